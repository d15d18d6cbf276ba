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
my catering business is invisible on google, what can you do about it
do you handle sem, edm and copywriting under one team
we sell solar panels in kerala, can you generate enquiries for us
do your marketing guys understand javascript or only canva
which kpi are you held to, impressions or revenue
do you bring in admissions for coaching institutes
our museum needs footfall, is that something your people handle
is it a purely creative agency or do they grasp technical things

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
the contact form died on friday and nobody noticed till monday, would you catch that
our seo fellow says fault lies with the coder and vice versa, are yours under one roof
landing site loads like a snail, how soon do you cure it
are marketing and engineering siloed at your place
must i raise a separate change request if a button fails
who fixes a sluggish homepage, your campaign people or someone external
during the diwali campaign our form broke and ten days passed, would that occur with you
can your ppc chap get a bug sorted without a ticket war

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
do you spread yourselves thin over ten networks
will you post on insta, x, tiktok, threads and whatsapp for me
are you an omnichannel shop or picky
is it a problem that we ignore snapchat and quora
why concentrate on just a couple of networks
can you manage ten socials for my café
are you jack of all trades in promotion
we want presence everywhere, is that your style

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
what is your marketing mantra
cpl before scaling, is that your belief
what must i find out prior to raising my ad spends
in a nutshell what do you preach about buying leads
what is the credo of your promotion team
should i understand my acquisition expense before scaling up
your philosophy on lead price, put briefly

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
is on-page and tech cleanup part of the retainer
my sitemap and canonicals are a mess, is tidying in scope
do you cure crawl issues before writing posts
what does your seo kick off with
is fixing robots, canonicals and page titles covered
do you tidy the technical mess ahead of chasing keywords

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
my last agency marked up the clicks secretly, do you
is billing by google direct to my card
will i see the invoice from meta directly or only your figure
do we retain ownership of the ad manager
any concealed markup on media buying

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
half our users click reject on the banner, can you still count properly
is your tracking legal under dpdp act
adblock and safari itp ruin our numbers, what do you do
do you measure without being creepy
can you count conversions if people decline cookies

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
do you also create the squeeze page the ad points to
is a campaign microsite in the package
who codes and does split testing of the promo page
need a one pager for our ramadan offer, do you make it in-house
who draws, codes and trials the page behind our advert
is the page behind a pay-per-click advert extra

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
do you blast unsolicited edm to purchased databases
is opt-in mailing covered
i get annoyed by daily promo mails, will you do that to my clients
would you mail my 5000 contacts from visiting cards
what is your frequency for mailers

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
is it chatgpt who writes our blog or a person talking to our engineers
will your copywriter interview my dentist
how do you get the technical jargon right in posts about our pumps
do you involve our in-house gurus in the copy
can you write about semiconductors or will it be fluff

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
how is roi reported to my boss
do we get a dashboard dump or a short summary
i want a one-page recap of expense and result, is that given
what reporting comes with the retainer
ceo hates long decks, how brief is yours
what do i receive on paper at month end from the marketers
is there a concise recap of outlay, result and what comes after

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
do you run sponsored links when people google plumber near me
can you manage our shopping listings and performance max
my click budget is wasted on silly keywords, do you do sem
is ppc bidding among your skills

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
our pages are discovered but not indexed, which utility do you look in
do you monitor impressions and coverage with the free google thing
can you verify our domain and see manual penalties

= GA4
do you set up google analytics
can you install ga4
which analytics do you use for websites
do you work with google analytics 4
universal analytics successor
visitor counter from google
adobe analytics or google's
events and funnels of the counter
ua is dead and we never migrated, can you configure the replacement
do you set up conversion goals and ecommerce events
which visitor statistics software do you set up
our bounce and engagement numbers look odd, do you know that tool

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
can you run retargeting to people who left the cart on insta
i boost posts myself with no luck, do you do it professionally
reels and carousel promotions for my boutique, do you do them
do you set up the pixel and lookalike stuff

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
we want to target procurement heads in the gulf, where do you promote
can you do abm with job title targeting
do you run inmail to cfo types
how do you reach plant engineers in oil and gas

= Looker Studio
do you build dashboards for marketing data
looker studio dashboard
do you use google data studio
is there a live chart of our campaign numbers
power bi or what for promo charts
live charts for the promo
google's free chart maker
can all our numbers sit in one auto-refreshing report
do you know the successor of google data studio
is there a bi view we can open from phone to see ad spends

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
which desktop program do you use to find 404s and missing titles
do you do bulk url scanning
how do you discover orphan pages and duplicate titles

= Ahrefs
do you use ahrefs
which tool for backlinks and keyword research
do you check competitors keywords
semrush or ahrefs
moz, majestic or what
who links to us
what do rivals rank for
keyword volumes
which paid suite do you use to spy on rival domains
how do you find out who links to us
do you have a subscription for domain rating and serp tracking

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
can our recipe show ratings and cooking minutes beneath the listing
do you mark up faq and product for google to understand
our competitor's listing has gold stars and price, can we have that
will you tag our clinic for localbusiness and breadcrumbs

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
older windows users search with edge, can we advertise there
do you do ppc apart from google for b2b desktops
can you import our adwords into the other engine

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
we don't want google spying on readers, which counter do you install
is there a lightweight analytics script without consent popup
eu hosted web statistics in your toolset

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
itp kills our conversions, can you shift tagging off the client
do you configure the facebook conversions api from a server container
can tracking scripts be moved away from the page to speed it

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
our salesmen track deals in a boston product, can form fills drop in
do you set up workflows, lifecycle stages and lead scoring
we pay for marketing hub and use nothing of it, can you sort it

= Zoho
we are on zoho, is that ok
do you support zoho crm
can you link the leads to zoho
leads into zoho automatically, possible
does your team work with zoho
indian crm suite
leads into bigin
our sales folk use the chennai program
can enquiries from the site go to our bigin and books accounts
our office in coimbatore lives in zoho one, do you integrate
do you configure deluge scripts and webforms

= Mailchimp
do you use mailchimp
what do you send newsletters with
our list is in mailchimp, can you take over
can you design mailchimp campaigns
brevo, sendinblue, constant contact or what
the monkey newsletter tool
our 3000 subscribers are at intuit's tool
can you send our monthly circular through the chimp thing
do you build audience segments and templates in the intuit mailer
my alumni list sits in mailchimp unused, will you set up automations

= Customer.io
do you work with customer.io
automated lifecycle messages to app users, with which tool
triggered e-mail tool for our app
customer.io or similar for automated mails
braze, klaviyo, clevertap or what
mails triggered by behaviour
abandoned trolley mails
journeys for users
which software sends a nudge when someone stops using our app
do you build onboarding drip sequences triggered by events
push and mail when a trial expires, what do you use

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
how do i know a signed deal came from which ad
do you use call tracking for folks who ring the shop
google says 80 conversions but my salesman saw 12, who is correct
is closed-loop attribution in the scope
will the sales register decide, not the ad network's boast
we sell villas over nine months, can you trace the origin of a buyer
a bride calls us after seeing an insta advert, is the call counted
do you set up attribution to salesforce opportunities

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
do you only diagnose seo or also operate
is implementation of the fixes in scope of the audit
i already paid for a 60 page audit that gathers dust, will yours be executed
what is covered in the technical health check
do you speed up, deduplicate and 301 as part of it
who executes the seo recommendations, you or our webmaster
do you mend what you diagnose

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
who is the legal owner of the ad manager
if we part ways do i retain pixels and remarketing lists
how are you given access to our ad manager
my ex-agency held my adwords hostage, how do you prevent that
is revoking your permission simple
if we fall out, do i lose the pixel and remarketing crowd
are adverts run from a shared agency profile

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
does every promotion get its own microsite
how short is the enquiry form you design
will the campaign page open swiftly on a cheap android
do you ask for dob and pincode needlessly
where do visitors arrive after tapping the advert
is the campaign microsite snappy on mobile and the form brief
our mba course advert leads to the homepage and people bail, what do you make instead

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
how many write-ups do you deliver monthly
who supplies the ideas for the posts
our blog died after three entries, how do you sustain it
do you sit with our technicians to get material
is an editorial schedule in the package and honoured
can you keep our blog alive, we always give up in february
is the copy based on doubts our clients really raise

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
are whatsapp and telephone enquiries attributed as well
fb manager claims huge numbers, how do you verify
can you tell which advert made the old gentleman ring us
do you import offline conversions
we fit wardrobes and orders close months afterwards, is origin remembered
how do i find which half of my promotion is wasted
how would we know which leads became paying patients
which arbiter do you use when adwords and hubspot contradict

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
what aspects are examined in the seo audit
do you look at schema, canonicals and core web vitals
our site has www and non-www versions, is that checked
which sins of a website do you hunt for
is mobile loading examined too
does your health check cover slow loading and twin urls
what do you hunt for under the bonnet of our site for seo
is schema in the audit

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
why choose you for seo auditing over the rest
will i get a to-do sheet or a finished job
must my own webmaster execute your suggestions
the previous consultant handed a spreadsheet and left, are you any different
do you roll up sleeves after the diagnosis
the last consultant emailed 200 remarks and an invoice, do you actually do the fixing
what sets your seo check apart

= Campaigns in your accounts.
do the ads run in our own account
under whose login do campaigns run
will you make ads from agency account or mine
whose login
do you run it via a master profile of yours
is the google profile ours
is it your mcc or ours that hosts the adverts
who holds the ad manager, you or us
do the promotions sit in our profile
do adverts sit in my google profile or in yours

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
if we sack you what do i retain
will the learned lookalikes and pixel history remain with me
whose asset are the remarketing pools
do i forfeit years of quality score when switching vendors
who is proprietor of the ad manager and its past data
can you withhold my data in a dispute
my old agency kept our pixel and lists, would you do likewise
will past campaign statistics belong to my firm

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
how do i revoke your permission quickly
what role do you have in our business manager
can i kick you out myself without ringing support
if we quarrel tonight can i cut your login at once
do you need our main credentials or just partner status
what permission level do you get in our ad manager
do i need to beg you for the keys when we part

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
how many fields will the lead form contain
do all adverts go to the same homepage
people on 3g in villages give up, will the promo page load
do you need to ask for salary and birth date in the form
what makes your campaign pages convert
each scheme we advertise, diwali or wedding, does it get a separate page
our diwali advert promised 20 percent but led to the homepage, how do you do it
do rural users with weak signal get the page

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
how regularly will new posts go live
my chef has stories but can't write, how do you extract them
do you chase keywords or real client doubts
will it be forty thin posts or a handful of meaty ones
who do you talk to at our firm for the copy
how many blogs in a month and from whose brain
what are the write-ups based on
do you churn daily posts or fewer deep ones

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
what do you do in the first fortnight
why can't you launch ads from day one
our pixel, cookies and salesforce are in a muddle, what's your initial phase
what precedes any media spending
how does a marketing engagement kick off with you
what comes first when we hire you for promotion
my dashboard shows double conversions, would you sort that initially

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
after the tracking is sorted what is phase two
how do you spot the campaigns that drain us
will you axe the non-performing networks instantly
how do you plug the holes in our promotion budget
do our salesmen get a say in which leads were decent
in your second phase, what happens to useless networks
we pay for seven portals, how do you find which to axe

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
what follows the leak hunt
how does your trial quarter function
is there a stop-loss in your 90 day roadmap
do we have a go or no-go meeting after the quarter
why just two networks for the initial quarter
is the third phase a trial with a deadline
what commitments and limits are in the quarterly plan

= Review by the month:
how often do we meet about the marketing
what happens in the monthly review of ads
how do you report and shift budget
do you tell us which experiments failed
do we sit together about the promo
last stage of promo
regular talk on promo
are flops owned up to
what goes on every month after the trial quarter
will you own up when an experiment bombs
how is money reallocated as we go
is there a recurring catch-up with the marketers
what rhythm does it have once the trial is over
do winners get more rupees each month
what do you do with us regularly after the quarter

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
how long before our pixels and crm are in order
what precisely is sorted in the first fortnight
is 14 days sufficient to repair our statistics
which things do you configure before advertising
what is the duration of fixing the pixel and consent popup
do you sort out salesforce too in the opening fortnight
how many days until our visitor statistics are trustworthy
what is tidied up before any campaign

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
my sale is this weekend, can you push adverts right now
do you begin buying clicks before tracking is sorted
why hold my money idle for a fortnight
is there a spending freeze at the outset
will you waste cash while we are blind
can we go live with adverts tomorrow itself
we have 50k ready, why don't you start buying clicks now
can you boost something tonight while tracking is still broken

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
what yardstick says insta beats google for us
our telecallers complain the leads are bogus, do they have a vote
cheap leads that never pick up the phone, how do you treat them
do you compare cpl or cost per sql
who judges whether a lead is genuine
which network is more value for money and how do you tell
how do you weigh whatsapp leads against google ones
our telesales say half the leads are fake, do you listen to them

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
how swiftly do you axe a dud campaign
justdial listing gives zero calls, will you let it run
do you pause losers instantly or at month end
we are throwing cash at a magazine with no result, what would you do
any grace period for a non-performer
we pay a portal 50k yearly for nothing, when would you axe it
how ruthless are you with flops
do losers get a second chance or the axe

= Ninety days on two channels.
how many channels do you begin marketing with
how long is the first campaign period
how long do you test channels before deciding
90 days plan for marketing
google and facebook both at the start, or more
one, two or five networks in the opening quarter
how long is the test season
three months on how many fronts
how many networks and for what period is the pilot
is the trial run a quarter
what length is your initial sprint of campaigns
two platforms only, for how many weeks
what is the length of the trial and how many networks are in it

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
is there a stop-loss so you don't burn my savings
my husband says marketing is a black hole, what safeguards are there
do you put the goal and the upper limit on paper
is there an exit checkpoint in the first quarter
can i put a hard limit on outlay for the trial
what if at the end of the quarter it's a flop
is there a signed roadmap, my cfo insists
which milestones and limits do we sign before the adverts run

= Review by the month.
how often do you review the campaigns
weekly or monthly marketing review
are results discussed every month
how often do we sit together about banners
each week or every four weeks
regular talks about promo
how frequently do we catch up
is there a recurring meeting about the campaigns
weekly standup or less frequent
when do we sit down to go through performance
how regularly will your marketer ring me to go through things

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
how lengthy is the report and the zoom with you
will the catch-up eat my whole afternoon
do i get slides or a single sheet with a chat
what duration should i block for our regular catch-up
how big is the report and how long do we chat
must i reserve half a day for the catch-up

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
do you confess when an experiment bombs
where do the leftover rupees get shifted
how do you reallocate spending between winners and losers
my previous agency sugarcoated everything, do you
if an idea tanks will you say so plainly
who gets a bigger slice next month
if a gamble doesn't pay off do you disguise it
is funding shifted to whichever advert performs

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
my site has plenty of visitors yet zero bookings, should i buy additional clicks
our conversion is 0.8 percent, is advertising premature
hits are great but phone is silent, would you run ppc
what is the minimum conversion before you'd promote us
should we pump traffic into a page that doesn't sell
am i ready for ppc if only one in 150 enquires
nine hundred people visited our villa site and nobody rang, should we buy more clicks
my resort page gets eyeballs without reservations, is ppc the answer

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
so what do i do before ppc if nobody converts
what is your prescription when visitors bounce
should i optimise the landing screen prior to promoting
fix or advertise, which is the priority
what should be done before pouring in more clicks
is it wise to tidy up the landing screen ahead of ppc
what is your recommendation when nobody fills the form

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
is fixing the page a costly undertaking
will a cro tweak suffice so i needn't hire you for promotion
might a quick patch be sufficient
does that need the entire retainer
would merely redoing the landing screen suffice for us
is that a big contract or something modest
how big a job is it to merely improve the page
could i get by with that little thing alone

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
we want to trend on insta and go viral, are you right for that
can you get bollywood stars to endorse my drink
do you shoot ad films or jingles
thirty memes a day for our page, can you manage
do you do pr stunts and celebrity tie-ups
can you make our burger chain a household name in ten weeks
is performance all you do or also mass fame
my temple wants a documentary, can your marketers make it

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
i can put aside 20k rupees monthly for facebook, will you accept
is my budget too puny for you
my kopitiam has rm800 for promotion, who should i hire
would you run ppc for a corner grocer
when do your charges swallow the benefit
we have a shoestring budget, are you for us
i run a tailoring stall with rm300 for boosts, take me
my cousin's laundry in klang wants facebook promos, whom should he ask

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
when does ppc start paying off
how many weeks of patience for meta and google promotions
we launched yesterday and no calls, is it early days
when can i present reliable cpl numbers to my boss
how quickly would leads flow in from sponsored links
how patient must i be before judging ppc
our campaign is ten days old and silent, is something wrong
when do sponsored posts give dependable data

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
my site is new and nowhere on google, when will it climb
do tech fixes give quicker wins than content
seo eta please
when will unpaid visits rise
we want to be on page one by raya, is that feasible
we published new pages in march, when will google reward us
how many months of seo before we see movement
how far away is organic traction

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
an seo guy assured me number one in 45 days, is he a fraud
can you guarantee top spot on google before our opening
do you give ranking assurance in writing
will we be number uno for dentist in petaling jaya by march
agencies that pledge position one, are they bluffing
why don't you commit to a rank with deadline
some fellow on the phone swears top of google by onam, should i believe
is a money-back ranking pledge realistic

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
is it a flat retainer or timesheet billing
how are your marketing fees structured
will the amount vary each month
do you charge per lead or per conversion
what billing method do you follow for seo and ppc
is there a predictable cost my accountant can plan for
do you work on performance basis
do you get remunerated per lead

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
do you skim a cut of my adwords money
if i raise the daily budget does your fee go up
is your remuneration tied to media spends
what do you think of agencies taking 15 percent of billing
how do i know you won't push me to splurge on clicks
why not a commission model
if i put in ten lakh do you pocket a slice
what is your stance on the 15 percent agency markup

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
how long am i handcuffed for marketing
can i try you for merely four weeks
why won't you do a one month seo pilot
what is the shortest commitment possible
are we obliged for twelve months
can we do a trial for only one month of seo
how long before we can walk out of a marketing contract
what tenure do we sign at minimum

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
how do i terminate the marketing agreement
after the initial quarter may we walk out
what is the exit clause for seo
is handover messy if we discontinue
do i have to serve notice and of what length
if we want to break off in august when must we inform you
i sold my business and want to discontinue promotion, how much warning
do we need to migrate anything when leaving

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
what should i share in my first mail about promotion
to begin with ppc do you require access or just our expenses
how do i kick things off with your marketers
which details should i keep ready before ringing you about seo
what do you want to know first about our promotion
we burn 2 lakh on ads, should i mention that when writing

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
can you verify whether our ppc is profitable
i suspect my agency's figures, will you do the math
what will you do once i share my spends
do you do a sanity check of our roi
can somebody double-check if insta really yields anything
do you audit what our present promo yields
can you tell if 3 lakh of clicks was justified
`;
