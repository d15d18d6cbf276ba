/** Words of the site and its questions, and what visitors say for them (meanings.ts). */
export const fromDToF = `
daily: every day, each day, per day, day to day, once a day
damage: harm, loss, break, hurt, ruin, liability
dangerous: risky, unsafe, harmful, hazardous, perilous
dark: dark mode, night mode, black theme
dart: flutter language, google language, programming language
dashboard: control panel, charts, graphs, overview screen, admin panel, kpi view, cockpit, power bi, reporting screen
data: information, records, info, dataset, figures
database: db, sql, postgres, mysql, mongodb, data store, oracle, rdbms, datastore
date: day, deadline, when, calendar day, due day
day: 24 hours, daytime, working day
dbt: data transformation, data modelling, sql transformations, data pipeline, etl, analytics engineering
deadline: due date, target date, last date, cutoff, time limit, finish by, launch date
deal: bargain, agreement, contract, offer, transaction, arrangement
dearer: more expensive, costlier, pricier, higher price
dearest: most expensive, priciest, costliest, highest price, top price, paling mahal
december: dec, year-end, end of year, christmas, disember
decide: choose, make a decision, determine, make up mind, settle on, conclude
decisions: choices, judgement, calls, who decides, verdict, rulings, approvals
declarations: statement, disclosure, customs form, affirmation
declines: rejects, refuses, drops, falls, card rejected, goes down
deep: in-depth, thorough, detailed, profound
defend: protect, guard, secure, fight off, stand up for, shield
define: specify, describe, set out, meaning, spell out, determine, scope
definition: meaning, explanation, what is meant, description
delays: hold up, late, slippage, behind schedule, postponement, lag, overrun, setback
delete: remove, erase, wipe, get rid of, take down, purge, scrub, bin
delhi: new delhi, ncr, gurgaon, noida, north india
deliverables: output, handover items, what we get, final files, end product
delivered: shipped, handed over, completed, dropped off, brought, received
delivery: shipping, courier, dispatch, drop off, doorstep, dropping off, last mile, fulfilment, parcel service, runner
demand: need, requirement, insist, popularity, appetite, ask for, call for
demo: demonstration, walkthrough, show me, trial, preview, test drive, product tour, show and tell, sample run
demonstration: demo, walkthrough, show, presentation, preview, trial
department: team, division, unit, section, dept, function, ministry
depend: hinge on, vary, count on, according to, subject to
deploy: release, go live, publish, roll out, ship, put live, push live, launch, ci/cd
deployment: release, go live, rollout, push live, launch, publish, put in production, shipping code
deposit: advance, down payment, upfront payment, prepayment, token money, first instalment, booking fee, wang pendahuluan
depot: warehouse, storehouse, godown, distribution centre, fulfilment centre, stock room, hub, gudang
described: explained, outlined, told about, portrayed, set out
description: details, explanation, summary, text about, product text, outline
design: ux, ui, look and feel, layout, mock-up, wireframe, artwork, graphics, visual style, styling
desk: workstation, table, workplace, helpdesk, office seat
desktop: computer, pc, laptop, big screen, windows program, mac
details: particulars, specifics, info, more information, fine print, nitty gritty
detect: find, spot, notice, discover, identify, catch, recognise
determines: decides, sets, controls, dictates, establishes
dev: developer, programmer, development, coder, engineer
developer: programmer, coder, engineer, software engineer, dev, techie, techy, code monkey, builder
device: gadget, phone, tablet, handset, smartphone, laptop, hardware, equipment
devops: sre, ci cd, infrastructure, deployment, site reliability, platform engineering, sysadmin
dhow: boat, sailing boat, arab boat, vessel
dies: crashes, stops working, breaks, goes down, packs up, conks out, passes away
different: other, another kind, unlike, various, distinct, not the same
difficult: hard, tough, tricky, challenging, complex, not easy, susah, problematic
difficulty: problem, trouble, hardship, challenge, hard part, struggle
digital: online, electronic, tech, computerised, paperless, internet-based, virtual
diligent: hardworking, careful, thorough, conscientious, due diligence
diners: restaurant customer, eater, hungry customer, foodie, restaurant guest, people ordering food
directions: how to reach, route, way to office, map, navigation, how to come
director: boss, head, md, executive, manager, leader, management, chief
directory: listing, folder, index, catalogue, phone book, yellow pages, database
dirham: aed, uae currency, emirati money, dhs, dh
disabled: handicapped, impaired, blind, wheelchair, special needs, accessibility, oku, differently abled, switched off
disagree: differ, dispute, not agree, object, argue, conflict, difference of opinion
disappear: vanish, go missing, lost, go bust, run away, ghost
disaster: catastrophe, emergency, crisis, total failure, fire or flood, calamity, dr
discard: throw away, delete, bin, get rid of, dump, scrap, ditch
disclose: reveal, tell, share, make public, divulge, give away
discount: rebate, reduction, price cut, money off, concession, deal, special rate, voucher, potongan, lower price, bargain
discover: find out, come across, uncover, detect
discovery: research phase, initial workshop, scoping, requirement gathering, fact finding, kickoff phase
discuss: talk about, chat, go over, speak about, talk through, debate, consult, bincang
dispatch: send out, ship, assign riders, despatch, allocate drivers
dispute: disagreement, argument, conflict, chargeback, quarrel, contest, fight over bill, fall out
distrust: not trust, doubt, suspicion, sceptical, suspicious
divide: split, share, separate, distribute, break up
diwali: deepavali, festive season, festival sale, festival of lights
django: python framework, python web, flask, python backend
docker: containers, kubernetes, containerisation, podman, container image
doctors: physician, gp, medic, consultant, dr, surgeon, clinician, specialist
documents: paperwork, papers, docs, files, pdf, records
docx: word file, word document, microsoft word, ms word, doc
dollars: usd, us currency, bucks, american money, greenbacks
domain: web address, url, domain name, dot com, dns, website name, godaddy
door: entrance, gate, doorway, pintu
doorstep: home delivery, to my house, at home, front door, drop-off
double: twice, two times, 2x, duplicate, twofold, x2
doubt: question, query, uncertainty, unsure, worry, hesitation, clarification, suspicion
down: offline, not loading, crashed, out of service, unavailable, kaput, dead site
download: install, save file, get app, app store, pdf copy, fetch file, muat turun
downtime: outage, site down, offline, unavailable, interruption, not working, server down, service break
dpdp: indian privacy law, data protection act, india data law, personal data law, gdpr india, privacy act
draft: first version, rough copy, outline, preliminary, sketch, preview
draw: sketch, illustrate, doodle, outline
drawer: tray, side menu, slide-out menu, hamburger menu, compartment, laci
dress: clothes, wear, attire, formals, outfit, what to wear
drift: shift, model decay, deviate, getting worse, change slowly, config mismatch
drills: rehearsals, practice runs, exercises, fire practice, dry runs, simulations
drivers: courier, delivery man, rider, chauffeur, motorist, delivery partner
drop: fall, decline, decrease, plunge, dip, go down, leave out, reduction
dss: pci, card security, card data, payment card standard
dubai: uae, emirates, gulf, middle east, dxb, dubayy
dummy: placeholder, sample, fake, mock, test data, lorem
duplicate: copy, double, twice, repeated, identical, same again
duration: how long, length, timeframe, period, time span, term
during: while, in the course, throughout, amid, at the time
duty: responsibility, obligation, on call, customs, import tax
dynamics: microsoft crm, dynamics 365, d365, navision
earlier: before, previously, sooner, prior, past
early: ahead of time, beforehand, in advance, premature, before schedule
earn: make money, salary, income, pay, revenue, get paid, profit, gaji, wage, ctc
easily: without effort, simply, without trouble, no hassle, smoothly
east: eastern, orient, timur, middle east
easy: simple, straightforward, effortless, no hassle, painless, user-friendly, piece of cake, senang, mudah
eat: dine, have food, consume, makan, have a meal, swallow
ecommerce: online shop, online store, webshop, selling online, internet sales, online selling, shopify, magento, web store, amazon-like, online retail
ecs: aws containers, container service, fargate, amazon, kubernetes
edge: advantage, microsoft browser, cdn
edit: change, modify, amend, alter, update, tweak, correct, revise
editor: content manager, writer, cms user, copy editor, person updating content, author
edtech: e-learning, education technology, online courses, learning platform, lms, byju's, online education, moodle
education: learning, school, teaching, academic, training, edtech, university, qualification, degree
effect: impact, result, outcome, consequence, influence, difference
effort: work involved, man days, hard work, man hours, labour
eid: hari raya, ramadan, raya, festive season, muslim festival, public holiday
eight: 8, eighth
elasticsearch: opensearch, site search, product search, algolia, full-text search
eleven: 11, eleventh
else: apart from that, besides, additional, alternative
elsewhere: another place, somewhere else, other company, different place
email: mail, e-mail, inbox, gmail, outlook, newsletter, message, electronic mail, drop a line
embarrass: shame, make look bad, humiliate, red-faced, malu
emergency: urgent, crisis, sos, critical issue, urgent help, out of hours, disaster
emirates: uae, dubai, abu dhabi, gulf, sharjah, middle east, dxb
employees: staff, workers, people, team, workforce, headcount, personnel, manpower, staffers, pekerja
employment: job, hiring, work contract, career, being employed, full-time work
empty: blank, vacant, bare, nothing in it, unfilled
encoded: compressed, transcoded, converted video, format
encrypted: scrambled, secured, ssl, ciphered, encryption, protected, tls
end: finish, conclude, termination, close, completion, wind up
enforced: imposed, applied, made mandatory, implemented, compelled
engineers: developer, programmer, coder, dev, techie, technical people, software engineer, full stack developer, techies
english: angrezi, british, language, inggeris
enough: sufficient, adequate, ample, plenty
enquiry: inquiry, query, question, lead, contact request, ask about, contact form, get a quote
enter: key in, type in, input, fill in, put in, punch in
entity: company, legal body, organisation, pvt ltd, sdn bhd, llc, registered company
entry: record, item, admission, data entry, listing
environment: staging, production, server setup, surroundings, setting, sandbox, ecosystem
equity: shares, stake, ownership, stock options, esop, part of company, sweat equity
erased: deleted, wiped, removed, rubbed out, data removed, forgotten, purged
erasure: deletion, wipe, remove my data, erase, delete my details, be forgotten, deletion request
erp: sap, odoo, oracle, netsuite, enterprise software, back office system, business management system, tally
errors: bugs, mistakes, faults, glitches, failures, crash, exceptions
established: founded, set up, started, formed, well known, since when, incorporated
estate: property, real estate, realty, housing, homes
estimate: quote, ballpark, rough figure, approximation, costing, guesstimate, price idea, quotation
eta: arrival time, expected time, delivery time, when will arrive, how soon
europe: eu, european union, germany, france, european
evaluation: assessment, testing, appraisal, scoring, review, benchmark, eval, measuring
evening: night, after work, late day, after 6
events: happenings, functions, webinar, conference, occasions, meetup, seminar, majlis
everybody: everyone, all people, each person
everyday: daily, ordinary, day to day, routine, common
everyone: all people, everybody, the whole team, each person, all of us, all users
everything: the lot, the whole lot, entire, whole thing, end to end
everywhere: all over, all places, worldwide, across the board, throughout
evidence: proof, facts, data, backing, documentation, demonstrate, confirmation
exact: precise, accurate, specific, to the penny
exactly: precisely, to the letter, accurately, spot on
example: sample, instance, case study, illustration, for instance, such as
excel: spreadsheet, sheets, xls, google sheets, csv, xlsx, microsoft office
exceptions: exclusions, special cases, exempt, errors, waivers, edge cases
exchange: swap, trade, return item, forex, replace, barter, stock market
exclude: leave out, not cover, omit, not include, except, opt out
executive: manager, boss, leadership, director, officer, c-level, ceo, top brass
exercise: drill, practice, activity, task, workout, homework
existing: current, already there, present, in place, old, legacy, we have already
exit: leave, way out, terminate, get out, end contract, walk away
expect: anticipate, look forward to, foresee, bank on, count on
expensive: costly, pricey, dear, steep, high price, overpriced, premium, cost a bomb, mahal, exorbitant
experience: track record, background, expertise, years in business, know-how, past projects, exposure, ux
experienced: seasoned, veteran, skilled, senior, expert, qualified
experts: specialists, professionals, pros, gurus, consultants, authority, masters
expiry: end date, runs out, expire, valid until, best before, expiration, lapse, tamat tempoh
explained: described, clarified, made clear, in plain words, spelled out, elaborated
expo: react native, exhibition, trade show, trade fair, cross platform app
export: download data, extract, csv, take out, save as excel, data dump
express: fast, quick delivery, express js, convey
external: outside, third party, outsourced, outsider, not in-house
extra: additional, add-on, surcharge, on top, further, bonus, spare
extract: pull out, export, take out, scrape, retrieve, draw out, ocr
eye: sight, look, visual, vision
face: confront, biometric, facial, appearance
facebook: meta, fb, insta, instagram, messenger, social media
factor: element, reason, aspect, what affects, consideration, cause
facts: information, truth, proof, data, evidence
fails: crashes, breaks, goes wrong, doesn't work, flops, stops working, falls over
failures: breakdown, crash, outage, error, collapse, malfunction, flop, going wrong
fair: reasonable, honest, equitable, unbiased
fake: false, bogus, sham, counterfeit, made up, phony, not real, duplicate
fall: drop, decline, go down, dip, plunge
fallback: plan b, backup option, contingency, failover, alternative
family: relatives, household, kin, home, parents, children
fashion: clothing, apparel, clothes, garment, boutique, dress, textile
fast: quick, speedy, rapid, swift, in a hurry, pronto, asap, how soon, snappy, jaldi, cepat
fastapi: python api, python framework, python backend, flask, django
fastify: node framework, node backend, express js, node server
fastlane: app release automation, mobile ci, app store upload, mobile deployment
faults: bug, defect, error, glitch, issue, problem, flaw, breakdown
fear: worry, afraid, scared, anxiety, concern, dread
feasibility: is it possible, viability, doable, practicality, can be done, workable
features: functions, functionality, capabilities, modules, what it does, bells and whistles, functionalities
february: feb, q1
fee: charge, cost, price, rate, commission, payment, quotation, yuran
feed: data feed, product feed, stream, rss, news stream
feedback: comments, opinion, review, input, response, remarks, suggestions, critique
feel: sense, emotion, impression, experience, vibe
festival: celebration, diwali, raya, eid, christmas, chinese new year, onam, pongal, festive
fetch: get data, bring, retrieve, collect, load
fewer: less, smaller number, lower number, not as many
ffmpeg: video conversion, video encoding, transcoding, video processing, convert video
fhir: hl7, medical records exchange, health data standard, emr, ehr, hospital data format, interoperability
field: form box, input, textbox, industry, sector, line of business, blank box
fifteen: 15, fifteenth
fifty: 50, half hundred
fight: argue, battle, quarrel, combat, contest, struggle against, row over
figma: design tool, mock-ups, sketch, adobe xd, design file, wireframes, screens design
figures: statistics, stats, metrics, data, kpi, amount
file: document, attachment, pdf, upload, folder, record
fill: complete, enter, populate, fill out, fill up, key in
film: video, movie, footage, shoot, clip, motion picture
final: last, finished, ultimate, definitive, closing
finance: banking, money, accounting, fintech, funding, investment, economics, bfsi
financial: money, monetary, fiscal, banking, economic, accounting, fintech
find: locate, discover, search for, track down, spot, come across
finder: locator, search tool, store locator, lookup
fine: penalty, fined, monetary penalty, punishment
finish: complete, end, wrap up, done, conclude, deliver, finalise, habis, get done
fintech: banking app, financial technology, payments company, neobank, digital banking, lending app, bfsi
firebase: google backend, push notifications, fcm, mobile backend, supabase, crashlytics, realtime database
firm: company, business, agency, outfit, organisation, practice
first: initial, earliest, number one, to begin with, at the outset, foremost
fits: suits, matches, is right for, goes with, is suitable
fixed: set price, flat, lump sum, not changing, locked in, firm, predetermined
flag: mark, highlight, report, raise, feature toggle, alert
flat: fixed, apartment, condo, lump sum, flat fee
flaw: defect, bug, weakness, vulnerability, fault, hole
flight: plane, airfare, air travel, air ticket
flow: process, journey, sequence, user journey, steps, workflow
flutter: cross-platform, dart, hybrid app, one codebase, react native, mobile framework
folder: directory, file location, drive, google drive
follow: track, go after, adhere to, comply with, subscribe, keep up with
food: meal, restaurant, takeaway, grub, cuisine, eats, makanan, khana, dishes, groceries
force: compel, make someone, coerce, oblige, pressure
forecasts: predictions, projections, estimates, outlook, future numbers
foreign: overseas, abroad, international, non local, expat
forever: permanently, always, for good, indefinitely, endless, lifetime
forget: not remember, erase, slip mind
forgotten: lost, not remember, slipped mind, left out, misplaced, forgot
form: enquiry form, contact page, questionnaire, fields, fill in, application sheet
format: file type, layout, structure, arrangement, file kind, style
former: ex, previous, past, old, earlier
formula: calculation, equation, method, excel formula, recipe
fortnight: two weeks, 14 days, biweekly, every other week, 2 weeks
forty: 40
forward: pass on, send on, redirect, ahead, onward
founder: owner, ceo, entrepreneur, who started it, startup boss, creator, pengasas, proprietor
founding: started, established, set up, began, incorporated, origin, inception
four: 4, fourth
fourth: 4th, quarter, q4
fpx: online banking, bank transfer, malaysian bank payment, netbanking, maybank2u, duitnow, online transfer
framework: library, laravel, django, toolkit, react, angular, foundation, next.js
fraud: scam, cheating, fake transactions, con, swindle, chargeback, scammer
free: gratis, no cost, no charge, complimentary, foc, without paying, zero cost, percuma, on the house
freelancer: independent contractor, freelance developer, upwork, fiverr, gig worker, one-man shop, self employed, solo developer
freeze: hang, stop, lock, code freeze, no changes, stuck, halt
frequently: often, regularly, many times, commonly, how often, a lot, kerap
fresh: recent, latest, up to date, brand new
freshers: fresh graduates, entry-level, juniors, graduates, newcomers, campus hires, new graduates, no experience, college leavers
fri: friday
friday: fri, end of week, jumaat, weekly prayer day
friendly: nice, easy to use, approachable, polite
friends: mate, buddy, pal, kawan, dost, referral
frog: crawler, screaming frog, site audit tool, seo crawler
front: frontend, client side, user interface
fulfilment: shipping orders, delivery, dispatch, pick and pack, order processing, fulfillment
full: complete, entire, whole, total, end-to-end, comprehensive
fully: completely, entirely, totally, wholly, hundred percent
functions: features, functionality, purposes, what it does, capabilities, roles
fund: finance, bankroll, investment, money, funding, mutual fund
furniture: sofa, table, chair, wardrobe, bed, wooden goods, home decor, perabot, furnishing, ikea, cupboard, almirah
further: additional, extra, beyond
future: upcoming, ahead, long term, down the line, going forward
`;
