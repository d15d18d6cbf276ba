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
what is your cloud service in short
do you do hosting and migration
what do you offer for cloud
is operations part of your cloud service
can you tell me what your cloud solutions are
cloud hosting migration operations summary
i want to know if you host and run systems
what about the cloud, do you do that too
don't you only build websites
can you take over our machines from the guy who quit
do you rent out and mind servers
what does the infrastructure side of your firm do
would you be our sysadmin
we need somebody for moving, running and backing up, do you do all three
do you have a managed services arm
is there a devops team one can hire from you
who keeps our portal alive, do you do such things
does anyone there actually look at what amazon charges
our it man retires in march and nobody knows the boxes, can you step in
we are a radio station with five old machines, what could you do for us
i worry that our host is asleep, what do you offer
my boss wants one partner for the whole server business, are you that
suppose we hand our platform to you, what's the package
and the cloud thing, what is that about
you do more than apps, right, what about infrastructure

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
do you move systems to the cloud
can you look after our servers day and night
what do you mean by rebuilt from a file
what exactly do you do in cloud solutions
can you tell me if you also maintain systems after moving them
move to cloud rebuild from file look after
i want to know if you maintain systems at night too
what about old office servers, do you move them
don't you just move and leave
the box under the receptionist's desk has to go, can you shift it online
could our whole setup be raised again after a fire
do you babysit machines at weekends
we're closing our datacentre, do you do the relocation
lift and shift plus caretaking, is that you
reproducible environments and 24 hour minding, do you provide those
who'd tend the thing after it's been relocated
is on-prem to aws something you do
do you make it possible to recreate everything after a disaster
chennai floods drowned our server room, can you move us off the floor for good
we're a printing press with a windows machine from 2009, what would you do with it
i worry about who cares for it at 3 am once it's moved
my boss wants somebody to move it and then stay, do you stay
suppose everything gets wiped, how did you set it up to come back
and what do you do there in practice
you move it, and then
so somebody's awake for it

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
do you commit to 99.9 percent
how is uptime measured
does the uptime promise hold for all systems
can you tell me your availability commitment
uptime commitment measured from outside
i want to know if you guarantee uptime
what about downtime, do you commit to a limit
don't you measure uptime yourselves
do you mark your own homework on availability
who checks that the thing was reachable
how many nines do you pledge
do you put a number on staying online
is it tested from where customers sit
what's your sla figure for machines you run
can i hold you to a percentage
is a system you don't look after also under the pledge
is it an inside ping or a stranger's view
we take bookings day and night, what availability do you stand for
my auditor wants an independent yardstick for outages, do you have that
i worry that hosts cheat with their figures, how do you count
our last provider said 100 percent and was down every week, what do you say
suppose we let you run the clinic portal, what do you undertake
and what do you promise about downtime
so how do you count it
does that apply to everything or only what you run

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
what is your motto for cloud
how is 99.9 percent won
what do you mean by weeks when nothing happens
can you tell me the slogan of the cloud page
uptime is a habit
i want to know your view on reliability
what about quiet weeks, what do they have to do with uptime
isn't uptime a matter of heroes at night
what's the philosophy behind your hosting
is stability luck or discipline for you
when is reliability really earned
firefighters or gardeners, which are you
what line hangs over the server room
do you believe in boring operations
what's your creed when it comes to availability
is it the dull days that count
where do the three nines come from in your opinion
i'm writing a piece on hosting firms, what's your saying about availability
my students should learn how good ops thinks, what's your principle
i worry you only shine in emergencies, what's your attitude
our old host were great at putting out fires, how do you see that
suppose there's no incident for a month, what was that worth
and what's the thought behind that number
so routine beats heroics
how do you win those nines

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
is uptime included in cloud solutions
do you report uptime every month
how often do we see the availability figures
three nines on what you run, is that in the package
will i get a list of lost minutes each month
can our board have regular downtime statistics
is there a 30-day statement about how long it was offline
our host never tells us how much it was down, do you
which availability feature comes with your hosting
and do you send the figures
what target do you include for managed machines
i need availability evidence for my monthly it committee, is it part of the service

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
do you test backups
how often are restores rehearsed
are restores included or only backups
our nightly copy turned out blank, how do you avoid that
do you do fire drills with the data
is bringing data back practised beforehand
four times a year or never, how often do you try recovery
everyone takes copies, does anybody there try them
i lost my shop's orders because the tape was unreadable, do you check such things
is a recovery drill part of the package
and do you ever try to get it back
does the dr exercise come with the service

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
is every server described as code
can a server be built again if it is lost
do you set up servers by hand
is infrastructure as code included
our admin clicked it all together and left, do you work differently
what if a machine burns, is there a recipe for it
no snowflakes, is that your rule
is the configuration kept in git
could someone else recreate our machines from files
are there any hand-made boxes in your setup
i fear only one person knows how it was installed, how do you do it
so you could raise the same box from scratch

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
are engineers on call at night
is there 24 hour support for production faults
who fixes it on a sunday
if the shop dies at 3 in the morning does anybody wake up
do you have a rota for emergencies
is out of hours cover in the cloud package
our booking engine crashed on hari raya and nobody answered, are you reachable then
do you have somebody sober on new year's eve
24x7 coverage or office hours only
can i ring a technician at midnight when live goes down
and at weekends
is night duty included or do i pay on top

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
do you review the cloud cost
how often is the bill reviewed
do you carry out the savings or only suggest them
is finops part of the service
our azure spend crept up and no one looked, do you look
do you trim waste regularly
would you actually do the rightsizing or just send a slide
every 30 days or once a year, how often do you hunt for waste
we pay for disks nobody uses, is finding them included
and do you bring the spending down yourselves
i worry the aws invoice keeps growing, does your package deal with that

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
is encryption included
when does security start in your cloud projects
is everybody admin or do you restrict rights
are disks scrambled at rest
can we see who touched which record
is security bolted on at the end
does the trainee have root on production
which protection is there on day one of hosting with you
our iso auditor wants access trails, are they included
do you harden iam before anything goes live
and who may get at our stuff

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
can our data stay in our country
is data residency included
in which region do you keep the data
we must keep citizen records on malaysian soil, can you
does your hosting respect the dpdp rules about location
nothing may cross the border, is that fine
can it be parked in a uae datacentre
our statute forbids overseas storage, do you follow that
is sovereignty looked after in the cloud package
where will the files physically lie and who decides
my regulator asks about geography of the disks, what can i tell him
and does it remain in saudi if it has to

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
do you work with azure
is azure one of your clouds
can you run our stuff in bill gates's cloud
our company is all microsoft, do you have cloud people for that
do you know entra and app service
we get free azure credits, can you use them
not amazon but the redmond one, possible
do your engineers hold az certificates
which of the big three do you handle besides google
can you look after azure sql and blob
is the blue cloud from microsoft on your list
and microsoft's, do you do that one

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
do you work with google cloud
can you host on gcp
is google among your cloud platforms
we use bigquery and firebase, can you operate those
do you know cloud run and gke
our startup got credits from mountain view, can you build there
is it only amazon and microsoft or the search company too
can our maps heavy app live where google lives
do you have people trained on vertex and gcp networking
my son says gcp is best, do you offer it
which third hyperscaler do you support
and the google one

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
can you run k8s for us
do you handle container orchestration
our pods keep crashing, do you know that stuff
do you write helm charts
is eks or gke something you look after
do you scale containers automatically
we inherited a cluster nobody understands, can you take it over
are there certified cka people in your team
rancher or openshift shop here, can you help
do you have the container helmsman thing in your toolbox
and for lots of containers, what do you use

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
is microsoft azure one of your hosting platforms
can you host us in azure
we have an enterprise agreement with microsoft, can you host under it
which platforms do you run on, is redmond's included
our licences are all windows server, where could you host that
uae north or central india region of microsoft, can you use it
do you host dotnet apps where they feel at home
can our vms stay in the microsoft cloud under your care
i only know amazon, do you host with microsoft as well
are you able to run sql server in a managed way at microsoft
head office dictates microsoft for hosting, is that fine
and microsoft as a host

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
can you host us somewhere cheaper than aws
is a german host an option
must it always be one of the giants
we are a tiny charity, do you have a low cost place for our site
do you use bare metal in falkenstein or helsinki
amazon is too dear for my little shop, what else is there
would you put us on a bargain provider if that's enough
root servers instead of hyperscaler, do you do that
european budget hosting, possible with you
i just need a small box for 10 euros a month, do you handle such
so not always the expensive clouds

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
how do you run containers on amazon without kubernetes
fargate, do you know it
kubernetes is too heavy for us, what simpler thing do you use
do you write task definitions
where do you put docker images to run on aws
our three containers don't need a cluster circus, what would you pick
can you manage amazon's own container service
do you deploy docker to aws the easy way
swarm, nomad or the amazon one
we have a small team and want containers minus the k8s headache
and if not kubernetes then what

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
do you use serverless functions
can we pay only when the code runs
do you know lambda
is there an option without any server to patch
our form gets ten hits a day, must we pay for a machine all month
faas, do you offer that
do you write cloudflare workers or similar
code that wakes up when a file arrives, do you do that
event driven bits without a box, possible
i don't want to rent a computer that sits idle, what do you have
do you run little pieces of code on demand
and without servers at all

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
which pipeline tool do you use with github
how does code get deployed after a commit
our repo is on github, can it build and ship by itself
do you write yaml workflows
jenkins is killing us, what do you use
what runs the tests automatically when somebody pushes
can you set up self hosted runners for our repo
where does your ci run
do you automate terraform from pull requests, and with what
we want every merge to go out by itself, what tool
and for continuous integration, which one

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
do you use gitlab ci
can you build pipelines in gitlab
our code is on a self-managed gitlab, do you cope
github is not permitted in our bank, what other pipeline do you know
do you write .gitlab-ci.yml
can you look after runners in our own network
we moved off bitbucket to the fox logo one, can you do its pipelines
do you have an alternative to microsoft's code platform
devops with everything in one self hosted tool, do you know it
merge request pipelines, do your people make them
our source code may not leave the house, which ci would you use
and for those not on github

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
what keeps the cluster the same as the repository
how do you deploy to kubernetes
flux or the octopus one
do you roll back a release by reverting a commit
which tool syncs manifests to the cluster
someone changes the cluster by hand and it drifts, what do you use against that
declarative delivery for k8s, do you have it
do your people know applicationsets
pull based deployments, with what
and how do releases reach the pods

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
what do you use for object storage
our 12 terabytes of scans have to lie somewhere cheap, where do you put them
do you know buckets and lifecycle rules
where do user uploads end up
amazon's bucket thing, do you use that
can you store years of cctv for us and in what
where would photos from our estate agents be kept
is glacier for old archives something you handle
minio or the amazon original
and for pictures and pdfs, not rows

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
what do you use for event streaming
can you handle thousands of messages a second
our trucks send a position every second, what takes that in
rabbitmq or something bigger for queues
do you know topics and partitions
how would several services listen to the same order event
real time feeds from the factory floor, what do you use
do you run msk or confluent
we want to decouple our systems with a log of events, do you do that
stock ticks by the million, which pipe do you have for it
and for streams of data

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
how do you collect metrics from servers
which monitoring do you install
nagios is ancient, what do you use
how do you see memory filling up before it crashes
do you write promql
what scrapes the exporters
is your monitoring open source or paid
how does one notice a sick machine in time, with which software
do you have a time series store for cpu and disk
zabbix here, what would you replace it with
and what gathers the numbers

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
how is the engineer on duty called
what wakes your people at night
opsgenie is being shut down, what do you use
which app rings the phone when something breaks
how does an alert reach a human
do you have an escalation tool
if the first one sleeps through it, what calls the second one
what manages your rota
do you send emails for outages or really ring somebody
which on-call software is in your stack
and who gets beeped, through what

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
how many minutes of outage does 99.9 allow
do we get the uptime in writing
what happens if you miss the uptime
from where do you check the uptime
can you tell me if you give money back after an outage
uptime in writing 43 minutes credit fee
i want to know if we see the same status page as you
what about compensation when the system is down
don't you hide your outages from clients
is the availability pledge on paper
what's the penalty for you when it's off too long
how long may it be dark per month
do i get a refund if you break the sla
how frequently is it probed
is there a public board with green and red dots
do you test from asia and america too
can you put the three nines into the contract
how much downtime is tolerable under your agreement
our last host blamed the weather and paid nothing, would you pay
we are a ticket seller and every minute hurts, how many may we lose with you
i worry that you see more than you show, do we get your view
my lawyer wants service credits, are there any
suppose you're off for two hours in may, what do we get
and if you don't manage it
how is that checked
so 43 minutes is the limit

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
what is written as code in your cloud work
can we get a second environment quickly
is infrastructure code reviewed
can you tell me if permissions and alarms are in terraform
infrastructure as code terraform deliverable
i want to know how hard a staging copy is
what about networks and databases, are they in code
isn't a test environment a big project
can another vendor rebuild our landscape from what you hand over
how long for a twin of production to try things out
do two pairs of eyes see a firewall change
is our setup in files or in a man's head
do you use hcl or click in the console
we want a uat system by tomorrow, is that much work
are rights and rules kept under version control
what do we hold if your firm goes bust
can you clone the whole thing for a demo
our present host needs six weeks for a new environment, how's that with you
i worry about undocumented tweaks, how are changes made
my auditor asks who approves changes to the network, how do you handle that
suppose we open in riyadh and need the same again
we are a software house and want staging per feature, is that feasible
and a copy for testing, is that extra work
what exactly is in those files
so it's peer reviewed like a program

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
how do you test restores
do you time the restore
what does the restore record say
how often do you restore a backup
can you tell me how much data we would lose
restores tried quarter timed record
i want to know how long a restore would take
what about proof that backups work
don't you only take backups and hope
is there a stopwatch on recovery
what are our rpo and rto, do you measure them
do we get paper for the insurer that recovery works
where do you bring the copy back to when you test it
how many hours would we be dark after a crash
would we lose an hour of orders or a day, do you know that
do you rehearse disaster with a blank account
do you hand over evidence of drills
is the dr test real or on paper
our host swore the tapes were fine and they weren't, how do you prove yours
we are a clinic and must show recoverability each year, what do you give us
i worry about ransomware, do you know how long we'd be out
my auditor wants timed evidence, do you have it
suppose the database is wiped at noon, who knows what's gone
and did anyone ever try it
how is that exercise done
so it's all written down after each drill

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
who is woken by the monitoring
what do you alert on
is there a written first step for each alert
do you delete useless alerts
can you tell me how your monitoring works
monitoring alerts written first step
i want to know if alerts go to the right person
what about too many alerts, how do you avoid them
don't alerts just get ignored
do you beep for every hot cpu or for customer pain
how do you deal with alarm fatigue
are there runbooks
what do you do with pings that mean nothing
does the one who can fix it get the call
do you page on symptoms or on causes
is there an instruction attached for the poor soul at 3 am
are false alarms thrown out
we get 400 warning mails a day and read none, how would you do it
i'm the night guard of an ops team, how do you keep alarms sane
i worry the pager goes to someone with no clue
my cto wants to know your alerting philosophy
suppose checkout gets slow but every machine looks healthy, would it ring
and who gets out of bed
what if an alarm is pointless
so each one comes with instructions

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
do you explain the cloud bill
can we see cost per product and team
is there a forecast of cloud cost
do you list possible savings
can you tell me what the readable bill contains
cloud bill cost by product team forecast savings
i want to know which team spends what
what about next quarter's cost, do you forecast it
isn't the cloud bill always gibberish
our amazon invoice runs to 70 pages, do you boil it down
can my accountant understand what you send
do you break down charges by department
is there a projection so that i can plan the budget
do you tell how laborious each economy would be
who burns the money, engineering or marketing, can you show that
is there a chargeback or showback report
do you put the invoice in plain words
which tips for trimming come with it
our cfo threw the azure statement at me, can you make it legible
we have four apps in one account and can't tell them apart in costs, do you split them
i worry that cost cutting takes more work than it saves, do you state the work
my board asks what hosting will be next year, do you provide that
suppose we want to trim a third, do we get a list of where
and the invoice, can one understand it
what's shown on it
does it say how hard each cut would be

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
is the uptime figure something you sign for
what availability do you guarantee in the contract
can you tell me your uptime percentage for cloud hosting
is it true that you promise 99.9 on paper
uptime guarantee written
i want to know if your sla is a real document or just a slogan
what about a formal commitment on availability
do you not just say it but also put it in the agreement
how reliable will our servers be, and is that binding
what number of nines am i getting
how dependable is the hosting you run, officially
do you commit to keeping us online or is it best effort only
can i hold you to a reliability figure
is there a document my legal team can attach to the tender
do you stand behind your reliability with a signature
what level of steadiness do you warrant
our previous host promised the moon on the phone and nothing was ever documented, how about you
i am a hospital purchaser and need the service level stated in the bid, do you have one
my chairman wants a reliability commitment he can wave at the insurer
i worry that your reliability talk is only marketing, is there more to it
suppose we end up in court over an unreliable server, what did you commit to
and is that figure written down anywhere
so what do you actually pledge for your cloud service
do we get that on letterhead
is that just an aim or an obligation
you will formally commit to it or just say lah

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
how many minutes a month may my site be down
what does 99.9% mean in minutes
can you tell me how much downtime is still within the promise
is it true that under an hour of outage a month is acceptable
43 minutes outage month
i want to know if a half hour failure breaks the agreement
what about the permitted downtime, how long is it
isn't 99.9 still quite a lot of downtime
is it nearer ten minutes or nearer an hour that we could lose each month
how much unavailability is tolerated before you are in default
convert the uptime figure into something i can picture
how long could our till be dead in a billing cycle without you owing us anything
what is the error budget
how big is the allowance for interruptions
in clock time, what does that percentage amount to
what's the longest we could be unreachable in four weeks and you still be in the clear
i run a bakery with online orders and cannot picture percentages, how long would we be cut off
my professor asked us to work out three nines as real time, what is the result
suppose the servers die for twenty minutes in april, is that still inside the limit
i worry that a tenth of a percent hides a lot, how much is it really
we lost a full day last year with our host, could that happen within your limits
and what does that come to in minutes
so how much is that per month
what does the remainder add up to
is that minutes or hours
how much slack does that leave you

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
what happens if you miss the uptime target
do we get money back when you fail the sla
can you tell me how uptime is measured
is it true that we see the same status page as your engineers
status page uptime checks credit
i want to know if there is a penalty when availability falls below the promise
what about a refund for a bad month
you don't hide the outages from customers, do you
how frequently is our site tested and from where
who measures it, and can i look at the dashboard myself
will you knock something off the bill when you let us down
what's the remedy for breach
do you do synthetic probes from outside
are there consequences for you when it goes down
is the monitoring transparent or do i have to take your word
do you compensate clients after a blackout
is there a public board where i can watch the health live
does someone in singapore get the same measurement as someone in london
our last provider said all green while our shop was dead, how do we verify yours
i audit suppliers and need to know the service credits mechanism
i worry that you mark your own homework on availability
suppose you fall to 99.5 in december, what do we pay
my boss asks who polices the figure
and if you don't keep it
how would i even know that you missed it
is there a rebate then

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
do you use terraform for infrastructure
is the infrastructure reviewed before it changes
can you tell me how you set up networks and databases
is it true that permissions are also kept in code
infrastructure as code terraform review
i want to know if your people configure servers by hand
what about alarms, are they defined in code too
you don't click things together in the console, do you
is it scripted or is it set up manually
which iac tool does your cloud team work with
do two pairs of eyes look at every firewall change
how do you stop configuration drift
are security groups and roles kept under version control
is every tweak to our hosting traceable to a person
can we see a diff of what was altered on the platform
do you keep the setup declaratively in a repository
how is our tenancy defined, in documents or as a script
opentofu, cloudformation or something else
our former sysadmin had everything in his head and then he left, how do you prevent that
i worry that somebody opens a database to the world by accident, who approves such changes
i'm a devops student, what would i learn to write at your place
the auditor wants evidence of change management for our cloud, do you have it
suppose an engineer grants himself admin rights, would a colleague notice
and how are the servers actually described
who signs off a change to that
do you merge those through a pull request as well

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
how quickly can you create a second environment
is a staging environment a lot of work
can you tell me how long a copy of production takes
is it true that another environment is only one command
second environment effort
i want to know if a test system costs a new project each time
what about a copy for training
it won't take weeks to get a test landscape, will it
is it quicker to clone our setup than to build a new one
can we have a demo instance for a trade fair without much fuss
could you stand up a throwaway replica for a penetration test
how much bother is a duplicate of the whole thing
we open in saudi next year, can the platform be reproduced there fast
is a pre-production stage cheap to come by
can developers get their own playground on demand
how reproducible is our hosting
if the region burns, can the same thing be raised elsewhere with little work
would a mirror for the new branch take a quarter
our old vendor quoted three months for a uat server, is it like that with you
i teach a software class and would need an identical copy every term, is that hard
my boss thinks a sandbox will cost a fortune, is he right
suppose the testers want a fresh stage tomorrow morning, can they have it
i worry every additional installation will be billed as its own job
and if we want the same thing twice
could we tear it down and make it again
so is another copy a big deal

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
how often do you test the backups
do you actually restore backups or only make them
can you tell me when the last restore was tried
is it true that you rehearse a restore every quarter
restore test frequency
i want to know if your backups have ever been proven to work
what about disaster recovery drills
you don't wait for a real disaster to try the backup, do you
do you test restores more often than once a year
where do you restore to when you practise
do you run fire drills for data
how do you know the copies are readable
is recovery something you exercise or just assume
does anybody measure the duration of bringing everything back
how regularly is the snapshot checked for being usable
do you do a dr dry run, and into which tenancy
are tapes and snapshots ever opened to see whether they work
will a recovery exercise mess with our live shop
our hospital found its copies were corrupt the day we needed them, how do you avoid that
i am an iso auditor and want the interval of your recovery tests
i worry that the safety copies are useless when it counts
suppose nobody has ever unpacked the archive, how would you find out
my father always says a copy is no copy until used, do you agree
and when did you last try that
is it rehearsed in a blank place or over the real one
is a stopwatch involved or just a tick in a box

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
how much data would we lose in a disaster
how long would it take to get our system back
can you tell me our rpo and rto
is it true that you give both recovery figures in writing
data loss recovery time record
i want to know if there is a report after each restore test
what about the time needed to recover
we would not lose a whole day of orders, or how do i find out
do you know the worst case in hours before it happens
what does the report on the drill contain
which two numbers come out of the exercise
how far back would we be thrown after a crash
what would i tell my insurer about our recoverability
do you document the expected gap in transactions
is there proof of how soon the shop would reopen after a fire
do we learn the extent of damage ahead of time
how many minutes of bookings would vanish if the disk died
business continuity figures please
the bank asks us for evidence on resumption times, can you supply it
i run freight and every lost waybill costs me, how would i know what goes missing
i worry that a ransomware attack sets us back by a week, is there an estimate
our board wants to see recovery objectives, where do they stand
suppose everything is wiped at noon, where can i read what we'd be missing
and what do you note down after the test
so how bad would it be
does that paper say when we are running again

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
what do you alert on
do your alarms come with instructions
can you tell me what triggers a call at night
is it true that every alert has a written first step
alerts runbook first step
i want to know if you watch what users feel rather than the cpu
what about monitoring, what do you watch
you don't wake people for a full disk that nobody notices, do you
is the alarm based on server metrics or on the customer's experience
does the person on call know what to do when the phone rings
do you do symptom-based monitoring
is there a playbook attached to every page
what if the one on duty is new and half asleep
when does pagerduty go off
which signs of trouble get an engineer out of bed
how does the technician know where to begin at 3 am
do you keep observability focused on slow pages and failed payments
is there guidance for whoever answers the siren
our it man gets woken by graphs that mean nothing, how do you choose your signals
i worry that the duty person will just stare at the screen, is there a guide
suppose our checkout gets sluggish but all machines look healthy, would anyone find out
my nephew is a sysadmin and asks whether your pages have procedures
we are a ticket seller and care about visitors, not cpu graphs, do you
and what is he told to do then
so what would set it off
does the alarm say what to try

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
what do you do with alerts that need no action
do you remove useless alarms
can you tell me how you avoid alert fatigue
is it true that you delete alerts nobody acts on
pointless alerts deleted
i want to know if your engineers are flooded with notifications
what about false alarms
you don't keep alarms that mean nothing, do you
would you rather mute a noisy alarm or get rid of it
how do you keep the signal from drowning in noise
do you prune your monitoring
what becomes of a warning that never leads anywhere
how do you handle the crying wolf problem
are there purely informative pages in your setup
do you tidy up the bells that ring for nothing
how come your people still take pages seriously
what is your policy on nuisance warnings
do you keep every notification just in case
in our hospital the nurses ignore beeping machines by now, how do you stop that with servers
our ops channel gets four hundred pings a day, what would you do
i worry that the important warning is lost among trivial ones
suppose an alarm fires every night and everyone shrugs, what happens to it
my team has learnt to swipe notifications away, how do you keep yours from it
and the ones that are only noise
do you throw those out or silence them
so fewer alarms rather than more

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
can we see cloud cost by team
do you give a forecast of the cloud bill
can you tell me which product causes which cost
is it true that you list possible savings
cloud cost report savings forecast
i want to know if your report says how much work each saving takes
what about finops
we don't understand our aws invoice, do you make it readable
do you show next month's spend as well as last month's
how do you help us cut the cloud bill
can accounting see who burnt the money
do you allocate the charges to cost centres
will i be told where we could trim and how hard that is
is there a projection for budgeting
can you tell me what the mobile app alone costs to host
do you point out waste like idle machines
does the statement break down per department in rupees
what recommendations do we get for spending less
our finance controller gets forty pages from azure and gives up, what do you give him
i'm a cfo and want showback for every business unit
i worry that costs creep up and nobody knows whose they are
suppose marketing's campaign doubles the hosting fees, would we see that it was them
my boss wants a three-line answer to why the cloud is expensive
and do you say where to economise
is there an outlook too
so who is using all that

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
what is the first step of a cloud migration with you
how does a move to the cloud begin
can you tell me what happens in the take stock phase
is it true that you begin with an inventory of everything
cloud migration first phase inventory
i want to know if you look at our systems before moving anything
what about the stocktaking, what does it cover
you won't start moving before you know what we have, will you
do you start with the servers or with a list
what is step one
how do you kick off a relocation of our servers
what's the discovery phase like
which exercise comes before any decision is taken
what do you do in the opening fortnight
how do you get to know a tangled it estate
is there an assessment up front
what happens at the very outset, do you audit us
how would you approach a machine room nobody has mapped
we merged with another company and nobody knows what runs where, how would you begin
i'm an it head at a college with machines from three decades, where do you start
i worry that you will move rubbish along with the good, is there a sorting at the start
my boss wants to know what we get for the first weeks of a migration
suppose half our programs are undocumented, what's your opening move
and what comes first
so how do you begin
what is done in that initial stage

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
what is the second step of the migration
how do you decide what goes to the cloud
can you tell me what comes after the inventory
is it true that you decide for each system separately
decide piece by piece migration
i want to know if everything gets the same treatment
what about the decision phase
you don't just move everything, do you
is it one plan for all or a verdict for each application
what is phase two of your cloud process
how do you choose between keeping and replacing a program
once the list is there, what happens with it
what's your triage method
who judges the fate of each program and on what basis
do you apply the six rs
is there a stage where we settle the destiny of every tool
how is the portfolio rationalised
after the audit, is there a blanket recommendation or individual ones
our consultants told us to lift everything in one go, how do you approach that stage
i worry that the old payroll program is forced into the cloud together with the rest, who decides
i'm a works manager and some machines must stay on the floor, at what point is that settled
suppose the stocktaking shows two hundred programs, what do you do next
my board wants to see options with price and danger before anything moves, when does that come
and then, after you have the list
so what's decided in step two
what follows the stocktaking

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
what is the third step of the cloud migration
what do you do in lay the ground
can you tell me what is built before the first application moves
is it true that the groundwork is done before any app arrives
lay the ground phase
i want to know if there is a preparation stage in your process
what about the foundations, when do they come
you don't move apps into an empty account, do you
is the landing zone made before or after the first move
what is phase three
at which stage is the plumbing put in
once the verdicts are in, what gets constructed
when in the process do you set spending caps and logins
is there a step only for the basics
what comes between deciding and moving
where in your roadmap does governance get established
do you pour concrete before putting up walls, so to speak
which stage covers the tenancy setup
our first attempt at azure was a jungle of accounts, where in your process is that prevented
i worry that programs arrive before the security is in place, what's your sequence
i'm a project manager drawing a gantt chart, what stands between the decisions and the first move
suppose we have agreed on what to move, what do you do next
my ciso asks at what point identity and audit trails are put in place
and what's the third stage
so what happens before anything is shifted
is there something to prepare after the decisions

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
how do you move the systems
what does move in waves mean
can you tell me in what way the migration itself is done
is it true that the move happens in several waves
migration waves phase
i want to know if you move everything on one weekend
what about the actual move
it isn't a big bang, is it
is the migration gradual or all at once
what is the fourth step of your cloud process
how do you carry out the switch without a catastrophe
do you migrate in batches
what's the approach for cutover
how do you shift a company's programs one after the other
once the landing zone stands, how do the programs get there
do you take the transfer in small bites
what precautions surround the relocation itself
is it staggered, and what protects us in each stage
our neighbour company moved everything in one night and was closed for a week, how do you do it
i worry that the relocation will paralyse our hospital, what is your method
we are a freight forwarder and cannot stand still, how would the transfer go
suppose the ground is laid, how do you go on
my boss wants to see the safest way of transferring, what do you propose
and how does the moving itself work
so which stage is the real transfer
is that done in one sweep

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
what happens after the migration
what is the last step of your cloud process
can you tell me what operate includes
is it true that you stay after the move
operate phase after migration
i want to know if you look after the cloud when everything is moved
what about running it afterwards
you don't leave once we are live, do you
is the project over at go-live or does it continue
what is step five
who does the caretaking once everything has arrived
what does the managed service look like at the end
after the last cutover, what are your duties
do you stick around for the boring part
how does the ongoing part work, in short
what follows the relocation in your roadmap
does your process end with a handshake or with a service
what is the steady-state stage
our migration partner disappeared on the day after cutover, how is the end of yours
i worry about who keeps the lights on when the consultants are gone
i'm an office manager, not a technician, who would keep the thing healthy once it's moved
suppose all waves are done, what then
my principal asks what we'd pay for every month after the relocation
and when everything is over there
so what comes last
is there still something for you to do after that

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
what do you list in the first two weeks
can you tell me what the inventory covers
is it true that taking stock takes only two weeks
two weeks inventory systems contracts
i want to know if you also list contracts
what about the people who know the old systems
you don't forget dependencies in the list, do you
is the stocktaking a matter of days or months
what goes into the list besides servers
how much time do you need to find out what we have
do you interview the veterans who built it
are supplier agreements and licences part of the survey
how do you discover which program hangs on which
what's the duration of the assessment
do you write down who holds the knowledge
do you make a cmdb for us in the beginning
how thorough is the survey of our machine room
our only man who understands the billing box retires in march, would you speak with him
i worry the survey drags on for half a year
we inherited a dusty server cupboard from a takeover, what would you record about it
suppose nobody here has a diagram, can you still map what talks to what
my boss asks how many weeks until we know what we own
and how long does that part last
what exactly gets written down then
is that a fortnight or more

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
can some old systems be switched off
do we have to migrate everything we find
can you tell me what happens with systems nobody uses
is it true that part of it can just be turned off
switch off unused systems
i want to know if some servers need no migration at all
what about machines that are of no use any more
not all of it is worth moving, is it
move it or just shut it down
do you sometimes find things that can go
can we retire anything along the way
will you tell us what is dead wood
do you decommission zombies
is there usually something to pull the plug on
could we end up with fewer programs than before
what of the boxes humming in the corner since 2008
is sunsetting an option you look at
do you ever recommend the bin for a server
we pay for three licences that nobody remembers, could those go
i worry about paying to transport rubbish
our museum has a terminal from the nineties still running, must that come along
suppose you discover a program with no users, what then
my accountant hopes that part of our it estate is superfluous, is that likely
and the stuff nobody touches
so is everything kept
can any of that be scrapped

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
do you give cost and risk for each application
can you tell me the four choices for an old system
is it true that each system gets a price and a risk
leave move rebuild replace
i want to know if an old program can be replaced instead of moved
what about rebuilding it
you won't just lift and shift everything, will you
is it better to rebuild our hr program or to buy another
which fates are possible for an application
what alternatives do you weigh for a legacy program
do we get an estimate of danger and expense per option
rehost, refactor, retain or repurchase, which do you consider
could the verdict be to swap it for saas
what may come out for our twenty-year-old crm
will you spell out what could go wrong with each route
can a tool stay where it is as one outcome
do you compare keeping with re-coding in figures
our erp dates from 2003 and everyone fears touching it, what choices do we have
i worry we get only one recommendation and no price on the others
i am a treasurer and need numbers beside every alternative
suppose our booking tool is past saving, what would you suggest as routes
my boss wants a table of what to do with each program and what it costs, do you make one
and what are the choices there
is the danger of each stated too
so what can the decision be

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
does everything have to go to the cloud
can some systems stay in our server room
can you tell me if a hybrid setup is fine
is it true that some things should not go to the cloud
not everything cloud, keep some local
i want to know if you would ever advise against moving something
what about machines that must stay on site
we don't need to go 100 percent cloud, do we
is all in better than half and half
do you accept on-premise
may the plant controller remain next to the machine
would you leave certain things in our basement
is there software that belongs in the building
do you ever say no, leave that one here
can our cctv recorder and door system remain local
is a mixed model with our own hardware possible
would you insist on shifting the lot
we are a radiology practice with terabytes of scans, must they be uploaded
i worry that you want to push every last box to amazon
our factory loses its internet twice a week, should everything really live online
suppose our shop-floor program needs instant response, would you still shift it
my director thinks modern means no servers of our own, is he right
and can part of it stay
so is it all or nothing
must that one be shifted as well

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
what do you set up before the first application moves
what belongs to the groundwork in the cloud
can you tell me what is in your landing zone
is it true that budgets are set up as code
accounts network identities logging budgets
i want to know if logging is ready before our app arrives
what about user identities, when are they set up
you don't move an application before the network is there, do you
are budgets set before or after the move
what has to be in place beforehand
which foundations do you put down, exactly
do you fix spending limits from day one
are vpc and iam scripted in advance
is single sign-on part of the preparation
will there be an audit trail from the very start
what's the plumbing that goes in early
do you separate dev and prod tenancies up front
are cost caps there so nobody gets a shock
our first cloud try ended with one shared password for everything, what do you arrange first
i worry that somebody runs up a huge invoice in week one, is there a cap
i'm a security officer and need to know which controls exist prior to workloads
suppose we'd like to put our first program up there next month, what must exist by then
my teacher asked what a landing zone consists of, what do you say
and what's in that foundation
what do you prepare there
is all that scripted too

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
do you start with a critical system
can you tell me the order of migration
is it true that the least important system goes first
first system to migrate
i want to know if our main database moves first
what about order, what goes before what
you don't begin with the billing, do you
is it better to begin with the biggest or the smallest
what gets migrated before anything else
what is the guinea pig
do you begin with something trivial
who leads the way, the canteen menu or the payroll
do the crown jewels go early or late
which one takes the plunge
what kind of program do you pick as a pilot
do you practise on something harmless
in the queue, where do vital programs stand
we are a hospital and the patient system is life and death, would that be the one to begin with
i worry that you experiment on our most precious program
our boss wants the erp shifted straight away, would you agree to that sequence
suppose we have thirty programs, how do you choose the opener
i'm a freight manager and dispatch must never stop, is it early in the line
and which one do you take to begin with
so what's the trial balloon
does that one go early

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
is each move rehearsed
is there a way back if the migration fails
can you tell me how long we are offline during the move
is it true that rollback is tested
migration rehearsal rollback window
i want to know if you practise the cutover
what about going back to the old server
we won't be stuck if it goes wrong, will we
do you measure the downtime or just guess it
what if the new system does not work after the move
is there a plan b
do you do a dry run before the real thing
how do you know the length of the interruption ahead of time
can the switch be undone
has somebody tried the retreat before the night itself
do you have an undo button for cutovers
what's the safety net on migration night
is a maintenance slot planned to the minute
last time we changed provider we could not return and lost three days, how do you protect us
i run a night shift and must know how many minutes we'd be shut, do you know that beforehand
i worry that at four in the morning nothing works and nobody knows how to revert
suppose half the data is missing after the switch, what then
my insurer wants evidence that reverting was tried
and if it goes wrong that night
did you try that out before
so can we still turn round

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
what does operating the cloud include
who installs the security patches
can you tell me what tasks you do every month
is it true that you keep an eye on costs as well
operate patches alerts restores costs
i want to know if updates are part of the service
what about keeping the servers up to date
we don't have to patch anything ourselves, do we
do you do only hosting or maintenance too
which four things do you look after when it runs
who closes security holes once we're hosted
what is covered in day-two operations
are hotfixes and recovery drills your job
what chores do you take off our hands
does routine upkeep mean more than rebooting
who responds when a new vulnerability hits the news
what is in the managed service, item by item
do you watch the spend as well as the health
nobody in our school has time for linux updates, would you do that
i worry the machines will rot after the migration, what upkeep is there
we were hacked through an outdated library, who keeps ours fresh with you
suppose a log4j happens again, whose task is it
my boss asks what he gets for the monthly operations fee
and what do you do in that phase
what does running it consist of
is patching included in that

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
do we get a report every month
do you write something after an incident
can you tell me how you report outages
is it true that every incident is explained in writing
monthly report incident account
i want to know if you tell us honestly what went wrong
what about post-mortems
you don't keep quiet after a failure, do you
is the explanation in plain words or in jargon
how are we kept informed about our servers
do we receive an rca
will there be a regular summary for management
after a breakdown, do you own up
what paperwork follows a crash
do you send something at the end of each month
is there a document we can show our customers after a blackout
are lessons from failures recorded
how frank are you when things break
our host said technical difficulties and nothing more, would you explain better
i report to a board every month, what do i get from you for that
i worry that mishaps get swept under the rug
suppose our portal dies on a tuesday, what do i hear afterwards and in what form
the regulator demands written causes after each disruption, do you deliver those
and do we hear why it happened
how do we learn about it afterwards
is there something regular on paper

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
is one server enough for a single application
do we need the cloud for one small app
can you tell me when the cloud is overkill
is it true that a steady load needs only one good server
one good server with standby
i want to know if you would advise against your own cloud service
what about a single app with constant traffic
not everyone needs autoscaling, right
is one server better than a cloud for us
when is your cloud service not the right thing to buy
would a plain vps plus a spare do
who should keep their hands off your offer
is a simple rented machine sometimes the better pick
what suits a lone program with the same eighty users every day
when would you talk me out of a purchase
does a parish website with a members' list need all that machinery
what do you suggest for predictable demand
is bare metal with a fallback ever your advice
we are a vet practice with one booking program, must it be anything fancy
i worry that i am buying a lorry to fetch bread
our library system has the same traffic all year, what would you put it on
suppose nothing ever spikes with us, do we really require elastic hosting
my nephew says a cheap box is enough for our office tool, could he be right
and for something small like ours
so who is it not for
would a modest box do then

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
will you set up just two servers for us
do you do small setups without kubernetes
can you tell me if you also do simple hosting
is it true that you won't push kubernetes
two machines backups alerts no kubernetes
i want to know if you take a small job with two machines
what about backups in the simple setup
we don't need containers, will you respect that
will you still help us if we are too small for the cloud
what do you set up for a small customer
do you spare modest clients the buzzwords
what would a humble installation from you consist of
can you keep it plain and boring
are you too posh for a pair of boxes
is k8s compulsory with you
do you do low-tech jobs with a spare and an alarm
would we be upsold to an orchestration platform
is a straightforward installation beneath you
every agency i ring starts about microservices, can you just do something plain
i worry you'll laugh at a shop with one program, will you take us
i'm sixty-eight and want no jargon, would you install something dependable
suppose we are exactly that simple case, what do you do for us
my partner hates fashionable tech, can you do without
and you'd still do that for us
what do we get in that case
no containers then

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
should we move to the cloud to save money
is the cloud always cheaper
can you tell me if moving will cut our costs
is it true that the cloud saves money
cloud to save money advice
i want to know if saving is a good reason to migrate
what about cost as a motive for moving
it isn't automatically cheaper, is it
is renting servers cheaper than owning them
when is moving to the cloud the wrong decision
would we economise by shifting to azure
has anyone got to calculate before we relocate
is thrift a sound reason to go
what's your warning for people who hope to spend less
does amazon beat our own hardware on price, as a rule
should an accountant do the maths first
is it a bargain or is that a myth
tco comparison needed before migrating
our md is convinced that the cloud halves expenses, should i contradict him
i worry we jump because a salesman promised forty percent less
we bought servers two years ago and somebody wants to abandon them for economy, wise
suppose the only aim is a smaller budget, would you advise it
the ministry asks whether relocation lowers public spending, what do you say
and is that cheaper in the end
so should we do it for the money
has somebody to work that out first

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
does lift and shift raise the bill
where does the saving in the cloud come from
can you tell me why our bill went up after migrating
is it true that moving a system unchanged costs more
lift and shift higher bill
i want to know if changing the system is needed to save
what about just copying our server to aws
it won't be cheaper as it is, will it
is rebuilding more economical than moving as is
why does the cloud cost more than expected
why did our hosting double after we relocated
is a straight rehost a trap
can i economise without altering the program
what makes cloud hosting actually pay off
does refactoring come free
is there a catch with the as-is approach
do vms in azure cost more than the box we own
must we invest before it gets less expensive
we shoved our erp into amazon last year and the invoice tripled, what happened
i worry that we pay twice, once for the relocation and once for the adaptation
our consultant promised instant economies with a one-to-one transfer, believable
suppose we copy the machine exactly, would we spend less
i'm an investor, why did the portfolio company's hosting charges climb after going to the cloud
and if we leave it as it is and just shift it
so how do you bring it down
is there a price on that as well

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
do you offer more than 99.9%
what does a further nine cost
can you tell me if 99.99 is possible
is it true that each nine costs far more
more than 99.9 cost
i want to know if we need four nines
what about five nines
99.9 is not enough for us, what now
is the fourth nine much dearer than the third
what should i ask before wanting higher uptime
can you do zero downtime
how steep is the surcharge for extra reliability
is it worth paying for near-perfect availability
what's the first thing to compute if we want to be always on
how does the price curve go towards a hundred percent
our stock exchange link must never blink, what would you ask us
could you run something that never goes dark
does going from minutes to seconds of interruption get pricey
i run an intensive care unit and any interruption is dangerous, how should we reason
my boss demands 99.999 without knowing what it means, how do i talk him down
i worry that three nines is too little for a payment switch
suppose a minute of silence costs us ten thousand dirhams, does a higher level pay off
we are a hotel and i'm unsure whether to pay for a stricter sla, how to decide
and if that is not enough for us
is the next step up expensive
so what would better than that take

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
what does the uptime promise exclude
can you tell me what 99.9% leaves out
is it true that announced maintenance does not count
sla exclusions
i want to know if a fault at our own provider is covered
what about maintenance windows
there is no catch in the uptime figure, is there
how many days before maintenance do you tell us
which outages don't you answer for
what's in the small print of your availability guarantee
how much notice before scheduled works
if we insist on a certain data centre and it dies, whose fault is it
are there carve-outs
which interruptions are not held against you
do upgrades at night get deducted
what loopholes did your lawyers put in
is a vendor that we imposed on you our own risk
our bank makes us use its private hosting and it fails a lot, would you answer for that
i'm in procurement and need the list of exemptions
i worry that every failure will be called scheduled work
suppose you take us offline on a sunday with a week's warning, is that deducted
my lawyer asks for the excluded events under the service level
and what is not counted
is there any exception to that
do you warn us before you take it down

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
do your own mistakes count against the uptime
what counts as downtime
can you tell me if human error is covered
is it true that everything else counts
own mistakes count
i want to know if an error by your engineer is included
what about outages you cause yourselves
you don't exclude your own errors, do you
is a mistake by your team treated like any other outage
does a failed deployment count
if your man pulls the wrong cable, who pays
do you own your blunders
are self-inflicted failures part of the measurement
what if one of your people deletes a table
apart from the two exceptions, is anything else exempt
do you make excuses for slip-ups
when a botched update knocks us offline, is that on you
is misconfiguration held against you
our host blamed an intern and paid nothing, would you do the same
i worry that you wriggle out with human failure
i'm an auditor, do incidents caused by the supplier's staff enter the calculation
suppose one of your technicians oversleeps and our shop stays dark, is it in the figure
my boss asks who bears the blame when you break it
and if it is your fault
any further exceptions
so your blunders are in there too

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
which cloud provider do you recommend
aws, azure or google for us
can you tell me which provider is best for a small company
is it true that you recommend what our team knows
recommended cloud provider
i want to know if you prefer aws
what about azure if our team knows it
you won't make us change provider, will you
is google better than aws for a start-up
which provider should we pick
our devs are fluent in gcp, should they stay with it
do you have a favourite hyperscaler
what's your default choice of platform
should we retrain everybody on something trendier
is familiarity a good enough criterion
which of the giants do you steer people to
microsoft shop here, stay with redmond or switch
do you work with whatever we're used to
all our admins hold amazon certificates and the ceo wants oracle, what do you think
i worry that you'll force your pet platform on us
we are a start-up with two programmers from an azure background, where to go
suppose my people have never touched google, would you still propose it
our teacher wants one answer, which vendor do consultants advise
and which one would you take
so do we have to switch
is there one you like best

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
what matters when choosing a cloud provider
are the big three very different
can you tell me what to compare between aws and azure
is it true that the region matters more than the provider
choose provider region contracts database
i want to know if our existing contract should decide
what about the database, does it influence the choice
the differences aren't that big, are they
is location more important than features
by which criteria should we choose
what tips the balance between the giants
do we agonise too much over aws versus gcp
does an enterprise agreement with microsoft weigh heavily
should the dbms steer the decision
what are the real deciding factors among hyperscalers
are they all much of a muchness
does it count where the data centre stands
we need oracle rac, should that drive the pick
we have spent six weeks on feature charts of three vendors, what should we look at instead
i worry we choose the wrong giant because of small details
my cfo signed a three-year deal with redmond, does that settle it
suppose two vendors look the same on paper, what would decide it for you
i lecture on it management, which criteria do practitioners put on top
and what would be a reason against
what should we weigh then
so does it hardly matter which

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
do you take commission from cloud providers
are you paid by aws for recommending it
can you tell me if your advice is independent
is it true that you take no commission
no commission cloud vendors
i want to know if you are a reseller
what about kickbacks
you don't earn from our choice, do you
are you neutral or a partner of one of them
do amazon or microsoft give you money
do you get a cut of what we spend on hosting
is there a conflict of interest in your platform advice
are you impartial
do you pocket referral fees
is there any margin hidden in the resold services
do vendors sponsor you in any way
who is behind your recommendation, us or the vendor
any incentive for steering clients to one side
our last consultant turned out to be a gold partner on a bonus, are you something similar
i'm an anti-corruption officer, does any hyperscaler pay you
i worry that the advice is bought
suppose we end up on google, do you gain from it
my boss smells a sales deal behind every recommendation, can i reassure him
and do you get something out of it
is anyone paying you for that
so you have no stake in it

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
can you host in the emirates
can you tell me if there are cloud regions in india
is it true that the big providers have a region in dubai or abu dhabi
data in country india malaysia emirates
i want to know if patient data can stay in the country
what about a malaysian region
our data must not leave the uae, is that possible
is it easier to host locally in india than in malaysia
where are the servers you use
does data residency work for a bank under rbi rules
can the records remain on indian soil
onshore storage in the gulf, possible or not
is there a data centre near kuala lumpur good enough for us
do we have to put things in frankfurt or virginia
sovereign hosting for a ministry in putrajaya
which of your three markets has domestic datacentres of the giants
pdpa compliant location within the borders
we are a clinic in penang and scans may not go abroad, can you arrange it
i worry that our clients' papers will end up on american machines
our compliance lady asks whether mumbai or hyderabad can be used for everything
suppose the central bank forbids offshore storage, do you have an answer in sharjah
i'm a civil servant in selangor, does anything near us meet the rules
and can it remain here
does that go for our country as well
so nothing needs to go overseas

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
do you map where our data lies
are backups stored in the same country
can you tell me where the logs are kept
is it true that you map every kind of data
data location map backups logs
i want to know if the backups stay in the country too
what about logs, do they leave the country
you don't forget the backups, do you
is only the database local or also the copies
how do we know where each kind of data is
can you show an inspector the whereabouts of everything
do you draw up a data map
are safety copies sneaked abroad
is there an inventory by category and place
what proof do we have about residency of archives
do traces and telemetry also stay onshore
can our dpo get a record of storage places
who keeps track of what sits where
a supervisor found our previous host's copies in ireland, could that happen with you
i'm a data protection officer and need to fill in the record of processing, what do you supply
i worry that debug files with names travel to another continent
suppose the authority asks for the physical place of each dataset, can we answer
my lawyer says the main database is never the problem, the side copies are, do you look at those
and the copies of it
do you write down where it all is
does that hold for the archives as well

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
is your support really 24/7
can you tell me the response time at night
is it true that an engineer answers within 15 minutes
24/7 support response time
i want to know if somebody is on call on sundays
what about emergencies at 3 am
we won't wait until monday when the site is down, will we
is the 15 minutes valid at night or only by day
what happens when production fails on a public holiday
who picks up when we crash on christmas eve
is a human available around the clock
how long till somebody reacts to a p1
do you have a hotline for breakdowns after dark
is there a technician awake on deepavali night
when the till dies at midnight, does anybody care
what's your ack time for critical incidents
quarter of an hour or next morning, which is it
our previous host had an answering machine at weekends, what do you have
i run a petrol station chain open all night, can i get hold of someone
i worry that round the clock means a chatbot
suppose the checkout goes dead during the cricket final, how soon does a person respond
my boss wants to know if fifteen minutes is for real
and at four in the morning
how soon do i hear from someone
does that apply on hari raya as well

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
what are the hours for changes
can you tell me your business hours for cloud support
is it true that small changes wait until working hours
business hours questions changes time zones
i want to know if i can ask something on saturday
what about changes in the evening
non-urgent things are not done at night, are they
is a question answered at once or in business hours
in which time zones do you work
when is the helpdesk open for minor stuff
does a little wish get handled on a sunday
if nothing is broken, when can i expect a reply
is routine work only from monday to friday
are how-to doubts dealt with around the clock too
what time do your people knock off
ist, myt or gst, whose office day applies
can i get a tweak done at 10 pm
we are in oman and our week starts on sunday, when would routine requests be dealt with
i worry that everything is treated as an emergency and billed so, what about little things
i'm a school secretary and just want a mailbox added, when do you do that
suppose i have a query at lunch in kl, is anyone at a desk
my team works late, will their simple tickets lie till morning
and for things that are not urgent
what if it can wait
so nothing on weekends for those

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
how do we start with your cloud service
what should we send you first
can you tell me what you need to begin
is it true that a cloud bill is enough to start
send cloud bill or drawing
i want to know if a sketch of our systems is enough
what about documents, which do you need
we don't have a proper diagram, is a drawing fine
shall i send the bill or a drawing
what is the first step if we are interested in cloud
what do i put in the mail to get going
will the amazon statement from october do
is a photo of the whiteboard acceptable
how to get the ball rolling about hosting
what material do you want from us
is there a brief or form to fill before you look at our servers
would a scribble on a napkin help
azure invoice pdf, can i forward that
i have no architect and only a messy plan, what can i hand over
i worry that we must prepare a fat dossier before you talk to us
our it man left and all we've got is the monthly charge, is that something
suppose we want your opinion on our hosting, what do you want to see
my boss told me to contact you about aws, what shall i attach
and what do you want from us
so how do we kick off
which paper is it you need

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
what do you do with the bill we send
what comes back when we send you our drawing
can you tell me what we get after sending the bill
is it true that you mark what to look at first
mark what to look at first
i want to know if you comment on our cloud bill before we sign
what about feedback on our diagram
you won't just file our bill away, will you
do we get a full report or just marks
what would you point out on our bill
will you put a red pen to our statement
what's your reaction once our papers arrive
do you highlight the priorities
do we hear something before there's a contract
what sort of initial feedback is it
would you annotate our architecture picture
is there a quick opinion to be had
where would your eyes go, do you tell us that
last time i sent papers to a consultant i got a brochure back, what do i get from you
i worry that sending an invoice only brings a sales call
suppose i forward our azure charges tonight, what is your answer like
my boss asks what he gains by showing you our hosting costs
we are a small ngo, would you give some pointers on our setup
and what do you do with it then
what do i get back
so you tell us where to begin
`;
