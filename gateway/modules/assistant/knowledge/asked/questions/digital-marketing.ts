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
do you do seo and google ads
can you tell me what is in digital marketing
how is the success of your marketing judged
digital marketing seo ads email content
i want to know if your marketers understand code
do you offer e-mail marketing as well as search
is your marketing measured by sales
what about content, is that part of marketing
can you make more people call my dental clinic
our shop is invisible on the net, can you change that
do you do performance marketing
who fills the seats of my cooking school
do likes and followers count for you or money in the till
can you get us patients
is your promo team technical or only arty
do you bring in leads for b2b
how would you make my homestay in coorg known to travellers
are you a growth agency too
which online promotion can you do for us
we are a law firm in kl and nobody finds us, have you something for that
our last agency reported impressions only, what do you go by
my boss wants to know what your marketing people actually do
i fear your ad people know nothing of websites
so what exactly do you do to bring customers
and how do you know it worked

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
how fast do you fix a broken form
who repairs a slow page during a campaign
do your marketers work with developers
can you tell me what happens if the contact form stops working
is it true that problems on the page are fixed in the same week
broken form repaired how soon
i want to know if marketing and development are one team
what about slow pages, does marketing handle that
don't your marketers need another company to fix the site
our enquiry button is dead, how long would you take
is there a programmer near when seo finds a fault
how quickly gets a glitch mended when your ads team notices it
do you raise a ticket and wait a month like everybody
how many days till a bug on the lead page is gone
do ad folks and engineers talk to each other at your place
what's the turnaround when checkout crashes mid-campaign
if the site crawls on phones, who speeds it up
will the seo man wait for the it man
is implementation in-house or do we need our own web guy
our agency only told us the form was down after a month, how is it with you
i worry that nobody feels responsible when the site and the ads don't fit
we run admissions in june and can't afford a dead application page, how fast do you react
my webmaster takes six weeks for any change, would you be faster
and who fixes that
so how soon is it fixed
do we open a ticket for it or does it just get done

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
which marketing channels do you work on
do you work on every channel
can you tell me if you do all social networks
is it better to use few channels or many
few channels thoroughly or all
i want to know whether you spread the budget over many channels
what about channels like tiktok, do you leave them alone
don't you offer everything
do you go for depth or breadth
are you a full-service shop for promotion
must my bakery be on every app
do you handle twitter, threads, telegram and the lot
will you put us everywhere at once
how many platforms would you bother with
isn't it safer to be present on all of them
do you do a bit of everything like the others
are you specialists or generalists
would you scatter our rupees across ten portals
do you turn down some networks
my nephew says we need reddit, tiktok and youtube all together, do you agree
i am tired of agencies that do twelve things badly, are you the same
our board wants 360 degree marketing, is that your style
suppose i ask for snapchat and pinterest too
and the other ones
so you don't do them all
why so few

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
what is the idea behind your digital marketing
what is the motto of your marketing service
why should i know what an enquiry costs
can you tell me your marketing principle in one sentence
marketing headline slogan
should i measure before paying for more enquiries
is it true that you want to know the cost of an enquiry first
what should one know before scaling up ads
what's your first commandment for advertisers
which number must i have in hand before i boost spending
what's the tagline on the promo page
do you preach cac before growth
what wisdom do you offer someone about to pour money in facebook
your guiding thought on buying leads
i want more customers and i want them now, what do you say to that
my partner wants to double the adwords, what would you tell him first
we have no clue what a lead costs our gym, does that matter to you
so what is the philosophy in short
and why not simply buy more
what do you believe there

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
where does your search work begin
does seo include fixing technical faults
can you tell me if technical seo is included
search work technical faults included
do you start seo with keywords or with the site
is fixing the website part of your seo package
what comes first in getting found on google
do you sort out indexing trouble or only write texts
seo: do you look at the plumbing first
is a crawl and clean-up of the code in the bundle
our shop isn't showing in google at all, do you look for what's broken
and does the seo cover site errors too
do you buy links or first mend what hinders google

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
do the ads run in our own account
can we see every cost of the advertising
is the advertising transparent
ads own account visible costs
can you tell me if fees are hidden in the ad spend
will i be able to check what google really charged
do you add a mark-up on clicks without telling
is the media spend billed to my card or yours
our old agency never opened the books, do you
can my accountant see each dirham that went to meta
and do i see what was spent
whose login are the adverts running in
is there any secret margin

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
does your tracking respect consent
does measurement still work with ad blockers
can you measure visitors without breaking privacy law
tracking consent ad blockers
is your analytics gdpr compliant
what about people who use ad blockers
do you count those who say no to cookies
is it lawful in europe the way you track
half our readers run adguard, will the numbers still be right
our lawyer worries about pdpa, is the counting clean
can you track conversions in a privacy-first way
and does it hold up when the browser blocks scripts
do you spy on my visitors

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
do you build landing pages
are landing pages included
who designs and tests the landing pages
landing pages designed and built same team
can you make a page for our campaign
do we need another agency for the landing page
do you run split tests on campaign pages
where do people arrive after the click, and who makes that
we have an open house in may, would you create a sign-up page for it
is the copy, layout and coding of the lead page under one roof
do you do cro experiments
and the page behind the ad, do you make it too
can you put up a quick microsite for our hari raya sale

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
do you do e-mail marketing
do you send newsletters only to people who signed up
how often do you send e-mail
is e-mail marketing included
newsletter opt-in only
can you mail to a bought list
do you do cold emailing
will you flood our guests with daily offers
i have 12000 contacts from a trade fair, would you blast them
when do you send a mailer
do you spam
we hate agencies that mail every morning, how do you go about it
and are the receivers asked first

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
who writes the articles
do you write articles with our experts
are blog posts included in marketing
content written with specialists
do your writers talk to our staff
will our engineers be involved in the texts
do you use chatgpt to fill the blog
our heart surgeon hates wrong texts about his work, how do you write
is it a ghostwriter far away who knows nothing about turbines
do you interview our people for the write-ups
how do you make sure the blog is right on the chemistry
and do our own folk have a say in it
can an outsider write about actuarial stuff

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
what does the monthly report look like
do we get a marketing report every month
how long is your report
monthly report one page
can you tell me what is in the monthly page
do you show what was spent and earned
will i be buried in forty slides
what do you hand over at month end
my director reads one sheet at most, is that possible
is there a written summary of roi and the following steps
do i have to log in to some dashboard to know what came out
and how are we kept informed
how do i know what i got for my rupees

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
do you work with google ads
can you run our google ads
google ads management
who can fix our adwords
do you know performance max
can you put my hotel on top of google as sponsored
we waste money on paid search, do you do that
do you do ppc on google
is youtube advertising something you can set up
do you handle shopping listings of google
are you able to take over our adwords account
and the paid results at the top, can you do those
which platform do you use for pay per click

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
do you use search console
can you set up google search console
search console errors
do you work with gsc
our pages are not indexed, which google tool do you use to look
can you read the coverage report from google
do you submit sitemaps to google for us
what do you use to see the words people typed to find us
google sent us a mail about crawl issues, do you know that tool
is webmaster tools among your kit
can you get our site verified with google
and how do you check for a manual action

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
do you work with ga4
can you set up google analytics 4
ga4 setup
do you use google analytics
we still have universal analytics, can you move us
can you fix our analytics events
what tool counts visitors and conversions
our analytics property was set up by an intern, can you put it right
do you know google's visitor statistics
can you configure purchase events in analytics
which web statistics from google do you use
can you hook google's visitor counting to bigquery

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
do you do meta ads
can you run facebook ads
instagram advertising
do you manage ads on facebook and instagram
can you promote my boutique on insta
do you know zuckerberg's ad manager
who sets up the facebook pixel
can you follow people who left the shop with an ad on fb
my boosted posts bring nothing, do you do that professionally
do you make reels campaigns that are paid
is paid social on fb part of your tools
we sell cakes in penang and want to be seen on facebook, possible

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
do you run linkedin ads
can you advertise on linkedin
linkedin campaigns
do you do b2b ads on linkedin
how do you reach plant managers with advertising
can you target hr directors by job title
we sell valves to refineries, which network suits and do you do it
do you do sponsored inmail
can you show banners to procurement people in the gulf
what do you use for account based marketing
is there a way you can aim at cfos only
and the professional network, do you advertise there

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
do you use looker studio
can you build a looker studio dashboard
looker studio reports
which tool do you use for marketing dashboards
do you know google data studio
can i see the campaign figures live on a chart
what do you make the graphs with
can our ad numbers be put in one self-refreshing screen
do you use tableau or google's free thing
i want a link where my boss sees the spend any time
which bi tool for marketing
can you connect ga and ads to one visual board

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
which crawler do you use
seo crawler tool
what do you use to find broken links
do you have a tool which walks through the whole website
how do you list all 404s of a big site
do you work with sitebulb or that frog
is the frog in your seo kit
which desktop program checks page titles in bulk
can you spider our 9000 pages
what do you find orphan pages with
how do you scan every url before a relaunch

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
which tool do you use for backlinks
keyword research tool
do you work with ahrefs or semrush
how do you look up which sites link to us
can you spy on a competitor's keywords
what do you check search volumes with
do you have a paid seo suite
how do you find out domain rating
which software shows who links to our rivals
do you pay for moz or something else
with what do you track our positions

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
do you do structured data
can you add schema markup
structured data for products
do you work with json-ld
can you make the stars appear under our google hit
how do i get prices shown in the search result
can google show our opening hours as facts
do you add faq markup
our rival has pictures and ratings in google and we don't, can you do that
do you mark up recipes and events for machines
what do you do to get rich results
can you tag our clinic so google knows the address

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
do you do microsoft advertising
can you run bing ads
bing ads management
do you advertise outside google and facebook
do you work with microsoft ads
can my ads show on yahoo and bing
is there an ad network for edge users you handle
our buyers sit on office pcs with edge, can you reach them
can you copy our adwords campaigns to bing
do you serve the second biggest search engine
what other ppc networks apart from google
does duckduckgo advertising through microsoft come in your list

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
do you use plausible
do you offer an alternative to google analytics
plausible analytics
can you measure visitors without cookies
which privacy friendly statistics do you use
do you have a counter that needs no banner
we are an ngo and don't want google to follow our readers, what can you use
is there a light analytics script hosted in the eu you work with
do you know fathom or similar
can we drop the cookie popup and still count readers
do you do cookieless stats
which small european analytics do you work with

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
do you do server-side tagging
can you set up server side tracking
server-side gtm
do you use google tag manager on the server
can tags run from our own domain instead of the browser
safari deletes our cookies, have you a way to tag from the backend
do you set up the facebook conversions api
can the scripts be moved off the page to make it quicker
do you know stape
our pixels miss half the purchases, can you collect the events on a server
do you host a tagging container
first-party data collection endpoint, do you do it

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
do you work with hubspot
can you connect our site to hubspot
hubspot integration
which crm do you work with
can the form fill our hubspot automatically
do you set up workflows in hubspot
we pay for an inbound suite and nobody uses it, can you get it going
can leads from ads go straight to the sales pipeline
do you do lead scoring in hs
is marketing hub something you know
our salesmen track deals in hubspot, can you report from it
which american crm do you link

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
do you work with zoho
can you connect zoho crm
zoho integration
do you support zoho books or crm
our firm runs on zoho, can leads land there
do you know the indian crm from chennai
can website enquiries be sent to bigin
do you write deluge
is there an indian crm on your list
we use zoho campaigns for mailers, can you handle that
all our sales staff live in zoho, is that fine
can you link our ads to zoho one

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
can you design mailchimp newsletters
mailchimp setup
which newsletter tool do you use
can you take over our mailchimp account
do you know the monkey mail tool
we have 5000 parents on a mailing list in mailchimp, can you send for us
what do you send bulk mails with
can you make templates and segments for our circular
do you do intuit's mailer
our school newsletter is sent by chimp, will you keep it
can you move us off constant contact to something known

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
customer.io setup
can you send automatic mails from our app
which tool do you use for lifecycle messages
do you do triggered e-mail when a user stops using the app
can you build onboarding mails that react to what people do
do you use braze or something lighter
how do you nudge someone whose trial ends
can push and mail be sent on events
we want a reminder for abandoned baskets, what do you use
do you know cio for saas onboarding
what do you use for behaviour based messaging

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
do you follow enquiries from click to contract
are phone calls measured too
can you tell me how far i can trust your numbers
what do i get as measurement in the marketing service
is measurement a deliverable of yours
measurement deliverable crm phone calls
i want to know if our crm decides what counts as a sale
what about calls, do they appear in the figures
don't you just show what google reports
will i know which banner brought the signed deal
do you do call tracking
can you tie a flat booking to the keyword behind it
who is the referee when facebook and our books disagree
is offline revenue attributed
do you take the platforms' word for it
can i see which ad made the customer ring
what statistics will i hold at the end
do you do closed loop reporting with salesforce
are walk-ins and telephone orders in the tally
facebook said 90, we sold 7, how would you count
we sell machines over a year of talks, can you still tell where the buyer came from
my ceo believes no marketing number any more, what do you give him
i worry that you mark your own homework
and how do i know the figures are right
does that include people who phone
so whose count is used

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
do you send a search audit
does the seo audit include the repairs
what do we get as technical seo deliverable
can you tell me if you fix what the audit finds
is the audit only a list or are changes made
technical audit and repairs deliverable
i want to know whether duplicate pages get fixed
what about missing redirects, do you put them in
won't i need a developer to carry out the audit
do you hand over a pdf and go
will someone actually cure what the check-up finds
do you do a website health check with treatment
what is in the seo deliverables besides reports
is execution of recommendations part of what i receive
do you implement or just diagnose
who does the dirty work after the inspection
do you deliver the site mended
is there an mot for my site with the repairs in it
can you tidy canonicals, schema and loading time for us
we have three audits in the drawer and nothing changed, is yours different
my it team has no time to work off a to-do list, do you do it
i fear paying for a report nobody acts upon
suppose you find 200 errors, who corrects them
and then who fixes them
do we get just the findings
is the fixing extra or in it

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
who owns the ad accounts
do we keep the campaigns if we leave
can you tell me if the audiences are ours
is the account in our name or yours
campaigns in our accounts deliverable
i want to know how we remove you from the account
what about the history of the campaigns, do we keep it
don't you run the ads in your own account
can we throw you out with one click
how do i stop you getting in if we quarrel
will my remarketing crowd belong to me
do i hold the keys to business manager
are we hostages once the adverts run
do you lock customers in via an mcc
whose property are the learnings and lists
do we need your blessing to take promos elsewhere
are you guest or landlord in our adwords
does another agency get everything if we change
are the pixels and data assets ours contractually
our former agency kept the login and we began from zero, would that happen again
my lawyer asks who has title to the advertising data
i worry about losing five years of campaign data
suppose we fall out on a sunday, can i shut you out at once
and whose is it after that
can we get rid of you easily
so what rights do you have in there

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
do we get landing pages for our ads
is there one page for each ad
can you tell me what the landing pages are like
what does the form on the page ask for
landing pages deliverable
i want to know if the page is quick on a phone
what about forms, are they short
do you make one page per promise
don't the ads simply go to the homepage
are campaign pages something i receive
will each of our five courses have its own arrival page
is the lead form kept to the minimum
do people with a cheap redmi wait long
what will clickers see after tapping
do you design a separate squeeze page per offer
how many questions may the enquiry box hold
do you build mobile-first destination pages
we offer whitening, braces and implants, does each get a page
are useless fields like fax number thrown out
our current form has sixteen fields and nobody finishes, what would you hand us
my clients sit on slow 4g in sabah, will your pages open
i worry that we pay for clicks and then people bail out
suppose i advertise three villas, where does each click go
and where do those people land
do you make that page too
so what do you ask them for

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
how many articles a month do we get
is there a content calendar
can you tell me how the content plan works
do you keep to the content calendar
content calendar articles per month deliverable
i want to know where the article topics come from
what about blog posts, how many are delivered
do you interview our staff for the content
isn't the calendar dropped after two months
who keeps the blog alive
what writing will i receive each month
do you have an editorial schedule that someone honours
are the texts about what customers ask or about keywords
will our blog die in spring like always
what's your publishing cadence as a deliverable
can you fill our news section steadily
do you come and talk with our mechanics for stories
do you supply copy on a timetable
is it quantity or a handful of good reads
our blog's last entry is from 2021, how would you keep it going
my technicians know a lot but never write, how do you get it out of them
i worry that content plans are always forgotten
suppose we are too busy to write, what will come out each month
and how many would there be
where do the ideas come from
does it get done or only planned

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
can you follow a sale from the click to the contract
do you track phone calls
is our crm or google the judge
how do you measure enquiries that come by phone
click to contract tracking crm
can you tell me how sales are traced to ads
i want to know which number counts, the crm's or the platform's
what about sales that close months later
don't ad platforms exaggerate, what do you rely on
do you trust what facebook claims
how do you connect a kitchen sold in june with an advert seen in january
whose figures are final
can a whatsapp or a ring be credited to a campaign
is attribution done on signed deals
do you upload offline conversions
how do you tell real business from mere clicks
what's the source of truth for roas
can you see if the patient who booked at the desk came through insta
do telephone leads get lost in your counting
our sales cycle is nine months, does your tracking last that long
the platform says 60 and my girl at reception says 15, who wins with you
i have doubts about any number google gives me, and you
suppose someone reads the ad and then calls us, is it seen
and up to which point do you track
does it count calls also
so what do you compare it against

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
what is checked in the technical search audit
does the audit look at speed
which faults do you look for in seo
can you tell me the points of the audit
are duplicate pages part of the audit
technical audit points speed structure duplicates redirects
i want to know if redirects are checked too
what about structured data, is it examined
doesn't the audit cover loading time
what sins do you hunt for on a website
which things do you examine under the hood
do you look at twin content
is core web vitals among the checks
do you inspect markup and headings
how many areas has your search check-up
do you check whether removed urls forward anywhere
do you find out why my site crawls
scope of the on-site seo inspection
is canonical trouble something you would spot
will you see that we have every product three times under different urls
what does the doctor look at when my site is ill in google
our site loads in nine seconds and half the links are dead, does your check notice such things
our it head asks what exactly you will examine for search
suppose http and https versions both exist, does the audit catch it
and what do you look at there
which items are on that list

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
how is your audit different from other agencies
do you make the changes yourselves after the audit
do other agencies fix what they find
can you tell me what sets your search audit apart
list or list with changes made
is it true that you don't just send a list
i want to know who carries out the changes from the audit
why is your audit better than another agency's
don't we have to do the changes ourselves
do you roll up your sleeves or just advise
will i be left with homework
are findings applied by you
what do you do better than the seo consultants who email a pdf
do you leave us alone with a spreadsheet of mistakes
who codes the corrections
is your work finished once the report is delivered
do i have to hire a programmer for the to-dos
do you commit the fixes to our repo along with the report
every consultant tells us what's bad and none mends it, and you
our previous seo firm sent 80 slides and an invoice, what makes you another sort
i worry it will be one more paper for the drawer
my web guy has left, so who puts the recommendations in
suppose we can't code at all, is the audit of use
and do you repair it as well
what do others do instead
so we get it done, not described

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
do the campaigns run in our accounts
in whose account are the ads
are campaigns in your account or in ours
can you tell me where the campaigns are set up
campaigns own account or agency account
is it true that the campaigns sit with us
i want to know if you use your own ads account for clients
won't the campaigns be under the agency's name
what about the account, must it be ours
do the promos live under our login
do you place adverts through your master profile
are my ads mixed with other clients'
is there a house account of yours for running ppc
under which id do the adwords get booked
must i open a google profile of my own first
where do the banners technically sit
whose business manager hosts everything
our last vendor ran it all under their name, do you too
my boss insists the ads be under the firm's own profile, is that how it goes
i worry that everything is set up in the agency's system
and where is it run
in ours or yours

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
who owns the audiences
do we own the ad accounts and the history
can you tell me what belongs to us in the campaigns
does the campaign history stay with us
accounts audiences history who owns
i want to know if we lose our data when we leave
what about the remarketing audiences, are they ours
don't you keep the account when we stop
is everything in the account our property
to whom do the visitor lists belong
do past results go with you when you go
who's the proprietor of the pixel data
do we begin at zero with the next vendor
do you confiscate anything after a break-up
do lookalikes remain with the client
are we renting or possessing
which assets are legally the advertiser's
is my quality score gone once we part
will i have to beg for our stats
our ex agency deleted years of results, could you do that to us
we paid for the learning for three years, so to whom does it belong
my solicitor wants ownership of advertising data cleared up
i fear that the crowd we built up is lost with a change
and whose are they
does that include the old figures
what do we keep in the end

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
how do we take away your access to the ad account
can we remove you from the account
is it true that one click removes you
what kind of access do you have to our ads
remove agency access one click
can you tell me how you get into our ads account
i want to know if we can shut you out ourselves
what about access, are you admins or users
don't you hold the main password
how do i kick the agency out
which rights do you get in our adwords
may i revoke your permission without asking
do you need my google password
are you a guest in there
how many steps to cut you off
could i lock the agency out at midnight
is offboarding you complicated
who has the master key
do you join with a login of your own
does it take a support ticket to end your permission
last time it took months to get the agency out of our facebook, how is it with you
my it security officer wants to know how vendor access ends
i am uneasy giving strangers our password
suppose we no longer trust you, how quickly are you out
and how do i get rid of you there
so you have no control over it

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
how are the landing pages made
does each advertisement get its own page
can you tell me how long the form is
are the landing pages quick on a phone
one page per promise short form
i want to know what fields the form has
why one page for each promise
what about mobile, is the page fast
can't all ads go to one page
where should somebody arrive who clicked on a banner
how many fields are right for an enquiry
do we need separate pages for mehndi, catering and decor ads
do you strip out needless questions
is it bad to link adverts to the homepage
do you ask for date of birth and address too
will it open swiftly in a village
what makes your arrival pages convert
what's the rule for message match in your campaigns
is a dropdown of 40 choices something you'd put there
how many destination pages for five offers
nobody completes our 18 question sheet, what would you do with it
we promise three different discounts, does a single page do
my customers only have handsets with weak signal, what of that
i hate when a clinic asks my whole life story to book, do your forms do so
and what do you ask the visitor
one for all or one each

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
how many pieces do you publish a month
do you interview our staff for articles
what are the articles about
can you tell me how often you publish
is it two or four articles a month
pieces per month interviews staff
i want to know how article topics are chosen
what about quality, are they solid pieces
don't you write every day
how many blog entries come out every four weeks
where do you get the knowledge for our texts
do you speak to the people in the workshop
are topics taken from what clients ask on the phone
do you churn out daily filler
which doubts does each write-up settle
what's the monthly output of copy
is more better in blogging
do sme interviews feed the posts
would you talk with our nurses to get material
how frequent are new stories
my competitor posts each day, should we too or fewer and better
our sales guys hear the same things all the time, do you write about those
i can't write myself and have only twenty minutes to talk, is that how it goes
we fear generic blog stuff, from whom do you draw it
and how many is that per month
what do they deal with

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
what is the first step of the marketing work
how does digital marketing work begin
do you start with measuring
can you tell me what happens in the first two weeks
first step analytics consent crm
is it true that no ads run in the first two weeks
i want to know what comes before advertising starts
what about tracking, is it put right first
don't the ads start at once
what do you do right after i sign
what is stage one of promotion with you
do you sort out the counters ahead of buying clicks
which phase cleans the data
how does a marketing engagement kick off
what goes on in the opening fortnight
will you burn cash before the numbers are okay
do you fix the cookie banner and the customer database as a start
what precedes the media buying
is there a setup sprint
our google statistics are nonsense, when would you mend them
we signed with an agency and they spent on day one blindly, what do you begin with
my boss expects ads from monday, what really comes first
i worry you'd throw money out while nothing is counted
and what's first
so before any rupee is spent, what happens

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
what is the second step of the marketing work
how do you find where the money leaks
do you stop channels that bring nothing
can you tell me what happens after the measuring is right
step two find leaks compare channels
i want to know how you find wasted money
what about channels without enquiries, are they stopped
is there a step where you compare all channels
don't you keep everything running at first
after tracking is fixed, what's next
at which stage do you chop the duds
how do you plug the holes in our promo spend
do you go through everything we pay for and weed out
is there a phase of waste hunting
which portals get axed and when
do you audit spend by cpql
once the counters work what do you do
when do you sort good networks from bad
what follows the fortnight of set-up
we pay seven listing sites and have no idea which helps, when would you look at that
our cfo says half of the promotion is wasted, do you have a step for that
i feel money trickles away somewhere, what do you do about it
suppose justdial turns out useless, what happens to it
and then
what's the stage after that
how do you cut the waste in it

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
what is the third step of the marketing work
what happens in the ninety days
is there a written plan with a target
can you tell me about the ninety days on two channels
step three ninety days plan ceiling
do you set a ceiling on spending for the first campaigns
i want to know what comes after the leaks are found
what about the plan, does it have a date to decide
isn't it open-ended
what's the stage once waste is cut
how is the test period organised
do you pilot with a pair of networks first
is there a trial quarter with a budget lid
when in the process do we make the go or no-go choice
do you put goals on paper for the three month run
what does the season of testing look like
how is the initial campaign sprint set up
which phase holds the stop-loss
is there an agreed exit point in the process
i don't want to spend without end, which step takes care of it
our last firm never wrote down any goal, does your process have that
my partner wants a trial run prior to a big commitment, is that foreseen
suppose it flops within the quarter, what then
and after the leak hunt
what's next once you know the good channels
how long does that stage last and what is agreed

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
what is the last step of the marketing work
is there a monthly review
can you tell me what happens at the monthly review
does the budget move after the review
step four review by the month
i want to know what goes on every month in marketing
what about failed experiments, are they named
do we talk every month
don't you just run ads and send bills
once the campaigns run, how do we keep in touch
what's the rhythm of working with you later on
do you sit with us regularly to look at results
is there a recurring catch-up on the campaigns
how is the money reshuffled as time goes by
what is the ongoing phase like
how are flops dealt with in your process
does the process end after the quarter
what happens in month five, say
do you have mbrs
how do clients follow progress in the long run
our agency went quiet after the start, how is it with yours in later months
my board wants a regular look at promotion, does your process have it
i fear that failures get swept under the carpet in the routine
and how does it go on from there
what's the final stage
so what do we do together every four weeks

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
how long does it take to put the measuring right
how many weeks for analytics and consent
what do you do in the two weeks
can you tell me how long the analytics set-up takes
measuring set-up duration two weeks
is two weeks enough for crm and analytics
i want to know what is set up before advertising
what about the crm, is it part of the two weeks
doesn't the set-up take months
how many days until the counters work
what gets wired in the opening fortnight
is half a month realistic for cleaning our tracking
which three things do you sort out at the outset
how much time goes in tidying statistics and the cookie notice
when will salesforce and the website talk
duration of your instrumentation phase
what is configured in those fourteen days
do you need a whole quarter to fix ga
how quick is the popup for permission in order
our tags are a jungle, how long would you need to clear it
my manager wants to know how many days the preparations last
i worry that the preparations drag on and on
suppose we sign on the first, when is the counting sorted
what's in it
so by when is that ready

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
can advertising start at once
do you spend on ads before tracking works
when does the spending on advertising start
is it true that nothing is spent until you can measure
can you tell me when the first advertising money goes out
no ad spend before measurement
i want to know why advertising has to wait
what about ads in the first weeks
can't we advertise while you set things up
may we boost a post already this weekend
will any cash be burnt while the counters are off
could you run banners tonight
do you hold my money back until it's traceable
is there a freeze on media outlays at the start
what must be true prior to the first click being bought
do you allow blind spending
our sale begins friday, can you go live in between
do i pay google from day one
are campaigns paused till attribution is there
we are in a hurry, the festival is next week, could you skip the counting part
the last lot spent two lakh before anyone could say what came of it, would you
my boss wants clicks today, is that possible
i worry that money is gone before we know if it helps
and until then no ads
why not straight away
so when may we start paying for clicks

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
how do you compare channels
what counts as a good enquiry
who decides if an enquiry is good
can you tell me how channels are measured against each other
compare channels cost per good enquiry
is it the sales team that judges the enquiries
i want to know how you tell a good channel from a bad one
what about junk enquiries, do they count
don't you compare by clicks
which yardstick do you use for google versus insta
do our telecallers have a say on lead quality
are tyre kickers taken out of the sum
how do you weigh tiktok against a trade portal
do you look at price per lead or per decent lead
do you use cost per sql
how is it decided which network is worth its money
is a cheap lead a good lead for you
do fake phone numbers spoil the comparison
what's your metric for ranking sources
is bulk of names or seriousness what you look at
facebook sends us 300 names and none picks up, how would you rate that
our salesmen moan that the leads are rubbish, do you ask them
i worry that you'd call every form a success
suppose linkedin is dear but brings serious people, how do you judge
and how do you compare them
who says what is good

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
what do you do with a channel that brings no enquiries
how fast do you stop a bad channel
is a useless campaign stopped the same day
can you tell me when a channel is stopped
channel without enquiries stopped when
do you give a bad channel more time
i want to know if you stop what does not work
what about channels that bring none
don't we keep paying until the month ends
when do you pull the plug on a dud
does sulekha get axed if it is silent
how ruthless are you with non-performers
how long may a loser keep running
would you kill our magazine ad at once
is there a grace period for a portal with zero leads
are flops paused immediately
do you wait for the quarter to cut waste
how soon do you turn off the tap
what becomes of a listing nobody rings from
we have paid a directory for six years and never got a call, what would you do
our agency let a dead campaign run for months, would you
i can't bear throwing good money after bad, how quick do you react
suppose bing gives zero in your comparison, what then
and the useless ones
how quickly does it go off
so you cut it right away

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
how long do you test the channels
how many channels do you begin with
is it true that you start with two channels
can you tell me how long the first run takes
ninety days two channels
do you start on more than two channels
i want to know the length of the first period
what about five channels at once
isn't one month enough for a first run
how many networks do we launch on
does the trial run a whole quarter
three months on just google and meta, is that the plan
what's the pilot's length and breadth
why not try everything in the first season
how much time do you ask for to prove it
is a six week pilot possible or do you take longer
would you open with a single platform
duration of the initial promo round
my boss gives you one month, is that what you ask for
i thought more platforms means more luck, on how many do you begin
and for how long
on how many fronts

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
is there a written plan for the campaigns
what is in the marketing plan
do you set a ceiling on spending
can you tell me who decides whether we go on or stop
plan target ceiling date
is there a date on which we can stop
i want to know if the spending is limited
what about a target, do you write one down
doesn't the spending just go on
how do i make sure the promo doesn't eat my savings
do you put a cap on the outlay
is a goal fixed on paper
when do we sit down and choose whether it continues
what safeguards are there against a bottomless pit
do we get a vote on carrying on
is there an agreed checkpoint for pulling out
do you commit to kpis in black and white
which three things does the paper contain
may we turn around if it goes badly
is there a hard upper limit for clicks money
our last campaign went on for a year with no goal, how do you prevent it
my wife is afraid the adverts will ruin us, what protects us
our trustees need a fixed maximum and a review day, do you give that
suppose nothing comes of it in twelve weeks, who chooses what happens
and what's agreed beforehand
so how do we know when to stop

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
is there a review every month
can you tell me how often we look at the results
review weekly or monthly
do you review each quarter or each month
i want to know how often results are discussed
what about reviews, are they regular
don't you review every week
how frequently do we sit together on the promo
is there a standing catch-up
how many times a year do we go over performance
do you ring us every week or less
at what interval are results looked at
cadence of evaluation
will we hear from you just at year end
do you do fortnightly standups with marketing clients
our old agency met us twice in a year, how frequent are you
my director wants to be kept in the loop, how regularly do you discuss
and how often is that
every week or what

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
how long is the monthly review
what happens in the review
is it an hour of talk
can you tell me how much time the review takes
review one page one hour
do we get figures at the review
i want to know how many pages the review has
what about the meeting, is it long
isn't the review a whole afternoon
how much of my day goes for the catch-up
do you bring thick slides to the meeting
what do you put on the table when we sit together
how many minutes should i block in my calendar
is a single sheet all we see
is it just an e-mail or do we speak
format of the monthly meet
will i be bored with decks for three hours
do we go through numbers in person or on zoom
how short is the summary you show
i run a kitchen and have no time, how long do we speak each month
my boss hates meetings, how much of his time is needed
i dread sixty slides, what will you show
what do we see there
so just a sheet and a chat

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
what happens to the budget after the review
do you admit when an experiment failed
where does the budget move
can you tell me how next month's budget is split
budget toward what worked
are failed experiments named
i want to know if you are honest about failure
what about experiments that did not work
don't you hide failed campaigns
do you own up to duds
how is the money reshuffled afterwards
do winners get more and losers less
will you sugarcoat a flop
how do you reallocate spend
if an idea tanks do you say so
do you tell it straight when a promo bombs
is cash shifted from poor to good performers
do you keep a list of what went wrong
would you confess a bad call
what decides who gets the bigger slice next time
our agency never had a single flop according to them, do you ever
my boss wants plain talk about what didn't pay, do we get it
i suspect agencies bury bad numbers, and you
suppose the video idea brings zero, how will you report it
and what changes after it
what do you do with the losers

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
should i advertise if few visitors do anything on my site
what conversion is too low for advertising
is it worth buying more visitors when few act
can you tell me when not to buy digital marketing
fewer than two in a hundred visitors act
when is more traffic a bad idea
i want to know if more visitors will help my site
what about a site where one percent do something
won't more visitors bring more sales
we have loads of clicks and no calls, do more clicks help
what is the minimum response rate prior to ads
does pouring people on a poor page make sense
is 1.5 percent too little to start ppc
from which rate does paid traffic pay off
would extra footfall on the net rescue my shop
when would you advise against promoting
is it silly to pour water in a leaking bucket
hardly anybody books after looking, should i still boost
what threshold of actions do you want to see
nine thousand readers and thirty enquiries, is marketing right for us
we have 10000 looking at our sofas and only 60 buy, ought we to advertise
my boss thinks doubling the visitors doubles the orders, is he right
i worry that ads on our bad site are money down the drain
suppose one in two hundred fills the form, is promotion useful
and when is it not for me
so at what rate do you say no

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
what should we do first if the page does not convert
should we repair the page before we advertise
is it better to fix the page first
can you tell me what comes first, ads or the page
repair page first then ads
what do you advise if few visitors act
i want to know whether to fix the site or buy ads
what about ads now and the page later
can't we advertise and fix the page later
which comes ahead, mending or promoting
what do i do when people look and go away
is it wise to improve the site prior to paying for clicks
should i put the money in my site or in adwords
our response is poor, what's your prescription
do i tidy up before inviting guests
where to put the next rupee if nobody fills the form
priority when bounce is awful
optimise or amplify, what's the order
what's the remedy for a site that doesn't sell
we get visits and no bookings, what would you have us do
my marketing man wants banners, i want a better website, who is right
suppose my conversion is half a percent, what's your advice
and what should i do instead
so what then, before any promo

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
is repairing the page a big job
do i need the whole marketing service or only a page repair
can you tell me if fixing the page is enough
is the page repair a smaller job
page repair smaller than campaign
may it be that i need only the repair
i want to know if mending the page could suffice
what about just the page, nothing else
won't i need the whole service anyway
is mending the site a large undertaking
could it be that i can do without promotion altogether
is cro alone perhaps sufficient
do you do small fixes instead of a retainer
is it less work than a campaign
might a quick patch spare me the monthly fee
how large is the undertaking of bettering a page
could a modest contract be the end of it
will you sell me more than i need
i have little money, could a tweak of the site do it
my boss fears a long contract when perhaps a touch-up is needed, what do you say
suppose the page is fixed, do i still have to buy ads
is that a lot of work
and is that enough
would that be cheaper then

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
can you make our name known everywhere by next quarter
do you make films
do you do a thousand posts a month
can you tell me what marketing you do not do
brand awareness film posts wrong people
are you the right people for making a brand famous fast
i want to know if you make promotional films
what about lots of social media posts
don't you do viral campaigns
who should not hire your marketing team
would you make my juice a household name by summer
can you shoot a tv commercial
do you work with influencers
we need reels every hour, can you
do you organise pr stunts
can you get us on everyone's lips before deepavali
do you have a video production crew
is mass publicity your thing
do you do celebrity endorsements
could you fill our insta with forty memes a day
we open a water park in march and the whole country must know, are you the agency
my boss wants a film with drones for the resort, can you do it
i dream of going viral with my dance school, would you help
our investors want fame within three months, are you right for that
what else don't you do
and for fame, a movie or masses of content

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
do you work with less than 2000 dollars a month
is a freelancer better for a small budget
can you tell me if my advertising budget is too small
below 2000 a month freelancer
how much must we spend on advertising to work with you
i want to know if you take small local businesses
what about 500 dollars a month for ads
would your fee eat the gain with a small budget
am i too little for you with 30k rupees monthly on fb
do you serve a nasi lemak stall
what's the least i must pay to google for it to make sense
when should i get a helper from the neighbourhood rather than you
do you accept tiny promo accounts
is aed 3000 on clicks too puny
my parlour has rm1200 for boosts, who should i hire
minimum media spend threshold
would a student in my village do the adverts better than your team
is an agency worth it for a corner shop
do you advise small fry to go elsewhere
i have one physiotherapy practice and 700 dollars, will it pay off with you
my brother runs a kirana store and wants promotion, is your service for him
i worry that your charges swallow what the ads bring
suppose i only want fifty thousand rupees of ads, do you take me
and what if i spend less
who else then, if i'm too small

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
how soon will we see results from advertising
how many weeks until the ads show figures
can you tell me when advertising results can be trusted
do ads show results in the first week
advertising first results weeks
is four weeks enough to judge ads
i want to know when the first honest figures come
what about ads, how fast do they work
won't ads bring something at once
when will the phone start ringing after we pay google
how patient must i be with ppc
when do the numbers from meta mean anything
is it too early to judge after ten days
how long before clicks turn in reliable data
when can i tell if the banners pay
a month and a half for sponsored links to prove themselves, right
what's the learning period of paid campaigns
by when may i report to the board on paid media
can i draw a conclusion after a fortnight of adwords
quickest way to a true cpl reading, how long
we started fb promos last week and nothing yet, is that normal
my boss wants to see effect by next monday, what should i tell him
i worry we pay for months before knowing if ads work
suppose we go live on the first of june, when do we know
and how long till ads do something
so when do i get real numbers

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
how long does search take
how many months until seo shows results
can you tell me how soon we rank on google
do technical repairs work faster than the rest of seo
search results time months
is it possible to see seo results in one month
i want to know how long organic search needs
what about seo, when do we see something
doesn't seo work right away
when will google notice our new pages
how long till people find us without paying
how many weeks until we climb
do quick wins exist in seo
is half a year usual for organic growth
when would you expect movement in the serps
how long to overtake the clinic down the road on google
does mending broken stuff pay off sooner than writing
what's the lead time for organic
will we be found by diwali if we begin in june
we have written blog after blog and nothing happens, how long should one wait
my chairman is losing patience with seo, what is a fair time
i worry that seo takes years
suppose we repair the errors now, will google reward us earlier
and for the unpaid hits
so how long for organic

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
do you guarantee first place on google
can you promise a first place by a date
is it true that nobody can promise a ranking
can you tell me if we will be first on google by june
guarantee first place date
what do you say to agencies that promise first place
i want to know if a ranking guarantee is serious
what about a promise of page one in three months
won't you give a date for the first place
will you swear we are number one by christmas
is it a scam when they assure top position
do you offer money back if we don't hit rank 1
a caller from noida pledged the top spot within 60 days, believe him
can you make my dental office come up on top before the new year
should i trust a seo firm that commits to page 1
why don't you give a ranking warranty
are such pledges by seo people worth anything
can one know when a site gets to the top
do you sign a contract on keyword positions
how certain is anyone about google positions
another agency gives it in writing that we lead in ninety days, why don't you
my uncle knows a guy who brings every site to the top by a fixed day, is that real
our tender asks for a committed position by march, can you
i need to be above my rival by raya, will you vouch for it
and can you promise that
is there any certainty about it

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
is it a fixed monthly fee
can you tell me how the marketing fee works
do you charge by the hour or by the month
marketing fee fixed monthly
is the fee the same every month
i want to know what the fee is based on
what about hourly billing
don't you charge per lead
how are you paid for promo work
is it a flat rate or does it go up and down
do you work on success fees
pricing model of your seo and ppc team
do you send timesheets
is the retainer tied to a scope
can i plan the cost or will it jump about
do you bill per article and per click
pay as you go or subscription
is remuneration by result possible
what do i get a bill for at the end of each month
our agency's invoice was a surprise every time, how are yours
my accountant asks whether it's a lump sum or variable
i am a small hotelier and need predictable costs, how do you charge
suppose in one month you do more, does the bill rise
and how do i pay for this
is it per hour then

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
do you take a percentage of the ad budget
is your fee a percentage of the advertising spend
why don't you take a percentage
can you tell me if your fee rises when we spend more
percentage of ad budget fee
is it true that you never charge a percentage
i want to know if you earn when we spend more on ads
what about a commission on our budget
doesn't every agency take a percentage
do you get a cut from google
is your pay linked to how much goes in clicks
will you earn more by making me splurge
what's your view on 15 percent media commission
do you skim something off adwords
are you tempted to push my outlay up
do you get kickbacks from meta
if i double what i give facebook, do your wages double
is there a conflict of interest in how you're paid
do you pocket a slice of media
why is a share of spend a bad way to pay an agency
our former people took 20 percent of everything and always wanted more, how about you
my finance director suspects agencies profit from overspending, do you
i am scared you'd talk me into bigger budgets
suppose we put ten lakhs more in ads, what more do you get
and do you take a share
what speaks against a commission

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
how long is the minimum contract for marketing
are we tied in for three months
can you tell me the minimum period
is it possible to try marketing for one month
minimum term three months
why are the first three months fixed
i want to know if we have to sign for a year
what about a trial month
can't we leave after four weeks
what's the shortest time i must stay
do you handcuff clients for twelve months
is there a lock-in at the outset
why not a pilot of a few weeks
how long am i bound
do you want a full-year commitment
is one quarter the least you take
can i walk out early on
what's the initial tenure
would six weeks of promo be too short for you
do i marry you for ever
we were stuck in a 24 month deal last time, how long are we bound here
my boss allows one month as a test, do you accept
i am wary of long contracts, what is yours
suppose i don't like it after a fortnight, may i go
and how long do we have to stay at least
what is the reason for that minimum

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
how can we stop the marketing contract
what is the notice period
can you tell me what happens when we stop
is it thirty days' notice
stop marketing notice thirty days
do we lose anything when we stop
i want to know if you can stop too
what about after the three months
can't we leave whenever we like
how do i quit your seo service
is the goodbye messy
how many weeks ahead must i tell you i'm leaving
will there be a handover when we part
can the agency drop us as well
do i have to get my stuff back from you at the end
termination clause for promo services
what's the cancellation period later on
do we have to migrate ads when we change vendors
how do i get out in month seven
when we left our last agency it took half a year, how is it with you
my boss wants to know the exit terms after the initial time
i'm afraid of being trapped once the quarter is over
suppose we sell the business in autumn, how quickly can we end it
and after that, how do we get out
do we have to ask for our data then

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
what should i send you to start with marketing
how do we begin with digital marketing
what do you want to know first
can you tell me what to write about our spending
start marketing what to send
do i need to tell you what we spend
i want to start with marketing, what do i do
what about the first mail, what goes in
don't you need our logins first
how do i open the talk about promotion
which two figures should be in my enquiry
do i mention our outlay for facebook
what do i put in the message when asking for ads help
what would you like to hear when i ring about seo
must i send access to adwords right away
do you want to know our guess of what the adverts yield
how does a shop owner get in touch about promo, what to say
what info do you require to look at our ppc
should i disclose how much goes to google each month
we pay 80k a month for clicks and wish to talk, what do you need
my manager told me to contact you on marketing, what details are wanted
i am not a numbers man, what must i tell you to begin
suppose i write to you tonight, what should be in it
what do you need from me for that
and which details about our money

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
will you check our advertising sum
do you check whether our ads pay off
can you tell me if you look over our figures
what do you do with the figures we send
check the sum with you
is it true that you check what our spending brings
i want to know if someone can check our numbers
what about our own estimate, will you verify it
don't you take our figures as they are
do you do a sanity check on roi
could you recalculate if insta earns its keep
will you go over the maths together with us
can i get a second opinion on what clicks yield
would somebody at yours reckon with me if it's worth it
do you verify return on ad spend
can you tell whether our agency's claims add up
would you help me do the arithmetic on my promo
is there a joint look at cost and gain
what is your answer to a first mail with numbers
i believe half my guests come from google but i'm not sure, would you test that
my husband says ads are wasted, i say not, can you compute it
our agency says 8x return and i doubt it, will you look
suppose my guess is wrong, do you find out
and what do you do with it
what happens after i told you
so we do the maths together
`;
