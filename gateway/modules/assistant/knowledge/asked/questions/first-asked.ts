/** What nearly everybody asks first, in its plainest words (question-bank.ts). */
export const firstAsked = `
= Longitude designs, builds and runs
what do you do
what does longitude do
what do you guys do
who are you
what is longitude
what is this company
tell me about longitude
tell me about yourselves
tell me about your company
about the company

= Bengaluru, India (IST, GMT+5:30)
* where are you
* where are you based
* where are you located
* where are you guys
* where is your office
* where are your offices
* where are your 3 offices
* where are your three offices
* which city are you in
* which countries are you in
* office locations
where is your office in india
are you in bangalore
which time zone does the bengaluru office keep
have you a place in delhi, mumbai or another indian city
where in karnataka are you
what's your clock difference to london in the indian branch
is there a branch in india's silicon valley
which city are your indian people in
desi office, where
i live near mg road, are you in my town
is the south indian one in chennai or elsewhere
and in india

= Web development
* what services do you offer
* what services do you provide
* what can you do for me
* what can you build
* list of services
* services
* which services
* what services
* services offered
* services please
* name your services
* what all services

= E-commerce Platform (Kayu & Kain, Kuala Lumpur)
* who are your clients
* who are your customers
* who have you worked with
* client list
* clients
* your clients
* customers
* which companies have you worked for
* show me your portfolio
* show me your work
* what have you built
* past projects

= Web development was part of these
* examples of web projects with price and time

= Mobile development was part of these
how much does an app cost
how much does a mobile app cost
how much for an app
what does an app cost
what is the price of an app
cost of an app
cost of app development
app development cost
price for a mobile app
how much do you charge for an app
how much to build an app
how much would an app cost me
how long does it take to build an app
how long does an app take
how long to make a mobile app
how much time do you need for an app
how soon can my app be ready
how much does an app cost and how long does it take

= E-commerce was part of these
how long does an online shop take
how long does it take to build a shop
how long to build an e commerce website
how much time for an online store
how soon can my shop be online

= AI solutions was part of these
how much does an ai project cost
what does ai development cost
how long does an ai project take
how much do you charge for ai

= Cloud solutions was part of these
how much do cloud projects cost
what do you charge for cloud migration
how long does a cloud project take

= Our six published projects lay between
how much do you charge
how much does it cost
what are your prices
what are your rates
what is your price range
what does a project cost
how much does a project cost
price list
pricing
what will it cost me
how long does a project take
what budget do i need
i want a quote
free quote
can i get a quote

= You can see it every week: From
* why should i choose you
* why choose you
* why should we hire you
* why should we work with you
* what makes you different
* what makes you different from other agencies
* what makes you special
* how are you better than others
* why longitude
* why you

= 50+ projects completed for 30+ clients
how many people work there
how many people are you
how many people work for you
how big is your team
how big is your company
how many employees do you have
how large is the company
how many developers do you have
company size
how many projects have you done
how many clients do you have
how many years of experience do you have

= Discovery: Two weeks with the people
* what is your process
* how do you work
* how does it work
* how does a project run
* what are the steps of a project
* what happens first

= One team does the work, under
what happens if the project is late
what if you miss the deadline
what if you are late
who is responsible for the date
do you deliver on time

= Book a free consultation
how do i start
how do i start a project
how do we start
how can we begin
how to get started
how do i hire you
how do i order a website from you
what is the first step
what should i do to start
can i book a call
can we have a meeting
do you offer a free consultation
can we do a video call
send me a proposal
can you send me a quote
send me a quote
where do i get a quote
free
anything free
what is free
what do you do for free
is anything free of charge

= Describe the problem in your own words
i do not know what i need
can you advise me
which service do i need

= React
* what technologies do you use
* which technologies do you work with
* what is your tech stack
* which programming languages do you use

= Websites and web applications that load fast
can you redesign my website
can you improve my website
can you make a website for me
can you build a website
do you build websites
i need a website
i need a new website
i want a website
we need a website
do you build web applications
do you make custom software
do you build software for companies
do you build internal tools
we want to stop using paper forms
we work with excel sheets and want a system
can you replace our spreadsheets
do you build hr software
do you build hr software for staff
can you build software for my company
we need a system for our staff
can you build us a website
do you make web applications
what is your web development service
can you tell me what kind of websites you build
i want to know if your sites load fast on an ordinary phone
is it true that our own staff can change the website
new website or web application
what about a redesign of our old site
can you get our temple online
our homepage looks like 1999, do you refresh such things
mujhe apni dukaan ki site banwani hai
nak buat laman web
do you do internet presences for farms
can you replace our excel mess with something in the browser
what do your web guys produce
is there someone to build a page that grannies and cheap androids can handle
who'd make us an online system that our clerk keeps up to date
do you develop portals that don't need a techie to maintain
we are a school in ipoh and parents find our pages slow and fiddly, can you help
my boss says we need a digital shopfront that works on cheap handsets
i worry about paying a coder for each comma, is your web work different
suppose the municipality wants pages anyone can use, is that what you do
our customers sit in villages with weak reception, do you build for them
and what do you do for the web
in one line, what's that service
so what would i get from your browser people

= Often.
can you fix my website
can you repair my website
can you take over my website
can you work on a website that somebody else made
our developer left, can you help
my developer disappeared
my current developer disappeared and i have no passwords
the agency that built our site is gone
can you take over a site that somebody else built
do you take over existing sites
can you tell me if you adopt other people's websites
is it true that you take on sites from other agencies
i want to know if you can take over our site
take over existing site possible
what about a site made by another agency
do you not insist on building new
will you continue a site or only make your own
do you rescue orphans
our coder ran off, could you step in
is it feasible to inherit a codebase
do you do vendor transition
can you carry on from where the freelancer stopped
would you adopt a half done portal
do you accept brownfield work
can we move to you from our present maker
do you salvage stuff by someone else
our agency went bankrupt last week and the shop still runs, would you look after it
i have a laravel thing from a cousin, would you touch it
suppose we are unhappy with our vendor, could you replace them mid project
my director asks whether you maintain what you did not write
we are a clinic whose web man died, would you take his work
and if others made it, is it still possible
is that something you do a lot
would you say yes to foreign code

= Usable within two seconds on a
my website is slow
our site is too slow
can you make my website faster
is the website mobile friendly
will my website work on phones
is it responsive
will the site be usable within two seconds
how fast is it on a mid-range phone
is speed on phones included
our customers own cheap redmis, will it open quickly
my pages take ages on 3g, what would you promise
how many blinks until i can tap something
core web vitals or lcp target
no iphone here, will it crawl
website bahut slow hai, theek hoga
is snappiness part of the package
i worry buyers leave before anything shows
and how quick is it on a handset
what's the figure you aim at for loading

= Texts and pictures your own staff
can my staff edit the website
can i edit the website myself
can i change the texts myself
can we update the site ourselves
can our own staff change the texts
can we change pictures ourselves
is editing by staff included
do i need a coder to correct a typo
is there a cms
our receptionist is 60, will she manage to update the menu of the day
can i swap the banner before ramadan on my own
must i pay you for each new photo
who keeps the news section current after launch
khud se content badal sakte hain
we depend on our agency for every comma, would it end
and when i want different words on it
self-service editing or call you each time

= Apps for iOS and Android that
i need an app
i want an app
we need an app
i need a mobile app
can you build an app
can you make an app for me
do you build apps
do you make apps
do you build for ios and android
do you build for iphone and android
do you make apps for ios and android
what does your mobile service offer
can you tell me what kind of apps you build
is it true that your apps start quickly
i want to know if you make phone apps
mobile app development ios android
what about android
do you not only do iphone
ios or android, which do you make
can you build something for smartphones
do you do mobile
are your programs snappy when opened
need a program for samsung and apple phones
does apple reject what you make
can i get something for my customers' handsets
are you also an app maker
what do you promise about the stuff you put on phones
will it open fast and survive a weak network
our first app got refused by apple four times, can you do better
i own a taxi fleet and want riders to book from the phone, is this for you
suppose i have an idea for the play store, do you make it real
my boss wants to know if you do more than websites
we are a clinic in penang and want patients to have something on their phone
and for phones, what do you do
does that include tablets and ipads
so what is your mobile work in one line

= Online shops whose stock is right
i need an online store
i need an online shop
i want to sell online
can you build an online shop
do you build online shops
do you build e commerce websites

= Search, advertising, e-mail and content,
i want more customers
i want more customers from google
we need more customers
nobody finds us on google
can you help us with marketing
do you do marketing
do you do seo
do you offer seo
can you do seo for us
can you do social media
do you do social media marketing
do you do email marketing
do you run google ads

= Assistants, document reading and forecasts built
do you do ai
do you do machine learning
do you build chatbots
can you build a chatbot for us
can ai answer my customers
i want a chatbot

= Hosting, migration and operations with
do you do hosting
can you host our website
we need help with our servers
can you move us to the cloud
do you do devops

= For what we operate we commit
what is your uptime
how much uptime do you promise
what uptime do you guarantee

= Ninety days of care: Faults in what
do you do maintenance
do you maintain websites
do you offer maintenance
support after launch
what happens after launch
do you give support after the launch
is there a warranty
do you offer support
who maintains it after
who maintains it afterwards
who looks after it later
who maintains the app after the launch
do you look after the site once it is live
can you tell me about the ninety days
is it true that support is free for three months
i want to know if there is care after the launch
ninety days of care
what about bugs after going live
do you not leave right after launch
is after care included or monthly
what is the last step of the process
how does your warranty work and what follows
who do i ring when it acts up in week two
is there post go live support
do you stick around
what is the aftersales like
are defects put right and for how long
do you vanish when the champagne is drunk
what is the support model later
our last agency vanished after launch, will you
i worry something pops up when you have been paid
suppose a page crashes in may and we launched in march
my purchaser asks about the defect liability and what comes next
we are a small museum with no technician, who helps after the opening
and once it is live
for how long is that
so is there an obligation to go on with you

= 24/7 support: If a system we
do you offer 24/7 support
is there support at night
can i reach you at night

= Weekly builds: Each Friday the current
how often will i get updates
how often do we hear from you
will i see progress
can i see my project while you work
is it possible to see my project while you work
can i see it before it is finished
can i try it before it is done
how do i follow the progress
how often do we see progress
do you send weekly builds
can you tell me how we follow the work
is it true that we get a new version each friday
i want to know if there are regular updates
weekly builds on friday
what about communication during the build
will you not be silent for months
is it weekly or monthly that we see something
what comes after the prototype
how will i be kept in the loop
do you show unfinished work
what is your cadence
how do you report while programming
do you run sprints with demos
am i in the dark until the end
can the steering committee peek in between
how transparent is the build stage
our developers went underground for five months, how do you do it
i am a nervous client, how often do you show me stuff
suppose i'm in jakarta and you in bengaluru, how do i follow along
my manager wants a status mail every week, do you do that
we are a government body and must report milestones, what do you send us
and in the construction phase
how do we notice that something is late
so every seven days there is something to look at

= Tests and a release pipeline: Every
do you test the software
do you test your work
do you deliver tests with the website
is a release pipeline part of what we get
can you tell me how changes get from the developer to the live site
is it true that releases can be undone
i want to know if automated testing is included
tests plus preview plus rollback
what about safety when something is changed
do you not edit straight on the server
is your way safer than uploading with ftp
do we get github actions or the like
how do you prevent an update from bringing everything down
what devops stuff comes with it
do you ship quickly and can you go back
is there a uat link for us to look at
how are patches shipped
does the package include regression checks
is there an assembly line for code
what is your safety net for modifications
our previous people pushed on friday and the shop was dead all weekend, how is yours
i worry each tweak will break another corner
suppose a junior makes a blunder, does anything catch it
my auditor wants change control evidence, does your setup give it
we are a bank and need a four step promotion of code, what do you provide
and how does a change reach the public
does that come with the project or is it a tool we buy
so it is automatic

= One letter a month
newsletter
do you have a newsletter
how often does the newsletter come

= When you send the contact form:
* do you store my data
* what data do you store
* what do you know about me

= Open Mon-Fri 9AM-6PM, each on its
can i visit you
can i come to your office
can i visit your office
when can i come by your office
what are the visiting hours
can you tell me on which days i may visit
is it true that i can come until six
i want to know if i may visit on a saturday
visiting times
what about coming on a friday afternoon
can't i visit at the weekend
is it better to visit before or after lunch, when are you open
until when is the door unlocked
how late may one still walk in
from what time is the reception staffed for callers
do you let people in at lunchtime
could i pop round at eight in the morning
which weekdays for a face-to-face
do couriers find someone after five
i'd pass by on a sunday, is anyone in
my train gets in at half past five, is the place still open to guests
we want to bring the whole class on a thursday at ten, is the house open then
i can come only after my shop closes at seven, will the door be open
suppose i turn up on monday at nine, would i stand before a locked door
my mother wants to accompany me on a saturday, does that work
and when could i come
so till six for visitors
is that for every one of your places
does it also hold for kl when i stop by

= “Write two hundred questions before you buy an AI assistant” (Meera Nair)
* what articles do you have
* list of articles
* what is on your blog

= “Write two hundred questions before you buy an AI assistant”, by
do you have an article about buying an ai assistant
who wrote the two hundred questions article
when did the piece by meera nair appear
how long does it take to read the ai assistant article
is there a text on your site that helps me pick a chatbot
which blog post is about questions to prepare prior to purchase
in what category is the article on assistants
have you published guidance on evaluating bots
something to read on the train about chatbot shopping
author and publication day of the assistant essay
does longitude have a white paper on selecting conversational ai
is there a how-to for acceptance testing of a chatbot
any advice in writing from miss nair
our school wants a bot for parents, have you an article i could forward to the headmaster
i am a journalist, which of your authors writes on procurement of ai
my boss is about to sign with a chatbot seller, is there a short read for him
we are choosing between copilots, do you have written recommendations
students of mine study chatbot quality, could you name a post with a date for citation
and who is the writer
so when was it put online
how many minutes is it
what is it called exactly
do you have newer or older thoughts on assistants, from 2024 say
point me to the write up on vetting a virtual helper
what is the title of the post on chatbot trials
literature on buying ai from your house

= One shop for three countries, with
have you worked for a furniture shop
have you worked for retailers
have you built a shop for someone like me
what is the e-commerce project about in one sentence
do you have an example of a shop for several countries
can you tell me about the kayu & kain platform
is it true that one shop serves three countries
one shop three countries e-commerce case
i want to know if you have built an international shop
what about a case with stock that is correct
have you not done any e-commerce for the region
is the furniture project a single shop or several
which project shows a one-page checkout
sum up the sofa webshop
what's the story of the online furniture store
do you have a reference for cross-border selling
anything in your portfolio for a retailer in more than one market
show me a webstore whose inventory is truthful
what is the gist of the kayu and kain work
a multinational storefront, have you got one to show
retail case, short version please
i sell crockery in oman and bahrain, have you done something comparable
my boss wants one line on your best retail work
we are looking for an agency that has unified regional stores before, have you
i worry that nobody gets inventory and paying right in several nations, did you once
suppose i have two minutes for the e-commerce story, what is it
and what was that one about
so what's the point of it
which job was that

= Appointments, records and billing for eleven
have you worked for hospitals
have you worked for clinics
have you worked for doctors
have you done anything in healthcare
what is the healthcare management system
have you built software for clinics
can you tell me about your healthcare project in short
is it true that the system is built around two minutes
healthcare system appointments records billing
i want to know if you have done anything for doctors
what about a project with appointments and billing
have you not worked for hospitals
is it only an appointment system or also records
for how many clinics is the healthcare system
what's the idea behind the sahana project
an emr in your portfolio, which one
anything to show a medical group
reference in the health sector please
what is the doctors' platform in one sentence
do you understand how rushed physicians are
practice management software, have you made one
hospital it case, the short version
i am a dentist with four chairs and a branch, have you done something like that
my wife is a gp and hates slow programs, did you ever design for people in a hurry
our tender asks for a medical reference, which do you have
i worry that software people don't know what an opd morning is like, do you
suppose i buy for a polyclinic, which of your cases should i read
and what was the medical one about
so what does it cover
which job was for physicians

= Ordering, kitchen and courier apps for
have you worked for restaurants
have you worked in food delivery
have you built a food delivery app
what is the food delivery app about in short
have you built a food ordering app
who wanted to keep its margin and its regulars
do you have experience with food stalls
can you tell me about the delivery project
food delivery app for stalls co-operative
is it true you made apps for kitchens and couriers
i want to know if you have done anything for restaurants
swiggy for small guys, have you made one
any f&b work in your portfolio
something like foodpanda but owned by the cooks
tell me about the makan project in one line
eatery clients, got any
did you help little vendors hold on to their loyal eaters and their profit
gastronomy references
trio of programs for lunch business, for whom
takeaway platform you developed, what is it
do you know the catering trade
i run a small bakery and a few friends want our own ordering, have you done this for others
our food court in dubai is squeezed by aggregators, is there a similar story of yours
my brother has a biryani cart, is there any work of yours for such people
we are hawkers in penang and think of an own app, have you something to show
which project was for the cooks
and what was made for them
so what is tiffin street's thing
what did these people hope to hold on to

= Lessons and practice for secondary pupils
have you worked for schools
have you worked in education
have you built a learning app
what is the educational learning platform in short
have you built a learning platform
is it made for pupils who share a phone
how much time a day does a pupil need
can you tell me about your education project
learning platform secondary pupils shared phone
do you have experience with schools
does it not need a big data plan
byju's for poor families, have you made one
edtech reference, anything
something for kids whose mum owns the only handset
ngo in bihar teaching girls, have you similar work
lms or e-learning in your portfolio
learning on the cheap, with hardly any megabytes, did you do that
what was kiran's job in one line
do you know how to make courses for low income homes
digital classroom stuff, any example
tuition by handphone for teenagers, who did you make it for
we are three brothers with one mobile, is there a study app of yours that suits us
our ministry plans a tender for rural pupils, have you got anything comparable
i am a headmaster in sabah and data is dear here, have you made something fitting
my foundation funds tutoring in villages, which work of yours should i look at
which project was for students
who is it meant for
so what did you do for the education people
is it long hours or short bits

= From enquiry to viewing to contract
have you worked for estate agents
have you worked in real estate
have you worked for property companies
what is the real estate crm in one sentence
do you have a project for a property agency
can you tell me about your crm work in real estate
is it true you built a crm from enquiry to contract
real estate crm enquiries viewings contracts
i want to know if you have made something for brokers
what about property, any experience there
haven't you done a crm for an agency with many channels
letting agents' software, got any in the portfolio
proptech reference please
customer relationship system for house sellers, have you shipped one
what did you do for realtors in the gulf
lead to lease pipeline, done before
show me something for estate agents
alternative to salesforce for a brokerage, ever created
sales funnel tool for apartments and villas
have you dealt with prospects arriving from all over the place
i run a small property office in penang, do you have a comparable case
our leads drip in from whatsapp, walk-ins and portals, have you tidied such a mess
my boss wants to know whether you understand housing sales
suppose we sell condos and lose half the callers, what can you show us
we are a developer in abu dhabi, which job of yours is nearest to us
and what was that project about
so what does the broker tool cover from start to end
give me the short version of the dhow creek job
anything for landlords and tenants in your showcase

= Positions, risk and cash from five
have you worked for asset managers
have you worked for banks
have you worked in finance
have you worked for wealth managers
what is the financial dashboard in short
do you have a project in finance
can you tell me about your work for asset managers
is it true all positions come together on one screen
positions risk cash five custodians dashboard
i want to know if you have built something for wealth managers
what about finance, any dashboard there
haven't you done anything with custodians
fintech reference for a family office
investment cockpit in your portfolio, have you got one
consolidated wealth reporting, done before
who have you helped in the money business
treasury overview for people with many banks
bi for fund managers, any case
like addepar but custom, did you make one
portfolio aggregation work in the gulf
something for bankers in your showcase
i manage fortunes at several banks and see nothing at a glance, have you a case like mine
we are a trust company in labuan, which work of yours comes closest
my cfo wants every number on a page by breakfast, have you delivered such a thing
suppose we hold accounts at ubs and citi, have you brought such stuff together
our regulator wants provenance of numbers, do you have a finance case with that
and what was that finance project
so what does the pearl quay screen give them
one sentence on the analytics job please
what do they look at when the partners gather

= Nurul Aisyah Rahman, Head of online
do you have reviews
do you have testimonials
what do your clients say
show me reviews
what does the client of the e-commerce platform say
how many stars did kayu & kain give
can you tell me what nurul aisyah rahman said
is it true that you spent the first week in the warehouse
kayu & kain review 5 of 5
i want to know if the furniture client was happy with you
what about a testimonial from a shop
they didn't give less than five, did they
is there a review by the head of online sales
where did you spend the first week of the project
did your people really go to the godown
any praise from the sofa merchant
who vouches for your retail work
what impressed her at the beginning
which rating came from the malaysian retailer
do you visit a customer's premises before designing
what had other agencies never done for them
quote from a satisfied merchant please
all agencies only want a video call, have you ever gone and looked at the boxes
i'm choosing a supplier and trust references, who speaks for the webstore job
i worry that designers never leave their desk, did you go on-site anywhere
suppose i phoned the kain manager, what would she tell me about the start
my boss asks for a name and a score behind the furniture case
and what did the client think
who said that
how many points did they get from her

= Dr Lakshmi Prasad, Medical director at
do you have reviews
do you have testimonials
what do your clients say
show me reviews
who gave a review of the clinic project
what did dr lakshmi prasad say
how many stars did sahana give
is it true the medical director threatened to go back to paper
can you tell me who the reference at the clinics is
lakshmi prasad sahana review
did the client rate the healthcare project
what was the doctor's warning
name of a physician who vouches for you
any testimonial from a health person, and her position
top marks from a lady doctor, who was it
which executive at the medical chain commented on you
did somebody give you an ultimatum about speed
feedback of the hospital's chief
who said she'd ditch the computer if it dragged
what rating out of five from the clinics
quote by a sceptic in medicine
was the boss of the physicians easy to please
i'd like to phone a happy hospital client, whom could i ask for
our purchasing needs a named referee in healthcare, have you one
i distrust reviews without names, who wrote the sahana one
my aunt is a surgeon and would have threatened the same, did any chief do it to you
and what did she threaten
who is she
how did she score you
so she was doubtful at the start

= Omar Haddad, Managing partner at Dhow
do you have reviews
do you have testimonials
what do your clients say
show me reviews
what did omar haddad say
how many stars did dhow creek give
can you tell me what the property client thinks of you
is it true you told them in week two what would wait
omar haddad review managing partner
i want to know if the crm was finished as agreed
what about the client's opinion of the timing
didn't the project run late according to the client
who vouches for your punctuality
feedback from the realtor's boss
do you break bad news early, says who
five-star rating from someone in real estate
is there praise from a gulf customer
testimonial on honesty and deadlines
was the estate firm satisfied
does any customer confirm you kept to the schedule
word of a managing partner about working with you
our last vendor hid every delay, does a client say you are open
i'd like to hear from a person in dubai who paid you
my boss wants a named reference for keeping dates
suppose something can't be done in time, when do you say so, according to customers
as a lawyer i want a statement from a client that the term was kept
and what did the customer say
so was he happy
how did he rate you
did they warn him in time

= A design system, not only pages:
do you do design
do you do ui ux design
do you do web design
do you design websites
do you make a design system
what design material do we receive with a website
is it true that we get more than just the pages
can you tell me if components are part of the delivery
i want to know if our designer gets a library
design system in code and in figma
what about pages we add after you leave
do you not just design single pages
will our microsite later still match the rest
do we get a ui kit
can our own freelancer produce consistent screens afterwards
is there a pattern library
how do you stop the thing from turning into patchwork after two years
will i be able to build promotions without paying you for a layout
do you give us lego to put things together
what stops our marketing girls from inventing new blues every month
do you hand over css variables and react widgets or screenshots
we launch a course every term and each needs a landing page, will they all be of one mould
our last agency made ten nice templates and the eleventh was horrible, how do you avoid that
i fear that everything we add will look homemade
my art director wants to know what artefacts she gets
we are a college with many departments all wanting own pages, how do they stay alike
is that a style guide or more
and who can use that library
what is in it, fonts as well
so we can extend the look by ourselves

= Sorry. I go
you are useless
this is useless
i am angry
you are no help
this does not help
you did not answer my question
you have not answered my question
that does not answer my question
my question is not answered

= Courses for other firms’ people are
do you run courses
do you give training
can you train our staff
can you teach my team
do you offer workshops
do you teach programming
can our programmers learn from you
do you offer training courses
do you run workshops
can you teach our programmers
can you tell me if you train our staff
i want to know if a handover to our own people is part of a project
is it true that you give no courses
training courses for companies
what about lessons for our employees
may i send my son to you to learn coding
do you hold bootcamps
upskilling for our it team, do you sell that
is there a masterclass on react
can your engineers coach our juniors
do you give certificates to participants
any seminar on ai for managers
do you lecture at colleges
is knowledge transfer to our it department included
will our folks be shown how to run it at the end
hrdf claimable sessions, do you have them
corporate tuition in kl
our admin clerks need to learn the new system, do you show them
my boss wants two days of instruction for forty people, can he book you
i worry that when you go nobody here knows how it works
suppose we only want to learn from you and not buy anything
we are a polytechnic and look for trainers, do you provide some
and do you teach us how to use it
is the instruction extra or part of the job
who shows our people then

= The site sets no smallest size
do you work with startups
do you work with small businesses
do you take small clients
am i too small for you
do you work with individuals
what is the smallest project you take
is there a minimum size for a client
are we too small for you
can you tell me if you take startups
i want to know if a sole trader can be a client
is it true that you only work for big companies
smallest client size
what about a family shop
i'm just one woman with a tea stall, would you take me on
do you look down on tiny outfits
is a two-man band welcome
do i need a certain turnover to become your customer
kirana dukaan ke liye bhi karte ho
kedai kecil boleh ke
are you for enterprises only
does a freelancer with an idea get a hearing
how big must an organisation be
would you bother with a village cooperative
any lower limit on headcount to hire you
do you accept private persons
i bake cakes at home and want to sell online, am i too little
my dad runs a garage with three men, is that enough for you
i worry we're small fry next to your other customers
we have just been founded and have no staff, do you still say yes
suppose the whole firm is me and my dog
and for somebody as little as us
is there a threshold
so size doesn't matter

= Which languages our people speak is
which languages do you speak
do you speak arabic
do you speak hindi
do you speak malay
can i talk to you in my language
do your people speak arabic
is the site in english only
can you tell me if somebody speaks malay
i want to know if your people speak hindi
is it true that the site is only in english
languages spoken
what about tamil or kannada
koi hindi mein baat karega
ada orang cakap bahasa tak
can i have the meeting in mandarin
my english is bad, is there someone who understands me
habla espanol alguien
is there a french version of this website
where do i switch to deutsch
do you have bilingual staff in the gulf
which tongues does your crew master
are the pages translated
could my father phone and talk telugu
is anyone at the dubai branch a native arab
our board meets in bahasa, would your people follow
my boss knows only cantonese, is that a problem
i worry about misunderstandings since i'm not fluent, what else do you talk in
suppose i write in urdu, can one of you read it
we're a japanese company, does anybody converse in nihongo
and in my mother tongue
is there a version that i can read better
any of you who knows gujarati
`;
