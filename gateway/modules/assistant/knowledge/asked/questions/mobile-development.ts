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
do you make apps for both iphone and android
my taxi drivers need an app, is that your line
do you do mobile application development
will the app open speedily and survive patchy network
can you get our application past apple's vetting without hassle
what do your phone apps excel at
are you coders for ipads and smartphones
we have a laundry pickup service and need an app, can you
our gym wants something members tap on their samsungs, do you make it
android plus apple, you people do it
a laundry app for my pickup boys and customers, is it up your street

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
who are the typical users of the apps you make
our technicians wear gloves, do you design for that
do you cater to field workforce and riders
can a nurse operate your app with a single thumb
are your apps meant for office clerks or for those running about
i have 300 delivery partners on motorbikes, do you make stuff for them
do you develop for students and commuters
waiters carrying plates must use it, do you think of such folk

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
do you verify apps where the signal is terrible
is low connectivity an afterthought in your testing
our warehouse has thick walls and zero bars, how do you treat that
where does your app testing commence
will you try it in the lift and the basement
our riders lose coverage constantly, is that a corner case for you

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
what's your mantra on apps
what must an app do to merit its icon
your tagline for mobile please
which saying sums up your mobile team
when do you consider an app to be good

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
do i have to fund two separate apps
is a single codebase used for apple and google phones
can one build target both platforms
do you duplicate the effort for ios and android
is hybrid development on offer
what saves me paying double for samsung and iphone users
do i shell out twice because some have iphones

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
will the app function in the elevator
does it store entries when the network drops and sync afterwards
our surveyors work in jungle without coverage, can they continue
is offline usage part of the deal
what if the wi-fi dies while a nurse is typing
monsoon knocks out our towers, does your app survive
do entries upload by themselves once coverage returns
can guards in the car park basement log rounds
our boats lose network past the harbour, does the catch entry survive
zero bars between floors, does the thing hang

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
who deals with apple paperwork and code signing
do you submit it to google play for us
we have never published an app, do you take us by the hand
is app store optimisation text and submission included
who fights with the review team at apple
do i need to understand provisioning profiles
are marketplace formalities on you
google keeps asking me for paperwork i don't grasp, do you shoulder that

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
can subscribers choose which alerts they get
do you support push notifications by category
our parents only want bus delay alerts, feasible
will users be bombarded with pings
can fans pick the team they get news about
are notifications optional for every subject

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
who monitors stability right after the app launches
do you look for crashes every morning following release
is there hypercare in the initial weeks
will somebody react when the app starts freezing for customers
our earlier app hung constantly and no one noticed, how is it here
is stability monitoring included post launch
an app i ordered froze for everyone and the makers didn't notice for weeks, what about you

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
can partially sighted people operate the app
is voiceover and talkback catered for
my dad enlarges all fonts, will the app layout hold
do you provide accessibility on mobile
does the app adapt to giant type on ios and android
our bank must serve sightless customers on phones, can you

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
do you release to a small slice initially
is a canary or phased rollout standard
how do you prevent a faulty update hitting all our users
what share of users obtains a new version at the outset
does every subscriber receive an update simultaneously
i dread breaking it for a lakh of people in one go, how do you let it out

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
do you code in swift for ios
which language do your ios engineers write
have you got swift experts, not only objective-c

= Kotlin
do you use kotlin
which language for android apps
java or kotlin
do you have native android programmers
google's language for handsets
jvm based handset coding
samsung and xiaomi phones, with which language
is java still used for galaxy phones
are your android folks fluent in kotlin
which language is used for android development
do you migrate java apps to kotlin

= Firebase
do you use firebase
google backend for apps, do you work with it
what do you use for push and analytics in apps
cloud messaging and crash data from google
which ready-made backend as a service
supabase, parse or what
sign-in and realtime data as a service
do you use firebase or onesignal for push
can you work with google's firebase suite
which baas do you know for mobile
do you handle firestore and fcm

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
is expo part of your toolchain
do you do ota updates with expo
which framework sits on react native at your place

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
do you build iphone screens declaratively with swiftui
have your ios folks moved away from uikit
which ui framework do you employ for native apple apps

= Jetpack Compose
do you use jetpack compose
how do you build android interfaces natively
xml layouts or compose
declarative screens on google's system
what replaces fragments and xml at your place
material design screens, with which toolkit
is compose your android ui toolkit
do you still do xml views or the modern android ui
which native android interface framework do you know

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
which embedded database keeps the app's offline records
do you use sqlite or couchbase lite on the handset
how is information stored locally on the mobile

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
can the app pinpoint my trucks on a map
do you do geolocation and routing
i want customers to watch the rider approaching, do you build that
is gps tracking among your skills
can it guide users to our closest outlet
riders all over town, can i see their whereabouts

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
can the app communicate with a bluetooth thermometer
do you have know-how in ble peripherals
our gym bikes transmit wirelessly, can the phone receive that
can you pair the app with a label maker or sensor

= Biometric sign-in
can users log in with fingerprint
face id login
do you do touch id
login without password by face or finger
entry by thumb
bank-like login with a look into the camera
my nurses forget their passcodes, is there an easier entry
passkeys and touch
can users sign in by touch id or face id
do you support fingerprint unlock
is there biometric authentication for the app
our nurses detest pins, can they get in by fingerprint or glance

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
what automates your app submission
do you script store delivery with fastlane or by hand
which tool handles screenshots and signing on release

= TestFlight
do you use testflight
how do we test the iphone app before launch
how do beta testers get the ios version
trial copies for ipads and iphones
apple's channel for early copies
how do 50 of my iphone people get an unfinished copy
how do our ios testers obtain the beta
is testflight used for pre-release distribution
through what can my staff try the unfinished iphone app

= Play Console
do you use the play console
who works with google play developer console
android internal test track
closed track on google's marketplace
where do you manage the android listing
android vitals, where seen
do you operate the play console for us
which google tool is used for android beta tracks
where are android releases administered

= Sentry
do you use sentry
which tool tells you about crashes
error tracking tool in apps
crashlytics or something else
bugsnag, instabug or what
what records exceptions
stack traces from the field
which service reports exceptions in the apps
do you have sentry or datadog for crash monitoring
how do you capture bugs from users' handsets

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
what do i actually obtain at the finish of an app project
is publication under our own name part of the delivery
who writes the store description and privacy labels
will the app be in apple's and google's shops when you finish
do we register as developer ourselves
is listing preparation among the deliverables

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
do you construct the server half of the app as well
is an administration console for our office included
can you attach the app to the backend we possess
what sits behind the app and who makes it
my dispatcher wants to oversee jobs on a laptop, is that delivered
are login accounts and notification sending part of the job

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
do we receive a document on how each screen acts offline
how do you settle clashes when two handsets edit the same thing
is disconnected behaviour specified screen by screen
who works out what is viewable without network
our storemen count in a steel hall, do you spell out what functions there
is sync strategy among the deliverables

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
how swiftly do i receive a trial build after a modification
is the release to the marketplaces automated
do you set up a ci pipeline for mobile
what must i do to ship an update
how laborious is publishing a new version with your setup

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
which metrics do you give us for the app
is there a stability and kpi overview
how do we track whether the app performs
my boss likes numbers, what will he see on the app
do you deliver an analytics sheet with crash rate and funnel

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
under whose identity is the app listed
do i need my own apple membership or do you lend yours
do you draft the store blurb and the data safety declarations
if we break up does the listing stay with us
who captures the screenshots for the marketplace
will customers see longitude or our brand as publisher
is the declared data usage honest
the freelancer listed our app under himself, how do you do it

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
can my staff administer users from a desktop
do you provide the server side and login system
where do we compose notifications to app users
is there a back office for the app
our receptionist has to approve bookings, which screen does she use
is the api built by you too

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
we possess an api already, will you hook onto it
must our in-house server be rewritten for the app
our it team maintains the backend, can you develop just the client
can you consume our current endpoints
will you adapt to the bank's middleware
the core banking api must remain untouched, can you cope

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
what remains usable in the app in aeroplane mode
how is it determined which actions are permitted offline
two guards alter the same entry with no network, whose edit survives
is offline behaviour specified for every view
do you document the merging logic for clashing edits
our meter readers are in cellars, what will they be able to do
who thinks out the disconnected scenarios
cellar, no coverage, two caretakers edit one entry, what occurs

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
how rapidly can i try out a tweak on my mobile
i asked for a colour change at nine, when is it on my handset
are test versions generated automatically after each commit
is there a delay of days until testers receive a fix
do i get a fresh apk each time you modify something

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
is shipping an app update a tedious marathon
how many steps to push an update to the marketplaces
who gives the go-ahead for a store release
our release days were torture, how is it with your pipeline
does deploying to apple require much effort

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
which stats are on the steering page of the app
how do we judge app health
do i get to view launch speed and stability in one spot
is there a conversion funnel overview for the management
what do you count apart from downloads
can the ceo get everything on a single sheet

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
how does an app project kick off with you
do you visit our premises to observe work
will your designer shadow our kitchen staff
what is the opening phase of app development
is there on-the-job observation at the outset
our wards are hectic, do you come and watch

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
what is the second stage of app work
when can i fiddle with a mock app
is the prototype trialled with outsiders
do you validate the concept prior to coding the app
after how many days is there something swipeable on my handset

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
do you begin with an mvp
what does the initial usable edition contain
is there a pilot with a small group of my staff
how do the earliest users obtain the app
does the debut cover everything or a single function

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
how does the app grow after the pilot
what's your sprint duration in mobile
do you check on ageing handsets
are release notes supplied with each iteration
how regularly do we get an updated app

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
how is the public release of the app conducted
do you open it to all at once or in portions
can the rollout be frozen if reviews turn sour
what are the phases of going public
what safety net exists on release day

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
do you come to the actual place where folks use the app
will someone accompany our riders on a shift
does your crew visit the hospital floor
is remote briefing adequate or do you travel to us
my dhaba is chaos at 1 pm, will you come and observe
do you do contextual inquiry
our forklift fellows never sit, will you watch them at work
our kitchen at peak hour is mad, would you really stand there and look

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
who settles the scope of the initial app
on what grounds are features selected for v1
can my wishlist define the mvp
does observation drive what gets built initially
how is the starting feature set prioritised

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
how early do i get something tappable
will there be a prototype before our pitch on the 20th
when do i possess a dummy app on my own handset
how many days till a click dummy
is a month too short for a trial model

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
how many persons trial the prototype and what follows
do you rectify the spots where testers stumble
is usability checked on the mock app with outsiders
what do you do if folks get confused in the trial
is half a dozen trial participants enough in your view

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
what is in the minimal first edition
is the pilot fed with genuine records or placeholders
why do you kick off with a lone function
do you start narrow or with the whole kit
can a waiter complete an order in the initial edition
should v1 contain chat, points and booking

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
who uses the app before the public
how many pilot users are there in the initial round
do my employees get early access and through what
how does the beta reach our folks
is the closed trial limited to insiders

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
what's your release cadence for apps
how long is an iteration in mobile work
do i receive a list of modifications with each version
is there a fresh build every fourteen days
how often can i expect an increment

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
do you check the app on cheap outdated androids
my workers carry 6 year old redmis, will it perform
aunties with ancient phones are our buyers, is that considered
do you have physical handsets or just simulators
is backwards compatibility with obsolete models verified
half our users can't afford a new mobile, do you care
will it lag on a 2 gb ram device
delivery lads with hand-me-down phones, will it run smoothly
my factory hands own ancient itels, is that checked

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
how do you ramp up a release to all users
what percentages are used in the phased release
can you freeze the rollout if stability drops
do you monitor ratings while rolling out
how do you contain harm from a botched version
what if one star reviews pour in halfway

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
we do a yearly carnival, should we have an app
is an app justified when clients visit just occasionally
how seldom is too seldom for an app
our school reunion is annual, app or not
would patients download something for one checkup a year
my conference happens every november, do i need to be in the app store
when would you advise against an app
we run a durga puja once a year, app worthwhile

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
what is the thriftier substitute for an app
does a pwa come cheaper
can we skip apple and google entirely
is there something discoverable on search and pinnable to the phone
we can't afford an app, what instead
how much do i economise with a web version on the home screen
which option avoids the app store vetting
so what's the budget route around the app stores

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
our shift roster is a mess, will an app cure it
does digitising a muddled procedure help
my staff ignore the rules on paper, would software enforce them
can tech rescue a badly organised shop floor
approvals get stuck everywhere in our firm, should we order an app
is an app a remedy for poor discipline
roster chaos, everyone swaps on whatsapp, would an app sort it

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
what should we do prior to ordering an app for a muddled workflow
is excel sufficient to trial the procedure
can i validate the idea with google forms before paying you
what's the least expensive experiment instead of a prototype
where do i begin if our procedure is in disarray
should we dry run on a spreadsheet
what cheap trial do you suggest ahead of a prototype

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
on what basis do you select native or cross-platform
is there one default framework for all clients
how do you determine the mobile stack
does your stack choice hinge on our people
are you dogmatic about flutter

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
flutter vs react native, your advice
when is fully native worth the extra
our web guys know javascript, which mobile framework then
we need heavy camera and beacons, which approach
i want a fancy bespoke look with animations, what framework
when do you advise kotlin and swift separately
does a fitness tracker app demand native

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
do you justify the framework selection on paper
will my technical lead receive the rationale
is the tech decision recorded
can i read why you opted for flutter
our architect demands a decision record, do you supply one

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
what are the recurring costs of an app
how much should i set aside annually for app maintenance
what proportion of the outlay is the yearly app amc
after launch what do we shell out each year
total cost of ownership of a mobile app please
we spent 60 lakh on the app, what is the annual running bill
our ngo wonders about opex after the grant
is upkeep a big chunk of the original amount
and per annum, what does keeping the app running take
app is ready, how much should my treasurer reserve each year

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
why does a finished app need money every year
we don't want new functions, why still pay
can the app be frozen as it is for ten years
what makes an app decay with time
do os upgrades from apple oblige us to update
does a new android version cause rework
can we just leave it alone after launch
the app is finished, why on earth pay again

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
what if apple declines our app
do you get through the vetting in one go
how do you reduce the risk of rejection at submission
launch party is fixed, could the gatekeepers delay us
is bouncing on the initial submission common
when do you hand the app to apple for checking
our previous app was knocked back twice, how do you tackle that
apple knocked my nephew's app back, how do you play it

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
what are typical grounds for apple turning an app down
do in-app purchases cause rejections
is it a must that users can remove their account
which guideline violations do you steer around
what do reviewers nitpick about
our quiz app sells coins, might that be an obstacle
which mistakes get apps bounced by the gatekeepers

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
how do i get started with an app idea
what should i write to you on my app concept
do you require a spec sheet or wireframes at the outset
i have a vague notion for an app, what do you want to hear
is a small anecdote of usage enough as a briefing
initial step for mobile please

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
will you say frankly if my idea is no app material
do you evaluate whether an app is warranted
and then, do i get your verdict on app or website
can you vet my concept before i invest
is somebody going to tell me if it's a silly app
`;
