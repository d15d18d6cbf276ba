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
`;
