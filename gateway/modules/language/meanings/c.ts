/** Words of the site and its questions, and what visitors say for them (meanings.ts). */
export const fromC = `
cache: stored copy, temporary storage, redis, cdn, cached, temp memory
cafe: coffee shop, restaurant, kopitiam, canteen, pantry, eatery
calculation: computation, maths, sum, working out, formula, estimate
calendar: diary, schedule, dates, booking slots, google calendar, outlook, planner
call: ring, ring back, phone up, dial, give a bell, telephone, buzz, phone, phone call
calm: peaceful, quiet, relaxed, tranquil, composed
camera: webcam, photo, lens, cctv, picture taking, scan
campaign: ad, promotion, marketing push, advert, ad run, paid ads, promo, email blast, drive
canada: toronto, north america, canadian, vancouver
cancel: call off, terminate, end contract, stop, abort, scrap, pull out, back out, unsubscribe, axe
candidates: applicant, job seeker, jobseeker, aspirant, interviewee, contender
cannot: unable, can't, not able, impossible, not possible, tak boleh
cap: limit, maximum, ceiling, upper limit, not to exceed, bounded
capital: money, funding, funds, investment, finance
car: vehicle, auto, automobile, motor, cab, kereta, taxi
card: credit card, debit, visa, mastercard, plastic, amex, rupay
care: look after, aftercare, treatment, maintain, nursing
careers: jobs, vacancies, openings, hiring, employment, recruitment, work for you, join team, kerjaya
carry: bring, take along, bear, transport
cart: basket, trolley, shopping bag, shopping basket, abandoned checkout
case: case study, example, instance, success story
cash: money, cod, cash on delivery, notes and coins, ready money, paper money
catalogue: product list, range, listing, catalog, brochure, product pages, price list
catch: detect, spot, hidden condition, find bugs
categories: types, kinds, groups, sections, classes, product groups, departments
cause: reason, root cause, lead to, bring about, trigger, result in
ceiling: upper limit, cap, maximum, not to exceed, top limit
celery: task queue, background jobs, job queue, async worker, rabbitmq, cron
central: main, single place, middle, core, hub
centre: hub, middle, facility, mall, center
cents: sen, paise, pence, fils
certificate: certification, diploma, credential, proof of completion, ssl, iso, cert, sijil
certified: accredited, qualified, with certificate, approved, licensed, badge, certification, iso
chain: franchise, branches, series of shops, multi-branch, multi-location, group of clinics
challenge: problem, difficulty, hurdle, obstacle, pain point, coding test
chance: opportunity, possibility, likelihood, odds, probability, peluang
change: modify, alter, amend, edit, adjust, revise, tweak, switch, swap
channel: medium, platform, marketing avenue, touchpoint, social network
charge: fee, bill, cost, price, rate, invoice
charts: graph, plot, dashboard, diagram, bar chart, pie chart, visualisation
chat: talk, live chat, converse, conversation, messaging, whatsapp, speak with
chatbot: bot, ai assistant, virtual assistant, conversational ai, chat assistant, gpt, whatsapp bot, automated replies, ai agent
chatgpt: openai, gpt, llm, ai chatbot, gemini, claude, copilot, generative ai
cheaper: less expensive, lower price, more affordable, save money, discount, cut costs, reduced, more economical
cheapest: lowest price, most affordable, least expensive, lowest cost, budget option, paling murah, entry-level, bargain
cheaply: at low cost, on a budget, for little money, inexpensively, on a shoestring, economically
cheating: fraud, scam, copying, dishonest, con, malpractice
check: verify, inspect, review, examine, validate, audit, look over, double-check, vet
checklist: to-do list, list of steps, tick list, list to prepare, points to check
checkout: payment page, basket, cart, till, pay online, complete purchase, paying, order page
checksum: hash, integrity check, file verification, fingerprint, md5, sha256
chief: head, boss, main, leader, ceo, cto, top
children: kids, pupils, minors, child, youngsters, under 18, little ones, budak, teens
choice: option, selection, alternative, pick, decision, preference, pilihan
choose: pick, select, opt for, go for, prefer, shortlist
christmas: xmas, december holiday, festive season, year end
city: town, metropolis, urban, bandar, place
claim: insurance claim, demand, reimbursement, allege
classes: lesson, course, session, lecture, tuition, batch
claude: anthropic, llm, ai model, language model
clauses: terms, conditions, contract points, provisions, fine print, paragraphs
clean: tidy, neat, clear up, uncluttered, minimal, remove virus, scrub
clear: easy to understand, transparent, unambiguous
clever: smart, intelligent, bright, ingenious, brainy, sharp
click: press, tap, hit button, select, mouse
clickable: tappable, interactive, prototype, click through, hyperlinked
client: customer, account, clientele, business we serve, patron
clinic: medical centre, doctor's surgery, polyclinic, klinik, hospital, health centre, practice, dispensary, healthcare, doctor, health clinic
clips: short videos, video snippets, reels, footage, shorts, tiktok
close: shut, wind up, finish, seal the deal
cloud: aws, azure, gcp, amazon, hosted server, hosting, iaas, saas, off premises
cloudfront: cdn, content delivery network, aws cdn, cloudflare, edge cache
cms: content management system, wordpress, drupal, edit website myself, admin panel, update pages ourselves, content editor, strapi, contentful
code: source code, program, codebase, script, software source, programming
coders: programmers, developers, software engineers, devs, techies, code writers
colleagues: coworker, teammate, workmate, peer, fellow worker, team
collect: gather, pick up, harvest, capture, accumulate, compile, fetch
colours: palette, shades, hues, brand colors, color scheme, warna, tint
columns: field, vertical row, spreadsheet heading, pillar
combined: together, joint, merged, total, bundled, put together, mixed
come: visit, arrive, turn up, drop in, show up, attend
command: order, instruction, cli, terminal, directive
commerce: online store, webshop, e-shop, ecommerce, online selling, shopify, online trade
commercetools: headless commerce, ecommerce platform, shopify plus, composable commerce
commercials: pricing, ads, adverts, tv spots, cost terms, price details, rates
commission: cut, percentage, fee, brokerage, agent fee, kickback, order work, per sale
commit: promise, pledge, undertake, lock in, dedicate, bind, git
common: usual, frequent, typical, widespread, popular, normal
company: firm, business, agency, organisation, outfit, enterprise, corporation, startup, sdn bhd, syarikat, employer
compare: versus, vs, difference between, weigh up, contrast, which is better, side by side, benchmark
comparison: versus, vs, compare, difference between, side by side, which is better, pros and cons, stack up
compensation: damages, reimbursement, payout, refund, make good, remuneration, indemnity, payback, service credits
competitors: rivals, other companies, competition, alternatives, opponents, other agencies
complain: grumble, moan, lodge complaint, unhappy, raise issue, grievance, dissatisfied, escalate, kick up fuss, aduan
complaints: grievance, unhappy, dissatisfied, issue, escalation, grumble, not satisfied, feedback
complete: finish, full, entire, finalise, wrap up
compliance: regulatory, legal requirements, iso, following law, gdpr, hipaa, regulations, standards
compliant: conforms, meets rules, gdpr, follows the law, legal, in line with, adheres
complicated: complex, difficult, tricky, hard, confusing, involved, elaborate, rumit
comply: follow rules, obey, conform, adhere, meet regulations, abide
components: part, module, building block, ui element, widget, piece
compose: write, put together, create, jetpack compose, draw up
compulsory: mandatory, must, required, obligatory, necessary, forced
computer: pc, laptop, desktop, mac, machine, komputer, workstation
concept: idea, notion, plan, design idea, theory
concerned: worried, anxious, relevant, affected, involved
conclusion: ending, summary, outcome, verdict, final result, takeaway
conditions: terms, requirements, t&c, rules, stipulations, prerequisites, provisos
conference: event, summit, seminar, convention, talk, video call
confidence: trust, certainty, sureness, assurance, belief
confidentiality: nda, non-disclosure, secrecy, privacy, keep secret, not disclosed, hush hush
confirm: verify, make sure, double check, acknowledge, validate, ok
conflict: clash, dispute, disagreement, argument, contradiction, overlap
confusing: unclear, puzzling, hard to understand, bewildering, hard to follow, muddled
connection: link, internet signal, network, wifi, connectivity, signal
consent: permission, agreement, opt in, approval, authorisation, say yes, cookie banner, accept
consider: think about, weigh up, take into account, look at, regard, contemplate
consistent: uniform, same everywhere, steady, coherent, matching
console: admin panel, control panel, dashboard, terminal
consultation: advice session, consult, free call, discussion, discovery call, meeting, intro call, doctor visit
contact: get in touch, reach out, reach, talk to, call, email, write to, get hold of, connect
contain: include, hold, have inside, comprise, consist of
content: copy, text, articles, material, write-up, wording
continue: carry on, keep going, go on, proceed, resume, stay on, persist
contract: agreement, deal, terms, legal agreement, paperwork, engagement letter, msa, sow, signed papers
contractors: freelancer, consultant, outside worker, temp, subcontractor, third party
contradict: conflict, disagree, say opposite, go against, inconsistent, clash
control: manage, command, in charge, authority, govern, say over
conversion: sales rate, signup rate, turning into sales, cro, visitors buying, checkout rate
convert: turn into, change into, transform, win over, become customers
cookies: tracking, consent banner, browser data, trackers, tracking files, cookie popup
cooks: chefs, kitchen staff, prepares food, cooking team, makes meals
coordinates: latitude, longitude, gps location, lat long, map point
cope: manage, handle, deal with, survive, keep up, withstand
copy: duplicate, backup, replica, clone, web text, wording, copywriting
copywriting: writing texts, content writing, web texts, website content, writer, blog writing, ad copy, wording
corporate: company, business, enterprise, big company, b2b
correct: right, accurate, error free, rectify, put right, fix mistake
cost: price, fee, charge, expense, how much, pricing, budget, quote, harga, kitna, berapa, rate card, quotation, ballpark
costly: expensive, pricey, high priced, steep, mahal
count: tally, total up, number of, quantity
counter: till, cash desk, pos, front desk, cashier, kaunter
country: nation, land, overseas market, geography
courier: delivery company, dhl, fedex, parcel carrier, delivery rider, delivery partner, dispatch rider, shipper, aramex, delivery boy
courses: classes, lessons, modules, training, programmes, curriculum, tutorials, syllabus, mooc
court: judge, lawsuit, sue, tribunal, litigation, legal action, mahkamah, jurisdiction
cover: include, insure, encompass, come with, protect
coverage: reach, extent, area served, test coverage, areas covered
crash: go down, fall over, stop working, hang, freeze, force close, break, outage, die
create: build, develop, set up, produce, generate, design
creative: artistic, imaginative, design, ad design, graphics, artwork, original
credentials: login, password, username, api key, qualification, certificate, accreditation
credit: store credit, on account, credit card, pay later, credit terms, loan
creek: inlet, stream, waterway, khor
crew: team, squad, staff, workers, gang
criteria: requirements, conditions, standards, yardstick, selection points, acceptance rules
critical: crucial, vital, essential, severe, urgent
crm: customer database, client records, salesforce, hubspot, zoho, lead tracker, contact management, pipeline tool
cross: go across, traverse, cross-border, span
css: styling, stylesheet, tailwind, sass, styles, web styling
cto: chief technology officer, technical head, head of engineering, tech lead, technical director, tech head
cure: remedy, fix, heal, treatment, solution
currency: money, ringgit, rupee, dirham, usd, inr, myr, aed, forex, exchange rate
current: present, existing, latest, up to date, ongoing, today's
custodians: keeper, guardian, bank holding assets, holder, trustee, custody bank
customers: shopper, buyer, purchaser, consumer, patron, clientele, guest, client, end user
cut: reduce, trim, slash, lower, bring down, shorten, decrease
`;
