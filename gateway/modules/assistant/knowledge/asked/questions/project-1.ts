/** What people ask, and the sentence that answers it (question-bank.ts). */
export const aboutProject1 = `
= One shop for
what is the furniture shop project in one line
tell me the story of the furniture shop
how did the furniture shop go
what did you do for the furniture shop
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
who is kayu & kain
what does kayu & kain sell
can you tell me about the client of the e-commerce project
is it true that kayu & kain has four warehouses
kayu & kain company furniture cloth
i want to know if the client sells to singapore
what about the customers, where are they
the client isn't only in malaysia, is it
is it a furniture maker or a cloth seller
where does kayu & kain deliver to
what line of business is the retailer in
what kind of firm ordered that webshop
sofas and curtains, who trades in those among your clients
how many depots does the merchant have
in which nations does the textile seller operate
do they stock rugs and tables
home furnishing references, who is it
what do those people trade in
i'm a carpenter and curious, who is that homeware company of yours
i read the name in your portfolio and could not guess, what do they do
we import teak and need a reference in our trade, which company is it
suppose i lived in abu dhabi, could i buy from that sofa seller
my teacher asked what the words wood and cloth stand for in your case, who is that
what do they sell
so is that a local firm or regional

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
what was the problem at kayu & kain
how was it before the new shop
can you tell me why the furniture shop needed a new platform
is it true that stock was updated by hand
kayu & kain before, stock by hand, apologies
i want to know if they had several shops before
what about the starting point of the e-commerce project
the old shops didn't work together, did they
was the stock list automatic or by hand
how often was the stock list updated
what drove the sofa seller to call you
why were employees saying sorry to buyers all morning
what pain did the retailer live with
how primitive was their inventory
what was broken at the merchant's
how did things look before you arrived there
did they oversell because someone typed numbers manually
what was going wrong with the regional webstores
my staff spends half the day refunding goods we don't have, did any client have that
our quantities sit in an excel that someone refreshes at noon, have you seen such a mess
i worry that our chaos is unique, was the furniture firm as bad off
suppose three people do nothing but apologise, was that really so there
i'm a journalist, what was the situation of the rug merchant originally
and what was wrong before
why did they come to you
so how bad was it

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
how did you solve the furniture shop's problem
can you tell me the solution in the e-commerce project
is it true that you replaced three shops with one
replaced three shops, warehouse, checkout
i want to know if the shop was joined to the warehouse system
what about the checkout, was it rebuilt
you did not just repair the old shops, did you
one new shop or three improved ones
what was your work in the kayu & kain case
did you merge the storefronts
how was the retailer's chaos sorted
was payment adapted to local habits
what did the job consist of
did you hook the website up to the depot's software
consolidation or redesign, which was it
what was actually delivered to cure the overselling
i run two webstores and one godown, what did you do in a similar mess
my boss asks what exactly an agency does with three shops like that
we thought of throwing all our regional sites away, did anybody do that
i worry that malaysians and arabs pay differently, how did you cope there
suppose we had the same trouble as the furniture people, what would you do
and what did you do about it
so how was it fixed
did you scrap the old ones

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
how much did the kayu & kain shop cost
how long did the e-commerce platform take
can you tell me the budget of the furniture shop
is it true that it was built in 7 months
e-commerce platform budget duration team
i want to know if six people were enough for the shop
what about the price of a shop for three countries
it wasn't done in three months, was it
was it more than 100,000 dollars
for whom did you build the e-commerce platform and where
what did the sofa webstore set them back
how many developers sat on the retail job
ballpark figure for a regional storefront like that
what's the timeline of a comparable webshop
how much manpower went into the kain project
did it run for half a year or longer
what sum should a retailer put aside for something equal
price tag and headcount of the online furniture thing
i am applying for a grant and need a real figure from a webshop job, what was yours
my father thinks an online store costs five lakh, what did a big one really come to
we have until raya next year, how much time did the furniture seller's project need
i worry that we can't afford a multi-country store, what did theirs go for
suppose we order the same thing, how many specialists and how many weeks
and what did that cost
how long was it
who paid for that one

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
does the furniture shop have several currencies
how many languages does the catalogue have
is it true that it is one catalogue for all countries
can a site show prices in ringgit and dirham
bilingual webshop, did you build one
can buyers read the range in their own tongue
do they enter each article once or per nation
how does the sofa store deal with different monies
our goods must appear in arabic and english, have you done such a thing
my singaporean clients want to pay in sgd, could the kain store do that
and which tongues is it in
multi-currency, yes or no

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
can people buy without an account
how many pages is the checkout
is guest checkout possible in the furniture shop
i want to know if registering is forced
do shoppers have to sign up before paying
is the cashier step all on one screen
my mother gives up when a site wants a password, does that shop ask for one
can a stranger order and leave no profile
is membership optional there
we lose people at registration, how does the kain store handle it
must i log in to buy a lamp
and how short is the ordering form

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
how long is stock reserved during payment
what happens if two people buy the last item
is the item held while i pay
can you tell me when the goods are reserved
does the basket lock the last sofa for me
could somebody snatch it while i wait for my bank otp
how do they stop double selling of a unique piece
i type slowly, will the table still be mine at the end
is there a countdown like with concert tickets
what if a buyer walks away halfway, does the article become free again
inventory hold at till, how long
and if someone else is quicker

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
how is the delivery date worked out
does the shop know when my order arrives
is the date different per postcode
does the size of the item matter for delivery
what does the eta depend on in the furniture store
will a wardrobe come later than a cushion
can buyers see the arrival day for their own town
is it a real estimate or just five to ten working days
i live in ipoh and ordered a bed there, how do they know which day
does the pincode influence the shipping time shown
bulky goods from different depots, who computes the day
and how does it know when the lorry comes

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
does the search understand synonyms
what if i type couch instead of sofa
is the product search clever
can you tell me how the search in the furniture shop works
do different names for the same thing lead to the right goods
will an almirah be found as a wardrobe
our visitors use village words and get zero results, have you solved that before
does the finder have a thesaurus behind it
i sell saris and everyone calls them something else, can a webstore cope
divan, settee, chesterfield, does it get all of them
is the lookup box tolerant of slang
and if people call it by another name

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
can customers start a return themselves
how do returns work in the furniture shop
is there a label to print
i want to know if a buyer has to phone for a return
is reverse logistics self-service there
wrong colour arrived at midnight, can the shopper begin an exchange alone
our phone girls do nothing but take-backs, did the kain store fix that
does the purchaser get a sticker for the parcel
rma portal included or not
who opens the case when goods go back, staff or shopper
and if someone wants his money again

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
what did kayu & kain receive at the front end
was a storefront part of the handover
for how many countries is the storefront
did they get one public shop for all markets
what do shoppers actually see from that project
which customer-facing thing was delivered to the sofa seller
was the webstore itself among the deliverables
does the delivered site serve singapore and the emirates too
i ask as a procurement clerk, what was the visible result you supplied to the retailer
international shop window, was it included
what is the buyer side of the package called
and the part the public sees

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
is there a back office for the client's staff
who handles orders and returns inside the company
was an order desk handed over
can employees correct an order somewhere
did the packers get a screen of their own
what admin panel came with the furniture project
where do the customer care ladies process an exchange
does the handover include an internal tool
somebody swaps a rug for another colour, what do workers use for it
was there a console for purchases and refunds
our helpdesk works out of email, what did the kain helpdesk get from you
and the people behind the counter, what do they work with

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
is the shop connected to the warehouse system
does the connection work in both directions
was the warehouse integration delivered
can you tell me how shop and warehouse exchange data
did you wire the webstore to the stockroom software
when a packer scans a box, does the website learn of it
wms interface, one way or bidirectional
do sales online flow back to the depot
we use an ancient godown program, did you ever link one with a website
was syncing with the fulfilment centre in the package
sap or erp hookup, part of the deliverables
and does the depot hear of a sale

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
how many redirects were set up
what happened to the old addresses
were old links kept working
is it true that more than ten thousand addresses were redirected
do bookmarks from the former shops still work
301s for how many urls
did pinterest pins and blog mentions end in a 404
we have years of printed qr codes, did the furniture store save theirs
was an seo migration map in the handover
number of legacy pages forwarded
what became of product pages that google had indexed
and the links people had saved

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
was there a load test
is there a runbook for the sale season
can the furniture shop stand a big sale
did you hand over a report about the load
how was the store prepared for 11.11 and raya
did someone simulate thousands of shoppers beforehand
do they have a checklist for the diwali rush
our site died on black friday, what did you leave the sofa seller against that
stress test results included, yes or no
what tells their crew what to do on a mad discount night
performance paper and peak playbook, who got that
and for the busy days, what did they get

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
did the new shop sell more on phones
by how much did completed checkouts rise
can you tell me the result of the e-commerce platform on mobile
is it true that 38% more people finished buying
38% more checkouts phones
i want to know if mobile conversion improved
what about sales on phones after the launch
how was the increase measured
more checkouts on phones than before, or not
did the sofa seller get any return on its money
how big was the uplift on handsets
does good ux pay, any proof from retail
over which period did you compare
do more folks reach the end of the funnel on small screens now
growth figure for the furniture store please
what did the redesign do for handphone buyers
m-commerce success number
i'm an investor and distrust agency claims, what measurable gain did kain see
my boss believes only percentages, give me one from the webstore
our shoppers bail on mobile, did the furniture people's improve after you
suppose we redo our till page, what gain did another merchant get
and what did they get out of it
how many more finish paying now
compared with when
shopping on a handset improved by what percentage
is that a rise over the same number of weeks

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
how often is an item out of stock now
how many orders meet missing stock today
can you tell me how much overselling went down
is it true that only one order in 600 fails now
1 in 600 instead of 1 in 14
i want to know if the stock problem was solved
what about missing stock after the new shop
it still happens sometimes, doesn't it
is it better than one in fourteen now
did the sofa store stop selling ghosts
what fraction of purchases still hits an empty rack
inventory accuracy before and after, figures
how rare are disappointed buyers nowadays
did cancellations for sold-out goods shrink
have phantom articles disappeared completely
what odds that my lamp is unavailable after i paid
backorder ratio improvement at the furniture merchant
we must ring five people a day to apologise, how far can that drop according to your case
i worry that overselling never goes away, did it there
my boss asks whether the depot link really fixed wrong quantities
suppose i order a rug there, how likely is a sorry mail
and how often does it go wrong now
did that get rarer
stockouts then and now
are wrong availabilities down to a fraction of a percent
i run a warehouse and want to know how seldom an order now fails at kain

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
how fast is the furniture shop now
how many seconds until the first product is visible
can you tell me the load time on a phone
is it true that it went from 5.9 to 1.8 seconds
load time mid-range phone 1.8 seconds
i want to know if the shop is quick on a cheap phone
what about speed before the rebuild
it isn't slow on an ordinary phone, is it
is it under two seconds
lcp before and after for the kain store
how long does one stare at a white screen there
does it pop up quickly on my aunt's redmi
performance gain on budget android
web vitals result of the retail job
did people with old samsungs notice an improvement
how snappy is the sofa site on 4g
our webshop takes ages on handphones, how much quicker did another one become
my boss opens everything on an iphone pro and sees no issue, what did you measure on a normal device
i live on an island with weak reception, would the picture show soon
suppose we hire you for speed, what did you achieve in seconds elsewhere
and how quick is it now
what was it earlier
page speed before versus after in the furniture project
did you shave off several seconds for middling devices
i am in a hurry always, how long till i see a chair on that site

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
how many hours a week are saved
does the staff spend less time correcting orders
can you tell me how much manual work the shop removed
is it true that they save 21 hours a week
21 hours a week less correcting orders
i want to know if the new shop saved staff time
what about work by hand after the launch
they don't correct orders by hand as much, do they
is the saving more than two working days a week
how much drudgery vanished for the furniture clerks
productivity benefit for the back office
did the ladies in the office get their mornings back
man-hours freed at the sofa seller
what did automation spare them weekly
how much clerical effort went away
half a job eliminated or more
labour savings in the retail case
my two clerks only fix wrong orders, how much could that drop judging by your client
i'm an operations head and count hours, what was the relief at kain
our union asks whether workload really shrinks with such a store
suppose i justify the project by wages, which number can i quote from yours
and did it take work off the people
how much time do they gain
time freed weekly at the furniture company
what became of the tedious fixing of purchases
we are a small shop drowning in corrections, how many hours could we win back like kain

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
where does the kayu & kain shop run
is the e-commerce platform hosted on aws
do you use ecs
which container service does the furniture shop use
on whose cloud does the sofa store live
amazon, azure or google beneath the webshop
what keeps the store's docker images alive
fargate or kubernetes for the retail job
does the merchant run in containers
i'm a cloud engineer, which compute did you choose for kain
what machinery sits behind the webstore
and what is it hosted on

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
do you use a cdn for the shop
is cloudfront part of the e-commerce stack
how are pictures delivered fast to the emirates
which content delivery network did the furniture shop get
what brings images near the buyer in sharjah
akamai, cloudflare or amazon's own edge
how do sofa photos load quickly far from the server
what caches static files for the webstore
edge network of the kain site
our overseas visitors wait for photos, what did you put in front of that store
who serves the thumbnails
and for people far away, what helps the speed

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
how old was the stock figure in the shop
how many orders were for things already gone
can you tell me what was hard about stock in the e-commerce project
is it true that the figure could be twelve hours old
stock figure twelve hours old
i want to know how bad the overselling was
what about the wrong stock numbers, how wrong were they
the stock figure wasn't live, was it
was it one order in fourteen or fewer
why did the shop sell things that were gone
what was the root cause of the ghost sales
how stale was the availability shown to buyers
how far behind the depot was the website
share of purchases that could never be fulfilled
what was the first snag with the sofa seller's data
did the web show yesterday's quantities
seven percent of buyers let down, was it that much
what made shoppers' lamps vanish after they paid
our site refreshes its quantities only at night, how dangerous did that prove for the kain people
i'm a pharmacist with counts that lag half a day, did another merchant suffer from that
i worry our outdated excel causes refunds, have you seen it in figures
suppose inventory is half a day late, what damage does it do
my boss wonders which troubles you met there, the one with the quantities
and what was the trouble with stock
how late was it
so how many were let down

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
how did you fix the stock problem
how does the shop learn of stock movements
can you tell me when goods are reserved now
is it true that the warehouse announces every movement
warehouse announces movements, goods reserved at payment
i want to know if stock is now updated live
what about the old twelve hour delay, how was it removed
the shop no longer sells what is gone, how come
is it polling or does the warehouse tell the shop
what did you do against overselling
how does the website keep honest with the depot
webhooks, events or nightly files, which cured it
does the site hear at once when a forklift takes a sofa
what stops two buyers from getting the same last rug
real-time inventory, how was it achieved for the retailer
what replaced the manual list
how do clicks and boxes stay in step
event-driven stock, did you do that for kain
our pos and webstore drift apart by evening, what was your cure for the furniture folk
i sell medicine and can't promise what's gone, what technique would help, as in the sofa case
i worry someone at the counter takes the piece an online buyer is paying for, how was that handled
suppose an item leaves the godown this second, what does the store know
my developer says a faster sync is enough, what did you choose instead
and what did you do about that
so how does it know now
when is the piece locked

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
what happens if shop and warehouse differ
is there a nightly check of the stock
can you tell me who gets the differences
is it true that a person is mailed every night
nightly count differences mailed
i want to know if somebody notices wrong stock
what about errors in the sync, who sees them
you don't trust the connection blindly, do you
is the check daily or weekly
how are shop and warehouse stock compared
what's the safety net when a message gets lost
does anyone reconcile the two systems
is there a control while everybody sleeps
who is told when quantities don't tally
how do you catch a vase that broke without being booked
automatic audit of inventory, does it exist there
what guards against slow drift
does a human get the list of deviations
our numbers creep apart within weeks, how did the sofa seller catch it
i'm an auditor, which control detects mismatches between storefront and depot
i worry about silent failures in interfaces, what did you do for kain
suppose a webhook never arrives, when does somebody find out
my storekeeper steals, i fear, would such a system show leakage
and if they still disagree
who looks at that
is it double-checked at some point

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
how many baskets were given up at payment
where did buyers give up
can you tell me what was wrong with the checkout
is it true that half of the baskets were abandoned
half of baskets given up at payment
i want to know if most were lost on phones
what about abandoned carts at kayu & kain
people didn't finish paying, did they
was it mostly on phones or on computers
how bad was cart abandonment before you changed it
at what point did shoppers bail
what leak did the sofa store's funnel have
which step drove would-be customers away
did one in two run off at the till
desktop or mobile, where was the loss
trolley abandonment rate in the furniture case
what was the second snag in the retail project, the one about paying
why did so many rugs stay unsold at the last screen
half our visitors quit when the card form shows, did any client have it as bad
i'm a founder and think fifty percent loss is normal, what did you find at kain
i worry people fill the trolley and vanish, have you met that
suppose every second shopper disappears at the end, is that what happened there
my boss wants to know which checkout problem you came across
and how many dropped out
where did they lose them
so what went wrong at the till

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
how did you find out why people gave up
did you test with real users
can you tell me how many people you watched
is it true that you watched people buy on their own phones
watched twelve people buying
i want to know if you did user research for the furniture shop
what about usability tests
you didn't just guess, did you
did you look at analytics or at real people
whose phones were used for the test
how many participants were in the study
what method revealed the till's flaws
did you sit beside shoppers
was there any ux research behind the redesign
lab devices or their personal handphones
did you observe folks or only read heatmaps
how was the cause of the abandonment diagnosed
qualitative study with how many humans
i teach design and need an example of fieldwork, did you do any in the sofa case
agencies usually redesign from gut feeling, what did you do at kain
i worry you decide about our customers without meeting one, do you
suppose nobody knows why buyers quit, how would you learn it
my boss thinks five testers are enough, how many did you have
and how did you find that out
who did you ask
so what did you do before changing anything

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
how many pages did the checkout have before
can you tell me how you reduced abandoned baskets
is it true that local payment methods come first
five pages to one, local payment on top
i want to know if the account is still needed
what about payment methods, what changed there
the account is not asked before the sale any more, is it
one page instead of five, is that right
when is the account offered now
was the purchase flow shortened
did fpx and duitnow go above visa
what simplification did the sofa store get
is signup pushed to after the buying
which remedy followed the twelve observations
how did you stop folks from running off at the end
reordering of wallets and cards, was that done
our bookshop has a seven-step order form, what did you do with a long one before
i am old and hate creating logins, at which point does that store ask
i worry that foreign card logos scare local buyers, how did the kain site handle it
suppose our visitors quit when asked to register, what cure worked elsewhere
my boss wants three concrete measures against trolley abandonment, which did you take
and what did you alter then
so how was that cured
what's at the top now

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
why was the delivery date difficult
do items of one order leave from different warehouses
can you tell me the delivery problem of the furniture shop
is it true that buyers want one delivery date
different warehouses one date
i want to know if mixed orders were a problem
what about orders with a sofa and small things
an order doesn't leave from one place, does it
one date or several, what do buyers want
what was hard about deliveries at kayu & kain
what logistics puzzle did you meet with the retailer
why couldn't they simply promise a day
a bed from johor and pillows from penang, was that the headache
what do shoppers expect when goods lie scattered
multi-depot baskets, were they an obstacle
what was tricky about shipping in the sofa case
why is a mixed trolley such a pain
third snag of the webstore job, the lorry one
i'm a freight manager and know split consignments, did your furniture client have those
our customers hate three vans on three days, was that the issue there too
i worry nobody understands our scattered godowns, have you dealt with that sort of trouble
suppose someone orders a cupboard and tea towels, where's the difficulty
my boss asks which obstacle you found in dispatch
and what was the problem with delivery
why was that so hard
what did people expect there

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
how do you work out one delivery date
did you write a planner for deliveries
can you tell me what the planner knows
is it true that you built your own delivery planner
planner stock lorry days postcodes
i want to know if the planner knows when lorries go
what about postcodes, are they part of the planning
you didn't buy a route planner, did you
was it written by you or bought
how did you solve the delivery date problem
what does the brain behind the arrival day consider
is there a homemade dispatch tool
which inputs go into the eta engine
does it know the van comes to kuantan only on tuesdays
what software figures out scattered godowns
custom logistics algorithm, how big is it
how does the sofa store compute a joint arrival
what solved the mixed trolley puzzle
our truck visits each district on fixed weekdays, could a program take that into account, as with kain
i'm a transport clerk who does this on paper, what did you make for the furniture firm
i worry that off-the-shelf tools ignore our timetable, what did you do there
suppose three depots ship one basket, how does the system get to a day
my boss thinks you need an expensive tms for that, did you
and how did you sort that out
what does it look at
did you make that yourselves

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
does the buyer get one delivery date
are deliveries ever split
can you tell me who decides on a split delivery
is it true that a delivery is split only if the buyer agrees
one date, split only with consent
i want to know if i can get part of my order earlier
what about partial deliveries
they don't send things separately without asking, do they
one delivery or several, which is the default
when is a delivery split
do shoppers have a say in piecemeal shipping
will my napkins come ahead of the couch
is consent sought before sending two parcels
how many arrival days does a person see
does the sofa store ask before it dispatches in parts
can i insist on everything together
what does the planner tell the purchaser
is splitting opt-in
i take a day off work for deliveries, will there be one van only at the kain shop
my customers were furious about surprise parcels, how did the furniture store avoid that
i worry that half my order turns up and the rest weeks later, could it there
suppose the rug is ready and the bed isn't, what happens
my boss wants parts sent out early to save space, did your client allow that
and what does the buyer see in the end
is he asked first
so all at once unless i say so

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
why was search a risk in the e-commerce project
how many new customers came from search
can you tell me what the danger of merging the shops was
is it true that two thirds of new customers came from search
two thirds from search, three shops into one
i want to know if the relaunch could harm google rankings
what about seo when three shops become one
it was risky to merge the shops, wasn't it
did new customers come from search or from ads
what was the last difficulty at kayu & kain
how dependent on google was the sofa seller
why were people nervous about the consolidation
what share of fresh buyers arrived organically
what could have been lost by folding the sites together
was there a danger to visibility
organic traffic at stake in the furniture case
why not simply close the old domains
what made fusing those webstores dicey
we live off google and want to unite two sites, did your client face the same
i'm an seo consultant, what was the exposure in the kain migration
i worry that a relaunch makes us invisible, was that the fear there
suppose most first-time buyers find you by googling, what's the risk in a merger
my boss asks which danger you saw in putting those stores together
and what was the risk with google
why was that delicate
where did their newcomers come from

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
which old addresses got a redirect
can you tell me how redirects were chosen
is it true that every visited address got its own redirect
own redirect for each old address
i want to know if old links were sent to the homepage
what about pages nobody visited
you did not point everything at the home page, did you
one redirect for all or one for each address
how far back did you look for visits
what rule decided which urls were preserved
how was link juice rescued in the merger
did you map legacy slugs one to one
what protected the sofa seller's positions
twelve months of analytics, was that the yardstick
how were search visitors carried over
301 strategy for the furniture relaunch
what became of a page that had one visitor since spring
the last agency sent all our links to the front page and we fell off google, what did you do for kain
i've a blog with ten years of articles and want to relaunch, which ones deserve forwarding by your rule
i worry that a new site throws our traffic away, how did you prevent it there
suppose a former page was still read now and then, what happened to it
my boss wants to know how seo was handled in the three-into-one job
and how did you deal with google
which ones did you keep
so each one separately

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
how was the new shop launched
did old and new shop run at the same time
can you tell me how much traffic the new shop got at first
is it true that they ran beside each other for three weeks
parallel run three weeks tenth of traffic
i want to know if the switch was made overnight
what about the old shops during the launch
it wasn't a hard launch, was it
three weeks or three days side by side
how many visitors saw the new shop first
did you do a canary release for the sofa store
how long was the overlap
was there a soft launch
what slice of people was sent to the fresh site
how did you take the fear out of go-live
when was the plug pulled on the former webstores
gradual cutover at the retailer, how
ten percent trial, for how long
we once flipped a site in one night and lost a week of takings, how careful were you with kain
i'm scared of launch day, how did the furniture people do it
i worry that a fresh store is buggy, did only a few shoppers get it at the start
suppose we want a trial period before closing the old site, has that been done
my boss asks whether both can be live together for a while
and how did you switch over
for how long did both exist
who saw it first

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
did the friday builds come every friday
does kayu & kain still write apologies
can you tell me what the client says since the launch
is it true that no apology was needed since the launch
no apology since launch, friday builds
i want to know if you delivered a build every week
what about promises, did you keep them according to the client
you didn't skip a friday, did you
weekly builds or now and then, what does the furniture client say
what has changed for the head of online sales since launch
were you punctual in the words of the customer
does the sofa lady still have to say sorry to buyers
how regular were your demos by her account
any client who confirms that you stick to the rhythm
what does the retailer say half a year on
did the weekly versions ever slip
is she relieved of the angry mails
which quote speaks of deadlines
our last supplier showed something twice a year, does any customer of yours confirm weekly progress
i'm tired of vendors who are late, who can tell me you weren't
i worry that your regular deliveries exist only in the brochure, what does a buyer of yours say
suppose i asked nurul about overselling today, what would she say
my boss wants proof of a steady cadence from a third party
and is she still writing those mails
did you deliver on time there
so was she content after go-live
`;
