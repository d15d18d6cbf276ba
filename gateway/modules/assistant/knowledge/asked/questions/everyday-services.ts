/** What people write who want one of the services, in everyday words (question-bank.ts). */
export const everydayOfServices = `
= Websites and web applications that load fast
hi do you make websites pls
need a site for my clinic
need a website for our factory
need a website for our school
looking for a web design company
looking for a web agency
we want a website for our trust
want a site for my cafe
i want to make a website
can you make me a website
can you help with our website
can you handle a website project
could you guys do our website
so you build websites right
you make websites yes
do you also do websites
do you offer website design
do you provide website services
do you develop websites
do you develop web applications
do you create sites for companies
do you set up company sites
do you make websites for hotels
do you build sites for gyms
do you do web apps
do you redo old websites
is it possible to get a website made by you
is website work something you do
is building websites your thing
just wondering if you do websites
ok so do you make websites
hey can you do a website for a gym
hi can you build a site for my furniture shop
hello sir i need one website
sir website banana hai
bro i need a site
guys we need a website asap
need a site
need new site
new website
new website please
web app
webpage
webdesign
web designing
web developer
website maker
website redesign
redesign
revamp
our website is old
our website looks bad on phones
our site looks outdated
our homepage is dated and nobody likes it
our site doesnt work on mobile
my site is bad
my website is not good
i have an old website and want a new one
we have no website yet
my business has no website
we only have a facebook page and need a real site
our competitors have better websites
opening a restaurant need a website
we are a hotel and need a better site
what web services do you have
what is web development with you
what kind of websites do you build
tell me more about your website service
info on web development
im interested in web development
interested in web development
about the website service
about web development

= We build public
can you build a portal
can you build a customer portal
need a portal for our patients
need a members area
need an admin panel
need an internal tool
need a tool for our office
need a software for my factory
looking for a hospital management system
looking for school management software
we want our own crm
i want a booking system for my hotel
do you make crm systems
do you do custom software
do you build saas products
do you make membership sites
can you make a job board
do you also build customer portals
is it possible to build a client login on our site
is custom software something you do
intranet
internal tools
dashboard
crm
erp
erp development
booking system
saas
mvp
software development
everything we do is on paper
we do everything in excel
we still do everything by hand
our staff type the same thing three times
our crm is terrible
our booking system is old

= Most of ours
website cost
price of website
price for a website
price for a portal
price for a booking system
cost for a gym website
cost of web development
cost of a web app
cost to build a website
cost to redesign a site
website charges
website quote
website quotation
website budget
web development price
web development rates
web design price
portal price
redesign price
how much for a school website
how much for a crm
how much for custom software
how much is a site
how much does a site cost
how much would a website cost
how much to make a website
how much to redo my site
what does a new site cost
what do you charge for a website
what would a site for my restaurant cost
whats the price for a website
whats the cost of a site
hi price for website
sir website price
ok how much for the website then
roughly how much is a website
approximate price for a web app
are your websites expensive
are websites costly with you
can i get a website for 5000
can you do a site under 10k
do you do cheap websites
need a cheap website

= A marketing site with
is a simple website cheaper
difference in price between site and portal
does a login area cost more
do logins and roles make it expensive
which kind of site is the cheapest with you

= You get a fixed price
is the website price fixed
is it a fixed price for web
when do i get the exact price for my site
will the price of the website change
can you tell me the exact price of a website

= A marketing site takes
how long for a website
how long does a site take
how long to make a website
how long will my website take
how long would a website take
how long until the website is ready
how soon would our site be online
how many weeks for a website
how much time for a website
when would our website be ready
when can my website be live
what is the timeline for a site
website timeline
time to build a site
can you make a website in 2 weeks
can you do a site in one month
need a website by next month
need a site in 10 days
need a website fast

= Applications take four
how long for a portal
how long does a web app take
how long to build a crm
how many months for custom software
time for a web application
portal timeline
can you build a portal in 2 months
can we get the first part of the app live early
whats the timeline for custom software

= Two weeks of discovery:
* what is the process for a website
* how do you make a website
* how would you build our site
* how does it go when i order a website
* web development process
whats the first step for a website
what happens in the first two weeks of a web project
do you do discovery for websites

= A clickable draft:
can i see the design first
can i see a draft of the website before you build
do you do wireframes
mockup
prototype

= Rehearsal and launch:
how do you launch a website
how does the launch go
will our old links still work
what about our old urls
website launch

= Ninety days of care: Faults in what
are bug fixes free
any warranty on the website
do you do website maintenance
can you maintain our website
is maintenance free for some time
bugs after launch
hi do you give support after the site is live

= After that you
* what happens after ninety days
is monthly maintenance a must
can we pay you monthly to look after the site
do you have monthly maintenance for sites
after 90 days what

= Usable within two
our site takes ages to open
our website is slow on mobile
website too slow
can you speed up my site
do you make fast websites
will my site be fast
will it work well on phones
are your websites responsive
how fast does it load
mobile friendly
* what comes with a website
* whats in the website package
* web development features

= Accessible to WCAG
are your websites accessible
does it work for disabled people
do you do accessibility
can you make our site accessible
wcag

= Texts and pictures your own staff
can i edit the site myself
can i update the website on my own
can we change the text ourselves
do i need a developer for every change
is it easy to update
we cant update our own website
every small change costs us money
self edit

= A way to edit content:
do i get a cms
is a cms included
do you set up a cms
content editor
admin panel for the website

= Connections to the
can you connect our erp
can you integrate with our crm
can you connect the site to our booking system
do you do integrations
does it work with our existing systems
payment integration
our systems dont talk to each other
we copy leads from the site by hand

= Analytics that respect
do you set up analytics
do you set up cookie consent
is analytics included with the site
will i see how many visitors i have
cookie banner

= Tests and a release pipeline: Every
is testing included
how do you test
do you do qa
testing
can you undo a bad update

= Automated tests for
do you test the checkout and forms of the site
do you test the parts that earn us money

= Source code, accounts
is the domain in my name
who has the passwords
do we get the source code
will you give the source code
our developer holds our domain hostage

= You do, once
who owns the website
who owns the site after
do i own the code
is the code mine
are the design files ours

= A site or application in production:
* what do i get at the end of a website project
* what are the deliverables for a website
do you handle domain and hosting
do you set up ssl
is going live included
is the launch included in the price

= A design system, not only pages:
do you also do the design
is design included
do you do ui design
can you design our site
ui ux
figma
our design is inconsistent

= A handover that holds:
do you train us to use the website
will you show us how to use the site
do you explain the system to our it team
is there a handover
documentation

= Often.
our developer is gone
our web guy left
our web guy doesnt answer anymore
our freelancer disappeared
our agency closed
our last agency left us hanging
my developer left the project halfway
my website is half finished
nobody knows how our site works
can you take over our website
can you take over from another agency
can you fix our existing website
can you look after a site made by others
do you work on existing sites
do you fix websites
do you fix other peoples code
do you finish half done projects
need help with my existing site
looking for someone to maintain an old site
we want to switch developer
our site is broken
our website has many bugs
our website was hacked
takeover

= We first spend
how do you start when you take over a website
do you do a code review
can you review our code
can you check the quality of our code
code audit

= The report is
do we have to give you the work after the code review
can we keep the code report
is the audit report ours

= If you need
i need a small five page website
need only a few pages
is wix ok for me
should i use a template
can i do my website myself
do you do one page sites
template site
* when is your web service not for me

= Nor should you
should we redesign our site
should i rebuild my site
should we redo our website
do i need a new website
is a redesign worth it

= A rebuild pays
when does a rebuild make sense
when is a new website worth it
when should we rebuild our website
when does a redesign pay off

= Send us the
* how do i start with a website
* what do you need from us to begin the site
* what should i send for a website
* ok i want the website how do we start
* lets start with the website
* i want to start a website project
* next step for the site
can you check my website
can you see our current site and tell us
can i send you my website
whats wrong with our site
do you do free website reviews
do you review websites
website check
look at my site
i have a website can you look at it

= React
* what do you use to build websites
* what are websites built with

= Next.js
do you do next js
can you build it in next js
nextjs
next js developers

= Node.js
do you do nodejs
node backend
nodejs
can you build our backend in node

= TypeScript
do you do typescript
typescript

= GraphQL
do you do graphql
do you make graphql apis
graphql

= Python
do you do python
python
python developer

= Django
can you work on our django app
django
django developers

= PostgreSQL
do you do postgres
postgres
which database do you like

= WordPress as a
do you do wordpress sites
do you work with wordpress
can you make a wordpress site
can we keep wordpress
need a wordpress developer
our site is in wordpress

= Strapi
do you do strapi
strapi
do you use strapi cms

= Sanity
do you do sanity
sanity cms
which cms do you use
headless cms

= Apps for iOS and Android that
hi do you do apps
hey do you guys make apps
hi need app for my gym
need a phone app
need an app for my clinic
need an app for my school
need an app for our gym
need an app like uber
need an app like swiggy
need someone to build an app
looking for app developers
looking for a mobile app company
we want to build an app
i want to create an app
i'd like an app for my yoga studio
i have an app idea
got an app idea
can you build us an app
can you make an app
can you make a delivery app
can you make a taxi app
can you develop apps
can you design an app
could you build an app for our travel agency
so you make apps right
you make mobile apps too
do you also do mobile
do you do mobile apps
do you do apps for schools
do you build android apps
do you build apps for startups
do you make apps for small business
do you create apps
do you develop mobile applications
do you offer mobile development
do you provide mobile app services
do you handle mobile apps
do you help with apps
are you into app development
is mobile something you do
is it possible to make an app for my shop
just wondering if you do apps
ok do you do apps too
and apps
what about apps
sir i need android app
sir app banana hai
bro i need an app
pls can you make an app
app developer
app developers
app design
mobile app development
mobile application
ios
android
iphone app
ios and android
tablet app
booking app
we are a gym and want an app
we run a restaurant and want our own ordering app
we have no app yet
our customers ask for an app
our app is slow
our app is outdated
our app has bad reviews
our app crashes
my app is not good
we have an old app and want a new one
we want to redo our app
what kind of apps do you make
what is your mobile service
tell me about mobile development
tell me about your app service
more about your apps
info on app development
mobile development details
about app development
im interested in mobile development
interested in an app

= We build apps
do you make apps for couriers
do you make apps for nurses
need an app for our drivers
can you make an app for our field engineers
who uses your apps
staff app

= One code base
is it one app for both
do i pay double for ios and android
does one app work on both
* whats included in an app
* what comes with an app
* whats in the app package
* mobile development features

= Works with poor
does it work offline
will the app work offline
can you make an offline app
our staff have bad network
our app doesnt work without internet
offline mode

= Store listings, signing
do you upload it to play store
do you publish on google play
do you handle the app store
can you publish our app
who publishes the app
app store submission
publishing
need help with app store

= Push messages that
can the app send push notifications
will it have push notifications
are push notifications included
need an app with notifications
push notifications

= Crash reports watched
do you watch crashes
do you track crashes
crash reports
who watches the app in the first month

= Support for screen
does the app work for blind users
can old people use the app
does the app support large text

= Staged releases: 5%
do you release to all users at once
do you roll out slowly
will you release the app to everyone at once

= Apps in both stores:
* what do i get at the end of an app
* what are the deliverables for an app
* deliverables mobile
will it be in both stores
whose account is the app published under
developer account

= The service behind them:
do you build the backend
do you do backend
is an admin panel included
will i get an admin dashboard for the app
can you build the api
need a backend for our app
need an api
api development

= Where you already
we have a backend already
can you use our api
we only need the app not the backend
do you work with our existing api

= Automatic builds and releases:
do we get test builds
will i get the app on my phone to test
can i try the app during development
how do i test the app

= Figures you can steer by:
do we get app analytics
can i see how many people use the app
do you set up app statistics
app analytics

= Mobile development was part of these
app cost
app charges
app quote
app quotation
app budget
price for an android app
price for a gym app
price for a restaurant app
price for an app like uber
cost of an ios app
cost to make an app
mobile app rates
mobile development price
iphone app price
how much for a mobile app
how much for a delivery app
how much is a simple app
how much does it cost to develop an app
how much do you charge for app development
how much will an app for my school cost
what do apps cost
what does a mobile app cost
what does app development cost
whats the price of an app
whats your rate for an app
hi app price
sir how much for android app
ok so how much is an app
approximate price of a mobile app
is an app expensive
are your apps expensive
can i get an app for 10 lakhs
can you make an app under 10000 dollars
do you make cheap apps
cheap app
our budget for the app is 50000
how long for an app
how long to develop an app
how long would an app take
how long until the app is in the store
how many weeks for an app
when would our app be ready
when can my app be live
whats the timeline for an app
app time
time to build an app
can you build an app in 3 months
need an app fast
need an app in one month
need an app by next month
hi how long does an app take pls
just wondering how long an app takes
* examples of apps with price and time

= Plan for 15
app maintenance cost
app maintenance
how much per year for an app
how much to maintain the app
what does it cost to keep an app running
is there a yearly cost for the app
do you maintain apps after launch
can you maintain our app
do you do app updates

= Apple and Google
why does an app need maintenance
why does an app cost money every year
why do apps need updates
why do we pay every year for the app

= A day in the field:
* what is the process for an app
* how do you build an app
* app development process
* steps to build an app
* ok so how does an app project go
what happens first with an app
whats the first step in making an app
do you visit our place before making the app

= Prototype on a real phone:
can i see a prototype of the app
will i see the app before you build it
when do i see the app for the first time
app prototype
do you test the app with users

= The thin first version:
whats in the first version of the app
can we start with a small version of the app
do you do app mvps
app mvp
mvp app

= Staged launch: The
how does the app launch go
app launch
how do you release the app

= React Native if
react native or flutter
flutter or react native
native or cross platform
which is better native or flutter
should my app be native

= We choose by
how do you choose the technology for the app
what will you build my app with
which framework would you use for my app
what would you use for our app

= React Native
do you do react native
can you build it in react native
need a react native developer
looking for react native developers
rn app

= Flutter
flutter
can you build it in flutter
need a flutter developer
looking for flutter developers
flutter app

= Swift
do you do swift
do you have swift developers
native ios app
* what are your apps built with
* tech stack for apps

= Kotlin
do you do kotlin
do you do native android
native android app
do you have kotlin developers

= Firebase
firebase
do you do firebase
do you work with firebase
can you use firebase

= Maps and location
can the app use gps
can the app track our drivers
do you do gps tracking
need an app with live tracking
maps in the app

= Bluetooth
does the app work with bluetooth
can you connect an app to our device
do you do bluetooth apps
do you do iot apps

= Biometric sign-in
can the app use face id
fingerprint login
face id
biometric login

= A first submission
will google approve the app
what if apple rejects it
apple rejected my app
our app got rejected
our app was rejected by apple
app store rejection
do apps get rejected

= If people will
* when is an app not for me
do i need an app
do we really need an app
does a restaurant need an app
is an app worth it
should i make an app
app or website
an app or a website which is better

= A fast website
whats cheaper app or website
is a pwa cheaper
do you make pwas
pwa
progressive web app

= And if the
will an app fix our process
our process is a mess can an app fix it
our process doesnt work will an app help
can an app fix our chaos

= Describe the moment
* how do i start with an app
* how can i get my app made
* what do you need from us to begin the app
* ok i want the app how do we start
* ok lets do the app
* lets start with the app
* i want to start an app project
* ready to start our app
* next step for the app
* i have an app idea what should i do
what do you think of my app idea
can you tell me if my app idea is good

= Online shops whose stock is right
hi do you make online stores
hey do you do ecommerce
hello do you do e commerce
do you also do online stores
do you make ecommerce sites
do you make shops for furniture
do you build ecommerce
do you create webshops
do you develop ecommerce websites
do you offer ecommerce development
do you set up online shops
is ecommerce something you do
is it possible to sell my products online
so you do online shops right
so you make stores too
just wondering if you do ecommerce
can you do an online shop
can you make an online store
can you make a shop for my clothes brand
can you design an online store
can you help us sell online
can you handle our online shop
could you build a shop for our pharmacy
need a shop
need an e shop
need a store for my jewellery
need an online shop for our bakery
need a shop for cosmetics
looking for an ecommerce agency
looking for a webshop
we want to sell online
we want to start ecommerce
we want a new online shop
want to open an online store
i want an ecommerce site
i have a bookshop and want to go online
we sell on instagram and need a shop
we sell on amazon and want our own shop
our shop is slow and old
our shop doesnt sell
our webshop is outdated
our store looks bad on phones
can you redesign my webshop
sir do you make shopping website
pls make me an online shop
e commerce
e-commerce website
ecommerce website
ecommerce developer
web store
selling online
shopping site
shopping cart
what is your ecommerce service
tell me about ecommerce
tell me about your shops
more about ecommerce
info on ecommerce
ecommerce details
ecommerce services
im interested in an online store
we are interested in ecommerce

= We build shops
do you do multi country shops
need a shop for two countries
do you work with retailers
we have three warehouses and one shop
we sell in india and dubai can you help

= From about USD
shop price
store price
online store cost
ecommerce cost
ecommerce charges
webshop price
price for a shopify store
price for a furniture shop online
price of an ecommerce site
cost of an online store
cost to build an online store
shopify price
how much for an online shop
how much is a webshop
how much is an ecommerce website
how much does a webshop cost
how much do you charge for ecommerce
what does an ecommerce site cost
what would a small shop cost
whats the price for an online shop
hi price for online store pls
sir ecommerce price
bro how much for a shop
just wondering what a shop costs
can i get an online store for 3 lakhs
can you do a shop for 10k
need a cheap online shop
my budget for the shop is 30k

= Platform and payment
what other fees are there for a shop
are shopify fees included
do i pay shopify too
shop running costs

= E-commerce was part of these
how long for an online shop
how long for a shopify store
how long does ecommerce take
how long until we can sell online
how soon can you make a shop
how many weeks for a shop
how much time to build a store
when would our shop be ready
when can my store be live
what is the timeline for ecommerce
shop timeline
can you do the shop before diwali
need a shop fast
need an online store in one month
* examples of shops with price and time

= Checkout in one
* what is included in the shop
* what do i get with an online shop
* ecommerce features
our checkout is too long
people leave at checkout
customers dont finish their orders
many abandoned carts
cart abandonment

= Stock that agrees
our stock is wrong
stock is wrong in our shop
we sell things we dont have
we oversell
does the shop sync stock
can you sync inventory
inventory sync

= Search that forgives
search in our shop is bad
customers cant find products in our shop
nobody finds anything in our shop
can the shop have a good search
product search

= Prices, tax and
can the shop have several currencies
can you do multi currency
can you handle vat
does the shop do tax
shipping and tax

= Returns that customers
can customers return things online
do you do returns
we handle returns by email
returns

= Orders passed to
we type orders by hand
orders get lost
do orders go to our erp
can orders go straight to the courier
can you automate our orders
order automation

= Product pages that
will my products show on google
our products dont show on google
is the shop seo friendly
product pages

= A shop on the right platform:
* what do you deliver for a shop
* what do i get at the end of a shop project
* ecommerce deliverables
which platform is best for my shop
shopify or something else

= Hosted Shopify where
is shopify good for us
should i use shopify
is shopify right for my store
shopify or own shop
shopify or woocommerce

= Shopify
shopify
do you do shopify stores
can you build a shopify store
can you set up shopify
need a shopify developer
* what do you use for online shops
* ecommerce tech stack

= WooCommerce
woocommerce
do you do woo
can you make a woocommerce shop
need a woocommerce developer
our shop is on woocommerce

= Medusa
medusa
do you do medusa
do you use medusa js

= Payments that suit the buyer:
which payments can the shop take
which payment methods do you support
can customers pay cash on delivery
can we take online payments
upi
e wallets
need online payment for my shop

= Stripe
stripe
do you do stripe
can you set up stripe
do you work with stripe

= Razorpay
razorpay
do you do razorpay
can you set up razorpay
do you use razorpay

= Apple Pay
apple pay
can customers pay with apple pay

= Google Pay
google pay
gpay
can customers pay with gpay

= Tabby
tabby
do you do tabby
buy now pay later

= Odoo
odoo
do you do odoo
can you connect odoo
we use odoo

= SAP
sap
can you connect sap
we use sap
* which erps do you connect

= courier APIs
can you connect our courier
do you connect shipping companies
courier integration
shipping integration

= Refunds work from
how do refunds to my customers work
can we refund customers in the shop

= Moving house without losing addresses:
can you move our store from magento
can you migrate our shop
do you do store migration
need to move our shop
we want to switch to shopify
will we keep our customers and orders when we move

= Load tests at
our shop goes down on sale
our site crashed on black friday
will the shop survive a sale
can the shop handle many visitors
do you do load testing

= Follow ten orders:
* what is the process for a shop
* how do you build a shop
* ecommerce process
* steps for an online shop
* ok so how does a shop project go
what happens first with an online store

= Run both shops:
do we have to close the old shop
can we keep the old shop running
will our shop be offline during the change
will we lose sales when we switch

= Below about 100
* when should i not build a shop
* when is an online shop not for me
we have only 20 orders a month
we get 10 orders a week
i just start selling do i need you
can i do shopify on my own

= If margins are
will a new shop increase our sales
will a better shop save us
our margins are thin
our sales come only from ads

= A dip of
will we lose our google ranking
will we lose google traffic when we move
will my ranking drop with the new shop
does a new shop hurt seo

= No, and you
do you store card data
do you handle credit card data
is payment secure
is it safe to take cards
pci

= Almost always.
can i keep my erp
can we keep using our erp
can we keep our current erp
must we change our erp

= If it has
can you connect our erp to the shop
can you connect an old erp
does the shop connect to our erp
our erp has no api

= Tell us how
* how do i begin a shop
* how do i get an online shop made
* what do you need from me for a shop
* what should i send for an online store
* ok lets do the shop
* lets start with the shop
* i want to start a shop project
* next step for the shop

= Search, advertising, e-mail and content,
hi can you help with marketing
hey do you guys do digital marketing
do you also do ads
do you offer ads management
do you provide digital marketing services
do you handle campaigns
do you help with seo
do you help clinics get patients
do you do seo for lawyers
is seo something you do
is it possible to get more leads with you
so you do seo right
you do ads right
just wondering if you do seo
ok do you do seo too
and seo
what about seo
can you do marketing
can you run our ads
can you market my business
can you promote my app
can you get more patients for my clinic
can you get us more students
can you bring more visitors
can you improve our ranking
can you put us on google
can you write content for us
could you do marketing for a law firm
need help with google ads
need more customers
need more members for my gym
need more bookings for our hotel
need more orders
need someone to do our marketing
need an seo expert
need a marketing agency
looking for an seo company
looking for digital marketing
we want to run ads
we want to rank on google
we want to be on top of google
i want marketing for my shop
i want to advertise my business
i want more leads
nobody finds us
nobody finds our shop
nobody visits our website
nobody knows us
no one visits our site
no traffic
we get no enquiries
we get very few enquiries
we have no customers
we dont get enough customers
we are not found on google
our website gets no visitors
our site is not on google
our website doesnt bring leads
our site does not rank
my site doesnt show up in google
my website has no traffic
our competitor is first on google
our traffic dropped
our marketing doesnt work
our ads are not working
our hotel is half empty
our restaurant is empty on weekdays
sales are slow
business is slow
sir i need more customers
pls help me get customers
pls get my site on google
seo services
advertising
ad agency
online ads
content
email campaigns
lead generation
more sales
more traffic
promotion
ppc
sem
google ranking
what do you do for seo
what is your marketing service
tell me about marketing
tell me about your seo
digital marketing details
im interested in marketing

= A fixed monthly
marketing charges
marketing rates
digital marketing price
digital marketing packages
seo cost
seo quote
ads price
google ads cost
price for google ads
cost of seo
cost for seo for my clinic
how much for marketing
how much is marketing
how much does marketing cost
how much per month for marketing
what do you charge for seo
what is your fee for marketing
whats the cost of marketing
hi seo price pls
sir seo charges
just wondering what seo costs
is seo expensive
do you charge monthly for seo
is the marketing fee fixed

= Never a percentage
do you take a percent of our ad budget
do you take commission on ads
do you take a cut of the ads
do you charge a percentage for ads

= Advertising shows its
how long until ads work
how long do ads take
how long for ads
how soon will ads bring leads
when do google ads work

= Search takes four
how long for seo
how long to rank on google
how soon will we rank
how much time does seo take
when will seo work
can seo work in one month

= Anybody who promises
can you guarantee first page
do you guarantee ranking
do you guarantee results in seo
is number one on google guaranteed
number one on google

= The first three
is there a contract for marketing
how long is the marketing contract
are we locked in
minimum term
can i do seo just for one month

= From then on
can i cancel marketing
can we cancel seo
can i stop the ads anytime
how do we cancel the marketing
notice period for marketing

= Search work that
* what is included in seo
* what do i get with marketing
* what comes with digital marketing
* marketing features
* so what do we get for marketing

= Advertising in your
whose account are the ads in
can i see what the ads cost
will we see every cost
do you run the ads in our account

= You own the
who owns the ad account
do we own the google ads account
is the ads account ours
our agency wont give us our ads account

= E-mail people signed
do you send emails to our customers
can you send a newsletter for us
do you do mass mail
do you do bulk email

= Landing pages designed,
do you do landing pages
do you create landing pages
need a landing page
need landing pages for our ads
landing pages

= Articles written with
do you write content
can you write our blog
need content for our website
blog writing
copywriting

= One monthly page:
do you send marketing reports
what do the marketing reports show
marketing report
monthly report for ads

= Measurement you can trust:
* what are the deliverables for marketing
do you track leads
can you track where our leads come from
we dont know which ads work
we have no idea what works in our marketing
conversion tracking

= A technical search audit, and the repairs:
do you do seo audits
can you do an seo audit
can you check our seo
seo check
our site has seo errors

= Find where the money leaks:
we waste money on ads
our leads are too expensive
we get bad leads
google ads eats our money
ads cost too much

= Google Ads
do you do adwords ads
can you run google ads
can you manage our google ads
adwords
* marketing tools
* tools for marketing

= Meta Ads
meta ads
do you do instagram ads
can you run instagram ads for my bakery
can you do instagram for us
need facebook ads

= LinkedIn Ads
do you do linkedin ads
do you do linkedin
can you run linkedin ads for us
b2b ads

= GA4
google analytics
can you set up ga4
do you do google analytics
ga4

= HubSpot
hubspot
do you do hubspot
can you set up hubspot

= Zoho
zoho
do you do zoho
can you work with zoho crm
we use zoho

= Mailchimp
mailchimp
do you do mailchimp
can you set up mailchimp
we use mailchimp

= Put the measuring right:
* whats the process for seo
* how do you do marketing
* ok so how does marketing go
what happens first with marketing
whats the first step in marketing
when do ads start

= Ninety days on two channels:
how many channels do you run
which channels do you use
is there a plan for the ads
what happens in the first three months of marketing

= We are also
* when not to buy marketing
do you do video
can you make us famous
videos
reels
video production

= That is not among
do you do branding
do you do logos
need a logo
logo
branding

= And below about
is 1000 dollars a month enough
is 200 a month enough for ads
minimum ad budget
whats the minimum for ads
do you take small ad budgets

= If fewer than
visitors come but nobody calls
people visit but dont buy
we have traffic but no sales
many visitors few orders
our conversion is low
our website does not convert

= Tell us what you spend
* how do i start with seo
* what do you need to start with ads
* what should i send for marketing
* ok lets do marketing
* next step for marketing
can you check my google ads
can you look at our marketing
can you review our ads
are we spending too much on ads
is our ad spend ok

= Assistants, document reading and forecasts built
hi do you do ai
hey do you guys do ai
hey can you do ai stuff
do you do data science
do you also build chatbots
do you make ai apps
do you make chatbots
do you make chatbots for clinics
do you build ai tools
do you create ai assistants
do you develop machine learning models
do you offer ai services
do you provide ai solutions
do you handle ai projects
do you help with ai
is ai something you do
is it possible to make a chatbot for my shop
so you build ai too
you do chatbots right
just wondering if you do ai
ok so do you do ai
and chatbots
what about chatbots
can you do ai
can you make an ai app
can you make an ai agent
can you build an ai assistant
can you build us an assistant
can you add ai to my website
can you add a chatbot to our site
can you set up a chatbot
can you automate our office work
can you automate emails
can you help us with ai
can you train a model
can ai help our hospital
can ai help my shop
could you build a chatbot for an ngo
need ai for my business
need ai for our company
need an ai solution
need an ai chatbot
need an ai tool
need a chatbot
need a chatbot for my clinic
need a chatbot for customer service
need someone who knows ai
looking for an ai company
looking for ai developers
we want an ai assistant
we want a bot for our support
want ai in my business
want a bot like you
i want to use ai
i want a bot like this
our staff answer the same questions all day
our team answers the same questions again and again
our helpdesk is overloaded
our support team is overloaded
we get too many customer messages
too many support tickets
customers ask the same things every day
our staff waste time on boring work
too much paperwork
we have too much paperwork
sir i need chatbot
pls make me a chatbot
ai solutions
ai developer
ai agents
ai automation
artificial intelligence
automation
bots
chat bot
chatbot development
machine learning
ml
llm
rag
genai
generative ai
whatsapp bot
voice bot
what do you do with ai
what kind of ai do you build
what can ai do for us
what is your ai service
tell me about your ai service
more about ai solutions
info on ai
ai solutions details
im interested in ai
we are interested in ai

= AI solutions was part of these
ai cost
ai rates
ai solutions price
ai development cost
ai project price
chatbot price
bot price
price for an ai assistant
price of a chatbot
cost of ai
cost of an ai assistant
cost to build an ai
how much for a chatbot
how much is ai
how much do you charge for an ai project
how much would an ai cost
what does a chatbot cost
what does an ai assistant cost
hi how much is ai pls
just wondering what ai costs
is a chatbot expensive
can i get a chatbot for 1000 dollars
need a cheap chatbot
how long does ai take
how long to build a chatbot
how long would a chatbot take
how soon can we have an ai assistant
how many weeks for a chatbot
when would our chatbot be ready
whats the timeline for ai
chatbot timeline
can you make a chatbot in a week
ok and how long for ai
* examples of ai projects with price and time

= Usually between one
what does ai cost to run
what are the running costs of ai
how much does a bot cost per month
is there a monthly cost for the chatbot
chatbot running cost
cost per answer

= We set a
is there a limit on ai costs
can we set a limit on ai spending
what if the ai costs too much

= Assistants that answer
* what is included in ai
* what do i get with ai solutions
can the ai use our documents
can you make a chatbot with our own data
need a bot that answers from our files
our staff cant find documents
internal knowledge bot

= Reading of invoices,
can ai read invoices
can you scan our documents
do you do document processing
we type invoices by hand
we type in invoices all day
we have thousands of paper forms
need ocr
data entry automation

= Forecasts of demand,
can ai predict demand
do you do forecasting
we buy too much stock
we dont know how many staff we need
need a sales forecast
prediction
predictive analytics

= A person in
does a human check the ai
does a person check the answers
can a human take over
is ai safe to use for us

= Personal data removed
is our data safe with ai
what about privacy with ai
does personal data go to openai
does the data stay in the country with ai
ai privacy

= Guard rails: Sources
what if the ai is wrong
do your bots hallucinate
can the ai lie
how do you stop hallucinations
our bot makes things up
our chatbot is stupid

= The working system:
can the ai work in our helpdesk
can it work in whatsapp
will it work with our current tools
do we need a new program for the ai

= A switch between providers:
can we change the ai model later
can we switch from openai later
are we locked to openai
what if openai gets expensive

= A test set before a model:
* what are the deliverables for ai
* what do i get at the end of an ai project
* ai deliverables
how do you test the ai
how do you test a chatbot

= Two hundred or
how many test questions do you use for ai
how many examples do you need for ai

= OpenAI
gpt
do you use openai
do you work with chatgpt
can you integrate chatgpt
chatgpt integration
* ai tech stack

= Claude
claude
do you work with anthropic

= Llama and Mistral
can you do a private ai
do you do open source models
need ai on our own servers
llama
local llm
on premise ai

= PyTorch
pytorch
do you do pytorch
do you do deep learning
deep learning

= Pick a task by arithmetic:
* whats the process for an ai project
* how do you build an ai
* how do you make a chatbot
* ok so how does an ai project go
what happens first with ai
whats the first step for ai

= Three weeks of proof:
do you do an ai poc
can we do a poc first
is there a trial for ai
ai poc
proof of concept

= They have a
is the poc a fixed price
can we stop after the ai trial
do we have to go on after the poc
is the ai trial at a fixed price

= We cannot say
how accurate is the ai
how accurate are your chatbots
how good will the chatbot be
how often is the ai wrong
accuracy

= Not with the
will openai train on our data
will our data train the model
is our data used for training
does our data train the ai
do they train on our data

= If the rule
* when not to buy ai
do i need ai
do i really need a chatbot
is ai worth it
is ai overkill for us
should we use ai

= Do not buy
can ai choose whom to hire
can ai diagnose patients
can ai make medical decisions
can ai approve loans

= Name one task
* how do i start with ai
* how can i get a chatbot made
* what do you need to build a chatbot
* ok i want ai what next
* ok lets do ai
* next step for ai
where can we use ai in our company
what can we automate
what should we automate first
which of our tasks could ai do

= Hosting, migration and operations with
hi do you do hosting
hey do you guys do cloud stuff
do you do cloud
do you do server setup
do you also do servers
do you host online shops
do you host what you build
do you offer cloud services
do you provide cloud solutions
do you handle migrations
do you run systems for others
do you set up hosting
do you help with servers
is devops something you do
is hosting included with you
is it possible to host our app with you
so you do hosting right
just wondering if you do hosting
ok do you do cloud too
and cloud
what about cloud
can you do devops for us
can you host our shop
can you host my website
can you manage our hosting
can you look after our servers
can you take over our hosting
can you move our server
can you migrate us to the cloud
can you migrate our database
can you set up aws
can you handle a migration
could you run the servers for our clinic
need hosting for my app
need a server
need a server for our software
need a new server
need cloud help
need a devops engineer
need someone to run our cloud
need help with aws
need to move to the cloud
looking for cloud hosting
looking for a cloud company
looking for devops
we want to move to aws
we want to migrate to azure
i want hosting
our servers are old
our server is slow
our site is always down
our website goes down every week
our website is down a lot
our system crashes every month
our servers are in the basement
our sysadmin left
nobody looks after our servers
my site keeps crashing
my hosting is bad
we have too many outages
we have a lot of downtime
too much downtime
downtime
sir need server
pls help with our server
cloud solutions
cloud migration
web hosting
managed hosting
host
server management
server maintenance
devops services
infrastructure
sysadmin
what do you offer for hosting
what is your cloud solution
tell me about your hosting
tell me about your cloud service
more about cloud
info on cloud
cloud solutions details
im interested in cloud

= Cloud solutions was part of these
cloud rates
cloud solutions price
cloud migration cost
devops price
hosting charges
price for hosting
price for devops
price for server management
cost to move to the cloud
how much for cloud
how much for hosting my app
how much is cloud migration
how much does cloud cost
how much would it cost to move our servers
what does hosting cost
what do you charge for hosting
whats the cost of cloud
hi hosting price pls
sir cloud price
just wondering what cloud costs
is hosting expensive with you
how long does a migration take
how long to migrate to aws
how many months for a migration
migration timeline
can you move us in a month
ok and how long for cloud
* examples of cloud projects with price and time

= 99.9% uptime for
* whats included in cloud
* what is included in hosting
* what comes with hosting
* cloud package
* so what do we get for hosting

= For what we operate we commit
do you guarantee uptime
is there an uptime guarantee
what sla do you offer
whats your sla
will our site stay up

= That allows about
how much downtime is 99.9
how many minutes can it be down
will it go down
how much downtime per month

= Checks run from
what if you miss the uptime
do we get money back when it is down
what do we get if you miss 99.9
how do you measure uptime

= Maintenance announced five
does maintenance count as downtime
is maintenance part of the uptime
what is not in the 99.9

= Restores rehearsed every
do you do backups
are backups included
how often do you test backups
we never tested our backups
we lost data once
disaster recovery

= Every server described
do you do infrastructure as code
iac
if a server dies can you rebuild it
nobody knows how our servers are set up

= Engineers on call
do you have on call engineers
is someone on call at night
who fixes the server at night
our site goes down at night and nobody notices
night support for servers

= For production faults,
is it really 24/7
how fast do you react when it is down
how quick is support at night
whats the response time
emergency support

= A cost review
our cloud bill is too high
our cloud bill keeps growing
our hosting is too expensive
we pay too much for aws
we spend too much on servers
can you reduce our hosting cost
do you cut cloud costs
need to cut our aws bill
cost optimisation

= Cost by product
nobody understands our cloud bill
we dont understand our aws bill
what does the cost report show
can we see the cost per team

= Least privilege, encryption
is our data encrypted
do you do server security
our servers are not secure
we got hacked
cloud security
encryption

= Data kept in
where will our data be stored
can the data stay in malaysia
data must stay in the country
data residency
do you host in india

= In India and
do you host in the uae
are there data centers in india
are there data centres in malaysia
which region would our data be in

= 99.9% uptime, in writing:
* what do you deliver in cloud
* what are the deliverables for cloud
* cloud deliverables
* what do i get at the end of a migration

= Monitoring that wakes the right person:
do you monitor our site
can you monitor our website
we notice outages only when customers call
nobody tells us when the site is down
monitoring
alerts

= AWS
do you work with aws
we are on aws
are you aws experts
need an aws engineer
amazon cloud

= Azure
do you do azure
we are on azure
need an azure engineer
* which clouds do you use

= Google Cloud
gcp
do you do gcp
do you do google cloud
we are on google cloud

= Kubernetes
k8s
do you do kubernetes
can you set up kubernetes
need kubernetes help

= Docker
docker
do you do docker
can you dockerize our app

= Terraform
terraform
do you do terraform

= GitHub Actions
github actions
do you do ci cd
can you set up ci cd
can you set up a pipeline

= Hetzner where it
hetzner
do you do hetzner
cheap servers

= Prometheus
prometheus
* what do you use for monitoring
* monitoring tools

= Take stock: Two
* how do you migrate a system
* how does a migration work
* what are the steps of a migration
* migration process
whats the first step for cloud
what happens first with cloud migration

= Two weeks to
how long does the stock taking take
how long is the first step of cloud

= Move in waves:
do you move everything at once
will our system be off during the move
is there downtime during migration
is the migration risky
what do you move first

= Not everything has
must everything go to the cloud
should we move everything to the cloud
should everything be in the cloud

= The one your
aws or azure
which cloud do you recommend
which cloud is better for us
which provider should we take
best cloud for my app

= We take no
do you get money from aws
are you an aws partner and earn from it
do you resell aws

= A single application
do i need kubernetes
do we need the cloud
do we really need aws
is one server enough
is the cloud overkill for us
* when not to buy cloud

= If that is you,
can you set up just one server
can you set up one simple server with backups
we have just one small app can you host it
i only need one server

= Do not move
is cloud cheaper
is cloud cheaper than own servers
will the cloud save us money
should we move to the cloud
is the cloud worth it

= And if you
can you do 99.99
can you do 100 percent uptime
can we have more than 99.9
do you do four nines

= Operate: Patches, alerts,
do you patch servers
who updates the server
do you do security updates
our server has not been updated for years
do you send monthly reports for hosting

= Send us last
* how do we start with the cloud
* what do you need from me for cloud
* what should i send for hosting
* ok we want to move to the cloud what next
* next step for cloud
can you check our aws bill
can you look at our servers
can you review our cloud
cloud audit
infrastructure review

= Most projects need
need a website and an app
need a website and marketing
can you do everything
do you do all of it
can i take two services
website plus seo
site and app and shop
everything from one company

= Describe the problem in your own words
i dont know what i need
not sure which service
which service is right for me
which service do we need
what would you recommend for my shop
can you help me choose
what do i need
`;
