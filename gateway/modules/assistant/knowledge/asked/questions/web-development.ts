/** What people ask, and the sentence that answers it (question-bank.ts). */
export const aboutWebDevelopment = `
= Websites and web
what do i get if you make a website for us
will my pages open quickly on cheap handsets
what is your web service about in one line
i need a homepage that is fast and that we can edit ourselves
describe your website making service
do you make sites that are good on mobile
what kind of internet pages do you produce
web design company, what is special in your work
is speed, access for all and self editing what you stand for
will the homepage load on a basic smartphone
our town library wants new pages that anyone, young or frail, can handle without waiting
what comes out of your studio when a school orders its online presence
are you the sort of studio whose pages crawl, or do they appear at once
sum up in a breath what your site builders stand for
can our clerk keep the pages current after you hand them to us
would the thing be usable on the sort of telephone a farm worker carries
is there a web team at your firm that cares for performance and for elderly readers
could a municipality come to you for its online presence
i want a page that pops up instantly when a tourist with roaming opens it
what would a newspaper gain by letting you make its online edition
do you make sites that open in a snap on a budget mobile
what exactly is your web service good for
will our secretary be able to alter the pages after you leave
can elderly or disabled folk operate the websites you make
i have a hostel and need a lightweight site that loads on patchy 4g
do you do webpage development for a small town council
what distinguishes a longitude website
are your web apps snappy on budget androids
my customers are villagers with 3000 rupee handsets, will your pages open for them
we are a library, can our own folks refresh the pages you make
we just want something quick, accessible and easy to maintain, is that your thing

= We build public
what types of sites do you make
do you do intranets for employees
can you create a login area for our clients
do you make only public pages or also internal systems
we need a staff dashboard, is that something you do
i want a portal where dealers can log in
can you build custom software that runs in the browser
membership area for customers possible
do you make back office software
we want a self service area for patients, is it your field
we are a logistics firm and our clerks need a screen for bookings, who makes that
tenants should see their bills after signing on, is that something you construct
does your team only take brochure pages or bigger browser programs too
union members need a private corner with documents, do you build those
could you replace the excel sheets our admin office lives in with a browser tool
parents of pupils want to check marks on the web, would you take that on
a supplier area where they check orders and print papers, does that exist in your range
is a cockpit for our own employees in your line of work
our agents in the field need a place to log leads from any browser, who can make it
we want our wholesale clients to place repeat purchases behind a login
is a booking engine for a sports hall something you would develop
internal wiki and approval workflow, do you develop such stuff
is your firm only for marketing pages or for serious software too
can you create a dealer login where partners see invoices
which kind of web stuff do you develop
we run on spreadsheets, can you create an admin panel in the browser
do you make extranets or self-care areas for policyholders
can you build us an internal roster system
do you only do brochure sites or also web applications
my housing society wants a place where residents view dues
do you construct intranet tools for hr
our tenants association needs a members' corner with logins, do you do that
can you replace our giant google sheet by a proper browser tool
internal dashboards for our stock team, do you make them
what types of websites do you build
do you build customer portals
can you make internal tools
can you tell me what you build for the web
i want to know if you do intranets
is it true that you build portals too
public websites, portals, internal tools
what about a login area for our clients
do you do dashboards for staff only
can tenants get a place to see their rent bills
could you make a back office for our clinic
is it just brochure pages or real systems too
extranet for dealers, possible
members' corner with passwords, do you do that
can you replace our paper roster by a screen
do you craft something like a booking engine
b2b self-service area, do you make those
do you produce stuff only our employees see
what's the range of your web crew
our housing society wants to show dues to each flat owner, is that in your line
my boss wants an approval workflow for purchases, would you make it
i worry you only do marketing pages, do you do serious back-end systems
suppose parents need to check marks on their own, can it be built
we are a wholesaler and buyers should reorder by themselves at night, can you make that
and what sorts of them do you make
also things for behind the counter
is something with accounts for our customers possible

= You see a
when do i see something for the first time
how early can i look at the new pages
do i have to wait months before there is something to click
when is the first demo
how soon after start do we get something to look at
will you show progress with our own text and photos
after how many days first preview is ready
is the early preview visible to the public
can i check the unfinished site online somewhere
do you use lorem ipsum in the first demo
is there anything to look at in week two
i do not want to pay and then wait blind, when do i see results
does the boss get a link to look at before launch
how many days before there is something on my screen
we got burnt by a studio that showed nothing for three months, would it be the same with you
will there be dummy latin wording in what you show first
i am impatient, after a fortnight is there anything to try
is an early peek hidden from google and from rivals
as long as i see drawings only, i do not believe it, when does something run
when may our chairman poke at the real thing
is the early glimpse with our own articles or invented ones
my cofounder needs a demo by the middle of the month, when do you have one
what happens by day fourteen of the project
is there an early glimpse with real articles from our magazine
i am worried about paying half up front and seeing nothing
will something be running after ten working days
how soon will there be something clickable with our real material
when do i get to eyeball the first draft site
will the early preview be hidden from outsiders
must i wait half a year before i view anything
does the first preview carry our articles or filler text
after signing how many days till a running version
our trustees are nervous, when is there a visible result
i got burnt by a firm showing nothing for a quarter, when do you show something
second question, how soon can my chairman try the site himself
when do i see a working version
is there something to see in the second week
is the first version on a private address
can you tell me when i see my website first
i want to know if i see our own content in it
is it true that you show something in the second week
working version second week
what about a preview before the launch
how soon can i click around
do i have to wait months to look at anything
is there lorem ipsum in the draft
can my rivals peek at the unfinished pages
staging link for the customer, yes or no
kitne din mein kuch dikhega
bila boleh tengok demo
after how many days does the first prototype run
do you show drawings or the real thing
will google find the half-done site
who can look at it while it's being built
is my dummy filled with actual photos of my shop
our last studio showed nothing till the end, how early do you
my boss wants to poke at it before paying more, when can he
i worry about buying blind, what do i get to try and when
suppose we start on the first of march, when is there something clickable
the trustees are impatient, how long before they may have a glimpse
and when do i get to look at it
where can i view it meanwhile
is it with our texts or fillers

= A website should
what is your motto for websites
what is your philosophy on web pages
what do you believe about good sites
in one sentence what should a homepage do
your slogan for web work
what is the idea behind how you make sites
which principle guides your web work
why do you care so much for waiting time
which sentence would you hang over the desk of your site makers
what is the creed behind your browser work
in your eyes what is a web page for
give me your thinking on web work in ten words
why all the fuss about milliseconds
what's your mantra for web development
your tagline about websites, what is it
what do you hold dear when making a webpage
what is your stance on impatient visitors
sum up your web credo
what should a website do
what is the headline of web development
can you tell me your philosophy on websites
i want to know what you believe a website should do
is it true that a website should do its job before the visitor waits
web development motto
what about waiting visitors, what do you think
your slogan for pages
what's the creed of your web crew
how do you sum up good browser work
which principle guides your homepage makers
got a tagline for that service
what would hang above the desks of your site builders
is there a mantra on patience and pages
what's your stance on loading times in one sentence
do you think people should have to hang on for a page
what do you say a site is there for
the idea behind your web craft in a dozen words
i'm writing a paper on design beliefs, what's yours for the web
my boss wants one line that tells how you think about sites
i hate sitting in front of a spinner, do you feel the same
suppose you had to print it on a t-shirt, what's your web wisdom
and what's the thought behind that
how would you put it in a nutshell
what's the guiding line there

= Usable within two
* what is included in web development
* what all comes with a website from you
* list the features we get in a site build
* what does your website package contain
how fast will my new site be
my site is slow, how quick would yours be
loading time on normal android
what speed do you promise on phones
how many seconds till the page opens
will it be quick for people with cheap mobiles
page speed target
do you guarantee performance
our visitors have 3 year old samsungs, will it be ok
i worry that the new site will be heavy
how long does a visitor wait before he can click
our readers are on 4g in the villages and leave if it drags
time until a page reacts on an average handset
how snappy will it be, in figures
does it make sense to buy speed when our audience has middling devices
people drop off before our pictures appear, what would you reach
can you put a number on responsiveness
as long as it is fast on my iphone 15 pro, it is fast for all, right
farmers open our page in the field, how long must they stare at a blank screen
* everything that belongs to a website order, please list
* what do i get for my money in a site build
* which qualities are standard in each of your sites
a customer in rural kerala opens us on a 90 dollar redmi, is he going to wait
google says our largest contentful paint is bad, what do you achieve
is three seconds acceptable to you or do you aim lower
people complain our pages take ages on 3g
time to interactive target
how snappy will the page be on a budget samsung
what load speed do you commit to
do you have a performance benchmark for handsets
our customers are farmers on patchy 4g, how soon can they use the page
how many seconds till one can tap on something
aunty has a cheap vivo, will the site crawl for her
what is your core web vitals aim for interactivity
is rapid loading part of the package or extra
our last site took ages on my old nokia, how zippy will yours be
my rural customers have cheap mobiles, what loading figure do you promise them
does a sluggish network make the page unusable

= Accessible to WCAG
can blind people use the site
do you care for disabled visitors
which accessibility standard do you meet
is it a11y compliant
our ministry needs conformity for people with disabilities
do you test with screen readers by a person or only with software
is it usable with the keyboard only
which wcag level do you reach
is accessibility extra or is it part of a web build
will old people with weak eyes manage
ada compliance for websites
government tender asks for inclusive design, do you do that
rfp says site must be usable by persons of determination, ok
do you follow the guidelines for inclusive web content
my brother cannot see colours properly, would he cope with your pages
a deaf or motor-impaired citizen must be able to file a form, is that catered for
we were threatened with a lawsuit over barriers on our page, what level do you deliver
is the check for barriers only a robot's score or does a human try it as well
are wheelchair users with a mouth stick thought of
does an automatic scan suffice to be barrier free, or do you go further
what conformance do you put in the contract for public bodies
i run a home for seniors with trembling hands, would they manage the pages
contrast, captions, tab order, who looks after that
we are a university and the equality office demands conformance, what level
can somebody with parkinson's use what you build
my nephew uses jaws, could he book a room on your kind of page
are you honest when you say everybody can use it, who tries it out
section 508 or en 301 549
does a plugin that scores 100 prove that a page is barrier-free
do you comply with ada and the european accessibility act
can a sightless person navigate what you build
which disability standard do you follow
our university insists on accessible pages, how is that verified
do actual testers examine contrast and focus or just software
my client base includes partially sighted pensioners, are they catered for
is a11y audited manually
are subtitles, alt text and tab navigation taken care of
my cousin is sightless and uses nvda, will he manage
are you conformant with en 301 549 or wcag double a
the tribunal may fine us over accessibility, can you make us compliant
is the website accessible to wcag 2.2 aa
do you check accessibility by hand
which accessibility level is included
can a blind customer get through the order form
we are a ministry and need conformity for disabled citizens
a11y audit, robot only or a person too
my brother uses a screen reader, will he manage
ada lawsuit risk, do you cover us
would a pensioner with shaky fingers cope
axe or lighthouse alone, or do you test yourselves with the keyboard
can the colour-blind read it
and for those with handicaps
which inclusive design norm do you stick to

= Texts and pictures
can we update the words without a programmer
do i have to call you each time i want to swap a photo
will my secretary be able to edit the pages
can i change things on my own after you finish
non technical people should manage the page, possible
do we depend on you for every small edit
self editing of the homepage
is a content management system part of the build
we post news every week, can the marketing girl do it
training needed to change a picture
opening times change every ramadan, may we alter them without ringing anybody
i dislike paying a coder to replace a headline
our museum swaps its exhibition posters monthly, who does that afterwards
must one know html to keep the pages fresh
will a volunteer at our charity be able to put up a new notice
as long as we have your studio, every comma costs money, right
who types in new staff portraits, you or we
do i need a technician for a new menu of the day
as a vet i want to swap the emergency number on sundays myself
is a developer required for a typo
our receptionist is 60, could she upload this week's menu
how do we keep news current without an agency
what happens when we want a new team photo next year
do i need a coder to modify a headline
can our volunteers update the event poster by themselves
who changes the menu prices after launch, us or you
is there an easy backend so our intern can upload pictures
must we call you for every small correction
can non-techies alter the wording
will i be able to put ramadan timings up without your help
do you charge for swapping a picture or do we handle it in-house
the chef changes dishes daily, can he type that in himself
i don't want to beg a developer for every typo, how is it with you

= Automated tests for
do you check that the checkout and forms keep working
how do you make sure nothing breaks
what do your test scripts cover
is qa included in the website build
are the sign up and buying steps verified by machine
do you write unit or end to end tests for the site
i fear an update will kill our order form
which parts of the website do you test automatically
will i notice before the customers if the order form is dead
a broken booking button cost us a weekend of revenue, what do you set against that
is there a robot that clicks through the purchase after each alteration
are the money-making steps guarded
who notices that the payment step is dead, a machine or an angry client
regression coverage for the core journeys
will donations still go through after each update, how is it proved
does it make sense to check by hand each time, or do you have scripts for it
how do you keep the enrolment form of a college from dying silently
last black friday our payment form failed and nobody knew, how do you guard against that
a click robot that books a fictitious trip every night, is there such a thing
which journeys are guarded by scripts, all or only those with revenue
do you test at all or do we find the errors
how do you guarantee the donate button never breaks
is automated qa for the purchase funnel included
an update killed our checkout on black friday, how do you avoid that
do robots verify the booking flow after every deployment
what safeguards the parts of the site that bring in revenue
are there e2e checks on signup and payment
do you script regression suites for our critical journeys
one sunday the order button died and i lost lakhs, how do you avoid such a thing
are there automated tests
is every path that earns money tested
are tests included in web development
how do i know an update won't kill the checkout
the donate button was dead for a week once, who'd notice
does a robot try out the booking each night
e2e suite for the revenue funnel, do you write it
is qa done by clicking or by machine
i lose lakhs if buying fails on a sunday, what do you do against it
regression checks on the sign-up journey
our till page broke after a small tweak, how do you avoid that
and who makes sure orders still go through
is the cash-making part guarded somehow

= Connections to the
can you link the site to our salesforce
will it talk to our accounting software
we have an old sap, can the website be hooked to it
integration with existing business systems
can enquiries from the form go straight to hubspot
do we need to replace our current software for the new site
do you connect payment gateways on websites
can you sync the portal with our customer database
api integration with third party tools
does it work with zoho or tally
our hospital has its own database, can the portal read it
our dentist software holds the appointments, may the pages draw from it
we keep members in dynamics, will sign-ups land there
must i throw out the programs we use today
the bookkeeping runs in quickbooks, can bills go over by themselves
does it hook up with our bank's pay page
is there a bridge between the site and what the factory uses
we type each web lead into our list by hand, is there a cure
can the hotel reservation program feed room prices to the pages
the warehouse runs on netsuite, can the portal look into it
our receptionists retype web bookings into opera, could that vanish
we take money with payfort, will it be wired in
is a member's address change on the site pushed to our database
we bought pipedrive last year, do we have to leave it
can the website push enquiries into zoho or salesforce
will it talk to our existing accounting package
is integration with razorpay or billplz included
we use microsoft dynamics, can the portal sync with that
do we have to ditch our old booking software
can you hook the shop front into our sap
our clinic keeps its diary in some ancient program, can your site plug in
can leads flow into freshsales automatically
my receptionist types website requests into the hospital system, can that be wired up
we already pay for odoo, does the website plug in
can you connect our crm
does the website connect to our erp
are connections to payment systems included
can enquiries drop straight into salesforce
we take money via razorpay, can that stay
must we throw out our old sap
does it talk to tally or zoho
reception retypes each booking into opera, can that stop
fpx and ipay88 hooked up
api integration with what's in house
will the new site be an island or speak with our bookkeeping
and our existing software, does it go together
i fear we must replace everything we run, must we

= Analytics that respect
how will i know who visits my site
do you set up visitor statistics
is tracking done in a gdpr way
do you put google analytics and a cookie banner
can we measure traffic without breaking privacy law
will i get numbers on how people use the pages
is visitor tracking legal the way you do it
cookie permission handled
how many people came and what did they read, will we learn it
our data protection officer hates trackers, how do you count then
does the counting stop when someone clicks refuse
i want to know which page brings calls but not spy on folk
are those annoying pop-ups needed in order to count readers
can we have usage numbers and still be clean before the regulator
whether a campaign paid off, will the numbers say it without sneaking
our works council forbids profiling readers, can we still count visits
how do i tell which article people read to the end, legally
is google analytics allowed at all
do you measure success after launch and how do you stay within data protection law
can i gauge visitor numbers and still obey gdpr
do you install stats that need permission first
will i know which page brings enquiries without creeping on folks
is cookie consent wired into the metrics
how do we measure campaigns lawfully on the new site
our works council is wary of trackers, how is insight obtained
do we still get useful numbers when half refuse cookies
are analytics included
do the analytics respect consent
which questions can the analytics answer
can i see how many folks came without spying on them
gdpr-proof visitor counting, do you set it up
our data officer hates google trackers, what do you install
will i know which campaign brought the calls
do people who refuse cookies get tracked
is there an annoying cookie wall or something decent
how do we measure success lawfully
i want numbers but no trouble with the regulator
and how do i learn who visits
matomo, ga4 or what for stats with permission

= Source code, accounts
whose name is the domain registered under
suppose we leave you, who keeps the code
do we get the passwords and repos from the beginning
am i locked in with your agency
is the website address mine or yours
our last agency held our domain hostage, how is it with you
who holds the github and hosting logins
do i really own everything at once
vendor lock in
when do we get the accounts in our own name
is there anything that stays in your hands
can i move to another provider any time without begging for passwords
the previous studio went bankrupt and our address was gone, who would be registered with you
are we the registrant of the web address
who is landlord of the repository
on day one or only on the last day do we hold the keys
can you shut us off if we quarrel about a bill
do you keep anything as a hostage
am i tenant or proprietor of my own site
if your firm disappears overnight do we still hold everything
i paid another firm for five years and own nothing, what would be mine with you
is our domain at godaddy under our own login or under yours
my lawyer asks who holds title to repository and dns
as long as we pay the hosting it belongs to us, right
does it make sense to ask for admin rights before signing
whose name is the domain registered in
will you hold our code to ransom like the previous guys
do i possess the github repo from the outset
who holds the passwords and the registrar login
if you go bust can i still access my site's files
is there vendor lock-in with the accounts
when does ownership of the hosting and code pass to us
my ex agency kept my domain, how is it with you
my previous webmaster vanished with the logins, how do you prevent that
are the domain papers under my trade name
is the source code in our name
who owns the domain
are the accounts ours from the first day
could you hold our site hostage
my ex webmaster vanished with the logins, how do you prevent it
whose credit card and email are on the hosting
if we split up, can i move without begging
repo under our github or yours
who's the registrant at godaddy
is there vendor lock-in
do we only get the keys at the end
and whom does it all belong to
what if you go bust, do we lose our files

= Vite
* what front end tools do you work with
* which frameworks do you use for the user interface
* front end stack for websites
* what do you code the visible part of a site with
do you use vite
which bundler do you build with
webpack or something newer
build tool for javascript
what compiles your react code
dev server with hot reload, which one
is rollup or parcel in use with you
which build tool bundles your frontend code
are you on vite or still create-react-app
what do you use for fast hmr and bundling
is turbopack or esbuild your choice for packaging javascript
which build tool do you work with for web development
is vite in your frontend stack
what bundles your javascript
create-react-app is dead, what do you scaffold with
dev server with hmr, which
what compiles the client side
rollup, parcel, esbuild or what
are you still on gulp
how do you package the frontend for production
and for bundling
our devs love quick hot reload, what's your tooling

= styled-components
do you use styled-components
css in js, do you do that
what do you write your styling with in react
tailwind or something else for looks
how do your programmers write their stylesheets
sass or emotion or what
component level styling library
which css-in-js solution do you favour
how do you style react widgets
do you do bootstrap or css modules for styling
what do you write the css with
is styled-components part of your frontend
tailwind or css-in-js
emotion, sass or what do you style with
how do your coders theme their react widgets
do stylesheets live inside the components
what's your pick for scoped styles
plain css files or something in javascript
bootstrap or your own look, with which library
and for styling
our designers ask how looks are coded at your place

= Fastify
* what runs on your servers, which languages and frameworks
* backend tech stack
* which server side technologies do your people know
* what do you write the api in
do you use fastify
which node framework for the server
express or another http library
* what runs behind the pages
* which language for the server part
javascript on the server, with what
is nestjs or koa used
rest layer in node
what http framework sits on your node servers
is hapi or fastify your pick for apis
which node framework do you know besides express
do you know fastify
is fastify one of your node tools
which lightweight node framework do your backend folks prefer
we have an old express app slow under traffic, what would you rewrite it in
what handles the http requests in your typescript services
js on the server, which one exactly
what do you put under a rest endpoint in javascript
i'm a node guy looking for a job, which framework should i learn for you
do your engineers go for high throughput routing with schema validation in node
does your node crew do plugins and json schema style apis
our cto asks what microservices framework you pick in js land
and on the node side what else

= Django
do you have python developers for websites
do you use django
can you build in a python web framework
our current portal is in django, do you know it
python on the server side of a site
flask or what in python
we have a python team in house, would your choice suit them
can you extend a python admin
do you have pythonistas for web backends
can you maintain our existing django application
which python framework do you master
is fastapi or django used at your place
do you do django
can your team take care of a django admin
our intranet runs on python, can you work with that
i only know python, could i apply for server work with you
which batteries included framework do you use
do you have anyone for drf and its orm
we upgraded from python 2 years ago and nobody maintains it, have you people for that
is there a pythonic option among your server tools
what would you use for a content heavy site with a generated admin
flask or something bigger, which one do you work with
university portal in python, possible with your stack
and besides node what do you write backends in

= Redis
* which databases do you use for web projects
* where do you store the data of a site
* what data technologies do you offer
do you use redis
what do you cache with
in memory store or queue experience
memcached or other key value storage
session storage and job queues with what
* where do the rows and records live
* sql or nosql
fast temporary storage
what do you use for caching and queues
is redis or valkey part of your web stack
which in-memory store are you comfortable with
which thing do you use for caching
how do you keep sessions quickly accessible
our pages hit mysql on every click, do you have something to put before it
what do you use as a broker for background tasks
rate limiting and counters, where do you store them
do your engineers work with pub sub and ttl keys
is there a nosql store in your data list
what sits in ram so the database is spared
leaderboard for our quiz, what data tool would you use
do you handle a sentinel or redis cluster setup
and for temporary data what do you take

= Elasticsearch
do you use elasticsearch
which engine for full text search on large sites
can you build search over thousands of documents
have you elastic experience
our archive has a million newspaper pages, how would readers find one
lucene or solr know-how
opensearch cluster skills
faceted filter over a huge catalogue
what powers full-text lookup on big sites you make
do you have solr or elastic expertise
our archive has lakhs of documents, which search engine do you employ
do you work with elasticsearch
what do you use so people can search our site with typos and synonyms
our product finder returns rubbish, which technology would you bring
do you know elk and kibana
what do you use for autocomplete suggestions over many records
algolia is too costly for us, what do you run instead
law library with a lot of judgments, what does the looking up
do you index content for fuzzy matching
relevance ranking and stemming, which engine
can you tune analyzers and inverted indexes
our shoppers type and get no hits, what tool do you have
and what about search, which software is that

= Sanity
* which cms do you work with
* what content editor would my staff use
* do you have a preferred content management system
* which tools for managing articles do you know
do you work with sanity
are there sanity.io developers with you
can we have a hosted headless cms
* where would the editorial team type
* which editing software is behind your sites
contentful or something like it
structured content studio hosted by the maker
prismic, storyblok or what do you take
are you conversant with sanity for authoring
which hosted headless cms do you know, contentful perhaps
our editors like a saas content studio, which one do you offer
which saas cms is on your list
contentful alternative you people use
do your developers write groq queries
what do our writers get for live collaborative editing of structured content
portable text, have you done that
which cloud cms would you set up for a magazine
we don't want to run a cms ourselves, what would you give us
real time content lake, is that something you do
do you build custom studios for editors
our comms lady needs a hosted backend for text and pictures, which product
what is the first cms you list

= Strapi
do you know strapi
open source headless cms that we can host ourselves
can you set up strapi for us
editing backend on our own machine without licence fees
directus, payload or similar
node based cms
free cms that stays in our data centre
is there a self-hosted open source cms among your tools
which content backend can run on premises
are you acquainted with strapi or ghost
do you use strapi
which cms can we keep on our own server
our it policy forbids content in a foreign cloud, what cms do you have
is there a self managed node cms in your kit
i heard of a javascript cms with a rest and graphql api out of the box, do you do it
we are a ministry and must run the software inside our network, what content tool
something with no per seat subscription for editors please
which cms do you offer that we can inspect the source of
can you extend strapi with own plugins
do you know the v4 to v5 upgrade of that cms
community edition cms, which one do you know
and if we want to install the cms locally

= WordPress as a
do you do wordpress
we love the wp editor, can we keep it
can we continue with wordpress for writing only
headless wp possible
my staff only know wordpress
we write in wp-admin since ten years and my editors refuse a change
gutenberg for the writers, something faster for the readers, can it be
elementor or divi sites, do you take wp at all
is the blog engine everybody knows an option
does it make sense to keep wp just for authors
we adore wordpress for typing posts, may we retain it
can wp be used just as the writing backend
do you decouple wordpress from the front
our bloggers are used to wordpress, must they learn a different system
do you do headless wordpress
can we keep wordpress and still get a modern site
our secretary only knows wp, does she need to relearn
wpgraphql with next, is that something you do
acf fields feeding a separate frontend, ok for you
our php blog is slow but the writers like the dashboard, what do you suggest
do you use wordpress only for writing and something else for showing
can the posts come from wp through its rest api
do you build ordinary wordpress themes or just use it behind
woocommerce people here, does your team keep the dashboard we are used to
decoupled wp, yes or no
what about the most popular cms in the world, do you touch it

= Playwright
* what do you test websites with
* which quality tools do you use
* qa stack for web projects
do you use playwright
how do you do browser testing across chrome and safari
cypress or playwright
selenium or puppeteer or what
headless chrome for checks
end to end tool
* how is quality controlled technically
firefox, edge and webkit runs with which program
what do you use for end-to-end browser testing
are you a playwright or webdriver shop
how do you automate cross-browser checks
what clicks through our checkout automatically before a release
which e2e tool is in your quality kit
do you have robots that try the site in several browsers
our forms broke on iphone and nobody noticed, what do you test that with
i am a qa engineer who knows selenium, what do you use instead
microsoft's browser automation, do you work with it
regression suite for a web app, which tool
cypress or what
do you simulate a user logging in and ordering
how do you make sure it works in webkit too
which tool records traces and screenshots of failing ui tests

= Vitest
do you use vitest
jest or vitest for unit tests
which unit test runner do you have
mocha, jasmine or what
tool for testing single functions
runner that goes along with the bundler
which runner executes your unit specs
are you on vitest or karma
what do you use to test small functions in javascript
which unit testing framework do you use
what do you test small pieces of code with
jest is slow for us, what do you run
do you mock modules and check coverage, with what
what runs with vite for testing
our price calculation must not go wrong, what do you check such functions with
tdd people here, what is your runner
typescript tests, which tool
what gives feedback in watch mode while coding
is there something below browser tests in your quality stack
and for unit level checks

= axe
do you use axe
which tool scans for accessibility errors
automatic a11y checker
deque tools
pa11y, wave or which scanner
lint for barriers in the markup
which software catches accessibility bugs automatically
do you use axe or arc toolkit for a11y
what scanner audits the markup for disabled users
which tool finds wcag problems for you
how do you catch missing alt text and bad contrast automatically
our site must satisfy the european accessibility act, what do you scan it with
section 508 checking, with which software
do you have something that flags missing form labels
blind visitors complained, what software do you use to find the trouble
is there an accessibility linter in your pipeline
which engine tests aria attributes
wheelchair charity here, what tool do you check inclusiveness with
automated a11y in ci, what do you run
and how do you check for disabled people

= Lighthouse
do you run lighthouse
which tool measures page speed scores
do you check google performance scores
pagespeed insights marks
core web vitals report, from which tool
webpagetest or something from google
how do you benchmark website performance
which auditing tool yields the speed rating, gtmetrix or lighthouse
what instrument produces those green page scores
do you use lighthouse
what do you measure load time with
our site is slow on mobile data, which tool do you show us that with
lcp and cls, what do you track them with
which chrome tool gives the score out of 100
do you put performance budgets in ci and with what
my boss saw a red number from google, do you know that tool
how do you prove a page is fast
page rating for seo and best practice, which instrument
do you audit for pwa and speed with something
what tool tells you why a page is sluggish
and for performance what do you use

= A site or application in production:
* what do we receive at the end of a web project
* what are the web deliverables
* what exactly is delivered to us for the website
* list of things handed to me when the site is done
is putting the site online included or billed separately
do you set up ssl, backups and the server
who takes care of going live and what does it cost extra
do i get only code or a running website
do you also do the hosting setup
so what do i have at the end, a zip file or a live site
am i left with a folder of files at the finish, or does it run
who installs it on the machine and is that an extra
* what changes hands at the finish of a site job
* what am i the owner of once you are through
is certificate, safety copy and watching part of what i am given
is it turnkey
i run a bike shop and know nothing of servers, will it simply be online at the end
when you are done do i have to look for someone to install it
what is on the delivery note of a web project
what do i actually receive when the web project finishes
is launch plus hosting setup part of the deliverable
do you deploy it or merely email me the source
will our site come with ssl, backup and alerts
are we the account holder of the hosting once live
does the fee cover getting it on the internet
i am no techie, do you deliver it up and running
so what is in my hands when you are finished with the website
what do we get at the end of a web project
can you tell me if you hand over a running website or just the code
is it true that the site is already on the air when you finish
i want to know if launching is something i still have to arrange
website running on our own hosting
do we not have to find a hoster ourselves
what about https and backups when you deliver
do you deliver something live or something half ready
our bakery has no it person, will the thing simply be online when you are through
do you drop a repository on us and wish us luck
is the thing operational on day one
will it be up and people able to visit it
who gets the system to run for real
does your work stop at the programming or do you operate it to the world
i need a finished product i can open in chrome on any computer, is that what you deliver
do you do deployment or leave it to our sysadmin
will the shop be open for business at the end
the last freelancer gave us a folder and left for dubai, what do you leave
suppose we have no servers at all, do you still get us on the web
i worry that after paying we still need another firm to publish it
my chairman asks what exactly is the tangible result of your web work
as auditor i must write what asset is acquired, what is it
and it is live by then
so what do i actually hold at the finish
is deployment extra to that
what is the first deliverable

= A design system, not only pages:
do you also make a style guide for our brand
can we add more pages later in the same look
do our own designers get the building blocks
do you deliver a component library
will later pages still match the first ones
ui kit or figma library included
consistent look across all pages, how
our in-house illustrator wants figma parts and not jpgs
do we get a kit out of which we compose new screens
a year from now we add a jobs section, how does it not look patched on
are the looks stored as reusable bits
do you only draw templates or a whole visual grammar
is there a house style for the screen at the finish
we will add campaign screens every season, what do you leave us for that
does our marketing department get reusable blocks
will it look like one brand when others continue it
do we get a styleguide along with the website
can our in-house artist extend the look afterwards
is there a figma ui kit among the deliverables
we add landing pages monthly, how do they stay on brand
do you deliver reusable building elements or just finished pages
will fonts and palettes be documented for future pages

= A way to edit content:
what will the admin panel let us change
can editors break the layout by mistake
what can my people edit and what not
do i get an admin area for prices and news
is there a backend for content
cms customised for us or just standard
how will our journalists put in stories
a price clerk and three authors need a back door to the pages, what do they get
is the tool for authors generic or cut to our needs
does the author tool hide what nobody should touch
by what means do we change things after you have gone
i am no techie, how would i put up a story
where does my editor-in-chief log in
our parish secretary changes mass times weekly, with which screen
what is the screen like where we type in our stories
can we restrict who changes what
is the backend tailored to our staff or off the shelf
can editors accidentally wreck the arrangement of blocks
what editing tool do we receive with the website
our priest's secretary updates mass hours, will she find it simple
which parts can we modify and which remain frozen
do you limit the cms so that juniors cannot ruin branding
do we get a cms with the website
how will we edit content after delivery
can you tell me if an editor is included
is it true that you make the editing part to fit each client
i want to know if we can change text without calling you
content editing backend included
what about updating the menu of my restaurant
do you not give editors access to everything
can i post news by myself
is there a login where i type things in
do i have to phone a programmer for each comma
will there be a dashboard where the receptionist alters timings
does the client get self service for copy
how does our teacher upload the term calendar
do you deliver a back office
is there a safe way for non technical staff to maintain the stuff
can my daughter who helps me put new cakes on the web
permissions for writers, are they narrow or broad
our volunteers ruined the look every month with the old wordpress, what would you give us
i am seventy and not good with computers, could i add an event
my boss wants to know whether we depend on you for each typo
suppose the tariff moves every monday, who puts that in
we are a news portal, what do our people type into
so which things may we alter and which not
and how do i put in new text
is that cms part of the delivery

= Tests and a release pipeline:
how do you release changes safely
do you have ci/cd
what happens if an update goes wrong
can i see a change before it goes live
do you have staging environments
how is new code checked before it reaches customers
devops for website included
what stands between a typo by your coder and our public page
is there an automatic conveyor from keyboard to live page
does each alteration run through checks
who guarantees that friday evening changes do not wreck us
is publishing done by dragging files over ftp
quality gates before anything goes out
we once deployed on a friday and lost the weekend, what is your routine
how does a fix travel from the programmer to the public
is there an environment to try things where customers do not see it
do we receive a deployment pipeline as part of the job
how do modifications get from coder to production
is there a test environment before things go public
how do you make deployments safe and reversible
our last studio overwrote files by hand, how is yours organised
will each edit be verified prior to publishing
can i sneak a look at an update on a trial url

= A handover that holds:
what happens at the end, do you explain the system to us
do you train our it people
do you give documentation
will our own developers be able to continue after you
how do you pass the project to an in-house team
are there training videos for us
knowledge transfer at project end
will you just leave us alone with the code
who explains the thing to my new developer
we hire our own web person next spring, how will she find her way
who shows the ropes to my new it man
is there a goodbye procedure, or do you just vanish
what do i get so that i am not dependent on your heads
bus factor, what if your coder leaves
how will somebody else understand what you wrote
our sysadmin is scared he will inherit a black box
how can we carry on without you after the last day
i am the new it head and want to know what i would be given
do you coach our it folks when the project closes
is a walkthrough filmed for the next maintainer
will there be proper documentation when you exit
what if our webmaster quits, can a newbie get into the system from your material
how is know-how transferred at the finish
do you leave a runbook and tutorials
our internal coder takes over in may, how will you brief him
do you do a handover at the end of a web project
what does the handover consist of
can you tell me if documentation is included
is it true that you record sessions for our people
i want to know if we can go on without you
handover notes and recordings
what about training our webmaster
do you not just leave us with the code
will our staff be able to run it alone
how do you offboard
is there kt at the close
do you leave a manual
what remains of your knowledge when you pack your bags
can a stranger pick it up in three years
do you brief our it fellow
does the delivery have papers that explain the reasoning
will i be a prisoner of your know how
do you coach the caretaker of our portal
the last vendor left and no one knows how anything works, what do you do against that
i worry that only your programmer will understand it
suppose our admin quits, how does the next one learn
my procurement head asks what exit documents we get
we are a trust with one part time it man, how does he learn the thing
how many sessions are there in it
and it is explained why things are so
so we get something to read and something to watch

= Running on hosting
are backups taken of my website
do i get https
who watches if the server goes down
where will our site be hosted and under whose account
is uptime monitoring part of it
do you supply the ssl certificate
is the server rented by you or by us
do you save copies of the data in case of a crash
will you keep my data safe on the server
is the padlock symbol in the browser included
do we get an alarm when the page is offline
is somebody or something keeping watch while the page is on air
in whose name is the hosting contract
what if the disk dies, is there a copy
is encryption of the connection part of what i am given
who pays the provider and whose name is on that bill
does anyone get paged when the page is unreachable
the browser says not secure at our site, would yours
if a hacker wipes the machine, is there a copy
does the deal include looking whether the page is up
is it in our aws account or in some corner of yours
are nightly copies taken
who looks out for outages of the website
is ssl and nightly backup taken care of
is the server contract on our company or yours
will someone get an alert if the site dies at 3 am
are snapshots of the database included
does the website come hosted or must i arrange it
do i get https without extra work
who makes safety copies and renews the certificate
suppose the site falls over at midnight, does anything notice
is the hosting in our name
do you set up backups and monitoring for the site
can you tell me who the hosting contract belongs to
is it true that ssl comes with the delivery
i want to know if you back up our site
hosting certificate backups monitoring
what about monitoring after it goes online
will the server not be registered to longitude
better to host with you or under our own account
does the cloud bill come to us directly
do you install tls
would anyone get a ping when it falls over
if ransomware hits can we restore
whose credit card is on the vps
is the aws tenancy ours
does it get watched round the clock by some tool
do i own the box it lives on
let's encrypt or something like that, do you see to it
our old agency held the server and we could not leave, how is it with you
i worry about losing all the orders if the drive fails
my auditor asks in which entity's name the infrastructure is leased
suppose it crashes on eid, does some alert go off
we are a dental lab and chrome says not secure on our pages, would yours be fine
and where does it run
who is the registered account holder for that
does that contain disaster recovery copies

= Going live is
do i pay extra to put the site online
is deployment included in the quote
is there a launch fee
any additional charge for publishing the website
does your quotation cover making it live
publishing cost for the site
does it cost more to bring it onto our domain
is your price up to the prototype or up to the live site
will there be a surprise invoice on opening day
does pressing the big button cost on top
is the setup on the final server in the sum already
the last studio took 2000 for moving it online, you too
does the amount cover getting it in front of the public
installation fee yes or no
what do you charge for switching the domain over
i have seen quotes with a deployment line of 1500, is there one in yours
is the final step on our invoice as an extra
is deployment charged on top
are there hidden fees for making it public
does the quoted amount cover the launch
what do you bill for switching over to the new website
so putting it on the net is gratis
previous vendor invoiced the go-live, do you
and flipping the switch, is that extra
is going live part of the price
do i pay extra for the launch
can you tell me whether deployment costs more
is it true that putting it online is free of extra charge
i want to know if there is a separate fee for go live
launch included in price
what about the cost of publication
will you not send another invoice for the release
does your sum cover launch or only building
are there any add ons when we switch it on
is cutover billed on top
do you ask for more money to push the thing to the internet
the day we open, any charges
is commissioning in the fee
what do you levy for the production rollout
no surprise bill for setting the dns and all
do we need a budget line for rollout
all inclusive until visitors can come
our last vendor wanted 80000 rupees just to upload it, do you do that too
i fear hidden fees at the very end
my treasurer asks if anything comes after the quoted sum to get us on the web
suppose we say go in june, what does that moment cost
we are an ngo and every dollar is approved beforehand, is the start on the web covered
and is launching extra
so nothing on top for making it public
does that include the switch to live

= Colours, type, spacing
will future pages look as good as the first ones
what is in your design system
do you define fonts and colours for us
can our designer reuse the parts you made
do we get buttons and forms as reusable pieces
we plan to grow the site, how do you keep the look the same
brand guideline for web, do you make it
we want to make ten more pages next year without you
what does the designer in our house receive
do we get the palette and letterforms as a kit
our graphic artist should continue, with what material
who makes sure page twenty is no uglier than page one
are the building bricks handed over
does the designer get a figma file she can really use
we fear a patchwork after a year of additions
tokens and storybook
can our own artist assemble additional pages in matching style
does the ui kit exist in code as well as figma
what is inside the design system
are typography and margins defined for later growth
we plan twenty more landing pages, will they match
who guarantees a uniform look once you're gone
how do later pages stay as good as the first
can you tell me what the designers' library contains
is it true that colours and spacing exist as code
i want to know if components can be used again
colours type spacing components
what about the tenth page, will it be as pretty
do you not deliver only pictures of the design
is it a library for coders or for designers
will screens made by other people still fit in
do you supply tokens
does it hold margins and font sizes
do buttons and cards come ready made
can our agency of record in kl work from your files
is the visual language written down in a machine readable way
how do you keep things uniform as we grow
what does a graphic person on our side open to continue
does my intern get a set of bits to make a page for the diwali offer
our site began neat and became a zoo of fonts, how would yours hold
i worry that quality drops once your designer is gone
suppose in a year we need a careers section, will it match
my brand manager wants to know if our palette and typography are fixed somewhere
we are a chain of clinics opening a branch each month and each wants a page, will they look right
which pieces does that contain
and it exists as react or css or what
so why would page eleven not be ugly

= An editor fitted
can my staff spoil the design when they edit
can we change prices ourselves
what is locked in the cms
can we write our own blog posts
which things are editors allowed to touch
can i move blocks around freely in the editor
is it possible to update the product tariff on our own
is the page structure editable by everyone
is the editor made to fit our work
i am afraid the intern will ruin the homepage
can three departments edit without making a mess
i do not want the trainee to move the logo
is everything open to everyone in the author tool
should editors be free to shuffle everything, what do you think
can we put new tariffs in but keep the grid frozen
we argued for weeks on the arrangement, can anyone undo it with a click
as long as there is a cms, authors can wreck anything, right
is the author tool tailored
may our pr people post news but nothing else
our interns changed the fonts to comic sans once, can that recur
can the sales team alter rates while the structure stays
we have three editors with no feel for design
should i want a drag and drop page builder
is a free-form builder better than fixed fields
will the cms stop my staff from messing up the design
are editors restricted to fields that truly vary
is the backend a generic builder like elementor
can our receptionist alter tariffs without harming the homepage
why can't i drag blocks wherever in your editor
which elements are locked in the authoring screen
can fares be modified while the template remains protected
can we change prices in the editor but not the layout
is the editor made for what we really change
can you tell me what our people may and may not edit
is it true that the layout is protected
i want to know if articles can be edited by us
editor for articles and prices only
what about someone changing the layout by accident
will the editor not let staff move everything
is it freer or tighter than a page builder
do you lock the template
can a temp wreck the front page
does the admin show only the boxes we need
i sell fish and rates move daily, is that easy to put in
do you hide the stuff we never touch
is the cms trimmed to our job
could the marketing head shift columns as he likes
are the composition and grid out of reach for writers
do you take away the dangerous knobs
in our last system anyone could drag things and by june it looked terrible, is yours stricter
i worry that our trainee picks pink comic letters
suppose the canteen lady only needs to put the lunch menu, does she see a hundred fields
my principal asks if teachers can post notices without spoiling the look
we are an insurance broker, only premiums and faq entries move, can it be limited to that
so what exactly can be altered with it
and the arrangement is off limits
who decides which fields are open

= Every change is
is every update reviewed before it is merged
do we get a preview link for each modification
how do you check a modification before it is approved
pull request previews
where can i look at a new feature before it is public
do you have continuous integration
does a second person look before it is published
who can see a change before the public
can i look at a modification on a separate link first
is four-eyes in place for programmers
who signs off before something reaches the audience
does a machine compile and try each edit
is there a place where new work waits for my nod
do your coders push straight to the live page
how does my lawyer see a wording before the world does
is each commit verified before it gets merged
can i inspect a modification on a temporary url
do you practise ci with review environments
who or what vets an edit ahead of merging
our lawyer must view wording before the public, is that feasible
nobody should publish straight to production, how do you see to that
is every change tested before it is merged
do we get a preview address for each change
can you tell me what happens before code is merged
is it true that there is a preview of every change
i want to know if i can see a change before it goes in
preview link before merge
what about testing of small changes
does nothing go in untested
do you test before or after merging
is there a staging url per pull request
can i check the new banner on a private page first
do commits run through ci
who looks at an edit before the public gets it
can our compliance officer approve wording on a trial page
are branches deployed somewhere temporary
is a patch verified by a machine at first
do you try it out on a hidden version
no cowboy coding on the live server i hope
our developer used to save directly on the shop and broke it, what do you do in its place
i worry that a hurried tweak slips in unchecked
suppose your junior alters the checkout, what gates are there
my risk officer wants to know whether modifications are vetted before acceptance
we are a pharmacy, any wrong dosage text is dangerous, can we see it first
and before it is merged, what happens
where do i look at that version
does that go for tiny fixes also

= A release takes
how long does it take to deploy
can you roll back a bad update
how fast can you undo a mistake on the live site
what if the new version breaks, can we go back
how much rollback time
do you need downtime or nights to publish an update
how quickly does a fix get live
is deploying a big affair
we had an update that broke everything for a day, could it happen with you
can we go back to yesterday's version
how many minutes for a new version to be online
if an update is a disaster, how fast is the former state back
is there an undo button for the public page
must the page be closed at night for updates
we waited a week for a comma with our last vendor
how many seconds or hours till an edit is out
rollback speed
can a typo in the ceo's name be gone quickly
what is the damage when a bad version slips through at noon
we need to correct a wrong price on the page at once, how quick
is there downtime when you publish
how many seconds does going back take
can a faulty version be withdrawn
how rapidly can you revert a faulty release
if a deployment goes south how fast are we back
how long does shipping a hotfix last
wrong price went live, can it be reversed in a jiffy
is rollback simple
do we suffer an outage while an update is deployed
i pushed a blunder before lunch, how fast can you put the former version back
how long does a release take
can a release be undone
can you tell me how fast you roll back
is it true that undoing takes a minute
i want to know if a bad release can be reversed
release minutes undo one minute
what about a release that goes wrong
do we not have to wait hours for an update
is it quicker to publish than with ftp
do you do rollbacks
if the new version is broken how soon are we back on the former one
is shipping a lengthy affair
can you turn the clock back
how soon can a hotfix be out
big bang night shift or a quick thing
is there an undo button for deploys
can you pull it back fast if checkout dies
what is your mttr after a faulty push
our update last year took the whole night and could not be taken back, and yours
i worry about a mishap in the middle of the 11.11 sale
suppose the ceo wants a statement out in a quarter of an hour, feasible
my ops head asks about restore time after a failed deployment
we are a ticket seller and each hour offline is a fortune, how quickly do you step back
and if it goes bad, how do you get out of it
how many minutes to the old state
so it is no big ceremony

= Written notes on
do you write documentation
do you train the people who will maintain the site
will there be recordings we can watch again
how many training sessions do we get
our own it department will maintain it, what do they get from you
is there a manual for the developers
knowledge transfer, how do you do it
how do you explain the architecture to the next team
handover to another agency, what do you give
our programmer will continue alone, how will you help him
how is knowledge passed on to my team
what if the person you trained resigns
is there anything on paper that explains the innards
who teaches the caretaker of our pages
are the teaching hours on video
do we get a why as well as a how
how many lessons does our webmaster get
our admin is new, can she replay the explanation
what is left behind if all who know it go
if i hire a freelancer in two years, will he understand what you did and why
is there a video tutorial for whoever runs it afterwards
how many sessions with our admin are in the deal
our it lady is on leave at the end of the project, can she catch up
will the knowledge transfer be filmed
what documentation remains for our maintainer
how many training meetings does our it guy get
our webmaster is leaving, can the successor catch up from your notes
does someone explain the architecture and the reasoning to us
so who coaches whoever maintains it after you
when our only webmaster emigrated nobody understood the system, how do you avert that
how many handover sessions are there
do you write notes on how the system is put together
can you tell me whether the sessions are recorded
is it true that you write down why things were done
i want to know if our maintainer gets sessions with you
written notes and two recorded sessions
what about explaining the why of the system
do you not rely on talking only
are the sessions live or recorded or both
do we get adr style documents
can i rewatch the training
is there video of the walkthrough
what papers describe the inner workings
do you sit down with our sysadmin
who gets taught and how often
is the reasoning behind decisions captured anywhere
how much coaching does the caretaker get
does the next hire have something to study
our guru left and took it all in his head, how do you avoid it
i worry our new admin in ipoh will not be able to attend the day, can he see it later
suppose in 2030 someone asks why this database was chosen, is there an answer
my it head wants to know the number of training meetings
we are a school and the computer teacher will run it, do you show him
how many times do you meet the maintainer
and it is on film
so both text and film

= Two weeks of discovery:
* how does a web project run from start to finish
* what are your steps for making a website
* explain the process of web work
* what phases does the site project have
* methodology for websites
* in which order do things happen when you make my website
* how do you work on a web project
* whats the roadmap from contract to live site
how do you begin a website project
what do you do in the first fortnight
what is the discovery phase
what do we have in hand after discovery
how long is the analysis phase for a site
do you do requirement gathering
is there a study before programming
how do the first fourteen days look
what happens right after we shake hands
do you dive into coding on monday or look around first
* tell me the stages, our board wants a plan on a slide
* which stations does a site pass until it is on air
is there a fact-finding period and what do we hold after it
do you poke around in our organisation before you name a sum
i have never commissioned a site, what happens between us in which order
do you come with a plan or do you ask questions first
what is the path from handshake to opening
what happens in the opening fortnight of a website job
what is the first phase called and what comes of it
do you interview our users before quoting
what will i be given after the initial two weeks
how is the scoping organised
will you talk to our front office folks at the start
how does a web project start
what is the first step of your web work
can you tell me how long discovery takes
is it true that discovery is two weeks
i want to know what happens in the discovery
discovery phase two weeks
what about before the design begins
do you not start coding at once
do you begin with talking or with drawing
what comes after we sign
who do you speak to at the outset
how do you learn our needs
is there a scoping sprint
what is phase one
what do we do together in the opening fortnight
do you make a needs analysis
when do i hear the figure
how do you gather requirements
our former agency began drawing on day one and got it all wrong, how do you open
i worry you don't know our business, how do you find out
suppose we kick off on the first of march, what are you doing till mid march
my board asks what the initial stage yields
we are a housing society with many opinions, where would you even begin
and how long is that stage
what do we hold in hand after it
so first you listen and then

= A clickable draft:
do we see a prototype before coding
do you make wireframes or mockups
do you do usability testing
is the design tested on real people
can i click through it before you programme it
what comes after discovery
how many persons try the prototype
how do we know the audience will understand the new site
do strangers poke at sketches before money goes into code
is there a cheap dress-up version to play with
how do you find out that citizens get lost, before it is programmed
can my committee try out the thing on paper or screen early
sketches first or code first
is there a trial run with people like our patients
when can my pensioner clients have a go at it, before or after coding
do you show it to outsiders early
is there some kind of rough model first
do you build a wireframe first and trial it
is there a phase where outsiders use a mock site
can we click around a model before coding starts
will real citizens try the draft prior to development
which step comes after discovery and who tests it
does the prototype use our own wording
do you make a prototype first
what is the second step in your web process
can you tell me if we see a draft before you build
is it true that you test the draft with people
i want to know if there is a clickable version early
clickable draft before building
what about user testing
do you not build before trying it out
do you draw static mockups or something one can click
what follows the discovery
when can i play with something
is there a mock
do you validate the concept with outsiders
any ux research before development
how do you find out early that the idea is bad
can i try the booking flow before a line is coded
do you do low fidelity screens
at what stage do ordinary folks see it
we once paid for a whole site that nobody understood, how do you avoid such waste
i can't imagine things from paper, will i get something to touch
suppose grandma can't find the pay button, when would you notice
my director wants to see something before approving the bulk of the work, what is there
we are a transport office with confused passengers, do you try it on some of them
and after discovery
what do you do between planning and programming
so that is the stage where mistakes are cheap

= Weekly builds: Each
how often do i see progress
how will you keep me informed during the build
do you send status reports
agile sprints or waterfall for websites
which day do we get updates
how do i follow the work each week
will i be left in the dark during development
how do i keep an eye on the progress from dubai
do you hide in a cave until it is done
is there a fixed day for news from the team
how would a busy director stay in the picture
may i see half-done work regularly
does someone tell me what you are waiting for from our side
i live in another time zone, how do i keep track
do you ask for my input in time or surprise me
what is the rhythm of reporting
how do you report progress on the website
will i be updated every friday
is there a weekly demo for the steering committee
our last vendor ghosted us for months, how do you communicate
how regularly do we get something to look at
how will i know what you are waiting for from my side

= Rehearsal and launch:
how do you do the launch
will google still find our old links
do you test everything before going live
what happens on go live day
we are afraid of the switch from old site to new
do you make a trial run of the go live
migration of old urls
what do you do in the last days before we go online
our opening day last time was a catastrophe, how do you avoid one
how do you get from the former site to the new without a hole
is the big day practised
do people who kept an ancient link land on an error page
what is on the checklist for going on air
are the enquiry mails tried before the public arrives
how do you make sure nothing is lost when you replace our present pages
what do you check in the night before opening
how is the cutover to the new website carried out
will our google ranking survive, are old urls forwarded
do you do a trial launch on a clone
how do you make certain enquiries arrive on launch day
what preparation precedes going public
we fear chaos on opening day, how do you mitigate it
how do you launch a site
do you rehearse the launch
can you tell me what happens before going live
is it true that the launch is practised on a copy
i want to know if old addresses still work after launch
rehearsal and launch step
what about redirects and forms at launch
do you not just switch over and hope
is the launch done once or tried before
what is the step before the after care
how is the cutover done
do you do a dry run
will our seo survive the move
what does the migration weekend look like
how do you go from the former site to the new
is the opening prepared or improvised
do you have a go live checklist
how do you keep the big day from being a mess
last relaunch our enquiry form was dead for three weeks, how do you make sure
i'm frightened of the day of the switch, what do you do
suppose something breaks on opening day, did you try it earlier
my marketing team fears losing google traffic at the relaunch
we are a hotel with bookings every hour, how do you change over
and when it is finished, how does it go public
how many times do you practise that
so what is done with bookmarks and letters

= Ninety days of care:
what support do i get after launch
is there a warranty on the site
do i have to sign a maintenance contract
what happens after the website is online
who fixes bugs later and for how much
after sales service for websites
do you disappear after launch
do we have any help in the months after going live
how do you behave after the champagne
is there a grace period for defects
what after three months, am i on my own
who picks up the phone when it is two months old and limps
do you abandon ship once you are paid
post go-live help
is there somebody to call in the first quarter after opening
how long do you stay around
what kind of aftercare is there
what aftercare follows a website launch
once it's live do you squash glitches gratis for a while
three weeks after go-live the form broke, do i pay for the repair
how long do you rectify things gratis
what is the post-launch assistance on websites
do you vanish after launch day
can we continue on a monthly plan when the free period lapses
who do i phone if something acts up in the first quarter after launch

= We talk to
whom do you interview at the start
do you speak to our customers or just to the boss
will you talk to my call centre or support people
do you ask real users before designing
who do you need from our side for discovery
do you do user research for websites
how do you find out what is wrong with our present site
do you ask those who use the site every day
i know what my users want, do you still ask them
will you talk with the girls at our reception who get the mails
do you have a word with the people who pick up our inbox
is the boss's opinion enough for you
whose complaints do you listen to before drawing
will you sit with our helpline staff
our volunteers field the same mails daily, do you ask them
do you guess what visitors want or ask them
who gets interviewed in our company
who in our hospital do you want to meet, the director or the switchboard ladies
our phone agents know every complaint, do you ask them
do you spend time with people who use what we have now
whose opinions do you gather before designing
will you chat to our reception folks who answer mails
do you hear the actual visitors or merely the management
our call staff know every grievance, do you consult them
is user research part of the beginning
do you survey citizens on how they navigate today's site
who do you talk to in discovery
do you speak with users of the present site
can you tell me who you interview
is it true that you talk to the people who answer e-mails
i want to know if you ask our users
talk to users and mail staff
what about asking the support team
do you not only talk to the management
is it the boss or the staff you listen to
do you meet our customer service
do you hear the frontline
does anybody ask the girl who replies to complaints
do you do stakeholder interviews
will you visit our helpdesk
are visitors questioned
do you go to the ones who feel the pain
whose opinions go into your study
do you sit with the clerk who gets all the queries
consultants here only ever meet the ceo, what about you
i man the info mailbox and know every flaw, would you come to me
suppose our parents struggle to find the fee page, would you hear them
my union wants to know whether employees are consulted
we are a bus company and passengers moan in the inbox daily, do you use that
and who is consulted in those weeks
do you chat with actual visitors then
so not just the executives

= You receive a
what do i have in writing after the first two weeks
what is the outcome of discovery
will you tell me what is not included
when do we learn the price
what documents come out of the requirement study
do you list what is out of scope
deliverable of discovery phase
at what point do i know the price and what is left out
what paper do i hold after the first phase
what is in my hands after fourteen days
is it stated what is excluded so nobody fights later
when is the sum put on paper
can i take that paper to my purchasing department
will the limits of the job be drawn clearly
i fear endless discussions about what was meant to be in, how do you avoid it
when do i have an amount i can show the finance committee
after the first stage, can i tell my board what is in and what is out
what do i hold after paying for the first stage
what documents come out of discovery for a website
will i obtain a quote after the two weeks and what else
do you state exclusions explicitly
how do i know what is out of scope
our accountants need figures and boundaries, when do they obtain them
is the outcome of the scoping a paper with the amount
what do we receive after discovery
do we get a scope and a price
can you tell me what discovery delivers
is it true that you list what is left out
i want to know if exclusions are written down
scope price and left out list
what about things you will not do
do you not hide what is missing
do we get just a quote or more
what document ends the first stage
is there a sow
when do we learn the cost
do you state what is out
what lands on my desk when the study is over
are boundaries agreed on paper
what output does the opening phase have
do we know what we are buying and what not
will there be a statement of exclusions
we quarrelled for months over what was in the contract, how do you prevent it
i fear the words that was never included
suppose we forget multilingual, would you point it out
my finance controller needs a number and a definition after the study, do we get these
as lawyer i look for carve outs, do you make them explicit
and what is the result of that
how many documents come from it
so the omissions are told us too

= The main paths
do you test the design with real users before coding
how many people try the prototype
who tests the mock-up
do you use our own wording in the mockup
can i have a dummy version before you program
when is usability testing done
what is a clickable draft
is anything built before users have tried the draft
i want to try it before i pay for programming
will strangers from our target group try it before coding
how can we find mistakes before money is spent on programming
how many guinea pigs try it
do you use latin filler or our real wording in the trial
is somebody from our clientele put before the sketch
are five testers enough, how many do you take
before a line of code, do outsiders try it
who plays with the mock
we sell to pensioners, do pensioners try the sketch
we run a museum, will actual museum-goers try it before you code
five strangers, is that a serious test
what if the testers hate it
can i see it with my own headlines before the coding
do you verify the layout with ordinary folks before programming
how many participants join the usability trial of the prototype
will the mock site carry genuine copy from us
do you recruit testers resembling our customers
is there validation of navigation prior to development
our visitors are grandparents, do some of them get to try the mock
how many people test the prototype
do you use our real words in the prototype
can you tell me who tries the draft
is it true that five people test it
i want to know if the draft has real text
prototype with real words five people
what about lorem ipsum
do you not test with your own staff
are the testers from our audience or strangers
do you recruit five testers
which flows does the mock up cover
is it our copy or dummy latin
do members of our clientele get to try
how big is the usability sample
does a sample of patients click through it
what content is inside the wireframe
do you watch folks use it before programming
are guinea pigs picked from our target group
agencies always show gibberish text, do you
i worry it will be tested on twenty year old designers and our readers are eighty
suppose our tenants don't get the menu, do you find out before you code
my research lead asks the number of participants
we are a farm cooperative, do you try it with farmers
how many try it
and what text stands in it
so do you check it with outsiders before building

= Each Friday the
how often will you report
do you have weekly demos
what is in your status update
on what weekday do we get the new version
how can i check what you did this week
how do you tell us what you need from us
is there a staging link with password
will we be surprised at the end or see it grow
progress reporting during the build
do you work in sprints
i am busy, how much do i have to read every week
what happens on fridays
is there news at the end of every week
what do you write to us weekly
how will i notice that you are stuck because of us
which weekday is show day
do i have to chase you for a sign of life
is there a hidden link where i can watch it grow
our project manager wants a regular bulletin
my boss asks every monday where the project stands, what can i tell him
is there something to click each week
what does the weekly mail from you contain
can i forward the link to colleagues to look at the current state
we had a vendor who went silent for weeks, how about you
how am i kept posted during the web build
which day do updates arrive
what does the weekly memo contain
is there a status mail telling what you require from us
our director hates surprises, what does he get every week
can i inspect the latest iteration each week
do you hold standups or mail a summary on fridays
on which day do we get the current version
what is in the friday note
can you tell me where we see the current version
is it true that each friday there is a note
i want to know what you write in the weekly note
friday version private address note
what about the things you need from us
is the current version not public
is it a meeting or a note
which weekday do you publish the interim version
do you tell us what you are waiting for
what does your status mail contain
can i open the work in progress in a browser
is the wip hidden from google
how will i know what input i owe you
does the update say what comes next
where do i look at the beta
is there a password protected link to watch it grow
we never knew what our last developer was waiting for, do you say
i have ten minutes a week for this, is your summary brief
suppose i want to show my partner the state of things on the weekend, can i
my project office wants done, next and blocked, is it like that
we are in riyadh where friday is off, when does your report come
what does that message tell
and on what day
so is it a link plus a few lines

= Old addresses are
will my old links still work
do you do redirects
do you check that the contact form mails arrive
is there a dress rehearsal before going live
what could go wrong on launch day and how do you avoid it
will bookmarks to our old pages break
301 redirects included
how do you prevent a disaster on switch over
do you try the launch on a copy first
we had mails from the form vanish last time
all our brochures have the old link printed, will it open
do you practise the launch
what about emails from the contact page after the move
our qr codes are on ten thousand flyers, will they lead somewhere
will people with old favourites get error 404
last time after the move no enquiry reached us for days
is opening day tried out beforehand
do you send real messages through the contact box to see them come in
do you do a dry run of opening day
other sites link to our pages, are those lost
we are in 300 directories with our current page names, what about those
wikipedia links to us deeply, will those survive
our enquiries went to spam for a month after the last relaunch
do you try opening day on a clone
will bookmarked pages still resolve after the relaunch
how do you handle url forwarding for seo
do you do a practice run of the launch
our leaflets carry old qr links, will they still function
how do you verify that enquiries really get delivered
do you trial the switchover on a replica
what's done so that we don't lose search ranking on switching
are old addresses redirected
do you test the forms with real e-mail
can you tell me if old links will work
is it true that you rehearse on a copy
i want to know if contact forms are checked
redirects forms rehearsal on a copy
what about links printed on our leaflets
do old addresses not die
is the launch tried on a copy or on the real thing
do you set 301s
what becomes of bookmarks
will google rankings carry over
do you send a trial enquiry to see if it reaches us
is there a mock cutover
what about deep links from other sites pointing to us
do messages truly land in our inbox
will people hit a 404
do you practise on a clone
after the redesign all our facebook links were dead, can you prevent that
i worry that orders through the form disappear unseen
suppose our brochure has the former url on it, does it still lead somewhere
my seo consultant wants a mapping of urls, do you do that
we are a recruiter living from applications by form, do you check they come in
do you do that once or several times
and what about all the previous urls
so you try the switch on a duplicate first

= Faults in what
how long is the warranty
do you fix bugs for free
warranty after launch
for how many days do you repair mistakes without payment
if something is broken two months later do i pay
guarantee period for website
is bug fixing included in the price
what if i find errors after the site is live
defect liability period
free support duration
who pays when your code has an error
three weeks after launch something fails, who pays
is there a bill if your programmer made the mistake
our form stops working in week six, who foots it
how many months of free repairs
is there a bug amnesty
do i get an invoice for your own blunders
is three months of repairs the norm
defects after acceptance, are they on the house
how long are you liable for mistakes
what if i discover something wrong a month and a half later
the search box stopped working after ten weeks, is repair at my expense
what period of free corrections is customary at your firm
do you charge me to correct your own mistakes
our purchasing department wants a warranty clause, how long is yours
as long as i find the error within three months it is free, right
for how many weeks do you rectify glitches in the website gratis
do you debug gratis once it's live
if an error surfaces in week nine who bears the expense
is there a guarantee on workmanship
what is the dlp in days
the gallery stopped loading a month after launch, is the fix chargeable
until when do you mend your own slip-ups for nothing
cart breaks seven weeks in, who pays the mechanic
any free repair window on websites
for how long are faults corrected at no charge
do you fix bugs free after launch
can you tell me how long the guarantee is
is it true that faults cost nothing for ninety days
i want to know if repairs are free
ninety days free fault correction
what about errors we find in the second month
do you not charge for your own faults
is the warranty three months or a year
do you mend your own blunders for nothing
who pays for bugs
what is the dlp
how long is the grace for defects
a glitch in week six, does it cost
is rework gratis
do you put things right if you built them wrong
up to when can i complain and not pay
does your invoice cover later debugging
our builder billed us for his own mistakes, do you
i worry about finding errors when you are already paid
suppose the payment page dies in the tenth week, who bears the cost
my purchasing manual wants a warranty clause, what is yours
we are a gym and found a broken timetable a month in, would it be free
for how long does that hold
and if it is your error, do we pay
so what ends on day ninety one

= After that you
must i take a maintenance contract
do you offer a monthly retainer for websites
what happens when the free period ends
can we stop with you after the warranty
am i forced to stay with you after launch
amc for the website available
is ongoing support optional
can you look after the site on a month to month basis
do you want us to sign for a year of support
can we cancel the support
are we chained to you by an upkeep contract
can we go without you once the grace period is over
can i book you month after month
is a subscription for upkeep compulsory
does it make sense for us to keep you on
what choice do i have after three months
annual contract a must or not
our budget for next year is zero, can we part after the guarantee
do you earn from lock-in subscriptions
is there a monthly arrangement for looking after it
do i sign up for years
is a support contract mandatory when the guarantee lapses
can we retain you month to month afterwards
are we locked into an amc
what are our options once the three months are over
may we part ways following the free care
can maintenance be terminated any month
and once the ninety days lapse, am i stuck with you
do we have to keep you after ninety days
can we hire you by the month
can you tell me if maintenance is optional
is it true that we may stop after the free period
i want to know if there is a lock in
monthly care or nothing
what about support after the ninety days
are we not bound to a maintenance contract
is it monthly or yearly
do you have an amc we must take
may we walk away
is a retainer forced on us
can i cancel any time later
what are our choices when the warranty is over
is upkeep voluntary
pay as you go support, do you have it
do you insist on staying
could our own guys take over when the free time ends
a vendor chained us to a five year deal, how is that with you
i don't want a subscription i can't get rid of
suppose we have no budget next year, must we go on with you
my accountant asks whether there is a minimum term for upkeep
we are a festival and need you only in summer, can it be some months
and when the three months are gone
is that obligatory
so it's our choice

= If you need
* when should i not hire you for a website
* who is your web service not for
i only need a small site with a contact form
is a template enough for my bakery
can i just use squarespace or wix
do i really need an agency for a small homepage
we have a tiny budget and want five pages
what is cheaper than hiring you
simple brochure website for my clinic, do you do it
how much cheaper is a ready made theme
i am a plumber and want a map and my phone number online
should i make the website myself
when is wordpress.com good enough
my tailor shop needs only opening hours and address online
are you too expensive for a small company page
one page site for my cafe, do you take it
i have a hair salon and need prices plus a way to find us
our parish wants a handful of pages, are you overkill
am i the wrong customer with a wedding photographer's page
would you take my 800 dollars for a small site
florist with three pages, agency or do it myself
does it make sense for a driving school to come to you
is a ready-made kit from the net really good enough
we are a two-person law office and want to be visible, that is all
what share of your price does a ready-made theme cost
* for whom are your sites the wrong purchase
* who ought to keep away from your web people
my mother's sewing studio wants a web page with a phone number
i teach piano and want people to find me, should i hire you
is wix good enough for a dental practice with four pages
you are surely too dear for a village pub
we are a food truck and have 500 ringgit for a page
does it make sense for a small ngo with three pages to pay an agency
i just need a landing page with contact details, should i engage you
would you recommend wix for my tuition centre
my laundry needs a tiny website, are you too dear
can i get by with a godaddy template
is a custom build overdone for a handful of pages
my nasi lemak stall wants opening times online, do i need an agency
what should a small mosque with little money do for a website
is there a thriftier option when i only want map and phone
my mum's tailoring class needs a small page, are you the right people
just a digital visiting card for my electrician business, whom to use
wordpress theme or you for a tiny guesthouse
is a template enough for five pages
should i use squarespace in place of you
can you tell me when your service is not worth it
is it true that wordpress.com would do for a small site
i want to know if you are too expensive for a small site
small site squarespace or agency
what about a site with a form and a map
do you not recommend yourself for five pages
is squarespace cheaper than longitude
when should i not hire you
can i diy it
is there a budget way for a corner shop
would wix or so be ok for my nail salon
i run a stall with satay and need the address on the net, are you right for me
what if my needs are very modest
a simple web presence for a notary, who would you send me to
is a builder good enough for a yoga teacher
do you take tiny customers
i bake cakes at home and want only a page with pictures and phone, do i need you
i worry twenty thousand is crazy for a brochure thing
suppose i just need opening times and how to get here
my husband says we should do it with a ready made theme, is he right
we are a village temple with little cash, what do you advise
what would that cost compared with you
and for how long would such a kit be good
so who should stay away from you

= We will tell you which
will you be honest if i do not need you
can you recommend a template for me
do you send small customers away
which theme should i pick, will you advise
do you help me choose a site builder if my need is tiny
could you point me to a decent ready-made kit
even if you earn nothing, do you tell me where to go
do you send people away with a tip
what would you suggest to a tiny association
is there advice for those too small for you
will you point me to a suitable template
do you at least advise which cheap kit to use if you decline
if i'm too small for you do you send me off with a tip
can you suggest a theme for my pottery class
will you tell me which template to take
do you recommend a template
can you tell me which site builder fits me
is it true that you send small customers away kindly
i want to know if you advise people you don't sell to
which template do you recommend
what about advice if i am too small for you
will you not be annoyed if i choose a template
do you help me choose or just say no
will you point me to a theme
can i ask you for a tip although i won't buy
do you refuse politely
which kit would you name for a cafe
are you willing to give a pointer for nothing
do you help someone with hardly any funds
what do you say to a client who is better off elsewhere
is there any hint for the self made route
do you pick one for us and let us go
i'm too small for you i guess, can you at least name a suitable one
i am lost among hundreds of themes, could you name one for my physio practice
suppose i ask and you see i don't need you, what then
my aunt sews curtains and wants a page, would you give her a name
a sales person would never send me off, would you
and which of them should i take
do you tell me that for free
so you let me go with good wishes

= Nor should you
my site looks old, should i redo it
our design is from 2014, do we need a new one
is an outdated look a reason for a relaunch
when should i not redesign
boss says the homepage is ugly, time for a new one
is it worth to renew the site only for the looks
colleagues say the design is from yesterday, what do you say
our pages are ten years old but do their job, are they due
my wife says it looks like the nineties
competitors have fancier looks, do we need to follow
is fashion a ground for starting over
as long as it looks old-fashioned, we lose clients, right
are we due because everybody redesigns each three years
the chairman finds our homepage embarrassing, is that enough reason to commission you
our fonts are from the last decade but orders come in nicely
every five years one needs a new site, right
should we redo it because the rival has a trendy one
my site seems old-fashioned, is that reason enough for a redo
our rival has flashy pages, must we revamp
is an outmoded appearance a valid ground for a new website
the chairman hates the colours, do we need a full overhaul
should a site be modernised merely because it is ten years of age
my wife says our site is so 2005, should i commission another
our homepage feels stale, revamp or not
should i rebuild because the site looks dated
is an old look a reason for a new site
can you tell me if a dated site must be rebuilt
is it true that looks are no reason to rebuild
i want to know if we need a redesign
site looks dated rebuild or not
what about a site that only looks old
should we not redo it every few years
is looking old worse than working badly
our thing looks like 2009, time for a fresh start
is being unfashionable enough cause
does an ugly homepage justify a relaunch
should vanity drive a redesign
my competitor got a slick one, must i follow
is a facelift ground for tearing all down
when is redoing not advisable
everyone laughs at our gradient buttons, shall we replace all
aesthetic reasons only, would you do the job
my new marketing director hates how it appears and wants to throw it out, what do you say
i'm ashamed of our pages but orders come in, renew
suppose it is fine but old fashioned
my boss says it is embarrassing next to rivals, is that an argument
we are a law firm with a fifteen year old design, do we need you
and if it is simply old
is age by itself a cause
so style alone does not count

= If it is quick
what should i spend on instead of a redesign
are better photos worth more than a new site
our page is fast and people find things, what to improve
where is the money better spent than on a relaunch
do i need copywriting or a new website
how can i freshen up the page cheaply
our site is ugly but works fine, what would you do
we have budget left and a site that functions, what to do with it
is a photographer a better investment
a wordsmith or a studio like yours, what first
the furniture on our pages looks dull, is it the site or the pictures
where would you put 5000 if the pages are fine
does it make sense to hire a text writer
readers find what they need and it opens fast, yet i have 10000 to spend
is a good photographer worth more than a new design
would better wording help more than programming
if the site functions well, where should the money be spent
would better pictures and copy serve us more than a revamp
our page is speedy but drab, what do you advise
is a photographer a wiser purchase than programming
what's a cheap facelift for a site that works
i have 3 lakh and a decent site, how to invest that
the thing works but is boring, best use of 5k
what should i spend money on if the site is quick
are better words worth more than a rebuild
can you tell me how to improve a site that works
is it true that photographs are a better use of money
i want to know what to do in place of a rebuild
spend on photographs and words
what about a quick site that looks dull
should i not pay for a new site when people find things
photos or redesign, what is better
where would you put ten grand
is a copywriter the wiser purchase
would you rather hire a camera man
our thing is fast and findable but boring, next step
what makes pages nicer without programming
how to freshen it up cheaply
my texts are awful but all functions, what to invest in
which investment beats a relaunch
content over code, is that your view
we have 4000 ringgit and a working site, what would you do with them
i have a guest house and a site that does the job but the pictures are bad
suppose guests get around easily on it, where should the budget go
my partner wants a new look and i want new images, who is right
we are a clinic with a speedy site and stiff language, what do you advise
what should we do rather then
and the cash, where to
so get a writer and a photographer

= A rebuild pays
when does a relaunch make sense
how do i know if we really need a new website
what is a good reason to redo the site
is it worth to replace our old cms
when is a new build justified
what would make a complete redo worth the money
on what condition would you advise to build anew
what symptom tells me that it is time to start from scratch
we cannot add a second language in the present one, is that ground enough
give me a test for whether redoing it makes sense
convince my cfo that we need a fresh start, when does that hold
when is throwing away the present thing sensible
what must hurt before you would say go
we cannot offer online booking with what we have, is it time for a new one
on which grounds would you say yes, replace it
how do i justify the expense to my directors
the current system blocks us from selling memberships
when does it make sense to redevelop a site
what is a legit trigger for a new system
our cms cannot do multilingual, does that warrant a rebuild
how do i justify the overhaul to the trustees
we can't take online payments on the old platform, is that a good reason
what test tells us to scrap the present website
what must go wrong before i should bin the old website
when does a rebuild pay
what is a good reason for a rebuild
can you tell me when a new site is worth it
is it true that one must name what the system stops
i want to know if our rebuild would pay off
when is a rebuild justified
what about a system that blocks us
should we not rebuild without a reason
repair or rebuild, how do i decide
what is the criterion for starting over
we can't sell vouchers with our old cms, is it time
at which point does scrapping make economic sense
is roi there when we are hindered
how do i tell my board we need to start from zero
our platform won't do arabic, does this count
what is a legit business case
what would be a valid trigger for replacement
limits of the legacy thing, when are they bad enough
every time we want online payment the old vendor says impossible, is that a cause for a new one
i worry we redo everything for nothing, what is your test
suppose we can't add a booking calendar, is this enough
my trustees demand a concrete obstacle before they spend, do you agree
we are a library and the catalogue can't be connected, should we replace it all
and when would it be right to do it
what must we be able to say for that
so which case is worth the cash

= Most of ours
how much is a website
what does a web project cost
price range for web development
what budget should i have for a site with you
how expensive are you for websites
what do your clients usually pay for a site
cheapest and most expensive website you do
how many lakhs for a web application
ballpark for a portal
is 10000 dollars enough for a site
what is the minimum price of a website
what do you charge for a site
give me a number for a website, just rough
what does such a thing cost, the web application
our grant is 40000 dollars, does that reach
what did folks pay you on average
what figure do i put in the budget line for a site
would 15000 suffice or is that below your floor
what is the ceiling
how deep must i reach into my pocket
i need a number for the board tomorrow
is it five figures or six
are you in the range of a car or of a house
i am a hotelier with about 30000 dollars, is that realistic
what did your typical customer pay, lowest and highest
would a six figure sum be normal
how much should our foundation set aside for a web application
what order of magnitude are we talking about
in rupees or dirhams, what is the span for a site
how much does a website set us back with you
what's the usual ticket for your web jobs
give me a ballpark in dollars for a website
is 50 lakh realistic for a portal
what is the least you would accept for web development
what do you typically charge for sites, from and to
our school has 25k usd, can you make us a website with that
web budget bracket please
i've got 10 lakh for a web project, am i in range
between what figures do most websites fall with you
how much does a web project cost
what is your price range for websites
can you tell me what most of your projects cost
is it true that you start at twenty thousand dollars
i want to know if 30000 is enough
web project price range usd
what about the usual cost
do you not do sites for 5000
are you dearer than other agencies
what would i have to fork out
ballpark please
what's the damage
quotation range for a portal
how many lakhs do i need to bring
what is the spread of your fees
usual pricing bracket for your online work
what do clients normally shell out
in ringgit how much roughly are we talking of
we got an offer of 3000 from a student, what is yours
i am scared to ask, but how expensive is it
suppose we set aside 50k, would that work
my finance head wants an order of magnitude for the site
we are a school with a grant of 15000, is it too little
what is the most it might be
and what does that cost
floor and ceiling, please

= A marketing site with
why is one site more expensive than another
what is cheaper, a company site or a portal
how much for a simple marketing site with cms
what makes the price go up
how much for a portal with logins and permissions
is a corporate homepage at the low end
does connecting to other software make it dearer
on what does the web price depend
price for customer portal with user roles
why do you quote such a wide range for sites
what would push us to the top of the range
does adding user accounts push the sum up
where in the span would a university with student logins sit
a presentation of our firm that we edit, bottom or top of the span
what are the cost drivers
our thing must talk to three programs, cheap or dear end
which kind is the affordable one
we want role-based access and a link to sap, does that put us at the costly end
our firm only needs to present itself and publish news, where in the span are we
what is the difference in price between showing information and having people log in
what pushes the web fee up or down
is a member area pricier than a plain site
why would a portal be steeper than a brochure site
we need logins and an sap hookup, at which end of the scale is that
are news pages with a cms at the cheap end
what makes the expense differ between projects
which features make a website costly
what puts us at the top of your website bracket
which sites are at the lower end of the price
why is a portal at the upper end
can you tell me what makes a site expensive
is it true that a marketing site is cheaper
i want to know what a portal with accounts costs compared to a marketing site
marketing site lower portal upper
what about a site with roles and logins
is a simple site with an editor not as dear
portal or marketing site, which costs more
where in the range would a student login area be
does integration with sap drive it up
what kind of job is at the bottom
what pushes the bill to the top
is a company presentation the cheap sort
we need sso and crm hookup, are we at the high side
which functionality is pricey
what separates a 20k job from a 120k one
just news and contact with cms, is that the modest sort
the spread you name is huge, what decides where i land
i worry our members' area makes it costly
suppose we leave out the user logins, does it fall
my boss asks why a dealer extranet is so much more than a brochure
we are an insurer with a broker portal and three backends, which part of the range
so why such a wide span
and where would ours fall with permissions for staff
what sort of thing gets to the maximum

= You get a fixed price
do you work at fixed price or by the hour
will the price change during the project
when do i get a binding quote
hourly rate or lump sum
time and material or fixed bid
when do you know the exact cost of our site
i am afraid of cost overruns
is your quotation final
can you tell me the exact sum today
must we fear that the bill grows
who bears the risk if you underestimate
is the clock ticking while you work
all-in amount or meter running
our tender rules demand one sum, is it possible
at which moment is the amount carved in stone
will there be a nasty top-up at the close
per day rates or one figure
i need certainty, our council approves one sum only
do you come back later asking for more money
can you quote by phone right now or do you need a study first
what if it takes you longer than planned, who pays
is the website billed lump sum or by effort
when is the web quote finalised
will the sum swell after you begin coding
do you work on a capped amount
is the figure guaranteed and as of when
who carries the overrun if you misjudge the work
our treasurer wants certainty, when is the web price nailed down
do i pay by the clock for the website or one amount
do you work at a fixed price
when do we get the fixed price
can you tell me if the price can change
is it true that the price is fixed after discovery
i want to know if you bill by the hour
fixed price after discovery
what about an exact figure
will the price not rise later
is it fixed or hourly
t&m or lump sum
when will i know the precise amount
do you nail the number down
can you quote right now
who swallows the overrun
is there a cap
do you commit to a sum before coding
when is the offer binding
is it an estimate or a promise
last time the bill doubled half way, can that happen here
i hate open ended invoices
suppose it takes you longer than thought, do i pay
my council only approves firm amounts, do you give one
we are a public body and need a definite sum for the tender
and when is it final
so how sure is that number
do you charge per day after that

= A marketing site takes
how long does a website take
how many weeks for a company homepage
can you finish our site in two months
delivery time for a marketing site
how fast can you build a new website
we need a new website by march, when must we sign
timeline for web work
duration of a normal website project
how soon after signing the contract is it ready
is one month enough for a new site
how soon can our new homepage be online
by when is a corporate site finished
how long would that take for a normal site
two or three months for the site, is that right
our trade fair is in ten weeks, is it feasible
from autograph to opening, how much time
can it be ready before ramadan
how many months does an ordinary company presence need
we signed on the first of june, when is it on air
is a quarter of a year realistic
our university starts the term in september, when should we order
are you quick or slow with ordinary pages
we rebrand on the first of october, when must the contract be signed
is eight weeks possible for a company presentation
our conference is in three months, are you in time
what is the turnaround for a plain corporate presence
what is the lead time for a corporate website
we sign next monday, when is the site live
how many weeks for a plain presence with a cms
is a site by diwali doable if we order in august
turnaround for a company page please
our hotel opens in ten weeks, will the site be finished
how rapidly do you deliver a promo website
festive season is in three months, can our site be up by then
how long does a marketing site take
how many weeks from signature
can you tell me how quickly you make a website
is it true that a site takes twelve weeks
i want to know if two months is enough
marketing site weeks
what about the time for a company site
can you not do it in a month
is eight weeks realistic or more like twelve
how soon can we be on the web
what's the turnaround for a corporate presence
lead time
we sign on the first of may, when is it up
fastest you can do a brochure kind of site
can it be ready for gitex
quarter of a year or less
when would it be finished if we autograph now
is it a matter of days or months
our product comes out in ten weeks and we have no pages for it, is that too late
i worry we are too late for the christmas season
suppose the contract is done today, in what week do we open
my events manager needs it before the expo, how long do you need
we are a law office wanting a new homepage, what duration
and how long for the plain sort
from when do those weeks count
so roughly three months at most

= Applications take four
how many months for a web app
how long to develop a customer portal
do we have to wait nine months to use anything
when can we use the first piece of the application
timeline for custom web software
can parts of the system go live earlier
how long does a big system take to make
duration for an internal tool
is there a useful piece earlier or all at the end
how long must we wait for the full portal
can the most urgent piece go first
how much time for a big web application
half a year or a year for a member area
our insurers need a claims system, how long
will the office use a slice of it while you still program the rest
must everything be complete before someone can use it
we cannot wait until next year, is there a piece sooner
how long for something with logins and workflows
is a year too pessimistic for a big browser program
we need a claims portal before next season, seven months from now
when does the first department get to work with it
is four months the minimum for custom software in the browser
must all of it be done before we gain anything
how many months until a customer portal is ready
can part of the application be operational earlier
how long for a booking system with logins
do users have to wait till everything is complete
what is the timeframe for an insurance self-service application
when does the first usable module go live
is half a year plausible for a web application
we want a tenants' portal, how many months and can we use bits earlier
how long do applications take
is a first part live before the end
can you tell me how many months a web application needs
is it true that applications take nine months
i want to know if we can use part of it earlier
applications four to nine months
what about the time for a portal
do we not have to wait until everything is done
is an application months or weeks
when does the mvp go out
how much time for a booking platform
can staff work with some of it sooner
is it released in slices
duration for custom software in the browser
half a year or more for an intranet tool
do you deliver in increments
how early is there something usable
what is the timeline of a claims system
waterfall vendors show nothing for a year, when would we have something running
i worry that we get nothing until the final day
suppose we only need quotes at first, could that be in use in spring
my sponsor wants early benefits, when do they come
we are a logistics firm needing a dispatch tool, what period
and for bigger things how long
is anything working before that
so there is something to use midway

= Often.
can you take over a site that somebody else built
our developer vanished, can you continue his work
do you maintain websites made by other agencies
can you rescue a half finished project
do you accept existing codebases
the freelancer left us, will you step in
we are unhappy with our current agency, can you take the site on
we inherited a php thing from another company, would you accept it
old vendor closed down, can you support the application
our coder moved to canada, will you adopt his work
do you touch work that strangers wrote
we have an orphaned system, would you foster it
my nephew programmed it and lost interest, can you continue
a supplier fell out with us mid-way, will you finish
do you insist on starting from zero
is it a no-go if the thing was written by rivals
the man who programmed our booking page died, can you continue
do you say no to foreign code
our site was done by a studio in poland, would you look after it
is it possible to switch to you in the middle of a project
can you adopt a website built by a different agency
our coder absconded, are you willing to pick up the pieces
do you inherit legacy php sites
would you salvage a half-baked project
our freelancer ghosted us, will you step in
is it feasible to switch to you midway
orphaned website, do you foster it
the fellow who built it migrated to canada, can you keep it alive

= We first spend
what do you do first when you take over someone's code
do you audit existing websites
how long is the code review before you take over
do you look at the quality of the old code
how do you start with an inherited system
will you throw away everything the last developer did
code audit how many days
what comes out of the code review
what parts of our old site would you keep
our code is a mess, how do you find out what is usable
how do you judge whether to repair or rewrite
how do you get to know an inherited system
someone must tell us whether it is rotten or fine
how many days to inspect what the former guys wrote
is everything old rubbish in your eyes
do you make a list of what to mend
technical due diligence on a site
do you just say rewrite without looking
what do you look at before accepting an orphan system
before you accept our legacy thing, do you inspect it
how do we know if the existing code is worth keeping
does it take you a week or a month to understand someone else's work
what would you put in the trash and what would you keep
what is your initial step when inheriting a codebase
how do you assess whether an abandoned site is salvageable
do you audit before accepting a takeover and for how many days
will you scrap all of it or retain portions
who examines the mess our former supplier left
do you produce a verdict on what to fix and what to toss
before touching somebody's spaghetti code what do you do
what do you do first when you take over a site
how long do you read the code
can you tell me what happens at the start of a takeover
is it true that you read the code for a week
i want to know if you keep parts of the old code
week reading code keep repair replace
what about the existing code, do you look at it
do you not throw everything away
keep, repair or replace, how do you decide
do you audit before accepting
is there an assessment period
do you check how rotten it is
how long is your technical due diligence
do you inspect what the previous guys wrote
what comes out of the review
do you list what can stay and what must go
how do you size up a legacy system
do you study it or start fixing right away
our last rescuer rewrote all without looking, how do you proceed
i worry you will say everything is rubbish
suppose half is fine and half is bad, do you tell us which
my cto wants to know how you evaluate inherited code
we are a broker with a messy php portal, what would your opening step be
and how do you begin with that
how many days does it take
so what is in that write up

= The report is
can i take the audit and go to another company
who owns the code review report
do i have to hire you after the audit
can i use your findings with a different developer
is the audit binding
may i show your assessment to our present agency
is the analysis ours even if we do not continue with you
may we show your findings to a rival of yours
is the inspection result ours
i only want the diagnosis and not the cure
are we bound after the inspection
can the diagnosis travel to our in-house coders
can i shop around with what you found
we might stay with our current agency but want an independent view, can we use what you write
do i own your assessment
are we obliged to hire you for the repairs
may i bring your audit to a cheaper vendor
does the assessment belong to us
if we don't hire you after the review do we keep the document
are we bound to you by the takeover study
can our own developer act on your findings
who keeps the paper about our old code if we hire our nephew instead
is the report ours if we go to others
can we take the report to another firm
can you tell me who owns the takeover report
is it true that we keep the report
i want to know if we can use your findings elsewhere
report ours even without the work
what about the report if we do not hire you
are we not obliged to give you the work
does the report belong to us or to you
may i show your verdict to a cheaper shop
can i shop around with it
do we have to let you do the repairs
is the audit document free to share
is there any tie between the review and the job
can our own programmers act on it
may i hand the assessment to a rival of yours
do you take it back when we say no
could i get only the analysis from you
we might use our regular developer in the end, is your analysis still usable
i worry the study is just a hook
suppose we choose a firm in chennai for the repairs, do we lose the paper
my procurement wants separate tenders for review and execution, is that fine for you
as an auditor may i put your findings in my file although another company gets the contract
and do we keep it
what if somebody else does it then
so no strings attached to that

= You do, once
who owns the source code
do we get the intellectual property
is the code ours after payment
do i get the figma files too
copyright of the website, who has it
will you keep rights on what you made for us
when do we become owner of the software
do we get the design originals
do you license the code or transfer it
our legal team asks about ownership of work product
can i resell or change the software later
after the last invoice, is everything mine
can you sell my software to my competitor
do we own the drawings and manuals also
at which moment does title pass to us
our investor asks about ip in due diligence
are the figma drawings ours too
after we settle the bill, what may you still claim
can we hand the program to a sister company
does your studio reuse what we paid for as its own
who is the author in the legal sense and who may exploit it
what if i do not pay the final instalment, whose is it
our bank wants proof that we hold the rights on the software
do i own the drawings the designer made as well
until when is it yours and from when ours
am i allowed to give the program to another developer
do you retain a licence
do we get full copyright in the software
is the ip ours or licensed
when does title in the code pass over
are figma sources and manuals part of the ownership
may we sell the software on or modify it
our investors ask who possesses the intellectual property
can you reuse our code for a rival once we settled the invoice
once i settle up is the software entirely mine
who owns the code
do we own the design files too
can you tell me if the documentation belongs to us
is it true that the code is ours once paid
i want to know who has the copyright
code ownership design files documentation
what about the figma files
do you not keep any rights
is the code yours or ours
do you ever leave the code with the client
is ip assigned to us
do we only get a licence
when does title pass
can i give it all to another programmer afterwards
are the drawings and manuals handed to us
is it work for hire
at which moment does it become our property
can you stop us from using it
our former studio claimed everything they made was theirs, how is it here
i worry you could sell the same thing to my competitor
suppose i sell the firm, can the buyer have the software
my lawyer asks about assignment of rights on settlement
as investor in the startup i want to know whose asset the software is
whose is it in the end
and before the last invoice is settled
does that cover the layouts and the papers as well
do we get documentation
do we receive documents with the code
is there a manual for the system
will there be documentation
do you write documentation
do we get the design files
do you hand over the figma files
what do we own at the end
do we get the sources
are the documents ours
if you build our site, who owns the code
when you make our website, is the source code ours
you build it, to whom does the code belong
does the code of the site that you build belong to us
supposing you build our site, whose is the code afterwards
our site built by you, who owns what was written

= Repositories and hosting
whose accounts are repositories and hosting in
is there a transfer of logins at the end
how do we get the github repo when we part
what has to be handed to us at the end
do you host on your own account
will you hold our servers hostage
when are the hosting accounts opened
is switching to another agency difficult because of access
how do we get away from you if we want
is there an exit procedure
who signs up at the code store and the server firm
what must change names when we split
divorce from you, how painful
is there a key ceremony at the close
do you work on your own git and give it over later
our former studio took weeks to give over passwords
we want to be admin from the start
if your office closes tomorrow, do i still get into my servers
we never want to ask anyone for a login again
does a departure from you require any transfer
whose email is on the aws root login
who sets up the github and hosting and under which entity
is there a messy exit when we part from you
how do we receive the keys when the contract finishes
will there be a migration of accounts if we dismiss you
our past developer refused to release passwords, could that happen here
are the aws and repo owned by our firm from kickoff
we had a nasty breakup with a studio over logins, how do you arrange it
in whose name are the repositories opened
are hosting accounts in our name from the start
can you tell me how the accounts are handed over
is it true that there is nothing to hand over at the end
i want to know if the repository is ours from the start
repositories and hosting accounts our name
what about access to the repositories
do you not hold the accounts yourself
are accounts opened at the start or moved at the end
do we get admin on github from day one
who holds the keys
is gitlab under our organisation
how painful is it to part from you
do you ever keep a customer's passwords
what must be transferred when we separate
whose aws root is it
from when on do we have the logins
is there a closing ceremony for credentials
the last people took a month to release the server, what about you
i worry about being held to ransom over the login
suppose we fall out with you half way, can we just go
my security officer wants all tenancies under our company from the beginning
we are a charity and the last volunteer ran off with the passwords, how do you do it
and what about the accounts
is any migration required when we leave
so divorce would be easy

= Send us the
* how do i start a web project with you
* what should i send you to begin with a website
* can we just start, what do you want from us
* how to begin a web project
what information do you need from me about my site
what is the first step for a new website
should i send you a brief or just a link
how do i get started
i have an existing homepage, what do you need from me
do i need to prepare a document first
where do i begin if i want my page improved
where do i begin, i only have a link
do you need a requirements paper or is the web address enough
i run a hostel and dislike my page, what shall i mail you
* what do you need to get the ball rolling on a site
* our page is poor, whom do i tell and what do i supply
opening move for a new site
how little can i give you to make a start
i own a guest house and feel my page could be better, what do i mail you
should i prepare a forty page specification
how do we kick things off for a website
do you need screenshots and logins or just the url
what do you need from me to kick off a web job
we have an ageing site, what shall i email you
should i prepare a long requirement doc first
simplest way to get going with a website
is our url sufficient for a start
how do i take the initial step for a new homepage
what should i send you to start
do you need the address of our site
can you tell me how to begin
is it true that the address of the site is enough
i want to know what you need from me first
send address of present site
what about a brief, do you need one
do i not have to write a document
is a link enough or do you want a brief
how to begin
what do i mail you
first step for me
do you want a forty page rfp
just the url
what is the minimum info you ask
how do we get the ball rolling
should i prepare slides about our homepage
which thing do you want to see before we talk
i have no idea how to write a specification, what can i give you
i'm shy of long forms, is there something short to submit
suppose i want you to look at our ageing pages, what do you need
my boss told me to contact you, what must i put in the mail
we are an orchard with a bad webshop, how do we approach you
and what do i have to do
what do i write in the message
so that is all you want

= We will tell you the
what do i get if i send you my link
do you review my current site for free
can you have a look at our page and say what is bad
what would you improve on my website
quick check of our homepage
will you give first advice before any contract
free website audit
what is wrong with my website, can you tell me
how fast do i learn what you would change
do i get an opinion on my page for nothing
what do you spot when you look at ours
three points of criticism, is it so
i want a frank look at our pages before spending anything
can you roast my page
would a short verdict come back if i mail the link
would you tell me honestly what is bad about our pages before i pay
three quick wins for my site
do i get a mini review
do you give a gratis mini review of our site
what feedback do i get after sending the url
can you glance at our website and say what's bad
will i get top suggestions before paying
how many improvements will you point out to begin with
would you skim my website and scold me honestly
what will you tell me about my site
how many things would you change
can you tell me what you would change first on our site
is it true that you name three things
i want to know if you look at our site before a contract
three things to change first
what about quick feedback on our site
do you not give advice without a contract
is it three tips or a full report
what do i get back when i send the link
do you give a mini review
can i have your honest opinion on our homepage
quick wins, would you name some
what's the worst about my pages, would you say it
do you criticise for nothing
is there a taster of your advice
what comes in your reply
would you point out the biggest flaws
i don't know what is wrong with our site, only that no one calls, would you tell
i'd like to hear your judgement before spending a cent
suppose you glance at our shop, what do we hear
my colleague says you answer with suggestions, how many
we are a tuition centre and parents complain about the pages, could you name the top problems
and what do we hear back
how many remarks is that
so what's your answer to our url

= Those were their
* show me examples of web projects with price
* which published projects used your web service
* examples of websites you made and what they cost
will my project cost the same as those
are those prices valid for me
is my quote going to be like the examples
why is my price different from the other clients
do i get the price in a written form
the clinic thing cost 130000, is that my figure too
can i rely on the amounts in your stories for mine
the estate agents paid 55000, would i
is the sum binding and on paper, in my case
* what did earlier browser jobs cost and how long did they go
* names and amounts of jobs with a web part
the dashboard people paid 80 to 100 thousand, do i as well
is a quote from you verbal or on paper
which earlier customers had web work and at what sum
are the published case amounts what i will pay
that clinic paid 150k, will mine be similar
is the price in the case studies a quotation
can i rely on the estate agency's budget for my plan
and how do i learn my own amount then
do those timelines and fees apply to us as well
will my price be the same as in the examples
do i get a fixed price in writing
can you tell me if the published figures apply to me
is it true that the price comes in writing
i want to know if i pay what the clinic paid
their figures or mine
what about my own price
are the published prices not valid for us
is our price based on the real estate crm or on our own case
do those numbers count for everyone
is a spoken offer all we get
on paper or just by word of mouth
when do i get a figure of my own
are the amounts in the case studies a tariff
do i get a written quotation
can i rely on 75 thousand for a crm of mine
black on white, the sum
how is a new customer's amount set
i saw a finance dashboard for 80 to 100 thousand, would ours be so as well
i worry that the example amounts are only bait
suppose we want a hospital system too, is it 130000 again
my controller needs a signed sum for us, not other people's, do we get it
we are a realtor like the one in your story, is it the same money
and what would we pay ourselves
is that binding
so the examples are no quote
`;
