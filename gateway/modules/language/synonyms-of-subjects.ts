/** Words for what an agency's site is about: one group a line, named by its first word (thesaurus.ts). */
export const subjects = `
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
`;
