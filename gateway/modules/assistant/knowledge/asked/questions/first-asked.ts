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
* which city are you in
* which countries are you in
* office locations

= Web development
* what services do you offer
* what services do you provide
* what can you do for me
* what can you build
* list of services
* services

= E-commerce Platform (Kayu & Kain, Kuala Lumpur)
* who are your clients
* who are your customers
* who have you worked with
* client list
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

= You can see it every week
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

= Often.
can you fix my website
can you repair my website
can you take over my website
can you work on a website that somebody else made
our developer left, can you help
my developer disappeared
my current developer disappeared and i have no passwords
the agency that built our site is gone

= Usable within two seconds on a
my website is slow
our site is too slow
can you make my website faster
is the website mobile friendly
will my website work on phones
is it responsive

= Texts and pictures your own staff
can my staff edit the website
can i edit the website myself
can i change the texts myself
can we update the site ourselves

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

= Tests and a release pipeline: Every
do you test the software
do you test your work

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

= “Write two hundred questions before you
* what articles do you have
* list of articles
* what is on your blog

= One shop for three countries, with
have you worked for a furniture shop
have you worked for retailers
have you built a shop for someone like me

= Appointments, records and billing for eleven
have you worked for hospitals
have you worked for clinics
have you worked for doctors
have you done anything in healthcare

= Ordering, kitchen and courier apps for
have you worked for restaurants
have you worked in food delivery
have you built a food delivery app

= Lessons and practice for secondary pupils
have you worked for schools
have you worked in education
have you built a learning app

= From enquiry to viewing to contract
have you worked for estate agents
have you worked in real estate
have you worked for property companies

= Positions, risk and cash from five
have you worked for asset managers
have you worked for banks
have you worked in finance
have you worked for wealth managers

= Nurul Aisyah Rahman, Head of online
do you have reviews
do you have testimonials
what do your clients say
show me reviews

= Dr Lakshmi Prasad, Medical director at
do you have reviews
do you have testimonials
what do your clients say
show me reviews

= Omar Haddad, Managing partner at Dhow
do you have reviews
do you have testimonials
what do your clients say
show me reviews

= A design system, not only pages:
do you do design
do you do ui ux design
do you do web design
do you design websites

= Sorry. I go
you are useless
this is useless
i am angry
you are no help
this does not help

= Courses for other firms’ people are
do you run courses
do you give training
can you train our staff
can you teach my team
do you offer workshops
do you teach programming
can our programmers learn from you

= The site sets no smallest size
do you work with startups
do you work with small businesses
do you take small clients
am i too small for you
do you work with individuals
what is the smallest project you take

= Which languages our people speak is
which languages do you speak
do you speak arabic
do you speak hindi
do you speak malay
can i talk to you in my language
`;
