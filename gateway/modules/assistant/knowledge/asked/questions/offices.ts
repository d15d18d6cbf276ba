/** What people ask, and the sentence that answers it (question-bank.ts). */
export const aboutOffices = `
= Bengaluru, India (IST,
* where are you located
* where are your offices
* how many offices do you have
* in which cities are you
* which country are you from
* where is your headquarters
* where are you based
* list your branches
are you in india
do you have a place in bangalore
what time zone is the indian office
* where do i find you
* in which places do you have people
* do you have an office near me
* what is your main office
* what are your whereabouts
* which cities do you call home
* name the towns
* where can i see you face to face
* from where do you operate
* are you local
* where in the world are you
* where is your mother house
* are you an indian firm
* in which parts of asia are you
* how many sites
* where do your people sit
* your places please
* i am in asia, where is your closest site
karnataka site, yes or no
what is the clock in your south indian place
silicon valley of india, are you there
have you a presence in the subcontinent
is there a location near whitefield or hosur
where is your hq
which offices exist, starting with the indian
i'm near cubbon park, is there a site of yours round here

= Kuala Lumpur, Malaysia
are you in malaysia
do you have a branch in kl
what time zone is the malaysian office
local presence in south east asia
do you sit near petronas towers
have you a place in asean
what is the clock at your kl place
someone in klang valley
malaysia boleh, do you have folks there
do you have a base in asean
is there a location near bangsar or petaling jaya
where in malaysia are you stationed
i'm from singapore, which of your locations is nearest
got any outlet in kl
which timezone does your malaysian site observe
i fly into klia next month, do you have a place there
do you have an office in malaysia
which malaysian city are you in
are you in kuala lumpur or in penang
what time zone is the malaysian office in
anyone of yours in southeast asia
we are in johor bahru, where is your closest branch
got a pejabat in kl
is there somebody near klcc
do you sit on the same clock as singapore
i'm from jakarta, which of your places is next door
are you present in asean
and malaysia, which town

= Dubai (GST, GMT+4)
are you in the emirates
do you have a branch in the middle east
what time zone is the uae office
anyone in the gulf
do you have uae presence
what is the clock at your emirates place
middle east site
arab peninsula, are you there
do you have a base in the gcc
is there a location for clients from abu dhabi or doha
where in the emirates are you stationed
nearest location for somebody from riyadh
which timezone does your gulf site observe
we're a bahrain trader, which of your sites is on our doorstep
any outpost for the arabs
is there somebody in the khaleej
do you have an office in dubai
is there a branch in the emirates
what time zone is the dubai office in
we are in sharjah, where is your nearest place
are you present in the gcc
any presence in the middle east
is your gulf office in abu dhabi or elsewhere
i'm in muscat, are you on the same clock somewhere
anyone on the ground in the uae
which emirate are you in
have you people in arabia for meetings
and the gulf one, where

= Each office is
when are you open
what are your working hours
are you open on saturday
are you closed at weekends
can i call on sunday
when do you close in the evening
do you work on friday in dubai
till what time can i reach you
what are the opening times
are you open now
what are the office timings
business hours on weekdays
is anyone in at 8 in the morning
do you shut for lunch
can i come at 7 in the evening
are you open today
are you there on public holidays
when is somebody in the office
do you work weekends
which days are you closed
from when can i get hold of you
is there somebody in on sunday mornings
do you take a siesta
is it too late to ring at six thirty
do you open on fridays
what is your weekly schedule
when is the shop shut
may i ring at eight
is saturday a workday
are you in on good friday
opening hrs of the office
at what time do you begin
are you still in
when do you knock off
during ramadan, are hours shorter
is the branch shut on deepavali
can i catch you on weekends
till when today
my shift ends at half past six, is anybody still there
could i come on a saturday since i work all week
what are your operating timings
till when can i call on a weekday and how soon do you respond
is sunday a working day for you as in the old gulf week
do you operate on weekends, and how long till i hear back
any off days besides the weekend
i finish my shift at seven, would anyone still be in
when are your offices open
can you tell me if you are open on saturday
is it true that you reply within a day
i want to know if somebody is there on friday
opening hours all offices
what about weekends
aren't you open on sunday
do you close earlier in dubai than in bangalore
till what time are you there
from when can i catch you of a morning
nine to five or longer
is there anybody in after seven
which days of the week do you work
do you knock off early on fridays for prayers
mon to sat or mon to fri
when do you down tools
i can only speak after my shift at eight in the evening, is anybody there
my flight leaves saturday, will i find your door open before
we work sunday to thursday, do our weeks overlap with yours
i am old and like to come in the morning, from when is it open
suppose i write on a tuesday night, by when do i hear and when are you in
and on which days
so you're shut at weekends
what hours do you keep
is that local time

= Our offices keep
do all offices have the same hours
is it nine to six everywhere
are the timings identical in each branch
local time or indian time
is each branch nine till six
is the schedule in kl different from the one in dubai
do all three begin at nine
does bangalore work longer
whose clock counts for nine to six
is every branch on the same schedule
do timings vary from branch to branch
are all locations working nine to six locally
does the kl site follow indian time
do your sites have synchronised or local schedules
does each location stick to its own timetable or to headquarters'
do the gulf staff start when the indians do
do you keep identical timings in all places
do all your offices keep the same hours
is the dubai office open at the same hours as the one in bengaluru
can you tell me if kuala lumpur starts at nine too
is it true that every office works nine to six local time
i want to know if the hours differ between your offices
same hours in every office
what about the hours of the malaysian branch, are they other ones
don't the gulf people start earlier than the indians
does kl close sooner than bangalore
is the timetable identical in each place
do your branches follow headquarters' clock
does everyone log on together or each according to local daylight
is there one rhythm for all three
do your sites clock in simultaneously
whose clock counts when you say nine
uniform timings across locations or not
do the malaysians knock off when the indians do
i deal with two of your branches and get muddled, do they open at different times
my secretary keeps a sheet of hours, does she need one line or three
suppose i land in dubai from kl, must i learn another timetable
we have staff in all three cities, do your people work the same day as ours
our other vendor has siesta in one place only, are yours all alike
and are the hours different there
so it's nine everywhere
by local time or indian time
each of them the same

= From the first
for how many hours a day is somebody in
how long each day can i reach an office
why do you say thirteen hours
total daily coverage of your three sites
what hours are covered if i count all offices
from when to when is anyone at a desk
when is nobody there
is there anyone late in the evening
total coverage on weekdays
how long is the desk manned a day
from dawn in malaysia to dusk in the gulf, how many hours
are you twenty-four hours manned
how long a stretch is someone at work
how wide is the window of reachability
from europe, in which hours can i catch a desk
is it true you are manned thirteen hours
is half the day covered
how many hours daily are you staffed overall
what is your combined availability across timezones
if i'm in london, how much of your day overlaps
for how long each day is there a human available
when adding all sites together, how long are you operational
i'm in nairobi, over what span could i get hold of someone
what does the chain of three desks add up to in hrs
from sunup in asia to evening in arabia, how long are you there
how many hours a day can i reach somebody
how long is somebody at a desk in total
can you tell me how many hours your three offices cover
is it true that you cover thirteen hours a day
i want to know if there is always somebody there
hours covered per day in total
what about the time between the first office opening and the last one closing
isn't it only nine hours a day
is it longer than an ordinary working day
how wide is your follow-the-sun window
taken all together, what stretch of the day are you manned
added up over the time zones, how much availability is that
who comes in first and who leaves last
from east to west, how long is anybody in
half the day or more, how much is staffed
are you there the whole twenty-four
what is the span from the first coffee to the last light out
i work from lisbon in the afternoon, is one of your teams still in
my warehouse runs two shifts, for how much of that is someone of yours at work
we are traders and start at dawn, how long does your day run across places
suppose something comes up when bangalore has left, for how long is another one still there
our people sit in perth and in cairo, how much overlap is there with your chain of desks
and altogether, how long is that
so thirteen, how do you get to that
where does the day begin and where does it end
is that every weekday

= Open Mon-Fri 9AM-6PM, each
when may i come in person
at what time can i drop by
on which days can i visit
until when is someone there to receive me
at which hours may guests turn up
is a saturday visit possible
latest hour for a visit
on what weekdays may we stop by
may i bring my partner at five
at what hour may i turn up at your premises
may i pop by on a sunday
when is the reception staffed
i'd like to swing by after work at seven, any use
on which weekdays do you admit visitors
is the door unlocked at lunch
can i nip in at lunchtime on tuesday
until when may couriers and callers come to the door

= Visitors are welcome;
can i visit your office
can i drop in without an appointment
do i need to announce my visit
do you receive guests
may i come by for a talk face to face
is there coffee
can we meet in person
should i book before coming
are walk-ins ok
how far ahead do i tell you i am coming
may i pop in
can i come to see you
i will be in town, can we meet
are guests allowed
can i just knock
we are in the neighbourhood, may we look in
i fly in next week, can i shake your hand
is a face to face possible
do you give tours
may our class of students see your place
need i book a visit
can i walk in
will there be a cup of tea
how long beforehand do i announce myself
should i register as a guest
does it make sense to pass by unannounced
my director wants to see your premises
can i bring my plans to you personally
may we come on a school excursion
i happen to be in kl on wednesday, may i look in
does it make sense to bring my drawings to you in person
how many days before must i tell you
may i swing by for a chat without booking
is a courtesy call okay and how much warning do you need
do you serve refreshments to guests
our delegation is in town thursday, could we call on you
must i fix a slot before dropping in
i'd rather meet physically than on zoom, is it allowed
can my class of interns make an industrial visit
will there be a cuppa if i stop by
do i need an appointment to come by
can you tell me how far ahead i should announce a visit
is it true that visitors are welcome
i want to know if i may simply drop in
visit office appointment notice
what about coming in person
don't you receive visitors
is it better to announce myself or just come
may one come without a date
do you do walk-ins
will you see me if i turn up out of the blue
can we meet face to face rather than on zoom
how much warning do you want before i ring the bell
is there a brew for guests
are strangers let in
can i have a nose around your studio
i'm an architecture student and would love to see where you work, may i
my board wants to shake your hand before signing, is that possible
we fly through kl next wednesday, how early should we tell you
i don't like talking to screens, could i just sit down with you
suppose i bring my two partners and our drawings, should i ring beforehand
and could i come there
so i needn't book
is one day enough to say so
will there be coffee

= Bengaluru +91 10
* what is your phone number
* how can i call you
* give me all your phone numbers
* is there a hotline
* by which number do i ring you
* contact number please
number of the indian office
how do i phone bangalore
telephone in india
landline or mobile for bengaluru
* how do i reach you by phone
* can i call you now
* on what number can i get you
mobile number please
customer care number
* give me the digits to dial
* what do i dial
* which line do i ring
* have you got a landline
* how can i phone up
* i want to speak by voice, what do i dial
* telephone of the firm
* give me a number that somebody answers
* mobile or fixed line
* contact no please
* is there a helpline
* any toll free line
i want to ring india
what do i dial for bangalore
how can i call karnataka
what is your tel no in karnataka
give me a contact no to speak with the indian side
how do i call the bangalore desk from abroad with country code
is there a mobile or std line i can try in india
i'm not good with computers, which number should i dial
my father wants to speak to a human in bangalore, what do i dial for him
helpdesk no for india please
what digits do i key in for the indian desk
what is your phone number in bengaluru
which number do i call in india
i'd rather talk than type, how do i ring the bangalore people
indian landline please
give me the digits for your head office
country code ninety-one, and then
do you have a tel. no. for karnataka
how can my father reach a human in india by voice
whom do i dial from within india
got a hotline for the indian branch
what do i punch in on my handset to speak to bangalore
and the number for bengaluru

= Dubai +971 4
number of the dubai office
how do i ring the uae branch
phone in the emirates
telephone of dubai branch
dial the emirates
ring the gulf
gulf digits please
which line for the uae
dubai landline please
what is the tel no of your gulf desk
give me a contact no in the emirates
how do i call the uae team with country code
which digits for the dubai switchboard
from sharjah, what do i dial to talk to someone
emirati contact no please
what is the phone number of the dubai office
how do i call you in the emirates
uae landline number please
which digits do i dial for the gulf branch
i am in ajman and want to speak to someone, what number
do you have a tel for the middle east
nine seven one number of yours
can i ring somebody in dubai and how
switchboard of the gulf office
whom do i buzz in the uae
my boss prefers a local emirati number, is there one
and the number for dubai

= Write to hello@longitude.example in
what is your e-mail
which mail address do i use
where do i mail a support question
customer service email
where do i send job stuff
address for data requests
can i mail you instead of the form
give me your email id
general inquiries mail
what is the helpdesk address
hr email please
mail id please
to which mail do i write
is there an email for complaints or support
i prefer e-mail, where to
whom do i mail my cv
i need help with a running system, which address
where do i drop a line
where do i send electronic mail
which inbox for which matter
mailbox for help with a running system
inbox for applicants
i want to complain by mail, which inbox
mail of the personnel department
where can we send documents
post box for questions
where do invoices and letters go electronically
to which inbox does a fan write
info mail of the company
any mailbox for technical help
where do i report a bug in my site that you run
i have feedback on your website, which inbox
can i send you photos and files by mail
list of mailboxes
id for mailing
the site that you run for us shows an error, where do i mail that
which mailbox is the right one for a hiring question and which for my data
i am unhappy with your work, where do i complain
the app you made for us has a fault, whom do we mail
i want to praise one of your people, where to
where would a lawyer or a journalist write
which inbox would you recommend to a supplier
to which mail id do i send a complaint
mail id for vacancies please
our press office wants your general correspondence address
whom do i email if the system you host is acting up
where should i forward an invoice or brochure
which mailbox handles gdpr erasure
i'm a supplier offering chairs, which address do i use
kindly share the mail id for general queries
what is your e-mail address
which address do i write to for support
can you tell me where to send a job application by mail
is it true that there is a separate address for privacy
i want to know where to write about my data
email addresses
what about an address for general questions
isn't there an e-mail i can use in place of the form
do support and careers have the same address or different ones
where do i post my resume
to whom do i grumble in writing
i'd like you to delete what you hold on me, where do i send that
got a plain email, i hate web forms
which mailbox for a press request
how do i reach the dpo electronically
a bug in something you made for us, whom do we mail
where may a student ask for an internship in writing
i'm a lawyer with a pdpa request, to which inbox does it go
my son wants to work with you, where should he send his papers
we have a pdf of twelve pages to send you, to what address
our portal throws an error since noon, is there a mail for that
suppose i am not sure which department, where do i write then
and for jobs
so which one if something is broken
is there one for everything else
what's the one for personal information

= Bengaluru: WhatsApp +91
do you have whatsapp
can i whatsapp you
can i text you
whatsapp number for india
can we chat on my mobile with your people
do you have telegram or messenger
wa number please
do you reply on wa
can i send a voice note by whatsapp
signal or telegram
are you on the green messenger
can i ping you on my phone
can i send an instant message
which chat app can i use with you
viber or wechat
do you take voice notes
can i text instead of ringing
you have whatsap or not
send you pictures of my shop on the phone
can i send an sms
whatsapp business account
is there a messenger for india
i never phone, could i just text somebody
my uncle wants to send a voice message from his shop
can i whatsapp somebody in bangalore
can i send a snap of my handwritten sketch through wa
i hate calling, is there a messaging number in karnataka
which number do i save to msg you
may i forward pics of the shop to bengaluru over a messenger app
i'm always on chats, what's the indian handle
my hearing's poor so no calling, is there texting to india
can i reach you on whatsapp in india
what is the whatsapp number of the bengaluru office
may i send a voice note to your bangalore team
do you have telegram or some other chat for india
i can't speak on the phone at work, can i text the indian office
my uncle only uses the green app, what number in bengaluru
which number do i save to message karnataka
can i ping you a photo of my sketch in india
is there a messenger for your head office
dm on wa, india, which digits
i'm hard of hearing, can i type to bangalore on my phone
and on whatsapp, the bengaluru one

= Dubai: WhatsApp +971
whatsapp in dubai
can i text the gulf office
whatsapp number for uae
message the emirates branch on my phone
green messenger for the gulf
ping the emirates
how do i text dubai
messenger for the uae
can i send a photo to the gulf team on my phone
can i whatsapp the gulf desk
is there a chat number for the emirates
may i send a voice memo to dubai
which number do i save to msg the uae staff
is the gulf side on any messenger
texting the emirates, what do i save in contacts
what is your whatsapp number in dubai
can i text the dubai office
do you chat on whatsapp in the uae
i am on site in sharjah and can only message, what number
voice memo to the gulf team, where to
which wa number for the emirates
my pro wants to send a pic of the trade licence by phone to dubai, is that possible
does the middle east branch take instant messages
may i ping someone in business bay
what do i save in my contacts to write to your gulf people
no calls please, just chat, in the emirates
and the dubai one for messages

= Write as much
how much should i write
does my message have to be long
is a one-line message ok
how detailed must my inquiry be
can i write just a few words
is a novel ok
three words only, is that fine
shall i write long or short
any limit of length
must i describe everything
do you prefer bullet points or prose
can i send a half page of thoughts
how much detail do you expect
is there a word count for enquiries
may my mail be just a couple of lines
should i elaborate or be brief
i tend to ramble, is a lengthy story okay
how detailed must my note be
do you mind a very terse note
i only have a line to say, is it worth sending
will a five page essay annoy you
how long should my message be
how much should i write to you
can you tell me if one line is enough
is it true that i may write as little as i like
i want to know if a long message is a problem
message length
what about writing only three words
isn't there a limit to what i can write
is a short message better than a long one
may i go on for pages
is a single sentence all right or do you need an essay
how detailed does my enquiry have to be
is there a maximum of characters
do i bore you if i tell the whole saga
must i put everything in at once
can i be brief
do you want a proper brief or will a scribble do
i ramble when i write, is that a nuisance to you
my english is poor so i would write just a little, is that okay
i have the story of my whole business to tell, may i pour it all out
we have only a vague idea and two words for it, is that sufficient to write
suppose i paste in our forty page spec, would that be too much
and how long may it be
so a few words will do
is more better
do you mind if it's wordy

= Somebody who builds,
how fast do you answer
how soon will i hear from you
who reads my message
when can i expect a response
do i get a call centre
how long do i wait for an answer
will a real person look at my mail
what is your response time
how can i contact you
how do i get in touch
do messages vanish in a shared inbox
reply same day
i wrote yesterday, when do i get a reply
how long does it take you to reply
do you answer on the same day
best way to contact you
who will write back to me
are you quick to respond
how quick is a response
do i get an answer today
when do you write back
is it answered by outsourced staff
how long until you answer a mail
does my letter end in a black hole
who opens the inbox
what is the quickest way to get hold of you
it is urgent, how fast can you come back
turnaround for messages
is a day the maximum
nobody ever answers web forms, do you
how can i get through to you
how do i get hold of somebody
sla for answers
if i write on saturday night, when is it answered
does a techie or a clerk answer
i wrote to five agencies and nobody came back, how are you
when may i count on a reply if i write tonight
how many hours do you need for a reply
do you have a ticketing desk in some outsourced facility
when should i anticipate a revert
are messages screened by a receptionist or by the builders
will an actual human being respond and within which period
what is your turnaround for enquiries
by when will you revert to my mail
i wrote to three firms and got silence, how long do you take
how fast do you answer messages
who reads what i write to you
can you tell me if a call centre handles the messages
is it true that a builder reads every message
i want to know how soon i get a reply
response time messages
what about the wait for an answer
isn't it an outsourced desk that answers
do real builders answer or a call centre
will a maker or a sales agent deal with my note
how quickly do you get back to people
do my words fall into a void
is it a bot or flesh and blood on the other end
what's the turnaround on a query
does every note get looked at, even the silly ones
within what period does one hear from you
do you farm out your correspondence
three agencies never wrote back to me, will you
i'm tired of agents with scripts, do your makers handle the post themselves
my boss needs something by tomorrow noon, do you respond that quickly
i fear my note lands with someone who just follows a script, does it
suppose i write tonight, by when will i have heard
and how quickly do you write back
so not an answering service
who sees it first
is a day the longest one waits

= Name, e-mail and
what do i have to fill in
which details do you need from me
must i give my phone number
what is the minimum to write to you
can i ask without naming my company
can i just leave name and mail
is a phone number needed to get in touch
what is the least i have to tell
can i stay nameless
is a nickname fine
do you insist on my mobile
is name and mail sufficient
what must i reveal to get an answer
how many boxes have to be filled
can i leave out my employer
what is the bare minimum to get in touch
may i skip the mobile number on the form
do i have to disclose my organisation
what particulars are needed to write to you
i'd rather withhold my phone, is it alright
just my nickname and gmail, will that do
what's the least i must disclose to get an answer
i'm a private person, can i skip the extras
what do i have to fill in at the least
is my name and e-mail enough
can you tell me what details you need from me
is it true that i can write without a phone number
i want to know if i have to name my company
minimum details to contact you
what about leaving out the phone number
don't you need more than a name and a message
is a mail address sufficient or do you want everything
how little may i give away about myself
i'd rather not say where i work, is that all right
bare minimum to get hold of you
can i keep my handphone to myself
what are the three things you need
must i state my budget to get through
do you ask for a date of birth or the like
i am a private person and hate forms, how much must i disclose
we are not registered as a firm yet, may we still write with what little we have
my boss must not know that i ask, can i skip the employer
suppose i have no phone, will the rest be sufficient
our lawyer says give as few particulars as possible, how few will do
and is that sufficient
so only three things
you don't want my address then
anything else you must have

= We reply within
what do you do with the details in my message
will you spam me after i write
is my number used for sales calls later
do you put me on a mailing list after i write
will you pester me later
is my address put to other use
will i land on a list
do you hand my note to sales
do i get ads after writing
what is my note used for
will i be bombarded with newsletters after enquiring
do you misuse my number for cold calls
is my enquiry only used for responding
will you bug me afterwards if i only asked something
how do you treat what i submit and when do you revert
promise me no telemarketing afterwards, what do you do with my contacts
if i leave my particulars, am i in your crm for life
do you only revert once or chase me
what do you do with the details i send
do you use my address for advertising
can you tell me if my message is only used to answer me
is it true that you reply within a day and don't use my details otherwise
i want to know if you send newsletters after a contact
use of what i send in the form
what about sales calls after i write
don't you put people on a mailing list
do you use my data for more than the answer
will i be pestered later on
am i signing up for junk mail
does my number end up with telemarketers
do you sell contacts on to others
is my enquiry fed into some crm drip campaign
to what purpose do you put my particulars
will your sales guys stalk me afterwards
are my words used for training or for ads
last time i asked a firm something i got promotions for years, will that happen
i'm a lawyer and ask about purpose limitation, what is the message used for
my mother gave her mail once and drowned in offers, is it safe with you
we send confidential figures with our question, do you exploit them in any way
suppose we never do business, do you keep chasing me
and no ads after that
so only for the answer
how quick is it and what becomes of my mail address
do you hand that on

= In the contact
which fields are mandatory
which fields are optional in the form
is the phone number compulsory
do i have to give a company
can i skip the service box
what is required in the contact form
i have no firm, can i still send the form
what does the form ask for
do i need to pick a service in the form
what can i leave blank
must i reveal my mobile
what is the least i must type
am i forced to say where i work
which boxes have a star
which are the compulsory boxes
what can be skipped on the enquiry page
do i have to say which of the six i want
is my firm's name a must
how many boxes does the enquiry page have
without telephone, will it go through
may a private person without a firm use it
which parts of the enquiry page are up to me
the page refuses my entry, what is missing
i am a private person without a firm, can i still get through
how many boxes do i really have to fill
which boxes bear an asterisk
is it obligatory to enter an organisation
what must i supply and what may i omit in the enquiry form
i'm self-employed, can i omit the employer box
is giving my handphone necessary
do i have to select a service from the dropdown
i've no firm and no landline, will the form refuse me
which fields of the contact form are required
is the phone number optional in the contact form
can you tell me if i must choose a service in the form
is it true that company is optional
i want to know which boxes i can leave empty
contact form required and optional fields
what about the company field
isn't the phone mandatory in the form
are all fields required or only some
which boxes have the star
do i have to pick from the dropdown
your form won't let me go on, what did i leave out
may i skip the firm line, i'm self-employed
which blanks can stay blank
compulsory entries of the enquiry page
what happens to the telephone box if i ignore it
what must i key in before it will submit
i have no firm, can i still get through your enquiry page
i don't know yet what i need, do i have to tick one of your offers
my father has no mobile, may he leave that line out
our policy forbids giving direct lines, is that entry voluntary
suppose i fill just half of the page, which half must it be
and the phone, must i
so the company can be left out
which ones are a must
is choosing a service needed

= Your message has
did my message go through
have you received my form
did it send
was my inquiry delivered
i pressed send, did it reach you
is my submission in
has it landed
did you get it
was it received
is it with you now
it just said thanks, is it ok
i clicked the button, was that successful
any sign that you got my enquiry
green tick, does that mean success
i pressed it twice because nothing moved, did one arrive
did my submission succeed
how do i know you've got my query
what does the confirmation say after hitting submit
the page changed after i submitted, did it go okay
has my note safely come in
did you get my request or not
the screen went green, so am i done
it shows something after submitting, does it mean success
did my message arrive
has my message been sent
can you tell me whether you got my inquiry
is it true that the green line means it arrived
i want to know if the form went through
message arrived confirmation
what about my message, is it there
hasn't it been sent
sent or not sent
did it go off all right
have you got it now
the form vanished after i pressed the button, was that a success
how can i tell it landed on your side
no copy came to my mail, did you receive it anyway
does the green notice mean you have it
do i have to press again or did it work
i saw a thank-you line, is it safely with you
my screen changed and now i'm unsure, are you in possession of my note
i'm not good with computers, did i do it right just now
i wrote a long story and the box is empty now, is it lost or with you
suppose it says nothing red, may i take it that it reached you
and now, is it through
so you've received it
it went, yes
no need to send it twice then
do you have mine in your inbox

= A person will
what happens after i send the form
what happens next once i wrote
i filled the form, now what
who gets my form
when will someone look at my submission
next step after i submit
is a human going to see my form
i wrote to you, what comes next
how long after the form until i hear something
submitted, and now what
what follows after pressing the button
how long after pressing the button do you answer
who opens it
will eyes see my enquiry
i submitted my enquiry ten minutes ago, what can i expect
what are the next steps
will there be a ring or a mail after i submit
what comes next once i've submitted my query
when will someone contact me after the form
will a human go through what i submitted
i've just submitted my details, when do you revert
does a robot process submissions
so i pressed submit, now what
is my enquiry going to a queue or to an actual human
how long till somebody opens what i submitted
what happens next
can you tell me when i get an answer to the form
is it true that a person reads it
i want to know who looks at it once i have sent it
after sending the form next step
what about the answer to what i just sent
doesn't a machine read it first
will a person or a program read my form
i've pressed the button, now what
does somebody phone me or how does it go on
how long from submit to reply
who gets to see it on your side
will it be looked at by human eyes
how many hours till i hear something back
is it auto-answered
what is the procedure once it is in
i sent it an hour ago and hear nothing, how long should i wait
my enquiry went off on friday, when is it opened and by whom
i am nervous about what comes now, can you say
suppose nobody is in when it lands, who will read it and by when
our secretary has just submitted our request, what should she expect
and now, what's next
so when do i hear
who is going to read that
do i have to do anything more

= Kept on this
why does it say not sent
my form did not go out
what does kept on this device mean
has my message left my phone or not
is it still on my phone
why has it not gone
waiting to go out, what is this
yellow notice after pressing the button
is it lying on my laptop now
it says kept, where
why does it say my note is stored here rather than delivered
my submission appears stuck, what is the status
the form claims it's still pending, where is my text
was it saved locally or transmitted
is my enquiry lost or parked on my mobile
it says not sent, so where's my enquiry now
my request never left, what does the banner mean
did anything get through or is it parked locally
has my message been sent or is it still on my device
can you tell me why my message is not sent yet
is it true that my message is still here and not with you
i want to know where my message is now
not sent yet, kept on device
what about the message i wrote, where does it lie
didn't it go out
is it with you or still on my phone
the yellow note says something about keeping, what's up
is my text still in my gadget
have you got my enquiry or do i still have it
what's the status of the thing i tried to submit
did it leave my laptop
is it parked at my end
does pending mean you can already read it
was it only stored and never transmitted
i pressed send in the lift and got a strange label, did it reach you
my tablet says it holds my words, are they on their way or not
i'm waiting for your answer, but might mine never have left
we submitted on the train and a notice came, is it out
suppose i see that yellow line, has anyone at your place received anything
and where is it now
so it hasn't gone
still at my side then
you haven't got it yet

= There is no
is the internet down
why can't the form be sent right now
what is wrong with my connection
i have no signal, why does the form complain
am i disconnected
no bars on my phone, what about my enquiry
why the red warning
is your server down or my wifi
it says no network, why
why does the form say i'm offline
how come my submission isn't transmitting
what's up with the network, the page says something
is it your fault or my router that the form stalls
the alert about connectivity, what does it tell me
what's the matter, the form says nothing can be transmitted
my wifi shows full bars but the form moans, what is it telling me
is the outage on my side
why can't my message be sent right now
is there no connection
can you tell me why the form doesn't go through
is it true that i'm offline
i want to know what the red line means
no connection at the moment
what about my internet, is it down
isn't the form working
is it your server or my internet
why is nothing happening when i submit
is the wifi gone
have i lost the net
what's stopping it from going out
does the notice mean i've got no signal
is the line dead
what's the matter with the form just now
is something broken at your end or am i cut off
i'm in a basement and it refuses to submit, what is the trouble
my data pack ran out i think, is that what the page complains of
i press and press and nothing leaves, why
we are on a ship and the page shows a warning, what does it want to say
suppose my router is off, what will your page tell me
and why not
so i'm disconnected
it's the network, isn't it
what went wrong there

= The message leaves
will my message be sent later by itself
do i have to send it again when online
can i edit the waiting message
can i delete an unsent message
i lost signal while sending
my wifi broke when i pressed send
does it go out automatically once i am online
what happens to my form without network
do i lose my text when the line drops
i was offline when i hit send
will it go later or must i retry
will it fly off on its own
my bus entered a tunnel as i pressed the button
is my enquiry gone for good after the wifi dropped
need i press again later
may i rewrite it before it goes
throw away what waits
when exactly does it go out
do i have to keep the page open
power cut while i was writing, what now
can i take back an enquiry that is still waiting
i am on a train and the thing says it is waiting, must i do something
i changed my mind about what i wrote and it has not gone out yet
will it be transmitted automatically when coverage returns
i'm in a lift with no bars and pressed submit, must i redo it
may i revise the parked note before it's transmitted
can i cancel a queued submission
do i have to resubmit after reconnecting
what becomes of my queued note when the net returns
how do i get rid of a pending enquiry
i'm in a basement parking, will it go off once i'm upstairs
can i still change the message before it goes
can you tell me when the waiting message is sent
is it true that it sends itself once i am online
i want to know how to discard a waiting message
unsent message change or discard
what about my message when the connection comes back
don't i have to press send again
must i retry or does it go automatically
does it fly off on its own when the signal returns
can i take it back while it hangs there
i spotted a blunder in what i wrote, can i still fix it before it goes
may i bin it
do i have to sit and watch until the net is back
what if i no longer want it to go out
is it resubmitted without my doing anything
how do i cancel what is pending
the train came out of the tunnel, is it gone off now
i wrote it in anger with no bars on my phone, can i call it off
our power failed as i pressed, must i type it all anew when it's back
my data is used up till tomorrow, will it go out then on its own
suppose i want to add a line while offline, can i
and when will it go
so i needn't do anything
can i edit it until then
how do i get rid of it

= All of it
is the unsent message encrypted
can others read what i have not sent
where is the waiting message stored
is a pending form safe on my phone
could my brother read the waiting text
is it scrambled while it waits
is the waiting text in plain form
where exactly does it lie
thief takes my phone, can he read my enquiry
cipher for waiting texts
is the queued note protected by a password or cryptography
could my flatmate peek at a pending enquiry on my mobile
is the local copy of my note secured
in what manner is the parked text saved on my machine
is it plaintext in localstorage
if my handset gets pinched can they read the parked enquiry
i typed medical details and it's parked, is it locked away safely
does somebody with access to my machine see the queued text
is the waiting message encrypted on my device
where exactly is the unsent message stored
can you tell me if others can read my unsent message
is it true that it lies unencrypted in the browser
i want to know if what i wrote is safe on this device
unsent message unencrypted browser storage
what about the security of the stored message
isn't it protected by a password
is it encrypted or plain
could my flatmate peek at what i typed
is it in clear text
what if a thief gets my handset, can he see it
is the parked text scrambled in any way
do you lock it away or is it lying open
localstorage or a server, and ciphered or not
can snoops get at my draft
is it secured at rest
i wrote about my illness and it hasn't gone out, can my family find it here
i'm an it auditor, how is the pending submission held at the client
my kids use this tablet too, would they be able to read it
we put bank figures in and the net failed, is it hidden from others now
suppose somebody opens the developer tools, will he see my words
and is that safe
so anyone with this machine could read it
no encryption at all then
where is it, precisely

= On a shared
i use a public computer, what about my unsent form
i am in an internet cafe, is it safe
library pc, what to do with the waiting message
i share this tablet with colleagues, what now
i am at a hotel computer
i used my colleague's laptop and it did not go
can the next guest see it
before i go away from this kiosk, what should i do
school computer lab, my text waits
the pc is not mine, any danger
i'm at a cybercafe, what should i do with the pending note
we all use the one family ipad, what about my parked enquiry
how do i protect a queued message on somebody else's machine
any precaution on a communal pc
i borrowed my roommate's phone to write you, should i wipe it
the hotel lobby pc holds my queued enquiry, what ought i to do before checking out
my kids' school tablet has my unsent note, should i clear it
is leaving a queued note on the office machine risky
what should i do with an unsent message on a public computer
i am on a shared device, what about my waiting message
can you tell me if i should delete the message before i leave
is it true that i must discard it on a shared device
i want to know what to do at an internet cafe
shared device unsent message
what about using the form at a library computer
can't i just walk away and leave it
send it or discard it before leaving, which
what must i do before i log off at the cyber cafe
will the next user find my words
is it risky to leave it pending on the family ipad
what precaution on borrowed phones
should i wipe it when i get up from a hotel lobby machine
may i close the lid and go if the laptop isn't mine
how do i avoid leaving traces at the school lab
any advice for a machine used by several people
i wrote from a colleague's pc and it's stuck there, what should i do
my time at the library is up and it hasn't gone out, what now
we all use one tablet at the clinic desk, what should staff do with pending notes
i must catch a bus and the kiosk has no net, can i leave it as it is
suppose my roommate's computer holds my text, what do you recommend
and on a public one
so i shouldn't leave it lying there
what if others use this thing too
better to delete it first, no

= Longitude on LinkedIn
* are you on social media
* where can i follow you
* what are your social accounts
* which networks are you on
* do you have facebook or twitter
do you have a linkedin page
company profile on linkedin
where can i connect professionally
* are you on facebook or x
* social links please
* where on the socials are you
* subscribe to you somewhere
* do you tweet
* are you on tiktok
* which channels can i follow
* where do you post
* what is your handle
* threads or mastodon or bluesky
business network profile
can i connect with you professionally
where do i see your company profile
where can recruiters and partners connect with longitude
is there a corporate profile to add to my network
which social networks do you use for business contacts
what's your corporate page for job hunters to follow
are you on linkedin
where can i follow your company for job news
do you have a company page on a professional network
are you on facebook or x or anything
i'm a recruiter and want to connect with your people, where
link to your business profile please
where would i see who works at longitude
which socials do you have for b2b
i don't use instagram, is there something more serious to follow
where can i tag you in my career post
which network should i add you on as a contact
and linkedin

= Longitude on GitHub
are you on github
can i see your code somewhere
do you have open source repositories
is there public code from you
can i browse repos
do you publish open code
gitlab or bitbucket
where could my cto inspect how you write code
commits to see
where do your engineers publish their code
do you contribute to oss
can our auditors view your commits
any public repository of longitude
my cto wants samples of your code, is there a public profile
where can i look at your code
my cto wants to see how you write software, where
where can i star your repos
do you contribute to foss and where is that
link to your public source please
i'm a student and want to send a pull request, where are you
got anything in the open for developers
where do your engineers publish their libraries
is there any git account of yours to inspect
and github

= Longitude on Instagram
are you on instagram
your insta handle please
do you post pictures anywhere
do you have a photo feed
stories and reels
pictures of your team
are you on ig
your insta please
do you upload snaps of the team
are you on ig with behind-the-scenes shots
which photo network features you
can i see office life in pics
where do you upload photographs
what is your insta handle
where do you post pictures
can i see photos of life in your offices
do you do reels or stories
i'm more of a visual person, where can i follow you
your ig please
where can i see snaps of the team party
do the designers share their work as images somewhere
my daughter wants to follow you, she is only on that photo app
have you got a gram
and insta

= Longitude on YouTube
do you have a youtube channel
do you post videos
where can i watch you
any clips to see
do you have a film channel
talks on video
can i watch recordings of your talks
do you run a vlog
any tutorial clips from you
any video demonstrations of yours online
do you upload webinars
where can i stream your presentations
have you a vlog or screencasts
is there any footage of your people speaking
are you on youtube
where can i watch your videos
do you have a channel with talks
can i see recordings of your webinars
do you put tutorials online as films
i would rather watch than read, where are you
any vlog of yours
where can my students see clips of how you work
do you record your presentations and where do they go
link to subscribe and hit the bell
got any screencasts
and youtube

= Our Bengaluru (India)
what is the address in india
where is the bangalore office
postal address bengaluru
which street in bengaluru
are you in indiranagar
pin code of the indian office
which floor is meridian house
where do i send a letter in india
which area of blr are you in
full address for courier in karnataka
where exactly are you in bengaluru
how do i address a parcel to your indian office
how do i find you in blr
which part of town are you in, bangalore
where should the courier go, bangalore
your location in south india
where do couriers go in karnataka
which quarter of bangalore
where's your indian place exactly
location in karnataka
what do i tell the auto driver
which house and floor
post code for india
where do i ship documents to in india
i am at 100 feet road, where do i go
your bangalore spot
where are the india premises
address for a legal notice in india
street name in the garden city
the courier asks for the floor in bangalore, which one is it
i am in koramangala, where do i find your place
where do i post the signed agreement in bangalore
which landmark or building in indiranagar are you at
my cabbie needs your exact location in bengaluru
pincode and storey of the indian premises
which neighbourhood of bangalore houses you
i've come by namma metro, how do i locate you
where should the notary deliver papers in india
i'm coming from kempegowda airport, what do i tell the ola guy
what is the address of your bengaluru office
where exactly is your office in bangalore
can you tell me the street of the indian office
is it true that you are in indiranagar
i want to know on which floor your bangalore office is
bengaluru office postal address
what about the pin code of the indian office
isn't your office in koramangala
is the bangalore office nearer to indiranagar or to whitefield
where do i send the signed papers in india
which part of town are you in, in blr
whereabouts in karnataka, house number and all
what goes on the envelope for the head office
which storey do i press in the lift in bangalore
where should the swiggy guy bring lunch for you
how do i find you from the metro in the garden city
i am a notary and must serve a letter in india, to what place
my interview is in bangalore tomorrow, where do i have to go
our courier asks for a six digit code and a street for karnataka, what do i put
i stand on 100 feet road and can't see you, which building is it
suppose i take a cab from the airport to your indian place, what do i type in
and the street in bangalore
so which building is it in indiranagar
where's that, exactly, the indian one
what floor in meridian house

= Open Mon-Fri 9AM-6PM, IST,
when does the bangalore office open
hours in india
is the indian branch open on saturday
bengaluru time difference
what time do you close in bengaluru
when can i ring bangalore
is karnataka at work on saturday
what is the clock in india
until when is india in
from when on is bangalore awake
how late may i call india
gmt offset of india
what timings does the bengaluru site follow
when does india shut for the day
how far ahead of gmt is your indian desk
when do the bengaluru folks log off
can i call bengaluru at 7 in the evening
i'm in new york, when are the bangalore folks awake
my shift ends late, till what hour is the karnataka desk manned
when is the bengaluru office open
what are the opening hours of your indian office
can you tell me if bangalore works on saturday
is it true that the indian office closes at six
i want to know what time zone the bangalore office is in
bengaluru office hours
what about the hours in india
isn't the bangalore office open at weekends
does india open earlier than nine
until when is somebody in at bangalore
how far are you ahead of london in india
when do the karnataka people go home
indian standard time, from when to when
till what hour do the bangaloreans answer
which days does the head office in india work
is your indian lot up when it's morning in boston
how many hours is new york behind your bangalore people
i sit in frankfurt and want to talk to the indians, when are they in
my shift ends at half past five in mysore, is bangalore still open then
we ship from chennai on saturdays, is your indian branch staffed that day
our office in leeds starts at nine, what time is it at your place in india and are you in
suppose i come to indiranagar at eight in the morning, is it unlocked
and in bangalore, till when
so nine to six, indian clock
the indian one, which days
what's the offset there, in india

= E-mail india@longitude.example, phone
how do i contact the indian office
email for bengaluru
phone of bangalore branch
mail address of the india team
number to ring in karnataka
ways to get hold of bangalore
inbox of india
line to karnataka
how do i get the indian colleagues
whom do i ring in india
give me the india contacts
i want the bangalore folks, mail or number
how do i get hold of the indian staff
mail id and tel no for bangalore
whom should i write to in karnataka
particulars to contact the india desk
i want bengaluru specifically, mail or dial what
how do i write or speak to bengaluru directly
both mail and tel for the indian desk
my letter is for india only, particulars please
what is the e-mail of the bengaluru office
can you tell me the phone and mail of your bangalore branch
is it true that the indian office has its own e-mail
i want to know how to write to the bengaluru team
india office email and phone
what about reaching the bangalore people directly
hasn't the indian branch its own address for mail
is it better to ring or to mail the bengaluru office, and where
how do i get hold of the folks in karnataka
contact particulars of the south indian site
which inbox belongs to bangalore
ways to reach the indian desk
direct line and mailbox for india please
whom do i drop a line to in indiranagar
by what means do i get through to your blr colleagues
where do i write or dial for the head office
i'm from mysore and want to deal with the local team, how do i reach them
my boss wants both a mail and a number for bangalore, which are they
our tender form asks for contact data of your indian branch, what do i put
we met your bangalore people at a fair and lost the card, how do we reach them
suppose i want to skip the general mailbox and go to india straight, what do i use
and for india, mail and phone
so how do i reach the bangalore ones
has that branch a mail of its own, the indian one
what's the indian contact

= Bengaluru: 12.97° N
coordinates of the bengaluru office
latitude of bangalore on your site
gps for india
degrees of bangalore
north and east of bangalore
where on the globe is the indian place
lat long india
position on earth, bangalore
where on the map is bangalore for a gps device
geolocation of the indian site
what latlong do i punch in for bengaluru
position in decimals of your karnataka site
for my drone map, where is the bengaluru site in degrees
i plot offices on a chart, the indian point please
what are the coordinates of the bengaluru office
latitude and longitude of bangalore please
which gps numbers do i type in for the indian office
i need decimal degrees for india, for my map
lat long blr
where on the globe does your karnataka site sit, in numbers
how far north of the equator is your indian place
i'm plotting vendors in a gis, what's the point for bangalore
how many degrees east are you in india
geotag of the indian branch
what do i key into my satnav besides the street in bengaluru
and the indian one in degrees

= Our Kuala Lumpur
what is the address in malaysia
where is the kl office
which building are you in in kuala lumpur
postal address malaysia
which level at menara garisan
postcode of the malaysian office
where in kl can i find you
jalan almanak number
address for courier in kuala lumpur
where exactly are you in malaysia
kl office location please
how do i find you in kl
where should the courier go, kl
your location in south east asia
where do couriers go in malaysia
which quarter of kl
where's your malaysian place exactly
where are the kl premises
what do i tell the grab driver in kl
tower and level in kl
post code for kl
where do i ship documents to in malaysia
your kl spot
on which jalan are you
alamat pejabat di kl
address for a letter from lhdn
are you in the city centre of kl
the taxi man in kl wants the name of the tower
on which level in kl do i get out
where do i post the signed agreement in kl
which tower and storey are you at in malaysia
my grab abang needs your exact location in kl
poskod and road of the malaysian premises
where is the menara you occupy
i'd like to send durian to your kl folks, deliver where
which landmark in kuala lumpur houses you
i'm at kl sentral, what do i tell the driver
what is the address of your kuala lumpur office
where exactly is your office in kl
can you tell me the building of the malaysian office
is it true that you are in menara garisan
i want to know on which level your kl office is
kuala lumpur office postal address
what about the postcode of the malaysian office
isn't your malaysian office in petaling jaya
is the kl office nearer to klcc or outside the city
what do i tell the grab driver
where do i send signed papers in malaysia
pejabat kl kat mana
which tower and which storey in the federal capital
what goes on the envelope for malaysia
where should poslaju bring the parcel in kl
how do i find you from the lrt in kl
which street are the malaysians of your firm on
i am a lawyer and must serve notice in malaysia, to what place
my interview is in kl on monday, where do i have to go
our accounts need your malaysian particulars for lhdn, what street and poskod
i stand on jalan almanak and see many towers, which one are you in
suppose i fly into klia and take a taxi to you, what do i show him
and the street in kl
so which floor in the menara
where's that, exactly, the malaysian one
what's the postal code there in kl

= Open Mon-Fri 9AM-6PM, MYT,
when does the kl office open
hours in malaysia
is the malaysian branch open on saturday
what time do you close in kuala lumpur
malaysia time zone
when can i ring kl
is kl at work on saturday
what is the clock in malaysia
until when is malaysia in
gmt offset of malaysia
waktu pejabat di malaysia
from when on is kl awake
what timings does the kl site follow
when does malaysia shut for the day
how far ahead of utc is your malaysian desk
is kl working on saturdays or public hols
pukul berapa does your kl site begin
can i call kl at 7 in the evening
i'm in sydney, when are the malaysian folks awake
is the malaysian desk manned at lunchtime on fridays
when is the kuala lumpur office open
what are the opening hours of your malaysian office
can you tell me if kl works on saturday
is it true that the malaysian office closes at six
i want to know what time zone the kl office is in
kuala lumpur office hours
what about the hours in malaysia
isn't the kl office open at weekends
does malaysia open before nine
waktu operasi pejabat malaysia
how far is kl ahead of london
when do the malaysians go home
pukul berapa you all tutup in kl
which days does the branch near klcc work
is your asean branch in at the same time as singapore
how many hours between sydney and your malaysian people
till what time can i catch someone in kl
i sit in tokyo and want to talk to the malaysians, when are they in
my lunch is at one in shah alam, is your kl place staffed then
we trade from penang on saturdays, is your malaysian branch there too
our friday prayers end at half past two, is kl manned the rest of the afternoon
suppose i come to the menara at eight in the morning, is it unlocked
and in kl, till when
so nine to six, malaysian clock
the malaysian one, which days
what's the offset there, in kl

= E-mail malaysia@longitude.example, no
how do i contact the malaysian office
email for kl
is there a phone number for kuala lumpur
why can't i find a number for malaysia
can i call the kl branch
is there whatsapp in malaysia
telephone of kl branch
ways to get hold of kl
inbox of malaysia
line to kuala lumpur
how do i get the malaysian colleagues
can i dial malaysia
give me the malaysia contacts
no landline in kl, how come
i want the kl folks, mail or number
i looked everywhere for a line to kl and there is none
could i ring somebody in malaysia
how do i get hold of the malaysian staff
mail id and tel no for kl
is there a handphone number for kl
why is there only a mail id for malaysia
can i speak by phone with kuala lumpur or just email
i'd rather talk, is there any line to the malaysian staff
only found an indian and a gulf number, what about kl
how do i approach the menara people then
what is the phone number of the kl office
can you tell me the e-mail of your kuala lumpur branch
is it true that the kl office has no phone
i want to know how to write to the malaysian team
malaysia office email phone
what about calling the office in kuala lumpur
why can't i find a telephone number for malaysia
can i ring kl or only mail
how do i get hold of the folks in kl
is there a plus six zero number of yours
handphone or landline for malaysia, boleh
which inbox belongs to kuala lumpur
does the malaysian site have whatsapp or just email
whom do i drop a line to in menara garisan
nombor telefon pejabat malaysia
is writing the sole way to reach the malaysians
i'm from ipoh and would like to talk to the local team, is that possible by voice
my boss searched your site for a kl hotline and found none, is there one
our tender form asks for contact data of your malaysian branch, what do i put
i'd call india and dubai, but what about malaysia
suppose it's urgent in kl, can i dial someone there
and for malaysia, mail or phone
so no number in kl
then how do i reach the malaysian ones
what's the malaysian contact

= Kuala Lumpur: 3.14°
coordinates of the kl office
latitude of kuala lumpur on your site
gps for malaysia
degrees of kl
north and east of kl
where on the globe is the malaysian place
lat long malaysia
position on earth, kl
geolocation of the malaysian site
what latlong do i punch in for kl
position in decimals of your kuala lumpur site
where on the map is kl for a gps device
i plot offices on a chart, the malaysian point please
for my drone map, where is the kl site in degrees
what are the coordinates of the kuala lumpur office
latitude and longitude of the kl office please
which gps numbers do i type in for the malaysian office
i need decimal degrees for malaysia, for my map
lat long kl
where on the globe does your malaysian site sit, in numbers
how close to the equator is your malaysian place
i'm plotting vendors in a gis, what's the point for kl
how many degrees east are you in malaysia
geotag of the malaysian branch
which of your offices has pi for a latitude
and the malaysian one in degrees

= Our Dubai office:
what is the address in dubai
where is the uae office
which building in business bay
postal address emirates
office number in sextant building
where do i send a letter in dubai
which street are you on in dubai
where in dubai can i find you
location of the gulf branch
p o box or street address uae
where exactly are you in dubai
dubai office location please
how do i find you in the uae
where should the courier go, gulf
your location in the middle east
which tower are you in over there
where do couriers go in the emirates
which quarter of dubai
where's your emirates place exactly
location in the uae
what do i tell the careem driver
tower and suite in dubai
where do i ship documents to in the uae
your dubai spot
where are the uae premises
near burj khalifa or marina, where are you
makani or street
the gulf site, full address
post box dubai
the driver in dubai wants the name of the tower
in which part of dubai should i book my hotel to be near you
where do i post the signed agreement in dubai
my uber driver needs your exact location in the emirates
unit and road of the gulf premises
which neighbourhood of dubai houses you
our pro must deliver stamped papers to you in uae, where
i'm on the metro red line, how do i locate you
i'm at dubai mall, what do i tell the cabbie
what is the address of your dubai office
where exactly is your office in dubai
can you tell me the building of the uae office
is it true that you are in business bay
i want to know the office number in dubai
dubai office postal address
what about the street of the dubai office
isn't your dubai office in internet city
is the dubai office nearer to business bay or to the marina
where do i send stamped papers in the emirates
which part of town are you in, in the gulf
what goes on the envelope for the uae
which unit do i ask for at reception in dubai
where should aramex bring the parcel
how do i find you from the burj khalifa
location of your emirates branch, tower and unit
i am a pro and must deliver attested documents, to what place in dubai
my interview is in dubai on sunday week, where do i have to go
our accounts need your emirati particulars for the vat form, which street
i stand at the canal and see forty towers, which one are you in
suppose i get off the metro red line in dubai, which building do i look for
and the street in dubai
so which suite in the sextant
where's that, exactly, the gulf one
what district is that in dubai

= Open Mon-Fri 9AM-6PM, GST,
when does the dubai office open
hours in the uae
is the dubai branch open on sunday
is the emirates office closed friday
what time do you close in dubai
gulf time zone
when can i ring dubai
is the uae at work on saturday or sunday
what is the clock in dubai
until when is dubai in
gmt offset of the emirates
are you open on friday afternoon in the gulf
from when on is dubai awake
what timings does the gulf site follow
when does dubai shut for the day
how far ahead of utc is your uae desk
is dubai working on fridays after jumuah
does the gulf team have a half-day on friday
when do the emirates folks log off
can i call the gulf at 7 in the evening
i'm in cairo, when are the uae folks awake
when is the dubai office open
what are the opening hours of your uae office
can you tell me if dubai works on sunday
is it true that the dubai office is open on friday
i want to know what time zone the dubai office is in
dubai office hours
what about the hours in the emirates
isn't the dubai office closed on fridays
does dubai close earlier than six
until when is somebody in at business bay
how far is dubai ahead of london
when do the gulf people go home
do you follow the friday half day in the uae
which days does the emirates branch work
gulf standard time, from when to when
how many hours between cairo and your dubai people
is the gulf lot in on jumuah afternoon
i sit in nairobi and want to talk to dubai, when are they in
my shift in jebel ali ends at half past five, is your dubai place still open
we work saturdays in deira, is your branch staffed then
our bank moved to the western weekend, did your gulf office too
suppose i come to business bay at eight in the morning, is it unlocked
and in dubai, till when
so nine to six, dubai clock
the gulf one, which days
what's the offset there, in dubai

= E-mail dubai@longitude.example, phone
how do i contact the dubai office
email for the uae
phone number for dubai office
mail address of the gulf team
how do i reach the emirates people
number to ring in the uae
contact gulf team
ways to get hold of dubai
inbox of the emirates
line to the gulf
how do i get the emirates colleagues
whom do i ring in dubai
give me the dubai contacts
i want the gulf folks, mail or number
how do i get hold of the gulf staff
mail id and tel no for dubai
particulars to contact the emirates desk
whom should i write to in uae
both mail and tel for the emirates desk
how do i write or speak to business bay directly
my letter is for the gulf only, particulars please
what is the e-mail of the dubai office
can you tell me the phone and mail of your uae branch
is it true that the dubai office has its own e-mail
i want to know how to write to the dubai team
dubai office email and phone
what about reaching the gulf people directly
hasn't the dubai branch its own address for mail
is it better to ring or to mail the dubai office, and where
how do i get hold of the folks in the emirates
contact particulars of the middle east site
which inbox belongs to the gulf
ways to reach the emirati desk
direct line and mailbox for the uae please
whom do i drop a line to in business bay
by what means do i get through to your khaleeji colleagues
where do i write or dial for arabia
i'm from al ain and want to deal with the local team, how do i reach them
my boss wants both a mail and a number for dubai, which are they
our tender form asks for contact data of your gulf branch, what do i put
we met your dubai people at gitex and lost the card, how do we reach them
suppose i want to skip the general mailbox and go to the gulf straight, what do i use
and for dubai, mail and phone
so how do i reach the gulf ones
has that branch a mail of its own, the gulf one
what's the uae contact

= Dubai: 25.20° N
coordinates of the dubai office
latitude of dubai on your site
gps for uae
degrees of dubai
north and east of dubai
where on the globe is the gulf place
lat long dubai
position on earth, dubai
geolocation of the gulf site
what latlong do i punch in for dubai
position in decimals of your uae site
where on the map is dubai for a gps device
i plot offices on a chart, the emirati point please
for my drone map, where is the dubai site in degrees
what are the coordinates of the dubai office
latitude and longitude of the dubai office please
which gps numbers do i type in for the uae office
i need decimal degrees for the emirates, for my map
lat long dxb
where on the globe does your gulf site sit, in numbers
how far north of the equator is your emirates place
i'm plotting vendors in a gis, what's the point for dubai
how many degrees east are you in the uae
geotag of the gulf branch
my drone app wants decimals for business bay, what are they
and the gulf one in degrees
`;
