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
who is longitude and what do they do
can you tell me what this company does and where it sits
is it true that you are a software company with three offices
longitude company profile
i want to know what kind of firm longitude is
what about longitude, is it a shop or a maker of websites
so longitude does not only draw websites but also operates them
what is longitude compared to a normal web agency
introduce yourself please
what is this place
who am i dealing with here
what are you guys all about
your bosses, what trade are they in
tell my mother in easy words how you earn your bread
whose page did i just open
which sort of business am i chatting with
are you into it services or what lah
got one-paragraph profile for our vendor master or not
i saw your logo on a lanyard at gitex and forgot to ask what it stands for
my son has an interview with you tomorrow, what should he know about the employer
i'm a journalist and need one sentence that explains longitude to readers
we are an auditor checking the payee on an invoice, what is longitude's activity
an investor asked me to describe you and i couldn't
sorry, start from zero, what is longitude
and where are you sitting when you do all that
so you're a tech firm then, doing what exactly

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
can you tell me what kinds of people work there
is it true that the ones who build it also run it
what professions do you have in the team
i want to know if you have designers as well as developers
what about marketers, do you have them in the house
don't you hand the thing to somebody else to operate once it's built
more than just coders at your place
what mix of skills will i find in your company
is everybody there a nerd or do you have arty types too
do you eat your own cooking
what do your colleagues do for a living
is it only it fellows or also advertising walas
do the same folks who make a product babysit it later
what job titles exist over there
who would be touching my stuff, which specialisms
i'm a graphic artist looking for a job, do people like me exist in longitude
my last builder wrote it and ran, do yours keep it going themselves
our tender wants to know the composition of the supplier's workforce
i teach careers at a school, what occupations does an agency like yours combine
suppose i need ux, seo and devops, are all three crafts under one roof
and who exactly is "we"
so you have both creatives and techies
and do they look after it afterwards as well
what background do they come from
are they any good at operations or only at making

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
why do clients stay with longitude
can you tell me why customers keep coming back to you
is it true that your clients always know where the project stands
client retention reason
i want to know what keeps people with you
what about loyalty, do customers remain for long
don't clients get tired of you after one project
what makes them stay with you rather than with others
what makes people stick to you like glue
how come nobody walks out on you
why would i not jump ship after six months
why do buyers bring you the next order too
what is the glue between you and your patrons
do folks ever feel lost about how far along things are
will i be left guessing about status at the end of the week
how do you earn trust that lasts
our old agency vanished for weeks on end, why do yours not lose clients that way
i worry that i will have to chase you for news all the time
my boss wants to know why your accounts don't churn
i'm an investor looking at recurring revenue, why do buyers not leave you
as a hospital purchaser i need to report progress every weekend, can your clients do that
and why didn't they go elsewhere
so what do they like so much
what holds them then, the price
how do they know it's on track
and do they come again

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
how many projects has longitude completed
can you tell me the size of the team and number of clients
is it true that you have finished more than fifty projects
company numbers clients projects years
i want to know if you have at least five years of experience
what about your track record in figures
you are not a one-man show, are you
are you bigger than a ten-person studio
how old is the outfit
how much have you got done so far
give me your vital statistics
how many heads and how many jobs delivered
are you lot greenhorns or old hands
is the firm a baby or grown up
since when are you in this line and how much have you finished
how many accounts have you handled in your life
i'm filling a prequalification sheet, need staff, years and completed assignments
my father says small companies disappear, how long have you lasted and how many are you
we are a government body and need proof of scale, what are your key facts
i fear you are too tiny for us, how many people and past orders
for a newspaper box i need the agency by the numbers
and for how many customers was that
so how many countries is that in all
how many is the team behind it
and over how long a time
what's the scoreboard so far
how many apps have you shipped
how many websites have you made
how many apps did you make so far
how many sites have you launched
how many shops have you built
how much have you built in all
how many jobs have you done
are you a big firm
are you experienced
are you a small outfit
how many years in business
are you new

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
how satisfied are your clients in percent
can you tell me your uptime target and support hours
is it true that satisfaction is 99%
satisfaction uptime support figures
i want to know if support is 24/7
what about uptime, which target do you aim for
is there no time of day without support
is your uptime target better than 99%
do customers like you or grumble
what percentage of folks are glad they hired you
how many nines do you shoot for
if my site conks out on sunday at 3 am is anybody there
what is the helpline timing, office hours only or day and night
how much outage per year do you tolerate in your goal
what score do buyers give you
available during hari raya and deepavali also or closed
we run an emergency ward and things break after midnight, will somebody pick up
i worry about downtime, what availability do you strive for
my auditor wants three service figures: happiness, reachability, helpdesk
our last host was down every week, how much do you aim for
suppose something crashes on a public holiday, is your desk staffed
and are they pleased
so how reliable is it meant to be
and outside business hours
what number do you put on happiness
that means you never close

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
how did longitude begin
can you tell me the story of the company's start
is it true that longitude started with four people
longitude founding story bengaluru
i want to know who the first client was
what about the wholesaler, why did he come to you
you didn't start out in dubai, did you
was it bigger or smaller at the beginning than four people
how did it all kick off
where was the firm born
what are your roots
tell the founding legend please
how many partners were there on day one
who was your guinea pig
which merchant took the first risk on you
what's the backstory of this agency
i'm writing a feature on bangalore startups, how did yours get off the ground
my daughter must present a company's origin in class, what's yours
our web store is half a year overdue, did you ever meet such a case
i'm an investor, tell me about the seed days, headcount and customer
we are distributors ourselves, was your opening account someone like us
and how did you get into this
so who gave you the very first order
what had gone wrong for him before you
how late was it already when you came
and where was that

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
how long did the wholesaler's shop take you
can you tell me how many weeks the first job took
is it true that you delivered in eleven weeks
first project delivery time weeks
i want to know if you were fast on the first job
what about the wholesaler, how quickly did he get his shop
it didn't take you another half year, did it
how much faster were you than the one before
how soon was that dealer up and selling
did your maiden gig get done in under a quarter
what was the turnaround on that rescue mission
how speedy were you with the stuck store
did it take ages
when did that merchant finally have something live
how many months did you need for the b2b store
in what time did you sort out that mess
our own vendor is six months behind, how long did you need in the same situation
i fear a takeover of a failed build drags on, how was it with your earliest one
my partner wants to know how long the debut assignment lasted from start to end
as a wholesaler myself i ask, how many weeks until he could take orders
suppose a shop is hopelessly late, how quickly did you once turn that round
how long did that take then
and when was it ready
did you make it
so how many weeks was it in the end
was that quick

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
how did you manage the wholesaler's shop so quickly
can you tell me the trick behind the eleven weeks
is it true that there was no trick
what did you cut to deliver in time
i want to know if you used some special method for the first shop
what about the secret of that fast delivery
you didn't just work day and night, did you
what did you do differently from the earlier builder
how on earth did you pull that off
what sorcery was that
did you skip sleep or skip extras
was it dumb luck
did you pare down the wish list
how was the backlog trimmed for that first order
did you go for a bare-bones edition
what's the moral of your debut success
our shop project is bloated and late, how did you rescue the same kind
i'm sceptical of such speed, surely corners were cut
my students ask how the young agency succeeded where the other one failed
i manage a godown and everyone adds wishes, what did you leave in for that trader
suppose a build is stuck because of too much scope, what did you do that time
and how did you do it so fast
what was the knack
so what did you throw out
how come the other lot couldn't
and how did he follow it meanwhile

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
how did you get your next clients
can you tell me how you came to kuala lumpur
is it true that you grew by recommendation
who recommended you to the clinic, the school and the bank
i want to know how the first client led to others
what about malaysia, how did the first customer there find you
you didn't buy adverts to get started, did you
did referrals or ads bring more clients in the early days
was it by word of mouth
how did your name travel across the sea
who spread the gospel about you
did one happy buyer tell his friends
how did you land a lender so early
what was the chain of introductions
how come bangalore people got work in kl
who opened the door to medical and teaching customers for you
i'm a startup founder with one client, how did you get from one to many
my professor asks whether your early growth was sales-led or referral-led
as a headmaster in selangor i wonder how a school came to you at first
we never hire anyone without a tip from a friend, did yours come like that
i doubt cold calls work, how did you reach your second and third orders
and what happened after that first customer
where did the second one come from
so he told others about you
who came after the supplier
and how did you end up in malaysia

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
why did you open an office in dubai
can you tell me which office came after kuala lumpur
is it true that you opened dubai because of a client in the gulf
dubai office reason
i want to know why a bengaluru firm has a base in the gulf
what about dubai, when did that come in the order of offices
so gulf clients don't have to wait for india to wake up
which came earlier, the malaysian or the emirati office
what brought you to the uae
why set up shop among the skyscrapers
was it for zero income tax that you went to the emirates
how come you have habibis in the team room out there
what pushed you westward
did you move there so that sheikhs needn't sit until you wake
what's the point of a third location
is it because of clock difference that you are present in gcc
i'm in doha and our vendor in pune answers only at eleven, did that problem lead you here
my boss wonders if the dubai address is just for prestige
we are a trading house in deira, why did an indian company come to us
an official at the free zone asks for the motive of the branch
i worry that gulf customers are second class with you
and then dubai, why
what was the reason for that one
so after malaysia, what came next
whom was it for
and why not serve them from home

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
how did each office come about
can you tell me why you opened the offices you have
is it true that the work came first and then the office
office expansion reason existing work
i want to know if you open offices before having clients there
what about your branches, were they a bet on new markets
you don't open offices just for show, do you
did the offices come before or after the customers
do you plant flags in the hope of finding buyers
did orders pull you or did you push in
are the locations speculative
was it growth by need or by ambition
did you hire rooms first and hunt for customers later
is your footprint just vanity
were the branches paid for by actual orders
did someone pour in cash so you could go international
i'm a property agent, how do you decide when a new place deserves rent
as an investor i ask, was the geographic spread organic
our former supplier opened five branches and went bust, is yours safer
i fear the address in kl is only a mailbox, what made you set it up
my professor says foreign expansion is usually a gamble, was it for you
and all of them had customers beforehand
so none was a shot in the dark
was that planned
and what's the logic behind where you are
did you borrow for that

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
how many people work at longitude today
can you tell me how big the team is now
is it true that there are more than twenty-five of you
longitude headcount today
i want to know how many of you there are
what about today, how far has the team grown
you are not four people any more, are you
are you more or fewer than twenty
what's your strength as of now
how many salaries do you pay
are you still a handful or have you swelled
how large is the gang these days
number of employees currently on the books
how many chairs are filled
what is your manpower lah
are you a micro enterprise or an sme by staff
i'm a jobseeker and prefer small places, how many would be my workmates
my bank asks for the vendor's number of staff at present
we need a supplier with at least twenty on board, do you pass
i read that you started tiny, what has become of it
an inspector from the labour office asks how many persons you engage
and how many are you now
so it grew to what
are you all in one room still
how many since the early days
and at present

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
what has stayed the same since you were small
can you tell me how big your teams are now that you have grown
is it true that you still show something each friday
old habits kept team size friday writing
i want to know if growth changed the way you work
what about the early ways, do you keep them
you haven't become a slow big company, have you
do you work in bigger teams than in the early days
did success spoil you
which customs survived from your garage days
do you remain nimble
have you turned corporate
what did you not give up when you got larger
is your old ritual at the end of the week alive
did bureaucracy creep in with the payroll
do you keep units compact although the firm is larger
our previous agency got big and careless, what about you
i worry that i'd be a number in a crowd now that you have grown
my boss liked you when you were ten people, is the style unchanged
as a management student i ask which founding practices you preserved
suppose you double next year, which habits do you hold on to even now
and did growing change anything
what is still like back then
so what did you keep
and the warnings on paper, those too
has that suffered with size

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
what is the mission of longitude
can you tell me what your company aims for
is it true that you want owners to understand their own software
mission statement longitude
i want to know the purpose of your firm
what about your goal, is it only to make money
your mission is not just to write code, is it
is your mission more about the date or about the software
what drives you lot
what's your calling
why do you get out of bed
what are you on earth for
what promise sits at the heart of the company
which principle guides everything you make
what is your north star
what do you want to achieve for those who hire you
i'm preparing for an interview with you and they always ask about mission
our board compares suppliers by their corporate purpose, what is yours
i fear ending up with a black box i can't afford to touch, is that against your aim
a lecturer told us every firm has a raison d'etre, please state yours
for the annual directory we print each member's aim in one sentence
and what's all that for
so what do you stand for
what is the aim behind it
and is that written down as a mission
what would you say you exist for

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
can you tell me longitude's vision for the trade
is it true that you compare software with a carpenter's table
vision statement longitude
i want to know what future you would like to see
what about your vision, where should the trade go
you don't dream of world domination, do you
how is the vision different from the mission
what do you dream of
where do you see the whole software business one day
what's your utopia
how would things look if you had your way
what are you hoping to change in this industry
what is your big hairy goal
why do you talk about furniture on your site
paint me the tomorrow you're working towards
i run a kedai in george town and buying software scares me, do you want to change that
i'm an hr candidate, they'll ask me about your long-range ambition
as a journalist on tech and society i need your picture of a better market
my clinic in mysore got burnt twice, is there a future where it's as easy as ordering a bed
the ministry form has a field for the vision of the enterprise
and in the long run
what's the dream behind that
so how would it be for a small shopkeeper
and what should the trade become
what has a table got to do with it

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
what is the first reason to choose longitude
can you tell me how i can see the work every week
is it true that i am never billed for something i haven't tried
weekly working version reason to choose
i want to know if i can see my project while it is made
what about surprises at the end, how do you prevent them
so i don't have to wait for the end to see it
why is seeing it every week better than one big demo
will i be in the dark during the making
can i poke around before it is done
does it stay behind a curtain until the end
how transparent are you while coding
do i get sneak peeks regularly
am i charged for stuff that exists only on paper
how do nasty discoveries get cheap with you
what makes you safer to hire than the others
our last agency showed us slides for five months and then a disaster, how are you different
i worry that i'd pay and pay and see nothing
we are a museum board and meet weekly, is there something to look at every time
my husband says builders hide problems, what do you do about that
i'm an old lady and need to touch a thing to judge it, can i do so early
and when do i get to look at it
so what do i see in the meantime
what's good about that
and the bill, does it match what i've had in my hands
what is reason number one
what if i do not like the design
what if i don't like what you make
what if we are not happy with the result
what happens when the design is not to our taste
suppose i hate the colours
what if it looks ugly to me
what if it turns out different from what i imagined
how do i make sure i get what i want
what if you misunderstand us
can i see it before it is done
do i get to look in between
what if the outcome disappoints
i fear that i will not like it in the end
will i see something before i pay
how do we know you are on track
how will i know how far you are
do you keep us posted
how do we follow progress

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
will the people i meet do the work
can you tell me if the same designer and developer stay to the end
is it true that you don't send juniors after the contract
second reason to choose longitude people
i want to know if the lead developer from the meeting stays until launch
what about changing staff in the middle
you won't swap the team once i have signed, will you
how are your people different from agencies that sell seniors
do the faces change after signature
is there a bait and switch
who will actually be on my job
will i get the a-team or the b-team
do you shuffle folks around halfway
are rookies going to practise on us
do i have the same contact people in month one and month six
how about continuity of personnel
with our last agency we met a star and got an intern, does that happen with you
i'm a procurement lady at a hospital and insist on named key staff until acceptance
my boss liked your architect, will she be with us until after go-live
i hate explaining my bakery again and again to new faces
suppose we sign tomorrow, are the two persons in the zoom ours for good
and those two stay on
so nobody gets replaced midway
for how long do they remain after the opening
and who sits at the keyboard then
what's your policy on trainees doing it

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
do you tell clients when an idea is bad
can you tell me what you mean by saying no in writing
is it true that every proposal has a page on what could go wrong
third reason choose longitude say no
i want to know if you are honest even when it costs you a contract
what about bad ideas, do you build them anyway
you are not just yes-men, are you
how is your honesty different from that of other agencies
do you push back
will you flatter me to get the order
do you put the downsides black on white
will anyone there tell me i'm about to waste money
are you brave enough to lose a deal over the truth
do you only list benefits or the pitfalls as well
is there some kind of disclaimer with the caveats in your bids
do you ever send people to a competitor or to off-the-shelf stuff
our consultant agreed with everything and we lost a fortune, would you contradict us
i'm afraid of salespeople who nod at everything
my cofounder is in love with a crazy feature, would you object openly
as an auditor i like dissent on paper, do you document your reservations
we are an ngo with little cash, would you admit if we shouldn't hire you
and has that ever cost you business
so you'd refuse
where do i find those warnings
and what did you get from being so blunt
do people get cross about it

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
can i see the work every week
can you tell me how often i get to see progress
is it true that you can see it every week
see work weekly
i want to know if there is something to look at each week
what about seeing my project, monthly or weekly
i don't have to wait till the end to see it, do i
is it weekly or less often that i see the thing
how often may i peek
what rhythm do the previews have
is there any chance to watch it grow
can i check on it regularly
is the making hidden from me
how visible is what you're doing
do you let buyers look over the fence
every seven days or only at milestones
i'm the kind who checks the kitchen in a restaurant, may i do that here
our earlier supplier vanished behind closed doors, would i have insight with you
my chairman wants regular evidence that money turns into something
i worry i'd lose touch with what is being made
we are building a house and visit the site on saturdays, is it like that with software
how frequently is that
and can i watch
is there something new each time
so it's never out of sight
what's the first thing that makes you different

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
when is there a first working version
can you tell me from which week i can try it
is it true that there is a working version in the second week
working version private address
i want to know where i can look at the unfinished site
what about a test link, do i get one
i don't have to wait until the end for something that runs, do i
is the preview public or private
how soon can i click around
do you give us a staging url
is there a demo server for our eyes only
when does the first clickable thing exist
can google or rivals find the half-done site
how many days till something runs
where do i log in to have a go
is there a hidden link for insiders
i want to show my partners in jeddah early, is there something online after a fortnight
i worry that competitors will see our draft shop
my boss is impatient, when can he put his fingers on it
our nurses should test before it's ready, is there a place for that
suppose we kick off on the first of june, when could i open it
and where do i find it
from when is that
so it is not open to everyone
is it running or just pictures
what do i get to see in week two

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
when do surprises come with you
can you tell me if i am invoiced for things i have not tried
is it true that problems come early when they are cheap
surprises early cheap invoice tried
i want to know if the bill only lists what i have tried
what about bad surprises, when do i hear of them
i never pay for something i haven't seen, right
are early surprises really cheaper than late ones
do you charge for vapour
when would a misunderstanding come to light
will i be hit with a shock just before the opening
do i pay for promises or for things in my hand
when are blunders caught
how do you keep corrections affordable
does every billed item exist for real
can accounts verify each line by clicking on it
our accountant refuses to pay for anything not demonstrated, does your billing fit
last time the big flaw came out on launch day, how is it with you
i fear a bill full of things nobody has touched
my auditor asks whether charges can be matched with what was delivered and tested
suppose we misunderstood each other about checkout, when would that show
and what do i pay for then
so the nasty bits turn up at the beginning
why is that good for my purse
and the bill
do i get charged before i try it

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
do the people i meet do the work themselves
can you tell me who does the work, the ones i meet or others
is it true that the people we meet also do the work
people you meet do work
i want to know if i will talk to those who build it
what about subcontractors, do you pass the work on
you don't have a sales team in front and others behind, do you
is the person in the meeting the same as the one at the keyboard
do you farm it out
is there a middleman between us and the makers
am i shaking hands with the maker or a mouthpiece
do you outsource to a cheaper place
will i be talking to the cook or the waiter
who really gets their hands dirty
are there account executives between me and the techies
do the ones who pitch also program
i've been fooled by smooth talkers before, are yours the doers
my boss wants to know if your developers sit in when we discuss
we bought from a big consultancy and never met the coder, how is it with you
i'm a tailor, whoever takes the measure also sews, same with you
suppose your team impresses us on tuesday, will precisely they be making it
and who does it then
same persons
so no one in between
and they really write it themselves
are those the ones i talk to afterwards
do you subcontract work
do you outsource the work to others
do you give our project to freelancers
is everything done by your own people
do you use subcontractors
will somebody else build it in the end
do you hand work on to a cheaper firm
who really does the programming
who will be my contact person during the project
who is my contact in the project
do you farm work out
will strangers work on my project

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
how long do the designer and the lead developer stay
can you tell me if the first-meeting people are there after launch
is it true that the lead developer stays ninety days after launch
designer lead developer stay launch ninety days
i want to know who stays with us until the launch
what about after launch, are the same two still there
the designer doesn't leave after the drawings, does he
do they stay longer than the launch day
do those two hang on until the end
when do the key people say goodbye
is the core crew the same from kick-off to three months in
how stable is the staffing on one account
will the ui person still be around when users complain
does the tech lead rotate off
is there a handover to strangers at go-live
until when can i count on the faces i know
our last coder left the week we opened, would yours be there
i worry that after the opening i only get a hotline
my tender demands named personnel up to the end of warranty, can you commit
we open in october, would the lady from our first call still be on it at christmas
i'm a teacher and must train colleagues for weeks after, will the same two help
and how long are they with us
till when exactly
both of them
and after the opening, who remains
do they go to another job then

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
do you send juniors after selling seniors
can you tell me if seniors really do the job
is it true that you don't put beginners on paid work
seniors juniors bait
i want to know if the experienced people stay on my project
what about juniors, will they be sent to us
you don't sell us experts and send trainees, do you
do i get seniors or cheaper juniors
are freshers going to learn on my money
is the impressive panel only for the pitch
do you pull a switcheroo after the deal
will some kid straight from college handle it
who turns up after the contract, veterans or newbies
do i pay master rates for apprentice hands
is the level that's promised also the level that arrives
any window dressing with big names in your offers
a big four firm charged us partner rates for interns, do you do likewise
i'm a hospital buyer and cannot have novices near patient data
my uncle says it companies show you the best and then send the rest
we were promised an architect and got a graduate, does that occur with you
suppose i pay for ten years' experience, is that what i get
and those are experienced ones
so no rookies then
who comes after we sign
do you ever swap them for cheaper ones
and it's not just trainees typing

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
do you say no in writing
can you tell me if you put a refusal on paper
is it true that you say no to clients in writing
say no writing
i want to know if you ever say no to a customer
what about wishes that make no sense, do you refuse
you don't agree to everything, do you
do you say no by word or in writing
are you able to turn people down
will you object officially
is your "don't" documented
do you have the guts to contradict whoever pays
would you send me a letter against my own plan
are refusals given formally or over coffee
do you ever decline what's asked
do you put your disagreement on record
my ceo demands silly things and i need a supplier who objects on paper
i've had it with nodding vendors, are you otherwise
as a lawyer i'd like dissent in black and white, is that your habit
our culture makes it hard to refuse, how do you do it in malaysia
suppose i ask for something stupid, do i get that told formally
and if you disagree
so you do refuse sometimes
is that on paper or just said
what's the third thing in favour of you
do you really tell people they shouldn't

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
what is on the critical page of every proposal
can you tell me if your proposal mentions what could go wrong
is it true that each proposal says what you would leave out
proposal page risks leave out without us
i want to know if your proposal tells me when not to hire you
what about risks, are they in the proposal
the proposal does not only praise, does it
how does your proposal differ from an ordinary one
does the quotation come with a warning label
will the tender document list pitfalls
do you admit in your bid that a rival may suit better
is there a part on what to drop from my wish list
does the offer contain cons as well as pros
do you put the dangers down before i sign
where do i read the case against buying from you
what does a quote of yours hold besides cost and dates
our board wants a risk section in every bid, do you include one
i worry that offers hide the unpleasant part
my finance head asks which items you'd strike off to save money, is that told
as an evaluator of tenders i score candour, what's special in your papers
suppose a ready-made tool would do for my bakery, would your offer confess it
and where do you write that
what's on that page
so that's in each one
and does it say when i shouldn't take you
how long is the part about the downsides

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
has your honesty cost you contracts
can you tell me what saying no has brought you
is it true that you lost contracts by saying no
cost contracts saved friendships
i want to know if saying no has hurt you
what about lost contracts, did honesty cause any
it hasn't always been good for sales, has it
has saying no cost more than it saved
does being blunt drive people off
did you pay a price for frankness
what happened to your order book because of the truth telling
did anybody walk after reading your warnings
any deals that slipped away on account of candour
does straight talk pay
do relationships survive your bluntness
did you forfeit revenue because of principles
i'm a consultant and fear that frankness loses me jobs, what was your experience
our sales chief says honesty is a luxury, what does it do to yours
as an investor i ask whether this policy shrinks your turnover
i teach ethics in business, what were the consequences of your candid offers
suppose you tell a buddy that his plan is rubbish, does the bond hold
and what did it cost you
so was it worth it
did you lose anyone over that
and how did they take it
any upside of it

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
where does your working day begin and end
can you tell me which hours your offices cover together
is it true that your day starts in kuala lumpur and ends in dubai
working day kuala lumpur dubai time zones
i want to know how long somebody is at work across your offices
what about early mornings, which office is open first
the day does not end when bengaluru goes home, does it
which office closes later, kuala lumpur or dubai
which of your teams is up first
who switches off the light last
how do you stretch your business hours
at 8 am ist is anyone of yours at the desk already
if it's evening in india, is there still a colleague at work
how come you are reachable for so many hours
is the coverage longer than eight hours because you sit far apart
i call from sydney and get up before indians do, who is there that early
our office in muscat works late, would anyone be in after bangalore has left
my question as a freight manager: how do your shifts pass round the globe
i fear the gap between time zones, do they help or hurt with you
suppose i ring at seven in the evening from mumbai, which location is still awake
and who opens first
where does it finish
so the offices hand over to each other
how does the difference in clocks work for us
and between the three, when is nobody there

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
do i have to repeat my story when another person picks up
can you tell me if every office has the same notes
is it true that whoever picks up the phone knows my case
same notes telephone all offices
i want to know if dubai knows what i told bengaluru
what about calling another office, do they know my project
i don't have to explain everything twice, do i
do all offices have the same information or only mine
is each branch in the know about my affairs
will i be sent from pillar to post when i ring
do your receptionists share one logbook
if my usual contact is on leave, is the stand-in clueless
does the left hand know what the right one does
is there one record for all locations
who answers in kl and can they help with a job run from india
must i start from scratch with each new voice
our bank makes me retell everything on each call, is that so with you
i'm old and hate explaining, does everyone there see what i said before
suppose i spoke to ravi yesterday and aisha answers today, does she see it
my boss travels and will ring the nearest branch, can they help
we are a clinic and things are urgent, is the one on the line briefed
and if someone else answers
so they can all see my file
does it matter which number i dial
and the others know about it too
what do they have in front of them

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
can i see a recent friday note
can you tell me how to see an example of your weekly notes
is it true that you hand out a recent friday note if asked
friday note sample request
i want to know what i can ask for to see how you work
what about a sample of the friday note, may i have one
i can't judge you without seeing something, so what can i ask for
is there a newer friday note i could read
how could i get a taste of your style before hiring
do you share a specimen of a status report
have you got an example of the client updates
could you mail me one of those weekly letters
what should i request if i'm curious about everyday life with you
is there any document that shows how you keep people in the loop
any proof of your reporting that i may read
may outsiders look at one of your progress mails
our committee wants a sample of supplier reporting, do you provide one
i've been promised updates by everybody, can you show me a real one
i'm a teacher of project management and would like a genuine progress memo for class
my partner doubts your communication, what can i put in front of her
before we sign for the hospital i must see how you report, what do i do
and may i read one
how do i get hold of that
so you'd send me one
is it a fresh one or years old
whom do i ask for it

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
what does the friday note show
can you tell me what it is like to be your client
is it true that the friday note describes best what a client gets
shortest description being a client
i want to know why i should read a friday note
what about being your client, how can i get an idea quickly
the note isn't advertising, is it
is the friday note more honest than a brochure
what would i learn from that memo
why is that little letter worth my time
how does a customer feel with you, in brief
is there a quick truthful picture of life with you
what's so special in that weekly mail
why not a glossy brochure in place of it
does it give the real flavour of working together
what do you consider the best summary of the client experience
i've only five minutes, what tells me the truth about working with you
my boss thinks references are polished, what's more genuine
i worry about the daily reality after signing, where is it described
as an investor i prefer raw papers to slides, does that memo fit
suppose i read just one page about you, why that one
and what good is it
why that and not a case study
so it tells me how it'd be
is it long
what do i get out of reading it

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
can you tell me the company tagline
is it true that your slogan is about a clock
longitude slogan
i want to know the words under your logo
what about a motto, do you have one
you don't have a slogan, or do you
is your motto longer than one sentence
what's your catchphrase
which strapline do you print on posters
the punchy line in your adverts, how does it go
what's that saying with the watch
your battle cry please
which words are on the banner at your booth
what claim do you advertise with
how do you praise yourselves in six or seven words
i design the sponsor wall for a school fest, what text goes below the name
my kid collects company mottos, what's yours
for the press kit i need the official catchline
i saw a nice line about punctual software on a bus, was it yours and how does it run
as an editor i must quote it precisely, what's the headline on your homepage
and your catchphrase
how does the line go again
what do you say about yourselves in one line
is there a phrase that goes with the name
so what's the punch line

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
what do you design, build and run
can you tell me what you make
is it true that you also run the websites you build
websites apps online shops systems
i want to know what you do in short
what about apps, do you make those as well as websites
you don't just design, do you
is it more than websites that you make
what can i get made here
what are you good for
so what's your stuff
which things come out of your workshop
do you take care of drawing, coding and operating
do you handle the engine room too and not only the facade
could you make the thing customers see plus the admin thing
anything from a landing page to a stock system, is that your range
i own a gym and need a page plus bookings plus something in the background, is that you
my nephew said you only do pretty pictures, what do you do really
i'm curt: what do you sell
we are a bookstore and want to go digital, what of that can you make and keep going
a pensioner asks: what does your kind of company produce
and what do you make exactly
do you operate them too
so webshops also
and what's going on in the back, is that yours too
what else besides sites

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
what do i get from you
can you tell me if the date and the price are fixed
is it true that i get a working version every friday
fixed date written price weekly version
i want to know what you promise every customer
what about the price, do i get it in writing
the date doesn't move, does it
do i get more than a rough estimate of date and price
what's in it for me if i hire you
which three things are guaranteed
do you keep to deadline and budget
will i know beforehand when it's ready and what it costs
do you commit yourselves on paper
can i hold you to a day and a sum
how can i be sure of delivery time and amount and progress
is the cost nailed down or does it creep
my contractor for the kitchen was late and dear, what do you give against that
i must open before ramadan and have a set budget, can i count on you
our finance controller wants certainty, what certainties do you offer
i've been fobbed off with "soon" for a year, what do you do instead
suppose i come with a budget of five lakh and a deadline, what do i receive from you
and what am i promised
so what's the deal in one line
is it certain when it's done
and meanwhile do i get something to play with
and money-wise, is that settled

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
what was the problem with longitude at sea
can you tell me why the company is called longitude
is it true that ships could not find their longitude for centuries
longitude name problem ships
i want to know which problem the name stands for
what about latitude, could ships find that
they couldn't find longitude for a long time, could they
was latitude easier to find than longitude
what couldn't sailors work out in the old days
why did vessels get lost on the ocean
what's the riddle behind your brand
why are you named like something from the geography book
what did captains know about where they were and what not
which half of the coordinates was missing
how come seafarers knew north-south but not east-west
what has your name to do with navigation
i'm a geography teacher and your name made me curious, what's the reason
my son asks what a line on the globe has to do with an app maker
our shipping firm loves the name, which old trouble does it refer to
as a journalist i always ask where a name comes from
suppose i were a captain in 1700, what could i not determine
and what was so hard about it
so why that name
which problem was that
for how long was it unsolved
and the other coordinate

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
what solved the longitude problem
can you tell me how ships finally found their longitude
is it true that a clock settled the longitude matter
longitude clock solution
i want to know how the problem of longitude was settled
what about the clock, what was special about it
it was not astronomy that settled it, was it
was the better clock the answer or better maps
how was the riddle cracked
what gadget saved the sailors
how did mariners learn their east-west spot in the end
was it a stroke of genius or slow craftsmanship
what did harrison make that helped
which instrument did the job
how was the marine chronometer proven
who or what put an end to the guessing
my pupils want to know which invention ended shipwrecks by wrong position
i collect watches, what role did a timepiece play in your name
was it theory from scholars or something tried out on the ocean, i always wonder
an engineer friend says testing in the field won it, is that so
suppose there was no gps, how did they manage at last
and how did they solve it
so what was the answer
was it tried at sea
who won, the sky or the ticking thing
and what made the difference

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
why do you like the longitude story
can you tell me what the story has to do with your work
is it true that you work like in the clock story
why story longitude work
i want to know why you chose that story
what about the old story, how does it fit you
it's not just a nice story, is it
why that story rather than another
what's the link between seafaring and your daily job
why do you tell a tale about sailors on a software page
what do you see of yourselves in it
is the name more than decoration
what appeals to you about harrison
what's the parallel
what does that anecdote mean to you lot
why be fond of such an ancient matter
i'm puzzled, what have chronometers in common with coding
my boss finds the nautical stuff odd, why do you use it
as a brand consultant i ask why this legend suits you
i'm a historian and glad you mention it, what's your reason
suppose a kid asks why you tell it, what do you reply
and why do you care
what's it got to do with you
so what's the moral for you
why tell me that
and you see yourselves in that

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
what are your principles of work
can you tell me your way of working in one line
is it true that you believe in small teams and plain measurements
small teams measurements weekly version date
i want to know what your method rests on
what about measurements, do they matter in your work
you don't work in big teams, do you
are small teams better than large ones in your eyes
what's your recipe
what are the ingredients of your method
how do you lot go about things
which four things do you swear by
what did you learn from the clockmaker for your own craft
what is your philosophy as engineers
what do you hold dear while making something
what's the gist of your culture
i'm applying for a job and want to know what you believe in as makers
our agile coach has a thick book, what's your short version
my board fears fancy methods, what are yours in simple words
as a student i must compare company values, list yours briefly
suppose i take the ship tale as a model, how does it look in practice with you
and how do you work then
so what does that mean in practice
how's that like the clock
what are the parts of it
and in your everyday

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
can you build our front end in react
react experience
is it true that your screens are made with react
i want to know which javascript library you use for the interface
do you write jsx or vue templates
what would my in-house frontend guy find, angular or facebook's library
we have a component library with hooks already, can you extend it
i learnt redux at college, would that be of use with you
which ui library for browser apps
is it svelte or something more common at your place
and for the part people see in the browser

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
do you write typescript
is typescript among your technologies
typescript or javascript
can you tell me if you use typescript in all projects
do you code with types or without
does the compiler catch silly errors in your frontend code
my tech lead insists on static typing for the web, do you comply
js with types, yes or no
we are moving off plain js, could you carry on in the typed dialect
do you use microsoft's superset of javascript
are .ts files what we'd get in the repo
and is that typed

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
do your developers know nextjs well
next.js experience
is it true that you build sites on next.js
which framework do you put on top of react
server-side rendering, how do you do it
do you do ssr and ssg with vercel's framework
our site is slow for google since everything loads in the client, which meta framework would you take
gatsby, remix or what else do you prefer
can your pages be rendered before they reach the visitor
we have an app router project half done, could you take over
and on the server rendering side

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
do you use node.js
is your back end written in node
nodejs experience
can you tell me if you have node developers
do you run javascript on the server
which runtime is behind your apis
express or nestjs people in your crew
does the server code share a language with the browser code
we need websockets for a live chat, which runtime do you take
php in the backend or something js
i'm a backend dev with npm packages to my name, would i fit
and on the server

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
do you use python
do you have python developers
python experience
is python part of your stack
which language do you use for data and machine learning
do you do django or fastapi
our analysts have scripts with pandas, can you work with them
would my daughter's first programming language from school be used at your firm
can you take over a flask service somebody left us
.py files, can you handle them
r or something else for number crunching
and for the ai stuff, which language

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
do you use postgresql
postgresql or mysql
is it true that you prefer postgres
where do you store the data
rdbms of choice
do you take mongodb or a relational one
are we tied to oracle licences with you
what will hold our patient tables
my dba only knows psql, good enough for you
do you use an open source db or ms sql server
and the records, what are they kept in

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
do you use graphql
do you build graphql or rest apis
graphql experience
is graphql one of your tools
which query language do your apis speak
our app fetches too many fields over rest, do you know an alternative
can you work with apollo
do you write schemas and resolvers
gql yes or no
could our mobile crew ask for exactly the fields they need from your endpoint
we got a hasura backend, are you at home there
and the api, what style is that

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
can you make our app in react native
react native experience
is it true that you build apps with react native
can one code base serve iphone and android with javascript
our web folks know jsx, which mobile framework would suit them and do you have it
do you know expo
we don't want to pay twice for ios and google play, do you have a js tool for that
rn devs available
cordova is dying under our app, what would you move it to that is still js
facebook's mobile framework, do you do that
and for phones, which javascript thing

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
do you use flutter
do you have flutter developers
flutter experience
can you take over our flutter app
anyone there who writes dart
do you know google's toolkit for apps
is it only react native or the google one as well
we've a half-baked app made of widgets in dart, can you finish it
which other cross platform kit do you have besides rn
my freelancer left a .dart project, lost cause or okay for you
xamarin, ionic or what do you use for hybrid
and the one from google too

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
do you use aws
do you host on aws or azure
aws experience
is amazon your cloud provider
where do the servers run
whose data centres do you put our stuff in
gcp or the one from bezos
we have ec2 and s3 already, are you at home there
can it stay in the mumbai region
do you know lambda and cloudfront
our it policy allows only the big american clouds, which one do you take
and which cloud is that on

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
do you work with docker containers
docker experience
is everything packed in docker
do you containerise
how do you package an application so that it runs the same everywhere
"works on my machine" is our dev's excuse, what do you use against it
podman or the whale
do we receive a dockerfile with the code
what do you ship, images or zip files
our ops guy wants oci images, can you deliver
and how is it packaged

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
is your infrastructure written in terraform
terraform experience
do you set up servers by hand or with terraform
iac tool
how do you describe cloud resources, clicking or code
do you know hcl
pulumi, cloudformation or what
our admin clicked all servers together and resigned, what do you use so it's repeatable
can you rebuild the whole environment from files
does our ops team get declarative files for the network
and the servers, how are they set up

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
why did you choose these technologies
can you tell me the reason for your stack
is it true that your technologies are easy to hire for
technology choice reason hire documented
i want to know if another developer could continue after you have gone
what about exotic technologies, do you use them
you don't use your own secret framework, do you
how do you pick your tools
are we chained to you by weird tech
is your toolbox boring on purpose
what if we split up, will anyone understand the thing
will i find cheap local talent who knows this stuff
is there vendor lock-in through the languages you use
do you go for hype or for what everyone knows
can a fresh graduate from a polytechnic read what you leave
our last guy wrote it in something nobody knows, how do you avoid that
i worry that we depend on you for ever
my it head asks on what criteria the toolkit was selected
we are a school in ipoh with one it teacher, could he find people for this later
as an investor doing due diligence i ask about replaceability of the engineers
and why those
so others could take over
what's the advantage of such ordinary tools
are there manuals for that
and when you're gone

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
how long is the free consultation
can you tell me if the first talk is free
is it true that i talk to somebody who builds and not to a salesperson
book free consultation
i want to know who i speak to in the consultation
what about the first meeting, does it cost anything
i won't be pushed by a salesperson, will i
is the consultation longer than half an hour
can i pick someone's brain gratis
do you charge for a first chat
where do i get a little advice without paying
is there a no-obligation intro call
who sits across from me, a techie or a rep
could i get thirty minutes of a real engineer
do you do a trial session foc
i run a flower stall and just want to ask something first, is that charged
i hate pushy sales talk, who would ring me
my boss allows no spend before approval, can we talk all the same
i'm seventy and shy of it people, may i have a short talk without costs
suppose i'm only exploring, can i still get a slot
and what does that talk cost
who's on the line then
how long does it take
so it's on the house
and is it with a vendor type

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
what do i leave with after the consultation
can you tell me if i get an estimate after the first talk
is it true that i leave with a first estimate
first estimate after consultation
i want to know what the half hour gives me
what about the price, do i hear a number in the first talk
i don't go home with nothing, do i
is it a first estimate or a final price
what's the outcome of the chat
do i get a ballpark
will you name a figure straight away
what do i have in my hands afterwards
do you tell what might make it dearer or cheaper
which takeaway is there from the intro call
is there a rough sum before the weekend if we talk on thursday
do you point out the open issues that could move the cost
my wife will ask what the meeting brought, what can i show her
i worry the chat is only blah blah, what comes out of it
our treasurer wants an order of magnitude, would the call suffice
we are a daycare and have no clue about cost, will we be wiser after it
suppose i give you thirty minutes, what do you give me back
and what do i get from it
do i get a number
is it binding
so what could alter it, do you say
and at the end of it

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
what is the legal name of the company
can you tell me your full company name
is it true that the legal name is longitude digital services
legal name longitude
i want to know what name goes on the contract
what about the registered name, is it just longitude
your legal name isn't only longitude, is it
is the legal name longer than the brand
to whom do i make out the cheque
what should stand in the purchase order as supplier
how are you called officially
which entity am i signing with
what's your name at the registrar
what do i put in the payee field of the bank form
proper business name for the nda
what do the invoices say at the top
our lawyer drafts the agreement and needs the counterparty's exact designation
i'm from accounts payable, the vendor record says "longitude", is it complete
a customs official asks for the full style of the firm
i found several firms of that name online, what are you called on paper
suppose i sue you, ha, whom do i name
and what's the official name
is that also the name on paper
so the full wording is
under what name are you registered
and the firm behind the brand
are you a real company
are you a registered business
is longitude a genuine firm

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
can you tell me the number of industries so far
is it true that you know more than fifteen industries
number of industries
i want to know in how many sectors you have experience
what about industries, are there more than ten
you don't only work for one industry, do you
is it fewer or more than fifteen industries
how wide is your field
in how many walks of life have you been active
are you one-trick ponies or have you seen various branches
how many kinds of business have hired you till date
count of verticals please
how broad is your exposure
how many different trades did you serve
are you generalists going by the tally
our tender awards points for breadth, how many lines of business can you claim
i'm afraid you only know shops, how many fields are there
my professor wants the number of domains an agency covers
as a journalist i need a figure for the variety of your clientele
we are an odd trade, candle makers, how many sorts have you dealt with
and how many are there in total
so how many sectors is that
only those eight or more
what's the count
and all together

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
in which industries do you know enough to ask awkward questions
can you tell me what is special about the eight industries
is it true that you ask awkward questions in the first meeting
eight industries awkward questions first meeting
i want to know how well you understand the eight industries
what about your knowledge of my industry, do i have to explain everything
i don't have to teach you my business, do i
are those eight better known to you than the rest
why do you list just eight
how deep does your insight go
do you get our jargon from day one
will you grill us right at the beginning
are you insiders or tourists in these trades
do you know where the bodies are buried in our line
can you challenge us from the word go
how seasoned are you in the named sectors
our previous consultants needed a month to learn what an opd is, and you
i'm a factory head and hate explaining basics, would i need to
my chief physician tests every vendor with tricky stuff, can you hold your own
i worry an agency won't notice our weak spots, will you
suppose we run hotels, would you ask the uncomfortable things at once
and what makes those special
why only eight of them
so you know them well
how well is that
what's different from the other seven or so

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
which industries do you know from inside
can you tell me which eight industries you list
is it true that you know healthcare and education
list of industries
i want to know if my industry is among those you know
what about manufacturing, do you know it
you don't work only for e-commerce, do you
do you know travel as well as finance
which sectors are your home turf
have you dealt with hospitals before
do you understand restaurants
any background with schools and coaching centres
are you familiar with brokers who sell flats
do you know hotels and airlines
ever worked for a nbfc or insurer
do you have a clue about plants and assembly lines
i run a nursing home in coimbatore, is my field one of yours
we make tyres and no it firm understands us, do you
our café chain needs someone who knows f&b
my father flogs villas in ajman, do you know that line
suppose we're a college, is that a branch you've been in for long
and which are those
name them please
is tourism one of them
so what fields are you strong in
do banks count among them

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
what happens in the discovery step
can you tell me how long discovery takes and what i get
is it true that i may still walk away after discovery
discovery two weeks scope risks fixed price
i want to know how the first step works
what about discovery, am i bound afterwards
i am not committed after discovery, am i
is discovery longer than two weeks
what's the very beginning like
when do i learn what it'll cost for good
what do you do before anyone draws or codes
who do you talk to in the opening fortnight
can i bail out after the first stage
what papers do i hold once the first bit is over
how do you find out what's needed
i fear being trapped once we begin, is there an exit
my nurses want to be asked before anything is made, are they
our accountant needs a definite sum before the order, at which step does it come
we are a cooperative and must vote after seeing cost and dangers, is that possible
suppose we start on monday, what have we got two weeks later
what comes out of the first of the four
can i stop there
so when's the sum fixed
who's involved in it

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
what happens in the planning step
can you tell me what you do in planning
is it true that you try the plans on five users
planning paths five users calendar
i want to know what comes after discovery
what about the calendar, when do we agree on it
you don't start coding right after discovery, do you
is planning more than making a calendar
what's the second stage like
when do the sketches get made
do you check the design with guinea pigs before building
how many people test the drawings
at what point do we get a timetable
when are wireframes done and who tries them
how will i know what each week brings
do you do usability testing up front
our old portal was never tried by a patient before launch, when do you let people try
i'm a planner by heart, when is the schedule with milestones fixed
my committee wants dates for each demo, in which step are they set
i worry that the screens suit you and not our drivers, is that checked early
suppose discovery is over, what is next
and then, after the first fortnight
what comes second
on whom do you try it
so i know beforehand what i'll see when
what's drawn there

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
what happens in the development step
can you tell me how the development works
is it true that i try every step on my own device
development team weekly steps tests reviews
i want to know how many people build in the development step
what about tests and reviews, are they part of development
you don't build for months without showing, do you
is the development team bigger than eight
what's the third stage like
how is the actual making organised
how many hands are on it while it's coded
do you do sprints
is code checked by a second pair of eyes
can i fiddle with each bit on my samsung
how is quality kept up while it grows
in which chunks is it produced
i'm no techie, what will i notice while the coders are busy
our head nurse would like to try things on her ipad as they come, can she
my auditor asks at which stage verification takes place
i fear a huge crew that nobody steers, how many are assigned during the build
suppose the plan is agreed, how do you go on from there
and how does the building go
what's the third one about
do i get to try bits of it
so how many are at it
is it tested then

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
what happens in the deployment step
can you tell me how the launch is done
is it true that you rehearse the launch
deployment launch rehearse window ninety days
i want to know what you do if the launch fails
what about after the launch, how long do you stay on watch
you don't leave right after the launch, do you
is deployment more than one day of launching
what's the fourth stage like
how do you go live without drama
do you have a plan b for the big day
what if it all goes belly up at the switch-over
for how long do you keep an eye on it when it's public
is there a rollback
how do you choose the time of the cutover
our last go-live took the tills down on a saturday, how do you prevent it
i dread the opening night, how do you make it safe
my operations chief asks for the release procedure and aftercare
we are an airline desk and can't be offline, how is the change carried out
suppose it crashes an hour after opening, can you turn back the clock
and how does it end
what comes last of the four
so you stick around afterwards
is it practised before
and if it goes wrong

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
what is the first step called
first of the four steps
can you tell me the name of the first phase
how does your method start
which stage comes ahead of planning
what's the kick-off phase named
how do you call the finding-out part
what do i tick as phase 1 in our project sheet
the opening act of your process is what
what's that stage where you listen to us called
and the first one is

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
how long does discovery take
can you tell me what i have after discovery
is it true that there is a fixed price after two weeks
discovery scope risks price walk away
i want to know if i can walk away after discovery
what about the people who will use it, do you talk to them
i may still say no after the two weeks, may i
is the price after discovery fixed or still rough
how many days for the initial study
do you sit with our clerks before quoting
what do we hold in our hands after the fortnight
is there a get-out clause early on
am i on the hook once you have looked at us
when does the guess turn into a definite amount
does somebody tell me the dangers before i commit
with whom do you spend the opening days
my storekeepers know the job best, do you watch them first
we got an open-ended bill from others, when do you pin down yours
i'm wary of signing blind, can i see the sum and leave
as a buyer for a ministry i need a defined extent of work, when's it there
suppose after the study i lose my nerve, must i go on
and how long's that
what have i got afterwards
can i quit at that point
so who do you speak with
and the cost is known then

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
what is the second step called
second of the four steps
can you tell me what phase follows discovery
which stage comes before development
what's the name of the phase with sketches and calendar
number 2 in your process
how do you call the bit where the timetable is made
after the finding out comes what
in our gantt chart, how do i label phase two
what do you name the part before coding
and the next one is called

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
what do you draw in planning
can you tell me on how many users you try the paths
is it true that the calendar names what is visible each friday
planning main paths five users calendar friday
i want to know when the calendar is agreed
what about users, do they try the drawings
you try the paths before building, don't you
are five users enough or do you ask more
how is the schedule made
do guinea pigs see the sketches
do you doodle first or code first
what's in the timetable
who checks whether the layout makes sense
do you make mockups and test them
is there a roadmap with weekly milestones
how do i learn what to expect on which week
our seniors struggle with menus, are the routes tried on people before
i must hang the milestones on the office wall, when do i get them
my boss asks if there's usability research and how large the sample
i worry that we only notice bad navigation when it's coded
suppose we pass the first stage, do we get a dated list of demos
and how many try it
what's put in that calendar
so you sketch first
when do i see the dates
is it tried on real folks

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
what is the third step called
third of the four steps
can you tell me the phase after planning
which stage comes before deployment
what do you call the part where it's coded
name of the stage in which it gets made
number 3 in your process
how do i label the coding phase in our plan
what's the longest bit, where programmers type, called with you
what follows once the calendar stands
and then comes which one

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
how big is the team that builds
can you tell me how many developers build our project
is it correct that each part runs on my own device before the next
team five to eight weekly steps tests
i want to know if there are tests and reviews while building
what about my own device, can i try it there
the steps are not longer than a week, are they
do you build in weekly or monthly steps
how many heads are at work while it's coded
do you chop it into small portions
does somebody look over each coder's shoulder
can i use my own tablet for checking
how are mistakes caught during the making
what's the size of the squad
do you practise peer review and qa
how often do i get a fresh piece to play with
our warehouse men use cheap android phones, can they try the bits on them
i fear buggy stuff, what checks go with the coding
my auditor wants to know about verification during the build
we had forty consultants and chaos, what crew do you put on
suppose i'm in the village with just an old oppo, can i still try each part
and how many build it
do i get to test as it goes
so in what portions
is it checked by anybody
on what do i try it

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
what is the last step called
fourth of the four steps
can you tell me the final phase
which stage comes after development
what do you call the going-live part
name of the stage with the launch
number 4 in your process
how do i label the go-live in our gantt chart
your method ends with what
what's the release phase named
and the last one is

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
how do you launch
can you tell me how long you stay on watch after launch
is it true that the launch is rehearsed
launch rehearse window way back ninety days
i want to know if there is a way back if the launch fails
what about the launch window, how is it chosen
you don't launch without a tested way back, do you
do you watch longer than a month after launch
is the opening practised like a play
can you undo a release that flops
how many months of babysitting come after go-live
is there a fallback when the new thing misbehaves
how do you keep risk low on the big day
what's hypercare like with you
do you do the cutover at a planned hour
last time our agency went home the day we opened, how long do you guard it
i'm nervous since salaries run on it, what if the new version is broken
my chief of operations demands a rollback plan that's been tried
we open at eight sharp, how do you keep the switch short
suppose customers find bugs in week six, are you still on it
and after it's live, how long do you stay
is it practised
so you can go back
what if it fails that night
when is it done, any old time

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
what do i have to write to you
can you tell me how to begin if i don't know which service i need
is it true that i can describe the problem in my own words
describe problem own words
i want to know if i need a technical description
what about a specification, do i have to prepare one
i don't need technical words, do i
is a description in my own words better than a tender document
i don't know the jargon, how do i explain myself
may i just moan about what's wrong
my english not so good, how to tell you what i want
what do you need from me at the start
do i have to fill a complicated form
how should i put my request
can i simply say where the shoe pinches
must i know whether it's web or cloud before i write
our orders get lost between whatsapp and paper, how do i put that to you
i'm a baker and not a computer person, how shall i ask
my boss said "get us digital" and that's all i have, what do i send you
i feel silly for not knowing the proper terms, is that a hindrance
suppose i've only a feeling that something is slow, what do i tell you
and what do i tell you then
how do i start if i'm clueless
so plain talk will do
what should i put in the mail
do i need a brief for that
what would you advise
what would you suggest
what would you recommend
what do you recommend for me
what would you do in my place
what would you do if you were me
if it were your business what would you do
what is your advice
any advice
any suggestion for us
which solution would you propose
what can be done about it
how would you solve this
where would you begin in my situation
what would help us most
what do you think we should do
i do not know where to begin
i am not sure what we need
what should we do first
can you recommend something for my business
what is best for us
how can you help my business
we have a problem and need ideas
what could you do for a firm like ours
what can you do for my shop
what could you do for me

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
who chooses the right service
can you tell me if you choose the service for me
is it true that choosing the service is your job
choosing service whose job
i want to know if i have to decide between the six services
what about choosing, do i have to do that myself
i don't have to pick a service first, do i
is it better that you choose or i
who figures out what cure i need
must i know what to order
will you tell me whether it's an app or a site i need
do you match the trouble to the offering
whose headache is it to find the fitting offer
can i leave the selection to you
do you point people to the right department
what if i tick the wrong box
i'm torn between ads and a new shop, who settles that
i fear ordering something i don't need, do you sort it out
my patients describe symptoms and i find the treatment, is it the same with you
we are a temple trust and have no it man, who'd decide what we take
suppose i only know what hurts, is the rest up to you
and who decides then
so i needn't know which
whose task is that
will you recommend one of the six
and if i choose wrong

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
can i keep longitude on my home screen
can you tell me if the site opens without a connection
is it true that longitude works without internet
longitude home screen offline
i want to know if i can install your site
what about no connection, does it still open
it doesn't need a connection to open, does it
is it better to keep it on the home screen than as a bookmark
can i read your pages in flight mode
is there an app of your site
how do i pin you to my phone
does it function in the tunnel
may i save the website like an app
no signal in my village, can i still view you
do you have a pwa
can you be reached from the springboard with one tap
i travel by lrt with dead spots, can i still read about you
my data pack is always finished by the 20th, can i open your site then
as a site engineer in the desert i have no bars, any use of your page there
my mum wants you as a little picture on her tablet, is that feasible
suppose the wifi is down during my presentation, will your site show
and does that work offline
so it becomes like an app
what's the use of having it there
do i need internet for that
can i put it next to my other apps

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
how do i start adding the site on an iphone
what do i press first on my ipad
is it true that i have to press share in safari
iphone ipad share safari
which button do i need on an apple phone
where do i begin with ios
the square with an arrow, is that what i tap first
i have an apple tablet and want you as an icon, what's the opening move
which symbol in the browser bar starts it on my daughter's old iphone
i don't find any install pop-up in safari, what do i tap
does it go through the sharing menu on apple devices
and on an apple, what's first

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
what do i choose after pressing share
where is add to home screen
which entry do i take in the list
is add to home screen further down in the list
i tapped the arrow and got a long menu, which row is it
i don't see the option, must i scroll
second step on apple devices
what's the name of the row in the sharing sheet
it shows whatsapp, mail and copy, where's the thing for the icon
do i have to swipe up in that panel
my grandson opened the share thing for me, now which line do i tap
and then, which one in the menu

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
what do i press at the end
what is the last step on the iphone
do i press add
which button finishes it
i chose add to home screen, now what
how do i confirm
final tap on ios
a window with name and icon came up, what now
do i have to type something or just tap top right
what completes the shortcut on an ipad
is there an ok button at the finish or how is it called
and after i picked the row

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
what will i see on my home screen
how do i know that it worked
which sign is on the home screen
what does the icon look like
i've done all the taps, what should appear
which picture do i look for among my apps
is it the meridian logo that shows up
how can i tell the installation went well
what emblem am i hunting for on my mum's phone
so many pictures, which is yours
i don't see any change, what ought to be there
and what shows up then

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
do you do web development
is web development one of the six services
can i get a new homepage for my bakery from you
our site looks like 1999, do you freshen up such things
what do you offer for browsers
www page for my tuition class, do you make
do you build portals where parents log in
we need an intranet for our nurses, is it something you do
my company is nowhere to be seen under its own domain, can you help
landing page and wordpress replacement, your cup of tea
and sites, do you do those

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
do you do mobile development
do you make apps for phones
is mobile development among your services
i need something for the play store and app store, do you offer it
our drivers should scan parcels with a handset, can you build that
iphone software, do you make
can you turn my idea into something people download
do you do ios and android
my gym members want to book from their pocket, is that on your menu
native or hybrid, do you do such work at all
apk for our field agents, can do or not
and apps, is that a line of yours

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
do you do e-commerce
is e-commerce one of your services
i want to sell my pickles on the net, do you do that
can you make a store with cart and payment
we are a saree house and want orders from abroad, do you take that on
shopify or own webshop, is it a field of yours
our competitors sell 24 hours and we only behind the counter, can you change that
do you set up a marketplace where many vendors sell
accept cards, upi and fpx on the site, can you build such
kedai online, boleh
and selling over the internet, do you do that too

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
do you do digital marketing
do you run google ads and seo
is digital marketing in your list of services
nobody finds us on google, do you help with it
can you get more people to our page
do you handle instagram and facebook campaigns
our clinic needs more enquiries, is that something you offer
i've a shop but no visitors, which of your services is that
sem and social, do you have people for it
newsletters and ranking, do you take care of that
and getting the word out, is that your job too

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
do you do ai solutions
is artificial intelligence one of your services
can you make a machine read our invoices
something like chatgpt but for our handbook, do you make it
our clerks retype delivery notes all day, can you automate with smart tech
do you do machine learning and llm stuff
a robot that answers customers at night, is it on offer
could you predict which orders come late from our old data
we're drowning in emails, have you an intelligent helper to sort them
genai for a law office, do you do that
and the clever stuff with language models

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
do you do cloud solutions
do you take care of hosting and servers
is cloud among your services
can you move our servers out of the basement
our site goes down every diwali rush, is there a service for it
do you do devops and monitoring
aws bill is eating us, do you help with that
our server guy retired, would you mind the machines
migration from on-prem to azure or amazon, do you do it
backups and keeping things up, is it a line of yours
who could run our erp so that the cupboard can go
and the hosting side, do you do that as well

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
how many services does a project need
can you tell me how many of the six are usually combined
is it true that most projects need two or three services
how many services per project
i want to know if i need more than one service
what about combining services, is it common
i don't need all six, do i
do most people take one or several of these
is it normal to mix web, app and cloud
what does the typical customer put in the basket
how many of the half dozen will i end up with
is a single one ever enough or rare
do folks buy them in bundles
if i want a shop, do i need ads and hosting too
how many areas does an average job touch
does one usually go without the other
i'm a hotelier and seem to need a site and campaigns, is that usual
i fear you upsell me the complete menu, how many is normal
our purchase dept wants to know how many line items to expect
my project seems to straddle two of your fields, is that odd
suppose i order a web shop, how many categories does that involve in general
and how many do people take
so just one won't do
are they mostly mixed
what's the usual number
do i have to take all of them

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
is it one contract for several services
can you tell me who answers for the date
is it true that one team does everything
one team one contract one person
i want to know if i need separate contracts for each service
what about responsibility, who answers if it is late
i don't have to sign several contracts, do i
is it one team or a different one for each service
whose neck is on the line for the deadline
do i juggle five suppliers or just one
how many agreements do i sign
who do i shout at if it slips
is there a single throat to choke
do your departments point fingers at each other
how many crews do i have to coordinate
one paper for everything or an mou per part
our web firm blames the host and the host blames the web firm, is it so with you
i'm an auditor and look for clear accountability, is there a named one for the schedule
my boss wants one agreement covering app, ads and servers, possible
we are a small charity and can't manage three vendors, must we
suppose i buy the shop and the marketing, do two groups turn up
and who's responsible then
is that one contract or more
so the same crew does all of it
who vouches for the deadline
how many people do i have to talk to

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
do projects start with one service
can you tell me how most projects begin
is it true that projects borrow from other services
projects start one borrow others
i want to know if i should start with one service
what about the other services, do they come in too
i don't have to choose just one forever, do i
is it more usual to start with one or with several
do the areas overlap
is there usually a main dish with side dishes
how strictly are the six separated
can i begin with a site and take a bit of ai from next door
which is the usual way in
do jobs stay within a single field
is it normal that an app needs a little cloud help
are the offerings like drawers or do they mingle
i run a bookstore and want a site and later perhaps a bot, how do people do that
our need doesn't fit neatly in a category, is that a problem
my boss asks whether we must order everything at the outset
i worry that choosing a category locks out the rest
suppose i come for ads and it turns out the shop must change, is that common
and how do they usually begin
do the rest come in later
so they are mixed together
which do i start from, just one
is it fine to pick from the others as well

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
what does each service page say
can you tell me where i read when not to buy a service
is it true that every service has a page on when not to buy it
service page what you get when not buy
i want to know where your services are explained
what about details of the services, is there a page for each
you don't tell people not to buy, do you
do all services have a page or only some
where do i find the nitty-gritty of each offering
do you warn customers off somewhere
is it documented what's included and how it goes
can i look up when a thing is a waste of cash
is there honest small print for each line
do you publish the reasons against yourselves
where does it say what i receive for my money
any write-up per category
my boss wants to read before we call, what do your pages tell
as a consumer advocate i like anti-advertising, do you really print it
i'm afraid of being sold something useless, do you state when to keep away
our purchase committee needs deliverables and procedure per offer, where's that
suppose i'm not sure cloud is for me, is there an honest text about it
and where can i read more
does each have its own page
so you even say when not to
what's on those pages
and how it goes, is that described

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
which online shop have you built
what is the kayu and kain project
is there an e-commerce project in your portfolio
e-commerce platform example kuala lumpur
do you have a web shop in malaysia to show
ever made a store for somebody who sells wooden things and fabric
we're a furniture seller in penang, any case like ours
which merchant in kl trusted you with his selling
show me a retailer you got online
a reference for a shop with cart and checkout please
home decor or textiles, have you done a site for such
and the first of the six, what is it

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
which clinic have you worked for
what is the sahana project
is there a healthcare project in your portfolio
healthcare management system example bengaluru
have you made something for doctors before
any reference from the medical world
we are a polyclinic in kochi, is there a similar case of yours
which hospital-like customer do you publish
patient files gone digital, did you ever do that and for whom
our nursing home board wants to see an hms you delivered
did you ever free receptionists from paper registers, where
and for health, what have you got

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
which food app have you built
what is the tiffin street project
is there a delivery app in your portfolio
food delivery app example kuala lumpur
have you made something like foodpanda
any case with riders and hungry customers
we are hawkers sick of grab fees, did you help someone like us
who had a meal ordering app made by you
lunch boxes to the office by phone, did you do such a thing
a caterer asks for a comparable reference
a co-op among your clients, which one
and something with restaurants

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
which learning platform have you built
what is the kiran learning project
is there an education project in your portfolio
educational platform example bengaluru
have you done an lms for anyone
any work for pupils and teachers to show
our coaching centre wants lessons on the net, do you have a precedent
something like byju's, have you made that
which edtech firm hired you
as a headmistress i look for a school-like reference
courses and quizzes online, where did you do it
and for students, what did you make

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
which real estate company have you worked for
what is the dhow creek project
is there a crm in your portfolio
real estate crm example dubai
have you made software for property brokers
any reference with villas and flats
our agency in sharjah loses enquiries, did you help someone similar
who in the uae uses a lead system of yours
something that replaces salesforce for estate agents, have you done it
a landlord asks, do you know the housing market from a job
which customer tracks buyers and viewings with your tool
and for brokers, what did you do

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
which finance company have you worked for
what is the pearl quay project
is there a dashboard in your portfolio
financial analytics dashboard example dubai
have you made charts for investors before
any fintech or fund reference
we are a family office, did you do a similar job for somebody
who looks at their returns on screens made by you
bi for money people, have you an example
our board is tired of excel reports on portfolios, did you solve that for a client
an asset manager in the gulf among your customers, which one
and for money matters, what have you shown

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
why do you show only six of your projects
how did you pick the six you put on the site
can you tell me what decided which jobs got published
is it true you have done over fifty and display just a handful
i want to know if the six were selected because they turned out best
selection criteria for the published case studies
what about the choice of examples, who made it
are the six not simply your nicest ones
what made these jobs appear on the website and not the others
did you get their blessing before putting the numbers online
on what grounds were those featured
is there survivorship bias in your portfolio
what was the filter
why exactly half a dozen and not ten
have the people in your case studies signed off on being there
aren't you hiding the bad ones
were your buyers willing to go public with their metrics
i am an auditor and wonder how your sample was drawn
i worry that you only parade the winners
my professor says portfolios are always doctored, how did yours come about
our last vendor invented its statistics, did yours come from the customers themselves
as a reporter i need to know whether the firms okayed publication
and why those and no others
so who allowed you to print that
how many did you have to choose from
who took the readings, you or the customer

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
do your case studies also say what went wrong
what will i read in one of your project stories
can you tell me if the difficult parts are described too
is it true that you write about problems and not only about results
i want to know if the stories are balanced
project stories difficulties and results
are those write-ups more than advertising
don't you leave out the hard bits
do your stories say more than how great it went
do you own up to hiccups
is the struggle in there or only the happy ending
will i find the pain points in your published work
do you mention headaches you ran into
are the pitfalls documented alongside the payoff
what does each success story cover
do you air your dirty laundry
i teach project management and need examples where obstacles are named
i am sick of marketing fluff, are yours any different
my boss distrusts shiny brochures, do you also tell of the bumps
suppose i read one tonight, would i learn what nearly sank it
we got burnt by a firm that only showed trophies, is your page franker
and do they say where it got sticky
so are the challenges spelled out
does every single one do that
what else is in there apart from the outcome

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
can i see the rest of your projects
where are the other forty or so jobs you did
can you tell me why only six are on the website
is it true that most of your work is not shown
i want to know if there are more case studies somewhere
full project list
what about all the ones i don't see here
aren't there any more examples to look at
is there nothing beyond these six
do you have an archive of past jobs
may we get your whole client list
are there more samples under wraps
is everything else kept under lock and key
is there a bigger gallery
why the silence about your remaining engagements
are the unshown ones open to a look if i ask nicely
do you publish each assignment you finish
i scrolled down for more and the page just ended, is that all you reveal
i am in shipping and none of the six fits, can i browse others online
my manager wants the entire track record as a pdf, does it exist
we need ten samples for a tender and count six, can we view more
i suspect you are hiding flops, will you open up the remainder
and the others
so i can't look at those
are they going to be published one day
who kept them off the site

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
can i talk to one of your customers before i decide
how do i get a reference from somebody in my trade
can you tell me who in my industry has worked with you
is it possible to phone a client of yours
i want to know if a past customer would speak to me
references on request
what about a word with another hotel owner you worked for
don't you have anyone i could ring and ask about you
do you rather give references or testimonials
got someone who'll vouch for you
whom may i contact for a background check on your firm
may we do a reference check with a logistics firm
can a fellow dentist tell me how it went
is there a happy buyer i can have a chat with
give me a name and a number of a person you served
will a peer of mine pick up if i dial
i'd like to hear it from the horse's mouth, whom do i ask
our procurement rules ask for two referees, can you supply them
i don't trust stars on websites, could i speak to a real person you worked for
i run a bakery and wonder whether another food business would tell me about you
my investor wants to verify you independently, whom should she telephone
we are a clinic in penang, is there a medical customer we could call
and is there somebody from my line of business
could you introduce us
so what do you need from me to arrange such a call
would they mind being rung up

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
how much does a project with you usually cost and how long does it take
what price range do your jobs fall in
can you tell me roughly what i should budget
is it true that the cheapest published one was above fifty thousand
i want to know if my money and my time are enough for you
project price and duration
what about typical sums and months
don't you do anything below fifty thousand dollars
is it nearer to fifty or to two hundred thousand
what am i looking at in cash and calendar
are you pricey
what kind of dent will this make in the wallet
how many lakhs does one part with, more or less
what's the usual spend and the lead time
cheapest to dearest, give me the span
what did other people end up paying and waiting
what is the going rate for the lot
we have a grant of seventy thousand, does that get us into your league
my wife asks if we must sell the car, what do people pay you
i am only feeling the market, what order of magnitude are we talking about
our tender committee needs a min and a max, can you state one
we must launch before next diwali, is your usual pace quick enough
and in months
so what is the lowest you ever published
can it be had for twenty grand
how did the six compare in money overall

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
what will my project cost exactly
do i get a fixed price
can you tell me if a quote costs anything
is it true that the first estimate is free
i want to know if the price can go up later
free quote fixed price
what about getting the sum in writing
isn't it billed by the hour
is it a firm price or a guess
how do i find out what mine comes to
do you charge for working out a figure
at what stage do you commit to a number
will you put the amount on paper
is the costing on the house
lump sum or time and materials
do i owe you something for an offer i turn down
when do we learn the true figure for our own job
our last agency kept adding hours, will you nail the amount down
my accountant wants a signed figure before she releases a rupee, do you give one
i worry that asking for a proposal already costs money
suppose i only want to know the damage for my idea, must i pay for that
we are a charity and need certainty on the sum, can you promise it
and for mine, what would it be
is that binding
so when do i get my own figure
does the quotation itself cost

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
do you build charts with d3
is d3 among the tools in your published projects
what do you draw data visualisations with
can your team do custom interactive graphs in svg
which charting library did the dashboard projects use
do you know data-driven documents
we want animated infographics like in newspapers, what would you make those with
chart.js or something lower level for plots
what turned the numbers into pictures on your clients' screens
i have an observable notebook, do your frontend people work with that kind of library
how do you do sankey diagrams and treemaps in the browser
and the graphs, what were they coded in

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
which map library do you use in the frontend
did you use mapbox in one of your jobs
do you put google maps or another map into your apps
can you show a moving courier on a live street view for customers
what draws the cartography in your published apps
i need a store locator with our own colours, what would you render it with
webgl maps experience
is it openstreetmap or a paid provider that paints the streets
what do your people use for zooming and panning around a city
we want our villas pinned on a neighbourhood plan, which tool did you use for that before
do you have hands-on time with maplibre or its parent
and the map itself, whose is that

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
is nestjs used in your backends
which node framework did your past projects use on the server
do you write server code in typescript
what runs behind the screens of your published jobs
do you prefer express or a more structured node framework
i am a backend developer, would i work with dependency injection in javascript at your place
which api framework do you know besides python ones
our in-house guys only maintain node, did you ever deliver in that
what opinionated js server stack do you take
did you use something angular-like for the server
is your server side javascript
and what was the engine room written in

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
do you use postgis for location data
how do your systems find the nearest driver
which database extension handles maps and distances in your projects
can your database answer which shops lie within five kilometres
what gis storage have you got experience with
do you do spatial queries in postgres
we have land parcels as polygons, what would you keep them in
geofencing for delivery zones, what did you store that with
where are latitudes and longitudes kept in your published work
is there anyone who knows st_distance and friends
i study geography, do you use any geo tools in the data layer
and how were the places indexed

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
which tool transforms the data in your analytics projects
how do you build the tables behind a dashboard
what do you do your warehouse modelling with
can you take over our data build tool models
are the sql transformations tested and kept in git
our analysts use jinja templated sql, do yours too
what sits between raw data and the reports in your past jobs
elt, what do you do the t with
who turns messy source tables into clean ones, and with what
do you employ analytics engineers and what do they write in
and the data pipeline, what modelling layer was that

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
do your projects use language models
is the ai output checked by a human in your past work
what sort of ai have you actually built into the published projects
do you let chatgpt-like things write without anyone looking
which artificial intelligence shows up in your six case studies
human in the loop, did you do that for a client
i'm afraid of made-up answers, does someone sign off what the machine drafts
llm plus approval step, have you done it
who proofreads what the robot writes in your systems
have you used generative ai for real customers and how did you keep it in check
our compliance lady insists on four eyes over anything gpt says, have you experience
and the ai part, was it left alone

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
what did the healthcare system for sahana clinics cost
which of your published projects was the most expensive
can you tell me the budget of the clinic project
is it true that the hospital system cost over a hundred thousand dollars
i want to know if the medical project was your biggest by money
sahana clinics budget
what about the price of the healthcare management system
wasn't the clinic job dearer than all the others
did the sahana project cost more than the learning platform
how big was the cheque for the doctors' software
what is the record sum among your six
which customer paid you most
where does the scale end at the top
what would a hospital chain shell out for something of that sort
priciest thing you ever put on the website
how many crores did the medical group sink into it
what was the emr job worth
i buy for a hospital in chennai, what did the comparable project come to
my board fears a bottomless pit, what did the clinic group actually pay
suppose we wanted what sahana has, what sum are we speaking of
i am an investor and look for your largest ticket so far
we run five polyclinics in johor, how much had the indian ones to find
and the top one, what did it go for
so who heads that list
how much was that in dollars
did it reach two hundred thousand

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
what did the learning platform for kiran cost
which project comes second by budget
can you tell me the price of the e-learning job
is it true that kiran learning paid more than a hundred thousand
i want to know if the education project was cheaper than the clinic one
kiran learning budget
what about the money for the learning platform
didn't the school platform cost less than the shop
was kiran dearer than the furniture store
how much goes into an lms like the one you made
what did the tuition company lay out
runner-up among your costliest jobs
what was spent on the thing for pupils
how deep did the coaching firm reach into its purse
what would a byju's-like site come to, going by your own example
one-crore question, what was the classroom software worth
the edtech engagement, what was its value
i am a headmistress and my trustees ask what that study portal went for
we teach maths online in ipoh, what did your comparable customer have to pay
my cofounder guesses fifty thousand for the kiran thing, what was it really
suppose we copy that tutoring product, how much should we raise
i fear education software eats money, how much did it eat there
and the one right after the clinics
so what did the teaching people pay
was that above or below a hundred grand
how much was kiran's

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
what did the online shop for kayu & kain cost
how much was the budget of the e-commerce platform
can you tell me what the furniture store paid for its site
is it true that the kayu & kain shop cost about a hundred thousand
i want to know if the shop project was above a hundred thousand dollars
kayu & kain budget
what about the price of the e-commerce job
wasn't the webshop cheaper than the food app
was the kayu & kain project dearer than the food delivery one
what did the merchant from kl put on the table
how much money went into selling sofas on the net
what was the storefront worth
the homeware people, what did they invest
what's the price tag on that retail build
number three by cost, which and how much
what did a malaysian seller hand over for a cart and checkout of that size
ringgit aside, how many us dollars was the retailer's bill
i sell carpets and want the like, what did your wood and textile customer spend
my father thinks a web store costs ten thousand, what was that one
our bank wants a comparable for an online retail loan, what did yours come to
we are a batik maker in terengganu and envy their site, what was it in money
suppose i had a hundred and ten thousand, would that have paid for kayu's shop
and the furniture people
so how much for the shop
did they stay under a hundred and fifty
what was that in total for kain

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
what did the food delivery app cost
how much was the budget of the tiffin street project
can you tell me what the co-operative paid for its app
is it true that the food app came to about a hundred thousand
i want to know if the delivery app was cheaper than the shop
tiffin street budget
what about the cost of the food ordering app
didn't the food app cost more than the dashboard
was tiffin street dearer than the crm
what would a zomato-style thing set me back, judging by yours
how much did the hawkers chip in altogether
what did getting curry to the door by phone cost them
the takeaway project, how much
what sum did the kitchens have to raise
what is one in for when one wants riders and menus in an app
the meals thing, five figures or six
price of your deliveroo-like example
i cook for thirty offices and dream of my own app, what did that one come to
we are a canteen operator in sharjah, how much did your food customer invest
my cousin says a delivery app is twenty thousand, what was yours
i worry a co-op like ours can't afford it, how much did that one find
our union of street vendors needs a figure for the grant, what did tiffin street spend
and the food one, in dollars
so what did lunch delivery cost to make
was that under a hundred thousand
how much did they end up paying for it

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
what did the finance dashboard for pearl quay cost
how much was the analytics dashboard project
can you tell me the budget of the pearl quay job
is it true that the dashboard stayed below a hundred thousand
i want to know if the analytics project was dearer than the crm
pearl quay capital budget
what about the price of the financial dashboard
wasn't the dashboard cheaper than the food app
did pearl quay pay more than the real estate firm
what did the money managers fork over for their charts
how much for a power bi-like thing made to order, going by your example
what did the wealth firm budget for its reporting
second lowest among your six, how much was it
what sum turned spreadsheets into live figures at that investment company
price of the portfolio screens
what did the hedge people hand over
the kpi cockpit, what was it worth
our cfo lives in excel and asks what the fund's solution went for
i run a small family office in dubai, what did the pearl quay system come to
suppose we wanted the same graphs for our treasury, how much did they need
my boss hates overruns, in what bracket was the capital firm's job
we are a credit union, what did your finance customer have to find
and the investment people
so how much for those charts
was eighty thousand enough for it
what did pearl quay get billed

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
which of your published projects was the cheapest
what did the real estate crm cost
can you tell me the budget of the dhow creek job
is it true that the smallest project was still more than fifty thousand
i want to know if you published anything below sixty thousand
dhow creek estates budget
what about the price of the property crm
isn't there any project cheaper than the crm
did the crm cost less than the dashboard
what is the least anyone on that page paid you
where does your price ladder begin
rock-bottom figure among the six
how much did the flat sellers lay out
what did a salesforce replacement for brokers run to
the lettings people, what did they pay
most modest sum in your portfolio
what would keeping track of buyers and villas cost, judging by yours
i have seventy thousand and not a dirham more, did anyone get something for that
we are three estate agents in jumeirah, how much did the dubai broker invest
my partner calls you a luxury agency, what was your least costly job
our co-working landlord wants lead tracking, what did the realtors spend
i fear all your jobs are six figures, was one of them not
and the bottom of the list
so what's the lowest
how much was the house sellers' one
did it really stay in five figures

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
which of your projects took the longest
how long did the healthcare system for sahana clinics take
can you tell me how many months the clinic project lasted
is it true that the hospital system took nine months
i want to know if any of your jobs went on for more than half a year
sahana clinics duration
what about the time the healthcare project needed
didn't the clinic job take a whole year
was the sahana system slower than the learning platform
what was your most drawn-out assignment
how long were the doctors kept waiting for it
did it go on as long as a pregnancy
what's the upper end of your timelines
how many quarters does an emr keep your people occupied
longest haul so far
when was the patient record thing ready, counted from day one
how much of a year went into the polyclinic software
i plan a hospital rollout and need the calendar of your medical example
we open our new ward in april, how long did the clinic group need
my director suspects such things take two years, what was it with sahana
suppose we start in january with something as big as that, when would we be done
i worry about projects that never end, what was the worst of yours in time
and the slowest one
so how long did they need for the clinics
was that under twelve months
how long from start to finish for that medical one

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
how long did the learning platform for kiran take
how many months did the e-learning project last
can you tell me the duration of the kiran job
is it true that the education platform took eight months
i want to know if the learning site was done within a school year
kiran learning duration
what about the time for the learning platform
didn't the e-learning job take longer than the clinic one
was kiran quicker than the hospital system
how soon could children log in, counted from signature
two terms or three for the classroom software
what was the lead time of the edtech engagement
second slowest among your six, how long
did it fit between two summer holidays
how long were your folks at it for the coaching company
when were the lessons ready to go live
how long does a moodle-like thing take you, by your own example
our term starts in june, how long did the tutoring people need for theirs
i am a parent on the school committee, how many months should such a portal take
my principal wants it by easter, what did kiran have to wait
we teach coding in kochi and want the like, how long was it in the works
suppose we sign now for a study platform that size, when did theirs arrive
and the school one
so how long for kiran
was it less than nine
how long did that teaching thing go on

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
how long did the shop for kayu & kain take
how many months did the e-commerce platform need
can you tell me how long the furniture store waited for its site
is it true that the online shop took seven months
i want to know if a shop like kayu & kain's can be done in half a year
kayu & kain duration
what about the time for the e-commerce project
didn't the webshop go faster than the food app
was the shop slower than the food delivery project
when could the first sofa be sold online, counted from the start
how long before the retailer's tills rang
if they began in january, when did the storefront open
lead time of the malaysian retail job
how long were the wood and textile people without their new store
how many weeks of work was the cart and catalogue thing
would it have been ready for christmas had they begun in may
time to market of that merchant
i sell lamps and want to be online before deepavali, how long did kayu need
my partner expects a web store in six weeks, what was it with the kl retailer
we are importers in klang, how long did your comparable seller have to be patient
suppose our old shop dies in march, how long does a platform like kain's take
i worry about missing the gift season, what was the schedule of the homeware job
and the shop, how long
so when was kayu's done
seven or eight months was it
how long did the furniture people have to wait

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
how long did the food delivery app take
how many months did the tiffin street project last
can you tell me how long the co-operative had to wait for its app
is it true that the food app was built in six months
i want to know if a delivery app can be made in half a year
tiffin street duration
what about the time for the food app
didn't the food app take as long as the shop
was the food delivery project quicker than the e-commerce one
how soon was the first curry ordered through it
two quarters or three for the takeaway thing
what was the turnaround for a zomato lookalike
how long did the kitchens sit tight
time from contract to riders on the road
how many sprints went by before hungry people could tap order
if they signed in march, was it out by september
how long does an app with menus, payment and couriers keep you
i run a cloud kitchen in dubai, how long did your meal customer need
we want to be out before ramadan, how long did tiffin street take
my nephew says he codes such a thing in a month, how long were you at it
suppose our hawker association said yes today, how long did the similar one last
i am afraid of losing a year, how long was the restaurant job
and the food one, how long
so six months or more for the tiffins
how long before the co-op could use it
was that done in under a year

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
how long did the finance dashboard take
how many months did the pearl quay project last
can you tell me the duration of the analytics dashboard job
is it true that pearl quay had its dashboard after five months
i want to know if the dashboard took less than half a year
pearl quay capital duration
what about the time for the financial analytics project
didn't the dashboard take longer than the crm
was pearl quay faster than the food app
how long till the money managers saw live figures
second fastest among your six, how long
how long were they stuck with spreadsheets while you worked
turnaround of the reporting tool
when could the wealth firm retire excel
how many weeks for graphs and risk numbers like that
did it make it within two quarters
how long did the capital firm's screens take to come to life
we report to shareholders in june, how long did the investment house's system need
i am a treasurer and curious how long such charts were in the making
my cfo has no patience, how long was the fund kept waiting
suppose a family office ordered the same bi thing, how long did it last there
our auditors arrive in five months, was pearl quay done in that time
and the finance one
so how long for the charts
less than half a year, was it
when did the investment people get theirs

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
which of your published projects was the quickest
how long did the real estate crm take
can you tell me how many months the dhow creek job lasted
is it true that the shortest project took four months
i want to know if you finished anything in under half a year
dhow creek estates duration
what about the time for the property crm
isn't there a project that took less than four months
was the crm faster than the dashboard
what is the least time any of the six needed
speed record among your case studies
how long did the brokers wait for their lead tracker
lower end of your timelines
how soon were the villa people up and running
one season or two for the lettings software
how rapidly did you turn around the agents' pipeline tool
what was your swiftest delivery so far
we need our buyers' database before the property fair, how long did dhow creek take
i am impatient by nature, what was the briefest you were ever busy on a job
my sales team loses leads daily, how long did the dubai realtor's fix take
suppose we wanted what those house sellers have, how many weeks is that
our lender gives us five months, was any of yours done in that
and the fastest one
so how long for the brokers
can it go quicker than nine months, has it ever
how long did the estate people wait

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
how many people worked on the healthcare system
which project had the largest team
can you tell me the team size of the sahana clinics job
is it true that eight people built the clinic system
i want to know if the hospital project had more than ten people on it
sahana clinics team size
what about the crew of the healthcare management project
wasn't the clinic team bigger than the food app team
did the sahana project have more people than the others
what is the most folks you ever put on one published job
headcount at its peak, which engagement
how many pairs of hands did the medical software need
was it a whole football side that coded for the doctors
how heavily staffed was the emr job
upper limit of your squads
how many of you did the polyclinic group meet
largest bunch you assigned to one customer
i am a hospital purchaser and ask how many specialists such a thing takes
we fear a one-man band, how many of you served the clinics
my board counts heads, how many were on the medical one
suppose we ordered something as large as sahana's, how many of you would we see
our matron wants to know how many it took to make the patient records thing
and the biggest crew
so how many for the clinics
eight or more was it
who had the most of your people

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
how many people built the food delivery app
how large was the team for tiffin street
can you tell me how many worked on the food app
is it true that seven people made the food delivery app
i want to know if the food app needed more people than the shop
tiffin street team size
what about the crew of the food ordering project
wasn't the food app done by two or three people
did the food app have fewer people than the clinic system
how many cooks stirred that broth
how many coders does a zomato-like thing take, by your example
headcount on the takeaway engagement
how many of your staff did the hawkers' association deal with
how many brains behind the menus and the riders
strength of the squad for the meal app
how many salaries had to be fed for that kitchens' app
could it have been made by a pair of freelancers, or how many were you
i run a cloud kitchen and want to staff likewise, how many did you need
my cousin says his two friends can code such an app, how many were you
we are a canteen group, how many of you looked after your food customer
suppose i hired in-house for a delivery app, how many did yours take
our union asks how many jobs that app made at your place
and on the food one
so how many for the tiffins
was it a big crew on the curry app
how many did the co-op get

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
how many people worked on the learning platform
how large was the team for kiran learning
can you tell me how many built the e-learning project
is it true that seven people made the education platform
i want to know if the learning platform had a bigger team than the shop
kiran learning team size
what about the crew of the kiran job
wasn't the learning platform made by fewer than five
did kiran have as many people as the food app
how many hands does an lms like that want
headcount on the edtech engagement
how many grown-ups made the thing the pupils use
strength of the squad for the coaching company
how many of you sat on the classroom software
how many specialists did the tuition firm get
what manpower goes into a byju's-like portal, by your example
how many developers and designers for the study site
i am a school principal, how many people should such a portal take
our it teacher thinks he can do it alone, how many were you for kiran
we teach nurses online and wonder how many of you served the education customer
suppose our academy asked for the same, how many would turn up as there
my trustees imagine an army, how many were on the lessons project
and on the school one
so how many for kiran
seven or eight, which was it for the teaching firm
how many were in on that tutoring job

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
how many people made the shop for kayu & kain
how large was the team of the e-commerce platform
can you tell me how many worked on the furniture store's site
is it true that six people built the online shop
i want to know if the shop had fewer people than the food app
kayu & kain team size
what about the crew of the e-commerce project
wasn't the webshop a job for ten
did kayu & kain have more people than the crm
half a dozen or fewer on the retail build
how many hands does a store of that kind want
headcount for the malaysian retailer
how many of your folks did the homeware merchant meet
strength of the squad behind the sofas and cushions site
how many engineers and designers for the cart and checkout
how many did it take to get the carpenters and weavers online
what manpower did the storefront eat
i sell rugs and have two programmers, how many did your shop project have
my boss thinks one student can make a web store, how many were you for kayu
we are a fashion chain in kl, how many of you would a shop like kain's occupy
suppose we split it between your side and ours, how many did the retail one take in all
our auditors look at vendor capacity, how many were on the store project
and on the shop
so how many for the furniture people
was that five or six for the retailer
how many did kain get

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
how many people built the real estate crm
how large was the team for dhow creek
can you tell me how many worked on the property crm
is it true that only five people made the crm
i want to know if the crm had one of your smallest teams
dhow creek estates team size
what about the crew of the real estate project
wasn't the crm done by one or two people
did the crm have fewer people than the shop
how many of you served the villa sellers
headcount on the brokers' tool
how small can a squad of yours be and still make a lead tracker
how many hands for the lettings software
a handful or a dozen for the agents' pipeline
how many coders does a salesforce replacement take you
strength of the bunch assigned to the dubai realtor
what manpower went into the house sellers' system
i own an agency in sharjah, how many of you did the similar firm get
my partner fears too few heads, how many were on dhow creek's
we have four developers ourselves, how many did the property job need
suppose we ordered the same buyers' database, how many of you would it be
our landlord asks how many people such a broker tool keeps busy
and on the property one
so how many for the realtors
was that a tiny crew for the estates
how many did the estate people have

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
how large was the team for pearl quay
can you tell me how many worked on the analytics dashboard
is it true that five people built the financial dashboard
i want to know if the dashboard team was smaller than the clinic team
pearl quay capital team size
what about the crew of the analytics project
wasn't the dashboard made by just one data person
did the dashboard have as few people as the crm
how many quants and coders behind those charts
headcount on the reporting engagement
how many of you served the wealth firm
how many hands turned the fund's spreadsheets into screens
strength of the squad for the money managers
how many specialists does a bi job like that take
what manpower did the risk figures need
a handful for the investment house, or more
i am a treasurer with one analyst, how many did your finance customer get
my cfo thinks two interns could do such graphs, how many were you
we are a family office, how many of you would we have round the table as they did
suppose our bank wanted the same kpi cockpit, how many worked on that
our regulator asks how many outsiders saw the fund's numbers, how many built it
and on the finance one
so how many for pearl quay
was it a small crew on the charts
how many did the capital firm have

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
what does a website cost with you
how much do you charge for web work
can you tell me the price range of your web service
is it true that your websites start at twenty thousand
i want to know if ten thousand is too little for a site
website price range
what about the budget for a web project
don't you make websites under twenty thousand dollars
is a website cheaper than an app with you
how much for a homepage
what does one pay for being on the internet properly
wordpress jobs, what ballpark
what would a booking portal for our ferry line run to
price of a customer login area and ten pages, roughly
between what and what do web jobs fall
cheap as chips or dear, your pages
how many lakhs for a company site
we are a dental practice in penang with a tired homepage, what would a new one cost
my daughter says wix is free, what do yours cost
our museum gets a grant of thirty thousand, does that buy a site from you
i worry a proper internet presence is out of my reach, what do most pay
suppose we redo the whole corporate site, what sum should the board set aside
and for web
so what's the upper end for sites
is fifty thousand about usual for a web thing
and if it's only pages, no app

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
what does it cost per year to keep an app running
how much should i plan for an app after it is built
can you tell me the yearly cost of a mobile app
is it true that an app costs fifteen to twenty percent every year
i want to know if there are running costs after launch
app maintenance per year
what about upkeep of the mobile app
isn't the app paid for once and for all
is yearly upkeep more than ten percent of the build
what does feeding the thing cost me once it is in the store
annual maintenance contract for phones, how big
if the build is a hundred thousand, what comes every twelve months
what share goes on new ios versions and bug fixes
total cost of ownership for something on android
what do i owe you in year two
hidden follow-on costs of having something on people's phones
opex as a fraction of capex
my accountant wants to know what to book annually for the app
our last agency sent surprise invoices after launch, what should we expect with an app
i'm a taxi owner and thought one payment was all, what comes afterwards
suppose we can only just afford the building, what does each following year want
our treasurer plans five years ahead, what ratio do you tell people for mobile
and after the first year
so what does it cost to keep alive
is that every year
how much on top for looking after it

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
what does an online shop cost
how much is a shopify store with its own design
can you tell me the starting price for a shop in several countries
is it true that a shop with an erp starts at eighty thousand
i want to know if twenty thousand is enough for a webshop
online shop starting price
what about the cost of e-commerce with sap behind it
don't you build shops for under ten thousand
is shopify much cheaper than a shop for several countries
i make jam at home and want to sell it on the web, from what sum on
entry price for a cart and checkout
how much to hook a store to our warehouse books
selling to thailand, singapore and oman at once, what does that begin at
cost of a web store with our own look rather than a theme
what's the least for trading over the net
multi-currency, multi-tax, tied to tally, from how much
from what amount do you set up a little boutique online
we are a spice merchant in deira and ship to four countries, where does the price begin
my husband thinks etsy is enough, what would our own store cost
our stock lives in oracle and we sell in five nations, what must we reckon with
suppose i start tiny and only in india, what is your floor for a store
i worry the erp link doubles the price of a shop, does it
and for shops
so what if we sell in more than one country
is the design in that shopify figure
what is the jump when microsoft dynamics sits behind it

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
how do you charge for marketing
what do i pay for digital marketing
can you tell me if marketing is paid monthly
is it true that you take a fixed fee and no percentage of the ads
i want to know if marketing is billed per lead
marketing fee model
what about the price of seo work
don't you take a share of the ad budget
is it a monthly fee or pay per result
what's the deal for promotion, retainer or commission
do you skim off what i give google
how is the getting-known part billed
am i charged by click
flat rate for adwords and the like
same amount each month or does it wobble
do you work on success only for campaigns
how does the invoice for facebook ads and blog posts look
our last agency took fifteen percent of our ad money, do you do so too
i own a spa and hate surprises on the bill, how do you charge for getting guests
my accountant wants the same figure every month for adverts, is that how it goes
we are a college with an admissions season, do we pay the promotion by the month
suppose we spend more on instagram, does your part rise with it
and for marketing
so what do i get for the monthly sum
is it a subscription
do you earn more when we advertise more

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
how much does each chatbot reply cost to run
can you tell me the running cost of an ai assistant per question
is it true that one answer costs a few cents
i want to know if a chatbot gets expensive with many users
ai cost per answer
what about the price of a question to our documents
doesn't every query cost a fortune
does a longer answer cost more than a short one
token costs, in plain money
what do i burn each time somebody asks the machine
unit economics of a rag bot
when two thousand parents ask about admission, what is the bill
what does openai take from us per request in the end
variable cost of the helper that reads our manuals
per-chat price, rupees or cents
is it pennies or pounds each time the robot speaks
our helpdesk gets five hundred questions a day, what would a bot cost per piece
i am a librarian with no budget, what does it cost when readers ask the assistant
my cfo fears an open-ended usage bill, what is it per reply
we have long contracts to be searched by ai, what does one lookup cost
suppose students play with it all night, what does each prompt cost us
and each time it answers
so ten thousand questions would be what
does the price hang on the model
is that per question or per month

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
how many weeks until our marketing site is live
can you tell me how fast you make a company website
is it true that a site takes two to three months
i want to know if you can do a site in four weeks
website timeline weeks
what about the time for a new homepage
can't a simple site be ready in a month
is a website quicker than an app
when would our pages be online if we sign on monday
turnaround for a brochure site
how soon is the new internet presence up
lead time from ink to launch for a corporate page
sign in january, live when
a quarter of a year for a showcase site, is that about it
how long do we stay with the old ugly page
do you knock out a landing site in a fortnight
we open the hotel in april and have no pages yet, when must we sign
my boss promised the shareholders a new site before the agm, how many weeks do you need
our current site is an embarrassment, how long before it is replaced
suppose the contract is signed today, when can visitors see the new site
i am a baker with a shop opening in ten weeks, is that time enough for a website
and a website, how long
from when do those weeks count
so three months at most for a site
is that quicker for a promotional one

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
how soon does advertising show results
when do i see whether the ads work
can you tell me how long until marketing brings something
is it true that ads need a month before one can judge
i want to know if the campaign will work in the first week
advertising first results weeks
what about the time until the numbers are reliable
can't you tell after three days whether it works
is advertising faster than seo or a new website
when does the phone begin to ring
how long must i burn money before i know
after what time are the click figures worth believing
adwords learning phase, how long
how many weeks until we can say it pays or not
when is it fair to pull the plug on a campaign
how patient must one be with facebook ads
at what point is the data no longer noise
i ran google ads for five days and sold nothing, was that too short
my boss wants proof by next friday, when are there trustworthy stats
we are a tuition centre and enrolment closes in two months, will ads tell by then
suppose we start promoting on the first, when is the first sensible report
our last marketer showed us wonderful charts after a week, is that believable
and marketing, when does that kick in
so a month and a half at the latest
when do the ads start to tell
how long till you know if it's working

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
what happens if our site fails in the middle of the night
can you tell me if an engineer is on call at weekends
is it true that somebody looks at a failure at three in the morning
i want to know if you help outside office hours
round the clock support
what about breakdowns on public holidays
don't we have to wait until nine in the morning when it crashes
is night support as good as day support
who gets out of bed when the server dies
does anyone notice at night before we do
is there a pager rota
if checkout goes belly up on diwali night, who sees it
do you sleep while our systems burn
who keeps watch after dark over what you host for us
incident response at odd hours, is there any
have you an engineer on standby on sundays
our last host took till monday noon to answer, what do you do at night
i run a pharmacy that sells till dawn, who reacts when it stops
my boss wakes up sweating about outages, who takes care of them at that hour
we sell concert tickets at midnight, what if the thing goes down then
suppose the hospital portal conks out on christmas eve, is a human on it
and at night
so who looks at it when it breaks at 3
must i ring somebody or do you see it yourselves
is that a real engineer or a voicemail

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
who reads my message
does an expert answer when i write to you
can you tell me if a developer reads the inquiries
is it true that my mail goes to someone with years of experience
i want to know if the person answering understands technical things
expert reads the message
what about a competent first answer
don't i land with a secretary first
is it a salesman or a designer who replies
will the one who answers know what an api is
do i have to explain everything three times to different people
is the first reply from a techie or from a script reader
will i be passed from pillar to post
how senior is whoever opens my mail
do you let juniors or interns deal with newcomers
can the first contact settle a technical point on the spot
does it go to a sales rep who forwards it
at our last agency nobody understood the question, who answers at yours
i am a cto and loathe chatting with account managers, who picks up my note
my mail will be full of kubernetes and oauth, does the reader grasp it
we are engineers ourselves, do we get an engineer on the other end
suppose my question is half design and half code, who deals with it
and who is it that answers
so not a trainee
does he have to check with others first
how much does the reader know about the craft

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
have you seen a problem like ours before
how many industries have you worked in
can you tell me how many projects you have done
is it true that you have more than fifty projects behind you
i want to know if you have experience in my industry
number of projects and industries
what about experience in unusual sectors
am i not the first with such a problem
do you know only one industry or many
what's your track record
how many verticals do you cover
have you ever dealt with a mess like mine
are we going to be your guinea pigs
how widely have you worked
how many engagements have you got under your belt
are the chances good that you know this headache
do you specialise in one branch or are you all over the map
i breed racehorses and doubt any agency knows our troubles, do you
our last consultants learned the trade at our expense, have you met such things before
my boss wants to know how much experience you bring
we make spectacles and our scheduling is odd, will it be new to you
suppose my business is niche, is it likely you met the like
and in how many sectors was that
so you have probably done this before
more than fifty, in what spread of trades
how long is your list of past work

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
why is it good that you have offices in three countries
how many hours a day is somebody at a desk
can you tell me which countries you have offices in
is it true that you are in india, malaysia and dubai
i want to know if somebody works late in the day
offices in three countries advantage
what about the benefit of several locations
aren't three offices just for show
is it better for me that you sit in three countries and not one
what do i get out of your being spread over asia
how wide is the daily window because of your sites
in how many nations are you present
when bangalore sleeps, is anyone else up
is there a perk in having a gulf branch and an asean one
who is in when it's 7 in the evening in mumbai
how does the geography help a customer
does your spread mean longer cover
our supplier is only awake when we sleep, are you reachable longer with your three places
i am in nairobi and call at odd times, do your several places help
my boss asks why an agency needs kl and dubai as well, what is the point
we have shops from muscat to manila, does your footprint match that
suppose i need someone at 6 am indian time, does having malaysia help
and what does that bring me
so how long each day is someone there
is it three countries or three cities in one
why does that matter for us
`;
