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
what ai solutions do you offer
do you build assistants and forecasts
can you tell me what your ai service does
is the ai built on our own data
ai solutions assistants document reading forecasts
are your ai systems tested before launch
i want to know what you can do with ai for us
what about after launch, do you watch the ai
don't you only build chatbots
can you make a bot for our clinic
have you something that reads our paperwork and guesses demand
do you make gpt things for companies
can a computer answer our tenants using our files
is there an artificial intelligence team at your place
do you look after the model once it is running
can you teach a machine our firm's papers
what kinds of llm work do you take
do you do predictive analytics for a cement dealer
could your robots help a courier office with waybills and queries
we are an insurance broker drowning in paper, has your ai anything for us
my boss wants ai and doesn't know what for, what is on your menu
i fear bots are let loose untested, how are yours
we sell mangoes and want to foresee the season, do you do such things
so what do you do in ai
and with what data does it work

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
what tasks do you use ai for
how do you measure a language model
is ai good for narrow and dull tasks
can you tell me what kind of work you give to machine learning
narrow dull expensive tasks
do you measure models against known answers
i want to know your approach to language models
what about big ai visions, do you do them
don't you build general artificial intelligence
which chores would you hand to a machine
do you go for moonshots or for boring stuff
how do you prove that the thing works
do you treat ai as magic
is your team hype or down to earth
what jobs in an office suit an llm
how do you evaluate nlp systems
would you automate the drudgery in my back office
do you benchmark with a gold standard
is sorting 3000 mails a day a case for your ai
what is ai best at in your eyes
everyone sells us an ai revolution, what do you sell
my board is sceptical about ai, what sober use do you make of it
i don't trust clever machines, how do you check them
we have clerks copying codes all day, is that the sort of thing you tackle
and what sort of work is that
how is it judged

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
when is a model useful
what is your ai motto
is a model useful if it is sometimes wrong
can you tell me your view on ai being wrong
ai slogan model wrong
why must i know how often a model is wrong
i want to know if an imperfect model is of use
what should one know about a model before using it
do you believe ai has to be perfect
when does a bot become worth something
what's your creed on machine errors
is an algorithm that errs still any good
what makes artificial intelligence trustworthy in your opinion
which number makes an ai valuable
the guiding thought on your ai page
do you claim your llm never hallucinates
is knowing the error rate more important than being clever
my boss says a tool that makes mistakes is worthless, do you agree
our teacher asks what makes ai reliable, what would you say
so what is the idea behind it
and if it makes mistakes, is it useless

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
can the assistant answer from our documents
do the answers cite the documents
is a document assistant included
assistant cites sources
can you tell me if the bot shows where the answer comes from
can our staff ask questions to our manuals
do you build rag
does the bot prove what it says
could a new nurse ask it for the hygiene rules and see the page
is there a way to chat with our 3000 pdfs
we have sops nobody reads, can a machine reply from them
will i see which clause it took that from
can it look things up in our handbooks instead of the open net

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
do you read forms and contracts
is document reading included
reading invoices forms contracts
what happens when the machine is in doubt about an invoice
can you tell me if it marks what it is not sure of
do you do ocr
could it type in our supplier bills for us
does it guess a smudged number or say it can't tell
can it pull end dates out of leases
we get 400 delivery challans a day on paper, can a program take them in
do you extract fields with a confidence score
my clerks key in kyc papers all day, can that end

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
can you forecast demand
do your forecasts state the error
is churn forecast included
forecast demand churn workload
can you tell me how wrong a forecast may be
do you predict workload
can you guess how many loaves we will sell on friday
which subscribers are about to quit, can ai tell
how many nurses do we need next week, can it say
do predictions come with a margin
can you foresee the rush in ramadan for our restaurant
do you give a confidence interval
is there something that tells how much stock to order for onam

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
do you make a test set from our questions
is the ai tested at every change
how is the assistant tested
test set own questions
can you tell me if the answers are checked after a change
do you run tests when the model changes
what if openai swaps the engine overnight, do you notice
do you do evals
is there a regression suite for prompts
how do we know that yesterday's good reply is still good tomorrow
do you try it out with what our callers really ask
we changed one line and the bot went mad, how do you prevent that
and is it examined again after each tweak

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
is there a person in the loop
does a human check the answers
is the ai fully automatic
person in the loop mistakes
what if the ai makes a mistake that hurts
can you tell me when a person has to approve
who signs off before a refund goes out
does the machine act alone in dangerous matters
is a doctor looking over it prior to giving advice
do you do hitl
i am afraid the bot does harm, is anyone supervising
will my staff still have the last word in delicate cases
can the computer reject a loan by itself

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
is personal data removed
does our data stay in the region
what happens to personal data in ai
personal data region ai
can you tell me if names are removed before the model sees them
do you send customer data abroad
are ic numbers blanked out
may our patients' records go to america
is pii masked prior to the llm
we are a bank in dubai and nothing may leave the emirates, can you do that
does chatgpt get to see my clients' details
can you keep inference in india because of dpdp
our lawyer worries about privacy with bots, how is it handled

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
is there a ceiling on ai cost
can you limit the cost per answer
is the monthly cost capped
ai cost ceiling month answer
can you tell me if the ai bill can explode
do you set a maximum for each answer
what if trolls chat with it all night, do i pay
can i put a lid on token spend
is there a quota so openai doesn't ruin us
my boss fears a giant invoice from the bot, is there a brake
how do you stop runaway expenses
do we know beforehand what one reply costs at most
and what if it gets used a lot, is there a limit to what we pay

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
do you build on openai
is the brain from altman's lab
can you hook our shop up to gpt
we already hold a paid chatgpt key, could you make something with it
do your bots speak through the dall-e people
who supplies the intelligence, is it the chatgpt company
my students keep talking of gpt, do you have that too
do you have hands-on experience with the whisper transcription people
and the chatgpt maker, is that on your list of suppliers
are you familiar with the responses endpoint and structured outputs
i was told most agencies only wrap chatgpt, do you use that too
which american lab's models do you offer first

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
do you also work with claude
can it be claude and not gpt
is anthropic among your suppliers
our lawyers like the one called opus, can you use that
what about the dario amodei company
we prefer the safety-minded lab, do you support its models
have you shipped anything on sonnet
does your ai team know the anthropic sdk and mcp
i don't trust sam altman, is there another big lab you use
the one that reads very long documents well, do you have it
my developers swear by claude code, do you know that family
and if we want the haiku one for cheap bulk jobs

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
do you know pgvector
what holds the embeddings
we run supabase with its vector plugin, is that your thing too
which add-on gives postgres similarity matching
where do the numeric fingerprints of our documents get stored
are you comfortable with hnsw inside postgres
do you use weaviate or the postgres plugin
how do you store vectors for finding alike items
cosine distance in plain sql, do you do that
we don't want to pay for pinecone, what do you use
is there something that finds look-alike products from the table itself
and the nearest match lookup, what does that

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
tensorflow or the meta one, which do you train with
which toolkit do your deep learning people write in
can you train a network to count palm oil bunches from drone pictures
our old models are .pt files, can you carry on with them
do you have people who know torch and lightning
my son studies neural nets in college, which library would he need at your place
are you able to fine tune with lora on a gpu
what do you use for recognising defects on a conveyor belt
do you know jax or do you stick with the usual research framework
we have a resnet from a university thesis, can you take it over
and for training from scratch, what software

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
which python web framework sits in front of the model
django, flask or the fast one
how do you expose a prediction so our erp can call it
do your developers know starlette and uvicorn
what do you write the endpoints in
i am a python backend guy looking for a job, which framework should i know
can our java system talk to the model over http, what do you use for that
type-hinted python backends, is that your style
what serves requests between our app and the ai
openapi schema generated automatically, do you have a tool for that
and the backend of the bot, in which framework

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
can you run llama on our own servers
is mistral an option for you
can the model stay in our building
we are a tribunal and not a single word may travel, can the ai be installed here
do you do self-hosted models
on prem ai possible or not
can you set up the french model in our data hall
do you work with the meta weights that one can download
our hospital bans anything from the cloud, could the assistant still work
is there a way to have chatgpt-like thing fully offline
we bought two h100 cards, can you put a model on them
which open models do you deploy privately

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
what do you use for retrieval storage
where are the document chunks kept for the rag bot
is it postgres with vectors or a special database
we only allow one database engine, can the document bot live in it
does the knowledge base need a new database licence
do you keep passages and their vectors in the same relational store
can the rag run on our existing rds postgres
what does the assistant search in, which database
i fear yet another database to back up, do you need one for retrieval
qdrant or plain postgres for the passages
where do the manuals go after they are chopped up
and what database does the lookup of passages use

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
do you use hybrid search
does it match both exact words and meaning
if a customer types a part code will the bot still find it
semantic only or keyword as well
do you combine bm25 with embeddings
our engineers search by drawing number and our customers by vague words, can one search do both
reciprocal rank fusion, do you do that
what stops the vector lookup from missing a policy number
people say embeddings are bad with names and codes, how do you get round it
two kinds of lookup at once, is that what you do
sparse and dense together or only one of them
will it find synonyms as well as literal terms

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
which library for classic machine learning
do you still do plain logistic regression
we need to group our pupils by results, which toolkit do you use
is there anything in your box for simple statistics rather than chatgpt
do your data scientists know sklearn pipelines
decision trees and clustering, what software do you use for that
my thesis was all in sklearn, would i fit in
can you do predictions without deep nets, with what
support vector machines, are those in your stack
we want a small model that runs on a laptop, what would you build it with
and for the old-fashioned kind of learning, what do you use

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
what do you use for predicting from rows and columns
boosted trees, do you offer those
which algorithm for sales forecasts from our erp tables
we have ten years of loan data in excel, what method would you try
kaggle winners always use it, do you too
lightgbm or the other one
who will cancel their gym membership, what would you predict it with
for fraud scores on transactions what model library do you have
not text, only numbers, what do you use then
demand per bakery branch from past receipts, with which tool
are gradient boosted ensembles something your team knows

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
do you use aws bedrock
can the models be served from amazon
we have aws credits, can the ai run on those
is there a way to call claude without leaving our amazon account
where does the model run if we are an aws house
our procurement only has a contract with amazon, can you still do ai
do you know bedrock knowledge bases and guardrails
the model must be reachable over privatelink, do you have something for that
which managed model service from jeff bezos's firm do you use
can you bill the tokens to our existing amazon invoice
nova and titan models, can you run those
and for people on amazon, how do you serve it

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
can we have gpt inside our microsoft tenant
our it only permits microsoft, can you still build the bot
gpt but under our enterprise agreement, possible or not
do you deploy through azure ai foundry
we don't want a direct contract with the chatgpt company, is there a route through microsoft
entra id login to the model endpoint, do you support that
our bank has approved bill gates's cloud only, does that rule out gpt
can the tokens be charged to our azure commitment
do you have experience with provisioned throughput units for gpt
is there a corporate version of chatgpt's engine that you deploy
and if we are a microsoft shop

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
do you use evaluation suites
how do you notice that a model got worse
do you run evals
is there an automatic exam for the bot
what checks the answers after each prompt change
do you do regression tests for prompts
llm as a judge, is that something you use
who marks the chatbot's homework
we changed one sentence in the prompt and everything broke, how do you guard against that
how is quality scored over and over
deepeval or something similar, do you use such things
and how do you test it automatically

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
can you trace every step of an answer
our bot takes twelve seconds and nobody knows why, what do you use to find out
otel or a vendor's own agent
how do you follow a question from app to model and back
do you instrument code with spans
what standard do you use for traces
can your traces be sent to our datadog or dynatrace
we hate proprietary monitoring agents, what do you use instead
which call in the chain is slow, with what do you see that
request tracing for ai agents, do you have it
and for tracing, which tool

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
what do we look at to see how the bot is doing
which dashboard software do you work with
where are the charts of the ai shown
our noc has a big tv on the wall, what would you put on it
can i see token spending drawn as a curve
kibana, datadog boards or something else for graphs
is there a visual panel with response times
how do you plot the metrics
i like pictures more than logs, what tool gives me those
do your ops people build boards with panels and thresholds
and the graphs, what draws them

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
what do we get first in an ai project
do you make a test set before choosing a model
is it true that you collect cases before you pick gpt or claude
what is the first deliverable of the ai work
can you tell me what comes before the model
first deliverable ai solutions test set
i want to know if the exam questions are ours to keep as something delivered
what about the cases with right answers, is that handed over
don't you start with the model straight away
do you begin with a yardstick or with the software
what thing do i hold in my hand that lasts longer than gpt
is there an answer sheet drawn up before anyone writes prompts
which part of your delivery survives when a newer engine appears
do you create an exam paper for the robot
what will the auditor be able to check the bot against
do our domain experts get a say in what counts as correct before you pick the engine
is an acceptance benchmark part of the package
our last vendor chose gpt on day one and never tested, do you do it the other way round
we are a law firm in dubai, what would you produce before touching any model
i worry that we pay for something obsolete by christmas, which piece lasts
my boss wants to know what tangible thing comes out before the ai itself
suppose gemini wins next year, what from your delivery do we still have
and what is the very first thing you give us
how many examples does that collection hold
so the questions come earlier than the machine
who signs off on those reference cases

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
what does the finished ai system look like for staff
is the working system a separate app or inside our tools
can you tell me where our people will find the assistant
do you deliver something that sits in our helpdesk
i want to know if my agents need to open a new program
ai deliverable crm helpdesk mailbox
is it true that you build into the software we have
what about the system itself, what do you deliver
won't it be just one more window
do we get a running thing or only a slide deck
our counter staff live in salesforce all day, where does your product show up
is it a standalone website or an add-in
what do the girls at reception have to click to use it
will the drafts just turn up in the enquiries inbox
does the finished product mean extra logins
do you plug into servicenow or give us your own interface
we don't want another tab, what do you hand over
how will the night shift get to it without training
we are a freight forwarder and everything comes by email, where would your ai sit
i worry that staff will ignore it as they ignored the intranet, how do you build it
my nurses have six systems already, is yours the seventh
our old chatbot had its own portal and nobody went there, how is yours
suppose we use hubspot and a group mailbox, is that where it lives
and where does it live once it is ready
so nobody has to install anything new
after the test set what do we get that actually works

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
what guard rails do you deliver
which safety measures come with the ai
do you mask personal data before it reaches the model
is it true that the bot refuses if it has no source
can you tell me what protections are in the package
i want to know if citations are part of what we get
guardrails deliverable masking logging refusal sources
what about safety of the chatbot for our customers
doesn't the thing make up stuff
are there brakes built in
what keeps it from embarrassing us in the newspaper
do you ship footnotes with what it says
how do you keep aadhaar and mykad numbers from the machine
is redaction of names included
will it say i don't know
do we have proof later of what it told a customer
is there a compliance side to what you hand over
pii scrubbing and an audit record, are those in scope
an airline got sued over its chatbot, what do you supply so that we don't
we are an insurer in kl and the regulator is strict, which controls come with your bot
i worry that it gives medical advice out of thin air, what holds it back
my board asks what fences you put round it
suppose a user tries to trick it, what protections are delivered
and what about safety, is that in there
are those protections standard or extra
who chooses how long the logs stay

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
do you deliver a way to switch ai providers
are we tied to one model with you
can we change from gpt to another later
what is the switch between providers that we get
is it true that we can move to another vendor without rewriting
can you tell me whether lock-in is handled
ai vendor lock in deliverable
i want to know if the model can be exchanged
what about changing models when prices rise
isn't it all hard-wired to chatgpt
is there a gearbox between our app and the llm
do you supply something like litellm or a gateway
can we fire the ai supplier and keep the software
what if parliament outlaws the one we use
do i marry one lab for life
how portable is what you hand over
will we have bargaining power over the ai company
plug and play with the engines, or is it soldered
our previous developer built everything around one api and it was shut down, does your delivery prevent that
we are a public body and may be told to leave american suppliers, what do you give us for that
i worry that tariffs double after a year, what have you put in
my cto asks about model agnosticism, is it part of the package
suppose a cheaper chinese one comes along, can we flip over
and if the provider disappoints us later
so the engine can be taken out and another put in
is that switching thing included

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
do we get a monthly report on the ai
what reporting comes with ai solutions
how often do you report on the model
is there a regular report as part of the delivery
can you tell me if you inform us every month
ai monthly report deliverable
i want to know if somebody keeps reporting after it is built
what about reports, do you send any
don't you just leave after handing over the bot
do you send us a health certificate for the bot now and then
is there a scorecard for management
will i get a paper to show at the board meeting every few weeks
how do we keep tabs on whether it earns its keep
do you write down regularly how it's doing
a kpi statement, is that part of the engagement
how would our controller learn what each job costs
will we hear from you after it's running
every 30 days or only once a year, how often are results disclosed
our last supplier never told us anything after launch, do you send figures
we are a school trust and governors want evidence, what do you provide on a regular basis
i worry that it decays and no one says a word, do you inform us
my finance lady wants a periodic statement, is there one
suppose i am not technical, what do i receive to judge the robot by
and afterwards, what do we receive regularly
is that reporting extra or part of what we get
so at the end of each month what lands on my desk

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
how many cases are in the test set
does the test set use real cases
who agrees the right answers in the test set
is two hundred enough for a test
can you tell me how big the test set is
size of ai test set
i want to know if you invent the examples
what about our experts, do they approve the answers
don't you need thousands of examples
how many sums are in the exam paper
where do the sample questions come from, our archive or your head
is it synthetic data or actual letters from customers
who vouches that the answer key is correct
do our doctors have to sign off on the solutions
roughly what number of past tickets do you want
how large is the benchmark you put together
we only have about 250 old claims, will that do for the exam
made-up questions or genuine ones
we're a small notary office with few files, how many would you need for testing
i worry that we must label ten thousand rows, is it that bad
my senior surveyor asks if he must check the answers
suppose our experts are in the field all day, are they needed for the answer sheet
our previous vendor tested with five questions, how many do you take
and how many of those are there
are they taken from our daily work
who decides what's right in it

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
is the test set still useful when we change the model
does the test set become outdated with a new model
what happens to the test set when gpt is replaced
how long does the test set stay useful
is it true that the test set outlives the model
can you tell me what remains when the model goes out of fashion
test set lifespan new model
i want to know if the effort of making tests is lost later
what about next year's model, do we start the tests again
won't all that be worthless in half a year
do we have to redo the exam for each new pupil
engines come and go, does the yardstick stay
is that collection a lasting asset
will those examples depreciate
can we use the same exam on gemini later
everything in ai is stale in a season, is this too
does the benchmark retire along with the llm
is the answer key good for the long run
every month there is a new hype, i fear our examples go in the bin
we are accountants, should we treat the examples as something durable
my boss says wait because a better engine is coming, would the work on examples be in vain
suppose we drop the engine after a year, can the examples be kept in use
our staff will spend days on it, does that value last
and does it last
so we keep using it with the next one
what's its shelf life

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
which of our tools will the ai be built into
can it work inside our crm
does it go into the helpdesk we have
is a shared mailbox enough for the ai
can you tell me where the working system is built in
ai inside crm helpdesk mailbox
i want to know if you can build it into freshdesk
what about our ticket system, can the assistant be in there
doesn't it need its own program
we live in zoho all day, can it come to us there
which existing screens would show the suggestions
do you embed it in dynamics
can it draft right where the agents type
would it pick up what arrives at the bookings@ address
does it join the programs we have running anyway
do you extend what's installed or bring your own interface
what places could it turn up in for our telecallers
is it native to the software we work with
all our orders come into one inbox that six people read, could the bot be there
we're a college admissions desk with a ticket tool, where would it go
i worry that my agents must copy and paste between programs, must they
my sales head refuses to leave hubspot, is that a problem
suppose we use a very old crm, do you put it in there
and in which tools exactly
so it would show next to the customer's record
can it be in the group inbox too

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
will it be another window for our staff
is it one more app that people forget
do we get an extra screen to look at
is it true that you avoid making another window
can you tell me if staff have to remember to open it
another window to forget ai
i want to know if it is a separate page
what about adoption, people forget new tools
isn't it just one more dashboard nobody looks at
we have too many logins already, does this add one
would it be a separate tab in the browser
we suffer from app fatigue, do you make it worse
will it end up as shelfware
do people need to bookmark yet another url
what if nobody remembers it's there
does it avoid the graveyard of unused portals
is there a new icon on the desktop
how do you prevent it from being abandoned after the first week
our last ai tool was opened twice and then never again, what would differ
my clerks already juggle nine screens, is yours a tenth
i worry that it becomes a white elephant in some corner
suppose staff are lazy and won't open new things
we are a hospital ward, there's no time to switch programs, must we
and will people actually remember to use it
so no extra screen at all
is it a stand-alone thing

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
does every answer show its source
what does the bot do when it has no source
is personal data masked
how long are prompts and outputs logged
can you tell me who decides how long logs are kept
ai guard rails sources refusal masking logs
i want to know if the ai tells where it got the answer
what about names and phone numbers in the prompts
doesn't it just invent things when it knows nothing
does it give a citation i can click
does it admit that it's stumped
are passport numbers blacked out before they go to the model
will there be a trail if a customer complains about what it said
do you anonymise what people type
can i check which page of the handbook it quotes
would it rather keep silent than guess
is redaction of patients' details done
for how many months do the transcripts stay and may we choose
a lawyer friend was fined because chatgpt made up cases, what does yours do against that
our auditor will ask for a record of every reply, is there one
i worry that card numbers typed by guests reach america, are they hidden
we are a clinic in penang, what happens with patients' names
suppose somebody asks about something outside our documents
and if it can't find anything
how exactly do those rails work
are the chats recorded

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
what sits between our system and the model
how does the switch between providers work
what would make us change the model
do we have to rewrite anything when we change provider
can you tell me how you avoid dependence on one model
thin layer between system and model
i want to know if new laws could force us to rebuild
what about a model that gets worse, can we leave it
won't changing the model mean rebuilding the app
is there an adapter in the middle
what's the technical trick that lets us swap labs
do you put a proxy or gateway before the llm
how thick is that abstraction
for which reasons might one hop to another supplier
would a swap cost us months of programming
if brussels or delhi bans it, what do we have to redo
is the app glued to the engine
how loosely is the brain attached
last year our tool died as its api was retired, what in your design saves us from that
i worry that openai will squeeze us on price, what lets us run
my architect asks where the coupling is
suppose quality drops after an update, can we go elsewhere quickly
we are a ministry and rules change, how would the software follow
and how does that layer work
so nothing gets recoded
is it much work to flip

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
what is in the monthly ai report
does the report show accuracy
do people read samples of the ai answers
is cost per task in the report
can you tell me what figures the monthly report has
monthly report accuracy samples cost corrections
i want to know if the corrections by users are counted
what about human checks, does anyone read the answers
isn't the report only numbers from a machine
which kpis are on the sheet
does a living person look through some replies
will i see what one letter costs to process
do you list where our staff overruled it
what does the statement for june contain
is spot checking by eye part of it
does it show how often the bot was right
what do you write up for us at month end
do you record edits that agents made to the drafts
my finance director wants unit costs, are they in the report
i worry that machines only grade machines, does a human take part
we are an audit office, which measurements do you put in writing
suppose clerks keep rewriting its drafts, would we learn of it
our board wants four numbers not forty, what do you show
and what does it say
which four things are in it
does it include money

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
what is the first step of an ai project with you
how do you pick the task
what happens in the first week of ai work
how do you choose which task to give to ai
can you tell me how an ai project starts
step one pick a task by arithmetic
i want to know if most ideas get rejected early
what about the start, is it expensive
don't you begin with the technology
we have thirty ideas on a whiteboard, which stage sorts them
do you do sums before you do software
how are use cases ranked in the opening phase
is there a weeding out before the real work
who tells us our pet idea is daft, and when
do you use a spreadsheet or gut feeling to select the chore
what does the kickoff consist of
does the opening stage cost a lot
is a discovery phase with numbers part of your method
our ceo came back from a conference with twenty ai ideas, what do you do with those first
we're a logistics firm and don't know where to begin, how does your process open
i worry we spend big before knowing it's worth it, what's your stage one
suppose all our proposals are poor, when would that come out
my boss wants to see the process, what's at the top of it
so what happens in week one
what comes before writing the right answers

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
what is the second step of an ai project
who writes the right answers
how do you decide what a good answer is
do our specialists take part in the ai project
can you tell me what comes after picking a task
step two write the right answers
i want to know if our experts must agree first
what about cases where the experts disagree
don't your engineers do that step alone
which stage needs our own people round the table
is there a workshop where we settle what correct means
what comes between choosing the chore and the proof
do you sit together with our claims people to make an answer key
when is the ground truth put together
is labelling a phase of its own
our seniors quarrel about everything, where in your process does that surface
at which point do you need the vets and not the coders
do both sides gather examples
our last ai vendor never asked our staff anything, at what stage do you
we are a tax office, what do our officials do in the process and when
i worry that nobody defines what's right, which step handles that
suppose two underwriters differ, what does your second phase say about it
my head nurse asks when she's needed
and after the arithmetic
so what's phase two
who does that part, you or us

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
what is the third step of an ai project
do you do a proof of concept
what happens in the three weeks of proof
how long until we know if ai works for us
can you tell me about the poc stage
ai process three weeks proof
i want to know if there is a trial before the pilot
what about a feasibility check, do you have one
don't you go straight to building
is there a quick try before the big spend
do you dip a toe in first
which stage ends in thumbs up or down
what comes after agreeing on the answers
do you have a short experiment phase, and what with
is there a go or no-go gate in your method
when would i know if it flops
do you start small and humble in the trial
how is the poc carried out and what do i get from it
our last poc went on for nine months, how's yours
we are investors doing checks, how does this agency prove an idea works
i worry about endless experiments, when does yours finish and with what
suppose the thing can't work, which step tells us
my boss wants a verdict before releasing money, do you offer that
and step three
what comes before the pilot
so after that we know yes or no

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
what is the fourth step in an ai project
do you pilot with one team first
how does the ai pilot work
how long is the pilot and with how many people
can you tell me what happens after the proof
ai process pilot one team eight weeks
i want to know if you test it with real users before rollout
what about a pilot, is there one
don't you roll it out to everyone at once
is there a dress rehearsal with a single department
do you try it on a handful of clerks before all
which stage has real staff using it
is there a field trial and how do you judge it
do you let one branch go ahead and the others wait
what lies between proof and rollout
do you do a soft launch for the assistant
is it guinea pigs first
beta phase, do you have one and what's compared
our union insists on a trial in one office, does your method have that
i worry about chaos if everyone switches the same monday, how do you go about it
we are a bank with 40 branches, would you begin with one
suppose the proof is positive, what then
my operations head asks how you try it in daily work
and step four
so it's only one department at that point
what follows the three weeks

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
what is the last step of an ai project
what happens after the pilot
do you monitor the ai after rollout
how do you roll out the ai
can you tell me what happens once everybody uses it
ai process rollout monitoring drift
i want to know if you stay after launch
what about the time after go-live
don't you leave when it is running
which stage covers running it for the whole firm
is somebody still minding it once it's everywhere
do you vanish after deployment
how does your method end
what comes once the trial team is happy
is there aftercare in your ai process
what's phase five
do you babysit the thing in daily use, and what if it slips
is there a way back to manual in the final phase
our last agency vanished after launch, does your process have something after it
we are a utility with 900 agents, what happens when all of them get it
i worry it turns sour in the second year, is that covered by your process
suppose quality tanks after full deployment, what does your final step foresee
my boss wants to know what you do when the project is over
and after the pilot
so what's the final stage
who keeps an eye on it then

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
what do you calculate to pick a task
which numbers decide if a task suits ai
how do you work out whether a task is worth it
does the cost of a mistake count in your choice
can you tell me what the arithmetic consists of
task frequency duration cost of mistake
i want to know if a rare task is worth automating
what about tasks that take only a minute
isn't it enough that a task is boring
which three things go into the sum
what figures should i bring about our chores
do you multiply volume by minutes
how do you rank our twenty candidates
by what criteria is a chore selected
do you look at what a blunder would set us back
is it a business case or a hunch
how would you measure our drudgery
something done twice a year, does it make the list
we retype 300 delivery notes a day, what would you ask about that
my boss wants a formula not a feeling, what's yours
i worry we pick the wrong job to automate, what do you look at
suppose an error could kill a patient, does your sum take that in
we're a bakery chain, what should we count before calling you
and what's in that sum
which factors, exactly
so you look at volume and what else

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
how many ai ideas survive the first week
do most ideas fail early
when do you drop a bad idea
is it expensive to find out that an idea is bad
can you tell me how soon an unsuitable task is rejected
most ai ideas fall out first week
i want to know if our idea will survive
what about ideas that make no sense, when do they go
don't you accept every idea
how long before you tell us it's rubbish
what share of brainwaves gets binned
does it cost much to learn that it's a dud
are the majority of proposals killed off
do you say no a lot at the beginning
at what moment are the duds weeded out
is failing cheap with you
how quickly does the wheat get separated from the chaff
what are the odds that my notion gets through
our consultant let us run six months with a hopeless idea, how fast are you
my director has 15 pet projects, how many would be left
i worry about paying a lot only to hear no
suppose the idea is silly, when do we hear it
we are a small ngo with little money, is it pricey to have ideas sifted
and how many get through that
so most don't make it
is that quick

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
who collects the cases
who agrees what a good answer is
do your people or ours collect the examples
is work needed from our specialists
can you tell me who defines a good answer
specialists collect cases agree good answer
i want to know if my staff must help with the cases
what about your side, do you help to gather cases
can't you do it without our experts
is it us, you, or both who put the answer key together
do your engineers decide alone what is correct
will our lawyers have to sit down with yours
who does the annotation
do you outsource labelling to some cheap country
whose judgement counts for what's acceptable
is it teamwork or do we get homework
do my senior pharmacists have to spend time on this
who digs the old letters out of the cabinet
our experts are very busy, do they really have to join in
we are a veterinary lab and outsiders know nothing of it, who says what's right
i worry that programmers will decide medical questions, do they
my boss asks how many of our people you'll borrow and for what
suppose we just send you the files, would you do the rest alone
and who does the collecting
so both sides sit together
do we have to take part in that

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
what if our experts disagree about the answer
can the model be better than our specialists
does the model settle disagreements
is it a problem when two specialists give different answers
can you tell me what happens if they disagree
experts disagree model no better
i want to know if ai can decide when people cannot agree
what about cases on which our experts differ
won't the model know better than they do
our two partners quarrel over every clause, could the machine be referee
what's the ceiling on quality
is the robot wiser than the professors
does inter-annotator conflict limit the thing
can software break a tie between consultants
if humans argue, can the llm find the truth
do we need consensus beforehand
what limits how good it can get
could it act as judge when colleagues clash
our radiologists never read a scan the same way, will ai fix that
we are examiners and our marks differ by a grade, would the machine be fairer
i hoped ai would end the debates in our office, does it
suppose half the team says yes and half says no
my boss thinks the computer is smarter than the staff, is he right
and when they can't agree
so it can't be cleverer than us
what if opinions clash there

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
how many weeks does the proof take
is the poc three weeks or three months
can you tell me the length of the trial
ai poc duration
i want to know how soon the proof is over
what about time, how long does the proof run
doesn't a poc take half a year
how many days till we have a verdict
do i have an outcome within a month
when would the feasibility stage be finished if we start on monday
is it a matter of weeks
how fast is your experiment phase
our board meets at the end of next month, is the trial over by then
how much calendar time should i set aside for the test run
is 21 days about right for your try-out
quick or slow, your prototype phase
will i know before the quarter ends
the last vendor needed nine months to show a demo, how long do you
we have a grant that ends soon, how long does your trial last
i worry it drags on, what is the timeframe of the proof stage
my boss asks for the duration of the poc
suppose we begin on the first, when is the trial done
and how long was that stage
how many weeks for that
so less than a month

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
which method do you try in the proof
do you start with the simplest method
what is measured in the three weeks
do you use the biggest model for the proof
can you tell me what you do during the proof
simplest method measured on test set
i want to know if you begin with something complicated
what about simple rules, do you try those first
don't you use deep learning from the beginning
do you crack a nut with a sledgehammer
is a plain formula tried before a neural net
what's your baseline
do you follow occam's razor
against what is the first attempt checked
do you go for the fanciest thing there is
crude and cheap first, or state of the art
how do you find out if it works, by feel or against examples
would a regular expression be good enough as a first try for you
the last lot came with an agent swarm for sorting mail, what would you try first
i worry about over-engineering, how do you approach the trial
my cto asks what technique you go for in the feasibility phase
suppose a keyword list does the job, would you use it in the trial
we are a small museum, would you throw a huge llm at our catalogue
and what do you try in that time
so nothing fancy at first
how is it checked

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
what do we get at the end of the proof
do you tell us the error rate
is there a clear yes or no after three weeks
what is the result of the proof
can you tell me whether you give a clear answer at the end
error rate and yes or no
i want to know if you say honestly that it does not work
what about the outcome, is it a report or a decision
don't consultants always say maybe
do you commit to a thumbs up or thumbs down
what's the verdict like
will you tell me straight if it's a dud
do i learn how often it goes wrong
is the conclusion black or white
do you recommend going on or stopping
what comes out of the poc, a demo or a figure
would you dare to advise against it
how is the result presented, with percentages
our consultants always end with further research needed, do you
i worry you'll sugarcoat it to sell phase two
my boss hates waffle, does your trial end in a decision
suppose it fails one time in five, would we be told that figure
we are a foundation and need a definite conclusion, do we have one afterwards
and what do we have in hand then
so you tell us whether to go on
what do i learn at the close of it

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
how long is the pilot
does the old way of working continue during the pilot
are corrections recorded in the pilot
can you tell me if we keep working as now during the pilot
pilot eight weeks corrections recorded
i want to know if staff corrections are written down
what about the present process, do we stop it
don't we switch off the old way when the pilot starts
is it parallel running
do both go side by side, the clerks and the machine
about two months, is that the trial with users
if a clerk fixes a draft does anyone note it
must we abandon our spreadsheets on day one
belt and braces during the trial, or all in
how long do the guinea pigs use it
is there a log of where the humans stepped in
do we risk daily business while it's on trial
we're a pharmacy and can't stop the manual check, may it go on meanwhile
i worry that the trial will disturb our month-end, does it replace anything
my team leader asks how long her people would be testing
suppose it's wrong on a customer letter during the trial, is that written down
our last trial was two days long, how long do you give it
and how many weeks was that with the one team
so nothing gets replaced yet
what's recorded in that period

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
how do you judge the pilot
what do you compare in the pilot
do you measure time saved and errors
is the team's enthusiasm enough
can you tell me how success of the pilot is measured
pilot compare time errors
i want to know if happy users count as success
what about staff who love it, does that matter
isn't a good mood in the team a proof
is it a stopwatch or a survey
do you count blunders before and after
what evidence decides on deployment
my people adore shiny toys, do you look past that
which yardstick do you put on the trial
smiles or minutes
do you ask users how they feel about it
what are the success metrics of the field test
how do you stay sober when everyone's excited
our last pilot was declared a triumph because people liked it, how do you evaluate
i worry that my team will cheer for anything new, how do you get facts
we are an inspectorate and need hard evidence, what do you look at
suppose everyone's thrilled but it's slower, what do you conclude
my boss asks what proves that it was worthwhile
and how is that judged
so applause doesn't count
which two things do you look at

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
what do you monitor after the rollout
do you monitor drift
are complaints about the ai monitored
is the cost watched after launch
can you tell me what is watched when it is live
monitor drift cost complaints
i want to know if someone notices when the model gets stale
what about the running cost, who watches it
doesn't anyone check it after launch
do you listen when clients grumble about the bot
would you spot it if the world changes and the answers don't
which three things do you keep an eye on
do gripes from users get tracked
is spending kept under observation
is it left alone once it's in use
how do you detect decay
what's on your radar when the thing is in production
do you keep a finger on its pulse
our product range changes every season, do you notice when it falls behind
i worry that nobody looks at it after the party, do you
my controller wants to know if token spending is followed
suppose customers get annoyed by it, would you know
we had a model that went sour after covid, do you look out for that
and what do you keep watch over
so you follow more than accuracy
is anyone tracking it after that

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
what happens if accuracy falls too low
does the work go back to people if the ai fails
is there a fallback to humans
what is the agreed line for accuracy
can you tell me what you do when the model gets bad
accuracy below line work back to people
i want to know if there is a plan when quality drops
what about bad results, who takes over
don't you let it run on when it makes mistakes
who takes the wheel when it goes off the rails
do clerks step in again until it's mended
what's plan b when the robot misbehaves
is there a threshold at which it's benched
do you pull it from service when it slips
does a living person take over
is it suspended until repaired
do you have a safety net for a rotten week
our bot quoted last year's prices for a month before anyone stopped it, what would you do
we process insulin orders and can't have errors, what if it deteriorates
i worry that it can't be undone, is there a road back to manual handling
my union rep asks if humans can be put back on the job
suppose it's 95 in march and 85 in july, what then
and if it gets worse
so people do it by hand again
how long would that last

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
when should we not use ai
do we need ai for a fixed rule
is ai needed if the rule is clear
what do you advise when the rule can be written down
can you tell me if a simple rule is better than ai
rule can be written down no ai
i want to know if our process is too simple for a model
what about clear rules like discounts
shouldn't a model learn our rules
we have a tariff chart that settles everything, do we need machine learning
when is plain code the better choice
if then else is enough for us, or is it
a late fee of five ringgit a day, is that a job for ai
our policy fits on a page, what would you recommend
does a decision table beat a neural net
is it overkill when there's a formula
should i spell out the procedure in a program rather than train something
children under 12 free, others pay, does that need intelligence
my boss wants ai for leave approval but it's three conditions, what do you say
we're a library with fixed fines, would you sell us a model
i worry we're using ai just because it's trendy, when is it silly
suppose all our approvals follow a manual, is your product right for us
our vat logic is strictly defined by statute, learn it or code it
and what if it's all in the rulebook
so when would you say don't buy
what do we do instead in that case

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
what is cheaper than an ai model
is a normal search sometimes better than ai
can we use a form instead of ai
why would a database query be better than a model
can you tell me the alternatives to ai
form validation query search index cheaper than model
i want to know if something simpler can be explained to our auditor
what about old-fashioned search, is it enough
doesn't ai always beat a database
which boring technology would do the job
we need the identical result on monday and on friday, is an llm right
what would you put in place of a chatbot to save money
our inspector wants to see how the result came about, which tool can do that
is there a low-tech option
dropdowns that refuse wrong input, could that replace the ai
would solr or plain sql be good enough
what's the thrifty road
deterministic and traceable, what gives me that
the tax office demands that we justify each figure, is a model suitable
we are a parts dealer and people only look up numbers, do we need intelligence for that
i worry that the bot says one thing today and another tomorrow, what doesn't
my auditor distrusts black boxes, what could we use
suppose our problem is wrong addresses typed on the web page, what's the cheap cure
and what should we take instead
so dull software wins there
why is that better

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
for which decisions should ai not be used
would you build ai that decides on credit
can ai decide about health without a doctor
do you let ai choose job applicants
can you tell me when you advise against ai for people
ai decisions credit health jobs liberty human
i want to know if a human must decide about loans
what about decisions on jobs, can the ai make them
can't the model decide alone
do you build cv filters that reject folk by themselves
would you make a robot underwriter for mortgages
is a bot that picks whom to sack something you'd do
are there ethical red lines
would you write software that tells the judge who gets bail
does a rubber stamp count as a human in the loop
our team is too busy to prepare examples, should we still go ahead
can it triage patients on its own
which projects do you turn down on moral grounds
we're a bank and want instant lending without staff, would you take the job
my hr manager has 2000 resumes and no patience, could your system choose
i am a journalist, do you sell algorithms that decide over lives
suppose the police asked for a risk score, would you
we are an immigration office and swamped with files, may the computer settle them
and when it's about somebody's livelihood
so a person always has the last word
where else should we keep our hands off it

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
why do you need right answers
can we skip collecting right answers
what if we have no right answers
how would we know that it works without the answers
can you tell me why the test cases are necessary
without right answers cannot tell if it works
i want to know if we can start without examples
what about judging it by feel
can't you see for yourselves that it works
is the homework really compulsory
why bother with an answer key
would an eyeball check not do
couldn't we just go live and see
why is the benchmark so important to you
what's lost if we leave out the ground truth
would you take us on with no examples at all
isn't a demo proof enough
why insist on something so tedious
my boss says he'll recognise quality when he sees it, is that enough
we've no time to gather examples, why is that a showstopper
our previous vendor never asked for such things, why do you
i think we can rely on user feedback, why is that not enough
suppose we skip the evaluation and trust you
so nobody would know otherwise
what happens if we don't have them

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
is our data used to train the model
will openai learn from our data
do your contracts exclude training
is retention switched off
can you tell me if the provider keeps our data
data training contracts retention
i want to know if our documents train somebody else's model
what about retention, how long does the provider keep prompts
doesn't the ai learn from everything we send
do our recipes end up in someone's chatbot
will a competitor be able to coax our prices out of gpt
does the ai lab hoard what we upload
do they feed on our conversations
zero data retention, do you arrange that
is what my staff paste into it safe from being learned
what does the agreement say about using inputs
who is allowed to reuse our files
do you use consumer accounts or corporate ones
samsung's code leaked into chatgpt, could that happen with you
we are a hospital, do patient letters teach the machine of some american firm
i worry that our designs come back out in somebody else's answers
my works council wants it in writing that nothing is learned from staff
suppose we send tender documents, does the vendor memorise them
and do they store what we send
so nothing is learned from us
which terms do you sign with them

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
what if business terms are not enough for us
can the model run on our own servers
is there an option for strictly regulated fields
can we use an open model that we control
can you tell me the alternative to an outside provider
open model on servers you control
i want to know if our data can stay with us completely
what about banks or government, is the contract enough
isn't there a way without any third party
we are defence people and paper promises don't do, what's left
may we keep everything inside our firewall
our bar association forbids outside processors, what can you propose
can you put it in our own basement
is a private installation possible when contracts won't satisfy the regulator
promises are nice but can it physically not leave
air gapped and open weights, would you do that
what do you offer to those with state secrets
our own rack, our own rules, possible
i'm the secrecy officer of a ministry, terms and conditions are not sufficient, what then
we are a central bank and no cloud is permitted, is that the end of it
i worry the american firm ignores its contract, is there a way without it
my lawyers don't accept any provider, do you have another route
suppose our regulator says no to external ai
and if the contract isn't good enough
so we could host it ourselves
what else can you do for a secretive branch like ours

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
how accurate will the ai be
can you guarantee an accuracy
what percentage will be correct
will it be 95 percent accurate
can you tell me the accuracy beforehand
ai accuracy guarantee
i want to know how accurate it is before we sign
what about accuracy, is there a promise
can't you give us a number now
how often will it be right
give me a ballpark hit rate
would you put a quality figure into the contract today
what f1 can we count on
how reliable is it going to be for our invoices
another agency vouches for 98, do you match that
how many out of a hundred will it get wrong
do you have a crystal ball for how good it gets
is it going to beat my clerks
competitors promised us ninety nine, is that believable
my chairman demands a percentage in advance, what do i tell him
i worry that it turns out useless, can you assure us upfront
we are a lab and need precision figures for our paperwork, what are they
suppose i must name an error rate in my business plan
and how good is it
so you won't promise anything
who can predict it then

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
how do we find out how accurate it is
what are the three weeks of proof for
when will we know the accuracy
is the proof meant to measure accuracy
can you tell me the purpose of the proof
purpose of three weeks of proof
i want to know when i learn the accuracy
what about the proof, why do we need it
isn't the proof a waste of time
why should i pay for a trial first
which stage brings out the hit rate
where do those figures come from
what's the poc good for
what does the prototype phase serve
at what point does quality become known
how do we turn not knowing into a number
could we leave out the feasibility stage
where's the sense in a try-out
if nobody can say how good it gets, how does one learn it
my boss asks why we can't go straight to the pilot
i worry about going in blind, what do you do against that
suppose we need a precision figure for the board, how do we come by one
we hate guessing, how do you get from guess to fact
and how do you discover that
when will you be able to say
so why those weeks

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
is the price of the proof fixed
can we stop after the proof
do we have to continue after three weeks
is there an obligation after the proof
can you tell me if the proof has a fixed price
proof fixed price may stop
i want to know if we can leave after the trial
what about the cost of the proof, can it grow
don't we have to take the whole project
are we on the hook for the rest
may we walk away if it's a no
is the poc a lump sum or by the hour
is there a penalty for quitting after the feasibility stage
does the try-out commit us to anything
could the bill for the trial swell
do you trap people into phase two
is there an exit after the prototype
take it or leave it after the test run, is that allowed
we're a charity with a small pot, could the trial overrun
i worry that once we begin we can't get out
my procurement wants a capped amount for the first stage, do you offer that
suppose the verdict is bad, do we owe you anything more
our last agency made us sign for a year upfront, do you
and are we bound after that
so we can leave it at that
is that charged per hour

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
how much does one answer cost
what does the ai cost to run
how many cents per answer
does the model affect the cost of an answer
can you tell me the running cost of a document bot
cost per answer us cents
i want to know what a question to the bot costs us
what about long documents, do they cost more
isn't it very expensive to run
what's the damage each time somebody asks it something
what would 2000 queries a week come to
is it dearer than a text message
what makes one reply pricier than another
token charges, what should i reckon with
is it pennies or dollars each time
how much does it burn in operation
does a bulky pdf drive up the fee
we are a university with 8000 students asking things, what would each question set us back
i worry that every chat costs a fortune, what's a typical amount
my accountant needs a per-query figure, what is it
suppose we get 500 queries a day, what do i multiply with
we pay our call centre three dollars a call, what is it with the bot
and what does it cost to operate
how much each
what does it depend on

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
is there a limit on the monthly ai cost
do we get an alert before the budget is used up
at what percent do you warn us
can the ai bill get out of hand
can you tell me if there is a ceiling
monthly ceiling alert 70 percent
i want to know if we are warned about high costs
what about surprise bills, do you prevent them
can't the cost explode overnight
is there a cap on spending
does a bell ring before the money's gone
how do you avoid bill shock
do you put a lid on it
at which level does the alarm go off
what protects us from a runaway token spend
is the meter open ended
do i get pinged well before we hit the maximum
could a weekend of bot spam bankrupt us
a friend's startup woke up to a 40000 dollar api invoice, could that happen to us
i worry that someone hammers the bot on a sunday, is expenditure limited
my finance chief only signs for capped amounts, is this one
suppose usage triples in ramadan, do we find out before it hurts
we are a school with a strict budget, how do you keep within it
and if it goes through the roof
so there's a maximum
when would we hear about it

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
what should we tell you first
what do you need from us to begin
do we need an ai strategy before we call
can you tell me what to write in the first message
name one task to start
i want to know what to bring to begin an ai project
what about the first step, what do we have to do
don't we need to prepare a lot before starting
which chore should i mention
what shall i put in the email to you
is one hated job enough to get the ball rolling
we have no plan, only boring work, can we come
everyone here loathes typing up delivery notes, is that a good opening
do i send a brief or just moan about the worst drudgery
how many ideas should i come with
what's the entry ticket to working with you on ai
do you want an rfp or a sentence
my boss said do something with ai and i haven't a clue, what do i send
i worry that we aren't ready, what's the minimum to get going
we're a law office and paralegals rename pdfs all day, how do we approach you
suppose i have five minutes, what do you want to hear
our teachers hate writing reports, how do i get that going with you
and how do we begin
so what do i send you
only one thing or the whole list

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
will you check if ai fits our task
who decides if a model should do the task
do you assess whether ai is right for it
what happens after we name a task
can you tell us if our task suits a model
work out whether a model should do it
i want to know if you say honestly that ai is not needed
what about tasks that don't need ai, do you tell us
don't we have to know ourselves if it suits ai
i'm unsure it's a job for a machine, do you find out
what do you do with the chore we mention
will you do the figuring out
do you give an opinion on suitability
could you judge whether it's overkill
who makes the call, us or you
is the answer sometimes use plain software
do you evaluate the fit before we spend
robot or no robot, do you help to decide
i only have a vague notion, is it up to me to prove it's feasible
we're a printing house and know nothing of this, do you look into it for us
i worry about asking something stupid, what will you do with it
my boss thinks everything needs gpt, do you check that
suppose we send you our most hated job, what then
and what do you do with it
so you tell us if it makes sense
what comes back after i write to you
`;
