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
`;
