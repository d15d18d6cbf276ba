/** Words of the site and its questions, and what visitors say for them (meanings.ts). */
export const fromTToZ = `
tabby: bnpl, pay later, instalments, tamara, pay in four, atome, klarna, pay in instalments, zero-interest instalments
table: grid, spreadsheet, dining table, rows and columns
tablets: ipad, tab, android tablet, galaxy tab, slate
tagging: label, categorise, classify, mark, hashtag
take: accept, receive, grab, collect, pick up
talk: speak, chat, discuss, have a word, converse, call, have a chat
tanstack: react query, data fetching library, frontend library, react table
tap: press, click, touch, contactless, hit
target: goal, aim, objective, audience, kpi, quota, go after
task: to-do, assignment, chore, ticket, work item, activity
tax: gst, vat, sst, duty, levy, tds, income tax
teachers: tutors, instructors, educators, trainers, lecturers, faculty, cikgu, professors, school staff
teaches: train, educate, instruct, coach, tutor, show how, mentor
team: staff, crew, squad, people, group, colleagues, workforce, department, who works there
tech: technology, technical, stack, software
technical: technology, tech, it related, engineering, techie
technology: tech, stack, tech stack, framework, programming language, digital tools, information technology
telephone: phone, call, ring, mobile, number, landline, handphone, tel, dial, telefon
telephony: phone system, ivr, call centre, twilio, voip, pbx, exotel, calling
template: ready-made design, theme, boilerplate, off-the-shelf design, cookie cutter, layout
tenant: renter, lessee, multi-tenant, occupier, separate customer space, penyewa
tender: rfp, bid, rfq, government contract, procurement, proposal request
terms: conditions, t&c, contract clauses, small print, fine print, rules, agreement, provisions
terraform: infrastructure as code, iac, provisioning, cloud setup, ansible, cloudformation, devops tool
test: qa, try out, trial run, examine, quality check, uat, check for bugs, verify
testers: qa team, quality assurance, qa engineer, bug hunters, people checking, sdet
testflight: ios beta, apple test app, test build, try app early, app testing
testimonial: review, customer quote, recommendation, endorsement, client words, reference, feedback
text: sms, copy, written words, wording, message
theme: template, skin, design, look and feel, colour scheme, topic
thin: slim, lightweight, light, sparse, skinny
think: believe, reckon, consider, opinion, feel, suppose
third: 3rd, 33 percent, one in three, q3
thirteen: 13, thirteenth
thousand: 1000, grand, k, 1k
threshold: limit, cut-off, minimum level, boundary, trigger level
through: via, by means of, with help of
ticketing: jira, support tickets, helpdesk, issue tracker, zendesk, ticket booking
tidy: neat, clean, orderly, organised, in order, kemas
tied: locked in, bound, stuck with, committed, linked
tiffin: lunch box, dabba, packed lunch, meal box, lunch delivery, midday meal
tight: limited, strict, small budget, rushed
till: cash register, pos, point of sale, counter, until, checkout counter, billing counter
time: hours, duration, how soon, timeline, timeframe, turnaround, deadline
timeline: schedule, how long, duration, roadmap, gantt, timeframe, time needed
tiny: very small, little, minute, micro, mini, itsy
tired: exhausted, fed up, worn out, fatigue, sick of
today: this day, currently, right now, same day, hari ini
together: jointly, combined, side by side, collaborate, as one, bundled
token: access key, login key, api key, otp, credential, jwt
told: informed, notified, advised, let know, mentioned
tolerated: accepted, allowed, put up with, permitted, okay
tool: software, utility, platform, instrument, app, product
top: best, highest, leading, number one, first position
topics: subject, theme, area, category
total: sum, overall, full amount, grand total, all in, altogether
touch: contact, tap, feel, edit, alter
tour: walkthrough, demo, guided visit, show around, 3d view, property visit
town: city, village, municipality, bandar, locality
trace: track down, audit trail, find, locate, follow, track record, trail
trackers: cookies, tracking scripts, analytics tags, pixels, spying, monitoring tools, fitness band
tracking: monitor, trace, follow, analytics, where is it, pixel, cookies, live location, real-time location
trade: business, industry, commerce, buying and selling, sector
traffic: visitors, footfall, hits, page views, visits, load, website audience
trail: history, log, audit record, trace
trainees: intern, learner, fresher, apprentice, new joiner, student
training: workshop, coaching, teaching, course, upskilling, tutorial, learn, instruct, latihan, handholding
transfer: move, hand over, migrate, send, shift, wire, bank transfer, relocate, port over
translate: language change, multilingual, localise, convert language, interpret, translation
transparent: open, clear, no hidden, honest, upfront, see-through, see what happens
travel: trip, journey, flight, commute, tourism, airfare, business trip
treat: handle, cure, care for, deal with, give therapy
trends: pattern, direction, what is popular, movement, latest fashion
trial: test period, demo, pilot, free go, try before buying, tryout, poc
trick: fool, con, cheat, scam, hack, hidden technique
tricky: difficult, complicated, hard, complex, awkward
tried: attempted, tested, had a go, experimented, gave it go
trouble: problem, issue, difficulty, headache, hassle, bother, struggle
true: correct, real, fact, genuine, accurate, betul
trust: rely on, believe in, faith, confidence, depend on, credible, reliability
trustworthy: reliable, honest, genuine, dependable, legit, credible, not a scam
try: attempt, trial, test out, have a go, test drive, experiment
turn: change into, convert, switch, rotate, become, transform
turnover: revenue, sales, attrition, yearly sales, annual revenue, staff leaving, yearly income
twelve: 12, dozen, twelfth
twenty: 20
twice: two times, double, 2x, second time
two: 2, couple, pair, both, second, twice
type: kind, sort, category, variety
typescript: javascript, ts, typed javascript, js, programming language, frontend code
typical: usual, normal, average, common, standard, general, ordinary
typography: fonts, typeface, lettering, text style, letters, font
uae: dubai, emirates, abu dhabi, gulf, sharjah, gcc
ugly: bad looking, unattractive, hideous, ageing, outdated design
unasked: unsolicited, without asking, spam, uninvited, not requested
unclear: vague, confusing, ambiguous, not sure, confused, doubtful
under: below, beneath, less than, governed by
understand: comprehend, grasp, follow, make sense of, figure out
unfinished: incomplete, half done, half built, abandoned, not complete, pending
unhappy: dissatisfied, not satisfied, displeased, upset, disappointed, not pleased
united: uk, usa, uae, britain, america
universal: general, for everyone, global, all-purpose, one size fits
unknown: not known, unfamiliar, mystery, unidentified, uncertain
unpaid: outstanding, overdue, not paid, without pay, free of charge, owing, voluntary, in arrears
unsent: not sent, draft, queued, offline message, pending sync
unsubscribe: opt out, stop emails, remove from list, stop newsletter, leave mailing list, no more mails
unsure: not certain, undecided, in doubt, don't know, hesitant, on the fence, confused
until: till, up to, before, by when
unused: idle, not used, left over, spare, wasted, remaining, leftover
update: upgrade, refresh, new version, latest, patch, news, progress report, newest
upi: gpay, phonepe, paytm, google pay, bhim, qr payment, scan and pay
upkeep: maintenance, support, looking after, servicing, amc, running costs, care
uplift: increase, boost, improvement, growth, rise, gain, lift
upload: attach, send file, put up, add document, transfer file, import
uptime: availability, always on, no downtime, 99.9 percent, reliability, outage, downtime
urgent: asap, emergency, rush, immediately, pressing, critical, right away, time-sensitive, segera
urls: link, web address, page address, hyperlink, http
usability: ease of use, user-friendly, easy to use, ux, user experience, intuitive, ergonomics, usable
usage: consumption, utilisation, how much used, adoption
usd: dollar, us dollar, american money, greenback, bucks, american currency
use: utilise, usage, make use of, operate, utilisation, guna
useless: no use, worthless, pointless, rubbish, no good, waste of time, ineffective
users: visitor, account holder, member, end user, people using it, customer
usually: normally, typically, generally, most times, in general, ordinarily
utm: tracking link, campaign tags, tracking code, url tags, link parameters
vacancy: job, opening, position, role, career, hiring, kerja kosong, opportunity, recruitment
vacation: holiday, leave, time off, annual leave, days off, pto
vague: unclear, fuzzy, not specific, half-baked, not defined
valid: legitimate, acceptable, genuine, in force, lawful
valuable: worth a lot, precious, useful, important, high value
value: worth, benefit, roi, importance
vanish: disappear, go missing, get lost, go bust, be gone, close shop, do a runner, ghost
vat: tax, value added tax, uae tax, sales tax, gst
vector: embedding, semantic search, pgvector, pinecone, scalable graphic, svg
vendor: supplier, agency, contractor, provider, outsourcing company, third party, service partner
venture: startup, new business, investment, vc, enterprise
verify: check, confirm, validate, authenticate, prove, double-check, vet, kyc
version: edition, release, variant, iteration, revision, build number
versus: vs, compared to, difference between, better than, rather than
video: film, clip, movie, footage, recording, reel, youtube, stream
viewing: house visit, property tour, site visit, showing, inspection, open house, see the flat
visa: work permit, sponsorship, credit card, debit card, mastercard, employment pass
visible: seen, shown, on display, noticeable, found easily, on view, can be seen
visit: come over, drop in, walk in, come by, stop by, pop in
visitors: site traffic, guest, viewer, browser, website user, footfall, audience
visually: looks, appearance, by sight, graphically
vite: bundler, build tool, webpack, dev server, frontend tooling
vitest: unit tests, jest, test runner, testing tool, automated tests
volume: amount, quantity, how many, traffic, size, load, bulk
voluntary: optional, by choice, not compulsory, own will, not forced
voucher: coupon, promo code, discount code, gift card, offer code
vulnerabilities: weaknesses, security holes, flaws, loopholes, exploits, weak spots, cve
wait: hold on, delay, queue, hang on, standby, patience
wakes: rouse, alert at night, page someone, on call
walk: guide through, go on foot, stroll, talk through, footfall
wallets: e-wallet, gpay, digital wallet, touch n go, apple pay, mobile money, paytm, phonepe, grabpay, boost, google pay
wants: require, wish, desire, look for
ward: hospital unit, sick room, bed area, hospital room
warehouse: godown, depot, storehouse, stockroom, distribution centre, fulfilment centre, gudang, store room
warn: alert, notify, caution, flag up, tell beforehand, give heads-up, inform
warranty: guarantee, defect cover, free fixes, bug fixing period, after-sales, defects liability
waste: squander, lose, burn money, throw away, wasted, down the drain
watch: monitor, observe, keep eye on, view, smartwatch, look at, wearable
watcher: observer, monitor, lookout, viewer
waves: phase, batch, stage, round
way: method, approach, manner, means, route, technique
wcag: accessibility, disabled users, accessible, a11y, screen reader, ada, accessibility standard, blind users
weak: poor, feeble, not strong, flimsy, patchy
weakest: poorest, least strong, worst, feeblest
wealth: investment, riches, asset, money, net worth, wealth management, finance
web: internet, online, site, www, website, the net
webshop: online store, e-commerce site, web store, online shop, e-shop, internet shop, kedai online
website: site, web page, homepage, portal, internet page, web presence, landing page, laman web
weekdays: monday to friday, working day, business day, mon-fri
weekend: saturday, sunday, sat, sun, off days, hujung minggu, non-working days
weekly: every week, each week, once a week, per week, week by week
weeks: fortnight, seven days, how long, duration, timeframe, wk
welcome: greet, greeting, selamat datang, accepted, glad to see
whatsapp: messenger, chat, wa, text message, instant messaging, telegram, messaging app, dm
whichever: no matter which, either
white: white label, white-label, unbranded, rebrand
whiteboard: drawing board, brainstorming, miro, shared canvas, board, coding interview
whoever: anyone who, any person, no matter who
whole: entire, complete, end to end, entirety, in full
wholesaler: distributor, bulk seller, stockist, trade supplier, bulk dealer, b2b seller
wide: broad, large, extensive
widen: broaden, expand, extend, enlarge
wifi: internet, wireless, broadband, connection, network, hotspot
window: time slot, period, browser, pop-up, timeframe
winner: champion, best, victor, award holder, pemenang
wins: succeeds, comes first, victory, triumph
wipe: erase, delete, clear, remove, format, purge
wireframes: sketch, blueprint, mockup, screen outline, low fidelity, layout draft, figma
wish: desire, hope, would like, prefer
withdrawal: take out money, pull out, cancel, opting out, cash out, revoke
within: inside, under, in less than, no later than
women: female, ladies, girls, woman, gender diversity, wanita, mothers
won: was awarded, received prize, succeeded, got first place, earned
woocommerce: wordpress shop, wordpress store, shop plugin, wp, e-commerce plugin
wordpress: wp, cms, blog site, woocommerce, content management system
words: text, wording, copy, terms, vocabulary, language
work: project, portfolio, past jobs, labour, gig, assignment, toil
workbook: spreadsheet, excel, xlsx, sheet, exercise book
workers: employee, staff, labourer, workforce, personnel, background job
workload: amount of work, busy, job load, capacity, effort, traffic
world: globe, global, international, worldwide, earth, planet, dunia
worry: concern, anxious, fear, scared, nervous, bothered, tension
worse: poorer, deteriorated, gone downhill, inferior, bad
worst: poorest, most terrible, lowest, baddest, biggest fear
worth: value, worthwhile, justify, worthy, pay off
worthless: no value, useless, rubbish, pointless, good for nothing
worthwhile: worth it, valuable, useful, pays off, beneficial
write: author, pen, draft, compose, jot down, put in writing
wrong: incorrect, mistaken, faulty, inaccurate, not right, false, error, messed up
xgboost: machine learning model, gradient boosting, ml, prediction model, scikit
xml: data format, data feed, sitemap, product feed, markup
year: annual, twelve months, per annum, yearly, 12 months, yr
yearly: annual, per year, every twelve months, per annum, each year, p.a., tahunan
yet: up to now, still, till now
youtube: video site, yt, video ads, video channel, streaming
yubikey: security key, hardware key, usb key, passkey, two-factor key, fido
zero: nil, none, nothing, 0, nought, kosong
zoho: crm, zoho books, salesforce, business suite
zone: area, region, district, time zone, sector
`;
