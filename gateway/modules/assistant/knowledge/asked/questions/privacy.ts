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
when did you amend the privacy notice
effective date of the policy
when was the latest revision of the gdpr page
is the notice from this year
has the notice been amended after january 2024
our lawyer asks which version of your policy is in force
is it a stale policy from years back

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
how old must one be to browse here
is there an age bar
my daughter is twelve, is she permitted
from which birthday may youngsters use this
are under-13s prohibited
our fourth graders want to explore it, is it permitted
i teach primary pupils, may they use the pages for homework
is there a lower limit for youngsters

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
can i peruse the pages without identifying myself
do i need to create an account to view stuff
is there a paywall or login wall
may i snoop around as a stranger
i'd rather remain incognito to competitors, can i view everything
are cookies or credentials needed for browsing
must i hand over an email before i can view prices
do you force a signup wall on me

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
which personal info do you harvest
do you gather anything if i just browse
when precisely does data about me reach you
what does your server log of me
are you fingerprinting visitors
at what point do i hand over information
are you snooping on surfers
i've been clicking around for an hour, what do you have on me by now

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
do you trade my info with third parties
will facebook show me adverts since i was here
is my data monetised
do you pass on contacts to partners
am i going to be retargeted
is my info peddled to data brokers
somebody else sold my mobile to loan sharks, do you do such things
if i chat here will ads haunt me on insta

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
mail id for data protection concerns
to whom do i address an erasure request
who deals with a privacy complaint
where do i lodge a query on my personal info
i'd like to know what you hold on me, email whom
i want my file corrected, whom do i mail
is there a contact for personal info grievances
my solicitor has queries on your handling of my info, send where

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
which entity is accountable for processing my info
who determines the purposes of processing
for a legal notice regarding data, who is the controlling organisation
is longitude itself accountable for my records
who would i take to court over my info
what organisation stands behind the processing of what i submit
is it the indian or the gulf entity that determines how my info is handled

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
how do i get in touch with the accountable party for data
may i hand in a data complaint in person at a branch
is there a grievance officer mail id
where do i serve a privacy notice by post
can data concerns go to the kl premises
i'd rather post a paper letter on my info, is it accepted
how do i approach the people in charge of personal info
is there any channel other than email for data worries

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
which privacy acts govern you
are you dpdpa compliant
do you adhere to malaysian pdpa
what legislation applies to my info in the uae
our compliance officer asks which statutes you observe
is there legal protection for indian users' info
as a compliance auditor i need the acts you're subject to
does singapore's law matter or only malaysian, indian and emirati acts

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
do europeans enjoy their rights here
i'm an irish resident, does gdpr protect me with you
do you respect stricter foreign regulation
are you eu compliant despite being in asia
what if my home jurisdiction is tougher
i'm a student in lyon writing to you, which rights do i have
my headquarters is in munich and strict, would you play along
do you extend brussels' rules to asian servers

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
why do you retain my enquiry
do you save my submission for drafting a quote
for what reason are my form details processed
is my note used for anything besides responding or quoting
why hang on to my enquiry once it's answered
what's the motive for storing what i submit

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
which particulars are indispensable in the form
may i omit my mobile and employer
must i disclose my surname
what is the least info the form insists on
can i leave the handphone box empty
i hate giving my mobile, may i skip it in the form
is my surname indispensable
only a gmail and a few words, is it adequate, or what else

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
do you log which advert led me to the form
what metadata accompanies my submission
is the originating page transmitted with my enquiry
why do you gather attribution info
can you see whether a newsletter brought me
can you tell i scanned the qr at your expo booth
besides my text what rides along when i submit

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
how do you fend off bots on the form
is there a captcha or puzzle before submitting
how can you distinguish humans from scripts
is there an invisible box in the form
what anti-spam trick do you employ
no squiggly letters to decipher, so how do you ward off bots

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
what if my enquiry is mistaken for junk
does a human verify suspected spam
my note had lots of urls, will it be discarded automatically
is a false positive examined by somebody
who decides on doubtful submissions
i pasted ten urls and fear being binned, what happens then
are suspicious enquiries looked at manually
my note sounded like an advert, will it be discarded

= It is not
do you delete spam unread
will my mail be lost if flagged
can a wrong flag make my inquiry disappear
does junk get binned blindly
could my enquiry be lost in a filter
is a flagged note gone for good
black hole for suspicious notes
do you discard suspected junk outright
might my genuine note be destroyed by the filter
is flagged mail erased without anybody looking
could my enquiry vanish in a spam trap
i'm afraid your junk filter swallowed my request
does flagged stuff go straight into the trash
is anything erased automatically by the filter

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
will i be emailed an acknowledgement
is there an auto-response after submitting
how many notifications do i get if i submit repeatedly
i got no acknowledgement, is that usual
do you mail proof of delivery
i submitted thrice today, how many acknowledgements should i see
nothing popped up in my gmail after submitting, did it fail
should i expect a thank-you mail

= It repeats nothing
does the confirmation contain my text
is my message quoted in the automatic mail
what is in the acknowledgment
do you send back what i typed
is my text in the thank-you mail
could a wrong recipient read my words in the receipt
does the receipt quote me
why is my text missing in the receipt
does the acknowledgement include my original text
is my note echoed in the auto-response
could a stranger learn my content from the acknowledgement
will the auto-response have a copy of my query
i mistyped my email, would a stranger read my secrets in the acknowledgement
is my original wording attached to the thank-you mail
does the acknowledgement echo my details

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
which particulars from the form land in your database
what precisely do you archive from my submission
list the info i furnish that you retain
do you record my employer and handphone
as an auditor i want the enumerated inputs you retain
does my employer's name get archived with the enquiry
so from the form itself, what do you hold

= Where it came
do you store which page i wrote from
do you know the site that sent me here
do you log the referrer
do you know i came from a search engine
previous page known
does my browser betray where i was
is the referring page stored
do you log the referring website
can you tell that i arrived via bing
is the url i submitted from recorded
do you save the referer header
i came over from reddit, is it visible to you
do you record the address of the page i was viewing before
which pages do you note down besides my text

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
do you archive the tracking tags in the url
what happens to utm codes when i submit
is the newsletter link's tagging logged
do you note the ad identifier i arrived through
i clicked a banner in a newsletter, does its code get stored
what do you retain of those utm bits in the url
does the hyperlink i followed betray the campaign

= The language set
do you store my language
do you know which language my browser uses
is the locale recorded
do you learn that my browser is in tamil
is the tongue of my browser stored
is my mother tongue visible to you
how come you know that i speak malay
do you log whether my browser is in malay or hindi
is my preferred tongue transmitted
can you detect my locale setting
which regional setting do you gather
my chrome is in tamil, would you notice
does my pc's tongue get transmitted with the enquiry

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
is the submission's date and hour logged
how do you avoid duplicates when i hit submit repeatedly
do you assign an id to my note
is there a unique token attached to each enquiry
i tapped submit twice, is it saved double
i hammered the button as my net was slow, do you get it five times
is the minute of my enquiry logged
how do you weed out duplicate submissions

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
will my biodata be circulated to sister concerns or recruiters
is my application only for this vacancy or will you recycle it
i applied for the designer seat, will hr consider me for another opening on their own
do you shop my candidature around to your customers
can i request you to retain my profile for upcoming vacancies
what purpose does my curriculum vitae serve after i submit it
will my details be misused for spamming me with courses after i apply
are rejected applicants added to a database without their say
i gave my resume for one vacancy and now get calls from strangers, do you circulate it
can you keep my profile on hold until something else opens

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
should i put my church or temple on the application
is a passport size photograph compulsory in your job form
do i need to write that i am a wheelchair user or diabetic when applying
what should i omit from my biodata
my old resume template has father's name, caste and wedding status, trim it
do you want to know about my disability or kids when i apply
should i mention i am expecting a baby in the cover letter
which private things are best omitted when i apply for a vacancy
the old form at my last employer wanted blood group and religion, do you require such things
is it a minus if i don't attach a snap of myself

= The position with
* what do you store when i apply
* which details do you collect from applicants
* what data is in my job application
do you save which job i applied for
* what ends up with you when a candidate writes
* inventory of candidates' data
* what do you hold on candidates
do you note which post in which town
do you record which vacancy and which town i applied to
what do you log about the opening i choose, like the team and the site
is the branch i applied for noted alongside my candidature
which facts about the role itself are kept when somebody applies

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
what are the mandatory boxes in the careers form
do i have to give my mobile and where i stay now to apply
what basic particulars do you collect from jobseekers
is a covering note compulsory along with my contact particulars
how much about myself must i disclose when i apply for the opening
will you ask my surname, town and years worked in the job form
which applicant fields does the privacy notice list
apart from the resume, what else must be keyed in to apply

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
is ctc and expected ctc mandatory when applying
may i skip telling my salary expectation
can i add my behance or github to the application
do you store how soon i can join if i mention it
where does my wage demand go, is it kept
i have to serve two months before i am released, is that something you keep on file
can i leave blank the pay i am hoping for

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
what is the biggest attachment i can upload for a job
my curriculum vitae is 12 megabytes, will it go through
is a jpeg of my biodata ok or must it be pdf
which filetypes do you take for the resume upload
can i send my cv made in canva or pages
does the filename of my attachment get stored as i called it
apple pages export not accepted, which extension should i convert my cv to
upload error on my resume, what is the permitted weight in mb
is a png screenshot of my biodata acceptable

= The assistant is
is this chat answered by a human
does the privacy policy say who chats with me
is the chat a bot
is that stated officially, robot or human
what do your data rules say of the chat window
living or not, officially
does the privacy notice admit the chat is automated
are visitors legally told that the chatting side is software
is it disclosed in writing that the helper is artificial
where do you declare that your chatbot is no human being

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
is my chat history retained on your systems
does the conversation identify my laptop or handset
is there any fingerprint or identifier that ties these chats to my mobile
if i refresh the page do you know it was me earlier
are transcripts archived with my identity
what becomes of the stuff i typed in the bubble once i shut the browser
does each visit to the chat receive a fresh random identifier
my sister and i share one tablet, can she read my earlier chat
i wiped my cookies, does the bot still recognise me
is my chat pinned to my ip or handset somehow

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
if i blurt out my budget here do you save it
does the bot harvest my phone and company from what i say
when i tell the chatbot my deadline who notes that
which particulars does the assistant pull out of our conversation for sales
are you capturing my contact info while we chat
i mentioned my salon and that i have 5 lakh, was that put in a crm
do you jot what i require and by when as a prospect record
what makes me a lead in this chat and which data is in it
once i reveal my shop's name here, where does it end up

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
does some executive go through these chats later on
why would your employees view what i wrote to the assistant
are the bot's mistakes reviewed by actual staff
who audits the chatbot replies for accuracy
will a salesman see this transcript and ring me
is our chit chat inspected by real folks afterwards
do you train or fix the helper by going over old dialogues
do the bosses snoop on these dialogues

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
are these replies generated by an llm from some vendor
is a third party genai tool composing your answers
which supplier is at the back of the generated replies
do you rely on an external artificial intelligence processor for the chat
does a subprocessor help draft what the assistant says
is gpt or gemini on contract with you for this chat

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
will the ai company learn from what i confide here
is my conversation used to improve somebody's model
can the provider keep my inputs as a training dataset
so my sentences travel to the ai vendor and what may he do with them
my company forbids feeding chatbots, do our chats end up in training corpora
does the llm vendor get my transcript and is he barred from reusing it
is there a clause that forbids retraining on visitors' chats
my idea is secret, can it surface in somebody else's ai later
is what i write fed to big tech to make their bot cleverer

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
and if the ai vendor has an outage who replies
what kicks in when the language model is unavailable
do you have an in-house backup bot when the external one is disabled
does the chat still function if the cloud llm crashes
with the model provider disabled is there a local assistant
are my words kept in-house when the outside model is turned off

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
can i paste my credit card digits in this chat
is it ok to share my medical reports with you here
should i give my netbanking password so you can check
i want to type my blood sugar history, is that allowed
what must i never enter into the chatbox
my mykad number and bank pin, ok to send here
doctor wrote a prescription for my father, can i upload the details in chat
shall i share login credentials of our website with the assistant
my kid's vaccination card, shall i paste it so you can help
is it secure to give atm card no here

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
what is recorded when i join the mailing list
why did i receive a verify your email message before the first newsletter
do i have to validate my address before the newsletter starts
which evidence of my opt in do you retain
does the newsletter form log the timestamp and the wording i ticked
i subscribed but no bulletin arrived, must i activate it first
so what proves that it was me who signed up for your mailing
so when do you really start mailing me

= An address that
what if i never click the confirmation link
somebody entered my address for the letter
do you keep unconfirmed addresses
i did not sign up but got a confirmation mail
some joker typed my address
i ignored the mail with the link, what now
not clicked, is my address still there
i never asked for it, do i have to do something
i never tapped the verification email, is my address purged
some prankster subscribed me, will you erase my email if i ignore it
what happens to subscriptions nobody validates
will an unverified address stay in your mailing database
i did not approve the newsletter request, does my email get removed

= We do not measure
do you measure newsletter opens
is there tracking in the mailing
do you know if i read your letter
read receipts in the mailing
do you see clicks in the mailing
is my reading of the mailing noted
beacon in mails
do you see whether i looked at your newsletter
is there an invisible pixel in your emails
do you compute an open ratio for the bulletin
am i monitored when i view your mailing
do your newsletters carry spying code
can your marketing folks tell that i binned the mail unread

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
how do i get off your mailing list
kindly discontinue the bulletin, what should i do
i am fed up of your emails, where is the exit
which address should i message to be taken out of the newsletter
is my email wiped when i opt out of the mailings
there is no unsubscribe button i can find, how else to quit the newsletter
how to pause those monthly mails forever
kindly remove my id from the mailer
i changed jobs and don't want your bulletin at this mailbox, what now

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
do you run some external tool to know popular pages
is a measuring script on this website
does an outside vendor monitor which articles get viewed
do you use any third-party web metrics
is my surfing on your site reported to some stats company
which kind of visitor measurement have you enabled
who gauges the traffic on these pages

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
does the stats vendor learn what i put in the search box
what info reaches the analytics company about me
are my ip and browser version sent to the measuring tool
if i search for a sensitive term does the tracker get it
which technical data is transmitted each time i move to another page
is my query string hidden from the metrics supplier

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
does the tracker start before i accept
i pressed agree by mistake, can i undo the analytics consent
is the returning-visitor script blocked until i tick yes
how do i withdraw the ok i gave for statistics
do you ask permission before a tool that recognises me runs
does closing the banner count as a yes to measuring
if i decline, does any recognising script still load
i hit accept too hastily, how to reverse

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
does your website listen when my browser says do not track
i use a privacy extension that sends gpc, is it respected as refusal
duckduckgo sends a no-tracking header, do you heed it
is a global privacy control flag treated as declining
do i still need to click reject if dnt is switched on

= The service is
is there tracking on the admin pages
are your employees tracked as well
does analytics run for logged in staff
do you watch your own staff
is /admin counted
are colleagues' visits counted
dashboard and statistics
are your own workers tracked on the internal pages
do staff clicks pollute the visitor figures
is the measuring script active in the back office
are signed-in employees excluded from the metrics
does analytics spy on the administrators

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
will i see your ads trailing me across the internet afterwards
any promo cookies set by this website
do you drop doubleclick or facebook cookies
will i be remarketed on instagram after visiting here
is there a promotional tracker stored on my browser
do you do any ad targeting with cookies
my privacy consultant asks whether third party ad cookies are placed
after looking here will shoe and software promos pursue me
any ad-tech cookies, yes or no

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
why does your site save data in my browser at all
what is the reason things are cached on my gadget
for what purpose do you use localstorage
is anything kept on my tablet so that it works in the metro tunnel
why did your page occupy space on my handset

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
how can i purge what your website saved on my mobile
where in chrome do i erase your site's storage
how do i flush all the stuff this page left on my pc
i sold my ipad, how do i get rid of what your site stored on it
steps to remove cached items of longitude from safari
phone memory full, how do i flush your website's junk

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
does it remember that i prefer black mode
i closed the add to home screen popup, will it reappear
are my display preferences kept between visits
why does the site recall my night theme next time
is the dismissed install prompt saved on my gadget

= Your answer on
do you store my answer about tracking
will i be asked about analytics every time
where is my consent saved
is my no kept
do you nag me each time
where does my yes to counting live
choice on counting
will you pester me with the consent question each visit
is my yes or no to statistics stored on my handset
does the site recollect that i refused measuring
where is my tracking preference kept

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
i filled half the form and my browser closed, can i recover it
does the scroll location get retained when i press back
is my unfinished message autosaved somewhere
laptop battery drained while writing the enquiry, is it lost for good
how does the page know where i stopped reading
does a draft of the contact form survive if i restart

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
i applied on the train with no signal, where is my biodata now
is my resume lying on the cyber cafe pc if it did not go through
are queued forms protected by encryption on the phone
how do i cancel an enquiry stuck because of no internet
what happens to an unsent application on the hostel computer
i pressed submit in flight mode, will it go by itself later and be erased from here
the hotel lobby computer was offline when i submitted, can other guests find my letter
net died while applying from the college lab, what must i do before getting up

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
can i browse your website without data on my phone
does the offline cache contain anything private
which files are downloaded to my mobile for reading without internet
why does the site open in the underground where i have no reception
what does the service worker keep on my gadget
is there pwa caching and does it include private info
flight to kl tonight, can i load your pages beforehand and read in the air

= For our staff
does the site keep a login token
what is stored for employees
how long does a staff login last
what does the dashboard leave on the device
what lies on a staff machine
how long is an employee logged in
token for the dashboard
how long is a staff session
what does your browser storage hold for logged in workers
do employees have an auth session token on their laptop
when does the administrators' sign-in credential disappear from the browser
is the jwt of the back office removed at logout

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
why am i seeing too many requests try again later
how do you ward off bots hammering the contact form
do you throttle repeated submissions from one ip
does the server have rate limiting for chat and sign in
what measures prevent spammers from bombarding your forms
my whole office shares one connection and got blocked from the form, how come
do you tally hits per ip to deter attackers
your form says slow down, why

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
after how much time does the throttle reset
how long am i locked out after many attempts
is the rate limit tally stored for weeks
when will the counter for my ip expire

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
what goes into your web server log files
do you record my ip when i browse
which entries does a page hit generate at your host
is the url and response code of each visit logged
do you log how many milliseconds a request needed

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
could an administrator find my mobile number in the log files
do log entries include what i typed
are personal contents like emails kept out of the technical logs
is my password ever printed in server logs
can the hosting engineer read my enquiry in the logs
could the sysadmin learn my phone digits from the logs

= Logs are kept
how long do you keep logs
when are log files deleted
how long is log retention
for how many days is my ip stored in the records
when does the server's diary get torn up
how old can a record get
for how many weeks is my ip in a file
a month or a year for records
how old can your server logs get
when are log files purged
what is the log retention limit
do you keep access logs beyond a month, say for forensics
is there automatic rotation of the logs and after how many days

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
on which statutory footing do you process my enquiry
which gdpr article covers handling of job applications
is it pre-contractual steps or consent that you rely on for contact requests
what entitles you to process what i told the chat
under pdpa or dpdp what justifies using my application
what is the justification for processing prospects' details

= The newsletter and,
what do you need my consent for
legal basis of the newsletter
which uses depend on my permission
is analytics based on agreement
for which things do you ask my permission
is the mailing based on a yes
where is my yes required
opt-in based uses
which processing do you base on opt in
is the mailing list founded on my agreement
what is the lawful ground for visitor statistics and mailings
for what do you need my explicit okay
do analytics hinge on my permission

= Protection against abuse
what do you call legitimate interest
why may you process my ip for security
legal ground for abuse protection
on what basis do you do spam defence
why may you look at my ip
which interest do you claim
security as a reason
ground for defending yourselves
why are you allowed to count my ip without asking
under what ground do you run anti-spam and firewalls
which processing do you justify with legitimate interests
is fighting hackers a valid basis for handling my ip
our dpo asks the basis for your antispam and throttling

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
is it mandatory to share my phone number
what if i skip the compulsory boxes
am i forced to disclose anything on this website
can i stay anonymous and still get a reply
are the asterisk fields really needed
what is the consequence of withholding my email
i don't like giving my mobile, will you still respond

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
which employees can open my application
who exactly within your company views the leads
does everyone on the payroll get to see my message
is access to enquiries limited on a need to know basis
where do your people sign in to view submissions
can an intern at your place browse my resume
who goes through the contact form submissions
does the tea boy also see my application
who precisely opens what i submit

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
will the malaysian office get to view what i sent to the dubai branch
i wrote to bengaluru, is it visible overseas too
do the three branches exchange enquiry data and follow one policy
could someone in the gulf team access my indian application
are the internal regulations identical for every branch that reads my data

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
where is my information physically hosted
is there a data processing agreement with your hosting firm
does your hoster act only on your orders
who is the processor holding the database
do you keep my records on premises or with a host
is the database run by an outside datacentre
is my stuff on your own machine in the cupboard or rented racks

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
which subprocessors receive my details
does my enquiry land in slack or a crm
who besides you gets hold of my information
list of vendors that process data for you
do you share my contact with mailing or ai suppliers
are my particulars passed to any external software companies
our auditor wants the categories of recipients
are my particulars copied into other people's systems such as hubspot or teams

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
is my data shipped beyond the eu and under which clauses
what protects cross-border transfers of my particulars
i live in germany, how is export to india made lawful
do you sign model clauses for transfer outside my jurisdiction
which protections apply when my details cross frontiers
i am in france, does my info end up in asia and what safeguards it

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
would you give my chats to the cops
under what circumstances do you share data with government agencies
if a magistrate issues a warrant do you reveal my details
do you volunteer information to intelligence services
can the income tax department obtain my enquiry from you
what do you do when an official demands customer records
a policeman phones and asks who wrote to you, do you tell him
do you hand data to embassies or secret agencies voluntarily

= We do not sell it.
do you trade in personal data
is my information ever sold
do you earn by selling addresses
do you make a buck with my stuff
are lists for sale
is it sold, yes or no
do data brokers get my stuff
do you monetise my personal details
will my number land up with telemarketers because of you
is visitor data ever sold to brokers or advertisers
are you making profit out of our information
do you lease or rent out email databases
how do you make money, by flogging our details
i keep getting spam calls after filling forms elsewhere, do you pass numbers on for cash

= These are the
are those storage times maximums
is that the longest you keep it
do the retention times mean at most
is it a ceiling
are these periods upper limits
could it be shorter
are the stated storage durations the upper ceiling
do those retention figures mean at most
is 24 months a minimum or a maximum limit
are the times in the table caps

= We delete earlier
do you delete earlier than the limit
what if you no longer need my data
do you remove things before the deadline
is unneeded information erased sooner
do you throw out early
is stuff binned when nobody needs it
tidy up before the period ends
why wait for the whole period
do you purge records before the deadline if they are useless
may data be destroyed ahead of the stated duration
if my project fell through, do you hang on to the data for the full term
do you practise data minimisation by wiping early

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
does erased stuff linger in your backup tapes
when is deleted information overwritten for good
you removed my record but what about archived snapshots
are the backup copies scrambled and for how many days do they persist
so after erasure is it really really gone everywhere
erased today, so is it truly vanished from the tapes as well

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
i requested a quotation in 2023, is my message still on your servers
retention of enquiries, please state the maximum
when will you forget a prospect you never heard from again
how many years do leads stay after the final contact
i chatted my phone number to the bot, when does that lead expire
does a fresh call from us restart the two year clock
is an old request for proposal destroyed eventually
i asked you for a quote ages ago, how long does that haunt your system

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
when is my biodata destroyed after rejection
for how many months do you retain candidate files
i was not selected, till when is my resume kept on record
is a one year limit applied to applicants' documents
my daughter was interviewed last spring, is her application still archived
how long before unsuccessful applications are shredded
i was rejected in march, when does my resume disappear

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
how many weeks is a casual chat retained if i give no contact
i only asked about your timings, when does that dialogue get purged
does an anonymous conversation get wiped after a quarter
retention for chats in which nobody left details
when are idle transcripts removed
just had a small gossip with the bot, when is it forgotten

= Newsletter addresses: until
how long do you keep my newsletter address
how long is an unconfirmed address held
when is my mail address removed from the list
how long is a subscriber on file
i never clicked the link, when am i wiped
period for subscribers
how long am i a pending subscriber
till when do you retain newsletter recipients
unverified mailing list entries, when do they get dropped
is my email on the bulletin list erased the day i quit
how many days does a pending subscription survive
for what duration are newsletter contacts held

= Counts by network
how long are technical logs kept
how long do you keep my ip address
for how long are request counts held
how soon is my ip forgotten
tallies and records, periods
one day or thirty
period for machine records
when do ip counters and server logs expire
retention of rate limit counters versus logs
is my ip out of your systems after 24 hours or a month
how many days are access logs and throttle figures retained
what is the shelf life of technical records

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
how do i lodge a request to see or erase my data
where do i submit a gdpr or dpdp request
must i use the same email id as before to claim my data rights
what is the procedure to exercise my privacy entitlements
i want my personal info removed, whom should i approach and from what account
is there a form for data subject requests or just email
whom to contact for right to be forgotten
i'd like everything on me scrubbed, how do i proceed
the mailbox i used is dead now, from where must i send my data request

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
what is your turnaround for a data subject request
is there a charge for obtaining my personal data
within how many days must you revert on an erasure request
will i be billed if i want to see everything you have on me
when should i expect a response to my privacy petition
is the access request gratis and how quick
how slow are you with such requests and is there a bill

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
do i have to upload an id card to make a data request
how do you verify that a requester is genuine
what if an impersonator asks for my data
will you demand my ic or emirates id before erasing
how many identity checks are there for access requests
what do you ask when you doubt who wrote
i hesitate to send my passport to prove who i am, is it needed

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
after you erase me is any fingerprint of my form left
can the leftover digest be reversed into my message
which remnant survives when you purge a submission
is the hash that remains linkable to me
do you keep any technical stub once my form is erased

= It only prevents
why do you keep a checksum after erasure
what is the remaining random number for
could an old copy of my form come back
what good is the residue
why hold a figure after forgetting me
what about a delayed duplicate of my enquiry
could my old enquiry pop up again
and why must a checksum be retained after deleting
what is the leftover random number good for
will a late arriving duplicate revive my erased form
what stops a queued copy of the form from reappearing after deletion
is the remnant used for anything apart from blocking duplicates

= We also note
do you record that i asked for deletion
is there a log of erasures
do you note who did the deletion
does my name stay in the deletion record
is my wish to be forgotten noted with my name
who wiped it, is that noted
record of wiping
do you keep proof that you wiped
do you document that a deletion request was fulfilled
is my identity written in the erasure register
can an auditor see which employee carried out a deletion
is there an audit trail of removals and does it name me
what do you record about erasures performed

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
whom do i turn to if you mishandle my information
i am dissatisfied with your privacy reply, which government body do i petition
can i report you to the ico or the pdpa commissioner
is there an appeal if you refuse my data request
where may i lodge a grievance about your data practice
which agency oversees you on data protection
your reply about my data is rubbish, where next

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
i would like to obtain whatever you have recorded regarding me
can i get a dump of my personal records
am i permitted to inspect my file
how do i find out what you know about me
send me a duplicate of my stored particulars, is that a right
subject access, do you grant it
show me all the records bearing my name

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
my name is misspelt in your records, can that be rectified
i got married and my surname differs, can you amend the record
i typed a digit wrong in my phone number, how to get it rectified
can inaccurate particulars be put right
may i supplement data that is missing
is rectification among my entitlements
you have my old surname, kindly do the correction

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
can you obliterate all data regarding me
will you inform me if some statute makes you retain a part
i want to vanish from your database
am i able to have my application destroyed
is there any record you must retain despite my deletion wish, like for taxation
please expunge my enquiry, is that possible
does the right to be forgotten exist with you and are there exceptions
wipe me out of everything, do you allow that

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
may i forbid you to process my data
can processing be paused while we quarrel about it
i oppose the way you use my details, what are my rights
is a temporary hold on my records possible
how do i put a stop to marketing processing of my info
do i have a right to restriction

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
can i get my data in a reusable format like a spreadsheet
is data portability offered
in which filetype do you deliver personal data
i wish to carry my records over to a different provider
can you give my data in structured electronic form

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
i gave permission earlier, can i rescind it
if i revoke my opt in, is what you did before still valid
may i retract my approval whenever i like
how do i take away the yes i gave in january
does cancelling my consent apply retroactively
suppose i said yes and repent, what then

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
is the traffic to your website secured with tls
can someone at the airport snoop on my form while it is sent
does the address bar lock mean my message is secured
is data in transit protected from sniffing
are submissions sent over a secured channel
can my internet provider peep at what i send you

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
how are employee credentials protected at your end
can a laid off employee still get into the dashboard
what prevents password cracking on your staff accounts
do you use hashing and salt for admin credentials
if a worker's phone is pinched can his access be cut off instantly
is there a cap on wrong sign-in tries
how do you guard the admin area from intruders

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
can anyone on the web fetch my resume by guessing a url
are attachments malware checked or limited
where do uploaded documents reside, in a public bucket
who has permission to retrieve applicants' attachments
is my certificate scan exposed on the internet
what checks run on documents that i attach
are uploads reachable through a public directory
my degree scans are with you, could a stranger google them

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
will i be notified if my records get compromised
do you report incidents to the regulator and victims
can you assure me that you will never be breached
what is your incident policy when intruders get in
if your database is exposed how quickly are users informed
is anything ever totally secure with you
last year my bank got hacked and said nothing, would you
and when the crooks get in, do i hear about it

= This site is
is this site for children
do you collect data of kids
may my ten year old use this
do you have content for minors
is it made for pupils
do you gather stuff on under-13s
is this page kid friendly
can primary school children write to you
may a primary school kid use this website
what is the minimum age for visitors here
do you gather information on youngsters
is your site intended for teenagers or adults
does coppa matter here, do you target under thirteens
can my eight year old fill in the form
my class of ten year olds wants to look at your site, is it intended for them

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
my toddler typed into your chat and sent it, please erase
my pupil gave you his number, how can i have it removed
i am a father and my kid submitted the contact form, whom do i email
a schoolchild sent you her photo, what should the parents do
how do we alert you about data from a youngster
our kindergarten kid played with the tablet and wrote to you, undo that
my niece aged nine filled in your form for fun, what should auntie do

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
is parental consent needed for a teenager in my country
at what age can a youth agree on his own
my son is fifteen, must i approve as his mother
does a legal caretaker need to give approval for minors
where local rules say 16, who has to say yes

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
are there any fully automated decisions about me
does an algorithm determine something significant for visitors
do you do profiling as in article 22
is any verdict on me taken without a human
are visitors rated by artificial intelligence with consequences

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
what is a qualified lead in your system
could the spam filter bin my serious message
does the chatbot determine whether i get a response
is my request prioritised by a machine or by an employee
when does the bot flag me as a proper prospect
i am a small kirana shop, will the computer discard my enquiry
who has the last word on answering, the filter or a person
will some formula bin my enquiry because my shop is tiny

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
is resume shortlisting done by an algorithm here
do you let artificial intelligence sift candidates
will a real recruiter look at my application
are applicants auto-rejected by keywords
does a human hr evaluate every cv or do you use screening tools
can i be rejected by a machine for the job
do i have to stuff keywords to beat your ats

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
how would i know the privacy policy got amended
where do you show when the notice was last revised
do you publish amendments before acting on them
is there a last updated date on the privacy statement
could you quietly revise the terms about my data
do modifications go online prior to taking effect

= If a change
will you tell me if you use my old data differently
do you notify people about changes to the privacy rules
will i be informed when the policy changes
do you write to those affected by a change
would you write to me when rules alter
new purpose for old stuff, am i told
will i be warned about altered rules
do those concerned get a letter
will i get an email if you repurpose data i already gave
do you contact affected persons when the policy is amended
if you start something new with my old enquiry am i informed
are existing subscribers alerted about revisions that concern them
how are earlier contacts informed about a modified use of data

= For everything on
how do i reach you about privacy
one address for all data matters
who do i contact about this policy
one inbox for everything here
how do i get hold of you on data
last contact on the data page
to whom about anything in these rules
who is your dpo or privacy contact
which mailbox handles data protection queries
email id for gdpr matters please
where do i raise a doubt regarding your privacy notice
is there a grievance officer address for data
whom should our lawyer email about your cookies and retention

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
can i send my data request by courier or registered post
how do i mark a paper letter about data protection
grandfather has no computer, where can he mail his privacy request
which postal address and label for written data requests
is written correspondence by hand allowed for data matters
`;
