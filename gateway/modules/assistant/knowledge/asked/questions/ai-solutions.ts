/** What people ask, and the sentence that answers it (question-bank.ts). */
export const aboutAiSolutions = `
= Assistants, document reading
what ai services do you offer
do you build chatbots
can you make an assistant for our company
can you predict our sales with machine learning
what can your artificial intelligence team do for a hospital
do you do ai automation
can you train something on our own files
is the ai checked after it goes live
do you build gpt bots for customer support
can you automate document processing
what kind of ai products do you make
what can ai do for my company
do you do machine learning for logistics
can a bakery use your ai for predicting orders
our insurance office is drowning in claims letters, can a machine go through them
something like siri but for our firm's knowledge, do you make it
how can machine intelligence serve a textile mill
we want a virtual agent that replies to guests of our hotel
do you make things with gpt for a law office
do you leave it alone once it is switched on
how many loaves to bake on friday, could software say
which branches of artificial intelligence do you sell
can you make sense of ten years of our spreadsheets
our municipality gets 500 letters a day, can software help
we are a tyre dealer and want to know next month's sales
could something answer our tenants' questions at night
what kinds of ai projects do you take on
is there somebody at your firm who knows machine intelligence
we receive hundreds of whatsapp queries daily, can a robot reply
can you digitise our handwritten lab reports
i run a poultry farm, can you estimate how many eggs i'll sell
do you make rag copilots and idp pipelines
my accounts girl types bills all day, can a program do it for her
do you fine-tune on a client's own records
my uncle's insurance desk drowns in letters, can a computer triage them
can software guess tomorrow's chapati demand

= We put language
what sort of tasks is your ai good for
do you use llms and ml both
how do you evaluate ai
which jobs should i hand to ai
do you build general intelligence or small focused tools
what boring work can ai take off my staff
is your ai work just hype
how do you prove that the ai is correct
can ai take over boring paperwork
do you treat ai as magic or as a tool
is it just a buzzword at your place or something solid
what chores is it made for
how do you know it does not just sound clever
can it do everything or one thing
do you trust the machine blindly
my cousin says ai is a bubble, how sober are you
big vision or small chores
what sort of chore deserves it
is there proof that it is right, or do you believe the maker
is it all just hype or do you have something that works
do you sell moonshots or small useful things
for which chores is it any good
how do you know that the machine is right
are you into agi hype or practical automation
which sort of chores do you give to a neural network
can ai take the drudgery of matching purchase orders off my clerks
do you benchmark against ground truth
do you do flashy demos or humble back office automation
we have tedious repetitive typing, is that your cup of tea
can neural nets handle our boring customs codes
do you have proof-driven folks or evangelists

= A model is
what is your slogan for ai
what is your attitude to ai mistakes
how often does ai get things wrong
when is ai useful
what do you believe about artificial intelligence
does ai make errors
does the machine err
is a machine that errs of any use
what is your wise saying about machine intelligence
when do you call a bot any good
can i trust something that is right most of the time
what is your mantra regarding artificial intelligence
can a robot that errs now and then still be valuable
how do you view hallucinating models
in one line, your philosophy on ml reliability
must i demand perfection from a bot
your motto on machine errors
does a bot have to be flawless to be worthwhile

= Assistants that answer
* what is included in ai solutions
* what features come with your ai service
* what all is covered under ai
* what can your ai offering do
will the bot show where it got the answer
chat with our pdfs
can staff ask questions to our company manuals
does the assistant quote its sources
can you make a bot that searches our policies
our handbooks have 4000 pages and no one reads them
a new nurse wants to ask what the hygiene rule is
does it name the page it took that from
wiki, sharepoint and manuals, ask them in plain words
question and reply over our contracts
a bot for our civil servants that knows the circulars
i need proof for each thing it says
* what does an ai order with you contain
* list of your ai offerings
our mechanics look for torque values in 900 manuals
will it name the paragraph it relied on
could new staff ask it about the holiday rules
can we talk to our contracts archive
staff keep phoning hr on leave rules, can a bot reply with page reference
can it look through our sops and give the clause number
is a knowledge base chatbot in the offer
our technicians can't find anything in binders of manuals, what do you have
do you build rag with footnotes
new joiners pester seniors with the same doubts, can software respond from our handbook
can a bot dig through our engineering drawings notes and point to the page
our wardens ask the same hostel rules, could a machine respond with the paragraph

= Reading of invoices,
can ai read our invoices
ocr of bills and forms
what if the machine is not sure about a scanned field
can you extract data from contracts
automatic data entry from purchase orders, possible
does it flag when it is unsure
we type in 300 supplier bills a week
scans from a lorry driver's phone, crumpled, can it decipher them
handwriting on delivery notes
does it admit when a digit is illegible
lease agreements, pull out the end dates
what of blurry scans
customs papers into our program by themselves
does it guess silently or raise a hand
three clerks type supplier bills all day
what does it do with an unreadable stamp
can it pull the amounts out of customs forms
our tenancy agreements are on paper, could it find the notice periods
can a computer key in vendor bills for us
does the extraction give a confidence score when the scan is blurry
lorry receipts and delivery challans, can they be read automatically
we get 900 kyc forms a week, is idp in scope
will it admit when a scribble is unclear
who catches a misread amount on a crumpled bill
can it digest supplier bills in tamil and english with confidence levels
does it highlight doubtful digits to my accountant

= Forecasts of demand,
can you forecast demand for our stock
can you predict which customers will leave
sales prediction with how much margin of error
can you predict how many staff we need
do your predictions say how wrong they may be
do you build churn models
how many umbrellas should i order for the monsoon
which subscribers are about to run off
how busy will our ward be next tuesday
does it tell how wide of the mark it may be
staffing for our call centre next month
crystal ball for sales
can it say how many meals a canteen will need
are predictions given with a margin
how much bread will i sell on saturday, can it tell
which of our gym members are about to quit
how many nurses do we need next week
can the prediction say how far off it may be
which patients will no-show, do you do that sort of prediction
can you tell me which policyholders are about to lapse
do your predictions come with a confidence interval
inventory planning for monsoon, is predictive modelling offered
how many riders must i roster next friday, can ml tell
is attrition prediction available and how uncertain is it
can you foresee how many beds we need in dengue season
is there software to guess which tuition students drop out

= A test set of your own questions,
how do you test ai after each update
do you run regression tests on the bot
what if a new version of the model breaks the answers
are our own questions used to test it
the maker swapped gpt overnight, how do you know nothing broke
is it tried again after each tweak
with whose queries do you try it
does someone check it still knows what it knew
regression for prompts
when openai upgrades, do you recheck that replies are still fine
is there qa after each prompt modification
do you have a benchmark made of our real queries
how do you avoid silent degradation following a tweak
is there automated checking on every release of the bot
is there a recheck whenever you tweak the prompt
who ensures yesterday's correct replies stay correct tomorrow

= A person in
does a human check what ai does
is it fully automatic or is staff involved
what if the bot makes a dangerous mistake
human in the loop
will somebody approve before ai acts
is a doctor looking over its shoulder
would it ever send something harmful on its own
who signs off delicate replies
should i be afraid it acts alone
does my clerk have the last word
fully hands-off or supervised
will it answer patients without a nurse seeing it
i fear it will approve something terrible at night
who takes responsibility when a mistake would harm somebody
is there human approval before the email is sent out
can the robot refund someone without a supervisor
who validates the output in risky cases
do you practise hitl
i worry it will give a patient the wrong dosage, who verifies
will the machine be left unsupervised with my customers
does a manager sign off on serious things
who is accountable if the bot errs on medicine

= Personal data removed
what about personal data in ai
will patient names be sent to the model
can ai data stay in uae
do you anonymise before sending to chatgpt
is customer information stripped out for ai
data residency for ai
our patients' names must not go to america
do you blank out passport numbers
where do the names travel
my lawyer asks about pdpa and machine intelligence
gdpr and chatbots
is sensitive stuff stripped
does information about clients leave the land
can client names be blacked out before they leave our house
our records may not leave malaysia, can we still use gpt
is my customers' privacy protected with ai
can aadhaar and phone numbers be redacted before reaching the llm
is the inference located in our country
we fall under dpdp act, is our members' info safe with your bot
does pii go abroad
can you mask salary and ic details prior to processing
our hospital can't let records cross the border, is that respected
will our clients' passports be visible to openai
can the data be pseudonymised and stay in dubai

= A ceiling on cost
is there a cost limit for ai usage
can the ai bill explode
how do you cap token spending
can we limit how much each reply costs
monthly budget cap for the bot
i fear a bill of thousands when bots hammer it
is there a lid on spending
can a prank visitor ruin us with endless chats
maximum per reply
token budget
what if somebody keeps it chatting all night at our expense
can i limit what one reply may cost
could some troll run up a giant openai invoice
is there an expenditure limit on tokens
can you put a quota so the robot doesn't bankrupt us
is expense per response restricted
what stops a runaway usage invoice
what if teenagers spam the bot all night, who foots the invoice

= OpenAI
* what ai technologies do you use
* which tools and frameworks for ai
* what is your ml stack
do you use chatgpt
do you work with openai gpt models
gpt-4 or gpt-5 integration
gpt from sam altman's firm
* tools of the ai crew
* which frameworks are behind your bots
whisper, dall-e and gpt interfaces
makers of chatgpt
do you build on the maker of gpt-4o and o1
can you use the assistants api and function calling
which company's large language engine do you connect by default

= Claude
do you use claude
can you build on anthropic models
claude instead of chatgpt, possible
can we have the assistant run on claude
sonnet and opus
the rival of gpt from san francisco, anthropic
gemini or what besides gpt
do you know the anthropic api with tool use
we prefer the constitutional one over chatgpt, is that supported
can i pick haiku for cheap tasks

= pgvector
which vector database do you use
do you use pgvector
pinecone or something else for embeddings
semantic search in postgres, do you do it
where do the embeddings go
milvus, weaviate, chroma or what
nearest neighbour lookup in sql
vector store
where do you keep embeddings
do you need a dedicated similarity index or is a postgres extension enough
is ivfflat or hnsw indexing within your stack

= PyTorch
do you use pytorch
tensorflow or pytorch
which deep learning framework do you use
do you train neural networks
keras or what
own networks, trained with which framework
gpu training
deep learning from facebook's toolkit
which python library do you train vision models with
do you do custom computer vision, spotting cracks on tiles from photos
can you fine-tune transformers on our gpus

= FastAPI
what do you build ai apis with
do you use fastapi
is the ai backend in python
which python framework do you use
flask or what for serving models
python endpoints
async python services
how do you expose the model as a rest service
our backend is python with pydantic, compatible with your habits
do you write microservices with swagger docs for the ml part

= Llama and Mistral
* which ai models do you work with
* what llms do you support
* can we choose the language model
can you run open source models on our own servers
do you self host llama
is on-premise ai possible
do you work with mistral
can ai run without internet cloud, inside our building
we cannot send data outside, can the model live with us
* which brains can i choose from
* closed or open weights
deepseek, qwen, llama or what in our own cellar
without sending a byte to america
on our own gpu box
our ministry has no internet connection, can it still run
we are a defence vendor, can the llm sit in our own rack
nothing may leave our premises, is there a local model
can you set up vllm or ollama on our hardware
is there an air gapped option with open weights
can we avoid paying per token by hosting it in house

= PostgreSQL with pgvector
* what do you use for retrieval and rag
* how do your assistants search documents
where are the embeddings stored
do you use postgres for vector search
rag on postgres
do you need a separate vector database for rag
* how does the bot look things up
* what makes retrieval tick
must i buy an extra database for lookup
sql database for lookup by meaning
where is the rag index kept, is it a separate subscription
our dba insists on one database only, fine for embeddings
do you use chromadb or stay relational

= hybrid search
do you combine keyword and semantic search
do you do hybrid search
bm25 plus vectors
does the bot find exact words and also meanings
exact part numbers and fuzzy meanings both
lookup by words and by sense
our codes like ax-44 must be hit exactly
users type sku codes and vague descriptions alike, does retrieval handle both
do you rerank results with lexical and dense signals
the bot misses exact serial numbers, how do you retrieve properly

= scikit-learn
* which machine learning libraries do you use
* what do you build predictions with
do you use scikit-learn
do you use sklearn
do you do classic ml, not only llm
* what are predictions made with
random forest and regression
good old statistics in python
clustering of clients
do you still do logistic regression and svm
which python toolkit for old-school predictive analytics
can you segment shoppers with k-means, with what

= XGBoost
do you use xgboost
gradient boosting for tabular data
what model for forecasts on tables of numbers
do you use boosted trees
lightgbm, catboost or what
tree ensembles
spreadsheets full of figures, which algorithm
what do you use for credit scorecards and churn on csv
which boosted tree package wins for your predictive work
our records sit in excel columns, is a neural net needed or something lighter

= AWS Bedrock
* where do you host the ai models
* how do you serve models in production
can you run models in aws
do you use bedrock
do you use amazon for ai
* where does the brain physically run
sagemaker or what at amazon
models rented at amazon
we are all-in on amazon, can the llm be called inside our vpc
which managed foundation model service do you use at amazon
can claude be consumed via our aws credits

= Azure OpenAI
we are microsoft house, can you use gpt in azure
do you use azure openai
can the model run inside our azure tenant
gpt through our microsoft subscription
gpt inside our redmond contract
copilot licence or something of our own from microsoft
our it only permits microsoft, is gpt possible
our cio permits only microsoft cloud, can we still get gpt
is there gpt with enterprise privacy under our e5 agreement
can the model be deployed in our own azure resource group

= evaluation suites
* how do you monitor ai systems
* what do you use to watch the models
do you have automated evals
eval suite for the llm
what do you test the quality of answers with
* how do you see that it does not rot
promptfoo, ragas, langsmith or what
judging replies by machine
scoring replies automatically
how do you spot quality decay in a chatbot
do you have automated scoring of replies with ground truth
which harness do you use to grade llm outputs nightly

= OpenTelemetry
do you trace llm calls
do you use opentelemetry
which standard for traces and telemetry
can you trace each step of the ai call
langfuse, jaeger or what
follow one query through all steps
spans and traces
can we see latency and tokens of each chain step
do you instrument agents for distributed tracing
which standard do you use to debug a slow reply

= Grafana
do you use grafana
which dashboards show the ai performance
is there a graph of how the model behaves
charts and graphs for server health, which tool
kibana or what for charts
curves on a wall screen
live charts of load and latency
where do i view graphs of hallucination rate and spend
is there a visual panel with alerts for the model
what charting software displays the metrics of the bot

= A test set before a model:
* what are the deliverables of an ai project
* what do we get in the end for ai
* what will you hand over in an ai engagement
what is made first in an ai project
why make a test set before picking a model
do you make a golden dataset
do you test first or build first
what do you make before choosing the llm
what comes out at the very beginning of ai work
* contents of an ai delivery
* what do i own when the ai job is through
exam first, pupil later, is that how you go about it
should we pick gpt or claude first
why bother with an exam before anything runs
what is the cornerstone of your ai work
what do you deliver prior to choosing any llm
why do you insist on an exam before coding the bot
how large is the ground truth you compile
will the benchmark remain useful when gpt gets replaced
do our subject experts sign off the ground truth
how do you begin an ai build, code or examples
is the exam ours even if we change vendor
is an exam created ahead of selecting gpt or claude

= The working system:
where will our staff use the ai
do people have to log in to a new tool for ai
can ai be put into our existing software
will the assistant be inside our helpdesk
does the ai sit where we already work
where does it sit, in teams or in a browser tab
my agents live in freshdesk, does it come to them
must my people switch between programs
do i hold something that really runs at the close
is it a demo or a thing for everyday
our helpdesk lives in zendesk, is that where it appears
do my people learn a new program
must my telecallers learn a fresh app for the bot
can it live within outlook and our ticket queue
does the assistant embed in freshdesk or whatsapp where we already sit
my team is tired of portals, where does your thing show up
will it plug directly into hubspot and the common mail id
do we get only a demo or production software
our nurses already toggle six screens, where will yours be
does the bot reside in teams and zendesk

= Guard rails: Sources
how do you stop the bot inventing things
what guard rails do you put in
how do you keep ai safe
are chats with the bot logged
how do you keep the bot from misbehaving
what protections does the chatbot have
is the assistant safe to put before customers
it must not say nonsense to our policy holders, what precautions
what if someone tricks it
can we trace what it told a client in june
does it keep its mouth shut when it has no clue
are there seat belts
which safety measures come with the bot
a competitor's bot insulted customers, how do you prevent that
what safety precautions are there for a public bot
what if it does not know the answer
will the bot say i don't know or bluff
how do you stop it spilling ic numbers and salaries
what safety features ship with the assistant
do replies carry references
how long are the conversations retained
can it be jailbroken into swearing
my lawyer asks for an audit trail of ai replies, is it there
what prevents leaking staff salaries through the chat

= A switch between providers:
are we locked in to openai
can we change the ai vendor later
what if chatgpt becomes costly or illegal here
can you put a layer so that the model is replaceable
will we have to rewrite when the provider changes
can we change from one ai company to another
are we stuck with one ai vendor
is it possible to use several models
gpt gets dearer each year, are we stuck
if europe bans one maker, what then
plan for changing the brain
are we married to one maker
can we hop to a cheaper brain later
what if our ministry bans american models
are we dependent on one vendor
are we wedded to openai forever
if regulators ban an american llm can we migrate quickly
do you abstract the llm behind an interface
the model vendor tripled tariffs, what then
is there vendor independence built in
can we shift from gpt to gemini painlessly
suppose anthropic shuts shop, do we start afresh
can the llm be substituted easily

= A monthly report:
do we get an ai performance report
what is in the ai report every month
how are we informed about the quality of ai
do you report the cost per task and accuracy
how frequently do we hear about ai quality
is there reporting on the assistant
do you send ai statistics regularly
does anybody tell me how the bot fares
how does my board see whether it is still right
regular figures on the bot
is there a school report for the bot
who reads what it writes, once it runs
how would i notice that it got worse
do i hear from you each month on how right it is
what do i get each month about how the bot behaves
do you tell us the hit rate and expense regularly
does anyone eyeball a handful of replies
will you show which replies my staff had to fix
is there periodic reporting of accuracy for the board
how would i notice the robot declining in quality
do you disclose spend per ticket each month

= Two hundred or
how many test examples do you need for ai
how much data do we need to give you
size of the test set
who agrees what the correct answers are
how many sample questions must we collect for the bot
do our experts help to make the test cases
are the test cases invented or from real life
how large is the benchmark you make
do i have to supply sample cases
how many real examples should we prepare
do we have to supply thousands of examples
how big must the exam be
are 50 old cases enough to begin
are the cases made up or taken from our files
who marks the exam
our archive has 300 old complaints, is that sufficient
what number of examples shall i have my clerks collect
my lawyers should say what is right, do they
our doctors are busy, how many examples must they look at
who says which reply is the right one
is it enough to give you a few dozen old cases
are the examples real or made up
who vouches that the reference replies are correct
do you need thousands of labelled rows from us
is 200 tickets from our archive sufficient
must our senior adjuster go through the ground truth
are the test questions genuine or made up
what is the sample size of your gold standard
how many past tickets should we dig out for you
does a senior person of ours approve the reference replies

= It outlives whichever
what happens to the tests if we switch model
is the test set still useful when gpt gets replaced
ai changes every month, will our investment be outdated
does the evaluation data stay valid for newer models
next year there is gpt-6 and all was for nothing, right
what keeps its value when the brain is swapped
everything is obsolete in six months, is it not
is money for the exam thrown away when fashion moves on
models change every season, is our effort lost
what stays useful if we go from gpt to something else
is the benchmark wasted when a newer llm arrives
how long does the ground truth remain valid
can we reuse the exam for gemini later
will the benchmark be worthless in six months
is building the exam money down the drain once new models come
does the gold standard become stale
is the exam future proof
does the effort of gathering examples pay off when we hop to a newer llm

= Built into the
can the bot live in our zendesk
does ai work inside our crm
can it read our shared inbox
integration with helpdesk, outlook, salesforce
where does the assistant appear for my staff
can the assistant work in the tools we have already
do you plug ai into our ticketing system
will it work inside gmail or outlook
can we use it without changing our software
in which program does it pop up
can it sit in our salesforce or intercom
will it draft replies in the info@ mail account
slack and teams
does it come to us or do we go to it
our ticket program is jira service desk
my agents refuse to open something new
add-on in what we use daily
could it write drafts in our shared inbox
our sales people never leave salesforce, can it be there
we do not want another tool
does it sit inside freshworks, gmail or our crm
where will my agents see the suggested reply
is there integration with the support@ inbox
do we have to alt-tab to another portal
can the receptionist use it from her existing screen
which of our present software does the bot attach to
can it draft answers right within salesforce
which place does the bot's reply pop up for the front desk

= Not another window
my people hate new software, is this one more screen
will it be yet another app nobody opens
do we have to open a separate chat page for the ai
another dashboard to learn
we already have fourteen programs, is it number fifteen
nobody used the last tool we bought
do my folk have to remember to open it
one more icon on the desktop
does it get forgotten after a week
we already juggle ten logins, is this an eleventh
my staff ignore every portal we purchase, will they ignore this
is it a standalone app
how do you ensure adoption by lazy users
not one more tab please, can you promise
the intranet we built was deserted, will yours be too
do we get one more portal
will it gather dust like our old intranet

= Sources shown with
how do you prevent hallucination
what does the bot do when it does not know
will ai make up answers
does the bot say sorry i don't know
how long are conversations with the bot stored
are the prompts saved, and for how long
is sensitive information hidden from the model
are names and ic numbers blanked out
can i verify from where the answer came
audit trail for ai answers
can we decide the log retention
can the bot lie to customers
what stops it from talking nonsense
what is recorded when people chat with the assistant
it invented a law paragraph at my friend's office
how do i know it is not lying to my clients
does it ever say that it has no idea
who can look up what was asked last month
for how many days are talks kept
are ic numbers hidden before it sees them
can we choose how long talks are stored
where did it get that from, can the reader tell
made-up facts
air canada's bot made up a rule, how do you avoid it
does it admit ignorance
can i look up what it told someone three weeks ago
is a patient's name visible to it
how many months are conversations kept
will it disclose where it read that
does it decline when the manuals are silent
what if it doesn't find anything relevant, will it bluff
who controls retention of transcripts
my nephew says chatgpt makes up stuff, how is yours different
will your robot fib when it's clueless
can the regulator inspect what the chatbot said in march
are customers' ic and mobile concealed in prompts

= One thin layer
can we swap gpt for claude without rebuilding
vendor lock-in with ai
what if openai raises prices
how hard is it to move to another model
is the system tied to one llm
suppose the regulator bans this model, what then
is your setup model agnostic
why might we want to switch ai provider
what if the maker goes bust
the price of gpt doubles, how much work is the change
a judge forbids one maker, must all be programmed anew
is the plug the same for each maker
how tight is the knot with one maker
adapter between us and the brain
does it make sense to bet on a single maker
the vendor triples the price, what do we do
how much reprogramming is needed for another model
is it risky to bet on one american company
how do you avoid dependence on a single ai company
can we hop to deepseek if gpt becomes pricey
will changing llm mean recoding our app
what if sanctions cut us off from the american vendor
is the integration loosely coupled
our cio fears lock in, what architecture do you use
can a better model be dropped in later with little effort
openai hiked tariffs, how painful is leaving

= Accuracy on the
what numbers are in the monthly ai report
do humans review samples of the output
how do i know if the ai is still correct after months
do you tell us what each task cost with ai
do you record what staff had to correct
kpis for the ai
does someone spot check the answers by hand
how will we be told that the bot gets worse or better
does somebody with eyes look over replies
which values do you tell us about the bot
how many cents did each job eat, will i learn that
do you note where my clerks changed the wording
is it getting dumber, how would we notice
what share was right last month
figures for my board on the bot
does a person ever look at what it wrote
will i see the expense for each job
which numbers are in what you send each month
what kpis are in the periodic ai statement
does someone eyeball real conversations every month
will i see rupees spent per ticket
are my agents' edits analysed
how do i monitor whether it is getting dumber
what do you publish each month on bot quality
are edits by my clerks tallied
do you manually inspect conversations

= Pick a task by arithmetic:
* how does an ai project go, step by step
* what are the phases of your ai work
* what is the process for building ai with you
* how do you implement ai in a company
how do you choose the first ai use case
how to know which task is worth automating
what happens in the first week of an ai project
* how does it go from notion to running bot
* which steps does an ai job have
* roadmap for bringing machine intelligence into a school
how do i sift my twelve notions for bots
what do you reckon at the outset
which chore first
how does an ai job with you go, from choosing the chore to daily use
what are we going to do first, second and third
how do you shortlist which chore to automate
what is the opening stage of an ai engagement
do most proposals die early
how do you separate a viable use case from wishful thinking
my boss has 20 notions for ai, how will you filter them
where do you start when a firm wants ai but knows not where
how many proposals survive your initial screening
how do you weed out silly ai proposals

= Write the right answers:
who defines the correct answers for ai
what do our experts have to do in the ai project
what is the second stage of ai work
what if specialists differ on the right answer
what comes before the model is built
is there preparation before the technical ai work
what do you want from my engineers before the machine part
step two of an ai job
must we first agree among ourselves what is right
is there pencil work before the machine
my experts have to sit with yours, for what
what is the second phase of your ai method
who writes the answer key
do our lawyers have to sit with your engineers
what if my two best underwriters contradict each other
is there a labelling workshop with subject experts
when do our experts and your engineers sit to define good replies

= Three weeks of proof:
do you do a proof of concept for ai
how long is the ai poc
what do i get after the ai trial
simple method first or big model first
is there a cheap trial before the big spend
feasibility check
how do i find out quickly whether it flies
step three of an ai job
do you throw the fanciest brain at it at once
what happens in the poc stage
how do you find out cheaply if it is viable
do you go fancy straight away or start with something basic
will i get a definite go or no-go and after how long
what is phase three of your ai method
how do you run the feasibility stage

= Pilot with one team:
is there a pilot before full ai rollout
how long is the ai pilot
do we test ai with a small group first
do you compare ai with the present way of working
do we start ai in one department first
is it rolled out to everybody at once
can a small group try the assistant before the others
trial with a single department
should we try it on one desk first
how is the field trial done
dry run with a few colleagues
big bang or one desk
step four of an ai job
do you trial it with a handful of users first
how long is the dry run and do we keep our old method meanwhile
is there a beta with a single branch
what happens between the poc and company-wide deployment
how do you measure in the trial, by smiles or stopwatch
which department should try it initially and for how many weeks

= Roll out and keep watch:
what happens when ai goes live to everybody
do you monitor ai after launch
what if the model gets worse with time
what do you monitor after rollout
does the work return to humans if quality drops
it is on for all, what do you do then
does it go off the rails after a while
last step of an ai job
what if it gets worse in autumn
who babysits the bot
after deployment do you babysit the bot
what is the final phase of your ai method
who notices if the deployed bot deteriorates
will humans take over again if quality tanks
do you keep tabs on expenses after deployment
is there mlops in the last stage
in the end stage of an ai engagement do you stay vigilant

= How often it
how do you calculate whether ai is worth it
what do you look at to pick a task for ai
is there roi for automating this job
which numbers should i bring about the task
business case for ai
how do you decide if a process deserves ai
how do you work out savings from automation
what questions do you ask about a task for ai
is it worth it for something we do twice a month
which sums do you do first
when does it pay
i have a chore that takes ten minutes and comes 90 times a day
by what maths do you pick the chore
payback of a bot
does the price of a blunder count in your sums
shall i bring volumes and minutes
is it worth automating something that happens twice a week
we spend 400 hours a month on claims letters, does that qualify
how do you find out if it pays
how do i pick from a list of twenty chores
how do you evaluate whether automating is justified
which three figures do you want about a chore
what is your formula for picking a use case
do you consider damage from an error
is frequency or duration more important in choosing
how do you prioritise automation candidates
what do i measure about my clerks' drudgery before calling
is automating a once-a-year chore sensible by your method

= Most ideas fall
do many ai ideas get rejected
how soon do i know my ai idea is bad
is it expensive to find out that ai is not suitable
what share of ai ideas survive
i have ten ideas for ai, how many are good
when will you tell us that it will not work
how many of our notions will survive
does it cost a fortune to learn that it is nonsense
is a no possible after days and not months
do you turn down a lot of notions
what are the odds that my notion is any good
how early would you stop us
will you tell us early that it is a bad plan
what share of plans die at the start
does a no cost a lot
do most proposals get killed early
is it costly to discover that my brainwave is rubbish
what share of use cases get dropped at screening
when do you shoot down unviable proposals
how quickly will you tell me it is a dud
is it likely you will kill my idea quickly
what will the screening set me back
when do silly notions get weeded out

= Your specialists and
who collects the examples for ai
do our staff need to spend time on the ai project
how is a right answer agreed
will my doctors or lawyers need to help you with training cases
who labels the data
how much of my nurses' time do you need
who gathers the old cases
do you decide alone what is right in our trade
annotators, yours or ours
you do not know veterinary stuff, who tells you what is right
can we leave it all to you
do you need my lawyers' time
who puts the examples together
you know nothing of tax law, so who decides what is correct
who prepares the ground truth
are our senior doctors needed for the answer key
do you handle annotation alone or jointly
does my claims officer have to sit in workshops
who defines what counts as acceptable
will i have to spare my subject experts
what happens in the annotation stage
who labels, your engineers or our underwriters

= Where they disagree,
what if our own experts do not agree
can ai be better than our specialists
our people answer the same query differently, can ai manage
is there a limit to how good ai can get
two of our seniors have opposite opinions, will the model settle it
two of my surveyors never say the same, can it decide for them
is the machine cleverer than my senior people
what is the upper limit of quality
can it settle quarrels among colleagues
we have no common opinion in the house, what does it do
our surgeons argue about the right treatment, can it learn anyway
can it be cleverer than the people who taught it
our underwriters contradict each other, can the bot be the referee
two radiologists give opposite readings, will software outdo them
is there a ceiling on quality if humans can't concur
what if my partners have clashing views on the correct reply
can machine intelligence settle a dispute between seniors
our consultants quarrel over diagnoses, can ai be wiser
is consensus among seniors a precondition
what if our own lawyers give two different answers, can gpt arbitrate

= Three weeks of proof.
how long is the proof of concept
how many weeks is the poc
how much time to know if ai is feasible
how quickly can we see whether the idea works
time for the feasibility test of ai
duration of the trial stage
is a month enough to know if it flies
how many days till a verdict on feasibility
is it half a year till we know
when would we know that it is feasible
how long until you can show whether it works
what is the poc timeline
what is the timeframe of the feasibility stage
how many days before you know if it's viable
is it a sprint or months of r&d
how speedy is the feasibility stage
give me the timeframe for a prototype
duration of the prototype phase please

= The simplest method
which method do you try first in the poc
do you begin with a complicated model
how do you test feasibility
do you start with the biggest llm or something basic
what is done in the three weeks of proof
do you use the newest ai model for the trial
do you go for the biggest brain at once
could a plain formula beat gpt, do you try that
what do you try out in the trial stage
is it always neural nets
why begin with something crude
how are candidates compared
do you always take the biggest model
what if a plain formula does as well
do you use a sledgehammer llm for a tiny nut
will the prototype employ deep learning straightaway
how sophisticated is the initial prototype
do you try regex or linear regression before gpt
is there a baseline
will you begin with gpt or something humbler
is a heuristic tried before deep learning
do you start humble or with the largest llm available

= You get the error
what is the outcome of the proof of concept
will you tell me honestly if ai does not work
do i get a go or no-go
how will the poc result be reported
do you give the error percentage after the trial
what is the verdict like after the trial
do you beat around the bush when it fails
how often it is wrong, is that stated
thumbs up or thumbs down
is there a chance you say stop
would you sell me a phase two in any case
do you dare to tell us no
what do i know at the end of the trial
what do i receive when the feasibility stage ends
will there be a definite go or no-go recommendation
do you disclose how frequently it goofed
will you be candid or sugarcoat if it flops
do you fudge the conclusion to sell the next phase
do i get a thumbs up or wishy-washy talk after the prototype
what figure comes out of the feasibility stage
will i get a straight answer at the close of the trial, viable or not

= Eight weeks beside
how many weeks does the pilot run
do we stop our old process during the ai pilot
will ai replace the present way at once
are mistakes written down in the pilot
does the old way run in parallel
length of ai pilot
how long does one team try the assistant
how many weeks is the test beside normal work
for how long do we do both, by hand and by machine
two months of double work, is that so
what is noted down in the field trial
must we drop our habits right away
how long is the field trial at one desk
are blunders noted
do we stop working by hand during the trial run
how long does one department try it
is what people had to correct written down
what is the duration of the trial with real users
do we discontinue the manual method in the meantime
are staff fixes logged during the dry run
one branch will use it for two months, right, and alongside what
does the ai beta go in parallel with the manual method
will my team do double entry during the beta
how many weeks will the beta last in our branch
do we still do it by hand during the beta

= We compare time
how do you judge if the pilot succeeded
what do you measure in the ai pilot
staff are excited about ai, is that enough
do you measure time saved
what is compared before and after ai
my staff love it, is it a success then
which yardstick in the field trial
how do you tell that it spared us hours
do happy faces count
what decides if we go on after the field trial
my team is thrilled by it, does that count
how is the trial run judged
staff are thrilled with the bot, is that proof
what metric shows the beta was worthwhile
do you count minutes saved or smiles
how objectively is the dry run assessed
on what evidence do we deploy company-wide
does applause from users count as success
my manager adores the tool, is it adequate evidence

= Drift, cost and
what is watched after the ai launch
do you check for model drift
do you keep an eye on ai expenses and user complaints
who watches the bot after go live
does the model become stale over time
does it age
who hears when clients grumble about the bot
what is on the watch list
does it get dumber as the world changes
what three things are looked at when it runs
does somebody keep an eye on it for the years after
who listens when users complain about it
what is supervised after deployment
do you track customer grievances about the bot
who keeps tabs on token spend and decay
is there mlops observability on ageing models
our market shifts fast, will you detect staleness
who keeps a finger on the pulse after deployment
is decay of predictions tracked
are bills and gripes followed up once the bot is deployed

= If accuracy falls
what if the ai gets bad suddenly
is there a fallback to humans when ai fails
what happens when accuracy drops
can you turn ai off if it makes mistakes
plan b if the model gets worse
at what point do people take over again
do we have an agreed minimum quality
what happens to the work if the machine fails
who does the job when the model is not good enough
it begins to talk rubbish on a monday, what happens
is there a red line
do humans take the wheel again
how bad must it get till you pull the plug
is there an agreed threshold
we cannot afford a week of wrong replies
what safety net do we have
it was fine in march and wrong in july, what then
who does the work if it is taken out of service
is there a minimum quality on paper
if the model deteriorates do my clerks take over again
is there a kill switch
what is plan b when quality slips under the threshold
our pricing changed and the bot is now talking nonsense, what do you do
who does the job while it is being mended
our bot began quoting outdated premiums, what should happen then
is there a human safety valve if precision slides
what triggers a return to manual handling

= If the rule
when should i not use ai
do i need ai for a fixed rule
our logic is simple if-then, need ai
what should i do if my process follows clear rules
rule based or ai
over 60 and resident means discount, do i need a bot for that
our logic fits on one sheet
when is plain programming the better way
is ai the cure for each paperwork
tell me a case where it is silly
our discount rules fit on a page, is ai needed
when is ordinary code the right thing
our policy is if over 5000 then manager approves, need ai for that
should a straightforward decision table be machine learned
when is hard coding preferable to ml
if logic can be spelled out in a line, what do you advise
late fee is 50 rupees per day, does that need machine learning
if everything fits in an excel formula should i skip ai
do i require a neural net for a tariff chart
what if my logic is merely three if statements

= A form with
what is cheaper than ai
is a normal search better than a chatbot
will the auditor accept ai decisions
why is plain software better than ai sometimes
can simple validation replace machine learning
does ai give the same answer each time
alternatives to ai
can a regular database do what we want without ai
i need something explainable and consistent
do i really need a chatbot or is search enough
is there a simpler way than ai for my form checks
what dull old technology might do instead
the inspector wants to know why it said no, can it tell
it must say the same thing every monday
is there a thriftier road than gpt
does a sql query do it as well
our tax office demands traceable outcomes
would a better web form solve my wrong entries
full text lookup versus a bot
our auditors want to know why each application was turned down
could a plain search do the same as a chatbot
what is the low-cost alternative
we need the same result each time
what's a thrifty substitute for an llm
can dropdowns and mandatory fields do the job in place of ai
would elasticsearch suffice rather than a gpt thing
when is boring software superior
does my library catalogue need ai or would a lookup do
which option can we justify to the regulator
the tax inspector wants reproducible results, what should we install
which cheap tech beats a bot for product lookup

= Do not buy
can ai decide on loans
can ai screen job applicants
can ai diagnose patients without a doctor
will you build ai for credit scoring
police or court decisions by ai, do you make
what ai projects do you refuse
is it ok to let ai reject cv automatically
is there ethical limit to your ai work
we have no time to prepare answers, can you still do ai
ai for insurance approval without staff checking
when should we not buy ai from you
i want ai to choose whom to hire, do you build it
can the machine decide about patients
does your company say no to some ai uses
may it pick which tenants get a flat
release from prison on a score, do you make that
would you program cv sorting that throws folk out alone
i run a clinic, could it give diagnoses by itself
a bank wants automatic no to borrowers, do you take it
our staff is too busy to collect examples, shall we go ahead
are there jobs you decline on moral grounds
is everything allowed that pays
dismissals by algorithm
what should we keep it away from
may it choose whom we lay off
could it turn down mortgage applications by itself
our hr gets 2000 cvs, can it reject them alone
would you let it say who gets surgery
nobody here has time to gather examples, can we go on anyway
do you have moral limits
will you make a system that shortlists resumes on its own
can the bot approve micro loans automatically
our prison wants parole risk scores, interested
which ai jobs do you consider off limits
is automated underwriting with nobody supervising acceptable to you
we want the computer to settle who gets asylum
would you automate firing or hiring decisions
our bank wants instant lending verdicts by machine, on board

= Without those we
why do you insist on right answers for ai
can we skip the test cases
why can't you start without examples
what happens if we do not collect correct answers
how can anyone know if the ai works
just build it and we shall see, ok
why all this homework with examples
can we do it by feel
our boss will judge by impression, is that enough
is the exam really a must
can we not just try and see if it feels right
why do you insist on examples with known answers
why is ground truth compulsory
what if we can't be bothered to compile the answer key
can you just go live and see, no benchmark
how would we judge success lacking examples
can we eyeball it rather than do proper evaluation
why can't we omit the examples and just experiment
how can success be known without an answer key
must we really compile an answer key, seems laborious

= Not with the
will our data be used to train chatgpt
is our data safe with openai
does openai keep our documents
do you share our information with ai companies
is it confidential if we use your ai
data retention at the model provider
i fear that google or openai will learn our secrets
do your contracts forbid training on our data
will the ai company remember what we upload
can competitors get our info via the model
does the model provider see or keep our files
we handle confidential contracts, can ai be used
does chatgpt learn from what our staff type
is my data sold or reused by the ai vendor
gpt learns from all it sees, does it not
will our recipes turn up in somebody else's chat
does the american maker hoard what we send
is our trade secret safe with that thing
my works council fears that talks feed the machine
do they look at our papers
what is in the agreements with the makers
how long does the maker hold on to what we type
as long as we pay, our stuff is not used for learning, right
my board is afraid that our contracts will end up inside chatgpt
does the vendor study what our people type
will our formulas leak to rivals through the model
for how long does the vendor hold on to it
a free account learns from us, do you use such
will chatgpt learn our recipes if staff paste them
is our confidential client list used for training by the llm company
what do the terms say about ip and learning from our files
our trade union fears openai hoards our stuff, true
can rivals see our info popping up in their bot
does it memorise our drawings
if i feed our tender prices in, could a competitor get them out
my patients' stories must not teach some robot, can you assure

= If that is not
our sector is strictly regulated, can the model run privately
can we host the model ourselves for secrecy
bank cannot use cloud ai, what option
is there an on-premise option if contracts are not enough
private llm for us possible
ai for government with no outside provider
what if our regulator does not accept outside ai
military or bank secrecy, can ai still be used
we are a bank under central bank supervision and nothing may go out
paper contracts do not calm my regulator
could it run in our basement
air-gapped
defence supplier, which road
is there a road with no outside firm at all
law office with professional secrecy, what is left
our regulator forbids any outside provider, is there still a way
can it live in our own machine room
we are lawyers under secrecy, what would you do
contracts don't calm our regulator, what's the alternative
we are a law firm under privilege and no third party is allowed, options
is there an offline llm for the military
can we have a private gpt in our basement rack
do you install llama within our firewall
contract promises are not adequate for our ministry, any other way
can we have the llm on-site, disconnected
we handle state secrets, what do you propose

= We cannot say
how accurate is your ai
what percent accuracy do you guarantee
can you promise 95% accuracy
how good will the bot be
accuracy figure before start
is there an accuracy guarantee
what error rate should i expect
how precise will the predictions be
give me a percentage how often it is right
other vendors say 99 percent accurate, what do you say
can you tell the precision in advance
a rival promises 97 out of 100, can you match it
how many out of a hundred will be right
put a figure on quality now, please
is it as good as my clerks
will you sign for a hit rate
tell me today how reliable it gets
my boss wants the hit rate before we sign
f1 score for our case
give me a number: how many of 100 replies will be right
your rival promises 98 percent, what do you promise
how dependable is it going to be for our letters
is it better than a human
what success rate do you commit to upfront
will it be at least 90 percent right, yes or no
a competitor swears 99, can you match
my chairman demands a figure for reliability today
can you assure precision before starting
how often will it goof
is 97 realistic for reading our bills
do you vouch for a hit ratio ahead of time

= That is what
how can i find out the accuracy for my case
what is the purpose of the poc
when will we know how precise it is
why do you need the three weeks
when can you tell the hit rate
how do we get to the hit rate
at which stage is quality known
what is the trial stage good for
how do we learn how good it would be for us
when does a figure for quality exist
so when will we know the precision
what is the aim of the feasibility stage
how do i get a reliability figure then
why must i pay for a prototype at all
when do we find out how reliable it'd be
why do a prototype, what do we discover
what purpose does the prototype serve

= They have a
is the price of the ai poc fixed
can we stop after the proof of concept
are we obliged to continue after the trial
am i tied in once the three weeks are over
how is the ai trial charged
can i walk away if poc is not good
exit after poc
how much commitment for the first ai stage
is the first ai stage a lump sum
can i jump off after the trial
what if the verdict is no, do i owe more
is the trial billed by the hour
does the trial tie me to the rest
one sum for the trial
how big is my risk in the beginning
only the trial, nothing more, would you do it
what do i owe if it turns out not to work
can we quit after the first stage
what is my risk if i begin
is the first stage charged by the day
is the feasibility stage a lump sum
can we back out after the prototype
are there obligations beyond the trial
what if the outcome is poor, are we trapped
is that quoted upfront and capped
may i walk away without penalty
do you bill extra if the poc overruns
do we owe anything more after the prototype

= Usually between one
how much does each ai answer cost
what is the running cost of a chatbot
cost per query
how much will tokens cost us
price for each question to the assistant
what affects the cost of ai answers
how expensive is it to operate the bot daily
ai operating expense
if we get 10000 questions a month what do we pay the model
how many cents per reply
is it costly each time somebody asks the bot
what will be my monthly ai bill per answer
does a longer answer cost more
a million queries a year, what is the toll
does one reply cost a dollar
what does it burn per query
is a long paper dearer
paise per reply
1000 chats a day, how many dollars
is it cheaper than a call centre minute
running toll of the bot
price per reply with gpt and with small brains
what do the makers take each time
20000 questions a month, what would that cost us
is one reply dearer than an sms
what does it cost per reply once it runs
how do token fees add up
what is the operating expense for each query to the bot
we have 3000 chats daily, estimate the running charges
how many paise or sen per reply
does a lengthy pdf make it pricier
which factors push up the price of a reply
we want it for 400 students, what would usage come to
what would 500 queries a day set us back in tokens
do bulky pdfs increase the tariff

= We set a
do we get warned before the ai budget is used up
can there be a surprise bill from ai
at what percent does the cost alert come
how do you stop ai costs running away
spending alarm for the bot
is there a maximum per month for ai usage
who tells me before the bot becomes too expensive
do you cap the monthly ai bill
how do i learn that we are near the lid
is there a lid per month
at which point does the bell ring
can the toll go through the roof at night
who gets warned about overspending
seventy or ninety percent, when is the warning
can you sleep with an open meter
who rings the bell before the money is gone
can it cost us a fortune overnight
at which level are we alerted
is there a warning prior to blowing the ai budget
can expenditure be capped
when do you ping us about consumption
what stops a bill shock with tokens
at what percentage do you send a warning
suppose usage spikes on sunday, will we be notified
can the bot bankrupt me over a long weekend
when do you notify us that tokens are running out

= Name one task
how do we start with ai
what should i tell you first about ai
i want ai but don't know where to begin
what do you need from us to look at ai
which task should i bring to you
first step for ai project
where do we begin, everyone talks of ai and i am lost
do i need a strategy paper for ai first
* how do i get the ball rolling on ai
* opening move for ai
which chore should i tell you
my clerks hate copying addresses, shall i write you that
what do you want to read in my mail about ai
our paralegals hate sorting mail, is that the thing to tell you
how do we kick things off with ai
we know nothing of ai, what do we say to you first
what should i tell you in the first email about ai
we hate retyping waybills, is that a good opener
how do i kick off an artificial intelligence engagement
must i write a brief or just mention a tedious chore
we have no ai roadmap, where do i start
what do you want to hear from us, our worst drudgery
what do i say first if i'd like ai in my firm
my paralegals loathe renaming pdfs, can we begin with that

= We will work
can you tell me if ai fits my problem
do you advise whether we need ai at all
will you assess our use case
is ai the right tool for us, who finds out
do you give a view on whether automation makes sense
do you give me a verdict whether a machine is the right one
my notion, is it one for ai or for something plain
would you say so if it needs no ai
who figures out if it suits us
can i have an opinion prior to spending
can you say if our chore suits a machine
will you tell us if it is not for ai
who judges if my chore is suitable for ml
can you evaluate whether gpt is the proper tool
will you say no if ordinary software suffices
what happens after i tell you my hated chore
i'm unsure whether ai is appropriate, can you decide
do you tell us frankly if ai is overkill for the chore
who evaluates whether our drudgery is automatable
can you judge if our typing chore deserves a robot
`;
