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
`;
