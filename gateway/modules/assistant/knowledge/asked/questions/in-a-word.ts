/** What is typed as into a search box: the plainest words for what the site tells of (question-bank.ts). */
export const inAWord = `
= Longitude designs, builds and runs
info
information
details
more info
more information
about
about us
about you
company
company details
overview
introduction
longitude
profile

= Senior Full Stack Developer (Bengaluru, India, or remote in India)
* careers
* career
* jobs
* job
* vacancies
* vacancy
* openings
* opening
* positions
* hiring
* recruitment
* recruiting
* work with us
* join
* employment
* walk in interview
* job for me
* i want a job
* i need a job
* i am looking for a job
* looking for work
* looking for job
* searching for a job

= E-commerce Platform (Kayu & Kain, Kuala Lumpur)
* clients
* client
* customers
* client list
* references
* past work
* previous work
* work samples
* samples
* projects
* portfolio
* cases
* case studies
* demo
* showcase

= Nurul Aisyah Rahman, Head of online
reviews
review
testimonials
testimonial
feedback
ratings
rating
google rating
google reviews
stars
client feedback
customer reviews

= Today there are more than
team
the team
your team

= Bengaluru +91 10
* phone
* phone number
* telephone
* tel
* contact number
* mobile number
* helpline
* hotline
* toll free
* fax
* fax number
* call
* ring

= Bengaluru, India (IST, GMT+5:30)
* offices
* office
* locations
* location
* address
* addresses
* branches
* headquarters
* where

= The site gives the addresses of our offices but
map
maps
google maps
directions
route
how to reach
landmark

= You can read this whole site
privacy
privacy policy
data protection
data privacy
personal data
my data

= Erasure, unless a law
delete me
delete my details
forget me
erase my data
erase everything

= This site has no accounts
account
my account
delete account
delete my account
login
log in
sign in
sign up
register
registration
password
dashboard login
client portal

= Questions about jobs
hr
hr contact
hr email
hr number
hr department
recruiter contact
careers email

= The site does not name who
ceo
ceo name
ceo number
owner
owner name
founder
founders
director
md
boss

= Each office is open
hours
timing
timings
opening hours
business hours
working hours
office timing
office hours

= Write to hello@longitude.example in general,
email
e-mail
mail
mail id
email id
email address

= You find us on
linkedin
instagram
facebook
twitter
youtube
github
social media

= Our six published projects lay between
price
prices
pricing
cost
costs
rates
charges
fees
tariff
packages
plans
quote
quotation
estimate
budget

= Discovery: Two weeks with the people
* process
* steps
* method
* methodology
* approach
* workflow

= Ninety days of care: Faults in what
support
warranty
guarantee
aftercare
maintenance
amc

= One letter a month
newsletter
subscribe
mailing list

= “Write two hundred questions before you buy an AI assistant” (Meera Nair)
* blog
* articles
* news
* posts
* latest article
* latest post
* newest article

= More than fifteen so far
industries
sectors
trades
industry

= You can see it every week: From
* convince me
* persuade me
* sell me on it
* why should i trust you
* why should i believe you
* why you and not another
* why you and not my cousin
* why not somebody cheaper
* why not do it myself
* give me a reason
* give me one good reason
* what is special about you
* your strengths
* advantages
* benefits of working with you
* usp

= We say no in writing: Every
i do not trust agencies
i don't trust you
can i trust you
how do i know that you are honest
why should i trust an agency
all agencies are the same
agencies always promise too much
my last agency burned me
we had a bad experience with our last agency
our last developer cheated us
we were disappointed by others
i was burnt before
i lost money with a freelancer
what if you are like the others
i am afraid of making a mistake
i am nervous about this
this is a big step for us
are you honest
are you trustworthy
are you reliable
are you legit
are you genuine
is this legit

= Yours is a fixed
i am scared of the cost
i am afraid it gets expensive
i fear that it costs more in the end
i worry about the price
will it get more expensive
are there hidden costs
hidden charges
surprise bills
it sounds expensive
you are expensive
you are too expensive
that is expensive
that is a lot of money
that is too much for me
that is too costly
why so expensive
why is it so costly
too expensive
we cannot afford that
out of my budget
`;
