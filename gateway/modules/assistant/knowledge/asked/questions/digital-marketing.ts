/** What people ask, and the sentence that answers it (question-bank.ts). */
export const aboutDigitalMarketing = `
= Search, advertising, e-mail
what does your digital marketing service cover
do you do seo and ppc and newsletters
who will be doing our promotion, do they know technical stuff
how do you judge if the marketing is working
what do you count as success, likes or leads
can you get my bakery more customers online
can you help us grow through google
do you offer online promotion for small business
are your marketers technical people
we need leads, can your agency do it
what kind of publicity work do you take on
do you help businesses get found on the internet
i want more calls and orders, what can you do
do you advertise for e-commerce shops
our yoga studio is empty on weekdays, could your promo people fill it
what do your promo folk do all day
do they understand html or just slogans
by what do you measure yourselves, hearts or money
i have a hardware shop and want folks to find me on the net
can you get patients for my dental practice
is it clicks you sell or clients
do you do publicity for universities
outreach on the web
we are a driving school and want more pupils
do your advertising people know anything about code
could you bring bookings to a dive centre
do you count likes or customers

= Our marketers sit
do your seo people work together with programmers
if my contact form stops working, how fast will someone fix it
how quickly do you fix a page that loads slowly during a campaign
what happens when the marketer spots a bug on our site
is the marketing team separate from the tech team
i worry that agency will only complain about website and not repair
will your advertising folks be able to get code fixed
how long before a technical problem found by marketing gets sorted
why hire you for promotion and not a normal ad agency
i am tired of the marketer blaming the developer, how are you different
do ad people and coders sit in one place
the booking box on our page broke during the promo, how many days till mended
do your promo folk wait for the coders
at our last agency it took two months to fix a typo on the page
promo crew and programmers under one roof
what do you have that a pure ad shop lacks
the page drags and eats our clicks, who mends it
is there a wall between promo and code
do they just write tickets for somebody else
the quote form broke in the middle of our campaign, who repairs it and when
my agency and my programmer blame each other
why take you and not an advertising agency

= We work on
do you cover all channels or specialise
will you do tiktok, snapchat, youtube and everything
are you a full 360 degree agency
how many platforms do you handle for one client
do you spread the budget over every network
i need someone who does everything in social media, is it you
do you focus or try a bit of everything
would you advise to be on all social networks
must we be on tiktok, pinterest, x and threads
are you everywhere at once
do you scatter the money
a bit of everything or two things well
my niece says we need snapchat
will you open ten profiles for us
generalists or specialists in promo
should a dentist be on tiktok as well
do you serve all networks there are
is it better to be everywhere

= Know what an
what is the idea behind your marketing
what is your slogan for digital marketing
what is your view on cost per lead
why should i know my cost per lead first
should i scale the spend before i know what a lead costs me
how do i know how much i pay per lead
what is your philosophy on promotion
what do you preach about promo
what should i know prior to buying clicks
is it wise to double the spend blindly
sentence over the desk of your promo folk
what is the first figure i should have

= Search work that
* what is included in digital marketing
* what all do i get in the seo and ads package
* what comes with your marketing service
* features of your promotion service
do you do technical seo
does your seo start with fixing errors on the website
where do you begin with google ranking work
will you repair crawl errors first
is on-site optimisation part of it
being found on google, where do you begin
do you stuff keywords or mend the machine first
broken pages and google, who mends
* what is standard in your promo service
* list of what promo folk do for the fee
is it backlinks first or the engine room first
our site has a thousand broken links, do you start there
what is the first thing you do for google

= Advertising in your
can i see every rupee you spend on ads
are there hidden fees in the ad spend
will i be able to look at actual google ads costs
is the ppc run from our login or yours
transparent ad spend
will i see the receipts of what google took
our former agency hid what the clicks cost
do you put a margin on clicks
is every paisa shown
whose credit card is at google, mine
our last agency would not show what google charged
do i see what each click cost

= Measurement that respects
does your tracking work with ad blockers
is your tracking gdpr friendly
do you ask for cookie permission before tracking
my analytics loses half the visitors because of blockers, can you help
pdpa compliant tracking
do you track people who refuse cookies
half our readers use brave or ublock, are they counted
those who say no to cookies, do you respect that
is the counting lawful in the emirates and europe
the numbers differ since the banner
counting without snooping
many of our readers block trackers, do you still count right
is it lawful how you count visitors

= Landing pages designed,
do you make landing pages
who designs the page people reach from the ad
do you a/b test the campaign pages
will the same people build and test our lead page
who makes the page behind the banner
a page for our open day at the school
does another agency make the pages for the promo
do you try two wordings against each other
squeeze page
we run a summer course and need a page for the ads
who writes and makes the page behind an ad

= E-mail people signed
do you do newsletters
can you run email marketing for us
do you buy email lists or send spam
do you do cold mailing to purchased contacts
how often will you send mails to our subscribers
will you bombard my customers with mailers
i have 20000 bought addresses, would you write to them
a circular each monday, needed or not
mass mails to strangers
how often would our members hear from us
is it spam that you send
drip and circular mails
should we mail even if there is no news
somebody offers me 50000 addresses, would you mail them
how do you avoid that our mails get on people's nerves

= Articles written with
who writes the blog posts
do you do content writing
do our own experts have to take part in the blogs
will you use someone who knows nothing about our field to write
copywriting with our doctors or engineers
are the blogs ai generated filler
does a machine or a layman pen our stories
our surgeons know it all but cannot write
ghostwriter for engineers
who holds the pen
last agency's texts were full of blunders about our trade
must my experts sit down with your writers
our engineers hate writing, who does it
texts by outsiders about our machines were embarrassing

= One monthly page:
what kind of marketing report do we get
how long is the report on our ads every month
what is in the monthly statement for marketing
will i get a fat powerpoint every month
do you tell us what you plan to do next month
how do you report on campaigns
thirty slides each month, no thanks
what do i get to read at the end of the month on promo
on one sheet please
do you tell what went out and what came in
can a busy boss grasp your promo figures
what do you put before our directors each month
i have no time for long reports on ads

= Google Ads
* what marketing tools do you use
* which platforms and tools do your marketers work with
* what is your martech stack
do you run google ads
do you do adwords
can you do ppc on google
do you manage paid search
adwords and pmax
* with which programs do your promo folk work
* tools for promo
pay per click at the search giant
youtube and display banners by google
sponsored hits on top

= Search Console
do you use google search console
will you check our webmaster tools
can you look at indexing errors in gsc
is search console part of your seo
do you submit sitemaps to google
webmaster tools
crawl and index errors, where do you see them
which queries bring us, by google's own tool
sitemap sending

= GA4
do you set up google analytics
can you install ga4
which analytics do you use for websites
do you work with google analytics 4
universal analytics successor
visitor counter from google
adobe analytics or google's
events and funnels of the counter

= Meta Ads
can you advertise on facebook and instagram
do you do facebook ads
ads on insta possible
can you boost our posts on fb and ig
insta stories that are paid
fb campaign
whatsapp click ads
business manager
zuckerberg's network

= LinkedIn Ads
do you do b2b advertising on linkedin
can you run linkedin campaigns
sponsored posts to hr managers and business buyers, do you do that
can you reach business decision makers with ads
reach purchasing managers
banners for hr directors
we sell pumps to plant managers
business network promo
lead gen forms on the network for professionals

= Looker Studio
do you build dashboards for marketing data
looker studio dashboard
do you use google data studio
is there a live chart of our campaign numbers
power bi or what for promo charts
live charts for the promo
google's free chart maker

= Screaming Frog
* what tools do you use for seo
* which seo software do you have
what do you crawl a site with
do you use screaming frog
how do you find broken links on a site
* tools for being found
sitebulb or what crawler
spider that walks all our pages
list of 404s by machine

= Ahrefs
do you use ahrefs
which tool for backlinks and keyword research
do you check competitors keywords
semrush or ahrefs
moz, majestic or what
who links to us
what do rivals rank for
keyword volumes

= structured data
do you add schema markup
google rich snippets possible
can you make stars and prices show in google results
do you do json-ld for seo
price and star below the hit
microdata, schema.org
event dates in google hits
faq hits
machine readable opening hours

= Microsoft Advertising
* which ad networks do you work with
* on which platforms can you advertise for us
* where do you run campaigns
do you run bing ads
can we advertise on bing
can you handle microsoft ads
ads outside google and facebook, like bing
yahoo and bing clicks
* networks where you buy clicks
* where would our banners run
the second search engine from redmond

= Plausible
* what do you use to measure visitors
* which tracking and analytics tools do you work with
do you offer a privacy friendly alternative to google analytics
do you install plausible analytics
cookieless analytics, do you have it
can we avoid google for visitor stats
matomo, fathom or what
* what do you count readers with
no cookie counter
small european counter
counting without the search giant

= server-side tagging
do you do server side tracking
do you do sgtm
can tags run on the server and not in the browser
do you set up google tag manager server container
gtm on our own machine
conversions api
tags not in the browser
stape
capi for fb

= HubSpot
* which crm do you work with
* what email and crm tools do you use
* can you connect marketing to our crm
do you know hubspot
hubspot integration with website
can you set up hubspot for our sales team
* where do leads land
* mail and client programs you know
inbound suite
pipeline and forms from boston

= Zoho
we are on zoho, is that ok
do you support zoho crm
can you link the leads to zoho
leads into zoho automatically, possible
does your team work with zoho
indian crm suite
leads into bigin
our sales folk use the chennai program

= Mailchimp
do you use mailchimp
what do you send newsletters with
our list is in mailchimp, can you take over
can you design mailchimp campaigns
brevo, sendinblue, constant contact or what
the monkey newsletter tool
our 3000 subscribers are at intuit's tool

= Customer.io
do you work with customer.io
automated lifecycle messages to app users, with which tool
triggered e-mail tool for our app
customer.io or similar for automated mails
braze, klaviyo, clevertap or what
mails triggered by behaviour
abandoned trolley mails
journeys for users

= Measurement you can trust:
* what will i receive from the marketing service
* what are the deliverables for digital marketing
* what do we actually get when we hire you for seo and ads
can i trust the numbers you report
do you count leads that come by phone
whose figures decide, google's or our sales records
how will i know the conversions are real
can i rely on your statistics
are your conversion numbers honest
* what do i hold when you do our promo
* which things come out of promo work
do you count the calls to our reception
whose books count in the end
can i believe what you show
do figures come from google or from our tills
folks phone us after the banner, is that seen
how do i know your figures are not beautified
can calls to our clinic be counted

= A technical search audit, and the repairs:
do you just send an seo audit or also fix the things
site audit included
what does your seo audit look at
will you make the corrections yourselves after the audit
do you audit our website for google
is there an seo health check
does the audit come with fixes
do you leave me with a list of sins
who mends what you find on our pages
health check for google with cure
i got three audits and nothing was mended
inspection of our pages for google
we have had two audits and nothing got better
do you correct what you find

= Campaigns in your accounts:
who owns the google ads account
do we keep the ad accounts when we leave
is the ads account in our name
can we kick you out of our ad manager easily
our former agency kept the google login, you too
is the history ours
can i throw you out in a second
who holds the keys of the promo
our last agency locked us out of our ads
who has the say over the ad login

= Pages to land on:
do you make special pages for ads
what do your landing pages look like
how many fields should a lead form have
one page for every ad or one for all
do you create campaign landing pages
do the ads lead to a dedicated page
folks click the banner and then
is a page made per offer
how long should the box be
do they land on the front page
what kind of page is behind a banner
where does someone end up who clicks on our ad
how short is the form

= A content calendar that is kept:
how many articles per month
how many blogs will you write for us
where do topics for posts come from
do you make a content plan
do you keep to the blog schedule
will the posting plan be followed or dropped after a month
is there an editorial plan
our blog died in march, would yours live
how many stories a month
where do you fetch the topics
is the plan kept
quantity of stories
our blog has been dead for a year, how do you keep it going
who comes up with the topics

= Enquiries and sales
do you track phone calls as leads
is call tracking included
can you follow a lead until the deal is signed
how do you know which ad brought the sale
facebook says 100 conversions but we saw 10, who is right
do you rely on what google ads reports
do you connect our sales system to see which leads turned to money
attribution end to end
do you measure up to the closed deal or only clicks
customers ring us instead of filling the form, will those be counted
how do you prove which ad made us money
do you trust the ad platform's own numbers
we sell kitchens, six months from click to signature, can you follow it
facebook boasts of 80 leads, our sales saw 9
old folk ring us up, does it count
which banner brought the deal
who is the referee, google or our books
click to signature
we sign contracts on paper in the showroom, can a banner be credited
do you grade your own homework
return on ad spend, in whose figures
google claims 60 leads, my sales lady counted 12
our deals close half a year after the click
most of our customers ring, can you tell which ad made them
what is the final judge of success

= Speed, structure, duplicate
what gets checked in the technical seo audit
do you look for duplicate content
do you check old urls that lead to 404
does the seo check include page load time
what kind of faults hurting google ranking do you look for
do you check redirects after a redesign
what sins against google do you look for
the same text on two addresses, is it looked at
headings and menu, do you look
is sluggishness looked at
which five points does the inspection have
dead ends after a relaunch
what do you look at when a site does not rank
our articles exist three times, is that a problem you look for

= Other agencies send
how is your seo audit different from others
last agency gave us a pdf of errors and vanished, will you do the same
who implements the seo recommendations
do we need our own developer to apply the audit findings
why is your audit better than competitors
i need no pdf, i need it mended
who carries out the list
what do you do that rivals do not in the inspection
do i have to find a coder for your list
is it only paper
will you leave homework for my coder
who carries out what the audit says
i do not want another pdf

= Campaigns in your accounts.
do the ads run in our own account
under whose login do campaigns run
will you make ads from agency account or mine
whose login
do you run it via a master profile of yours
is the google profile ours

= You own the
who keeps the campaign data if we part ways
do we retain the remarketing lists
if i change agency do i lose my ad history
whose property are the campaigns
will the pixel data belong to us
are you going to hold our accounts hostage
is the past performance ours to keep
our old agency refused to hand over the ad account, would you
is everything in our name
we change agency in may, do we begin from zero
who keeps what was learnt on our clients
lookalike groups, whose
our former agency deleted all, could it occur
is the past lost when we leave
whose is the pixel
do you rent us our own promo
when we go elsewhere, is what was learned about our audience gone
whose are the lists of people who visited us

= We are invited
how do we take away your access to our ads
do you need our admin password for google ads
what rights do you get in our facebook business manager
can i fire you and cut access immediately
how do you get into our ad account
will you ask us for passwords
how do i lock you out
do i have to hand over my password
is it hard to end your entry
admin or guest, what are you
one click and you are gone, true
what if i fire you on a friday night
could i throw you out of the ad account on a sunday
do i give you my password

= One page for
how do you design a page for a campaign
is the campaign page fast on mobile
what should a lead form ask for
will the form be long, people hate long forms
does each ad get a page of its own
do you send ad clicks to the homepage
what info will you collect from leads on the page
must they fill in fourteen boxes
do you ask for the birthday
several offers, one page, is that fine
does it open fast on a cheap handset when somebody clicks the banner
how much may i ask folks
folks quit at the box
is the front page good enough as a target
name and phone only
we offer five courses, is one page enough
my form has 15 questions and nobody fills it

= Two to four
how often will you publish for us
posts per month
what is the volume of blogging you do
will you talk to our employees for the blogs
how do you pick what to write about
do you interview our team for articles
we have no time to write, how do you get the content
is content based on what customers ask
what is the amount of content per month, we want quality not quantity
number of blog articles each month
who supplies the knowledge for the articles
is daily posting needed
how many stories do you deliver in four weeks
do you talk to my mechanics for the stories
about what do you write
we are a law office, what topics
six hundred words of filler a day, do you do that
whose knowledge is in the stories
are they things clients ask at the counter
can you deliver a post every day
what are the texts about and how many come
our cook knows a lot, would you talk to him

= Put the measuring right:
* how do you run a marketing project, step by step
* what are the stages of your digital marketing work
* what happens after we sign up for marketing
* what is your process for seo and ads
what is the first thing you do in marketing
do you start the ads from day one
what happens in the first two weeks of marketing
is our analytics fixed before campaigns
our google analytics is a mess, will you clean it
can you repair our tracking
* how does promo work proceed
* stages of promo with you
* what comes first and last in promo
our counter shows nonsense, do you mend it before banners
do banners run from monday on
before spending, what do you tidy up
first job of your promo folk
when we hire you for ads, what happens first and what next
our statistics have been wrong for years

= Find where the money leaks:
how do you find wasted ad money
which channels do you cut
what is the second step after analytics is fixed
how do you know where our ad money is being wasted
how do you stop us wasting on ads
we spend a lot and get little, where does it go
my marketing money disappears, can you find out why
someone drinks our promo money, who
which network do you shut
second stage of promo
we pay five networks and have no idea
where is the hole in the bucket

= Ninety days on two channels:
do you give us a marketing plan on paper
what happens in the first three months of campaigns
on how many channels do you begin
will you put a target on paper for campaigns
do we decide together after the test period
what is agreed for the first quarter of promo
third stage of promo
is there a test season
after the quarter who decides
all networks from the outset

= Review by the month:
how often do we meet about the marketing
what happens in the monthly review of ads
how do you report and shift budget
do you tell us which experiments failed
do we sit together about the promo
last stage of promo
regular talk on promo
are flops owned up to

= Two weeks on
how long does the analytics setup take
how much time to put tracking in order
time needed to fix our measurement and cookie consent
how long before the ads can begin
duration of the crm and analytics step
how many days till the counter and the banner are in order
fourteen days of tidying, is it so
our leads go nowhere, how long to wire that up
till when is the counting in order
is it a month before banners can run
how long until you know that the counting is right
do we lose a month before ads run

= Nothing is spent
when do you start spending our ad money
can we start ads immediately, we are in hurry
why not launch campaigns straight away
will you burn our budget before tracking works
is any ad spend needed in the beginning
when does the ad budget get used first
will you take our advertising money from the first day
is there a waiting time before the ads go out
our sale begins tomorrow, can banners run tonight
why do you hold the money back
when is the first rupee gone
do you begin with spending
we are in a rush, skip the counting, ok
do you burn cash in the beginning
our sale starts on friday, can the ads run at once
do you spend our money from day one

= We compare channels
how do you compare google and facebook for us
who decides what a good lead is
do you count junk leads
our leads are poor quality, how do you measure that
cost per qualified lead
how do you choose which channels to keep
does our sales team have a say in judging leads
insta brings many but useless names, how do you weigh it
who says a lead is any good
our sales folk say the leads are rubbish
is a cheap lead a good one
which network is worth it, by what sum
tyre kickers
do you ask the salesmen
instagram sends us masses of useless requests
who says whether a request is worth something

= What brings none
what do you do with ads that bring nothing
how fast do you switch off a bad campaign
do you keep paying for channels that do not work
if a campaign is not performing what happens
when do you kill useless ads
do you let a dud run to the end of the month
how soon is a dud banner off
we pay a directory that never sent anyone
does somebody pull the plug
zero leads, what now
we have paid for a yellow pages entry for years without a call
how soon do you end something useless

= Ninety days on two channels.
how many channels do you begin marketing with
how long is the first campaign period
how long do you test channels before deciding
90 days plan for marketing
google and facebook both at the start, or more
one, two or five networks in the opening quarter
how long is the test season
three months on how many fronts

= A written plan
is there a cap on how much you spend on ads
do you set a budget limit
will you set goals or kpis
when do we decide if marketing should continue
i am afraid the ad spend will run away
can we change the strategy after some time
what does the 90 day plan contain
what is agreed in writing before campaigns start
is there a maximum we can lose on ads
what if the campaign costs more than planned
do we get clear goals for the ninety days
how do i keep control of the spend
can it eat my whole purse
is there a lid on promo money
what is on paper before banners run
when do we sit down and say stop or go
what if no one comes in the quarter
is a goal fixed
do we get a say after the quarter
fixed day for the verdict
my partner fears a bottomless pit
how do i keep ads from eating everything
what if after three months nothing came
is there a date on which we can say stop
can we agree on a maximum

= Review by the month.
how often do you review the campaigns
weekly or monthly marketing review
are results discussed every month
how often do we sit together about banners
each week or every four weeks
regular talks about promo

= A page of
how long is the monthly marketing meeting
do we get a call each month to discuss results
how much of my time will marketing take monthly
what is the monthly review like
do you walk us through the numbers
how many minutes of my calendar per month
long meetings, please no
do you call or only mail
sixty minutes a month, true
what do we do in the talk
how many hours a month does this cost me
do we talk regularly

= Budget moves toward
do you admit when a campaign failed
how do you decide where next month's budget goes
will you hide bad results from us
do you tell clients honestly what did not work
how is money moved between channels
do you sweep flops under the rug
where does the money go next month
do you tell me if something was a flop
who gets more and who gets less
honest about duds
an agency never admits a flop, right
agencies never admit that something failed, do you
how is next month's money divided

= If fewer than
is my conversion rate too low for ads
what conversion rate do i need before i advertise
nobody buys on my site, should i get more traffic
lots of visitors but no sales, will ads help
my visitors leave without doing anything, do i need marketing
does more traffic help when the page does not convert
when is more traffic a waste of money
what minimum conversion do you want to see
people click but nobody fills the form, do i need more ads
conversion under 2 percent, what do you advise
thousands visit our store and hardly anyone orders
a thousand folk look and three buy
should i buy more clicks if no one fills the box
folks come, look and go
more traffic equals more sales, right
our page gets 5000 guests and 20 calls
under which share are banners silly
is it worth it to pay for guests who leave
our bounce is awful
bucket with a hole
we get 8000 visitors and ten bookings, should we buy more ads
nobody requests a quote though traffic is fine
as long as enough people come, sales follow, right

= Repair the page
what should i do first if my site does not convert
should we fix the website or buy ads first
ads or redesign first
what comes before advertising when visitors do not act
banners now or page first
what do i mend prior to promo
which comes first
where to begin when guests leave
shall i hold the banners back
is it smarter to improve the site before paying for clicks
what do i do first, ads or page

= That is a
do i need the whole marketing service or only a page fix
is there something cheaper than a full campaign
can a small fix be enough instead of marketing
is fixing the page a big project
is it a large undertaking to mend a page that does not sell
maybe i do not need your promo at all
is there a lesser thing to buy
is mending enough on its own
could i get away with something smaller than full marketing
how large a job is it to improve the page

= We are also
can you make us famous fast
do you do brand awareness campaigns
do you make video or tv commercials
do you do social media posting in bulk
can you produce a promo film
we want brand to be known all over india in three months
when should i not hire you for marketing
do you do influencer and viral stuff
what marketing work do you refuse
reels and video shooting
i want my start-up to go viral, are you right for us
do you have a video production team
who should not take your digital marketing
i want my face on every bus and screen by spring
we need a clip for the cinema
fifty posts a day
would you shoot a drone film of our resort
make my restaurant the talk of the city by march
can you find bloggers with a million fans
tv spot
who ought to keep away from your promo
what is not your cup of tea in promo
* which promo clients do you send away
household name overnight
i want my new soda brand on everyone's lips by summer
could you shoot a film about our hotel
we need forty posts a day
do you do guerrilla or celebrity marketing
make my song famous

= And below about
what is the minimum ad budget
my ad budget is only 500 dollars, can you help
what is the smallest monthly spend you work with
is my business too small for your marketing
minimum monthly ad spend
i have a small shop with little money for ads, should i come to you
would a freelancer be better than you for local ads
how much must i spend on ads per month for it to make sense
can you work with a tiny marketing budget
we only spend 50000 rupees a month on ads, is it worthwhile
i am a single restaurant in my town, do you take me
at what ad budget does your fee make sense
can you run ads for 300 dollars a month
is your service worth it for a low advertising budget
i run a laundry and can spare 10000 rupees
is 300 ringgit for clicks a joke to you
is there a floor for promo money
my barber shop has 200 dollars for insta
a lad from the neighbourhood or you
from which sum on do you pay off
1500 a month, does it make sense
am i too little for your promo
small village hotel with hardly any promo money
who helps with tiny promo money
i have a nail salon and 150 dollars a month for ads
we are a tuition centre with 1000 ringgit for facebook
how much must i put in before you make sense
should a village hotel take you or a local helper

= Advertising shows its
how long until ads bring results
how soon will we see leads from google ads
when do paid campaigns start to pay
how many weeks before ppc figures mean something
ad results in one week possible
how fast does advertising work
when can i judge if the ads are working
when will the phone start ringing after ads start
how many weeks to wait for first ad numbers
my banners run since a week and no calls, normal
how long must i be patient with clicks
a month or a quarter till i see if banners work
when will clicks tell the truth
after how many days do i pull the plug
first reliable numbers of paid clicks
i want clients by next monday
we advertised for ten days and nothing came, is that normal
when can we trust the numbers from paid clicks
how patient must i be with google ads

= Search takes four
how long does seo take
when will i rank on google
how many months for organic traffic to grow
timeline for seo results
how soon will my site come up in google
can technical fixes improve ranking quicker
i need seo result in one month, possible
when does organic start working
why is my site not on google yet and how long will it need
how long before google notices the improvements
is half a year normal for seo
we wrote 20 stories and google ignores us, how long yet
when do free visitors come
is it weeks or months till we climb
does mending work faster than writing
how long until we overtake our rival on google
by summer on the first page
half a year and nothing, is that normal
patience for unpaid hits
when will people find our clinic in google without ads
three months of optimisation and no change
how many months till unpaid visitors come
can it go faster if something is broken

= Anybody who promises
can you guarantee first page of google
can you promise number 1 ranking
another agency guarantees top position in 3 months, do you
do you offer guaranteed ranking
will you commit to a google position by a date
is it possible to be sure of being on top
do you give any ranking assurance
they promised me top of google by diwali, should i believe it
is it true that someone can fix the google position
a caller swore to put us on top by new year
can someone buy the top spot in unpaid hits
is there a pledge for position one
rank one in 30 days, serious or not
would you bet on rank three by june
are such pledges a scam
i need certainty about the spot
a salesman guaranteed us the top spot within sixty days
can you promise we will be above our rival by christmas
is number one something one can buy

= A fixed monthly
how do you charge for marketing
what is the fee model for seo and ads
is marketing a monthly retainer
do you bill marketing by the hour
is the marketing price the same every month
retainer or per project for digital marketing
how is your ads management fee calculated
monthly charges for marketing are fixed or variable
what are the payment terms of seo
do you have fixed price for marketing
flat fee or hourly for ads work
how much work do we get for the marketing fee
how do promo folk get paid at your place
same sum in june as in july
by the lead, by the hour or flat
do you work on success only
pay per lead
is there a package
does the invoice swing
subscription for promo
do you charge per lead or per month
is what you take the same each month
how are you paid for ads and articles

= Never a percentage
do you take a percentage of ad spend
what commission do you take on our ad budget
do you earn more if we spend more on ads
why don't you charge a cut of the media budget
15 percent of spend
is your fee linked to what we spend at google
if we double our ads budget, does your bill go up
do you profit from our ad expenses
how much percent do you keep from the ad money
do you get fatter if i spend more
our former agency took 20 of every 100
is your wage tied to the clicks we buy
whose interest is it to spend more
do you push us to spend
a cut of the media money
does the invoice rise with the spend
conflict of interest with click money
our last agency took 18 percent of what we spent
do you gain when i raise the spending
why should i trust you not to push the spending up

= The first three
is there a minimum contract for marketing
what is the lock-in period for seo
how many months must we commit to marketing
can we try marketing for one month only
why three months minimum
shortest contract for ads
do we have to sign for a year of seo
minimum commitment period
trial month for seo possible
how long is the initial contract of marketing
can i try it for four weeks
a year's bond, yes or no
how long am i married to your promo
shortest time
is a month too short
the quarter, can i leave within it
why not month by month from the outset
can we begin with a single month
how long are we bound at first
would you accept a four week trial of ads

= From then on
how do we cancel the marketing contract
what is the notice period for marketing
can i quit marketing after three months
if we end the contract what do we lose
how do i stop the seo service
exit terms for marketing
can you also drop us as a client
do you hand over everything when the marketing ends
one month notice enough to leave
what if we are not happy with the seo work
can we leave marketing whenever we want
how much notice to end the ads contract
how do i say goodbye to your promo
when i leave, what do i lose
how many weeks before leaving must i tell you
after the quarter am i free
can you drop me too
is the divorce easy
do i have to beg for my stuff when i go
sacked you, how long do i still pay
we want to stop in autumn, how early must i say so
do i lose anything when i cancel
may you end it as well

= Tell us what you spend
how do we start with marketing
what information do you need from us for marketing
what should i send you to begin with ads
first step to hire you for promotion
what do you want to know before you can advise on ads
* opening move for promo
* how do i get the ball rolling on promo
i run a dental practice and pay google 900, what do i mail
which sums shall i tell you
do you need my logins at the outset
what do you want to read in my mail on promo
how do we kick things off with ads
i spend 3000 on google and do not know if it works, what do i write

= We will check
can you check if our ads are worth the money
will you review our present ad spend
is my marketing paying off, can you calculate
can you verify the return on what we spend now
second opinion on our ads budget
do my banners pay off, would you reckon
i think insta brings half of our turnover, is that right
somebody neutral should look at our promo figures
do you recompute what i believe
was the money well spent
can you audit what our present agency says it brings
can you recalculate whether our ads pay
i believe facebook brings half my sales, could you verify
`;
