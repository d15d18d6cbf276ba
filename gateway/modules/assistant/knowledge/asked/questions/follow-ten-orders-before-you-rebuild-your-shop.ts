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
when was the article about following ten orders published
what category is the ten orders article in
how long does it take to read the ten orders piece
can you tell me the author of the article on rebuilding an online shop
is there an article about checking my store before a relaunch
do you have something written for owners of a web store
article e-commerce ten orders author date
i want to know if farid iskandar has written for your blog
what about reading material on relaunching a shop
is that piece on orders from 2024 or newer
which of your people blogs about online retail
any post by mr iskandar
i need to cite your text on tracing purchases, who do i credit and what year
have you got an essay that tells a merchant to examine things before replacing the site
is the webstore article something i can get through over coffee
did a staff member pen the one about walking behind parcels
what do you recommend to read before ordering a new magento site
i am a journalism student and need byline and publication day of the ten orders text
my sister runs a boutique and wants to redo her site, do you have a guide she could look at first
we are about to spend a lot on a fresh store and would like some reading beforehand
i remember a piece about trailing ten parcels, what was it called again
and who is it by
when did that come out
is it a long read
under which heading do i find it on your insights page

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
why shouldn't i just build a new online shop when sales drop
is a new shop the right answer to poor sales
can you tell me what is wrong with rebuilding first
is it true that the problem is often in the warehouse and not the website
rebuild shop or check warehouse first
i want to know if a new webshop can fix slow delivery
what about replacing the site, isn't it cheaper in the end
doesn't a fresh website cure falling turnover
could my godown be to blame rather than the website
why do you warn retailers against a relaunch
what if the real culprit is pick and pack
is blaming the storefront a costly error
what happens if i redo everything online and dispatch is still a mess
is replatforming an overpriced diagnosis
how might a merchant burn lakhs on the wrong cure
do you ever advise against commissioning what you sell
complaints are about late and wrong parcels, should i still pay for a fancy site
our last agency built us a lovely store and nothing improved, why could that be
my partner is sure the site is at fault, is there another suspect
i worry we will pour money into pixels while the stockroom is the issue, do you share that
suppose i pay for a relaunch and orders keep failing, what did i learn
and what is so bad about starting over
so where was the trouble really
what is the main warning of that ten orders article
is it the dearest route then

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
how can i find out where my shop loses sales
what do i need to discover why sales are lost
can you tell me how long the ten orders exercise takes
is it true that two days are enough to find the lost sales
what is the idea behind following ten orders
find lost sales cheaply
i want to know if there is a simple method to see why customers don't buy
what about a quick check instead of a big audit
don't i need expensive analytics to find where buyers drop out
how do i trace revenue leakage in my webstore on a shoestring
is there a diy health check for an ailing online store
why is my turnover bleeding and how can i see where
any low tech technique for diagnosing a sick shop
can a single person work out in a weekend what is putting customers off
what replaces a costly consultant when takings shrink
is pen and paper really sufficient to spot the holes
how would a sari seller know at which point her buyers vanish
what is the gist of mr iskandar's advice in one line
traffic is good but the till stays quiet, how do i find the reason without a big bill
our marketing man says more ads, but i suspect a hole somewhere, how do i look for it
i worry that i cannot afford a consultant, is there a do it yourself way
my investor wants to know where revenue slips through, what quick study would show it
and how long would that keep me busy
what do i get to know from it
how many purchases do i have to go through
so all i need is a pad and a couple of days

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
what do most briefs for a new shop start with
how do companies usually begin a shop brief
can you tell me the common mistake in webshop briefs
is it true that people mostly ask for a prettier shop
do clients normally talk about design first
online shop brief looks first
i want to know if starting with appearance is usual
what about the look, is that what everyone puts on page one
don't most tenders begin with functions rather than design
is beauty more often requested than performance
what is on top of the typical merchant's wish list
do agencies get asked for cosmetics before anything else
how do rfps for e-commerce commonly open
which topic dominates the opening paragraph of a request for a webstore
are aesthetics the usual trigger in these documents
what's the first thing shopkeepers tell you they want
is visual styling where everybody kicks off
the wrong place to start according to the ten orders article
i wrote three pages about fonts and photos for our new store, am i like everybody else
my boss's requirements are all about colours and banners, is that typical
i worry that our specification talks only of appearance, do others do that too
suppose you receive ten requests for a store, what are they about in general
and what do people put first
so what is the wrong place to start
what do they write about then
do they care about plumbing or paint

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
what reasons do people give for wanting a new online shop
why do companies want to replace their shop
can you tell me the usual arguments for a redesign
is it true that many rebuild because a competitor has a nicer shop
do people change platform just because of fashion
usual excuses for a relaunch
i want to know if an old looking shop is the normal motive
what about envy of a competitor, is it often behind it
isn't an outdated platform a common complaint
what makes a retailer fed up with the existing website
which triggers lead owners to commission a makeover
is keeping up with the joneses a driver for new webstores
why would somebody bin a working store
do bosses get jealous of the rival's homepage
is trendy technology a typical justification
what grumbles do you hear about the current site
how do merchants defend spending on a facelift
ours looks stale and the neighbour's store is gorgeous, is that what everybody says
my husband wants to dump our system because nobody uses it any more, is that a familiar argument
we are a furniture dealer in ajman and the other fellow just relaunched, do others come with the same story
my developer says our software is out of style, do other owners hear that as well
i worry that our motives for a relaunch are shallow, which are the common ones
and why do they want a new one
what are the grounds they mention
what's wrong with the old one in their eyes
so it is looks, rivals and hype

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
what happens if i rebuild without knowing where sales are lost
does a nicer shop bring back lost sales
can you tell me why a redesign alone won't help
is it true that the losses just move to the new shop
why is a rebuild without diagnosis useless
redesign same losses
i want to know if a prettier site raises turnover
what about a relaunch without checking the cause first
won't a handsome new store solve the problem by itself
can a facelift plug the leak
is new paint on a cracked wall what a relaunch amounts to
do the old faults travel along to the new platform
why did conversion stay flat after our relaunch
will buyers still drop off after we change the theme
what is the risk of treating symptoms in e-commerce
does appearance tell you anything about the cause
is it lipstick on a pig
do you inherit the same defects when you replatform blindly
we spent a fortune on a makeover and turnover is exactly as before, how come
our agency promised the new look would sell more and it did not, what went wrong
my partner thinks a fresh design will rescue us, what would you reply
i worry that we carry our troubles over into the new webstore, is that realistic
suppose we relaunch because the rival did, where do our problems go
and why are those reasons not good enough
so would it be any better afterwards
what do these motives fail to reveal

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
what should i do before asking for a quotation for a new shop
how many orders and returns should i follow
can you tell me from where to where i have to follow an order
is it true that i should look at returns as well
when is the right time to get quotes for a webshop
follow orders first click to doorstep
i want to know if i should call agencies first or check my orders first
what about the goods that come back, do i trace those too
shouldn't i get a price before anything else
how far along does one shadow a purchase
what precedes the tender for a web store
do i only watch the website or the lorry too
is end to end tracing of consignments necessary
should i ring a developer straight off
what homework comes prior to inviting bids
does the exercise end at the till or at the customer's gate
how many refunds do i track in the exercise
what is the sample size for shadowing purchases
we have a meeting with three web firms next week, what should be done ahead of it
my boss already wants offers on the table, what did we skip
i worry we ask suppliers too early, what comes before
suppose i sell shoes in chennai and half of them come back, does your method cover that
and what do i do first then
from which point up to which point
what about things sent back, how many
so no estimate until i have done that

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
what do i need for following ten orders
which tools are needed for the exercise
can you tell me how long i have to set aside for following the orders
is it true that i need a stopwatch
do i need permission to watch the warehouse staff
equipment for tracing orders
i want to know if special software is needed to follow the orders
what about the warehouse people, must they allow me in
isn't there an app i should buy for this
what kit shall i pack for shadowing consignments
do i have to ask the depot chief before loitering there
is a clock part of the gear
will i be a nuisance in the packing hall
how much calendar must i block for the whole walk
does anyone have to consent to my hanging around the shelves
what is the shopping list for this self audit
can i do it with only a biro and a timer
is this something for which one rents gadgets
i am the intern who has to trace the parcels tomorrow, what do i bring
my floor manager hates visitors between the racks, is that a problem for the method
i worry the packers will be annoyed at me, is that part of it
suppose the owner sends me to do this, how many working days do i ask for
and what do i take along
is there a cost for software in that
do i need anybody's okay
so who has to put up with me

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
should i choose easy orders for the test
which orders should i not take
can you tell me if simple purchases are fine for the ten
is it true that easy orders are useless here
what mistake do people make when choosing the ten orders
ten orders easy or hard
i want to know if i can just pick ordinary orders
what about taking the simplest products
can't i use any ten random purchases
is a plain white t-shirt ten times over a sensible sample
are routine cases good for this audit
should i steer clear of the no brainers
may i stick to straightforward baskets to save time
how do i avoid cherry picking
do smooth sailing transactions teach me anything
is it cheating to select the ones that always work
what kind of purchases does the author tell me to leave out
my colleague suggests ten standard books to the same town, is this wise
we sell only simple things, could we make it simple in the trial as well
i worry the test becomes complicated, may i keep it light
suppose i choose the most common cases only, would you object
my assistant took the first ten from the list and all went fine, was her choice right
and may they be the normal ones
so not the simple stuff
what should i avoid in the selection
does it matter how difficult they are

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
where do the problems usually show up in a shop
why should i choose unusual orders
can you tell me where i learn most when following orders
is it true that faults hide between the systems
what makes odd orders so instructive
edges where systems meet
i want to know why exceptions are more useful than normal cases
what about places where staff retype data, are they important
don't normal orders teach me just as much
at which spots does an online business crack
why look at the seams rather than the middle
do corner cases reveal more
is manual keying a hint that something is rotten
where should a detective look in a retail operation
what is the reason for taking tricky baskets
are interfaces between programs the weak points
which moments does the author find revealing
does the trouble sit where humans bridge two applications
our normal sales run fine but odd ones always blow up, is that where i should look
my accountant re-enters everything by hand, is that a good place to watch
i worry that strange cases tell nothing about the daily business, do they
suppose our erp and our cart do not talk, is this the sort of spot you mean
and why the difficult ones
so where does the insight come from
what is special about exceptions
why not the middle of the road

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
should i place the test orders myself
do i have to pay with my own money for the ten orders
can you tell me which device and network to use for the orders
is it true that i should not use the office network
can somebody else place the orders for me
test orders own phone own money
i want to know if a dummy payment will do
what about the office wifi, is it alright for the trial
can't my developer run them in test mode
must i be the mystery shopper in person
is a sandbox transaction acceptable for the exercise
should i do it from my sofa over mobile data
do i take the company credit card or my personal one
is delegating the purchases to the secretary okay
why should the buyer feel it in his own wallet
may i use the boss's desktop on the lan
does it count if the programmer simulates the checkout
should i use the company tablet at my desk
we have fast fibre in the office, can i do the trial purchases from there
my it man offered to create fake orders in staging, shall i accept
i am the owner and busy, could my niece buy the things instead
suppose i claim the expense back from the firm first, is that in the spirit of it
and who has to do the buying
whose money is that
from which connection
so real cash and not pretend

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
on which devices should i test my best sellers
how many best-selling items belong in the ten orders
which popular products should be in the test
should i order from a tablet as well as a phone
best sellers phone tablet computer
do i need to try more than one screen size
are hit products part of the set
how do i spread the bestsellers over gadgets
does my ipad count as one of the channels in the trial
we sell mostly lipsticks and bestsellers matter to us, how are they covered in the ten
is buying only by mobile enough for the top articles
what about laptop buyers, are they in the sample
can you tell me the first entry in the list of ten orders
i worry the desktop works and the handset does not, does the set check it
and how many of the fast movers
which three come first

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
should i test an order that ships from two warehouses
what about items stored in different places
is a split shipment part of the ten orders
one basket two warehouses
do i need a cart with things from separate depots
how do i check whether multi location fulfilment works
our stock sits in pune and hosur, which trial purchase covers that
does the set include a consignment from more than one godown
sofa comes from one hall and cushion from another, should i try buying both together
can you tell me how many stores of goods the mixed cart should touch
i worry that customers get charged twice for postage when things come from two sites, which case shows it
is there a case for parcels that leave from separate places
and one for split deliveries
so i combine articles from both depots in a single purchase
should i include a mixed basket
which of the ten reveals trouble between fulfilment centres

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
should i order something of which only one is left
what does the last piece test check
one item single piece left in stock
is the last one on the shelf part of the ten orders
how do i see if my shop sells the same thing twice
which trial purchase exposes overselling
should i grab the final unit of a size
do scarce goods belong in the sample
can you tell me whether to try a nearly sold out product
what about one of a kind things like antiques
i worry our count is wrong when only one remains, which order tells me
we sell vintage sarees, each exists once, is there a case like this in your set
how low should the quantity be for the inventory case
and what about nearly empty shelves
so i buy the very last one
is a product about to run out worth trying

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
should i test an order from another country
how do i test foreign customers
is an order from abroad part of the ten
order from abroad local payment method
which payment method should the foreign order use
do i need to check export sales as well
our buyers in germany like paypal, should one trial go that way
can my cousin in muscat place one of the purchases
is a cross border transaction in the sample
what about customers overseas who don't have a visa card
should an expat friend try buying the way people do over there
can you tell me if international checkout must be tried out
i worry that singaporeans give up at our till, which of the ten would show it
we send batik to the netherlands, what case covers those clients
and one for foreigners
how should they pay in that one

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
should i test discount codes and gift cards
are vouchers part of the ten orders
how many orders with a promo code
discount code gift card test order
do coupons need their own trial purchase
what about store credit bought as a present
is a rebate case in the set
our deepavali coupon never worked, would your ten cover that
should somebody redeem a voucher during the exercise
can you tell me whether promotions belong in the sample
customers complain that their birthday voucher is rejected, which trial shows that
do i try a promo and a present card in the same purchase or in two
is paying with a voucher worth checking
i worry about black friday codes, is there an order for them
and the ones with coupons
so two cases for people with something to redeem

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
should i test cancelling an order
do i try correcting the delivery address after ordering
how long after ordering should i cancel the test order
cancel after ten minutes correct address
is a cancelled order part of the ten
what about buyers who change their mind
does the sample include a wrong pin code put right later
should i simulate a customer with buyer's remorse
what do i do to see how we deal with a mistyped street
can you tell me how many of the ten involve an amendment
clients ring us all day because they entered the old flat, which trial covers this
is there a case for regret right after purchase
i worry our system cannot stop a parcel once it is booked, which of the ten shows that
shall i withdraw one of the purchases on purpose
and the one i call off, when
so one stopped and one amended

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
what should i note on the way to payment
which moments do i write down during checkout
can you tell me what counts as friction when i test my shop
is it true that every wait should be recorded
should i note when i have to type something the shop already knows
checkout observations think wait type
i want to know what to look for while paying
what about hesitation, do i record that
do i only write down errors, not waiting
what belongs on the pad while i make my way to the till
which hiccups are worth scribbling while buying from ourselves
do pauses count as findings
should i log it when the site asks for my town though it has my postcode
how do i recognise hurdles before money changes hands
what is friction in plain words for a shopkeeper
must i jot down each time i scratch my head
is being asked for my email twice something to put on record
what kind of annoyance is relevant between cart and card
i run a toy store and bought from myself for the first time, what shall i observe until i pay
my daughter will play the customer with a pad, what must she put on it before paying
i worry i will miss things as i know the site too well, what precisely should i log
suppose the page makes me fill in the city again, does this go in the notebook
and what do i write down there
does waiting count too
so every hesitation goes on the list
what am i looking for before the till

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
what do i count at the checkout
should i count the form fields
can you tell me why the form matters, what do i do with it
is the number of fields important
do i note how long the checkout form is
count fields form
i want to know how to judge the checkout form
what about the boxes to fill in, do i count them
isn't it enough to just look at the form
how do i measure the burden of the address page
should i tally what i am asked to enter
which number tells me if we demand too much typing
do input boxes deserve a figure in the notebook
how do i check whether we are too nosy with our clients
is fax number plus middle name plus title worth recording
what quantity do i take down at the page where personal details go
do blanks on the screen get added up
our order page asks for a company, a title and a birthday, what should i do about it in the exercise
my customers say there is too much to enter, what figure would prove it
i worry our form is endless, how do i put a number to it
suppose i am on the page with name and street, what do i do with the entries
and the form, what about it
do i add up the boxes as well
what do i tally there
so how many things they ask, is that noted
is there something to count while typing

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
when should the delivery price appear
why do people abandon baskets at the end
can you tell me a common reason for abandoned carts
is it true that late shipping costs make customers leave
is it bad to show the delivery price on the last page
delivery price last page abandoned baskets
i want to know if showing postage late costs me sales
what about shipping fees, where do i look for them
isn't it fine to add delivery at the final step
why are so many trolleys orphaned before the till
do surprise fees scare shoppers off
what makes people bolt just before paying
is courier charge shock a frequent cause of drop off
should i record at which screen freight is disclosed
does hiding the postage backfire
people fill their cart and ghost us, what is the usual suspect
is revealing the carriage cost at the very end a known conversion killer
at what point must i look out for the rm 15 being added
our analytics show everybody leaving at the final screen, what may be behind it
my agency put shipping at the end to look cheaper, did they harm us
i worry that our courier rates appear too late, is this serious
suppose my cake site adds eighty rupees at the last click, what would people do
and what about the postage
where should i check for the freight
why is that such a problem
so that drives them away

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
which payment method should i try in my test
how do people pay in kuala lumpur, bengaluru and dubai
can you tell me if cash is still used in dubai
is it true that malaysians pay by fpx
should my shop accept upi
fpx upi cash payment methods
i want to know what indian shoppers normally pay with
what about cash on delivery in the emirates
isn't a credit card enough for all three cities
which local rails should a store support in your markets
do gulf buyers settle with the rider at the door
is phonepe or gpay how bangalore folk pay
does a bank transfer gateway matter for klang valley customers
how does my auntie in penang expect to settle a bill on the net
what is the habitual tender in each of your three office towns
are card schemes sufficient for asia
should i test with my everyday wallet rather than visa
do emiratis still hand over notes
we are expanding from chennai to malaysia, what will customers there want at checkout
my till only takes mastercard, would a bangalorean be happy
i worry our gateway ignores local habits, how do i check it
suppose i sell abayas in sharjah, would people want to pay on arrival
and how should i pay for it
what would that be in india
is it the same in all three cities
so use whatever i normally use

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
what do i do after payment
does the exercise stop when the order is paid
can you tell me the next step after checkout
is it true that i should follow the order after paying
should i go along with the order once it is paid
after payment next step
i want to know if i only look at the website
what about the part behind the checkout
isn't it over once the card is charged
do i trail the purchase through the building
how do i carry on when the money has gone through
must i get up from my chair after buying
should i accompany the slip of paper from desk to desk
is shadowing in the back office part of it
what follows the thank you screen
do i leave the screen and visit the stockroom
does the auditor stay at the keyboard or move
where do i go when the confirmation mail has arrived
my test purchase went through, am i finished now
our consultant stopped at the confirmation page, what did he omit
i worry we only examine the front and never the back, what is your advice
suppose my card has been debited, what would you have me do
and after i have paid
so i run behind it
do i stay at my desk then
what happens in the second part of the walk

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
what is the first thing to find out about an incoming order
who sees the order first
can you tell me what to ask when an order comes in
should i check which person gets the order first
do i note whose screen the order appears on
first person to see order
i want to know what question to ask about a new purchase after payment
what about the colleague who handles it at the beginning
is it not enough to know that it arrived
to whose desk does a fresh sale go, is that relevant
should i find out who gets alerted
whose inbox pings
do i ask which human touches it at the start
is the initial recipient worth noting
which employee hears the bell when someone buys
must i know on whom the ticket lands
does it matter if a person or a machine notices the purchase
what do i find out right after paying
we are six people and nobody knows whose job incoming sales are, is this something to observe
my night orders sit somewhere until morning, which question would show that
i worry that sales land in a mailbox nobody reads, what would i ask
suppose i have just paid as a test, about which colleague do i enquire
and who gets it at the start
what do i ask at the very first station
whose eyes are on it initially
so find out who notices

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
how does an order get to the warehouse list
what should i check between shop and warehouse
can you tell me what to ask about the handover to the warehouse
is the order sent to the packing list automatically or by hand
do i need to look at how orders reach the warehouse
shop to warehouse list
i want to know how to trace the order on its way to the packers
what about the path from the website to the store room
is it not obvious that orders arrive in the warehouse
by what route do pickers learn of a sale
should i examine whether somebody prints and carries a sheet
is it an export, an email or a phone call that informs the godown
how do i look at the handoff to fulfilment
which interface feeds the pick list, should i find out
does a boy run downstairs with a printout
what transport does the data take to the depot
do i record if the csv is uploaded by hand
how the packing fellows come to know of it, is this part of the exercise
our depot is ten kilometres away, what must i find out about how they are told
my brother whatsapps every sale to the stockroom, is that what i should be looking at
i worry orders get lost before anyone packs them, which question uncovers this
suppose the office has seen the purchase, what do i trace next
and how does the depot hear of it
by what way does it travel then
what do i check after the first desk
so what is between till and shelf

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
when should i make a mark
what do i do when someone copies data between screens
can you tell me how to record manual retyping
is it right to count every time staff copy something by hand
do i mark it when an order is typed into another system
count copying screen to screen
i want to know how to measure double entry
what about copy and paste by employees, should i note it
do i only count errors, not copying itself
how do i tally swivel chair work
what deserves a tick in the notebook
should each ctrl c ctrl v be put down
how do i make rekeying visible to my boss
is there a way to count clerical transfers during the walk
which action of the office girl do i record
do i put a stroke for each handwritten transfer
what if they read from one monitor and type into the next
how do i gauge manual data entry without software
our dispatch lady types the address into the courier page, what do i do when i see it
my nephew enters every sale into tally again, how should this show in my notes
i worry about all the alt tabbing in our office, how do i quantify it
suppose somebody moves a phone number from mail to excel, do i record that
and what do i tick
when exactly do i put a stroke
every single time or once per order
so i count the typing over

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
why is copying data by hand bad
what does every mark mean
can you tell me what harm retyping does
is it true that manual copying causes errors
do the marks stand for lost time
manual copying delay and mistakes
i want to know if double entry slows things down
what about a bit of copy paste, does it hurt
is retyping harmless if the staff are careful
what is the consequence of rekeying
are typos inevitable when clerks transfer data
why should i care how many ticks i collected
how does swivel chair work damage a retailer
does human transfer eventually go wrong
what do those strokes in the notebook cost me
do slips creep in with every handover
is the tally a measure of waste
why do parcels go to the wrong house when addresses are keyed twice
my office manager says copying takes a second and hurts no one, what would you answer
i found thirty ticks after one day, is that worrying
our bookkeeper retypes each invoice and is proud of it, what's wrong with this
suppose there are nine transfers per sale, what follows from that
and what do they signify
why are they bad
so how do they hurt
is each one a problem

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
when does the stock figure change
at what moments can inventory be updated
can you tell me what to note about stock
is it important whether stock is updated at payment or overnight
should i check when the number goes down
stock figure payment packing overnight
i want to know what to observe about inventory
what about a nightly update of quantities, do i note that
isn't it enough that the stock gets updated some time
when is a sold unit taken off the count
should i look at whether quantities refresh live or in a batch
at which stage does availability drop
is the hour of decrement worth recording
does it matter if we sync in the small hours
do i find out whether the counter falls when the box is taped
how would i notice lag between till and shelf
which timing question about quantities belongs in the notebook
do i log the instant at which the piece disappears online
we run a batch job at midnight, what does the exercise say to watch
my two sales channels show different quantities, what should i observe first
i worry we sell things we no longer have, which moment should i look at
suppose i bought one of five, what do i look for next
and what about inventory
when does the count fall, is this to be noted
which three moments are possible
so is it live or at night

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
what should i watch with returns
what is important when following the returns
can you tell me what to look at when goods come back
is it the parcel or the money that matters in a return
do i follow the refund in returns
returns watch the money
i want to know what to focus on when items are sent back
what about the three returns, what do i look at
isn't the condition of the goods the main thing with returns
which aspect of reverse logistics deserves my eye
where should my attention be when shoes come back
do i trail the box or the cash
what to keep an eye on once a customer sends something back
should i trace the reimbursement rather than the carton
is the flow of funds the point with sent back items
what does the ten orders text tell me to observe on the way back
in the case of goods returned, what do i shadow
do i look at the bank side of it
half of our dresses are returned, what should i pay attention to
my warehouse man follows the boxes coming back, is he watching the right thing
i worry our return process is messy, what is the key thing to look at
suppose the courier has collected the item from me, what do i keep my eye on
and on the way back, what matters
what about the three that i send back
so cash rather than carton
is there one thing to observe there

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
which figure do customers remember about returns
does a slow refund cost me repeat orders
can you tell me why refund time matters
is it true that customers decide by the refund speed whether to order again
what should i measure in the returns
time parcel received to refund paid
i want to know if quick refunds make customers loyal
what about the days until the money is back, are they important
isn't free return shipping what people remember
how does reimbursement speed influence retention
which kpi in reverse logistics drives loyalty
why don't buyers come back after sending something back
does sitting on people's cash drive them away
what makes or breaks a second purchase
is a fortnight for paying back harmful
which interval do shoppers hold against a retailer
does prompt repayment win faithful clients
what sticks in a buyer's mind after a return
we take a month to give money back, does it hurt future sales
my finance team pays out only on fridays, would customers mind
i worry that people who return things never buy again, what decides it
suppose the box arrived monday and the credit came three weeks later, what does the buyer think
and which number matters there
from when to when do i measure
so quick money means loyal people

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
how many notes will i have after two days
what is the result of the two days
can you tell me how much material the exercise brings
is it true that i will end up with about fifty notes
how long is the list at the end usually
notes after two days
i want to know how many findings to expect
what about the number of remarks, is thirty too few
won't i find only a handful of things
how full will the pad be
what yield does such a walk have
how many observations does one normally gather
what volume of jottings is typical
will there be enough to work with at the end
is a list of several dozen remarks normal
what harvest can i look forward to
how rich is the outcome of shadowing the parcels
do you get a lot of findings from so few purchases
i wrote down forty five things and feel ashamed, is that normal
my boss doubts that such a walk finds anything, how much comes out
i worry that i will come home with an empty notebook, will i
suppose i do it properly, what size of list shall i expect
and how many did you say i'd end up with
is that a lot
what do i have in hand by then
so about how many scribbles

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
how should i sort the notes
why sort the findings by what would cure them
can you tell me how to organise fifty observations
is it true that each group has its own price and supplier
by what do i group the problems
sort notes by cure
i want to know if one supplier can fix everything
what about sorting by urgency instead
shouldn't i hand the whole list to one agency
what criterion do i use to cluster my jottings
why are piles made according to the remedy
do i categorise by department or by medicine
which principle of order for the defects do you suggest
is one contractor right for all faults
why does it help to split the scribbles
how do i turn a messy pad into something i can budget
does each category call for a different firm
how do i classify what went wrong so that i can get bids
my colleague wants to rank the remarks by how annoying they are, what is better
i have fifty remarks and feel lost, what's the way to bring order into them
our web agency says it will take care of the whole lot, is that sensible
suppose half are wording and half are interfaces, why keep them apart
and how do i arrange those
why into several piles
what does sorting bring
so different fixers for different piles

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
which problems can i fix myself in a few days
what belongs in the heap of words and settings
can you tell me which shop faults are quick to repair
is it true that some fixes need no developer
how long do changes to texts and settings take
words and settings heap
i want to know which improvements are the cheapest
what about showing the delivery cost earlier, is that a big job
don't all fixes need an agency
which defects can my marketing girl put right herself
any low hanging fruit for a web store owner
is rewriting the refund policy in house realistic
what are the quick wins
are copy edits and configuration a matter of weeks
which repairs cost next to nothing
do i need a techie to drop a box from the address page
who does the work for the lightest class of faults
is disclosing postage sooner a small task
our returns page confuses everybody, how much effort is it to put right
we have no budget this quarter, what could still be mended
my intern knows a little shopify, which category may i give her
i worry that everything will need programmers, is there a heap for laymen
and the first heap, what is in it
how long does that one take
who does the work there
so that is mostly our own job

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
how long does it take to repair the page itself
what belongs in the page heap
can you tell me if a five screen checkout can be fixed without a new platform
is it true that slow pictures can be repaired in weeks
do i need to change platform because of a slow page
page faults slow pictures weeks
i want to know how long a shorter checkout takes to build
what about the wrong keyboard for the card number, which heap
doesn't a clumsy checkout mean i need a new system
which front end ailments can be remedied on existing software
is image weight a matter of days, weeks or months
customers get abc keys when they enter their visa, how serious is that to mend
what is the effort for a sluggish product listing
can a clumsy till be tidied up with what we have
photos crawl on 3g, does that mean moving house
in which drawer do i put too many steps before paying
how much time do interface repairs swallow
does the second category require switching vendors
our site loads like a snail on cheap androids, how long to put it right
my developer insists on a brand new system because pages are heavy, is he right
i worry that buyers give up on screen four of paying, can it be mended in place
suppose numeric entry pops up a qwerty pad, is that a big repair
and the second heap
how long for those
can we stay on our present system for that
so weeks and no move

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
how long does connecting the shop with erp and courier take
which heap brings the largest gain
can you tell me what the joints are
is it true that the biggest gain is in the joints
how many months for linking stock and accounts
joints stock erp courier accounts
i want to know if an integration with our erp pays off
what about the connection to the courier, how long is it
isn't the design where most money is won
where is the fattest reward hidden for an online retailer
how long to hook up tally and the webstore
is syncing the godown with the cart a matter of weeks
what time frame should i plan for system integration
does linking sap to the storefront take a quarter
which class of repair is the juiciest
bookkeeping and website don't talk, how long would a cure take
are interfaces between back office programs worth the trouble
is typing dhl labels by hand curable and in what time
our quantities on lazada and in the store never agree, how long until that is solved
my finance lady keys every sale into quickbooks, is curing that worthwhile
i worry integrations drag on for a year, what is realistic
suppose i can afford only one heap, which tends to bring most
and the third heap, what is that about
how many months is it
does it pay
so the seams are where the money is

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
when is it right to change the shop platform
which faults justify moving to another platform
can you tell me when an extension is no longer enough
is it true that only one heap is a reason to move
what is in the platform heap
platform reason to move
i want to know if i really need to leave magento
what about plugins, when do they stop helping
is a slow page a reason to change platform
what is the sole justification for replatforming
under which circumstances should i dump woocommerce
how do i know that an add on cannot save us any more
when is migrating legitimate
is boredom with the software a good motive for switching
we rent tents and the cart knows only sales, is that a reason to go elsewhere
which shortcoming is beyond repair
does a bad checkout warrant leaving shopify
at what point is staying put hopeless
our trade sells by weight and no app in the marketplace does it, what does that mean for our system
my agency says we must migrate, how do i tell whether they are right
i worry we leave a good system for no reason, what would be a true reason
suppose no module on earth handles our subscriptions, what then
and the fourth heap
when do we have to move then
are the other three not a reason
so only if it simply can't do it

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
which figures does the example in the shop article use
how many visits and orders are assumed in the calculation
can you tell me how many of 2,000 at the checkout pay in the example
is it true that the sample month has 40,000 visits
how many customers pay in the plain month
40,000 visits 2,000 checkout 900 pay
i want to know the numbers behind the sum in the ten orders article
what about the number of checkouts in the sample shop
does the example start with orders or with visits
what funnel does the author assume
how big is the imaginary retailer's traffic
what baseline is used for the illustration
how many shoppers of the made up store get to the till
what drop off is supposed between till and payment
of forty thousand guests how many end up buyers
which scenario opens the costing section
what data do i replace with my own when i redo the sum
what conversion does the model merchant have
i am preparing a talk and want to quote the sample funnel, what are its three numbers
my boss wants to know on what traffic your calculation is based
i worry the model store is far larger than mine, how busy is it
suppose i redo your arithmetic, with which monthly counts do i start
and what numbers do you start from
how many of them finish
what size is that store
so how many reach the till

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
what is the average order in the example
how much does the sample shop sell per month
can you tell me the monthly revenue in the calculation
is it true that the example shop makes 54,000 dollars
what basket size is assumed
average 60 usd 54,000
i want to know the turnover of the shop in the article
what about the value of a typical purchase in the example
isn't the sample shop much bigger than 54,000
what aov does the author reckon with
how much does an imaginary buyer spend
what are the takings of the model merchant
nine hundred sales come to what sum
what does the fictitious retailer ring up in thirty days
how large is an ordinary cart in that scenario
which dollar amount does the plain month add up to
what gross comes out before any repair
is the made up business small or large in money
i want to compare my boutique with your model, what is its income
my accountant asks which ticket size your sum assumes
suppose my cart is forty dollars, what was yours
i worry my baskets are smaller than in your sum, what was assumed there
and how much money is that
what does each of them spend
so what is the monthly figure
what does the till show before the fix

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
how much does a shorter checkout bring
what do i gain if 1,000 instead of 900 finish
can you tell me the effect of a shorter checkout on sales
is it true that a simpler checkout earns 6,000 dollars a month more
how many more people finish with a shorter checkout
shorter checkout 6,000 a month
i want to know what fewer steps are worth in money
what about a hundred extra buyers, what do they bring
is a shorter checkout worth nothing in the example
what is the upside of trimming the way to the till
how lucrative is streamlining payment in the sample sum
what extra turnover comes from a leaner form
what uplift does the author work out for less typing
how much do a hundred additional finishers add
what would cutting screens earn our imaginary merchant
if drop off falls a little, what's the reward
what is the monthly value of getting half through instead of 45 percent
does simplifying the till pay in the author's arithmetic
my boss asks what on earth a simpler form could be worth, do you have a number
i worry that shortening our five screens is not worth the bother, what does your example say
suppose fifty percent get through, how much richer is the store
our designer wants to merge three steps, what benefit may i put in the budget as an illustration
and what does that bring in
so how much more a month
how many more would get to the end
what is the gain in sales there

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
how long until a repair pays for itself
should i multiply by margin or turnover
can you tell me when 15,000 dollars come back
is it true that the repair is paid back in eight months
what margin does the example use
margin not turnover payback
i want to know how to calculate the return on a shop repair
what about profit, how much of the 6,000 stays with me
isn't the whole gain in sales my gain
how do i compute roi on a webstore fix
what is the break even for the sample investment
which error do merchants make when estimating benefit
how much of the extra lands in the pocket
is the outlay of fifteen grand recouped within a year
what does the author say about revenue being the wrong yardstick
how fast does the spend amortise
what percentage does the model retailer keep
how many months before the expense is earned back
my cfo does not accept sales figures as benefit, which sum should i show him
our agency calculated the payback with full revenue, is this a mistake
i worry the fix will never earn its cost, what does the sample sum say
suppose i keep thirty paise of each rupee, when is the bill recovered
and when is it paid off
what is left after costs
so what do i multiply with
how much profit a month is that

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
which other problem should i calculate besides checkout
what do i do after the checkout sum
can you tell me if the same sum works for stock
is it right to put a price on stock problems too
should i repeat the calculation for inventory
same calculation for stock
i want to know how to price inventory faults
what about stock, do i make a sum for it
is the checkout the only thing to calculate
does the arithmetic apply to shelves as well
next sum after the till
should availability errors get a price tag
do i have to work out the loss from wrong quantities too
which is the second thing to be quantified
must goods on hand be costed in the same manner
is the method repeated for another heap
do i run the numbers for the depot also
what comes after the payback example
i finished the sum about paying, what is next on the list
my partner thinks only the till needs costing, is he right
we sell on three marketplaces and counts are off, should i compute this as well
i worry more about wrong quantities than about screens, may i do the sum for that
and then
what shall i price next
so the same again for goods
do i stop after the till

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
what does it mean if one order in twenty is for something gone
how many of the 900 orders fail because of wrong stock
can you tell me what happens when i sell items that are already gone
is it true that customers don't return after a refund for missing goods
how bad is overselling in the example
one order in twenty gone 45 of 900
i want to know the damage from selling out of stock items
what about orders for goods no longer there
isn't one failure in twenty small enough to ignore
how harmful are phantom quantities
what are the fallout and figures of ghost inventory
how many buyers get a sorry mail in the model store
does five percent unavailability matter
what ends in an apology in that example
what follows when the shelf is empty but the website took the money
will a let down shopper come back
how many disappointed people per month does the scenario give
what is the price of accepting a purchase you cannot deliver
we call about two people a day to say their saree is sold, how bad is this
my warehouse shrugs at a few cancelled sales, what would you show him
i worry that buyers never forgive us when a thing is out, do they
suppose 5 percent of purchases cannot be shipped, how many is that in your example
and how many go wrong
what happens with those buyers
so how does it end for them
do they come back

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
what else must be added to the cost of failed orders
should i count staff time as well
can you tell me if employee hours belong in the sum
is it right to include the time staff spend on failed orders
do i add working hours to the loss
add staff hours
i want to know if labour is part of the stock sum
what about the people who deal with these orders, do they count
is the lost sale the only cost
do wages go into the calculation
is soothing angry callers an expense to include
what about manpower for the botched purchases
which hidden cost is put on top
do i count the afternoons my girls spend saying sorry
should handling effort be reckoned in
is the time of the helpdesk free in your arithmetic
does personnel belong on the bill for missing articles
what to put on top of refunds
my colleague says salaries are paid anyway, should they still go in
our cashier phones each unlucky buyer, where does this appear in the sum
i worry that i forget something when i add up the loss, what is commonly on top
suppose two clerks lose a morning a week over it, do i include that
and what else do i put in
is labour extra
so their time counts too
whose hours go into it

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
which sum is larger, checkout or stock
does a nicer home page help against stock errors
can you tell me where shops lose more money
is it true that stock losses are often bigger than checkout losses
will a redesign of the home page solve it
larger sum stock not home page
i want to know if a new design reduces overselling
what about the home page, does it change anything here
isn't the front page the most important thing for sales
do pretty graphics heal inventory trouble
which leak is usually the worse
can a makeover cure unavailable goods
is the back of the house costlier than the front
does a fresh landing screen fix double selling
what does the author say about looks and quantities
where do most merchants bleed more
is wrong availability a dearer fault than long forms
could artwork on the welcome screen solve depot faults
our agency wants to begin with a stunning homepage, would it touch our inventory mess
my wife says a new look will reduce the complaints about missing goods, will it
i worry we repair the smaller of two leaks, which is normally bigger
suppose both are priced, which one tends to win
and which is the bigger one
would a new front page help with that
so design does nothing there
is it more than the till loss

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
do the percentages apply to my shop
should i trust someone who promises a certain increase
can you tell me if the numbers in the article hold for everyone
is it true that nobody can know the percentages beforehand
what about an agency that guarantees 20 percent more sales
percentages different distrust
i want to know if i can use your figures for my business
will my numbers be the same as in the example
isn't an expert able to predict the uplift
are the ratios transferable to a grocery
do you believe gurus who foretell conversion
is a promised growth rate a red flag
how reliable are forecasts made before looking
should i be wary of consultants with ready made figures
does your sample sum hold universally
can a seller seriously know the effect in advance
what do you think of guaranteed results
must i take the 5 percent as gospel
a linkedin expert promised us thirty percent more, what do you make of it
my boss wants to copy your rates into our plan, may he
i worry because a supplier could not tell me the improvement upfront, is that a bad sign
suppose two bidders both guarantee an uplift, whom do i believe
and are those valid for us
can anyone tell them in advance
whom should i be suspicious of
so those are only an illustration

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
what is the point of the calculation
what matters about the sum
can you tell me why i should put proposals into this form
is it true that every proposal can be calculated like this
how do i make proposals comparable
every proposal in this form
i want to know what to demand of an offer
what about other suggestions, can they be calculated too
don't the exact numbers matter most
what is the takeaway of the pricing section
can each idea from an agency be expressed as dollars gained against dollars spent
how do i squeeze bids into one scheme
is there a uniform yardstick for suggestions
what should any pitch be translated into
may i ask a seller to write his idea as such a sum
why bother with arithmetic if the rates are made up
what is the essential thing if the figures are not mine
how do i hold apples against apples among ideas
i have a chatbot offer, a redesign offer and an erp offer, how do i treat them alike
my director asks what use the sample sum is to him, what do i say
i worry that the sum does not fit what our supplier suggests, does it always work
suppose the consultant speaks only of brand feeling, what should he be able to do
and what is the lesson
so what counts then if not the numbers
does it work for any suggestion
why is that format important

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
does the brief get longer or shorter
can you tell me how my requirements document changes
is it true that the brief becomes shorter
will my specification shrink after following the orders
brief shorter
i want to know if the document grows with fifty notes
what about the length of the brief afterwards
won't the brief become much thicker
is a slimmer rfp to be expected
does all that detail swell the paper
how does the tender differ in volume after the walk
fewer pages after the audit, is this normal
what will strike me when i put the requirements on paper
should the document end up as a thick book
how many pages does one save
do requests for offers get thinner through this work
what change will i see in my terms of reference
our old specification had eighty sheets and now i have five, is that fine
my boss thinks a serious document must be long, what happens to ours
i worry that a thin paper looks unprofessional, is it meant to be thin
suppose i write it after the two days, what will i notice
and how long is it then
so it shrinks
what do i see when i compare it with the old one
is less paper the result

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
what should a good brief contain
how do i write a brief for a webshop
can you tell me what to put instead of a modern shop with a great experience
is it true that the brief should name the faults and their cost
what belongs in the brief besides the faults
brief six faults costs cured
i want to know how concrete the brief has to be
what about the usual wording modern and great, is it useful
isn't a modern shop a good enough description
which contents make a solid scope of work
how do i replace flowery words in an rfp
do acceptance criteria belong in the document
what does the good specification list for each defect
how do i phrase requirements so that a developer cannot wriggle out
how would i tell afterwards that a fault has gone, must this be in it
how many ailments does the sample document mention
is wow factor a requirement
what three things do i state about every problem
our current tender says state of the art and user friendly, what should stand there
my boss wrote that he wants an awesome store, how do i make it into a usable paper
i worry that agencies misread our wishes, what shall we put down to be precise
suppose i found six problems, how do i turn them into a request
and what is in it now
what else is stated next to each fault
how will we know it's healed, is that in there
so no more fine words

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
why can suppliers quote on such a brief
what is the advantage of a concrete brief
can you tell me how i get comparable offers
is it true that agencies can give a price for named faults
will i be able to compare suppliers
suppliers price compare
i want to know how to make quotes comparable
what about the offers, will they be easier to compare
aren't quotes always impossible to compare
what good does it do bidders if i name defects
how do i get apples to apples among vendors
do firms estimate better on a list of ailments
what is the gain of a sharp rfp when bids come in
can a contractor cost it
why do crisp requirements help with tendering
is a fixed sum possible on such a document
how does the purchase department benefit from the shorter paper
does it make the bidders measurable against each other
last time three agencies quoted between two and twenty lakhs, how do i avoid that
my procurement office needs bids side by side, does your way of writing help
i worry that vendors just guess their fee, what makes them exact
suppose i send it to four firms, what will i get back
and what do the vendors do with it
why is that better for me
so bids get comparable
does it help with the quotes

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
what if the fourth heap is empty
how much do i save by keeping the platform
can you tell me when i should stay on my present platform
is it true that keeping the platform costs a third
should i keep my shop system if nothing is in the last heap
fourth heap empty keep platform
i want to know if repairing is cheaper than rebuilding
what about staying with what we have, is it cheaper
don't i need a new system anyway
is mending two thirds cheaper than replacing
what is the advice if the software can do all we need
when may i stick with woocommerce
how big is the saving if i don't migrate
nothing landed in the last pile, what now
do you ever tell people not to switch
what budget is enough if we remain on magento
is staying put a sensible outcome
when is it wise not to move house
our notes contain nothing that the existing software cannot do, what do you recommend
my boss is set on a new system though we found nothing against the old, what would you say
i worry that staying with the old cart is stingy, is it
suppose all faults are words, pages and joints, how much will i need to spend
and if there is nothing in it
how much would it cost then
so we stay
what fraction of the budget is that

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
what if the fourth heap is full
what should the supplier build first
can you tell me how to test a supplier before moving platform
is it true that i should ask for a working sample
which of the ten orders is built first
hardest order first working sample
i want to know how to reduce the risk of a migration
what about a prototype, of what should it be
shouldn't the supplier begin with the home page
how do i make sure the new vendor is up to it
is a proof of concept advisable when replatforming
what should a poc show before i sign it all off
do i start a migration with the easy bits
how can i test a bragging developer
what is the first milestone in a move to another system
what safeguard do you propose when switching software
should i go if the present cart truly cannot cope
what trial job do i give the contractor
our previous migration flopped after a year, how should we begin this time
my agency says trust us, what can i demand of them
i worry the chosen firm cannot handle our rental logic, how do i find out early
suppose we have to leave our platform, what is step one for the builder
and if it is full
what do they have to make first
is a mockup enough for that
so move, but with which proof

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
why start with the hardest order
if a supplier manages the hardest order, are the others safe
can you tell me what the sample proves
is it true that whoever does the hardest one can do the rest
will the other nine orders work as well
hardest one other nine
i want to know if one sample is enough proof
what about the remaining orders, do they need testing too
is one order too little to judge a supplier
what does passing the trickiest case tell about a vendor
may i relax once the nastiest is working
is the rest a walk in the park afterwards
what is the logic behind the toughest job first
does mastering the worst case guarantee the easy ones
should i have all ten built as a proof
what can i conclude from a successful poc
are the simpler ones covered then
why is the ugliest basket such a good exam
my boss wants prototypes of everything, why would a single one do
i worry about the nine that are not in the sample, should i
suppose the firm pulls off our most awful order, can i sign
our supplier passed the trial with flying colours, what does that mean for the remainder
and the rest
why is that enough
so then we can breathe easy
who will cope with the others
`;
