/** What people ask, and the sentence that answers it (question-bank.ts). */
export const aboutFollowTenOrdersBeforeYouRebuildYourShop = `
= “Follow ten orders before you rebuild your shop”,
who wrote follow ten orders before you rebuild your shop
who is the author of the ten orders post
when did the article about redesigning an online store come out
did farid iskandar publish something
do you have a blog article on e-commerce
anything on your blog for shop owners
how many minutes to read the ten orders piece
your september 2024 post, what was it
what category is the online store article in
do you have advice in writing for online retailers
who on your team wrote about fixing a store
something to read before a webshop relaunch
is there advice for online retailers on your blog
what have you written on e-commerce relaunches
which colleague of yours knows about ailing webstores and put it on paper
is there reading material for a merchant before a makeover
day and author of the piece for merchants
mr iskandar, what did he put on paper
how long is the text for merchants
guide on diagnosing a webstore, have you one
has somebody at your house thought about sick webstores in public
i run a little tea shop on the internet and think of a fresh one, what should i read first

= A new shop
is a new webshop the right fix for falling sales
what if the problem is not the website at all
is rebuilding an expensive way to find the real problem
could our store's issue be in logistics and not in the design
will a relaunch solve my sales trouble
what is the most expensive way to discover a logistics problem
our sales are poor, should we get a new site
is the website always guilty
sales of our toys sink, do we need a fresh webstore
is it foolish to begin with a brand new site
could the packers be the reason and not the pixels
we think the page is to blame, as everyone does, right
the dearest detour, which is it
everybody tells me to get a modern site because sales are falling, could the packing hall be guilty instead

= Ten orders, a
how can i find out where i lose sales
how long does the ten orders exercise take
what do i need to find the leaks in my online store
is there a quick check before a relaunch
why are customers not buying, how do i find out
summary of the ten orders method
what is the article on rebuilding a shop about
cheap way to see why my store sells so little
how much preparation to find where money leaks
what is the idea behind tracing ten purchases
i sell spices online and something is leaking, how do i find the hole
notebook method, what is it
how many purchases do i trace and how long does it last
diagnosis of a webstore without a consultant
it is monday, could i know by wednesday where buyers vanish
what is your recipe for someone who suspects a leak
do it yourself audit for merchants
i have two free days and a pad of paper, can i learn where my buyers get lost

= Most briefs for
what do people usually ask for first in a new store
what is wrong with most briefs for an online store
do companies begin a relaunch with the design
what is the common mistake when planning a webshop
should i start with the looks of the site
everyone wants a prettier store first, is it usual
what do requests for a new shop normally talk about
what do owners ask for first in a relaunch
is appearance usually the first wish of store owners
with which topic do people open a redesign request
our wish list says fresh colours and big photos, is that typical
what stands first in the usual tender for a webstore
is it wrong to open with the optics
we told the agency make it pretty, was that clever
in our request we wrote mainly about colours and pictures, do others do that too

= The present one
what reasons do people give for wanting a new online store
what excuses are there for a redesign
why do owners think they need a new store
which arguments for a new platform do owners bring
the other jeweller has a fancier page, is that a motive people bring
ours is ten years old and out of fashion, do all say that
which grounds are given for a makeover
motives of merchants for a makeover
my husband says the competitor's site is prettier and ours is dated, is that what everyone says

= None of it
why is a redesign for appearance risky
would a prettier shop sell more
what happens if i relaunch without knowing the cause
will a beautiful new site bring back lost customers
is a makeover of the store pointless
we want to rebuild because it looks tired, good idea
our site looks old and the rival's is prettier, is that a reason to rebuild
will the losses disappear with a new look
why is a new skin no solution
is a rebuild without diagnosis a mistake
will lipstick help a sick webstore
i move house and take the mice along, is it like that with a makeover
does the leak vanish with the facelift
is a facelift money in the bin
we have no idea why people leave, can we relaunch all the same
does a handsome page cure anything
will our losses go away if we make it all look nicer

= Before you ask
what should i do before asking for a quote for a webshop
how many orders and returns should i track
how does the ten orders method work
how far do i follow an order
should i also look at returned goods
what to do before i request a price for a new store
what is meant by following an order
how many returns do i have to trace
what is my homework before i call an agency about a store
should i ask for offers straight away
i want a quote for a new webshop, what first
what do i look into before contacting developers about my store
how does your method for checking a store work
must i also look at goods that come back
i was about to call three agencies, what should come earlier
how far do i trail a parcel
sent back parcels, how many should i trail
from the first tap to the front door, is that the span
is my homework done with looking at google analytics
what do i do ahead of a tender for a webstore
i have an appointment with an agency next week, what should i have done by then

= You need a
which tools do i need for following orders
do i need special software for this exercise
what equipment and time does tracing orders require
how many days will i spend on it
do i need permission to walk around the warehouse
what should i bring along to trace orders
is it much effort, in days
pen and paper enough
do i get in people's hair with that
what must i pack for the two days
do i need leave from the depot boss to stand about
is there a tool i must purchase for trailing parcels

= Do not take
should i pick simple purchases for the check
can i just choose straightforward orders
is any order good for the exercise
can i take the simplest cases
i would take a plain t shirt, is that clever
random purchases or chosen ones
the easiest articles will do, right
may i pick the ten simplest articles to save time
i would choose things that always work, is that a good idea

= What you learn
why choose tricky purchases
where do things break in an online store
where are the interesting faults found in order handling
what do unusual orders teach me
where in the process do most problems hide
why look at odd cases
where do systems clash with each other
why are odd cases the rich ones
where somebody's fingers bridge two screens, is that the spot
what do freak cases teach
why should i make it hard for myself by taking strange purchases
at what places in my business does it crunch typically

= Place the orders
should i buy from my own site with real money
can i use a test account to place the orders
which phone and network should i order from
why not order from the office wifi
who should place the trial purchases
should staff pay from their own pocket in the exercise
should i use my personal mobile
may i use a dummy payment
do i have to pay for the goods myself
why not from the desk in the office
with what device and connection do i make the purchases
must i pay for real
is the company wifi fine for this
may my secretary do the buying for me
with a voucher account or from my own purse
wifi of the firm is quick, does that falsify
should i sit at home on the sofa when buying
may the agency do the trial buying for me
sandbox payment, does it count
is it important that i feel the pain myself
my developer offers a pretend card for the ten purchases, do i take it

= Three of your
* which ten orders should i place
* what kind of test purchases reveal the problems
* list of the sample orders for checking my store
* what should my set of trial orders look like
which devices should i try when ordering bestsellers
do i test on tablet as well
how many popular products should be among them
which sort of products do i begin with
should i compare mobile and desktop ordering
i sell shoes, which ten things should i buy from myself
give me the recipe for the ten
hit articles, how many of them
laptop, pad and mobile, one of each
is the composition of the ten fixed somewhere
which cases are in the set of ten

= One basket with
should i try a cart that ships from different places
what about items stored in separate warehouses
test of a split shipment
goods lying in different depots, should i order them together
things from two depots in one go, try it
pillow from here and bed from there, part of the ten
mixed depots in the set
should a purchase with goods from both of our depots be among the ten
we store in ipoh and in dubai, do i mix goods from both in a trial purchase

= One item with
what happens with the last piece in stock
should i try to buy something nearly sold out
low inventory test order
what if just one is left
the very last vase, should i try to snatch it
rare article with one on the shelf
scarce goods in the set
shall i try to buy the one remaining piece of something
what if only a single pair is on the shelf, is that worth a trial

= One order from
should i test a foreign customer
do i place an overseas purchase with local payment
cross border order in the test set
buying from another country as a trial
should my cousin in oman buy something as a trial
a german buyer with his way of paying, in the set
buying across the border, part of the ten
we also sell to germans, should somebody there buy something for the trial
do i have to try it the way a foreigner would pay

= One with a
should i try vouchers and coupons
do promo codes need testing
what about gift cards in the trial
voucher and gift card trial
promo code from the newsletter, does it belong in the set
present voucher, try it too
do rebates tend to break things, should i try
do rebate codes and vouchers belong among the ten purchases
our gift vouchers make trouble, would the trial show that

= One that you
should i test cancelling a purchase
what about a wrong address corrected later
do i change something after placing the order
after how many minutes do i cancel
what if i change my mind after ordering, do i test this
i regret it at once and call it off, part of the trial
typo in the street name, do i test that it gets mended
moved house after buying, in the set
ten minutes later i say stop, what for
should i regret one of the purchases on purpose
what if i typed the wrong street and correct it, is that among the ten

= On the way
what do i note while checking out
what should i look for on the way to payment
how do i spot friction in my checkout
what do i record when i buy from my own store
which moments annoy shoppers
where do buyers get stuck on the way to paying
what annoys people in the checkout
why note every hesitation
should a store ask things it already knows
my buyers sigh at the till, how do i learn where
what do i scribble while buying from myself
they ask for my postcode and then for my town, is that worth a note
every time i hesitate, should i write it
stopwatch in hand, what am i looking for
does waiting at the till belong in the notebook

= Count the fields
do i look at the number of form fields
what should i count in the checkout
is the length of the order form important
how long is my form, should i check
long checkout, many boxes, should i look at that
is the amount of typing relevant
how do i judge the input screen
how many boxes must a buyer fill, is it relevant
is it worth tallying what one has to type
tally of inputs at the till
middle name, fax, birthday: should i tally such stuff
the form at my till is endless, do i put down how long it is

= Note when the price
why do people abandon their carts
when should shipping cost be shown
is it bad to show delivery charges at the end
what is a common cause of abandoned baskets
our customers leave at the last page, why
where should the postage fee appear
many shoppers fill the cart and then go away
hidden shipping fees, are they a problem
people put things in the cart and do not buy
where in the checkout should the freight cost be seen
does late delivery pricing drive buyers away
postage pops up at the very end, is that bad
why do so many trolleys stand full and orphaned
what scares people off at the last moment
should i tell the freight at once or later
we hide postage so that nobody is frightened, clever
top reason for orphaned trolleys
when do people learn what shipping costs, does it matter
people load the trolley and run when they see what postage costs, is that usual

= Try to pay
which payment methods should i test in malaysia
what do people in dubai pay with online
do i need upi for an indian store
is cash on delivery still used in the gulf
do i need fpx for kl shoppers
which local ways of paying matter in each country
what payment options suit india malaysia and uae
how do people in bangalore like to pay
should my store accept cash in the uae
is upi important
which wallets and bank transfers are usual in our markets
do shoppers in the gulf still give money to the courier
what do indians use for online checkout
local habits in checkout, which matter
in the emirates, do folks hand notes to the driver
we only take visa and want to sell in india, enough
indians and qr scanning, do i need it
what is customary at the till in kl
credit cards are universal, right
i open in three lands, which ways of settling are a must
malaysian banks transfer at the till, name
we open in bengaluru and dubai, is a credit card form all we need

= After payment, walk
what do i do once the order is paid
do i follow the parcel after checkout
what comes after payment in the exercise
should i go along with the parcel
card charged, and then, do i go home
does the trailing end at thank you for buying
do i run behind the paper slip
the money is booked, what is my next step in the trial
should i follow my purchase through the building

= Who sees it
who is the first to see an incoming order
which person handles the order first
at whose desk does a new purchase land
whose inbox rings
which colleague hears of a purchase before all others
which of my people notices a purchase before everyone else
on whose screen does it appear
when a purchase comes in, who is the first human being to know

= How does it
what should i check between the store and the packing list
does the order go to the stock room automatically
what do i find out about the route into the packing list
by what road does a purchase arrive at the packers
is it printed, mailed or piped to the packers, do i look at that
what about the handover to the depot
on which road does a purchase get to the people who pack
does somebody carry a sheet of paper to the packers, should i look

= Each time that
how do i count manual copying of data
what do i mark when staff retype something
what if employees enter the same order twice by hand
how do i record double entry between systems
somebody types orders into excel, should i record this
how do i note manual steps in the back office
my nephew retypes addresses for the courier, do i note that
tick for every copy and paste
how do i make handwork visible
clerk with two monitors, what do i put down
my assistant types each address again for the courier, do i have to put that down

= Every mark is
why is retyping orders by hand bad
what does manual data entry cost
does copying between systems cause errors
what does each mark mean in the order notes
are handwritten transfers a source of delay
we copy orders by hand into our erp, is this harmful
why are manual steps a problem
do typing steps slow us down
is handwork in the office really so harmful
typing off addresses leads to slips, true
a bit of copy and paste hurts nobody, right
what do the ticks tell me
lost hours and slips through handwork
is it so terrible that we copy everything by hand from one program into another

= Note when the stock
when does the inventory number get updated
should i check at which moment stock is reduced
is a nightly inventory sync a problem to look for
what about the stock count do i note
our stock is synced overnight, is that relevant
at which points can stock change
how current is our inventory, what do i check
when is a sold piece taken off the list
do we deduct goods too late
the shelf is empty but the web says five, where do i look
at purchase, at packing or while we sleep: when does the figure drop
moment of counting down, important
our figure drops at night only, do i put that down
our quantities go down only after midnight, is that something for my notebook

= With the returns,
what matters when goods are sent back
what do i observe with returned items
what is important about goods that come back
sent back goods, what is the point to look at
follow the parcel or the cash when things come back
what do i trail when things come back
what do i keep an eye on when goods come back to us
somebody sends the shoes back, what am i to watch

= The time from
how quickly should refunds be paid
what do customers remember about returns
why does refund time matter for repeat business
which returns figure influences loyalty
what makes a buyer come back after sending something back
how do i measure my returns process
how do refunds affect customer loyalty
what decides if buyers return to us
from which moment to which do i measure the refund
is slow refunding bad for business
how fast should people get their money back
what makes shoppers loyal after sending something back
why would a buyer never come again
slow money back, is it harmful
how long may a buyer wait for her cash
she never came back after a slow reimbursement, usual
which span burns itself into a buyer's mind
we reimburse within a month, does that hurt us
parcel is here, cash is there: which days do i count
what makes people faithful after a disappointment
we pay people back after four weeks, does that cost us faithful buyers

= After two days
how many notes will i have at the end
how many findings does the exercise bring
what is the result after the two days
how much material will i have collected
how thick is my notebook in the end
number of remarks to expect
i have a heap of remarks, is that usual
how much will i have written in my pad by the end
is fifty remarks a lot or is that what everybody finds

= Sort them by
how do i organise the findings
why sort the problems into groups
do different problems need different suppliers
by what do i sort the notes
why not one supplier for all of it
do the repairs differ in price
why do i put the problems into groups
how do i arrange all these observations
can one agency repair everything
why not a single to do list
by disease or by medicine
do i need various firms for the various faults
how do i bring order into the remarks
shall i arrange by urgency or by remedy

= Words and settings:
* what are the four heaps
* how do i classify the faults of my store
* what groups of problems are there and how long do they take to repair
* how long does each kind of shop repair take
which shop problems can i fix myself in days
what are quick wins for a webshop
what can be improved without a developer
how long do text and settings changes take
what can i change cheaply by myself in my store
which repairs need only days
what are the cheapest improvements
which ailments can i heal myself this weekend
unclear texts about sending back, how long does such a thing take
which classes of ailments are there
can my own marketing girl repair something
i am no techie, what is in my power
in how many drawers do the remarks go
cheapest class of repair
which faults can my wife and i get rid of ourselves in a few days

= The page: slow
how long to fix a slow checkout page
what belongs to the page problems
can i improve pictures and checkout without changing platform
how many weeks for improving product pages
my checkout has five steps, how long is the repair
which repairs take weeks
the card field opens the letter keyboard on mobile, what type of fault is it
loading of pictures is slow, is it a reason for a new platform
my product photos load badly, what does the repair take
is speed a reason for switching systems
paying on mobile is clumsy, how much time to repair
five step payment, can it be repaired without moving
heavy photos, do i need another system for that
number pad does not open for the card, grave
till over five screens, can my present system be mended
repairs of how many weeks, which are they
my agency says slow photos mean a new system, true
typical repairs on the site itself
people tap with the wrong keyboard at the card number and photos crawl, do i need another system for that

= The joints: stock,
how long does connecting erp and stock take
which improvement brings the most
what are the joints in your shop article
time to integrate courier and accounting with the store
where is the largest gain usually found
how many months for linking inventory with the webshop
our stock, courier and bookkeeping don't talk to each other, how long to fix
how long does it take to link an erp
what are the joints
which kind of fault gives the highest benefit
our systems are not connected, how much time to connect them
which repair pays most
integration with bookkeeping software, duration
we sell things twice since systems don't sync, how long is the repair
bookkeeping and webstore do not speak, which drawer is it
quarter of a year for hooking up the erp, realistic
where is the most money buried
dhl labels are typed by hand, how long to join that up
seams between systems, what does mending bring
which class has the fattest reward
do i need a month or a year for hooking things up
our courier, bookkeeping and depot each live in their own world, how long would it take to tie them together

= The platform: it
when should i change my e-commerce platform
is it time to replatform
when does moving to another shop system make sense
what is the only good reason to migrate
should i leave shopify or magento
when are extensions no longer sufficient
do i need a new system or can i keep the old
what justifies replacing the whole system
when is it truly necessary to rebuild
which of the four groups means we must move
my woocommerce cannot do rentals, time to go
when is moving house justified
is boredom with shopify a ground for leaving
no plugin helps any more, what then
which drawer alone allows a relaunch
my developer wants to leave magento, when is he right
is an old system in itself a motive to move
my agency says we must leave our present system, when is that true

= Take a plain
what figures does your shop example use
how many visitors and buyers are in the calculation
what conversion numbers do you assume
how many of those at the checkout actually pay in your example
how many visits does the sample month have
what share of checkout visitors pays
what traffic do you assume in your example store
how many buyers from how many visitors
conversion rate of your sample store
what does your model month look like
of two thousand at the till how many stay
how many people pass by in your model
45 percent finish, is that your assumption
model merchant, give me his traffic

= At an average
what is the average basket in the example
how much does the sample store turn over monthly
what revenue does the example shop make
how high is a typical purchase in your calculation
monthly sales of the sample store
how fat is the basket in your model
takings per month in your model
54 thousand, where from
is your model merchant small or large
how much does your imaginary shop take in a month and per buyer

= If a shorter
how much more would i earn with a simpler checkout
what does a shorter checkout bring in money
what is the effect of fewer steps at payment
how big is the revenue gain in your example
is it worth shortening the payment process
what happens if one hundred more people finish paying
how much does a leaner checkout add to turnover
extra sales from a better payment page
is a simpler payment process worth money
what do i earn if fewer people give up
how much extra revenue is possible
a hundred more finishers, what is that in dollars
what is a leaner till worth
500 in ten finish instead of 450, what do i win
gain of the till repair per month
if a hundred more of those at the till finish, how much is that

= Multiply it by
should i calculate with margin or revenue
how long until a shop repair pays for itself
what is the payback period in the ten orders article
is a repair for 15000 dollars worth it
return on investment of improving the checkout
how many months to recover the money spent
what profit does the better checkout give
what is the usual mistake when calculating the gain
when do i earn the repair back
which figure do i multiply, profit or turnover
is eight months payback right
does more turnover mean more profit
what does an additional 6000 in sales mean in profit
i win 6000 in sales, is that what lands in my pocket
when is the invoice for the repair earned back
turnover or what stays with me, which do i take
a bit over eight months, is that fast
fifteen thousand for a repair, too dear
what slip do merchants make in such sums
payback of a repair
i would spend fifteen thousand on the till, when is that money back in my pocket

= Now do the
do i do the same sum for inventory
should i also price the inventory problem
do i repeat the calculation for inventory
same arithmetic for the depot
do i also put a price tag on empty shelves
is the sum also made for goods on hand
do empty shelves get the same arithmetic as the till
is there also a price to put on goods that were gone

= If one order
what does overselling cost me
what happens when we sell items already sold out
how many orders fail because the goods are gone in your example
how bad are wrong inventory figures for a store
customers order things we do not have
what share of purchases ends with an apology
cost of selling out of stock products
how often are goods gone although the site shows them
what does a wrong stock count do to customers
what happens to the buyer of a sold out item
45 orders a month fail, why
five percent ghosts, what happens with those buyers
how much harm does a ghost sale do
do buyers forgive when the article was gone
we apologise twice a day for empty shelves, what does it cost
number of apologies in your model month

= Add the hours
what else is part of the cost of overselling
should i count employee time on failed orders
do staff hours belong in the sum
what do i add to the inventory loss
my ladies phone all day about empty shelves, does it count
wages for soothing people, in or out of the sum
is soothing people free of charge
my people spend the afternoon saying sorry on the phone, is that a cost
what else besides the lost sale do i count for goods that were gone

= In many shops
is stock or checkout the larger loss
would a nicer home page help with inventory errors
what costs more in many stores, the design or the stock errors
does the front page matter so much
can a redesign cure inventory mistakes
which of the two sums is bigger usually
is inventory accuracy worth more than design
what loses more money, ugly pages or wrong inventory
would a fresh look solve the sold out problem
is a redesign the answer to inventory errors
is the till or the shelf the bigger hole
we pay a designer for the landing screen, is it the right end
graphic designer or depot first
can pretty pictures heal wrong figures
where do most merchants lose more

= The percentages will
will these percentages apply to my business
an agency promised me a 20 percent increase, can i believe it
should i trust someone who predicts my conversion uplift
are your example numbers valid for everyone
are such percentages universal
somebody guarantees us a conversion rate, should i trust him
can you tell me my improvement in advance
somebody on linkedin promises 30 percent more sales, serious
can i copy your sum one to one
a guru knows my growth in advance, your opinion
do your numbers fit a bookstore as well
are you honest that these are examples

= What matters is that
what is the point of the shop calculation
can each offer be expressed in money
how should i make proposals comparable
what is the value of putting a price on each problem
why do the arithmetic at all
can i squeeze each offer into the same form
how do i make apples and pears alike in offers
why do you want every offer put as a sum of money
what is the essence of all that arithmetic for a shop owner

= You will notice
what happens to the brief after the exercise
will my requirements document get longer
is the specification longer or shorter afterwards
is a good specification long
does the tender grow or shrink after the two days
fewer pages, is that a good omen
our tender has eighty pages, what would become of it
our request for offers is thick as a book, will it be thinner after your two days
is it good if the request for offers gets shorter

= Instead of “a
what should i write in a brief for a webshop
how do i write a good requirement for an agency
what does a good brief look like for a store rebuild
is modern shop with great experience a good brief
how specific must my project description be
how many faults should the brief name
how concrete must our wishes be
what do i tell an agency instead of make it modern
what should be in the tender for an online store
our brief says great experience, is this good
how do i formulate what i want from a webstore maker
great experience, what do agencies think when reading it
how many ailments should be named in the tender
what must stand beside each ailment
our wish is something modern, too vague
as a purchaser i need a solid specification, how
how will i see that it is healed, do i write that

= Suppliers can give
can agencies quote on such a brief
how do i get comparable offers
will suppliers be able to price it
comparing quotes from different vendors for a store
why is a precise brief better for price comparison
can developers give a fixed price with this
how can i put several offers side by side
is a fixed quote possible this way
will i get sensible offers from agencies with it
do i get a firm sum for it from agencies
apples with apples among bidders, how
why are the offers i get so far apart
does a sharp tender make bidders honest
is it enough for a fixed sum

= If the fourth
can i save money by keeping my platform
when should i keep the present shop system
how much cheaper is repairing than rebuilding
what if no problem needs a new platform
is it cheaper to stay with what i have
can we stay on woocommerce and spend less
how much could we spare by not moving
what if the last heap has nothing in it
nothing speaks against our old system, what then
two thirds spared, really
repair or rebuild, what does repair cost in proportion
is staying a sign of stinginess or of reason
our system is fine after all, how much do we spend
if we find nothing that our present system cannot do, what should we spend

= If it is full,
how do i test a supplier before a platform move
what should be built first when migrating
how can i be sure the agency is capable
should i ask for a prototype before moving
which order should be the working sample
we have to change platform, how to reduce the risk
what should the new supplier deliver first
pilot before the migration
how to avoid a failed platform change
how can i try an agency before the large contract
we must leave our system, what do i ask for first
proof of skill before the big cheque
a bidder brags, how do i put him to the test
start with the easiest or the nastiest case
sample of work, which case
is a mockup enough as proof before moving
we really have to move to another system, what do i let the new supplier show first

= Whoever can do
why begin with the most complicated order
if they manage the hardest case is the rest safe
what does building the toughest purchase prove
does a good sample prove the rest
is one nasty case proof enough
nastiest case solved, can i relax
what about the other nine
why do you want the nastiest purchase built before the rest
is a supplier who manages the hardest thing safe for the others as well
`;
