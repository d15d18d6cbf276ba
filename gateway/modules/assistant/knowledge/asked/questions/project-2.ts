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
have you made a hospital information system or something for opd
what's your healthcare project in a nutshell
i run a small polyclinic, do you have emr experience
did you ever do an app for gps with hardly a moment to breathe
can you point to an his or clinic erp in your portfolio
anything in the medical line done by you people, in a line
my wife is a paediatrician with five practices, have you built a thing like that
what did you make to suit doctors who are always rushing

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
who is behind the clinic project, a hospital or a group
what sort of company is sahana
how many centres does the bangalore medical client operate
where in karnataka is the healthcare customer based
is sahana an inpatient hospital or day practice
which bangalore healthcare outfit hired you
where do the centres lie, in the metro or the countryside too
how many clinics does sahana run
can you tell me about the client of the healthcare project
is it true that sahana has eleven clinics
sahana clinics bengaluru outpatient
i want to know if sahana is a hospital
what about the location of the clinics
they don't have beds, do they
is sahana one clinic or a group
where are the sahana clinics
what sort of healthcare provider hired you
which medical group in bangalore is your client
do they treat inpatients or only walk-ins
how large is the chain behind the doctors' platform
in which metro does the polyclinic group work
opd chain in karnataka, who is it
what does the company in the medical case do
branches of the health client, how many
i live near whitefield and wonder which clinics use your system
i'm a journalist, who is the customer behind the medical system
we are a hospital with wards, is your medical reference one as well
suppose i wanted to visit the health reference, which town do i go to
my boss asks how big the medical client was
and what kind of medical house is that
is that a big group
so they're all in one place

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
how did sahana operate before computers
was the clinic chain all on pen and paper
what mess did you find when you arrived at the clinics
were patient histories in physical files at sahana
we still write in a ledger and use a tally machine, was sahana the same
did they have a legacy standalone billing package on one pc
what was the as-is situation in the clinics
how were visits and charts tracked prior to digitisation
how did sahana clinics work before
what was the problem at the clinics
can you tell me how appointments were kept before
is it true that records were in paper folders
paper book folders one computer
i want to know if the clinics used paper
what about bills before the new system
they didn't have a proper system, did they
were appointments on paper or in a computer
where were the patient records kept
how primitive was the situation at the medical chain
was everything in a diary at the counter
what did you find when you arrived at the doctors'
did invoices hang on a lone pc in a corner
starting point of the health project
ring binders and registers, was that how it was
why did the polyclinics need digitising
how were visits tracked in the old days
our surgery still writes visits into a notebook, was sahana in the same state
i'm a nurse and look for files all day, did your medical client have cupboards of them too
i worry we're too backward for software, how far behind was the clinic group
suppose the only billing machine dies, was that a danger there
my boss wants the before picture of the hospital job
and what did they have before
why did they need you
so it was all on paper

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
what did you actually make for the bangalore doctors
was it rolled out in phases at sahana
did patients get turned away while you switched over
do nurses and accountants look into one common platform at the clinics
how many charts were carried across into the new thing
is it an integrated his instead of separate tools
what was your remedy for the paper chaos at sahana
so did you go centre by centre or all at once
what did you build for sahana clinics
how was the system introduced in the clinics
can you tell me how many patient files were moved
is it true that no patient was sent home
single system, forty thousand files, one clinic at a time
i want to know if doctors and accounts use the same system
what about the patient files, were they moved
patients weren't turned away, were they
all clinics at once or one at a time
what was your solution for the clinics
how did you go about the rollout at the medical chain
did the front office and the physicians get one shared platform
big bang or gradual at the health client
what replaced the folders and diaries
were the old charts carried over, and how many
did anybody sick suffer from the changeover
which departments work in the common program
remedy for the paper chaos, what was it
we have thirty thousand cards in cabinets, has anyone let you transfer so many
i run a children's practice and cannot close for a day, how did you change the medical group over
i worry the nurses get one tool and the bookkeeper another, how was it at sahana
suppose branch three isn't ready, did you go ahead branch by branch there
my boss fears chaos in the waiting room at go-live, how did it go at your clinics
and what did you make of it
how did you bring it in
so does everybody use the same thing

= The Healthcare Management System, for
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
how much did the clinic chain shell out
what is the ballpark for an emr for eleven centres
how many heads and months did the sahana thing need
in lakhs or dollars, what did the clinic project come to
who paid for the hospital platform and what was the bill
what were the timeline and manpower for the medical project
we have funds of about 140 k, is that what sahana spent
and what did that set them back
how much did the clinic system cost
how long did the healthcare management system take
can you tell me the budget for sahana clinics
is it true that it took 9 months
healthcare system budget team months
i want to know if eight people built it
what about the price of a clinic system
it wasn't under 100,000, was it
did it take less than a year
who was the healthcare management system for
what did the doctors' platform set them back
how many specialists worked on the medical job
ballpark for an emr across several branches
what's the timeline for digitising a clinic chain
what sum should a polyclinic put aside, judging from yours
headcount and duration of the hospital project
how many lakhs would that have been, in dollars if you like
price range of the health reference
i'm writing a grant application for a medical platform, what figure can i cite
my partners in the practice believe it's a six-week job, what was it really
we have 150 thousand to spend on patient software, was your case in that range
i worry that such a project eats years, how was it at the clinics
suppose we want the same for our hospital group, which money and which manpower
and what did that come to
how many were on it
was that finished within the year

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
can one receptionist see slots of every physician in all centres
does the clinic thing have a shared calendar for the whole network
how many physicians' diaries sit in that unified schedule
can a caller be fitted into another location's vacancy
is there multi-location scheduling in the hospital platform
my six dental rooms each keep a separate diary, did sahana unify theirs
is there one appointment book for all clinics
how many doctors are in the appointment book
can the desk book a doctor in another clinic
does the system cover scheduling for several branches
common diary for physicians, is it there
can an operator see a free slot at any location
how many medics share the calendar
our six dental rooms each keep their own diary, did you unify that for the clinics
a caller wants any doctor today anywhere, can the sahana lady find one
is planning centralised or per house
multi-location slots in the medical platform
and can they see each other's free hours

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
can the physician grasp everything without scrolling, in a hurry
is there a snapshot view at the top of a chart
what does the dashboard of a patient look like for a rushed gp
how was the emr designed for a consultation of a couple of minutes
i see seventy patients a morning, will i grasp a case at once
does the chart open with an at-a-glance overview
can a locum grasp the case in moments
does the emr dump everything on the physician or only essentials
can a doctor read the record in two minutes
what is on the first screen of a record
is the patient record quick to read
how is the record made for busy doctors
does the chart open with the essentials
my gp scrolls for ages before looking at me, is it better in your system
at-a-glance patient overview, does it have that
how fast can a locum grasp a case
seventy patients a morning, can the program keep up with that pace
is the history summarised up front
is the emr readable without clicking about
and what does the physician see when he opens it

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
will it flag if two tablets clash
does it catch penicillin reactions before the chemist dispenses
is there cdss or interaction screening for medicines in the clinic platform
my mum takes nine tablets, would the doctor's computer spot a bad mix
what guards against adverse drug events
can it refuse a dose that conflicts with a known intolerance
is polypharmacy handled safely
does it shout if amoxicillin is keyed in for someone sensitive
are prescriptions checked for allergies
can two medicines that clash be prescribed
is there a safety check on prescriptions
would it stop penicillin for somebody who can't take it
my mum swallows nine tablets, does the program see what clashes
contraindication alerts, included or not
who catches a tired physician's slip with the pills
clinical decision support for medication, yes or no
does it know which tablets don't go together
polypharmacy screening in the clinic platform
and if the doctor orders something dangerous

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
can i cancel my checkup by just replying no
do patients receive an sms nudge before the consultation
how do the clinics cut down on no-shows through phones
is there an automatic alert so folk don't miss their slot
does the clinic ping you the day before
can an elderly person without internet call off by texting back
can folks text no to free their slot for others
do patients get reminders by text message
can a patient cancel by replying
how are appointments remembered
is there a reminder before the appointment
does it send an sms the day before
my grandfather has no smartphone, will he still be nudged
how did you bring down no-shows at the clinics
can people call it off with one word on the phone
is the slot freed when somebody texts back
does it ping patients or must staff ring them
empty chairs cost us money, what does the system do against forgetfulness
and if i can't come, what do i do

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
does the clinic platform produce bills and process tpa paperwork
can it file claims with insurers
is there an end of shift tally of the cash drawer
how is the day's collection reconciled at the counter
do you handle copay and reimbursement in the medical platform
my accountant balances the till at night, is that covered in the clinic thing
does invoicing for mediclaim come along
does the clinic system do billing
are insurance claims included
is there a daily closing
can the clinic bill insurance with it
does it handle mediclaim and tpa paperwork
how is the drawer tallied at night
our cashier counts till ten every evening, does the program help with that
are cashless patients dealt with
invoices and reimbursement forms, all in the same tool
end-of-day reconciliation for the counter, is it there
can the accounts lady file a claim with star health from it
and the money side, is that covered

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
can we trace which nurse peeked at a celebrity's chart
is chart access recorded with timestamps
does the clinic platform log views for hipaa style compliance
how would you find out that a receptionist was nosing around
who viewed my daughter's file, can that be established
is there accountability for reading patient data
is there forensic evidence if somebody leaks a diagnosis
is there a log of who opened a record
can you see when a patient record was opened
does the system show who looked at a file
are accesses to records logged
would you notice a nurse snooping on her neighbour
a film star was treated and staff peeked, could that be proved
is there an access trail for the privacy officer
hipaa style traceability in the clinic platform
who has been reading my mother's chart, can they find out
timestamps on every view, yes or no
if something leaks, is there evidence of the culprit
and do they know who has been in there

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
does the clinic platform run in a browser or must i set up something
which roles got screens in the sahana deliverable
what did you give to nurses and physicians at the end
is it saas-like for reception, ward sisters, medics and finance
and what did they get for all those people
was a portal for the finance section part of it
is it a desktop exe or web-based for the ward
who all in the clinic got to use the healthcare system
was it a desktop program or something you open in a browser
is there anything in the hospital project for the billing clerks
which departments were covered by the clinic software
front office, matrons, gps and cashiers all on one tool or several
our cashier still works in tally, was yours included in the clinic job
do the consultants and the front office share the same portal
what did you deliver to the people working at sahana
so the staff log in through edge or firefox
was that one program for the whole crew or four
not only for physicians then
we run a polyclinic in ipoh, did your medical build also cover the cash counter and the ward

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
can villagers schedule a consultation in their mother tongue
which vernacular languages does the clinic's self-service support
is online scheduling offered to patients without english
can my grandmother reserve a slot in kannada
does the clinic have a bilingual or trilingual website for appointments
is there hindi for people fixing a consultation from home
can non-anglophone folks arrange a consult online
which languages can the sick book in
can an auntie who speaks no english get a slot by herself
did the clinic project come with a multilingual appointment site
my father reads only devanagari, could he have used that clinic website
was there a public part of the healthcare system where one reserves a visit
do callers still have to ring up for a token or is it on the web
was everything only in english
is tamil there too or just the three tongues
local script for fixing a consultation, had you that in the hospital portal
and what did the outside visitors get, not the staff
we serve villagers near mysuru, could they arrange a checkup in their mother tongue
how did people with the flu make an appointment after the project

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
how many charts did you import for sahana
were the historic dossiers scanned and brought over or thrown away
what volume of legacy patient data was carried across
we have decades of folders, did you transfer such a pile for the clinics
did data conversion form part of the medical delivery
how large was the etl of case histories
did you lift and shift the whole archive of case sheets
how many patient files did you bring over
did the clinic have to type all old histories again
what happened to decades of charts in the hospital portal
is moving the existing records part of what you delivered
biggest medical data import you have handled
we have a godown full of case sheets, did sahana have the same and what came of it
roughly forty thousand histories, was that moved by you
onboarding of legacy emr data, volume
did they begin with blank tables
and the stuff they had before, was it carried into the new one
i worry our old mrd will be lost, was sahana's brought across
how large was the conversion at the clinics

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
did an independent lawyer vet who may see what at the clinics
was the permission scheme legally signed off
how was patients' agreement to data use designed and who approved it
did you involve a solicitor for the medical privacy side
is the dpdp consent part examined by an advocate
our legal officer is nervous, was sahana's access scheme inspected externally
who gave the legal nod to the privacy scheme
did a lawyer look at who may see what in the clinic software
was the permission scheme for health data checked by an independent advocate
i am an auditor, who signed off the privacy design of the hospital system
did you just make up the data rules on your own
was an external law firm brought in for sahana
how do you document that a sick person agreed to the use of his data
legal opinion on medical privacy, part of the delivery or not
gdpr style permission concept, was there one for the clinics
and did anybody with a law degree read that
our compliance head asks whether the access concept was vetted by a third party
who may do what, and what the person agreed to, was that written down and handed over
barrister's check on the medical rights scheme

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
how many people got coaching on the clinic platform
is there a contingency sheet if computers die
did the ward sisters get lessons before go live
what's the business continuity plan on paper for the clinics
if the power trips, do receptionists have instructions printed
were workshops for users part of the handover at sahana
how do you handhold a hundred plus employees who fear computers
what happens on the wards if the application is unavailable
how many clinic employees did you train
what do the nurses do when the computers die
is there a paper plan for outages in the hospital project
did somebody teach the reception girls how to use it
our ward boys have never touched a mouse, did you run classes at sahana
power gone, server gone, what then at the clinic
workshops for a hundred forty people, is that right
did you leave a disaster sheet on the wall
and who taught them
handholding of users after delivery of the medical system
bcp document for the clinics, hard copy
i fear a blackout on a busy monday, what did sahana get for such a day

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
did the no-show rate fall at the clinics
how many more folk turned up after the sms nudges
by what percent did skipped consultations shrink
was there proof over half a year that attendance got better
we lose a third of slots to people not showing up, what did sahana achieve
what happened to dna rates at the surgery chain
so did the texting help
did truancy of patients decline
how many fewer missed appointments did the clinics have
did no-shows really go down at sahana
can you tell me the effect on people not turning up
is it true that a third of the missed visits disappeared
missed appointments reduction clinic project
i want to know if patients keep their bookings better now
what about attendance after the hospital software
did the number of forgotten visits not change at all
do folks still ghost the doctor
my dental chairs sit idle because half never come, has your work cured that anywhere
bunking of consultations, any proof it fell
dna rate improvement, nhs speak
how much did truants drop thanks to your system
any evidence the reminders pay off
people skip the checkup, have you fixed that for someone
were empty slots cut for the doctors' chain
over how long did you watch the absentee figure
our physio practice in johor loses money each time someone forgets, what did you get for others
my boss wants hard statistics on lost consultations from that medical job
i doubt such percentages, was it observed for a week or for half a year
suppose we bleed revenue through people who stay home, what did sahana win back
as a journalist i look for one figure on clinic attendance
so did people show up more often afterwards
and by what percentage
was that counted over a decent time
better than before how much, the skipping i mean

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
how rapidly can a physician pull up a chart now
what was the retrieval time with folders and with your thing
did you beat paper and by how many secs
is it really faster to look somebody up on screen
how much time does a gp gain on each lookup
so what did the clock say afterwards compared to the manual way
compare lookup duration on screen and in folder
how long does it take to open a patient record now
is the clinic system faster than paper
can you tell me how many seconds a record takes
record lookup time before and after
i want to know if finding a file got quicker at sahana
is it true that doctors save half a minute per chart
what about speed of reading a history in the hospital software
which is slower, the folder or the screen
how snappy is it for a gp pulling up someone's past
we hate waiting for spinning wheels, what did the medical project reach
from cardboard to computer, what was gained in time
secs to get to a medical history
does it lag when a physician searches
retrieval performance of the emr
less than twenty seconds, do i remember that rightly
how rapidly can one dig out someone's case sheet
was digital truly speedier, with proof
sceptical surgeon here, does your tool beat my filing cabinet
our clerks run to the cellar for every dossier, what would a change bring going by the clinics
i worry that clicking around is more tedious than leafing, what was measured
an investor asked me what efficiency the doctors got
suppose i have somebody on the table and need his allergies, how soon would sahana's people see them
and how does that compare with the old folders
what was it before
nineteen or forty eight, which one is yours
so how much did the physicians gain per look

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
how long does one queue at reception now at sahana
was queueing slashed and by how much
do patients spend less time hanging around in the lobby
my patients grumble about sitting forever, what happened at the clinics
what did front office turnaround improve to
how many mins until you are checked in these days
did the crowd at the counter shrink
what did kiosk or desk handling do to the lobby backlog
how long do patients wait at the clinic desk now
did the waiting time get shorter at sahana
what is the average wait after the new system
is it true the wait was more than halved
waiting time clinic before after
can you tell me how many minutes people stand at the desk
what about the queue at reception
was the wait not half an hour earlier
how did the lobby crowd change with the hospital project
q time at the opd counter
my mum always sits an hour before they call her, did you improve that for any clinic
got any case where registration lines shrank
quarter of an hour or so until served, is that what they reached
throughput at check-in, figures please
do people still hang about forever in the foyer
less loitering in the hall, by how much
front office bottleneck, did software relieve it
token number and sit down culture, any change there
we are an eye hospital in sharjah with a crammed lobby, what did another client achieve
our google reviews moan about the queue, has your software cut one
i fear digital check in makes lines longer, what happened at the doctors' chain
suppose i walk in there today, how soon would the receptionist have me done
how bad was it before then
and the standing around, did that improve too
from what to what
so people sit there only half as long now

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
how stable was the clinic platform in its first twelve months
what availability sla did you actually achieve at sahana
how many times did it hang and who was to blame
did it ever break because of you guys
what about blackouts, tell me straight
were there any incidents in year one at the medical client
is three nines the reality for the clinics
what was the total unavailability in year one
how many outages did the clinic system have
what was the uptime in the first year
is it true that one of the failures was your fault
can you tell me how reliable the healthcare system is
availability hospital software first year
i want to know if the clinic software ever went down
what about downtime at sahana
did it never fail in twelve months
do you own up when you break things
has anything you built for doctors conked out
how often was the portal dead
three and a half nines, or worse, for the medical platform
who was to blame when the clinics went dark
slip-ups of yours in live operation, be honest
crash history of the physicians' tool
was it azure's fault or yours
is the thing stable or does it hang like our current one
incident count since go live
our vendor blames the cloud every time, did you ever admit one was on you
hospital purchaser here, i need a service level that was truly met, not promised
i worry about a dead computer in the middle of surgery hours, how steady was it
the auditor wants to know the number of interruptions and their cause
and how many of those did you cause
so what percentage was it running
was it rock solid after launch or shaky
just two in a whole year

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
which client library talks to the graphql endpoint in the clinic project
does the medical frontend use a graphql cache
what do the clinic's react screens query with
which graphql library sits in the clinic front end
do the hospital screens use apollo
how does the medical ui fetch its data
what caches query results in the browser of the healthcare system
did you go with relay or urql for the doctors' interface
data fetching layer of the clinic web app
i am a react developer, what talks to your graphql endpoint at sahana
was plain fetch enough in the hospital front end
is tanstack query used there or something else for state
and for loading data into the pages
client side gql tooling in the health project
which package handles queries and mutations on the clinic screens

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
is there a headless design kit behind the clinic's widgets
which primitives power dropdowns and dialogs for the doctors
did you use accessible react parts from radix in the medical ui
do the popovers and tabs at sahana come from some ready kit
which ui components are the clinic screens made of
did you use radix in the hospital front end
headless accessible widgets for the medical interface
was bootstrap or mui taken for the doctors' screens
where do the dropdowns and popups of the healthcare system come from
unstyled building blocks in the clinic ui, which
is chakra or ant design in the sahana interface
what helps screen reader users in the components of the medical program
did you code every menu by hand there
and the component kit
aria-ready parts, which library for the health portal
we need wcag, what did you base the clinic's widgets on

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
can it plug into abdm through a recognised health interchange
is the emr able to exchange with lab analysers and other hospitals by standard
which healthcare interop protocol was implemented
will my pathology lab's machine understand your clinic platform
is hl7's modern version in the stack
would our radiology ris be able to swap data with it
does the clinic system speak fhir
which health data standard did you implement
can your hospital software exchange results with a laboratory
our lis and pacs must plug in, have you done such a thing
interop standard used for sahana
is it a closed box or can other medical systems connect
hl7 r4 resources, are they there
how would an insurer or pharmacy pull data out of the clinic backend
i worry about vendor lock-in of medical data, is there a common format
how does it talk to other houses
have you worked with abha or the national health stack's data format
and an api for other hospitals

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
through which channel are texts dispatched to patients
is there a bulk texting service attached to the clinic platform
what does sahana use for nudging folk on feature phones
is a twilio type connection in place
do patients without smartphone internet still get the nudges
do patients of the clinic get text messages
what sends the texts in the hospital system
how are people with a button phone reminded
is there whatsapp or plain texting at sahana
my grandad owns an old nokia, would he be notified
bulk texting service in the medical project
which channel is used to ping someone without data
can it shoot a short message to the mobile
telco connection for notifications in the clinic platform
and for those with no smartphone
how did the reminders go out to handphones
i need otp and alerts by telecom, was that part of the health build

= e-mail
does the clinic system send mails
can patients be notified by email
is mail used alongside texting
can results or invitations go to the inbox
second channel besides the mobile for patients
do people with gmail get a notice too
invitation by post electronic
i read nothing on my mobile, will the doctors write to my inbox instead
apart from sms how are patients contacted
is electronic mail a messaging channel in the clinic stack
would i receive clinic letters in my gmail
can the clinic system also send e-mail
is there an inbox notification in the hospital software
do visitors get a confirmation by mail
smtp messages from the medical platform, yes or no
i never read texts, could sahana write to my gmail
besides sms, what other way of informing is built in
electronic letters to the sick, are they part of it
does an appointment land in outlook
and by mail too
second messaging channel of the health project
are reports or invitations mailed out by the doctors' platform
what if someone changed his number, can they be written to otherwise

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
what holds texts until they can be dispatched in the clinic platform
is there a delayed job table inside postgres for the clinic's messages
did you avoid adding rabbit or kafka by using the db itself for asynchronous stuff
how do you retry a text that did not get through
which queue does the clinic system use for messages
is rabbitmq or kafka behind the hospital reminders
where do outgoing texts wait until they are sent
how are background jobs run in the medical project
does the platform retry a failed notification
celery, sidekiq or bull for the health backend
i would expect redis, what did you take for async work instead
did you add a separate broker at sahana
worker tasks stored in the database, is that what you did
and what if the sms provider is unreachable, where are they parked
deferred sending, which mechanism
pg based task runner for the clinics

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
does the clinic platform hide things from people according to their position
can a ward sister open the same screens as the accountant
is there an authorisation scheme by job title at the clinics
who decides which buttons a receptionist gets
do privileges depend on designation in the medical platform
is there least privilege for employees of the clinics
does everybody in the clinic see everything
how are permissions handled in the hospital software
can the cleaner or cashier peek at my diagnosis
rbac in the medical system
is there a login level per designation
what stops the receptionist from reading lab reports
do nurses have the same rights as physicians there
access according to job title, was that done for the doctors
our accountant must not see illnesses, did sahana solve that
privilege scheme of the clinic platform
and who can see what
least privilege for staff, which technique was used

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
are sensitive columns like diagnosis cryptographically protected
if hackers dump the db, is the illness still unreadable
do you use aes on specific attributes in the clinic platform
is it encrypted beyond just the disk
what stops a crook with the backup from learning who has hiv
does the dba see hiv status in plaintext
is the patient data encrypted in the clinic database
which columns are scrambled in the hospital system
if someone steals the disk can he read my hiv status
aes on single attributes in the medical project
would a nosy dba see diagnoses in clear
can a leaked backup be read by crooks
is sensitive stuff stored as plain text at sahana
protection of particular values, not just the entire drive
how do you keep hackers from reading a dumped table
encryption at rest on a per value level, had the health system that
and the really delicate bits, ciphered or not
does the cloud host see illnesses in readable form

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
can a rogue superuser scrub his footprints at the clinics
is the activity history immutable
is there a worm style record that no one may alter afterwards
would an inspector get a history that can't be doctored
can anybody delete traces in the clinic system
is there a tamper proof log in the hospital software
could the admin cover up that he snooped
write once trail of who looked at what
i am an inspector, can your medical logs be doctored afterwards
are entries of the protocol ever overwritten
immutable activity history at sahana
forensic evidence, is it preserved in the health platform
what if a rogue superuser wants to hide footprints
and can that record be altered later
does anything note every view for good
worm style journaling in the doctors' system

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
in which data centre do the clinic's charts reside
is sahana's data residency domestic
which hyperscaler and zone serve the clinic platform
is it on aws or microsoft's cloud for the medical people
are indian patients' details shipped overseas
our compliance head insists data must not go offshore, where is the clinic's
is it the pune zone of microsoft, on indian soil
in what jurisdiction are the medical servers
where is the clinic's data hosted
which cloud runs the hospital system
does patient data leave india
is it aws or microsoft for sahana
servers in pune or in singapore for the medical project
data localisation, was that respected for the doctors
our ministry forbids foreign storage, how was it at the clinics
hosting provider of the health platform
on which soil do the diagnoses lie
was it put on their own rack or with a hyperscaler
and where do the machines stand
dpdp residency, which zone was chosen

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
why did the medics push back at sahana
what was the biggest people hurdle in the clinic rollout
doctors at my place refuse to type, did you face that
what did physicians insist on before they would touch it
was there any pushback from consultants about speed
who was the toughest audience in the medical project
so were they happy to leave their folders
did senior surgeons veto the thing at first
what did the doctors complain about at first
did the doctors refuse the new system
what was the hardest part with the medical staff
is it true physicians threatened to stay with paper
can you tell me who resisted the hospital software
doctors resistance slow software clinic
i want to know if the medical people were against it
why not simply order the doctors to use it
how stubborn were the medics
who were the toughest customers in the health job
did anyone dig in their heels when you brought computers
pushback from consultants, had you any
were the white coats keen from the start
change management trouble in the doctors' project
docs hate clicking, did yours too
which users set a condition before they would touch it
was sluggishness a deal breaker for the surgeons
user adoption risk at the clinics
our professors will throw any laptop out of the window, have you met such folk
i worry that my senior consultants boycott the rollout, was it like that elsewhere
we are a hospital in thrissur and the hods veto everything new, do you know that problem
my father is a gp and swears by his folders, did sahana's people think likewise
what was the problem with the physicians there
so they told you openly they would not use it
and what was their condition
was speed their main gripe

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
what was the benchmark you took at the start in the clinics
how many secs to fetch and go through a physical file
did you clock the manual way before coding
what was the as-is timing with folders
how did you get a target to beat
which figure from the manual world did you use as a reference point
what was the stopwatch reading for the manual method
how did you know how fast paper was
what was the paper time in the clinic project
can you tell me how long a folder took
is it true you started with timing the folders
paper baseline seconds clinic
did you not just guess how slow the files were
what was the first step against the doctors' refusal
which yardstick did the screens have to match
did anyone sit down with a watch and observe the manual way
as-is measurement before coding, was there one
reference value for the physicians' speed demand
three quarters of a minute per dossier, where does that come from
how did you benchmark cardboard
what was the clock reading for the handwritten method
did you study the present workflow prior to writing code
status quo analysis at sahana, what came out
time and motion study with medical files
consultants always promise faster without knowing the old number, did you know it
our clerks say fetching a chart is instant, how long was it really at the clinics
i teach operations, did they establish a starting value in the hospital job
suppose my staff claims the old way is quick, how would you check, how did you with the doctors
and how quick was the old way
so what did you do first about it
where did that 48 come from
who counted and what was the result for folders

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
what was the go no-go rule for doctors' pages
would a sluggish page be blocked from shipping
so how did you persuade those stubborn medics
was there a performance budget before each deployment
what kpi gated every build for physicians
did you reject your own work if it was slower than the folder
was there a speed ceiling written into your definition of done
what was the condition for a screen to be released
did every screen have to be faster than paper
how did you make sure the doctors' screens were quick
can you tell me about the speed test before release
is it true that slow screens were not shipped
release gate speed test clinic software
was a page ever held back because it was slow
i want to know if speed was tested each time
how was performance enforced for the physicians
did you have a performance budget in the medical project
quality gate against lag, did one exist
what kept sluggish pages away from the medics
acceptance criterion for the doctors' ui
no go live if slower than cardboard, was that the rule
go/no-go check with a time limit at sahana
which hurdle had new views to jump
was quickness a wish or a duty
how were the grumpy consultants won over
our app gets slower with every update, how did you prevent that at the clinics
i worry that version two will be a slug, did you have a rule against it for the hospital
my cto asks whether latency was a hard stop in your deployments for the doctors
suppose a programmer makes a slow form, would it have reached the surgeons
and what if a page failed
so it was checked before each deployment
did you stick to that for all of them
then how did you use the measured value

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
was the clinics' data full of repeated entries for one individual
how many copies of one person did you encounter
our register has lakshmi, laxmi and luxmi as three people, was sahana like that
what was the master data mess at the clinics
did transliteration of names create headaches
what data quality issue came up while importing charts
did misspelt surnames produce phantom patients
what was wrong with the old patient data
did the clinics have duplicate patients
how many times did one patient appear
is it true that one person was there five times
can you tell me about the spelling problem
duplicate patient names clinic data problem
i want to know if the old data was clean
were the records not unique
was the master list a mess
what mess did you find in the registers of the hospital chain
mohammed, mohamad, muhd, all one guy, did you have that at the doctors
lakshmi and laxmi being one lady, did this trip you up
dirty data in the health job, of what kind
multiple entries for one human
transliteration of indian names causes copies, was it an issue
which snag came up when importing the histories
redundant identities in the mpi
were there phantom people in the database
our crm has me in it four times, has any client of yours suffered likewise
i am venkatesh, also venkatesan and wenkatesh in our hospital, did sahana know such trouble
before we migrate i'd like to hear what garbage you met at the clinics
suppose a nurse cannot find the chart and opens another, was that how it looked there
how bad was the data then
up to how many copies of one person
and what made that import hard
so a single man could have several charts

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
was there a human in the loop when twins in the register were joined
how did you weed out copies in the register
did software simply suggest likely copies for somebody to approve
who had the last say on merging, a machine or a ward sister
did the tool justify why it thinks two entries are identical
so what did you do about those many spellings
was it an mpi or fuzzy matching with manual confirmation
who arbitrates when two entries seem to be one human
how were duplicate patients found
who decided whether two records are the same person
did the computer merge patients by itself
can you tell me how the duplicates were cleaned up
is it true a nurse had the last word
duplicate matching nurse decides
i want to know if reasons were shown for a proposed match
was it not done by hand entirely
how did you sort out mr rao and mr row
human in the loop for deduplication, had you that at the doctors
algorithm suggests, person approves, was it so
which employee ruled on lookalike charts
fuzzy search for twins, automatic or with approval
did ai get to join medical histories on its own
explainable suggestions for identical people
how did you untangle the copies at sahana
record linkage method in the health project
was a medical professional involved in clearing the register
we are afraid a bot joins two different ladies, who controlled it at the clinics
our membership list is full of doubles, how did you tackle that for the hospital
i audit data quality, was there an arbiter for each suspected pair
suppose the tool thinks ravi k and ravi kumar are one, then what
and who had the final say
did it explain why it thought so
so what was done about the copies
was it a machine or a person

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
how many days went into cleansing the register
was any automatic joining done without supervision
how long did the dedup exercise last for all eleven centres
my fear is two strangers' histories getting blended, was each one eyeballed
and how many calendar days did the cleanup eat
was it a matter of weeks or months to sort the copies
did anyone check each pairing by eye
how long did cleaning the duplicates take
were any records merged without a look
did it take months to clean all clinics
is it true that nothing was merged blindly
can you tell me how many weeks the merging took
duplicates cleaned three weeks all clinics
i want to know if every merge was checked
what about the time it cost to sort out the data
how quickly was the register tidy
was each joined pair eyeballed
did anything get combined behind people's backs
duration of the dedupe exercise
less than a month for the whole chain, really
any unsupervised joins in the medical data
how much calendar did the cleanup eat
could two strangers' histories have been blended by accident
were all eleven sites through before the month ended
no blind automation in that tidying up, right
a wrong blood group kills, so was every pair looked at before being joined
i'm planning a data scrub and need a figure, how long did the doctors' one last
our last supplier bulk merged our contacts and ruined it, did you do that to sahana
my chief nurse fears months of checking, how was it in the hospital job
and how long was that going on
was it done for all branches or just one
so did someone check each
did that drag on forever

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
what was the privacy dilemma at the clinics
how strict must chart access be among own employees
which insider threat was considered in the clinic project
was need-to-know a demand for patient data
my ex works at the hospital, why should she not peep at my file
what made confidentiality tough within the clinic group itself
should a bookkeeper at the clinic be able to read diagnoses
what does confidentiality demand of your own coders
who is allowed to see health records in principle
what was the difficulty with access to patient records
must records be closed to colleagues inside the company too
is it true that even staff may not look unless they treat the patient
can you tell me about the privacy problem in the clinic project
health records access only treating staff
may anyone in the company open any record
was confidentiality not hard to achieve
medical secrecy, what did it demand there
need to know rule in the hospital job
should the marketing girl of the chain be able to read my file
which confidentiality requirement made it complicated
an ex who works at the clinic must not peep, was that considered
insider threat at a health provider
does being employed there give you the right to look
what dilemma did you face about who reads diagnoses
discretion among coworkers
professional secrecy even within the same house, was it required
i work at a hospital myself and don't want my boss to see my chart, is that thought of
my neighbour is a bookkeeper at such a group, might she read about me, what was the demand
our dpo insists that only the treating physician looks, did sahana insist as well
suppose i'm a celebrity patient, who was supposed to be kept out
what was the privacy challenge exactly
so even their own people are outsiders
and who counts as entitled
why was that one tricky

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
how does the software know that a physician is treating someone today
are viewing privileges tied to the diary
does a gp lose the chart once the consultation is over
what drives authorisation, a fixed list or who is booked in
so how did you keep nosy staff away
is it dynamic, like by the roster of the day
when my consultation finishes, does the dentist's peephole shut
how does the system decide which doctor sees which patient
is access tied to the appointments of the day
can a doctor see patients who are not booked with him today
is it true that rights change every day
can you tell me what access depends on
access rights by appointment clinic system
i want to know if a nurse can open any file
what about access after the appointment is over
how do privileges come and go there
does the roster drive who may look
diary based authorisation, was that the trick
when i leave the consultation does the physician lose sight of my chart
dynamic permissions in the hospital software, based on what
what determines whose history shows up on the gp's screen
are the keys given by schedule or by rank
abac with calendar, did you do this for sahana
fixed lists or something that moves with the timetable
who opens the door to a record on a given morning
a dermatologist should not read my psychiatry notes, how is that kept apart
our it guy maintains rights by hand each week, how did the doctors avoid that
i worry that a bored medic browses around, what limits him at the clinics
suppose i see dr nair on tuesday, can he still look on wednesday
and how did you solve that
so if there's no slot there's no view
does it shut again in the evening
what is it linked to

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
is there an override when a collapsed stranger is wheeled in
what if the medic is locked out and the person is dying
who audits those exceptional lookups next morning
must i type a justification to bypass the lock
how does the emergency bypass work and who monitors it
isn't that dangerous, can a life be lost because of permissions
who scrutinises misuse of the urgent door
casualty at midnight, nobody assigned, how does the medic get in
what happens in an emergency when nobody has access
can anybody open a record in an emergency
who checks emergency access to records
is it true that a reason must be given
can you tell me who reads the list each morning
emergency record access reason medical director
does strict access not cost lives
i want to know if emergency openings are reviewed
break the glass function in the hospital software
unconscious man wheeled in, can the medic on duty see his allergies
3am casualty, doctor not assigned, locked out or not
how do you stop people crying wolf to snoop
is there an override, and does somebody scrutinise it
abuse of the exception, who looks into it
which boss goes over exceptional lookups daily
life or death case, does the computer say no
what must one type in to bypass the lock
after the fact control of urgent viewings
my cousin collapsed in a corridor and no one could read his chart, would that occur at sahana
i fear your locks would kill somebody on a bad night, what is foreseen
the medical council asks how urgent lookups are supervised at the clinics
suppose a nurse is nosy and claims it was urgent, who finds out
and if it is urgent
is that override checked by anyone
how soon would misuse be noticed
do they need to justify it

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
were there wifi or broadband troubles at some centres
how patchy is the line at sahana
did you have to reckon with dead internet after lunch
which infrastructure weakness did some branches suffer
our branch in the hills has rubbish signal each pm, did the clinics cope with similar
how often was the net down at the weak sites
which obstacle did rural broadband pose
is the internet bad at the clinics
how often does the connection fail
in how many clinics does the line drop
is it true that the network fails most afternoons
can you tell me about the connection problem
clinic connection fails afternoons
did all clinics have a stable line
what about clinics with poor internet
was the broadband rubbish at some branches
patchy wifi at the doctors, had you to reckon with that
jio goes dead after lunch in our area, have you seen such with a client
which infrastructure trouble did the health project face
flaky link, what did you have to deal with
do any of your clients live with daily dropouts
telecom trouble at sahana
were all sites well connected
net down every pm, where was that
unreliable uplink as a project obstacle
we are on a hill and the signal goes with the rain, is that known to you from the hospital job
my village health post is offline half the day, have you worked under such conditions
i doubt cloud works in the province, did the doctors' branches have shaky lines
the monsoon kills our fibre, did you have houses like that among the clinics
how bad was the line there
and how many sites suffered from it
was it a rare thing or daily
when does it usually go

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
is there a local cache at each centre so work carries on
what can the gp still see while the net is dead
does the branch keep an on-premise copy of today's charts
when the fibre is cut, can they carry on treating people
is there an edge device at the surgery
so what did you do about the lousy line
does it function in a blackout of the internet
if the router is dead, will the gp be blind
can the clinic work when the internet is down
where are the day's records kept
is there a machine in the clinic itself
is it true the day's appointments are stored locally
can you tell me how they work without a connection
local copy of appointments and records clinic
does everything stop when the cloud is not reachable
what about patients who come during an outage
edge box in the branch, was that the idea
excavator cuts the fibre, can the receptionist go on
on-site cache of today's charts
is anything on premise or is it all up there
what does the gp still see with a dead router
which information stays in the house
offline capability of the hospital system, how achieved
do they keep a mini server under the counter
broadband gone, does the physician sit there blind
resilience against blackouts of the network at sahana
our pos is useless the minute wifi drops, how did the doctors avoid this
i worry that cloud means helpless in a storm, what was put in the surgeries
we are a maternity home in kedah with lousy fibre, what would let us carry on like the clinics
suppose there's no net at ten, can they find who is next
so how do they carry on
what exactly is kept there
is that for the whole archive or only today
and the fix for the bad line was

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
how does the sync reconcile notes typed during an outage
is a timestamp and user name stamped on what was entered while disconnected
what becomes of the stuff i keyed in when the net was dead
would anything vanish after reconnecting
and once the connection returns, who wins
how are disconnected notes uploaded later
do two people's disconnected edits clash or blend properly
is authorship retained for things typed in an outage
what happens to entries made offline
are offline entries merged later
does an offline entry show who wrote it
is it true that nothing is lost when the line is down
can you tell me how offline data is merged
offline entries time author merge
i want to know if notes get lost without a line
what about two people writing during an outage
does stuff typed in the dark vanish
sync after reconnection in the hospital software, how does it go
who wrote what and when, is that kept while disconnected
conflict handling for edits on both sides
once wifi returns must the nurse key it all again
reconciliation of what was keyed during the blackout
are the notes stamped with a user name
when bars return what becomes of the parked notes
traceability of disconnected work at sahana
does it upload by itself afterwards
our sales app once swallowed a whole afternoon of orders, could this befall the doctors
i must prove authorship of each medical note, even from a dead network hour, is that so there
suppose matron and physician both change a chart in the outage, how is it put together
my fear is retyping everything in the evening, did the clinics have to
and afterwards, how does it get back up
does it know who typed it
is it joined automatically later
what becomes of the stuff written meanwhile

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
what operational constraint shaped the clinic cutover
was shutting the surgeries for a day an option
did it have to be a zero downtime introduction
could the centres afford a closing day for training
we treat people 365 days, was it the same at sahana
what made the switch tough at a running medical group
why couldn't you simply lock the doors for a day and train everyone
could the clinics close during the introduction
was any clinic closed for the new system
what was the difficulty with the rollout
is it true that no clinic could shut for even a day
can you tell me what made the introduction hard
clinics could not close rollout
did patients have to stay away during the change
i want to know if you can introduce software without closing
zero downtime demand in the hospital job
seven days a week open, how did that shape the launch
shutters down for training, was it an option
cutover window, did you have any
were appointments cancelled because of the switch
operations had to go on, which project had this
could they put a sign closed for it work on the door
business continuity constraint at the doctors
no pause allowed while changing over, where was that
stopping the practice was out of the question, right
our restaurant chain can't lose a single evening, have you met a client like that
my hospital treats people 365 days, did anybody else refuse to halt for a launch
i worry that we'd lose a week's revenue at the changeover, did sahana have to
suppose we cannot lock the doors for training, is that familiar to you from the clinics
what made the launch so delicate
so they had to keep treating people all along
not even one afternoon
and why was going live difficult

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
how did the clinic rollout kick off
which centres served as guinea pigs
was someone from longitude physically at the counter in the beginning
did you hypercare the first sites
do you send a person to stay with our folks for the early days
so how did you start without closing
did you begin with sleepy locations or the busiest
did you pilot it at easy sites with hand-holding
which clinics went first
how did the rollout start
did somebody of you sit at the clinic desk
is it true you were at the desk for a week
can you tell me how the first clinics were introduced
two quiet clinics first pilot
i want to know if you were there in person
did you not begin with the big ones
who were the guinea pigs in the hospital project
pilot sites, busy or sleepy ones
hypercare on location, how long
do your people show up physically or only by zoom
stood a colleague beside the receptionist
small branches before the flagship, was that your order
soft launch at the doctors
how many sites in the first wave
floor walking support at the counter
was help next to the front office at go live
our erp vendor sent a pdf and wished us luck, did you do better for sahana
i don't want my busiest outlet to be the experiment, how did the clinics choose
my front office lady panics easily, would someone hold her hand like at the medical chain
suppose we have eleven outlets, where would you kick off, going by the health rollout
and who helped them on the first days
how long did he stay
so where did you begin
was it a big bang then

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
how fast was every subsequent centre converted
when could they finally bin the ledger
did employees themselves choose when to stop writing by hand
was double entry kept for safety during the switch
and how long for the others after the pilots
was the manual register kept alongside for comfort
how many days per site once you had the hang of it
who decided the ledger could be retired
how many days did each later clinic take
when was the paper book closed
did paper and screen run in parallel
is it true the staff decided when to drop paper
can you tell me how fast the other clinics followed
later clinics two days paper book beside screen
was the paper not taken away from them
what about the appointment book during the change
pace of rollout once the pilots were done
double bookkeeping for a while, was that allowed
who pulled the plug on the ledger
per site effort after the first ones
did you burn the diary on day one
parallel run at the doctors, until when
was handwriting forbidden from the start
subsequent branches, how quick was each
how long did the comfort blanket of the old register last
forty eight hours per location, did i get that right
i would be scared to lose my notebook at once, did sahana's people keep theirs
we have 30 outlets, what's a realistic time for each after the trial, as in the hospital job
my staff clings to pen and ink, how did you wean the clinics off
suppose the old hands don't trust the computer, were they forced
and the rest of them, how fast did those go
did they still write by hand in between
who decided to stop with the book
so it got quicker after the first two

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
what did the chief doctor threaten
who is the physician that gave you five stars
is there a quote from a sceptic medic in bangalore
what was dr lakshmi's warning to you folks
did the top doctor at sahana say she'd abandon your software
any testimonial from a lady doctor that isn't just flattery

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
how did you react to dr prasad's ultimatum
what device did your folks turn up with after her warning
did you bring a timer to convince the medic
so what did your team do when she said that
what gadget impressed the doctor
what did you show up holding after the doctor's challenge
what did you bring back to dr prasad
is it true that you came with a stopwatch
can you tell me what happened after her threat
stopwatch clinic doctor
did you just promise it would be fast
what about the doctor's doubt, how did you react
i want to know if you took the doctors seriously
which gadget did your team turn up with
did you argue or count seconds
your comeback to the lady who preferred folders
how did your lot respond to the ultimatum
did you sulk when the physician challenged you
timer in hand, who was that
evidence over talk, how did it show with the medical director
what convinced her you were serious
was measuring your reply to the threat
did the crew take the criticism on the chin
most agencies would send a slide deck at that point, what did yours do at sahana
i once threatened my supplier and got silence, what did the doctor get
suppose i say your software will be too slow, what would you do, what did you with the clinics' chief
my husband is a hard man to convince, how did you deal with the medical chief's objection
and then what did your people do
how did you take that
what did they turn up with
so what was your reaction to her

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
is lakshmi prasad pleased with how fast charts are now
what's the outcome in the medical chief's own words
did the doubting physician come round in the end
how does she rate charts against folders today
is it at least twice as fast, according to the doctor herself
did the doctor concede that it's speedier
and was the sceptic won over eventually
was the doctor happy in the end
how much faster is a record according to the medical director
is it true that it takes less than half the time in her clinic
what did dr prasad say about the result
can you tell me if the doctor was satisfied
record less than half the time of a folder quote
did the sceptical doctor not go back to paper
i want to know if the client confirms the speed
was the threat carried out or was she won over
does a real physician say it's quicker
over twice as quick, who claims that
the doubter's verdict at the end
did the lady with the ultimatum concede
customer's own words on the time saved
what is the happy ending of the stopwatch story
has a user, not you, vouched for the gain
final opinion of sahana's chief
did it beat cardboard in her view
vendors always praise themselves, does any doctor say it got faster
i need a quote for our board that digital files save time in practice, have you one
my consultants believe only other consultants, what does the medical chief report
suppose i call her, would she say it was worth it
so did she stay with the folders
and how much quicker is it for her
what was her conclusion
did it work out in her practice
`;
