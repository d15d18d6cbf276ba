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
do you build apps for couriers
can you tell me what kind of users you build for
is it true that you design for one hand
i want to know if you make apps for nurses
apps for people on the move
what about people with only one hand free
are your apps not for people at a desk
for customers or for staff, which do you build
who do you have in mind when drawing the screens
do you make tools for delivery riders
thumb friendly stuff, do you do it
our drivers hold a parcel while tapping, ok
do you design for field workers
is your target someone walking
apps for pupils and apprentices, do you make these
which audiences do you know in mobile
a mum with a baby on her arm, could she use it
our waiters carry plates and can't type with both, do you think of that
i worry your screens want two thumbs and calm
suppose my technicians climb ladders, is it made for such people
my ward manager asks if you know how staff on their feet work
we are a food delivery start up with motorbikes, do you build for such folks
and who uses them
do you have hospital staff among the users
so it's made for busy people standing

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
where do you begin testing
do you test apps with bad reception
can you tell me how you test for poor signal
is it true that you test bad reception first
i want to know if you try the app where signal is weak
testing starts with bad reception
what about testing in places without coverage
do you not test only on office wifi
is bad reception tested first or last
do you try it in the mrt tunnel
how do you check it on edge networks
is weak connectivity an afterthought with you
do your testers go into lifts and basements
throttled network in qa, yes
flaky internet, is that part of your checks
when in the process do you look at dropouts
would you try it in my cold store
is poor mobile data the ordinary case for you
our last app worked in the agency's office and nowhere else, how do you try yours
i am in the hills where one bar is a good day, do you consider us
suppose our estate has hardly any coverage, did your qa see such
my operations chief asks how seriously you take dead zones in trials
we are a plantation in sarawak, do your trials cover that
and how is that tried out
at which point do you look at the signal
so a shaky line is your starting point

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
when does an app earn its place on the first screen
can you tell me your view of a good app
is it true that an app should work in a lift
i want to know what you think makes a good app
app motto lift first screen
what about your philosophy for mobile
does an app not deserve the home screen by looks
what earns an app its place, design or working
what's your belief about handset software
your slogan for mobile please
elevator saying, how does it go
what must a program do to be worth a spot on my phone
tagline of the mobile page
which proverb do you have about icons and elevators
what merits a home screen slot in your eyes
what do you measure a great one by
how does your team define worthiness of an icon
i delete most things after a day, what in your eyes makes one worth keeping
i am writing an article on app makers, what is your creed
suppose you had one sentence on mobile, what would it be
my students ask for a principle of mobile design, have you one
my phone is full, why would yours get a spot on it
what proves that a handset program is any good according to you
and is there a saying that goes with that
what does the elevator have to do with it

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
is it one code base for ios and android
do we pay for two apps
can you tell me if you write it twice
is cross platform the rule with you
do you double the effort for both phones
shared source for apple and google, yes or no
would a single team serve both camps
when is one code for both not wise
do i save money if it is not done separately
hybrid or native, what do you take
my accountant asks why we should fund two programs, do we
flutter style write once, do you work like that
and is it built for each phone separately
is one program enough for everybody's handset

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
does the app work with poor reception
does it catch up when the signal is back
can i use it offline and send later
what about tunnels and basements
will my inspectors lose their notes when the wifi drops
no internet on the ferry, still ok
does it sync by itself afterwards
our guards are in the third basement, is it usable there
queue and retry, is that built in
i worry that a form is gone if the line is cut
is it dead on a plane
suppose the network is down for a day, what of the entries
store and forward, do you include this
and when there is no data connection

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
do you handle the store review
who does the store listings
is signing part of the service
can you tell me if you submit the app for us
i have no clue of apple's procedures, do you do them
who writes the blurb and takes the pictures for the market places
certificates and provisioning, whose job
do we have to argue with cupertino ourselves
aso and all those forms, included
will you upload it to google's market
our intern got stuck at the submission, would you do this
what about approval by apple, who sees to it
is the paperwork of publishing on our shoulders
and who gets it past the gatekeepers

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
can people choose push messages by topic
do your apps send push messages
i want to know if notifications are opt in
parents only want news of their child's class, possible
will it buzz all day
can a client mute the promotions and keep delivery alerts
granular notification preferences, do you have it
is there subscription to subjects
i hate apps that pester, are yours like that
is one able to select only cricket scores
what about notices on the lock screen, all or some
segments for pushes, included
and who decides what is sent to whom

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
do you watch crash reports
how often are crash reports looked at
is it true that you check crashes daily at first
what about crashes in the first month
who looks if the thing freezes after release
early life monitoring, included
do you keep an eye on stability after launch
for how long do you look each day
our last one closed itself for weeks and no one cared, would you notice
hypercare for the app, do you do it
is someone looking at failures every morning
i worry about bad ratings right after we come out
do you wait for users to complain or see it yourself
and after it's out, who checks it doesn't fall over

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
do your apps support screen readers
does large text work on both systems
is it true that blind people can use the app
can you tell me about accessibility on android and iphone
talkback and voiceover, are they catered for
my mother sets her letters huge, does the layout hold
we must follow the disability law, is the app fit for it
does it speak aloud
dynamic type, supported
what about users with low vision
our bank serves pensioners, can they read it
will it fall apart when fonts are at 200 percent
inclusive design on mobile, is it in
and can the visually impaired handle it

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
do you release to everyone at once
how many users get a new version first
is it true that only 5% get it first
what about staged releases
phased rollout, do you do that
canary for mobile, what percentage
i fear that a bad update hits all of our customers the same day
do some people receive the upgrade earlier
is there a small group that tries the fresh version in the wild
suppose an update is faulty, how many are hurt
one in twenty or all, who receives it initially
gradual distribution, included
how do you limit the harm of a wrong version
and then it goes to the rest

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
do you write swift
which language do you use for iphone
native ios coding, in what
do your apple people still do objective c
i'm an xcode developer, is there work at yours
ipad program, what is it written in
what do you code for apple watch in
we have an old ios app in apple's own language, can you take it
which tongue do your iphone engineers speak
apple side of the tech stack
combine and async await on ios, do you know it
and for apple, which programming language

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
do you write kotlin
which language for android
is your android work in java or something newer
jetbrains language, do you use it
what do you code samsung programs in
coroutines and flow, do you know that
our android app is old java, what would you move it to
i graduated in android programming, which language do you want
google's preferred language for phones, do you have it
xiaomi and oppo users, what is their version written in
kmp, do your people have the base for it
and on the green robot, what language

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
what do you send pushes with
google's mobile backend, do you work with it
which baas is in your toolbox
we already have remote config and fcm running, can you work with it
do you do quick backends for a prototype app
crashlytics and analytics from one house, which
our start up wants no servers at first, what do you use
phone number login via otp, with which service
realtime chat data on mobile, what tool
does your mobile stack have anything of google cloud
which ready made service takes care of sign in and messages

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
react native with what toolkit
how do you do one app for both platforms
which cross platform tool is on your list
flutter or react native, what do you have
over the air updates, with which tool
our web team knows react, can they help on the phone app, what do you use
do you eject or stay managed
eas build, familiar
xamarin is dead for us, what do you offer
javascript on phones, which way
and if we want it written once

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
what do you draw iphone screens with
declarative ui on apple, do you
uikit or the newer one
do you make widgets and watch faces natively
we have storyboards from 2016, what would you rebuild in
which apple interface framework do you know
native ios look, made with
macos and ipad views from the same code, with what
i design for ios, in what do your coders realise it
previews in xcode, do you work that way
and truly native on the iphone, which ui kit

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
what do you build android screens with
xml layouts or the modern way
google's declarative ui, are you fit in it
which android ui framework is in your native list
material you look on pixel, made with what
our app still has fragments, what would you migrate to
composables and state hoisting, does your team know
native interface for android tablets, which toolkit
i teach android, what do agencies like you use for views now
view binding is old they say, what do you use
and on android natively, with what

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
which local database do you use
offline records, stored in what
realm or something simpler
what holds the entries until there is signal
embedded sql on the handset, do you do it
can the catalogue be searched on the device itself
where are forms saved if the server can't be reached
small file based db, which one
our auditors ask what stores patient notes on the tablet
and on the device what keeps the information

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
can your apps show maps
do you use the phone's location
can you show the nearest branch
gps, do you do that
where is my rider, can the customer see it
our trucks should be seen on a chart, possible
geofence alert when staff reach the site, do you do such
do you work with google maps or mapbox
pin my food truck for hungry folks, can you
turn by turn for technicians, is it within your skills
i want parents to see the school bus coming
attendance by whereabouts, can a phone do it for us

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
can the app talk to our machine
pairing with a glucose meter, possible
ble beacons in the museum, do you know how
open a door with the phone, can you build this
we make smart scales, could you connect them to an app
wireless thermometer reading, in your skills
iot gadget near the phone, can you link it
gatt profiles, does your team know these
print a label from the handset without cable
treadmill and heart strap data to the phone, doable
and nearby hardware, can you hook it up

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
can people log in with a fingerprint
do you do face id
biometric sign in possible
our nurses forget passwords, is there something quicker
touch id and the android counterpart, do you add them
unlock with one's face like in a bank, can you
passwordless entry to the app, do you know how
thumb in place of pin, possible
my users are old and mistype, could they just look at the phone
secure enclave and keystore, does your team use these
quick re-login for cashiers by finger
and how do users get in without typing

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
how do you automate the app release
what uploads the builds to the stores for you
scripting of screenshots and signing, with what tool
bitrise or codemagic or something else
mobile ci lanes, do you have them
do your people upload by hand each time
match and gym and deliver, do you work with these
which ruby tool is in your release kit
our releases cost an afternoon of clicking, what would you bring
i'm a mobile devops engineer, which tool do you run
and what pushes the app out automatically

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
how do i try the iphone app before release
beta distribution on ios, through what
can twenty of our staff get the unfinished version
where do ipad testers download the preview
apple's own beta channel, do you use it
external testers before the app store, by which means
i'm an investor and want to try it on my iphone early, how
pre release builds for apple devices
our board all have iphones, how do they see the trial
and how does the beta get on my phone
ad hoc or something official for testing on apple

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
do you use play console
closed testing track on android, do you use it
google's developer portal, do you know your way in it
android beta for our staff, by which tool
anr and vitals, where do you look
who handles data safety at google, in what tool
pre launch report on android, do you look at those
staged percentage on android, set where
we have a google developer account already, can you work inside it
and for the google side of releasing
app bundle upload, through what

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
what tells you about crashes
error monitoring on phones, with which service
crashlytics or which one
how do you see exceptions on users' devices
our app dies and nobody knows why, what do you install
stack traces from the field, collected by what
bugsnag or rollbar or what
which tool alerts your developers of errors
apm for mobile, what do you have
breadcrumbs before a failure, do you record these
and how do you know that it fell over at a customer's

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
do we get the app in both stores
what do we receive at the end of an app project
can you tell me if you publish to apple and google
is it true that publishing is part of the delivery
i want to know if the app will be in the stores
apps in both stores deliverable
what about store listings and screenshots
do you not just give us a file
one store or both
is the product downloadable when you finish
can people install it from day one
does delivery mean it's really out
will it be findable for anybody with a phone
is distribution in the parcel
do you bring it to the play store and the app store
what is the first thing on your list of mobile deliverables
do i end with a live product or a bundle of code
is the launch on the marketplaces yours to do
our freelancer gave us an apk and went home, what do you give
i don't know how to get on the app store, do you take it that far
suppose we have no developer accounts yet, do you still get us published
my boss wants to type our name in the app store and find it, will that be so
we are a gym, will members be able to download it at the end
and it is public by then
so what do we have on the marketplaces when you go
is putting it there included

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
do you build the service behind the app
is a backend included with the app
can you tell me if the server part is delivered
is it true that we get an admin screen
i want to know if you make the api too
backend api accounts admin screen
what about the part behind the app
do you not only make what is on the phone
do you build the backend or use ours
is the server side in the deal
what powers the thing behind the curtain
does my office get something to steer it all from
do you deliver the cloud part too
who makes the engine the phones talk to
is there a console for the dispatcher
do users' logins come with it
the invisible half, whose job is it
would we need another vendor for the server
our first app agency left us with screens and no server, do you do both
i run a laundry and someone in the shop must see the orders, is there something for that
suppose we've got nothing in place, do you make it end to end
my it manager asks if you would bring a server or dock onto ours
we are a bus operator with dispatchers at desks, do they get a screen
and what is behind the app
is that charged as another project
so both cases are fine, with and without a server of ours

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
do we get an offline plan
what is the offline plan
can you tell me if offline behaviour is written down
is it true that you plan each screen for no connection
i want to know if there is a document about offline use
offline plan deliverable
what about offline, is it left to chance
is offline not just a promise
is the offline thing a paper or a feature
do you hand over something on how it acts without network
is behaviour with no signal specified
which deliverable deals with dead spots
do you have a strategy for lost coverage
are sync rules part of what we get
does someone think ahead about flight mode
do we receive a spec for disconnected use
what tells our storemen what they can do in the steel hall
who settles what works in the tunnel
our app showed a blank page underground and nobody had thought of it, do you
i worry about what happens in the warehouse without wifi, is it settled beforehand
suppose signal is gone half the day, what do you prepare
my chief engineer wants the no network rules on paper
we are a mining company, do you lay down how it works below ground
and for no coverage, what do you deliver
who writes that and for which screens
so that is thought through before

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
how quickly is a change on my phone
are builds and releases automatic
can you tell me how a release to the stores works
is it true that a test build comes within the hour
i want to know if releases are automated
automatic builds and releases
what about trying a change on my own phone
do releases not take an afternoon
one approval or many steps
how soon can i try the correction i asked for
is mobile ci/cd in the package
do we wait days for a trial version
how many clicks to ship
is publishing laborious
what is the pipeline for the app
do testers get fresh versions by themselves
sixty minutes from commit to handset, do you manage
who presses the button to bring out an update
our team spends half a friday uploading, what do you set up for us
i want to see my comments fixed the same morning on my galaxy, possible
suppose i ask for another colour at nine, when is it in my hand
my release manager asks how much manual work is left
we are a newspaper and update twice a week, is it quick to ship
and how do updates get out
what do i have to do for that, just say yes
so it's no hand work any more

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
what figures do we get for the app
do you show crash-free sessions
can you tell me which numbers we can steer by
is it true that the figures are on one page
i want to know if we see how the app performs
figures crash-free sessions start time
what about numbers for our business
do you not drown us in figures
is it one page or a big analytics tool
which metrics do you deliver
do i get a dashboard
how will i know that the thing is doing well
is there a cockpit for the owner
kpis for mobile, do you set them up
conversion funnel on a sheet, included
do we see how fast it opens
where do people drop out, can i see it
how stable is it, would i be told
our tool has eighty charts and i understand none, is yours simpler
i only care how many finish an order, do you show that
suppose the thing gets slower, do we notice by ourselves
my investor wants a handful of health values, do we get those
we are a clinic and want to know how many complete a booking, is it measured
what does that page show
and which steps do you count
so there is something short for the boss

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
under whose developer account is the app published
do the privacy declarations match the app
can you tell me who makes the listings and screenshots
is it true that the app is published under our own account
i want to know if our name stands in the store
own developer accounts listings screenshots
what about the privacy labels
is the app not under your name
your developer account or ours
whose name do people see as the seller
do you declare honestly what is collected
who fills in google's data safety form
does the icon stay if we part from you
is apple's yearly membership ours to pay
does the marketplace page say the truth about tracking
can we move to another firm without putting it out anew
who draws the pictures for the shop page
do you lend us your publisher login
our previous studio owned the listing and we lost all reviews when we left, how is yours
i worry about a fine if the label says no tracking but there is some
suppose we split, can you pull our program from people's phones
my privacy officer asks if the nutrition labels are accurate
we are a hospital and every claim about patient data must be right, who checks the declaration
and who is the publisher of it
what goes with that in the store
so it belongs to our company there

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
is there an admin screen for our staff
do you make the api for the app
can you tell me what the service behind the app has
is it true that push messages and accounts are included
i want to know if my staff can manage users
api accounts push admin screen
what about an admin screen
does the app not come without a server part
do staff manage things on the phone or on an admin screen
can the office block someone
who sends the announcements and from where
is there a web panel for reception
do people get a profile and login
can the secretary compose a notice to all
can we see orders on a pc
endpoints for our partners, are they made
rest or graphql layer, included
what does the server side consist of
my ladies at the front desk don't want to use a phone, what do they use
i need to approve each new member by hand, is that possible from the office
suppose a driver is rude and must be locked out, where do i click
my manager asks what the employees get to run it with
we are a school and the clerk must message all the parents, what is there for him
what belongs to that backend
and what do we get on the desk side
so users can register and we administer them

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
can you use our existing backend
do you build to a backend we already have
can you tell me if you need a new server
is it true that you work with our own backend
i want to know if our backend can stay
existing backend app on top
what about our own api
will you not replace our backend
new backend or ours
can you plug into our sap services
do you consume third party endpoints
our in house team runs the server, ok
must our core banking be touched
will you hook onto what is there
can you make only the phone part
do we have to redo the server side
is integration with a legacy interface fine
could you dock the app to our erp
our it department built a fine api two years ago, would you insist on another
i worry you'd throw out what our programmers made
suppose a vendor in pune hosts our services, do you connect with that
my architect wants the system of record unchanged, do you respect it
we are a university with soap services from 2010, would you cope
and if we have a server by now
do we still pay for that piece then
so our stuff can remain

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
what happens when two devices disagree
what can be read without a connection
can you tell me how conflicts between devices are decided
is it true that there is a decision for each screen
i want to know what can be done without connection
each screen read do conflict
what about two people changing the same thing offline
is it not decided by chance which device wins
does the last change win or is it decided per screen
how do you resolve sync clashes
two nurses amend one chart with no wifi, whose entry counts
merge conflicts on phones, what is the rule
which buttons stay alive in flight mode
can i still look things up when the network is gone
whose version survives
does every page have a rule for no coverage
is it per view or for the whole app
what remains possible underground
both my inspectors edited one report in the tunnel and one was lost, how do you treat this
i fear that stock is counted twice when signal comes back
suppose driver and office alter one order at once, who is right
my quality head wants the clash logic on record, is it
we are a meter reading firm, two men may read one cellar, what then
what does that plan say exactly
and if phones contradict each other
so it's laid down page by page

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
how soon after you change something can i see it on my phone
can you tell me when a test build reaches my mobile after an edit
is it true that i get a new test version the same hour
test build on phone how quickly
i want to know if every little change turns up on my handset for testing
what about test builds, do we have to wait for them
don't tell me i have to wait a week to try each fix
are test versions faster than once a day with you
does continuous integration push something to testflight or firebase for me
the dev corrected a typo at ten, could i check it by eleven
do you run ci that spits out an ipa after each merge
how instant is the feedback loop between programmer and client
when your fella finishes a bug, when can i poke at it
do i ever need to drop by your office to look at the latest state of the app
what is the lag between a pull request and me holding it
will i be sent fresh internal versions without begging for them
our last developer showed us progress only every quarter, will we see things sooner
i worry that i'd be reviewing screenshots instead of the real thing, can i tap it same morning
suppose my nurse reports a wrong label before lunch, could she verify the correction before her shift ends
my boss likes to check every tweak himself, will it arrive on his samsung right after
we're in sharjah and you sit in bengaluru, how do the tweaks reach our handsets so we can check them
and how many minutes before it shows up
do i get one for each commit or only for big ones
so i don't have to plug in a cable
is that test build sent automatically
and who makes that trial version, a person or a robot

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
how much work is a release to the app stores
can you tell me if releasing an update is just one approval
is it true that publishing to the stores takes only one click
store release how many steps
i want to know if a new release eats up half a day
what about sending the app to the stores, is that painful
it shouldn't take an afternoon to publish, should it
is your release quicker than doing it by hand in app store connect
do you use fastlane or something like it for going live on the marketplaces
what do i personally have to do when we push to play console and itunes connect
can a non-technical manager give the nod and it is out
is shipping to production a one-tap sign-off
our guy uploads screenshots and signs certificates for hours each time, how is it with you
how laborious is it to get v2.3 out to the public
who says yes before a version is published
do you have continuous delivery with a manual gate
i dread publishing days because our freelancer needs from lunch to evening, is yours easier
i worry that a security patch would be stuck because publishing is such a chore
suppose our product owner is on holiday in langkawi, could she okay the update from the beach
my boss wants to know whether getting a version out is a big ceremony
we're three people at a school and have no time for lengthy publishing, is it simple
so all i do is say go
and how long does that publishing step take us
is one person's okay enough for that
do you still fiddle with certificates and uploads by hand then
and once i agree, does the rest happen by itself

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
which numbers do you show about the app
can you tell me whether crashes and start time are reported on one page
is it true that i get all the app figures on a single page
app dashboard crash-free sessions start time
i want to know if i can see how many sessions end without a crash
what about metrics, which ones do you track for a mobile app
i don't want forty charts, is there something shorter
is your report simpler than firebase or google analytics
which kpis land in front of me after go-live
can i see where folks drop off before paying in the app
does the cockpit tell how many times it hangs
how will i know whether the thing is doing well or badly
do you measure cold boot duration
is there an overview that an owner with no it background can read
do you monitor anr and bugsnag or sentry style numbers for us
what does the scoreboard contain
our former vendor sent a sixty-page pdf nobody opened, what would you give us
i worry that people give up in the middle of booking and we never hear of it, would i see that
suppose the new version is slower to launch, where would i notice
my investor asks for mobile health numbers, what can i hand her
we run clinics and care only about how many appointments get finished, can you track just that
and does it all fit on one screen
so what exactly is on that page
who picks which business steps are counted
is the loading speed in there too
and are freezes and sudden closings counted

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
what is the first step when you build an app
can you tell me how mobile work begins with you
is it true that you start an app with a day in the field
first phase app project field visit
i want to know if you come to our workplace at the outset
what about a discovery phase, how do you do it for mobile
you don't start with a workshop in a hotel, do you
is a field day better than a questionnaire for starting
does step one involve riding in our lorry
what's phase one of your app methodology
do you do ethnographic research prior to designing
where does the team go in week one
how do you gather requirements from cooks and porters
will your designer come and get her shoes dirty before sketching
do your people do a ride-along at kick-off
what do you do before any wireframe exists
the last agency never set foot in our plant, how would you begin
i worry that developers will design from their air-conditioned office, do they get out
suppose we sign monday, what happens on the ground first
my boss wants to know the opening stage of an app engagement
we have forty pest control technicians, would you tag along with one before starting
and what do you do with what you saw that day
how long is that first visit
so what comes at the very beginning
and that day determines what gets built in v1
is the site visit the start of the mobile process or does it come later

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
when in the process do we get a prototype
can you tell me what happens after the field day
is it true that six users try a clickable prototype in your app process
prototype step app three weeks six users
i want to know if a prototype comes before the programming
what about usability tests in your mobile method
we don't go straight into coding, right
is the second step quicker than a month
what's stage two of building an app with you
at which point do ordinary folk get their hands on a mock-up
how do you de-risk the design ahead of engineering
do you make a figma dummy that runs on my own handset
is there a trial with real persons prior to writing software
what follows once you have watched our staff at work
how do you find out which screens baffle people
does the design phase end in something i can thumb through
our earlier project was approved on slides and flopped, is there a stage where humans try it
i worry that we discover bad navigation only after paying for it, where in your steps is that caught
suppose it's week four, what would i already have in my hand
my boss wants to know the milestone after research
we are a bus operator and passengers are impatient, when do they get to try a draft
and after the visit, what's next
so in week three i get what
who is asked to try that early draft
and what do you do with what confused them
does that prototype and tryout belong to the mobile work or is it a separate job

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
what comes after the prototype in an app project
can you tell me what the first real version contains and who gets it
is it true that your first version does only one task for about twenty people
thin first version step mobile process
i want to know if there is a pilot before everybody gets the app
what about an mvp, how do you define it and hand it out
you don't build everything at once, do you
is your first version smaller than a normal mvp
what does phase three deliver and to whom
how do you run the closed beta and what's inside it
does testflight come into play, and with how much functionality
when do our own employees start using it for actual jobs
what is the slimmest thing you put live with live records
what's the third milestone in the mobile method
is there a pilot group of colleagues working with one feature
how does the walking skeleton reach our people
our old supplier launched thirty half-working screens, what do you launch first and with whom
i worry that the pilot will be a toy, does it do a proper job for some of our crew
suppose the draft passed its usability check, what do you build next
my boss wants to know how large the pilot is and what it does
we have two hundred meter readers, would all of them get the initial edition
and when the mock-up is settled, what next
so who holds that thin version
and how much can it do
is that one on the public store already
does it run on genuine records at that stage

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
what happens after the first thin version is out
can you tell me how the app grows once the pilot runs
is it true that the app gets wider every two weeks
fortnightly builds older devices step mobile process
i want to know if there is a steady rhythm of releases while you develop
what about the stage between pilot and launch
we won't be left waiting months between versions, will we
is a fortnight more usual than monthly in your app process
how are sprints organised and what do you test on
what's stage four of the mobile method
how do you add the remaining functions after the mvp
are the increments agile and checked on dated hardware
at which stage do you look at cheap and aged mobiles
how does it expand from one job to the whole thing
do you do iterations with a changelog
what is the cadence following the beta
our former agency went dark for half a year after the demo, how do you keep going
i worry that the app grows too fast and breaks on the guards' old nokias, how do you handle growth
suppose the pilot is happy, how do the other features arrive
my boss wants to know the tempo after the initial edition
we are a cooperative of milk collectors with aged handsets, how does your development proceed for us
and after the twenty people, what then
so how do the rest of the features get in
do i get something to read with each of those
and on which phones is each step tried
how often does it get bigger

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
how does the launch work in your app process
can you tell me the last step of an app project
is it true that the launch is done in stages
staged launch last step mobile process
i want to know if the launch can be halted
what about launch day, how do you organise it
not everyone gets it on day one, do they
is a staged launch safer than releasing to all at once
what's the final phase of the mobile method
how do you go live with a hundred thousand subscribers
is there a controlled ramp-up at the end of the project
what does the finale look like after all those sprints
can you yank it if the one-star ratings pour in
how is the rollout to the public planned
do you release in waves
do you use phased rollouts as the closing stage
our previous launch was a catastrophe in one night, how do you stage yours
i worry that opening day will embarrass us, what is your procedure for it
suppose everything is built and tested, how does it get out to the world
my boss wants to know the closing stage and its brakes
we are a bank with two million clients, how would the app be let loose
and when it's finished, how does it go out
so what comes last
who is watching while it spreads
and at what point does everybody have it
is there a stop button in that last stage

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
will you visit the place where the app is used
can you tell me if you come to our kitchen before designing
is it true that you go along on a delivery round
site visit ward kitchen app team
i want to know if your people really go into the hospital
what about seeing our staff at work, do you do that
you don't design only from your desk, do you
is going there better than a phone briefing in your view
do you do gemba walks
would one of your folks sit in our mamak stall during supper crowd
do you shadow technicians up the telecom tower
can your researcher join the night duty of our nurses
would you stand in the mud with our farmers
do you do fieldwork or only interviews on zoom
do you observe folks in their natural habitat
will anybody hop into the tuk-tuk with our postman
our last agency never left its office and it showed, do you
i worry that you don't know how dark our cold store is, will you look for yourselves
suppose the thing is for electricians on ladders, where do you watch them
my boss wants to know if we must arrange visitor passes for you
we're a laundry in deira with a steamy back room, would you come in
and where exactly do you go that day
do we have to come to you or do you come to us
who do you follow around there
would you also come to a construction site
so you actually stand next to the worker

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
how do you decide what goes into the first version
can you tell me what decides the first version's features
is it true that the field day decides the first version
what decides first version app
i want to know if what you learn on site really matters for the scope
what about our own feature list, does it decide
you don't just build what the sales director shouts for, do you
is observation weightier than our wish list for version one
what do you do with the findings
how do the insights turn into scope
does the visit have consequences or is it just for show
on what basis is the mvp cut
why would something we asked for be left for later
who or what sets the priority at the outset
is the roadmap evidence-led
what purpose does all that watching have
our committee has ninety requests and quarrels, how do you settle which ones go in initially
i worry that the research ends in a drawer, is it used for anything
suppose you notice that the waiters never look at the menu tab, would it be dropped from v1
my boss wants to know why you don't simply take our spec and start
we wrote a forty-page requirements document, will it dictate the beginning or will reality
and what comes out of that visit
so what's it good for, your day with us
does it change what gets built
and then who draws up the initial feature set
is the outcome of that day binding for v1

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
how many weeks until i hold a clickable version
can you tell me how fast the prototype comes
is it true that i can click through it within three weeks
clickable prototype how long
i want to know if there is something to touch in the first month
what about a quick mock-up, when is it there
it doesn't take three months to see something, does it
is your prototype ready sooner than a month
when do i get something i can fiddle with on my own mobile
how soon after signing can i thumb through the screens
what's the turnaround for an interactive mock
by when would there be a demo to swipe
does twenty-one days suffice for a draft i can press on
when will it stop being just talk
what is the lead time to the initial tangible thing
can i show my co-founder something that reacts to touch before the month is over
we pitch at a trade fair in gitex in five weeks, would there be something in our hands by then
i worry that i will pay for a quarter and see only documents, when do i see screens
suppose we sign on the first, what do i have by the twenty-first
my boss wants to know the date when he can tap through it
we're a museum and the trustees meet next month, can they hold a draft
and how long did that draft take
so when do i hold it
can i press buttons in it or is it just pictures
is it on my phone or on a big screen
how early is that exactly

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
how many users try the prototype
can you tell me who tries it out and what you change
is it true that six users test the draft
six users usability test prototype
i want to know if real users try it before you build
what about people who get stuck, do you change things for them
you don't rely only on the client's opinion of the screens, do you
are six people better than none for finding problems
how do you find out where folks get baffled
is there hallway testing with half a dozen persons
do you watch strangers struggle with it and repair that
how large is the sample in your ux research round
what happens when somebody freezes at a screen
do grandmothers get to play with it and do you listen
whose hands is it put in prior to development
do you remove the stumbling blocks you saw
our last app confused everybody on the login page, would you catch that beforehand
i worry that you'll fall in love with your own layout, who puts it to the proof
suppose four participants can't find the pay button, what then
my boss wants to know how many participants you recruit
we serve elderly patients in kochi, would some like them be asked to play with the draft
and how many did you ask
what do you do with their troubles
so who are these testers
is it altered after those sessions
and if they get lost somewhere

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
what does the first version do
can you tell me how many tasks the first version covers
is it true that you start with only one task
first version one task real data
i want to know if the first version works with our real data
what about dummy data, do you use it in version one
you don't ship ten half-finished screens at the beginning, do you
is one complete task more useful than five partial ones
how minimal is the minimum viable product
do you do a vertical slice
would it let a courier close a parcel fully, even if nothing else works yet
what is the smallest thing you'd put out
is the initial edition fed with production records
how narrow is the pilot in function
why don't you begin with login, profile, chat and everything
does it do a single job properly
our old supplier showed a beautiful fake with lorem ipsum, would yours hold true records
i worry that the mvp will be a shallow tour of everything, or does it go deep on something
suppose we need ordering, paying and tracking, would all three be there at the beginning
my boss wants to know what exactly v1 will be capable of
we're a pathology lab, could the initial edition carry a sample from collection to report
and what can it actually do
so just a single function then
is it complete or does it break off halfway
are those live figures or made-up ones
and which job do you take for that slim edition

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
who gets the first version
can you tell me how many of our people test it
is it true that only twenty people get it at first
twenty people test channel store
i want to know if my own people can install it before the public
what about testflight, do our staff get it that way
it isn't public from the beginning, is it
is twenty testers more than you usually have
how big is the closed beta circle
do you hand it out through google's internal track
which folk receive the pilot
how do we put it on the drivers' mobiles without being listed publicly
could competitors download it during the trial
do we sideload it or does it come via apple
who are the guinea pigs for v1, yours or ours
is the soft launch limited to a handful of colleagues
we have three hundred nurses, would you let all of them loose on it or just a ward
i worry that strangers could rate it before it's ready, who can see it
suppose my sister runs a branch, may she be among the early ones
my boss wants to know how many licences or invitations we need for the pilot
our it department forbids loose apk files, how does the pilot reach the handsets
and who gets to play with that
how do they install it
so it isn't for everybody yet
how many is that roughly
do those testers come from our side

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
how often do we get a new build
can you tell me if there are release notes with each build
is it true that a new version comes every two weeks
new build every two weeks notes
i want to know if i will be told what changed in each version
what about release notes, do you write any
we don't have to wait months for the next build, do we
is that more often than once a month
how long are your sprints
what is your release cadence in mobile
do i get a changelog
twice a month something fresh, yes or no
at which interval do updates come while you're developing
how do i follow what was added since last time
when does the following increment arrive
what tells me the difference between this edition and the one before
our programmer drops versions at random without a word, how regular are you
i worry that i'll lose track of what has been altered, is there a list
suppose i ask for a feature on monday, when at the latest would i see it in a version
my boss wants to know the iteration length
our committee meets every second friday, would there be something new each time
and how many days between two of them
is there a note that says what's different
so the next one is when
do you tell us what was fixed in it
and does that beat ever slip to a month

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
do you test on older devices
can you tell me if it works on an old phone
is it true that you keep a shelf of old devices
old devices testing app
i want to know if people with older phones can use our app
what about cheap phones, do you test those
you don't only try it on the latest iphone, do you
is your testing on old hardware better than an emulator
do you have a device lab with ageing gadgets
my mother's mobile is from 2016, would it run
how do you check it on low-spec gear with little memory
will it crawl on a jio handset
do you bother about backward compatibility
why would you keep outdated gadgets around
is it tried on real second-hand android sets
does it work for those who can't buy a new iphone each year
half our security guards carry cracked vivos, has anybody thought of them
i worry that it looks smooth on the designer's pixel and jams on a redmi, do you check that
suppose our farmers own seven-year-old handsets, would you notice if it hangs
my boss wants to know which models are used for quality assurance
we give our cleaners hand-me-down samsungs, are such ones in your qa
and what do you try it on
why not just new ones
do you own those phones yourselves
so an ancient tablet is covered as well
how old are the gadgets you check with

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
what percentage gets the release first
can you tell me in which steps the release goes out
is it true that only 5% get it at first
release 5% 25% everyone
i want to know if you can halt a release when it crashes
what about bad reviews during release, do you watch them
not all users get the update at the same time, do they
is 5% first safer than everyone at once
do you do canary rollouts on mobile
can you pull the plug midway
how do you limit the damage of a faulty version
how many of our members would be hit by a bug before you notice
do you pause when the ratings tank
is there a ramp from a few to all
when do you go from a quarter of the public to the rest
who keeps watch while an update spreads
last year an update bricked our app for the whole country overnight, how would you prevent that
i worry that one bad upload reaches a million folk, what holds it back
suppose the login fails for some samsungs on the first evening, would the rest still receive it
my boss wants to know the exact portions of the ramp
we're a utility with lots of angry subscribers, how carefully do you let a version out
and if it starts crashing at a quarter
what do you look at between the steps
so who is in the first slice
can it be stopped after it has begun
and then everybody gets it

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
when should i not build an app
can you tell me if an app makes sense for something used twice a year
is it true that you advise against an app for rare use
app used twice a year worth it
i want to know if people would install something they rarely use
what about an app for a yearly event, is that wise
we don't need an app for an annual thing, or do we
is an app better than a website for something people seldom open
how frequently must folk open it for it to be worth the bother
our alumni gather each december, would you make us a mobile program
does it pay for a diwali fair
when is a download too much to ask of customers
would you talk me out of it if clients come only at tax time
who should leave mobile apps alone
is seldom usage a reason against it
would passengers download something for a single hajj trip
we sell school uniforms, parents come in june and january, should we have our own icon on their phones
i worry that nobody will keep it on the handset between two donations a year, what do you say
suppose patients come just for a yearly eye check, do we want an app
my boss wants one for our half-yearly stock sale, is he wrong
we run a blood drive every six months and thought of an app, good idea
and how often is too seldom
so in which case would you say no
even if we have lots of members, if they open it only at new year
is there a case where you'd refuse to make one
and why should they not download it then

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
what can i have instead of an app
can you tell me if a website saved to the home screen is cheaper
is it true that a fast website costs half as much as an app
website instead of app home screen half cost
i want to know if i can avoid the store review with a website
what about a web app, is it found by google
i don't have money for an app, what else is there
is a website cheaper than an app and by how much
what do you say about pwas
is there something app-like without apple's permission
how do we get an icon on folks' phones without downloading anything
which option saves us fifty percent
can bing and google discover it, unlike an app
what's the budget alternative
does a progressive site need gatekeepers to let it through
would a mobile site that sits among the icons do the job
we are a small ngo in kelantan with half the money, is there a lighter way
i worry that apple will keep us waiting for months, can we go around it
suppose customers only browse our menu, what would serve them at lower expense
my boss wants to know what we lose or gain by going browser-based
our temple wants its calendar on everybody's mobile, what's the thrifty route
and what should i do instead then
how much less is that
would it still have an icon
do i need anyone's approval for that
and could people google it

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
can an app repair a bad process
can you tell me if an app helps when the process does not work on paper
is it true that an app can't fix a broken process
app fix process not working on paper
i want to know if software would repair our ordering process
what about processes that already fail on paper
an app won't save us from chaos, will it
is it better to repair the process on paper or with an app
will digitising our mess make it any better
can technology cure sloppy handovers
our leave forms get lost between three desks, would a mobile program help
is it garbage in, garbage out
why wouldn't you build a tool for a dysfunctional department
does going digital heal organisational trouble
what if the underlying workflow is rotten
would a programme stop our clerks from skipping the rules
our nurses ignore the handwritten rota already, should we buy an app for it
i worry that we are automating a shambles, what's your view
suppose nobody fills in the logbook now, would they do it on a tablet
my boss believes a mobile tool will discipline the store keepers, is he right
we run a car workshop where job cards vanish daily, do we need software
and why would it fail
so when it is broken offline, it stays broken
is that another reason not to buy
you mean the tool won't rescue us
and if the procedure itself is the trouble

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
what should we do before buying a prototype
can you tell me how to try the process cheaply
is it true that a spreadsheet is cheaper than your prototype
spreadsheet week trying process first
i want to know if i can test my idea in a week without you
what about trying it in excel first
we don't need you for the first test, do we
is a spreadsheet better than a prototype to start with
what homework comes ahead of hiring you
how do i dry-run it for next to nothing
would google sheets do for a trial
is there a diy way of checking the concept
what costs less than your mock-up
how many days should we experiment on our own
can we simulate it with whatsapp and a shared table
which cheap experiment do you recommend to a founder with empty pockets
our booking desk is muddled and i have no budget, what shall i do now
i worry about paying for a mock-up only to learn our procedure is wrong, how do i find out beforehand
suppose i just have seven days and a laptop, what should i try
my boss wants to validate the workflow without an invoice from an agency, how
we're two students with a delivery idea in pj, what's the thriftiest trial
and what should i do first then
how long should we experiment
with what, pen and paper or excel
so come back to you after that
and that is cheaper than what you sell

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
how do you choose between react native and flutter
can you tell me what you choose by
is it true that the team decides which framework you take
choose framework team task
i want to know if you always use the same technology
what about the choice of technology, what does it depend on
you don't have a favourite framework, do you
is flutter always better than native for you
what criteria lead to the mobile stack
are you a one-trick shop or does it vary
what drives it, hype or circumstances
by which yardstick do you select the toolkit
does it hinge on our developers' skills or the job at hand
are you religious about frameworks
do you push everybody to the same platform
is there a default or is it case by case
our last vendor did everything in ionic because that's all he knew, how do you go about it
i worry that you'd pick what is easiest for you, what counts
suppose two clients come with different crews, would they get the same tool
my boss wants to know your principle for selecting cross-platform or not
our cto asks on what grounds the technology is determined
and how do you make that call
so it depends on what
does our own crew play a role in it
and the nature of the job counts as well
is there a rule behind the pick

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
when react native and when flutter
can you tell me when native is the better option
is it true that flutter suits a very custom interface
react native flutter native when
i want to know if bluetooth needs a native app
what about an app built around the camera, which technology
we don't know react, should we still take react native
is flutter better than react native for custom design
we need to talk to a glucose sensor over ble, swift or cross-platform
our web crew writes javascript, which mobile road suits us
which toolkit for wild animations and a bespoke look
is kotlin worth it if it must track location while the screen is off
what would you take for a barcode scanning warehouse gun
when is single codebase not good enough
which of the three for a filter and selfie product
is dart a good pick for a fancy design
we already have four frontend developers in pune, which framework lets them help
i worry that cross-platform chokes on our hearing aid pairing, what do you advise
suppose the designers want nothing that looks like standard ios, what would you build with
my boss wants to know which of the three goes with which case
we make a dashcam and the phone records constantly, which way
and when would you go fully native
which one for people who already write react
so flutter is for what
what if the hardware is the core of it
and for a gadget that pairs with the handset

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
do i get the reasons for the choice in writing
can you tell me if you write down why you chose it
is it true that the decision comes in writing
reasons in writing technology choice
i want to know if the reasons are documented
what about a written explanation of the framework choice
it isn't just said in a meeting, is it
is there more than a verbal reason
do you hand over an architecture decision record
could our auditor see why that stack was picked
is there a memo justifying it
will the rationale be on paper for my successor
can i forward your arguments to our technical committee
do you leave an adr behind
how do i defend the selection before the board two years on
is it black on white
our former cto left and nobody knows why we ended up with xamarin, would you record such things
i worry that i can't explain the selection to procurement, will you give me something
suppose an investor does due diligence and asks why flutter, what can i show
my boss doesn't trust oral advice, do you put it down
we're a government body and every decision needs a file note, do you supply one
and will you explain that to us on paper
so why that one, do i get a document
can i keep your arguments
do you email the justification or just tell us
is that explanation something i can show others

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
how much does an app cost per year after it is built
can you tell me what percentage to plan for upkeep
is it true that an app costs 15 to 20% each year
app yearly cost percent
i want to know if keeping the app costs more than 20% a year
what about yearly costs once it's finished
it isn't free after building, is it
is upkeep lower than a quarter of the build price
what's the running expense of it annually
which amc rate should i put in the budget
how much opex follows the capex
if i spend a lakh today, what will i owe next year
what is the total cost of ownership after launch
how many ringgit should we set aside each year
as a treasurer, what share do i reserve for it going forward
does it go on eating money and how fast
my brother's app bankrupted him after launch because nobody warned him, how much must i reckon with annually
i worry about the bills that come later, what's the rule of thumb
suppose building takes 200000 dirhams, what do the following twelve months take
my boss wants to know the recurring amount for the forecast
we're a charity with one-off funding, what will we need to raise every year to keep it alive
and what does it cost after that
is that per year or once
so roughly a fifth
how much should we put aside then
and the ongoing expense is how large

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
why does an app need adjusting if i add no feature
can you tell me why we pay each year when nothing changes
is it true that new systems from apple and google force changes
apple google new system every year adjust
i want to know if the app keeps working without any changes
what about a new ios release, does it break the app
i don't want new features, do i still pay
is it cheaper to leave the app alone than to adjust it
why does software rot
can't we just freeze it and forget about it
what happens when android 17 comes along
does the os upgrade cause work on our side
why is there upkeep at all for a finished thing
who is to blame for the maintenance, honestly
if i leave it untouched, will it still open in two years
do those big vendors make us redo stuff each autumn
our old app stopped opening after an iphone update, why does that happen
i worry that i'm paying an amc for nothing, what's it for
suppose we are perfectly content and want it frozen, what speaks against it
my boss asks why a completed program needs a yearly budget line
our accountant says bought is bought, why must there be money every twelve months
and what is that money for
why every year
so even doing nothing costs something
what breaks if we don't touch it
and whose fault is that

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
will the store send back our first submission
can you tell me why you submit a plain version early
is it true that the first submission often comes back with questions
first submission sent back plain version
i want to know if apple might reject our app the first time
what about rejection, how do you avoid losing time
you can't promise it passes at once, can you
is it better to submit early than when everything is done
how do you soften the risk of being turned down in cupertino
do you send in a bare-bones edition to warm up the reviewers
what are the odds of being waved through at the first go
how do you stop a refusal from wrecking our opening date
when in the project do you knock at the gatekeepers' door
why hand in something unfinished to google
does the app review board usually make trouble at the beginning
is bouncing normal or a bad omen
our agency filed the day before the press event and got refused, how do you plan it
i worry about the verdict coming too late, do you ask sooner
suppose apple says no a week before ramadan, would you have known
my boss printed the launch date on posters already, how do you make sure reviewers don't spoil it
we are a loan provider and such apps get bounced a lot, how do you go about handing it in
and if they turn it down
when do you hand it in for the first time
so you send a simple one ahead
is getting it back with queries normal
and why that early

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
why do apple and google reject apps
can you tell me the usual causes of rejection
is it true that account deletion is a common cause
usual causes rejection payments deletion privacy
i want to know if you design for the store rules from the start
what about privacy declarations, do you take care of them
we don't have a delete account button, is that a problem
are payments a more common cause than privacy
which guidelines do folks trip over most
do in-app purchases get you in hot water with apple
what are the classic sins in app review
must members be able to wipe their profile
which paperwork about data collection does play console insist on
do you know guideline 3.1.1 and keep to it
what gets most apps bounced
how do you make sure it complies before anybody inspects it
my cousin's meditation app was kicked out over selling audio lessons, what was his mistake likely
i worry that our coin packs break some rule, do you plan for that
suppose we sell e-books inside, will cupertino object
my boss wants to know what the reviewers look at most
our lawyer asks about nutrition labels and erasure in apps, is that considered at the design stage
and what do they usually complain about
can you prevent that in advance
so which rules matter most
is deleting one's profile compulsory then
and the data safety form, is that among the reasons

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
what should i send you to start an app
can you tell me what to describe when i write to you about an app
is it true that you only need a description of the moment of use
describe moment app what to send
i want to know if i must send a full specification for my app
what about my app idea, how do i present it
i don't have a spec, what do i write
is a short scene better than a feature list for you
which info do you want in the initial mail
how do i brief you on a mobile idea
do you need wireframes or just a story
what do you want to hear from a founder who has only a notion
how do i get the ball rolling with my mobile concept
what goes in the enquiry form for a phone program
should i list functions or tell you a situation
as a non-techie, how do i explain my brainwave to you
i have an idea for fishermen checking prices at the jetty, what shall i tell you about it
i worry that my concept is too vague to mail, what's enough
suppose a mother at the stop wants to see where the school bus is, shall i write you that
my boss told me to contact you about an app, what do i put in the email
we're a pharmacy and have no idea how to write a brief, what helps you
and what do you need from me
how much do i have to write
so a use situation is enough
what's the first thing to tell you
and how should i word it

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
will you tell me whether it should be an app
can you tell me honestly if my idea needs an app
is it true that you say so if it should not be an app
should it be an app your opinion
i want to know if you judge ideas before taking the job
what about an honest answer on whether we need an app at all
you won't just say yes to everything, will you
would you say a website is better than an app for us
do i get a frank verdict on my brainwave
will you say no if it's a daft thing to have on a phone
after i write to you, what do i get back
do you assess whether mobile is warranted
is there a sanity check on the concept
could you be straight with me on app versus site
do you vet notions of people who walk in
who decides if it deserves to live on a handset
everyone says my idea is brilliant but they're my family, would you judge it
i worry about spending my savings on the wrong format, will somebody warn me
suppose my scheme would be better as a web page, would you admit it
my boss insists on an app and i doubt it, can you give a neutral view
we are a parish council and not sure an app is right, will you assess that
and what will you answer me
so you may also advise against
do i get a yes or no from that
then you say if it's the right thing
and you'd give that judgement up front
`;
