/** What people ask, and the sentence that answers it (question-bank.ts). */
export const aboutProject1 = `
= One shop for
what is the furniture shop project in one line
sum up your kayu & kain work quickly
did you ever merge several country webshops into a single site
have you done an online store selling across borders
do you have a case of multi country online selling
any example where inventory online matches the real warehouse
have you built a single page payment flow for a retailer
show me an ecommerce example please
any international retail case
we run separate stores in india, oman and qatar, is there somebody you unified like that
give me your best retail reference that i can show my boss
which retailer would you point at if i sell in asean and gulf
tell me about your biggest webstore story
shopping portal you are proud of
online boutique for several nations, proof that you can
does a shop system exist in your past work that never lies about availability
we import ceramics and deliver to three nations, which of your jobs resembles ours most
does it make sense to have a single website if we sell in johor, singapore and sharjah
which of your works covers cross-border retail
do you have a single website case serving several nations with accurate inventory
show me a webshop where availability is truthful and paying takes one screen
what is the gist of the kayu & kain case
we sell in three markets with one godown mess, have you tackled similar
have you a case that trades in several nations from a single domain
what is the sofa website in a sentence
do you have a case of unified storefront for malaysia, singapore and emirates

= Kayu & Kain
what does kayu & kain do
who is kayu and kain
what products does your furniture client sell
which countries does that retailer ship to
how many warehouses does the furniture client have
have you worked with a home decor seller
any furniture brand among your clients
do you have a customer who sells sofas and textiles
where are the buyers of that store located
is it a malaysian home goods company
who buys from the furniture client
is your shop customer from kl or singapore
does the home goods brand sell in dubai also
my family makes rugs and curtains, whom in my line do you know
did you ever serve a maker of chairs and tables
is that wooden things and fabric brand real or invented
merchant with many depots, which one was it
did you work for anyone like ikea
upholstery and linen dealer among references
exporter to singapore and the gulf in your customer list
what does kayu & kain deal in
where are the kayu & kain buyers based
how many godowns does the sofa merchant have
is the upholstery seller local or international
tell me about the customer behind the shop case
does the home furnishing brand ship to dubai
who was that ecommerce customer of yours and what is their trade
what business is kayu & kain in and where do they deliver

= It had a
what was wrong with their old websites before you came
why did the furniture retailer need a new store
what problem did kayu & kain have at the start
how was inventory kept before the project
how many people were busy saying sorry to buyers
what made them come to you
they were selling items they did not have, right
did each market have its own site earlier
what was the pain before the online store project
how many staff wasted their day on complaints
why were customers of the retailer angry
was inventory typed in manually
we keep quantities in excel and refresh them morning and evening, is that what they did
our people spend half their day ringing up disappointed clients, was it like that there
how bad were things at that merchant when you arrived
what was broken there originally
how many employees were stuck writing sorry mails
were clerks updating the numbers themselves
a site per nation, is that a bad idea
starting situation of the retail story
we keep refunding folks because the lamp was already gone, was any client of yours in that situation
what was going wrong every morning in the office of that merchant
what mess did you inherit at the sofa merchant
why were they apologising to customers daily
what was the pain point of kayu & kain
did they have multiple sites earlier
background of the furniture case, what was broken
how many workers were tied up saying sorry for unavailable goods
our staff also apologise daily for oversold sofas, was it similar there
what were the troubles at the sofa company before you stepped in

= We replaced the
what did you do for kayu & kain
what was your solution for the furniture seller
did you start over or merge their existing sites
how did you fix the furniture company's web sales
was the new store linked with inventory software
what exactly was your scope in the online store project
can you combine our separate country sites into a single one
did you adapt paying to local habits
how was the retailer's trouble solved
what is your approach when a seller has many separate webshops
did you touch the payment flow also
we have four webstores and one erp, does it make sense for us to unify everything
did they throw away all three old systems
what was the remedy for the sofa seller
consolidating regional storefronts, what did it involve
did you only redesign or also hook up logistics
is one storefront for many nations better than several
what work was actually carried out for that merchant
what did you actually do for the furniture merchant
how was the overselling resolved at kayu & kain
did you consolidate their sites into one
was the wms integrated
how did you localise the cashier step for each market
what was delivered to cure the sofa company's trouble
did you merge their webshops and plug into the wms
how come paying differs by nation on their site

= The E-commerce Platform,
what was the price of the kayu & kain shop
how long did the furniture shop take to build
how many developers worked on the e-commerce project
budget of your e-commerce platform case
what does a multi country webshop like that cost
who was the e-commerce platform made for
how many months for the online shop
where is the client of the furniture store based
how fast was the store delivered
what was the cost of that one
how many heads were on it
what is the charge for big ecommerce site
for whom was the shop done
price range for online retail build
how expensive is it to unify stores of several nations
i have 100 thousand dollars, is that enough for a shop like theirs
would half a year be sufficient for a store of that size
how many specialists did you put on the sofa seller
did it take longer than half a year
bill for the rugs and tables webstore
was it a cheap job or a big ticket one
we need our store relaunched before ramadan, how many months did such a job need
in which town does the tables and fabric firm sit
i have to give my director a ballpark for a webstore with depot connection, what did a comparable one come to
what was the damage for the furniture webshop
how many man-months and folks on kayu & kain
when will something like that be finished, half a year or longer
where is the customer of the ecommerce case located
give me the spend, schedule and headcount of the shop case
how big was the crew for the sofa merchant
could i get comparable for 4 lakh ringgit
how much did they shell out

= One catalogue in
* what can the furniture store do
* what functions did you build into the online shop
* list the main things in kayu & kain website
* what is special about that webshop
is the store bilingual
can shoppers pay in their own currency
does the furniture site handle ringgit and dirham
how many languages has the online shop
do you support multi currency stores
can the products be shown in more than one tongue
arabic or malay version of the store
is there one product list for all the markets
our buyers read malay and english, can one range of goods be displayed for both
can someone in abu dhabi see dirhams while someone in penang sees ringgit
must we maintain the same article separately per nation
exchange rates and translation in a store, have you handled it
number of monies the store works with
do we enter each article once only
is the store bilingual with multiple currencies
can a singaporean see sgd and an emirati aed
english and malay and in which money
are translations and exchange handled in a single product database
does the furniture site switch tongue and money
can shoppers pick malay or english and see dirhams
is there a single product list serving all markets

= Checkout on one
can people buy without signing up
is guest checkout possible
do shoppers have to register before buying
must i make a login to order furniture
how many steps is the payment process in that store
i hate forcing customers to create a password
is the purchase form short
can i order as a guest
do old people manage to pay without account
my mother gives up when asked to register, is that solved there
can a passing visitor just purchase and leave
i only buy once a year, why should i need a profile
sign in mandatory at the till or optional
everything on a single screen when paying, right
anonymous purchase possible
no more membership forms before purchase
people on the bus do not want to invent a login, can they still pay
can one purchase without registration there
how many screens is the cashier flow
is signup compulsory for buying a sofa
my dad hates passwords, does the furniture site force them
is there one-step buying for strangers
do visitors bail because of forced registration, how was that handled
can a stranger buy a lamp there without registering
how short is the cashier step at the sofa company

= Stock reserved for
how do you stop two people buying the last item
what happens to an item while someone is paying
how long is a product held during checkout
do you lock inventory in the cart
for how many minutes are goods kept for a buyer
could somebody grab my sofa while i type my card number
two customers, one table left, who gets it
are goods held before the money arrives
concert tickets stay blocked while you pay, is it the same with furniture there
i have a unique antique table, how to avoid it being sold twice
as long as it is in my basket nobody else can take it, right
what if two people press buy on the last lamp
is the article blocked until my card goes through
temporary hold on goods, for how many minutes
someone takes ages with the bank otp, is the article lost
somebody leaves the payment window open and goes to lunch, when is the chair free for others again
does the item remain mine while the otp arrives
what prevents double selling of a unique lamp
is there a countdown hold on goods at paying
does inventory freeze when i begin to pay
my wife dithered at the bank page, would someone else snatch it
how did you solve oversold pieces at the furniture merchant
my otp came late, did the site keep my chair
how do they prevent double selling at the sofa company

= Delivery dates worked
how does the shop know when an order will arrive
can the store tell buyers the arrival day
is the delivery estimate based on location
does big item shipping time get calculated automatically
can you show accurate shipping date per address
where does the promised day of arrival come from
will buyer know when the lorry comes
does it give different shipping estimates for different areas
we ship wardrobes and people want to know which thursday they must stay home
how does it figure out when a wardrobe can be brought to kota kinabalu
is the promised day different for a heavy cupboard and a cushion
does the shop quote an honest day instead of 5 to 14 working days
will i know beforehand when the van is at my door
eta depends on where i live, right
shipping time by zip code
how does it know when a wardrobe reaches johor
is the eta reliable on the furniture site
are bulky beds and cushions quoted different arrival days
does the pincode influence the promised day
how is the arrival date computed
which depot it ships from, does that alter the eta
can i see before paying when the lorry will come
does the site tell when the bed arrives in ipoh before i pay

= Search that knows
does the shop understand synonyms when people look for products
what if customer types a different word than ours
is the product finder clever about alternative names
my shoppers type couch and find nothing, can you help
do you do smart product lookup
can visitors find things with their own words
search box not finding things, is it smarter
does the store search handle other names for a product
shoppers type the names of my products wrongly, does it still find them
my pharmacy sells tablets but people write pills, can the finder cope
zero results page is killing us
half of my clients call it wardrobe and the other half almirah
does the lookup know two words for one thing
thesaurus for a product finder
people use slang names for our goods, what then
visitors of my site use dialect words for our goods and then leave, did you solve that for anybody
if i type couch or divan will something come up
does the searchbar handle colloquial words
my customers use village names for furniture, will they find it
does it cope with synonyms such as almirah and cupboard
no result for settee in our site, did you fix that for them
is the searchbar intelligent about equivalent terms
nobody finds our couches because they type other names, did you cure that somewhere
does the searchbar equate divan and couch

= Returns started by
how do customers send things back
can a buyer begin a refund request on their own
does the store print return stickers
is there self service for sending back goods
do you support reverse logistics in the shop
what about unwanted items, does staff have to handle it
what is the refund procedure for shoppers
must i phone the shop to send back a chair
we ship sofas and half of our boxes come back, what did you do for such a firm
can i send a rug back without ringing anybody
our hotline is blocked by people who want their money back
customer wants an exchange, can he arrange it himself at midnight
does the buyer get a sticker for the box
wrong colour arrived, what can the shopper do alone
rma process without staff
we sell carpets and customers telephone us all day to give them back, how did the other merchant get rid of those calls
how do i give back a chair i don't fancy
can a shopper raise the return herself online
is there a printable sticker for sending it back
does one have to phone to arrange collection of a wrong rug
is the rma portal self-serve
can returning be initiated at midnight without an agent
may a shopper send a rug back without phoning anyone
who prints the sticker when giving back a chair

= Storefront for three
* what did kayu & kain receive at the end
* what was delivered in the e-commerce project
* what were the deliverables for the furniture shop
* what do we get at the finish of a webshop project
how many markets does the shop front cover
is the public website for all the regions included
was a customer facing site part of delivery
what would i physically get from you once a webstore is done
did you build the public part for all nations or just one
list of things left with the merchant at the close
is the part that shoppers see in the package
what came out of the retail job
how many national fronts were made
so how many lands does the furniture portal cater to
can kayu & kain serve visitors from neighbouring lands too
which buyer-facing window of the furniture shop did you hand across
was the online showroom for the sofa seller in your scope
what does the homeowner looking for a bed get to see that you made
is the catalogue where folk pick curtains something you supplied
which website does the end consumer abroad arrive at

= Order and returns
is there a back office for employees to handle orders
how do the retailer's workers process returns
did you build an admin panel for the shop
where does the team manage purchases
do we get an internal tool with the store
how do my clerks see the incoming orders
do you provide staff screens also
where do my packers look when a purchase comes in
our three ladies in customer care need a screen to work in, was that made too
is there an internal cockpit for handling purchases and send backs
admin side for sales people
who at our side can correct a purchase and where
does my team get tools or only the shoppers
where do kayu & kain's helpdesk girls handle a refund or exchange
what did the operations crew get for cancelled and sent back sofas
somebody wants to swap a rug for another colour, which screen does the clerk open
is there a counter tool for rma and exchanges in the furniture job
and the ones behind the scenes, what console do they work in
did their backoffice executives also receive a dashboard for pending purchases
we get thirty refund requests daily, did you supply a place to tackle those for the furniture people

= Two-way connection to
does the store sync with inventory software
can you integrate our wms
is the link with the depot system both ways
do changes in the shop flow back to the stock program
erp or warehouse integration done for a retailer
we use own stock software, can the webshop talk to it
our depot runs on sap, can a webstore speak with it in both directions
if a packer scans a box, does the shop notice
link shop to logistics program
when someone buys online does the depot learn it by itself
do we still have to export csv files to the depot
bidirectional integration with a storage program
does the furniture webshop exchange messages with the godown both directions
is the godown program hooked up to the online counter at kayu & kain
my stockroom runs an ancient program, did you ever wire one up to a webshop
did you deliver an erp interface for goods in and goods out
is inventory pushed and pulled between the shop and the fulfilment centre
and how did the storehouse get told about a new purchase
was wms middleware among the items handed to the furniture seller
does the erp get fed by the shop and vice versa

= Redirects for 11,400
how many old urls were forwarded
how many 301s did you set up for the furniture store
did the old links keep working after the relaunch
what happens to our existing page links when we move
were bookmarks broken by the migration
do you map former pages to the new ones
were there broken links after relaunch
how many former addresses were kept alive
we have thousands of product pages indexed by google, who moves them
will people who saved a page still land somewhere
is the number of moved urls known
404 errors after a relaunch, how do you avoid that
printed qr codes lead to old pages, are they dead afterwards
how large was the url move
our catalogue from 2015 prints web addresses, would they still open after you are through
we have ages of google links pointing to us, did the furniture folks get forwarding for theirs
did you preserve the legacy permalinks for kayu & kain
how many former web links did you reroute in the furniture job
were pinterest pins and blog mentions of old sofas left hanging
what happened with the outdated product slugs when the three sites became one
someone saved a sofa link in 2019, does it still resolve
did you hand in a url mapping for seo

= Load test report
do you test a shop for black friday traffic
what if thousands of shoppers come at the same time
is there a guide for peak periods like 11.11
did you do stress testing on the store
will we get instructions for big promotions
how do you prepare for raya and diwali rush
is the site able to handle festival sale rush
what paper do we get for sale days
our flash sale killed the site last november, what would you hand over against that
double eleven is coming, do we get a plan on paper
can you simulate ten thousand people at once
is there a checklist for my staff on the big discount days
what happens on the day when the influencer posts our link
capacity check before deepavali
who tells us what to do when the crowd arrives
a tv show will mention us on sunday evening, how do we know the store will survive
did you rehearse mega sale crowds before the furniture shop opened
is there a playbook for hari raya madness included
what did kayu & kain get to brace for a flash deal stampede
do you give a written procedure for the big day when everybody clicks
was performance under heavy concurrency documented for the client
we crash each singles day, what would you leave us so we stay up
who tells the ops people what to do at midnight when the offers begin
did you supply jmeter or k6 results to the furniture client

= 38% more completed
* what results did kayu & kain get
* how did the furniture shop improve after launch
* did the new webshop bring any benefit
* show me numbers from the e-commerce project
how much did mobile conversion go up
did more people finish buying on their phone
by what percentage did sales on smartphones rise
what increase in purchases did the new checkout give
over which period did you measure the conversion lift
can you raise my mobile sales, any proof
was there an uplift for phone shoppers
how much more are people buying on mobile
any increase after your work
what did the furniture company gain in sales
did the redesign pay off in completed purchases
are you honest when you say sales went up
what did the merchant have from it in the end, in figures
what effect had the relaunch on people with handsets
does a better till really bring more money
my boss wants proof that ux pays, have you got a number
compared with what was the growth calculated
how much growth in finished purchases on small screens
success of the retail story
is there any evidence that your redesign earns money and not only compliments
did more customers actually complete their purchase on mobiles afterwards
by how much did mcommerce get better for the sofa seller
what uplift did you get for phone users at kayu & kain
was the smartphone funnel any stronger after you were done
and did it bring extra business on handphones
my nieces all buy with their handphone, did your work raise paid baskets there
give me the before after comparison of cellphone buyers
what roi could you demonstrate on small devices in the furniture job

= 1 order in
how often are things sold out after ordering now
did overselling go down
how many orders fail because the item is gone
what is the out of stock rate after your work
how good is the inventory accuracy today versus earlier
does the store still sell what it does not have
did you solve the unavailable product trouble in numbers
do customers still order things that are gone
stock mismatch now how much
are people still buying ghosts there
what fraction of purchases cannot be fulfilled nowadays
from how many to how many did the unavailable cases fall
is overselling completely gone or only rarer
how reliable is the shown availability these days
did the number of disappointed buyers shrink
we sell what we do not have five times a day, how good can it become
as long as nobody types the quantities by hand, ghosts disappear completely, right
how frequently do customers still pay for a wardrobe that is not there
did the phantom inventory problem disappear for the furniture seller
what became of backorders and cancelled purchases after you finished
what are the odds today that my sofa turns out unavailable after i paid
so is the out of stock mess sorted now
how much did oversell incidents drop at kayu & kain
one in how many bookings hits an empty rack these days
do they still have to ring people to apologise that it's finished

= 1.8 seconds until
how fast does the furniture shop load
how quick is the store on a cheap smartphone
what was the loading time before and after
my site is slow on mobile, have you fixed that for somebody
page speed result for kayu & kain
how many seconds till shoppers see something
did performance improve on average android handsets
does it open quickly on normal handset
speed before and now
how long must a visitor wait for the page
people in small towns with old samsungs, will they wait
how sluggish was it originally
when do the goods show up on the screen
is under two seconds realistic for a store
google says my pages are heavy, what did you reach elsewhere
core web vitals of the retail story
first picture visible after how much time
my buyers live on islands with weak reception, how long would they stare at a white page
how snappy is the furniture webshop on an ordinary handphone now
what was the lcp before and after for kayu & kain
how many secs till a sofa pops up on an aunty's redmi
did the lag go away on budget phones
my site takes ages on 4g, what loading gain did you get for the furniture people
is it zippy on a middling device
so what did it load like originally and what now
what rendering improvement did you obtain on a typical samsung

= 21 hours a
how much staff time did the new shop save
how many hours of manual work were cut
did employees get less paperwork
any labour saving from the e-commerce project
does automation reduce fixing of purchases weekly
what was the productivity gain for the retailer's people
did staff get time back
how many hours weekly were freed
how many workdays did the back office get back
does it free half a person
what did automation bring for the ladies in the office
we fix wrong orders all day, how much of that can vanish
reduction of manual labour in retail
how much time does a clerk gain from such a store
would i still need my two clerks who correct purchases
how much clerical drudgery did you remove at the furniture seller
did the admin girls get relief from fixing mistakes
how many man-hours are spared weekly since the relaunch
was there any saving in labour at kayu & kain's back office
we have two clerks amending purchase slips all week, what did you save the sofa shop
what did it free up for the team in terms of effort
is it half a full-time job that got eliminated
what workload relief did the relaunch produce weekly

= AWS ECS
* where is the kayu & kain shop hosted
* which cloud services run the furniture store
* what infrastructure is behind the e-commerce platform
* is the webshop on amazon
do you use aws containers
what runs the docker containers for the store
is it on amazon elastic container service or kubernetes
do you know ecs
is the retail thing on amazon machines
whose servers carry the sofa shop
fargate or ecs experience
container orchestration in retail
do you know how to run docker at amazon
which container scheduler keeps kayu & kain alive
does the sofa shop live on amazon's elastic container service
is the furniture shop dockerised somewhere
what compute sits beneath the furniture webshop
do you deploy e-commerce with amazon's orchestrator

= CloudFront
do you use a cdn
which content delivery network serves the shop
how are pictures delivered fast to other countries
is cloudfront part of your stack
images load slowly for our people in dubai, what do you use against distance
cdn in the retail story
edge caching experience
how do photos get quickly from kl to sharjah
our buyers sit 6000 km from the server, which service brings the pictures near them
what caches the sofa pictures close to the visitor
which edge service speeds up the furniture shop for overseas folk
is akamai or cloudflare or something from amazon used for the furniture shop
how do static assets reach a browser in singapore swiftly
does kayu & kain have cdn pops from amazon
what serves thumbnails from a nearby pop

= The stock figure
why was the inventory wrong in the furniture shop
how stale was the availability information
how many orders hit an unavailable product before
what share of purchases could not be fulfilled earlier
what was the hardest data issue in the webshop
how often did they sell something they no longer had
how old were the quantities shown online
why did customers order things that were gone
how wrong was the inventory
did the site show yesterday's numbers
how many buyers in a hundred were disappointed back then
what lay behind all those refunds at the merchant
our availability is refreshed at night only, how dangerous is that
by how many hours did the site lag behind the depot
was the data out of date
root cause of the ghost sales
why did the furniture seller keep selling sofas it no longer had
how outdated were the counts on the website at kayu & kain
what was causing so many cancelled sofas in the beginning
what share of purchases failed because the article was finished
was the inventory feed lagging half a day
we oversell constantly because our excel is behind, was it the same with the furniture client
what pain with stale quantities did you encounter there
what root trouble with availability did you diagnose first

= The warehouse system
how did you solve overselling
how does the site learn that goods have moved
is inventory updated in real time
do you use events from the depot to keep quantity right
we keep selling out of stock products, how would you fix it
what made availability reliable
how do online quantities stay accurate
what did you do so that sold out goods are not sold again
is stock live now
what technique stops selling the same cupboard twice
every time a forklift moves something, does the shop hear of it
push or polling between depot and store
is a nightly sync enough or did you do something quicker
how do you keep the web figure honest
our pos and webstore drift apart, what was your medicine elsewhere
at which moment is an article taken out of sale
how did you cure the double selling at kayu & kain
is the piece blocked for me as soon as i start paying
when does the shop put an item on hold for a customer
do godown updates arrive instantly via webhooks or event stream
so what did you do against the half day lag
at which point in checkout is the last sofa locked for one person
two people click the final rug at once, who gets it
how does the online counter hear that a box left the godown

= A nightly count
is there any double check on inventory every day
what if the two systems disagree on quantity
who gets told when numbers do not match
do you reconcile the shop and depot overnight
does a human look at discrepancies
how are silent sync errors found
what if inventory still drifts apart
does anyone get an alert about stock mismatch
computers get out of step sooner or later, who notices
is there a control run while everyone sleeps
do you trust the interface blindly
who receives the list of deviations
a packer drops a vase, when does the shop learn about it
automatic audit of quantities
safety net if a message gets lost
is there a reconciliation job at midnight for inventory
who gets the discrepancy email when quantities don't tally
how do you catch mistakes if a message between shop and godown is dropped
does someone receive a mismatch report at the furniture seller
and if the two tallies still differ
is there a daily stocktake done by the computer
what's the safeguard for slowly creeping variance in stock
what do you do about inventory leakage that nobody spots

= Half of all
how many shoppers abandoned their cart
what was the cart abandonment rate before
where did buyers drop out
why were people leaving without paying
was mobile payment the weak point
what share of carts was lost at the pay step
on what device did most people quit
what was the main checkout trouble
how many people left at the till
people fill their trolley and vanish, was that so there too
how many jumped ship just before giving their card number
at which step did the sofa seller lose its buyers
every second visitor leaves my till, am i alone
is it normal that 50 percent do not finish
who gave up most, desktop or handset folks
we lose one of two buyers at the last screen, was anybody else in that spot
how bad was basket abandonment before you touched the furniture shop
where did most mobile users bail out at kayu & kain
what was the bounce at the paying step
people put rugs in and then disappear, did that occur at kayu & kain too
which funnel leak did you discover at the sofa seller
how many would-be customers ditched at the till on handphones
what share never went through with the transaction
what ratio of trolleys was dumped before the card page

= We watched twelve
did you do usability testing with real shoppers
how many people did you observe
how did you find out why buyers quit
do you do user research before redesign
did you look at real customers on their own devices
how was the checkout trouble investigated
did you just guess or did you observe shoppers
did you sit beside real people while they shopped
do you ask users or do you rely on analytics
number of persons in the field study for the store
on whose devices did the trial take place
how did you learn what irritated the shoppers
are decisions taken by gut feeling or by looking at people
would you come and look over the shoulders of my clients, or do you just read statistics
did you interview or shadow actual customers for the furniture job
how many participants joined your ux sessions
was it a lab or on their personal handphones that you studied them
how did you diagnose why folk give up paying
what sort of qualitative study did you do before touching the paying step
did you just look at heatmaps or sit with humans
how many volunteers were enough to discover the flaw
so how did you discover what scared people at the till

= The checkout went
how did you reduce cart abandonment
how many steps did the payment have before
what did you change in the checkout
do you offer signup after purchase instead of before
where do fpx and other regional payment options appear
how to stop people leaving at payment
my customers quit when i ask for registration, what did you do
why did conversion improve at the furniture shop
what made people complete their purchase
how short is the buying process today
do local payments come first
which medicine did you give to a till where half run away
we demand registration first, should we turn that round
how many screens were there and how many remain
is it clever to ask for a profile after the purchase
touch n go and the like should come before cards, right
what did you alter so people stop quitting
simplifying the till, how far did you go
does putting homegrown wallets first matter
we are a bookshop and ask for nine things before payment, what would you throw out first judging by your retail job
what simplification did you make in the paying process
did you bring in guest checkout for the furniture seller
is one-page checkout what you implemented for kayu & kain
how did you plug the hole at the till
do customers still need to create a login before they pay
did you put duitnow and online banking ahead of visa
so what did you alter after watching those people
how many screens does it take to pay now compared to earlier

= A sofa, a
what if one order ships from several depots
why was giving an arrival day hard
items in one cart come from separate places, problem
what was tricky about shipping in the furniture project
do shoppers expect everything to come together
mixed carts with big and small goods, how
why was delivery planning complicated
bed from ipoh and pillows from johor in the same basket, what a headache
our goods lie in various depots and people hate several vans, did you face that
what is hard about shipping big and small together
do people prefer a single day for everything
multi depot basket
why could not they simply promise a day earlier
why was giving a single arrival slot for a mixed basket so hard
goods sit in separate godowns, what headache did that create at kayu & kain
what made scheduling the lorry for a furniture order complicated
did the sofa seller have several stockrooms per purchase
customers hate three drop-offs, was that an obstacle in the furniture job
which logistics puzzle came up with cushions and couches together
one customer, three godowns, so what was the snag

= We wrote a
how do you calculate a combined arrival day
did you write your own logistics planner
does the system know truck schedules
which factors go in the shipping date calculation
is there a tool for truck days and zip codes
did you build custom software for dispatch planning
did you program a delivery scheduler yourselves
did you buy a route program or code it
what does the scheduling tool take into account
our trucks go to the east coast only on tuesdays, can the shop know that
how is the arrival computed behind the scenes
logistics brain inside a store
can a shop calculate with our lorries' timetable
did you code your own scheduling engine for dispatch at kayu & kain
how does the shop figure out when the truck reaches my pincode
what did you make to work out when everything can arrive
does it consider which weekdays the truck visits my district
so how was the mixed godown headache tackled
was the eta algorithm bought or homemade
is my pin code taken into consideration for the drop-off estimate
what does the scheduling brain base its eta on

= It states one
can an order come in two parcels
do buyers get several arrival days or only one
are partial shipments allowed
who decides if the goods are sent separately
will my order be divided without asking me
does the customer have to consent to multiple shipments
what if the buyer wants everything together
one date or many for mixed order
half of my purchase is available now, may i choose to get it first
do you force people to receive several parcels
is my approval asked before the goods come separately
how many days will be quoted to me for a mixed basket
two vans on two days, only if i say yes
customer wants all at one time, is that respected
will they break my shipment up without asking
does the customer get one arrival promise for the entire basket
can i opt to get the napkins ahead of the couch
do i have to give permission before half is dispatched early
so how does that planner show it to me when i pay
are split shipments optional for the customer
what if i'd rather wait and receive the lot together
are lots dispatched piecemeal by default

= Two thirds of new
was there an seo risk in merging the sites
how much of their new business came from google
i worry to lose google rankings when we relaunch
what share of fresh buyers arrived via organic
why was moving the domains dangerous
how important was google for the furniture retailer
did you worry about seo in that project
where did new buyers find the store
if we give up our old domains, do we vanish from google
how dependent was the merchant on people who google
what was at stake when the domains got merged
most of our fresh clients find us by searching, is relaunching crazy
organic traffic danger in the retail story
as long as the content stays, rankings are safe, right
all our trade comes through google and now we want to fuse two websites, are we mad
what was the danger for google traffic when the three webshops became one
how reliant was kayu & kain on being found through google
did organic search bring the bulk of newcomers there
why was consolidating the furniture sites so risky
what percentage of first-time customers came by googling
we also want to fold several brands into one, what scared the furniture folks about it
what made you nervous about google in the furniture job

= Every old address
how did you keep the google rankings
did you redirect each page individually
which old links were forwarded
do all former pages get a 301 or only visited ones
how to relaunch without losing seo
what did you do with the previous urls
will people following an outdated link reach the right page
what did you do to protect search traffic
if i change my website, will google forget me
our seo guy fears a relaunch, how did you protect a merchant
is one general forwarding to the homepage enough
which pages earned their own forwarding
how do you decide what url deserves a 301
do you forward also pages nobody looked at for years
migration without dropping in google
how did you keep the seo juice when consolidating the sites
did each outdated link get its own 301 or all dumped on the homepage
which legacy links were worth forwarding
what was the rule for deciding which former pages to map
so how did you rescue the google positions
did you use twelve months of analytics to select links
will my backlinks be preserved the way you did for the sofa seller
so nothing fell off the search index, how come

= The new shop ran
did you switch over in one night or gradually
how did you launch the new store safely
for how long did both versions run in parallel
what portion of visitors saw the new site first
was there a soft launch for the furniture webshop
do you do canary or staged rollout
how risky was the go live
what was your safety plan on going live
did the former shops stay up for some time
i am scared of the day we switch, how was it done elsewhere
ten percent of people first, have you done such a thing
how many weeks of overlap with the previous stores
did you pull the plug in a single night
is a trial with few visitors possible before everyone gets it
go live without big bang in retail
what if the fresh version is bad, can we still fall back on the old one
how did you keep the merchant's takings safe in the first weeks of the fresh site
how lengthy was the parallel trial at the furniture shop
was there a beta with a small slice of visitors
did you flip the switch in one go or ramp up
what percentage of users were let in first
how cautious was the cutover for kayu & kain
was the fresh store trialled live before the former ones were shut
so you didn't do a hard launch, what then
was there a dual operation phase and for how many days

= Nurul Aisyah Rahman,
who gave the review for the e-commerce project
what rating did kayu & kain give you
is there a testimonial from the furniture client
did you visit the client's premises before starting
who is nurul aisyah rahman
how many stars from the online shop customer
do your people go on site to learn the business
what did nurul say about you
do you have five star feedback from retail
where did the team spend the first days
what does the furniture customer say about you
did you actually go see their depot
any feedback from a head of ecommerce
can i hear from somebody who bought a webstore from you
do agencies really come to look at our depot or just talk on zoom
has any lady in charge of web sales recommended you
did the crew carry boxes or only sit in meetings
reference person in retail
what did the buyer of the webstore find unusual about you
are your ratings any good in retail
how did the crew spend week one
we suspect consultants never leave their desk, can a client of yours say otherwise
what praise did the online sales manager of the furniture shop give
did your folks really go to the godown at the start
who vouches for the furniture job and how many stars
what impressed nurul aisyah about your beginning
do you come on-site before designing anything, says who
has any customer said you are not like the usual agencies
any five star comment from malaysia on your discovery phase
what does a satisfied malaysian retailer say of you

= Since the launch
is the furniture client happy after launch
did you ship something every week as promised
does the retailer still have to say sorry to buyers
were weekly versions delivered on time
do you keep your schedule according to clients
what improved for the head of online sales
are your regular demos punctual
what changed for the client personally
do you deliver each week really
do you really show something each week or just promise it
did the promised end of week versions come regularly
was the lady satisfied half a year later
do you stick to your rhythm
we had an agency that vanished for months, are you different
has she still to say sorry for ghosts
our last supplier showed us something twice in a year, how frequently did the merchant see progress
does the customer confirm you shipped on fridays without slipping
was there a demo or release each week according to the furniture lady
does the sofa seller still apologise for oversold goods, in her own words
what do your customers say about sticking to deadlines
is there any quote that weekly deliveries truly happened
our last agency always slipped, did the furniture customer find you dependable
what relief did nurul describe after go live
did the lady mention punctual fortnightly or weekly milestones
`;
