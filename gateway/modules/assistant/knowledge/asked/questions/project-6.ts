/** What people ask, and the sentence that answers it (question-bank.ts). */
export const aboutProject6 = `
= Positions, risk and
what is the financial dashboard in short
have you built software for banks or finance
do you do fintech
any work for wealth managers or family offices
can you make a portfolio reporting tool
have you done bi or reporting for investors
what is the pearl quay project about
do you make dashboards
show me a finance case
we are an investment firm, did you do similar
my family office in difc wants an overview of everything, whom did you equip
which of your stories is about money men
have you anything for a treasurer who looks after many accounts
what did you ever do for investors
power bi like thing for a fund, made by you
do you know how asset people work in the morning
reference for a bank's tender
private wealth software in your past work
i look after the fortune of a dozen families and want to see it all at breakfast, have you made such a thing
have you done a wealth or portfolio cockpit
what is the finance job in one breath
we're a family office with several custodian banks, did you ever consolidate that
do you know asset managers' needs, what have you made
any bi work for investment folk in your portfolio
i'm a cfo and want everything on one monitor at dawn, have you done it
which fintech or banking reference can you name
did you ever build something like addepar

= Pearl Quay Capital
who is pearl quay capital
what does your finance client do
how many families does the wealth manager serve
is it a family office
have you worked with an asset manager
whose money does pearl quay handle
how many clients has pearl quay
what type of company is pearl quay
which money house did you serve
rich families as end clients, how many
multi family office in dubai, which
is it a bank, a fund or an adviser
for whom did you make the wealth overview
whose fortunes do they look after
what does pearl quay do and for how many clans
who is the dubai finance customer of yours
how many households entrust their wealth to pearl quay
is pearl quay a bank, a broker or a multi-family office
what sort of firm ordered the investment cockpit
are its customers hnis or ordinary savers
how many clans' nest eggs are in their hands

= Every morning two
how did the finance firm make its numbers before
how were bank statements handled in the old days
was it all excel and copy paste
what problem did pearl quay have
how many banks sent statements
who did the manual work each day
we paste bank data into sheets daily, like them
why did the wealth manager need a dashboard
was it manual excel work
what did analysts do every dawn
our juniors copy and paste from bank pdfs till lunch, is that what they did
a shifted column ruined our nav, has that happened there
how primitive was it when you arrived at the money house
number of people busy with the morning paste
from how many houses did papers arrive
starting situation of the money house
two of my people spend the forenoon copying bank papers, whom did you free from that
how were custodian papers processed before you arrived
who typed the positions together at pearl quay
did juniors cut and paste from pdfs into excel
what was fragile about the former way of consolidating
one inserted column wrecks our sheet, was it the same at the wealth firm
how many banks and people did the daily drudgery involve
what was the as-is process at the investment house
how primitive was the analysts' dawn routine

= The figures were
were the numbers late for the morning discussion
at what time did the partners meet
when was the spreadsheet ready in the past
how late was the data
why was the manual way too slow
were figures late
when was the meeting and when the data
were the bosses discussing without numbers
two hours too late, was it so
at which hour was the workbook finished and at which did they sit together
what was the timing trouble of the money house
our numbers arrive after the morning round is over, was that their trouble as well
did the numbers miss the morning huddle
what was the timing mismatch at pearl quay
were partners deciding on stale or absent data
by when was the excel done and when was it needed
our report always misses the board call, did they suffer likewise
by how long did the excel overshoot the huddle
were directors flying blind at nine

= We built a service
what did you do for pearl quay capital
what was the solution for the wealth manager
does it pull bank data automatically at night
can each number be traced to its origin
how does the finance system work overall
what runs while everyone sleeps
can you automate our bank data collection
what all did you make for the wealth firm
how does the overnight job work
what medicine did you give to the money house
does a robot log in to the banks at night
can i follow a total back to its roots
replace our morning pasting, how would you do it
what was carried out for the money house
is the collecting done while staff is in bed
are the bank papers checked before they are shown
do your dashboards only look nice or are they backed by evidence
what did you create for the wealth firm
does a robot retrieve custodian files while staff are asleep
can each total be traced to its source document
so what was your remedy for the daily copy-paste
is it an etl plus a bi front end with lineage
how did you relieve those two analysts
what runs at night and what do partners look at
does the pipeline ingest files unattended

= The Financial Analytics
how much did the dashboard cost
how long did the financial dashboard take
how many people built the analytics dashboard
budget for a reporting dashboard
who was the financial dashboard made for
how many months for the pearl quay project
where is the finance client based
team size on the finance project
cost of custom bi for a fund
how large a crew for fintech work
what would such an investment reporting system cost us
what was the cost of the finance one
how much time for a dashboard
for whom was the dashboard done
i manage money for ten families, is 90 thousand the right order for such an overview
would half a year do for an overview of all our accounts
number of your folks on the money house's job
how expensive is an own portfolio overview
how big an investment was it for the money house
did it cost six figures
who ordered the wealth overview
is it quicker than a year
in which town does the money house sit
what did the wealth people in dubai have to spend to get their numbers before nine
what would a multi-custodian cockpit set me back, going by pearl quay
how many devs and months did the wealth thing need
ballpark in usd for a portfolio tool please
who commissioned the investment cockpit and for what sum
we've got 85 k approved, would that have covered the dubai finance job
what was the manpower and duration for the wealth cockpit
and the bill for that
what's the tariff for such a treasury cockpit and how speedy

= Holdings, cash and
* what can the financial dashboard do
* what features does the finance system have
* list the functions of the pearl quay tool
* what does the wealth software offer
at what hour is the portfolio ready
how many banks feed the system
does it show positions and returns from all banks
are all accounts combined before breakfast
i want to know at breakfast what we own everywhere
which abilities does the wealth overview have
all depots and accounts in one view, true
by what hour can the bosses look at it
ubs, citi and hsbc next to each other, possible
consolidated wealth at dawn
when do consolidated balances appear each day
does it aggregate ubs, julius baer and so on before the office opens
is my entire portfolio visible prior to 8 am
which figures are shown first thing in the day
how many custodian banks are merged
will i have returns and liquidity at dawn
at what o'clock is my net worth up to date

= Any figure opened
can i drill down into a number
is it possible to see where a value comes from
can i click to the original bank entry
data lineage in the dashboard
i want to check where a value came from
a client asks where the 4.2 million come from, can i show it
do i have to believe the total or can i look behind it
go down to the single booking
from total to bank paper, is it one way or traceable
audit question about a number, how do i answer it
can i double click on a total until i reach the booking
an investor challenges a number, can i substantiate it
is there lineage down to the source document
how deep may one dig into a balance
does the cockpit substantiate each value
does it allow tracing a suspicious sum

= Checks that stop
what if a bank sends a broken file
does it detect wrong data
will it tell me what the error is
data validation on import
bad input from bank, will it notice
a bank delivered a half empty file on friday, what happens
garbage in, garbage out, or is there a filter
does it say which line is rotten
will rubbish be let through
quarantine for broken input
what if the custodian delivers a corrupt csv
does the import reject rubbish and explain the fault
is there data validation with meaningful errors
will a faulty feed silently pollute our balances
does it explain why a feed was rejected
who catches a truncated upload from the bank
does it screen incoming feeds for nonsense

= Risk limits with
does it alert about risk
will i be told before exposure gets too high
are there threshold alarms
early notice on limit breach
too much in one stock, do i get a nudge in time
am i told before or after the line is overstepped
exposure warnings
can the committee set ceilings that ring a bell
compliance of portfolios, is somebody alarmed
will it ping us before we're overexposed
is there an amber light ahead of the ceiling
can i set a cap on a single issuer and get notified
does it monitor compliance with the mandate
what alerts the cio that concentration is creeping up
is there a heads-up before a mandate breach

= Documents read by
can it read pdf or paper letters
does ai extract data from documents
what happens if the machine is unsure
is there human checking of uncertain extraction
does ai read our pdfs
we get faxes and scans, who types them
does the machine guess when it cannot decipher
unclear handwriting, who looks at it
paper mountain in a fund office, does it help
automatic reading with a human as a net
does it digitise scanned correspondence by itself
what if the ocr isn't sure about an amount
is there intelligent document processing with manual verification
my in-tray is full of pdfs from funds, can it digest those
does it guess illegible numbers or ask somebody
what share of paperwork still needs eyeballs
will shaky readings be escalated to staff

= Client reports in
can reports look the way each family wants
are customer reports branded
can every investor have his own template
custom format statements
each of our families wants its own look of the quarterly, ok
can prince a have gold letters and mrs b plain excel
our letterhead on the papers, possible
individual layouts for investors
one client wants a single page and another forty, can both be served
does every family get the same looking paper or its own
can each family's statement have its own design
is white label or bespoke formatting of statements possible
my investors all demand their favourite format, can you do that
do statements adapt to the recipient's taste
can we keep the pdf look that grandfather is used to
can i keep our crest and fonts on the booklet

= Overnight data service
* what did pearl quay receive at the end
* what was delivered in the finance project
* deliverables of the analytics dashboard
how many data checks are there
is there a nightly job
how many sanity tests run on the bank data
what etl did you make
what did you leave with the money house in the end
how many tests does each delivery from the banks run through
what came out of the money house's job
list of things the money house got
night batch, part of the package
sanity tests on numbers, how many dozens
what nightly pipeline did pearl quay receive
how many sanity rules run on the custodian feeds
was a batch etl with validations handed over
what core engine was supplied to the wealth firm
does something verify balances while we're in bed
how many sanity tests guard the balances

= Dashboard for analysts
who uses the finance dashboard
do partners have a view too
was a screen for the investment staff included
do the bosses and the juniors look at the same thing
who sits in front of the wealth overview
was there a screen for the owners
number crunchers and partners, both served
do the bosses have to learn the same screen as the number people
who looks at the wealth cockpit, juniors or directors
was a visual front end part of the finance delivery
which user groups got a screen at pearl quay
do owners and number people share one cockpit
what did people actually see at the end
is there a portal for directors as well as juniors

= Report generator with
does it produce reports automatically
how many report templates are there
can it generate statements for investors
quarterlies for each family at the press of a button
number of designs for the papers
who makes the pdf for the family
do juniors still fiddle in word
who puts together the quarterly papers for the families, a person or the program
how many formats can the statement maker output
does the wealth tool generate investor statements by itself
was a pdf builder supplied
who composes sixty quarterly booklets, a human or your tool
what did they get for mailing to families
do booklets come out at the push of something

= Document reader for
which documents can the software read
does it process capital call letters
are private equity notices handled
ai for fund paperwork
drawdown letters from private equity, can it digest those
which kinds of letters does it digest
does it understand a notice from a fund
fund mail, is it typed by hand
we get post from private equity houses that nobody wants to type, can a program take it over
which correspondence can the ocr tool digest
was something supplied for private equity drawdown papers
does it parse notices from fund administrators
did the delivery include an intelligent mail reader
we receive lots of lp letters, can your thing take them in
can it cope with drawdown notices from pe houses

= Penetration test by
was the system hacked for testing
did someone independent check security
was there a pentest
were the vulnerabilities fixed
third party security audit for finance
who tested the dashboard against attackers
did hackers for hire test it
is it proven safe by outsiders
did strangers try to break in before launch
ethical hackers, were they let loose on it
were holes found and mended
who outside your house has examined the safety of the wealth overview
as the cio of a bank i want proof from a neutral firm
did you only check yourselves
did white-hat hackers attack the cockpit before handover
was an independent vapt performed
were the vulnerabilities from the audit remediated
did you mark your own homework on cyber safety
our infosec team wants a third-party report, did pearl quay get one
who tried to break into the wealth tool
were loopholes plugged after the ethical attack

= 07:30 for complete
* what results did pearl quay get
* what improved with the dashboard
* show me numbers of the finance project
* did the analytics system pay off
how early is the data ready now
by what time were numbers available before and after
how many hours earlier do they have the data
is everything complete prior to the partners meeting
when are numbers ready in the morning now
what time did they gain
what did the money house have from it, in figures
when can the bosses open the overview with coffee
how much earlier is everything there
are you honest about the hour of readiness
from eleven to what
before the markets open or after
success of the wealth story
is it done before the nine o'clock round
by what hour are the balances final now
how much sooner do partners have everything
so do they make the nine o'clock huddle now
what changed in the timing of the daily figures
did the latency of reporting fall and by how much
before and after of when data was available please
is everything in place before breakfast now

= 3 hours a
how much time did the analysts save
how many hours of manual work disappeared
labour saving in the finance project
what do the two employees gain daily
did automation free staff
hours saved per person
did it free up the finance staff
what do the two juniors do with the time they won
did it free half a day of work
how many hours did each number cruncher win back
reduction of pasting work
does it pay compared with hiring one more junior
how much drudgery was lifted from the juniors
what man-hours did automation spare at pearl quay
did it free half of somebody's shift
is there a productivity figure for the analysts
so what did the two copy-pasters gain
how many hours daily does the robot take off them
how much of the shift did juniors regain

= 98.6% of values
how accurate is the document reading
how often does the ai make mistakes
what is the extraction accuracy
who catches the machine's errors
is your ocr reliable
precision of the letter reader
what happens to the 1.4 percent it gets wrong
how correct is the ai
can i trust the machine reading
how many letters out of a hundred does it misread
is the machine better than a tired junior
misread amounts are dangerous, how rare are they
what if the machine misreads a zero
error share of the letter machine
are the slips noticed by somebody
how many mistakes does the machine make when it reads our post, and does anybody notice them
what is the hit rate of the ocr on fund correspondence
how many extracted amounts come out incorrect
does anyone pick up what the machine misreads
i don't trust ai with numbers, how precise is yours
what became of the one or two percent that failed
how dependable is the mail reader, percentage please
how fallible is the extraction

= 0 missed capital
did they still miss payments to funds
how many capital calls were overlooked after launch
what about forgotten deadlines before and after
did the tool prevent late fees
any call missed since go live
did any deadline slip after launch
how many calls were forgotten the year before
did they ever pay a fund too late since
how many deadlines slipped before and how many now
interest for being late, is that over
as the cfo i hate default letters, did it end
forgotten drawdowns in the first twelve months
did any drawdown get skipped after go live
how many fund demands slipped the net before and after
are late charges on drawdowns a thing of the past
so did the mail reader prevent penalties
we paid default interest twice, did pearl quay get rid of that
were there defaults on commitments since

= TanStack Table
* what is the front end of the dashboard made with
* which ui technologies in the finance system
which data grid do you use
do you use tanstack table
how do you display big tables in the browser
grid with thousands of rows, with what
frontend stack of the wealth overview
ag grid or something else
excel like lists in the browser, how made
with what do you show ten thousand positions in the browser without it crawling
which datagrid shows the wealth positions
is it ag grid or a headless alternative in the finance cockpit
what library sorts and filters those huge lists
what draws the spreadsheet-like grid

= OCR
* how does the document reading work technically
* which ai is used on the letters
* what technology reads the fund notices
do you use ocr
can it read scans
is text recognition used
does it decipher scans or only digital pdf
tesseract or whatever, is such a thing inside
how do letters become text
ai parts of the letter machine
optical recognition used
how are scanned fund notices turned into text
what recognises characters on a fax
is there character recognition inside the mail reader
which step precedes the ai in reading paper

= language model with
do you use an llm on the letters
is there a human in the loop
does gpt like ai check documents
do people verify what the ai says
is there chatgpt behind the letters
does a person look over the machine's shoulder
generative ai in a money house, isn't that risky
which sort of ai understands the letters
is there any generative ai in the money project and who keeps it in check
is generative ai involved in reading fund notices
does a human validate what the llm extracted
which brain interprets the scanned correspondence
is hallucination countered by somebody looking over it
did you use something like gpt or claude with a supervisor

= evaluation set of
how many letters was the ai tested with
is there a test set for the extraction
how do you measure the document ai
size of your benchmark for notices
did you test the ai on real letters first
on how many specimens was the letter machine tried
how do you know it reads well and not by luck
sample letters for grading the machine
gold standard for the letters
did you try the letter machine on enough samples to be sure of it
how was the mail reader validated
how many specimens were in the gold dataset
what did you grade the llm against
was there a labelled benchmark for fund correspondence

= Single sign-on
* how secure is the finance dashboard
* what security has the wealth system
* how do people log in to the finance tool
* what protects the investors' data
is sso supported
can staff use their company login
do i need another password
one login for everything or another secret word
our okta or entra, can it be used
how is the wealth overview secured
does staff need a fresh account
identity provider hooked up
do employees use their corporate login for the wealth cockpit
is sso through saml or azure ad supported
must staff memorise one more password for the finance tool
how does authentication work for pearl quay users
do wealth staff enjoy federated authentication

= hardware keys
do you use yubikeys
is there 2fa with a physical device
how is phishing prevented at sign in
mfa token for finance staff
is a stolen secret word enough to get in
little usb thing for logging in, used
fido or text code
how is phishing made useless at the money house
our bank insists on a physical token for staff, have you built with that
do users need a physical key to get in
is there fido2 multi-factor in the finance tool
what protects against stolen passwords at the wealth firm
is it a dongle or an authenticator app
what happens if a crook phishes a password

= row-level security
are rows in the database protected per customer
do you use rls in postgres
multi tenant isolation technique
postgres policies for tenants, known
is the wall inside the tables
which database feature keeps fortunes apart
multi client data in one table, how shielded
can the database itself refuse to show one client's lines to another
how is each family's portfolio fenced off in postgres
is there rls in the finance cockpit
which db mechanism stops cross-client peeking
does the database filter records per tenant
is multitenancy secured by postgres policies

= audit log
is every action recorded in the finance system
who did what, can we see it
traceability for auditors in the wealth tool
regulator asks who looked at what, can they answer
is it noted who opened which fortune
trace of all doings in the wealth overview
dfsa inspection, is there a protocol
the auditor wants to see who opened which portfolio, is there a trace
is every view and change journaled in the wealth tool
what would we show the dfsa about who accessed what
is there an activity history for inspectors
can misuse by an insider be reconstructed
is snooping traceable in the wealth tool

= private networking
* what infrastructure has the finance dashboard
* where does the pearl quay system run
is the finance system reachable from the internet
are the servers in a vpc
is traffic kept off the public network
can one reach the machines from a café
is the wealth overview on the open net
vnet, vpn or public ip
closed wiring between the machines
can a stranger on the internet even knock at the door of the wealth system
can a stranger on the web even reach the wealth servers
is the finance cockpit shielded from the open internet
do the servers have public ips
is there a vpc with private endpoints
can hackers scan it from outside

= Five custodians send
why was the bank data difficult
do banks alter their files suddenly
how many file types had to be handled
what was hard about the statements
are bank exports consistent
our suppliers send data in all shapes, seen that
what made importing statements hard
each bank has its own csv and alters it at will, do you know that
why is it hard to collect from banks
do banks warn before they alter a column
how many dialects had to be understood
is there no standard among banks
swift mt or homemade files
what was the trouble with custodian feeds
do banks alter their layouts unannounced
how many different file types arrived each night
every bank speaks another dialect, was that your obstacle
was there any standard across the custodians
what broke the imports over and over
were the custodians reliable in layout
what surprises did banks spring on you

= Each format has
how did you deal with different bank files
is there a separate parser for every bank
how are varying file types checked
can you add another bank later with own importer
does each custodian get custom validation
can it take many bank formats
a sixth bank comes along, is everything rebuilt
one importer for all or one for each
how do you cope with a different dialect from every bank
does every bank get tests of its own
separate adaptors, why
how do you cope with heterogeneous custodian feeds
is there a dedicated adapter per bank
what happens if a sixth bank joins
so how did you handle formats that shift
are validations tailored to the sender
did you code a generic importer or one for each
does a new custodian mean redoing it all

= A file that
what happens if a bank file is wrong
does the dashboard show old numbers when data is missing
who is informed about a failed import and when
by what time does staff learn of a problem
will bad data reach the screen
can i tell that a number is from the day before
how are broken statements handled
bank file missing, what do we see
when do analysts hear about failures
hsbc sends rubbish at 3 am, what do the bosses see at nine
better old but right numbers than wrong ones, do you agree
who is woken when a delivery fails
is it marked that a number is stale
when does staff hear that something is missing
will i notice if one bank is from yesterday
does a rotten delivery spoil the whole view
one of our banks delivers nonsense once a month, what would be on my screen that morning
what if a feed fails at night, do partners see junk
is stale data labelled as such
by when is somebody notified of a failed import
do you keep showing the previous day's balances
our bank botches its delivery now and then, what would your tool do
who gets the error and at what hour
is a missing feed visible or concealed
better outdated than faulty, is that the principle

= Partners trusted their
why did the bosses like their spreadsheet
did the partners distrust the new software
why is excel hard to replace
what made the owners hold on to the old sheet
trust issue in the finance project
why did they love excel
my chairman believes only his own excel, how did you handle such a man
why is a homemade sheet so beloved
was it stubbornness or a good reason
what did the old sheet have that software lacks
is it sensible to give up our sheet
why did the partners cling to excel
what made the bosses sceptical of the cockpit
was there a trust hurdle in the finance job
my chairman refuses anything but his own sheet, did you have that
what quality of the old sheet had you to match
why is transparency of a formula dear to the owners
why is excel so hard to dislodge

= Every figure carries
does each number say where it is from
is provenance shown in the dashboard
how did you win the partners' trust
can i trust the numbers on the screen
how do i know a number is right
black box or transparent
is there a birth certificate for each number
why should i believe your totals
does it show which bank a number came from
how did you make sceptics believe the screen
does each total disclose where it stems from
so how did you win over sheet-loving partners
is the source attached to all values
are numbers in the cockpit self-explanatory or opaque
do you store lineage metadata with values
what made the black box glassy

= A click shows
what do i see when i press on a number
how many clicks to the bank entry
can i view the calculation
is the maths behind a value visible
how transparent are the computations
can i see the formula
where do i see the arithmetic
press once, press twice, what appears
as an auditor, can i recalculate it
is the way of computing hidden
how deep can i dig with the mouse
what appears if i tap a value once and then again
can i inspect how a ratio was computed
is the computation exposed to the user
how do i get from a total to the raw bank lines
does it reveal the maths the way excel does
can an accountant retrace the sum with a mouse

= Both systems ran
did you run the old and new in parallel
how long was the comparison period
how many discrepancies were found
was the spreadsheet wrong
how many errors were in the old excel
who was right, the new software or the sheet
was the dashboard verified against the former method
how did you prove the new numbers are right
who made the mistakes, excel or you
was excel or your software at fault when they differed
for how many weeks did you keep both
did you find blunders in the beloved sheet
is there proof that the fresh numbers are better
every deviation looked into or only the big ones
how many deviations and who was to blame
we would never switch without a trial month, did they have one
my partner says excel was always right, what happened when somebody compared
did you do a parallel run, and what came out
who was more often mistaken, excel or your tool
how many deviations surfaced in the trial month
did you reconcile with the legacy sheet before switching
were all the gaps accounted for
so did that convince the doubters, what did the comparison show
we'd need proof next to our excel, did pearl quay get that
how many errors lurked in the old excel

= Capital calls arrive
why are capital calls a problem
how do fund letters arrive
what happens if you overlook a call
is there a penalty for late payment to a fund
paper mail in finance, what risk
what was difficult about the letters
what is risky about missing a letter
letters from funds by post, what if one lies under a pile
does being late cost money
is it true that private equity still works with paper
why care so much about some letters
what was dangerous in the mailbox
what's dangerous about drawdown notices
how do fund notices reach the office, by post or digitally
what happens if a capital call gets overlooked
why did you bother with reading correspondence at all
is there a penalty for paying a fund tardily
which paper chore was a liability for the wealth firm
what could go amiss with posted notices

= A model reads
how does the ai handle the fund letters
does the machine say how sure it is
is there a score on each extracted value
how are scanned notices processed
can ai read our paper post
how does ai know it is unsure
does the machine admit when it is guessing
each number with a degree of sureness
what does the ai do with a crooked scan
how does the machine treat the letters from funds
probabilities shown to staff
does the ai tell how certain it is
is there a probability attached to extracted amounts
so how did you deal with those scanned notices
how are pdfs turned into data, and with what caveat
does the llm output a certainty score
does it confess when it's guessing

= Below the agreed
when does a human check the ai's work
from what amount is manual approval needed
does the ai book payments alone
what is the threshold for human confirmation
are large sums always checked by somebody
is there a safety limit on automation
i worry that ai will pay the wrong sum
does a person approve big amounts
is everything automatic or is there approval
can the machine send half a million away on its own
from which sum up does a human have to nod
four eyes for large sums
i would never let ai touch money, how is it tamed there
what if the machine is not sure, who decides
does someone confirm before it goes in the books
limit in dollars for automatic booking
i will not have a computer transfer a hundred thousand by itself, who says yes in that system
when must a human sign off what the ai extracted
from which sum upward is manual confirmation compulsory
will the machine ever wire half a million unattended
what's the four-eyes rule for drawdowns
does a doubtful reading get posted automatically
i'm scared of ai moving money, what's the brake
at what dollar ceiling does someone have to look
who okays big transfers

= Sixty families must
could one customer see another's money
how confidential must the wealth data be
what was the privacy challenge in the finance project
is data strictly apart between clients
how many households must be kept apart
can a family see other family's wealth
sheikh a must not know what sheikh b owns, is it guaranteed
what would be the worst that could happen at the money house
discretion between rich clients
number of fortunes to be walled off from each other
mixing up two clients would kill us, did they fear it too
it would ruin us if one sheikh saw the portfolio of another, did the client have that fear
what was the confidentiality demand of the wealth firm
could one sheikh by accident view another's fortune
why was segregating investors so crucial
what is the worst nightmare for a multi-family office
how many households had to be fenced off
was data leakage among investors a worry
what would ruin the reputation of the family office

= Separation is enforced
how do you keep the families' data apart
is isolation in the db or only on the screen
what if the app has a bug, can data leak
where are access rules applied
is hiding things in the ui your only protection
how is tenant isolation done
where is the separation done technically
is it only the screen that hides the neighbour's fortune
if a programmer makes a slip, can fortunes mix
on which level is the wall
chinese wall between clients, how technically
do you filter in the interface or deeper
where is the segregation done, backend or ui
if a coder forgets a filter, would i see a stranger's fortune
is access control applied at the lowest layer
so how do you fence off the families
would a bug on the screen expose others' portfolios
is it merely hidden visually or really blocked
is the barrier cosmetic or fundamental

= A test tries
how do you prove that nobody sees foreign data
is data isolation tested automatically
how often is the separation verified
do you check for leaks with each new version
what regression test protects confidentiality
how do you test privacy between clients
how sure are you that no fortune leaks after an update
is somebody pretending to be each client and trying everything
does every version get a leak check
proof of separation, how often renewed
automatic intrusion by wrong client, tried
how can i be certain that tomorrow's update does not show the wrong portfolio to somebody
do you verify the fencing with each deployment
how is cross-family leakage ruled out continuously
is there an automated qa that impersonates all investors
after an update, who makes sure nothing leaks
what proof do you have that the fence holds
is that verified once or continually
is there a regression suite for confidentiality
`;
