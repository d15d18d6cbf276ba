/** What people ask, and the sentence that answers it (question-bank.ts). */
export const aboutWriteTheQuestionsBeforeYouBuyAnAiAssistant = `
= “Write two hundred questions before you buy an AI assistant”,
who wrote the piece about testing a chatbot before buying it
who is the author of write two hundred questions
when was the ai assistant buying article published
did meera nair write anything on your blog
which post on your blog deals with choosing a chatbot
do you have an article on how to evaluate a bot
what was the november 2024 blog post about
is there something on your blog about ai vendors
anything by meera nair
date of the post on ai assistants
do you write about ai on your blog
do you have reading on picking a chatbot vendor
what does your blog say about purchasing bots, which post
is there reading material for someone who is offered a gpt helper
who at your house knows how to vet a talking machine, did she write it up
something to read before i sign for a virtual agent
how long is the text on vetting virtual agents
blog, buying ai, author and day
have you published advice for purchasers of artificial intelligence
is there a checklist for ai procurement on your pages
which of your people wrote on virtual agents
my manager wants a gpt for our hotline, what of yours should he read first
is there some reading on how to select a conversational ai
what have you published about vetting chat assistants
i have to write an rfp for a chatbot, got any article that guides me
who penned your essay on trying out ai before paying
how lengthy is the read on picking an assistant and when did it appear
my boss wants gpt for enquiries, which of your posts should he see
any write-up on due diligence for conversational software
has longitude's meera penned something on ai procurement

= A demonstration shows
is a sales demo of a chatbot worth anything
can i trust what the vendor showed us in the presentation
what does a chatbot demo actually tell me
the salesman showed us the bot and it was perfect, should i believe it
are product demos of ai misleading
the bot looked amazing at the presentation, does it mean anything
what is a demo good for
does a polished presentation reflect everyday performance
we were wowed at a trade fair by a talking kiosk, is that proof
the rep typed and it replied brilliantly, shall i sign
as long as the showcase went well we are safe, right
does a nice showcase mean my clients will be well served
how much weight do i give to a pitch
on a bad day, what will the thing do, i only saw the best
we saw it at an exhibition and it replied to all we could think of, can i go ahead
what's the catch with a vendor's showcase
is a pitch representative of daily reality
the rep's laptop run was flawless, how much should i read into that
does a product walkthrough reveal weaknesses
what does a proof of concept by the seller really tell
is a rehearsed show a fair picture
why shouldn't i be dazzled by a trade stall
the salesman's performance was immaculate, should i cheer
what does a demonstration show
is a demonstration of an assistant reliable
is it true that a demo only shows a good day
why should i not decide by the vendor's presentation
how much can i conclude from a pilot show at the seller's office
is what they present the normal behaviour or the best behaviour
can a preview tell me how the bot acts under stress
are product showings honest about chatbots
what is wrong with being impressed by a showcase
does a sandbox session on stage equal real life
test drive by the dealer, what does it tell
sunny weather only, is that what your article says about demos
the webinar was brilliant, does that say anything about quality
we saw a bot at gitex and it never stumbled, should i believe it
my director fell in love with a five minute presentation, what would you tell him
i worry that the promo video hides the weak side, am i right
the consultant performed it in our boardroom flawlessly, how should i value this
suppose the trial in the seller's hands is perfect, what have i learned
so what does it actually show
and why is that not enough
a vendor's pitch is the best case, correct
what does your article begin with about demos
is a live performance typical of daily use
do you ever learn the shortcomings from a sales show
are first impressions of chatbots deceptive
best foot forward, is that all a demo is

= A test set of your own questions shows
how long does it take to build my own test for a chatbot
how much effort is it to check an ai bot before purchase
what is the point of making a test set with our own queries
how can i check a bot before my clients suffer from it
in your article on ai assistants, how much time does preparing the test need
what should i do instead of relying on a demo
is one week enough to prepare an ai evaluation
how do i know what a bot would really do with my customers
why bother preparing our own trial for the bot
how many days of work before i can judge an ai product
is your method for vetting ai expensive in time
i fear the bot will embarrass us before clients, how to know beforehand
i run a water utility, what homework should i do before getting a virtual agent
is a week of homework too much to ask before signing
what is the alternative to believing the pitch
i want evidence from my own trade, how do i get it
own trial, how many working days
why should we take our own material to the trial
does it make sense for a firm of ten to prepare such a trial
before i let a machine speak to my patients, what should i prepare and how long will that keep me busy
if not the vendor's show, what should i rely on
how much effort is a homemade exam for the bot
what's the alternative to trusting the pitch
why bother making our own benchmark
what do i spend to learn how it will treat my clientele
is seven days realistic for building an evaluation
which experiment tells me the true effect on my buyers
what homework do i do in place of watching pitches
what does a test set of my own questions show
how much time does a test set cost
is it true that testing takes about a week
what is better than watching a demo
how do i find out what a bot will do to my customers
is an in-house trial worth the labour
how many working days should i plan for evaluating a chatbot
which method reveals the real impact on clients
five working days for peace of mind, is that the idea
what should replace a showroom visit
do i need months to vet an assistant
what will i gain from drawing up my own examples
own questions versus vendor's slides, which tells more
we are a small bakery chain with no time, how big is the effort to try out a bot properly
my clients are touchy, how can i foresee how the machine will treat them
i fear angry shoppers after switching it on, how could i know ahead
our board gives us ten days to assess, is that sufficient for your method
suppose i make the queries myself, what do i learn and what do i pay in time
so what should i do instead
is it expensive to do
what do i get for that week
does a private exam predict customer experience
the cure for being dazzled by salesmen
what is the price of certainty before buying a bot
can a diy evaluation be finished within a fortnight

= Somebody types a
what does a typical ai sales demo look like
what happens in the demonstration you describe in the ai article
how quick is the bot in a usual vendor demo
what is shown when vendors present their ai
which topic is usually picked for showing off the bot
what happens at these pitches
how swift was the reply at the pitch
seller asks about sending goods back and it shines, typical
what is the classic trick topic at a pitch
how does a pitch of such software normally go
what goes on in a standard pitch of a chatbot
how does the usual show impress the audience
what typical scene does the essay open with
why do people in the room go wow
in the pitch, which topic does the salesperson type about
how speedy and courteous is the bot on stage
describe the stage trick at a vendor's booth
why is everyone nodding after a couple of seconds
what happens in a typical chatbot demonstration
which question do vendors type in the demo
is the returns policy the usual example
how fast does the answer appear in the demo
what does the article describe at the opening of the section on demos
what scene do all salesmen play
why does everybody clap at such presentations
what example about refunds opens the chapter
do the replies in a pitch come quickly and courteously
how does the show work when they want to sell me a bot
the standard trick on stage with product returns, what is it
what impresses buyers within moments
can you describe how a chatbot pitch unfolds
yesterday a rep asked his own bot about exchanging shoes and it was perfect, is that the usual theatre
i attended three webinars and all looked alike, how does your article picture it
my colleague was amazed by the instant elegant text, does the essay mention this
imagine i sit in the meeting room with the seller, what will i be shown
at the expo they entered a query on sending back a parcel, does meera nair write about that
so what do they usually show
and how quick is it
what kind of paragraph comes up
is the outcome in the demo correct and nice
first picture painted in the piece on testing assistants
illustration of a sales show in the text
what does the machine produce on stage
what do they ask the bot in front of an audience

= But the person
why can the vendor demo not be trusted
why do chatbot demos always go so well
who picks what is asked in a sales presentation
are the examples in an ai demo cherry picked
why does the demonstration prove so little
is the seller choosing easy ones on purpose
did the presenter rehearse the examples
could the seller have tried his examples the day before
is it a fair test when the vendor types
the rep had a list in his hand, is that suspicious
is it staged
at the pitch everything fitted, why then not in my firm
may i demand to type myself at the pitch
who decided what was typed at the pitch
are pitches rigged or just rehearsed
why is the pitch biased
isn't the presenter only typing stuff he knows will succeed
who picks the prompts in a showcase and on what basis
is a live pitch cherry-picked from the day before
so why isn't that impressive paragraph convincing
what is rigged about a showcase even if nobody lies
who selects the stage prompt
can a presenter hide the duds
who chose the question in the demo
why does a demonstration prove so little
is it true that the demo question worked yesterday
do vendors pick questions that they know will work
what is the flaw in a live presentation
are the inputs in a pitch prepared
is the salesman's example random or selected
how come the bot never fails when the seller operates it
where do the demo examples come from
selection bias in chatbot shows, does the article mention it
did they rehearse what they ask
is the show scripted
what is the catch with questions entered by the presenter
the bot was perfect in the meeting and hopeless at home, why
i suspect the rep knew the outcome beforehand, was i right
my teacher would call that handpicking evidence, does your article agree
suppose i let the vendor decide what is asked, what is the danger
we were shown ten flawless replies, why should that not convince us
so what's wrong with it
but it answered correctly, why isn't that proof
and who decides what gets entered
had those already been tried the day before
known winners only, is that how they do it
are pitches fixed like a wrestling match
does the presenter gamble or play safe
why do failures never appear on stage

= Your customers will
will real users be harder on the bot than the salesman
are actual shoppers more difficult than a demo audience
do buyers behave like the presenter in a chatbot demo
will actual users treat the machine gently
is the public tougher than the presenter
my guests are rude and hasty, will it stand that
the rep is kind to the machine, is the public too
is a friendly trial worth anything
people on the street versus the person from sales, any difference
will the elderly using it be as careful as the rep
my callers shout, mumble and mix things up, will they handle the machine as kindly as the man who sold it
will the public go easy on the bot like the presenter did
is the clientele nastier than the salesperson
should i expect gentle input from shoppers
so would actual folks be as forgiving
the guy typed so neatly, my callers never do, will that matter
in real life, will visitors be gentler or rougher
will customers be as kind as the demo
are real customers kinder than the presenter
how will my customers differ from the salesman
do actual visitors go easy on a bot
is it true that the public is less friendly to assistants
should i expect mercy from people who use it
what does the article say about real people compared to the presenter
will ordinary folk spare the machine
does the public cooperate as nicely as the rep
who will be harsher, the seller or those who buy from me
can i hope that shoppers phrase things helpfully
in the wild, is it as comfortable as in the showroom
once it is live, will the treatment stay gentle
my patients are impatient and blunt, does your article warn about that
i think our guests will be considerate to the bot, am i too hopeful
the demo crew was so obliging, will my tenants be too
we serve angry passengers, will they treat the helper like the vendor did
suppose the room was full of nodding heads, what awaits the bot outside
so what is different with real users
and would my clients do the same
but does it not hold for my callers as well
will they be merciful
kindness of users, what is the warning
are the people out there as considerate
reality check after the show
unkind audience, is that what comes

= They misspell the
how do real people write to a chatbot
what kind of messy messages do clients send
in which ways do users confuse an ai bot
what makes real life queries harder than demo ones
people type with spelling errors and half information, will a bot cope
what about someone who asks two things in one message
shoppers mix several things in one sentence, is that usual
do people forget the order number when they write to support
what do clients get wrong when they ask for help
how messy is genuine customer writing
my clients write like children, is that normal
folks mix up last year's price with this year's, does that happen to everyone
what mess must a virtual agent swallow
half sentences, slang, no reference, two requests: usual
what sort of messages break a virtual agent
people never give their reference, true elsewhere too
manglish and hinglish in the inbox, does it count as hard
what sloppy stuff do real folk type into a chatbot
my clientele writes in half bahasa half english with errors, is that usual
which mistakes should a bot survive
how does genuine input differ from the pitch
do people lump several queries into one and omit their reference
will visitors quote outdated prices or packages
why is authentic input so much nastier
give me examples of untidy prompts
what do real customers do when they ask
do customers misspell the product
what do people leave out
is it true that they ask two things at once
how do genuine enquiries look
which bad habits of users trip an assistant
what makes actual messages difficult for a machine
give examples of how clients confuse a chatbot
do people mean outdated plans without saying so
why do everyday queries break what the demo handled
are users precise when they write in
which four sins of the writers are named
in what ways are authentic enquiries sloppy
my guests write the hotel name wrong and want a room plus a taxi in one go, does the essay know this
our subscribers still think of the discontinued package, is that mentioned
i never know which parcel they are talking about, does your article include this
old people mix everything up in a mail, what does meera nair say about that
we get voice notes full of half information, is this the trouble described
so in what way are they unkind
what exactly do they get wrong
like what, for example
do they forget to give a reference
typos, doubles, gaps and bygone prices, who does that
how do humans sabotage a bot without wanting to
features of untidy real world input
are incomplete and muddled requests normal

= What you want
what is the main thing to find out about a chatbot before buying
which metric matters when choosing an ai helper
what should i measure when i compare bots
is accuracy alone enough to judge ai
how do i judge a bot properly
should i care about the error rate or the success rate
should i ask how frequently it fails
what is the right question about an ai helper's quality
what happens when the bot gets it wrong, should i care
which number tells me whether ai is good enough
which figure should the purchaser ask for
success in the nice cases or failures in the real ones, what counts
i am told it can do everything, what should i ask back
what is the right thing to be curious about with a virtual agent
how frequently does it fail, is that the key
is can it work the wrong thing to ask
consequences when it blunders, should i look into that
i keep hearing how clever it is, but which thing should i really want to know
what is the real thing to measure in a bot
is it enough that it can answer well at times
which kpi should a buyer insist on
what should i be asking the vendor about failures
how do i weigh a bot's slip-ups and their aftermath
my director asks if it's smart, what ought he ask instead
is frequency of failure more telling than brilliance
what counts when evaluating, in one sentence
what do i really want to know about an assistant
is it enough that the assistant can be right
which question should a buyer ask about a bot
is it true that what matters is how often it is wrong
what is the proper yardstick for choosing a chatbot
should i look at capability or at frequency of faults
what two things must i learn prior to a purchase
which information counts more than a brilliant reply
error frequency and the aftermath, is that the point
what is the wrong thing to ask a vendor
how does the article reframe the buying decision
does it matter that it gets some answers perfect
what should be measured on my own traffic
my ceo only asks if the thing is intelligent, what should he ask
i saw it solve a hard riddle, is that relevant to my hospital
we want a criterion for our tender, what does the essay propose as the core
suppose it is smart but errs weekly, what is it that i must find out
as an insurer i care about consequences, does the article too
so what should i find out
and besides frequency
why isn't one good reply convincing
is potential the issue or reliability
the real unknown when acquiring ai
mistake rate under real load and its effects, why
can be right versus is wrong, explain
what would a prudent purchaser investigate

= There is a cheap
is there a low budget method to check an ai vendor before the contract
can i try out a chatbot inexpensively before committing
do i have to sign first to know if the ai works
is there some inexpensive check ahead of the deal
our school has no money for consultants, how can we check
before i put my name under it, is there a thrifty check
can one find out for little money whether it is any good
must i purchase to try
low cost way to be sure
can i learn the truth prior to committing money
is there an inexpensive trial before the contract
must i hire consultants to evaluate a bot
how can a small firm check cheaply what it's getting
is there a way to assess it without big spending before i ink the deal
any frugal approach to vet it while i can still walk away
is there a cheap way to find out
can i find out before i sign
does it cost a lot to check a bot in advance
is it true that one can learn it cheaply before signing
must i buy first to know how good it is
can a poor charity afford to check an assistant
is a low cost assessment possible ahead of the deal
do i need an expensive consultancy to evaluate
how do i avoid signing blind
what can be done prior to commitment without much expense
affordable due diligence for chatbots, does it exist
is it possible to know the truth without purchasing
can one learn the error rate for little money
we have no budget for a proof of concept, what then
the vendor presses us to ink the deal on friday, can we still check inexpensively
i am afraid of being locked in before knowing the quality, is there a way around
my finance lady refuses to spend on pilots, does your article offer something economical
suppose i want certainty without a paid pilot, possible or not
so can i know that in advance
and is that costly
do i have to sign to get at it
is there an economical method
pay little, know much, before the contract, true
does finding out require an investment
any thrifty option for sceptics
early and inexpensive, is there such an evaluation

= Take them from
where do i get the material for testing a chatbot
from which period should we collect customer queries
which sources can i use for the sample queries
can i use old emails and call logs to test the bot
how far back should we look for test questions
should i make up the examples or take real ones
how many months of mails are needed for the test set
where are genuine customer questions to be found
i have no list of questions, where can i get one
is whatsapp and phone history a good source of samples
should i use only recent queries
the inbox of our hotel is full, is that usable
where should a museum look for things visitors want to know
which drawer do i open to gather samples
how many weeks of mail do i go through
phone notes of the receptionist, worth anything
should we brainstorm what people might want to know
invented examples or found ones
ticket history as raw material
is last quarter's mail enough
i run a driving school and have no idea what people typically want to know, where do i dig
where should the sample prompts come from
how many weeks of correspondence should we mine
can we use whatsapp logs and phone memos for the exam
do we invent the prompts or harvest them
which archives do i dig in for the evaluation
is ninety days' history sufficient
where do i begin, we have inbox and livechat and a call register
my receptionist jots calls in a notebook, useful for the exam
where do i take the two hundred questions from
should i use e-mails, chats and call notes
how many months back should i look
is it true that the last three months are enough
from what sources should the examples be drawn
can i invent the questions or should i dig them out
which channels should i mine for real enquiries
how recent must the material be
do telephone jottings count as a source
where would i find authentic wording
is our support mailbox good for that
should old letters from years ago go in
what is the raw material for the exam
we run a dental practice with a paper phone pad, is it something we can harvest
my intern wants to make the questions up with chatgpt, where should they come from instead
i have ten years of tickets, which portion should i use
our front desk only keeps chat transcripts, is that the right place to look
suppose i sit down to collect two hundred, where do i start
so where do i get them
and how far back
only written ones or phone too
what time window is recommended
a quarter of a year of correspondence, correct
inbox, livechat, hotline memos, which of them
source of test questions
is brainstorming in a meeting room a good origin

= Do not tidy
should we correct the grammar of the queries before the test
can we clean the text of customer messages first
is it okay to rewrite messy messages for the test
should i polish what people wrote
may i fix typos in the samples
leave the samples raw or edit them
my intern corrected all the commas, was that a mistake
do i translate clumsy english into good english first
should the samples look neat
is it better to leave them ugly
beautify before the trial
should we polish the collected prompts
my intern wants to correct the grammar, let him or not
do we paraphrase what people wrote for clarity
should typos and shouting stay in the dataset
is it wise to sanitise the wording
can we standardise the phrasing beforehand
do we leave the shouting and abbreviations in
is spellcheck allowed on the collected stuff
should i tidy up the questions
may i correct the customers' wording
is it true that they should stay untidy
do i clean the collected messages
should sentences be made proper before testing
can i shorten long rambling mails for the set
is beautifying the examples allowed
must the mess remain as it came
what should i not do to the collected queries
are half sentences to be completed
should the intern normalise the wording
is preprocessing of the samples wise
do i keep swearing and slang in
my english teacher instinct wants to repair everything, should i
our agent wants to make them read better, is this good
some messages are in tamil mixed with english, do we put them straight
i would be ashamed to show such ugly mails, may i smarten them
suppose a question is unclear, do i reword it for the machine
and do i have to clean that
so can i leave it as it is
what about fixing them a little
leave raw or groom
hands off the wording, is that the advice
is editing harmful for the exam
should dirty data remain dirty
make it neat or let it be

= Remove names and
what about privacy when using customer mails to test ai
must we anonymise the messages for the chatbot test
do i delete phone numbers and client identities from the test set
should spelling mistakes stay in
how do we handle personal details in the examples we gather
is it allowed to use real chats with people's details
what must be taken out of the messages
gdpr or pdpa worry with using client mails as samples
do i have to strip identities before sharing the queries with a vendor
as a clinic, can we hand over patients' mails for a trial
what do i black out
is passport or account data allowed in the samples
wrong letters in words, keep or mend
blacken identities before giving it away, needed
data officer asks how personal details are dealt with in the samples
our mails are full of addresses and passport numbers, may they go to the supplier as they are
do we need to redact personal data before sharing the set
what must be masked in the collected mails
should misspelt words be retained while redacting
our dpo worries about pii in the samples, what's your advice
is pseudonymising required, and what about typos
do i scrub phone and ic numbers
how to stay lawful when handing customers' mails to a vendor
how do i sanitise for confidentiality yet keep authenticity
what do i have to remove from the questions
should names and numbers be removed
does the spelling stay as it is
how do i protect customers when i use their mails
is anonymising needed for the test set
what has to be blacked out prior to sharing
do account ids have to go
may mobile numbers remain in the samples
is it legal to give real messages to a seller if identities are taken out
which details go and which remain
personal identifiers in the examples, what to do
should i fix orthography while taking out names
how to make the sample privacy safe yet authentic
i am a data protection officer in germany, what does your article say about real enquiries
we are a clinic with patient letters, how should we prepare them for a trial
my worry is leaking somebody's aadhaar to the vendor, what do you recommend
our lawyer asks whether individuals are recognisable in such a collection
suppose a mail contains an iban and many slips of the pen, what goes and what stays
so is nothing changed at all
and what about privacy
is there any editing that must be done
do typos survive
de-identification yes, proofreading no, is that it
handling of personal particulars in the set
strip out who wrote it, right
nric and policy numbers, may they stay

= Two colleagues who
who should gather the test questions and how long will it take
how many staff are needed to collect the sample
how many days does it take to put together the two hundred
which employees are best to prepare a bot evaluation
can the helpdesk team do the collecting
do i need a consultant to assemble the test set
how much manpower for collecting the samples
is this job for it or for customer service
two hundred sounds like a lot of work, is it
how many man days for preparing the list
whom do i free up for the gathering and for how long
can the trainee do the gathering
are the folks at the hotline the right ones
does the gathering eat up a month
how many pairs of hands for the gathering
two days of two people, is that all
should the boss write them
i can spare my two receptionists for a short while, will that do for gathering everything
who should compile the prompts and for how many days
how many people must i pull off the helpdesk
is it a big manpower drain
can frontline agents put together the set in a couple of days
what resources does the collecting need
should it be consultants or our own counter girls
what's the workload of compiling
how many man-days is the gathering
who should collect the questions
how many colleagues are needed
how long does collecting take
is it true that two people can do it in two days
can my support staff do the collecting
do i need specialists to gather two hundred examples
what is the staffing for putting the set together
is that job suited for those who sit at the phones
how many person days should i reserve
can a consultant do it or should it be our own people
who knows best what clients ask
is the gathering finished within a week
four days of labour altogether, correct
my team is tiny, how much of their time would gathering cost
i would give it to a trainee, is that the proper choice
we are a tuition centre with two counsellors, could they manage and how quickly
the manager says it will take a month, what does your article reckon
suppose i take two ladies from the enquiry counter, how long will i miss them
so who does that
and how much effort is that
can one do it over a weekend
experienced hands or outsiders
time needed for assembling the queries
head count and duration for the compilation
does it require programmers
a pair of frontline folk for forty eight hours

= Because chance plays
why is a big sample needed to test ai
why not just try ten or twenty
is luck a problem when testing with few examples
why do you insist on such a large number
what is wrong with a tiny trial
why two hundred and not fewer
is a small number of tries misleading
could a good score simply be luck
what can go wrong if i try only a handful
i tried twelve and all went well, is that evidence
why so many, isn't that overkill
a dozen tries tell enough, right
statistics for laymen, why a large heap
coin tossing effect in small trials
can a lousy machine look good by fluke
my nephew tried it ten times and it was always right, what speaks against being convinced
why not simply a dozen prompts
why does the essay want such a large number
is randomness a problem with few trials
can't i just try fifteen and decide
what is wrong with a tiny sample statistically
we tossed a few prompts at it and all were fine, why isn't that proof
could a lucky streak mislead me
is a handful statistically worthless
why two hundred questions
why not a small sample
is it true that chance plays tricks
what is the danger with only a few tests
what is the reason behind such a high number
can luck distort the outcome
is it random noise that speaks against ten tries
why would a dozen examples mislead me
sampling error, is that the reason
does accident rule when you ask only a little
why so many, isn't it exaggerated
why can't i conclude from a quick try
what do statisticians object to small tests
my son tried it five times and it was perfect, why does this prove nothing
i would be satisfied with fifteen queries, why does your article disagree
we tossed a coin and got heads four times, is it the same thing with bots
our manager thinks two hundred is bureaucratic, what is the justification
suppose it fails three of the first four, may that be mere accident
but why that many
and what is wrong with fewer
is it because of randomness
justification for the size of the set
does fortune play a role in testing
could a poor bot look great by accident
statistical reason for the number
little evidence, big illusions, why

= If an assistant
how accurate is a result from 200 questions
if the bot gets 90 percent right what is the real rate
what is the margin of error with two hundred questions
what confidence interval do you get at 90%
how sure can i be of the score i measured
what does 90 out of 100 correct really mean statistically
why is 200 enough for testing an assistant
what range is likely for the true success rate
the score was 90, how close is this to the truth
how precise is a measurement with a couple of hundred tries
statistical accuracy of your test
plus or minus how much with 200
how exact is the figure i get from your method
do i get a trustworthy number in the end
180 hits of 200, what does that tell me
nine of ten right, how far off may i be
is the measured share exact to the point
what band do i have to think around the share
how trustworthy is the outcome with a couple of hundred
as a statistician, which interval do you claim
it was right 180 times out of 200, between which limits will it be in real life
what does 180 out of 200 right actually prove
how tight is the estimate with two hundred prompts
what's the error bar on a ninety percent score
if it scored ninety, how low or high might reality be
what plus-minus corridor does a score of ninety carry
how reliable is the percentage statistically
could a bot with ninety in the exam be 85 in truth
what spread surrounds nine out of ten
what does 90% of 200 questions mean
between which values does the true rate lie
is it true that ninety percent can mean 86 to 94
how exact is a result with two hundred questions
what is the uncertainty of a 200 question exam
plus or minus how many points
if 180 out of 200 are right how good is the bot really
confidence bounds for n equals 200
how precise is the measurement
can the real performance be lower than the measured nine out of ten
four points up or down, is that correct
what is the span for a score of ninety
does a 90 grade mean exactly 90
i am a maths teacher, which interval does your article quote
our supplier reached nine tenths in the trial, what should i believe
my boss takes the measured score literally, how far off may it be
suppose a bot gets twenty wrong out of two hundred, what is the plausible quality
we need a number for the board, how wide is the tolerance at 200
so how sure can i be with two hundred
and what is the lower end
what about the upper bound
is that estimate solid
how much wobble remains
statistical reliability of the large set
ci for 0.9 at two hundred trials
is the real value near the observed one

= With 50 questions
are 50 questions enough to test a chatbot
what if i test with only fifty
how uncertain is a smaller test
what is the range with a 50 question sample
can we do a shorter trial with fewer examples
is a test of fifty reliable
how much worse is fifty compared to two hundred
do we really need that many, half a hundred would be quicker
how wide is the uncertainty if we take fewer
why does the smaller set not tell good from bad
we only have time for half a hundred, what do we lose
quarter of the effort, what about the accuracy
is fifty good enough to see a bad machine
with a handful fewer, how blurry does it get
does halving the band need four times as many
small sample, could it be a disaster and i do not see it
we are lazy and tried only fifty, how much may the outcome deceive us
what if i only have time for fifty prompts
how does the uncertainty grow with a quarter of the sample
can a set of fifty tell a gem from a dud
is fifty skimpy and why
what error bar results from fifty
would a smaller exam be risky
my team says fifty is plenty, what's the counterargument
can i economise with a quarter of the prompts
what happens with 50 questions
how wide is the range with only fifty
is it true that the range doubles
would fifty questions be enough
from what to what can the rate lie with fifty
why is a quarter of the set insufficient
what do i risk with a shorter exam
is a sample of fifty precise
between 82 and 98, what does it mean in practice
could a bad bot hide behind fifty tries
how much accuracy of measurement do i lose
interval for n equals 50
doubling of the uncertainty, at which size
we are a tiny tailor shop and have only fifty mails, what would that tell us
my colleague wants to stop after fifty, why would you object
i am short of time, can i get by with a quarter of the queries
suppose i cut the number to save a day, what do i lose
the vendor proposes a fifty item check, should i accept
and with fewer
so what about fifty
is that still usable
what difference does the size make
useful servant or danger, when can't you tell
is the margin with fifty acceptable
what is the spread at fifty
cutting corners on the number, consequence

= 100 everyday questions,
* what mix of questions should i aim for
* what kinds of questions belong in the chatbot test set
* how do i split the two hundred between easy and hard
* give me the breakdown of the ai test
* which categories should an ai evaluation contain
how many normal questions go into the test
how many of the two hundred should be ordinary
should common queries be weighted by how often they come
what is the biggest group in the test set
half of the test is what
how large is the share of routine queries
how many standard cases
which sorts go in the heap and how many of each
do i throw in mostly easy or mostly nasty ones
half routine, is that right
opening hours and prices, how big a share
recipe for the heap of two hundred
bread and butter cases, number
should frequent topics come more often
how many run-of-the-mill prompts belong in the set
what should the largest chunk of the exam be
do the daily chestnuts get the bulk of the weight
should the spread mirror what we receive daily
how much of the set is bog-standard stuff
half the exam should consist of what
how many simple faqs do i put in
what's the lion's share of the set
how many everyday questions should be in the set
what is the largest part of the mixture
in what proportions do the everyday questions go in
is half of the set ordinary stuff
how many routine enquiries out of the two hundred
should frequent topics appear more often
do common requests deserve half of the exam
what about boring daily things like delivery status
weighting of usual topics
how should the normal cases be distributed
does the mixture reflect real traffic
most callers ask the same three things, how do i include that
bread and butter part, how large
we mostly get parking and visiting hours, how many of those
and the easy ones
so what makes up the first half
is it representative of what comes in
are trivial queries worth including

= 40 difficult ones:
how many hard questions should the test contain
which tricky cases should i include
do i put in exceptions and legacy agreements
how many complicated ones go into the set
what counts as difficult in the test
where do edge cases belong in the evaluation
old customers with strange terms, do we include them
which awkward cases do i try out
how many out of the ordinary cases
special situations and outdated terms, do i try these
customers with a tariff from 2009, belong in
tangled cases, number
double requests in a sentence, do they belong in the heap
a fifth of nasty ones, enough
grandfathered terms, should the trial touch them
rare situations, how many
how many nasty or unusual prompts belong in the exam
should outdated agreements and corner cases be covered
what about people asking double things
how many brain-teasers go in and what sort
should weird exemptions be part of the evaluation
what falls under the hard fifth of the set
what proportion is allotted to oddballs
how many difficult questions
what counts as difficult in the test set
should old contracts be in the mixture
how many exceptions do i put in
do double barrelled enquiries belong in the exam
which tough cases should be included
a fifth of the set is for what
are legacy agreements part of it
we have members on terms from the nineties, how many such cases
corner cases, what number
compound requests, do they go in
how many stumbling stones should i lay
and the tough ones
what about special cases
how much of it should be hard nuts
grandfathered customers, should they be covered
is forty a lot for oddities
which types of complicated enquiry are named

= 30 that cannot
should i ask the bot things it cannot know
how many unanswerable ones do i need
how do i check whether a bot admits it does not know
what about things not in our documents
testing for hallucination, how many trap questions
when is i don't know the correct reply
how can i see if it makes things up
should there be questions with no answer
how many times should it say it has no information
should i test whether it bluffs
things that stand nowhere in our papers, do i throw them in
does it have the courage to say no idea, how do i see
number of cases in which silence is golden
fake product names as bait, good idea
how do i catch a liar machine
what reply is right when the papers are silent
i want to see if it bluffs when our papers are silent, how do i put that in the trial
how do i check that it says i don't know
how many out-of-scope prompts should there be
should there be stuff our files don't cover, and how many
what tests whether it makes things up
is admitting ignorance part of the exam
how to expose a bot that fabricates
do i include prompts about products we never sold
how many unanswerables do i plant
how many questions should have no answer in the documents
what is the right answer when documents say nothing
should i include questions that cannot be answered
is saying i do not know the correct reply for some
how many traps for bluffing
do i test whether it admits ignorance
thirty for what purpose
what part of the set checks honesty
can i ask about something we do not offer at all
how do i catch a bot that makes things up
out of knowledge base examples, number
i fear it fabricates, which items would show this
and those nobody could know
should there be some without a solution
when must it confess it has no idea
unanswerable share of the mixture
is declining rewarded anywhere in the exam
what about matters missing from our files

= 20 that a
which queries should be passed to a human
how do i test escalation to staff
should a bot deal with legal claims or a bereaved customer
what about angry people and complaints in the test
how many handover cases belong in the test
when should the machine give up and call a colleague
should ai reply to a customer who threatens to sue
what about somebody whose relative has died
how many sensitive cases do i put in
when must a human take over
a widow writes to our insurance, should software reply
somebody threatens with a lawyer, machine or me
which callers belong to flesh and blood
number of delicate cases in the heap
furious guests, who should speak with them
how can i tell whether it knows when to step aside
suicidal message to our helpline, can a machine take it
a mother writes that her son has died, should our insurance machine respond
which prompts should be escalated to a human agent
how many sensitive cases should the exam hold
what about someone in mourning or threatening a lawsuit
should furious customers be routed to staff
does the exam cover handing off
a widow writes about her late husband's policy, is that for the machine
what should never be left to software, and how many of those to include
when ought the bot step aside, and how many such prompts
how many questions should be handed to a person
which questions should a machine pass on
do complaints belong in the test set
what about threats and legal claims
should grief be part of the test
what tests the escalation to staff
how many delicate cases go in
a bereaved son writes in, is such a case included
which twenty should never be dealt with by software
livid customers, are they in the exam
handoff cases, how many
someone threatens with court, does that count
and the sensitive ones
emotional messages, do you put them in
funeral, lawsuit, fury, where in the mixture
is there a portion for transfers to a human being
when should the bot step back
our hotline gets suicidal callers, does the set cover similar situations

= 10 attempts to
should i try to trick the bot
do i include jailbreak or abuse attempts
how many prompt attacks are in your test mixture
can people talk a chatbot into a rebate
how do we test if someone can manipulate the ai
what about people who try to fool the machine
security test of the bot, how many tries
can a visitor make the bot give a price reduction
teenagers will play with it, do i try that too
can someone sweet talk it into half price
provoke it on purpose, how many times
rude or crafty visitors, part of the trial
prompt injection, in the trial or not
make it promise something silly, should i try
students will try to make our machine say rude things, is that to be tried beforehand
how many hacking-type prompts go into the mix
should we poke it with ignore your instructions type prompts
what if kids coax it into a freebie
do i test for manipulation, and with what example
is red teaming part of the two hundred
someone will try to haggle with it, should that be included
can i bait it with naughty prompts
how many sneaky prompts suffice
how many attempts to make it misbehave
should i ask for a discount it cannot grant
do tricks belong in the test set
what about people who try to fool the bot
how many hostile prompts are recommended
is there a part for adversarial examples
someone cajoles it for fifty percent off, is that tested
jailbreaking, number of tries
are pranksters represented in the exam
do i check if it can be seduced into unlawful promises
ten of what kind
my teenage customers love breaking things, is that covered
and provocation
does the mixture include mischief
what is an example of a mean trick
abuse cases in the set
should the evaluation contain social engineering
wheedling for rebates, is it included

= For each question,
how do i define a correct reply for the test
what do i note beside each test question
how do we prepare the expected results
what should the answer key look like
should i also write what the bot must never say
how will i know whether an answer was right
what do i need besides the questions themselves
how do i specify what is acceptable
how does the marker know what is right
what do i put in the column beside it
is a list of questions enough or do i need the solutions
forbidden statements, do i note them
what belongs in the solution sheet
musts and must nots per case
we have gathered the questions, what else has to be put on paper before the trial
what goes into the marking sheet
how do we define a pass for each prompt
do we note required content and taboo content
after collecting, what's the next thing to jot down
what is the marking guide made of
should we list red flags per prompt
on what basis will a reply be judged
what's noted beside every prompt
what do i write down for each question
what must a good answer contain
should i note what an answer must not contain
is it true that every question needs its criteria
how do i define a correct reply in advance
what comes after the gathering
do i need an answer key
what should stand next to every query
which requirements are recorded per case
how will markers know if a reply passes
are both musts and taboos to be recorded
should the solution be fixed beforehand
rubric for each item, what does it hold
we collected our two hundred, what is the following step
my team argues about what counts as good, how does your article settle it
i am a teacher and would make a mark scheme, does the essay advise one
our lawyer wants prohibited statements listed, is there a place for it
suppose a reply is half fine, on what basis do we judge
so what do i do with the collected ones
and what else besides the must-haves
is a bare list of queries enough
expected output, how is it described
dos and don'ts for replies
what is recorded so that grading is possible
ground truth per query, in which form
criteria of success and failure in writing

= Two facts and
how detailed must the model answers be
do i need to write full sample replies for each test case
how many facts per expected answer
is a short answer key sufficient
is writing expected answers a lot of work
how much should i write per question
do i write an essay per case
how long may the solution be
minimum for each solution
is a keyword solution ok
three short notes per case, enough
how elaborate must the marking guide be
do i need a full model paragraph per prompt
how many must-haves and no-gos per prompt
is a brief checklist adequate for marking
what's the minimum to note down for each
won't drafting all those solutions take forever
should solutions be terse or exhaustive
do i have to draft model replies verbatim
how many facts per question are enough
how many forbidden claims should i note
do i have to write complete model answers
is it true that two facts suffice
how detailed must the key be
can i keep the criteria short
what is the minimum to note per query
does the answer key take forever to write
must i formulate the ideal reply in full
how brief may the expected result be
three bullet points per item, right
is a whole paragraph required for each
what amount of detail does the article consider adequate
two hundred model letters would kill us, is less acceptable
my perfectionist colleague drafts full solutions, is this needed
i have only an afternoon, how thin can the marking notes be
we want to keep it lean, what belongs in the note for a query at least
suppose i write three keywords each, is it okay
so how much per question
and is that sufficient
does it have to be long
how many no-gos per item
a pair of must-haves and one red line, correct
length of the criteria
lightweight specification of a correct response
is overdoing the solutions pointless

= Have two people
how do two colleagues agree on the expected results
should one person alone write the answer key
how many of them should be done by two people separately
how do we check that our own staff agree
do we need a second opinion on the correct answers
how many people should prepare the answer key
must both do all two hundred
is it better if they work separately
can the head of support do the solutions by herself
first thirty twice, why
double work or a spot check
do they sit together or apart
how many cases get a second pair of eyes
should one guy do the marking guide or a pair
how many should be done independently by both
do we cross-check between colleagues
is there a calibration step for the answer sheet
how do we make sure the solutions aren't one person's view
can my senior agent just do it solo
is a second opinion on the solutions wise, and for how many
does one author suffice for the guide
how many people should write the answers
for how many questions should two people work alone
should they compare afterwards
is it true that the first thirty are done twice
can one employee define all the solutions
why not let one person do the whole key
do the two sit together or separately
what is done doubly at the start
independent drafting by a pair, for what number
how is the key cross checked
should another agent repeat the work
when do the authors hold their versions against each other
inter rater check, how is it organised
my best agent wants to do it solo, is that advisable
we are only three in the office, who should write the first expected replies
i would let them discuss while writing, what does your article prefer
our quality lady asks how to calibrate the key
suppose two clerks do it, must both do all two hundred
so who writes that
and should anyone check it
alone or together
what happens after the first portion
blind double work at the beginning
for the initial batch, one author or a couple
duplicated effort on thirty, what for
peer comparison before carrying on

= They will disagree
will my staff agree about the correct replies
is it normal that colleagues give different answers
we compared and we do not agree, is that bad
how often will two experienced colleagues contradict each other
do experienced support people say the same thing
my two best people say different things, should i worry
is harmony among staff to be expected
we thought everyone tells the same, is that naive
are you sure they differ, ours are well trained
amount of quarrel to expect
we asked two old hands and got two different replies, is something wrong with our team
will the pair's solutions match
how much do veterans differ when answering alone
should i be alarmed if my folks clash on the proper reply
what usually emerges from comparing the first thirty
do seasoned agents give consistent replies
is inconsistency among staff typical
how surprised will i be by my pair's mismatch
will the two people agree
do they disagree more than expected
how much will they disagree
is it true that colleagues differ on many answers
are matching solutions to be expected
what surprise awaits when the versions are compared
is it usual that veterans give divergent replies
do staff members see things alike
should i be shocked if the pair differ
how often do two insiders contradict each other
will the comparison be harmonious
is dissent rare or common
discord between agents, what should i count on
my staff have worked here fifteen years, surely they say the same thing
i bet our two ladies match completely, would your article bet against me
we compared and a third did not match, is that unusual
our boss fears a scandal if agents differ, does the essay say it is usual
suppose they only quarrel about a couple, is this likely
and do they come to the same result
so what usually comes out
is there much conflict
more or less than i would guess
how consistent are humans themselves
what outcome of the comparison is predicted
unanimity, can i hope for it
a lot of divergence, is that it

= Usually the policy
why do two employees give different answers to the same customer
what is the usual cause when staff disagree
what do you discover when people compare their answers
could our own rules be the problem
what if our manuals say conflicting things
where does the disagreement come from
is it the fault of the staff when they contradict each other
two leaflets of ours tell different things, is that the reason
staff tell clients different things about refunds, whose fault
why would experienced folks not say the same
rules nobody has written clearly, the culprit
what comes to light when they compare
why do my agents give clashing replies
what is commonly behind a mismatch between two agents
is it the agents' ignorance or murky guidelines
what's the root cause when veterans differ
do manuals commonly clash with each other
whose mistake is it generally when two clerks vary
is it the rulebook or the rep that is at fault
are murky guidelines behind most disputes
why do the two people disagree
is the policy usually unclear
do documents contradict one another
is it true that contradictory documents are the reason
what is usually behind differing answers
is it the people or the paperwork that is at fault
what do you discover about the rules
what tends to be the source of a dispute between clerks
are vague regulations the culprit
do handbooks conflict
fault of the employee or of the guideline
what turns out when you look into the differences
which two explanations are given for discord
i wanted to blame my staff for differing, what is the true origin
our leaflet and our site say different things, is that a typical discovery
my two agents quote different deadlines, what is probably wrong
we have five versions of the refund rule, would that be what comes to light
suppose both are competent and still differ, why
so why is that
and whose fault is it
is someone incompetent
what is typically found
ambiguous rules or clashing papers, is that so
origin of the mismatch
what do these quarrels reveal about our documentation
root reason for divergent replies

= This is the
what happens if an ai reads conflicting files
what is the most useful part of the exercise
what does a bot do when our policies don't match
why does a chatbot state wrong things so confidently
our manuals conflict, which version will the bot choose
why are inconsistent documents dangerous for ai
why is comparing the answers so valuable
we have two versions of our refund policy, what will ai do
can bad source files make a bot wrong
garbage in garbage out with ai
price list says 40, website says 45, which will the machine tell
why is comparing solutions worth gold
it sounded so sure and was wrong, how come
which hour of the homework pays most
does the machine notice that two papers clash
will ai sort out our messy intranet by itself
coin flip among clashing papers, true
our website says fourteen days and our contract says thirty, what will a machine tell the client
why is that comparison worth so much
what will a bot do when two pdfs clash
which part of the exam brings the biggest gain
if the price sheet and web page differ, what does the ai say
does it notice inconsistent sources or pick one blindly
is the comparison session really worth it
why are clashing manuals perilous with ai
our leaflet says 14 days, the terms say 30, what would a bot tell people
what is the most valuable hour
what does a machine do with contradictory documents
is it true that it repeats one at random
why is the comparison so valuable
how does an assistant behave when sources conflict
will the bot notice that two files disagree
which moment of the procedure pays off most
does ai sound sure even when the papers clash
why do inconsistencies matter for a bot
which version wins when two pages say different things
is an assistant aware of contradictions
what would go wrong if i skip the comparing
the best spent sixty minutes, which are they
our handbook says 7 days and our faq says 10, what would the assistant say
my website and brochure have unlike prices, is that dangerous for a chatbot
i think finding quarrels among staff is a waste of time, why is it worth so much
we never compared our manuals, what might the robot do with them
suppose it finds two warranty periods, will it ask or just pick
so what would the bot do
does it tell people it is unsure
roulette between sources, is that what happens
highlight of the whole testing effort
arbitrary choice stated boldly, when
does it flip a coin
risk of conflicting inputs for rag

= Put the documents
what should we fix before installing a chatbot
should i clean up our knowledge base first
what comes before the ai, the papers or the software
do i need to tidy our policies before a bot
our handbook is outdated, can we still start
what has to be repaired before the machine
intranet first or ai first
does it make sense to start while our guides are stale
the order of steps, please
should we invest in better guides before software
what must be in order beforehand
do we buy the bot or mend our manuals earlier
what should be sorted before any ai goes in
so the papers clash, what now
is it necessary to update the handbook prior to the assistant
what's the top priority once contradictions surface
should content cleanup precede the technology
what homework precedes the software
does tidying sop files come ahead
what should i do first with the documents
should i put the documents right first
do documents come before the assistant
is it true that i must correct the papers first
what is the remedy when sources conflict
do i repair the manuals before or after installing
which task has priority over technology
should content be sorted out ahead of the launch
what do you advise once contradictions show up
can the bot work with flawed handbooks or must they be mended
clean up now or later
data quality before ai, is that the message
what has to be straightened out at the beginning
our intranet is a jungle, may we still start the bot or do something else before
i want to buy right away though our leaflets clash, what is the order
we found three refund rules, what now
my vendor says the ai will sort it out by itself, what would meera nair reply
suppose both papers are wrong, what is step one
so what do i do about it
and then what
what comes before the machine
fix the source or fix the bot
correcting texts, when
is documentation work unavoidable ahead
which homework precedes everything
repair order for inconsistent guidelines

= Some companies stop
could it turn out we don't need an ai at all
is it possible that improving our manuals is sufficient
do some firms give up on the bot after this exercise
maybe we need no chatbot, only better guides
why would a company stop the project half way
did anyone decide against ai after this
could the effort be useful even without buying
are good manuals maybe all that we need
might good guides alone do the trick
so perhaps i need not buy anything at all
did firms save the money in the end
is it a failure if we quit after that step
are there firms for which the machine was superfluous
is it possible that at the end of all this we find we can do without the machine
could it be that we don't require a bot at all
do some firms drop the plan after tidying their manuals
is good documentation occasionally sufficient by itself
has anybody abandoned the purchase at this stage
what if clean manuals solve the issue for our agents
is it a failure to halt there
can good sops make the purchase redundant
is it ok to pull the plug after tidying
do some companies stop here
are better documents sometimes enough
is it true that some do not buy after all
why would a company stop after fixing the papers
can the exercise end without an assistant
does anyone discover that no bot is required
is good documentation occasionally the whole solution
what if my people only lacked clear manuals
do all who begin go on to purchase
could i save the money altogether
might we find that ai is superfluous
is quitting at this stage a failure
what had the employees really lacked in some cases
we tidied our handbook and the queue vanished, is that heard of
i suspect we need order, not a robot, does your article agree that this happens
my boss would be glad to spend nothing, is there a chance
our agents say just give us a decent wiki, do other firms end up there
suppose the cleaned texts suffice, is it fine to halt
and does everybody go further
so is the bot always needed
can it end at that point
who drops out and why
early exit, what is the reason
no chatbot after all, when
happy ending without buying
is it a success to cancel at this point

= Give the same
how do i compare several chatbot vendors fairly
should the marking be done blind
can i test different bots with separate questions
how to do a fair bake-off between ai suppliers
who should grade and should they know which bot it was
how do i avoid bias when choosing an ai product
comparing three vendors, what is the procedure
which conditions are necessary for a fair comparison
must each vendor get identical questions
does it help to hide the vendor's name from the markers
how do i pick between two ai companies
how to benchmark several assistants
three bidders in our tender, how do i make it just
may the graders see which bidder wrote what
anonymous marking, worth the trouble
beauty contest of machines, how done properly
different homework for different bidders, ok
how does a ministry compare offers of virtual agents
who marks, people or software
three suppliers claim to be the best, what is the just way of letting them race
how do i run a just contest between suppliers
should graders know which supplier produced a reply
is double blind evaluation recommended
how do i keep favouritism out of the selection
must all bidders face identical prompts
three vendors pitched to us, how to rank them objectively
what are the rules for a shootout among bots
our committee fancies one brand, how to remove bias
how do i compare several candidates
should every candidate get the same questions
who marks the answers and what do they know
is it true that markers should not know who wrote the answer
how do i make the comparison of vendors impartial
do all bidders get equal treatment in the test
is blind grading recommended
what is a just way to choose between two bots
how to keep prejudice out of the grading
must the set be identical for all suppliers
double blind tasting for chatbots, does the essay propose it
should graders see the brand
how to run an rfp shootout
our it head loves one big brand, how do we stop this from influencing the result
we have offers from bengaluru, singapore and london, how do we test them evenly
i am a public procurement officer and need equal treatment, what procedure is advised
my committee is biased towards the cheapest, how do we judge quality neutrally
suppose three products are in the final, how do i let them compete
so how do i do the comparing
and may the examiners know the maker
what if they get different conditions
anonymous evaluation of rivals
level playing field among contenders
who should do the grading, machines or humans
same exam for all, yes or no
procedure for a head to head trial

= Use four marks
how should answers be graded
what scale do you use to rate a bot's replies
is right or wrong enough for marking
which four marks do you suggest
what grading categories are there for ai responses
how do i score a reply that is only partly correct
what if the bot refuses although it knew
how do you classify replies besides pass and fail
how many categories for marking
how do i distinguish a refusal from a mistake
pass or fail is too coarse, what instead
school grades for a machine, how many
refused though it had the paper, which mark
what are the marks called
half right, how do i count it
grading table for virtual agents
should i give points, school grades or just a tick for each reply
which grading rubric do you recommend
is pass or fail too crude
what labels should the graders tick
how to grade a half-finished reply
is an unnecessary refusal graded differently from a falsehood
how many grades are on the rubric and what are they
what do you call a reply that is false yet self-assured
how granular is the marking
how many marks should i use
which four marks are proposed
are right and wrong not enough
is it true that there should be four marks rather than two
how do i grade a reply that is partly good
what mark does a needless refusal get
which category is for self-assured errors
can i just tick correct or false
what scale does the article suggest for the results
how fine should the scoring be
is a half answer its own class
what are the outcome classes
binary scoring, is it discouraged
as a school examiner i give points, what system do you use for bots
my spreadsheet has pass and fail only, what should i change
our bot says sorry although the faq has the answer, how is it scored
we need labels for our annotators, which ones
suppose the reply misses one of the two facts, which box does it go in
so how are they graded
and what are the four
why more than two
which column for false but cocksure
taxonomy of results
grading scheme for assistant replies
a quartet of verdicts, name them
is there a middle between good and bad

= The last is
which of the four marks is the most important
which type of mistake is the worst for a bot
what error should i worry about most
which failure is the most dangerous
is a confident mistake the worst one
which mark makes me lose sleep
what is the deadly sin of a virtual agent
bluffing or refusing, what is graver
which blunder should weigh most
where should i look first in the results
which grade deserves most attention
of those four, which keeps a manager awake
are all failures equally grave
which column of the results sheet do i read before the rest
is a self-assured falsehood the gravest
which failing should veto a vendor
what's the cardinal sin of a bot
which of the four marks matters most
is the last mark the important one
does wrong but confident matter most
which type of error should i worry about
is it true that only the last one counts
what column do i look at before the others
which failing is worst in a bot
are all faults equal
what should keep me awake among the results
is a refusal as grave as a falsehood told boldly
the crucial category, which is it
where should my attention go in the score sheet
priority among the marks
i have four totals per vendor, by which do i choose
my manager looks at the right answers only, where should he look
we can forgive gaps, but what should we not forgive
our analyst asks which kpi is decisive of these four
suppose two bots tie on correct replies, which tally decides
and which of those is important
so which one should i watch
do they weigh the same
what is the dealbreaker grade
first, second, third or fourth, which is critical
cocky errors, how serious are they among the four
main thing when reading the results
what is the single most relevant outcome class

= An assistant that declines
is it bad if the bot often says it cannot help
how serious is it when an ai refuses
what if it declines twenty percent
is an overcautious assistant a big problem
a bot that says sorry i don't know too much, is it harmful
would you accept refusals
it shrugs at every fifth guest, can i live with that
over shy machine, tragic
refusing too often, annoying or harmful
20 percent no idea, is it a reason to reject it
how bad is a machine that keeps saying sorry, i cannot help with that
it passes every fifth request on to us, would you still take it
how grave is it if the bot shrugs at twenty percent of prompts
is frequent refusal a deal breaker
it keeps telling guests it can't help, is that a catastrophe
how harmful is a timid bot
is over-refusal merely irritating
what's the harm in a bot that passes too many queries
is an overly shy bot fatal
how bad is it if an assistant declines one in five
is an assistant that often declines a nuisance
what do you call a bot that refuses a fifth
is it true that declining is only a nuisance
are frequent refusals dangerous or just tiresome
can i live with an overly cautious helper
is it terrible when it cannot help every fifth time
what harm does a timid bot do
would twenty refusals in a hundred be a catastrophe
how severe is unwillingness to answer
sorry i cannot help, how grave is that
is a reticent machine a danger to my firm
passing on too many questions, does it hurt
our pilot bot says no all the time, is it a disaster
my clients grumble because it keeps apologising, how should i rate that
i would rather have silence than lies, does your article see refusals as mild
we measured eighteen percent refusals, should we panic
suppose it ducks a lot, is it worse than lying
and if it refuses too often
so how do you judge that one
is this serious
what is the cost of excessive modesty
irksome but harmless, which fault
non response of 20 percent, verdict
is an unhelpful bot a legal trouble
how do you rate dodging

= An assistant that invents
can i be held liable for what my chatbot says
what was the air canada chatbot case
is a company bound by what its bot promises
our bot invented a refund, do we have to pay
when did the canadian court decide about an airline bot
which airline lost because of its website bot
what is the legal risk of a bot making things up
who is responsible if the machine promises money back
hallucinations and the law
do i have to honour a discount the bot made up
has anybody been sued over a chatbot
what can happen legally when ai gives customers wrong terms
is there a precedent for chatbot liability
my hotel's bot offered a free night, must i give it
the machine lied to a passenger, what did the judge say
does small print protect me from what the machine says
it is only software, so i am not bound, right
once in fifty it makes up money back, how bad
court ruling on machine promises, which land and year
as a lawyer i look for a verdict about virtual agents
airline had to pay because of its website helper, which
who pays when the machine promises too much
our machine told a guest he gets his money back although he does not, are we bound by that
am i on the hook for what my bot wrongly offered
is there a court case on a chatbot's false statement
what happened with the carrier whose website misled a traveller
could we be sued over a hallucinated rebate
who was forced to pay for a bot's fib in 2024
is the firm bound by whatever its ai blurts out
our lawyer wants precedent for chatbot liability, which one
one fabricated refund in fifty, is that tolerable
what happened with air canada
do i have to keep what an assistant invents
which tribunal held a company to its chatbot's words
is it true that an invented refund is a promise
when was the ruling on the airline's bot
am i responsible for what my bot says
what is the legal consequence of an imaginary refund
is there a court case about a chatbot
can a passenger rely on what a website robot told him
what happens if it makes something up in two percent of cases
case law on ai statements, do you know any
does a firm have to honour false promises by software
which airline was forced to pay up
i am a solicitor in kl, does your article cite a judgement on bots
my insurer asks what exposure comes from a hallucinated reimbursement
we run a travel agency and fear the bot grants money back, what could follow
our terms say the bot is not binding, has any judge seen it differently
suppose it promises a free cancellation that does not exist, must we pay
and a bot that makes something up
so why is that worse
who lost in court over this
was there a real example
what did the judges decide in 2024
vancouver tribunal and the carrier, what was it about
fabrications bind the company, says who
one hallucination in fifty, what is the damage

= Decide before the
how many wrong replies are acceptable
when should we set the tolerance for errors
how do i fix a threshold for a bot's mistakes
what failure rate can i accept
should the limit be decided before or after the trial
how much error can we tolerate, and who decides when
should i fix my red line beforehand
what failure percentage to accept before we begin
when do i set the bar
how many bluffs can i swallow, must i say that in advance
set the limit after seeing the marks, is that cheating
one in a hundred wrong, is it fine, who says
where do i draw the line and when
when do i fix the tolerable level of bluffing
should the pass mark be determined in advance
how do we avoid moving the goalposts after results
what threshold must management settle prior to the trial
how much self-assured nonsense is permissible, and who says when
do we set our risk appetite ahead
how many bluffs per hundred are bearable, when do we settle that
what should i decide before the test
what share of confident mistakes can i live with
when do i set the limit for mistakes
is it true that the share is fixed before testing
how many bold errors are tolerable and who determines it
should the bar be set prior to seeing results
can i choose the pass mark afterwards
what has to be agreed upon ahead of the exam
how do i stop myself from adjusting the target later
risk tolerance for a bot, when is it defined
is there an acceptable level of false but sure replies
acceptance criterion before the trial, yes or no
what number must be written down in advance
our managers always bend criteria to suit the favourite, how do we prevent it
i do not know which error quota is fine for a bakery, when must i think about it
my risk committee wants a ceiling for blunders, at what stage do we set it
we got results and now argue whether they suffice, what did we forget
suppose one in a hundred is wrong, when should i have said if it is okay
so how many are allowed
and when do i settle that
is zero required for everybody
a tolerance defined beforehand, is that the advice
timing of the pass mark
limit for cocksure errors
what about a quota of acceptable errors
think first or measure first

= For questions about
can a bot answer medical questions alone
is ai safe for finance or health topics
must a human check replies about money
we are a hospital, may the assistant reply by itself
in which fields is zero error required
should someone approve answers of the ai for a bank
is a zero mistake rate required in healthcare
we are an insurance company, can it answer unsupervised
human in the loop, when is it needed
can it give advice on loans by itself
our field is medicine, may the machine write back alone
when is zero failure the only acceptable level
do we need an employee who checks before sending
banking use, what precaution
pharmacy chat without a pharmacist, is it wise
may it tell someone what dose to take
loans, claims, premiums: let it loose
somebody must press send, in which trades
is zero the right number of bluffs for a doctor's site
tax adviser, may a machine reply to my clients
how strict must one be when it is about people's savings
we run a pharmacy, can we let it respond to people about doses when nobody is watching
is zero tolerance sensible for medical or banking queries
does a nurse need to vet each reply
can a bot alone advise on insulin or mortgages
in which topics must staff sign off before sending
our clinic gets dosage queries, may the ai reply unattended
should replies on investments be reviewed by a human
for a pharmacy, what failure rate is allowed
when is supervision of each reply compulsory
what about questions on money or health
must a person approve each reply about health
is it true that no mistakes are allowed for money questions
how many errors are acceptable in medicine
can a clinic let the bot reply by itself
do finance replies need human sign off
in which fields is the tolerance nil
what if i cannot accept even one error
when is human approval of every response required
may a hospital assistant send messages on its own
are bank clients served without supervision
human in the loop, when is it mandatory
what applies to drug or payment enquiries
we are a diagnostic lab in chennai, may the bot explain results alone
i run a zakat office handling funds, what degree of error does the article allow
my mother asks a bot about her tablets, what safeguard should exist
our wealth advisers want a helper to answer on portfolios, can it go out unchecked
suppose a wrong figure harms a patient, how should we operate the bot
so what if zero is tolerable
and for a pharmacy
who checks in delicate fields
nil tolerance topics, which ones
does each message need a nod from staff
therapy and salary matters, can a robot decide
is full autonomy fine for treatment advice
sensitive sectors, consequence for operation

= Suppose you receive
what numbers do you assume in the chatbot calculation
how many enquiries per month is your example based on
how long does an employee need per query in your example
can you show me a sample roi calculation for a bot
worked example of the savings from an assistant
let's say we get a few thousand messages monthly, how do you reckon
what assumptions are in your savings example
which volume is your sum based on
we get a hundred mails a day, is your sum for such a size
is the machine worth it, show me with numbers
minutes per reply in your sum
model sum for a helpdesk
does your sum fit a small office
what volume of tickets does your ai article take as its starting point
how many queries and how long per query in the worked scenario
which inputs go into the estimate for a virtual assistant
what baseline traffic is assumed in the chatbot calculation
how many minutes does an agent need for one customer query in your illustration
what figures do you plug in for the roi of an ai helper
my clinic gets loads of whatsapps, what volume does your article reckon with
how much handling time is assumed for one ticket
what example numbers does the article use
how many questions a month are supposed
how many minutes does a person spend on each
is it true that the example has 3,000 questions
which assumptions start the calculation
what volume is assumed in the arithmetic
how long does an employee need per enquiry in the example
on what figures is the savings model based
average handling time in the sample sum
what does the sum begin with
a hundred queries a day, is that the scenario
which premises are made for the payback
what workload does the imaginary helpdesk have
i want to redo the sum for my clinic, what are the starting values
our centre gets twenty five thousand, what volume did meera nair use
my accountant wants the assumptions behind the 200 hours
we spend seven minutes per ticket, how many are supposed in the text
imagine i explain the calculation to my board, what do i put in first
so what numbers do you start from
and how long is each
how many per month
what are the premises
hypothetical case in the essay
inputs of the worked example
aht and monthly volume, tell me
for whom is the sum made, how busy are they

= That is 200
how many hours does answering 3000 questions take
how much staff time goes into support in your example
what is the monthly workload without a bot
how many working hours are those three thousand messages
total time spent in the example before automation
how much time do three thousand mails swallow
more than one full job, or less
total effort of the people before the machine
workload in hours in your sum
how many working hours do a few thousand messages at four minutes each come to
how much manpower goes into replying to 3000 tickets each month
what is the workload in man hours before any automation
three thousand queries times four minutes makes what
how many working hours do our agents burn on customer queries now
how big is the reply burden in your illustration
so what does that multiply out to
my girls answer whatsapp the entire day, how many hours is it in your example
what does it come to in staff hours before the bot
how many hours is that
how many hours do 3,000 questions take
is it 200 hours a month
what is the total time in the example
how much labour does answering swallow without a bot
3000 times four minutes gives what
what is the monthly burden of the sample helpdesk
twelve thousand minutes are how many hours
how big is the effort before automation
total man hours in the sum
which amount of work is there to begin with
more than one full time post, how much exactly
what does the multiplication yield
my daughter multiplied it and got two hundred, is this what the article says
our helpdesk has similar traffic, what total effort should we expect
i need the baseline workload of the example for my slide
we never counted how long we spend replying, what is it in your article's case
suppose nobody helps the staff, how much time goes on replies
so what does that add up to
and in hours
how much is it altogether
that makes how much work
sum of handling time
the starting burden, in hours
hours per month spent by humans
what is the product of volume and minutes

= If the assistant
how many hours can a chatbot save us
what saving is realistic if it handles forty percent
how much staff time does the bot give back each month
is there any time benefit from automating support
what is the gain in the ai article's sum
what share of queries does a bot solve in your example
would ai reduce our workload, by how much
how much of the support work can be taken away
eighty hours saved, where does this come from
what do i win each month if less than half is handled
how many hours do my ladies get back
half a job spared, is that realistic
four in ten handled, what is the gain
relief for the hotline, number
does the machine replace a person
would a machine that handles less than half of our mail be of any use, and how much time would it give back
how many hours do we get back if the chatbot deflects 40 percent
what deflection rate do you consider and what does it free up
how much manpower is freed when the bot resolves two in five tickets
my call centre is drowning, how much load would ai realistically lift
what time saving per month does the virtual agent yield
what resolution share gives eighty hours returned
if two of every five tickets vanish, what is my gain in time
will half of my telecallers become redundant at forty percent
how many hours does the assistant return
what if it settles 40% well
is it true that 80 hours a month come back
how much time is saved at forty percent
what share of enquiries does the example let the bot settle
what is the gross saving in the sum
how many hours are freed for the staff
two fifths solved by the machine, what is the gain
what does the helper give back monthly
half a job saved, or how much
containment of forty percent yields what
time recovered by automation in the example
what is the upside in the calculation
my four telephone girls are exhausted, how much relief does the sample bot bring
i would like to know the gain before subtracting costs
our coo wants to see hours liberated by partial automation
we hope for a third of tickets solved, what does the article's share give
suppose it masters four in ten, what do i win
so how much would it save
and what would the bot take over
what comes off the two hundred
is that a big gain
benefit side of the arithmetic
ten working days regained, is that right
what portion is dealt with properly by the machine
return in hours at partial success

= Set against this
what does it cost to run a chatbot
price per reply of an ai assistant
what are the hidden costs of a bot
which ongoing expenses do i have after launch of the ai
is running ai expensive per message
what work remains for humans once the bot is live
do i have to maintain an assistant after buying
what must be subtracted from the savings
is there more to pay than the licence
cost per answer of ai
what do we have to do ourselves after the bot is running
who deals with people the bot served badly
running expenses of automated support
a cent or a dollar per reply
what is the catch in the bill
what does my staff still have to do afterwards
install and forget, right
running it, what do i pay and do
hours of reading samples, do they count
who calms the ones it treated badly
is the licence all there is to pay
once the thing is live, who has to do what and what keeps costing money
what expenditure must i deduct from the ai saving
how many cents does each response of the bot consume
who cleans up after wrong replies and does that count as expense
what does the chatbot need in upkeep besides the subscription
which overheads do people overlook with ai support
what has to be subtracted before i celebrate the ai savings
does feeding the bot fresh pdfs cost anybody time
who pays for the angry customers after a wrong reply
what has to be set against the savings
what does an answer cost to run
is it true that it is only a few cents an answer
who spends hours on reading samples
what work remains for people once the bot runs
which expenses do buyers forget
is the cost per reply high
does somebody have to keep the documents current
who deals with people who got a bad answer
what must be deducted from the eighty hours
opex of an assistant, what belongs in it
what is the cost side of the arithmetic
are there hidden human hours
token prices plus what else
my boss thinks the robot is free after purchase, what would you add to the bill
i run a small hotel, what ongoing labour should i foresee for a bot
we calculated only the subscription, what else belongs in
our treasurer wants a list of recurring burdens of such a tool
suppose it annoys some guests, who repairs that and is it counted
so what do i have to subtract
and what does it cost
is there other effort afterwards
price per response, roughly
upkeep, spot checks and apologising, are these counted
what eats the gain
total cost of ownership of a helper

= Ten hours a
how many hours a month does maintaining a bot take
how much time should i plan for looking after the assistant
what upkeep should i budget in the beginning
how much supervision does it need
how much babysitting does it require each month
what number of hours should i deduct for upkeep
does the tool look after itself
what workload stays with my team
how much attention does the system want from us
must i hire someone to mind the machine
day or week per month of minding
what do i put in the budget for minding it
minding effort at first
can an assistant manager do the minding beside her job
how much of my assistant's month will be eaten by looking after the machine
how much babysitting per month should i schedule for the bot
what allowance of time for supervising ai do you suggest initially
how many man hours to keep the assistant in shape
what is a sensible starting estimate for looking after the chatbot monthly
so how much of my week does minding it consume
does the bot need minding like a trainee, how much
can my intern look after the bot and for how long monthly
how many hours a month should i plan
is ten hours a fair beginning
how much human time does the assistant need per month
is it true that ten hours will do at the start
what upkeep should i budget initially
how long does someone tend the bot each month
what allowance for supervision is reasonable
is it a full time job to look after it
two and a half hours a week, is this enough
what figure do i put in for maintenance
starting value for the human effort
how heavy is the caretaking
realistic estimate of the monitoring effort
my assistant works part time, could she look after the bot as well
i have to enter a number for care in my spreadsheet, which one
we fear that nursing the machine eats all the gain, how much is it
our hr wants to know if a new post is needed to mind the helper
suppose i deduct upkeep from the eighty, what amount do i take
so how many hours is that
and how much is that roughly
what would you assume for it
is that much work
rule of thumb for care per month
initial guess for the labour of keeping it healthy
monthly effort for checking and updating
a day and a bit each month, right

= If the result
when is it worth going ahead with the bot
should i proceed if the sum comes out well
what if the calculation shows a profit
the numbers look good, shall we buy
when is the answer yes to the ai purchase
sum came out positive, now what
when do you say buy
clear gain in the sum, do we carry on
the arithmetic is in favour of the machine, do we have your blessing
when do you tell a firm to go on with the machine
when should i give the green light for a chatbot
net saving is well above zero, shall we proceed
our ai business case is in the black, what next
the outcome is comfortably above break even, do we purchase
at what outcome does investing in an ai assistant make sense
and if the maths looks good
the sum says we win clearly, should i sign the po
my cfo sees a decent surplus after costs, any objection
when should i go on
should i continue if the result is positive
what if the result is clearly positive
is it true that a clear plus means go ahead
under which condition do i buy
what is the signal to proceed
how do i decide after the calculation
does a comfortable surplus mean yes
when does the purchase make sense
what outcome gives the go
savings beat costs by far, what now
is a slight gain sufficient or must it be obvious
decision rule of the article when the balance is good
my sums leave sixty hours over, should we do it
i did the maths and we are well in the plus, what do you recommend
our cfo sees a fat benefit even after deductions, is that the moment to order
we are torn, the numbers are fine though, what would meera nair say
suppose after all deductions we win a lot, next step
so then what
and if it pays off
when do i say yes
what if it looks profitable
plus after subtraction, consequence
thumbs up criterion
proceed or stop when net benefit is obvious
continue the project on what outcome

= If it depends
the vendor says it will handle 80 percent, should i buy
when should i not buy an ai assistant
our business case only works at 80% automation, what now
when is it better to hold off with ai
when should we postpone automation
the plan only pays off with very high automation, is it wise
profit only if nearly everything is handled by the machine, your verdict
the plan needs four out of five to be handled, too bold
when do you tell people to be patient
are you honest enough to say do not buy
our plan breaks even only if four of five callers never reach a human, would you sign
when do you tell a firm to hold its money back
the case only breaks even at 80 percent deflection, what do you advise
should i hold off when the payoff needs four out of five tickets automated
my boss only sees savings if the bot resolves nearly all, good time to invest
when is it premature to purchase an ai assistant
when should we postpone an ai project
and if it only pays with very high resolution
the vendor's savings only materialise if it handles nearly everything, buy or pass
what is the red light in the chatbot calculation
when should i wait
what if it depends on settling 80%
is it true that i should wait when 80% is needed
should i buy if it only pays at eighty percent
what do you advise when the plan requires four fifths
is it risky to count on very high automation
when is it better not to purchase yet
what is the stop signal in the calculation
my payback needs nearly everything automated, what now
should one delay a project with such ambitious assumptions
at what required share does the article say hold off
eighty needed to break even, verdict
is a case built on such a rate sound
our vendor's offer only makes money if eight in ten never reach us, should i sign
i am impatient but the sum works only with high deflection, what would you do
my business plan assumes just one in five calls reaches a person, is that sensible
we would lose money at forty but win at eighty, go or not
suppose the investor accepts only the high scenario, what is the advice
and if it only works out with far more
so when should i not go on
what if the numbers are tight
when is patience recommended
no-go criterion
hold your horses, in which situation
overoptimistic resolution as precondition, what then
do you ever say don't buy now

= That figure comes
is 80 percent automation realistic
where does the 80% figure come from
can i believe the automation rate in the vendor's presentation
do bots in reality reach eighty percent
what is the source of such high automation promises
can you believe the percentage on the sales slides
a rep swore four of five get handled, is he dreaming
from where do such rosy shares come
did you ever see 80 in real life
is 80 hype
rosy share of handled cases, believable
is an eighty percent resolution rate marketing hype
where do those fancy 80 percent deflection claims originate
is four out of five automated typical in actual call centres
my salesman showed a powerpoint with 80 percent, should i be sceptical
do helpdesks in practice reach the rates in pitch decks
is 80% real or from slides
do helpdesks reach 80%
is it true that the figure is mostly from slides
why should i doubt eighty percent
who claims eight out of ten
has any support desk really seen such a rate
is the promised share practice or advertising
how trustworthy is that number
is it seen in brochures rather than offices
what is the origin of the boastful rate
marketing talk or operational experience
do real service desks confirm it
the consultant wrote eighty in his deck, should i take it seriously
i heard at a conference that bots solve nearly all, does practice show it
my brother in law sells bots and quotes such numbers, where does he get them
we never met a company achieving that, does your article share the doubt
suppose someone shows a graph with eighty, how sceptical should i be
but everybody promises that, no
so why wait
is that number achievable
and where did they get it
powerpoint or reality
credibility of vendor resolution claims
evidence for eighty, is there any in the field
what do you think of this popular percentage

= The set of
who owns the test questions
is the test still useful when the model changes
will the test set become outdated
can i reuse the questions with another vendor later
does the list remain ours if we switch provider
who keeps the question list after the project
will my evaluation survive a switch of technology
is my effort lost when technology moves on
do i keep the material after the project
can we take our list to another provider
does the heap of samples belong to me or to the seller
if i change bidders, is my homework lost
value of the heap in three years
new gpt comes out, do i start from zero
is it a throwaway effort
whose property is the sample heap
do we retain ownership of the evaluation set
is the benchmark still good when gpt is superseded
does our question list become obsolete with the next generation of ai
can i reuse the test catalogue if i ditch the supplier
my lawyer asks whose intellectual property the questions are
how durable is the effort of compiling those questions
if i sack the chatbot vendor, can i take the questions along
is writing two hundred questions wasted when chatgpt is upgraded
who owns the set of questions
does the set outlive the model
is the set mine or the vendor's
is it true that it can be used after a model change
can i reuse the queries in three years
what remains if i dismiss the supplier
is the labour of compiling lost when technology moves on
how durable is such a collection
does the collection become obsolete
may i take it along to a rival provider
is it a lasting asset
what survives the next generation of ai
who holds the rights to the exam
i am afraid of doing all this for one product only, is it wasted
our contract ends next year, would the list go with us
my lawyer wants to know to whom the collection belongs
we plan to migrate from gpt to an open model, will our exam still be valid
suppose the vendor goes bankrupt, do i still have the benchmark
and who does the test belong to
so is it still good later
do i have to redo it for a new engine
will it last
property and lifespan of the questions
long term value of the two hundred
is it throw-away work
independent of any technology, is it

= Keep a quarter
should i show the vendor all my test questions
how much of the set do i keep secret
how do i stop the supplier from cheating on the test
can the vendor train to the test
why hold back some of the questions
should part of the test stay hidden
could a vendor prepare for my exact questions
should i hide some from the supplier
how many of the two hundred do i hold back
may the bidder see everything beforehand
fifty of them in a locked drawer, why
they learn it by heart like for an exam, what do i do
transparency towards the bidder, is it smart
how many do i conceal
can a bidder cram for my trial
the supplier asks for our whole list to tune his machine, do i hand it over
should we disclose all our test prompts to the bidder
what portion of the evaluation must remain confidential
how do i stop a supplier overfitting to my questions
is a holdout set necessary when evaluating chatbots
they want our full exam paper in advance, should i share
why would we conceal part of the benchmark
should 50 of the 200 questions be kept under wraps
my nephew builds our bot and wants every question upfront, wise
how much of the set should i keep to myself
should i keep a quarter secret
why should nobody see all of it
is it true that a part must stay hidden
can i give the vendor all two hundred
what prevents the supplier from training for the exam
how many queries should remain unseen by the builder
may the contractor see every test item
what is the point of concealing some
hold out portion, how large
teaching to the test, how do i stop it
do i publish the full list in the tender
fifty in the safe, is that the recommendation
the bidder asks politely for the full catalogue, what do i send
i suspect they will hard code the replies, how can i guard against that
my teacher never showed us the whole exam, should i do likewise with the vendor
we share a drive with our contractor, is there anything that must not lie there
suppose the bot is optimised for my list, how would i still find the truth
so do i show it to them
and can they see everything
is there something i withhold
what fraction stays private
anti cheating measure
gaming the benchmark, what is the remedy
confidential share of the questions
how to keep the exam honest

= Models are replaced
how often do ai models change
can a bot get worse after an update
will the provider tell me when the model is swapped
it worked before and now it does not, why
do new model versions break things
does a newer model always mean better
do ai providers swap models silently
is quality stable over time
why did our assistant get worse all of a sudden
how frequently is the underlying model replaced
is the technology stable through the year
our bot was fine in spring and is now bad
do updates sometimes damage quality
are we warned about updates
why was it clever in may and stupid in june
is a fresher version always cleverer
how many times a year does the engine get swapped
do they tell me when the engine is swapped
gpt upgrade, good or dangerous for my helper
as long as we change nothing, it stays as good, right
silent swaps, do they exist
it was fine all spring and since august it talks rubbish although we changed nothing, how come
how frequently does openai or google swap the engine under a chatbot
can an upgrade cause regression in the bot
do suppliers announce it when they change the llm
our chatbot was fine in march and now it blunders, why
is a more recent model always an improvement
how many times annually does the underlying ai get exchanged
why must i recheck a bot that passed already
is it me or did the chatbot get dumber after an update
how often are models replaced
are models replaced without notice
can a new model make something worse
is it true that a replacement can break what used to work
does a bot stay as good as on day one
why did the assistant suddenly get dumb
is every upgrade an improvement
are we told when the engine behind is exchanged
how stable is the technology underneath
what may happen after an invisible swap
regression after update, is it a known danger
how many times per annum does the llm change
why test again if it passed once
our helper was fine in spring and now talks nonsense, what may be the cause
i assumed newer is always better, does your article disagree
my supplier changed something silently, is that common
we passed the acceptance in january, why may it not hold in october
suppose openai retires a version, what could it do to my bot
and does it stay that way
so why must it be repeated
do they announce it
can it get worse over time
silent version changes, how frequent
model drift and deprecation, what is the warning
what is unreliable about the foundation
will quality deteriorate though i change nothing

= The test is
* which points should be in the agreement with an ai supplier
* what should a contract for a chatbot contain
* which clauses do i ask of an ai vendor
* what to put in writing with the supplier of the bot
* terms for an ai agreement
how often should the bot be tested
when do i rerun the test
is a one time check enough
do we retest after a model update
should testing be repeated every month
how frequently must quality be measured once it is live
do i test only at the beginning
what when the supplier upgrades the llm
our lawyer drafts the agreement, which points should he not forget
how many times do we repeat the trial once it runs
each month or each year
before the opening only, or also later
swap of engine means new trial
obligations of the seller of a virtual agent
regular inspection like a car, is that needed
our purchasing department writes the agreement, what rhythm of checking should it demand
how frequently should acceptance testing be repeated per the agreement
which testing schedule do i write into a chatbot contract
do we need regression tests after the llm is upgraded
when must the evaluation be carried out according to the clause
is a single go live check sufficient for an ai helper
at which moments should the supplier repeat the benchmark
my advocate is drafting the chatbot agreement, how frequent must the checks be
and what if they migrate to another gpt version
when is the test run
how often should the test be run
is the test run at every change of model
is it true that it is run once a month
what testing rhythm should the contract contain
on which occasions is the exam repeated
does it suffice to check at go-live
must the vendor verify again after an upgrade
what schedule belongs in the agreement
recurring verification, how frequent
three moments for checking, name them
do i demand continuous evaluation from the supplier
what inspection clause do you recommend
i am drafting the terms with our bot supplier, what do i write on repeated testing
my fear is that it is checked once and forgotten, which clause helps
our car gets serviced yearly, how frequently should the bot be examined
we swapped to another llm last week, is a fresh exam due
suppose nothing changes, do we still verify every month
so when do we do that again
and what goes in the contract first
only at the start or later too
what about after swapping the engine
retest obligations
monthly health check of the helper
prior to going live, is an exam compulsory
frequency clause in the agreement

= A share of
when should the bot be turned off
is there a kill switch in the agreement
what minimum quality should i demand in writing
what if quality falls too low
should there be a threshold for shutting it down
can we agree on conditions for switching it off
which quality limits belong in the agreement
what guarantees of quality do i ask for
under which circumstances do we pull the plug
emergency brake in the agreement
how do i make the seller accountable for bluffs
when is it time to shut it down
i want the right to pull the plug when it blunders too much, how do i put that in the agreement
which limits do i agree on with the supplier before it goes live
what accuracy threshold should trigger shutting off the bot
how do i write a service level for hallucinations
what error rate makes us pull the assistant offline
which clause protects us if the ai starts inventing things
should the agreement state a minimum accuracy
my legal team wants a cut off point for wrong replies, what do you propose
is there a point at which we must take the thing offline
our helper bot makes up refund rules, what clause lets me unplug it
when is the assistant switched off
which shares should be in the contract
is there a limit below which the assistant is switched off
is it true that a share of confident mistakes is agreed
can i demand that it is shut down if it gets bad
what quality floor belongs in the agreement
which two thresholds trigger deactivation
what makes us pull it offline
do we need a stop rule for poor performance
minimum accuracy clause, what does it say
who may turn the bot off and on what basis
sla for correctness, is it suggested
what happens contractually when replies deteriorate
i need a clause for when the bot goes rogue, what is proposed
my lawyer asks about an exit for bad quality
our last chatbot talked rubbish for weeks and nobody stopped it, how do we prevent that on paper
we want a lever against the supplier if the results drop, is there one
suppose it drops from ninety to seventy, should it stay up
and if it gets worse
so what if it fails the monthly exam
is there a lower limit
when do we unplug
kill criterion
deactivate on what figures
suspension threshold for an unreliable helper
minimum standard in the agreement with the ai vendor

= Every answer shows
should the bot show its sources
how can users check where a reply comes from
do i need citations from the ai
how can a reader verify what the bot says
must it quote the file behind each reply
can a reader look up where it has that from
footnotes under replies, needed
source given or just believe it
as a librarian i want the reference with each reply
proof beneath each reply, should i insist
should an ai assistant cite its references
how can staff trace where the bot took a reply from
must the chatbot link to the page it relied on
do i demand provenance for each response
what clause makes the ai's replies verifiable
the bot told my aunty a wrong timing, how would she trace the origin
my auditor wants to trace every reply back to a page, is it a fair condition
should every answer show its document
does the contract demand the source of every answer
can the user see which document an answer came from
is it true that answers must show where they come from
what transparency clause is proposed
must the bot name its reference
should there be a footnote under replies
how can a reader verify what the bot told
do i insist on a link to the original page
attribution in replies, is it required
what do i demand so staff can look it up
grounded replies with citation, in the contract or not
is a reply without backing acceptable
i never trust a machine that won't say where it read it, which clause helps
my students must cite, should the chatbot as well
our auditors want proof for each statement to customers, what should we agree on
we cannot tell from which leaflet it took the price, what should be demanded
suppose a client doubts the reply, what must be displayed
and can people check it
so where did the reply come from
should it quote its papers
does it reveal the origin
traceable replies
provenance clause for the bot
source shown always or on request
what evidence must accompany each response

= Your conversations are
will our chats be used to train ai
what about data privacy with the ai vendor
how long may the supplier keep our chat logs
can the provider learn from our customers' messages
must conversations be erased
do ai companies learn from our data
should chat records be deleted at some time
confidentiality of conversations with the bot
does the seller feed on what my clients write
how do i forbid them to learn from our chats
for how many months may chats lie around
patient chats at an ai firm, what must be agreed
wipe the chats, is it usual to demand that
may the supplier reuse our chat transcripts for machine learning
how do i forbid the vendor to exploit patient chats
are our customers' dialogues safe from being fed into openai
should transcripts be purged after some weeks
our gdpr officer asks what to write about dialogues in the agreement
our law firm's chats are sensitive, what must the supplier promise
can they teach chatgpt with our tickets
how long may transcripts linger at the supplier
are our conversations used to train a model
are conversations deleted after some time
what should the contract say about conversations
is it true that chats must not train anybody's model
who may reuse what my customers wrote
how do i stop the vendor from learning from our talks
what retention clause is recommended
do transcripts get wiped
is it allowed to exploit our dialogues for ai development
which data protection point belongs in the agreement
can the provider store messages forever
opt out of training, should it be written down
how long may the logs be held
i represent a law firm, what should we demand regarding client talks
my patients confide in the bot, what clause protects them
our works council fears that chats feed some american model, what do you advise
we handle bank customers, which promise on erasure should we get
suppose the supplier wants to keep the logs for improvement, should we agree
and is what they type kept secret
so what happens to the chats
do they keep them
is there a deletion date
no training on our data, is it in the list
purge period for dialogues
dpdp and pdpa concerns, which clause covers chats
confidentiality of what users type

= A ceiling on monthly
how do i stop the ai bill from exploding
can i cap the spending on the bot
what if usage costs get out of hand
should there be a budget limit with alert
how can i keep ai spending under control
surprise bills from the ai provider, how to avoid
a bill of ten thousand overnight, how do i prevent it
price brake in the agreement
can usage fees run away
do i get alarmed before the money is gone
maximum per month, should i insist
how do i prevent a nasty surprise invoice from the ai provider
should there be an upper limit on token spend
which clause guards against runaway api charges
can i set a maximum fee and be notified before hitting it
diwali rush triples our chats, how do we limit the invoice
what spending safeguard belongs in a chatbot agreement
a spam attack on our chat could cost lakhs, which clause limits it
should i get an alert at 80 percent of the spend
should there be a ceiling on monthly cost
is there a warning before the cost limit is reached
what should the contract say about cost
is it true that the monthly cost should be capped
how do i prevent a runaway bill
which clause protects my wallet
can the expense explode with heavy use
do i get alerted ahead of overspending
maximum spend per month, should it be fixed
what guards against bill shock
pay as you go frightens me, what do you advise
budget cap with notification, yes or no
financial safeguard in the bot agreement
we are a small temple trust with fixed means, how do we limit what the bot consumes
i once got a horrible roaming bill, how do i avoid the same with ai usage
my controller wants a hard stop on api charges, does the article list it
our traffic doubles at ramadan, how do we keep the invoice in check
suppose somebody floods the bot at night, what protects us from paying
and what about the money
so can it get expensive suddenly
is the price limited
will anyone tell me before it is used up
upper bound for charges
spend alarm, should it be demanded
what is the last point in the agreement
fee limit with early notice

= Ask the two
what is the first step i can do this week to test a bot
how do i begin if i have no time
what should i do on monday about the ai
is there a quick version of the test
can i start smaller than two hundred
whom do i ask for the first twenty examples
we want to begin tomorrow, what is the smallest step
which colleagues do i involve first
how many examples for a first try
it is friday and i have an offer on the desk, what now
what can a tiny firm do without a project
start small, how
who in my shop should begin, and with how many
i do not have a week, is there a lighter way
twenty samples by whom
what is the smallest pilot i can do this week
whom in my office should i ask for sample queries
what can i do tomorrow morning before purchasing ai
how do we gather genuine customer queries quickly
my receptionist and my clerk get all the calls, what should they do
any quick homework before meeting an ai salesman
should the sample go into a spreadsheet and who fills it
i only have a kirana shop and two helpers, how do i try out bots
what should i do on monday before buying a chatbot
who in my company should write down the sample questions
how do i begin with the test set if two hundred is too much
can you tell me the very first thing to do this week about the ai assistant
is it true that twenty real questions are enough to start
first step before purchasing ai assistant
i want to know if my support staff should collect the questions or me
what about starting with a small table of real enquiries
whom do i turn to for genuine examples, the manager or the ones on the telephone
which employees are best placed to supply material for judging a bot
should the front counter ladies jot down what clients keep asking
do i have to hire a consultant to draft the evaluation prompts
can my helpdesk fellows make the excel for the trial
what is the minimum viable benchmark for a procurement of conversational software
is it better to invent the queries or pull them from the inbox
where do i get ground truth for a pilot without spending a single ringgit
how can a small dental practice prepare before signing for a virtual agent
our purchase committee meets tomorrow and i have nothing, what can i assemble quickly
i worry that two hundred is far too many for a shop of three people, what then
my boss wants a bot by march, what homework should he give the team now
we are a school office and parents ring all day, what would our clerks have to do
suppose i only have one secretary and a cashier, what task do i hand them
and who should fill in that sheet
do they note down the replies also or only the questions
how many per person, roughly
what exactly goes in the columns

= It takes an
how long does the quick version take
how much time for the twenty examples
is the small start done in an hour
i only have sixty minutes, is that enough
shall i block a whole afternoon for it
my people are busy, how long do you need them
sixty minutes, really
i can free two people for sixty minutes, is that enough for the small version
how long will my two people be away from the phone for the mini version
how much effort is the twenty question collection
how time consuming is gathering the samples
will compiling the spreadsheet disrupt my staff's shift
and how quick is collecting them
how long does the monday exercise take
is collecting twenty questions a lot of work
can you tell me how much time my staff will lose on it
does it need a whole day to gather the examples
i want to know if we can do it before lunch
time needed for the twenty question table
what about the effort, is it big
isn't writing sample questions very slow
is it shorter than a normal meeting
will my counter people be off duty for long because of this
can a busy clinic squeeze this in between patients
how many man hours should i budget for the warm up
is it a quick job or a project of its own
do i need to plan overtime for the ladies who prepare the list
could it be finished over one cup of tea and a biscuit
is this preparation going to drag on for weeks
what duration shall i put in the calendar invite
we are terribly understaffed this month, is the little exercise still doable
i worry my team leader will say there is no time for such a thing, what do i tell him
my manager asks how much of the morning he must give up
suppose i ask them at nine, when would they be done
and how long did that take them
is that quick
so how soon would i have the table in my hands
does the small version also need days
how big a bite out of the working day are we talking about

= Try them on
what do i do with the twenty questions
on what should i try the small sample
can i run my examples on the vendor's bot
what next after writing down the twenty
i have my twenty, where do i put them
feed them to whom
should the seller let me type my twenty
what to do with the table next
i have written down twenty, which machine do i try them with
what do i do with the spreadsheet of samples afterwards
once collected, where do i run the queries
how do i evaluate the bot a salesman pitches me
and what then do i do with our own samples
how can i check the product they want to sell me using our own queries
what do i do with the twenty questions once they are written
should i test the vendor's bot with my own examples
can you tell me what to use the table for
is it right to feed our real questions to the product they want to sell us
i want to know if i may check the demo bot with my own list
twenty questions ready, next step
what about running the list against the seller's chatbot
shouldn't i just believe the brochure instead of trying it
is trying it with my queries better than their script
the salesperson left me a login, how do i put it through its paces
how do i vet a virtual agent before signing the cheque
where do the collected enquiries go afterwards
should the candidate product sit an exam of our making
we got a trial account from some supplier, what would be a sensible use of it
how do i kick the tyres of this thing
may i grill the robot myself instead of watching the rep do it
what is the proper acceptance check for a proposed helper bot
our last supplier's bot could not even give opening hours, how do i catch that in advance this time
my boss has three bids for a bot on his desk, how should he use our sheet
i worry the prospect shown to us is polished, how can i find out with my own material
suppose the receptionist has finished her sheet, now what
and then what do we do with the sheet
on which product do i run them
so i type them in one after another
do they get used during the pitch or afterwards
against what do we hold those answers

= You will know
is a small trial better than seeing more demos
what will i learn from just twenty questions
how quickly do i get a result from the mini test
is it worth doing such a tiny try
will half a day already tell me something
does such a mini trial beat another pitch
by when do i know more
is it done by midday
twenty versus three pitches, which is wiser
do i learn more from trying twenty of my own than from seeing the salesman three more times
is a short trial more informative than a sales presentation
how fast will i have a verdict on the bot
what do i gain from an hour of checking versus watching pitches
are vendor showcases worth attending compared to a quick check
when will i see results, same morning
are the salesman's demos a waste compared with my own trial
i have one free morning, is it enough to judge a bot
is the small trial really more useful than vendor demos
what do i learn from trying twenty questions
can you tell me why i should not rely on product demonstrations
is it true that half a day of testing beats three sales shows
how quickly will i see if the assistant is any good
i want to know if one morning of testing is enough to judge
demos versus own questions, which says more
what about the demonstrations, aren't they informative
don't three presentations give a clearer picture
how soon does the verdict on a chatbot come
what is the payoff of doing this little exercise
are webinars from suppliers a poor guide to quality
does a slick showcase prove anything
when during the day would it become clear that the thing is rubbish
what insight does it bring compared with sitting through powerpoint
we have been to a few sales shows already and are none the wiser, will this help
is a hands on trial before noon superior to being shown around
my director prefers to invite sellers for a presentation, what would you tell him
i have sat in four zoom pitches about bots and still feel lost, what would teach me faster
suppose we start at nine, by what hour are we wiser
i worry that such a tiny sample says nothing, does it
and what do we get out of it
so is that worth it
how much cleverer would we be afterwards
do we still need to see the reps
when is the result in
`;
