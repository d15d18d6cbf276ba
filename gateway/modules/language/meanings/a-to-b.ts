/** Words of the site and its questions, and what visitors say for them (meanings.ts). */
export const fromAToB = `
abandon: leave cart, give up, walk away, drop out, quit, ditch, desert
able: capable, competent, in a position
abroad: overseas, foreign, other countries, international, offshore, outside the country, luar negara, out of country
abuse: misuse, harassment, fraud, exploitation, bad use
accept: agree to, approve, say yes, allow
access: permission, login, entry, rights, get into, sign in, credentials
according: as per, based on, in line with
accounts: login, profile, user record, sign-in, bookkeeping, finance team, membership, logins
accreditation: certification, iso, recognised, certified partner, approved, licence, credential
accuracy: precision, correctness, how correct, exactness, error rate, right answers, reliability
accurate: precise, correct, exact, spot on, reliable, tepat
achieve: accomplish, reach goal, attain, succeed, deliver, manage, hit target
acknowledgment: confirmation, receipt, ack, got it, auto reply, acknowledgement
acquisition: getting customers, customer acquisition, cac, takeover, buyout, merger, winning customers
across: throughout, all over, among, spanning
act: law, do something, take action, behave, legislation, step in
actions: step, measure, activity
active: running, in use, live, engaged, current
actual: real, true, genuine, in fact
adapt: adjust, change, customise, modify, tailor, be flexible, responsive
add: put in, include, insert, append, plug in, bolt on
address: location, where are you, street, postcode, directions, whereabouts, premises, alamat, pin code
adjust: change, tweak, adapt, modify, fine-tune, amend, alter
admin: administrator, back office, backend panel, control panel, cms user, manager, moderator, office work
admit: confess, own up, acknowledge, come clean, let in, concede
adoption: takes up, uptake, rolled out, people using it, usage, start using, embrace
ads: advert, advertisement, ppc, sponsored post, paid campaign, google ads, commercial, promotion
advance: upfront, deposit, prepay, down payment, beforehand, initial payment, token money
advert: ad, advertisement, commercial, promo, sponsored post
advertising: ads, adverts, promotion, marketing, publicity, paid media, google ads, ppc, sponsored
advice: guidance, tips, recommendation, consult, consultation, counsel, suggestion, pointers, nasihat
advise: recommend, suggest, guide, consult, counsel, advice, give guidance
affect: impact, influence, change, have effect on, concern
afraid: scared, worried, fear, nervous, frightened, anxious
afternoon: after lunch, midday, post lunch
afterwards: later, after that, following, once done, post launch
age: how old, years old, minimum years, date of birth
agency: firm, company, studio, vendor, outfit, supplier, consultancy, service provider, contractor, digital partner
agents: representative, rep, realtor, property agent, negotiator, operator, ai agent, support staff
aggregators: swiggy, zomato, grabfood, foodpanda, talabat, food platform, marketplace, middleman
ago: earlier, back then, in the past, before now
agreed: accepted, settled, signed off, contracted, consented, mutually decided
agreement: contract, deal, mou, nda, terms, pact, arrangement, paperwork
ahead: in advance, forward, upcoming, beforehand
ahrefs: seo tool, backlink checker, semrush, keyword tool, keyword research, moz
aim: goal, target, purpose, objective, intention, aspire
air: atmosphere, flight, ota
alarms: alert, warning, notification, pager, siren
alerts: notifications, warnings, alarms, push message, sms, ping, heads-up, pop-up
algolia: site search, hosted search, search engine, elasticsearch, product search
algorithm: formula, ml model, logic, computation, method
alive: living, running, active, working
allowed: permitted, may i, can i, ok to, allowable, authorised, legal, permissible, boleh
almost: nearly, close to, just about, practically, hampir
alone: solo, single-handed, by myself, on our own, only, unaccompanied, without help
aloud: out loud, read out, spoken
already: by now, previously, existing, beforehand
alternative: other option, substitute, another choice, instead of, plan b, replacement
always: all the time, every time, 24/7, constantly, forever
amazon: aws, bezos, marketplace, cloud host, amazon web services, online retailer
amc: annual maintenance contract, maintenance contract, yearly maintenance, support contract, upkeep, support plan, upkeep contract
amount: sum, quantity, how much, total, figure, volume, value
analysis: study, examination, evaluation, review, breakdown, investigation, research, analyse
analysts: researcher, data person, number cruncher, finance person, bi, data scientist
analytics: statistics, stats, insights, data analysis, google analytics, ga4, metrics, reporting, traffic figures, bi
android: google phone, samsung, play store, pixel, non-iphone, xiaomi, oneplus
anew: again, from scratch, start over, afresh
angry: mad, upset, annoyed, furious, irate
angular: angularjs, google framework, frontend framework, javascript framework, typescript framework
announced: declared, made public, revealed, told, published, stated
annoys: irritates, bothers, bugs, gets on nerves, frustrates, ticks off
annual: yearly, every year, per year, each year, per annum
answer: reply, respond, response, get back to, revert back, explanation
anybody: anyone, somebody, any person, someone
anyone: anybody, any person, whoever, any one
anything: whatever, any item, any matter
anywhere: any place, wherever, all locations, from home, everywhere
apart: separate, besides, aside from, other than
api: integration, interface, endpoint, web service, connector, webhook, hook up systems, rest api
apollo: graphql client, graphql, hospital chain
apology: sorry, regret, apologise, say sorry
app: application, apk, mobile software, phone program, ios app, android app, play store, aplikasi
appear: show up, be displayed, turn up, come up, be visible, pop up, seem
apple: iphone, ios, app store, mac, ipad, apple pay
application: app, software, program, job application, apply, system
apply: submit cv, send resume, put in application, job application, candidature, try for job, join you
appointments: booking, slot, consultation, visit, meeting, schedule, reservation, doctor visit
approval: sign-off, permission, consent, go-ahead, green light, authorisation, nod, okay
april: apr, q2, spring
arab: arabic, gulf, middle eastern, emirati, gcc, khaleeji
architecture: structure, system design, technical design, blueprint, setup, microservices, how its built
area: region, zone, field, neighbourhood, district, sector, kawasan, locality
argo: argocd, gitops, continuous delivery, deployment tool
arithmetic: maths, calculation, sums, adding up, computing, math
arrange: organise, schedule, set up, fix up, coordinate, plan
arrive: reach, turn up, come in, get there, show up, land
arrow: pointer, chevron, arrow key, cursor key
article: blog post, write-up, story, piece, guide, essay, blog
artificial: ai, machine, synthetic, man-made, not real
asks: requests, wants to know, enquires, queries, questions
assessment: evaluation, test, review, appraisal, audit, exam, coding test, home assignment
assignment: task, homework, project, transfer of rights, coursework, mission
assistant: chatbot, bot, virtual agent, copilot, helper, chat agent, ai chat
assume: suppose, presume, guess, take for granted, expect
attachment: file, pdf, upload, enclosed document, file in email, enclosure
attacks: hacking, cyber threats, ddos, intrusions, assault, break-ins, malware, ransomware
attempts: try, shot, retry, effort
attribution: which ad worked, source of sale, credit, conversion source, where leads came, tracking source
audience: target group, readers, viewers, visitors, target market, demographic, public
audit: inspection, examination, health check, assessment, check-up, review, scrutiny
auditor: inspector, examiner, reviewer, accountant, assessor, compliance checker, ca
author: writer, written by, who wrote, columnist, blogger
automatically: by itself, on its own, without human, hands free, auto, automated, no manual work
automation: automatic, rpa, robots, bots, workflow, hands-free, without manual work, auto, zapier, scripts
availability: uptime, free slot, in stock, when free, open slot, always on
average: mean, typical, median, usual, on the whole, avg
avoid: prevent, steer clear, keep away, dodge, escape, not fall into
awake: not sleeping, up at night
awards: prizes, trophies, recognition, accolades, honours, anugerah, medals
away: absent, out of office, on leave
aws: amazon web services, amazon cloud, ec2, s3, lambda, amazon, cloud
axe: accessibility checker, accessibility testing, wcag tool, a11y
azure: microsoft cloud, ms cloud, microsoft azure, cloud
back: return, reverse, undo, restore, come back
backend: server side, server, api, database, behind the scenes, engine room, node
background: history, behind the scenes, past experience, backdrop, credentials
backups: copies, snapshots, spare copy, data copy, restore point, safekeeping, archive
bad: poor, terrible, awful, lousy, rubbish, unsatisfactory, dreadful, horrible, crap, teruk
badly: poorly, terribly, wrongly, not well, shoddily
bakery: cake shop, baker, bread shop, patisserie, pastry shop
balance: remaining amount, account amount, amount due, work-life, equilibrium
bands: range, bracket, tier, slab, grade
bandwidth: data transfer, internet speed, network capacity, team capacity, free time
bangalore: bengaluru, blr, india, karnataka, indian office
bank: lender, financial institution, maybank, hdfc, netbanking, banking
banner: header image, popup, hero, cookie popup, top strip, display ad
bargain: haggle, negotiate, discount, nego, best price, cheap deal, cheaper
based: located, situated, headquartered, hq, where are you
basement: cellar, underground, lower floor, no signal, car park
basics: fundamentals, essentials, abc, introduction, ground rules, beginner level, 101
basis: foundation, ground, reason, footing
basket: cart, trolley, shopping bag, bag, checkout
bay: gulf, dock, waterfront, business district
beat: defeat, outdo, outrank, win against
bedrock: aws ai, amazon ai, hosted llm, claude on aws
beforehand: in advance, before, earlier, upfront, ahead of time, prior
begin: start, kick off, commence, get going, get started, launch, embark
beginners: newbies, novices, starters, newcomers, freshers, first-timers, rookies, noobs
behave: conduct, react, respond, perform
behaviour: conduct, how users act, actions, habits, activity, user actions
believe: trust, think, be convinced, have faith, credible
belong: owned by, property of, owner, ownership
below: under, beneath, less than, lower
benchmark: compare, yardstick, standard, performance test, baseline, reference
benefit: advantage, perk, gain, plus point, upside, allowance, insurance cover
bengaluru: bangalore, blr, india, karnataka, indian office
best: top, finest, ideal, most suitable, optimal, number one
beta: test version, early version, pilot, trial release, preview, pre-release, early access
better: improved, superior, greater, nicer, preferable
between: among, in the middle, from one to
beyond: further than, past, outside of, over and above
big: large, huge, sizeable, enterprise, massive, giant
biggest: largest, greatest, top, hugest, number one
bike: motorbike, bicycle, rider, motorcycle, scooter, two-wheeler, motor
bill: invoice, charge, statement, receipt, amount due, tab
binding: legally valid, compulsory, obligatory, enforceable, firm commitment, fixed
bing: microsoft search, search engine, yahoo, copilot, edge search
bit: a little, piece, slightly, some
black: dark colour, hitam, black friday, dark mode
blame: fault, accuse, responsible, point finger, liable
blank: empty, white screen, nothing shown, vacant, unfilled
blind: visually impaired, cannot see, screen reader, low vision, sightless, accessibility
blockers: obstacle, impediment, hurdle, bottleneck, stuck, showstopper, ad blocker
blocks: building block, section, prevent, bar, ban, chunk
blog: article, post, news, write-up, insights, reading material
bluetooth: ble, wireless, pairing, beacon, connected device
body: organisation, authority, main part, text part
book: reserve, schedule, make appointment, block a slot, fix a time, booking, arrange
bookkeeping: accounting, accounts, ledger, xero, quickbooks, tally, zoho books, accountancy
bookmarks: save page, favourite, saved link
boosting: increase, improve, grow, xgboost, paid posts, raise, enhance
border: frontier, edge, customs, cross-country
boring: dull, tedious, monotonous, uninteresting, old hat, yawn, bland
boss: manager, head, ceo, owner, founder, director, supervisor, chief, person in charge, md
bot: chatbot, virtual assistant, ai assistant, robot, automated agent, virtual agent, ai helper
bound: tied, obliged, locked in, legally tied, restricted
box: carton, package, checkbox, input field
branch: outlet, location, store, subsidiary, franchise, local office, git branch
brand: brand identity, logo, branding, company image, trademark, look and feel, brand name
breach: leak, hack, violation, data theft, intrusion, stolen data, break-in, break contract
break: crash, fail, stop working, malfunction, go wrong, bust, fall over, damage
breakdown: itemised, cost split, detailed list, failure, crash, line by line
breaker: circuit breaker, failure guard, cutoff switch, deal killer
brief: requirements, summary, project description, scope, instructions, rfp, short, specification
bring: fetch, deliver, carry, drive
brochure: leaflet, flyer, pamphlet, company profile, catalogue, pdf about services, booklet, prospectus
brokers: estate agent, realtor, property agent, middleman, agent, property dealer, negotiator, real estate agent
brother: sibling, bro, family member
browser: chrome, safari, firefox, edge, web browser, internet explorer
budget: spending limit, cost, funds, how much money, allocation, price range, ballpark, money available
bug: error, glitch, defect, fault, problem, flaw, issue, something broken, not working
build: develop, create, construct, code, programme, craft, put together, engineer, set up
bullmq: job queue, background jobs, task queue, celery, redis queue, sidekiq
burns: uses up, wastes, eats up, consumes, blows through
business: company, firm, enterprise, organisation, shop, sme, commercial, startup
button: cta, call to action, press, clickable, click
buy: purchase, order, shop, acquire, procure, pay for, snap up, beli, checkout
buyers: customers, shoppers, purchasers, clients, consumers, people who buy
`;
