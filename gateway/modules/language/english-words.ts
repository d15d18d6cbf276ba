/**
 * Words that people write small in questions to an agency, beside those of `common-words.ts`. A word that is none of them,
 * and that nobody wrote with a capital, is rather a name: of somebody, of a firm or of a place.
 */
export const englishWords: readonly string[] = `
aadhaar abandon abandoned abandonment abbreviations abeh abilities abroad absences abuse acceptable acceptance accepted accesses accessibility accessible accommodation according accountable
accountants accounting accounts accreditation accuracy accurate accused achieve acknowledgment acquirer acquisition actions acts ad adapt adaptive adding additional addresses adjust admin
administration administrator admins admit admits adoption advance advert advertise advertised advertiser advertisers advertising adverts advise adviser adwords aeroplane affair affect afford
affordable africa aftercare afterwards against agencies agency ages aggregators agile agreement agreements agrees ah ahrefs ailments aim airline airplane airport aiyah aiyo alarm alarmed
alarms alert alerted alerts algolia algorithm algorithms alike all allowance allowed allows aloud alter alteration altered alternatives altogether am amazon amc american amounts analyse
analysis analysts analytics androids anecdote anew angel angular animations announce announced annoy annoyed annoying annoys annual anonymise anonymous ansible answer answerable answered
answering answers anthropic apartment api apis apollo appearance appears apples applicants application applications applied apply applying appointment appointments appreciate apprentices
approach approval approve approved arab aramex architecture archive areas argue arguments arithmetic arrange arranged arrangement arrival arrived arrives arrow article articles artificial as
asean asia aside assemble assessment asset assigned assignment assist assistant assistants association assume assurance asynchronous ats attachment attackers attacks attempts attend
attention attribution audience audit audited auditor auditors audits authorities authority authors auto automate automated automatic automatically automating automation autumn availability
avoid avoided awards axe baat babies babysits backed background backlinks backs backup backups backwards badge badly bags bait bake bakery balance ballpark bands bandwidth bang bank banking
bankrupt banned banners bans bargain barrier barriers bars basement basements basis basket baskets batch batches battery bay bayut bcrypt bears beats beauty because becomes bedroom beeping
beforehand beg began beginners beginning begins behave behaves behaviour being bell bells belong belongs beloved belt bench benchmark benefit benefits bet bhd bi bicycle bid bidder bidders
bids bikes bill billed billing bills bind binding bing binned bios birthdays biryani bitbucket bitcoin bite bits black blacklisted blank bless blessing blindly blockchain blocked blockers
blocks blog bloggers blogs blr bluetooth bluffs blunder blunders blurry boards boast bodies bond bonus bookings bookkeeper bookkeeping bookmarks boosted border borders bored boring borrow
borrowed bosses bot bots bounced bound boutique boxes boycott boyfriend boys brags brains brainstorm brake brand breach breakdown breakdowns breaker breaking breaks bridge briefs bringing
brings british bro broadband brokers brothers brought browse browser bruh brute btw bubbles bucket buckets buddy budgets builders building bulk bulletin bunch bundler burglars burglary burj
burns burnt bush busiest bust button buttons buyers buying buzz buzzwords byju cable cache cached caching cadence cafe calculate calculated calculates calculation calendar called caller
callers calls calm cameras campaign campaigns camps campus canadian canary cancel cancellation cancelled cancelling candidate candidates candidature cannot canteen cap capacity captcha
cardboard cards care careers carefully cares caretaking carried carries cars carts case cases cashier cast caste catastrophe categories category causes cd cdn ceiling cellar cent centres
cents centuries certainty certificate certificates certification certifications certified chained chairman chairs challenge champagne chance changeover changing channel channels chaotic
chapters charge chargeback charged charges charity chart charts chase chasing chat chatbots chatgpt chats chatting cheaply cheat cheated cheating checking checklist checksum chemistry cheque
cherry child children chinese choices chooses choosing chore chores chosen chrome ci circular cities citizens claim claims clarifies clash class classes classic classify classroom claude
clause clauses cleaner cleaning cleared clearing clearly clears clerk clerks cleverer click clickable clicked clicking clicks clientele clip clips clone closest closet closing closure clouds
club clue clumsy cluster clusters cms co cockpit codebase codec codecs coded coder coders codes coding coin coins collaboration colleague colleagues collected collecting collection
collective collects college colours column columns com combine combined comma comments commerce commercetools commercials commission commissions commit commitment committee commonest
community comparable compared comparing comparison compensate compensated compensation competitor competitors compile complaint complaints completed completion compliance compliant
complicated comply component components compose compulsory compute computed computers concept concerned concert concession conclude conclusion conditions conference conferences confidence
confidential confidentiality config confirmation conflict conflicting conflicts conformance confuse connect connected connecting connection consent consider considered consistent console
const constant construction consultancies consultancy consultants consultation consulting contacted contacting contacts contain container containers contentful contents continent continuous
contract contractors contracts contradict contrast contribute controlled controller controls conversation conversations conversion conversions convert converted converts convince cook cookie
cooks cooling cooperate coordinates cope copied copies copilot copying copywriters copywriting core corporations corrections costing costly costs couch council counsel count countdown
counted counter counters counting countries counts courier couriers courses court coverage covered covid cpu crack cracked cracks craft crash crashes crawl creative credentials credit creed
creek crew crews crisis criteria critical crooked crooks crowded crunch css csv culprit cupboard cupboards cupertino cure cured cures currency current curtains cushion customary customs
cutover cv cvs cyber cycle cypress dad damage damages dangerous dangers dare darkness dart dash dashboard dashboards data databases dates dawn days db dbt deadlines deals dealt dearer
dearest debate debit debrief debut decade decent decided decides deciding decipher decision decisions deck declarative declares decline declines decor dedicated deduct dedupe deduplication
deepavali defects defence defend define definite definition degrees delay delayed delays delete deleted deletion delicate deliverables deliveries deloitte demand demands demonstration demos
dengue dental dentists department departments dependable dependent depends deploy deployed deployment deposit depot depots describe described description desert deserve deserves deshpande
designers designing desks desktop destination detailed detect determines developed developers development deviations device devices devops dhabi dhl dhow diagnoses diagnosis diagram diagrams
dialect dialogs diary dictate didn died dies differ differently difficult difficulty dig digest digit digitise diligence diligent diner diners diploma diplomas directions directory disagree
disappear disappeared disappears disappointed disaster disasters disclose disconnected discount discounts discover discovered discovery discrepancies discretion discussing discussions dishes
disk dislike display displayed dispute disputes distances distinguish distrust dive divided division divorce django dnt doable dock docker doctors document documentation documents docusign
docx doing domains don doors dose dossiers dot doubled doubles doubted download downloadable downloads downtime dpdp dr draft drafts drag dragged drags drawback drawer drawing drawings drawn
draws dreamt drift drill drilled drills drives driving drone dropped drops drowns drugs dsar dss dubizzle dud dude dudes dull dumber dummy dunno duplicate duration durian duties dynamics
earliest earn earned earnings earns easiest easily eater eaters eating eats ecommerce ecs edit editing edition editions editorial editors edtech education educational educators effective
elastic election electronic electronically elevator elsewhere emails embarrassing embed embedded embeddings emblem emergencies emi employee employer employment encrypted encryption ended
endless endpoints ends engage engineering engineers engines enquire enquiries entered enterprise entity entra entrance entries entry envelope environment equals equation equip equipment
equity erase erased erasure errand errands error errors escalate escalation established estate estates estimates eta ethereum ethical etisalat etl eu europe european evaluate evaluation eve
evenings events everybody everyday evidence ex examined example examples exams excel exceptions exchange exchanges exclude excluded exclusions excuses executive exercises exhibition existing
exists exit exotic expand expense expenses experience experienced experiments expert experts expiry explainer explaining explains explanation exploding exploit expo export exports exposure
express extend external extract extraction extras eyes fa fabric facelift faces factor facts failed fails failure failures fairly faithful fake fallback falling falls fam families fan
fancier fancy fans fargate farid farmer farmers fastapi fastest fastify faults favour favourite fears feasibility feasible feature fee feedback feeds feeling feelings feels fees feet fell
festival fetch fetches fetching fewest fhir fiddle fiduciary field fields fifteen figma figure figures file files filled filler filling fills films filter filtered filters finances financial
financially financing finder finding findings fined finest fingers finished fintech firebase fired firefox firewall fiscal fits fitted fiverr fixing flagged flagship flask flats flaw flesh
flies flip flood flop flops flyer flyers folder folders folk folks followed following follows fonts food foodpanda fooled foolish footage forbid forbids forced forcing forecast foreigners
forever forget forgetting forgot forgotten format formation formats forms formula fortnight fortune fortunes forwarded forwarding foundation founded founding fourteen fpx fraction framework
frameworks franchise frank frankness fraud freak freelancers freeze freight french frequent frequently fresher freshers fridays fridge friendly friends fronts frustrating ftp fulfilled
function fund funded funding funds furious further fuss fuzzy fyi ga gadget gain gains galaxy gallery games gap gaps garage garbage garisan gatekeepers gates gateway gateways gather gathered
gathering gathers gb gcc gcp gdpr gem gemini gender general generalists generate generated generative generic gentleman genuine geographic geography germans ghost ghosts ghostwriter giant
giants git gitex github gitlab giving glance glassdoor glimpse globe gloves gmail gmt goal godaddy golden gonna gossip gotta government gpay gpc gps gpt gpu grab grabfood grace grade graded
grades grading gradual graduate grafana grammar grandmother grant graphic graphql graphs grasp gratis green grid grounds groups grown growth grumble gst gtm guarantee guaranteed guarantees
guard guarded guards guerrilla guessing guided guidelines guides guilty gulf gut guy guys habibi habit habits habitual hack hacked hacker hackers hacking haddad haggle haha hahaha halak
halfway hallucination handed handful handing handling handover hands handset handsets handshake handwork handwriting handwritten hang hangs happened happens hardest hardly hari harm harmful
harmless having hawker hawkers headache headcount header heading headless headline headlines headmaster heads heal health healthcare healthy heap heaps hearing hehe helm helper helpful
helping hero hesitate hidden hides hiding highest hint hints hire hired hires hiring hits hl hoard holders holding holds holes holiday holidays homemade homes honesty honour hook hooked
hooking hope hopeless hospitals host hostage hosted hosts hour hourly hours household households houses housing hr hsbc html https hubspot humans hundreds hurts hybrid hype ic icon id
identical identities identity idk idle ielts ig ignore ignores ikr illegal illness im image images imaginary imagine imho immediately immigration imo impaired implement import impossible
impressions improvement improvements improving inbox incident incidents inclusive income incoming incorporation increments independence indians industries industry inexpensive influencer
inform informed infosys infrastructure inherit inherited initial injection ink input inquiries insiders insight insights insist insists inspect inspection inspector inspectors install
installable installation installing installs instalment instalments instance instant institute instructions instrument insult insulted insurance insured insurer integrate integrated
integration intelligence interactive interface interfaces intern internal internet interns internship interval interview interviews into intranet intro introduce introducing introduction
invent invented invention inventory invest investment invisible invitation invite invited involve involved io ip ipad iphone iphones ipsum irritated iskandar islands isn iso isolation item
iterations jailbreak jalan jam jargon java javascript jest jio job joined joining joins joint joints jokes jot journalists journeys js json judged judging juggle juniors junk jury justified
justify kafka kain kayu keeping keyboard keyboards keys keyword keywords kick kickbacks kickers kid kids killed killing kilometres kinda kinder kinds king kiosk kit kitchens km knowing
knowledge kohli kong kotlin kpis kuala kubernetes kyc lab label labels labour labs lack lacks ladies lag lah laid lambda lamps landauer landed landlords landmark lands landscape lanes
language lanka laptop laptops lat latin latitude law lawful laws lawsuits lawyers layer layman laymen layout layouts leader leads league leak leaking leaks leaner leans learned learners
learning learns learnt lease leave leavers leaves leaving lecture lectures led leftovers legacy legal legally legitimate leh lemak length lessons letterhead letters letting levels lever lhdn
liability liable libraries library licence licences license lid lies lifesaver lifetime lighter lights likely limited limits lines link linked linking links lips listed listens listing
listings lists litigation lives living llama llc llm llms lmao lms loading loads loans lobby locally locals locations locked locks log logged logging logic logins logistics logs lol lone
long longest longitude lookalike lookup loop loopholes loose lor lorem lorry loser loses losing losses lot lots lottery lowest loyal loyalty luggage lump lumpur lying machines magazine
magento magnitude mailbox mailboxes mailchimp mailing mails mainstream maintain maintains maintenance majestic makeover makers malaysians mam management managing mandatory manned manner
manpower manual manually manuals map mapbox maps margin marital mark marked marketer marketers marketplace marketplaces markets marking marks markup mastercard masters matches matching mate
material mathew maths matomo matters may maybank mb meals meaning meanings measure measured measurement measurements measures measuring mechanics media medic medical mediclaim medics
meetings meets meetup megabytes meh member membership menara mend mended mending mends mentioned menu menus merchants merge merged merger meridian mess messaging messenger messy met meta
metaverse meter method methods metric metrics metro mfa microsoft mid midway might migrate migrated migrating migration migrations milestones minding mini ministry minus minutes misleading
mismatch misread misreads missed missing mission mistakes misuse mixed ml moan mobiles mock mockup mockups mode modelling models moderating moderator modification modules moments monitor
monitored monitoring monitors monkey monsoon monthly months mood mornings mosque motivation motive motorbike motto moving mr mrs mrt ms msme multi multiply mum municipality museum must mute
mutual mysql nag nah nair named nameless naming nasi nastiest nasty nations natively navigation nearby nearest necessary negotiable negotiate neighbourhood neighbours nephew nestjs net nets
network networks neural neutral newcomer newcomers newest newsletter newsletters nft ngl ngo nice nicely niece nielsen nightly nights nines nineties nod node noisy nokia nomad non nonsense
noon nope norm normal notebook notes noticed notices noticing notification notifications notified notify notion notions nowadays np numbers nurses nutshell obey object objective obligation
obligations obliged observation observe observer observers observing obstacle occur ocr odds odoo odt offended offering offerings officer officially offset offshore ombudsman omen omg
onboarding ones ongoing onlooker onlookers oof opd openai opening openings operate operated operating operation operator opinions opt optimisation optimise option optional oracle
orchestration ordering org organisation organise origin originally orphaned otp ought ourselves outage outages outcome outdated outfit outlay outlook output outset outsiders outsource
outsourcing overkill overlap overloaded overlook overlooked overnight override overruns overseas overselling overtime overview owe owned ownership owning owns pace pack packed packer packers
packing pad padlock page paged pager pagerduty pairs paisa palette palm pan panel panic papers paperwork paragraph paragraphs parallel parameters parcel parcels parish part partial
participant participants parties parts passed passengers passes passing passkeys passport passwd password passwords paste pasting patch patches patching paths patience payback payday paying
payouts paypal payroll pc pci pdf pdfs pdpa peak pearl peek peeked peer pejabat penalties pending penetration pensioners pentest per percent percentage percentages performance performer
periods permanent permission permissions permit permits permitted person personally personnel persons petrol pgvector pharmacy phase phased phases philosophy phishing phoned phonepe phones
php phrase physically physicians pi pick picked picking picks picture pieces pig pigs pings pipeline pipelines pit pitch pitches pixel placement places planned plastic platform plausible
plays playwright pledge pls plug plumbing plus plz pm podcast points poke policies policy polish polyclinic polytechnic poorer pop pops port portability portals portion portions pos position
positions positive post postage postal postcode posted posters postgis postgres posting postponed posts pot pottery poured powerpoint powers ppc ppl pr practical practically practices
practise practised practitioners preach precautions precise precision predict prediction predictions premiere premises preparation prepare prepared preparing presence present presentation
presenter pressed presses pressing pressure prestashop prettier prevented prevents preview prices pricier primitive principle principles print printed printers printing printout prior
privacy privately privilege prizes pro probe problem procedure proceed process processed processes processing processors procurement production professionally professionals professions
profile profiles profiling profit profits programme programmed programmers programming programs progress prolong prometheus promise promised promises promo promotion promotions prompt
prompts properly properties property proportion proposals propose proprietor prospect prospects protect protected protection protects protocol prototype proven provide provided provider
providers provisioning pto pub publicity publish published publisher publishing pulled pulls pulumi punctual punishment pupil puppy purchase purchaser purchases purchasing purse pursue
pushed putting puzzles pwa python pytorch qa qr qualified qualify quality quantities quantity quarantine quarrel quarterly quarters quay queries questioned queue queues quickbooks quicker
quickest quickness quit quitting quiz quizzes quoted quotes quoting rabbitmq rag rails rain ramp random range rank ranking rankings rapidly rare rarely rat rate rated rating ratings raya
razorpay re reachable reached reaches reaction reacts readable reader readers reading realistic reality reason reasons rebate rebrand rebuilding recalculate receipt receipts receive receives
recent receptionist receptionists reckon reckoning recognise recognised recognition recommend recommendation recommendations recommended recommender recommending reconcile record recorded
recording recordings records recover recovery recruit recruitment recurring redesigning redesigns redirect redirects redis redmond redo redoing reduction reels referee referees reference
references referral referrals reflect refresh refreshed refund refunding refunds refusal refusals refuse refused refuses refusing region register registered registers registration regression
regret regular regularly regulars regulator rehearsal rehearse rehearsed reimburse reimbursement reject rejected rejection relations relative relaunch release releases relevant reliability
reliable relief reload relocation rely relying remain remaining remains remarks remedy remember remembers remind reminders remote remotely remuneration renew renewed rentals rented renting
rents rep repair repaired repairs repeated repeating replacement replaces replacing replied replies replying report reported reporting reports repos repositories repository reps request
requests rescue research resell resembles reserve reset residency residue resist resolved resort resource resources respect respected responder responds responses responsibility responsible
restaurants restore restored restores restoring restrict restrictions result results resume resumes retail retailers retain retainer retention retrieval return returned returns retype
reusable reuse reused reveal revenue reverse review reviewed reviewers reviews revoke reward rewrite rhythm rich rid riddle riddles rider riders rights ringing rings risk risks risky rival
rivals rizz rma roadmap roads roaming roast robbed robot robots rock rofl role roles roll rollback rolled rolling rollout root rosy rot rotation roti rotten rounds route routes routine
routing rows rpo rto rubbish rude rug rugs ruin ruined rules rung runner running rush russian saas safari safeguards safely safety sahana sailors salaries salary sale salesforce salesmen
sample samples samsung samsungs sandbox sanity sap saq sat satisfaction saved saves saving savings scale scam scan scandals scanned scanners scanning scans scarce scared scares scenario
scene schedule schedules scheduling schema scheme scientists scikit scoping score scores scoring scrambled screen screens screenshots scribble script scripts scroll scrub scrum sdk sdn seal
search seasonal seconds secrecy secretary secrets section sector sectors secure secured security seeing seek select selection self selfie sellers semantic sending seniors sensible sensitive
sensor sensors sentence separately separation sequence series seriously served serverless servers session sessions set sets settings settle settled settling setup setups sextant shadow shaky
shall shame shareholder sharing sheets sheikh shelf shell shelves shield shielded shift shifting shifts shipments shipping shocks shoes shooting shoppers shortcut shortening shortest
shortlist shots shoulders shouting showcase showing showings showroom shrink shrugs shuts shy siblings sift sigh sight signals signature signatures signed signing signs silent silently silly
sim similar simpler simplest simulate sin singles sink sinking sins siri sis sisters sits sitting situation situations sixteen sketch sketches skibidi skill skills sla slack slang sleeps
sleepy slice slide slides slim slip slips slogan sloppy slot slowest sluggish slump smarter smartphone smartphones smh snag snags snail snake snapchat snippets snooping sober soc sofa sofas
solid solution solutions solved song soothing sort sorta sorted sorting sorts sounds source sources sovereignty spacing spam span spared spatial speaker speaking speaks specialise
specialists specific specification specimens speculative speech spelling spending spends spent spider spies spits split spoil sponsor sponsored spontaneous spot spots spouse spreadsheet
spreadsheets sprint sprints spy spying sql sqlite squad squarespace squeeze squeezing sri ssl ssm sst stable stack staffing stage staged stages staging stake stale stall stalls stamp
standard standards standby stands standstill star stare stars starting stated statement statements states statistical statistics status statute stayed stays steady steam steer step steps
stint stolen stone stones stopwatch storage stored storefront storing stove stranger strangers strapi strategic strategy streaming streams street strengths stress stretch strict strictly
strip stripe stripped strongest structure structured studies studio studios stumble stumbled style styled styling sub subcontract subjects submission submit submitted subscribe subscriber
subscribers subscription subscriptions suddenly sue sued suffice sufficient sugarcoat suitable suite suited suits sum summarise summary summer sums sundays supervises supervision supervisor
supplies supply surgeons surgery surveillance survey surveyors survive survives sus suspicious swallow swallowed swap swapped swaps sway swear swears swift swiftui swiggy swiss switch
switched switches switching swore symbol sync synced sysadmin system ta tab tables tablet tablets tackle tagging tags tailored taking takings tale talking tally tanstack tap tapped taps
target tariff tariffs task tata taught taxes tbh teaches teaching tech techie techies technically technician technique technologies technology teenager teenagers telephony telling templates
temporary tenancy tenant tenants tender tenth term terms terraform test tested tester testers testflight testimonial testing tests textile textiles texting th theft thesis they thief thieves
thing thirds thirteen thoughts thousands threads threat threatens threshold thriftier thrifty throttled thrown thumb thumbs thx tick tickets ticking ticks tidy tidying tied tier tiffin tight
tiktok tiles tills timed times timetable timing timings tinkering tip tips titles tng token tokens toll tongues tool toolbox toolkit toolset topic topics torn touched tough toughest tours
tower towns trace traceable traced traces tracing track tracked trackers tracking trades trading traffic trail trailing trained trainee trainees training tranches transfer transferred
transfers translation transparency transparent trap treasurer treat treated treating treatment trends trials trick tricked trickle tricks tricky triggered triggers trim trojan trolley
trolleys troubles truck trucks trusted trustworthy tryout ts tune tunnel turnaround turned turnover turns tutorial tutoring tutors tv tweak twin twins ty type typed types typescript typical
typing typo typos tyre tysm uber ubereats ugly ui unannounced unasked unattributed unavailable unclear unconfirmed underground understands undertaking undo unfinished unify universal
universities university unknown unknowns unlike unmask unpaid unpublished unseen unsent unsolicited unsubscribe unused unusual unwanted up upfront upgrade upi upkeep uplift upload uploaded
uploads ups uptime upwork url urls usability usable usage usb useless utm ux vacancies vacancy vacation vague valid validation valuable values valve van vanish vanished vans varying vase vat
vector venture verdict verified verify version versions versus veterinary vetted vetting via viewing viewings views villa villages virus visas visible vision visited visiting visitor visits
visual visually vital vitals vitest volume volumes voluntary volunteers vouch voucher vouchers vps vr vs vulnerabilities vulnerability wage wages waited waiting waits wakes walao walks
wallet wallets walls wanna ward wardrobe warn warned warning warnings warranty washing wasted wasteful wasting watchdog watched watcher watches watching waterfall way ways wcag weakest
weaknesses wearables webmaster webshop webshops webstore webstores weekdays weekends weekly weeks weigh weighs weird whatever wheelchair whenever while white whiteboard whoever whole whom
wifi wiki wikipedia windows winner winning wins wipe wiped wire wired wireframes wise wiser withdraw wix wok woken won woocommerce wood worded wording words work worked worker workflow
workflows workforce workload workplace works worlds worthless worthwhile wp wreck writers wrongly wtf xamarin xcode xml yardstick yeah yearly years yep yikes yolo young youngsters yourself
yourselves youtube yubikey yup zendesk zip zoho zomato zone zones zoom
`
  .trim()
  .split(/\s+/);
