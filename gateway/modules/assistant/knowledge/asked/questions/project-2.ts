/** What people ask, and the sentence that answers it (question-bank.ts). */
export const aboutProject2 = `
= Appointments, records and
what is the healthcare management system in short
have you built software for hospitals
do you have experience with medical practice software
any clinic software in your portfolio
can you make a system for busy physicians
have you done an emr or ehr
do you work with healthcare companies
what is the sahana project about
we are a polyclinic, did you do similar
show me a medical case study
i am a dentist with four practices, is there something of yours i could look at
my physiotherapy chain needs a program, whom did you equip before
tell me about the doctors' program in a breath
his or practice software ever built
which of your stories fits a surgery with many patients per hour
do you know how a busy gp works
health sector reference wanted for our tender
what did you ever do in medicine
i manage a group of eye hospitals and seek a supplier who knows outpatients, do you qualify

= Sahana Clinics runs
who is sahana clinics
how many branches does your clinic client have
where is the medical client located
in which city are the sahana centres
is it an opd chain or a hospital
what kind of healthcare provider did you work for
where in india is the healthcare customer
how big is sahana
how many sites has the medical chain
is it a hospital with beds or only day patients
did you serve anyone in karnataka
are they a single practice or a group
name of the medical chain you equipped
where does that medical chain work
polyclinic group with how many houses

= Appointments lived in
how did the clinics work before your software
what was the old way of keeping patient files
were they still on paper
what problem did sahana have at the beginning
where was the billing done earlier
we still use registers and files at reception, was sahana like that
why did the medical group need a new system
how did reception handle bookings in old times
what state was the medical group in before you
we write patients in a diary at the counter, did someone else do it like this
were there cupboards full of cardboard
invoices made on a lone pc in the corner, like ours
how primitive was it when you arrived at the doctors
was it all handwriting before
starting situation of the medical chain
which tools did the receptionists have earlier
everything at our practice is in ring binders, are we the last ones

= We built a single
what did you do for sahana clinics
what was the solution for the medical group
how was the hospital software rolled out
how many patient files were moved
did you introduce it in all branches together or step by step
who uses the clinic system
did patients suffer during the changeover
were front office and accounts joined in the same software
was any patient turned away during go live
how did you go about the hospital software
was it big bang or gradual in the healthcare case
did all departments get one shared program
we have an island solution for every department, did you ever replace such islands
did sick people have to go away because of the changeover
is it wise to switch all our houses on the same monday
what was carried out for the medical chain
how many dossiers got carried over
do reception, nursing and bookkeeping look at the same data now
one common program for a whole medical chain, is it realistic
which professions share the program
i am afraid of one terrible monday when everybody has to use the new thing, how did the doctors avoid that

= The Healthcare Management
how much did the hospital software cost
what was the price of the clinic system
how long did the healthcare project take
how many people worked on the medical system
budget for the sahana clinics project
what would a clinic management software cost us
who was the healthcare management system built for
in which city is the healthcare client
how big was your team for the doctors' software
what was the cost of the medical one
how much time for hospital software
for whom was the medical software done
price for opd software
is clinic software below 200k possible
my partner and i have 3 practices, what would we have to put aside for such a thing
would a year be enough for a program for our surgeries
how expensive are doctors' programs
number of your folks on the medical job
did it stay under 200 thousand dollars
how big an investment was it for the chain in bangalore
is nine months normal for a patient administration
who paid for the medical program
what sum should we write in our grant application for a patient administration
our trust has 150 thousand dollars and a year, would that have bought what the doctors got

= One appointment book
* what can the clinic system do
* what modules does the hospital software have
* list the functions of the healthcare project
* what features did sahana clinics get
how many physicians are on the system
is scheduling shared over all branches
can a receptionist book for another branch
do you do central calendar for doctors
opd booking across locations
how many consultants can be booked
we have thirty consultants in different houses, can the operator see a free hour anywhere
patient calls the wrong house, can she still be given a time elsewhere
common diary for all the medics
double bookings drive us mad, is there a shared planner
number of medics planned in it
which abilities does the medical program have
does each house have its own diary or a common one
can the lady in one branch put a patient in the diary of a doctor in another branch

= A record whose
can a doctor see the patient history at a glance
how quickly can the physician read the chart
what does the first page of a patient file look like
is the patient summary short enough for busy consultants
my doctors have no time to click around
physician has only moments per patient, is the screen quick
i see 60 people before lunch, i cannot scroll, will it work for me
what does a physician see first when he opens somebody
is the essential info on top
five clicks until i see the allergies, is yours better
summary page for hurried medics
chart that can be taken in between two people
my consultants have a hundred and twenty seconds per case, is there anything readable in that time

= Prescriptions checked against
does the system warn about drug interactions
is there any check when medicine is prescribed
will it alert if the patient is allergic
does e-prescription include safety alerts
what prevents a wrong medicine combination
does it stop dangerous medicine mixes
a colleague once gave penicillin to someone who cannot take it, would the program have shouted
is there a warning when two drugs do not go together
medication safety in the doctors' program
could a tired physician still order poison unnoticed
contraindication alert
does it compare the tablets a person already takes
clinical decision support, any
an intern nearly gave two drugs that kill together, would such a program have stopped him

= Reminders by text
do patients get an sms before their visit
can people cancel by replying to the message
how do you remind patients
how can we reduce no shows
is there two way texting with patients
does it send whatsapp or sms alerts for visits
how will patients remember to come
does patient get a message on his phone
old people forget their time with us, what is done against it
can granny just answer no to say she will not come
does the phone buzz the day before
do people have to call to say they are not coming
confirmations through the mobile, is it one way or can they respond
we lose an hour a day on empty chairs, what does the program do
our patients are farmers with simple phones, how can they tell us they are not coming

= Billing with insurance
does the clinic software handle insurance
can it make invoices for patients
is end of day cash closing included
do you support mediclaim or tpa claims
how does the accounts team settle each evening
can accounts close the day in it
our cashier counts till nine at night, is there something for the end of the day
can star health or similar be charged from within
does it produce the receipts and the forms for the insurer
cashless patients, can the program manage them
till balancing for each day
do we need another program for invoices
reimbursement handling in the doctors' program

= An audit log
can we see who looked at a patient file
is access to medical data logged
do you keep track of people viewing records
how would we find a snooping employee
is there a trail of every viewing
can i know if staff peeked at my file
a film star is treated here, how would we notice curious employees
does the program remember who peeked
we must prove to the authority who had eyes on a dossier, possible
who looked at my mother's file last week, can it be found out
every look is noted down, right
surveillance of accesses
forensics after a privacy complaint
a nurse read her neighbour's diagnosis and we could not prove it, could it be proven there

= Web application for
* what did sahana clinics receive at the end
* what was delivered in the healthcare project
* deliverables of the hospital software
is the clinic software browser based
who are the users of the staff application
do nurses and accountants use the same program as doctors
desktop install or online for the medical system
what did you leave with the medical chain in the end
do we install something on each pc or just open chrome
does bookkeeping have its own access to it
list of things the doctors got from you
for which professions is the program meant
does it run in the browser of an old pc
what came out of the medical job

= Patient booking pages
in which languages can patients book
can patients make bookings online themselves
is there kannada support
do you do hindi websites
is the booking site in local languages
can my patients reserve a slot from home
can non english speaking people book
is it multilingual for patients
my patients hardly know english, can they still get a time through the internet
can somebody reserve at night when nobody picks up
regional tongues on the patients' site
is there a form where the sick choose the hour themselves
we are in rural karnataka, is the site in the mother tongue
how many tongues do the patients have to choose from
self service for getting a time with the physician

= Migration of 40,200
how many patient records were transferred
did you digitise or move the old files
can you import our existing patient data
how large was the data migration in the hospital project
what happens with all our old case files
how many folders went into the new system
we have a cellar full of paper charts, is it possible to bring all that in
how big a heap of dossiers was brought over
does history of older patients survive the changeover
who types the old charts into the new program
could you import 50 thousand charts, have you done that order of size
do we start with an empty database, i worry
we have fifteen years of patient history, will you leave it behind

= Role and consent
was the privacy design checked by lawyers
how is patient consent handled
did outside legal experts look at permissions
do you take care of dpdp or health privacy law
who verified that access rules are legally fine
is there third party legal validation
did a lawyer look at it
our counsel wants to know who examined the rights scheme
patients must agree before we share their file, was that thought of
is there an attorney's blessing on the data protection
does the program respect a patient's no
as a health authority i ask who vetted the permission scheme
did you invent the privacy rules yourselves or had them vetted

= Training for 140
how many employees were trained
do you teach our staff to use the software
what if the system goes down, is there a paper plan
is there a backup process when computers fail
was user education part of the hospital project
will nurses get a class on the new system
how was the staff prepared
what do nurses do if the computer dies
how many users did you coach
our nurses are over fifty and afraid of screens, who coaches them
what if everything is dark on a monday morning, is there a plan b on paper
do you hold classes for employees
was there a lesson for each user or only a manual
how large was the crowd you instructed
emergency forms in the drawer when the machine is dead
do we have to teach our people ourselves
half of our people have never used a mouse, who will hold classes

= 31% fewer missed
* what were the results for sahana clinics
* what improved after the hospital software
* show me healthcare project numbers
* did the clinic system bring measurable benefit
did no shows go down
by how much did missed visits drop
over what period was the attendance measured
do text reminders really work, any proof
how many fewer patients failed to turn up
can you reduce our no show rate
how many fewer people forgot their visit
what effect did reminders have
every fifth chair stays empty in my practice, how much can that be reduced
are you honest about the drop in absences
does texting people really make them come
over how long was the effect observed
what did the medical chain get out of it, in figures
is the drop in absences a lucky week or long term
absentees before and after
success of the doctors' story
do messages to the phone keep patients from forgetting us, what is your experience

= 19 seconds to
how quick is it to look up a patient now
how many seconds to open a chart
is the software faster than a paper folder
how long did finding a file take before and after
was the lookup time measured
speed of reading patient history in the clinic system
how fast do doctors find things now
how much quicker than folders
do medics lose time with the screen or gain it
i need half a minute for each chart, how long is it there
stopwatch result of the doctors' program
does it pay in seconds per patient
search and read a chart in how much time
as a sceptical surgeon, what is the speed proof
from 48 down to what

= 14 minutes average
how long do patients wait at reception now
did queues get shorter
what was the waiting time earlier in the clinics
by how many minutes was the front desk queue cut
our patients complain about waiting, any case
average time at registration counter
is the queue at the counter shorter
how many minutes do people stand in line
there is always a crowd in front of our counter, can software thin it
do sick people sit less in the lobby now
what did check in take before and what does it take today
did anybody clock the queue before and after
more than half an hour just to register, is it better there
shortening of lobby time
patients grumble on google about our line, who solved that with you
people stand for half an hour at our registration, did anyone get that under a quarter of an hour with you

= 99.95% uptime in
how reliable was the clinic system
what was the availability in year one
how often did the hospital software go down
were any downtimes your fault
does your software crash
what uptime did you reach for sahana
have you ever caused an outage
how many failures in the first twelve months
does it go down often
availability percentage for the medical client
how many times was it offline the first year
does the doctors' program ever fall over
were there breakdowns and whose mistake were they
are you honest about your own failures
how steady did it run in the first twelve months
as long as we use azure it never fails, right
did you break anything yourselves at the medical chain
number of interruptions since go live there
four hours dark in a year or more, how was it
be frank, did the doctors' program ever go dark and was it your mistake

= Apollo Client
* what is the front end of the healthcare system made with
* which ui technology in the hospital software
* what did you use for the screens of the clinic app
do you use graphql on the client
which graphql library do you use
is apollo in your toolset
what fetches the data on the doctors' screens
graphql knowledge in the crew
which libraries draw the doctors' interface
have your folks used apollo in production
frontend stack of the medical program

= Radix primitives
which ui component library for the clinic screens
do you use radix
are the interface building blocks accessible ones
headless components used in any project
unstyled accessible parts for the doctors' screens
which kit are the menus and dialogs made from
did you use material ui or something else in medicine
shadcn like building stones used in medicine
our ministry demands that menus and dialogs work with the keyboard, which kit did the doctors' screens use

= FHIR interfaces
do you support hl7 or fhir
can your medical software exchange data with other hospitals
which health data standard do you use
is it interoperable with labs and other systems
have you experience with fhir apis
does it talk with lab and insurance systems
our pathology sends results electronically, can that flow in
abdm or abha compatibility, is there a standard inside
can we take the data along to another house in a common format
does it exchange with the pharmacy or the radiology
hl7 knowledge wanted
will the state health network be able to speak with it

= SMS gateway
* how does the clinic system send notifications
* which channels reach the patients
* what messaging technology in the healthcare project
how are text messages sent out
do you integrate an sms provider
can the software text people
how does word get to the patient's mobile
do you use twilio or msg91 for notices
messages to people without smartphone, possible
which ways of notifying are built in
can a simple nokia owner be reached

= e-mail
does the clinic system send mails
can patients be notified by email
is mail used alongside texting
can results or invitations go to the inbox
second channel besides the mobile for patients
do people with gmail get a notice too
invitation by post electronic
i read nothing on my mobile, will the doctors write to my inbox instead

= job queue on
what queue do you use in the hospital system
how are background tasks processed there
do you use redis or postgres for queues
is rabbitmq or kafka needed for the reminders
where do pending messages wait before sending
what ensures that a notice is not lost if the provider is down
do you need rabbitmq for a thing like that
background worker in the medical program
where do outgoing notices line up
postgres as a message broker, do you do that

= Role-based access
* how secure is the hospital software
* what security is used in the clinic system
* how is medical data protected technically
* what safeguards against leaks of patient data
are permissions by role
do you use rbac
can a receptionist see what a doctor sees
do different staff have different rights
will the cleaner's login show diagnoses
is the cashier kept away from medical notes
how is the doctors' program secured against curious folks
different rights for nurse and bookkeeping
who is allowed what, can it be configured
what shields against misuse at the medical chain
does every employee see everything

= field encryption
is patient data encrypted
do you encrypt individual columns in the database
are sensitive values scrambled in storage
encryption at rest at field level
if someone steals the database can he read it
a stolen hard disk full of diagnoses, what then
is an hiv result readable for the database guy
are delicate columns ciphered
can your admin read my diagnosis in the tables
protection of single values in storage

= append-only audit log
can someone delete or change the access log
are logs tamper proof
is the trail write once
could an admin wipe his traces
could a crooked it chief erase what he looked at
is the protocol of accesses unalterable
can entries in the protocol be edited later
worm storage for traces
can our own administrator cover up what he has looked at

= Azure, Central India
where is the hospital system hosted
is the patient data kept in india
which cloud for the healthcare project
do you use microsoft azure
what data centre location for sahana
does medical data leave the country
who is the hosting provider of the clinic software
does our data stay inside india
which region are the medical servers in
under indian law our charts may not go abroad, where do those lie
microsoft or amazon for the medical chain
are the machines in pune or in ireland
in what place do the medical servers physically stand
is there a foreign server involved with the patients
cloud for hospital, which one did you take
data sovereignty for diagnoses

= Doctors would not
did physicians resist the new software
what was the hardest part with the medical users
my doctors hate computers, what then
why was adoption by physicians difficult
were the consultants against it
what did the medical staff object to
what did the doctors complain about
how sceptical were the medics
my surgeons throw every program out of the window, do you know that
what if the medics simply boycott it
who grumbled most at the medical chain
were the medics enthusiastic at the start
is it true that physicians hate keyboards
what was the condition of the medics for taking part
what was the main obstacle with the physicians
our professors refuse everything that costs them a second, how did you deal with such characters

= We timed paper
how long did it take with a folder
did you measure the old way before building
what was the baseline you had to beat
how many seconds per file in the paper days
did you study how they worked manually first
how slow was the paper method
what number did you compare with
did you know how good the cardboard was before you replaced it
do you measure the status quo before the first line of code
how many seconds did the cardboard cost
what was the yardstick for the doctors' screens
reference value from the handwritten days

= Every screen for
how did you make sure the software was quick enough for physicians
was there a speed requirement for each page
what must a screen pass before going live
do you have performance gates in your releases
what if a page was slower than the folder
how did you win the doctors over
do you set an acceptance test for speed
how do you convince people who prefer paper
was quickness tested before each version
how do you force yourselves to be quicker than cardboard
was a page thrown back if it was sluggish
is there a hurdle every version has to jump
what if your program turns out slower than our registers
speed as a criterion of acceptance
did you make quickness a duty or a wish
do you let slow pages go out anyway

= The same patient
were there duplicate patients in the data
how bad was the data quality at the clinics
how many copies of the same person were there
why did names cause trouble in the migration
did patients appear several times under varying names
our database is full of doubles, seen that before
was the patient list messy
same man with many name spellings, problem
muhammad, mohamed, mohd: same man three times in our list, seen it
how dirty was the data of the medical chain
one human under several names
how many twins of one person sat in the cupboards
why are indian names a trap when bringing over data
our nurse opens a second chart whenever she cannot find the first
what trouble was there when the dossiers came over

= A matching step
how did you clean duplicate patients
who decides if two files are the same person
did the computer merge files automatically
is there human judgement in the deduplication
how are possible doubles suggested
can you dedupe our customer list
do you let ai merge people by itself
who confirms that two files belong together
does a machine decide that mr rao and mr row are identical
who has the last word when two charts look alike
fuzzy compare of names, with human or without
would you let an algorithm unite two people's charts
was it explained why two entries seemed alike
how were the twins in the data found and by whom judged
can you tidy a customer list full of twins

= It took three
how long did the data cleaning take
were any files combined without someone checking
time needed for deduplication in all branches
is it safe, could two patients get mixed up
was every combined file looked at by a person
how many weeks for clearing up the patient list
how many weeks must we plan for tidying our list
is something united behind our backs
wrong blood group because two men got mixed, can it happen
tidying up the twins, how much time
was it finished within a month
anything joined without a person having looked

= Health records must
who should be able to see medical data
what was the privacy challenge in the hospital project
why is access to patient files difficult
should other employees of the clinic see my file
is confidentiality inside the organisation also considered
patient privacy requirement in the sahana case
why is medical secrecy hard in software
i work at the clinic and am treated there, can my colleagues read about me
who is permitted to read a diagnosis and who is not
what did the law of discretion demand there
may your own developers read the diagnoses
is a relative working at the counter able to read my file
what makes discretion hard in a clinic group

= Access follows the
how does the system decide who may see a patient today
can a doctor look at patients who are not on his list
are permissions given according to the schedule
what determines the rights to view a file
do viewing rights change each day
can any nurse open any file
who gets to see my data on a given day
i am a dermatologist, can i open a cardiology case that is not mine
does the permission vanish when the visit is over
how does the program know whom i treat
on what basis is a medic let in to a chart
can the night nurse look at anybody she likes
rights by timetable, how does that go

= Anybody may open
what about an emergency, can the doctor still see the file
is there break glass access
who checks the emergency viewings
what if an unconscious patient comes in and nobody has rights
must staff explain why they looked
how do you prevent abuse of the emergency override
is somebody reviewing exceptional access daily
what if doctor needs file urgently at night
is emergency viewing controlled
accident victim at 3 am, nobody is assigned, what now
is there a glass to smash for urgent cases
do people abuse the urgent opening, who looks after that
must i justify myself when i look in an urgent case
strict rights could kill somebody, i worry
who reads the list of urgent openings and when
override for life and death
a patient collapses in the corridor and the doctor is not assigned, does the computer say no

= The connection fails
was the internet bad at the clinics
how often did the network drop
how many branches have poor internet
did you have to deal with unreliable broadband
our line goes down after lunch every day, like them
when does connectivity break in the medical centres
did power or line cuts disturb the medical software
is internet weak in some branches
our broadband dies with every monsoon, did they have that
how many of their houses have shaky lines
is the net there solid
jio drops every day at three, is that a known obstacle
cloud in the province, does that make sense for us with such lines
at what time of day does the line go
our hill clinic loses the internet after lunch, do any of your clients live with that

= The day’s appointments
can the clinic keep working without internet
what happens to the hospital software when the network is down
is data cached locally
which patient data is available offline
do they have a local server in each branch
i worry that cloud software stops when wifi stops
can reception continue during a broadband cut
no internet, still can see patients
does it work offline in the clinic
no net at the counter, can i still see who comes next
as soon as the wifi is gone we can all go home, right
is there a little box in each house that keeps going
which information remains at hand when the line is cut
how do you make cloud programs survive a cable cut
do they keep a copy of today's people on site
can the physician still read charts when the provider has an outage
the cable was cut by an excavator, how could the receptionist go on working

= Entries made offline
how are offline changes synced
what happens to what we typed while there was no internet
are conflicts after reconnection handled
does it note who wrote an entry offline
will data be lost when the network drops
how does it catch up after reconnecting
do entries made without line get lost
who wrote what when there was no network
i typed for two hours without net, is it gone
what if two people changed the same chart while cut off
is it noted who wrote what and at which hour
how do the notes get to the centre after the cut
reconciliation after a cable cut
does one have to type everything again when the line returns

= No clinic could
could the clinics shut during the rollout
why was going live difficult
was there any downtime allowed for the switch
we cannot stop operations to change software, how did others do
what constraint did you have on implementation
did any branch have to shut for installation
did they have to stop seeing patients for the switch
we are open seven days, when should one change a system
could they afford to shut even for an afternoon
what was the condition for the changeover at the medical chain
is a day of closure needed for installing
our emergency room cannot stop, is a changeover thinkable
what made the launch delicate in medicine

= Two quiet clinics
how did you begin the rollout
which branches were first
did you sit with the staff at the beginning
was there a pilot in the hospital project
do you give on site support at go live
how long did your person stay at reception
do you test with small sites before the rest
how did you start introducing it
did somebody from your side help at the counter
do you start with the flagship or with a small house
did someone of yours stand next to the receptionist
who holds our hand in the first days
for how many days was your man on site
where did the rollout begin
pilot sites in medicine, which and how many
is it better to try a sleepy branch before the large ones

= Each later clinic
how long did each branch need to go live
did paper and computer run in parallel
when was the register finally dropped
who decided to stop the manual register
how many days per location for the later ones
is there a transition period with the old method
can we keep our old way until staff feel sure
how quickly was each site switched over
did both methods run together for a time
how soon is the next house converted
may we keep our diary until we dare to drop it
who said when the diary could be thrown away
two weeks per house or less
were they forced off the handwriting by you
we have 15 locations, how many days for each one
double bookkeeping during the change, did they do it
do we have to burn the old diary on the first day

= Dr Lakshmi Prasad,
who gave the review for the clinic project
what rating did sahana clinics give
is there a testimonial from a doctor
who is lakshmi prasad
what did dr prasad say
how many stars from the healthcare client
was the medical director sceptical
any reference from hospital management
what threat did the doctor make at the start
does any doctor recommend you
what does the medical client say about you
how was your work rated by the clinics
is there a medic who speaks for you
which physician can i ring about your quality
did a medical director threaten to return to cardboard
who at the medical chain praised you
are medics content with you or did you choose the nicest quote
ratings from the health sector
what was the lady doctor's ultimatum

= They came back
how did you answer the sceptical doctor
did your people really measure the time
what did you bring along to the clinic
how serious were you about the speed complaint
were your folks serious about quickness or just talk
how did you respond to the lady who doubted
what instrument did you have in hand
did you take the threat of the medic seriously
when the lady doctor doubted you, did you argue or measure
did you bring proof in seconds to the person who did not believe

= In my clinic
is the doctor satisfied with the speed now
how much quicker is it according to dr prasad
did the medical director see improvement
did the software beat the folders in the end
does the physician confirm that it saves time
did the doctor end up happy
does the lady who doubted admit that it is quicker
how much less time than cardboard, by the word of a medic
is it quicker in practice or just in your brochure
what does the doubter say today
less than half or only a bit quicker
`;
