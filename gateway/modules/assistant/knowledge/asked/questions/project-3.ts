/** What people ask, and the sentence that answers it (question-bank.ts). */
export const aboutProject3 = `
= Ordering, kitchen and
what is the food delivery app in one sentence
have you built an app like grab or swiggy
do you do restaurant apps
can you make something like ubereats for hawkers
have you worked for restaurants or hawker stalls
any experience with courier and rider apps
what is tiffin street about
show me a delivery app case
we are a restaurant group, did you do similar
we are a canteen in dubai, is there a lunch thing you made
did you ever build something for hungry people and those who cook
have you software for a food court
have you made a swiggy competitor for small people
which of your stories is about meals
is gastronomy a field you know
our bakery collective wants its own ordering, whom did you serve
my cloud kitchen wants independence from zomato, seen that
we are twenty food trucks and want to get away from the big portals, who did that with you
have you done any zomato-like thing for hawkers
what's the tiffin street job in a nutshell
did you create a delivery trio for makan stalls
is there a restaurant ordering app among your works
i've got a cloud kitchen and want my own foodpanda, seen such a job
which f&b project have you done
any hawker centre tapau app in your portfolio
have you helped eateries keep their profit and loyal customers

= Tiffin Street is
who is tiffin street
how many hawkers are in the co-operative
how many kitchens use your food app
in which city does the food app work
how far do they deliver
what is the radius of delivery
is it a restaurant chain or a group of small vendors
do you have clients among street vendors in kl
how many sellers are on it
which area does tiffin street serve
how many makciks and uncles cook there
who stands behind the meals story
is it a company or a club of cooks
does it bring meals to the suburbs or only nearby
how wide is the circle in which they bring lunch
nasi lemak sellers as clients, true
in which town are those cooks
number of members that cook
who commissioned the makan app, a company or a cooperative
how many hawkers belong to tiffin street
what distance do they deliver within in kl
is tiffin street one restaurant or a lot of vendors
what is the catchment of the kl meal service in km
tell me the background of the food client in malaysia
how many outlets cook for tiffin street
are they mamaks, warungs or what, and how numerous
how many stalls belong to the co-operative
in which city is tiffin street
can you tell me how large the client behind the food app is
tiffin street kuala lumpur 180 stalls
is tiffin street a company or a co-operative
do they deliver beyond four kilometres
what kind of outfit ordered the makan app
how many hawkers are in it
service radius of the stalls
are they a chain or a band of little vendors
where do the cooks sit, kl or penang
number of members of the eateries' society
catchment area for the lunch riders
is it a startup like grab or a collective of aunties
who is the customer in the food story
mamak places and warungs joined together, how many
i live in subang, would they bring nasi lemak that far
as a journalist i need a line on who stands behind that app
our society has 60 cooks, how large was yours in malaysia
suppose i order from ten km off, would the hawkers come
how many of them are there
where is that
what size was that client

= The large platforms
why did the stalls want their own app
what was wrong with grabfood and foodpanda
how much commission did the big apps take
what pricing model did the vendors prefer
why not just use the existing delivery services
i run a restaurant and aggregators eat my margin
what problem did the hawkers have
why leave grab and foodpanda
what fee model did members wish
was the cut of aggregators too high
zomato keeps 30 percent of my biryani, what did others do about it
we only survive if the portal does not bleed us, who had that problem
why did cooks go on their own
what share do the giants keep of a meal
is it worth leaving the giants
fixed charge instead of percentage, whose idea was that
foodpanda is killing us
motive behind the own service
a portal takes a third of every plate i sell, has anyone escaped with your help
why did the hawkers ditch grab and panda
what cut did the aggregators take from a plate of nasi
what motivated the vendors to go independent
was it the commission that made them want an in-house app
i run a nasi kandar place and am being squeezed by apps, same story as theirs
what charging model did the hawkers wish for in place of a percentage
was thirty odd percent the trigger
how much did the large platforms take
is it true that platforms took a third of each order
what fee did the members want
can you tell me the reason behind the food project
platforms third of order flat fee own service
were the stalls not happy with the platforms
i want to know why they left the delivery platforms
what drove the hawkers away from grab and panda
commission pain, how high was it
30 percent gone on every roti, is that the story
motive for building in house
what was eating the cooks' earnings
fixed charge instead of percentage, who asked for it
which grievance started the makan app
aggregator greed, has a client of yours escaped it
business problem of tiffin street
did somebody get fed up with zomato style cuts
deliveroo takes so much that my cafe loses money, did your food client have this problem
i pay grabfood 32 on each hundred, were those stalls in the same boat
our association of bakers wants out of the big portals, why did others go
suppose i do 200 plates a day and a third is gone, is that what happened to the malaysians
what was their problem before
and what did they want instead
why bother, there's foodpanda already
so the giants were too dear

= We built three
what did you do for tiffin street
how many apps were built for the food client
who are the users of the food apps
is there an app for riders too
do the three applications share one server
was it designed for cooks and riders in real conditions
what was the solution for the stall owners
do i need separate apps for customer, restaurant and driver
what all did you make for the hawkers
is it three programs or one
how do you design for somebody with soup on his fingers
does the rider use the same thing as the eater
number of programs behind the meals service
what was carried out for the cooks' collective
do all the parties sit on a common server
i want a thing for eater, cook and rider, how many builds is that
did you think of people driving with one hand
how many applications did the hawker job involve
what was your answer for the makan cooperative
who are the different users and what is special about each of them
did you think of the rider juggling a bag and a helmet
do the eater, the chef and the driver each get a separate thing
did you take messy fingers and parking lots into account in the design
are all three talking to a common backend
how did you cater to eaters, cooks and bikers separately
how many apps did you build for tiffin street
are there separate apps for kitchen and courier
who are the three apps for
is it true that one backend serves all apps
can you tell me what you built for the stalls
three apps one backend food
did you think of wet hands in the kitchen
is it not just one app
what was your answer for the hawkers
diner, cook, rider, does each get his own program
how did you cater for a biker juggling bag and helmet
shared server for several clients, in the food job
which parties use the makan system
a chef with soup on his fingers, was he considered
solution overview of the lunch delivery thing
did you look at how people truly work on the bike and at the wok
what came out of it, software wise
does everybody use the same program or different ones
i need one for guests, one for cooks and one for drivers, have you done such a set
my uncle's fingers are always greasy at the stove, was anybody like him in mind
our drivers sit in basements without bars, did you design for these folks
suppose we'd like a doordash of our own, how was it structured at the cooks' collective
so what did you make for them
and what's special about each
do they all talk to the same server
one app or several then

= The Food Delivery App, for
how much did the food app cost
how long did the food delivery app take
how many people built the food app
budget for a delivery app like grab
who was the food delivery app made for
how many months to make a restaurant delivery app
where is the food client based
what does an ubereats clone cost with you
can i get a swiggy like app for under 100k
what was the cost of the hawker one
how many engineers for the food app
for whom was the food app done
price of an app with riders
how long till my restaurant app is ready
how much money does a collective of cooks need for its own ordering
could we have it ready in half a year
is 50 thousand enough for a rider and kitchen thing
number of your folks on the meals job
how expensive is it to leave foodpanda
the bill of the cooks' collective
how big an investment was the lunch service
i open a cloud kitchen in spring, how long does the building of such a thing last
which client was behind the meals project
how much would our association of caterers have to collect for its own ordering system, judging by the one in kl
how much dough did the meal app take
what would a mini foodpanda set me back, judging from kl
how many engineers and how many months for the tapau app
price tag and schedule of the hawker job please
we are a few food trucks with 90k, what did tiffin street pay
what was the spend on the kl thing and who was it for
roughly how much ringgit or usd, and how fast was it completed
and the damage for that was
what did the food delivery app cost
how long did the food app take
how many people worked on it
is a delivery app possible under 100k dollars
can you tell me the budget of tiffin street
food delivery app price duration team
did it take longer than half a year
what about time and money for the ordering apps
how pricey is a swiggy clone, going by the hawkers
ballpark for building something like grabfood
headcount on the makan job
how much did the cooks have to shell out
roughly what did they invest in the lunch service
from kick-off to launch, how many months for the riders' thing
in ringgit that would be near 400k, correct, for the stalls
man power and spend of the f&b project
costing of a three app set with kitchen and courier
was it a million dollar affair
i have 50 thousand for my cloud kitchen app, what did the similar one swallow
our committee must vote on money in march, what did the eateries' association spend
we want to be ready by ramadan, how long did the malaysian one take
my investors ask for a comparable figure for a delivery startup, got one
and what was the bill
how big was the crew
how long was that going on
was that expensive

= Ordering from several
* what can the food app do
* what features does the delivery app have
* list the functions of tiffin street
* what makes the hawker app special
can i order from two vendors at once
is one cart for multiple restaurants possible
do i pay once for dishes from different sellers
mixed order from a food court
can whole food court be in one order
i want satay from one and tea from the next, one payment please
our hawker centre has thirty sellers, can a guest mix dishes
what abilities do those three programs have
my wife wants noodles and i want roti, same rider
combined basket from neighbours
do we pay every cook separately
market hall with many counters, one bill
can i tapau rice from one uncle and tea from another and pay once
does the hawker app permit mixing vendors in a single checkout
is a multi-vendor cart supported
our food court has twenty tenants, can a diner combine them
can my family pick dishes from various counters together
do i need separate purchases for each hawker
can i mix vendors in a single checkout with one drop-off fee
can i order from several stalls at once
is one basket possible for two different stalls
satay from one uncle and cendol from another, one bill
multi vendor cart in the food app
do i pay two delivery fees if we want different cuisines
my kids want noodles and i want roti, must i buy twice
mixed tapau from neighbours, does it work
can a family pick dishes from various hawkers together
does checkout allow more than one restaurant
food court with thirty counters, single payment, have you built this
and if i fancy something from next door as well
combined purchase across sellers

= A kitchen screen
how does the kitchen see new orders
is there a sound when an order arrives
is the cook's screen simple
will cooks hear it in a noisy place
what does the restaurant tablet look like
our cook is half deaf and stands beside the wok, will he notice
how does a cook learn that somebody wants lunch
big touch areas for greasy fingers
how many things can a cook press
is there an alarm at the stove
does the cook get a printout or a screen
our kitchen is so loud that nobody hears a phone, how do they notice an incoming meal
how does a chef notice a fresh ticket in a noisy stall
is the hawker's display made with giant buttons
does it ring out loud when somebody purchases
my uncle can't see well, is the kitchen tablet easy to hit
is there an audible alert over the wok
what does the kds look like
what alerts an elderly hawker in the din
what does the cook see on the kitchen screen
how does the kitchen notice a new order
our stove is noisy, would the cook hear anything
kds with giant buttons in the food app
uncle is half deaf, how would he know somebody ordered
greasy thumbs, can he hit the right area
does it ring when a ticket arrives
how many controls are there for the chef
is the hawker's display easy for old people
and the stall side, what does it look like
audible alarm for incoming meals
does someone have to stare at the tablet all the time

= Courier routes that
does navigation know motorbike lanes
are rider routes made for bikes
does it avoid wrong way driving
how do riders find their way
route finding for scooters
google sends my riders onto the highway where bikes are banned, is yours better
can the thing tell a scooter from a car
does it guide against the one way sign
special guidance for two wheelers
kl has bike only lanes, are they used
do the riders get directions suited to bikes rather than cars
can it stop scooters being directed up a lane against oncoming cars
does the nav know about motosikal lanes
my delivery boys keep getting fines for wrong turns, how does the app guide them
is the gps path made for two-wheelers
is the turn by turn made for kapchai riders
do the courier routes know one-way streets
does the food app guide riders along motorcycle lanes
kapchai friendly navigation
will the gps put my boys on the highway by mistake
are the directions made for cars or two wheelers
our despatch fellows get saman for wrong way riding, does yours prevent this
scooter paths in kl, are they considered
how does the rider find the way
waze is useless for bikes, had you something better
and for the bikers, is the way suited to them
do routes respect no entry signs
directions for motosikal

= Cash, FPX and
how can people pay in the food app
does it accept cash on delivery
when do vendors get their money
are payouts daily
can i pay with online banking or a wallet
how fast is the vendor payout
which way can diners pay
are vendors paid every evening
my customers have only notes in the pocket, ok
do cooks wait weeks for their money
maybank transfer possible for lunch
at what rhythm is the money passed on to the cooks
grandma without card wants lunch
is money passed on each day or each month
ways of paying for lunch
i am a noodle seller and need my takings the same evening, does it do that
can i pay by duitnow style online banking or in notes
when do hawkers receive their earnings
is payout same-day for the vendors
does it take tng and bank transfer
my dad only has coins, can he still have his lunch
which modes of payment are there and how soon is the stall remitted
is there any credit period for stalls or do they get it nightly
when does the money reach the makcik
when do the stalls get their money
is cash allowed in the delivery app
does makcik have to wait weeks for her takings
bank transfer from maybank, accepted or not
modes of payment and payout rhythm for the hawkers
daily remittance to sellers, did you build that
i have no credit card, can i still buy lunch there
grab pays me after seven days, how soon did your client pay its cooks
and how fast does the seller see the cash
duitnow, coins, wallet, what works
end of day clearing with vendors

= Live position, shown
can customers track the rider
is there a map with a moving bike
how does the app show where my food is
why no live map dot
do you show eta in the delivery app
will i know how many minutes are left
i do not need a moving dot, i want to know when to go down
how do eaters see where the rider is
is there a countdown for the eater
why did you leave away the map with the little bike
where is my rider
does it say so and so many minutes left
can i see how far off my rider is
does tracking give a countdown in minutes
why is there no little bike crawling around the map
what does the hungry person see while waiting for the bag
is there realtime tracking of the courier
where's my makan now, does the app tell
can customers see where the courier is
is there a live map with a moving dot
how does the food app show the position
countdown instead of a crawling bike icon, was that it
where's my makan, how would i know
does the eater get an eta in real time
tracking for hungry folks, in what form
i stare at that little scooter for ages on other apps, is yours like this
do you display distance or time left
and can one follow the rider
how soon till the doorbell, does the app tell
order tracking presented how

= Order again in
can i repeat my last meal easily
is reordering quick
how many clicks to get the same lunch as yesterday
do regulars have a shortcut
i eat the same every tuesday, must i choose again
two presses and lunch is coming, true
fast lane for habitual eaters
repeat last lunch
does it remember what i had
how quick is it to get my usual again
can i reorder favourites with a couple of clicks
is there a shortcut for regulars who eat the same thing
does it store previous purchases for a swift repeat
i have the identical laksa daily, must i search for it each time
how many presses to get yesterday's nasi again
how do i repeat my last order
is reordering quick in the food app
same nasi lemak every day, must i search again
shortcut for habitual eaters
can regulars get their usual without scrolling
how many clicks for yesterday's lunch
one tap repeat or more
i always have the same laksa on fridays, is that easy
and for people who eat the same thing daily
favourites button or similar
buy the identical meal with hardly any effort

= Customer app for
* what did tiffin street receive at the end
* what was delivered in the food app project
* deliverables for the delivery apps
is the food app on iphone and android
which phones can diners use
is it in app store and play store
what did you leave with the cooks in the end
does the eater need apple or samsung
which programs came out of the meals job
is there something in the stores for the public
list of things made for the cooks' collective
huawei or iphone, does it run for eaters
which platforms does the diner's app cover
will it install on my iphone as well as my son's samsung
did the eater's part go to app store and play store
what did the buyers get in the hawker job
is it on apple or only on google phones
which handphones can a diner use
did tiffin street get an app for iphone and android
on which phones can diners use the food app
what did eaters receive, a website or a native app
is it in the play store and at apple
does my samsung run the hawker ordering
buyer side of the delivery, which platforms
was something for the public delivered as well
apple users left out or not
and what do the hungry people install
handphone app for guests, was that part of the delivery
both stores covered for the makan client
my daughter has an iphone and i a xiaomi, could both of us order

= Kitchen app for
which device do the kitchens need
does the cook app run on cheap tablets
must stall owners buy an ipad
what hardware is required for vendors
does it need costly hardware in the kitchen
we have only a cheap lenovo pad next to the stove, enough
can a cook use her own old tablet
must i purchase machines for each counter
apple only or android beside the stove
does it need a strong device near the wok
what sort of gadget does a hawker need to receive tickets
does it work on a dirt cheap tab
was a budget tablet version part of what you gave the cooks
must the stall invest in an ipad
is there a lightweight thing for kitchens on entry-level hardware
is a cheap huawei slate sufficient for a hawker
what device does the kitchen app need
does it run on cheap tablets
must a hawker purchase an ipad
budget pad beside the wok, good enough
did the stalls receive software for their counter
lenovo or samsung tab of the lowest class, does it do
hardware for cooks, costly or not
i own an old slate, could my kitchen use it
what did the sellers get from you
and the cooks, what was given to them
entry level gadget support at the stove
is there anything made for inexpensive machines in the food delivery

= Courier app with
does the rider app work without signal
can couriers work with no internet
is there a driver app
what do the delivery men use
what if rider has no line
my boys ride through tunnels, does their thing freeze
what do the boys on the motorbikes get
programme for the riders, included
can a rider go on if the sim has no bars
rider tool when the net is away
does the rider's tool survive a basement with no bars
was there a disconnected mode in what drivers received
did the delivery boys get something usable in dead zones
can my riders carry on if data finishes halfway
what was made for the despatch riders
does the bikers' tool keep going with no coverage
does the courier app work offline
what did riders get in the food project
tool for despatch boys that survives the basement
do drivers need data all the time
disconnected mode for bikers, delivered or not
does the thing freeze in a tunnel
was there a program for the men on motorbikes
no bars, no work, or does it carry on
and for the delivery guys
rider handset software that functions without internet
abang with the helmet, what does he use
is losing net a problem for the bag carriers

= Dispatch service and
how are orders assigned to riders
are there financial reports for the vendors
who gets which delivery
is dispatching part of what you delivered
how do they reconcile payouts
who decides which boy carries which bag
do cooks get a statement about their takings
bookkeeper needs a list of what was passed on to whom
automatic choice of rider
is there accounting for the collective
who allots jobs to riders and tells hawkers what they earned
was an assignment engine included in the hawker job
do stalls get a payout statement
did you hand over the backend for allotting bikes and for accounting
what paperwork on earnings comes out for the cooperative
how does a hawker audit what he is owed
how are orders assigned to couriers
are there financial reports for the stalls
who decides which biker takes which bag
what paperwork does the bookkeeper of the hawkers get
automatic allotment of jobs to riders, was it delivered
statements on what each seller is owed
is there a back office part in the food project
does a human phone drivers or is it an engine
accounting output for the collective
and for the office of the cooperative, what did they receive
payout lists, are they included
who gets which trip and who gets which money, what covers that

= Onboarding kit with
how fast can a new restaurant join
how long does a vendor need to get set up
can stalls register on their own
is there a starter pack for new sellers
do you need to train each hawker
signup time for a new merchant
can a makcik set it up herself
how long does it take to onboard a shop
can a stall sign up without you
an uncle of sixty wants to join, how long till he is live
do we need a technician for each new counter
is it self explaining for a new cook
can fifty new members be taken in without your help
half an hour or half a day for a new member
welcome package for cooks
a new member joins on tuesday noon, could he sell the same afternoon without calling anybody
can a new hawker join by himself and how long until he's live
is there self-service registration for vendors
how quickly does a fresh stall get on board
does a technician have to visit each newcomer
what was provided so that fifty makciks can sign up unaided
is it plug and play for a new food truck
my aunty wants to start selling today itself, how many minutes
how long does a new stall need to join
can a stall set itself up
does a technician have to come to each hawker
makcik is 62 and wants to sell tomorrow, possible
self service merchant signup, was it delivered
starter package for sellers
how do newcomers get on board of the food app
is there a quick way to register a kitchen
i hate training days, how fast could my satay cart begin
and how does a fresh vendor get in
do they require a sales rep for registration
welcome box for aunties and uncles

= 12% total cost
* what results did tiffin street get
* what improved for the hawkers
* show me numbers of the food app
* was the delivery app a success
what commission do the stalls pay now
how much cheaper is it than grabfood
how much does each sale cost a vendor with the new app
did the sellers save on fees
what percentage goes to the service
how high were aggregator fees before
how much do the vendors pay per order
is it cheaper for stalls than the big platforms
what saving does a stall have
of a ten ringgit meal how much is lost to fees
did it pay for the cooks, in numbers
are you honest when you say it is cheaper than foodpanda
what does a cook keep now
my margin with grab is 68 percent, what would it be there
what came of leaving the giants
do the members now pay less than a third
fee before and after
success of the meals story
if i sell a plate for ten dollars how much of it disappears, compared with the portals
how much of each sale do hawkers give away now versus earlier
what commission do stalls bear after leaving panda
did their take rate go down and to what
is it truly cheaper than the aggregators for a vendor
what is left for the hawker from a ten ringgit plate
so what did it change for the stall owner's pocket
percentage deducted per ticket, before and now please
what's the levy per plate now
what does an order cost the stall now
how much do stalls save compared with the platforms
is it true that stalls pay only 12 percent
what is the total cost per order
can you tell me the result for the stalls in money
12% instead of 32% food app
did the fees not go down
i want to know if the own app is cheaper for sellers
commission before and after leaving the giants
what slice does the seller give up these days
how much of ten ringgit stays with the cook
take rate of the co-op versus foodpanda
are hawkers better off in their pocket
does it really undercut grab
by how many points did the levy fall
savings for the makan people
was quitting ubereats worth it financially
economics for each plate sold
i lose 30 percent to zomato, what would i pay in a scheme like the malaysian one
our cafe owners' club wants evidence that own delivery pays, what did the stalls get
my accountant says self run delivery is dearer, what's the figure at tiffin street
suppose i sell nasi for 20 ringgit, how much vanishes there
so did it get cheaper for them
and what did they pay earlier
how much is deducted now
what did the cooks get out of it

= 27 minutes from
how fast is the food delivered
how long does lunch take to arrive
average delivery time at peak
how many minutes till i get my meal
is it quick even at rush hour
what speed did the service reach at noon
how many minutes for delivery in rush hour
how long do office workers wait at one o'clock
is lunch still hot when it comes
can it be done in under half an hour when everybody is hungry
waiting time of eaters in the worst hour
speed of the service when it is crowded
from pressing buy to the doorbell
how soon does the tapau reach me at 1 pm
what is the mean delivery duration during the midday crunch
how rapid is the hawker delivery in the busiest slot
from checkout until doorbell, how long at noon
will my makan still be warm in the lunch rush
turnaround time in the peak, how many mins
if i click at 12.30, when do i eat
how long does a delivery take at lunch
how many minutes from order to door
is the food there in half an hour
can you tell me the delivery time in the lunch hour
lunch hour delivery minutes tiffin street
i want to know if the food app is fast
what about delivery time when it is busiest
does it not take an hour at noon
is the soup still warm when it comes
speed at peak, any figure
how quick is your hawker service
from click to doorbell at half past twelve
average duration in the rush
under thirty mins in the worst crush, true
tapau arrival time for office people
does the grub get here before my break ends
turnaround from checkout to handover
how swiftly does the biker reach me at one o'clock
my lunch break is 45 min only, would i eat in time with the stalls' app
our canteen closes and staff want hot meals, how soon do the kl cooks bring it
i always wait an hour with the others, was yours any better
suppose i press buy at 12.30, when is it here
and how quick is it
is that measured in quiet hours or in the crush
how long do hungry folks wait now
so what did they achieve on speed

= 91% of deliveries
how often is the food on time
what is the punctuality rate
do riders arrive when they say
share of orders that were not late
how accurate is the eta
on time performance of the delivery app
are deliveries punctual
how reliable is the promised time
one in ten late or worse
how trustworthy are the riders
do they keep their word about the hour
share of meals that came when they said
was it punctual from day one or only after some months
how many out of a hundred are late
do customers get lunch when they were told
office people are furious when lunch is late, how many meals reached them in the agreed time
how punctual are the riders of tiffin street
what proportion reaches the customer before the deadline quoted
is the sla for drop-offs met
how frequently are they tardy
do they stick to the eta after some months
hit rate of on-time arrivals at the hawker service
what's the on-time score at tiffin street
how many deliveries arrive within the promised time
are they often late
is the food app punctual
what share of deliveries was in time in month three
can you tell me how reliable the promise is
91% deliveries in promised time
does the food not come late at all
i want to know if the promised time is kept
on time score of the riders
punctuality in the makan project
nine out of ten kept their word, is that so
how many tardy meals per hundred
sla attainment for drop-offs
do hawkers stick to what they tell the eater
how trustworthy is the eta after a quarter year
success rate of meeting deadlines at tiffin street
what part missed the mark
was there proof that people get it when told
grab tells me 20 and comes in 50, how honest was your one
my boss goes mad if the office lunch is late, how dependable are the stalls
we do flower drops in kl and need a comparable figure, how often was your client on schedule
suppose i order ten times, how often would it be overdue
and how often was it late
after how many months was that
so the promises hold
how good were they at keeping to it

= 46,000 orders in
how many orders did the food app get
do people come back and order again
what is the repeat customer rate
how many sales in the first three months
did the app get traction after launch
order volume in the opening quarter
what share were returning diners
how popular is it
do the diners return
how many meals were ordered at the start
did anybody use it at all
are eaters loyal or only curious once
how did the first quarter go for the cooks
more than 500 meals a day, is that so
half of them return, or less
takeup of the cooks' own service
was there demand once it was live
how many bags were carried in the beginning
how many meals were sold in the first three months
do eaters stick around or just try once
what was the customer retention at tiffin street
did the hawker app gain traction
what fraction of purchases were by loyal folks
how popular was it after opening
our investors ask for volumes and stickiness, what did the hawkers have
how many orders came in the first quarter
do people order again
what share of orders came from returning people
is it true that there were 46,000 orders
can you tell me how well the food app sold
orders first quarter returning customers
did customers not go back to the platforms
i want to know if the app was accepted
was there any traction after launch
stickiness of the hawker service
retention figures, please
how busy was it in the first three months
loyal eaters, how large a fraction
demand for the co-op's own makan app
did it flop or fly
repeat purchase rate at tiffin street
around 500 a day, would that be right
volume in the opening period
nobody will leave grab for a small app, or did they at the stalls
i'm an investor, show me the numbers of usage and comeback for the food thing
my fear is that guests try once and vanish, how was it with the malaysian cooks
suppose we launch one for our bakeries, what uptake did the stalls see
and did anybody use it
how many returned for more
what were sales like at the start
so the regulars stayed

= Google Maps SDK
* what is the food app made with on mobile
* which mobile technologies did tiffin street use
* what sits in the customer and rider apps
do you use google maps in apps
which map is shown in the mobile application
can you embed a google map
what shows the street plan for eaters and riders
street plan component in the phones
which sdk for maps
frontend stack of the meals service
are the native parts of google used
whose mapping kit is inside the hawker app on the phone
is the on-screen map from google in the makan app
which sdk displays where the diner lives
do the phone apps embed gmaps
which map does the food app show
is google maps embedded in the delivery apps
map component on the phones of the riders
does the mobile part use mapbox or something else
what do eaters look at when they pick an address
who supplies the on-screen street view for diners
gmaps kit in the makan client
and for showing maps on the handset
did you draw the city plan yourselves
which sdk renders the location in the hawker apps
i'm building on flutter, what map widget did the courier program have
pins and streets in the app, whose are they

= PostgreSQL with PostGIS
what database does the delivery app use
do you use postgis
how do you store locations and distances
do you have experience with geospatial data
which db for location queries
how do you compute who is within four kilometres
spatial queries, what database
geo extension known to your crew
where are coordinates stored
nearest rider lookup, with which database
which spatial database locates stalls near the diner
what stores coordinates in the hawker backend
is it mysql or postgres with a gis add-on
how does the backend know who is inside the four km radius
did you use any gis tech in the food job
which engine answers nearest stall lookups
which database does the food app use
do you know postgis
how does the system find riders within a radius
mysql, mongo or what, for the hawkers
geo queries in the delivery backend
where are coordinates of stalls kept
gis extension, have you worked with one
who is within four km, what computes this
spatial indexing, which store does it
and the data layer of the makan thing
i search a team with geodata skills, what did you use for nearby lookups
is it a relational db or nosql at tiffin street

= Touch ’n Go
* which payment options are in the food app
* how do you take payments in malaysia
* what wallets does the delivery app support
* which payment gateways did tiffin street need
does it accept tng
is touch n go supported
can you integrate malaysian e-wallets
can i pay by malaysian wallet
can i use tng at your hawker thing
most malaysians scan with their phone, was that thought of
what ways of settling did you connect in malaysia
ewallet integration experience in kl
our clients have no credit cards, only tng
can malaysians pay lunch with tng
is touch and go among the ways to pay hawkers
will it deduct from my tng balance
does the makan app support tngd
can i pay with touch n go
is tng supported in the food app
which malaysian wallets have you integrated
my toll card wallet, does it work for lunch
paying tapau with the blue wallet
do you know local malaysian payment brands
tng balance at the hawkers, accepted
and what about tng
i never carry a card, only the touch and go app, is it okay
which cashless options are popular in kl and in that project
ewallet of the highway card people, integrated
can students without bank card pay for makan

= GrabPay
is grabpay accepted
do you integrate the grab wallet
can diners use their grab balance
can one settle with the green super app
do the giants' own wallet work at the cooks'
grab balance for lunch
second wallet besides tng
most of my clients carry the green app's wallet, could they pay lunch with it
is the green super-app's purse accepted for tapau
can i use grab credits to pay the stalls
do they take grab's e-wallet even though it's a rival
does the stalls' app accept grabpay
can i use my grab balance for the food app
the green super app's purse, does it work there
isn't grab the enemy, do the hawkers take its wallet
have you hooked up grab's payment before
besides touch n go, which second wallet
credits from ride hailing spent on lunch
and grab's one too
i get cashback in grab, may i settle my noodles with it
rival's e-wallet at checkout
second malaysian wallet integrated in the delivery project
paying makan with points of the taxi app company

= cash settlement
how is cash handled with riders
does the system settle money collected at the door
what about customers without cards
how do you account for notes and coins
rider has 300 ringgit in his pocket at night, how is that booked
how do you avoid that riders keep the notes
half of our customers have only coins, is it supported
banknotes at the door, who reckons it up
my customers pay in notes, how does the association of cooks keep the money straight
does the hawker app reconcile the banknotes a rider collects
is cod possible for tapau
how is physical money accounted for between rider and stall
can someone without any bank account buy
is there a way of squaring up paper money
can one pay cash in the food app
how is the couriers' cash settled
rider comes home with notes and coins, what then
cod in the makan project
grandma has neither card nor wallet, can she order
physical money at the door, handled by software or not
who keeps track of banknotes collected
are paper ringgit accepted by the hawkers' riders
our drivers pocket change now and then, is there a reckoning in your delivery app
and if somebody has just coins
squaring up between bikers and cooks
unbanked customers, are they served

= OSRM
* how is routing done in the delivery app
* which maps and navigation tools for the riders
* what calculates the rider's way
which routing engine do you use
do you run your own route server
is osrm used
open source directions engine
do you pay google for every route
directions without licence fee, how
open router used for riders
how is the way of the rider computed
self hosted directions service
which directions engine works out the rider's path
do you self-host a pathfinder rather than pay for google directions
what computes the shortest trip for the bikes
is it valhalla, graphhopper or osrm underneath
which routing engine do the riders' routes come from
do you use osrm
google directions is expensive, what did you take for paths
self hosted pathfinder in the food project
open source router, valhalla or which one
what calculates the shortest trip for the bikes
are there licence costs per route
who works out the way for the courier
can i run my own navigation server, have you done so
and the computing of ways
engine behind turn by turn for kapchai
here, tomtom or a free one for directions

= OpenStreetMap
where does the map data for riders come from
do you use osm
is the map free of licence fees
open map data or a paid provider
free street data, is that good enough in kl
whose street plan do the riders have
community made street data used
do you rely on google for streets
we do not want to pay for map tiles, did you ever use the free ones
where does the street network come from for rider directions
is the base cartography crowd-sourced
do you rely on the wikipedia of maps
which free geodata feeds the directions
where does the street data for routing come from
is openstreetmap used in the food app
do you pay for map data
community drawn cartography for the bikers
are the lanes from google or a free source
geodata provider at tiffin street
osm good enough for kl, did you rely on it
wikipedia of maps, in use with you
and the data underneath the routes
which road network feeds the directions
we want no licence fees for geography, how did the hawkers manage
crowd-made plan or commercial one

= Google Cloud Run
* where is the food app hosted
* which cloud runs the delivery app
* what infrastructure has tiffin street
* do you work with gcp
is it serverless
do you use cloud run
does it scale by itself at lunch
containers on google
what happens to the machines when all kl orders at noon
does the server grow by itself when it is crowded
google or amazon for the cooks
who hosts the meals service
who rents out the machines on which the lunch thing lives
where do containers of the hawker app execute
is it a pay per request setup that sleeps when idle
which google product deploys the makan backend
does it autoscale when the whole office block wants lunch
is it knative or fargate or what for tiffin street
where is the food app hosted
does it run on google or amazon
serverless containers in the delivery project
does the platform scale up at noon without anyone's hand
pay per request hosting, have you used it
which cloud do the hawkers' meals go through
kubernetes or something simpler for the makan backend
nobody orders at night, do you pay for idle machines
gcp experience, in which work
and on what does the server side live
fargate equivalent at tiffin street
who grows the machines when a whole office block gets hungry

= Cloud SQL
which managed database on google
do you use cloud sql
where is the data of the food app stored
who looks after the database server
database run by google or by you
postgres as a service used
in what place does the meals data lie
do you set up the database machine yourselves or rent it ready made for the lunch people
who runs the database of the lunch people
which hosted relational service from google keeps the hawker tables
did you go for dbaas in the makan app
who patches and backs up the postgres of the hawker app
is it rds or google's equivalent
is the food app's database managed
which google database service do you use
who patches the postgres at tiffin street
rds alternative in the delivery project
where do the tables of the hawkers lie
do you run the db on your own vm
dbaas for the makan backend
hosted relational storage at google, in which job
and who takes backups of the data, your people or the provider
self managed or rented database for the stalls
i don't want to employ a dba, how was it with the cooks
gcp sql offering used

= Two thirds of all
when is the busiest time for the food app
how sharp is the lunch peak
what was the load problem of the delivery app
what share of meals is ordered around noon
does everybody order at the same moment
what was difficult in the food project
was everybody hungry at once
when is it crowded at the cooks'
offices empty at twelve and everybody taps at once, how heavy
is the load spread over the day
in which quarter of an hour does the storm come
what was the toughest thing about lunch
seventy five minutes in which the whole business is done, true
at what hours is the hawker service swamped
how concentrated is the demand in a day
what share of tickets lands in the midday window
is it true nobody purchases in the afternoon
my canteen is dead until midday then chaos, was kl like that
what spike did you have to engineer for at tiffin street
when do the servers sweat most at tiffin street
when do most orders come in
what share of orders comes at lunch
is it true that two thirds come within 75 minutes
can you tell me about the peak of the food app
orders between 12:00 and 13:15
are orders not spread over the day
what was difficult about the load
i want to know if lunch was a problem
when is rush hour for the hawkers
spiky traffic, have you handled that
all hungry at the same moment, how extreme
concentrated demand, which project and how strong
afternoon dead, noon mad, is this the pattern
how uneven is the business of tiffin street
does everybody tap at once
biggest storm of the day, when
the crush around midday, in numbers
what does a typical day look like in tickets
diwali sale kills our shop every year, do you know such spikes from a project
i run a canteen and everyone arrives together, was it the same for the stalls
my servers sweat only one hour a day, does another client have that
suppose all offices break at noon, what did that mean in the makan job
what was so hard about the lunch
how much of the business is in that window
and when's the worst time
so the rest of the day is quiet

= Orders are accepted
how do you handle the lunch rush
what stops a kitchen from being overwhelmed
is the flow of orders limited by the cooks
do orders wait in a line
can the restaurant control how quickly orders come
how did you cope with peak hour
how are kitchens protected from too many orders
what did you do against the noon jam
my chef gets forty tickets at once and screams, what did you do there
who sets the tempo, the cook or the eater
is there a valve between eaters and stove
do tickets come in one by one
how to cope with a flood of tickets
overload protection at the stove
at half past twelve my kitchen drowns, is there any brake in what you made
what prevents a chef from being bombarded at midday
is there throttling so tickets don't pile up beyond capacity
do tickets go straight to the hawker or get buffered
so how did you tame that midday spike
who dictates the speed, the app or the man at the wok
is there back pressure in the makan app
how do you buffer a flood of tickets at noon
what controls how fast orders reach the kitchen
are orders put in a queue
does the kitchen get all orders at once
is it true that the kitchen sets the pace
can you tell me how the lunch peak is handled
order queue kitchen pace
i want to know if the cook can be flooded
what did you do about the lunch load
who sets the tempo, the app or the wok
buffering between eater and stove, did you do that
backpressure design in the makan system
chef screams at forty tickets, how do you protect him
is there a valve for the noon rush
throttled intake, how
how are hawkers spared from being bombarded
what happens with clicks that come faster than the man can fry
first come first served line in software, run by whom
flow control for a tiny stall
my cook walked out once because of the printer spitting slips, how did you calm this for the stalls
our bakery drowns every sunday morning, what trick helped the hawkers
i'd expect the site to crash at twelve, what's done with the surge
suppose a hundred offices tap at once on one char kway teow man, where do these land
so how did you tame that
does everything go straight to the stove
and who dictates the speed
where do they wait

= When a stall
what happens if a cook is behind schedule
can a vendor be paused automatically
does the app refuse orders it cannot fulfil in time
what does the system do when a kitchen is too busy
will i be told of a delay before ordering
how are late meals avoided
does it stop taking orders when kitchen is full
if the wok is overloaded, do you still sell
does an eater learn that it will be longer today
is selling stopped automatically when a cook cannot keep pace
i prefer no sale to an angry client, do you agree
what happens to eaters of an overrun counter
should we go on taking tickets when we are swamped
throttle at the counter
does the app quote a longer eta when the hawker can't keep up
will a backlogged hawker be switched off temporarily
what if my char kway teow man is swamped
does it stop selling when the chef is buried
instead of accepting and then apologising, what does the makan app do
is there an auto hold for overloaded kitchens
does it warn me of a slow stall prior to paying
what happens when a stall falls behind
does the app pause a stall
are late orders still taken
is it true that the app lengthens its promise first
can you tell me what happens if the kitchen is too slow
stall behind promise lengthened paused
i want to know if a busy stall is switched off
what about orders that would be late
uncle can't keep up today, what does the system do
does it refuse business rather than disappoint
automatic hold for swamped cooks
how is an overloaded hawker shielded
backlog too long, then what
snooze a seller temporarily, does this exist
does it quote longer waits when the wok is full
is selling everything at any cost the policy
graceful degradation in the makan app
do they accept and apologise later
i'm always told sorry it's delayed after i paid, does the stalls' app do that too
my kitchen once had 50 overdue dishes in one hour, how would yours have stopped it
we prefer no sale to an angry guest, is the food app built that way
suppose two helpers are ill and the counter is slow, what do eaters see
and if the cook still can't cope
does it warn before it shuts
so they'd rather say no
what comes first, longer wait or stop

= Couriers lose reception
do riders lose signal
where was the mobile network a problem
why was handing over the meal tricky
no coverage in basements and elevators, what then
at what moment does the rider's phone go dead
what difficulty did the drivers have
did riders have trouble with coverage
where exactly do riders have no bars
lifts and basements are dead zones, did you know
why does a rider's phone fail exactly at the door
condo with three levels underground, what then
the handset of our van drivers dies in basements, same there
our drivers deliver into parking basements where phones die, have you met that
where do despatch boys go offline usually
what is the trouble at the customer's lobby or basement
why is the final moment of the drop tricky for the phone
does the handphone die in the lift at the worst time
which connectivity snag hit tiffin street's riders
my drivers vanish from the map under condos, did you run into that
what happens to drivers inside basements
where do couriers lose reception
when does the reception fail
what was the problem with couriers in lifts
is it true that phones die in car parks
can you tell me what was difficult for the couriers
couriers no reception car park lift
did the riders always have a network
i want to know if handing over was a problem
dead zone at the very moment of delivery, had you that
basement three of a condo and no bars, is this known
handphone goes blank in the elevator, who suffered
connectivity snag in the makan project
what went wrong at the door with the bikers' mobiles
signal hole underground
why was the final step the trickiest
telco coverage in towers, a difficulty of which job
worst possible time to go offline
which trouble did the drivers report
our despatch riders vanish from the map under malls, did you have this at the hawkers
my condo swallows every signal, how did the food people experience it
we deliver medicine to hospital basements, do you know the coverage trouble from a project
suppose the guy stands in an underground garage with my soup, what's the issue
where exactly did it break
so just at the worst moment
and why did the bikers have trouble
what was that difficulty about

= Every step of
how does the rider app work offline
is delivery data saved when there is no signal
what happens to status updates without coverage
when are the stored events transmitted
do timestamps survive if the phone is disconnected
could a drop off be lost because of bad network
rider in basement, does app still save
is anything lost when the rider is in a dead zone
does the handset store what happened until it has bars
is the hour noted right if it is sent later
store and forward on the rider's handset
proof of times for a disputed lunch
sync later on the rider's handset
does the rider's phone buffer events locally
will the pickup and drop timings still be recorded in a dead zone
when bars return does it upload by itself
is there a store and forward mechanism for drivers
how come you don't lose proof in basements
so how did you fix the dead zones for bikes
are drop-off stamps lost if the handphone is disconnected
how does the courier app work without a line
are delivery steps kept on the phone
is anything lost when the courier is offline
is it true that steps are sent later
can you tell me what the phone stores
delivery steps stored on phone sent later
i want to know if the times are still right afterwards
what about updates made in a lift
local buffering on the rider's handset
store and forward in the makan project
pickup at 12.41 without bars, is the time noted
when does the data go up
does the mobile remember what the biker did
event log on the device, synced afterwards
do drivers have to redo their ticks once bars return
offline first approach for the despatch boys
what becomes of taps in a tunnel
are the timestamps from the moment or from the upload
customers say he came late, he says no, are the true times preserved on the handset
our van men lose all scans in the basement, how did the hawkers' bikes avoid it
i worry that a dead zone wipes the proof, what is done in the food app
suppose the network is away for half an hour, what does the office get later
so what did you do about the dead spots
and is anything forgotten
when is it transmitted
does the handset wait for a signal

= Customers confirm with
how is a delivery proven
is there an otp at handover
how does the diner acknowledge receipt
proof of delivery without internet
does the pin work in a basement
what does the customer tell the rider at the door
what is the code for at the door
someone claims he never got his lunch, how do you prove it
what must i say to the rider at the door
number to tell the rider, how many digits
signature or number at the door
how does the handover work in a basement without bars
could a rider mark it as delivered without having been there
fraud by riders, how prevented
a guest swears he never received his soup, what proof is there
is there a passcode the hungry person reads to the rider
how do i acknowledge that my tapau came
what proof of delivery works in a dead zone
how many numbers must i tell the bike man
does confirming need data on my side
how do you settle it if a diner says it was never received
and if the basement has zero bars at handing over
how does the biker prove he met me
how do customers confirm the delivery
is a code needed at the door
how many digits has the code
is it true that it works without reception
can you tell me how delivery is proven
four-digit code confirm delivery offline
does the customer not have to sign
what about people who say they never got the food
otp at the doorstep in the makan app
pin for the biker, does it need data
proof of handover in a basement
guest claims he never got his soup, what evidence is there
passcode exchange between eater and rider
stops cheating by riders, how
signature on glass or a number
authentication of the drop without net
can a rider just mark it done and keep the bag
does confirmation fail underground
last month amazon said delivered and i had nothing, how does the hawkers' app prevent that
my lift has zero bars, how could i acknowledge my lunch
we ship jewellery and need certain handover, how was it done for the food stalls
suppose neither of us has internet in the garage, how is it closed
and how is it proven
does that need a network
so what do i tell the biker
is it a long number

= Stall owners had
what tablets did the hawkers have
how much did their devices cost
were the vendors good with technology
my staff is not tech savvy, can you design for them
was the hardware weak in the kitchens
what limits did the stall users put on you
were cheap tablets a problem
did stall people dislike complex apps
what machines stood beside the wok
an auntie who has never used a computer, is she able to
how cheap were the pads
did the cooks have patience with software
under a hundred dollars per device, is it workable
i hate nested menus and so do my cooks
my cooks have thick fingers, little money and less patience, could they cope
what gadgets did the hawkers own and how cheap were they
why couldn't you make a sophisticated kitchen tool
were the vendors fed up with complicated apps
how did user attitude and hardware constrain the stall tool
what budget device did each uncle have
my mum swears at submenus, were the hawkers alike
which usability constraint came from the cooks
what were the limits, money-wise and patience-wise, at the stalls
what tablets did the stall owners have
were the stall owners patient with software
what was difficult about the kitchen app
is it true the tablets cost only 90 dollars
can you tell me about the devices at the stalls
tablets usd 90 no patience menus
did the owners not have good hardware
i want to know if the users were used to computers
weak machines and impatient people, which project
cheap pads as a constraint, how cheap
did the hawkers get annoyed by submenus
auntie wants no fiddling, was this a difficulty
limits of gadgets beside the wok
tech shy users on poor hardware, had you any
which attitude did cooks have towards complicated tools
nested navigation is hated, by whom
price of a slate at the counter in those days
usability challenge with the makan sellers
my uncle throws the phone if he must press more than twice, did you meet his kind
we can't afford ipads for each counter, what did the food vendors have to make do with
i doubt old cooks cope with software, what did you run into
suppose our helpers have bargain devices and short tempers, is that familiar from the stalls
why was the cooks' part hard
what kind of hardware was that
and what did they dislike
so budget devices and no nerves

= The kitchen app
how many pages does the cook's application have
is the kitchen software simple
do cooks have to navigate menus
how complicated is the stall app
can it be used without training
how easy is it for cooks
how many pages must a cook learn
can my dishwasher operate it too
nothing to click through for the cook, really
is it suited to people who do not read much
minimal layout at the stove
how many views are there for the hawker on the tab
is everything for the chef on a single page
so what did you do for folks who can't stand submenus
must the cook navigate back and forth
does the hawker's tool have tabs and settings to get lost in
how minimalist is the hawker's interface
how many screens has the kitchen app
is the kitchen app simple
does the kitchen app have menus
is it true there is only one screen
can you tell me how the cook finds his way
kitchen app one screen
i want to know if cooks have to navigate
what about settings pages in the kitchen app
everything on a single page for the hawker, is it
do you click back and forth at the stove
minimalist layout for cooks
can anyone get lost in the stall's tool
how deep is the navigation for the wok man
tabs, drawers, submenus, any of these
number of views in the cook's software
what did you do for impatient aunties
zero navigation ui, have you made one
how cluttered is the seller's tablet
i lose myself in every program, would i in the stall's
my dishwasher can hardly read, could he operate what the stalls have
we had a pos with forty pages, how many does the hawkers' one have
suppose the chef has two seconds to look, where must he go
so how did you simplify it
and how many pages is that
is there nothing to click through
just one view then

= We tested it
how did you test the kitchen app
did you try it in real stalls
how many vendors were in the trial
was it tried with wet or gloved hands
did you remove unused buttons
do you do field testing at rush hour
how did you make the cook's screen so simple
were real cooks involved in trials
did anybody try it amid steam and shouting
did your folks stand at the wok or did they sit in an office
which buttons were thrown away and why
trial at the counters, how many of them
do you check things in the middle of the storm or at a quiet hour
were rubber hands considered
field trial with cooks
did you trial the stall tool during the actual rush
at how many hawkers did you do field testing
did you experiment with wet or gloved fingers
which buttons got axed and why
was your prototype checked on location or in the office
how did you decide what to strip from the chef's page
so that one screen, how did you arrive at it
did you observe real hawkers under pressure
where did you test the kitchen app
did you test with real stalls
in how many stalls was it tested
is it true you tested with gloves
can you tell me what was taken out after the test
tested six stalls noon gloves
was it not just tested in the office
i want to know if unused things were removed
field trial amid steam and shouting, had you one
did your people stand by the wok at midday
user research on location for the cooks
how did you find out which buttons are superfluous
rubber fingers and touch glass, was that tried
pruning of features nobody used, how decided
guerrilla usability at the hawkers
lab or real life, for the makan tablets
what was axed and why in the stall's program
did you watch people under pressure
designers usually sit in air con and guess, did yours go out to the stalls
my workers wear mitts in the cold store, have you tried a tool under such conditions
i believe only tests in the storm of lunch, when was yours with the food people
suppose an app has too many buttons, how did you decide what to strip for the cooks
how did you check that it works
and was that at a quiet time
what did you throw out
where did you try it

= A promised time
what annoys hungry customers most
is a wrong eta worse than a slow one
why does estimate accuracy matter
would diners rather wait longer than be misled
what did you learn about waiting times
is it better to promise late than be wrong
would you rather say 40 and be right or 25 and be late
what makes eaters furious
should i quote an optimistic hour to win the sale
is honesty about waiting good for business
half an hour quoted, one hour waited, how bad is that
should i tell people twenty minutes although i know it will be forty
do folks mind a long eta or a false one more
what was the insight about waiting and honesty in the makan job
why not simply quote an optimistic eta
is an accurate 45 mins preferable to an inaccurate 25
what irritates eaters most about quoted minutes
is it better to underpromise
is lateness versus the quote more irritating than slowness
what lesson about expectation did you apply
what annoys people more, a long time or a wrong one
is a wrong promise worse than a long wait
do people mind a long time
is it true that a wrong time annoys more than a long one
can you tell me what you learned about promised times
wrong promised time annoys more than long
should an app not promise the shortest time
what about people who wait longer than promised
would a hungry man rather hear 45 and get 40 than hear 25 and get 40
is honesty better than optimism with etas
underpromise and overdeliver, does it hold for food
expectation management for eaters
which is the bigger sin, slow or inaccurate
what makes lunch guests furious
why not quote a rosy figure to win the sale
insight on waiting from the makan job
is it the delay or the lie that irritates
accuracy versus speed, what matters to diners
my wife does not mind waiting but hates being misled, did you find that too
our courier firm always promises the fastest slot and gets abused, what was your view at the hawkers
i teach service design, what did the food app reveal about waiting
suppose you tell me twenty and it is thirty, is this worse than telling thirty at once
why was the eta a difficulty
so slow is forgivable
and what bothers customers most
what was the lesson there

= Promises are made
how is the eta calculated
what data is the time estimate based on
does each restaurant get its own prediction
do you use a fixed preparation time for all
how many past meals go into the estimate
where do the quoted minutes come from
how does it know how long my food takes
how can it know that uncle lim is slow today
does every cook have his own estimate or a common one
is the quoted hour guesswork
how much history is behind the quoted hour
standard of 20 minutes for everybody, is that how it works
on what is the forecast grounded
what feeds the eta for each hawker
how many past tickets go into the forecast
is the eta a flat figure for everyone
does a speedy cook get a shorter quote than a sluggish one
so how do you get an honest eta
is it learnt from recent history of that very vendor
is the forecast personal to every hawker
how is the promised time calculated
is the time a standard value
how many past orders go into the promise
is it true each stall has its own promise
can you tell me what the promise is based on
promise last thirty orders stall
i want to know if a slow stall gets a longer time
does every stall promise the same
uncle lim is slow today, does the estimate know
forecast from recent history in the makan app
one size fits all prep time or individual
which figures feed the eta
rolling window for predictions, how long
do you use a textbook value per dish
speedy hawker, shorter quote, is that so
what data stands behind the minutes
guesswork or experience of that very cook
personal track record of the vendor, used for what
other apps say 25 min for every shop on earth, how does yours reckon for the stalls
my bakery is fast on mondays and slow on fridays, would the food app notice
i'm a data person, on what sample does tiffin street predict
suppose a new helper makes the wok quicker, does the quoted time follow
so where does that figure come from
and how far back does it look
is it the same for everybody
how did you get the estimates honest

= The app states
how sure is the time shown to the diner
what confidence does the quoted eta have
is the stated time conservative
how often will it come by the time shown
do you show the average or a safe estimate
can i rely on the minutes shown
is the quoted hour the mean or a cautious one
how often can the eater count on it
nine in ten or half of the cases
percentile used for the quoted hour
does the quoted hour have a safety cushion
which confidence level does the quoted eta have
is the eta p90 or the mean
how much buffer is inside the minutes i am told
in one out of how many cases will my tapau be late by design
does the makan app quote the likely or the safe minutes
what's the odds that the eta holds
which time does the app state
how often is the stated time met
is it the average time that is shown
is it true that nine out of ten are met
can you tell me how safe the stated time is
stated time met nine of ten
does the app not show the shortest time
i want to know how cautious the estimate is
p90 or median for the eta
which percentile do eaters see
how much safety cushion is in the quote
odds that my tapau is there when told
is the displayed figure the likely one or the certain one
confidence level of the makan prediction
conservative or optimistic display
how often may i be disappointed out of ten lunches
do you publish the mean
design choice on what minutes to show
i plan meetings around my lunch, how sure is the figure on the screen of the food app
my statistics students ask which quantile the hawkers' app shows
we'd like to quote a safe slot for our plumbers, what rule did the food stalls follow
suppose it says 30, what are the chances that it holds
and which of the minutes do you show
how sure is that
so one in ten is late by design
is there a buffer inside
`;
