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
who penned the piece on following ten purchases
is there a farid iskandar text about online stores
when did the article on shop rebuilds appear
do you have any write up on fixing an online shop before replatforming
which of your articles should a merchant with poor sales look at
my saree shop online is not doing well, got anything to read
has longitude put out anything on why webshops fail to sell
which piece should i read before redoing my boutique's site

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
my online sales slump, will redoing the website fix it
is a relaunch a costly mistake when dispatch is at fault
could our fulfilment be the real culprit rather than the storefront
the agency urges me to rebuild, what is the danger
our godown is a mess, does a fresh storefront solve anything
what is the priciest method of discovering a fulfilment problem
our parcels go out late and sales dip, should i replace the website
my son says build a new site, i say sort the godown, who is right

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
how can i discover where my online shop leaks revenue
how many days does the diagnosis of a shop need
is there a low budget audit for an online store
my sweets shop gets clicks but few sales, how do i locate the fault
what is the ten orders approach in short
can i do a self audit before hiring an agency
two days and a pad, is it truly enough to spot what's amiss
how do i spot the hole in my bucket without a consultant

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
what do shop owners typically ask for when they want a new store
with what topic does the usual rfp for an e-commerce site open
do most clients care about appearance above all
is starting with styling a mistake in a shop brief
what do merchants put at the top of their wishlist
is everyone beginning with the paint and not the plumbing
what does the normal wishlist to a web agency open with

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
what justifications do merchants give for replacing their store
why does everyone want to redo their webshop
my partner says our site looks outdated next to a rival's, is that a common motive
what are the typical grievances about an existing store
is an unfashionable cms a usual reason for relaunching
my husband hates our shop theme, is it the standard excuse
is rival envy a usual trigger for a relaunch

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
will a prettier store raise our turnover
what is wrong with a relaunch based on appearance only
does a makeover cure poor conversion
we spent lakhs on a new look and sales stayed flat, why
why do redesigns fail to lift revenue
what happens if we relaunch without diagnosing
is a facelift going to bring customers back to my furniture site
will changing theme alone plug the leak

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
what should i do before requesting quotes for a webshop
how many purchases and refunds should i trace
from where to where do i trace a purchase
do i need to track sent back goods too
what homework comes before inviting tenders for a store
should i shadow parcels before i call in developers
how many exchanges should be shadowed besides the purchases
before i ring up agencies, what must i track end to end

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
what equipment is needed for shadowing orders
do i need any app or gadget for the order audit
how long will i be a nuisance in the packing area
what should i carry when tracing orders
whose consent is necessary for the two day exercise
what is the kit list
do i need consultants or special kit to walk the orders
who must agree before i loiter in the godown

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
should the ten samples be typical ones
can i just select ordinary purchases for the audit
is it sensible to sample routine cases
which type of order should i avoid selecting

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
why are awkward orders more instructive
at what point do shop processes usually fail
why are corner cases more revealing than normal ones
where in the chain do errors breed
what makes exceptional purchases worth sampling
where does manual keying creep in

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
can the developer's test mode replace genuine purchases
should i be a mystery shopper at my own store
whose wallet pays for the sample orders
may i use the company's computer and broadband for them
must the purchases be genuine or simulated
on which gadget should the boss do the purchases
why should i use mobile data rather than the office lan
should i pay from my own pocket at home on 4g

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
how many of the sample should be top sellers
do i need to try an ipad as well
on which screens should the hit products be bought
what about our fastest moving items
which gadgets should be covered by the samples
my best selling lipsticks, do i order them from mobile only
which gadgets, and how many hit products

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
should a sample combine products from separate godowns
what about split consignments in the trial
we hold stock in johor and penang, which case covers that
how do i check multi location fulfilment
sofa sits in ajman, lamp in sharjah, should i buy both at once
what about carts mixing two godowns

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
should i purchase the very last unit of something
how do i check for overselling with a single remaining unit
what sample tells whether the quantity is in sync
what about almost exhausted goods
only one kurta remaining, should i try buying it
how do i catch the shop selling the same last unit twice

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
should i include an international purchase
we export to singapore, how do i check that
how do i try out an overseas buyer's checkout
what about customers paying in a foreign manner such as ideal or knet
which sample deals with exports
my cousin in london wants to buy, should that be tried
should the sample have an export consignment

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
should rebates be part of the sample
do promo vouchers have to be checked
our raya coupon caused chaos, which sample would have caught it
what about store credit or a present card
my festive promo never works, should i include it in the trial
does the trial cover loyalty vouchers

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
should i call off a purchase as part of the audit
what about someone who enters a wrong pin code and fixes it
which sample covers last minute cancellations
how many minutes before i withdraw the purchase
do i need a case with an amended shipping address
customers always ring to correct the flat number, how do i simulate it
should i buy and then regret it shortly after

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
what should i jot down while paying
which hiccups during checkout are worth recording
how do i detect hurdles in the purchase flow
what do i log between basket and paying
should i note each time i was confused or kept waiting
what observations count while going through the till
where precisely do shoppers scratch their heads, how do i log it
should i record when the site asks what it ought to know

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
should i tally the checkout inputs
what do i measure on the address page
my checkout asks for a lot, what should i tally
does the quantity of inputs deserve a note
fifteen boxes to buy one cake, should i record it
what about the amount of typing demanded

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
why do shoppers drop out at the final step
what is a frequent cause of cart abandonment
when should shipping charges be disclosed
people fill the trolley and vanish, what may be the reason
what about courier fees that surprise the customer at the end
my cake shop adds delivery at the last screen, is that bad
shipping fee pops up only at the final click, is it a deterrent
why are my carts ghosted

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
what do indian shoppers favour at checkout
do gulf customers still prefer cod
is paytm or gpay style paying expected in bangalore
do emiratis pay the rider on arrival
which local payment rails should a store in kl support
is visa sufficient for asia
my dubai clients insist on paying the driver, is it common
what if my indian buyers only have phonepe

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
what comes next when the payment has succeeded
do i stay with the parcel through the building
after checkout what do i shadow
and after the money has gone through

= Who sees it
who is the first to see an incoming order
which person handles the order first
at whose desk does a new purchase land
whose inbox rings
which colleague hears of a purchase before all others
which of my people notices a purchase before everyone else
on whose screen does it appear
when a purchase comes in, who is the first human being to know
which member of staff notices a fresh sale
what is the first question after a sale is placed
who gets alerted when a purchase arrives
whose desk does a sale reach initially
after ka-ching, which person is first in the loop
do we know who receives the sale notification

= How does it
what should i check between the store and the packing list
does the order go to the stock room automatically
what do i find out about the route into the packing list
by what road does a purchase arrive at the packers
is it printed, mailed or piped to the packers, do i look at that
what about the handover to the depot
on which road does a purchase get to the people who pack
does somebody carry a sheet of paper to the packers, should i look
how does a sale travel to the pickers
what should i ask about the handoff to fulfilment
is the sale exported or keyed into the picking list
by which path does an order arrive at the godown
do the pickers receive it by email or interface
is a printout taken to the godown by hand, should i check
how does fulfilment get to know of a sale

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
how do i log manual rekeying during the audit
what do i tally when staff retype data
our clerk keys addresses into the courier portal, how should i record that
how are copy paste chores to be counted
what gets a tick in my notebook
the girl at dispatch keys everything twice, what do i do with that
alt tabbing between tally and the shop, how is it logged

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
why is rekeying data harmful
what does every copy paste step lead to eventually
is manual keying a source of typos
what is the consequence of swivel chair work
why tally the rekeying at all
so what do those ticks signify
is double keying merely slow or also error prone
my clerk's typing never hurt anybody, right

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
what should i observe about inventory syncing
at which stage is the quantity decremented
how do i check if inventory is live or batch updated
does it matter if quantities refresh at night
our shopee and website counts differ, what should i look into
when is the unit deducted from the count
if the web says five but the shelf is bare, what timing should i examine
do our counts refresh in real time, and how would i know

= With the returns,
what matters when goods are sent back
what do i observe with returned items
what is important about goods that come back
sent back goods, what is the point to look at
follow the parcel or the cash when things come back
what do i trail when things come back
what do i keep an eye on when goods come back to us
somebody sends the shoes back, what am i to watch
what should i track for goods customers send back
which aspect of returns deserves attention
where do i look when a customer sends something back
and for the three parcels that come back
when shoes come back to us, what is the thing to follow
in reverse logistics, what do i look at

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
how important is fast reimbursement for repeat buyers
what do shoppers recall about a return
my refunds need three weeks, does it hurt
does slow money back scare off regulars
which interval in the returns process matters most
my customers scream about slow refunds, does it cost future sales
how many days from goods in to money back, why care
what makes a shopper say never again

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
how many observations will i end up with
how many jottings is normal
what volume of remarks does the audit yield
i have about forty five scribbles, is it typical
how long a list should i be prepared for
what harvest do two days bring

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
how should i categorise the observations
why split the findings by remedy
can one contractor cure all the defects
by which criterion do i cluster my jottings
do all repairs cost the same and come from one vendor
what do i do with the pile of scribbles
i have fifty remarks, how to make sense of them
should one agency get the entire list

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
which shop defects can we mend without hiring anyone
what are the low hanging fruits in a webshop
can my intern correct the returns wording herself
how many days do copy edits and configuration take
is rewriting our delivery info an inhouse task
which bugs can the owner kill over a weekend
does better wording of the refund policy count as simple
the shipping cost is hidden, how hard is it to bring forward

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
our photos load like a snail, which category and how long
how many weeks to tidy up a clumsy checkout
can a sluggish front end be remedied on our existing software
what about a qwerty keypad popping up for card digits
customers with cheap androids wait ages for images, what kind of fix
five screens to pay for a saree, how long until fixed
keyboard shows abc when i type my card, which bucket
images are sluggish on 3g, do i need a new platform

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
how long does integrating our tally or sap with the store take
where is the biggest win usually hiding in online retail
our aramex labels are keyed manually, what category is that
which repair tends to have the highest payoff
is syncing with the warehouse software worthwhile
we sell the same item twice since sap lags, how long to cure
hooking pos lazada and accounts together takes how long
is integration the juiciest improvement

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
when is a migration legitimate
my plugin supplier says impossible, should i migrate now
what is the sole justification for changing shop software
do i need to leave prestashop when add ons can't do it
our rental model isn't supported by any add on, what category
the agency pushes us to leave woocommerce, when are they right
no plugin on earth does our rental bookings, so is it time to switch
is boredom with shopify a reason to switch

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
what traffic and order counts does the shop calculation assume
how many of 40,000 visitors reach the till in your illustration
what drop off at the till is assumed
how many visitors finish the purchase in the scenario
which baseline funnel does the article take
what data do i plug in for the shop sum

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
what order value is assumed in the shop scenario
how much revenue does the illustrative shop make monthly
what is the aov in your calculation
what do 900 purchases bring in
how much does each buyer spend in the scenario

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
what extra revenue comes from simplifying the checkout
how much do i gain if a hundred more shoppers complete
what is the upside of trimming the payment steps
what are six thousand dollars a month based on
is streamlining the till lucrative
and what does that bring in additionally
what would a single page checkout earn me in your example
if another hundred folks complete payment, how much is it

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
should i use profit or revenue when judging a repair
how soon is a 15k fix recouped
how do i compute roi on a checkout improvement
which error do owners make when estimating the benefit
is 15,000 recovered within a year at thirty percent
how much of the extra sales is really profit
is the 15k fix worth it on thirty percent profit
why not count the entire extra sales as gain

= Now do the
do i do the same sum for inventory
should i also price the inventory problem
do i repeat the calculation for inventory
same arithmetic for the depot
do i also put a price tag on empty shelves
is the sum also made for goods on hand
do empty shelves get the same arithmetic as the till
is there also a price to put on goods that were gone
what is the next calculation after checkout
which other loss should be quantified besides the checkout
do i also do the maths for inventory
what should i calculate afterwards

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
how many customers do i disappoint when inventory is off by five percent
what happens after we sell what we no longer have
our shelf was empty yet the site accepted the order, what follows
what share of buyers must be refunded in the inventory scenario
do customers return after being told sorry it's finished
what is the fallout of phantom inventory
sold a cake that wasn't there, what is the damage in your example
one in twenty out of stock, how many sorry mails is it

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
does the labour of handling complaints count as loss
what else must be included in the cost of wrong inventory
my staff ring customers all day about missing goods, is that an expense
should salaries for apologising be added
and what about the manpower
two girls spend mornings apologising, do i add their salary
and the man hours for those botched orders

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
is inventory or checkout the greater loss
will a fresh homepage design reduce overselling
what tends to cost merchants more, wrong stock or a long form
can graphics repair inventory trouble
why won't a makeover help with oversold goods
is it the godown or the homepage that bleeds me most
my designer promises a nicer homepage will cure it, will it

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
a consultant promises 30 percent uplift upfront, is he trustworthy
are the rates in your shop example transferable to my business
do your ratios hold for a grocery shop too
should i be suspicious of guaranteed conversion forecasts
will my figures be identical to the article's
which advisors should i be wary of
some guru guarantees double sales, believe or run
are your percentages gospel

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
what is the takeaway of the shop arithmetic
how can i evaluate bids from agencies uniformly
should each quote be translated into dollars gained
what is the main thing about these calculations
what requirement should any offer satisfy

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
what happens to the length of my rfp afterwards
will the requirements document be slimmer
does the audit shrink the specification
my tender had ninety sheets, what becomes of it

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
how do i phrase what i want from a shop builder
what replaces vague wishes in an rfp
what should the scope of work contain after the audit
is modern and great experience a bad description
my brief says wow factor, what should it say
how do acceptance criteria get into the shop brief
how would you describe my shop troubles in a tender
what goes in the rfp in place of flowery words

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
what is the benefit of a concrete rfp
will bidders be able to estimate it
does a precise scope make bids like for like
why do vendors prefer clear defects over vague wishes
three bids and none alike, does a crisper brief help
how do i get apple to apple bids

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
when may i stay on my existing shop software
how much cheaper is repairing than starting over
what if nothing landed in the platform group
could i save two thirds of the budget
we found no limits in shopify, what do you recommend
and if there is nothing in the last group
can i hang on to my old cart software and save
nothing impossible was found, how much budget do i really need

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
how do i safeguard a migration to another shop system
what should a new vendor deliver as proof of concept
which order should they implement initially
must they do a poc before we sign the whole contract
we have to leave magento, how should we proceed
what do i demand from the developer before switching
our migration flopped once, how do i avoid a repeat
what milestone should come first in a platform switch

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
why start the proof of concept with the nastiest case
if they pass the toughest one can i trust them for the remainder
does success with one order guarantee the rest
what does a successful poc tell about the vendor
why give the contractor the ugliest job initially
he passed the trickiest order, may i breathe easy
`;
