/** What people ask, and the sentence that answers it (question-bank.ts). */
export const aboutWhat999PercentUptimeMeansInAContract = `
= “What 99.9% uptime means in a contract”,
who wrote what 99.9% uptime means in a contract
who is the author of the uptime article
when was the article about hosting guarantees published
what did arjun deshpande write
do you have a post on service level agreements
which article explains sla
anything on your blog about cloud hosting
how long does it take to read the uptime post
what did you publish in may 2024
is there an article on availability guarantees
do you have something to read on hosting contracts
which colleague wrote about availability
something to read about sla
do you have a post on hosting guarantees
which colleague of yours knows about server promises and put it on paper
is there reading material for someone who is about to rent servers
arjun deshpande, what did he put on paper
day and author of the piece on nines
how long is the text on nines
have you explained in public what hosts promise
i must negotiate with a data centre, have you something to read
cloud topic on your blog, which
i am about to sign with a data centre and understand nothing, have you put it on paper for laymen
who penned the piece on uptime guarantees
has arjun deshpande penned anything on slas
when did the article on three nines appear
how many minutes is the availability article
do you have a primer on hosting slas for procurement
which article explains uptime guarantees to a layperson
under which heading is the sla article
anything for a buyer who has to sign a hosting agreement

= Three nines sound
does three nines mean the site is always on
is 99.9 percent as good as permanent
does 99.9 sound better than it is
three nines, does that mean never down
is my site on all the time with this guarantee
does such a high percentage mean permanent
99.9 is practically never dark, right
is it nearly perfect or only nearly
salesman says three nines, so i can sleep, right
does it sound like always but isn't
our provider says three nines, so we never have to worry, right
does 99.9 guarantee round the clock availability
is three nines as flawless as it seems
how does 99.9 come across to a buyer
my provider boasts of triple nine, is it perfect
do people mistake 99.9 for perpetual

= They allow forty-three
how much downtime does three nines permit
does the small print decide which downtime counts
what does 99.9 allow per month
is every outage counted against the guarantee
what is the uptime article about
is there a catch in the small print
three quarters of an hour each month, is it really permitted
how long may my site be offline under this guarantee
does the agreement hide something about outages
do all outages count
how dark may it get each month without breach of contract
almost an hour a month and nobody pays, true
tiny letters in the contract, what do they decide
loopholes in the server promise
which part of the dark time counts
how much standstill must i swallow every month though everything is according to contract
how much interruption may the provider have monthly at triple nine
what is the tolerance in a 99.9 sla
who defines the countable interruption
what does the fine print of an sla determine
our hotel booking page was unavailable half an hour, is it a violation
our portal was dead 40 minutes in may, have they broken the promise

= Six clauses to
how many clauses should i read in a hosting agreement
how many points of an sla should i check before signing
what should i read before i sign with a host
what do i check first in a hosting agreement
is there a checklist for hosting agreements
how many paragraphs should my lawyer look at
what do i read with a magnifying glass before i sign with a data centre
number of paragraphs to watch for
i have the hosting papers in front of me, how many things should i hunt for
which part of the papers deserves my time before i sign
how many provisions of an sla deserve scrutiny
what should i study before putting pen to paper with a web host
is there an sla checklist in the article
how many conditions must i scrutinise before agreeing to hosting
i'm about to rent servers, how many clauses should i check

= A percentage close
why are uptime percentages hard to understand
is a percentage a good way to express availability
why should i think in minutes
why can't i imagine what such figures mean
what is the trouble with those high numbers
my head cannot grasp 99 point something, is it just me
better unit than per cent
what is easier to feel
why do you translate everything into minutes
ninety nine point nine does not tell me anything, is there a better way to say it
why do people struggle to grasp 99.something
is a percent figure too abstract for our board
why convert availability into clock time
what is the drawback of quoting availability as a percent
my chairman sees no difference between 99 and 99.9, why

= Each step of
why does higher availability cost more
what makes the fourth nine expensive
does more uptime mean higher price
what does the hosting company do for 99.99
do i pay more for each extra nine
why is someone on duty day and night
why is redundancy needed for the highest level
is the top level much more expensive, and why
what am i paying for at the highest level
must every component be doubled
staff awake all night, at which level
what does the data centre do for one more nine
night watch and twins of each machine, when do i pay for that
from rung to rung, does the bill grow
why is the top rung so dear
am i paying for people or for machines at the top rung
two of everything, at which rung
why does my provider want double the money for one more nine
why does an extra nine jack up the fee
what makes five star availability so pricey
do i pay for redundant hardware and round the clock staff
why is the next tier always dearer
who is watching at 3 am and is it included in the price
why does five nines cost a bomb
if i want more nines, what am i paying for
does every machine need a spare

= So ask for
how do i choose an uptime level
what should i ask the host about price
should i get quotes for two levels
how do i know if the next level is worth the money
which prices should i compare
how do i bargain on availability
what would the supplier do differently for more money
how do i find the right rung for my money
let them quote the rung above and below, sensible
what do i ask the data centre besides the sum
one offer is enough, right
they offer me only a single service class, should i ask what the next one costs
how do i pick an availability tier
should i request a quotation for adjacent tiers
what do i ask the host about the difference in service
how can i tell whether the upgrade to a higher tier is worth it
for how many tiers should i obtain prices
and how do i decide between them
gold or platinum sla, how to pick
what do i request from the host prior to choosing a tier

= In a month
for which period are the downtime figures calculated
how many days is the month in your uptime table
how many days does your table count
is february counted the same
what is the basis of the table
on how many days is your table of standstill based
do you reckon with thirty or thirty one days
on what basis is the outage table computed
do your downtime numbers assume 30 days
is the tolerance counted per calendar month
which timeframe underlies the listed interruptions

= 99%: 7 hours
* how many minutes of downtime does each uptime percentage allow
* table of uptime and downtime
* convert availability percent to minutes
* what outage do the usual promises allow
what does 99% availability mean in hours
how long can a site be down at 99 percent
two nines is how much outage
seven hours a month offline, which level is that
two nines, may it be dark for a working day
how bad is 99
our host brags with 99, is that any good
translate rungs into time please
list of promises and dark time
a full shift a month, which rung permits it
a cheap provider offers us ninety nine percent, how many hours could our hotel be without bookings
how much interruption does ninety nine percent tolerate
our provider only commits to 99, how bad could it be
what is the monthly tolerance of two nines
would my shop be unavailable a full shift with 99 percent
convert 99 percent to clock time
ninety nine sounds superb, how long can i be dark though

= 99.5%: 3 hours
what does 99.5% mean in hours per month
downtime at 99.5
how long may it be offline with 99.5 percent
three and a half hours monthly, what percent is that
two and a half nines, how long offline
which level permits half a morning offline each month
how long may a site be off at ninety nine and a half percent
half a working day dark, which rung
host offers 99.5, what do i suffer at most
ninety nine five, minutes please
216 minutes, which rung
with ninety nine and a half, how long can our till stand still in a month
we were promised ninety nine point five, how many hours is that at most in a month
what interruption is tolerated at ninety nine and a half
our web host commits to 99.5, how bad is that
convert 99.5 to clock time
what is the tolerance one tier above 99
what does the half percent tier permit each month

= 99.9%: 43 minutes
what does 99.9% uptime mean in minutes
how long can my site be down with 99.9
downtime per month at three nines
99.9 percent in minutes
how many minutes offline does a 99.9 guarantee allow
in your article about uptime, how much outage does 99.9 allow
43 minutes, which percentage
is three quarters of an hour offline within the contract
three nines how long per month
which guarantee permits three quarters of an hour offline each month
how much outage is tolerated by the common guarantee
how long can my till stand still with three nines
the usual promise in time, please
lunch break each month, which rung permits it
host offers 99.9, what do i suffer at most
is under an hour the limit with three nines
dark time at three nines
with three nines, how long can our hospital desk stand still in a month
we were promised ninety nine point nine, how many minutes is that at most in a month
convert triple nine to clock time
what interruption does 99.9 tolerate monthly
how bad can it get with a 99.9 commitment
what is the maximum unavailability at three nines
my vendor commits to 99.9, how many minutes is that really
what does the commonest promise permit in a month
triple nine, what's the damage

= 99.95%: 22 minutes
what does 99.95 percent mean
how much outage is 99.95
downtime allowed at 99.95% per month
22 minutes a month, which level
three and a half nines, how long offline
how long may a site be off at ninety nine point nine five
less than half an hour offline monthly, which level
host offers 99.95, what do i suffer at most
is 99.95 twice as good as three nines in time
rung between three and four nines, minutes
between three and four nines, how long can our desk stand still in a month
we were promised ninety nine ninety five, how many minutes is that at most in a month
is twenty minutes of standstill within what they promised us at 99.95
convert 99.95 to clock time
how much unavailability does 99.95 tolerate
our provider commits to three and a half nines, what interruption is that
what lies between three and four nines

= 99.99%: 4 minutes
what does 99.99% mean in minutes
how much downtime is four nines
how long is the outage allowed at 99.99
is 99.99 only a few minutes
four minutes a month, which percentage
four nines, how long offline
how long may a site be off at the highest level
what does the strictest guarantee allow
host offers 99.99, what do i suffer at most
dark time at four nines
259 seconds a month
with four nines, how long can our trading floor stand still in a month
we were promised ninety nine ninety nine, how many minutes is that at most in a month
convert four nines to clock time
what interruption does 99.99 tolerate monthly
how much unavailability has the top tier
our bank requires quad nine, what is the tolerance
what is the shortest interruption in your table
which tier has just over four minutes
for a trading desk on the strictest tier, what remains

= Forty-three minutes at
does it matter at what hour the site goes down
is a night time outage harmful
when does downtime cost nothing
is being offline on a sunday morning a problem
we were offline in the middle of the night, is it serious
dark while all are asleep, so what
sunday dawn breakdown, do i have to be cross
our maintenance is when nobody is there, is that harmless
no one noticed the breakdown, did it cost anything
we had a standstill while everyone slept, should i make a fuss
is an interruption before dawn on a weekend serious
when is unavailability harmless
the server was offline at 4 am, do i lose anything
what time slot is cheapest for an interruption
does a crash matter while everybody is in bed
should i fuss about a crash on sunday before sunrise
nobody was shopping then, does it still cost

= The same minutes
when is downtime most costly
what if the site crashes during a sale
what if the server fails on the last day for school fees
can a short outage cost more than a year of hosting
our site is offline in peak hours, how bad is that
worst moment for being offline
we collect fees online and the deadline is near, what does a failure cost
failure at the start of our promotion
our college takes fees until midnight of the 30th, what if it breaks then
worst timing for a breakdown
ticket presale starts and all is dark, what does it cost
a short breakdown dearer than twelve months of servers, possible
breakdown exactly when the discount begins
results of the exams appear at noon and the server gives up, what does such a moment cost
what if the site collapses at the beginning of diwali rush
parents couldn't submit fees on the deadline, how bad is it
how could a brief interruption exceed annual hosting charges
our flash offer began and the server died, how costly is it
what is the most disastrous timing for a crash
exam results came out and the portal died, why is it so dear
thaipusam tickets opened and we crashed, how dear is such a moment
how can minutes equal a year's fees

= An average knows
why is an average uptime misleading
does the percentage distinguish peak and quiet hours
what is the weakness of an average
does the guarantee care about when it fails
a calm night and a rush hour weigh the same
what is blind in such a per cent
does the mean hide the pain
does the contract treat a quiet night like our busiest hour
why is a mean figure over the month not honest to me
does a mean value treat busy and idle hours alike
what is the blind spot of averaged availability
does the percent reflect rush hours
why is a mean availability no comfort on eid sale day
does the sla treat friday night same as monday noon
is a percentage blind to my peak season

= So begin with
how should i begin when choosing an availability level
what should i look at first, my calendar or the contract
first step to decide on a service level
where do i start when choosing a service level
what do i look at first, before the offers
first the offers or first my own year
where do i look before i talk with a data centre
festival season, exam week: should i mark that first
what do i do before i read any offers of providers
should i think about my own year first
where should i start when setting availability requirements
should i check my diary before bargaining on sla
which document of mine do i consult first
do i plan availability around my own seasons
and which diary do i start from

= Write down the
how do i work out what downtime costs me
what do i write down to estimate outage cost
how many critical hours should i list
how to calculate the loss from one hour offline
which costs arise during downtime
what is an hour of outage worth
how do i put a price on being offline
which are the worst hours, how do i list them
lost orders and idle people, how to sum up
what do i lose while the site is off
how do i put a figure on being offline
which moments hurt my business most, how to find out
a hospital asks: what does an hour of darkness cost us
ten what do i put on paper
how do i make the boss see what a breakdown costs
idle employees and callers, do they belong in the sum
what do i count when nobody can work
is lost trade the only loss in a breakdown
which moments of the year should be on my list
my boss asks what a standstill would cost us, how do i arrive at a figure
how do i do a business impact analysis for outages
which hours should i list as most sensitive
how do i put a monetary figure on an interruption
how many peak hours should my list contain
what homework shows the damage of a crash
do i include staff twiddling their thumbs
how do i show my boss what a blackout costs
my freight firm has month end peaks, what should i put on paper

= If the highest
when is 99.5 percent good enough
do small businesses need high uptime
which availability is fine for a small site
i run a small bakery site, what level do i need
can i live with a cheaper guarantee
an outage would cost us only a little, what then
do i really need three nines for a little website
when can i sleep well with a low level
we hardly lose money when offline
i have a village museum's page, must it be always on
are you saying cheap is fine for small folk
a breakdown costs me two hundred dollars, which rung
may a hairdresser take the cheap rung
does my club need three nines
we are a small choir with a website, must we pay for the finest service
which availability suffices for a small tailor's website
can i relax with 99.5 when an interruption hardly hurts
is a premium sla unnecessary for a hobby club page
we would lose perhaps 300 dollars, what do you suggest
is the budget tier adequate for a tuition centre
i'm a florist with a simple page, do i need the posh sla
the dentist next door pays for premium uptime, should i too
when is it okay to sleep soundly on a low tier

= If it is fifty
an outage would cost me fifty thousand, what should i do
how do i protect my peak hours
what is a change freeze for
should people be on standby during a sale
how to secure black friday without more nines
what helps on the critical days
downtime costs us a fortune in few hours, what measures
no deployments before a big day, do you recommend it
how do we get ready for a big sale day
we sell out stadiums in an hour, how do i shield that hour
hands off the code before the great day
watchmen during the great day, good idea
a dark hour is worth a car to us, what do we do
how do i shield budget day or results day
put everything in more nines, right
one bad hour at our ticket sale costs more than a car, what would you do for that hour
what precautions for hours when interruption costs 50k
should deployments be suspended during peak season
we sell concert tickets, how do we safeguard the opening hour
is a code freeze with on call engineers advisable
how do i prepare for 11.11 when a crash would ruin us
do we need technicians on standby during the sale
our singles day hour is priceless, how do we shield it
do you stop releases on the big day

= A fourth nine
is a fourth nine worth it
should i pay for 99.99
is 99.99% all year overkill
is it sensible to buy more uptime for a few peak hours
is it wasteful to buy the highest level
more nines or special care on special days
ten bad hours, should i buy the top rung for all 8760
is the top rung money in the bin
the dearest way to shield a few hours
our chief wants four nines for prestige, your opinion
is it clever to buy the finest service all year because of a few hot days
is purchasing four nines economical for a handful of peak hours
my cio insists on 99.99, is that extravagant
why not simply upgrade the sla for the whole year
is the top tier a poor investment
what is the priciest approach to guarding peak moments
should i buy platinum all year for a single sale weekend
is four nines money down the drain

= Your system is
what does my system's availability depend on
is my site only as reliable as its parts
why is the whole less reliable than its parts
what must be working for my site to be up
what pulls my page down although my server is fine
my page hangs on five others, does it matter
weakest link, is it so with servers
which pieces does my page lean on
my own machine ran well and yet nobody could buy, how can that be
when is a website regarded as up
if a dependency collapses is my system unavailable
does my availability rely on other services
must every component function for the site to count as up
my server is healthy but orders don't go through, why
login fails as the sms gateway is dead, is my system considered up
what must run for customers to call it up

= Suppose that the
which example do you use for chained availability
what parts does the example page depend on
how do you combine uptimes of several components
application, database and payment, how do they add up
program, tables and card firm: how do you reckon them together
which pieces has your model page
do you assume the pieces fail together or separately
how do i reckon when my page leans on a database and a bank
what are the three things your imaginary page leans on
what scenario illustrates dependent availability
which three components are in the chain illustration
what are the assumptions behind the serial reliability sum
are the failures presumed to be unrelated
what dependencies does the sample page have

= Together they manage
what is the combined uptime of three parts with 99.9
how many minutes does a chain of three services lose
if app, database and payment each have 99.9, what is the total
does availability multiply
how much downtime do three dependencies give
why is my actual uptime lower than each supplier's promise
three services of three nines each, what remains
why do i get 130 minutes instead of 43
does total reliability drop with each added service
each piece has three nines, so the whole has three nines, right
three pieces, dark time per month altogether
0.999 times itself three times, what comes out
more than two hours although each promises 43, why
does every further piece drag the whole down
all three of my providers give three nines, what do i get altogether
what is the serial availability of three 99.9 components
how much interruption results from three dependencies
does the availability shrink when you link services
why is the end to end figure lower than 99.9
what does the multiplication yield
so how bad is it altogether
three suppliers at triple nine each, what do i end up with
is my real uptime lower than any single vendor claims

= A supplier who promises
how can a supplier keep the promise for the whole system
how do i design a site so that one failure does not stop all
what should still work when the payment provider is down
can a shop run while payment is broken
what is graceful degradation, example
how can 99.9 be guaranteed for everything
what should a form do when the server is not reachable
how to keep selling when a component fails
can parts fail without the customer noticing much
should the catalogue stay visible if card payment fails
how do i make a system that survives partial failure
what should visitors still be able to do in a breakdown
fallback when checkout breaks
what is needed to guarantee more than each component
card firm is dark, must my page be dark too
half broken but still usable, how is that made
my contact page during a breakdown: are messages lost
what must a host do to be able to promise so much
can people look around while paying is impossible
bulkheads like on a ship, for software
one piece dies and the others go on, how
the bank's payment service fails now and then, can my shop at least keep its window open
how should software be architected so one outage doesn't kill all
what is an illustration of fault tolerance in a shop
can my store stay browsable when the card gateway is offline
can a form queue messages till the mail server recovers
what must a vendor do to honour 99.9 end to end
paypal is down, must my entire store go dark
how do builders keep a partial failure from spreading
can enquiries be parked until mail is back

= And you should
what about failures of third parties
what should i ask about external outages
are aws failures excluded from the guarantee
if the payment gateway breaks, does it count
does the host answer for failures of others
what to ask about amazon or google being down
stripe is dark, whose fault is that on paper
are strangers' breakdowns in or out of the promise
the host says amazon was guilty, does it count
what do i want to know about strangers' breakdowns
the provider says it was amazon's fault, must he still answer for it
does the sla cover stripe or razorpay being offline
what should i enquire about vendors' subcontractors
are cloudflare failures exempt from the commitment
which outside services are carved out of the sla
who is liable when aws collapses
if google maps or the bank fails, does the host still owe me
which subcontractor failures are exempt

= Some contracts exclude
can the exclusions make the guarantee worthless
do some contracts exclude nearly everything
what if the sla has lots of exceptions
is a guarantee with many exceptions useful
could the guarantee be impossible to break
the list of exceptions is longer than the promise, worth anything
can a promise be so full of holes that it cannot be broken
everything is excepted, what then
there are two pages of exceptions in our contract, is the promise still worth something
when so many things do not count, can they fail at all
can an sla be so watered down that it is meaningless
when is a guarantee practically unbreakable
my host lists a dozen carve outs, what's the guarantee worth
do some providers exempt themselves from nearly everything
is a commitment with many exemptions a farce
my contract lists so many exceptions, is the guarantee hollow

= Uptime belongs to
is uptime clearly defined
does everybody mean the same by uptime
is there a standard definition of availability
why is uptime such a vague word
why do two hosts mean different things by availability
do people agree on what availability is
the term in our agreement is vague, is this common
two data centres, two meanings of the same word
is there an iso definition of being up
we all know what the word means, right
foggy word, do many use it without defining
do my provider and i mean the same when we say it is up
is uptime a well specified concept
does the term uptime have an agreed interpretation
why should availability be specified in the agreement
does everyone understand the same by uptime
is uptime a buzzword

= Before you sign,
what should i do before signing a hosting contract
how do i use the six questions
what do i look for in the sla text
what do i hunt for in the paper
my pen is ready, what should i still look up
how do i go through the paper
what am i to look for in the text of the contract
how do i proceed with the text before i put my name under it
what do i do with the sla questions ahead of signature
how do i apply the six points to my draft agreement
what should i search for in the document before inking it
do i need to locate a passage for each question

= Where there is
what if the contract says nothing on a point
the agreement is silent about this, what does it mean
how do i interpret a missing clause
a point is missing in the agreement, is it in my favour
nothing is written on it, whose benefit is it
gap in the paper, good or bad for me
they did not mention it, so it is included, right
the contract does not mention nights at all, how must i read that
may i assume the best where the papers are silent
my draft agreement omits a point, how do i construe it
if the sla says nothing on maintenance, whom does it favour
should i assume the worst when a clause is absent
what does an omission in the agreement imply
who profits from gaps in a hosting deal
the clause i need isn't there, whose risk is it

= What is measured?
* checklist for an sla
* which six clauses should an sla have
* what should i check in a hosting contract
* what questions must an uptime agreement answer
what exactly should be measured as uptime
is a ping enough to prove availability
the server responds but nobody can order, does it count
which kind of monitoring check is right
what does available mean technically
what should the monitor try out
the home page loads but checkout is broken, is this downtime
green light on the server but nobody can buy, is that up
what questions has my purchasing officer to put to the data centre
which probe is honest
login page shows but login fails, up or down
should a robot play the buyer
paragraph list for the server paper
ping says fine, customers say no
the provider's lamp was green all day and yet not one guest could book, who is right
is a ping test a valid proof of availability
what should the availability check simulate
must the monitoring complete a trial purchase
server is green but shoppers can't buy, how to word the sla
which transaction should uptime be measured on
why is a responding machine insufficient
the homepage opens but checkout is dead, does the host say it's up
what kind of robot probe should the contract require

= From where, and
how often should uptime be checked
is a check every fifteen minutes enough
from where should the monitoring be done
what monitoring interval should i require
inside or outside measurement
where should the probe stand
is once a quarter hour too rare
short failures, will they be noticed
who looks, and at what rhythm
every quarter of an hour a glance, too lazy
glance from their own hall or from elsewhere
five minutes dark between two glances, does it count
rhythm of probing to demand
the provider looks every quarter of an hour whether we are alive, is that enough
from which location should the monitor run
is polling four times an hour adequate
what frequency of checks do i require in the sla
do brief interruptions slip through a lazy monitor
should the check run from outside the data centre
they glance at my site quarter hourly, good enough
where should the watchdog sit
how many times an hour should it be polled

= Over which period?
should uptime be measured monthly or yearly
what is wrong with a yearly uptime figure
how long an outage does 99.9 per year allow
over what period is availability calculated
can one outage last eight hours and still meet the sla
annual or monthly guarantee, which one is better for me
yearly figure hides a long failure, right
which reckoning is better for me, thirty days or twelve months
can they be offline a whole working day and still comply
why does the annual reckoning favour the host
one single day shift dark and still within the promise, how
count by the year, a trick
twelve months are fairer than thirty days, right
which span should stand in the paper
eight hours at a stretch under three nines, possible
they reckon over twelve months, why would that be bad for me
should availability be averaged annually or by month
why is a yearly sla disadvantageous
could a single huge crash still satisfy 99.9
what reference period should i insist on
my provider calculates per annum, what's the trick
should i accept a yearly calculation of uptime
a full working day offline and no breach, how is it possible

= What is left
is maintenance counted as downtime
what can be excluded from the guarantee
is planned maintenance fair
what does beyond our control mean in the contract
how much notice for maintenance
should i accept a force majeure clause
are scheduled works fair to leave out
which exceptions should i accept
reasons beyond our control, should i worry
which exceptions are tolerable in the guarantee
planned works at night, does that count as downtime
act of god wording, should i be careful
which exclusions are suspicious
they patch at noon and it does not count, fair
flood, war, lightning: must i accept that
forewarning before works, should it be written
elastic wording in the exceptions, what do i watch
which exceptions are decent
backdoor in the paper, which words
they want to leave out announced works and acts of god, should i agree
is scheduled upkeep allowed to be deducted
what is the matter with phrases like circumstances outside our influence
does force majeure cover a fat fingered engineer
must the provider forewarn us of upkeep
what wording is an escape hatch
they patch servers at noon without telling, do those minutes count
can the host blame an act of god for everything
is night maintenance fair game

= What happens when
what do i get if the guarantee is missed
do i get money back when the site is down
is a service credit enough compensation
must i claim the credit myself
penalty for missing the sla
what compensation is usual for outages
what is my remedy if they fail the target
does the refund cover my damage
is the credit automatic
do penalties help at all
they broke the promise, what do i see of it
is a rebate any comfort after a lost sale
do i have to beg for my credit
five per cent off the invoice, worth it
damages for a breakdown, do i get them
why have penalties at all if they do not cover
they missed their promise in may, what do i get and do i have to ask for it
what do i get when the provider breaches the sla
are service credits adequate reparation
will i be reimbursed for lost revenue after a crash
why bother with credits if they don't cover the damage
so who pays for my loss
they broke the promise, do i get money or a pat on the back
is 5 percent off my bill all i get
must i chase them for the credit

= How soon does
how quickly should the supplier respond to an outage
what reaction time should i demand
is night support more important than another nine
do they need to answer at night
which matters more, response time or percentage
somebody has to pick up the phone at 3 am, should i ask that
is a quarter of an hour response good
what is more valuable than the third nine
should the host pick up at 3 am
what speed of support do i need
is quick support better than more nines
they only work office times, does that matter
3 am, who picks up
i would rather have a quick human than another nine, am i right
how long until a technician looks, what is good
office hours helpdesk for a webstore, enough
what weighs more than the last digit
reaction in how many minutes
it breaks at two in the night, is anybody there, and should i insist
is response time more valuable than an additional nine
how fast must the helpdesk react to a crash
what reaction do i demand at midnight
my site crashed on hari raya eve, who picks up and when
is a quarter hour response a fair demand
should i haggle about decimals or about reaction
it's 2 am eid and the shop is dead, how soon must they pick up
do weekends and nights need cover

= A system can
does high uptime mean my data is safe
can a system that never goes down lose data
is availability the same as safety
can i lose everything despite good uptime
is my information protected by a good uptime figure
always online, so nothing is lost, right
always on means nothing can be lost, right
all bookings vanished although nothing was dark, possible
is being up the same as being safe
lost everything in an afternoon, does the promise cover it
nothing ever stood still with us, so our bookings are safe, right
can i be continuously online yet have my records wiped out
does high availability protect against data corruption
is uptime a measure of safekeeping
our site never crashed but the customer records got deleted, possible
is a good sla a substitute for backups
does availability equal security of the records
uptime 100 percent yet our bookings are erased, how come
is being online the same as being protected

= Two other figures
which other figures belong in the contract besides uptime
is uptime the only number to agree on
what two more numbers should i ask for
anything else to fix besides availability
what else belongs on paper besides the nines
is one number enough for the paper
which further numbers do i haggle for
besides the percentage, what else should stand in the papers
is there something more to agree than how long it may stand still
which further metrics should be written into the hosting deal
is the availability percent sufficient on its own
how many disaster metrics do i negotiate
what else should i put in besides the uptime
apart from nines, what else do i nail down

= The first is
how much data may be lost with nightly backups
what is rpo
how much work could we lose in a crash
is a daily backup enough
do continuous backups lose less
difference between nightly and continuous backup
backup every night, how much can vanish
we back up once a day, what could we lose
what is the recovery point
if the server burns, what is gone
should we save more often than every night
how old is the copy we get back
difference between daily and constant copies
we save at midnight, crash at six pm: what is gone
a working day of typing lost, acceptable
non stop saving, what does it bring
how fresh is what i get back
rpo in plain words
largest possible loss of work
our copies are made at midnight and the disk dies at five in the afternoon, what is gone
what is the recovery point objective in simple language
how many hours of typing can vanish with a nightly copy
if the disk crashes at teatime what do we forfeit
does real time replication shrink the loss
how stale may the restored records be
how much of a day's entries would my accountant have to redo
how many of my bookings could be gone for good
what interval between saves should i ask for

= The second is
what is rto
how long until all is working again after a disaster
which figure tells the recovery time
how fast would we be back after losing everything
total crash, how long till we work again
what is the recovery time
fire in the data centre, how long until we work again
rto in plain words
back on our feet after how long, is that agreed
from zero to running, which number says it
if the building burns, how long until we can work again, which figure is that
what is the recovery time objective in simple language
which metric deals with the duration of a rebuild
our data hall is flooded, how soon are we operational
how many hours to resume after a catastrophe
what should i ask about restarting following a complete wipeout
and the second metric, about restarting
the building burned, when is my shop back
how long are we closed after a total wipeout

= People call them
what do people call these two figures
do i have to know the technical terms for recovery
is there a technical name for these two figures
do the abbreviations matter
must i learn those abbreviations
rpo rto, are the names important
jargon for loss and return
do i have to remember those three letter words
what are the abbreviations for losing work and coming back
what do the acronyms rpo and rto refer to
do i need to memorise the acronyms
what are the official labels for loss and restart time
my cio throws rpo and rto at me, should i care about the words
are the terms essential
what is rpo, and do i need to learn it
is there a fancy term for time to get back up

= What matters is whether
is it enough that backups exist
what matters about recovery plans
has anyone tried the recovery, why is this important
plans are on paper, is it enough
have they ever really done it, is that the point
emergency plan in a folder, enough
they have a fine plan for disasters, is that enough for me
what is the decisive thing about getting data back
is a plan for disasters worth anything if nobody ever went through it
what is decisive about a disaster recovery plan
is a written plan enough without rehearsal
what counts, the paper or the rehearsal
should recovery be rehearsed
a thick emergency binder exists, is it worth anything
is practice more vital than paperwork

= Ask when a
what should i ask my host about backups
how can i check if the backups work
when was a backup last restored, should i ask this
how do i verify disaster recovery
what do i ask about restoring
what proof should the host give on recovery
did they ever try to bring the data back
good question to find out if backups are real
how do i feel the data centre on its tooth about copies
which date do i want to hear about copies
bring back into an empty room, has it been done, how do i ask
what was missing the last time, may i ask
how do i unmask a host who never drilled
how do i find out if my provider can really bring everything back
what should i ask my provider regarding the latest trial restoration
how do i interrogate a host about backups
which three details of the last restore should they tell me
should restoration be into a blank server
how do i find out whether backups are truly usable
is the duration of the restoration worth enquiring about
which question embarrasses a sloppy host about backups
how do i check they can bring my site back from scratch

= A supplier who restores
how often should restores be practised
can a good supplier prove that he restores
how often should a backup be tested
is a quarterly restore test good
every how many months should a restore be done
can they show a log of restores
how do i see that the host practises recovery
what rhythm of recovery drills is good
what evidence can a serious host provide
how many drills a year are decent
four times a year, is that good
does a host with nothing to hide have a log of it
fire drill for data, how frequent
how frequently should they practise bringing everything back
how regularly should a provider rehearse restoration
what document proves they rehearse recovery
is a restoration drill each three months good practice
can a decent provider present a protocol of the drill
is there a logbook for restores

= For one who
what is a backup worth that was never tested
our host never tested a restore, is this bad
am i paying for backups that may not work
is an untested backup useless
paying monthly for copies nobody checked
never restored, what is such a copy worth
our copies were never tried, how bad
is an untried copy a real safety net
they save data but never tested getting it back
we pay for safety copies, can we rely on them
they charge me monthly for copies, did anyone ever try one
hope with an invoice, what do you mean
copies exist, so we are fine, right
never drilled, what is it worth
what do i pay for if nobody tried it
they have made copies for six years and never brought one back, what am i paying for
are backups that were never rehearsed any use
my vendor takes copies nightly but never restored, am i wasting my fee
what is an unproven backup
why pay for copies nobody has attempted to restore
is merely having backups false comfort
copies are made nightly but never tried, can i relax
is an untried safety copy merely a wish

= For a few
how can i monitor uptime myself
what does independent monitoring cost
is there a cheap way to check my site is up
how often will a monitoring service check the page
can i check up on my hosting company
which page should be monitored
do i need my own monitoring
how do i keep an eye on availability on my own
is outside monitoring costly
tool that pings my page each minute, what price
how do i get my own evidence of outages
can i play watchdog over my host without being a techie
what do i spend on a watchdog
little robot that looks at my page all day
do i have to believe the host's own numbers
how do i notice a breakdown before my clients ring
watchdog service, price and rhythm
how can a small hotel know for itself when its booking page was gone
how can a small guesthouse monitor its site affordably
is there an inexpensive tool like uptimerobot or pingdom for us
what does third party monitoring cost
how do i gather my own proof of interruptions
can i verify the provider's claims without an it department
which page should the external monitor request
my b&b's booking page keeps dying, how do i get proof
can i afford to monitor a small site

= Set it up
when should i set up monitoring
in whose account should the monitoring be
should i begin measuring before the agreement starts
should the monitor belong to me or to the supplier
when do i start my own log
does the monitor login belong to me or to them
when do i begin to measure
who should own the monitoring tool
watchdog before or after signing
may the host run the watchdog for me
whose login is it for the watchdog
is it too late to start the watchdog in the second year
may my provider do the watching for me, or must it be mine
should the monitor be in place prior to signing
in whose account should the external monitor run
may the provider operate the monitoring for me
when do i install the uptime checker
is it late to install monitoring after the deal commences

= After a quarter
when do i compare my record with the host's
after how long do i check the figures against the supplier's
what do i do with my own measurements
how many months before i compare the logs
when is my own log long enough to look at
how do i use my measurements against the host's report
after how many months do i check both logs
when do i lay both logs side by side
three months of watching, and then
how patient must i be with the watchdog
how many weeks of my own watching do i need before i talk with the provider
when do i put my list beside theirs
when can i cross check my log with the provider's
how many months of monitoring until i can judge
what do i do with my own uptime statistics
after ninety days what should i compare
how soon can i hold their uptime claims against mine

= Small differences are
my figures differ slightly from theirs, is that a problem
are small deviations in uptime records ok
the two logs are not identical, normal
the two logs do not match fully, shall i worry
is a slight mismatch suspicious
my log and the host's are a few minutes apart
mine says 50 and theirs 46, quarrel
tiny deviations, a scandal
must both logs agree to the minute
my list shows four minutes more than theirs, do i complain
is it bad that the two lists do not fit exactly
my statistics and theirs deviate by a few minutes, is it alarming
should i complain about trivial discrepancies
is a minor discrepancy in uptime logs acceptable
do the two monitors have to agree to the second
mine says 50, theirs 46, shall i argue

= If they are
what if my measurements differ a lot from the supplier's
how do i prove that the host was down more than he says
our host's report does not match reality
what use is my own log in a dispute
what to do with evidence of more failures than reported
our logs contradict the provider, what now
they say twelve minutes, my watchdog says three hours, now what
how do i catch a host fibbing
what do i bring to the next sit down
is a big gap grounds for talk
proof against the host
my own list shows hours where theirs shows minutes, how do i use that
there is a huge discrepancy between my monitor and theirs, what now
how do i confront a provider whose stats look rosy
what leverage does my own monitoring give me
can i use my statistics as ammunition when we meet
their report says fine but mine shows hours lost, how do i proceed
their report is clean but my watchdog saw hours of darkness, what use is it
what gives me ammo against a fibbing host
`;
