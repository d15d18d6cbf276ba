/** Everyday words for what the site says in its own: one group a line, named by its first word (thesaurus.ts). */
export const speech = `
crew crews team squad gang folks
firm firms company business outfit enterprise organisation organization concern
wording words texts text sentences sentence copy phrases
ourselves ourself myself themselves own staff
receptionist secretary assistant-at-desk desk staff
swap swapping swapped exchange replace change
ring rings ringing phone phoning telephone call calling dial
programmer programmers coder coders developer developers techie engineer engineers
handful few couple several five
homepage site website web frontpage
redo redoing rebuild remake scratch zero anew afresh
scratch zero beginning begin new
try tries trying tried test tests tested testing attempt
parcel parcels package packages orders order shipment shipments consignment
stuck bound tied trapped chained obliged
adverts advert ads advertising advertisements promos campaigns
sooner soon earlier quicker faster first
errors error mistakes mistake wrong faults slips slip
worse drop drops falls fall declines decline deteriorates degrade degrades
brake break breaks broken breach miss missed misses fail
money cash credit refund sum funds
revive restore restores restored bring-back
regularly often frequently frequency interval every
stages stage steps step phases phase milestones
large big size huge sizeable great
altogether total overall whole
customer client clients customers buyer buyers
quickly quick fast speedy rapidly weeks
branch branches office offices outpost
reason reasons why cause causes motive grounds
against disadvantages drawbacks cons downside downsides discourage
travel travelling airline airlines tourism hotel hotels
mailbox inbox email mail address
colleague colleagues team staff people coworker coworkers teammates
shelf shelves stock store
search searching finds find look looking lookup
share percent percentage portion fraction part cut proportion
meal meals food dish dishes lunch order
hawker hawkers stall stalls vendor vendors kitchen
garage garages carpark carparks basement underground parking
bars bar reception signal coverage network
prove proof confirm confirms verify evidence
wasted waste wasteful useless saved spent
numbers figures figure statistics counts
dearest expensive costliest highest priciest biggest
cheapest lowest smallest least
apply applied application candidate candidacy
profession trade occupation job vocation
airline carrier canada flight
honour honor keep held promise promises
bot bots chatbot assistant robot
loses lose losing lost leak leaks leaking
earned earn earns paid payback recouped returns recover
simple plain easy understandable
quarrel quarrels argue dispute argument disagree fight conflict
follow following track tracking spying spy trace
heard hear hears learned found
phishing phish scam
login log-in signin second-factor factor
doctor doctors physician gp medic
hold holding keep kept retain retained
request requests inquiry enquiry message form
sell sells selling sold flog trade
wiped wipe erase erased delete deleted remove removed
daughter son child kid kids children minor teenager
touched changed updated edited revised amended
mailings mailing newsletter letter letters
icon homescreen install home-screen shortcut
human person people somebody real
car cars vehicle parking bike
similar alike comparable like same-kind example
waiting wait queue queues line shorter
shorter less reduced fewer lower down
attacked attack hacked penetration intrusion intruder
outsiders outsider outside external third-party
factories factory manufacturing manufacturer plant plants industrial
shop shops store boutique outlet
hire hiring employ engage contract commission
tradesman carpenter craftsman
buggy faulty defective broken
afterwards later subsequently after following thereafter
pictures photos images photographs visuals graphics
purchase purchases buy buying bought order
basket baskets cart carts trolley
abandon abandoned abandons given-up leave
pause pauses paused halt halted stop
teach teaches teaching train training show explain
pupils kids children students learners schoolchildren
pupil kid child student
marks grades scores results
exam exams test tests examination
maths math mathematics
lesson lessons class classes tutorial
teacher teachers tutor tutors instructor
parents mum dad mother father family
phone phones handset handsets mobile smartphone device
tablet tablets ipad device
cheap budget low-cost inexpensive
motorcycle motorcycles motorbike motorbikes scooter bike
rider riders courier couriers driver drivers deliverer
late delayed delay delays tardy overdue
punctual on-time promised timely
lunch noon midday rush peak
repeat repeated again returning come-back
loyal regulars repeat returning
fee fees commission charge charges cut toll
third-party platforms marketplace marketplaces aggregators
patient patients sick people
clinic clinics hospital surgery practice
appointment appointments booking bookings visit slot slots
missed no-show absent skipped
record records file files dossier chart charts folder folders
paper papers manual handwritten notebook
nurse nurses staff
medicine medicines drug drugs prescription prescriptions allergies
outage outages downtime blackout down interruption
emergency emergencies urgent crisis
agents agent broker brokers realtor realtors salespeople
flat flats apartment apartments home homes property properties house houses villa
viewing viewings tour tours visit showing
lead leads enquiry enquiries prospect prospects inquiry
spreadsheet spreadsheets excel sheet sheets workbook
contract contracts deal deals lease
duplicate duplicates double doubled twice
wealthy rich families assets wealth
bank banks custodian custodians
statement statements
analyst analysts accountant
morning early dawn
risk risks exposure danger
hack hacker hackers attacker burglar intruder
lawyer lawyers counsel attorney solicitor
furniture sofa settee couch chairs tables
cloth textile textiles fabric fabrics
warehouse warehouses depot storehouse godown
shipping delivery deliveries freight courier
postcode postcodes zip pincode pin
currency currencies money
language languages tongue tongues
wallet wallets e-wallet gpay scan scanning
scan scanning upi qr
account accounts login profile
refund refunds money-back repay reimbursed
delay delays late lag
speed speeds fast quick quicker
visitors visitor guests traffic people
slow slowly sluggish crawl crawls
launch launches launched live go-live start opening debut
release releases version versions update updates rollout
afraid fear feared fears worried worry scared anxious
trust trusted believe confidence
wrong incorrect mistaken false
guess guesses guessing estimate
promise promises guarantee vow pledge commitment
quit resign stop leave cancel exit end
notice warning advance
paperwork contract agreement documents
sign signs signing signature signed
meet meeting meetings appointment see face-to-face
talk talks chat speak conversation discuss
weekday weekdays monday friday mon-fri
weekend saturday sunday
evening night nights late
midnight night three-in-the-morning
boss manager director head chief
owner owners proprietor founder
beginner beginners junior juniors newbie fresher
veteran senior seniors experienced
wage wages salary pay earnings income
raise raises increment reviewed bands
vacation holiday holidays leave days-off time-off
overtime hours weekend on-call
kids children family partner
spouse wife husband partner
move moving relocate another-office
books courses conference learning study
homework puzzle puzzles whiteboard task exercise
reject rejected rejection no refusal turned-down
cv resume résumé curriculum
upload uploads attach attachment file
religion faith belief
machine machines automatic automated computer program
decide decides decided decision choose judge
spy spying track follow watch
complain complaint grievance unhappy
leak leaks leaked breach stolen
stolen theft steal breach
encrypted encryption scrambled secure
abroad overseas foreign country countries
stored kept saved held lies
forgotten forget delete erase
offline disconnected no-internet without-connection
theme dark light colour
cost costs price bill expense expenses outlay
dear expensive pricey costly
bargain cheap
saving savings save saved
monthly month per-month
unhappy dissatisfied disappointed complain
pick picks choose chooses choice select prefer
recommend recommends suggest advise advice
better best superior
difference different differ distinguish
disagree disagrees conflict contradict
explain explains clarify describe
understand comprehensible clear
proof evidence record records
sample samples example examples specimen
draft drafts prototype mockup sketch
watch watched observe observed monitor
check checks checked verify inspect examine audit
repair repairs fix fixes mend correct
blame responsible answers accountable
single one sole only
both two pair
quarter quarters three-months
blind visually-impaired screen-reader
older old elderly aged seniors
translate translated languages
forecast forecasts predict prediction predictions
invoice invoices bill bills receipts
scanner ocr reading
expert experts specialist specialists
amateur freelancer freelancers
competitor competitors rival rivals other-agencies
fashionable fashion trend trends trendy modern
dated outdated old-fashioned fashioned ugly tired
looks look appearance design visual
colours colour color colors
writer writers author authors journalist
quote quotes cite cites quotation
link links address addresses url
redirect redirected redirects forward forwarded
google search engine ranking
ranking rank position place
visits traffic clicks views
convert conversion completed
email e-mail mail mails
spam junk unwanted
subscribe subscribed sign-up signup signed-up
unsubscribe opt-out stop
`;
