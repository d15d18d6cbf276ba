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
`;
