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
who wrote the article on uptime
when was the uptime article published
can you tell me how long the 99.9 article is
arjun deshpande uptime article
is it true that you have a post about 99.9% in contracts
i want to know if there is something on uptime on your blog
what about articles on cloud computing, is there one on contracts
how many minutes is the read on 99.9%
do you have not only services but also an essay on availability
anything on sla for me to read
which category is the uptime post filed under
who is the author of the piece on hosting guarantees
is there literature about availability clauses
what's the date on the nines article
is that cloud article recent or years old
may i quote your text on uptime, and whom do i name
a column on service levels, who penned it
title of the write-up about server guarantees
i'm a lawyer looking at a hosting deal, have you published anything that helps
my boss sent me something by mr deshpande, what was it called
we have to choose a data centre, is there an article to prepare with
i only have five minutes on the train, is the uptime piece short enough
i am a journalist, need name and date of your availability article
and who wrote that
when did that come out
how long does it take to read

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
what does three nines sound like
does 99.9% mean the site is always up
can you tell me why people think 99.9 is perfect
three nines sound like always
is it true that three nines sounds better than it is
i want to know if 99.9 means never down
what about 99.9 percent, isn't that practically always
is 99.9 not as good as permanent
why does the number impress customers so much
does it feel like round the clock to the ordinary person
is triple nine as perfect as it seems
what impression does such a guarantee give
near enough a hundred, surely that's nonstop
first impression of 99.9
would a layperson take it for perpetual
does the figure lull you into a false sense of security
is it forever, as the brochure makes me believe
what do most folks hear when a host says ninety nine point nine
our provider brags of 99.9, so are we never offline
my boss thinks with that we can relax for good, why does he believe so
i worry that the promise only seems total, does it
suppose somebody offers me 99.9, would i not take it as constant
we signed because it looked like 24/7, is that a common mistake
so that is the same as all the time
and what do people mistake it for
it comes across as flawless, doesn't it

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
how much downtime do three nines allow
which minutes count as downtime
can you tell me what the small print decides
43 minutes a month small print
is it true that 99.9 still allows 43 minutes offline
i want to know if every minute of outage is counted
what about the small print, what does it say about the minutes
is not every breakdown counted against the 99.9
how long may our shop vanish monthly without anybody breaking a promise
who determines whether an interruption is included
where do i find which outages are recognised
three quarters of an hour, is that tolerated under 99.9
do the t&cs limit what is regarded as downtime
triple nine still leaves how big a hole
can the provider wriggle out with definitions
what's hidden in the fine lettering of an sla
does the footnote decide what is a failure
is any dead time acceptable in such a deal
our site was gone for half an hour and the host shrugged, is that permitted
my lawyer says look at the tiny letters, why
suppose we are dark forty minutes in june, is the guarantee breached
i worry that they will say this outage does not qualify, where is that laid down
we thought 99.9 means zero interruption, what does it really permit
so how much is it each month
and do all of those count
where does it say which ones matter

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
how many clauses should i read before signing
what does the article on uptime give me to check
can you tell me how many points of the contract matter
six clauses before you sign
is it true that six clauses are important
i want to know if there is a list of clauses for hosting contracts
what about the rest of the contract, which part should i read
should i not sign before reading certain clauses
number of paragraphs i have to study in the sla
how many provisions deserve a look prior to signature
is there a short guide for people about to put their name to a hosting deal
what is promised at the top of the availability piece
does deshpande list terms to examine
how many sections need scrutiny
what should a buyer go through with a pencil first
pre-signature reading for cloud agreements
do i have to wade through all forty pages or only some
which portion of the paperwork is crucial, and how many points
my contract lies on the desk, what should i look through before the pen
i am not a lawyer, how many passages must i understand
our provider sent thirty pages, is there a short cut
suppose i have ten minutes before signing, what do i look at
we renew in june, what should be reviewed ahead of that
so how many are there
and when should i read them
what does the article want me to study

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
is it difficult to imagine a figure close to a hundred
can you tell me why 99.9 says so little to people
percentage close to hundred hard to feel
is it true that nobody can feel the difference between 99.5 and 99.9
i want to know if there is a problem with percentages
what about percent as a way to express availability
isn't 99.9 percent clear enough
why can't i picture what 99.95 is like
do human beings have a gut sense for such numbers
why do those digits all look alike to me
is it normal that i get nothing out of these figures
are quotes in percent too abstract
why does the board yawn at availability numbers
how tangible are values just below full
what makes nines so slippery for the mind
do people have trouble grasping tiny fractions
why convert it at all
my chairman sees no difference between 99 and 99.9, is that usual
i am bad at maths, am i the only one to whom these say nothing
we compare two hosts and both look perfect, why is it so hard to see
suppose i explain 99.99 to a baker, will he get it
i worry that we decide on numbers we don't sense, is that a known problem
so why not leave it as per cent
and what is the trouble with that number
is that why you turn it into something else

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
why does higher uptime cost more
what makes the last nine so expensive
can you tell me what i pay for at 99.99
each step of availability costs more
is it true that every part must exist twice
i want to know if someone is awake at night for 99.99
what about the price of a higher step
is the better level not included in the normal fee
why is the top tier so pricey
do you need duplicate hardware for the best class
what drives the bill from one rung to the next
night shift and spare machines, what level demands that
redundancy and 24x7 staffing, when do they come in
does moving up a class raise the charges
what is behind the hefty fee for near perfect service
are there people on watch round the clock at the highest grade
why is it dearer with every decimal
what's involved in reaching the strictest promise
our host doubles the price for one more digit, is that justified
my boss thinks nines are free, what does he overlook
suppose i want the very best level, what does the provider have to keep running
i worry about being overcharged for the top class, what does it involve
we are a freight firm working nights, what does the top guarantee entail
and does it get more expensive
so who is awake for that
what do they have to double

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
how do i choose the right uptime level
should i ask for two prices
can you tell me what to ask the supplier before choosing a step
price of two neighbouring steps
is it true that i should compare two levels
i want to know if one quote is enough
what about the supplier's work, should i ask what differs
shouldn't i just take the highest level
how many quotations do i need to decide on a class
what would be a clever way to compare tiers
99.5 or 99.9, how do i make up my mind
which offers should i request next to each other
silver or gold plan, what do i find out first
what do i ask besides the sum
how can i see whether the upgrade is worth it
is it wise to get adjacent levels priced
tips for haggling with a host on availability
what does the vendor have to explain along with the two amounts
my host only names one figure, should i be satisfied
our purchasing rules want alternatives, which ones make sense here
suppose they offer 99.95, what else should i have them quote
i worry that the dearer package is the same thing with a new label, how do i check
we are torn between two guarantees, what should we obtain beforehand
so what should i get from them before deciding
and what else do i ask apart from price
how do i pick one then

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
how many days does the month have in your uptime table
which period are the outage figures for
can you tell me what the minutes in the table are based on
month of thirty days outage table
is it true that the figures are per month and not per year
i want to know if you calculated with 30 or 31 days
what about february, do the numbers hold
are the minutes not per year
does the list refer to a calendar quarter or something shorter
on what assumption do these durations rest
is that tally weekly
720 hours, is that what you reckon with
where can i see how much interruption each common guarantee tolerates
what introduces the conversion list
does the calculation use a standard length
the reference span of the overview
do you have an overview of tolerated breakdown by guarantee
i get slightly other values for january, why
my auditor asks about the basis of those minutes, what is it
suppose the month has thirty one days, is the table still exact
we want to check your maths, over how long was it computed
and for how long a time is that
so that is monthly
per what are those

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
how long may a site be down at 99%
how many hours of downtime does 99 percent allow
99% uptime downtime per month
can you tell me what two nines mean in hours
is it true that 99% allows more than seven hours
isn't 99% a good promise
our cheap host gives ninety nine percent, how much darkness is that
432 minutes, which guarantee is that
what does the weakest of the listed grades tolerate
almost a full shift offline each month, at which level
my cousin's hosting promises 99, what can happen to my bakery page
and with plain 99
the lowest rung leaves how many hours
suppose i settle for two nines, what must i live with

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
how long may the site be offline at 99.5
can you tell me how much downtime 99.5 percent permits
99.5% uptime hours outage
is it true that 99.5 allows over three hours
isn't ninety nine and a half enough, how much outage is it
216 minutes belongs to which guarantee
how long could my hotel be unreachable at ninety nine point five
one whole morning a month, at what promise
half a percent missing, what is that on the clock
and at 99.5
we were quoted the second level, how many hours could we lose
what is the tolerance one notch above 99
my provider writes 99.5, should i expect a long afternoon of silence

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
how many minutes does 99.9% allow
what is the downtime at 99.9 per month
can you tell me what three nines come to in minutes
99.9% uptime minutes outage
is it true that 99.9 means 43 minutes offline
is it not less than half an hour at 99.9
less than one lunch break a month, which level is that
a tenth of a percent, how long is that in real life
how long might our clinic's booking be gone under triple nine
what tolerance does the most usual guarantee leave
convert ninety nine point nine to clock time
and for three nines
our vendor commits to 99.9, so how much silence must we accept
shy of three quarters of an hour, is that what 99.9 gives

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
what does 99.95% mean in minutes
how much outage does 99.95 allow
can you tell me the downtime at 99.95 percent
99.95 uptime minutes
is it true that 99.95 halves the outage of 99.9
isn't 99.95 nearly zero downtime
one episode of a sitcom per month, which promise is that
the rung between three and four nines, how long
ninety nine point nine five, translate that for a shopkeeper
how long is the tolerated silence at the second strictest grade
and with the extra five at the end
aws told us 99.95, what could we lose every month
about twenty minutes, which level is it
how many minutes is three and a half nines

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
how long may a site be down with four nines
can you tell me the outage allowed at 99.99
99.99 uptime minutes seconds
is it true that 99.99 leaves only four minutes
isn't 99.99 the same as no downtime
long enough to boil an egg, which guarantee is that
how brief must interruptions be at the strictest grade
our trading desk needs quadruple nine, what is left for failures
259 seconds is which promise
and the very best one
what remains at the top of your table
a bank demands ninety nine point nine nine, how short is that
time for a reboot at four nines, is there any

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
what do 43 minutes on a sunday morning cost
is an outage at four in the morning a problem
can you tell me when downtime costs nothing
outage sunday morning four o'clock
is it true that some outages are harmless
i want to know if downtime in the middle of the night matters
what about forty-three minutes at night
is every outage not equally bad
when would nobody notice that the page was gone
the least painful moment for a crash
do i lose anything if we go dark before dawn at the weekend
which breakdown can i shrug off
does it hurt when everyone is in bed
is a dead server in the small hours a catastrophe
best time for the thing to fall over
should i be angry about a hiccup while the town sleeps
what is the damage if no customer is awake
cheap hour to break
our shop went off at 4 am last weekend, shall i complain
my boss makes a scene over every interruption, which ones are trivial
suppose the host fails while the bakery is closed, what have i lost
i worry about a glitch during the night, do i need to
we sell only in office hours, does a nocturnal failure matter
and if it happens at night
so when does it not matter
zero loss then

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
when is an outage most expensive
what may the same minutes cost at the start of a sale
can you tell me what happens if the site fails on the last day for school fees
outage start of sale costs more than year's hosting
is it true that a short outage can cost more than a year of hosting
i want to know if downtime on a fee deadline is worse
what about an outage just when a sale begins
isn't a short outage always cheap
diwali rush and the shop goes down, how bad is that
parents trying to pay before midnight and the portal is dead, what is the damage
the worst imaginable moment for a crash
can three quarters of an hour eat up twelve months of server rent
why was our 11.11 failure so painful though it was brief
what does it cost if checkout collapses as the discounts open
when does a brief breakdown turn into a fortune lost
tuition due date and no website, how expensive can it be
give me an example of a nasty moment for being offline
black friday launch, site dead, is the loss bigger than annual fees
i am a school bursar and fear the deadline evening, what's at stake
my treasurer says hosting is our biggest it cost, could a crash exceed it
suppose hari raya offers start at eight and we are unreachable until nine, what could we lose
our ticket presale broke for forty minutes, could that outweigh a whole year's charges
we were lucky it happened on a sunday, what if it had been on opening day
and when would it hurt
so how much might that be
more than what

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
why is an average misleading for uptime
does an average know the difference between night and sale
can you tell me the weakness of averages
average knows no difference
is it true that the percentage treats all minutes alike
i want to know if the uptime figure shows when the outage was
what about the average, does it see the bad hours
does the average not reflect busy times
what does a mean value hide from me
is a quiet minute weighted like a peak one
does the sla notice that it was eid
are calm and hectic moments lumped together
why doesn't the monthly number tell me how much we suffered
is the statistic blind to timing
a dead friday noon and a dead monday night, do they count alike
what's wrong with judging a host by the mean
does the metric care about rush hour
why is one figure for all the hours unfair
the report shows 99.93 but we lost our best evening, why doesn't it show
my host says on the whole we are fine, what does such a claim conceal
i worry that the percentage plays down our worst day, does it
suppose two hosts have equal values but one fails at peak, can i see it from the numbers
we had a rotten sale day and a perfect score, how come
so it makes no distinction
and does the percentage tell you when it was
is it all the same to that figure

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
where should i begin when choosing availability
what is the first step before talking to a host
can you tell me what to look at first
begin with your own calendar
is it true that i should start with my own calendar
i want to know if i should begin with the contract or with the calendar
what about my own dates, are they relevant
should i not start from the supplier's offer
which document do i open before bargaining
is my diary more important than the brochure
where do i start thinking about server guarantees
do festival dates come into it at the outset
what should a school take out of the drawer first, the term plan
kick off the decision with what
seasons, exams, paydays, are they the starting point
how does one prepare for an sla negotiation
first thing to consult for setting the requirement
i know nothing of hosting, what do i take as my starting point
my boss wants to compare offers at once, what should come earlier
suppose we sell pilgrim tours, what do we look at before the nines
i worry that we buy the wrong level, where does good planning begin
we run a mandir with big feast days, how do we approach uptime
averages tell nothing, then what do i go by
so what do i do first
and where do i start then
look at whose dates

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
how do i calculate what an hour of outage costs
how many worst hours should i write down
can you tell me what belongs to the cost of downtime
write down ten worst hours cost of outage
is it true that i should list the ten worst hours of my year
i want to know if idle people count as a cost
what about the calls we must answer, are they part of the cost
are only the lost orders not enough for the estimate
how does one do a business impact analysis in simple terms
which losses do i add up for a blackout
do wages of staff twiddling thumbs go into the sum
how many critical moments shall i note
what homework do you give me before i talk to the data centre
estimate damage per hour of crash, how
do support tickets and hotline load belong in the reckoning
how to put a price tag on being offline
what exercise shows how much availability i need
revenue gone, idle employees, angry phone calls, is that the calculation
we are a freight firm with crazy month ends, how do we put that in figures
my finance chief asks what a standstill costs, how do i work it out
i have the calendar open, what am i supposed to mark
suppose results day brings our college site to its knees, how do i price it
i worry about guessing wrong, what exactly goes on the sheet
and what do i note for each of them
so how many hours do i pick
what do i include in the loss

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
when is 99.5% enough
is 99.5 percent fine for a small business
can you tell me when i can sleep well with a lower guarantee
few hundred dollars 99.5% good night's sleep
is it true that not everybody needs three nines
i want to know if 99.5 will do when an outage costs little
what about us, the most we can lose is a few hundred dollars
don't we need more than 99.5
does a hairdresser's page require a posh sla
if a crash hardly costs me anything, which level suffices
who can relax about availability
is the modest promise adequate for a village library
when may i save money on uptime
worst case three hundred bucks, what should i take
at what loss is it pointless to pay extra
should a yoga teacher worry about nines
do you ever advise the lower grade
is it ok to go budget if downtime is painless
my bakery would lose two trays of orders, which guarantee would you take
the salesman wants to sell my club 99.99, what would be sufficient
i worry unnecessarily perhaps, our damage is tiny, is the simple tier all right
suppose my worst hour costs 250 dollars, what then
our ngo has no budget, could we live with the cheaper promise
and if the amount is low
so i can just go for the modest one
which percentage for little damage

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
what should i do if an outage costs fifty thousand
how do i protect the most expensive hours
can you tell me what helps in the critical hours
fifty thousand freeze on changes people standing by
is it true that a freeze on changes helps
i want to know if people should stand by during a sale
what about the hours that cost fifty thousand
is a higher percentage not the answer to expensive hours
no deployments before the big day, do you recommend that
how to get through 11.11 without disaster
should technicians be on call on results day
what precautions when one hour is worth a luxury car
code lock before the festival season, sensible
how can one shield a handful of priceless moments
war room on launch evening, a good idea
what do you do instead of buying more nines when stakes are huge
may developers push updates on the eve of our promotion
how do large ticket sellers survive the on-sale minute
we sell concert tickets and one bad hour ruins us, what do we arrange
my boss panics about black friday, what concrete measures exist
i worry about one weekend only, what would you do for that
suppose our worst hour eats 50k, where do we put our efforts
last year someone released a patch on sale day, how do we avoid that
and if it is a big sum
so what do i do around those times
who has to be there then

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
should i pay for 99.99 all the year round
can you tell me if four nines make sense for ten bad hours
fourth nine expensive way of protecting ten hours
is it true that a fourth nine is too expensive
i want to know if i should buy 99.99 to protect a few hours
what about a fourth nine for our sale days
isn't 99.99 the best way to protect peak hours
is it wasteful to upgrade permanently for one weekend
premium sla for a single campaign, good value or overkill
do i throw money out of the window with the top tier
our peak is two days a year, is the platinum plan justified
what do you think of insuring the whole year because of one evening
is quadruple nine economical for a festival shop
paying twelve months for a handful of moments, smart
opinion on buying the strictest guarantee
would it be daft to take the highest class just for exams
is there a downside to solving peaks with a better guarantee
my cio insists on 99.99 because of one sale, what would you tell him
i worry we are overpaying for permanent perfection, are we
suppose only new year's eve matters to us, should we go to the top level
the provider pushes us to upgrade for diwali, is that a bargain
we could simply buy the best, why not
and why not just take the highest
so that would be a waste
is that not the simplest way to be safe in those ten

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
when is my system really available
does availability depend on everything the system needs
can you tell me why a site is down though the server is up
system available only if everything it needs is
is it true that one missing part makes the whole unavailable
i want to know if other services affect my availability
what about the things my system depends on
isn't it enough that my own server is up
login depends on an sms code, so if the sms is dead are we dead
does the weakest piece decide
why do customers call although our machine ran fine
is a shop without a working card terminal considered open
what must be healthy for the whole to be healthy
do dependencies drag us down
if google's maps fail and my booking needs them, am i offline
the chain principle in it, explain
all components or just the main one
what is the condition for being up
our host reports a perfect month but nobody could log in, how is that possible
my boss says the server never failed so we were up, is he right
i worry about all the outside services we use, do they count for our uptime
suppose just the database is out, is the site then regarded as up
we rent seven different services, does each one matter
so all parts have to run
and if one of them is missing
up only when what is up

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
what example do you use for chained availability
which parts does the page in the example depend on
can you tell me what you assume about the parts
page application database payment provider each 99.9
is it true that the example assumes the parts are independent
i want to know if the payment provider is part of the example
what about the database in your example, how available is it
do the parts in the example not fail together
what scenario do you calculate with
which three links make up the imaginary chain
how reliable is each link in your illustration
program, tables and card firm, is that your model
is correlation of failures ignored in the sum
on what premises does the serial reckoning stand
how many components are in the thought experiment
what hypothetical setup shows that chains are weak
do you treat breakdowns as unrelated events
what numbers go into the multiplication
i want to redo your sum in excel, what are the inputs
my maths teacher asks what is presupposed, what is it
suppose everything breaks at once, does your case cover that
we have a shop with a bank gateway, does your illustration resemble it
i didn't get the chain thing, can you set up a case
and what are the pieces
so each has how much
independent of each other or not

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
what is the uptime of three parts together
how many minutes a month do the three parts lose together
can you tell me what 99.9 times three gives
together 99.7% 130 minutes
is it true that three parts with 99.9 only manage 99.7
i want to know if the total is lower than 99.9
what about the chain as a whole, how good is it
do three 99.9 parts not give 99.9 together
more than two hours a month, is that really the result of a chain
0.999 cubed
by how much does downtime grow when services are chained
does the sum of good vendors give a bad total
the triple of 43, is that the true outage
how does the serial maths come out
what remains after multiplying
end figure for the program, the tables and the card firm
three reliable suppliers, one unreliable whole, how unreliable
the effective availability of the page
each vendor promises 43 minutes and still we had two hours, explain
my boss adds nothing up and thinks we have three nines, what do we have
suppose each piece is fine by itself, what does the customer experience overall
i worry that every extra service costs us time, how much in your case
our page leans on three others, what should we expect in total
so what does it come to
and all three combined
how much worse is that

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
how can a supplier keep 99.9% for the whole
what should a shop do while payment is down
can you tell me how one part can fail without stopping the rest
shop shows goods while payment down form sends later
is it true that a form can keep a message and send it later
i want to know if the parts must be better than 99.9
what about a form when the mail server is down
does one failed part not stop everything
what does graceful degradation look like in practice
paypal is dead, can folks at least browse the catalogue
are enquiries lost if the backend is out, or parked
how do you build something that limps on instead of dying
fault tolerance explained with a simple case
which architecture survives a broken gateway
is there a trick to honour the guarantee in spite of weak links
queue it and deliver afterwards, is that what you mean
can a store be half open during a breakdown
either sturdier components or what
ship with bulkheads, is software built like that
our bank's service dies every friday, must the entire store go dark
my boss demands three nines although our links are weak, how is that done
i worry that contact messages vanish during an outage, what would a good design do
suppose the stock system hangs, should customers still see products
the vendor guarantees the entire thing, what must he have done inside
and how do you get round that
so what can be done about the chain
what would still work in such a case

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
which outages are left out of the promise
should i ask about outages of third parties
can you tell me what to ask about third-party failures
third party outages left out of promise
is it true that failures of others may not count
i want to know if an amazon outage is covered by the guarantee
what about third parties, does the promise include them
does the supplier not have to answer for its subcontractors
aws goes down, is my host still liable
what exclusion regarding outsiders should i enquire about
if cloudflare breaks, does it count against the sla
whose breakdowns are carved out
do strangers' mistakes fall under the guarantee
razorpay was offline, could my provider say not my fault
what should a customer clarify concerning upstream vendors
are external services normally exempt
which foreign failures does the commitment ignore
is blame shifted to partners permitted by the paper
last month the host pointed at microsoft, what should i have asked earlier
my lawyer wants a question on subcontractors, what would it be
suppose google maps fails and our page hangs, whom does the paper hold responsible, what do i ask
i worry that everything will be someone else's fault, what do i have them tell me
we use five outside tools, what do i ask the vendor about those
and what about other companies' breakdowns
so what else do i ask him
do those of others count or not

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
how much do some contracts exclude
can a contract be so full of exclusions that it cannot be broken
can you tell me if a guarantee can be worthless
contracts exclude so much act of will
is it true that some contracts can hardly be broken
i want to know if too many exceptions make the promise useless
what about contracts with a long list of exclusions
isn't every guarantee worth something
is there such a thing as a hollow commitment
full of holes like swiss cheese, do you know such papers
would a host have to pull the plug on purpose to breach it
do carve-outs water the thing down to nothing
what's the harm in two pages of exceptions
are there guarantees that practically nothing can violate
sham promise in hosting
can a provider exempt itself from everything
how absurd do exceptions get in your experience
when is an sla a farce
the list of what doesn't count is longer than the promise, what do i make of it
my advocate laughed at the hosting paper, can it be that empty
i worry that no failure will ever qualify, does that happen
suppose weather, power, partners and maintenance are all left out, what is left
we never got a rebate in six years of crashes, could the deal be unbreakable
and if they leave out nearly everything
so such a promise means nothing
how far does that go with some of them

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
does everybody use the word uptime in the same sense
can you tell me why uptime is a difficult word
uptime word everybody uses few define
is it true that few define uptime
i want to know if there is a standard definition of uptime
what about the word uptime, is it clear
don't all hosts mean the same by uptime
is it a fuzzy term
buzzword or precise concept
does an iso norm say what being up means
why do two data centres count differently
who bothers to spell out what availability is
is the expression as vague as quality or sustainability
how well specified is this notion in the industry
is there any agreement on the meaning
the problem with that popular term
do salespeople know what they are talking about when they say it
my host and i quarrel over whether we were up, is the term that foggy
i am a translator, is uptime defined anywhere
suppose i compare two hosts' figures, do they mean the same thing
our lawyer asked for a definition and got silence, is that typical
i thought everyone understood it alike, no
and is it not obvious what it means
so nobody says what it is
is that a well explained word

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
what should i find in the contract before i sign
which sentences should i look for before signing
can you tell me what to do with the six questions
before you sign find the sentences
is it true that the contract should answer these questions
i want to know if i must find answers before signing
what about the questions, where should their answers be
can i not ask these questions after signing
what do i do with your checklist and the paper
how do i work through an sla with the six points
hunt for passages, is that the job
must each point be covered by some wording in the deal
what should happen ahead of my signature
go through the draft with a marker, for what
is a phone assurance enough or has it to be in the text
where in the paperwork do i search, and for what
what does due diligence on a hosting deal consist of
prior to inking, what do i locate
the contract is forty pages, what am i to fish out of it
my boss will put his name under it tomorrow, what must i check tonight
i worry about overlooking something in the draft, how do i go about it
suppose i have your list in my left hand and the agreement in the right, then what
we got the papers today, how should we use the six points
and what do i do with them
so when do i look for that
where will the answers be

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
what if the contract says nothing about a question
what does it mean when there is no sentence on a point
can you tell me how to read silence in a contract
no sentence answer you would not like
is it true that missing clauses work against me
i want to know if a gap in the contract is good for me
what about points that the contract does not mention
does silence not count in my favour
the draft omits maintenance, how should i interpret that
if it isn't written, who profits
should i assume the best or the worst where nothing is stated
unmentioned means what
how do i construe a hole in the paper
nothing about nights in it, so do nights count
is a lack of wording harmless
to whose disadvantage is an omission
not covered, not promised, is that the logic
pessimist or optimist when the text is mute
there's no word on refunds in our deal, what can i expect
my colleague says what's not forbidden is included, does he see it right
i looked for the interval and found nothing, what now
suppose the agreement is silent on reaction at weekends, what do i take it to mean
we trust our host, so do we need each thing in writing
and if i find nothing
so no mention is bad
what is the answer then

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
what should be measured for uptime
is it enough that the server answers
can you tell me what kind of check to ask for
server answers not customer can place order
is it true that a ping is not enough
i want to know if the check should do what a user does
what about a check that places an order
does an answering server not mean that the site works
green lamp at the host but nobody could buy, how is that possible
synthetic transaction monitoring, do i need it
should a robot play the shopper
homepage loads, checkout dead, does that count as up
which test proves that guests can actually book
first of the six clauses
how must the probe behave to be honest
is a heartbeat sufficient evidence
what do i require instead of a simple ping
do i want them to try the login as well
our host says the machine responded all day though no sale went through, who is right
my boss looks at a dashboard that is always fine, what should it really look at
i worry that they monitor the wrong thing, what should i insist on
suppose the page opens but the form is broken, would a proper measurement notice
we are a hospital and appointments failed silently, what should have been tested
so what do they have to look at
and is responding enough
what would be a proper trial of it

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
from where should the site be checked
can you tell me if every fifteen minutes is enough
check from outside at least every minute
is it true that a check every fifteen minutes misses most outages
i want to know if the check must come from outside
what about checks from inside the data centre
isn't every quarter of an hour often enough
what monitoring frequency do i insist on
what rhythm for the probes
can a brief hiccup slip between two looks
five minute polling, good or lazy
should the watchdog sit in their own building
four times an hour, what escapes it
where must the observer be located
which interval belongs in an sla
minimum cadence and location of measurement
our shop blinks for three minutes now and then and the host never sees it, why
my provider checks from the rack next door, is that valid
i worry about short failures that nobody records, what prevents it
suppose they look just once per quarter hour, what do they overlook
we have customers all over the gulf, where should it be measured from
and at what interval
so from inside or out
how many looks per hour would you want
what escapes if they look rarely

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
over which period should uptime be measured
is it better to measure by the month or by the year
can you tell me how long one outage may be over a year at 99.9
period by the month 99.9 over a year eight hours
is it true that 99.9 per year allows an outage of eight hours
i want to know if yearly measurement is bad for me
what about measuring over a year
isn't a yearly figure the same as a monthly one
per annum or every thirty days, what should i insist on
one entire working day dead and still no breach, how
what is the trick with twelve month averages
reference span in the sla
whom does the long window favour
can a full shift of darkness be within three nines
quarterly, annual or shorter, which is right
why not spread it over the calendar year
how does a long stretch conceal a catastrophe
525 minutes in one go, allowed
the draft says availability is calculated annually, should i object
our warehouse stood from eight to five and the host claims he met 99.9, can that be
my boss thinks the span doesn't matter, what do i show him
i worry about a single enormous crash, how does the reckoning hide it
suppose the provider offers a per year guarantee, what do i counter with
and over how long is it counted
so month or year
what would be possible with the yearly one

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
what is left out of the guarantee
is it fair that maintenance does not count as downtime
can you tell me what reasons beyond our control means
announced maintenance notice period reasons beyond our control
is it true that announced maintenance is fair
i want to know if maintenance should be limited in hours
what about maintenance, does it count
shouldn't maintenance always count as outage
force majeure wording, how suspicious should i be
patch night without warning, may they deduct it
which exception is an escape hatch
how far ahead must they warn me of works on the servers
are upkeep windows acceptable, and on what terms
act of god clause in a hosting paper
can they blame the weather for everything
what conditions make planned works ok
elastic phrases in the exclusions, what to watch for
flood at the data centre, do those hours vanish from the tally
our host does updates on friday noon without telling, is that permissible
my lawyer circled circumstances outside our influence, why
i worry they hide behind vague excuses, which phrase do i inspect
suppose they write unlimited scheduled works, would you sign
we had a cable cut and got nothing, which passage allowed that
so which exceptions are acceptable
and what is that door you mention
do they have to tell me beforehand

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
what happens when the guarantee is missed
does a credit make good my loss
can you tell me if i have to claim the credit
credit percent of fee missed uptime claim
is it true that the credit should come by itself
i want to know if i get money back when the target is missed
what about a credit of some percent, is it worth anything
does a credit not cover my damage
what penalty is usual for a broken promise
refund for the crash, do i have to beg for it
why bother with five percent off the bill
is the rebate real compensation
will they reimburse the revenue i lost
what's the use of such a token amount
automatic or on application, how should it be paid
remedy clause, what should be in it
are damages paid for a breach
what does a small discount achieve at all
we lost 8000 dollars and were credited twelve, is that how it goes
my accountant forgets to chase rebates, should that be necessary
i worry nobody keeps tally of the failures, what makes them do it
suppose they don't reach the figure in may, what would a decent deal give me
our provider wants a written request within five days, is that ok
and if they don't keep it
so do i see any cash
would that cover what i lost

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
how soon should somebody react to an outage
is reaction time more important than the third digit
can you tell me what response time to ask for
answer within fifteen minutes at night
is it true that a quick answer matters more than another nine
i want to know if somebody must react at night as well
what about the hours of the support
isn't the percentage the most important thing
three in the morning and the shop is dead, will a human pick up
rather a fast technician or a better decimal
quarter of an hour until they call back, is that a fair demand
weekend and holiday cover, what to insist on
which counts for more, helpdesk speed or nines
on-call rota in the deal, what should it promise
office-hours-only support, is it good enough
how quickly ought the hotline to wake up
what is more valuable than haggling over decimals
sixth clause of the list
it's eid and nobody answers at the provider, which clause should we have had
my boss negotiates hard on 99.95 versus 99.9, what should he negotiate instead
i worry about being alone at midnight with a dead page, what do i write into the deal
suppose they react only the next working day, is that acceptable
we ship goods round the clock, what response do we need in writing
and how fast should they be
so at night too
does that weigh more than the number

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
does high uptime mean that my data is safe
can a system be up all year and still lose data
can you tell me if availability protects my data
up all year lose data one afternoon
is it true that uptime is not the same as safety
i want to know if 99.99 protects me against data loss
what about my data, is it covered by the uptime figure
isn't a system that never goes down a safe one
all bookings wiped although it was online, possible
is always on the same as backed up
does a perfect score rule out deleted records
server ran nonstop, customer list gone, how come
what does the percentage not protect
is a great sla a substitute for safekeeping
can information vanish without a second of downtime
availability versus integrity, what is the difference here
does round the clock service guarantee that nothing gets erased
can five hours of corruption hide behind a hundred percent
an intern deleted our orders and the host still claimed full marks, can that be
my boss thinks with three nines we need no copies, what's his error
i worry more about patient files than about outages, does the figure help me
suppose hackers scramble everything while the page stays reachable, does the promise notice
we were online 365 days, so are we secure
and my records are safe then
so being up is not enough
why would i need something besides the percentage

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
what other figures belong in the contract
how many figures besides uptime should the contract have
can you tell me if the percentage is enough
two other figures in the contract
is it true that two more figures deserve a place
i want to know if anything besides uptime should be agreed
what about other numbers in the hosting contract
is the uptime number not sufficient
which additional metrics should be nailed down
is one value enough in a cloud deal
anything else to negotiate apart from nines
does disaster deserve numbers of its own in the paper
how many extra values should we fix in writing
beyond availability, what else is to be put down
do i add more targets to the sla
are further measures needed for the day everything goes wrong
what's lacking if the agreement only speaks of percent
extra kpis for a hosting agreement
our draft has just 99.9 and nothing more, is it complete
my auditor says it lacks something on data, what must be added
i worry that we bargained about the wrong thing, is something more needed
suppose we have settled the percentage, are we finished
we back up and hope, should the deal mention figures on that
and what else should be in there
so how many more numbers
is that one figure all

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
how much work may be lost with nightly backups
what is the first of the two figures
can you tell me what is lost with continuous backups
nightly backups up to a day continuous few minutes
is it true that with nightly backups a whole day can be lost
i want to know if a nightly backup is enough
what about continuous backups, how much do they lose
is a backup every night not sufficient
recovery point objective in plain words
disk dies at five in the afternoon, what typing is gone
how stale is the restored copy
once a day or nonstop saving, what difference does it make
which measure tells how many entries i must redo
must my accountant retype everything since midnight
rpo means what
amount of forgotten bookings after a crash
real time replication shrinks the damage to what
what's the gap between the last copy and the breakdown
we save at 2 am and the server burned at teatime, what do we forfeit
my hotel takes reservations all day, how many would we lose with a midnight copy
i worry about today's orders, how do i limit what disappears
suppose the copies run without pause, what remains at risk
our clinic cannot lose even an hour of notes, which sort of saving do we need
and the first one is what
so up to a day is gone
what if it saves all the time

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
what is the second figure
how long until everything runs again after a total loss
can you tell me which figure describes the time to recover
second figure how long until everything runs again
is it true that the second figure is a time
i want to know if the contract should say how fast we are back
what about the time after a total loss
does the first figure not include the time to recover
recovery time objective in plain english
building burned, when can we open again, which number tells
how is the duration of a rebuild called for in the deal
what does rto stand for in practice
metric for getting back on one's feet
the span from wipeout to working
how many days shut, what value fixes that
which target limits the closing time of the shop following a catastrophe
what is meant by time to restore
return to operation, what to agree
the data hall is flooded, what figure tells me when i sell again
my boss asks how soon we would be operational, which of the two is that
i worry about weeks without a system, what should be put in the paper
suppose every machine is gone, what does the other number say
we know how much we lose, but what measures the wait
and the other one
so that one is about time
what does the latter tell me

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
what do people call the two figures
do the names rpo and rto matter
can you tell me the abbreviations for the two figures
rpo rto names
is it true that the names do not matter
i want to know if i must remember rpo and rto
what about rpo and rto, what are they here
do i not need to learn these names
jargon for lost work and time to come back
three letter words of disaster planning
is there a technical label for those two values
how would an engineer refer to them
acronyms i will hear from the host
do i have to talk like an it person to agree on them
what should i google to learn more on these two measures
are the official terms important
is it a must to use the fancy words in the agreement
what is the shorthand
the cio threw two abbreviations at me, are these what he meant
my auditor uses r-something, what are the proper expressions
i am a baker and hate acronyms, do i need them
suppose i write it in my own words, is that fine too
we got an offer with rpo 24h, what does that belong to
and is there a name for those
so what are they called
do i need to memorise that

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
what matters with recovery
does it matter whether anyone has tried the recovery
can you tell me what counts more than the figures
what matters is whether anyone has tried
is it true that only a tried recovery counts
i want to know if a written recovery plan is enough
what about plans that nobody has tried
don't the names and figures matter most
fire drill or fat folder, which is decisive
is a promise on paper worth anything without practice
the crucial point about disaster plans
rehearsed or merely written, does that make a difference
the decisive thing about rpo and rto
theory versus real life in getting data back
what should i care for instead of acronyms
a binder called emergency is on the shelf, is this sufficient
has it ever been done, is that the question
does an unpractised procedure count
our vendor has a lovely 60 page document on emergencies, should i be calm
my auditor ticks the box because a plan exists, what would you look at
i worry that it only works on paper, what is the thing to look at
suppose both numbers stand in the agreement, what is still open
we have agreed on four hours but never did it, is that a problem
and what is really important then
so the terms don't matter, what does
is it enough to have it written down

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
what should i ask about backups
should i ask when a backup was last restored
can you tell me how to check that the backups work
backup last restored empty environment how long what missing
is it true that i should ask what was missing
i want to know if the host has really restored a backup
what about the last restore, what do i ask
is it not enough to ask whether backups exist
three details to pry out of the host on bringing data back
which question makes sloppy providers blush
how do i find out if recovery has been rehearsed
from scratch on a clean machine, should i enquire about that
what does an auditor want to hear on copies
when, how long and what was lacking, of what
how to cross-examine a data centre on disaster drills
test of truth for saved copies
what would unmask a provider who never practised
do i look for a date, a duration and a list of gaps
our host says don't worry all is saved, how do i probe deeper
my boss wants one good question for the meeting on data safety, which
i worry that the copies are unusable, what do i have them tell me
suppose they claim to be able to bring all back, what proof do i seek
we are a law office and cannot lose files, what should we put to the it firm
so what do i ask them about that
and what else besides the date
how do i know whether they tried

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
how often does a good supplier restore
can a supplier show a record of restores
can you tell me what a supplier who restores every quarter has
restores once a quarter show the record
is it true that a good supplier restores four times a year
i want to know if there should be a log of restores
what about the record, can i see it
isn't once a year often enough to restore
every three months a drill, is that the decent rhythm
which document proves that recovery was rehearsed
would an honest host have a protocol to put on the table
what can i expect from those who practise regularly
evidence of disaster exercises
logbook of bringing things back, does such a thing exist
how frequently should copies be played back
is there something in black and white for the auditor
quarterly tests, who can demonstrate them
what do the reliable ones lay in front of you
i asked about drills and got only words, what would a serious firm produce
my auditor wants paper on recovery tests, would a provider have that
i don't believe claims, what would be proof of practice
suppose they say of course we do it, what do i want to see
our it partner does it each january, is it frequent enough
and would they have that in writing
so every how many months
can they prove it

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
what is a backup worth that was never restored
is an untested backup only a hope
can you tell me if a backup that nobody tried is useful
backup hope with a monthly fee
is it true that an untested backup is just a hope
i want to know if i pay for nothing when the backup was never tested
what about a supplier who has never restored
isn't having a backup enough
do we pay for wishful thinking
copies nobody ever played back, any good
what do you call saved data without rehearsal
false comfort on subscription, is it
is an unproven safety net a net at all
what am i actually buying from a host that never practised
prayer or protection
is the charge for nightly copies wasted when they are never checked
what's your verdict on providers without drills
do unverified copies give security
we have paid 30 dollars each month for six years and never looked, what do we have
my it guy says he never needed it, how good is our safety then
i worry our saved files are rubbish, how do you see untried ones
suppose the vendor admits he never did it, what should i think
our school has tapes in a cupboard, untouched since 2015, are we protected
and if they have never tried
so it's worth nothing
then what am i paying for

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
how can i monitor my uptime myself
what does an independent monitoring service cost
can you tell me how often such a service calls up the page
independent service few dollars every minute
is it true that monitoring costs only a few dollars a month
i want to know if i can check my page without the host
what about an independent service for uptime
can only the host not measure the uptime
keep my own tally of crashes on a small budget, how
pingdom or uptimerobot, is that sort of thing what you suggest
does a layman have a way of watching his own shop online
who notices at night that the booking page is dead
cheap robot that looks at my site
is being one's own watchdog expensive
third party to record interruptions, affordable
which of my pages should be looked at, and by whom
a way not to depend on the provider's numbers
what do such tools do all day long
customers ring before i know we are down, what could i install
my boss thinks monitoring is for banks, is it dear
i run a guesthouse, could i afford somebody to keep an eye on the reservations page
i worry that the host grades its own homework, what can i do about that
suppose i don't trust their statistics, what is the remedy
and how much is that
so how often does it look
what does it do with the outcome

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
when should i set up the monitoring
in whose account should the monitoring run
can you tell me if monitoring must start before the contract
set up before contract begins own account
is it true that the account should be mine
i want to know if the supplier can set up the monitoring for me
what about the account, who owns it
is it not early enough to start when the contract runs
shall the watchdog be registered under my name
prior to go-live or once trouble begins, when to install
may i use the host's login for that
who should hold the password of the checker
the right date to switch on measuring
under whose control does the tool belong
do i wait until the deal has started
ownership of the monitoring subscription
is it wise to let the provider operate the alarm
ahead of the start date, do i already record
we sign on the first of july, when do we switch on our watcher
my host kindly offers to run the tool himself, should i accept
i worry he could fiddle with the log, how should it be arranged
suppose we begin watching in the second year, too late
our it partner wants it under his login, would you agree
and when do i start with that
so it should belong to me
do i do it myself or does he

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
when can i compare the records
how long until i can compare my record with the supplier's
can you tell me what to do after a quarter
after a quarter compare its record with the supplier's
is it true that three months are enough for a comparison
i want to know if i can compare earlier than a quarter
what about the supplier's record, when do i look at it
is one week of measuring not enough to compare
ninety days of log, now what
how patient must i be before judging the host
when do i lay the two lists side by side
their statistics versus mine, after what time
cross-check the provider's figures, when
how much data to gather until a verdict
twelve weeks of watching, what's the use
do i hold my own tally against theirs
what is the log good for later on
from what moment does the watchdog pay off
i have collected numbers since january, what do i do in april
my boss asks when we will know if the host tells the truth
i'm impatient, how soon does the measuring tell me anything
suppose my tool runs well, what is the next thing to do with what it wrote
we got the host's statement today, what do we check it against
and then how long do i wait
so what do i do with the log
when will i be able to tell

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
are small differences between the records normal
should the two records be identical
can you tell me if a slight difference is a problem
small differences normal
is it true that the records never match exactly
i want to know if i should worry about a small difference
what about small differences to the supplier's figures
must the two logs not be the same
my tool says 50, theirs 46, is something fishy
do the lists have to agree to the minute
is a tiny mismatch cause for alarm
minor deviations, shall i make a fuss
two monitors, two results, is that to be expected
how exact does the agreement have to be
a minute or two apart, so what
are trivial discrepancies a reason to quarrel
is it cheating when we are off by a hair
tolerable gap between my tally and the host's
my count is a bit higher than the provider's, does he lie
my accountant insists that both must be equal, is he too strict
i worry as the lists show four minutes less, should i
suppose his statistics deviate slightly, do i phone him
we compared and it nearly fits, is nearly fine
and if they don't match exactly
so that is ok
does a little off mean anything

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
what if the differences are large
what do i do when my record and the supplier's differ a lot
can you tell me if my own record is evidence
large differences subject for next meeting evidence
is it true that i can bring my record to the meeting
i want to know if i can prove the supplier wrong
what about large differences between the logs
are large differences not just a measuring error
they claim twelve minutes and i counted three hours, how do i proceed
ammunition against the host, where from
how do i confront the provider with his rosy stats
is my tally good proof in a dispute
what's the benefit of having watched on my own when numbers clash
huge gap between his list and mine, now what
leverage in talks with the data centre
caught the vendor fibbing, what next
what do i put on the agenda if his report doesn't fit reality
does the log help me in an argument
the host says all was fine in may but my tool saw hours of darkness, what then
my boss wants to sue, what would be the first step with such a discrepancy
i worry that they'd never admit it, do i have anything in hand
suppose his numbers are far too pretty, how do i use mine
we sit with the provider on monday and our lists differ wildly, what do we have
and if they're far apart
so what would i do with that
does it help me when we talk
`;
