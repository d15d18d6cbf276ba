/** What people ask, and the sentence that answers it (question-bank.ts). */
export const aboutMobileDevelopment = `
= Apps for iOS
what is your app service about
do you make iphone and android applications
describe your mobile work
can you develop a phone application for us
we want our company on smartphones, do you do it
app development company
do you build software for tablets and phones
in short, what do you promise for an app
do you do both apple and google phones
can you make an app for my business
do you make software for iphones
we would like to have our own application in the stores
our taxi firm wants something passengers tap on, whom do i ask
what do you promise to somebody who orders a thing for handsets
is your crew at home on both galaxy and iphone
i want an icon with our logo on every client's handset
do you program for pocket devices
what kind of handset work do you take on
our gym members should book classes with a tap, do you make such things
we run a bus company and want passengers to have us on their handsets
is your team able to deliver for iphone and for cheap androids alike
what is special about the apps you make
i want my loyalty card on people's phones

= We build apps
who are your apps for
do you make apps for delivery boys
do you develop apps for hospital staff
have you made something for field workers
app for students or learners
do you design for use with one thumb
my drivers need something on their mobile, is it your kind of work
what sort of users do you have in mind for an app
our nurses walk around all day, do you design for that
courier or rider app possible
our meter readers walk from house to house with gloves on, have you dealt with such folk
which people do you picture holding the device
is a waiter with a tray your kind of user
our technicians stand on ladders, could they work it single-handed
who has used what you made, office people or folks on foot
parents holding a baby, is that considered
we train apprentices, would a tool in the pocket be your thing
do you make things for people at a desk or for people on foot
our security guards patrol all night, could they use something from you
is it made for folks who sit or for those who walk
i have plumbers in vans, are they the kind of users you know
a midwife with a baby in her arm, could she use your screens

= Bad reception is
do you try the app in places with weak signal
what do you test first in an app
our site is in a basement with hardly any network, do you consider that
is poor internet an afterthought with you
do you test on 2g or edge
when in the project do you check bad network
our mine has no signal at all, is that where you try it out
at what stage do you go to the dead spots
do you try only on office wifi
is a shaky line an exotic case for you
we work in a cold store with steel walls, do you check it there
as long as there is 5g nobody needs to bother, right

= An app earns
what is your motto for apps
what do you think makes a good app
your philosophy on mobile in one line
slogan for app development
what deserves a spot on the home screen
what proverb do your handset people follow
why the elevator
when is an app worth having on your phone, in your opinion
give me the credo of the app crew

= One code base
* what is included in mobile development
* what does your app package contain
* which things come with an app from you
* features included in the app service
do i pay twice for ios and android
can one app run on both systems
must you write it separately for apple and google
cross platform or two separate apps
do you share the code between both phones
hybrid app possible
do i need two teams for two systems
is it the same program on samsung and iphone
do i save money with one source for both phones
must i buy everything twice for samsung and apple folk
is the work doubled for two kinds of phones
does it make sense to write it once for all phones
write once run everywhere, do you believe in that
is a single team able to serve both camps
why would i fund two programs
* which things are standard when i order an app
* what does the app price contain
will it double my bill to be on both apple and samsung
we only have money for one program but clients on both systems
does one team suffice for both phone worlds

= Works with poor
does the app work without internet
is there offline mode
what if the signal drops in the middle of an entry
our guards work in parking basements, will data be lost
will it sync when network is back
do entries upload later by themselves
villages here have bad coverage, will it function
can i use it in a plane
what happens in the lift or tunnel
our drivers go through the desert with no coverage
do people lose what they typed if the line is cut
our surveyors are in the jungle all day, can they go on typing
fishermen at sea have no bars, is it usable
what becomes of a form filled in the metro
does it freeze when the wifi vanishes
as long as there is no network, nothing can be saved, right
do my inspectors need a hotspot at all times
the monsoon kills our mast every year, what does it do then
does it send things off by itself once the line returns
caching and background upload
our foresters have no coverage for days, do their notes survive
what becomes of a delivery confirmed in a dead spot
my sales reps fly a lot, can they keep entering visits
the hospital cellar has no wifi, is it any use there
as soon as the signal is gone an app is useless, right

= Store listings, signing
do you put the app on the app store
who uploads it to google play
do you take care of the certificates and store approval
is publishing in the stores included
i have no clue about app store submission, do you do it
will you write the store page
do you deal with apple for us
who does the signing keys and provisioning
do i have to understand the store procedures
is getting it onto the market places your task or mine
i do not have a clue about provisioning, whose job is it
who talks to cupertino and mountain view
must i fill in those endless forms for the marketplaces
who draws up the blurb and pictures people see before installing
submission paperwork, yours or ours
does someone else need to be hired to bring it out
is getting it approved left to me
i have never dealt with apple, who handles the formalities
is uploading and getting it approved a job for us
certificates expire and all that, who looks after it

= Push messages that
can the app send notifications
can users pick which alerts they get
do you do push notifications
i hate spammy notifications, how do you handle them
can we message our customers through the app
notify only about chosen subjects possible
can a customer say only offers, no news
do you do alerts on the lock screen
my clients are annoyed by buzzing apps, how is yours different
may a reader subscribe to just football and not politics
do people have a say in what pops up on their lock screen
can we tell parents about a school closure at once
is there an opt-in for each kind of message
i want to remind patients of appointments, by a ping
how do we avoid that folks mute us
our school wants to tell parents about bus delays but not annoy them
will users be able to mute offers and keep delivery news
can i send a ping to all my members at once

= Crash reports watched
do you watch if the app crashes after release
who monitors errors in the first weeks
what if the app keeps closing by itself after launch
how often do you look at failures in the beginning
post launch monitoring for apps
is there hyper care after go live
who looks after the app in the first four weeks
will you notice if it crashes at our customers
the first weeks are always shaky, who has an eye on it
do you check every day or when we complain
if it shuts itself on some model, how would you find out
for how long do you look at errors closely
early life support
who notices before the one star ratings come
who is on the lookout for failures right after the launch
in the first thirty days, does someone check each morning
users will not tell us when it dies, so how do you know

= Support for screen
can blind users use the app
does it work with voiceover and talkback
can older people enlarge the letters
is the app accessible
app for visually impaired
do you support big fonts in the app
my grandmother needs big type, will your app adapt
are apps tested for people who cannot see
my mother needs huge letters, does it bend
our blind employees must use it too
is it usable by someone with low vision on samsung and on apple alike
rights of the disabled act, is your app in line
does everything get read aloud
text size 200 percent, does the screen break
can a person with cataracts use it
our bank must serve blind account holders on phones
will it read aloud what is on the display

= Staged releases: 5%
do you release to everybody at once
what share of users gets the new version first
phased rollout of versions
how do you limit damage from a bad update
do all customers receive the update the same day
why do not all users have the new version yet
is the risk of a bad release limited somehow
do you let it loose on all hundred thousand people the same minute
are there guinea pigs among our clients for a fresh version
what fraction receives an update early
why did my colleague get the new one and i did not
canary release on phones
what if it has a blunder in it, are all hit
we have 200000 users and fear a bad version reaching all of them
why not give it to all at once
which fraction gets a new version on day one

= Swift
* which technologies do you use for apps
* what do you program mobile apps with
* mobile tech stack
* which languages and frameworks do your app people know
do you have ios developers
which language for iphone apps
do you use swift
objective c or the newer apple language
apple's own language
* programming languages in the handset crew
* what is under the bonnet of your apps
coder for iphones, with which language
cocoa and xcode people

= Kotlin
do you use kotlin
which language for android apps
java or kotlin
do you have native android programmers
google's language for handsets
jvm based handset coding
samsung and xiaomi phones, with which language
is java still used for galaxy phones

= Firebase
do you use firebase
google backend for apps, do you work with it
what do you use for push and analytics in apps
cloud messaging and crash data from google
which ready-made backend as a service
supabase, parse or what
sign-in and realtime data as a service

= Expo
* which cross platform tools do you use
* what do you use to write one app for both systems
do you use expo
expo or bare react native
can updates go over the air with eas
toolkit round react native
* which tools for write-once apps
can fixes arrive without the shop's blessing
over-the-air javascript updates

= SwiftUI
* which native tools do you use for ios and android
* do you write truly native apps
do you use swiftui
uikit or swiftui
how do you build ios screens natively
declarative screens for apple devices
* toolkits made by apple and google themselves
storyboards or something newer
apple watch and ipad screens, with what

= Jetpack Compose
do you use jetpack compose
how do you build android interfaces natively
xml layouts or compose
declarative screens on google's system
what replaces fragments and xml at your place
material design screens, with which toolkit

= SQLite
* which phone functions and hardware can your apps use
* what can you use on the device itself
* can the app use the sensors of the phone
do you use sqlite
where does the app keep its data on the phone
local database in the app
realm, core data or room
storage inside the handset
* which parts of the handset do you make use of
embedded db for when there is no line

= Maps and location
can the app show a map
gps tracking possible
can we see where our drivers are
do you do location based apps
google maps in the app
live tracking of delivery riders
where is my van right now, on a chart
geofencing
navigation to the client's door
show the nearest branch to the user
position of field staff
mapbox or openstreetmap in the handset

= Bluetooth
can the app connect to a device wirelessly
do you do bluetooth
our machine has ble, can the app read it
can you pair with a scale or blood pressure monitor
beacons or wearables support
door lock opened by the handset
our glucose meter should talk to the handset
hearing aid or heart belt pairing
short range radio gadgets
label printer without wires

= Biometric sign-in
can users log in with fingerprint
face id login
do you do touch id
login without password by face or finger
entry by thumb
bank-like login with a look into the camera
my nurses forget their passcodes, is there an easier entry
passkeys and touch

= Fastlane
* which tools do you use to publish apps
* what do you release apps with
* release tools for mobile
do you use fastlane
how do you automate store uploads
* how do builds get to the marketplaces
script that uploads to both shops
bitrise, codemagic or what
automatic signing and screenshots

= TestFlight
do you use testflight
how do we test the iphone app before launch
how do beta testers get the ios version
trial copies for ipads and iphones
apple's channel for early copies
how do 50 of my iphone people get an unfinished copy

= Play Console
do you use the play console
who works with google play developer console
android internal test track
closed track on google's marketplace
where do you manage the android listing
android vitals, where seen

= Sentry
do you use sentry
which tool tells you about crashes
error tracking tool in apps
crashlytics or something else
bugsnag, instabug or what
what records exceptions
stack traces from the field

= Apps in both stores:
* what do we get at the end of an app project
* what are the app deliverables
* what is delivered with a mobile app
* what is in the scope when you build us an app
will the app be in app store and play store
do you publish for both shops under our name
do you make the screenshots for the store
is putting it in the stores part of the deal
so what do i hold in hand when the app is finished
* list everything i own at the close of an app job
* contents of the final parcel for an app
at the close is it downloadable by the public or only a file
are texts and images of the marketplace page made by you
do apple people and samsung people both find it
who has the publisher account
is bringing it to the marketplaces part of what i get

= The service behind them:
do you also build the server for the app
does the app come with an admin panel
we already have an api, can you use it
is the backend included or only the app
do we get a control panel for the staff
does app development include the cloud part
does somebody in our office get a screen to manage the users
does the server side belong to what i get
is there a cockpit for my office staff
we have a rest interface already, will you dock to that
can my dispatcher see everything on a pc
is the part nobody sees made by you as well

= An offline plan:
how do you plan for no internet
what happens if two people change the same thing offline
which parts work without signal, who decides
do you write down what works offline
how is conflict between two phones solved
how are sync conflicts resolved
who decides what the app may do without network
how do you treat dead zones in the concept
somebody must think what each page does underground, do you
two warehouse men count the same shelf without a line, who is believed
what paper tells me how it behaves without a line
conflict rules

= Automatic builds and releases:
how quickly can i try a change on my phone
do you automate the app releases
ci/cd for mobile
how do new versions reach the stores
is publishing an update much work
how many clicks until the public has the newest edition
continuous delivery for handsets
how rapidly does a correction reach my own device
how do my testers always hold the latest
do you spend half a day per upload

= Figures you can steer by:
do we get a dashboard about the app
what numbers will i see about the app
how do i know if the app is doing well
app analytics included
kpis for the app
what numbers would you put before my board about the app
is there a cockpit with key values of the app
is it stable and quick, how do i see it
which values tell me that folks reach their goal
is there a way to see if it was worth it

= Published under your
in whose name is the app published
do i need my own apple developer account
who owns the store accounts
who prepares the app store screenshots and text
what about the privacy labels in the stores
does the app appear under your name or mine
if we leave you, do we lose the app in the store
will my company be shown as publisher
data safety form, who fills it
we do not have an apple account, must we get one
is the app legally ours in the stores
will people see your studio's label or ours on the marketplace
if we fall out, does the icon vanish from our customers' phones
who signs up at apple, my firm or yours
is the app rented from you
who declares what data it gathers
does the privacy sheet tell the truth
do i pay apple's 99 dollars membership
can the next studio publish updates without your blessing
my former developer had our app in his own account and we lost it
does our brand stand as the seller
whose login is it in the stores
can we take the app elsewhere without republishing
who declares to apple what data is collected

= An API, accounts,
do i get an admin screen
do you make the server part too
is there a login system for app users
can my staff manage things from a web page
does the price of an app include the api
what is behind the app
who builds the backend for the app
can our office send push messages from a panel
do we need another company for the server side
how do we manage users of the app in the office
our receptionist has to reply to bookings, on what screen
who makes the invisible part on the server
can the office see and block members
does someone in my shop get to send the pings
where are the profiles of our users kept and who programs that
must i hire another firm for the server
is there a control room for us
we only want a front, or is there more to it
our dispatchers sit at desks, is there a web screen for them
is the server that the phones talk to part of your work
can my staff block an abusive user
where do we see all the registered users
who can write the announcements that go out to phones

= Where you already
we already have a backend, can the app use it
can you build the app on our existing api
must we rebuild our server for the app
our it team has its own rest services, ok for you
we only need the app part, the server exists
our programmers have endpoints running, will you dock to them
must the server be made anew
we own a working system with interface, do you respect it
we just lack the handset front
can you plug into what our it department runs
the bank's it has its own services, you only do the front, ok
we do not want our server touched
could you work against the interface our vendor gave us

= For each screen
what works without connection and what not
what happens when two phones disagree
how are offline conflicts handled
do you document offline behaviour per screen
what can users read when they have no network
two nurses edit the same record without wifi, then what
which functions stay available in flight mode
do we get the offline rules in writing
two of my people change one order without network, who wins
do you think through each screen for when wifi fails
who wins if a nurse and a doctor both change a dose without a line
is every page thought through for dead zones
is there a document telling what is possible underground
our drivers edit the same parcel in two vans
which buttons still react in aeroplane state
is it left to chance what happens with no line
merge rules when the same thing is altered twice
two inspectors edit the same report in a tunnel, whose version counts
is it decided page by page what still functions without internet
what if both devices changed the same booking
is there a paper on what is possible without coverage

= Each change produces
how soon can i test a change on my own phone
do test versions come automatically
how do i try the newest version
how long from a code edit to something installable
do you give apk for testing
do you have nightly builds for the app
can i try today's work today
you fixed it this morning, can i try it before lunch
how rapidly does the fresh one land on my device
do i have to come to your office to try it
must my testers wait for the end of the month
is a try-out copy compiled for each tweak
how many minutes until i can see it with my own fingers
can i try the fix you made this morning
do i wait days for a trial build
i am in dubai and your coders in india, how do i get the newest build
how soon after programming is it on my handset

= A release to
is it hard to push an update to the stores
how much effort is an app update
how long does publishing a new version take on our side
who presses the button for a release
do i have to approve each release
do we need a whole day for each release
is bringing out an update a half-day ordeal
how many people have to be busy for an upload
do i have a veto before the public gets it
who gives the green light
is a small correction costly to bring out
one click or an endless checklist
does every update tie up people for hours
who gives final consent before it goes to the public
is shipping a new version a big operation

= Crash-free sessions, start
what figures do i get about my app
how do i measure the success of the app
do you report how often it crashes
can i see how fast the app opens
which metrics do you track in apps
is there a single page report for management
do you track conversion steps in the app
app performance report
can i see in numbers if the app is stable
how many of the visits end without a failure, do you tell me
seconds until the app is there, is it measured
our director wants a single sheet about the app
which three values should i look at
do you count installs or something smarter
how do i see if folks give up halfway through ordering
stability rate
how would my managing director see whether the app is healthy
do you count how many complete an order
is opening time measured
can we get key figures without reading logs

= A day in the field:
* how does an app project run
* what are your steps for building an app
* explain the mobile development process
* phases of app development with you
* how do you work on an app
* from idea to the stores, what happens
* in which order is an app made
how do you begin an app project
do you come to our workplace before you design
do you visit the kitchen or warehouse
do you watch how our people work
will you see the real conditions on site
do you look at the place of work first
do you leave your desk before you draw anything
would one of you spend a shift with us
* from the first talk to the public, how does app work proceed
* timeline of stages for an app
* what will happen first, next and last with our app
do your designers know real life or just screens
could someone shadow our gardeners
how does it all go, from the first visit until it is in the shops
do your designers ever see our depot
what will you do in the very first week of the app

= Prototype on a real phone:
when can i hold a prototype
do we get to try the app before coding
is the app tested with users early
how soon a demo on my phone
do you make a dummy app first
a dummy on my own device, at what stage
how early do outsiders try it
is a powerpoint all i get in the beginning
is there a click dummy
who plays with it before you program

= The thin first version:
do you build an mvp
how small is the first version
do you do a pilot with our own people
is there a beta test
what is in the first version of the app
minimum viable product
is the debut big or tiny
do we start with all bells and whistles
are a couple of our own folk the first users
smallest useful product
what is the debut able to do

= Widen it fortnight by fortnight:
how often do we get a new version of the app
do you test on old phones
sprint length for apps
how does the app grow after the first version
which handsets do you test on
what rhythm do fresh editions have
is it tried on museum pieces too
after the debut, how does it grow
is there a regular beat
do you own a drawer of handsets

= Staged launch: The
how do you launch an app
can you stop a release if something is wrong
what happens at the app launch
in what steps does the app go public
is the launch risky
is the premiere for everybody in one go
can we pull the emergency brake at the premiere
in which portions does the public get it
who looks at ratings in the hot phase
is the premiere a leap in the dark

= We go where
where do you observe the users
do you come to our site
will you go along with a delivery driver
do you visit the hospital ward before designing an app
field visit at the beginning
do you do on-site research
can you see our restaurant at rush hour first
our warehouse is special, will you come and see it
do you spend time with the people who will use it
would you stand in our bakery at 4 am
my workers wear gloves and it is noisy, would you come and look
do your people ride along in the van
can it all be done from a meeting room
who of you comes to the building site
we are a slaughterhouse, would you visit too
does it make sense to spend time at our premises
do you need to see us at work
would someone of you ride with our ambulance for a shift
our fish market is wet and loud, do you come to see it
is a video call enough for you to understand our work
do you look over the shoulder of our couriers

= What we learn
how do you decide what goes in version one
who decides the first features of the app
what is the scope of the first version based on
how do you choose what to build first
i want to dictate the features myself, how do you choose them
who picks what the debut can do
we have a list of 60 functions, how do you sift
what is the debut based on, my opinion or observation
how do priorities come about
who has the last word on the opening set of functions
who chooses the functions of the opening version
our wish list is endless, what decides
do you follow our list or what you saw

= Within three weeks
after how many weeks do i see an app prototype
how quickly is there something on my phone
when is the first mockup of the app ready
how fast can i show my investors a demo
time to first prototype
do i have to wait long to touch it
in a month, will i have something clickable
how long till i can show something to my directors
my angel investor visits next month, would i have a dummy by then
how many days to something i can swipe
is a month needed for a dummy
what is the earliest i can feel it
do i pay for half a year before i see a thing
our jury date is in 25 days, would there be something
i present to my bank in a month, will there be a demo on a phone
how soon can i tap through it
do i get a model in the first month

= Six users try
how many people test the app prototype
do you try the app design with real persons
what do you change after user tests
usability test for apps
who tries the draft of the app
what if users get stuck in the prototype
do real people try it before it is made
what if testers do not understand the screens
is the dummy given to outsiders
how many folks fiddle with it early on
what if they get stuck in the middle
do you fix what confuses them
is it only your own staff that tries it
is half a dozen enough to find the trouble
what do you do with testers' complaints
are outsiders asked to try the model
what if all of them get lost on the second page
how many try it out, a dozen or fewer

= One task, done
how much can the first version do
is the first version with dummy data
what do you mean by thin version
do you start small or with all features
can we begin with only one function
what scope has the mvp
is everything in the first release or only one job
we want chat, booking and loyalty at the debut, is that wise
why so tiny at the outset
is the debut fed with invented records
does it handle a single job or several
is a half-finished everything better than one thing complete
what will our waiters be able to do with the earliest edition
will version one do everything we dream of
do you begin with a narrow slice
does version one use our real customers' data
why not start with all features half ready

= It goes to
how many testers get the first version
who tries the first app version
can our own employees test before the public
how do testers install the trial app
beta group size
closed beta possible
can some of my staff use it before the others
which of my staff become guinea pigs and how many
does the public see the earliest edition
how big is the trial crowd
how is the earliest edition passed round, by mail or through apple
can my cousin outside the firm try it early
two dozen of our couriers as first users, is that the habit
our riders could try it first, how many would be right
how do trial users get hold of it
is the public involved in the trial

= Every two weeks
how frequently do you deliver app versions
how long is one sprint in an app project
do i get notes on what changed
how many days between two app builds
is it biweekly delivery
will we see progress on the app regularly
how many weeks between versions
at what pace do editions appear while you program
are we told what is different in each edition
iteration length
is there a monthly or faster beat
how many editions in half a year, roughly
is there a changelog
what is the delivery cadence during development
do you tell us in writing what is different
do we wait a quarter for the next version

= We test on
do you support older phones
our workers have old androids, will it run
which devices do you test on
do you only try on the latest iphone
low end handset support
why do you keep outdated phones
customers with five year old mobiles, any problem
many of our riders have cheap old handsets
do you have a collection of phones for testing
our hawkers own five year old oppo sets
half of my clients have a cracked cheap set, would it run
is it only ever tried on the flagship models
do you own a museum of handsets
my users will not buy a new handset for this
what about android 9 and such
do emulators suffice or do you hold the thing in hand
does it drag on a set with 2 gb memory
our cleaning ladies use phones from 2017
will it stutter on a cheap vivo
do you own the weird devices that people in india have
is an emulator all you use
our users never update their phones

= The release goes
what is the rollout plan for a new app release
in how many stages do you release
can a launch be stopped halfway
what percentages do you use in a phased rollout
do you keep an eye on store ratings at launch
what if a bad bug shows up on release day
gradual rollout in percent
do you look at user reviews after release
can you pause the rollout
what if the first users complain, do you go on
how do you avoid that all customers get a broken version
can we stop midway if stars drop
how many steps until all have it
how do you bring it to a million folks without disaster
who reads the ratings in the hot phase
after the five percent, what next
is there a brake when things go south
does my whole clientele serve as crash test dummies
percent steps of the premiere
what if the ratings tank on the first evening
how many steps between the first users and the last
can it be halted on launch day
do you look at what reviewers write

= If people will
* when should i not build an app
* who is an app not good for
* do i really need an app
my customers come once a year, should they install something
app for an annual event, good idea
is an app worth it for rare use
we run a yearly festival, shall we make an app
will people install something they hardly ever open
our conference is once a year, app or not
people need it rarely, does it pay to make an app
we are a tax adviser and folks need us each spring only
our museum gets tourists once in a lifetime, shall we have an app
is an app for our wedding hall sensible
flu vaccination once every autumn, do we want an app
my boss is keen on an app for the annual meeting
who ought to keep away from apps
when is an icon on the phone nonsense
how often must folks open it for it to be worthwhile
* in which cases would you talk me out of an app
we organise a marathon each january, would an app be worth it
my clients renew their passport every ten years, app or not
is it wise for a christmas market to have an app
people need our funeral home rarely, do we want an app
every company needs an app today, right

= A fast website
is a web app cheaper than a native app
pwa or app
what is the alternative to an app
how much do i save with a mobile website
do you do progressive web apps
can i avoid the app store altogether
mobile site versus native, which costs less
can a site behave like an app with an icon
which is found better in google, app or website
my budget does not suffice for an app, what else
what is cheaper than an app
can i get around apple and google
website with icon on the phone, what does it cost compared
is there a road around the marketplaces and their 30 percent
half the money, what do i get instead of an app
will google lead people to my app or rather to a page
does a page that sits on the phone like an icon suffice
we have no funds for an app, is there plan b
pages versus apps, which is kinder to the purse
installable page
does a page need apple's blessing
how much dearer is an app than a quick page
our funds are short, is there a thriftier road to people's phones
can our page sit next to the apps on the phone
what would we save by skipping the stores
do i avoid apple's approval with a page
does google find what is inside an app

= And if the
our workflow is chaotic, will an app fix it
can an app solve our messy process
will digitalising repair our broken procedure
our paper system fails, so we want an app
does software help if the organisation is bad
things are confused in our office, we hope an app brings order
our shift planning is a shambles, so we order an app
the slips of paper get lost all the time, would a phone program cure us
does a digital tool heal a sick procedure
nobody here sticks to the rules, will an app make them
as long as we have an app, the process will sort itself out, right
it does not run by hand, will it run by phone
management hopes technology brings discipline
our stock counting is wrong every month and the boss thinks an app will heal it
nobody follows our procedure, so we want software to force them
the handover between shifts is a disaster on paper
digitise first, tidy up later, right

= Sort out the
what should we do before ordering an app
how can i try my idea cheaply
is there something cheaper than a prototype
can i test my start-up idea without coding
should we use excel first
should i fix my workflow before the app
what is the cheapest way of trying a new process
what is the poor man's trial of my idea
before i order anything, what could we try with pen and paper
does a table in google sheets do for a start
how do i find out for almost nothing if the thing flies
where do we begin if our procedure is broken
is there homework before we talk about apps
how many days of trying before ordering
how could we try it without any software
what is cheaper than having you make a model
is excel enough to find out whether it works
what should i do first if the workflow itself is broken

= We choose by
how do you pick the technology for an app
which framework will you use for mine
what does the choice of app technology depend on
do you always use the same framework
do you have a pet framework
is it your taste or my need that picks the technology
who determines what it is written in
one size for all or case by case
what decides between the technologies

= React Native if
react native, flutter or native
when is flutter better
which is better for my app, flutter or react native
our programmers know react, what should the app be in
when do you go fully native
we need bluetooth and camera, which technology
do you recommend cross platform
we want fancy custom screens, what do you use
do you do flutter
is native worth it
app with background location, which way to build
we are a react shop, what would you take for the app
does a camera heavy product need native
how do you decide between cross platform and native
we have two javascript people in house, which road suits us
our product pairs with a sensor, which road
i need very unusual animations, what do you take
my friend says flutter is dead, what do you take
is there a case where the separate way for apple and google is better
scanning barcodes all day in the background, what is it written in
what would you pick for a podcast player running in background
when would you not take react native
should our web crew's skills sway the choice
dart or javascript
we sell a heart monitor that talks to the phone, how would you build it
three react people work for us, what follows from that
our brand wants wild animations, with which toolkit
which one is best, period
our app scans documents with the camera all day

= You get the reasons
will you explain why you chose a framework
do i get a written justification of the technology
do you document the reasons for the tech choice
can my cto see why you picked it
can i have the choice of framework explained on paper
would we get the why behind the technology on paper
my architect wants arguments, do you give them
is the choice explained or decreed
can i read why not the other framework
is there a document on the decision
my technical director will ask why you took that toolkit
do we learn why you decided for one or the other

= Plan for 15
what does it cost to maintain an app per year
how much is app upkeep
yearly cost after the app is finished
running costs of an app
maintenance percentage per year
what should i budget each year for the application
are there follow-up costs
how much is amc for a mobile app
after launch what do i keep paying
what is the annual expense of keeping an app alive
what do i pay each year once the app is there
annual maintenance for application how much
if the app costs 100000, how much per year after
hidden cost after the app is delivered
it cost 80k to make, what is the toll each year afterwards
what slice of the price comes again every twelve months
how much to keep it breathing
is owning an app like owning a car with service costs
my finance chief asks for opex of the app
once it is bought, that is it, no more money, right
how large a reserve should our charity hold
ratio of upkeep to price
ownership cost per annum
if i pay 90000 for the app, what do i owe every year after
what yearly sum should a school reserve once it has an app
after launch it costs nothing any more, right
what fraction of the price is upkeep
does owning an app cost money every year

= Apple and Google
why does an app need maintenance if nothing changes
why must i pay every year for a finished app
what happens when a new ios comes out
we add nothing new, why updates
do new android versions break the app
how often do apple and google change things
can i leave the app untouched after launch
can an app stay as it is for years
why does a ready app cost money again
we freeze it and touch nothing, does it live for ever
why does software on a phone rot
how come a finished thing eats money
autumn brings a new iphone system, are we in trouble
can it go stale without us doing anything
who forces us to adjust all the time
does it make sense to never update
why can we not leave it alone for five years
does a phone system upgrade each autumn cause work
our accountant does not see why a finished program still costs
will it stop functioning if no one touches it

= A first submission
what if the app store rejects us
will apple accept our app
do you guarantee store approval
how do you avoid delays in review
how likely is a rejection at the first try
when do you send the app for review
my last app was refused by apple, can you help
does the store approve at the first attempt
i am scared that google play says no
how long before launch do you submit
how do i calm my board about the gatekeepers of the marketplaces
are you always waved through at once
is it a bad sign if apple sends it back
what do you do so that the gatekeepers do not wreck the date
what are the odds of being turned down
when do you show it to the gatekeepers, at the very end
do you vouch for a yes by google
bounced by apple twice already, what would you do otherwise
our premiere date is fixed, what if cupertino has queries
the launch party is booked, what if apple says no
did you ever get refused
is it normal to be sent back at first
do you wait until everything is finished before showing it to apple

= Payments for digital
why are apps refused by the stores
common reasons for rejection
what do apple reviewers complain about
do we need a delete my account button
in app purchase rules, do you take care of it
how do you design so that review passes
what do the stores ask regarding privacy
what makes the stores say no
do we have to pay apple a share on digital goods, do you plan it
what do the gatekeepers usually find fault with
must folks be able to erase their profile
we sell courses inside, will apple moan
why was my friend's app bounced
is there a list of sins that gets you turned down
do you know the rules about selling subscriptions inside
how do you steer clear of trouble with the gatekeepers
my quiz app was refused because users could not erase their profile
what trips people up at the review
we sell e-books in the app, is that a problem with apple
which rules of the stores do you keep in mind

= Describe the moment
* how do i start an app project with you
* what should i send you for an app idea
* i have an idea for an app, what now
* how to begin with an application
* i want an app, what do i tell you
what do you need to know about my app first
how do i explain my app idea to you
what is the first step for an app
do i need a specification for the app
what do i write to you about the app i want
my head is full of an app, what do i write to you
* opening move for an app
* how do i get the ball rolling on something for phones
what should i tell you, functions or situations
i am a vet and think of an app, how do i put it to you
is a scene from daily life enough as description
which information about my idea do you want
i am a farmer and have an idea for a phone tool, what do i tell you
do you want a sketch, a story or a feature list
when would someone pull out the phone, is that what you ask

= We will tell you whether
will you tell me if my idea should be an app
can you judge whether an app makes sense for me
do you advise app or website
is my idea good enough for an app
will you be frank about my app idea
i am not sure if it should be an app or a site
do you talk folks out of apps
give me your verdict: should this be an app
would you say no if it is nonsense
who tells me honestly if a page would do
does my notion deserve a place on phones, would you judge it
or do you say yes to everything for the money
would you talk me out of it if a page would do
can i get a frank opinion on my idea
is a phone program the right thing for us, do you tell
`;
