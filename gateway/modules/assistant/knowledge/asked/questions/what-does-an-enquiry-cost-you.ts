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
what is the title of the article on enquiries
do you have an article on what an enquiry costs
can you tell me which article is about the cost of an enquiry
what does an enquiry cost you article
is it true that there is an article on the price of an enquiry
i want to know if you wrote about the cost of a lead
what about the enquiry article, what question does it ask
is there no article on marketing costs
have you got something to read on cpl
blog piece on customer acquisition expense
any text on how much one new prospect sets me back
what's the heading of your post on ad spending
is there a read for someone who advertises and doesn't know what it brings
material on cost per lead
which of your essays deals with money per prospect
what question is posed in your digital marketing column
something on whether my adverts pay off
name of the write-up on the price of a caller
i run a dance school and pay for ads blindly, have you published anything on that
my boss asks what one inquiry costs us, is there an essay
i am a marketing lecturer seeking a text on lead prices, what is it called
suppose i want to learn what a newcomer to my gym costs me, what do i read
we spend on google and insta without a clue, which post of yours is for us
and what is that article called
so what is it about
what does it ask in the headline

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
who wrote the article about the cost of an enquiry
when was the enquiry article published
can you tell me how long the article by sara mathew is
sara mathew digital marketing article
is it true that sara mathew wrote about enquiries
i want to know if the enquiry article is from 2024
what about the length of the enquiry article
is the enquiry article not by arjun deshpande
which category is the piece on lead cost in
who's the author of the sum on one page
date of the post on ad spending
subtitle of the enquiry essay
how many minutes will the lead cost text take me
what has ms mathew published
who at your firm understands the maths of adverts and writes of it
is the cost per lead post a long read
april 2024, what appeared then
whom do i credit if i quote the enquiry piece
my colleague mentioned a mathew who writes on marketing sums, what did she write
i'm citing it in my thesis, who is the author and which day did it come out
i have a short coffee break, can i finish the enquiry text in it
suppose i want to thank the writer of that one page sum, who is it
we want to know if the marketing column is still fresh, when was it put up
and who is it by
is it a quick read

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
does the channel with the cheapest clicks bring the cheapest contracts
can you tell me why cheap clicks can be expensive
cheapest clicks dearest contracts
is it true that cheap clicks often lead to dear contracts
i want to know if i should choose the channel with the lowest click price
what about a channel with very cheap clicks
aren't cheaper clicks always better
low cpc, happy or worried
three sen per tap, a bargain or a trap
does inexpensive traffic make costly customers
pitfall of the lowest bid
is the bargain network really a bargain in the end
what's the paradox about click prices
penny visitors, pound clients, is that so
should i celebrate falling cpc
what hides behind nearly free visitors
do low prices per tap tell me where to advertise
tiktok gives us traffic for next to nothing, should we move the budget there
my agency is proud of two rupee clicks, should i be too
i worry that our cheap source sells nothing, is that common
suppose network a costs a tenth of b per visitor, which one is likelier to be pricey per deal
we shifted everything to the least expensive ads and sales shrank, does that happen
and is the cheapest one the best
so cheap can be expensive
which one is usually the priciest in the end

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
how long does it take to find the expensive channel
how many columns does the sum have
can you tell me what i need to find out which channel is dear
four columns one afternoon
is it true that one afternoon is enough
i want to know if i can find my dearest channel myself
what about the time the sum takes
do i not need special software for the sum
half a day with excel, does that do it
how much effort is it to unmask the money pit
what shows me where my ad money burns
table size for evaluating sources
can i finish the reckoning before dinner
is a data scientist required
is it a big project or a small exercise
what tool exposes the bad source
a spreadsheet with how many fields
quick way to learn which advertising is the pricey one
i have only tuesday after lunch free, would that suffice to spot the bad channel
my boss expects a six week study, how much work is it in truth
i worry i lack the skills for such an analysis, what does it take
suppose one of our networks is a waste, how do we discover which
we run five kinds of adverts, how do we learn which is the dear one
and how long would that take me
so what do i need for it
is it difficult to find out

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
how long is the monthly report from the agency
how many pages does the agency's report have
can you tell me how thick the usual agency report is
monthly report agency twenty pages
is it true that the report has twenty pages
i want to know if such a long monthly report is typical
what about the length of the report in the article
is the agency's report not just one page
bulky pdf every four weeks, do others get that too
size of the slide deck that ad firms send
how much paper does the firm in your story deliver
does the marketing supplier write a novel each month
volume of the document from the adverts people
how does the good news tale begin
number of sheets from the ppc folks
is the typical dossier a thick one
what lands on the desk at the end of the month
how extensive is the statement by the ad firm
i never read past page three of what our agency mails, how long is theirs
my boss gets an encyclopaedia of charts monthly, is yours in the story as long
i worry that nobody studies such documents, how big is the one you describe
suppose i hire an ad firm, what amount of paper will come regularly
we receive a brick of slides, is that the same in your piece
so a thick one
how many sheets was it

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
what does the agency's report say about impressions and clicks
are clicks up or down in the report
can you tell me what good news the report contains
impressions up clicks up cost of click down
is it true that the cost of a click is down
i want to know if the report shows more impressions
what about the cost of a click in the report
does the report not show that clicks fell
which vanity metrics do ad firms flaunt
views climb and prices fall, is that what it says
reach rising, cpc sinking, sounds familiar
what numbers make the paper look so cheerful
do taps get cheaper according to them
three trends that the marketing people boast of
what is the happy message of the slides
what went north and what went south
what do ppc companies love to write
is traffic growing in that tale
our agency says everything improved, what does it usually mean by that
my boss opens champagne over the ad statistics, what do they tell
i always hear more eyeballs for less money, do you describe that
suppose i leaf through the twenty sheets, what will they tell me
we are told that visibility grows and taps cost less, is it in your story too
and what does it say inside
so which figures look well
is the click price rising there

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
what colour are the arrows in the report
is there an arrow beside each figure
can you tell me what stands beside the figures in the report
arrow beside each figure all green
is it true that all arrows are green
i want to know if there is any red in the report
what about the arrows in the agency's report
are not some of the arrows red
how is the good mood shown graphically
no single bad mark in the whole pdf, is that it
does every indicator point the right way
what symbols adorn the statistics
traffic light colours in the ad deck
is there one warning sign in there
decorations next to the numbers
does the dashboard show nothing but success
how are trends drawn in that paper
which shade dominates
our slides never show anything bad, is that so in your tale
my boss loves the little markers, what do they look like in yours
i smell a rat when nothing is ever negative, does your article depict that
suppose i just skim the visuals, what would i believe
we colour code our kpis, how does the agency do it there
and are they all positive
so no red at all
what do they put next to the numbers

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
what does the sales team say about the enquiries
have the enquiries become better or worse
can you tell me what sales thinks while the report is green
sales team says enquiries worse
is it true that the sales team complains
i want to know if the salespeople agree with the report
what about the sales team, are they happy
does the sales team not see better enquiries
telecallers moan about junk, is that in the story
how do reps judge the leads at the same time
who is grumbling while the adverts shine
the quality of prospects according to those on the phone
what's the mood on the sales floor
marketing cheers, and the closers
is anyone contradicting the rosy deck
poor callers, time wasters, who says so
what do the people who ring back the prospects report
does the shop floor see the same sunshine
our reps say nobody picks up or they are students, do you know that complaint
my boss is happy with the agency but the sellers roll their eyes, do you mention that
i work in telesales and get only rubbish numbers, are others in that position
suppose the pdf is brilliant, what might one hear in the next room
we hear sighing from the sellers ever since the clicks went up, familiar
and what do the sellers think
so who is unhappy
did the leads get any better

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
can you tell me why the two sides disagree
both right count different things
is it true that both sides can be right
i want to know if one of them must be lying
what about the contradiction between report and sales
is one of the two not wrong
does the ad firm fib or do the reps
how do cheerful figures and gloomy sellers go together
two truths at once, how so
why do they talk past each other
are they measuring the same
what explains the opposite views
is anybody cheating there
apples and oranges, is that the reason
whom should the owner believe
reconcile a green deck with a grumpy sales floor
my two managers shout at each other over leads, is one mistaken
our agency swears it goes up, the callers swear it goes down, how is it possible
i worry the marketers deceive me, do they
suppose neither of them invents anything, why then the clash
we sacked a salesman for contradicting the numbers, was he perhaps correct
so who has it right
and how can that be
is someone telling lies then

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
what do marketing and sales need to agree
what do you need to settle the disagreement
can you tell me how to end the quarrel over leads
one sum both sides accept
is it true that one sum settles it
i want to know if there is a figure both sides accept
what about both sides, what must they accept
do both sides not need their own figures
common yardstick for the two departments, is there one
how do i make peace between callers and advertisers
a single metric everyone trusts
bickering teams, what is the cure
what stops the squabble about lead quality
shared kpi, do you recommend it
how does an owner bring the two camps to the same table
what does it take for sellers and ad people to see eye to eye
one version of the truth, what could it be
mediation between adverts and sales, by which means
every monday the same argument in our meeting, what would stop it
my two heads each bring their own spreadsheet, what would you have them use
i'm tired of being referee between marketers and reps, what helps
suppose nobody trusts the other's numbers, what is required
we want peace before the budget round, what must we find
and how do we solve that
so what do both of them need
is there anything they'd agree on

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
which question matters for next month's budget
how long is the sum and which figures does it use
can you tell me what a contract costs through each channel
contract cost through each channel next month's budget
is it true that i already have the figures for the sum
i want to know if i must collect new data for the sum
what about next month's budget, what decides it
do i not need new figures
what should guide my ad spending in june
a signed deal per source, is that the key number
does the reckoning need analytics tools or just what lies around
how big is this sheet of yours
what is the single thing to know when planning expenditure
price of winning one client by route, is this the point
can i do it from invoices and the order book
what beats clicks and views as a guide
where should my rupees go, how do i tell
the only metric that counts for advertising plans
i have three days to hand in the ad plan, what must i find out
my boss wants a one pager to decide on spending, what would be on it
i worry that we lack the data for such an analysis, do we
suppose i could know just one thing on my adverts, which should it be
we are a small firm without analysts, is this reckoning within reach
and what does it tell me
so is it long
which numbers would i need for it

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
which period should i take for the sum
how many months do i take
can you tell me if i should include the current month
last three full months
is it true that three months are enough
i want to know if i need a whole year of figures
what about the running month, does it belong in
is one month not enough
how far back do i dig in the records
a quarter's worth of data, right
timeframe for judging my ads
do i count the half month we are in
which stretch of time goes into the table
how recent must the numbers be
since when do i pull the invoices
ninety days or twelve months
span of the evaluation
what do i open first, and from which dates
we have records since 2015, how many of them do you want
my bookkeeper asks from when to when, what do i tell her
i worry that december distorts it all, over how long do we look
suppose today is the tenth of may, which months go in
we only began in january, is a quarter of history adequate
so for what time
and from when
how much history is required

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
which four numbers do i write down for each channel
do salaries belong to what i spent
can you tell me what to write down per channel
four numbers spent enquiries good contracts
is it true that fees and salaries are included
i want to know if the agency's fee counts as spending
what about the enquiries that sales calls good
is the advertising bill alone not enough
how do i start a cac table
my niece does our insta, does her wage go in
inputs for cost per acquisition
what data do i gather for google, expos and flyers
who decides which leads are decent ones in the tally
retainers too, or only media money
columns of the sheet, what are they
what must be counted for every source of customers
signed deals, hot prospects, all callers, and what else
staff time as part of advertising expense, yes or no
i run a dental practice with three kinds of adverts, what figures do i collect
my accountant has the invoices, what else do i need beside them
i worry about forgetting hidden expenses, what goes into outlay
suppose i fill one line for facebook, what stands in the four fields
we use a crm and an order book, what do we pull out of them
so what goes in the columns
and are wages part of it
what do i count there

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
what do i divide in the sum
what is done with the four numbers
can you tell me how to calculate the cost per contract
divide the first by each of the others
is it true that i just have to divide
i want to know if there is a formula
what about the first number, what happens to it
do i not have to multiply anything
arithmetic of cpl and cac
spend over deals, is it as easy as that
how do four values become three prices
school maths enough for that
what operation gives me the price of a client
outlay split by callers, decent ones and signed ones, right
now that the table is filled, what's next
which by which
how is a price per decent lead worked out
excel step after entering the data
i have 3000, 60, 24 and 6 in front of me, how do i go on
my colleague wants averages, what do you do with the values instead
i'm hopeless at maths, what reckoning is required at the end
suppose the fields are complete, how do i get to the price of one deal
we noted it all down, how does a result come out
and then what do i do with them
so what is the calculation
how does one get the cost from that

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
how much does the company in the example spend
which period does the example cover
can you tell me what company your example is about
one month company spends usd 6,000
is it true that the example uses small figures
i want to know if the example is for one month or three
what about the example, why are its figures small
is the example not a company with a huge budget
monthly ad budget of the model firm
six grand, is that the total in your illustration
why do you use so little money in the sample calculation
show me a worked case
what scale is the scenario
whose numbers do you reckon with
does the illustration fit a tiny shop
sum of all three lines in the table
is it a giant advertiser in your sample
which spender serves as illustration
i only spend about five thousand, is your case comparable
my students want a simple case, how large is yours
i worry that your sums only suit large firms, how big is the sample
suppose i add up all the rows of the table, what total do i reach
we spend ten times that, why did you pick a modest one
and how much do they spend
so over what time
what firm is that

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
what did search advertising cost in the example
how many enquiries came from search advertising
can you tell me what a contract cost through search
search advertising 3,000 60 enquiries 6 contracts
is it true that search brought six contracts
isn't search the dearest channel in the example
adwords line of the table, what does it say
how many decent leads did google deliver in the model
price of a lead from sem
did people who googled turn into clients
half of the budget went where, and with what result
and how did the google one do
what did the sample firm get out of ppc for three grand
twenty four good ones, which source was it
our google ads cost 900 a client, what did yours in the table
so how much per deal was it with search

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
what did social advertising cost per contract
how many enquiries came from social advertising
can you tell me how many of the social enquiries were good
social advertising 2,000 80 enquiries 1 contract
is it true that social brought only one contract
aren't the social enquiries the cheapest
facebook row in your table, what came of it
instagram gave many callers, how many signed
eighty prospects and just one client, which source was that
was boosting posts worthwhile in the model
what did meta deliver for two grand
cheapest lead and dearest deal, where
and how did the facebook one do
so reels brought what in the sample
my nephew swears by tiktok, what does your case say on such ads
price of a lead from social media in your sums

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
what did the trade directory cost per contract
how many enquiries came from the trade directory
can you tell me if the trade directory was worth it
trade directory 1,000 10 enquiries 2 contracts
is it true that a directory enquiry cost 100 dollars
isn't a trade directory too expensive
justdial or indiamart sort of listing, how did it perform
yellow pages entry, did any clients come of it
ten callers and two deals, from where
old school catalogue versus modern ads, what are its figures
which source had the dearest lead but a fair deal price
my father still pays for a printed listing, is it foolish by your numbers
and the last line of the table
so how many decent ones did the listing bring
what did a thousand dollars for an entry yield
how did the one nobody finds cool do

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
which channel comes out on top if you only look at cost per enquiry
is social advertising the winner when you count the price of an enquiry
can you tell me what the table suggests doing with the directory at first
i want to know if the directory looks bad by cost per lead
directory cancelled why
doesn't social look cheaper than the directory per enquiry
what about the directory if one goes by enquiry price
is it true that social ads win by far on price per enquiry
what would a bean counter drop if he ranked by cpl only
which marketing spend looks like a bargain when you count form fills
would insta come first if we just divide spend by messages received
who is the apparent loser in that enquiry sum
does yellow pages look like money down the drain there
what seems the obvious thing to scrap after a quick glance at the numbers
if i judge by clicks to whatsapp only, what gets the boot
fb versus justdial, who seems better value for each response
our intern ranked everything by response cost and wants to quit the trade listing, is that what your article describes too
my boss only reads the first column, what would he conclude from your example
suppose we are lazy and only divide spend by replies, which medium gets the crown
i fear we would axe the wrong thing, what does the simple reading tell us to axe
we are a tile shop in ipoh and pay for a listing, would the naive count say stop
so who wins at first
and by how much does it win on that measure
what would get thrown out then
and the phone book entry, what about that on the first reading
which one shines on the surface

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
what does the ranking look like by price of a contract
is social still ahead when you count contracts
can you tell me how the result changes with cost per contract
does the order flip when you look at signed deals
what about cost per contract instead of per enquiry
cost per contract ranking reversed
i want to know if the cheapest enquiries also give the cheapest contracts
is it not the same winner if you take contracts
does the podium turn on its head when only paying customers count
who is cheaper if i divide by purchase orders
what if you use cac instead of cpl
are bargain responses also bargain clients
do closed accounts tell another tale than form fills
does the picture invert once the ink is dry
what happens with the league table when you measure by business actually won
is the expensive looking medium secretly the thrifty one
my accountant says only invoices count, would that alter who comes out best
we always thought instagram is our best, could it be the worst once you see who bought
suppose i count just the jobs we landed, does facebook still lead
i'm an investor and care about acquisition, not messages, what does the article say then
before i cancel the directory, is there a measure where it does better
and by signed deals
so does the loser become the winner
and if you look at actual customers
then what happens to the order
is it the same story for real sales

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
what happens if you optimise for cheap enquiries
is it a mistake to chase the lowest cost per lead
can you tell me the danger of going for cheap leads
i want to know if cheaper enquiries can hurt us
optimising for cheap leads wrong why
what about somebody who always shifts budget to the cheapest enquiries
isn't a lower price per enquiry always good
is it true that a well meaning marketer can move money to what does not work
can a dashboard full of nice upward signs hide a decline
does an honest ppc person end up starving the best source
how can everything look rosy in the report while orders dry up
where does bargain hunting lead in marketing
why do our charts glow while the till is empty
what does a cpl bonus make people do
is the harm done by stupidity or by sincere people
do wrong targets slowly drain good media
our agency shows improvement every month but we sell less, how can that be
my nephew keeps feeding instagram because responses are cheap, what is he really doing
i worry that our marketing girl is rewarded for the wrong thing, what would follow
suppose the target is fewer rupees per response, what does the team do over time
we halved our lead price last year and revenue fell, does your article explain it
and what happens month after month then
is anybody lying in that case
so what does that person do wrong
do they notice it themselves
and what would the report show all the while

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
how many social enquiries led nowhere
is it true that most of the 80 enquiries were useless
can you tell me how many of the social leads sales answered for nothing
i want to know if the social advertising enquiries were any good
72 of 80 enquiries
what about the quality of the social enquiries in the example
weren't most of the social leads useful
how much junk did sales have to answer
how bad was the hit rate on fb in the example
what share were just tyre kickers
out of eighty how many were duds
did the reps spend their days on people who never meant to buy
nine in ten rubbish, where does that come from
how many freebie hunters and curious folk came through instagram
how many callers were only asking price and vanishing
what was the spam ratio of the paid insta stuff
we get loads of "pm price" messages that go silent, do you have a number for this
my salesmen complain facebook people never buy, does your sum show the same
i'm a teacher using your article in class, how many responses were fruitless in it
suppose a firm gets eighty responses from social, how many are for the bin
i worry our cheap responses are mostly noise, what was it in your case
so how many were worth nothing
and how many of those went nowhere
who had to deal with all of these
and the quality
how many were wasted then

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
how many hours a month do useless enquiries cost
is the time for bad leads in any advertising report
can you tell me how long one bad enquiry takes
i want to know if bad leads have a hidden cost
twenty minutes each 24 hours a month
what about the working time spent on poor enquiries
why don't advertising reports show the time lost
is it true that bad leads eat three working days
what is the invisible bill behind cheap responses
does google or meta tell you about the wages burnt on follow up
how much payroll goes into replying to nobody
what do the pretty slides from the agency leave out
how long does a rep fiddle with one dud
how much man-hours are squandered every month on timewasters
what overhead never turns up in the campaign statistics
is there an expense the media invoice forgets
my two sales girls phone all day with people who never buy, how did you put a figure on that
our cfo only sees ad spend, what else should he see
i'm an auditor, which cost is missing from the marketing figures in your example
suppose each dud takes a third of an hour, what does it add up to
we think junk is free because it is cheap to get, what does it really take from us
and how much time is that altogether
who pays for that and where is it shown
is that in the report
so how many days are lost
how long did you reckon for each

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
should i be careful with small numbers in the sum
is the table reliable with so few contracts
can you tell me the caveat about the numbers
i want to know if two contracts are enough to judge a channel
small numbers warning
what about a firm with few deals a month
isn't it risky to conclude from so little data
are these figures solid
do you warn against reading too much into tiny samples
is it statistically sound
could it just be chance
what's the catch with this arithmetic
we only close three jobs a year, may we trust it
does it work for low volume
any health warning on that spreadsheet
is n too low here
my professor would say the sample is a joke, does the article admit it
we are a boat builder with two orders a quarter, should we take the result at face value
i fear we jump to conclusions after one good month, do you say anything on it
suppose i only have a handful of sales, what should i bear in mind
our board wants to act on four deals, what would you tell them
but can i rely on it
any pitfalls there
and is that significant
what should i watch out for
so can one trust those figures fully

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
what would one contract more do to the social advertising figure
is it true that a single contract could halve the result
can you tell me how shaky the social figure is
i want to know if one deal changes the whole table
one contract double or halve
what about one more signed deal from social
wouldn't one contract less make hardly any difference
how much does the social number move with one deal
could a lucky order make facebook look twice as good
how volatile is the fb result
if one client had backed out what would the maths say
how sensitive is that calculation to a fluke
does a lone sale swing it
would an extra buyer cut the acquisition price in two
is the insta outcome hanging on a single signature
by what factor would the number jump if somebody cancelled
one customer of ours came through a cousin on facebook, could that alone tilt the verdict
i'm a statistician, how wide is the error on the social line
suppose the last client had signed a week later, what would have happened to the sum
my partner says it was luck, how much hangs on one piece of luck
we landed one extra job from insta in march, does that distort things
how much would it change
and if there had been one more
so how fragile is it
twice as much or what
and with one fewer

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
why take three months rather than one
is the column of good enquiries useful and why
can you tell me why you count good enquiries as well as contracts
i want to know if one month is enough for the sum
three months not one why
what about using only last month
couldn't i just use contracts and skip the good enquiries
which column tells you something first
why a whole quarter
what is the benefit of tallying decent prospects when only deals pay
what gives an early signal before the orders come in
how long a period should the spreadsheet span
why ninety days
what leading indicator do you propose
is there something more plentiful than sales to go by
do sqls help to see a trend faster
we sell machines with a long cycle, is there a number that moves earlier than orders
my boss wants an answer after four weeks, why should he wait longer
i get so few deals that i can't see anything, what else could i look at
suppose i'm impatient, which figure speaks up first
our bookkeeper only has february ready, is it enough
and why not a single month
how many months then
so what's that middle column for
why bother with the qualified ones
and is there a faster sign

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
which column does the sum depend on
is the third column the important one
can you tell me what the sum stands or falls with
i want to know if one column matters more than the others
third column why
what about the weak point of the sum
doesn't every column count the same
which part of the table must be right
where does this calculation break most easily
what's the linchpin of that table
what is the crucial input
what if i'm sloppy with one number, which would ruin it all
which figure should be filled in most carefully
where is the soft spot in your method
garbage in garbage out, where is it worst here
what makes or breaks the exercise
our finance lady distrusts the spreadsheet, which bit should she check hardest
i'm an auditor, where would you look first for an error in that one page
suppose i have time to get just one thing right in the table, what is it
i worry the result will be nonsense, what does it hinge on
my team filled it in quickly, what would be the most damaging carelessness
and which bit is critical
so what does it all rest on
which one carries the weight
what's decisive there
and where do people slip up

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
who should write the definition of a good enquiry
is it sales or marketing that decides what good means
can you tell me how long the definition should be
i want to know if marketing should define it alone
definition good enquiry one sentence two minutes
what about letting sales write the definition
shouldn't the agency write down what a good lead is
how fast must one be able to check an enquiry against it
how do we agree on what counts as a serious prospect
who holds the pen when we set mql rules
should both departments sit at one table for that
is a ten point scoring model too much
what makes a lead criterion practical
how short should our yardstick be
do hunters and ad people need to settle it jointly
how quickly should staff be able to tell a hot one from a cold one
our sellers say the leads are bad and the ad team says sellers are lazy, how to end the quarrel
my marketing manager wrote four pages on lead quality, is that how you advise it
we are a school and admissions argues with the promo team about who is a real applicant, what do you suggest
i run both teams, whom should i ask to describe a worthwhile caller
suppose we want a rule for serious requests, what form should it have
and who decides that
how long may that take to check
together or one of them
so how detailed should it be
who words it

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
can you give an example definition of a good enquiry
what would a good lead be for instance
is a budget or a date part of the definition
i want to know what a definition sentence looks like
example definition good enquiry
what about countries in the definition
does a good enquiry not need to name a budget
which three things make an enquiry good
do you have a sample wording we can borrow
how would a serious prospect be described in one line
is geography one of the criteria
is it something like bant
what must a caller mention to count as real
does somebody from overseas outside our area count as worthwhile
do they have to state how much money or when
give me a template line for a worthwhile request
we are a caterer and never know who is serious, show me how you would phrase it
my team needs something to copy, what is your model phrase
i'm new to marketing, what does a qualified person look like in words
suppose a man writes from brazil with no deadline, would he pass your sample rule
our lawyer likes precise words, how do you phrase what a proper prospect is
for example
and what might such a sentence say
like what
does a timeline count
so location, need and what else

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
who marks the enquiry as good or bad
is the mark set at once
can you tell me when an enquiry gets its mark
i want to know if the person who answers also marks it
mark enquiry who when
what about the manager setting the mark
shouldn't somebody else do the marking
when exactly should a lead be marked
whose job is the tick in the box
does the girl at reception grade the caller
should the rep classify right after replying
who rates incoming requests
is it done on the spot by the one on the phone
does the crm label go on straight away
who decides hot or cold, the one picking up or the head of sales
is tagging up to frontline staff
in our clinic the front desk takes all calls, should they do the tagging themselves
my supervisor wants to rate everything personally, is that your advice
we have a call centre in klang, would the operators stamp each one
suppose a message arrives on monday at nine, when and by whom is it judged
i don't want extra staff for grading, who can do it
and who does the ticking
right away or later
so the person replying does it
by whom
immediately, is that right

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
can we mark the enquiries at the end of the month
is it fine to mark leads from memory
can you tell me if marking later is allowed
i want to know if month end is good enough for marking
marking from memory month end
what about marking everything on the last day
why not fill in the column at the end of the month
when should enquiries not be marked
may the team do the grading in one sitting every four weeks
is retrospective scoring okay
can i let the reps recall it afterwards
is batch tagging a bad idea
would a monthly review meeting do for rating prospects
can we catch up on it when things are quiet
does it harm if labels are put weeks afterwards
is recollection good enough as a basis
our sales lead does all his admin on the 30th, is that okay for this
my guys say they remember each caller anyway, should i accept it
we are busy in ramadan, may we postpone the rating until after
suppose i ask everybody on friday what the calls were like, would that do
i always do my books in one go, can this be done likewise
and later on, is that okay
can it wait
what if we forget and do it afterwards
so no postponing
and by heart

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
what if marking the enquiries is too much trouble
is the form to blame when marking is hard
can you tell me why marking is such a chore
i want to know if our form makes marking difficult
marking too much trouble form
what about staff who find marking a burden
isn't it the staff's fault if they do not mark
what could be wrong if marking takes too long
why does my crew groan about rating every request
could the contact page be the culprit
what's the root cause if grading prospects feels like hard labour
is a bad questionnaire the reason tagging is painful
where to look when sellers refuse to classify
does poor web design make qualification laborious
what should we check if it's a hassle to label them
people hate the ticking, what's broken
my reps say they must ring everyone before they know if it's serious, what is at fault
our receptionist gave up on the labels after a week, where should i look first
i think my people are lazy about the tags, could it be something else
suppose every request needs three emails to understand, what does it point to
we are a gym and cannot tell who is serious from what they send, whose fault is that
and if that is a pain
what if they find it tedious
so what's to blame
is it the people or something else
and when it takes ages

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
which question makes a form do the marking
can you tell me a good question for our form
i want to know if the form should ask by when
form question what do you need by when
what about asking for a date in the form
isn't name and phone number enough for a form
is it good to ask visitors what they need
what wording do you propose for the enquiry page
should the deadline be requested on the website
which two things ought a prospect to state first
what one line reveals urgency
how should the message box be labelled
what to put instead of "your message"
how do i get people to mention timing
which prompt sorts serious folk from idlers
our web page only has name and mobile, what is missing
i'm redoing my bakery site, what single thing should i ask people who order cakes
my developer wants twelve boxes, which wording would you keep
suppose visitors just write "call me", how should the page ask instead
we get vague requests all day, how to phrase it better
and what should it ask then
which words exactly
so what goes in the box
how would you word that
need and timing both

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
does the form give the answer by itself
can the form do the marking for us
is it true that a good form marks the enquiry itself
i want to know if we still have to judge each enquiry
form gives answer itself
what about the work of marking with a better form
doesn't somebody still need to mark by hand
what does a good form question do for marking
will prospects sort themselves
can the web page spare my staff the grading
is self qualification possible
does it happen automatically with the right wording
do i need a person to rate them after that
can i skip phone calls just to find out if they are serious
will it be obvious at a glance who is worthwhile
does the right prompt make classification effortless
my two sellers have no time for tagging, can something take it off them
we are a small dental practice with one desk lady, could the page do her sorting
i'd rather not buy a scoring tool, is there a simpler way it sorts itself out
suppose visitors state need and deadline, is there any judging left
my boss asks what we gain from rewording the page
and what does that bring us
so no more manual work
does it do it on its own
what's the gain
and then it is self evident

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
do i have to follow people across the internet to know the source
can we learn where people came from without tracking them
is it true that you can find the source without spying
can you tell me if measuring sources needs following visitors
i want to know if cookies are needed to see where leads came from
source without spying
what about privacy when finding out where people came from
isn't tracking people the only way to learn the source
is stalking customers unavoidable in marketing
can we attribute leads in a privacy respecting manner
must we put the meta pixel on our page
is retargeting tech required to know what worked
do we need creepy ad tech
can a gdpr minded firm still know what brought a client
is it compulsory to snoop on folks to measure ads
does attribution force us to profile users
our dpo banned third party trackers, are we blind now
i hate being chased by shoe ads and won't do it to my patients, can i still see which promo worked
we are a law firm and discretion is everything, can we know our sources anyway
suppose we switch off everything that follows visitors, do we lose the origin of requests
my daughter says all marketing is surveillance, do you agree
and does that mean spying on them
is there a decent way
so no stalking needed
do we have to watch their every step
and without a pixel

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
how many things do i need to find the source
is it simple to cover most sources
can you tell me if three things are enough
i want to know if a simple method covers most of it
three simple things source
what about complex tools for finding the source
don't i need expensive software for source tracking
how much of the sources do the three things cover
how many measures do you suggest instead of surveillance
is low tech sufficient for attribution
do a handful of tricks do the job
will basic steps capture the bulk
is it complicated to work out what brought folks
do i need a martech stack
can a small shop manage it with plain means
does it take an analytics specialist
we have no it person, is knowing our sources still doable
my agency quotes a fortune for an attribution suite, is there something modest
i'm old and not technical, would a few easy steps show me which ad worked
suppose i want 80 percent of the truth with little effort, is it possible
our ngo has no money for tools, how much is really required
and how many steps is that
is it hard to do
so it's easy
will that be enough
how many ways are there

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
how do i mark the links in my ads
should campaign parameters be stored with the enquiry
can you tell me how to know which ad brought an enquiry
i want to know if i need campaign parameters
campaign parameters links store enquiry
what about the links in our advertisements
isn't it enough to count clicks on the ad
is it right to save the campaign with each enquiry
do you recommend utm tags
how to see which banner someone tapped before writing
what do i append to the url
how does the crm learn about the ad
should every newsletter button carry its own code
how to tell google leads from insta leads
where do i keep the utm values
what goes into the hidden field
we run six adverts on facebook at the same time, how do we know which one made the customer write
my marketing chap sees clicks and my sales chap sees names, how to connect the two
i send mailers and linkedin posts to the same page, how can i tell them apart later
suppose a clinic books google ads, how would a patient request show its origin
our web guy asked whether to add something to the hyperlinks, should he
and for online ads
so what do i do with urls
is tagging enough or must it be saved too
and where is it kept
how about banners

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
should the directory have a separate telephone number
is a separate number for the directory a good idea
can you tell me how to count calls from the directory
i want to know if one telephone number is enough
separate number directory calls
what about phone calls that come from the directory
can't we use our usual number in the directory
how do i measure a directory without clicks
do you suggest another sim for the justdial listing
how to know who rang because of yellow pages
is call tracking recommended for printed entries
should i get a dedicated line
how can i see whether the trade catalogue brings callers
do you use a distinct extension for listings
what's the trick for offline sources like a phone book
how to tell a listing caller from a website caller
half of my customers simply ring, how do i know it was the listing
we are plumbers in shah alam and everybody phones, how to learn which ones saw our entry
my wife answers the phone and never asks, is there a way to see it by itself
suppose i pay for an entry with our landline in it, what should i change
our receptionist cannot tell where callers saw us, is there a mechanical way
and for calls
so what about people who ring
is a second line needed
how about the listing then
and the phone

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
should i ask people how they heard of us
is a field how did you hear of us useful
can you tell me which field to add to find the source
i want to know if simply asking works
how did you hear of us field
what about just asking the customer
isn't asking people too old fashioned
which question shows where people came from
how do you catch word of mouth
what box should be put in the contact page about referral
how can i find out a friend recommended me
is self reported attribution worth anything
how to learn of sources that leave no click
what do i put on the enquiry sheet to know the origin
can the visitor himself tell me what brought him
is there a human way of finding out, not a technical one
most of my pupils come because some auntie told them, how would i see that
we sponsor a cricket team, how would we ever know it brought anybody
i don't understand utm and such, what can i do in plain language
suppose a client saw a lorry with our name, how would it show up
our guesthouse gets bookings from everywhere, what should the page ask guests
and can one simply ask
what would that box say
so just ask them
and recommendations
what's the third thing

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
should the field be optional or required
is it true that an optional field is honest
can you tell me if people answer truthfully
i want to know if the field may stay empty
optional field honest
what about making the field mandatory
shouldn't the field be compulsory
do people leave the field empty or answer
can i trust what folks put there
is voluntary info more reliable
do visitors fib about where they found us
should there be a red star next to it
what if somebody skips it
are replies credible if nobody is forced
does forcing an answer produce rubbish
how accurate is what they tell us of their own will
my developer set a red asterisk on the source question, should he remove it
i suspect everybody just clicks google to get on, what do you find
we are a bank and like everything filled in, must this one be too
suppose half of them skip it, are the others telling the truth
our guests are lazy with forms, do they bother to tell the truth here
and is it reliable
must they fill it in
do they lie there
can they skip that
so blank is okay

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
do some visitors decline analytics
is analytics blocked by some software
can you tell me why analytics does not see everyone
i want to know if ad blockers hide visitors
analytics declined blocked visitors
what about visitors who refuse analytics
doesn't analytics count every visitor
why is our visitor count incomplete
do people say no in the cookie banner
does brave or ublock hide folks from google
why are there gaps in ga4
can browsers stop the counting
does everybody consent to being measured
what makes web statistics leak
will part of the traffic stay invisible
do iphones and privacy tools cut off the measuring
my shop had 40 orders but the dashboard shows 28 buyers, how come
our it man uses something that stops trackers, do many do that
i worry that the web stats are not complete, are they
suppose a visitor clicks reject, does that happen a lot
i'm a journalist, do users really opt out of measuring
and what if they say no
does everyone get counted
but isn't part of it missing
what about adblock
so is it ever complete

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
does it matter for the sum if visitors decline analytics
is it their right to refuse analytics
can you tell me why missing visits do not matter
i want to know if blocked analytics spoils the sum
sum starts from enquiries not visits
what about the visits we cannot see
doesn't refusing cookies make the sum worthless
why does the sum start from enquiries
are users allowed to opt out of being measured
does the arithmetic survive ad blockers
is incomplete ga data a problem for your method
should we be cross with people who click reject
what is counted, traffic or people who wrote to us
do consent banners ruin this calculation
can we do it without web statistics at all
is the hole in google figures harmless here
our dashboard misses a third of the users since the banner, can we still do your one page calculation
my boss says without full tracking every number is fiction, what would you answer
we are a german owned firm and everybody opts out, is your method any use to us
suppose all visitors reject cookies, would the calculation still hold
i feel bad about people who don't want to be counted, how do you see it
and is that a problem
does it spoil the result
so who cares about the missing ones
may they do that
and what do you count instead

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
what do i do with enquiries whose source is unknown
is there a row called unknown
can you tell me where enquiries without a source go
i want to know if there is a row for the rest
row unknown rest
what about leads that fit no channel
don't all enquiries have a source
how is the rest named in the table
where do i put people who don't remember how they found us
what label for the unattributed
is there a leftover category
what happens with clients who simply turned up
which line holds walk ins of mystery origin
how to book a request nobody can trace
is a dunno bucket normal
do i have to allocate every prospect to some medium
an old man rang and could not say where he saw us, how do i enter him
my spreadsheet has ten people i can't place anywhere, what then
i'm tempted to spread the untraceable ones over the other lines, what do you do instead
suppose neither link nor number nor field tells me anything, where does it go
we are a dentist and half say "i just knew you", how would you file that
and the others
what about the remainder
and if nobody knows
so where do these go
what is that line called

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
should we hide the unknown row
show unknown row or not
is it better to leave the unknown ones out of the report
what about reporting leads that we could not place
can i drop the unattributed line before the board sees it
must the mystery bucket be on the slide
should we be open about what we could not trace
my manager finds the unknown line embarrassing, delete or keep
the untraceable ones make us look clumsy, do we conceal them
i prepare the deck for investors, does the dunno category belong in it
and do we disclose that
keep it visible or tuck it away

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
how big may the unknown row become
what if unknown grows beyond a third
can you tell me when to repair the measuring first
i want to know if i may change the budget with many unknown leads
unknown more than a third
what about half of the leads being unknown
can't i change the budget although much is unknown
is a third the limit for unknown
what's the tolerance for untraceable prospects
at what share should i stop and fix the tracking
is 20 percent mystery still okay
what has priority, better counting or reallocating spend
how much darkness is acceptable
is there a threshold after which the figures are no basis for decisions
do i mend the data before moving cash around
forty of my hundred callers came from who knows where, may i still cut the listing
our dunno pile is larger than any channel, what is the first step
my boss wants to shift money now although we can't place 45 percent, what do you advise
suppose the untraceable ones double next quarter, what should we do
i fear deciding on bad data, where is the red line
and how much of that is too much
what if it gets bigger
so when do i worry
and what first then
is 33 percent the cut off

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
why move only a part of the budget
can you tell me why channels become dearer
i want to know if doubling the spend doubles the customers
move part of budget not whole
what about putting everything into the winner
isn't it best to spend all on the best channel
is it true that a channel gets more expensive as you buy more
do ads have diminishing returns
why does the second lakh bring less than the first
is all eggs in one basket a bad idea in marketing
does scaling up google push up the cost of each client
who do you reach first when you begin to advertise
does the low hanging fruit go first
why not go all in
what is the drawback of pouring everything in one medium
my partner wants to close everything and just do google, what speaks against it
we found that search beats all, so shall we triple it
i'm a trader and i always back the winner fully, would you do it here
suppose instagram is cheapest now, will it stay so with ten times the money
our investor says "pour fuel on what works", how far should we go
and should we shift everything
why not all of it
does it get pricier
so just a slice
and what if we double it

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
when should i look again after moving budget
is eight weeks the right time to look again
can you tell me how long to wait before checking
i want to know if four weeks is enough to see a change
look again eight weeks
what about checking every week
can't i look again next week
how many weeks until we check the result
when is the follow up due
how much patience does a reallocation take
after how long do you reassess
is two months the interval
how soon may i judge the new split
when do we review the shift
is a fortnight too early to call it
what's the waiting period before we decide anew
i moved the spend on the 1st of march, when do i open the table again
my boss asks daily whether the change has worked, when can i tell him
we are nervous after the reshuffle and want to revert, how long should we hold still
suppose we do it before diwali, when would the next check be
our agency wants to evaluate after ten days, what do you say
and when do we check
how long till then
when again
so two months
next look when

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
what should we stop after six months without a contract
is there an exception to stopping a channel without contracts
can you tell me when to stop a channel
i want to know if i should stop something that brought no contract
stop no contract six months
what about a channel that brings nothing but has another purpose
should we not keep it for the brand
which of the three decisions is about stopping
when do i pull the plug on the trade fair
how long may a campaign go without a sale
when is it time to axe something fruitless
what justifies keeping an activity that never sells
is half a year the grace period
must everything bring clients or may it serve something else
what to scrap first
kill criteria for ads
we have paid for a stadium banner since january and not one order came, end it
my chairman loves the golf sponsorship, under what condition may it survive
our magazine advert never brought a client but everybody likes it, how to decide
suppose nobody can explain why we are on pinterest, what then
i hesitate to quit gitex after a poor year, what's your rule
and what do we drop
how long do we give it
any excuse accepted
what's the first decision
so when is it over for a medium

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
how much of the weakest channel's budget should move
is a quarter the right amount to move to the strongest channel
can you tell me how to test the strongest channel
i want to know if the price per contract holds with more money
quarter weakest to strongest channel
what about taking budget from the worst channel
shouldn't i move all of the weakest channel's money
what do i watch after moving a quarter
how big a slice do i rob from the loser
is 25 per cent a sensible trial
how to find out if the top performer scales
what do i observe when the best one gets more cash
should the poor one be cut entirely or trimmed
which experiment do you propose between worst and best
does the winner stay cheap when fed
how to reallocate without betting the farm
google beats the listing by far at our place, how much shall i carry over
my finance head allows one careful trial, what would it be
we have 40000 a month in the worst one, what would you do with it
suppose the star performer gets extra cash, which number tells me it was right
i am scared of big jumps, what small step do you suggest
and how much goes over
from which to which
what do i check then
so a fourth of it
and does cost stay the same

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
should i spend ad budget on the landing page
is one month's budget of the weakest channel enough for the page
can you tell me what to do for the page all ads lead to
i want to know if we should pay for the page instead of ads
one month budget weakest channel page
what about the page the advertisements lead to
isn't it better to spend on more ads than on the page
which budget pays for improving the page
where would the money of the poorest medium do more good for four weeks
should i skip one month of bad adverts and redo the website bit
what pays for the landing page makeover
is there a decision about the destination of the clicks
how to fund cro without extra money
where do all our banners end and should i polish that
can a dud's monthly spend be put to better use
shall we pause the loser and hire a web designer
we burn 2000 ringgit a month on a useless listing, what one-time use would you make of it
my boss gives no additional money for the site, from where do i take it
our adverts are lovely but the place people land is ugly, what does the article advise
suppose i could redirect thirty days of wasted spend, where to
i run a spa with three kinds of ads going to one page, what is worth investing in
and the page, who pays
how much for the page
what's the third decision
so work on the site instead
one month of which money

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
what happens if three visitors in a hundred write instead of two
is it true that a better page makes every channel a third cheaper
can you tell me how much a better page saves
i want to know if work on the page lowers the cost of all channels
two in a hundred to three page
what about improving the page instead of the ads
doesn't the page only help one channel
why does one more visitor in a hundred matter so much
what does going from 2 to 3 percent conversion do
is cro worth it
how can i slash cpl everywhere in one stroke
what effect has a tweak of the website on ad costs
does a small uplift on the landing page pay
how do i get 33 percent off all my marketing
what's the strongest lever on lead cost
does persuading one more person per hundred change the economics
my traffic is fine but hardly anyone writes, what would a little improvement mean in money
our designer says one percent point is huge, is he exaggerating
we are a coaching institute and 98 of 100 leave, what if 97 did
suppose we spend nothing more on ads but polish the site, what would we gain
my boss doesn't see why the website matters for advertising, give me the number
and how much cheaper is that
for all of them at once
so what's the effect of one more
why does the page count most
how fast would one notice

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
can a campaign do the same as a better page
is any campaign as strong as improving the page
can you tell me if better ads have the same effect
i want to know if a campaign could make everything cheaper
no campaign can do that
what about a really good campaign
couldn't a clever campaign cut all costs too
which is stronger, campaign or page
could a viral reel reach the same saving
does brilliant creative beat a better landing place
can advertising alone bring everything down by a third
would a witty slogan do it
can an ad agency match it with new banners
is there any promotion with equal leverage
is better targeting as good
is it possible by advertising harder
my agency promises the same with fresh creatives, believable
our marketing head prefers a new tv spot over fixing the site, can it achieve as much
suppose we hire the best ad people in mumbai, could they get the same effect
i'd rather spend on influencers, would they equal it
we have a famous actor in our commercial, surely that does more
and could ads do it too
can advertising match that
so ads are weaker
anything else as good
not even a great one

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
what should i ask whoever runs my advertising
is there a question for our advertising agency about the page
can you tell me how to test the people who run our ads
i want to know when they last changed the page, should i ask
ask agency page last changed
what about asking the ad people about the page
shouldn't the advertiser be asked about results rather than the page
when should the landing page have been changed last
how do i quiz my ppc man
what one thing unmasks a lazy ad agency
how to check if our google guy cares beyond the click
what shall i put to my freelancer in the next call
which query shows whether somebody looks after the destination
is there a trap question for marketing firms
what would you say to the chap who books our banners
should i enquire about edits to the site from the ad manager
my nephew does our facebook, what should i put to him
we pay an agency in kl each month and see nice charts, what should we bring up at the meeting
i don't know a thing about marketing, what can i ask them anyway
suppose i meet my ad firm tomorrow, give me just one thing to raise
our adverts go to a page from 2019, whom do i confront and how
so what do i ask them
and whom should i talk to about it
what to say to the agency
which date matters
and how do i find out if they care

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
what if the agency says the page is somebody else's business
is it a bad sign if the page is not their business
can you tell me what it means when nobody owns the page
i want to know where to begin if the ad people don't do the page
page somebody else's business
what about an agency that says the page is not its job
isn't it normal that the ad agency does not touch the page
where do i begin after such an answer
what does a shrug about the website tell me
the ppc guy says "not my department", what follows
is buck passing about the site a clue
who ought to be responsible for where the ads end
how to read it when they point to the web team
what if nobody feels in charge of the destination
is "we only do ads" a warning
what does it reveal if they refuse to touch the site
our ad firm told us to speak to the web developer, what should we make of that
my marketing lady says it's it's job and it says it's hers, now what
i asked when it was last edited and they laughed, what do i learn
suppose they answer that they just bring clicks, what's the conclusion
two agencies point at each other over our site, where is the problem
and if they say it's not theirs
what then
so what does that show
and if they pass the buck
where do we start in that case
`;
