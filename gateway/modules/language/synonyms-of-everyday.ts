/** Words that visitors use and the site does not, as groups of thesaurus.ts: one a line, named by its first word. */
export const everyday = `
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
`;
