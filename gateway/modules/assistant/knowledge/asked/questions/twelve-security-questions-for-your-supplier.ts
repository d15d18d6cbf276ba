/** What people ask, and the sentence that answers it (question-bank.ts). */
export const aboutTwelveSecurityQuestionsForYourSupplier = `
= “Twelve security questions for people who cannot read code”,
who wrote twelve security questions for people who cannot read code
who is the author of the security article
when was the post on checking a supplier's safety published
what did wei jun tan write
do you have an article about cybersecurity
blog post on vendor security
how long is the twelve questions article
what did you publish in february 2024
is there something on your blog about safety for non technical people
which post helps me check how careful a vendor is
do you publish about cyber safety
who in your team wrote on vendor checks
something to read about vetting vendors
is there a layman's guide on vendor safety
which colleague of yours knows about hackers and put it on paper
is there reading material for a purchaser who fears hackers
wei jun tan, what did he put on paper
day and author of the piece on hackers for laymen
how long is the text for laymen
i chair a school board and must vet a software house, have you a text
blog, cyber, which text
i am a headmaster and must choose a software firm, have you put on paper what to ask about hackers
who penned the security piece for non coders
do you have a guide on vetting a supplier's cyber hygiene
when was wei jun tan's article put online
how many minutes does the security article need
i'm a lawyer reviewing an it vendor, which article should i look at
is there infosec reading for non technical managers
is there something for a headmistress who must pick a software firm
do you have a hacker fears article in plain english
when was the twelve security questions article published
can you tell me how long the security questions article is
i want to know if there is an article about checking a supplier's security
wei jun tan article
what about something on security for people who cannot read code
do you have nothing on security for non coders
is there a security article by wei jun tan
any blog for laymen on vetting an it vendor
which colleague wrote about cyber checks for non techies
have you published something for managers who don't program
is there reading material on how to quiz a software house about safety
what did mr tan write
do you have a piece i can give our board about hackers
which post came out on 13 february 2024
how many minutes does the piece about supplier vetting take
i'm a headmistress choosing an app company and know nothing of computers, have you a text for me
our procurement wants a plain english checklist on infosec, did you write one
i am citing your article on supplier safety, what is the exact title and author
suppose i can't program and want to check our vendor, what should i read on your site
my husband runs a clinic and must vet an it firm, do you have something short to read
who's the author
and the date of that article
how long does it take to read
in which category is it filed
what else have you on cyber

= You do not have to be
can i judge a supplier's security without being technical
do i need an expert to check my vendor
i don't understand code, can i still check security
i am not an it person, how would i know they are careful
must i hire an auditor to judge our developer
i run a shop and know nothing of it, can i check our developer
does one need technical knowledge to check safety
i am a florist, how would i know if my coder is sloppy
my lawyer has no clue of it either, can he vet a software house
only nerds can judge that, right
is common sense enough for it
i cannot program at all, how could i ever judge whether those people work carefully
can a layperson assess whether an it vendor is diligent
i run a clinic and know zilch about computers, can i vet the vendor
do i need an infosec consultant to evaluate a software house
is technical training required to spot a negligent vendor
can grandma check if her web guy is reliable
i'm a baker, how would i know if my coder is sloppy
can common folk audit an it firm
do i have to be an expert to judge my supplier
can a non expert find out if a supplier is careful
is it true that you need no expertise to check a supplier
can you tell me if a layman can check a supplier
i want to know if i can find out myself whether they are careful
not an expert supplier careful
what about people without technical knowledge
don't i need a security expert to check my supplier
is it possible to vet a software house without a degree in it
can a grandmother tell a sloppy coder from a good one
must i hire an infosec consultant
can ordinary folk assess a vendor's diligence
can the secretary do the check
do i need training to spot negligence
is common sense sufficient
can i size up my web guy though computers are greek to me
i'm a florist and can't even do excel, could i tell if my developer is reliable
our school has no it person, can we judge the app company ourselves
we were going to pay an auditor to look at our vendor, is it really necessary
suppose i know zilch about tech, am i at their mercy
my boss thinks only hackers can judge that, is he right
and can i do that myself
do i need a specialist
is it doable for me
so anybody can
and without an engineer

= You have to
how do i find out whether a supplier is careful
what should i ask of my vendor as a layman
what is the idea of the twelve questions
what should i look at in the documents they show
why is the date of a document important
how does a layman recognise careful people
what is the trick in checking a vendor
how can a layman recognise a diligent vendor
what proof does a diligent firm have
how do i test a vendor without technology
what do i demand from a software house to see its care
which detail of a paper gives it away
the day on the paper, why look at it
trick for laymen to unmask sloppiness
what do tidy folks already have in the drawer
what should i ask for so that i see who works carefully
how does a layperson recognise diligence
what should i request and which detail do i verify on it
why is the date on paperwork telling
what is the method behind the twelve questions
do i request existing paperwork or fresh statements
what trick separates diligent from negligent vendors
what gives away a sloppy vendor to a layman
should i peek at dates on their documents
what do i have to ask a supplier for
is the date on a document important
can you tell me the trick for checking a careful supplier
i want to know what careful people already have
ask for things look at the date
what about the date on papers
shouldn't i test the software instead of asking for things
how do i use what careful people have
what is the basic method for vetting a vendor as a layman
what paperwork trick separates diligent from negligent
which detail on a document gives the game away
how can i tell without looking at the code
is it about requesting existing evidence
why is a timestamp telling
what should i demand, something new or something lying in the drawer
is old paper a warning
my lawyer says get it in writing, what should i look at in what they hand over
i'm meeting a developer for the first time, how would i see he works tidily
we don't know a server from a toaster, how does your method work then
suppose they put a folder before me, what should my eye go to
our vendor wrote a report the night before, how would i notice
so how do i do it
and what do i look at
what's the method
which bit of it matters
and how would one tell

= Ask any supplier
is it useful to ask a vendor if security matters to them
what will every supplier say about security
does asking do you take security seriously help
they say security is our top priority, does it mean anything
is a plain assurance useful
they claim safety comes first, does this tell me anything
what is the useless thing everybody says about safety
we asked are you safe and they said of course, are we done
every coder swears he is careful, so
does a yes mean anything
i asked them if they are careful and they said of course, was that useful
what will any firm say if i ask whether they take protection seriously
what will a vendor reply if i ask whether they care about protection
why is are you secure a pointless question
every bidder claims to be secure, is it informative
do vendors ever admit that protection is unimportant
is a verbal yes on safety worth listening to
i asked whether we're protected and he said sure, worth anything
does any firm say no to is safety a priority
what will a supplier say if i ask whether security matters
is it useful to ask a supplier if security matters
can you tell me what answer every supplier gives
i want to know if a yes about security means anything
security matters answer yes
what about just asking them if they are secure
won't a bad supplier admit that security does not matter
do all suppliers say yes
does "we take protection very seriously" tell me anything
has a vendor ever said safety is unimportant
is a verbal assurance informative
everyone swears they are safe, don't they
what reply do i get from good and bad firms alike
is there any point in asking directly whether they care
would a sloppy coder confess
do all bidders tick that box
the salesman told me their top priority is protecting data, how much did i learn
in our tender all nine firms said they are secure, what's that worth
i asked my developer straight out and he said of course, is this enough
suppose i put the plain question to them, what comes back
my boss wants to ask "are you safe", what will he hear
and what do they usually say
don't they all say so
is that question any good
so that tells me nothing
will they say no ever

= It costs nothing.
does a promise of security cost the vendor anything
why is saying yes not worth much
why do they all say yes so readily
is a yes cheap
why does everybody promise protection so easily
what does it cost a firm to say yes
is it hard for a firm to say that it is careful
what does it cost a vendor to say yes
is talk cheap in security
why are verbal assurances worthless
is a promise about security worth anything
what does it cost a supplier to say yes
why should i not trust a yes
talk is cheap in security isn't it
does it take any effort to claim protection
how hard is it for a vendor to swear he is careful
what price do they pay for a nice assurance
is saying "we care about safety" expensive for them
my vendor gave me his word, what did that cost him
the bidder readily assured us, why so readily
and why do they all say it
so what's that yes worth

= The better question
what is the better way to ask about security
how should a security question begin
how do i get proof instead of promises
why ask show me
what makes an answer about safety credible
what words should my question start with
how to ask for evidence
how do i demand proof
what wording brings out evidence
i get only promises, how should i phrase it
how do i get past sweet talk
which two words open the drawer
let them talk or let them open the drawer
telling versus letting see
with which words do i start so that i do not get sweet talk
how should i formulate a security question
what is superior to asking are you secure
with which magic words do i demand proof
why should the reply carry a date
how do i get past a salesman's smooth talk
what opening works for interrogating an it vendor
how to ask so they can't waffle
what phrase forces evidence out of a coder
what is the better question to ask a supplier
is it better to begin with show me
can you tell me how a good security question begins
i want to know if there is a better way to ask about security
show me answer with a date
what about asking to be shown something
isn't "do you" as good as "show me"
which two words should i begin with
what phrasing forces a vendor to produce evidence
how to word it so he can't waffle
what should a credible reply carry
what beats "are you secure"
is seeing better than hearing here
what magic words for interrogating an it firm
how would a journalist put it to them
my developer answers everything with "of course", how do i ask so he can't
i'm a nurse manager interviewing an app vendor, how do i start my sentences
we only get promises, how do we get proof
suppose i may use one formula for every topic, which
in the last meeting they talked for an hour and we learned nothing, how do we ask differently
and what's better
so how should i put it
what do i say instead
what must the answer have
how do i begin then

= Careful people have
what records should a careful company have
what evidence do careful people keep
which documents prove good security
what would a careful vendor have lying in the drawer
what paperwork shows diligence
which evidence would a diligent firm have
what kind of documents should exist
what lies in a tidy firm's drawer
lists, logs: which papers
which traces does care leave behind
what papers does a firm have that works carefully
which things should be there without me asking for them
what paperwork does a diligent vendor keep
which artefacts indicate good cyber hygiene
are logbooks and registers a sign of diligence
what can a conscientious firm put on the table
how do i recognise a trustworthy it firm by its files
what would a tidy firm pull out of the cupboard
which traces does diligent work leave
what records do careful people have
is a log a sign of a careful company
can you tell me what a careful supplier can show
i want to know if careful people keep records
careful people records list log report
what about a supplier without records
don't careful people just remember things
which three kinds of record are there
what paper trail does a conscientious firm leave
what sort of artefacts should be in the drawer
do tidy engineers write things down
what would a diligent vendor pull out of the cupboard
what evidence lies around at a good shop
how do i recognise orderly folk
does good hygiene leave traces
which documents should exist already
my developer keeps it all in his head, what would others have
i'm an auditor, which papers exist at a firm that works properly
we asked for evidence and they asked what kind, what could we name
suppose they really are diligent, what would be on the table
our old it man had nothing on paper, is that how good ones work
such as what
what could they show me
like which documents
so they write it down
and what do they keep

= They do not have
should a supplier need time to prepare for my visit
is it a bad sign if they must prepare documents first
can a good vendor show its records immediately
they need two weeks to get the papers ready, hmm
they ask for three weeks to gather papers, your opinion
spontaneous look, is that fair
can i turn up unannounced
they want a fortnight to collect the papers, is that suspicious
would a careful firm have to tidy up before i come
the vendor wants a week to assemble the papers, is it a red flag
can a diligent firm produce documents on the spot
may i drop in without an appointment to check security
do conscientious vendors need advance warning of an audit
they keep postponing my audit, what does that indicate
they need a fortnight to find the papers, hmm
can i spring a surprise visit
does a supplier need time to prepare for my visit
is it a bad sign if they have to prepare
can you tell me if careful people prepare for a visit
i want to know if a supplier should show things at once
prepare for visit careful
what about a supplier who wants two weeks to prepare
shouldn't they get time to prepare the documents
may i come without notice
should a diligent firm be able to produce papers on the spot
is advance warning necessary
can i drop by unannounced
if they are in order do they need to tidy up first
how quickly should evidence come out
do they keep putting me off because they must assemble things
would a good vendor ask for a week to gather it
is spontaneity a test
my vendor postponed the meeting three times to collect the files, what would a good one do
i don't want to be rude and surprise them, but would it trouble a careful firm
we are health inspectors and always come unannounced, would that work with a software house
suppose i turn up tomorrow, should it bother them
they said the papers will be ready next month, how is it with tidy people
and do they need notice
how soon should they have it
can i just turn up
so on the spot
is asking for time okay

= Here are twelve
how are the twelve questions grouped
how many security questions are there
how many groups of questions do you suggest
how is your checklist arranged
how many points are on your safety checklist
number of things to ask a software house
is there an order in your list
how many chapters in your list
how many things should i ask a software firm altogether
is your list divided into chapters
how many checks does the security article list and how are they arranged
into how many sections is the security list split
what is the structure of the vendor checklist
is there a ready made questionnaire for vetting vendors
is there a questionnaire i can print for the vendor
how many questions are there
is the list in groups
can you tell me how the twelve questions are grouped
i want to know if the article gives a list of questions
twelve questions four groups
what about the order of the questions
aren't there ten questions
into how many groups are they split
is there a ready made checklist for vetting
how many chapters has the questionnaire
how is the list organised
do you offer a list i can print
how many checks altogether
is it sorted by topic
three per section or how
number of sections in the vendor quiz
i need something to take to a vendor meeting, what does your article offer
my boss likes short lists, how long is yours
we're drawing up a tender, does the piece contain questions we could copy
suppose i print it for the committee, how is it laid out
i'm a teacher and would divide them among my students, how many parts are there
how many in all
and how are they arranged
so how many blocks
is there a list
how many topics

= They take about
how long does the security check of a supplier take
do i need to read code for the twelve questions
can a non programmer judge the answers
how much time for the vendor security interview
how long will the interview with the vendor last
an hour with the supplier, is that enough
is it long, your checklist
do i need programming knowledge to rate what they say
how much time do i plan for this meeting
how long must i sit with the software house
half a day of interrogation
can a layman rate what they say
is it doable over a coffee
how long do i have to sit there with the firm and my list
how much time should i block for quizzing the vendor
do i need to understand programming to grade the replies
can the questionnaire be done in one sitting
is the vetting feasible for a school principal without it knowledge
how lengthy is the interrogation
can i finish quizzing the vendor over a kopi
must i hire a coder to sit in
how long do the twelve questions take
is an hour enough for the questions
can you tell me if i can judge the answers without code
i want to know if i must read code to judge the answers
an hour without reading code
what about the time it takes
don't i need to read code to understand the replies
how much time should i plan with the supplier
is it a half day meeting or shorter
can a layperson grade the responses
how lengthy is the interview with the vendor
do i need to bring a programmer along
will it be done over a coffee
what slot should i book in the calendar
is any coding needed to make sense of it
can the principal evaluate what they reply
my supplier is busy, how much of his day would i take
i'm a hospital buyer and can't program, will i understand what they tell me
we have a 60 minute slot with the vendor, will we get through the list
suppose i ask all of them, how long do we sit
i fear they'll drown me in jargon, can i rate it anyway
and how long does it last
is that a lot of time
do i need a techie for that
so one hour
and can i understand the replies

= Where a supplier
what if the supplier says they are still working on it
the vendor has no answer yet, what do i do
how to react to we are working on it
should i note a deadline
they promise to do it soon, what should i ask
we are on it, they say, do i accept
they told me it will come soon, how do i react to that
they have nothing to show yet but promise it, should i fix a day with them
they say not ready yet, what should i agree on
how do i pin down somebody who says it is in progress
the vendor keeps saying it's in progress, how should i respond
what do i do with excuses such as coming soon
should i record a target date for promised fixes
they say it is in the pipeline, accept it
how to handle a vague promise on safety
they reply we will do the needful, what then
how do i nail a vendor who stalls
and when they promise to revert
what do i do if a supplier says we are working on it
should i write down the date
can you tell me how to react to we are working on it
i want to know if working on it is an acceptable answer
working on it until when
what about answers that something is in progress
isn't "we are working on it" good enough
what should i ask after working on it
it's in the pipeline they say, what next
how to nail someone down to a deadline
vendor says "will do the needful soon", how to handle
how do i deal with stalling
what to note when they promise to fix something
is a target date required for open points
how to respond to excuses
what if it's always "almost ready"
our developer has been saying "soon" since ramadan, how should we answer him
my supplier replied that a fix is on the way, what do i put in my notes
they were honest that something is missing and being done, how do i proceed
suppose three of the replies are promises, how do i treat them
i'm too polite to press people, but what should i ask when they say it's coming
and if they say it's in progress
what if it isn't done yet
how do i pin them down
and do i note it
so ask for a date

= More companies are
what locks companies out most often
are hackers the biggest danger
what is a greater risk than hacking
can a dispute with the vendor lock me out
what if my developer goes bankrupt
we quarrelled with our agency and cannot log in, is this common
is a hacker my main worry
what shuts firms out of their own systems
our vendor may go bust, what is the risk
we had a row with our coder and he has all logins, typical
russian hackers or my own coder, who is the bigger risk
coder died or went broke, what does that do to us
locked out of our own site, how does it usually come about
our web man and i are not on speaking terms and he has every login, does that happen frequently
what locks businesses out more frequently than cybercriminals
am i likelier to lose access because my developer went bust
my web guy fell out with me and holds the logins, is this common
are hackers truly the chief threat to access
is a falling out with the agency riskier than cybercrime
who is more dangerous for my access, a bust agency or a russian hacker
my web designer vanished with the logins, is it common
can an insolvent supplier shut me out
what locks companies out more often than a hacker
is a quarrel more dangerous than a hacker
can you tell me how companies get locked out
i want to know if bankruptcy of a supplier can lock us out
locked out quarrel bankruptcy hacker
what about being locked out after a dispute
aren't hackers the main reason companies are locked out
do more firms lose access by a quarrel or an attack
what if my coder goes bust
is an insolvent vendor a bigger threat than cybercriminals
what happens when you fall out with the web man
do feuds cost people their logins
who usually shuts a business out of its own website
is a row with the agency riskier than russian gangs
what is the likelier way to lose your systems
do breakups matter more than break ins
our last designer vanished with the logins, is that common
my co-founder and i fight and he set up everything, should i fear that more than crooks
the firm that made our portal went into liquidation, does this happen much
suppose i fall out with my developer, is that the bigger worry compared with attackers
i only ever worried about crooks online, what else shuts people out
and what's the commoner cause
so not hackers
is a fight really worse
what about insolvency
how do firms usually lose their keys

= And where there
how do most attacks begin
what is the typical start of a hack
are stolen passwords the main way in
how do hackers get in usually
what do attackers use most often
someone entered his password on a fake site, is that typical
how do hackers get in mostly
stolen login, is this the usual way in
what is the weakest point criminals use
how does a burglary in computers start
is it genius or a stolen login
first domino of a burglary
do crooks break walls or use a found key
how do burglars get into a firm's computers as a rule
what is the usual opening of a cyberattack
do intrusions start with credentials entered on a fraudulent site
how do crooks usually gain entry
is a spoofed login page the commonest cause
do cybercriminals need to be geniuses
what goes wrong first when a firm is breached
what is the usual first domino of a cyber attack
how does an attack often begin
is a password on the wrong page a common start
can you tell me how most attacks begin
i want to know if attacks start with a typed password
attack begins password wrong page
what about attacks, how do they get in
don't attackers break the code to get in
where does an attack start when there is one
how do crooks get a foot in the door
is a fake login site the usual opening
what is the commonest cause of a breach
are cybercriminals geniuses or do we hand over the keys
what's the first domino in a cyber incident
do spoofed sites play a big part
is human error at a login box the usual entry
how were most of the burgled firms entered
a clerk in my office entered her details on a lookalike bank site, is that how it goes
in films they crack firewalls, what is it in reality
i'm a reporter, what's the typical opening move of intruders
suppose we are hit one day, how will it probably have started
our it vendor sells us bigger firewalls, is this where things usually go wrong
and how do the real ones start
how do they get in mostly
so credentials
and when it is a hacker
what goes wrong first

= Phishing works on
are only careless people fooled by phishing
why do smart people fall for fake emails
can clever staff be tricked by scam mail
when does phishing work best
our manager fell for a fake mail, is he stupid
who gets tricked by phishing
why do smart staff fall for fake mails
at which time of the week do scams succeed
is falling for a scam a matter of intelligence
our cfo with two degrees clicked on it, how can that be
we only hire bright people, so we are immune, right
friday afternoon, why dangerous
is it a question of stupidity
my lawyer, a brilliant woman, typed her login into a fake bank page, how is that possible
are intelligent people immune to email scams
when are staff most vulnerable to phishing
my accountant with an mba clicked a fraudulent link, how come
do only gullible employees fall for spoofed mails
does fatigue make us easy prey
is awareness training of smart folks superfluous
our cfo is a clever lady and still got scammed, how come
on which day do scam mails hit best
does phishing work on clever people
is phishing only a danger for the careless
can you tell me who falls for phishing
i want to know if clever people get fooled by phishing
phishing clever people friday tired
what about clever staff and phishing
don't you have to be stupid to fall for phishing
are smart folks immune to scam mails
on which day do fake emails succeed
can a professor be tricked by a bogus link
is fatigue a factor
do only gullible employees click
what time of week are we most vulnerable
would an mba fall for a scam mail
is intelligence a protection against con artists
our cfo has a phd and still clicked, how is that possible
my lawyer thinks he'd never fall for a fake invoice mail, is he right
we only hire bright people, so do we need to worry
suppose my best manager works late at the end of the week, can he be caught
i'm ashamed that i entered my details on a false page, am i stupid
and who falls for it
only silly people right
when are people most at risk
so anybody
could it happen to me

= A second factor
what stops phishing
is two factor authentication effective
are passkeys better than passwords
do i need hardware keys
which second factor is safe against fake pages
how can i protect our logins
is yubikey or passkey worthwhile
how do i defend against fake login pages
security key or sms code
what kind of login protection is hard to steal
what is better than sms codes
yubikey or app, which protects
what login protection do you advise
how do i guard staff against scam sites
which lock helps against fake bank mails
is an sms code a good lock
little usb thing, worth buying for our clerks
what can crooks not talk people out of
strong lock for logins, your advice
what can i buy so that a stolen login is of no use to a crook
what protects best against spoofed login pages
do yubikeys or passkeys prevent account takeover
is mfa that can't be forwarded the remedy
which authentication should my firm adopt against phishing
can a fingerprint based passkey halt scammers
which extra login step can't be handed to a crook
sms otp gets forwarded to crooks, what is stronger
does a usb security dongle help
what stops most phishing
is a passkey or hardware key a good second factor
can you tell me which second factor works against phishing
i want to know if a hardware key helps
second factor passkey hardware key
what about a second factor that cannot be passed on
isn't an sms code enough as a second factor
which second factor cannot be passed on
do yubikeys keep crooks out
what remedy against fake login sites
how do i guard my staff from scam mails
which mfa is resistant to con artists
otp can be read out on the phone, what can't
is there a little usb thing that helps
what should a firm adopt against account takeover
does fingerprint sign in protect us from spoofed sites
a caller talked my clerk into telling the code, what kind of lock prevents that
we are an accounting office and got two fake mails this week, what would halt such things
my bank gives me a dongle, is that the sort of thing that works
suppose someone types everything on a bogus site, what saves us still
training has not helped our people, is there a technical remedy
and what helps against it
how do i stop that
such as what device
so passwords aren't enough
is there a cure

= In whose name
* what should i ask about access and accounts
* which questions concern who holds the keys
* questions to ask a vendor about logins
* who has control over our system, what to ask
in whose name should the domain and hosting be
who should own our app store account
whose credit card should pay for hosting
should the code belong to me or the agency
the domain is registered by my developer, is this ok
who owns the accounts
who should be registered as owner of our domain
our agency registered everything, is that risky
hosting in my name or theirs
under whose name should the play store account be
our agency registered everything for us, is it a risk
who is the legal owner of our web address
who should pay the server bill directly
can i be thrown out of my own site
our web address belongs to a freelancer in another town, problem
who should stand in the register for the web address
whose visa card pays the servers, does it matter
what do i ask about logins and possession
apple developer thing runs under the coder, good
we own our site as we paid for it, right
as a franchise owner, what should be on my name
a freelancer bought our web address with his own card, is that all right
whose name should be on the domain registration
my freelancer registered the web address on his own gmail, is it ok
who should be the account holder for play store and aws
should our firm's credit card be billed for hosting directly
is it normal that the agency owns our github and godaddy
we can't log into our own app store console, what should have been agreed
app on play store is under the developer's account, right or wrong
who should own the github repo
in whose name should the domain be
should the hosting be in our name with our card
can you tell me who should own the app store accounts
i want to know if the code should be in my name
domain hosting code accounts whose name
what about the credit card on file for the hosting
can't the supplier hold the domain in his name
is it important in whose name the code is
who ought to be registered as owner of our web address
godaddy is on my freelancer's gmail, good or bad
should aws bill us directly
whose apple developer login should publish our app
who must be the holder of the github
does the franchise or the coder possess the website
what should i ask about ownership of logins
who pays the server with which card
the agency registered everything for us as a favour, is that how it ought to be
my nephew bought our web address with his visa, whom should it belong to
we're a mosque committee and the site sits under a volunteer, how should it be set up
suppose we part with the vendor, what should have been under our name from the start
i'm a lawyer checking a software deal, what must be registered to the client
and who should own that
whose card goes on it
ours or theirs
so everything in our name
what's the first question on keys

= Who can enter
who can get into our live system
should i get a list of people with production access
is it ok if they say the team has access
how many people should have admin access
who may touch our live server
how do i find out who can get in
is a long list of admins bad
how many people hold the key to our running system
they say our crew, is that enough of a reply
do i get names
short or long list of key holders, better
do interns have the key
how many people at the software firm should be able to get at our running system
who has privileged access to our live servers
what is the proper reply when i ask who has access
is saying the dev team has access acceptable
how many individuals should have admin rights
do i ask for individual names with production rights
should the roster of people with access be brief
who holds keys to the live database, what reply is fine
how many people may touch production
who can enter our production system
is "the team" a good answer about access
can you tell me what answer i want on production access
i want to know if the list of names should be short
production system access list of names
what about a long list of people with access
isn't it fine if the whole team can enter production
how long should the list of names be
who is able to touch our live server
which persons have the keys right now
how many folks should have admin rights
should interns reach the live database
is a roster of privileged individuals needed
he said "our devs have it", is that precise enough
how few should hold the root login
what do i ask about who gets into the real thing
my vendor has sixty coders and i wonder who sees our patients, how do i ask
they told me their crew takes care of it, what should i insist on
we are a bank and auditors ask who had entry, what should the vendor hand us
suppose they give me forty persons, is that alright
i'd like to know who exactly could switch off our shop, what's the question
and who has access
names or just a department
how many is okay
so short is better
who gets in today

= Which of those
which accounts need two factor login
is 2fa for some accounts enough
should all accounts have mfa
do all logins need a second step
is it okay if only the admin has otp
is two step login for admins alone enough
must everyone use otp
do all logins need mfa
is a double lock on some logins sufficient
only the chief has a double lock, ok
which share of logins needs a double lock
is it enough when only the boss has a double login
should each and every login have a second step
how many accounts need mfa
is it fine if only some logins have an otp
which reply about double authentication is acceptable
do i insist on mfa for each and every login
the vendor protects only the admin account with sms, sufficient
just the boss uses an authenticator, is it enough
do all logins need double lock
which accounts should have a second factor
is it enough if most accounts have a second factor
can you tell me the only good answer on second factors
i want to know if all accounts need a second factor
second factor which accounts all
what about accounts without a second factor
can't a few accounts do without a second factor
how many of the accounts need it
is 2fa on the admin only okay
should every login have mfa
the boss finds otp annoying, may he be left out
what share with two step sign in is acceptable
is nine out of ten with authenticator good
what reply do i want on double locks
any exceptions for service users
do they all have to use the additional step
my vendor proudly said eighty percent use an authenticator, should i be pleased
their chief engineer is exempt because he's careful, is it fine
we are a pharmacy and want to check log in safety at our supplier, what should we hear
suppose just one old login is without it, still good
i'm told only the important ones are doubly locked, is that good enough
and how many need that
all or just some
any exemption
is most enough
so what's the right reply

= What happened to
what happens with access when an employee leaves the vendor
how should offboarding be done
the developer who left, can he still log in
what about ex staff of the supplier
proof that former employees lost their access
somebody left the agency, was his login closed
what evidence that leavers are locked out
their trainee went in june, is his key gone
fired coder still gets in
leavers: what paper do i want to see
how quickly must a key be taken away
their programmer has resigned, how do i make sure he cannot get in any more
what should happen to permissions when a developer resigns
how do i check that a departed coder was cut off
does the vendor have an exit procedure for staff
what evidence of revoked permissions should i expect
a programmer quit last month, is his access revoked the same day
which date belongs on the exit checklist of a coder
their programmer left in june, how do i know his login died
what paper proves ex workers are shut out
what happened to the access of the last person who left
should there be a checklist when someone leaves a supplier
can you tell me what to expect when i ask about leavers
i want to know if access ends on the day a person leaves
access last person left checklist date
what about people who have left the supplier
isn't it enough to remove access some weeks after someone left
which date should be on the leaver's checklist
is offboarding something i can verify
their programmer resigned, can he still get in
how soon should a sacked coder be cut off
what paper shows that ex staff are out
when is a departing worker's login revoked
what proof is there that ex employees lost their keys
how do i ask about the exit procedure
is the intern of last summer still able to enter
the coder who built our shop joined a competitor, how can i check he's locked out
their project manager went on maternity leave and never came back, what should they have ticked off
we fired a supplier's man for rudeness, what should i ask about his login
suppose somebody quits on a tuesday, by when must everything be shut
i'm an internal auditor, what evidence do i request on leavers
and when somebody goes
what do they show me for that
same day or later
so what about ex staff
and the ones who resigned

= Data that you
what is the best protection against data theft
can data that we don't keep be stolen
why collect less data
is data minimisation good
can thieves take what we never stored
how to lower the damage of a data leak
how can i reduce the harm of a leak
why collect less
is it smart to store little
nothing stored, nothing stolen
do i have to hoard birthdays
hoarding is useful for later, right
thin files, less trouble
is it safer to ask people for less
what is the surest defence from a data leak
should we hoard customer details for the future
does collecting less lower the risk of a breach
can crooks take information we never gathered
my marketing chap wants everyone's dob, why refuse
should i stop asking for birthdays and ic numbers
what's the cheapest shield against theft of records
what data cannot be stolen
is it true that data you don't have is safe
can you tell me the best protection against stolen data
i want to know if keeping less data is safer
data you do not have cannot be stolen
what about data we collect just in case
isn't more data always better
why should we have less data
what is the cheapest shield for records
does a thin file limit a leak
should we stop asking for birthdays
is data minimisation a security measure
what can thieves take if nothing is there
why not hoard info, disk is cheap
how to lower the damage of a breach before it happens
do we gain safety by not collecting ic numbers
our marketing chap wants everyone's wedding anniversary, what would you say to him
i keep passport scans of all guests for ten years, why is that unwise
we are a tuition centre with kids' details, what is the surest defence
suppose crooks do get in, what would make it harmless
my boss says we might need it one day, what's the counter argument
and what's the surest safeguard
so keep less
what can't be taken
why not keep everything
and if we simply don't store it

= Every field in
how long should data be kept in a table
does each form field need a reason
should i delete old records
which data should a form collect
rules for retention of data
our form asks for birthday, do we need it
when should old customer records go
why do we ask for gender at all
shelf life for customer files
should each box justify itself
when are old guests wiped
our form asks for the father's name, do we have to have a reason
should each input on a form be justified
when must old records be purged
do i set an expiry for stored records
my form asks religion and spouse, is that okay
what retention principle should i apply to databases
must there be a purpose for every bit we collect
why does my booking form ask for fax and gender
when shall we wipe old guests' records
should every field in a form have a reason
is there a time after which tables should be emptied
can you tell me the rule for fields and tables
i want to know if data should be emptied after some time
field reason table emptied
what about form fields without a reason
can't we keep the table forever
what should every table have
do we need a retention period
why ask for gender, is there a rule
should each box on the booking page justify itself
what principle for collecting and deleting
is an expiry for databases needed
how do i decide whether to ask for religion or father's name
must there be a shelf life for what we hold
the registration page of our club asks nineteen things, how to trim it
my hotel has guest details since 2006, what would you lay down
we're a nursery and the paper asks the parents' income, is there a test for that
suppose i design a sign up page, what must i think of for each box and each file
i'm a data officer writing the policy, what two rules do you give
and how long to keep it
what about each input
so wipe it at some point
must each one be justified
when does it go

= India, Malaysia and
what do the data protection laws in india malaysia and uae require
are there privacy laws in the emirates
which legal duties for personal data do i have
is there a data law in malaysia
do the three countries have similar privacy rules
what are my obligations under privacy law in india
what does the law say about customer data in these countries
privacy law in dubai, what is asked
how long may i keep data under the law
legal rules for personal data, the short version
are there privacy rules in dubai, delhi and kl
pdpa and dpdp, what do they want
what are our legal duties with client information
is it legal to store customer details forever
we sell in kl, pune and sharjah, what must we obey about people's details
is there anything like gdpr in asia and the gulf
dubai has no such law, right
as a clinic in johor, what does the law want from me
duties in a nutshell: know, say, protect, wipe
must customer files be wiped at some time by law
we have clients in dubai and kl, what does the state demand of us when we keep their details
what do the dpdp and pdpa acts demand in brief
does uae have something like gdpr
are privacy statutes alike in kuala lumpur, mumbai and abu dhabi
which obligations do we have when storing people's particulars
what is the gist of privacy legislation in your three countries
is there a legal limit to storing particulars
i have patients in johor and pune, what is the privacy law in a nutshell
how long may i store clients' particulars
what do the data protection laws in india malaysia and the emirates ask
is the law roughly the same in the three countries
can you tell me what the data protection laws want from us
i want to know if malaysia has a data protection law
data protection laws india malaysia emirates
what about data protection in the emirates
aren't the laws completely different in each country
how long may data be kept under these laws
pdpa and dpdp in a nutshell
what does dubai demand about client details
do i need four different policies for kl, pune and sharjah
is there something like gdpr in the gulf
what must a johor clinic do with patient files legally
which duties do asian privacy acts have in common
what's the gist of the statutes
am i allowed to hold customer info forever in bangalore
we sell in mumbai and abu dhabi, do we have to obey two different rule books
my lawyer is expensive, just tell me roughly what privacy acts require
i'm opening a branch in penang and know only indian rules, will i be surprised
suppose an official asks what we do with people's details, what are we supposed to do
our school moved to the cloud and parents ask about legal duties, what are these
and legally
is it similar over there
what do they require
so four duties or what
and in the uae

= Where does each
* what should i ask about data storage
* questions to a vendor on stored data
* what to ask about data and backups
* which questions cover what is kept and where
where is personal data stored, how should they answer
do backups and logs contain personal data too
is a simple diagram of data locations enough
how do i get an overview of our data
on which places does our customer data lie
do we need a data map
are logs and test copies part of it
do they know where our client details are
how detailed must their overview be
gdpr map, who draws it
which hidden copies of client information exist
where do all copies of our members' files hide
map of the files, how big
what do i ask about stored stuff
do logbooks contain people's details too
as an auditor, what drawing do i want
sketch on a sheet, enough
how do i learn where the details of our members are lying around
is a one page data flow chart sufficient
should copies in logs and staging be on the chart
how do i find out where the vendor hides my patients' details
do i need a lengthy inventory or a sketch
where are our members' particulars physically stored
how do i learn where our members' passports scans are lying
shall they draw me a map of the records
do logs count as a place where records lie
where does personal data lie, should the supplier know
is a drawing on one page enough
can you tell me what to ask about where data lies
i want to know if logs and backups count too
personal data where backups logs test drawing
what about personal data in test systems
don't i need a long inventory of the data
which places should the drawing include
do they have to sketch a map of people's details
what overview should a vendor give of locations
how many pages for the data flow
are copies in staging part of it
where are our patients' particulars sitting
should the chart show logbooks too
must the vendor say in which spots members' info hides
is a simple sketch okay for an auditor
we run a gym and have no idea where the coders keep our members' files, how do i ask
my vendor says it's in the cloud, what should i want instead of this
they offered me an eighty page document on data storage, is that necessary
suppose a customer asks which places hold her passport scan, what should we have from our supplier
i'm a privacy officer, what should a software house be able to draw for me
and where is it all kept
does that include copies
how detailed should that be
one sheet is okay
so a map

= Are there real
may real customer data be in the test system
is it ok to use live data for development
are actual clients in the staging environment a problem
developers work with a copy of our client list, allowed
coders play with our members' real addresses, ok
trial system filled with true people
fake people for trials, should i insist
our staging has last year's donors in it
the programmers play with a copy of our real patients, may they
may developers use genuine customer records on staging
is it acceptable to copy the production database to the sandbox
what should the trial environment not contain
our vendor demoed with actual patients' names, is it wrong
should staging data be anonymised
coders play with our true customers' records, allowed
is a copy of live records fine for trials
should real customers be in the test environment
is it okay to use real data in a test system
can you tell me what the right answer on test data is
i want to know if our customers are in the test environment
real customers test environment
what about using real names for testing
can't they test with our real customers
who should not be in the test environment
may coders play with live patients' records
is a copy of production for trials acceptable
should the sandbox be filled with fake people
are genuine addresses in staging a fault
dummy data or actual clients for trials
do developers need true donors to try things out
is the demo allowed to show somebody's actual name
what do i ask about the sandbox
the vendor demoed the new screen and i saw my own aunt's name, was that right
our coder says only genuine records show the bugs, should i allow it
we're a fertility clinic and are terrified of leaks in trial systems, what's the rule
suppose they copied last year's orders for a rehearsal, is it fine
i was mailed a trial message meant for somebody else, what should never have happened
and in the sandbox
real people or invented ones
is that allowed
so only fake ones
what about trial systems

= Show me the
how do i know the supplier's backups work
what should i ask to see about backups
is a backup any good if nobody restored it
proof of a restore
how do i find out that backups can be brought back
when is a backup really a backup
can they bring our stuff back after a crash
we have copies, are we safe
how do i make them prove recovery
copies exist but were not tried, is it okay
copies are made each night, so we are safe, right
did anyone ever bring a copy back, how do i ask
how long did it last to bring it back, want to know
when do i believe in a copy
they say copies exist, how do i make them prove that these can be brought back
what evidence of recovery should the vendor present
is an unproven backup a real backup
how do i ascertain that my records can be recovered
what should i ask them to demonstrate about backups
they say copies run daily, what proof should i request
when is a backup worthy of the name
they swear the backups work, how can i be sure
have they ever actually brought stuff back, what do i ask
how do i know a supplier's backup works
is a backup that was never restored any good
can you tell me what to ask about backups
i want to know when the last restore was, is that a fair request
last restore backup how long
what about backups that nobody has restored
isn't it enough that a backup runs every night
how to make them prove recovery
is a copy worth anything if it was never brought back
what evidence for disaster recovery should i see
do i ask for the duration as well
how to test if our stuff can be retrieved
they swear there are nightly copies, what do i demand
is a green tick in the job log proof
what's an untried spare tyre worth
our accountant lost three years of files although copies existed, what should she have asked
my vendor says everything is saved daily and i should relax, what do i reply
we're a newspaper archive and can't lose anything, how do we check the vendor
suppose the server burns tonight, how would i have known beforehand that they can bring it back
i'm not technical but i want one question about lost files, which is it
and the copies, do they work
how do i see that it can be recovered
and how fast was it
so tried or untried
what if nobody ever tested it

= The greater part
who writes most of the code in a system
is much of modern software made by others
how much of our system is third party code
open source libraries in our system, is that normal
do developers write everything themselves
do developers make everything themselves
is our software mostly made from ready components
is open source normal in our app
does my coder write it all by himself
strangers' building blocks in our system
how much is bought in or found in a modern program
did our programmer write all of that himself or is it from strangers
are there things from strangers in our software
does my developer write the whole program personally
how much of modern software is third party code
who built the frameworks underneath our app
is most of our application borrowed from others
what proportion of software stems from outsiders
did our coder craft everything from scratch
is software mostly lego from other people
who wrote the greater part of a modern system
is most of a modern system written by strangers
can you tell me which parts strangers wrote
i want to know if developers write everything themselves
modern system written by strangers libraries frameworks
what about the parts our supplier did not write
doesn't our supplier write the whole system
how much of a modern system comes from others
is software built like lego
does my programmer craft it from scratch
what proportion is open source
whose code is in my app really
do coders use ready made bits
is borrowed stuff common
how much did outsiders contribute to our program
are apps assembled rather than written
i paid for a custom app, did they really type every line
my lawyer asks who authored our software, what's the honest reply
we thought we bought hand made work, how much is it in truth
suppose i open the bonnet of our website, whose work would i see
i'm a student, is everything in an app made by the firm itself
and who made all that
so they didn't write it themselves
is the os counted too
how much is bought in
third parties wrote what

= That is sensible,
is it dangerous to use open source libraries
how often are new vulnerabilities found
is relying on outside components sensible
do new holes appear in parts we did not know about
how can a hole appear in something we did not build
are ready made components risky
free blocks from the net, reckless
how frequently do cracks show up in strangers' blocks
could there be blocks in it we never heard of
is it irresponsible to use parts that somebody else wrote
how frequently do parts from strangers turn out to be rotten
is relying on open source reckless or reasonable
how frequently do fresh vulnerabilities surface in dependencies
are there components in our app we aren't aware of
do unknown ingredients of software turn out insecure
what is the downside of ready made packages
why does software need patching weekly
is free code off the internet too risky to use
why do cracks keep popping up in parts we never heard of
is it sensible to use parts written by strangers
how often do new weaknesses become known
can you tell me the downside of using libraries
i want to know if libraries bring weaknesses
new weaknesses every week unknown parts
what about weaknesses in parts we don't know
isn't it reckless to use strangers' code
what does it mean for us that others wrote the parts
do fresh holes pop up all the time
is open source irresponsible
how frequently are vulnerabilities published
can something we never heard of make us unsafe
should i be upset that my coder used npm packages
is reuse reasonable despite the risk
what's the flip side of building with third party bits
do dependencies rot
my vendor admits that ninety percent is from the net, is he careless
we updated in january, could there already be cracks again
i fear ingredients that i can't even name, how real is it
suppose nobody touches our app for a month, does anything turn bad
our board wants to forbid outside components, would that be wise
and is that safe
is that a bad thing
so how often does it happen
what's the downside
and what follows from that

= Log4Shell, in December
what was log4shell
when was the log4j problem
give an example of a flaw in a small component
what happened in december 2021 in it security
which bug kept engineers busy at christmas
famous example of a library flaw
why did it people work at christmas 2021
could you explain the log4j case
a well known example of a hole in a component
what was the log4j affair
which bug spoiled the holidays for engineers
tiny tool, huge trouble: which story
which crack ruined christmas for techies
explain that java logging story
why do techies still talk of 2021
can you tell me about a small part that got the whole trade in trouble
what was the log4j incident
when did log4shell occur and what did it do to it staff
can you name a notorious vulnerability in a minor component
which bug spoiled the xmas of engineers in 2021
how could a logging utility cause such chaos
any real illustration of a hidden dependency going bad
what spoiled xmas 2021 for security folks
is there a famous case of a tiny tool causing havoc
when was log4shell
can you tell me what happened in december 2021
i want to know if log4shell was a big thing
log4shell december 2021 christmas
what about the flaw in the log tool
wasn't log4shell a hacker group
why did half the industry work over christmas
which famous bug do you mention
what spoiled the techies' holidays
example of a tiny component causing havoc
was it java that had the hole
what did log4j do wrong
is there a real life case of a hidden dependency going bad
which vulnerability ruined xmas for engineers
what year was the logging disaster
i remember my son had to work through the holidays because of some computer scare, which one was it
my class needs an example of a small thing with huge effects in it, does the article have one
our developer keeps mentioning log4j, what's he talking about
suppose i want to explain to the board why unknown parts matter, which story do i tell
i'm a journalist looking for the incident with a logging component, what do you say of it
name me one case of that
has that ever really happened
what sort of flaw was it
and how bad was it

= What counts is
what counts when a new vulnerability is known
how do i measure whether a vendor patches well
is speed of patching important
what is the measure of a good patch process
crack is in the news, what then matters
speed or perfection with cracks
how is a good plumber of cracks recognised
when it is in the news that a part is rotten, what should i look at
is it the number of holes or the speed of mending that matters
what is the decisive metric for patching
is the delay between disclosure and fix what matters
how do i judge a vendor's patch management
what should be short when a vulnerability becomes public
when a hole hits the headlines, what counts
what counts when a weakness becomes known
is the time to repair what counts
can you tell me what matters with new weaknesses
i want to know if speed of repair is important
time from news to repair
what about the time between the news and the repair
isn't the number of flaws what counts
what should i measure a supplier by after bad news
which kpi for patching
is it the delay that's decisive
how do i judge a vendor's handling of holes
does it matter how many bugs or how quick they mend
what is the metric from disclosure to fix
if faults are unavoidable, what makes a good vendor
is slowness the real sin
what's the yardstick once a hole hits the headlines
our vendor has had five holes this year and the other none, what should i compare
my boss wants zero flaws, what would be a better target
i read in the paper about a hole in something we use, what's the thing to watch now
suppose everything breaks sooner or later, what do you look at then
we're insurers rating software firms, which number tells most
so what matters then
how is that measured
is speed the thing
number or speed
and what should i look at

= How do you
* what should i ask about updates and changes
* questions on how changes are made to our system
* what to ask a vendor about patching and code review
how quickly should urgent patches be installed
how does the vendor learn of unsafe components
is it ok to fix a hole in the next release
how many days for a security update
how fast should a critical vulnerability be closed
a library has a hole, when should it be fixed
is waiting for the next version acceptable
how do they hear about new vulnerabilities
who tells my coder that a block has a crack
we will mend it in the spring version, fine
days or months for a crack
what do i ask about mending
their latest urgent mend, how long did it last, may i ask
how do they hear of cracks
a part of our software is found to be rotten, how many days may the mending take
what turnaround for an emergency patch is acceptable
they patch only with the following version, acceptable
how many days should an emergency fix need
do they subscribe to vulnerability alerts
is waiting for the quarterly rollout too slow
how fast must a rotten library be swapped out
they say we'll patch in the spring version, good enough
who tells the coder that a plugin is dangerous
how long should an urgent update take
is at the next release a good answer
can you tell me how a supplier learns that a part is unsafe
i want to know if days are good for an urgent update
unsafe part last urgent update days
what about waiting for the next release
can't an urgent fix wait for the next release
which question is about unsafe parts
how does the coder hear of rotten components
patch turnaround, what's acceptable
is a quarterly rollout too slow for a critical hole
do they subscribe to alerts
how quick must a cve be closed
what should i hear about emergency patching
is two months fine for a dangerous plugin
what if they say it'll be in version five
wordpress told the world about a bad plugin and our agency did nothing for weeks, what should they say
our vendor fixes things every spring, is this quick enough when it's serious
i run a web shop and want to ask about rotten parts, how do i put it
suppose a hole is published monday, by when would a good supplier have closed it
my it man says he reads about problems on twitter sometimes, what should i ask
and how quickly
days, weeks or months
is waiting okay
how do they even find out
so what's a good time

= Does a second
should a second developer review changes
is code review important for safety
four eyes principle before going live
should there be a log of who approved a change
does one developer alone push to live, is this ok
who checks the programmer's work
does anyone check the programmer's work
one man pushes to production alone, is that ok
should code be peer reviewed
our coder works all alone, who looks at it
four eyes on every line
nobody reads what he uploads, dangerous
proof that a colleague looked, want to see
does anyone look at what our only programmer changes
is peer review compulsory before deployment
should pull requests be approved by somebody else
can one lone developer deploy unchecked
what proof of code review should i request
is there a trail of who approved a deployment
does the vendor apply four eyes prior to release
can a lone coder push to production unseen
do two pairs of eyes look before release
does a second person have to read each change
is there a record of who read a change before it goes live
can you tell me what to ask about changes going live
i want to know if one developer alone may put changes live
second person reads change record
what about changes that nobody else has read
isn't it fine if one good developer changes things alone
before what must a second person look at it
four eyes principle for code
do they peer review
who checks the programmer's homework
is a pull request approved by somebody else
can a lone wolf deploy to production
is there a trail of approvals
how do i ask about code review
can a single tired coder break our shop unchecked
one man at our vendor uploads straight to the site at night, what question would have revealed it
i'm an auditor and know dual control from banking, is there a counterpart here
my developer works by himself and says he never errs, what should i ask him
suppose a wrong price goes online, who should have looked at it beforehand
our treasurer needs two signatures, does software have the same
and who checks it
is that written down somewhere
one pair of eyes or two
so somebody else looks
before release or after

= Where are the
where should system passwords be stored
can passwords be in the code
is it ok to send credentials by e-mail
where do api keys and secrets belong
passwords in a shared document, is this bad
our developer mails passwords, is that bad
where to keep credentials of the system
secrets in the repository, allowed
where do they hide secrets and keys
our developer sends credentials by whatsapp, bad
can api keys be in the repository
is a shared file with logins acceptable
excel sheet with all secrets, good
coder wrote the key of the database in the program text
secrets by slack or mail, sin
which hiding place for secrets is wrong
vault or notebook
our programmer put the logins in a word file, is that a sin
where mustn't api tokens be kept
is it ok to store passwords in git or excel
our developer forwards the root password on whatsapp, is it tolerable
where should secrets not live
should the vendor use a secrets manager rather than a word file
passwords in an excel sheet named logins, tolerable
may api tokens be emailed to us
he hardcoded our smtp password, is it a sin
where should the passwords of the system be
is it okay to have passwords in the code
can you tell me where passwords must not be kept
i want to know if passwords may be sent by e-mail
system passwords not in code or e-mail
what about a document called passwords
can't the passwords be in a document
which places are wrong for passwords
where do api keys belong
is a google sheet with logins tolerable
our coder whatsapped the database secret, sin or not
are hardcoded credentials bad
is a word file on the desktop alright for secrets
should tokens be in git
where do you hide the smtp login
what do i ask about secrets
my vendor forwarded me the server login in a mail, is that how it's done
an intern found a text file with every login on the shared drive, what does the article say
we're taking over a project and the keys are in the source, should we worry
suppose the programme needs to log in to a bank by itself, where mustn't its secret lie
i keep mine in a notebook called logins, would that do for a vendor
and the secrets
is mail okay for that
where mustn't they be
so no file for these
what about the machine's own logins

= Sooner or later
will something go wrong one day
is an incident unavoidable
can security ever be perfect
can i expect that nothing ever happens
can it be ruled out that something happens
perfect walls, do they exist
we have been lucky for years, it stays so, right
can i buy something so that nothing ever happens to us
will there be a bad day even with a careful firm
is an incident inevitable
can any vendor rule out mishaps
will we be hit eventually
is total safety an illusion
are mishaps unavoidable even with a diligent vendor
can we buy ourselves total safety
we've been lucky for years, will it last
will something go wrong sooner or later
is it true that something always goes wrong
can you tell me if a careful supplier can prevent everything
i want to know if we can be sure nothing goes wrong
sooner or later something goes wrong
what about suppliers where nothing ever goes wrong
can't good security rule out that something goes wrong
is it certain that a bad day comes
does perfect safety exist
are mishaps inevitable
we've been lucky for ten years, will it last
murphy's law in it, agree
will even diligent folks be hit
can money buy total protection
is an accident just a matter of time
are we ever 100 percent safe
my vendor guarantees zero incidents, is that realistic
i pay a lot for protection, may i sleep without worry
our chairman believes nothing can happen to us, what would you tell him
suppose we do all the earlier things right, are we safe for good
we're a small temple trust, surely nobody bothers us, or
and if all is done well
will it hit us too
is it avoidable
so it's bound to happen
never ever

= You want to
what do i want to know about emergencies
should i hear about a breach before my customers
what must be certain when an incident happens
what matters when an accident happens
should customers learn of it before me
what must i be sure of before the evil day
journalists know before me, how do i avoid it
is somebody at the wheel in a crisis, must i know
i do not want to learn from the newspaper that we were robbed, what should be agreed
what has to be certain for the day on which it goes wrong
who should learn of a breach first, us or our clients
what assurance do i need for when disaster strikes
must somebody be responsible during an incident
how do i ensure we aren't the last to be informed
what three things should be guaranteed once a mishap occurs
i don't want to read of the leak on twitter, what do i demand
i dread hearing of a leak from journalists, what must be agreed
who is at the wheel in a crisis, should i ask
what do i want to know about a bad day
is it important that someone is in charge
can you tell me who should hear of it first
i want to know that we hear of a problem before our customers
noticed someone in charge hear before customers
what about hearing of a problem from our customers
isn't it fine to learn of it together with our customers
which three things should be certain when something goes wrong
who has the wheel in a crisis
should i read about my own leak on twitter
what assurances for an emergency do i need
will anybody spot it if we're robbed
do clients or us get told first
is there a responsible person in a disaster
what must be guaranteed once things break
how do i avoid learning it from a journalist
last time our shop was down a buyer phoned me about it, what should be agreed for the future
my nightmare is a reporter calling before the vendor does, what do i demand
we're a hospital, if records leak what should we be sure of regarding our supplier
suppose evil comes on a holiday, what do i need to be certain of
i don't expect perfection, so what may i expect on such a day
and what should be ensured then
who tells us first
is anyone responsible
so what do i need in that case
and will they notice

= When did somebody
* what should i ask about incidents and emergencies
* questions for the bad day
* what to ask about penetration tests and incident response
has someone external tested their systems, what to ask
is an empty pentest report good
may i see the penetration test report
what should an audit report look like
is it good if a security test found nothing
should findings in the report be closed
outside security check, what to ask about it
six findings or none, which is better
should an independent tester have looked at it
did anybody independent try to break in, how do i ask
is a clean pentest good news
should i see the audit
what about the holes that were discovered
an outsider tried to break in and found zero, great
hired burglars, should i ask for their paper
six holes all mended versus nothing found
what do i ask about burglary trials
chapter on crisis: what do i ask
may i read what the hired burglars wrote
has a stranger ever tried to break into their systems, how do i ask that
when was your last third party vapt
is a spotless pentest result reassuring
should an independent auditor probe the system
is a report with resolved vulnerabilities more trustworthy
may a customer view the penetration findings
has any outsider tried to break into their software lately
the pentest found zero, should i be glad
half a dozen holes found and all patched, good or bad
when did somebody outside last test the supplier's system
is an empty report a good sign
can you tell me if a report with six findings is bad
i want to know if i may see what an outside test found
outside test report findings closed
what about a test report with no findings
isn't a report without findings the best
who should test a system, insiders or somebody outside
do i ask for the pentest
is a spotless vapt result trustworthy
should independent testers try to break in
may a client view what the hired burglars discovered
six holes all mended or none found, which calms more
third party audit of software, what to request
how recent was the last external probe
what happened with the discovered vulnerabilities, do i ask
the vendor showed me a clean sheet from his tester, should i be glad
my boss was shocked that the testers found half a dozen things, should he be
we're an insurer and want proof someone neutral looked, how do we ask
suppose two bidders, one with zero and one with several points repaired, whom do i trust
i'm a purchaser and they say their own people test, is this what i should want
and outside checks
may i see the result
zero findings is good right
so findings are okay
and what became of them

= Whom do you
how quickly must a vendor tell me about an incident
who is called at night when there is a breach
is a company without any incident trustworthy
they say they never had an incident, is that good
should there be a post mortem
notification time after a hack
they claim no incidents ever, suspicious
how fast do they have to inform us of a breach
what is written after an incident
whom do they phone at three in the morning
how fast do they have to warn us of a breach
is it a good sign if nothing has ever gone wrong
who answers in an emergency
do they do post mortems
never had a burglary, they boast: believe
telephone chain at night, should they have one
how many hours until we are told
what paper should exist after the last mishap
in what time must they own up
they claim that nothing has ever happened to them, should that calm me
how soon must the vendor notify us of a leak
they boast of never being breached, is it credible
is a root cause analysis written after each mishap
what do i ask regarding the escalation chain
should a vendor share its latest postmortem
hacked at three in the morning, who gets rung and when are we told
they say nothing ever happened to us, impressive or fishy
what do they jot down following a mishap
whom does a supplier call at night
is a company that never had an incident trustworthy
can you tell me what to ask about incidents
i want to know how fast a supplier should tell us
call at night time to tell us last incident
what about a company that says it has never had an incident
isn't it good if a supplier never had an incident
what should be written down after an incident
is there a postmortem
breach notification, what do i ask
who gets rung at three in the morning
is a flawless record suspicious
do they have an escalation chain
how soon must they inform us of a leak
rca of the last outage, may i want it
what if they boast that nothing ever happened
the salesman was proud that in twelve years nothing was ever broken into, should i be impressed
our shop was down all saturday night and nobody picked up, what should i have asked before
we're a port operator working round the clock, what question on emergencies fits us
suppose customer details leak on a sunday, what must the vendor have settled beforehand
my lawyer wants to know about reporting deadlines, which question covers this
and at night
how quickly do they say so
never had one, is that plausible
what do they note afterwards
so a clean record isn't good

= Nobody has twelve
must a supplier have perfect answers
can anyone answer all twelve well
how many good answers should i expect
my vendor fails some of the questions, is this normal
is it a failure if not every answer is perfect
is any vendor without weaknesses
they failed some of it, is that usual
do i expect full marks
my coder managed seven, is he bad
full marks, realistic
is there any house that passes it all
our firm had good replies to only eight, do i look for another
does anybody have a good reply to each of your points
does any vendor score twelve out of twelve
our vendor failed three points, is this usual
should i anticipate flawless replies
is a full score realistic
they stumbled on some questions, should i dump them
our coder managed nine of twelve, is he hopeless
does anybody have twelve perfect answers
is it bad if a supplier does not have perfect answers
can you tell me how many perfect answers to expect
i want to know if any supplier gets all twelve right
nobody twelve perfect answers
what about a supplier who fails some questions
shouldn't a good supplier have perfect answers to all
how many suppliers have all twelve
is full marks realistic
our coder scored eight, dump him
are gaps normal
do i need a vendor without weaknesses
does a flawless one exist
what's a usual score
is stumbling on a few a reason to leave
can anyone ace the list
my developer sweated at three of them, should i go elsewhere
i gave the list to four firms and none passed everything, is it the firms or the list
our procurement rules want 12 of 12, is that sensible
suppose they manage nine and admit to the others, is that hopeless
we're afraid no one in our town would pass, is it the same everywhere
and do they all pass
who gets them all right
is perfect needed
so nobody's perfect
how strict should i be

= We do not have
does your agency itself meet all twelve points
do you have perfect security answers yourselves
would longitude pass its own twelve questions
are you yourselves always up to this standard
how does your own company do on these questions
do you practise what you preach on security
and you, do you pass your own list
are you honest about your own weak spots
hand on heart, is your own house always tidy
practise what you preach
what about longitude, would you pass all of that today
does your own agency score twelve out of twelve
do you walk the talk on security
are you guys yourselves flawless
can longitude comply with its own checklist daily
so how do you score on your own test
be frank, are you always compliant
hand on heart, does longitude tick all twelve
do you folks ever fall short
do you yourselves have perfect answers every day
is longitude able to answer all twelve every day
can you tell me if you pass your own questions
i want to know if you have the answers yourselves
do not have them every day either
what about you, do you have twelve good answers
don't you have perfect answers at least
are you better than other suppliers on this list
do you practise what you preach
would your own house pass
is your agency flawless on these points
hand on heart, do you tick every box
how does longitude score
does the author's firm comply daily
is your own place always tidy
are you honest about falling short
before i grill my developer with it, how would you do in the same exam
i'm thinking of hiring you and have your list in my hand, will you ace it
my boss asks whether the authors of the list live up to it
suppose i turn up at your office with these twelve, would you shine on any given day
nice article, but i bet you fail some too
and you
how about yourselves
are you perfect then
and at your place
so you fail sometimes too

= What you are
how do i judge the answers to the security questions
what am i looking for in a vendor's answers
what are good signs in a supplier
how recent should the documents be
is it a good sign if they admit not yet
what habit shows that a company is careful
how can i tell a good supplier from a bad one
should old dates on documents worry me
they said no, not yet, is that ok
what separates the good vendor from the bad
how fresh must their paperwork be
is admitting gaps a good sign
what behaviour do i want to see
how do i read the replies
not yet, she said calmly: good or bad
papers from three years ago, warning
which manner tells me they are fine
papers younger than what
habit or performance, what do i look for
how do i tell from their manner whether they work carefully
what attitude tells me a vendor is diligent
is admitting a gap a positive sign
how fresh or stale may their paperwork be
what pattern do i look for in the replies
should i prefer a vendor who frankly concedes shortcomings
what signs of routine matter when grading the replies
how do i read between the lines of their replies
he calmly admitted not yet, is it good
what am i looking for in the answers
is it good when people say no, not yet
can you tell me the good signs in a supplier's answers
i want to know how recent the dates should be
habit documents dates no not yet
what about people who admit something is missing
isn't "no, not yet" a bad answer
how old may the documents be
how do i grade what the vendor told me
what manner tells me the firm is sound
fresh paperwork or stale, what pattern is healthy
is it alright if they calmly concede a gap
what separates the good ones from the rest
should they blush when something is lacking
do i look for performance or routine
what is between the lines that i should read
they showed me a policy from 2019, is this what i hope for
our bidder said without any fuss that two things aren't done, plus or minus
i'm a judge of character rather than of computers, what behaviour should i watch for
suppose i've heard all twelve replies, how do i make up my mind
my purchaser gives points only for a yes, what should she look at instead
and how do i judge that
what's a good sign
how recent
so admitting is fine
what shows it's routine

= Be wary of
is an iso certificate enough
can i trust security certificates
the vendor shows me a certificate instead of answering
should i be careful about certifications
they wave an iso paper, is it enough
how much weight has a certificate
is iso paper enough proof
they wave soc 2 at me, do i trust it
does an accreditation settle the matter
golden frame with iso on the wall, enough
they answer every question with a certificate
seal on the website, do i trust it
pci badge instead of a reply
they keep waving a certificate with a gold seal, shall i be content
they wave an iso 27001 certificate at every query, is it adequate
should badges replace a proper reply
how sceptical should i be of certification
is a soc2 stamp a substitute for evidence
the vendor answers everything with an accreditation, trust it
they just send the pci pdf, should i be content
should i be wary of certificates
is a certificate a good answer to a security question
can you tell me if a certificate is enough
i want to know if certificates replace answers
wary certificates in place of answer
what about a supplier who holds up certificates
doesn't a certificate settle the matter
when should certificates make me careful
they just wave iso 27001, is that okay
is a soc 2 pdf instead of a reply convincing
how to take the gold seal on their website
pci badge given as response, what to think
should accreditation stop me from asking further
is framed paper on the wall a substitute
am i right to be sceptical when they flash a stamp
do seals count as evidence
i asked about leavers and they mailed me a pdf with a logo, how should i react
our bidder answers each of the twelve with "we are accredited", what's your advice
my boss relaxes as soon as he sees an iso logo, is he right
suppose the salesman points to the plaque in the lobby when i ask, then what
we're government and like stamped papers, any caution
and if they show iso
does a seal do
is that a proper reply
what about accreditations
so paper isn't enough

= They show that
what does a certificate really prove
does iso 27001 mean my system was checked
why is a certificate no proof for my system
does a certification cover my own system
what has the man with the seal really looked at
does the seal mean that my thing was looked at
seal, proof of what
does an iso seal say anything about my own system
what did the people who gave the seal look at
what does certification truly demonstrate
does an audit stamp include our own system
is the scope of the certificate relevant to us
what is the limitation of an iso stamp
could the auditor have examined something unrelated to us
what did the certifiers really look at
does the seal cover the thing we bought
what does a certificate show
is it certain that a certificate covers my system
can you tell me what certificates really prove
i want to know if the certificate is about our something
somebody once looked at something
what about the scope of a certificate
doesn't a certificate prove my system was looked at
what is the question behind a certificate
does iso 27001 say anything on my app
was it my stuff the auditor inspected
what's the limitation of soc 2
could the stamp belong to an unrelated office
what does accreditation truly demonstrate
how much is behind the seal
did the assessor examine our portal or merely their canteen
why isn't a badge conclusive
their paper was issued for a data centre in another country, does it tell me about our shop
i'm a purchaser with a lovely accreditation on my desk, what should i wonder
my vendor has been audited three times, but was it the thing he built for us
suppose the audit took place before our project existed, what's it worth
our lawyer says the seal is proof, what would you reply
and what does it prove
why not trust it
what's in scope
so it may be about something else
what did they look at

= Three answers should
how many deal breakers are there
are there answers at which i should not sign
what are the red flags in a supplier
when should i walk away from a vendor
when is the answer a clear no to the contract
when do i run away
number of knock out replies
which replies end the talks
after which replies do i break off the talks
are there replies that rule a firm out for good
how many replies are showstoppers
which number of responses rule out a deal
are there absolute no gos before i put pen to paper
do any replies mean i should abandon the vendor
how many knock out replies exist
when do i get up and leave
which answers should stop me from signing
is there an answer after which i should not sign
can you tell me how many answers stop a contract
i want to know if some answers are reason enough not to sign
three answers stop signing
what about answers that rule a supplier out
can't i sign whatever they answer
how many answers should stop me
are there red flags in the replies
any deal breakers
when do i walk away from a vendor
number of knock out criteria
what responses mean no go
are there showstoppers in that list
when should i not put pen to paper
is anything unforgivable
we have the contract on the table for tomorrow, could a reply still make you say no
nobody's perfect, but is there a limit to forgiveness
my boss wants to close the deal quickly, do any replies forbid it
suppose i'm lenient on most points, are there some where i mustn't be
i'm counsel for the buyer, are there absolute exclusions in your article
and which ones are fatal
how many no gos
when is it over
so some kill the deal
any absolute ones

= The accounts are
the supplier keeps the accounts in his name, should i sign
is it a deal breaker if they won't transfer the accounts
they refuse to put the domain in my name
agency will not hand over the accounts
we can't get our logins transferred, do we still go on
the domain stays with the agency forever, they say
is vendor owned hosting a deal breaker
they insist on keeping the logins for ever, run away
coder: it is all mine and stays mine
is it a knock out if the web address is not ours and never will be
everything is registered to the firm and they will not change it, do i sign
can i live with it that they keep all the logins
vendor refuses to hand over the domain, should i still proceed
is it a showstopper if ownership of logins stays with them
they won't transfer the aws account to us, what do you say
are vendor held accounts a reason to abandon the deal
the agency says everything stays registered to it forever, ok
all our logins are theirs for good, should i walk
they decline to move hosting to our name, sign anyway
what if the accounts are in the supplier's name
should i sign if the accounts cannot be changed to my name
can you tell me if accounts in the supplier's name are a reason not to sign
i want to know whether it is serious that they won't change the account names
accounts supplier's name cannot be changed
what about a supplier who keeps the accounts
isn't it fine if the accounts stay with the supplier
which answer about accounts should stop me
they refuse to hand over the domain, deal breaker
aws is theirs and stays theirs, walk away
vendor insists on owning our web address forever
can i live with logins that never become mine
ownership won't be transferred, is this a no go
is it a knock out if play store is under their firm for good
what if they say registration can't be moved
must i decline when they hold the keys for ever
the developer told us "it's always under our company, that's our policy", do we still go ahead
my friend signed with a firm that kept his domain, should i do the same
we like the software but they will not let us hold the hosting, what does the article say
suppose they agree to everything except handing over the logins, is that a stop
i'm a trustee and they'd own the app listing permanently, may i agree
and if it's all under their name
what if they won't transfer it
is that a reason to leave
so refusing ownership is fatal
first reason not to sign

= Nobody has ever
nobody there ever restored a backup, is this a reason not to sign
is a missing restore test a red flag
they have backups but never tried them, sign or not
they have copies but never tried recovery, do i walk away
recovery was never tested, is this a red flag
copies never brought back, run away
they admit that nobody tried bringing it back, knock out
they make copies but have not once brought one back, do i sign
should i break off if they never practised bringing data back
they were silent when i asked for the latest recovery, do i walk
they confess backups were never rehearsed, is it a showstopper
should i abandon a vendor without any restoration experience
is zero recovery practice grounds to refuse
copies exist but no one attempted recovering them, do i proceed
not one restore ever, is it reason to walk
what if nobody has ever restored a backup
should i sign if they never restored a backup
can you tell me if an untested backup is a reason not to sign
i want to know whether never having restored a backup is serious
nobody restored backup don't sign
what about a supplier who has never restored a backup
isn't it forgivable that a backup was never restored
which answer about backups should stop me
they never rehearsed recovery, knock out
zero practice in getting lost files back, walk away
copies exist but were never tried, deal breaker or not
the vendor fell silent when i asked about bringing data back, what now
is unproven recovery a no go
must i decline if disaster recovery was never drilled
what if they confess they have not once retrieved anything
is lack of a fire drill for files fatal
they said "we never needed to", should we still put our name under it
my favourite bidder has lovely designs but has never tried his copies, do i drop him
our records are all we have, and the vendor never did a trial recovery, what to do
suppose everything else is fine but recovery was never attempted, proceed
i'm on the tender board and one firm admits no trial at all, exclude them
and if it was never tried
what if they can't show recovery
never tested, so what
is that fatal too
second reason not to sign

= Or the question
the vendor was offended when i asked about security
what if they take the question as an insult
supplier gets angry at my security questions
they feel insulted by my questions
they are offended that i ask for evidence
vendor gets angry when i want proof, a bad sign
is a touchy reaction a red flag
he got loud when i asked, what does it tell
how dare you ask: a knock out
hurt feelings at the software house, do i give in
the boss of the firm was hurt that i asked, is that a bad omen
they said my asking shows distrust, how should i take that
the vendor got defensive when i raised security, is it a showstopper
they said don't you trust us, how should i take it
is taking umbrage at security questions a bad omen
the salesman was rude when i enquired about protection, do i abandon him
what if my query upsets them
he took it personally when i asked for evidence, bad sign
can asking be considered rude
what if the supplier treats the question as an insult
is it a bad sign if a question is taken as an insult
can you tell me what it means when they are insulted by a question
i want to know if i should sign when they feel insulted
question treated as insult
what about suppliers who are offended by questions
isn't it understandable to feel insulted by such a question
which reaction should stop me from signing
he got angry when i asked for proof, red flag
vendor takes umbrage, walk away
"don't you trust us" they said, what now
is touchiness a no go
the salesman went huffy, does it matter
is a defensive boss a deal breaker
should i apologise for asking about protection
they felt i was rude, is that my fault or theirs
i asked politely who has the keys and the owner raised his voice, do we go on
in our culture one doesn't question an elder's work, but what if he gets upset about it
my developer is a friend and was hurt when i wanted evidence, what does your article make of that
suppose the answers are fine but they are cross about being asked, still sign
i'm afraid to upset our supplier, what does it mean if he is upset
and if they get angry
what if they take it personally
is being touchy that bad
so mood matters
last reason not to sign

= The same list
can i use the twelve questions for my own firm
does the list apply to us too
should we ask ourselves the same things
does the check work on ourselves as well
should we check ourselves as well
is this useful for internal use
can i use it on our it department
can i turn the list on my own it crew
does it help for inside the house too
are we ourselves to be questioned
may i put the same questions to my own office
would the list do our own people good too
may i apply the questionnaire internally
does the vendor checklist suit our in-house it
should we examine ourselves by the same yardstick
can our school use the list for its own staff
and should we grill ourselves too
will the list suit our internal it chaps
should i try the questions on myself
does the list fit my own company
is the same list useful for ourselves
can you tell me if i can use the list on my own company
i want to know if our own company should answer the list too
same list own company
what about asking ourselves the same questions
isn't the list only for suppliers
who else can the list be used for
does the questionnaire suit in-house it
can i grill my own chaps with it
is it a self assessment as well
should we take a look in the mirror with it
would it do for an internal audit
may my office use the yardstick on itself
does it apply to staff we employ
we do our own programming, is the checklist any good to us
we have no vendor, everything is done by two people in the basement, can we use it
i was about to send this to our supplier when my secretary asked about us, well
my school has its own computer teacher running things, does the checklist work there
suppose i want to examine my own house first, do i need different questions
our bank audits vendors hard but never itself, what do you say
and for us
can we take it ourselves
in house too
so turn it on ourselves
only vendors or us as well

= Most of the
how do most break-ins you have seen begin
what is the usual cause of hacks at companies
which forgotten thing do attackers use
what have you learned from break-ins you were called to
are old accounts of former staff a danger
have you been called to hacked companies
what was the reason in most of your incident cases
typical story of a break-in from your experience
what do you find when you are called after a hack
which logins do intruders use
what is the commonest hole in companies
how did hackers usually get in, in your experience
what is the commonest hole you see
former staff logins, are they dangerous
were you ever called after a burglary, and what was it
which door do burglars really take, by your experience
login of a lady who retired in 2019, harmless
stories from the crime scene
what had the burgled firms in common
forgotten system in the cellar, danger
you were called to firms that had been robbed, how did the thieves get in
what do intrusions you investigated have in common
what lies at the root of most breaches you handled
are dormant logins of ex workers the usual entry
does a stale login without mfa cause breaches
what entry point did crooks mostly use at your clients
what's the commonest hole in burgled companies you saw
could the login of a lady who retired in 2019 be dangerous
which forgotten corners do burglars use
how did most of the break-ins you were called to begin
is an old account the usual start of a break-in
can you tell me what break-ins you have seen began with
i want to know if forgotten systems are dangerous
break-ins old account left forgotten system
what about accounts of people who have left
don't break-ins come from clever hackers
which accounts were used in the break-ins
what's the commonest hole you come across
how did the crooks enter at your clients
is a dormant login harmless
what do burgled firms have in common
ex employee, no mfa, dusty server, is that the classic
which door do intruders take mostly
what did you find at the scenes of crime
what's the usual root cause in the incidents you investigated
a lady retired here in 2018 and her login still works, should i be nervous
we have an old intranet nobody opens any more, can it hurt us
i'm writing on cyber thefts, what pattern has your team met
suppose someone breaks in to us, which way would they most likely have come, in your experience
my boss fears foreign spies, what do you really see at robbed companies
and how did those start
what's typical in your experience
where did they come in
so former staff logins
what have you seen yourselves

= No supplier can
can a supplier solve the problem of old accounts for us
will our vendor close forgotten logins
is it our own job to remove ex employees
can i leave the clean up of logins to the vendor
can i pay someone to take care of our leavers' logins
our software house closes that hole, right
whose duty are the logins of our leavers
can i pay the software firm to get rid of logins nobody uses
whose job is it to throw out logins of people who have gone
can we outsource the cleanup of dormant logins
is getting rid of ex workers' logins our own responsibility
will my it vendor plug this gap on our behalf
can you guys fix the leavers' gap for us
whose duty is deactivating departed workers
can the software house chase up our leavers
whose chore is it to kill unused logins
can a supplier close that hole for us
is it the supplier's job to close old accounts
can you tell me who must close forgotten accounts
i want to know if you can close it for us
no supplier can close that
what about paying a supplier to close it
shouldn't our supplier take care of the old accounts
who closes the gap, we or the supplier
can we outsource the cleanup of leavers
is getting rid of dormant logins our own chore
will the software house remove our ex staff
can i hire someone to plug it
does the vendor know who quit here
whose duty is it to deactivate departed workers
can longitude do this on our behalf
is it possible to delegate that to an outside firm
we pay a managed service every month, surely they throw out the people who resigned
i'd rather hand it all to you, does that include forgotten logins of ours
my it provider says it's not his task to chase leavers, is he right
suppose hr forgets to tell anyone, can an outside firm fix it
our auditor blames the vendor for a stale login, fair
and can't you do it
who does that then
could someone else take it over
so it's up to us
is there a service for it

= It takes a list,
what do i need to clean up old accounts
how long does it take to remove forgotten logins
who should be in charge of switching off old access
how can we close old accounts ourselves
how much work is it to shut forgotten accounts
what does it take to close that hole
who at our place must have the power to pull plugs
how long does a spring clean of logins last
what do i need for a spring clean of logins
half a day enough to close the commonest hole
i want to throw out the logins of people who have gone, what do i need and how long does it take
what is required to deactivate dormant logins
how many hours does purging ex workers' access need
who must be empowered to disable forgotten systems
is cleaning up stale access a lengthy project
how do i get rid of dormant access, what do i need
do i need expensive consultants to close it or just an inventory
who needs the power to pull the plug on unused logins
is spring cleaning of logins a big job
what does it take to close old accounts
is an afternoon enough to switch off old accounts
can you tell me who is needed to clean up old accounts
i want to know if it takes long to switch things off
list afternoon authority switch off
what about the effort to clean up forgotten systems
doesn't it take weeks and consultants
who must have the authority
how long to purge ex staff logins
is half a day sufficient for the spring cleaning
what do i need to pull the plug on dusty servers
is it a big project to get rid of unused access
do we need a budget for deactivating leavers
must a boss be present with power to shut stuff
inventory, few hours and what else
can an intern do it or someone empowered
i thought we'd need an expensive firm to clear out the dead logins, what is really needed
my it boy knows what's unused but dares not shut it, what's missing
we have twelve forgotten tools and no money, how much work would it be to be safe
suppose i free up wednesday after lunch, could we fix that hole
our managing director asks what resources this needs
what do we need for it
who should do it
is it much work
so a few hours
`;
