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

= The Educational Learning
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
`;
