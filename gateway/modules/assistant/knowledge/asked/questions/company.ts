/** What people ask, and the sentence that answers it (question-bank.ts). */
export const aboutCompany = `
= Longitude designs, builds
what does this company do
what is longitude
tell me about your firm
who are you guys
what kind of business is this
give me a short intro of your agency
what is your line of work
in one sentence what do you people do
is this a software house
are you an it company
can you describe the organisation briefly
i just landed here, what is this about
are you a digital agency or what
overview of the company please
what do you people actually do for a living
i am writing a piece on you, describe the firm
which kind of agency is it
who is behind this website
where does this firm operate and what does it make
explain your outfit to my mother
are you a consultancy, a studio or a reseller
what sort of shop am i looking at
my boss forwarded your link, what is it that you folks sell
describe yourselves for a supplier list
are you a freelancer collective or a proper firm
in which branch of trade are you
one line about you for my report
what would i call a firm like yours
summary of longitude for a student paper
give me your elevator pitch
is this an outsourcing company
are you tech guys or ad guys
what is your bread and butter
what does your enterprise do for a living, in two sentences
i got your visiting card at an expo, what is it that you people supply
are you an it vendor or a creative bureau
explain to my grandmother what longitude does
what is longitude's core activity and where is it based
i'm filling the vendor onboarding sheet, nature of business please
you lot techies or advertising folk or what
boilerplate paragraph about longitude for a press release

= We are designers,
what sort of people work there
do you also maintain what you make or only hand it over
are you only coders or also creative people
who is on your staff, programmers only
is it all in one house, design plus coding plus promotion
what professions do you have in the firm
do you keep operating the thing after it is made
who are the people behind longitude
do you host and look after it once it is made
is it one team of mixed trades
do you make it and then leave
do you just draw or do you also keep the lights on
who maintains the thing, the same folks who wrote it
are there artists as well as techies on board
what backgrounds do the members of your crew have
do you throw it over the wall when it is done
is there someone for copy and campaigns too in the crew
do your own folks run the servers they set up
mixed bag of professions or a single one
are you a bunch of programmers without taste
what sort of professionals sit inside longitude
are your folks geeks or artists
do the same guys who develop the site also maintain its hosting
what occupations are there on your staff roster
is it only technicians at yours or creatives also
who are the humans behind this site and do they stick around to operate it
what kind of talent do you employ
our hospital trust wants to know the disciplines represented in your firm

= Clients stay because
why do customers stick with you
why do your customers come back
will i be kept informed about the status
how do i know how far my work has come
do i get regular updates
do you keep the customer in the loop
my last vendor went silent for weeks, will you
what keeps people loyal to you
i want to know progress every week
do buyers return for a second order
what makes an old customer renew
can my director ask at the end of any week how far along we are
how loyal are those who hire you
retention rate of customers
i hate being left in the dark by suppliers, are you any better
is there a weekly sign of life
why would a hotel chain come back to you
do you lose sight of a job between milestones
my last builder was silent for months, how do i know where things stand
what do the ones who stayed with you like about it
why don't your clients switch to another vendor
what makes folks renew with you year after year
my last contractor ghosted me, why would i be loyal to you
what is the secret of your repeat business
how come your customers remain so faithful
why do they not churn, is it that they can follow the state of play
what do long-standing clients appreciate most in you
my cousin left three agencies in a row, what would make him remain with you

= 50+ projects completed
how many projects have you done
how many customers do you have
how big is your company
how long have you been around
how many employees do you have
how experienced are you
in how many countries do you operate
are you a big firm or a small one
what is your headcount
what is your track record in numbers
how many sites and apps have you delivered till now
give me some statistics for my article about you
are you a start-up or established
years in business
how many clients have you served till date
are you big enough for a large project
is your firm too small for a hospital chain
can i have your key figures
since how many years are you in the market roughly
how many folks are on the payroll altogether
are you more than a two-man shop
how seasoned is this outfit
how many jobs have you got under your belt
number of nations you cover
size of the firm at a glance
are you tiny
give me the vital statistics
our tender asks for turnover of jobs and staff strength, what can you state
for a slide: staff, customers, jobs, years
how many firms trust you
can so few people serve a bank
is it true that you have fewer than thirty people
how much experience is in the house altogether
do you have hundreds of employees
how many programs have left your workshop
total deliveries since the beginning
our bank only hires firms with more than twenty staff, do you qualify
i need a few facts about your size for a slide
you are just three students in a flat, right
how many firms have paid you so far
how established is your firm, give me the metrics
are you a fly-by-night operation or do you have a proven history
what is your manpower and your portfolio count for the vendor registration
since how many years are you into this line
how many engagements have you wrapped up and for how many accounts
our prequalification form needs headcount, vintage and completed assignments
you guys a tiny boutique or a proper big player
in how many verticals and geographies have you executed work

= Satisfaction is 99%,
are your customers happy
what is your satisfaction rate
how satisfied are the people you worked for
what availability do you promise
do you offer round the clock help
is there someone at night if things break
what uptime do you aim for
how often are the systems down
how do customers rate you
what percentage of buyers were content
how reliable are the systems you run
how content are the folks who hired you
is there help at midnight
do you guarantee that a site stays reachable
how pleased are those who paid you
are folks happy after you are done
is a call at two in the morning answered
how dependable is what you operate
any survey among your buyers
what is your approval rating
does a farm shop get help on christmas eve
how many of those you served would say well done
do you claim a hundred percent availability
share of contented clients
ninety nine percent of what exactly
what csat score do you report
which sla figure for availability do you aim at
are folks generally content after you hand over, any percentage
do you man the helpdesk on weekends and midnight too
what fraction of clients would rate you positively
our nurses work all shifts, are you reachable at every hour
what mark do you score from those who paid you, out of a hundred

= Longitude began in
how did you start
who was your very first customer
where was longitude born
what is the story behind the firm
how many people were there in the beginning
in which city did it all begin
what was the first job you ever did
tell me your history
how did this company come into being
who started with you back then, a wholesaler
how small were you at first
how many founders were there
what was the wholesaler's trouble
who gave you your first order
where did you begin, which town
what happened on day one
in what garage did it begin
who gave you a chance when you were nobody
was it a start-up of friends
how did four folks turn into a firm
what trade was your opening customer in
what mess did you clean up first
tell the birth of longitude for my school essay
were you born in dubai
who waited from march till september
which deadline had been missed before you came
our podcast wants to hear how it all began
how many of you sat at the first table
what was longitude's maiden project
how many cofounders were there at the outset
who was your very first paying customer and what was his grief
when longitude was an infant how tiny was it
i'm profiling indian startups, what is your genesis
in which town was longitude founded and for whom did you work first
what was the wholesaler's situation before you stepped in
i run a podcast on entrepreneurs, tell me of longitude's humble origins

= We delivered it
how fast did you finish the very first job
how many weeks did the wholesaler's shop take
how quickly was your first customer served
did the first shop ever get finished
how long did the first one take you
in what time was the wholesaler rescued
did you keep your word on the debut job
from the start to finish, how long was the debut
less than three months for the opening job, is that so
how speedy were you for the trader
how many weeks did the wholesaler's rescue require
what was the turnaround on your inaugural project
after the missed deadline how rapidly did you ship the wholesaler's store
and how long were you busy with that very first webshop
did it drag on for the wholesaler or were you prompt
the late march shop, after you stepped in how speedily was it live
so from chaos to handover, what period elapsed

= There was no
how did you manage that first shop so quickly
what was the secret behind the first success
how could you deliver when the others failed
why did the wholesaler's shop work out at last
what did you do differently from the earlier vendor
how did you rescue the delayed shop
what magic did you use for the trader
how come you managed what others could not
did you strip down the scope for the warehouse
what did you leave out in the debut
was it luck
what did you show the wholesaler at the end of each week
did you work nights to save the late shop
how could four people pull off in weeks what others couldn't in half a year
what was the recipe for rescuing the wholesaler
did you trim the features to get the first shop out the door
any hidden wizardry behind that fast first delivery
was the minimum viable version the reason it succeeded
how did pruning requirements help your first client
what had you omitted so the first store could be ready
what was your approach to salvaging the late store

= That client recommended
how did you get to malaysia
how did you find your next customers
do you get work by word of mouth
who referred you to others
how did you get from the wholesaler to a bank
do most of your jobs come through referrals
how did the kuala lumpur branch come about
have you ever worked for a bank or a school
through whom did you land in south east asia
which trades came next after the trader
did customers pass you on to friends
do you spend on ads to win work or come jobs through friends
who introduced you to the clinic
how did a supplier bring you abroad
chain of recommendations
who vouched for you in malaysia at the beginning
how did a bangalore company land malaysian clients
did you get your early customers by advertising or by somebody putting in a good word
what came after the wholesaler
which sectors followed via recommendation
how did your reputation travel from india to kl
which institutions in malaysia hired you thanks to a good word from the first customer

= An office there
why do you have an office in dubai
why did you open in the uae
what made you go to the gulf
which branch is the newest
reason for the middle east branch
why not serve gulf customers from india only
when did the emirates branch come, before or after malaysia
in which order did you open your branches
why three offices and not just one
what was the third office you opened
is dubai only for gulf customers
what are you doing in the desert
why bother with a place in the uae
must an arab customer get up early to reach you
what was the motive for going to the emirates
when did you set foot in the gulf, as second or third place
did a gulf customer make you move
is the emirates place there for tax reasons
do folks in abu dhabi have to wait for bangalore to wake up
why did you set up shop in the emirates
what prompted the dubai establishment
did a timezone difference push you to open near the gulf clients
when did you expand overseas and for what reason
why have a desk in the uae when everything could be done from bangalore
which came earlier, the kl or the dubai outpost
how did geography and office hours lead you to the arabian side

= Each office grew
how did you expand to other countries
did you use outside money to open branches
what decides where you open a branch
did you grow because of customers
how did the firm grow
are your branches real or just an address
did you open places hoping for work or after having it
do you expand with borrowed cash
is your growth organic
are those branches there for show
on what grounds do you start a new place
did you gamble on new markets
were your offshore offices funded by venture capital
did you expand speculatively or did demand pull you
what is the logic behind where your offices sit
are those offices real or virtual addresses taken for prestige
do you establish a branch ahead of having clients there
how was your expansion strategy justified
did investors bankroll your foreign branches
is it greedy empire building, all those locations

= Today there are
how many are you nowadays
how many people work for you at present
current staff strength
size of your workforce right now
has the team grown since the beginning
are you more than 20 people
how many mouths do you feed
manpower at the moment
are you a dozen or a hundred
did the crew of four get bigger
current number of colleagues
what is your headcount these days
how many souls does longitude employ
roughly how many staffers currently
are you below fifty employees
how many engineers and others are on the rolls as of now
you started with four, and today
is longitude a micro enterprise or a medium one by manpower

= We still work
how big is one of your teams
have you changed as you grew
do you still work the way you started
how many people will be put on my project
is your method still the same as in the early days
do you keep small teams
what stayed the same over the years
do you still do the friday thing
will i have a small group or a crowd on my job
how large is a typical crew
do you advise against things on paper
did growth alter your habits
has anything been lost since the early days
how many colleagues share one job
is it now a big bureaucratic outfit
do you still act like the four of the early days
with growth, did you get sloppy
how many hands does a typical undertaking have
do big firms' diseases affect you
is my job swallowed by a huge department
do you keep handing out warnings on paper
what habits did you keep
is the weekly showing still alive
how many would sit at the table for us
five to eight heads, is that normal with you
is a crew of forty put on a big job
with twenty-five people now, do you still show something every week
what habits have survived from the startup days
did success make you sluggish and bureaucratic
now that you've scaled, are the squads still compact
do you still give candid cautions on paper
what remains unaltered since the founding
has the friday demo ritual persisted
you grew like mad i suppose, what remained as before

= To build software
what is your mission
what is your purpose
why does your firm exist
what do you want to achieve
what are you trying to do in this world
what is your goal as a company
what drives you
do you have a mission statement
what do you get up for in the morning
what is your reason for being
what is the point of your firm
what are you aiming at
what do you stand for
corporate mission for my case study
what is your objective
do owners grasp what you give them
why do you do all this
what does longitude stand for, in a sentence
what is your raison d'etre
why does this company get out of bed
your ultimate objective as an agency
i need your mission line for my mba assignment
what kind of software do you strive to deliver
your creed in one breath, for a school magazine
in what spirit do you make software, so that the owner isn't helpless afterwards

= A trade in
what is your vision
where do you see the industry going
what is your dream
what future do you work towards
vision statement please
what do you hope software buying will be like one day
what is that about the carpenter's table
what is your long term ambition
what would a perfect world of software look like to you
what do you wish for the profession
where do you see things heading
in ten years, what should have changed
should ordering an app be like ordering a table
what has penang to do with your dream
long range aspiration
what is your big idea
where do you want the software industry to be in a decade
what would your utopia look like
do you wish commissioning software were like ordering furniture
what is the big dream of longitude
how should a kirana owner or a doctor feel when ordering software, in your ideal
describe the future you are striving for
what would the craft look like if you had a magic wand
if a makcik with a kedai wants software, how carefree should it be in your view

= You can see it every week:
what are your reasons to pick you
can i follow along while it is being made
when do i get to see something first
do you show work in progress
how early can i look at it
can i check it before i get the bill
i don't want a big reveal at the end
do i pay for stuff i have never seen
how do i control what you are making
how do i stay in control of the work
will i be able to touch it before it is ready
i want to peek over your shoulder
i'm afraid of getting a cat in a sack
do i have to wait for months until the curtain rises
can my staff play with half-finished screens
is it black box till the end
we were once shown nothing for half a year, is it the same with you
when do bad news reach me, early or late
how do i catch a misunderstanding before it costs me
am i charged for features i have not laid hands on
why you, in short
we paid for a year once and saw nothing until the end
my partner is a control freak, can he look at it all the time
how do i monitor my project while you construct it
our last supplier kept us in the dark till handover, how are you different
do you give sneak previews regularly
can my manager fiddle with the unfinished product
will i be invoiced for features i could not inspect yet
what visibility does the sponsor get during the build
how frequently will i get a peep at my app
i'm investing my pension in this, how do i keep an eye on the builders

= The people you meet do the work:
will the seniors from the sales talk really do my work
who will actually be building it
do you pass the job on to juniors
will the same persons be with me till the end
do people change midway
i worry that you show me experts and then give freshers
continuity of staff
bait and switch of team members
is the person in the sales meeting the one who builds
do i get your best people or the leftovers
who stays for the three months after go live
are the ones in the pitch just window dressing
will i be fobbed off with beginners
we were sold a star and got a trainee last time
who turns up after the contract is signed
same bunch from beginning to end, or a carousel
do engineers rotate out
what if my favourite designer disappears
is the crew stable
can i count on the faces in the room
the clever lady from the first meeting was never seen again at our last agency
will we be handed to some unknown crew after the signature
will the same faces accompany us from the kickoff right through
do you swap the team after the deal is closed
i was burnt by an agency that sold me veterans and gave me rookies, and you
who will be my engineer once the ink is dry
is the architect who pitches also the one who codes
how do you guarantee personnel stability
do the key persons remain on board post launch
last agency changed the project manager four times, will that recur with you

= We say no in writing:
do you tell clients when something is a bad idea
will you be honest if i don't need you
do you ever refuse work
what if my idea is stupid, will you tell me
are you yes-men
what is in your proposals that others do not have
why should we go with you and not someone else
have you lost deals because of honesty
do you list the risks up front
what makes you unlike the others
give me one reason to pick you
what are your strengths
why should i trust you
what is your usp
what is special about your firm
would you talk me out of my own plan
do you flatter customers
will you warn my investor of the dangers
what sets you apart
why pick longitude and nobody else
what makes you so special
i have an idea for a social network, will you tell me it is rubbish
do you sugarcoat
are you frank or polite
ok, convince me to choose you
do you ever lose an order on purpose
what would you never do for money
do you just agree to everything for the fee
what do you have that no one else has
i have fallen in love with my idea, will somebody sober me up
everyone praises my plan and i want to hear the truth
does it make sense for us to come to you rather than to anyone else
will you be candid with me about a silly plan
do your bids include a section of counterarguments
tell me how you handle a customer whose wish is harmful
are you the sort of vendor that nods at everything
has your bluntness ever hurt your revenue
what is unusual about your quotations
do you spell out the risks before i commit
i surround myself with people who agree, would you contradict me on paper

= You can see it every week.
will i be able to watch how it grows
can i see how it goes along
what is the first reason to choose longitude
is the progress visible to me
how transparent is the work
do i get to peek inside as you go
how open are you during construction
is the building site open to guests
top argument for you
am i in the picture all the time
how regularly can i view the work in progress
is there a weekly viewing for us
at what interval do i get to inspect the build
will you keep it under wraps till delivery
do i have to nag you to see anything
your number one argument for hiring you
the architect of my villa let me visit the plot, what about software
how transparent is the progress, honestly

= From the second
in what week can i start clicking around
where do i find the test version
is there a staging link
will there be a demo link before release
from when is there something to try
can others see my unfinished website
is the preview private
password protected preview
how soon is there a first prototype running
where can i look at the unfinished version
after how many days can i try something
by day fourteen, is there something on screen
give me the moment when i can first play with it
secret web address to look at the draft
could my competitors stumble over the half-built site
can i open the draft on my tablet
do i need a login for the draft
is there a sandbox
how soon does something appear
where does the work in progress live
how soon may i play with an early build
is there a preview url during development
when does the first clickable thing turn up
can i check the beta on my own before the public does
where is the unfinished site hosted so that only we can access it
is there something runnable after a fortnight
from which day can my receptionist poke around the new booking screens
is there a hidden link for stakeholders to trial the thing

= Surprises come early,
what happens if something goes wrong halfway
are problems found late
will i be billed for things i could not test
how do you avoid nasty shocks at the end
what does the bill list
how do you keep surprises small
when do nasty things come to light
can i end up with a bill for something i never touched
how do you stop costs of late discoveries
what does each line of the bill stand for
is a mistake cheap to correct with you
are problems swept under the rug till launch
do i pay for features sight unseen
when do hiccups come to light, early or at the finish
how do you prevent ugly shocks in the final stretch
is each billed item something i could verify beforehand
how do you keep rework affordable
i fear an invoice for vapourware
my worst nightmare is finding out on the final day that it's rubbish, how do you avert that
when are misconceptions cheapest to fix in your method

= The people you meet do the work.
who will i deal with day to day
do i talk with the makers directly
is there a go-between or account manager
will i speak to programmers or salesmen
who does the real job
do you outsource to others after signing
do the ones who pitch also code
is there a layer of middlemen
am i handed over after signing
do i chat with engineers or with reps
whose hands are on my job
is my job shipped to a cheaper country
do i deal with the makers or with a relationship manager
who attends our meetings, marketing guys or the actual builders
is the coding subcontracted to somebody i never meet
will i get access to the engineers themselves
is there a layer of account executives between me and the coders
do you farm out the development to freelancers
i want to phone the fellow who types the code, is he reachable
who'll actually be toiling on my order

= The designer and
do the designer and programmer stay until go live
how long does my team stay with me after go live
will my lead engineer leave in the middle
are the same faces there after release
does the crew vanish once it is live
who stays on after we go live
who from the first meeting remains
will they vanish after release
are you gone once my product is out
how steady is the crew
how long do the first faces stick around
is the lead around three months after release
can the lead programmer quit on us halfway
who remains at our side in the quarter after release
do you disappear the day it opens
are designer and lead the same through the whole journey
whom from day one will i still see at the end
i fear a change of guard
our old supplier's crew changed four times, what about yours
who of the first day is there when we are three months live
how long does the lead dev stay attached to us
do key people vanish once we have launched
is the original designer still around in the warranty quarter
will i need to re-explain to a replacement halfway
who sticks with me after go-live and for what period
does the tech lead of the kickoff see it through
we were abandoned by the coder a week after opening, how long do yours remain
is my principal engineer replaced once the support phase begins

= We do not sell seniors
do you put beginners on paid jobs
are experienced people on the job or trainees
is my work handed to interns once i sign
will rookies write my code
senior or junior developers
do you send cheap people after the sale
what level are the people assigned to me
are apprentices let loose on our hospital data
is the work done by greenhorns
do old hands or newbies do it
what is the seniority of those on the job
do you charge for masters and deploy pupils
are there trainees on paying jobs
bait with experts
do you bait clients with veterans and then assign freshers
will rookies be learning on my budget
is my job going to be handled by fresh graduates
any chance you substitute the experts by cheaper hands after signing
are apprentices put on our account
we are a courthouse, can't have amateurs, who is deployed on the assignment
is it true that fancy partners pitch and graduates slog
will the squad be as experienced as those who presented

= We say no in writing.
do you ever tell a customer no
do you turn down requests
will you push back on my wishes
do you put objections on paper
can you say no to a paying customer
do you dare contradict the one who pays
would you decline an order
do you put it on paper when you disagree
does a paying customer get told off
will you object when i insist on nonsense
do you ever refuse a request formally
how do you communicate that something is a bad move
are your objections documented
do you have the spine to reject a customer's demand
is your refusal oral or by letter
how formal is your veto
when a client insists on a blunder, what do you do
what if you reckon my concept won't fly, will i have that on record

= Every proposal has
what does a proposal from you contain
do you warn about what can go wrong
will the offer say what is not needed
does your quotation mention the downsides
what will i find in your offer document
do you tell when i should not hire you
is there a page on risks
when would i be better off with someone else
when is longitude the wrong choice
what stands in the offer
what page of your offer do others not have
what are the pages in your tender reply
is there small print on dangers
do you list what we could drop to save money
would your offer name cases against yourselves
does your bid say where it may fail
what is peculiar in your bids
do you point out when we should stay with what we have
what will the document you send us contain
when should i not take you
do you have a section on pitfalls
my boss wants to see the risks before he signs, are they in your paper
does your offer ever tell the reader to go elsewhere
does your quotation contain drawbacks and omissions
will you mention alternatives cheaper than hiring you
is there a chapter on pitfalls in your offer
do you state exclusions in the proposal
will i be warned beforehand if buying off the shelf suits me more
does the tender document discuss failure scenarios
will the offer confess where it might collapse
my director asked what you'd omit and why, is it somewhere in your offer

= It has cost
did being honest ever hurt your sales
have you lost business by saying no
what did your frankness cost you
does telling the truth pay off for you
ever lost a deal
has candour lost you orders
what price did you pay for being blunt
is honesty good for business
did any buyer run away because you said no
did frankness win you friends
did being straightforward ever lose you a customer
what price have you paid for your frankness
does speaking your mind damage sales
was it worth it to say no to clients
have people walked off because of your candid page
has integrity been bad for your wallet
were any buyers annoyed by the page of objections
so was all that candour rewarded

= One working day
which time zones do you cover
when does your day start and finish across countries
can i reach someone early in the morning or in the evening
how do the three branches split the day
does the day move from east to west
when can i catch somebody across the globe
is there someone before breakfast my time
which clock do you follow
is there anyone awake when it is noon in kuala lumpur
where does your day begin
how does the sun travel through your branches
do you follow the sun
if it is seven in the evening in penang, is there still someone
first and last desk of the day
which place opens first
which place closes last
how are working hours spread between asia and the gulf
when does your company clock in and clock out over all sites
which site wakes up first and which one shuts last
is your day stretched by the different longitudes
where does your shift commence and where does it conclude
from east to west, when does your team's day run
how long is the sun up over your three desks
which desk greets the dawn and which one bids good night

= Whoever picks up
do i have to repeat my story to every branch
do your branches share information
if i ring another branch do they know my case
does everybody who answers know my project
will the person on the line know who i am
i hate explaining the same thing again and again
does the malaysian colleague see what i told the indian
must i start from zero with each new voice
are notes shared across the branches
does the person answering have my file
if my contact is on holiday, does the other know
i get passed from pillar to post elsewhere, how is it here
crm or shared notes inside
will the dubai chap know what i discussed with bangalore
do i have to brief each colleague afresh when i ring
is my history visible to anyone who attends my call
are your branches synced on client records
if my contact is on medical leave, can another pick up the thread
does the receptionist have the background of my case
my file was opened in dubai, will kl be clueless when i call
is there a common logbook that all your phone answerers consult

= Ask us for a recent
can i see a sample of your weekly report
do you have an example status update
can i see how you work before i sign
show me how you report to customers
what can i ask for to get a feel of working with you
may i look at a real update from another project
can i get a sample report
have you got a specimen of the weekly bulletin
may i read what a real customer got last week
can my committee see one status sheet before deciding
proof of the weekly reporting
what document shows best how you operate
example of a note to a client
i want evidence that you report every week
before i decide i would like to read what another customer was told last week
what can you send me that shows how you really are as a supplier
how can i sample your way of working before i commit
could you forward a specimen of your weekly update
is there any document i can request to judge your reporting
what should i ask for if i want to see your style
have you an anonymised status bulletin to share
may i look at a genuine friday mail
i sit on a school committee and they want evidence, what could you furnish
could a prospective customer get hold of one of your weekly letters

= It is the
what is it like to be your customer
what is the weekly note good for
how does it feel to work together with you
why should i read one of those weekly updates
what would working with you be like
what would day to day life with you feel like
what will i learn from that weekly note
in a nutshell, how is it to hire you
why would i want that note
how is the customer experience
what is it like being your customer, briefly
why would i bother reading your weekly bulletin
what does the friday mail tell me about the relationship
does the friday note give a truthful picture of working together
is there a quick way to get a flavour of collaborating with you
why is the weekly letter worth a glance before signing
what impression do i gain from the friday mail
if i've only two minutes to figure out your style, what do i read

= Software you can
what is your slogan
what is your motto
what is the company tagline
what does software you can set your clock by mean
what is your catchphrase
punch line of the company
your strapline please
which sentence stands under your logo
what's with the clock in the headline
what is your advertising line
what does it mean to set a clock by software
which words are printed beneath your emblem
what is longitude's one-liner
how do you sum yourselves up in a claim
is there a maxim the firm goes by
your marketing tag, for our directory
how do you boast about punctuality in five words or so
what phrase do you use as a calling card

= We design, build
what do you make
what can you build for me
what services in short
do you make webshops and apps both
can you make my website
can u build an app for us
do you only design or also build and run
can you take care of everything from drawing to operation
i need a site and a mobile app, do you do both
what is it you sell
can you make me something that runs my business
do you only do web pages
do you draw, code and operate
can i order a system for my warehouse
can you produce a booking thing for my salon
do you do phone stuff as well as browser stuff
is building the back office part of what you do
i want it from sketch to operation in one hand
do you make software at all
does your craft include the plumbing behind a shop
i run a gym, can you build me something
can you handle everything from sketch to hosting
do you develop portals and the databases that feed them
is longitude able to create an app and also keep it alive
end to end, what is your offering
do you also do the admin panel and inventory bits behind a store
what can i commission from you
will you just hand over code or also operate it
do you also craft the backend for a loyalty scheme and keep it humming

= You get a fixed date,
what do i get when i hire you
is the deadline fixed
do you commit to a date
is the price put on paper
will i get a guaranteed end date
do you give weekly demos
can i rely on your schedule
what do you promise customers
will the cost be agreed beforehand
fixed price and fixed deadline
my previous developer was always late, are you
can i count on the delivery date
do you finish on time
do you stay within budget
is there a surprise on the bill
will the price be fixed or open ended
what guarantee do i have that it is on time
how often do i see progress
do you put a day on the calendar and stick to it
what is certain when i sign
will the budget hold
is the finish day binding
i have a trade fair on 3 march, will it be ready
how sure is the finish
do i get dates in black and white
are your promises worth anything
do you slip
every builder i hired was late
what am i guaranteed
do you keep appointments
is a lump sum agreed
does it cost more than quoted
on time and on budget, is that true of you
what is the deal in a nutshell
our festival starts on the first of may and tickets must be on sale before
we were promised june and got december from the last ones
how sure can my finance director be of the sum you name
every software project gets late and dearer, right
what three things are assured if i hire you
do you keep to the timeline and the quotation
my nephew's freelancer kept postponing, how do you commit yourselves
is the fee locked before work commences
do i receive weekly builds plus a binding handover day
our sale starts for onam, can you guarantee we'll be live
what do i obtain from you in terms of schedule and money
are your deadlines firm or just estimates

= For centuries a
why are you called longitude
where does your name come from
what does your brand name mean
is the name about maps
what problem is the firm named for
what is the meaning behind your name
what is the sea story on your home page
who gave you this name and why
why did you pick such a name
has the name something to do with geography
is your name from geography class
has it to do with gps
explain the brand name to my kids
why this strange title
what could seafarers not find
are you a shipping company
what is the origin of the word on your sign
meridian, maps, what is the connection
who thought of calling a firm that
what was the old navigators' trouble
which coordinate could seamen not determine for hundreds of years
why did the ancients get lost on the ocean
what maritime puzzle inspired your brand
what does east-west position have to do with your label
the globe thing on your homepage, what ancient difficulty is it about
what puzzled captains for centuries
my kid asks what seamen could not calculate

= What settled the
how was the problem of finding a ship's position solved
what has a clock to do with your name
is it about john harrison and his clock
how did sailors find longitude in the end
what settled the question at sea
why is there a clock in your branding
who solved it at sea
which invention is behind your brand
how did mariners know their east-west position
what instrument saved the sailors
is it the tale of the marine chronometer
what device put an end to shipwrecks
what kind of watch was it
which craftsmanship cracked the riddle
is there something about an h4
how come timekeeping finds your spot on the ocean
how was the longitude question eventually cracked
what invention rescued the seamen
who or what ended the centuries of guessing at sea
was it astronomy or a timepiece that won
which gadget made navigation accurate
what remedy did the eighteenth century find for navigators
so how was that solved eventually
was it a scientist's formula or a tinkerer's device that did it

= We like that
why do you like that story of the ships
what does the old sea story have to do with you
how does your name fit your work
what is the moral of the seafaring tale
what do you take from the old tale
what has that tale to do with programming
why tell me about boats
why does that nautical anecdote appeal to you
what has a marine chronometer got to do with coding
why mention sailors on an it company's page
so how does that history relate to your approach
is there a lesson in that chronometer tale for your coding
and why does that appeal to a software house
what attracts you to the navigators' history
does the ocean anecdote mirror your approach

= Small teams, plain
what are your working principles
how do you work in a nutshell
what do you believe in
what are your values
how would you sum up your method
what is the company culture
how do you run things in short
small teams or large ones
how do you run a project differently
what matters to you in daily work
what philosophy do you follow
your creed in one line
which principles guide you
what culture will my staff meet
four things that describe how you operate
what are your core values
how do you measure yourselves
big crew or small crew philosophy
what is your style of working
what are your ground rules in short
how would you characterise your style of working
what did you learn from the clockmaker for projects
do you favour compact squads and simple metrics
what distilled wisdom from the chronometer do you apply
in one breath, which practices are sacred at longitude
is measuring simply and keeping squads tiny your thing

= React
* what technologies do you use
* what is your tech stack
* which programming languages do you know
* what tools do you build with
* what are your preferred frameworks
do you use react
do you have reactjs developers
is the front end in react or angular
* what is your technology stack in general
* which languages and frameworks do your coders use
* with which software do you build things
do you do angular or vue instead of react
do you work with php or wordpress
* what is under the hood of what you make
* which toolbox do you have
* name the tools of your coders
* what do your engineers speak, java or what
* which software skills are in house
* what stuff do you code with
* our it department asks which platforms you favour
* do you use modern tools
is it an spa library
svelte or solid instead
would you write it in jquery
hooks and components people on board
laravel or symfony possible
do you do .net or java
which ui technology do your browser apps rely on
are you a react shop or ember or something
my in-house guys know jsx and redux, does that fit
which framework from meta do you employ

= TypeScript
do you write in typescript
plain javascript or typescript
is your code typed
do you check types at compile time
strict typing in the browser code
ts or js
statically typed code, do you insist
do you prefer a statically typed language
any type safety in your frontend
is it ecmascript with types or the untyped sort
interfaces and generics, do your engineers use them

= Next.js
do you use next.js
any nextjs developers there
which framework for server rendered sites
which react framework renders pages on the server
ssr or static generation with what
do you do vercel stuff
nuxt or next
what do you employ for ssr
do you do server components or a plain single page
which metaframework sits on top of react for you
are your pages prerendered for seo with some framework

= Node.js
do you do node
is your back end javascript
do you have nodejs programmers
javascript outside the browser
event loop runtime on the back side
express people on board
deno or bun or node
what runs on your servers
is your api in javascript as well or in golang
npm on the backend too
which runtime powers your services

= Python
do you code in python
any python people there
django or fastapi kind of work possible
which language for data and ai work
do you have pythonistas
any pandas or numpy folks
do you have a snake in the stack
any flask people with you
scripting language in house
data science language
any django or flask expertise
do you know the language used by data scientists
can you maintain our jupyter notebooks
which scripting tongue for machine learning do you have

= PostgreSQL
do you use postgres
which database do you use
is it an sql database
where do you store the data, mysql or something
mongo or postgres, what do you prefer
which relational store do you favour
oracle or ms sql or an open one
mariadb or something else
where do rows and tables live
which db engine do you favour
where do you persist records
which rdbms do you trust
do you know your way round psql
what keeps the transactions and tables in your projects

= GraphQL
do you know graphql
rest or graphql
can you make a graphql api
do you expose a query language for apis
do you use apollo on the api side
api style, not rest
can our app ask for just the fields it needs
how do your clients fetch data, gql or soap
are you versed in resolvers and schemas
any alternative to rest endpoints at yours
do you offer a typed gateway with mutations

= React Native
do you use react native
can one code base serve iphone and android
cross platform apps with react native
javascript for phones
one codebase, two stores
do you work with expo
hybrid app tool
how do you write an app once for samsung and apple devices
is there a javascript based way you make mobile apps
my app was begun in rn by a freelancer, is that in your repertoire
do you bridge js to native components

= Flutter
do you do flutter
any flutter developers
can you take over a flutter app
do you have dart programmers
google's mobile toolkit
flutter or xamarin or ionic
do you know widgets by google
do you know the dart framework
can you take over a google-backed mobile ui kit project
any multiplatform framework other than react native
does your team do material widgets apps

= AWS
do you work with amazon cloud
which cloud provider do you use
amazon web services experience
azure or google cloud or amazon
ec2 and s3 folks
do you run things at amazon or on your own iron
do you do serverless with lambda
which hyperscaler do you prefer
where do your servers sit, amazon or google
which public cloud do you deploy to
can you host in the mumbai region of a big provider
are you familiar with lightsail, rds and route 53
who is your preferred infrastructure vendor

= Docker
do you use docker
do you work with containers
is it containerised
images and containers
is everything packed in containers
kubernetes and containers
podman or something else for packing
how do you package applications for deployment
do you ship as images
are your environments reproducible with compose files
any containerization know-how

= Terraform
do you use terraform
infrastructure as code
how do you set up servers, by hand or script
are servers described in code
pulumi, ansible or
what provisioning tool do you have
do you click servers together by hand
is your infra declared in files
which iac software do you rely on
do you use hcl or opentofu
how do you create cloud resources repeatably

= Chosen because they
why did you choose this tech stack
can someone else take over your code later
will i find developers for it when you leave
are you using exotic technology
is it hard to hire people for your tools
what if we part ways, can other programmers continue
how do you decide on your tools
do you lock us in with rare technology
do you use mainstream technologies
is it open or proprietary stuff
would a local freelancer be able to maintain it
suppose we leave you, can another firm go on
why these tools and not newer ones
does your choice of tools tie me to you
is your toolset mainstream or fancy
if you get hit by a bus, who can take it over
can my in-house coder in jaipur pick it up
could another firm inherit the code
are there enough folks on the labour market who know your tools
why not the newest hype
do you bet on fashion
we had a vendor with his own secret framework, do you do that
are we stuck with you forever
could a university graduate maintain it
on what grounds do you select a library
i worry about vendor lock-in
is your tech going out of date soon
we fear being married to you for life because of strange tools
my own programmer in muscat should be able to change it later
what becomes of the code if your firm closes
why these frameworks and not trendier ones
if we part company, will another vendor understand the codebase
am i hostage to you because of obscure tech
what criteria govern your toolkit
can i recruit replacements easily after you depart
we had a php guru who died and nobody could decipher it, how do you avert that
are your ingredients mainstream with good manuals
does your stack have a big talent pool

= Book a free
is the first meeting free
do you charge for the first talk
how long is the introductory call
can i have a chat about my idea without paying
free advice session
will i get a salesman on the line
who sits in the first call
how many minutes is the consultation
do i pay for asking
can we have a quick no obligation talk
is consultation chargeable
i want to discuss my idea with a techie
how do i start with you
is there a charge to ask for advice
what is the free consultation
can i get half an hour for free
how long will you talk to me for free
i want to pick your brain before deciding
does a first conversation cost a penny
who sits opposite me, a rep or an engineer
give me thirty minutes of your time
is there a taster session
do i get pestered by a sales rep
may i run my idea past a techie
first date without obligation
i only want advice, may i
intro talk length
what does the initial conversation cost
how long do i have to explain my case
can a small bakery get advice without paying
coffee chat with a coder
i sell honey and have no idea of computers, may i talk to somebody without paying
is it half an hour or a whole one that i get for nothing
nothing is free, so what is the catch with the first talk
do i pay anything for the introductory chat
is the initial sitting gratis
i'm a baker with a vague notion, may i sit with one of your engineers
how long is the complimentary call
will i be cornered by a salesman if i book a slot
can we jump on a zoom for a bit before money is discussed
who conducts the introductory discussion
how much time will you spare me for nothing

= You leave with
what do i get out of the first talk
will i know a rough price after the first call
what will i know after half an hour
do you give an estimate in the first meeting
ballpark figure after the call
what is the outcome of the consultation
will you tell me a rough number straight away
do i go home with a number after we talk
what are the takeaways of the free talk
what will i carry away from the half hour
do i hear a sum on the spot
what comes out of the intro talk
am i wiser afterwards
rough idea of money after thirty minutes
which open points will remain after the talk
can you put a finger in the air figure after hearing me
is there a result or just small talk
after our talk my wife will ask what it costs roughly, can i tell her
does it make sense to talk for just thirty minutes
what do i walk away with after the free call
will you quote a tentative amount at the end of our chat
do i get at least a guesstimate
what follows from those thirty minutes
after the session will i know what influences the amount
is a provisional costing included in the free talk
my husband will ask what it roughly costs, do i know after the chat
is there any costing at the close of the complimentary session

= The company’s legal
what is your registered name
full company name for the contract
what name should be on the purchase order
what is the legal entity called
under which name are you incorporated
whom do we make the agreement out to
official name of your firm
is it longitude pvt ltd or llc or sdn bhd
company name for vendor form
whom should we bill to
how shall we spell you on a purchase order
the contracting party is who
what do i print on the cheque
what exactly do i type in the vendor field
how are you entered in the register by name
whom is the cheque payable to
the exact wording of your name for our legal department
contract party name
is the brand the same as the registered name
legal name behind the brand
how should your name appear in our agreement
what entity issues the bill
our lawyer is drafting the contract, what do i put as your name
is longitude just a brand or the firm's real name
what name goes on the nda
our procurement portal wants the vendor's registered title
on the tds certificate, what do we write as your name
what is the corporate entity that invoices me
under which name are you registered with the authorities
my bank wants the beneficiary's registered title for the swift transfer
what corporate title goes on the letter of intent

= More than fifteen
how many industries have you worked in
in how many fields have you experience
number of sectors served
are you specialised in just one trade
do you work across different branches of trade
have you worked in many different trades
how wide is your industry experience
do you know many walks of life
how many kinds of business have hired you
are you a one-trade specialist
breadth of trades served
are you generalists
how diverse is your list of sectors
number of lines of business
how many verticals have you catered to
in how many lines of business do you have exposure
do you have versatility or just one niche
count of sectors covered till date
are there many kinds of trades among your accounts
do you count dozens of trades among your accounts or merely a handful
have you dabbled in many different markets
are you jack of all trades, how many exactly

= In these eight
in which trades do you have the deepest experience
do you understand my business
will you know the right questions for my trade
do you have domain knowledge
how well do you know these sectors
will i have to teach you my business from zero
do you know our jargon
can you ask a surgeon the right things
where are you really at home
how deep does your knowledge of a trade go
will we waste weeks explaining our trade
in how many sectors are you at home
are you insiders anywhere
in which fields are you not a novice
do you grasp my trade without long lectures
are you knowledgeable enough to challenge us at the opening meeting
will i have to tutor you about my sector
how profound is your sector expertise
are you just googling my industry before we meet
how intimate are you with hospital or factory life
where would you catch my fibs right at the opening meeting

= Healthcare, E-commerce, Education,
which industries do you serve
have you worked with hospitals
do you have experience with restaurants
do you know retail and online selling
have you done something for schools or universities
any experience in banking or fintech
do you work with property developers
have you worked with hotels or tour operators
do you know factories and production
which sectors are you strong in
my field is tourism, have you done that
do you do work for manufacturers
list of industries please
i run a cafe, do you know my business
do you know the medical world
which markets do you know best
do you work for restaurants and food
have you dealt with insurance or banks
do you have know how in logistics or government
have you done anything in education
are you familiar with dentists
do you know about colleges
have you served a lender or broker
do you know landlords and letting
is hospitality familiar to you
do you know plants and machinery makers
do you know catering
have you served airlines
we are a pharmacy chain, is our world known to you
which lines of business can you talk shop about
we make tyres, do you get our world
do you know the ngo world
do you serve law firms
for a travel agent, are you the right ones
wellness and beauty, any knowledge
what verticals do you serve
do you know farming
we run a chain of dialysis centres, is that a world you know
our factory makes bicycle frames, do you understand such people
i am a travel agent from goa, have you met my kind before
which verticals are your forte
do you cater to clinics and also to resorts
i own a nasi kandar chain, is that a sector you are used to
my family makes auto parts, do you work for the likes of us
we're an nbfc, have you any exposure to lending
which domains do you specialise in
do you deal with colleges and coaching centres
name the segments you are acquainted with

= Discovery: Two weeks
what happens first when we start
what is discovery
can i leave after the first step
how long is the first phase
when do i get the fixed price
when do you tell me the final cost
how do you start a project
what happens in the initial two weeks
what will i hold in my hands after discovery
first thing after i say yes
how do we begin working together
am i committed once we start
what does the beginning look like
will you visit our staff to learn how they work
what do you do before a line of code is written
can we leave if we dislike the number
how long until a binding sum is on the table
what is the opening move
what do we do together in the opening fortnight
when we sign, what comes on monday
do you sit with my cashiers to see how they work
do you study our situation first
what papers do i get out of the opening phase
how does the kick-off go
is there a scoping phase
how do you figure out the scope
analysis phase length
what occurs in the opening fortnight
can i back out after the scoping bit
do you interview our staff before giving a quote
what do i receive at the end of the analysis stage
when do you freeze the price and the requirements
how do you gather requirements
is there an exit if i dislike your findings
i'm wary of commitments, do i get to bolt after the study

= Planning: We draw
what comes after discovery
do you test with real users before building
how many people try the design
when do i get the calendar
is there a schedule of what appears when
what do you do in the planning stage
who plans the project and how
do you make wireframes first
do you sketch before you code
is there a calendar with what i'll see when
do real folks try your drawings
prototype on paper
which guinea pigs try the drawings
how is the timetable drawn up
do you plan or just begin
after the scope, what then
how do i know which friday will show me the checkout
our patients are old, will some of them try the drawings first
and after discovery, what follows
do you prototype before you program
at what stage is the milestone chart settled
are mockups shown to actual users first
how do you lay out the roadmap
who evaluates the user journeys prior to coding
so after those two weeks, what's next
do you doodle it first and show it to a handful of guinea pigs

= Development: A team
how does the building stage go
how many people work on it
do you work in sprints
are you agile or waterfall
do you test your code
can i try it on my own phone while it is being made
are there code reviews
what happens during development
who writes the code and how many are they
will i see it in stages
do you deliver in pieces
how does the coding stretch run
scrum or kanban
how many coders at once
can i fiddle with it on my own tablet as it grows
who double-checks the code
are there tests for the code
is it chunked into weeks
what is your rhythm of delivery
do i see increments
how does construction proceed
how does the construction period function
how often will there be a new increment
can i try the half-made product on my own handset
what size is the squad that programs it
is code checked by a peer before it reaches us
which quality measures accompany the coding
are you agile with sprints of seven days

= Deployment: We rehearse
how do you launch
what if the launch goes wrong
is there a rollback plan
how do you go live
do you stay after launch
what happens at the last step
how long do you watch after going live
will there be downtime when we switch over
do you practise the go-live before
will you leave us alone after go live
for how many days do you keep an eye on it
how is the switch to the new system done
warranty after launch
support period after go live
how is the grand opening handled
is there a dress rehearsal
can you undo the switch if hell breaks loose
who babysits it after opening
what about the quarter after opening
how is the cutover done
do you move to the new system overnight
ship it and forget it, or not
we fear the opening day of our ticket shop
is aftercare part of it
how long do you hold our hand afterwards
how do you put a system live without chaos
is there a fallback when the release misfires
do you vanish right after the ribbon cutting
what is the warranty window following release
do you do a mock run of going live
how is the switchover to the new software organised
our tills can't be dead on a saturday, how do you cut over safely
we switch at month end with salaries due, how do you prevent a disaster

= Discovery.
* what are your process steps
* how do you work from start to finish
* what is your method
* walk me through the stages of a project
* what are the phases
what is step one
name of the first stage
* how do you go about a job
* what are the milestones from hello to goodbye
* describe your procedure
* explain your workflow please
* what is your approach
* how many stages are there
* what steps lead to the first user
what is the kick-off stage called
what do you call the opening stage
how is the initial stage labelled
what do you call the requirement gathering bit
where does the engagement commence
step numero uno is labelled how
which phase do clients enter at the outset

= Two weeks with
how long does the discovery take
two weeks of what
may i still back out after the first phase
can we cancel after seeing the price
whom do you interview at the beginning
do you talk with our staff before you make an offer
do you find out the risks first
is there a list of what could go wrong before we commit
am i bound to continue after scoping
how do you find out what we need
what do we get from the scoping phase
what is the use of those first two weeks
how long do you snoop around before quoting
do you listen to the nurses and clerks first
can we say goodbye once the sum is known
what are the results of the opening fortnight
is there a register of dangers
who is questioned at the start
is it ten working days until there is a number
does the opening phase oblige us to continue
do you shadow our staff
when the opening ends, what is on paper
my accountant asks what the opening fortnight leaves in our hands
will you come and watch our storekeepers before quoting
how lengthy is the requirement study
do i owe anything further if i quit after the opening stage
what documents come out of discovery
will you observe my cashiers before quoting
is the quotation definitive after the fortnight
am i locked in once the investigation is over
do you log potential problems before coding
will your analysts shadow my ward sisters

= Planning.
what is step two
second stage name
what comes after step one
what is the second stage called
what do you do after scoping
which phase succeeds discovery
what is your number two step labelled
where do wireframes belong in your method
what stage precedes coding
so after discovery you go into which phase
the bit where you plot the journey ahead, its title
when do you make the timetable, in which phase

= We draw the
with how many users do you try the sketches
who draws the screens and who tests them
do we agree milestones in advance
will i know which week shows what
how do you make the timetable
do you check with five users
is there a roadmap i can see
do you mock up the flow first
who tries the drawings
how many folks test a sketch
do i get to know which friday brings what
do you sketch the routes through the system
flow charts or wireframes
how is the calendar agreed
is five testers enough
what becomes visible when
do you validate the layout with real people prior to building
how many persons try the prototype
will there be a delivery plan i can hang on the wall
how do i know what'll be demonstrated on which date
who tests the navigation before it's coded
do you sketch key user journeys
i'd love to see the order of things on a wall chart, do you produce one
are the mockups put before end customers for feedback

= Development.
what is step three
when does the coding start
name of the third phase
what is the third stage called
when do you begin to code
what is the building phase termed
which step involves the actual programming
when do engineers begin typing code
the third of your four stages is
at what step do keyboards start clattering
the bit where it's made, its title
and following the planning comes

= A team of
how large is the crew that codes
is the work split into weeks
how often do you deliver something new
can i test each step on my own mobile
how do you ensure the quality of the code
do colleagues check each other's code
iterations how long
do you do automated tests
do you work in weekly rounds
how many heads code
in what cadence do you deliver
may i click through each piece on my mobile
do you have a second pair of eyes on code
are there weekly increments
unit tests and peer review
how small are the steps
does my staff test along
headcount during construction
how many programmers would be busy with my hotel system
may my warehouse people try each piece on their handhelds
how is the code kept bug-free while you build
how many engineers will be assigned to me
is there a fresh increment each monday or so
can i install the interim build on my own android
do teammates inspect one another's code
is qa baked in or bolted on at the end
will i drown in a horde of developers or is it a handful
my waiters should be able to play with each version, possible

= Deployment.
what is step four
last stage of the work
final phase name
what is the closing stage called
what comes at the very end
which stage covers going public
what is the fourth phase termed
how do you label the rollout stage
the concluding step of your method is
the bit where you release it, its title
what ends the four phase sequence
and once it's coded, which phase

= We rehearse the
do you rehearse the go live
can you go back to the old system if it fails
how long do you remain on guard after release
what safety net is there on launch day
is there hypercare after release
how many days of watch after launch
backup plan for the release
what if everything breaks on launch day
when you switch us over, how do you reduce the risk
three months of care after release included
what if visitors can't use it on the first day
do you do a dry run
is there an emergency exit at release
how long do you watch over it
during which hours do you switch
can you revert
what is the observation period
ninety days of what
is the old system kept alive just in case
we can't afford a standstill on the switch
who is on watch when the doors open
how risky is release day
we open at eight each morning, what if the new system is dead then
is there a way back to the old tills when the new ones fail
how many days do you keep watch after opening day
do you have a plan b if the new version crashes on the big day
how long will you babysit the system once it's public
do you practise the switch beforehand
what aftercare comes with the launch
is the cutover done in an agreed slot with an undo
can we revert to the old software if the shift change goes haywire
who monitors things in the first quarter after we open
our radio station can't go silent, what precautions do you take at the switch

= Describe the problem
i don't know which service i need
i am not technical, how do i explain what i want
i have a problem but don't know what to ask for
do i need to prepare a specification
can i just tell you what bothers me
how should i describe what i need
not sure if i need an app or a website
must i know technical words to talk to you
i have only a vague idea
which one of your offers is right for me
can you help me find out what i need
please advise what suits a small shop like mine
i have an idea and nothing else
my english is not good, how do i explain my needs
do i need a brief or tender document first
my receptionist drowns in phone calls, what should i order
must i speak tech
i just know that orders get lost, is that enough for you
can i explain it like to a friend
i can't name what i want
is plain language fine
do i have to write a specification
what do i say when i have no clue
can i simply moan about my excel sheets
site or app or bot, i am at a loss
my boss told me to find something digital, what now
what information do you want at the beginning
our phones ring all day with the same question and i don't know what to buy
i am a farmer and don't speak computer, can i still explain
does it make sense to write fifty pages before i call you
i am a dentist and i have no clue about tech terms, how do i approach you
must i write a formal requirements brief
can i just rant about what annoys me at the shop
my tamil is better than my technical jargon, how to explain
which service do i tick if i'm confused
do you need a spec sheet from me or will a simple account suffice
what should i put in my first mail when i don't know what i need
our godown is in chaos and i can't say if it's an app we need

= Choosing the service
who decides which service fits me
can you choose the right solution for me
do i have to pick a package
will you advise what suits us
is it up to me to select
do you find the right remedy yourselves
should i pick from the menu or do you
who figures out what cures our trouble
do i have to know which of the six
is it my task to name the solution
must i figure out which category i need
who picks the appropriate service for me
will you recommend whether it's web or mobile
i'm torn between an app and a portal, can you settle it
whose responsibility is it to match my trouble to an offering
i can't tell if my headache needs an app, ads or ai, who sorts it
i'm a plumber not an it man, who works out the proper remedy
do i need to be certain about the category before i call

= Keep Longitude on
can i install this website as an app
does this site work without internet
do you have an app of your own
can i put this page on my phone
can i use the website offline
is this site a pwa
save this page as an icon
can i open you with no network, like on a plane
why should i put longitude on my home screen
is there an app for longitude in the app store
how do i bookmark you as an icon
can i read this in the metro without signal
can i have your page like an app
can i get you as a shortcut on my desktop
will it open in a tunnel
i travel without roaming, can i still read you
can i download your website
is there something in the play store from you
can i pin you to my start screen
does it function in flight mode
add to dock
how to keep your page handy
is your site installable like a native application
can i consult the page in the lift with zero bars
does this work with airplane setting on
is the page cached on my handset once added
may i have a launcher tile for this site
i commute by lrt with no coverage, will your pages load
can i have the page like an app on my oppo without the play store

= On an iPhone
how do i add this site on my iphone
how to install on ipad
where is the share button for adding
what do i press in safari to keep the site
i have an apple phone, how to save the site
ios installation steps
apple phone steps to add the icon
which button first on apple
how do i put you on my tablet
how do i save you on apple devices
i have an ipad, guide me
safari, where do i tap
the square with the arrow, where is it
iphone shortcut for your page
which browser do i need on apple
start of the steps on ios
which symbol do i hit on my ios device to begin installing
i own an ipad pro, how do i start putting your site on it
initial step for iphone users to install this
my daughter gave me her old iphone, what do i touch first to keep this page
my mum's ipad, where's the beginning of adding your page
in apple's browser, what do i press to start the shortcut

= Choose Add to
which menu entry puts it on the home screen
i opened share, what now
where in the list is add to home screen
what do i choose after share
what next after the arrow icon
where is it hidden in the menu
i tapped the arrow, which line is it
can't find the entry after sharing
do i scroll down in that list
second step on ios
after the share sheet pops up, which option do i select
i scrolled the share panel, which row is it
what is the option called in the share sheet
i don't spot the install entry after tapping share
the share panel has loads of rows, which is it
scrolling through the sheet on my apple tablet, what am i after
once i've pressed share, then what

= Press Add.
what is the last thing to tap to install it
i picked add to home screen, what next
what finishes the installation on apple
final tap for installing
what do i confirm with at the end
third step on ios
is there a last button
what do i confirm at the top right after selecting the home screen row
which button concludes the installation on ios
final click to complete the shortcut
is there one more tap after picking that option
i picked the home screen row, what now
how do i finalise the thing on my ipad

= The sign of
what icon will i see on my phone
how do i recognise your icon
what does your app icon look like
where is it after installing
how will it look on my phone afterwards
did it work, what should i see
what symbol do you have
which picture appears when done
how will the shortcut look once installed
what emblem shows up among my apps
how do i know the installation succeeded
what logo appears on my screen when done
which pictogram should i hunt for afterwards
among my icons which one is longitude's
did it work, what ought to show up on the springboard
what drawing represents you on the phone

= Web development
* what services do you offer
* what do you provide
* what kinds of work do you do
* list your services
* which jobs do you take on
* what can i buy from you
* what are your offerings
* what areas are you active in
do you make websites
can you build my homepage
i need a web portal
can you do a new internet site for my bakery
* what can your company do for me
* what all do you do
* which things can i order here
* services list please
my site looks old, can you redo it
* what is on your menu
* which lines of work do you have
* what could i hire you for
* what do you specialise in
* which departments do you have
* range of products
* what kind of help can a shopkeeper get here
* what are the six
* in which fields are you strong technically
* catalogue of what you offer
do you make internet pages
our ngo needs an online presence
can you make a landing page
a portal for our suppliers, do you make that
wordpress site redo
can you build a booking page for my hotel
can you revamp our outdated homepage
our ngo needs an internet portal for donors, do you do that
my gym's wordpress is ugly, can somebody redesign it
do you develop browser based software for hospitals
i want customers to find my clinic's timings via a web page, who does that
can you put my restaurant's tapau menu up on a site
our panchayat needs an online notice board, do you do that sort of thing
i'd like a booking page for my homestay, is it within your remit

= Mobile development
do you make apps
do you build for iphone and android
i need an app for my business
can you make something for phones
make me an app like uber
can you put us on people's phones
ios and android programs
i want something in the play store
a tool for our drivers on their handsets
do you make tablet software
app makers or not
do you develop for play store and app store
our field reps want something on their handhelds, do you do that
can you program an app like ola for my taxi fleet
i have an app idea for parents at our school, do you take that on
we need technicians to log visits on their samsung, is that in your basket
do you create native or hybrid applications for phones
my delivery boys scribble on paper, could you give them something on their mobile
i want my gym members to check in by phone, do you craft that

= E-commerce
do you make online shops
can you build a webshop
i want to sell my goods on the internet
do you set up stores
i have a boutique and want to sell online
can my pottery be sold on the net
web store builders or not
do you do shopify stuff
i want a cart and checkout
selling online, is it your thing
can you digitise my sari shop
i sell sarees from home and want to take payments online, do you help
can you set up a shopify or magento storefront
do you do webstores with razorpay or ipay88
my bookstore should ship nationwide, is that something you do
do you develop marketplaces and checkouts
i'd like to trade my honey over the internet
my aunt's pickles sell by word of mouth, could you get them a cart and payments

= Digital marketing
do you do seo
can you run my google ads
do you do social media
can you get me more customers online
do you help with promotion
nobody finds us on google, can you help
can you make us visible
more visitors, do you do that
can you run campaigns for us
who brings me leads
do you advertise for others
google ranking help
do you do meta ads
can you get my hotel higher up in search results
do you manage instagram promotions and adverts
we launched but get no footfall or enquiries, do you do publicity
is there an seo and sem unit in your agency
do you offer pay per click management
nobody knows our clinic exists, could you spread the word
my tuition centre is invisible on google, can you fix it
we pay for banners and hear crickets, do you take over such campaigns

= AI solutions
do you do artificial intelligence
can you build a chatbot
can you make us something with machine learning
do you do gpt stuff
can a machine answer my customers' questions, do you build that
do you do something with smart machines
can you automate reading of invoices
do you do neural nets
can you make an answering robot for our site
copilots and assistants, do you build them
do you do llm stuff
can you make a bot that replies to patients' queries
do you do generative tech and large language things
could a machine read our purchase orders for us
is predictive modelling in your lineup
do you offer computer automation of paperwork with ml
can you implement something akin to chatgpt on our manuals
my clerks retype delivery challans all day, could a robot read them
we'd like our helpdesk to be answered by a trained model, do you do it

= Cloud solutions
do you do hosting
can you move our servers to aws
do you do devops
do you handle infrastructure
our servers keep failing, do you take care of that
do you keep servers alive
can you get us out of our basement server room
who can watch over our systems
is azure migration your thing
reliability and monitoring, do you sell that
our bills at amazon are exploding, is it your field
our server under the stairs overheats, can you relocate it to the web
do you offer devops and sysadmin work
can somebody host and monitor our erp
do you migrate on-premise machines to amazon
do you manage kubernetes and backups for others
our site collapses each diwali, do you have an infrastructure offering
the it guy resigned and no one minds the machines, do you look after hosting
our invoices from azure double each year, is that something you sort out

= Most projects need
can i combine several services
do i need more than one service
do people usually buy just one thing
how many of your services does a typical job need
can i take shop and seo together
i want a website plus app plus ads
can you do multiple things in one project
is it usual to take more than one
is one of the six enough for us
can they be bundled
site plus app plus promotion in one go
how many of the six does a normal customer take
can you mix and match
is it rare to need several
are they sold separately
we want both a store and an assistant
we want a shop, an app and someone to advertise them, do you take it all
is one of the six ever enough
do customers purchase several of your offerings jointly
is it usual to require more than a single service
would i need marketing on top of a store
how many of the services does the average engagement involve
must i pick only one
does a website alone suffice as a rule
i asked for a webshop, will you push more services on me or is that normal
how many would a typical buyer bundle

= One team does
how many contracts do i sign
do i get one contact for everything
who is responsible for the deadline
is there a single person accountable
will different departments handle my job
do i need separate agreements for app and web
who answers if it is late
one vendor for all
whom do i hold to the date
is there one point of contact
i don't want to coordinate three suppliers
who is my one contact at the firm
if it is late, whom do i blame
one invoice or many suppliers
who carries the can when the day is missed
how many signatures do i need
is there one throat to choke
will i juggle several vendors
one crew or six departments
single contract for app, site and servers
who is answerable
is there one boss of my job
do i deal with different crews for each thing
whom do i shout at if it is late
if the app people and the server people blame each other, who is responsible
i would like to sign once and be done
if i take app and cloud both, do i get two agreements
who is accountable for the delivery date
is there one neck responsible when something slips
do your designers and cloud guys operate as a unit or as silos
i don't fancy coordinating three vendors, do you bundle
is one document signed for everything
if things go pear-shaped whom do i shout at

= Most projects start
how do projects usually start
do the services overlap
can one thing lead to another later
what if i begin with a website and later need more
do i have to choose one service only
can we begin small and widen
do the six blend into each other
start with a site, later add a bot
do i commit to just one of the six
typical first order
may i begin with a shop and tack on ads afterwards
do the six areas intermingle
can i kick off with one and extend
are the offerings strictly separate
is there typically a main service plus bits of the rest
must i choose for good or could i graft another service on later
we want a site now and perhaps a bot next year, do services blend
my need straddles app and cloud, is that a problem

= All six services
how many services do you have
where do i read when not to hire you
do you say when a service is not worth it
which page tells what is included
is there a page for each service
how honest are you on your service pages
where are the details of each service
when should i keep my money
do you advise people against buying
do you ever tell me not to buy
how many things do you offer
where do you warn me off
is there fine print on when not to purchase
how many pages on what you sell
do you ever discourage a purchase
where can i read what is included in each
when am i better off leaving my wallet shut
is every offer explained somewhere
are there cases where you say keep your cash
do you publish reasons against yourselves
is there any page on which you warn people off
you never tell anyone to keep their money, right
is it stated somewhere when not to hire you
where can i view the deliverables and process of each service
do you openly publish the cons
which pages describe your offerings in detail
are there cases in which you'd dissuade me, and where is that documented
what do i find on a service page
you claim to be upfront, where do i read the case against each offering
my boss wants the nitty-gritty of every service, is it laid out

= E-commerce Platform (Kayu
* show me your portfolio
* what have you done before
* can i see examples of your work
* which projects are public
* do you have case studies
* who are your clients
* what are some past jobs
* name some customers of yours
* can you show me references
have you built an online shop before
who is kayu & kain
did you do a store for a furniture or fabric seller in kl
* what have you made so far
* let me see your best work
* any projects i can look at
* do you have proof of your work
* what were your past clients called
shop for textiles or furniture, any
* whom have you worked for
* which names can you drop
* show me stuff you made
* what are you proud of
* past jobs list
* may i see specimens
* got any success stories
* which brands use you
* is there a gallery of finished things
* give me the six published stories
* show work similar to mine
* which famous companies hired you
* any real names of customers
* have you got a credentials deck
* what have you delivered that i can click on
textile or home decor store done
batik or wood seller in malaysia
did you ever help a retailer with his web store
who sells sofas among your customers
my husband wants to see something you built before we sign
is there anything of yours that i can look at tonight
which well known names stand on your list of customers
* can you give me client names
* who has bought from you already
* which firms may you name publicly
have you built an online store for a furnishings brand
which retailer is in your showcase
any e-commerce specimen from malaysia i can view
did you work for a homeware or fabrics merchant
show me a webshop you've executed
i manufacture rattan chairs and want to peddle them online, any precedent of yours
is there a southeast asian retailer i could look up in your showcase
do you have a reference in soft furnishings

= Healthcare Management System (Sahana
have you done a hospital system
did you work for clinics
who is sahana clinics
any medical work in bengaluru
have you done something for doctors
patient records, ever made such software
have you ever worked with nurses
software for appointments of patients, done it
ever built a polyclinic system
did you serve a medical group in karnataka
anything with doctors in your gallery
dentists or labs, any similar job
digital patient files, where did you do that
anybody in the medical line among your buyers
any polyclinic in your client list
have you delivered an hms or emr
which medical client of yours is disclosed
i run a nursing home, show me comparable work
did you digitise any clinic's paperwork
my dad's diagnostic centre is drowning in paper, have you handled such a thing
which reference would convince a chief medical officer

= Food Delivery App (Tiffin
have you built a food ordering app
did you make a delivery app
who is tiffin street
something like grab or swiggy, have you done it
have you done something for restaurants or couriers
an app like zomato, ever made
riders bringing meals, made that
restaurants' own alternative to foodpanda
did you serve hawkers or kitchens
lunch box couriers
take-away ordering, any example
meal ordering for a co-operative
uber eats like
did you ever develop a rival to grabfood
any hawker or dabba delivery software in your showcase
which restaurants' collective did you serve
show me your f&b app sample
we're caterers who want riders and orders in one app, have you a precedent
my mamak restaurant hates the platform commissions, have you built an alternative for anybody
is there a cooperative of eateries you coded for
which reference would interest a canteen owner

= Educational Learning Platform (Kiran
have you made a learning portal
did you work for a school or tutoring company
who is kiran learning
any e-learning or lms done
have you done something for students and teachers
ever built online courses
anything for pupils
did you serve a teaching company
maths and science lessons on phones
have you done edtech
byju's like thing
something like moodle
tuition centre system
any edtech sample of yours
did you build an lms for tutorials or coaching
which education client is in your showcase
i'm a headmistress, show me software you've delivered for pupils
have you made virtual classroom things for somebody
my coaching institute wants recorded lectures online, any precedent of yours
which reference would convince a school principal
is there an exam prep or tuition client you can name

= Real Estate CRM (Dhow
have you done a crm for property agents
who is dhow creek estates
did you make something for brokers in dubai
any real estate work
software for brokers, any example
selling flats and villas, did you do something for that
did you serve brokers in the gulf
leads of house buyers handled by software, done it
did villa sellers hire you
something for landlords and letting agents
salesforce alternative for property
estate agent among your customers
have you done anything for realtors
any property agency in the emirates among your showcased work
which lead management system did you make for estate agents
i sell apartments in jumeirah, is there a sample relevant to me
did you ever craft an alternative to zoho for brokers
my uncle flogs flats in sharjah and loses enquiries, any precedent of yours
which reference would convince a realtor
do you have an enquiry pipeline thing for villas in your showcase

= Financial Analytics Dashboard (Pearl
have you made dashboards for finance
who is pearl quay capital
did you work with an investment firm
any fintech or reporting work
charts for investors, ever done
have you done something for money managers
did you serve an asset manager
wealth or fund reporting done
something for a family office
private equity figures on a screen
money people among your customers
charts for a fund in the gulf
any bi or reporting sample from the financial sector
what did you create for asset managers
which investment house appears in your showcase
we're a hedge fund, anything comparable you have done
have you visualised portfolio data for somebody
i report to a fund board every quarter, any precedent of yours
which reference would convince a chief investment officer
was there ever a wealth office among those you showcase

= Chosen from more
why only six projects
why do you show so few examples
how did you choose which ones to show
did the customers agree to be named
do you have permission to publish those figures
if you did fifty, where are the rest
are the results measured by the clients
how many did you do besides the six
why is the list so short
are the numbers in the case studies real
i count just half a dozen, are the rest failures
did those named say yes to being shown
who measured the numbers you print
have you cherry-picked
why these ones and not others
are the printed results audited or invented
only 6 shown of fifty, why
with permission of the owners, or not
you show the six that went well and hide the others, right
who did the measuring in those stories
how were the showcased six selected
why are merely six out of fifty displayed
did those companies consent to disclosure
are the showcased ones your prettiest or those with permission
why can i trust the numbers in your case studies
on what basis did you pick which work to reveal
why should a sceptic believe those six aren't handpicked
what made these clients get published and not the rest

= Each tells what
do you also tell what was hard
do you only show success stories
do your examples mention the troubles
what will i read in a case study
are the stories honest about difficulties
is it just bragging
do you confess blunders in your stories
are hardships mentioned too
is the tale of each job sugarcoated
do i read about obstacles
what will a story teach me besides praise
both sides of the coin
do your case studies admit what was tough
are the write-ups just self-praise
will i read about the challenges also, not only the outcome
do you discuss the snags in your portfolio
what does each write-up narrate
i'm tired of glossy brochures, do yours confess the rough patches
were there setbacks and do you narrate them
is it warts and all

= The other projects
can i see the other forty projects
where is the rest of your work
are there more examples
may i have a look at unpublished work
why can't i see more of your past jobs
do you have a longer list of customers
where are the remaining forty or so
hidden jobs, may i see them
why is the rest secret
are there more jobs than those on show
i find nothing in my line, is the rest somewhere
can i see your unpublished stuff
where is the remainder of your work displayed
why can't i view the forty-odd others
is there a confidential portion of your portfolio
are further case studies accessible to me
do you keep most assignments private
you boast fifty and show six, where's the balance
is the full client roster confidential
can i browse your nda work

= Tell us your
can i talk to one of your customers
can you give me references
can i phone a former client
is there someone in my trade i can ask about you
do you have a client in my sector
who can vouch for you
i want to hear from someone who hired you
testimonials by phone
can you connect me with a reference in my industry
have you done something for my kind of business
our board asks for referees
can i ring someone who has worked with you
who would recommend you
can i check your references
do you have a hotel or logistics customer i could ask
who among your customers would take my ring
i want an honest word from one who paid you
may our purchaser speak with a peer who hired you
can you name a referee
who gives a testimonial about you
we are a school, is there another school i can question about you
put me in touch with somebody you built for
will a customer of yours vouch
word of mouth check
before signing i want to hear from another hospital
client feedback in person
who would confirm your claims
do you have recommendation letters
does a satisfied one agree to chat with me
reference list for tender
can i speak to someone in the hotel line
our purchasing rules demand three referees
i would like to ring another hotelier who has bought from you
i don't believe websites, i believe other customers, can i hear one
which of your buyers could confirm that you keep dates
i don't trust printed praise, whom may i ask in my own line
do you have a reference from a government body
can i ring a past customer from my line of business
would somebody in hospitality testify for you
can you arrange a chat with a client like us
i need referees for due diligence, can you supply
may i cross-check your claims with a previous customer
our trust's board wants two endorsements, how do we go about it
do you have a logistics firm that can attest to your work
my brother trusts only hearsay, could he phone one of your clients

= Our six published
how much does a project cost
what budget do i need
what do you charge usually
price range of your work
how long does a project take
how many months for a typical job
is it expensive to work with you
what did past projects cost
what is the average cost
how much money should i put aside
what is the typical duration
what is the going price for something like this
i have 20k, is that enough
time and budget of earlier jobs
what is the usual cost and time
give me an idea of the prices
are you expensive
what do clients normally spend
how much and how long roughly
cheapest to dearest range
is 5000 dollars enough for anything with you
how many months should i plan
when would it be finished usually
what does a mid-size job come to
what sort of sum are we talking about
ballpark for a job of normal size
from when to when does it normally run
would 30 lakhs be sufficient
is half a million ringgit too much or too little
what did others shell out
how deep into my pocket for a job with you
do you do jobs under ten thousand
what is the minimum budget
is it affordable for a small firm
i have 40k usd, does it make sense to talk
smallest and largest sum you published
what is the expected spend
we need it in three months, realistic
how much time shall i reserve
how many quarters does it take
give me an order of magnitude
price tag please
what is the damage
what are your fees like
kitna paisa lagega
berapa harga satu projek
are you in the six figure league
cost of making software with you
what is your tariff for a project
how much and when ready
what investment should my board approve
my boss wants a rough sum by tonight, what do such jobs come to
is a hundred thousand dirhams a sensible sum for coming to you
we could spend 200k usd, are we too big for you
it can all be done in a month for two thousand, right
does it make sense to ask you with twenty thousand in hand
what damage to my wallet should i anticipate
is rm 200k in the right ballpark and how many months
what was the spread of expenses and durations over your case studies
i've got a modest seed round, am i way below your range
how steep are you and how soon do you deliver on average
what did the published ones set their owners back, and over what period

= Yours is a
how do i get a quote
is a quote free
do you charge for an estimate
what would mine cost
can you give me an exact price
how much for my project
will my price be fixed
do i get a fixed sum in writing
a quotation for my project please
send me a price
when will i know what i have to pay
is the first offer free of charge
how is the price found
when do i know the real price
can you quote for my idea
i need a quotation for my boss
how do you price
how do you calculate the cost
is there a charge for telling me the cost
what will i be billed
do estimates cost money
give me a figure for mine
can you work out the sum for us
when is my sum cast in stone
is putting together an offer gratis
i need an offer by friday
please send quotation to me
can i get a proforma
how do i request an estimate
does a cost estimate set me back anything
will the number be definite
how is a sum arrived at
kindly quote for 20 pages and login
what does the number depend on
can you cost my idea
do i pay for the proposal
lump sum or open end
who works out our price
costing for our tender
what is your pricing model
how do you arrive at a price for a salon booking app
how do i find out what my own shop would come to
does somebody charge me for working out a sum
my bank wants to see a sum in black and white, when do i get it
do you bill by the hour or a lump amount
is the quotation complimentary
when do i learn the definitive figure for mine
how do i obtain a costing for my salon app
is the amount contractually locked following discovery
do i shell out for the initial quote
can i receive a written costing for my spouse to inspect
my trust needs a binding figure for the grant, when can you commit

= D3
* what front end libraries did the published projects use
* which user interface tools have you used in real jobs
* what did you build the visible part with
do you use d3
which chart library do you use
how do you draw graphs
data visualisation tool
* which libraries draw your screens
* what was used for the look and clicks
* browser side tools of your published work
svg diagrams with what
what makes your interactive graphs
highcharts or echarts or
which plotting library was used
which charting package do you rely on
what plots the diagrams in your dashboards
what renders bar and line graphics in the browser

= Mapbox GL
do you use mapbox
how do you put maps in an app
google maps or mapbox
which map technology is used
geographic maps on screen, made with
leaflet or something else
do you know vector tiles
where do the map pictures come from
rider position on a map, with what tool
what shows the rider's dot on the street plan
which mapping package is in your frontend
do you render geographical views and with what software

= NestJS
* what were the back ends built with
* which server side frameworks have you used
* what runs on the server in your past jobs
do you use nestjs
node framework for the api
express or nest
* which server frameworks appear in the published work
* what powers the engine room
* server side toolbox of past jobs
typescript server framework
modules and decorators on the server
fastify or something heavier
which server framework sits beneath your published systems
is it spring or laravel or something node based on the server
which framework handles server logic for the showcased work

= PostGIS
* which data tools have you used
* what do you use for storing and shaping data
* database and data technologies in past work
do you use postgis
how do you handle geographic data
is there a spatial database
store locations and distances
* what do you store and crunch numbers with
* databases in your published jobs
* data toolbox of past jobs
nearest driver query in the database
which geometry extension is in the database
do you do gis work
polygons and distances
what do you employ for geospatial queries
how do you find the closest courier in a database
which postgres add-on stores coordinates
what computes catchment radius in your systems

= dbt
do you use dbt
how do you transform data for reports
data warehouse modelling tool
sql models for reports
etl or elt tool
do you do analytics engineering
how are raw tables turned into reports
which software cleans up figures before the dashboards
how do you version your analytics sql
what handles the transformations in your data pipeline
any data build software in your stack

= language models with
* which ai technologies have you used in projects
* what kind of ai was in your past work
did you use language models in a project
is there an llm in any of your published work
does a human check what the ai writes
is ai output reviewed by someone
* smart stuff in your published jobs
* did any published job contain ai
* which machine intelligence did you apply so far
do people look over machine output
is generated text checked before use
gpt in production with oversight
were people in the loop in your published ai jobs
did any of the showcased work involve an llm with humans verifying
what sort of artificial intelligence is in the portfolio
does a human approve what the machine drafts
is there generative ai inside your case studies, and is it supervised

= Healthcare Management System, for Sahana Clinics: USD
* which project was the most expensive
* sort the projects by cost
* which job was the cheapest
* compare the budgets of your projects
* what was spent on each project
* biggest contract in money
how much did the hospital system cost
budget of the clinic project
what did sahana pay
your dearest job
which one had the highest budget
* rank the jobs by money
* which customer paid most
how expensive was the hospital job
* which of the six swallowed most money
* order the six by price
* top to bottom by spend
* who was the biggest spender
* list what each of the six paid
* which job was the dearest and which the least
* fees of each published job
what did the doctors' group shell out
bill for the patient system
most money ever for one of the published
what would a hospital spend
which portfolio piece was the priciest
what did the polyclinic software set the owner back
how much funding did the medical records system need
sahana's investment was how big
top of the price table is which one
which assignment had the fattest wallet
our chief medical officer asks what the bangalore polyclinics forked out
what's the ceiling of your published price range

= Educational Learning Platform, for Kiran Learning: USD
how much did the learning platform cost
budget of the e-learning job
what did kiran pay
second most expensive project
price of the education portal
what did the online courses come to
how expensive was the school thing
what did the lessons app cost to make
bill for the tutoring thing
spend of the teaching company
pupils' app price tag
how many dollars did the maths lessons thing swallow
what did the tutoring website set kiran back
how big was the edtech investment
how much did the lms come to
i'm a college principal, what was the figure for your e-learning reference
and the study one, how much
what were the finances of the bangalore edtech thing
our principal wonders if pupils' software costs a crore, what was yours

= E-commerce Platform, for Kayu & Kain: USD
how much did the shop cost
budget of the e-commerce project
what did kayu and kain spend
price of the online store you made
what was the price tag of the furniture store's site
bill for the web store
what did the wood and cloth seller shell out
what was the retailer's spend
what did going online cost the home decor people
what was the kayu price
what did the homeware webstore set them back
the kl curtain and table merchant forked out how much for his net store
how big was the retailer's investment in online selling
i sell cushions and rattan, give me the figure for a comparable store you did
kayu & kain's total expenditure was
did that furnishings brand stay below six figures

= Food Delivery App, for Tiffin Street Co-operative: USD
how much did the food app cost
budget of the tiffin street app
what did the delivery app come to
price of an app like that for restaurants
how expensive was the food ordering job
what did the restaurant ordering thing come to
how costly was something like swiggy
bill for the meal couriers' app
what did the kitchens shell out
spend on the lunch thing
how many dollars for the riders' app
foodpanda-like, what was the spend
what did the tapau app set the hawkers back
how much funding did the restaurant ordering thing swallow
the co-op's investment in usd
my canteen wants what tiffin street has, what amount did they part with
did the lunch rider software go beyond a hundred grand

= Financial Analytics Dashboard, for Pearl Quay Capital: USD
how much did the finance dashboard cost
budget of pearl quay
what did the analytics tool come to
price of the investment reporting job
how expensive were the charts for investors
what did the bank style reports come to
bill for the fund's screens
what did the asset manager shell out
how many dollars for the money charts
spend of the investment house
what was the pearl price
how much did the investment house fork out for its charts
our cfo wonders what the reporting reference amounted to
pearl quay's expenditure on the bi screens
what figure was on the contract for the gulf fund's reporting
and the portfolio analytics one, what did it set them back

= Real Estate CRM, for Dhow Creek Estates: USD
how much did the property crm cost
budget of dhow creek
what is the cheapest thing you have published
lowest budget in your portfolio
your smallest job in money
what did the real estate system come to
how expensive was the property brokers' system
bill for the brokers' tool
what did the villa sellers shell out
least money spent among the six
the most affordable of your jobs
how many dollars for the leads tool in dubai
what was the dhow price
what is the least pricey piece in your portfolio
what did the realtor's lead system set them back
how much did the gulf estate agency fork out for its pipeline software
i've only a modest fund, which was your most economical assignment
entry level among your published works, in dollars
which engagement had the thinnest wallet

= Healthcare Management System, for Sahana Clinics: 9
* which project took longest
* which was the quickest
* compare how long each job took
* order the projects by duration
* how many months did each one need
how long did the hospital system take
duration of the clinic work
how many months for sahana
your slowest job
longest running project
* list the durations of your jobs
* which one needed the most months
* which of the six dragged on most
* sort them by time needed
* speed of each published job
* months per job, all six
when were the doctors done with waiting
how long did the patient system keep you busy
three quarters of a year for which job
which published job was the lengthiest
which engagement dragged on the most
our hospital board wants an idea of the schedule, how many months did the clinic group need
which case study has the longest timeline
did the medical records thing stretch to almost a year
from kickoff to opening day, sahana's hms took
what was your marathon among the published works
what took you nearly a year

= Educational Learning Platform, for Kiran Learning: 8
how long did the learning platform take
months for the e-learning job
duration of the kiran project
how much time went into the education portal
how many weeks for the online courses
when was the school thing ready
how long did the pupils' app keep you busy
time for the teaching thing
second slowest of the six
how much calendar time for the lessons app
how many semesters did the lms consume
kiran's timeline from kickoff to release
how soon was the tutorial website usable by pupils
i need an edtech product before the new academic year, what did yours require
after what period could the tutors log in

= E-commerce Platform, for Kayu & Kain: 7
how long did the shop take
how many months for kayu and kain
duration of the e-commerce build
when was the online store done, after how many months
how long for the webshop
how quickly was the furniture store live
how long did the home decor store keep you busy
calendar time for the retailer
when could the wood and cloth people open online
how many weeks till the store opened
how soon was the home decor merchant trading on the net
for the furnishing store what was the lead time
would a rush like kayu & kain's fit between chinese new year and hari raya
what period elapsed before the batik seller's webstore was up
roughly how many weeks or months went into the kl retail site

= Food Delivery App, for Tiffin Street Co-operative: 6
how long did the food app take
how many months for the delivery app
duration of the tiffin street work
time needed to make the restaurant app
how long for the restaurant ordering thing
how quickly was the swiggy-like thing ready
half a year for which job
how long did the riders' thing keep you busy
calendar time for the kitchens
when could the kitchens start
how soon could diners order through the co-op
was the grabfood-like thing finished within a year
from handshake to first nasi lemak delivered, how long
what timeline did the hawkers accept
how many months of development for the caterers' app

= Financial Analytics Dashboard, for Pearl Quay Capital: 5 months
how long did the dashboard take
months for pearl quay
duration of the finance analytics job
how much time for the investment reports tool
how long for the charts for investors
how quick was the money reporting tool
how long did the fund wait
calendar time for the money screens
when did the asset manager get it
how long did the charts keep you busy
how soon could the fund's analysts view their dashboards
what was the schedule for the bi build
our quarter closes in june, how many months did pearl quay's reporting require
after what period did the investment house have its screens
did the gulf fund's reporting exceed half a year

= Real Estate CRM, for Dhow Creek Estates: 4
how long did the crm take
what was your fastest project
shortest job you did
months for dhow creek
quickest delivery in the portfolio
duration of the property system
which of the six was over soonest
how long did the villa sellers wait
calendar time for the leads tool
swiftest of the published
how fast was the estate agents' tool ready
what is your speediest piece of work so far
which portfolio entry was wrapped up earliest
what was the briefest engagement of the six
how soon could the estate agency log in to its pipeline
the realtors in the emirates, how many months had they to be patient
i'm in a hurry, what is your record for a full project
when i said four weeks you laughed, so what's the shortest you've managed

= Healthcare Management System, for Sahana Clinics: 8
* which project had the largest team
* how many people worked on each project
* compare the crews of your jobs
* which had the smallest crew
how many people built the hospital system
crew size for the clinic project
most people on one job
your biggest team ever
* list team sizes of your jobs
* how many hands were on each job
* crew per job, all six
* headcount of every published job
* sort them by manpower
where did you put in the most heads
how many of you served the doctors
manpower for the patient system
did a dozen engineers work for the hospital
which engagement needed the most staff
what was your max squad across the case studies
how many specialists toiled on the hms
which one had the heaviest resourcing
our it committee asks how many folks sahana was given
did a dozen programmers make the polyclinic software or fewer
how crowded was it on your biggest build

= Food Delivery App, for Tiffin Street Co-operative: 7
how many people built the food app
team size for tiffin street
how many developers for the delivery app
how many of you served the kitchens
manpower for the riders' app
hands on the lunch thing
how large was the squad behind the meal couriers' thing
how many folks were assigned to the hawkers
what strength did the restaurant ordering squad have
did it take a village to make the tapau thing, or just a handful
how many engineers and designers on the co-op job

= Educational Learning Platform, for Kiran Learning: 7
how many people built the learning platform
crew for the e-learning job
team size at kiran
how many of you served the teaching firm
manpower for the pupils' app
hands on the lessons thing
how large was the squad behind the pupils' maths thing
how many folks were assigned to the lms
what strength did the edtech squad have
how many specialists toiled on the tutorial website
how many of yours were busy with kiran at once

= E-commerce Platform, for Kayu & Kain: 6
how many people made the shop
team on the kayu and kain store
how many worked on the e-commerce job
how many of you served the retailer
manpower for the home decor store
hands on the wood and cloth shop
how large was the squad behind the furniture store
how many folks were assigned to the retail website
what strength did the webstore squad have
how many pairs of hands on the curtain merchant's store
was the kl furnishing store made by a one-man show or a group

= Real Estate CRM, for Dhow Creek Estates: 5
how many people made the property crm
smallest crew you ever used
team size for dhow creek
how many developers for the real estate system
how many on the brokers' software
how many of you served the brokers
manpower for the leads tool
tiniest crew of the six
hands on the villa thing
how many folks were assigned to the realtors
what strength did the broker system's squad have
which assignment got by with the leanest staff
how many of yours made the gulf estate agency's pipeline software

= Financial Analytics Dashboard, for Pearl Quay Capital: 5 people
how many people made the finance dashboard
team size for pearl quay
how many worked on the analytics tool
how many of you served the fund
manpower for the money screens
hands on the charts for the asset manager
how large was the squad behind the investor's charts
did a handful suffice for the fund
how many folks were assigned to the bi screens
what strength did the reporting squad have
how many specialists toiled on the portfolio charts
what headcount did the gulf investment house get from you

= Web: Most of
* compare the prices of your services
* which service is the cheapest
* what do all your services cost
* give me the price list
* what are your rates for each service
* is a website cheaper than an app
how much is a website
cost of a site
what do i pay for a web page
web budget range
is 10000 dollars enough for a site
minimum price for a website
* price overview of everything
* which of your offers is dearest
how much for a website
how much do you charge to build a site
what would a new homepage cost us
* what are your tariffs across the board
* may i see a price list
* least costly of the six
* send me a cost sheet
* which is pricier, app or site
what is a homepage worth
how many dollars for internet pages
i run a bakery and want a page, what sum
is 5k sufficient for a page
can a website cost more than a hundred thousand
sum for a portal
what would redoing our company pages come to
budget for an internet presence
company page, how much rupees
our museum has 50k for new pages, is that about right
i just need five pages with pictures of my cakes, what is the sum
what is the going rate for a site from you
how many thousand would a corporate webpage set me back
i run a small guesthouse, is 15 grand adequate for a website
what do you typically quote for web work
between which amounts does an internet presence fall
is a portal at yours beyond 150k
website ka rate, in dollars

= Mobile: Plan for
how much does it cost to keep an app running
yearly upkeep of an app
what do i pay each year for my app after it is built
annual maintenance for mobile
running costs of an app
amc charges for app
what percent per year for app maintenance
is there a yearly fee after the app is done
what comes after the initial price of an app
does an app cost something every month
hidden recurring fees for apps
what do updates to my app come to annually
what do i owe each year once my app exists
does it keep costing after it is done
fee for looking after the app
cost of ownership of a phone app
what share of the building sum goes into care
if i spend 100k to build, what is next year's bill
does an app need feeding
yearly outlay for updates to new phones
is it a one time expense
budget for keeping it alive
recurring spend for an app
once our driver app is paid, are we done with paying
what do i have to set aside each year so that the app stays alive
what is the ongoing expense of owning an app
after release how much do i budget annually for it
is there a yearly maintenance contract and what fraction
my accountant asks what recurring expenditure the app causes
how much upkeep relative to the initial investment
and once the app is out, what do i keep forking out
what is the total cost of ownership per annum for mobile

= Shops: From about
how much is an online shop
shopify store price
what does a store in several countries with erp cost
starting price for a webshop
cheapest shop i can get from you
cost to sell online
how much does it cost to start selling online with you
price for an e-commerce site
how much for a shop connected to our erp
how much for selling my goods online
is a web store affordable for a small boutique
what must i invest to sell in five markets
webstore budget minimum
lowest sum to open a web store
what does shopify with our own look come to
would 10k buy me a store
selling to five nations with sap behind, what sum
a boutique on the net, minimum outlay
is a template store cheaper
connect store to our stock system, cost
from how much do you begin for selling on the net
we sell spices, what would the web store set us back
entry price for a store
multi-country store sum
woocommerce or shopify cost with you
i sell scarves from my garage, what is the least i must spend for selling online
our stock lives in sap, we sell in four countries, what would that come to
how much for a storefront on shopify
i sell pottery, what is the entry ticket for a webshop
what would a multinational store linked to oracle run to
is 30 grand adequate for a proper online boutique
how much dearer is a store serving singapore, thailand and india with accounting hooked up
from what amount upwards do you do e-commerce
we've got tally and three currencies, what budget do we need

= Marketing: A fixed
how is marketing charged
is seo paid monthly
what do i pay per month for promotion
do you take a percentage of ad spend
price model for ads
retainer for campaigns
how much is seo a month
cost of running ads with you
how do you bill promotion
do you earn more when i spend more on ads
monthly charge for seo
is it performance based
cut of the ad money
flat fee or commission for campaigns
what is the billing rhythm of campaigns
pay per lead possible
how is looking after my google ads charged
do you take a slice of what we give to google
what does it mean for my wallet each month if you run our ads
do you take a cut of my ad spend or a set amount
how is the promotion work invoiced
is marketing on a monthly subscription with a defined scope
what is your remuneration scheme for seo
is it pay by results or a constant retainer
how do your adverts people get paid
i run a spa and hate surprises, is promotion billed at the same amount each month
do you pocket a slice of what i give google

= AI: Usually between
what does an ai answer cost
how much per chatbot reply
running costs of an ai assistant
price per question for a bot
is ai expensive to run
token cost per query
how much does a chatbot cost to run
is it cents or dollars for each reply
what does one reply of a bot set me back
price for a thousand chats
if 10,000 visitors ask, what is my bill
unit cost of a machine answer
does each message cost
how dear is a smart helper in daily use
cost each time somebody asks the bot
is a bot dear to feed
fraction of a dollar each
our helpdesk gets 5000 questions a month, what would a bot cost to answer them
a bot costs a fortune each time it speaks, right
how much does each chatbot response burn
what are the operating expenses of a document assistant
does the model's usage fee hurt if thousands of parents ask
what does an llm query set me back
per question, what do i fork out for the assistant
is it pricey whenever the bot talks
my college would get 20k queries a term, what does each reply burn
what's the tariff each time the assistant speaks

= Web: A marketing
* how long do your services take
* what is faster, a site or a campaign
* how soon can each service be ready
* timelines of all services
how long does a website take
how many weeks for a simple site
when would my site be live
how soon can i have a web page after signing
site ready in a month possible
how quickly can you make a website
website needed in two months, doable
from signing to live for a company page
* how fast is each of the six
* delivery times across the board
* compare lead times
how many months for pages
if i sign in january, when are the pages up
our fair is in ten weeks, can the page be up
is two weeks enough for a site
when could my bakery page open
lead time of a homepage
what is the turnaround for a company site
how soon after signing are we on the net
can it be online by ramadan if i sign now
our launch party is in three months, can the pages be ready
how many weeks pass between my signature and the finished site
how soon after inking the deal is a corporate site up
how many weeks for a brochure site
our hotel opens after ramadan, how much lead time for a homepage
if i sign on the 1st, when can visitors view my page
what is the turnaround for a promotional website
how many months does a plain company site require
the hotel's soft opening is in april, when would i have to sign for the site
how long between autograph and a live homepage

= Marketing: Advertising shows
when do ads start to work
how soon do i see results from advertising
how long till marketing brings something
weeks until i know if google ads pay off
when do i see numbers from the campaign
how long before ads bring customers
how patient must i be with adverts
when will i know whether adverts work
first trustworthy numbers
do ads work overnight
is a week of ads enough to judge
how long before the phone rings due to ads
when can i judge the campaign
time until results from promotion
our owner wants to see results after three days, is that sensible
how many weeks must i pay for ads before i know anything
when do adverts begin to pay off
how long must i wait for reliable campaign data
does google advertising deliver overnight
how many weeks prior to judging if the promotion pulls
when do the marketing stats become meaningful
my boss gets impatient, how soon do ads tell us anything
i poured money into clicks for a week, zero sales, am i impatient
at what point are the promotion stats believable

= 24/7 support: If
what happens if the site fails at night
do you have 24/7 support
our shop crashes at 3am, who helps
is someone on call on weekends
is there emergency support
do you have night shift
how fast does somebody look when it breaks
who looks after outages on holidays
is there an on-call engineer
can i get help any time
urgent breakdown, who acts
our website is down right now
can i get hold of an engineer at night
what if something breaks on sunday
who fixes outages while we sleep
who wakes up when our checkout dies at midnight
do you have people on standby
if the booking breaks on eid, does anyone care
who is awake at four in the morning
outage at night
is there a fire brigade for servers
do i have to wait till monday when it crashes
how soon is someone at it in the dark hours
who gets woken
do you sleep while we are down
all our tills stopped, what now
does anybody work the graveyard shift
is it true you are available around the clock
we sell tickets at midnight, who is awake when it breaks
my pharmacy depends on it on sundays as well, who comes when it stops
who attends to an outage in the wee hours
our e-ticketing went kaput during a public holiday, would you notice
do you have a roster for emergencies
what if the server conks out while everybody's asleep
is out-of-hours assistance provided
how prompt are you when production crashes at midnight
do i have to alert you when the system collapses

= Expert team: Your
will somebody competent answer me
is the reply from an expert or a secretary
do technical people answer my mail
how experienced is the one who reads my message
will i be passed around
do i get first level support first
is my inquiry handled by someone who knows the trade
do i get a knowledgeable reply
will a salesman respond
is the first reply from a bot or a specialist
will someone understand my technical question
who opens my letter, a secretary
is my question understood by those who open it
does a trainee answer
will the reply be clueless
what is the background of whoever answers
do i land in a ticket queue
can the one who answers decide
technical question, will it be grasped
will i hear let me check with a colleague
does a techie see my mail
i don't want to explain myself to a call centre lady first
does the one who opens my mail know what an api is
who handles incoming queries, a clerk or an expert
will the respondent comprehend technical matters
how experienced is the person answering my enquiry
do i get bounced between departments
is the first reply from a qualified engineer
will a veteran go through my note
does a dispatcher or a craftsman open my note

= 50+ projects: In
have you seen my problem before
is my case new to you
what does it help me that you did so many projects
have you enough experience with cases like mine
how broad is your experience
is my headache familiar to you
has somebody come with the same trouble before
will i be a guinea pig
what do i gain from your long list of jobs
odds that you already solved this
is our case exotic for you
why is experience in many sectors useful
have you encountered my sort of headache earlier
what are the chances you've dealt with something similar
how does your breadth of experience benefit me
i've a niche packaging business, could you have seen the like
are you going to experiment on me for the first time
i make spectacle frames, odds that you've met my headache
will i be your guinea pig or are there precedents
we've a weird scheduling mess, have you come across such stuff

= Offices in 3
what is the good of having three offices
why does it matter that you are in three countries
how many hours is someone reachable
what is the advantage of your locations
in which three countries are you
can i get someone while india sleeps
what if i need help when it is night here
are you spread over time zones
which nations are you present in
what do three places bring me
benefit of being spread over asia
thirteen hours, how come
is someone in when it is eight at night in kl
do i profit from your places abroad
tell me the nations where you sit
which countries are you based in
am i served in the evening thanks to dubai
what is the upside of having several locations
how many hours daily is anybody available across your sites
does your footprint mean longer reachability
so kl opens early and dubai closes late, how much coverage
our night clerk starts at six am malaysian time, does your spread of sites benefit us
what's the perk of a vendor with several addresses
`;
