/** What people ask, and the sentence that answers it (question-bank.ts). */
export const aboutCareers = `
= Senior Full Stack Developer (Bengaluru, India, or remote in India)
* are you hiring
* what jobs do you have open
* any vacancy for me
* can i work for you
* list of open positions
* do you have openings right now
are you looking for full stack developers
any software engineer job in bangalore
remote job in india for programmer
web developer vacancy
is there any work for a react and node person
any opening for back end developers
* what posts are advertised
* is there any work going
* do you need hands
* is recruitment on now
* i am looking for employment
* who are you searching for at the moment
* what roles can i go for
* list of adverts for staff
* can i come on board
* any opportunities with you
* how many posts are free
coder wanted in karnataka
is there something for a typescript person
react person wanted
i code front and back, do you have a seat
programming work from jaipur
any vacancy for a mern engineer
is there a telecommuting post for a web coder in india
are you recruiting backend plus frontend people
i'm a software engg with six yrs, is there an opportunity in bangalore
wfh developer role available
my son writes code in mysore, any place for him with you
laid off last month, i do angular and node from pune, any seat

= Mobile App Developer (Kuala Lumpur, Malaysia)
any job in kuala lumpur
do you need app developers
android or ios developer vacancy
mobile programmer job in malaysia
flutter developer opening
coder wanted in malaysia
i make iphone apps, do you have a seat
kotlin or swift person wanted
kerja kosong programmer
dart person wanted
any vacancy for someone who makes phone software in kl
are you recruiting ios engineers in malaysia
is there an opportunity for a flutter guy in selangor
i build android stuff, got kerja for me
just finished my contract in cyberjaya doing apps, any seat
does your malaysian branch need a phone programmer

= UI/UX Designer (Dubai, United Arab Emirates)
any design jobs
designer vacancy in dubai
are you hiring ui ux people
graphic or product designer opening
i draw interfaces, do you have a seat
figma person wanted
creative post in the emirates
user experience post
product design seat
any vacancy for a designer in the gulf
are you recruiting interface or product designers
i'm a sketch and figma artist in sharjah, any opportunity
is a ux slot available
i lay out screens for a bank in deira, any seat
does your gulf branch need a visual person

= Digital Marketing Specialist (Dubai, United Arab Emirates, or Bengaluru, India)
any marketing jobs
seo executive vacancy
do you hire marketers in dubai or bengaluru
ppc specialist job
i run campaigns, do you have a seat
adwords person wanted
social media manager post
growth or performance marketer wanted
post for somebody who knows search ads
are you recruiting performance marketers
i do facebook and google promotions, any opportunity
do you require somebody for online promotion in bangalore or dubai
my wife's a marketing exec in chennai, anything suitable
i run campaigns for a mall, any seat
does your gulf or indian branch need an seo specialist

= Teams of five
how big are the teams
how many people work together on a project
do i work on several projects at the same time
how many developers in one team
do developers jump between clients
what happens on fridays
how often do you demo
what is it like to work at your company
what is the team size
is it multitasking or one client at a time
how is the work culture
how are teams organised for developers
do you show progress weekly
is work switching between many projects
how many colleagues would i have around me
do i juggle three customers at a time
are there big open plan squads
how does a week go
do i belong to one squad
do i get pulled from task to task
is there a showing at the end of each week
how crowded is a crew
what is daily life like on the job
would i drown in parallel jobs
is it a sweatshop
will i be assigned to several clients simultaneously
how many teammates will i have
is context switching common at your place
how do you structure squads and deliverables
will i have to split my attention between assignments
do employees demo something at the week's end
at my current firm i'm pulled in six directions, how would it be with you
am i dedicated to just one client

= If that sounds
is the work at your company calm or stressful
is the job boring
is it a relaxed place to work
is it a quiet workplace
is it hectic over there
would i be bored
am i the right type for you
i like adrenaline, is it too sleepy
peace and quiet at work, or not
is your environment chill or a pressure cooker
would an ambitious person find it tedious there
is the atmosphere relaxed
i'm burnt out from a startup, would i find peace with you
what is the mood among staff
i hate adrenaline junkies, is yours a serene shop
my current employer is mayhem, are you calmer
is it a place for workaholics

= Choose Apply Now
how do i apply
where can i submit my application
how to send resume for a job
apply for job online
where is the button for applying
which page do i go to for applying
how can i join your company
where do i upload my cv
steps to apply for a position
i want to throw my hat in the ring
which link do i click to go for a post
where's the entry for candidates
do i send papers by mail or through the page
can i submit on my phone
first step for a candidate
where do i submit my candidature
where do i hand in my papers
is it via linkedin or via your page
how do i put in my application
where is the form for candidates
what do i click to be considered
i saw a vacancy, how to proceed
is it through a portal or do i mail my biodata
kindly guide how to apply
found your ad on a notice board, where do i actually submit
what's the procedure for candidates

= We ask for
what do i need for the application
which documents are required to apply
what file type for the cv
maximum size of cv
is a cover letter needed
do i have to give expected salary
is notice period mandatory in the form
can i upload docx
is portfolio compulsory
what details does the job form ask
my resume is 8 mb, ok
can i send the cv as image
must i tell my current location
pdf or word for the cv
what must a candidate bring
my papers are a 12 mb file, does it pass
does a pages or odt file pass
is a letter of motivation a must
do i reveal what i want to earn
which boxes may a candidate skip
is my github link a must
must i tell when i could start
zip file with diplomas accepted
do i need references or diplomas
how many megabytes can my papers have
is my phone number needed as a candidate
do i type where i live
which particulars do candidates have to furnish
do i have to attach my biodata in a certain format
is disclosing my current ctc obligatory
can i upload a scanned jpeg of my biodata
what is the filesize ceiling for attachments
should i enclose a motivation letter
must i state when i can join
what do you want from an applicant, in which format

= Questions about jobs
whom to contact about jobs
what is the hr email
email for careers
where do i ask about a vacancy
contact of recruiter
can i mail someone about the position
how do i reach human resources
i have a doubt about the job, whom to mail
is there an hr contact
what is the recruiter's mail
i have a query before i go for a post
whom do i ring about a post
inbox of the hiring folks
human resource mail
clarify something in the advert, with whom
i need to withdraw my candidature, whom to tell
i sent the wrong file, whom to tell
personnel department contact
whom do i ask about a vacancy
mail id for recruitment queries
i uploaded an outdated biodata, whom do i inform
is there a talent acquisition contact
where do i direct a doubt regarding a role
my uploaded resume has a typo, whom can i tell
i'm a headhunter, to which mail id do i write
where do recruits send doubts before submitting

= A person reads it:
* what is the interview process
* how many rounds of interview
* what happens after i apply
* what are the steps of recruitment
who reads my application
do you use ai or software to screen cvs
when will i hear back after applying
* how does selection go
* what hoops must i jump through
* how many stages until i'm in
* what is the path from letter to contract
* how long does hiring take in all
is there an algorithm that filters me
who sees my letter first
will somebody open my papers
who evaluates my application, and by when do i get a response
do you use an ats to weed out candidates
what's the opening stage once i've applied
will you inform me even if i'm not shortlisted
how many weeks before i'm told anything
does an algorithm shortlist people

= A conversation: Forty-five
what is the first interview like
is there a call after the cv
how long is the interview
do i talk about my past work in the interview
is the first talk about my past
how many minutes do you grill me
will you ask what i regret
second stage of the hiring
how lengthy is the opening discussion with a candidate
will you ask about my flops
is the interview technical or a chat about my projects
what comes after the shortlisting
after they've liked my biodata, what's the talk about
do i brag or confess in the interview
how long should i block my calendar for the phone screen

= A paid half day:
is there a coding test
do you pay for the trial day
is there a take-home assignment
will i do something practical in the selection
no whiteboard puzzles, true
will you test me with a real task
do i earn something for the tryout
four hours with the crew, how
third stage of the hiring
is the technical assessment remunerated
will i have to do a hackathon or unpaid assignment
what does the practical evaluation look like
do i get compensated for the trial
will i solve dsa on a board
after the chat, what's the next stage
i can't afford unpaid trials with two kids, how is yours

= An answer in three days:
when do i get the final result of interview
how fast do you decide on a candidate
will i be told why i was rejected
do rejected candidates get reasons
when is the verdict
is a refusal explained to me
how quick is the verdict
last stage of the hiring
how soon is the outcome announced after the trial
what does the concluding stage look like
when do i obtain the appointment letter
are turned-down candidates given feedback
will i learn the joining date and pay grade
how many days do i sit on tenterhooks
i have to resign from my present post, by when is your verdict
after the tryout, the outcome comes when and in what shape

= Someone from the
how long to hear back on my application
do you reply to rejected applicants
i applied and no answer, how long does it take
does hr or the team read my cv
who looks at applications
application response time
do you ghost candidates
is my resume filtered by a robot
will i get a reply if i am not chosen
how many weeks to wait after submitting
i sent my cv two weeks ago, when do i hear
is a human reading my application
how long does it take you to answer applicants
do you leave candidates in the dark
will i ever hear back if you don't want me
for how many days should i be patient
is it a recruiter or a future teammate who opens my papers
silence since ten days, is that normal
no news is bad news, right
who judges my papers
do you send a no too
maximum wait for candidates
does some hr bot bin me
i applied in october, still nothing
i sent my papers nine days ago and hear nothing, is that bad
will a robot throw out my letter because a keyword is missing
nobody answers people they don't want, right
when will i be informed about my candidature
is my biodata seen by a human being
do you bother to notify rejected folks
i applied a fortnight back and heard zilch, is it usual
who goes through the applications, a future colleague or a bureaucrat
is there an ats knocking out cvs

= Forty-five minutes about
what do you ask in the interview
duration of first interview
what should i prepare for the talk
how many minutes does the first conversation take
do i have to talk about my failures
will i be asked about past projects
is the first interview technical
how long is the hr call
what will we talk about
shall i bring a failure to tell
do you ask about strengths and weaknesses
is it a video call or in person, how long
less than an hour, right
trick questions in the talk
how do i get ready for the talk
may i bring samples to the talk
topic of the first talk
how lengthy is the interview
what themes come up in the discussion
should i be ready to speak of my blunders
will i be quizzed or is it a friendly chat
what should i rehearse for the opening interview
would it be about my wins or also my duds
how much time off should i wangle for the interview
is it a grilling

= A paid half day.
is the trial day paid
do i get money for the trial day
how long is the practical round
is the assessment paid or free
will you pay candidates for their time
half day or full day trial
is the tryout for free
will i be compensated for the tryout
do you exploit candidates
how many hours is the tryout
do i take a day off from my present employer for the tryout
i have kids and can't work for nothing, is the tryout paid
how lengthy is the audition and am i remunerated
is the skill assessment a full shift
do i take casual leave for a whole day or less
so what is the practical stage
i can't skip a full shift at my employer, how long is your trial
will you fork out anything for my trouble at the tryout
do candidates receive wages for the audition

= You work with
with whom do i work in the trial
what happens during the paid half day
is the trial on real work
what is the practical test for candidates
how many of your people take part in the trial
who will sit with me at the tryout
is the tryout a made-up exercise
pair programming at the tryout
how many of you watch me
do i touch a customer's code in the tryout
what is the tryout about
what would i do in those four hours with you
is it with real colleagues or an examiner
what do i do at the audition
is the trial based on a genuine assignment
who accompanies me during the practical
will i collaborate with prospective teammates
is it a mock exercise or live stuff
would i be solving toy exercises in the tryout
how many of your staff join me at the practical
so during the audition, what's on my plate

= No puzzles on
are there leetcode questions
do you do whiteboard interviews
is there homework for applicants
do you give brain teasers or algorithm puzzles
free assignment to do at home
will i have to do unpaid work to get hired
is there a coding challenge
will i have to solve puzzles in the interview
do you give take-home tests
must i reverse a linked list at the board
will i have riddles to crack
will i get a hackerrank link
do i spend my weekend on an exercise for you
how many golf balls fit in a bus, that sort of question
aptitude or iq test
do you set unpaid tasks
is there a dsa round
i panic in front of a board, is that a problem
are there trick quizzes
i freeze when i must solve riddles in front of strangers
every tech firm gives weekend exercises, so do you, right
how many hours of homework do candidates get
do you make candidates do dsa
is there a hackathon or aptitude paper
will you hand me a take-home project
i freeze at live coding, do you do that
must i sacrifice my weekend on an assessment
my last interview asked how many manholes are in mumbai, do you do such nonsense
am i supposed to code for free over diwali

= An answer in three days.
how many days after the trial is the decision
how soon do you tell the final result
when will i know if i got the job
how many days to wait for the offer letter
how quickly do you decide after the last round
after the tryout, how long must i tremble
when is the final word
i have another offer expiring, how quick are you
is a week of waiting after the tryout normal
number of days until the verdict
my present boss is waiting, how fast do i hear from you after the tryout
how soon after the audition will i be informed
what is the turnaround for the verdict
after the practical, how long am i kept waiting
when is the outcome announced
i've a competing offer that lapses soon, how rapidly do you decide
my notice deadline is near, when will you let me know
do you drag your feet after the final stage
and then how long till i'm told

= An offer with
what do i get at the end of the hiring process
does the offer say the salary
do you give feedback to rejected people
when will the joining date be told
is salary range told in the offer
what does the contract letter say
is the starting day in the letter
will i learn what was wrong with me
reasons for a refusal
do i get an honest no
what stands in the letter if you want me
does a loser get an explanation
if you don't want me, will you tell me what was missing
what does the outcome include
if unsuccessful, am i told the grounds
is the pay grade mentioned in the appointment letter
do i get constructive criticism if turned down
will the rejection explain itself or be a form letter
in black on white, what does the yes include
if it's a yes do i see the money grade and the joining day

= We keep applications
how long do you keep my cv
do you delete applicants' data
is my resume stored forever
will you keep my details for future jobs
data privacy for applicants
when is my application erased
how many months is my resume on file
what happens to my personal info if i am not hired
retention of candidate data
will you throw away my cv after some time
do you shred my papers one day
is my cv in your drawer for years
how long am i in your pool
when is everything of a candidate wiped
i was refused in spring, are my papers still there
does my letter get erased too
storage of candidates' papers
for up to how many months
i was refused last spring, do you still have my papers
how many months may you keep what i sent for the post
for what duration do you retain resumes
do you purge candidate records
is my biodata retained in a talent pool
i was turned down, when is my info destroyed
till when is my candidature on file
and the cv i uploaded, does it stay for years
i was turned down in march, do you still have my papers
how long do you hoard biodata

= Thirty days of leave:
* what benefits do employees get
* what perks do you offer
* why should i work for you
* what do you give besides salary
how many days of leave do i get
how much paid vacation
how much annual leave
* what goodies come with the post
* what do i get apart from money
* what fringe benefits are there
* extras for staff
* is it good to work for you
* why would i leave my present employer for you
* what does the package include besides pay
how much time off
how much pto is there
what is the vacation allowance
berapa hari cuti tahunan
how many vacation days does a joiner get
what is the yearly leave entitlement
is encashment common or must i consume my leave
do i get gazetted holidays in addition
does hr push us to use up our leaves
is four weeks' absence feasible to visit my native place
my parents live outstation and visits are long, how many days off do you grant
is raya off in addition to the entitlement

= A week that ends:
how many hours a week do you work
is there overtime
do you work weekends
is on call duty compulsory
do you work on saturdays
do staff get weekends free
is there crunch time
is overtime normal at your place
is the weekend sacred
forty or sixty hours
five day week
do i slog on sundays
are there late nights before a release
must i pick up at night
is there a hustle culture
do people get burnout there
what is the duty schedule per week
am i obliged to do night standby
do you release stuff right before the weekend
is comp off given following standby
is there a healthy work-life equilibrium
i left my last company over saturday slogging, is it like that
do i have to carry a pager against my will

= Health cover for the family:
do you give medical insurance
health insurance for family
is my wife covered by insurance
does medical cover start on day one
are children covered by your insurance
is my hospital bill paid
doctor for my kids
do staff get mediclaim
what about my spouse's treatment
is there a medical card
is my household included in mediclaim
do dependants get hospitalisation
when does medical coverage commence
is my husband covered as well
does the policy operate in malaysia and uae equally
is there a probationary gap for insurance
my wife is expecting, is she insured if i join
are my toddlers insured from joining day

= Time and money to learn:
do you pay for courses
is there a learning budget
can i go to a conference on company money
training allowance for staff
do you support learning and growth of staff
can employees upskill on company time
do you sponsor certificates
will you pay my aws exam
can i go to a meetup on your cost
allowance for books
is there room to grow
udemy or coursera paid
is personal development paid
is there a stipend for training
will you fund my aws certification
do you sponsor udemy or oreilly
am i granted study leave
how much can i splurge on workshops per annum
do you support professional upskilling with cash and hours
i want to attend a pycon abroad, would you chip in

= Six weeks in another office:
can i work from another country for a while
can i visit the dubai office for some weeks
exchange between offices
do you pay travel to the other office
can i see the world with you
swap desks with kl for a while
can staff do a workation
is a stint abroad possible
will i get to travel
may i be deputed abroad for a while
is there a secondment to another branch
do you foot the bill for a stay in kl
how often may staff relocate temporarily
i'd love a stint outstation, do you allow
is accommodation included when swapping locations
would i ever get to sit in dubai for a while at your expense
i've itchy feet, any chance of working overseas temporarily

= Pay you can check:
is pay transparent
are salaries secret in your company
when are salaries reviewed
are the pay bands known to everybody inside
is pay fair and open
do you have salary transparency
how do i know i am not paid less than colleagues
do women earn the same as men
is money a taboo
how do i know i'm paid fairly
are wages open
is there a yearly look at pay
is there equal pay
is remuneration transparent among staff
when are increments handed out
do female and male coders earn equally and can i verify
is there a written justification for raises
are pay grades disclosed internally
do you do annual appraisals
at my present firm the new guy earns double, how do you avoid such injustice
are remuneration grades confidential

= Thirty days of leave.
how many paid days off a year
how many days of annual leave do staff have
how much holiday is given
vacation days per year
number of leaves for employees
can i take a month off each year
how long can i go to see my parents each year
six weeks off, is it true
how many days may i be absent
pto in days
two weeks only or more
how much time off in twelve months
my parents live far away, can i be gone four weeks in a row
what is the leave entitlement
how many vacation days per annum
is it 21 leaves or more
how much time off to visit my native
i've a honeymoon planned, how many days off per annum
vacation entitlement in number of days
is four weeks off all i'd get, or more

= Plus the public
are public holidays on top of leave
do i get diwali or hari raya or eid off
are national holidays counted in the thirty days
which country's holidays apply to me
is eid counted in
do i work on independence day
festival days extra
which calendar of holidays counts for the dubai folks
bank holidays on top or inside the thirty
is christmas free
are gazetted holidays deducted from my leave
is pongal or thaipusam off too
will i be off for national day in uae
are festivals counted separately
is ganesh chaturthi extra or cut from my quota
are local festive days off on top
is chinese new year a day off for kl staff

= We expect all
do people really take their leave
what if i don't use all my vacation
is it frowned upon to take all days off
can i carry over unused leave
do you check that staff take holidays
do colleagues look askance when i go on vacation
can i sell unused days
what happens to days left at year end
is it only on paper, those thirty
who watches that i rest
does the boss nag me to go on vacation
do you nag employees to consume their leaves
can i hoard or encash vacation
is taking a full vacation looked down upon
who monitors unused time off
what if i forget to use my leaves
my boss sulks whenever i'm off, is it so with you
does anybody check that employees actually rest
are leaves lapsing or rolled over

= Forty hours, no
what are the working hours per week
do you release on fridays
is it 9 hour shifts six days
work life balance
how long is the working week
do you launch just before the weekend
are long hours expected of staff
when does the week end
how many hours are on the contract
must i stay late before a release
do you ship on friday evenings
eight hours a day, right
are the hours flexible
is a sixty hour week usual
what are the weekly hours
i have small children, is friday evening really free
how many hours a week would i sit there
what are the contractual hrs weekly
do you deploy prior to the weekend
is a 9 to 9 grind expected
is it 48 hours as in most indian firms
will i be home for supper at weekends
i have a newborn, would i be home by six
is saturday a working day for employees
how long is the duty week and do you ship on fridays

= On-call weeks are
do i have to be on call
is on-call paid
do staff work at night
do i get a day off after on-call
is night duty forced on developers
is standby duty compensated
can i refuse being on call
who must carry the pager
am i forced onto standby
extra money for standby
rest after a night with the pager
is there pager duty
must i take calls at night
is standby for everyone
compensation for nights
i don't want to be woken at night, can i say no to that
what do i get for a week with the pager
is night standby mandatory
do i get comp off after standby
is there an allowance for being on pager duty
am i obligated to handle midnight emergencies
how is rota duty remunerated
would i be compelled to do midnight rosters
i'm a single mum and can't do nights, is standby optional
what do i receive in return for a standby week

= Health cover for the family.
do you give insurance to employees' families
is my family insured if i join
medical benefits for dependants
are my wife and kids medically covered
does your medical scheme take in my kids
group mediclaim for the household
am i alone insured or my household too
wife and little ones in the scheme
do you provide mediclaim
is hospitalisation insured for my household
any medical perk for relatives
is there a group policy for dependants
is my family taken care of if somebody falls sick
do you offer a group mediclaim for my people
are relatives on the hospital scheme

= For you, your
are my kids insured
when does the health cover begin
is insurance valid in malaysia, india and uae
is there waiting period for medical cover
does insurance include spouse
family medical cover from joining
are dependents covered by the company
does the scheme count from day one
is there a probation before medical cover
is my unmarried partner insured
do my parents come under it
valid in the emirates as well
hospital costs of my newborn
in which countries does the medical scheme hold
do i wait three months for the medical card
my wife is expecting, is she covered from the day i start
how many of my kids come under the medical cover
are my toddlers on the policy immediately
is the policy effective after probation or right on joining
who precisely is included in the medical policy
if i'm hired in kl is my household insured likewise
does coverage differ by country
my husband and twins would move with me, are they insured immediately
is the mediclaim valid for my people in malaysia too

= USD 1,500 a
how much is the training budget
how much money do you give for learning
do i get time to study at work
who pays for certification
how many days for learning
books and courses paid
yearly education allowance amount
study day each month
how much can i spend on courses each year
do you send staff to conferences
how large is the pot for courses
what sum for books
can i fly to a meetup with your cash
one day for study, how often
do i learn in my own time or yours
cap on the education pot
will a masters be paid
do you give tuition help
how many dollars for my growth
is there study time
i want to sit an exam that costs a thousand dollars, would you pay
how many days a year may i study on your time
how much do you sponsor for certifications
what is the stipend for workshops and literature
do i have study leave monthly
can i claim a tech summit ticket
how many hours may i dedicate to upskilling
what amount may i burn on courses annually
would you subsidise my ielts or pmp

= Six weeks in another office.
can i work some weeks in a different office
how long can i stay at the other office
do staff get the chance to go overseas
international rotation for employees
is there a chance to work in another country
how long may i sit at a different place
a month and a half abroad
swap of desks, duration
can i live in kl for a bit
can a dubai hire spend time in india
how lengthy is the stint overseas
is there a secondment opportunity
is deputation to kl on the cards
how lengthy is the swap with kl or dubai
how many days would a stint overseas last

= Once every two
can staff work in other offices
how often can i go to another office
do you allow me to work in dubai if hired in india
six weeks abroad, how frequently
work abroad programme for employees
can a malaysia employee spend time in bengaluru
how frequently is the stint abroad
can i go each year
every other year, right
may i choose malaysia from bangalore
where can the stint take me
after how long may i go again
how frequently may i do a secondment
is the overseas stint annual or biennial
at what interval are staff allowed to swap locations
can a bangalore hire do time in kl on a regular basis
how soon after one swap may i go for another
every how many years does the overseas stint come round

= We pay for
who pays the flight when i go to the other office
is accommodation paid abroad
do i have to bear my own travel for the exchange
is the apartment covered
housing paid for the six weeks
do i buy my own ticket for the stint
who rents the apartment
is the trip to the other place on you
costs of the stint
is a hotel or a flat provided
do i lose money on the stint
do you foot travel and lodging for the swap
who bears airfare during secondment
is accommodation reimbursed on deputation
will i be out of pocket if i go to the kl site for a stint
do you book airbnb and airline tickets for us
so who shells out for the airfare of the swap
must i arrange my own lodging in dubai for the stint
do i lose out financially by swapping desks

= Salary bands are open inside the company and reviewed every April, with
when do i get a raise
how often is salary reviewed
does everyone know what colleagues earn
in which month is appraisal
is there yearly increment
do you explain how pay is decided
are pay bands visible to staff
how is salary decided in your company
when do increments happen
am i able to look up what peers earn
is pay secret among colleagues
who decides on my raise
spring pay round
how do i learn why i earn this much
do you pay by negotiation skill
is there a pay ladder
when is the hike cycle
do colleagues find out what the man next to them earns
how often would somebody look at my pay
when do increments take place
are pay grades visible to all employees
is the rationale behind a raise documented
how do i discover what my teammates earn
my teammate might earn double, could i check
when's the annual increment letter
how do you justify raises, verbally or documented

= The site names no salaries.
what is the salary
how much do you pay developers
what is the ctc for this job
pay for designer in dubai
why is no salary in the job ad
is the wage mentioned anywhere
starting pay for freshers
how many lakhs do you pay
salary in aed or ringgit
what is the package for the app developer
how much will i earn if i join
can you tell me the remuneration
monthly salary for marketing job
what will land in my account each month
is there a number in the advert
how many lpa do you offer
how many dirhams per month
gaji berapa sebulan
what does the senior earn
what does the app coder earn
what does the designer make a month
money for the campaigns person
pay scale in numbers
is it above market
13th month or bonus
what is the stipulated remuneration
how many ringgit
do you pay well
i have two kids and need to know the money first, what do you pay
would i earn more than thirty lakhs
how many ringgit does the app person take home
what is the stipend or cost to company
how many lacs does a developer draw
do you publish remuneration figures
what would a ux person be paid in dirham
why can't i locate any pay info
are wages disclosed on the vacancies
before i bother submitting, what are the wages
is there a figure for the dubai vacancy, i have rent to think of

= Salary bands are open inside the company and reviewed every April, and
how will i learn the salary
when is the pay told to the candidate
is there a range for each role
do you disclose pay band with offer
will i know the band before i sign
when do i hear the number
does the letter of offer tell the range
do i learn the range before the last stage
is the number negotiable after the offer
at what stage is money discussed
at which stage do i discover the remuneration
is the pay grade communicated with the appointment letter
will i be informed of wages before joining
when do increments occur and who can view the grades
how do candidates get to know the money part
i never know what to ask for, do you tell the grade in the offer
so when do we discuss money
are raises once a year and are grades secret

= Our people at
who can tell me about salary
whom do i ask about pay
contact for compensation questions
can i email someone about the pay
who gives me a hint on the money
can i get the range beforehand, from whom
to whom do i put the money question
where do candidates enquire about earnings
whom do i approach regarding remuneration
is there someone to whom i can email a query on ctc
which contact discloses compensation details
hr mail id for pay queries
the advert has no figure, whom do i pester about pay
is there a mailbox to enquire on wages
who discloses earnings if the page doesn't

= Your trade is
my job is not in your list, can i apply
are there roles other than those posted
no vacancy matches me, what now
my skill is not among your openings
i don't find a suitable position on your page
my craft isn't among the four
i am a lawyer, is there room for me
i'm a data engineer and see nothing
nothing for copywriters on your page
what about professions you don't list
i do sound and nothing suits
i'm a sound engineer and none of your posts is for me
i'm a project manager, is there nothing for me
what if my profession doesn't appear among the vacancies
my speciality is devops and there's no advert for it
no accountant post on your page, what now
i do copywriting and see zero vacancies that suit
i'm a bookkeeper and nothing on the page matches
what about professions you haven't advertised
i'm a qa tester, don't see my job among vacancies

= We read unasked-for letters too.
can i send a spontaneous application
do you accept open applications
can i send cv without vacancy
do you take freshers or interns if i write
do you accept speculative applications
i am accountant, may i still write to you
do you read unsolicited cvs
i am a student, can i send my cv anyway
can i approach you although no job fits
internship possible if i write to you
do you toss letters nobody asked for
cold letters welcome
may i knock although nothing is free
is it rude to send papers without an advert
does it make sense to write without a vacancy
can i send a blind letter
is an initiative letter welcome
send papers just in case
speculative letters, do they get opened
do you entertain spontaneous applications
may i mail my biodata though there's no vacancy
would an uninvited cv be binned
i'm in my final semester, can i approach you for an internship
do you consider candidates outside the advertised roles
is it ok to enquire cold about a post
i finish my diploma in june, may i just write in
do you read mails from strangers seeking employment

= Tell us what you would
what should i write in an open application
what to say if no role fits me
how do i convince you to create a job for me
how to stand out when there is no opening
what should my unasked letter contain
how do i impress you without an advert
what could i bring that nobody there does
what do you want to hear from someone not on the list
pitch myself how
what should i highlight in a spontaneous application
how do i sell myself if my profession is missing from your list
what content do you expect in an uninvited letter
how would i persuade you to hire a new type of role
what to mention in the covering letter without a vacancy
i'd be the first copy editor there, what should my pitch be about
how do i make an uninvited application stand out
so what do you want to hear from folks outside the four vacancies

= Senior Full Stack Developer:
where is the senior full stack job
how many years experience for full stack developer
can the senior developer job be done from home
is full stack position full time
bengaluru developer job details
is remote allowed for the senior developer
can i work remotely from delhi as full stack dev
i have 3 years experience, can i apply for senior developer
is the senior full stack developer contract or permanent hours
can the developer in india work from home
may the senior coder sit in goa
from home inside india, is that on for the senior post
years behind me for the senior post
is the senior post permanent
i have four years, is that enough for the senior post
which division is the senior post in
could i do the senior post from nepal
commute to indiranagar daily for the senior post or not
is the top coder post full day
i live in kochi and don't want to move, could i have the senior post
i have coded for six years, is that enough for the senior one
what are the basics of the mern vacancy
is the senior coder post a permanent staff role and from where
may i telecommute as your full stack engg
how much seniority for the fullstack role
is the web programmer vacancy wfh or in the office
location, type and seniority of the fullstack opening
i'm a mern guy in bhubaneswar, may i sit at home for the senior job
is it a permanent post or contractual for the fullstack

= You lead the
what does a senior full stack developer do at your place
what will i be responsible for as senior developer
does the senior dev lead projects
how many products does the senior full stack handle
do i design the database in this role
duties of full stack developer
does the senior stay until after go live
what would fill my day in the senior post
is the senior a lead or a code monkey
do i carry a product from sketch till after launch
does a senior run several builds in parallel
how much leading is in it
is database modelling my job as a senior
do i leave once it is live, in the senior post
what would i own as a fullstack engg
will the senior coder juggle several assignments
does the senior engg see a product through end to end
what does a typical mandate look like for the fullstack person
am i in charge from schema design to after release
does the senior coder own a product or fix tickets
would i be in charge from scratch until it's calm after release
at present i'm a cog, would i steer the build at yours

= You talk to
does the senior developer speak with clients
who decides the architecture
how much say do i have in technical decisions as senior
do full stack people need client communication
will i work alone as senior or with colleagues
do coders meet the customers
is there an architect above me
who makes the technical calls
am i shielded from customers in the senior post
i hate meetings with customers, is the senior post for me
with how many do i decide
plain speech with customers needed
will the senior engg face customers
who picks the technical approach, an architect or the squad
do engineers interact with stakeholders directly
is the fullstack coder allowed a say in design choices
i'm an introvert coder, must i attend customer meetings
in my firm the architect dictates everything, who rules at yours
must the senior coder explain stuff to laymen
do i get to phone the customer as an engineer

= Five years or
* what skills do you need for senior full stack developer
* requirements for full stack role
* am i qualified for the senior developer job
which languages must a full stack developer know
do i need react for the developer job
is node experience required
i know only java and angular, can i be your full stack dev
is typescript needed for the job
* what must i master for the senior post
* demands on the senior coder
* is my profile right for the senior post
* what do you seek in a senior
i come from php, would the senior post work
angular only, is that ok
java spring person, any use for me
how deep must my react be
ts and node years needed
degree needed for the senior post
do you want mern seniority, and how much
what are the eligibility criteria of the fullstack vacancy
i know vue and golang, am i eligible for the senior role
how many yrs of react for the fullstack role
i've eight yrs of java and two of react, do i fit the fullstack role
what must be on my biodata for the bengaluru engineer post
must the products i coded have had real end customers

= PostgreSQL beyond the
how much sql should the full stack developer know
is database knowledge needed for senior dev
must i know postgres
zero downtime migrations needed in the job
i only know mongodb, ok for senior full stack
mysql only, is that ok for the senior post
explain analyze knowledge
how good at databases must i be
alter big tables without standstill, needed
must i tune queries
how deep must my rdbms expertise be for the fullstack role
should i know explain analyze and indexing
must the senior coder handle schema changes with no interruption
is plain crud sql adequate for the senior post
our tables have a billion rows and i can reindex live, is such skill valued
i'm rusty on joins, is it an obstacle for the senior role
do you quiz the senior coder on query optimisation
is firebase knowhow adequate or must it be a relational db

= Tests as a
do developers have to write tests
is unit testing expected of the senior dev
must i be a fan of tdd
testing skills needed for full stack
do you want coders who write specs
is coverage worshipped with you
jest or cypress habit needed
i never write tests, any chance
what do you think of useless tests
what attitude to testing should a candidate have
must the senior coder be a qa enthusiast
is automated checking part of the fullstack profile
do you insist on hundred percent coverage from candidates
i find most mocks useless, would you still take me
does the senior coder author his own automated checks
how religious about testing must the engineer be

= You have run
do i need production or devops experience as senior developer
must i have handled outages before
is on-call experience required for full stack
i never deployed to production, can i apply
must i have been paged at night before
devops scars needed
i only coded, never operated, any chance
ops background for the senior post
have i to know what an outage feels like
must i have dealt with live incidents to be eligible
is operational experience a criterion for the fullstack post
i've never been on pager duty, am i eligible
does the senior coder need sre exposure
i've been rung at 3am when payments died, does such experience matter
must the engineer have handled a live meltdown
is pure feature coding without ops adequate for the post

= Clear written English:
how good must my english be for the developer job
do developers need to write documents
is written english important for senior dev
my spoken english is average, is developer role ok
do i need to be good at writing for the senior post
will i draft offers and notes
my grammar is weak, is that bad for the senior post
do coders write letters to customers
is ielts needed for the senior post
what language fluency does the senior coder need
is documentation part of the fullstack profile
my spoken english is so-so, is writing what counts for the engineer
do i need to draft quotations as a fullstack engg
i write like a poet in kannada but english is laboured, what about the senior post
will the engineer be composing mails to customers
how much writing does the fullstack job involve

= Mobile App Developer:
where is the mobile developer job
how many years for app developer
is the app developer position in kl full time
details of mobile app developer vacancy
experience needed for mobile job
can i do the mobile developer job with 2 years
which office for the mobile dev
is the app job in malaysia permanent full day
does the mobile developer sit in kuala lumpur
is the app post tied to malaysia
can the app post be done from penang or home
years behind me for the app post
two years of dart, enough
is the app post permanent
where would i sit as an app coder
which division is the app post in
hybrid work for the app post
i live in johor, must i come to kl for the app post
how many years must i have behind me for the app post
what are the basics of the kl app vacancy
is the phone software role permanent and where
how much seniority for the malaysian role
may i telecommute for the mobile opening
location, type and seniority of the app engg opening
i'm in penang, must i move for the app post
is it a permanent or contractual post for the phone coder
where's the dart job and how seasoned must i be

= You build apps
what kind of apps will the mobile developer make
who are the users of apps i would build
do mobile developers think about bad network
apps for riders and nurses with weak signal, is that the job
what is the mobile developer's work about
for what folks would my apps be
are the users office workers
do i write games in the app post
what is special about those who use the apps
apps for bad networks, am i doing that
one handed use
who are the end users of the apps i'd be coding
would i build for guys with spotty coverage
what sort of apps does your mobile squad produce
is it about folks juggling a tray and a phone
does the kl role concern games or tools for busy workers
i picture nurses tapping with gloves on in a basement, is it such apps
what circumstances do users of my code find themselves in
are the people using it on the go

= You will spend
does the mobile developer visit customers on site
is it only a desk job for the app developer
will i go out to see users in the mobile role
field visits for mobile dev
do app developers travel to kitchens or clinics
do i ride along with couriers
will i leave my desk in the app post
do i get to see hospitals from inside
is it all screens or also real life
how do app coders learn what users need
travel in the app post
does the app engg do fieldwork
will i be shadowing users on location
is it a purely office-bound role for the app engg
do i get to observe cooks and couriers first-hand
how much of the kl role is spent outdoors with users
i'm bored of cubicles, does the phone coder ever get out
would i sit beside a rider and observe
is shadowing chefs part of the duties

= Three years or
* what do you require from a mobile app developer
* skills for the mobile job
* am i suited to the mobile app developer role
flutter or react native for the mobile job
do i need published apps to apply as mobile dev
how many apps must i have in play store
i have no app in the store, can i apply
* what must i master for the app post
* demands on the app coder
* is my profile right for the app post
dart or react native, which
is one published app enough
xamarin person, any chance
must my apps be downloadable
can i show apps under a former employer's name
what are the eligibility criteria of the app vacancy
must i have launched apps publicly
do you want crossplatform expertise, and how much
how many published apps must a candidate demonstrate
i know only ionic, am i eligible for the phone role
i've one app on google play and one unreleased, adequate or not
must my apps be downloadable so you can inspect them
xamarin veteran here, eligible for the kl post

= Enough Swift or
do i need native skills for the mobile role
is swift or kotlin required
i know only cross platform, no native code, is that a problem
ios native knowledge needed
pure dart person, any chance
must i be able to write native bits
objective-c or java ok
how much native is needed
i never opened xcode
is platform-specific coding part of the app profile
must the app engg go beneath the crossplatform layer
how good should i be at apple's and google's own languages
do i write plugins myself in the kl role
i dread objective c, how much platform code is there for me
when a plugin is missing, is the phone coder expected to craft it
is pure javascript adequate for the malaysian post

= Offline storage and
does the mobile dev need offline sync knowledge
conflict resolution between devices, is it required
must i know local storage on phones
offline-first experience for app job
sqlite on phones needed
must i know how to merge conflicting edits
sync engines, need i know them
app without network, must i know how to build one
two handsets disagree, need i handle that
must the app engg know data replication
should i know how to reconcile clashing edits
is working without coverage a topic in the app profile
what about local caching know-how for the kl vacancy
two waiters amend the same order without coverage, should the candidate know what to do
must i have built something that survives tunnels
do you test candidates on merging divergent data

= Care for start
do you care about performance on low end android
should a mobile developer know about battery usage
optimisation skills for the app job
memory and launch speed knowledge required
slow android from 2016, do i need to care
are profiling skills needed for the app post
does speed on low end devices count
must i save battery
ram diet for apps
does the app engg need to optimise for budget handsets
is frugality with resources part of the profile
must i know how to make apps snappy on a redmi
do you care whether my app drains the juice
my hobby is squeezing apps onto ancient samsungs, is it valued
do aunty's cheap androids matter for the phone coder
should i be thrifty with ram and juice

= Experience with signing,
must i know how to publish to app store and play store
is release experience needed for mobile dev
app signing and store review knowledge
phased rollout experience needed
provisioning profiles and keystores
play console knowledge needed
must i know testflight
must i have been through apple's review
gradual release to users, needed
i never uploaded an app myself, any chance
must the app engg have handled store approval
is release management part of the mobile profile
do i need certificates and beta rollout know-how
i've only coded, another chap did uploads, am i eligible
apple rejected me twice and i sorted it, does it count
do i need to know how to roll out to ten percent first
is the phone coder also the one to upload builds

= UI/UX Designer: Design,
where is the designer job
years of experience for ui ux designer
is the design position full time
can the designer work outside dubai
details of ui/ux vacancy
designer role location
i have 1 year in design, can i apply
is the ui designer based in dubai
how senior must the designer be
is the drawing post tied to the emirates
can the creative post be done from india
years behind me for the creative post
is the creative post permanent
where would a designer sit
two years with figma, enough
which division is the design post in
hybrid work for the design post
i have drawn apps for four years in cairo, is that enough for the dubai post
what are the basics of the dubai designer vacancy
how much seniority for the interface artist
may i telecommute as your product designer
location, type and seniority of the ux opening
i draw screens in manila, must i relocate for the post
is it a permanent or contractual post for the interface person
where's the figma job and how seasoned must i be

= You find out
what will a ui ux designer do at your company
does the designer do user research
is the ux role about pretty screens or about solving
daily work of designer
what is expected of the designer
do i watch users or decorate
what would fill my day in the creative post
is it about beauty or usefulness
do designers do their own investigations
who finds out what users want
is it making banners
what is the mandate of the interface designer
is the ux role about aesthetics or simplifying tasks
would i conduct discovery with users as a designer
what is the essence of the dubai designer role
how would a designer spend the hours at yours
would i be a decorator or a detective at yours
what do you expect of the interface person day to day
does the designer cut needless steps for folks

= You test early,
does the designer work with the developers
how do designers test their ideas
lorem ipsum or real text in mockups
how early do you test designs with users
is the design handed off and forgotten
prototyping in the ux job
do designers throw drawings over the wall
do i sit next to coders
dummy text or true wording in drawings
do designers follow up until it feels right
when do drawings meet users
how is the handoff to coders done
do designers collaborate closely with engineers
is dummy copy used in mockups at yours
does the designer validate wireframes at an early stage
am i involved till implementation or just handover
who ensures the implemented screens match the sketches
engineers butcher my mockups nowadays, how is it at yours
do you fill wireframes with genuine copy
at which moment does the designer validate stuff

= A portfolio with
* what do you look for in a ui/ux designer
* requirements for designer job
* do i fit the designer role
do i need a portfolio for the designer job
how many projects should be in the design portfolio
should i show failed projects
what should my case studies contain
dribbble shots enough
* what must i master for the creative post
* demands on the designer
* is my profile right for the creative post
how many cases should i show
only pretty shots, is that ok
do i show flops too
behance page ok
all my work is secret, what do i show
case from trouble to outcome
i have no folder of work, any chance
what must my design folder include
are dribbble eye candy shots adequate
should candidates own up to flops in the folder
how many case stories do you want from a ux applicant
what are the eligibility criteria of the designer vacancy
one of my two case stories flopped, do i hide it
is a folder full of pretty pictures adequate
how should a candidate's work be told

= Interviews and usability
must the designer have done user interviews
is usability testing experience needed
i only watched research, never led it, ok for designer
ux research skills for the job
must i have sat with users myself
i always had a researcher, any chance
moderating sessions needed
have i to plan tests on my own
field studies by the designer
must the ux candidate have conducted studies personally
is moderating user sessions a criterion for the designer
do you want hands-on research expertise
i only attended studies run by others, am i eligible
i ran ten sessions with pensioners myself, does it count
must the designer recruit and quiz people personally
is second-hand research adequate for the ux post

= Typography, layout and
what visual skills are needed for the designer
must i design error and empty screens
typography knowledge needed
do designers handle offline states
do you look at fonts and grids
must i draw what shows when nothing is there
loading and wrong states, do they count
visual craft needed
spacing and type sense
what craft must a designer demonstrate
is designing blank and failure screens part of the profile
must the designer be strong in typefaces and composition
should i consider no-signal screens in my mockups
i obsess over spinners and blank lists, is it valued
should candidates draw what occurs when a request fails
which visual fundamentals do you want from the interface person

= Working knowledge of
does the designer need to know accessibility
must a designer know html and css
wcag for designer job
do i have to code as designer
do i need to know about blind users
does the designer need a11y knowledge
contrast rules and screen readers, must i know
can the designer be code-free
how much css for the creative post
should a ux person know frontend markup
is inclusive design a criterion
how much coding must the designer grasp
do you want expertise in disabled-friendly design
my cousin is visually impaired so i design with that in mind, is it valued
is figma-only adequate or must i grasp stylesheets
do you test designers on inclusive guidelines

= Arabic, Malay or
do i need arabic for the dubai job
is english enough for the designer role
do i have to speak malay or hindi
which languages help a designer
i don't speak arabic, can i apply as designer
is a second tongue a must
only english, am i out
do tamil or kannada help
which tongue is a plus
urdu or hindi speaker
do i need to read right to left
i speak only english and punjabi, is that a problem for the design post
is being monolingual an obstacle for the dubai role
are regional languages a plus for the designer
i'm from kerala and speak malayalam, does it add value
must the gulf designer be fluent in arabic
i only speak english and want the gulf post, am i out
would telugu be a bonus for the interface person
does being bilingual matter for the ux post

= Digital Marketing Specialist:
where is the marketing job
how many years for marketing specialist
is the marketing position full time
can the marketer sit in bengaluru
details of digital marketing vacancy
minimum experience for digital marketing role
can i choose between india and uae for the marketing role
which city is the seo job in
is 2 years enough for the marketing job
where would the campaigns person sit
years behind me for the campaigns post
is the campaigns post permanent
one year of ads, enough
may i pick india for the campaigns post
which division is the campaigns post in
is the campaigns post possible from sharjah or home
the post with the ads, full day
i've run ads for three years in chennai, may i stay in india for it
what are the basics of the promotion vacancy
how much seniority for the seo exec
may i pick bengaluru over dubai for the marketer role
location, type and seniority of the marketer opening
i'm an seo lady in hyderabad, where would i have to sit
is it a permanent or contractual post for the marketer
do i choose the town for the ads job, and how seasoned must i be

= You look after
what does the marketing specialist do
how many clients will i handle in marketing
do marketers report to clients
number of accounts for each marketer
responsibilities of digital marketing specialist
is the marketing job seo or ads or both
how many accounts on my shoulders
do i explain numbers to customers each month
organic or paid in the campaigns post
what would fill my day in the campaigns post
is it agency life with thirty accounts
who writes the monthly report
is it social posting all day
how many accounts does a marketer manage
what is the mandate of the seo exec
will i prepare reports to clients on returns
is the marketer in charge of ppc and serp work
what would i be doing all day as your campaigns exec
at present i manage twenty brands, how many would it be with you
who informs customers what their budget achieved
is it organic and paid alike for the marketer

= If a page
do marketers get developer help
who fixes the site when a marketer finds a fault
will i sit near developers in the marketing role
as marketer do i have to wait months for it to change a page
a bad landing page ruins my ads, who helps
do i wait weeks for a coder
how near are coders to the campaigns person
are campaigns folks cut off from tech
who changes the page for me
who fixes a poor landing page for the marketing exec
do marketers have direct access to engineers
must i raise tickets and wait if a page converts badly
is there techie support nearby for the seo exec
our landing pages at present rot for months, how rapidly would yours be mended
is there someone technical close by for the marketer
whom do i nudge when a broken page kills conversions

= Two years or
* what do you need from a digital marketing specialist
* skills for marketing job
* can i apply for the marketing role with my background
do i need google ads experience
must i have managed ad budgets
is facebook ads alone enough for the marketing job
ppc experience needed
* what must i master for the campaigns post
* demands on the campaigns person
* is my profile right for the campaigns post
meta only, is that ok
adwords and one more, which
have i to have been answerable for spend
how big must the spend i handled be
certificate in ads needed
linkedin or tiktok ads count as the other platform
what are the eligibility criteria of the marketer vacancy
how many yrs of ppc must i have
must i have been accountable for ad spend
i've handled only instagram promotions, am i eligible
do you want adwords plus something such as bing
i've burned a crore on adwords over three yrs, do i fit
is tiktok okay as the second channel
how seasoned in paid clicks must the marketer be

= Search basics that
what seo knowledge is needed for the job
is seo required for marketing specialist
do i need technical seo to apply
content and redirects knowledge for marketer
must i know about 301s
is on-page knowledge needed
link building person, any chance
site speed know-how for the campaigns post
is seo a must or only ads
which seo fundamentals must a candidate master
does the marketer need to grasp site architecture
is core web vitals expertise wanted
must i know crawling, redirects and helpful articles
i know 301s and sitemaps but no fancy stuff, adequate or not
what must the marketer grasp of organic ranking
should i write pages that respond to what folks google

= Analytics with consent:
do i need ga4 for the marketing job
must the marketer know tag manager
is analytics knowledge required
attribution and consent skills for marketer
must i doubt the numbers
must i know gtm
cookie consent know-how
matomo or ga4
do you believe in last click
do i need tracking skills
does the marketer need web tracking expertise
should i be sceptical of conversion stats
is cookie permission expertise wanted for the marketer
which measurement software must the seo exec master
i don't trust last-click figures one bit, is it valued
should the marketer set up tags and permission banners

= You write English
does the marketer need to write well
is copywriting part of the marketing job
english level for marketing role
i am not a native writer, can i be your marketer
do i write the copy myself
is wordsmithing asked
non-native, do i stand a chance in the campaigns post
are bloggers welcome for the campaigns post
how well must i write
must the marketer be a good wordsmith
is fluency in english prose a criterion for the seo exec
do you want a storyteller for the promotion role
will i author articles and adverts myself
readers abandon boring adverts, must i be a gripping author
how polished should the marketer's english be

= A spreadsheet holds
is excel needed for the marketing job
must i be good with numbers as a marketer
do marketers work with spreadsheets
i hate excel, is the marketing job for me
must i master pivot tables
i am scared of numbers
google sheets needed
do i crunch figures
must the marketer be comfy with number crunching
are vlookups expected
how much excel should the seo exec master
i'm allergic to columns of figures, is the marketing post for me
numbers in rows give me migraines, would i survive the marketer job
must i be handy with formulas
is google sheets wizardry part of the marketer job

= Senior Full Stack Developer (Bengaluru, India, or remote in India,
* which positions need how many years
* compare the jobs by city and experience
* which job needs least experience
* which roles are remote
* in which cities are you hiring
which opening asks for the most experience
which of the jobs can be done from home
what jobs are in india
which job is for people with five years or more
any work from home position
* overview of posts with towns
* who needs the fewest years
* is any post home-based
* years needed for each post
* put the posts side by side
* which towns have posts
is telework possible in any post
i live in a village in odisha, is any post for me
the post that wants the most years
which post can i do from my couch
posts in karnataka
which vacancy permits telecommuting
which role demands the most seniority
can i do the coder role from my native in bihar
what seniority is needed for the bangalore vacancy
which of the four can be performed wfh
i can't relocate from guwahati, which of your vacancies would fit
among the vacancies which one is for veterans
does any role let you sit at home in pajamas

= Mobile App Developer (Kuala Lumpur, Malaysia,
what jobs are in malaysia
which vacancy is in kl
which role needs three years and coding
is the kl job remote
posts in malaysia
i live in selangor and code, is any post for me
kl post and years
technical post with three years
which vacancy is in malaysia and how much seniority does it need
how many yrs for the phone software role
what is available around petaling jaya
i've got 36 months of android behind me, do i qualify somewhere
i'm an apps guy in ipoh, where would i have to sit and how seasoned must i be
which posting is based near klcc
is there something for a phone programmer with modest seniority

= UI/UX Designer (Dubai, United Arab Emirates,
what jobs are in dubai
which vacancy suits a creative person with 3 years
is the dubai design role remote
jobs in uae
posts in the emirates
i live in sharjah and draw, is any post for me
creative post with years
post in the gulf for a non-coder
which vacancy is for artists and where
how many yrs for the interface role
what is available around abu dhabi for creatives
how much seniority does the uae drawing role need
i'm a draughtsman of screens in ajman, how seasoned must i be
which posting is based in the gulf and isn't about coding
creative vacancy, city and yrs wanted

= Digital Marketing Specialist (Dubai, United Arab Emirates, or Bengaluru, India,
which job can i get with two years experience
easiest role to enter with little experience
which position is open in two cities
which opening needs the fewest years
junior level job available
post for someone with little behind them
lowest bar among the four
which post lets me choose the town
i've only got two years, what fits
post for a non-techie
which vacancy asks for the least seniority
how many yrs for the promotion role
which role gives a choice of city
i'm relatively junior, which of the four could i attempt
what can somebody with 24 months of experience attempt
only two yrs in the trade, is there any vacancy for such a greenhorn
my fiance may move to the gulf or remain in india, which vacancy is flexible on city
the lowest hurdle among your vacancies is where
`;
