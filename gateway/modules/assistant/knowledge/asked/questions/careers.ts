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
which developer job can i do from anywhere in india
is there an opening for a full stack engineer right now
can you tell me if bangalore has vacancies for coders
i want to know if you take senior programmers who stay in their hometown
senior developer vacancy bengaluru
what about a job for web programmers
don't you have anything for experienced developers
is it true that the developer position need not be in the office
any tech lead type of slot going in the silicon valley of india
my husband does javascript for a living, is something free for him
got anything for a seasoned techie who can't leave his village
do you need someone who does both the server and the browser part
is there a sde 3 role
any wfh it job with your firm for a chap in shillong
my cousin in hubli codes websites, could he get a seat with you
i want to move from infosys, have you something for a lead engineer
our company shut down and i was principal developer, anything for me at your place
i worry that every post is abroad, is one of them in our own country
suppose i live in chandigarh and write software, which of your posts could be mine
my daughter is a software architect in whitefield, should she look at your page
we are a placement cell and ask which engineering post is advertised in karnataka
and for backend folks, what is there
so which one is for indian techies only
is any of those doable from my house in lucknow
and the one for experienced coders, where would he be placed
which of the posts is the most technical

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
which job do you have in kuala lumpur
is there a vacancy for someone who makes apps
can you tell me what is open in malaysia
i want to know if you hire app programmers
mobile developer vacancy kl
what about android people, do you need any
isn't there anything in your malaysian office
is it true that you look for an ios developer
got a slot for a handphone apps maker
any kerja in klang valley for a techie
does your southeast asia team recruit
i did games for tablets, could i find employment with you
is there something for graduates of universiti malaya who know smartphones
hiring in bukit bintang or not
do you have work for a cross platform engineer lah
anything near the petronas towers
my son finished his diploma in cyberjaya and made three apps, is a post free
our startup in pj folded and i wrote its iphone client, do you need me
my wife gets posted to malaysia, is there an opening for me as a developer there
i worry that you only recruit indians, is there one for malaysians
suppose i know only phones and no websites, which post is mine
and in kl, what is going
so which of the four is about handsets
is one of them for tablet and phone coding
and which one is in asean
who do you want for the malaysian desk

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
which design job is open
are you looking for a designer in dubai
can you tell me if creative people can find work with you
i want to know if there is a ux vacancy in the gulf
ui ux job dubai
what about designers, not programmers
don't you need anybody who designs screens
is it true that the design opening is in the emirates
any seat for an artist who makes wireframes all day
does your middle east studio take on product designers
i did an arts degree, have you a post where i would not code
is there room for an interaction designer in the uae
anything for a mockup and prototype guy
do you recruit for your jumeirah place a person with taste
looking for an art director or something like it
got a vacancy for people who care how buttons look
my sister studied visual communication and lives in al ain, which post suits her
our bank let the whole design squad go, is there one opening for us
suppose i can't write a line of code but sketch well, have you a role
my friend moves to the gulf with her portfolio, is there something
we are an arts college, which of your posts would fit our alumni
and for the creative ones
so which is the non technical drawing job
is there one that is about how things look
and in the emirates, what can a stylist of screens get
which one needs a portfolio of layouts

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
which marketing job do you have
is there a vacancy for a digital marketer
can you tell me if you need an seo person
i want to know if marketing people can apply in bangalore
digital marketing jobs dubai bengaluru
what about ads people, are you hiring them
isn't there any opening outside of design and code
is it true that one job can be done in either of two cities
i did an mba in brand management, is a post free for me
any role for a growth hacker
do you need someone to get clients found on the internet
is there a place for a paid media buyer
got something for a person who lives off keywords
do you want a campaign manager in the uae
anything commercial, i can't program
is some post given in india as well as the gulf
my fiancé ran instagram for a hotel, would you have a job for her
i got fed up with my media agency, do you recruit people like me
we are an mba college, what is there for our commerce pupils
i worry that all posts are for engineers, is one for promoters
suppose i know adverts and nothing else, which vacancy should i look at
and for the seo crowd
so which one lets you choose between two places
which of them is the least techie
and does anybody do advertising among the new hires you want
is that ads role open in both offices

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
how many people are in a team
do developers work on several projects at once
can you tell me how large the groups are
i want to know if i would be on two projects at the same time
team size one project fridays
what about showing work, how often is that done
don't your people have to switch between customers all day
is it true that every friday something is demonstrated
how do you organise yourselves, squads or one big pool
would i be spread thin over ten accounts
how often must staff present what they made
is it a cubicle farm with two hundred heads
do you run sprints with a review at the close
how many folks would sit with me on a job
what is the headcount of a typical crew
are engineers shared among assignments
my last shop had me on four gigs together, would you do that as well
i get confused when i must jump from thing to thing, how is it with you
suppose i join, with how many mates would i work and on how much
my professor asks how agencies staff a build, how do you do it
i worry that i'd be number sixty in a department, how small are the units
and how many sit together on it
so nobody has a second job on the side for another customer
and when do they demonstrate
is six a normal crew
what rhythm do the people there have
what is it like to work there
what is it like working for you
how is it to work at longitude
what is the atmosphere like
what is a normal day like there
how is the company culture
do people like it there
what do people do on fridays
is it a nice place to work
why should i join you
why would i want to work for you
tell me about the culture
how would you describe working there
what is the working style

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
is it a calm place to work
would i find the work boring
can you tell me what sort of person fits in there
i want to know if working for you is restful
calm or dull workplace
what about people who like excitement
isn't it too quiet for ambitious folk
is it true that the job is not stressful
for whom is such a way of working meant
would a thrill seeker be happy there
do you want those who like tranquillity
is it a slow paced firm
who should carry on reading the careers page
am i suited if i enjoy steady days
would it be monotonous
is it no place for hustlers
my doctor says i need less tension, would your firm suit me
i left a bank with ulcers, is it gentler with you
my husband thinks small agencies are sleepy, what do you say to that
suppose drama is what keeps me awake, should i look elsewhere
i fear i would yawn all day, should i still continue
and is that not tedious
so who would like it
does it not get uneventful
is that peaceful or just lifeless
and if i find that soothing, what then

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
how do i apply for a job
where is the apply button
can you tell me how to send my application
i want to know if i can apply online
apply now where
what about applying, what do i have to click
can't i just apply by phone
is it true that one applies on the careers page
how can my son put himself forward
what is the first thing to do if i like an opening
where do i hand in my biodata
is there a web form for jobseekers
how does one get into the running for a role
do i walk in with a folder or do it on the net
where on the site do candidates begin
is there something to press under every vacancy
i found a post i like and don't know how to proceed, what now
my mother is 58 and wants the post, where must she tap
i looked all over for a way to submit myself, where is it
suppose i fancy the designer role, how do i let you know
our placement officer asks how students should register interest
okay i want it, what do i do next
and how do i go in for that one
where do i start then
so it's a button
and to put my name down for it
i can join immediately
i am an immediate joiner
i am looking for a job
i want to work for you
my cv is ready
i am interested in the position
i have five years of experience and want to apply
i am available from next month
here is my resume
please consider me for a job
i would like to join your team

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
what do i need to fill in to apply
must i write a cover letter
can you tell me how big the resume file may be
i want to know if i must tell my expected salary
resume format pdf or word size limit
what about a portfolio, is it needed
don't you need my notice period
is it true that a cv may be a word document
my cv is from canva as png, will that do
which fields are starred
which particulars do you want from an applicant
can i leave out what i earn at present
how heavy may the attachment be
do you want to know in which town i live
are testimonials and marksheets wanted
will an openoffice file be taken
my resume has many pictures and is seven megs, will it go through
i have no website of my own, can i still go in for it
my present boss keeps me for three months, do i have to state that
i worry about naming a figure too early, am i forced to
suppose i only have a motivation text and no cv, is it enough
what must be in it
and which bits may i skip
what format should that be
is my mobile number needed
and the limit for the upload
notice period
is my notice period asked
what documents are needed for the job
do i say my expected salary

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
whom do i ask about jobs
is there an email for career questions
can you tell me the address of the hr people
i want to know if i can write to somebody about a vacancy
careers email
what about questions before applying, where do they go
isn't there anyone i could contact about the job
is it true that hr can only be reached by mail
which inbox handles recruitment
i have a query on eligibility, to whom
who answers doubts of jobseekers
how do i get hold of your people department
where can a college send a request about campus placements
whom to ping regarding hiring
my application has the wrong surname, where do i report it
who takes calls from jobhunters
i am deaf and would like to ask about the interview, where do i write
we are a staffing firm and want to talk to your recruiters, where
i applied twice by accident, whom do i tell
my daughter is unsure whether her visa matters, whom can she ask
suppose i get another offer meanwhile, where do i let you know
and if something is unclear about the post
who do i write to then
got an id for that
and to pull out again, which mail
whom should i bother about this vacancy
hr contact number
whom do i call about my application
number of the hr department
email of hr
how can i reach hr

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
what is the first step after i apply
who reads the applications first
can you tell me what happens right after i send my application
i want to know if a human looks at it and how soon
first step of hiring
what about the first stage, is it automatic
doesn't software sort the applications
is it true that every application gets read
how does selection begin
what comes at the very start of your recruitment
stage one, what is it
my papers are in, what is the opening move on your side
does it start with a scan by ats
into whose hands does my letter fall
do you shortlist by machine
what kicks off once the form is gone
i sent my cv to forty firms and none wrote, how do you begin
my teacher says bots bin most cvs, what do you do at first
i pressed submit just now, what follows
suppose i send it today, what is the earliest thing that occurs
we write an article on recruiting, what is round zero with you
and what is done with it first
so who looks, an hr lady or an engineer
what is the beginning of the process
and then, after the button
is there a human at the gate

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
what is the second step of hiring
is there an interview
can you tell me what comes after the application has been read
i want to know if there will be a talk
second stage interview
what about the interview, what kind is it
isn't there an oral round
is it true that the interview is just a talk
what follows when you like my letter
do you ring candidates up
is there a meet and greet somewhere in the middle
which round is the viva
how do you get to know me before the trial
when do we chat
do you do a telephonic screening
what shape has the first meeting with an applicant
i passed the reading stage, what next
my nephew got invited after his papers were read, what is he invited to
i get nervous when interrogated, how does your second step look
suppose my cv pleases you, what do i face then
we compare recruiters for a thesis, what is your round two
and after somebody has read it
what is next in the line
and the one before the paid half day
so you speak with each other then
is that second thing an exam or a chat

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
what is the third step of the hiring process
is there a trial after the interview
can you tell me what comes after the conversation
i want to know if i have to do a test
third stage paid half day
what about tests, do you give any
don't you make people code at some point
is it true that applicants are paid for the trial
how do you check that i can really do it
do i get an assignment from you during recruitment
is there a tech round
what happens between the chat and the offer
do you try people out
is there a probation morning
am i examined in some manner
what is the practical part like
i lost three weekends on take homes for other firms, what do you demand
my boss at present can't spare me long, how big is your test
suppose the talk went well, what am i asked to do next
i study hr, how do you assess skills
i worry about being made to work for nothing as a candidate
and after those forty-five minutes
what is the penultimate round
so there is a coding thing as well
is that trial remunerated
and do they set me a problem then

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
what is the last step of hiring
when do i get the final answer
can you tell me what happens after the half day
i want to know if i hear back soon after the trial
final stage offer
what about the decision, how does it come
don't you leave people hanging at the end
is it true that a refusal comes with reasons
how does the process conclude
when is the verdict out
what is at the far end of your recruitment
which round is the fourth one
after trying me out, how do you let me know
does a turndown say why
what closes it all
by when is it settled whether i'm in
i did the trial on monday, what can i expect by thursday
my last interviewer never told me the outcome, what do you do
my landlord needs to know about my job, how soon after the tryout would i know
suppose you liked working with me, what comes next
i worry there is yet another round after the practical
and at the very end
what's the finish
so how does it end for those who fail
and once the test is through
is that the appointment then

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
who reads my application
how long until i get an answer to my application
can you tell me if you also answer when it is a no
i want to know if every application really gets read
reply time application two weeks
what about those you reject, do they get a letter
won't i be ignored if you don't want me
is it true that a future teammate reads my cv
do you ghost people
how many days before i should worry
will i get a regret mail
is it a recruiter or an engineer who goes through my papers
by when will i be told whether i'm shortlisted
does each jobseeker get some response
do you at least tell losers that they lost
does an algorithm throw out my biodata
i posted my form on the first, by which date should i have word
my son applied and the silence is killing him, how long is normal
i have sent out fifty and heard from two, would you be the third
suppose i'm hopeless, would you even write back
i am 54 and fear nobody looks at me, does somebody open it
who is it that reads them
and if they don't want me
is a fortnight the most
do they all get looked at or just some

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
how long is the interview
what will you ask me in the conversation
can you tell me what the talk is about
i want to know if i should bring examples of my work
interview length and topic
what about mistakes, will you ask about them
isn't the interview longer than an hour
is it true that you talk about work one is not proud of
what should i rehearse for the meeting
do i have to own up to my flops
how much of my lunch break will the call eat
is there a where do you see yourself in five years
will i be asked about my greatest achievement
what themes come up when we speak
should i think of a thing that went badly
my hands shake at interviews, what is yours like
i have a call with your people on tuesday, for what do i get ready
my employer must not notice, how many minutes must i hide away
suppose all i ever built failed, could i talk of that
our careers teacher wants to know what firms discuss with school leavers, what do you
and how long does the chat last
what is it they want to hear
so no brain teasers, just my past
less than one hour then
and do i have to show something bad too

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
do you pay candidates for the trial
how long does the trial last
can you tell me if the test day is paid
i want to know if i have to take a full day off
paid half day trial
what about money for the practical round
isn't the trial unpaid
is it true that you pay applicants
do i get something for my pains
is it a whole week of probation
how many hours should i keep free for the tryout
would you compensate me for the time lost
do i have to work for nothing before i'm in
what is the length of the practical
is the audition done by lunch
can i do it in a morning
my manager gives me only four hours off, will that suffice
i am a freelancer and time is cash, do i lose out by coming to the test
i was used as free labour at interviews, is it so with you
suppose i fail the trial, do i keep the fee
my sister has a baby, how long must she be away for it
and do i earn anything with that
is that a full shift
so one is remunerated
and how long is it
half a day or more

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
what do i do in the trial
with whom do i work during the half day
can you tell me if the test task is real
i want to know if i'm alone in the trial
trial with two colleagues real work
what about the task, is it invented
won't i be left by myself with a problem
is it true that two of your staff work with me
is it a dummy exercise
do i meet my later mates before signing
who sits beside me at the tryout
is the assignment from actual business
what would i be doing on that morning
am i watched or do we do it jointly
do i get a toy app to build
is it pairing or an exam
i freeze when someone only watches, do they join in
my friend had to build a todo list for a firm, what is the exercise with you
suppose i come on wednesday, what is waiting for me
i worry that the sample is nothing like the job
our students ask what a practical assessment with you consists of
and what's the task
how many of your people are there with me
so it's genuine stuff
does somebody help me in it
and who else is in the room

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
do i have to solve puzzles
can you tell me if there is a whiteboard test
i want to know if i must study algorithms for you
no whiteboard no homework
what about take home tasks
don't you give tricky questions
is it true that you set no unpaid homework
will you make me invert a binary tree
do i need to cram for the round
is there a weekend task
how many golf balls fit in a plane, that sort of thing
are there hackerrank links
is an aptitude paper part of it
do you hand out assignments to be done at night
must i stand with a marker in my hand before a jury
i am too old to learn sorting by heart, would i have to
every firm sent me a case study for free, will you too
i have three children and no evening to spare, will there be stuff to do at home
my classmates all grind leetcode, must i for your firm
suppose i am weak in riddles, is that a drawback in your test
and are there trick questions
nothing to do at home then
so what is not part of it
is there some quiz as well
and do they make you write code on a board

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
how soon after the trial do i get an answer
how many days does the decision take
can you tell me when i hear the result
i want to know if i get an answer within the week
answer three days
what about the final decision, how fast is it
won't i wait for weeks after the half day
is it true that it takes you only three days
how long do you deliberate
how long must i bite my nails
what is the wait once the tryout is behind me
do you make up your mind rapidly
by when is the verdict in
is a month of dithering usual with you
do i know by the weekend if i came on monday
how many sleeps till i'm told
another firm wants my signature by friday, would you be quicker
i did my half day yesterday, when should the phone ring
my visa runs out soon, how swiftly do you decide
suppose the practical is over, when may i ask
my last application took half a year, and with you
and how fast is that final bit
when do they tell me
so by the end of the same week
72 hours or what
and till the result

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
what is in the offer
do you give reasons when you say no
can you tell me if the offer names a salary
i want to know if i get feedback after a rejection
offer salary band start date
what about a refusal, is it explained
don't you just say no without a word
is it true that the starting date is in the offer
will i learn why i wasn't good enough
does the letter say what i would earn
do failed candidates get constructive criticism
is the joining day fixed in writing
what does one hold in the hands when all is done
do i learn what i lacked
will it be spelt out what i get paid and from when
how do you turn somebody down
i have been refused six times and never knew why, would you say it
my bank wants to see a figure for the loan, does your letter have one
suppose it's a thumbs down, what do i get besides
i need to resign in time, do you tell me when i begin
my mentor says ask for a debrief, will i get one from you
and what does that answer say
does it have a number in it
so the losers are told what was wrong
and if it's yes, what do they put in writing
is there a date on it as well

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
how long do you keep my application
is my resume deleted at some point
can you tell me what happens with my cv afterwards
i want to know if my documents stay with you forever
application retention twelve months
what about the cv of those you refuse
don't you keep resumes for later jobs for ever
is it true that applications get deleted after a year
when do you shred my biodata
do you have a talent pool where i rot for a decade
what is your storage period for jobseekers' files
does my pdf get wiped
am i still in your database after five years
how soon is an applicant forgotten
when is candidate data purged
do you hang on to covering letters
i applied three years ago, do you still hold my papers
my lawyer asks about the erasure of recruitment records
as an auditor i need the retention limit for candidates' files
suppose i don't get it, what becomes of my personal stuff
i worry that my present employer might find my letter with you one day
and do you get rid of it afterwards
for how long is that stored
so it's all gone within the year
and my attachment, too
when does that vanish

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
what holidays do employees get
do you offer good leave
can you tell me about vacation as a benefit
i want to know if there is paid time off and how it works
leave policy
what about holidays for staff
isn't the leave as meagre as elsewhere
is it true that you want people to use up their leave
how is pto handled
how much cuti do you give
what rules do you have on annual leave and festivals
how long can your workers be away in a year all told
is there something for those who like to travel privately
do bank holidays come on top and must i use everything up
how generous are you with days off
what if i don't use mine up by autumn
my old firm counted diwali as my own day, how do you do it
my parents live far off, how much time do i get to see them
i never manage to take all my days, does anyone care
suppose i start in january, how much rest do i get that year
our union compares annual leave in agencies, what is yours
and holidays
so how many days and who checks
what do they get for resting
and leave, is that decent
how about pooja and christmas and my own days

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
how are the working hours
do you have a good work life balance
can you tell me about overtime and night duty
i want to know if weekends are free
working hours on-call policy
what about evenings, are they mine
don't developers work all the time with you
is it true that the week really ends there
do i get home in time to see my kids
is there a saturday shift
how much slogging is there
are people burning the midnight oil
what do you do against burnout
is crunch a thing at your firm
must staff be reachable round the clock
what is your take on 996
my wife will leave me if i take another job with endless nights, how is yours
i came from gaming with eighty hours a week, how many with you
my father says it people have no private life, is it so in your firm
suppose something breaks on sunday, do i have to come
i am a single parent and need fixed times, what are they like
and how long are the weeks
so no weekend work
and is there standby
what about the hours though
do they get their free time

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
is there medical insurance as a benefit
do you insure the family as well
can you tell me about health cover for employees
i want to know if health insurance is part of the package
health benefit family
what about doctors' bills
isn't medical cover only for the worker
is it true that the family is insured too
what medical do you offer with the job
do you take care of us when we fall ill
how is the mediclaim in your place
is my other half looked after as well as the little ones
is there a hospital card for staff
do i need my own policy when i join
is sickness covered wherever i'm employed
what do you do for the wellbeing of household members
my little boy has asthma, would the job cover his treatment
we are expecting twins, is your cover worth anything to us
my husband has diabetes, is he included when i sign
i worry about the months before a policy begins, when does yours
suppose i go to the malaysian branch, am i insured
and is there anything for illness
so does it take in the kids
what about medical
are wives in on it
and when one falls sick

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
is there a learning benefit
do you support further education of staff
can you tell me what you do for training
i want to know if employees get time to learn
learning and development perk
what about courses, do you pay for them
isn't there any training for staff
is it true that you give both time and money for learning
how do you help people grow in their trade
is upskilling part of the package
would i stagnate with you
do you invest in your workers' brains
can i go to a summit at your cost
is there an l&d programme
how do juniors become better there
do you give study leave
i want to become a cloud architect some day, would you help with it
my present firm never sent me to a single seminar, would you
suppose i want to do a certificate, does the job back me
i'm a fresh father and can't study at night, is there time during work
our college asks which employers foster lifelong schooling, do you
and is there something for education
so they pay for that
what do i get for self improvement
and can one attend trainings
is there a pot for reading matter and classes

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
can employees work from another office for a while
is there an exchange between the offices
can you tell me about working abroad as a benefit
i want to know if one can spend time in another country with the job
six weeks abroad perk
what about going to dubai for a bit
can't staff swap offices
is it true that you send people abroad and pay for it
do i get to see the world with you
is there some kind of secondment scheme
are there postings overseas, all expenses met
do i stay stuck in one city for my whole time
is an onsite opportunity given
could i live in malaysia for a spell on your dime
have you an erasmus for workers
do you do workations
i've never left india, would the job give me a chance
my girlfriend is in dubai and i'm in bengaluru, would your firm let me go there at times
suppose i fancy a change of scenery after two years, what is possible
i heard a colleague of yours spent a month and a half in kl, how come
is travelling among your perks, my wife asks
and can i go elsewhere with it
so do they let you move around
what about travel
is an overseas stint among those
and who goes to the other branches

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
is the pay transparent
do employees know what others earn
can you tell me how pay fairness is handled
i want to know if salaries are secret in your company
pay transparency
what about equal pay
aren't salaries kept hidden
is it true that one can check the pay
how do you make sure that ladies get the same as gents
is remuneration hush-hush
how do i find out if i'm being cheated
is there favouritism with increments
do you have an open book on wages
what do you do for fairness in money matters
are pay grades public among staff
do new joiners get more than old hands without anybody noticing
at my place the bold ones earn double, how do you prevent that
my union rep asks whether your compensation is verifiable
i am shy at haggling, would i be worse off in your firm
suppose i feel underpaid, can i compare
as a journalist on the gender gap i ask how open you are about pay
and is the money fair
so i can see the grades
how do they handle pay
is anything said about increments
and do they tell you why you get what you get

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
how many days of leave do i get
is it more than twenty days of holiday
can you tell me the number of vacation days
i want to know if you give a month off
leave days number
what about annual leave, how much
isn't it just fourteen days
is it true that there are thirty days of leave
how much time off is in the contract
what is the yearly quota for holidaying
how many cuti tahunan
how long can i be on a beach each year
what's the pto count
days off per annum
could i get four weeks to visit my native place
do i get six working weeks in a year to myself
my current post gives 12, what would yours give
my mother in kerala needs me for a month each summer, is that within my allowance
suppose i want to trek the himalayas, how many days have i
i worry about skimpy american style vacation, how much do you grant
a friend in germany has 28, how many have you
and how many is that
so what number of days
how much leave comes with it
is that 20 or 30
and to rest

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
do public holidays count extra
are festivals free as well
can you tell me if national holidays come on top
i want to know if diwali is taken from my leave
public holidays in addition
what about eid, do i have to use a leave day
aren't the public holidays included in the thirty
is it true that each country has its own holidays with you
do we get gazetted days too
is merdeka day off in kl
is republic day a working day for the bengaluru people
which calendar of feasts applies to me
will i toil on new year's day
is wesak free
would i be at my desk on gandhi jayanti
does uae national day cost me anything
we celebrate raya for a week, which part is given by you
i sit in dubai and am hindu, whose red days are mine
suppose there is a state festival, is it subtracted
my kids have off on pongal, do i as well
i worry that all feasts get deducted from my share
and bank holidays
are those on top
so festivals are separate
what about may day then
and the official days off

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
do people really take all their leave
what happens with leave i don't take
can you tell me if unused days are carried over
i want to know if it is frowned upon to take holidays
unused leave october
what about days left at the end of the year
don't colleagues give up half of their leave
is it true that somebody asks in october about leftover days
is there a nudge to use the remainder
can i encash what i did not use
would my boss grumble if i go away that long
do you want me to hoard or to spend them
who makes sure that folks rest
does one feel guilty for going off
is it merely thirty on paper
is anyone chasing me to go on vacation
in my company nobody dares to be away, how is it with you
i am a workaholic, will you send me home
my dad never took a day in his life, would that be fine in your firm
suppose i still have fifteen in autumn, what then
i worry that taking the lot looks lazy
and do they actually use those
what if some are left over
who checks on that
so one has to use them up
and do they lapse

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
how many hours a week do i work
can you tell me the weekly working time
i want to know if there are friday launches
forty hours week
what about going live just before the weekend
don't you work more than forty hours
is it true that nothing is launched on a friday
when is knocking off time
is it five times eight
do we deploy when everybody wants to leave
how long is the standard week
is the last working day of the week calm
will i be home for shabbat or juma without some rollout hanging over me
how many hrs does the contract state
is it a part time or 48 hour affair
every second friday we shipped and then fixed till sunday, do you do that
my wife is a nurse and we need to plan, how much is my weekly stint
i fear sixty hour weeks at agencies, what is yours
suppose a client insists on friday evening for his go live
my doctor allows me eight hours daily, does that fit
and how long do they work
what is not done on fridays
so 9 to 6 and that's it
is it 40 or 45
and before the weekend, are there any releases

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
is on-call duty paid
can you tell me if night duty is compulsory
i want to know if i may refuse on-call weeks
on-call voluntary paid
what about standby, what do i get for it
isn't everyone forced to take the pager
is it true that you get a day off after an on-call week
who gets up when a server dies at 3
can i opt out of the rota
is comp off granted after a week of alerts
do i earn more when i hold the emergency phone
must newcomers take night watch
how are those who stand by rewarded
is pagerduty obligatory for engineers
do you roster people against their wish
i have a newborn and can't be woken for work as well, is it a must
my uncle does it support and never sleeps, would i have to as well
i was on call for free for years, how do you treat that
suppose i do a week of emergencies, may i rest afterwards
my therapist forbids night shifts, would that rule me out
and is that mandatory
what do they get for it
does one rest after such a week
so only those who want to
and the nights, who takes them

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
is my family insured
do you have health insurance for families
can you tell me if medical cover includes relatives
i want to know if my family gets health cover
family health insurance
what about my family's medical bills
doesn't the insurance cover just me
is it true that families are covered
is there a mediclaim for all of us at home
are loved ones looked after when sick
do you provide a group policy
would my folks be able to see a doctor on your plan
is medical aid among the perks
what sort of insurance comes with the post
is it single or household protection
hospital expenses of my dear ones, do you bear them
my girl needs an operation next year, would your perk help
i leave a government job with full medical, what have you in its place
suppose one of mine falls ill, does the company step in
my wife says no insurance no move, what can i tell her
i worry about clinic costs in a foreign city for all of us
and medical
is the whole household in
so they insure people
only for staff or for all at home
and the doctor

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
who exactly is covered by the health insurance
does the cover begin on the first day
can you tell me if my children are insured
i want to know if there is a waiting period
cover partner children first day
what about my partner, we are not married
isn't there probation before the insurance starts
is it true that it is the same in malaysia, india and the emirates
does my spouse come under the plan
when does the policy kick in
are toddlers in it
does it work wherever i am hired
is my boyfriend eligible
who counts as a dependant
do i have to serve three months before being insured
are the bengaluru folks as well protected as those in dubai
my wife is due two weeks after i start, would she be covered
i have five kids, are they all included
we would move to kl together, is my hubby insured there
suppose i break my leg in my first week
i worry about the gap between my old plan and yours
and from when
who is in that
is it valid in each country
so no cooling off time
does it take in my better half

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
how much is the learning budget
how many days for learning do i get
can you tell me what the training money may be used for
i want to know if a conference is paid
1500 dollars a year learning
what about books, are they paid for
don't i have to study in my free time
is it true that there is one day a month for learning
what's the ceiling for seminars
how big is the pot for education
would you pay for my pmp or aws certificate
would a ticket to a react summit be met
how often am i free for study
can i put it into udemy
what is the per head amount for upskilling
may i buy o'reilly volumes at your cost
i want to attend pycon in europe, what would you put up
my employer offers a few hundred, how much do you
suppose i do an evening class, what can i claim
i've no time for tutorials at work, would that change
our trainer asks what your yearly cap per employee is
and how much is that
what can it be spent on
how often do they get time for it
so a sum per annum plus some hours
is it 1000 or 2000

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
how long may i work in another office
is it six weeks abroad
can you tell me the length of the stay in the other office
i want to know if i can be away for some weeks at another place
six weeks office swap
what about a month and a half in dubai
isn't it just a short visit of some days
is it true that staff may go to another office
what duration has the stint
could i go over for half a year
how much time is granted for the exchange
is a fortnight all that is allowed at the sister site
how long would i be posted outside
what is the span of the secondment
can one change desks across borders
is there a perk for the restless
my kids are at school, for how long would i be gone with it
i dream of living elsewhere for a bit, what do you allow
suppose i get to go to kl, when do i have to be back
my gym contract asks how long i'm overseas for work
i hear you let folks sit in a foreign branch, how long
and for how long
how many weeks
so a guest spell in another branch
is that a full quarter
what's the stay like in length

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
how often may i work from another office
is it every year that one can go abroad
can you tell me which offices i may choose
i want to know if i can go again after two years
every two years another longitude
what about going each year
can't i do it annually
is it true that it is just once in two years
what interval must pass between two stints
how frequently does my turn come
could an engineer from kl pick bengaluru
which towns can i be swapped to
am i free to select either of the sister branches
how soon after the first could i do a second one
is it biennial
as a dubai hire, where could i be seconded
i went to malaysia last spring, when might i travel again
suppose i love it, can i do so each winter
i wonder if a desk in india counts as a destination for gulf staff
my wife wants to know how regularly i would be gone
i worry that only the seniors get such a chance, how often may one
and how often
where may one go
once in how many years
so two places to pick from
can it be repeated soon

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
who pays for the flight to the other office
is accommodation paid when i work abroad
can you tell me if the stay costs me anything
i want to know if you pay for the apartment
flight and flat paid
what about rent during the six weeks
don't i have to buy my own ticket
is it true that you pay for flat and flight
who foots the airfare
do i lodge at my own expense
is housing arranged when i'm seconded
are travel costs reimbursed
do i need savings for such a stint
which expenses do you shoulder
does the company book me somewhere to sleep
would i be out of pocket after an exchange
i'm a junior without money, could i afford to go over
my colleague says overseas months ruin you, who bears it
suppose i go to dubai, hotels are dear, who settles it
i worry about double rents while i'm gone
our accountant asks if the airfare is my own affair
and who pays for that
is there a roof over my head included
what is covered
so it costs me nothing
and the plane

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
when are salaries reviewed
can employees see the salary bands
can you tell me how often there is a raise
i want to know if the reasons for a raise are written down
salary review april
what about a pay rise, in which month
aren't the bands secret
is it true that everybody in the company can see the bands
when is the appraisal season
how frequently does my wage get looked at
will my increment be explained to me on paper
is there an annual hike
can i see what my neighbour at the next desk gets
do you adjust for inflation each year
in which quarter do i get more
may staff look into the grades
i joined a firm in may and waited two years for more, when would i get it with you
my boss gives rises to his pals, how are they justified at your place
suppose i deserve more, when is it decided
for our works council study, who inside can view the ladder of wages
i worry that nobody can tell me why i earn what i do
and when do they look at it again
who can see those
once a year then
do they put the why in writing
so after the financial year ends in march

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
how much do you pay
can you tell me what a developer earns
i want to know if the salary is given on the site
salary figures
what about pay, why is there no number
don't you publish salaries
is it true that no wages are mentioned here
how many lakhs would i get
what is the ctc for the designer
berapa gaji for the app job
how many dirhams does the dubai marketing person get
what's the going rate for engineers at your place
how fat is the paycheck
what would land in my bank account each month
is the stipend for freshers stated somewhere
my rent in bengaluru is 40k, would the developer post feed us
i get 18 lpa now, do you top that
i searched every page for a figure, where is it
suppose i join as a coder with six years, what do you shell out
my parents ask what i'd bring home, what do i tell them
and how much is it
what do they get a month
does it pay well
what's the money like for that one
is there a bonus or a thirteenth month

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
when do i learn the salary
does the offer state the salary band
can you tell me at what point pay is disclosed to an applicant
i want to know if i get to see the band before signing
salary band in the offer
what about pay in the offer
won't i know the pay before i have started
is it true that an offer comes with a band
at which stage does money come up
do you reveal the range when i am chosen
how do i find out what i'd be paid
is the grade told to a selected candidate
when does one hear a number
will my ctc be in the appointment letter
do i have to guess my wages until i join
is remuneration put on the table at the end of recruitment
i can't find any amount for the vacancy, when will i be told one
i must tell my bank what i'll get, when do i have it in writing
suppose you want me, do i learn the figure at once
my last firm hid the pay till the first payslip, do you
i don't like asking about money, will you bring it up
and when would i hear it
how do insiders and newcomers learn the range
but they tell you some time, right
do i see the band at least once they pick me
so it's open for staff, and for me

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
whom can i ask about salary
who tells me more about pay
can you tell me where to write about the compensation
i want to know if anyone will answer me about the wage
salary question contact
what about an e-mail for pay queries
isn't there somebody who would give me a rough figure
is it true that careers can tell more about the money
where do i turn for the ctc
which mailbox knows the range
could a human hint at the package
who has further information on that
to whom do i put my query on wages
whom must i bug for a ballpark
is there an hr person who handles remuneration matters
i don't find any amount, from whom do i get one
i don't want to apply blindly, who will let me know roughly what you pay
my wife insists on a figure first, where can we enquire
suppose i need more detail on the package, whom do i mail
i'm shy of asking in the interview, is there an address for it
and who knows more
so where do i ask then
who would tell me that
can anybody there say
and if i want to know it beforehand
whom to contact for it

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
my trade is not listed, can i still apply
what if no position fits me
can you tell me what to do if my job is not on the page
i want to know if there is something for other trades
trade not listed
what about jobs that are not on the list
don't you have anything for accountants
is it true that only four jobs are listed
i'm a tester and see nothing, what now
is there a chance for scrum masters
do you need a receptionist
i am in sales, nothing there for me
got any place for a video editor
what about folks in hr
is a data scientist out of luck with you
any room for a cyber security guy
i looked through all your vacancies and none is mine, is that the end
my brother is a sysadmin, there's no ad for him, what can he do
suppose my calling is translation, do i stand outside
my son is a photographer and you only want coders, is it hopeless
i teach and would like to change over, but i see no opening for such
and if i do something else
what about the others
so nothing for a lawyer
what if mine isn't among them
but i'm a project manager

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
can i send an application without a vacancy
do you read unsolicited applications
can you tell me if i may write although nothing is advertised
i want to know if spontaneous letters are welcome
unsolicited applications
what about writing to you out of the blue
don't you throw away letters nobody asked for
is it true that you read letters without an opening
can a student just drop you his cv
do you take cold mails from jobseekers
is a speculative cv any use
may interns try their luck
would you look at a blind application
am i bothering you if i enquire without an ad
is walking in uninvited ok on paper
can freshers shoot their biodata anyway
i finish college in june and there is no trainee post, may i still write
my daughter wants to do her industrial training with you, can she ask
suppose i admire your firm and simply send something
i've been told never to write cold, is it pointless with you
our pupils want work experience, do such requests get opened
and may i write anyway
so it's worth a try
would anybody look at it
even without an advert
do they bin those

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
what should i write in an unsolicited application
what do you want to read in a letter without a vacancy
can you tell me how to convince you if there is no opening
i want to know if i should propose a new job
open application content
what about my letter, what must be in it
shouldn't i just list my diplomas
is it true that one should name something nobody does at your firm
how do i pitch myself
which angle works for a cold letter
can i invent a role of my own
how could a stranger make you curious
what makes a spontaneous cv stand out
do you like it when someone spots a gap you have
must i explain what i'd add
should i say what is missing in your company
i'm a copy editor and want to win you over, with what
my coach says write about your usp, what do you want to hear
suppose i write unprompted, what is the key point
my friend does sound design, how could he persuade you
i don't know how to begin such a letter, what do you expect
and what do i put in it
so how do i win them over
what do they want to hear
any tip for that letter
what should i stress

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
where is the senior full stack developer job
is the senior developer job full-time
can you tell me the key facts of the full stack developer position
i want to know if the full stack developer can work remotely
senior full stack developer location experience hours
what about remote work for the senior developer
can't the full stack developer live outside india
is it true that the senior full stack position asks for five years
would i have to shift to karnataka for the senior developer post
does the full stack guy need half a decade behind him
is the senior coder a contractor or on the payroll
which department would the full stack person belong to
can i do the senior programmer job from my flat in pune
is the full stack vacancy a part time one
how many yrs must a senior dev have
could the senior engineer sit in singapore
i have coded for four years and nine months, is that enough for the senior full stack role
i look after my old father in jaipur, could i hold the senior developer post from there
my wife is at isro in bangalore, is the senior full stack seat in the same town
suppose i wanted only three days a week, would the senior developer post allow it
i live in nepal and would like the full stack job from home, is that ok
and where would that senior dev be
how many years do they want for the full stack one
is that one full time
so for the senior job home is fine
and the basics of the full stack position

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
what does the senior full stack developer do
does the senior developer lead the project
can you tell me what the tasks of the full stack developer are
i want to know if the senior developer stays with a product until after launch
senior full stack developer lead product tasks
what about leading, is the senior developer in charge
doesn't the full stack developer do several products at once
is it true that the senior developer draws the database himself
is the senior coder the captain of the ship
would i just close tickets as your full stack engineer
do i see a thing through from cradle to delivery as senior dev
what is the job description of the senior programmer
does a senior engineer hand over to ops once it's out
am i a team lead or a foot soldier in the full stack role
who owns the schema in a build, the senior developer
would a full stack hire be on many assignments in parallel
i was always pulled off before go live, would i see the end as your senior dev
i'm tired of being a small wheel, what would my charge be as full stack developer
my uncle asks what a senior full stack person does all year, what do i say
suppose i become your senior developer, would i be at it from day zero
our careers office wants the mandate of the full stack engineer in a sentence
and what would i do in the senior role
so the full stack one is the boss of a build
until when does the senior developer stick with it
what's the senior dev in charge of
just one thing at a time for the full stack one

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
does the senior developer talk to clients
who decides on the technology, the senior developer
can you tell me if the full stack developer has contact with customers
i want to know if i may decide how things are built as senior developer
senior developer client contact decisions
what about client meetings for the full stack developer
isn't there a manager between the developer and the client
is it true that the senior developer decides with colleagues
does an account manager shield the full stack coder from customers
do i choose the stack myself as a senior dev
would a shy engineer get on as your full stack developer
must the senior programmer explain stuff to laymen
who sets the architecture in the full stack job
is there an ivory tower architect above the senior engineer
will i present to stakeholders in the senior full stack role
is design of the system a matter for a few heads
i stammer on the phone, would the full stack post be hard for me
at my bank a committee chose every library, how is it for your senior developers
i love to chat with users, would i be let near them as senior dev
suppose i disagree with a tool, do i have a voice as full stack developer
my last boss translated everything to the customer for us coders, would yours
and does the senior one meet the client
who decides how in the full stack job
so the senior dev speaks with buyers directly
am i alone with such choices as full stack lead
do they let the senior coder choose

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
which languages must the senior full stack developer know
how many years of react for the senior developer
can you tell me the main requirement for the full stack developer
i want to know if node is required for the senior job
typescript react node five years
what about java people for the full stack job
aren't three years enough for the senior developer
is it true that the full stack role needs typescript
is the mern crowd right for the senior post
i do ruby only, could i be your senior developer
is vue as good as react for the full stack vacancy
what tech stack should the senior coder bring
do hobby programs count for the senior role
how long should i have done javascript for the full stack seat
would a laravel man have a chance as senior full stack
is frontend alone enough for the senior dev post
i've coded c sharp for twelve years, would you have me as full stack engineer
my projects never got real users, does that matter for the senior developer job
suppose i have half a decade of next.js, would i match the full stack profile
my bootcamp taught angular, is it any use for the senior position
i'm a computing teacher, what should pupils learn to become your full stack developer
and what must one know for the senior job
which frameworks for the full stack one
how long in that stack for the senior dev
so no python for the full stack role
do they want proof that it was used, for the senior post

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
how much sql does the full stack developer need
must the senior developer know postgres well
can you tell me what database skills the senior job asks for
i want to know if basic sql is enough for the full stack job
postgresql query plans migrations
what about databases in the senior developer role
isn't mysql enough for the full stack position
is it true that a senior developer has to read query plans
does the full stack coder have to know explain analyze
should the senior dev change tables while customers are on
is an orm enough for the full stack engineer
do you want a bit of a dba in the senior seat
how deep must rdbms know-how go for full stack
will i be asked about indexes as senior developer
is oracle knowledge fine for the senior role
must a full stack hire add a column without a standstill
i only ever used mongo, is that a hurdle for the senior full stack post
i took a shop down with an alter table once, would you still want me as senior dev
suppose i'm self taught in joins and selects, would it do for full stack
my strength is slow query hunting, does the senior post value it
i wonder if the full stack job needs knowledge of locks and vacuum
and databases, what must the senior know
which relational db for the full stack one
so the senior dev has to tune queries
zero downtime changes too, for the full stack role
is crud enough in the senior job

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
must the senior developer write tests
do full stack developers test their own code
can you tell me your view on tests for the senior job
i want to know if unit tests are expected from the full stack developer
tests habit opinion developer
what about testing in the senior developer profile
don't you want every line tested by the senior developer
is it true that some tests are not worth having, for your full stack people
is tdd a must for the senior coder
do i need 100 percent coverage as full stack dev
would i write specs as your senior engineer
are you dogmatic on jest in the full stack role
may a senior programmer say that some checks are rubbish
is playwright practice good for full stack
does qa do the checking for the senior developer
do you want a critical mind about mocks in the full stack seat
i never wrote a spec in my life, could i be your senior developer
i find snapshot testing silly, would that cost me the full stack job
suppose i test only the tricky bits, is that fine for the senior post
my colleagues laugh at my red green cycle, would i fit as full stack dev
i worry that you are test zealots, what do you ask of the senior coder
and testing, is it in the full stack profile
so the senior must verify his own stuff
what about automated checks in the full stack job
are useless specs frowned upon for the senior one
does the senior developer need a view on that

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
does the senior developer need production experience
must the full stack developer have been on call before
can you tell me if operations experience is asked for the senior job
i want to know if i need to have run something live for the full stack job
run production woken
what about outages, must the senior developer have lived through one
can't a developer without production experience be your senior full stack
is it true that you want a senior developer who has been woken at night
do you prefer full stack people with battle scars
is sre exposure needed for senior dev
should the full stack hire know what a 4am alarm feels like
must a senior coder have kept servers alive
do you expect hands-on devops in the full stack role
is lab work enough for the senior programmer
have i to have been paged for the full stack seat
do you look for someone who has seen things burn, as senior engineer
our ops department did all the hosting, could i still be your senior full stack
my site crashed on black friday and i repaired it in bed, does that count for the senior post
suppose i've only written features, would the full stack role be closed to me
i got called out of my own wedding by an alert, do you like that in a senior dev
i'm from research and never deployed, is that a minus for full stack
and ops, must the senior know that
so being on the hook for a live system is wanted in the full stack one
any night duty past needed for the senior job
have they to have handled incidents, the senior devs
is live running part of the full stack profile

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
how good must the english of the senior developer be
does the full stack developer have to write a lot
can you tell me what the senior developer writes
i want to know if written english matters for the full stack job
written english proposals reviews
what about language skills in the senior developer job
isn't spoken english enough for the full stack developer
is it true that the senior developer writes proposals
is there much paperwork for the full stack coder
would my weak grammar hurt me as senior dev
do you ask for toefl for the full stack post
must the senior engineer send a weekly note to customers
who drafts offers, the full stack person
does a senior programmer have to be a good author
is tamil medium schooling a hindrance for the full stack seat
are code comments and quotations written by the senior one
i speak well but spell badly, could i be your senior full stack
i studied in hindi and learned english from films, is that good enough for the senior role
suppose i need grammarly for each mail, is it fine in the full stack job
my son is brilliant but writes nothing, would he fit as senior developer
i worry about reports, how many must a full stack dev put on paper
and the language for the senior job
what texts does the full stack one make
so prose matters for the senior dev
need one write well in the full stack role
what has the senior one to put on paper on fridays

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
where does the mobile app developer work
is the mobile developer job full-time
can you tell me the facts of the app developer position
i want to know if the app developer must live in malaysia
mobile app developer location experience
what about remote work for the app developer
isn't the mobile job possible from india
is it true that the mobile developer needs three years
do i need to shift to kl for the app programmer post
would one sit in an office as mobile dev
is the app coder a freelancer or a regular
which department does the handset engineer join
how many yrs for the mobile vacancy
is the android job half days only
could i do the app role from a beach in langkawi
is the mobile seat in bangsar or thereabouts
i have two years of flutter, am i too green for the mobile post
my family is in ipoh, would i have to leave them for the app developer job
suppose i want to work mornings only as mobile developer
i'm in manila and fancy the app post, where would i live
we help refugees in malaysia into work, what are the terms of the mobile vacancy
and where's the mobile one
how long should one have made apps for that role
is the app job permanent and whole day
so the phone dev sits in asia
what are the basics for the mobile position

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
for whom does the mobile developer build apps
what kind of apps does the app developer make
can you tell me who uses the apps that the mobile developer builds
i want to know if the mobile developer works on games
apps one hand poor reception
what about users with bad network in the mobile job
doesn't the app developer make things for people at a desk
is it true that the mobile developer builds for people with one hand
are drivers the audience of the mobile coder
would i do tinder clones as your app developer
what sort of software does the kl hire craft
do i build for nurses on the move as mobile dev
who is at the other end of what the app programmer makes
is the mobile job about lifts and basements without signal
would the handset dev write for waiters carrying plates
which circumstances must the mobile engineer keep in mind
i like solving real trouble, for whom would i toil as an app developer
my friend makes banking apps for the rich, what would i make in your mobile post
suppose i become your mobile dev, do my users have wifi
i was a courier myself, would that help in what your app developer builds
i worry the app job is selfie filters, what is it about
and who uses what the mobile one makes
so it's for busy hands, the app job
what do app devs there build
are those for folks with weak signal in the mobile role
what's the point of the mobile job

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
does the mobile developer go out to users
is the app developer always in the office
can you tell me what a day of the mobile developer looks like
i want to know if the app job is a desk job
mobile developer kitchens clinics vans
what about visiting users in the mobile developer job
doesn't the mobile developer just sit and code
is it true that the app developer rides in delivery vans
would i smell the curry as your mobile dev
is there fieldwork for the app coder
do you send the mobile guy into hospitals
does one shadow riders in the handset job
how does the app engineer learn what folk need
am i chained to the screen as mobile programmer
do i get out among cooks in the app post
does the mobile hire observe people at their toil
i go mad in an office, would the app developer post let me out
my brother loves talking to people at work, is the mobile job for that
suppose i hate hospitals, would the app role be a torment
i trained as a chef before coding, would that be handy for the mobile post
my mum thinks programmers never see daylight, and your app people
and do mobile devs meet the users
where does the app one spend the day
so some outings for the mobile one
what does one do all week in the app job
is it all coding in the mobile role

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
which frameworks must the mobile developer know
how many apps must i have published for the mobile job
can you tell me the main requirement for the app developer
i want to know if flutter is enough for the mobile position
react native flutter two apps in stores
what about published apps for the mobile developer
isn't one app in the store enough for the mobile job
is it true that the app developer needs two apps to show
does ionic count for the app vacancy
must my stuff be on google play for the mobile role
is xamarin know-how fit for the handset seat
i made in-house tools that are not public, would that do for the mobile post
what do you want to see from an app coder
how long should i have done dart for the kl job
do i need things one can download, as mobile applicant
is pure swiftui fine instead of cross platform in the app job
my apps belong to a bank, may i count them for the mobile developer job
i have one big hit with a million installs, is a second needed for the app post
suppose i've four years of react on the web, does it fit the mobile role
i am self taught and put three things in the play store, could i be your app dev
our students publish in app stores, how many for your mobile vacancy
and what must the mobile one know
which tools for the app job
how many live ones have i to show for mobile
so years with crossplatform stuff for the kl post
do they want to see apps for that role

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
must the mobile developer know swift or kotlin
how much native code does the app developer write
can you tell me if native skills are needed in the mobile job
i want to know if kotlin is required for the app position
swift kotlin native part
what about native programming in the mobile role
isn't flutter alone enough for the app developer
is it true that the mobile developer must write native code sometimes
do i need xcode for the app post
what if a plugin is missing, must the mobile coder write it
should i go below dart as your handset dev
is java for android good enough in the mobile vacancy
do platform channels scare you off as an app applicant
both apple's and google's tongue needed for the kl job
must the mobile programmer fill gaps on his own
how deep must one go under the crossplatform layer in the app role
i only know javascript, would i be stuck in your mobile job
i never touched objective c or its successor, does that matter for the app developer
suppose there is no package for a scanner, does the mobile dev build the bridge
my tutor says learn one platform language, does your app post want it
i'm pure react native, could the mobile position still be for me
and native stuff for mobile
which languages besides for the app one
so a bit of ios code is needed in the mobile job
is either of the two enough for the app role
what if no ready made module exists, in the mobile post

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
does the mobile developer need offline experience
must the app developer know synchronisation
can you tell me if conflict handling is part of the mobile job
i want to know if offline storage is asked of the app developer
offline sync two devices disagree
what about syncing data in the mobile role
isn't online-only experience enough for the app developer
is it true that the mobile developer must handle devices that disagree
should an app coder know crdts
do i need sqlite for the mobile post
what happens with clashing edits, must the handset dev know
is replication a topic for the kl vacancy
do you want someone who can make things work in a tunnel, as mobile dev
must the app engineer cope with no network
is local caching part of the mobile profile
merge conflicts of records, does one need that in the app job
two waiters change one bill, must your mobile developer solve such a thing
i've only done apps that call an api, would i lack something for the mobile post
suppose phones come back from a dead zone with different data, is it the app dev's job
my thesis was on eventual consistency, any use in the mobile role
i fear distributed stuff, is there some in the app developer job
and working without signal, for the mobile one
so the app dev has to know syncing
what about data on the handset in the mobile job
do they ask for conflict solving in the app role
is storing stuff locally wanted for mobile

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
must the mobile developer care about performance
does battery use matter in the app developer job
can you tell me if the mobile job is about cheap phones too
i want to know if performance skills are asked of the app developer
start time memory battery cheap phones
what about old devices in the mobile role
isn't it enough if the app runs on a new iphone, for your mobile developer
is it true that the app developer should mind the battery
do low end handsets matter to the mobile coder
should i know profiling for the app post
must the kl hire make things snappy on a redmi
is frugal coding valued in the mobile vacancy
do you want an app dev who counts megabytes
would leaks get me sacked as mobile engineer
is cold launch speed an app developer's business
do your app people think of folk with a budget android
i optimise for fun on my grandma's handset, is that a plus for the mobile job
i've always had flagship devices, is that a drawback for the app developer
suppose my code eats ram, would you mind it in the mobile post
my users have five year old samsungs, is that the sort of thing your app dev must know
i wonder whether speed is part of the mobile profile
and performance for the mobile one
so the app dev must be thrifty
does power drain matter in that mobile role
what about weak hardware in the app job
must it start fast, in the mobile post

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
must the mobile developer have published in both stores
does the app developer handle the store review
can you tell me if release experience is needed for the mobile job
i want to know if staged releases are part of the app developer's skills
signing review staged releases both stores
what about app store review in the mobile role
isn't the play store alone enough for the app developer
is it true that the mobile developer must know signing
do i need to know provisioning profiles for the app post
who uploads the builds, the mobile coder
should the handset dev have fought with apple's reviewers
is testflight practice wanted in the app vacancy
must i know how to roll out to five percent first, as mobile dev
keystores and certificates, are they an app engineer's stuff
do you want someone who has shipped on ios and android, in the kl job
is getting things approved part of the mobile profile
my lead always did the publishing, could i still be your app developer
i got rejected by apple three times and won, does that count for the mobile post
suppose i never signed a binary, is it a gap for the app role
i only ever released apk files by mail, enough for the mobile vacancy
i worry about fastlane and all that, must a mobile dev master it
and publishing, must the mobile one know it
so the app dev gets it into the stores
gradual rollout too, in the mobile job
both shops or one, for the app role
what about submission in that mobile post

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
where does the ui/ux designer work
is the designer job full-time
can you tell me the facts of the designer position
i want to know if the designer can work remotely
ui/ux designer location experience
what about part time for the designer
isn't the design job possible from india
is it true that the designer needs three years of experience
do i have to relocate to the gulf for the ux post
is the designer on contract or on the payroll
which department is the ui person in
how many yrs must a ux candidate have
is the design seat in the uae
could the ui artist sit in kuala lumpur instead
is the ux vacancy for half days
would a fresh graduate be taken as your designer
i've done figma for two years, too little for the designer post
my kids are at school in ajman, is the designer job near enough
suppose i'd rather draw from riyadh, would the ux role allow that
i'm in lahore and like the ui post, to which town would i move
we list vacancies for expats, what are the terms of your designer job
and where's the designer one
how seasoned must the ux person be
is the ui job a whole day thing
so the design post is in the emirates
what are the basics of the designer position

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
what does the ui/ux designer do
can you tell me what the job of the designer is
i want to know if the designer only makes things pretty
designer find out draw shortest honest way
what about research in the designer's job
doesn't the designer just draw screens
is it true that the designer has to find out what people want
is the ux person a detective or a decorator
would i do banners as your ui artist
does the design job tolerate dark patterns
what is the essence of the ux role
is cutting needless steps a designer's business with you
who discovers users' needs, the ux hire
do you value simplicity over glitter in a designer
would i trick folks into buying as your ui designer
i'm sick of polishing buttons, would your ux post be different
my aunt asks what a ux designer does for a living, what does yours do
suppose a client wants a maze of screens, what would the designer do
i trained as an anthropologist, would the design role use that
i fear a ux job is colouring in, what is the mandate
and what does the designer do all day
so the ux one investigates first
is the ui job about beauty or use
what's the designer's task
do they let the ux person ask users what they need

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
do designers test their drawings early
can you tell me how the designer works with programmers
i want to know if the designer uses real text
designer test early real words developers
what about handoff, does the designer just hand over
isn't the design thrown over to the developers
is it true that the designer sits with the developers
does the ux person write lorem ipsum
how long is the ui artist in it, until coding is over
would coders butcher my screens as your designer
do you prototype before building, in the ux role
does the designer check the finished thing on a handset
is real copy used in mockups by the ui person
how does the ux hire work alongside engineers
when does the designer try things out on folks
at my agency my layouts came out all wrong, would i be able to stay by as your designer
i write my own microcopy, does the ux post like that
suppose i finish a sketch, do i give it away or stay, as your ui designer
my developers ignored every pixel, how do yours work with the designer
i wonder when validation happens in the ux job
and after the drawing, what does the designer do
so the ux one stays until it's built
with whom does the ui person sit
does the designer use dummy text
how close to coding is the ux role

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
what portfolio must the designer have
how many projects does the designer have to show
can you tell me what you look for in a designer's portfolio
i want to know if failures belong in the designer's portfolio
designer portfolio two projects problem to result
what about the portfolio for the ux job
isn't a page of nice pictures enough for the design job
is it true that the designer should show what did not work
is a behance page ok for the ui vacancy
should i hide my flops as a ux applicant
case studies, how many for the designer
do you want the story behind the screens from a ui candidate
is dribbble candy worthless for your design post
what does a folder have to hold for the ux role
must an outcome be told, as designer
do i bring samples for the ui seat
my best work is under nda, what do i show for the designer job
i have twenty logos and no tale, would that do for the ux post
suppose a redesign of mine made things worse, shall i put it in for your designer post
my tutor says show just winners, what do you want from a ux applicant
i'm switching from print, what should the ui portfolio look like
and what must i show for the designer job
how many pieces for the ux one
so flops belong in, for the design role
do they want before and after from the ui candidate
what kind of samples for designers

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
must the designer have done interviews with users
does the designer need usability test experience
can you tell me if research skills are required for the designer
i want to know if i must have held user tests myself for the ux job
designer interviews usability tests held yourself
what about user tests for the design job
isn't it enough to have watched usability tests, for the designer
is it true that the designer must have planned interviews himself
should the ui candidate have moderated sessions
is hands on research a must for the ux post
do i need to have recruited participants, as designer
we had a research department, is that a problem for the ui vacancy
must i have sat with users and asked, for the ux seat
does reading reports count for the designer
is a survey enough experience in the design role
do you want someone who runs studies, as ux hire
i tested an app on my granny and her friends, does that count for the designer job
my agency outsourced all testing, would i be out for the ux post
suppose i only observed from behind the glass, enough for your ui designer
i studied psychology and led focus groups, is it welcome in the designer profile
i'm shy with strangers, must a ux designer interview them
and user research, must the designer have done it
so the ux one runs the sessions alone
did they have to lead those themselves, the designers
is testing with people asked for the ui job
any field studies needed in the design role

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
what visual skills must the designer have
does the designer need typography
can you tell me if layout is part of the designer profile
i want to know if the designer must draw error states
typography layout states empty loading offline
what about empty screens in the designer's job
isn't the happy path enough for the designer
is it true that the designer draws loading and offline states
should the ui person know grids and fonts
do you mind the spinner in the ux role
is type craft a must for the design seat
must a ui candidate think of what shows when nothing is there
who draws the page for failed requests, the designer
are edge cases in the ux profile
does spacing matter in your ui post
do you want a designer with an eye for letters
i come from book design, would my love of letters help in the ux job
i always forget the no results page, would that hurt me as your designer
suppose the signal drops, must the ui artist have drawn that screen
my portfolio has just perfect screens, do you want more of a designer
i wonder if classic graphic fundamentals count in the ux role
and the craft side of the designer job
so the ui one draws errors as well
which states for the designer
fonts too, in the ux role
what about blank pages in the design post

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
must the designer know html and css
does the designer need accessibility knowledge
can you tell me if the designer has to code
i want to know if wcag is required for the ux job
designer wcag html css
what about accessibility in the designer profile
isn't figma alone enough for the designer
is it true that the designer must know wcag
should a ui person think of the blind
is a11y asked for in the ux post
do i need to know flexbox as your designer
does contrast matter for the ui vacancy
must the ux hire understand markup
screen reader know-how for the design seat
is inclusive design part of the ui role
do you want designers who know what browsers can do
i can't code at all, is the designer job still for me
my brother is in a wheelchair and i design with him in mind, would your ux post value it
suppose i draw something css can't do, would it matter as designer
i took a course on disability rules for websites, is it of use for the ui job
i fear having to build pages, how much front end must a ux designer know
and code, must the designer know it
which guidelines for the ux one
so some frontend knowledge for the ui role
is disabled-friendly work asked of designers
what about web tech in the design post

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
must the designer speak arabic
is english enough for the designer job
can you tell me if languages help in the ux job
i want to know if malay is required for the designer
designer languages arabic malay
what about hindi for the design position
don't i need arabic for the designer post in dubai
is it true that other languages are welcome but not needed for the designer
would bahasa help me as ui designer
is a monolingual brit ok for the ux seat
do you prefer a bilingual ui person
does bengali count as a plus for the designer
need i be fluent in the local tongue for the ux role
is marathi any use in the design post
would a second language give me an edge as your designer
can a filipino without arabic be your ui designer
i only speak english and worry about dubai, would the designer post reject me
my mother tongue is gujarati, is it an asset for the ux vacancy
suppose two candidates are equal and one reads urdu, does it help for the ui job
i design right to left layouts as an egyptian, is my tongue welcome in the designer role
i learnt french at school, do foreign tongues matter for your ux post
and languages for the designer
so arabic isn't a must for the ux one
which tongues are nice to have in the ui job
only english ok for the designer role
is a regional language a bonus for ux

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
where does the digital marketing specialist work
is the marketing job full-time
can you tell me the facts of the marketing position
i want to know if the marketing specialist can choose the city
digital marketing specialist location experience
what about working from home as marketing specialist
isn't the marketing job in kuala lumpur too
is it true that the marketing specialist needs only two years
how many yrs for the seo vacancy
is the ads person a freelancer or a regular
could the ppc hire sit in india
is the marketing seat for half days
can i pick the gulf for the seo job
which department is the campaigns person in
would a newcomer be taken as marketing specialist
is the promotion job permanent
i've 20 months of google ads, too few for the marketing post
my wife moves to dubai next year, would the marketing job let me be there
suppose i live in mysuru, to which office would i go as marketing specialist
i'm in johor, is the seo role open here too
we run a job fair, what are the terms of your marketing vacancy
and where's the marketing one
how long should one have done ads for that role
is the seo job a whole day thing
so two towns for the marketing post
what are the basics of the marketing position

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
what does the digital marketing specialist do
how many clients does the marketing specialist have
can you tell me what the tasks in the marketing job are
i want to know if the marketing specialist writes reports
marketing specialist four five clients monthly
what about reporting in the marketing job
doesn't the marketing specialist have twenty clients
is it true that the marketing person reports each month
how many accounts are on the seo exec's plate
would i do both organic and paid as your marketing hire
does the ads person face customers
what is the workload of the campaign manager
who explains the spend to the client, the marketing specialist
is the ppc role about serps and adverts
do i tell a shop owner what he got for his budget, as marketing specialist
would i post reels all day in the marketing job
in my agency i had thirty brands and drowned, how many for your marketing specialist
i hate making slides, does the seo post require accounts every month
suppose i get your marketing job, what is mine to look after
my mother thinks marketing is shouting, what does your specialist do
i'd like to see results with clients, does the ads role involve that
and what does the marketing one do
so how many brands for the seo person
how often must the ads one report
paid and unpaid search both, in the marketing role
what's the marketing specialist's daily life

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
does the marketing specialist get help from developers
who repairs a page that hurts the campaign in the marketing job
can you tell me if the marketing specialist works near the developers
i want to know if marketers must wait long for a page fix
developer next desk marketing page problem
what about broken landing pages in the marketing job
doesn't the marketing specialist have to beg for a developer
is it true that a developer sits next to the marketing person
do i need to raise a jira as your seo exec
is tech support at hand for the ads person
how quickly gets a bad landing page mended for the ppc hire
must the campaign person code the page himself
who speeds up a slow site for the marketing specialist
would i be cut off from the engineers in the seo post
is there a techie within shouting distance of the marketer
what if the site ruins my ads as your specialist
my last firm took eight weeks to change a headline, would that be so in your marketing job
i can't code and pages often leak leads, who'd help me as seo exec
suppose the form doesn't work, whom does the marketing specialist ask
i'm used to fighting with it, how is it for your ads people
i worry about redirects nobody does, who does them for your marketer
and if the site is at fault, what does the marketing one do
so the seo person has a coder close by
who fixes things for the ads one
does marketing sit with engineering
is repair fast for the marketing hire

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
which platforms must the marketing specialist know
how many years of google ads for the marketing job
can you tell me the main requirement for the marketing specialist
i want to know if facebook alone is enough for the marketing job
google ads one other platform budgets
what about budgets, must the marketing specialist have managed some
isn't a certificate enough for the marketing position
is it true that the marketing specialist needs a second platform
do meta and adwords make me fit for the ppc post
must i have been accountable for spend as an ads applicant
is amazon advertising ok as second channel in the marketing role
how long should i have done paid clicks for the seo vacancy
does an internship count for the marketing specialist
do you want someone who burned real money, as ads hire
is tiktok a valid second network in the marketing job
would bing plus google do for the ppc seat
i managed a few thousand rupees for my uncle's shop, is that enough for the marketing post
my boss signed all the spending, would i be out for the ads job
suppose i know only linkedin, could i be your marketing specialist
i have the google badge and no practice, any chance in the marketing role
our mba students run dummy campaigns, would it count for your ads vacancy
and what must the marketing one know
which channels for the ads person
how long on google for that marketing role
so one needs to have held the purse, for the ads job
is a second network a must in the marketing post

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
must the marketing specialist know seo
how much seo is needed for the marketing job
can you tell me which search skills the marketing specialist needs
i want to know if redirects are part of the marketing profile
search basics structure speed redirects content
what about seo in the marketing role
isn't ads knowledge enough for the marketing specialist
is it true that the marketing specialist must know site speed
does link buying impress you in an seo applicant
do i need technical know-how for the marketing post
are core web vitals something the seo exec should grasp
301s, must the marketer know them
is organic ranking in the ads person's profile
do you want fundamentals or tricks from the seo hire
should a marketing candidate know sitemaps and headings
black hat skills for the seo seat
i only ever did paid stuff, would i lack something for the marketing post
i moved a shop's domain without losing visitors, does that count for the marketing role
suppose i write helpful articles, is that what the seo job wants
my course was on backlinks, is it useful for your marketing vacancy
i wonder if google knowledge beyond adverts is needed as marketing specialist
and seo for the marketing one
so the ads person must know the unpaid side
which organic skills in the marketing job
speed too, for the seo role
what fundamentals for that marketing post

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
must the marketing specialist know ga4
does the marketing job need analytics
can you tell me which analytics skills the marketing specialist needs
i want to know if tag manager is required for the marketing job
analytics consent ga4 tagging attribution
what about consent in the marketing role
isn't it fine to believe the attribution, for the marketing specialist
is it true that you want a marketing specialist who distrusts attribution
do i need gtm for the seo post
should the ads hire be a sceptic about numbers
is plausible or piwik good instead of google in the marketing job
do cookie banners concern the marketer
must the ppc person set up measurement
is conversion tracking in the marketing profile
do you like folks who doubt roas figures, in the ads seat
would blind faith in dashboards hurt me as marketing specialist
my boss took every last click as gospel, would your marketing job be different
i am a privacy nerd, would that be welcome in the seo post
suppose i only know universal analytics, enough for your marketing specialist
i question every multi touch model, is that a plus for the ads role
i never dealt with permission of visitors, must the marketer
and measuring, must the marketing one know it
which stats tools for the seo person
so the ads one shouldn't trust all figures
is tagging asked in the marketing post
gdpr know-how for the marketing role

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
must the marketing specialist write well
does the marketing specialist write texts
can you tell me how good the english in the marketing job must be
i want to know if copywriting is part of the marketing job
marketing english people read to the end
what about writing in the marketing role
isn't average english enough for the marketing specialist
is it true that the marketing specialist writes texts people finish
should the seo hire be a wordsmith
is blogging a plus for the ads post
do i have to be a native speaker for the marketing seat
who writes the ad copy, the marketing specialist
is dull prose a no go for the marketer
would chatgpt text do for the seo exec
must a campaigns candidate hold readers
do you test the pen of the marketing applicant
i dream in tamil and write english slowly, could i be your marketing specialist
i was a reporter for years, is that useful for your marketing job
suppose my texts bore people, would you turn me down for the seo role
my daughter won essay prizes, would it help her for the marketing post
i worry about my commas, how well must the ads person write
and writing for the marketing one
so the seo person must be gripping
is language a criterion in the marketing job
do they want good copy from the ads hire
what english for that marketing post

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
must the marketing specialist know excel
does the marketing job involve spreadsheets
can you tell me if i need to be good at numbers for the marketing job
i want to know if spreadsheet skills are needed for the marketing specialist
marketing specialist spreadsheet
what about excel in the marketing role
can't a marketing specialist avoid spreadsheets
is it true that the marketer must not fear spreadsheets
are pivot tables an seo exec's bread
should i like cells and formulas for the ads post
is google sheets know-how asked of the marketer
i hate maths, is the marketing seat for me
do creative types without figures stand a chance as marketing specialist
must the ppc candidate do vlookup
is number crunching in the marketing profile
would columns be my daily life in the ads job
i get dizzy from tables, would your marketing job make me ill
i was a bookkeeper before, does it help for the marketing post
suppose i do everything in my head, is that ok for the ads role
my son flunked arithmetic but is good with people, would he suit your marketing vacancy
i never opened libreoffice calc, must a marketer
and numbers, must the marketing one like them
so excel for the seo person as well
any data work in the ads role
do they want a numbers type for marketing
are sheets needed in that marketing post

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
which job needs five years of experience
which position can be done remotely
can you tell me which opening allows home office
i want to know if any job asks for more than four years
remote job five years
what about working from home, for which position
isn't there one job that needs no office
is it true that the developer role asks for the most experience
which of the four is for old hands
which role is wfh
which vacancy has the highest bar
is some post possible from a small town in rajasthan
which one is for someone a decade in the trade
where would i not have to move house
who among the new hires needs the longest track record
which posting lets me stay in pyjamas
i live on a farm near coimbatore, which of the posts could i take
my wife can't leave her clinic in patna so i must stay, what could i do for you
i've half a decade of programming, which of yours is that enough for
suppose i never want to commute again, which one is it
i'm a veteran and don't want a junior slot, which is right
and which of them is remote
which asks for the most years
so only one without a desk in town
which is the senior one
and the bengaluru one, how much practice

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
which job is in kuala lumpur
how many years for the app job in malaysia
can you tell me which opening is in malaysia and what it asks
i want to know if there is a job in kl for three years of experience
kl position three years
what about malaysia, which post and how senior
isn't one of the jobs in kuala lumpur
is it true that the app post wants three years
i have four yrs of ios, which of your posts takes me
which one is for folks in the klang valley
how seasoned must the handphone coder be
which vacancy would suit someone from johor who can move to the capital
which posting is near the twin towers
what can a malaysian apply for
which role is for makers of iphone stuff
how long should one have coded tablets for your asian post
i've been doing flutter since 2021, is one of the jobs right
i am from melaka and don't want to leave the country, which one is for me
suppose i've 40 months of android, do i meet the bar somewhere
we are a malaysian job centre, which of your openings concerns us
i worry that i have too few years for the handset job, how many is it
and in malaysia
which of them is about phones
and the kl one, how much experience
so which for a ringgit salary
is there one with three in asia

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
which job is only in dubai
how many years for the designer job
can you tell me where the designer works and what experience he needs
i want to know if three years are enough for the design job
designer dubai three years
what about the design opening, place and years
isn't the designer job in india
is it true that the designer sits in dubai
which of the four is for creatives
which opening is right for a non programmer in the gulf
how seasoned must the artist be
which one would an arts graduate with some practice choose
which post is for an expat in abu dhabi who sketches
who of the new ones must live in the uae for sure
how much practice for the figma seat
which vacancy deals with looks
i did four years of product design at a bank in sharjah, which one is mine
my cousin draws interfaces in cairo, to which town would she go for you
suppose i have just 36 months in usability, does some post accept that
i fear one needs ten years to do your screens, how many is it
we are a design school in the emirates, which of the jobs is local
and the creative one
which of them is in the gulf alone
so how many years for drawing
where is the one with no code
and for ux

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
which job needs the least experience
can you tell me where the marketing person can work and how many years are needed
i want to know if there is a job for two years of experience
marketing two years two cities
what about juniors, which post is the easiest to get
isn't there a job with less than three years
is it true that marketing can choose between dubai and bengaluru
which has the lowest entry bar
which vacancy suits someone two years out of college
which one gives me a choice of country
what can a relative beginner go for
for which post could i start in india and later be in the gulf
which role takes the greenest folks
24 months of seo, where do i fit
which opening is flexible about location
i have only three years of mba plus ads work, which of your jobs is right
my husband may be posted to the emirates or not, which job could i keep either way
suppose everything else asks too many years of me, is there one with fewer
i came out of university in 2023, which opening could i try
our alumni are fairly young, which of the four is for them
and which wants the fewest
which of them is in more than one town
so what's the most junior one
and for promoters, how many years
is there one below three
`;
