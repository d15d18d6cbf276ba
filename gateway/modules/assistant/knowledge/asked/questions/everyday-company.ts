/** What people ask of the company, its offices, jobs and its assistant, in everyday words (question-bank.ts). */
export const everydayOfCompany = `
= Longitude designs, builds and runs
hi what do you guys do exactly
hi what is this company about
whats this company
what business are you in
tell me something about your company
tell me a bit about you guys
brief intro of your company
about your company pls
company intro
just looking around what do you do
a friend told me about you what do you do
are you a digital agency
are you guys a tech company
is this an it firm
so you build websites and apps right
what kind of work do you guys do
explain what you do
what do you do in simple words
may i know what your company does
i want to know about you
need some info about your company
need details about your company
pls share company details

= We are designers,
what kind of people work for you
do you have your own designers
do you have marketers in the team
is everything done in house
do you design and code both
do you have an in house team
do you have ui designers in your team
what roles do you have in your team

= 50+ projects completed for 30+ clients
how big are you guys
how many ppl work there
team size
how many engineers do you have
are you a big team or small
is it just you or a team
how many projects till now
how many apps have you made
how many customers so far
how long have you been in business
years of experience
how experienced are you guys
is this a startup
company stats

= Today there are more than
hi who is in your team
about your team
team details
staff
do you have enough people
have you got more than 20 people
current team size

= We still work
how many people work on one project
how many people will work on my project
how many people do you put on a project
team size per project
will i get a full team
is it one developer or a team

= The people you meet do the work:
who would build it
who will make my app
who is going to build my app
hi who would work on my project
will the same people do my project
can i meet the team that builds it
can i talk to the developers
do you use freelancers
do you outsource
is my project outsourced to someone else
will juniors work on my project
will senior people work on my project
will my developer change in between
your own people build it right

= The designer and
will the team stay till launch
will the same developer be there after launch
does the lead developer stay till the end
will the developer leave after delivery

= We do not sell seniors
do you give work to freshers
will a fresher build my site
are your developers senior
are your developers good
do you have skilled developers

= Web development
* hi what services do you offer
* which services do you provide
* full list of services
* tell me your services
* may i know your services
* i would like to know about your services
* info on services
* what can you make
* what can you do for my company
* how can you help our company
* what do you build
* what things do you make
* what type of projects do you do
* what type of services do you have
* what are the services offered by your company
* services available
* what are you specialised in
* what are you best at
* six services which ones
* name the services
* do you do other things too
* anything else you offer
* what can we hire you for
* what do you offer for clinics
* what can you build for a furniture shop

= All six services
how many services do you offer
do you have a page for each service
where can i see the details of each service
do you say when i should not buy it

= Most projects need
can you do website and app both
can i get website plus marketing
can i take more than one service
need a website and an app
we want an app and a shop
can you do all of it
do you do end to end
are you full service
one stop shop
total solution

= One team does the work, under
is it one team for everything
do i get one contact person
single point of contact
is there one person responsible
who is accountable
one contract or many
what if my project is late
do you really deliver on time
will you keep the deadline
do you stick to the deadline
do you miss deadlines

= Most projects start
can we start small
can we start with just a website
can i begin with website and do the app later
can we do it in phases
can we do a small pilot first
can i add more services later

= Book a free consultation
whats the next step
what should i do next
how can we proceed further
how do we move forward
i want to go ahead
yes i am interested
i want to work with you
lets work together
how can i work with you
how do we get going
whats the first step
i want to start a project
lets get started
got a project for you
hi i have a business idea
need to discuss a project
i would like to discuss my project
can i discuss my idea with someone
i need to discuss
can we jump on a call
can i schedule a meeting
book a call
how do i book the free consultation
set up a call
can we do a zoom call
i want a call with you
need a meeting
want free consultation
free meeting
is the first meeting free of cost
do you charge for consultation
consultation fee
do you offer consultation
can i get free advice
how long is the call
who will i talk to in the consultation
is it a sales call
demo call
how do i become a client
how do i order
how do i order an app
can you send me a proposal
can i get a proposal
can you send a quote
share your quotation
need a quote for my shop
we need a quotation
i want to talk about my app
new project enquiry
business enquiry
talk to sales

= You leave with
what do i get in the consultation
what happens in the first call
what will we talk about in the call
what do you tell me in the free call
do i get a price after the call
will i get an estimate in the first meeting
what will i know after the meeting
is the call worth it

= Half an hour
how do i book an appointment
appointment
can i get an appointment
can we fix a time
can we meet tomorrow
when can we talk
can i book a slot
is there a calendar to book
do you have a calendly
how to schedule a call
how do i arrange a meeting
are you available for a call

= Describe the problem in your own words
i dont know what i need
not sure which service i need
which service is best for me
which one should i choose
what do you suggest
what do you recommend
pls advise
help me choose
is a website enough or do i need an app
should i get a website first
i have a gym what would help
we have a factory what can help us
starting a new business need advice
we want to grow
want to digitalize my business
business is slow what can you do
we have a problem in our company
i am not a tech person
how do i explain what i want
do i need a spec
do i need a document
is a rough idea enough
can you do this
can you really do it
is this possible
is that something you do
do you do things like that

= Choosing the service
will you tell me what i need
do you help choosing
can you decide what is best for us
do you tell me which one to take
is it ok if i dont know the service

= Write as much
what should i write in the form
what should i tell you
what do you need to know
what do you need from us
do i need to write a lot
is a short message ok

= Somebody who builds,
how soon do you reply
how quickly do you reply
when will i get a reply
when will i hear from you
how long for a reply
do you reply the same day
will i get a reply today
do you even reply
does anyone reply
who replies to my message
who reads my email
response time

= A person will
what happens after i contact you
what happens after i write to you
what happens after the contact form
i have sent the form
i wrote to you what next
after i submit what happens

= Name, e-mail and
what do i need to fill in the form
do i need to give my number
is the company name needed
do i have to give my company name
can i just give my email

= We reply within
will you spam me
will you keep calling me
no spam please
are you going to spam my email
will you put me on a list

= Discovery: Two weeks with the people
* whats your process
* how does the process work
* how does it all work
* how do you guys work
* how do you run a project
* how does a project work
* how will the project go
* what are the steps
* what are the steps to make a website
* what phases do you have
* tell me how you work
* explain how it works
* your way of working
* working process
* whole process please
* how do you go about it
* how do you handle a project
* do you have a fixed process
* methodology you follow
* from idea to launch how does it go

= Discovery: Two weeks
what is discovery phase
what do you mean by discovery
what do you do in the first two weeks
do you come and talk to our staff
when do i get a fixed price
when will i know the price
can i stop after discovery
am i bound after discovery
do you need discovery for a small site

= Planning: We draw
what happens in planning
whats the planning phase
do you give a project plan
will i get a schedule
do you make wireframes
do you make mockups first
can i see the design before development
do you test it with users

= Development: A team
what happens in development
how do you develop
do you work agile
can i test it while you build
do you test it
do you do testing
is testing included

= Deployment: We rehearse
how does launch work
what happens on launch day
do you help with launch
who does the go live
do you deploy it
do you stay after the launch
what if something breaks at launch

= Ninety days of care: Faults in what
do you give support after delivery
do you give support after launch
do you give warranty
any warranty
do you fix bugs after launch
what if there are bugs
what if there is a problem after delivery
what happens if there is a bug
will you maintain it
do you maintain it after
do you offer amc
is maintenance included
after sales service
do you give post launch support
can we pay you monthly for maintenance
what about bugs

= 24/7 support: If a system we
do you have 24 7 support
24x7 support
do you have 24 hour support
is anybody there at night
support on sunday
what if the website is down on sunday
what if the server goes down
do you have on call engineers

= You get a fixed date,
do you give a fixed price
fixed price or hourly
do you give a deadline
do you commit to a deadline
do you give the price in writing
is the price in writing
do i see something every week
will you show us the work every friday

= You can see it every week: From
* why you guys
* why should i pick you
* why choose longitude
* why should i hire your agency
* why would i choose you
* what makes you good
* how are you different
* how are you different from other agencies
* what's special about longitude
* your advantages
* are you better than others
* is your work good
* tell me why i should choose you
* why not go with someone else
* so many companies do this why you
* we are talking to other agencies too why you

= We say no in writing: Every
are you legit guys
is this a real company
is it safe to work with you
how do we know you are good
will you take my money and run
i was cheated by a developer
our last developer disappeared
last agency was bad
had bad experience with freelancers
our last agency was always late
are you professional
will you tell me if i dont need it
do you say no sometimes

= Every proposal has
whats in your proposal
what does your proposal have
what do you put in the proposal
what do i get in the proposal
what does the quote include

= Clients stay because
will you keep me updated
will you inform us about progress
how do i know how its going
do clients come back to you
do you have repeat clients
do you do long term partnership

= Satisfaction is 99%,
are your clients happy
are your customers satisfied
client satisfaction
satisfaction rate

= Ask us for a recent
can i see how you report
what is a friday note
can i see a sample report
can you show me how you work with clients

= From the second
when can i see something
how soon can i see something
when can i see a demo
is there a test link
do you give a staging link

= Surprises come early,
do i pay for things i did not see
what if something goes wrong in the project
will there be surprises
any surprises in the invoice

= To build software
whats your mission
mission statement
what is your company mission
whats your goal

= A trade in
your vision
vision statement
vision of the company
what is the vision of longitude

= Longitude began in
how did longitude start
how did you guys start
your story
company history
who was your first client

= For centuries a
why the name longitude
why are you called that
meaning of the name
nice name where is it from

= Software you can
whats your slogan
your slogan
tagline
your motto

= Small teams, plain
what are your company values
whats your culture
your values
how do you like to work

= The company’s legal
what is your legal name
full name of the company
whats the official company name
name of the company for invoice
is it longitude pvt ltd

= Our six published projects lay between
how much
how much will it cost
how much for your services
what do you charge
what are ur prices
how does your pricing work
price range
rough cost
give me a rough price
ballpark price
approximate price
average price
minimum budget
cheapest price
prices start from
can i see prices
send rates
do you have packages
do you have plans
are you guys expensive
is 10k enough
what can i get for 5000
what do clients pay usually
how much for a software
price for a system
price for a clinic
how much for a small company
how much for a gym
how much for an ngo
price for a salon
how long for a project
how much time do you take
how many months does it take
how fast can you make it
how soon can you do it
how quickly can you do it
time required
usual timeline
turnaround time
how much and how long
cost and duration
can you do it in one month
can you finish in 2 months
need it fast

= Yours is a
how do i get a price
how do i get a quotation
can i get a price for my idea
can you tell me the price
can you give me a price now
can you give me an estimate
can you quote me
need a quotation
need price for my app
i want a price
looking for a quote
is a quote free of charge
is it free to get a quote
do you charge for quotation
do you give free estimates
how much for my idea
what would you charge me
what will my website cost exactly
final price
how do you calculate the price
how is the price calculated
why is there no price
tell me the cost
can the price change
any hidden charges
are there hidden fees

= Discounts are nothing
any discount
can we get a discount
discount for ngo
discount for schools
any deals
coupon
diwali offer
can we negotiate
can you make it cheaper
can you do it for less
last price
give me a good price
best rate
another agency is cheaper
i got a cheaper quote
do you do free work
my budget is small
we have a limited budget
we dont have much money

= How payments are
how do i pay
payment
what payment methods do you take
can i pay monthly
can we pay in instalments
can i pay at the end
installments
is emi possible
do i have to pay everything first
do you take advance payment
advance
how much advance
upfront payment
do you take card
upi
can i pay by bank transfer

= Prices on the site are in
price in rupees
how much in rupees
how much in myr
how much in dirhams
can i pay in aed
is the price in dollars
which currency
plus gst
are taxes extra

= The site says nothing about refunds.
refund
do you give refund
money back
what if i dont like the result
what if i am not happy with the work
what if you dont deliver
can i cancel
can we cancel the project
what if i stop halfway
cancellation policy

= The site names no hourly
hourly rate
how much per hour do you charge
do you work hourly
day rate
can i hire a developer
can we hire a developer for 3 months
need to hire a developer
we need a developer for a month
dedicated developer
do you provide dedicated developers
do you do staff augmentation pls
can you give us developers

= E-commerce Platform (Kayu & Kain, Kuala Lumpur)
* hi can i see your work
* can i see your past work
* can i see some projects
* can you show me your work
* can you show me what you have done
* show me examples
* your portfolio
* kindly share your portfolio
* share some samples
* do you have examples
* any previous work
* what have you done so far
* what have you made
* what projects did you do
* which projects did you build
* what apps have you built
* your projects
* recent work
* latest work
* sample work
* who are your biggest clients
* which companies have you worked with
* which companies are your clients
* name a few clients
* your customers
* any famous clients
* tell me about your clients
* i want to see your work
* i want to see some projects
* need to see some samples
* looking at your work

= Chosen from more
why only six projects on the site
you have only 6 projects
are these all your projects
is this all your work
are your case studies real

= Each tells what
what is in the case studies
what do the case studies say
do you show the results of projects
are there results in the portfolio

= The other projects
do you have more projects
any other projects
can i see more work
show me more projects
more samples

= Tell us your
can i talk to a client
can i call one of your clients
can i speak with a customer of yours
reference client
can you give a reference
need references
can i get a reference in my field
can you connect me with a client

= Nurul Aisyah Rahman, Head of online
any reviews
can i see reviews
can i read reviews
do you have good reviews
what do clients say about you
what do people say about you
what are people saying
customer feedback
show reviews

= What people write of us on Google
are you on google reviews
clutch reviews
how many stars on google
trustpilot
glassdoor rating
bad reviews

= Healthcare, E-commerce, Education,
which industries do you work in
what industries do you serve
what sectors do you work in
which fields do you work in
domain expertise
what kind of businesses do you work with
who do you build for
do you know the travel industry
do you know retail
do you know finance
do you work with factories
do you work with schools
do you work with real estate companies
do you work with hotels
any experience in healthcare
any experience in finance
any experience with shops
have you done anything for factories
have you worked with factories

= More than fifteen so far
how many industries do you know
do you work in all industries
do you work with all types of businesses
do you only work in one industry
do you work with any business

= In these eight
do you understand my industry
do you know my industry
do you know my business
do you know how a clinic works
do you know how schools work
do you know the hospital business

= 50+ projects: In
have you done something like this before
have you done similar projects
have you built something like this
do you have experience with my kind of business
any similar projects
have you worked with gyms
have you worked with law firms before
have you worked with logistics companies
have you worked with startups
any experience with logistics
any experience with events
any experience with laundries

= For whom we would not work is not on the site
do you work with ngos
do you work with temples
do you do government projects
do you work with accountants
do you work with salons
do you work with farms
do you work with crypto companies
who do you not work with
any industry you dont do
would you work with an astrologer
do you take betting sites

= The site sets no smallest size
do you work with small companies
do you work with startup
do you work with one person companies
do you take small jobs
do you do small jobs
do you help small business
do you help startups too
do you only take big clients
is my business too small
are we too small
we are a small company
we are just starting
i am a small business owner
i am a freelancer can you work with me
i have a small bakery is that ok
i run a small salon would you take it
do you take big projects too
do you work with enterprises
can you handle a big company

= Expert team: Your
are you experts
will an expert talk to me
who answers my message
can i talk to a developer
do technical people reply
i want to talk to a developer
i need expert advice

= Offices in 3
why three offices
are you international
are you a global company
in which countries do you work
number of countries

= React
* what tech do you use
* what technology do you use
* what technologies do you know
* technologies
* tools
* what languages do you code in
* which programming language do you use
* frameworks
* what do you build with
* what do you develop with
* what do you use to build apps
* which platform do you use
* do you use modern tech

= Chosen because they
why these technologies
can other developers work on it later
can another company take over later
will other developers understand the code
do you use common technology
is there lock in

= The site names what we build with; what
do you use laravel
do you know php
do you use wordpress plugins
magento
do you know angular
do you use java
do you know java
do you do salesforce
do you know odoo
do you work with tally
do you use golang
do you use mongodb
do you use wix

= Bengaluru, India (IST, GMT+5:30)
* hi where are you guys
* where are you guys based
* where are you people from
* where do you work from
* where is your company based
* where is longitude
* where is longitude located
* where is your office located
* where all are your offices
* which city is your office in
* which country is your company from
* are you from malaysia or india
* office location
* how many branches
* how many offices have you got
* do you have a real office
* main office where
* office details
* tell me where you are

= Our Bengaluru (India)
bangalore office address
bengaluru office address
address in bangalore
address in india pls
where is your bangalore office exactly
indiranagar

= Our Kuala Lumpur
kl office address
malaysia office address
where in kl
where is your office in malaysia
kuala lumpur address

= Our Dubai office:
dubai office address
address in dubai pls
where in dubai
where is your dubai office
uae address

= Kuala Lumpur, Malaysia
do you have an office in kl
do you have office in malaysia
kl
malaysia got office or not

= Dubai (GST, GMT+4)
do you have office in dubai
do you have an office in uae
are you in dubai
you have a dubai office right

= We have three offices, in
do you have an office in chennai
do you have an office in delhi
do you have an office in pune
do you have an office in the us
do you have an office in uk
do you have an office in abu dhabi
any office in singapore
any branch in mumbai
any branch near me
are you in hyderabad
are you in the uk

= For work elsewhere,
do you work with clients abroad
do you work with international clients
do you take clients from the us
do you work with companies in europe
do you work globally
do you work outside india
can you work with us remotely
i am in london can you work with me
i am in delhi can you work with me
we are in saudi arabia do you work here
worldwide

= Each office is
are you open
are you open on saturdays
are you open at weekends
are you closed on sunday
is your office open
is the office open on saturday
is office open tomorrow
is anybody in the office now
open today
what time does the office open
what time are you open till
what are your timings
what are your working days
when do you close
till when are you open
closing time
do you work on weekends
do you work at night

= On which public holidays our offices are closed
are you open on holidays
are you closed on holidays
are you open on diwali
are you open on eid
are you working on eid
public holidays

= Open Mon-Fri 9AM-6PM, each on its
can i come to the office
can i come and see you
can i come in person
can i come tomorrow
can i visit tomorrow
can i visit the office
can i visit on saturday
can i just walk in
can we meet in dubai
can i meet you
can i meet your team
is it possible to meet in person
i want to visit your office
i want to meet you
we would like to visit you
do i need an appointment to visit

= The site gives the addresses of our offices but
how do i reach your office
how to get to your office
google map link
send location
share location
where can i park
nearest metro station
any landmark
directions pls

= The site gives the addresses of our offices and says
is there a lift
is there a lift in your office
is your office wheelchair friendly
is there a ramp

= Bengaluru +91 10
* phone no
* ph no
* your number
* can i get your number
* can i get a contact number
* can i call someone
* give me your number
* give me a number to call
* share your number
* share contact no pls
* contact no
* telephone number
* office phone number
* what is your contact number
* i want to call you
* i want your number
* need a phone number
* toll free number

= E-mail india@longitude.example, phone
bangalore office number
bangalore number
india office number
contact of bangalore office
contact number in india

= E-mail malaysia@longitude.example, no
kl office number
malaysia number
contact number kl
email for malaysia office

= E-mail dubai@longitude.example, phone
dubai office number
dubai number
contact of dubai office
email of dubai office

= Write to hello@longitude.example in
email pls
your email id
your email address
can i mail you
can i write to you
share your email id
which email do i use
i want to email you
need your email
support email
how do i contact you
how can i get in touch
how do i get hold of you
contact info
can i get your contact
give me your contact details
share contact details
i want to contact you
i want to get in touch
need contact details
best way to reach you
who should i contact

= Bengaluru: WhatsApp +91
whatsapp
whatsapp number
do you use whatsapp
can i message you on whatsapp
can i send a whatsapp
can i chat on whatsapp
can we talk on whatsapp
share on whatsapp
give me your whatsapp
share whatsapp number
wa number
wapp no
whatsapp india
telegram
can i send a text

= Dubai: WhatsApp +971
dubai whatsapp
dubai whatsapp number
uae whatsapp number
can i whatsapp the dubai office

= Longitude on LinkedIn
do you have linkedin
your linkedin

= Longitude on Instagram
your instagram
your insta
insta id
instagram page

= Longitude on YouTube
your youtube channel
do you have youtube
youtube link
any videos on youtube

= Longitude on GitHub
your github
do you have github
github link

= In the contact
which fields are required
which fields are must
is company name compulsory
do i have to fill in all fields

= If a form on this site
form not working
the form is broken
cant send the form
cannot submit the form
button is not working
error in the form
your site is not working
your website is broken

= Your message has
did you get my message
did you get my mail
did you receive my message
did my form go through
was it sent
did it go

= Senior Full Stack Developer (Bengaluru, India, or remote in India)
* are you guys hiring
* are you hiring now
* are you hiring anyone
* any job
* any openings
* any job vacancy
* any position
* do you hire
* do you need staff
* do you need someone
* what jobs are available
* current openings
* list of jobs
* looking for a job
* looking for job in your company
* i want job
* i want to work in your company
* i want to join your company
* i want to join you
* would like to work for you
* can i join your team
* can i join
* can i get a job
* i am a developer looking for a job
* i am an experienced developer do you have a job
* how do i get a job at longitude
* work at longitude

= Choose Apply Now
how to apply
how to apply for a job here
where can i send my resume
where should i send my resume
i want to apply for a job
can i apply online
can i apply here in chat
can i send my resume here
can i email my cv
apply now
application form
application link

= We ask for
what do i need to apply
what documents are needed
which format for cv
can i send cv in word
is cover letter required
what do i need to send with my cv

= Questions about jobs
hr mail id
who do i contact for jobs
whom to contact for job
who can i talk to about jobs
career email
can i speak to hr
connect me to hr
where can i ask about jobs

= A person reads it:
* what happens after applying
* whats the hiring process
* interview process
* how many interviews
* recruitment process
* how do you hire people
* interview rounds

= Someone from the
i applied when will i hear
i applied but no reply
when will you reply to my application
how long to hear back after applying
did you see my application
did you get my cv
i sent my resume any update
any update on my job application

= A conversation: Forty-five
whats the interview like
will there be an interview
is the interview online
interview questions

= A paid half day:
is there a test
do you have a coding test
is there a technical test
is the test paid

= An answer in three days:
when do i get the result
when do i know the result of the interview
when will you tell me if i got the job
how soon after the interview do i hear

= The site names no salaries.
salary
how much do you pay employees
salary range
pay scale
ctc
salary for developer
salary in dubai
stipend

= Thirty days of leave:
* what are the benefits
* employee benefits
* perks
* why should i join your company

= Thirty days of leave.
how many leaves
how many leaves per year
how many days of leave
annual leave

= Forty hours, no
what are the working hours for employees
how many hours a week
is it 5 days a week
do employees work on saturday
overtime

= Health cover for the family:
do you give health insurance
health insurance
is there medical insurance for employees
is family covered in insurance

= Time and money to learn:
do you give training to employees
do you pay for courses for employees
do employees get training
can i learn new things there

= Senior Full Stack Developer:
remote job
is remote work possible
work from home
can i work remotely
do you allow remote work
do you hire remote developers
any developer job
any job for web developer
software developer job
react developer job
any job in bengaluru
i am a full stack developer

= Mobile App Developer (Kuala Lumpur, Malaysia)
any job for app developer
any job for a mobile developer
any job for android developer
ios developer job
flutter job
any job in malaysia
any vacancy in malaysia

= UI/UX Designer (Dubai, United Arab Emirates)
any job for designer
any job for a graphic designer
ui ux job
ux job
i am a ui ux designer any opening
any job in dubai

= Digital Marketing Specialist (Dubai, United Arab Emirates, or Bengaluru, India)
any job in marketing
any job for marketing people
seo job
social media job
any marketing vacancy

= Only the four
any internship
do you offer internship
do you hire interns
are you hiring interns
i want an internship
summer internship
i am a fresher any job
i am a student looking for internship
any vacancy for fresher
part time job
do you give work to freelancers
any freelance project for me
is there any hr job
any receptionist job
any sales job
any job for testers
any project manager job
any java developer job
any office boy job

= We read unasked-for letters too:
can i send my cv anyway
can i send my resume for future
keep my cv
my role is not listed can i write
no opening for me can i still apply

= The site says nothing about visas
do you give visa
do you provide visa
visa for dubai job
do you hire from abroad
can i apply from nepal
can i apply from africa
relocation
do you help with relocation to dubai

= That is not on the careers page
is there a bond
is there a dress code at work
do you give bonus
is a degree required
is there an age limit for the job
can i apply for two jobs
referral bonus

= We keep applications
how long do you keep cvs
how long do you keep my resume
how long do you keep applications
do you keep my cv for long

= “Write two hundred questions before you buy an AI assistant” (Meera Nair)
* do you have any blog
* do you write a blog
* do you have something to read
* anything to read
* show me your blog
* what do you write about
* what can i read
* latest articles
* new articles
* where can i read your articles

= By those who
who writes your articles
who is the blog for
is the blog written by your team
who wrote the articles

= One letter a month
do you have a mailing list
do you have a newsletter pls
can i subscribe to your newsletter
can i sign up for the newsletter
add me to your mailing list
i want to subscribe
how many emails will i get
how often do you email
is the newsletter monthly
what do you send in the newsletter
how do i get updates

= To stop it,
unsubscribe
can i unsubscribe anytime
stop emails
dont send me emails
remove me from your list
take me off your mailing list
i dont want your emails
cancel newsletter

= We store your messages
do you save chats
do you store the chat
do you keep the chat
do you record this chat
is the chat saved
is this chat stored
is this conversation recorded
are you saving this
are chats stored
will you remember me
what happens with my messages

= Our staff read
who can read this chat
who reads my messages here
can other people see my chat
can your team read this
does anyone read this chat
is this private
is my chat private
will someone read my messages
what do you do with my number
what do you do with my data
why do you want my email
why do you need my phone number

= If you tell
do you note my details
do you save my name
do you store my phone number
what do you save about me

= Please do not
can i share my card number here
can i give passwords here
can i share sensitive info here
what should i not share here

= Chat conversations from
how long do you keep chats
how long do you save this chat
how long is this chat stored
when is this chat deleted
do you delete chats

= Inquiries and chat
* how long do you keep my details
* how long do you keep my info
* how long is my data stored
* when do you delete my data

= Answers may be
do you use openai here
is this chat ai
does this chat use chatgpt
is there ai behind this chat
what model are you

= Where that is
do you train ai on my chat
is my data used for training ai
do you share my chat with openai
is my chat given to others

= We do not sell it.
do you sell my info
do you sell my email
do you sell data
is my data sold

= Other recipients are
do you share my data
do you share my email
do you share my details with other companies
do you give my data to others
who gets my details

= Inquiries, leads and
who can see my details
who can see my information
who has my data
who has access to my data

= You can read
do i have to register
do i have to sign up
do i need an account to use this
do i have to tell who i am
can i be anonymous
can i just look around
what about my privacy
your privacy policy

= We learn something
do you track me
are you tracking my location
what do you collect about me
do you know who i am

= We set no
do you use cookies here
cookies
do i have to accept cookies
how do i reject cookies

= Erasure, unless a law
delete my data pls
delete my info
delete my email
delete this chat
delete what i wrote
can you delete my details
can you erase this chat
can i have my data deleted
i want my data deleted
remove my data
remove my number
erase me

= Access: a copy
* what are my rights
* what privacy rights do i have
can i see what you have about me
can i get a copy of this chat
send me a copy of my data

= If you live
gdpr
are you gdpr compliant pls
do you follow gdpr
do you comply with gdpr

= We follow the
which privacy law do you follow
do you follow indian privacy law
pdpa
do you follow pdpa

= The data lies
where do you store my data
where is my data
where do you keep data
where do you keep my details

= Questions and requests
who do i ask about privacy
email for privacy questions
contact for privacy
dpo

= I am Longitude’s
are you a robot
are u human
are you ai or human
are you a computer
are you automated
are you a real person or bot
are you siri
are you claude
are you openai
is this a bot or a person
is this a real person
is this chat gpt
is this a live chat
is this live
is someone real there
am i talking to a robot
am i talking to ai
am i speaking to a human
you are a robot right
so you are not human
who am i speaking to
who is replying
who created you
who coded you
who built this chatbot
who trained you
have you got a name
you sound like a bot

= I answer from
how do you know that
how do you work bot
where do you get your info
where did you get that
are your answers right
are you always right
can i rely on your answers
is this info correct
is your info up to date
do you know everything
do you use google to answer
can you browse the web

= To talk to
can i talk to a human
can i talk to someone
can i speak to someone
can i chat with a human
can i get a human
can i have a human
can you connect me with your team
can you put me through to someone
can someone help me
connect to agent
talk to agent
real person please
live chat please
representative please
manager please
i want to talk to a real person
i want to talk to your team
i want to speak to a manager
i want a person
i need to talk to someone
i would like to talk to someone
i dont like bots
get me someone
let me speak to someone
let me speak to a human
is anyone available
is someone available to talk
any human here
who do i talk to
can i speak to the founder

= If you leave
can someone call me
can someone call me today
can somebody call me
can you call me tomorrow
can your team call me
can your people contact me
can you email me
can you get someone to call me
can i leave my email
can i leave my contact
can i give my email
should i leave my email
do you need my number
do you need my email
request a callback
i want a callback
i want somebody to contact me
need someone to call me
kindly call back
ask your manager to call me
tell your team to call me
kindly contact me
how soon will you call
i gave my number what now

= I can tell
what can you tell me
what can i ask here
what can you answer
what can you help with here
what can the bot do
what are you able to do
how can i use you
what else can you tell me
main menu
show options

= And I can
can you pass a message
can you tell your team
can you forward this to your team
can you send this to your team
can you note it down
can you note my requirement
can you take my message
can i leave a message here
please pass this on
please note
tell them i am interested
can i tell you my requirement
can i give my requirements here

= Whether and how
nda
can we sign nda
i need an nda
before i tell you i need an nda
is my idea safe
will you steal my idea
will you keep my idea secret
dont steal my idea
i dont want to share my idea
is it confidential what i tell you about my project
non disclosure agreement

= The site names no certificates,
are you certified
are you iso certified pls
iso 27001
soc2
do you have certification
did you win any awards
have you won awards
are you a google partner pls
meta partner
are you cmmi

= The site does not name who
who is the owner
who is the owner of longitude
who is the director
who is the head
who runs this company
who founded the company
who is behind this company
name of the owner

= The site does not say in
when did you start
when did the company start
when was the company started
which year did you start
year of establishment
established since
since when are you in business

= Tax and registration
gst number
do you have gst
vat number
trn
cin number
is your company registered
trade license
tax id

= The site does not name the
who is your manager
who is the head of development
who is the lead designer
who is your sales manager
who is your cto pls
who is in charge
who is the manager in kl
name of your developers
name of the sales person

= How many of
how many people in bangalore
how many people in dubai
how many people in your dubai office
how many people work in bangalore
how many staff in malaysia

= The site says nothing about disputes
is this a scam
is it fake
are you a fraud
scam
any complaints about you
any court case against you

= We do not compare
are you better than other agencies
are you better than freelancers
are you cheaper than a freelancer
who are your competitors pls
you or a freelancer
why not a freelancer
why should i not take a freelancer
compare with other companies

= Ask us for a proposal
how do i get a proposal
where do i ask for a proposal pls
when are you not the right choice
when should we go to someone else

= Reselling, white-label work
white label
can you work under our brand
can you do work for our clients
can we partner
i want to partner with you
affiliate
referral program
do you give commission
i can bring clients do you pay
if i bring a client what do i get
franchise
collaboration

= The site says nothing about shares
can i invest
i want to invest
do you need investors
shares
stock price
who invested in you

= That is not among
do you do logos
do you make logo
how much for a logo
do you do brand design
do you do graphic design
do you design posters
need flyers
do you do visiting cards
brochure design
do you do packaging
do you do video editing
need a video for our hotel
do you take photos
can you shoot our products
do you make games
can you make a game app
do you do blockchain development
do you do nft
do you do iot
do you do interior design
do you do call center

= Describe it at
what if you dont offer what i need
i need something else
i need something special
can i ask for something not listed
what if you cant do it

= Courses for other firms’ people are
do you do training
do you teach
coding classes
can i learn coding from you
i want to learn web development
want to learn programming
can you train our team
do you offer training
do you give certificates
do you do seo courses

= Which languages our people speak is
do you speak english
do you speak malayalam
do you speak telugu
do you speak chinese
do you speak french
do you guys speak arabic
can i talk in hindi
can someone talk in hindi
does someone speak hindi
does anyone speak arabic
hindi
arabic
what languages
is your team english speaking

= The site says nothing about our insurance
are you insured pls
insurance
do you have indemnity insurance
do you have professional insurance

= What a change to the agreed scope
can i change things later
can i make changes later
can i change the design later
can i ask for more features later
can i add something later
how many changes can i ask
revisions
are revisions free
what if i want changes
what if we need more features

= How we share the work with developers
can you work with our team
can you work with our it guy
can you work together with our team
can you help our developers
we have our own it team
we have an it department
i have my own designer
do you work with other developers

= When we could start is not
when can you start
when can you start my project
how soon can you start
can you start today
can you start this week
can you start right away
can we start next week
are you available next month
are you taking new projects
do you take new projects
do you have time for a new project
are you free for a project
start date

= What our contracts say about
do you sign a contract
do you have a contract
is there an agreement
can i see a sample contract
terms
what are the contract terms
penalty if late
do i get compensation if its late
sla
send agreement

= I pass on no private numbers
can i have the number of your developer
give me the number of your client
personal number of your designer
can i have her number

= This site has no accounts
how do i log in
login page
customer login
i cant log in
login not working
reset password
how do i make an account
can i register
is there a customer portal
i am your client and have a question
i am an existing customer

= Press, research, guest articles
i am a journalist
press
can i interview you
can i interview someone
can you fill a survey
guest post on your blog
do you accept guest posts
can you sponsor our team

= The site does not say what we buy
i want to offer you a service
we provide seo services
we offer cleaning services
we want to be your supplier
do you need backlinks
do you need office space

= There is no brochure
brochure
send brochure
company profile
can i get your brochure
can i get a pdf
do you have a presentation
do you have a deck
send ppt
send your profile
share brochure
catalogue

= Whether we take part in tenders
tender
do you take tenders
do you participate in tenders
rfq
can i send an rfp
do you respond to rfp
where do we send the tender

= Whether our developers let AI
do you use ai
do you use ai for coding
do you use chatgpt for the work
do your developers use ai
is the code made by ai
will ai build my website
do you use cursor

= The site tells of no project that failed
did any project fail
have you ever failed
have you ever been late
did you ever miss a deadline
what are you not good at
what went wrong before

= Which programs we use to talk
how do we communicate
how do we talk during the project
slack
ms teams
trello
do you use zoom
which tool do you use for communication
can we have a whatsapp group
do we have weekly meetings

= What will be in some years nobody can promise
will you be there in 5 years
will you be around next year
what if you close
what if your company shuts down
what if you go bankrupt
what if the developer leaves
are you going to be around

= How often the apps that we built
how many downloads do your apps have
how many people downloaded your apps
how many users does your app have
are your apps on play store

= On which day or in which month
when did you make it
when did you build it
when did that project start
when was it made
which year was it made

= Who of our people built a project
who built it
who made that app
who designed it
who worked on it
which developer made it

= We build and run software; computers
do you fix computers
laptop repair
my laptop is slow
my pc is not working
my printer is not working
need a laptop repaired
do you do networking
do you set up wifi
do you install windows
lost my files can you help

= If it is about an order, an
where is my order
where is my delivery
my order is not here
track my order
i want to cancel my order
my sofa is damaged
need a doctor appointment
i want to rent a villa

= The hosting provider of this site
where is your website hosted
which hosting do you use for this site
who hosts this site
in which country is my data

= Keep Longitude on
do you have an app
do you have your own app
can i download your app
can i install it on my phone
how do i install
can i use this offline

= You find us on
are you on facebook
are you on instagram or facebook
social media links
your facebook page
are you on twitter
where can i follow you guys

= Teams of five
is it good to work there
is it a good place to work
how is it to work there
how is it working at longitude

= That is outside of
are you a girl
how old r u
do you eat
my food is late
i want to buy a table

= Connections are encrypted.
is my data safe with you
is my privacy safe
is this chat safe
is the chat secure
`;
