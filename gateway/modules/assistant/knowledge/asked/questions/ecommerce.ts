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
what kind of online shops do you build
can you tell me what your e-commerce service is about
is it true that your shops have correct stock and a short checkout
online shops stock checkout orders warehouse
i want to know if you build web shops
what about e-commerce, do you do that
you don't only build websites but also shops, right
are your online shops better than ordinary ones and how
can you put my boutique on the internet
do you make webstores where nobody rekeys purchases
we sell spices at a market and want to sell on the net, is that your thing
what makes a store by you different
do you do digital commerce
could you set up a place where folks buy our batik online
what is the promise of your retail offering
do you build carts that talk to the godown
our present webshop shows goods we don't have and clerks copy everything over, do you make better ones
i worry that selling online means more paperwork, do your stores avoid that
suppose i own a shoe store in mutrah and want to trade on the web, can you help
my boss wants to know what you do for merchants
my daughter wants to open a fashion store on the net, do you do such things
and what's so good about your shops
so you do that as well, internet selling
what would such a store do for me
how is it different from an ordinary web store
and the buying part is brief, is it

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
who do you build shops for
can you tell me what retailers you work with
is it true that you build for sellers in more than one country
retailers several countries several warehouses
i want to know if your e-commerce suits a shop with two warehouses
what about retailers who correct orders by hand, can you help
you don't build for tiny local shops, do you
is your service more for big retailers than small ones
what's the typical customer of your commerce team
we ship from jebel ali and from chennai, are we a match
who is your target clientele in retail
i'm fed up fixing purchases every evening, am i the sort of merchant you want
do you handle multi-region sellers
what profile should a merchant have to come to you
are exporters with depots in three lands your kind of client
is this for chains with many godowns
we sell toys in singapore, malaysia and brunei and the paperwork kills us, are you for us
i worry that we are too small or too local, who is it meant for
suppose we have just one storeroom but four lands, do we fit
my boss wants to know whether you are used to cross-border merchants
our girls in accounts patch wrong purchases all day, is that the problem you solve
and who buys that from you
so is that for somebody like us
do you do it for a single-country florist too or mainly others
what kind of merchants come to you
are we the right size for that

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
where are most sales lost
can you tell me where shops lose most of their sales
is it true that sales get lost after the basket
lost sales basket receipt
i want to know if people leave between basket and payment
what about the part after the basket, is that the trouble
it isn't the home page that loses sales, is it
are more sales lost at checkout than on the product page
what's your slogan for e-commerce
at which stage do shoppers run off
where does the money leak in a webstore
why do folks fill a trolley and vanish
what do you believe about cart abandonment
do you blame the paying part for poor turnover
which part of the funnel bleeds most
at what point do purchasers give up
we get thousands of visitors and hardly any purchases, where do they go missing
i worry that our pictures put buyers off, or is the leak elsewhere
suppose i can only fix one portion of my store, where's the biggest hole
my boss spends everything on banners, but where do we really lose the customer
we sell sarees, people put them in the bag and go, is that common
and what is the saying over that page
so where does it go wrong mostly
is it the till then
what's the conviction behind your shop work
and at what moment do buyers jump ship

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
is the checkout on one page
can you tell me if checkout offers the payment methods of each country
checkout one page local payment
do folks have to click through five screens to pay
is there a single-step till with upi for indians and benefit for bahrainis
how many pages until the thank-you note
our shoppers give up at the third form, what would you put there
i worry that thai buyers won't find their promptpay, does the till adapt per land
can people purchase as guests in one go
and how long is the paying part
does it show knet to a kuwaiti
is a brief till part of the package

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
is the stock always correct
can you tell me if stock agrees with the warehouse in real time
stock warehouse to the minute
will we stop selling things we don't have
how fresh are the quantities shoppers see
does inventory sync live with the depot
we sold the same lamp twice on friday and had to apologise, would that stop
i worry about a shelf that's empty while the web says three left, how exact is it
if somebody buys over the counter, when does the net know
and how far behind is the number
is live availability part of what you build
does the godown count and the site match

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
does the shop search forgive wrong spelling
can you tell me if search knows synonyms
shop search spelling synonyms
my customers can't spell, will they find things
does it get that a cot and a crib are the same
is fuzzy matching built in
half my buyers type tudung and half hijab, would both land right
i worry that people misspell our french perfume names and find nothing
does the lookup box tolerate fat thumbs
and if someone keys in gibberish nearly right
does it understand that handphone means mobile
is a clever finder included in the webstore

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
can the shop handle several currencies
can you tell me if tax and delivery are set per country
prices tax delivery several countries
will a saudi see riyals and an indian see rupees
does it work out gst here and vat there
can we ship to oman and charge the right postage
our catalogue costs more in singapore than in johor, is that possible in one store
i worry about levies when exporting, does the store reckon them
is multi-currency part of it
and what does a buyer abroad see as amount
does freight differ per land automatically
are sst and customs duties catered for

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
can customers start a return themselves
can you tell me if returns are self-service
customer returns self start
do buyers need to ring us to send something back
is there an rma portal for shoppers
how does someone swap a kurta that's too tight
our hotline drowns in exchange calls, would your store cut that
i worry about staff time for send-backs, who opens the case
can a purchaser print the label at home at midnight
and if it doesn't fit, what do they do
can they get the refund going without emailing anybody
is a reverse logistics page included

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
do orders go to the erp without retyping
can you tell me if orders reach the courier automatically
orders erp courier no retyping
does somebody still have to copy addresses for dhl
will purchases flow into tally on their own
is double data entry gone
my niece keys in ninety parcels every night, would she be free
i worry about typos on waybills, who fills them in
does a sale create the consignment note by itself
and how does the freight company hear of it
is the bookkeeping fed straight from the webstore
do you link the cart with our back office and the post

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
do search engines understand the product pages
can you tell me if blind customers can use the product pages
product pages search engines screen readers
is seo of the items part of it
will google show star ratings and price for our sofas
are the item pages accessible to folks using jaws or voiceover
our candles never turn up on google, would yours
i worry that visually impaired shoppers are shut out, do you cater for them
do you put schema markup on each article
and does google get what we sell there
would my blind uncle be able to buy a kettle
are listings legible for machines and assistive tech

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
do you work with shopify
can you tell me if you know shopify well
shopify developers
i have a myshopify store, can you take it over
do you write liquid
the canadian store system, do you use that
are you shopify plus people
our freelancer left our dawn theme half finished, can you pick it up
do you do the one with the monthly plan and the green bag
and that popular hosted one, do you do it
can you make private apps for our shopify admin
is the best-known rented cart in your toolbox

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
can you tell me if you have medusa developers
medusa headless shop
is there an open-source commerce backend in node you work with
do you know medusajs v2
which licence-free engine do you build stores on
we want to host our own commerce server in javascript, can you do that
i worry about monthly saas fees, do you know a free framework for carts
the one named after the woman with snakes, do you do it
and something open, in typescript
is there an alternative to rented carts among your tools
do you write modules and workflows for medusa

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
can you integrate stripe
do you work with stripe for payments
stripe integration shop
which international card processor do you use
we bill americans monthly, do you hook up stripe billing
do you do stripe connect for marketplaces
how would visa payments from europe be processed
my finance lady already has a stripe account, can you use it
is the irish-american payments company among your tools
and for foreign cards, what do you take
do you handle webhooks and payment intents
can you plug in the processor all the startups use

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
can you integrate razorpay
do you work with razorpay in india
razorpay shop payment
which indian payment aggregator do you use
we are a pune startup and need upi and netbanking, which pg
our account with razorpay is approved, can you wire it up
do you know razorpay subscriptions and payouts
is there a gateway for rupees in your stack
do you do the bangalore payments unicorn
and for indian customers, what processor
can somebody connect my kirana store to a pg for emi
do you set up razorpay checkout or magic checkout

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
do you use algolia for search
can you tell me if you know algolia
algolia shop search
which hosted finder do you plug in
do you do instantsearch widgets
our searchbar is useless, is there a paid saas you'd take
is there a french search vendor in your toolkit
can you tune our algolia ranking and facets
we have 90000 bolts and need quick typeahead from the cloud, what do you use
and what rented search do you offer
do you work with any search-as-a-service
i worry about running a search server, is there one you rent

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
can you tell me if you do enterprise platforms like commercetools
commercetools platform
which mach vendor do you know
we are a group with nine brands and need an api-first engine, what do you offer
do you have people for the munich commerce cloud
we're leaving hybris, do you know a composable platform
is there something for really large merchants in your list
do you use commercetools frontend or checkout
and for huge corporations, which engine
our cio wants headless commerce from germany, do you do that
what do you use when shopify is too small for a conglomerate

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
do you work with woocommerce
can you tell me if you do shops in wordpress
woocommerce wordpress shop
my blog runs on wp, can i sell there
can you rescue a hacked woo store
do you write php hooks for the wordpress cart
is there a plugin for selling on my existing wordpress pages
our nursery's plugin shop is slow, do you do that kind
do you handle woo subscriptions
and the wordpress one, do you know it
i worry you only do fancy platforms, do you also do the plugin everybody has
do you look after stores made with automattic's plugin

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
can you tell me if you build shopify storefronts with hydrogen
hydrogen storefront
what do you build a headless face with
do you know remix and oxygen
is there a react kit for shopify you use
we love shopify's backend but want our own front, what do you take
do you do decoupled storefronts
which framework draws the client side of the store
and what's the front end made in
our dev is stuck with the storefront api, do you have hydrogen folks
i worry that liquid limits us, is there a javascript way

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
can you tell me if customers can pay with fpx
fpx payment malaysia
can a buyer pay straight from maybank2u
is malaysian online banking possible at the till
do folks with cimb clicks but no credit card get to pay
do you do paynet bank transfers
our makciks don't have visa, how would they settle
which option do ringgit buyers with a bank login get
and for malaysians, direct debit from the bank
i worry about card fees in kl, can buyers use their bank instead
does public bank or rhb login work for paying

= Apple Pay
can buyers pay with apple pay
iphone wallet at checkout
pay with a double click on the iphone
wallet on the watch
most of my clientele have iphones, can they just use face id to pay
one tap paying with a fingerprint on a mac, do you set that up
safari users abandon because typing numbers is tedious, what do you offer
do you support apple pay
can you tell me if iphone users can pay with apple pay
apple pay checkout
can people pay with face id
is paying by double click on the iphone possible
do safari users get a quick wallet button
my customers hate typing card numbers on their iphones, is there something
does the watch work for paying
which wallet do you offer ios folk
and with an iphone, how do they settle
is touch id enough to buy
i worry about mac owners, is there a one-touch till for them

= Google Pay
can buyers pay with google pay
gpay in the shop
android wallet payment
pay with the android phone
wallet of the search giant
samsung and xiaomi owners want one tap paying, is that there
can people use the card saved in chrome or gmail when they buy
my buyers tap with android everywhere, will your checkout take it
do you support google pay
can you tell me if android users can pay with google pay
google pay checkout
can people pay with gpay in the store
is there a wallet for samsung and xiaomi owners
does a card stored in chrome work for buying
my customers are all on android, which one-tap option do they get
do you take the g wallet at the till
and the android lot, how do they settle
can a pixel owner buy without typing digits
is the search giant's wallet accepted
i worry that only iphone folk get a quick button, do others get one

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
can you tell me if buyers can pay later with tabby
tabby pay later
can shoppers in dubai split the sum into four
which bnpl do you connect for the gulf
is there deferred payment without interest for saudis
our abaya customers ask for easy instalments, what do you plug in
do you do the emirati pay-in-4
and something like tamara, do you have that
i worry pricey handbags won't sell without instalments in riyadh, what do you integrate
can a kuwaiti buy now and settle over months
is the khaleeji instalment app among your tools

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
can you tell me if you know meilisearch
meilisearch shop search
which self-hosted search do you use
is there an open-source finder instead of algolia
do you have a rust-based search engine in your kit
we don't want to pay per query, what do you use for lookup
our data must stay on our own server, search included, which one
and a free one for finding items
is there a lightweight alternative to elasticsearch you take
i worry about search rent, do you know one without fees
do you tune typo rules in meilisearch

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
can you connect the shop to sap
do you work with sap
sap integration webshop
our head office runs s/4hana, can orders land there
do you know idocs and bapis
which big german erp do you hook up
the mother company in walldorf country uses ecc, can you link it
can the store fetch price conditions from the corporate system
do you have anyone who speaks odata to hana
and does it talk to our sap
i worry the group's it insists on sap, have you done that
will material masters come over from sap business one

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
can you connect the shop to microsoft dynamics
do you work with dynamics 365
microsoft dynamics integration
our books are in navision, does the store link up
do you know business central
will web purchases land in axapta
which microsoft erp can you hook up
our accountant lives in nav and won't move, can you live with that
and does it talk to our d365
can item cards come from bc into the store
i worry about our old nav 2016, can it be tied to a webstore
do you do finance and operations from redmond

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
can you connect the shop to odoo
do you work with odoo
odoo integration
our depot is on openerp, can purchases get there
which open-source erp can you hook up
do you know the belgian suite with all the modules
we do invoicing and pos in odoo, will the web sales show
do you write python modules for it
and does it talk to our odoo
i'm a small factory with the community edition, can you link my store
is the purple sme software among your connections
i worry our odoo v14 is too old to link, do you do it

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
do you connect to courier companies
can you tell me if you use courier apis
courier api integration
can labels print themselves for j&t
will tracking numbers show up in the store on their own
do you hook up delhivery and blue dart
can live postage rates from aramex appear at the till
our packers type every address into the pos laju site, can you automate that
which interface do you use for awb creation
and the delivery firm, is it linked
do you book pickups automatically
i worry that buyers keep asking where their parcel is, can status come from the carrier

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
what do i get in the way of platform with your e-commerce service
can you tell me which platform our shop would be on and what it costs
is it true that you compare hosted shopify and open platforms with sums
shop right platform sums three years
i want to know if platform advice is part of the deliverables
what about the platform choice, do i get figures with it
you don't put everybody on shopify, do you
is an open platform better than shopify for us and do you prove it
do i receive a tco calculation along with the store
is the engine recommendation neutral and backed by maths
which deliverable covers the buy-or-build question
rented cart or own software, who works that out for us
do you back the recommendation with a money comparison
what's the first thing on your list of what a merchant gets
does your package contain a reasoned system selection
do you help choose between saas and self-hosted, with numbers
two vendors told us opposite things about magento and shopify, what would you give us
i worry about being pushed to the system that pays you commission, how do you recommend
suppose we're undecided between subscribing and owning, what do you deliver
my boss wants a recommendation with a three-year figure attached, is that in the scope
we are a tile wholesaler with odd discount rules, how do you find us the right engine
and which system would i end up on
do you reckon both variants through
so the choice comes with a calculation
is that advice part of what we get
and how do you know it's the right one for us

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
what do i get for payments with your e-commerce service
can you tell me if payments and refunds are part of the deliverables
is it true that payments suit the buyer in each country
payments that suit buyer refunds deliverable
i want to know if local payments come with the shop
what about payments and refunds, are they included
buyers won't miss their usual way to pay, will they
are your payments more local than a standard shop's
do you localise the till for india, malaysia and the gulf
which tender types come out of the box
is giving money back covered in the same place as taking it
does the package cover cod as well as cards
do indians and emiratis each get to settle as they are used to
what's in the payment part of the package
which ways of settling are set up for three markets
how do you cater for paying habits per region
our shoppers in muscat want to pay the rider and those in kochi by qr, do we get both
i worry that kl buyers drop off if touch n go is missing, what's delivered
suppose we open in three lands at once, which paying options do we get
my boss wants to know what's covered regarding paying and giving back
we sell perfume in salalah and penang, does the till fit both
and how will my buyers pay
is sending money back part of it too
so it's different in each land
what's included for settling bills
and which habits do you cater for

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
what do i get for stock with your e-commerce service
can you tell me if a connection to our warehouse is part of the deliverables
is it true that there is only one truth about stock
one truth stock connection deliverable
i want to know if the erp connection is included
what about stock differences, what do you deliver for that
there won't be two different stock numbers anymore, will there
is your stock connection better than a nightly import
do i get a single source of inventory truth
what's in the package to stop overselling
is the depot interface part of the job
how does the store room count and the web count become one
do you supply a robust inventory feed
which deliverable deals with phantom items
does the scope contain the hook to our godown software
will the mismatch between excel and site end
we had three lists and none was right, what would you give us
i worry about our sluggish depot program, does your package cater for it
suppose netsuite and the web disagree, what have you delivered to deal with it
my boss wants to know how inventory accuracy is covered in the offer
we're a tyre dealer with numbers that never tally, what's in it for us
and how does it know what's on the shelf
is the link to our system included
so there's just one number then
what do we get against selling thin air
and if the systems quarrel, is that in your scope

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
what do i get when moving from my old shop
can you tell me if the move to the new shop is part of the deliverables
is it true that moving doesn't lose our google addresses
moving house without losing addresses migration deliverable
i want to know if migration is included in your e-commerce work
what about moving our existing shop, do you do it
we won't lose our customers when moving, will we
is moving with you safer than doing it ourselves
does the package cover replatforming with redirects
do you shift everything from magento for us
is data migration in the price list of things we get
what about our pagerank after the relocation
which deliverable deals with the switch from prestashop
how do you relocate a store without wrecking seo
do you do the removal van job for webshops
can you take us off opencart in one piece
we have nine years of business in an outdated system, is bringing it along in the package
i worry about vanishing from google after changing software, what do you deliver against it
suppose we leave bigcommerce, what do you do for us
my boss is afraid of a change of system, what's included to make it safe
we are a bookstore with 30000 titles on an old site, will you do the transfer
and what about everything in our old store
is the transfer included
so what comes along
how do you keep our ranking in that
and who does the relocation

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
what is the launch calendar in your e-commerce deliverables
can you tell me what you do for launch and big sale days
is it true that i get a launch calendar with load tests
launch calendar load tests deliverable
i want to know if preparing for sale season is included
what about busy days, what do you deliver for them
the shop won't go live in the middle of a sale, will it
is your launch planned better than just picking a date
do we get a schedule around the peaks of the year
what's in the package for onam and diwali
is on-duty cover on the great days in scope
does the offer contain a stress run and a change moratorium
which part of your offer deals with the festive crush
how is the opening date planned around the rush
do you plan for ramadan and 12.12 as part of the job
is peak readiness among what i receive
we relaunched in november once and drowned, how do you schedule things
i worry about the opening colliding with hari raya, do you plan around it
suppose our high season starts in october, what does your planning look like
my boss wants to know what's in the package to survive the shopping festival
we sell firecrackers, all in one week, what do you provide for that
and who plans the opening
is readiness for peak days part of the deal
so what's in that calendar
do you avoid changes before the rush
and what's scheduled for the heavy days

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
when do you take hosted shopify
can you tell me when shopify fits and when it doesn't
is it true that you use an open platform when our rules are unusual
shopify or open platform which fits
i want to know if shopify fits strange pricing rules
what about an open platform, when do we need it
you don't force everybody onto shopify, do you
is an open platform better than hosted for special rules
when is a rented cart good enough
would you advise against the canadian one for a dealer network
our price hangs on weight, purity and the hour of the day, what engine suits
when do i need my own software instead of a subscription
plain t-shirts, which system
b2b with contract rates for each buyer, still saas
does the ordinary hosted thing bend to odd discount schemes
self-hosted or saas, what's your rule
our gold jewellery changes rate hourly, would standard do
i worry that a boxed product can't do our credit limits, what would you take
suppose i sell mugs and nothing weird, which way
my boss wants to know under what conditions you go for open source
we rent scaffolding by the day with deposits, hosted or bespoke
and when is shopify not enough
so which one would it be for ordinary goods
what if our conditions are peculiar
do you have a bias towards one of them
and the alternative is what

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
do you show the costs for both platforms
can you tell me if the fees are included in the sums
is it true that you calculate over three years
sums both three years fees
i want to know if you show what each option costs over three years
what about fees, are they in the comparison
you don't hide the monthly fees, do you
is it cheaper over three years and do you show it
do i get a tco table
are gateway commissions and app subscriptions counted
over what horizon do you reckon
will i see thirty-six months of rent against owning
can our cfo get the maths for the two candidates
do you include the bits folks forget, such as plugins
does your calculation contain the percentage per sale
is there a side by side of lifetime expense
our last cart looked cheap and ate us with add-ons, will you reckon honestly
i worry about creeping charges in year two, are they in your figures
suppose commission is two percent of turnover, do you put that in
my boss wants to see what it adds up to until the end of year three
our banker asks for the projected expense of each variant, can you give it
and what does it come to in total
are hidden charges counted
over how many years is that
do i see the numbers for both of them
so licence and commission are in there

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
which payment methods are there in each country
can you tell me if cash on delivery works in the gulf
is it true that you offer upi in india and fpx in malaysia
cards wallets upi fpx cash on delivery
i want to know if instalments are possible in the gulf
what about e-wallets in malaysia
customers without cards aren't shut out, are they
is upi more usual than cards in your indian shops
can a riyadh shopper hand the rider notes
does phonepe work for our buyers in kochi
do touch n go and boost go through
which modes for visa haters in johor
can aunties in sharjah split the amount
is mastercard good in all lands
what can a bahraini choose at the till
paytm, bhim and so on, are they possible
my buyers in muscat trust nobody and pay at the door, do you cater for it
i worry that chennai students have only a phone and no plastic, can they buy
suppose i sell in mumbai, ipoh and doha, what can each lot pay with
my boss wants a list of the options by land
we sell oud in jeddah, do people there get to pay in parts
and what do indians use
so what about the gulf
is plastic accepted everywhere
and malaysians, what do they have
can they pay when the parcel arrives

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
where do i make a refund
can you tell me if refunds work from the same screen
is it true that i can refund without leaving the shop
refund same screen
i want to know if refunds are easy for my staff
what about refunds, where are they done
we don't need to log in at the bank for a refund, do we
is refunding simpler than in the gateway's own panel
how does the cashier give money back
can my helper reverse a charge herself
where is the button for reimbursing a buyer
do you need a second login to void a transaction
how do i pay back half for a chipped vase
is reversing a razorpay sale possible from the order page
does the clerk have to open stripe to return the sum
how many places must one visit to reimburse
a lady screams for her 300 ringgit at the counter, how fast can we hand it back
i worry that my girls must learn three dashboards to return money, do they
suppose a booking is cancelled, where do we give back the fee
my boss wants to know if finance must be involved in each reimbursement
our old store meant phoning the bank for every reversal, is that over
and if someone wants the money back
is that in a separate program
so the clerk does it where
can part of the sum be returned there as well
and giving it back is just as quick

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
are goods reserved at checkout
can you tell me what happens when the erp is delayed
is it true that the connection reports what it could not reconcile
reserve goods checkout erp delay report
i want to know if two people can buy the last piece
what about delays in the warehouse system, does the shop cope
nobody loses an item in the middle of paying, right
is it better than a connection that just fails
does it hold the item while i type my otp
what if the depot software is asleep
will i hear about differences the sync couldn't solve
how does the link behave when netsuite crawls
is there a soft lock on the article in the cart
do mismatches land in an exceptions list
what prevents a double sale of a one-off antique
if sap answers after ten minutes, does the store fall over
two women grabbed the same bridal lehenga last week, would your link have stopped it
i worry about silent errors between the books and the web, do they get flagged
suppose our godown goes offline at night, what do shoppers notice
my boss wants to know who tells us when the counts don't square
we have one internet line at the depot and it drops, does the link survive
and if the other system is slow
what if it can't match something
so the piece is kept for me while i pay
does somebody get told about the mismatches
and how does that interface deal with hiccups

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
what is brought over from the old shop
can you tell me if reviews and old orders move too
is it true that every old link is redirected
products customers orders reviews brought over redirect
i want to know if our google traffic survives the move
what about customer accounts, are they brought over
old links won't break, will they
is more brought over than just the products
do you set up 301s for all urls
will our testimonials and stars come along
can regulars still see what they bought in 2017
what becomes of bookmarks and pinterest pins
do we fall in the ranking when we change software
does the purchase history get lost
will anybody land on a 404 from an ancient newsletter
do i have to retype four thousand articles
our last switch wiped ten years of ratings, would you keep them
i worry that members must register again, is their data carried across
suppose a magazine printed our address in 2015, does it still lead somewhere
my boss wants to know precisely which records get migrated
our seo consultant is nervous about changed urls, what do you do
and do the reviews come too
what about links from other people's sites
so nothing is left behind
is the visitor stream from google kept
and past purchases, are they there afterwards

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
do you load test the shop before a sale
can you tell me if people are on watch on big days
is it true that nothing is changed before sale season
load test freeze people on watch
i want to know if the shop holds several times our best day
what about a freeze before the season, do you do that
the shop won't go down on our best day, will it
is your load test bigger than our busiest day
do you simulate a stampede beforehand
is someone awake at midnight on 11.11
do you stop deploying ahead of eid
how hard do you hammer it compared to our record
will coders keep their hands off in december
who is glued to the monitors when the ipl ad airs
do you use k6 or gatling to shake the servers
is there a war room on single's day
our site died at the stroke of noon when tickets opened, how would you avoid it
i worry about some clever coder pushing a tweak on black friday morning, is it forbidden
suppose a film star posts our sneakers, has that crowd been rehearsed
my boss wants to know who's on standby at onam
we sell rakhis, the whole year's money comes in nine days, what do you do about it
and who is on duty then
how much more than normal do you try
when do you stop changing things
so you rehearse the rush
and is there cover on the busiest nights

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
what is the first step in an e-commerce project
can you tell me how you begin work on a shop
is it true that you start by following ten orders
follow ten orders first step e-commerce process
i want to know if you analyse our current shop at the start
what about the beginning of a shop project, what happens
you don't start with designs, do you
is following orders better than a workshop to begin with
what's phase one for a webstore
how do you kick off with a merchant
what do your people do in their first days at a retailer
how do you diagnose a store that bleeds
what happens prior to picking a system
do you run discovery by tracking parcels
how do you arrive at what needs doing in our store
where does a commerce engagement start
the last consultants began with a hundred slides, how do you begin
i worry you'll quote before understanding our logistics, what do you look at initially
suppose we hire you on sunday, what happens that week with our store
my boss wants to know the opening stage of a store overhaul
we sell mattresses from three depots, how would you start with us
what do you do first at a shop
so what's step one there
and that gives you the to-do list
does the process begin with goods that come back too

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
how do you choose the platform in the e-commerce process
can you tell me what happens after following the orders
is it true that you compare two candidates before choosing
choose platform step two candidates process
i want to know if choosing a platform is a step of its own
what about the platform decision, when does it fall
you don't decide the platform on gut feeling, do you
is choosing with samples safer than with slides
what's stage two of the store work
at which point is the engine picked and how
do you run a bake-off
how does the shortlist become one system
when do we see proofs of concept for carts
which stage contains the evaluation
what's the method for selecting store software
do you let the rivals compete before we commit
our procurement chose last time from brochures and regretted it, how is the choice made with you
i worry about locking ourselves in too early, when and how is the system settled
suppose the diagnosis is finished, what do you do next
my boss wants to know the milestone at which the engine is fixed
we're a window maker stuck between two systems, how does your process get to one
and after the tracing, what comes
so how do you get to a decision
what's the second phase
and who makes the final pick, on what evidence
how many systems do you put against each other in that step

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
in which order do you build the shop
can you tell me what you build first and what last
is it true that you build from checkout outwards
build checkout outwards step process
i want to know if the home page or the checkout comes first
what about the building phase, how does it go
you don't start with the home page, do you
is checkout built earlier than the campaign pages
what's stage three of the store work
which sequence do your developers follow
why back to front, till prior to shop window
what is coded in which turn
how is the construction of a webstore laid out
do you go inside out
from what end do you tackle a store
what's the plan for the sprints, start to finish
our old agency spent months on banners and the till never worked, how do you sequence it
i worry there'll be a pretty shell and no engine, in what order do you work
suppose the system is picked, what do you make then
my boss wants to know the order of works
we're a florist and the window display matters to us, when does it get its turn
and when the system is chosen, what's built
so what's at the end of that
does paying come before looks
and which part do you code last
what does the third step look like

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
how do you switch from the old shop to the new one
can you tell me how both shops run together
is it true that old and new shop run at the same time
run both shops step process
i want to know if there is a hard switch in your process
what about the changeover, how is it done
you don't just turn the old shop off, do you
is running both safer than a big switch
what's stage four of the store work
how is the cutover handled
do you do a parallel run
which phase comes before pulling the plug on the legacy store
how do you go live without gambling
do you do a canary for webstores
when does the former site get retired
is there an overlap between legacy and replacement
we relaunched overnight once and takings halved, how do you avoid that
i worry about the day we flip, what's your procedure
suppose the build is done, how does it replace what we have
my boss is terrified of a relaunch, how soft is it
we make our living from the current site, how do you bring in the new one
and once it's built, how do you go live
what happens to what we have now
so they're both alive for a while
and what makes you pull the old one
what's the fourth step

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
what happens after the shop has gone live
can you tell me if you improve the shop by the month
is it true that improvement goes on every month
improve by the month step process
i want to know if you stay after the switch
what about the time after launch, do you keep improving
the work doesn't end at launch, does it
is monthly improvement the last step
what's the final stage of the store work
do you do cro as an ongoing thing
how do you raise takings once it's running
is there a retainer for optimisation
do you carry on tuning afterwards
what do you do in the long run with a store
how does it get better over time
is continuous betterment part of the method
our agency disappeared the day the store opened, what do you do afterwards
i worry the store will go stale, is there a stage for that
suppose the legacy site is off, what follows
my boss wants to know how growth work is organised afterwards
we sell tea and want a bit more turnover each quarter, how do you go on
and when everything's switched over
what comes last in that list
so you keep at it
is there anything after the fourth step
and what's the rhythm of the tuning

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
how many orders do you trace
can you tell me what you look at from advertisement to doorstep
is it true that you also follow ten returns
trace ten orders ten returns
i want to know if you follow real orders or only look at data
what about returns, do you trace those as well
you don't only look at the website, do you
is it ten orders or more
do you follow a parcel from insta ad to the buyer's gate
would you buy something and send it back to see
how do you study our fulfilment
do you do mystery shopping
which stretch of the buyer's journey do you inspect
do you go along with the delivery boy to the veranda
how big is the sample you walk through
do you examine things coming back to the depot
nobody here knows where parcels sleep for three days, would you find out
i worry that you only see the click and not the lorry, how far do you follow
suppose a blouse goes out and comes back, do you watch both ways
my boss wants to know what precisely you audit at the start
our exchanges take a month, will you look at some from the inside
and how many do you look at
where does the tracing begin and end
also the ones that come back
so you shadow actual purchases
how do you find where it gets stuck

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
how is the scope of a shop project decided
can you tell me what becomes the scope
is it true that the delays you find become the scope
delays become scope
i want to know if our wish list or the delays decide the scope
what about scope, who sets it
the scope isn't just a list of features, is it
is scope by delays better than scope by wishes
what goes onto the to-do list for our store
how do findings turn into work packages
which bottlenecks get tackled and why
what determines what you'll charge us for
what do you do with the hold-ups you discovered
do you mend what actually hurts
what's the brief made out of
everyone in our firm wants something else in the new store, how is it settled
i worry about paying for bells nobody needs, what ends up in the job
suppose packing takes two days too long, would that go in the project
my boss wants to know how you define the requirements
our chain has a requirements sheet with 200 lines, does it count or do real hiccups count
and what do you do with those findings
so what goes in the project then
is the work list made from that
who writes down what has to be done
and slow spots get fixed, is that it

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
how many candidates do you compare
can you tell me if we see a working sample of our product
is it true that you try the hardest product in each platform
two candidates working sample hardest product
i want to know if i can try our most difficult product before deciding
what about costs, are they side by side for the two
it's not only slides, is it, we see something working
is it two candidates or more
do you build a poc with our nastiest sku
can i play with the two rivals before signing
which item do you put through its paces
is the money compared next to the demo
how do you prove a cart can do our made-to-measure curtains
do you do a bake-off with two contenders
what would i have on the table to decide from
could i see my 700-variant shoe in both
we make engraved trophies with endless options, will you try exactly that
i worry that demos only show t-shirts, do you take something difficult
suppose our worst article is a modular kitchen, would it run in the trial
my boss wants hands-on evidence and figures, what do you show
our buyers' committee needs two offers to compare, do you give us that
and what do you try in each
how many do you put up against each other
so it's something that really runs
with expense for how long
and do i get to touch it

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
what do you build first in a shop
can you tell me why basket and payment come first
is it true that everything depends on the order flow
basket payment order flow first
i want to know if checkout is built before the rest
what about the basket, when is it made
you don't leave payment for the end, do you
is the basket made earlier than the product pages
why begin at the till
which portion gets coded ahead of the rest
what's the foundation in your eyes
where does your first sprint go in a webstore
why is the trolley so important to you
which pieces are ready earliest
why not begin with nice visuals
what's at the core that all else hangs on
our designer wants to begin with the hero image, what would you begin with
i worry the money part gets rushed at the end, when do you do it
suppose i look in after a month, which bits will be working
my boss asks why there is nothing pretty to see yet, what are you making first
our investor wants to see purchasing work as soon as possible, is it early
and why that first
so you start from paying
what's made at the outset
what hangs on it
is the cart the first thing to work

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
when is the home page made
can you tell me if campaign pages come last
is it true that you make the home page last
home page campaign pages last
i want to know if i can see the home page early
what about landing pages, when do they come
the home page isn't first, is it
is the home page later than the checkout
when do we get the front door of the store
at what stage are banners done
how late is the welcome screen
what do you leave for the final sprint
when may our marketing girl expect her promo screens
what's the tail end of the build
is the shop window left until the finish
do splash visuals wait
our ceo only cares about the entrance, when will he see it
i worry that the promo screens come too late for our ads, when are they due
suppose it's week three, will there be a start screen to admire
my boss wants to know what's done at the very end
our brand agency has the hero pictures ready, when do you need them
and the front, when's that
so what comes at the end
do we have to wait for the pretty part
is the entrance the final bit
and the seasonal promo screens

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
does the old shop still work while the new one starts
can you tell me what share of traffic goes to the new shop
is it true that both shops are open for a while
new shop share traffic old still works
i want to know if all visitors go to the new shop at once
what about the old shop, is it closed right away
we won't be offline during the switch, will we
is a share of traffic safer than all of it
do you divert a slice of shoppers
is there blackout time on changeover day
is the legacy store kept breathing
do only some buyers see the replacement to begin with
what catches us if the newcomer stumbles
is it a blue-green thing
do we have a fallback
does every customer get thrown into it together
payday is our best day and we can't be shut, does trading go on
i worry about confusing regulars, do they all get moved in one night
suppose the replacement breaks on a saturday, can people still buy
my boss wants to know how many visitors you risk at first
we did a big bang in 2020 and lost a week, how do you split it
and the old one keeps going
who gets to see the new one
so they're side by side
how much of the public goes there at first
and if it fails, is there a way back

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
can you tell me what you compare before switching
is it true that sales decide and not opinions
compare sales not opinions switching
i want to know if my opinion counts before the switch
what about sales in the new shop, do you compare them
you don't switch because someone likes it, do you
are sales a better measure than opinions
what's the yardstick for turning the legacy off
who or what calls the winner
does turnover settle it
on what evidence do you flip over
what if the chairman dislikes the look but it earns more
is it decided by numbers or by taste
when is the replacement deemed good enough
which metric triggers the cutover
my partners quarrel over old and new, how do you settle it
i worry the founder will veto it for its colour, what do you go by
suppose the newcomer takes in less money, do you still go ahead
my boss wants to know what gives the green light
our family argues about taste all day, do you have something objective
and how do you judge that
so what has to happen before you flip
is it about revenue then
do we vote on it
and when it earns less

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
how do you know that a change in the shop helped
can you tell me if you make one change at a time
is it true that you need enough traffic to measure a change
one measured change at a time traffic
i want to know if more sales are luck or the effect of a change
what about testing changes, how do you measure them
you don't change ten things at once, do you
is one change at a time better than a redesign
do you do a/b experiments properly
how do you avoid being fooled by coincidence
what about statistical significance
why not tweak everything together
is there a control group
how do you isolate what caused the uplift
do you have a big enough sample before calling it
how scientific is your tuning
sales went up after our new banner but it was also payday, how would you know
i worry about agencies claiming credit for chance, how do you prove it
suppose we have few visitors, can you still run experiments
my boss wants five tweaks a week, why do you do them singly
our teacher of statistics on the board asks about p-values, how rigorous are you
and how do you know it worked
just one, why not several
is it measured or a hunch
so how many visitors do you need for that
and if it was mere chance

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
what happens to changes that do not help
can you tell me if you take things out again
is it true that useless changes are removed
does not help taken out
i want to know if failed ideas stay in the shop
what about changes that bring nothing
you don't leave useless stuff in, do you
is it taken out or just left
do you roll back flops
does clutter pile up over the years
do you prune dead widgets
what if an idea falls flat
do you revert experiments with no uplift
who clears away popups nobody uses
is bad stuff binned
what becomes of losers in your experiments
our old site grew like a jungle because nobody ever deleted anything, how are you
i worry about bloat from all that tinkering, do you clean up
suppose the countdown timer earns nothing, does it stay
my boss fell in love with a chatbot no one opens, would you drop it
we tried a loyalty bar and sales were flat, would you keep such a thing
and if it makes no difference
so you undo it
do the failures stay
what if it made things worse
and it's deleted then

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
how many orders a month make your shop service worthwhile
can you tell me what to do with fewer than 100 orders
is it true that you advise a standard theme below 100 orders
100 orders a month shopify theme weekend
i want to know if i am too small for your shop service
what about a beginner with thirty orders a month
i don't have many orders, should i hire you
is a standard theme better than your work for a small shop
i sell crochet dolls, maybe nine a week, what do i do
what's the minimum volume to come to you
can i do it on my own in two days
when is an agency overkill for a webstore
what do you tell a home cook with forty parcels
should a hobby potter pay for bespoke
is a ready-made template sufficient for a tiny seller
how should somebody with hardly any turnover get going
my aunt makes achar and posts ten jars on a good week, would you build for her
i worry that you're too dear for a kitchen business, what's your advice
suppose i've got no purchases yet at all, what do you recommend
my boss in our little gift store dreams of a custom build for sixty parcels, sensible
we're a school band selling shirts now and then, what's the simplest route
and when are we too small
what should a little one do instead
so from what volume on should i call
is a weekend really enough
and which template thing do you mean

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
why start small with a standard shop
can you tell me what i learn from starting simple
is it true that my own experience is worth more than your guess
learn what customers ask for knowledge worth
i want to know if starting with a simple shop is a waste
what about guessing what customers want, can you do that
you can't know what my customers want, can you
is learning from customers worth more than your advice
what's the benefit of a plain beginning
won't i have to throw the template away later
why not have pros design it perfectly on day one
what does a newbie gain from doing it himself
can't your experts predict what buyers will want
how do i discover what shoppers look for
isn't trial and error slower than hiring specialists
what insight comes from a season of selling on my own
i'd rather do it properly once than twice, why would you send me off with a template
i worry that a basic store is lost time, what's in it for me
suppose we run the simple version for half a year, what have we got from it
my boss thinks you should do the market research, why do you say we should sell first
i'm a jam maker and know nothing about my buyers, how do i find out
and what's the point of starting that way
why don't you just build it
so what would i know afterwards
isn't your experience better than that
and what does it teach me

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
will a better shop help if margins are thin
can you tell me when a new shop will not help
is it true that a better shop can't save thin margins
thin margins advertising sales better shop
i want to know if a better shop helps when advertising brings all our sales
what about shops that live from advertising
a new shop won't rescue us from low profit, will it
is a better shop more useful than cheaper advertising for us
meta eats all we earn, would a relaunch help
we dropship at six percent, will nicer pages turn it around
does a redesign fix poor unit economics
cac is above gross profit, can software heal that
when is a webstore overhaul pointless
all purchases come from paid clicks and we hardly earn, should we hire you
would a fancier site stop us from bleeding money
who can't be saved by a relaunch
we pay 40 dirhams on instagram to sell a 50 dirham scarf, do we need a new site
i worry that we're burning cash on google, would replatforming be the cure
suppose nine in ten buyers come by sponsored posts and each brings peanuts, does it make sense
my boss blames the store software for our losses, could it be something else
we're a perfume reseller with razor-slim earnings, will you build for us
and when would you tell a merchant no
so a prettier store doesn't help there
even if the conversion gets better, with so little profit per piece
in which other case should one not buy
and why wouldn't it pay off

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
what should i look at first when sales are weak
can you tell me if i should check product and price before a new shop
is it true that the product matters more than the shop
product and price first
i want to know if my price is the problem or the shop
what about price, should we look at that first
it isn't the shop that's wrong, is it
is it better to look at the price than at the website
where do we dig if there's no profit
what's the homework ahead of a relaunch
should we rethink our range and tariffs
what do you advise a store that loses on each item
is the assortment to blame
instead of rebuilding, what should i examine
which lever comes ahead of software
do we need other merchandise or other pages
our kurtas lie like lead and my husband wants a new site, where should we begin
i worry we're fixing the wrong thing, what would you check
suppose earnings per piece are pennies, what do we tackle
my boss wants a redesign but goods may be overpriced, what comes first
we sell phone covers like everybody else, what should we reconsider
and what should we do instead
what comes before the store then
so what do you want us to check
is it what we sell that's the matter
and where would the fault lie

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
do you tell clients not to buy before you quote
can you tell me why you advise against your own service
is it true that you say this before quoting
say before quote unhappy client dear
i want to know if you warn me before i sign
what about honesty, do you tell people when it makes no sense
you wouldn't sell me something useless, would you
is an unhappy client worse than a lost job for you
why would a vendor turn business away
do you voice doubts ahead of the offer
when do i hear that it's a mistake, early or late
what do you gain from scaring off customers
do you take any job that comes through the door
why so frank with prospects
aren't you hurting your own turnover by saying no
at what point do you speak up
the last agency took our money knowing it would fail, would you
i worry about smooth salesmen, do you ever discourage someone
suppose my plan is hopeless, will i find out prior to getting a price
my boss finds it odd that a supplier talks us out of buying, why do you do that
i'm a widow investing my savings in a store, will you warn me in time
and why do you tell me that
when would you say so
so you'd rather lose the job
isn't that bad for business
do i hear it before the proposal

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
will our google position drop when we move to the new shop
is it true that a relaunch always costs you rankings
how long does the fall in visitors usually last after a switch
what makes a ranking loss permanent after moving shop
ranking drop after migration normal or not
i want to know if we recover our seo after the change
can you tell me why some shops never come back in search
won't google punish us for a new site
should i panic when hits go down right after go-live
our bookshop sank after a revamp two years ago, what went wrong there
how many days before the graph climbs again
is the plunge short-lived or for good
do we vanish from the serps if we leave magento
what's the typical recovery period post cutover
does cutting our descriptions shorter do harm when we transfer the catalogue
who is to blame if we never recover after moving
can relaunching kill us on google or just wobble
we depend on free clicks for all our income, how badly will the new platform hit us
my boss is afraid we disappear from google the day we switch, is he right
i worry that ten years of rankings go down the drain with the new shop
suppose we see fewer visits in the first month, is that a bad sign
we are a spice seller in kochi and live off google, what happens when we change platform
and does it ever stay down
so when is it back to where it was
how deep and how long is that hole
and what is the usual culprit if it stays low

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
how do you protect our google ranking when the shop moves
do you check that old links still work after the switch
can you tell me how redirects are handled in a shop migration
are redirects tested before the new shop goes live
what about our old product urls
seo migration checklist redirects
is anything done so that we don't lose traffic
i want to know if every old link lands on the right new page
who makes sure bloggers' links to our sarees don't break
what precautions do you take so that customers don't hit page not found
do you draw up a redirect map prior to cutover
will the qr codes printed on our jars still lead somewhere
do you verify forwarding twice or just hope for the best
what's your procedure against broken permalinks
how do you avoid orphaned backlinks when we replatform
do you just flip the switch and leave old web addresses to die
will pinterest pins pointing to our cakes still open
our last developer forgot half of the old pages, would you too
i am scared that all the links in our printed catalogue will go nowhere
we have four thousand product pages with visitors, how do you keep them from getting lost
my marketing lady asks who looks after the 301s
suppose someone has saved our old page, where does he end up
and how do you prevent that drop
what do you do about it then
do you look again once it's live
so which pages get a forward

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
does the shop keep card data
can you tell me if card details are saved on your servers
is it allowed that we keep our customers' card numbers
handle card data yes or no
i want to know if you ever see the card details
should a shop like mine hold card numbers
what about keeping the card for the next order
isn't it handy to have the card details on file
can our receptionist note down the visa number for later
would you build us a vault for mastercard numbers
is it okay if our staff keep cvc codes in excel
do you hold debit card information yourselves
will my database contain anybody's plastic
are pans retained anywhere by you
do you ever touch cardholder data
is it wise to save expiry dates and digits of our guests
we run a hotel and want to keep cards as a deposit, is that a good idea
my auditor asks whether your agency keeps cardholder information
our old shop saved all the cards in plain text, will yours do that
suppose a customer phones his card number in, may we file it
i am nervous that an agency has my clients' card numbers
and are we supposed to keep them
so neither you nor us
what about us, may we
not even the last months' cards

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
where do the card numbers go when someone pays
is the shop pci dss compliant
can you tell me how card payment works without touching our server
how much of pci do we have to do ourselves
card data flow browser to payment provider
does the card number pass through our shop at all
i want to know if pci is a big burden for a small shop
what about pci dss
is it true that the card details never reach our server
which route do the digits take at checkout
do razorpay or adyen get the number directly
how do you reduce our compliance scope
are we in for saq a or saq d
if someone steals your server, do they get the cards
do we need a costly security assessor each year
which bits of the card security standard fall on me as merchant
do you use an iframe from the gateway for entering the card
what spares us the heavy bank questionnaire
could a rogue employee of ours read what the buyer types in the card field
our bank sent a thick form about card security, how much of that concerns us with your shop
i worry that a break-in exposes my customers' cards
we're a jeweller in dubai with big tickets, who receives the card details when a client pays
my insurer wants to know the path of payment information
so who gets the number then
and what does that leave for us to certify
how is it done without you seeing it

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
will our existing erp work with the new shop
do we have to replace our erp for the online shop
is it possible to stay with our current system
keep sap with new shop
can you tell me if our old erp can remain
i want to know if we must throw out our stock software
what about our erp, does it survive
can't we just leave the erp as it is
is it ok if we go on using microsoft dynamics
odoo is what we have, does it get to stay
our bookkeepers adore their busy software, must they give it up
are we forced to migrate the back office when we open online
does the warehouse program have to go
would you be able to build around marg
can autocount stay in place when we go online
how likely is it that we may hold on to what we run today
do you insist on new business software
must we retrain the whole godown
we spent three crore on oracle last year, please don't tell me it goes
my finance head will quit if we touch her system, can it stay
i worry that a webshop means a new erp too
suppose our system was made by a cousin in 1999, could it live on
and does that stay in use
so we needn't swap it
is there ever a case where it can't

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
how do you connect the shop to our erp
what if our erp has no api
can you work with file exchange only
is it true that you can link an old erp by files
erp integration api or csv
can you tell me how often the stock files are exchanged
i want to know if an erp without an interface can be linked
how frequently do shop and erp swap data
does somebody watch the exchange for errors
our accounting package can just spit out text, is that enough
do you support rest and soap services of the back office
what happens with a system from the stone age that only prints lists
is sftp every night the best you can do
will the sync be near real time or once a day
how do you hook up a dbase program
do you monitor the transfer or will it break silently
what method do you use to talk to tally prime
can idocs or edi go back and forth
is a nightly upload too slow for you
how do orders find their way into our books
our last integrator's link froze for three days and nobody saw, how do you do it
we are a tile wholesaler in ipoh with a dos program, how would you hook it up
my it guy says our software can only dump xml, is that a problem
suppose the vendor refuses to open his web service
and how is it linked technically
what if there is only a folder with files

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
what will you refuse to do with our erp and stock
can both the shop and the erp manage the stock
who owns the stock numbers, shop or erp
is there anything you won't do in an integration
can you tell me if two systems can keep inventory
single owner of stock between shop and erp
why can't the website and the warehouse both change quantities
i want to know your rule on stock ownership
is it a bad idea if two programs both hold the stock
where do you put your foot down on inventory sync
do you allow dual masters
which setup with two ledgers of goods do you turn down
may the till and the web each keep their own count
how do you avoid overselling caused by conflicting counts
can bidirectional editing of quantities be arranged
is there a no-go when hooking up the depot
would you accept that unicommerce and sap both rule the numbers
do you let the shop decide how many pieces are left, and the godown as well
what is your red line when linking things
our staff change pieces in shopify and in tally, would you leave it like that
we once sold the same sofa twice since both programs thought it was theirs, do you prevent that
my storekeeper wants his own count besides the website's, will you build it
i fear the two databases will fight over the figures
and is there something you say no to
so only one may be in charge
what is the one thing you insist on there

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
what does an online shop cost
how much do you charge for a shopify store
can you tell me the price of a shop for several countries
is 25000 dollars enough for a shop
shop price shopify own design
i want to know what a shop with erp costs
what is the cheapest online shop you build
how much more is it with an erp
does a small shop cost less than a multi-country one
what is the damage for a web store
how many ringgit should i set aside for selling online
what's the starting figure for a bespoke shopify theme
ballpark for an ecom site with sap behind
price range for a d2c brand going online
can you build me a webshop for five lakh
how deep must i reach into my pocket to sell saris on the net
do you have a rate for gulf-wide selling in three currencies
is twenty thousand too little for a decent store
what would an import firm with netsuite in four markets pay
investment needed for selling in uae, ksa and oman off one back office
we are two sisters with a candle brand, what would a store of our own cost
my cfo needs a rough figure for selling in six countries
i worry that a proper store is out of our reach, where do prices start
another agency quoted us 12k for a shop, what would you take
and what would that run me
so how much for the bigger one

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
do payment fees come extra
can you tell me what costs come on top of the shop price
does your price include shopify's monthly fee
extra costs platform payment shop
i want to know all fees besides yours
will you list the running fees for us
is the payment provider's cut part of your quote
are there hidden costs with the shop
what else will i be billed for besides your work
who pays stripe's percentage
does the quoted sum cover razorpay's charges
what recurring expenses does a store have that aren't in your offer
is the merchant discount rate in there
do you tell us upfront about gateway commissions
will i get nasty surprises on the invoice from shopify
is the subscription to the software additional
do you spell out third-party charges
net or gross of paypal's share
my last builder never mentioned the two percent per sale, do you
i am afraid of small print, what isn't in the price
our accountant asks if licences are inside your figure
suppose i pay you 25k, what do i still owe others
is that everything or are there extras
and the monthly rent for the platform, is it in
what comes on top of that

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
what should i send you to start a shop project
how do i begin with an online shop
what do you need to know first about our shop
can you tell me which information to send about our orders
start shop project what to send
i want to start selling online, what do i tell you
do you need our order numbers
what should my first message about the shop contain
is it enough to write you our problems with orders
which two facts do you want from a merchant
what do i put in the mail when asking for a new store
do i have to mention how many parcels leave our place
shall i describe our delivery mess-ups in the enquiry
what would you like to hear from a retailer who contacts you
do you want our shipment volume
should i tell about returns and mix-ups
what questions will you ask a wholesaler at first contact
how does a trader get the ball rolling with you
what info for first call regarding ecom
i sell pickles from home and have no idea what to write to you
we post 300 boxes weekly and half come back, what of that do you need to hear
my manager told me to ask for an offer, what must i give you
suppose i ring tomorrow about the store, what should i have at hand
so what do i write to you
and what figures do you want

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
is that enough information to start
do you need a full specification before we talk about the shop
can we start without a brief
is it true that two lines are enough to begin
shop project without specification
i want to know if i must prepare more than that
do i need wireframes before i contact you about a shop
don't you want a long document first
must i fill in a big questionnaire for the store
do you require an rfq from us
will a whatsapp with the basics do
is further paperwork expected ahead of our first chat
should my consultant draw up a scope document first
i have no time to write a dossier, is a short note okay
do we have to sign an nda and send spreadsheets prior
i only know how many parcels we send and where it hurts, will that do
we are a small toy maker without an it man, can we come with so little
nothing more
and you need nothing else for now
so i needn't send our catalogue yet
is a couple of facts really sufficient
should i wait until i know more
`;
