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
when was the privacy policy last updated
is the privacy policy recent
can you tell me the date of the privacy policy
i want to know if the privacy policy has changed lately
privacy policy date
what about the age of the privacy policy
hasn't the privacy policy been changed this year
is it true that the privacy policy is from 2024
how old is your privacy notice
since when is the present data statement in force
which version of your data protection text is online
when did someone last touch the privacy page
is that privacy text stale
date of last revision of the personal data rules
are the privacy rules on your site up to date
was the privacy statement amended in 2025
i cite your privacy policy in a paper, what date do i give
our lawyer needs to know when the privacy terms were last reviewed
suppose the law changed in 2025, is your privacy notice newer than that
i read your privacy policy a year ago, has it been altered since
as a data officer i audit partners, how fresh is your privacy text
and when was it written
since when does that privacy text hold
how current is it
did they change the privacy bit this month
what's the date on it

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
how old must i be to use this site
is there a minimum age for the site
can you tell me if children may use this website
i want to know if my son of eleven can use it
minimum age site
what about kids, may they use the page
can't a ten year old use this site
is it true that one must be thirteen
are toddlers and tots allowed here
is this page for adults only
may a class of form one pupils browse it
from what birthday on is one permitted
do you bar youngsters
is it fine for a fifteen year old
are under 18s kept out
what is the age gate
my niece of nine wants to chat with your robot, may she
i teach a year five class and wanted to show your pages, is that permitted
suppose my teen does a school project on you, is she old enough
our boy turned twelve last week, too young for your website
i am a worried mum, from what age do you let them on
and how old must one be
is fourteen ok
so not for small children
what about minors
twelve is too young, right

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
can i read the site anonymously
do i have to log in to read the site
can you tell me if i must give my name to look around
i want to know if i can browse without registering
read site without telling who i am
what about just reading, must i identify myself
don't i need an account here
is it true that one can read everything without giving a name
is anything behind a paywall
is there a signup wall
can a rival snoop around unseen
may i remain a nobody while i look
can i stay incognito on your pages
do you force folks to leave an email before they see stuff
is the content open to the public
could i flick through it all and remain unnamed
i'm a competitor's employee and don't want to be known, may i look around
my boss must not find out i look at jobs, can i look without my name
suppose i merely want to see your work, do i have to sign in
i hate it when sites ask for my details before anything, do you
as a journalist i like to read unnoticed, can i here
and if i only look
so no login
must i say who i am for that
is some part just for members
and reading needs no name

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
what do you learn about me
when do you collect data about visitors
can you tell me what information you get when i visit
i want to know if you record what i do here
what data do you collect
what about my data, when do you get it
don't you track everything i do
is it true that you only know what i send
are you spying on me
in which situations do you get hold of personal details
do you see my ip
what gets logged when i open a page
do you follow my mouse
is this chat remembered by you
do you build a profile of people who look around
which facts does the server take in
i have been on your pages for an hour, what do you know by now
i typed a question to the bot, did that tell you something about me
suppose i never fill in anything, do you still know stuff
my grandson says every page watches you, does yours
as a regulator i ask at which points personal information is gathered
and what do you know of me
when do they get to know something
so only what i submit
where does that information come from
do they see anything else

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
is my data used for advertising
can you tell me if you pass on my information to advertisers
i want to know if you make money with my data
sell data advertise
what about selling addresses
don't you use my data for ads
is it true that you sell nothing of it
will i be pestered by brokers
do you trade in personal info
am i the product here
does my number end up with call centres
will your adverts haunt me on youtube
do you monetise what people type
is my stuff handed to facebook
do you do retargeting with visitors
i filled in a form once and got forty spam calls, would that happen with you
my mother fears that insurance people get her number from websites, do you hand it out
suppose i chat here, does that become ad fodder
i worry about my mail landing on a list that is for sale
as a consumer magazine we ask whether visitors' details are commercialised
and do you flog it
is that used for marketing
so nobody buys it from you
do they earn on it
and targeted ads

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
is there an email for privacy requests
can you tell me whom to write to about my data
i want to know if somebody answers data questions
privacy email
what about requests about my data, where do they go
isn't there an address for privacy matters
is it true that there is a special mail for privacy
whom do i ask to erase me
where do i file a gdpr request
who is your dpo
where can i complain about misuse of my details
how do i get a copy of what you hold on me
to whom do i send a subject access request
which inbox is for data protection
where do i get my record corrected
i want to vanish from your files, where do i ask
my solicitor needs the contact for personal information issues, what is it
suppose i change my mind about the form i sent, whom do i tell
my father died and his details should go, where do we turn
as pdpa officer i have an enquiry, to which mailbox
and whom do i write to about that
where do they take such requests
got an address for data stuff
who handles it
and if i've a question on it

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
who is responsible for my data on this site
which company decides what happens with the data
can you tell me who the data controller is
is longitude itself the data fiduciary or somebody else
data controller name
i want to know what legal entity is behind this privacy notice
what about responsibility, is that with one office or with the company
it isn't a third party that decides about the data, is it
who is the boss of whatever i leave on this website
who carries the can if something leaks
whose name goes in the controller box of our vendor register
who calls the shots over visitors' particulars
whom would a regulator fine in case of a breach
who is the data user in the sense of malaysian law
is there a parent group abroad that owns all this and sets the policy
who is at the helm when it comes to my privacy
i am filling in a supplier questionnaire, who is named as controller
my daughter typed her number here, who exactly now has charge of that
we are a law office and need to know against whom a claim would be brought
before i agree to anything i'd like to know who i'm dealing with
suppose there is a leak, who has to answer for it
is it one firm or three separate ones that determine the purposes
and who is "we" in this policy
so who stands behind that notice
which business am i trusting with this
who wrote this policy, i mean for which organisation does it speak

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
where do i write about privacy
what is the e-mail address for data protection questions
can you tell me how to reach your dpo
is it possible to send a paper letter about my data
privacy contact address
i want to know whom to mail regarding personal data
what about going to the kl office in person with a privacy matter
there's no special form for privacy questions, is there
who do i ping about my info
to whom shall i address a legal notice concerning personal particulars
where should our solicitor post a formal demand on data
nodal officer for data grievances, how to contact
is there an inbox just for confidentiality stuff
which desk handles gdpr mail
can i courier a registered letter about my records to dubai
do you have a hotline for personal information worries
i'm not good with computers, may i simply send a letter by post about my data
our compliance lady must contact your privacy people, where does she send it
i have a worry about what you hold on me and no idea whom to tell
my father is eighty and wants to drop in to talk about his details, where can he go
suppose i find a leak of visitors' data, whom do i alert
and where do i send that
so what's the address for it
does it have to be bengaluru or is any branch fine
is e-mail ok or must it be on paper
give me the privacy mailbox please

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
can you tell me if you are bound by malaysian pdpa
is it true that you observe the uae data law too
dpdp pdpa uae compliance
i want to know under which acts you handle personal data
what about the emirates, do you follow their data decree
it's not only indian law that binds you, right
which privacy statutes are you answerable to
are you on the right side of the new indian privacy rules
what regulations govern you in asia and the gulf
akta perlindungan data peribadi, do you abide by it
whose rulebook do you play by for privacy
are you legally clean in all three places you work from
does the 2023 legislation from delhi cover you
list the enactments your privacy regime is based on
we are a bank in abu dhabi and need a vendor that knows the local privacy decree, do you
my boss wants to know if your data handling is legal in malaysia
i teach law, which national acts do you name in your privacy notice
our lawyer asks whether you are aware of india's new privacy statute
i fear that offshore firms ignore our local rules, which ones do you stick to
and which country's law is that under
so are all three jurisdictions covered
is that malaysian law or indian law then
which act is it in dubai
do you ignore local legislation in the places you operate

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
do people in europe get their gdpr rights from you
can you tell me if foreign privacy laws count with you
is it true that a visitor from germany keeps his own rights
gdpr yes or no
i want to know if you honour european data law though you sit in asia
what about california residents and ccpa
not being in the eu, do you still respect gdpr
i come from a place with tougher privacy protection, do i lose it here
do overseas folks keep the better safeguards from home
which applies if my national rules are stronger than yours
does brexit britain's version work with you as well
will an aussie be treated under australian privacy principles
does the datenschutz-grundverordnung reach you
suppose brussels grants me extra entitlements, do you go along
what if singapore is stricter than malaysia
we are a hotel in lisbon and cannot work with firms that shrug at eu rules, do you
i'm swedish and worry that asian companies don't care about our privacy regulation
my canadian customers have their own privacy act, would you accept that
our auditor in paris insists on european standards, is that a problem for you
i live in oslo, am i worse off with you than at home
and for europeans as well
so does that hold for someone in spain
what if mine gives me more than those three acts
even though you have no branch there
do you grant the higher level of protection when two laws differ

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
why do you keep what i write in the contact form
what is the purpose of storing my message
can you tell me what you do with contact form data
is it true that my message is only kept for answering me
contact form data purpose
i want to know if my inquiry is used for anything besides a reply
what about the message i send, do you store it
you don't use my enquiry for advertising, do you
what becomes of my scribblings after i hit the button
for what end do you hang on to the stuff people submit
how come you don't just reply and bin it
do you use my words to draw up a quotation
why retain a lead's text at all
what is the rationale behind keeping a prospect's request
is it just so that you can get back to me
will you make a bid out of what i tell you
i run a bakery and only asked the price of a website, why would you hold on to that
our last vendor put every enquiry on a mailing list, what do you use them for
i worry that my idea for an app ends up somewhere after i describe it to you
my manager asks what for you save our rfq text
suppose i describe our project in detail, what will you do with it
and why do you need to keep that
so it's for the reply only
what happens to it next
is that also used to work out an estimate
to what use do you put my description of the job

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
which fields of the contact form are required
do i have to give my phone number in the contact form
can you tell me what is mandatory when writing to you
is it true that only name, mail and message are needed
contact form required fields
i want to know if company is a compulsory field
what about the phone box, can it stay empty
i don't want to give my employer, can i still write
what's the bare minimum to get a hold of you
which blanks may i skip
do you insist on a telephone
must i say where i work to submit an enquiry
which ones have the little star
can i send it without telling my whatsapp
are designation and organisation optional
how much do i have to type before it lets me press send
i hate sales calls, can i keep my number to myself and still ask something
we are a two-person shop without a registered company, can we fill your form
my mother has no mobile, can she still contact you with it
i fear being asked for my whole life story just to ask a price, what must i enter
suppose i leave budget and organisation out, will it go through
and which of them are compulsory
so telephone is optional
how many must i fill
is my surname needed as well
is a given name alone enough or also family name

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
what else do you receive with the contact form besides the text
do you see where the form was sent from
can you tell me why you record where i came from
is it true that you know which campaign brought me
form origin tracking
i want to know if the form sends hidden details about my source
what about the ad i clicked, do you learn of it
you don't just get the text i typed, do you
do you get told how i found you
does my enquiry carry a label showing the marketing channel
why is attribution data collected with a submission
how do you work out if your linkedin promotion pays off
do you gauge marketing success from people who write in
is anything tacked on in the background when i press submit
how can you tell that i saw your poster
do you snoop on how visitors land on the contact page
i came through a friend's link, will you be able to tell that
our marketing student asks how you know what adverts work
i don't like things being sent behind my back, is something added to my message
suppose i get to you from a facebook advert, would your sales folks know
we are auditing vendors, does the enquiry include provenance metadata
and why do you want to know that
so what extra goes with it
what's the point of collecting the source
does that go along automatically
for which reason do you keep track of landing pages of enquirers

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
how do you stop spam in the contact form
do you use a captcha
can you tell me how the form recognises bots
is it true that there is a hidden field in the form
form spam protection
i want to know if you measure how long i take to fill in the form
what about robots, how do you hold them back
there are no traffic light pictures to click, so how do you tell people from machines
what keeps junk out of your inbox
how come i was never asked to pick out buses and bicycles
do you have a honeypot against automated submissions
does the page run a stopwatch on me
is there a decoy input for scripts
will my password manager filling everything in a second look suspicious
how do you weed out fake entries without bothering visitors
do you need cloudflare turnstile to keep the trash away
my eyesight is poor and i can't solve picture puzzles, do i have to
our own website drowns in viagra messages, how do you guard yours
i type terribly slowly, does the site time me
suppose a program fills it in instantly, would you notice
as a screen reader user i found an invisible box in the source, what is it for
and how do you keep the bots away from it
so how does it know that i'm human
what is that concealed input for
why do you clock the filling in
do you make folks prove they aren't machines

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
what happens with a message that looks like spam
does a person check messages taken for spam
can you tell me who looks at suspected spam
is it true that someone checks flagged messages by hand
spam message human check
i want to know if my message is set aside when it looks like spam
what about genuine messages wrongly taken for junk
a machine alone does not decide what is spam, does it
do you have a quarantine that a colleague goes over
is there a pair of human eyes on suspicious enquiries
where do dodgy looking submissions end up
who sorts the doubtful ones
does your filter park things for review
what if my enquiry trips the alarm
will an actual employee rescue a false alarm
is moderation done manually when something smells fishy
i pasted many links into my brief, could it land in a side folder
my english is not good and mails of me often go to junk, will somebody see it
we sell pharmaceuticals so our texts always get flagged, what do you do then
i wrote a week ago without reply, was it perhaps put on one side as rubbish
suppose the system thinks i'm a robot, what then
and who looks at those
so where does it go in that case
is that reviewed by hand
does somebody verify it afterwards
does the computer have the last word on what counts as junk

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
is a suspicious message thrown away
can you tell me if flagged mail gets lost
is it true that nothing is deleted without being read
spam deleted unread
i want to know if my message can vanish in a filter
what about messages the filter dislikes, are they gone
you don't throw away messages that look like spam, do you
could my enquiry be dumped without anyone seeing it
do you ever bin something nobody has looked at
will it be silently dropped
does the filter shred what it catches
is there a chance of it going straight into the dustbin
do false positives get lost forever
does your anti-junk thing auto-delete
are blocked submissions discarded sight unseen
i put three hours into my brief, could a filter just eat it
another agency's form swallowed my letter, can that occur with yours
our rfp contains lots of web addresses, i fear it gets wiped by a robot
my boss worries that a tender invitation might be lost as junk
suppose it is caught by mistake, is it gone for good
and then it's just trashed
so it isn't destroyed
does it still get read eventually
is that one erased on the spot
are rejected messages tossed before a human sees them

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
do i get a confirmation mail after sending the form
how do i know that my message has arrived
can you tell me if there is an automatic reply
is it true that you send one e-mail a day at most
form confirmation email
i want to know if i receive an acknowledgment
what about a receipt for my inquiry
if i write three times today, do i not get three mails
will you ping me that it landed
is there an autoresponder
does something drop into my inbox after i press send
how can i be sure it got through
do i get a note saying you have it
will your system bombard me with notices when i submit several times
do you drop a line to say it was received
am i left in the dark after submitting
i need proof for my file that i contacted you, do you issue any
our tender rules ask for acknowledgement of receipt, does your website give one
i wrote yesterday and heard nothing, should there have been a mail
i've sent two questions this morning and only one notice came, is that right
my last supplier never even said they'd got my letter, do you
and will i hear that it came in
so how many of those would i get
does that one come each time
is the acknowledgement always active
at which address would that notice come

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
does the confirmation mail contain my message
is the text i wrote repeated in the automatic reply
can you tell me if the confirmation quotes what i wrote
is it true that nothing of my text is in the e-mail you send
confirmation mail contains my text
i want to know if i get a copy of my own message
what about my words, do they appear in the acknowledgment
the confirmation doesn't repeat what i typed, does it
will my enquiry be echoed in the auto-response
if i mistype my address, could somebody else see what i asked
do you cc me a transcript of what i submitted
can the wrong person find out my request from that notice
is my original quoted underneath
should i save a copy since yours won't include it
could your form be abused to mail someone any text in your name
does the receipt give away the topic
i share a mailbox with my wife, will she see what i asked you
i told you confidential things about our merger, are they in the mail that comes back
my assistant opens my inbox, can she tell from the notice what it is about
i forgot what i wrote, can i look that up in your confirmation
suppose i type a stranger's address, does he get to see my question
and is my text in it
so what does that mail leave out
does it show the content
is that just a bare notice
any of my own sentences included in it

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
what exactly is stored when i send the contact form
which of my details do you save from the form
can you tell me what data the contact form collects
is my phone number stored when i enter it
contact form stored data list
i want to know if you keep the company i enter
what about the service i choose, is it stored too
you don't keep more than i typed in, do you
which particulars land in your database when i get in touch
do you write down my telephone and employer
what bits of me do you hold after an enquiry
name all the inputs that end up on your side
is the topic i pick from the dropdown retained
list of personal attributes captured from enquirers
do you hold on to my handphone if i put it in
is there any box whose content is not recorded
i am doing our record of processing, what categories come from the enquiry form
our school wants to know what of our details lies with you after we wrote
i filled everything in last night, so what have you got of me now
my lawyer asks for a list of what an enquirer hands over
suppose i complete every box, what of that gets recorded
and what do you save from it
so my surname and number are kept as well
is the subject of my interest in there too
which entries are that
does it include my organisation

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
do you store the page from which i sent the form
do you see which site led me to yours
can you tell me if the referring page is recorded
is it true that my browser tells you where i came from
form referrer stored
i want to know if you note the page with the form
what about the website i was on before, do you learn it
you don't see which search engine sent me, do you
do you keep the http referer
can you tell that i arrived from a duckduckgo search
do you find out i was reading a blog about you beforehand
will you know that a competitor's page pointed me your way
do you log where i was when i filled it in, pricing or blog
previous address visible to you on submission
does my surfing trail show up with my enquiry
do you know which of your articles i was on when i wrote
i clicked through from an internal intranet page of ours, would you see its address
a forum thread sent me to you, does that get recorded when i write
my browser hides the referrer, is it then left empty
i'd rather not reveal where i found you, do you know anyway
suppose i come over from linkedin and fill it in, is that saved
and do you know where i was before
so the preceding site is kept
how do you know which page i wrote from
does that depend on my browser
is the last place i visited handed over

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
do you store utm parameters with the form
what campaign marks do you keep
can you tell me if the link i followed is marked
is it true that you record utm source and medium
utm tags stored
i want to know if the campaign of the ad is saved with my message
what about the tags in the link, do you keep them
if there are no marks in my link, do you store nothing
the long tail after the question mark in the url, is it kept with my enquiry
do you know which google ads keyword i clicked
does the tagging in your mailshot link end up beside my name
which tracking codes in the address do you hold on to
can you see that i followed the instagram banner
if i strip the parameters off the address, is there still something to save
does your flyer's scan code leave a trace with my request
which marketing labels are attached to a submission
i got here via a sponsored post and then wrote, is the promo's name on file
our media buyer asks what advert identifiers you keep of people who write in
i saw weird letters after the question mark in your link, do you store those
suppose i come from the newsletter and fill in the form, is that label kept
i worry about those codes stuck onto links, what do you do with them
and what of the tags in the url
so you know which banner it was
does that cover the search keyword as well
which of the five are stored
are click codes retained along with the message

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
do you store the language of my browser
is the browser language recorded when i send the form
can you tell me if you see my language setting
browser language stored
do you note down whether my pc is in hindi or english
is my locale sent along with an enquiry
could you guess from my computer settings that i'm arabic speaking
does my firefox being in bahasa show up with my message
do you capture accept-language with a submission
i use a french computer at work, would you notice that when i write
and do you learn what tongue i use
how would you know i'd rather be answered in chinese

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
do you store the time when i wrote
what is the random number stored with the form for
can you tell me how you avoid storing a message twice
is it true that each message gets a random number
form time and random number
i want to know if the time of receipt is saved
what about sending the form two times by mistake
a double click does not give two messages, does it
do you know at what hour i got in touch
is there a timestamp on my enquiry
i hit submit repeatedly because the net was slow, will you have five copies
how do you catch duplicates
what's the idempotency key for
does my request get some kind of unique token
will a colleague see that i wrote at 3 a.m
does an impatient finger on the button make a mess on your side
my phone hung and i pressed again, do you now have it double
we are in a tender with a deadline, do you record when our mail form came in
i can't prove when i contacted you, do you hold the moment
suppose the connection drops midway and resends, do you end up with two
our auditor asks how you prevent repeated records from one submission
and is the clock time kept as well
so what stops it being saved again
what is that number good for
is the date logged
does the number identify me or only spot repeats

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
what do you use my job application for
do you use my cv for other positions
can you tell me if applications are used for anything else
is it true that you only decide on the position i applied for
application data use
i want to know if you keep my application in mind for later jobs
what about future openings, will you remember me
you don't pass my resume to other firms, do you
is my biodata sold to placement consultants
would you call me for a different vacancy next year
does my candidature go into a talent pool
can hr circulate my file to partners
do you mine jobseekers' papers for marketing
will i be considered automatically for similar roles
how far may you go with what i sent in for the designer post
can i ask to be put on a waiting list for upcoming vacancies
i applied at another firm and got spam from course sellers afterwards, what do you do with my papers
my son is a fresher and fears his cv gets passed around, does it
i got rejected but would love to work for you some day, will you think of me
suppose i don't get the developer role, is my file used for the tester one
as a career adviser i ask what employers do with my students' papers, and you
and nothing else is done with it
so what is it for
can i have it kept on file for another time
is that shared with recruiters
only for that one vacancy

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
can you tell me if religion belongs in the application
is it true that you don't want a photograph
application leave out photo religion
i want to know if i need to state my marital status
what about health, should i mention it when applying
you don't ask for family details, do you
is a headshot expected
do i have to say that i'm a mother of two
must i disclose my diabetes
father's name and caste as in govt forms, needed or not
what is unwelcome in a resume to you
is it ok to write muslim or hindu
passport picture on the top right, yes or no
which personal facts would rather stay unsaid with you
i am pregnant, do i have to say so when applying
my old biodata has my church and my kids in it, should i strip that
our college placement cell puts a portrait on every cv, do you mind
i use a wheelchair and don't know if i ought to write it
in germany one adds a portrait, is that wanted with you too
and what shouldn't be in there
so no picture
is my spouse of any interest to you
what sort of things do you rather not see
does my medical history matter for a job with you

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
do you store which position i applied for
is the department kept with my application
can you tell me if the location of the job is saved with my application
position department location stored
do you note which opening at which branch i went for
will my file show that i went for the kl vacancy
does your record mention what team the role sits in
the post itself, is that on record next to my name
how do you know it was the dubai designer seat i wanted
i went for two openings, is each recorded with its city
and what about the job itself, is that noted
which facts about the vacancy go into a candidate's file

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
do i have to say where i live when applying
can you tell me what data a job application contains
is it true that you ask for my years of experience
applicant details stored
i want to know if the cover letter is saved
what about my phone number, is it kept when i apply
you don't ask for more than name, contact and experience, do you
what particulars does the careers form want
is my motivation letter kept in your files
do you record what city a candidate is in at present
which boxes await a jobseeker
do you hold on to how long somebody has worked
what would you know about me once i've gone for a role
is my handphone part of a candidate's file
how many years i've been in the trade, is that written down
i'm a fresher with nothing to show, what will you ask of me
my daughter wants to apply and i'd like to know which details of hers you hold
we train jobseekers, which fields should they have ready for your careers page
i don't like giving my whereabouts to employers, is that among what you take
our dpo asks for the categories of candidate data you process
and which contact bits are stored
so my town is in there
does that include the letter i write
what else of mine apart from the pdf
is my name and number in the applicant record

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
do i have to state my expected salary
is the notice period optional
can you tell me if a portfolio link is necessary
is it true that you only store salary if i give it
expected salary notice period optional
i want to know if you keep my portfolio address
what about salary wishes, do you record them
i needn't name a figure when applying, need i
must i say what pay i'm hoping for
is my ctc expectation put on record
do you note how soon i could join
can i add my dribbble or github
what if i'd rather not talk money yet
are wage demands compulsory
do you keep the link to my past works
when i'd be released from my present firm, is that stored
i'm serving ninety days at my present company, do you ask about that
i've got no website with my work, can i apply all the same
my friend says naming a sum early spoils the deal, may i skip it
as a graduate i have no idea what to ask for per month, is leaving it blank fine
suppose i mention my price, is it saved
and those are voluntary
so a behance page gets stored too
is that one only if i fill it
how about when i can start
which extras may a jobseeker add of his own accord

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
in which format can i send my cv
how large may the resume be
can you tell me the maximum file size for the cv
is it true that only pdf or word is accepted
cv format and size
i want to know if you store the file name of my resume
what about a jpg of my cv
a 6 mb file will not go through, will it
docx ok for biodata
what's the upload cap for my lebenslauf
which filetypes does the careers page swallow
my attachment is too heavy, what's the limit
can i upload a photo of the paper version
does it matter what i call the document
how many megabytes am i allowed
is libreoffice odt taken
my designer portfolio cv weighs 20 megs, will your site take it
the careers form keeps spitting my document out, which kinds are fine
i made mine in canva, how should i export it
i called it final_final2 and feel silly, do you see that
i've only my phone with a picture of my cv, can i use that
and how big can it be
so which extension should it have
is the title of the document kept as well
will png do
does the careers page take .doc from microsoft office

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
is the chat assistant a person or a program
am i talking to a human in the chat
can you tell me if the assistant is a bot
is it true that the chat is not answered by people
chat assistant human or program
i want to know if a living person answers here
what about the chat, is somebody sitting there
the assistant isn't a real person, is it
are you real
who is typing on the other end
is this thing ai
is there flesh and blood behind this window
robot or staff
are you a machine, be honest
do you have agents in a call centre for this
does your notice admit that the helper is artificial
i'm seventy and can't tell any more, is this a young lady or a computer
i feel like i'm talking to a wall, are you automated
my teacher says websites must say when it's a bot, do you
the ai act demands disclosure, do you tell visitors that it's software
suppose i get angry with it, do i hurt someone's feelings
and that's a machine
so nobody is sitting there
is that one a colleague of yours
do you breathe
does a human being write these replies

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
do you save the chat
is my conversation with the assistant stored
can you tell me what the session id is
is it true that the session id is not tied to my device
chat messages stored session id
i want to know if you recognise me the next time i chat
what about the answers of the assistant, are they stored too
the chat is not linked to my device, is it
does the bot remember me tomorrow
is there a transcript kept of this
are my lines here being logged
is this off the record
can you trace the talk to my laptop
when i reload, am i a new person for you
does it know i was here yesterday
does a fingerprint of my machine go with the talk
i chatted last week from the same phone, do you know that was me
i share a tablet with my brother, could he pull up what i typed here
i'm a journalist and must stay unknown, can this window be linked to me
i worry that what i tell the helper stays somewhere
suppose i refresh halfway, does a new identifier begin
and is this being recorded
so how is it stored without knowing who i am
does that number follow me around
is each visit a clean slate
where do my words go when i shut this bubble

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
what does the assistant note about me
does the chat pick out my name and budget
can you tell me which details the assistant notes as a lead
is it true that my budget is noted when i mention it
chat lead details noted
i want to know if the assistant takes down my phone number
what about my requirements, are they noted from the chat
it doesn't note who i am unless i tell it, does it
does the bot pass my particulars to sales
if i blurt out what i can spend, will it be written down
does this thing fish out contact info from the talk
am i turned into a prospect by chatting
which facts does the machine extract from what i say
does the helper fill your crm from our talk
what gets harvested if i introduce myself
do you profile folks who chat
i told the bot my clinic's name and that we need an app by june, is that written somewhere
i only want to look around, will it make a sales lead of me
my boss wants to know if our deadline and money figures get captured when i chat
as a freelancer i'm wary, does it collect whatever i reveal about myself
suppose i say i'm ravi from pune and want a shop, what becomes of that
and what does it jot down about me
so if i give my mail here, it's saved as a contact
does that include how much i can pay
is my town noted as well
does your helper keep notes on visitors who say who they are

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
who reads the chat
do your staff read my conversation with the assistant
can you tell me why people read the chats
is it true that staff correct wrong answers of the assistant
staff read chat
i want to know if someone will get in touch after my chat
what about wrong answers, does anyone correct them
nobody reads what i type here, right
do humans peek at what folks ask the bot
are these talks looked through by your team
how do you fix the robot's mistakes
is anyone eavesdropping on this
do your salespeople go through what is said here
is there quality control over the replies
why would an employee open my transcript
will i be phoned because of what i said here
the helper told me rubbish about prices, will anybody notice
i'm shy and ask silly things, does some colleague of yours see that
we are an ngo and talk about delicate cases, do human eyes see this
i left my number with the bot, will a real one ring me
my teacher says chatbots get supervised, is yours
and who sees that afterwards
so what do they read it for
does a person check its replies
is that looked at by marketing or whom
do you review dialogues to make the thing smarter
why do you need my name
why do you ask for my email
why do you want my phone number
what do you do with my name
what will you do with my number
why should i give you my email
what for do you need my address
what happens with my email if i give it to you
why do you ask who i am
do i have to tell you my name
what is my phone number used for
why do you want my contact details

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
do you use a language model for the assistant
can you tell me if an outside provider is behind the chat
is it true that a language-model provider works for you
chat language model provider
i want to know if a third party helps to write the answers
what about openai, do you use something like that
the answers are not all written by yourselves, are they
is this chatgpt under the hood
what powers this bot
do you outsource the brain of this thing
is some genai vendor composing what i read here
which llm sits behind it
does a big tech firm feed the helper its sentences
is there a subprocessor for artificial intelligence
gemini, claude or what
do you rent the smarts from somebody else
our security team wants to know if an external ai engine is in play in your chat
i'm a student and wonder who actually makes up these replies
i don't trust american ai companies, is one of them helping here
suppose i ask something tricky, does another company's computer phrase it
and who supplies the intelligence
so is it your own model or a bought one
does that supplier act for you or for itself
is an outside ai involved in that
do you lean on some hired engine to put replies together

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
is my conversation passed to the provider
can you tell me if the provider may train models with my text
is it true that the text goes to an outside provider
chat text used for training
i want to know if my words end up in a model
what about training, is that forbidden to the provider
the provider may not learn from my chat, right
do my lines get sent to openai
will some bot spit out my secret to others later
does the ai company get smarter from what i confide
is my dialogue fodder for machine learning
does what i say leave your house
are transcripts off limits for the vendor's next release
can they put my sentences in a dataset
is there a no-learning clause with your llm vendor
who besides you gets the content of this talk
i described my unpatented invention to the helper, could the model absorb that
our company forbids tools that learn from inputs, does yours
i'm a writer and hate when ai is fed with my prose, does that happen here
suppose i mention a client's name, does that travel to the ai supplier
and do they learn from it
so what i type is handed over
are they allowed to reuse that
is my talk fed into the next version
can the ai firm keep using my words to improve its product

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
what happens when the language model does not answer
do you have a built-in assistant on your own server
can you tell me who replies when the provider is off
is it true that the chat also works without the provider
built-in assistant own server
i want to know if the assistant runs on your server
what about an outage of the ai, does the chat still reply
without the provider the chat isn't dead, is it
is there a plan b when openai is down
who steps in if the clever engine is out
do you have a fallback bot
does the helper go mute when the ai vendor has trouble
can this thing run in-house
is a local one ready as a stand-in
what talks to me if the external ai is disabled
does it degrade gracefully
do you keep a spare tyre for the chat
our regulator dislikes cloud ai, can a bot of yours answer from your own machines
last week chatgpt was down the whole day, would your window have been silent
i want my words to stay with you, is there a mode where no outsider is involved
suppose the supplier goes bust, does the chat vanish
and if that one is unreachable
so what replies then
is the backup hosted by you
what takes over when it's turned off
does chatting depend wholly on some other company being up

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
what should i not enter in the chat
can i write my card number in the chat
can you tell me if i may enter health data here
is it true that passwords don't belong in the chat
chat no passwords card numbers
i want to know if it is safe to enter my password
what about health data, may i write about my illness
i shouldn't type my card details here, should i
shall i give you my visa digits to pay the advance
may i tell the bot my login so you can look at the fault
is it wise to paste an otp
can i send my blood report here
what kind of secrets do you want kept out of this window
is my aadhaar or cvv fine to type
may i talk about my diabetes with the helper
what stuff is off limits in here
any no-go's for what i tell the robot
i run a clinic and want to show you a patient's record as an example, may i paste it
my site is hacked and i have the wordpress admin credentials ready, shall i type them
granny wants to pay by credit card through this bubble, should she
i'm a nurse, can i mention a diagnosis to explain our need
suppose i already typed my pin by mistake, was that against your advice
and what must i keep to myself
so no bank details in there
is it ok to put medical things
what had i better not tell it
should people hold back sensitive stuff when they chat

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
what do you store when i subscribe to the newsletter
do i have to confirm my address by a link
can you tell me when the newsletter starts coming
is it true that you store the words i agreed to
newsletter double opt-in
i want to know if the newsletter comes before i confirm
what about the time and page of my consent, are they saved
you don't send anything before the address is confirmed, do you
why did i get a mail asking me to click after signing up
i signed up and no bulletin arrives, did i forget a step
can a rascal put my email on your list without me
how do you prove somebody opted in
is there a verification step for subscribers
is a consent record kept for each reader
what evidence of permission do you hold for your mailings
does entering my mail suffice to get your monthly tips
do you log where and when i ticked the box
my ex signs me up for everything, could she do that with yours
i put in my address an hour ago and nothing, is there something i must do first
as a compliance auditor i ask how you document an opt-in
at our shop people complain of mailings they never ordered, how do you avoid that
suppose i mistype and hit a stranger's mailbox, would he start getting issues
and what do you write down when i join
so i've got to click something first
what's that link for
is my agreement put on record
when does a new sign-up become active

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
what happens to an address that is not confirmed
is my address deleted when i don't confirm
can you tell me if unconfirmed addresses are kept
is it true that you delete addresses nobody confirmed
unconfirmed newsletter address deleted
i want to know if i need to do anything when i don't confirm
what about an address that somebody else entered
you don't keep my address if i never confirm, do you
i never clicked that link of yours, am i on the list now
what if i ignore your verification mail
do pending sign-ups stay forever
a prankster put me in, what becomes of my email
do half-finished registrations get purged
i changed my mind halfway through signing up, do i have to opt out
are unverified entries wiped
does an unanswered invitation leave my mail in your database
if nobody approves the request, what then
i got a strange mail from you that i never asked for, if i do nothing is that the end of it
my son typed my email for fun, do i have to take action
i signed up with an old mailbox i can't open any more, what becomes of that entry
suppose the mail asking me to verify lands in junk and i miss it
and if i don't click
so it's gone then
do you hold on to it anyway
what follows if it's left unapproved
is it thrown out when no yes comes

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
do you measure whether i open the newsletter
is there tracking in the newsletter
can you tell me if you see that i open your mails
is it true that you don't measure opens
newsletter open tracking
i want to know if opening the newsletter is counted
what about a tracking pixel in the newsletter
you can't see if i open it, can you
do your mailings phone home
is there a beacon in the bulletin
will you find out that i bin your mail unread
do you know your open rate
does the mailer spy on readers
any invisible image in your emails
can you tell who reads the monthly letter and who doesn't
do you keep score of my reading
would you know if i looked at it at midnight
mailchimp tells our marketing girl who looked at each issue, do you have such figures
i subscribe but hardly ever read, does that show somewhere
i block pictures in mails because of snooping, do i need that with yours
as a journalist i ask whether your newsletter watches its readers
suppose i never look at a single issue, would you notice
and do you see when i read it
so nobody checks if it was opened
does it have read receipts
is my reading habit analysed
do you keep stats on people viewing the issues

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
how do i stop the newsletter
where is the unsubscribe link
can you tell me how to get off the newsletter list
is it true that my address is deleted when i stop the newsletter
newsletter unsubscribe
i want to know if i can stop it by writing to you
what about my address after i stop, is it deleted
i don't want the newsletter any more, what do i do
get me off your mailing list
how can i opt out of the bulletin
too many mails from you, how to end that
i'm done with your monthly letter, where's the exit
cancel subscription pls
is there a button in the mail to quit
do you keep my email after i've left
how does one sign off from your mailer
please make those tips stop
my colleague left the firm and her mailbox still gets your letter, how do we end that
i clicked unsubscribe with others for years and they never stopped, how does it go with you
my late husband still receives your mailing, what should i do
i've thrown away the old issues, how else can i get out
suppose i'm fed up after one month, how do i leave
and how do i get out again
so how do i end it
is one click enough
what becomes of my mail id after i quit
can i be taken off and wiped as well
stop sending me emails
stop mailing me
stop your mails
you sent me spam
you keep sending me mails
i get mails from you that i never wanted
i do not want your letters any more
remove my address from your mailing list
no more newsletters please
why do you write to me every month
i never signed up for your mails
who gave you my address

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
do you use an analytics service
do you use google analytics on this site
can you tell me if a third party counts page views
is it true that you see which pages are read
website analytics third-party service
i want to know if my visit is measured by an outside service
what about statistics, who makes them for you
you don't count visitors all by yourselves, do you
do you watch which articles folks look at
is a stats tool running in the background
how do you know what content is popular
does an external firm count eyeballs for you
matomo, plausible or ga
do you keep tabs on surfing behaviour here
have you got a traffic counter on this website
which bits of your site get looked at, can you see that
is there some outside script that reports page hits
our security scanner found a foreign script on your page, is that for counting
i'm writing a thesis on web measurement, do you employ an outside tool
i hate being counted like sheep, does your site do it
my boss asks whether you run visitor stats through another company
suppose i read five of your case studies, does some meter notice
and what does it tell you
so somebody else does the counting
is that always active or just sometimes
why do you have such a tool
does a stranger's software record what pages i browse

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
what does the analytics service receive
does the analytics service see my ip address
can you tell me which data go to the analytics service
is it true that what i typed into a search is left out
analytics service data ip browser
i want to know if my searches are sent to the analytics service
what about my network address, does the service get it
the service doesn't see what i search for, does it
which facts about me reach the stats firm
does the counting tool know i use safari
are my search words on your site shared with the statistics people
what's in the hits that go to the meter
do they get told each time i go to another page
does the query string go out to the tracker
will the visitor counter company have my ip
what technical stuff leaks to google or whoever counts
is my browser version disclosed to the measuring vendor
i looked up "divorce app" on your site, did the statistics company get those words
our network admin asks what parameters the tracker on your site transmits
i don't want outsiders to know what i was looking for, are the terms hidden from them
as an auditor i need the data elements your web stats vendor collects
suppose i hop through ten pages, what is told to the vendor each time
and what does it get to see
so they have my ip
does that include my search terms
what gets sent when i move on
which info flows out to the measuring company

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
do you ask before loading analytics
can i take back my yes to analytics
can you tell me if the service is loaded before i agree
is it true that nothing is loaded before i say yes
analytics consent take back
i want to know if i can change my mind about tracking
what about a service that knows my browser again, do you ask first
without my yes the service isn't loaded, is it
i hit accept too fast, how do i undo it
does closing the banner count as permission
does the tracker start the second i land here
is it opt-in or opt-out with the visitor counter
can i revoke what i gave for statistics
are recognising tools held back till i agree
is prior consent obtained for cookies that identify returning folks
do you count me before i've made up my mind
is my ok to being measured final
i accepted on my phone yesterday and regret it, is that reversible
many sites track you while the banner is still up, do you
my little girl tapped accept on everything, can we reverse it
our data officer wants to hear that no measuring script fires before permission
suppose i just ignore the question, is the script running anyway
and if i change my mind
so it needs my approval first
can i cancel that later
what if i never answer the banner
does silence mean agreement to being measured

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
do you honour global privacy control
can you tell me what happens if my browser sends dnt
is it true that do not track counts as a no
do not track gpc
i want to know if you heed my browser's privacy signal
what about global privacy control, does it count with you
you don't ignore do not track like the others, do you
does the switch in brave work on your site
my firefox tells websites to leave me alone, do you listen
is gpc treated as an opt-out
do you obey the header that refuses tracking
with privacy badger on, am i counted
can my browser say no for me
is an automatic refusal from my settings accepted
do i still have to decline by hand if dnt is on
sec-gpc: 1, what do you do with it
most sites laugh at the no-tracking setting, what about yours
i've ticked the box in my settings years ago and don't want to click banners, does that suffice
as a californian i rely on a signal from my browser to refuse, do you take it
our it guy set all computers to refuse tracking, will your website obey
suppose my settings say no but i never touch your banner, what counts
and if my browser already refuses
so that's read as a refusal
does a plugin like duckduckgo count for that
is that signal taken seriously
do i have to reject twice if my browser does it

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
is the analytics service loaded on the admin pages
do you track your own staff with analytics
can you tell me if staff visits are counted
is it true that the service is never loaded under /admin
analytics staff admin pages excluded
i want to know if logged in staff are measured too
what about your employees, does the service see them
staff browsers don't load the service, do they
do your own clicks pollute the visitor figures
does the counter run in your back office
can an outside stats firm peek into your dashboard
are workers' visits filtered from the traffic numbers
do you keep the tracker away from internal screens
is personnel watched by google while handling my data
would your figures be inflated by your own team
does the measuring script touch the place where leads are read
are colleagues who are signed in exempt from counting
i don't want my application's page reported to a tracker when hr opens it, does that happen
our intranet leaked through analytics once, is your admin area free of it
i'm joining your firm soon, will my browsing of the site be measured
a works council member asks whether employees are tracked by your visitor statistics
suppose a colleague of yours reads my lead, does the stats vendor learn of it
and your own people, are they counted
so what about the internal area
does it run for employees as well
where is it never active
are your administrators left out of the statistics

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
are there advertising cookies on this site
can you tell me if you use cookies for ads
is it true that you set no advertising cookies
advertising cookies
i want to know if this site uses cookies for advertising
what about cookies, do you set any for ads
there are no ad cookies here, are there
will your banners chase me around the web now
do you have the facebook pixel
will i be retargeted after visiting
do you drop marketing cookies on me
am i going to see longitude everywhere on instagram after this
does doubleclick sit on your page
are adverts following me because of you
do you let ad networks tag my computer
is remarketing done on visitors of yours
i looked at one pair of shoes and got ads for months, will that happen with your services
my teacher told us to watch out for marketing cookies, have you got some
our brand safety people ask whether ad tech runs on your site
i always have to click away cookie popups for promotions, why not here
suppose i visit just once, will i be hounded with promos
and no cookies for ads then
so you don't do targeting
does any ad network get to place something
do you stalk folks with promotional biscuits
are visitors tagged so that they can be shown adverts afterwards

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
why does my browser keep something of your site
what is kept on my device and why
can you tell me why the site stores things in the browser
is it true that the site works without a connection
why does site store in browser
i want to know the reason for data kept on my device
what about the things my browser keeps, what are they for
you don't store on my device without reason, do you
what is the purpose of the stuff you leave on my phone
what's local storage needed for here
does your website put things on my laptop so it can run with no internet
how come your page opens in the metro tunnel
why does your website take up room on my gadget
how does it recall what i picked last time
is something saved locally for offline use
what justifies leaving files on a visitor's machine
do you plant anything on my tablet
i looked in my settings and found data from you, what is that good for
our security officer asks for what end you use the terminal equipment of visitors
i have little space left on my phone, why does your site save stuff there
i use public computers and wonder why a web page leaves things behind
suppose my wifi drops, is that why you save stuff with me
and why is it stored at all
so that's for when i have no signal
what is the use of keeping that with me
is it so my preferences aren't lost
for what sake does the page save stuff locally

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
how do i delete what my browser keeps of your site
where can i delete the site data
can you tell me how to remove everything from my device
is it true that i can delete all of it in the settings
delete site data browser settings
i want to know if i can clear what is stored on my device
what about deleting it all, where do i do that
i don't want anything left in my browser, what do i do
how do i wipe your site off my phone
where in chrome do i flush what you saved
clean up my ipad after visiting you
how can i scrub your leftovers from my pc
can the cached stuff be purged by me
what's the way to reset everything you stored locally
i'm selling my laptop, how do i clear traces of your website
can i get rid of your storage by myself
empty the local storage how
my memory is full, how do i throw out what your page put there
i was on a library pc and want no trace of my visit, how do i remove it
my dad isn't technical, where must he tap to erase your stuff from his tablet
a privacy checker showed items from you, how does one remove them
suppose i no longer want any of that on my machine, what then
and how do i get rid of that
so where do i erase it
can that be removed in one go
do i need you for deleting it or can i do it myself
which menu clears it

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
does my browser remember the dark theme
do you store that i dismissed a notice
can you tell me where my choice of theme is kept
is it true that the dismissed install offer is remembered
theme choice stored
i want to know if light or dark is saved on my device
what about the install notice i closed, does it come back
the offer to install won't appear again once dismissed, will it
is night mode recalled on my next visit
why is the page still black when i come back
will that add to home screen popup nag me again
how does the site know i already waved away the hint
is my preferred colour scheme saved locally
does it recall which prompts i've shut
do i have to pick white background every time
where do you hold the look i selected
will the pwa banner reappear after i x it out
my eyes hurt from bright screens, will your site stay dim next time
i closed that little box about putting you on my phone, how come it never came back
i turned the screen dark on my laptop, is that noted on the laptop itself
our tester wants to know which ui preferences persist in local storage
suppose i swat away a banner, is that saved on my machine
and the colours i chose
so it knows that i closed the popup
is day or night look among that
does that cover appearance settings
what about hints i've clicked away

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
is my answer on analytics stored on my device
does my browser keep whether i said yes to analytics
can you tell me where my analytics choice is saved
analytics answer stored
why does the consent banner not show up every time
will i be pestered about tracking at each visit
does my handset recall that i refused being measured
where does my no to statistics live
is the cookie choice saved locally
i declined last month, does the site still know
and my reply about being counted, is that kept too
do i have to decide anew each time about the visitor counter

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
does the site remember how far i had read
is what i typed into a form kept if i don't send it
can you tell me if a half filled form survives closing the tab
is it true that typed text is only in the page's memory
typed form text lost when tab closed
i want to know how long my reading position is kept
what about a form i did not send, is it saved
unsent text is not stored anywhere, is it
i hit refresh and my letter is gone, can i get it back
do you autosave drafts
why does the back button take me to the same spot
is scroll position recorded
my phone died while writing, is the enquiry lost
could you see what i began to write and then deleted
does a crash eat my half-finished message
do keystrokes go to you before i press submit
can i finish my application tomorrow where i left off
i wrote for an hour in the careers form and shut the laptop, can it be recovered
i typed something rude and then closed the window without submitting, did you get it
my grandson shut the browser while i was filling in, must i start over
i've read that some websites grab text before you press the button, do you
suppose i leave halfway through the form, does anything stay behind
and if i close the window
so my draft is gone for good
does it survive a reload
how come it finds the place where i stopped
does the page know where i left off reading

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
what happens to a form that could not be sent
is my resume stored in the browser when there is no connection
can you tell me if unsent forms are encrypted
is it true that unsent forms wait in the browser's storage
unsent form offline storage
i want to know if others can see my unsent form on a shared device
what about my cv if the connection fails
the waiting forms are not encrypted, are they
my net died on submit, where is my biodata now
is a queued enquiry readable by whoever uses the pc next
what should i do before leaving a cyber cafe
do my papers sit in plain text on the library computer
how long does an outbox item lie around
could a roommate dig up my application from the hostel laptop
can i bin a message that's stuck waiting for signal
does it vanish from my phone once it got through
is it risky to apply from a public terminal with bad wifi
i pressed submit in the lift with no reception, is my enquiry lost or parked
my sister and i share a tablet, might she find the job form i couldn't get off
i applied from a hotel lobby and the internet dropped, ought i to worry
we are a college with lab pcs, do students leave their papers behind when the line is down
suppose the train goes into a tunnel as i press the button, where does it go
and where does it wait until then
so anybody at that pc could open it
does it get wiped after it has gone out
what should i do if it's not my own computer
is a pending submission scrambled or in the clear

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
can i read the site offline
what does the service worker keep
can you tell me if the copies contain personal data
is it true that pages are kept for reading offline
service worker offline pages
i want to know if there is personal data among the copies
what about pictures and scripts, are they kept too
the offline copies hold nothing personal, do they
can i browse you on a plane
does your site work with no internet
what is eating storage on my phone from your website
is it a pwa with a cache
can i see your portfolio in the basement where there's no signal
do cached files give away who i am
which files are downloaded for later
why do pages pop up even in flight mode
is my private stuff in the cache
i'm flying to kl tonight and want to study your services on board, will that do
on site in the desert we have no network, can our foreman still open your pages he visited
my it department sees a worker script of yours installed, what does it store
i lent my tablet to a friend, can he find my details in the saved pages
suppose the wifi goes down, do i still get to see anything
and those stored pages, is there something of me in them
so i can look at it without network
what exactly is cached
is that just public material
do you save anything for when there's no reception

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
is there a login token in the browser
what do staff browsers keep
can you tell me how long the login token is kept
login token staff dashboard
do visitors get a session token or just your employees
does your back office use a jwt in local storage
how do your colleagues stay signed in
when does the administrators' sign-in credential vanish
is there something on the device that applies solely to your workers
suppose an employee forgets to sign out, does the session end by itself
and what's stored for people who work for you
what lies on an employee's machine after signing in

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
why does the server count requests
do you count requests by ip address
can you tell me how you fend off abuse
is it true that forms, chat and login are limited by network address
request counting network address abuse
i want to know if my requests are counted
what about attacks on the login, how do you fend them off
you don't let one address send without end, do you
why does it say try later
do you have rate limiting
what do you do against ddos and flooding
i was blocked after a few tries, how come
are you throttling the chat
how is brute forcing of passwords prevented
can a script hammer your contact page all night
do you tally hits per ip
what stops a vandal from sending ten thousand enquiries
our whole office shares one line and we got locked out, is there a tally per connection
a rival bombarded our shop with fake orders, how is your site guarded against such people
i clicked a lot and now it refuses me, does a meter run
our pen tester asks which endpoints are throttled
suppose a troll keeps spamming the bot, what happens
and for which parts of the site is that done
so what is my ip needed for
how does it know someone is misusing it
does it apply to the chat as well
is there a cap on submissions from a single ip

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
how long is the count of requests kept
is the count deleted after one day
can you tell me how long a count is needed
is it true that counts are kept for minutes or hours
request count kept how long
i want to know when the count of my address is gone
what about the count, is it kept beyond a day
a count doesn't stay for weeks, does it
when will i be let in again after too many tries
does the tally by ip live longer than 24 hours
how soon is the throttle reset
am i banned forever for sending too often
what's the ttl of your abuse counters
when is my slate wiped after being throttled
does my ip stay in a blacklist for good
will tomorrow be a fresh start if i got blocked tonight
is the meter zeroed overnight
i got locked out at noon, will it work by tomorrow noon
my ip belongs to a cafe, do you hold hits against it for weeks
our auditor wants the lifetime of your rate limit records
i fear one angry evening of clicking will haunt me, how long is it remembered
suppose i hit the limit in the chat, how long till it's forgotten
and how long is that remembered
so it's gone by the next day
is that stored permanently
when does it forget me
what's the longest such a tally lives

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
what do the technical logs note
is my network address in the logs
can you tell me what the server logs about a request
is it true that the logs note time and path
technical logs contents
i want to know if my ip address is logged
what about the duration of a request, is it noted
the logs may hold my network address, right
what does your server's diary write about my visit
do you have apache style access logs
which fields are in a log entry
will there be a record that i opened the careers page at ten
does the machine scribble down status codes
is how fast the page loaded recorded
could a hacker's visit be traced in your files
what trace does a plain page hit leave on your end
are urls that i call kept on file
our forensic team needs to know what your access logs capture
i only looked and wrote nothing, is there still a record on your machine
my husband's ip is the same as mine, what would your server have written
as a student of networking i wonder what your web server jots down
suppose a page fails to load, is the failure put on record
and what is in those entries
so what does each line contain
does that include my ip
do they see what page i asked for and when
what ends up in the server's records when i browse

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
do the logs contain my messages
is my e-mail address in the logs
can you tell me if passwords are written to the logs
is it true that the logs hold no phone numbers
logs without messages passwords
i want to know if the text i write ends up in the logs
what about my phone number, is it in the logs
no passwords are logged, are they
can a sysadmin read my enquiry in the server files
does what i type leak into a log file
is my mobile printed somewhere in technical records
do your access records carry my chat
could a hosting engineer find my gmail in there
are credentials stored in plain sight in some logfile
what is left out of the server's diary
is pii kept out of your logs
are contents of submissions recorded at system level
twitter once logged passwords by accident, could that happen in your records
i wrote you something private, would the machine's records show the words
our security auditor asks if log files are free of contact details
i'm a therapist and must be sure that what i write isn't in some system file, is it
suppose someone steals the log, can he ring me up
and my words, are they in there
so what isn't noted
is my mail in those as well
do they hold anything i typed
could contact details of visitors be fished out of the server files

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
how long are logs kept
are the logs deleted after 30 days
can you tell me the longest time logs are kept
is it true that logs stay 30 days
log retention days
i want to know when the logs are deleted
what about old logs, do you keep them
logs aren't kept for a year, are they
how far back can you see who visited
is last year's traffic record still there
after how many weeks do server entries go
do you rotate your logfiles monthly
could the police still find my visit from january in june
how old can a technical record become
is there an expiry on access entries
do you hoard system records forever
we had an incident two months ago, would your server records still show it
our policy demands six months of log retention, how much do you have
i visited in spring, is my ip still in your files
my professor asks what retention period you set for machine logs
suppose i look at your site today, when is the trace of it gone
and when do those get purged
so they're gone after a month
how long do you hold on to them
is that period a maximum
do server entries from three months back still exist

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
on what legal ground do you handle inquiries
why may you process my application
can you tell me the legal basis for chat leads
is it true that you handle my inquiry as a step towards a contract
inquiry application legal basis contract
i want to know what gives you the right to handle my inquiry
what about applications, on what ground are they handled
you handle my application because i asked, don't you
which article 6 ground covers enquiries
is it pre-contractual measures or consent for a lead
under what lawful title do you work with a candidate's papers
what entitles you to use what i said to the bot for sales
do you need my permission to deal with my request for a quote
justification for holding prospects' particulars
what's the statutory footing for handling a jobseeker's file
are you allowed to hold my cv without me signing something
is it lawful to process a quotation request with no tick box
our dpo misses a consent box under your contact form, why is there none
i only asked a price, on what authority do you handle my details
as a law student i ask what ground an employer like you has for reading cvs
my union rep asks by what right you process applicants' data
suppose i send you a brief, on which legal footing do you treat it
and by what right do you do that
so my request itself is the ground
which basis is that for job papers
is that consent or contract
how come no agreement is needed from enquirers

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
is the newsletter based on consent
on what legal basis do you send the newsletter
can you tell me if analytics needs my consent
is it true that analytics rests on consent where required
newsletter analytics consent basis
i want to know the ground for analytics
what about the newsletter, do you need my consent for it
you don't send the newsletter without consent, do you
what lawful title do you have for mailing me
is it opt-in that your marketing mail hinges on
under which ground do you count visitors
do you claim legitimate interest for web statistics or do you ask
for what do you really need my permission
which of your activities depend on a yes from me
article 6(1)(a), where do you use it
may you mail me tips just because i wrote to you once
is being measured founded on my agreement
our lawyer says web statistics need permission in europe, what do you rely on
i bought nothing from you, so on what ground would a bulletin come
i teach privacy law, which of your purposes are built on agreement of the person
my firm forbids mailings without opt-in, how is it founded with you
suppose i never agreed to be counted, what's your legal footing then
and for the mailing list, what's the ground
so those two depend on my say-so
is agreement required for the statistics
what is my permission asked for
which uses need an explicit ok from the person

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
what is your legitimate interest
on what ground do you protect your systems against abuse
can you tell me the legal basis for security measures
is it true that security rests on legitimate interest
legitimate interest security abuse
i want to know what allows you to count ip addresses
what about protection against abuse, do you need consent for it
you don't ask consent for security, do you
why may you use my ip to keep hackers off
is article 6(1)(f) your ground for spam defence
what lawful reason covers throttling and blocking
what justifies server records without my agreement
how is anti-spam justified under privacy law
do you have a valid reason for guarding the website with my data
is defending yourselves from bots a good enough ground
under which title do you run firewalls that see my ip
where do you invoke your own interest instead of my permission
our dpo asks what balancing you claim for ip based rate limits
i never allowed you to log my ip, what makes that lawful
a judge might ask why you process addresses to fight attacks, what do you say
i study law, which processing do you base on interests of the controller
suppose i object to the spam check, what do you base it on
and the defence stuff, what is that based on
so that's done without asking me
which ground is that for fighting hackers
why don't you need my ok for it
on what do you base keeping the site safe and running

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
am i obliged to give you my data
do i have to fill in anything
can you tell me what happens if i leave out required fields
is it true that giving data is voluntary
obliged to give data
i want to know if i can refuse to give my e-mail
what about the required fields, what if i leave them empty
nobody obliges me to give anything, right
can i stay anonymous with you
what do i suffer if i keep silent about myself
is there any statutory duty to hand over my particulars
what's the consequence of withholding my mail
can you get back to me if i don't leave a name
must i cough up personal info to deal with you
will you reply when the starred boxes are blank
is it forced or free to tell you who i am
what if i'd rather not say who i am
i'm shy about my surname, will i still hear from you without it
i want a quote but no contact, can that work
my mother refuses to type her mail anywhere, can you still reply to her
our ethics board asks if participants are compelled to disclose anything to you
suppose i keep my email to myself, will there be a response
and if i don't want to tell you that
so it's all voluntary
what happens if i skip it
is there a penalty for not giving it
does the law or you compel me to reveal anything

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
who reads my inquiry
which members of staff see applications
can you tell me who has access to leads
is it true that staff must log in to read inquiries
who can read inquiries and applications
i want to know if everyone in the firm reads my message
what about my application, who gets to see it
not all your staff can read it, can they
does the intern have a look at my cv
is access need-to-know
could the cleaner see what i sent
is my biodata lying open on somebody's desk
whose eyes fall on my contact form
are records behind a password
who goes through candidates' papers
is there role based access to prospects' details
how is it shielded from curious colleagues
my cousin works at longitude, could he look up my application
i sent a secret project brief, how wide is the circle of readers
a hospital asks who internally may open what it sends you
our iso auditor wants to know how access to leads is restricted
suppose a driver of yours wanted to see my enquiry, could he
and who gets to see that
so not everybody in the house
do they need a password for that
where do they read it
which employees get insight into what people send

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
do colleagues in other countries read my data
can staff in dubai see what i send to bengaluru
can you tell me if the malaysian office reads my application
is it true that the same rules hold in all three countries
data read in india malaysia uae
i want to know if my inquiry is read in india
what about the colleagues in the emirates, can they read it
it isn't read in one country only, is it
is my info shared between branches
does it cross borders inside your firm
if i write to kl, does bangalore get it too
intra-group access from abroad, yes or no
are the gulf people held to the same discipline as those in asia
would someone overseas open my job papers
do your offices exchange what comes in
are internal policies identical everywhere
which nationalities' teams could be looking at my request
i live in penang and would prefer that only locals see my details, is that so
my agency in sharjah must know if enquiries get looked at outside the emirates
our ministry forbids foreign eyes on tender data, who abroad sees ours
i applied for the kuala lumpur seat, might hr in bangalore go through it
suppose i write from doha, in which places may it be opened
and from which countries do they look at it
so people abroad see it too
are the rules laxer over there
does one branch see what another got
can my message end up with a team on the other side of the sea

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
where is the data stored
can you tell me if a hosting provider holds my data
is it true that the provider works on your instructions
data hosting provider contract
i want to know where your database lies
what about the hosting provider, is there a contract
the data isn't on your own machines, is it
do you run your own servers or rent
in whose data centre does my stuff sit
is it in the cloud or in a cupboard in your office
is there a processing agreement with your hoster
may the host peek at my records
where do you physically keep people's details
aws, azure or your own racks
is the hoster allowed to do what it likes with it
whose computers does my enquiry lie on
our bank asks for the processor that keeps your records and on what terms
i hope my cv isn't on some usb stick, where is it kept
i read that web hosts sell data, is yours bound by anything
a client of mine requires a dpa with the host, have you signed one
suppose the hoster wants to use my info, could it
and where does all that sit
so another firm has it on its machines
is that outfit bound by your orders
who looks after the servers it's on
does an outside datacentre hold what we send

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
who else receives my data
which providers get my data
can you tell me the other recipients
is it true that e-mail and analytics providers receive data
other recipients providers
i want to know if my message goes into a chat program of your staff
what about customer records, do you use such a program
no other recipients than those providers, or are there more
list of sub-processors please
do you pipe enquiries to slack or teams
does my lead land in hubspot or salesforce
what third parties come in touch with my info
which outside tools see what i wrote
is a crm vendor involved
who besides you and the hoster has a hand in it
categories of processors you pass stuff on to
does some mail delivery firm handle my address
our vendor risk sheet asks for all suppliers that touch our info, who are they
i'd like to know through which software a new enquiry pops up with your people
a friend told me firms share contact forms with dozens of companies, with whom do you
my supervisor needs the recipient categories for a transfer register
suppose i fill in the form, which external programs does it pass through
and who else gets it
so which helpers are involved
are those all active or just some
what may they do with it
do outside companies apart from the host get to see anything

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
what happens if my data leaves my country
do you use standard contract clauses
can you tell me the safeguards for data that leaves the country
is it true that you rely on standard contract clauses
data transfer abroad safeguards
i want to know how my data is protected when it leaves the country
what about transfers outside europe
my data isn't without protection abroad, is it
sccs in place or not
how do you make cross-border shipping of records lawful
after schrems ii what's your transfer mechanism
is it safe when my stuff goes overseas
what shields my particulars once they're across the frontier
does sending my info from france to india have legal cover
which legal instrument covers exports of personal info
what do you put in place for international flows
are model clauses signed
i live in munich and you sit in asia, how is the transfer covered
our dpo won't approve vendors in third countries without paperwork, what do you have
i'm worried that once my cv is shipped to another nation no rule protects it
as a saudi company we face export limits on personal info, how do you deal with that
suppose my enquiry from spain is opened in dubai, what guarantees are there
and what protects it over there
so is there something signed for that
how is that made legal
what guarantee do i have when it goes overseas
under what conditions can my details travel across frontiers

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
do you disclose data to authorities
when do you give data to the police
can you tell me if authorities can get my data
is it true that you disclose only where the law compels you
disclosure to authorities
i want to know if the government can see my data
what about authorities that ask for data
you don't disclose anything voluntarily, do you
will you hand me over to the cops
what do you do when the taxman knocks
do you cooperate with spies
is a warrant needed before you open up
would you rat on a user
can my embassy find out that i applied
do you give in to a phone call from a ministry
lawful interception or subpoena, how do you react
do intelligence services have a back door with you
i'm a dissident and need to know whether officials could get my chat
my ex is a police inspector, could he ask you for my number
our newsroom wants to know how you react to state requests for information
an income tax officer wants our brief, would you just give it
suppose a magistrate orders it, do you comply
and the police, do they get it
so only with a court order
would you do that of your own free will
does the state get anything from you
under what circumstances do officials obtain people's details

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
do you sell my data
is my data sold to others
can you tell me if you sell personal data
is it true that you don't sell data
sell data
i want to know if my address is sold
what about selling data, do you do that
you don't sell my number, do you
do you make money off my info
will telemarketers get my mobile from you
are you a data broker
do you flog email lists
is there any trade in visitors' particulars
can advertisers buy my details from you
do you monetise what people enter
would you ever take cash for your contact list
do you rent out your database
i asked one builder for a quote and got forty calls from others, do you pass leads on for money
my grandmother gets spam calls after each form, will yours cause that too
our investor asks whether user information is a revenue stream of yours
i don't want my kid's college application details peddled to coaching firms, do you do such things
suppose a broker offers you good money for leads, what then
and do you earn something with it
so nobody can buy that
is it ever given away for a price
do you profit from my details
would my number be up for purchase anywhere

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
are these the longest periods
what do the periods in the list mean
can you tell me if the periods are maximums
is it true that data is never kept longer than stated
longest periods retention
i want to know if the times given are upper limits
what about the periods, are they fixed or the longest
data isn't always kept for the whole period, is it
is 24 months a ceiling or a minimum
do the figures in the table mark the outer limit
may it be shorter than what's written there
could you exceed the stated durations
is the deadline an upper bound
how should i understand the retention table
are those hard caps
are the storage terms averages or the worst case
nothing is stored beyond the terms you list, correct
i read twelve months for job papers, is that the most or the least
our records manager asks whether your durations are maxima
i worry that you stretch the terms, can they be overrun
as a teacher of law i ask if the terms named are minimum storage duties
suppose it says ninety days, can it turn into a hundred
and are those times maximums
so it can't last any longer than that
is that the latest date of removal
do these numbers tell the utmost or the usual
what kind of limit are the storage times you give

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
do you delete earlier what is not needed
is data deleted before the period ends
can you tell me if you delete unneeded data sooner
is it true that you don't wait for the end of the period
delete earlier no longer needed
i want to know if my data is deleted early
what about data you no longer need
you don't keep what you no longer need, do you
do you throw things out before the deadline
is useless stuff binned ahead of time
do you practise data minimisation over time
does it always hang around the full term
what if my project falls through, is my brief tidied away
do you clean up in between
will outdated records go sooner
is there an early purge
do you sit on old files until the last day
we found another agency last week, would our request still lie there for two years
the vacancy is filled and i'm out, must my papers wait the whole year
our auditor dislikes keeping things just because one may, how do you see that
i asked one tiny question and got the reply, why hold it two years
suppose i turn out to be no customer, is it cleared away at once
and if you don't need it any more
so it may go before then
do you wait till the very end
can that happen sooner
what do you do with records that have served their purpose

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
is deleted data still in backups
how long does deleted data remain in backups
can you tell me if backups are encrypted
is it true that backups are overwritten after 30 days
deleted data backups days
i want to know if my data is really gone after deletion
what about backups, is my data deleted there too
deletion doesn't reach the backups at once, does it
does a ghost copy survive after you erase me
can you restore what was wiped
are the tapes scrubbed as well
when is it truly and finally gone
do safety copies hang on to me for a while
how long do snapshots live
could somebody dig my file out after the wipe
are archived copies scrambled
is there a delay until the last trace disappears
i had my chat erased today, is it off every disk tonight
our security chief asks about erasure in disaster recovery copies
i once found my "deleted" photos again years later, can that happen with you
as an auditor i need the lag between removal and final overwriting
suppose your server burns and you restore, do i come back to life
and in the safety copies
so it lingers for another month
are those copies protected
when do these get overwritten
does erased stuff live on somewhere for a time

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
how long do you keep inquiries
how long is a chat lead kept
can you tell me when my inquiry is deleted
is it true that inquiries are kept 24 months
inquiry retention months
i want to know how long after our last contact you keep my data
what about chat leads, when do they go
you don't keep my inquiry forever, do you
i asked for a quote in 2021, do you still have that
how long do prospects stay in your system
when does my quotation request expire
does a fresh call restart the clock
are contact form messages wiped after a couple of years
when do you forget a customer who never bought
what's the shelf life of an rfq
my number that i gave the bot, when will it be gone
up to what age do you hold enquirers' details
we talked with you three years ago about an app and then went silent, are we still on file
my old boss wrote to you ages ago, is his request still lying there
i only asked about prices once, for how many months will that be around
our dpo wants the retention term for sales leads from the bot
suppose we never speak again, when is my brief destroyed
and how long do you hold on to that
so two years from when exactly
when does the clock start for an enquiry
does it count from the final mail between us
until when may a request for proposal lie with you

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
how long do you keep job applications
when is my resume deleted
can you tell me how long my cv is kept
is it true that applications are kept 12 months
job application retention
i want to know when my application is gone
what about my resume after a rejection
you don't keep applications for more than a year, do you
i applied in 2022, is my biodata still there
for how long do candidates' papers stay in hr
after a turn-down, when are my documents shredded
is a one year old candidature still on file
when do you toss cvs
how long may jobseekers' records lie with you
would you still have my lebenslauf from two summers ago
retention term for unsuccessful candidates
do you archive applicants forever
my son didn't get the job in march, till when does his file exist
our placement office asks how long students' cvs remain with employers, and with you
i'd like to try again next year, will you still have my papers
i changed my name since and don't want the old cv around, when does it go
suppose i'm not hired, when am i erased
and the cv, how long does that stay
so after a year it's destroyed
is that from the day i applied, and how many months
what's the maximum for candidates' files
until when could a recruiter of yours dig up my papers

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
how long are chat conversations kept
when is my chat deleted if no lead arose
can you tell me how many days a conversation is stored
is it true that chats are kept 90 days
chat conversation retention days
i want to know when my chat without contact details is deleted
what about a conversation that led to nothing
chats without a lead aren't kept for years, are they
when do the bot talks evaporate
i just asked about opening hours, how long does that stay
how long do anonymous transcripts live
after how many weeks are idle chats wiped
is small talk with the helper kept a quarter of a year
when will these lines vanish
if i leave no number, when is this talk purged
what is the shelf life of a casual dialogue
will our gossip here still exist next christmas
i played around with your robot in january, is that gone by june
i never told it my name, so how long does it hang on to what i said
our school tested the chatbot with the class, when do those texts disappear
my lawyer wants the storage term for bot dialogues that bring no customer
suppose i just ask and leave, when is it erased
and when i don't become a customer
so what i type here is gone after three months
how long does this one stay
when is a fruitless talk thrown out
for how long are dialogues of mere lookers-on held

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
how long do you keep newsletter addresses
when is an unconfirmed newsletter address gone
can you tell me how long my address stays on the newsletter list
is it true that unconfirmed addresses are kept 30 days at most
newsletter address retention
i want to know until when you keep a subscriber's address
what about addresses that did not confirm, how long do they stay
you keep my address only until i unsubscribe, don't you
how many days do i have to click the verification mail
when do pending subscribers expire
is there an end date for my being on the mailing list
for how long does a never approved sign-up sit in the database
does membership of the bulletin lapse by itself
how long do readers' mail ids remain
half done subscriptions, how soon are they dropped
will you have my email for life if i stay a reader
what's the term for unverified recipients
someone put me on your list last month and i ignored it, is my mail still there
i've been a reader for six years, do you ever drop my address on your own
our deliverability guy asks when dead sign-ups are purged
my privacy course wants storage terms of mailing lists, what is yours
suppose i get round to the verification five weeks later, is it too late
and the ones who never clicked, when are they gone
so as long as i'm a reader you have it
after what time does an unapproved one go
is there a month's grace for that
till when do you hold a reader's email

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
how long do you keep counts and technical logs
how many days are technical logs stored
can you tell me the periods for counts and logs
is it true that counts by network address go after one day
counts one day logs 30 days
i want to know how long my network address is stored
what about logs compared with counts, which stay longer
counts and logs aren't kept equally long, are they
when is my ip forgotten everywhere on your system
retention for access records and rate limit tallies
how soon do machine generated records lapse
shelf life of the throttle figures versus server files
what's the expiry for technical traces of a visit
24 hours for what and a month for what
how long might my ip linger in all
do server records outlive the abuse counters
which technical things vanish by tomorrow
my isp gives me a fixed ip, so for how long can you tie it to visits
our security questionnaire has a row for ip retention, what do we enter for you
i run a cyber cafe and wonder how long you hold our ip
as an it auditor i'd like the storage terms for system records in one line
suppose i just browse without writing, when's the last trace of my ip gone
and the ip stuff, how long
so what are the terms for the technical part
is it the same for server records
when do tallies per ip run out
what are the storage times for everything that has my ip in it

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
how do i make use of my rights
where do i write for a data request
can you tell me which address i should write from
is it true that i must write from the address i used
exercise rights write to
i want to know how to ask for deletion of my data
what about writing from another address than the one i used
i don't need a form to use my rights, do i
how do i lodge a dsar
i want to be forgotten, what's the first step
whom do i mail to see everything you hold on me
procedure for a subject access request
can i phone to have my stuff erased or must i mail
from which mailbox shall i send my demand
how does one file an erasure claim
forget me, how
what must i do to get my details corrected
i chatted with you using my work mail and want it scrubbed, how do i go about it
my mother passed her details to you and wants them out, what should she send
i'm a recruiter's candidate and want a copy of my file, how do i ask
our dpo wants to lodge an access claim for an employee, what's the way
suppose i want my cv removed, what do i send and from where
and how do i claim that
so where do i send such a request
must it be the same mail i gave you
what's the procedure for these entitlements
how do i get the ball rolling on having my info removed

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
does a data request cost anything
can you tell me when you answer a request
is it true that you charge nothing
data request days free
i want to know if there is a fee for getting my data
what about the time, within how many days do you answer
you don't charge for a deletion, do you
what's the turnaround for a dsar
is it gratis to see my file
how quick are you with erasing people
will i be billed for a copy of my records
when can i expect a response to my petition
do you drag your feet when somebody wants to be forgotten
what does exercising my entitlements set me back
is there a deadline you keep for replies to access claims
any admin charge like banks take
i asked a telecom for my file and waited half a year, how fast are you
i'm a pensioner and can't pay for such things, is it for free
our legal clerk needs to diarise your response time for subject access
my boss asks whether we'd get an invoice if we demand our records
suppose i write today, by when do i hear from you
and how long would that take
so it's free of charge
is there a cost for that
when do i get my reply then
within what term must i hear back on my rights

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
how do you check who is asking
do i have to prove my identity for a data request
can you tell me what you do if you are not sure who asks
is it true that you ask one question back only
identity check data request
i want to know if i must send my passport
what about somebody who asks in my name
you don't ask for a copy of my id, do you
do i need to upload aadhaar or mykad to get my file
could my ex pretend to be me and get my stuff
how do you verify that it's really me
will there be an endless questionnaire before i get my records
do you demand emirates id
how do you ward off impersonators
is a selfie with passport needed to be erased
how much proof do you want from a requester
what if i write from a different mailbox and you doubt me
a bank once made me notarise three papers to see my own data, how is it with you
i'm afraid a stalker could ask for my address by posing as me, what do you do
my lawyer writes for me, do you make him jump through hoops
i hate sending scans of my licence over mail, will i have to
suppose you doubt it's me, what comes next
and do i have to show my id
so what do you do if in doubt
is there lots of to and fro before that
how do you know it's truly me writing
what if a stranger tries to get hold of my records

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
what remains after an erasure
do you keep a trace after an erasure
can you tell me what the checksum is that you keep
is it true that the checksum cannot be turned back
after erasure trace checksum
i want to know if everything is gone after an erasure
what about the technical trace, can my text be read from it
not everything is erased, is it
is there residue when i've been wiped
what's left of me once you've scrubbed my enquiry
can the hash be reversed into my words
does a leftover of my submission survive
is a full wipe really down to zero
do you hang on to a fingerprint of what i sent
could an engineer rebuild my letter from what stays
does forgetting me leave any crumbs
is something anonymous retained after the purge
i told you a trade secret and had it erased, can it be reconstructed
my lawyer insists on complete removal, does a stub stay
i'm a cryptography student, is it a one-way digest you hold on to
as a regulator i'd ask what persists when someone's form is removed
suppose i have my cv form erased, does zero remain
and nothing stays behind
so what is that remnant
can it be linked to me
does that contain any of my words
is there anything you retain in spite of a wipe

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
what is the trace after an erasure for
why do you keep a random number after erasure
can you tell me what the checksum prevents
is it true that it only stops a delayed copy of the form
checksum purpose delayed copy
i want to know why a trace is kept at all
what about a delayed copy of my form, is it stored again
the number isn't used for anything else, is it
could my wiped enquiry pop up again
what's the good of holding on to a hash
how come you don't drop the fingerprint too
might a queued submission from my phone revive what was erased
for what reason does a remnant stay
what stops an old offline message from sneaking back in
does the leftover serve any marketing end
will a late arriving duplicate be rejected
is that stub for blocking resubmission
my tablet was offline for weeks with a form in it and i had all erased meanwhile, does it come back
i wanted a total wipe and you keep a digest, what on earth for
our auditor asks the purpose limitation of your post-erasure stub
i don't see why anything must stay, what's the justification
suppose my laptop resends the thing a month later, do you have it once more
and why keep that
so what's it needed for
does it have any other use
what would go wrong without it
how do you make sure that something erased doesn't come back

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
do you note that an erasure was done
who is noted when data is erased
can you tell me if my name is kept in the note of an erasure
is it true that you note when and by whom, but not whose
erasure note when by whom
i want to know if you document erasures
what about a record of the erasure, does it name me
the note doesn't say whose data it was, does it
is there an audit trail of removals
do you log which employee wiped a record
how do you prove to a regulator that people were forgotten
does the erasure register hold the person's identity
is my wish to be forgotten itself remembered
can an auditor see that deletions took place
do you keep proof of having purged something
does some list say "mr tan was removed on monday"
which colleague pressed delete, is that on record
if i asked next year whether i was erased, would you find my name in a list
i fear ending up on a list of people who wanted out, is there one
our auditors want evidence of carried out removals, do you have any
as an inspector i'd ask who did the purge and at what date, is it written down
suppose a worker deletes things at will, is that traceable
and is that written down somewhere
so my name isn't in there
does it say who did it
is the date of the wipe recorded
what evidence stays that you've carried out a removal

= If you are not content
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
where can i complain about you
to which authority can i go if i'm not content
can you tell me how to complain about data protection
is it true that i may go to the authority of my country
complain data protection authority
i want to know what i can do if i'm not content with your answer
what about a complaint, who takes it
if i'm not content, you don't have the last word, do you
is there a watchdog i can report you to
who supervises you in privacy matters
can i escalate to the ico
where do i take it when your reply is rubbish
is there an ombudsman for misuse of my info
how do i appeal against your refusal
who polices you
which regulator can i petition
can i blow the whistle to the commissioner at home
you ignored my erasure mail, whom do i turn to now
i live in ireland and feel mistreated by you, who hears me
my father says always go to the government if a firm misuses your number, which office would that be
a consumer group asks what remedy people have against your privacy decisions
suppose you turn down my request, where can i go next
and if i'm not happy with that
so who is above you
can i take that further
which body would look into it
who can help me if you mishandle my info

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
can i get a copy of what you hold about me
do i have a right of access
can you tell me what you hold about me
access copy of my data
show me my file
what have you got on me
may i look into my own records
print me out all that's stored under my name
auskunft, do you grant it
i'm curious what your salespeople wrote about me, can i see
i want to see everything you've gathered on my company's contact person, me
and can i see it for myself
is a duplicate of my particulars available to me

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
can i have wrong data corrected
do i have a right to correction
can you tell me how incomplete data gets completed
correction wrong data right
my surname is misspelt in your records, will you fix it
i've married and my name differs now, can you amend it
rectification possible
may i ask you to update my old mobile
there's a mistake in what you hold, must you mend it
i gave the wrong email in my application, can it be put right
and if something in there is false
half of my particulars are missing, can i have them added
am i entitled to have inaccurate details set straight

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
can i have my data erased
do i have a right to erasure
can you tell me if a law obliges you to keep something
is it true that you name the law that prevents an erasure
erasure right law exception
i want to know if you erase everything when i ask
what about data you must keep by law
you can't refuse an erasure without a reason, can you
please forget me
get rid of all you have on me
can i demand that my details be destroyed
is there a right to be forgotten with you
may you say no to wiping my records
what if tax rules force you to hold an invoice with my name
delete my account and everything
could something survive my wish to vanish for statutory reasons
will you scrub my application if i ask nicely
i regret having written to you, can it be made undone
i was young and sent a silly cv, can it disappear for good
we are ending our relationship and want all our details purged, would you refuse anything
our solicitor asks if you'd cite the statute whenever you retain something
suppose bookkeeping rules stand in the way, will you say so
and can i have it wiped
so are there exceptions to that
would you tell me the reason if you can't
does everything go if i ask
am i entitled to vanish from your database

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
can i object to a use of my data
can you tell me how to restrict the use while a question is open
is it true that i can object
objection restriction of use
i want to know if you stop using my data while we argue
what about objecting without deleting
you have to stop a use if i object, don't you
may i tell you hands off for certain purposes
can you freeze my records until the dispute is settled
put my file on hold please
am i allowed to say no to one purpose and yes to another
is a temporary block on my details possible
can processing be paused
how can i oppose what you do with my info
can you lock it but not erase it
is there a veto for me against some processing
we quarrel over whether my details are correct, will you leave them alone until then
i don't want it destroyed because i need it as evidence, but nobody should touch it, possible
i'm fine with a reply but not with sales follow-up, can i protest against that part
our counsel asks if processing may be suspended during a dispute
suppose i disagree with how you handle my number, can i forbid it
and can i say no to that
so you'd leave it untouched meanwhile
is it possible to put that on ice
what if i don't want it used like that
can i contest a purpose of yours

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
can i get my data in a common file format
do i have a right to data portability
can you tell me in which format i receive my data
data file format export
can i have it as csv
take-out of my stuff possible like with google
i want to carry my records over to another provider, will you hand them out
is a json dump of my details on offer
may i download what's mine as a spreadsheet
machine-readable copy, yes or no
and could i get that so my computer can open it
we are moving to a competitor, do we get our particulars in a reusable form
i don't want a paper printout but something electronic, do you do that

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
can i withdraw my consent at any time
what happens when i withdraw a consent
can you tell me if a withdrawal works backwards
is it true that i can take back my consent whenever i like
withdraw consent any time
i want to know from when a withdrawal has effect
what about what you did before i withdrew
a consent isn't forever, is it
i said yes and now i regret it, can i undo
may i revoke what i agreed to last year
opt out after having opted in, possible
is my approval binding for good
does rescinding make the earlier use unlawful
can i pull the plug on a permission i gave
does cancelling apply retroactively
is there a notice period for taking back my ok
once i've ticked the box am i stuck with it
i agreed in january and changed my mind in may, were the months between against the law
my husband ticked something in my name, can i retract that
our compliance sheet asks if permission can be revoked as easily as given
i'm an old man and didn't understand what i agreed to, is there a way back
suppose i repent tomorrow, from when does that count
and can i go back on that
so it's valid from that moment only
does that hold for the past too
when may i do so
is a yes i've given something i can retract later

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
is my connection to this site encrypted
can somebody on the same wifi read what i send you
do you run https everywhere
can you tell me if the link between my browser and you is secure
i want to know if the contact form goes over ssl
is it true that everything i type here travels scrambled
encrypted connection yes or no
what about encryption when i send the form
does eavesdropping on your pages get anyone anywhere
at the mall hotspot, would the guy at the next table pick up my phone number
is your certificate valid and the transport layer secured
could my telco see the contents of what i submit
is a man in the middle able to alter the pages
do you ever let forms travel in clear text
my employer's proxy logs everything, will it see my enquiry
are packets ciphered between us
i worry that my isp is listening when i fill in the form
i'm at changi on public internet, may i send my details now
my husband says never type personal things on an open network, is it okay here
our auditor asks about encryption in motion, what shall i write
suppose a crook intercepts the message on its way, what would he get
and while it is on its way to you
is that the case on every page
so nobody in between can look
does that hold on my mobile too
hsts or tls 1.2, anything like that at all

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
how do you store the passwords of your staff
are staff logins limited to a few attempts
can you revoke a login straight away
can you tell me how the admin side is guarded
i want to know if passwords are kept in plain text
is it true that you only keep salted hashes
brute force protection on login
what about an employee's stolen password
would a robot trying thousands of combinations ever get into your back office
if somebody resigns, how soon is he locked out
is credential stuffing stopped
do you have a lockout after repeated failures
how are your people's secrets kept so that even you can't look them up
argon2 or bcrypt or just md5
what if a laptop is left in a taxi with your dashboard open
can a sacked worker still get in next day
if your database got out, could thieves use the credentials
our it auditor needs the authentication controls, what do you have
i fear an ex-employee of yours could still look at my enquiry
suppose a hacker keeps hammering your sign-in page
my nephew says every site stores passwords readable, yours too
we got burnt when a supplier's account was hijacked, how do you prevent that
and who stops someone guessing their way in
how quickly is a user cut off
are those hashed then
and the people inside, how is their access controlled

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
where is my uploaded file stored
who can download the cv i upload
are uploads checked for size and kind
can you tell me if my resume lies in a public folder
i want to know if an uploaded document can be found by strangers
is it true that only logged-in staff open the files
uploaded files access rights
what about the attachment i sent, is it open to anyone
could a search engine index my biodata
would typing in a guessed address bring up my cover letter
do you vet attachments for nasty formats
is my pdf sitting in an open s3 bucket
what happens if an applicant sends a zip bomb or an executable
may an outsider with the url get my portfolio
does every freelancer of yours see the attachments or just authorised folks
is there mime type validation on the form
my salary slip is in that pdf, who gets hold of it
i worry that my certificates will float around on the net
a job portal once leaked my documents, how do you keep them
my son sent his marksheets, can other people look at them
suppose somebody shares the link to my file, will it open
as an it officer i ask how submitted documents are segregated
and where does my cv lie afterwards
who has permission to open it
is it checked before you take it
so it isn't simply on the web server

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
will you tell me if there is a data breach
do you notify the authority without delay
is any system perfectly safe
can you tell me what happens if you are hacked
i want to know if you report breaches to the authorities
is it true that you promise to inform people at risk
breach notification policy
what about a leak of my data
would you hush it up if crooks got my phone number
within 72 hours or how do you handle an incident
do you claim to be bulletproof
who rings me if my particulars end up on the dark web
is there a duty to come clean after an intrusion
what would you do the morning after a ransomware attack
cert-in reporting, do you do that
is your security unbreakable
would i read it in the newspaper first or hear it from you
do you swear nothing can ever go wrong
my bank kept silent for months after being robbed of records, would you
i worry that i will never learn if my details got out
our dpo asks about your incident response towards data subjects
suppose criminals copy everything tonight, who learns of it
we are a clinic and must know whether you alert people when things leak
and if it goes wrong all the same
how fast would i hear
is the commissioner informed too

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
is this site meant for children
do you collect data of children under 13
what is the minimum age here
can you tell me if my kids may use this website
i want to know if you keep information on minors
is it true that under 13s are not your audience
children under thirteen on this site
what about kids' data
may my eight-year-old chat with this thing
from what birthday on can someone use this page
do you target school pupils at all
do you ever build up files on little ones
coppa compliant or not
is your form for primary school boys and girls
how old must you be
would you knowingly hold records of a preteen
do juniors count among your intended readers
is there an age gate or some rule on that
i teach grade five and wonder if my class can fill in your form
my daughter is ten and wants to use the assistant for homework
as a parent i worry that you gather things about my little boy
our school counsellor asks whether this is suitable for our pupils
suppose a toddler taps around on the tablet, do you want his details
and youngsters, what about them
what's the lower limit then
so you never do that on purpose

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
my child sent you something, how do i get it deleted
where do i write if a child filled in your form
will you delete a child's message
can you tell me how to remove my son's data
i want to know if you erase what a kid has sent
is it true that you delete whatever a minor sends
child sent form delete
what about my daughter's message, can it be removed
who do i email because my little one typed our number into the chat
get rid of what my boy submitted please
my grandson pressed send with our home address, what now
how can a mum have an accidental submission wiped
do you keep a schoolboy's enquiry even if the mother objects
erasure request on behalf of a minor, which mailbox
could a teacher report that a pupil contacted you
purge my kid brother's entry
what should dad do after junior uploaded his photo as a cv
take back a prank message written by a nine year old
my six year old got hold of the phone and wrote you nonsense with our names in it
i worry that my niece told your chatbot where she lives
our class played with your form this morning, i am the teacher and need it gone
suppose i find out a kid has been writing to you
my boss's kid applied for a job for fun, can you undo that
and if one did send something anyway
which address do i use for that
will it really be gone afterwards

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
does a parent have to agree where the law sets a higher age
at what age can someone consent on their own
is a guardian's agreement needed
can you tell me if my 15 year old needs my permission
i want to know if a higher age for consent applies in some countries
is it true that a parent must agree in some places
parental consent higher age
what about a fourteen-year-old, must mum or dad say yes
dpdp says eighteen, so who gives the okay for my teenager
is thirteen enough everywhere
can a seventeen-year-old in india say yes to this himself
who signs off for an adolescent
must grandma as legal custodian approve first
is thirteen the limit in germany too, or sixteen
do you go by local statutes for teens
what if my country treats me as underage until 18
is an elder's nod required for a college junior not yet of age
gdpr article 8, how do you deal with it
i'm fifteen and want to send you my portfolio, do my folks need to okay it
my ward is 16, i am her legal custodian, am i asked
i worry that my teenage son can give away his details without me
our legal team asks how you treat minors above 13
suppose the statute here says sixteen
and for teenagers over thirteen
who has to say yes then
does that differ from country to country

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
are there any automated decisions about me
does a computer decide anything important
which decisions are made by machine
can you tell me if an algorithm judges me
i want to know if you do profiling
is it true that no machine decides anything that matters
automated decision making
what about decisions without a human
will software determine my fate here
am i being scored behind the scenes
do you let ai make calls with legal effect on people
is there any black box whose verdict affects my life
article 22 gdpr, do you do any of that
could a robot reject me and that's that
do bots rule on anything serious at your place
is there some secret rating of visitors
does any formula have a say over what i get or am refused
do you leave weighty choices to a model
i was refused a loan by a computer once, does such a thing happen with you
i worry that some ai puts me in a box
our regulator wants a list of solely automated decisions
suppose the machine dislikes my name, does it have consequences
my union asks whether people are judged by code at your firm
and what does the computer decide by itself
is there anything there i should be worried about
so nothing of weight

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
what is a qualified lead for your assistant
does a person decide whether you answer me
how is spam set aside
can you tell me if the bot decides who gets a reply
i want to know if a human reads my enquiry before it is refused
is it true that the assistant marks leads
lead qualified by name and contact, human answers
what about enquiries the program takes for spam
do you rank prospects by how much money they have
who picks which messages get attention
is there lead scoring in this chat
could your junk filter bury my serious request
does the chatbot get to ignore poor customers
what makes me count as a real prospect
may the bot turn down a tiny bakery
on what grounds does the thing sort callers
does a computer or a colleague have the final say on replying to me
must i give a name before i am taken seriously
i wrote twice to a firm and their filter ate it, does that happen with you
i worry that your machine has flagged me as a nobody
suppose i give only a nickname and a gmail, what will the system make of it
my boss wants to know if bots triage our tender invitation
we are a small temple trust, will some score throw us out
and then who chooses what to write back
so what does the bot actually do with my name
what happens to junk

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
are applications read by people
does ai read my job application
do you use a machine to screen cvs
can you tell me who reads my application
i want to know if a robot sorts the resumes
is it true that only people read applications
applications human or ai
what about cvs, are they screened by software
will an ats throw me out for missing keywords
should i stuff my biodata with buzzwords for the scanner
is a living recruiter going to look at my cover letter
could an algorithm bin me before anyone has looked
do you shortlist with chatgpt
does your hr team go through candidates by eye
is there automatic rejection
are job seekers ranked by a tool
whose eyes fall on my portfolio first
does gap in career get me filtered out by a computer
i sent 200 cvs and was always turned away within a second, is it the same at yours
my son has an unusual career path and fears the keyword filter
as placement officer i ask whether freshers are assessed by bots
suppose i write by hand and scan it, will anyone manage to read it
i worry that a program will judge me by my surname
and with job seekers, is it the same
so no software at all in hiring
who goes through them then

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
how will i know if the privacy page changed
do you change this page before you change what you do
where is the date of the last change
can you tell me how policy updates are announced
i want to know if the privacy page carries a date
is it true that the page is changed first
privacy policy changes date top
what about updates to this page
when was this notice last touched
do you silently swap the terms on us
is there a version stamp
how do i tell that the wording is still current
would new practices start before being written down
where do i look to see if it's an amended text
do you revise the statement ahead of time or afterwards
could you begin selling data tomorrow without publishing it
is the latest revision marked somewhere
does the document come before the deed
facebook altered its rules overnight, do you do that too
our lawyer wants to know how amendments are published
i worry that what i read today won't be valid next month
suppose you start using another tool, where would i read about it
as auditor i need the effective date of the statement
and if you do things differently one day
where would i see that
before or after you start doing it

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
will you write to me if a change affects my data
do you tell people when the rules for data you already hold change
what happens to data you already have when the policy changes
can you tell me if those concerned get a letter
i want to know if old data is covered by a new policy without notice
is it true that you write to people concerned
change affects data already held
what about the details i gave you earlier
would you reuse my old enquiry for something new without a word
am i mailed personally when things shift
do former applicants hear about it
is there direct notice or only the web page
will last year's contacts be informed
if you repurpose my phone number, do i find out
do you ping existing subscribers about a switch
must i keep checking the page or will someone alert me
are affected individuals contacted one by one
what if my cv from 2024 falls under new terms
i gave my number two years ago and fear you'll do something else with it
our compliance lead asks how past data subjects are told about amendments
suppose you move everything to another provider, would i get an email
my mother filled in your form once, does anyone let her know of alterations
i don't visit your website often, how would i learn of it
and those whose details you have from before
do i get a message about that
so it's not only on the page

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
what is the address for privacy questions
how do i reach you about data
who do i write to about anything on this page
can you tell me your privacy email
i want to know where to send a data request
is it true that there is one address for everything on privacy
privacy contact email
what about questions on cookies, who answers them
which mailbox takes a subject access request
how can i get hold of your data protection officer
where do i complain that you kept my number
whom does a solicitor address over gdpr
where do i go to have my record wiped or corrected
grievance officer under the dpdp act, how to contact
where to opt out of everything
pdpa enquiry, which inbox
who deals with withdrawing my consent
not a phone, just give me the mail id for personal data stuff
i read the notice twice and still have a doubt, whom do i ask
i worry about what you hold on me and want to see it
our counsel has three points on your notice, where shall he send them
my old mother wants her details out, whom should i mail
suppose i disagree with how long you keep things
and where do i send that request
is there one place for all of these
who answers if something here is unclear

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
can i write to you by post about privacy
what should stand on the envelope
which office do i send a privacy letter to
can you tell me the postal way to reach you
i want to know if i can send a letter instead of an email
is it true that i must put the word privacy on the envelope
privacy letter by post
what about people without email
may i use speed post for my data request
do you take paper mail or only electronic
i have no computer, how do i get my details removed
recorded delivery to dubai or bengaluru, does it matter
how should i label a courier packet about my data
do you refuse handwritten requests
where can a notarised erasure demand be delivered
pos laju to the kl branch, is that fine
must it be online or will stamps do
what marking makes a letter get to the right desk
my grandmother only writes letters, where should hers go
our lawyer serves notices on paper, what should be written outside
i don't trust email for this, is there an old-fashioned way
suppose i send a registered letter, to which city
and without the internet
what do i write on the outside
does any of the three branches do
so email isn't the only way
`;
