/** What people ask, and the sentence that answers it (question-bank.ts). */
export const aboutUnpublished = `
= I am Longitude’s
are you a bot
are you human
are you a real person
am i talking to a machine
who am i chatting with
who is this
is anybody there
what is your name
do you have a name
is this ai
are you chatgpt
are you a computer program
am i speaking with staff or software
is it automated
are you alive
do you have feelings
how old are you
are you a man or a woman
where do you live
who is typing these replies
is there a living being on the other side
am i wasting my time with a robot
is this live chat
are you an employee
who answers me here
please introduce yourself
are you somebody in india
do i speak to a lady or a gent
what are you exactly
is this an auto reply
can i trust that a human reads this right now
whom do i have the pleasure of talking to
are you a salesperson
do you sleep
hey who r u
r u real
am i chatting with a human being or ai
is it a computer replying
are you a virtual assistant
are you an ai
what should i call you
tell me about yourself
is your name longitude
do you work there
are you staff
bot or human
are you self-aware
who made you
are you a language model
are you the owner of this site
may i know with whom i am speaking
sir or madam, who is this
can you think
do you get paid
you sound like a robot
prove that you are human
is someone sitting there now typing
is a colleague of yours watching this
you are just a bot right
who is on the other end of the line
are you gemini or claude or gpt
do you have a body
are you offended by my words
what is your job here
are you conscious
am i texting with flesh and blood
is this thing operated by an agent in a call centre
is there a chap at a keyboard behind this window
did a clerk type that or was it generated
do i have an actual individual here
my grandmother wants to know if you are a lady on the phone
are you a recording
are you siri or alexa or something of that sort
are you copilot
is that little bubble in the corner a machine
what is the nature of this helper
is it an avatar that responds to me
whose voice is this
are you a scripted responder
do you have a boss or a salary
how come you respond so fast, nobody types like that
you respond at midnight, so surely no one is there, right
are you a mind or just code
are you the receptionist
is a live operator on duty at the moment
do you get tired of my questions
are you married
what is your age and gender
can you hear me
do you have an opinion of your own
i assume a member of the crew is at the keyboard, correct
turing test, are you passing as a man
have i reached an answering machine
is this a gadget or a colleague of the firm
were you programmed by longitude
who developed this chat helper
am i being fooled by a puppet
what kind of creature are you
i always ask this first, is a living soul answering or some algorithm
my mother thinks you are a nice young man, tell her the truth
if i swear at you, will anybody be hurt
before i go on, tell me whether i speak with a member of the team
who on earth keeps answering within a second
is this the helpdesk girl from last week
do you have a family waiting at home
is this run by a team in shifts
is a trainee sitting behind this window
is there a name i may call you by
are you one of the developers
which company built this chat
are you a he, a she or an it
am i exchanging texts with a bot or a flesh person
is this an autoresponder
r u a robot
are you some chap in a call centre in bangalore
do you have a pulse
what shall i address you as
is there a human being typing or is this ai
you reply so quick, you can't be human
are you siri's cousin or what
do you have emotions
who am i speaking to, sir or madam
are you an artificial intelligence
did an employee just write that
am i talking to a person
can you tell me your name
i want to know if you are a real person
is it true that you are a program
what about you, are you alive
is somebody sitting there typing
kaun bol raha hai
awak ni robot ke orang
are you a lady or a gent
r u ai
which of your colleagues am i chatting with
what sort of creature are you
are you flesh and blood or silicon
do you get tired of silly questions
is this answered by some clerk in a call centre
is it automated or what
gpt or claude or somebody on shift
do you have a mum
my grandmother thinks you're a nice young man, is she right
i don't like speaking to contraptions, are you one
i feel rude not saying thanks, does it matter to you
my boss swears there's a guy behind it, is there
suppose i insult you, would anyone be hurt
and who am i speaking with
so nobody's there
what are you then
are you a person
r u human
are you real
is this a bot
robot or wat
bot or human?
man or machine
chatgpt?
is this gpt or something
gemini or claude or what
which ai model are you
you sound like ai
this feels automated
is it auto reply
automated message ah
computer generated reply right
prerecorded or live
am i chatting with a real human
is there a real person behind this
anyone there
is anybody typing
somebody there??
koi hai kya udhar
insaan ho ya machine
aap robot ho kya
asli ho ya nakli
bot hai kya tu
kaun
kon h ye
aap kaun ho
tera naam kya hai
naam batao apna
aapka shubh naam
ladka ho ya ladki
online ho?
ho ya chale gaye
kidhar gaye
jawab kyu nahi de rahe
chup kyu ho
so gaye kya
yaaru
yaar da nee
neenga yaaru pesurathu
un per enna
ungal peyar enna
manushana illa machine ah
nee bot ah da
irukeengala
line la irukiya
enna sathatha kaanom
thoongitiya
aara
ithu aaranu
peru entha
manushyan aano
ningal avide undo
poyo
enthaa mindathe
evaru meeru
nee peru enti
nuvvu manishiva robot va
unnara
em matladatledu enti
yaru neevu
nimma hesru enu
manushyana machina
idira illva
tumhi kon
tujha nav kay
manus aahes ka bot
aahat ka
tumi ke
tomar naam ki
tumi ki manush
acho naki gele
tame kon cho
tamaru naam su che
tusi kaun ho ji
tuhada naam ki hai
siapa ni
ini siapa ya
nama awak apa
awak orang ke robot
ni bot ke manusia
orang betul ke ni
hello ada sesiapa tak
masih ada ke
kenapa diam
kenapa senyap je
dah tidur ke
u human or not ah
real person one or bot one
leh you bot is it
eh where you go
sino po ito
anong pangalan mo
tao ka ba
tao po ba kausap ko
robot ka no
nandyan ka pa ba
bakit di ka sumasagot
tahimik mo naman
meen inta
min maai
shu ismak
ismak eh
inta robot wala insan
habibi you are real man?
fi ahad hon
wenak
laish sakit
you be person abi robot
wetin be your name
you dey there so
you don sleep
why you quiet so
na computer dey reply me?
wewe ni nani
jina lako nani
upo hapo
is it human i speak with or computer hey
who am i speaking with
may i know who is on the line
whom am i chatting to
identify yourself
tell me about yourself bot
ur name pls
may i know your good name
how do i address you
sir or madam?
male or female
are you a guy or girl
do you eat food
have you got a girlfriend
do you breathe lol
what are you
prove you are human
prove ur not a robot
send selfie to prove
show me your face
say something only a human would
can you pass a captcha
dont pretend to be human
be honest are you ai
admit it you're a bot
bet there is nobody there
i think im talking to a computer
i thought you were real
u dont sound like a human
too fast to be a person
no human types that quick
you type so fast who are you
is it the same person as before
are you the one i spoke to yesterday
are there many of you
are you still there
u there?
still with me or gone
hello hello can u hear me
hey did u leave me
did you go offline
have you fallen asleep
you alive?
where did u go
why silent
why no reply
why you not talking
gone quiet
cat got your tongue
respond please
pls reply
reply me
yoohoo
helloooo anyone
earth to bot
disconnected?
did we lose connection
seen but no reply
left me on read
u ghosting me
been waiting are you there
siri is that you
hey robot
hi mr bot
whats your name
so you're not human then
so its ai only

= I answer from
where do you get your answers from
how do you know all this
are you making things up
do you use the internet to answer
what is your source
can i trust what you say
do you hallucinate
how do you work as an assistant
which model are you running on
are your answers reliable
do you search google
can you be wrong
what are your limits
were you trained on something
do you know things outside this site
why can't you answer my question
do you invent answers
are you making up those numbers
what is your knowledge based on
can you tell me the weather
do you know anything except your company
can you do my homework
can you write code for me here
who taught you
how come you know that
why do you repeat the website
do you only know what is on the page
how accurate are you
can i rely on this information
who guarantees that you are right
did you just make that up
how do i know this is true
are you connected to the web
do you look things up
is what you tell me official
that's wrong, where did you read that
do you learn from this conversation
do you know today's news
can you answer general questions
can you tell me a joke
who won the match yesterday
what is the capital of france
can you translate something for me
can you calculate my taxes
why do you say it is not on the site
do you understand what i say or only match words
do you speak hindi or malay or arabic
from where do you fetch these replies
is what you tell me copied from the pages here
are you browsing the net while i wait
could you be lying to me
how much of what you say is invented
will you admit when you have no idea
are you honest when you lack the answer
how trustworthy are these replies for my board paper
may i quote you in my newspaper
is your reply legally binding on the firm
which database do you read from
have you been fed with the whole wikipedia
do you know the price of gold today
give me a recipe for biryani
write a poem about the sea
help me with my college assignment
what time is it in new york
who is the prime minister
can you recommend a film
can you draw a picture
solve this equation for me
do you understand tamil or kannada
can i write to you in french or chinese
in which languages may i type here
can i chat with you in bahasa
can you speak german with me
do you follow slang and typing errors
how fresh is your knowledge
when was your knowledge last refreshed
can i upload a file for you to read
can you open a link that i paste
can you give me legal or medical advice
what do you base this statement on
as long as you say it, it is guaranteed, right
what share of your replies turn out wrong
why is your reply so short
why do you keep giving the same reply
can you see the web page i have open
are you allowed to give opinions
do you get smarter from what i type
i am a teacher and must cite sources, where did that come from
my colleague got a different reply than me, are you guessing
how often are you mistaken, in percent
do you read the news before answering
i could not find that on your pages, did you dream it up
my english is poor, can i write in my own tongue
does it make sense to trust a chat window with a decision worth 100k
are you honest about what the company does badly
which tongues do you understand
do you get arabic letters
my message is in tamil, does that work
can you look at a picture of my shop
may i dictate by voice
can you recall what i said three lines ago
can you set a reminder for me
can you search my order
can you look up the status of my project
what is my order number
can you log into my account
are your replies checked by a lawyer
from where do you get your replies
do you browse google to answer me
are your answers trustworthy or do you make stuff up
what is the source material of your replies
can you tell me the cricket score
help me with my chemistry assignment
who won the election
do you comprehend marathi or manglish
are you allowed to give your own view
can you order me a pizza
can you solve sums or write poems
why can't you answer about other companies
how up to date is your information
will you stand by these figures legally
can you look up my order or invoice
what is the temperature in dubai today
is your knowledge limited to longitude's pages
where do your answers come from
what do you know
can you tell me what your source is
i want to know if you make things up
is it true that you answer only from this site
source of the answers
what about things not written here, do you know them
are you hallucinating
can i rely on what you say
do you google stuff for me
aap ko sab pata hai kya
who taught you all this
do you know today's gold price
will you do my maths homework
do you pull facts from wikipedia
can you guess if you don't know
tell me a joke
are you plugged into chatgpt's brain
is what you tell me binding or simply quoted
could you look into my order in your database
my teacher says bots lie, do you
my boss wants the reference for each thing you tell us, what is it
i worry that you invent figures, where do you take them from
suppose i ask about the weather in dubai, would you know
as a reporter may i quote you, on what are you based
and where did you get that from
did you make that up
is that from these pages

= To talk to
let me talk to somebody
let me talk to a person
connect me to an agent
connect me with a human
i want a real person
i want to speak to a human being
can someone call me back
please call me
call me back
give me a callback
is there an operator
operator
agent
human
human please
live agent
live chat
live person pls
representative
customer care
customer service please
put me through to someone
put me through to sales
transfer me to a real agent
transfer this chat to staff
can i talk to a real human
can i speak to someone in your team
may i speak with someone please
could i have a word with one of your people
could you get a colleague on the line
is anybody from the team available to chat
are there any humans here
any real person there
am i able to talk to a live person
i don't want to talk to a bot
no bots please
i hate talking to machines get me a person
i'd rather talk to a person
i prefer to speak with a human
get me your manager
i want to talk to the manager
let me speak to your supervisor
i need to escalate this to a human
who can i talk to
whom should i speak to
is there someone i can ring
can i phone someone
give me a number where a human picks up
i want to talk on the phone
can we talk over a call
need to talk to someone urgently
urgent please get someone to ring me
ask someone to contact me
have somebody get in touch with me
please have your executive call me
kindly arrange a call from your side
kindly connect me to the concerned person
sir please connect to customer executive
i need one person to explain me
someone from your side can call me now
can anyone attend to me
can pls get somebody to contact me
can i talk to your staff ah
got human or not
i want talk real people lah
any officer i can speak to
want to talk wit human
talk 2 human
spk to agent
need agent asap
plz connect to sales person
pls give me to a real guy
get me a human now
hand me over to a person
pass me on to someone who knows
pass me to your colleague
switch me to a human agent
i need someone who actually understands
i need to discuss this with a real expert
let me chat with one of your engineers
can one of your consultants speak to me
i'd like to speak with an account manager
can i speak to the person in charge
can i talk to the boss
i want to talk to the owner
is it possible to have a chat with a member of staff
would it be possible to speak to an adviser
i'd like someone to phone me this afternoon
could somebody ring me tomorrow morning
tell someone to whatsapp me
can a person reply to me on whatsapp
can your team email me back directly
i left a message nobody called please have someone ring
someone please help me a real one
stop i want a human
enough of this put a person on
this is complicated i need a human
my case is special i want to explain it to someone
can i video call with somebody from your team
can someone in the dubai team speak to me in arabic
is there someone who speaks hindi i can talk to
i want to speak to someone in tamil
kisi insaan se baat karni hai
mujhe agent se baat karao
nak cakap dengan orang
boleh saya bercakap dengan pegawai
habibi let me talk to someone
brother connect me to your people
speak to representative
talk to support staff
how do i reach a human here
how do i get past the bot to a person
can i speak with a human
connect me to someone
put me through to a colleague
give me somebody who can help
let me talk to your staff
i am tired of this bot
is there a person i could talk with instead
transfer me to an agent
how do i get past the machine
you don't understand me, get me somebody
put me through to the operator
live agent please
can someone from your side contact me
i'd rather write with a human being
how can i reach a real one
no robots please
how long till a human answers
get me a human
i need to talk to somebody
is there anyone real i can speak to
can i have a person please
you are useless, let me speak to someone
this is not helping
i want to complain about this bot
may i speak to your supervisor
can i talk with your boss
hand me over to a colleague
switch to live support
how can i leave my number for your people
where is the form to reach a human
i would like to be helped by a person
customer care executive please
wanna talk to someone
put a manager on
how quickly does a human answer if i leave my email
i don't like talking to machines
pass me on please
i want flesh and blood on the line
stop, give me an adult
is any of your folks free right now
bring in a specialist, this leads nowhere
where is the button for a live operator
can a consultant take over this chat
i have been going round in circles here, who can i turn to
my matter is complicated, to whom can i explain it
i am elderly and would rather hear a voice
is there any way around this program
escalate this please
i demand to be put through
let me speak with management
can i get a representative
someone with a pulse please
can a developer join this chat
it is urgent, i need one of the team this minute
how many hours before one of your folks writes back
does typing my email in this window summon somebody
could you pass me to sales
could you fetch the person in charge
you gave me rubbish, whom can i complain to
does it make sense to keep asking you or should i write to a colleague
you are not understanding my english, any person available
my boss says get somebody on the phone
nobody is helping me here
get me off this bot
you failed, next step please
i've had enough of typing, is anybody in the office who could take over
our ship is sinking here, no time for robots
my question has three parts and needs a brain, who takes it
i am deaf and cannot phone, how do i reach one of your people
what must i leave here so that somebody writes back
would it be possible to have a colleague join us now
i want to speak to a living soul
connect me to your rep
stop this bot nonsense and give me a human
how do i get hold of a real employee
can one of your executives ping me on whatsapp
i'm 78 and prefer talking, who can ring me
let me chat with an advisor please
this is useless, get me somebody competent
i demand escalation to your team lead
is a helpdesk guy online now
after i leave my number when will somebody respond
transfer me to a consultant in your gulf branch
can a proper person take over from here
you don't get it, is any colleague awake
i keep going round in loops, fetch me a real one
can i talk to a person
how do i reach one of your people
i want to speak to a human
can you tell me how to get a real person on the phone
i want to know how long until somebody replies
is it true that they reply within 24 hours
talk to human please
what about a phone call with your team
koi aadmi se baat karao
nak cakap dengan staff
stop this and fetch someone
is there an actual being i could converse with
customer care number pls
connect operator
put me through to a consultant
how do i escape from this chatbot
can't i have a chat with somebody flesh and blood
who picks up if i'd rather discuss it by voice
how can an expert ring me
you don't get me, who does
i'm 80 and can't deal with machines, how do i get a voice
my case is complicated and needs a head, how do i get one
my boss wants to hear a colleague of yours before he decides
i've asked three times and you give nonsense, how do i escalate
suppose i give you my mobile, will anyone phone
our site is down and i need an engineer now, what do i do
and how do i get past you
who else could i ask
when would they answer

= I can tell
what can you do
what can i ask you
how can you help me
what do you know about
help me please
what topics can you talk about
what are my options here
which questions do you answer
what information do you have
give me a menu
what are you able to tell me
i don't know what to ask
what is this chat for
what are you good for
can you tell me about prices and jobs
give me some examples of things to ask
what should i ask
how does this chat work
what subjects do you cover
what can i find out here
how do i start this chat
what all can you do
in what ways can you assist
which things can i find out from you
do you know about job openings
can you tell me about your offices
what would you like me to ask
show me what you can answer
can you help me please
i need help
i have a question
i have some questions about your company
may i ask you something
how do i use this assistant
what are you here for
what is possible in this chat
list of topics please
list the commands
please guide me
where should i begin
what sort of questions do people ask you
what is in your repertoire
on what matters can i pick your brain
what sort of stuff is inside your head
may i quiz you about the firm
do you also handle enquiries on openings and personal data
i am a reporter, what can you brief me on
i am a parent looking for work for my son, can this chat inform me
i landed here by accident, what is on offer in this window
what is the scope of this helper
tell me your features
is there any use in asking you about budgets
can you inform me about past jobs and what was spent
hello
hi there
good morning
namaste
salam
hey, anyone
start
menu
ok and what next here
can you assist with a doubt
i'm lost, orient me
how much do you know
which departments can you tell me about
suggest a question
can you give me a tour
where do i find things on this website
is there a search here
any tips how to phrase my question
i have never used one of these windows, what should i do
i am preparing a school report, which subjects can you inform me on
is it worth my time to ask you about costs and schedules
how many different subjects can you handle
what kind of stuff may i ask you
what topics are you able to discuss
give me a list of things you know
how can you be of service
hi, what are you for
are you able to tell me about job vacancies and fees
can you inform me on case studies and opening hours
show me a catalogue of things to ask
what's within your remit
i am new here, where should i begin with you
which subjects does this helper master
hello anybody home, what do you do here
can you tell me what topics you cover
i want to know how you can help me
is it true that you know the projects with their budgets
help options menu
what about prices and jobs, can you tell me about them
hello what's this window for
kya kya bata sakte ho
boleh tanya apa kat sini
list of commands
what are you good at
give me some sample questions
which subjects are in your repertoire
where do i start
i'm new here, show me round
what sort of things do people usually put to you
is it only sales stuff or also careers
your scope please
what's on offer in this chat
how could you be of use to a job hunter or a buyer
what would you not be able to tell, and what would you
i landed here by accident, what is it you know
my boss told me to ask you things, what things
i'm a student with a report to write, in which matters can you assist
suppose i have five minutes with you, what's worth asking
and what else can i ask
anything more you know about
what other topics are there

= And I can
can you take a message
can you pass on what i need
will you forward my request
can i leave my wishes with you
can you write down what i want and hand it to someone
will somebody read what i tell you here
can you note my requirements
can i order through this chat
can i give my project details here
would you tell your colleagues about my plan
i want to leave a message
can i place an order with you
please note my requirement
take down my details
i want to tell you about my project
please inform your team that i need a shop
can you register my interest
tell them i want a website
kindly forward this to the concerned person
write this down for your people
will my request reach the right department
jot this down for me
can you record my specifications
could you put my wish list in front of an engineer
if i describe my bakery site here, does it reach anybody
is it enough to explain it in this window or must i write a mail too
let the folks over there know that i called
will my brief be forwarded
can this chat serve as my enquiry
take this down: we want an app
can i dictate my requirements
mark my name down please
please put me on the list of prospects
will the right colleague learn about it from you
does anyone get notified of what i type
can i tell you my budget and deadline so they prepare
can you create a ticket for me
log my request
can you hand over my query to your seniors
i have a small job, will you let them know
can i submit my rfp here
we need a booking system for our ferries, could you tell your colleagues
i'd like to leave a few lines for the person in charge
if i tell you everything now, will i have to repeat it to a human
shall i write my whole story here so that someone picks it up
can you hand over my requirement to your staff
please jot down my wishes and let someone revert
do you forward what i describe to the right people
can i narrate my brief so you convey it to the crew
i run a tailor shop and need a site, can you record that for the team
will you relay my request to the engineers
can you lodge an enquiry on my behalf
is it possible to leave a memo with you
please arrange that one of you contacts me about my travel portal
can you note what i need
will you pass on my request
can you tell your people what i need
i want to know if you can write down my requirements
is it true that you note what i need
leave a message here
what about forwarding my request to someone
could you jot this down for your crew
can i dictate my wish list to you
log a ticket for me
likh lo mera requirement
tolong sampaikan pesanan saya
relay this to your engineers please
do you also take orders like a waiter
will you put me on somebody's list
can you be my go-between
do you write memos for the staff
may i pour out my story here and someone picks it up
is it enough to tell you or must i mail as well
we need a ferry booking system, can you let them know
my boss gave me a brief, could i paste it to you
i worry that what i type here is lost, do you keep it for them
suppose i tell you my budget and deadline, will it reach anyone
i'd hate to repeat everything later, do you hand it over
and will you tell them that
could you put that down for me
who hears of it after i tell you

= Half an hour
how do i book a meeting
can i schedule a call
i want a demo
can we set up an appointment
how to arrange a talk
can we meet on zoom
book a slot
where can i fix a time to speak
is the talk free of charge
i would like to have a consultation
can we do a video call
google meet possible
how do i get an appointment with your experts
i want to discuss a project with your team
can i talk with an engineer instead of sales
set up a discovery call
i need an appointment next week
when can we meet
can we talk on teams
how do i reserve the free half hour
where is the booking form
is there a calendar to pick a time
consultation appointment please
can somebody show me how it works
can i see a live demo
may i speak with someone who builds
could we have a quick chat on the phone
kindly arrange a meeting
i want to talk through my project
can we have a call on monday
schedule a meeting
can i get a spot in your diary
i'd like thirty minutes with a techie
may i invite you for a conversation about our warehouse
do you do site walkthroughs before one signs
could an architect explain over video what is feasible
how do we arrange to sit together
we want to be shown the product before purchasing
can i pick a day and hour
is there a calendly link
can we jump on skype
webex session possible
next tuesday at ten, is somebody free
could my partner and i join a joint session
does the introduction session cost a fee
i'd like to brainstorm with an engineer
can you present to our committee
how do i request a walkthrough
we want a pitch from you
fix a meet
i want to see a presentation
who attends the intro session, a rep or an engineer
may i get some advice before i commit
i'd rather discuss than type
how do i get the thirty minutes on offer
i want counselling on which system to buy
can i have an introduction with your technical folks
meet up to go over our plan
please block time for us
our board meets on thursday, could someone present to us before
i run a dental practice, how do i arrange to ask an engineer a few things
my co-founder sits in penang and i in dubai, can we have a joint video session
is it true that the first thirty minutes cost nothing
how do i grab one of those free half hours
i dislike sales reps, can i sit with somebody who codes
can i get a no-obligation consult with a techie
how do i fix a meeting with your engineers
is the first consultation chargeable
may we hop on a teams call to explain our warehouse trouble
i want an appointment but not with some pushy sales fellow
how long is the gratis talk and with whom
do you give product walkthroughs or a trial session
let's set up a google meet, how
my co-founder and i would like a brief discussion, do we pay
how do i schedule a thirty min discussion
can we have a preliminary talk before signing anything
is there an online booking link for a discussion
want to sit with a developer over coffee on zoom, possible
can i get free counsel from an engineer before deciding
can i book a meeting
is the first half hour free
how do i schedule a call
can you tell me how to book a demo
i want to know if i talk to somebody who builds
is it true that half an hour is free
book free half hour
what about an appointment with an engineer and not sales
how do i get thirty minutes with a techie
is there a fee for a first consultation
calendly link please
meeting fix karna hai
nak buat temujanji
does a preliminary chat cost anything
will some pushy rep try to sell to me
can we hop on zoom with a developer
how long is the no-obligation talk
do you have a slot next tuesday
may my committee have an intro session gratis
can i pick an expert's brain without paying
are the lawyers' first minutes on the house with you too
my co-founder and i would like a quick teams session, how do we reserve it
i loathe sales pitches, who's on the call
my boss asks for a walkthrough before thursday's board, how to arrange it
i worry about being billed for just asking, am i
suppose we want to brainstorm feasibility, with whom and for how long
we run a dental practice in penang, how do we get on your diary
and what do i pay for that talk
who'd be sitting opposite
how do i reserve it

= If you leave
can you call me back
please ring me
here is my number, can somebody call
can i leave my mobile number
can i give you my mail address now
when will someone contact me if i leave my details
how soon will you come back to me
i left my email, what now
please have someone reach out
ask your sales to call me
can someone phone me tomorrow
i will give my contact, when do i hear from you
get back to me please
do you do call backs
please contact me
can your team reach out to me
ring me in the afternoon please
have someone phone my office
should i leave my email with you
do you want my number
if i type my phone number here what happens
ask somebody to write me
i want a return call
drop me a line when free
buzz me on my mobile
could you get one of them to dial me
i typed my gmail here, what follows
i gave you my cell, by when will it ring
is it enough if i give only my mobile
can they whatsapp me if i leave digits here
how many hours until they get in touch after i leave my address
tomorrow before noon somebody should phone me, possible
can i request to be phoned
i'm busy driving, let them ring later
take my email
my number is coming, pass it on
will they phone or mail
shall i provide my coordinates
can i be contacted
who will get in touch with me
what if i only leave a mail address, is that sufficient
follow up with me please
here is my card, contact us
i left my digits and it is still silent, when will they ring
i am at work until five, could they ring me after that
i typed my mail address two messages ago, is somebody going to answer
how long will i wait if i put my mobile number here
put me on your list of people to ring
my line is free after lunch, can someone phone me
here's my gmail, when will you people respond
give me a missed call or ring, how does it work
please have your team contact me on this digits
if i drop my mobile no here what next
i'm in meetings, can you reach out later by email
how soon after leaving contact particulars will i hear
can u call me tmrw
how fast does somebody follow up once i share my email id
please get back to me, what do you need from me
i am on the road, can somebody buzz me tonight
can i leave my phone number here
what happens if i leave my e-mail address
can you tell me when somebody gets in touch
i want to know if you call me if i leave my number
is it true that one of your people gets in touch within 24 hours
call me back
what about leaving my email here
give me a bell tomorrow
phone karo mujhe
telefon saya balik boleh
buzz me on my cell
here are my contacts, what next
ping me by gmail
how soon would i hear if i drop my details in this chat
may i just type my whatsapp and wait
is it enough to give you my digits
do you ring round the same day
i'm driving, can somebody reach me later
i sent my number this morning, when will it ring
my boss is free only after lunch, could someone contact him
i worry nobody will follow up once i've given my address
suppose i hand you my card, does a real one answer
i hate filling in forms, can i simply leave my mobile with you
and if i give you my number
when do they get back to me
who will write to me then

= Discounts are nothing
do you give discounts
can you do it cheaper
any special offers right now
is the price negotiable
can we bargain
what is your best price
best rate please
do you have a promo code
can i get something off
too expensive, can you come down
discount for ngos or charities
is there a student discount
any discount for start-ups
any festival offer like diwali or ramadan
can you lower the quote
is there a rebate for long term customers
last price boss
can i get a deal if i take two services
any black friday offer
do you give concessions to non-profits
do schools pay less
can you match a lower quotation
my budget is small, can you adjust
is there a bundle price
any wiggle room
do you give volume discount
reduce the amount a little
is there a voucher
government or public sector rates
early bird or loyalty reduction
can you make it less
can i have a better price
is it possible to get ten percent off
how low can you go
give me good rate sir
kindly consider a reduction
we are a charity, is it cheaper for us
is there a special price for small firms
can we haggle
do you run promotions
sale going on
cheap package for a first time customer
do you lower your fee for repeat orders
our budget is tight
that is too much for me
can you sharpen your pencil
do you have a loyalty programme
is the rate flexible
any cut for paying in advance
i found it cheaper elsewhere
women entrepreneur or msme concession
is there a free tier or trial
do you do anything for free
pro bono work
would you work for free for a good cause
can you do it for half
price reduction if we wait
any seasonal offers
family and friends price
can you knock a bit off
shave something from the sum
is there some leeway on the figure
what is the rock bottom
do nonprofits pay the same as corporations
we run an orphanage, would you be kinder on the fee
mosque or temple website, do you charge less
is there a start-up tariff
can i have a markdown
cut price for repeat buyers
do you honour a friend's recommendation with money off
can you beat a competitor's offer
it is above what we planned, could you trim it
is there a cheaper tier
can you waive the fee
do you do anything gratis
what percentage off for signing today
a freelancer told me half of that, will you go down
do you have a lower tariff for government bodies
is it fixed or can we talk about it
i want a good bargain
do you have clearance or end of year offers
can i redeem a gift card
do i save if i order three things together
boss can less or not
kurang sikit boleh
any concession for first order
is there a tariff for pensioners or students
can we pay less and get less
does it make sense to ask for a reduction
do you haggle at all
you are out of our range, what can be done
if we sign for three years, is there a saving
barter instead of money
can we swap services instead of paying
would you take a lower sum for publicity
does the price ever fall
honest, what is the lowest you take
we are a village school with little money, would you be kind
my competitor got it for half elsewhere, what can you do
i bring three friends who also need shops, what do i save
we have been offered thirty percent less by a studio in hanoi
if we pay everything on day one, does the sum shrink
surely there is room to move, right
does it make sense to wait until new year for a better offer
who gets the cheapest deal from you
how many percent can you go down
can you do something about the rate, we are a tiny ngo
is there any concession for widows or veterans
kindly give us your best and final
any raya or onam promo running now
do you have a scheme for msmes or udyam units
what is the last price boss, i pay today itself
would you shave off a chunk if i pay everything at once
bulk bargain possible, we need four apps
can u do nego
my uncle got a similar app for half, will you price match
i am a returning client, do i get a goodwill reduction
is there a voucher for newcomers
can i get a discount
do you have any offers
can you tell me if there are discounts for schools
i want to know if you can make it cheaper
is it true that you never give discounts
discount possible or not
what about a coupon code
can you throw in something for free
best price boss, what's your last
boleh kurang harga
kam karo na bhai, thoda discount
is there any rebate when ordering both site and app
could we haggle a bit
mates' rates for the second time
do churches and gurdwaras pay the full whack
is there a referral markdown or cashback
any eid or deepavali promotion running
your rival was five lakhs less, will you undercut him
we are an orphanage in melaka with hardly any funds, would you go lower
my boss says never sign without twenty percent off, can you do that
i worry it is beyond our purse, is there some concession
suppose we take four years at once, would it be less
i've been a customer of yours twice, do i deserve something off
and can you go down with that
is there any give in that figure
so no special deal for me

= A price is
when does the price become fixed
can the price still change after discovery
when is the amount settled
will the cost go up later
is the sum final after discovery
at what point is the price put on paper
will it cost more at the end
can the sum grow while you build
when do i know the definite figure
until when can you still raise the sum
is the figure cast in stone at some point
will you come back later and ask for extra
i fear the bill creeps up month after month
once scoping is over, is the amount binding
at which stage do i hold a definite number
is there a cap on what i will spend
does the number in the contract hold
overruns, who pays
cost escalation possible
as long as scoping is done the amount stays, right
our last builder kept adding to the bill, could that happen here
can i tell my bank an exact sum before you start coding
so once you have finished scoping nothing gets dearer, right
when does the estimate harden into a binding number
will the quote creep up after we begin
at which point do i know the exact amount in black and white
can the fee balloon halfway through the job
is the estimate guaranteed once the study phase ends
who tells me the definitive figure and at what stage
how do i know you won't keep adding charges like our contractor did
and after discovery, is that amount nailed down in ink
i got burnt by escalating bills once, when do you commit to a sum
when is the price fixed
is the price fixed in writing
does the price change after discovery
can you tell me when i get a final figure
i want to know if the cost stays the same after discovery
is it true that the price is put in writing
fixed price after discovery
what about the price, can it still go up later
will the bill swell halfway
at which point is the sum binding
do i get it in black and white
is it time and material or a locked amount
can the number creep once you've begun coding
when does the estimate turn into a firm quote
do you ever settle the fee on a handshake
how do i guard against cost overruns
what comes first, the study or the quotation
is it cast in stone at some stage
our builder doubled his bill in the middle, can that happen with you
my treasurer needs one sum on paper before the vote, when can he have it
i worry that extras will pile up after i sign
suppose wages rise next year, do you pass it on to us
we are a trust and may not exceed the grant, is your amount firm
and after that it can't move
when do i know it for sure
is that written down somewhere i can hold you to

= Write to hello@longitude.example and a person will
who can i negotiate with
whom do i write to about a lower price
can somebody discuss the price with me
who decides on special terms
to whom do i put a counter-offer
is there anybody with authority to lower it
where can we haggle
who would approve a special arrangement
with whom can i sit down about the money
whom must i persuade to go lower
with whom can i haggle over the quotation
is there someone who has the power to approve a concession
where do i make a counteroffer
whom should i email to bargain
i want to plead our case for a kinder rate, who listens
can a manager discuss our tight funds
who can i talk to about a lower price
where do i write to negotiate
will a person talk over the price with me
can you tell me who decides on discounts
i want to know if somebody can discuss the price
is it true that a person will talk it over
negotiate price contact
what about asking a human for a better rate
you can't grant it, so who can
which mailbox takes counter-offers
to whom do i plead our case as a charity
is there someone with the power to go lower
where may i send my begging letter for a reduced fee
who's the guy to bargain with
pass me to whoever signs off rebates
how do i put a proposal to your commercial side
do you have a manager who'd listen about a tight purse
is there no one at all i may haggle with
our ngo has half the sum, whom should we approach
my boss wants to make a counter-offer, where does it go
i feel silly begging a robot, with whom can i settle this
suppose i'd order three things for less, who would hear me out
the quote is over our grant, can somebody sit with us on it
and who can say yes to that
where do i take it up then
is there a human for that

= The site says nothing about refunds.
do you give refunds
can i get my money back
what is your refund policy
money back guarantee
what if i am not satisfied, do you return the money
what happens if i cancel midway
can i cancel the contract
what is the cancellation policy
is there a cancellation fee
what are the exit terms
i changed my mind, do i get back what i paid
do you reimburse if the result is bad
what if you do not deliver, do i get paid back
is my deposit refundable
can we stop the project in the middle
how do i terminate the agreement
i want my cash back
what is the notice to end the contract
can i return it
will you repay me when i don't like it
if the app flops will you give the money back
suppose it does not work, is my money lost
i paid and now i want out
can i have a trial period and my money returned
what do you do about a chargeback
do you pay back unused months
is there a guarantee or my money returned
what if i stop halfway, what do i owe
how do i end the agreement early
what if you never finish
i want to withdraw from the deal
will the advance be returned
can the project be called off
is there a cooling-off period
early termination charges
if we are unhappy with the design do we still pay
what happens to my payment if you cancel
what happens to the cash i already gave if we part
do you hand back the fee when it flops
is there some guarantee on your work
what guarantees do you give
is there a warranty with money returned
do you stand behind your work with cash
if you miss the launch date do you pay us a penalty
liquidated damages or compensation for delay
who compensates me if the shop loses sales because of you
can i reverse the payment
can we pull the plug midway
our funding collapsed, can we get out of the deal
my partner left, how do i stop the work
how to call it off
we dislike the result, must we pay
are there break clauses
what notice must i give
do i forfeit the first payment if i quit
satisfaction or money returned
can i try it for a month and bring it back
is the fee returned if you fail the deadline
do you compensate for mistakes
are you insured for damages
liability if something goes wrong
do you have professional indemnity
what is the penalty for leaving early
is there a kill fee
i want to undo my order
will i be reimbursed for the unused part
suppose my business shuts down in the middle
do you give a result guarantee
can i return the app if customers hate it
how much of my money is at risk
who bears the loss if it is a failure
the last agency kept our deposit and delivered nothing, how do you handle that
our investor may pull out in june, what does stopping cost
if customers hate the app after a month, who carries the loss
we signed with someone else by mistake, can we undo
do you put your own money at risk if you are late
is there any promise that the shop will sell more
does it make sense to sign without a way out
how many days do i have to change my mind
you stand behind every job with a full guarantee, right
what warranty in money do i have if it fails
do you give a written guarantee of success
do i get reimbursed if the app flops
what if i want to back out after paying half
any cooling period with money returned
is my deposit refundable if our funding falls through
terms for calling off the project please
if you miss the deadline do i receive compensation
can i get my cash back when the outcome disappoints
i ordered and regret it, what are my chances of repayment
what penalty applies when we terminate early
suppose i pull out in the third month, what do i lose
do you promise happiness or our cash returned
do you reimburse if we shut our restaurant before launch
is there a money back guarantee
can you tell me what happens if i cancel
i want to know if i get my money back
is it true that you refund nothing
refund policy
what about cancellation
if the app flops do i see my cash again
do you reimburse unhappy customers
paisa wapas milega kya
boleh dapat balik duit
what's the kill fee when we pull out
are there penalties on you for lateness
is the down payment lost if i quit
do you carry liability for damage from bugs
can i terminate with a month's notice
my partner pulled out and we must stop the build, what do we lose
i was cheated once by an agency and never saw a cent again, how is it with you
i worry we'd be unhappy with the outcome, is anything returned
our legal wants the termination clause, where is it
suppose the deliverables are rubbish, do you repay
and if i am not satisfied
is any of it returned
what if we stop halfway

= After discovery you
may i still leave once i know the fixed price
can i get out after discovery
until when can i back out
am i free to walk away after the first phase
am i locked in after scoping
may we quit when we hear the cost
can we shake hands and part when we see the sum
is there an exit once the scoping is over
what obligation do i have when i dislike your figure
if the number shocks us, can we say no thanks
is the scoping a trap that ties us
do i hold something in hand if i stop there
can i take the scope paper to another vendor
as long as nothing is built we may leave, right
are we stuck with you after two weeks
what papers do i have when the scoping ends
suppose the number you name scares my board, can we still go
we would like to stop after you have written down the scope, is that rude
is it true that nobody is forced to carry on after the first two weeks
after the study phase can we part ways without penalty
am i committed once i have seen the fixed quote
what will i have in hand if i bail out before the build
is there a no-strings exit after discovery
can our board reject your price at that point and leave
may i bow out when the sum shocks me, and what do i retain
are we tied to you following the scoping weeks
and if i dislike the quote, may i simply stop there
the study is over and our trustees get cold feet, what then
can i walk away after discovery
what do i have after discovery
am i bound once discovery is done
can you tell me if i may leave after i hear the fixed price
i want to know if i can still say no after discovery
is it true that i get a scope and a list of risks
walk away after discovery
what about backing out when the price is fixed
is there a break point before the big spend
do we get stuck with you after the first phase
may we take the findings to somebody else
when is the last moment to bail
what papers do i hold at the end of the study
are we chained once the two weeks are over
is there a no-go option before coding begins
can i get cold feet without trouble
if the number shocks us, must we go ahead
does the preliminary stage oblige me to anything
our board may reject the sum, is there a way out at that point
my boss fears signing up for everything at once, must we
i worry about being trapped with one vendor from the start
suppose i hate the figure, what then
we were locked in by the last firm from day one, is it so with you
and do i have to carry on after that
what's in my hand by then
is there an exit at that point

= For the rest,
whom do i ask about getting money returned
where can i ask about cancelling
who answers questions on reimbursement
to whom do i turn about a cancelled order
who clarifies exit and penalty questions
where can my lawyer ask about liability
who deals with claims for money
then who clarifies the remaining cancellation conditions
where do i enquire about a reimbursement
whom can i email over termination clauses
and to whom do i address a money-back demand
who do i ask about refunds
where do i write about cancelling
who can answer the rest about money back
can you tell me whom to contact about termination
i want to know where i can ask about exit terms
is it true that i have to write an email for cancellation questions
refund questions contact
what about other questions on cancelling, who answers
which mailbox deals with claims
where do i send a request for reimbursement
who would clarify liability to our solicitor
to whom do i give notice
is there anybody who knows the exit clauses
where can i raise a dispute over what i've paid
how do i get word on penalties for delay
who handles warranty matters
i don't find the conditions here, who sends them
give me the mail id for chargeback talk
our lawyer has a dozen points on termination, where should she send them
my boss wants the money-back clause spelled out, who can do it
i worry about quitting early and need somebody to explain it
suppose i wish to stop next month, whom do i tell
the contract i got is vague on returns of money, who clears it up
and where do i ask the remaining things
who can tell me then
is there a person for that topic

= How payments are
what are your payment terms
can i pay in instalments
do you need an advance
how much is the down payment
is it paid monthly or all at once
how much upfront
do you take bitcoin
can i pay by card
do you accept paypal or upi
can i pay in ringgit
in which currency do you invoice
can we pay in dirhams or rupees
what is your bank account
give me your iban
what is your swift code
is emi available
can i pay after delivery
do i pay when it is done or before
what is the payment schedule
when is the money due
milestone based payments
net 30 or net 60
50 percent in the beginning and rest later
how do i pay you
which payment methods are accepted
do you take cheques
can we spread the cost over the year
is financing possible
can i lease it or pay on credit
deposit needed to start
how are you paid
is cash ok
retainer or pay as you go
do you accept stablecoins or usdt
do you give credit period
will you work for equity instead of cash
where do i transfer the money
when do you send the bill
how does paying work
when do i have to pay
must i pay everything at the start
is there a deposit
can i pay bit by bit
how many payments are there
what percentage at signing
do i pay by bank transfer
do you take visa or mastercard
credit card accepted
payment in dollars or rupees
duitnow or fpx possible
can i pay with stripe or razorpay
do you accept ethereum
is there a payment plan
how long do we have to settle the invoice
terms of payment please
our company pays after 60 days, ok
how is the cost split over the months
do you want money before you begin
will you hold money in escrow
letter of credit accepted
final payment when
monthly or quarterly billing
do you charge late fees on invoices
account number for transfer
where do i send the money
purchase order and invoice process
what is the upfront cost
is it half now and half on handover
when does the first invoice reach us
how many tranches
do i settle in one go
what portion is due at signature
can our municipality pay after acceptance only
do you want a retainer
do you invoice in euros or singapore dollars
will you accept a wire from nigeria
western union or wise possible
google pay phonepe accepted
can i put it on my amex
is apple pay accepted
can we pay quarterly
do you want cash down
can we settle at the end of the year
is the money due before or after i see it working
what is the booking amount
token amount to start
is it pay per stage
do you bill each friday
which stages trigger an invoice
can a bank guarantee replace the advance
can we hold back ten percent until it works
can we withhold retention money till acceptance
what if our finance is slow to pay
do you charge interest if we are late
penalty for paying late
can my company be billed in ringgit from malaysia
does the invoice carry gst or vat
are taxes included in the price
is vat on top
withholding tax or tds deduction
who pays the bank fees
can i pay you with revenue share
take a stake in my start-up instead of a fee
are you ok with sweat equity
do you do hire purchase
subscription instead of a lump sum
can i pay as i earn
i have no money till launch, can you wait
ethereum or litecoin
zakat or islamic financing
does the grant office pay you directly
to which account should my bookkeeper wire
do you support e-invoicing or peppol
can i have your remittance details
what goes on the first cheque
is it safe to send the down payment
we are a public hospital and may pay only on acceptance, does that work
my cash flow is seasonal, could we pay more in december
our treasurer asks how many transfers there will be
i only have a debit card, how can i settle
do you want the whole sum before you lift a finger
everybody asks for fifty percent up front, so do you, right
does it make sense to budget in dollars if we sit in malaysia
who sends the bills and how often
my accountant wants to know whether sums are before or after tax
how many milestones is the bill divided into
can we pay in thirds or quarterly
do you require 50 percent before kick-off
is emi available for a small trader
do you take gpay, boost or touch n go
can the fee be staggered over the financial year
what are your credit days, we usually do 45
what's the down payment to book you
will you accept a post-dated cheque
is paying by usdc or eth possible
where can i see your bank particulars for the wire
our ngo gets its grant in tranches, can the payments follow that
is interest charged on overdue invoices
how do payments work
do you want an advance
can you tell me the payment terms
i want to know if i can pay by milestone
is it true that the terms stand in each proposal
payment terms
what about paying in parts
how much upfront boss
do you take upi or gpay
boleh bayar ansuran
kya emi milega
net 45 okay for you
can i hand over usdt
is a 30-30-40 split possible
must i cough up everything at the start
when is the first cheque due
do you accept amex or bank wire
may we hold back ten percent until it's proven
our cash comes in only after harvest, can we spread it
my finance chief asks on which dates money falls due
i worry about paying all before seeing anything
suppose the council pays only after acceptance, does that suit you
we are a start-up with little cash, would you take monthly rates
and when do i have to pay
in one go or in bits
where would i find that written down
do you accept purchase orders
do you work on purchase orders
will you accept a po from our finance department
can we issue you a po
do you give credit terms
do you accept net 30
is net 60 okay for you
are thirty days to pay fine
how many days do we have to settle an invoice
when is the invoice due
when is the first payment due
at what stages do we pay
how is the payment split
what is the payment plan
what is your billing cycle
how often do you send invoices
do we pay before or after delivery
do you bill by milestone
what share is due at signature
how much is due up front
how big is the deposit
do you take a retainer
do you charge a deposit
is part of it paid at the end
can we pay after launch
can we pay when it is finished
may i pay monthly
can it be paid off over a year
do you take equity instead of money
would you work for shares
revenue share instead of a fee possible
can we barter
do you offer financing
late payment fee
what if we pay late
can we hold back a part until it works
do you accept letters of credit
withholding tax on your invoices, how do you treat it
who pays the bank charges
can i pay after six months
may we pay later
could we pay next year
pay when the money comes in
do you give us credit
is there a pay later option
what if i cannot pay all at once
what happens if i run out of money halfway
what if we run out of budget in the middle
what if our funding stops
can we pause when money is short
how do we settle the bill
when do you want the money
can we pay in emi over 12 equal months
twelve equal monthly payments possible
pay the project monthly over a year
is emi by credit card possible for your bill

= Write to hello@longitude.example and a person replies
whom can i ask about how to pay
who will tell me about invoicing
contact for billing questions
accounts department contact
where can my bookkeeper ask
who explains the tranches to us
our accountant wants a word about invoices, with whom
i have a query on a bill, where to
whom do i ask about the remittance particulars
i have a doubt about an invoice, who handles that and how fast
our treasurer wants the payment plan explained, where should she write
accounts payable contact please
is there anyone who can sort out billing with our finance desk
how soon do i hear back on a payment question
who do i contact about payment
where do i send a question about an invoice
how soon does a person reply on payment questions
can you tell me whom to write to about instalments
i want to know who explains the payment plan
is it true that i hear back within 24 hours about billing
payment questions contact
what about my bill, who answers
which mailbox is for accounts payable stuff
our bookkeeper has a query, whom does she mail
where can i get your bank particulars from
who sorts out a wrong amount on my receipt
is there a finance person to speak with
who handles money matters over there
where do i ask for an e-invoice
how do i get your swift code, from whom
does anyone get back by tomorrow about the deposit
who can confirm that the wire arrived
our treasurer wants to arrange thirds, where does he write
my boss needs the remittance details today, whom should i ask
i worry that the account number i got by mail is fake, who verifies it
suppose i can't pay in time, whom do i tell
i've been sent two bills for one thing, where do i turn
and who can tell me about that
how quickly will they answer about money
is there somebody in accounts i can mail

= The site names no hourly
what is your hourly rate
how much per hour
what do you charge a day
cost of a developer per month
can i hire one developer from you
do you rent out programmers
do you do staff augmentation
dedicated team on monthly basis
price per man-day
can i borrow a designer for two weeks
do you bill by time and material
can i hire your people by the hour
resource on contract basis available
what does an hour of an engineer cost
how much does a senior charge
do you do body shopping
can your coder sit in our office
rate card please
time and materials or fixed bid
i only need someone for ten hours
can we lease a react guy full time
man month price
do you offer retainers with hours
what would one day of work cost me
how much per developer
do you lend your staff to other firms
how much do you take per hour
what is the cost of one programmer
can you lend me a tester
i need two engineers for three months
can i get extra hands for my own team
do you supply contractors
hourly charges please
developer for hire
do you offer a virtual cto
how many dollars an hour
do you sell blocks of hours
can i hire a full time flutter person from you
per day charges
offshore team for rent
can we embed your people in our team
do you place your engineers at customers
do you charge by the hour or by the job
is it hourly billing
what is the fee for an hour of consulting
daily cost of a designer
what does sixty minutes of your time set me back
i just need a coder for an afternoon
quote me per man-month
can we borrow three of your people for a season
do you second staff to customers
is a consultant available by the day
can i rent a team
what are your tariffs per head
we want an external cto two days a month
do you lend your engineers
is billing by the clock possible
what do juniors and seniors cost per unit of time
what is your blended rate
is extra work charged by the hour
what does a small change cost, like two hours of work
fte pricing for two engineers
do you offer contract staffing
do you do outstaffing
offshore developers for our own scrum team
can your person work under our manager
one developer, full time, our tools, how much
what is the weekly fee of a coder
do you have bench resources
per sprint price
bodyleasing of engineers possible
c2c or c2h resources
how many euros for a day of consulting
could i get a tester just for a fortnight
i have my own project leader, only need hands
do you sell support by the hour
cost plus contract
can we extend our team with yours
what would ten hours a month come to
do you charge for phone calls by the minute
is there a ticket price per small fix
what does a designer ask for a day
our own programmer is on maternity leave, could you fill in for her
i only want two buttons changed, what would you ask for that
we have a list of tiny jobs each month, can we buy hours
what would a week of a database specialist come to
you surely bill by the clock like a lawyer, right
does it make sense for us to rent two of your coders instead of a project
how many rupees for a day of testing
how much for an hour of your programmer
what do you charge per sprint for a squad
can we borrow two coders on a monthly payroll
is manpower supply possible, three java fellows
what is the man-day tariff of a senior architect
do you bill on time and effort
i only need a techie for a few afternoons, what does he cost
can we lease a full remote crew
do you lend out qa guys
ballpark day fee for a ui person
just tell me your hourly
how is marketing billed, weekly or by retainer
do you charge by the hour
what does a developer cost per day
can you tell me the rate for a dedicated developer
i want to know if i can hire one of your engineers for a month
is it true that you have no hourly rates
hourly rates or fixed price
what about staff augmentation
may i borrow two coders till christmas
do you do body leasing
t&m or fixed bid
what's the tariff for a consultant's afternoon
could you lend us a flutter guy
per sprint pricing, do you have it
how many ringgit for sixty minutes of a tester
do you run the meter like lawyers do
can we rent a squad from you on c2c
is there a rate card by seniority
our react person is on maternity leave, can you fill the seat
my boss wants your man-day charges in a table
i worry about paying for slow workers, is the clock running
we just need someone for three afternoons, what do you bill
suppose i buy a block of time, what does it come to
procurement insists on unit prices per role, do you publish them
and what's that by the hour
is it billed on time spent
what do i pay each day then

= Write to hello@longitude.example for anything else.
whom do i ask if i want to pay by the hour
where do i ask for day rates
who can quote me for a single developer
where can we request day-based billing
who decides if you lend someone out
i want one coder for a month, whom do i approach
who would tell me the tariff of a consultant
and whom do i ask if i want only one engineer for some weeks
where can i request daily tariffs
who can say if you'd loan us a tester
we need resource augmentation, whom to mail
where do i ask about day rates
who can give me a quote for a single developer
whom do i write to about hiring somebody by the month
can you tell me where to ask for a rate card
i want to know who to contact about staff augmentation
is it true that i have to write for an hourly rate
hourly rate request contact
what about renting a tester, who do i ask
which mailbox takes requests to borrow coders
whom do i approach for a time and material deal
where do i send my wish for two people on loan
who settles man-day matters
is there anyone who could arrange a rented team
to whom should a body shopping request go
where can i enquire about an embedded specialist
who says whether you would lend out a designer
no tariff on the page, so whom do i mail
give me an address for resourcing questions
our cto needs a flutter person till june, where should he ask
my boss wants a quote per week and won't take no, who handles that
i need hands and not a project, who will hear me out
suppose we want someone on site in doha, whom do we talk to
the tender form demands rates per role, who fills it in for you
and who would know the daily charge
where else can i ask about that
whom do i mail for it

= Only the four
do you offer internships
i am a student, can i intern with you
any vacancies for freshers
jobs for graduates without experience
can i work part time
do you hire freelancers
summer internship available
do you take trainees
industrial training placement for my degree
i just finished college, can i join
any entry level jobs
can i work for you on contract
do you give apprenticeships
is a working student job possible
can i do my thesis at your company
final year student looking for training
unpaid internship ok for me, possible
i am a freelancer, do you need help
do you have any gig work
do you do campus recruitment
do you hire people with zero experience
jobs for beginners
my son studies computer science, can he do practical training
half day job possible
any contractor roles
do you have temporary jobs
any openings for juniors
are other jobs open apart from the listed ones
is there work for accountants or receptionists
i am still at university, any chance to work with you
can you train me
do you have positions for students
any chance for a career changer
need a job as a trainee
i'm a fresher from college, hiring
sem break internship possible
im looking for an attachment or practicum
do you engage independent contractors
can i do some hours a week
i can only work mornings, is there something
any weekend job
do you take pupils for a school placement
is there a graduate programme
can i shadow a developer for a week
do you have seasonal work
do you use external freelancers
are there remote gigs
any vacancy in accounts or admin
driver or office boy job
are there other vacancies than those four
my daughter needs a placement for her diploma
do you take school leavers
i'm in my third year of engineering, anything for me
is there something for someone straight from university
any slot for a novice
do you have work for a mother who can do four hours daily
is there evening work
do you engage self-employed people
can i moonlight for you
do you need a cleaner or security guard
is an accountant wanted
do you look for project managers
any need for testers or qa engineers
do you need a devops person
are you hiring data scientists
sales executive role available
do you have a post for a content writer
customer support job
hr executive opening
is there a business analyst vacancy
do you take apprentices or work-study students
bootcamp finisher, any chance
retired engineer looking for a few hours
gap year job
can a college professor consult for you
industrial attachment for polytechnic
do you recruit on campus
stipend for trainees
do you pay trainees
any python job going
java developer wanted
any wordpress job going
any php vacancy with you
how many positions beside the ones shown
are more vacancies coming next month
i could translate for you, any assignment
contract roles on upwork
can i volunteer
bpo or typing work from my house
night shift job
could i job shadow
is there a returnship for women after a break
mentorship for students
my nephew just passed his bachelor and wants to learn from you
i have two free afternoons a week and can test software
i translate from arabic on my own account, could you use me
i am a nurse who learned to code, is there a door for me
our polytechnic is looking for places for twelve students
is there a job for somebody who only knows excel
how many trainees do you take each summer
i'm a project manager with ten years behind me, anything open
do you take college interns for the summer
any openings for freshers in bangalore
my son just graduated in btech, can he join you
is there a junior or entry role
do you hire students for two days weekly
looking for industrial attachment, ui student from malaysia
any freelancing gigs for a translator
is there a vacancy in accounts or admin
can i work half days as a mum
do you need a content writer or qa right now
are there more jobs than the ones listed
can a school leaver get an apprenticeship with you
is part-time wfh possible in testing
do you have a campus placement drive this year
are there part-time jobs
do you hire freshers
can you tell me if you take trainees
i want to know if there are other vacancies than the four
is it true that only four positions are open
internship or part-time positions
what about freelancers, do you hire them
koi naukri hai freshers ke liye
ada kerja kosong untuk pelajar
summer placement in your dubai branch
are you recruiting accountants
could my daughter shadow a coder for a fortnight
any gigs for a contract tester
need driver or peon
do you have an apprenticeship scheme
werkstudent or working student role, is that possible
can a housewife do evening work for you
i finished btech last month with no experience, is there a slot
my son must do his industrial attachment in march, have you a seat
as placement cell we ask whether you come for campus drive
i am retired and would like two mornings a week, anything
suppose i'm a career switcher from a bootcamp, is there a beginner's role
i worry that i'm not senior enough for what you list, is there anything lower
and besides those on the page
nothing for students at all
is everything nine to five then
do you hire accountants
do you employ lawyers
are you looking for a receptionist
do you need a bookkeeper
any vacancy in finance
any openings in sales
do you want sales people
is there a job in hr
have you something for a project manager
do you look for copywriters
jobs for graphic artists
do you need data scientists
are you hiring testers
any devops opening
i am a teacher, is there a job for me
i am an accountant, do you have work for me
i am a driver looking for work
do you need office boys
do you recruit in my town
are you hiring in kochi
any opening in singapore
do you hire people in pakistan
do you hire remotely from africa
other vacancies than those listed
any jobs besides developer and designer

= We read unasked-for letters too:
can i send you my cv anyway
can i apply without an opening
is a spontaneous application ok
there is no job for me, may i still write
do you read unsolicited applications
none of the positions fit me, what then
keep my resume on file
walk-in application possible
where do i send a general job application
can i introduce myself without a matching job
i want to work for you but see no fitting role
can i drop my resume for the future
may a novice write to you regardless
is it worth writing when nothing is advertised
should i bother to send my details without an advert
where would i post a general letter for work
cold email for a job, do you look at it
shall i enquire about placements by mail anyway
i want to propose myself
which mailbox for a speculative letter
will you consider me if a slot comes up later
nothing is advertised yet i'd be glad to work for you, whom do i write to
our students may send you their papers anyway, right
none of the vacancies suits me, can i still send my profile
where do i fire off a cold application without any vacancy
do you accept speculative resumes
may i drop my biodata for future reference
whom should i approach if i am a fresher hoping for a chance
can i write to hr even though nothing is advertised for me
would you consider an unsolicited candidature
can i send a cv without an opening
do you read unasked-for letters
where do i write if no position fits me
can you tell me if i may apply anyway
i want to know if unsolicited applications are read
is it true that you read every letter
spontaneous application address
what about applying when nothing is open
is a cold email from a job hunter any use
may i drop my biodata just in case
nothing on the list suits me, is it worth trying
do speculative enquiries land in the bin
would you glance at my portfolio though you aren't recruiting
whom do i pitch myself to
can i introduce myself for later
is a blind application welcome
where do freshers throw their hat in the ring
would somebody consider me for a future vacancy
i'm an illustrator and you don't seek any, should i still get in touch
my nephew is gifted but there's no advert for him, where can he try
i worry that writing uninvited annoys you
suppose i'm exactly what you'll need next year, how do i tell you
our placement cell has forty profiles, which mailbox takes them
and if my trade isn't among them, may i write
where would i send that
will anyone even look at it

= The site says nothing about visas
do you sponsor visas
can you get me a work permit
do you help with relocation
i live abroad, can i move to dubai for the job
do you pay for moving
do foreigners have a chance at a job
do you provide an employment pass
will you arrange residence papers
do i need to have the right to work already
will the company pay my flight and housing
golden visa or employment visa provided
i am from nigeria, can you bring me over
do you give immigration support
can expats apply
will you help my family to move too
h1b or similar
can i get a joining bonus for shifting city
transfer between countries possible
do you hire people from overseas
can you sponsor me
will the company get me a visa
i need a sponsor to work in the uae
can i get a residence permit through you
do you cover relocation cost
is relocation help given
i am outside india, can i be hired
do i need a local passport
can non-citizens work there
iqama or kafala or sponsorship help
would you fly me in
do you hire foreigners for malaysia
help with housing on arrival
my visa expires soon, can you take over
do you arrange work visas for bengaluru
do you handle papers for a hire from abroad
could a kenyan be taken on in dubai
will the firm process my residency
i hold an egyptian passport, is that an obstacle
do i need to be a citizen
emirates id needed
who pays for shifting my household
will you fly my wife over
is there an allowance for moving
do you take candidates who live on another continent
dependent pass for spouse
do i have to be in malaysia already to be considered
mm2h or ep category
can i work from ghana for you
i am a refugee, may i be employed
student visa holder, am i eligible
notice of cancelling my visa, can you transfer it
nationality restrictions for jobs
do you give settling-in help
first month hotel for newcomers
do you sponsor families
i'm from sri lanka and want to go to kl
tech pass or digital nomad visa
how long do immigration papers take with you
is a work authorisation a must
are locals preferred
emiratisation or bumiputera quota
i would shift from pune to bangalore, do you help
as long as i get the job you arrange my papers, right
do you pay the moving van
labour card and medical test arranged
i'm a designer from lagos and want the dubai post, who gets me the papers
my wife has a job in kl, would her pass be enough for me
i need somewhere to stay for the first weeks, do you help
could i start in india and be moved to the gulf later with papers
the employer always pays the visa in dubai, right
does it make sense to apply if i have no right to work there
how many foreigners have you brought over
will you file the employment pass paperwork with malaysian immigration
i am from nepal, will the company arrange my paperwork for dubai
do you reimburse flights and furniture shifting for new joiners
is a residence visa included with the dubai job
my h1b is over, can i join you in india from overseas
do you hire expatriates who have no right to work there
does the package include housing or a settling allowance
can my wife and kids be sponsored too
will you assist an egyptian designer with immigration
is a foreign national eligible for the bengaluru post
does longitude help with emigrating
do you pay for relocation
can i get a work permit through you
can you tell me if you hire foreigners
i want to know if you help people relocate to dubai
is it true that you provide visas
visa sponsorship
what about moving abroad for the job
does the company cover my flight and first month's rent
will you arrange an employment pass for kl
do you handle iqama or emirates id
are nepalese passport holders eligible
h1b or golden visa, any chance
who'd pay shipping of my furniture
could i shift from the india branch to the gulf later
do expats get a housing allowance
is immigration paperwork done for newcomers
can my wife and kids come on a dependent pass
i live in lagos and want to join you in malaysia, do you fix the papers
my student pass expires in june, would you take over sponsorship
i worry about my residency running out when i change employer
suppose i get the job in dubai, who does the medical and labour card
my husband is a refugee without papers, may he be employed
and do you help with the papers
what about my family then
would you fly me over

= Please ask careers@longitude.example.
whom do i ask about work permits
contact for questions on moving abroad for a job
who helps with questions on moving there for work
who clarifies papers for a foreign hire
where can i enquire about shifting countries for the job
who knows if my passport is a hindrance
moving questions, which mailbox
who answers about visas then
which email for queries on shifting country for the job
whom do i contact about an employment pass
i need a sponsorship answer before i apply, where should i write
is there a recruiter i can ask regarding expat paperwork
who do i ask about visas
where do i write about relocation
who answers questions on work permits
can you tell me whom to contact about sponsorship
i want to know who knows about moving to dubai for a job
is it true that i must email careers about visas
visa question contact
what about relocation questions, who takes them
which mailbox for employment pass matters
who in recruiting knows about expat papers
where can a kenyan check whether his passport is a problem
who would tell me if you fly in new joiners
to whom do i put my immigration query
is there an hr address for foreigners
who clarifies residence matters for my spouse
where do i enquire on shifting from pune to kl
the page is silent about permits, so whom do i turn to
give me the mail id for sponsorship doubts
my student permit runs out soon, who can tell me what's possible
i'm in accra and keen to join, whom should i consult about papers
i worry about my family's residency, with whom do i discuss it
suppose i need a letter for the embassy, who issues it
my lawyer for immigration has questions, where does she write
and who would know that
where can i find out then
whom do i mail about it

= Whether and how
do you sign an nda
will my idea stay secret
can we sign a confidentiality agreement
i don't want you to steal my idea
how do you protect my business secrets
what about non disclosure
will you keep our talks confidential
can you sign our secrecy paper first
before i tell you more i need an agreement
is what i share protected
my idea is very confidential
what if you copy my concept
mutual nda template
do you disclose our plans to others
our legal wants a confidentiality form signed
how do i know you won't sell my concept to a rival
is everything we discuss kept private between us
are you bound to secrecy
would your staff sign a secrecy undertaking
can you promise not to tell anyone
before we talk please sign something
is there an nda
do you have a standard confidentiality form
what if you tell my competitor
who makes sure my idea isn't copied
i am afraid of sharing my idea
can our conversation remain off the record
must we sign something before the first call
we work with secret patient information, will you sign
is there a non-compete too
does your team work under secrecy
how discreet are you
we can share the documents only under nda
my invention must not leak
can you keep your lips sealed
would your engineers gossip about our launch
our bank insists on a paper before any talk
i have a patent pending, what safety do i have
will you keep mum about our merger
before i send the drawings you sign, ok
do you have your own form or use ours
how do you treat trade secrets
how long does secrecy last
what is the fine if you leak
do freelancers see my plans
could you build the same for my rival afterwards
do you work for two rivals at once
conflict of interest
exclusivity in my sector
is my concept safe with you
will you steal it
who else learns about my app idea
we are in stealth mode
can you sign before friday
do you accept our lawyer's paper
government secret, can you handle classified stuff
can you remain silent about being our supplier
is a handshake enough or do we put silence on paper
will you publish our project without asking
can you promise not to show our work in your portfolio
baa or dpa signing
data processing agreement
how do i prevent you copying my plan
do you swear to keep it quiet
ndas, yes or no
two-way agreement on secrecy
we make a new kind of valve and nobody may hear of it before the fair
my lawyer says i shouldn't tell you anything without a signature
you are also working for my neighbour, will he hear about my plans
are you honest people with other people's inventions
how many years do you stay silent
every agency signs such papers, so do you, right
does it make sense to tell you the details in a first call without a paper
will you sign a secrecy paper before i tell you my idea
can we execute a mutual nda first
do your freelancers and staff sign confidentiality undertakings
how do i make sure you don't copy my startup concept
our hospital needs a baa prior to any meeting
will you pledge on paper that my recipe stays hidden
our legal cell has a standard confidentiality format, will you ink it
we file a patent soon, are you willing to be bound
do you also serve my rivals and would you keep mum
are you ok with a gag clause
would you work under strict silence for a celebrity client
will you sign a confidentiality agreement
is there a non-disclosure agreement
can you tell me if you sign before the first talk
i want to know if my idea stays secret with you
is it true that you sign ndas
nda yes or no
what about confidentiality
can i trust you not to nick my concept
do your freelancers swear silence too
is there a mutual gag clause
could you work for our rival next week with what you learnt
would you accept our own paper on secrecy
do you have a hush-hush form for celebrity clients
how are trade secrets treated in early talks
may you show our build in your portfolio without asking
is a non-compete on offer
i've invented a valve and the patent is pending, what protects me when we talk
my lawyer says tell nobody before they've put ink on paper, do you do that
i worry that an engineer gossips about our launch
suppose i show you our recipe, are you bound
our bank needs undertakings on discretion, do you give them
the last agency copied our app for somebody else, what stops you
and do you put that silence in writing
is what i tell you kept between us
would you ink something first

= Ask for it
whom do i send our nda to
who handles confidentiality papers
where can i ask for a secrecy agreement
where do i send my secrecy form
who signs the silence paper on your side
our counsel wants the paper signed, which mailbox
which of you deals with such agreements
how do i request your secrecy template
where do i get the nda from
whom should i send our confidentiality draft for countersigning
our lawyer wants your non-disclosure wording, who provides it
and how quickly can i get the secrecy agreement back
who at longitude deals with confidentiality paperwork
where do i ask for an nda
who signs the nda on your side
where do i send our confidentiality agreement
can you tell me whom to ask for a non-disclosure agreement
i want to know how soon a person replies about an nda
is it true that i have to request the nda by email
nda request address
what about getting an nda, who do i write to
which mailbox takes a draft for countersigning
who can provide your secrecy template
where should our solicitor send her wording
how do i get the hush paper before the call
who handles discretion paperwork
to whom do i forward our legal's form
how fast could such a document be arranged
is there someone who'd settle silence with us beforehand
who do i nudge for a mutual undertaking
where's the place to request a gag clause
our counsel wants it inked by thursday, whom do we contact
my boss won't talk until they've signed, where do i send the pdf
i won't tell my invention to a bot, whom do i ask for protection first
suppose we have our own wording, who looks at it
the hospital requires its form returned, which address
and who do i get that from
how long until someone answers about it
where do i ask then

= The site names no certificates,
are you iso certified
do you have iso 27001
soc 2 report
have you won any awards
are you a google partner
are you an aws partner
are you a shopify partner
do you have any certifications
are you accredited by someone
do you have quality certificates
what prizes did you get
are you a microsoft partner
what is your cmmi level
are you hipaa certified
do you hold pci dss compliance
is there a gdpr certificate
any recognition in the industry
meta business partner or not
are your engineers certified
are you msc status or mdec registered
are you on clutch
official partner of anyone
do you have credentials to show
which badges do you hold
are you listed as a top agency somewhere
our tender asks for an iso certificate, do you have it
are you a member of nasscom
do you have any accolades
startup india recognised
what certificates do you hold
do you have any proof of quality
have you received a prize
do you have official accreditation
are you an approved vendor of google
which standards are you certified for
pmp or scrum certified people
award winning agency
are you a certified shopify expert
do you have soc2
is your firm iso 9001
did you win any trophies
who recognises your work
are you a partner of amazon
which technology partners do you have
are you a stripe partner
are you certified by the government
do you belong to an association
nominated for something
are you cert-in empanelled
do you have a rating on g2 or goodfirms
vapt or pentest certificate available
what diplomas hang on your wall
did a jury ever honour you
have you got a stamp from a standards body
which audits did you pass
who vouches for your quality officially
our hospital purchasing only takes audited vendors, are you one
did you get best agency of the year
any ribbons or medals
do you carry the aws badge
are you a gold partner of anyone
which big tech companies back you
hubspot or salesforce partner
are you in the google agency programme
red dot or awwwards
did gartner mention you
iso 9001 or 27001, which
do you hold cyber essentials
is your quality system audited
do you have proof of information security for our tender
type ii report from an auditor
penetration test report to show
are you on a list of recommended suppliers
member of a chamber of commerce
bcs, acm or ieee membership
deloitte fast 50
what titles have you earned
are your designers diploma holders
do your coders hold aws exams
how many of your staff have certificates
did anyone rank you
rating on trustpilot
what is your google rating
how many stars do you have
any press coverage
featured in the media
is your process certified
soc type 2, yes or no
dubai smart city supplier
stqc or meity empanelment
mof registration in malaysia
are you hitrust
great place to work badge
are you a b corp
carbon neutral or green certificate
as a bank we need an audit report, can you supply
do you boast any honours
licensed by tdra or ded
our insurer demands an audited supplier, do you pass
the ministry awards points for quality papers, which ones have you
somebody told me you won a prize in dubai
you are a certified google agency, right
who has examined your security from the outside
how many prizes have you collected
my auditor asks for a report on your controls
do you possess iso 27001 or any similar qualification
any soc2 attestation
have you bagged any prizes for your work
are you a google premier or meta business partner
is the team aws certified
our bid evaluation gives marks for certificates, which do you possess
are you a clutch champion or top rated seller
is there an accreditation by msc malaysia or nasscom
are you pci or hipaa compliant officially
what titles or honours do you boast
has any external body vetted you
are you a shopify plus or salesforce alliance firm
which credentials prove that you are good
can you tell me which certificates you have
i want to know if you have a soc 2 report
is it true that you are an aws partner
certificates awards partnerships
what about iso 27001
did you ever bag a prize
any badges from shopify, meta or stripe
do you have cmmi level five
are your coders accredited by anybody
pci dss or hipaa attested
which outside body vouches for you
is there a trophy shelf in the lobby
what's your rating on clutch or goodfirms
do you belong to nasscom or pikom
has anyone independent inspected your controls
the tender gives marks for quality standards, what can you show
my boss only hires gold partners, are you one
i worry there's no proof of your quality, who has recognised you
our insurer demands cyber essentials of each supplier, do you hold it
suppose our purchasing asks for attestations, which ones exist
i write on the region's best studios, which honours have you received
and is that certified by someone
any medals for it
do you hold papers that prove it
are you aws certified
have you passed an audit
is there a pentest report of yours
are you cmmi level 3

= The site does not name who
who is the ceo
who owns the company
who founded longitude
who is the boss
who is the founder
name of the managing director
how much revenue do you make
what is your turnover
are you profitable
who are your investors
are you funded
who is the owner of this business
is it a family company
is it venture backed
how much do you earn a year
annual sales figure
who is at the top
who runs the show
who are the directors
who set up this firm
is the company part of a group
do you have a parent company
who started longitude
who are the shareholders and partners
are you financially stable
can i see your annual report
who signs the contracts on your side
president or chairman name
linkedin of your chief
who is the big man there
did you raise money
balance sheet available
how rich are you
who is your leader
tell me the name of the boss
who is heading the firm
who holds the company
whose company is this
name of the md please
do you have a chief executive
how much money does the company make
what are your earnings
what is your yearly income
are you making a loss
who finances you
do you have backers
bootstrapped or funded
did a fund put money in
who are the four people who began it
what is the founder's name
is the owner indian or malaysian
who is the proprietor
can i speak with the ceo
i need the email of the director
who takes the decisions in your firm
what is your ebitda
which bank or vc stands behind you
is it a listed group or owner run
who is the big cheese
who stands at the helm
who pulls the strings
to whom does it belong
which person founded it
who were the original four
who came up with this company
are there silent partners
what is the surname of the proprietor
how much do you take in a year
what are your sales figures
are you in the black
do you earn well
how healthy are your finances
how much cash do you have
are you backed by a fund
series a or seed
do you have angel investors
is there a holding on top
is it a subsidiary
who sits on the board
biography of the founder
where did the founder study
is the owner a woman
is the boss technical
are you owned by indians or arabs
is it employee owned
may i shake hands with the owner
our credit department needs your turnover
my paper wants a profile of whoever runs this
last year's profit
growth in percent
how much did you bill last year
are you growing or shrinking
what did you earn in 2025
is it a one-man firm with a front
who is your chairperson
who are the founding partners
who calls the shots
who do i write to as dear mr
what is the net worth of the owner
do you publish accounts
is the firm solvent
who ultimately controls the company
beneficial owner for our kyc
is longitude owned by a bigger corporation
how much is your biggest client's share of sales
who signs as authorised signatory
i want to write to the person at the very top, what is the name
we only do business with firms whose owners we know
my professor wants the firm's sales for a case study
how many owners are there
you must be making millions, right
are you part of some american group
does somebody rich stand behind you
who is the head honcho of longitude
who is the maalik of longitude
how much turnover do you make annually
did softbank or sequoia put cash into you
what is your ceo called
who started this agency
are you in profit or burning cash
who are your directors and shareholders
i am writing a newspaper piece, who is the managing director
who signs on behalf of the company
is longitude a family concern or part of a conglomerate
i need the proprietor's name for a kyc form
last year's earnings please
who owns longitude
what is your revenue
can you tell me who founded the company
i want to know if the company is profitable
is it true that you have investors
owner ceo revenue
what about the directors, who are they
who's the big cheese
who calls the shots at your firm
how much do you turn over in a year
is there venture money behind you
who's the towkay
malik kaun hai is company ka
what was last year's ebitda
does some conglomerate stand above you
who are the ultimate beneficial owners
is it a family concern or a partnership
our credit department needs your balance sheet, is it public
my professor wants a case on the founder, what's his name
i worry that you're about to go bust, how are your finances
as a journalist i need the name of the person at the helm
suppose we're signing with you, who's the authorised signatory
is the chief a woman, i'm writing on female leaders
and who's on top of it all
how much do they make
whose firm is it really

= Write to hello@longitude.example if you need to know.
whom do i ask about the owner
where can i get figures on your finances
who tells me more on the management
i am a journalist and want to interview the founder
where can my credit department ask for accounts
who can give a reporter the name of the owner
to whom do i address a compliance query on ownership
who speaks with the press about the owners
media enquiries to whom
may i get a quote from the boss for my article
how can i learn who the proprietor is
i am a reporter and want to interview your chief, whom to email
our credit team requires your turnover, where to ask
whom may i approach for ownership particulars
who discloses the financials if i have a reason
who can tell me about the owner
where do i ask for your financials
whom do i write to about the ceo
can you tell me where to get the name of the founder
i want to know who to contact about your revenue
is it true that i must write to learn who owns you
owner information contact
what about figures, who gives them
where does a reporter request an interview with the boss
which mailbox for credit department enquiries
whom should compliance mail for beneficial ownership
how do i obtain your balance sheet
who would disclose turnover to a lender
to whom do i address a press query on leadership
where can our kyc desk get the names of directors
who'd put me through to the chief
is there an address for media people
where do i get hold of the accounts
my editor wants a quote from the top man, whom do i approach
our bank checks suppliers and needs particulars of the proprietor, where to ask
i worry about your solvency and want proof, who sends it
suppose i need a signed statement on ownership, from whom
a student writing on founders, where should she send her questions
and who would give me that name
where can i find out about the top people
whom do i mail for such details

= The site does not say in
when were you founded
in which year did you start
what year was longitude established
since when do you exist
how old is the firm
when did you begin
date of incorporation
what is the founding year
when was the company registered
what is the age of the business
when did you open the first office
are you older than ten years
year of establishment for vendor form
since which year in the market
how many years old is longitude
when is your company anniversary
when did the dubai office open
when was the malaysian branch opened
did you exist before covid
when did longitude come into existence
how long has the business been registered
exact date of founding
birth year of the company
is the firm older than me
when was it set up
what was your first year
did you start in 2018 or 2019
since when in business
how long have you existed exactly
when did the four of you begin
how young is the company
what is your birthday as a firm
are you ten years old by now
how far back do you go
did you open your doors last decade
how long has the shop been running
were you around before the pandemic
tell me the date on your certificate of formation
for our tender the supplier must exist since 2015, do you
how mature is this outfit
is it a newly born firm
what year was the first office rented
what year did the wholesaler hire you
in which year did kuala lumpur open
in what decade did it all begin
year of birth of longitude
how many birthdays have you had
since when have you had an office in dubai
you started in 2019, correct
how many years of accounts can you show
how long on the market to the month
exact start date
vintage of the firm
how recently did you set up shop
are you brand new
a supplier must be older than five years for our tender, give me the date
my thesis needs the year in which you began
you have been around since the nineties, right
how many years exactly have you been at it
when did longitude open its shutters initially
in what year did you begin trading
how many years have you been in business
are you a newborn startup or an established company
date of incorporation please
were you around before corona
since when has dubai been operational
how long has the agency been in existence
our vendor form asks for the birth year of your firm
are you guys new
how seasoned is this agency
when was the company founded
how old is longitude
can you tell me in which year you started
i want to know how many years of experience you have
is it true that you have been there more than five years
founding year
what about your age as a firm
were you around before covid
what's on the incorporation papers as the date
are you a newborn outfit
how long have you been in the trade
when did you open your doors
kab se hai yeh company
sejak bila syarikat ini wujud
are you still a young shop or long in business
do you celebrate an anniversary
could you be fly-by-night and set up last month
how seasoned are you
our tender wants vendors with ten years behind them, do you qualify
my boss doesn't buy from start-ups, how mature are you
i worry that you're brand new, what's your track record in years
i'm writing a thesis on agencies, what was your birth year
suppose the form asks date of commencement, what do i put
and how long have you done this
since when exactly
is that from before the pandemic

= Write to hello@longitude.example for anything more
whom do i ask for the exact founding date
where can i get the incorporation date
who knows the founding year
where can i verify your exact age
who can confirm the formation date for our tender
who tells a journalist the founding date
where to ask since when you exist
i need the precise date of formation, whom to contact
where can i verify your age as a company
who could confirm the year of incorporation for our bid
auditor insists on the exact inception date, how do i obtain it
who knows the exact founding year
where do i ask for the date of incorporation
whom do i write to about the company's age
can you tell me where to get the exact year
i want to know who can confirm when you were founded
is it true that i have to write for the exact date
exact founding year contact
what about something more exact than 5+, who tells me
which mailbox can verify your inception
who'd supply proof of formation
where does an auditor get the commencement date
whom should i ask how long you've really been trading
to whom do i turn for the precise birthday of the firm
where can i request a copy showing when you were set up
who gives a journalist the start year
how do i get a statement on years in business
is there anybody able to name the month you opened
five plus is vague, from whom do i get a real figure
our bid needs the date to the day, whom do we contact
my boss wants to see how mature you are on paper, where do i ask
i'm writing your wikipedia entry and need the beginnings, who helps
suppose the vendor form won't take a range, who fills it in
the bank asks since when you trade, which address answers
and who could tell me precisely
where do i find out the day
whom do i mail about your age

= Tax and registration
what is your gst number
your gstin please
what is your vat number
what is your trn
company registration number
do you have a trade licence
pan of the company
company cin number
your tax id please
ssm number for malaysia
are you registered for vat
need your tin for our vendor form
licence number in dubai
can you fill our supplier registration form
are you a registered company
business registration certificate copy
what is your duns number
do you have sst registration
i need your company papers
kyc documents of your firm
commercial register entry
our finance needs your tax details
are you a legal business
are you in free zone or mainland
msme or udyam registration
employer identification number please
procurement needs your licence copy
are you on the government supplier list
share your gst details
we need your vat id for the invoice
tax registration number of the dubai entity
do you have a company number
kindly send trade license copy
incorporation certificate please
what is your tax number
vendor onboarding documents
can you register as a supplier with us
is your firm registered in malaysia
what's your pan and gst
what is the roc number
gst registration state
our auditors ask for your registration number
legal papers of the firm
do you have a lei code
can i get a w-8ben form
tax residency certificate available
tender requires business licence, can you supply
are you tax registered
brn or registration details
which code do i put on the purchase order for tax
our accounting system asks for your fiscal id
what is your uen or ssm
can you send the papers my procurement wants
are you listed in the company register
who registered you and where
is the business lawful and on the books
supplier onboarding pack
we are a ministry and need your licence number
vendor code creation needs your documents
send pan copy and cancelled cheque
do you have a w-9 or w-8
what is your eori
is your dubai branch llc or fze
are you dmcc or difc registered
sdn bhd number
are you sst registered in malaysia
your tan number please
hsn or sac code for your services
what is the legal form
memorandum and articles copy
proof of address of the company
certificate of good standing
trade register extract
is there an ifsc code
tax residency proof for dtaa
can you supply form 10f
can you register on our ariba portal
coupa supplier registration
gem portal seller id
are you on the ministry of finance vendor list
what do i fill under vat on the form
our auditor wants your incorporation number
do you have an msme certificate
share the lut number
how do i verify you in the mca database
do you charge gst without a number
can i get a bank letter
d-u-n-s number of the firm
kyc pack please
our compliance officer needs your charter
my bookkeeper can't enter you without a number, which one is it
the bank wants papers to open a letter of credit to you, can i get them
our portal asks for a licence scan from each supplier
you are registered for vat in the emirates, right
how many licences do you hold
our bill must mention your gstin, kindly share
give me your trn for the purchase order
i need the pan and cin for vendor creation
can i see your dubai trade license number
kindly furnish the ssm or roc identity of your malaysian arm
is your emirates arm enrolled with the fta for vat
our accounts dept cannot raise a po without your tax id
kindly share your duns and cage codes
do you have a letter of undertaking for export invoices
which legal entity number shall i print on the contract
supplier onboarding needs your registration details, where are they
w-8ben form and tax residency, available on your website
what is your company registration number
can you tell me your trn
i want to know your pan
is it true that you are registered in malaysia
tax registration number
what about the vendor registration form, what numbers do i enter
ssm no please
what do i put as vat id on the purchase order
are you an llp, pvt ltd or sdn bhd
d-u-n-s or lei, have you one
msme udyam number needed
is there a w-8ben for american buyers
fiscal code for the ledger, what is it
are you a lawful entity and under which number
dmcc or mainland licence
can i see the certificate of incorporation
what's your cin according to mca
our accounts system refuses a supplier without tin, what is it
my bookkeeper can't claim input credit without your gstin
i worry whether you exist officially, which register lists you
suppose we onboard you in ariba, which identifiers do you have
the ministry's form has a box for roc number, what goes in
and under what number are you entered
is it printed somewhere here
what do i fill in there

= Ask for them
whom do i ask for the tax details
where do i get registration papers
who fills in supplier forms
our purchase department needs documents, where to ask
where can procurement get your papers
who sends the licence copy
whom to mail the vendor questionnaire
how do i receive your fiscal documents
our buyer needs forms filled in, by whom
how to obtain your gst certificate copy
who will fill our vendor empanelment form
whom do i mail for the trade licence scan
our purchase dept needs the kyc set, where to request
when do i receive a pdf of the gst papers once requested
who supplies the trn for onboarding
where do i get your gst number
who sends me the trade licence
who fills in our vendor form
can you tell me whom to ask for tax documents
i want to know how soon i get the registration papers
is it true that i have to ask for the numbers by email
gst number request contact
what about a copy of the licence, who provides it
which mailbox for supplier onboarding
whom does our procurement mail for kyc documents
where can i request a scan of the incorporation certificate
who gives out your trn
to whom do i send our questionnaire for new vendors
how fast would i receive the pan copy
who completes an ariba or coupa invitation
where does finance ask for a cancelled cheque and gstin
is there someone handling empanelment papers
who can issue a w-8 to us
our accounts need the vat id before friday, whom do i ask
my boss sent me to collect your legal papers, where do i get them
i can't raise a po without your tin, who helps me
suppose the ministry wants attested copies, whom do we contact
the bank's compliance desk wants your entity details, which address
and who would give me those numbers
when would i have them
where do i ask for it then

= The site does not name the
who is your head of design
who is your cto
who is the hr manager
name of the person in charge of sales
who leads the engineering team
who will be my project manager
who manages the malaysia office
names of your staff
who works there
who is the branch manager in dubai
who is your head of marketing
can i see the team page
list of your employees
who leads the ai department
your finance head name
who is responsible for recruitment
whom do i address my cover letter to
who is the country manager india
photos of your team
can i look up your engineers
who are your managers
what is the name of your lead developer
chief technology officer
data protection officer name
team lead of the app people
who is your business development guy
tell me names of people working in bengaluru
your management team please
who is in charge over there
who heads the design team
who is your head of hr
who is your tech head
name of your creative director
who would be my account manager
who is your recruiter
who runs the dubai office
who leads the kl team
list of key people
who is the cfo
who is coo
name the sales manager
can you name your senior engineers
who is in charge of security
what are the names of your designers
who looks after customers
who is the boss of the developers
who is in the management
about the team members
is there an org chart
who are the leaders
who is the office manager in bengaluru
person responsible for marketing
which person should i ask for when i call
may i have the name of the hiring manager
who does the interviews
do you have bios of your people
who is top dog in design
which engineer would look after us
to whom does the mobile group answer
who steers the ai people
who is the lady at the front desk
do you publish a staff list
where are the faces of your crew
is there a who's who
any profile pages of your colleagues
i met somebody from longitude at gitex, what was his name
i spoke with a gentleman from your kl branch, who could it be
who is at the head of the gulf branch
what is your country head called
whose desk does a marketing request land on
who decides on hiring
to whom do i start my letter, dear who
who would interview me
name of your privacy officer
who is the scrum master
who is the sales guy
what is the name of my contact
is there a product owner i can ask for
who supervises the juniors
how many bosses are there
who is your chief designer
whom should i ask for at reception
who is your spokesperson
who handles key accounts in asia
which of you is the architect
who owns quality in your firm
cvs of the people you would put on it
our tender wants named personnel with resumes
is raj still working there
does a mr kumar work for you
do you have a vp of engineering
who manages the money
who takes care of suppliers
linkedin profiles of your staff
are any famous developers among you
names please of who i'd deal with
who trains the new ones
your people's photos and bios
director of operations
who is the head honcho of sales
i got a mail from someone at longitude and want to check whether he exists
we would like to know who leads the engineers before we send money
to whom should i address my motivation letter, a mr or a ms
who would sit in the interview from your side
can you tell me the surname of the lady in charge of the kl branch
who heads engineering at longitude
what is your talent acquisition lady called
who wears the cto hat over there
dear whom, i need a recruiter's name for the salutation
who manages the kl branch
list your leadership please
who would be my account manager, give a name
is there a page with the team's photos and designations
who are your key developers
i met a lady from your company at an expo, who was she
who leads marketing over there
do you publish an organogram
which persons run the ai department
name of data protection officer
who is your head of engineering
what is the name of the hr manager
can you tell me who leads the design team
i want to know who is in charge of sales
is it true that you name only the authors of articles
names of team leads
what about the managers, who are they
who do i address my cover letter to
who's the boss of your kl branch
is there a page with faces and bios
who runs the show in marketing
what's your recruiter called
can i see an org chart
who wears the hat for security
who's the dpo by name
could you give me a list of your employees
is mr ramesh still with you
who is the spokesperson for the gulf
our tender wants cvs of key personnel, where are they shown
i met a tall lady of yours at gitex, who was she
my boss wants the name of whoever will answer for the work
i worry about dealing with nameless people, who are they
suppose i write dear sir, to which surname
as headhunter i look for your mobile lead on linkedin, who is it
and who's at the top of that team
what's his name
who steers that at your place

= Write to hello@longitude.example and we
how can i find out who would be on my project
whom would i work with
can you tell me beforehand who my contact will be
who would handle my job
can you reveal who'd be at my side before i sign
how do i learn the names of my crew in advance
may i meet the ones assigned to us
who exactly would be looking after our shop
we want to see resumes of the assigned people, where to ask
i'd like to know my future contact
before i hand over my shop, how do i learn the names of the crew
who exactly would come to our clinic
before signing we want to know the faces, is that possible
who will be on my project team, can i know in advance
how do i find out which coders are allotted to my job
may we meet the folks before signing
who would be our contact person if we go ahead
can you disclose the designer who would serve our clinic
i want bios of the crew assigned to us, where to ask
who would i work with
can i find out who is on my project before i sign
will you tell me the names of my team
can you tell me where to ask whom i would work with
i want to know who would do the work for us
is it true that you tell me whom i would work with if i write
find out my project team
what about meeting the people beforehand
can i see the faces before putting pen to paper
how do i learn which coder gets assigned
may we have the cvs of the crew in advance
who'll be my contact once we begin
is the squad a secret or do you reveal it
where do i enquire about the person allotted to my shop
would you disclose the designer's name to a customer
how can i check who's going to sit across the table
could i vet your developers first
do i get to hear who my project manager is
our clinic wants to know the folks before trusting them, how do we do that
my boss hates anonymous vendors, how does he get names
the last agency showed seniors and sent juniors, how can i find out whom you'd put on it
suppose i'd like to interview the engineer, whom do i contact
the bid requires named staff, how do we get them
and who'd be on ours
how do i find that out then
would you introduce them

= How many of
how many people are in the dubai office
staff per branch
how many work in kuala lumpur
which office is the largest
how many developers sit in bengaluru
is the dubai branch just one person
headcount by location
how big is your malaysian team
how are your people distributed
how many do you have in india
number of employees in each country
is the kl branch big
where do most of your people sit
how many designers do you have
how many women work there
do you have real staff in the uae
how many engineers versus marketers
size of each branch
split of the team by city
how many sit in india
how many persons in malaysia
how many employees in uae
is everybody in bengaluru
how is the workforce spread
where are most of your developers
which location has the most staff
how many are at each site
do you have enough people in dubai
is anybody really working in the gulf office
staff count of the kl branch
how many of the 25 are in india
break down your staff by town
is kl a proper team or a mailbox
how many desks do you have in dubai
is the gulf branch only sales
how many heads does each place count
are most of you in india
how many coders are there in total by skill
what share of you are engineers
what portion are women
how many nationalities work there
do you have ten people in malaysia
is your indian site the back office
are the developers all in karnataka and the others just fronts
staffing per site
local staff in the emirates
how many speak arabic
how many speak malay or mandarin
how many seniors against juniors
where are your designers based
where do the marketers sit
average age of your staff
is the place in business bay manned
how many would be near me in kuala lumpur
which branch is the smallest
which site has the most engineers
workforce by country for our sustainability report
what proportion is in the gulf
how many freelancers among you
i wonder whether anyone besides a secretary sits in business bay
before i visit i'd like to know how big your malaysian branch is
are there at least five engineers near me in dubai
nearly everybody sits in india and the rest is show, right
what share of the crew is in malaysia
how many souls occupy the dubai premises
which branch has the most manpower
what is the headcount split between india and malaysia
how many engineers do you have in bengaluru alone
are there actual workers in the gulf or only a desk
total strength of the company please
how many arabic or malay speakers are in the team
male female ratio at longitude
is the kl place just a sales outpost
how many designers versus programmers do you employ
are you a ten man shop or bigger
how many people work in the dubai office
how many employees are in bengaluru
can you tell me how many you are in kuala lumpur
i want to know the headcount per office
is it true that you are 25+ together
staff per office
what about the malaysian office, how many work there
how big is the gulf branch
what's the split between india and the emirates
do more folks sit in karnataka than elsewhere
is the kl place just a mailbox with one bloke
how many bums on seats in business bay
what's your total strength
ratio of coders to marketers
are most of your workforce indian
how many women do you employ
berapa orang kerja di kl
kitne log hain bangalore mein
our sustainability form wants workforce by site, what are the figures
i'm in dubai and worry there is nobody real on the ground, how many are there
my boss asks if you have enough hands in malaysia
suppose i visit the uae place, will i find a crowd or one person
as an auditor i need manpower figures broken down by location
and how many of them sit there
where are most of you
how many all in all

= Write to hello@longitude.example if you need to know more.
whom do i ask how many work at each site
who can tell me staff numbers by site
how do i find out how many sit where
where can i request staffing figures by town
who reveals how many sit in dubai
whom do i mail about the breakdown of staff
i need the split for a tender, who provides it
where can i get the staffing breakdown per branch
our tender asks manpower per site, who gives those numbers
whom shall i ask about team distribution
and if i require the exact split of personnel
who can tell me how many people work in each office
where do i ask about the headcount
whom do i write to about staff numbers per office
can you tell me where to get the number of people in dubai
i want to know who gives out the size of the kl office
is it true that i must write for the staff numbers
headcount per office contact
what about the numbers per branch, who has them
which mailbox provides a manpower breakdown
whom does our auditor mail for workforce figures
where can i get the distribution of your crew over the cities
who'd confirm how many sit in bengaluru
to whom do i turn for personnel strength by location
is there somebody who knows the split between india and the gulf
where do i request a table of seats per site
who discloses team size to a bidder
how do i find out if the malaysian branch is manned
25+ is too rough for our form, from whom do i get more
my boss needs an exact count for the uae, whom do i ask
our tender asks how many engineers are local, who can answer
i'm researching agencies in kl and need staffing data, where to write
suppose i want to check that somebody is really in business bay, whom do i contact
for a sustainability report i need women and men per place, who sends it
and who'd know how many
where do i get that figure
whom do i mail for the breakdown

= The site says nothing about disputes
have you ever been sued
are you a scam
is this company legit
is longitude fake
any complaints against you
were you in court
did a customer ever take legal action against you
are you going bankrupt
is it safe to pay you
are you blacklisted
have you cheated someone
do you have legal trouble
any bad reviews
how do i know you are genuine
any unhappy customers
is it a fraud
i read something bad about you
is there pending litigation
are you trustworthy
negative feedback on glassdoor
have you ever lost a case
were you fined by a regulator
is there any dispute with your former clients
is there an insolvency risk
how do i know you won't run away with my money
were you ever in the news for something bad
were there any court cases
can i trust this company with my money
is this a legitimate business
any fraud cases against you
is there a scam alert on you
are you reliable or cheaters
did someone complain about you
have you been accused of something
do you have debts
is the company in financial trouble
ever been taken to court by a customer
have you ever had a legal dispute
what do critics say about you
were there any scandals
was there ever an arbitration
did you ever breach a contract
are you under investigation
is it true that you were sued
someone told me you are fraud
did anyone ever want their cash returned in anger
were you dragged before a judge
are you crooks
will you vanish with my deposit
have customers walked out on you
why did customers leave you
how many customers left you and why
did a project of yours ever fail
what was your worst failure
have you ever been fired by a customer
how many projects were abandoned
do you have angry ex customers
any skeletons in the closet
i heard rumours about you
my cousin says you took money and disappeared
is it true there is a police case
consumer court case against you
does the labour court know you
did former staff go to court
is longitude on a sanctions list
fined for data misuse
has anyone accused you of plagiarism
ip infringement cases
were you ever accused of tax evasion
have you had a data leak in the past
is this a phishing page
is it a shell company
are you genuine or a front
how can i verify that you exist
i want proof that you are no con men
i have been cheated before by an agency, why believe you
why are there bad comments about you on reddit
what does google reviews say
one star reviews
what is your glassdoor rating
any cases before an ombudsman
are you about to close
are you laying off people
is there a winding-up petition
due diligence: any litigation in five years
do you owe money to suppliers
conflicts with partners
have there been ethical scandals
corruption or bribery
blacklisted by world bank
how do your ex clients talk about you
share of unhappy customers
what went wrong in your other projects with customers who quit
a friend says his agency ran off with his savings, how do i know you won't
our compliance department must check you for lawsuits
someone on a forum calls you thieves, is there something to it
what was the ugliest quarrel you had with a buyer
why did the customers who left you go away
how many times have you been before a judge
are you honest when a project fails
not one customer ever complained, right
what do unhappy customers say against you
how many complaints did you get last year
which customers broke off with you
has a client ever refused to pay you
did you ever abandon a job
has anybody ever taken longitude to court
are you a genuine company or some cheats
any fir or criminal case pending on longitude
i saw a nasty google review, what happened
is longitude going bust
have you been blacklisted by any government
how do i know you won't disappear with my advance
did any customer accuse you of fraud
are there dirty secrets such as tribunal rulings
is this website a phishing front
did you ever lose a lawsuit or pay a settlement
my friend says outsourcing firms are crooks, are you legit
any insolvency proceedings against you
are there complaints against you
is longitude a scam
can you tell me if you had legal disputes
i want to know if you are involved in a lawsuit
is it true that you went to court with a client
lawsuits or disputes
what about complaints by clients
are you for real or a con
has a customer ever dragged you before a judge
yeh company fraud to nahi hai
ini syarikat tipu ke
will you take my deposit and vanish
are you about to go under
pending litigation, anything to declare
have you been fined by a regulator
what do angry ex-clients say
were you ever blacklisted by a ministry
due diligence asks for material proceedings in five years, are there any
my brother-in-law says agencies like you are crooks, what do you say
i read a nasty one-star review, did that happen
i worry about wiring money to people i never met, are you legit
suppose you owed suppliers, would it say so here
as a reporter i look into quarrels with outsourcing firms, was there one with you
and did anybody ever take you to court
has it ever gone badly wrong
any scandals there

= Please ask hello@longitude.example;
whom do i ask about your legal record
who can answer about complaints
who can tell me about past disputes
our due diligence team wants to know of lawsuits, where to ask
where do i verify that nobody has taken you to court
who clears up a rumour
to whom do i report a fake longitude person who contacted me
whom do i ask about angry ex customers
whom can i approach about old litigation records
our diligence team needs a litigation statement, where to request it
i want the truth on a rumour about you, who will clear it
who responds to allegations and how fast
how do i check with a real person that you are trustworthy
who can answer about lawsuits
where do i ask about complaints against you
whom do i write to about legal disputes
can you tell me who answers due diligence questions on disputes
i want to know who can confirm that you are not a scam
is it true that a person replies within 24 hours about disputes
lawsuits question contact
what about an old complaint, who do i ask
which mailbox for checks on litigation
who'd clear up a rumour about you
where does our compliance desk send its integrity questionnaire
with whom can i verify that you're legit
to whom do i report a fake invoice in your name
who gives a statement for the press about allegations
how do i get an official word that nothing is pending
where could an angry ex-customer turn
whom should a solicitor contact on a grievance
if you won't guess, who knows for certain
our lawyers need a signed declaration of no proceedings, from whom
my boss heard something ugly and wants the truth, whom do we ask
someone phoned pretending to be from longitude, where do i report it
suppose i've been wronged by your firm, who listens
i worry before paying the deposit, who can put my mind at rest
and who could tell me about that
how soon would i know the truth
whom do i mail about such rumours

= We do not compare
how do you compare to infosys
are you better than tcs
why you and not a freelancer from fiverr
who are your competitors
what is the difference between you and wipro
are you cheaper than other agencies
longitude vs accenture
should i take upwork instead
who are your rivals
how are you different from other agencies in kl
who is better, you or cognizant
another agency quoted me half, what do you say
compared to the others in dubai
is there a better company than you
which agency is best in bangalore
how do you stack up against the big ones
what do others do better
can you recommend another agency
are you the best
why not just use wix or squarespace
should i hire in-house or you
what are your weaknesses against others
rank yourself against the market
name three alternatives to you
i am comparing several vendors
would a freelancer be enough for me
who else does what you do
who are you up against in the market
what about big consultancies, are they better
why not tata or infosys
you vs a freelancer
you versus an indian outsourcing giant
is deloitte digital better
compare yourself with your competitors
any agencies similar to longitude
which other firms should i consider
who is your strongest rival
are you better than toptal
why pay you when fiverr is cheaper
how do you rank among agencies in dubai
why are you costlier than others
what do you have that thoughtworks doesn't
another company does it in two weeks
is there someone cheaper
i have three other quotes on the table
top ten agencies in kuala lumpur
should i go to a local shop instead
what makes big consultancies worse
my nephew builds websites for 200, why use you
would a student do it just as well
is a marketplace coder a smarter choice
we also talk to capgemini, how do you differ
put yourself next to hcl
zoho or you
godaddy builder instead of you
would lovable or bolt do the job instead of you
should i let chatgpt build it and skip you
is building it ourselves wiser
which vendor would you pick in my place
who is number one in your trade
whom do you lose tenders to
who wins against you
what are you worse at
name one thing rivals beat you at
are you pricier than the neighbours
what is your position in the market
are you a leader or a follower
which firm resembles you
recommend me somebody cheaper
give me names of other good studios
best app makers in dubai
top web companies of bengaluru
is ogilvy better for campaigns
mckinsey digital or you
publicis sapient versus longitude
local agency or you
small studio or giant, what is wiser
does it make sense to hire you instead of a big name
my shortlist has four names, why should you be on top
what do rivals say about you
how do your prices sit against the market
benchmark against others
do you have competitors in kl
we already have an agency, why switch
are you ahead of fractal or epam
swot of longitude
are there firms doing it quicker
an outfit in vietnam is half the money
my wife says her cousin could build it in a weekend, why should i pay you
we are torn between you and a big consultancy, what would you say
three studios have sent me bids, are you the best of them
i'd rather hire two students, does that make sense
which agency would suit a tiny flower shop better than you
you are the best in dubai, right
how many agencies like you are there
why should i choose you over cognizant or hcl
how do you differ from a cheap fiverr seller
are you pricier than zoho consultants
is longitude superior to other kl agencies
tell me your usp versus tata consultancy
my colleague prefers an offshore giant, convince me that you beat them
who are your main rivals
pros and cons of you versus hiring my own coder
do you have a comparison chart with publicis or thoughtworks
which agency tops the industry in malaysia
would upwork be a smarter way than you
another shop quoted us less, are you worth the premium
how do you compare with infosys
what is the difference between you and a freelancer on upwork
can you tell me who your competitors are
i want to know if you are cheaper than other agencies
is it true that you are better than accenture
compare with other agencies
what about wipro, are you as good
why not just use wix
my nephew does it for a tenth, why you
do you beat the big four
are you the number one in kl
should i go with fiverr instead
where do you rank in the market
toptal or you lah
who else would you recommend besides yourself
any studio that's stronger than you in mobile
can't lovable or chatgpt build it instead of you
what do you have that thoughtworks hasn't
i have three bids on my table, why should yours win
my boss prefers a giant like cognizant, what do i tell him
i worry we'd be wiser with a local shop, are we
our tender needs a matrix against two other vendors, do you have one
suppose a student team offers the same for peanuts, who's the smarter pick
as an analyst i map the industry, who is next to you
and how do the others stack up
are they dearer than you
who does it better

= Ask us for a proposal
does your proposal say when another firm is better
where do i ask for a proposal
when would i do better without you
how do i get a proposal to compare with others
are there cases where another firm is the right one
in what document do you admit you are not the best fit
will you tell me to take someone else if it is wiser
how do i receive your offer document to lay beside others
do you name cases in which we should hire elsewhere
i collect bids from three vendors, how do i get yours
are you frank about when you are the wrong vendor
where do i send an invitation to tender
we have an rfp, where to send
would you take part in our bidding
our purchasing rules demand three bids, how do we get one from you
if another studio suited me better would you write that down
how can i weigh your bid against two others we received
is there some document where you confess when a rival suits us more
can you join our rfq, we compare several suppliers
where do i request a quotation to contrast with my current studio
when am i better off with another vendor, where is that written
we need a written tender from you alongside those of others
how do i get a proposal to compare
do you say when i would do better without you
can you tell me what the page in the proposal is about
i want to know if you admit when another firm is better
is it true that the proposal has a page on doing without you
proposal to compare with others
what about getting an offer to lay beside the others
will you be frank if i'm wiser going elsewhere
whom do i invite to bid
where may i send our rfp
do you ever talk a customer out of hiring you
is there a section that argues against yourselves
how can i put your bid next to two rivals'
would you confess that a ready-made product suits me more
to whom does purchasing send a request for quotation
do you tell folks when in-house is the smarter choice
what in writing do i get to weigh you up
our rules demand three quotes, how do we get yours
my boss suspects every vendor praises itself, do you state the downsides
i worry you'd sell me something i don't need, do you write down when not to hire you
suppose a freelancer would do, would you put that on paper
we're tendering for a portal, where do we mail the documents
and would you say so if we didn't need you
how do i get something to compare then
is that put down in the offer

= We have three offices, in
do you have an office in singapore
are you in london
do you have a branch in delhi
is there an office in mumbai
are you present in saudi arabia
any office in the us
do you plan to open more branches
do you work with clients in europe
can you serve us in qatar
is there a branch in chennai or hyderabad
do you have people in australia
are you in abu dhabi
penang or johor branch
will you come to indonesia
do you operate in africa
i am in germany, can we work together
any branch near me in pune
are there other locations
any expansion plans
do you take customers from canada
is there a riyadh office
can you do projects abroad
do you accept overseas clients
i live in a country where you have no branch
are you in kuwait or oman or bahrain
new branch coming soon
do you only work locally
nearest branch to sri lanka
do you have someone in new york
where else are you
are you anywhere in pakistan or bangladesh
can you work remotely for a company in nepal
do you have a place in kerala
are you in kolkata or ahmedabad
do you have a us entity
is there something in jakarta or bangkok
any branch in sharjah or ajman
office in jeddah
do you have an office in china or hong kong
are you in the philippines or vietnam
do you work for british companies
is there a european office
do you have representatives in egypt
are you in goa or jaipur
any plan for singapore
will you open in my city
where will you expand next
is there a fourth office
do you have an office in ipoh or kuching
can a company in kenya hire you
we sit in toronto, would that work
i'm in sydney, do you take my job
not in these three countries, can you still help me
international clients accepted
do you travel to other cities
paris or berlin office
is there an agency of yours in tokyo
do you have folks in hyderabad
got a desk in noida or gurgaon
anyone in lahore
is there a studio in melbourne
do you sit in the netherlands
any bureau in lagos
are you also in johor bahru
somebody near al ain
is there a muscat office
is there a manama office
is there a representative in tokyo
do you go to ghana or uganda
we are a swiss company, could you serve us
my shop is in manila, is that too far for you
could you come over to brunei
can a firm from israel engage you
is an order from russia possible
will there be a fourth location soon
when do you go to singapore
are you planning to enter the american market
how many cities will you be in next year
where are you headed next
we are in mysuru, do you have a place there
coimbatore or kochi
do you cover east malaysia
is there one in langkawi or melaka
can we engage you from ireland
i live on a farm in new zealand, would you work for me
do you only take customers in the three countries
is distance a problem
our plant is in chittagong, do you travel
do you have anyone who could visit us in colombo
do you serve the whole gcc
do you cover latin america
mexico or brazil
do you have customers in spain
virtual office elsewhere
franchise in other towns
do you have a data centre or lab somewhere else
is there a warehouse or showroom
any place in surat or lucknow
is there somebody in chandigarh
tier two cities in india
nearest place to doha
are you leaving any city soon
are you relocating
can you work in our time zone in california
our head office is in zurich, is there anybody near us
we run a lodge in kenya, would you take us on
i'd like to work with a team in my own town, trivandrum
do you have somebody in hong kong who can drop by our warehouse
you have people all over the world, right
how many branches will you have by 2027
does it make sense to hire you from australia
have you any footprint in hyderabad or vizag
do you possess a branch in jeddah
which is your nearest premises to johor bahru
is there an address in the states
any intention to open a london outlet
do you have boots on the ground in jakarta
i live in pune, is there a place nearby i can walk into
how many locations does longitude operate from
will you be setting up in riyadh next year
is there any outlet in colombo or dhaka
do you have a representative in frankfurt
where on the planet are you based
no office in scotland i suppose
we are a dairy in new zealand, any site down under
are you planning to open new offices
can you tell me if there is a branch in london
i want to know if you are in saudi arabia
is it true that you have only three offices
other offices
what about delhi, do you have an office there
anyone of yours in pune or chennai
are you coming to riyadh soon
do you have boots on the ground in qatar
penang ada branch tak
kya mumbai mein bhi hai
which countries are you based in
is there a desk in the states
where's your nearest place to colombo
do you intend to expand to jakarta
no presence in africa at all
are there sister premises in abu dhabi or sharjah
i'm in melbourne, is there somebody of yours close by
my boss insists on a supplier in doha, are you there
we are a dairy in gujarat, is any branch within reach
i worry you're too far away, where's your closest outpost to hyderabad
suppose i move to berlin, could i work from a branch of yours
as a journalist i ask about your expansion, what's the fourth city
and nowhere else in the world
is a fourth one coming
any in our part of the country

= For work elsewhere,
where do i write if my firm is in another country
whom to contact for a job outside your three cities
my company is abroad, where do i write
our head office is in oslo, whom do we write to
where should a company from peru send its request
how do i begin if i am on another continent
who handles overseas enquiries
from the philippines, which mailbox do i use
i am in nairobi and need an app, how do i reach you
we are based in toronto, whom to write
can a company from fiji engage you, where to enquire
our factory is outside your three towns, who takes such requests
contact for overseas assignments please
we run a lodge in zambia, may we commission you
who do i write to if i am in another country
where do i ask about work elsewhere
how do i contact you from a city without an office
can you tell me whom to write to from abroad
i want to know who handles work outside the three cities
is it true that i have to write for work in other places
work elsewhere contact
what about a project in another country, who do i ask
we're in manila, whom do we approach
which mailbox for overseas commissions
who takes enquiries from europe
my lodge is in zambia, where do i send my request
to whom does a firm in colombo turn
no branch near us, how do we get in touch
how does a customer from fiji begin with you
is there somebody for assignments in africa
where can a hotel in the maldives ask
whom should our oslo head office contact
our factory is in chittagong and none of your branches is near, whom do we mail
my boss in toronto likes you, where should he write
i worry you won't take someone from so far off, who can say
suppose the site is in nairobi and the users too, with whom do i discuss it
we're a town council in scotland, who'd hear us
and if i'm not in any of those cities
who would deal with us over here
where do i ask about that from abroad
do you work with american clients
do you work with clients in the usa
do you have clients in europe
do you take foreign clients
do you serve customers abroad
do you work with companies in africa
do you work internationally
would you work for a firm in london
can a german company hire you
we are in australia, would you work with us
do you do projects for saudi firms
do you work for companies outside india
do you only work in your three countries
is it a problem that we are in canada
can you work with us remotely from another country
we sit in kerala and you do not, does it matter
must my business be near one of your cities
do you travel to clients in other countries
would somebody fly to us
overseas clients welcome
international clients
do you have customers in singapore
we are far from all your offices, is that all right
do you work with people in small towns

= Reselling, white-label work
can we resell your services
do you do white label
can you work as our subcontractor
we are an agency, can you build for our clients
do you pay for referrals
do you have an affiliate programme
commission for bringing a customer
can i partner with you
if i send you a client what do i get
can we outsource our overflow to you
can you build under our brand
do you do work for other agencies
i have a partnership proposal
do you pay a finder's fee
i know someone who needs a site, do i get a cut
is there a reseller programme
can i be your agent in my country
joint venture with us
could you be our silent development partner
kickback for recommending you
will you subcontract to us
we offer development services, do you need a vendor
do you outsource to third parties
we would like to collaborate with your company
is a franchise possible
how to become a channel partner
can you stay invisible to our customer
can i sell your work under my own name
do you buy services from suppliers like us
we are a marketing firm and need coders in the background
do you accept subcontract work
can your work carry our logo
can i earn by recommending you
what do you pay for a lead
is there a partner programme
we'd like to partner up
can we be your reseller in oman
do you do ghost development for agencies
how much commission do i get
do you have a referral scheme
can we send you our customers
business collaboration opportunity
would you take over work our agency cannot handle
we are a supplier, can we pitch to you
can i offer you my services
i want to sell you something
we sell leads, interested
guest post or backlink exchange
do you sponsor events
strategic alliance with your firm
rebrand your product as ours
may i put my name on what you make
do you pay me if i bring you a hotel chain
i know a rich man who needs an app, what is in it for me
can i become your salesman on commission
do you need a distributor in ghana
we are a print shop and get web requests, can you build them quietly
our studio is overloaded, could you take our leftovers
do you farm out work to others
do you buy capacity from outside
we are a coding company in hanoi looking for orders
i'd like to pitch my saas to you
may i show you our product
do you need office furniture
insurance offer for your staff, whom to send
we are recruiters, do you take candidates from us
do you use recruitment agencies
interested in a link exchange
sponsored post on your blog
would you advertise in our magazine
can we sponsor your meetup
do you speak at conferences
would you be a speaker at our university
collaboration with our college
mou with our institute
is a research cooperation with our lab possible
can we do a webinar together
i am an influencer, want to cooperate
do you sell your code base as a product
can i license your software and sell it
consortium for a tender
shall we bid jointly on a tender
revenue sharing with agencies
partner discount for agencies
do you do nearshoring for other firms
do you do undercover development
would my clients find out that you built it
can you act as our technical department
tip money for introducing a friend
reward for recommending you
can we sign an introducer agreement
do you have an ambassador programme
are you open to alliances
can you ghostwrite our code
can you be our delivery arm in asia
could we act as your marketing arm
supplier list, how do i get onto it
do you take over projects for bigger agencies
my brother in law wants an online shop, what do i earn if i bring him
we run a design studio without coders, could you stay in the shadow and build
our agency lost its developers, would you do the work under our flag
i sell accounting software, whom of you can i present it to
we train programmers and would like to place them with you
you surely pay ten percent for a new customer, right
how many percent for an introduction
can we slap our own label on software you develop
is there a commission if i introduce a buyer
we are a design bureau with too much coding work, can you do it invisibly
do you run a dealership or channel programme
i have a client list, what is my percentage for leads
would you subcontract to us, we do testing
can we tie up for a joint bid
do you accept guest blogging or link swaps
will you sponsor our college fest
can a headhunter offer you candidates
may i peddle your services in salalah for a cut
do you give finder's money to brokers
our ad agency wants a silent development vendor, are you game
would someone from longitude give a talk at our event
do you buy from suppliers like us, we sell chairs
do you do white label work
do you pay a referral fee
can i resell your services
can you tell me if you have an affiliate programme
i want to know if you subcontract to other agencies
is it true that you pay commission for referring clients
white label reseller
what about partnering with our agency
what's in it for me if i send you a customer
can you build it and stay invisible behind our brand
do you take overflow from a studio that's swamped
any finder's fee boss
komisen ada kalau saya bawa client
may we put our badge on what you make
would you bid together with us in a consortium
can i be your dealer in oman
do you accept guest posts or swap links
are you open to a joint venture
would you speak at our conference or sponsor the meetup
i sell furniture to offices and would like to pitch to you, is that possible
my cousin needs an app, do i get a cut if he signs
our print shop's clients ask for websites, could you be our silent workshop
my boss wants to farm out coding to you and bill it as ours
i worry you'd steal the client if we bring you in as ghost developers, how does that work
suppose our university wants a research tie-up, is it foreseen
and what do i earn from it
would our name be on it
do you do that for other firms too

= The site says nothing about shares
can i buy shares
are you listed
what is your stock price
do you plan an ipo
how can i invest in your company
what is longitude worth
can i buy your company
is the firm for sale
what is the valuation
what is your ticker symbol
are you on the stock exchange
do you look for investors
are you a public company
i want to put money into your firm
would you sell a stake
we have an acquisition interest
your market cap
do you pay dividends
will you go public
are you open to a merger
we are a fund interested in you
are you privately held
how do i become a shareholder
can i own a part of longitude
would you take my investment
what is the share worth
are your shares traded
bse or nse listed
is longitude on bursa malaysia
how much would it cost to buy you
are you up for acquisition
do you want venture capital
price per share
are there bonds or stocks
can outsiders put in money
private equity is interested in you
do you seek funding
is there an investor deck
when is your public offering
could my savings go into longitude
may i purchase equity
what is your price on the market
can i get a slice of the firm
is the founder willing to sell out
we would like to take you over
we have m&a interest in you
our fund looks for digital firms, are you open
how much would the entire company fetch
crowdfunding of your firm
do you sell tokenised equity
do you pay out profit to outsiders
is there an esop for staff
do employees get shares
do staff receive stock options
what is your isin
are you on nasdaq
are you dfm listed
do you issue debentures
send me the prospectus for investors
are you looking for a strategic partner with money
can my uncle become co-owner
do you want angel money
minimum ticket to invest in you
will you be acquired soon
who holds equity
return on investing in you
may i see the cap table
shareholder meeting date
when are the quarterly results
my father left me some money and i believe in you, may i put it in
our group is buying digital firms in asia, would you talk
which exchange can i find you on
you will be on the market next year, right
what share of the firm could i get for 50k
is longitude quoted on the nifty or any bourse
how do i obtain a shareholding in longitude
i want to put my savings into your company
are you looking for angel or vc money
is the firm up for grabs, we might buy it
what is your market capitalisation
can i trade longitude scrip
any ipo on the horizon
do workers get stock options
what yield would an investor get from you
my fund wishes to take a minority stake, is that published
can i buy shares in longitude
are you listed on the stock exchange
is there an ipo planned
can you tell me your stock price
i want to know if i can invest in your company
is it true that outside investors hold part of you
shares investors
what about dividends
what's your ticker
are you up for sale
is a vc in your cap table
could i own a slice of your firm
do staff get esops
what's the valuation these days
bursa or nse, where do you trade
would you take an angel on board
who holds equity in it
are you raising a series a
can our group take you over
is there a prospectus for the man in the street
any bonds or debentures
my uncle has savings and believes in you, can he put them in
our fund looks at digital firms in asia, are you open to capital
i worry you'll be swallowed by a bigger one, is a merger under way
suppose i want to be co-owner, is there a minimum ticket
as a business reporter i ask whether you're going public
and can outsiders have a piece of that
what would one cost me
who holds them now

= For that, write
whom does an investor write to
contact for investor relations
who talks to investors
my fund has an offer, which mailbox
who listens to an acquirer
to whom do i present a takeover idea
whom do i approach to put capital in
where do i pitch a takeover then
whom should a private equity fund email at longitude
is there an ir contact
we wish to inject funds, who listens to that
who do i write to about shares
where do i ask about investing in you
whom do i contact about buying the company
can you tell me who talks to investors
i want to know where to send an investment offer
is it true that investors have to write an email
investor contact
what about shares, who answers
which mailbox for investor relations
who'd listen to a takeover idea
to whom does a vc send its pitch
where does an acquirer knock
how do i get in touch about putting money in
who handles talks on a stake
where should an angel present himself
whom should our m&a adviser mail
is there somebody to discuss a merger with
who could send me a deck for backers
our private equity house is interested, which address
my boss would like to buy you outright, whom does he approach
i inherited money and want to place it with you, who'd speak to me
suppose i have a strategic partner for you, to whom do i introduce him
the bank wants to offer you growth capital, where to
and who would discuss that
where do i go with such an offer
to which inbox does such a bid go

= That is not among
do you make logos
can you design my brand
do you shoot videos
do you print business cards
can you make a game
do you do blockchain
nft or token project
can you build hardware or iot devices
do you do photography
can you make an animation for us
brochure and flyer design
do you do corporate identity
do you create crypto coins
do you offer graphic design
can you do a product photo shoot
can you make a promo film
do you do pr or press work
do you sell laptops
can you repair my computer
do you do network cabling
do you print banners
can you do smart contracts
ar or vr apps
do you make music or voice-over
do you do packaging design
do you do event management
do you translate texts
can you develop a video game for steam
metaverse worlds or avatars
do you give training courses
do you teach coding
do you sell software licences
can you make a visiting card and letterhead
do you do architecture or interior design
can you fix our printers and wifi
do you do cctv installation
drone or robot software with devices
menu card design for my restaurant
i need a new emblem for my firm
animated explainer clip
billboard and newspaper ads
do you do 3d modelling
data entry or call centre service
can you hack an account for me
metal sign board
do you design logos
need a logo for my shop
can you make posters
do you do wedding photos
can you shoot our product pictures
do you make tv commercials
reels and video editing
do you print t-shirts
signboard for my store
can you make us a brand book
do you develop games for kids
unity or unreal games
can you build a crypto wallet
do you do web3
mint nfts for my art
can you assemble electronics
sensors and devices, do you make them
do you install wifi at our office
pos machines and printers supply
do you write books
do you make podcasts
do you do powerpoint design
do you do accounting software support
do you do sap consulting
it support for our office computers
do you fix phones
do you sell hosting domains only
can you recover my hacked facebook account
vr tour of our building
do you do market research
do you offer translation services
do you offer a training for my staff in coding
do you make trade fair stands
catalogue for print
can you paint our delivery van
do you sew uniforms
would you take pictures of our dishes
we need a mascot
can someone design our wine labels
letterhead and envelopes
can you record a jingle
do you cut films
a trailer for our resort
do you shoot drone footage
we need an explainer cartoon
do you produce flyers for mailboxes
do you deliver roll-up banners
neon sign for our bar
do you build kiosks
could you solder a prototype
smart lock or arduino project
raspberry pi gadget
do you make wearables
do you build robots
barcode scanners or printers sold by you
do you fix laptops
our wifi is weak, do you come
can you install cameras in our shop
set up our telephone system
do you do office it support
microsoft 365 licences
sell me a domain name
do you sell antivirus
do you play with bitcoin things
launch my token
dao or defi
build me an nft marketplace
can you make a mobile racing game
can you make a roblox world
virtual reality showroom
augmented reality try-on
360 degree photos
can you make a hologram for our fair
voice over in arabic
do you write subtitles
can you translate our brochure into malay
do you write press releases
public relations in the gulf
organise our product launch party
do you hold workshops for my staff
do you run classes for kids
do you offer a course with certificate
teach me react
do you do bookkeeping
do you run payroll for others
do you do hr consulting
do you draft legal papers
company formation in dubai
can you write our business plan
would you do a market survey
print on demand
tv spot or radio spot
do you place newspaper adverts
billboards on sheikh zayed road
do you do outdoor hoardings
tally or quickbooks support
do you implement sap
is oracle consulting possible
do you sell ready-made scripts
can you recover a dead hard disk
spy on my husband's phone
can you hack an instagram for me
can you remove bad reviews
write my thesis
would you draw floor plans
3d rendering of flats
power point for investors
annual report layout
restaurant menu printing
do you build custom keyboards
do you build an exhibition booth
can somebody draw my tattoo
name for my company
can you invent a brand name
do you design fonts
colour palette and emblem for our ngo
call centre outsourcing
we need data typed in, do you do it
virtual assistant services
do you do marketing by telephone
can you send sms blasts
do you take electrical work
solar monitoring devices
telematics hardware for trucks
do you make dashboards for cars
do you write embedded firmware
printed circuit boards
our restaurant needs nice pictures of the dishes
my band needs a video
we open a bakery and need a sign and bags with a nice emblem
our receptionist's computer has a virus
i would like to have my own coin on the blockchain
the scanners at our tills are broken
we want a stall at gitex built
my son wants to learn programming, do you give lessons
you do logos as well as sites, right
who could film our hotel from above
can you design our emblem and letterheads
do you film tiktok clips for a salon
i want printed menus and signage for my cafe
can u make a pubg style game
will you mint tokens for our coin
can you mend my cracked macbook
can you set up our office lan and cctv
do you teach python to kids
we need a corporate anthem and voice over
can you craft a mascot and visiting cards
do you build iot gadgets or circuit boards
can you translate our brochure into tamil
can you photograph my sister's nikah
can you manage our call centre
can you retrieve my hacked instagram
do you make metaverse or vr experiences
do you supply pos terminals and barcode guns
would you customise our tally ledger
can you write our pitch deck or company story
do you sell domains and gsuite licences
do you put up stages and balloons for product launches
do you make videos
can you print business cards
can you tell me if you build games
i want to know if you do blockchain
is it true that you do branding
logo or video or print
what about hardware, do you make that
can you shoot a film at our resort
do you fix macbooks
would you mint tokens for our club
boleh buat banner untuk kedai
shaadi ka card banate ho
can you set up cctv and lan in our villa
do you do vr walkthroughs
will you write my thesis
can you get into my husband's instagram
do you make a jingle for the radio
sap or tally implementation, do you offer it
could you craft our mascot and colours
do you organise a booth at gitex
can you solder a sensor prototype
signboard for my saree shop, is that your thing
is bookkeeping something you'd take over
my sister needs wedding pictures, are you right for it
our trade fair stall needs flyers by monday, can you
i worry our brand looks dated, can you redraw the emblem
suppose we want an nft drop for the fan club
we run a call centre overflow, would you take our lines
and could you do the packaging as well
do you do that sort of thing too
could you draw one for us
do you repair laptops
can you recover files from a broken hard disk
do you sell computers
can you fix my printer
do you take photos of our products
do you do product photography
do you translate our texts
do you do translation
can you write a book for us
do you rent out equipment
can you set up our office network
do you install cctv
do you repair phones
do you unlock phones
who takes the photos of my products
do you take the pictures of the goods
who shoots the product photos
can you film our factory
do you send a photographer
do you make packaging
do you print leaflets
do you build machines
do you sell sensors
do you do iot devices
do you make electronics
can you develop a plugin for photoshop
do you sell domains
do you sell laptops to clients
do you repair computers
can you recover my hacked account

= Describe it at
what if my wish is not on your list
can i ask for something unusual
will you tell me if you cannot do it
my need is outside your services, who do i ask
i have a weird wish, whom do i tell
it is none of the six, may i ask nevertheless
will you be frank if you can't
is it worth asking for something off your menu
where can i describe an odd request
if it's not your field, will you point it out
i don't know whether my odd plan fits you at all, where do i put it
we want something nobody has built before, whom to ask
and if my need is off your menu, can i still describe it
i have an odd project, whom do i tell
will you honestly decline if it is beyond you
we want something exotic, who can judge whether longitude can handle it
how do i check if a strange requirement is feasible for you
my wish does not match any of the six, what now
where do i describe something unusual
will you say so if you cannot do it
who do i write to about a service that is not listed
can you tell me where to send an odd request
i want to know if you are honest when you cannot do something
is it true that you say so if it is beyond you
request outside the six services
what about something that is none of the six
my wish fits none of your menu, to whom do i explain it
would you decline frankly or just try your luck
who judges if a weird plan is feasible
where can i pitch an oddball idea
how do i find out whether you'd take on an exotic job
do you admit when it's out of your depth
is there someone to look at a strange brief
who could say yes or no to what isn't on the list
do you ever turn down work you're no good at
whom may i ask about something nobody's made yet
we need a talking vending machine, whom can i tell about it
my boss dreamt up something crazy, where do we send the sketch
i worry you'd say yes to anything for money, would you
suppose it's half software half metal, who has a look at it
the temple wants a donation robot, where do i put that to you
and if it isn't one of those, whom do i ask
would you tell me straight
where do i send the details then

= The site gives the addresses of our offices but
is there parking at your office
how do i get to your office
which metro station is closest
directions to the office
can i leave my car there
is there a bus stop nearby
what is the nearest landmark
how far are you from the airport
is there a map
where can i park my bike
how do i reach you by train
can you send me a google maps pin
is there a wheelchair ramp or a lift
lrt or mrt stop near the kl office
valet parking in business bay
route to your place
how do i come by taxi
is it near mg road
do you reimburse parking
what is opposite your building
is the building accessible for disabled people
namma metro stop
how many minutes walk from the station
i am driving, where do i stop
is there a hotel near your office
how to reach you by public transport
what is the best way to get there
where do visitors park
is there space for my car
how do i find the place
nearest mrt station
nearest metro in dubai
which bus goes there
can i come by bike
how long from the airport to you
is there basement parking
do i need a parking ticket
is there an elevator
which side of the road is your building
google map link please
what is near your office
nearest landmark to your office please
is it close to indiranagar metro
do you have bicycle stands
how do i get to menara garisan
how do i get to meridian house
how do i get to sextant building
travel directions from the railway station
is the place easy to find
do you pick up visitors
can i drive right up to the door
is there a garage for my motorbike
i come with a wheelchair, can i get in
which exit do i take from the tube
is it walkable from the monorail
is a grab ride from klia long
i land at kempegowda, how do i proceed
what does a cab from dxb cost
how many kilometres from the airport
is there a guard i have to pass
do i need an id at the gate
which lift bank
which tower entrance
is there a ramp for prams
can a driver wait downstairs
is there an ev charger
is there a petrol station nearby
what shop is on the ground floor
next to which mall
is it beside the purple line
any parking slot i can book
free parking or paid
what are the parking rates
is the neighbourhood safe
can i get lunch in the vicinity
hotels close by
i get lost easily, how do i recognise the house
give me the plus code or what3words
send me a waze pin
share live location
is the road blocked by metro works
can my bus with twenty pupils stop there
which ride from kl sentral
which ride from majestic station
which water taxi or tram
is it opposite a mosque or temple
do you send a car for guests
how long does it take from whitefield
how long from petaling jaya to you
from sharjah, how long is the ride
any toilets for guests
is there a prayer room for guests
may i bring my dog
is there a back entrance
by cycle reachable
could an old man with a stick make it up there
i come by lorry, where can it stand
my knee is bad, are there stairs up to you
it is my first time in bangalore, how do i come from the airport
we will be ten people in a minibus, is there room for it
the tower has two entrances, which one is right
there is surely a garage under the house, right
how many minutes on foot from the nearest train
where do i leave my scooter when visiting
is there a multi-storey car park next to the bengaluru office
which mrt stop should i get down at for kl
how long is the uber drive from the airport to your dubai premises
can a wheelchair get through your entrance
any landmark near the office for my rickshaw driver
is there public transit to your premises
do you validate tickets for the garage
what floor are you on and is there an escalator
send me a google maps location
how to go to your office by ola or careem
is there basement space for my suv
which exit of the underground is closest
can i charge my tesla at your building
is it a stroll from the railway terminal
i use crutches, are there steps at the entrance
which metro station is nearest
can you tell me the way to your dubai office
i want to know if the office is wheelchair accessible
is it true that visitors can park free
parking and directions
what about a landmark near the office
where can i leave my scooter
which lrt stop for the kl place
is there a lift or just steps
auto se kaise aana hai
nak parking kat mana
how long from klia by grab
what's opposite your building
valet or basement
do i take the lift to reach you
which exit of the tube
can a minibus with twenty pupils stop outside
may my guide dog come in
is there a prayer room at your premises
my knees are bad, are there stairs at the entrance
i'm coming from the airport with luggage, what's the best route
my boss drives a big suv, can he put it somewhere
suppose i come by namma metro, how far to walk
i worry about getting lost, is there a map pin
and how do i find it
where do i put my vehicle
is it near the train

= Write to the
whom do i ask for directions
who can explain the way to me
who helps me find the building
who can guide me to your door
who tells me where to leave my vehicle
i stand in front of the tower and can't get in, whom do i reach
whom should a wheelchair user ask beforehand
where can i get a sketch of the way
who can guide me to the premises then
whom shall i ask regarding parking for tomorrow's visit
i am lost outside, how do i get route help
whom should a visitor on crutches inform in advance
and who tells me where to put my vehicle
can someone explain the route before i come
who can tell me the way to the office
where do i ask about parking
whom do i write to before a visit
can you tell me who helps with directions
i want to know who to ask about wheelchair access
is it true that a person replies about directions
directions help contact
what about parking for tomorrow's visit, who do i ask
who could send me a location pin
whom do i tell that i come on crutches
to whom do i announce our minibus
where may i get a sketch of the route
who reserves a bay for guests
is there someone to let me in downstairs
whom should my driver contact
who explains which gate to take
how do i find out if there's a lift before i set off
no map here, so who will guide me
my mother uses a walker and wants to come, whom do i notify
my boss flies in on tuesday, who tells his chauffeur where to go
i worry i won't find the entrance, who can i message
suppose i bring a van with samples, whom do i ask where to unload
i'm blind and coming alone, who could meet me at the station
and who knows about that
where do i find out before i come
whom do i ask for the route

= The site says nothing about our insurance
do you carry professional indemnity insurance
are you insured
do you have liability insurance
what insurance do you hold
do you have cyber insurance
can you show a certificate of insurance
is your work covered by insurance
our legal team asks for your insurance policy
how much professional liability cover do you have
who pays if your mistake costs us money
who is your insurer
are you covered for damages
do you have errors and omissions cover
public liability cover for vendors
is there an insurance behind your warranty
proof of insurance please
what sum are you insured for
is your company covered against data breaches

= What a change to the agreed scope
how do you handle change requests
what if we want to change something halfway
what happens when we change our mind
can we add features later during the project
how much do changes cost
do you charge for changes
what if the requirements change
how many revisions do we get
how many rounds of changes are included
is extra work billed separately
what about scope creep
can i alter the design after approval
we may need to modify the scope
what if i want something that was not agreed
are small changes free
how flexible are you when plans change
new ideas come up all the time, how do you deal with that
process for change requests
do you accept changes in the middle of development
what if we forgot a feature in the contract
can the scope grow after signing
unlimited revisions
how many rounds of revisions
how many revisions
how many corrections may we ask for
how many times may we change the design
is there a limit to revisions
how often may i ask for alterations
do corrections cost extra
what does an extra page cost later
can we swap one feature for another
may i think it over and change it later
we are not sure yet what we want, can it change on the way
our boss changes his mind all the time
what if the law changes while you build
do you charge for every tiny thing
are tweaks included
what is your change control

= How we share the work with developers
can you work with our internal developers
we have our own developers, can you work with them
can you join our existing team
do you work together with in house teams
would your people work side by side with our programmers
we have three developers in house
how would the teams work together
can our it department take part
will you cooperate with our it people
can my developer contribute code as well
can our engineers pair with yours
do you work alongside another agency
we already have a designer, can you work with her
who does what if we have our own team
can we split the work between your team and ours
do you augment existing teams
can you support our internal team for a while
our cto wants his team involved
can my staff write part of the code
mixed team of yours and ours
do you collaborate with our freelancer

= When we could start is not
when could you start
can you start next week
how soon can you begin
are you available this month
how busy are you right now
do you have capacity at the moment
is there a waiting list
when is your next free slot
can you begin on monday
are you taking new clients
do you have time for us
how far ahead are you booked
are you fully booked
how many projects do you run at once
how quickly can a team be ready
could you start immediately
is your team free in march
earliest start date
do you accept new projects now
how long until you can start
can we kick off tomorrow
are your developers free at present
how fast could your people begin
how fast can work begin
how soon are you able to take us on
how quickly would you get going
can you fit us in
could you fit one more client in
would you squeeze in a small job
any chance you slot us in this quarter
have you room for another project
do you have bandwidth for us
is your calendar full
are your teams all taken
are you swamped at present
do you have an opening for a new client soon
when would your designers have time for us
what is your lead time before work starts
how long is the queue
how long must one wait until you begin
is there a backlog
can somebody start straight away
what is the soonest you would be able to begin
could work start right after the holidays
can you begin before the festival season
do you have anybody free after diwali
is a team free before ramadan
would you have space for us in january
we are in a hurry, could you begin tomorrow
we want to begin at once, is anybody free
how early can we get going together
start asap possible
soonest start
next available start
when can you take this up
when would you be able to begin with our project
if we sign today when does somebody start
how many weeks from signature until someone starts
are you taking on work at the moment
is your agency open for new business
have you time for a new project
can you make time for us
do you still have time for new customers
would you find the time for our job
have you got time for a small task
is there time for another client in your plans
do your developers have time at present
who has time for us this month
have you any time left this year
do you have time to look at our project
do you have time for another client
what is your availability
what does your availability look like
when are your people available
are your developers available in march
how early could your team be on it
how early could you be with us

= Prices on the site are in
are your prices in dollars
which currency are your prices in
can i pay in ringgit
do you accept payment in rupees
can we be invoiced in dirhams
do you take euros
is vat included in your prices
is gst extra
do prices include tax
are taxes on top
do you charge sst
do you accept credit cards
can i pay by card
can i pay with paypal
do you accept cheques
do you take upi from clients
what payment methods do you accept from us
price in indian rupees please
what is that in ringgit
how much is that in aed
prices with or without tax
do you invoice in local currency
can i pay you by bank transfer

= What our contracts say about
do you sign a contract under indian law
which law governs your contract
what are your terms and conditions
can i see your contract
send me a sample contract
is there a penalty if you are late
do you pay compensation for delays
what penalty do you accept for missing a deadline
what is your liability cap
are you liable for damages
which court is responsible
where would disputes be settled
what clauses are in your agreement
can our lawyer change your contract
do you accept our contract template
liquidated damages clause
is the agreement under malaysian law
do you have standard terms
msa and sow template

= I pass on no private numbers
give me the mobile number of your client
what is the personal email of the author
can i have the private number of your developer
phone number of one of your customers
whatsapp number of the person who wrote the review
email address of your project manager
where does your designer live
home address of your staff
can you give me her mobile number
how can i reach the author of the article directly
contact details of your clients
i need the cell number of your manager
give me the linkedin of your developers
what is his phone number
i want to call your client personally and ask about you
share the contact of the person in the testimonial

= This site has no accounts
where can i log in
i forgot my password
how do i reset my password
is there a client portal
where is the customer login
my account is locked
how do i create an account
do i need to register
do i have to sign up to use this site
i cannot log into my account
where do i see my project status online
my invoice is wrong
there is a mistake in my bill
i was charged twice
where can i download my invoices
how do i pay my invoice
how do i cancel my contract
i want to cancel my maintenance plan
change my billing address
i am an existing client, whom do i write to
my login does not work
i want to end our contract with you
resend the last invoice please

= If a form on this site
your form does not work
i cannot submit the contact form
the contact form gives an error
your contact form is broken
nothing happens when i press send
the send button does not react
my message could not be sent
your website is not working
the form keeps saying failed
failed to submit inquiry
the page freezes when i send the form
i can not send you a message
i tried the form three times
your site has a bug
the application form does not upload my file
the captcha does not load
form stuck on sending
is your contact page down
it says please try again
your website is slow
this site is slow
your page takes ages to load
your own site is broken
a link on your site is dead
a picture on your page does not show
i found a typo on your site
there is a spelling mistake on your page
your site looks odd on my phone
a page of yours gives 404
your chat window covers the page
something on this website is broken
this page does not open
i want to report an error on your website

= Press, research, guest articles
i am a journalist, who is your press contact
do you have a media kit
can i interview someone for my thesis
i am writing a paper about software agencies
would you answer a survey for my research
can we publish a guest post on your blog
i would like to write an article for your blog
do you accept sponsored posts
do you sponsor events
would you sponsor our hackathon
can i place an advert in your newsletter
how much is an advert on your site
would someone speak at our conference
we invite your founder to our podcast
can we visit with our class
can i use a photo from your site
may i quote your article
link exchange with our blog
press inquiry
media contact
do you support charities
do you donate to schools

= The site does not say what we buy
we sell office furniture, whom do i talk to
we offer seo backlinks at a good price
i want to offer you our services
can we become your supplier
who is in charge of purchasing
we provide developers on contract, interested
do you need more leads
we can design your website
i have a proposal for your company
would you like to buy our software
we are a recruitment agency with candidates for you
do you need office cleaning
we sell laptops
can i send you our catalogue
who decides about your vendors
i represent a hosting company and would like to present our offer
can we do business together, we supply coffee machines
your website has errors and we can fix it for little money
we can get you more customers

= There is no brochure
can you send me a brochure
give me your company profile
company profile pdf
do you have a presentation i can download
send me your deck
is there a capability statement
can you mail me a catalogue
do you have a one pager
i need a pdf about your company
where can i download your brochure
send your portfolio as pdf
have you got slides to show my boss
any document i can print and share
do you have a leaflet
corporate presentation please

= Whether we take part in tenders
do you take part in tenders
do you answer rfps
can we send you an rfp
do you bid on government projects
will you respond to our rfq
we have a tender closing on friday
are you registered for public procurement
where do i send a request for proposal
do you do bids
would you fill in our vendor questionnaire
are you on a government panel
we must collect three bids
do you respond to requests for information
how do i invite you to tender
are you on a vendor panel
are you a registered vendor
are you an approved supplier
are you registered with the ministry of finance
are you a bumiputera company
do you hold msc status
are you on the gem portal
are you on an approved vendor list
are you an empanelled vendor
could you fill in our supplier form
will you do our vendor onboarding
do you reply to requests for quotation in sealed bids
bid bond and performance bond
do you give a bank guarantee
do you work through e-procurement portals
what do you need to quote for a tender
we would like to invite you to bid

= That is not on the careers page
is there a dress code
can i apply for two positions
can i apply again after a rejection
i was rejected last year, may i reapply
can an employee refer me
my friend works there, can he refer me
is there a probation period
do you pay a bonus
is there a bond to sign
what are the shifts
do you have night shifts
maternity leave
paternity leave
do i get a laptop
is lunch provided
do you pay for transport to the office
do you give esops
is there overtime pay
what documents do i bring on the first day
do you check references
will there be a background check
can i keep a second job
is there a retirement plan
when do new people start
do you ask for a degree
is a university degree necessary
must i have a diploma for your jobs
is a bachelor's degree mandatory
do i need a computer science degree to join
i have no degree, can i still apply
i never finished college, would you take me
self taught without any diploma, do i stand a chance
which education do you expect from candidates
what qualification on paper must candidates hold
is a bootcamp enough
do you require certificates from applicants
is there an age limit
am i too old for your jobs
do you hire people over fifty
do you take older applicants
what is the maximum age to apply
i am 45, would you still consider me
is there a minimum age for employees
career break of five years, is that a problem
would you employ a mother returning to work
do you hire people with disabilities
is there a quota for women
who would be my manager
who would be my boss
to whom would i report
how is performance judged
are there promotions
how does one grow in rank
what is the career path
is there a canteen
do you have free snacks
is there a gym
may i bring a dog to work
are pets allowed
what is the notice period if i quit
how long is my notice period as an employee
how many days per week in the office
is hybrid working possible
do i have to come to the office daily
can i bring my own computer
mac or windows at work
do you offer provident fund
is there an employee stock plan
do you give a joining bonus
is there a performance bonus
are travel costs to the interview refunded
is the interview on video or in person
can i reschedule my interview
how many applicants are there for a job
how many people applied
are salaries paid on time
do you pay for relocation of family
will i get promoted
who will i report to
is there room to grow
hybrid or office work
how often must i be at the office
can i work from another city
are there team trips
do you have an office party
what do employees say about you
are your people happy
is the staff content
glassdoor rating of your company
how long do people stay with you
staff turnover rate
how many women work there

= Whether our developers let AI
do you use ai to write code
do your developers use copilot
is my software written by chatgpt
do you vibe code
is the code written by people or by ai
do you use ai tools yourselves
will ai build my site
does a machine write your programs
do you feed our code to ai tools
how much of your code is generated
do your programmers use claude or cursor
are ai assistants part of how you develop
do you let ai write tests

= For whom we would not work is not on the site
do you work with gambling companies
do you work for casinos
would you build a betting site
do you take tobacco or alcohol brands
do you do adult websites
would you work for an arms maker
do you work with crypto exchanges
do you work for political parties
do you build sites for religious groups
are there clients you refuse
whom do you turn away
which trades do you not work with
do you reject any industry
are there sectors that you avoid
what kind of project would you decline for moral reasons
do you have an ethics policy on clients
do you work with government
do you work for the public sector
have you worked for ministries
do you build for municipalities
do you do work for the army
do you work with state companies
do you serve public hospitals or schools of the state
do you work for ngos
do you work with charities
do you do sites for churches and temples
do you work with associations and clubs
is our trade acceptable to you
would you do a lottery app
a dating app, would you build one
vape shop online, possible with you
cbd products, do you take such shops
astrology business, is that alright
money lending app, would you do it
do you take on multi level marketing firms
is there anybody you would never work for
do you work with law firms
do you work with logistics companies
do you work with farmers
have you experience with insurance companies
liquor shop online, would you take it
we sell wine and beer, do you mind
is a hookah lounge acceptable to you
would you work for a mosque
can a church hire you
do you serve religious communities
would you build for a trade union
do you work with police or military
we are a state department
we are a municipal office, do you take us
public authority as a customer
do you have government clients
non profit organisation as client
we are a small association without profit
our foundation needs help, do you take such work
is any kind of business fine with you
do you choose your clients
what clients do you not take
are there jobs you say no to on principle
would you take a job from my kind of business
have you done something for law firms
do you have experience with lawyers
any experience with notaries
do you know the hotel trade
have you worked with airlines

= The site tells of no project that failed
what was your biggest failure
has a project of yours ever failed
did you ever fail
what went wrong in the past
tell me about a project that went wrong
have you ever missed a deadline
how many of your projects were late
did you ever lose a client
what was your worst project
which project are you ashamed of
what mistakes have you made
what did you learn from mistakes
have you ever gone over budget
which client was unhappy
did anybody ever cancel on you
are there unhappy customers
what do your critics say
what are your weaknesses
what are you bad at
what do you do badly
where are you weak
do you admit mistakes
your greatest blunder
any horror stories
how many projects did you abandon
was there ever a disaster
has a launch of yours ever gone wrong
what is the percentage of failed projects
share of projects delivered late
do you always deliver on time
did a product of yours flop
has anything you built been a flop
ever missed a launch date
was a launch ever postponed
did you ever deliver late
have you been late before
how often are you late
what are your weak points
what are your shortcomings
your disadvantages
what is the downside of working with you
what are the drawbacks of your agency
where do you fall short
what do you struggle with
has a client ever fired you
did a customer ever walk out
tell me honestly what did not work
a project you would rather forget
your most embarrassing moment
did you ever lose data
have you ever been hacked
was there ever a breach at your company
your failure rate
success rate
on time delivery rate

= Which programs we use to talk
how do you communicate, slack
do you use slack
do you work with microsoft teams
can we be in a whatsapp group with the team
do you use jira
trello or asana
do we get access to your project management tool
how do we stay in touch during the project
how do you communicate with clients
which channel do you use for daily talk
how often do we talk
how often are there meetings
do we meet every week on video
zoom or google meet
do you do daily stand ups
who writes the minutes of meetings
can i message the developers directly
do i have a fixed person to talk to on chat
how do i give feedback
where do i report problems while you build
do you have a ticket system
can we use our own tools to talk
is there a shared board with tasks
do you answer on telegram
will we have a group chat
in which way do you keep in contact
what communication tools do you use
can we have a weekly call

= What will be in some years nobody can promise
will you still be around in 3 years
will you exist in five years
what if your company closes
what happens to us if you go bankrupt
what if longitude disappears
what if you go out of business
what happens if you shut down
are you financially stable
how stable is your firm
what if the team leaves
what if our developer leaves your company
what if your lead developer falls ill
what if the designer quits
do you have a backup for key people
what if somebody buys your company
who would maintain our system if you were gone
how dependent are we on you
do we depend on you for ever
is there an escrow
will you be here when we need you in ten years
how do i know that you do not vanish
our last agency vanished, what if you do as well
what guarantees that you survive
can another firm take over from you
vendor lock in with you
continuity plan
business continuity
can we leave you later
what if you go bust
what if you fold
what if your firm is sold
what if your company fails
can we move to another agency later
may we switch to another supplier later
is it easy to leave you
how hard is it to replace you
are we stuck with you
can somebody else take our system over one day
what if your lead developer resigns
what if a key person leaves you
who steps in when somebody is ill
what if our contact person goes on leave
do you replace people who leave

= How often the apps that we built
how many downloads does the app have
how many stars has the app in the play store
what is its rating in the app store
play store rating
app store reviews of that app
number of installs
how many people installed it
how many times was the food app downloaded
is the learning app popular in the store
did it reach a million downloads
link to the app in google play
where can i download the app that you made
what do people write about the app in the store
how many active users does the clinic app have now
ranking in the app store
apk link of that project
under which name is it in the apple store
five star or three star app
does it still have good ratings
how many reviews on google play
did the courier app get bad reviews
monthly active users of the pupil app
install count please
what's the download figure of the crm
which version is in the store now
how many pupils use the app now
how many patients use it today
how many users does it have in all
number of users at present
how many people are using the kiran app roughly
total registered users of the food app
how many agents are on the crm today
how many sign ups so far

= On which day or in which month
when did the shop go live
in which year was the clinic system launched
on what date was the app released
what month did the project start
when did you begin the dashboard for the family office
launch date of the food app
when was the crm finished exactly
since when is the learning app online
go-live date
which year was that project
was that last year or the year before
how recent is this work
how old is this case study
is that a new project or an old one
what day did it open to the public
kick-off month of the furniture shop
when exactly did the merged shop open
in what quarter was it delivered
date of the first release
when did the agents begin to use it
did it start before covid
when did the contract with them begin
which season did they launch

= Who of our people built a project
who was the programmer of the courier app
name the developer who wrote the payment part
which designer drew the screens
who led the clinic project on your side
who was the project manager of the crm
who tested the security of the dashboard
what was the outside firm called
name of the penetration testers
which auditor checked it
which agency did the photos for the shop
did a freelancer do part of it
was any of it subcontracted
who wrote the code for the pupil model
which of you did the kitchen screens
can i talk to the engineer who did the migration
who did the translations for the learning app
name of the accessibility tester
which hosting partner's staff helped
who filmed the lessons
names of the team on the property project
who from your side sat in the clinic
which consultant wrote the rules
what firm audited the payments

= The site names what we build with; what
do you work with magento
do you know drupal
can you take over a laravel project
are you good in php
do you do joomla
we run on salesforce, can you customise it
do your people write java
is angular something you do
do you have vue developers
dot net developers available
asp.net and sql server, is this your field
we use tally, can you connect it
do you do ruby on rails
do you build with oracle apex
our site is in codeigniter, will you touch it
can you extend our prestashop
do you work in power bi
is sharepoint in your line
do you do wix or webflow sites
we have a bubble app, can you continue it
can you customise servicenow
do you know cobol
is perl too old for you
low code platforms like outsystems, yes or no
do you work with elementor
opencart developer needed
can you repair our mean stack app
delphi program from 2004, can you still work with it
do you build in unreal engine
is sap abap within your skills

= We build and run software; computers
can you repair my laptop
my hard disk crashed, can you get the files back
printer is not printing, can you come
do you install cctv
we need somebody for the office network
wifi in the shop is slow
can you remove a virus from my pc
recover deleted photos
my phone fell in water
do you sell computers
it support for ten desktops
do you do laptop amc
can you set up our lan and server room
fix my windows
i need a new keyboard
do you supply pos machines
biometric attendance machine installation
can you format my computer
my external drive is not detected
do you come to the office when a pc breaks
cabling for a new office
excel file got corrupted, help
data recovery service
can you unlock my iphone
do you repair servers physically
firewall box installation
epabx and intercom
screen of my macbook is broken

= If it is about an order, an
where is my sofa from kayu and kain
my furniture order did not arrive
the table i bought has a broken leg
i want to return the chair i ordered last week
book me an appointment at sahana clinics
need to see the skin doctor on thursday
cancel my clinic appointment tomorrow
my lab report from sahana please
my food has not come
the tiffin street rider is late
rider took my food and vanished
i got the wrong noodles, refund
cannot log in to my kiran learning account
my son's lesson does not load in the learning app
i forgot my pupil password
my flat viewing with dhow creek was cancelled
the agent of dhow creek does not call back
i want to rent a flat in dubai
how do i get my money back from kayu
send a new courier for my order
change my delivery address please
my prescription is not ready at the clinic
your customer's shop charged me twice
where is my refund for the sofa
my order number is 4471, where is it
track my parcel from the furniture shop
i am a patient and want my record
my investment statement from pearl quay is wrong
stall sent cold food, complaint
my voucher for the cushion does not work

= The hosting provider of this site
which hosting company keeps the chats
is the data in mumbai or in singapore
where are your servers
in which country is what i type here kept
which cloud is this website on
name of your hosting provider
who hosts longitude's website
is this chat stored on aws or azure
are my details kept in india or abroad
which data centre holds my message
server location of this site
who is your host for this page
is the database of the inquiries in dubai
name the company that stores our conversation
where physically is my cv kept
does the chat data leave the country
which provider's machines hold the newsletter addresses
what region is the site's database in

= What people write of us on Google
rating on clutch and google reviews
how many google reviews do you have
are you on trustpilot
what do former staff say on glassdoor
clutch profile
goodfirms rating
stars on google maps for your office
justdial rating of your firm
do you have bad reviews on the internet
ambitionbox reviews
are you listed on upwork with a rating
facebook page rating
what is said about you on reddit
link to your reviews on google
how many stars has your dubai office on the map
g2 badge
are there independent reviews of you
sulekha reviews

= The site gives the addresses of our offices and says
got lift to level 9 or not
is there a ramp for a wheelchair
can my father in a wheelchair come to your office
is the entrance step free
elevator in the building
is your office accessible for disabled visitors
do you have a prayer room for visitors
is there a surau in the kl office
how many stairs to your bengaluru office
toilet for disabled people in your office
my mother cannot climb stairs, can we still meet at your place
is there a waiting room
do you serve coffee to visitors
may i bring my baby to the meeting
which floor lift works on weekends
escalator or stairs
are guide dogs allowed in
does the dubai tower have a ramp
is there a place for praying during the meeting
lift out of order, is there another way up

= On which public holidays our offices are closed
are you closed on deepavali
are you open on the second day of raya
office holidays this year
is the dubai office open on eid
do you work on christmas day
closed for chinese new year or not
republic day open or closed
what are your hours in ramadan
is there anyone on national day
list of public holidays you follow
do you shut between christmas and new year
are you on leave for pongal
will somebody answer during diwali week
open on thaipusam
is monday a holiday with you
independence day hours
when do you close for the summer
good friday open
is your bengaluru office closed for ugadi
are you working on labour day
`;
