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
what does pearl quay do
can you tell me how many families they serve
is it true they look after assets of families
pearl quay capital families assets
i want to know who the dashboard was for
what about the finance client, what kind of company
isn't pearl quay a bank
multi-family office or hedge fund
whose fortunes do they manage
clientele of the wealth house
how many rich households are on their books
what is the trade of the investment customer
private wealth firm, how large
do they serve ordinary savers or dynasties
number of clans entrusting money
background on the company in the analytics case
i'm writing an article, give me a line on that investment house
we look after twenty clans, is your client bigger than us
my uncle asks if it's a place to open an account, what do they really do
suppose we are a similar adviser, how many customers did they have
before i ask about the tool, what kind of business ordered it
and who ordered that
so what do they live on
how many clients do they have
are these companies or families

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
how were the statements collected before
what did the two analysts do every morning
can you tell me how pearl quay worked in the old days
is it true statements were pasted into a workbook
analysts paste statements workbook morning
i want to know what was manual at the finance client
what about changed columns, did that cause errors
wasn't there any automatic collection of bank data
copy-paste drudgery at the wealth house
starting point of the analytics project
fragile excel routine, what did it consist of
who gathered the account papers by hand
as-is process before the dashboard
how error-prone was the daily consolidation
one moved cell and all is wrong, was it like this
how many people sat on typing each day
hand-made reporting at the investment firm, describe
our interns cut and paste from bank pdfs till noon, did your client do likewise
i lie awake over broken spreadsheet formulas, did they have that
my auditor frowns on manual consolidation, how bad was it at pearl quay
suppose a bank altered its layout, what protected them back then
we're three people with xls files from all banks, is that where they began
and how did they do it before
so who did the collecting
what did they have to trust to luck
with what tool was it done earlier

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
when were the figures ready
was the meeting before the figures were ready
can you tell me why the old way was too late
is it true the meeting was at nine and figures came at eleven
figures eleven meeting nine
i want to know how late the numbers were
what about the morning meeting, did they have data
weren't the figures there in time
two hours too late, what was
did the partners decide on stale data
timing mismatch at the wealth firm
how long after the huddle did the workbook arrive
were the directors discussing without fresh balances
lateness of the daily report
at what o'clock did the sheet get done
what made the manual process pointless for the bosses
gap between discussion and data at pearl quay
our reports always come after the board has met, did your client have the same
i chair a call at 9 with yesterday's guesses, was it so there
my analysts finish at lunch, how late were theirs
suppose the market moved at night, did they know when they sat down
we take decisions before anything is on the table, have you heard that before
and why was it a trouble
so how late did it come
when did they sit down and when was it done
was it on time for the talk

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
what did you build for pearl quay
how are the statements fetched now
can you tell me what the service does overnight
is it true every figure can be followed back to the statement
service fetches checks joins statements overnight dashboard
i want to know if the collecting is automatic now
what about the dashboard, can figures be traced
don't analysts paste any more
nightly pipeline plus front end, describe the solution
what remedy did the wealth house get
etl and lineage in the investment project
robot that collects bank papers while people sleep
how did automation replace the two analysts' toil
aggregation engine with audit trail, was this made
what took over from the excel file
unattended gathering and verifying of account data
two parts of your solution in finance, which
i want to sleep while the machine pulls my bank data, did you make such a thing
we don't trust pretty charts, could your client see where a number had its roots
my team loses mornings over bank files, how did you free theirs
suppose five banks send files at midnight, what happens then at pearl quay
our compliance officer demands evidence for each total, did your solution provide it
and what did you put in place of the analysts' workbook
so what happens at night now
what was your answer to the pasting
in a few words, how does the finance system work

= The Financial Analytics Dashboard, for
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
how much did the financial dashboard cost
how long did the dashboard take
can you tell me the budget for pearl quay
is it true it took five months with five people
financial analytics dashboard budget months team
i want to know if it was below a hundred thousand
what about the team for the finance project
wasn't it a six figure sum
what would a wealth cockpit set us back
price of a custom reporting tool for investors
ballpark for portfolio aggregation
headcount on the analytics job
from kick-off to finish, how many weeks at the investment firm
what did the family office fork out
was it quick for such a thing
cost and duration of your fintech case
manpower, money and time for pearl quay
addepar wants a fortune every year, what did your client pay for an own tool
my board approved ninety grand, would that have covered theirs
we'd like to start in january, how long did the finance one run
suppose we are half their size, what sum was it for them
i need a line for my tender on effort and spending of a comparable project
what did they pay for that money cockpit
so how long did that take
how many people did you put on it
which city and what price range

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
at what time is the portfolio view ready
do balances of all banks show up before breakfast
how early can the partners look
five depots consolidated, by when
are returns and liquidity of every bank on one view
we start at eight, would numbers from ubs and hsbc be in
multi-bank net worth each dawn
how many depositaries does the tool bring together
fresh positions before the market opens in dubai
and by what hour is it all there
does it cover yields besides balances
half past seven, is that when it's done

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
can i click a number to see where it comes from
drill-through to the bank paper
a client doubts his balance, can you show proof on the spot
audit trail for totals in the wealth tool
how deep can one dig behind a sum
is provenance of each value visible
my auditor wants the original entry behind a total, possible or not
source document behind a chart
looking behind a suspicious amount in the cockpit
and can you see what a number is made of
is it a black box or can amounts be verified
trace 3 million back to the booking

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
what happens if the bank sends rubbish
validation of incoming feeds in the finance tool
will a half-empty csv poison our totals
are corrupt deliveries held back with an explanation
the bank renamed a heading, does the system notice
quality gate for imported data
meaningful error message on faulty feeds
does wrong input slip in silently
quarantine for broken deliveries
and if one of them is faulty
who tells us that a custodian's delivery is incomplete
sanity tests before numbers are accepted

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
does the tool alarm us when one share gets too big
concentration alerts ahead of a breach
will i get a ping when we are nearly overexposed
mandate compliance watch in the investment cockpit
early heads-up on thresholds
ceiling on exposure, does anybody get notified in time
after the fact or beforehand, the alert
our committee sets caps, does the software guard them
amber light when nearing the maximum
and if we take too much of something
pre-breach notification for portfolios
does it shout prior to a violation

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
does it read scanned letters by itself
ocr with human review in the finance tool
what if the computer isn't sure of an amount
pdf extraction, who confirms shaky numbers
do we still type in private equity notices by hand
intelligent document processing at the wealth house
human in the loop for unclear scans
are faxes and paper statements digested automatically
i don't trust ocr with millions, who looks over it
and paper, can it cope with paper
low-confidence fields, guessed or escalated
automatic capture with manual verification of the uncertain ones

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
can every family get its statement designed as they like
white label reporting for investors
our oldest customer wants his table as in 1985, possible or not
personalised templates in the wealth tool
is the format the same for all or individual
reports adapted to the recipient's taste
crest and colours of the household on the pdf
quarterly booklet in a custom look
must customers accept a standard design
and the papers for the families, do they look individual
one clan wants excel and another a single sheet, is it served
bespoke formatting of investor statements

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
does something check the bank data for pearl quay during the night
how many checks run over the figures before morning
which delivered component collects the files while the office sleeps
is there a background process that screens for absurd values
what guards against a bad figure slipping into the wealth dashboard
etl with quality gates, was that in the package
who or what looks for implausible entries after dark
did the handover contain an automated ingestion piece with validation
a hundred and forty tests on the incoming figures, true
my worry is garbage in garbage out, what did you supply against that
and what works on it between midnight and dawn
reconciliation scripts for custodian data, how many

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
who is the finance screen meant for
did pearl quay get a dashboard for its partners
which deliverable do the decision makers open
is there a single page where both the associates and the principals read positions
was a visual workspace among the things handed over to the fund people
can the senior management see it too or only the analysts
for whom was the graphical interface made
what did the users themselves receive to look at
so the juniors and the seniors share one tool
bi screen for the investment team, was it delivered
audience of the pearl quay display
besides the nightly job, what is there for human eyes

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
how many layouts can the report generator make
is there something that prints quarterly statements for each client
can pearl quay send every household its own style of report
which piece formats the client letters in a dozen styles
did you deliver templated reporting
a dozen branded formats, who creates them
do they still prepare investor packs in powerpoint by themselves
automated factsheets for the families, was that part of it
what spares the staff from laying out statements each quarter
how flexible is the look of the reports, can clients differ
and for the paperwork that goes out to clients
is there a publishing feature in the wealth cockpit

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
is there a tool that reads capital calls
what reads the fund notices for pearl quay
which deliverable extracts data from lp correspondence
idp for private equity mails, did you hand one over
who keys in the amounts from general partner letters now
can the system understand a distribution notice
was automatic extraction from pdf letters part of the delivery
what did you give them for all the scanned paper from the funds
drawdown requests come as attachments, what swallows them
and for the letters, what was built
does the finance project include parsing of incoming notices
the clerk used to retype every letter, what replaced that

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
did an outside firm test the security
were the findings of the penetration test closed
was the wealth dashboard put through ethical hacking by someone neutral
who attacked it on purpose before handover
any open vulnerabilities left after the security assessment
our regulator demands an external vapt, did pearl quay get one
is there evidence that weaknesses were repaired
did you grade your own security or bring somebody else
red team exercise before delivery, yes or no
i am an it auditor, was a third party assessment part of the deliverables
and what did the testers' report lead to
were the bugs found by the intruders for hire patched

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
when are the complete figures ready now
is it true that the numbers used to come at eleven
how much earlier do partners have the data
at what o'clock can they start working with the full picture
did the dashboard speed up the morning
what time were figures available before and what time after
do they still wait until almost noon for positions
how punctual is the data at the wealth firm these days
is everything there when the bosses arrive at the office
half past seven instead of what
turnaround of daily valuation, before versus after
when does the p&l land on the desk now
three and a half hours sooner, did i hear that right
our traders complain that the nav comes too late, how did it go for pearl quay
my manager wants to know how fresh the data was by market opening
we get our positions at lunch, could your finance project beat that
suppose a partner has a call at eight, will the totals be in
i hate staring at half empty reports until late morning, was that cured there
so when is it finished now
and before that, what was the hour
how big is the gain in timeliness
what changed in terms of delivery time of the figures
is the book closed before nine
no more waiting till eleven, correct
daily cutoff for full numbers after the project
what can a client expect at dawn from the dashboard

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
how many hours do the analysts save
did the two analysts get time back each day
is it true that three hours a day came free
what did the dashboard mean for employees' workload
how much donkey work went away
productivity gain for the back office at the wealth manager
by how much was typing reduced for the research staff
six man hours daily in total, is that about right
what did the people who compiled the sheets gain
did anyone become less overworked through it
effort saved per head in the pearl quay project
how many people benefited and by what amount of time
our associates spend mornings on copy paste, how much would they recover if it goes like pearl quay
i am an investor, tell me the labour saving in the finance case
we have two girls doing nothing but reconciling, how was it with your client's team
my cfo asks for the payback in staff time at that family office
i fear such tools create more work, did the analysts there lose or regain time
so what can they do with the day now
was it only one employee or more
and how much time is that per person
does the tool free capacity for real research
can the analysts go home earlier
hours liberated per working day
fifteen hours a week each, is that the outcome
what happened to the burden of manual compilation
did headcount hours drop

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
how many values are read rightly from letters
what percent did the letter reader get correct
is it true that review catches the rest
how good is the extraction from fund notices
what precision did the parsing reach at pearl quay
does the recognition ever get a digit wrong and who sees that
quality of the idp at the wealth manager
success rate of the automatic capture
how far from perfect is the machine at understanding pdfs
the remaining one and a half percent, what becomes of it
do faulty extractions reach the books
above ninety five percent recognition, or below
straight through rate on notices and safety net
we are a fund administrator and ocr always disappointed us, how exact was yours
i worry a comma is read as a dot, did such things get through
my auditor asks how reliable automated capture was in the finance job
suppose the software misunderstands an amount, did a human spot it in that project
as a sceptic of ai i want the measured figure for document capture
so how often is it mistaken
and the misreadings, were they found
does that mean nothing erroneous went in
what was the score on letters
nearly ninety nine out of a hundred, correct
performance of the extraction model in figures
can you tell me the trustworthiness of the reader
who fixes the portion it cannot get

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
how many capital calls were missed after the launch
is it true that they missed four the year before
did any capital call slip through in year one
was every funding request honoured in time
how often did they forget to wire money to a fund since
zero defaults on commitments, can you confirm
number of overlooked drawdowns before versus after
have late payments to private equity managers stopped
what was the track record on due dates once the system ran
did they blow any deadline after go live
from four to what
were there still slips with fund payment dates
how bad was the situation with calls previously
we paid penalty interest again this year, did your tool end that for pearl quay
our treasurer once overlooked a notice on holiday, did it recur at the wealth firm
i want to know if the reader really stopped forgotten obligations
my partner fears embarrassment with the gp, did the client suffer that again
a lapse costs us reputation, what did theirs look like in twelve months
and how was it earlier
so not a single one
has anything fallen through the cracks since
what did the document reader achieve regarding deadlines
capital call misses, statistics
did the letters still get lost
is the count of failures nil
how many blunders of this type in the prior year

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
which table library is in the wealth dashboard
what renders the grids in the finance project
which javascript component shows the positions
react table or something similar at pearl quay
how is virtual scrolling of holdings done
which open source package draws the rows
what is the frontend of the wealth tool based on
i am a react developer, what did you pick for tabular data
and for the lists in the browser
sorting and grouping on the client, with which tool
did you code the datagrid yourselves or take a library

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
do you use ocr for the letters
how does a scan become text
what technique turns images of letters into words
optical character recognition in the pearl quay work, yes or no
can it handle photographs of paper
what comes before the language model in the reading chain
how are faxed notices made searchable
which method picks characters from a picture
a crooked scan arrives, what makes it legible for software
and how does it get at the print
image to text, is that in the stack
is the pdf merely an image, what then

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
is a language model used for the notices
does a human review what the model reads
which kind of ai sits in the document reading
what grasps the meaning of the letter after the scan
genai with a human in the middle, was that the approach
is the neural network left alone with the papers
does a person correct the llm
i distrust generative tools, is anyone double-checking at pearl quay
who or what interprets the wording of a notice
is it rules or machine learning that pulls the values
and after the ocr
model plus reviewer, is that how it works

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
how many notices are in the evaluation set
on what was the reader tested
what sample did you use to benchmark the extraction
six hundred examples, for what purpose
how large was the ground truth for the letter ai
where does the accuracy number come from, which corpus
did you have annotated letters to score against
was the recognition proven on real paperwork and how much
data scientist here, size of your holdout for pearl quay
and how many documents did you try it on
what yardstick measured the model
a handful of trials or a serious test collection

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
does the wealth dashboard have single sign-on
do users log in with their company account
must staff remember one more password for the finance cockpit
is there one login for everything at pearl quay
can people enter with their microsoft work identity
oidc or saml at the wealth client, is it in there
how do employees get in when they are already authenticated
our people forget passwords, did you avoid that in the finance project
when someone resigns is access cut centrally
and how do they sign in
are separate credentials necessary
sso in the security stack

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
do they need hardware keys to log in
which second factor was chosen for the wealth tool
is there a gadget they plug in at logon
security token on the keyring, used at pearl quay or not
what beats phishing in that project
webauthn devices, did you roll them out
sms otp or something sturdier for the family office
somebody steals a password, what physical thing still stops him
do the partners carry a little stick
and the second factor
is two step verification done by phone or by a tangible thing
passkey on a fob, is that in use

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
is row-level security used in the finance dashboard
what keeps each family's lines apart in the database
how did you technically isolate households
postgresql policies or separate schemas at pearl quay
which safeguard works on each single record
rls, yes or no
fine grained permissions on data, by what means
what hides other people's entries at storage level
as a dba i ask how tenants are split
and inside the tables themselves
access rules per tuple, are they there
how do queries return only one's own records

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
is there an audit log
can you see later who looked at which portfolio
does the wealth dashboard keep a trail of user activity
who did what and when, is that kept
if an employee peeks at a rich client, will it leave traces
compliance needs evidence of access, is there any
is a logbook of actions part of the security
mas examiners want a history of views, does pearl quay have it
can a deed be proven months afterwards
and is anything written down about what users do
tamper evident journal, is something like it built in
forensics after an incident, on what basis

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
is private networking used
can the servers be reached from the open internet
how is traffic between components shielded
are the backend machines exposed on public ips
does the wealth system sit in an isolated network
subnets without internet gateway, is that how it is hosted
could an outsider port scan the finance database
what about network isolation at pearl quay
our ciso insists on no public endpoints, did you do so there
and the connections between the parts
do packets leave for the world wide web
infra security, is it closed off

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
how many custodians send data and in which formats
is it true that the formats change without notice
what was the trouble with the custodian files
did every bank deliver the data differently
were the inbound feeds standardised or a jungle
what made collecting statements from the depositaries painful
do the banks warn before they alter a column
how heterogeneous were the sources in the finance project
why was integration of the bank statements tricky
five institutions, five file types, right
what about file layouts shifting overnight at pearl quay
were interfaces stable or a moving target
lack of standards among custodian banks, was it an issue
our bank renames headers whenever it likes, did pearl quay suffer the same
we hold assets with ubs, dbs and others and nothing matches, was this the client's headache
i want to know the first hurdle in the wealth dashboard
my it man says feeds are the hardest part, was it so there
imagine each supplier using its own template and modifying it secretly, did that occur
so what was hard about the data
and did they at least announce modifications
how many banks were involved
why could one import not fit all
schema drift from upstream, a problem or not
unpredictable upstream files, tell me about that challenge
what surprises came from the depot banks
inconsistent csv and swift messages, from how many senders

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
does each format have its own reader
how did you cope with the various bank files
is there one importer for all or one for each
what was the answer to the mess of custodian formats
are the validations specific to each sender
did you write dedicated connectors
modular ingestion at pearl quay, how was it arranged
how is the parsing code organised in the finance project
one plugin for every bank, is that right
what solved the variety of statement types
are checks shared or individual to a source
did you build a universal converter or specialised ones
when one bank alters its export does the whole import have to be touched
we have seven data vendors, would you make a connector for each as you did at the wealth firm
i worry that one tweak breaks all the other imports, how did you decouple them
suppose a new depositary is added, what has to be made
my developer prefers one generic mapper, what did you choose instead
how would a curious engineer describe your loader design
so how did you tackle that
and the validations, are they common
what exists per file type
was a one size fits all approach taken
distinct loaders with distinct tests, correct
handling of diverse inputs in the wealth cockpit
can you explain how incompatible statements are ingested
bespoke translators for each bank or not

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
what happens when a file fails
do yesterday's figures stay visible with their date
by when does an analyst know the reason for a failed file
is a corrupt delivery quarantined
what do users look at when the feed broke overnight
does the dashboard go blank if a bank botches its export
who is alerted before breakfast about a rejected import
fallback behaviour for defective data
can a faulty statement contaminate the totals
is there a fail-safe when the custodian delivers rubbish
how early is the alert sent after a rejected load
are stale numbers flagged as such at the wealth firm
what if validation does not pass
our system once displayed half loaded positions as real, how do you prevent it
i am scared of silently wrong data, what does pearl quay's tool do with a dubious delivery
suppose a bank sends an empty file on monday, what appears on the screen
my boss asks whether anybody gets told at six in the morning when things go wrong
we had a vendor whose import crashed and nobody knew until noon, would yours tell us
so when one goes bad, then what
and what is displayed in the meantime
is somebody told why
error handling for incoming bank data
does it show last known good values
graceful degradation, how was it done for the custodian data
will the partners be misled by an older value or is it dated
rejected input, old snapshot, message to staff, is that the flow

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
why did the partners trust their workbook
what was good about the old excel in the partners' eyes
is it true that they could see how each figure was made
why were the seniors reluctant to leave their spreadsheet
what made acceptance by the owners difficult
user adoption problem at pearl quay, what was behind it
did the principals have a rational ground for clinging to excel
what did the homemade file offer that software usually does not
change management hurdle in the finance project
where did the confidence in the legacy file come from
how come nobody believed a dashboard over the sheet
traceable formulas, was that the reason they loved excel
what human obstacle did you meet at the family office
our directors refuse to give up their macros, did you meet this at the wealth client
i think bosses are just conservative, or was there a proper motive at pearl quay
we tried a bi tool and management went back to xls, was there such a fear in your case
my father runs everything in one sheet and won't budge, why do people like him believe in it
someone said the owners were emotional about their file, what was the actual explanation
so why did they like the old way
and what was it they were able to inspect
what had to be matched to convince them
reason for loyalty to the spreadsheet
was the difficulty technical or about belief
did visibility of calculations matter to the decision makers
psychological barrier in replacing excel
why not simply order the partners to switch

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
does every figure carry its origin
can i see where a number in the finance dashboard comes from
is the source kept with each value
how did you make the amounts traceable
data lineage in the wealth project, is it there
are numbers anonymous or do they come with a pedigree
what was built in so that owners believe the screen
where a value stems from, is it recorded
does each cell know its parentage
how did you answer the partners' wish to verify
is any amount shown without a reference to its source
traceability of totals at pearl quay
was the provenance stored alongside the data
our controllers reject figures without backup, how was that respected in the finance tool
i never believe a number if nobody says whence it came, what about your dashboard
suppose an investor questions a return, is the root of it known
my professor talks about data provenance, did you apply it anywhere in that cockpit
we were burned by mystery totals, what did you do to avoid them for the partners
so how did you win their confidence
and is that for some numbers or all of them
can any value be traced back
what accompanies each amount
is it a black box or not
citation for numbers, did you do that
principle behind the trusted dashboard
every single value with its trail, true

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
what does a click on a figure show
do you see the formula when you click
how many clicks until the statement lines
can one drill down from a total to the bank entries
is drill-through possible in the wealth dashboard
how does a user check a calculation himself
what appears if i tap a number twice
can staff unfold a sum to its parts
does the cockpit reveal its sums the way excel does
how deep can one look into a performance figure
from ratio to raw bank booking in how many steps
is the derivation of a value displayed on demand
interactive explanation of numbers, how is it operated
an auditor visits and asks for proof of one amount, what does the user do
i like to press f2 in excel to see what is inside, is there something alike at pearl quay
my accountant wants to get to the original transactions, how quickly can he in that tool
suppose a partner doubts the yield, where does he press
we need evidence down to the ledger entry, did you do that for the family office
so how do they look it up
and after the first click
what is underneath the numbers
do they reach the source bookings
is the computation open to inspection
show me the workings feature
one press for the equation, another for what
drilldown levels in the finance project

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
how long did both systems run side by side
how many differences were found and explained
is it true that nineteen were mistakes in the workbook
was there a parallel phase with the old excel
how did you demonstrate that the dashboard was correct
did the spreadsheet turn out to be faulty
what was the outcome of the dual operation
were all mismatches between old and new cleared up
how many discrepancies were the fault of the excel
twenty three deviations, who was to blame
did you cut over in one go or overlap
shadow running at pearl quay, for what duration
what did the parallel period bring to light
our bank insists on a parallel run before retiring anything, did you do one
i doubt that software beats our sheet of fifteen years, what did the comparison say
suppose old and new disagree, was every case cleared in the wealth project
my partners would want evidence before abandoning excel, what evidence did yours get
we cannot risk a big bang cutover, how careful was it at the family office
so which of the two was right
and how many were errors in the old file
what about the other four
was any gap left unexplained
thirty days of double bookkeeping, is that so
dry run next to the legacy file, findings
who made more errors, the people's sheet or your program
was the migration verified figure by figure

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
how do capital calls arrive
what does a missed call cost
why were scanned letters a problem for the wealth firm
is it true that overlooking one means paying interest
in what shape do funds ask for their money
what was the pain with private equity correspondence
were drawdown demands sent electronically or as images
what penalty follows when such a letter is forgotten
why automate the reading of fund mail at all
what made the incoming notices dangerous
unstructured paperwork with financial consequences, was that one of the challenges
what is at stake when a notice gets buried
third challenge of the finance dashboard about letters
our secretary files such mails by hand and i lose sleep, was it similar at pearl quay
i do not understand private equity, why would a letter be worth so much trouble
suppose one of those pdfs gets stuck in an inbox, what happens financially
my chairman asks what risk justified ai for letters at your client
we receive notices as pictures too, was this also your client's difficulty
so what was the issue with those letters
and if one gets lost
did funds not use an api or portal
does being tardily cost a fee
image pdfs and default interest, tell me
how were the calls transmitted originally
what was difficult about fund commitments
why could a forgotten envelope hurt

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
how are the letters read
does the model mark each value with its confidence
who or what extracts the amounts from the scans
does the software say how certain it is
is there a probability next to the extracted data
how does the ai signal doubt about a digit
was machine learning used for the fund correspondence
what output does the extractor give besides the value
does it just guess or indicate trust levels
confidence score per field, is it available
what reads incoming drawdown mail at the wealth client
will the tool flag a shaky reading
how did you solve the scanned letters at pearl quay
our old ocr never said when it was uncertain, does this one
i dislike machines that pretend to know everything, how humble is the one for fund letters
suppose a stamp covers the number, does the ai express uncertainty
my team wants a traffic light per field, does the finance project have a similar rating
we process invoices by hand, what did the family office use to capture theirs
so who reads them now
and does it say how sure it feels
is each field rated separately
ai extraction with certainty level
are results graded by reliability
what tag does every number get
can you tell me what the algorithm does with a letter
is the degree of belief shown for one value or for the page

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
when does a person confirm before booking
above what amount must a human approve
is everything over fifty thousand dollars confirmed by someone
what happens when the confidence is below the agreed line
can the ai post a big drawdown without permission
who signs off uncertain readings
maker checker rule in the document reader, is there one
which cases are never left to the algorithm
is a low score routed to an employee
threshold in dollars for compulsory sign off
does the software enter amounts into the books unsupervised
when is manual verification triggered at pearl quay
how do you keep the robot from booking nonsense
our internal control demands dual authorisation, how did you respect such things at the wealth firm
i am afraid the computer would enter five million instead of half a million, what prevents it
suppose the letter is blurred, will someone look before it hits the ledger
my risk officer asks about limits for straight through processing in that project
we are a bank in dubai and need a human gate for large tickets, did you build one somewhere
so does anybody look at it
and for large sums
where is the cutoff
is the final say with an employee
conditions for mandatory human validation
is a 70,000 call booked automatically
small and certain ones go through, what about the others
controls on automated postings of fund letters

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
how many families use the dashboard
must families never see each other's figures
what was the confidentiality demand in the wealth project
is it true that no family may look at figures of another
which privacy requirement was absolute at pearl quay
how many households share the one platform
what would have been a disaster for the family office
why was separation such a concern
strict secrecy among sixty clans, was that a condition
what kind of mistake was forbidden outright in the reports
could cross contamination of client data have sunk the project
was there a need for watertight partitions between investors
how sensitive was the multi client setup
private bankers live on trust, what did that mean for the system you built
we serve feuding relatives in dubai, did your finance client have similar worries about who sees what
i worry that my neighbour learns my net worth, was that danger known to you
our lawyer asks whether you handled mutual secrecy of wealthy clients before
imagine a portfolio mailed to the wrong dynasty, was this the nightmare you had to exclude
so what was the confidentiality problem
how many clans are we talking about
and was there any tolerance for slips
what was hard about having everybody in one system
ethical wall requirement, describe it
exposure of someone else's assets, was it a risk
non negotiable rule on privacy of clients
why not take a simple shared report server

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
where is the separation of families enforced
is the separation in the database or only in the interface
how do you keep clients' data apart row by row
does security depend on the screens alone
what if a frontend bug shows too much
at which layer do you enforce tenancy
is the api the only thing preventing access to foreign records
what technical measure isolates the sixty households
are access restrictions enforced beneath the application
did you rely on menus being invisible
how did you solve the secrecy requirement
would a direct sql query reveal all families
is it storage level isolation at pearl quay
a junior developer forgets a where clause, what saves the day
our last vendor only greyed out buttons and people got around it, did you do better at the wealth firm
i am a penetration tester, can bypassing the gui get me foreign records there
my chief architect wants defence in depth, how was that applied to client separation
suppose somebody calls the backend by hand, are other fortunes protected
so how did you guarantee it
and does it work without the user interface
on what granularity is it enforced
is the partition logical at record level
which component refuses to hand out foreign lines
is gui filtering considered enough
data segregation mechanism of the finance dashboard
enforcement point for multi client privacy

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
is every report tested as every family
how often is the separation tested
what test runs at each release
do you check the isolation again with every new version
how can you be confident no report shows foreign data
is there an automated regression for privacy
does a robot log in as each household and open everything
before a deploy, what is verified about confidentiality
who plays all sixty clients to look for leaks
is it a spot check or exhaustive
ci pipeline checks for tenant leaks, yes or no
all combinations of users and documents, are they tried
what ensures that a later change does not open a hole
software gets updated and old protections break, how did you guard against it at pearl quay
my auditor will not accept a one time check, how frequently is the wall examined
suppose next month's feature breaks the access rules, would you notice before rollout
i worry that security is only tested once at the start, was it so at the family office
we ship every two weeks, can such secrecy checks keep up as they did for the wealth client
so how do you verify that
and is that repeated
does it cover each document or just some
impersonation test for all investors
what happens on every build regarding data separation
permission matrix testing, was it done
how thorough is the access check
what proof is produced whenever code goes out
`;
