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
`;
