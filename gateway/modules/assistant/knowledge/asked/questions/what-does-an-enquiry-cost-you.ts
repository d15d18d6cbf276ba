/** What people ask, and the sentence that answers it (question-bank.ts). */
export const aboutWhatDoesAnEnquiryCostYou = `
= “What does an enquiry cost you?
which article talks about the cost of a lead
do you have something on cost per lead
is there a blog post about what an enquiry costs
what is your marketing article called
article about lead cost
something to read on the price of leads
do you have a piece on lead prices
a post about what leads are worth
anything on acquisition spending on your blog
is there reading material for someone who advertises and does not know what it brings
have you anything on what a prospect costs
text about the true price of prospects
my boss asks what each prospect costs, have you a text
blog, customer acquisition, which text
i advertise my yoga studio and have no clue what a new member costs me, have you a text on that
which article treats the price of a prospect
what is the title of the piece on cost per lead
do you have any write up on cpl
is there a read about how expensive leads are
i pay for ads for my gym, is there an article for me
do you explain anywhere what a lead sets me back
my dance school advertises, which article tells the price of a newcomer

= A sum on
who wrote what does an enquiry cost you
who is the author of the marketing article
when was the piece on lead costs published
what did sara mathew write
how long is the enquiry cost post
what did you publish in april 2024
do you have a blog post about advertising spend
which category is the cost of an enquiry article
who in your company wrote about ad budgets
do you blog about marketing
sara mathew, what did she put on paper
which colleague of yours knows about adverts and put it on paper
day and author of the piece on prospects
how long is the text on prospects
adverts topic on your blog, who wrote
our marketing head should read something on ad money, who of yours put that on paper and when
who penned the piece on enquiry costs
on which date did sara mathew publish her enquiry calculation
how many minutes is the lead cost article
under which heading is the article on enquiries filed
has sara mathew penned anything on cpl
is the article on cost per lead recent
who at longitude knows the maths of ad spend

= The channel with
are cheap clicks good
does a low cost per click mean cheap customers
which channel really costs most
is the cheapest advertising really the cheapest
can low click prices be misleading
low click price, high price in the end, how come
is it true that inexpensive traffic can be dear
paying little per visitor, good or bad
can low priced traffic be bad for me
is bargain traffic a trap
i pay three cents a visitor, am i clever
tiktok is so cheap, is it really
where folks cost least, are deals dearest
lowest price per tap, good omen
cheap crowd, dear customer, how come
visitors from one network cost me almost nothing, should i be glad
is a low cpc a bargain
do inexpensive clicks result in expensive customers
why could the lowest cpc be a pitfall
our agency brags about one rupee clicks, should i celebrate
does cheap traffic convert poorly
what is the paradox of inexpensive clicks
clicks for three sen each, is that a steal
why might the pricier click be better for my wallet

= Four columns and
how much time does the marketing sum take
how do i find out which channel is the expensive one
how many columns does your sum have
what do i need to see which advertising is too dear
is it possible to check my ad channels in one afternoon
how many hours to find the bad channel
how do i tell which of my ads is a waste
how soon do i know which advertising is a pit
is a half day enough to unmask the pit
table of how many rows or columns
what is the effort to unmask bad advertising
i have one free afternoon, can i find out which advert burns my money
how quickly can i find my money burning channel
do i need fancy software to evaluate channels or is a spreadsheet ok
how many columns does the spreadsheet need
is half a day enough to expose the priciest source
what effort must i put in to rank my ad sources
how do i figure out which adverts burn my rupees
is an excel sheet with four columns really all

= The monthly report
how long is the usual agency report
what does a monthly marketing report look like
our marketing people send us a thick document, typical
is a long ad summary common
our pr firm sends a thick pdf, is that the norm
how thick is such a pdf typically
pdf from the ad firm every four weeks
our agency sends twenty pages at the end of each month, do others get that too
what does the paper from a marketing agency look like
how thick is the typical deck from an ad agency
our agency emails a twenty slide pdf each month, is it typical
what length has the marketing report
how bulky is the monthly paperwork
do agencies always send an encyclopaedia each month

= Impressions are up,
what do agencies put into monthly reports
which figures look good in an advertising report
impressions and clicks are rising, what about it
what do marketing agencies like to show
click cost went down, is this success
views climb and taps climb, so we are winning, right
what do ad firms boast with
taps got cheaper, a good sign
everything in the agency's paper has gone up, are we doing well
more views, more clicks, cheaper clicks: should i open the champagne
what good news does an agency deck contain
which vanity metrics go up in the report
reach increases and cpc falls, is it meaningful
what trends does the agency show off
what does the cheerful report boast about
reach up, taps up, cpc down, should we pop champagne
which numbers do ad agencies love to flaunt

= There is an
why is everything green in our marketing report
all indicators are up, is it real
why do all signs point upward in that pdf
a pdf without a single red mark, plausible
everything in green, do i smell a rat
is it normal that the agency's paper shows only good news
why does every number in it point up
why is each indicator in the dashboard positive
which colour have the trends in the agency deck
everything points upward in their dashboard, typical
is a dashboard without any red suspicious
no red arrows anywhere, is it too good to be true

= Meanwhile the sales
what does sales say while marketing celebrates
the leads have got worse although the report is good
our sales people complain about lead quality
more leads but poorer ones
the salesmen are unhappy with the leads
leads are of low quality now
our sellers complain about lead quality
leads are getting poorer although ads go up
what do the people on the phone think of the leads
my reps moan that callers are hopeless, is it familiar
the pdf cheers, the reps sigh
callers become more and more hopeless
do reps and ad firm tell different stories elsewhere too
our people on the phone say the callers get worse all the time, does that happen elsewhere
what do the salespeople complain about meanwhile
our telecallers say leads are junk while marketing cheers
how do sales folks see the lead quality
what contradicts the rosy report
does the sales department share the optimism
what are the telecallers grumbling about while adverts shine
do sales reps agree with the rosy pdf

= Both can be
why do marketing and sales disagree
can both the agency and the sales team be right
how can the report be positive and leads bad
who is right, marketing or sales
how come two departments see it so differently
ad firm lies or reps lie
how can two truths exist
why does the pdf not match the mood of the reps
the agency is proud and my sellers are cross, who is lying
how is it possible that both of them tell the truth
can marketing be satisfied and sales be unhappy without anybody fibbing
why do the two departments contradict each other
who is mistaken, marketing or sales
how is it possible that the dashboard and the salespeople differ
so which of them is wrong
marketing cheers, sales weeps, who is telling the truth
is somebody lying when the two teams disagree

= You need one
how can marketing and sales agree on a figure
how to settle the quarrel between sales and marketing
what do both departments need
what can end the fight over lead quality
a number both camps swear by, is there such
peace between reps and marketers, how
common yardstick of two camps
my sellers and my marketers quarrel each monday, what could both believe in
is there a number that ends the quarrel
how do we reconcile marketing and sales
is there a common metric both departments trust
what is required to end the bickering over leads
what would settle the dispute
how do i stop marketing and sales squabbling
what can both teams swear by

= It fits on
what is the only question that matters for the ad budget
which number should decide the budget for next month
what does the one page sum answer
do i need new data for the calculation
what should i calculate per channel
cost per contract, is that the key metric
on what should next month's spending be based
which figure per channel tells me the truth
how long is your calculation
do i have to collect new data
what should decide where the money goes next
which metric is the real one for ads
which result tells me where to spend
where should next month's money go, by which number
must i dig for data or is it there already
one sheet, one question: which
what does a signed deal cost on each road
the single number that counts
what do i ask instead of how many taps
i have to decide on next month's adverts, what single thing should i know
which single metric should guide our ad spending
how long is the calculation and where do the data come from
what is the key question ahead of planning ad expenditure
is cost per acquisition by channel the decisive metric
can a tiny firm do it with the records at hand
what single number tells me where to put next month's ad rupees
do i have to purchase analytics tools for this calculation
which metric beats clicks and impressions

= Take the last
over which period should i calculate
how many months of data do i take for the lead sum
is one month of marketing data enough to start
what time span should the figures cover
how many months back do i dig
are running weeks included
a quarter's worth of numbers, right
how far back do i go for the table
is last month enough for the table, or do i need more
what timeframe should the channel evaluation cover
how many months back do i pull the records
should i include the current incomplete month
is one quarter of history adequate
from when do i gather the data
is last week's data enough to judge my ads
how far back should my spreadsheet reach

= For each channel
which four numbers do i need for each channel
how do i calculate the cost of an enquiry
what goes into the columns
do salaries count as marketing spend
what data should i collect per advertising channel
should agency fees be included in the spend
how to compute cost per lead step by step
which data do i ask from sales and marketing
total spend, what all goes in
do i count the wages of the marketing people
how to work out what a customer costs me
customer acquisition cost, how do i calculate
my cousin does the adverts for a wage, do i count his wage
which numbers per road
how do i begin the table
what do i put in the first column
include the ad firm's invoice or only the clicks
cpa for a dental practice, how to set it up
signed deals, hot ones, all of them, money: is that all
which things do i put in the table for flyers, google and the trade fair
what inputs do i need for cost per acquisition
do agency retainers count towards the channel expense
my niece runs our instagram for a wage, does that count
which steps of the funnel are tallied for each source
what do i gather from the crm for each channel
do my wages belong in the cost of getting a client
i spend on flyers, insta and expos, what do i tabulate
how do i calculate cac for my dental clinic

= Then divide the
what do i divide by what
how do i get the cost per contract from the numbers
formula for cost per lead
how is the figure per deal worked out
arithmetic step after filling in
the table is filled in, what do i do with the numbers
which number goes through which
by which numbers do i split what i spent
how do i get from my spending to the price of one client
how do i compute cost per lead and cost per deal
what is the maths once i have the four figures
what gets divided by what
and how do i get from the figures to a price
i've filled the table, how do i get the price of a customer

= Here is one
how much does the example company spend on marketing
is there a worked example with numbers
what budget is the example based on
six thousand a month, is it your model
is the model firm big or small
show me a month with small numbers
what does the imaginary firm in your text spend on adverts
are your numbers from a giant or from a small firm
what monthly ad budget has the firm in your illustration
is the sample calculation about a big spender
why is the illustration kept modest
how large is the marketing spend in the scenario

= Search advertising: USD
* show me the example figures for each channel
* which channels are compared in the enquiry article
* compare search ads, social ads and directory
* table of cost per lead by channel
what does a lead from google ads cost in your example
how many contracts came from search ads
cost per contract with search advertising
is search marketing better in your example
what did paid search bring in the example
how many of the google leads were good
adwords price per deal in your article
google, is it worth its money in your model
sixty callers for three thousand, what remains
adwords: per caller and per deal
six deals for what money
your model table, please
500 a deal on which roads
how many clients did google bring your imaginary firm and at what price
what did google ads deliver in the illustration
how many deals came from sem in the scenario
what is the cpl of ppc in your article
what is the cost per acquisition through search
are adwords leads decent in the scenario
my cousin says google is overpriced, what does your scenario show
how much per client via search engine
is paying google worth it in your example

= Social advertising: USD
what does a facebook lead cost in the example
how did social ads perform
how many contracts from social advertising
what does a contract through instagram ads cost
cost per deal on social media
are instagram and facebook ads worth it in your example
2000 dollars on social brought what
how many good leads from social
are facebook and instagram worth it in your article
how did meta ads do
what does a deal through facebook come to
instagram brings eighty people, how many buy
what does a deal via tiktok or facebook cost in the model
reels and boosted posts, worthwhile by your model
one deal for two thousand, which road was it
eighty callers, eight decent, and then
how many clients did facebook bring your imaginary firm and at what price
what did instagram and facebook deliver in the illustration
what is the cpl on social
what is the cost per acquisition through meta
how many clients came from boosting posts in the scenario
are tiktok type leads mostly weak in your scenario
is insta advertising worth the expense according to the article
eighty people wrote via facebook, how many signed
how dear is a client from insta in your example

= Trade directory: USD
how did the trade directory do
is a listing in a directory worth it
what does an enquiry from the directory cost
contracts from the business directory
1000 dollars for a listing, what came out
do yellow pages bring business in your example
are listings worth the money
how did the yellow pages do
is a paid listing better than it looks
the paper listing nobody likes, how did it fare
ten callers for a thousand, sounds bad, is it
old fashioned listing versus modern ads in the model
indiamart like listings, worth it by your model
how many clients did the printed listing bring your imaginary firm and at what price
what did the business listing deliver in the illustration
what is the cpl of a justdial type listing
is a justdial or yellow pages entry worthwhile per the article
what is the cost per acquisition through listings
how many clients did the catalogue entry win
my father still pays for the directory book, any sense in it
how dear is a client from the printed listing

= By the price of an
which channel has the cheapest leads
what would we decide if we look at price per enquiry only
should the directory be cancelled
does social win on lead price
if i only compare lead prices what would i conclude
who wins if you look only at lead price
what would a naive reader cut
which source looks bad at first sight
at first glance, who is the hero
at first glance, what would one cancel
naive view of the table
if i only look at what a request costs, which one would i throw out
who looks best before you count the deals
which source seems best when ranked by cpl
which channel would you axe judging by lead price alone
is the listing the loser on cost per lead
what does a superficial look suggest
who looks victorious if we only count leads
who is the apparent champion if i count only requests
should i dump the listing because its leads are dear

= By the price of a contract
which channel wins by cost per contract
does the ranking change when you look at deals
is the cheapest lead source also the best
does cost per sale turn the result round
does the hero stay the hero when deals are counted
at second glance, who leads
is the order turned upside down
and if i look at what a signed deal costs, does it stay that way
which one is best when deals are counted
does the ranking flip when measured by cost per acquisition
which metric reverses the verdict
what if we rank sources by deals won
so is facebook still the victor
does the listing beat social when clients are counted
counted by signatures, who is the real champion
does the apparent loser turn out best

= Somebody who optimises
what goes wrong when you optimise for cheap leads
should we optimise for cost per lead
can lead optimisation harm us
why would an agency shift money to the wrong channel
is chasing low cost leads a mistake
what is the danger of cheap leads as a goal
can a well meaning agency hurt us
is low lead price a bad target
how can a target for the agency ruin results
why would spending shift to poor sources
we told the ad firm make prospects cheaper, a blunder
good intentions, wrong road: how
what does chasing a low price per caller do over months
bonus for cheap prospects, wise
can a diligent marketer ruin me without noticing
i pay my marketer for bringing requests as cheaply as possible, is that stupid
why is targeting the lowest cpl counterproductive
what happens when an agency is rewarded for cheap leads
can an honest marketer damage sales unknowingly
our kpi is cost per lead, is it a trap
where does the budget drift when you chase inexpensive leads
is cpl optimisation wise
why did our sales drop though the leads got cheaper
is the cheapest lead a wise target for marketers

= Of 80 enquiries
how many of the social leads were useless
how many enquiries led nowhere
how many junk leads did sales have to handle
what share of social media leads is bad in the example
how many of eighty were a waste
how much junk came from facebook in the example
how much rubbish did they have to handle
what share of leads was worthless
how many tyre kickers were among eighty
number of callers for nothing
eight out of ten or more for the bin
tyre kickers in the model
how many people had to be turned away for nothing
how many of those from facebook were a waste of breath
how many of the eighty social leads were time wasters
how many replies went to dead ends
what proportion of instagram leads was fruitless
how many prospects fizzled out in the scenario
what junk volume did the salespeople have to process
how many instagram callers were only window shoppers
what rubbish did the reps have to wade through

= At twenty minutes
what do bad leads cost in working time
is there a hidden cost of poor enquiries
how many hours does sales waste on junk
which cost is missing in advertising reports
how long does each useless lead take
how much labour is lost on worthless enquiries
24 hours a month on what
time cost of junk leads
what does junk do to our people's day
is there an expense nobody sees
how much labour goes into worthless leads
what do poor leads really take from us
tyre kickers eat my reps' time, how much
three working days a month for nothing, is it so
which burden does no pdf show
what does it take to turn away a tyre kicker
wages burnt on tyre kickers
how much of my sellers' month goes down the drain with useless requests
how much manpower is squandered on useless leads
what hidden expense do marketing dashboards ignore
how many hours monthly do salespeople spend on timewasters
what is the labour behind fruitless leads
does the agency's deck show the effort of replying
how long does handling one dud take
what expense goes unreported in ad campaigns
who pays for the hours wasted on tyre kickers

= But be careful
should i be careful when numbers are small
are the figures reliable with few contracts
is there a danger with little data
few deals, are the sums trustworthy
two deals only, may i draw a conclusion
is my tiny business suited for such statistics
handful of deals, how solid
we win two clients a month, can i believe my table
should i trust numbers that are this small
is my sample of two deals statistically meaningful
should i be cautious with few conversions
can i rely on a spreadsheet with so few deals
what caution applies to little data
i only sign two clients monthly, any warning
i have two clients a month, can i trust the outcome
any caveat for a tiny business

= One contract more
how much would one more contract change the result
how fragile is the social advertising figure
is a single contract enough for a conclusion
what if the one deal had not come
does a lone deal distort the result
how shaky is the facebook number
what if there had been two deals
by luck a second deal comes, what does the table say then
how wobbly is the two thousand
does a single signature turn it all
what would happen to your table if facebook had won a second client
can one signature more or less change everything
how volatile is the social result
what effect would one additional deal have on the outcome
why is a result based on a lone deal shaky
could a fluke distort the ranking
would a single lost client alter the picture dramatically
if one more person signs, does the picture flip

= This is why
why three months and not one
why do i count good enquiries as well as contracts
which column reacts soonest
what if i have too few contracts to judge
why do i need the number of qualified leads
why not just look at last month
why look at qualified leads besides deals
i am impatient, why a whole quarter
which column speaks earliest
why bother with the decent ones if only deals pay
deals are rare with us, what do i look at
why do i have to look at a whole quarter, i want to decide now
why is a quarter better than a single month of records
which column gives an early signal
why bother tallying qualified leads and not merely deals
what is the reason for gathering ninety days
how do we get a verdict faster with few deals
why wait an entire quarter
which number speaks before the deals come in

= The sum stands
which column decides whether the sum is right
what does the calculation depend on most
how important is the definition of a qualified lead
what is the weakest point of the sum
where does your arithmetic break if done carelessly
achilles heel of the table
which column must be right
what must be right or the whole table is rubbish
where do people go wrong with the table
what is the most delicate part of the channel calculation
upon which column does everything hinge
which input makes or breaks the result
what if the qualified figure is sloppy
where is the calculation most vulnerable
where do most people mess up the calculation
which figure must be most trustworthy

= Let sales and
who decides what a good enquiry is
how should the definition of a qualified lead be written
how quickly must one be able to judge a lead
should sales or marketing define lead quality
what makes a usable lead definition
who should define what a worthwhile lead is
how long may it take to check a lead
who should decide what a real lead is
how simple must the rule for leads be
can one department alone decide on lead quality
what shape should our lead criteria have
two camps, one sentence: who holds the pen
how do we define a serious prospect
may the chief decide alone what is serious
two minutes to judge a caller, is that the limit
how long may the definition be
mql and sql, do we need so much
who in my firm should say which requests are worth our time
how do sales and marketing align on lead criteria
how long may it take to assess a lead
how concise should the lead criterion be
should the agency alone determine what a hot lead is
what rule helps us separate serious leads from timewasters
is it marketing's task or sales' task to set the criterion
who gets to say what a decent lead is
my sales head and marketing head differ on hot leads, who writes the rule

= For instance: “works
example of a definition for a good lead
what is a qualified lead for instance
when is an enquiry good
sample criteria for lead qualification
how would you describe a worthwhile lead
do you have a sample sentence for lead criteria
give me a sentence for serious prospects i can copy
what would you call a serious caller
land, need, day or purse: is that the definition
could you give me wording for what a serious request is
how do i describe in one sentence whom we want
give me a model wording for a qualified lead
which criteria make a prospect serious in your illustration
does location, need and timeline make a lead good
what could our mql rule look like
is stating a deadline a sign of seriousness
how would you phrase the bant rule for a small firm
how might i word the yardstick for a serious prospect
must a decent lead mention money or time

= Whoever answers the
who marks the lead as good or bad
when should an enquiry be marked
do we mark at once
who labels incoming leads
who puts the tick
receptionist or manager puts the tick
tick right away
who puts a tick behind a serious request and when
should my receptionist mark them herself
who should tag the lead and at what moment
should the person replying classify the request immediately
is the front desk girl the right one to grade leads
when is the lead graded
does tagging happen on the spot
should the receptionist stamp each request as decent or not
straight away or later, when is a lead rated

= Not at the
can we rate the leads at month end
is it ok to mark enquiries from memory later
may sales label the leads once a month
can we rate leads later, in one go
is it fine to do the rating afterwards
our people rate leads every four weeks, ok
may the tick wait until the 30th
we judge in retrospect, fine
who remembers callers after weeks anyway
we go through the requests on the last friday of the month, is that all right
can we fill in the ticks afterwards from what we remember
can we grade leads in retrospect at month close
is it acceptable to classify prospects later from recollection
our team tags everything on the last day, is that wrong
when must grading not occur
can i rate last month's leads from my head
batch rating every fourth friday, okay

= If the marking
what if marking each lead is too much work
our people find it tiresome to rate leads, what can be wrong
could the contact form be the cause
labelling each enquiry is a pain
my reps hate ticking, whose fault
ticking takes ages, what is rotten
could our web form be the culprit
my people find it a nuisance to mark requests, what could be behind that
is it the fault of our contact page that marking takes so long
tagging leads feels like a chore, what may be at fault
why is classification so cumbersome for our staff
could a badly designed contact page be guilty
salespeople grumble about grading prospects, what to check
rating every request is tedious, whose fault may it be

= A form that
what should the contact form ask
which question in the form makes qualifying easier
good wording for an enquiry form
how should we change our enquiry form
how should our contact page be worded
what do i put on the contact page to sort leads
which two things should visitors tell us first
which two things should the web form find out
our web form has name and phone only, what is missing
wording of the box in the web form
need and date, should i ask that
what should visitors tell us on the contact page so that we can judge them
which question should my website put to prospects
what wording reveals need and deadline
my form only collects name and mobile, what should be added
how do i get visitors to state their requirement and timing
what to ask instead of just your message
my form only has name and message, what ought it ask
how can the website find out urgency

= gives the answer
how does the form qualify the lead by itself
can a form save us the marking
can contact page wording save us the sorting
does the web form do the ticking for us then
no more judging by hand
do i still have to judge requests if the contact page asks well
what does a well worded contact page spare us
would better wording on our contact page save my sellers the judging
can the form grade prospects automatically
how do we spare staff the grading
does a good question classify the lead on its own
what if nobody wants to classify by hand

= You do not have to follow
do i need to track people to know their source
can i measure marketing without cookies
is it possible to know where leads come from without tracking
must i use surveillance to attribute leads
privacy friendly attribution
must i follow visitors around the web to measure ads
marketing measurement without spying
can i respect privacy and still know what works
we dislike cookies, can we still know which ads work
must i buy a tracking suite
as a data protection officer i ask: is snooping needed
works without pixel and profile
is stalking visitors part of modern advertising, as all say
i find it creepy to pursue people on the net, can i know all the same where they came from
can i attribute leads without invasive tracking
is retargeting style surveillance needed to know the origin
do we need a facebook pixel to know the source
must i stalk users to measure advertising
my dpo forbids cross site tracking, can we still attribute
is snooping on the public unavoidable for attribution
can i know where clients come from without creeping on them
is retargeting pixel stuff compulsory to know the source

= Three simple things
how many methods do i need to find the source of leads
are simple means enough for attribution
how many tricks are needed instead of snooping
do plain tricks suffice
what do i need if i do not pursue people
is there a handful of simple means to learn where people came from
can attribution be done with simple means
how many easy tricks suffice for attribution
are low tech means adequate to learn where prospects originate
do i need complex software for attribution
what gets me most of the way without spying
are there easy tricks in lieu of snooping

= Mark the links
how do i know which ad brought the lead
should i use utm tags
how to track ad links
where do i save the campaign information
tagging advertisement urls
how do i see which campaign a lead came from
link parameters, do i need them
how can i tell which ad brought somebody
do i need utm tags
what is the method for online ads attribution
google or newsletter, how do i tell them apart
little tails on web addresses, what for
where do i keep the tail
how do i see which banner he tapped
we run five adverts with the same landing, how will i know which one somebody saw
how do i label banner urls so i know the origin
should utm values be saved in the crm
how can a newsletter lead be told from a google one
what do i append to ad hyperlinks
which technique connects a prospect to the campaign
insta banner or newsletter, how do i know which brought her
how do i tag the hyperlinks of ads

= Use a separate
how do i track phone calls from a directory
should i use another phone number for tracking
how to measure calls from a listing
how can we tell that a caller saw the listing
callers do not tap anything, how do i know their origin
second line for the listing, makes sense
own extension for the yellow pages
people who saw us in the yellow pages just ring, how do i count them
should the listing show another number than our website
how do i know if a caller found us in the justdial entry
should i get another sim for the yellow pages
does call tracking require a dedicated line
how do we attribute phone leads to the printed listing
should the listing show another mobile
people ring after seeing the yellow pages, how would i notice
do i need a second sim to measure phone leads

= And ask: a
should i ask people how they found us
which form field tells me where they come from
do i add a how did you hear field
can i simply ask the customer about the source
is it enough to just ask where they heard about us
simple question in the form on the origin
can i just let customers tell me where they found us
is a simple extra box enough for attribution
what is the easiest way to learn the origin
why not simply put the question to folks
which box do i add to the web form
origin by asking, good enough
what should the box say
would it be enough to just ask people who told them about us
what prompt should i add to the form to learn the origin
is simply enquiring about the origin useful
which question discloses word of mouth
how do i learn that a friend recommended us
should my form include a source question
which extra prompt should my form get to learn the source
is asking folks directly a valid method

= that people may
are people honest about how they found us
should the how did you find us field be required
can that field be optional
do visitors answer truthfully where they came from
must it be a compulsory question
do folks tell lies in that box
mandatory star at that box
may the box stay blank
do people tell the truth when asked how they found us
should people be forced to say where they found us
should the origin question be mandatory
do folks fill in the source truthfully if it is voluntary
is a skippable question reliable
can i trust what prospects say about the source
should i force people to tell the source with a star
will folks fib if the box is compulsory

= Some visitors will
what about visitors who refuse cookies
do ad blockers affect the measurement
will some people reject tracking
do some browsers stop analytics
do people opt out of tracking
adblock users, are they a gap
will my google figures be complete
half say no to the banner, what now
brave and firefox hide people, do you know
gaps in google analytics, from what
many visitors refuse our cookies, do i miss them
what about people with blockers in their browser
what about users with ublock or who reject the banner
is web tracking incomplete
do certain browsers suppress google analytics
why does my dashboard count fewer visitors than there were
are users entitled to dodge measurement
half my visitors hide behind brave, does this happen widely
do people turn down the cookie pop up

= That is their
does it matter if people decline analytics
is refusing cookies a problem for the calculation
why does blocked tracking not spoil the sum
does the calculation start from visits or from enquiries
is it okay when visitors opt out
many visitors say no to tracking, is my sum broken
consent banner reduces my data, matter
so many refuse cookies, is my calculation worthless
why do cookie banners not spoil it
is consent a problem for your method
must i fear gaps in web statistics
no consent, so your arithmetic is dead, right
do refusals spoil it
are taps or callers the starting point
should i be annoyed at folks who refuse
half of the visitors say no to cookies, does your method fail then
does rejecting cookies ruin the lead calculation
is it legitimate for users to say no to tracking
why is missing visitor data harmless here
do i need complete traffic statistics for the spreadsheet
half my traffic is invisible, is the calculation still valid
and does that ruin anything
my google stats are full of gaps, is the lead calculation dead
should i be cross about folks who refuse cookies

= For the rest there
what do i do with leads of unclear origin
how do i treat enquiries whose source i don't know
some enquiries have no known origin
he just appeared, nobody knows whence: which row
leftover callers of no known origin
what do i do with requests where nobody knows how they came
where do i put a client whose origin nobody knows
someone signed and nobody remembers how he found us, in which line does he go
what label do i give leads without a known origin
where do unattributed prospects go in the spreadsheet
some clients cannot recall how they found us, where do i enter them
is there a category for mystery leads
dunno where she came from, which row
what do i put for walk ins nobody can place

= Show it.
should i hide the unknown row
do i include unattributed leads in the report
may i leave the unknown ones out
the row of unknowns looks bad, may i drop it
be frank about the unknowns
should the boss see how many we cannot place
can i just leave out those we cannot place
is it embarrassing to have a line of unplaceable requests, should it be seen
should unattributed leads be disclosed in the report
may i omit the mystery category from the spreadsheet
is it better to conceal what can't be traced
do i present the untraceable ones to management
the mystery row embarrasses me, drop it

= If it grows
how big may the unknown share be
too many leads have no known source, what now
when is attribution too poor to act on
at what point should i repair the measuring first
half of our leads are unattributed, what should i do
what limit for unknown origin
unknowns are half of it, may i still decide
limit of unknowns
33 per cent unknown, and now
when do i fix the counting first
we cannot place every second request, may i still shift money
what share of unattributed leads is too much
when should i fix tracking ahead of reallocating
half of my prospects are untraceable, what takes priority
is 40 percent unattributed acceptable for reallocating money
what is the tolerance for mystery leads
every second lead is a mystery, what do i fix first
when is the mystery pile too high

= Move a part
should i move the whole budget to the best channel
why do channels get more expensive when you buy more
can i put all my money in the winner
how much of the budget should be moved
do returns diminish when i spend more on ads
all in on the best channel, good or not
why does the best channel get dearer with more money
should i cut one channel completely and put it elsewhere
should i put everything on the winner
why does doubling the spend not double results
can i scale the best source without limit
all chips on the winner, your opinion
why does the winner become dearer when i feed him
double money, double deals, right
best customers come first, so what follows
how brave should i be with shifting
facebook is bad and google is good, do i give google everything
should i shift my entire ad spend to the winner
why does scaling a good channel raise its price
why does each extra rupee of ads achieve less
google works best, may i put all my eggs in that basket
why do additional customers from the same source cost more
can i pour everything into instagram now
why does the tenth thousand buy less than the first
is it brave or silly to move everything at once

= Look again after
when do i check again after shifting budget
how long to wait before looking at the results
after how many weeks should i review
how soon can i see if the change worked
two months or less before judging
two months later or next week
when do i see if the shift was good
patience after a shift, how much
when is it time to check whether the shift was right
i moved some money last week, can i judge already
how long until i review the reallocation
is two months a proper interval for reassessing
i reallocated a fortnight ago, may i evaluate yet
when is the next review due
i shifted funds on the 1st, when shall i evaluate
is a fortnight enough to see effect

= Stop what has
* which decisions should i take after the sum
* what do i do with the result of the channel comparison
* three decisions for the marketing meeting
* how should i change my ad budget
when should i stop a channel
this channel brought nothing for half a year, should i drop it
how long may a channel go without a deal
no sale from this channel since half a year
when to kill a campaign
is there an exception for channels without contracts
fair stand in frankfurt, nothing in a year, drop it
our sponsoring brought no deal, is there an excuse to keep it
half a year of nothing, verdict
what do i do with the table in the next sitting
which steps follow from the table
we have had a stand at a fair for years and never won a client, stop it
when do we axe a channel that yields no clients
is a branding exception permitted when dropping fruitless activities
we sponsor a cricket club without any deal, should we quit
which activities should be discontinued
how many fruitless months are tolerable
the stall at gitex never yields a deal, scrap it
when is it time to pull the plug on a campaign
can sponsoring survive without winning clients

= Take a quarter
how much budget should i shift to the best channel
should i take money from the worst performer
what part of the weakest channel do i move
how to test if the strong channel can take more money
a quarter of which budget
how do i try whether the best source can take more
how much do i shift as a trial
rob the loser to feed the winner, how far
should i try more money on the winner
25 per cent of whose money goes where
how do i find out if the winner bears more
from loser to winner, a slice
how much do i take from the bad advert and give to the good one
i want to feed the best advert more, but carefully, how much
what fraction of the loser's money goes to the winner
how do i test if the best source scales
should i reallocate twenty five percent
what do i observe after feeding the top source
which cautious experiment do you recommend with the ad money
how big a slice shall i take from the worst performer
will the winner stay cheap if i feed it more

= Spend one month’s
should i invest in the landing page
what can i do with the worst channel's money
spend on ads or on the page
is the landing page a better investment than ads
what to do with the worst performer's money for one month
should money go into our website rather than ads
our ads work but the site does not convert
invest once in the landing area, how much
what would you do with the loser's money for four weeks
spruce up the place where all ads end
more ads or a better destination
is web design a better use than banners
would the money for the bad advert be better spent on our website for once
should the poorest source's money finance the landing page
where could i spend the money of the worst ads instead
do you suggest skipping ads for a month to polish the website
how do i fund improvements to the destination page
which investment is better than another month of poor ads
pause the dud ads and pay the web designer instead, good idea
where else could a month of the dud's money go

= If two visitors
what does a better landing page bring
how much cheaper do leads get if the page converts better
what happens if three instead of two in a hundred write to us
why does the page matter more than ads
effect of conversion rate on lead cost
how can all channels become cheaper at once
from two to three percent, what does this do to costs
how do i make every channel a third cheaper
why improve the website before buying ads
what if more people fill in the form
how do i reduce lead price without touching ads
does a small conversion gain pay
why is the website the strongest lever
three in a hundred instead of two, what is that worth
all roads cheaper at one stroke, how
a third off, by what
small plus on the site, large effect
out of a hundred visitors two write to us, what if it were three
what impact has a conversion rate of three rather than two percent
how does landing page work lower the cpl everywhere
is cro more valuable than tweaking ads
what saving do i get if one more visitor per hundred writes
can i slash cpl without touching the campaigns
what happens to all sources at once when the website persuades better
what does one more enquiry per hundred visits do to my ad prices
can i get a 33 percent discount on all ads at a stroke

= No campaign can
can a campaign do as much as a better page
is any ad campaign as effective as improving the page
are ads able to achieve the same
is there a stronger lever than this in ads
can ads reach the same effect
can banners do the same
is a clever slogan as strong as a better destination
is there an advert that brings as much as a better website
could we get the same effect by advertising harder
is there any advertising trick that makes everything a third cheaper
can a brilliant advert match the effect of a better website
is any ad creative as potent as the landing page
would a viral reel achieve the same
could more ads produce equal savings

= So ask whoever
what should i ask my advertising agency about the landing page
what question to put to whoever runs our ads
when was the landing page last changed, why ask
how do i test whether my ad agency looks at the page
how do i see if my ad agency cares about the website
what is a good test for a marketing agency
when did they update the landing site, why ask
what should i put to our google ads manager
what do i ask the lady who does our google ads
how old is our destination, does it matter
trap question for ad firms
how do i find out if the man who runs our adverts cares about where they lead
should i ask our advertiser about the website
what should i ask my ppc manager about the website
how do i check that the ads person minds the landing page
which question unmasks an agency that only tweaks banners
when was the target page last modified, should i ask that
what do i say to the freelancer managing our adverts
what do i quiz the google ads chap about
my nephew does our adverts, what should i ask him about the site

= If the answer is that the
my ad agency says the website is not their job
the agency does not care about the landing page, what does this mean
they say the page is not our business
agency says website is not their job
our ad people refuse to touch the website
ad firm shrugs about the destination, what does it show
they only do banners, not sites: warning
where do i start if nobody feels responsible for the destination
our advertiser says the website is none of his affair, what does that tell me
where do i begin when nobody minds the website
my ppc agency claims the website isn't their responsibility, now what
the ads man passes the buck on the landing page, what does it tell me
where is the starting point if no one owns the page
our marketing folks say ask the it department, is that a clue
the agency shrugs about our landing page, what does it reveal
`;
