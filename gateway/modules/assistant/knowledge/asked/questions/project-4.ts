/** What people ask, and the sentence that answers it (question-bank.ts). */
export const aboutProject4 = `
= Lessons and practice
what is the learning platform in short
have you built an education app
do you do e-learning or lms
any edtech work in your portfolio
have you made something for schools with poor internet
can you build an app for students from low income homes
what is the kiran project about
show me an education case
we run a school, did you do similar
my foundation gives tutoring to village kids, whom did you equip in that field
we are a coaching institute in kota, what could you show us
is there a story of yours about children and homework
have you made anything for youngsters who have no own handset
what did you ever do for tutors
reference for a ministry of education tender
learning on twenty minutes a day, is it realistic
does your company know about classrooms
i teach in a village school where three brothers own one phone, have you made anything for them
did you ever do an edtech product for poor kids
what's kiran's job in a single line
have you made tuition software that works on a family's one handphone
any study app in your portfolio that sips data
i run an ngo for girls in bihar, have you done bite-sized homework on cheap phones
which education job have you delivered
do you have any e-learning for classes with hardly any internet
my son can only use mum's phone after dinner, did you design for such kids

= Kiran Learning teaches
who is kiran learning
what subjects does your edtech client teach
which grades is the study app for
how many indian languages does the education client cover
is it a maths and physics tuition company
what age are the students
who are the learners on that platform
which classes do the learners attend
is it for primary or high school
which tutoring firm did you work for
algebra and chemistry for teenagers, who offers it
for how old kids was that made
hindi tamil and so on, how many tongues do those lessons have
is it for toddlers or for teenagers
what does that tutoring firm sell
which standards does kiran cater to
what does the edtech customer coach kids in
how many vernaculars are used by kiran
is kiran for tiny tots or for board exam years
who is behind the education project and what syllabus do they cover
does kiran tutor in physics and sums
ninth graders and seniors, is that whom they serve
which curriculum level is the edtech for
which subjects does kiran learning teach
for which classes are the lessons
in how many languages do they teach
can you tell me about the client of the learning platform
kiran learning mathematics science classes 8 to 12
is it true they teach in indian languages
do they not teach primary pupils
what sort of outfit is behind the study app
sums and physics for teenagers, who offers that
is biology part of what that tuition firm does
which age group, tiny tots or high school
vernacular coaching, in how many tongues
are ninth graders served
curriculum level of the edtech customer
english medium only, or local tongues as well
stem tutoring client, details
who ordered the education thing and what do they do
my daughter is in tenth and weak at algebra, is the firm you worked for one for her
i look for history lessons for my son, does that tutoring house have them
we prepare kids for boards in tamil, is your education client in a similar line
suppose a child is in fifth standard, would kiran take him
what do they teach
and for what age
is it all in hindi

= Its videos were
why did students drop out of the course
what was wrong with the old video lessons
when did most learners quit
what problem did kiran learning have
did children have their own devices
why did they need a new study app
our course has many who never finish, similar case
why did kids stop learning after some weeks
what stopped children from continuing
most of our participants vanish after 20 days, was that so there
were the clips bad or was it something else
why do youngsters give up, what did you find
as long as our clips are good, kids will stay, right
was the handset mum's
starting situation of the tutoring firm
what was the illness of the old course
after a holiday kids could not find their place, did you see that
our e learning loses everybody before the month is over although the films are great, why did that happen to the tutoring firm
why did kids abandon kiran's old course
when did the dropouts happen
what was broken with the former lectures
were the clips poor or was something else to blame
my kid gives up online classes midway, what did kiran discover about that
what did quitting have to do with the household's single phone
what was the pain before you were brought in at the edtech
what hindered the kids from sticking to it
why did most pupils stop
when did pupils give up
were the videos of kiran bad
is it true that most stopped in the third week
can you tell me what was wrong before the new platform
pupils stopped third week phone data gap
did the pupils not like the videos
i want to know why the old course failed
dropouts in the education project, what caused them
what killed motivation after some twenty days
mum needs her mobile back, was that one cause
churn of learners, reasons
no more mb, no more study, is this the trouble you found
kids fell ill for some days and were lost, was that so
initial situation at the tutoring company
lovely clips and nobody finishes, have you met that
completion problem of the online classes
where did the learners fall off
our own e-learning is watched for two weeks and then abandoned, do you know this from elsewhere
my son quit every online tuition, what made kiran's children quit
i fund education and see the same attrition everywhere, which causes did you find
suppose there's one handset for five people at home, is it that which broke the lectures
what was the problem there
and why did they quit
so the content was fine
how soon did they lose them

= We rebuilt the
what did you do for kiran learning
what was your solution for the edtech client
how did you redesign the course
can lessons be taken without internet at home
does the practice adjust to each student
did teachers get something too
what changed in how the children study
what all did you make for the tutoring company
what medicine did you give to the tutoring firm
can kids fetch lessons at the school gate and study in the evening
was only the look renewed or the whole didactics
what was carried out for the tutoring firm
is there help for the grown ups in the classroom as well
course into small stages, was that your idea
does the thing get harder or easier depending on the kid
what did you change in kiran's course structure
is it adaptive, and what do teachers get out of it
how does a kid without net at home follow
so what was your fix for quitting
can the material be fetched on campus
what does the revamped programme consist of
did you make microlearning with personalised drills
how was the pedagogy overhauled
what did you change for kiran learning
how was the course rebuilt
can lessons be downloaded at school
what did teachers get
can you tell me your solution for the pupils
course rebuilt short steps download school practice teachers
is it true that practice adapts to the pupil
did you just make more videos
how did you fix the quitting
overhaul of the tuition app, what was done
micro learning plus personal drills, was this your answer
fetch on campus wifi and study at home, is it so
how do grown ups know which kid to help
what was the remedy against dropouts
pedagogy and software together, what came out
redesign in the edtech job
was the material chopped into bites
how are weak learners spotted by staff
our lms is dead after a month, what recipe worked for the tutoring people
i am a teacher with sixty children, what would help me in what you made for kiran
we have no net in the village but at school, did your education project handle that
suppose a girl comes back after the harvest, what did you redo so she can continue
so what did you do about it
and what was in it for the teachers
how does it look now
what's different from the old course

= The Educational Learning Platform, for
how much did the learning app cost
what was the price of the education platform
how long did the edtech project take
how many people built the learning platform
budget for an e-learning app
who was the educational platform made for
how many months for the school app
where is kiran learning located
cost of making something like byju's
team size on the education project
how large was the crew for kiran
what was the cost of the school one
for whom was the learning app done
price of app for coaching class
my ngo has 90 thousand dollars for a tutoring thing, is that in the range
would it be ready for the new term in june if we start at christmas
how expensive is an own byjus
number of your folks on the tutoring job
how big an investment was it for the tutoring firm
three quarters of a year, is that usual for such a course
in which town does the tutoring firm sit
who ordered the tutoring thing
bill of the tutoring firm
what would a charity have to raise for such a tutoring app, and how long until pupils hold it
how much did kiran spend and how many heads were on it
ballpark for an edtech app like kiran's please
how many months from kickoff to release for the study app
who footed the bill for the education thing and where are they
would 110k usd suffice for a tuition app, going by kiran
in rupees it's about a crore, right, what did kiran pay
manpower and calendar for the e-learning job
and what was the invoice for all that
what did the learning platform cost
how long did the learning platform take
how many people built it
can you tell me the budget of the education project
learning platform price months team
did it cost less than 100,000 dollars
what about time and team for the e-learning job
how dear is an lms from you, judging by kiran
ballpark for a study app
headcount on the tutoring project
rupees about one crore, was it around that for the edtech
from kickoff to release, how long for the school thing
what did the tuition firm shell out
money and calendar for a byju's type of thing
in which town sits the education client
manpower on the pupils' app
a year or less to make such a course platform
our trust has 80k for a learning app, what did the comparable one swallow
term begins in june, we start now, how long did the one for kiran last
i must put a figure in my grant proposal for e-learning, which one have you seen
suppose we'd like the same for our coaching institute, what would it run to, as with kiran
and what were they charged for the lot
how big was the crew on that
how long did they sit on it
was it costly

= A path of
* what can the learning app do
* what features does the education platform have
* list the functions of the kiran app
* what is good about the study app
how long is one lesson
does the app remember where the student stopped
is it micro learning
how do learners know the next thing to do
are lectures broken into small bites
my son has the attention of a fly, how short are the pieces
after two weeks of dengue, does the child find where he was
bite sized pieces of how many minutes
which abilities does the tutoring thing have
is there a guided order or must kids choose
continue where you left off, is it built in
hour long lectures kill my pupils, what is there instead
after two weeks of harvest the boy opens the app again, is he lost
how lengthy is one unit of study
does the app tell a child where to resume
is it bite-sized
after being ill for a fortnight will my girl know what's next
is the curriculum sequenced so nobody wanders
how many mins does a kid need per sitting
is there a guided journey instead of a heap of clips
can my scatterbrained boy resume without hunting
how long is one step in the learning app
does the app know where a pupil stopped
is it one long lecture or small bits
my boy can't sit still, how long are the pieces
resume after an illness, possible in kiran's course
bite-sized units with a thread through them
she had dengue for two weeks, does it pick up again at the right place
how many mins per sitting in the study app
do kids have to hunt for their next clip
guided sequence, is there one
and after a gap, does it remember
can a lost child find the way back into the course

= A week of
can lessons be saved for offline use
how big is the weekly download
how many megabytes for several days of study
does it need internet all the time
can pupils get everything at once and study later
study at home without net, possible
we live in the hills without any bars, how will my daughter study
does a whole parcel of lessons fit on a full handset
how heavy is the parcel of five days
save now, study on the bus
must one be connected every evening
storage needed for seven days
how many mb is a seven day pack
can a child fetch everything on monday and study disconnected till the weekend
will it hog the storage of my handphone
is there a bundle to grab at once for offline study
does it need net nightly or just once
how heavy is the package of a week
will seven days of study material fit on a crammed handphone
is the syllabus downloadable in batches
how big is the download for a week
can lessons be downloaded all at once
no net at home, how do they study till friday
does it gobble up my data pack
offline bundle for the school kids, size
how many megs for seven days of study
fetch on monday, learn till sunday, is this so
does it stream all the time
storage needed on the handphone for each batch
and how much data does that eat
hotspot at school, nothing at home, enough or not
i get 1 gb a month from airtel, will kiran's course fit

= Practice that picks
does the practice adapt to mistakes
how are exercises selected
is it adaptive learning
will it repeat what the student got wrong
personalised quizzes for each pupil
does it give questions where the child is weak
my girl is weak in fractions, does it notice
does every child get the same sheet of sums
do wrong ones come back until they are mastered
who or what chooses the next sum
tailored drill for each kid
does it repeat endlessly what the kid already knows
does it give remedial sums based on errors
is the quiz adaptive
my daughter keeps failing fractions, will the tool drill exactly that
how are follow-up problems selected
will a bright kid be bored with stuff she's mastered
does it focus on weak spots
does it reteach the bits i fluffed
how does the practice choose the next question
does the app notice what a pupil got wrong
adaptive quizzes in the education project
is everyone given the same worksheet
my girl is weak in fractions, will it drill just this
does it come back to what she fluffed
bright kids get bored with easy sums, is that avoided
tailored exercises based on mistakes
remedial drills, automatic or by teacher
and what comes after a wrong answer
how does it find the gaps in knowledge
item selection from errors

= Several pupils on
can siblings share a device
are there separate profiles for brothers and sisters
how do small kids log in without typing
several learners on a family mobile, possible
my two kids use my mobile, ok
three kids and one samsung in our house, how does it go
children who cannot spell yet, how do they get in
cousins on dad's handset
login with drawings instead of letters
do we need to buy a device for each child
separate corners for sister and brother
i have four children and one cheap handset, does each get a place of their own
my three boys fight over my one handphone, can each have a profile
is there a login made of images rather than letters
can children who share a handset keep separate progress
how do small ones sign in if they can't spell
is it multi-user on a single device
would my nephew's scores be mixed with my son's
twins with a common tab, can each sign in
how does a kindergartner who can't read get in
can several pupils use one phone
how do small children log in
twins and one handset, do their scores get mixed
login by drawings rather than letters
multi profile for siblings in kiran's app
does each kid need an own mobile
my nephew can't spell, how would he sign in
dad's samsung for three children, workable
can cousins keep their progress apart
and if two share the device
no typing for sign in, what then
is there a passcode made of images

= A teacher’s page
what does the teacher see
is the teacher's dashboard simple
do teachers get lots of graphs
how many students are highlighted to the teacher
analytics for educators
i have sixty kids and no time for charts, what do i look at
what does a headmaster or tutor get to look at
who needs me now, does it tell me just that
number of names a tutor gets shown
are there fifty diagrams as in every lms
overview for tutors in half a minute
what does the class teacher look at, graphs or names
how many kids get flagged to the educator
i hate cluttered analytics, is the tutor's view minimal
is there a short list of whom to help rather than loads of diagrams
what does sir or madam see upon logging in
does madam get overwhelmed with graphs
what does the teacher see in the learning app
is the teacher's page full of charts
sixty kids and no time, how do i know whom to help
simple dashboard for educators
i hate cluttered analytics, what's on the tutor's view
which children does the headmaster look at first
how many pupils are listed for staff each day
graphs all over or a short list
and what's in it for the tutor
who needs attention, at a glance
does miss get a report with diagrams
overview for ma'am in the school project

= Works on Android
which phones does the learning app need
does it run on old cheap android
what is the minimum ram
will it work on a low end handset
can poor families' mobiles handle it
will it run on a jio type cheap smartphone
our pupils have hand me down redmis, will it start
does it lag on a six year old samsung
what must a handset have at least
memory requirement of the tutoring thing
iphone only, i suppose
is a 5000 rupee phone good enough
what's the minimum ram
will it hang on my old micromax
is a low-spec droid sufficient for the study app
what specs must a pupil's handphone have
does it function on entry-level mobiles
we have donated handsets with two gigs, good enough
would a jio bharat style cheapie cope
are hand-me-down handsets adequate
does the learning app work on old phones
how much memory does a phone need
my redmi is six years old, will the study app run
low end droid sufficient for kiran's course
is an iphone or new mobile required
ram requirement of the school app
hand me down devices from donors, do they do
5000 rupee handset, good enough
will it lag on a jio phone
and what kind of phone is needed
poorest families' gadgets, can they cope
minimum spec for pupils' handphones

= Android and iOS
* what did kiran learning receive at the end
* what was delivered in the education project
* deliverables of the learning platform
is the study app on iphone too
in how many languages is the learning app
which mobile platforms for the school app
what did you leave with the tutoring firm in the end
do kids with apple stuff have it too
what came out of the tutoring job
list of things the tutoring firm received
marathi or telugu inside, how many tongues
play store and apple store, both
in how many vernaculars and on which marketplaces did kiran get its app
was an apple version part of the handover
what final mobile product did the edtech receive
is the app multilingual on both os
did the tuition company get iphone and google versions
which app did the tutoring company get at the end
does the kids' study app exist in hindi and telugu
was the school app only english or several languages
my phone is a samsung, would the lesson software install there
bilingual pupils, how many mother tongues does the thing speak
ipad and cheap xiaomi both covered
is it multi-lingual for village children who read no english
native mobile product, localised into how many locales
our students read tamil, so did kiran's product stop at one script
and what did they put in the pupils' hands when the job was over
regional-language support in that e-learning job, yes or no
what was in the app stores after you finished

= Authoring tool for
how does the client add new lessons
can we write content ourselves without you
is there a cms for course makers
who creates the lessons after launch
our maths tutor wants to put in new chapters alone, can she
do we call you for every typo in a lesson
who puts in the lessons once you are gone
is there an editor for non programmers
can our writers change a sum themselves
content management for tutors
can kiran's staff compose their own lessons afterwards
is there a cms for content folk
do they depend on you to fix a wrong sum
did you supply something for writing new chapters in-house
which instrument do curriculum designers work with
who composes fresh chapters after you leave
can a non-techie revise a quiz
can kiran's staff put in new chapters without calling a programmer
who fills the platform with fresh exercises after you go
i'm a textbook writer, would i have had something to type my lessons in
was there a back office for the content team
do they have to phone developers every time the syllabus changes
some kind of cms came with the learning platform, or not
the ncert book gets revised each year, how does their team update the material
what did the pedagogy department receive to prepare worksheets
and the people who write the exercises, what did they get
is the content self-service or locked up with the vendor
tool for teachers who compose, drag and drop maybe
we hate depending on the computer department for every small correction, was kiran spared that

= Practice engine with
was the adaptive algorithm evaluated openly
is there proof that the exercise engine works
did you publish how good the ai is
what is behind the exercises
as a researcher, can i read how good the drill machine is
is the working of the drill machine secret
public report about the quality of the algorithm
are you open about how the exercises get chosen
drill machine part of the package
did you make public how well the drilling algorithm performs
is the adaptive thing documented and assessed in the open
was a whitepaper on the exercise algorithm part of the handover
how transparent is the recommender's quality
is the efficacy of the adaptive drills out in public
is there any paper that proves the exercise part does its job
can i as a journalist look at findings about the drill software
peer scrutiny of the adaptive practice, available or kept under wraps
did you hand over something that chooses sums and show its test scores openly
efficacy study disclosed to the public for the quiz machine
which piece of the delivery picks the next task for the child
everybody claims their algorithm is clever, did you ever put evidence on the table
our ministry demands transparent validation, does that learning product have it
and is there documentation of how accurate that recommender is
where was the trial of the practice component written up
homework selector delivered with proof or just promises
adaptive module, was its assessment made available to everyone

= Teacher dashboard for
can teachers use it on a laptop
is there a web panel for teachers
does the school staff have an overview on mobile
our school has only an old pc in the staff room, can tutors use that
tutor on the bus, can he look at his class
is the tutor's side on a computer too
on which devices do tutors look at their class
was something made for the grown ups in the classroom
what did educators get, and does it suit mobiles
is the tutor's overview responsive
can sir check the class on his handphone in the staff room
does the educators' portal open on a laptop
does madam need a computer or is her mobile sufficient
what did the lecturers get out of the project to follow their pupils
can a cikgu check the class on her mobile in the bus
our staffroom has one ancient windows box, would the overview run on it
progress monitor for educators, which devices
did the faculty side work on big and small screens
i am a class teacher in pune, do i need a tablet to see my pupils' progress
and for the grown-ups, was there something too
instructor cockpit, browser as well as handset
tracking panel for schoolmasters, part of the package yes
must the master sit at a computer to see who is behind
was a supervision screen for tuition staff supplied
besides the kids' app, what was made for those who teach

= Conversion of 1,900
how many videos were converted
how many quiz items were moved over
was the old content reused
can you migrate our existing courses
how much learning material was taken over
do we have to record our lectures again
we have ten years of recordings, do we throw them away
how much old material survived
who retyped all those sums
number of clips carried over
bring across our question bank of ten thousand, have you done that size
is legacy content lost when the course is renewed
how much legacy material was carried into the new kiran
did you transcode their lecture archive and question bank
were the clips reshot or reused
how many mcqs were imported
we own a decade of recordings, did you port such a library for kiran
what amount of content was migrated in the education job
was vintage footage salvaged in the edtech job
what happened to kiran's old recordings, did you bin them
we own a huge stock of lectures, have you ever moved a library like that
how many clips and mcqs did you carry into the new platform
content migration volume in the edtech job
did they need to film everything again
our question bank has thousands of entries in word, did you port one of that size before
legacy material transferred or begun from zero
was digitising the back catalogue included
and their former films, what became of those
nearly two thousand movies of lessons, who reworked them
bulk re-encoding of archive plus test items, was that in the handover
is it true all the earlier learning material was kept and brought over

= 64% of pupils
* what results did kiran learning get
* did students learn better with the app
* show me numbers of the education project
* was the learning platform a success
how many students stay after two months
did dropout go down
what is the retention rate of learners
how many kept studying before and after
do children stick with it
completion improvement in the study app
how many learners remain active
did fewer kids give up
do kids hang on or run away
out of ten starters, how many are there after two months
are you honest about how many stay
is the result of the tutoring story any good
what did the tutoring firm have from it, in figures
more than half of them still there, really
perseverance before and after
mooc completion is 5 percent, what is it here
effect on those who give up
do they give up like in every online course, or do they persevere
how many kids persist two months on
did retention rise at kiran
what proportion of learners survives past the eighth week
was attrition reduced at the edtech
so did the kids stay in the end
mooc completion is dismal, what did you attain for kiran
by how much did engagement grow
what's the stickiness after two months
how many kids were still using the study app after two months
did retention really more than double for kiran learning
is it true that most children stayed with the learning platform
can you tell me the dropout improvement of the edtech project
not many learners give up any more, how many remain
week eight retention learning app
i want to know if students keep going or quit after some weeks
what about perseverance, do pupils continue longer than before
what share has not lapsed by day fifty-six
churn before and after in the tuition platform
do youngsters lose interest after the first month like with every other app
are users sticky or do they uninstall
does the novelty wear off quickly
how loyal were the learners compared to the earlier product
my son abandons everything by the second week, how did others fare with it
long-term engagement kpi you achieved in education
most e-courses die quietly after a fortnight, was yours different
what proportion drifted off before you came
our last app was downloaded and forgotten, can you show one that people kept on with
i am an investor and look at cohort curves, what was theirs at two months
suppose a thousand start, how many would still be practising eight weeks on
my boss asks what happened to attrition at the school client
i worry that pupils will be bored by october, did they carry on at kiran
and did the children stay
so did fewer of them vanish than under the old version
from less than a third to what

= 82% less mobile
how much data does it save
is it cheap on mobile internet
did bandwidth use fall
by what percent was data consumption cut
will it eat up a prepaid plan
is it light on data pack
we pay per megabyte, how light is it now
is a 1 gb pack enough for a month of lessons
how much lighter did the clips become
my father scolds about the bill of the sim, is it gentle
reduction of traffic for each lesson
saves how much of the sim credit
how much does a lesson spare my prepaid recharge
did the mb consumption shrink
what cut in bandwidth per lecture was reached
will it burn less of my jio balance than before
so how much data is saved at kiran
is it friendlier to a tiny quota
how much bandwidth did you shave off
how much less internet does a lesson eat now
did you manage to lower the data usage for kiran's students
can you tell me by what percentage mobile data went down
is it true a lesson needs under a fifth of the megabytes
lesson data consumption before after
isn't streaming video still too heavy for a prepaid sim
what about the cost of data for parents, did it sink
i want to know if the lessons became lighter
did families pay less to the telco afterwards
footprint per class on cellular, what reduction
how thrifty is the app with airtel packs
does watching one chapter finish my daily quota like before
top-up money, was it spared
gb usage trimmed by how much in that e-learning job
was the load on a weak 3g line made smaller
how economical are the clips compared with the predecessor
kbps diet for the classroom films, what came of it
my father says these study apps swallow the whole recharge, is yours kinder
we serve villages where every rupee of airtime counts, what have you achieved there
our videos cost pupils a fortune, could you squeeze them and by what order
suppose a mother has one sim for three kids, what difference did the new app make
i'm writing about digital poverty, is there a figure for the data saving
and the data, how much did that drop
so how big was the reduction per lesson
what happened to megabyte consumption in the tuition product
did it get any easier on the pocket for those on prepaid

= 17% higher marks
did exam scores improve
how much better were grades with the app
was there a comparison group
is there evidence of learning gains
do students score higher
was it tested against classes that did not use it
do marks go up
any proof that kids learn more
was there a control group
do the kids know more or only click more
as a journalist i ask whether the effect was compared with anyone
do grades really climb or is it placebo
difference in the test between users and others
was the effect proven by a scientist's method
will my boy pass his boards with this
improvement in exam points
has anyone proven that pupils know more, or is it just nice pictures
did kids actually score better, and against whom
was there a control cohort for the learning gains
what improvement in results did the mid-year exam show
is there hard evidence that it teaches anything
by what percent did grades climb compared with non-users
as a parent i want to hear if it lifts the report card
what's the efficacy data
did toppers emerge, or at least better marksheets
did the pupils actually score better in exams
how much did marks rise compared to classes without the app
can you tell me if the learning app improved test results
is it true that grades went up by seventeen percent
higher marks control group learning platform
what about school results, are users really ahead of the others
i want to know if it helps children in the half-year test
don't tell me clicks, did anybody learn more
attainment versus peers not using it
was there a matched comparison to rule out chance
do kids become smarter with it or just entertained
academic uplift in the mid-term, any number
do students taught with it outperform the rest
impact measured against a baseline group in the edtech project
what did it do to the report sheet at midterm
performance difference, treated and untreated classrooms
did it move the needle on achievement
i am a headmistress and sceptical of screens, what was the gain in tests
my daughter has boards next year, would such a thing lift her percentage
our ministry wants hard outcomes, not downloads, do you have any from schools
i fear it's all gamification, were scores in the exam room any different
suppose two similar sections, one with it and one not, which came out ahead
and the marks, did they change
so how far ahead were they in the test
compared with whom was that improvement
was the learning benefit checked with a proper examination

= 8 in 10
do teachers actually use the dashboard
how often do teachers log in
how many educators are active weekly
teacher adoption rate
what share of school staff looks at it regularly
is the school staff really using it
do tutors ignore it like all the other systems
how frequently do the grown ups look in
share of tutors who really use their view
our staff never opens the lms, how is it there
were tutors won over
three days or more in a week, how many of them
do educators really look at that overview each week
what was the take-up among teachers
how engaged is the faculty with the tool
what fraction of sirs and madams check it regularly
was the tutor's view ignored like the last one
do the sirs truly rely on it
how many teachers really use the new dashboard
do the teachers look at their page regularly
can you tell me the share of teachers active each week
is it true that eighty percent of the staff open it
teacher dashboard usage after launch
did lecturers accept the tool or does it lie idle
what about the teaching staff, are they on board now
i want to know if schoolmasters check it more than once a week
faculty uptake at kiran, high or poor
has the overview become a habit in the staffroom
how popular is it with instructors
weekly active educators, as a ratio
do cikgus bother to log on or is it another white elephant
what frequency of visits by sirs and madams
did professors embrace it or shun it this time
login rhythm among class tutors
is four fifths of the staff correct for regular visits
our teachers never touch anything we purchase, did yours manage to win them
i'm a principal and worried about wasted licences, what is the take-up you got
my colleagues hate portals, what makes you say they opened this one
suppose we have fifty teachers, how many could be expected to use it often
our union says such pages are ignored, do you have numbers to the contrary
and the teachers, do they look at it now
so how often do they open it
did adoption by staff improve after the redesign
only a handful of keen ones, or the majority

= Dart
* what is the learning app made with on mobile
* which mobile technologies did the education app use
* is the study app native or cross platform
which language is the mobile code written in
do you program in dart
is it a flutter app
in what tongue is the handset code of the tutoring thing
do you have flutter folks
one codebase for apple and google, is it so in the tutoring story
frontend stack of the tutoring thing
kotlin, swift or something else for the kids' part
which programming language is kiran's app coded in
did you use google's flutter language for the study app
is it react native or what
what must a developer know to maintain the edtech app
which programming language is the study app coded in
was the tutoring app done in java or what
flutter people, do you have any and where did you use them
is it react native or the google thing
i am a student applying, which mobile language should i know for that edtech work
cross-platform framework behind kiran's handset software
not swift and not kotlin, then what
what is the phone client written with
does one source serve both stores and in which syntax
could our in-house java men maintain that app
and the language of the mobile part
dev stack of the learner's app

= background downloads
does it fetch lessons while the phone is idle
can downloads continue when the app is closed
how are lessons fetched silently
must the kid keep the screen open while it fetches
can it fetch at night while the handset lies there
fetching goes on if the child switches to whatsapp
my daughter switches the screen off at school, do the lessons go on arriving
do lessons arrive while she does something else on the handset
does the study app pull material down quietly when i'm doing other stuff
will fetching carry on if the app is minimised
must the phone stay awake while lessons come
can it grab the pack silently overnight
does the lesson keep loading when i switch to another app
can content arrive while the handset is in the pocket
must the boy wait staring at a progress bar
prefetching in the learning app, supported or not
if a call comes in the middle, does fetching stop
offline sync without the app in front
are chapters pulled while the screen is locked
do lessons come by themselves during sleep
technique for loading material when the program is not open
what lets the pupil get stuff while doing something else
silent loading on the mobile side, what did you use
and does it carry on after you minimise it

= Celery
* what backend does the education platform have
* which server technologies run the learning app
what do you use for task queues in python
do you use celery
how are asynchronous jobs run on the learning platform
python on the server of the tutoring thing
what handles heavy jobs behind the tutoring thing
django and workers, known to you
asynchronous jobs, which software
what does long jobs on the server of the tutoring firm, so that nobody waits
which worker framework in python powers kiran's server
what handles deferred jobs at the edtech
do you use rq, dramatiq or what for async tasks
how are heavy chores offloaded in the study platform
what runs the long jobs on the learning platform's server
python job runner used for kiran
which worker library sits behind the school app
how are slow tasks taken off the web request
message broker consumers, which package did you choose for the edtech backend
do you have experience with distributed task processing in python
cron replacement or queue on the tutoring server
report generation and encoding, who does it behind the scenes
our django site hangs on big jobs, what did you put in for the education client
backend tool named after a vegetable
and the asynchronous side, done with what
rabbitmq consumers on the learning product

= knowledge tracing
* which ai is in the learning platform
* what machine learning did you use for education
* how does the ai part of the study app work technically
how does the model estimate what a student knows
do you know bayesian or deep knowledge tracing
is there student modelling
how does the machine guess what a kid has understood
bkt or dkt, do you know such things
which algorithm estimates mastery
mathematical model behind the drill
do you have data scientists who know pupil models
which technique gauges what a kid has mastered
is there learner modelling behind the drills
what ai method infers skill level from responses
do you use irt or something else in the edtech
how does the algorithm gauge a pupil's grasp of a topic
is it bayesian mastery estimation
how does the app know what a child has understood
which model guesses if the pupil has grasped fractions
is it item response theory or some other student modelling
what is the maths behind the personal exercise plan
learner state estimation, method name please
competence modelling in kiran's system
does it keep a running estimate of skill per topic
how can software tell i only guessed right
psychometrics inside the tutoring product
and technically, how is mastery worked out
is the smart part chatgpt or something made for education
intelligent tutoring technique you applied

= offline evaluation suite
how was the ml model checked before release
do you test models without real users first
is there a benchmark for the recommender
how do you try a model without risking real kids
are algorithms replayed against old data
dry run for machine learning
test bench for models before they go out
how did you rehearse the exercise chooser before any child saw it
is the recommender backtested prior to deployment
how do you assess the ai without touching live kids
was there a regression bench for the model on logged data
do you simulate on past logs before release
how was the model tried before any child met it
do you bench-test new algorithms on stored answers
counterfactual testing of the recommender on logs
can a bad update reach pupils untested
sandbox checks for the ml, what did you build
before rollout, how is quality of the prediction assessed
do you experiment on kids directly or replay yesterday's records
ml test harness in the education project
our auditor asks how the ai is verified prior to production
a safety net for the exercise chooser, was there one
model validation tooling without live traffic
and how do you know a new version isn't worse

= FFmpeg
* how are the lesson videos processed
* which video technology do you use
* what media tools in the learning platform
what encodes the videos
do you use ffmpeg
which tool converts clips
what squeezes the clips
tool for transcoding lectures
our recordings are huge mp4 files, with what do you treat them
media stack of the tutoring thing
open source transcoder used
which encoder shrinks kiran's lectures
what program transcodes the clips
do you rely on an open-source multimedia converter
how are mp4s processed at the edtech
which program squeezes the lesson films
what do you use for transcoding in the education platform
command-line encoder for the lectures
is the movie processing bought or open source
how are mp4 files cut and shrunk at kiran
media toolkit in the tutoring stack
do you need adobe for that or something free
software that re-encodes recordings by the thousand
batch conversion of footage, what tool
and what crunches the video
our lecture archive is in avi, what would you transform it with
handbrake or something else behind the scenes

= AV1 and H.264
which video codecs do you use
is av1 used
are older phones served h264
what compression format have the lessons
which format plays on an old nokia android
modern codec for small files, known to you
why two formats for the same clip
our lectures must play on very old and very new handsets, which codecs cover that
what did you take against heavy clips, a newer codec
which compression standards are the lectures in
do ancient handphones get a fallback codec
is it hevc, vp9 or what
are the clips encoded in something royalty-free too
which codec do the lessons use
do the films play on a six year old handset
is it hevc or vp9 that you encode to
compression standards for the classroom clips
avc for outdated devices and what for modern ones
royalty free video format used in the edtech app
why two encodings of each lesson, which ones
will my grandfather's galaxy show the picture
bitstream formats kiran's media come in
mpeg-4 part 10 support in the learning product
and the codec, a new one or the old standby
which standards make the movies so tiny

= HLS
how is video streamed
do you use adaptive streaming
which streaming protocol
mpeg dash or hls
do clips adapt when the bars drop
m3u8 streams, do you make them
playback in pieces of different quality
how is the lecture sent to the handset
what happens to the picture when the reception of the pupil gets worse
which protocol delivers the lectures in chunks
does the player lower resolution when signal is poor
is it apple's http streaming that you use
how is playback adjusted on shaky networks
how is video delivered to the pupil's phone, in pieces or one file
adaptive bitrate protocol of the lesson player
do you use dash or the apple one
when the signal is weak does the picture get coarser instead of stopping
m3u8 playlists, are they what you serve
streaming method in the tuition app
does the film buffer forever on 2g
segments over http for the lectures, which standard
quality switching in the train tunnel, what handles that
abr technology for the education client
and how does the stream reach the handset
progressive mp4 or something smarter

= AWS, Mumbai region
where is the learning platform hosted
is student data kept in india
which cloud for the education app
what server location has kiran
is the study app on amazon in mumbai
who hosts the edtech system
where are the pupils' data kept
kids' data in america or at home
where do the machines of the tutoring firm stand
as a parent i ask where my child's answers are kept
amazon in india, used for whom
ap-south-1 experience
who hosts the tutoring thing
where are kids' records physically kept at kiran
is the edtech hosted by bezos and on indian soil
which data centre zone serves the study app
data localisation for minors, where does the platform reside
is it azure or google or amazon for kiran
where are the school children's records stored
is kiran's platform on azure, google or amazon
do the pupils' answers leave indian territory
dpdp act compliance, which data centre hosts the study platform
hosting location of the tutoring system
which cloud does the learning product live on
ap-south-1 or singapore
is the server onshore for the indian client
as a parent i worry that my kid's data sits in the states, does it
whose machines run the lesson backend
and hosted where
maharashtra data centre, amazon or somebody else

= A typical pupil
how much data did a student have
was internet expensive for the families
what was the bandwidth limit of the learners
how many gigabytes daily per household
did the kids share the data plan
why did file size matter in the education project
was the data pack small
how little internet did those families have
why must clips be tiny for such kids
whole family on one jio pack, how much is that a day
what was scarce for the learners
were the homes rich in internet
main limit you had to design for
did you know how poor in internet those households are
how tiny was the daily quota in a kid's household
what connectivity limit did the design have to obey
how many gigs can a child count on, and is it his alone
was bandwidth scarce at pupils' homes
our village gets one recharge for everyone, was it the same there
what was the budget of mb you had to work within
how many mb could a youngster burn in a day
how much internet does a usual student have per day
was data a problem for kiran's pupils
can you tell me how big the daily data plan of the children was
is it true that pupils had to share their data with the family
pupil daily data allowance
i want to know why file size mattered so much in the learning project
what about students with hardly any internet
did the children not have unlimited data
why couldn't the lessons just be streamed in hd
connectivity constraint on learners at home
how stingy is the bundle a schoolkid lives on
one small jio pack for everybody, was that the reality
what was the bandwidth situation in the households
how much quota before the net is finished for the day
were the users on broadband or on little mobile packs
what made heavy video impossible for this audience
which scarcity did you design around in the edtech job
we work with rural schools where nobody has wifi, did you meet the same there
my wife uses up all the net by noon, is that what pupils faced too
suppose the mother watches serials, what remains for the child's homework
i'm a donor for education, how limited was access in those homes really
our learners are poor, did your team ever reckon with a limit like 1 gb
what was the trouble with data in the first place
so how much did a pupil have to live on each day
and that had to do for the entire family
was bandwidth per household the bottleneck

= Videos were encoded
how did you make the videos smaller
were all clips compressed the same way
how did you cut the bandwidth of lessons
do chalk lessons need less than lab footage
can you shrink our training videos without ruining them
what was done about heavy video files
what did you do to save bandwidth
how can lessons be lighter
does a lab film need the same treatment as a man at a blackboard
how can a lecture be ten times lighter
do the pictures look worse after squeezing
our fitness clips are too heavy, what trick did you use elsewhere
one size fits all squeezing or by topic
screen recordings versus action, same settings
how did you compress lectures so drastically
does a chalk talk need less than a chemistry demo
was there a distinct bitrate for each kind of clip
what trick lowered the mb of teaching footage
so how did you fit it into the quota
why not one setting for maths and physics clips
did you re-encode the archive differently depending on content
what bitrate strategy made clips so small
how did you make the lesson videos smaller
did every subject get the same video encoding
can you tell me why blackboard lessons need less data
is it true that a chalk lesson takes a tenth of an experiment
video encoding by subject learning app
what about chemistry films, are they compressed as hard as maths
i want to know if the clips were treated differently by topic
weren't the videos just lowered in quality across the board
content-aware compression for lectures, have you done it
per-title encoding in the education project
why would a static board be cheaper to send than a lab demo
which technique slimmed the media
do physics practicals keep their sharpness
one preset for all or tuned profiles
still pictures versus motion, how did you exploit that
how did the films lose weight without getting blurry
bitrate ladder differing per genre, who thought of that
our whiteboard recordings are enormous, is there a trick you've used before
i fear shrinking means nobody can read the formulas, how did you handle it
we have yoga films and slide talks, would you process both alike
my boss wants to know how you got such savings on the footage
suppose the teacher only writes on a board, how much lighter can it be
and how did you get the size down
so what was done with the movies
did you redo the whole archive
why ten times less for some of them

= The app downloads
does the app download over wifi only
will it tell me how many mb before downloading
can it use up my phone credit without asking
where do pupils fetch their lessons
does it warn prior to using 4g
is the user asked when there is no free network
will it eat my mobile data
where should a child download
will i be asked before it burns my sim credit
where do kids fill up their handset
does it wait for free net
i fear a shock on my telephone bill
is the number of mb shown beforehand
can it be told never to use the sim
will it gobble my recharge without permission
does the study app fetch on the campus network
am i notified of the mb before it touches 4g
how do you protect parents from a nasty bill
does it wait for a hotspot
is there consent before spending mobile quota
does it eat my balance secretly
does the app use wifi or mobile data for lessons
will it tell me the size before using my data
can you tell me where pupils download the lessons
is it true that downloads happen at school
wifi download size warning learning app
i want to know if it uses phone credit without asking
what about mobile data, does the app eat it secretly
doesn't the app spend our data while the child isn't looking
how are surprise charges on the sim avoided
is there a prompt prior to burning megabytes
campus hotspot, is it used to fetch chapters
does the kid load up in class and study at home
consent before cellular transfer, built in or not
how many mb it will take, is that displayed in advance
sync on the institution's network first
does it respect metered connections
where does free internet for the children come from
my bill shot up after a game, would this study app do such a thing
i am a mother with a small recharge, am i told before it costs me
our hostel has a router only in the library, would that way of loading work
suppose there is no connection at home, where do lessons come from
we worry about parents complaining about data, what protects them
and how do they get the lessons then
so does it ask first
is anything announced before mobile data is touched
did you let it fetch over 4g at all

= A question that
what was wrong with the exercises
why do students quit practice
were the quizzes at the wrong level
how does difficulty affect learners
what happens when a task is too tough for a child
what was the pedagogic challenge
were the questions too tough or too simple
my kid says the sums are for babies, is that a reason to stop
why do youngsters close the drill
boring or frustrating, which was it
how did the old set of sums fail
the right level is hard to hit, did you notice too
when does a learner throw in the towel
what goes wrong with the difficulty of homework
why do kids log off in the middle of a drill
are trivial sums as harmful as impossible ones
what was the trouble with the fixed exercises at kiran
did youngsters find it either babyish or too tough
what did you observe about frustration and boredom
what did you learn about why sessions get cut short
why did pupils stop in the middle of practice
was the difficulty of the questions a problem
can you tell me what happens if a question is too hard
is it true that easy questions bored the learners
questions too easy or too hard kiran
i want to know what was wrong with the exercises before
what about children who found the tasks boring
weren't the old quizzes at the right level
why did kids shut the app halfway through
frustration and yawning, which of them was the trouble
mismatched challenge level, did you see it
how does a tough sum affect a learner's mood
what drove youngsters away from homework on the platform
zone of proximal development problem, did the client have it
were exercises pitched wrongly for many
one size fits all drills, what came of them
overwhelmed or underchallenged, how often did that occur
my girl cries over maths and her cousin finds it babyish, did you see both
i teach thirty mixed-ability pupils, what did you find goes wrong with fixed sets
our users leave after two wrong answers, have you seen this elsewhere
suppose everything is a piece of cake for a kid, what did you notice
i worry that practice apps discourage the weak, was this an issue at kiran
and what was the trouble with the questions
so why did they give up
was it rare or did it occur all the time
which pedagogic difficulty came up in the practice part

= We trained a
what did you train the ai on
how much history went into the model
is it a big neural network or a little one
did you use past student responses
how many years of data for machine learning
what kind of ai picks exercises
did you use machine learning in the school app
do you need a giant gpu for a tutoring model
from what material did the machine learn
how far back does the training data go
is chatgpt inside the tutoring thing
was the model bought or made by yourselves
big or modest model, what was enough
what did you feed the algorithm with
is it a giant llm or a modest one for choosing sums
how many years of logs went into training
do you need big tech ai for adaptive drills
so how did you get the right level for each kid
where did the dataset come from
is the drill picker an in-house trained thing
what data was the ai trained on for the learning platform
did you train a large or a small model
can you tell me how many years of answers went into it
is it true that you trained your own model for kiran
small model four years answers
i want to know if chatgpt picks the exercises
what about training data, where did it come from
wasn't a big language model needed
how did the computer learn which sum suits whom
past pupil responses as a corpus, how far back
did you rent a giant neural net or make something modest
history of clicks and results, was it put to use
machine learning ingredients in the tutoring job
is it a foundation model or a lean homemade one
what was fed into the algorithm
how heavy is the predictor, gpu farm needed
on whose old homework was it schooled
we only have a few years of records, did you manage with something like that
i fear ai means huge electricity bills, how large was theirs
my professor asks what your dataset was in the adaptive practice project
suppose a school has logs since 2020, is this enough to teach a machine
our budget is tiny, did the education client need a monster network
so what did you do about the difficulty level
and how was it taught
trained on what exactly
was that built in-house or bought

= It was allowed
when was the ai allowed to go live
did the algorithm prove better than human experts
how did you validate the recommender
was the model tested on unseen students
why should i trust your ai over my own staff
what bar must a model clear at your company
do you compare ai with the existing method
how do you know the ai is better than people
was ai tested before kids used it
did the machine first have to win against people
what if the algorithm is worse than our pedagogues
i do not trust algorithms with children, what was the safeguard
was the trial on fresh kids or on those it learned from
under which condition could the model take over
who decides when an algorithm is good enough
was there a duel of man and machine
do you switch on ai blindly
would you let a computer choose exercises for my daughter without proof that it does it better than a teacher
what bar had the algorithm to clear before touching kids
was it compared with the sequence made by humans
did you validate on a holdout of unfamiliar learners
who was better, the editors or the machine
was there a safeguard before letting ai decide homework
why should i believe the machine picks wisely for my child
so you simply switched it on, or was there an exam for it
what trial did the algorithm have to pass
when was the model allowed to choose questions
did the ai have to beat the editors first
can you tell me how the model was tested on unseen pupils
is it true the algorithm had to win against the fixed order
model versus editors fixed order test
i want to know if the ai was checked before going live
what about pupils it had never seen, how did it do
wasn't the model just switched on
which hurdle must the machine jump before it serves children
man against machine, was there a contest in the edtech job
gate for releasing the recommender
held-out students as judges, did you do it
what evidence was demanded prior to trusting automation
did software replace human sequencing without any trial
benchmark the new thing had to outdo
acceptance criterion for the adaptive engine
how did you avoid overfitting fooling everyone
out-of-sample comparison with the curriculum experts' sequence
i don't trust ai with my kid's homework, what safeguard was there
our pedagogues feel threatened, did theirs get a fair duel with the computer
as a school inspector i ask who decided it was good enough and on what grounds
suppose it had been worse than humans, would you have launched it anyway
my board fears untested algorithms, how cautious were you at kiran
and did you let it loose straight away
so what did it have to prove
against what was it measured

= Two or three
was privacy between siblings a problem
how many kids use a single device
did brothers see each other's results
what was the trouble with the family mobile
why were shared handsets difficult
do kids peek at each other's scores
my sister laughs at my points because we share the handset
did kids feel ashamed before each other
was it one handset for the whole family
what went wrong at home with common devices
kids spying on kids, a known trouble
how many youngsters sit on one device
what went wrong when siblings used a common handset
was there embarrassment about scores at home
which privacy problem arises within one household
how many kids per phone is typical at kiran
my sons tease each other over results, did kiran have that trouble
did a brother get to peek at his sister's grades
what tension arose from one handphone for many siblings
what was the problem with shared phones
did children see each other's marks
can you tell me how many children share one phone
is it true that siblings could look at the marks
children share phone marks visible
i want to know why privacy in the family was an issue
what about brothers and sisters on the same phone
didn't every pupil have a phone of their own
was there embarrassment at home over results
single handset for several kids, what trouble did it make
which confidentiality difficulty arose within households
could a younger one snoop on the elder's performance
teasing about bad grades, was that observed
how many users per device typically
multi-user situation at kiran's families
who could peek at a weak pupil's score
what went wrong when cousins used one mobile
my three sons fight over one samsung, did you run into families like mine
i was always compared with my sister, did pupils suffer this in the app
our beneficiaries have one handphone per household, did you notice difficulties with that
as a child protection officer i ask what exposure existed before you fixed it
suppose twins use the same tablet, what was wrong at first
and why was one phone a problem
so who saw what
was it common that they had to share
which issue came from having just one gadget at home

= Each pupil has
how do you keep siblings out of each other's account
what sort of login do kids have
can a little brother break in
is there a pin or an image to sign in
do children need to remember text passwords
how is each child's area protected
how does a child log in
can brother open sister's lessons
can my cheeky brother get in to my corner
what replaces a typed secret word for kids
how do you keep little ones out
is it childproof
my son forgets every secret word, what is used there
drawing or pictures as a key, safe enough
how does the tool separate brothers and sisters on a common handset
is there a graphical passcode kids can manage
can a cheeky younger sibling crack it
does every child get a private account on mum's mobile
so how did you stop the peeking
how strong is the pictorial login against a little rascal
is it multi-profile with something easier than a password
what stops a nosy sibling from entering
how does each pupil log in on a shared phone
does every child get an own place in the app
can you tell me what a picture password is for
is it true that a little brother cannot guess it
picture password learning app
i want to know if siblings can get into each other's area
what about small kids who can't remember passwords
don't the children have to type a password
separate profiles for brothers and sisters, how protected
authentication for primary pupils
graphical login instead of letters, did you make one
what stops junior from opening senior's folder
multi-profile with images as key
how did you secure accounts for those who can't spell yet
private corner for every learner, behind what lock
is the pin replaced by something visual
sibling-proof sign-in, how was it solved
my nosy eight year old cracks everything, would he get in
i'm a grandmother and forget codes, what did you give children in place of those
our users are seven and illiterate almost, how could they sign in safely
suppose the kids share mum's handset, how is each one's stuff kept apart
i fear passwords get lost daily in class, what did kiran use
and how did you keep them apart
so what did you do about the snooping
how strong is that against a cheeky brother
does everybody have a personal section now

= Marks never show
can others see my child's scores
are results visible on the start page
are grades hidden on a family device
what is displayed before a child signs in
are the scores private on a common device
dad picks up the handset, does he see that i failed
what appears first when the common device is switched on
are points hidden from siblings
shame protection on the family handset
do results pop up for everyone
does the landing page reveal anyone's scores
if papa opens the app will he notice my fail
are results kept off the home view everybody sees
is there a leaderboard that exposes weak kids
what is concealed on the opening page
are scores hidden from the household
can a sibling gloat over my fail on the opening view
do marks appear on the first screen
can others see my marks when the app opens
can you tell me what is hidden on the start screen
is it true marks never show on the shared screen
marks hidden first screen shared phone
i want to know if my results are visible to everyone at home
what about the home screen, does it list scores
won't the family see a bad mark right away
are grades exposed when dad switches it on
what is concealed until the kid has signed in
does the landing view give away who failed
performance data on the common page, yes or no
where do results not turn up
does a ranking greet everyone
is there shaming of weak learners at start-up
public or private, the points on opening
will visitors who pick up the handset learn my percentage
my brother laughs at me when i fail, can he spot it just by opening the app
i don't want neighbours comparing my kids, does the opening page reveal anything
our counsellor asks whether scores pop up before login
suppose the tablet lies open on the kitchen table, would anyone read the grades
as a privacy lawyer i ask what personal information the entry page discloses
and the scores, can others still see them
so what's on the opening view and what isn't
not even a small hint of the result there
did you also take the results off the start page

= Teachers had a
was there a teacher panel before
why did the old dashboard fail
did educators ignore the earlier reports
what was the problem on the teacher side
we have analytics nobody looks at, seen this
teachers do not look at reports, was it so there
was there something for tutors already and why was it dead
our reports for staff gather dust, was that so there
did tutors simply lack a tool
as long as there is a report, staff will look at it, right
what went wrong with the earlier tool of tutors
we bought reports for our teachers and nobody looks, what did you learn about that
why was the former analytics for educators a flop
did the faculty disregard the reports they were given
what had gone wrong with the tutors' view before you
was there already some reporting portal gathering cobwebs
our principals never log in either, did kiran have that
what was the adoption trouble with teachers
what failed with the earlier cockpit for educators
did teachers have a dashboard before
was the old dashboard used by the teachers
can you tell me what was wrong with the earlier dashboard
is it true teachers did not open it
teachers existing dashboard not opened
i want to know why a new page for teachers was needed
what about the previous tool, did anyone look at it
wasn't there already a dashboard for staff
which product gathered dust in the staffroom
had the client bought analytics nobody touched
shelfware among lecturers, was that the case
usage of the former reports by faculty
what ailed the teacher side when you arrived
unused charts, who ignored them
did the predecessor flop with educators
was a monitoring tool missing or merely neglected
poor adoption by sirs and madams, what was the story
we paid for a lovely cockpit and no one logs in, have you met that before
i'm a teacher and i never look at the portal, were kiran's any different
our principal thinks more charts will help, what did you see at the tutoring firm
suppose a tool exists and people shun it, did you face such a thing
my worry is a second portal that stays closed, was there one before yours
and what was the issue with the teachers
so they had nothing before that
did they use the thing they already owned
which difficulty concerned the staff in the learning platform

= We sat with
did you talk with teachers
how many educators did you interview
how did you find out what teachers want
was there research with school staff
whom did you ask before redesigning for teachers
did you ask the grown ups in the classroom or guess
number of tutors you talked to
interviews in the staff room, were there any
how did you learn what tutors need
whom did you listen to
how many educators did you shadow or consult
what groundwork preceded the fresh tutors' view
did you co-design with the faculty
so what did you do about those neglected reports
was there any fieldwork with sirs and madams
whom did you observe for the tutors' redesign
how many teachers did you talk to
did you sit down with teachers before redesigning
can you tell me how you found out what teachers need
is it true you sat with nine teachers
sat with nine teachers research
i want to know if any teacher was asked
what about the users, did you visit them
didn't you just guess what the staff wants
user interviews for the education dashboard, number of participants
discovery work with lecturers, how many persons
field study in classrooms, what sample
did designers observe real instructors at their desk
whom did you consult for the new staff page
co-creation with educators, was there any
how was the insight gained
ux research on the tutoring side, sample size
did somebody listen to the sirs and madams
agencies always design from their office, did you go and meet the people here
i'm a teacher and nobody ever asks us, did you
our union insists on consultation, how many were heard in your project
my boss wants to know how much user research is enough, what did you do at kiran
suppose a tool is ignored, what's your first step, what was it there
and what did you do about it first
so how did you learn what they wanted
how many of them were there
did you speak with anyone before building the second one

= The new page
what does the teacher get in the morning
can teachers phone mum and dad from the app
how does the app point out students who need help
does it say why a student is flagged
can a teacher give homework from there
how many children are flagged daily
what replaced the unused dashboard
how do teachers know who needs help
what is on the teacher's page now
it is 8 am and i have a free minute, whom should i look after
may a tutor ring mum from inside the tool
does it tell why that kid is on the list
how many kids are put forward each day
can i hand out a sheet to the weak ones with a press
what do tutors like about the new thing
early warning for kids in trouble
what would i as a class teacher learn from it in the first minute of my day
what does the redesigned tutor view contain
can madam call the mother straight from the list
does it explain why a kid was flagged
what actions can an educator trigger there
how many kids need attention daily, according to the tool
can homework be assigned with one tap from there
so what do teachers see at breakfast in place of charts
which kids does the tool nominate and why
what does the new teacher page show
how many names does a teacher see each morning
can you tell me if a teacher can ring the parents from the page
is it true the page shows five names with a reason
five names each morning teacher page
i want to know which pupils need help today, does the page tell me
what about calling parents, is there a button
doesn't the page show long charts
who is struggling, does the system nominate them daily
at-risk alerts for educators, in what form
does it explain why a kid is flagged
one-tap homework assignment for the weak ones
contact mum or dad straight from the tool
what replaced the graphs nobody opened
a short daily list of children to look after, how long
how does the class tutor know whom to attend to
actionable view for instructors, describe it
i have sixty pupils and ten minutes before the bell, what would i get
as a parent i wonder how the teacher knows when to phone me
our staff drown in charts, what did you give them at kiran instead
suppose a boy falls behind, how does his master learn it and what can he do
i fear teachers won't understand a score, is any grounds given
and what does it look like now
so what is on it at breakfast time
why five and what can they press
what did you put in place of the old overview
`;
