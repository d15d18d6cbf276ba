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
can you tell me how many agents they have
is it true the client lets and sells homes
dhow creek estates dubai agents
i want to know which company the crm was for
what about the client, big or small
isn't dhow creek a developer
are they into rentals or sales
headcount of the brokerage you served
which city does the property client operate in
realtor customer in the emirates, who
residential or commercial, what do they trade
size of the firm behind the broker tool
what line of business is the crm customer in
do they deal with villas and flats or with land
number of salespeople at the property house
we've got thirty negotiators, was your client about as large
i'm a journalist and need one line on that estate company
my father wants to rent a flat, is that firm a letting office
suppose we are half as big as they were, how big is that
before i read the case, who ordered the thing and what do they do
and who was it for
so how many brokers work there
where are they based
are they an agency or a builder

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
how did enquiries arrive before the crm
where did the enquiries come from
can you tell me what happened with an enquiry in the old days
is it true agents kept private spreadsheets
enquiries portals website telephone spreadsheet
i want to know what the starting situation at dhow creek was
what about walk-ins, how were they recorded
wasn't there a central system for enquiries
who kept the customer data, the company or each salesman
as-is process at the brokerage
how chaotic was lead intake
everybody with a personal excel, was it like that
through which channels did prospects get in touch
finders keepers among brokers, is that how it went
data silos on the agents' laptops, what was the story
how was a house hunter's message dealt with back then
did leads sit in private notebooks
our people each guard an own list, was your property client any better
i inherited an office where whoever picks up the phone owns the caller, have you seen that
suppose a buyer wrote to them, in whose file would he land
we are brokers in kl with the same chaos, how did it look over there
my auditor asks how records were held before digitalisation at that estate firm
and how did it work before
so what were those seven doors
who wrote the leads down and where
what did they use before you came along

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
could they tell which advertisement led to a contract
what did nobody know about the advertising
can you tell me what was unclear about the contracts
is it true that nobody could link adverts to deals
advertisement contract link unknown
i want to know if they knew which ads worked
what about marketing, was it measured before
didn't they know where a contract came from
attribution gap at the brokerage
was the ad budget spent in the dark
which campaign sold what, did anyone have a clue
half the promotion is wasted but which half, was that their state
missing roi on listings
did bosses see what a billboard brought in
origin of a signed deal, known or a mystery
cause and effect between promotion and sale, visible or lost
what question could no one at dhow creek answer
we pay for facebook and flyers and have no idea what sells, were they the same
i'm a marketing head who can't prove anything to finance, did your client suffer this
our partner asks which ad found the tenant and we just shrug, is this familiar
suppose a villa was sold, could they say what advert brought the buyer
my fear is burning dirhams on nothing, how bad was it at the property firm
and why was that bad
so what could nobody answer
was there any traceability before the crm
did they measure advertising in any way back then

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
what did you build for dhow creek
what kind of crm was built
can you tell me how the crm works for an agency
is it true every enquiry arrives in one list
crm one list agent within minutes source commission
i want to know if the crm was custom made
what about the solution, how does it handle enquiries
didn't they just buy salesforce
tailor-made lead handling, what does it do in short
what was your remedy for the broker mess
pipeline fitted to realtors, describe
how quickly does a newcomer land with a salesman
bespoke or off the shelf for the estate firm
what became of the scattered prospects
tool modelled on the daily routine of brokers, what does it do
does the origin stay attached until somebody is paid
unified inbox with automatic allotment, is that what you made
hubspot never suited our letting business, what did you do for that other realtor
we have leads everywhere and nobody responsible, what did you make for such a firm
my partner says generic tools are enough, what was special in yours
suppose i ask for a flat, what happens to my message in the new system
i'm a founder in property and want to know your cure for the excel chaos
and what did you make for them
so what was the answer to it all
in a nutshell, how does the new system treat a lead
what replaced the private lists

= The Real Estate CRM, for
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
how much did the real estate crm cost
can you tell me the budget of the property project
is it true it took four months with five people
real estate crm price duration team
i want to know if a crm like that is under 100k
what about the team, how many people worked on it
wasn't the broker software more expensive
what would a lead system for brokers set me back
ballpark for an estate agents' tool
manpower on the dhow creek job
how many weeks from kick-off till done
price tag of that proptech build
did it need an army of coders
investment for a custom crm in the emirates
is sixty grand realistic for something like it
what did the realtor fork out
i have a small brokerage and not much cash, what did yours pay
our lease runs out in spring, how quickly did you finish the property one
my cfo wants dollars, months and headcount for the dubai reference
suppose we ordered the same, what sum and what time should we plan
vendors quote us two hundred thousand, what was it at the estate firm
and what did it cost
so how long was that one
how many of you were on it
was that affordable for a forty-person office

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
do all leads show up in one place in the crm
is a client who mails and phones counted as two
can the broker tool gather whatsapp, portal and phone contacts together
deduplication in the property system, included
single queue for all incoming prospects
our receptionist watches six mailboxes, would the crm end that
omnichannel inbox with merging
what happens when one buyer contacts you three ways
are repeated messages combined automatically
central lead register, is it a feature
and the many channels, are they brought together
pooling of requests from everywhere without doubles

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
how does the crm decide which broker gets a caller
lead routing rules in the property tool
will an arabic speaker be given an arabic speaking salesman
does the marina specialist get the marina prospects
what if the right rep is out on a showing
round robin or something cleverer for leads
are customers matched with staff by availability
who gets the russian lady asking for a villa
automatic allocation of prospects, by which criteria
does the secretary still hand out leads manually
and how does a lead find its salesman
dispatching by district and tongue, is it in

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
can brokers arrange their house tours geographically
does the crm reckon with sheikh zayed road traffic
route planning for showings, available or not
how do salesmen avoid criss-crossing the city
scheduling inspections with driving minutes included
my agents are always late for the next flat, what helps them in the tool
appointment calendar that knows distances
three villas in an afternoon, does the software say if that's feasible
itinerary for property visits
is there a geographic planner for appointments
and the visits, are they organised too
commute between two apartments taken into account

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
must we type every apartment into bayut and dubizzle separately
listing syndication in the broker tool
single entry publishing of flats
change the rent once and it is right everywhere, true
our girls copy the same advert all day, does the crm stop it
multi-portal upload of vacancies
how do offers get onto the listing sites
push inventory to several websites from one form
double data work for adverts, is it gone
and publishing the flats, is that automatic
does it feed property finder as well as the others
create once publish everywhere, for houses

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
will the crm nag me when a tenancy runs out
who notices that a passport copy is no longer valid
renewal reminders for paperwork
ejari and visa copies lapsing, does anyone get told
validity tracking for contracts in the estate system
we got fined for an outdated licence, would the tool have prevented it
alerts ahead of lapse of papers
does it keep an eye on deadlines of ids and leases
early notice when a certificate is about to end
and papers that run out, are those watched
kyc file freshness in the broker software
a nudge weeks ahead that the mandate ends

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
can i see what every single ad earned
roi per campaign in the broker crm
does it set ad spend against income from deals
which portal is profitable, will the tool tell
cost per acquisition by channel
is a specific flyer's return visible
marketing accounting inside the property system
how fine is the breakdown of expenses and earnings by origin
what did that instagram post bring in dirhams, can it answer
and money in versus money out, is it shown
profitability reporting on promotions
boss wants outlay and payout side by side per channel, possible

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
what main thing did dhow creek receive
do salesmen have it on their mobile when out of the office
our reps live in their cars, would the tool run in the pocket
handset version of the broker system, included or extra
does it need a pc
was a field version part of the delivery
office computer and smartphone, both usable
what did brokers open their leads with
cross-device lead system handed over
and could they use it on the road
tablet at a showing, does the system open
is it only for the back office or for people outside too

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
which outside systems was the crm hooked up to
did you wire in the pbx
integration deliverables of the estate job
are bayut style sites linked to the tool
does a phone call pop up by itself in the crm
how many listing sites were plugged in
interfaces handed over with the broker software
cti link included or not
do leads flow in from dubizzle without typing
and what was it coupled with
our avaya switchboard is a closed box, did you manage that for the realtor
third-party links, part of the package

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
what happened to everyone's private excel lists
how many contacts were taken over
data migration volume in the property project
did brokers have to retype their address books
two hundred odd files, who merged them
did old customers get lost in the changeover
our database is a pile of xls, have you ever digested such a heap
legacy records loaded into the new crm, how many
was cleaning up the existing lists included
and their old data, was it brought along
transfer of the client base, who did it
forty people's private tables, what became of those

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
did you make web pages per neighbourhood for the estate agency
how many areas of dubai got a page of their own
somebody googles flat in jvc, where do they land
local seo pages, part of the broker job or not
microsites for communities like the marina
anything for search traffic in the crm delivery
was there marketing web work besides the software
area guides handed over to the realtor
are there separate entry pages by quarter of town
and on the web, did they get something too
we cover nine suburbs, did you do a site for each at the property firm
location-specific campaign pages, count please

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
what do the partners get every month
regular statement on where deals come from, delivered or not
bosses hate logging in, is something sent to them
periodic channel overview for the directors
how often is lead origin reported to the top
executive summary on portals, in what rhythm
was there reporting for the chiefs in the handover
does the owner get a paper each thirty days
marketing performance digest for executives
and for the bosses, what was in it
board pack on lead channels, did dhow creek get one
recurring analysis for leadership

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
how fast do agents call back now
how many minutes from enquiry to first call
can you tell me how response time changed at dhow creek
is it true it went from over three hours to six minutes
enquiry first call time before after
i want to know if customers are rung sooner
what about reaction time in office hours
don't prospects still wait half a day
speed to lead, what did you achieve for the realtor
how prompt is the callback today
sla on new prospects, actual figure
how long is a house hunter left hanging
did the delay shrink and to what
lag between a web form and a human voice
turnaround on fresh leads at the brokerage
quick enough to beat rivals to the phone, are they now
average reply interval in the estate firm
i wrote to five brokers and none rang, how swift is your client
we lose buyers because we answer next day, what can be reached
my sales director wants a proof of faster reaction, do you have a number
suppose i enquire at ten in the morning, when would they ring me
our callers go cold within the hour, how did the property crm help there
and how quickly do they phone now
so what was it earlier and what is it today
at night as well or just working hours
how much time was shaved off

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
did the number of viewings go up
how many more viewings did the agency get
can you tell me if conversion to viewings improved
is it true they had 26 percent more without more enquiries
more viewings same enquiries
i want to know if they needed more leads for it
what about viewings, any increase
wasn't the growth just due to more advertising
lead to appointment conversion gain
did more people come to see the flats
busier diaries for brokers on equal demand, by how much
inspection bookings uplift
did better handling fill the calendar
how many additional house tours without spending extra
yield per prospect, up or flat
a quarter more showings, correct
what happened to visit numbers after go-live
we get plenty of leads but nobody visits, did your client solve that
i'm a sceptic, did they simply buy more ads to get those visits
our showroom is empty, what rise in appointments have you seen elsewhere
suppose a hundred people ask, do more of them now step into a house
my investor asks about funnel efficiency at the brokerage, what's the figure
and did it bring more appointments
so did the rate of visits change
with no more inquiries than before
how much better do they turn a lead into a tour

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
how much money was saved per month
which sources did they stop paying for
can you tell me what the crm saved in advertising
is it true two sources had brought no contract in a year
4100 a month saved sources
i want to know if the system pays for itself
what about useless portals, did they cancel them
didn't they keep paying for dead sources
monthly cost relief for the brokerage
subscriptions axed thanks to the figures
how many dollars went down the drain before
marketing waste eliminated, amount
dead channels dropped, and the benefit
budget freed by ending worthless listings
what economy did the realtor make on promotion
were there suppliers that had delivered nothing in twelve months
did it trim expenses in any way
we suspect some portals are a rip-off, what did your client find and save
my accountant asks if such a tool ever reduces outgoings
our advertising bill only grows, did the property firm manage to bring theirs down
suppose it costs sixty grand, what comes back each month
i'm the treasurer here, show me a saving in hard currency from the estate case
and how much did they save
so what did they cut
per month or per year, that saving
how long had those two brought in nothing

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
do all agents use the crm
how many agents work in it daily
can you tell me how long it took until everyone used it
is it true that forty of forty are in it
agents using crm daily fifth week
i want to know if some agents refused
what about adoption, did the team use it
didn't half of them stay with spreadsheets
user take-up at the brokerage
was there any holdout among the salesmen
when was the whole crew on board
daily active share of staff
did reps boycott the tool
full acceptance reached when
how soon had the last straggler joined
is it shelfware or in everyday use
rollout success with the sales force
our last crm was dead within a month, what happened to theirs
i manage stubborn brokers who hate computers, did yours come round
my worry is people going back to whatsapp, did everyone at dhow creek stay with it
suppose we introduce something new, how many weeks until everybody is in
we paid for licences no one uses, can you prove yours get used
and did the brokers use it in the end
so how many were on it after a month or so
all of them, really every day
was there anybody left outside

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
which map provider does the broker tool use
google maps or somebody else in the crm
cartography component in the property system
where do the street plans in the tool come from
geo sdk used for the estate client
what draws the pins for the villas
is openstreetmap involved or a commercial map
maps api vendor for the viewings planner
we find google maps too dear, what did you choose for the realtor
and the maps, whose are they
tile service behind the location screen
what renders the city in the broker software

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
how does the front end fetch and cache data in the crm
swr, rtk or something else for server state
react data layer of the broker tool
what keeps the screen fresh without reloading
client-side caching library for the property system
was it called react query before, did you use it
i'm a frontend dev, what do you use for api state
which library retries failed requests in the browser
ui technology named for the estate project
and on the browser side, which library
stale-while-revalidate tool you chose
hooks for remote data, from which package

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
what handles jobs in the background of the broker system
node job queue, which one did you take
redis queue in the property crm
how are slow tasks run on the realtor's server
delayed and repeated jobs, by which package
agenda, bee or something else for node workers
backend tool for asynchronous work in the estate project
sidekiq equivalent in javascript that you used
what sends the listings off behind the scenes without blocking
and the queueing, with what
do you know redis-based workers from a real project
message queue library on the lead tool server

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
in what format do flats reach the listing sites
how does the crm talk to bayut technically
rest api or a file feed for the portals
machine interface for property adverts
data exchange with listing websites
what is transmitted to dubizzle, csv or something else
markup feed for vacancies
how does an apartment get from the tool onto the sites
integration type with the house-hunting platforms
and technically, how are the listings passed on
do you know the syndication schema that gulf sites want
outbound feed for real estate ads

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
how does the tool learn that the phone is ringing
voip events pushed into the crm
call pop-up, by what mechanism
what connects the switchboard with the broker software
missed call becomes a lead, how is it triggered
http callbacks from the pbx
is the exchange polled or does it notify the tool
twilio or etisalat events received how
phone system integration technique at dhow creek
and calls, how do they get in there
our 3cx can send events, did you use something of that kind
cti by push, done in the estate job or not

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
does the broker tool sync with outlook
which office suite is the crm tied to
google workspace or ms for calendar and mail
exchange mailbox connected with the lead system
our whole firm is on o365, would the tool play along
do appointments land in the salesman's normal calendar
teams and outlook link in the property project
mail integration of the realtor software
is e-mail read from exchange online
and their diary, is that synchronised with something
office cloud coupling in the estate system
what productivity suite does it hook into

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
can tenants sign from abroad
is docusign or similar wired in
do contracts still need pen and paper in the broker system
digital signing of leases, included
buyer sits in moscow, how does he execute the papers
electronic autograph on the tenancy
does anyone have to come in to sign
paperless contract closing in the property crm
sign on the phone with a finger, is it possible
and the contract, is it inked by hand
remote signing integration at the realtor
which step makes couriers for agreements unnecessary

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
where is the broker crm hosted
do dhow creek's customer records stay in the emirates
which cloud and which region for the property system
me-central-1 or bahrain
are the servers on local soil in the gulf
pdpl and data residency, where does the realtor's data sit
amazon or azure for the estate client
onshore hosting for a uae company, have you done it
our regulator forbids data abroad, did your property client keep it home
and where does it run
data centre country of the lead tool
does anything of the brokerage lie in frankfurt or ireland

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
what were the agents afraid of
did agents resist the shared list
can you tell me what the human problem with the crm was
is it true agents feared losing customers
agents fear shared list customers
i want to know if the staff were against the new system
what about the brokers, were they happy with sharing
weren't the salesmen glad about one list
poaching among mates, was that the concern
why would reps hoard their contacts
political hurdle at the brokerage
change resistance in the property project, of what kind
anxiety over commission theft
what made the sales force uneasy about openness
was there opposition and on what grounds
territorial salesmen, did you face that
which difficulty was not technical in the estate job
my best seller says he'd quit if others see his clients, have you met this
i know brokers guard their phone book like gold, how was it at dhow creek
our team is forty egos, what worries came up in yours
suppose everybody sees everybody's leads, didn't they panic
we tried pooling contacts and got a mutiny, was your client spared
and what was the difficulty with the brokers
so what frightened them
why didn't they want it
was the trouble with people or with technology

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
what came first, the rules or the software
did you write rules before the software
can you tell me how you started when agents were afraid
is it true the rules came before any code
rules before software crm
i want to know if policies were agreed first
what about rules, were they made later
didn't you begin with programming
order of work when sales people quarrel
governance first or tool first
was there an agreement prior to building
did you settle the conflict on paper beforehand
what preceded coding in the estate job
was the dispute left to the program to sort out
constitution before machine, is that how you did it
which was tackled earlier, the policy or the app
how did you start calming the salesmen
other agencies throw a tool at us and leave us to fight, what did you do first at dhow creek
i think technology can't fix a quarrel, did you see it that way too
our brokers will argue about ownership, would you sort that out ahead of coding
suppose staff distrust each other, do you just install something
my lawyer asks whether terms of use were fixed in advance in that brokerage
and what did you do about their fears first
so where did you begin
was code written straight away
in which sequence, agreement or development

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
who does a lead belong to
how long does an agent keep a lead
can you tell me what happens after thirty days
is it true the first to answer gets the lead
lead ownership thirty days clock
i want to know if everyone can see how long is left
what about ownership, what is the rule
doesn't an agent keep his lead for ever
exclusivity window for a prospect
when does a dormant client become free for colleagues
first come first served for reps, or seniority
protection period in the broker tool
transparent countdown on customers, is there one
what stops a salesman from sitting on a prospect
which policy decides between two who claim one buyer
quickest responder wins, for what time
how is hoarding prevented at the brokerage
two of my people fight over one buyer, how would your client's rule settle it
i'm a new broker there, can i take over somebody's forgotten contact and when
our seniors grab everything, what fair principle did the property house adopt
suppose a colleague never follows up, how long is the contact his
we need a written rule on who owns whom, what did theirs stipulate
and what was the rule in the end
so who wins
for how long is it his
is the timer hidden or open to all

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
who wrote the rules
did agents help to write the rules
can you tell me how many agents took part
is it true that four agents presented the rules to the others
four agents wrote presented rules
i want to know if the staff were involved
what about the agents, were they asked
didn't management just impose the rules
champions from within the crew, how many
were brokers co-authors or merely told
ambassadors for the change at the estate firm
how did you win over the rest of the sales force
peers convincing peers, was this your method
who stood up and explained it to the colleagues
participation of employees in drafting
change management trick with the salesmen
top-down or bottom-up policy at dhow creek
my people reject anything from head office, how was it sold to theirs
i'd expect a revolt when bosses dictate, who did the talking there
our union asks who sat at the table when the regulations were drafted
suppose consultants lecture the brokers, nobody listens, so who did it
we want our own staff on our side from the start, did you do that for the realtor
and who came up with those
so who told the others
were some of the brokers part of it
how many took the pen in hand

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
what was the problem with duplicate enquiries
did one person get called by three agents
can you tell me why customers were rung several times
is it true the same flat led to three calls
same person three portals three agents
i want to know what went wrong with people who asked twice
what about callers who use several portals
didn't agents notice it was the same person
duplicate leads, what did it look like in practice
were house hunters pestered
embarrassing repeated phoning at the brokerage
triple contact with a single inquirer, how come
why were prospects irritated
uncoordinated salesmen bothering a lady, did this occur
one buyer many tickets, which mess followed
crm difficulty with repeated requests
how did a lone seeker become three leads
i asked for a studio on bayut and dubizzle and five brokers rang, was your client like this
our customers complain that everyone from our office calls them, have you seen it
suppose my wife enquires on every site, what used to happen
we look unprofessional when colleagues phone the same man, did the property firm too
my boss wants an example of duplicates hurting a business, do you have one
and what was the trouble with doubles
so how many people phoned the poor fellow
why did three of them ring
was it on one site or on several

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
how does the crm notice that two enquiries are the same
what is compared when an enquiry arrives
can you tell me how duplicates are found
is it true that telephone and e-mail are compared
telephone email property compared enquiry
i want to know which fields are used for matching
what about repeats, when are they detected
doesn't it only look at the name
dedupe keys in the broker system
matching criteria for newcomers
how does the tool recognise an old acquaintance
identity resolution at the realtor, by what attributes
at which moment are twins spotted
is there a check of mobile number and mailbox
what tells the machine it's one and the same seeker
algorithm against doubles at intake
which three things reveal a repeat
my name is mohammed like thousands, how does the system tell me apart
i use two sites and one phone, how would they know it's me
our crm only matches spelling and fails, what did you match on for the estate firm
suppose someone mails first and rings later, how is he recognised
we want doubles caught at the door, did you do it so in dubai
and how did you solve the doubles
so what does it look at
when does that comparison happen
by name or by other details

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
do joined enquiries keep their sources
what happens to the source when enquiries are joined
can you tell me if a portal loses credit after joining
is it true nothing is lost for the reckoning
joined enquiries keep all sources
i want to know if merged leads forget where they came from
what about the second portal, is it still counted
doesn't merging delete the other source
multi-touch history after deduplication
are statistics falsified by combining records
does every channel get its due when two entries become one
provenance of united records
is origin information thrown out with the duplicate
attribution accuracy despite merges
how is it avoided that one website takes all the praise
are all touchpoints retained
bookkeeping of channels after consolidation
our tool erases the loser when we combine contacts, does yours too
i'm the marketing lady and fear that merging muddies my numbers, does it
my auditor asks if anything vanishes when records get united
suppose a buyer came by three sites, which of them is honoured afterwards
we pay each portal by results, would fair accounting survive the clean-up
and what about where they came from
so is anything forgotten in the process
are both origins kept or just the first
does the joining spoil the statistics

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
did management know what each source brought
how many sources did management pay for
can you tell me what the trouble with the sources was
is it true they paid without knowing the benefit
management paid seven sources unknown
i want to know if the bosses knew what worked
what about the marketing costs, were they under control
weren't the sources checked before paying
flying blind with promotion money, who did
partners signing cheques in the dark
unmeasured spend at the brokerage
did directors have any idea of the yield per channel
which budget problem did dhow creek have
renewing portals out of habit, was that so
marketing expenses without evidence, how many suppliers
was the return on each subscription a guess
lack of accountability in lead buying
we renew five listing sites each year on gut feeling, was your client like us
i'm a partner and just sign the invoices, did you meet bosses like me
our finance man asks what we get for it and we can't say, did that occur there too
suppose one of the suppliers was worthless, would the chiefs have noticed
my guess is most estate firms waste money on ads, what did you see
and what did the bosses not know
so they paid for how many
was it unclear what they got for their money
which difficulty concerned those at the top

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
how is the source of an enquiry kept
where is the source stored
can you tell me how far the source travels
is it true it goes along to the commission
source stored enquiry viewing contract commission
i want to know if a contract can be traced to its source
what about the commission, is it tied to the source
doesn't the source get lost after the viewing
closed-loop attribution, how did you do it for brokers
end-to-end tracking from click to payout
does the first touch survive until the deal is signed
breadcrumb trail from advert to money
utm tag kept until when
by what means do bosses see what pays off
provenance attached to a prospect all the way
is the lead's birthplace remembered at payday
how was spend made visible in the estate tool
someone sees our banner in may and signs in october, would the link survive
i always lose the origin once the salesman takes over, how did you prevent that
my marketing agency claims every sale, how did your client know the truth
suppose a villa is sold, how can they look up which site found the buyer
our crm forgets everything after the first call, does yours carry it on
and how did you make it traceable
so what travels with the lead
until which step is it remembered
what did you do about the blind spending

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
what happened to the arguments about sources
is there still an argument about what works
can you tell me what changed for the management discussions
is it true an argument became a table
argument now a table
i want to know if they stopped arguing
what about the discussions, are they settled now
don't the partners still quarrel over portals
gut feeling replaced by what
did facts end the debate in the boardroom
peace among the directors, how come
opinions or evidence nowadays at dhow creek
does the loudest voice still win there
data-driven decisions at the brokerage, since when
shouting matches over budget, gone or not
how do they decide on channels today
end of the endless dispute, through what
our monday meeting is one long fight about ads, did your client get out of this
i'm tired of opinions from my partners, what helped the estate people
my boss trusts his belly, what did the boss at the realtor trust in the end
suppose two directors disagree on a portal, how is that resolved today
we want fewer debates and more numbers, have you brought that about anywhere
and do they still quarrel
so what did it do for the mood among the bosses
what took the place of all that talk
is it settled by figures now

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
why was the deadline so tight
when did the lease on the old system end
can you tell me if the lease could be extended
is it true the old system ended in four months
lease old system ended four months
i want to know why the crm had to be finished so fast
what about the old system, could they keep it longer
couldn't they just prolong the old contract
immovable cut-off date in the property job
what dictated the schedule
licence expiry as a difficulty, how much time was left
why the haste with the broker tool
was there any slack if you had been late
former vendor pulling the plug, when
time pressure at dhow creek, where from
hard stop for the predecessor software
was a renewal with the previous supplier possible
our subscription runs out in june and they refuse to prolong, have you faced that
i need to replace a system before a fixed day, did you ever do so
my landlord, sorry, my software vendor won't give more time, was it the same there
suppose the project had slipped, could they have fallen back on the earlier one
we have a cliff date in q2, any case where you had one
and why the hurry
so how much time did you have
could that date be moved
what happened with the predecessor

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
how did you meet the deadline
when was the first version delivered
can you tell me if features were cut
is it true it was delivered in week ten
scope cut delivered week ten
i want to know what you do when time is too short
what about the scope, was everything built at once
didn't you ask for more time
mvp first, when did it ship
slimmed down release for the brokers, after how long
how did you beat the clock
dropping nice-to-haves, did you do it in the estate job
essentials only, ready by when
go-live of the reduced package
what gave, date or features
prioritisation under pressure, how did it end
first usable edition for the salesmen, in which week
every vendor we had was late, how did you stay punctual in dubai
i'd rather have a little on time than all too late, is that how you work
our cut-off is fixed, what did you do when a client could not wait
suppose four months isn't enough for all, what do you leave out
my boss fears a big bang at the last minute, how early was theirs running
and how did you cope with that
so what did you leave out
in which week was it there
was it finished before the cut-off

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
which parts of the crm came later
when did accounts and archive follow
can you tell me what was delivered after the first release
is it true agents already worked while the rest followed
accounts archive followed later
i want to know if the left out parts were ever delivered
what about the archive, was it there from the start
didn't agents have to wait for the accounts part
phase two of the broker tool
postponed modules, what were they
bookkeeping side, delivered late or never
what was put off until after go-live
historic files, when were they brought over
did the salesmen sit idle till all was complete
staged rollout at the realtor, what came last
second instalment of the estate system
were trimmed functions forgotten afterwards
vendors promise later and never do it, what happened to the bits you had cut
i keep books for a brokerage, when would my piece have been ready
our old papers are a mountain, did theirs hold up the start
suppose the finance part isn't ready, can the sales staff begin anyway
my fear is that later means never, was it so in the property project
and the rest, did that come too
so what came afterwards
were people using it by then
did they have to stop work when you added more

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
what did the client learn from the crm
how many portals brought no contract
can you tell me what surprised omar haddad
is it true two portals brought not a single contract
client learned two portals no contract
i want to know what the customer discovered
what about the portals they paid for, were they any good
weren't all the portals worth the money
eye-opener for the broker boss
aha effect in his own words
duds among the listing sites, says the customer
which finding did the managing partner mention
what revelation came out of the data, quoted
did paid channels turn out to be useless, according to him
insight the realtor owner reports
money for nothing, what does he say on that
quote on worthless subscriptions
i pay bayut and three more and wonder, what did your client find out about his
we suspect some websites never sell, has any customer said so publicly
my partner doesn't believe a crm teaches you anything, what did that boss say
suppose i measured my channels, what nasty surprise did your customer get
as a journalist i want a quote on wasted portal fees
and what did he learn from it
so which surprise did he speak of
how many of them had brought in nothing
did the client say anything on the results
`;
