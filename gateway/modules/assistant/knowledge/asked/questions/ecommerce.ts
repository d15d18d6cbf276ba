/** What people ask, and the sentence that answers it (question-bank.ts). */
export const aboutEcommerce = `
= Online shops whose
do you build online shops
what is your e-commerce service
i want to sell on the internet, can you help
do you make webshops
describe your shop work in short
can you create an online store for my brand
do orders go to the godown automatically
what do you promise about a shop you build
we sell sarees and want to go online, is that you
can you bring my retail business online
do you set up shopping sites
we have a boutique on the high street and want it on the web too
we sell spare parts over whatsapp, can you give us something proper
what does your retail crew make
can a farm sell honey over the net with your help
is web selling something you are good at
i need a place where folks put things in a trolley and pay
what is wrong with ordinary stores that yours do better
somebody keys each purchase into another program, would that end
we make candles and want to take money on the web
is there a team at yours for selling goods over the net
can your people get rid of the hand typing between web and depot
our retail chain wants to go digital
do you set up online stores
can you make a webstore for my saree business
i sell spices, help me go digital with orders to the godown
do you do ecommerce development
can purchases flow to the storehouse with no manual entry
what does a longitude web shop do well
we have a boutique in penang and want to sell on the net
is a brief checkout and reliable stock what you offer
my aunty sells pickles over whatsapp, can you give her a real web store
orders come by phone and we scribble them, can you make an online outlet

= We build shops
for which shops do you work
who is your e-commerce for
we sell in three countries, do you handle it
we have several warehouses, is it your field
our staff correct orders manually every day
which kind of retailer is a good client for you
do you do international shops
multi warehouse store
cross border selling gcc and india
we have stores in dubai and kl, can you serve both
would you fit a retailer with branches in several lands
we ship sofas from two depots and fix purchases with a pen, are we your sort
which merchants are you after
i sell in oman and bahrain and in india, are you meant for me
does it make sense for a merchant with three depots to talk to you
are you for big merchants or for tiny ones
our team patches wrong purchases every evening
we are a wholesaler with branches abroad, do you fit
is a local florist what you aim at
we sell tiles from depots in johor and dubai
our clerks repair wrong purchases all day long
which sort of merchant profits most from you
i only have a kiosk, am i what you look for
who is the ideal client for your ecommerce team
we ship from three depots and fix orders by pen, are we right for you
do you serve exporters selling to the gulf and asia
my staff amend purchases manually all day, can you cure that
are multi-country merchants your target group
do you cater to chains with many stockrooms
we keep fixing sales entries by hand for uae and india, do you help such sellers

= Most lost sales
what is your motto for shops
where do shops lose their customers
why do people abandon their cart
at which point are most buyers lost
people fill the cart and then leave, why
what do you believe about online selling
where do we lose the most money online
where does the money trickle away on the way to paying
folks pick things and run off before paying, what is your view
is it the front page or the till where buyers vanish
which spot of a web store leaks most
what do you preach about web selling
at which step do people jump ship
is the homepage to blame when nobody buys
baskets are filled but nobody pays, where is the trouble
is it the product page or the payment step where we lose folks
people vanish right before the money comes
your mantra on selling online
where do shops bleed customers according to you
at what stage do shoppers drop out
which part of the buying journey leaks most
so what do you reckon kills online revenue

= Checkout in one
* what is included in e-commerce
* what does a shop from you contain
* list the features of your online stores
* which functions come with the webshop
how many steps is your checkout
is paying quick and short
one step checkout
does the shop offer local ways to pay
our customers give up while paying, how do you make it shorter
single page order form
buyers complain that paying takes too long
can people pay the way they are used to in their land
how long is the order form
our buyers drop off between address and card entry
does one have to register and click through five screens
how many screens till the thank-you
is the till short
people in jakarta and in delhi pay in unlike ways, does the till know
my dad gives up when he has to type so much, is yours quick
guest purchase in a single go
* what is standard in the stores you make
* what do i get when i order a web store
two thirds give up on the payment screen
my aunt needed twenty minutes to buy a lamp from us
our form asks for fax number and title, would yours
is there a short way to pay for guests
how long is the checkout in your shops
can buyers pay by upi, fpx or cod
is the payment step a single screen
customers bail out at our lengthy checkout, can you trim it
are country specific wallets like tabby or grabpay covered
does one have to sign up before paying
can indonesians use their usual wallet
my granny gets stuck halfway through checkout, how do you simplify it
how many clicks from trolley to thank-you
do you take cash on delivery or paynow on the payment page

= Stock that agrees
is the inventory always correct
how up to date is stock in the shop
we keep selling things we do not have
real time inventory
overselling is our problem, can you fix it
does the site know what is left in the store room
how fresh are the quantities shown
customers order things that are sold out, help
does the shop know what is on the shelf right now
we had to write 40 sorry mails because the item was gone
a buyer paid and the shelf was empty
do the numbers lag by a day
is what is shown truly available
someone buys over the counter, does the web know at once
we promise what we do not own, can it be cured
how many seconds old are the quantities
availability per size and colour
we had to cancel forty purchases last month as the goods were gone
how exact is the availability shown
the branch sells the last pair and the web still offers it
does it know within minutes that a pallet arrived
will the shop display true availability
we oversell during diwali rush, can you stop it
how fresh are the stock figures
does a sale at the counter reduce the web quantity at once
is inventory synchronised with the godown live
customers order and we have to apologise for nil stock, fix possible
how up to the minute is availability per colour
twice i sold a tv i did not have, how do i prevent that

= Search that forgives
will people find products if they type wrong
does the shop search handle typos
customers use different names for the same article, does search cope
fuzzy search in the store
nobody finds anything in our store, do you improve that
product search quality
can search know that chappal means sandal
my customers spell badly, will they still find it
shoppers type the names of my products wrongly
they look for a couch and we call it sofa
folks type half in malay and half in english, does the finder cope
the find box gives zero hits all the time
a grandmother types filtr cofee, what does she see
our medicines have awful names, no one gets them right
is it clever when somebody has fat fingers
lookup of items under slang names
customers write nike as naik and find nothing
our visitors say fridge, the catalogue says refrigerator
the search box is useless when people mistype
can it understand sinhala words in latin letters or nicknames for goods
does the search tolerate misspelt words
customers say brinjal, others eggplant, will both be found
can shoppers find things under colloquial terms
our lookup gives no results for mistyped names, can you improve
is autocorrect built into the shop search
will 'handphone' find mobiles
buyers write medicine names anyhow, does the finder cope
half my buyers type in singlish or rojak, will they discover the goods

= Prices, tax and
can we sell in several currencies
gst and vat in the shop
do you handle shipping costs abroad
can one shop serve uae and malaysia
multi currency and multi country
are taxes calculated per land
show dirham to one visitor and rupees to another, possible
can a buyer in singapore see his own money and tax
a lady in doha must see riyals and duties
does a buyer abroad learn what postage he pays
sst, gst, vat, who calculates that
we ship to six lands, each with its own levies
is one store able to show ringgit and rupees
customs and freight per destination
does it switch money by where the visitor sits
must i open a separate store per land
an omani buyer pays other duties than an indian one, is that handled
do you show the right vat by destination
we want one catalogue but different price lists per country
postage to australia and to goa, is it computed
can i price in aed, inr and myr together
does the shop compute gst and import duty
is international shipping calculation included
a tourist from oman should see rial amounts, ok
do you handle multicurrency and local levies
can we have separate tariffs for each market
who works out postage for australia
i export batik to four nations, who computes levies and postage

= Returns that customers
can customers send things back on their own
is there a returns portal
how do refunds and send-backs start
do we have to handle each return by phone
self service for exchanges
can people exchange a dress without calling us
who fills the form when something comes back
we ship sofas and half of our boxes come back, what do you give us
the shoe is too small, what does the buyer do
do folks have to phone us to hand something back
our hotline drowns in exchange wishes
is there a form for unwanted goods
print a label and post it back by oneself
rma handling by the buyer
what if it does not fit
half of our dresses come back and the phone never stops
can buyers print a label by themselves
who has to act when someone wants to send a blender back
exchange of a wrong size without ringing
can shoppers initiate a return without ringing us
is there a self-help refund desk in the store
our phone melts with exchange requests, does the shop handle them
how do purchasers swap a wrong-size kurta
does the system print the return sticker for the client
are send-backs automated on the buyer side
fit problems flood our inbox, can clients post things back unaided

= Orders passed to
do orders go into our accounting automatically
we retype every order by hand, can that stop
is the delivery company told automatically
connection to shipping partner and erp
integrate shop with dtdc, aramex or poslaju
double data entry is killing us
no more copy paste of orders
my staff copies each order into the books, can you stop that
we print each purchase and key it into sap
my niece spends evenings typing addresses for dhl
does the parcel firm learn of it by itself
purchase lands in the books by magic, or who types
we make errors when we key things over
how do i get rid of re-keying
from till to lorry without a finger
automatic waybills
an employee spends four hours a day copying purchases into sap
we make mistakes when copying addresses for the courier
will aramex get the pick-up request by itself
is there anything left to type after somebody buys
will orders flow to tally and blue dart on their own
my clerk keys in every purchase, can that end
do you hook up the courier like delhivery or ninja van
is there erp synchronisation for sales
can waybills be produced automatically
we make copying mistakes with addresses, how do you eliminate that
does bookkeeping receive purchases by itself
we hire a student merely to punch sales into netsuite, can that go

= Product pages that
will google understand our product pages
is the shop good for seo
can blind customers shop
structured data on products
are product pages accessible
rich snippets for items
do our articles show up well in google
do my goods turn up when someone googles them
would a blind lady manage to choose a dress
nobody finds our lamps on google
is the text of each item readable by machines
do price and stars appear below the google hit
our goods are invisible on the net
can voice readers cope with item descriptions
our lamps do not appear when people google them
can someone who cannot see buy from us
will price and availability be shown in google hits
are the item pages optimised for google shopping
will my lamps appear with stars and price in search results
can visually impaired shoppers understand the product pages
do you add schema.org markup to products
nobody discovers our goods on bing, do your pages help
are product descriptions legible for assistive software
google never lists my sofas properly, is that part of the shop job

= Shopify
* which shop systems do you work with
* what e-commerce technologies do you use
* what do you build shops with
* tech stack for online stores
do you do shopify
are you a shopify agency
can you customise my shopify
the canadian hosted store system
liquid themes, do your people write them
we have a store on myshopify, can you polish it
* which store engines do your people master
* what lies under the stores you make
plus plan know-how
do you have seasoned shopify coders or just freelancers dabbling in it
my boutique is stuck on a free dawn template, can you code proper sections
do you do shopify plus scripts, metafields and custom apps
saloon products brand here, which ready cart software do your coders know best

= Medusa
do you use medusa
open source shop system in javascript
have you medusajs developers
headless node store engine
licence-free store engine
saleor, vendure or what is your open one
is there anything self-hosted in node you build carts with, no subscription
we dislike saas, do you know that free typescript commerce backend
any composable storefront engine with public github code in your kit

= Stripe
do you integrate stripe
stripe payments possible
which provider for international cards
who processes visa and mastercard in your stores
paypal, adyen, checkout.com or what
card acquirer for the whole world
can my american clients be charged by card through your checkout
which merchant account do you hook up for dollars and euros
we bill recurring memberships, do you know the stripe sdk and webhooks
the san francisco card processor everyone uses, do you wire that in

= Razorpay
do you integrate razorpay
payment gateway for india
can we use razor pay in the shop
rupee payments through whom
payu, ccavenue, cashfree or what
indian netbanking in the till
which pg do you plug in for a kirana chain in pune
we are a bangalore startup collecting upi and emi, whose gateway do you know
do you connect the indian collection company that does subscriptions and payouts in inr

= Algolia
do you use algolia
hosted product search service
algolia in our store possible
instant results while one types, by which vendor
rented finder for goods
saas for looking up items
customers complain the searchbar is useless, is there a cloud autocomplete service you know
do you do typeahead and facet filters with a paid api
search as you type with typo tolerance on our spare parts, which subscription do you use

= commercetools
* which e-commerce platforms do you offer
* on which platform would my shop run
* magento, shopify or what else
do you work with commercetools
enterprise headless commerce platform
composable commerce experience
* on what foundation would my store stand
mach architecture
salesforce commerce, bigcommerce or what for the big ones
enterprise grade store engine over interfaces
we are a conglomerate with twelve brands, which api-first commerce backend do you know
do you have people who know the munich vendor of cloud commerce for large retailers
big corporate replatforming away from hybris, what do you implement
is there something for wholesale giants with many catalogues and business units

= WooCommerce
do you do woocommerce
shop plugin for wordpress
our store runs in wordpress, can you work on it
our store is a wp plugin
wp store, do you take it
can our blog with the little store grow further
my nursery already blogs on wp, can you bolt a cart onto it
do you repair hacked or broken woo sites with elementor and forty add-ons
woo subscriptions and custom php hooks, do your coders handle that
cheap cart for my wordpress site that i can edit alone

= Hydrogen
* what do you build the storefront with
* which front end for the shop
do you use hydrogen
headless shopify storefront
* which technology for the face of the store
react face for a hosted store engine
oxygen hosting
do you develop custom react frontends against the storefront api of shopify
we want a bespoke look beyond liquid, which remix based kit do you use
is there a javascript kit for a decoupled shopify face you have experience in

= FPX
* which ways of paying can the shop accept
* payment providers you support
* what payment gateways do you integrate
do you support fpx
malaysian online banking payment
can customers pay by maybank transfer
* by which means can buyers settle the bill
* list the wallets and gateways you have wired up
paynet direct debit from a bank account
cimb and maybank accounts at the till
ringgit bank payment
my customers in ipoh all pay with cimb clicks or rhb, will that work
kedai online here, nobody has credit card, can they pay from bank login
how do malaysians without plastic pay on the sites you make
can public bank and hong leong clients pay straight out of savings

= Apple Pay
can buyers pay with apple pay
iphone wallet at checkout
pay with a double click on the iphone
wallet on the watch
most of my clientele have iphones, can they just use face id to pay
one tap paying with a fingerprint on a mac, do you set that up
safari users abandon because typing numbers is tedious, what do you offer

= Google Pay
can buyers pay with google pay
gpay in the shop
android wallet payment
pay with the android phone
wallet of the search giant
samsung and xiaomi owners want one tap paying, is that there
can people use the card saved in chrome or gmail when they buy
my buyers tap with android everywhere, will your checkout take it

= Tabby
do you support tabby
buy now pay later in uae
pay in four instalments possible
bnpl provider for dubai
tamara, postpay or which
split the sum in four in the gulf
pay over months with no interest in saudi
my abaya customers want to pay in 4, can you add it
ladies here like to spread an expensive handbag without bank loan, which service
do you connect the khaleeji pay-in-four company for deferred payment
zero interest splitting for our jeddah gadget store

= Meilisearch
* which search engines do you use in shops
* what powers the product search
do you use meilisearch
open source alternative for shop search
* what drives the finder in a store
typesense or what
finder we run ourselves without rent
algolia is getting pricey, is there something self-hosted you install
fast lightweight rust engine for finding items, do you know it
i refuse per-query charges for the searchbar, what else do you have

= SAP
* which erp and back office systems can you connect to a shop
* what business software can the store talk to
* which operations systems do you integrate
do you connect sap
we run sap, can the shop be linked
s/4hana integration with the store
* which back office programs have you tied to stores
business one or hana
walldorf software in our head office
idoc and bapi
our head office in germany runs hana, can orders flow into it
group mandates ecc and netweaver, will your store post sales orders there
do you know odata and idocs for material masters and price conditions

= Microsoft Dynamics
do you connect microsoft dynamics
we are on navision or business central, ok
d365 with the web store
axapta in our company
finance and operations suite from redmond
business central depot data
our accountant lives in navision, can web orders land there as invoices
do you link nav or f&o with a webstore
business central holds all our item cards and debtors, can you sync them

= Odoo
do you integrate odoo
our stock is in odoo, can the shop use it
open source erp connection
openerp at our firm
python based erp
our depot module is from the belgian open source suite
we are an sme with invoicing and pos in odoo, can the webshop share it
do you write modules for the open belgian business suite
my warehouse boys use odoo barcode app, can web sales show up there

= courier APIs
can you connect courier companies
shipping labels printed automatically
delivery partner integration like bluedart or j&t
parcel tracking in the shop
dhl, ninja van, delhivery
awb printing
tell the parcel firm automatically
where is my parcel link
ship rates from carriers
can the awb sticker pop out by itself when an order is confirmed
my packers type each address into pos laju website, can that be automated
do you link shiprocket, gdex, aramex or dtdc for pickup booking
customers whatsapp me all day where is my parcel, can status come automatically
can we show the real postage to sabah before they pay

= A shop on the right platform:
* what do we get with e-commerce
* what are the e-commerce deliverables
* what is delivered in a shop project
* what is in the scope of an online shop
do you recommend shopify or something open
which shop system is right for us
do you compare the costs of platforms for us
should i take shopify or not, will you work it out
who tells me on what engine the store should stand
is renting or owning the store software smarter for me
do you do the maths for three years for both roads
* what do we hold at the close of a store job
* which things are handed over for a store
am i pushed to one brand of store engine
someone should do the sums for shopify versus our own software
are you neutral on which system we sell with
three-year costs of both alternatives, who works them out
would you put us on a ready-made cart or something bespoke, and do you justify it in money
how do i know you are not just flogging your favourite software
who decides between subscription cart and custom build, do i get a spreadsheet
do you give an unbiased recommendation for the cart software with calculation
we are torn between magento, shopify and custom, will you do the arithmetic
do i get a total ownership calculation before i sign for an ecommerce build
my partner wants bespoke, i want readymade, will you settle it with figures
what is the first thing you hand over in a webshop engagement

= Payments that suit the buyer:
which payment methods do you offer in which country
what can my customers pay with
how do people pay in india, malaysia and the gulf
do you cover local payments
how do shoppers pay in each country
folks in kl, mumbai and riyadh settle bills in other ways, do you know how
will locals find their habitual way of settling
how do we hand back the sum when goods are bad
which means of settling per land
no visa in the pocket, what then
my buyers sit in pune, penang and sharjah, how will they pay
what do people expect at the till in each place
grandmother in kochi uses gpay, my aunt in riyadh pays the rider, do you handle both
which tender types do you set up for each market
will the cashier options be localised for penang, pune and doha
do you offer touch n go, grabpay, boost and cod in one setup
buyers drop off because their favourite way of paying is missing, what do you do
my malls in muscat, coimbatore and ipoh each have own paying habits, can one website respect that
are bnpl and rider-collected cash both possible
a parent wants her fees returned, how is it done in your store

= One truth about stock:
how do you connect the shop with our warehouse
how do you stop overselling
will shop and erp show the same numbers
inventory sync with the warehouse
can the shop be tied to our store room
shelf count and web count never match at ours
how does the depot talk to the store
who tells me about the mismatch
what if the depot program is slow
we want a single count
the depot says 12, the web says 15, who is right in future
how do the web and the depot agree on counts
we oversold 40 saris last navratri, how would you stop that
my storekeeper's excel and the website never tally, what do you deliver for it
when the godown system is late, does your link crash
do you provide real time inventory sync with an exception report
two shoppers grabbed the final oven, how do i prevent such embarrassment
somebody ordered a fridge that had left the godown an hour before, how do you stop this
is there a soft hold on goods during the cashier step
what if sap is sleeping when an order arrives

= Moving house without losing addresses:
can you move our existing shop to a new system
will our data and ranking survive the migration
we want to switch from magento, can you bring it all over
do you do shop migration
do we lose old customers and reviews when changing platform
we are moving away from our old shop, what happens to links and data
we leave prestashop, what comes along
changing engine without vanishing from google
our shoppers' logins and stars, are they saved when we change engine
what of ten years of purchases
transfer of the entire store
we are stuck on an outdated magento and scared to leave
will five years of reviews vanish when we change software
google knows our 8000 pages, what of them after the change
if i ditch opencart will my google juice and client logins come along
can you port ten years of purchase history to the new system
is data transfer and 301 mapping part of your ecommerce scope
we are replatforming from bigcommerce, what gets carried across
do star ratings survive when we switch carts
my bookmarked product urls, will they go 404 after replatforming
we are on opencart since 2012, what all is shifted in the switch
can you migrate 20000 skus plus testimonials without wrecking our ranking

= A launch calendar:
how do you prepare for black friday
will the shop survive big sale days
do you do stress tests
what about diwali traffic
will somebody be on duty during our sale
how do you get a store ready for the busy season
big day coming, does someone stay awake with us
is the store shaken hard before the premiere
we fear raya week, how do you ready us
no tinkering before the rush, is that a rule
what precautions for the big rush
our chocolate sells in the two weeks before eid, how do you prepare
what if the launch collides with the busiest season
do you try how many buyers it can bear
do you have a war room for single's day or raya sale
is there a code lockdown before our mega sale
who monitors the store during the great online shopping festival
our drop sells out in nine minutes and the server chokes, what is your plan
do you do dress rehearsals with fake traffic ahead of peak season
we go on shark tank next month and expect a flood, will the site survive
is there a moratorium on deployments prior to 11.11
who is at the desk when our sneaker drop begins

= Hosted Shopify where
when is shopify right and when not
do you always take shopify
hosted or self hosted shop
our pricing rules are strange, which platform
shopify or open source for my store
saas shop or own software
is shopify enough for us
what platform would you give me
do you earn on shopify, or are you neutral on the platform
our bulk discounts per client are weird, which engine
is the canadian one good enough for a cosmetics brand
are you married to one engine
rent the engine or run our own
made-to-measure curtains, would a standard engine do
b2b price lists per dealer, does the standard engine cope
what would make you advise against the rented one
is it right that the rented one is always best
we have contract prices for every dealer, does shopify cope
would a jewellery brand with 60 items be fine on shopify
are you biased towards one system
should we rent or own the software we sell with
when would you advise against shopify for a wholesaler with odd rebates
we sell carpets by the square foot with dealer slabs, is a ready-made cart sufficient
do you force every merchant onto the same software
our discounts depend on dealer grade, tonnage and city, will canned software bend
which do you favour, boxed product or bespoke, and under what conditions
isn't bespoke always superior to a monthly rented cart
i sell plain mugs, do i require anything unusual
our tariff has 14 tiers by region and credit days, what would you suggest

= We show the
do you show the total cost of platforms
what will each platform cost us over the years
do you include platform fees in the comparison
tco of shop systems
how do you compare two systems financially
shopify fees eat us, will you calculate it
is it cheaper in the long run to own the platform
what will i have spent after 36 months
rent for the engine included in the maths
my cfo wants the long view for two candidates
do you hide the monthly fees
cheap to begin but dear later, will i see that
over how many years do you reckon
lifetime cost
is the commission per sale in your maths
the monthly rent looks small, but over years, what is it
my co-owner wants to compare long-term costs
do you count the percentage that the system takes per sale
do you put the licence, commission and maintenance for each option on paper up to year three
my father wants to see what it burns over the long haul, subscription included
will the comparison cover transaction charges and plugins too
people forget app subscriptions when comparing carts, do you include them
and what does it add up to after thirty six months
rent versus own for a cart, do you crunch that
my banker asks for projected spend on the website until 2029
are gateway commissions part of the comparison

= Cards and wallets
do you support cash on delivery
can my customers pay with upi
cod in dubai
instalment payments possible
payment methods in malaysia
does it take credit cards
which payment modes for gulf buyers
how can buyers in saudi or uae pay
can indian customers scan and pay
emi option for buyers
will people in kuwait be able to pay at the door
my buyers have no card, how will they pay
can i get money by bank transfer in malaysia
pay later for uae customers
my buyers in jeddah want to give notes to the driver
people here scan a qr with phonepe, would that go
can malaysian shoppers use the wallets on their handsets
most of our folk have no plastic
can it be paid in portions in kuwait
as long as we take visa everyone can buy, right
how do malaysians like to settle
paytm and bhim
does the courier collect the money
in riyadh many pay the driver in notes, is that possible
students in chennai pay with phonepe only
do you support maybank2u
can someone in abu dhabi split the amount over months
hardly anybody in our town owns a visa
do you accept touch n go and grabpay for the kl buyers
can shoppers in muscat hand banknotes to the delivery boy
what do you put at checkout for kuwaitis versus indians
are boost, shopeepay and duitnow wallets covered
my cousin in sharjah refuses prepaying, can he settle on arrival of goods
is pay-in-four available to khaleeji shoppers on your stores
do elderly buyers who distrust cards have an option in jeddah
a student in madurai has merely bhim on her phone, can she pay

= Refunds work from
how do we give money back to a buyer
can staff refund from the admin
is paying back a customer complicated
do i need to log in at the gateway to refund
how is refund handling done
customer wants his money back, how do we do it
an unhappy buyer wants her 200 dirhams again, how many clicks
is there a button for giving the sum back
must my clerk open the bank portal to reverse a charge
reversal in the same place as the purchase
chargeback by our staff
can partial amounts go back without fuss
how does my clerk give a buyer her money again
is reimbursing a buyer a matter of minutes
do we need the bank's site for giving money back
how many clicks to reimburse a lady whose kurta did not fit
do we need razorpay dashboard separately to return the cash
can my helper void a transaction without calling you
a cancelled booking, can the cashier reverse it from the same panel
partial reimbursement for one broken plate, where do i do that
is refunding built into the order page or some other login
a lady shouts at the counter for her money, how quick can i reverse it
where does my cashier press to return the cash

= A connection to
what if the erp answers late
are items held while the customer pays
two people buy the last piece, what happens
do you tell us when stock numbers do not match
how does the warehouse link work
does the shop block an item in the cart
what if our inventory system is slow or down
stock mismatch report
last item sold twice, how is it avoided
what if stock numbers are not the same in both systems
two ladies grab the last handbag at once
the depot program is asleep for ten minutes, what now
is it set aside while someone types the card number
do we hear of it when counts differ
a list of what did not tally
who wins the last pair of shoes
does the till lock the piece
our depot answers with a delay of minutes
two people order the last sofa in the same minute
our depot software is offline every night from two to three
what if it cannot match up the counts
is an item set aside for someone who is paying
will an item be put on hold when somebody is at the cashier step
tally goes offline every evening, does the store survive that
what flags up inventory it could not square
our busy or marg billing software lags, will the website still sell correctly
can you lock the only bridal lehenga while she is entering the otp
sold the same antique chair to two families, never again please, how
is there backorder protection during slow sync with netsuite
will the tool sulk if our godown computer is off

= Products, customers, orders
can you bring our customers and old orders to the new shop
are reviews carried over
will links to our products still work after the move
data migration from old store
do we lose google traffic if we change platform
what gets transferred when we change shop system
can my order history be kept
moving from woocommerce to shopify, what comes along
import of catalogue included
do we have to type in all products again
will old customers keep their accounts
what about links from google after the change of system
must 4000 goods be keyed again
do regulars have to register anew
stars and comments of ten years, lost or saved
people saved our links, are those dead after the change
what is packed in the boxes when we change engine
will shoppers still see what they bought in 2019
does google forget our pages when we change engine
passwords and addresses of buyers, do they come along
export and import of everything
we have 12000 items in prestashop, must someone type them again
do regular buyers need to register anew
a magazine linked to our lamp in 2020, will that link work
what do we lose when we leave our present system
will loyal clients still see their past purchases after the replatforming
how do you avoid broken links when we ditch magento
can testimonials under each product be ported too
my seo fellow is worried about url changes, are 301s done for all
do you export and import our whole member database
twelve years of purchase records, will they be deleted in the shift
my oldest clients date from 2011, will their logins move
pinterest pins point to our old product pages, will they rot

= Load tests at
do you load test the shop
can the store take ten times normal visitors
is someone available on sale days
are changes stopped before the festive season
our site crashed last 11.11, can you prevent it
do you have people on standby for ramadan sale
code freeze before holidays
peak traffic preparation
will the shop go down when the influencer posts about us
will the shop hold on singles day
our shop goes down every eid, can you help
who is awake on our biggest day
a tv cook named us and it fell over, can you avoid it
ten thousand people at midnight, does it hold
who is in the office when the rush is on
may your coders fiddle the day before the rush
how many times our record day do you simulate
our 9.9 campaign ended in a blank page
do you simulate the crowd
hands off rule before the rush
is a bigger server all we need for the rush
we sell concert shirts and 30000 fans come at noon
does somebody sit up with us on the big night
how hard do you shake it before the sale
no changes the week before diwali, do you agree
last year our page died at midnight of singles day
do you simulate a stampede before the sale
when do you stop deployments ahead of christmas
how do you make sure the site doesn't hang on eid eve
is there hypercare over peak weekend
how heavily do you hammer the servers compared with our record day
last mega sale we were offline for two hours, how would you prepare us this time
do you use jmeter or k6 before peak
is anyone glued to the dashboards on hari raya eve

= Follow ten orders:
* how does a shop project run
* what are your steps for an online store
* explain the e-commerce process
* phases of a webshop project
* how do you work on a shop
* what happens step by step in a store project
* from first talk to open shop, how does it go
how do you begin a shop project
what do you analyse first in our shop
how do you find the weak points in our order process
how do you know what to fix in our store
* what happens first and last when you make a store
* how does store work proceed, tell our owners
* stages till the store is on air
how do you get to know a merchant
opening step with a merchant
do you look at the goods' whole journey
what is your diagnosis method for a store
how do you go about it when a merchant hires you
what would you do in our first two weeks
in what order will our new shop come about
what is your discovery phase for a webstore
before designing anything what do you examine
how do you figure out where we bleed time between click and delivery
do you study our returned parcels too
kick-off done, so what is the initial step
what is the opening stage of an online store engagement
do you investigate our fulfilment prior to designing
so what do you do in week one of a webstore job

= Choose the platform:
how do you select the shop system
do we see a sample in each platform before deciding
how do i choose between two platforms
do you make a proof of concept for the shop
is there a bake-off of engines
on what grounds do i sign for an engine
do we get to feel two engines before we sign
who picks the engine
shortlist of engines
how do you pick the engine without gambling
do we get a prototype with our most complicated sku before deciding
what happens after you traced the orders
will i see two demos and the sums before committing
is there a hands-on evaluation of carts in your process
must we trust a slide deck or can we touch prototypes
do you let two engines compete with our most awkward goods
what is stage two of a webstore job

= Build from checkout outwards:
what do you build first in a shop
why is the home page built last
in what order is the store developed
which part of the shop comes first
which corner of the store do you tackle at the outset
where do you start, at the till or at the showcase
why is the showcase left for later
sequence of construction
when does the pretty part come
in which sequence do you code a store
why does the landing page come so late in your schedule
what do your developers tackle in sprint one of a webstore
you finished evaluating the carts, what gets coded then
which screens are coded early and which are left till the finale
what is stage three of a webstore job
which portion of the webshop is finished earliest and which at the tail end

= Run both shops:
do you switch the old shop off at once
can both stores run side by side
how do you go live with the new shop
is there a risk of losing sales at the switch
parallel run of both stores
hard cut or soft changeover
could the former store stay as a safety net
how do we know the newcomer earns as much
changeover without a bang
we cannot afford a day without sales
how do you cut over without losing a day's takings
is there a canary phase where some visitors see the replacement
do you keep the legacy store alive as fallback
can both sites be up simultaneously till we are confident
how do you prove the replacement earns better before pulling the plug
i am terrified of relaunch day, how do you make it less scary
who determines the moment to retire the legacy store
what is the fourth stage, do you overlap the legacy and the replacement

= Improve by the month:
what happens after the shop is live
do you optimise the store afterwards
do you do a/b tests
ongoing conversion optimisation
how do you improve the shop each month
do you stay around to polish the store
after the premiere is there further tuning
tinkering by gut or by proof
do you squeeze more purchases out of the same visitors
what goes on once we sell
after launch do you just vanish or keep tweaking
how do you do cro work following go-live
does each tweak get measured individually
what becomes of a tweak that flops
is there a retainer phase to raise basket value step by step
what do you do for us after the grand opening
do you a/b tweak the store regularly and bin the flops

= We trace ten
how many orders do you follow at the start
do you look into returns too
what do you do in the e-commerce discovery
do you study our current order flow
how do you analyse our logistics
do you follow parcels all the way to the customer
shop audit, how is it done
how deep do you look at our fulfilment
do you buy something from us yourselves to see
do you also look at what is sent back
would you follow a box from click to front door
how many boxes do you follow
our depot is messy, do you look into it
what does your detective work consist of
mystery shopping
do you look at the road from the banner to the bell
do you look at parcels that come back as well
would you stand in our depot and watch
how do you find out where a purchase gets stuck
do you place trial purchases
how closely do you examine the journey from banner to delivery boy
what research do you do before quoting a webstore
do you walk the whole chain from instagram ad to the customer's gate
how many parcels do you investigate at the outset
can you find out why our parcels are late before you propose anything
do you look at what happens with goods people send back to us
how do you trace what befalls a parcel from click to veranda
do you check why folks send goods back before you begin

= The delays we
how is the scope of the shop decided
what determines what you will build for the store
on what basis do you define the shop work
who decides what gets fixed in the store
how do you find what slows down our delivery
what gets onto the work list of the store
i have my own wish list, how is it weighed
out of what comes the content of the job
who says what is to be mended
what if the hold-up is in our depot and not on the web
what decides which work is done
where does the to-do list for the shop come from
do you take my wish list as it is
who determines what gets tackled in our store
how is the project brief for the webshop drawn up
do bottlenecks decide the requirements or our wishlist
what becomes of the hold-ups you discover while tracing parcels
where does the backlog come from
are the slow spots you spotted turned into a to-do
do you list requirements from real hiccups or from our brainstorm
on what basis is the quotation for the shop overhaul carved out

= Two candidates, a
how many platforms do you compare
can we try our most complicated article first
do you test our difficult product in the new system
poc before choosing the shop software
what do i get to decide on a platform
side by side cost of two systems
our products are configurable, will you try that beforehand
can we see our own article in the candidate systems
we sell doors in 900 variants, will someone try that first
do you pit engines against each other
how many engines do i get to see
may i see my trickiest item working before i sign
a trial of the nastiest item
bakeoff with figures
is the choice made on slides or on something running
we sell made-to-measure windows, can you show that it works before we sign
how many systems would you set side by side
do i decide from slides or from something i can click
can we see our most configurable sofa in both carts before choosing
how many contenders do you shortlist for cart software
do you prototype with a nasty sku that has thousands of combinations
engraved rings with forty options, will you demo that in each engine
is there an rfp or do you show working prototypes plus the bill
do we get to fiddle with real prototypes prior to deciding
my engraver has 600 font and metal combos, can i see it function before i pick
do you only recommend from theory or make prototypes

= Basket, payment and
why do you begin with the checkout
which parts are developed first in the shop
is the payment built at the start or at the end
what is the most important part of a store for you
build sequence of a webshop
what do you programme first
which screw do you turn first
the till before the shop window, why
why do you not start with pretty pictures
on what does the rest rest
what is up first, trolley or showcase
my designer wants to start with banners, you
what do you tackle at the very start
why is paying more urgent than the front page
in which order are the pieces made
what gets coded earliest in a webstore
why start with the cart page instead of the nice visuals
does the cashier flow take priority over design
our investor asks which module is developed at the beginning
cart, tender, fulfilment or banners, what is your priority
which bit of the webshop do you code prior to all else
why not do the catalogue visuals before the purchase funnel
what do programmers tackle at the very outset, trolley or banners

= Home page and
when do you make the homepage of the store
why is the front page not designed first
when are landing pages for campaigns made
do you start with the home page design
we want to see the beautiful front page first, why not
banners and promo screens, when
our owner wants to see the entrance first
last in the row, what is it
when can my marketing lady have her promo screens
is the entrance page postponed
my wife wants to see the front page first
when do the christmas banners get their pages
is the cover page designed at the very end
our brand manager is itching for the landing visuals, how late are they
what is left for the final sprint of the store
why is the welcome page not done in the beginning
when do you get round to the banners and hero image
our ceo wants to admire the welcome screen next week, is that likely
is the splash screen the final thing you do
our designer has gorgeous mockups of the welcome screen, why must they wait

= The new shop takes
will the old shop stay online for a while
do all customers go to the new store right away
can we try the new store with only some visitors
is there downtime when switching stores
traffic split between old and new
what is the safety net when the new store opens
do you close the old store on the launch day
can we go back if the new store is bad
are all buyers thrown in the cold water together
what if the newcomer stumbles, is there a way home
does the former one remain open
a slice of our visitors first
is there a closed for works sign at the changeover
will we be shut for a day
two stores at the same time, does it not confuse
do we have to close for a day to change over
is there a way to let only a tenth of the visitors in
what if the replacement fails, is the previous one still there
are both open at the same time
will there be a closed for renovation sign while you swap carts
can we pilot the replacement on a fraction of shoppers
is it big-bang or phased cutover
do you divert some visitors to the beta while the legacy one earns
i can't risk a blackout on payday, how do you swap over
do you run blue green for webshops
do clients get locked out during the swap
is there a dual running period for the sites

= We compare sales,
how do you decide that the new shop is better
when do you switch over fully
who decides if the new store wins
what if the new shop sells less than the old one
do you compare revenue of both stores
my team is divided, how do you settle whether new is better
by what yardstick does the newcomer win
my partners quarrel over taste, who settles it
the newcomer earns less, do you still change over
turnover or gut feeling
what must be true before the former one goes
who calls the winner
how would we know the replacement earns more
three directors, three opinions, what counts
is it taste or turnover that decides
who has the final say that the replacement is ready, my wife hates it
what metric triggers the full cutover
is it takings or gut that decides the cutover
how do we judge objectively whether the redesign outperforms
the founder loves the legacy look, would takings overrule her
on which evidence is the final cutover made
do you rely on takings figures or on the committee's liking
our founder prefers the ancient look, who prevails

= One measured change
how do you know a change in the store really helped
do you run experiments on the shop
ab testing method
how many things do you change at once
is the uplift real or by chance
how do you raise our conversion rate
statistical significance in tests
will you change everything at once or bit by bit
was it the green button or just payday, how can you tell
do you alter ten things in one go
are effects proven
luck or merit
our visitors are few, can you still tell
split testing
as long as sales rise after a redesign, the redesign did it, right
revenue rose after a new banner, was it the banner or payday
do you alter one thing or ten at a time
how do you keep chance out of it
how do we get more buyers out of the same visitors each month
is your cro scientific or a hunch
what sample do you need before you call an experiment a winner
we altered ten things in june and don't know what helped, how do you do it
how do you separate coincidence from a genuine gain
is each tweak isolated so we know what caused the gain
do you use control groups and p-values
how many tweaks do you trial simultaneously
is a 3 percent gain real or coincidence, how do you decide

= What does not
what if an improvement does not work
do you remove features that bring nothing
what happens to failed experiments
are useless changes rolled back
do bad ideas stay in the store
what becomes of an idea that flopped
do flops stay in for ever
is clutter cleared
you tried something and sales stayed flat, what next
do you undo things
is there spring cleaning
do experiments that brought nothing stay for ever
what happens with an idea that did not raise sales
do you revert tweaks that flop
our site is bloated with widgets nobody uses, do you prune
what if an experiment has no impact
will failed ideas linger in the code forever
and if it makes no difference, do you leave it there
the popup we added does nothing, will you delete it
do you keep dead weight in the store
is there a cleanup of useless tweaks

= Below about 100
* when should i not hire you for a shop
* who is your shop service not for
i sell only 20 things a month, do i need you
is my store too small for you
can i start with a ready theme
how many orders should i have before hiring an agency
we are just starting to sell online, what do you advise
do you take small shops
home baker wants to sell cakes online, need an agency
minimum order volume to work with you
should i set up shopify on my own
cheapest way to start selling on the internet
my start-up has no sales yet, shall we order a custom store
i sell handmade soap, some twenty parcels a month
is it too early for a custom store
what do you advise to very small sellers
i sell jam at thirty purchases a month, shall we talk
my daughter makes jewellery, is a studio right for her
is there a floor for how much we must sell
we open next month with zero buyers
how many parcels make me big enough for you
is a bought theme ok for a beginner
etsy seller with little turnover, hire you
does it make sense for a hobby seller
what would you do in my place with 50 sales each month
can i do it by myself in two days
* which merchants should stay away from you
* when is your store work the wrong purchase
i make pottery and send out eight boxes a week
is our museum shop with 60 sales a month too little for you
would you advise my nephew who sells sneakers from his room to hire you
how many sales per month until it is worth it
could we not begin on our own over a weekend
we have not sold anything yet, should we invest in something custom
i sell pickles from my kitchen, maybe 15 jars weekly, should i hire you
we get three bookings a day on instagram, is a bespoke store overkill
what do you suggest for a home baker with few sales
my mum knits sweaters and sells eight monthly, which route is sensible
can i simply grab a template and do it over saturday and sunday
i ship five sarees a day from my bedroom, do i need you
you are for bigger fish, no, so what about my tiny bakery
my college kid wants to sell phone covers, should he call an agency

= You will learn
why should a beginner start with a standard store
what do i learn from a simple store first
why not build the big shop straight away
what is the benefit of starting small online
what does a tiny seller gain by beginning simple
what is the point of a plain store at the outset
why not go big from day one
is it a waste to start with something simple
what would i find out from a plain one
why not let you guess what people want
what does a newcomer get out of doing it simply
why not have you plan it perfectly from the outset
why should a newbie try a template first rather than hire pros
what do i gain from a basic site if i have to redo it afterwards
isn't it a waste to begin with a template and replace it next year
can't you predict what my buyers will want
how will i discover what shoppers are looking for
would your experience not beat my trial and error
can't you just interview my market and design the ideal store right away
what insight do i get from running a template for a season

= If margins are
all our sales come from facebook ads and profit is low, will a new shop help
our margin is small, is a new store worth it
can a better website save a shop that loses money
we live only from ads, does a relaunch pay
when does a new shop not help
our profits per item are tiny, should we invest
we burn all our money on instagram ads, does a nicer store help
we earn two dollars per piece and pay google for all buyers
we are in the red, could a fancier store rescue us
all our turnover is bought with facebook money
every purchase costs more in clicks than we earn
does it make sense to invest when the profit is so slim
a prettier store equals more profit, right
is our trouble the store or our figures
nobody comes unless we pay for clicks
we pay 9 dollars of google money for a 10 dollar profit
nobody buys unless we advertise, would a redesign rescue us
the shop makes losses, is the software to blame
a better shop solves everything, right
we burn everything on meta ads and keep three ringgit per shirt, would a redesign rescue us
dropshipping with 8 percent markup, is a fancier site the cure
cac eats the gross profit, will replatforming fix it
my shop earns almost nothing after google takes its cut, can you turn it around
tell me straight, will a relaunch make a razor thin business viable
influencer and insta promos eat all our earnings, should we order a new website
my unit economics are poor, is a rebuild wise
we make peanuts per perfume after meta's bite, will you build us something

= Look at the
sales are weak, what to look at before a new shop
should i change my pricing before the website
what do i fix first if the shop loses money
is my assortment the problem or my site
before i pay for a store, what should i check
where should i look when it does not pay
are my goods too dear perhaps
what homework before i order a store
our item is maybe the trouble, is it
what should i sort out ahead of the store
sales are bad, is it the goods or the website
where do i dig first when profit is missing
what should i examine before spending on a relaunch
is it my merchandise or my website that is at fault
what would you tackle prior to redesign when earnings are poor
should i reconsider my rates and range first
we bleed cash, so where do we begin
our kurtas don't move, is it the website or the kurtas
what is the advice if my range hardly earns anything
maybe my sarees are overpriced, should i check that before a redesign

= We say this
do you refuse clients
do you tell people not to buy before making an offer
why do you advise against your own service
will you say honestly if a shop will not pay off
why are you so open about when not to buy
do you ever say no to a job
are you not shooting yourselves in the foot with that advice
why warn me at all
do you let merchants walk into a mistake
when in the talks do you voice doubts
you prefer losing me to a bad job, is that so
why do you tell merchants not to buy from you
at what time do you warn somebody that it will not pay
why would you talk yourselves out of a sale
do you turn away merchants before sending a proposal
how come you warn people upfront
are you honest enough to decline when it makes no sense
why discourage a paying customer
do you ever tell a prospect to keep his wallet shut
isn't it foolish to scare off your own prospects
why be so frank ahead of the quotation

= A dip of
will we lose google ranking with the new shop
does relaunch hurt seo
how long does the drop in traffic last
is it normal that visitors fall after a move
why do shops lose their search position after a relaunch
we fear to vanish from google
how bad is the traffic loss after migration
our last relaunch killed our rankings, why
after the move we may get fewer visitors, for how long
can it be that google drops us for ever
our colleague changed engine and disappeared from google, must we fear that
how many weeks in the valley
do we sink for good after the changeover
is it usual that fewer folks come right after
we live from google, is the change suicide
what causes a permanent slump
is the slump temporary
when do the visitors come back after the changeover
we get 70 percent of our buyers from google and are scared to change systems
how long would we suffer after the change
a friend's shop lost half its visitors for good, why
is it normal to fall for a month
will my serp positions tank after replatforming
how serious is the organic slump following a migration
our friend's bakery vanished from google forever after redesign, why
what makes the slump permanent
how many weeks of reduced visits should i budget for
is my seo ruined if i change cart
our recipes bring half our visitors, will they vanish after the switch
how bad does organic suffer and does it bounce back

= We list every
how do you protect our ranking when moving
do you check redirects
what do you do so that google does not forget us
which links do you redirect in a shop move
how do you keep organic traffic during migration
seo migration plan
are the redirects tested after go live too
how do you make sure no old link is forgotten
what precautions against the slump do you take
who makes sure that no page ends in a 404 after the changeover
our guides on lamps bring 60 percent of folks, are they guarded
is forwarding checked by hand or hope
do you check only before, or again later
inventory of pages with visitors
which pages do you watch over at the changeover
which pages do you protect when we change systems
do you check forwarding once or twice
what do you do so that we do not vanish from google
how do you safeguard our organic visits during the switch
do you crawl all urls and verify the 301s
what precautions do you take so google doesn't drop us
who makes sure no bookmarked link ends in a dead page
is there a redirect map and when is it verified
our recipe posts get heaps of clicks, how will you preserve them
do you keep an inventory of valuable urls and verify 301s afterwards too
grandma's lamp guide is our top page, will its link still work post switch

= No, and you
do you handle card data
do you store credit card numbers
should we keep card details of customers
do you touch payment information
will card info be saved on our server
are credit cards stored in the shop
can we save the visa details for next time
my clerk writes them down on paper, fine with you
do you ever see a visa number
would our own database hold the plastic's number
who keeps the sixteen digits, you
should i store them for subscriptions
we like to note the card digits for repeat buyers, fine
do visa numbers ever reach you
may i save cards on my server for subscriptions
can we store visa numbers so that regulars needn't retype
is it okay to keep cvv in our own tables
do you hold plastic details anywhere
my clerk jots the sixteen digits in a notebook, is that acceptable to you
would you save the pan for our subscribers
is it legal that our till saves the cvv, and would you build that
is keeping plastic digits in our crm forbidden
what is your attitude to retaining cvv

= Card numbers go
where do the card numbers go
is it pci compliant
how is payment data kept safe
what about pci dss in our shop
is paying in the shop secure
who processes the credit card details
do we need pci certification
how much pci work is left for us
are my customers safe from card theft
does card data pass through our server
what happens when a buyer types his card
does our bank auditor have much to check
how secure is paying
what if hackers break in, do they get visa details
how far must we go with the auditors for plastic
who sees the sixteen digits
saq a or saq d
what path do the sixteen digits take
we had a leak of visa details once, how do you prevent it
is our machine involved when somebody pays
liability for stolen plastic
are you certified for plastic or how is it arranged
a hacker gets into our server, are cards stolen
how much of the security audit falls on us
what way do the card digits take
is stripe or we responsible for card safety
who stores the pan, you or stripe
how much pci paperwork falls on my small store
does the cvv ever pass through your machines
do you use hosted fields or tokenisation
our bank sent a saq questionnaire, will it be short
is it dangerous for my grandmother to type her visa on your sites
where do the sixteen digits travel after she hits pay
can your developers see the plastic digits

= Almost always.
can we keep our erp
do we have to change our erp for the new shop
will the store work with our existing tally
does our inventory software stay
is it necessary to replace our back end system
our head office insists on the present system, ok
we love our stock software, may it stay
our accounts run on tally since 2003, must it go
do you demand we throw out what we have
my depot boss will not give up his program
can the store live beside our present system
do you first want us to buy new back office software
is our exotic program a reason to refuse
does our present software survive
we have paid a fortune for our depot software and will not change it
is our home-made stock program a show-stopper
must the accounting people learn something new
can the website live alongside our ancient busy software
is ripping out the back office required
we just spent a crore on sap, will it remain
can you hook onto what our godown already runs
would going with you mean ditching epicor
can quickbooks or netsuite remain
must our storekeeper learn fresh software because of the website
will our legacy finance package be tolerated

= If it has
our erp is old and has no api
can you exchange by csv or file
how do you connect with our stock software
how often is data exchanged when there is only file export
what if our system is twenty years old
do you need an interface from our erp
ftp file transfer with legacy software
is a batch interface watched for errors
how do you link very old software
can the old system send just a file
our program is from 1998 and spits out text lists
there is no interface in our depot software, dead end
excel export at night, does that do
how many minutes between two exchanges of lists
is someone looking if an exchange fails
as400 in the cellar
can you live with xml on a shared folder
without an interface you cannot link, right
our depot runs on a dos program that can only export text
no interface exists, are we lost
what if it only spits out a spreadsheet
how frequently are files swapped
our software is a foxpro thing from the nineties with no web services, doable
it only spits out excel sheets, can you link it
sftp drop every night is all our vendor allows, will that work
who notices when the exchange breaks down
tally has just xml export, is integration possible
old as400 dumping flat files at midnight, can you live with it
can you poll our odbc export and raise a flag if it's stuck
our vendor refuses to open an endpoint, any workaround

= What we will
is there something you refuse in erp integration
who is master of the stock numbers
can both shop and erp manage inventory
can we keep stock in two systems
single source of truth for inventory
what are your limits when linking shop and warehouse
two systems both hold the stock, is that ok
may the store and the depot each count by themselves
who has the last word on quantities
is there a sin you will not commit in linking
our manager wants counts in both, what do you say
two masters
where do you draw the line when linking programs
may both programs decide how many are left
what would you refuse to build between shop and depot
our depot boss and our web boss both want control of the counts
what would you never agree to in an inventory integration
which side is the sole master of inventory
two databases each editing counts, would you accept
is there a red flag that makes you refuse an erp link
our it guy wants two-way editing of quantities everywhere, okay with you
can the pos and website both edit quantities freely
what is your red line when linking a godown
who gets the casting vote on inventory

= From about USD
how much is an online shop
what does e-commerce cost
price of a shopify store with you
how much for a shop in several countries
budget for a webshop
what is the minimum for an online store
how expensive is a store with erp connection
i want a shop, how much money do i need
quotation for online store please
starting price for a custom designed store
how many rupees for a shopping site
what do you charge for an online store
how many dirhams for a shop, roughly
cost of multi country store
my uncle gives me 30000 to sell carpets online, enough
what is the entry ticket for a store
how dear is it if four lands and sap are involved
i have 8000 dollars, do we talk
from which sum do you start on stores
is six figures needed for selling in the gulf and asia
what would a fashion label pay you
difference in price between a small and a big store
what figure should stand in my business plan for the store
we are a perfume brand with 40000 dollars, is it enough
what does it cost when we sell in saudi, india and malaysia with sap behind
is 10000 too little for a shop
what is your cheapest shop and your cheapest international one
how big a loan do i need for a web shop
ballpark for a branded shopify store
how many lakhs for an ecommerce website with custom look
what is your entry fee for a webstore
quote for multi-country sap integrated commerce
in ringgit how much to put my batik label online
we have 60k dollars, can you do five gulf markets with back office link
damage for a cart with bespoke skin, roughly
what would a pan-asian store with oracle hookup set us back

= Platform and payment
are platform fees included in the price
what extra costs come with a shop
do i pay shopify and the gateway separately
hidden costs of a shop
does your quote cover transaction charges
which monthly fees will i have beside your bill
are payment commissions on top
what else do i pay apart from your fee
is shopify subscription inside the price
is the rent of the engine inside your figure
visa takes its cut, who pays that
what comes on the bill that is not yours
will i discover more costs later
does the figure contain monthly rents
what other invoices will land on my desk
are commissions laid open
what other bills will come beside yours
does your price contain the shopify rent
who pays the two percent of the card company
is the shopify rental on top of your quotation
are gateway commissions separate
any surcharges i'll discover afterwards
who pays the monthly licence and the mdr
is the plugin rental part of your number
does your figure exclude what shopify and stripe charge monthly
what recurring outgoings will i have besides your invoice
are there any gotchas in the store pricing

= Tell us how
* how do i start a shop project with you
* what should i send you for an online shop
* what do you need to know about my store
* how to begin with an online shop
* i want to sell online, what do i tell you
what is the first step for a webshop
what information do you need to quote a shop
what do i tell you in the first mail about my store
which figures of our shop do you want to see
do i have to write a long brief for a store
* opening move for a store
* what do i mail you about my trade
* how do we get the ball rolling on a store
which two things about my trade do you want to hear
parcels per month, is that the thing you need
i am a toy seller and have troubles, what do i write
what should be in my mail about our troubles
do i send you my catalogue or what
i sell spare parts and half the purchases go wrong, what do i write to you
how do we kick things off for a shop
should i send the number of parcels or my catalogue
what should i tell you in my first message about the webstore
i want to hire you for ecommerce, which facts do you require
what volume figures and complaints should i mention
how do i kick off with you for my footwear business
where do we start, should i describe our dispatch volume
we make leather shoes and wish to sell on the web, what do you need to hear first
what do i mention on the enquiry form for a webstore

= That is enough
is that all you need from me for a shop
do you need more details before we talk about the store
must i prepare a specification for the shop first
how much preparation before contacting you about e-commerce
is it sufficient to give you the order numbers and problems
must i write ten pages first
are two lines about my trade ok
is a long paper needed before you talk to merchants
can we meet with so little
do you want contracts and spreadsheets up front
do you need a requirements document from a merchant
is a short mail about our troubles ok
do you want a full rfp or is a few lines ok
must i draft a brd before calling about a store
is monthly dispatch volume plus gripes adequate for you
i have no paperwork, can we still kick off
shall i attach anything further to my enquiry about the shop
will a three-line whatsapp do to kick things off
do you require wireframes or an rfp prior to talking
how little paperwork suffices to kick off an online store
`;
