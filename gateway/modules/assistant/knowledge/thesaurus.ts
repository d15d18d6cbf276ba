import { stem } from './words.ts';

/** Words that mean much the same when somebody asks an agency about its work: one group a line, named by its first word. */
const groups = `
price commission bill bills cost costs pricing budget fee fees charge charges quote quotation estimate expensive cheap cheapest affordable rate rates money pay spend usd dollars ballpark
duration long timeline timeframe weeks months quickly fast soon deadline schedule turnaround takes took
technology technologies tech stack framework frameworks language languages tool tools library libraries platform built database programming software
client customer clients customers
team people staff employees person headcount size engineers developers members
place where located location address addresses city office offices situated based street headquarters
phone telephone call number ring mobile-number contact-number
email mail e-mail inbox
hours open closed close timings weekend saturday sunday monday friday weekday weekdays holiday
contact reach touch write
job jobs vacancy vacancies opening openings position positions role roles hiring hire career careers recruit recruiting recruitment employment work-here join
apply applying applied applicant applicants candidate candidates
resume cv curriculum résumé
requirements requirement qualifications qualification skills skill qualify eligibility eligible
benefits benefit perks perk
leave vacation vacations holidays pto annual-leave
pay salary salaries wage wages compensation remuneration paid earn
health insurance medical healthcare
learn learning training education course courses conference books
website websites web site sites webpage portal webapp
app apps application applications mobile ios android iphone smartphone phone-app
shop shops store stores ecommerce e-commerce commerce retail webshop storefront online-shop
marketing seo advertising advertisement ads advert adverts campaign campaigns promotion sem ppc search-engine
ai artificial intelligence machine-learning ml chatbot chatbots gpt llm assistant model models
cloud hosting host devops server servers infrastructure
migrate migration move moving transfer
uptime 99.9% availability downtime outage outages sla
support maintenance maintain upkeep help helpdesk aftercare amc care watch
project projects portfolio case-study case-studies work examples example reference references showcase
result results outcome outcomes impact effect difference achieved achieve improvement improvements improved gain benefit-of change changed
challenge challenges difficult difficulty hard problem problems obstacle obstacles tricky hurdle hurdles
feature features functionality functionalities capabilities include included includes
deliverable deliverables handover delivered
process steps step method methodology approach phases phase stages stage workflow procedure
discovery scoping
launch release deploy deployment live rollout
test tests testing tested usability
warranty guarantee guaranteed care aftercare amc faults bugs bug defects repair fix
fixed-price fixed
own owns ownership owner property intellectual rights belongs belong
code source repository repositories
security secure safe safety hack hacked hacker breach protect protected protection
privacy private confidential confidentiality personal gdpr
data information details records record
delete deletion erase erased erasure remove removed forget
store kept keep store stored upkeep retain retained retention saved
children child kids kid minor minors underage age
cookie cookies tracking track
analytics statistics measurement measure measuring
newsletter subscribe subscription mailing unsubscribe stop
article articles piece pieces blog post posts read reading written wrote author authors
founded founder founders began begin start started history story origin established
mission purpose goal
vision future
industry industries sector sectors field fields verticals domain domains
testimonial testimonials review reviews feedback opinion opinions
rating ratings stars score
count many number-of
percent percentage
reply respond response answer answers responds replies revert
doctor healthcare doctors physician clinic clinics hospital hospitals patient patients
food restaurant restaurants delivery stalls stall kitchen courier couriers rider riders
school schools education educational edtech pupil pupils student students teacher teachers
property realestate estate estates broker agents agent
bank banks banking finance financial fintech investment investments custodian custodians
checkout payment payments basket cart
stock inventory warehouse
refund refunds return returns
search-results ranking rankings rank google place
translate translation multilingual languages-of
consultation consult meeting call-with appointment talk speak
discount discounts cheaper bargain negotiate
cms editor content-management wordpress sanity strapi content
tied lock locked lockin lock-in bound notice
exclude excluded excludes excluding except exclusion exclusions omit
minimum least below smallest under
progress demo demos builds version versions updates status
stay remain stays remains residency
year yearly annual annually years
users user audience
dated outdated old-fashioned oldfashioned tired modern looks
night midnight clock 24/7 anytime emergency
automatic automatically automated machine computer algorithm robot
sell sold selling sale
advertisers third-party thirdparty third recipients
interview interviews interviewer
internet connection connectivity offline online line network signal
lose lost loss losing
upload uploading submit submission publish publishing listing listings
chat chats conversation conversations messages message
enquiry enquiries inquiry inquiries lead leads
documentation documents document notes manual manuals wiki
change switch switching replace swap
provider providers vendor vendors supplier suppliers
accurate accuracy correct correctness wrong mistakes errors error
reject rejected rejection refuse refused
walk-in visit visiting visitors
appointment appointments
profession trade occupation
llm chatgpt gpt claude openai llama mistral
memory ram
cheap low-cost lowcost low-end budget-phone
old age aged
excel spreadsheet spreadsheets
wrong incorrect
payment upi fpx ewallet wallets cards card cash instalments
monthly month per-month each-month
begin start starting begins kickoff
promise promises guarantee guarantees commit commitment
first top
weekly week friday fridays
safe safely safety
insured insurance
family spouse partner wife husband dependants
abroad overseas international foreign
redesign rebuild revamp remake modernise
free gratis complimentary charge nothing
bug bugs fault faults defect defects error errors mistake mistakes glitch glitches issue issues broken crash crashes malfunction
repair repaired repairs fix fixes correct corrected rectify mend patch patches
senior seniors experienced expert experts specialist specialists junior juniors fresher freshers trainee beginner beginners
satisfied satisfaction happy happiness pleased content
slow slowly sluggish speed fast faster quick quickly quicker performance load loads loading laggy snappy
second seconds
weak poor bad patchy spotty low reception signal coverage
cheap cheaper inexpensive low-end basic older old ordinary entry-level mid-range
device devices phone phones handset handsets smartphone smartphones tablet tablets
photo photos photograph photographs picture pictures image images
contract contracts agreement agreements terms clause clauses paperwork
cancel cancels cancellation quit terminate stop walk exit withdraw
month monthly months
ill sick sickness doctor health medical
furniture sofa sofas table chair wood
jewellery gold silver
hostel hotel hotels travel tourism trip booking bookings reservation reservations
invoice invoices bill bills receipt receipts
ship ships shipping shipped dispatch deliver delivers delivery parcel parcels courier
order orders ordering purchase purchases buying
sale sales selling sell revenue turnover
visitor visitors traffic audience users
enquire enquiry enquiries inquiry inquiries lead leads query queries
advert ads advertisement advertising campaign campaigns sponsored paid-search
channel channels medium media platform platforms
budget budgets spend spending spent money
report reports reporting monthly-report summary
screen screens display interface ui
reader readers accessible accessibility wcag blind disabled disability disabilities impaired inclusive
language languages multilingual bilingual translated translation kannada hindi malay arabic tamil english
photo camera
sign signed signature signing
login log-in signin account accounts password passwords credentials access
permission permissions rights role roles
notification notifications push reminder reminders alert alerts message messages sms text texts
backup backups restore restores recovery recover rollback
outage outages down downtime uptime fail fails failure failures incident incidents crash
night nights midnight round-the-clock clock weekend holidays hour hours on-call emergency emergencies
minute minutes
engineer engineers developer developers programmer programmers coder coders technician
designer designers design designs ui ux
marketer marketers marketing
manager managers contact-person responsible answerable charge
meeting meetings call calls conversation talk session sessions interview
week weekly weeks friday fridays sprint sprints step steps
show shows demo demos preview previews demonstrate try tried
prototype prototypes mockup mockups wireframe wireframes draft drafts clickable sketch sketches
test tests testing tested qa quality trial trials pilot pilots proof
user users people audience customers
research study studies survey interviews
existing current present old previous legacy running
takeover inherit vanished disappeared inherited half-finished unfinished somebody-else rescue
rebuild rebuilds redesign rework refresh overhaul modernise
template templates theme themes squarespace wordpress wix builder
staff employee employees colleague colleagues personnel workforce team
edit edits editing editor update updates updating change changes changed cms manage
document documents documentation docs notes handover manual manuals
train training trained teach taught learn
accuracy accurate precise correct right hallucinate hallucination hallucinations wrong error reliable
model models llm gpt chatgpt claude openai llama mistral gemini
bill bills ceiling limit limits cap capped control overspend overrun budget alert
provider providers vendor vendors aws azure google hosting company
country countries region regions abroad local nation
stay stays remain kept stored resides residency located
move moves moving moved migrate migrated migration migrating transfer shift switch
rank ranking rankings position search google seo place
redirect redirects redirected links link addresses urls url
card cards credit debit payment payments
tax taxes gst vat duty
currency currencies money
return returns refund refunds exchange
stock inventory warehouse goods availability
erp sap tally odoo dynamics accounting
upi fpx wallet wallets ewallet ewallets instalments cod cash
month-minimum minimum least lock tied
percentage percent commission share cut
guarantee guarantees guaranteed promise promises promised commit commits assure assurance
article articles content pieces blog posts write writing written
newsletter letter letters mail mails mailing unsubscribe subscribe opt
stop stopping end ends unsubscribe leave quit
chat chats conversation conversations messages talk
machine machines computer computers automatic automatically automated robot robots algorithm algorithms software bot
decide decides decision decisions judge reject rejects rejected shortlist screening filter filtered
apply application applications applicant candidate candidates cv resume
photo religion family health
salary pay paid band bands wage wages stipend package
allowance allowances budget money reimbursement stipend fund funds bonus
course courses book books conference conferences learn learning training study
holiday holidays leave vacation vacations days-off off pto absence
insurance health cover covered coverage medical
partner spouse husband wife family children kids dependants
remote remotely home wfh hybrid anywhere
relocation relocate abroad office another flight flat
overtime hours week forty on-call weekend launch
puzzle puzzles whiteboard homework assignment unpaid test task tests
offer offers band answer
portfolio project projects sample samples work
english language languages speak spoken
degree university college education qualification qualifications diploma certificate
age old young minor minors children kids child
data information details personal record records
keep keeps kept store stores stored retain retained save saved hold holds long period
delete deletes deleted deletion erase erased erasure remove removed forget wipe
copy copies export download access
sell sells sold share shares shared pass passed third recipients
law laws act regulation regulations legal gdpr compliance pdpa dpdp
complain complaint complaints authority regulator
ip network-address address addresses
track tracks tracking tracked analytics cookies cookie measure
encrypt encrypted encryption hashes hashed secure
breach breaches hack hacked leak leaks leaked
founder founded began begin begins started start origin story history first
wholesaler first-client client
name named called naming meaning longitude
mission purpose aim goal goals vision future dream
reason reasons why choose differ different unique special
honest honesty advise advice recommend recommends discourage against
risk risks risky danger dangers wrong
date dates deadline deadlines punctual delay delays delayed late on-time time
scope list leave-out include includes included
fixed fix flat lump
estimate estimates estimation ballpark rough quote
consultation consultations half-hour free-call
coffee visit visitors visits
map maps navigation route routes tracking gps
courier couriers rider riders driver drivers delivery
stall stalls kitchen kitchens restaurant restaurants food vendor vendors hawker hawkers
clinic clinics hospital hospitals doctor doctors patient patients nurse nurses medical
appointment appointments booking bookings missed no-show
record records file files folder folders
pupil pupils student students learner learners child children school schools teacher teachers parent parents
lesson lessons question questions exercise practice video videos
agent agents broker brokers estate property properties flat flats listing listings portal portals landlord
analyst analysts bank banks fund funds capital investment investments portfolio statement statements
custodian custodians bank banks
spreadsheet spreadsheets excel workbook workbooks formula sheet sheets
duplicate duplicates double twice
offline unconnected connection internet wifi wi-fi line
battery memory ram storage
reject rejected rejection refuse refused decline
store stores appstore playstore apple google listing
sync synchronise synchronisation catch-up merge
native flutter react cross-platform
year years annual annually yearly
maintain maintenance upkeep keep support care amc aftercare
contact contacts reach write mail email telephone
reply replies respond response answer answers hear
hurry urgent urgently rush soon asap
size sized big large small number many headcount
industry industries sector sectors vertical field domain trade
award awards prize certificate certified
saving savings save saves reduce reduces cut lower
earn earned value worth roi return benefit
compare compared comparison versus vs better difference
freelancer freelancers freelance contractor
kubernetes docker container containers orchestration
monitoring monitor watch watched observability alerts
permission consent consents agree opt-in yes
spam junk unwanted
test-set cases answers evaluation benchmark
phishing scam scams fraud password security
contract-clause penalty penalties credit credits compensation
`
  .trim()
  .split('\n')
  .map((line) => line.trim().split(/\s+/));

const groupsByWord = new Map<string, Set<string>>();
const groupsByStem = new Map<string, Set<string>>();
for (const [name, ...others] of groups) {
  for (const word of [name!, ...others]) {
    groupsByWord.set(word, (groupsByWord.get(word) ?? new Set()).add(`~${name}`));
    groupsByStem.set(stem(word), (groupsByStem.get(stem(word)) ?? new Set()).add(`~${name}`));
  }
}

/**
 * The groups that a word belongs to, each written as `~` and its first word. The word as it stands comes first:
 * "openings" are jobs, "opening" is a matter of hours, and both have one stem.
 */
export const groupsOf = (word: string): readonly string[] => [...(groupsByWord.get(word) ?? groupsByStem.get(stem(word)) ?? []), ...(word.endsWith('%') ? ['~percent'] : [])];

/** Every word of the thesaurus: none of them is a spelling mistake. */
export const thesaurusWords: readonly string[] = groups.flat().filter((word) => !word.includes('-'));
