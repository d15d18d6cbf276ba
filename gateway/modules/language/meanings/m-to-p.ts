/** Words of the site and its questions, and what visitors say for them (meanings.ts). */
export const fromMToP = `
machine: computer, server, hardware, laptop, vm, instance
magento: adobe commerce, ecommerce platform, woocommerce
mail: email, e-mail, message, post, inbox, letter, gmail, outlook, drop a line
mailchimp: email marketing, newsletter tool, mailing tool, sendgrid, email campaigns, klaviyo
main: primary, chief, principal, most important, major, core
maintain: look after, keep up, support, service, keep running, take care of, upkeep
maintenance: upkeep, support, amc, looking after, updates, servicing, aftercare, keep running, patching, annual maintenance contract, repairs
make: build, create, develop, construct, produce, put together, craft, bina
makers: creator, builder, manufacturer, developer, producer
malay: bahasa, bm, melayu, bahasa malaysia, malaysian language
malaysia: kl, kuala lumpur, asean, south east asia, malaysian, msia, kay el
malaysian: malaysia, bumi, kl, ringgit
management: bosses, leadership, directors, board, admin, control, running, handling, governance
manual: by hand, handbook, guide, instructions, user guide, not automatic, documentation
map: google maps, navigation, directions, location finder, mapbox, gps
mapbox: maps, google maps, map provider, map view, navigation
march: third month, month three, q1, early spring, start of spring
margin: profit, markup, mark-up, spread, earnings
marketing: advertising, promotion, branding, publicity, outreach, ads, seo, lead generation, digital campaigns
marks: grades, scores, exam result, points, percentage scored
match: fit, pair, correspond, suit, go with, agree, line up, compare
material: content, documents, texts, assets, resources, learning content, bahan
matter: be important, make a difference, significance, relevant, issue
maximum: upper limit, highest, at most, cap, ceiling, up to, max
meals: food, lunch, dinner, dish, takeaway, tiffin, makan
mean: signify, stand for, definition, denote
measure: track, gauge, metric, quantify, monitor, evaluate, kpi, assess
media: press, social, video, news, journalist, images, photo
medical: health, healthcare, hospital, doctor, clinical, patient, medicine
medicine: drug, pharmacy, tablet, prescription, pharma, ubat, dawai
medusa: open-source shop, headless commerce, shop engine, shopify alternative, e-commerce backend
meeting: call, appointment, catch up, discussion, sit down, conference, zoom, teams call, get together, consultation
meilisearch: site search, search engine, elasticsearch, open source search, product search
members: team member, staff, associate, personnel, teammate
memory: ram, storage, recall, cache
menara: tower, kl office, malaysian office, high-rise
mention: refer to, talk about, cite
menu: food list, navigation, nav bar, dish list, hamburger menu, options list, navbar
merged: combined, joined, united, consolidated, put together, fused, amalgamated
mess: chaos, disorder, clutter, untidy, spaghetti, disorganised
message: text, sms, whatsapp, dm, ping, chat message
messy: untidy, disorganised, chaotic, a mess, sloppy, spaghetti, dirty, cluttered
meta: facebook, instagram, whatsapp, insta, fb, facebook ads
method: approach, technique, way, process, methodology, procedure
metric: kpi, measure, number, indicator, stat, figure, measurement
metro: lrt, mrt, subway, underground, tube, train station
mfa: two-factor, 2fa, otp, multi-factor, two-step login, authenticator code, second factor, tac code, verification code
microsoft: azure, ms, office 365, windows, m365, dynamics, ms teams
mid: middle, halfway, medium, intermediate
middle: centre, halfway, midway, mid, between
migration: move over, switch, transfer, replatform, port, moving platform, data transfer, shifting
min: minute, minimum
mind: object, bother, opinion, brain, care about
minimum: least, lowest, smallest, at least, floor, bare, min, starting from
minutes: min, sixty seconds
misleading: deceptive, false, dishonest, fooling, not true, dark pattern
mismatch: discrepancy, difference, not tally, inconsistent, not matching, wrong count
missing: lost, absent, not there, gone, lacking, not found, omitted
mistakes: errors, slip-ups, blunders, wrong, goof, cock-up, oversight, mess up
mistral: llm, open model, llama, language model, open source ai
mixed: blended, combined, hybrid, varied, assorted
mobile: phone, smartphone, cell, cellphone, handphone, iphone, android, handset
mockup: mock-up, prototype, design draft, sample screen, wireframe, figma, visual, preview
mode: setting, way, dark mode, option, method
model: llm, neural network, algorithm, ml, machine learning, gpt, classifier
moderator: admin, content checker, reviewer, mediator, forum manager, supervisor
modern: up to date, contemporary, latest, cutting-edge, trendy, state-of-the-art, fresh, current
moment: instant, second, point in time, minute, jiffy
mon: monday
money: cash, funds, dough, bucks, rupees, ringgit, dirhams, finances, moolah, paisa, duit, capital, fulus
monitoring: watching, observability, keeping an eye, alerting, surveillance, health check, datadog, uptime check, oversight
month: four weeks, 30 days, mth, calendar month
monthly: every month, per month, each month, month by month, retainer
morning: early hours, before noon, start of day
mortems: incident review, root cause analysis, lessons learned, rca, what went wrong, retrospective
mostly: mainly, largely, chiefly, usually, generally, most of all
motto: slogan, tagline, mission, belief, philosophy, catchphrase
move: migrate, shift, transfer, relocate, port over, switch over
multi: multiple, many, several, more than one
multiple: several, many, various, more than one, numerous, lots of
multiply: increase, times, grow, duplicate, scale up
mumbai: bombay, maharashtra, aws region
mvp: minimum viable product, first version, basic version, prototype, starter version, version one, lean version, v1
myt: malaysia time, kl time, malaysian time zone, gmt+8, local time
name: called, title, what is called, brand name, identity
native: ios app, android app, platform-specific, not hybrid, swift, kotlin, proper app, real app
navigation: menu, nav bar, finding way, site structure, gps, route, directions, navbar
nda: non-disclosure agreement, confidentiality agreement, confidential, secrecy, keep idea secret, confidentiality
near: close by, nearby, next to, not far, vicinity, around corner
nearest: closest, close by, nearby, near me, in my area, terdekat
nearly: almost, about, close to, just about, hampir
necessary: needed, required, essential, must, compulsory, mandatory, perlu, vital
neighbours: people next door, nearby, neighboring countries, jiran, next door
nestjs: node framework, node backend, nest js, typescript backend
net: internet, web, net amount, dotnet, c#, after tax
network: connection, internet, signal, lan, vpn, connectivity, coverage
never: not ever, at no time, not once
new: latest, brand new, newly, from scratch, greenfield
newer: more recent, latest, updated, more modern, next version
newest: latest, most recent, up to date, just released
newsletter: email list, mailing list, mailshot, email subscription, bulletin, e-newsletter, mailer, subscribe
next: after that, following, upcoming, what happens afterwards, then, later
nicer: better, prettier, more pleasant, friendlier, more attractive
nielsen: usability heuristics, nn group, ux research, usability expert, ux guru
night: after hours, evening, overnight, late, midnight, round the clock, nighttime
nightly: every night, overnight, each night, daily, after hours
nines: 99.9, uptime percentage, availability, sla, five nines, 99.99
nobody: no one, not anyone, no person, not a soul
node: nodejs, node js, javascript backend, server-side javascript, express
none: zero, nil, not any, nothing
noon: midday, 12 pm, lunchtime
normal: usual, ordinary, standard, regular, typical, common, average
note: remark, comment, memo, jotting, annotation
nothing: zero, zilch, nada, none, not anything
notice: notification, advance warning, heads up, intimation, resignation period
notifications: alert, push message, reminder, ping, popup, push
notify: inform, alert, let know, tell, intimate, update
number: figure, digit, quantity, how many, amount, total
nurses: medical staff, ward staff, sister, clinic staff, caregiver
object: complain, disagree, oppose
obliged: bound, required, forced, committed, duty bound, compelled, have to
observe: watch, notice, look at, monitor, note, keep watch
ocr: text recognition, reading scans, scan to text, document reading, extract text, invoice scanning
odoo: erp, sap, erp system, accounting software, inventory system, netsuite, open-source erp, zoho
offended: insulted, hurt, upset, rude, take it badly
offer: provide, proposal, deal, supply, quote, bargain
office: premises, headquarters, hq, branch, workplace, location, address, base
official: formal, authorised, legit, recognised, government
offline: no internet, without signal, disconnected, no network, no connection, unplugged, no wifi, dead zone
often: frequently, how regularly, many times, frequency, regularly
old: legacy, outdated, dated, ageing, obsolete, ancient, previous, antique
older: legacy, previous, dated, aged, earlier, elderly, outdated
onboarding: getting started, welcome process, induction, setup, first days, orientation, sign-up flow, joining process
once: one time, one-off, single time
ongoing: continuous, current, after launch, running, in progress, continuing, retainer
online: on the internet, web, digital, on the web, virtual, on the net
opd: outpatient, walk-in patients, consultation, out patient department, clinic visit
open: accessible, unlocked, publicly available, operating, doors open
openai: chatgpt, gpt, llm, gpt-4, ai provider, claude
opentelemetry: tracing, observability, otel, monitoring, telemetry
operative: worker, operator, functioning, field worker
opinions: view, thought, feedback, what people think, viewpoint, take on
opt: choose, unsubscribe, opt out, select, decide, go for
optimise: improve, speed up, tune, fine-tune, enhance, boost, streamline, make better, tweak
optional: not compulsory, add-on, extra, not mandatory, voluntary, if we want
order: purchase, buy, shopping order, booking, checkout
ordinary: normal, regular, usual, common, average, everyday
organic: unpaid traffic, natural search, non-paid, free traffic, seo
organisation: company, business, firm, ngo, structure, non-profit, association, enterprise, outfit
origin: source, where from, beginning, background, country made, roots
osrm: route planning, routing engine, shortest route, google maps, distance calculation, navigation
otp: one-time password, sms code, verification code, 2fa, one time code, tac
outage: downtime, site down, blackout, crash, service interruption, system failure, not reachable, unavailable
outcome: result, end result, consequence, final result, how it ended
outdated: old, old-fashioned, obsolete, out of date, legacy, ancient, stale, past it, not modern, last century
outlives: lasts longer than, survives, outlasts, remains after
outlook: mail program, microsoft mail, forecast, future prospects
output: result, what comes out, deliverable, production, product
outside: external, beyond, out of, exterior, excluded from
outsource: subcontract, offshore, contract out, third party, farm out, external team, freelancers, bpo
outwards: outside, external, to the outside, outbound
overlook: miss, forget, neglect, fail to notice, leave unnoticed
overnight: during the night, by next morning, while asleep, out of hours
overseas: abroad, foreign, international, outside country, offshore, cross border
overselling: out of stock, sold too many, selling beyond stock, double selling, oversold
overview: summary, outline, big picture, at a glance, rundown, snapshot, in short
own: belong to, possess, owner, ownership, ours, retain title
owners: proprietor, founder, landlord, boss, ownership, proprietors, titleholder
package: bundle, plan, deal, tier, pakej, set offer, library, all-in
packing: wrapping, boxing, packaging, box up, bundle
page: webpage, screen, url, landing page, section
pagerduty: on-call, alerting tool, incident alert, opsgenie, wake up engineers, out-of-hours alert
panel: admin panel, control panel, dashboard, board, section
paper: document, sheet, printed, hard copy, printout, white paper
paperwork: documents, forms, admin, red tape, papers, bureaucracy, filing
parallel: side by side, simultaneous, in tandem, alongside, concurrently, same time
parameters: settings, variables, options, inputs, arguments, values
parcel: package, shipment, consignment, box, delivery, courier
parent: mother, father, mum, dad, guardian, holding company, ibu bapa
parking: car park, car space, where to park, valet, park my car
part: section, portion, component, piece, bit, share
participants: attendee, people taking part, member, attending, joiner
partner: associate, ally, collaborator, reseller, affiliate, tie up, joint venture
party: person involved, side, participant, third company, stakeholder, other side
pass: succeed, clear, hand over, get through, be approved, go through
passkey: passwordless, biometric login, fingerprint, face id, webauthn, no password
passport: travel document, id, identity document
passwords: passcode, login, credentials, secret key, sign-in code, pwd
past: previous, earlier, former, old, history, before
patches: updates, fixes, security updates, bug fix, hotfix, software update
path: route, way, journey, roadmap
patient: sick person, clinic visitor, case, outpatient, medical client, pesakit, someone ill
pause: hold, put on hold, suspend, stop temporarily, freeze, break
pay: payment, remit, settle up, shell out, fork out, cough up, part with money, transfer money, remunerate
payment: pay, transaction, remittance, settlement, instalment, card payment, paying, money transfer, upi, e-wallet, checkout
payouts: settlement, disbursement, pay sellers, rider payment, transfer earnings, commission
pci: card security, dss, card data, payment security standard, credit card safety
pdf: document, acrobat, file, brochure, printable file
pdpa: malaysian privacy law, personal data act, data protection act, malaysia data law, privacy law
peak: busiest time, rush, high season, high traffic, maximum, rush hour, surge, top
penalty: fine, punishment, late fee, exit fee, sanction, forfeit, denda, liquidated damages, termination fee
pending: waiting, outstanding, not done, awaiting, unresolved, due
penetration: pentest, pen test, ethical hacking, security test, vapt, vulnerability scan
pentest: penetration test, ethical hacking, security test, hack attempt, vapt, security audit, white hat, red team
people: folks, persons, individuals, manpower, headcount, staff
percent: percentage, pct, %, per hundred, proportion, share
percentage: percent, %, share, proportion, ratio, per cent, cut
perfect: flawless, ideal, 100%, spotless, without mistakes, just right
performance: speed, page speed, loading time, how fast, core web vitals, results, responsiveness, lag, slow site
period: duration, time span, term, timeframe, length, window, tenure
permanent: full-time, lasting, forever, fixed, long-term, tetap, on payroll
permissions: access rights, authorisation, role, who can see, privileges, consent, user access
permit: licence, allow, permission, visa, authorisation, work pass
pgvector: vector database, embeddings, vector search, semantic search, pinecone
phase: stage, step, milestone, period, sprint, chapter
philosophy: approach, thinking, values, beliefs, principles, mindset, ethos, way of thinking
phishing: scam email, fake mail, fraud email, fake login page, email fraud, stolen password
phone: call, telephone, mobile, handphone, hp, cell, smartphone, dial, handset, tel, give a bell, ring up, phone up
photos: pictures, images, pics, photographs, snaps, photography, gallery, gambar
physically: in person, on site, face to face, bodily
physicians: doctors, medics, consultants, gp, clinicians, surgeons, doktor, specialists
pick: choose, select, opt for, go for, decide on, gather items
pictures: photos, images, pics, photographs, gallery, graphics, illustrations, snaps, gambar, visuals
piece: bit, chunk, segment, item, component, article
pilot: trial, proof of concept, poc, test run, small test, trial run, beta
pin: passcode, postcode, zip code, pin code, secret number, map marker
ping: alert, notify, drop a message, nudge, latency, send a message
pipeline: ci cd, build process, sales funnel, automated deploy, jenkins, data flow
pixel: tracking code, facebook tracker, android phone, dot, meta tag, tracking snippet
place: location, spot, venue, whereabouts
plain: simple, easy, no jargon, straightforward
plan: roadmap, strategy, schedule, blueprint, scheme, programme, intend
platform: system, software, marketplace, portal, framework, environment, product
plausible: believable, likely, reasonable, convincing, privacy-friendly analytics
play: game, video playback, play store, run video, perform
playwright: browser testing, e2e, selenium, cypress, automated testing, end-to-end testing
plus: and also, in addition, as well as, advantage, on top, added
poc: proof of concept, pilot, trial, prototype, feasibility test, small test
policy: rules, terms, guideline, privacy statement, stance, rulebook
poor: bad, weak, low quality, substandard, inferior, shoddy, patchy
portal: website, login area, client area, gateway, intranet, self-service site, customer zone
portfolio: past work, previous work, showcase, case study, holdings, track record, investments, your work, past clients, sample work, reference work
position: role, vacancy, job, opening, post, rank, designation
possible: feasible, doable, can it be, achievable, viable, workable, boleh
post: publish, upload, article, blog entry, put up
postal: mailing, post, by post, snail mail
postcode: zip code, pin code, postal code, zip, poskod, pincode
postgis: spatial database, map data, geodata, postgres maps, gis, location queries
postgres: postgresql, sql database, relational database, pgsql, database
postgresql: postgres, pgsql, relational database, sql database, open source database
ppc: pay per click, google ads, adwords, sem, paid search, sponsored results, paid ads
practice: clinic, rehearsal, habit, way of working, surgery, discipline, exercise
practise: rehearse, train, drill, dry run
precise: exact, accurate, specific, detailed, to the point, spot on
predict: forecast, foresee, estimate, guess, project ahead, anticipate, prediction model, machine learning
prefer: rather, like better, favour, favourite, choose, would sooner
premise: on-prem, own server, on site, in our building
prepare: get ready, make ready, ready up, set up, arrange beforehand, plan ahead
prescriptions: medicine slip, rx, doctor note, drug list, medication, chit
present: show, demo, pitch, gift, display
press: media, news, journalists, newspapers, reporters, coverage, pr
prettier: nicer looking, more beautiful, code formatter, better looking, more attractive
prevent: stop, avoid, block, keep from, guard against, avert
preview: sneak peek, early look, staging link, see beforehand, demo, try before publishing
previous: earlier, past, former, last, old, prior, before
price: cost, rate, charge, fee, quote, quotation, how much, tariff, damage, harga, kitna, berapa, how expensive
principle: rule, belief, value, guideline, basic idea, prinsip
print: hard copy, paper, printer, printout, brochure, flyer
privacy: confidentiality, data protection, personal data, gdpr, pdpa, dpdp, personal information, snooping, data privacy
private: confidential, personal, secret, restricted, internal, not public
privilege: access, permission, benefit, admin rights, perk
problem: issue, trouble, difficulty, snag, hiccup, glitch, bug, hassle, headache, complaint, challenge, masalah
procedure: process, steps, method, sop, workflow, protocol
process: procedure, workflow, steps, methodology, how you work, method, way of working
produce: create, come up with, manufacture, turn out, churn out
product: item, goods, merchandise, article for sale, sku, offering, stock
profile: account, bio, personal page, user details, user page, biodata, about person
profit: earnings, margin, gain, return, make money, bottom line, net income, untung, roi
program: software, app, code, application, scheme, course, script
programmer: developer, coder, software engineer, dev, techie
progress: status, how far along, advancement, headway, milestone, how far
project: engagement, assignment, undertaking, piece of work, gig, initiative
prometheus: monitoring, metrics, grafana, alerting, observability
promise: guarantee, commitment, assurance, vow, pledge, undertake
promo: promotion, discount, offer, voucher, coupon code, deal, special
promotion: discount, offer, advertising, voucher, special deal, promo, coupon, advancement, sale price
prompts: instructions to ai, ai instructions, reminders, questions, ai commands
proof: evidence, verification, confirmation, testimonials, demonstrate, validation
property: real estate, house, flat, apartment, condo, villa, listing, home, plot, realty, hartanah
proposal: quote, quotation, offer, bid, pitch, tender, plan, estimate, rfp response
prospect: lead, potential customer, would-be client, possible buyer
protection: security, safeguard, shield, defence, secure, safety, safe
prototype: mock-up, mvp, clickable demo, proof of concept, poc, early version, sample, first version, figma, model
proud: pride, happiest with, boast, best work
prove: show evidence, demonstrate, confirm, verify, back up, show that, establish
proven: tested, tried, demonstrated, track record, established, reliable
provider: vendor, supplier, host, service company, operator
public: open to all, general public, government, for everyone
published: released, posted, put out, publicly listed, made public, printed
punctual: on time, on schedule, timely, prompt, never late, meets deadline
pupils: student, learner, schoolchild, kid, trainee
purchase: buy, order, acquire, procure, transaction, buying
purpose: aim, goal, reason, intention, objective, what for, tujuan
push: push alert, notification, mobile alert, git push, ping
put: place, insert, upload, add
puzzles: brain teaser, riddle, coding challenge, leetcode, whiteboard test, hackerrank
python: django, flask, fastapi, scripting, programming language, py
pytorch: tensorflow, deep learning, machine learning library, neural networks, keras
`;
