/** Words of the site and its questions, and what visitors say for them (meanings.ts). */
export const fromQToS = `
qualified: certified, trained, skilled, competent, eligible, with degree, suitable, serious lead
quality: standard, calibre, excellence, workmanship, qa, testing
quantity: amount, number, how many, volume, units, qty, kuantiti
quarrel: argue, dispute, fight, disagreement, row, conflict
quarter: three months, q1, 25%, 3 months, fourth part, quarterly
quay: wharf, pier, jetty, dock, waterfront, harbour
queries: question, doubt, enquiry, sql, search term, ask
questions: query, doubt, ask, enquiry, faq, clarification
queue: line, waiting line, backlog, waiting list, job queue, background jobs, wait turn
quick: fast, speedy, rapid, prompt, swift, brief, in a jiffy
quicker: faster, sooner, speedier, less time, rapid
quickly: fast, soon, rapidly, asap, in no time, speedily, promptly, straight away, jaldi
quiet: silent, calm, low traffic, off peak, noiseless, peaceful
quit: leave, resign, walk away, give up, exit, cancel
quotation: quote, estimate, price, proposal, costing, bid, pricing
quote: quotation, estimate, price, proposal, costing, ballpark figure, how much, pricing
radix: component library, ui primitives, react components, shadcn, accessible components
rag: retrieval augmented generation, chat with documents, knowledge base ai, answers from documents, document search ai, company knowledge chatbot
rails: ruby, ror, ruby on rails, ruby framework
raise: increase, lift, escalate, bring up, put up, hike, log a ticket
random: arbitrary, by chance, haphazard, any old, ad hoc
range: scope, selection, variety, span, from to, spread, bracket
ranking: seo, google position, serp, first page, search position, top of google, come up first, organic search, seo rank
rare: uncommon, unusual, seldom, scarce, hard to find, jarang
rate: price, tariff, fee, hourly charge, percentage, day rate
rather: instead, prefer, preferably, in place of
razorpay: payment gateway, upi, indian payments, payment provider, payu, stripe, netbanking, ccavenue
reach: contact, get hold of, get in touch, connect with, touch base, audience size
reachable: contactable, available, get hold of, get through, accessible
react: reactjs, react js, next js, nextjs, frontend framework, javascript framework, javascript library
read: go through, peruse, look through, skim
reader: visitor, audience, person reading, subscriber, user
ready: prepared, complete, all set, finished, available
real: genuine, actual, authentic, true, legit, not fake
realistic: practical, achievable, feasible, true to life, reasonable, sensible
reason: cause, motive, rationale, justification, how come
rebuild: redo, rewrite, remake, revamp, redesign, start over, from scratch, reconstruct
rebuilt: redone, built again, remade, from scratch, redeveloped, revamped, replaced
receipt: proof of payment, bill, invoice, slip, resit, payment confirmation, voucher, chit
receive: get sent, obtain, be given, accept
recent: latest, last few months, fresh, current, newest
reception: front desk, receptionist, lobby, front office, welcome desk
receptionist: front desk, secretary, front office, lobby staff, penyambut tetamu, clinic assistant
reckoning: calculation, computing, counting, working out, estimate
recognise: identify, detect, know, image recognition, spot, tell apart, identification
recommend: suggest, advise, propose, endorse, advice, best option, vouch for
reconcile: match up, tally, balance, compare books, settle accounts, square up, bank matching
record: entry, log, note down, file, capture, document
recover: get back, restore, retrieve, bounce back, win back
recovery: restore, bring back, dr, getting data back, retrieval, comeback, disaster plan, failover
recruitment: hiring, recruit, talent acquisition, hr, staffing, job opening, selection process, headhunting, hire, onboard people
redesign: revamp, makeover, facelift, refresh, new look, rebrand, overhaul, rework, modernise, update look, renovate
redirects: 301, url forwarding, old link, forwarding, moved page, broken link
redis: cache, in-memory store, key-value store, session store, memcached
redo: do again, rework, repeat, do over, revise, start over, remake
reduce: lower, cut, decrease, bring down, minimise, shrink, lessen, slash
reduction: cut, drop, decrease, saving, decline
references: testimonials, past clients, recommendations, referees, people to ask, case studies, reviews
referral: recommendation, word of mouth, introduce a friend, finder's fee, referred by, affiliate
refund: money back, reimbursement, return payment, get back money, reimburse, chargeback, repay
refuse: decline, turn down, reject, say no, deny, object
region: area, territory, zone, part of world, geography, data centre location
registered: incorporated, signed up, enrolled, official, licensed, listed, on record
registration: sign up, signup, enrolment, register, create account, incorporation, company number
regular: usual, frequent, routine, normal, periodic, steady, consistent
regularly: often, routinely, frequently, periodically, on schedule
regulator: authority, government body, watchdog, central bank, data commissioner, supervisory body, sebi, rbi, ombudsman
rehearse: practise, dry run, run through, drill, dress rehearsal, try beforehand, mock run
reimburse: pay back, refund, repay, expense claim, cover expenses
rejected: turned down, declined, refused, not selected, not accepted, knocked back
relaunch: launch again, redesign, reopen, new version, rebuild, revamp, go live again, overhaul
release: launch, ship, deploy, go live, rollout, publish, update, new version
reliable: dependable, trustworthy, stable, steady, can be trusted, consistent, solid, robust, never down
relocation: moving, move abroad, transfer, visa help, shifting house, pindah, settle in, move city
rely: depend, count on, trust, bank on, lean on
remains: leftover, left over, stays, balance left
remember: recall, memory, keep in mind, recollect
reminders: nudges, notifications, sms alert, prompts, appointment message, follow-ups, peringatan
remote: work from home, wfh, from afar, anywhere, distance, telecommute, home office, not on site, hybrid, virtual
remove: delete, take off, erase, get rid of, strip out, take down, unpublish
rent: lease, hire, tenancy, rental, sewa, monthly rent
repair: fix, mend, patch up, put right, sort out, bug fix
repeat: again, recurring, do over, redo, once more, returning, duplicate
replace: swap, substitute, take over from, change out, supersede, switch out
reply: answer, respond, response, get back, revert, write back, feedback
report: summary, statement, write-up, breakdown, findings, stats, weekly figures, weekly update
repositories: repo, github, git, source code, codebase, code store
request: ask, ask for, demand, ticket, requisition, apply for
required: needed, necessary, compulsory, mandatory, must have, essential, obligatory
research: study, investigation, survey, user interviews, r&d, market study, look into, discovery
reseller: distributor, dealer, white label, channel partner, wholesaler, middleman
reserves: book, hold, block, set aside, keep aside
residency: where data stored, data location, data localisation, stay in country, golden visa
resist: oppose, push back, refuse, against, not accept
respect: honour, comply with, regard, adhere to, politeness
respond: reply, answer, get back, react, revert, write back
response: reply, answer, turnaround, feedback, reaction, get back
rest: remainder, what is left, balance
restaurant: eatery, cafe, food outlet, diner, takeaway, kitchen, mamak, f&b, dhaba, food joint
restore: recover, bring back, get back, reinstate, roll back, retrieve, from backup
restriction: limit, limitation, constraint, ban, not allowed, rule, cap, barrier
results: outcome, impact, effect, achievement, findings, what was achieved, success, roi
resume: cv, biodata, curriculum vitae, profile, work history
retailer: shop, store, merchant, seller, shopkeeper, chain store, outlet
retainer: monthly fee, monthly contract, ongoing agreement, fixed monthly, subscription, amc, monthly plan
retention: keeping customers, loyalty, repeat business, churn, how long stored, coming back, storage period, keeping data
returns: refund, send back, money back, roi, gains, yield, take back, exchange
retype: type again, re-enter, rekey, double entry, enter twice, copy by hand
reused: recycled, used again, shared code, second use, repurposed
reveal: disclose, give away, make known, divulge
revenue: income, turnover, sales, earnings, takings, money coming in, top line, proceeds
review: feedback, rating, testimonial, assessment, evaluate, check over, appraisal, look over
rewrite: write again, rebuild, redo code, start over, from scratch, refactor, reword
rich: wealthy, well-off, high net worth, affluent, hni
riders: delivery boy, courier, driver, delivery partner, delivery man, dispatch rider, biker, delivery agent
right: correct, proper, accurate, suitable, appropriate, entitlement
ring: call, phone, telephone, dial, give a bell
ringgit: rm, myr, malaysian money, malaysian currency, sen
rise: increase, grow, go up, climb, hike, growth, surge
risk: danger, hazard, threat, exposure, chance of failure, gamble, may go wrong
risky: dangerous, unsafe, chancy, hazardous, gamble, dicey, risk
rival: competitor, competition, opponent, another agency, other company
road: street, highway, lane, jalan, way
robot: bot, automation, chatbot, machine, crawler, rpa
roi: return on investment, payback, return, value for money, worth it, gains
role: job, position, post, responsibility, designation, vacancy, duty, function
roll: roll out, roll back, deploy, revert
rollback: undo, go back, revert, previous version, restore old version, reverse
rollout: launch, release, go-live, deployment, phased launch, introduction
room: space, chamber, meeting room, bilik, capacity
rough: approximate, ballpark, about, estimate, guesstimate, lebih kurang
roughly: approximately, about, around, ballpark, more or less, approx
round: cycle, iteration, revision, feedback turn, circular, series
route: path, road, way, itinerary, course, journey, directions
row: record, entry, argument
rpo: recovery point objective, data loss, how much lost, backup frequency, last backup
rto: recovery time objective, recovery time, back up again, return to origin, how soon restored
ruin: destroy, wreck, spoil, damage, mess up, rosak
rules: policy, guideline, regulation, terms, norms, law
run: operate, manage, execute, host, look after, administer
rupees: inr, rs, lakh, crore, indian money, indian currency
rush: hurry, urgent, express, asap, peak time, last minute, haste, in a rush
safari: apple browser, iphone browser, ios browser, mac browser
safe: secure, protected, trustworthy, risk-free, not hacked, reliable, selamat
safeguards: protection, security measures, precautions, controls, guardrails, safety measures
safety: security, protection, secure, safe, guard
salary: pay, wage, ctc, package, remuneration, compensation, gaji, income, take-home, earnings, stipend
sales: selling, revenue, turnover, orders, takings, business development, deals closed, bd
salesforce: crm, customer database, sales software, sales cloud, hubspot, dynamics
salesman: sales rep, salesperson, sales executive, agent, seller, account manager, bde
salesmen: sales reps, sales team, sales people, agents, account executives, bdm, brokers
salesperson: sales rep, salesman, sales executive, account manager, bdm, seller
sample: example, demo, specimen, trial version, past work, mock-up, taster
sanity: headless cms, content studio, contentful, common sense, quick check
sap: erp, enterprise software, business one, s4hana
satisfaction: happiness, csat, nps, contentment, pleased, happy customers
satisfied: happy, pleased, content, puas, fulfilled, glad
saturday: sat, weekend, sabtu
saudi: ksa, riyadh, jeddah, arabia, gulf
save: store, keep, economise, cut costs, cheaper, bookmark
saw: noticed, found, came across, spotted, viewed
scale: grow, expand, size up, handle more users, scalability, bigger, growth
scam: fraud, cheat, rip-off, fake, swindle, penipuan, 420, bogus
scanned: photographed document, digitised, image of paper, scan, ocr
scenario: situation, use case, circumstance, what if
sceptical: doubtful, unconvinced, not sure, suspicious, don't believe, cynical, wary
schedule: timetable, calendar, plan, rota, timeline, book, agenda, appointment, roster, jadual
school: college, academy, university, institute, education, classroom, sekolah, coaching centre, edtech
science: data analysis, scientific, research, data scientist, study
scikit: sklearn, machine learning library, python ml, classic ml
scope: extent, requirement, what is included, brief, coverage, statement of work, sow, deliverables
score: points, rating, grade, mark, result, tally, ranking
screaming: shouting, yelling, crying, furious
screen: display, monitor, page, view, interface, touchscreen
screenshots: screen captures, screen grabs, images of app, print screen, snapshots, screen pictures
script: program, code snippet, automation, written dialogue, macro
sea: ocean, south east asia, water, coast, asean
search: look up, find, seo, google, hunt, query, look for
season: time of year, festive period, peak period, quarter, raya, monsoon
second: 2nd, another, backup, two, number two
secrecy: confidentiality, nda, hush hush, secret, discretion, keep quiet
secret: confidential, private, hidden, password, api key, classified, nda, rahsia
sector: industry, field, domain, vertical, line of business, niche
security: protection, cybersecurity, safety, hack-proof, infosec, data protection, safeguarding, hardening, secure
see: view, look at, watch, spot, observe, check out, visible, show me
seen: viewed, watched, observed, noticed, looked at
select: choose, pick, shortlist, opt for, go for
self: own, diy, on your own, self-service, myself
sell: vend, retail, make sales, market, flog, trade, offload
seller: vendor, merchant, shop owner, retailer, trader, shopkeeper, store owner
send: mail, forward, dispatch, shoot over, share, ship, transmit, drop
senior: experienced, lead, principal, veteran, seasoned, expert, top level
sense: meaning, logic, feeling
sensible: reasonable, wise, practical, logical, prudent
sensitive: confidential, private, personal, health data, delicate, secret
sentence: line, phrase, statement
sentry: error tracking, crash reports, bug tracking, error monitoring, crashlytics
seo: search engine optimisation, google ranking, search ranking, organic traffic, keywords, found on google, rank higher, page one, top of google, serp
separate: apart, distinct, individual, split, stand-alone, different
september: sep, sept, q3
serious: severe, grave, major, committed, critical, important
serve: cater to, look after, work for, cover, attend to
server: host, hosting machine, backend, vps, hosting box, virtual machine, ec2
serverless: lambda, cloud functions, functions as service, no server, faas
service: offering, what you do, solution, capability, what you offer, provision, speciality
session: meeting, workshop, class, visit, login, appointment, sitting
set: configure, establish, arrange, put in place
settle: pay up, resolve, sort out, clear bill, agree on, pay off
settlement: payout, payment, agreement, resolution, money transfer, clearing
setup: installation, configuration, set up, onboarding, arrangement, install, configure
seven: 7, seventh
several: many, a few, multiple, various, more than one, a number of, a handful
shared: common, joint, pooled, split, given to others, mutual
sheet: spreadsheet, excel, google sheets
shelf: rack, off the shelf, ready-made, stock, display
shift: duty, rota, roster, move, working hours, night duty, transition
shipments: delivery, consignment, parcel, cargo, freight, courier
shipping: delivery, postage, freight, dispatch, courier, sending goods, logistics, pos laju
shoot: photo session, photograph, filming, video recording, product photos
shop: store, retailer, boutique, outlet, kedai, merchant, e-store, online store, showroom
shopify: shop builder, hosted shop, e-commerce platform, online shop software, magento, bigcommerce, store builder
shoppers: customers, buyers, consumers, purchasers, clientele, guests
short: brief, small, concise, not long, little
shorter: briefer, quicker, less long, smaller, reduced
shortest: quickest, briefest, minimum, least time, fastest
show: display, present, demonstrate, exhibit, depict
shown: displayed, presented, appears, visible, demonstrated
shut: close, closed, not open, shut down, turn off
siblings: brother, sister, family
sign: autograph, ink, put name to, signature, execute contract, symbol
signal: network, reception, coverage, connectivity, bars, sign
signature: e-sign, sign, autograph, docusign, signing, tandatangan, signed
silent: quiet, no reply, mute, ghosting, no sound, ghosted
similar: alike, same kind, comparable, resembling, equivalent
simple: easy, basic, plain, straightforward, uncomplicated, no frills, user-friendly, minimal
simpler: easier, less complex, more basic, plainer, more straightforward
simplest: easiest, most basic, least complicated, most straightforward
simply: just, easily, in plain words, merely, only
since: from when, ever after, as of, how long ago
singapore: sg, s'pore, lion city, singaporean
single: one, sole, only one, lone, unified
sit: be located, seated, be based, be placed
site: website, web page, webpage, homepage, portal, web presence
six: 6, half a dozen, sixth
size: how big, dimensions, scale, headcount, how large, magnitude
skills: ability, expertise, talent, competency, know-how, proficiency, capability, qualification
sla: service level agreement, service level, response time, support commitment, uptime promise, turnaround time
sleep: rest, nap, hibernate, idle
slogan: tagline, motto, catchphrase, strapline, punchline
slot: appointment, time, booking time, opening, available time, space
slow: sluggish, laggy, takes ages, slow loading, crawling, lagging, unresponsive, dragging
slower: less fast, delayed, lagging, sluggish
small: little, tiny, minor, sme, mini, micro, startup sized
smallest: tiniest, minimum, littlest, least
smart: intelligent, clever, ai-powered, bright, intuitive, brainy
smartphone: mobile, phone, iphone, android, handphone, cell, handset
sms: text message, text, texting, otp message, message
social: facebook, instagram, linkedin, tiktok, social media, smm, insta
sofa: couch, settee, furniture, recliner, divan
software: program, application, system, app, tool, saas
solution: answer, fix, remedy, resolution
solve: fix, resolve, sort out, crack, figure out
somebody: someone, a person, anybody, any person
someone: somebody, a person, anybody, any person
sometimes: at times, occasionally, now and then, kadang, time to time
soon: shortly, before long, quickly, in short time, asap, early
sooner: earlier, faster, quicker, before that, ahead of schedule
sorry: apology, apologise, regret, my bad
sorting: arrange, order by, rank, filter, categorise
sound: audio, noise, voice, volume
source: code, origin, repository, repo, where from, codebase
spacing: white space, gaps, margins, padding, distance, room between
spam: junk mail, unwanted messages, unsolicited, bulk mail, nuisance emails, bots
speak: talk, converse, chat, voice, call, discuss
special: unique, exclusive, custom, exceptional
specialist: expert, consultant, professional, pro, guru, subject expert
specification: spec, requirements, requirement document, srs, brief, functional document, prd
speed: fast, quick, performance, slow, load time, rapid, velocity, pace, lag
spelling: typo, grammar, language mistakes, misspelt, orthography, proofreading
spend: expenditure, outlay, shell out, fork out, splash out, lay out, budget, blow
split: divide, separate, share out, instalments, break up, part payment
spoil: ruin, damage, mess up, go off, wreck
sponsor: visa support, champion, backer, fund, support
spot: notice, find, detect, location
spread: distribute, spread out, circulate, instalments, expand, diffuse
spreadsheet: excel, google sheets, xls, csv, worksheet, table
sprints: iterations, agile, scrum, two-week cycles, work cycles, agile cycles
sql: database, query, mysql, postgres, relational, queries
sqlite: embedded database, local database, on-device database, sql
squarespace: wix, website builder, diy website, site builder, webflow, drag and drop
ssl: https, tls, padlock, certificate, secure site, encryption, not secure warning
stable: steady, reliable, solid, robust, not crashing, dependable
stack: technology, tools, programming languages, tech used, frameworks, software used, mern
staff: employee, worker, team member, personnel, workforce, crew, colleague, headcount
stage: phase, step, milestone, round
stall: delay, get stuck, stop, halt, hang, drag on, kiosk, grind to halt
standard: norm, iso, usual, benchmark, quality level, default, guideline, criterion
standby: spare, backup, on call, failover, replica, reserve
stars: rating, reviews, score, five-star, ranking
start: begin, commence, kick off, kickoff, get going, onboard, initiate, launch
statements: reports, account summary, records, declarations, bank summary
states: say, mention, province, declare
station: stop, lrt, metro stop, train stop, stesen, terminal
statistics: stats, figures, data, metrics, analytics
status: progress, state, where things stand, condition, tracking
stay: remain, keep on, stick around, continue
steal: theft, rob, nick, pinch, copy idea, take without permission, curi, rip off, poach
steer: guide, direct, manage, lead, navigate
step: stage, phase, process, procedure, action, milestone
stock: inventory, goods in hand, merchandise, sku, in store
stolen: theft, robbed, taken, leaked, nicked, pinched
stop: halt, cease, discontinue, terminate, cancel, pull the plug, quit
storage: disk space, data store, file space, s3, drive, hosting space
store: shop, retail outlet, webshop, keep data, save data, warehouse, boutique, merchant
storefront: online shop, webshop, shop window, headless commerce, shopping site, shopify
story: case study, history, tale, success story, narrative, background, account
straight: directly, right away, immediately
strange: weird, odd, unusual, peculiar, funny, pelik
strangers: unknown people, outsiders, unauthorised persons, third parties, randoms, unknown person
strapi: headless cms, content system, contentful, node cms, content backend
streaming: live video, netflix, video on demand, real-time, broadcast, live feed, ott, token by token
street: road, lane, jalan, address, marg, avenue
stress: load test, pressure, strain, tension, burnout
stripe: card payments, payment gateway, payment processor, paypal, payment provider, razorpay
strongest: best, most powerful, top, toughest
structured: organised, schema, arranged, systematic, tidy, orderly
stuck: blocked, jammed, frozen, hung, cannot proceed, at standstill
student: pupil, learner, trainee, undergraduate, scholar, fresher, intern, graduate
studio: agency, company, workshop, design house, firm, shop
study: learn, research, coursework, read up, revise, investigation
styled: designed, themed, css, look and feel, formatted
subjects: topics, courses, themes, data persons, school topics, individuals
submission: form sent, entry, handing in, sending form, application, proposal
submit: send in, hand in, upload, file, apply, turn in, hantar
subscribers: member, newsletter reader, follower, signed-up user, paying user, mailing list
subscription: monthly plan, recurring payment, membership, retainer, subscribe, auto renew, saas
success: results, achievement, win, successful outcome, triumph, good outcome, kejayaan
sued: legal action, taken to court, lawsuit, legal case, court case, legal notice
sufficient: enough, adequate, ample, plenty, cukup
suggest: recommend, propose, advise, put forward, hint, idea, cadang
suit: fit, be appropriate, match, be right for, suitable, appropriate
suitable: appropriate, right for, fit, proper, fitting, sesuai, ideal for
sum: total, amount, figure, lump sum, add up
summary: overview, gist, recap, brief, in short, tldr, nutshell
sunday: sun, weekend, ahad, day of rest
supplier: vendor, provider, contractor, wholesaler, distributor, third party
supply: provide, furnish, deliver, provision
support: help, helpdesk, assistance, maintenance, aftercare, after-sales, customer service, backing, amc
suppose: assume, imagine, guess, presume, what if
surprises: hidden costs, unexpected, shock, extra bill, nasty shock, unforeseen
survive: stay alive, withstand, last, cope, make it through, endure
suspicious: dodgy, fishy, shady, doubtful, dubious, unusual activity
swap: exchange, replace, switch, trade, change, substitute, tukar
swift: ios language, apple programming, native ios, ios programming, apple coding
swiftui: swift, ios native, apple app, iphone app, uikit
swiggy: zomato, foodpanda, grabfood, food delivery app, talabat, deliveroo, uber eats
switch: change over, move, swap, migrate, shift, convert, change provider, toggle
sync: synchronise, keep in step, update both, keep matching, mirror, integrate, two-way update
system: software, platform, solution, setup, application, infrastructure, it system
`;
