/** What people ask, and the sentence that answers it (question-bank.ts). */
export const aboutPrivacy = `
= The privacy policy
when was the privacy policy last changed
how recent is your privacy statement
date of the data policy
is your privacy notice up to date
when did you last revise the privacy page
which version of the policy is this
how old is this document about my data
is that statement about personal data still current
since when are these data rules valid
when did you write these rules on personal stuff
is this fine print fresh
what is the day at the top of the data page
last edit of the fine print
did you touch the data rules since 2023
are these rules outdated
as of which day does the fine print hold

= The minimum age
from what age may i use this site
how old must i be
i am 12, may i write to you
can kids use this website
is there an age limit
is there an age restriction
can my teenager use this page
my son is eleven, is he allowed here
can a pupil use it
am i too young
how many years must one have
thirteen or eighteen
is it for grown ups only

= You can read
can i browse anonymously
do i need to register to read
must i log in
do i have to give my name to look around
do i need an account
is the site readable without sign up
can i look around without leaving traces of who i am
can i stay unknown while reading
do you force people to sign up
can i stay in the shadows
will i have to sign in
nameless visit possible
can i just be a fly on the wall
do i have to show my face to read
is anything behind a wall
need i open an account to see the budgets
may i visit incognito

= We learn something
what do you know about me
what information do you collect
when do you collect data
are you tracking me
do you gather data if i just look
what personal information do you take
how do you get my details
do you record visitors
what data gets collected when i visit
do you collect anything when i only read
how much do you learn of visitors
do you watch me
can you see my screen
do you know who i am right now
can you see my location
do you know where i live
do you have my phone number already
can you look through my camera
do you hear through my microphone
do you know what i read before i came
what can you tell about me at this moment
do you spy
at which moments do you get to know me
can you see what i am typing before i send it
do you know my name
can you see my computer
are you looking over my shoulder while i read
i only scrolled a bit, what do you now have on me
how much do you know about me at this minute
every site spies on its guests, so do you, right

= We sell nothing
do you sell my data
will my details be used for ads
do you pass my address to advertisers
will i get targeted ads because of visiting
do you make money from my information
do you share data with marketing firms
can i trust you not to trade my email
do you share my email with advertisers
is my phone number sold on
is my address worth money to you
do you hand lists to brokers
will strangers ring me because i wrote to you
am i the product
do you profile me for adverts
does google get my address from you for adverts
lookalike audiences with my mail

= Questions and requests
whom do i ask about my data
where do i send a privacy question
which email for privacy
contact for data issues
where to send a data request
where do i write about my personal details
whom to mail about information you hold
inbox for data matters
whom do i confront about my personal stuff
where do i complain about use of my stuff
who clears a doubt about personal data
privacy id for mail

= Longitude Digital Services
who is responsible for my data
who is the data controller
who decides what is done with my information
which company handles my details
controller name for gdpr form
who is the data fiduciary
whom do i hold liable for misuse of my details
which legal body handles my details
who answers for my stuff legally
name the party that controls it
who is in command of personal data
who would i sue over data
who is the controller here
data fiduciary under indian law
which firm is behind these rules

= Write to privacy@longitude.example or
how do i write to the controller
can i send a privacy letter to an office
do i contact the dpo by mail
which office takes data questions
how can i contact those in charge of my information
can i reach the controller by mail
is there a mailbox or a desk for the controller
may i walk to a branch with a data matter
how does my lawyer reach whoever is in charge of data
data protection officer, where
can i address the kl branch on data

= We follow the
which data protection laws do you follow
do you comply with the dpdp act
do you comply with pdpa
are you compliant with the uae data law
what legislation applies to my data
indian privacy law compliance
which rules on personal data bind you
malaysian data law
do you obey indian law on personal data
which countries' data rules do you follow
are you pdpa and dpdp compliant
do you keep to the rules on personal information
is everything lawful in kl and dubai
does the statute of my country bind you
which statutes on personal data apply
do you obey dpdp
is the uae decree respected
do you break any privacy statute
under which legal framework do you act on data
are you by the book in three countries
malaysian pdpa 2010
what does law no. 45 mean here

= If you live
are you gdpr compliant
i live in europe, do i have my rights
does european law count with you
what about people in california
do you honour foreign privacy laws
i am from france, which law protects me
do eu citizens have the same protection
i am in california, does ccpa count
what about brits and germans
i sit in berlin, do i have my full rights
swiss or uk customers
are californians looked after
does the dsgvo count here
does my stricter law count
we are a dutch school, can we rely on our law
lgpd in brazil

= We keep what
what happens to what i write in the form
why do you store my inquiry
what do you use my message for
for what purpose is the contact data kept
is my inquiry used to make an offer
do you save my message
where does my enquiry end up and why
why hold on to my note
is my note turned into an offer
what good is my note to you
purpose of storing enquiries

= Only first name,
must i give everything in the contact form
is last name compulsory
which contact data is obligatory
is the phone field necessary for privacy
can i leave fields blank
do i have to give my mobile to be served
can i hide my surname
which bits are a must under the data rules
is my firm's name a must under the rules
how little may i reveal

= With the form
do you see where i came from when i send the form
do you know which ad i clicked
why do you record the source of the form
what else do you receive with my message
do you track campaigns
hidden data in the form
what else do you see besides my text
are there invisible extras in my submission
do you know which banner brought me
is my origin tracked
do you find out how i stumbled on you
is there anything sent behind my back
do you learn which advert lured me
tracking bits attached to my enquiry
what rides along with my note
why do you want to know where i came from

= To hold back
how do you stop spam
is there a hidden field in the form
do you use captcha
do you measure how long i take to fill in
is there a honeypot field
how do you detect bots writing to you
why is there no captcha
no traffic lights to click, how come
how do you know i am not a robot
do you clock my speed of typing
trap for bots
secret box on the page
do you use recaptcha

= A message that
could my message be taken for spam
what happens to mails that look like junk
who checks suspicious messages
what if you think i am a spammer
does somebody go through the spam
i never heard back, am i in the junk folder
is junk looked at by a human
i was taken for a bot, what now
does a human go through junk
my enquiry had many links, did it get stuck
my enquiry was wrongly flagged
is there a quarantine for odd enquiries
am i blocked by your filter

= It is not
do you delete spam unread
will my mail be lost if flagged
can a wrong flag make my inquiry disappear
does junk get binned blindly
could my enquiry be lost in a filter
is a flagged note gone for good
black hole for suspicious notes

= Where we have switched it on, we
do i get a confirmation mail
will i receive an automatic reply
why did i not get an acknowledgment
how many automatic mails do you send
is there a receipt for my form
i sent twice but got one mail only
is there an auto responder
i never got a mail saying you received it
will there be a mail to say thanks
nothing in my inbox after the enquiry
proof that you got it
how many mails come after one enquiry
do i receive automatic thanks
i wrote three times today and got a single mail
is there an acknowledgement

= It repeats nothing
does the confirmation contain my text
is my message quoted in the automatic mail
what is in the acknowledgment
do you send back what i typed
is my text in the thank-you mail
could a wrong recipient read my words in the receipt
does the receipt quote me
why is my text missing in the receipt

= What you enter:
* what exactly is stored when i send the form
* which data do you get from the contact form
* what do you record of my inquiry
which of my entries do you save
do you store my company and phone
* which bits of an enquiry end up with you
* inventory of what an enquiry leaves
* what of my enquiry do you write to disk
is my employer noted
my mobile, is it saved
which boxes do you keep

= Where it came
do you store which page i wrote from
do you know the site that sent me here
do you log the referrer
do you know i came from a search engine
previous page known
does my browser betray where i was
is the referring page stored

= Campaign marks in
what are utm marks
do you store utm parameters
do you note the campaign in my link
is my ad click saved
does my ad click get recorded
google ads tag in the url, do you save it
is the advert i clicked noted
tags in links
source and medium
does the flyer's qr code tell you something
mailing link marks

= The language set
do you store my language
do you know which language my browser uses
is the locale recorded
do you learn that my browser is in tamil
is the tongue of my browser stored
is my mother tongue visible to you
how come you know that i speak malay

= The time of
do you save the time i wrote
why is a random number stored with my form
how do you avoid getting a message twice
is a timestamp kept
is the hour of my inquiry noted
what if i press send two times
is the moment of my enquiry known
duplicates, how are they caught
double click on the button
why a random figure with my enquiry
does my enquiry get a date stamp

= We use your
what do you do with my application
will you use my cv for other things
can you keep my application for later jobs
do you forward my cv to other firms
is my application only for the one position
do you put me in a talent pool
will my cv be shown to others
do you keep candidates on record for future roles
can other employers see my resume
will you remember me for future openings
is my cv used for marketing
do you show my papers to a headhunter
will my papers travel to other posts
do i land in a pool
do you pass candidates on
do you look at my papers for another post without asking
what happens to my papers beyond this post
can i ask you to remember me

= Please leave out
should i attach a photo to my application
do you need my religion or marital status
what should i leave out of my cv
must i mention my health
do i put family details in
is a passport picture needed in the resume
do you want to know my caste or age
which private things don't belong in a cv
do you ask about marriage or kids
is a picture of me necessary
do you want a headshot
is my faith asked
should i mention i am pregnant
my marital status, yes or no
does my illness belong in the papers
what should a candidate keep to himself
do i state my age or caste
selfie in the papers
too personal things in papers

= The position with
* what do you store when i apply
* which details do you collect from applicants
* what data is in my job application
do you save which job i applied for
* what ends up with you when a candidate writes
* inventory of candidates' data
* what do you hold on candidates
do you note which post in which town

= First name, last
which personal details do you take from applicants
do you need a cover letter
is my current city asked when applying
do you ask for my years of experience
what must i tell about myself to get a job
which personal details are asked of candidates
must a candidate reveal where he lives
do you hold a candidate's phone
motivation letter, is it stored
years on the job, is that stored
contact bits of candidates

= If you give
do i have to give my expected salary
is a portfolio link needed
must i state my notice period
are salary wishes optional
do i tell my current pay
must i say how much i want to earn
do i need to say when i can start
is showing my past designs optional
must i tell what i want to earn
can i keep quiet on notice
link to my works, a must or not
what can a candidate keep to himself in the form
do i hurt my chances without naming a sum

= Your résumé as
in which format do i send my cv
how large may my resume be
can i upload a word document
maximum file size for the cv
is a jpg of my resume ok
do you accept docx
cv in pdf only
my cv is 8 mb, is that fine
file type for upload
can i send a google docs link or only a file
what file types for resume
my cv is too big, what is the limit
may i upload a scan or a picture of my cv
upload fails for my cv, why
my papers are 7 megabytes
only paper copies, what now
how heavy may the file be
photo of my papers from the phone
which endings may the file have
pages, odt or txt
upload keeps refusing my file
is my file name kept
what is the size cap for papers
lebenslauf as pdf

= The assistant is
is this chat answered by a human
does the privacy policy say who chats with me
is the chat a bot
is that stated officially, robot or human
what do your data rules say of the chat window
living or not, officially

= We store your messages
do you save this chat
is our conversation recorded
do you keep what i type here
can you recognise me next time
do you remember me from last time
is the chat linked to my device
is this chat anonymous
are you logging this
do you remember what i said yesterday
session id, what is it
is somebody storing my messages
do you save my messages
are you going to remember me
is this conversation confidential
can this chat be traced to my phone
is this chat being stored somewhere
do you keep a record of this
does this talk leave traces
am i on the record
do you know me from last week
will you know me when i come back tomorrow
is there a transcript
are these lines written to disk
can you link my phone with this talk
i closed the tab, do you still know what i said
do you build on what i said yesterday
is it off the record
do you hold on to what i typed
if i reload, do you forget
do you keep logs of chats
what about my typed words
does this window know my device
if my boss asks you tomorrow, will you tell him what i wrote
will you recognise me when i return from another phone
my husband uses the same laptop, can he see what we talked about
nothing of this is kept, right

= If you tell
what do you note down about me in this chat
what is a lead
do you extract my details from the talk
what do you do if i tell you my name
do you store my budget when i mention it
which facts do you pick from the conversation
what gets passed on if i say who i am
what do you write down about me
why do you want my name
do you build a profile of me here
which facts are filtered out of our chat
is what i mention about money recorded
if i mention my firm, do you jot it down
is my wallet noted when i say a sum
do you fish facts from what i say
what do you scribble about me
which bits of this talk go into your files
am i turned into a sales prospect
what makes me a prospect
i told you i have 20k, who gets to know
should i hide my name from you
do you note where i live if i mention it
i mentioned that we have 40k, is that now in a file
are you honest about what you note down

= Our staff read
who reads this chat
do your colleagues see what i write to you
will my chat be read by people
why does staff read conversations
is our talk private
is anybody looking over your shoulder
are chats monitored
do you correct wrong answers of the bot
is a human reading along
does your boss see this chat
are our messages looked at later
are humans looking at these lines later
who sees what i type
does anyone listen in
who reads this
is somebody else in this chat
is anyone eavesdropping on this chat
is a supervisor checking on you
can colleagues pull up this talk
does your team look at it to make you better
is it private between you and me
do your folks laugh at my questions
quality control of chats
is there an observer
does any of your people read along while i type
who in your firm has a look at these lines later

= Answers may be
is there a language model behind this chat
do you use openai or a similar supplier
who writes the answers in the chat
is an outside ai firm involved
does a third party process my chat
which llm provider
which brain is behind you
is some outside engine used here
does an american firm process my words
who supplies your intelligence
anthropic or openai or google behind it
third party engine
are my words shown to an engine supplier

= Where that is
is my chat used to train ai
is my text sent to openai
will models learn from what i say
do you hand my conversation to others
does the ai company keep my words
can i stop my words being used for training
does openai get my messages
is what i say used for machine training
do you feed my chat to an ai
will chatgpt learn from me
is openai getting this
do you leak our talk to an ai firm
do my words end up in some model
will a future model know my secrets
is my text fodder for machines
does the supplier reuse my words
are my words shared with an engine maker
do i become part of a training set
do i teach a machine for free
i typed a company secret, is it now in some robot's brain
how many firms get hold of what i type here

= Where it is
what happens if the ai supplier is down
is the assistant hosted by yourself
does the chat run on your own server
what answers me when the provider is off
do you have your own bot
what if the ai is broken
is the bot self-hosted
engine down, who answers then
do you have an own engine
is there a spare
when the internet engine is off, do you still talk
runs on your own iron
is there a fallback for the engine
what if the big engine has an outage while i chat

= Please do not
what should i not write in the chat
can i give my card number here
is it ok to tell you a password
may i talk about my illness here
can i send sensitive data through the chat
is it safe to type my bank card
medical details in this chat ok
is it safe to tell you my secrets
can i share patient details with you
may i send my bank details in this window
should i tell you my pin
diagnosis of my mother, may i type it
which matters should i keep away from this window
i will send you my visa number and cvv
aadhaar number here
can i give my login so you look into it
is it wise to type my blood results
passport number in the chat
should i type an otp here
what must not be typed
you could fix it faster if i give you my login, shall i
does it make sense to send you my lab results here

= We store your e-mail
what do you store if i subscribe
why do i have to click a link after signing up
how do i confirm my subscription
is there double opt-in
i subscribed but get nothing
what is saved about a newsletter reader
i did not get any letter after signing up
do you record my consent
do i have to click something in a mail after signing up
is there proof that i agreed to mailings
why do you mail me a confirm button
why is there a click needed before the mailing begins
nothing arrives after signing up
what do you remember of a subscriber
can my enemy sign me up
is my yes written down
when does the mailing begin
i am waiting for issue one, what did i forget
where is my validation mail

= An address that
what if i never click the confirmation link
somebody entered my address for the letter
do you keep unconfirmed addresses
i did not sign up but got a confirmation mail
some joker typed my address
i ignored the mail with the link, what now
not clicked, is my address still there
i never asked for it, do i have to do something

= We do not measure
do you measure newsletter opens
is there tracking in the mailing
do you know if i read your letter
read receipts in the mailing
do you see clicks in the mailing
is my reading of the mailing noted
beacon in mails

= To stop it,
how do i unsubscribe
stop sending me mails
how can i cancel the newsletter
remove me from the mailing list
i don't want your letter any more
opt out of the mailing
is my address deleted when i leave the list
unsubscribe link where
take me off your list
how do i stop your letters
get me off this mailing
i am fed up with your mails
no more mails please
how to end the subscription
leave the list
is my address wiped when i quit the list
i want to quit the mailing
where is the opt-out
does quitting take long

= Where we have switched it on, a
do you use google analytics
do you count page views
is there web analytics here
do you measure visits
does a third party see which pages i read
do you use a statistics tool
is google watching me here
which tracking do you run
do you count heads
is there a counter of readers
do you know how many visit
matomo or plausible or ga
which page i opened, does a stranger know it
outside statistics firm
heat maps or session recording
do you run hotjar
is somebody outside the firm counting which pages i open

= It receives the
what does the analytics service see
is my ip address passed on to the analytics
does it see what i typed in the search
which data goes to the statistics firm
is my browser known to the analytics supplier
what do the statistics people learn about me
is my search secret from them
can they see my ip
what does the counter firm get to see
is my ip handed over
do they see my search words
does the counter firm know my browser
which facts flow to the statistics people
is my location sent to the counter firm

= If the service
do you ask before tracking
can i take back my consent to analytics
is there a cookie banner
how do i say no to tracking
i clicked yes, can i change my mind
do you load trackers without asking
can i reject analytics
will you ask me first
where can i revoke my yes
did i agree to something
how do i refuse being counted
i pressed accept by mistake
does counting begin before i agree
is silence a yes

= If your browser
do you respect do not track
does gpc count as opt out
my browser sends a do not track signal, do you obey
do you honour privacy signals
global privacy control supported
does my privacy plugin count as opting out
dnt header honoured
i have brave with signals on
does my opt-out header count
firefox tells sites not to follow me, do you listen
is my dnt setting respected
do you listen to gpc
is my browser's no respected

= The service is
is there tracking on the admin pages
are your employees tracked as well
does analytics run for logged in staff
do you watch your own staff
is /admin counted
are colleagues' visits counted
dashboard and statistics

= We set no
do you use cookies
do you set advertising cookies
cookies on this site
are there ad trackers on this page
does this site place marketing cookies
do you use facebook pixel
does this website use cookies
why is there no cookie popup
will ads follow me around
are there ad trackers
is there any marketing stuff placed on my computer
where's the biscuit warning
is there a meta pixel here
do adverts chase me afterwards
do you do retargeting on me
third party cookies
are my clicks followed around the web
advert trackers, any
why don't you nag me with a banner
after looking at shoes they follow me for weeks, will your firm too
how many cookies do you put on my machine

= So that the
why do you store things in my browser
what is kept on my device
do you save something on my phone
why is there local storage
what does the site put on my computer
why is something left on my machine
for what good is storage in my browser
what do you plant on my phone
is it malware that you keep on my phone
leftovers of a visit

= You can delete
how do i delete what is stored in my browser
how can i clear your site's data
remove everything you saved on my device
clear cache of this site
how do i wipe it from my phone
how do i get rid of everything stored here
how to clean up after my visit
how do i scrub my machine of you
empty it all
get your stuff off my phone
how do i remove leftovers of my visit
how to reset this page
where do i wipe site data

= Your choice of
* what is stored on my device
* which things does the browser keep
* list everything in local storage
do you remember dark mode
why does the site know my theme
how does the site know i closed the banner
* inventory of what lies in my browser
* what leftovers sit on my machine
* what is the localstorage content
* what do you plant in my browser
night mode, is that kept
i closed the install hint, is that kept
black background kept

= Your answer on
do you store my answer about tracking
will i be asked about analytics every time
where is my consent saved
is my no kept
do you nag me each time
where does my yes to counting live
choice on counting

= Until you close
does the site remember how far i read
is half typed text saved
i closed the tab, is my text gone
do you keep what i typed but did not send
does the form draft survive a reload
scroll position remembered
why do i land where i left off
does a half-finished message survive a crash
is my draft lost on refresh
i pressed back and landed at the same spot, how
my phone died while i wrote, is my text there
is a draft kept
half a letter typed, then reload
is what i type saved before i press the button
i lost my text, where is it
is there an auto save for forms

= Forms that could
what about forms i sent without network
is my cv stored in the browser when offline
is an unsent resume encrypted on my computer
shared computer and an unsent application
how long does an undelivered form wait
my cv is stuck because the wifi failed, is it safe
could the next user of this pc see my cv
what remains on a library computer
my papers wait on a library machine
does an unsent job application lie around in plain text
how safe are my papers while there is no network
who could open my waiting papers
what if i leave while it waits
no wifi when i applied
internet cafe and my papers
until when do waiting papers lie there
i applied from a library and the wifi died, is my cv still on that machine
does it make sense to apply from an internet cafe

= Copies of the
why are pages saved on my phone
what is a service worker doing here
can i read pages offline
are there personal details in the offline copies
does the offline cache hold my data
why does it open in airplane mode
does the cache hold anything about me
how come it loads without network
why do your pages show with no network
does the stored copy know me
how much of me is in the stored pages
what does your service worker hold
can i read you on an airplane
are there cached pictures on my phone
is it eating my storage

= For our staff
does the site keep a login token
what is stored for employees
how long does a staff login last
what does the dashboard leave on the device
what lies on a staff machine
how long is an employee logged in
token for the dashboard
how long is a staff session

= To fend off
do you block people who send too much
do you count my requests
how do you fight abuse
is my ip used to limit me
is there a rate limit
too many messages, why am i blocked
do you protect against attacks
why was i throttled
do you notice a flood of requests
how do you stop brute forcing
too many tries
i got a 429
what about ddos on your forms
it says slow down

= A count is
how long is the count of my requests kept
how long will i be blocked after too many tries
when can i try again
is the ip counter deleted
how long am i locked out
when may i try again
is the tally wiped
does the ban end
how long does the tally of my ip live

= Technical logs note
what is in your server logs
do you log my ip address
what does your web server note about me
is the time of my visit logged
access log contents
is my visit written down by a machine
does the machine note my ip
what ends up in the server's diary
which paths i asked for, noted
apache or nginx entries

= They do not contain
is my email in the logs
do logs contain my messages
are passwords written to the log
does the log hold my phone number
which things are not logged
does the server's diary hold my words
is my password in some file
could an admin find my mail in the records
is my mobile in the records
are chats in the records of the machine

= Logs are kept
how long do you keep logs
when are log files deleted
how long is log retention
for how many days is my ip stored in the records
when does the server's diary get torn up
how old can a record get
for how many weeks is my ip in a file
a month or a year for records

= We handle inquiries,
on what legal basis do you process my inquiry
why are you allowed to use my application
lawful basis for chat data
what gives you the right to handle my message
is a contract the ground for processing
what allows you to process my enquiry
article 6 ground for enquiries
under which title do you handle candidates' papers
are you permitted to use my enquiry
did i give permission for handling my papers

= The newsletter and,
what do you need my consent for
legal basis of the newsletter
which uses depend on my permission
is analytics based on agreement
for which things do you ask my permission
is the mailing based on a yes
where is my yes required
opt-in based uses

= Protection against abuse
what do you call legitimate interest
why may you process my ip for security
legal ground for abuse protection
on what basis do you do spam defence
why may you look at my ip
which interest do you claim
security as a reason
ground for defending yourselves

= You are not
do i have to give you data
am i obliged to fill in anything
what if i refuse to give my email
is giving information voluntary
can you answer if i leave out required stuff
must i tell you anything
what if i keep silent
can i refuse
do i suffer if i give nothing
what happens when i leave the starred boxes empty
is it voluntary

= Inquiries, leads and
who can see my data
who has access to my inquiry
which employees read applications
is the dashboard protected
can everyone in the company read my message
do all your workers see my cv
who in your firm handles leads
who sees what i sent
does your whole company have insight
how is access restricted
can the cleaner read my enquiry
who on your side opens it
do trainees see my papers
is there a login before one can see it
which colleagues get to see it
need to know principle
circle of readers
rights and roles in the dashboard

= Since we work
do people in other countries see my data
can the malaysian team read what i send to india
is my information shared among branches
do colleagues in dubai see my application
cross border access inside the firm
will foreign colleagues see it
is it shared across borders within the firm
does an enquiry to kl get read in dubai
may indian colleagues open what i sent to the emirates
does it cross borders inside the firm
are rules equal in each branch
i wrote to one branch, do all see it

= The data lies
where is my data stored
who hosts your database
is there a hosting provider
on which servers is my information
do you host yourself
what is the data location
does the host use my data for itself
in which database does my information sit
is it in the cloud, my data
where are my details physically
is it on aws or your own machines
who operates the servers with my details
in which country are the servers
which firm runs the machines with my stuff
on whose computers does it lie
is my stuff in a data centre abroad
physical place of my stuff
who runs the database machines
may the host peek
do you own the machines
my company forbids foreign servers, where does what i type lie

= Other recipients are
with whom do you share my data
which other companies receive it
do you have sub-processors
who else gets my information
do you pass data to mail or crm suppliers
third parties receiving my data
is my message shown in slack or a crm
name the companies who get my data
do you use outside processors
who else gets a copy
name those you pass it to
does it go to hubspot or salesforce
is it posted in a team chat
list of processors
which helpers get my stuff
mail delivery firm

= If data leaves
does my data leave the country
what about transfers abroad
international transfer safeguards
do you use standard contractual clauses
is my data protected when sent overseas
do you export data outside the eu
is it sent overseas
what about export to foreign countries
how are my details protected abroad
is there a border for my stuff
do you sign sccs for exports
my stuff in america
what safety if it goes abroad
does my country's rule on export hold
what about schrems and my stuff
we may not let anything out of malaysia, how do you handle that

= We disclose data
do you give data to the police
will you hand my details to the government
do authorities get my data
what if a court asks for it
do you cooperate with law enforcement
will the government see my messages
what if the police ask for it
tax office asks for my enquiry, what then
would you rat on me
the cops knock, what do you give
are you handing things to spies
what if there is a subpoena
the ministry wants my chat
if a ministry asks you for my messages, do you hand them over

= We do not sell it.
do you trade in personal data
is my information ever sold
do you earn by selling addresses
do you make a buck with my stuff
are lists for sale
is it sold, yes or no
do data brokers get my stuff

= These are the
are those storage times maximums
is that the longest you keep it
do the retention times mean at most
is it a ceiling
are these periods upper limits
could it be shorter

= We delete earlier
do you delete earlier than the limit
what if you no longer need my data
do you remove things before the deadline
is unneeded information erased sooner
do you throw out early
is stuff binned when nobody needs it
tidy up before the period ends
why wait for the whole period

= Deleted data may
is my data really gone after deletion
how long does it stay in backups
are backups encrypted
when is deleted stuff overwritten
do copies survive in backup
is it really gone afterwards
can you restore what i had erased
for how long could old copies exist
is there a ghost copy
can a backup bring me back
how long do ghosts live
erased but still in a safe copy
when is it gone from every copy
do deleted chats survive somewhere
i was told i am erased, but could somebody dig me out of an old copy

= Inquiries and chat
* how long do you keep my data
* what are your retention periods
* when is everything about me deleted
* storage time for each kind of data
how long do you keep my inquiry
how long is a lead stored
do you still have my message from three years ago
after how many months is contact data removed
* table of periods
* when do you clean up
* how many months for each sort
* expiry dates of what you hold
two years or longer for enquiries
i wrote in 2023, is it still there
how long am i a prospect
last contact plus what
i asked for a quote three years back, am i still in your files
how many years do you hang on to an enquiry

= Job applications with
how long do you keep my cv
when is my job application deleted
i applied two years ago, do you still have it
is my resume kept for a year
for how long is my application stored
are candidates' papers gone in a year
how old may papers get
how many months for papers
i was a candidate in 2024, do you still hold my papers
period for candidates

= Chat conversations from
how long is this chat saved
when is our conversation deleted
for how many days do you keep chats
does this talk disappear some day
how soon is this talk erased
how soon do you wipe what i typed here
when will these messages vanish
when do these lines vanish
three months or longer for a talk
how long does this talk live
i only asked for opening hours, when is that gone
how many weeks is this window's content kept
how many days until this talk is gone for good

= Newsletter addresses: until
how long do you keep my newsletter address
how long is an unconfirmed address held
when is my mail address removed from the list
how long is a subscriber on file
i never clicked the link, when am i wiped
period for subscribers
how long am i a pending subscriber

= Counts by network
how long are technical logs kept
how long do you keep my ip address
for how long are request counts held
how soon is my ip forgotten
tallies and records, periods
one day or thirty
period for machine records

= Write to privacy@longitude.example from
how do i use my data rights
how do i request my data
how can i get my data deleted, where do i write
from which address should i send a data request
where do i make a gdpr request
who do i write to for erasure
subject access request how
how do i make you delete me, whom do i write
i want to make use of my rights
where do i hand in a dsar
must i write from the old mailbox
first step to get what you hold
how do i exercise them
i changed my mail since, from where do i write
whom do i tell to forget me
how do i get a list of everything that you hold, whom do i write to

= We answer within
how long does a data request take
is a data request free
do you charge for giving me my data
when will you answer my privacy request
fee for deletion
how many days until you respond about my data
does it cost me to learn what you hold
how many days may you take
is there a fee for a copy
am i charged for being forgotten
deadline for your reply on my rights
when do i hear back on my dsar
how many days may it take until you answer me on my own records

= If we are
do i need to prove my identity
do you want my passport for a data request
how do you check it is really me
will you ask for id when i want my data
must i show my aadhaar
how do you know it's me who asks
could a stranger ask for my stuff
scan of my passport needed
proof of who i am
my ex could pretend to be me, how do you check who asks

= After an erasure
is everything gone after i ask for erasure
do you keep anything after deleting me
what trace remains after erasure
can my text be restored from the checksum
what stays behind when i am deleted
do you wipe absolutely everything
is anything left of me afterwards
is there residue
will zero remain
what survives when you forget me
is a hash of my enquiry left
is the trace reversible
you say gone, honestly all of it
can you rebuild my words from it

= It only prevents
why do you keep a checksum after erasure
what is the remaining random number for
could an old copy of my form come back
what good is the residue
why hold a figure after forgetting me
what about a delayed duplicate of my enquiry
could my old enquiry pop up again

= We also note
do you record that i asked for deletion
is there a log of erasures
do you note who did the deletion
does my name stay in the deletion record
is my wish to be forgotten noted with my name
who wiped it, is that noted
record of wiping
do you keep proof that you wiped

= If you are
where can i complain about your data handling
can i go to the authority
i am not happy with how you treat my data
who supervises you on privacy
can i report you to the regulator
where do i report you
is there an ombudsman or regulator
whom do i tell on you
which watchdog is above you
i feel mistreated on data, what next
can i go to the commissioner
take it to an authority
can i escalate a data matter

= Access: a copy
* what rights do i have over my data
* which privacy rights do i have
* what can i demand about my data
can i see what you have on me
give me a copy of my data
what have you stored about me
right of access
what information do you hold on me
show me my data
* what am i entitled to
* list my entitlements
* what can i ask of you by law
* which claims do i have
show what's in my file
what's in your files on me
i want to see it all
printout of my file
i want to make a dsar

= Correction of what
can i correct my details
my name is wrong in your records
how do i update my information
fix a mistake in my data
my surname is spelled wrong
i moved, change my address
you have an old mobile of mine
amend my record
fill in what's missing

= Erasure, unless a
delete my data
can you erase me
right to be forgotten
remove all my information
i want you to forget me
are there things you must keep by law
erase my personal details please
please remove my data
can you wipe my records
i want everything about me deleted
forget me at once please
scrub me from your files
throw away my enquiry
wipe my chat
destroy my papers
clear my history
i regret having written, take it out
must you hold on to something by law
please purge my file
i don't want to be in any of your files any more
i wrote you something foolish in march, take it out

= Objection to a
can i object to how you use my data
can i stop you from using my information
please restrict processing of my details
i don't agree with a use of my details
can i say no to how you treat my details
please freeze my records while we argue
stop using my stuff
put my file on ice
i disagree with what you do
hands off my file until settled
opt out of a use
block my file from use

= Your data in
can i export my data
can i take my data with me
do i get my information as a file
is there data portability
in which format do i get my data
can i download everything about me
export as csv or json
let me take it all to another firm
give it to me as a csv
is there a take-out of my file
machine readable file
i want to hand my file to another firm
i want portability of my file
which file type do i receive

= Withdrawal of a
can i withdraw my consent
i agreed before but changed my mind
can i take back permission
how do i revoke my agreement
does withdrawal work backwards
i take my yes back
undo my agreement
can a yes be cancelled
from when does my no count
i no longer agree
was earlier use unlawful after my no

= Connections are encrypted.
is the connection encrypted
is this site https
do you use ssl
can someone on the wifi read along
is what i send protected on its way
is it safe to send things through this site
is my connection secure
is there a padlock
can the coffee house hacker read it
is there tls on this site
are my words scrambled on the way
is it safe to write on hotel wifi
is the line tapped

= Staff passwords are
how are staff passwords stored
are passwords hashed
can someone guess a staff password
can you lock out a stolen login
do you limit login attempts
how secure is your admin login
how safe is your admin area
could someone break into the dashboard
is there brute force protection
do you use bcrypt or plain text
can a hacker guess a colleague's login
a colleague lost his laptop, what do you do
are staff logins kept with bcrypt
two factor for staff
are logins throttled
how is the dashboard guarded
can you kick out a login

= Uploaded files are
is my uploaded cv safe
who can download my resume
where are uploaded files kept
are uploads in a public folder
do you check the files people upload
can strangers open my attachment
who can open my resume
could outsiders find my cv by link
virus check on attachments
where does my cv sit after sending
who may fetch my papers
is there a link by which strangers get my papers
do you scan files
exe as an upload
where do papers lie
google finds my papers, possible
are my papers out in the open
who can download what i sent
who could get hold of the cv i sent you
is my passport scan open to the whole internet once sent

= No system is
what if you get hacked
will you tell me about a data breach
is my data one hundred percent safe
what do you do after a leak
do you inform the authorities of an incident
is there breach notification
can you guarantee nothing gets stolen
has my data leaked, would i hear of it
what happens to me in case of a data breach
are you hackable
what if thieves steal my stuff
would i be told of a leak
is it a hundred percent watertight
cyber attack on you, what about me
as long as you use encryption, nothing can happen, right
how soon do you warn me
do you promise that nothing leaks
how many times have i to fear a leak, and would you tell me
you can never be hacked, right

= This site is
is this site for children
do you collect data of kids
may my ten year old use this
do you have content for minors
is it made for pupils
do you gather stuff on under-13s
is this page kid friendly
can primary school children write to you

= If you believe
my child sent you a message
my daughter filled in your form, delete it
how do i remove my kid's data
i am a parent, how do i get it erased
my boy wrote nonsense to you
a minor typed his address, take it out
i'm a mother, wipe what my girl sent
teacher here, a pupil wrote to you
my twelve year old typed our address into your form

= Where a law
do parents have to agree
is a guardian's permission needed
what if my country has a higher age limit
is parental consent needed
i am 15, must my mother agree
i am 15, do i need mum's approval
does my father have to sign
is a 14 year old fine everywhere
dad must say yes, or not
i'm sixteen in india, am i old enough
consent of a grown up
does my country's age rule count
is my parents' permission required

= None that matter
does a computer decide about me
are there automated decisions
is there profiling
does an algorithm judge me
do machines decide anything important about me
does an algorithm have power over me
do you do scoring of people
is my fate in the hands of a robot
credit scoring of visitors
are there verdicts by computer
is anybody profiled by machines here

= The assistant marks
what does qualified lead mean
does the bot decide if you reply
who decides whether i get an answer
does software score my inquiry
is a human deciding on my request
how does the assistant rate me
am i rated by software
could a program ignore my inquiry
is there scoring of customers
can a robot turn me away
am i graded
who sorts prospects
is there a human before i'm refused
what makes a prospect qualified
does a rule throw out my enquiry
do you rank visitors by wealth
can this chat refuse me as a customer

= Applications are read
does ai read my application
is my cv screened by software
who looks at job applications, human or machine
do you use ats
will a robot reject me
are resumes sorted automatically
is there a bot sorting candidates
does a human read my cv
does a machine sift candidates
keyword filter for papers
are candidates ranked by software
robots in hiring
do i need to trick the ats
gpt reads my papers, right
i have an odd career, does a machine throw me out before somebody looks

= If we change
how do i know if the policy changed
will you announce changes to privacy
where do i see a new version of the policy
do you update the page before changing what you do
how will i notice new rules
do you alter the rules in secret
is the new day put on top
rules altered, where do i see it
what comes first, the new practice or the new page

= If a change
will you tell me if you use my old data differently
do you notify people about changes to the privacy rules
will i be informed when the policy changes
do you write to those affected by a change
would you write to me when rules alter
new purpose for old stuff, am i told
will i be warned about altered rules
do those concerned get a letter

= For everything on
how do i reach you about privacy
one address for all data matters
who do i contact about this policy
one inbox for everything here
how do i get hold of you on data
last contact on the data page
to whom about anything in these rules

= By post, write
can i send a letter about privacy
postal address for data matters
what do i write on the envelope
can i write by snail mail about my data
can i use snail mail
how do i mark my letter
stamp and envelope
paper letter on data
what is the key word on the envelope
registered letter for data, where to
fax or letter
`;
