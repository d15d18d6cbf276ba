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
`;
