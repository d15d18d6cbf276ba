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

= A conversation: Forty-five
what is the first interview like
is there a call after the cv
how long is the interview
do i talk about my past work in the interview
is the first talk about my past
how many minutes do you grill me
will you ask what i regret
second stage of the hiring

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

= An answer in three days:
when do i get the final result of interview
how fast do you decide on a candidate
will i be told why i was rejected
do rejected candidates get reasons
when is the verdict
is a refusal explained to me
how quick is the verdict
last stage of the hiring

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

= Health cover for the family.
do you give insurance to employees' families
is my family insured if i join
medical benefits for dependants
are my wife and kids medically covered
does your medical scheme take in my kids
group mediclaim for the household
am i alone insured or my household too
wife and little ones in the scheme

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

= Our people at
who can tell me about salary
whom do i ask about pay
contact for compensation questions
can i email someone about the pay
who gives me a hint on the money
can i get the range beforehand, from whom
to whom do i put the money question
where do candidates enquire about earnings

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

= A spreadsheet holds
is excel needed for the marketing job
must i be good with numbers as a marketer
do marketers work with spreadsheets
i hate excel, is the marketing job for me
must i master pivot tables
i am scared of numbers
google sheets needed
do i crunch figures

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

= Mobile App Developer (Kuala Lumpur, Malaysia,
what jobs are in malaysia
which vacancy is in kl
which role needs three years and coding
is the kl job remote
posts in malaysia
i live in selangor and code, is any post for me
kl post and years
technical post with three years

= UI/UX Designer (Dubai, United Arab Emirates,
what jobs are in dubai
which vacancy suits a creative person with 3 years
is the dubai design role remote
jobs in uae
posts in the emirates
i live in sharjah and draw, is any post for me
creative post with years
post in the gulf for a non-coder

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
`;
