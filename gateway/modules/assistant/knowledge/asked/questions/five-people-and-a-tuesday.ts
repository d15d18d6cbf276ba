/** What people ask, and the sentence that answers it (question-bank.ts). */
export const aboutFivePeopleAndATuesday = `
= “Five people and a Tuesday: test the design before you pay for it”,
who wrote five people and a tuesday
who is the author of the usability article
when was the post about testing designs published
what has lina haddad written
do you have a blog post about user testing
article on ux testing
which of your posts is about design
what did you publish in july 2024
anything to read about checking a design with users
who on your team writes on ux
is there a post on trying out a design with real people
what does five people and a tuesday mean
anything on ux research on your blog
how do you recommend trying out drafts, is there a post
which colleague of yours is into ux and put it on paper
is there reading material for someone who gets a new site designed
lina haddad, what did she put on paper
day and author of the piece on trying out drafts
how long is the text on trying out drafts
i am a product owner, have you something on guerrilla research
anything to hand to my boss about letting strangers try the site
our new site is drawn but not coded, have you written how to try it out on strangers
who penned the usability piece
has lina haddad penned anything on ux
when did you put out the article about user trials
how many minutes is the usability article
do you have a guide on validating mockups before coding
which article is for a product manager with an untested interface
anything to read on checking mockups with the public cheaply
has longitude published guerrilla usability advice
when was the article about five people and a tuesday published
what category is five people and a tuesday in
how long is the article on testing a design
can you tell me the author of the usability piece
is there an article about testing designs before paying
do you have something to read about user tests
article lina haddad usability date
i want to know if lina haddad writes for you
what about reading on trying out a layout with real people
is the tuesday article older than 2023
which colleague of yours blogs on ux
any guide for validating mockups on your blog
who do i credit when i quote the tuesday text
have you published anything on guerrilla research
is there a post that tells product owners how to check a draft with strangers
i need something short on ux for my students, have you got a piece
what's the title of the essay with the weekday in it
i am citing your text on five testers in my thesis, who is the writer and which year
my manager wants our app coded without trying it out, is there something of yours i can send him
we are about to approve a layout for our portal, do you have any reading for that stage
i remember a text by ms haddad about letting strangers click through, what is it called
and who is the author
when did it appear
how many minutes does it take to read
is it filed under design

= A usability test
do i need a lab for user testing
is special equipment required for a usability test
can i test without a laboratory
do we need an expensive studio to try our design
can a small company do ux tests
where should such a test take place
must i rent a lab with cameras
one way mirrors and eye cameras, must it be
can it be done at our kitchen table
we are a bakery, is ux research not for big corporations only
where do we put those people, any special room
studio hire necessary
we are three people in a garage, can we afford to watch users at all
do i have to rent a facility for ux research
is eye tracking gear needed to try out an app
our startup works from a garage, can we do user research
do i need pricey gadgets for usability
can user trials be held in an ordinary room
my kitchen and a laptop, is it enough to check our app with folks
is a professional facility a must for ux
does a usability test need a laboratory
where can i do a usability test
can you tell me if special equipment is required for user testing
is it true that i can test without a lab
do i have to rent a studio for a usability test
usability test without laboratory
i want to know if user testing is expensive to set up
what about cameras and mirrors, are they necessary
isn't usability testing only for big companies with labs
is an ordinary room enough to try out a design
must i hire a facility for ux research
do i need eye tracking
can a three person startup run trials of its app
is a kitchen table good enough
does one way glass belong to a proper session
are pricey gadgets a must for watching volunteers
could we do it in the canteen with a laptop
is professional premises a condition for it
our university has no research facility, can my class still do a user study
my boss thinks this is only for google with its labs, is he right
i worry that we cannot afford a test suite, do we need one
suppose we have just a meeting room and a phone, would that do
and where does it take place
do we need a special place for that
is there equipment to buy
so no studio needed

= With five people,
what do i need for a usability test
how long does a user test last in total
can i find the worst mistakes in one day
what is the five people article about
will a small test find embarrassing errors
how much does a one day test reveal
is one day enough to check a design
how can i avoid embarrassment after going live
is there a simple method to try out a website
can we do user research in just a day
can we spot the nastiest flaws quickly
what does it take to try out a site with users
how little effort is enough to avoid shame after release
i want no shame on the opening day, what is the least i can do
is a single day of looking over shoulders enough
what comes out of one day with a handful of strangers
short version of your recipe for trying out drafts
we have no budget for research, is there a small way
does a handful suffice against the worst blunders
how many participants expose the bulk of usability flaws
can i avoid a humiliating launch with little effort
how much time must i invest to catch the blunders
is one day of user research sufficient before we release
what is the quickest sanity check for an interface
my app launches next week, what is the minimum check
we go live on monday and i fear embarrassment, what is enough
how small can a decent user trial be
what do i find with five people in one day
how many people and days does a usability test need
can you tell me what five people and one day bring
is it true that one day of testing finds most embarrassing faults
does a small test catch the worst mistakes before launch
five people one day embarrassing launch
i want to know if a small test is worth it before going live
what about shame after the launch, how can i avoid it
is one day not far too short for a test
how do i avoid looking a fool on opening day
what does it take to catch the nastiest blunders
how much effort against a humiliating go live
is a handful of volunteers sufficient to spot the bulk of trouble
what is the cheapest insurance against red faces
is there a quick sanity check for an app about to ship
what promise does the tuesday article make
how little work can still prevent blunders
does a single day with strangers pay
we go live next month and i fear customers will laugh at us, what can we do quickly
my minister opens the portal in three weeks, how do we prevent an embarrassment
i worry that a short trial with few people is useless, what does it catch
suppose i can spare just a day and a handful of guests, what would i discover
and what does that give me
how many guests and how long
is that enough to be safe
so most of the ugly surprises come out

= A new design
how is a new design usually presented
what happens in a typical design meeting
how do agencies normally show their drafts
what is the usual way to judge a draft
projector, everybody looks: is that how it goes everywhere
how are drafts brought before the bosses
how does a draft get judged usually
how does it go when an agency shows its pictures to the board
what is the scene with the big screen that you describe
how is a fresh layout commonly unveiled
on what do agencies present mockups
what happens at a typical design presentation
how do committees get to view the mockups
how does the typical unveiling of a mockup start
do agencies project it onto a beamer
what happens first in a design meeting
can you tell me how drafts are normally shown
is it true that designs are shown on a large screen
where do people look at a new design
new design large screen
i want to know how the typical design review starts
what about the projector, is it usual
isn't a new design shown on phones
on what is a fresh layout unveiled
how do mockups get put before a committee
does it begin with a beamer and a dark room
what is the opening scene of the meeting in the tuesday article
do agencies throw the pictures on the wall
is the draft displayed big for everyone
what do bosses get to see at the kick off of such a review
in which manner are visuals commonly revealed
what is the setting of the meeting that is no test
our agency invited us to a reveal in the boardroom, how does that usually go
my boss wants the layout up on the tv for all, is this the common way
i have never sat in such a review, how does it begin
suppose a layout is finished, how is it customarily put before the client
where do they look at it
what is put up on the wall
so it is thrown on a big display

= Eight people look
how many people judge the design in the meeting you describe
how long do they look at the screen in the review meeting
how brief is the usual review
how big is the group that reviews and for how long
ten minutes of staring, is that what you describe
how many heads sit in that room
how long is a draft stared at
how many colleagues sit in front of the picture and how long do they stare
is ten minutes the time a board takes for a draft
how many attendees view the mockup in the usual meeting
how many minutes does the group spend on it
what is the length of a committee look at a layout
how many people look at the design in the meeting
how long do they look at a new design
can you tell me how a design is judged in a meeting
is it true that a design gets only ten minutes
how big is the group in the review
eight people ten minutes
i want to know how much time a draft is given
what about the number of people in the room
do they look at the design for an hour
how many heads stare at the mockup
is it a brief glance
how much attention does a layout get from the committee
what is the size of the usual round
how long does the board spend viewing
do they take the whole afternoon over it
how many bosses sit around the table in that scene
for what span is the picture up
is a few moments all a draft gets
our directors spent a short while on the layout and went for lunch, is that typical
my colleague says the whole management will judge it, how many do normally
i worry that a glance is too little, how long is it commonly
suppose the draft is on the wall, who stares at it and for how long
and how long do they look
how many are they
is that all the time it gets
so a handful of minutes for eight heads

= Somebody finds the
what sort of feedback comes in design meetings
my boss wants the button moved, is that useful feedback
who decides in design reviews
why are opinions of managers about colours useless
what does the highest paid person want
the director dislikes the blue, does that matter
what comments do people make when they see a new screen
my chief executive picks at the logo, any worth in it
too blue, too small, further up: what sort of remarks are these
the best paid one decides, is that your experience
tastes of directors about a draft
our chairman wants everything further up and less blue, should i listen
what remarks does a committee make on a mockup
is it useful when the ceo has opinions on colour
my boss keeps moving things around in the mockup, typical
what is the hippo effect in your usability article
what nitpicking goes on at design presentations
why does the towkay always want the logo larger
are executives' tastes any help on a mockup
what feedback comes out of a design meeting
what does the highest-paid person say about the design
can you tell me what people usually comment on in a review
is it true that bosses want the button moved
what opinions are heard about a new design
blue too blue logo button
i want to know what comments to expect in a design review
what about the logo, does somebody always miss it
do design meetings not bring useful remarks
what sort of nitpicking happens in the boardroom
does the hippo always have a wish
which quibbles are typical
what does the towkay ask for in such a round
do managers argue over colours
what remarks do executives make about mockups
is it all matters of taste
why does the ceo keep shifting things about
what would the chairman like changed in the example
our director always says make the logo bigger, is that a common story
i sat through a review and all i heard was taste, is that normal
my agency asks for board feedback, what kind of remarks will it get
suppose eight managers see a layout, what do they come up with
and what do they say
what does the top boss want
so it is colours and such
who wants what in that round

= Afterwards the design
do design meetings improve the design
what is the result of a design review meeting
why is discussing a draft in a meeting not enough
does feedback from the team make it better
is a meeting the same as a test
is the design better after the meeting
do approvals by committee help
after our round everything changed, is it better now
does a round of bosses make a draft good
committee altered it, do we know if that helped
voting on drafts in the firm, sensible
sign off round counts as a trial, right
the board changed half of it, can i tell whether it improved
does committee feedback lead to improvement
after the review round, is the layout improved or just altered
why are approval meetings unhelpful
how can we tell if the revised mockup is superior
what comes out of such a gathering
we voted on the mockup and altered plenty, did it help
is design by committee effective
what is the result of a design meeting
can you tell me if reviews improve a design
is it true that nobody knows whether the design got better
what happens to the design after the discussion
design different nobody knows better
i want to know if discussing a draft helps
what about the changed design, is it an improvement
don't meetings make a layout better
does a committee round lead anywhere
can one tell if the revision is superior
what comes of all those remarks
how do i know that the altered version beats the former
why is a boardroom discussion no trial
is change the same as progress there
what is left once the bosses have spoken
does approval by managers prove quality
what state is the mockup in when the gathering ends
we changed everything the directors asked for, is the layout good now
my boss is happy since his remarks were built in, does this mean anything
i worry that our fourth round made it worse, can anyone say
suppose all wishes are fulfilled, where are we then
and was it an improvement
so what came of it
does anybody know if it helped
what do we have at the end

= The people in
why can colleagues not judge our website
what is wrong with asking my own staff about the design
can my team test the site itself
why are insiders bad testers
can employees be testers
what do the people in the meeting have in common
why do our employees find everything easy
is it a drawback that the testers know us
may our receptionists try the new site
our folks had no difficulty, so it is fine, right
why does everyone in the house find it simple
what is the flaw of people from the house
can the marketing department do the trying out
i had our secretaries click through it and they were happy, what is wrong with that
why are our employees unsuitable as test users
what handicap do insiders have when reviewing a site
can my admin staff evaluate the interface
what do all the attendees have in common
why is in-house opinion biased
our office finds the app easy, does it count
why can't i simply ask the office to try the app
my staff whizz through the site, why is it no proof
what is wrong with letting colleagues judge the design
which defect do the people in the meeting have
can you tell me why insiders are bad testers
is it true that knowing the company is a defect
why can't our own staff test the website
defect they know the company
i want to know if employees are good judges of our site
what about our marketing department, can they evaluate it
aren't the people who know the company the best to judge
what do all attendees have in common
why are in house folks biased
is familiarity a handicap
what is the flaw in asking the girls from admin
why does everything seem easy to us
are my own workers unsuitable as guinea pigs
what makes the directors unfit to say whether it is clear
does inside knowledge spoil the judgement
which shortcoming do managers and designers have alike
our whole office finds the portal simple, why doesn't that prove anything
my boss says we have forty staff, let them try it, what's against it
i worry we are blind to our own faults, why is this so
suppose only people on the payroll look at it, what is the problem
and what is wrong with them
why don't they count
what do they all share
so they are too close to it

= They know what
what do insiders know that visitors don't
why do we not notice that our menu is confusing
why can staff find the prices when visitors cannot
what do staff understand that outsiders don't
why does our menu seem clear to us but not to outsiders
what makes employees blind to bad labels
our jargon is clear to us, is it to others
why does the house understand the menu and nobody else
we call it solutions, do outsiders get it
what makes the house blind
hidden tariffs: we find them, why not the public
why does nobody in our office notice that the menu cannot be understood
why don't coworkers spot confusing navigation
what inside knowledge do staff bring to the website
are we too familiar with our own navigation
does our team see vague labels where customers get lost
why can staff locate the tariffs while visitors can't
customers can't find our fees but the team can, how come
is our menu jargon obvious merely to insiders
why don't staff notice unclear menu words
can you tell me what employees know about the website
is it true that insiders know where the prices are hidden
what does solutions mean to people who work there
solutions menu prices hidden
i want to know why colleagues find everything on our site
what about the word solutions, who understands it
can't any visitor find the prices
give an example of what makes staff blind
who understands the vague labels in the navigation
how come our people never get lost
why do we not stumble over our own jargon
where is the blindness of coworkers visible
do employees locate the tariffs though nobody else does
what knowledge do they bring that the public lacks
which labels are clear only in house
why is our bar at the top obvious merely to us
our menu says offerings and portfolio and all in the office get it, who doesn't
my secretary finds the fee list in two seconds, why is this no proof
i worry that terms we use daily are greek to others, do you have an example
suppose a manager says everything is clear, what has he got that clients haven't
and what do they know
for example
so they can find the fees and others can't
what is it that gives them an advantage

= Your customers know
how do i learn what visitors will really do
what is the only way to know if the site works for customers
should i watch people using it
can i just ask clients what they think
why must i observe users
how can i find out what customers do on my page
is asking for opinions useful
the only way to learn customer behaviour
shall i send a survey or look over shoulders
how does one learn what the public does
outsiders do not know our words, how do i see that
ask or look, which is right
can i guess from experience how people behave
heatmaps or looking over shoulders
can i find out what strangers will do without sitting beside them
how do i discover what the public really does on my page
is observing real customers better than a questionnaire
can i predict visitor behaviour without seeing it
what sole method shows how clients cope
should i peek while a stranger uses my site
why not trust a focus group
should i simply sit beside a customer and shut up
are surveys good enough to know how folks use my site
how do i learn what my customers will do
what is the only way to know how visitors use the site
can you tell me why watching customers is necessary
is it true that i have to let people do it while i watch
do customers know what our menu means
let them do it while you watch
i want to know if a survey tells me how people use the site
what about asking customers for their opinion instead
can't i guess what users will do
how do i predict the behaviour of shoppers
is looking over shoulders better than a questionnaire
are focus groups enough
what is the sole reliable method to see how strangers cope
does observation beat polling
do outsiders share our inside knowledge
would heatmaps replace sitting beside someone
how will i discover what the public makes of our portal
is it necessary to be present while folks try
my boss wants to send out a questionnaire on the new layout, what would be better
our designer says he knows the users in and out, how can one truly find out
i worry we only imagine what patients do on the site, how do we get to know
suppose a parent wants to enrol a child on our page, how do i see whether she manages
and how do i find that out
is there another way
do the clients know any of it
so watching is all that helps

= Jakob Nielsen and
who discovered that few testers are enough
how many problems does one tester find
what did jakob nielsen find
which research is the five user rule based on
where does the number five come from
is there science behind testing with few users
who is landauer
who are nielsen and landauer
what portion of faults does a single user meet
when was the research on few testers done
which scholars are behind the handful rule
from which decade is the finding
share of snags one single person meets
source of the handful rule
is it proven by research or folklore
a third per head, who says so
on whose science does the rule with the handful of people rest
which researchers established the rule about few users
when was the share of problems per participant discovered
what fraction of flaws does a single participant hit
is there academic evidence for small user trials
who is landauer in your article
where does the idea of testing with few people originate
what did nielsen observe in the 1990s
each tester hits what slice of the bugs
what did jakob nielsen and thomas landauer find
how many problems does one test person find
can you tell me where the five people rule comes from
is it true that one tester finds a third of the problems
when was the research on test persons done
nielsen landauer one third of problems
i want to know the science behind five testers
what about landauer, what did he discover
does a single test person find everything
who are the scholars behind the small sample idea
what share of snags does one participant meet
is there academic evidence for tiny trials
in which decade was this established
how much does a lone volunteer uncover
which study supports the handful rule
is it folklore or has someone measured it
what fraction of faults shows up with just one guest
who came up with the per head discovery rate
i am writing a thesis on ux and need the source of this claim, whose finding is it
my professor asks for evidence that few testers suffice, whom do i cite
i worry that the number five is made up, where does it originate
suppose only one person can come, how much would she run into
and who found this out
how much does one alone discover
so it rests on real research

= Since many of
how many people do i need for a usability test
what share of problems do five testers find
are five users enough
is it true that 5 testers catch most issues
how much do five people reveal
how many testers should i invite
what percentage of faults is found with so few
number of participants for ux research
how many users to test an app with
why exactly five
how many users must i observe to catch most errors
do i need more than a handful of testers
is a small group sufficient for a ux test
what does the fifth tester add up to
four, five or twelve guests for the trial, what do you say
how complete is it with a handful
how many heads for our ticket machine trial
do twenty find twice as much as ten
is a handful really serious science
what share stays hidden with a handful
i can only get hold of five persons, how much of the trouble will they show me
what proportion of defects do five participants uncover
do i really miss only fifteen percent with a small sample
is five a magic number in ux
why are a few testers adequate
should i recruit twenty or is a few ok
how much of the trouble surfaces with five
i can afford a handful of testers, how many bugs surface
what catch rate do five guests give
how many problems do five people reveal
what percentage of problems is found by five testers
can you tell me why five people are enough
is it true that five users find 85 percent
why do five people reveal so much
five people 85%
i want to know if five testers are sufficient
what about the problems that repeat, what follows from that
aren't five people far too few
what proportion of snags comes out with a handful of guests
how complete is a trial with so few
what portion stays hidden after the fifth
would a dozen volunteers be better than what you suggest
why is the magic number not twenty
do participants stumble over the same things
what is the detection rate of this small sample
how thorough is it with one hand's worth of strangers
how much do we miss
we could recruit twenty students, but is it necessary
my boss calls so small a group unscientific, what share of defects does it show
i worry that a handful will overlook the worst, how much do they catch
suppose one finds a third, how much do all of them together show
and all five together
so how much do we catch
why not more of them
what is the coverage then

= The figure is
does the 85 percent apply to every product
is the 85% always true
how reliable is the rule of five
does it depend on what is being tested
can i rely on 85 percent for my app
is it a law or an average
our software is complex, does the handful rule still hold
is 85 a natural law
does it differ from product to product
guaranteed or just the mean
would a handful also do for something complicated like a tax program
does the 85 percent hold for my accounting software
is that ratio universal
does complexity of the interface alter the rule
can i quote the eighty five percent as fact
is the eighty five percent a fixed constant
we make tax software, can i bank on the 85
does it vary between simple and complicated apps
does 85 percent apply to every product
is the figure always the same
can you tell me what the 85 percent depends on
is it true that the figure is only an average
figure average depends on product
i want to know if the number holds for my app too
what about complicated software, is the figure the same there
isn't 85 percent a fixed law
does the share vary between simple and complex interfaces
may i quote it as a universal constant
is it a mean or a guarantee
will a tax program behave like a bakery site in this
how solid is that eighty something
does it alter with what is being tried
is there spread around the number
would i be wrong to promise exactly this rate
what caveat goes with the percentage
we build accounting software with two hundred screens, does the rule still fit
my professor doubts the number, what limitation do you admit
i worry about putting 85 in a tender, is it fixed
suppose our ticket machine is very simple, would the rate differ
and is that always so
does it hold for us
what does it vary with
so take it with a pinch of salt

= But the reasoning
is it better to test with fifteen at once or in rounds
why not invite more testers at once
how should i divide fifteen participants
which participant teaches the most
should we repair between rounds
would more people be more useful
one big test or three small ones
do more participants give more insight
how do i spend a budget for fifteen people best
is the second tester less useful than the first
one big session or several small ones
is it wasteful to invite a crowd at once
should we fix things and then try again
when does the benefit of extra participants shrink
i have money for fifteen guests, how do i use them
all on one day or spread with mending in between
who of the guests is worth most
is the tenth guest wasted
iterations or one large round
does more of the same bring more
i could pay for fifteen persons, do i take them all in one go
one large round or several small iterations, what is superior
how should i split a budget for fifteen participants
is there a diminishing return with each extra participant
should we patch the design between rounds
why is iterative research more effective
who among the participants gives the most insight
three times five or fifteen at a go
is the tenth tester as enlightening as the first
is it better to test with fifteen people at once or in three rounds
which test person teaches me most
can you tell me why several small rounds are better
is it true that three rounds of five beat one round of fifteen
should i repair between the rounds
fifteen people three rounds repairs
i want to know how to divide fifteen testers
what about the later participants, do they add less
isn't one big test with fifteen better
do returns diminish with every extra guest
how should i split my research budget
is an iterative approach superior to a single large study
why fix things before inviting the next lot
does the tenth volunteer teach as much as the opening one
big bang trial or several sprints
who in the queue is most enlightening
what pattern of sessions gives the most insight for the money
is patching halfway through worth it
our agency offers one large study with fifteen folks, would you do it so
my boss will pay for fifteen guests, how do i use them best
i worry that later sessions only repeat the earlier ones, do they
suppose i have money for fifteen, should they all come on the same day
and what if i have more people
is it better to do them in portions
what do i do between the rounds
so three small ones win

= Five people do
can a small test tell me conversion rates
what can five people not tell you
are five testers enough for statistics
is a usability test representative
can i get percentages from such a test
may i say 60 percent of customers will do this after five sessions
what is the limit of a small test
is the outcome valid for all my users
can i draw statistics from it
which conclusion may i not draw from such a small group
four of five liked it, so 80 percent will buy, right
can i put such a share in my board paper
what must i not conclude from a handful
is it representative of our hundred thousand clients
market share forecast from a handful, allowed
three of my five wanted the subscription, may i tell the investor that 60 percent will
can i extrapolate from a few test users to the market
my investor wants a forecast, can usability testing deliver
is a small user study quantitative
what can't a small user trial measure
may i publish percentages out of five interviews
three of five signed up, does it imply sixty percent
four of my five loved it, may i tell the bank 80 percent will buy
can a tiny ux trial predict conversions
can five people tell me a percentage
what does a small test not tell me
can you tell me if i can calculate conversion from five testers
is it true that five people are no basis for percentages
may i say 80 percent liked it when four of five did
five people no percentage
i want to know if a test with five is representative
what about statistics, can i draw them from five people
don't five people show how many customers will buy
is a handful good enough for a forecast
may i extrapolate to the market
does such a trial yield quantitative shares
can i put three out of five in a slide for the bank
what is the limit of such tiny studies
would it be honest to publish a rate from these sessions
is the outcome a measure of demand
do the sessions predict how many will sign up
what must i not conclude from a handful of guests
four of our five guests would subscribe, may i tell investors eighty percent
my boss wants a sales forecast from the trial, is that possible
i worry journalists will ask for shares and we only had a handful, can we give any
suppose two of five gave up, does it mean forty percent of all will
and can i take a rate from that
what don't they tell me
so no statistics from it
is it representative for all clients

= For that you
how many people are needed for reliable percentages
when do i need hundreds of participants
sample size for measuring behaviour in percent
for statistics, how large must the group be
quantitative study, number of people
i need hard shares for the board, how many heads
when is a handful too little
how big must the crowd be for numbers
a/b statistics, how many heads
the investor wants a share of buyers in percent, with how many persons can i get that
what sample is required for statistical significance
how many respondents for trustworthy proportions
how big must a survey be for shares
how many users before percentages are meaningful
i want proper stats, how many folks must i ask
what headcount is needed for a quantitative survey
how many people do i need for percentages
how many participants for reliable numbers
can you tell me the sample size for measuring behaviour
is it true that percentages need hundreds of people
do i need hundreds of testers to know what share will buy
percentages need hundreds
i want to know how large a group must be for statistics
what about shares and rates, how many people for them
aren't twenty people enough for a percentage
what headcount makes a proportion trustworthy
how big must the crowd be for significance
what is required for an a/b comparison to mean anything
how many respondents for hard figures
is fifty sufficient for a market share
what numbers are necessary for quantitative work
how big a panel would the board's statistic take
which sample would satisfy a statistician
do dozens do or must it be more
my investor wants a solid rate of buyers, how many would i have to observe
our director insists on a percent figure for the paper, what size of study is that
i worry that i cannot afford the crowd for real statistics, how big is it
suppose i want to say what share cancels, how many heads must i look at
and how many would that take
what would be enough
so a handful won't do, how many then
is it dozens or more

= They tell you
what does a usability test tell me
what do i learn from watching five users
does it explain the reasons for problems
what is the benefit of such a small study
which insights come from five sessions
what do a handful of guests give me then
reasons or numbers, what comes out
do i hear why they stumble
if five persons give no percentages, what are they good for
so what do i get out of seeing a handful fail
what do few participants teach if not percentages
what kind of finding do you obtain from observing
does a small trial explain the causes of failure
what is qualitative research good for
do i get to know the reason people fail
fine, no percentages, so what is a small trial useful for
will i find out why shoppers get lost
what do five people tell me
what do i learn from a small usability test
can you tell me the benefit of watching five people
is it true that a small test shows why things go wrong
do five testers tell me the reasons for problems
what goes wrong and why
i want to know what insight a small test gives
what about the causes, do i learn them
if not percentages, what do i get from five people
what is the use of qualitative sessions
do i hear the reason somebody stumbles
what is a handful of guests good for
which knowledge comes out of looking over shoulders
will i understand the cause of failure
what can so few teach at all
does it explain why shoppers get lost
what do you obtain if not shares
is the trouble and its origin visible in such sessions
my boss says a group that small is worthless, what does it give us
our analytics show drop outs but no reason, would this trial tell
i worry we learn nothing from so few, what do we learn
suppose a guest fails at the form, what does this bring me
and what do they tell me then
what is it good for
so i get the reasons
do i find out the cause as well

= Before launch that
what do i need to know before going live
is knowing the faults enough before launch
is that knowledge sufficient at this stage
when is the qualitative insight enough
is the why enough at this stage
what is worth knowing ahead of the opening
do i need numbers before opening at all
is it enough to know what fails and why when we open next month
do we need statistics ahead of the opening
is knowing the faults sufficient ahead of release
which information do i need prior to going live
do i need hard statistics before opening the site
is qualitative evidence adequate at this point
what do i need to know before launch
can you tell me which information matters before going live
is it true that reasons are more important than percentages before launch
when is it enough to know what goes wrong
before launch need to know
i want to know if numbers are needed before launch
what about statistics prior to going live, are they necessary
don't i need percentages before i launch
at which stage is qualitative insight sufficient
is it adequate ahead of opening day
do i require hard figures prior to release
what evidence suffices until we go public
is the list of stumbling blocks what counts at this point
when does a small study serve me best
will faults and causes do for the go live decision
do rates matter yet when nobody uses it
ahead of publishing, what should i be after
our portal opens next month and i have no numbers, is it a problem
my boss asks for statistics before he signs the release, are they called for
i worry that we release without a big survey, do we need it
suppose we are three weeks from opening, what knowledge do we require
and is that enough for us now
at what point is this sufficient
so no rates needed yet
is this what counts at that stage

= Find people who
where do i find people for user testing
who should the testers be
how do i recruit participants
who is a suitable test person
should testers already know our company
can existing fans of the brand be test persons
whom should i invite to try the design
where do i get strangers to test
can my regular customers be used
we sell tractors, whom do i sit before the screen
fans of ours or total strangers
where do i fish for guinea pigs
may guinea pigs have heard of us
which sort of people do i want
should i take people who like our brand or people who never heard of it
whom should i recruit for a user trial
must participants be unfamiliar with our brand
could we use existing customers for the user trial
i sell insurance, who should i recruit to try my app
where do suitable volunteers come from
what makes a candidate eligible
my tuition app needs guinea pigs, where should i look
would loyal fans make good testers
which people should i find for the test
how do i choose testers
can you tell me who is a suitable test person
is it true that testers should not know us
should i test with existing customers
people who could be customers do not know you
i want to know whom to invite to a usability test
what about loyal customers, are they good testers
can't i take fans of our brand
who qualifies as a guinea pig
what profile do participants need
should volunteers be unfamiliar with the firm
do regulars make fair candidates
may i invite readers of our newsletter
is a stranger better than a follower
what are the criteria for recruiting
should they be from our target group
we sell tractors, must the guests be farmers
our fans on facebook offered to try the app, should i accept
my boss wants to ask our oldest clients, is that wise
i worry about choosing the wrong guests, what must be true of them
suppose i run a tuition centre, which parents do i ask
and who are the five
whom do i look for
must they know the brand
so strangers from the target group

= Friends of colleagues’
can i ask friends to test
may co-workers be participants
is it okay to use acquaintances for testing
could i take my family or the neighbours
are staff suitable as testers
is my cousin's neighbour okay as a tester
can people from another department take part
may my wife be a guinea pig
the accountant next door in our office, suitable
how far removed must guinea pigs be
interns from another floor, ok
neighbours of neighbours, fine
may my sister in law and the bookkeeper be the ones who try it
may i recruit a coworker's relatives
can i ask my hr department to take part
are pals of people at work eligible
is it ok to grab someone from accounts down the corridor
how distant must candidates be from the company
can my brother in law's neighbour be a candidate
is my colleague's auntie's neighbour ok as tester
may hr and finance be the testers
can i use colleagues as testers
are friends of colleagues suitable for the test
can you tell me if people from another department are okay
is it true that colleagues will not do
whom can i take if i don't find testers
friends of neighbours yes colleagues no
i want to know if acquaintances may take part
what about my family, neighbours and friends
why not simply ask co-workers
is someone from finance acceptable as a guinea pig
how distant must a volunteer be
may i grab a person down the corridor
would my wife's hairdresser be fine
do interns from the other floor count
is auntie's tennis partner eligible
can hr staff sit the trial
do acquaintances of acquaintances pass
is the cleaner of our building okay, or is she too near
we have no budget for recruiting, could people we know indirectly take part
my boss says use the sales team, would that be alright
i worry that we can't find strangers, how far removed must they be
suppose my deskmate's landlord has time, may he
and where do i get them
may i take someone from our office
how far removed must they be then
so not the ones i work with

= Offer a fair
how much should i pay the testers
what reward do participants get
how long does a session last per person
do test people get money
what is a fair incentive for a user test
is it necessary to compensate volunteers
how many minutes does each tester sit there
how long will each person need
must i give them a gift
what should i offer to persons who take part
what does testing cost per person
do guinea pigs get cash
a mug as thanks, too stingy
how long must one guinea pig stay
thank you worth how much
45 minutes or two hours
volunteers for free, right
what do i give somebody who sits down with us for three quarters of an hour
how many minutes does each participant spend
should volunteers be paid and how generously
is a voucher for a restaurant an appropriate thank you
what remuneration is decent for a user session
how much rm or rupees should i give each volunteer
is a branded pen sufficient as thanks
is a starbucks card enough for a tester
how long do i borrow a volunteer and what do i owe him
how much should i pay testers
how long does a session with a tester last
can you tell me what reward is fair for test persons
is it true that i should pay about a dinner for two
do participants get money
reward three quarters of an hour dinner for two
i want to know if i have to pay people for testing
what about a gift instead of money, how much should it be worth
don't testers take part for free
what incentive is decent for a volunteer
is a branded mug sufficient as thanks
how many ringgit does each guinea pig get
what compensation is customary per head
would a coffee voucher be too stingy
how many minutes should i ask of each guest
what shall i spend on each participant
is forty five minutes right for one sitting
how generous must one be with strangers who help
we are a charity with little cash, what would be an appropriate thank you
my finance lady asks the amount per guest, what do i put down
i worry that people will not come unless we give something, what do you suggest
suppose i hand each of them a pen, would this be fair
and what do they get for it
how long do they have to stay
is that paid
so roughly a restaurant bill for a couple

= If you serve
should older people be included in the test
our users are seniors, whom do i invite
what about users whose first language is different
we have arabic and malay readers, who should test
how many elderly participants do i need
many of our clients don't speak english at home, do they take part
our patients are elderly, how do i choose
many visitors read another language, does it matter for the group
how many of the five should be seniors
we make hearing aids, which guinea pigs
many of our readers think in tamil, does that change whom i invite
grandparents among the guinea pigs, how many
our public is mixed in age and tongue, how do i mirror that
as a municipality, must we think of pensioners in the trial
most of our visitors are retired or read tamil better than english, whom do i invite
should senior citizens be in the sample
our customers are uncles and aunties, whom do i recruit
how many participants should be non native speakers
we run a town council portal, how mixed must the group be
our readers prefer hindi or mandarin, should that be reflected
what quota for elderly participants
our patients are mostly retired, who should be in the five
half our users think in tamil or urdu, must i mirror it
how many of the five should be older people
should i include people who read another language first
can you tell me if seniors must be among the testers
is it true that at least two of five should be elderly or foreign readers
what if my customers read arabic first
two of five older or other language
i want to know if elderly users belong in the test
what about people who don't speak english at home
can't all five be young and fluent
what quota should pensioners have
do grandparents belong among the guinea pigs
our patients mostly read tamil, how does this change the group
how many non native speakers should a municipality invite
should retired folk be represented
is one mandarin reader enough for us
does the panel have to mirror our uncles and aunties
how do i compose the group for a mostly malay reading public
shall i recruit people for whom english is the second tongue
we run a hearing aid business, how should the guests be chosen
my council portal is used by the old and by migrants, how many of them should come
i worry that students alone give a false picture, what mix do you advise
suppose half of my shoppers prefer urdu, whom do i invite
and what if our clients are elderly
how many of those
do they have to be in the group
so not only young english readers

= Ask too for
should i test with a blind person
do i include someone with poor sight
what about accessibility in user testing
someone who uses a screen reader, should he be invited
testing with disabled users
should someone with weak eyes take part
include a visually impaired person or not
blind people among the guinea pigs
somebody with giant letters on the display, invite
how do i see whether weak sighted folks manage
inclusion in the trial, how
one of our clients is blind, should such a person be among the five
should someone with low vision be recruited
do i include users of assistive technology
what about accessibility in user research
my customers include visually handicapped folks, whom to recruit
should a person using voiceover or talkback join
is there a place for magnified fonts in the trial
must i think of handicapped visitors when choosing testers
one of my users zooms everything, is he useful
should i include a blind person in the test
do i invite someone who uses a screen reader
can you tell me if accessibility should be part of the test
is it true that one tester should use very large text
how many testers with poor sight should there be
screen reader large text tester
i want to know if disabled people should take part
what about visitors with weak eyes, do i invite one
can i leave accessibility to the end and not test it
should somebody with voiceover join
is a person who zooms everything wanted
do i recruit a user of assistive technology
does the group need a visually impaired guest
may someone with giant letters on his mobile be one of the guests
are handicapped folks to be thought of when recruiting
how is low vision covered in the trial
one guest with talkback, is that your advice
do you propose including partially sighted people
my grandmother magnifies each page, would she be a useful guest
our portal must be open to everybody by law, whom should we invite to make sure
i worry blind customers can't use our app, how do i get to see that in the trial
suppose i have four guests already, what kind of fifth person do you wish for
and people who can't see well
is one such person enough
whom else should i ask
so somebody with magnified fonts too

= Then write three
how many tasks should a tester get
what do i prepare for participants to do
how many assignments per session
how many exercises for each participant
how many errands do i give a guinea pig
one errand or a dozen
number of things to try per head
how many things should each person try in the session
is one errand enough for a session
how many scenarios do i draft for a session
what do i do after recruiting participants
what quantity of assignments can one volunteer handle
are ten scenarios excessive
and what do i prepare next
how many jobs shall i set each tester
do three scenarios suffice
how many tasks should i write
what do i prepare after finding the people
can you tell me the number of tasks per tester
is it true that three to five tasks are enough
do i need more than five tasks
three to five tasks
i want to know how many exercises each tester gets
what about ten tasks, is it too many
is one task enough
how many errands does a guinea pig run
what quantity of scenarios shall i draft
what comes after recruiting
how many jobs fit into one sitting
are a dozen assignments excessive
what must be written down before the day
how much work can one give a volunteer
would two scenarios be too few
what number of exercises do you advise
i have a list of twelve things to check, how far should i cut it
my colleague drafted twenty scenarios, is that sensible
i worry i run out of things to let them do, how many do i prepare
suppose the guests are booked, what do i write next
and how many things should they do
what do i write next
is four alright
so just a few errands

= A task gives
how do i write a good test task
what makes a good scenario for a user test
should tasks use the words on the buttons
which words must i avoid in the task
what belongs in a task description
what is a scenario made of
how do i phrase what people should do
can i use the menu labels in my exercise
how do i word an errand without giving it away
reason and aim, is that all
may our menu words occur in the errand
what makes an errand realistic
what should be avoided when wording errands
what are the ingredients of a well formulated scenario
may the assignment contain terms from the interface
how do i phrase scenarios without leading the user
should i avoid repeating button labels in the assignment
what must an assignment supply besides the aim
how not to give hints in the wording
how do i avoid giving the game away in the scenario
what makes an assignment lifelike
what makes a good task
which words should a task avoid
can you tell me what belongs in a test task
is it true that a task must not use words from the page
how do i word a task for testers
task reason goal avoid words
i want to know how to formulate a good exercise
what about using the menu labels in the task
can't i use the button names in the task
what are the ingredients of a lifelike errand
how do i steer clear of giving hints
should the assignment repeat what the interface says
must the guest be told why he wants something
which vocabulary is forbidden in a scenario
how do i phrase it so that it doesn't lead
do i supply a motive and an aim
may terms from the navigation occur in it
what is a non leading assignment made of
my page says get a quote, may i say quote in the exercise
our draft scenarios use the labels of our buttons, what's wrong with them
i worry that i give away the answer when i ask, how should i word it
suppose i want someone to look for insurance, how do i put it to her
and what should be in it
what must not be in it
how do i word that
so no terms from the screen

= “Your mother needs
can you give an example of a good test task
sample scenario for testing a clinic website
what does a realistic assignment sound like
example of a task for a booking site
show me a realistic scenario
how would you word an exercise for a hospital
how would an errand for a hospital sound
make me a model errand
mother and the doctor, is that from your text
a good story for a guinea pig
could you show me how to word an errand for a hospital's website
give me a model scenario for a medical website
how would you word an assignment for an appointment portal
what does a proper scenario sound like
i run a diagnostic centre, suggest an assignment for patients
is there an illustration of a decent scenario
what would a hospital assignment look like in everyday words
do you have one good scenario i can imitate
what is an example of a good task
how does a good task sound
can you tell me a sample task for a clinic website
is there an example of a task about booking a checkup
do you have a model task i can copy
mother checkup afternoon task
i want to know what a realistic task looks like
what about the story with the mother, what is it
isn't a task just telling people where to click
give me a scenario for a hospital portal
what illustration of a decent assignment is there
how would one word an errand for a medical appointment page
is a little family story the right style
what would i tell a guinea pig on a diagnostic centre's site
which specimen of a scenario does ms haddad offer
what text do i read out to a guest for booking a doctor
how does one dress up an exercise as everyday life
do you have a phrase that doesn't use the words on the page
we run a dental practice and want to try our booking, how could the assignment go
my intern writes dry exercises, can you show her a lively one
i worry my scenario sounds artificial, is there a model to imitate
suppose the site is for appointments, what would a proper exercise be
and what would be an example
can you show me one
how does that sound in practice
so something out of everyday life like what

= “Use the booking
what is an example of a bad task
why not tell the tester to use the booking form
what is the difference between a task and an instruction
may i tell people where to click
why should i not give step by step directions
what wording spoils the test
which type of order to the tester teaches nothing
click here then there, why is this a bad errand
which wording only shows that folks can read
how do i not word it
manual like wording, why harmful
i would tell them to open the form and choose an hour, what is wrong with it
what is a poor scenario wording
why is telling them which form to click pointless
what is the issue with step by step commands
can you show a leading assignment to avoid
may i name the form in the assignment
what would a command style task prove
press this and choose that, why is such an assignment useless
what phrasing only proves literacy
why is use the booking form a bad task
can you tell me the difference between a task and an instruction
is it true that instructions teach me nothing
may i tell testers to use the booking form
booking form instruction people can read
i want to know which wording spoils a test
what about telling people to select a slot
isn't it clearer to tell testers exactly what to use
how should an exercise not be phrased
what do i learn when i order people about
why is a command pointless
does click here then there prove anything
which wrong phrasing does the author warn of
what is the trouble with step by step orders
is a manual style assignment useless
what do leading commands show other than literacy
why shouldn't i name the element in the errand
my colleague wrote press the green button and choose a time, what's wrong with it
our testers all succeeded when we told them where to go, why does it mean little
i worry that free wording confuses guests, why not give them orders
suppose i say open the calendar and pick an hour, what would i find out
and a bad one
why is that no good
what would it teach me
so that's merely an order

= One person leads,
who should be in the room during the test
what roles are needed on test day
how many staff must be present
can the whole team watch
do i need a moderator and a note taker
can my boss sit next to the tester
who leads the session
how many of us do i need on that day
may the managers look on
where should observers sit
how many of ours sit beside the guinea pig
may ten bosses stand behind the chair
who writes and who talks
zoom link for the onlookers, better
staffing of the day
may the designer be beside the guinea pig
our whole board wants to look on, where do i put them
how should the team be divided during a session
who moderates and who jots things down
where should the bosses sit while observing
can the entire department crowd around the participant
should spectators stay out of sight
my ceo insists on being present, where do i put him
five bosses breathing down the tester's neck, acceptable
who should be in the room, bare minimum
how many staff are needed on the day
can you tell me the roles in a test session
is it true that everyone else should watch from another room
may my boss sit next to the tester
one leads one takes notes
i want to know if the whole team can watch
what about the managers, where do they sit
can't everybody be present at the session
how are duties divided on the day
are onlookers behind the chair a bad idea
who moderates and who scribbles
may the designer breathe down the guest's neck
do spectators follow over zoom
what staffing does a session want
is it okay for the department to crowd round
how many of us should the volunteer see
what do the rest of us do while it's on
the ceo insists on being there, where do we put him
my team of ten wants to look on, how do we arrange it
i worry that a crowd makes guests nervous, who should be there
suppose we are only two, is this enough to run it
and who is present
where do the others go
what does the second one do
so just two in there

= People use their
which device should testers use
can participants bring their own mobile
do we have to provide phones
on whose phone is the test done
mobile or computer, which one do they use
own device or ours
mobile or laptop for participants
which hardware do the testers get
do we lend them a device
my guinea pigs have old nokias, do i lend them an iphone
whose handset in the trial
is our meeting room pc right for it
borrowed devices, bad
do i lend the people an iphone or should they bring what they have
should participants use their personal handset
do we supply gadgets for the session
whose smartphone is used in the trial
is byod fine for user research
what if he has an old android, use it
shall i hand out our office iphone to testers
his cracked samsung or our demo handset
do testers bring their own phone
can you tell me if we must provide phones
is it true that people should use their own phone
should i hand out test devices
own phone test
i want to know if participants use our computer or theirs
what about the device, is ours better
isn't an office laptop the better choice for testing
is it byod on the day
may i lend everyone the same iphone
do guinea pigs bring their handset
should the trial run on a borrowed gadget
would a cracked old samsung be welcome
on what hardware do the sessions take place
who supplies the mobile
do i set up a demo machine
is a guest's smartphone preferred
we have three new tablets for the sessions, should we use them
my it man wants everyone on the meeting room pc, is that good
i worry that guests come with ancient mobiles, is this alright
suppose a lady brings her little nokia android, do i let her use it
and on which device
do we supply that
should they bring something
so whatever they carry in their pocket

= A clickable draft is
do i need a finished product for the test
can i test with a prototype
is lorem ipsum okay in a test
does the draft need real texts
can we test figma screens
at what stage of design can users test
is a mockup sufficient
why should the wording be real already
nothing is coded yet, can we test already
are placeholder texts allowed
can we try out wireframes with people
how finished must the draft be
only sketches exist, too early
grey boxes and latin, can guinea pigs cope
how real must the words be
wait until coding is finished, right
can a figma thing be shown to the public
paper sketch, does it do
nothing has been coded yet, only pictures with dummy text, can i invite people
can we try out a figma mockup before coding
must the wording be final when users see it
is placeholder text acceptable in a trial
why is filler text a problem in user research
we only have clickable wireframes, is it ready for users
nothing is programmed, only slides, can testers use it
can blah blah filler stay in the mockup
must the copywriter finish before the sessions
is a clickable draft good enough for a test
may i use lorem ipsum in the test
can you tell me if the product must be finished for testing
is it true that the words in the draft have to be real
can i test a prototype
clickable draft real words
i want to know if we can test before anything is programmed
what about placeholder text, is it allowed
do i have to wait until the site is finished
are wireframes in figma sufficient
does filler copy spoil a session
must the copywriter be done beforehand
can volunteers cope with grey boxes and blah
is a mockup without final texts any use
how finished must the thing be
would slides with links do
is nothing coded yet a problem
why is latin blind text harmful
our texts are not ready but the screens are, can we go ahead
my developer says we need a beta first, is it so
i worry it's too early as we only have linked sketches, is it
suppose the fee table still says lorem, may i invite guests
and does it have to be finished
is a prototype fine for that
what about the texts
so sketch yes, dummy text no

= Begin with: “We
* what are the rules for running a user test
* how should i behave as moderator
* tips for moderating a usability session
* do's and don'ts when observing testers
what do i say at the beginning of a session
how do i make testers feel at ease
how should i welcome a participant
testers are nervous, what do i tell them
first sentence to a participant
how do i calm people who fear to fail
the lady is shy, how do i open
how does a good host of the trial conduct himself
opening sentence
guinea pig fears to be stupid, what do i say
which rules apply on the day
will our feelings be hurt
the old gentleman is nervous and fears to look stupid, how do i begin
how do i put a timid participant at ease
what should the opening line of a user session be
my volunteer thinks it's an exam, what do i tell her
what greeting should a moderator use
how to encourage candid criticism from participants
what do we say so that uncle doesn't feel judged
grandma is scared of breaking things, what shall i tell her first
how do we prevent testers from being polite
how do i begin a usability test
can you tell me the first sentence to say to a tester
is it true that i should say we are testing the design, not you
we are testing the design not you
i want to know how to calm a nervous participant
what about people who are afraid to criticise us
shouldn't i start with the tasks straight away
what words of welcome do you advise
how do i take the exam fear from a volunteer
a shy uncle comes in, how do i greet him
how do i get candid criticism rather than politeness
opening line for a moderator
what to tell someone who thinks he's being judged
how do i stop people from being too kind
which phrase loosens up a timid guest
what should a host say before anything else
my guests always apologise for being stupid with computers, what do i tell them at the start
in our culture nobody likes to criticise, what could i say to encourage it
i worry the old lady will be scared of breaking something, how do i reassure her
suppose the guest sits down trembling, what is my line
and what do i say first
how do i break the ice
so they know it's not an exam
what if they are too polite

= Ask people to
should people think aloud
do participants speak while they try
what do i ask testers to say
think aloud method
must they talk while clicking
what should participants tell me
silent guinea pig, what now
should he tell what he hunts for
murmuring while clicking, wanted
speak your thoughts, why
they just click without a word, what do i ask of them
should participants narrate while they browse
what is the verbal protocol in user research
my volunteer scrolls quietly, what do i request
what do i instruct them to voice during the trial
do they tell us their expectations before tapping
how do we get inside their mind
my tester is mute, how do i get at her thoughts
should testers comment while they tap
should testers speak while they work
what do i ask people to say aloud
can you tell me if participants should think aloud
is it true that testers should say what they expect to happen
may a tester work in silence
say aloud what they look for
i want to know how to learn what a tester is thinking
what about a quiet tester who says nothing
can't i just watch the clicks
how do i get inside a volunteer's head
is a running commentary wanted
should guests narrate while scrolling
what verbal protocol do you use
do i want to hear their expectations before they tap
is murmuring along encouraged
how do i know what somebody is hunting for
must folks voice their thoughts
what instruction do i give besides the exercise
my guest clicks in silence and i have no clue why, what should i have asked of him
our sessions were mute and useless, what should be different
i worry that talking distracts the guest, do you still want it
suppose she stares at the menu, what would i like her to tell me
and should they talk
what should they tell me while clicking
is silence bad there
so thinking out loud is wanted

= When they get
what do i do when someone is stuck
how long should i wait before helping
may i give hints during the session
when is it okay to step in
the user cannot go on, shall i help
how many seconds before i speak
she stares and does nothing, when do i help
help at once, right
silence is unbearable, how long do i keep it
he sits there and does not know what to do next, may i point
how many seconds do i have to bite my tongue
my participant is lost on the screen, should i rescue her
how much patience before giving a hint
when may the moderator intervene
is it ok to jump in immediately when they struggle
how many seconds of pause before i step in
he is confused and quiet, what now
the silence is awkward, when may i speak
he's been hunting for the button ages, shall i help
how long should i wait when a tester is stuck
what do i do when someone gets stuck
can you tell me when i may help a tester
is it true that i should count to twenty first
may i give hints when a person cannot go on
stuck count to twenty
i want to know if i should help right away
what about silence when the tester is lost
shouldn't i help at once when they get stuck
when is it time to rescue a struggling guest
how many seconds do i bite my tongue
how patient must a moderator be
he stares at the page and nothing moves, do i jump in
is an awkward pause to be endured
how soon may i intervene
what if she's hunting for the button for ages
do i keep mum when they are confused
how slow should i be with a tip
i can't stand watching my guest suffer, when may i speak
my colleague blurts out the answer the moment somebody pauses, what is the rule
i worry that long silence is rude, how long is right
suppose the gentleman is lost on the second screen, what is my move
and if they can't go on
how long do i keep quiet
do i help straight away
so i hold my breath and do what

= Answer a question
what if the tester asks me how it works
how do i respond to questions during the session
a participant asks what this button does, what do i say
the participant wants me to explain, how do i react
he asks what that icon means, my reply
do i give information when asked
counter question, how worded
she asks me whether this is the right button, what do i say
he keeps asking me things instead of trying, how should i respond
my volunteer wants to know what an icon is for, what do i tell him
how do i throw the ball back when a participant asks
may the moderator give answers
what is the proper response when asked how it functions
what neutral phrase can a moderator use
tester says what's this icon, my reply
how does one answer without answering
what do i say when a tester asks what a button does
how do i answer questions during the test
can you tell me how to respond to a participant's question
is it true that i should answer with a question
should i explain what an icon means when asked
what would you expect it to do
i want to know how to reply without giving it away
what about testers who keep asking things
mustn't i answer politely when somebody asks
how do i throw the ball back
which neutral phrase helps the moderator
the guest wants to know what this symbol is for, my reply
what's the right comeback to what happens if i press this
how does one dodge a volunteer's enquiry
is there a standard counter question
may i reveal how a function works on request
how do i react when they want to be told
what wording turns an enquiry round
my guest asked me does this save it and i said yes, what should i have said
our testers keep looking at me for answers, how do i handle it
i worry that not answering seems rude, what could i say
suppose the lady points at the star and asks its meaning, what do i say
and if they ask me something
how is it worded
do i tell them what it's for
so i ask back

= Never explain and
can i explain the design to the participant
should i defend my design when they criticise
what if something needs to be explained
may i justify why we built it this way
the tester misunderstands, shall i correct him
may i justify my choices to the participant
what does it mean when something is not self evident
can i say how it was meant
he grumbles about my layout, may i put him right
i long to justify myself, allowed
she does not get it, do i tell her the meaning
it needs a word from me, what does that prove
he misreads my favourite screen and i want to put him right, may i
may i clarify the interface to the participant
i feel like arguing when they dislike my layout, should i
what does it signal if we must clarify something
can the designer justify his decision to the volunteer
the tester got it wrong, do i educate her
should i keep my mouth shut when they complain
my designer keeps justifying himself to the testers, allowed
if i need to elaborate, what does it prove
may i explain the design to a tester
what if a participant criticises the design
can you tell me why i should not explain anything
is it true that needing an explanation is a problem
should i defend our choices in the session
never explain never defend
i want to know what it means if something has to be explained
what about correcting a tester who misunderstands
can't i just tell them how it was meant
do i put a guest right when he misreads a label
what does it signal if i have to clarify
is arguing with a volunteer allowed
someone dislikes my favourite screen, do i justify it
should i keep my mouth shut when criticised
is educating the user during the session wrong
how do i take grumbles as a designer
when is an element not self evident, and what does it prove
may the moderator elaborate on the idea behind it
our designer kept telling guests why he did it so, is that alright
my guest thought the cart was a pram, should i have put her right
i worry that i will take it personally, how should i behave when it's criticised
suppose he reads the chart the wrong way round, what does that tell me
and may i justify it
what if they don't get it
why shouldn't i clear it up
so every clarification is a finding

= Write down what
what do i note during a session
is what people say or what they do more important
should i ask testers if they would buy
can i believe what participants claim
how to take notes while observing
they say they love it, can i trust it
should i write opinions or actions
he swears he would use it daily, believe it
what goes on my sheet
words or deeds, what weighs more
is praise from a guinea pig worth anything
in which sequence do i record it
they all say they would use it every day, do i put that in my notes
do i log behaviour or statements
what notes does the scribe keep
she said she'd purchase it, how seriously do i take that
are stated intentions reliable in user research
should the sequence of taps be documented
does what they claim count as evidence
what should the secretary record in the session
do actions or opinions go in the minutes
what should i write down during the session
are opinions of testers worth noting
can you tell me what matters more, words or actions
is it true that what people say they would do is worth less
in which order do i note things
write down what people do
i want to know if i can trust a tester who says he would buy
what about praise, should i write it down
isn't what people say the most important thing
what does the scribe put on the sheet
deeds or declarations, which count
how reliable is a stated intention
do i log taps in sequence
is i would use this daily of any value
does a promise to purchase mean much
which record should the note taker keep
should i document behaviour rather than statements
are compliments evidence
our guest swore she'd buy at once, how seriously do i take it
my secretary takes the minutes in the session, what must she record
i worry about missing good quotes, are those the main thing
suppose he says it's lovely yet never locates the price, what do i put down
and what goes on paper
what about the things they claim
is the sequence important
so actions beat talk

= Sit down on
what happens after the sessions
when do we discuss the results
should the evaluation be on the same day
who joins the debrief
when do we sit together
is a report next week fine
guinea pigs gone, what now
can we talk about it on friday
who sits at the table afterwards
debrief when
we are tired in the evening, can we talk about it next week
when is the wrap up of the user sessions
who attends the wash up after the trials
can we postpone the evaluation to the following week
how soon should the observers meet
what follows once the final volunteer has left
is it okay to discuss the sessions on the weekend after
when does the team pool its impressions
when should the team talk about what they saw in the user test
do we discuss the sessions straight away or later in the week
can you tell me who should be in the room after the five tests
debrief after usability test timing
is it true that the review must be held the same day
i want to know if only the designer attends the wrap up
what about the people who only looked on, are they invited afterwards
should we not wait until monday to go over the results
how soon do we huddle once the last guest has gone home
post mortem of the trials, whom to call and when
can the retrospective wait till everyone is back from leave
is it ok to let it cool off overnight before comparing notes
memories fade quickly, so what do you suggest we do that evening
who gets a seat for the recap
do stakeholders from finance also stay back for the chat
shall i book the conference hall for tuesday evening itself
straightaway or sleep on it first
my manager wants to postpone the catch-up to thursday, is that a mistake
we have six colleagues behind the glass, must all of them stay on
suppose everybody is exhausted at five o'clock, do we still gather
i worry that people will forget what they noticed, how do i prevent that
our office always writes a report weeks after, what should we do instead
so the five have gone, what is the very next step
and then who meets
how long after the sessions is that meeting
is the developer who was watching part of it too

= Each names the
how does each observer contribute to the debrief
how many moments does each watcher name
what do the watchers report
what should each observer bring to the talk
what do observers contribute to the talk afterwards
how do we collect impressions from all observers
does each watcher give a shortlist
what must every onlooker contribute
how many low points per onlooker
do all onlookers speak or only the host
how are low points gathered
what does everybody who looked on have to bring to the table
how many low points should every spectator bring up
what must each witness mention in the wrap up
how do we gather impressions in the discussion
what do spectators contribute when we regroup
what does each watcher bring to the discussion
how many moments should every observer mention
can you tell me what i am expected to say in the meeting after the tests
is it true that everybody picks only three bad spots
observers top three worst moments
what about someone who noticed ten problems, may he list all of them
do people not just read out all their notes
is it one worst moment per person or more
what am i to jot down as a silent looker-on
do we go round the room and each tells the most painful scenes
how do you keep the wrap-up from becoming a two hour monologue
how many pain points per head
do i have to rank the ugliest bits i witnessed
what contribution do you want from the junior who sat in the back
limit on complaints each colleague can raise
how do you collect input from the quiet ones
do we brainstorm freely or is there a quota
cringe moments, how many may i bring up
i am only the intern who watched, do i get a say
my boss will want to speak for half an hour, how do you stop that
suppose i saw nothing but small things, what do i report
we had eight people in the gallery and everyone talks at once, how do you organise it
i filled nine pages, what of that do i actually present
and what does everyone do in that meeting
so how many each
is it the good scenes or the bad ones they mention

= Moments named by
which problems go on the list
how do i decide what to fix
how do we prioritise findings from the test
when is an issue important enough
how many testers must hit a problem before we repair it
how many people must mention an issue
which faults are serious enough
which snags get mended and which not
one out of five stumbled, is that enough to act
what makes a snag count
threshold for the repair list
two stumbled at the same spot, does it count
we saw thirty things go wrong, which do we take on
which defects make the shortlist
what is the criterion for taking a finding seriously
one of five tripped over it, does it qualify
how do we triage usability flaws
how many participants must experience a glitch before we tackle it
which snags deserve repairing first
just one tester got stuck there, must we mend it
how do we prioritise forty complaints
how do you decide which problems go on the list
does a problem have to happen to two of the five to count
can you tell me the rule for what gets onto the list
usability findings selection rule two of five
is it true that one tester's trouble is not enough
i want to know if something several observers mention is automatically listed
what about a fault that only two people ran into
which findings do not get forgotten after the test
how much agreement is required before you act on a stumbling block
what separates a real issue from a fluke
how do you filter the noise out of user research
when is a hiccup considered a pattern
what is your cut-off for taking feedback on board
is there a voting system for bugs seen in the trial
how do you shortlist what developers should work on
if a couple of participants are baffled by the same button, what then
must the majority struggle before it is taken up
who has the last word on what is important, or is it by overlap
our lead designer always picks his favourites, how do you choose fairly
i worry that one loud colleague dictates the priorities, what is the safeguard
suppose three watchers point to the same screen but just one visitor got lost there
we ended with fifty sticky notes on the wall, which ones survive
my client says one complaint is enough to redo it, is it
so what makes it onto the sheet
and if two had the same trouble
how many have to trip over it

= The rest goes
what about the remaining findings
what do i do with minor issues
do we have to fix everything that was seen
may we ignore the rest
and all the trifles, what with them
must every snag be mended
small stuff, throw away
must we also repair all the small things we saw
what becomes of the things only one person stumbled on
what becomes of the lesser flaws
do we discard the trivial observations
where do the unimportant remarks end up
should we tackle all the glitches
and the leftovers from the user sessions
what about nitpicks that only one saw
do we bin the small complaints
what happens to the problems that only one person had
do you fix the minor findings as well
can you tell me where the remaining observations end up
leftover usability findings drawer
is it true that most of what was seen is put aside
i want to know if small problems are repaired too
what about the things nobody else mentioned
are the others not thrown away
do you shelve the nitpicks
is there a backlog for the one-off oddities
where do the petty gripes land
do you bin the stray comments or keep them somewhere
parked items, what becomes of them
will you ignore the guy who hated the colour
are isolated quirks archived
what do you do with the long tail of tiny niggles
low priority observations go where
do unlisted points get put away for later
i noticed a spelling slip no one else did, will it be dealt with
i worry that we lose valuable hints when the list is so short, what becomes of them
suppose a single visitor got stuck on a page, does that lead anywhere
my colleague wrote forty remarks and only four were taken, where are the thirty six
we don't like waste, so are the unused notes kept
and everything else
so they are just put away
what about those that didn't qualify

= For each entry
how do i find the right fix
how big should the changes be after a test
what do i ask about each listed problem
should we redesign everything after testing
how radical should corrections be
what is the right question for each problem found
start over or a touch here and there
how do i choose the remedy for a snag
smallest remedy or thorough one
what is asked for each snag
we found that nobody sees the basket, do we design everything anew
how do i look for the cure of something on the list
how do i determine the remedy for each defect
is it better to tweak or to overhaul
what question leads to the lightest fix
should developers rebuild the screen for every glitch
what is a minimal intervention
how radical should our remedies be
the dev wants to rewrite the page, is there something gentler
how do we choose the lightest cure
what do you ask about each problem on the list
should we redesign the page or make a small change
can you tell me how to find the fix for a listed problem
smallest change that would help usability fix
is it true that you look for the tiniest change first
i want to know if a finding means we have to rebuild the screen
what about big redesigns, do you not recommend them after a test
how do you work out what to change for every item
what is the least we could do to cure a stumbling block
quick win or full overhaul
do you favour baby steps over starting from scratch
how do you go from symptom to treatment in the most economical way
minimum effort remedy, is that your principle
how do i keep the repair bill low after user research
what question turns a complaint into a to-do
is a light touch better than tearing it all down
do you tinker or demolish
what's the guiding question when deciding on corrections
our last studio answered every finding with a new layout, how do you go about it
i worry that five unhappy testers mean a whole new app, do they
suppose people miss the pay button, do you move it or rebuild the checkout
my developer says the entire form must be rewritten, what should i ask him
we are a small ngo with hardly any money for fixes, how do we decide what to alter
so we have the list, what now for every point
and how large should the correction be
what is asked about each of them

= Often it is
what is often the solution after a user test
is a wording change often sufficient
are the fixes usually large
can one different word solve it
what kind of fix usually does it
do we need big redesigns to cure problems
are better labels enough in many cases
is a snag usually cured by a term
do remedies cost much typically
what is the commonest remedy
big rework after a trial, usual
do the cures cost a lot of programming as a rule
is it mostly a matter of wording when people stumble
what is the typical remedy for a usability flaw
can renaming a label suffice
do most remedies require coding
is copywriting commonly the cure
so is it usually a huge rework
do fixes usually mean heavy programming
what is the solution to most usability problems
is changing a word usually enough
can you tell me what the smallest fix typically looks like
common usability fix wording
is it true that a single word can solve it
i want to know if fixes usually need programming
what about the layout, is it not usually the layout that is at fault
more often a word or more often the design
does better copy solve most of the trouble
is language frequently the culprit
how often is the phrasing to blame
can vocabulary alone make a screen work
do a few letters on a button make such a difference
is the remedy generally just microcopy
what kind of tweak does the trick nine times out of ten
do you typically rename something rather than recode it
text edit or code edit, which one is it mostly
is terminology the usual suspect
i expected big bills after the trials, what does the typical cure consist of
my programmer is afraid of the results, will it be mostly his work or the writer's
i worry that the minimal fix is still expensive, what is it normally
we are bilingual, malay and english, could a term be the whole problem
suppose visitors never press a tab, could it merely be what it is called
and what does that small change usually turn out to be
so just the text
is it that simple most of the time

= In a test
can you tell a real example from your own tests
what did you find when testing a clinic website
why could people not find the opening hours
how many testers missed the clinic's hours
is a bad link name really a problem
what was the mistake with patient information
did you do a test for a clinic
do you have your own experience with user tests
what did your testers overlook
example of a misleading menu label
your story about the hospital hours
any anecdote from your own trials
what did folks at the medical site fail to see
how many stumbled over patient information
did you ever try out a site for doctors yourselves
a misnamed link, does that really matter so much
when is the surgery open, nobody found it, why
can you share a case where patients overlooked the timings
why did users fail to locate when the clinic is open
have you any anecdote from your own user research
what label confused people on the medical site
how many volunteers missed the clinic timings
what went awry with the clinic's navigation
what was the blooper on the hospital page
can you tell a story where a link name misled people
do you have an example from your own tests
why did people not find the clinic's opening hours
how many of the five could not find the opening hours
can you tell me what went wrong on the clinic website
clinic opening hours test patient information link
is it true that four out of five failed on the clinic site
i want to know if you found such a bad label in a real test
what about the link called patient information, why was that a problem
did nobody find the hours of the clinic
give me an instance where a caption misled visitors
when is the doctor open, why couldn't folks figure that out on the site
have you got a war story about poor naming
which menu entry hid the consultation timings
what concrete failure did your five volunteers uncover in healthcare
case where a heading made guests overlook basic facts
how did a wrongly titled page cause eighty percent to fail
was there a medical practice whose schedule was impossible to locate
surgery times hidden, tell me that anecdote
what did a trial with patients actually reveal
i manage a polyclinic in ipoh and our timings are under a vague tab, did you see this elsewhere
my boss doubts that names matter, do you have proof from practice
we call ours general information, has that sort of thing confused anybody you observed
i worry that theory is all you offer, did you witness something like that yourselves
and what was the link called
so how many of them failed
what was it they couldn't find

= The cure was
how did you solve the clinic's hidden hours
what did you rename the link to
what was the cure for patient information
which new label did you choose
what is written there now instead
new name of the link in your anecdote
how was the anecdote solved
how did the clinic get people to see when it is open
which two words made the clinic's link clear
what was the clinic menu renamed to
how was the clinic label corrected
which wording fixed the overlooked timings
and what did you change it to
how did the doctors' timings become findable
how was the clinic's problem solved
what did you write on the link instead
can you tell me the new name of the link on the clinic site
clinic link renamed opening hours
is it true that you only changed two words
i want to know if the clinic had to redesign its menu
what about patient information, what replaced it
was the clinic page not rebuilt
what was the remedy for the hidden timings
which phrase did the trick for the doctors' site
new caption after the failed test
how did the medical practice make its schedule findable
did calling a spade a spade help the surgery's visitors
so simple wording won, what was it
what text appeared on the button after the correction
relabelled to what
what does the menu of that health centre say now
did you move the timetable to the front page or just retitle it
four out of five missed it, so what did you do about that
i have the same trouble at my dental surgery, what did you put there in the end
my web guy wanted a search box for that, what did you do at the clinic
suppose i make the same mistake as they did, what should i put on the tab
we argued about labels for weeks, which one did you settle on there
what was the fix then
so what does it say now

= It took a
how long did the fix of the clinic link take
would a meeting have found that
was the clinic correction expensive
was it quick to fix the label
how long did that remedy last to carry out
would the bosses have thought of it at the table
was the anecdote's remedy dear
was it a matter of minutes or of weeks to put the link right
could a committee have come up with that remedy
how much effort was renaming the clinic's menu
did the correction demand a lot of budget
would a committee have spotted the clinic flaw
how speedy was the repair of the label
and was that a big job
did the clinic remedy need developers for days
how long did the clinic fix take
would a meeting have found the same solution
can you tell me how much effort the new label was
fix took a minute
is it true that no meeting would have come up with it
i want to know if the correction was expensive
what about discussing it among ourselves instead of testing
did it not take weeks to change the clinic's link
could the managers have guessed that on their own
sixty seconds of work, really
how fast was the wording swapped
would a workshop or brainstorming session have spotted the same thing
can a boardroom come up with such insights
was it a lengthy job to put right
why not simply sit round a table and think instead of watching strangers
would a steering committee have hit upon that
how much labour did the rename require
did experts in a conference room miss what testers showed
our management believes it can foresee everything, could they have foreseen this
i fear every repair drags on for a sprint, how quick was this one
my boss prefers discussions to trials, would his way have led to the same cure
suppose we had just debated the menu, would we have got there
we are paying by the hour, so how many hours went into that
and how much time did that cost
was it a lot of work
would you have thought of it without the test

= Resist the wish
should i add a tutorial or onboarding tour
is an explainer video a good fix
can a help text solve usability problems
do product tours help
should we put instructions on the page
shall we make a guided tour for new users
is it right to explain the difficult parts in a video
tooltips and tutorials, yes or no
our app is hard, shall we film how to use it
coach marks at the first start, good
little bubbles that tell how it works, do they cure
manual instead of mending, right
a help page will do, won't it
my developer would add a guided walk through for newcomers, good cure
should i patch a confusing screen with a pop up guide
is a walkthrough a substitute for a clear interface
my developer proposes a demo clip for newcomers, wise
can i rescue bad navigation with a faq or manual
are onboarding hints a sound remedy
why not just make a youtube how-to
shall we just stick a tooltip on it
users need handholding, shall i add a guided walkthrough
should we add a tutorial to fix the problems
is a product tour a good solution for a confusing app
can you tell me if an explainer video would help new users
onboarding tour instead of fixing the design
is it true that you advise against help videos
i want to know if i can just explain the difficult page
what about a short tour for first-time visitors
isn't an explanation cheaper than changing the screen
may i solve it with training material
are user guides the wrong medicine
would a popup with arrows rescue a messy interface
help texts everywhere, yay or nay
should i record a loom for customers who get stuck
what temptation should i avoid after user research
are onboarding carousels a crutch
can a chatbot that guides people replace repairing the form
is documentation an acceptable patch
do intro slides cure poor usability
our previous vendor put little question marks beside every field, is that any good
my boss wants an animated film on the homepage because nobody understands it, should we
suppose we simply write how it works above the button, would you approve
i worry that old people need instructions, shouldn't i include a demonstration
we are a school and parents can't use the portal, would a clip on youtube do
and could we not just explain it
so no walkthrough then
what sort of repair should i stay away from

= What people pass
why do tours and explanations not help
do people read help text
why will users ignore the video
will they read the hint the second time
who looks at hints anyway
overlooked once, will it be seen next time
why are hint bubbles useless
why would people not read a hint that we place right there
they did not see it today, will they see it tomorrow
is a second look at the hint to be hoped for
why do users skip hints
would people notice a banner the second time
do visitors pay attention to instructions they missed before
is repeating the hint effective
do folks ever read pop ups they skipped
if they missed the hint today will they notice it tomorrow
do pop up tips get noticed on repeat
why do explanations and tours not help
do people read the hint the second time
can you tell me why a tooltip will be overlooked
people overlook it again
is it true that visitors ignore the same thing twice
i want to know if users notice a text after they have missed it once
what about making people see the hint again
won't they notice it next time
do folks learn to spot something they skipped earlier
does blindness to a banner wear off
if somebody scrolls right past a paragraph, will repeating it help
why would a guide be disregarded just like the button was
will a second chance make them look
are ignored elements ignored forever
what's the reason you don't believe in intro clips
missed it before, will miss it later, is that your point
can one expect attention on the next visit
why doesn't adding more text do anything
i thought returning customers get used to the page, do they
my colleague says they will see it on their second visit, is he right
suppose the notice is already there and nobody read it, why not add another
i worry that my big yellow box is wasted, will anyone look at it
we put the info in twice and still get calls, why is that
and why doesn't that work
so they just skip it each time
what makes you so sure they will overlook it

= If an agency
what should i ask my design agency about testing
how do i check whether a designer tests
may i be present when the agency tests
what questions to put to a ux supplier
how do i know my agency does user tests
how do i examine a design company's testing habits
what should i ask before hiring a ui designer
is it rude to ask to watch
how can i tell whether my vendor works with real users
hiring a ux studio, what should i find out
can i sit in when they try it with users
which questions reveal a serious studio
i am about to hire a studio, what do i ask about trials
how do i feel a ux studio on its tooth
may a client look over shoulders too
who are your guinea pigs, should i ask that
what do i ask a designer at the first talk
i interview three ux studios on thursday, what should i ask about trying things out
what should i ask a ux studio in the pitch
may i sit in when my agency runs user sessions
how can i check that a design firm truly researches users
which questions expose an agency that skips user trials
do i ask for the schedule and the participants
we are hiring a designer for our school app, what should we enquire about
i am shortlisting studios, how do i smoke out those who never try with users
can i as paying client sit in on sessions
what should i ask a design agency about testing
which questions show whether an agency really tests
can you tell me what to check before hiring a designer
questions for design agency first test who five people watch
is it true that a client should ask to watch the tests
i want to know if i should ask who the testers are
what about the date of the first test, should i ask the agency
how do i not fall for an agency that never tests
what do i enquire of a ux vendor in the pitch
three things to find out from a web studio about user research
how can a layman grill a creative firm on its methods
what goes into the rfp regarding usability sessions
interview questions for a freelance ui person
how do i tell if a consultancy observes real humans
procurement checklist for interface work
should the customer demand to be present at the trials
what do i put to the branding people who are making our app
which points would a savvy buyer raise on user trials
we are about to sign with a studio in kl, what should we have them tell us on trials
my boss wants to know how to vet a ui supplier, what do we say to them
our former agency tested with its own staff, what do i ask the next one
i worry that they will hide the sessions from me, what should i demand
suppose three firms pitch next week, what separates the serious one
so what do i say to them
and may i ask to sit in
who, when and can i come, are those the questions

= A good answer
what would a good agency say about testing
when should the first test be done
what is the right answer from the designer
should i be invited to watch
before or after development should users try it
who should the agency's five testers be
at which stage should the supplier let outsiders try it
what reply should make me happy
what should a studio reply so that i trust it
ahead of coding or afterwards
are guests of the client welcome, should they be
guinea pigs from inside the studio, acceptable
the studio says come and look on if you like, is that what i want to hear
what reply should make me confident in a design agency
when must a decent studio run the initial trial
are outsiders and an open door a positive signal
how would an honest designer respond about user research
should the trial precede coding
and what would be the ideal thing to hear from them
what is music to my ears from a studio
do serious designers let outsiders try early
what is a good answer from the agency about testing
how should a good designer reply when i ask about the first test
can you tell me what a trustworthy agency says
good answer before built outside people come
is it true that the test should be before anything is built
i want to know if testers should come from outside the company
what about being welcome at the test, should they invite me
is it not fine if they test with their own employees
what reply would make you sign with a studio
what does the right response to those three questions sound like
how do i recognise an honest ux vendor from what he tells me
should trials happen prior to coding
green flag in a pitch on user research
strangers or colleagues as testers, which reply is better
which answer should win my trust
the ideal response from a ui consultancy
how would a confident studio react when i want to sit in
early, with outsiders and an open door, is that what i should hear
they told me we test on wireframes with recruited strangers and you may join, is that fine
my supplier says come along any time, should i be pleased
i am no expert, so what words should i be listening for from the designers
suppose they say next week with six outsiders, is that satisfactory
we asked three studios and got three stories, which is the one to believe
and what should they say to that
so when is the right moment in their reply
what would you want to hear

= If the answer is that testing
is testing at the end too late
the agency tests only before launch, is this ok
what if my supplier tests at the end of the project
why is late testing bad
what is the danger of leaving user tests until last
can faults still be repaired at the end
is it wise to try it with users just before release
they plan user sessions in the last week, good
what is the drawback of late user trials
the studio tries it out in the final week, your view
we will check it when everything is finished, fine
trial at the close, what is lost
is there money left for mending at the close
qa at the finish covers it, right
the studio wants to let people try it when all is coded, why does that bother you
our agency schedules user acceptance in the final phase, is it risky
why is testing right before release harmful
they told me they will validate after development, should i worry
what if the studio only checks at completion
is it too costly to correct flaws by that time
is uat at the finish line sufficient
studio says qa at the finish covers usability, is it too late
why can't we just trial everything once it's coded
what if the agency says testing comes at the end
why is testing at the end bad
can you tell me the danger of a late test
testing at the end faults too expensive to repair
is it true that late faults cannot be repaired any more
i want to know if it is enough to test before launch
what about testing when the site is finished
isn't the end the best time to test
what is wrong with trying it out on users just prior to go-live
why not wait for the finished product before showing it to people
red flag in an agency's plan for user research
once it's all coded, what use are the findings
can problems discovered in the last week still be corrected
does a final acceptance round reveal things too late
the consequence of leaving usability to the final sprint
money gone, errors found, is that what happens
is a last-minute trial just bad news without a budget
what do i learn from sessions held after development, and can i act on it
the vendor's timeline has user trials in week twenty of twenty, should i object
my boss says qa at the finish is enough, what do i tell him
our last project found everything wrong one week before opening, why does that happen
suppose they only let people try the finished app, what is my risk
i worry that there will be no cash left when the flaws come out, when does that occur
and if they say at the close
so what is the matter with doing it last
why would i be unable to fix them then

= Ask also to
what proof can i ask of a designer
which document should the agency show me
can i see findings from earlier projects
how can i verify that a ux agency really tests
which evidence of past testing should i demand
which paper may i request from a studio
earlier snag lists, ask for them
how do i see through a studio that only claims to try things out
what shows that snags were really mended
the studio claims it always lets people try things, what can i demand to see
what track record should i request from a ux studio
can i see findings of a previous client and the consequent modifications
how do i verify a designer's track record in user research
what sample of past work proves they listen to users
besides questions, what should they put on the table
their portfolio is pretty, what else should i request
how do i verify they acted on users' feedback
what proof of testing should i ask an agency for
should i ask to see lists from earlier projects
can you tell me what document a designer should show me
ask agency for findings list former project and changes
is it true that i may ask for results of an old test
i want to know if they changed anything after their tests
what about references from other projects, what should they contain
is a portfolio not enough
what evidence can a studio give that it listens to users
besides the three questions, what else do i demand
how do i verify that they act on what they learn
track record of user trials, what to request
can i have a look at another customer's snags
what sample would convince an auditor that research was done
pretty screenshots don't tell me much, what should i view instead
which paper shows before and after
should prospective suppliers disclose past test notes
how can a buyer see whether feedback led anywhere
everybody claims to be user centred, how can i make them prove it
my purchasing dept needs something in writing from bidders, what about testing
i worry that they tick the box and alter nothing, what would show me otherwise
suppose they say we always test, what do i want to see next
we liked their talk but want facts, what do we request from earlier jobs
and what else should i ask them for
so an old list, and what with it
is there anything they could show me

= A designer who
will a good designer share his earlier mistakes
how do i recognise a designer who tests
is it strange to ask for old test lists
why would a designer be proud of errors
how would a serious designer react to my request
are good professionals open about their failures
should they hesitate to give me old findings
how does a serious studio react to this request
will a studio be offended if i want to see old snags
hides his blunders, is that a bad sign
a real pro, how does he react to my request
is someone with a full drawer of blunders a good choice
is it impolite to ask a studio for a list of its own blunders
how can i recognise a genuine ux professional
is a designer who hides past flops suspicious
would a decent studio be embarrassed by its earlier errors
why do skilled designers enjoy showing their goof ups
should a portfolio include failures
is it rude to request their findings
the designer got shifty when i requested his findings, telling
do pros mind showing their blunders
will a good designer show me his mistakes
why would a designer be glad to show old test lists
can you tell me how a real tester reacts when i ask for lists
designer drawer full of lists shows gladly
is it true that the mistakes are the interesting part
i want to know if it is rude to ask for old lists
what about a designer who does not want to show them
should i not expect them to hide their errors
is it embarrassing for them to reveal past flops
do pros keep a stack of earlier findings
how does a skilled ux person feel about blunders
are old failures kept secret in your trade
what reaction separates the genuine from the fake
will they be offended by my request
why is a hesitating studio suspicious
do experienced folks brag about what went wrong
what does someone who does it regularly have lying around
are bloopers worth showing to customers
i asked a freelancer and he got nervous, how would a proper one behave
i don't want to insult the agency, will they mind me asking
my boss thinks no supplier opens its dirty laundry, is he right
suppose they only have one such sheet, what does that say
we felt shy about asking for negative results, should we be
and would they have that to hand
so they like to show it
why would anyone be happy to share that
`;
