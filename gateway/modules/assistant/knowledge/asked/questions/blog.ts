/** What people ask, and the sentence that answers it (question-bank.ts). */
export const aboutBlog = `
= One letter a
do you have a newsletter
how often will you mail me
what is in the newsletter
how many letters will i get
can i get your articles by mail
how can i stay updated with you
monthly or weekly mail
what do subscribers get
i don't want my inbox flooded
sign up for updates
how do i hear about new posts
is there a mailing list to join
keep me posted by mail
can you mail me your texts
how regularly do you write to readers
will you flood me
what comes in the mailing
twelve mails a year, right
how do i hear what's new
i'd like to follow along by mail
is there a digest by mail
mailing for my team, what's inside
is it worth signing up
where's the sign-up and what do i get
weekly blast or less
i like your texts, can you tell me when there is a new one
how many mails will you send me in a year
how frequently does your bulletin come out
what do i get if i join your mailing
will my inbox be spammed when i subscribe
what is inside the newsletter each time
is the digest weekly or every thirty days
i only want a short read now and then, how much mail will you send
do you notify when a fresh article is published
how spammy is the mailing
is it one letter a month
can you tell me what subscribers get
i want to know if the letter is weekly or monthly
is it true that you send only one letter a month
newsletter how often
what about new articles, do i get them by mail
will you clog my mailbox if i sign up
how many mails a year would i get
is the bulletin stuffed with adverts
do you have something for inboxes, like substack
how can i be told when you publish
what's the frequency of your mailshot
do you bombard people daily
what would i learn from your circular
edm, how many per quarter
any lessons of your own in there or just links
i get forty mailings a day already, how much more would yours add
my boss asks whether your dispatch is worth her time
i worry about being spammed if i give my address
our library keeps bulletins from firms, how frequent is yours
suppose i subscribe today, what shows up and when
and how often does that arrive
what's inside each one
just once every four weeks then

= We do not count
do you track whether i read the mail
is there a tracking pixel in your letters
do you see if i open the newsletter
do you spy on readers of the mail
open rate tracking
do you know that i looked at your mail
invisible pixel in mails
i hate being watched while reading mail
how many open your mailing
what is the open rate
click statistics of the mailing
is newsletter readership measured
do you gauge how many recipients viewed the mailing
is there any monitoring inside your monthly email
do you keep an open count on the bulletin
can you see that i skipped last month's issue
do you count who opens the newsletter
is the letter tracked
do you know if i open it
can you tell me if there is a tracking pixel in the mail
i want to know if you see who reads the newsletter
is it true that you do not count opens
newsletter open tracking
what about tracking in the monthly letter
does your bulletin spy on me
will you find out that i deleted it unread
are there hidden beacons in your mailshot
what's your open rate
do you measure engagement of subscribers
will mailchimp tell you i looked at it at 3 am
do you chase people who never click
is anyone keeping tally of the readers
web beacons in your edm, yes or no
can your team see on which device i viewed the issue
my mail app warns of invisible images in bulletins, does yours contain them
i worry that reading it makes me a target for your sales people
our privacy officer forbids letters with trackers, may i subscribe
suppose i ignore six issues, would you notice
as a fellow marketer i am curious about your opens
and do you watch whether i read it
so you have no statistics on that
does it phone home when i look at it

= “Write two hundred questions before you buy an AI assistant” (Meera
* which articles do you have
* what is on your blog
* what can i read here
* do you write about your work
* how many blog posts are there
* who writes the articles
* list the posts
something to read about chatbots
who wrote about buying an ai assistant
what did meera nair write
article on testing a bot before buying
* do you have a blog
* who are your authors
* what topics do you blog on
* any tips to read before i hire someone
* got any reading matter
* what did your people write
* which texts are there
* titles of your texts please
* a list of your writings
* who holds the pen for your texts
* how many texts are online
* anything educational here
* resources for buyers
* whitepapers or ebooks
* press or publications
text about picking a bot
what should i read before purchasing a copilot
what has meera written
evaluation set for a bot, any text
how do i check a bot before purchase, any text
got any guide on evaluating chatbots prior to purchase
what should i read before our bank orders a genai helper
is there some article by meera on vetting a virtual assistant
we are shortlisting chatbot vendors for our clinic, anything to read
which piece explains acceptance questions for an llm helper
do you have a blog about how to trial an ai helper with sample queries
our school is eyeing a chatbot, did you publish anything on judging such a purchase
which article is about buying an ai assistant
do you have a post on ai assistants
can you tell me which article says to write two hundred questions
i want to know if there is something to read before buying a chatbot
is it true that meera nair says to write questions before you buy
article ai assistant two hundred questions
what about a blog post on choosing an assistant
how do i put a virtual agent on trial before signing the purchase order
any reading for a bank choosing a conversational bot
where do you explain benchmarking an llm product
got a write-up on picking a helpdesk robot
is there a how-to for evaluating rag vendors
what should i prepare ahead of procuring a copilot
have you published nothing about genai procurement
a text on exam papers for bots
something that tells me if the vendor's demo is a trick
200 test prompts, who came up with that
our hospital is about to order a chat helper, have you any advice to read first
my boss wants to sign with a bot vendor on friday, what should he read
i worry that the demo looks better than the real thing, any article
i teach ai at a college and need a piece on judging chat systems
suppose i must compare three bots, is there a guide on your blog
and who wrote the one on chatbots
how many questions does she recommend
is there one about ai

= “Follow ten orders before you rebuild your shop” (Farid
who wrote about rebuilding a shop
something to read about online stores
what did farid iskandar write
article for shop owners
post about following orders
any reading for web store owners
a post on replacing an old store
what has farid written
what should i read before i relaunch my store
text about walking through orders
text for retailers
migration of a web store, any text
before replacing magento, what to read
any article on replatforming an e-commerce store
i plan to redo my webshop, which post of yours should i study
what did farid write concerning web stores
is there a piece on tracing purchases before changing the shop system
our online boutique is being revamped, any reading advice
blog on tracking a few sales end to end prior to a relaunch
before i ditch my magento store, which article would you have me look at
which article is about rebuilding a shop
do you have a post on online shops
can you tell me which article says to follow ten orders
i want to know if there is something to read before i rebuild my store
is it true that farid iskandar advises following ten orders
article shop rebuild ten orders
what about a blog post on e-commerce
any reading for a retailer who wants to change platforms
we're leaving shopify, got an article
where do you write on tracing purchases from click to delivery
is there a text for merchants who want a new webstore
what should i look at before throwing away my old cart software
have you published nothing on selling online
a piece on shadowing parcels through the warehouse
how can a boutique tell what is really wrong with its checkout
something about relaunching woocommerce
ten purchases walked through end to end, whose idea was it
my saree store's platform is creaking, what should i read before i replace it
my partner wants everything new at once, is there an article to slow him down
i worry that a costly relaunch won't cure our returns, any post
i run a grocery site in johor, which of your pieces fits me
suppose we replatform next year, what homework do you suggest in writing
and which one is on e-commerce
who wrote the one about stores
why ten, where do i read that

= “Five people and a Tuesday: test the design before you pay for it” (Lina
who wrote about user testing
something to read on design
what did lina haddad write
article on trying the design early
the post with five people and a tuesday
any reading on usability
a post on trying mockups with users
what has lina written
text about guinea pigs for drawings
what to read before i approve a design
usability with a handful of folks, any text
text with a weekday in the title
prototype trial, any text
any article on cheap user tests with a handful of participants
which post tells how to trial mockups before paying
what has lina authored about ux research
is there a blog on validating a layout with a small group in one day
do you have reading on checking a prototype with ordinary folks
our committee wants to approve drawings, any article to read first about trying them out
which article is about testing a design
do you have a post on user testing
can you tell me which article is called five people and a tuesday
i want to know if there is something to read on testing a design before paying
is it true that five people are enough, where do you write that
article design test five people
what about a blog post on usability
any reading on trying out wireframes on passers-by
got something on guerrilla research
how can i find out cheaply whether folks understand my screens
where do you describe a small sample trial of a prototype
a piece on ux studies on a shoestring
is there a text about watching users struggle
before i sign off the mockups what should i read
have you published nothing on ui validation
nielsen's handful of participants, do you write on that
how to check a figma file in one day
our committee argues over colours for weeks, which of your pieces helps
my boss likes the layout but customers don't get it, anything to read
i worry that we pay for drawings nobody understands, any post
i lecture on interaction design and look for a short text on early testing
suppose i have one day and a few neighbours, is there an article
and what's the one with the weekday in its name
who wrote about ux
is there one on design

= “What 99.9% uptime means in a contract” (Arjun
who wrote about availability
something to read about service levels
what did arjun deshpande write
article on sla and downtime
post on contracts and uptime
what has arjun written
text about outages
what should i read before i sign a hosting agreement
three nines, any text
service level text
text on how much standstill is allowed
which article explains sla percentages to laymen
i have a hosting contract draft in front of me, anything on outage promises
did arjun write about reliability guarantees
is there a piece on what three nines permits in minutes per month
any reading for lawyers about availability clauses
blog regarding server outages and agreements
hosting fellow promises three nines, what article decodes it
which article is about uptime
do you have a post on uptime in contracts
can you tell me what 99.9% uptime means, is there an article
i want to know if there is something to read on service levels
is it true that arjun deshpande wrote on contracts
article 99.9 uptime contract
what about a blog post on hosting agreements
how many minutes a month may a server be dead under three nines, where do i read it
any reading on slas for non-lawyers
a piece that decodes outage percentages
where do you explain the small print of cloud providers
got something on availability clauses
is there a text about what happens when hosting goes down
before i sign with a data centre what should i read
have you published nothing on reliability promises
nine hours a year offline, which write-up has that
does one of your posts deal with service credits
my host promises nearly a hundred percent and still the site fell over, which article explains
our legal team stumbles over a percentage in the msa, have you a text for them
i worry that the guarantee is worthless, is there a post on that
i run a booking site and every stoppage hurts, what should i read of yours
suppose the vendor writes four nines, which of your pieces tells what it means
and the one on downtime, what's it called
who wrote about servers
is there one on contracts

= “What does an enquiry cost you? A
who wrote about marketing costs
something to read on leads and advertising
what did sara mathew write
article on cost per lead
post with a calculation on one page
any reading on google ads and leads
how to work out what a lead is worth, any post
what has sara written
text about price of a lead
what should i read before spending on ads
sum on a sheet of paper, any text
text on comparing channels
return on adverts, any text
is there a blog about cost per lead
how do i calculate what every prospect costs me, any article
did sara write anything on marketing spend and roi
i spend on facebook and flyers and don't know what works, have you a piece on that
which post works out ad expenditure on a single sheet
any article on cpa or cac for small business
reading on working out customer enquiry expenses
my boss asks what each prospect sets us back, any write-up
which article is about the cost of an enquiry
do you have a post on marketing costs
can you tell me which article has a sum on one page
i want to know if there is something to read on what a lead costs
is it true that sara mathew shows the sum on one page
article enquiry cost
what about a blog post on advertising
how much do i spend to get one phone call from a customer, where do i read it
any reading on cost per lead for small firms
cpa and cac explained simply, do you have that
got something on whether adwords pay
a piece for a dentist who buys ads and has no clue if they work
is there a text on return on ad spend
where do you explain the maths behind promotion
have you published nothing on marketing roi
back of an envelope reckoning for flyers and facebook, which write-up
how to work out what each prospect sets me back
our yoga studio pours money into instagram, is there an article that helps us judge
my boss asks what each new client costs us, what should he read
i worry that our campaign budget goes down the drain, any post
i teach business at a polytechnic and want a short calculation on leads
suppose i compare radio and google, which of your pieces tells how
and the one on marketing, who's it by
what is the piece about leads called
is there one with the arithmetic

= “Twelve security questions for people who cannot read code” (Wei
who wrote about security
something to read on cyber safety
what did wei jun tan write
article on security for non technical people
questions to ask a vendor about hacking
any reading about hackers
what should a layman ask about safety, any post
how do i check if a vendor is safe, any post
what has wei jun written
text about hackers for bosses
what do i read before trusting a supplier with data
checklist for vendors on safety
layman's guide to safe software
dozen questions text
any checklist article for non-coders about cybersecurity
what can a ceo ask the it vendor about hacking, is there a post
what did wei jun publish
i cannot program but must judge a supplier's protection, have you an article
is there a blog with a dozen queries on data safety for managers
reading for trustees who worry about ransomware and don't speak tech
i am an accountant and must vet a saas vendor for safety, which article
which article is about security
do you have a post with security questions
can you tell me which article is for people who cannot read code
i want to know if there is something to read on security for laymen
is it true that wei jun tan has twelve questions
article twelve security questions
what about a blog post on hacking
how can a non-techie boss tell whether the supplier is careless
any reading on cyber risk for trustees
got a checklist for grilling my software house
a piece on vetting vendors when you don't program
is there a text for an accountant who must judge protection of data
where do you tell managers what to ask the it guy
have you published nothing on infosec
a dozen things to ask before trusting a saas
due diligence on a developer for dummies
which write-up helps me against ransomware though i'm no geek
our clinic's system was broken into and i don't know what to ask the maker, anything to read
my board wants proof the app is safe and none of us codes, which article
i worry that our programmer has left the doors open, any post for me
i am a school principal picking a parents' app, what of yours should i read on safety
suppose i sit opposite the vendor tomorrow, which piece gives me the questions
and which one is on security
how many questions are in it
who wrote the one for non-programmers

= By those who
who writes your blog
who is the blog meant for
are the posts by marketing people or engineers
do practitioners write the posts
for whom are these notes
is the content written by ai or real workers
is a ghostwriter behind the texts
are the texts machine-made
who is supposed to read your texts
is it for techies or bosses
are the authors doing the job themselves
do i need to be an engineer to understand the texts
copywriters or practitioners
are those pieces by a hired pen or by your own engineers
are the articles penned by your own engineers
for whom is the blog intended
do ghost writers or chatgpt produce your posts
is the blog by practitioners or by the marketing department
who is the audience of your notes
does the person who writes also do the coding and designing
who writes the blog
who are the articles meant for
are the notes by those who do the work
can you tell me if marketing people write your posts
i want to know if the writers are the ones who do the work
is it true that the notes are for those who pay
blog by whom for whom
what about the authors, are they practitioners
do you use ghostwriters
is it chatgpt that pens your texts
are the authors engineers themselves
am i as a purchaser the intended reader
is the blog aimed at coders
do your content guys actually build anything
who's the target audience of your journal
is the stuff from copywriters or from the shop floor
do real builders hold the pen
would a cfo find it readable or is it geek talk
every agency blog i know is written by an intern, is yours
as an editor i ask who stands behind these columns
i worry that it's all generated fluff, who produces it
i sign the cheques and know nothing of tech, is your blog for me
suppose i'm a developer, are the notes meant for me
and who is behind these pieces
for what sort of reader
so not by a pr department

= No trends, no
what kind of content do you post
is the blog full of buzzwords
do you write about the latest trends
will the posts be useful to me
can i use the articles practically
do you predict the future of tech
is it hype or handy
do you write about the metaverse and such
can i use the texts at my next board session
do you publish opinion pieces
are the texts fluff
do you forecast
what is the benefit of your texts
is your blog full of hype about tomorrow
what sort of stuff do you avoid in articles
will i get practical tips i can apply at work tomorrow
do you publish forecasts on technology
are the posts actionable for my next client discussion
is it thought leadership fluff or hands-on advice
do you write about trends
are there predictions on your blog
what kind of things are in the notes
can you tell me if the articles are useful in a meeting
i want to know if the posts are practical
is it true that you publish no predictions
blog no trends no predictions
what about future trends, do you cover them
any hype pieces on the metaverse or agi
is there a top ten of what's coming in 2027
will i find something actionable at once
do you do thought leadership
what can i take from it into tomorrow's board session
do you gaze into the crystal ball
is it full of buzzwords
forecasts for the digital market, do you publish those
do the texts help on monday morning
not another 'the future of ai' column, is it
i'm tired of gurus telling what next year brings, is yours like that
my boss only reads what he can apply the same day, will he like it
as a journalist i look for your outlook on the industry, is there one
suppose i have a supplier talk at four, is there anything handy
i worry it's the usual marketing waffle
and what sort of stuff is in there
is it hands-on then
so nothing about what's coming
`;
