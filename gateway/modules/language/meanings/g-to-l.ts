/** Words of the site and its questions, and what visitors say for them (meanings.ts). */
export const fromGToL = `
gain: benefit, advantage, win, profit, increase
game: gaming, unity, play, gamification, video game
gaps: holes, missing parts, shortfall, weaknesses, lacking, spaces
gateway: payment processor, razorpay, stripe, payment gateway, billplz, payu, ipay88, checkout provider
gather: collect, assemble, bring together, accumulate, compile
gcp: google cloud, google cloud platform, firebase, bigquery, cloud
gdpr: european privacy law, eu privacy, data protection law, general data protection, eu regulation, privacy law
general: overall, generic, broad
genuine: real, authentic, original, legit, true, not fake, bona fide
gift: present, hamper, freebie, giveaway, bribe, hadiah
github: git, gitlab, code repository, repo, version control, source code
gitlab: git, github, bitbucket, code repository, ci pipeline, version control
gives: provides, supplies, offers, hands over
gmt: time zone, timezone, utc, london time, hours difference
goal: aim, objective, target, purpose, ambition, kpi
google: search engine, gcp, search ranking, google ads, alphabet
government: public sector, state, ministry, authority, govt, council, kerajaan, civil service, sarkari
gps: location, satellite navigation, sat nav, live location, position tracking
gpt: chatgpt, openai, llm, language model, generative ai, genai
grab: uber, gojek, careem, ride hailing, super app
grabpay: e-wallet, wallet, ewallet, digital wallet, touch n go, tng, boost
grades: marks, scores, results, exam result, evaluation, gred, gpa
gradual: slow, step by step, bit by bit, phased, in stages, little by little, progressive
grafana: monitoring charts, metrics dashboard, prometheus, observability, datadog, server graphs
graphql: apollo, query language, api, api layer
graphs: chart, plot, diagram, visualisation, trend line
great: excellent, fantastic, awesome, superb, brilliant, terrific
greater: bigger, larger, higher, increased
green: eco friendly, sustainable, environmental, carbon
ground: floor, on site, base
group: team, bunch, segment, cluster, category, gang
grow: expand, scale, increase, get bigger, growth, rise, take off
gst: tax, goods services tax, gstin, indian tax, sales tax, vat
guarantee: warranty, assurance, promise, warrant, commitment, money back
guard: protect, defend, secure, shield, watch over, security man
guess: estimate, assume, speculate, hunch, guesstimate, reckon
guest: visitor, without account, not logged in, anonymous, unregistered
guide: manual, handbook, how-to, tutorial, walkthrough, instructions
gulf: middle east, uae, gcc, dubai, saudi, qatar, khaleej, emirates, emirati
habit: routine, practice, custom, usual way
hack: break in, attack, cyber attack, breach, compromise, intrusion, crack, hijack
hackers: attacker, cyber attack, cybercriminal, hacked, intruder, malware, breach, security threat, cyber criminal
half: 50%, fifty percent, 50 percent, semi
halfway: midway, in the middle, partway, mid-project, 50% done
hallucination: making things up, invented answers, wrong ai answers, false answer, ai lies, made-up facts, fabricate, ai errors
hand: pass, give over, turn over
handle: manage, deal with, take care of, cope with, look after, process, tackle
handover: transfer, hand over, give us code, takeover, transition, delivery of files, pass on, knowledge transfer, kt
handsets: phone, mobile, smartphone, device, cell, handphone
happens: occur, take place, come about, go on, transpire
happy: satisfied, pleased, glad, content, delighted, puas hati, smiling
hard: difficult, tough, tricky, challenging, complicated
hardest: most difficult, toughest, trickiest, biggest challenge
hardly: barely, scarcely, almost never, rarely
hardware: machine, device, equipment, physical server, computer, gadget, kit
harmful: dangerous, damaging, bad, malicious, toxic, unsafe
hate: dislike, cannot stand, detest, not like, unhappy with
hawkers: street food seller, food stall, stallholder, street vendor, mamak, small eatery, food truck
head: chief, boss, leader, in charge, lead, manager, director
headless: api-first, decoupled, separate frontend, jamstack, composable, storefront api
health: medical, wellness, clinic, wellbeing, fitness, hospital, kesihatan
healthcare: medical, clinic, hospital, health, doctors, medicine, medtech, pharma, telehealth, telemedicine
heavy: large, weighty, slow, big, bulky, berat
help: assist, support, aid, lend a hand, guidance, guide me, hand holding, assistance
helpdesk: support desk, service desk, customer support, ticket system, zendesk, freshdesk, call centre, customer care
helper: assistant, aide, support, sidekick, helping hand
here: your office, this place, on this site, this company
hesitate: be unsure, hold back, wait, dither, delay, think twice
hetzner: german host, vps, cheap hosting, digitalocean, european hosting, server provider
hidden: concealed, secret, invisible, undisclosed, surprise cost, small print, not shown, buried
hide: conceal, cover up, mask, keep secret, remove from view
high: expensive, steep, elevated, tall
higher: greater, increased, bigger, superior
highest: top, maximum, greatest, biggest, peak
hindi: indian language, hindustani, local language, devanagari, regional language, multilingual
hire: recruit, employ, take on, engage, appoint, contract, bring on board, staff up, job opening
history: past, background, previous records, log, track record
hit: reach, meet, achieve target
hls: video streaming, adaptive streaming, live stream, video format, m3u8
hold: keep, store, retain, possess, have on file
hole: gap, loophole, weakness, vulnerability, security flaw
holidays: leave, vacation, time off, day off, pto, annual leave, cuti, public holiday, paid leave, sick leave, casual leave, days off, mc
home: house, residence, wfh, remote, front page, main page
homepage: front page, main page, landing page, start page, first page, home screen
homework: assignment, coursework, tuition task, take-home task, preparation, kerja rumah
honest: truthful, straight, sincere, upfront, transparent, frank, candid, no lies
honestly: truly, frankly, truthfully, to be fair, candidly
honour: keep promise, fulfil, respect, stick to, abide by, stand by
hospital: clinic, medical centre, healthcare provider, infirmary, doctors, health facility
hostage: locked in, held to ransom, vendor lock-in, refuse to release, trapped
hosting: server, web host, cloud, aws, azure, vps, data centre, where site lives, godaddy
hotel: accommodation, resort, lodging, guest house, hospitality, inn, airbnb
hourly: per hour, by the hour, hourly rate, each hour, time and material, sejam
hours: opening times, working time, office timing, 60 minutes, man hours, hrs
house: home, property, apartment, flat, residence, real estate, villa
https: ssl, tls, padlock, secure connection, ssl certificate, encrypted, secure site
hubspot: crm, marketing automation, salesforce, zoho, sales software
human: real person, live agent, actual person, someone real, staff member
hundred: 100, century
hungry: starving, peckish, lapar, want food, famished, bhookh
hurt: damage, harm, injure, affect badly, lower ranking
hybrid: mixed, cross-platform, part remote, some days home, half office, flutter, react native, combination
hydrogen: shopify framework, custom storefront, shopify frontend, shopify headless
icon: symbol, logo, pictogram, app image, emoji
idea: concept, notion, proposal, thought, brainwave, suggestion, startup concept
identities: id, identification, who someone is, ic number, aadhaar, account
idle: unused, inactive, doing nothing, dormant, standing by, sitting around
ignore: disregard, overlook, neglect, skip, turn blind eye, pay no attention
image: photo, picture, pic, photograph, graphic, jpg
immediately: right away, at once, asap, straight away, instantly, urgently, now itself
implement: carry out, put in place, set up, build, execute, develop, roll out, do the work
important: essential, crucial, vital, matters most, critical, major, significant
impressions: views, times shown, ad views, eyeballs, exposure, opinion
improve: enhance, boost, upgrade, make better, better, optimise, uplift, polish
inbox: mailbox, mail folder, gmail, outlook
incident: outage, breach, event, accident, mishap, emergency, failure, security event
included: bundled, covered, come with, inclusive, part of, thrown in, built in
incoming: inbound, arriving, received, new leads, coming in
incorporation: company registration, founding, registered, set up company, company formation, year established
increase: raise, grow, boost, go up, hike, rise, uplift
independent: standalone, third party, on its own, unaffiliated, self-reliant, neutral
india: bharat, bengaluru, bangalore, hindustan, desi
indian: india, desi, bharat, bengaluru, hindi
indiranagar: bangalore office, bengaluru address, indian office, 100 feet road
industry: sector, field, vertical, trade, niche, line of business, domain, market
inexpensive: cheap, low cost, affordable, economical, budget, reasonably priced, murah, sasta
influencer: content creator, instagrammer, youtuber, kol, blogger, tiktoker, celebrity, brand ambassador
info: information, details, data, particulars, facts
information: info, details, data, particulars, facts, knowledge
infrastructure: servers, hosting, infra, network, cloud setup, backend setup, devops
initial: first, starting, beginning, early, upfront
inquiry: question, query, enquiry, request, ask, lead, contact message
inside: within, internal, in-house, interior, indoors
insight: understanding, findings, knowledge, learning, what data says, analysis
insist: demand, require, press for, push for, put foot down
instagram: insta, ig, reels, meta, social media
install: set up, download, add app, deploy, put on phone, load software
instance: example, server, vm, ec2, machine
instead: in place of, rather than, alternatively, in lieu, replacement, swap for
instructions: guide, directions, manual, how to, steps, orders, guidance, tutorial
insult: offend, rude words, abuse, swear at, be rude, slur
insurance: insured, indemnity, policy, cover, liability cover, takaful, coverage
integrate: connect, link up, plug in, hook up, join, tie together, sync, combine, api
intelligence: ai, smart, insights, brains, business intelligence, iq
interest: attention, curiosity, keen, percent on loan, appeal, engagement, riba
interface: ui, screen, frontend, user interface, dashboard, look and feel
internal: in-house, inhouse, own staff, intranet, within company
internet: web, online, net, wifi, broadband, network, data connection
internship: intern, trainee, summer placement, industrial training, apprentice, work experience, practical training, summer job, student placement, industrial attachment
interview: selection round, hiring round, job interview, screening call, technical round, recruitment call, face to face
introduce: bring in, present, launch, start using, acquaint, roll out
invented: made up, fabricated, hallucinated, fake, false, created
inventory: stock, stock control, stock level, warehouse goods, sku, stock count, items in hand
investment: investing, capital, funding, money put in, stake, shares, stocks, fund, portfolio, mutual funds
investors: shareholder, backer, funder, vc, venture capitalist, stakeholder, angel, fund manager
invite: ask along, invitation, calendar invite, call in, add someone
invoice: bill, payment request, tax invoice, statement, billing, amount due, gst bill, e-invoice
involved: taking part, engaged, participate, included, concerned, hands-on
ios: iphone, apple, ipad, app store, swift, apple phone
ipad: tablet, apple tablet, tab, pad
iphone: ios, apple phone, smartphone, mobile, apple device
ipsum: lorem, placeholder text, dummy text, filler
iso: 27001, certification, certified, standard, accreditation, iso certificate, soc 2
isolation: separation, tenant separation, kept apart, sandbox, alone, segregated
issue: problem, trouble, bug, defect, ticket, concern, matter
ist: indian time, india standard time, time zone, indian hours
items: products, goods, things for sale, articles, stock, skus, entries
jakob: usability heuristics, nn group, usability expert
javascript: js, typescript, node, ecmascript, frontend code
jetpack: android toolkit, compose, android ui, wordpress plugin, kotlin
job: vacancy, role, opening, position, career, employment, post, naukri, kerja, gig, hiring, jawatan kosong, hiring now, work with you
join: become part of, sign up, work with you, come on board, enrol, employment
joints: restaurants, eateries, food outlets, places to eat, seams
judge: assess, evaluate, form opinion, gauge, weigh up
juniors: fresher, entry level, graduate, beginner, trainee, newbie, intern, less experienced
junk: spam, rubbish, trash, garbage, clutter, bulk mail
justify: defend, explain, worth it, give reason, prove value, business case
kafka: event streaming, message broker, message queue, rabbitmq, event bus
kain: fabric shop, cloth, textile, fashion store, fabric, clothing store
karnataka: bengaluru, bangalore, south india, indian state
kayu: furniture shop, furniture store, furniture seller, wood, timber, furniture retailer
keep: retain, hold on to, preserve, store, hang on to, maintain, save
key: main, important, crucial, api key, secret, vital
keyboard: typing, keys, tab key, without mouse, keypad
keyword: search term, seo phrase, search phrase, search word
kids: child, children, minor, young, under 18, toddler
kill: stop, terminate, shut down, cancel, scrap
kit: toolkit, bundle, package, equipment, design system
kitchen: restaurant, cook, chef, cooking, dapur, cookhouse, food preparation, galley
knowledge: expertise, know-how, understanding, information, familiarity, experience
knows: understands, aware of, is familiar with, has knowledge
kotlin: android language, java, native android, jetpack
kpis: key performance indicators, metrics, targets, success measures, okrs, numbers to track
kuala: kl, malaysia, lumpur, klcc, bangsar, malaysian
kubernetes: k8s, container orchestration, eks, gke, aks, containers, docker
lab: laboratory, test centre, testing place, blood test
label: tag, sticker, caption, form label, name tag
labour: work, workers, manpower, man-hours, workforce, effort, employment law
landing: campaign page, squeeze page, ad page, entry page
language: hindi, malay, arabic, tamil, english, multilingual, bilingual, translation, tongue, bahasa
laptop: notebook, macbook, computer, pc, machine
large: big, huge, enterprise, sizeable, massive
largest: biggest, greatest, top, hugest, number one
last: final, latest, most recent, previous, endure, endmost
late: delayed, overdue, behind schedule, past deadline, tardy, missed date, slip
later: afterwards, subsequently, in future, down the line, some other time
latitude: coordinates, gps position, lat, map position
launch: go live, release, roll out, rollout, debut, publish, start, unveil, ship, go-live
law: legislation, legal, regulation, statute, rules, legal requirement
lawyers: solicitors, attorneys, legal team, advocates, legal counsel, barristers, peguam, law firm
layer: tier, level, coat, extra step
layman: plain english, non-technical, simple words, ordinary person, not techie, beginner, dummy
layout: arrangement, design, page structure, template, composition, grid
lead: enquiry, prospect, potential customer, hot lead, sales contact, opportunity
leaks: data breach, exposed data, data loss, spills, gets out, hacked, disclosure, escapes
learners: students, pupils, trainees, participants, course takers, pelajar, apprentices
learning: education, e-learning, elearning, training, study, lms, course, teaching
lease: rent, tenancy, rental contract, tenancy agreement, hire, ejari, letting
least: minimum, lowest, smallest, fewest
leave: quit, resign, exit, holiday, time off, vacation, days off, pto, annual leave, walk away
led: headed by, managed by, guided, directed
legacy: old system, outdated, existing software, old code, ancient, mainframe, cobol
legal: lawful, law, solicitor, allowed by law, contract terms, judicial, attorney, compliance, legit
legitimate: legal, lawful, valid, genuine, real, legit, above board
lend: borrow, give temporarily, rent out, staff augmentation, loan out
length: how long, duration, number of words, time span, how big
less: fewer, lower, smaller, reduced, not as much
lessons: class, course, takeaway, tutorial, learning, module, session
letter: written notice, correspondence, mail, note, offer letter, character
level: grade, tier, standard, seniority
liability: responsibility, who is responsible, legal responsibility, who pays damage, blame, at fault, indemnity, obligation
library: package, module, code collection, dependency, sdk, plugin, framework
licence: license, permit, subscription, usage rights, software rights, copyright
lie: not tell truth, mislead, deceive, fib, make things up, dishonest
lies: untruths, false claims, fibs, dishonest, deceives, makes up, tall tales
life: lifetime, living, lifespan, work-life
lift: increase, boost, raise, elevator, improvement, uplift
lighthouse: page speed score, google speed test, speed audit, pagespeed insights, core web vitals, performance score
likely: probable, chances, expected, possibly
limit: cap, maximum, ceiling, restriction, quota, threshold, upper bound
line: queue, telephone number, row, hotline
link: url, hyperlink, web address, connection, connect, deep link
linkedin: professional network, social media, job network, b2b social, work profile
list: catalogue, roster, enumerate, index, register, inventory, rundown
little: small, tiny, a bit, minor, mini, low
live: go live, in production, launched, real time, online now
llama: open-source model, meta ai, self-hosted model, local llm, mistral, own ai model
llm: large language model, gpt, chatgpt, claude, gemini, generative ai, language model, genai, llama
load: open up, loading speed, traffic, weight, burden, appear on screen, volume of users
local: nearby, regional, on site, in town, close by, neighbourhood, domestic
location: place, address, office, whereabouts, site, branch, based, position, gps, where exactly, which city
lock: lock-in, tied in, stuck with, freeze, block
log: record, logfile, journal, audit trail, event history
login: sign in, signin, log on, authentication, password, account access, sso
logistics: shipping, delivery, transport, freight, supply chain, warehousing, fleet, trucking, distribution
logo: emblem, brand mark, symbol, icon, brand identity
long: lengthy, duration, how many months, extended, drawn out, time-consuming
longest: lengthiest, most time, most extended, most lengthy
longitude: gps, coordinates, lat long, map position, geolocation, latitude
look: appearance, style, visual, aesthetics, view, glance, peek, theme
looker: bi tool, google data studio, power bi, tableau, dashboard tool, reporting tool
loop: cycle, circle, keep informed, feedback cycle, iteration
lorem: dummy text, placeholder, filler text, sample text, ipsum
loss: losing, deficit, damage, decline, red numbers, disappearance
lost: missing, misplaced, gone, disappeared, cannot find, wiped
lots: plenty, loads, heaps, a great deal, numerous
love: like a lot, adore, enjoy, be fond of, passion
low: small, little, minimal, reduced, cheap, not high, poor
lower: reduce, bring down, decrease, cheaper, drop
loyalty: reward points, repeat customers, points programme, membership, rewards, coming back
luck: fortune, chance, fluke, good fortune
lumpur: kl, malaysia, klang valley, malaysian office
lunch: midday meal, tiffin, meal, noon break, makan tengahari
`;
