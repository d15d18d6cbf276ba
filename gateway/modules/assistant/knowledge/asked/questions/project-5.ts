/** What people ask, and the sentence that answers it (question-bank.ts). */
export const aboutProject5 = `
= From enquiry to
what is the real estate crm in short
have you built a crm
do you do property software
any work for estate agents or brokers
can you make a system for property leads
have you done proptech
what is the dhow creek project about
do you build custom salesforce alternatives
show me a property case
we are brokers, did you do similar
i run a small estate office in sharjah, what have you made in my line
which of your stories is about houses and flats
we sell cars and our leads are everywhere, is there something similar
lead system for salesmen, ever made
do you know how brokers live
hubspot is not made for us, have you built something own for anyone
what is your reference for landlords and tenants
what did you ever do in housing
we are thirty letting agents and requests trickle in from everywhere, which of your jobs is like ours
did you make any broker or realtor crm
what is the dubai property job in brief
i run a brokerage, do you have proptech experience
any lead management for landlords and lets in your portfolio
leads reach me from everywhere, have you unified that for somebody
have you done a pipeline from first call to signed deal for estate people
which real estate work can you point to
can you do a bespoke zoho for my rentals

= Dhow Creek Estates
who is dhow creek estates
how many brokers does the property client have
where is the real estate client located
does the property firm do rentals or sales
have you worked with dubai brokers
is your realtor client big
what does dhow creek do
how many people sell there
which broker in the emirates did you equip
how many salesmen has that broker
letting or selling, what is their trade
is it a big house or a few people
client in dubai with flats
number of people who show homes there
who is behind the emirates property job
what is the headcount of brokers at dhow creek
does dhow creek handle rental or purchase or both
is the realtor a developer or a brokerage
in which emirate is the broker's office
what's the size of the dubai realtor
does the brokerage build towers or just trade in existing units

= Enquiries came from
how did leads arrive at the property firm before
what was the mess with leads before the crm
where did brokers keep their leads
through which channels did people contact the agency
was everything in personal excel files
who got the lead in the old days
why did the estate agency need a crm
where did enquiries come from
was everyone keeping his own list
leads by whatsapp, bayut, walk in, phone, all over the place, was it like that
in our shop whoever grabs it first keeps it in his own sheet, same there
how chaotic was it at the broker when you arrived
number of doors through which people came
did each salesman hide his contacts
who picked up a newcomer originally
starting situation of the broker
everybody at our firm guards a private list of buyers, did you find the same thing in dubai
by which routes did leads reach the dubai brokerage
how did brokers record leads before your crm
was everyone hoarding contacts in their own excel
what was the chaos at dhow creek in the beginning
did walk-ins and calls get lost among brokers
our guys all maintain their own excel too, was it so in dubai
what happened to a lead once the fastest person spotted it
how fragmented was the intake at the realtor

= Nobody could say
did they know which advert works
was marketing spend traceable before
could the property firm tell which ads led to deals
what was unknown about their marketing
attribution problem at dhow creek
was it unclear which marketing brings deals
half my ad money is wasted but i do not know which half, like them
could they tell which campaign sold a villa
was the origin of a deal known
did the bosses fly blind with advertising
link between adverts and signatures, did it exist
could the brokerage tell which ad produced a signed deal
was roi on listings a black hole at dhow creek
was there any attribution before you arrived
which marketing question was nobody able to solve there
we burn dirhams on bayut without a clue, was dhow creek in the same boat
did they have an idea which promotion closed a sale
was the efficacy of billboards and portals a mystery

= We built a CRM
what did you do for dhow creek estates
what was the solution for the property firm
how does the crm deal with new leads
is the source of a lead kept until the deal is paid
was it custom made or an off the shelf product
how soon does a lead get a broker
can you tailor a crm to how we work
what all did you make for the dubai agency
does every lead land in one place
what medicine did you give to the broker
salesforce or made to measure
can i see from which advert my commission came
does a newcomer get somebody within minutes
what was carried out for the broker
does the tool follow our way of working or must we follow it
all people who ask in one place, is that what you made
made to measure lead tool for a small firm, does it make sense
what did you create for the brokerage in dubai
why not just hubspot, what is special about the bespoke one
how quickly is a lead allotted to a broker
so what was your cure for the excel chaos
does it remember where a lead originated right up to payout
is the pipeline modelled on the brokers' own routine
how do leads flow in the tool you made
did you tailor it to brokers or force them into a generic tool

= The Real Estate
how much did the crm cost
how long did the crm take
how many people built the property crm
budget for a custom crm
who was the real estate crm built for
how many months for the estate agency software
where is the property client based
team size on the dhow creek project
what would own crm cost for a small agency
what was the cost of the broker one
how much time for a crm
for whom was the crm done
price of lead management software
how long till own crm is ready
i have forty thousand, can i have a lead tool like the broker's
is a quarter of a year enough for a tool of that kind
number of your folks on the broker's job
how expensive is a made to measure lead tool
how big an investment was it for the broker
below 100k or above, the lead tool
can you do it by summer if we start in march
who ordered the lead tool
is own software dearer than five years of salesforce, what did it cost there
what did the dubai estate office have to pay to get rid of its spreadsheets
what's the ballpark for a brokerage crm like the dubai one
how many dirhams or dollars did the realtor fork out
how many devs and how many weeks for the property crm
our estate office has 65 grand, would that do, judging by dhow creek
who commissioned the property crm and for what sum
was it quick and affordable compared with salesforce licences
and what was the tab for the brokers
what did the realtor cough up and how lengthy was the engagement

= One list for
* what can the crm do
* what features does the property system have
* list the functions of the real estate crm
* what does the agency software offer
are all leads in a single inbox
how many lead channels are collected
are repeated leads merged
can it bring together portal, phone and email leads
are double leads joined
mrs khan wrote and phoned, does she appear twice
which abilities does the lead tool have
common mailbox for everything that comes in
i look in five places each morning, can that be one
number of channels poured into the list
does it notice that two messages come from the same lady
i get the same request by mail, by phone and by bayut, will it still look like three people
do leads from all portals land in a unified inbox
does the crm dedupe a person who pings us twice
how many channels feed into the pool
can i get whatsapp, bayut and calls in a consolidated queue
my girls check six mailboxes, is there a single pane in the realtor's tool
is a repeat caller recognised and combined
will the same fellow emailing and phoning count as one

= Assignment by area,
how are leads given to brokers
does it route by district and language
is lead distribution automatic
which agent gets a new customer
does it see who has time
who gets the next lead
a russian asks for a villa on the palm, who gets him
who is free now, does the tool know
fair sharing out among salesmen
does the boss have to hand out leads by hand
arabic speaking customer gets an arabic speaking salesman
round robin or cleverer
a chinese couple asks for a flat on sunday, who of my people gets the message
how does the crm decide which broker gets a lead
will an arabic speaker be paired with a suitable broker
is there smart routing by locality and availability
can leads go to somebody who isn't on a showing
who gets the russian tourist wanting a marina flat
is allotment manual by the boss or rule-based
do leads rotate or are they matched

= Viewings planned on
can brokers plan property visits
does the crm consider driving between appointments
is there a map for showings
schedule of house tours with traffic time
i drive across dubai all day, can it set a sensible order
is traffic between two flats taken into account
day plan for a salesman on wheels
can appointments be laid out geographically
two visits at the far ends of town within an hour, does it warn
does it help the broker to cluster showings geographically
is the commute between two apartments considered
can it sequence my five inspections sensibly
does it show whether i can reach the next villa through traffic
is there a route for a day's inspections
can i cut down wasted kilometres between showings

= Property listings entered
do we have to type a flat into every portal
can it publish to bayut and property finder
how are properties advertised on the portals
one time data entry for adverts
can one listing go to all portals
i type each villa three times, can it be once
does a flat appear on dubizzle by itself
push adverts out to several websites
change the rent once and it changes everywhere
central input for flats
must my staff retype a flat in bayut, dubizzle and the rest
is there one-time entry with syndication
do vacancies get published everywhere at once
can i post a villa simultaneously on all sites
does the tool broadcast our inventory to the big websites
is there bulk upload of vacancies from one form

= Documents with expiry
does it remind us when papers run out
will i be alerted before a licence or contract lapses
can it track expiry of documents
warnings for passport or tenancy dates
tenant's visa runs out, does somebody tell me
ejari or permit about to lapse, do i hear of it
forgotten renewals cost us fines, does it help
calendar for papers that end
am i told weeks before a permit ends
will it nudge me before the trade permit lapses
does it track validity of emirates ids and tenancy papers
is there a reminder for a lease renewal
we got fined for a stale ejari, does the crm prevent that
who notices that a power of attorney is about to run out
does it flag documents nearing their end
is there a diary for renewals so nothing goes stale

= Cost and commission
can i see what each ad costs and earns
does the crm show marketing roi
which advert makes money, can it tell
reporting of commission by channel
which campaign feeds us, is it visible to the dirham
return on ad money in the lead tool
does it calculate what each channel earns us
can the boss compare spending and earning
profit for each banner
can i see spend versus earnings per ad
does it compute cost per acquisition and payout for a channel
which promotion pays off, does the tool calculate that
is there roas for a single banner
how granular is the marketing accounting
can the boss see dirhams in and dirhams out of each portal
which flyer or google ad paid back, per dirham

= CRM for desktop
* what did dhow creek receive at the end
* what was delivered in the crm project
* deliverables of the real estate system
can agents use the crm on mobile
is it for laptop and handset
works on the road for brokers
what did you leave with the broker in the end
my people are always in the car, can they use it there
what came out of the broker's job
list of things the broker got
can it be used on a tablet or mobile between two visits
laptop only or pocket too
is the brokers' tool usable on a mobile in the car
which devices did the brokerage get it for
did you hand over a pc and smartphone version
will it function on my handphone between two showings
what was the main thing the realtor received
is there something my reps can open on the road

= Connections to three
does the crm connect with property portals
is telephony linked to the crm
how many listing sites are integrated
can it hook up with our pbx
does our switchboard talk to the lead tool
is dubizzle hooked up
which outside systems did you hook up for the broker
callers recognised by number
number of websites hooked up
is the crm plugged into bayut and the pbx
how many listing websites are plugged in
did the integration with the phone exchange form part of the job
does it talk to dubizzle and to our ip phones
which outside services did you wire in for the brokers
which connectors came with the brokers' tool

= Import of 212
how many excel files were imported
how many contacts were moved into the crm
can you take over our old customer list
was data from the brokers' sheets migrated
how much data went into the new property system
is our excel data lost when we move to crm
can old contacts be brought in
every salesman has his own sheet, how many were swallowed
how many people were in the address book
what becomes of the private lists
twenty thousand names from outlook, can such a heap be taken over
do we have to type our clients in again
chaos of sheets, did you tidy it
each of my agents keeps an excel file with hundreds of names, can these be brought together
how many excels did you swallow for the brokerage
did the brokers' private rolodexes get brought in
how much legacy client data was loaded
was the data migration part of what dhow creek paid for
we have contacts scattered over everyone's laptop, did you gather such a mess
what volume of names came into the crm
were the old rolodexes consolidated

= Landing pages for
did you make web pages for neighbourhoods
how many areas got their own page
was local seo part of the property project
do you do pages per community in dubai
marina, jvc, downtown: did each get its own page
did you make web pages about quarters of the city
number of quarters covered on the web
local pages that people find by googling a quarter
would people who look for a flat in a certain quarter find a page about it
we want to be found on google for each neighbourhood, did you do that for the estate office
did you make seo pages per neighbourhood for the realtor
how many communities got their own web page
were there local campaign pages in the property job
is there a page for marina, one for jumeirah and so on
was any marketing stuff delivered with the crm
did the realtor get community microsites

= Monthly source report
does management get a report
how often do the bosses see lead channels
is there a regular summary for the partners
what paper does the boss get
do i as owner receive numbers without asking
how often are channels compared for the owner
overview for the chief every few weeks
does the owner get told where the deals came from, and in what rhythm
i do not want to log in, can a summary reach the management
how frequently do the partners receive figures on channels
is there an automatic digest for directors
does management obtain a lead origin summary
what reporting cadence was handed over to the brokerage
who gets a monthly statement on portals
will the chairman get figures without logging in

= 6 minutes from
* what results did dhow creek get
* what improved with the crm
* show me numbers of the real estate project
* did the property system pay off
how fast do brokers call back now
how quickly is a lead answered
what was the response time before and after
did follow up get quicker
how long did prospects wait earlier
speed to lead improvement
do they ring within minutes on weekdays
how soon does somebody phone the customer
response speed now
what did the brokers improve
how quickly does a caller hear from a salesman
what did the broker have from it, in figures
we take half a day to ring back, how good can one become
are you honest about those few minutes, also at night
from hours to minutes, is it true
reaction speed of the salesmen before and after
newcomer waits how long
success of the broker's story
within what time is a lead called
our prospects wait till the next day for a ring, how quickly do they hear from somebody in dubai now
how fast do brokers ring back now
what happened to the turnaround on a fresh lead
did the reaction time shrink and from what
how many mins until a prospect is contacted on a weekday
so what did it change for somebody who enquires
we reply next day and lose folks, what did dhow creek manage
was the callback delay cut at the brokerage
give me the speed-to-lead figures before and after

= 26% more viewings
did the agency get more property visits
by how much did showings increase
more appointments without more leads
did lead conversion improve
uplift in house tours with equal demand
more showings now
do more people come to look at flats
did more leads come in or were the same ones handled better
how much more is shown now
lift in visits without more advertising
more appointments from equal demand, how much
fill my diary without spending more, possible
did they get more inspections without extra ad spend
by what percent did showings rise
was the lead to showing ratio any better
same number of leads, yet what increased
did better handling lead to busier diaries for brokers
what commercial uplift did the realtor see
did productivity per lead get better

= USD 4,100 a
how much money did the crm save
did they stop paying for useless portals
marketing spend cut per month
how many channels turned out to be worthless
did they find wasted ad budget
monthly saving at the property firm
how much ad money is saved
what was cut from marketing
how many dollars were thrown out of the window
we pay for listings that bring nothing, what could one spare
was spending cut thanks to the tool
monthly relief for the ad purse
which channels were cancelled and what did it spare
is the lead tool paying for itself
did the brokerage cut any useless subscriptions
how much marketing waste was axed monthly
which savings resulted from seeing channel figures
what did dropping dud portals spare them
i suspect my listing fees are wasted, what did dhow creek cut
how many dollars per annum would that be, monthly figure please
did it pay for itself by trimming dud subscriptions

= 40 of 40
do all brokers actually use the crm
what was the adoption rate
how long until everyone worked with it
nobody uses our crm, how was it there
did any agent refuse
user acceptance after a month
do the salesmen really use it
did the team accept the software
my salesmen boycott every tool, how was it in dubai
was there a single refuser
how soon did the last one join
is everybody on board or do some keep their own sheet
share of the crew that works with it
five weeks until everyone was in, right
daily use by all
we paid for a lead tool and five of thirty people use it, was it better in dubai
did all brokers embrace the crm or were there holdouts
how long until the entire sales force was on board
what was the take-up among the brokers
my reps will sabotage any tool, did dubai manage to get everybody
did anyone stick to his excel after the launch
usage rate after a bit over a month please
was there any holdout who shunned it

= Mapbox
which map service does the crm use
do you use mapbox
what shows the properties on a map
google maps alternative in the real estate system
street plan in the lead tool, from whom
what draws the city in the broker's tool
google too dear for maps, which other do you take
map sdk in the browser
which supplier draws the street map for the agents in dubai
whose cartography is inside the property crm
is it google or some other vendor for the showings map
which geo sdk did you choose for the brokers
what renders the locations of villas

= TanStack Query
* what is the front end of the crm made with
* which ui technologies in the property system
which data fetching library in the crm
do you use tanstack or react query
how is server state cached in the browser
what fetches and refreshes the data on the broker's screens
react folks with query knowledge
frontend stack of the lead tool
caching of api answers in the browser, with what
do you write your own fetching code or use a ready made library in the lead tool
which library syncs server data in the brokers' frontend
do you use rtk, swr or something in the property crm
what keeps the crm's react screens fresh
how are api calls memoised in the property ui

= BullMQ
* what backend does the crm have
* which server technologies run the property system
which job queue do you use with node
do you use bullmq
is there redis based queueing
node workers, with what
how does the lead tool process jobs in the background
backend stack of the lead tool
redis queue used
what takes care of slow jobs behind the lead tool
which queue package powers asynchronous work in the crm
what runs scheduled jobs on node for the brokers
is there sidekiq or agenda or something else behind the crm
what deals with retries in the realtor's backend
what is the redis-based worker tool there

= Portal XML feeds
* what does the crm integrate with
* which third party systems are linked to the property crm
* can your crm talk to other software
how do listings reach the portals technically
do you produce xml for portals
what format goes to bayut or dubizzle
how technically does a flat come onto bayut
which outside programs does the lead tool talk with
file format for the listing websites
is there an api or a feed for the websites
which file does a listing travel in when it goes to a housing portal
in what form are vacancies syndicated to the portals
how does a villa get transmitted to dubizzle technically
is it a rest call or a markup file for the listing websites
what data exchange do bayut and co consume

= telephony webhooks
how does the crm know about a phone call
are incoming calls pushed into the system
do you integrate voip
call events in the crm
a call comes in, does a card pop up
missed call becomes a lead
3cx or etisalat switchboard, hooked up how
ringing triggers something in the tool
when the phone rings at the agency, does the software learn of it
how does the crm notice that the phone rings
what mechanism ties the pbx to the lead inbox
does a ringing line fire an http callback
is there cti or something for incoming calls

= Microsoft 365
does it work with outlook
is office 365 integrated
can it sync with our microsoft calendar and mail
does the crm work with teams
we live in outlook, must we leave it
appointments in my outlook automatically
mailbox integration in the lead tool
google workspace or microsoft for the broker
all our people use teams and outlook, would the lead tool get on with that
does it synchronise with ms outlook diaries
is the brokers' exchange mailbox connected
which office suite is the crm hooked into
we're on o365, does it play along

= e-signature
can contracts be signed online
do you support docusign or digital signing
is paper signature still necessary
tenant sits in london, can he sign
do you still print the lease
ink or click for leases
signature on the handset
docusign hooked up
can a renter execute the lease without a physical meeting
is electronic signing of deals integrated
must buyers abroad courier wet ink papers
does the property crm do docusign type things

= AWS, Middle East
where is the crm hosted
is the data kept in the uae
which cloud for the real estate system
does customer data stay in the emirates
aws region for the dubai client
do you host locally in the gulf
are uae servers possible
must data of emiratis stay at home, and did it
are the machines in dubai or ireland
in what place do the broker's servers stand
me-central-1 experience
as a semi government firm we need hosting at home, have you done it
who hosts the lead tool
in which gulf data centre is the property crm
is the brokers' database physically in the emirates
do you have anything deployed on amazon's local zone over here
does client info leave the country, for dhow creek
which cloud zone hosts the realtor
would our sovereign fund be content with where it is stored

= Agents feared that
why were brokers afraid of the crm
did the sales people resist
will colleagues steal my clients if everything is visible
what was the human problem in the property project
what worry had the brokers
my salesmen do not want to share leads
did agents fight against the new software
what made the team hesitate
if all can see my client, he is gone, how did you deal with such fear
were the salesmen against it
what made them uneasy about an open list
was it technology or people that made it hard
salesmen hoard contacts, is it usual
as soon as we buy a tool, people will share, right
fear of commission theft
my best seller threatens to leave if everyone can see his contacts, how did that go in dubai
why were the brokers against a common pool
what was the human hurdle in the property job
did sales people fear poaching by their mates
our reps guard their contacts like gold, was that an issue
what worried the forty folks in dubai
who was nervous about transparency and why
was there political resistance
who opposed you and on what grounds

= The rules came
what did you do before writing code for the brokers
did you first agree on policy
what came earlier, agreement or coding
how did you begin to calm the salesmen
did policy or program come first
did you write code at once
should we settle who gets what before we buy a tool
what was the very first step with the broker
agreement on paper before programming, why
is software the answer to a quarrel among salesmen
which came earlier at the brokerage, the code or the agreement
so how did you calm those worried brokers
did you begin by setting policy
what was sorted before any programming
do you fix governance ahead of the tool
what had to be negotiated ahead of the coding

= A lead belongs
who owns a lead
for how long does a broker keep a customer
what is the ownership rule for leads
how many days before a prospect is free again
can colleagues see how much time is left
first come first served with leads
when does a lead go back to the pool
who may keep the customer
after a month without a deal, can another have him
two salesmen claim the same man, who wins
is there a countdown everyone can look at
whose is the client, the quickest or the most senior
protection period for a salesman's contact
how long may i sit on a contact
for how many days is a contact protected for a broker
who gets to keep a prospect, the first responder
is there a countdown visible to the entire office
what's the ownership policy for contacts
what happens if two reps claim the same guy
when does a dormant prospect become available to others
so what did that policy stipulate
what's the exclusivity window for a prospect

= Four agents helped
were brokers involved in making the policy
who explained the policy to the team
how many salesmen helped you
how did you get buy in from the agents
do you involve staff in change
how did you get salesmen on your side
did the bosses dictate or did salesmen have a say
how many salesmen took part in the writing
was it you or colleagues who explained it to the rest
how do you win people over instead of ordering
champions among the crew
should we involve our staff early, did it help there
did the staff author the policy on their own
how many brokers took part in drafting it
who sold the idea to the rest of the sales force
were there change ambassadors at the realtor
was it imposed from the top or made from within
and who came up with those rules
did peers convince peers

= The same person
did several brokers call the same prospect
what was the trouble with repeated leads
why were customers annoyed by the agency
one person on many listing sites, what happened
how many agents phoned the same customer
were customers phoned many times
a lady got three calls in ten minutes and was furious, seen that
why were people irritated by the broker
double work because of several websites
three salesmen, one client, embarrassing
is it common that somebody asks on many websites at once
did a single prospect get pestered by multiple brokers
what annoyed house hunters at dhow creek
why was the same lady pestered by calls
was the lead duplicated because of several websites
i enquired once and five people called, is that what you met there
which embarrassment showed the need for merging
how did a lone inquirer become three tickets

= Telephone, e-mail and
how do you detect the same person twice
what is matched when a lead comes in
how does lead dedupe work
which fields identify a repeated prospect
can it notice that two leads are one person
how do you know two enquiries are from one person
how does the tool know that it is the same lady
what gets compared to find twins
same mobile number but other name, recognised
when does the check for twins happen
match keys for newcomers
which fields serve to spot a repeat lead
how does the crm know it is the identical person
is matching done on mobile and mailbox
at what moment are repeats checked
so how did you stop the triple calls
which criteria tell that a caller is not a stranger
which three attributes are matched

= Joined enquiries keep
is the origin lost when leads are merged
if two leads become one, which channel gets credit
do merged leads remember every portal
multi touch attribution kept
if twins get united, is it forgotten that she also came through the other website
can both websites take credit
nothing gets lost when two become one, right
who gets the honour if a client came by two ways
we merge two entries and afterwards nobody knows which portal deserves praise, is that solved
if two leads get combined, which portal gets the credit
does merging erase where somebody came from
is multi-channel origin preserved
how do you keep the accounting fair after a merge
will the statistics suffer when repeats are combined
are all the touchpoints retained
does attribution get muddied after joining

= Management paid for
did the bosses know which channel performs
how many channels did the agency pay for
what was management blind to
we spend on many portals and do not know which works
why was the marketing money in doubt
did they pay portals blindly
how many channels did they spend on without knowledge
did the boss know what he got for his ad money
we buy everything because our rivals do, was it like that
blind spending at the broker
did each website earn its fee, was it known
was the brokerage spending on channels in the dark
how many subscriptions did they maintain with no idea of the yield
what was the marketing trouble for the partners
did directors know the return of their portals
i sign cheques for ads each month and have no clue, was it so there
which budget blindness did you meet in dubai
were subscriptions renewed on autopilot without proof

= The source is
how is a deal traced back to an ad
where is the lead origin recorded
does tracking last until the broker is paid
how did you do marketing attribution
can i follow a customer from advert to signing
can commission be linked to the advertising
how do you know which portal sold the flat
how far is the origin carried along
from banner to payday, can one follow it
how do you find out which website sold the villa
is the origin forgotten after the first visit
what trick tells the boss which website brings deals
closed loop from click to contract
how do you follow the money from ad to payout
is attribution end to end
at what stage does the crm forget the origin
does the lead's provenance survive until the deal closes
so how did you make the spend visible
is the utm or portal tag kept up to the signature
can i tell which promotion earned which payout
how far does the breadcrumb trail from the ad reach

= What used to
do they still argue about which portal works
how is the channel debate settled now
what happened to the discussions on marketing
sales and bosses quarrel about adverts here, how did it end there
is there peace about the channels now
facts instead of opinion, did it work
do they still debate gut feelings
in our firm the loudest person decides which portal is good, what replaced the shouting in dubai
did the quarrels over marketing stop
what replaced the endless discussions about portals
are decisions now based on data rather than shouting
so how do the partners settle it these days
what became of the fights over budget
did politics give way to facts

= The lease on
why was the crm deadline so tight
when did the previous software run out
could they prolong the former licence
was there a hard deadline in the property project
what if my current contract ends soon
what time pressure did you have
what deadline did the property firm have
our licence ends in december, did you ever have such a clock ticking
how much time was there before the lights went out
could they get a few more weeks from the former vendor
what if the former tool is switched off before yours is ready
reason for the haste at the broker
fixed end date, how many months away
our licence for the old program runs out in spring and the vendor will not prolong, did you ever work under that
why was dhow creek in such a hurry
what was the hard cut-off for the crm
could the former vendor give extra time
was there an immovable expiry in the property job
our subscription ends soon as well, how tight was theirs
what caused the time crunch in dubai
which licence was about to lapse
what looming date dictated the schedule

= We cut the
how did you meet the tight deadline
did you drop features to be in time
when did the first version go live
in which week was the crm usable
do you make an mvp first
can you deliver something early if we are in a rush
what did you do when time was short
what was ready first and when
how did you deliver on such short time
what do you do when time does not suffice
after how many weeks could salesmen work with it
do you leave things out to be punctual
better little on time than everything late, do you agree
when was the core ready
we need something in three months, would you slim it down
is it wiser to leave things out than to be late, what did you do in dubai
how did you beat the clock for the brokers
did you ship an mvp and how soon
which functions were trimmed to make it
when did the first usable release come
so with only four months, what did you do
did you prioritise essentials and postpone the nice-to-haves
how many weeks until brokers had something
how did you trim the fat to make the date

= Accounts and archive
which parts came later
what was postponed in the crm
when were bookkeeping and old files added
was everything ready on day one
did brokers begin before all was complete
what had to wait in the crm
what was left for the second round
did bookkeeping have to wait
were salesmen already using it while you built the rest
old contracts, when were they brought in
phase two at the broker
what was pushed to a later phase in the property job
did bookkeeping arrive afterwards
was the historic archive there on day one
were brokers idle until the full thing was finished
so what about everything you trimmed
which modules were deferred
what wasn't there at first but arrived eventually

= Omar Haddad, Managing
who gave the review for the crm
what rating did dhow creek give
is there a testimonial from the property client
who is omar haddad
what did omar say about you
how many stars from the real estate customer
did you finish on schedule according to the client
were you honest early about what could not be done
do clients say you keep deadlines
any reference in dubai
what does the property customer say about you
were you on time for dhow creek
do you warn clients early
which managing partner speaks for you
did anyone in the gulf say you keep your word on time
do you tell bad news early or at the end
what would the broker's boss tell me about you
can i ring somebody in dubai about you
are you frank when something will not fit in
ratings from the housing trade
did it finish when you said it would
does anybody in the gulf confirm that you say early what will not be ready
what does the managing partner in dubai praise
who is omar haddad and how many stars did he award
were you punctual and upfront according to the property customer
did you come clean early about what wouldn't make it
any five-star comment from the emirates
does someone certify you warn ahead instead of hiding delays
can a gulf customer vouch for your punctuality
did you confess bad tidings upfront, says any customer

= We learned that
what did the property firm discover about its portals
did the partner learn something surprising
how many listing sites were a waste of money
what insight did omar get
did the client find money wasted on portals
any aha moment for the broker's boss
how many of the paid websites were useless
what surprised the client most
did the tool reveal waste
the boss found out something about bayut and co, what
what eye-opener did omar have about his portals
which discovery surprised the realtor
did the partner find that some subscriptions were worthless
how many paid channels were duds, in the boss's words
what did they find out thanks to your tool
any customer astonished by what the figures revealed
`;
