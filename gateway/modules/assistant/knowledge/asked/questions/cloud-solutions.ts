/** What people ask, and the sentence that answers it (question-bank.ts). */
export const aboutCloudSolutions = `
= Hosting, migration and
what is your cloud service
do you do hosting
do you offer managed hosting
can you move us off our old server
what cloud services do you provide
do you check our backups and bill
we need someone to run our servers
do you provide devops service
what availability do you aim for
can you look after our infrastructure
who could mind our machines, our only admin retires
we rent boxes at three firms and nobody has the overview
what does your infrastructure crew sell
our school platform runs at a cousin's firm, could you take it over
do you run things or only advise
what is your target for being online
is there somebody who reads what amazon charges us
sysadmin on hire
our only sysadmin is leaving and we have nine servers
could you take the machines of a radio station under your wing
what does your operations team offer
can you take our servers off my hands, the admin quit
what does the cloud package comprise
nobody scrutinises our amazon invoice, do you
we need devops outsourcing for our edtech
are your backups verified or just hoped for
looking for a hosting partner in dubai who guarantees availability
my website keeps going offline, do you provide steady hosting
our it guy resigned and the portal keeps dying, can you take charge

= We move systems
can you migrate our office server to aws
do you maintain the systems after migration
do you look after servers at night as well
can you rebuild our server if it dies
what do you do in cloud exactly
lift our software to the cloud, do you do it
24/7 server maintenance
can you take care of our servers day and night
our server is under a desk, can you move it
our box stands in a cupboard beside the coffee machine
if the building burns, can you raise everything anew
does your job end after the move
are you around after dark
relocation to amazon and caretaking after
what exactly would you do with our old windows box
do you have people who look after it at weekends and nights
datacentre exit
our server lives in a broom closet and it floods
is someone there at night when you run it
if everything burned, could it be built again
our machine sits under the receptionist's table, can you shift it online
after a flood in chennai we lost everything, can you make it reproducible
do you babysit servers 365 days
lift our on-prem stuff to the datacentre and run it, possible
do you provide cloud migration and sre
who tends the machines at 3 in the night
a pipe burst over our server, can you bring us online for good
who minds the servers on sundays and nights

= For what we
what uptime do you promise
do you have an sla
how reliable is your hosting
who measures the uptime
do you guarantee that my site stays up
do you give availability guarantee
is the uptime measured by an independent check
what is your service level
how often will our site be down with you
how stable will our app be
percent availability you commit
how many nines
is it your own word or measured by a stranger
we take bookings round the clock, how steady are you
what share of the time is it reachable
put a figure on reliability
do you check from inside your own network only
what do you sign for in availability
is it just a hope or a pledge
our patients book at all hours, how reliable will it be
do you put a number on it
who checks that you keep your word on availability
you measure yourselves, so you can cheat, right
how many nines do you vouch for
will you be monitored by a third party or self-graded
is the percentage verified externally
our ecom site must not be offline, what's your assurance
what service level applies to machines in your care
do you count an outage if only outsiders feel it
will my clinic portal be available always
my hospital can't be offline, what do you undertake

= Uptime is a
what is your slogan for cloud
how do you achieve 99.9 percent
what is the secret of good uptime
what do you think about reliability
why do you say uptime is a habit
how does one get reliable, in your view
heroics or routine
what saying hangs in your server room
boring weeks are good weeks, do you agree
what is your mantra about availability
how does one achieve three nines
is stability earned by firefighting or routine
what do you mean by boring days winning
sum up your ops philosophy
what is behind your stability, luck or discipline

= 99.9% uptime for
* what is included in cloud solutions
* what all do i get with hosting and operations
* features of your cloud service
* what comes with the managed cloud
do you report the uptime every month
is the sla 99.9
monthly availability report
* what belongs to running our machines
* list what i get for the monthly operations fee
do you tell us each month how many minutes were lost
availability figures for the board
three nines or two
what availability comes with the package
do you send an availability statement every month
three nines on my portal, is it bundled
how do i verify the sla was honoured last april
how much offline time is tolerated

= Restores rehearsed every
do you test the backups
how often do you practise restoring
are our backups actually usable
do you do backup drills
do you take backups and also try them
a copy nobody has tried is worthless, what do you do
fire drill for lost data
we have tapes but never tried them
how often is the emergency practised
is there a drill or only nightly copies
our old host had copies that turned out empty
do you only make copies or also try them
when did you last practise an emergency
do you actually check that backups can be recovered
our tape was blank when we needed it, how do you avoid that
is there a dr drill in the package
how frequently do you rehearse recovery
do you do mock fire drills for data
my cousin's backup turned out corrupt, do you verify yours

= Every server described
is the server set up by hand or by code
can the whole setup be recreated after a disaster
do you do iac
is every machine documented in code
our admin clicked everything by hand and left
snowflake machines
if he is hit by a bus, could the machines be raised again
recipe for each machine
can you recreate it from nothing
our admin configured everything by mouse and left, how would you do it
is iac in the package
could you recreate the machine if it's wiped
is the configuration reproducible from a repository
do you use ansible style descriptions rather than clicking
if the datacentre vanishes can you recreate our machines identically

= Engineers on call
do you have 24x7 support for outages
who picks up when the site dies at 3 am
engineers on standby at night
night and weekend cover for servers
it dies on new year's eve, is anybody sober
do you sleep when we are down
nights, weekends and holidays covered
standby crew
after midnight who cares
our radio goes silent at 2 in the morning, who helps
is anybody working on christmas eve when the page is dead
who picks up the phone when the portal crashes on holi
is 24 by 7 emergency cover bundled
do you have an on-duty technician on sundays
our app broke during hari raya and nobody responded, do you cover that
is out of hours incident response part of it
what if it breaks while everyone sleeps
portal went kaput on new year's night, is emergency help part of it
do you have an on-duty rota for outages

= A cost review
can you reduce our aws bill
do you optimise cloud costs
do you do finops
who looks at our cloud spending
will you actually carry out the savings
our amazon charges went from 2k to 9k, does anyone look
do you just tell us to save or also do it
who switches off forgotten machines
trimming of cloud spend
rightsizing
amazon charges us more every month and no one knows why
will you switch off what is not needed or just tell us
our azure spend doubled, do you trim it
is finops part of the package
do you only recommend cuts or execute them
who hunts for idle machines and oversized disks
can somebody check the invoice regularly for waste
who notices we pay for idle machines and actually stops them
aws invoice went through the roof, is trimming bundled

= Least privilege, encryption
how do you secure the cloud
who can access our servers
is the data encrypted
do you keep audit logs
is security there from day one
least privilege access
may every coder of yours see our client table
who did what, is it recorded
is safety bolted on at the end
do ex-employees still get in
rights, ciphers and trails
hardening of machines
disk scrambled at rest
who of your people can see our patients
can we prove who touched what
is it secure from the beginning or do you add that later
does every intern get root on production
is iam locked down at the outset
are disks ciphered and access trails retained
our iso auditor asks who logged in when, can you show
how is security handled when you begin
are rights restricted to what each person needs
who may see the production tables and is that recorded

= Data kept in
can the data stay in india
is data localisation supported
what about data sovereignty
can you host where our law demands
must our data leave the country
our statute forbids storing abroad
must patient files stay on indian soil
can you choose where it lies
sovereign storage
residency rules of the gulf
the ministry says nothing may be stored overseas
can you keep the records inside our borders
our regulator says records cannot cross the border, is that respected
can patient info be parked in abu dhabi only
do you honour dpdp and pdpa residency
which geography are the disks in
is in-country hosting available
do you guarantee our files don't leave the republic

= Azure
* which cloud technologies do you use
* which cloud platforms do you know
* what tools do you use for devops
do you use azure
can you work with microsoft cloud
we are on azure, ok
microsoft's data centres
* tools of the infrastructure crew
* which clouds do your people master
entra id and redmond machines
do you have certified microsoft cloud engineers
we have entra id and sql managed instance, can you run them
do you know the second biggest hyperscaler

= Google Cloud
do you work with gcp
do you use google cloud
can you host on google
our apps run on gcp, can you take over
bigquery and cloud run
data centres of the search giant
firebase projects under gcp
do your folks know cloud run and bigquery
we got google startup credits, can you work there
is the mountain view hyperscaler one of yours

= Kubernetes
do you use kubernetes
do you know k8s
can you manage our clusters
do you orchestrate containers
helm, pods and nodes
openshift, rancher, nomad or what
container orchestration
we need container orchestration with autoscaling, do you run eks or aks
can you tame our kube cluster
do you write helm charts and operators

= Microsoft Azure
* which hosting providers do you support
* where do you host
* aws or azure or something else
do you support microsoft azure
our company has a microsoft contract, can you host there
any experience with azure
* with which providers may we be
* where would our machines stand
our licences are with redmond
windows workloads
can we be hosted within our microsoft enterprise agreement
do you provide vms in redmond's uae north
which hyperscaler for a windows shop like ours

= Hetzner where it
do you use cheaper hosts than aws
do you use hetzner
is there a low cost hosting option
budget vps provider
do we always need a big cloud provider
is there a german bargain host
ovh, digitalocean, linode or what
does it always have to be amazon
thrifty boxes
we are a charity, is a cheap box fine
hyperscalers are too dear for my little app, do you know any budget provider
can you rent us a dedicated german machine
do you accept frugal bare metal in place of aws
is there an economical host for a hobby startup

= ECS
* how do you run applications in the cloud
* what do you run containers on
do you use ecs
containers on aws without kubernetes
amazon ecs or fargate
* what do containers run on
cloud run or fargate or what
swarm
we want docker tasks at amazon minus kubernetes hassle
do you know fargate services and task definitions
which amazon container runner do you use

= serverless functions
do you do serverless
do you use aws lambda
can we pay only when code runs
do you write cloud functions
lambda, cloud functions, workers
pay per call
code with no machine
event triggered code
can we pay merely when a function fires
no server to patch, do you offer faas
is event driven with api gateway among your skills

= GitHub Actions
* what do you use for ci cd
* which infrastructure as code and pipeline tools
* how do you deploy automatically
do you use github actions
ci with github possible
do you deploy from github
* by what pipeline does code get onto machines
* tools for infrastructure as text
jenkins, circleci or what
workflows in yaml at github
do you automate builds from our github repo
what runs tests and deployment on each commit
we have yaml workflows, can you extend them

= GitLab CI
do you use gitlab
do you set up gitlab pipelines
our code is in gitlab, can you build from there
ci on our own gitlab server
runners on our own git
self-hosted git pipelines
bitbucket or what
our source lives in self managed gitlab, can you do devsecops there
which ci do you use when github is banned at the office
do you configure runners on our premises

= Argo CD
do you do gitops
do you use argo cd
what deploys to the clusters
continuous delivery to kubernetes with what
flux or what
cluster pulls its state from git
declarative delivery
do you sync manifests into the cluster by pull
how do you deploy declaratively on kubernetes
rollbacks through git commits, which controller

= S3
* which databases and storage do you run
* what data services do you operate in the cloud
where do you keep files and images
do you use s3
do you use object storage
files in amazon buckets
* where do rows, files and streams live
buckets for pictures and videos
minio, blob storage or what
where would our 4 terabyte of x-rays lie
where do you park user uploads and backups
do you know glacier, lifecycle rules and presigned urls
we have 30 tb of cctv footage, where would it go

= Kafka
do you use kafka
do you do event streaming
message queue for lots of events
can you handle real time data streams
rabbitmq, pulsar, kinesis or what
stream of sensor readings
pub sub at large scale
message broker
we ingest gps pings from 5000 lorries, which pipe do you use
do you know msk, topics and consumer groups
which event log for decoupled microservices

= Prometheus
* what do you monitor servers with
* which monitoring tools do you use
* how do you know something is down
do you use prometheus
metrics with prometheus possible
what collects the metrics
* what tells you that a machine is sick
* watching tools
zabbix, nagios, datadog or what
time series of cpu and memory
how do you scrape metrics and set thresholds
what open source gauge of cpu and ram do you install
do you know promql and alertmanager

= PagerDuty
do you use pagerduty
what tool calls the engineer on duty
how are on-call people alerted
opsgenie or pagerduty
pager rotation
victorops, grafana oncall or what
who rings the engineer's phone
how is the technician roused at night
which escalation app rings the on-duty person
do you set up rotas and escalation chains

= 99.9% uptime, in writing:
* what do i get with cloud solutions
* what are the deliverables of the cloud service
* what will you hand over for cloud
is the uptime written in the contract
what compensation if you miss the uptime
is there a public status page
* what do i hold when you run my machines
* which papers and services come with operations
is your pledge on availability signed
do we get money when you fail the pledge
a page where i see green and red dots
what happens to the fee if you fail
can we look at the same availability figures as you
is your availability pledge contractual
how many minutes per month may my portal be offline
will i be compensated if the pledge is broken
who verifies the sla figures and how frequently
is there a live status board i can see
do you refund us when you breach the sla
from where in the world do you probe the site
do you sign for three nines and pay if you fail

= Infrastructure as code:
do you use terraform
can we get a staging copy easily
is our infrastructure under version control
how quick is a second environment
are alarms and permissions written as code
is our server setup stored in files
do you manage infrastructure by script
can another company rebuild our servers from your files
is our landscape written down or in a man's head
pulumi, ansible, cloudformation or what
could we have a twin for trying things
do two pairs of eyes see a firewall edit
how would a new host be filled
do you hand over the tf files to us
is every firewall tweak peer reviewed
how easily could you spin up a uat copy
are rights and alarms scripted too
if you get hit by a bus can another vendor recreate it
do we get everything scripted so a rival could rebuild it
is spinning up another staging easy

= Restores that were tried:
do you do disaster recovery tests
is restore tested and timed
rto and rpo
do you measure how long recovery takes
do you document data loss in a restore
are the backups ever tried out
how do i know that backups work
our last host had backups that did not restore, and you
has somebody really brought our data back once
what do your drills leave on paper
proof for our insurer that copies can be read
disaster drill
how many hours would we be in the dark
how do i know recovery really works
do you measure the rto with a stopwatch
will our insurer get written evidence of recovery drills
how much of our bookings vanish in a crash and how soon are we back
do you do dr exercises every quarter
have you ever proven a backup, and do you time it
how do you demonstrate recoverability to insurers

= Monitoring that wakes the right person:
how do alerts work with you
who gets woken when something breaks
do you have runbooks
are there too many alarms with you
what does the alert say to the engineer
who gets the alarm at night
how does the correct engineer learn of a fault
do you watch our systems
our phones beep all night for nothing
who is rung up and what does he do first
does the sleepy engineer have a cheat sheet
false alarms
what is watched
does the technician know what to do when the pager goes off
is there a runbook attached to each alarm
my guys get 300 pings a night and ignore them, what will you do
are alarms based on customer pain or machine temperature
who gets roused and why
who is roused at midnight and what does she do
do you clear pointless alarms

= A bill you can read:
can i understand the cloud bill
will i see the cost per product
do you forecast our cloud spending
which savings do you suggest on cloud
will the hosting invoice be clear
are cloud costs explained in simple form
i don't understand our azure charges, can you make it clear
nobody in finance grasps the amazon statement
which team burns the money
what will it be next quarter
list of places to trim
is the invoice in plain words
can my cfo comprehend the aws invoice
will you break down spending by squad
do i receive tips to cut it and how laborious they are
is there a projection for next quarter's cloud spend
our invoice is 80 pages of gibberish, can you simplify it
my accountant can't decipher the amazon statement, can you make it legible
do you propose economies with effort for each

= 99.9% uptime, in writing.
is the uptime promise in the contract
do i get a written sla
is availability on paper or only talk
can you sign a service level agreement
will you put the availability pledge in ink
is it signed or only said in the sales talk
my procurement wants availability as a clause
is the availability guarantee on the agreement or just marketing
do you sign a legally binding sla
what percentage is stipulated in the paperwork
can our legal dept see the availability pledge in black and white
will three nines be a clause in our agreement
is the promise verbal or in the contract annexure

= That allows about
how many minutes of downtime does 99.9 mean
how long may the site be down in a month
what outage is allowed per month
how much downtime is within the sla
three nines in minutes
allowed downtime per month
what does 99.9% mean in practice
how long can my shop be offline each month under your promise
is 99.9 good, how much is it in time
translate three nines into minutes
is it an hour per month or less
how many minutes of darkness are within the pledge
is an outage of half an hour still ok with you
how long can my hotel booking be dead in june
what is the permitted darkness
does 99.9 mean never down
is a whole afternoon within the deal
how long could our ticket sale be dead in a month without you breaking your word
does 99.9 sound better than it is
is one hour of darkness in june a breach
convert three nines into hours or minutes
how long may my portal be dark before you breach
what does 0.1 percent mean for my booking portal
is a half hour blackout within limits
how much offline time do you permit yourselves in january
three quarters of an hour, is that the tolerance
so what does that come to per month
how much blackout does the sla tolerate

= Checks run from
how often do you check that the site is up
from where is the uptime checked
do we get money back if you fail the sla
refund for downtime
what penalty do you pay for an outage
can we see the uptime ourselves
is there a status page for the customer
do you give sla credits
do you check from different parts of the world
will you cheat with the uptime numbers
what happens if uptime is not met
what do i get if my site was down too much
how often is the site pinged
do we have access to the uptime figures
how do i know you do not sugarcoat the figures
do i see the very figures you see
what is the punishment when you miss it
a voucher, money or sorry
is it looked at each hour or more often
is it looked at from asia and america too
does our fee come down after a bad month
how would i prove that you broke the pledge
is the availability page open to us
do we get compensation for a bad month
is it tested from other continents
every five minutes or more often
how do i see that you do not embellish
who pings the site and from which places
how would i find out you had a blackout, would you hide it
is there a live board that customers and you share
what is the penalty clause when availability slips
do you waive our charges if you slip below target
our last host fudged the figures, how can i verify yours
do you pay us something if the portal was dark too long
is the site probed from several places on earth

= Networks, databases, permissions
what is described in terraform
terraform or pulumi
are changes to servers reviewed by someone
are firewall and permissions changed by hand
do you peer review infrastructure changes
is the database config also in code
who checks a firewall edit before it is live
hashicorp tool or clicking in a console
are rights part of the text files
could somebody open a port by mistake unseen
what all is in the text files
is there a history of who altered the landscape
our admin changed the firewall by hand and nobody noticed
who looks over a change before it hits production servers
is infrastructure versioned in git
are iam rules scripted in hcl
do you do pull requests for server tweaks
somebody opened a port by mistake last year, could that happen with you
does anybody click in the aws portal by hand
is everything from vpc to alarms declared in text
can any junior alter the firewall unsupervised
how are vpc and roles defined, by mouse or by text

= A second environment
how fast can you make a second environment
can we get a test environment quickly
how hard is it to copy production for staging
is a new environment a big job
can you clone our setup for another country
how soon have we a twin to play with
we open in oman, can the landscape be doubled
is a playground a matter of weeks
how many people does it take to set up a twin
training copy for students
we want a sandbox for training, is that weeks of work
opening a branch in oman needs the same setup again
is duplicating the whole landscape laborious
we want a preprod replica for auditors, how much effort
do you charge a fortune for one more staging
can we spin up an identical setup for the saudi branch
is a replica quick
can testers get their own replica in an afternoon
how hard is it to clone everything for uat
our school wants a practice copy of the portal, big effort

= Each quarter we
how often is a restore tried
do you really test disaster recovery
how do you rehearse a backup
when do you practise recovery
is every three months a backup restored
where do you restore the backup for testing
how often do you try out the recovery
four times a year or once
into which place do you bring it back
is there a stopwatch
when was the last drill
how do you practise the worst case
do you overwrite our live data in the drill
do you try to bring data back, and how frequently
where does the trial recovery happen
when was recovery last rehearsed and how frequently is it
do you have dr drills with a stopwatch
is a recovery exercise done into a blank sandbox
are backups merely taken or proven
how do you exercise recovery without touching production
every how many months do you verify the copies
when did you last exercise recovery and where
how frequently do you rehearse dr

= The record says
how much data could we lose in a crash
how long to recover after disaster
recovery time objective
what is our rpo
how fast can you bring back our data
how many hours of records would be gone if the server burns
do you document the recovery time
if ransomware hits us, how much work would be lost
how long would we be offline after a total loss
what would be gone, a day or an hour of bookings
a blackmail trojan scrambles everything, how much is gone
how long till the till rings again
does your drill end in two figures
is it known in advance how bad it gets
our auditor wants numbers on recovery
the worst case in hours
our insurer asks how long we would be offline after a fire
a trojan locks everything, how many hours of work do we lose
is it known how long recovery takes
if there's a fire, how many hours of orders vanish
what is our rto and rpo on paper
malware encrypted everything, how soon are we back
will i know beforehand the damage of a total crash
our insurer requests evidence of recovery duration, do you have it
how much work would we have to key in again following a disaster
if ransomware strikes on friday when are we back
what does the drill paperwork prove

= Alerts on what
what triggers an alarm
does the engineer know what to do at night
do you alert on cpu or on what customers feel
are there written instructions for each alarm
playbook for incidents
do alerts reflect real user problems
does a full disk wake anyone or only unhappy users
what is step number one for the drowsy engineer
by what signs do you see trouble
does he need to think at 3 am
which events ring the bell
cheat sheet per bell
does the person woken at 3 know what to do
do you get woken for a full disk that no one notices
is the pager triggered by customer pain or cpu graphs
does each alarm come with a runbook
what does the drowsy technician read when roused
do you alert on slow checkout rather than full disk
will a newbie on duty know how to react
what sets off your alarms
will we be paged for something users never feel
does the sleepy technician have a checklist

= If an alert
we get too many alarms, can you fix that
what do you do about useless alerts
how to avoid alert fatigue
will you flood us with notifications
do you clean up noisy alarms
the boy who cried wolf, how do you avoid it
we got numb from beeping
do you leave useless bells on
who weeds out false alarms
what becomes of a bell nobody reacts to
our team ignores the beeping because it is always nothing
what do you do with alarms that lead to nothing
we get 300 pings daily and mute them, how would you handle it
what do you do about false positives
how do you fight pager exhaustion
is a purely informational alarm kept
alarms that mean nothing, do they stay
our phones buzz constantly for trivial stuff, what is your remedy
what happens to chatter alerts that require nothing from anyone

= Cost by product
can you show cost per department in cloud
do you predict next month's cloud cost
do you tell us how to save and how hard it is
breakdown of the cloud invoice
which team spends the most on cloud, can you show it
our aws invoice is impossible to understand
which of our seven apps eats the most
what will amazon want in december
how hard is each saving to get
do you split charges per department
where is the fat
chargeback to departments
can my finance lady see it per team
which department causes the charges
our finance lady wants to know what next year costs
which squad is splurging on aws, can you show
do you list ways to economise and how laborious each is
my cfo wants showback by business unit
why is the azure invoice so fat and what could be trimmed
is spending tagged per app
what is in the readable invoice you promise
which of my apps guzzles the cloud money
do you project spending and advise cuts

= Take stock: Two
* how does a cloud migration go step by step
* what are the stages of moving to the cloud
* what is your process for cloud
* how do you migrate a company
what is the first step of migration
how do you start with our old systems
do you make an inventory
do you study our existing it first
what do you do before moving anything
* how does relocation go, stage by stage
* roadmap out of our cellar
* what comes first and last when we go to amazon
at the outset do you make a list of all we own
how do you learn what we have
nobody drew a plan of our landscape
what goes on in the first fortnight of a relocation
how does it go when a university moves its machines to you
what are the stages of a relocation to amazon
how does a migration kick off
do you document our landscape, nobody here has a diagram
what takes place in the first fortnight
can some obsolete machines be scrapped at once
is there a discovery or assessment phase
what do you do initially, count our machines

= Decide piece by piece:
do you move everything or choose
how do you decide what goes to cloud
what is done after the inventory
do you tell us which systems should not be moved
do you decide for each application on its own
do you have one recipe for all systems
is it all or nothing
what is the verdict per program
second stage of the relocation
do you sort what goes and what stays
is each program judged by itself
do you apply the six rs per app
what is phase two of a migration
will you tell me which software should remain on premise
is the fate of every app decided individually
do you insist on shifting the lot
will every app be treated alike in the shift

= Lay the ground:
what is prepared before apps are moved
do you build a landing zone
what do you set up first in the cloud account
are network and identities written as code
what has to be ready before migrating applications
do you do groundwork first
what foundation is poured before anything is moved
third stage of the relocation
do you move programs into an empty unprepared account
what must stand before the first program comes
plumbing first
do you construct a landing zone in advance
what precedes shifting the first app
are vpc, iam and spending limits scripted
which phase is number three
how do you avoid a messy tenancy
what is readied before anything is shifted

= Move in waves:
do you move all systems at once
how do you make the move without risk
big bang or gradual migration
is every migration rehearsed
is the migration in phases
step by step or all in one weekend
do you migrate in stages
one terrible weekend or many small ones
do you go in batches
how do we avoid a catastrophe on moving day
fourth stage of the relocation
sequence of batches
is it a big bang cutover or in batches
which app do you shift earliest
do you do mock cutovers
is there a rollback should it go pear-shaped
what downtime slot is planned for each shift
we are scared of a weekend catastrophe, how do you sequence it
is the shift done step after step with rehearsals

= Operate: Patches, alerts,
what do you do after the migration
do you run it afterwards
what is ongoing cloud operation with you
do you send a report each month on operations
do you stay on after moving us
will you manage it for us afterwards or leave
after migration who maintains
what do you do once everything is over there
caretaking after the relocation
do you say goodbye after moving day
last stage of the relocation
what tasks come back every month
after cutover do you abandon us
what is in run mode
who applies security fixes once we're live
do you send a post-mortem after a breakdown
what is the final phase of a migration
once moved, what do you keep doing and how are breakdowns explained

= Two weeks to
how long does the inventory take
what do you list in the assessment
how many weeks is the discovery for migration
nobody knows any more what runs here, how do you find out
do you talk to the staff who know the old systems
cloud assessment duration
do you look at our existing contracts with vendors
how long do you dig through our cellar
whom do you ask about our landscape
only old ahmad knows how it hangs together, do you talk to him
what is on the list you make
do you read our licence papers
which box talks to which, do you find out
fourteen days or two months for the stocktaking
how long do you need to see what we have
the one who knew our servers has retired
do you look at licences and agreements too
the guy who knew our servers retired, how do you document them
do you interview the people who run the stuff
what all gets catalogued in the discovery
our landscape is undocumented spaghetti, what's step one
can you do a cmdb audit of our machine room
we inherited a server room after a merger, how do you figure out what's there
how lengthy is the cloud assessment
do you talk to the old-timers who know the machines

= Some of it
can we get rid of some old servers
do you find systems that are no longer needed
do we need to migrate everything we own
is there stuff we can just shut down
what about unused servers
a few boxes have hummed for years for nobody
can things be unplugged and not moved
do you find dead weight
does everything deserve a new home
is there junk, usually
do we take everything along or throw some away
we have machines no one dares to touch
could we scrap obsolete machines
some pcs have hummed since 2009 and nobody recalls why, what do you do
do you decommission zombie servers
will everything be migrated or is some trash
are savings possible simply by retiring stuff
do we have to migrate obsolete boxes as well
is part of our landscape just dead wood
is there rubbish among our machines we may retire

= Leave, move, rebuild
what options are there for each system
rehost, refactor or replace
do you tell the cost and risk for each application
should we rebuild or move the legacy system
lift and shift or rewrite
do you give price for each piece of migration
what can happen to an old payroll program
do you give risk and money per program
four choices or one
shall we throw the old crm out and buy another
do we re-program or shift the box
the six r
what is the verdict on each program based on
what would you do with our twenty year old payroll program
do you say for each program what is best and what it costs
which migration strategies do you consider for each app
rehost, replatform or scrap, who determines
our payroll from 2002, keep it or recode it
do i get price and danger estimates for every app
should our hr package be substituted by saas, will you tell
which alternatives exist for a legacy application
will you weigh danger and expense for every program
scrap, retain, recode or shift, who tells us the price of each

= Not everything has
must everything be in the cloud
can some systems stay on-premise
is hybrid cloud fine
should i move my whole it to cloud
are there things better kept in our server room
is it ok to keep some machines in the office
will you push us to put all in aws
our x-ray archive is huge and local, must it go up
are you a cloud zealot
is it fine if the factory control stays in the hall
half here and half there
everybody must be 100 percent up there, right
what is better off in our cellar
would you ever say leave it
should the factory controls stay in the hall
will you tell us to leave something where it is
the cloud is always better, right
must i shift every single thing online
our plc software controls the factory floor, should that be migrated
are you cloud fanatics
could some stuff remain in the server cupboard
we have giant mri files, better on site
will you tell us to leave certain apps where they are
our ct scanner archive is enormous, must it go online
do you ever say leave it in the server cupboard

= Accounts, network, identities,
how do you prepare the cloud accounts
do you set up logins and network beforehand
when are the budgets and logs set up
is access management set before the apps
what is the foundation you build first
who may log in where, is that settled beforehand
what is laid before the first program comes
spending limits from the outset
is there a plan for user rights beforehand
do you write the foundation as text
what has to exist before the first program is moved
do you set spending limits beforehand
do you script the landing zone
are vpc, iam and spend limits ready in advance
do you sort logins and permissions before shifting anything
what comes prior to moving wave one
how do you avoid a wild west in our tenancy
what groundwork precedes moving apps
do you script logins, vpc and spending limits upfront
are identity and spending controls in place ahead of the migration

= The least important
which system is moved first
do you start with the critical system
what goes to the cloud first
in what order are systems migrated
i don't want our main database to be the guinea pig
will you move our accounting system first
do you try the move on something unimportant
who is the guinea pig
do you begin with our crown jewels
can the canteen menu go before payroll
what is safe to begin with
which one takes the risk first
our bookings are life and death, do they go at the beginning
our booking system is vital, will you begin with it
what do you start with, to be on the safe side
do you start with the crown jewel or a trivial tool
what will you use as test balloon
is the erp moved at the beginning
lunch roster or billing, which one leads
who is the first across the bridge
which program is your guinea pig in a migration
do you risk our billing early
what do you shift in the first wave, something trivial or vital

= Every move has
what if the migration fails
can you roll back the migration
do you practise the move before
how much downtime during migration
is there a rollback plan
is there a dress rehearsal for the switch
will our shop be closed while you move it
how do you make sure we can go back to the old server
is the cutover window measured
what if after the move nothing works
can we return to the old system if it goes wrong
is the move tested before the real night
moving night goes wrong at 2 am, what then
is there a bridge back
how many hours shut
do you try moving night on a copy
will my hotel be offline for a day
do you know in advance how long it takes
are we stuck over there if it is bad
what if data is missing in the morning
if moving night fails, do we still open in the morning
how long are we dark during the change
do you practise it first
is there a way home
can we return to the old server if the cutover bombs
how much downtime is scheduled during the shift
is the rollback plan proven or theoretical
our hotel never closes, how do you handle the cutover slot
do you do a trial run prior to the actual shift
suppose the cutover flops at dawn, can we revert
is there a practice run before the actual shift
for how long must the hotel's booking be offline at the shift

= Patches, alerts, restores,
what does operating include
do you patch the servers
who installs security updates on servers
what tasks do you do month after month in cloud
maintenance of the os included
security holes, who closes them
does somebody keep windows current
what chores are in the caretaking
who sees to log4j and such
cve handling
who installs the security fixes after you moved us
what do you do each month for the money
what chores does managed cloud comprise
do you handle cve hotfixes and backups
what is included in day-2 ops
after migration what do your people look after
is updating the kernel your duty or ours
what do you do day to day once we are hosted
does routine upkeep comprise updates and checking spend
who applies critical fixes such as heartbleed

= A monthly report,
do you write an incident report
do you explain what went wrong after an outage
do you write post-mortems
root cause analysis in writing
do we get a report every month on servers
will you be honest after a crash
we were down and the host kept silent, would you
do you own up
is there a letter after each breakdown
what went wrong and why, do we get it on paper
blameless review
does our board hear from you regularly on operations
our last provider never explained the breakdown
do you say what went wrong and whose fault it was
do you send an rca after a breakdown
will you own up in plain language what broke
is there a post-mortem and who gets it
how are we kept informed about ops
our old host gave excuses only, will you explain properly
do you document incidents for the auditors
will you tell us in plain words why the portal died
do i get something in black and white on what caused the blackout

= A single application
is one server enough for us
do i need cloud for a single small app
our traffic is stable, do we need cloud
when is cloud overkill
single vps or cloud
we have only one application, what do you advise
can a simple server with a spare do the job
is the cloud too much for a small firm
our app has the same load each day, what hosting do you suggest
we have 200 users all year, is amazon overkill
a lone booking program, where should it live
one box and a spare, is it enough
my program has the same crowd each day
do we need autoscaling
what would you do for a small clinic with one program
is the cheap and plain road ok
we have one booking program and always the same number of users
is aws too much for a small veterinary clinic
would a rented machine and a spare be ok
my app has 80 steady users, do i need anything fancy
would one vps plus a spare be adequate for our society's portal
is autoscaling pointless for a library system
tell me honestly, is cloud overkill for our hospital canteen app
we have constant traffic and no peaks, what is the thrifty setup
who should not purchase your cloud service
what would you propose for a lone program with predictable usage
my load hardly varies, do i require cloud at all

= If that is you,
do we really need kubernetes
will you set up two plain servers for us
can you do a simple setup without k8s
do you also take small hosting setups
i am small, don't want complicated stuff
will you push fancy tech on us
what do you do for a company that needs only one server
can you spare us the buzzwords
would you set up a box and a spare for us
no containers, please
do you look down on small setups
what do small fry get from you
please spare me containers and clusters
do you take care of small setups with two machines
will you still help if we only require a pair of boxes
do you shove k8s down everybody's throat
what do you install for a modest customer
i don't want docker mumbo jumbo, okay
do you look after two humble vps with alarms
can you keep it simple, merely a pair of boxes
will you bombard us with container jargon
we just want something modest and dependable, will you sell us complexity

= Do not move
will cloud save us money
is cloud cheaper than own server
should we move to cut costs
when should i not go to the cloud
my boss says cloud is cheaper, is it true
moving to reduce expenses, good idea
my accountant wants cloud to spend less, right idea
has cloud always lower cost
our treasurer thinks amazon is a bargain
is thrift a good motive to leave the cellar
has someone to do the maths first
we want to halve it spending by leaving our cellar
is it true that renting beats owning
when is relocation the wrong purchase
* when would you talk me out of the cloud
our treasurer wants to leave the server room to cut expenses
aws is cheaper than owning, right
will migrating slash our it budget
is aws automatically economical compared with owning
my md believes cloud is cheap, is he mistaken
should cost cutting be the motive for migrating
who ought to do the math before we shift
we pay 2 lakh for on-prem, will we economise
is hosting elsewhere certain to be more economical
has anyone to calculate before we migrate for thrift

= Moving a system
why is the cloud bill higher after moving
does lift and shift save money
our aws bill went up after migration, why
where do savings in cloud come from
do cheap migrations pay off
is copying the server as it is to cloud a good idea
will costs rise after we move
why did we pay more after going to cloud
does moving unchanged bring down the cost
we shoved our box to amazon and now pay double
do we save by taking it as it is
why is it dearer up there
what must be altered to save
is there free lunch up there
copying the box one to one, clever
what is the trap in lift and shift
we moved to aws last year and pay twice as much
does it get cheaper if we just copy everything over
where would savings come from
we lifted and shifted and the invoice doubled, why
is copying the vm one to one sensible
why is a straight rehost pricier
how does one truly economise after migrating
does moving unchanged reduce spending
why did our hosting spend climb after the lift and shift
does an unchanged rehost economise anything
is refactoring needed to economise and who pays

= And if you
can you give 99.99 percent
do you offer five nines
higher uptime than 99.9
we need zero downtime, possible
what does more availability cost
is 100% uptime possible
how much more for another nine
hospital cannot be down for even one minute, what then
should i pay for higher availability
is 99.9 enough for a hospital
we want to be always online, never down
what would four nines cost us
our trading floor must never stop
what would 99.99 be worth to us
is a fourth nine a small surcharge
can you make it never fail
how do i decide how many nines i need
five minutes a year only
my boss demands a hundred percent
what does it cost us to be dark one minute, is that your query
is more always better in availability
we are a stock broker and every minute hurts
can you promise that it is never dark
what would an extra nine cost
how do we decide how much availability to buy
our exchange must have four nines, possible
why is going from 99.9 to 99.99 so pricey
can you guarantee never being offline
we run an icu system that can't blink, how many nines should we purchase
my boss insists on five nines, what should he compute first
our stock broker client demands four nines, what do you reply
is each additional nine steeper in price
what should i calculate before demanding never-down

= Maintenance announced five
what is excluded from the sla
does planned maintenance count as downtime
how early do you announce maintenance
exceptions to the sla
if aws goes down is it your fault
what is not covered in the uptime promise
how many days notice before maintenance
who is responsible when our chosen host fails
fine print of the 99.9%
do you warn us before works on the servers
which outages do not count
is announced maintenance part of downtime
what are the exceptions to your promise
are there loopholes in your pledge
amazon has a breakdown, is it counted
we insisted on a local host and it failed, whose fault
will there be works without a word
how many days before works do i hear
what does not count
what is in the small print
do you do works on a sunday without telling
patch window
what are the loopholes
the data centre we picked fails, do you pay
when do we hear of planned works
what exclusions hide in the sla
are scheduled upgrades counted as offline time
how many days in advance do you notify about planned works
if our chosen datacentre dies are you liable
small print of the availability pledge please
does force majeure at a vendor we imposed count
will you intimate us before a maintenance window
does a power cut at the vendor we chose count against you

= Everything else counts,
do your own errors count against the uptime
if your engineer breaks it, does it count as downtime
what counts in the sla
do you take responsibility for your mistakes in uptime
are human errors included in the guarantee
your man pulled the wrong plug, is it counted
do you hide behind excuses
human blunders, whose account
are your slips counted against you
apart from the loopholes, all counts
if your technician deletes something, do you count that
do you blame others for your own slips
if your intern trips over a cable does it count
are self-inflicted outages part of the calculation
so apart from those, is anything excluded
your technician deletes the db, who is liable
you misconfigure something and we go dark, is it counted
are there other carve-outs
what if your own deployment knocks us offline
does a human slip by your staff dent the percentage

= The one your
aws or azure or google, which should i choose
which cloud provider is best
what hosting company do you recommend
which cloud do you prefer
should we stay with azure if our team knows it
best cloud for us
who is the better provider for a small team
which cloud should a small company take
do you push one particular cloud
my admin has learnt amazon, do we take amazon
is gcp cooler than azure
which of the three would you take for a school
we are used to redmond, should we change
do you have a darling among the three
whose cloud is the best buy for a start-up
should i learn a new one
my two admins are trained on microsoft, should we change to amazon
which of the three big ones do you like best
which hyperscaler do you suggest
our devs are fluent in gcp, should we switch
is there a favourite vendor of yours
do we need to retrain staff on another platform
my cto is an azure guy, is that good enough reason
which cloud vendor suits a team that only knows azure
should we jump from gcp to aws because it's trendier
what is your default pick of hyperscaler

= Region, existing contracts
what matters in choosing a cloud provider
is aws much different from google cloud
how to compare the big three clouds
do existing contracts influence the choice of cloud
criteria for picking a host
does the server location matter in choosing
is price the main thing between aws and azure
how do i choose between the big cloud vendors
are the three giants worlds apart
by what should i choose the host
we have a deal with redmond till 2028, does it weigh
is price what divides the three giants
does the kind of database sway it
what three things sway the choice of host
comparison of the three giants
how different are the three giants really
what tips the scales between providers
on what basis does one select a hyperscaler
is there any real gap among amazon, microsoft and google
does our enterprise agreement affect the selection
what outweighs features when selecting a host
should i agonise over azure versus gcp
do datacentre locations and dbms support decide it
what factors tip the choice of hyperscaler
is it features or our existing licences that count

= We take no
do you get commission from aws
are you a reseller for microsoft
are you neutral about cloud vendors
do you earn kickbacks from cloud providers
is your advice on clouds independent
partner discount or referral money from amazon
do amazon or microsoft pay you for recommending them
is there a conflict of interest in your cloud advice
are you paid by amazon for sending clients
whose side are you on
kickbacks
do you earn when i pick redmond
gold partner, reseller or independent
can i trust your advice on the three giants
do you get a cut
who pays you when i sign with amazon
are you an aws partner that gets bonuses
is your recommendation bought
are you a reseller earning margin on azure
is there any vested interest in your recommendation
does microsoft reward you for bringing us
who lines your pockets, us or the hyperscaler
do hyperscalers reward you for signing us
is your vendor advice impartial
do you pocket anything from google for steering us there
could a vendor bribe sway your suggestion

= In India and
can our data stay in malaysia
can you host in dubai
is there a data centre in uae
hosting in india possible
can patient data be kept inside the emirates
law says data cannot leave malaysia, can you do
local servers in kuala lumpur
which countries have a cloud region for us
government data must be within the country, is it ok
where will our data physically be
must our records go to america
saudi or gulf data must stay local, what about the emirates
rbi says data must be stored in india, can you
do you have servers within malaysia
must my clients' files sit in mumbai
we are a clinic in abu dhabi
is johor or cyberjaya good enough
would our stuff lie in frankfurt or virginia
central bank says inside the border
where is the nearest data centre to kl
which of your lands have data centres
our ministry in sharjah wants everything within the border
is storage within malaysia feasible
our clinic in sharjah may not store abroad
is there somewhere near penang to keep our records
can bank records be kept in mumbai or hyderabad
what if qatar or the uae demands storage at home
rbi says payment records stay put, are there mumbai datacentres
is there a hyperscaler in the uae for my clinic
bank negara rules, can we host in cyberjaya
does aws have something in hyderabad or kl
do you have options so nothing is overseas
can our patients' scans remain on malaysian soil
does microsoft or amazon have datacentres in dubai
sebi and rbi want everything onshore, can you

= We map where
do you know where the backups are stored
are logs also kept in the country
do you tell us where each kind of data sits
can you show an inspector where data is located
do you make a data map
are backups sent abroad
do you check where logs and copies are stored
in which land do the safety copies sleep
can you draw for my lawyer where everything lies
do the logs sneak abroad
the inspector asks where x lies, who knows
is there a chart of storage places
what about spare copies in another land
where do the spare copies lie
the inspector asks in which city the logs are
where do the log files and spare copies physically reside
can you chart the location of every dataset for our dpo
the inspector wonders if backups leak overseas, can you prove otherwise
do you do a data inventory or ropa
are archives abroad even when the main db is here
which country does each category of info sit in
where do spare copies live geographically
are log archives covered when you chart residency

= For production faults,
is support really 24/7
how fast do you react when production is down
response time for emergencies
what if our site crashes on a sunday night
how many minutes until someone answers an outage
who is awake at 2 am if the shop is down
emergency support on holidays
incident response sla
do you have someone on duty at night
how soon will an engineer respond to a critical fault
our system fell down on eid, will anyone answer
my app broke at midnight, who do i call and how quick
is somebody awake on public holidays for breakdowns
urgent help outside office hours
it broke at dinner on saturday, how long till someone reacts
how many minutes till an engineer says i am on it
is it an answering machine at night
it is diwali and our till is dead
i am in a panic at 4 am, does anyone pick up
reaction time
emergency number for breakdowns
is a quarter of an hour realistic
are breakdowns treated round the clock
saturday night and no one can buy tickets, how quickly does someone react
we lost everything during the cricket final and no one answered, would you
who answers at 3 in the morning and after how many minutes
is help available on public holidays
how quickly does a technician respond at 3 am
what is your p1 reaction time
our ticketing broke on deepavali night, will somebody pick up
does urgent mean fifteen minutes or next morning
do you have real 24x7 noc cover
is the hotline manned during eid
tickets stopped selling minutes before the match, how soon does a technician respond
if the app goes bust on christmas eve is anyone there

= Questions and changes
when do you answer ordinary questions
can i ask for changes at night
support hours for small requests
are you open on saturday for change requests
what are the hours for non-urgent support
which time zone is your support in
working hours of cloud support
how are normal tickets handled
what if i have a simple question at the weekend
timings for normal requests
i want a new mailbox at 9 pm, will you do it
small wishes on friday night
when may i bother you with little things
do you sit in our hours or in india's
are little things done round the clock too
is saturday a working day for little things
i would like a small change on sunday evening
when can i get an answer if nothing is broken
do you work evenings for minor things
can i ask a how-to query on sunday
when are change requests handled
what are the office timings for routine tickets
i want an extra mailbox at 11 pm, will you do it
is non-critical support available on weekends
do you observe ist, myt or gst timings
can i get a routine tweak done on saturday evening
when does the helpdesk reply to ordinary doubts

= Send us last
how do we start with cloud
what should i send you for the cloud check
can i send you my aws invoice
what do you need to look at our infrastructure
first step with cloud service
is a diagram of our servers useful to you
* opening move for infrastructure
* how do i get the ball rolling on hosting
a sketch on a napkin of our landscape, is that ok
shall i mail you what amazon charged in october
what papers do you want on our landscape
i am an it manager with a messy landscape, what do i mail
how do we kick things off with hosting
is a rough sketch of our servers good enough
which attachment should i mail you to kick off with cloud
is a whiteboard photo of our landscape adequate
shall i share the aws statement for review
which papers do you need first for hosting
can i begin by forwarding our invoice
i only have a rough doodle of the network, will that do
what do i forward you to get cloud help rolling
is our aws statement from october useful as an opener

= We will mark
will you look over our cloud bill
what do you do with the invoice i send
can you review our setup and point out problems
do you give first advice on our cloud
will you show us where to save first
what comes back when i mail the amazon statement
do you put a red pen to our sketch
first opinion on our landscape
where you would look, do you say so before i sign
is there a quick glance before a contract
what do i get for sending you the invoice from amazon
do you comment on our setup before we hire you
what will you do with the invoice i forward
do i get initial remarks on our architecture
will you highlight the priorities to tackle
is there a preliminary review with annotations
where would you poke first in our landscape
what feedback do i get on the statement i forward
would you annotate our architecture sketch
after you get our invoice what is your initial reaction to us
`;
