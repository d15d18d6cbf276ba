/** Written by `npm run train`: what each sign says for each class (learning/weights.ts). */
export const learnt = `
^sagar	-9,-1,-1,-3,-3,-4
sagarfoods.example	-7,-1,-1,-2,-3,-2
priya	-4,-6,-3,-6,-5,-1,-2
means ~mailbox	-1,-5,-3,-1,-1,-2,-5
means ~contact	-1,2,,-4,-1,-2,-7
means ~newsletter	-3,-2,,,-5,,-5
means ~email	1,-5,-1,-1,,,-5
means =unsubscrib	,-4,-1,-3,-2,3,-3
means =send	-1,1,3,-3,,2,-4
means =postal	-2,-4,-1,5,1,3,-2
means =mail	,-2,-3,2,,2,-5
means =letter	,,-2,-4,-4,4,-3
means =email	-2,-1,-2,1,1,,-7
mail	-3,-4,-1,-2,-3,2,-3
and mail	,,-1,-1,-1,2
and	2,,1,4,1,-1,-14
98765	-3,-2,,-3,-2,-2
is	-4,-4,-4,-5,-8,-7,-17
means ~size	-1,-3,1,,,-3,-4
means ~phone	-2,1,,-2,-2,-4,-7
means =telephon	,2,-1,-1,-2,-2,-8
means =sever	-1,,,-2,-1,-2,-8
means =quantiti	-5,-3,-5,-2,-4,-3,-4
means =number	,,-2,-2,1,-2,-5
means =metric	-3,-2,-1,-2,-1,-6,-4
means =count	-4,-4,-2,,3,-1,-4
^numbe	-4,-4,-1,-3,-3,-4,-4
number is	,,-3,1,-5,-2
number	-4,-5,-1,-1,-2,-4,-3
my number	-2,-4,-5,-8,-6,-5,-1
my	,-4,-3,1,,-4,-11
means =festiv	-2,-1,4,-3,-6,-7,-8
means =diwali	-5,,1,-3,-3,-2,-3
^diwal	-3,2,1,-2,-2,,-3
diwali .	3,2,2,-1
diwali	-1,2,,,-1,-1,-3
^befor	-2,-4,-2,-4,-6,-3,-12
before diwali	-2,-2,4,-1
before	-3,-5,-3,-6,-6,-2,-12
means =rupe	-1,,-2,-5,-3,-5,-11
lakh before	-3,3,3
lakh	-3,,2,-5,-3,-2,-10
means =15	1,-1,-3,-1,-5,-3,-5
15 lakh	-4,,,-3,-2,-2
15	-1,-2,1,-5,-6,-2,-5
means =roughli	-1,,-7,-2,-2,-6,-6
^aroun	-5,-2,-5,-3,-4,-5,-4
around	-5,-3,-3,-4,-6,-6,-5
means ~cheap	2,-1,1,-2,-2,1,-3
means ~allowance	1,,-1,,,-3,-4
means ~bill	-1,-1,,-2,-1,4,-5
means ~budget	,,1,2,,-5,-4
means ~price	-2,-1,-1,-2,-1,-2,-9
means =spend	-2,1,-1,3,2,,-5
means =inexpens	2,1,-2,,-1,,-4
means =cost	1,-1,,-3,1,,-6
means =cheapli	,1,1,,-4,,-3
means =budget	1,,,-2,-1,-2,-5
^budge	-2,1,,-2,1,,-4
budget	,1,,1,-1,-1,-4
^pickl	-4,-3,6,,-1,2
pickl	-4,-1,2,-1,-1,1
our	1,2,1,3,5,5,-8
for our	4,-1,3,3,6,-1,-2
for	1,3,3,1,2,,-11
means ~shop	-5,-2,7,-1,-5,-5,-7
means =webshop	,,3,1,-1,-1,-3
means =studio	-2,-2,1,,-1,1,-6
means =store	-3,-2,3,-2,-2,-2,-5
means =shop	-3,,2,1,-3,-1,-6
means =retail	-2,-1,3,1,2,1,-5
means =commerc	-2,-1,5,-1,-3,-4,-4
means =bui	-1,,3,-1,-1,,-6
means =busi	,-2,1,-1,,,-6
shop for our	3,-3,9,1,-4,-1
shop for	,-6,18,-4,-1,-3
shop	1,-2,2,,,-1,-2
means ~internet	,-3,6,-2,-4,-2,-5
means =web	6,-5,3,-2,-4,-2,-8
means =onlin	4,-5,5,1,-2,1,-5
means =live	,-1,6,-1,-4,-3,-6
means =internet	6,-4,5,1,-3,-3,-4
means =digit	,-1,6,,1,,-5
^onlin	,-7,6,-3,-6,-3,-4
online shop for	1,-2,10,-2,-1,-1
online shop	-8,-5,4,1,-3,-5
online	1,-7,7,-3,-6,-1,-3
an online shop	-1,-4,-2,1,-1,-2
an online	-1,-9,3,,-4,1
an	-3,5,2,-2,4,,-5
need an online	-6,-2,6,-3,-1,-2
need an	-1,3,3,-7,-6,-2,-1
need	3,3,3,1,1,2,-9
we need an	1,1,4,-4,-6,-5,-1
we need	3,-3,,,1,4,-3
we	1,1,-3,1,2,-1,-11
^manga	-2,-7,1,,-6,-6,-4
mangaluru	3,-2,1,-1,-1,-2,-1
in	-2,-2,-1,,,-2,-13
means ~meal	-3,-2,-1,-5,-1,-4,-3
means ~stall	,-3,,-1,,-1,-4
means ~food	-1,1,1,-1,-2,-3,-5
means =meal	-1,-3,-2,-2,-1,-2,-2
means =hungri	-2,-2,-1,-9,-8,-2,-3
means =food	1,,-1,,-1,,-3
means =eat	1,2,2,-2,-1,2,-2
food	,-1,1,-4,-5,-1,-1
sagar food	-6,-2,,-2,-2,-1
sagar	-3,-4,,2,-3,-1
from sagar food	-4,-2,,-2,-2,-1
from sagar	-4,-2,-2,-3,-2,-1
from	1,-1,1,-3,-1,-2,-14
raman	-3,-3,-2,-3,1,-2
i'm	2,-1,2,,,,-14
hi i'm	5,,4,3,-1,1
hi	-2,2,2,1,,-1,-10
named ecommerce	-18,-17,25,-16,-12,-12,-6
named 1	,4,,,-1,-2,-14
first	-11,-15,-13,-15,-18,-19,-41
	-15,-20,-18,-21,-22,-25,-46
6789	-1,-5,-6,-6,-6,-6,-4
345 6789	-1,-2,-5,-4,-4,-4,-2
345	-2,-6,-8,-6,-8,-7,-4
012 345	2,-4,-4,-4,-2,-3
012	-5,-9,-3,-9,-7,-3,-5
means =whatsapp	-5,-1,3,-7,2,-3,-5
means =meta	-1,-3,-1,7,2,-6,-6
means =messag	2,2,1,-7,3,-2,-5
means =chat	,,-4,-1,1,-3,-7
^whats	-3,-1,-2,-7,2,-3,-7
whatsapp 012	2,-1,1,-1
whatsapp	-1,-2,-3,-6,6,-3,-5
means ~month	-1,,-1,4,-2,-1,-5
means ~duration	-2,-1,,-4,-2,-1,-5
means =monthli	-1,-1,-2,4,-2,-1,-6
means =month	-2,1,,2,-1,-1,-5
means =long	-2,-2,-1,1,-1,,-6
^month	1,-1,-2,,-3,-1,-7
month .	3,3,3,4,6,5,-1
month	-1,,,,-1,-2,-5
3 month .	2,,,-2
3 month	-3,-6,-6,-11,-2,-7,-1
3	,2,-1,-2,-1,-2,-6
in 3 month	1,-4,-6,-7,-1,-2
in 3	-3,-6,-4,-4,-3,-3
means ~shorter	-2,-4,-2,,-2,6,-3
means =within	3,1,2,,-2,-3,-8
means =under	-1,-1,,2,,,-5
means =less	,,3,1,-2,,-4
means =fewer	2,-1,-1,-2,,-3,-1
means =below	-1,,1,,-2,2,-5
less	2,-2,2,-1,-5,-3,-1
or less	,,-3,-4,-3,-2
or	-7,-7,-1,-13,-4,-8,-10
more or less	-2,-3,-5,-3,-2,-2,-1
more or	,-3,-4,-3,-2,-2,-1
more	-1,-2,-2,9,-5,-3,-7
^60,00	,1,-1,-2,-3,,-2
60,000	,4,-1,-3,,-1,-1
means =ringgit	-3,2,1,,-6,-4,-11
rm	-1,,,-5,-3,-3,-9
means ~homepage	7,-4,-1,-2,-1,-5,-6
means ~website	7,-6,,-1,-4,-2,-7
means =websit	7,-3,-2,-1,-3,-2,-6
means =site	7,-3,-1,-3,-3,-3,-8
means =portal	9,-5,-5,-2,-13,-4,-7
^websi	7,-6,-4,-4,-9,-6,-7
website	9,-3,-5,-4,-8,-6,-7
means ~scratch	3,,-1,2,-3,-4,-4
means =new	4,-2,-1,1,-5,-7,-4
new website	8,-1,-11,,-3,-3
new	7,-2,-1,1,-5,-5,-3
a new website	8,1,-5,3,-2,-1
a new	5,-4,,,-4,-2
a	1,-1,,-2,1,-2,-15
want a new	7,-5,1,-5,-3,-3
want a	4,-4,4,-5,5,-5,-1
want	2,6,6,5,6,4,-6
i want a	4,1,,3,2,-2,-1
i want	2,,1,5,-1,,-2
i	-3,-2,-2,-2,-4,-5,-16
ipoh .	-2,,-2,-2,-4,-2,-1
ipoh	-4,-2,-3,-9,-9,-2,-4
in ipoh	,-3,-2,-3,-3,3
bhd	-4,,-2,-5,5,-1,-4
sdn bhd	-1,4,2,-5,2,1,-2
sdn	-1,2,1,-5,2,,-2
^cahay	2,2
cahaya	2,2,-1
kedai	,1,-1,5,-1,-6,-3
means ~existing	,,,2,1,2,-2
means =run	1,3,,-1,-3,3,-4
means =ongo	-1,,1,3,-3,3,-2
means =manag	-1,2,,1,1,1,-7
means =expiri	,-1,3,1,,3,-3
means =aliv	,,1,-2,,1,-5
means =activ	,-1,,,-1,-1,-6
run kedai	3,1,-3
run	,-2,-1,3,-2,-5,-2
i run kedai	3,2,-4
i run	-3,5,1,-2,,-4
osman	3,,-1
means =discard	-2,-4,1,-4,,-4,-5
means =delet	-3,-5,-1,-5,-2,-4,-5
bin	-2,-5,,-4,-1,-2,-5
^faiza	-3,-5,-7,,2,-6,-3
faizal	-3,-5,-5,-5,-4,-4,-2
ahmad	,-2,,-3,2,-3
means ~name	,-3,-2,-4,-4,-3,-13
means =name	-1,-1,,-1,-2,-3,-8
name is	-1,-2,2,,2,-6,-5
name	-2,1,,,-6,-4,-12
my name is	-3,-1,2,-3,-2,,-3
my name	1,1,1,-3,-9,-1,-3
hello . my	4
hello .	8,-1,2,3,1,-4
hello	1,1,3,,-3,-2,-11
named web-development	14,-10,-9,-3,-5,-3,-7
^khali	1,2,-2,-5,-4,-4,-2
khalid	-2,3,2,-3,-3,-2,-2
4567	-9,-1,-4,-5,-8,-4,-5
123 4567	-3,-1,-1,-6,-5,1,-3
123	-2,-3,1,-2,-5,,-3
050 123 4567	,3,-1
050 123	,3,-2,,,-1
050	-1,-2,-7,-7,-3,-5,-4
on	,2,,2,1,2,-10
me on	-3,-8,-3,-4,-4,-2,-2
me	-2,-2,,-1,-2,-4,-12
means =reach	,1,,,-2,-1,-5
means =hit	,,-3,-1,-1,3,-4
means =direct	1,1,-3,1,-1,2,-4
means =coverag	-1,-2,,-2,-3,-1,-2
means =contact	1,,-2,-1,-2,-2,-5
means =arriv	1,1,-1,-3,,-1,-4
reach me on	-5,1,-5,-5,-4,-5,-1
reach me	-2,-1,-3,,-1,-1,-1
can reach me	-1,3,-3,,4,-1
can reach	-2,3,-3,-1,2,3
can	,-1,-1,-1,2,-3,-8
you can reach	-2,3,,,,-1
you can	2,-1,,-2,-2,1,-3
you	-6,-8,-6,-7,-10,-5,-10
means =dirham	-2,-3,-3,-1,-4,-5,-7
means =currenc	-1,-1,-2,-2,-2,-4,-9
aed	-2,-2,-1,-3,-7,-3,-6
budget aed	-2,2,-2,-3,1,-2
means ~programmer	1,,2,1,-2,3,-1
means ~engineer	1,1,-1,,-3,1,-1
means ~team	1,2,1,2,1,3,-4
means =technic	-4,5,-1,3,5,-3,-3
means =engin	,1,-3,-4,1,-3,-3
means =develop	,,-1,,1,1,-3
means =dev	,-1,-3,-4,1,,-4
means =build	,-1,,-1,1,-1,-4
^engin	-1,1,-5,1,4,-4,-1
engineer	2,1,-5,-1,-2
means =remot	2,-5,1,-1,,1,-3
means =premis	2,-2,,-1,,2,-2
means =physic	2,,1,2,,,-2
means =locat	3,-1,,-1,2,-1,-7
means =local	,-2,,-2,-1,1,-4
means =here	1,,-1,-1,-2,,-10
means =ground	2,-6,1,-1,,,-2
site	2,-7,,-1,,-2,-2
our site	1,-2,-6,-5,2,-1
means ~app	-4,9,-6,-7,-7,-5,-8
means =tool	-2,8,-6,-2,,,-4
means =softwar	-3,7,-9,-5,-1,-1,-7
means =program	-2,8,-8,-7,-4,-3,-10
means =download	-4,8,-9,-3,-5,-4,-4
means =applic	-3,7,-11,-6,-3,,-4
means =app	-4,8,-8,-3,-6,-5,-4
app for our	-6,2,-4,-7,-1,-6
app for	-3,12,-10,-5,-5,-3,-2
app	-4,9,-9,-3,-5,-7,-4
means =smartphon	,5,-2,-1,-1,-2,-5
means =phone	,2,-1,1,-1,-1,-5
means =mobil	,5,-1,-2,-1,-3,-4
means =iphon	-1,3,,2,-7,-2,-2
means =handset	,3,-2,-1,-1,-3,-3
^mobil	2,4,-1,2,-3,,-2
mobile app for	-8,1,,-4,-3,-3
mobile app	-2,-3,-1,3,-4,-4
mobile	,3,,1,-3,-2,-2
a mobile app	-4,-5,,-1,-1,-1
a mobile	-4,4,-2,-2,-2,-2
for a mobile	-3,5,,-1,-1
for a	8,3,5,-3,1,-2,-2
means ~search	,1,-1,2,2,1,-2
means =watch	-3,-1,,-1,-2,,-2
means =want	2,2,2,-2,-1,3,-3
means =visual	-1,-3,-1,,-1,-1,-1
means =upkeep	-1,-2,1,-2,1,1,-5
means =serv	-2,,-1,,1,,-4
means =seen	1,-1,1,,,,-2
means =see	,2,,-1,-1,-1,-5
means =search	-1,-2,-3,6,1,-1,-5
means =review	2,1,-1,1,1,-2,-2
means =research	-1,,,,-2,3,-2
means =observ	,-3,,,1,2,-2
means =mainten	2,-1,-3,,,-1,-4
means =maintain	,,-2,-1,,1,-5
means =look	1,,1,1,-1,2,-1
means =handl	,,-3,1,-1,-3,-4
means =ey	-2,,1,2,2,1,-3
means =consid	-1,-2,2,1,1,,-6
means =check	-1,1,-1,,3,-3,-4
means =care	,1,-1,1,2,,-2
^looki	1,,4,-2,,-2,-1
look for a	2,5,-1,,1,2
look for	-1,4,-2,4,3,1
are look for	,2,-3,4,-2,-1
are look	-6,1,-2,4,-4,-4
are	-3,-2,,-2,-5,-3,-6
we are look	-5,,-4,4,-4,-2
we are	2,2,1,-1,,-3,-5
means =uae	-3,-5,-1,,-5,-6,-6
means =emir	-3,-4,1,,1,-2,-6
^sharj	,-1,-3,,1,-3,-3
sharjah . we	-1,3,-1
sharjah .	6,3,-3,4,-2,-1
sharjah	-1,-1,-2,2,-2,-1,-2
means =insid	-1,1,-2,-1,-2,-7,-6
^inter	-1,-4,1,,2,-1,-4
interior	2,3,-4,,-2,-3
^breez	1,1,-5,-3,-5,-3,-1
breeze	1,3,-5,-2,-5,-3
means =saudi	,,,1,,-2,-5
means =gulf	-5,-4,,-3,-3,-3,-7
means =dubai	-5,,-1,-2,-1,-4,-6
means =bai	2,2,,-1,4,,-3
means =arab	1,,-1,-2,2,-4,-1
gulf	1,-2,3,-1,-2,1,-1
^manso	-4,1,4,,2
al	-2,-2,-4,-7,-2,-8,-13
this is	3,3,1,-1,-2,2,-4
this	,-2,,,-4,-2,-8
means =afternoon	-2,2,3,,1,,-1
^after	-2,,2,,,-1
afternoon	1,2,2,,-1,-1
means ~stock	2,2,-1,,1,2,-5
means =useless	,-2,,-3,-1,-2,-5
means =product	,2,5,1,2,,-5
means =item	,,1,-4,1,-3,-6
means =forev	,1,-1,,2,3,-3
good afternoon	1,2,3,1,1,1
good	-1,,,,,,-4
named mobile-development	-7,20,-11,-6,-7,-7,-5
7946	1,-3,-3,-2,-2,-2
means =20	1,,-2,-4,-2,-2,-7
20	-4,-2,-1,-6,1,-3,-6
44 20	-2,-2,-3,,-2,-1,-1
44	,-2,-1,-8,-8,1,-5
tel	,-1,2,-4,3,,-2
^examp	-11,-12,-17,-16,-10,-13,-15
^e-mai	,-3,-4,-7,-3,-3,-2
e-mail	,-3,-5,-7,,-4,-2
^90,00	2,2,1,-3,-2,-1
90,000 .	-1,4,,,,1
90,000	1,3,1,-3,-2,-1
means =usd	-1,2,-5,-6,-1,3,-4
means =dollar	-1,1,-3,-5,-1,,-5
usd	-1,,-4,-3,1,,-4
to	-2,,1,2,2,,-12
up to	-1,,-3,-6,1,-1,-2
up	-1,,3,3,3,2,-6
is up	-2,-2,1,-3,,-1
budget is	,-6,-1,-5,-7,-5,-1
means =april	-3,-3,-3,-5,-1,-1,-5
q2 .	,,,-1,-1,3
q2	-6,1,-6,-4,-1,5,-1
of q2	-2,2,,,2,1
of	-1,-2,,-2,,,-11
means ~quit	-1,-1,-1,,-1,-2,-4
means ~stop	,,-1,-4,,,-4
means =outcom	-1,-2,-1,-3,-1,,-3
means =finish	,2,-1,-2,-5,1,-2
means =end	1,-1,-1,-2,-2,,-4
means =conclus	,-2,-1,-1,-3,,-3
end of	-3,,1,-2,-1,,-1
end	-2,-2,-3,-1,-1,-2,-3
the end of	1,1,-2,-1,4,4
the end	3,1,-6,-3,4,2
the	-3,-5,-4,-2,-2,-4,-13
by the end	-3,1,-1,-1,1,3
by the	-2,,-2,-9,-6,-1,-3
by	,4,2,-4,4,,-12
means ~provider	-2,-2,-2,3,-1,3,-5
means =host	-6,-6,-5,-9,-6,10,-6
means =cloud	-5,-8,-3,-8,-5,12,-5
means =bad	1,-1,-1,-7,,8,-1
means =aw	-7,-4,-2,-6,-3,10,-4
means =amazon	-9,-6,8,-8,-4,5
aws	-8,-5,-9,-8,-9,6,-1
to aws	-9,-4,-5,-2,-4,11
means ~cloud	-4,-3,-5,-6,-3,10,-5
means =serverless	-2,-2,-2,-3,-3,7
means =server	,-3,-5,-7,-3,7,-2
means =machin	,-3,-2,-1,,5,-4
means =instanc	-3,-1,-2,-3,,6,-5
means =infrastructur	-2,-3,-3,-5,-2,4,-3
means =backend	-5,2,-5,-8,-4,6,-2
^serve	-3,,-1,-5,-4,6,-1
server to	-2,-1,-1,,-1,4
server	-4,,-1,-7,-7,6,-1
our server	3,-4,1,-2,-5,5
means ~move	-2,-3,1,-1,-7,7,-2
means =transfer	-1,-4,-2,1,,4,-6
means =switch	-1,-1,-2,,-4,7,-2
means =move	,,,-2,-2,5,-5
means =migrat	-1,-2,,-2,-2,4,-4
^migra	-6,-5,-3,-5,-6,6,-1
migrat	-2,3,-1
means ~quote	3,,-1,1,-2,3,-1
means ~estimate	-2,1,2,,,1,-2
means =quot	,1,1,1,2,2,-3
means =quotat	2,-1,-1,-1,2,1,-3
means =propos	3,1,2,-1,,1,-4
means =price	-1,1,,-1,-1,,-4
means =offer	,,2,-1,-2,1,-3
means =estim	2,-1,-1,-2,-1,3,-2
means =enquiri	,-1,,,,-1,-3
quote for	-4,1,4,-1,-4,2
quote	2,2,4,1,-8,2
^kindl	-2,2,3,5,1,-4,-1
kindly quote	-3,,-1,1,,3
kindly	-1,2,3,5,4,-4
^londo	-4,-2,1,-1,-4,-5,-2
london .	3,-1,-1,-1,-1
london	-3,-3,,,-5,-4,-1
means =row	,,-1,,4,,-3
means =quarrel	-1,-4,-6,-1,-6,-1,-3
means =line	-6,,,-2,,-1,-4
means =fight	-1,-2,-5,-2,-4,1,-3
^whitf	-3,-4,-2,-2,-2,-2
whitfield	-1,-1,-1,,-4,-1
^marga	-2,-5,-2,1,-2,-3,-1
margaret	-3,-2,-2,-3,-1,-1
am	,-2,-2,-3,-2,-6,-10
i am	-1,-1,-2,-2,,-6,-8
means ~colleague	-1,2,1,1,1,,-3
means ~staff	-2,1,-1,1,,1,-2
means =team	,,,-1,-1,2,-5
means =group	3,2,1,,1,3,-3
means =employe	,,,,,,-4
means =depart	,-1,-2,,-2,2,-3
means =crew	-1,1,-1,1,2,1,-3
team i	5,3,,,,3
team	-1,,1,-2,1,1,-2
dear team	-2,2,-1,1,1,1
dear	3,5,4,3,3,2
named cloud-solutions	-6,-7,-12,-8,-5,19,-5
named 2	4,10,5,12,13,11,-4
example.com	-3,-8,-9,-11,-4,-10,-8
^ravi.	-7,-3,-6,-6,-5,-5,-3
^90000	,2,5,-1
ravi	-7,-2,-5,-4,-4,-3,-1
means ~monthly	-4,-4,-2,9,-5,1,-5
means =next	1,1,-3,,-1,,-7
means =near	,,-2,-3,-2,-1,-6
next month	-1,-2,-1,1,1,-5,-1
next	2,1,-3,-3,-1,,-4
means ~launch	1,,,2,,,-5
means ~founder	-1,-1,,,,-4,-7
means ~begin	-1,,-2,-3,3,-2,-3
means ~founded	-2,-1,2,-1,-1,-1,-4
means =start	,-2,,-1,,-1,-4
means =rewrit	-1,,-1,-1,-3,,-3
means =redo	2,1,,,-1,,-2
means =rebuild	3,,,-2,-2,-2,-2
means =onboard	,-2,1,1,-1,1,-3
means =minimum	-1,-1,-1,-1,-1,,-3
means =launch	-1,-2,1,1,2,,-4
means =initi	-3,,-1,,-1,-2,-5
means =found	1,1,1,-1,-2,-2,-3
means =founder	,2,-1,-1,,,-4
means =establish	1,-2,2,1,-1,-1,-4
means =begin	-1,-1,1,-1,-1,-1,-3
means =anew	,,-2,1,-1,1,-2
start next	-4,-3,-3,,-2,-3
start	1,1,1,2,-2,,-2
means =maximum	,-2,-2,-5,-4,-4,-6
max	-2,-5,-3,-6,-9,-8,-8
lakh max	1,-1,,1,-1,3
20 lakh	-3,-2,-5,-3,-2,-3,-1
means =middl	1,-2,,-2,-1,-2,-6
means =centr	-1,-1,-4,-3,,1,-6
^centr	-1,-2,-6,1,2,4,-2
centre	1,,-3,,-2,1,-2
means =class	,3,-4,-3,-1,-2,-4
^tuiti	3,-1,-8,-2,-1,-6,-2
tuition centre	2,1,-2,,-3,-3
tuition	4,-2,-8,,-1,-6,-2
for tuition	-2,3,-1,-2,-1,-1
means =android	-3,3,-10,-9,-6,,-3
^andro	-5,4,-9,-7,-5,-2,-2
android	-6,6,-8,-7,-6,-1,-3
means =io	-10,8,2,-5,-1,-7,-1
means =appl	-8,6,-2,-2,3,-8,-1
ios android	-2,5,-1,,,-2
ios	-7,10,-4,-4,-5,-5
need app	-10,11,-7,-6,-6,-6,-1
named 3	6,5,-1,10,3,7
named 0	-21,-26,-23,-25,-28,-30,-47
means ~slow	1,-1,-2,,-4,-1,-3
means =speed	-1,,-1,1,-3,1,-2
means =slow	1,-1,,-9,-7,2
means =heavi	1,1,-1,-2,-7,4,-1
means =gradual	3,-4,1,-4,,-1,-3
slow	4,-1,-1,-9,-7,3,-1
very slow	2,-2,-3,-2,-1
very	1,-2,-5,-4,-3,,-3
is very	5,-3,1,,-2,-1
it is	-3,3,2,1,-2,1,-2
it	,-3,-2,-1,-1,2,-8
website it	2,-1,-1,-1,,-1
our website	-2,-5,-8,-8,-1,-2
means ~redo	2,-3,,-7,,-7,-2
means =repeat	3,,,-6,-1,-2,-2
redo our	5,-3,-2,-6,-4,-5
redo	5,-1,-6,-7,-7,-9
to redo our	5,-2,-4,-5,-4,-4
to redo	4,3,-6,-7,-4,-6
want to redo	4,,-2,,,-2
want to	-3,-5,1,-1,-1,-4,-2
we want to	-3,-4,-3,-1,,-3,-1
we want	-1,6,4,5,5,3,-1
^krish	-1,4,-8,-5,-2,-4,-2
krishnan	1,-4,-4,-3,-2,-3,-1
deepa	-1,-1,-4,-3,-3,-3,-2
later	-33,-35,-35,-37,-37,-38,-44
^lotus	-3,-3,-6,-4,-4,2,-2
means =march	,-1,,1,1,,-4
march	,1,-1,3,,1,-4
by march	3,-2,-2,-1,-2,-1
done by	1,3,-5,-4,2,-2
done	-2,3,-3,1,-5,-2,-2
it done	9,-3,-2,-1,-2,-2
like it	8,-3,-4,-3,-2,3,-1
like	-1,2,4,-5,4,-3,-6
would like it	-1,-1,,,-2,2
would like	2,3,-2,-2,3
would	,,1,-3,-1,-1,-6
and would like	1,-2,4,-2,3,1
and would	2,-2,3,1,6
^80,00	-3,-4,1,,2,-4
80,000	-6,-4,-2,,1,-5,-2
about	-1,-4,-1,-2,-3,-8,-5
have about	-4,-3,-1,-1,-2,3
have	-1,1,-1,2,1,-1,-5
we have about	-4,-4,,-1,-2
we have	1,1,2,-2,2,2,-3
means ~paperwork	-1,,-3,-1,2,-1,-2
means ~document	-2,-2,-3,-7,5,5,-2
means ~documentation	3,1,-3,-1,3,2
means =record	-2,-2,,-2,,3,-2
means =pdf	-5,-3,-4,-8,-1,1,-2
means =paperwork	2,,-1,-4,-3,2,-4
means =paper	,1,4,-11,-1,-2,-4
means =materi	1,2,-3,1,,3,-2
means =manual	2,1,1,,3,1,-2
means =file	3,,-3,-8,2,4,-2
means =evid	1,-3,-2,-3,,3,-3
means =document	-1,1,-1,-8,,3,-4
^docum	1,1,-4,-1,1,5,-1
document	1,-2,-3,-1,-1,4,-1
means ~ourselves	-2,1,1,,-1,1,-5
means ~own	,-2,,-3,,-3,-3
means =voluntari	-2,-1,2,-1,-3,-1,-2
means =self	-1,-1,2,-3,-1,,-5
means =own	,,2,1,-1,2,-3
means =independ	-1,,1,,1,-1,-3
means =belong	,,1,-2,,1,-4
means =automat	-4,2,2,-3,4,-3,-3
means =alon	-2,-2,2,,-4,-2,-6
means =admit	1,1,,-1,1,2,-2
own	-2,2,3,2,-2,-1,-1
our own	5,,1,-2,-2,1
from our own	1,-5,2,-2,-2,2
from our	-1,1,-4,-5,4,-4
means ~offer	2,-1,1,-6,,-1,-2
means ~reply	-3,,2,-2,3,-2,-1
means =solut	-1,-2,1,-3,3,-3,-3
means =respons	-2,-1,-1,-2,3,-1,-2
means =respond	-2,1,-1,-3,3,-3,-4
means =repli	-1,-1,-1,-3,3,-1,-2
means =answer	,-3,-1,-2,3,-1,-3
^answe	-5,-1,-3,-5,3,-4,-2
answer from our	,,,,3
answer from	-1,,-2,,5,-2
answer	-3,-2,-3,-3,3,-3,-1
that answer	-5,-6,-5,-3,9,-3
that	,,-4,2,8,1,-8
means ~ai	-4,-8,-6,-8,14,-6,-5
means =robot	-6,-6,-3,-4,6,-4,-4
means =chatbot	-7,-10,-7,-4,5,-6,-3
means =bot	-7,-11,-5,-3,7,-4,-2
means =assist	-7,-8,-5,-4,5,-5,-3
^chatb	-7,-8,-4,-2,10,-3,-2
chatbot that answer	-1,,-1,-1,3,-1
chatbot that	-1,,-2,-1,2,-1
chatbot	-7,-8,-2,-1,9,-4,-1
do chatbot	,,-1,,2
do	-3,-4,-3,-4,-4,-13,-10
you do	1,2,5,-2,,2,-3
do you do	-3,3,2,1,-2,-3,-2
do you	-8,-5,-6,-11,-8,-11,-7
hello do you	3,1,-2
hello do	2,2,-2,,1
named ai-solutions	-11,-7,-11,-12,20,-12,-4
means =categori	-2,3,3,2,2,-2,-5
^depar	-2,-1,-5,,,-6
department	-4,1,-5,1,1,-6
means =recruit	-1,-1,-5,-4,2,-3,-3
means =hour	,-2,1,-4,1,1,-3
hr	1,-3,-6,-8,3,-1,-1
our hr	-3,,-1,-1,3,3
that for our	4,-2,-4,-2,-2,1
that for	,1,2,1,4,,-1
in that	-2,-4,,-2,1,-2
means =interest	-5,-3,3,3,3,2,-1
interest in	-4,-4,2,5,6,-3
interest	-6,-3,1,3,3,-5
are interest	1,3,-1,-2
yes we	-2,-1,2,-3,-2,-2
yes	1,-2,2,1,-3,-7,-6
means =piec	-4,1,2,-7,-5,-8,-2
means =part	-1,-2,1,-6,-4,-1,-2
means =compon	-2,-3,3,-10,-4,-6,-2
^compo	-2,-4,-4,-3,-6,,-1
component	-1,-2,-3,-2,-4,-1
nandi component	-1,-1,-2,-1,-4,-1
nandi	-1,-1,-2,-1,-4,-1
means ~firm	1,-2,,-1,-2,,-6
means =rival	-1,2,-2,2,2,-2,-3
means =organis	1,,,-1,-3,-1,-6
means =firm	1,,-1,1,,,-3
means =entiti	-1,-1,-1,-1,-2,-1,-4
means =corpor	-1,1,6,-1,-1,1,-4
means =competitor	1,1,1,2,2,,-3
means =compani	,1,-1,1,,,-7
means =agenc	,1,-3,,-2,-1,-6
^compa	-2,,2,-4,-2,-1,-3
company is	-4,-1,3,6,1
company	-2,-1,-2,-2,1,,-2
my company is	,-2,4,7,-2,-2
my company	1,1,1,5,,-2
^sures	-6,-7,-8,-7,-6,-6,-2
suresh	-8,-6,-7,-6,-5,-5,-1
^nandi	-2,-6,2,-2,-1,-3,-3
anil	-1,-5,-5,-4,-4,-3,-2
email is	-2,-3,-3,-4,-4,-3,-1
email	1,-5,-6,-3,2,-8,-3
my email is	-4,-2,-2,-3,-2,-1
my email	-4,-3,-2,-5,-5,-3
it's	2,-1,1,-2,-6,1,-9
means =sorri	-2,-4,-2,-5,-5,-6,-9
means =apolog	-3,-4,-2,-7,-5,-8,-9
sorry it's	,-2,-4,1,-1,-1
sorry	-2,-3,-3,-9,-6,-8,-8
mehta	-1,-5,-4,-4,-4,-4,-2
la	-5,-2,-8,-6,-4,-3,-6
876	-3,-1,-1,,-2,-1
019	-3,-4,-5,,-1,-5,-4
at 019	-2,-2,,-2,-3,-1
at	-1,-1,,,3,3,-10
me at	-2,-4,1,-1,-4,,-3
means ~ring	-1,2,-2,-2,,-1,-2
means ~meeting	-2,1,-1,-3,-2,-1,-2
means =wake	,-2,1,2,,-2,-2
means =talk	-2,,-2,1,1,-2,-6
means =standbi	,-1,1,,1,4,-3
means =speak	,,-2,-2,2,-1,-3
means =ring	,1,1,-2,,-1,-3
means =meet	2,,,1,1,1,-3
means =invit	,-2,,1,,,-2
means =demand	,-1,,1,1,-1,-2
means =decis	-1,-2,-1,-1,-1,-2,-4
means =cancel	-1,,1,1,1,-2,-3
means =call	,4,2,1,1,-2,-4
call me at	-4,-3,,-1,-1,-1
call me	-2,-2,-5,-10,-3,-6,-1
siti	-1,-5,-3,-1,-6,-7,-4
am siti	-2,-1,1,-2,-1,-2
i am siti	-2,-1,1,-1,-1,-1
hi i am	-3,-1,-4,-3,1,-2,-1
hi i	-5,,-3,-5,1,,-2
means ~errors	-1,2,-2,-1,2,-7,-3
means ~risk	-3,-2,-2,-2,-3,-5,-3
means ~accuracy	-3,-2,-2,2,-2,-6,-5
means ~wrong	-4,-2,-1,-1,-2,-4,-3
means ~accurate	-2,-3,-3,-1,-2,-5,-4
means =wrong	-1,-2,,1,,-7,-5
means =mistak	-3,-1,1,2,1,-6,-5
wrong	-1,-1,,-1,,-4,-2
means ~waiting	1,1,-1,-2,-2,-5,-4
means =wait	-1,3,1,-2,-3,-2,-3
means =pend	-1,2,-1,-2,-2,-5,-4
means =hesit	3,-4,-2,-1,-2,-9,-2
wait	2,-1,-2,-4,-4,-7,-3
oh wait	-3,-1,,-1
oh	-9,-6,-5,-9,-12,-10,-6
means =trade	1,-2,3,-2,-1,-2,-6
^busin	,-4,4,-2,-1,-3,-1
busines	,-2,1,-3,,-4,-2
batik	-4,-4,6,-1,-3,-1,-1
for my	2,1,-5,3,-1,-5,-4
means =storefront	-5,-9,9,-6,-6,-8,-2
means =shopifi	-9,-11,7,-5,-5,-5,-2
means =ecommerc	-13,-10,14,-9,-6,-8,-5
^shopi	-9,-8,6,-3,-2,-5,-1
shopify	-9,-9,6,-4,-8,-4,-2
do shopify	,,7,-1
can do	6,,-3,3,1,-2,-1
you can do	3,-1,3,-1,1,-1
if you can	2,-4,-1,,1,4,-1
if you	1,-1,-1,,,,-3
if	-3,-3,-3,-6,-6,-4,-6
know if	-2,-3,-1,-3,1
know	,,-1,,3,,-6
to know if	-3,-2,-1,-4
to know	-4,-2,1,1,1,-5
want to know	-2,-3,,-2,2,-6
site .	-2,-6,-1,1,3
means ~marketer	-2,-2,-3,3,-4,-6,-3
means ~marketing	-2,-3,-5,8,-6,-7,-8
means =sell	-4,,5,2,-2,-2,-7
means =market	-3,-2,,9,-6,-5,-7
means =industri	-1,-1,-1,1,-1,-5,-5
means =advertis	,-2,-2,4,-3,-7,-5
^marke	-3,-5,5,4,-2,-7,-3
market site	1,,-3,1,-1
market	-4,-1,-2,2,-3,-5,-3
the market	6,-3,-4,-3,-1
for the	5,2,,,1,4,-3
^30,00	1,-4,-1,-6,,-4,-1
30,000	1,-3,1,-5,-1,-4,-1
is usd	5,,-1,-4,-2,-2
budget is usd	3,-2,1,-4,-2,-1
our budget is	,-5,-1,-1,-5,-3
our budget	-2,-6,-5,,-1,-4
^45,00	-3,-4,2,,-2,-6,-1
45,000 .	-1,-3,-1,-2,-2,-2
45,000	-3,,2,1,-3,-4
me it	-3,-1,,,,-1
means =tell	-1,4,-2,3,6,2,-3
means =describ	1,4,-3,1,5,,-3
means =announc	1,3,-7,-3,4,,-3
told me	3,,1,-4,1
told	2,1,-5,-6,1,,-2
just	-1,-4,-11,-10,-10,-6,-8
means ~bank	-2,-1,1,-5,2,2,-3
means =wealth	-2,1,1,-6,2,-4,-1
means =monei	,3,,,-2,-3,-7
means =fund	1,2,-1,-1,1,-4,-2
means =financ	-2,1,-2,-4,,-1,-4
means =capit	,3,1,-3,-1,-3,-1
^finan	-3,-3,-4,-6,-2,1,-2
finance	-4,-1,-4,-4,-2,2,-1
means ~repair	2,-1,,-1,-4,-1,-3
means =true	-3,-4,2,-2,-8,-9,-3
means =right	-1,-1,-2,-5,-3,-2,-3
means =edit	2,,-7,,-1,-3,-3
means =correct	,,-3,-3,1,-3,-2
means =accur	-3,-3,-4,-3,-1,-5,-3
means =accuraci	,-1,-1,-2,-4,-1,-4
^corre	-3,-4,-1,-7,-1,1,-2
correction	,-4,-4,-2,-1,-1,-1
^brigh	-3,-1,-5,2,-7,-3,-3
brightpath.example	-3,-3,-3,-3,-3,-3,-2
leena	-3,-2,-1,-1,,-2
^thoma	-2,-5,-5,-8,-3,-1,-5
thoma	-3,-1,-6,-7,-4,-3,-5
june	-1,-1,-2,-5,-5,-5,-3
by june	2,-3,-8,-6,-6,-4,-1
means ~overtime	1,2,-2,-1,2,2,-5
means =rollout	-3,2,2,1,1,,-2
means =releas	-1,-2,3,-1,,-1,-3
means =relaunch	6,1,2,,-6,-2,-2
means =introduc	-2,1,-1,,-1,-2,-2
means =deploy	-1,-4,-2,3,,-4,-2
means =deploi	1,-2,3,-1,2,-4,-2
^launc	1,3,1,1,-8,-1
launch by	-5,1,-4,-3,-2,-1
launch	1,3,1,2,-9
to launch	-5,4,-4,3,-3,-1
like to	-3,-2,5,2,2,-1,-1
we'd like to	-2,-1,,4,,-2
we'd like	2,2,1,-2,4,-4
we'd	5,4,5,2,6,,-1
example.my	1,-7,-8,-8,-7,-7,-4
^hanna	-2,-2,-1,-2,-2,-2,-1
lim	,-3,-1,-2,-1,-7,-7
hannah	-4,-1,-1,-3,-4,-3,-2
means =user	-1,2,2,,1,1,-3
means =subscrib	,4,-2,2,-2,-2,-2
means =particip	-1,6,-1,-4,3,1,-1
means =member	1,3,-7,-1,-1,1,-4
^membe	2,5,-3,-1,-1,-1,-1
member	2,4,-1,-1,-1,1,-1
gym member	-3,3,,-1,-1,-1
gym	-4,,-9,4,-4,-2,-2
for gym	-2,4,-2,-5,-3,-3,-1
app for gym	-3,5,-1,-2,-2,-2,-1
an app for	-1,8,-4,-1,2,-7
an app	-4,7,-6,1,-2,-3,-1
is an	,,2,-2,-2,-2
means =platform	5,-4,3,-3,-2,,-3
means =output	-1,-1,,-3,,-2,-4
means =environ	-1,-3,2,-2,-3,-1,-3
^produ	-2,,2,1,,-2,-3
product is	-3,2,-2,-1,-1,-2
product	-3,-2,1,1,,-6,-2
the product	-1,1,,,-2
means =septemb	1,-3,-3,-2,2,-2,-4
^septe	-1,-1,-3,-3,-4,-1,-3
september .	5,2,1,-2,1,3
september	-5,-1,,-4,-3,-1,-3
by september	-6,-2,3,-2,-2,-2
not	-3,-8,-3,,-7,-7,-14
^actua	-3,,-4,-1,-4,-2,-3
actually	-3,-1,-5,-5,-3,-3,-3
^matha	-2,-3,-4,-3,-3,-2,-2
mathai	-2,-2,-4,-2,-2,-1,-1
john	-4,-3,-3,-2,-3,-3,-1
means =spell	-5,-1,1,-3,-5,-3,-1
means =explain	-7,-4,3,,-4,-4,-1
means =defin	1,-2,-1,-1,-1,-3,-2
^spell	-6,-2,2,1,-3,-3,-1
spell	-6,-2,4,2,-2,-2
^that'	2,,1,,2,-3,-3
that'	,-2,2,,,-2,-4
example.in	-2,-3,-3,-5,-6,2,-6
means ~adverts	,-2,-3,2,-3,-10,-2
means ~advert	-1,-4,-6,4,-2,,-2
means =plu	1,,2,3,,-1,-6
means =commerci	,,-1,2,3,-5,-3
means =campaign	-1,-4,-5,3,-3,,-5
means =arithmet	,2,-5,3,1,,-2
means =advert	,-3,-4,3,-3,,-3
means =ad	-1,-3,-2,3,-3,-1,-2
ads	-1,-5,-7,8,-5,-10,-2
means ~google	1,-8,-5,6,-2,-5,-3
means ~store	,-5,2,5,-1,-3,-4
means ~rank	,-3,-7,10,-2,3,-5
means ~search-results	-2,-1,-2,8,-2,-2,-3
means =googl	-2,-4,-4,8,-3,1,-2
^googl	-3,-4,-2,10,-3,-2,-1
google ads	2,-4,-4,6,2,-4
google	-3,-7,-2,9,-3,-2,-2
our google ads	-5,-1,-1,-4,-1,-1
our google	-7,-3,-1,-1,-4,-4
run our google	-3,-1,,2
run our	-3,,-7,8,-5,-3,-1
to run our	1,4,-3,7,-1,-2
to run	-4,1,-4,9,-6,-5
means =someon	,1,-2,2,,1,-2
means =somebodi	-1,-1,-2,2,1,1,-2
means =ident	1,1,,1,-2,2,-4
means =anybodi	-1,1,-1,2,-2,,-2
^someo	,1,2,3,-1,1,-1
someone to run	,4,,4,-1
someone to	2,5,-2,2,,1
someone	1,,1,2,-1,3,-1
need someone to	1,6,-4,4,1,-1
need someone	-2,2,-6,1,,1
named digital-marketing	-3,-16,-10,24,-10,-9,-8
^rumah	-4,-3,-2,-3,-3,-1,-2
^fatim	2,-1,-4,-4,-6,-5,-4
fatimah	3,,-3,-3,-3,-3,-2
mail me at	-3,-2,-2,-2,-2,-3,-1
mail me	-2,-2,-2,-3,-3,-3,-1
can mail	-2,-1,,-1,-1,-3
you can mail	-2,-1,,-1,-1,-3
^ismai	-7,2,1,-3,-5,1,-4
ismail	-5,,,-2,-4,-3,-4
binti	-3,1,1,-3,-8,-4,-5
alam	-5,2,-5,-3,-6,-4,-4
shah alam	-3,,-6,-4,-7,-2,-4
shah	-2,-5,-6,-4,-7,-5,-5
in shah alam	-4,1,,-4,-2,3
in shah	-3,,,-1,-1,3
means =hardwar	3,-2,-1,,,-1,-3
means =devic	,4,-3,1,3,,-4
^hardw	3,-7,-3,-3,-5,2,-2
hardware in	-3,,2,-1,,-1
hardware	3,-7,-3,1,-5,1,-2
kita	-4,-4,-4,-1,-4,-4,-2
rumah	-7,-4,,-3,-3,,-2
means ~shelf	-2,-1,6,-2,3,,-2
means ~keep	-4,,1,-2,,-1,-4
means =stock	-4,-2,5,-4,2,3,-2
means =save	1,,3,-2,,-1,-4
means =keep	-1,-1,,-2,-1,-3,-4
means =hold	-6,-3,2,,-1,4,-3
means =branch	-1,-1,1,,1,-2,-5
store	-7,-2,6,-5,-3,-4,-1
online store	-10,-5,6,1,-5,-4
means =tini	1,,2,2,-3,3,-4
means =small	,,-1,,,1,-4
means =shorter	,-2,2,1,-2,1,-3
means =short	3,,2,,-2,-4,-5
means =low	1,1,1,1,-1,2,-6
means =littl	1,2,,,-1,-1,-6
small online	-2,-1,5,-2
small	-1,,2,2,-1,,-1
a small online	-3,-1,4,-2
a small	4,-2,,-3,1,-1
month a	2,3,-3,1
by next	-8,-4,-5,-4,-4,-6
it by	2,-1,-1,-2,-2,-5
we'd like it	-3,,,-1,-1,2
dhabi .	5,-1,-3,-2,-2
dhabi	-1,-1,-2,-3,-3,-7,-4
abu dhabi .	2,1,-2,-1,-1
abu dhabi	,-1,-6,-3,-3,-7,-4
abu	-1,-3,-5,-4,-4,-9,-6
llc abu dhabi	-1,-3,-2,-1,-1,-1
llc abu	-1,-4,-3,-1,-1,-1
llc	-3,-3,1,1,-2,-6,-3
means ~sell	-3,-1,7,,-4,1,-4
means ~industry	2,3,-2,-3,2,-1,-4
means ~profession	-1,-2,-3,-5,-3,,-4
means =swap	1,2,-4,-3,-3,-1,-3
means =exchang	3,-1,,-1,2,2,-3
trad llc	,,3,3
trad	1,,-2,,-2,,-2
noor	,-1,-5,-5,-1,-8,-6
al noor	2,-6,-2,-6,1,-5,-3
of al noor	,-2,2,,2
of al	-4,-2,4,2,3
^behal	,,1,1,3
behalf of al	,,3,1
behalf of	4,1,1,1,2
behalf	3,,1,2,2,-1
on behalf of	2,-1,,,3
on behalf	3,-1,1,1,2
means ~article	-1,-2,-1,,2,-4,-5
means =write	-1,-1,,-1,,3,-2
means =report	-1,2,,4,-1,,-3
means =content	-1,1,,1,-2,1,-3
means =compos	,1,,-1,2,5,-2
means =blog	-1,-1,,2,-3,-2,-4
means =author	,-2,1,-2,-1,,-2
means =articl	2,1,2,-3,-4,-1,-4
^writi	-2,-2,2,,-6,1,-1
writ on behalf	1,-3,,,-3,1
writ on	-2,-3,2,1,-2,1
writ	-2,5,1,1,-1,3,-1
am writ on	,1,-2,-1,-2,-2
am writ	-1,3,-1,,-2,-1
i am writ	,4,-1,,-2,-1
means ~english	,,-2,-1,3,-1,-1
means ~language	4,1,1,-1,6,-7,-4
means ~technology	-1,-1,-1,-3,5,-1,-4
means =word	-1,,-1,3,-1,-2,-1
means =languag	1,1,,-1,5,-7,-2
means =english	3,-2,-2,-1,4,-4,-1
^langu	,-1,1,1,4,-2
language .	2,-2,,,4,-1
language	1,-6,-3,2,1
^arabi	,1,-1,-3,2,-4,-1
arabic	1,4,-1,-4,3,-4
and arabic	3,,,1,-5
means ~invoice	-2,,-2,-4,2,4,-3
means =receipt	-1,1,-3,-6,3,4,-2
means =invoic	-7,-3,-8,-6,1,4,-2
means =charg	-1,-1,-2,-2,-1,1,-5
means =bill	-1,-2,-4,-5,-2,5,-3
^invoi	-3,-7,-3,-6,5,-4,-2
invoic and	,-1,,,-1,-2
invoic	2,-3,1,-3,5,-9,-1
means ~account	,-4,-1,-3,-5,-5,-3
means ~login	1,-2,-3,-6,-5,-5,-3
means =session	1,,,1,3,1,-3
means =password	4,-4,-2,-3,-7,-2
means =credenti	3,-1,1,-1,-2,-4,-1
means =account	,-1,-2,-2,-1,4,-2
means =access	1,-3,-3,-3,-2,-4,-2
login	2,-3,,-3,-6,-4
with login	1,-1,-3,,-3,-1
with	3,1,3,,-2,-1,-7
means ~agent	6,-4,-4,2,-2,-4,-4
^porta	8,-2,2,1,-5,1
portal with	-1,-4,3,-2,-4,-3
portal	8,-2,,-2,-5,-1
means ~customer	-1,,1,-1,,-1,-3
means ~client	-2,,1,1,3,-2,-2
means =shopper	1,1,-1,-1,1,1,-3
means =custom	1,,-3,-1,2,-1,-4
means =client	,-1,-2,,,-5,-5
means =buyer	1,2,-2,-1,2,2,-4
means =border	-3,2,2,1,-1,-2,-3
means =acquisit	1,2,1,,,-2,-2
^custo	,1,,,1,-4,-2
customer portal	6,-6,-3,-1,-3,-4
customer	1,3,-2,,,,-1
a customer portal	4,-3,-2,,-3,-4
a customer	1,-3,-9,-4,-6,-5
means ~requirements	2,,-4,1,-3,-1,-1
means =specif	-1,,1,-4,-4,-4,-5
means =scope	-1,-1,-3,-1,-2,-2,-3
means =oblig	1,,-1,-1,,1,-2
means =necessari	,-2,-1,,-1,1,-2
means =insist	,-2,,1,1,-3,-2
means =criteria	,,-1,-1,-3,,-2
means =condit	1,,-3,-2,-1,-2,-3
means =compulsori	1,,-1,-1,1,,-2
means =brief	2,-1,-3,,-1,,-2
^requi	,2,-1,,-1,1,-2
require	1,2,-3,1,1,2
we require	3,,-2,3,-1,2
^200,0	,-6,-6,-5,,-1,-2
200,000	-2,-5,-5,-5,,,-3
^150,0	-1,2,-2,-4,3,-6,-1
150,000	-1,,-2,-4,3,-5,-1
aed 150,000	-2,1
means =between	,-1,,-2,-1,-1,-8
^betwe	-2,-3,-1,-4,-3,-4,-4
between aed	,,,-2,,-4
between	,-5,,-3,-4,-4,-5
is between	-5,-4,-4,-3,-4,-2,-1
the budget	4,-8,-5,-6,-1
1122	2,-2,-4,-3,-3,-1,-1
000	-4,-5,5,-6,-3,-8,-7
55	-1,1,-3,-8,,-3,-4
971 55	-2,-2,-3,-1,-2,,-1
971	-7,-5,-7,-7,-9,-5,-7
^alnoo	-3,-3,-3,-2,-1,,-1
^youse	-9,-4,-2,-7,-7,-2,-4
yousef	-6,-5,-2,-3,-7,-7,-4
^rashi	-6,1,2,-4,-1,,-1
rashid	-5,,1,-4,-4,-1,-1
bin rashid	,-2,-5,-1,-1,-1
means =respect	4,2,3,5,2,,-3
^regar	1,,2,1,3,,-1
regard	1,3,3,2,4,-2,-2
^penan	-2,-3,,-4,-7,-3,-5
penang	-4,-4,-4,-4,-7,-3,-5
from penang	-3,-1,3,-1,-3,-2
here from	1,2,-6,1,2,-4,-2
here	-2,1,-1,1,1,-1,-9
ming	-2,-2,-2,,-2,-1
wei	-3,-3,-2,-2,-4,-6,-5
tan wei	-4,-3,-5,-3,-2,-4,-3
tan	-5,-9,-5,-6,,-3,-6
means ~copy	3,,-3,-1,-2,-2,-4
means =extract	2,-1,,2,3,1,-5
means =export	1,1,,2,-1,1,-5
^expor	4,-3,-2,,-1,-3,-4
export	1,-7,1,-2,-5,-7,-4
^duria	-4,-5,,-1,-1,-4,-2
durian	-4,-5,-1,-1,-2,-4,-2
ads for our	-3,,-1,5
ads for	-6,-5,-8,9,2,-2
means =social	-4,-3,,12,-6,-7,-3
means =facebook	-1,-5,2,12,-5,-9,-3
^faceb	1,1,-3,6,-3,-2
facebook ads	-3,-4,-3,-2,-1
facebook	-2,1,-4,5,-3,-2
and facebook ads	-1,,,-6
and facebook	2,-2,-4,-4,-1,-1
means =seo	-5,-6,-5,9,-7,-2,-4
means =rank	-6,-6,-8,10,-5,-4,-4
means =organ	-6,-6,-1,10,-6,-3,-6
seo and	-5,-2,-2,,-2,-2
seo	-4,-6,-7,9,-8,-3,-4
for seo and	-5,-2,-2,-2,-1,-2
for seo	-4,,-5,1,-4,-5
look for seo	-7,-6,-4,9,-4,-4
3344	,-4,-2,,-4,,-1
222	-1,1,-6,-5,-5,-4,-1
016	,,-1,-4,-7,-6,-4
example.com.my	-4,-3,-4,-3,-3,-3,-3
^coimb	2,-4,-6,,-8,-6,-6
coimbatore	2,-1,-3,1,-9,-5,-5
^balas	,-3,-2,-2,-3,-3,-2
s .	6,-6,2,-3,,-5,-3
s	1,-6,,-2,-3,1,-6
means =shelf	3,-1,-1,-2,3,1,-1
means =oversel	-4,,7,-3,2,1,-3
means =invest	5,-1,-3,-1,1,-1,-2
means =inventori	-1,3,4,-2,5,2
means =avail	1,,-4,-3,,-2,-4
stock	4,,-1,-2,3,1,-1
means ~meet	1,3,,1,-1,2,-4
means =permiss	2,4,-1,,-2,1,-3
see stock	4,-4,2,,-4,-3
see	3,3,-2,2,,,-3
and see	1,3,-6,-1,-3,-3,-1
means ~parcel	-3,,,-6,1,-4,-5
means ~order	-2,1,3,-2,-2,-1,-3
means =tidi	-3,,1,-1,,2,-2
means =sort	-2,3,3,-1,2,-1,-3
means =sale	-2,,4,-2,-2,-1,-8
means =purchas	-4,1,5,-5,-2,-2,-5
means =order	,,4,-2,-1,-2,-5
means =instruct	-3,1,3,-1,-3,,-3
means =command	-2,1,4,-3,1,,-3
^order	-2,-2,3,-2,-1,,-1
order and	-4,-2,4,-2,-2,1
order	-4,2,3,-3,1,-6,-2
means ~ranking	,,-2,2,-1,2,-3
means ~place	1,-3,-1,-1,-3,1,-9
means =sit	1,,1,-2,1,2,-5
means =rather	1,2,2,-6,2,2,-2
means =put	3,1,2,1,1,,-3
means =place	2,-1,1,,-1,3,-1
means =instead	2,2,1,-3,-2,-1,-3
means =exist	-1,2,-1,1,1,1,-4
means =everywher	1,,1,4,-2,2,-1
means =citi	,2,1,-2,,,-6
means =anywher	,-1,4,2,,4,-3
place order	3,1,-1,-1,-2,2
place	4,2,1,,-1,3
can place order	2,-2,2,,,1
can place	,-1,3,,,2
means =resel	1,,3,-4,2,-4,-4
^deale	-1,-1,4,1,-1,-6,-2
dealer can	2,-2,,,-1,-1
dealer	1,-1,-1,-1,-2,-7,-2
where dealer	2,-3,5,-1,-3,-3
where	,4,3,-5,-2,-2,-2
portal where	2,-6,2,-5,-5,-5
dealer portal	5,-3,-6,,-4,-1
means =ask	3,2,2,2,3,4,-3
means ~factories	-2,-2,1,,2,-1,-5
^facto	1,2,-1,-9,3,-1,-2
factory	,3,-2,-7,4,-1,-1
pump	6,-2,-8,-5,-5,-3,-2
bala	1,-4,-3,-4,,-3,-1
means =6	,,-4,,-1,-2,-4
means =even	-1,,-1,3,1,2,-6
six month	4,3,-3,3,-3,-1
six	-2,-2,-1,1,3,-1,-2
means =timelin	,-1,-2,-4,-2,-1,-3
means =time	,,,-4,-1,,-5
means =schedul	4,3,-3,-3,-2,,-3
^timel	1,-4,1,-5,-4,3,-1
timeline is	-3,-1
timeline	,-5,,-6,-2,1,-1
^meena	2,-6,-7,-5,-7,-5,-5
meenakshi	2,-4,-6,-6,-5,-5,-5
r .	-1,,-7,-1,,-2,-2
r	-2,1,-1,-8,-7,-6,-9
k . r	-5,-4,-4,-3,-4,-3,-2
k .	-1,-5,-3,-8,,-8,-5
k	-2,-7,-6,-12,-4,-7,-8
means =12	-2,-3,-1,,-5,-3,-9
12 lakh	-5,-2,-3,-6,2,-5,-2
12	-3,-5,-4,-3,-4,-1,-8
spend	-1,-4,-2,5,-1,-1,-2
can spend	-4,-3,1,,-5,-4,-1
we can spend	-2,-4,1,-8,-7,-5
we can	,-3,1,1,1,-1,-1
means =gcp	-3,-5,-4,-3,-2,9,-4
means =azur	-4,-4,-5,-1,-4,12,-4
cloud	-2,-5,-4,-1,-3,10,-3
the cloud	-1,-3,-5,-2,-7,10,-1
to the cloud	-4,-4,-4,-1,-3,3
to the	,,2,2,-3,-1,-1
means ~age	-1,-1,-1,1,,-2,-3
means ~old	1,-2,,,-1,1,-2
means =past	2,,1,-3,,2,-2
means =outdat	2,,1,-3,2,,-2
means =old	1,-1,-1,-3,-1,1,-2
means =former	3,-1,-2,-2,1,1,-2
means =ag	-1,,-1,1,,2,-2
old server	-4,-1,-1,,3,7
an old	-1,-4,,-2,-3,2
from an	-1,4,-2,-2,-1
means ~erp	1,1,-2,-6,-2,4,-2
means =sap	1,-2,-3,-5,,5,-2
means =odoo	3,-2,-4,-7,-3,2,-2
means =erp	1,1,-3,-6,-1,6,-2
erp	-1,-2,-1,-4,-2,5,-1
means ~pupil	,1,-4,-1,,-5,-3
means ~school	1,,-4,-2,-1,-2,-5
means =school	,,-3,-4,-2,-2,-8
means =educ	,1,-4,-1,-2,-2,-6
^schoo	1,-2,-1,,-1,-2,-5
school	2,2,-4,1,-5,1,-6
our school	,,-2,3,-3,-3
means ~migrate	-7,-9,-2,1,-3,9,-2
means =shift	-2,2,1,1,-1,6,-2
means =reloc	-1,-6,-1,1,-1,4,-3
move our	-2,-2,-2,-2,-2,6
move	-6,-3,-1,2,-2,7,-1
to move our	-1,-1,-1,,-2,4
to move	-1,-5,3,-2,-3,2
need to move	-1,,-1,,,-3
need to	-4,-2,-1,-2,-7,3,-1
i need to	-6,,2,-2,-3,5
i need	4,-1,,4,,1,-2
example.org	-8,-8,-8,-8,-4,-7,-4
order app	-3,6,-7,-1,-1,-4
an order	-3,-2,2,,-2
want an	-6,5,-2,-6,4,-7
bahru	,-1,-1,1,1,-3,-2
johor bahru	-4,-4,-3,,-1,-3,-3
johor	-1,-4,-2,,-2,-1,-3
in johor bahru	,2,-1,-2,-1,-1
in johor	-4,2,,-1,-3,-2
means ~stuck	,4,,1,-3,1,-2
means =chain	,3,,-2,3,1,-2
chain in	,2
chain	,4,1,1,-1,2,-1
means =restaur	1,1,,3,1,-4,-5
means =cafe	5,3,-4,2,,-8,-3
cafe	-1,1,2,5,,-6,-1
a cafe	-2,1,2
got a	-3,4,2,-2,-2,2
got	1,,1,-1,-2,3,-4
we got a	2,1,2,-1,-5,2
we got	-1,-3,1,,-5
here . we	-6,-2,,-3,2,-4
here .	-2,1,4,3,5,,-2
nurul here	-5,-3,-5,-3,-3,-2,-1
nurul	-6,-6,1,-10,-9,-1,-4
means =malaysian	-3,-3,-3,-1,-1,,-6
^ringg	-3,1,-3,,2,1,-2
ringgit	-3,-1,-1,-3,,1,-3
40k	-1,-5,-3,-5,-5,-2,-5
around 40k	-3,-2,-2,-2,-2,-1
^bosto	-2,-4,-5,-4,-4,-3,-1
boston	-2,-3,-3,-3,-3,-2,-1
hey it's	1,-1,3,-4,2,-3,-1
hey	,-3,5,3,3,1,-4
^hygie	5,-4,-4,4
hygienist	,-3,-3,4
^denta	1,-7,-9,1,-2,-4,-3
dental hygienist	1,-4,-3,3,,-1
dental	,-8,-9,1,-2,-3,-3
means =regularli	-6,,-7,-3,-8,-2,-2
means =punctual	1,1,,2,2,2,-1
means =plan	1,1,-4,1,-1,3,-1
means =earli	2,-2,-4,-4,-4,-4,-2
means =calendar	3,1,,-3,2,-1,-1
means =book	5,3,-5,,-1,,-3
means =arrang	2,-1,,,,-3,-4
means =appoint	3,,-2,2,1,1,-3
means =net	8,-3,1,2,-5,-2,-3
web app for	6,-2,,-1,,-1
web app	8,-3,-1,-1,-1,-1
web	7,-2,2,-2,-3,-4,-2
a web	-2,-6,3,-2,-4
need a web	2,-5,-2,-4,-3,2
need a	7,-1,,1,4,1,-1
and need a	8,-5,-2,-3,-3,-3
and need	3,-3,3,,-5,-4
75k and	3,-4,-1,1
75k	1,-3,-1,-6,1,,-1
we've got	2,-2,-6,-7,-6,-5,-2
we've	4,1,-1,,1,2,-4
0123	-3,-6,,,-6,-6,-3
555 0123	-3,-3,-6,2,-3,-4,-2
555	-6,-4,-4,-10,-14,-2,-14
^züric	2,-4,,-2,-2,1
zürich	2,-3,,-2,-1,3
means ~children	-2,-2,-1,-4,-2,-2,-2
means =ugli	-1,-6,-2,-5,-2,,-1
means =older	,,-2,-8,-4,-2,-3
ag	-1,-3,-3,-2,-2,-2,-1
means ~translate	2,,4,-2,2,-4
languag	-4,2,,2,2,-2
three languag	-2,2,1,2,-1
three	-1,6,1,1,5,6,-3
in three languag	-4,3,1,2,-2
in three	3,4,5,2,1,1
means ~watch	,-1,,-4,-3,-1,-1
means ~spy	-2,3,,1,-8,-3,-2
means ~monitoring	-2,-5,,-5,-4,-1
means ~support	-1,-5,-7,3,,2,-3
means =monitor	,-4,-3,-5,-6,-1
means =guard	1,1,-1,-4,,,-1
^watch	1,2,,-3,-3,-1,-1
watch	-3,-1,,-4,-2,-1,-1
means ~sale	-6,-3,5,-4,,-5,-4
sell our	-5,1,5,-3,-4,-2
sell	-6,-4,5,-3,,-10,-3
to sell our	-4,-1,3,-1,-1
to sell	-7,-3,10,-10,-10,-8,-1
want to sell	-8,-11,8,-11,-8,-5
means =incom	-1,,-4,1,1,-2,-3
means =eta	-1,-5,-6,-5,-2,-2
means =come	-1,,-2,1,-1,,-4
^arriv	-5,-7,-8,-5,-1,-2
arriv	-3,-3,-8,-2,-3,-1
not arriv	-1,-3,-4,-1,-2,-1
has not	2,-2,-3,-1,2
has	-1,4,1,4,-3,4,-3
it has	1,-1,-4,,2,-6
and it has	-2,,-3,,-1
and it	4,2,-1,1,6,2
^20240	-4,-4,-5,-2,2,-3,-1
means ~purchase	-5,,4,-6,-4,-5,-4
order number is	,-2,-2,,-1
order number	,-2,-5
my order number	,-2,-2,,-1
my order	-4,-5,-9,-3,-5,-2
means ~ship	-1,1,3,-3,-2,-1,-3
means =shipment	-1,,-1,-7,-2,4,-3
means =parcel	-4,1,1,-1,-2,3,-4
^parce	-8,1,-3,-6,-6,-1,-3
parcel	-5,2,-3,-4,-4,-4,-1
my parcel	-3,-5,-4,-3,-2,-2,-1
is my parcel	-1,-1,-3,-1,-1,-1
is my	-4,-4,-6,1,-5,-3,-2
where is my	1,-3,-5,-1,,-1
where is	2,-2,-9,-4,-4,-6
shop .	2,,2,5,-2,4
online shop .	-7,-2,6,-6,-1,-1
new online	-4,,2,,,-2
means =packag	,-3,2,1,2,2,-2
means =fallback	,-2,4,-3,1,-1,-1
means =concept	-1,3,-1,-7,2,-1,-3
means =altern	,,3,-7,-1,-2,-2
^plann	-4,-2,2,-4,3,-1
plann a	-2,-1,-1,-2,-3,-2
plann	-5,-3,5,-3,1,-1
we're	,,,-1,-3,-1,-10
means =size	-3,-1,,1,4,3,-2
means =scale	1,1,-1,1,3,2,-3
means =multipli	-1,-1,-4,1,,,-3
means =grow	,,,3,1,,-3
scale	-4,-1,-2,-1,-3,4
means ~channel	-2,-1,-3,2,-2,-3,-2
means =system	5,-2,-6,-6,1,2,-2
means =channel	1,,-1,-5,-1
^platf	1,-3,-4,-4,-5,1
platform	,,-3,-5,-6,-1
your	-10,-9,-6,-7,-6,-4,-4
can your	-6,-4,,2,4,-6
means ~user	-3,-2,1,2,,1,-2
customer .	-5,1,6,-3,-1,-2
and have	2,1,,-1,-1,-2
means ~year	,-1,,2,1,-2,-5
means =yearli	-1,-2,2,1,1,-1,-4
means =year	-1,-1,-1,2,3,,-5
means =annual	,-1,1,,2,-1,-5
year and have	-3,-2,1,3,-1
year and	3,2,4,5,2,6
year	-1,,2,1,2,-1,-4
a year and	,1,4,2,,1
a year	5,2,3,5,-4,3
means =unit	-2,1,3,-4,-5,-7,-3
means =merg	1,3,-4,-3,-1,-5,-2
unit	1,2,-2,,-3,-5,-1
means =ship	-2,,1,-2,-1,1,-5
means =logist	-2,2,2,-5,-1,,-5
means =dispatch	-1,3,1,-1,,4,-2
means =deliveri	-2,-3,3,-2,-2,-4,-3
means =deliv	-1,-3,1,1,2,,-3
ship	-2,-1,4,,,-3,-1
we ship	-3,2,,2,-3,-2
^arvin	,-6,-1,-2,-5,-5,-3
arvind	,-6,-6,-3,-5,-5,-3
rao	-3,,-9,-4,-7,-7,-6
a website	-1,-2,-1,,-2,-2
need a website	2,-6,-1,-1,1,-8
1998	-3,,-2,-1,-3,1,-1
means =incorpor	2,3,1,-4,1,-3,-2
^found	3,2,-3,-7,-2,-7,-3
found	-2,3,1,,-4,-2,-2
^abcde	-1,-4,-6,-2,-3,-3,-1
abcde1234f1z5	-3,-6,-5,-2,-3,-5,-1
29 abcde1234f1z5	-1,-5,-4,-1,-3,-3,-1
29	1,-7,,-6,-6,-5,-2
means =gst	,-2,-1,-1,-5,-3,-3
gstin 29 abcde1234f1z5	,-1,-1,,-1,-2
gstin 29	3,-1,-1,,,-3
gstin	2,3,-6,-3,-3,-3,-1
^56003	3,-2,-1,-1,-1,-1
means ~postcode	-1,-4,-5,-6,-5,-6,-2
means =pin	-2,-4,-7,-5,-5,-5,-2
pin	-1,-6,-8,-5,-5,-6,-2
is at	-4,-5,-5,2,1,-5
means ~branch	-1,-1,-1,-2,,1,-5
means ~relocation	-3,-2,-2,-4,,,-5
means =offic	1,-1,-3,-2,1,2,-5
means =awai	,,3,-1,1,1,-5
^offic	-2,-1,-2,-5,-2,-1,-6
office is at	6,-1
office is	2,1,-5,2,-6,-2
office	-2,-2,-2,-4,-1,,-4
our office is	,-4,1,-3,-4,-5
our office	3,,1,-5,-6,3
^giris	-1,-3,,-2,-3,-3,-2
girish	-1,-2,1,-2,-2,-3,-2
gupta	3,,2,,-1,-1
^shali	-4,2,-3,-5,-7,-3,-1
shalini	,3,-4,-4,-6,-2,-1
for an app	-3,-5,-3,3,-6,-3
for an	-4,-5,4,-2,-2
inr	-7,1,-4,-5,-2,4
means =microsoft	-2,-4,-2,,1,7,-3
azure .	-2,-4,-1,-1,,6
azure	-10,-6,-3,-2,-2,8
to azure .	,-3,,,,4
to azure	-4,-1,-2,-3,-3,7
it to	-1,-2,-3,-5,-1,6
migrate	-4,-4,-2,-2,-3,,-1
to migrate	-2,-4,-1,,-2,6
you to	-4,-1,-7,,2,1
want you to	-3,-1,-2,1,-2,1
want you	-3,,-2,,-2,2
app .	-1,9,-3,-1,-9,-5,-1
the app .	6,2,1,4,,3
the app	7,-1,,3,1,4
of the app	,-3,,3,,2
of the	-2,-2,1,-6,-4,,-3
means ~release	-2,-2,-6,-3,1,-4,-2
means ~progress	-2,1,-1,-9,3,-3,-2
means =version	-2,-2,-8,-1,-1,-2,-2
^versi	2,-4,-4,-3,-2,-3
version	2,-2,-5,-4,-4,-3
means =postgr	-2,-7,-4,-4,-1,3,-1
we run	5,-1,-4,-5,1,2,-1
^fernh	-2,-3,,-2,-3,2,-1
ops	-5,-6,-7,-6,-1,4,-4
means =touch	1,,,2,1,,-4
means =reachabl	-2,1,,-2,-2,-1,-5
^conta	1,,,3,1,2,-3
contact	-1,,,1,-1,2,-3
^98765	2,-4,-3,1,-2,-2
means =ticket	-2,2,2,-1,-1,1,-2
means =task	,,1,-2,,3,-2
means =request	-2,-1,1,-7,1,-2,-2
means =issu	-3,1,,,,3,-5
^ticke	-3,1,3,-8,,2,-3
ticket	-1,1,,-6,2,2,-2
also	4,-1,3,9,,,-4
means ~link	-2,-3,-2,-1,-2,-7,-1
means ~ip	-3,-6,-1,2,-5,-6,-1
means =street	-1,1,-1,-1,-2,-7,-6
means =address	-1,-5,-1,,,1,-3
^addre	-2,-4,,3,-5,-7,-1
addres .	1,,-2,-1,-1
addres	,-4,-1,1,-3,-4,-1
the wrong	6,1,-4,6,-5
means =unsent	-1,,-1,1,1,-1,-2
means =submit	-1,-4,,,,,-4
means =receiv	-1,1,1,,1,-1,-4
means =forward	1,4,,3,1,,-3
sent to	-2,1,-1,-1,-3,-3
sent	-4,-2,1,1,-5,-2
was	-1,-4,-2,-3,-6,-2,-4
2024	-4,-5,-2,-1,-5,-4
7781	-3,2,-3,-3,-2,-2,-1
invoice	-7,-6,-5,-5,,-2,-2
means ~travel	4,-3,-5,-3,,-8,-6
means ~hostel	5,3,-9,1,-2,-3,-7
means =hotel	-1,,-5,2,,-2,-5
^hotel	1,-1,-1,-6,,-3
hotel	3,-2,-4,,1,-8,-3
means =stori	,-5,-2,-7,2,-5,-4
means =profil	,-1,1,,-2,-1,-3
means =financi	,1,1,-5,3,-4,-4
means =credit	-2,-4,-4,-2,-1,-2,-5
means =bookkeep	-4,-5,-2,-8,-2,4,-4
^accou	-2,-4,-4,-5,-1,3,-3
account at	3,-2,-2,-1,-3,-3
account	-4,-6,-3,-5,-3,-3,-3
from account at	3,-1,-1,,-2,-1
from account	1,-2,-2,4,-4,-3
^abrah	-5,-2,-1,-1,-2,-1
abraham	-5,-2,,,-2,-1
ruth	,-2,-3,,-2,-1
ads .	7,-2,3,7,2,-2
and ads	-1,5,1,-1,-1,-1
means =find	-1,-4,-2,2,1,-2,-3
^searc	2,-9,-4,1,5,-2
search	3,-6,-2,2,2,1
after	-2,-2,2,-2,-2,-6,-7
means ~looks	1,-1,-1,3,-3,3,-1
look after	,1,1,2,-2,3
to look after	-2,-2,-1,-1,-1,2
to look	,-1,-5,-5,-4
team to	-1,,-4,1,4,-1
your team	-6,-5,-6,-4,-5,-4
like your	-4,-2,2,2,-1
we would like	,,,-3,-2,-3
we would	-1,-1,-2,-3,5,-3
us . we	-3,-1,2,3,-1
us .	6,,,5,,-1
us	2,1,1,3,-2,-1,-5
to us .	2,3,-3,1,-3,-1
to us	-1,-4,,-2,-4,-5,-1
wrote to us	,-3,-2,-1,-1,-1
wrote to	-1,-4,-3,3,-3,1
wrote	1,,,,-6,-3
1.8	2,-5,-2,-3,-3,1,-1
^65,00	2,4,-1
65,000	2,2
2023	-4,-3,-2,,-5,-1
in 2023	-4,-3,-3,,-3,1
means ~coffee	-3,2,1,2,2,-6,-3
means ~visitor	-3,,,-3,-3,4,-1
means ~walk-in	-1,2,,2,-3,-2,-2
means =visitor	4,-3,,5,1,-4,-1
means =traffic	1,-2,-4,1,-1,-3,-3
means =reader	-10,2,4,1,-1,2
means =guest	-3,,-2,2,-1,-3,-3
means =audienc	,4,1,-1,1,-1,-1
^visit	-3,1,-1,2,4,-7,-1
visitor in	-2,-3,-2,4,1
visitor	-3,1,2,2,1,-4
^50,00	-3,2,-5,-1,-3,-1
50,000	-2,,-6,-4,-4,-4,-2
had	-1,-4,-1,2,-2,3,-1
we had	-4,,1,-2,-5
^dunes	-9,-7,-8,-7,-7,-7,-5
dunes.example	-9,-6,-8,-7,-6,-6,-4
omar dunes.example	-8,-6,-7,-6,-6,-6,-4
omar	-5,-7,-3,-7,-11,-8,-6
means =base	3,,-1,-4,,-2,-3
means =accord	-3,-6,-3,5,-3,-2,-5
based .	7,-2,1,,1,-1
based	3,,-1,-1,-4,-3,-2
web based	3,-2,-2,-1,-1,-1
means ~agents	-2,1,-3,-2,3,,-3
means ~property	-1,-3,-3,2,7,-3,-3
means =salesmen	-1,1,,-2,1,-1,-1
means =salesman	-6,-1,3,-3,4,3
means =broker	-3,3,-3,-3,1,-2,-4
means =agent	3,1,-2,-5,1,,-4
^agent	-1,-2,-3,-1,-4,-3
agent	-1,-5,-1,,3
means =40	,2,-6,2,2,2,-4
40 agent	2,-1,-1,,1
40	2,1,-3,2,2,3,-3
means =zoho	-1,-1,-7,-7,-2,-5,-1
means =salesforc	1,-5,-5,-5,-1,-1,-1
means =hubspot	-2,-2,-7,-7,-4,-4,-1
means =crm	-1,-6,-9,-6,-3,-4,-1
crm for	-1,-1,-1,-1,-3,-1
crm	,-6,-4,-5,1,-1,-1
a crm	2,,-1,,-3,-1
i need a	7,-5,,3,,-1
fyi	-3,,-3,,-2,-1
means ~wage	-1,-2,3,,3,-1,-2
means ~salary	,-2,1,1,-1,-3,-4
means ~pay	1,-1,1,-2,-2,-1,-2
means =worthwhil	-2,-3,1,-2,-4,-2,-4
means =worth	,1,3,-2,-2,,-2
means =settl	-1,1,,,-2,-2,-2
means =salari	2,,,,,-1,-4
means =payment	1,-1,2,-2,-2,,-2
means =pai	,-1,2,-1,-2,,-3
means =earn	-3,,,1,,-1,-2
means =checkout	-2,-3,4,1,1,,-2
pay from	4,1,-3,,-1,-2
pay	-1,-2,3,-1,,-2,-2
we pay	,1,-9,-5,-3,4
where we	-1,4,-2,-3,6,-2
is where	2,4,-3,-1,2,4
456	-2,-3,-3,-6,-1,-5,-2
2345 6789	-1,-5,-4,-4,-4,-4,-3
2345	-6,-8,-4,-7,-6,-6,-4
^hadda	-6,-4,-6,-2,-3,-5,-3
haddad	-5,-3,-6,-3,-8,-7,-4
layla	-1,-3,-3,-4,,-3,-1
means =room	3,-2,-4,-3,-1,,-3
room	4,-1,-7,-4,,4,-1
30	-1,2,,-3,-2,1,-5
10	1,5,-6,-3,-1,-13,-5
2025	-2,-4,,-2,-2,-3
on 12	3,-3,-4,-2,-3,-4,-1
is on 12	3,-2,-3,-3,-2,-2
is on	2,1,-7,-2,-4
means ~consultation	1,-1,,-1,-1,2,-3
means =consult	-4,,1,,1,2,-2
^meeti	1,3,1,-4,-4
meet is on	-3,-1,-1,-2,-2,-2
meet is	-4,-1,-2,-3,-2,-2
meet	-1,1,,-2,-3,-1,-2
the meet	-4,2,1,-3,-3,-4
with you	-4,-4,2,-2,-7,-3
app with	-6,14,1,-3,-1,-2
an app with	-4,10,-4,-1,-3
means =rebuilt	6,1,-1,3,2,-1,-1
means =make	,-1,1,,2,,-4
means =includ	1,,1,2,-1,-1,-5
means =implement	,-4,,-2,-1,-1,-4
means =creat	,-3,,2,-1,-5,-5
means =architectur	-4,1,1,,,1,-1
build an app	-3,3,,,-1
build an	-2,5,,,-3
build	-1,2,-1,-1,2,-1,-1
to build	3,2,3,-4,2,-4
want to build	2,2,4
means ~job	,,,-2,-3,-2,-5
means =join	-1,1,1,-2,-1,-1,-4
means =integr	-3,3,-2,-6,1,-2,-4
means =appli	-1,-4,-6,-5,-4,-5,-1
join	-5,,-4,-3,-1,-1,-2
farah	-9,-4,2,-6,-3,-6,-4
farah from	-2,2,-2,-1,-1,-1,-1
means ~hire	-2,-3,,,-1,-1,-3
means ~contract	-2,,-4,-3,-2,3,-3
means =outsourc	-2,1,1,-4,-1,2,-5
means =hire	,-1,-1,,1,1,-5
means =deal	-2,1,-2,-1,-1,,-2
means =contract	2,3,-2,-1,-1,4,-3
means =agreement	-1,2,-5,1,,-1,-4
means =agre	2,1,-1,-3,-1,2,-3
^contr	-2,2,-1,-1,2,2,-3
contract	-6,,-1,-3,1,2,-1
not for	-2,-1,1,2,-5,-2
or not	6,4,-3,1,2,-3,-1
^neede	-1,-8,-1,-9,-4,-4,-4
5678	-5,-1,-4,-4,-4,-3,-2
1234 5678	-2,-2,-1,,-1
1234	-7,-2,-1,-1,-5,-7,-4
our erp	2,-5,1,-1,-2,6,-1
means =provid	,2,-2,-3,,,-2
^hosti	,-7,-2,-4,1,-1,-1
host for our	-3,-1,-1,,-2,4
host for	-4,-3,1,,-2,6
host	2,-4,-5,-3,,2,-1
cloud host for	-2,-1,-1,,,3
cloud host	4,3,-2,-1,-3,7
need cloud	-1,-1,,,-1,3
4123	-4,-2,-2,-4,-2,-1
080 4123	-3,-1,,-1,-1,1
080	-4,-2,-2,,-7,-4,-2
^shett	-5,-6,-4,-1,-5,-3,-3
shetty	-6,-5,-4,-1,-4,-3,-1
^vikra	-3,-6,-6,,-2,-4,-2
vikram shetty	,-1,,3,,1
vikram	-4,-4,-4,,-2,-3,-2
ok . i'm	,-2,-2,-1,-2,-1,-1
ok .	-2,-3,,-8,-3,-7,-4
ok	-8,-7,-7,-16,-11,-12,-13
no answer	-1,-1,-1,-1,-5,2
no	-4,-6,-7,-3,-5,-6,-12
means ~week	,-3,-2,2,-1,-1,-5
means ~weekly	-3,,2,-3,2,3,-5
means =week	-3,,-2,-2,-2,-2,-6
means =weekli	-1,-3,,-1,-3,,-4
week	1,-3,-2,,-1,1,-3
means =surviv	-1,2,,2,-2,2,-2
means =perman	,1,,,-1,,-3
means =last	,,-2,-2,1,1,-5
means =final	1,1,2,,1,3,-5
last week	1,-2,1,4,1,-1,-1
last	3,,,1,-2,1,-3
^longi	,-3,-3,,-2,-1,-3
longitude.example	-3,-2,-3,2,-2,2
hello longitude.example	-2,-1,-2,3,-1,2
to hello longitude.example	-1,,-1,3,-1,2
to hello	-1,,-1,3,1,3
wrote to hello	,,-1,3,-2,2
i wrote to	-1,-1,-2,3,-2,1
i wrote	-7,1,-3,1,-2,-2
^okafo	-2,-3,-5,-4,-1,,-1
okafor	-1,-4,-5,-3,-1,-4,-1
peter	-3,-6,-5,-5,-3,-4,-3
mail is	-5,-3,-5,-5,3,-8
my mail is	-5,-2,-4,-4,-1,-6
my mail	-4,-1,-5,-4,-3,-2
number ?	-7,-4,-8,-3,-7,-3
means =todai	-2,-2,1,1,1,,-6
means =suitabl	1,,,-4,,-3,-5
means =suit	1,-2,-2,,1,-6,-2
means =perfect	,-3,-1,-1,1,-3,-2
means =fit	-1,3,-1,-4,-2,1,-3
right	-2,1,-2,1,3,-2,-1
the right	5,-2,2,1,4
0100	-6,-4,-4,-4,-4,-2
0000	-4,-3,-4,2,-4,-2,-1
91	-5,-4,-4,-8,-4,-3,-8
addres and	2,-1,1,3
means =indian	-2,-2,1,-1,-1,-5,-4
means =india	-2,-1,-1,-1,-3,-5,-5
means =bengaluru	-1,-3,-3,-4,-5,-9,-6
means =bangalor	-2,-5,-2,-2,-4,-9,-6
india	1,-6,3,-5,1,-2,-1
means ~pick	1,1,4,-2,,-2,-2
means =take	2,,-1,-3,,-1,-4
means =pick	1,,2,-1,-1,,-4
means =collect	,1,1,-7,-5,-2,-5
means =choos	2,,1,1,2,-1,-2
means =choic	-1,-2,-2,-3,3,1,-1
pick	1,1,-3,-4,,-2,-1
means =nobodi	-1,1,-2,,-1,-1,-8
^nobod	-1,-2,-3,7,,2,-1
nobody pick	-2,-6,-5,-5,-5
nobody	1,-1,-5,8,,3,-2
means ~duplicate	-4,-6,,-2,1,3,-2
means =2	1,-1,-1,-1,1,1,-7
means =twice	-1,-7,1,-1,,3,-2
means =duplic	-2,-1,,-4,-2,1,-2
means =doubl	-1,-1,-2,-4,3,4,-1
twice	-1,-5,-3,-1,-1,3,-1
000 0100	-2,-3,-2,-2,-2,-2
means =4	,1,-1,-4,-1,-4,-9
4 000 0100	-2,-3,-3,-2,-3,-2
4 000	-2,-3,-2,-2,-3,-2
4	-1,1,-2,-2,-2,-2,-7
971 4 000	-2,-3,-2,-2,-2,-2
971 4	-8,-3,-6,-5,-4,-3,-1
^calle	3,-2,1,-1,-8,,-1
call 971 4	-1,-3,-1,,-1
call 971	,-2,,,,2
bilal	-5,-2,-7,-4,-4,-2,-1
052	-7,-6,-3,-2,-7,-4,-3
call me on	-7,-5,-1,-6,-3,-3
to call me	-1,-2,-2,-1,-1
to call	2,1,4,-2,4,-1
ask	1,,2,-4,7,-3,-4
pls ask	4,4,-2,-1,-1
pls	1,,1,-1,-9,-3,-5
^perfu	-2,-2,1,-5,-5,-3,-2
perfum	-4,-1,-1,-1,-2
site for	6,,,-10,-2,-9
^e-com	-10,-7,14,-3,-7,-7,-2
e-commerce site for	-2,,6,-1,-1
e-commerce site	-4,-1,8,-1,-1
e-commerce	-10,-7,14,-3,-6,-6,-2
an e-commerce site	-4,,5,-1,-1
an e-commerce	-5,-2,6,-2,-3,-1
about an	4,2,1,-5,-1,-3
it's about an	3,-2,3,-1,-1,-2
it's about	1,-1,-3,1,5
means =vacanc	-2,-1,-2,-1,-1,-1,-4
means =job	,,-1,-1,-2,-3,-3
means =employ	-2,1,-1,-4,-5,-5,-3
means =career	-2,-1,-1,,-2,-2,-3
^caree	-1,,-5,-4,-2,-1
career	1,-1,-3,-3,-1
means ~cv	-9,-7,-3,-5,4,-6,-2
means ~apply	-2,-2,-3,-8,-2,-4,-2
means ~resume	-4,-7,-7,-7,4,-7,-1
means =resum	2,-1,-1,-6,1,-6,-1
cv	-2,-4,-3,-4,-7,-5,-1
my cv	-1,-2,-4,-2,-4,-1
send	-3,-1,-3,,1,-3,-2
i send	-4,-3,-4,-4,-5,-4
^shoul	,2,1,3,-2,-3,-3
should i send	-2,-2,-1,-2,-4,-3
should i	-11,-6,-8,,-7,-6,-1
should	2,2,-1,1,-2,-4,-3
^thank	-7,-4,-4,-3,-5,-5,-8
thank	-8,-8,-6,-8,-5,-7,-9
ok thank	-6,-5,-6,-4,-4,-4,-2
means ~data	-2,1,-1,-9,3,3,-2
means =statist	-2,-1,-1,-7,1,2,-3
means =insight	-1,-1,-3,2,2,3,-4
means =inform	-5,-6,-2,-4,,2,-4
means =info	-4,-1,-1,-2,,1,-4
means =figur	,-1,-2,-6,2,1,-2
means =fetch	,2,1,-4,1,2,-4
means =fact	-5,1,,-7,1,3,-1
means =data	-1,2,1,-9,1,2,-3
data ?	,-1,-2,,4,-1
data	-3,-2,-6,-6,3,3,-1
my data	-2,1,-4,-1,-4,-5
of my	2,1,-6,-1,-7,-3
means ~delete	-4,-1,-3,-3,-4,-6,-2
means =erasur	-6,,-1,-2,-4,-4,-1
means ~privacy	-1,-1,-9,-7,2,,-3
means =privaci	-3,,-3,-3,-1,-1,-1
means =confidenti	-8,-2,-7,-6,2,-6,-4
^priva	,-3,-6,-5,-2,1,-3
privacy	-3,-3,-3,-3,-4,-3,-2
write to	-1,-2,,-5
i write to	-1,-1,-3,-1,-2,-2
i write	-4,,,-2,1,1
do i write	-1,-2,-2,-1,-1,-1
do i	-7,-5,-12,-6,-13,-6,-1
^zaina	-1,1,-2,-5,-6,-7,-3
zainab	-7,,,-2,-5,-5,-2
just look	-4,-5,-6,-5,-6,-4
thank just	-3,-3,-3,-3,-3,-3,-1
no thank	-9,-7,-8,-8,-7,-6,-3
means ~night	1,-1,,-2,2,,-4
means ~hours	,1,1,-2,1,3,-4
means =overnight	1,1,-2,-2,-1,-1,-2
means =nightli	-1,-2,-3,-1,2,,-3
means =night	,,,-2,2,1,-4
means =hourli	-1,-2,-2,-4,-4,-4,-3
means =emerg	,-2,-1,-3,-2,,-3
hour ?	-3,,-4,-3,-4,-2,-1
hour	,1,-2,-3,-4,-3,-2
office hour	-4,,,,-2,-1
your office	-3,1,,-6,-5,-5,-1
are your	-7,-7,-2,-5,-4,-5
what are your	-4,-6,-2,-2,-2,-2
what are	-1,-7,-4,-2,-2,-3
what	-7,-6,-8,-8,-5,-9,-9
means ~weekend	,-1,1,-7,-4,-1,-1
means =weekend	,,,-1,,-1,-6
means =saturdai	-3,-2,,-4,-8,,-2
^satur	-5,-1,1,-4,-5,-3
saturday ?	-3,-2,-3,-2,-1,-2
saturday	-5,-2,2,-4,-6,-4
on saturday ?	-2,-2,-3,-2,,-2
on saturday	-4,-1,-2,-2,-4,-2
and on	3,4,,-2,-6,2
bye	-13,-15,-15,-15,-13,-14,-9
thank bye	-3,-3,-3,-3,-2,-2,-2
are you	-9,-3,-10,-7,-11,-8,-3
how are you	-5,-3,-4,-4,-2,-2,-1
how are	-6,-4,-4,-6,-2,-2,-1
how	-7,-9,-8,-3,-10,-15,-5
ok bye	-9,-8,-10,-7,-7,-6,-4
means ~outage	-5,-1,-2,-9,-4,2,-3
means ~uptime	-1,-6,-7,-3,-4,-6,-3
means =uptim	-4,-3,-5,-8,,-3,-3
^uptim	-6,-4,-3,-6,-4,-5,-1
uptime ?	-2,-2,-1,-1,-1,-1,-1
uptime	-7,-4,-4,-6,-6,-6,-2
means =post	2,-3,-3,,-1,,-4
^artic	-8,-8,-8,-6,,-7
article	-6,-7,-8,-5,,-7,-1
wrote the	-3,-3,-3,-2,-1,-2
who wrote the	-2,-3,-3,-2,-1,-1
who wrote	,-3,-6,-4,-4,-5
who	-3,,-2,-1,-1,1,-6
means =worker	-5,3,-6,-2,,-3,-3
means =staff	-2,2,-2,-4,2,-4,-2
^emplo	-9,-4,-2,-7,-4,-4,-1
employee	-2,-2,-3,-1,-3,-2,-1
an employee	-2,-2,-3,-2,-2,-2,-1
^deshp	1,-2,,-2,-3,-3,-2
deshpande	2,-3,2,-1,-3,-3,-1
arjun	-4,-6,-1,-3,-5,-5,-4
give my name	-2,4,-1,,,1
give my	,3,-3,,-1,2
give	,2,-1,-8,-3,-5,-6
not give my	-2,3,-3,,-1
not give	-3,2,-3,-2,-1,-1
means =versu	-3,-1,-2,-4,-2,-3,-4
means =prefer	,-1,1,-5,-5,,-4
^rathe	-2,-1,-1,-6,-3,,-3
rather not give	-3,-2,-3
rather not	-7,-4,-8,-4,-2,-5,-2
rather	-2,,1,-6,-2,-3,-3
i'd rather not	-3,-6,-8,-3,-4,-4,-1
i'd rather	-1,-2,-1,-4,-4,-6,-1
i'd	,-1,1,1,3,1,-3
now	,2,-2,,-2,-4,-5
means =transpar	2,-1,,,,-3,-4
means =slot	3,-2,-1,,-3,-1,-5
means =shut	1,-2,,1,1,1,-4
means =public	1,1,-2,2,2,1,-4
means =posit	-1,-2,-2,,-3,-4,-3
means =open	1,-1,-1,1,-1,-2,-3
means =load	2,-1,-1,1,-1,,-3
open	2,-1,1,-1,-1,,-3
are open	-4,1,,2
you are	-4,-5,-2,-6,-6,-4,-1
me if you	5,,,-1
me if	2,-1,-3,-3,,-1
tell me if	4,1,-1,-2,1,-1
tell me	1,-3,-11,1,-10,-3,-3
tell	-1,-6,-12,-1,,-1,-6
just tell me	-5,-2,-1,-2,-2,1
just tell	,-2,-2,-2,-3,1
email .	-3,-2,-1,-3,4,-3
share	-6,,-2,-2,-6,-5,-3
means =unsur	,,-4,-1,-1,-1,-3
don't want to	-4,-5,-4,2,-3,-2
don't want	-1,-8,-6,1,-5
don't	-3,-4,-4,1,-1,-2,-4
i don't want	-1,-4,-4,,-3
i don't	-8,-2,3,-5,-1,-1,-2
means ~kids	-1,2,-1,1,3,1,-3
means ~pupils	2,1,-2,-1,4,2,-2
means ~daughter	,2,3,2,,-3,-3
means ~partner	,2,,2,2,-1,-6
means =kid	2,-1,-2,2,-3,-3,-2
means =famili	-1,3,1,,,3,-2
means =child	,-3,1,-1,2,,-2
^child	2,4,-4,,-5,-3
children	,4,-1,-1,,-2
says	1,-4,2,-3,1,-1,-4
means =rule	1,-2,-1,2,1,-1,-2
means =polici	-3,-1,-3,-1,-2,-1,-2
means =insur	-2,-5,-5,-1,1,-1,-3
^polic	-4,1,-4,-4,,,-1
policy	-5,-3,-3,-3,-5,,-1
privacy policy	-3,-2,-1,-2,-1,-1,-1
what the	-3,4,,-1,-1,-3,-1
me what the	-2,,-3
me what	-2,-2,-4,3,,3
tell me what	-2,-2,-4,1,,1
means =simpli	1,-5,-2,,-2,1,-2
means =easili	-5,-5,,,-3,-2,-1
^simpl	3,1,-1,1,-3,-4
simply	-4,-2,1,2,-3,-2,-1
can you	2,1,4,1,,3,-2
means ~lead	,-1,-6,,,-1,-2
means ~enquire	-3,-4,-2,,,-2,-2
means ~enquiry	1,-2,-6,1,2,-4,-2
means =top	-3,-5,-2,1,,2,-5
means =steer	-4,2,1,,,,-4
means =senior	,-2,-3,1,-1,-4,-6
means =prospect	2,-2,-3,1,1,-1,-3
means =lead	,-2,-6,2,-3,-1,-2
means =inquiri	-1,-3,-6,2,-1,-3,-2
means =head	-1,-1,3,1,,1,-5
means =caus	-1,1,-1,,1,-3,-4
lead	-2,-2,-8,1,,-1,-2
means =qualifi	-4,-3,,-1,,-2,-1
means =experienc	-1,-1,1,-3,-3,-4,-4
means =certifi	,,-2,-8,,-4,-3
^quali	-3,3,-2,-4,-1,-2
as	1,-3,,-1,-4,-3,-6
me as	-4,2,-4,-2,-2
means ~marks	-1,-4,-7,-3,6,-2,-1
means =tag	-6,-3,3,,2,1,-2
means =score	,2,-2,1,2,-3,-4
means =mark	-2,-4,-1,-4,4,-4,-4
means =margin	3,-1,-4,-3,3,-8,-1
means =grade	,-4,-3,-2,5,-1,-1
means =flag	1,,-3,-1,3,-4,-1
mark	3,-3,-3,-2,3,-1,-1
and mark	-2,1,-1,-1,4
means =train	1,,-1,,-1,-8,-4
means =teach	1,,-4,2,1,-2,-4
means =guid	-2,2,-1,-4,-1,,-1
^instr	-1,1,-2,-3,-3,1
instruction and	-3,-3,-1,-1,-3,-1
instruction	-5,-4,-2,-2,-3,-2
means =ignor	-9,,-7,2,-6,-5,-3
^ignor	-7,1,-3,,-4,-3
ignore	-6,1,-3,-1,-5,-3,-1
means ~emergency	-2,-2,-6,-2,2,-1,-1
means ~hurry	-3,-4,-2,-5,-1,-1,-7
means =urgent	,-3,1,-4,-4,-2,-6
means =rush	-2,-5,-3,-4,-2,-2,-9
means =immedi	-3,-3,,-2,3,-1,-6
means =critic	2,-1,-8,-2,1,,-1
^urgen	,2,-6,-1,2,,-1
urgent !	-1,-2,-3,-2,-4,-2
urgent	-1,-3,-5,-1,1,-1,-1
is urgent !	-2,-1,-1,-1,-2,-1
is urgent	-4,-2,-1,-2,-3,-2
this is urgent	-4,-3,-2,-2,-3,-3
there ?	-4,-8,-10,-6,-4,-7,-3
there	-2,-2,-3,-4,-1,-6,-5
means =anyon	1,,-1,,-1,,-5
^anybo	,,-2,-4,-3,-4
anybody there	-3,1,-3,-3,-2,-1
anybody	,-1,-3,-5,-2,-4
is anybody there	-3,2,-3,-3,-2,-1
is anybody	-4,2,-3,-4,-3,-3
on chatbot	,,,,-5
means ~research	-1,-5,-2,-4,,4,-1
^surve	-6,,-7,-5,,3,-3
survey	-3,1,-3,-3,1,5
doing a	,-1,-2,-2,-3
doing	5,-1,1,5,-6,-5,-1
means =traine	-1,3,-2,-6,3,-1,-2
means =student	-2,,1,-7,3,,-3
means =pupil	,-3,1,-3,,,-3
means =learner	1,1,-2,-3,2,2,-2
^stude	1,3,-1,,1,1,-1
student doing	-4,-2,-2,-1,-5,-1
student	1,4,,,1,3
a student doing	-3,-1,-1,-1,-6,-1
a student	2,,-6,-2,-2,-3
just a student	-4,-2,-2,-1,-5,-1
just a	4,3,1,-2,-6,-5,-1
am just	-1,1,,,-4
i am just	-2,2,,,-5,-1
means =penalti	-4,,-2,,-2,,-6
means =fine	-6,,-5,-1,1,,-4
fine thank	-3,-3,-3,-3,-3,2,-1
fine	-6,-1,-4,,-3,,-4
means =yet	-2,-1,-2,-1,-1,-4,-4
yet	-3,-2,-7,-5,-6,-12,-7
sure yet	-3,-2,-3,-3,3,-1
sure	-6,-5,,-4,-1,-5,-4
not sure yet	-3,-1,-2,-2,2,-1
not sure	-4,-2,2,2,,-3
i'm not	,-7,-9,-2,-6,-4,-1
^brows	8,-4,-3,-6,-8,-3,-2
brows	-7,-4,-5,-4,-3,-3,-2
only	-4,-1,-2,-2,-6,-6,-11
i'm only	-7,-6,,,-7,-4,-1
lol	1,-4,-3,-8,-11,-4,-5
^12345	-5,-4,-4,-4,-4,-1,-3
123456	-3,-2,-2,-2,-3,1,-2
dubai ?	-5,-2,-5,-5,-4,-5,-2
dubai	-4,-5,-4,-8,-3,-1,-5
and dubai ?	-1,,-2
and dubai	-4,-3,1,-3,3,-2
office ?	-8,-6,1,-4,-4,-1
means =lumpur	-3,-5,-3,-5,-8,-1,-4
means =kuala	1,-1,-1,-4,-3,-3,-7
^lumpu	2,-5,-7,-1,-6,,-1
lumpur office	-5,-2,-2,-2,-2,-3
lumpur	,-5,-6,,-8,1
kuala lumpur office	-5,-1,-2,-2,-2,-2
kuala lumpur	-1,-5,-6,-2,-6,-3,-1
kuala	1,-3,2,-4,-3,-5,-4
the kuala lumpur	-4,-2,-1,-1,-1,-2
the kuala	-4,-2,-1,-1,-1,-1
^where	4,-1,-5,3,2,-2
where'	2,2,-4,-1,1,-2
^prasa	2,-4,1,-4,-2,-2,-1
prasad	,-3,-6,-4,-2,-2,-2
^laksh	-5,-6,-5,-1,-5,-1,-5
lakshmi	-4,-2,-4,1,-6,-2,-5
means =recoveri	-3,-2,-11,-3,-1,-2,-9
means =doctor	,-2,-2,,-4,-1,-9
means =disast	-1,,-3,-3,-3,-3,-10
dr lakshmi	-2,-1,,-2,-1
dr	-4,-2,-9,-1,-3,-8,-10
is dr	1,-1,-1,-3,-1,-1
who is dr	-3,-2,-1,-2,-1
who is	-8,-2,-3,-3,-7,-6,-1
means =estat	,-2,,1,3,-2,-6
^estat	-3,-2,1,2,5,-2,-2
estat	-4,-3,-4,-5,6,-4,-2
means =creek	-5,-3,-7,-7,-2,-4,-2
creek estat	-2,-3,-2,-2,-3,-2,-1
creek	-6,,-6,-5,-4,-3,-1
means =dhow	5,-1,-1,-1,,-1,-2
dhow creek estat	-2,-2,-2,-2,-2,-1,-1
dhow creek	-5,-6,-4,-5,-3,-3,-1
dhow	2,-1,-2,1,-5,-3,-1
omar haddad	-4,-3,-4,-4,-3,-2,-1
means =singapor	-2,,-1,-6,1,-3,-4
^singa	-4,1,-1,-2,-1,-1,-4
singapore ?	-6,-3,-3,-2,-3,-2
singapore	-6,-1,2,-3,-2,-1,-5
in singapore ?	-5,-3,-3,-2,-3,-2
in singapore	3,-2,-5,-3,2,-2
^clien	,-1,-3,-3,-4,,-2
client in	-1,-6,4,-3,-1,-1
client	-1,-2,-5,-1,1,-3,-2
means ~portfolio	-1,-1,-5,,,-1,-2
means ~project	,-3,-2,,-2,-2,-4
means =work	1,,-1,-2,-3,,-3
means =reckon	1,,,1,2,,-3
means =process	-1,-1,-1,3,-1,1,-3
means =portfolio	1,-2,,,,-2,-3
means =labour	1,1,1,-2,2,-1,-2
means =downtim	-1,2,1,,-3,2,-2
means =calcul	-1,,1,-2,-1,-2,-3
means =bug	,1,-1,-3,,,-3
work with	-4,,2,-1,-6,-1
you work with	-1,-6,-2,-1,-4,-3
you work	-3,-9,-2,-1,-6,-5
do you work	-2,-6,1,-4,-2,-3
are good	-7,-3,1,-2,-2,-2
that you	-2,-6,-6,-2,-1,3
means =friend	,1,5,,1,-5,-2
^frien	,,4,,,-4,-3
friend	-1,1,5,,,-3,-1
a friend	,7,2,,1,-2
by a friend	-2,4,-3,2,-1,-1
by a	2,4,-8,3,-2,-1
told by	1,,,-3,1,4
was told by	-3,-2,-1,-1,-1,1
was told	-2,2,,,-1,3
i was told	-1,2,-4,-2,,2
i was	10,-1,1,-1,2,-3
now thank	1,-3,-1,-3,-2,-2,-2
not now	2,-6,-5,,-5,-4,-3
means ~afterwards	2,2,1,1,2,-1,-3
means =later	2,,,,2,-2,-5
means =afterward	4,,,1,-1,-1,-5
maybe later	-4,-2,,-2,-2,-1
maybe	1,-4,,3,4,-3,-5
means ~device	1,4,-2,1,1,-2,-2
phone number	4,-5,-3,-1,-4
phone	1,6,3,-2,3,1,-1
a phone	5,,-1,3,1
give a	1,-1,2,,-2,3
to give a	-2,-3,-1,,-1,3
to give	4,-2,-5,-3,-5,3
not to	-3,-2,5,-4,-3,,-1
means =wish	-1,1,3,-4,-1,-4,-3
means =better	3,-2,-3,1,-4,,-2
^prefe	-2,-4,-4,-3,1,-3,-1
prefer not to	-1,-2,-1,,-1
prefer not	-3,-3,,-1,-2,-1
prefer	-5,-5,-2,-2,2,-3,-1
is fine	-3,1,,1,-4,3,-1
mail is fine	-1,,-2,-2,-1,-2
but	1,4,6,3,2,-1,-5
^museu	1,3,-2,,-1,1,-2
museum in	6,,-4,-1,-4,1
museum	-1,4,,,-2,1,-2
our museum	,5,-4,-2,-4
website for our	9,-5,-6,-8,-4,-2
website for	14,-4,-8,-8,-9,-9,-1
means ~reader	-2,-3,-1,-5,4,-4,-1
means =wcag	2,-3,-5,3,-4,-4,-2
means =privileg	1,-1,-6,-5,-4,2
means =disabl	-1,-4,-3,-3,-2,,-1
means =blind	-1,-1,-5,-1,-1,-2
^acces	2,-1,-3,-2,-4,-2
accessible website	3,-1
accessible	4,-6,-2,-1,-2
means =think	-1,-6,-1,1,-6,-1,-4
means =philosophi	1,3,1,2,-3,3,-4
means =believ	,4,-3,,-4,-3,-5
^think	2,1,,2,1,3,-1
think about	4,-2,-4,-4,,-5,-1
think	-1,2,2,,-4,1,-3
we're think about	5,2,-1,-1,,-1
we're think	3,1,-1,5,1,1
8123 4567	-3,-4,-4,-4,-4,-4,-2
8123	-3,-5,-5,-5,-5,-5,-3
65 8123	-3,1,-2,-3,-2,-2,-2
65	-8,-3,-7,-2,-4,,-4
^inste	,4,3,-4,4,-5
instead	-1,2,3,-6,2,-5
email me	-4,-2,-1,-2,-3,-2
means =verifi	-4,,-3,-5,1,-5,-3
vets	,-2,-2,-1,7,1
need an app	-3,2,-4,-4,-5,-1,-1
^joann	-2,,-2,-1,-1,-1
joanne	,1,-3,-2,-3,-1
sorry .	-3,-1,5,-2,3,-1,-1
means ~fixed	-1,2,1,2,,1,-1
means ~fixed-price	-2,1,-6,2,,,-1
means =solv	-2,1,,-2,-1,-4,-2
means =repair	1,-1,-3,2,-1,-1,-3
means =patch	1,-1,-1,3,-2,-2,-2
means =flat	,3,1,,1,,-2
means =fix	2,-1,-2,1,-5,,-4
means =cure	1,1,-1,2,-2,,-2
means =bind	-1,-2,1,1,-3,,-2
fixed yet	-4,-4,-1,-4,-1,2
fixed	-3,4,-6,-3,1,-1,-1
budget fixed	-3,-2,-2,-2,2,-1
no budget fixed	-3,-2,-2,-2,2,-1
no budget	-6,-6,2,-4,4,-3
means =eid	,-7,2,-5,-2,-10,-5
^ramad	-2,-3,-2,-4,,-6,-4
ramadan .	2,-2,,2,1
ramadan	-3,-3,-1,-2,1,-6,-5
before ramadan .	2,-1,,2
before ramadan	-1,-2,1,-4,-7,-4,-2
preferably	-4,2,-3,,-1,-1
means =adapt	2,5,-1,-1,,-1,-1
^flexi	-2,-3,-1,-3,-2,-3,-1
flexible	-1,-2,-1,-3,-1,-3
is flexible	-4,-2,-1,-2,-1,-2
means =50	-1,-3,-2,-4,-4,1,-4
50 123 4567	-4,-4,-3,-1,-2,2,-1
50 123	-5,-5,-3,,-3,1,-2
50	1,-4,-6,-4,-6,-3,-5
966 50 123	-2,,1,2,,2
966 50	-2,-3,,1,-2,-1,-2
966	-5,-4,1,-2,-6,1,-4
saleh	-4,2,2,1,-1
^abdul	2,,,-1,-5,,-2
abdullah	-2,-2,2,-2,-4,1,-1
means ~date	,,1,-3,2,-1,-4
means =newest	-1,-1,,,,1,-4
means =modern	,-2,3,3,-3,,-5
means =fresh	-1,1,-2,-1,-4,-4,-6
means =date	,1,,-2,1,-2,-5
means =current	-1,-2,1,5,,-1,-4
dates	3,3,1,-1,-1
for an online	-3,-2,5,-1,,-1
it's for an	-3,,-3,-2,-2,-2
it's for	-3,-4,-4,-4,-6,-5,-2
means =karnataka	-2,-2,-1,,-6,-7,-3
^banga	-4,-2,-4,-8,,-6,-3
bangalore	-2,-1,-6,-8,1,-5,-2
from bangalore	-1,-3,1,-1,-1
am from	-3,-3,-7,-5,-5,-3,-1
i am from	-3,-3,-7,-5,-5,-3,-1
means =bakeri	-2,1,,-1,-2,-6,-3
^baker	-3,-2,,-1,-3,-7,-3
bakery	-5,,-1,-1,-7,-6,-3
my bakery	-5,-2,-4,,-1
for my bakery	-4,-1,-2,-2,,-1
website for my	6,-6,1,-10,-4,-4
means =li	-1,-1,2,-2,1,-3,-4
means =lie	,-1,4,,1,-1,-3
means =invent	,,,1,1,2,-4
means =hallucin	,,3,1,1,,-3
means =fake	-1,,1,1,-1,-4,-5
means =confirm	,-1,1,-1,,,-4
make website for	5,-4,-5,-4,-2
make website	-1,-4,2,-4,-2,-1
make	-3,5,1,-1,3,-1,-3
to make website	4,-3,-5,-2,-1,-1
to make	2,9,-2,-4,2,1
want to make	2,4,-3,-2,1,-1
means =star	2,2,-8,2,3,-5,-4
means =rate	1,3,-1,-1,,-2,-3
means =fee	,,1,-3,,-2,-4
rate ?	4,1,-2,-4,-6,-1
rate	7,3,-7,,,-6
right now	-2,-3,1,1,-2
kochi	2,-2,-7,1,-10,-7,-5
in kochi	5,2,,3,-4,-1
i'm in	-5,-6,5,-5,-4,-5,-2
boat	5,,-3,2,5,,-1
^kuria	-5,-2,-1,-6,-6,-6,-5
kurian	-2,-3,-4,-6,-5,-6,-5
^georg	2,-5,-8,-2,-3,-2,-3
george	,-2,-7,-6,-5,1,-2
^name'	-1,-2,,-1,-2,-5,-3
name'	-2,-2,1,-3,-5,-3,-4
means ~appointment	3,-2,-6,2,-1,1,-1
means =reserv	4,2,-4,,-2,-1,-3
^booki	5,1,-9,2,-7,-1,-2
book app	-10,2,,2,-1,-2
book	1,2,-4,-2,-2,-2,-2
a book app	,-2,,4
a book	4,-2,1,-3,-4,-3
need a book	-2,,-1,-3,-2,-3
234 5678	-2,-2,-1,-2,-2,-2,-1
234	-5,,-9,-8,-3,-8,-5
0484	,-3,-4,-4,-3,-2,-1
ajman .	-4,1,1,1,-1,-3
ajman	-3,5,-4,2,-7,-6,-3
in ajman .	-3,-3,2,-2
in ajman	-2,,-4,-4,-1,-3,-2
based in	-2,3,1,-3,-2,-4,-1
means ~rating	-2,3,-5,3,3,-3,-2
star trad	3,-2,-1,3,-1
star	-2,1,-5,-1,,-3,-3
google .	-5,-4,-4,7,-1,-2
on google .	3,-2,-3,6,-5,-2
on google	-4,-8,-1,7,-10,-5
^ranki	-6,-5,-3,-1,-7,-4,-1
rank	-2,,-5,8,,-6,-1
means ~result	-2,-1,-2,-2,-2,-4,-3
means =uplift	-1,3,,4,-1,-2,-2
means =optimis	1,-4,3,5,-2,-2
means =lift	1,4,-4,3,3,,-1
means =improv	2,-1,-3,4,-3,5,-1
means =boost	-2,2,,2,1,-1,-2
^impro	-6,-3,-1,,-2,-1
means =detail	-3,-3,2,-2,-4,-4,-3
info	-1,-5,-5,-5,-5,-5,-3
^melak	-2,-4,-3,-6,-5,-1,-3
melaka .	4,,-2,-2,-2,-2
melaka	,-2,-1,-5,-4,,-2
in melaka	-1,-3,-3,-1,-2,1,-2
roast	-4,-4,6,-3,-3,-2
^coffe	-5,1,1,-2,-5,-5,-3
coffee .	-3,-3,4,-2,-2,-2
coffee	-3,-1,2,-2,-6,-6,-3
means =rout	-1,-1,1,-4,-1,-1,-6
means =road	1,,,-1,-2,-4,-7
road	-2,-2,3,-2,2,-6,-3
^cathe	-4,-4,-3,-4,-3,-2,-2
catherine	-2,-3,-2,-3,-2,-2,-1
means =subscript	-5,5,7,,-1,-1
means =retain	-5,-1,6,-2,-1,2,-1
means =licenc	-2,,6,-6,-2,-2,-2
^subsc	-4,2,8,-2,,-5,-1
subscription	-4,,8,-6,,-4,-1
with subscription	-2,1,,-3,,-1
shop with	-6,-5,4,1,-2,-3
online shop with	-3,-2,6,-1,,-1
like an online	3,-1,2,-2
like an	3,3,1,-2,1,2
would like an	-3,4,-3,-3,,3
means =ago	1,,-1,-2,-1,-1,-1
ago	1,1,-5,-1,-3,-1
year ago	2,1,-1,,-3,-2
^tirup	,-5,,-1,,-1,-1
tiruppur	,-4,2,-4,2,1
moved to	-2,-2,4,-4,3,-2
moved	-4,,2,-2,1,-1
we moved	-3,,-5,-2,-3,-3
but we	-1,-3,-3,4,-5,-5
here but	1,-1,2,,-1,-3
co .	1,-1,-1,-1,-3,,-2
co	-6,-3,,-1,-3,-2,-5
means ~cloth	3,-2,2,,-5,-3,-2
means =kain	-2,-5,-1,-2,-8,1,-3
means =fashion	-1,-4,3,-1,,-1,-6
^texti	4,-1,2,2,-3,3,-1
textil	2,-3,-1,-5,-2,3,-1
^mysor	-4,-3,-1,-3,-3,-4
mysore	-5,-3,-5,-3,-3,-4
to shopify	-1,-1,6
means ~offline	-1,1,2,1,,,-2
means =signal	-1,3,-3,-2,,-2,-3
means =offlin	1,5,1,3,-3,,-1
means =network	,,1,,-4,,-3
means =link	,2,-1,-5,2,-4
means =connect	-4,3,-5,-6,-1,-5,-1
^conne	3,1,-2,-3,-1,-2
connect to	,-2,6
connect	2,4,,-2,-2,-2
need erp	-3,-2,3,-1,-2,1
babu	,-2,-2,-2,-1,-1,-1
^rames	-1,-8,-4,-7,-4,-6,-2
ramesh	,-6,-4,-6,-2,-4,-2
ask for	2,-3,-1,-3,-2,-1,-2
pune	,-8,-2,-7,-5,-9,-5
in pune	3,-3,-5,-6,-2,-3
bakery in	,-6,,-5,-4,-3
work at	-1,-1,-1,-3,-3,-4
i work at	-6,-5,-1,,-3,-3
i work	-4,-5,,2,-3,1
sell online	-5,-5,,-5,-3,-3
to sell online	-5,-3,-4,-3,-2,-1
and want to	-5,-7,2,5,3,-3
and want	2,-2,-6,3,5,-3
phone and	-2,7,-3,4,,-3
by phone	,4,-1,-2,-4,-2
cakes	-2,-3,5,2,-5,-3
we sell	4,-3,-5,1,-7,-6,-1
11223	-7,-3,-1,1,-6,-5,-2
^kulka	-7,-4,-7,-7,-5,-2,-3
kulkarni	-6,-1,-7,-7,-1,-2,-3
teja	-5,-4,-4,-4,-4,-2,-3
^chenn	-4,-4,-6,-1,-3,-2,-3
chennai .	1,-4,-1,,1,2
chennai	-4,-4,-6,-2,-4,-1,-4
in chennai .	-4,-2,-1,,3,1
in chennai	-3,,-2,3,,,-1
means =life	-1,,-1,-4,-7,-1,-3
live in	4,-2,-4,-7,-2,-2,-1
live	2,1,-3,-3,-1,-2,-2
i live in	1,-2,-3,-4,-4,,-1
i live	,-4,-4,-5,-4,-1,-1
^flore	2,-3,-3,-2,4,-1
florence	4,-3,-3,-2,3
means ~scanner	-1,-3,-1,-6,13,-6,-1
means =studi	,-4,-3,-4,6,-8,-2
means =read	,-1,-3,-1,6,-2,-2
means =aloud	1,-2,-7,-1,6,-3,-2
read our	-3,-2,-1,-2,6,-2
read	,-1,-4,-1,7,-6,-1
that read our	-2,-1,,-2,6,-3
that read	-5,-5,-2,-2,10,1
means =stack	-2,-5,-1,-8,2,-7,-3
tool that read	-2,-1,,,3
tool that	,-2,-2,-1,4,-1
tool	,-5,2,-4,3,-5,-1
means =intellig	-6,-5,-11,-9,13,-6,-4
means =artifici	-6,-2,-1,-6,12,-3,-4
ai tool that	-2,-2,,,4
ai tool	-2,-3,,,2
ai	-7,-6,-8,-11,13,-8,-3
an ai tool	-2,-3,,,3
an ai	-5,-5,-5,-2,8,-3
like an ai	-2,-3,,-1,2,-1
i'd like an	-4,2,2,-2,,1
i'd like	-1,-3,2,-1,3,3,-2
dubai office	2,-5,-6,-6,1,-4
your dubai office	1,-2,-4,-3,1,-3
your dubai	2,-5,-6,,,-4
means =nearest	-2,-1,1,-1,-6,,-5
near your	-1,3,-1,-1,,-1
near	,-2,,-1,-9,-4,-5
we're near	1,-3,-3,-2,-1,-2
book website	7,-6,-4,-2,-1,-1
a hotel	-4,-4,,-5,-3,-2,-1
about a	1,-3,-8,-3,2,-3
^thurs	-6,4,-3,-6,,-6
thursday	-6,3,-4,-4,,-5
on thursday	-2,-3,-5,-2,-2,-3
means ~viewing	5,2,-3,-2,-3,-3,-5
means =visit	1,1,-3,3,,,-3
visit	-4,-4,-3,-2,2,-3,-2
can we	-8,,1,4,-5,-8,-2
bay	2,1,-3,1,2,1,-2
^papad	-1,-1,1,-1,-1,-3
georgia	2,-1,,,2,-3
means =lab	1,2,-5,-1,-1,,-3
labs	-4,-1,-8,-6,-3,2,-2
^cyber	-6,4,-6,-6,-4,4,-3
cyberjaya	-6,3,-6,-6,,4,-2
the company is	2,-2,4,4,-1,2
the company	7,1,2,6,3,3
means =malaysia	-3,-2,,-2,,-1,-5
^malay	-4,-1,-6,2,4,1
malaysia	-3,-5,-4,1,-5,-4,-1
in cyberjaya	-2,2,-3,-2,,3
sits in	-3,-4,2,,4,2
sits	-1,-1,3,-2,1,3
my team	-1,-1,-2,-3,-2,1
means ~maintain	1,-5,-1,-3,-1,,-3
means =support	-2,-1,-1,3,,3,-3
means =sponsor	-1,,2,-8,1,1,-1
means =helper	,-3,1,-2,1,-2,-2
means =help	,-1,-4,4,1,3,-3
^suppo	-2,-7,-1,-7,-2,,-1
support	-3,-5,,-6,1,,-1
means ~kubernetes	3,-3,-2,-3,-1,7,-1
means =kubernet	5,-1,-3,-3,-1,9,-1
means =ec	-5,-8,2,-1,,1
means =docker	3,-3,-1,-5,-3,9
^kuber	-7,-6,-5,-4,-5,8
kubernet	-8,-6,-6,-3,-5,7
means =devop	-3,-5,-5,-4,-3,4,-2
^devop	-2,-3,-3,-2,-2,5,-1
devop	-3,-3,-3,-3,-3,5,-2
^kuant	1,-1,,-1,-4,-4,-2
kuantan .	2,-1,2,2
kuantan	1,,-1,-1,-5,-5,-3
dari kuantan	-5,-3,-5,-3,-3,-3,-2
dari	-6,2,7,-5,1,-3,-2
bin abdullah	-2,-1,-2,-1,-1,-1
hafiz bin	2,-2,-2,-1,-1,1,-1
hafiz	-6,-6,-7,-7,-7,-1,-4
mohd	-8,-9,-9,-10,-7,-7,-5
saya	1,-6,4,-1,-2,-6,-4
^assal	1,2,2,-4,1,-5,-4
assalamualaikum .	1,5,-2,-2,3
assalamualaikum	5,3,-2,-2,4,-1
^kerop	-3,-2,6,-1,-2,-2
keropok	-3,-1,7,-1,-2,-1
you build	-3,3,-6,-4,2,-3
can you build	,-2,4,-2,5,-2
means ~clinic	,1,-2,,1,-1,-3
means ~lesson	,1,,3,1,-3,-4
means =sensibl	,-4,-1,-2,-3,-1,-1
means =realist	1,1,-4,-5,2,-2,-3
means =practic	,2,-4,3,,-1,-2
means =habit	5,-1,-5,5,3
means =feasibl	,2,-4,-1,,-2,-2
means =exercis	2,,-5,2,3,-2,-1
means =clinic	,1,-2,,-1,,-3
means =almost	-3,1,-5,1,1,2,-1
^pract	2,1,-2,6,3,2
practice	1,-1,-2,3,1,-2
dental practice	4,-1,,-2,2,-3
run a small	-2,-1,2,-4,,-3
run a	,,-2,,-2,-7
i run a	,1,-1,,,-5
anita	1,-3,-2,-4,-2,-2
dr .	,,-11,1,,-10,-6
is dr .	1,-2,,-3,-2
^appoi	1,3,-3,-4,4,-2,-1
appointment	3,1,-4,-3,4,-2,-1
with appointment	2,-1,-2,-1,-1,-1
website with appointment	3,-1,-2,-1,-1,-1
website with	6,-7,1,-8,-2,-4,-1
a website with	8,-4,3,1,1,-1
we need a	3,-6,-3,-4,-4,-7,-1
is ok	3,-6,-1,-4,-6,-4,-3
means =whole	-1,3,-1,,3,2,-3
means =full	-1,,-2,,2,4,-3
means =complet	1,4,2,-5,2,1,-3
full	-1,,-4,-3,6,,-2
in full	-4,-3,-2,,-2,-2
^palan	-2,-1,-7,-6,-1,-3,-2
^thiru	-2,1,-2,2,-2,-2,-1
a month	-3,-7,-1,10,,1,-3
^rupee	4,1,1,,-4,-6,-2
rupe a	-3,4,-2,1
rupe	2,-2,-1,1,-4,-8,-2
means =thousand	,-2,-2,-2,-8,-4,-9
^thous	1,-2,-1,-1,-8,-3,-6
thousand rupe	3,-1,-2
thousand	,-2,-2,-2,-9,-2,-6
15 thousand	-2,-2,-2,,,-1
^madur	-2,,-3,-2,-1,-6,-2
madurai	-2,-2,-3,-2,,-5,-2
in madurai	-4,,1
means =lesson	,-1,,-4,-3,-1,-4
means =cours	,,1,1,-1,1,-3
clas	-1,-2,2,4,1,-3,-1
^coach	-2,-1,-6,8,-3,-3,-1
coach clas	-6,-5,-4,6,-2,-1
coach	2,4,-9,6,-4,-5,-3
for coach	-5,-5,-5,8,-3
google ads for	-3,-1,-2,4,1,-1
want google ads	-2,,,2,-1
want google	-7,-1,-1,2,-2,5
03	,-7,-8,2,-1,-3,-2
lee	2,-7,-4,-1,-7,-6,-4
means =publish	1,-5,2,2,-2,1,-4
means =print	1,1,4,-2,-1,-5,-4
^print	2,-9,1,,-5,-4,-1
print	1,-10,7,-9,-1,-7,-2
sons	4,-2,-3,1,-6,-6,-3
^galwa	,-4,-4,-3,-3,-3,-1
galway	,-4,-4,-4,-3,-4,-1
in galway	-1,-3,-1,-1,-1,-2
^studi	5,,-7,-2,-5,-1,-3
studio in	-1,-4,-1,-3,-3,1
studio	,-1,-6,,-7,2,-3
yoga studio in	-3,-5,-4,-3,-2,-3
yoga studio	,-2,-3,-4,-4,-3
yoga	3,1,-2,-7,-7,-6,-1
a yoga studio	-4,,-3,-3,-2,-3
a yoga	-1,,-4,-3,-2,-2
we're a	-3,4,,-1,4,2,-1
^easte	-1,-2,2,-5,,-4,-2
easter	1,-1,2,-6,1,-2,-1
after a	-3,-3,1,-2,-2,-2,-2
^still	-1,-1,-3,-3,-3,-3
means ~share	-1,-2,1,-4,-5,-3,-4
part	-1,-1,2,-3,-3,-3,-1
^tract	-2,2,3,2,1,-3,-2
tractor part	-2,-4,3
tractor	-3,2,2,,,-4,-3
we do	3,3,-2,3,-3,,-2
^ludhi	-5,-2,3,-4,2,,-2
ludhiana	-7,-2,2,-3,,,-2
from ludhiana	-2,-1,1,-2,-1,-1
singh	-1,,-3,-4,-7,-5,-5
^harpr	1,1,-1,-4,2,-1,-3
harpreet	-1,-1,-1,-4,2,-1,-2
^mysel	,-7,-2,1,-3,,-4
myself	1,-7,-2,2,-2,-1,-4
10 lakh	-4,4,-3,-4,-4,-4,-2
means =8	2,-3,2,-1,,-2,-4
8 10 lakh	-5,-3,-1,-2,-3,-2,-1
8 10	-7,-5,-2,-2,-3,-3,-1
8	1,-4,,-3,-3,-1,-4
for dealer	1,2,-3,,-1
means ~single	1,-1,-1,1,,,-4
means =togeth	1,1,-1,3,1,1,-3
means =singl	1,1,1,1,1,,-4
means =onc	,,,1,1,1,-4
means =multipl	,2,2,2,2,3,-5
means =multi	1,3,-1,,2,1,-3
one	-3,1,,1,,3,-3
need one	1,4,-3,,-3,-1
99999	-4,-2,-4,-4,-3,-3,-2
means =vanish	,,,-1,,3,-1
means =try	-1,-3,-2,1,-2,-1,-4
means =tri	2,-1,-1,,-3,1,-3
means =target	-1,-3,,2,1,1,-1
means =spoil	1,,-2,1,-1,,-3
means =rise	1,,,3,,1,-3
means =opt	2,-1,,-1,-1,1,-3
means =miss	-3,,1,2,,1,-3
means =match	1,,-1,-2,1,,-6
means =lose	-2,,1,1,1,3,-4
means =increas	,2,1,3,1,3,-1
means =happen	-1,-4,,,-2,2,-3
means =follow	,1,,1,1,1,-3
means =discuss	-1,-1,-1,-1,3,1,-5
means =continu	-1,-1,-2,-2,-1,,-4
go by	,-2,-2,-4,-4,-3
go	-1,-2,1,-2,1,-6,-1
i go	-4,-2,-5,1,-3,-4
^beiru	-2,-4,5,-4,-4,-4,-2
beirut	-2,-5,3,-4,-4,-4,-2
^dolla	,1,1,-5,-2,,-2
dollar	-1,-2,,-7,-5,-1,-2
thousand dollar	-3,-4,1,-4,-3,1
25 thousand	-2,1,1,-4,-1,-2
25	-3,,4,-1,-1,-3,-3
website we have	-3,-2,,3
website we	-1,,-2,3,-3,-1
^donat	8,-3,-4,-5,-5,-2,-2
donation website	2,-2,-1,,-1,-1
donation	5,-4,-2,-7,-7,-4,-1
a donation website	3,-2,-1,,-1,-2
a donation	1,-2,-3,-3,-2,-3,-1
ngo	5,-3,-1,-6,-2,-4,-1
our ngo	1,-5,-2,-3,-1,-3
^cedar	-3,-2,-4,-4,-4,-3,-1
klang	,-1,4,-2,1,-2,-4
^subra	-1,-4,-6,-2,-7,-2,-4
subramaniam	-4,-3,-4,-2,-5,,-3
l subramaniam	-3,1,-2,-4,-3,-3,-1
l	-8,2,-2,-9,-5,,-4
a l subramaniam	-3,2,-2,-3,-3,-3,-1
a l	-4,-2,-7,-6,-2,-1,-2
^kumar	-5,-3,-8,-2,-5,-5,-4
5k	3,-7,,-4,-7,-6,-3
can ?	4,-2,2,-3,-2,,-3
means ~bargain	4,-3,-7,-2,-6,1,-1
means =lower	2,-1,-3,-1,-5,1,-3
means =cheap	3,-2,-4,-1,,2,-2
means =bargain	2,,-5,-3,-6,-2,-4
cheap website	3,-1,-2,-1,,-1
cheap	4,-3,-6,-1,-5,-1,-1
4455	4,-4,1,-1,-3,-3,-2
333	2,-2,3,-2,-2,-2,-2
017	-2,,-8,-7,-2,-4,-3
^वेबसा	-6,-7,-8,-8,-7,-7,-4
वेबसाइट	-5,-5,-6,-5,-5,-5,-2
تطبيق	-6,-3,-6,-6,-5,-5,-3
مرحبا	-5,-2,-4,-4,-4,-3,-2
2233	-6,-2,-4,,-4,-4,-2
111	-3,-2,-2,-2,-2,-2,-1
56	-1,-2,-4,-2,-5,-4,-4
971 56	,-3,-5,-1,-2,-2,-2
^nakhe	-2,-2,,-2,-1,-1,-1
sara	-6,-5,-3,-2,-5,-4,-4
我叫陈美玲	-7,-6,-6,-6,-6,-6,-3
want online store	-3,,3,-2
want online	,-3,3,-6,-2,-4
^meili	-3,-1,-1,-3,-1,-3,-2
meil	-2,-2,-1,-2,-3,-2
my tuition	1,-2,-1,4,-1
for my tuition	3,-4,-2,3,-2,-1
app for my	-8,3,-1,-5,3,-4
need mobile	-2,3
^kavit	-6,2,-6,,,-6,-3
kavitha	-4,3,-1,2,1,-4,-2
^quote	-2,-1,,-3,1,-4
quot	1,-4,-2,-4,2,-1
website .	7,-8,-3,-5,-2,-8
^bank'	2,-1,,,-1,3
bank'	2,-1,-1,-1,-1,2
of our	7,-1,-4,-1,1,-1
means ~rebuild	9,-1,1,-6,1,-4,-1
means =redesign	16,-4,-6,3,-5,5
accessibility	-1,-2,-2,-1,-1,-2
look for an	,-5,-3,-1,5,-3
iyer	,-6,-6,-6,-1,-5,-3
^mail.	-8,-7,-6,-5,-5,-5,-3
^petro	,-3,-9,-9,-6,1,-2
^doubl	-2,-2,1,-4,-3,,-1
doubl .	-1,,4,,-1
doubl	-3,-1,4,-1,1,1
means ~cost	-3,-1,-2,-3,,2,-3
bill	-3,1,-6,-2,-4,6,-1
cloud bill	,-1,,-2,-1,4
our cloud	-1,,,-1,-1,3
with our	6,1,-5,-1,1,-3,-1
means =through	,-2,-3,5,-1,2,-3
help with our	4,,-2,-2,-1,-1
help with	3,-6,-2,6,-4
help	-1,-4,-5,6,,3,-2
need help with	3,-3,-2,1,-2
need help	,2,-4,-4,-4,1
we need help	-2,-1,-4,-3,-3,3
jaya	-5,4,-3,-3,-3,-8,-5
1987	2,-1,-3,1,1,-1
write to me	-2,-3,3,-3,-4,-3
means ~quickly	,,-4,,,-3,-3
means ~both	1,1,-1,,2,2,-7
means =second	-2,-1,1,-3,-4,3,-7
2 week	1,-2,-3,-6,-3,-1,-1
2	,-1,,-1,-1,2,-5
in 2 week	3,2,-1,-3,-2,2
in 2	,1,-3,-5,,3
website in	-3,-6,-5,2,-7,-2
^invit	3,-2,-2,-5,1
^weddi	6,-1,-6,3,-6,-2,-4
wedd	5,,-5,5,-5,-5,-3
sam	-2,-1,5,-4,-3,-3,-1
oops	-1,-4,-5,-5,-4,-3,-2
means ~better	,1,1,3,,4,-3
means ~compare	-1,-3,-1,-2,-4,-4,-3
means =nicer	2,,-2,,-2,1,-1
means =comparison	-1,-3,-1,-4,-5,-3,-2
means =compar	-1,-1,-3,-1,-4,-1,-3
^bette	3,-1,-1,2,-1,3,-1
better	,1,-1,,-4,3,-1
a better	2,-1,5,4,2,-2
company want	,,,-2,4,-1
solar	2,-4,-6,2,-5,,-1
^nairo	-1,,-2,2,,-1,-3
nairobi	-1,,-6,-2,,-1,-3
from nairobi	,,-2,-3,-3,1,-1
^harbo	1,,-3,-5,-1,,-2
tariq	-6,,-6,-5,-4,-3,-2
^pleas	1,-2,1,1,-1,1,-6
please	,-5,,-1,-3,,-6
mine	-1,1,-1,1,-3,-4,-4
means =valuabl	1,-4,-1,-3,,-4,-2
means =us	,-1,-3,-3,,-4,-3
means =usag	-2,-1,-4,-2,-3,-4,-3
means =unus	,-5,,-1,-2,-1,-5
means =reus	-1,-3,-2,-3,-2,-4,-2
use	-1,,-6,-5,-2,-3,-1
means ~boss	,,3,-2,2,,-3
means =execut	-1,,-1,,1,1,-5
means =director	,-1,,-1,1,1,-5
means =boss	-2,,,-2,,3,-8
^direc	-2,3,5,-1,2,-2,-2
director	,-3,-3,-1,2,-5,-1
means =owner	-1,-4,2,-5,-2,-1,-4
means =chief	-2,,-2,-3,1,3,-5
boss at	-3,,-3,-1,1
my boss at	-3,-1,-2,-1,1,-1
my boss	-6,-1,-2,-6
to my	-3,-8,-4,2,4,-4
means ~books	-2,-2,4,-1,-1,-6,-1
means ~course	,-1,-2,-5,,-6,-3
means ~learn	-3,-2,4,-5,-1,-6,-2
means =learn	1,-2,,-6,-1,-5,-2
means =edtech	-1,-2,-8,-5,-3,-4,-1
^learn	1,-1,-8,-4,-2,-4,-1
learn .	4,5,-2,,1,-1
learn	-3,,-8,-4,-3,-3,-1
means ~machine	-1,-3,-4,-3,2,1,-4
means ~automatic	-3,-3,3,-2,7,-2,-1
means =laptop	1,2,-2,-1,2,7,-2
means =comput	-1,,-3,-1,1,7,-2
^machi	2,1,1,1,2,-1,-2
machine learn	-2,-2,-3,-1,3,-2
machine	-1,-1,2,-1,3,2
means =claim	-3,1,-7,-6,4,,-1
^deman	-1,1,-6,-2,3,-4
demand	-2,,-5,-2,3,-3
means ~forecast	-6,-9,-2,-3,10,-6,-1
means =predict	-3,-2,-5,-3,7,-4,-2
means =outlook	-2,-3,1,-2,4,-2,-1
means =forecast	-4,-2,-2,-4,8,-7,-2
^forec	-2,-4,,-2,5,-2,-1
forecast of	-2,-1,2,-1,2,-1
forecast	-2,-4,-2,-2,3,-3,-1
^branc	,1,-2,-4,5,-1
branch	,,-4,-4,4,2
6	,,-5,1,-4,,-5
means =across	,-1,2,5,1,-7
^acros	-1,1,,4,1,-3,-1
acros	,1,3,4,1,-5
^syste	2,-6,-5,-2,-3,2,-1
system	1,-3,-4,-1,-2,-1,-1
means ~doctor	-2,-2,-4,1,2,-1,-3
means =medic	,,-5,-1,-1,1,-3
means =hospit	,,-1,,-1,2,-3
means =healthcar	,-2,-2,-1,-2,-1,-3
means =health	-1,-2,-2,-1,-1,,-5
^hospi	2,2,-1,-2,,4,-2
hospital system	-1,-4,,,-1,-2
hospital	-1,2,-1,-3,-1,4,-2
a hospital	-2,-1,-1,1,-2,1,-1
for a hospital	-4,-3,-1,-2,-3,3
^sanct	1,-2,1,,-8,,-3
sanction	-1,-1,1,1,-6,-2,-2
crore	5,1,-10,-2,2,2
1.2 crore	6,1,-3,-1,-3,2
1.2	3,1,-2,-6,-3,-1,-2
2026	2,-1,-5,-6,-4,4,-1
april	-2,-3,-4,1,-2,-5,-4
by april	-3,-3,-1,-4,-4,-3,-2
be	1,2,1,2,,2,-9
to be	-1,,3,2,3,3,-1
has to be	5,4,3,1,,-1
has to	5,,,-3,,,-1
^go-li	,3,-2,-3,,-1,-1
go-live	,4,-2,-5,,1
^arogy	1,-2,-3,-3,-2,1
^venka	-4,-7,-3,-4,,-5,-4
venkatesh	-4,-3,-3,-4,-3,-3,-1
^augus	-3,1,-2,,-1,1,-2
august .	4,3,,-1,-2,5
august	,-1,-1,-1,-4,4,-2
15 august	3,,,,,2
means =deadlin	,3,-1,-2,-1,-1,-1
^deadl	,-2,-4,-6,,-4,-1
deadline	1,-8,-4,-5,-1,-4,-1
^3,50,	2,-2,-2,-1,-1,-1
3,50,000	2,-3,-2,-1,-1,-1
rs .	6,,-6,-2,2,,-1
rs	3,-1,-6,1,-5,-4,-6
means ~redesign	12,-3,-2,2,,1,-1
^redes	14,1,-2,-5,-3,2
redesign	12,1,-1,-4,-2,2
website redesign	3,2,-2,-2,,-2
for website	5,-7,-5,-5,-3,-5,-1
need quote	4,4,-6,-4,-2,-2
^mitha	1,,1,-4,-3,-3,-2
pooja	,-7,1,-3,-5,-6,-2
n	1,,-6,4,1,-4,-6
website ?	-1,3,1,-5,-2,-2,-1
hotel website	-4,-2,-1,-1,-1,-1
35k	-2,1,-2,-3,-5,-5,-2
aed 35k	2,-1,-2,-2,-1,-1
about aed	3,-1,-1,-1
how about	,1,4,-3,-1,-1,-1
means =fourth	-3,-1,-3,-2,2,1,-5
q4	1,-6,-3,-5,3,2,-2
in q4	,-2,-2,-3,-3,-2,-1
open in	4,-3,-4,,3,-2,-1
we open in	1,-1,-1,-3,-2,-1,-1
we open	,1,-3,-1,,-5,-2
^marwa	-4,-3,1,-3,-3,-1,-1
marwan	-1,-2,-3,-2,-2,-2,-1
means =soon	-1,,-1,-4,-7,-5,-4
means =quickli	-1,-2,,-1,,-1,-5
means =fast	-1,,-3,-4,-1,-4,-6
asap	-1,-9,-2,-2,-7,-2,-4
20k	-2,-2,-8,,-5,-4,-5
than	3,-1,-2,-5,-4,-2,-3
less than	3,-4,,-5,,1
said	5,,-3,-2,-4,-2,-8
boss said	-2,-1,-1,-1,-2,-2
means ~request	3,-3,-2,-4,-1,-3,-1
means =unask	1,-2,-1,2,-6,-1,-2
^reque	1,-2,-4,1,1,-2
request	3,-3,-4,1,-3,-3
means ~abandon	3,3,1,3,1,3,-1
means ~holiday	-1,2,-2,-1,,-1,-3
means ~leave	-1,1,1,3,-1,2,-2
means =vacat	-2,-1,1,-1,,-1,-5
means =rest	,1,1,3,,1,-2
means =remain	-1,,-1,,2,2,-3
means =leav	,,1,1,,,-4
means =holidai	-1,-2,,,,1,-4
means =forgotten	-2,,1,-3,-3,3,-3
means =exit	,-2,2,2,-1,,-3
means =exclud	-1,1,,,-2,-4,-4
means =drop	,2,1,2,-4,4,-2
leave	-2,-3,-2,,-4,-5
tool for	7,-1,-2,-2,-4,-2
means =privat	,,-2,,,1,-3
means =inhous	4,,-3,-4,,-2,-2
internal	7,-2,-3,-2,3,-4
an internal	6,-2,-3,-3,2,-4
it's an	-1,-3,1,-3,6
^steel	,2,-4,-4,-4,-3,-2
chong	-3,-6,2,-5,-5,-2,-4
on ads	-5,-1,-2,5,-1
month on ads	-2,-1,-1,4
month on	2,-2,,-1,-1,4
a month on	-3,-1,1,2,-1
3,000 a month	1,-1,-2,3,2,-1
3,000 a	1,-2,-3,4,,-1
3,000	4,-2,2,3,-2,-3
rm 3,000	-3,-1,-1,1,-1
means =season	1,-4,2,-2,-2,,-7
raya	-2,-6,5,,-7,-1,-2
hari raya	-3,-4,4,1,,-1
hari	-6,-6,2,2,,-3,-2
right after	-2,-1,-2,1,-1
start right after	-1,-1,-2,,-1
to start	,-5,-4,-3,-6,-5
want to start	-1,-3,-3,-1,-5,-4
011	-6,-4,-8,-2,-7,-6,-5
means =car	1,5,-4,,-1,-3,-5
means =bike	1,3,-4,,-2,-7,-3
^motor	-1,-2,-1,1,1,-3,-2
motor	-1,-5,-4,-1,,-5,-3
zul	-4,-3,-2,-4,-4,-3,-2
^rahma	-6,-3,-2,-3,-6,-2,-3
rahman from	-2,3,-1
rahman	-7,-2,-2,-3,-6,-3,-4
app ?	-1,-4,7,-3,-4,-3
means ~third-party	-7,,8,-6,,-5
means =aggreg	-4,4,4,-9,-2,-7,-2
marketplace	-7,,9,-2,,-2
a marketplace	-5,3,9,-2,-5,-2
means =suffici	1,-1,4,-4,1,-2,-2
means =enough	-1,1,3,-3,2,-5,-2
^enoug	2,2,3,-3,3,1,-1
enough for a	-3,2,4,-2,-3,-2
enough for	-4,,7,-2,4,-2
enough	1,2,2,-3,2,2,-1
^dirha	-3,,-3,3,-1,,-4
dirham	-3,,-3,1,-2,-3,-3
thousand dirham	,4,2,-4,-2,-2
means =hundr	-2,-4,1,-4,-1,,-2
^hundr	1,5,-5,-2,-1,1
hundr thousand	-2,4,-2,-3,-1,1
hundr	-1,1,-5,1
two hundr	-1,2,-4,-2,-2,-3
two	1,1,-1,-3,2,3,-3
year .	2,4,-1,,9,3
this year .	2,-1,1,-3,,-3
this year	-4,-2,-1,-3,-1,-1,-1
of this year	-5,-1,-4,-5,-4,-3
of this	1,-4,-2,1,-3,,-1
end of this	-7,-3,-3,,-3,-5,-1
means =until	1,-2,-2,1,,2,-3
means =till	-2,,2,2,-3,1,-3
until end of	-1,-2,-3,-2,-3,1
until end	-3,1,-1,-2,-3,2
until	3,-2,-4,1,-4,2,-1
means ~money	2,3,,-2,2,-1,-3
means ~analyst	1,,-3,-6,-4,1,-4
^fundi	-2,5,-2,-1,1,-1
fund	-2,3,-1,-2,-1,-1
reem	-6,,3,-3,-2,1,-1
ketbi	,-2,-1,-1,-3,-1,-1
al ketbi	-1,-3,-1,1,-4,,-1
4 month	-4,2,4,-3,2,1
^withi	-3,-1,-2,-7,-4,-2,-4
within 4 month	-1,3,3
within 4	1,,3
within	-1,1,-3,-3,-5,,-3
means =best	,-7,,-2,2,1,-4
^ideal	5,-6,1,-2,-1
ideally within	,,3
ideally	3,-5,,-3,-2
means ~motorcycle	-1,7,-1,,-4,-3
means ~car	2,4,-5,-2,,-2,-4
bike	-2,7,-3,-2,-2,-2
^30.00	-4,-4,,-2,-4,-3,-1
30.000	-4,-4,-2,-3,-4,-3,-2
get for	-3,-4,,-4,-4,-2
get	,,-3,6,3,-1,-3
i get	-8,3,,-5,-6,-5
can i get	-5,3,3,-4,-4,-2
can i	-6,-6,-4,-10,-9,-6,-2
what can i	-2,-1,2,-1,-1,-1
what can	-6,-4,2,-3,-4,-3
^freib	-2,-2,-2,-2,-2,-2,-1
freiburg	-3,-2,-3,-3,-3,-2,-2
^brand	-4,-6,2,4,-6,6,-4
brandt	-3,-3,-3,-3,-3,-2,-2
financial year	-2,-2,-3,-4,,-1
financial	-3,,1,-3,-1,-2,-1
this financial	-2,-4,-2,,,1
for this	,-1,3,-6,-1,1,-1
lakh for this	,,-5,-2,,-2,-1
lakh for	-5,3,,1,5,-1,-2
12 lakh for	,1,-3,-3,2,-2
and 12	-2,3,-1,,-2
10 and	-5,-2,1,-2,-2,-1,-1
between 10 and	-2,-2,-2,-2,-3,-1,-1
between 10	-2,-3,-2,-3,-3,-1,-1
means =hindi	-3,2,-2,,6,-1
hindi .	-4,3,,-1,3
hindi	-2,1,-2,1,4,-1
in hindi .	-3,3,,-1,-2
in hindi	-5,4,-1,,6
and in	-3,-3,4,,-5
means =down	-1,3,-6,-1,-1,3,-5
^offli	-2,7,-3,-2,-5,-4
offline	-1,6,-3,-2,-6,-2
work offline	-6,4,,,-4,-1
must work	,,-6,-2,-2,-3
must	-3,1,-1,-2,-4,-2,-4
boys	-4,7,-3,-2,-5,-5,-1
means ~shipping	-2,-2,2,-4,2,4,-2
means ~courier	,,,-3,-2,-3,-3
means =fulfil	,,3,-2,-2,-4,-2
^deliv	-2,-1,,-7,-2,-4,-2
delivery boys	-2,4,-4,,-3,-3
delivery	-1,1,3,-4,-1,-2,-1
means ~scope	-2,-2,-1,-3,,-5,-2
means =rang	-7,-7,-2,-1,2,3,-2
means =discoveri	-5,,-5,-2,,2
scope	-4,-3,-3,,2,3
^kanpu	1,-4,,-5,-1,-5,-3
kanpur	4,-4,-3,-4,-1,-4,-3
^tiwar	-6,2,-3,-3,-3,-3,-2
tiwari	-5,,-3,-2,-2,-2,-2
manoj	-5,-3,-4,-3,-1,-3,-2
next year	,-3,-6,-4,-3,-6,-1
maybe next year	,4,-2,-3,-3,-1
maybe next	-3,,-4,-4,,-2
hurry	-6,-2,-4,-7,1,-4,-4
no hurry	-6,-5,-1,-6,-6,-3,-3
we're in	-3,-3,3,-4,,-2,-2
^readi	-2,,2,-6,2,-4,-1
for read	-5,-4,3,-1,7,-1
ai for read	-3,-3,-1,-1,6,-1
ai for	-4,-5,-7,-4,8,-3
look at	2,-6,3,2,4
^laure	-4,-1,3,2,,-1
then	-1,-4,1,-4,-4,2,-7
by then	-4,-3,-3,-2,,5
means =readi	,4,,-3,-4,-2,-2
means =prepar	,1,-1,-2,-3,-3,-4
ready by then	-2,-1,-3,-1,-1,-1
ready by	-6,-7,1,-3,-4,-4
ready	-1,,-1,-4,-1,-4,-3
be ready by	-3,-2,,-2,-3,-3
be ready	-2,-7,2,1,1,-3,-1
to be ready	-1,-3,-2,-2,1,-2
it has to	2,-2,-1,-1,-3,-1
so it has	3,,3,3,-1,-2
so it	2,-2,-3,1,6,3
so	1,2,4,-1,-1,2,-9
month so	,3,8,-2,-2,-2
means ~handful	2,-3,-4,-3,-3,-4,-9
5 month	-1,-4,-3,4,-1,-1
5	-1,-5,-2,-2,-5,-3,-8
in 5 month	-1,-5,,-2
in 5	1,-4,-5,4,-1,2
ends in	-1,-1,-1,-2,-3,-1
ends	-2,-2,,-6,-6,3,-1
the old	-2,4,-1,-1,-4,1,-1
on the old	2,-1,3,,-2,-4
on the	,4,2,1,3,,-1
means =rent	4,-1,,-4,-3,,-3
means =leas	-1,-2,1,-3,-3,-2,-3
lease on the	,-2,-3,-1,-2
lease on	-2,-2,-2,-1,-2,1
lease	-4,-5,-1,-4,-2,2,-1
our lease on	2,-1,-2,,-2,-3
our lease	-3,-3,-4,-2,-2,-3
70k	-6,-2,-2,-8,-2,-6,-3
60 70k	-3,-2,1,-4,3,-1,-1
60	-2,2,1,-7,1,1,-8
321	-4,-3,-2,-2,-3,-2,-1
04	-8,-4,-1,-2,-1,-1,-4
estate	-5,-3,1,-1,1,-2,-2
means ~human	,-1,1,1,-2,2,-3
means =real	-2,-5,1,2,-8,-8,-2
means =legitim	-2,2,3,,,-1,-2
means =genuin	-5,-6,3,1,-4,-8,-2
means =actual	-1,-4,1,,-4,-7,-1
real estate	-1,1,-10,2,,-2,-1
real	-5,-1,5,-3,-2,-4,-1
means =keyboard	-3,2,-1,,,-9,-3
means =kei	2,-1,-1,2,,-4,-2
means =fill	5,4,-2,-8,,-1,-1
means =enter	1,1,-2,,1,-1,-4
keys	2,-2,-2,-1,-2,-1
^marin	-2,,-1,2,-1,2,-3
marina	-3,1,-4,3,-4,1,-1
noura	-3,,2,-4,-3,-3,-1
^someb	2,-2,-2,2,-2,,-1
somebody for	3,3,-3,,,-1
somebody	,-5,-3,4,-1,1,-1
and somebody	5,5,1,5,-1
member and	3,1,-1,2,-1,-1
for member	4,3,-2,3,,-2
app for member	3,5,,3,,-1
website an app	-5,9,,3,2,-1
website an	-4,9,,3,2,-1
^thing	7,1,5,2,6,3,-1
thing a	4,6,1,2,-3,1
thing	2,2,1,-6,7,4,-2
three thing	5,4,-3,3,1,2
need three	3,3,-2,2,-1,-1
^green	3,1,-7,-7,-3,-6,-3
club in	4,3,-2,-2,,3
club	2,1,-8,-1,-7,-3,-2
golf	-1,1,-2,-1,1,-1
means =label	-5,-1,6,2,4,1,-1
^label	,-2,,1,3,-3
label .	,-2,3,-1,-1,2
label	-3,4,5,2,1,-2,-1
and print	1,-3,,-2,-2,-1
means =reconcil	,,1,-4,-2,2,-1
means =mismatch	,-1,2,-3,-2,2,-2
tally and	-2,,,,-2,-1
tally	-5,2,6,-1,-3,3
means ~talk	-3,1,-3,-1,,,-4
means ~chat	-3,,-1,2,2,-1,-3
means =mention	-1,-2,-2,,1,1,-1
means =confer	3,-1,-1,,-1,-2,-4
talk to	,-2,-4,-1,1,-1
talk	1,-1,1,-4,-2,-1,-1
means ~upi	1,-3,-4,-3,-7,-6,-1
means =cash	5,,,-3,1,-7,-1
means ~scan	7,,,-3,-1,2,-2
means ~payment	-1,-3,4,-4,-4,-6,-3
means =upi	1,,3,-3,-3,-1
means =razorpai	-3,-4,4,-5,-2,-2,-1
upi and	-1,,5,,-2
upi	-2,-1,4,-3,-3,-1
the shop	-3,-2,1,1,2,-2
^saree	-2,-4,11,1,-3,-3,-2
sare	-4,-7,12,-1,-6,-4,-1
^handl	-3,-1,4,3,-6,-1,-1
handloom sare	2,-1,3,-1,-1
handloom	-5,-5,8,3,-4,1,-1
means =project	,-2,2,-2,-2,-9,-3
means =assign	1,-6,-3,-2,-2,-4,-2
^proje	-1,-4,-5,-3,1,-6,-1
project for	-3,-4,3,-2,2,-1
project	-2,-1,-2,-2,-2,-5,-1
^kaver	5,-6,-5,,-6,-2,-3
kaveri	4,-8,-2,-1,-5,-3,-2
hubli .	3,-1,,-2,-2,-1
hubli	-2,-4,-6,-6,-2,-5,-2
means ~midnight	1,1,,2,6
means ~evening	2,1,-1,-2,3,1,-1
means =awak	1,,1,-3,5,3
night .	1,3,2,-2,3,3
night	-2,3,-3,-4,4,-3
at night .	2,2,-1,-1,3
at night	-3,,1,1,2,-4
sap	-1,-1,-6,-3,-2,-2
to sap	-1,,-1,-1,-2,-3
means ~sync	,1,4,-4,-3,-3,-1
means =sync	,1,5,-2,-6,-6,-2
sync	-2,,6,-3,-2,-2
means ~wallet	,3,1,-4,3,3,-1
means =scan	3,4,2,-3,-1,1,-1
means =camera	-1,5,,-2,8,-2,-2
^scann	-2,2,-5,-2,1,2
scann	,,-4,-2,1,2
^barco	5,2,,-3,-1,-1
barcode	5,2,,-2,,-1
android app	-1,7,-2,-2,-1,2
requirement	-4,-3,,-3,,-2
klang .	2,1,2,,4,3
port klang .	3,2,-3,-1,-2,-2
port klang	2,2,-6,-3,2,-3,-2
port	3,3,-4,-5,1,-6,-3
in port	4,,3,-3,1,-3
means ~warehouse	-1,2,-3,-4,1,-1,-3
means =warehous	-4,2,-1,-3,1,1,-3
means =depot	-2,1,2,-5,-1,-1,-4
^wareh	-2,3,-2,-4,4,1,-1
warehouse in	-3,2,-2,-1,-3,-3
warehouse	-3,4,-3,-4,,1,-1
^strai	-3,4,-1,-3,-3,-2,-1
devan	3,,-2,-2,-2,-2
means ~battery	5,-6,-4,-5,-3,,-2
means =storag	1,-2,-3,-3,-2,4,-3
means =memori	4,-7,-4,-5,-2,1,-1
^stora	,-2,-4,-4,-1,2,-1
storage	,-2,-4,-4,2,3,-1
cold storage	3,,-3,-2,1,-3
cold	2,-2,-5,-5,1,,-1
strait	-1,-5,-3,-1,1,-2
means =watcher	2,-3,-2,-2,-2,-3,-1
means =track	-1,,-3,1,-5,-2,-3
means =screen	11,-9,-1,1,-2,-6,-5
means =prometheu	-1,-4,-4,-2,-3,-1
means =opentelemetri	-6,-3,-2,-3,-3,-1
means =measur	3,,-8,-7,2,1,-1
^monit	-3,-4,,,-1
monitor	-4,-4,,-1,-1
means ~backup	-5,-5,-4,-5,-2,6,-2
means =restor	-2,-2,-1,-4,-1,1,-2
means =copi	-6,-3,-1,2,3,5,-2
means =backup	-4,-4,-1,-6,3,8,-1
^backu	-3,-5,-3,-2,-1,6,-1
backup	-2,-6,-3,-2,-3,8,-1
cloud backup	2,-4,-2,-1,-3,6,-1
app only	3,,,,,2
don't need	-5,-2,-1,-3,-5
we don't need	-5,2,1,,-1,2
we don't	1,-2,-6,1,1,1
not mobile-development	4,-6,2,2,-3,3
^vargh	,,-6,,-5,1,-3
varghese	-1,-1,-7,-1,-6,,-4
only a	,-5,-1,-2,-2,-2
now i want	3,,-1,-1,,-1
now i	6,1,2,3,,-3,-1
but now	3,-4,-3,-2,-1,-1
app but	7,2,,-3,-1
an app but	8,-5,,-1,-1
of an app	4,,,-2,-1
of an	,2,-4,-2,2,-1
means =opinion	,2,2,,-3,1,-3
means =idea	-2,3,-2,-2,-1,-1,-4
^thoug	1,-5,-1,-1,-4,-1,-2
thought of	3,-6,-1,3,-1,-2,-1
thought	,-6,-1,2,-5,,-1
i thought of	3,-5,1,1
i thought	1,-3,-1,1,1,-1
means ~sooner	-2,,-2,-2,,-1,-4
means ~first	-2,,-7,4,-3,-3,-4
means =first	-2,1,-4,5,,-2,-5
first i	2,-5,1,-4,-2,-1
setar	1,-4,1,-3,-3,2,-2
alor setar	1,-4,,-4,-3,1,-2
alor	2,-4,1,-4,-3,1,-2
means =su	-1,-4,-5,-5,-5,-5,-2
su	3,-3,-3,-3,-3,-3,-2
goh	-4,-2,-4,-4,,-3,-2
ms .	-1,-3,-2,,,-1,-3
ms	,-3,-2,2,1,2,-3
both	3,5,3,2,-1,5,-1
and mobile	2,6,-1,,-1
web and	3,6,2,3
a learn platform	2,6,-1,,-2
a learn	3,8,-2,,-2
means =supplier	-2,4,1,-1,3,1,-2
^suppl	3,3,1,-3,,,-3
supplier for	3,5,-1,,-1
supplier	4,4,-6,-2,-1,-4
means ~similar	1,2,-5,2,-3,-6,-4
means =similar	3,4,-2,-8,-6,-3,-1
means =benchmark	-2,-1,1,-4,-4,1,-1
compar	2,4,-3,-6,-4,-3,-1
i'm compar	,7,,-1,,-1
^phone	-3,5,-2,-5,-4,-4
phon	-1,3,-1,-3,-3,-2,-1
cheap phon	,1,-1,-1,-2,-1
on cheap	1,-2,-1,-1,-2,-2
run on cheap	-5,-2,-1,,-2,-2
run on	-2,-2,-2,-1,,-1
must run	,4,4,2,-1,-2
^engli	3,-2,,-1,4,-5
english	5,-1,-1,-2,2,-4
and english	2,,-1,-1,2,-2
^kanna	-6,1,2,-6,-1,-4,-3
kannada	-1,3,-1,-4,,-3,-3
^pupil	,-7,,-2,1,1,-1
pupil	1,-5,,-2,1,,-1
900	-3,-2,4,-6,4,,-7
about 900	3,3,4,-1,2,-1
^mysur	,-2,-3,-7,-8,-6,-4
mysuru	-1,-3,-3,-6,-8,-7,-5
vidya	-8,3,2,-5,-3,-5,-3
^mural	3,2,-3,,-1,-1
murali	3,,-2,1,-1,-1
sudha	1,-1,-4,-4,-3,-3,-3
means =main	-1,-1,-1,-4,-2,-5,-3
^princ	-3,,-7,-6,-3,-4,-3
principal	3,1,-8,-7,-6,-3,-2
^vidya	-5,,-4,-3,-3,-3,-1
google cloud	-3,,,-3,,4
we're on	-1,-2,-1,5,-1
host ?	-3,-6,,-2
and host	6,-4,-3,-2,-1,-6
means ~phishing	-7,1,-1,-1,2,-1,-1
means ~security	3,-1,-5,-7,-7,2,-2
means =secur	3,-1,-2,-5,-3,-3
means =safeti	1,,-3,-6,-4,5,-1
means =safe	1,,,-6,-7,6,-2
means =protect	-1,,-2,-2,-7,4,-1
means =encrypt	1,,-6,-4,-4,-4,-2
means =defend	2,3,-2,-3,-3,-1,-1
^secur	-2,-2,-3,-5,-3,-2,-1
security	-10,1,-2,-3,-2,1
supplier'	,,-2,-2,,4
means ~check	-2,-3,-5,-4,,,-2
means =audit	-3,-3,-3,-1,,-1,-3
means =assess	-2,-2,-4,-2,-2,1,-4
audit	-1,-5,-7,,-2,3,-1
can someone	-3,-1,,-3,-1
hoe	-4,-2,-2,-1,-1,-1,-1
kah hoe	,-1,-2,-1,,,-1
wong	-8,-2,1,-4,-4,-3,-2
018	-6,-5,2,-6,-4,6,-3
the web	2,-4,3,-1,,-2
on the web	,-6,1,-1,2,1
means =panel	4,2,-4,-1,-1,,-4
means =interfac	4,2,-2,-7,-1,-1,-1
means =dashboard	5,,-6,-4,-2,2,-2
means =consol	5,-4,-6,-4,-3,2,-2
means =chart	6,-1,-6,-5,,1,-1
^dashb	5,1,-6,-4,-2,4,-1
dashboard on	1,-3,-4,-3,-2,-2,-1
dashboard	6,,-6,-4,-2,3,-2
and also	2,2,3,5,3,-1
for stock	4,,-1,-3,5,-1
means ~model	,-4,2,-5,4,-4,-1
means =prototyp	,3,1,-5,3,1,-2
means =model	-1,-3,3,-5,6,-3,-1
model for	1,-1,2,-5,7,-3
model	-1,-4,4,-3,6,-3
^predi	-2,-8,-6,-3,7,-6
predictive	1,-2,-2,,5,-2
^nashi	3,-3,-7,-1,,-4,-4
nashik	1,-6,-5,-1,-1,-4,-4
agro	5,-2,-5,-3,2,-1,-2
^sahya	-3,-1,,,-5,-2,-1
sahyadri	-4,2,-2,,-4,-2
at sahyadri	-2,-2,2,-1,-3,-1
lead at	1,-2,-1,,4
joshi	-4,,-4,-4,-3,,-1
aditi	-5,-3,-6,-5,-4,-4,-3
ph	-2,-3,-4,-6,-5,-5,-4
rekha	-7,-2,-2,-2,-6,-5,-3
^cater	-2,-2,2,-2,,-6
cater	-3,,3,1,4,-5
means =tour	4,-4,-3,-1,-1,-3,-5
tour	6,1,-5,,-2,-7,-4
need website for	8,-3,-3,-3,-1,-1
need website	14,2,-7,1,-5,-4
iqbal	-2,-1,-2,-3,-3,-3,-2
only .	-2,1,3,5,4
^eveni	-1,-2,-1,-1,-7,-3,-1
even	-1,3,,2,-3,,-1
0091	2,-5,-1,-4,-5,-4,-2
kl	1,-2,,-6,-5,-3,-4
6012	-4,-2,-4,-3,1,-3,-2
no . is	2,,-3,,-2,-1
no .	1,,-6,-7,-3,-2,-3
my no .	-4,,-2,-2,-2,-1
my no	-4,,-4,-3,-3,-3,-2
ann	,-4,-2,-3,-3,-3,-2
own online shop	-2,-1,1,-1
own online	-3,-3,3,2,-1,-1
want own online	-2,-1,1,2
want own	-4,-1,7,-2,-2,-3
means ~dear	-1,4,-4,-4,-1,-3
means =expens	1,1,-4,-3,-1,-4,-2
means =costli	-1,2,-3,-3,2,-3,-1
^costl	,3,-1,-3,-2,-2
costly	2,2,-3,-2,-2,-1
too costly	4,2,1,,-1
too	-2,2,-2,-2,-2,,-5
is too costly	-2
is too	-2,6,1,-3,-2,2
^shope	-6,-3,7,-2,-3,-2
shopee	-5,-2,7,-3,-3,-1
22	3,6,1,1,-1,6,-3
ext	-7,-3,-5,-6,2,-1,-3
reach me at	-7,-6,1,-5,-2,1
^logis	-6,1,-5,-2,-2,,-2
logistic	-6,1,-5,-3,-4,-1,-3
^falco	-6,,1,-4,-5,-5,-2
falcon	-3,,2,-3,-4,-3,-1
fahad	-3,-1,-3,-2,-2,-1,-1
means ~rider	,6,-4,-2,-1,,-3
means =rider	-1,4,-5,-1,-2,-2,-1
means =driver	1,5,-2,-1,-1,-2,-1
^drive	2,8,-3,-3,,3,-2
driver	1,7,-3,-1,-2,-3,-2
for driver	4,3,,,,-1
app for driver	4,2,,,,-1
means ~follow	,2,-3,-1,-3,-5,-2
means ~map	3,4,-8,3,-5,,-1
means ~track	-1,3,-7,-5,-2,,-2
means ~cookie	,1,-1,-5,-4
means =statu	1,3,-1,-2,-3,-2,-2
means =cooki	-1,3,-1,-6,-6,-4,-1
^track	,2,-5,-4,-4,,-1
track app for	-5,3
track app	-7,6,,,,-1
track	2,2,,-5,-4,-3,-1
hospital website	5,-2,,-2,-1,-2
^berli	1,3,2,-1,-3,-2
berlin	1,3,2,-2,-4,-3
means =physician	,2,1,-1,-4,1,-2
frau	2,-2,,-2,3,-2
014	-1,,-5,-5,-2,-5,-2
49	-1,-6,-6,-1,-1,-1,-3
means =februari	1,-3,-1,,2,-1,-5
^febru	3,2,,1,-4,,-1
february .	-2,1,3,2,-3,2
february	3,2,,2,,-1,-1
app by	-4,7,,-1,-1
an app by	-3,3,,-1,-1
in an app	-4,6,-2,-1,-4,-1
in an	-6,6,,-3,1,-4
means =form	3,2,-3,-4,-1,-1
form	5,-6,1,-3,-4,-5
^minin	-3,-3,-3,-4,1,-2
mining	-3,-3,-3,-4,2,-2
want our	2,2,1,1,2,-4,-1
we want our	-1,1,3,2,1,-3
perth	3,,3,1,1
^nguye	-3,-3,-3,-4,-4,-3,-3
nguyen	-3,-4,-4,-4,-3,-4,-3
my mobile	2,-6,-6,-3,-2,-2
156	-3,-1,-3,-3,-3,-3,-2
570 156	-3,-1,-4,-4,-3,-3,-2
570	-4,-3,-4,-1,-4,-3,-2
491	-3,-1,-3,-1,-2,-2,-1
61	-3,-4,2,-2,-4,2,-2
off	-8,1,,-1,-2,8
means ~change	3,1,-2,-1,-3,1
means =turn	-2,-2,,-4,,-3,-1
means =chang	-1,1,-2,1,,1,-1
^switc	1,-2,,-1,-1,2
switch	-1,-2,1,-1,-1,1
means ~numbers	2,2,,,2,-4,-1
have two	-4,-3,-3,-2,-2,-3
i have	1,4,1,-1,2,-4,-1
salem	5,-4,-1,-5,-3,-6,-3
^naray	-1,-4,,,-4,1,-3
narayanan	,-3,2,1,-2,3,-2
lakshmi narayanan	-1,-2,1,,-2,,-2
^selli	4,2,,2,-1,-6
no sell	7,,-8,-1,-1
shop only	4,-2,-5,-2,-1,-1
^ankle	3,,-6,-1,-1
means ~jewellery	-4,-5,5,2,-5,-8,-4
^silve	2,1,-4,-5,-4,-2,-1
silver	2,2,-2,-5,-4,-2,-1
no wait	1,-5,-4,,-4,-4,-1
only ?	-3,2,-2,-2,-2,-1,-1
43	-3,-4,1,-3,-3,7,-1
please tell	4,-5,4,-2,-1
one is	5,-4,3,,-1,-5
gopal	-6,-6,1,-8,-7,-7,-4
means =free	-2,-1,-2,-4,-3,-2,-4
cost ?	-2,-3,-7,-4,2,,-2
cost	-1,-2,-4,-3,-2,,-3
shop cost	-1,-1,-4,-1,-1
a shop	-3,-3,4,-7,-6
does a shop	,5,-1,-1,-1
does a	-6,,3,-4,4,-6
does	-9,-7,-4,-5,-8,-13,-3
what does a	-8,2,,-1,5,-1
what does	-5,-7,-6,2,4,-5,-1
uae	-3,1,3,-2,-2,-3
india and	-2,,5
in india	-9,-1,6,1,-4,-1
sell in	-6,-4,4,1,-3,-2
and sell in	-3,-1,,-2,-1
and sell	-4,5,2,-5,,-1
month and	3,4,4,,2,6
a month and	2,2,1,,2,5
order a month	-1,-2,4,-3,-2,-1
order a	5,-5,-2,-5,-5,-3
300 order	,,6
300	-2,,-2,-2,2,-2,-4
about 300	,-4,5,-1,3
we're at	2,-2,,-1,-1,-1
hmm ok .	,,5
hmm ok	-3,-2,2,-2,-2,-2,-1
hmm	-3,-3,-6,1,-6,-7,-3
rohan	,-7,-1,-4,-5,-4,-2
means =wai	,,-2,,,-1,-3
means =path	4,-1,-2,-3,-1,-2,-2
means =navig	8,3,-2,-2,-5,,-2
route	-1,3,-2,1,1,1
spice route	4,1,,-2,2
spice	1,,,-2,,-2
goa	-4,-1,-6,-4,-2,-6,-6
^d'sou	2,-2,-7,-3,-5,-4,-2
d'souza	,,-5,-2,-4,-3,-2
then .	1,1,-1,1,2,-5,-1
means =decemb	,-2,2,1,-11,-2,-2
means =christma	2,-6,7,-4,-4,-3,-1
^chris	-2,-6,4,-7,-5,-2,-1
christma	,-5,5,-3,-4,-4,-1
by christma	-1,2,3,-1
open by	-1,4
to open	3,-2,-2,3,-4,-4
hope to open	-3,-2,-3,-3,-3,-2
hope to	-4,1,1,-3,-2,-2
hope	-3,-1,1,-2,-5,-6,-2
we hope to	-4,-3,,-3,-3,-2
we hope	-4,-1,-1,-3,-3,-2
means =stolen	1,-1,2,2,,3,-1
means =revenu	1,1,1,1,1,1,-3
means =remov	-1,-1,1,-3,,1,-3
means =adopt	,,-1,4,1,-1,-1
take ?	,-6,-3,-5,-2,-2
it take ?	-2,-2,-1,-3,,-1
it take	-4,-1,-3,-4,-1
would it	-1,-3,-4,-1,-2,-2
means =length	-1,2,1,-3,-3,,-3
means =durat	2,2,,,-4,,-2
long would	-3,-2,-2,-1,-2,-1
long	,1,,-5,-2,-6,-2
how long would	-2,-1,-1,-1,-1
how long	-1,-6,-6,-5,-6,-7,-1
and how long	-6,-6,1,,-2,-3
and how	-6,-10,-5,-5,-4,-6,-1
project .	-3,-2,2,-2,-1
means =saw	-2,,,4,1,-2,-2
saw that	-4,-1
saw	5,,2,-6,,1
i saw	,1,-2,-4,-6
kain ?	-2,-2,-2,-4,-2,-1
kain	-7,-5,-10,-7,-6,-5,-1
means =kayu	-2,-5,-4,-6,-6,-5,-2
kayu kain ?	-1,,-1,-3,-2,-1
kayu kain	-4,-5,-4,-4,-4,-4
kayu	-6,-7,-8,-6,-7,-5
you know	3,-2,,-5,-1,-2,-2
do you know	-3,-2,,-4,-4,-3,-2
^kuchi	,-5,-1,-6,-2,-1,-4
kuch	2,-6,-2,1,-3,,-4
in kuch	-1,-6,-2,-4,-4,-1
^borne	-3,-6,,-1,-5,-3,-2
borneo	-3,-5,1,-2,-3,-2,-2
toys	-8,-1,5,-7,-5,-3,-1
but with	-3,1,-1,3,-1,-1
^simil	5,2,1,-5,-3,-2
similar	5,2,,-5,,-1
means =act	1,1,1,4,2,1,-2
^somet	-3,1,-2,-3,2,2,-3
someth	-1,2,-3,-3,3,2,-2
^rosna	-1,-5,-4,2,-4,,-1
rosnah	-1,-3,-5,3,-2,-1
means =mode	-1,-1,1,-2,-2,2,-3
means =method	1,-4,-2,-4,-3,2,-4
way	2,-2,2,-7,,1,-1
the way	-6,-5,3,-4,-3,,-1
by the way	-8,-6,-2,-4,-5,-7,-1
jalil	,-3,-3,-2,-3,-3,-1
^40,00	2,-3,-2,3,4,2,-1
40,000	3,-3,-1,2,5,3,-1
usd 40,000	-2,-2,,,1,1
have usd	-1,,,1,3
means =outsid	-4,-2,3,,1,-5,-2
means =further	1,-7,3,,,-3
means =beyond	-1,-3,1,-2,1,-1,-2
^beyon	-6,-5,1,-6,3,-3
beyond	-3,-5,3,-5,2,-3
i read	-6,,-3,-2,-6,-2
^85,00	-3,1,4,,,-1
85,000	-2,3,4,,,-2
delivery app	-3,-3,-3,-1,-2,-2
food delivery app	-1,-8
food delivery	-2,-10,-5,,,-1
jun	-4,-2,-3,,-4,-3,-1
reyes	,2,,,-1,2
cebu .	-4,1,2,,-1,-1
cebu	-3,1,,-1,1,2
in cebu	-2,,-2,-1,1,-1
means =pack	-2,,4,2,3,7,-1
means =box	-2,-1,3,-1,-1,6,-2
boxes in	-1,2,-1,-1,-1,-2
boxes	-2,1,-2,-1,,2
means ~lunch	-1,1,3,-2,1,-2,-2
means =lunch	-2,-4,,-1,2,-2,-1
lunch	-4,-3,2,-1,4,1
2 month .	1,-1,2,-2,-1,7
2 month	-3,-3,1,-8,-3,-1,-1
in 2 month	-2,,-3,-4,2,2
ours in	-2,-1,-1,,-1,4
ours	5,2,-1,1,5,2,-1
we'd need	-2,3,4,-1,,-1
4 month .	-7,-1,7,-2,4,2
took	2,1,2,2,-3,3
estate crm	-4,-1,-2,-2,-3,-1
real estate crm	-3,-2,-2,-2,-3,-1
the real estate	-5,-2,-2,-3,-3,-1
the real	-5,,-3,,-3,-2
bose	,-3,-2,-4,-1,3
^nikhi	-1,-3,-2,2,1,-4,-1
nikhil	2,-5,-2,3,1,-4,-1
means =programm	-1,1,-1,-5,-6,-2,-4
means =maker	3,-3,3,4,-2,-3,-1
means =coder	-2,-1,-2,-7,-7,-1,-4
^devel	2,-2,4,,-7
developer	1,-1,-2,1,-2,,-1
app developer	-2,-8
mobile app developer	-2,-10
for mobile app	-1,-6
for mobile	-6,3,-7,-1,-2,-1
means =enforc	-4,-4,-5,-4,-3,-4,-1
apply for	,-1,-1,,-1,-3
apply	1,-6,-4,-2,-3,-3
to apply for	-2,-4,-1,-1,-1
to apply	-5,-6,-3,-2,-2,-1
want to apply	-4,-6,-3,-1,-1
i want to	-7,-12,-6,-5,-2,-1
means ~native	-5,4,-9,-9,-5,-7,-4
means =hybrid	-6,1,-1,-7,-6,-2,-1
means =flutter	-10,6,-8,-6,-6,-6,-2
^flutt	-8,8,-6,-5,-6,-5,-2
flutter	-7,4,-6,-7,-6,-4,-2
year of	2,-1,-1,,4,1
5 year	-2,,-1,2,1,-2,-1
means ~recommend	-2,-3,-1,1,6,-2,-1
means ~honest	-5,-3,,-2,5,-1,-1
means =testimoni	-4,1,-1,1,5,,-1
means =suggest	-1,3,-1,1,3,1,-3
means =referr	-4,,-2,,5,,-1
means =recommend	-2,-5,-2,1,4,2,-1
means =advis	-2,,1,1,2,2,-2
means =advic	-4,-1,-1,-3,4,2,-1
^recom	,-5,-5,-1,2,-3
recommend you	2,-3,-3,-3,-4,-4
recommend	4,-3,-5,-4,-5,-1,-1
my friend	,-7,-5,1,1
^pilla	-5,-4,-9,-8,-6,-5,-3
pillai	-2,-4,-8,-7,-5,-6,-3
^sunit	1,-6,1,-4,-5,-6,-4
sunita	1,-7,,-5,-3,-6,-4
^colle	2,1,2,-4,,-4,-6
colleague	,4,-2,1,4,-3
his	5,,-3,1,1,1,-4
i'm his	-7,-4,1,-1,-4,2
tiles	-3,-4,,6,-2,-3
^malab	-4,-7,-5,-2,-6,-2,-4
malabar	-1,-8,-5,-3,-7,-7,-5
and seo	4,-2,-1,-3,-3,-2
means ~pictures	2,-1,-4,1,1,,-1
means ~photo	1,2,,-2,9,1,-3
means =pictur	2,1,-1,-4,5,-2,-2
means =photo	3,,-1,2,6,-1,-2
means =media	,3,-1,3,4,-3,-3
means =imag	,,-3,,5,1,-1
^photo	-1,-2,-3,,,1,-1
photo and	2,2,-6,2,,-3
photo	3,1,-3,,7,-1
for her	-3,-2,-2,-2,-2,-2
^askin	2,2,-3,,,-2,-5
asking for	1,5,-1,-1,1,-3
asking	1,,-2,,2,-2,-5
only asking	-6,-3,-4,-3,-4,-3,-1
i'm only asking	-3,-3,-1,-3,-3,-1
^orcha	-2,-4,-4,2,1,-4,-2
hana	,-3,-1,-1,2,-2
my colleague	2,5,1,1,-2,-1
^quota	5,3,-1,-5
quotation	5,2,-7,-4,,-1
send the	-1,-3,-3,-2,-3,3
please send	1,1,-5,-6,-6
for a website	9,-8,-1,-1,-4,-2
is for a	-1,-2,-1,-4,2,-1
is for	-1,3,3,5,3,1,-1
it is for	-3,1,1,-5,-3,-2
about ai	-4,-1,2,-1,-2,-1
the answer	-3,-2,-2,-1,-2,-1
thank for	3,-3,1,,-1,-1
means ~insurance	-2,,,-3,2,,-2
means ~insured	,-3,-5,-4,4,1,-1
means ~health	-1,-5,-1,-8,-2,,-3
means =cover	,,,-1,1,-1,-4
^insur	,-2,-5,-5,2,1,-1
insurance	2,,-5,-4,3,-3,-1
means =warn	-1,2,,-6,1,1,-2
means =notic	1,4,-1,,1,2,-1
means =led	-2,,,,-3,-2,-4
means =alert	3,3,-4,-3,,-2,-2
head of	,-3,1,-3,3,-6,-1
head	2,2,-2,-3,-1,-1,-1
^danie	-3,-2,-2,-2,-3,,-1
daniel	-4,-3,-3,-3,-3,,-2
^janua	2,,-2,-1,-5,-1,-2
january	2,-1,,-2,-6,,-1
in january	-2,1,,-7,-4
means ~test	-5,-3,-13,-6,-3,-10,-6
means =trial	-4,-3,-6,-2,3,-8,-3
means =poc	-6,-1,-8,-3,5,-7,-3
means =pilot	-10,-2,-9,-4,2,-6,-4
means =beta	-4,-1,-1,-6,2,-5,-3
pilot in	-5,3,-2,-5,1,-3,-1
pilot	-4,-1,-5,-6,2,-5,-2
for that	-2,,-2,-1,1,-7
means ~bot	-5,-8,-7,-3,8,-5,-3
^assis	1,,1,-1,,-3
assistant for	,-3,-1,-2,2
an assistant	-7,-5,-2,-5,4,-4
month want	,-2,,-3,1,-1
a month want	,-1,,-2,1,3
means =question	-1,-2,-5,-2,2,-3,-1
means =prompt	-6,2,-4,-9,2,-7,-1
^quest	-4,-9,-2,2,3,-2,-2
question a month	,,,-2,-4
question a	,-1,,-2,-3
question	-6,-6,-1,4,5,-2,-3
3000	1,-8,-1,-6,1,-6,-4
get 3000	-2,-1,-1,-3,3,-1
we get 3000	-2,-1,-1,-4,4,-1
we get	-2,-8,-5,6,1,-8,-2
^ahmed	,2,4,-4,,-3
ahmedabad	1,1,,-5,-1,-1
means ~designer	-1,-2,-2,-1,,-2,-2
means =theme	3,-2,,3,,-2,-1
means =style	2,1,1,,,-1,-1
means =role	-4,,-3,-1,-4,-3,-3
means =layout	,-2,-1,,-1,-1,-4
means =design	1,3,-2,,-2,-2,-4
means =creativ	,,2,-1,,-3,-2
^desig	,,3,-1,1,-1,-2
designer	,-7,-2,-8,-4,-2,-1
kala	2,-2,-3,-3
hi there	,-1,,5,1,2
10 week	-4,-6,,-4,-2,-3,-1
within 10 week	2,-2,-1,-1,-1,1
within 10	3,2,-1,-1,-2
4 lakh	1,1,2,-7,-2,-3,-1
3 4	2,-3,-2,3,-2,-2
^portf	5,-5,-6,,-7,-5
portfolio website	3,-1,-1,-1,-1,-1
portfolio	5,-7,-3,,-6,-6,-1
want portfolio	4,,-1
reach us	-4,-2,-3,-5,-2,-3
means ~wholesaler	1,-1,3,-2,3,-1,-2
^cousi	-1,-1,-1,1,-5,-1,-2
cousin .	3,-1,-1,1,-2,-1
cousin	-3,1,3,,-5,-4,-1
my cousin	-3,,,-1,-6,-6,-2
work for	-1,,-3,-5,-1,2
did	-5,-7,-15,-2,-9,-6,-4
means =longitud	1,,-4,-2,-2,-2,-3
means =coordin	,-4,-3,-3,-4,-2,-4
longitude	-1,-4,-2,-2,-3,-1,-3
vivek	-2,-4,2,-1,-3,-2
means ~forgotten	-1,1,-4,-1,-1,-5,-3
means =overlook	-4,,-5,-2,-2,-2,-4
means =forget	,2,-4,-2,1,-5,-3
^forge	1,-1,-5,-2,-3,-4,-3
forget	,1,-3,-3,-1,-4,-3
means =mind	,1,-2,-7,-2,,-3
mind	,1,-1,-5,-3,-6,-2
means ~touched	-1,-1,-4,-1,,-7,-1
means ~edit	,-1,-4,5,-2,-2,-2
means =freez	1,1,-4,-6,1,-1,-3
means =convert	-1,-2,-2,-1,-4,-1,-1
means =affect	,,1,2,-2,,-1
means =adjust	,-1,-4,-3,,-3,-1
^chang	1,,-5,,-1,-3,-1
chang	-4,1,-3,-1,,-6
only read	-4,-2,-3,-2,-7,-1
leed .	2,1,1,-2,-1,-2
leed	1,-3,-1,-7,-5,-5,-1
in leed	3,-4,-4,-5,-3,-3
group in	,1,2,-2,-4
group	2,1,2,-6,-1,,-1
dental group in	1,-2,-2,,-2,-1
dental group	,-2,-3,,-3,-1
^north	,-7,-6,-3,,-3,-3
northgate	-4,-1,-3,-1,-3,-1
means =dai	1,-1,1,-1,3,1,-3
means =daili	1,,,2,2,1,-3
day .	1,-2,4,-1,3,3,-1
day	-1,,2,-4,3,-1,-1
good day .	-2,1,-1,3,4,3
good day	2,2,-2,3,,2
means ~tax	,3,-1,,-8,-1,-3
means =vat	,,-2,-2,-4,1,-4
means =tax	3,3,-2,-2,-5,-3,-3
tax year	5,-1,-1,3
tax	5,,-7,-2,-3,2,-1
the tax	-3,-1,-2
end of the	,-3,-5,-2,1,1
before the end	2,-1,-2,-2,-2,-2
before the	-4,-2,-3,-7,-2,2,-3
live before the	4,1,-1
live before	3,1,1,-1,-1,-1
be live before	3,-1,3
be live	-2,2,1,-1,-3,-5
to be live	6,,-1,-2,-1,-2
nine	-1,-4,-3,-4,2,1,-2
for nine	-1,-1,2,2,-1,4
new website for	3,-1,-2,-4,-1
means =apart	2,-1,1,1,,-4,-1
means =setup	,-3,-1,-2,-5,,-1
means =set	,-1,1,,-5,-1,-1
means =paramet	,2,,-3,-6,3,-2
means =instal	2,-1,1,-1,-3,-1,-1
means =determin	-1,-3,-1,-3,-3,4,-3
set aside	2,-1,-1,,2,,-1
set	-5,1,-2,-1,-2,,-1
we've set	-3,1,,-2,-1,-1
means ~manager	-1,-2,-2,-3,-1,1,-3
means =cope	-1,-1,-1,,,3,-3
means =control	-1,-2,-2,-1,,1,-3
means =admin	,,2,,-3,-1,-4
means =achiev	-2,1,-2,-2,-1,-3,-3
^manag	-1,2,1,-1,-2,-2,-2
manager .	2,2,4,3,3,2
manager	-2,-1,-3,-3,-3,-1,-2
practice manager	-1,-2,-1,-3,-2,-2
means =town	-1,1,1,,,-2,-5
city	-3,-3,,-2,,-2,-4
ltd	-6,-5,-4,-5,-5,4,-8
pvt ltd	-2,-2,1,-3,-6,-4,-3
pvt	-1,-4,3,-7,-4,-6,-3
means =carri	-4,1,-1,1,1,2,-3
^trans	6,,-7,-7,-4,-2,-2
transport	2,3,-4,-4,-4,-6,-1
means =note	1,-2,-3,-1,1,1,-2
note	3,1,-1,1,-1
pls note	-2,-1,3,-2,-1,2
^ponga	-7,3,-4,-1,-2,-4,-2
pongal	-5,3,-2,-2,-3,-4,-3
before pongal	-3,-3,-1,1,-2,-2,-1
means =sens	1,-3,-2,-2,4,-3,-1
means =mean	2,-2,1,1,-1,,-2
means =definit	-1,,-5,-1,1,-2,-2
means =averag	2,1,3,1,,3,-3
mean before	-3,3,-3,-2,-2,-1
mean	,,,-1,,-6,-1
i mean before	-1,4
i mean	3,,-5,,3,-4,-1
venum	6,-2,-4,-3,-3,-2
^munna	1,-3,-5,2,-4,-1
^lorri	-1,3,-3,-1,-3,-1
lorri	-1,3,-2,-1,-2
means =map	-1,3,1,4,-4,,-2
means =gp	-4,5,-1,-1,-6,-6,-1
gps	-6,4,-2,-1
means =7	,,-5,,,,-4
7 lakh	1,,,-2,-1,3
7	,2,-6,,-4,,-5
to 7	-2,-2,2,-2,-1,-2
lakh to	-4,-3,3,-2,-2,-2
6 lakh	,3,-9,-5,-3,-2,-2
^karth	1,1,-6,-4,-7,-6,-3
karthik	-6,,-5,-1,-4,-3,-1
^taipi	5,,-1,-1,-6,-4,-3
taip	4,-2,-2,-2,-6,-5,-3
in taip	5,-1,-3,1,-2,-1,-1
factory in	1,-4,,-2,1,-1
^biscu	5,-5,3,-2,-2,-3
biscuit	5,-3,,-2,-3,-3,-1
^herit	1,6,-3,-2,-5,-2
heritage	2,6,-3,-2,-4,-1
ah	-6,-6,-1,,-1,-8,-4
singapore also	-2,,2,-1
to singapore	-4,-3,-1,-2,-3,-2
ship to singapore	-3,-2,-3,-1,-2,-1
ship to	1,2,3,,-6,-3
got rm	1,-2,3
means ~currency	-3,,1,-1,2,-4,-1
means =discount	-2,-1,2,2,-2,-5,-2
money	1,1,2,-1,,-5,-1
not ?	5,3,-1,1,,-2
or not ?	5,5,,-2,,-1
year or	-1,-2,2,,3
new year	,,-1,-1,-5,-3,-1
^chine	2,1,1,-7,-2,-2
chinese new year	3,2,,-2,-2
chinese new	3,1,,-2,-2
chinese	1,1,-1,-8,-2,-2
before chinese new	-4,1,1
before chinese	-4,1,1,-1
launch before	-3,3,,-1
05	1,-8,-5,-1,-5,-4,-3
seng	-2,-3,-3,-7,-6,,-4
ah seng	-7,,,-4,-3,-4,-1
^musca	1,3,,3,-1,,-2
muscat .	,1,-3,-4,-1,2
muscat	2,,-1,2,,2,-1
means =medicin	-3,5,1,-6,1,-3,-2
^pharm	-1,,6,-6,-6,-2,-2
pharmacy	-8,,3,-4,-4,-4,-1
safa	-5,-4,-3,-2,-3,-2,-2
al safa	-6,-5,-4,-2,-3,-2,-1
means ~owner	-2,-3,1,-4,-1,1,-3
owner of al	-1,-1,1,,3
owner of	2,1,1,-1,4,-5
owner	1,1,-2,-4,2,2,-2
the owner of	4,-5,-2,,2,-4
the owner	4,2,-1,-2,-3,2
am the owner	-7,-4,1,1,-2,-2
am the	6,1,-1,,-1,2
i am the	4,1,-2,-2,1,-1
you .	1,,-8,-2,-1,1,-3
upon you .	1,-1,-1,3,1
upon you	2,1,,4,2
upon	1,1,,4,2
be upon you	1,1,1,4,2
be upon	-1,1,2,2,1
means =quiet	1,-4,-3,-1,-2,-4,-2
means =calm	2,-3,-2,-1,1,-3,-2
peace be upon	1,2,,2,2
peace be	,1,3,2,2
^insha	-3,-4,-5,-5,-3,-4,-2
means =unfinish	,1,1,2,-2,-2,-5
means =half	-3,-3,2,1,1,-1,-4
half a year	-1,-3,-3,2,2,-2
half a	1,-3,-4,1,2,-2
half	,-2,1,3,,-4,-4
means ~medicine	1,3,2,-2,,-2
means =prescript	,2,1,-4,-2,-3,-1
^presc	3,1,-1,2,2,1
prescription	3,-1,,,2
to read	-3,,-5,-3,2,-4
ai to read	-4,-5,-1,,5,-2
ai to	-6,-9,-5,-4,11,-3
with ai	-6,-2,-6,-3,13,-2
a system	1,-6,-1,-1,5,-2
salim	-6,-4,-1,-5,-6,-5,-3
^balus	-3,-2,,-2,-2,-2,-1
balushi	-4,-2,-1,-3,-2,-3,-2
al balushi	-3,-2,1,-2,-2,-2,-1
salim al	-3,-4,-4,-3,-3,-3,-1
^novem	4,,-1,-5,-3,-3,-1
november	2,1,-3,-5,-3,-2,-1
of november	-4,-4,-2,-1,-4,3
week of november	-2,,2,,-2,4
week of	1,-3,-2,1,1,-2
first week of	2,-3,3,-4,,2
first week	,3,3,-5,1,2
the first week	2,-1,4,-1,,4
the first	-2,4,4,4,-1,3
in the first	-2,2,2,1,2,3
in the	2,,-2,-2,-1,6,-2
means ~testimonial	-6,2,,,4,3,-1
means =moder	,,2,1,2,-3,-3
means =feedback	,-3,-2,1,2,,-4
means =evalu	-6,-3,-4,-4,-3,-5,-4
means =auditor	-2,-2,-4,1,5,4,-2
means =analysi	1,-2,2,-1,3,-3,-2
^revie	-6,,-1,4,2,-1,-1
review	-6,,1,,2
a review	,-3,,-1,-3,6
means =submiss	1,1,1,-2,1,-5,-2
means =pass	3,,2,-4,,,-4
means =involv	,-2,-1,2,,-5,-3
means =handov	1,-2,1,-2,1,-1,-2
means =hand	2,-3,2,1,1,-1,-1
means =give	1,2,5,-1,,-2,-4
hand	2,-2,1,,3,-1
of hand	-2,,3,,-2,4
out of hand	-3,,4,,-2,4
out of	-5,2,,-4,,6,-1
out	2,-1,-4,-1,,5,-4
are out of	,,,,,4
are out	-3,4,,,1,5
^airwa	-1,,,-1,-1,4
airway	-2,,,,-1,4
^tamar	-2,-1,,-1,-1,3
tamarind	-1,-1,,,-1,4
cost at	-3,4,,,-1,3
cloud cost	,,,-3,-1,3
60k	1,-2,-3,,1,-3,-2
aed 60k	-3,-4,-3,-1,-3,2
to aed	2,-4,-4,-3,-3,-3
up to aed	-5,-3,-4,-3,-3,-1
means ~fee	,,2,-1,-2,1,-3
means =commiss	2,4,-2,-2,,-1,-2
fee	-1,4,-1,-2,-1
^solbe	-2,-3,-3,-1,-4,1,-1
solberg	-1,-3,-3,-1,-4,1
^ingri	-3,,-5,-2,-5,,-1
ingrid solberg	-2,-4,-4,-1,-5,2,-1
ingrid	-2,1,-4,-1,-2,,-1
^homes	8,-9,-9,2,-7,-6
^jacar	3,-3,-4,-2,-4,-3,-2
jacaranda	5,-3,-4,-2,-2,-2,-2
company name	,-3,-3,-3,,-2
kids	-1,-2,3,,-1,1,-2
for kids	-4,4,-1
learn app	-3,-7,,,-1
plan	-1,-4,4,-4,1,1,-1
we plan	-1,,-3,-1,-1
means =updat	1,,-3,1,-5,-2,-2
means =recent	-5,-1,2,-1,-2,,-5
means =newer	-3,,,1,-2,,-2
^lates	-7,-1,,,-4,1,-2
latest	-5,-1,-2,,-4,,-2
the latest	,1,4,3,-1,-1
at the latest	1,1,4,,,-1
at the	3,1,1,-1,,-1,-1
^summe	-5,3,-2,-1,-6,-3,-3
summer	-3,2,-3,-2,-9,-2,-3
^appro	-5,-3,-4,-8,1,1,-5
approx	,,-4,-6,,-6,-2
budget approx	1,2,-3,-3,-2,-1
town	-2,-1,,1,-3,-2,-3
cape town	-5,1,-4,2,-2,-2
cape	-2,-3,,1,-5,-3,-1
jo	,-6,-5,-5,-5,-6,-4
^mover	-2,-3,-5,1,-3,-3,-1
mover	1,-1,-3,1,-1,-2
seven	2,2,2,-4,1,-4
four	1,-1,,-5,-4,-3,-3
^twent	1,-2,2,2,-3,-3
twenty	3,-6,,2,-3,-2,-1
we're call	,-4,,-6,1,-4
six week	,2,,-6,2,-4,-1
in six week	2,1,4,-1,1
in six	1,2,3,-1,1
need in	4,-1,-2,-3
means =formula	2,-5,-1,-6,-1,-6,-2
^calcu	4,-2,-4,-3,-3,-1
calculator	6,-1,-7,-4,-2,-2
the name	-1,1,3,-4,1,,-1
that' the name	2,-1,-3,2
that' the	-2,-1,,-1,-5,-1,-2
yes that' the	2,-1,-3,3
yes that'	1,-2,-6,1,-1
24	-5,,1,-7,1,-2,-2
^praka	-2,1,-2,-6,-5,,-3
prakash	-3,1,-1,-6,-4,,-2
^hyder	-2,-1,,-4,2,-2,-2
hyderabad	,-1,,-4,-4,-2,-3
qatar	1,-2,2,1,-5,-2,-1
doha	-2,-3,,-2,-5,-2,-2
in doha	,-3,5,1,-3,-3
is in	-4,,-2,-3,1,-6,-4
office is in	-2,-4,-4,1,-6,-7
head office is	-6,-2,-3,2,-3,-4
head office	-10,-7,-8,3,-4,-7
our head	-2,-1,-1,,,-2
though	2,-2,,-2,1,-4,-1
means =seller	-4,-5,1,-3,-1,-1,-4
^trade	-1,-4,-6,-3,-1,-2,-4
trader	,-2,-5,-3,,,-3
^keral	-1,1,,,-6,-5,-1
kerala spice	,-1,-3,,,-1
kerala	-1,,-2,2,-4,-5
^repre	3,,2,-1,-1,,-2
represent	3,,,,-2,-2,-1
i represent	3,1,2,-1,-2,-1,-1
means ~quarter	1,1,,2,,1,-2
means =quarter	-4,-4,-6,,3,1,-4
^quart	-2,1,-3,,1,1,-2
quarter	1,2,-2,2,1,2,-2
this quarter	-3,-2,1,-5,3,-2,-2
^start	2,7,,-1,1,-2,-1
start this	-4,-2,1,,-2,-1
and google	1,-1,-5,6,-1,-2
means =linkedin	-1,-5,-2,2,-3,-4,-1
^linke	2,-5,1,2,-3,-3,-1
linkedin	,-5,,2,-1,-4,-1
means ~abroad	-1,-3,-1,-3,-3,-4,-3
means ~country	,-2,,4,-7,-7,-1
means =countri	5,,,4,-1,-5,-3
means =abroad	,-3,-1,-1,-4,-1,-2
^count	1,3,,4,,1,-1
countri	,-1,-2,1,-4,-3,-1
in gulf	-7,-2,-1,,-1,3
per month	-6,-1,-8,5,-5,,-2
per	-6,-3,-7,7,-3,-3,-3
^20,00	2,-2,-3,3,1,-5,-1
20,000 per month	-3,-1,-1,3,-1
20,000 per	-3,-1,-1,3,-1
20,000	3,-2,-5,1,1,-5,-1
qar 20,000 per	-3,-1,-1,2,-1
qar 20,000	-1,-2,-2,,-1,-1
qar	-4,-5,3,3,-4,-1
about qar 20,000	-3,-1,-1,3,-1
about qar	-3,-1,,3,-1
3456	-6,-2,,-2,1,-4,-3
3312	-3,1,-3,-2,-3,-2,-2
974	-9,-2,-3,-7,-9,-6,-5
firm .	2,-2,-2,-2,-5,5
firm	2,-1,-2,2,-2,-2,-1
means ~law	2,-4,1,1,1,1,-1
means =valid	2,-1,,4,1,-5,-1
means =legal	-2,-5,-1,3,2,-3,-1
law firm .	-2,,-1,-1,-1,3
law firm	3,-2,-4,,3,3
law	2,-4,-2,5
our law	3,-3,-2,1,-1,-1
for our law	3,-3,-1,-2,-1,-1
like a new	2,-2,-3,-2,-1,-1
like a	5,-4,2,-3,-1,-6
we'd like a	5,-2,1,-1,2
asked name	-21,-30,-29,-29,-28,-26,-32
asked email	-15,-19,-18,-21,-19,-17,-19
asked timeline	-16,-19,-14,-20,-17,-20,-16
^passe	4,5,,-5,,1
passenger	-2,6,,,-1
bus	,6,-5,1,-1,,-3
our bus	1,2,-2,,-1
need a mobile	-5,6
kumar	-7,-10,-7,-4,-5,-5,-2
^senth	-6,-6,-5,-5,,-3,-3
senthil	-5,-5,-4,-5,,-4,-3
11111	-3,-1,-3,-2,-1,-1
asked phone	-19,-23,-15,-19,-17,-21,-20
asked budget	-18,-23,-25,-13,-18,-25,-21
cakes online	-3,-5,5,-3,-2,-2
sell my	-7,-3,2,-5,-2,-2
to sell my	-3,-2,,-3,-2,-1
mdm	-5,-2,-5,-5,-1,-3,-2
9900	-3,-4,-6,-3,-4,-4,-3
^petal	-6,,,-1,-6,-1,-3
petal jaya	-3,-1,-4,2,-4,-3,-1
petal	-2,-2,-2,3,-5,,-1
asked location	-23,-27,-25,-24,-23,-24,-25
^clini	,-3,,1,1,-4,-2
clinic .	2,2,-1,-2,2
clinic	-2,-4,-6,2,1,-7,-3
dental clinic	,-3,-2,-5,-4,-3
a dental clinic	3,,,-1,-1
a dental	-1,-2,-2,4,-2,-1
we are a	,-1,2,-4,-1,-2,-1
ads ?	-5,-1,-1,-2,-1,-1
google ads ?	-3,-1,,1,-1
with google ads	-3,,,1
with google	-6,-1,-1,-1,-1,-1
help with google	-3,,,1
you help	,-3,1,3,-2
can you help	-4,-3,-6,2,-1,-2
means =usual	-1,-1,,1,,,-4
means =sometim	,2,,2,,2,-2
means =parallel	,-1,-1,,,2,-2
means =often	2,-1,-1,-1,-1,,-2
means =never	1,-2,1,-1,1,1,-4
means =longest	1,3,-2,-1,1,3,-1
means =frequent	1,,-2,-3,-1,,-3
time	,-1,,-1,-3,-1,-1
means =differ	-4,,1,-1,-4,,-2
^anoth	-3,-1,1,-1,-3,-3,-1
another	-4,-2,1,-1,-6,-1
means =helpdesk	-2,-3,-2,-2,-1,-1
means =desk	4,,2,-6,3,1,-3
ai assistant	-3,-3,-2,-1,-1,-1
an ai assistant	-3,-2,-2,-1,,-1
want an ai	-3,-5,-1,-1,4,-1
we want an	-8,7,-1,-4,2,-3
khalifa	-1,-1,1,-3,-2,-3,-1
abdulrahman bin	-2,-1,-1,-1,,-1,-1
abdulrahman	3,1,-3,2,-3
means ~hold	1,-1,-1,,,3,-1
means =paus	-2,,2,-2,2,-2,-1
means =delai	,,-1,-3,3,3
means =contain	-2,2,-1,,-1,-5,-2
^holdi	5,-1,-7,2,-1,3
hold	-1,-1,-3,-3,2
qasr	5,-1,1,2,,-1
asked company	-24,-26,-24,-29,-24,-25,-26
means ~decide	1,-2,2,-4,-2,-4,-3
means =decid	,-1,1,-9,-5,-8,-3
^decid	-1,-3,-4,-7,-3,-3,-3
decid	-7,,-3,-6,-6,-1,-1
not decid	-4,-6,-5,-5,-3,-3,-1
12 server	-1,-1,-2,-1,,3
of 12	-2,-2,-1,2,-1,1
migration of	-2,-1,-1,,-1,5
migration	-4,-5,-1,-4,-4,8
for host	-4,-2,-1,-2,-1
anand	-2,-1,-5,-6,-3,-5,-4
v .	,,4,-2,-2,3,-2
v	-3,,2,-5,-5,2,-4
our online shop	-6,-1,4,-2,,-1
our online	-8,-2,6,-4,,2
^rebui	3,,1,-7,-2,-7
rebuild our	-2,-2,1,-2,-1,-1
rebuild	1,2,3,-5,,-8,-1
to rebuild	-4,2,,-3,-2,-5
for someone to	,1,-2,-5,-4,-2
look for someone	-3,1,-2,-5,,-2
name ?	-2,-4,-5,-5,-3,-4
my name ?	-1,-2,-3,-2,-1,-1
need my	-3,-3,3,-1,,-1
you need	-9,-3,-6,-7,-6,-2,-3
do you need	-5,-2,-5,-4,-3,1,-2
why do you	-4,-4,-5,-4,-5,-4,-2
why do	-7,-6,-6,-5,-6,-5,-2
why	-12,-9,-8,-2,-8,-3,-5
lina	-5,-4,-1,-1,-3,-3,-2
eid	-1,-2,-3,-4,1,-5,-3
before eid	-2,-1,-1,-3,-2,-1
^resor	,,-2,3,-2,-4,-1
resort	,-5,-3,,-3,-5,-1
our resort	1,,-2,5,-1
a website for	8,,-7,,-3,2
^ferna	-3,-6,-2,1,-6,-4,-3
fernand	2,-5,-2,1,-4,-3,-2
pari fernand	-1,-3,-4,-3,-3,-2,-1
pari	-7,3,,-5,,-3,-2
app please	3,-3,-2,-1,,-1
ios app	-2,6,,-1,-2,-1
an ios app	-1,3
an ios	-1,4,,,,-1
quote for an	-2,1,1,-3,-2,-4
means ~missed	-6,-1,-9,,-1,-1,-2
skip	-1,,-3,1,-3,-2,-2
that too	-3,-2,-2,1,-2,-2,-1
skip that	-1,,-1,-2,-1,-1,-1
better one	1,4
and we'd like	,,-2,-1,4,-2
and we'd	,,1,-2,4,-1
many	-2,-11,-11,-9,-6,-9,-4
too many	4,-1,-4,-3,2,-2,-2
gets	-2,,-4,3,-1,-1,-1
rose	-3,,,1,-2,-2,-1
means =abandon	1,,-1,-3,-1,-6,-3
^deser	-1,,,-4,-2,-4,-3
desert rose	-1,-1,2,-1,-2,-1,-1
desert	-1,-3,-1,-4,-1,-4,-3
saif	,-3,,-3,,-1,-1
huda	-5,-2,1,-5,-6,-5,-2
056	-4,-4,1,-3,-4,-1,-3
from search	-3,,,-2,-2
means =queri	2,,-2,-3,-1,-1
^enqui	-1,,4,-3,,-6
enquiri from	-5,-1,-1,5,,-1
enquiri	-7,,-6,-1,-2,-5
more enquiri from	-3,,,3,-3,-1
more enquiri	-5,-3,-3,3,-6,-2
want more	-6,-6,-4,8,-7,-1
^gayat	-4,-2,,-2,-4,-4,-3
^nilgi	-2,-3,-1,,-4,-3,-2
ooty	4,-6,-5,,-5,-4,-3
means =tenant	3,1,-4,-4,2,-4,-1
^tenan	7,,-6,-3,2,-4
tenant	7,,-6,-3,,-3
portal for our	5,-3,,-3,,-4
portal for	2,-7,1,-5,-5,-6
a portal for	4,-1,-6,-1,-2,-1
a portal	6,-5,-7,-4,-5,-3
i'd like a	7,-4,-10,-4,-6,-3
keat	5,-2,-5,-4,1,-1,-1
boon keat	-3,,-3,-2,2,1
boon	-5,-2,-4,-4,1,-1,-1
mr	,-3,,-7,-3,-3,-6
maju	,5,-6,-4,,-2
120k	1,3,,-4,-4,3,-2
rm 120k	-2,-2,-2,-2,1,-2,-2
^farme	2,7,-2,-4,5,-4,-1
farmer	1,8,-2,-2,5,-5,-2
^basav	-2,-1,-4,-3,1,-2,-1
basavaraj	,-1,-3,-3,,-2,-1
my clinic	-2,-1,-1,2,,-1
for my clinic	2,-1,,-3
first ?	-2,-4,-5,-2,,-1
^price	1,-2,-1,-2,5,-4
pric	-1,-2,,1,5,-2
what about	-8,-8,-7,-7,-10,-8,-3
kiran	-7,-9,-7,-7,-8,-7,-2
am dr	-1,-3,-2,-1,-3,-1,-1
ok . i	-2,-2,4,-2,-3,-2
lakh .	5,5,4,3,,1
10 lakh .	3,4,-2
to 10 lakh	-1,-2,-4,-3,-3,-1
to 10	-4,,-3,2,,-2
8 to 10	-2,-1,1,-1,-1
8 to	-3,-3,-1,-2,,-2
^budje	2,-2,-1,-3,-3,-3,-3
budjet	4,-1,-1,-3,-2,-2,-1
online .	6,-1,5,-1,-4,-5
^filte	5,1,-5,-5,1,-2,-1
filter	3,-3,-5,-5,,-3,-1
coimbatore .	2,2,,5
in coimbatore .	2,,,5
in coimbatore	-1,-3,-3,4,-2,-2,-1
^store	,1,-1,,-3,-2
stor in	-2,-2,1,-3,2,-1
stor	-4,-2,-5,,-1,-3,-1
^runni	,,-1,-4,-1
runn	-1,-1,2,-2,-1,1
and android	-3,5,-3,-3,-2,-2
ios and android	-1,3,,,-1,-1
ios and	-2,1,,,,-1
our gym member	,3,,,-1
our gym	-1,2,-1,,-2
for our gym	-2,2,-2,,-2
want an app	-9,7,-5,-3,-6,,-1
^120,0	-1,3,-3,-2,2,-2
120,000	-2,2,-3,-3,2,-2,-1
arabic and english	-1,-2,-1,-1,4
arabic and	5,-1,-2,1,2
in arabic and	,-2,1,,3
in arabic	-2,,-6,,2,-2
website in arabic	4,-2,-3,-1,-3
need a new	-1,1,2,-5,2,2
^suwai	2,-3,-3,,-4,-2,-1
suwaidi	3,-3,-3,,-5,-2,-2
al suwaidi	3,-4,-3,,-5,-3,-2
^maria	-1,-4,-1,-3,-3,-4,-2
mariam al	-2,-1,2,-1,-1
mariam	-1,-3,,-5,-4,-4,-2
means ~blame	1,-4,,-3,7,3,-1
means ~test-set	,-2,-1,,6,1,-1
answer .	4,5,-5,-2,-2,3,-1
and nobody	-2,3,2,2,2,2
^place	,-1,,-3,-1,-2
plac	1,-1,-1,-4,-1,-2
^98450	-8,-7,-8,-7,-8,-6,-2
is my order	-1,-2,-4,,-1
right ?	-4,-1,-3,-2,-2,-3
still	-1,-4,-2,-3,-4,-7,-3
these	2,-1,-6,,4
means =page	10,-8,2,1,-4,-3,-4
page	9,-8,,6,-2,-1,-4
your page	-3,-2,-4,-4,-3,-2,-1
from your	-6,-2,-6,-2,-2,-6
means ~wording	-2,2,,2,,-1
means =text	1,3,-1,1,1,-1,-2
means =cheat	-4,1,-2,-6,3,,-1
^copie	-2,-2,3,-2,-2,2
copi	-3,-4,2,-3,-2,2
also ?	-1,-8,-6,4,-4,-8,-1
whatsapp also	-1,-2,-1,-3,-3,-1
0100 is	-3,-2,-3,-2,-2,-1
in mysuru	-2,-1,-2,2
clinic in	-2,-3,-1,-3,-1,-2
my dental clinic	,-1,,-3,-2
my dental	-2,-2,-1,3,-2,-2,-1
for my dental	-2,-2,-1,4,-2,-2,-1
seo for my	1,-2,-1,6,-1,-1
seo for	1,-4,-3,11,-2,-3
need seo for	-5,-1,-1,5,-1
need seo	-8,-6,-5,10,-4,-4,-1
want to give	4,1,-1,,-1
thank i	-2,-1,-1,,2
means ~free	,-1,-3,-2,-4,-5,-3
^charg	-4,-5,-2,-2,-2,1,-1
charge	2,-4,2,-4,-1,-7,-1
you charge	,-3,2,-1,-2,-3
how you	-6,2,-4,-2,-3,-2,-1
me how	-3,-4,-1,-3,-1,3
tell me how	-4,-4,-1,-3,-1,-2
^anjal	,-3,,-3,-3,-6,-2
anjali	3,,,-6,-1,-5,-1
id is	-3,-3,,-2,-1,-3
id	-7,,,-7,-5,-6,-1
mail id	-1,,-1,-1,1,-2
month . my	,2,,,1
in 4 month	-2,-3,-2,-3,3,-1
in 4	-6,-4,-6,-3,4,-1
pune .	3,-1,4,2,-1
^broke	2,3,3,-1,-4,-5,-1
broker	,4,-3,-4,-2,-3,-1
insurance broker	2,2,-1,-1,-3,-2,-1
suraksha	4,-1,-1,-1,2,-1
our insurance	,-1,,,3,-1
question for	-1,-1,,,-2
a chatbot	-3,-4,,2,7,-1
an online store	-5,-5,2,-2,-2,-1
are in	-3,,-3,-5,-4,-1,-3
we are in	-3,-3,-6,-5,-7,-7,-2
80k	-5,-1,,-1,-6,1,-3
rm 80k	-2,-2,2,4,-2,4,-1
budget rm	1,2,-1,-2,-2,-2
lim wei	-2,-5,-3,,-1,-1,-2
i'm call	-1,-3,-4,-1,-6,1
778	-5,-5,-3,-5,-4,-4,-3
means =travel	1,-3,-9,-1,-1,-4,-4
^trave	1,-3,-2,-4,-1,-4,-2
travel	,-4,-2,-3,-1,-4,-3
in march	-1,4,-2,5,-1,5
go live in	4,2,-2,-1
go live	,2,-4,-5,1,-3
to go live	4,,1,-2,-1,-1
to go	-1,1,6,4,-1
want to go	,-2,3,-3,-2,-1
2027	-4,-3,-3,1,,-4,-1
make it	-3,-2,1,1,,2
no sorry	-1,-4,-5,-2,-4,2,-1
soap	-2,-3,5,1,-4,-2,-1
run google	-1,-1,,-7,-1
you run	-7,-2,-3,-9,-2,-8
can you run	-5,,-2,1
sunita rao	-5,-4,-5,-3,-3,-3,-3
herb	-5,-4,-4,-4,-3,-3,-3
tulsi herb	-4,-3,-4,-3,-3,-2,-2
tulsi	-4,-4,-4,-3,-3,-3,-2
rao tulsi herb	-5,-3,-4,-3,-2,-2,-2
rao tulsi	-5,-4,-5,-3,-3,-3,-3
sunita rao tulsi	-4,-3,-4,-3,-3,-3,-2
means =notifi	-3,-3,1,1,-3,1,-1
^updat	3,-1,-3,1,-2,-3,-1
update	1,-2,-1,4,-2,-4
any	-5,-8,-2,-4,-3,-5,-2
means =candid	-5,1,-1,-4,-3,-1
^appli	-3,1,,-3,-4,-2
application	-3,1,1,-2,-3
my application	-1,-3,,,-1
means =technolog	-7,6,-8,-5,4,-3,-2
means =tech	-1,-1,-4,-8,6,5,-3
stack developer	-3,-1,-3,-2,-3,-1
stack	-6,-2,-4,-3,-4,-2
full stack developer	-3,-1,-3,-2,-2,-1
full stack	-4,-3,-3,-3,-4,-2
means ~veteran	-2,-2,-1,-2,-5,-2
means ~senior	-4,1,-3,-2,-2,-5,-1
means =level	-5,,-2,-3,5,-3
^senio	-1,-2,-1,-1,-8,-3
senior	-1,-2,-1,,-5,-2
appli for	-3,-2,-2,-1,-1,-1
appli	-3,-3,-2,-1,-3,-2
nair	,-7,-2,,-7,-8,-4
^deepa	-6,-7,-2,-2,-7,-6,-3
deepak	-2,-5,-2,1,-4,-5,-2
jeremy	-2,,-2,-1,-1,-1
pm .	1,-2,-3,2,-2
pm	-1,-2,-3,1,-4,3,-5
3 pm	-2,-1,-2,-1,-1,-1
after 3 pm	-1,-2,-2,-1,-1,-1
after 3	1,-3,-2,-2,-2,-2
time after	3,-2,-2,-1,-2,-2
any time after	3,-1,-1,,-1,-1
any time	2,-2,-2,-1,-2,-2
^rider	2,4,-2,1,2,-2
rider	-2,-1,-4,2,1,-4
about an app	,1,-1,-2,-2,-1
is about	3,,-4,-2,-2,-5
it is about	1,2,-1
my yoga	-1,-1,4,,-2,-1
build a	4,-1,3,-2,3,-2
can build	2,2,-2,-1,5
who can	2,,1,-1,3,6
someone who	1,5,2,-1,2,4
have someone	4,3,-1,6,1,-1
you have someone	1,5,,,-1
you have	-7,-6,-2,-8,-3,-8,-3
do you have	-5,1,-2,-8,1,-5,-2
from chennai	-2,-4,-3,-3,-4,-5
lane	,3,,,-1,-2,-1
hello i'm	-7,1,1,-4,-1,-3
from dubai	-2,,2,-2,-2,-1
i'm from	-2,-6,-1,-3,1,-5,-1
^octob	-3,-1,,-2,-2,,-3
october	-1,-2,2,-3,-4,,-3
of october	2,3,1,-1
end of october	1,-1,-3
by end of	2,-5,-5,-5,1,-3
by end	1,-6,-7,-6,-1,-4
3 languag	,-1,2,-1,-2,-1
in 3 languag	-2,-1,2
shop in	5,2,1,-1,1,-1
the hospital	1,,2,-1,,-3
did the	-5,-2,,3,-6,-6
much did	-8,2,-3,-2,-2,-1
much	-2,1,-2,1,1,-7,-5
how much did	-5,3,-3,-2,-2,-1
how much	,6,-5,-1,4,-10,-4
means =scienc	1,-5,,-5,2,-5,-1
means =analyst	-3,-4,-4,-3,2,-4
^resea	-4,-3,-3,-2,1,-3
research	-4,-3,-3,-2,1,-2
doing research	-3,-1,-1,,-2,-1
i'm just	-4,-3,-5,1,-3,-3
thx .	-3,-2,-2,-1,-3,-1
thx	-7,-7,-8,-7,-7,-6,-4
mobile app .	-2,4
fze	1,-4,-8,-6,-5,-6,-4
trad fze	4,2,-3
company is al	,2,2,,-2
and ask for	3,-1,-3,-2,-3
and ask	3,-4,-3,-3,-3,-1
52	-6,-2,-1,-4,-2,-4,-2
00971	-6,1,-5,-4,-3,-6,-3
please call	-3,2,-3,-5,-4,-4
^jeeva	1,1,-3,-2,-1,,-1
^deshm	-1,2,-5,-6,,-4,-3
deshmukh	-5,1,-4,-6,2,-3,-2
dr . shalini	2,2,-1,-1,-1
10 month	2,4,-1,-1
portal . budget	5,2,-4,,-1
portal .	6,,-6,-4,1,-3
web portal .	2,2,-2
web portal	-1,1,-7,-3,-1,-2
plus	2,2,5,4,1,5,-2
means ~patient	1,2,2,1,3,-2,-1
means =patient	,3,-4,4,1,,-1
^patie	1,3,2,,1,-4,-1
patient	1,4,,3,2,-3,-1
^nagpu	,,-1,-3,-5,-3,-2
nagpur .	,1,-3,-3,-2,-1,-1
nagpur	1,-2,-2,-4,-3,-2,-3
^multi	1,3,2,,-1
multispeciality hospital	2,4
multispeciality	3,3
jeevan	-1,-1,-3,-3,-2,-1,-2
^sprin	-5,-1,,-2,-2,-5,-3
spring .	-3,-2,4,4,-1,-2
spring	,-4,1,,-4,-4,-2
in spring .	2,,-2,3
in spring	-4,-2,2,,-2,-2
out in	4,2,-2,,-2,-3
be out	-4,3,-5,,-3,2,-2
should be out	-1,3,,-1,,-1
should be	3,2,-1,-2,-3,-3,-1
offline .	-1,3
means =detect	-2,1,-2,5,4,-1,-2
means =catch	-1,,-1,-2,7,-2
catch	-1,2,2,-3,-2,-1
their	1,7,1,3,2,-2,-1
means =trail	,1,1,3,,,-2
means =log	,1,1,1,3,-1,-1
means =histori	2,1,2,,8,-1
log	,-1,4,1,,-2
^fishe	6,1,-2,-3,-1,3
fishermen	-5,-1,-1,-1,2,2
lets	-3,4,4,-2,-3,1
app that	-6,7,,-2,-5,-3
dollar for	3,-2,-6,-1,-2,-3
55667	2,-3,-2,-3,-2,-2,-1
mob	-2,-4,2,-5,-8,-3,-5
ltd .	-2,1,-4,-1,6,3,-1
pvt . ltd	3,1,-6,,-4
pvt .	4,,-5,-2,1,-1,-1
textil pvt	5,,2,,,-2
^purch	1,-2,-6,-5,-6,1,-1
purchase	1,-2,-3,-4,-5,-1,-1
meenakshi iyer	1,-4,-3,-4,-4,-4,-3
thank regard	5,1,3
order website	9,-1,-5,-1,,-1
b2b order	2,,7,,-3
b2b	1,-3,9,-5,-7,-3
a b2b	3,-1,3,-2,-2
quotation for a	7,-1,-1
quotation for	4,4,-3,,-2,2
kindly share	2,-4,3,-5,-3,-2
^navee	1,-3,-4,-3,2,-4,-2
naveen	2,-2,-3,-2,,-4,-1
means =desktop	-1,2,-2,-4,1,8,-1
^lapto	-5,-1,2,-3,-4,2
laptop	-5,2,1,-3,-2,,-1
^fathe	2,-1,3,-2,-5,-2,-2
father'	-1,-4,-1,-2,-2,1,-1
my father'	1,-1,-5,,-1,-1
oh sorry	-4,-2,2,-1,-3,-2,-1
means =servic	-1,1,-2,-3,1,-3,-5
^servi	-3,1,-3,1,-2,-3,-4
service	,3,-4,5,-1,-5,-2
site for our	4,2,-1,-1,-2,-2
a site for	6,-2,-4,-4,-5,-3
a site	8,-3,-5,2,-9,-1
need a site	4,-3,-2,,-5,-1
^annap	,-4,-2,-2,-6,-6,-3
means =courier	-5,-3,,1,-4,2
^couri	-5,-6,1,-2,-2
courier	-4,-7,,-2,-3,1
the courier	-1,-5,-3,-1,-1,-2
with the	-1,2,5,3,,-2,-1
that with	4,-2,1,-3,,-1
is that	1,,-3,2,-2,-3,-1
lumpur .	1,-1,-1,-2,-2,4
kuala lumpur .	1,-1,-1,-3,-2,2
in kuala lumpur	2,-1,-3,,-2,-3
in kuala	,,-2,,1,-3
app in	-6,5,-3,-2,-4,-2
^stree	4,,-3,,-5,-1,-2
street app	-1,-5,-2
street	,1,,,-4,,-2
means =tiffin	-2,-3,-3,,-5,-4,-2
^tiffi	-3,-5,-7,1,-6,-4,-2
tiffin street app	,-5,-2
tiffin street	-6,-8,-6,-4,-2,-2
tiffin	-2,-5,-8,-2,-5,-4,-2
the tiffin street	-1,-6,-2
the tiffin	-1,-5,-2
month for the	-1,-4,-2,3,-2,-2
month for	2,-1,2,6,-1,2
6 month	4,5,,-1,-4,-1,-1
and 6	3,,,-1,-1,-1
rebuild .	3,,-3
a rebuild	-1,-2,4
we want a	6,-1,2,-4,2,-5
means ~dated	6,-4,1,-3,-1,-3
ugly .	3,,-2,-2
ugly	4,-3,-1,-4,-2,1
slow and	5,-2,-3,-1,-1,-2
is slow and	4,-1,-3,-1,-1,-2
is slow	-3,,3,-6,-4,2
it is slow	2,,2,,,3
for 12	-5,-2,-5,-3,-3,-3
built	-2,-7,-1,2,-4,-4
^agenc	,-2,-2,2,-4,-6,-1
agency	2,-1,,3,-3,-4,-1
another agency	-2,1,-4,3,-2,-2
2019	-3,-4,-2,-2,-4,-6,-1
in 2019	-7,-1,1,-2,-2
btw	-3,-5,-5,-3,-4,-3,-1
^merch	-2,-2,-5,-5,-3,-2
merchant	-2,-2,-4,-4,-2,-2
zoya	-5,-4,-5,,-3,-2
store pls	-1,,5,-1
means =dress	-2,2,6,-5,-5,-5,-2
^cloth	-5,-4,4,-4,-3,-2,-2
cloth	-5,-1,,-5,-4,-4,-2
means =brand	,-3,3,2,-10,-7,-4
brand	-3,-1,5,2,-7,-8,-3
the brand	,,,-1,-2,-2
is the brand	-1,3,1,-1
is the	-2,-4,-5,-6,-4,-8,-3
nomad	,-2,-2,-3,-2
means =bit	,2,,-1,-2,,-4
^littl	-1,-2,,-3,-1,-2,-5
little	1,1,2,-1,-1,-3,-3
jess	-1,,,-3,-1,-1
im	-3,-3,,-1,-1,-5,-4
hi im	3,1,-3,5,-1,-2
dana	-3,,-3,-1,2,1
90	,-3,2,,-3,1,-2
q1 next year	-2,-2,-1,-2,3,-2
q1 next	-2,-2,-1,-2,6,-2
q1	-9,-7,-6,-7,3,4,-1
our warehouse	-5,3,-3,-2,,3
means =strongest	,-3,,-1,,3,-4
means =peak	,,-5,-4,-5,-5,-5
means =largest	3,-1,-4,-2,-4,-1,-2
means =highest	,-1,-8,-2,-5,-2,-5
means =extra	-1,-2,4,1,2,-4,-3
means =biggest	-1,-1,-5,-2,,-2,-2
top of	-5,-2,,3,1,-2
top	-2,,-2,5,,-5
on top of	-3,-3,,1,-1,-2
on top	-7,-1,-3,5,2,-4
web dashboard	5,1,-1,,-2,1
^denve	-1,,3,-2,-2,-1
denver .	,-1,-1,,-2,-2
denver	-2,-2,2,-2,-3,-3
inc .	-4,-4,-6,1,1,-5,-2
inc	-5,-4,-2,,,-3,-2
means ~analytics	-2,2,-4,-2,-1,,-1
means =analyt	-1,2,-3,-2,-1,-3,-2
^analy	-4,-3,-2,-2,-1,-4
analytic	-5,-3,-2,-1,-4,-4,-1
means =volum	1,-5,2,-4,5,-1,-2
means =sum	2,2,1,-2,-4,-2,-1
means =amount	3,-1,1,-3,-4,,-2
^amoun	-3,2,-1,-2,-3,4
amount	,1,,-3,-3,3
gst 29 abcde1234f1z5	1,-3,-5,-1,-1,-1
gst 29	-2,-3,-4,-1,-1,-2
gst	-1,-2,-1,1,-3,-2,-3
^inv-2	-5,-2,-3,-1,-4,-4
inv-2024-00871	-4,-1,,-1,-2,-2
invoice inv-2024-00871	-3,-1,,-1,-2,-2
check	-2,,1,-7,-5,-7,-1
server .	-3,-1,-2,-1,-2,10
erp server	,,,,,3
for two	-2,-1,-4,,,1
in cloud	6,,-2,-1,,8
only in	3,1,1,1,-1,1
in market	-2,-1,-4,2,,-1
not interest in	-7,-3,-5,-2,-3
not interest	-7,-5,-5,-4,-3,-1
we're not	4,-3,-7,1,3
not digital-marketing	4,-2,-2,-4,-2,4
haziq	1,-2,-2,-2,-2,,-1
need .	1,2,1,-3,-2
means =counter	-4,1,3,,1,1,-2
pos system	-4,-1,7,,-1,4
pos	-6,-4,10,-3,-2,4,-1
our pos	-2,-1,5,,-1,4,-1
we're from	-4,-1,6,-2,-2,3
say	-3,2,-1,-3,-5,-7,-7
not say	-6,-6,-5,-2,,-2,-1
rather not say	-5,-6,-4,-2,1,-1,-1
shop for my	3,,1,-3
i need an	-3,,-1,-2,,1
says i need	,-2,-2,-2,-2,-2
says i	,-2,,-3,-3
^grand	,-2,5,3,1,-7,-4
grandson	-2,,1,2,-5,-1,-2
my grandson says	1,-1,1,-2,,-1
my grandson	2,-2,,-4,-2,1
^kamal	3,,-3
kamala	2,,-4,-1,-1,-1,-1
aunty	-1,-3,-2,-1,-4,-3,-2
can call me	-4,-3,-3,-2,-3,-2
can call	-4,-3,-3,-2,-3,-1
you can call	-3,-2,-2,-1,-1,-1
94471	-4,-1,-2,-3,-3,-2,-1
whatsapp only	,-3,-6,-5,-10,-4,-1
company falcon	-6,-3,-3,-1,-3,-2
means =possibl	-1,1,1,-8,,-3,-3
means =like	-1,-1,-1,-1,,-3,-3
means =chanc	,4,-3,-2,,-2,-3
means =cannot	2,-3,,,1,1,-6
^possi	3,,-1,-3,-1,-4,-2
possible ?	2,-3,-2,-3,-5,-3,-1
possible	3,1,-1,-2,1,-4,-2
it possible	-5,4,5,-4,3
is it possible	-2,4,3,-5,2,-1
is it	-3,-8,-5,-6,-2,-11,-2
app is	-6,4,1,-1,-2,5
over a	-6,6,-4,2,-3,1
over	-1,1,-1,,-4,2,-4
booking	3,-5,-10,4,-4,-3
means =safari	,,,,-3,-3
means =browser	7,-4,2,-2,-8,-3
^safar	-1,,1,,-3,-3
safari	-2,,-1,,-3,-2
desert safari	-3,2
is better	1,,3,-3,2
whatsapp is	-2,1,-1,,-3,-1
hamad	,-4,-5,-4,-5,-4,-2
market .	-1,3,2,2,-4,-1
email market	-3,,3,4
was about	1,-2,,3,-3
it was	-2,3,2,3,-1
means =press	-3,2,-3,1,1,-4,-2
media	-4,-4,-3,4,-5,-3,-2
orbit	2,-2,-2,1,-2,-3,-1
means =silent	-3,1,-1,3,1,-1,-2
reply .	-5,,3,4,2
reply	-2,-3,1,1,3
got no	,,,3,,2
and got no	,,,4,,2
and got	-4,-5,1,2,-1,2
week and	2,2,1,3,4,1
last week and	1,3,,2,,2
ong	5,,-6,-4,-1,-3,-1
mr .	,-2,-2,-1,1,-1,-6
contact mr .	3,,-1
contact mr	3,1,-1,3
^berha	-3,3,,,-1,-4
berhad .	-3,4,-1,,-1,1
berhad	-2,5,-1,-1,,1
mutiara	,-1,3,,-3
pulau	2,-1,-4,,1,-2,-1
can .	1,3,1,-2,-1,-1
two week	1,-3,-3,-4,1
within two week	5,-1,-2,,-1,-1
within two	1,-3,-3,-3,-1,-2
in penang	2,-2,-8,-6,-3,-4,-1
launch in	3,-4,,3,-3,-3
means ~flat	2,-2,2,-1,,1,-5
means =properti	,-1,,1,-3,-1,-5
means =hous	1,1,2,,-1,-2,-5
^prope	2,-3,-2,2,-1,-1,-1
property launch	3,,-1,2
property	2,-1,-4,-4,1,-5
page for a	3,,-1,-4
page for	11,-2,-1,-7,-4,-1
means =land	8,1,-2,4,1,-5,-1
^landi	12,2,-4,-3,-4,-3,-1
land page for	5,-1,-1,-4
land page	12,-6,-8,-3,-5,-2,-1
land	8,2,-2,3,1,-4,-1
^decem	-2,-1,,-4,-8,,-1
december .	1,3,-2,-3,-4,1
december	1,,-1,-6,-9,-2,-1
before december	-3,1,-4,-2,-2,1
dollar and	-3,1,3
means ~saving	,,-1,-5,-5,-4,-3
means =reduct	-1,2,,-4,-5,-2,-2
^savin	-1,,-2,-6,-5,1,-2
saving	-2,,-3,-6,-5,1,-2
^makin	2,-5,3,1,-2
making a	2,-1,-3,-1,-1,3
making	3,-5,4,3,-3
^kigal	-3,1,,-2,-2,1
kigali	-4,1,1,-2,-1
founder	-4,,-1,-5,-2,-6,-2
are three	-5,2,1,-3,-3,-2
we are three	-5,1,1,-3,-3,-2
means =rto	-1,2,3,-1,-5,-1,-1
means =recov	1,-1,-1,-3,-1,-3,-1
means =back	-3,1,,,-2,1,-1
back in	-2,1,1,-2,2
back	-2,1,1,1,,-1
means =reason	,,,1,,2,-3
means =produc	,1,3,1,-1,2,-3
means =appear	-1,2,1,-1,-1,2,-2
come back	-5,-3,-5,-3,-3,-4
come	1,,-1,1,-3,-3,-2
and come back	-2,-3,-2,-3,-3,-2
and come	,-3,-3,1,-4,-2
it and	,3,7,-1,2,3
about it	1,1,-3,-3,-5,-2,-1
think about it	-4,-4,-3,-4,-2,-4,-1
will think about	-3,-2,-2,-1,-2,-2
will think	-5,-5,-5,-6,-4,-3,-2
will	-1,-3,-2,-9,-1,-9,-5
i will	-1,,-5,-6,3,-3,-1
cloud migration	-1,-1,-1,-1,,4
a cloud	-1,-2,-1,-1,2,2
with a	5,-2,1,4,3
^menon	-2,-4,1,-4,3,-3,-2
rohit	-3,-5,-3,-4,-1,-4,-2
menon	-4,-4,-1,-3,,1,-4
mail .	,,3,-2,-3,2
sorry wrong	1,-3,-2,-3,-3,-1
means =metro	-7,-2,,-3,-7,-6,-2
metro ?	-2,-2,-2,-1,-1,-1
metro	-2,,2,-1,-4,-3,-1
means =indiranagar	3,-1,-2,,-3,-5,-3
^indir	,-1,-5,,-3,-3,-3
indiranagar	,,-2,1,-3,-3,-2
near the	2,-5,-1,-3,-2,-3,-2
office at	-1,2,-3,-1,1,1
is your office	-5,,-3,-1,-2,-2
is your	-7,-5,-10,-9,-7,-7,-1
^alman	3,-3,-3,-2,-1,-1
jalan	-3,-1,1,-3,,-4,-1
means =basic	6,1,-5,2,-3,-1,-1
one at	-2,1,3,-2
the one at	-3,-2,-2,-2,-1
the one	-1,-3,1,,-4,-7
and the one	-4,-2,-4,-2,-3,-2
and the	5,6,-1,2,-3,5,-1
ok and	-8,-5,-8,-5,-5,-5,-2
live by	2,-3,1,-6,-5,-4
30k	-7,-6,-2,-4,2,-9,-4
shopify shop	-2,-1,-3
a shopify	-3,-3,-1,-2,-1,-1
496	1,-2,2,-1,-1,2
^ceram	4,-4,3,3,,-5,-2
ceramic	2,-2,3,2,-1,-4,-1
fernhill	,1,3,,-1,3
25 lakh	-4,,4,-4,2,-1,-1
is 25	3,3,3,,-1
dealer portal .	4,-2,-6,,-1
our dealer	4,,1,-3,2,-2
lakh only	1,-2,-2,-2,-1,-1
18 lakh	-2,1,-5,-2,4,1
18	3,-2,1,,2,2,-4
management	-2,2,-2,2,-1
the management	,2,,,2,1
chain .	3,-2,-2,-1,-2,5
pharmacy chain	-3,-1
a pharmacy chain	-3,-2,-1
a pharmacy	-4,2
means =whoever	-1,,1,-1,-1,-1,-4
means =whichev	-3,-1,2,-5,,-1,-3
means =matter	2,-4,-4,-7,-5,-1,-3
means =signific	2,-2,-7,-7,-5,-5,-2
means =anyth	1,-1,-2,3,-3,,-4
^matte	-1,-1,-2,-5,-6,-1,-2
matter	,-1,-3,-5,-6,-1,-2
aws .	-4,-3,-2,-2,-3,7
to aws .	-2,,-1,,,4
data centre	-2,-2,-1,-1,-5,5
server from	-2,,-1,,,4
^movin	-2,-5,-2,5,-1,3
moving our	-1,-2,-1,-1,-1,4
moving	-4,-6,-3,4,-4,4
to look at	2,,-1,-2,-4,3
somebody to	2,1,-2,5,,4
like somebody to	1,,-1,,,4
like somebody	1,,-1,,,2
i would like	-1,2,-5,-2,4,2
i would	-2,6,-1,-1,5,1
^kolka	-1,-3,-1,3,-2,2,-3
kolkata	-2,-3,-1,1,-3,1,-4
2 lakh	-3,-3,-1,1,-3,-2,-1
website 2	2,,-1,5,,3
small website	3,-2,-4,2
a small website	6,-2,-4,1
and a small	7,,-3,2,1
and a	6,1,2,2,,2,-1
ads and	1,-1,-1,3
means =instagram	-4,-9,1,11,-6,-6,-3
^insta	1,-5,,8,-10,-1,-1
instagram ads	3,-1,1,9
instagram	1,-6,-1,6,-7,-5
want instagram	-3,-1,-3,3
sweet	1,-1,3,1,-8,-4,-1
a bakery call	2,3,-1,2
a bakery	-5,-3,-5,-3,-5,-4,-2
^solut	1,-4,-4,-3,-2,-3,-1
solution	2,-4,-4,-2,,-3,-1
ai solution	-2,-1,-1,,2
in ai	-2,-2,-3,-2,,-1
interest in ai	-2,-1,-3,-2,6,-1
am interest in	-1,-1,-1,,4
am interest	-2,-1,-1,-1,4
i am interest	-1,,-1,-1,4
into tally	,-1,-1,,4,2
into	-4,2,,-7,-2,,-1
each month	-5,4,2,7,-2,3
each	-5,-3,-3,,3,4,-2
them	-3,-4,4,-3,4,1,-2
of them	1,,1,1,3,-3,-1
4,000	1,-8,2,1,3,-2,-2
supplier invoic	-1,-1,,,3,-4
of supplier	-2,-3,-1,,1,-2
read of	,,,,4,-1
means =list	3,3,-2,-2,,-1,-4
means =directori	2,-2,,-1,-3,-3,-3
means =catalogu	3,-4,1,-1,-4,-2,-3
means =brochur	2,-2,-1,-1,-1,,-1
^catal	5,-3,,-8,,-1,-2
catalogue website	6,-1,-6,-2,-3,-1
catalogue	5,-1,2,-5,1,-2,-1
a catalogue website	4,-1,-2,-2,-2,-1,-1
a catalogue	6,-3,-3,-2,-4,-2,-1
bhd .	-1,-6,-4,-5,1,1,-1
sdn . bhd	-2,-6,-3,-5,2,-5,-2
sdn .	-3,-6,-2,-4,3,-4,-1
^waris	-2,-2,1,-2,-3,-3,-3
warisan	,-1,1,-2,-2,-2,-2
rosnah binti	3,-1,-2,-1,-1,-1,-1
puan rosnah	2,-2,-3,-1,-1,2
puan	-3,-1,6,-7,-4,-2,-2
kl .	7,-3,-3,-1,-3,-1
is 03	3,,-1,,-1
our number	4,,-1,-1,-1
803 123 4567	-1,-3,-4,-2,-2,-3,-1
803 123	1,,-2,-1,-1,-1
803	-3,1,-4,-4,-5,-4,-2
234 803 123	-1,-1,-3,-2,-2,-2,-1
234 803	-2,2,-4,-3,-3,-3,-1
^freig	1,-3,-4,,1,4
freight	,-4,-5,-1,2,4,-1
busines .	3,,-3,,-3,-2,-1
customer portal for	3,-3,-1,,-1
we'd need a	3,1,-1,,-2
the timeline	1,,5,,,3
budget yet	,-4,-4,-2,-2,-1
a budget	1,1,-1,-1,1,2
have a	,1,-4,,,2,-2
don't have a	1,-2,,2,-2,-1
don't have	2,-3,-2,1,-3,-3
we don't have	3,-2,-1,-1,-2,-1
kota .	5,4,-2,-1,,-1
kota	-6,-1,3,2,-6,-2,-4
in kota .	5,3,-1
in kota	,1,-4,1,-4,-3,-2
centre in	1,-2,-2,-2,2,2
coach centre	1,-2,-3,2,-2,-1
our coach	,-3,-1,3,-2,-1
it ?	-4,-11,-7,-2,-7,-8,-2
need it	-1,,-2,-3,-6,1,-2
you need it	-2,,-1,-1,-1,-2,-1
^priya	2,-2,-1,1,-5,-3,-2
ok fine	,-1,-2,-1,-1,-1
^35,00	1,3,2,1,-2
35,000	3,3,,1,-3,-1
an app ?	5,3,,,-1
version of	-3,-3,-1,-1,-1
first version	-4,3,,-2,1,-1
a first version	-2,2,,,-1
a first	-5,-1,-2,-1,4,-1
for a first	-3,-1,-1,-1,2,-1
days	2,,,3,2,3,-1
45 days	2,,1,-1,-5,-1,-1
45	-1,-5,,-1,-9,-5,-3
is 45	-2,2,1,-1,-2,-1
0132	-2,-1,-1,-1,-1,-1
555 0132	-2,-1,-1,-1
415 555	-5,-3,-3,-3,-2,-2
415	-4,-2,-2,-2,-2,-1
1	3,-3,2,3,-2,-7,-2
means ~minute	,-1,-3,,-4,1
means =moment	,-3,2,-4,-2,,-2
means =minut	,-3,-7,,-5,2,-1
means =min	-1,-4,-2,-2,-3,-1,-2
^minut	-2,-1,-4,-2,-3,1,-1
minute	3,4,-1,-1
a minute	2,,-1,-1
in a	1,3,-5,-2,2,4
it in a	2,1,1,-2,2,-1
send it	-6,2,-3,-3,-4,-4
i'll	-4,,-6,-2,-8,3,-3
98450	-12,-6,-7,-7,-8,-7,-5
98450 11223	-5,-3,-3,-6,-5,-4
91 98450	-4,-4,-4,-3,-3,-3,-1
them online	-4,-1,4,-2,-1,-1
sell them online	-3,,4,-2,-1,-1
sell them	-3,-2,8,-3,-2,-2
to sell them	-3,-2,7,-1,-1,-1
part .	-5,1,8,1,1,2
^gurpr	-2,-5,-1,-4,-2,-4,-4
gurpreet	-8,-5,,-4,-1,-5,-4
means ~custodian	-1,1,-1,-2,-1,,-1
means =reli	2,-3,-1,-1,2,-3,-4
means =expect	-1,-5,-2,-1,2,-2,-3
means =bank	,-5,,1,1,1,-1
bank	-2,,2,-1,-1,,-1
^co-op	-2,-8,-6,-2,-2,-2
co-operative	1,-6,-6,-1,-1,-1
website and	5,,-2,8,-3,3
a website and	2,-8,,2,-1
for now	-5,-7,-6,-8,-7,-5,-2
the website for	5,-4,-4,-2,-1
the website	6,-1,-5,-3,,-3
only the	-3,-6,2,2,2,-3
means ~worse	-4,1,2,-2,-3,1,-1
means =fall	-2,1,1,,-3,,-1
means =doorstep	-1,1,3,2,-2,,-3
means =declin	-1,-2,-1,-2,-5,2,-1
drop the	3,,-1
drop	-2,,-2,-6,-4,-1
our three	3,1,,,-1
^inven	-3,5,-2,-4,-3,2
inventory	-1,6,,-4,-4,2
at an	,3,-3,-4,1,-3
look at an	4,1,-2,-1,1,-3
nurul huda	3,,-1
180k .	-2,,-2,-2,3,-1,-1
180k	-3,3,,-4,-1,-2
rm 180k .	-2,-2,-2,-2,3,-1,-1
rm 180k	-2,-1,-2,-2,2,-1,-1
to rm	1,1,-2,-4,3,-3,-1
150k	-3,3,-3,-2,1,-2,-1
rm 150k	-2,-2,-2,-2,1,-2,-1
odoo	5,-3,-4,-1,,-2
means =turnov	-2,-1,3,,1,1,-2
^turno	1,-6,-1,,-4,-2
turnover	-1,-7,-2,1,-5,-6,-1
and rm	-6,-3,-4,-4,-3,-4,-2
3,500	-1,-2,-1,2,-2,-2
shop does	2,-3,-5,-1
our shop	4,1,,-2,-2,2
monthly .	3,-2,-2,5,-1,2
monthly	-2,-7,-4,5,-4,1,-4
3k	,-8,,2,-4,-7,-3
rm 3k	,-2,-3,3,1,-1
have rm	1,-1,3
centre .	-1,4,4,2,1,4
ads for my	-4,-3,-3,4,,-1,-1
need google ads	-7,-1,,2,-2
need google	-7,-1,,4,-2,-1
^ampan	,2,-1,-5,-5,-4,-2
ampang	1,,,-4,-4,-4,-2
may	-3,-1,-2,2,,5,-4
hi may	1,,-3,-2
^landl	1,-4,-2,,-5,-4,-2
landline	-2,,-1,-7,-4,-6,-1
spare part	,-2,4,-2,1,-1
spare	-2,-2,3,,2,-1
model to	-2,,,,4
a machine	-3,-3,2,-1,-2,-3
^bloom	-4,-1,-2,-8,-3,-2,-1
^ritik	-3,-1,3,-2,-2,-2,-1
ritika	-3,-1,4,-2,-2,-2,-1
ceramic .	3,-4,2,-4,-1,-1
in pune .	2,,-2
bloom	-4,-1,1,-5,-4,-4,-3
^saxen	-3,-2,-2,-3,-2,-2
saxena	-2,-1,-1,-2,-1,-1
it live before	2,1,-3
it live	,-1,-6,-3,-1,-4
want it live	,-1,-2,-1,,-2
want it	-4,3,3,-3,4,4
we want it	-3,,-1,,-6,-2
and we want	-3,-1,2,2,-2,1
and we	2,3,6,4,3,4
lakh and	2,-6,1,-4,1
^class	-1,1,-5,-3,-7,,-3
class	-1,2,-2,,-7,1,-2
book class	-3,4,-1,-1,-1,3
to book class	-3,1,-1,-1,-1,-1
to book	2,3,-4,-9,-4,-5
member to	-2,4,-1,-1,,-1
gym member to	-1,2,,,,-1
my gym member	-3,1,,-1,-1,-1
my gym	,4,-3,-5,,-4
for my gym	3,4,-3,-2,,-2
need app for	-10,7,-5,-3,-2,-3
hi need	1,10,-2,-5,-4,-6
12 345 6789	-7,-5,-5,-5,-5,-5,-3
12 345	-6,-5,-5,-5,-5,-4,-3
60 12 345	-4,-3,-3,-2,-2,-2,-1
60 12	-6,-3,-5,-4,-3,-4,-2
google ads .	3,-1,-2,3,-2
somebody to run	-5,,-1,4,,-1
for somebody to	-3,,-1,-4,3
for somebody	-3,-5,-3,-6,-1,-2
look for somebody	-2,-1,-2,-4,2
crest	-4,-1,,-3,-3,-3
falcon crest	-4,-3,3,,-2,-2
^12,00	,-3,2,3,-1,-5,-1
12,000	,-1,1,2,1,-5,-1
aed 12,000	,,,2
website cost ?	2,-1,-3,-1,-1,-1
website cost	1,-1,-4,-1,-1,-2
a website cost	-7,,-2
does a website	-8,,-1,-1
does it take	-3,-1,-2,-2
does it	-4,-2,-6,,-8,-9,-2
long does it	-2,-2,-2,-2
long does	-1,-3,-2,,-2,-1
how long does	,-3,-3,1,-2,-1
in dubai ?	-4,-2,-2,-3,-3,-4,-1
in dubai	-6,-4,,-1,-9,-1,-2
office in dubai	-2,-2,-3,-2,-2,-2,-1
office in	-3,,-2,,-4,-9,-1
an office in	-3,-4,-3,-3,-2,-3
an office	-3,1,1,-2,-2,-2
have an office	-3,,-1,-1,-1
have an	-3,9,-1,-2,,-3
you have an	-2,-3,-4,-1,-2,-1
^build	-5,3,-2,4,-2,2,-1
it still	-1,-3,2,1,-2,-1
is it still	-4,-1,-1,-1,-1,-1
^jaipu	-1,-3,-4,-5,-1,-5,-2
jaipur	-2,-4,-5,-2,-1,-6,-3
in jaipur	2,-3,-5,-3,1,-2,-1
am in	,-1,-2,-6,-1,-1,-1
i am in	-3,-2,-5,-5,-3,-4,-2
me i	-4,2,-2,,-3,-1
9876501234	-4,-2,-4,,-1,-1
means ~speed	-2,2,4,-2,-3,-2,-1
means =sooner	,-1,-1,-7,-3,-2,-2
means =quicker	2,-5,-1,-6,-3,-1,-2
means =quick	3,1,-2,-3,1,-2,-2
means =perform	2,-3,3,3,-1,-1,-2
means =express	4,-2,,-3,-1,3,-2
fast	-2,-5,-2,-6,-3
means =type	-4,2,-1,,3,-10,-2
means =retyp	-4,,-1,2,2,-7,-2
^typin	-3,-3,-1,-3,-1,-3,-2
typing	-3,-3,-1,-3,2,-3,-1
riya	-3,-4,-4,,-3,-2,-2
not priya	-4,-3,-5,-3,-3,-1,-1
online book	7,-2,-6,-3,-1,1,-1
with online	,-1,3,-3
so with	-4,-4,-4,-3,-1,-3
or so	3,4,,-3,-3,-2,-1
pages	7,-6,-1,-5,1,-6,-1
our dental	1,-2,-2,,-4,-2
means =sql	1,-4,-2,2,,2,-1
means =databas	-1,-6,-5,-2,-4,5,-1
^datab	,-4,-2,-2,-4,2
databas	-2,,,,-1,-2
^oracl	-2,-1,-2,,-2,7
oracle	-2,-2,-1,,-2,6
and two	-3,1,,-2,3
machin	3,1,-1,1,-7,-2,-2
^virtu	3,-3,-7,-3,5,5
virtual machin	-2,,-2,,-2,4
virtual	4,-1,-6,-4,5,5
14 virtual machin	-1,,-1,,-1,3
14	1,-3,,-3,-2,6,-4
have 14	3,2,-3,-2,3,-2
we have 14	-1,1,-2,-2,3
aws ?	-4,,-1,,1,4
to aws ?	-4,,,,-1,5
own server	-2,-1,-1,,-1,-2
our own server	-3,,-1,,-1
move from	,,,,-1,-4
help us	-4,-2,5,4,-1,-1
you help us	-4,-2,5,2,-1
^manch	-3,-3,1,-3,2,1,-1
manchester	-3,-2,,-3,2,1,-1
means =cto	-2,-2,-6,-5,,4,-4
cto	-1,-3,-6,-5,1,4,-4
a quote for	-4,,4,1,-3,1
a quote	-2,1,6,1,-4,-4
price	-2,1,2,1,,-3,-2
how do you	1,-8,-5,-5,-3,-3
how do	-3,-7,-10,-1,-6,-8,-1
40k and	1,2,,-1,-1
say yet	-2,-2,1,-1,-1,-1
would rather not	-3,-1,-4,-1,-2,-2
i would rather	-3,,-3,,-1,-1
is ?	,4,-2
where my	2,-1,,2
see where	-2,4,-7,-4,-4,-4
you see	,-3,2,3,-2,-1
is 29	-3,-2,-2,-3,-3,-2
no is	,2,-2,-2,-2,-1
gst no	-3,-3,-2,-1,-1,-2
my gst	-3,-2,-1,-1,-2,-1
and my	3,4,2,1,4,1,-1
untuk	-2,-2,-4,-1,-2,-2
buat website	8,7,-4,-3,-1,-1,-1
buat	5,4,-1,6,-2,-1
nak buat website	9,9,-5,-3,-2,-1,-1
nak buat	5,4,-5,2,-2,-1,-1
nak	2,4,2,4,-4,-4,-1
means ~count	2,-6,-4,-1,4,-2,-1
mani	5,-2,-6,-3,-3,-2
kek	-3,-2,3,-3,-1,-2,-1
kedai kek	-5,-2,2,-3,-1,-1
8,000	-1,2,-1,,-4,-4,-1
rm 8,000	-3,-2,-4,-3,-3,-2
lebih	-3,-2,-4,-3,-2,-2,-1
^chahi	4,5,,-5,-3,2
chahiye	6,5,,-4,-2,2
liye	-5,3,2,-4,-2,-2,-1
ke liye	-6,3,3,-4,-2,-2
ke	,1,4,,-4,-5,-1
^dukaa	2,3,-2
dukaan	2,4,-2
mujhe	4,-1,1,-5,-2,-3,-1
hai	-1,-1,3,1,-8,-3,-4
yadav	-2,-1,-1,-1,-1,-1
naam	-2,,,2,-3,-4,-3
mera naam	-4,,3,-3,-1,-2,-2
mera	-1,,,-4,-2,-2,-2
ji	5,,-2,-1,-1,-3
^namas	3,2,2,-1,-7,-2,-3
namaste	-2,-3,4,2,-5,,-3
hoon	-2,1,-1,-3,-2,-2,-2
se	-1,-3,5,-2,-8,-9,-6
^jodhp	-6,-4,-1,-5,-4,-2,-2
jodhpur	-7,-5,1,-5,-4,-3,-2
means =promot	1,-2,2,3,-5,,-3
^adver	-3,-1,-1,-4,1,-2
advertis	,-1,-1,-3,-1,-1
over the	-1,1,1,-4,-6,5,-1
take over	3,2,-6,3,-1,2
you take over	4,6,-2,-1,-2,5
you take	1,1,-5,-2,-2,2
could you take	-4,2,-1,1,,1
could you	1,2,3,5,-3,3
could	-2,,1,-2,9,-1,-3
means =zero	,-2,-1,,-2,-6,-7
means =noth	2,-1,,-1,-3,-4,-5
means =none	,-2,-3,,,-3,-4
means =idl	,,-1,,-2,-2,-4
means =empti	,-2,-3,,-1,-2,-2
^nothi	1,-1,-3,,-5,-3,-3
noth .	2,-2,5,6,-1,-1
noth	-3,-2,-3,-2,-2,-3,-3
means =rais	-3,-1,,1,1,-1,-4
means =bring	-1,2,,-2,-4,,-4
^bring	2,-1,4,1,-2
bring noth .	-1,,-2,3
bring noth	-1,,-2,5
bring	-4,1,1,2,4,-1,-1
it bring	-1,-2,4,-3,-1,-1
means =alreadi	-2,,-2,1,1,-3,-1
^alrea	-4,1,-2,-2,1,2,-2
already and	,3,,-1,,1
already	-2,,-3,-1,-1,1,-2
on facebook	,-2,2,4
9,000	3,-2,2,,4,-2
we spend	3,-1,,-2,-2
jaya sdn	,-1,,-2,3
means =round	-3,3,4,3,,,-1
seri	-1,1,3,2,,,-2
means =furnitur	1,4,-2,,-2,2,-3
^perab	-1,-6,,3,1,-4,-2
perabot	-3,-5,,3,1,-4,-1
^syari	-3,-4,-3,-2,,-2,-2
syarikat perabot	1,-3,2,2,1,-2,-1
syarikat	,-4,-2,,2,-2,-2
012 778	-4,-3,,-2,-3,-2,-1
9123 4567	-2,-2,-3,-2,-2,-2,-1
9123	,-3,1,-2,-2,-2,-1
65 9123	-1,,2
^manua	-3,-3,-1,-3,3,-1
manual .	-4,-3,-1,-3,4,-1
manual	-3,-3,-1,-3,4,-2
our product	-2,,,4,2
want a chatbot	,-2,-3,-4,4
ltd . we	-1,5,1,1,1
pte . ltd	-3,-1,-1,,5,2
pte .	-4,,,-1,4,3
pte	-5,1,-2,-4,3,4,-2
ops at	,,,,1,-2
of ops	-1,,,,3
head of ops	-1,,,,3,-1
ling	,1,-1,-6,-8,-7,-4
mei ling	1,2,3,-2,,-2
mei	2,1,-7,-1,-3,-8,-4
is mei	-3,-3,1,-3,,-2,-1
hi this is	2,-4,-1,1,1,-2
hi this	,-1,-2,3,1,2
^walke	-3,4,-1,-1,-1
walker	-2,4,-1,-1
dog walker	-2,5,-1,-1
dog	6,-1,-4,,1,-2
for dog walker	-2,4,-1,-1
for dog	1,5,-1,-1,-1,-1
texa .	3,,,-2,,-1
texa	1,,-2,3,-2,2
^austi	-2,6,3,2,,-4,-1
austin	,7,2,3,1,-2
0142	-10,-3,-9,-6,-8,-2,-6
555 0142	-7,-1,-5,-2,-5,-5,-3
512	3,2,4,-1,-1
spring 2027	-4,-2,-4,-4,-3,-2,-1
out by	-1,3,-4,,1,1,-2
it out	-1,2,-1,-2,-2,-1,-1
i'd like it	1,,-4,-2,4,,-1
and i'd like	-1,,1,-3,,2
and i'd	-1,,2,-2,4,1,-1
budget'	-3,3,-2,,-3,1
means ~beginner	-2,-3,-4,-4,3,-4
means =junior	-3,-1,-4,-6,2,-2,-2
means =fresher	,-6,,-6,,-5
means =beginn	1,-6,-4,-3,-6,-4,-1
^fresh	-8,,-7,-5,-5,-5,-2
fresher	-4,-4,-3,-1,-4,-2,-1
am a	-2,-7,-3,-4,1,3
i am a	-3,-6,-2,-4,2,1
^hirin	-8,-2,-7,-3,-5,-4,-2
hiring ?	-4,-4,-4,-3,-2,-2,-1
hiring	-8,-4,-7,-3,-6,-5,-1
you hiring ?	-1,-3,-1,-2,-1,-1
you hiring	-2,-4,-2,-2,-2,-2,-1
are you hiring	-2,-4,-2,-2,-2,-2,-1
apply as	-3,-4,-2,-1,-1
to apply as	-3,-4,-2,-1,-1
^gmail	-10,-7,-8,-7,-7,-6,-4
gmail.com	-7,-6,-6,-6,-5,-5,-4
raja	-5,,-1,-2,-3,-2,-1
hotel site	-1,-1,-1,3,-1,-1
our hotel	-3,-1,-2,3,1
it for our	,,2,3,,-1
it for	-1,,1,-6,-2,4
we need it	-4,-6,-5,-1,-3,-1,-1
seo .	-1,-2,2,8,1,2,-1
do seo	-6,-4,-3,9,-4,-2,-1
you do seo	-3,-3,-3,3,-3,-1,-1
said you	-2,,-4,3,-3,3
she said	3,1,-6,1,-4,-2
she	-1,-3,6,3,,-2,-2
and she said	-4,2,1,3
and she	3,3,1,5,-2,-2
last month and	-4,-1,-3,3,4,2
last month	-6,1,-4,-4,-4,1
means =event	-2,-2,,,-7,-3,-3
^confe	-7,-5,-4,,-1,-4,-1
conference	-5,-3,-2,2,,-3
a conference	-4,,,3,3,-1
at a conference	-4,,,3,3
at a	-4,,-2,2,3,5
^mathe	-4,-6,-4,,1,-3,-4
mathew	-6,-4,,-1,-1,-2,-3
spoke with	-3,-2,-2,2,-1,-2
spoke	-6,2,-2,-1,1,-2
i spoke with	-3,-2,-2,2,-1,-1
i spoke	-5,-3,1,,-4,-2
languag .	4,2,,,-1
go to	,-2,-6,2,-2,-2
must go	-4,2,3,-2,,-3
means =everyth	2,3,-3,1,,6,-3
^every	,-1,-2,5,-3,6,-3
everyth must	3,-2,,-3,-2,-2
everyth	,-4,-3,-4,-1,7,-2
and everyth	-2,-1,3,-2,-2,-1
in see	2,-1,2,,,-1
log in see	2,-1,2,,,-1
log in	5,-4,5,-3,1,-4
b2b portal	3,-4,8,,-4,-2
year is	4,-4,2,,1,-2
sometime next year	-4,-4,-4,-3,-5,-3,-1
sometime next	-5,-4,-4,-4,-5,-3
sometime	-6,-4,-4,-4,-4,-3,-1
hurry sometime	-1,-1,-2,-1,-2,-1
no hurry sometime	-1,,-2,-1,-2,-1
100k	-3,2,-6,-4,-5,-4,-2
80 100k	-2,-2,-1,-1,-1
80	-4,-3,-5,-11,-3,-2,-5
budget usd	-1,-2,-1,-1,-2,-1
^hartl	,-2,1,-2,-2,-2,-1
means =tender	1,2,-1,,1,2,-3
^procu	,-2,-9,-6,-4,1,-3
procurement	,-1,-8,-5,-1,1,-1
^valve	1,-3,-2,-2,-3,1,-2
valv	,-4,-3,-3,-3,1,-2
in nagpur	2,-2,3,-1,-2,-1
coach class	3,1,-1,-1
my coach class	4,1,-1,-1
my coach	3,,-2,5,1
for my coach	2,,-1,4,2
you make	-3,4,-3,,-3,2
only can	-1,-2,3,-2,-1,-1,-1
asap please	-6,-4,-7,-3,-4,-1,-1
lumpur ?	6,-1,,-1
kuala lumpur ?	3,-1,-1,-1
hour in	,-1,-2,,-3,-3
^openi	6,-2,1,3,-1,-4
open hour	5,-3,-2,-1
with my	8,-2,1,-3,-5,-5
at 3	1,-3,-2,-2,4,-2
^tuesd	,,-2,2,-5,-2,-1
tuesday	1,2,-1,2,-5,-2,-1
next tuesday	-4,-4,-2,-3,,-1
by next tuesday	-4,-4,-2,-3,-2,-2
come by next	-5,-4,-3,-4,-3,-2
come by	1,-6,-4,-5,-2,-4
might come by	-4,-4,-2,-3,-2,-2
might come	-4,-3,-2,-3,-2,-2
might	-6,-1,,-4,1,-3
i might come	-3,-4,-2,-2,-1,-1
i might	-4,-3,-2,-3,-2,-2
means =warranti	,-3,2,-3,1,2,-2
sales .	1,3,4,-1,-4
sales	-1,,3,-1,2,1,-1
^durin	-1,-1,-2,-1,-1,4
during	-6,1,-2,-1,-3,3
down twice	-5,-1,-4,-1,-1,4
down	-2,-2,-2,-2,-3,7,-1
went down twice	-3,,-3,-1,-1,3
went down	-5,-2,-4,1,-2
went	2,-1,1,1,-3,5
call at	1,2,2,-3,3,2
on call	-4,-1,-4,-3,-5,1
someone on	-1,-2,1,,-1,1
with someone	4,-1,,2,,-1
host with	-4,-1,-1,-1,-3,2
need host	-3,-1,,-3,3,3
^benal	,-3,-2,2,-2,-2,-2
benali	,-3,-2,1,-2,-2,-2
zahra	-5,-5,-5,,-3,-2,-1
fatima	,-5,-2,-4,-5,-2,-2
amber	-1,,1,5
oud	-4,-3,5,2,-3,-4,-1
987	-1,-4,-2,-3,-4,-4,-2
is enough	2,2,-8,-5,-5,-4,-1
phone is	,-6,4,-3,-3,-1
98400	-2,,,-1,-1,-1
mob 91	-3,-3,,-3,-3,-3,-2
^holid	-2,-2,-4,-3,-4,-2,-1
holiday	-3,-2,-2,-3,-5,-3,-1
means =trace	-1,2,-1,2,-2,-4,-4
^trail	3,,-3,2,-2,-2,-1
trail	2,5,-5,1,-5,-4,-1
^digit	2,3,-1,2,1,1,-2
digital	1,6,-2,3,3,-3,-3
of digital	-2,-4,-1,-3,-3,-3,-1
head of digital	1,-3,,-2,-2,-3,-1
march .	3,2,2,5,4,1
of march .	,3,1
of march	-1,,-1,-4,-6,-5
end of march	1,-6,,-4,-6,-5
deadline is	-5,-2,-2,-1,-2,-2
book website .	1,-4,-1
new book	2,-1,,,,-1
would like a	4,-1,-7,-2,-5,-4
thank you	-3,-1,-2,-2,-8,-3,-5
look around	-7,-3,-3,-4,-4,-3
just look around	-7,-3,-1,-3,-3,-3
^anyth	,-2,-2,-2,-7,-5,-1
anyth	,1,,-3,-3,-6,-1
need anyth	-6,-1,-7,-5,-2,-2
not need	-9,-5,-5,-7,1,-5,-1
do not need	-5,-2,-1,-3,3,-2
do not	-1,-5,-7,-4,3,-3
i do not	-4,-1,-2,-2,-1,-1
i do	-1,-3,-2,2,-4,-2
no i	-8,-7,-7,-8,-7,-5,-1
shopify store	-1,-2,4,-3,-2,-2
for shopify	-2,-3,-3,-1,-4,-1
much for	-5,,-2,-10,,-5,-2
how much for	,2,1,-6,1,-2,-1
ok . my	4,-3,-3,-2,-2,-1
means ~loyal	-1,5,,-2,-3,-4,-1
means =regular	-4,-6,-1,2,1,-3,-2
means =ordinari	-4,-2,1,-2,-1,-1,-1
means =normal	-4,-4,4,-1,,1,-1
^regul	-1,3,-5,,-5,1
regular	-5,5,-3,2,-1,-1
app where	-6,9,-3,-2,-3,-3
an app where	-5,6,-3,-2,-2,-2
i want an	-2,4,-2,1,-1
kedah	-4,-2,-1,-1,-2,-1
penang and	4,1,,1
in penang and	3
^outle	4,5,-4,4,1,2
outlet in	-1,4,-2,3,3,3
outlet	4,4,-4,4,1,2,-1
5 outlet	-1,5,-1,-1
chain with	-4,3,-1,-1
bakery chain	,2,,-1
run a bakery	,3,-1,-2,-1
chong wei	-2,-1,-2
the name is	-3,-3,,-4,-4,-2
my phone	3,-8,3,-1,-3,,-1
dept	-3,-3,-3,-3,-2,-3,-1
purchas	4,,-4,-1,-3,2
to our	-6,-2,3,2,2,1
^propo	1,-1,-7,2,-3,1
proposal for	-2,2,-1,3,1,3
proposal	-2,-1,,-1,-5,-3,-1
a proposal for	-2,2,-1,2,-1,3
a proposal	-1,1,-3,2,,3
send a	-3,-1,-3,1,2,-4
please send a	1,2,-2,-1,-1,-3
means =nearli	-6,-1,-1,1,1,2,-1
means =close	3,,-1,-4,-1,2,-1
^closi	-2,-2,-5,-3,-1,3
clos 15	,-2,-2,,-1,-3
clos	-4,1,-1,-2,2,1
^refer	-7,-1,,1,-3,1
reference is	-1,-1,,,,3
reference	-4,2,-3,2,-1,1
^tende	2,-1,1,2,-1,-1,-3
tender	1,,,1,1,-3,-2
servic	-7,-2,-1,-8,1,-4,-3
marine	-3,2,-1,1,2,,-2
them ?	-3,-5,-7,-4,-5,-5
read them ?	-2,-1,-1,,3
read them	2,-3,-2,-2,2,2
^softw	4,-5,-2,-1,4,5
software	5,-7,-4,-1,4,6
all day .	-4,-2,-4,-2,2,-3,-1
all day	-5,-1,1,-3,7,-4,-1
all	,-1,3,3,-1,3,-7
by hand	1,-3,,-5,2,-3
^retyp	1,1,,,7,-1
retyp	-2,-1,,,4,2
means =everybodi	,-2,2,3,-1,-1,-2
everybody	1,-2,2,2,-5,-4
centr	-4,5,,-2,3,2
and 3	-5,5,-4,-2,-2,-2,-1
have 40	3,-1,-1,-1,-1,1
we have 40	2,,-1,,1
^ganes	-3,,-4,-1,-3,-2,-3
ganesh	,2,-1,,-4,-2,-2
its	-5,1,,-1,-10,-4,-6
^vardh	-1,1,-2,-1,-2,-2,-1
^gujar	-4,-2,-4,-4,1,-3,-2
gujarat	-5,-1,-5,-5,-2,-3,-3
surat	-6,-2,,-8,-3,,-4
on ai	,,,-1,4
article on	-1,-3,-3,-1,-1
means =love	-2,5,2,1,-5,-6,-1
loved	,2,,,-3
you ? i	5,-1,-2,,-4,-1
you ?	-2,1,-6,-4,-8,2
with you ?	-1,-2,1,-4,-4,-2
still with you	-1,,-1,,-2
nair still	-3,,,,-2
meera	-5,-7,-2,-2,-8,-5,-3
is meera	4,,-1,,-3
to your	1,-2,-6,-4,-1,-5
^relat	2,-2,3,4,-1,1
relation to	,,2,4,,2
relation	3,-1,3,4,2,1
no relation to	-1,2,3,5,,3
no relation	2,,3,5,,2
is longitude	-7,-5,4,-4,-4,-4,-1
he want an	-1,3,,,2
he want	3,,3,3,-1,2
he	1,-1,-1,3,2,-3,-4
rajan	3,-1,-3,-1,-3
mr rajan	,3,,,-2,1
boss mr	1,3,-4,-1,1,-3
my boss mr	-6,2,-4,-1,2,-3
of my boss	2,2,-1,,-3,3
behalf of my	-5,-2,-1,2,-3,3
^calli	-2,-1,-7,2,2
call on	2,,-2,-3,-3,-1
am call	-5,,-3,-3,-1,-1
i am call	-5,-1,-4,-3,-1,-1
sneha	-8,-8,-7,-7,-5,-7,-4
his assistant	,-1,-1,-1,-2,1
i am his	,2,,,-2
i need help	-5,-2,-1,-1,-1,-2
and maybe	3,-1,2,5
idea yet	,-3,-1,-1,-1
idea	-2,7,-5,-6,-3,,-1
no idea	-6,-4,-2,,-3,-3,-1
host .	3,5,-2,-2
portal and	4,5,3,4,,3
customer app	5,7,,-2,-1,4
^progr	,2,-4,-3,-2,3,-1
programme	3,6,-2,-2,,4
means ~altogether	-1,,1,4,-3,4,-1
whole	2,2,2,3,-1,4,-1
the whole	2,4,-3,-4,-2,4,-1
for the whole	6,4,-2,-1,1,1
crore for	4,5,-2,,-2,3
18 month	4,,-2,-1,-1,3
means =sector	,1,-4,-3,-1,-3,-3
means =field	-2,2,-1,-1,,-3,-3
^indus	-2,-4,-1,-1,-3,-6,-3
industri	,-4,-4,-5,-2,-3,-2
shakti	4,1,-1,-2,-1,-1
^haris	-6,-5,-5,-6,-6,,-3
harish	-3,-4,-5,-5,-6,,-3
retd .	,-5,-3,,-4,1,-2
retd	1,2,2,2,-4,-3,-4
col . retd	2,2,-3,2,,-1,-1
col .	-3,3,-5,-1,-3,-4,-3
col	-3,3,-5,-4,-4,-5,-4
hello im	-1,-4,4,,-3,,-2
perfume shop	1,2,-4,-2,,-1
perfume	,1,,-4,-3,-3,-1
50k	-2,-2,-5,-6,-2,2,-4
haha	-4,-3,4,-1,-9,-5,-3
blog	2,-9,-1,-1,-6,-2,-1
your blog	-3,-2,-5,-4,-6,-1
and not	,-2,2,3,-1,-1,-1
^arjun	-1,-4,-4,-4,-1,-2
support mail	,,-1,,4,-3
sort	-5,2,,1,9,4
ai could	-1,-1,-2,,4,-3
if ai	-1,-3,-1,,3,-3
our customer	-4,-2,-4,-6,,-6,-1
means ~spouse	-1,2,,2,,-3,-4
means ~family	,-1,1,3,3,,-4
means =partner	-2,1,-2,-1,-1,,-4
^partn	-2,,-2,1,1,,-3
partner for	2,4,-3,2,2,2
partner	,2,-1,1,2,,-3
^small	6,4,-3,-2,-2,1,-2
smaller	5,2,-6,-1,-2,,-2
hubspot	2,-2,-1,-1,-1
^sales	2,4,-3,-3,,2
salesforce	,1,-1,-1,-1,2
we use	4,1,-4,-1,-3,-5
^infos	-1,,2,-8,-5,-5,-1
infosy and	5,-2,,-1,-1
infosy	1,1,-3,-6,-5,-4
is infosy	1,-2,-1,-1,-1
means ~hawker	1,,2,-2,1,-3,-2
^vendo	,-4,,-1,1,-3,-2
vendor is	4,-1,-2,-1,-3,-1
vendor	-2,1,1,-2,3,-2
^curre	-4,-5,6,,-4,-3,-1
current vendor	4,1,-2,-1,-1
current	-1,,3,2,-3,-5,-1
our current	1,-1,,-1,-2,-3
brightwell	1,-3,-3,-2,-2,-2
uk	1,2,-1,-1,-3,-3,-2
selangor	-2,-1,1,,2
tanah	-3,3,,-1,-1
azman	-4,-2,-4,-3,-1,-1,-3
encik	,-6,-7,-8,-5,-8,-6
in office	4,3,-2,,-2
^reach	2,-2,4,2,2,4
can be	-3,,,-2,2,3
i can	-1,2,-2,2,1,-7,-1
system to	3,-3,,-1,-1,-3
our system	-5,-2,-1,,,1
want to move	3,-3,,-2,-3,-4
means ~warranty	1,,-3,-5,-1,3,-2
fix	3,-1,5,2,-5,-2,-1
pls fix	1,-2,-1,-2,,-2
slow .	-3,-1,2,-2,,4
means =worst	3,-1,-5,-3,1,-3,-1
means =badli	1,-1,-2,-1,,-1,-3
^terri	7,,-4,-2,2,-2
and it is	2,1,-4,,-1,-2
site is	3,-5,-1,,-6,-2
our site is	-1,-2,-6,-4,-3,-6
hi our	,-2,-1,-1,1,3
12345	-13,-12,-11,-9,-11,-11,-8
94470	4,-5,1,-6,-5,-4,-2
^kotta	-4,-2,-1,-5,-3,-2,-3
kottayam	-4,-2,-3,-4,,-4,-3
^josep	-3,-6,-3,-8,-7,-6,-4
joseph mathew	-1,-2,-2,1,-2,-2,-1
joseph	-1,-5,-3,-2,-6,-5,-3
9	-2,,-1,2,-1,2,-3
is the name	-3,1,4,-5,-3,3
that is the	,-5,,1,1,-2
that is	3,3,-3,5,-1,3,-1
yes that is	,3,,-1
yes that	-2,2,-6,-3,1,-2,-1
9 .	-3,-2,-1,1,,-1
to 5k	2,-3,-4,-4,-2,-3
photography	-2,-3,1,-2,-4,-2
^ferná	,-3,-1,-2,-3,-2,-1
fernández	1,-3,1,,-3,-2,-1
lucía fernández	2,-3,1,,-2,-3,-1
lucía	,-6,-2,,-3,-3,-1
shop ?	-10,-5,2,-1,-4,-6
web shop ?	-3,,2,-2,,-1
web shop	-14,-1,9,-1,-2,-2
our web shop	-7,-1,1,-1
our web	2,-3,1,3,-1
lhdn	-3,-2,1,-2,-1,1
means =api	-4,,4,-5,-1,-7,-3
^integ	-4,-4,1,-2,-2,-3
integration with	-3,-3,6,-1,-1
integration	-5,-3,5,-2,-2,-4,-1
^e-inv	4,-1,-1,-2,2,-1
e-invoic	,-2,-1,-2,2,-1
can you do	,,4,4,4,5
^rosla	1,-5,-1,-4,-4,-4,-2
roslan	1,-6,,-6,-6,-5,-3
hajar binti roslan	1,-2
hajar binti	1,-2
hajar	1,-3,-3,-1,-4,-3,-1
siti hajar	1,-2,,-1
^seafo	,-1,-2,,4,3
seafood	-1,-2,-1,-1,4,3
means =sea	1,,1,-1,-4,-6,-2
means =11	-4,3,2,4,-4,,-5
11 2345	-3,-3,-3,-3,-1,-3,-1
11	-5,2,1,4,-7,,-4
60 11 2345	1,-3,-3,-2,-1,-2,-1
60 11	-4,,-2,-2,-3,-2,-3
25k	-6,-6,-4,-7,-7,-7,-4
rm 25k	-1,1,2,-4,-3,-2,-1
july	-4,1,-3,,-1,,-3
1 july	-5,3,-4,-1,-2,-1
on 1 july	-2,-1,-1,2,,-2
on 1	1,-4,3,-3,-2,1
us on	-4,-7,-3,6,-5,-5,-1
for us	2,,4,,1,-6,-2
the law	-2,-1,-3,-2,-1
not .	6,-3,-1,4,5
did not	-4,,,-2,-2,-1
and did	-3,-6,-6,,-2,-1
means ~weekday	-1,,,-1,,3,-3
means =mon	1,-1,-9,1,-4,3
^monda	1,2,-2,3,-7,4
monday	2,,-3,3,-5,2
on monday	-3,1,,,-4,4
me on monday	-7,-5,-5,-5,-2,-3
means ~punctual	1,,-5,2,2,-3,-1
means ~guarantee	,,-3,-2,-6,-4,-1
means =promis	,-4,1,,-1,-3,-1
means =guarante	1,-1,-3,2,-1,-2,-2
means =commit	1,-2,,2,-2,-5,-3
^promi	,1,-1,1,-4,-6,-2
promis to	1,-3,2,1,3
promis	1,2,2,2,-2,-4
your colleague	-2,1,1,-1,4,-1
means ~unhappy	2,-2,-5,-5,-1,-3
means ~complain	3,,-8,-6,-1,,-1
means =object	-2,,-5,-4,-2,-3
means =complain	,-4,-6,-4,-2,-4
^compl	2,-2,-8,-7,2,,-2
complain .	1,2,-2,-2,-3,-1
complain	,-2,-5,-3,,-2
to complain	-7,-6,-2,-1,-2,-2
want to complain	-3,-7,-1,-1,-2,-2
will write to	-2,-2,-3,,-1,-1
will write	,-4,-4,-1,-2,-2
never mind	-8,-5,,-4,-4,-4,-1
never	,-3,2,-2,-2,1,-1
0100 ?	-1,-3,-1,,-1
the phone is	2,-4,2,-1,-2,-1
the phone	1,4,-4,-4,2,-4
and the phone	-2,-3,-1,-1,-1,-1
means ~permission	-2,,2,1
means =disagre	3,2,,,-2,-3,-2
means =accept	2,,,-1,,-1,-2
^agree	1,,2,-1,-1,-6
agre	,1,2,-4,1,-4
batam	-1,-3,-2,-3,-3,-2,-1
one in	2,-1,-2,4,3,-4,-1
and one in	3,-3,,1,1,-1
and one	1,1,1,2,5,-3
klang and	2,1,3,-1,2,-1
in klang	1,,5,3,-3,2
warehous	-5,,2,,,2
from two	,-2,4,-2,-1,-1
month from	-3,,1,,,-3
a month from	-3,-2,3,-3,-5,-2
and ship	,-1,4,,-2
2,500	3,-1,,4,-3,-3,-1
sale	,-5,2,-3,-2,4,-1
fix that	2,-4,-1,4,-1,2
to fix	,-1,-4,1,-2,-1
tan boon	-3,-2,-3,-4,-5,-4,-2
^harve	-4,1,1,-7,-1,-6,-2
means =logo	1,-5,-7,-2,-7,-7,-3
means =icon	2,-2,-9,,-6,-5,-2
logo .	-1,2,-4,-3,-1,-1
logo	2,-2,-7,-1,-7,-6,-2
page website	-1,-1,-3,-3,,-1
quote .	3,2,1,-3,-1,1
for quote	1,-6,-4,-2,-4,-4
look for quote	,-5,-2,1,-3,-4
30000	-1,-3,-2,-3,-2,-1
one month	-4,-1,-2,4,-1,-2
means =subject	1,-2,1,-6,,-5,-1
^cours	2,-8,3,-4,1,-1
course .	1,-3,7
course	1,-7,3,-3,2,-1
of course .	1,-3,3,,-1
of course	-2,-4,1,-1,5,-1
irfan	-6,-1,-1,-5,-5,-4,-2
^moham	1,-3,-6,,-1,-1,-1
mohamm	-1,-2,-1,-3,-2,-2
the food delivery	-1,-5,-4,,,-1
the food	-4,-8,-6,-2,-2,-3
made the	-4,-2,-1,-2,-2,-1
made	3,-1,-5,-1,-4
u made	1,6,-1
u	-2,-4,-13,-1,-6,-12,-8
^expla	-4,-5,-1,-5,,2,-1
explain	-4,-6,-2,-4,,2,-1
can u	,3,-5,,4,,-1
final	-6,-6,-3,-7,3,-5,-3
guide me	-4,-1,-4,-3,2,-3,-1
guide	3,2,-7,-2,-3,-4,-1
jan	-1,-5,-1,,-7,-2,-4
15 jan	-2,-2,-4,-1,-1,-3
by 15	1,2,1,-3,-3,2
site by	-1,-1,-3,-2,-1,1
the site	4,-8,,2,-2,6
need the	2,,-2,5,1,-5
i need the	4,,-6,-1,-3,-2
feb	-2,-9,,,-3,-4,-3
meant	-6,-3,-3,,-5,-2,-1
i meant	-5,-3,-3,-2,-4,-2,-1
sorry i	-3,-1,-3,-4,-3,-1,-1
means =kitchen	-1,-1,1,-3,-3,-8,-5
means =joint	2,1,-1,2,-2,-4,-1
^resta	4,4,-3,-1,-1,-3,-1
restaurant	,1,-2,-3,-1,-4,-1
for restaurant	-3,-3,3,-2,-1
rahul	-4,-3,-4,-3,-3,1,-1
cfo	-5,-4,,-3,-1,-2,-1
it . i	-2,-2,-2,3,2,-1
it .	2,3,2,8,5,3,-1
means =treat	-3,1,-3,2,,,-1
handl	,-6,-1,4,-4,-4
means ~nurse	2,5,-9,-1,3,-1
means ~receptionist	1,2,-9,-3,1,1,-5
staff	-2,-2,-6,-1,-2,-1,-1
200	,3,1,-6,4,-3,-2
our firm	-2,-3,1,,,-1
^capit	,-7,-6,-4,-6,-4,-1
capital	2,-4,-3,-2,-7,-3
means =quai	-1,-1,-5,-7,-4,-1,-2
quay capital	,-4,-2,-1,-5,-1
quay	-2,-6,-6,-4,-6,-6,-1
pearl quay capital	1,-3,-2,-1,-2,-1
pearl quay	-1,-4,-5,-4,-5,-5,-1
pearl	-3,-3,-1,,-7,-7,-3
for pearl quay	3,-1,-1,,-2,-1
for pearl	2,-2,-1,-1,-2,-2,-1
built for	2,-1,-1,1,-1
you built	-2,-5,-5,3,-2,-2
one you	4,-4,3
the one you	5,-3
like the one	5,2
like the	1,,,-6,3,-4
finance dashboard	-1,-3,,,,-1
means =specialist	-2,4,1,1,1,1,-1
means =opd	1,2,2,3,,2
means =expert	,3,,1,,2,-2
means =contractor	-2,1,3,3,-2,,-1
^consu	-2,6,3,1,4,3
consultation	-2,2,3,,-4,-1
free consultation	-4,,-2,1,-4,-1
free	2,2,-6,-2,-2,-5,-1
a free	-4,-1,-2,2,-3,-1
^wanji	-8,2,-5,-2,2,-4,-3
wanjiru	-9,2,-6,-2,,-5,-3
grace	4,-6,-8,-4,-3,-1,-2
^34567	-5,-5,-5,-4,-4,-4,-2
345678	-3,-2,-4,-2,-3,-4,-2
712	-6,,-4,,-3,-2,-2
254 712	-4,-1,-4,-3,-2,-1,-3
254	-6,-1,-7,,-5,-2,-3
asked: market	,2,-4,8,-1
asked: and	,-3,4,10,3,-1
and some	1,-4,3,8,2,2
means =mostli	1,-1,1,1,-3,-5,-3
asked: app	1,9,-3,-1,-5,-5,-1
asked: mobile	-1,1,,4
asked servicesInterested	-2,-2,-4,-1,-4,-3,-8
4321	-3,-2,-3,-3,-3,-2,-2
765 4321	-3,-2,-3,-2,-2,-2,-2
765	-3,-1,-3,-3,-2,-2,-2
971 50	2,,-1,,,2
m	-2,-2,3,4,-1,-3,-4
t	-4,-1,3,,3,-2,-1
box	-4,,7,-2,3,6
p.o . box	2,1,-1,,,1
p.o .	2,1,-1,,,-1
p.o	3,,-3
l.l.c	-2,2,4
means =suppli	,1,1,-9,-7,-4,-2
suppli	,2,1,2,-2,,-1
means ~ill	-1,1,,-9,-2,,-1
^medic	-1,-1,-1,-3,-1,-4,-1
medical suppli	2,-1,1
medical	-1,-5,2,-3,2,-3,-1
ahmed	,-4,-5,1,-4,-2
for you	-4,-4,-1,3,3,-4
means =sensit	-1,,,,-1,-1,-3
^peopl	,2,-1,-1,,-3,-1
people work	1,-3,-4,-4,-1,-2
many people work	2,-2,-2,-3,-1,-2
many people	-2,-5,-6,-7,-4,-4
how many people	-4,-2,-3,-5,-3,-3
how many	-3,-9,-8,-8,-8,-8,-2
means =ventur	-3,-1,-1,-5,1,,-2
startup	-3,3,-6,-7,3,2,-1
means =human	-8,-6,-6,-6,-7,-7,-3
human	-11,-6,-7,-6,-6,-7,-3
a human	-7,-4,-5,-3,-5,-4
to a	-3,,-6,-8,-2,2,-1
talk to a	-1,,-2,-1,1,-1
i talk to	2,-4,-3,-1,-4
i talk	2,-5,-3,-2,-5
can i talk	-3,-1,2,-2,-2,3
number in	-1,-4,-1,-1,1
the phone number	3,-3,-1,,-1
d	8,-1,-5,1,-6,,-1
3 d	9,2,-6,-4,-3,-2
website maybe	5,,-1,2
on our website	-1,-2,-1,-1,3,-1
on our	3,-7,-5,-8,7,-7
^confi	2,-3,-2,-6,1,-1
configurator on our	4,-1,-4,-1,-1
configurator on	8,-1,-4,-2,-3,-1
configurator	9,-1,-4,-2,-3,-1
a configurator on	5,-1,-1,-1,-2
a configurator	5,,-1,-1,-2
ski	2,-2,1,-1
we make	-2,-3,1,2,2,1,-1
^kelle	,-3,-3,-3,-3,-3,-3
there !	-1,-1,2,4,-3,-3
hi there !	,-1,1,3,-3,-2
^70,00	-4,2,3,,-3,1
70,000	-4,1,1,,,1,-1
chf	,-4,-3,-2,1,1
^atten	-7,6,-4,-3,1,3,-1
attendance	-7,5,-4,-1,1,1
ko	-3,-2,-2,-3,-2,-2,-1
means ~parents	-1,1,1,-4,,-1,-3
means =parent	4,6,-2,-4,1,-2,-4
^paren	-1,5,-3,-2,4,,-2
parent	,4,-2,-1,1,-2,-2
^banwa	,,,-3,-3,-3,-1
banwana hai	-5,3,2,,-1
banwana	-5,3,3,-1,-2,-1
app banwana hai	-2,2,,-1,-1,-1
app banwana	-2,3,-1,-1,-2,-1
^dehra	4,-3,-1,3,2
dehradun	2,-3,2,2,1
tak	-4,1,4,2,-5,-4,-4
lakh tak	-1,3,-1,-5,-3,-2,-1
5 lakh	-11,-1,3,-1,-5,-5,-3
talk about a	3,-2,,,-1,-1
talk about	5,-2,-3,-3,-2,-2
to talk about	6,1,-2,-2,-1,-1
to talk	4,3,-1,,,1
want to talk	4,,2,-1,-5,-1
me mr	-1,-1,-1,-1,3,-1
call me mr	-1,-2,-2,-1,4,-1
com	5,-4,1,-1,-3,-3,-2
means =pixel	4,-8,-4,-7,-8,-8,-4
dot com	5,-3,4,1,-3,-2
dot	-2,-3,-1,-1,-6,-5,-3
^harya	1,3,-1,-1,-2,-1
^karna	-4,-1,-4,-1,,-2,-2
karnal	-3,,-2,-1,-1,-1,-1
i sell	-6,-5,2,-3,1,-4,-1
book .	3,,2,-5,5,-3
berth	,2,-2,-1
^calen	5,2,,-7,3,-3
calendar and	4,-1
calendar	4,-1,-1,-7,4,-3
means =incid	1,-3,-3,-2,-1,-3
event	2,-1,-5,-1,-1,-4
new website with	3,-1,-1,-2,-2
^langk	-1,2,-1,-1,3,-3,-1
langkawi .	-2,-1,-2,3,-1
langkawi	,-3,-5,-2,2,-3,-1
in langkawi .	-2,-1,-2,3
in langkawi	-1,-2,-2,2,-2
^saili	2,-2,-2,2,2
sail	-2,-4,-4,-1,-2,1
royal	1,2,5,-2,-2,,-2
the royal	,2,5,1,-1
are the	-3,-6,-2,-2,-2,,-1
we are the	5,,-1,5,1,3
means =stress	-1,-3,3,-1,-1,-1
means =forc	-3,,2,-4,-4,-3
^press	-3,-5,,-3,2,-2,-1
pressure	-1,-3,2,-2,,-1
so no	1,2,-1,-7,4
runs out	2,-3,,-2,-2,5
runs	-3,2,3,-6,2,7,-1
means =shown	1,2,1,1,-3
means =show	2,-1,-2,-2,-3,-1,-2
means =present	-1,-1,,-2,,,-3
means =gift	-3,1,1,1,-6,,-1
means =demonstr	1,,1,,-4,-1,-2
^prese	1,,,7,-6,1
present agency	,,-2,3
present	-1,-2,-3,1,-4,-2
the present	,-2,-2,1,-1,-4
with the present	,,,4,,-1
contract with the	2,2,3,-1,,-3
contract with	,1,2,-2,2
our contract with	,,5,-1,,-4
our contract	1,1,4,-1,-3,-2
^royal	1,-2,4,1,-1,-1
means =receptionist	-1,-1,-6,-8,-1,-4,-5
^secre	,,-8,-4,-4,-5,-6
secretary	1,-2,-5,-8,-2,-4,-6
^carpe	-4,,1,5,-4,-1
carpet .	2,-1,6,-1,-1
carpet	-6,,5,3,-4,-2
kain shop	,,3
kayu kain shop	,,2,,,-1
the kayu kain	,,5
the kayu	-2,-3,3,-1,-2,-1
thing like	1,-1,5,-1,3,-1
do you build	-4,-2,,,1,-1
idri	-3,-3,4,-3,-3,-3
means =tap	-3,-1,1,-2,2,1,-1
touch	4,-4,2,-1,-3,-5
in touch	-3,-3,2,-4,-2,-3
get in touch	-4,-3,3,-3,-2,-2
get in	-2,-2,3,-4,-2
please get	,-2,3,-2,-2,-2
means ~exam	-4,-1,-3,-6,-4,-2,-3
means ~try	-5,-2,-5,-2,-3,-2,-4
means ~puzzle	-1,-4,-9,-6,-6,-6,-3
means =test	-9,-3,-5,-5,-2,-7,-4
means =qualiti	-1,1,-4,-6,-6,-3,-4
means =proven	,-2,-3,-4,-6,,-3
test	-6,1,-7,-5,-9,-5,-3
asdf	-10,-9,-10,-9,-8,-8,-6
hello ?	-3,-3,-2,-3,-2,-2
move to	-6,-5,-2,-2,2,-2
to move to	-3,-3,-2,-2,-3,-2
acme	-3,-3,-3,-3,-3,-1
colin	2,-2,-3,-2,-1,-1,-1
company ?	-2,5,-1,-4,-6,-1
your company ?	,-1,-5,-1
your company	-3,-5,,-5,-5,-4
at your	-4,4,,-2,2,1
buys	2,-2,,,-2
means ~furniture	,,,-5,1,-6,-3
means =sofa	-2,1,-1,-1,-4,-5,-1
^furni	-4,-3,-2,-6,-5,-5,-3
furniture	-3,1,2,-5,-4,-5,-2
customer i	-3,2,-3
not a customer	-2,-2,-4,,-2
not a	-6,4,3,-5,,-3,-2
am not a	3,,-3
am not	-1,-4,3,-4,-2,5
i am not	-2,-4,4,-3,-2,4
a forecast	-2,,4,-1,4,-1
need a chatbot	-3,,-2,-2,6,-1
forty thousand	-4,-6,-3,-6,-2,-4
forty	-2,-1,-5,-3,3,-3,-1
to forty thousand	-3,-2,-2,-2,-2,-2,-1
to forty	-5,-2,-2,-2,-1,-1
^thirt	1,4,2,-5,,-5,-2
thirty	1,1,2,-4,,-3,-2
means =third	3,2,-4,1,-1,1,-3
q3	1,-5,-7,-6,3,-5,-2
in q3	-4,1,-2,-3,1,-2,-1
^rollo	-4,-1,-3,-3,2,-2,-1
rollout	-4,-1,-2,-3,4,-2,-1
in q1	-5,-4,-2,-3,2,,-1
is call	4,,-2,1,-7,-2
it is call	2,-1,-2,-1,-1,1
oman	3,-5,-4,,-8,-5,-3
in muscat	,1,1,-3,3,4
sit in	-3,,-4,-2,1,1,-1
sit	-7,-2,-4,-5,1,3,-1
we sit in	-2,2,-1,-2,2,-2
we sit	-2,1,-1,-3,1,-2
means =straight	,-1,5,2,-7,-3,-1
^immed	-3,1,-1,2,-2,-2,-1
immediately	-3,-2,-2,1,-2,-2,-1
when	-3,-5,-2,4,-5,-1,-3
4000	1,-2,1,3,-5,-4,-1
shop budget	-2,-1,4,1
^flowe	,1,1,-2,-1
flower shop	5,-3,-2,3,-1
flower	-2,3,3,2,1
a flower shop	-2,-2,,2
a flower	-4,-3,3,1,,1
market for a	3,-1,-4,2,-1
market for	-6,-7,-9,11,-5,-1
055	-3,-1,-1,-6,-9,-6,-5
leila	-4,-2,-3,-1,-1,-1
^ecomm	-10,-5,15,-6,-7,-1,-2
ecommerce	-10,-1,12,-6,-7,,-3
an ecommerce	-1,5,5,,-1
lakh enough for	-3,4,7,-2,-3,-2
lakh enough	-3,3,6,-1,-3,-1
five month	1,,3,-3,-2,-1
five	4,-3,-5,-7,-1,-5,-3
in five	5,,-1,-2,-1,-1
want it in	-3,3,2,-5,-3
say we	-3,,3,3,-2,-1
lets say	-2,3,2,-2,-2,-1
^indor	-2,2,-4,-7,-6,1,-3
indore	-2,1,-2,-6,-6,1,-3
jain	2,-3,-2,-5,-5,-4,-2
means =reveal	-4,-2,-1,-5,-1,1,-3
means =disclos	-2,-2,2,-5,1,-1,-2
away	,-1,1,-2,-7,1,-1
ran away	1,-3,-5,-4,-2,-4
ran	,2,-5,-4,2,-4
3 lakh and	2,4,-1
3 lakh	,-2,6,-4,1,-4,-2
took 3	,-1,-1,,-3,-1
^techn	-2,2,-4,-5,-2,2,-3
technova	-3,-1,-2,,,-1
from technova	-3,-2,-3,-1,-2,-3
venkat from technova	-4,-2,-3,-1,-2,-3
venkat from	-3,-1,-2,,-1,-2
venkat	-7,-3,-5,,-4,-2,-1
mr . venkat	-4,-2,-2,-1,-2,-2
developer mr .	-4,-2,-2,-1,-2,-3
developer mr	-4,-3,-3,-2,-3,-3
^previ	6,-3,2,-2,-3,-3
previou developer mr	-4,-2,-3,-1,-2,-2
previou developer	-4,-1,-2,-1,-1,-2
previou	4,-3,-3,-2,-3,-3
my previou developer	-3,-2,-2,-1,-2,-3
my previou	-4,-2,-2,-1,-2,-2
^matri	2,3,-1,-3,-3,-2
its a	-1,4,-2,-2,-1,-2
my website	-1,-1,-1,3,,6
^finis	,4,,-2,-2,,-1
finish	1,3,,-2,-2,-2,-1
94431	-3,-2,-1,-3,-2,-2,-1
^worki	-1,5,1,,,-2,-1
work so	4,,,3,-1
not work	4,-2,-2,5
means ~mailings	,-3,-8,,-5,-4,-3
means =newslett	-7,-1,,6,-7,-5,-3
^newsl	-6,-4,-6,4,-6,-5,-4
newsletter	-5,1,-5,7,-5,-4,-1
your newsletter	-4,-4,-4,-8,-4,-4,-2
means ~subscribe	1,2,2,2,-2,-2
subscribe	-3,-2,3,-5
to subscribe	-3,-1,3,-5
^proto	-5,-3,,-3,-2,-1,-1
^aisha	-3,-2,-2,-1,-2,-2
from kochi	-2,,-3,-2,-2,-1
hello from	-2,-5,-3,-3,-6,-4,-3
^backw	5,-3,-5,-1,-1,-2
backwater	5,-4,-4,-1,-2,-2
busines name	1,-2,-2,-2,-2,-1
^house	-2,3,-4,1,-6,-4
houseboat .	1,-2,-3,,-1,-1
houseboat	-2,-2,-3,-2,-2,-1
google rank	-2,-3,-2,7,-5,-5
website google	7,,,6
need website google	4,,-1,2
in october	2,3,1,2,-3,2
^seaso	-2,-2,,,,-6,-3
season in	-2,-1,-3,-2,-3,-2
season	,-2,-1,-2,-2,-4,-4
the season	-2,,,4,-5,-2
before the season	2,-3,4,-3,-1,-1
6 7	2,-3,,-1,1,-1
thoma kurian	3,-3,-1,-3,-3,-3,-3
^malac	2,-2,-3,-1,,-1
malacca	3,-2,-2,-1,,-1
shop is in	,2,-3
shop is	7,-1,-5,3,-4,-2
the shop is	4,-3,-3,-6,-2,-2
but the	1,1,,1,2,3
in kl	-2,-4,,-5,2,-1
means =tabl	3,-1,2,-5,1,1,-1
means =spreadsheet	4,1,1,-6,2,1,-1
table book	,2,-3,-1
table	3,1,2,-5,3,-3,-1
means =menu	11,-2,-2,-5,-7,1,-1
menu and	7,-2,-1,-2,-1,-1
menu	11,-3,-2,-3,-9,-6
with menu and	5,-1,1,-1
with menu	6,-5,2,-4,-2,-1
site with menu	4,-1,2,-1,,-1
site with	3,-7,1,-8,-4,1
a site with	6,-4,-6,-5,-3
shop we	5,-2,-1,-2,1
for the shop	-2,-1,3,1
its for	-5,-1,-5,-1,-6,-3
jason	-1,-4,3,-5,-2,-2,-1
^01234	-1,1,-2,-1,-1
work ?	-3,-1,-2,-3,-2,-2
means =dilig	,-2,,-5,,-1,-1
care	-3,-1,-1,-2,3,2,-2
days of	1,-3,1,-2,-4,3
^ninet	1,-1,-3,-2,-1,,-1
ninety	,-1,-2,-2,,-3,-1
you explain	-1,,2,,-1,-2
means =librari	-1,,2,,3,,-2
^plugi	4,-2,1,-2,-3,-1
plugin	2,-2,1,-1,-3,-1
is in a	-3,-3,-1,,4
means ~bug	-1,,,-5,7,-2,-1
means =liabil	6,-4,,-4,-3,3
means =flaw	-2,-2,1,-9,6,1
means =fault	-1,-1,-3,-7,-1,-2,-3
means =error	-2,,-2,2,3
means =blame	2,-2,,-8,2,3
fault	-2,-3,-2,-6,2,-1
if the	-1,4,-3,-5,1,1
what if	-7,-7,-5,-5,-7,-6
^under	-1,2,2,2,4,3,-2
understood .	-4,-1,-4,-3,-3,-3
understood	-4,-2,-3,-4,-4,1,-1
means ~users	-5,-4,-6,-1,-2,3
user .	6,-4,-3,,-1,-1
user	-4,-4,-6,-6,-2,4
proper	-1,-2,,-2,-2,-1,-1
a proper	1,,1,-6,-1,-1
means ~spreadsheet	2,3,-2,-4,2,1,-1
means =workbook	,3,,-4,,1,-1
means =sheet	1,2,1,-5,1,,-2
means =excel	3,3,,-4,,1,-1
^sheet	3,4,-2,-1,2
sheet	-2,4,-1,-2,2,-2
means ~excel	5,1,-1,-3,-1,2,-1
means =great	3,-3,-2,-1,,,-2
excel sheet	1,,-3,-1,,-2
excel	6,3,-2,-2,2,,-1
^repla	2,-2,1,-3,-1,-4
replace our	5,-1,,-1,-2,-2
replace	2,,-1,-2,-2,-2
to replace our	5,-2,,-1,-4,-3
to replace	2,2,1,-1,-4,-3
want to replace	2,,-1,,-3,-2
means =tight	-1,-1,,-1,-3,-1,-5
means =threshold	2,3,1,1,-2,,-3
means =restrict	1,,4,-2,,-2,-2
means =limit	,,-1,-1,-1,-2,-4
means =cap	,,2,-1,-3,-2,-4
limit .	-3,-1,1,1,-3
limit	-2,-1,1,1,-1,-2,-2
the limit	-2,-2,-4,,-2,-2
is the limit	1,-2,-3,-1,-2,-1
^38,00	4,-2,-1,,-1,-1
38,000	3,-2
four month .	-1,-3,-2,-4,1,-2
four month	-2,3,2,-4,1,-2
dubai marina	-1,2,-3,3,-3,-2
^cardi	-1,,2,-1,,4
^anany	-2,2,-5,-1,-4,,-3
ananya	-1,,-2,-2,-4,-1,-3
^benga	-3,1,-3,1,-3,-3,-1
bengaluru	-3,2,,3,-2,-4,-1
means =templat	3,-2,-3,-2,-4,,-3
means =format	-3,1,-1,-5,-9,,-4
^layou	-2,,-8,-5,-4,-2,-3
layout	-4,,-5,-4,-3,-1,-2
hsr layout	-5,-4,-3,-3,-3,-1,-2
hsr	-7,-5,-4,-6,-3,,-3
clinic is	-3,,-2,3,-2,-1,-1
means ~notification	,5,-2,1,-2,-4,-2
means =remind	-6,5,3,-4,2,-3
means =notif	-3,1,,-2,-4,-2,-3
^remin	-4,6,-1,-3,2,-2
reminder	-5,6,-1,-3,-5,-2
get reminder	-2,,-1,-1,-2,-1
and get	,2,-4,-2,3,-1
phon and	,2,1,2,-2,2
their phon and	-1,-1,-1,1,-2
their phon	-13,4,-3,1,-6,-4
on their phon	-10,4,1,-3,-5,-3
on their	-1,13,3,-3,1,1
book on	4,6,-1,-3,-4,-1
should book	-1,3,-5,-5,-2,-1
patient should book	-2,-4,-2,-4,-2
patient should	3,-2,4,1,-3,-1
98860	-3,-2,-2,-2,-2,1,-1
that in the	-2,-2,-3,-2,-3
that in	,-4,-1,-4,,-4
will tell	-6,2,-3,-4,-4,-3
me back	-4,-1,-5,-2,-4,-2
call me back	-3,-4,-5,-2,-4,-3
please call me	-3,,-3,-2,,-1
means ~morning	-1,,-1,-1,3,,-2
means =morn	1,2,4,-2,2,1,-4
^morni	2,1,3,-1,3,1,-3
morn	1,-1,2,-1,-1,3,-3
^tomor	-4,-2,-9,-3,2,-5,-3
tomorrow	-4,-1,-8,-4,3,-4,-2
means =honestli	-1,-1,,-2,3,-3,-2
means =fair	-1,-2,,,,-2,-3
fair	3,-2,,,2,-6,-2
agency is	-2,-1,,1,,-1
^22,00	1,-1,2,-3,-2,1
22,000	2,-1,2,-4,-2,2
were quot	-2,,,,,1
were	,-3,-2,2,-5,,-2
we were	3,,-5,,-5,2,-1
design	,1,2,,3,,-1
own design	,2,-2,,,-1
with our own	-1,-2,-5,-1,-1
for a shopify	,,4
most	-3,1,-3,-5,,-4,-3
at most	-5,-1,-6,-6,2,-2,-3
means =registr	1,,-2,-3,3,-3,-3
means =regist	,-1,-2,-1,,,-5
^regis	,1,-6,-4,2,-3,-3
register yet	2,5,1,-2,-3,-1
register	,,,-2,,-2,-1
not register yet	2,5,-1,-1,-2
not register	-1,4,,-4,-4,-2,-1
name zainab	-2,2,-3,-2,-1,-2
developer .	4,3
for app	-7,3,-2,-6,-7,-5,-1
have one	,-3,4,2,,-2
19	-1,-2,5,-2,1,-1,-1
^block	1,-2,1,,-2,-1
also do	-5,-2,-3,4,-2,1
you also do	-1,-1,-1,6,-1,1
you also	-1,-5,-7,3,-3,2
do you also	3,-4,-6,3,-2,2
means =simplest	4,1,-2,-3,-3,2
means =simpler	5,1,-4,-4,-4,3
means =simpl	2,3,-1,-2,,-2,-1
^basic	1,-3,-2,-3,-2,2
basically	3,,-2,-3,-2,3
means =wallet	3,2,-6,5,-4,-2
means =grabpai	-6,-2,-3,5,-3,-3,-1
^walle	-5,-1,-3,-2,-2,-1
wallet	-5,1,-3,-2,-2,-2
yusof	,-3,-3,-3,-1,-2,-1
news ?	,2,,-1,,-1
news	-1,3,-2,3,-2,-2
any news	,3,,-1,,-1
means =usabl	-3,-4,-2,-2,-3,-1
means =experi	-6,1,,-5,4,-4
ux designer	-3,-3,-3,-2,-1,-1
ux	-4,-3,-2,-2,-2
means ~screen	,2,-1,-6,-1,-4
ui ux designer	-3,-3,-3,-2,-1,-1
ui ux	-4,-3,-3,-2,-2,-1
ui	-6,-3,-3,-1,-3,-1
for ui ux	-1,-2,,,-1
for ui	-1,-2
4471	-3,-4,-5,,-2,-3,-1
this is about	2,-2,-1,,,-1
^irela	-2,-3,2,-3,-2,-1
ireland	-3,-4,2,-4,-2,-2
cork	-2,2,-1,1,-6,-1,-2
means =valu	-1,,-2,-5,-1,-1,-4
means =upload	2,-1,,1,-1,,-3
^impor	1,,-3,-1,-2,-6,-2
importer	-3,-2,,1,-1,-1
tea	,-1,1,4,-5,-1,-3
^daugh	1,1,4,1,1,-2,-2
87	-1,-4,-4,-2,-3,-3,-2
353	-6,-5,-6,1,-4,-2,-2
^patri	-6,-4,-2,-3,-5,-3
st	1,,-9,-10,2,2,-4
for st	2,-2,-3,-2,-1,-1
launch for	-5,,-3,,-1,-2
^28,00	,-2,-1,-4,,-2,-2
28,000	1,,-1,-4,,-3,-2
^rough	,2,,-3,,-1
roughly	-1,3,-3,-5,,-2,-1
tea shop	3,-3,-6,6,-1,-2
love an	-2,3,,,-2
love	-5,2,3,1,-1,-6,-1
we'd love	-2,-4,2,1,-2
we need website	8,-2,-3,-3,-1,-1
what ?	-4,-6,-1,-2,-2,,-1
for what	-3,-5,-3,-1,3,-1,-1
dogs	5,,-3,-4,-3,-2
stray	2,-2,-2,-2,-2,-3
we help	4,-3,-1,-3,-2,-2
paws of	2,-3,-3,-2,-2,-2,-1
paws	3,2,-5,-5,-3,-4,-1
^guwah	-1,,-2,,-7,-1,-3
guwahati	-1,1,-1,-1,-7,,-3
50 thousand	-2,-1,-4,-3,-2,-3,-1
very small	-3,-1,-1,-2,-1,-2
at 11	-2,3,2,-1,-1
over at	-2,1,-2,-2,-1,3
come over	-2,1,-1,-2,-1,-1
i come	-6,-6,-4,-7,-3,-4
can i come	-2,-2,-1,-2,-2
in bengaluru	-5,,-2,-5,-5,-2,-1
^shrey	1,-2,-3,-3,-2,-2
shreya	-1,-1,-3,-3,-2,-2
^potte	4,-4,6,-5,-4,-2
pottery studio	3,,-1,-1,-1
pottery	3,2,,-3,-2,-1
discus	-1,-2,,-2,-7,-1
to discus	2,2,-2,3,-2,3
start in january	-1,-4,-6,-4,-3
start in	-2,-2,,2,-2,5
^khaim	-1,3,-1,-4,-2,-4,-3
khaimah .	,4,-4,-3,-2,1,-1
khaimah	,2,-2,-5,2,,-2
al khaimah .	,4,-4,-3,-2,1,-1
al khaimah	2,4,-1,-5,-1,1,-3
ras al khaimah	1,2,-2,-5,,,-3
ras al	,4,-3,-5,,-2,-3
ras	,1,-1,-6,-2,-2,-4
wadi	-3,2,-5,2,,-1,-2
means =permit	,-1,-1,-3,-1,,-3
means =accredit	,3,1,-4,-3,1,-3
^licen	3,2,-2,,-3,1,-1
licence .	-4,-3,3,-1,-2,-1
licence	3,4,1,-3,-1,1,-1
trade licence	-4,1,-2,,-2,-1
trade	5,,-2,-1,,-4
and trade licence	-4,-2,-3,,-1,-2
and trade	-3,-2,-2,,-1,-1
^profi	2,-2,-3,,-5,-1
profile and trade	-3,-2,-2,,-1,-2
profile and	-1,1,-4,-1,-2,-3
profile	1,-1,2,-3,-2
company profile and	-3,-1,-3,-1,-1,-2
company profile	1,,2,-3,-2,1
your company profile	-5,-3,3,-1,-1,-3
system .	3,-4,-4,-1,,-5
means ~freelancer	-2,-1,,1,-3,1,-2
contractor	-4,,3,3,2,2,-1
^minis	1,-1,-3,-4,,4,-1
ministry'	-4,-2,-1,-1,1,3
the ministry'	-4,-2,-1,-1,1,3
represent the	-4,2,3,-1,,-1
day . i	3,4,1,3,1,-1
eng .	-2,-3,-3,-4,-2,-4,-2
eng	-2,-4,-7,-5,-2,-5,-4
means =plai	2,4,-11,4,-9,1,-1
means =game	1,4,-9,-2,-8,3,-1
games	-6,3,-5,-5,-4,-2,-1
make games	-3,3,-3,-5,-3,-2,-1
guys	5,4,2,1,2,-6,-2
u guys	7,-4,,-1,,-3,-2
means =band	-1,-7,,-1,3,-3,-2
band	4,-5,,-3,-3,-3
my band	9,-1,-3,-1,,-1
for my band	2,-1,-1,-1
then a	1,-3,-3,2,,-2
ok then	3,-4,-7,-3,-2,-2
no ? ok	,4,-3,-2,-2,-2,-1
no ?	-1,5,-5,-5,-5,,-1
^monso	,-4,,,3,3,-2
monsoon	-1,-1,-2,-2,,3,-1
the monsoon	1,1,1,1,-3,,-1
^reall	-4,-6,-5,-3,-5,-1,-2
really	-1,-5,-3,-3,-5,,-1
means =mumbai	-1,-6,2,-1,-3,,-3
^mumba	-1,-3,2,-1,2,,-3
mumbai	-1,-4,1,-1,1,1,-3
be done	4,1,,-2,-1,1,-1
can be done	-3,-1,-1,-1,2,-1
what can be	-1,-3,2,-1,1
order .	1,-1,8,-2,,2
few	5,-2,-5,,-4,-3
month but	-2,1,2,-1,,1
a month but	-2,-1,2,,,1
visitor a	2,-1,4,-1
have 3	1,1,1,,,-5
we have 3	2,1,-1,-1,4,-5
and we have	-1,,4,-2,1
crore and	-4,-3,-3,-4,2,-2
is 12	2,-1,1,-1,2,-1
turnover is	-1,-3,,-4,-3,-3,-1
our turnover is	1,-3,,-4,-4,-3
our turnover	1,-3,-1,-4,-4,-3
patel	1,-3,1,1,-2,-2,-1
^bhara	1,-2,-4,-5,1,1,-3
bharat	,-2,-3,-2,-2,1,-1
^empor	-5,-2,6,-3,-3,-2,-1
emporium	-4,-2,7,-2,-2,-2,-1
saree	1,-7,5,3,1,-3,-1
courier ?	-1,-3,-4,-1,-1,-2
by courier	-1,-1,3
77	-5,-5,1,-2,-5,-4,-3
you at	-2
from there	-2,-4,-1,-1,-2,-1
gopal from	-4,1,-2,-1,-1,-1
means ~paper	1,7,-1,-4,2,-1,-1
^paper	-3,-3,-1,-4,2,-1
paper	2,8,-2,-2,-2,-3,-1
^merid	2,1,-3,1,-5,4
meridian	3,-1,-3,-1,-3,4
will be	4,5,-2,-3,2,3
^sende	-3,-2,-2,2,2,-1,-1
sender	-2,-1,-1,3,2,-1,-1
^pucho	,,-5,,-4,-5,-2
puchong	,1,-3,,-3,-4,-1
kumaran	-3,-1,-6,2,-3,-3,-3
please .	3,4,6,2,-2,-4
a tuition	-1,-2,-1,1,4,-2
seo for a	2,-1,,4,-1
we can do	-4,-2,-4,-2,-2,-2,-1
what we	3,-3,-3,-3,6,4
is what we	,-3,-6,-1,-5,-4
is what	3,,3,4,,-6,-1
month is what	-2,-1,-2,2,-1
month is	-7,-5,-4,-2,1
a month is	-4,-3,-2,2,,-1
500 a month	-3,-3,-6,-2,1,-2
500 a	-3,,-7,-1,2,-2
500	-6,-5,-8,-3,-4,-4,-3
rm 500	-3,-3,-4,-3,-3,,-1
school holiday	-1,-2,,,-2,-2
start after	1,1,-5,2,2,3
means =sinc	2,1,4,2,3,3,-2
since 2019	6,,-2,1
since	,4,3,3,2,2,-2
^polan	-1,-2,2,-3,-3,-1
poland	-1,-3,2,-3,-4,-1
^krakó	-2,,-3,,-1,-1
kraków	-3,1,-3,,-2,-1
marta	-3,-3,-1,-3,-1,-3
^templ	3,1,-3,-4,-2,-4,-4
templ	2,,-3
number .	,-1,,,3,-2
name or	2,-3,,-2,-2,-2,-1
not want to	3,-1,-5,-3
not want	5,-2,-5,-2
do not want	4,-1,-4,-1
donation page	3,-5,-1,-4,-2,,-1
a donation page	2,-4,-2,-3,-2,-1,-1
need a donation	5,-4,-3,-2,-2,-3,-1
see them	-3,-1,-2,3,-3,-2
parent see	-3,,-1,-1,-1,-2
buses	3,2,-3,1,-1,-1
buses .	3,-1,-2,-1,,-1
school buses	-5,3,,,-1,-1
for track	4,,,,,-2
^sessi	,,-4,-4,-3,1,-1
session in	-4,,-1,-1,,1
session	2,,-4,-2,-3,2
new session in	-3,1,-1,,,2
new session	-1,1,-2,-2,-1,2
the new session	-6,1,-2,-2,-1,1
the new	-3,1,-3,,1,-1,-1
before the new	-2,,-2,-2,-1,-2
^bhuba	,-3,-5,-4,-4,-4,-2
bhubaneswar	,-3,-5,-5,-5,-5,-2
^acade	-3,-1,-2,-4,-2,-2,-3
academy	-2,,-3,-1,-4,-1,-2
^schol	-1,-3,-4,-3,,-3,-2
scholar	-3,-3,-3,-2,-3,-2,-1
54321	-4,-1,-3,-3,-2,-1
^mohan	-1,,-3,-2,-2,-2,-1
mohanty	-2,-1,-2,-2,-2,-2,-1
^sasmi	-4,,-3,-3,-3,-3,-2
sasmita	-4,-1,-4,-3,-3,-3,-3
about you	,-2,-3,-2,-3
say about	-2,-2,-1,-1,,-1
what did	-8,-8,-6,-6,-6,-5,-1
^aisya	-6,1,2,-5,,-3,-1
aisyah rahman	-2,-3,-4,-2,-3,-2
aisyah	-5,-2,2,-5,2,-3,-1
nurul aisyah rahman	-2,-2,-4,-2,-3,-2
nurul aisyah	-2,-3,-6,-3,-3,-3
she is in	-2,-1,3,-1
she is	-10,-3,2,3,-2,-2
shop online	-10,,,-6,-2,-2,-1
^jewel	3,-6,6,,-2,-4,-4
jewellery shop	5,,6,-3
jewellery	-1,-3,7,,-5,-4,-1
start a	7,-1,3,2,-1
^preet	-1,-1,-1,-2,-4,-1,-1
wife	,2,1,1,-1,-7,-1
my wife	,3,2,-6,,-4
5512 3456	-3,1,-2,-2,-1
5512	,-4,-5,-6,-6,-6,-6
974 5512	-7,-3,-3,-5,-6,-3,-3
^sande	-4,-4,-5,-4,-4,-3,-2
sandeep	,-5,-5,-4,-4,-4,-3
15000	5,-2,-2,-5,-1,-4,-2
hakim	3,1,-3,-2,-2,-2
nama saya	-4,1,-2,2,2,-2,-1
nama	-6,-3,2,1,,-4,-3
nasi	,3,-1,-4,-4,-4,-2
jual	-4,,5,6,-1
means =allow	-1,-2,1,-3,2,-4,-2
boleh	-3,,1,-3,-1,-2,-1
bharu	-3,-1,2,-4,-4,-7,-5
kota bharu	-2,-1,3,-3,-4,-6,-4
013	-8,-4,-1,-2,-5,-6,-4
^sebel	-3,-5,-2,-4,-6,-5,-3
sebelum raya	-3,-2,1,-2,-1,-1
sebelum	-2,-5,-1,-4,-6,-5,-4
siap sebelum	-4,-2,-5,-3,-3,-2,-1
siap	-2,-3,2,-3,-3,-2,-1
ribu	-2,,1,-4,-3,-2
dalam rm	-4,-4,4,-3,-3,-2,-1
dalam	-4,-4,4,-3,-2,-2,-1
bajet dalam	-1,-2,3,-1
bajet	-6,,5,-2,-2,-2
owns the	-3,1,-2,-2,-3,-2
owns	2,-1,-3,-2,-3,3
who owns the	1,-3,-2,-1,-2,-2
who owns	2,-1,-4,-5,-3,3
q who	-3,-4,-2,-1,-1,-2
q	5,4,,-1,-3,-1
price ?	-2,2,-5,-4,-3,-4
fixed price ?	-2,,,,-1
fixed price	-2,-1,-1,-1,2,2
means =secret	-2,-2,-7,-3,-4,,-3
means =secreci	-7,-1,-8,,,-6,-2
means =nda	-4,-1,-5,-3,3,-5,-2
nda	-6,-1,-3,-2,1,-3,-1
9 month .	2,-2,,-1
9 month	1,-4,,-1,-2,-2
to start in	-1,-6,-9,-6,-3,-3
three week	6,-3,2,,-1,3
in three week	4,-2,4,-1,-1,3
^decis	2,-5,2,-2,3,-4
decision in	4,-3,2,,1
decision	-1,-4,2,-2,2,-4
means =fintech	2,,-3,-2,2,3
^finte	-1,1,-3,-2,2,3
fintech	1,1,-2,-1,3,2
a fintech	3,-2,-1,,1,3
agenci for a	3,-2
agenci for	2,-2,-1,-2
agenci	-4,-1,-8,3,-1,-4
five agenci	5,-1
means =judg	2,-2,-1,-3,2,,-1
^evalu	1,-3,2,-1,3,-1
evaluat	4,-2,,,4
are evaluat	4,-2,,,2
we are evaluat	4,-3,,,2
^ledge	-6,,-7,-5,1,-1,-1
tom	2,-5,-1,-5,-4,-4,-1
^ashwo	-1,-2,-3,-3,-1,-2
ben	,-3,-5,-5,-4,-4,-2
ashworth	-1,-3,-3,-4,-2,-3
the contact	-6,1,-4,-3,-2,3
as the	,1,-1,-1,3,-3
means =sibl	1,,3,-2,-1,-2,-6
means =brother	2,-2,1,,-2,-5,-5
^broth	2,-4,,2,-1,-1,-4
brother	,-2,1,1,,-1,-3
my brother	1,-3,,-3,-3,1
means =toler	-2,-2,-1,,-1,2,-3
means =add	-3,,1,-1,-2,,-4
put my	-2,-3,-2,2,-2,-4
put	1,1,1,2,-1,1,-2
new website .	4,-1,-2,2
^brist	,2,-1,-4,-2,-3
bristol	-1,3,,-4,-2,-3,-1
^joine	-2,,-2,4,1,-1,-1
our server .	-3,-1,,,,4
security of	-4,-3,,,-1,1
check the	-3,-1,,-1,,1
to check	-5,-2,-2,-2,-5,2
week .	1,3,2,,-2,3,-1
last week .	1,-2,2,1,-1
means ~attacked	,-3,-5,-7,-2,-1
means ~breach	-1,-1,-4,-4,-4,1
means =trick	1,-8,-2,-9,-1,-2,-2
means =leak	3,,-4,-3,-5,1
means =hacker	3,-4,-6,-8,-4,-2
means =hack	2,-3,1,-6,4,-2,-2
means =breach	3,-4,,-3,,1,-2
means =attack	2,-3,-7,-7,-4,,-1
^hacke	3,-2,-5,-6,-3,-4
hack last	,,,-1,,3
hack	2,-3,-4,-7,-3,-2,-1
got hack last	-2,-1,,,,4
got hack	-2,-1,-1,-5,,2
baddi	-3,-4,-5,-5,-3,-4,-2
pharma	-4,-4,-3,-2,-3,2
^tride	-4,-3,-4,-3,-3,-3,-1
trident	-3,-2,-3,-2,-2,-2,-1
^shank	2,-3,-3,-3,-2,-2
shankar	4,-3,-3,-2,-2,-1,-1
the google	-5,-3,-2,5,-3,-2
website . i	-1,-2,-2,-2,4
a website .	4,-3,-4,-5,-4,-3
not web-development	-12,7,-3,,-6,4
nail	-1,-3,-5,1,-3,-2,-1
^nadia	-5,-4,-3,-3,-3,-3,-1
nadia	,-2,1,-2,-4,-4,-2
rates	1,5,2,-1,-3,-1
ur	-9,-10,-6,-7,-7,-4,-4
budget is flexible	-3,,-1,-2,-1,-1
olu	-6,-6,-5,-6,-3,-5,-2
just me	2,-1,-2,-3,-3,-6,-1
company just me	-2,-3,-2,-2,,-2
company just	,-4,-3,,-2,-2
no company just	-4,-3,-2,-2,,-1
no company	-2,,-2,-9,-2,-5,-1
lago	-10,,-2,-5,-3,-8,-2
asked: maybe	-2,-1,-2,-3,2
asked: ai	-1,-3,-1,-3,7,-2
asked: with	,-2,-2,,,-2
someth with	-2,-2,2,4,4,-1
asked: yet	-4,-3,-3,-3,2,-1
asked: not	1,-2,-2,3,2,-1
over .	3,-3,1,4,-1,-2
it over .	4,-2,-3,,,-1
it over	,2,-4,-4,-3,-3,-1
take it over	-1,4,-4,-2,-1,-3
take it	3,4,-5,3,-3,-5
to take it	1,3,,,,-1
to take	,,2,-5,4,-2
a team	-3,3,-3,1,,-1
for a team	-1,-2,-2,-1,-2,-2
phon .	-2,8,-3,-2,-4,-4
on old	-4,-6,-2,,-2,3
means =stabl	1,-2,-3,-3,-3,3,-2
means =outag	,-3,-2,-6,1,2
means =failur	,-2,-1,-6,-9,-2
means =fail	1,-2,,-1,1,2,-3
means =di	-1,-2,-3,2,,7,-4
means =crash	,-1,2,-3,-1,2,-2
means =breakdown	2,-2,-2,-2,-4,2
means =break	-1,2,-1,-6,2,-2,-2
^crash	2,-1,-3,-2,-2,-2
crash on	-4,-3,,,-1,-1
crash	2,-1,-1,-2,-4,1
flutter app	-2,-4,,,-1,-1
^exist	,2,-2,-1,3,-3
exist	,1,2,4,3,-3
an exist	-2,-2,-1,-1,-2,-2
we have an	-4,3,-3,-2,-2,-2
means ~regularly	1,-1,-6,,2,3,-1
every	2,1,-3,4,5,5
^relea	-3,-1,-5,-7,,-2,-1
release	-2,-4,-6,-5,,-1
^upwar	-3,-2,,,-4,-2
upward	-2,-2,,,-3,-1
means ~minimum	-5,-1,-4,-3,,,-6
under	,-3,,1,-2,1,-3
koh	3,-2,,-2,-1,-2,-1
ashok	-2,-2,-1,-2,1,-2,-1
use this	-8,-1,-2,-2,-1,-1
you please	-2,-2,-1,-1,-1,-1
told you	-1,-4,-3,-3,-2,-3,-2
i told you	5,-2,-1,,,-1
i told	1,2,-3,1,-5
what i	-1,5,,1,-4,-2,-1
^forgo	-7,1,-1,,-3,-3
forgot	-5,1,-1,-4,-3,-3
i forgot	-5,-1,2,,,-1
gave	,2,1,-4,-3,-1,-1
i gave	-3,1,1,1
the number	-5,1,3,1,3,-2
means ~wiped	-5,-1,-6,-2,-4,-5,-2
means =wipe	-6,-1,-2,-4,-4,-5,-2
means =eras	-7,-3,-1,-6,-6,-7,-2
^delet	-4,-3,-5,-2,-3,-5,-1
means =rememb	1,-7,1,-2,-2,-1,-1
^remem	-2,-4,-1,-2,,-2,-1
remember	-3,-5,-1,-1,3,-1
^wante	,4,2,-1,-2
call centre	-3,-2,-2,-2,4,-1
means =nine	-4,-7,-8,-7,-8,-9,-2
99.99	-4,-2,-2,-4,-2,-3,-1
99.9	-7,-4,-5,-4,-4,-5
means ~difference	,2,-2,,-2,-2
means =separ	,,,,-3,-3,-2
means =effect	-1,,-3,-3,-1,-2,-2
^diffe	-2,,-2,1,-2,-1,-1
difference between	-4,-6,,2,-1,-5
difference	-5,-1,-4,1,-2,-3,-1
the difference between	-3,-4,-2,2,-1,-3
the difference	-4,,-3,1,-1,-3
is the difference	,-3
what is the	-7,-6,-2,-7,-2,-5,-1
what is	-2,-9,-6,-4,-3,-2,-5
1 may	-2,1,-3,-1
from 1	4,,,1,-3,2
manag	-1,-4,-6,-4,,4
34	-2,-3,,-3,-4,2,-1
412	-3,1,6,-1,-4,2
cargo	2,-1,-2,-2,-2,1,-1
^fjord	-1,-4,,-3,,,-1
fjordline	,-3,-2,-2,-2,1
means =precis	-4,-1,,1,,-3,-3
means =descript	2,1,-3,-5,-1,-5,-1
means =deep	,-1,-3,-3,,1,-1
^detai	,-4,-2,-3,2,-2
detail	-3,-3,-3,-3,2,-2,-1
my detail	-3,-3,-3,-1,-3,-1,-1
fine .	-5,-3,-1,-3,5,-3,-1
in ireland	-1,,2,,-1
means ~stay	-2,2,-6,-3,-1,,-3
means =stai	-3,,-1,-1,,2,-2
stay in	3,-5,-6,1,2,-5,-1
stay	-2,-2,-6,-1,-2,-4,-1
must stay	-3,,-1,1,,1
data must stay	,1,,,-2
data must	,1,,,-2
patient data	-1,-1,,,-2,-3
move to the	1,,-1,,3
means =ward	1,,-3,-1,-2
ward	1,1,-3,-1,-1
means ~honour	1,-5,,-1,-3,-2,-2
means =prevent	2,,-3,-1,1,,-3
keep our	-3,-2,4,-2,-2
1,200 product	-3,-3,-4,-3,-3,-3,-1
1,200	-2,-3,,-3,-4,4,-1
means =magento	-8,-4,9,-4,-5,-6,-1
^magen	-5,-6,6,-5,-4,-5,-2
magento	-4,-6,7,-4,-3,-6,-1
shop please	-1,,3
new shop	-5,-4,-7,-6,-2,-3
eur	1,,-4,-4,-1,-5,-3
max .	-4,-2,2,-3,-2,-2
gmbh	-2,-6,-2,-5,1,2,-2
^jürge	-5,-3,-2,-3,1,-1
jürgen	-5,-3,-3,-3,,,-1
700	-5,-4,2,6,-3,-4,-2
0049	1,-3,-2,-3,-3,-3,-2
obi	-2,4,-1,-1,-1,-1
my firm	4,1,1,-3
write from	-1,-1,5,2,1
i write from	-1,-1,3,3,3
and i write	-2,1,1,,-1,4
and i	2,4,8,-4,,6
^chukw	-4,2,-3,-2,-1,-2
chukwuemeka obi	-2,3,,-1,-1,-1
chukwuemeka	-3,3,-2,-2,-1,-2
is chukwuemeka	-3,1,-3,-2,-1,-2
name is chukwuemeka	-2,2,-2,-1,,-1
5,000	-1,-1,,1,-3
usd 5,000	-4,-1,-2,,-1
803 555 0142	-3,3,-1,-1,-1,-1,-1
803 555	-4,1,-2,-2,-3,-2,-2
234 803 555	-4,2,-2,-2,-2,-2,-1
means =sentenc	-4,-6,-2,-3,1,-1,-3
means =queue	-1,3,1,-1,-1,-1,-2
means =compliant	-4,-5,1,-5,4,-1,-2
line	-3,-5,-4,-1,1,-3,-1
my line	-3,-2,-3,-3,-3
cloud .	2,-4,-4,-1,-2,10
the cloud .	6,-3,-2,,-1,4
in the cloud	,-4,-3,-2,-6,8,-1
need our	2,-2,4,-1,,2
we need our	5,-2,-1,,-2,2
^piete	-4,-2,-3,-5,-3,-3,-3
pieter	,-2,-3,-3,-1,2,-1
berg	-6,2,-6,-5,2,-1,-1
den berg	-4,-2,-2,-2,3,,-1
den	1,-4,-1,-6,4,-2,-2
van den berg	-4,-3,-2,-2,3,,-1
van den	-3,-3,-2,-2,2,,-1
van	-2,3,-1,2,-4,2,-5
0091 94470	2,-2,-1,-3,-2,-2,-1
kindly call	-4,-1,-1,-4,-3
^25,00	-1,-3,,2,-4,-4,-2
my budget is	-6,-4,,-5,-4,-2
my budget	-9,-2,1,-2,-5,-2
also .	1,,7,-5,2,-2,-1
online sell	-8,-1,8,-3,-1,-1
do online	,-1,5,-2,-1,-1,-1
to do	5,1,-2,6,2,-3
want to do	-1,3,-1,2
silk	-1,-7,,-6,-4,-5,-4
by name	-2,,3,,2
^showr	-2,1,-3,3,-2,-3
showroom	-1,1,-4,3,-3,-3,-1
textile	3,1,1,3,-2,-3,-1
^havin	,3,,5,,1
having one	,4,,3,-1
having	-1,3,,4,-1,1
am having one	-1,3,1,1
am having	-1,2,-4,,-2,-2,-1
i am having	1,3,-3,2,-2,-1
^kozhi	3,5,5,-1,4,-2
kozhikode .	2,2,-2,2,2
kozhikode	2,4,5,-1,4,-2
from kozhikode	6,-2,-4,1
morn i	5,1,-1,1,-1
good morn i	5,2,2,1,-1
good morn	2,2,-4,4,2,1
261	-4,-5,1,-3,-3,-1,-1
60 4	-2,-2,2,-1,-1
fax	2,-2,4,1,-1,-1
5500	-3,-1,1
harbour	-4,2,-4,-5,-2,,-2
means =winner	-2,-2,2,-1,,3,-2
best regard	-2,1,3,,1
best	-4,-2,2,,2,5,-1
days .	1,1,4,3,3,4
within 45 days	-1,-2,3
within 45	,-2,3,,-1
^inten	1,-2,-6,2,-2,-2
intend to	2,,-6,2,-1,-2
intend	2,-2,-6,2
we intend to	-1,,2,-2,-1,-1
we intend	-1,,2,-2,-2,1
sirs we	,,3,,1,1
sirs	1,-2,3,-2,1,2
dear sirs we	-1,,2,,1,1
dear sirs	2,-2,4,-2,1,2
781	-1,-2,-2,-2,-2,-2,-2
31 march .	1,-2,2,-1,-1
31 march	-1,1,1,-3,-2,1
31	-1,2,-4,-2,-4,4,-3
is 31	-4,-2,-2,-1,-2,-2
deadline is 31	-6,-4,-3,-1,-2,-2
for it	2,2,-5,,-1,2,-2
^400,0	-1,3,-1,-3,1,,-1
400,000 for	3,4,,-1,-1,1
400,000	-1,-1,-4,-3,1,-2,-2
aed 400,000	2,4
have aed	-2,2,,,,1
we have aed	-2,2,,,,1
everyth to	-3,,,,-1,2
means ~brake	-1,,-1,-3,3,-1,-3
fail	-3,1,,-2,5,-2
ali .	5,1,-1,3,,1
ali	3,-2,-3,-3,1,-1,-4
jebel ali .	4,,-1,,,1
jebel ali	-1,-1,1,-5,1,-5,-2
jebel	-3,,,-5,2,,-2
in jebel ali	,-2,-3,-1,1,-1
in jebel	,-3,-2,-1,,-1
manager at	2,-2,-2,-3,2,5
77120	-2,-2,-3,-2,-3,-3,-1
^cochi	-3,-2,,-3,-2,-2,-1
cochin	-3,-2,-4,-3,-2,-2,-1
in cochin	-3,-2,-3,-1,-1,-1
exporter	7,1,-8,2,2,3
website for a	10,-3,-5,-4,-1,-1
someone for our	5,-2,3,-2,-2,-3
someone for	3,,5,5,-3,-1
and someone	6,-3,3,3,,-4
^websh	2,-5,5,-5,-3,-3
webshop	,-4,7,-6,-3,-4
a webshop	4,-2,9,-2,-1,-4
pages a	3,,4,-3,,-3
need new	7,1,-2,-1,-4,-5
we need new	6,-1,4,-2,-1,-4
^nephe	3,-6,,,6,-2,-1
nephew	-1,-1,-3,,5,-1,-1
my nephew	,-2,,1,5,-4,-1
all my	-2,,3,-2,1,-4
are not	-5,-6,1,1,-4,-4,-1
server are	-2,-2,-2,-1,-3,2
the server are	-1,,,,,2
the server	-5,-3,-3,-2,-3,-6
not cloud-solutions	6,-2,5,,-2,-6
porto	4,-3,4,,-3,-3,-2
^beatr	1,,2,-6,-4,-4,-3
beatriz	1,,2,-4,-3,-3,-3
0164	4,4,-2,,-2,-1
555 0164	3,4,-2,,-2,1
58 555	-5,-1,-4,-1,-2,-2
58	-6,-2,3,-2,-3,-2,-2
971 58	-2,-1,-2,-1,-1,-1
whatsapp me	-5,-2,,-3,-5,-3,-1
cruz	,-4,-3,-5,-4,-4,-2
dela cruz	-5,-3,-2,-4,-4,-3,-2
dela	-2,-3,-2,-5,-5,-4,-3
^clean	5,,2,3,3,6
cleaner	4,,-3,-1,-1,4
book of	3,-1,,-1,-2,-3,-1
for book	-1,2,-2,,-2,-1
app for book	-7,6,,,-1
aed 180k	-3,,2,-2,-3,-1
we start	-2,-1,,-1,,-1
hall	6,-1,-4,-2,-2,-4,-2
wedd hall	8,-4,-5,-2,-6,-3,-2
a wedd	-4,2,-2,-1,-2
for a wedd	-3,,-2,-2,-1,-1
^thris	-1,-2,-2,1,-1,-2,-3
thrissur	-1,-3,-1,1,-3,-4,-3
in thrissur	-1,2,-1,1,-2,1
onam	-8,-2,-4,-3,-4,1,-4
by onam	,-2,-3,-2,2,-1
8 lakh	-1,-1,-4,-4,-3,-3,-2
^unnik	2,-3,-3,-2,-3,-2,-1
unnikrishnan	2,-3,-2,-2,-2,-2,-1
our supplier	2,2,-1,,-1,2
assistant that	-3,-3,,-4,5,-4
^shabn	-6,-1,1,,-2,-2,-1
shabnam	-4,-3,1,-1,-3,-3,-2
^05012	2,-2,-3,-2,,-1
new app	1,-4
our new	-2,2,-2,2,4,-1
10 lakh for	-2,6,-1
is 10	-1,3,-2,-2,-2,-1
the office	,3,-3,-3,-6,7
are based	-1,-3,-3,-4,2,-4
we are based	-7,-3,-3,-3,1,-3
^milli	-5,-5,-1,-5,-4,,-5
million .	,4,2,,2
million	-5,-1,-2,-4,-3,-1,-6
1.5 million	-2,1,-3,-3,1,-3,-1
1.5	-1,3,-4,-1,-4,-7,-2
is rm	-5,-3,1,-1,2,-1
june .	4,3,6,,4,5
15 june	3,2,-1,-1,-1,-1,-1
on 15	7,-2,-1,-2,,-2
^close	,,,,3,2,-1
clos on	4,,-1,-4,,-3
tender clos	5,-4,-2,,4,-3
malaysia .	5,,,4,,-1
in malaysia .	2,-1,,,,-1
to stay	3,-2,-1,-1,1,-2
^citiz	5,4,-2,,2,3
citizen	5,4,-1,,2,2
a citizen	3,1,-1,,,-2
^serem	-1,1,,1,-1,-8,-3
seremban .	1,3,2,,,-1
seremban	,3,,-2,-2,-9,-3
^munic	-1,2,-7,3,,5,-1
municipality of	3,-3,-1,-1,-1,1
municipality	3,-3,-1,-1,,3
the municipality of	4,-2,,-1,-1,3
the municipality	3,1,,-1,-1,4
means =offici	-2,,1,-3,,-3,-2
officer	3,-1,-2,-5,-5,-2,-2
the digital	4,-1,-2
^hafiz	-5,2,-5,-4,-1,2,-1
ramli	-1,-1,-3,1,-2,-2,-2
ai .	6,6,-2,-2,6,-1
with ai .	-4,2,-2,-1,6,-1
^email	,-2,-4,-4,8,-3,-1
means =script	-3,-2,-3,-2,2,-3,-1
means =autom	,-7,-1,-1,3,-5,-2
^autom	2,-2,3,-1,5,-3
automate	2,-1,-1,-2,4,-2,-1
to automate	-1,-1,-1,-1,4,-2,-1
in september	-2,-2,-1,-1,2
start in september	-2,-2,-2,-1,,-1
can start	-2,-2,,-1,-2,-3,-1
we can start	-3,-1,-1,-2,-1,-2
sean	-5,-4,-5,-5,-3,-4,-3
bank .	,-4,1,-2,1,,-1
our bank	-1,,1,-1,3,-2
chatbot for our	-5,-1,-2,-3,7,-2
chatbot for	-7,-4,-3,-5,10,-3
a chatbot for	-4,-1,-1,-2,2,-2
you ask	-5,-3,-4,-2
fatou	-1,-1,-5,-1
^banqu	,-2,-3,2,-1
^fatou	,-3,-1,-3,-1
dakar	-1,-4,-7,-4,-3,-4,-2
in dakar	-1,-2,-5,-2,-1,-2
means =expo	5,-5,-8,-3,-5,-3,-2
^exhib	4,-4,-5,-4,-3,-3
exhibition	-2,-3,-4,-4,-3,-3,-1
the summer	-4,1,2,-3,-1,,-1
before the summer	,-3,-3,-2,-2
website before	4,,-4,-2
a museum	1,-3,-1,2,-1,4
lyon	-3,-3,-3,-3,-2,-2,-2
^améli	-5,,3,2,1,-1
amélie	-5,,2,3,1
^bonjo	-1,-5,3,-4,,,-2
bonjour	1,-6,4,-2,1,,-2
aiman	,-3,-1,-3,-3,-2,-1
tunku	-1,-2,3,3,-1
power	-1,-6,-7,-4,,3,-1
^lesta	-1,-1,,1,-3
in november	-1,1,-1,-4,-1,-1
lease ends in	-1,,,,,3
lease ends	-3,-2,2,,-1,2
before our lease	-2,,,,-1,4
before our	1,-4,1,1,-4,3
propose	,-3,,2,-2
what you	-5,1,-3,2,1,-5
on what you	-2,-2,1,-1,-1,-1
on what	-3,-2,,-4,-2
means =trustworthi	-3,-5,-4,-2,-3,-1,-1
means =trust	,,-4,-3,-5,-5,-5
means =reliabl	,1,-5,,-5,3,-4
means =depend	3,-2,-3,1,5,,-2
^depen	-2,-5,-4,-1,-1,-2,-1
depend on what	-2,-2,,-1,-1
depend on	-2,-4,-1,-3,1,-1
depend	-2,-5,-3,-6,-1,-1,-1
office .	-3,-1,1,3,2,3
law office	-1,-3,-2,,-2,1
wei ling	-2,2,-2,,-3,-3,-2
means ~garage	,-3,-5,1,-3,2,-3
means =basement	-8,1,1,,,6,-1
^basem	-3,-1,-3,-1,1,5
basement	-2,-1,-5,-2,2,5
the basement	-2,-2,-2,-1,,5
it should	-2,-6,2,3,4,1
phone .	-2,10,,2,-1,-3
the phone .	-5,5,-3,-1,2,-2
on the phone	-3,6,-6,-4,-1,-4
customer to book	-4,6,-5,-1,-2,-1
customer to	-2,2,3,,-3,-2
want customer to	-5,3,2,2,-2,-1
want customer	-1,7,,2,-2,-1
and want customer	-2,3,-4,,-2,-1
bahru and	1,2,-2,-2,3
johor bahru and	1,1,-2,-3,1,1
^laund	-3,9,-8,-4,-7,-6,-3
chain of	-4,,-4,2,-2,-1
we run a	,-1,-5,-3,-3,-4,-1
1290	-5,-2,-5,2,-4,,-2
355	-2,-2,-2,-3,-1,-1,-1
07 355	-2,-2,-2,-2,-1,-1,-1
07	-3,-3,-1,1,-4,-4,-3
project cost	-4,,-2,-1,-1
web project	-5,,-3
a web project	-3,,-2
too .	1,2,4,-4,-2,2
means =malai	-3,-3,-4,,1,-3,-1
malay	-1,-2,-3,1,-1,-2,-1
in malay	2,-2,,,1
work in	-1,6,,3,-3,-1
it must	1,5,5,-3,3,-3
on a	,4,5,4,1,6
fees	3,,,-6,2,1
pay fees	,5,-1
to pay	-3,-1,,,-3,-3
parent to pay	6,-3,-1
want parent to	4,-3,-1,,-1
want parent	3,3,-1,-1,-2,-1
would want	,-4,,-1,3,-1
and would want	4,-2,-1,,4
school in	3,,-5,-1,-1,2,-1
a school in	-2,-4,-2,-1,,1,-1
a school	4,-4,-4,-2,-1,3,-1
ok . we	,4,-2,-1,,3
226	1,-1,-4,2,-2,2,-1
digital market	-8,-8,1,5,-5,-1
need e-commerce	-1,-2,6,-7,-1
means ~second	-1,-3,3,-1,,-1,-1
^secon	1,-2,3,-1,-2,,-2
second	2,-1,3,-5,,-1,-1
^teren	-3,-4,3,-3,-1,-4,-2
terengganu	-2,-3,2,-1,1,-3,-2
kuala terengganu	,-4,,-2,,-3,-2
means =big	-4,-1,-2,2,-2,-4,-2
^enter	-2,5,1,-1,-1,-4,-1
enterprise	-4,3,1,,,-3,-1
means =east	-7,-3,-5,-5,-9,-3,-6
timur	,,,-4,-5,-4,-2
^zulki	-3,-4,,-3,-3,-2,-2
zulkifli	-2,-3,-1,-3,-3,-2,-3
^batik	-4,-4,,-4,-4,-3,-2
abdul rahman	-3,,-3,-2,-3,-2,-2
abdul	-8,-1,-3,-7,-6,-7,-5
pm on	-3,,-3,-2,,-2
5 pm on	-3,-3,-3,-2,,-2
5 pm	-5,-3,-3,-2,,3
after 5	-4,-1,-2,-3,-2,-2,-1
call after	-7,,-4,-4,-5,-1
in london	-2,-3,-1,,-3,-4
means =shoot	1,-3,-4,-1,-5,1,-1
photograph	1,-1,4,-1,1,2
a portfolio	-3,-1,-4,1,-4,-2
want a portfolio	2,-1,-2,-3,-3,-2
^pound	1,-5,-3,-6,-5,-6,-3
pound	3,-2,-3,-7,-5,-5,-3
2000	-3,-6,-9,-9,-5,-8,-3
on our site	3,-4,-4,-2,7,-2
assistant on	-5,-1,-1,-2,8,-1
for an ai	-2,-1,-1,-1
and look for	-4,3,,-1,1,-2
and look	3,1,,-4,1,-3
singapore and	-3,-2,-2,-1,1,-2
you our	-1,,,-1,-2,-1
tell you	-2,2,-2,5,-1,3
won't	-2,-2,3,,-5,2
i won't	3,-1,2,,-1,1
^prisc	-5,-5,-5,-5,5,-2,-2
priscilla	-5,-4,-4,-4,4,-2,-2
8555	-1,3,-1,-1
alok	-2,-1,-3,-3,-2,-3,-1
month start	,3
60000	-5,-4,-1,-4,-4,-3,-3
^insti	-2,4,-6,,,-3,-1
institute in	3,4,,,,-1
institute	-3,3,-4,-2,,-3,-1
coach institute	1,5,-1,,2
ai that	-6,1,2,-1,10,-3
driver 2	6,3,2,,4
our driver	,3,-2,-2,,-4
for our driver	1,4,-1,,4,-3
thing 1	-4,1,2,4,3,-2
2 thing	,1,2,2,6,3
the year	-6,-3,-3,-3,1,1
honey	-7,-8,13,-8,-6,-7,-2
shop sell	2,-1,-1,-1,-1
for a shop	-3,-5,5,-2,-3,-1
^ljubl	,-3,3,3,-2,-2
ljubljana	-1,-3,4,2,-2,-2
^beeke	-1,-3,-4,2,-1,-1
beekeeper	-1,-3,-2,-3,-2,-1
flutter .	-1,5,-3,-3,-3,-1
in flutter	-2,4,-4,-4,-3,-2,-1
i'm interest in	-2,1,-3,-3,,-2
i'm interest	-3,-1,-4,-3,4,-2
^maint	4,-1,-4,-5,1,-4
maintain	7,-4,-3,-4,-3,-3
an app in	-1,2,-2,,-1
have an app	-4,9,,-2,-2
usd a	-4,-1,-2,-2,-1,2
15k	-1,-3,-2,-4,-9,-3,-4
10k	-3,,,,-1,-3,-3
^johan	-4,-2,-3,-3,-3,6,-2
johannesburg	-4,,-2,-1,-2,-1,-1
^dlami	-2,3,2,-1,-2,-1
dlamini	-3,3,3,-2,-2,-1
longitude ?	-8,-6,,-6,-5,-4,-1
at longitude	-4,-3,-1,-2,-2,-2
2019 ?	-4,-2,-4,-3,-2,-2
ringgit ?	-2,-2,-3,-2,-1,-1
in ringgit	-5,-2,1,-2,-2
were you	-2,-1,-2,-2,-3,-2
and when	-3,-5,-3,-5,-4,1
right for	-2,,-5,-2,-1
means ~code	2,-4,-3,-7,-2,-4,-2
means =sourc	1,-3,1,-3,-4,-4,-1
means =code	-1,-4,-5,-6,2,-3,-2
code	-1,-4,-2,-5,-2,-3,-2
pin code	-6,-3,-2,-1,-2,-2
minut	-4,-4,-4,,-5,2,-1
9845012345	-7,-8,-7,-6,-7,-6,-2
no 9845012345	-4,-4,-5,-4,-4,-3,-2
order no	-4,-8,-12,-3,,-2
of order	,-2,3,-1,3,1
means =progress	1,-2,1,-7,,-3,-2
^statu	2,-1,-1,-1,-4,1
statu of	-2,-4,-2,,-1
statu	-3,-4,-1,-1,-3,-1
joke	2,-1,-1,-3,-3,-1,-1
me a joke	-4,-2,-3,-3,-2,-2,-1
me a	-3,1,1,-6,-3,-5,-2
tell me a	-2,-2,-2,-2,-2,-2,-1
means =bore	-6,-6,-6,-6,-3,-5,-2
^borin	-3,-3,-4,-2,-3,-3,-1
boring	-3,-3,-4,-3,-3,-3,-1
song	-3,-4,2,-3,-3,-3,-2
means =spam	-4,-10,-4,,-1,-7,-2
bot	-4,-6,-6,-8,-1,-7,-1
a bot	-7,-4,-4,-4,2,-2
you a	-2,-3,-4,-2,-7,-3
are you a	,-1,,-1,-6,-1
^19200	-2,-2,-2,-2,-2,-1
1920014455	-2,-2,-2,-2,-2,-1
number 1920014455	-2,-2,-2,-2,-2,-1
means =roll	-1,-2,-2,-3,1,-4
roll number 1920014455	-2,-2,-2,-2,-2,-1
roll	-2,-5,-1,-4,1,-3
2023 roll	-2,-2,-2,-2,-2,-1
^b.tec	-3,,-2,-2,-2,-1
b.tech in	-2,-2,-2,-2,-2,-1
b.tech	-2,1,-2,-1,-1
finish b.tech in	-2,-2,-2,-2,-2,-1
finish b.tech	-2,-2,-2,-2,-2,-1
i finish b.tech	-2,-2,-2,-2,-2,-1
i finish	-2,-3,-2,-2,-2,-1
job for	-3,-1,-2,-3,-1
job	-5,-2,-4,-9,-6,-4,-2
any job for	-2,-1,-2,-3
any job	-4,-2,-3,-4,-1,-1
have any	1,-2,1,-3,1,-4
94480	-2,-4,-4,-4,-4,-2
help ?	-2,,-3,4,-2,1
top .	1,-1,,4,3
on top .	-1,-1,,2,3
^comin	-3,,-6,2,1,-2
coming on	-2,-2,-1,,-1
coming	-4,-1,-6,2,2,-2
is coming	-1,-2,-1,-2,4,1
^kalya	-5,4,-8,-4,-2,-4,-2
kalyani	-5,-3,-7,-3,-1,-3,-1
us only	1,-2,,4,3
means =spot	-2,1,,3,1,-5,-3
means =result	,-1,,4,-2,-5,-3
means =discov	-1,,,2,4,-4,-2
find us	-10,-8,-9,8,-10,-5,-1
find	-1,1,,5,2,-4
nobody find us	-9,-8,-2,4,-8,-5
nobody find	-7,-10,-7,5,-9,-5
people search	,-1,-2,6,-2,-1
when people search	3,-1,-2,5,-1
when people	-1,-3,-1,5,-3,-1
1994	1,1,-3,-1
3 branch	,4,-4,,4,-1
^sanit	2,-4,1,-3,-4,-3,-2
hardware and	3,,-2
a hardware	,-1,,1,,2
^hubba	1,,-1,3,3,-3,-1
hubballi .	5,,1,4,4,-1
hubballi	2,-1,1,5,4,-4,-1
^lovel	,2,1,-4,-5,-4,-1
lovely	-2,3,1,-3,-4,-4,-1
be lovely	-1,2,1,-2,-5,-3
would be lovely	-2,3,,-2,-5,-4
would be	-1,-2,-2,-9,-3,-5,-4
4 lakh .	,-1,-3,-1
more than	1,1,-2,-4,-7,-1,-2
not more than	-3,-1,-3,-8,-4,,-2
not more	-1,-3,-5,-1,-6,-3,-2
means ~cancel	-5,-1,-3,1,,-4,-1
means =walk	-5,-2,,3,-4,2
walk over	-3,-1,2,-1,,4
walk	-7,-1,-2,3,-5,2
they	2,3,-1,6,,2,-3
before they	1,-1,-4,-3,3,-4
phon before	,-4,2
their phon before	,-3,2
from their phon	-7,-2,-2,-2,-4,-1
from their	-5,3,-3,3,-5,-2
order from their	-2,1,-4,-1,-1
order from	3,6,-6,-2,-5
can order	-3,,4,-1,-1,-1
they can	-8,,7,2,-3,-2
so they	2,-4,-5,6,-2,-2
^iphon	-6,-2,,-7,-5,-3
iphone	-6,-2,-1,-6,-5,-3
and iphone	-2,-1,-3,-2,-1,-1
android and iphone	-2,-4,-2,-2,-1,-1
android and	-2,,-3,-1,-1,-1
app android	,3,-2,,-1,-1
asking for an	-1,4,-1,-2,-3
keep asking for	2,4,-2,-2,-3,-1
keep asking	3,,3,1,-1
our regular	-3,,-2,3
pine	2,,2,2,-1
^shill	6,-6,,-7,-7,-1,-3
shillong	4,-5,2,-6,-7,-7,-2
in shillong	5,-2,4,-1
^laitu	-1,-1,-3,-1,-1,-1
laitumkhrah	-1,-2,-3,-1,-1,-1
café near	-4,-2,-3,-2,-2,-1
café	1,-2,-3,1,-1,-2,-2
little café near	-4,-3,-4,-2,-1,-1
little café	-4,-3,-3,-2,-2,-1
a little café	-4,-2,-4,-3,-2,-1
a little	2,,5,-4,3,-3
i've a	,-3,1,-5,2,-3
i've	-3,6,5,-1,4,-1
named 4	2,2,-1,5,4,3
78	-3,-1,3,3,-1
6 12	2,-2,-2,-2,-1
meer	-3,-3,3,-2,-3
der meer	-2,-2,4,-1,-3,2
der	-1,1,3,-3,1,2,-1
van der meer	-3,-4,3,-2,-3
van der	-1,1,2,,1,1,-2
joost van der	-3,,1,,,2
joost van	-4,-3,,-1,-1,-1
joost	-2,-2,1,-1,-2,-1,-1
regard joost van	-1,-2,-2,-1,-1,-1
regard joost	-1,-2,-2,-1,-1,-1
kind regard joost	-1,-2,-2,-1,-1
kind regard	1,-3,1,-2,2
kind	-3,,5,-1,1,-2
yet .	3,5,3,3,-2,1
not fixed	2,-3,-2,-2,-1,1
have not	2,-1,-3,-2,-2,1
budget we	,,-1,,3
30 september	2,1,3,-1,-3,2
than 30	,,-1,,,3
later than	-3,,1,-2,,2
no later than	-1,-1,,,,2
no later	-1,-1,-1,,,2
them to	-3,,3,4,2
move them	-1,-1,-2,,-1,2
wish to move	-2,,,,,3
wish to	1,5,3,2,3,3
wish	,6,,-3,2,,-1
we wish to	-1,-4,5,1,-2,3
we wish	-2,-2,5,,3,2
so we	3,2,,2,3,-3
^flood	-5,-3,,-2,-3,3
flood last	,,-1,,,2
flood	-1,-6,1,-3,-5,5
it flood	,,-1,,,2
^cella	-4,-4,5,-3,-3,-2
cellar	,,3,-1,-1,1
in our	-6,-5,-5,-8,-4,,-1
means =honour	1,-3,4,3,-5,,-2
stand in	3,,-1,2,1,3
stand	-2,1,1,1,-2,1,-1
^aalsm	-3,3,-1,-1,-1,2
aalsmeer	-3,2,1,-1,-1,3
based out of	-2,2,-1,-2,-2,-3
based out	-2,,-2,-2,-1,-2
means =wholesal	,1,3,-2,3,2,-2
^whole	-1,2,2,,1,-2,-2
wholesaler	-3,-2,6,-1,-3
b.v .	-3,-3,3,-2,-2,,-1
b.v	-3,-3,4,-2,-2
^bloem	-3,-1,2,1,-1,1
bloemen	-3,-2,1,-2,-2,2,-1
morn we	2,,2,,,1
^palak	-3,-2,-3,-2,-3,-3,-2
palakkad	-2,-2,-3,-1,-2,-2,-1
^jyoth	-6,-5,-4,-2,-2,-2
old one	1,-5,-5,-4,-4,-4
^nrity	2,-2,-2,-2,,-1
dance school	5,,-2,,-2
dance	4,-5,,-5,-5,-3,-2
my dance	-1,,-2,-2
for my dance	-1,-1,-2,-2
need new website	5,-2,-6,-5,-2,-1
only pls	2,1,-4,-2,-4,-3,-2
whatsapp only pls	2,-4,-4,-2,-4,-3,-2
^vaish	-4,-5,-4,-4,-4,1,-2
^satar	-3,-2,-6,,-4,-4,-3
satara	-4,-2,-4,,-2,-4,-3
cold chain	,-4,-2,-2,,6,-1
27	-1,2,,-1,-4,-4,-2
correct	-2,-1,-4,-4,,-1,-2
means ~show	1,-2,-1,-2,5,1,-3
means =view	,-2,-1,-1,1,,-1
means =demo	3,1,-1,-2,2,-1,-3
show our	6,2,-3,-1
1187	-4,-4,-6,-3,-4,-2
your invoice	-2,-3,-3,,-2,-1
^brazi	,2,-2,-1,-3,-1
brazil	,,-1,-1,-3,-1
^curit	-2,-2,-2,-2,-2,-2,-1
curitiba	-2,-3,-3,-2,-2,-2,-2
team at	4,-6,-4,2,1,1
means ~degree	2,-4,-3,-7,2,-2,-4
means =teacher	2,-2,-6,-8,4,,-2
^educa	-2,-4,-3,-3,-1,-2,-1
education	-1,-3,-2,-2
means =space	-3,,2,-2,-2,-3,-1
means =latitud	-1,,,-5,-5,-2,-1
^coord	2,1,-3,-3,-3,-1,-1
coordinate	1,3,1,,-1,-1
i coordinate	2,2,2,-1,-1
good .	-3,-1,,-4,1,-1
^worke	2,2,-1,-4,2,-6,-2
and never	7,-4,,,2,-2
14 month	4,-3,-2,-3,-1,-3
took 14 month	1,1,-2,-4,-1,-3
took 14	4,1,-2,-3,-1,-2
one took	-2,,-1,-2,-1,-1
present one	7,-2,-1,-2,-1,-2
the present one	6,-2,-1,-3,-1,-2
zero .	-5,-2,-4,,,-2,-1
zero	-1,-3,1,1,2,1,-1
from zero	1,1,-2,-1,-1,-3
again	-2,1,-1,-2,-5,3,-3
be made	6,-2,-4,-1,-2
cours	1,-4,-5,-2,-2
website for the	4,2,-2,3,-1,3
that our	1,-3,1,,-1,5
want that	1,4,,4,2,-2
we want that	4,2,-1,-1,-1,-1
75 thousand	,-1,1,-3,-1,-2
75	-1,,3,-4,-3,-4,-2
and 75 thousand	,2,3
and 75	,2,3
60 and 75	,2,3
60 and	-2,1,5,-1
between 60 and	-2,1,3,-1
0	-5,-7,-6,-2,-5,-9,-5
^soman	,-1,2,2,,-1
^lokes	-5,-3,-4,-1,-4,-3,-1
lokesh	-3,-2,-2,,-1,-1
lac .	2,-1,-2,-2,-1,-1
lac	-1,-5,-3,-2,-4,-5,-3
4 lac	2,,,-1,-1,-1
3 4 lac	2,1,,-1,-1
all over	1,5,-1,-1,-1
online all over	-1,-1,3
online all	-1,-1,4,-1,-1
means =trend	-2,3,5,3,-3,2
direct	-2,1,2,3,-1,2
sell direct	-6,4,2,2,-1
to sell direct	-4,4,5,-1,-1
^fabri	4,-3,3,1,-2,-2
fabric	4,-1,3,,-2,-1
suit	,-1,3,-2,2
sir i am	4,,,3,-5,-3
sir i	4,-1,-2,2,,-2
sir	1,3,,,-2,-3,-4
^madra	-2,5,-1,-3,-3,-2
madra	-4,-1,-1,-2,-2
da	,-1,-3,-3,-5,-4,-3
vasco	3,-1,-1,5,-1,2
no not	-2,-5,-2,1,-2,-3,-1
no no not	-4,-2,3,-3,,-1
no no	-6,-6,,-9,-4,-8,-3
means ~feature	-2,3,,-1,-2,-6,-2
^inclu	-1,,-5,1,-2,-6,-2
includ	,-3,,1,-5,-6,-2
rs 45,000	-2,-4,2,-5,-1,-1
means =video	2,3,1,4,5,3
means =clip	-2,-9,-3,13,-1,2,-2
reel	-11,-6,-3,10,-7,-1,-1
much for a	6,-2,-6,-5,-3,-1
678	3,1,,-2,-1,-1
october .	,4,4,-2,-2,4
means =mid	,1,5,-7,-4,-6,-3
mid	1,3,5,-6,-2,-2,-1
by mid	2,-4,-4,-4,-2,-2,-1
have .	,-3,3,-2,,-1
we have .	2
what we have	4,1,-1,-3,-4,-3
^600,0	-2,,,-2,-2,,-1
600,000	-1,-3,1,-3,-2,1,-1
kes	-9,1,-6,-2,,-5,-2
^m-pes	-4,1,4,-1,-1,2
m-pesa .	-3,,2,-1,,2
m-pesa	-3,1,5,-1,-1
our own online	-2,-2,1,,-1
for our own	1,-1,-2,-4,-3,-3
time for	-3,-4,2,-3,-4,-2
it's time	5,-1,-2,-1,-1
so it's	,-3,-5,-3,-1,-1
sale so	-2,-3,-3,-2,-2,-2
every sale	4,,-1
of every	-3,-3,,-1,-1,1
eats	1,3,1,-4,-1,3
etsy eats	-3,,3
etsy	-6,-2,9,-1,-2,-1
^hambu	4,-7,3,-1,-1,-1
hamburg	3,-7,4,-2,-1,-1
dubai and	,3,5,-3,-3,-3
to dubai and	-1,3,1,-1
to dubai	3,,,3,-1,-1
ship to dubai	-1,5,,4
^docto	1,,-6,-4,-4,-2
doctor ?	-4,-4,-1,-4,-3,-2
doctor	3,1,-5,-1,-2
to the right	-1,,-1,-2,-1
them and	-2,-2,6,-1,4,-1
ai read them	-2,-1,-2,,2
ai read	-5,-3,-3,,3
an ai read	,-1,-2,,3
that an	-2,3,,,2
day . is	,,,,2
each day	-2,-4,2,,2
about 200	-2,,3,,,-1
^recei	1,-1,-1,,1,-4
receiv	-3,-5,-5,-1,,-1
are still	5,1
tag	-4,,-4,-3,1,1
guten tag	-5,2,-3,-2,3,2,-1
guten	-2,3,-3,-2,3,2,-1
^breis	-3,-3,-3,-3,-3,-2,-2
breisgau	-4,-4,-5,-4,-3,-3,-1
im breisgau	-4,-4,-5,-4,-3,-3,-2
freiburg im breisgau	-3,-3,-3,-3,-3,-2,-2
freiburg im	-4,-4,-5,-4,-3,-3,-2
of next year	2,1,-1,,,-1
of next	1,-1,,2,1,-3
quarter of next	-1,-2,-1,,-3,-2
quarter of	-4,2,-3,,-4,2
first quarter	-1,1,-4,1,-2,1
it in the	-4,3,-1,-3,-1,-1
0198	-1,-3,-2,-3,-1,-2,-1
555 0198	-2,-2,-1,-2,-1,-1,-1
extn	-4,-3,-3,-3,-2,-2,-2
0253	-3,-1,-1,-1,,1
means =graph	,,-3,-2,2,-1,-1
plot	2,-2,-2,-1,3,-1,-1
^forgi	-1,1,-3,-1,1,1
forging	-3,-2,-3,-1,1,1
gm	,-1,2,2,2,-1,-1
gst .	6,2,4,3,,2
sanction rs .	4,1
sanction rs	,-1,-2,-2,-1,-1
means ~guess	-4,4,-6,-3,4,-1
means =rough	-3,1,,-1,3,2,-2
means =guess	-4,5,,-2,4,3,-1
^estim	-6,-2,2,-2,-1,-1,-1
estimate	-1,,1,,-1,2
or aws	-1,-1,-2,-1,,-7
azure or	-1,,,-1,3,-4
same	-3,-3,-1,-6,3,-2,-5
the same	-2,-5,2,2,4,3
means =drift	2,-5,-11,-6,-7,-3,-1
shift the	-1,,,,,3
shift	1,-4,-9,-6,-7,-1
to shift	3,-6,-3,-2,-2,4
^explo	-4,,4,-1,,-1
explor	-2,-1,3,,-1
other	-2,-2,-3,1,-4,-2,-3
down every	-4,,-2,,,3
going down	-2,,-2,,,3
going	-4,1,-1,4,-4,-2
is going	-3,-2,-3,-3
and is	-4,-4,-1,-6,2,-4
2013	4,-1,-2,-2
server is	2,-2,-2,-1,-2,-5
our erp server	,,,,,2
sir our	2,3,-1,-1,-3,-1
^bhopa	,,-5,3,-3,-3,-1
bhopal	-1,,-3,,-3,-3,-1
^qures	-1,-2,2,-2,-2,,-1
qureshi	-2,-3,-1,-3,-3,-1,-1
^rehma	-3,-1,3,-1
rehman	-3,,2,-1
abdul rehman	-3,-1,3,-1
means ~card	-2,-4,4,1,-3,1,-4
means ~checkout	-3,-3,5,1,-8,-2,-2
means =settlement	-3,-1,3,-4,-1,-1,-2
^payme	-2,-3,3,-5,-6,-1,-2
payment .	-1,1,5,-5,-1,-2
payment	-3,-1,4,-2,-7,1,-2
with payment .	-3,-2,1,-2,,-1
with payment	-5,-4,5,2,-1,-1
store with	-1,-4,-4,-3,-2,-2
own store	,-4,5,-2,-1,-2
internet	1,-1,3,4,-6,3
on internet	3,-5,2,5,-2,-2
attar	-4,-3,,-3,,-1
is 5	4,-3,-4,-3,-3,-2
perfumer	,-3,3,-1,-2,-1
^famil	2,2,-1,-1,-3,2,-1
family busines	,-2,-2,-1,-2
family	,-2,2,,,3
is having	-3,-1,,4,-1
if it is	,-3,2,-2,-4,-1
if it	-2,-5,-1,-3,1,-1,-1
lakh if it	-2,-1,,-2,-1,-1
lakh if	,-4,-2,-3,-2,-1
upto	-2,3,,-3,,,-1
can go	-4,,-1,-7,-1,-1
now .	1,5,2,2,2,2
spoke to	-1,1,2,,-1
means =entri	3,-3,-1,1,1,-4,-4
^admis	4,-7,-7,-1,2,-3,-2
admission form	5,-2,-2,-2,-2
admission	3,-8,-7,-1,3,-2,-2
fill	2,,1,-4,1,-5,-1
can fill	3,1,,-1,-1
parent can	5,-4,-1,-1,-2
where parent can	2,-1,-1
where parent	-4,-3,-3,,-3
website where parent	4,-2,-1,,-1
website where	-1,-5,1,-6,-3,-3
a website where	7,-6,-2,-1,-1,-2
centre at	,3,-1,,-2,1
a coach	1,-1,-3,-2
having a coach	-2,-3,-1,-3,-2,-1,-1
having a	-1,2,1,-3,-2,-1,-1
are having a	3,2,,-1
are having	3,2,3,1,1,-1
we are having	2,2,2,2,-1,-1
people . we	,-2,1,-2
people .	,1,3,-2,-1
you people	-3,-5,-5,-5,-5,2
me about you	-1,,-2,-2,-3,1
me about	-7,-7,-6,-1,-6,-1
told me about	1,-1,-2,-2,1,1
^rakes	1,-1,-2,-4,-4,-4,-1
rakesh	2,-1,-2,-3,-3,-2
^husba	-1,2,3,2,2,-2,-1
my husband	2,-1,1,-1,3,-3,-1
before april	-1,-3,1,-2,-3,-1,-1
are small	-3,-2,-3,-2,-2,-1
never had	5,-3,-3,,-1,-2
and never had	4,-1,-2,,,-1
2009 and	3,,1,3,,-1
2009	6,1,-3,1,-3,-1
since 2009	-3,1,1,,-1,-1
^blank	-1,,1,-3,-1,-2,-1
blanket	-1,3,1,-2,-1
wool	-3,,1,3,4,-2
sold	,,7,3,,5
fix it	-3,-3,7,3,-2,-4,-1
someone fix it	-1,2,1,,,-1
someone fix	,3,1,,,-2
means =basket	,-2,7,-5,,-3,-1
^check	-8,-4,3,-7,,-1
checkout	-4,-7,5,-4,-4
the checkout	-1,,2,-3,,-2
means =disput	-7,1,-2,-1,-5,3,-1
means =avoid	-4,-5,,-2,-5,-1,-1
^falli	-2,2,3,,,1
fall over	-5,-3,3,-2,-3,5
fall	-3,-1,,-2,-5,3,-1
our shopify store	,-1,4,-1,,-1
our shopify	-2,-3,7,-2,-1,-2
^bronw	-3,-3,1,-4,-4,-3,-2
^pritc	-4,-4,1,-3,-3,-1,-1
pritchard	-2,-3,1,-2,-2,-1,-1
7700	2,-1,-1,-4,-5,-5,-3
44 7700	,-4,-4,-5,-5,-5,-3
mail.example	-7,-6,-5,-5,-5,-5,-3
^vacan	-4,-5,-4,-3,-3,-2,-1
vacancy ?	-2,-3,-2,-2,-1,-1,-1
vacancy	-5,-7,-3,-3,-2,-1,-1
any vacancy ?	,-3,-1,-1
any vacancy	-3,-3,-2,-2,-1,-2,-1
there any	-6,-3,-1,-1,-2,-1
is there any	-3,-2,-1,-1,-2,-1
is there	,-5,,-5,,-3,-1
means =react	,2,-4,-6,-1,-3
means =framework	5,4,-9,-8,1,-2,-3
means =behav	,-1,-4,4,-4,-5,-2
react	1,2,-5,-5,-2,-5,-2
means =knowledg	-6,1,2,-4,-1,5,-1
means =feel	-5,-7,3,-4,-1,-3,-1
^exper	-4,2,2,1,2,-2
experience	-3,-2,-3,-5,-2,-3
yrs	-1,-6,-4,-7,4,,-2
2 yrs	-1,-1,-2,-1,-1,-1
^tirun	-4,,-4,2,-3,-3,-1
tirunelveli	-3,,-1,2,-3,-4,-1
means =nativ	-6,,-4,-4,-4,-3,-2
^nativ	-7,,-5,-4,-4,-4,-3
native	-7,3,-5,-4,-5,-5,-3
^passo	-2,,,,-3
passout	-2,,-1,-1,-3
2023 passout	-2,,-1,-1,-2
madam myself	-3,,3,4
madam	3,,-1,3,,,-1
sir madam myself	-2,,4
sir madam	,-2,4,3,-4,3
^respe	2,-1,4,4,-2
respect sir madam	-2,-2,2,,-1
respect sir	5,,3,2,-1,1
respect	5,-1,1,5,-2,2
year ends	3,-1,-2,,1
^fisca	,1,-5,-3,3
fiscal year	,-3,-4,-3,4,-3
fiscal	-2,,-5,-3,3,-1
our fiscal year	-4,-1,,-1,3
our fiscal	-3,-1,,-1,3
means =safeguard	-4,-5,-5,-1,-1,4,-2
control	-3,,-4,2,-1,6,-2
it under	-3,-1,2,-3,-1,3
get it	1,,-3,2,-3,1
to get	,1,-4,6,1,5
why .	2,-2,-4,-4,-2,5
me why	-1,-2,,-1,-1,1
can tell	-1,1,-1,-2,-1,3
nobody can tell	,,,-2,-1,2
nobody can	6,,2,,4,2
and nobody can	3,-1,-2,,3,1
month and nobody	,,,-2,,1
11k	-2,3,-1,3,1,2
aws bill	-2,-2,-1,-5,-3,6
our aws bill	-1,-4,-1,-4,-3,6
our aws	-1,-4,-1,-3,-2,5
wa .	1,-1,6,-2,,1
wa	,-1,1,-3,-1,-3,-2
union	-2,3,-5,,-2,,-2
means ~contract-clause	1,3,1,2,,-1,-1
means =attribut	-6,3,2,,2,2,-1
^credi	-6,3,,1,2,2,-1
credit union	-4,-3,-4,2,-3,2,-1
credit	-6,1,1,,1,1,-1
ridge	,-2,1,-3,-2,-2,-1
^509.5	-6,-4,-5,-5,-4,-3,-1
509.555.0167	-6,-4,-4,-5,-4,-4,-1
1 509.555.0167	-6,-5,-5,-5,-5,-4,-1
^tremb	-2,1,-4,-4,-2,-3,-1
^genev	-4,,-4,-4,-4,-1,-2
april .	3,-1,1,4,,3
28	1,3,2,2,-5,-5
by 28	2,-1,2,2,-1
online by	2,,3,-1,,-1
be online by	-4,,4,-1
be online	-3,-2,1,-3,-1,2
must be	-1,1,1,-3,3,-1,-3
it must be	-3,2,-4,-2,1,3
and it must	-2,2,4
redo it	3,4,-3,-1,-1
cad	-1,1,1,,3,3
grant of	1,-2,-3,-2,-4,-2,-1
grant	-5,2,-2,-5,-2,-6,-2
a grant of	1,3,-2,-1,-2,-1
a grant	3,1,,-3,-3,-2
^frenc	2,-3,-2,2,3,-1
french .	-2,,-2
french	2,-3,-3,1,3,-1
in french	1,-1,-2,2,2
and only	6,1,-1,5
^perso	2,-5,2,1,-4,-2
person	,-2,2,1,-4
blind	-1,,-2,-1
for blind	-4,2,-2,-1,2
2011	10,-4,-1,4,-2,-1
from 2011	3,-1,-1,-2,-2,2
is from 2011	2,-2,-1,-1,,2
is from	3,-4,1,-2,-3,1
website is from	4,-3,-2,4
website is	3,1,-3,2,-5,-1
our website is	3,-2,-3,-3,-3,-1
^trois	1,,-1,3
trois-rivièr	1,,-1,2
musée	-2,-4,-5,-4,-4,-4,-3
write for the	3,1,-2,,-1
write for	,-4,-1,-4,-3,-3
i write for	-1,-1,,-2,-2,-3
android only	-5,4,-1,-1,-2,-1
collector	-2,1
pls i	-3,,1,-2
^kumas	-6,3,3,-3,-3,-3,-1
kumasi	-6,4,4,-1,-3,-2,-1
in kumasi	-4,3,-2,-3,-3,-2,-1
^kwabe	-3,3,-3,-3,-2,-2,-1
kwabena	-3,2,-3,-2,-3,-2,-1
ghs	-2,-1,-1,,-3,-1,-1
six week .	-2,,3,-2,-2,-1,-1
400	-4,1,3,1,2,1,-2
233 24	-4,,-3,-2,-4,-2,-1
233	-3,,1,-6,-6,-5,-2
lamp	1,-2,-3,1,-4,-1,-2
is a	4,-1,-5,-1,-4,-1
item	,-4,4,-4,-3,-2,-1
means ~dearest	,-2,-2,-5,-2,1
means =dearest	-2,,-2,-4,-2,-3
means =typic	-3,-4,,2,-2,,-2
means =common	-5,-8,3,-2,-2,1,-1
^norma	-7,-6,2,-1,1,-3
normal ?	-7,,-1,-2,-1,-1
normal	-5,-3,3,-4,2,-3
is that normal	4,-1,-1,-1
2.8 lakh	-2,-2,3,-1,,-1
2.8	-3,-2,3,-2,-1,-1
quot us	1,-3,-4,-2,-5,-3
^pixel	-5,2,-2,-2,-3,-4
means =parti	,2,-6,-1,-11,-7,-5
side	-1,2,-1,2,-7,-9,-4
^agart	-2,-4,-2,,-4,,-2
agartala	-1,-3,-2,1,-3,,-2
^bambo	,,3,-1,-1,-2
bamboo	,-1,3,-1,-1
^debba	-4,-3,-2,-3,-3,-1,-2
debbarma	-3,-3,-3,-3,-3,-1,-2
to 2	3,-3,-2,-2,-1,1
1.5 to 2	1,-2,-2,-2,,-2
1.5 to	2,-2,-2,-2,,-2
if you ask	-2,-2,-1
ok if	-1,-1,-3
12th	-2,,-3,-1,-3,-2
means ~earned	3,2,,-3,-1,,-1
paid on	-1,-1,-3,,1,-2
paid	2,2,-4,-3,-4,-1,-1
kurti	-5,-4,-5,-3,-4,-4,-2
for rs	3,1,-6,-4,-2,-1
order ?	-1,-3,-4,,-1
na	-3,-5,,3,-5,-3,-2
tha	-5,-2,-5,-2,-1,3
ka	-1,-2,2,,-1,-5,-2
aap log	-6,-2,-4,-1,-3,-2,-1
aap	-6,-2,1,,-3,3
means =mvp	1,5,-3,-4,,1
mvp	3,8,-3,-3,-5,2
everyth .	-2,-2,-1,2,,3
for everyth .	,,,,,3
for everyth	1,3,-2,1,-2,2
22 lakh for	2,3,4,,,2
22 lakh	,2,6,-1,3,1
and 22 lakh	2,3,-1,,,3
and 22	2,3,-1,,,3
18 and	3,,1,-1,,3
pass	5,2,-3,,-3,1
a way	5,3,-3,-2,-1,2
on aws	-2,-2,-3,-4,-3,7
^hoste	4,1,-6,-1,-4,2,-2
host on	2,1,-1,,-2,4
means =nurs	-1,1,2,-5,-1,-5,-4
^nurse	3,7,1,-8,-4,2,-2
nurs	3,3,-4,-5,-3,-1
means =column	-1,2,2,-3,1,2,-1
means =area	2,2,,-1,-1,-2,-4
field	,5,2,-2,2,1
for field	4,3,,,,3
app for field	2,2,,,,2
android app for	1,4,-2,-2,-1,2
an android app	3,5,,,,4
an android	3,5,-1,,,4
kolkata .	2,,-3,3,-2,1
lake kolkata	1,1,-2,,-1,3,-1
lake	2,-3,2,1,-3,3,-3
salt lake kolkata	3,3,-1,1,-1,4
salt lake	,1,-3,,-2,4,-1
salt	5,3,-3,-1,,4,-2
^co-fo	,2,-2,-1,1,5
co-founder at	1,-1,-2,-1,-2,4,-1
co-founder	,2,-3,-3,,4,-1
^bhatt	1,,-1,-3,-4,-2,-3
bhattacharjee	4,,-2,,,,-2
^itsel	-5,-2,-3,-2,7,,-1
itself	-6,,-1,-2,6,3,-1
the line	-2,-2,-2,,1
on the line	-1,-2,-1,,2
piece on	-1,-1,-3,,-2
piece	,3,-4,-1,-3,-1
means ~buggy	-1,-1,2,1,1,-5,-1
^defec	-1,-4,-3,,7,-1
find the	,2,-5,1,3,-1
that find	-1,-3,-1,-1,3
^camer	-6,3,2,-6,9,-1,-3
camera	-5,3,1,-4,12,-4
a camera	-5,-4,-4,,7
gear	-3,-2,2,-1,1,-4,-2
^solan	-4,1,,-3,-1,-2,-1
solanki	-4,1,,-3,-1,1
factory is	-2,-3,-3,-1,-1,-2
wrong it	,,2
oh wrong	-5,-1,,-4,-1
our town	-2,2,2,,-3,-1
only for our	-2,-1,-2,-1,3,-1
only for	1,3,-7,-6,2,,-2
means =swiggi	-1,4,-4,-6,-7,-6,-2
^zomat	-2,8,-1,-4,-4,-2
zomato	1,7,-2,-4,-4,-2
like zomato	-1,-3,-3,-1,-3,-1
app like zomato	-2,3,-1,,-1
app like	-8,4,-3,-4,-5,-3
make app like	-2,2,,-1,-2
make app	-7,7,-6,-3,-4,-2
will share	-4,-2,-4,-2,-2,-1
^balla	-1,-1,-4,-3,1,-3
ballari	-2,-1,-2,-2,-2,-1
^suman	-1,3,-3,-1,-1,-1
write me	-2,-3,-5,-3,-3,-2
per head	2,1,-4,-5,-2,-2
^14,50	5,-3,-4,-1
14,500	5,-2,-4,-1,-1,-1
sell at	,1,3,-1,3
trek	7,-3,-3,-1,-3,-2,-1
^germa	-1,-2,1,-1,-6,1,-1
german	6,1,-2,-3,-3,2
and german	3,2,-6,-2
english and german	3,,-4,-1
english and	1,-1,1,-1,2,-1
means =kit	1,-2,1,-1,-3,-1,-2
^packa	3,-2,-1,1,-1,-1,-2
packag	-1,1,1,-6,-5
trekk	3,-2,1,1,-2,-2
^uttar	-1,-6,1,,-4,-3,-2
suman	3,-4,-5,-4,-4,-4,-1
should be ready	1,-2,-4,-3,-1,-1
it should be	1,-6,-4,-6,2,1
so by mid	-1,1,-3,-1,,-1
so by	-5,-3,-6,-5,-4,4,-1
may so by	-2,-2,-2,-1,-2,6
may so	1,-4,-1,-3,-4,6
in may so	4,-1,3,-1,-2,-3
in may	2,1,,-6,-3,-2,-1
season is	-3,-1,1,2,-2
^admin	1,-1,-1,-4,3
administrator	1,-2,-3,-2,3,-3
jose	-3,-1,-3,-3,-3,-2,-1
fr .	-1,-2,,2,-5,-6,-4
fr	-1,-2,,3,-6,-6,-5
to rs .	-3,-2,-3,-3,-3,-2,-1
to rs	-3,-2,-3,-3,-3,-3,-1
up to rs	-3,-3,-3,-3,-3,-2,-1
has sanction	,-3,-1,-6,-3,-5,-2
management has	-1,2,3,-1,-1,1
january .	,1,4,-2,-3
1st	2,5,-6,2,-5,,-1
be runn	-2,,4,-2,,-3
should be runn	-2,-1,2,-2,-1,-1
^clear	2,-1,-6,-2,1,-3
are asking	2,,3,-1,2,1
so we are	-2,4,1
and gave	-3,-2,-3,,-1
9 month and	4,1,-2
vendor took	-5,2,-1,-2,-3,2
means =earlier	-2,,-2,-6,2,-1,-1
means =beforehand	,-1,,-3,-5,-1,-2
^earli	-5,1,-2,-2,-4,1
earlier	-2,1,-3,-3,-5,-1,-1
means =token	-2,-1,-4,-1,-5,-3,-2
token	,1,-3,-4,-4,-2,-1
op	-3,5,,-2,,-2
and take	-1,,7,,-1
means ~report	1,4,-2,-3,,-2,-1
means =statement	1,3,,,3,-2,-1
^repor	,2,-2,-2,3,-4
report and	-2,2,,,1
report	,1,-2,,2,-3,-1
lab report	3,-2,-1,-1,1,-1,-1
lab	3,1,-4,2,,-5,-1
can see	7,5,-3,-2,2,5
asking for a	3,-3,5,-1,-4
our patient	1,-2,-1,-2,1,2
year . our	-3,-1,-2,2,-1
26th	-3,1,-2,3,,-1
hospital in	-1,2,-1,1,3,2
120	-3,1,-2,-1,-3,-2,-3
^thodu	-4,,-2,-2,-2,3
thodupuzha	-5,2,-3,-3,-2,2
^sneha	-3,3,-2,,-1,-1
means =welcom	-3,2,3,-4,1,1,-3
^greet	-2,2,1,-1,1,,-3
greeting from	-1,,-2,-1,-6,-2,-3
greeting	-2,1,4,1,2,2,-3
^lante	1,-2,-4,-4,-2,-2,-1
lantern	3,,-4,-4,-2,-2,-1
sarl	3,-1,,,-1
el	3,-5,5,-3,1,-3
^youss	-5,-3,-2,-4,-3,-2,-1
youssef	-3,-2,-1,-2,-1,-1,-1
salam	1,-3,-1,,1,-2,-3
^riyad	-8,2,-3,-6,-1,-2,-3
riyadh	-5,-1,-3,-7,-2,-2,-3
means =home	,,3,-2,-1,-4,-4
means =extern	-2,,1,,-1,-5,-3
house	-2,-2,-1,,-3,,-2
the house	-1,1,-4,-4,-5,4
three month	-3,2,-5,1,2,-4
^180,0	1,1,-1,-3,-1,-2
180,000	,,-1,-3,-2,-2
site in	2,-3,-3,-5,-4,-3
with an	-2,1,-3,2,-3
means =europ	3,2,,1,1,3,-1
^europ	3,1,2,1,-3
europe	3,-3,1,-2,-4
in europe	-2,,2,2,-1,1
direct to	-6,2,6,4,-1,-1
sell direct to	-4,5,4,2
212	-5,3,,1,-3,-2,-1
8000	-6,,-5,2,-4,,-2
english .	4,-1,-2,-1,4,-1
in english .	2,1,-4,2,-2
in english	6,2,-1,,-5,-1
means =hidden	-4,-8,-1,4,-3,-4
^invis	-4,-2,-2,3,-1,-1
invisible	-3,-1,-2,4,-1,-1
us online	3,-1,-6,2,-1,-1
^touri	6,-2,3,2,-2,-5,-2
tourist	1,-3,4,4,,-4,-1
head office in	,-1,-2,3,,-1
means ~bars	-1,2,-3,2,3,-6,-1
means =block	,5,,1,-1,-6,-3
bars	-3,-1,-2,3,-1,-1
^eleve	,2,-1,1,2,3
eleven	,2,-2,5,2,3
o.o .	-1,-2,3,1,-2,,-1
o.o	-1,-1,2,,-1,,-1
z o.o .	-1,-1,3,1,-1,,-1
z o.o	-1,-2,3,2,-2,,-1
z	-5,-3,3,,-1,,-1
sp . z	-1,-2,3,2,-2,,-1
sp .	-1,-1,3,1,-1,,-1
sp	-2,-2,4,1,-1
consult	1,-4,2,,1,1
^nordh	-4,-4,-4,-1,1,-4,-3
friend at	-3,-2,-4,5,,-1
a friend at	-5,5,-2,1,3
recommend by	,2,-1,2
were recommend by	,1,-1,2
were recommend	,,,2,-1
you were recommend	,1,,2
you were	-6,-1,2,1,-2
^agnie	-6,2,-4,,-4,-2,-2
agnieszka	-5,,-3,,-3,1,-1
means =lot	4,1,-1,1,-3,-2
load	5,-3,-3,-5,-2,-1,-1
to load	7,-3,-2,-4,-3,1
^forev	,-1,-4,-3,-3,-4
forever	2,-1,-4,-2,-3,-3
takes forever	3,-1,-3,-1,-2,-2
takes	3,-1,,-2,5,1
and takes	1,-5,4,,-1
a phone and	,-1,-1,5,-2
on a phone	3,-2,,3,-1,-2
terrible	4,-1,-3,-3,2,-1
look terrible	5,-2,-2,-2,-2,-1
hardware store	6,-2,-3,-3,-1,-1
even .	4,-1,1,,-4,-1
tops	4,-2,-6,-7,-7,1,-2
6k	5,-8,-4,-1,-6,-5,-2
0134	-6,-5,-6,-5,-2,-4,-2
555 0134	-6,-6,-6,-6,-5,-5,-2
868 555 0134	-6,-5,-5,-6,-5,-5
868 555	-5,-5,-5,-5,-4,-4
868	-5,-4,-5,-5,-4,-4
1 868 555	-4,-4,-4,-5,-4,-4
1 868	-6,-4,-4,-5,-4,-4
means =combin	1,-2,1,6,-4,-1,-1
^toget	2,3,1,7,-4,-4
together	2,1,1,7,-5,-4
homestay	8,-9,-11,3,-7,-3,-1
^villa	1,1,3,-2,-6,-4,-2
village	,-4,5,-1,-3,-4,-2
leh	4,-2,-4,-3,-2,-2
means =gather	-1,-1,1,-7,-5,-2,-3
collective	-3,-3,4,-4,-1,1,-3
secretary of	-2,,-3,-1,1,-1
dolma	,-3,-3,-3,-2,-2
^1,50,	-2,,-2,-1,-1,-2,-1
can pay	-1,2,-6,1,3,-2
we can pay	7,,-3,-2,1
may .	1,-1,-2,4,-1,5
in may .	1,-1,,-1,2,3
open in may	4,-2,-2,-2,1,-1
the pass	4,-3,3,4,,-1
must be there	-2,1,1,-1,1
x7	-1,-1,-1,-1,2
24 x7	-2,-1,-1,-1,2
answer them	-1,-2,-1,,4,-1
to answer them	,,-2,,4
to answer	-5,3,-2,,8,-1
bot to answer	,,,,3
bot to	,-1,-3,,4
some ai	-3,,4,-1,1,-1
want some ai	,-1,-1,,2
want some	-3,-1,,,4
^ameri	-5,-3,5,-3,-1
america	-4,-2,5
night from	,4,,,1
the night	2,,-1,-2,-1
2 in the	3,-2,2,,1
2 in	3,-2,2,-1,1,-1
at 2 in	4,-2,1
at 2	5,-4,3,-1,5,-2
means =sm	2,-1,-1,3,-2,-1,-1
^messa	-1,2,3,1,1,-2
messag	-2,-3,3,3,-4,-1
means =messi	1,-2,2,-5,-2,-1,-3
by whatsapp	,3,3,-1,2,3
pay online	-7,-1,5,-2,-1
and pay online	-5,-1,3,-1,-1
and pay	,-5,11,,-1
order and pay	-5,-4,5,-1,-2,-2
^merta	-6,-2,-1,,,-2,-1
mertajam .	,,2,,-1,-1
mertajam	-6,-1,4,,1,-1
bukit mertajam .	-1,,2,,,-1
bukit mertajam	-5,-2,2,,,-2,-1
bukit	2,-3,-2,4,,-5,-2
in bukit mertajam	-5,-1,,,1
in bukit	1,-2,-3,-1,,-1
roti	-7,-4,-1,-5,-2,-4,-1
hi . i	4,-2,-1,1,-1
hi .	-2,1,3,-2,2,1
^kamar	2,,-4,-3,-3,-3,-2
aisyah binti	-3,1,,-1,-1,-1
nur aisyah binti	-3,,,-1,-1,-1
nur aisyah	-3,,4,-1
nur	-3,-1,4,-2,-1,-1
discus with my	-2,-3,-1,-2,-3,-2
discus with	-3,-3,-2,-2,-3,-3
no budget yet	-6,-3,-4,-2,-2,-2
of us	3,-2,2,4,,,-1
alway on	,,,3,-1,-2
alway	1,,-2,-3,3,-1
is alway	-6,3,2,,-3,2
means =happi	-4,,-4,-1,-5,,-4
smile	-1,-2,-2,-2,-2,-2
^raffl	-3,-3,-2,-3,-2
us on google	-5,-3,-4,3,-4,-3
find us on	-8,-9,-4,5,-6,-4,-1
and nobody find	-2,-1,-2,3,-3,-1
tiong bahru	2,2,2,2
tiong	2,2,1,2
we're a small	3,-1,-1
until then	-1,,-4,-1,-1,2
^renov	1,-1,-2,-1,-1,-1
please we	,-2,-2,-1,-3,-2
not before	-2,,1,-8,,-7,-2
^rupia	-3,2,2,1,-1,-1
rupiah	-3,2,1,1,-2,-1,-1
million rupiah	1,1,3,2
150	-6,1,-5,-6,-4,-6,-4
free .	-3,1,-4,-3,-2,6,-1
is free	,3,,-1,,-1
villa	2,-1,-2,1,-3,-3,-2
which	-7,-1,-8,-8,-1,-6,-6
see which	1,3,,,1,3
they see	5,-3,2,-2,-2,-2
where they see	7,-2,2,-2,-2,-3
where they	-7,2,4,-3,-3,2
^bahas	,-4,-2,-3,,-2,-1
bahasa	1,-3,-2,-3,-2,-1,-1
and bahasa	,-1,,-1,3
in english and	2,-3,1,-2
website in english	4,-3,-4,-3,-2
by email	3,3,-2,,5
book by	3,1,-2,-2,3,-1
^guest	3,-2,-4,2,,-7,-2
guest	3,-3,-4,3,1,-7
and guest	2,,,-1
means =lend	4,1,-4,-1,2,2,-3
rent out	6,-2,-5,1,-3,-4
rent	7,-1,-1,,-3,1,-1
we rent out	5,,-3,,,-1
we rent	6,-2,-4,-1,,-1
bali .	3,-1,-2,1
bali	4,-2,-4,1,3,1
5517	-4,-3,-3,-3,-2,-2,-1
812	-5,-3,,-4,-5,-4,-3
62 812	-4,-1,,-5,-5,-4,-2
62	-5,-3,,-5,-7,-3,-5
^sport	-3,-1,-3,-1
sport	-2,-3,-1,-2,-1,-1,-1
^chena	-3,-1,-4,-3,-2,-2,-1
for export	-3,-1,5,-2,2,-1
^footb	-6,-2,-1,-3,-2,2
football	-5,-2,-1,-2,-1,1
^stitc	-1,-1,2,-3,-1,-3,-1
stitch	-1,1,2,-2,1,-3,-1
we stitch	-2,-1,2,-1
^sialk	-2,-2,,-2,-2,-1
sialkot	-2,-2,1,-2,-1,-1
^fault	,-3,-1,-6
with camera	-2,4,-3,,2,-2
ball	-4,-3,-3,-2,,-2
look at the	-1,4,-1,-2
ai thing	-4,-2,-1,-1,5
budget not	2,1,-1,-1,,-1
rupee more	1,-1,1,-3,-1
rupee	-1,-2,2,,-2,-1
a rupee more	,-2,3,-2,-1
a rupee	,-3,4,,-2,-1
not a rupee	,-3,2,,-1
but not a	-2,3,-1,-2,-1
but not	3,1,-4,-2,2
^900,0	-1,1,,2,-3,1
lkr	-4,-5,2,3,-2,-3,-2
go up to	1,,-1,-2,2,-1
go up	-1,-1,-3,1,2,-2
can go up	2,-1,-2,-2,1,-1
i can go	-3,1,-2,-2,1,-2
time i	5,1,1,-1,-2,-1
this time i	6,1,-2,-1,-1,-1
this time	4,-1,,-2,-3,-3
one before	3,-1,,-2
new one before	3,-2,,-2
new one	1,-2,2,,-3,-8
properly .	,3,1,-1,,3
properly	6,3,,4,-3,2
work on	7,-4,-7,-4,-1,-3
once	-3,-3,,-5,-2,,-1
it never	5,4,,,,2
and it never	4,2
for it and	-2,,-2,,3
we paid	-1,4,1,3,-2,-1
month to make	2,-1,-3,-1
month to	3,,-2,5,-2,-4
took 6 month	4,-2,,-2,-1,2
took 6	3,-3,,-3,-1
website took	4,,,-1
old website	1,-2,-4,-3,,-2
12 year	2,-4,-3,-3,-6
for 12 year	-1,-2,-4,-3,-3,-3
open for	-3,-2,5,,-4,-1
been open for	-2,,-6,-3,-3,2
been open	4,3,-6,,-3,1
been	2,,-2,-2,-3,2,-1
have been open	,1,-5,3,-2,2
have been	1,2,-7,3,-4,4
we have been	-1,-3,-4,5,-4,4
kandy	3,,-4,-3,-3,-3,-2
guest house	4,-5,-2,-4,-2,-1
a guest	2,-2,-2,-1,-1,-1
i have a	2,-2,-5,-1,,-4
^wickr	-2,-1,1
wickramasinghe	-2,-1,,,2
^dines	-4,-6,-1,-5,-6,-4,-3
dinesh	-4,-5,-2,-4,-5,-2,-1
^picke	1,6,,-4,-4,3
pick up	-2,1,-4,-4,4,-2
nobody pick up	-2,,-2,-1,-3,-1
and nobody pick	-2,-3,-3,-2,-2,-2
2771	-3,-2,,-1,-1,-1
60 3	-4,-3,-3,,-1,-2
your site	-10,2,,-2,1,-3
on your site	-4,3,4,-1,-2,-1
on your	-6,,-1,-10,-2,-4
number on	-1,,-4,-1,-3,-1
the number on	-2,-3,-2,-2,-2,-1
rang	-4,-4,2,1,-5,-2,-1
i rang	-3,-3,-1,,-3,-2
all that	-4,2,-1,2,-1,2
bbq	-3,2,-2,-1,-1,-1,-1
book the	-3,5,,-1,-1
maintenance	-2,2,-3,-3,1,-5
registration	-1,2,-6,-5,-6,-2
means =resid	1,3,-4,-1,-4,-3,-1
^resid	1,2,-3,-1,-5,-3
resident	-1,5,-2,-2,-3,-1
condo	-3,4,,-2,-1
quotation for an	-3,3,-1,,-2,-1
need quotation	5,3,-2,,-1,-1
property management	3,3,-1,-1,1,-1
i'm with	-2,-3,-4,2,1,1,-2
muthu	,-6,-7,-6,-6,-7,-4
l muthu	-3,-3,-3,-3,,-3,-1
a l muthu	-3,-2,-2,-2,-1,-2
ganesan a l	-2,-3,-3,-3,,-3,-1
ganesan a	-2,-2,-2,-2,-2,-3
ganesan	-2,-3,-3,-3,-1,-2
220	-3,,-3,-2,-2,-4,-2
regard dr	-1,-1,,,2
means =rollback	-5,2,-2,-1,-2,-1
^rever	-3,3,3,,-4,1
revert .	-2,3,2,,-1,1
revert	-3,3,2,,-4,1
kindly revert .	-2,3,4,,-2,2
kindly revert	-1,3,3,,1,1
have set	3,2,-2,-1
we have set	3,1,-2
^intak	-4,-1,-6,-1,-2,-4
intake	-7,,-6,-3,-2,-3,-1
ready before the	-6,-4,1,,-3,-3,-1
ready before	-6,-5,2,1,-4,-4,-2
be ready before	,-3,3,2,-1,-1
first .	2,3,-3,4,,-4
iphone and android	-1,1,-2,-3,-1,-1
iphone and	,1,-2,-2
their children	-2,2,-1
of their	-1,1,-2,-1,-3
attendance and	-1,2,-2
in which	-2,-3,-4,-7,-7,-4,-1
app in which	-1,4,-3,,-1
like an app	4,5,-2,-1,-4,-3
madam we	2,-3,-2,-3,1,-1
sir madam we	4,-3,-2,-3,1,-1
dear sir madam	3,-2,-1,2,2,-1
dear sir	4,3,-5,2,2,1
are .	3,2,-2,-2
^palle	6,2,2,-2,4,-3
pallet	4,2,2,-2,,-3
in and	6,-1,4,-3,1,1
log in and	3,-2,4,-2,-2
where our	3,-1,1,-1,,-1
portal where our	5,-1,-4,-1,,-1
a web portal	-2,-2,-3,-1
and shah alam	3,,-1,3
and shah	3,,-2,2
warehouse is	1,-2,-2,-2,-2,-2
hello can	,-4,-4,-3,2,-1
^farha	-5,1,-5,-5,-4,-1,-4
farhan	-4,1,-4,-1,-1,-4,-2
^autoc	2,-3,3,2,-2,-3,-2
autocorrect	2,-3,3,,-2,-2,-2
farhana	-3,-2,-2,-3,-2,-2,-1
eh	1,-2,-3,-3,-3,-3
u work	-5,-6,-4,-4,-4,-4
do u	-6,-3,-7,-6,-6,-10,-2
in riyadh	-4,1,-2,-3,-1,-1
im in	-2,-2,,-6,-2,-2,-1
means =mapbox	3,2,-5,4,-3,-2,-1
maps	-3,-2,-2,5,,-5
on maps	-5,-6,-1,6,-5,-3
office on	5,-2,-4,-4,-1
dubai office on	,,-3,,-1,2
ur dubai	-3,-1,-1,-1,,1
saw ur	-3,2,1,-1,,-1
hii	-3,-4,-4,-2,,-4,-3
means =tabbi	-1,-6,-2,-2,-4,-3
mada and	-1,,3,-3
mada	-1,,4,-3
with mada and	-1,,2,-3
with mada	,,3,-4
online store with	,-1,3,-1
real online store	,,1,-4
real online	,,1,-4
want real	,,,-4
insta	-6,-4,,10,-2,-6,-3
on insta	-4,-3,1,3,1,-1
only on	,-2,-1,-1,,-1
sell only	-1,-1,-1,-1,-4
^bahra	-6,-2,-3,-7,1,,-3
bahrain	-6,-1,-3,-6,2,,-4
^kuwai	,1,-4,-5,-3,-2,-3
kuwait	1,1,-2,-3,,-1,-2
to kuwait and	-1,,2,-1
we ship to	-4,2,-1,2,-3,-2
^abaya	-4,-3,4,-6,-2,-3
abaya .	3,,3,-1
abaya	-8,-3,4,-8,-5,-5,-2
340	1,3,1,-4,-4,1,-1
966 55	-5,-1,-2,-4,-4,-2,-3
means =ceil	,,1,-2,3,-4,-3
^maxim	-1,1,-5,-5,-6,-5,-2
maximum	-1,-1,-7,-4,-5,-4,-3
sar	-6,1,,2,-5,,-3
^handp	5,,-3,-1,-2,-2
handphone	4,-1,-1,-2,-1,-2
open on	-1,-3,-8,-8,-6,-7
^canno	-1,-5,,-3,-3,-3,-2
cannot	-2,,,-3,-2,-2,-1
2014 and	1,2,-1,,,3
2014	1,-1,-2,-5,-3,1
still says	3,,-2,-1
website still says	2
website still	3
enquiry	7,-3,2,-7,1,3
siew	-5,-4,-5,-5,-5,-5,-5
no need	-10,-8,-1,-7,-6,-5,-1
before hari raya	-1,-4,4,2
before hari	-2,-3,4,3
boxes to	3,-1,-1,,,-1
kuih raya	-1,-1,4
kuih	-2,-2,2,1,-3
sell kuih	-1,5,-3,3
tanya	5,-4,-3,-6,-1,-2,-1
nak tanya	4,1,,-4,-1,-1
bharu .	2,1,6,-1
kota bharu .	,1,6,-3
in kota bharu	2,1,-3,,-4,-3,-1
^kilan	-4,-3,7,3,-3,-3,-2
kilang	-4,-3,7,3,,-2,-1
^sweet	-10,,6,-2,-7,-5,-2
^azlin	-2,-1,3,-4,-4,-3,-1
azlina	-5,-2,1,-6,-5,-4,-3
wan	2,-3,-1,1,-3,-6,-4
delivery .	-1,-2,3,,,-1
and delivery	,,3
question about	-4,-1,-2,-1,3,-1
asking the same	-1,,,,2
300 whatsapp	3,,,,1
day we	4,-3,-1,-1,-3,4
every day	-5,-4,-2,-2,4,-4
^al-fa	3,-1,-5,-2,,-2
^salmi	3,1,-4,-2,-3,-3,-1
salmiya	3,,-5,-3,-3,-3,-2
965	,-2,-3,-5,-4,-2,-3
it . my	1,-2,-4,-2,,-1
for it .	5,3,-1,-2,1,,-1
kd	-7,-4,-5,-3,-2,-4,-3
can put	-6,-1,,,1,-6,-1
we can put	-3,-3,-3,1,-1,-1
month max	-5,-3,-6,1,-3,-3,-1
per month max	-2,-1,-3,5
salon	2,3,-6,-4,-8,-6,-1
my salon	3,,-2,-3,-2,-1
for my salon	-1,-2,-2,4,-2,-1
do seo for	-1,-1,,5
someone to do	,-1,,5,2
riffa	-6,1,1,-2,2,-2
dollar ?	-1,-3,-2,-1,-3,-1
2,500 dollar	6,-1,-2,-1,-2,-1
form .	8,-4,-2,-4,-2,-1
contact form	-5,-4,-5,-5,-4,-4
with my cv	2,,-4,-1,-2,-1
one page	11,-3,-6,-4,-3,-4
means ~simple	,4,-1,-4,1,1,-1
means =plain	,1,-1,-4,2,-3
means =easi	1,2,-5,-3,-1,-4,-1
simple one	-1,2,-2,-2,-1
simple	,2,-3,-1,-4,-3
a simple	1,,-5,-2,-5,-1
love a	-3,-3,-1,,-1,-1
i'd love a	-2,,2,-2
i'd love	-4,,,,-3,-3
in beirut	-1,-1,5,,-1,-1
means =translat	6,-4,6,-3,-2,-2
translator	4,,-5,,-1
means =freelanc	-1,,-1,-2,-6,,-2
^freel	,-1,-2,-3,-6,1,-2
freelance	,-5,-1,-3,-5,1
a freelance	-1,-4,-4,-4,-5,-4
i'm a freelance	-7,-4,-4,-5,-5,-4,-1
i'm a	-7,-3,-3,4,,-1,-2
hi ! i'm	-2,-2,-4,,1
hi !	,2,-1,-1,2,2,-2
example.net	-3,-3,-3,-3,-2,-2,-1
have 60	-1,-2,2,-1,-1
they have	-5,2,,-4,-1,2
means =retent	-8,7,-2,-4,-5,-2,-1
means =loyalti	-2,8,-1,,-6,3
^loyal	-7,9,,-5,-5,-3
loyalty app .	-1,6,,-1,-1,-1
loyalty app	-6,8,-3,-4,-4,-3
loyalty	-7,6,1,-5,-6,-2
a loyalty app	-3,5,,-2,-2
a loyalty	-3,6,,-1,-3
a partner	,3,-4,3,2,3
for a partner	-2,4,-3,3,3,3
we look for	-2,,-2,-4,,2
we look	-2,-1,-2,,1,3
^anado	-4,-2,-3,-3,-3,-3,-2
anadolu	-3,-2,-3,-3,-3,-3,-2
our client	4,5,4,-2,-3,-1
consultancy	-2,3,-2,4,2,-2
hello we are	1,2,-3,-3,-2,2
hello we	6,-1,2,-5,-6,3,-1
in february	-3,1,1,1,,-2
must start	-4,-1,-2,,-2,-1
2 million	-2,-5,-4,-4,-4,-1
told us	,-1,-2,-3,5,4
they told us	,,-1,-2,-1,-1
they told	-1,-2,-4,-3,-3
means =split	1,-5,1,1,,-4,-2
means =isol	2,-2,2,1,-1,-2,-1
means =divid	1,,5,-1,1,,-1
^separ	3,-1,3,2,4,1
separately	-1,,-2,1,4
^x-ray	-3,-2,-2,-1,4,3
x-ray	2,,-2,-1,5,3
asking about	-3,-1,-1,-1,1,1
they keep asking	-3,2,3,,3,1
they keep	-4,-1,2,2,2,1
you recommend	,-2,,-1,1,3
^whate	,-1,,3,1,2,-1
whatever you	2,-3,2,3,4,2
whatever	-1,2,,4,1,2,-1
or whatever you	-1,,2,3,4
or whatever	-4,-3,-1,3,4,3
on azure or	-1,,,,5,2
on azure	-3,-1,,,1,5
with backup	-5,,,,1,5
setup	-3,-4,-1,-3,2,2
^singl	-2,-3,-1,-3,3,,-1
single	-2,-3,,-3,1,-1,-1
a single	-2,-6,,-3,-2,-2,-1
means =whiteboard	,3,,1,1,-2,-2
board want	-3,,,3,4,3
board	-1,3,-1,1,,-4,-3
desk .	1,-1,,-1,3,3
desk	,-1,-2,-4,2,1,-1
the desk .	1,-1,,-1,2,2
the desk	3,-1,-1,-1,4,2
under the desk	,,,,3,1
under the	-3,-4,-1,-2,2,4
pc under the	-2,-1,-2,,3,2
pc under	-3,-2,-2,,3,2
pc	2,1,-4,-3,2,10
a pc under	,,,,3,3
a pc	-1,-1,,,,4
on a pc	-2,-1,,,1,4
database	1,-4,-4,-2,-1,2,-1
with own	,-1,-4,3,3,1
each with	,,1,,5,-1
^karac	,-1,-1,4,3,1
karachi	,-1,-1,5,3
^diagn	-4,7,-3,,-3,1,-1
diagnostic	-4,6,-3,,-1,,-1
^mehra	-1,-2,-3,-2,3,,-1
of it	-3,1,-3,2,-2,3,-1
head of it	-4,,-2,-1,2,-2
^siddi	-3,-3,-4,1,5,1
siddiqui	-3,-2,-4,-2,2,1,-1
^ayesh	-3,-3,-3,-2,5,-2,-1
ayesha	-3,-2,-3,-2,4
for both	2,-2,-3,-1,-3,-2,-1
2 crore	-5,-2,-3,2,-1,-2
pkr	-5,-5,-4,-2,-5,-4,-3
4410	1,-5,,,-5,,-2
21	1,-4,,-4,-4,-1,-5
92	-4,-3,2,-3,-3,-2,-1
european	-1,2,-2,-1,-2,-1
means =promo	-2,-1,2,5,-3,2,-3
^promo	-5,-2,3,7,-1,-1
facebook and	2,-3,-1,5,-1,-1
that we	4,3,3,1,-1,1
after that	-1,-3,-1,-7,,-1,-1
and after	-2,3,-4,-4,-2,-1,-1
site and	1,,-5,4,2,1
new site and	3,,,3
new site	10,-5,-3,3,2,-4
a new site	,-1,2,2,-1,-3
so first	3,1,-2,,-1
like 2009	6,-1,-3,-1
look like 2009	5,-1,-2,-1
look like	4,-7,-1,-6,-4,-1
7 .	,-2,3,-2,2,5
^colom	-5,,3,-6,-5,-1,-1
colombo	-5,-2,2,-6,-5,-1,-2
^seren	,-3,2,-4,-1,-3,-1
serendib	-1,-1,5,-1,,-2
de silva	1,-1,2,,,-1
de	-4,-3,1,-4,-9,-3,-7
also same	1,-3,-3,-1,-3,-2,-1
viber	-5,-4,-2,-1,-4,-4,-2
94 77	-2,-3,5,-3,-3,-2,-1
94	-6,-5,3,-4,-4,-5,-4
july so	-2,2,-2,-1,,-1
season start in	3,,-4,-4,-2,-1
season start	4,-1,3,-6,-4,-3
means =high	-2,-3,-6,-3,-1,1,-2
high season start	3,-3,-3,-2,,-1
high season	4,-2,-4,1,-1,-2
high	-1,-6,-7,-1,-3,1,-2
^doabl	1,1,,,,3
doable	1,1,,,,3
if that'	-2,2,-2,,-1,-2
a work	-2,3,-1,-1,-1,-1
means ~weak	-1,,1,-5,1,1,-2
^signa	-3,2,,,-3,-4,-1
signal	-4,4,-4,2,,-2
no signal	-1,,-1,,-3,-1
with no	-4,-1,3,3,-3,-2
means ~tablet	-3,3,-5,-2,2,-1
means =tablet	-1,4,-5,-3,3,-1
means =ipad	-5,2,-3,-3,3,-1
^table	1,2,-5,-3,-2
tablet	-2,3,-5,-2,3,-2
it on their	-5,3,-2,-2,-3,-2
it on	-3,2,-3,-6,-7,2
want it on	-4,2,,,2
later .	3,1,4,-2,3,2,-1
a week	-4,5,-2,-2,6,1
up a	3,2,3,-1,1,-4
it up	8,4,-3,-2,-2,-1
types	-3,-2,-1,-1,1,-2
somebody types	-1,2,-1,3,-2
paper form	,2,,,-2
in paper	-5,1,-3,,-1
fill in	1,2,-4,-1,-2,-3
crew	3,-1,-4,-1,,-4
pty ltd	-4,2,-1,-2,,3,-2
pty	-3,1,,-2,,4,-1
means =rehears	-4,3,-3,2,-1,-2
means =practis	-5,2,-1,,2,-4,-1
means =drill	2,6,-4,-3,3,-4
^drill	4,-1,-2,-3,-4,-3
drill	-5,1,-3,-3,-4,-3
merwe	3,2,1,-1,3,2
der merwe	1,2,2,-1,1,2
van der merwe	2,3,2,-2,,2
4477	-3,1,-3,-3,-2,,-1
0 8	-4,2,-3,-4,-2,-1
every week .	,,-2,-2,-1,6
every week	2,-3,-3,2,2,4
student ask	1,,2,,3,-1
my student	3,2,-2,-1,5
times	2,1,-3,1,1,-4
with clas	4,-1,-2,,-3,-1
music	-3,3,1,-4,-2
^melbo	-2,-3,3,-3,-4,1,-1
melbourne	-2,-3,4,-4,-4,2,-1
from bengaluru	2,-2,-1,,4,-1
moved from	4,2,3,-2,2,-2
priyanka	1,-3,-1,3,-5,-4,-2
6,000	-4,-1,2,-6,-4,1,-2
au	,-3,-4,-1,-1,-1
means ~stored	-1,1,,-1,1,1,-2
means ~wasted	-4,,,3,2,-7,-1
saved	-2,,2,-1,-4,-2,-1
have saved	-1,-2,-3,-1,-1
i have saved	-2,-3,-3,-1,-1,-1,-1
in feb	-1,-2,1,-3,1,-1
means =term	1,1,-5,-3,-2,-2,-2
means =period	,,-5,2,-5,3,-3
means =claus	2,,-4,2,-2,-1,-1
term	,,-3,1,-3,,-1
the school	-4,-4,,-2,-1,1
before the school	-2,2,-1
ya	,-5,1,-2,-1,-2,-4
than rm	-3,-3,,-3,-2,2
more than rm	-4,-2,-2,-4,-2,2
queue .	,,3,2
queue	2,7,5,2,-2,-1
the queue	3,-1,,3,,-1
means =futur	-4,4,2,-2,-1,-5,-1
means =ahead	-1,,2,-6,2,,-1
ahead	-2,4,,-4,2,-5
order ahead	,5,,-1,-1
^stamp	-1,3,-1,,3,-1
stamp	,7,-2,1,4,-1
collect	-3,,-3,-5,-7,-2,-2
app customer	-4,2,,-1,-2
own app	-4,6,-7,-1,-2,-1
have our own	1,4,4,-3,,2
have our	-1,,4,-5,-2,4
super	,-3,1,-1,-3,-3,-1
is super	7,-3,-1,-1,-1,-2
which is	,5,1,-4,,5,-1
for their	-2,-3,2,1,-1,-1
per month for	-4,-1,-2,5,-2,-2
199	-1,,,-5
people want	7,5,1,-5,2,2
means =stop	,-1,-2,3,2,-4,-1
quite	3,,-1
3 year	-5,-1,2,1,-2,-3
open 3 year	-3,,,-3,-2,-2
open 3	,-1,,-2,-2,-1
^suban	-3,3,-5,-1,-5,-5,-3
subang	-3,3,-5,1,-5,-5,-3
ss15	2,2,-1,1
cafe in	4,5,-2,-1
ok so we	,2,-1
ok so	4,2,1,-5,3,-5,-1
syed	-4,-2,-3,-3,-1,-2,-2
our sales	-1,-1,-4,,3,-1
predict	-6,-9,-6,-2,9,-3
that can	5,-2,5,-2,6
ai that can	-1,-1,-1,,3,-1
little .	-2,,-2,,4,2
too little	-2,-1,-4,-1,,-1
or too	2,,-4,,2
too much	-5,-1,3,-1,-1,-5,-2
buy	-6,-2,10,-4,,-6,-1
we buy	-3,-3,-5,-3,2
month we	-3,-3,-6,8,1,-2
every month	-4,,1,1,1,-4
and every	3,5,-3,,1,1
fish	3,-1,4,-3,,-2,-1
means =stuck	2,1,3,-3,-2,-1,-2
^froze	-2,-2,3,-1,,1
frozen	-2,-2,1,-1,1,1
import	,1,-1,,-2,-3,-1
we import	2,2,-5,-2,,-2
utara	-2,-2,4,,1
^jakar	,-5,-4,-4,-4,-4,-3
jakarta	,-5,-4,-6,-4,-5,-3
^bersa	-2,-2,1,-1,,1
^samud	2,-2,-6,-5,-2,-3,-3
samudra	4,,-3,-2,-1,-2
pt samudra	-1,-3,-4,-2,-1,-2
pt	-2,1,-1,-2,-3,-4,-3
ratna	-2,-4,-4,-3,1,-3,-3
ibu ratna	-2,-2,-3,-2,-1,-2,-1
ibu	-2,-4,4,-5,-3,-3,-2
^ratna	-6,-5,3,-5,1,-3,-2
means =card	-2,-5,4,-2,,-4,-2
card .	5,4,2,1,2,-2
card	-2,-6,4,-3,-2,-3,-1
with card	-3,-1,6,-2,-1
by internet	4,-3,6,,-1,-1
and singapore	-6,-4,5,-1,5
^austr	-3,-1,2,1,-2,-2,-1
australia	-2,-1,-1,,-1,-2,-1
to australia	-3,-1,-2,-2
want sell	-8,-3,8,-4,-3,-2
i want sell	-5,-2,8,1,-1,-1
^yogya	-4,,,-1,-1,2
yogyakarta	-4,,,-1,,3
^galle	7,-4,-2,-4,-3,-1
gallery	7,-4,-2,-4,-2,-1
^hando	-5,2,-2,-4,-2,-1
my english .	3,,-1,-2,-1
my english	2,-2,6,-2,-2
sorry for	3,2,2,-2,-1
juta	2,-2,1,3,-1,-4,-3
rp	-6,-3,-3,4,,-5,-3
before june	-1,-6,1,-7,-3,-6,-3
^cresc	1,-3,-3,-2,1,-1
crescent	3,-2,-2,-1,,-1
ayer	-2,4,-3,-1,-1,-2
71	4,3,-2,,,2
^rajes	-4,-4,-3,-1,-5,-2
rajesh	-4,-4,-4,1,-5,-2
july .	,-4,-1,2,3,4
1 july .	-3,-2,-2,3,-2,-2
by 1	-4,-3,-4,-9,-3,-4
means ~convert	-1,-1,-2,-2,-3,3
means =fulli	-2,-3,,2,-1,1,-1
complet	,-1,-1,,2,1
^300,0	-2,-3,,-1,1,,-1
300,000	1,-3,,-1,,,-1
^ceili	,-1,-2,-1,1,-2,-1
ceil	-2,-1,-4,-2,4,-1,-1
0093	-2,-3,1,-1,-2,3
ref	-2,1,-2,-4,-2,2
means =zone	-1,,-1,-3,-4,-6,-5
means =region	1,-1,-1,-3,-1,-2,-3
^regio	-7,2,-6,-3,,-2,-1
region	-4,,-5,-3,-1,,-1
pte ltd	-4,2,1,-4,-2,2,-1
dear longitude	4,3,3,3,1,3
^valen	-5,-6,8,-3,-4,-3,-1
valentin	-3,-2,1,-2,-3,-3
before valentin	-2,-3,2,-2,-4,-3
slot .	-2,-1,6,-1,-2,-1
slot	1,,3,-4,-6,-3
delivery slot .	-5,1,5
delivery slot	-4,,6,,,-1
same day	1,-3,1,-1,-3,-1
want an online	4,-5,3,-1,-2,-2
of control	,-1,,,,4
out of control	,-1,,,-1,3
order are	,-2,-3,,2
our instagram	2,-2,-5,6,,-2
gift	-4,-5,2,1,-3,1,-1
of petal	1,1,-2,-2,-1,-1,-1
hey !	-3,-3,1,-2,-1,1,-1
quoz	1,,3,1,-4,-2
al quoz	,,2,1,-4,-2
in al quoz	1,2,3,3,-2,-1
in al	-2,,-3,4,-4,-2
budget i	2,-1,-2,2,-4,-1
^mothe	-1,-1,1,-2,-2,-5,-2
mother' day	1,-3,2,-2,-3,-3
mother'	1,-3,4,-1,-2,-1
it before	-2,1,-2,-5,-1,-6
crazy	-3,3,-1,-2,,2
honestly	-3,2,3,-2,3,-4
and honestly	,-1,-1,1,2
204	-4,-4,-3,-6,-6,-6,-4
058	-5,,-2,-3,2,-2,-2
package	5,-4,-1,4,2,-3,-1
packag .	6,-1,-2,,-1
and buy	-3,-4,4,,-1,-1
app and	-3,3,-3,-3,-3,-4
an app and	1,-3,,-2,-2,-1
from an app	,5,-2,-1
slot from	-4,2,,-1
to book the	,3,,-1
i want customer	-2,6,3,-1,1
now . i	4,4,-6
4 branch	-4,3,-2,-1,-3,-1
rak	-3,-4,-5,-2,6,-1
wash	1,5,-3,3,-2,-2
car wash	1,4,,-2,-1,-1
car	-1,3,-5,-3,-2,-3,-1
my car	3,,,,-1
ring me on	-2,-5,-3,-2,,1
ring me	1,-8,-1,-6,-2,-2,-2
ring	-1,-6,-1,-4,-2,-2,-3
name just	1,-2,-1,-2,-1,-1
^volun	3,6,-7,-4,-1
volunteer	2,6,-5,-3,2,-2
^merde	3,4,-4,-1,-4,-4,-2
merdeka	2,3,-4,,-4,-4,-2
means =background	5,1,2,-3,5,-3
^histo	6,-5,,-2,-4,-1
history	5,-4,3,-2,-2,-1
^archi	,-5,-7,-5,4,4,-2
archive of	3,-2,-2,,4
archive	,-5,-5,-3,5,1
and an	-3,3,1,-3,3,-2
with photo and	4,3,-1,2,-4
with photo	3,4,,3,-4
hous	,1,-5,2,2,-4
our old	6,1,,,,-1
about our	2,-4,-3,3,-1,1
have a website	,2,-4,-1,-2,2
to have a	6,,-3,-1,,-1
to have	2,4,-4,,1,-1
^wishe	3,5,-7,-4,1,-1
wish to have	,-1,-5,,1,2
^kampu	3,1,-2,2,-4,6,-1
kampung	4,1,-1,1,-3,3,-1
^persa	4,-3,-5,-4,,-4,-3
persatuan	4,-1,-4,-4,1,-4,-3
^sulai	-4,4,-4,-1,-2
sulaiman	-3,-1,-2,-1,-2
binti sulaiman	-1,-2,2,-1,-1,-1
dato	-2,-2,-4,1,2,-2,-1
prof .	1,-3,-3,-3,-1,-1,-2
prof	3,-3,-3,-3,-1,-1,-2
662	-2,-1,-1,-2,-3,-1
son	1,1,2,2,1,-6,-2
my son	1,-2,2,1,2,-4,-1
you may	,-1,2,-3
know yet	-5,-4,-4,-5,-4,-3,-2
not know	1,-3,-2,1,-2,-1
do not know	-3,-1,-2,-3,-2,-1
we do not	7,-4,-5,-4,,-3
shift to	,-3,-4,-2,-2
of it .	-6,-3,1,5,-3
means ~afraid	-2,-1,-3,-5,-5,-4,-1
means =worri	-3,1,,1,-2,-2,-1
means =fear	-2,-3,-3,,-5,-5
means =afraid	-1,-1,,-5,-5,-5
^scare	-2,3,1,-1,-2,-1
scar of	-2,-2,2
scar	-2,3,4,-1,-2,-1
and we are	,-4,-2,-3,-3,-3
^warra	2,-2,-2,-1,1,1
warranty	2,-3,-3,-1,2,1
of warranty	-2,,-1,,-1,3
out of warranty	-3,,-1,,-1,2
is out of	-1,-1,-2,,2,1
is out	,-2,-3,-2,2,-1
server that	,-1,-1,,,3
a server	-2,3,2,,-1,5
on a server	-1,2,3,,-1,3
sits on a	,,3,,,2
sits on	-4,-3,4,,-1,4
doha .	2,-1,1,-3,,1
means =door	-4,-1,3,,3,-3,-3
gate	-5,3,2,-3,1,-2,-2
hello we're	2,,-1,3
w.l.l .	1,3,-2,,4,2
w.l.l	2,1,-3,-1,3,2
for the quotation	-3,-1,-2,-1,,-1
name for	-6,-4,-6,-1,-2,-2
legal name	-3,1,-2,-1,-1,-1
legal	-6,-3,,-3,2,-3,-1
the legal name	-2,,-2,-1,1
the legal	-2,,-2,-1,1
shaji	-4,-3,-5,-5,-3,-4,-1
cr	-4,-7,-7,2,1,3
ext .	2,-3,-1,,1
means =origin	-3,-1,4,-1,5,-3,-2
^sourc	-1,-1,1,-2,2,-4,-1
source	-5,-3,-3,-1,5,-3,-1
the source	-3,-2,-2,,,-2
means ~teach	-1,-3,-1,,,-4,-1
show the	-2,1,2,6,-3,-1
should show	1,,-1,3
and it should	-2,-1,,4,3,-2
means ~llm	-2,-5,-5,-3,,-5,-2
means =openai	,-6,-5,-3,-1,-4,-2
means =mistral	4,-2,-1,-1,2,-3,-1
means =llm	-4,-6,-5,-1,6,-6,-2
means =gpt	2,-5,-4,-4,2,-3,-2
means =claud	3,-3,-3,-2,2,-3,-1
means =chatgpt	,-5,-5,-4,1,-3,-1
llm	6,-2,,,4,-1
an llm	-2,-1,-1,-1,3,-1,-1
them in	1,-1,5,2,4,3
to them	-3,-4,-3,-3,3,-3
to ask	-1,5,,-1,7,-1,-1
want to ask	-7,-4,,-1,3,-2,-1
means =court	2,3,-4,-2,1,-4,-1
court	,3,-3,-2,-4,-6,-1
company .	4,-4,,6,-2,3
no company .	-2,-2,1,-1,2
^ankar	-2,-2,2,-1,-1
ankara	-3,-3,2,-1,1
student in	3,-1,-2,-1,1,-2
means =ssl	-4,,-4,-5,1,-4,-2
means =http	-5,-5,-4,-4,-4,-4,-1
tl	-4,-3,-3,-3,-2,-3,-1
gives us	-1,,3,-3,2,1
gives	-7,,-3,-3,2,-5,-2
grant gives	1,,-3,-2,,-2,-2
by may	-5,-4,,-4,-3,-3,-2
need by	-8,-4,-7,-5,-7,-6,-3
means =sampl	-3,-3,-3,-7,,-6,-3
means =preview	-2,-4,4,-4,,-3,-2
demo	-3,-4,-1,-4,1,-3,-2
harvest	-5,,-1,-5,,-5,-2
not before june	-3,-4,1,-3,-2,-4,-2
^anymo	4,-3,-1,,3,2
anymore .	4,-1,-1,-2
anymore	5,-2,-1,,2,1
touch it	-4,,-2,3
so we don't	4,-1,-6,-2,,-1
cloud so	-4,-4,-3,,-4,3
to cloud	1,-3,-4,3,-4,2,-1
already .	,-1,1,1,-2,-2
^retir	4,4,-2,2,-2,4,-1
retir	1,4,,2,-2,2,-1
means =unknown	-2,1,,7,3,3,-2
means =know	,3,-1,7,,5,-3
know it	,3,-2,1,-3,-2
who know	-1,-1,-3,1,1,2
^fello	1,,3,7,-4,3
fellow who	-2,3,-1,-1,,4
fellow	-2,-1,2,8,-3,3
the it	-2,-1,-5,-4,-3,4
one server	-2,-1,-1,-1,,1
got one	-3,3,-1,-3,-1,3
in alor setar	-3,-2,-1,,,3
in alor	-5,-2,-1,,,3
mill	1,-1,-5,-4,1
rice mill	2,1,-5,-3,,-3
rice	,-4,,-3,6,-2
447	-4,,-3,-3,-2,,-1
rm 90,000	-3,2
charge ?	,2,-2,2,-1
u charge	2,1,-3,-4,-2,-2
much u charge	4,2,,-1,-1
much u	2,3,-2,2
how much u	2,3,-2,1,-1
am .	,1,-2,2,4,-2
i am .	1,-4,,,2,-1
here i am	-1,-5,6,1,-1,-1
here i	1,-4,5,2,-3,-2
so here i	-4,-4,4,-1,-1,-1
so here	2,-4,6,-2,-1,-1
some ads	-2,,-1,4
and do	-4,-7,-4,-5,-4,-3
google and	-4,-3,-3,-1,2,-1
on google and	-4,-2,,3,-1,-1
means =visibl	2,3,2,-2,-1,-5
^visib	-4,7,4,1,-2,-1
visible	-5,7,4,,-2
be visible	-4,3,2,1
we must be	-4,-1,,,-1,2
we must	-6,,4,2,1,5
says we must	-2,1,2,-1,3
says we	3,1,-1,4,2,-1
son says we	3,,-5,2,-1
son says	3,-4,3,5,-1,-1
mouth	-2,1,-2,3,-1
of mouth	-1,1,,3,-1
means =copywrit	-4,-5,-1,3,3
word of mouth	,,-2,3,-2
word of	-2,1,-1,3,-1
word	-3,-7,,4,2,-1
all by	,-2,-3,-1,-2,-1
old firm	-4,,-1,-1,-1,-1
means ~lawyer	1,-1,,-2,1,-5,-2
means =lawyer	1,-5,1,-4,3,-3,-2
^solic	-3,,-1,3,1,-2
solicitor	-4,-1,-2,3,-1,-3,-1
^advoc	-3,-6,-6,1,-1,-1,-2
^sydne	2,-4,,-1,-2
sydney	,-5,,-2,-4,-1,-1
terengganu .	-4,-1,4,-2,-1,-1
kuala terengganu .	-4,-1,-1,,-1,,-1
start with	2,-5,3,-1,1
no phone	-4,-9,-1,-4,4,-3
means ~remote	-3,-5,2,-4,-6,1,-3
home .	1,-4,6,-3,6,1
home	-2,-1,4,-3,,4,-1
from home .	3,-4,7,-2,3,2
from home	4,-4,6,-1,-1,2
book from	3,,-1,-1,-3,-1
to book from	2,-1,,,-2,-1
patient to	2,2,,-2,-1,-1
means ~quarrel	-1,-2,-3,-4,-2,-3
fight .	4,-2,,,,-1
fight	1,-2,-3,-1,-2,-3
means =everydai	2,5,-3,4,2,5,-1
daily	-1,2,-4,5,,3,-1
paper and	3,2,-3,,-2,-2
on paper and	2,,,,-3,-1
on paper	7,5,-1,-2,1,,-1
are on paper	2,,,,-1,1
are on	2,-2,-3,2,-4,2
^chikk	2,-3,3,-1,-2,-1,-1
means ~mission	-3,-1,-3,-6,,-3,-1
means =motto	,-3,-3,-3,-4,,-1
^missi	-4,-1,-8,-1,,4
mission hospital	1,-2,-1,-2,-1,-2
mission	1,-4,-3,-3,-4
agnes	,-6,,-3,-3,,-2
st .	,-4,-7,-7,1,2,-2
at st .	1,-3,-1,,,2
even . i	2,-2,-2,,-3,-1
good even .	3,-4,3,1,-2,-1
good even	-2,-3,1,2,-3,-2,-1
^d'cru	-2,-2,-1,-2,2,-1,-1
d'cruz	-4,-3,,-3,1,-1,-1
^philo	,-3,-2,-7,-6,-4,-4
philomina	-3,-3,-3,-3,-4,-2,-2
^siste	1,-1,,1,-2,,-4
sister	-1,-4,1,-3,-3,-3,-4
means ~trust	1,,-4,-5,-4,-5,-5
means =distrust	,2,-1,-6,-4,-3,-3
means =confid	,-4,-3,-1,-2,-5,-4
trust	-1,,-3,-5,-8,-4,-4
9 lakh	-1,2,-3,-1,-7,-1,-1
go beyond	-3,-2,-2,-4,5,-3
can't go beyond	-3,-2,-4,-3,-2,-2
can't go	-3,-2,-2,-3,-3,-3
can't	-2,2,2,4,-3,2,-4
we can't go	-3,-2,-5,-3,-3,-3
we can't	-2,,1,-6,-3
means =deposit	,-2,2,-6,-3,-5,-1
means =advanc	5,-2,1,-6,-2,-5
^depos	1,1,-1,-5,,-3
deposit	3,1,-1,-3,-1,-3
pay deposit	2,3,-2,-1,,-1
n pay	-8,,2,-1,-2
chair	-2,2,-1,-2,-2,-2,-2
book a	,-2,-1,-3,-1,-1
people book	1,-3,-2,-2,-3
^barbe	2,1,-6,-4,-4,-3
barbershop	,1,-3,-2,-1,-1
a app	-2,5,,-1,-1
yo	-2,-1,4,-5,-7,-3,-2
jln	-3,-1,-4,-1,-1,-1
theory	1,-2,-3,1,,-2,-1
fade	-2,-2,-5,-2,-3,-2
^rizwa	-3,1,-2,-2,-2,-1
rizwan	-2,4,-1,-1,-1,1
puasa	-9,-6,-1,-6,-7,-7,-4
before puasa	-8,-5,-1,-7,-6,-6,-3
nok	-4,-4,,3,-2,-3
000 and	-1,-3,4,,-1,-2
between 400	-3,-1,,-2,-2,-1
means =fridai	1,,,-2,,2,-2
^frida	2,-2,1,-2,-1,-1,-1
friday .	2,3,,-3,-3,1
friday	,-3,,-3,1,2,-2
means =black	-3,-2,3,,-3,-3
black friday	-5,-3,2,-3,-4,-2,-1
black	-3,-4,2,,-5,-5,-1
to someth	-4,-2,4,-1,-2,3
be moved	-2,-1,,-1,,3
like to be	-1,2,5,5,2,-1
more .	-5,3,8,2,-5,-2
any more .	-2,1,2,-1,-1,-1
any more	1,1,1,2,-2,-1
means ~safe	-1,-2,-2,-3,-3,6
safe	-3,-2,2,-1,-3,4
isn't	6,-4,-1,-3,4,1,-1
it isn't	1,-3,,3,-1
magento 1	-1,-4,5,-1,-1,-3
on an old	-1,-1,2
on an	-3,4,4,2,,1
runs on	-5,,5,,-2,8
our webshop	-3,,-1,-3
hello longitude	-2,-1,-2,-3,-1,-4,-2
instagram and	-4,-1,2,4
our instagram and	-2,-1,-2,2
see our	2,-2,-2,3
to see our	4,-2,-3,1,,-1
to see	5,5,-2,2,-2,3
people to see	4,-2,-2,4,,-1
people to	2,1,-1,2,3,-1
more people to	-1,-2,-1,3
more people	-3,-2,-5,4,-1
get more	,-3,-7,9,-4,-2,-1
we get more	-4,-3,-5,7,-4,-2,-2
do we get	-3,-3,-5,4,-3,-4
do we	-10,-4,-4,,-10,-1
how do we	-3,-2,-3,5,-1
^ichal	-3,1,-2,,-2
ichalkaranji	-2,1,-2,-1,-2
home in	-4,-1,5,,-2,-2
from home in	-4,-4,4,-1,-1,-2
^chapp	-2,-1,3,1,-3
chappal	-2,-2,3,1,-4
^kolha	-4,2,1,1,-3,-2,-1
two sister	2,-2,2,,-2,-1
we're two	1,-2,3,1,-2
mane	-7,-2,2,-3,-4,-3,-1
month not more	-1,-1,-1,4,,-1
month not	-3,-2,-2,5,-1,-2
thousand a month	-3,-2,-3,9,,4
thousand a	-2,-2,-2,8,,2
12 thousand	-3,-1,-1,5,1,-1
to 12	-1,2,-2,1,2,-1
10 to 12	-1,1,-3,1,,-1
10 to	-2,2,-2,-1,-1,-1
mobile .	-2,6,-3,-3,-3,-2
on my	-7,-2,-1,-5,6,-5
see all	4,2,,,-2,-1
i see	-8,-4,-8,-2,-7,-6,-1
where i	3,2,1,1,-3
want one	-1,2,,-2,8,2
i want one	6,5,-1,,-1,-1
excel .	1,2,2,-1,-3
in excel .	3,,,,,2
in excel	6,,1,,-3,3
enter	2,5,-3,-3,2,-1
accountant	,,-2,-3,3,5
my accountant	2,,,-1,-2,2
night and	6,-5,-1,1,,-3
at night and	3,,,5,-4,-1
whatsapp at	2,2,,,,-1
on whatsapp at	2,,,,,-1
on whatsapp	2,1,-1,-2,7,-3,-1
means =understand	,,,-1,-1,-2,-2
^figur	1,1,2,-3,-4,-7,-1
figur on	-1,,-3,,-1
figur	1,1,2,-1,-2,-6,-1
means =withdraw	3,-2,-5,1,,-2,-1
cash	3,-1,-4,,-4,-2
^sendi	2,-4,5,-3,-2,-2
means =neighbour	-1,,-6,,-3,-5,-2
petrol pump	6,2,,,-1,3
petrol	5,2,-3,-2,-3,2
sir we are	,2,,-3,-3,-1
sir we	1,1,1,1,-2,-1
means =station	-2,-1,,-4,,-7,-2
^stati	,2,2,-5,-5,-1,-2
station	,4,1,-5,-5,-4,-1
^filli	4,-1,-2,,-1
fill station	3,-2,-2,,-1
my side	-1,3,3,-1
from my side	,4,-1,-1
from my	-3,2,-2,2,3,-2
lakh is the	,-3,-4,-2,-1,-1
lakh is	,2,3,-1,3
if possible	-5,-3,-6,1,-4,-1,-1
^dusse	-2,-2,1,-3,-4,-2,-1
dussehra	-2,-2,1,-2,-3,-2,-1
means ~takeover	,2,,-3,-2,-3
^rescu	2,1,-3,-2,-2,-3
rescue it	3,-1,-1,,,-1
rescue	2,1,-2,-2,-2,-3
means ~lose	3,2,,-1,,6
means =wast	1,-2,1,-2,2,4,-1
means =rpo	,-1,-1,-3,1,4
means =loss	1,-1,-2,-2,2,4,-1
means =disappear	1,,-2,,-2,4,-1
lose	1,2,-1,-3,-3,-2
we lose	3,1,,-3
and we lose	3,,3,-3,2,-2
means =sundai	-1,,-1,-5,-4,2,-1
^sunda	,,2,-5,,-2,-3
sunday	-1,1,-1,-5,-1,,-1
since sunday	6,,-2,,,2
down since	3,-1,2,-2,-2,7
is down since	3,,-1,-1,-1,4
is down	5,-2,-6,-4,-4,3
means =passkei	1,-1,,1,2,2
^passw	-2,-3,1,1,-3,1
password .	5,-1,1,-1,-2,-1
password	-2,-2,1,1,-2,2
the password .	3,,-1,-2,,-1
the password	4,-1,-3,-3,,-1
^vanis	1,1,-3,-1,-4,-3
vanish with	,,-1,-4,,-1
vanish	1,1,-3,-3,-4,-1
he vanish	3,-3,2,-2,,-2
a day	3,2,,-1,5,2
it a	3,2,,-2,3,2
call it	2,1,7,2,-1,-2
^salaa	,,4,3,1,-2
salaam .	3,-1,1,,-1,-1
salaam	-2,,3,3,3,-2
7723	-2,-1,-2,,-2,-2,-1
441	-1,-2,-2,,-2,-1,-1
asap ! !	-2,-2,-1,-2,-3,-2,-1
asap !	-2,-2,-2,-2,-2,-2,-1
we'd love a	4,-3,-2,2
^night	-1,-1,-4,-3,3
nightmare	-2,1,,,2
which is a	2,3
at present	,-3,2,-3,-1,-1
means =attach	1,-3,-3,-7,,3,-2
pdf	3,-4,-3,-2,3,-2,-1
a pdf	2,-3,-1,,-1,-1
up with	-4,-3,2,-4,-2,-2
means ~sign	3,2,1,-2,,2,-1
means =signatur	-1,5,1,-2,-2,-1,-1
means =sign	-1,3,,,,-2,-2
means =approv	2,1,-2,-3,-3,,-3
sign up	5,-1,-4,3,-2,2
sign	,2,1,,-2,1
volunteer sign up	5,-3,-3,,,-1
volunteer sign	6,-3,-3,,-1,-1
trust in	3,-3,-2,-2,-1,-1
orchard	,-4,-3,3,-1,-4,-1
thing for	6,4,3,-3,3,2
of thing	-6,4,-3,,-2
side of	-1,-4,-3,,-1,-2,-2
manage the	,2,2,2
manage	-3,1,2,4,-2,-3
i manage the	-2,2,1,3
i manage	-3,1,3,1,-1,1
^imoge	-4,-5,,-6,-6,-5,-3
imogen	-5,-5,,-5,-5,-5,-3
^stret	-4,-2,-2,-2,-1,-5,-3
stretch	-5,-4,-1,-2,-1,-5,-3
9k	4,-4,-3,2,-4,-3,-1
^perha	3,,-5,4,-2,-1,-4
perhap	4,-1,-3,1,1,-3,-3
8k	-2,-5,-7,,-9,-8,-4
^bloss	-4,1,,,-4,-4,-1
blossom	-4,3,1,1,-3,-2,-1
up before	4,-3,-4,-2,-2,-2
be up before	4,-3,-4,-3,-3,-2
be up	5,-2,-2,-7,-5,-5
to be up	-1,,,-4,-3,-2
need to be	-1,-3,-1,1,-2,-2
^chikm	4,-1,-1,1,-1,-1
chikmagalur	4,-1,-1,1,-1
homestay in	1,-4,-3,-1,-5,-2
my homestay	-1,-2,-2,6,-1,-1
gowda	-1,,-4,-3,-2,-3,-2
00417	-2,-2,-3,,1,-2,-1
means =success	-2,,-6,-3,-2,-2,-1
^resul	1,-1,-4,,1,-1,-1
result	1,,-3,1,,-2,-1
show me	-7,-7,4,-1,,-2
and show	5,4,-3,,2,-2
80k max	-5,-5,-5,-4,-3,-4,-3
google show	-2,,,5
charg	-4,1,-2,2,-4,-3,-1
last fellow	1,1,-3,7,,-1
pric .	-4,-3,3,-1,-2
own pric	-2,-4,2
their own pric	-2,-2,1,-1
their own	4,2,7,,-4,-2
with their own	-1,-2,2,-1
with their	5,-5,2,-1,1,-3
online with	,-3,5,-2,-1,-1
one place	7,-4,-3,-4,-2,4
in one place	2,-2,-1,-2,-2,6
in one	2,3,1,,,-2
order in one	,-2,3
order in	3,-1,-2,-1,3,-1
to order	-6,2,5,-3,-6,-1
them to order	-1,-3,3,-1,-2
want them to	-3,-2,5,3,-3,-2
want them	-4,6,6,6,-2,4
come by phone	2,-3,,-1,1
order come	-1,-9,8,,,-1
the order	,1,,-3,-2,-1
restaurant and	1,-3
to restaurant	-1,1,-3,-1
wine	-2,-2,7,1,-2,-1
soy	-2,-2,4,-2,-3,-1
hola	1,-6,,-3,-3,-4,-2
as a	4,1,,1,-6,-4,-1
euro	2,-1,3,-3,-2,-2,-4
^25.00	-3,1,4,-2,-1,-1
25.000	-4,1,4,-3,-2,-2
the harvest	-2,-5,-2,-1,-1,-1
it for the	-7,-2,,-5,2,4
have it	-1,,-3,-4,-3,-3
to have it	1,1,-2,-1,-4,-1
612	,-3,,-1,-1,-1
lah	-4,-4,-3,-4,-6,-8,-3
for cloud	-1,-1,,-3,-2,2
think it's	2,,-1,3,-1
i think it's	3,,-1,2,-1
i think	-2,2,,-1,-4,-5,-1
means =sound	-2,6,-2,4,9,-4,-1
means =strang	1,2,3,2,-1,-3
funny	,-2,3,3,-2,-3,-1
disk	-3,-3,,-3,-2,4
means ~challenge	,3,-3,-2,,3,-3
means =tricki	-4,4,,-3,1,3,-1
means =hard	-3,3,,-3,2,1,-1
means =difficult	-5,2,-1,-5,1,2,-2
means =complic	3,2,-1,-7,1,1,-2
hard disk	-2,-1,3,-3,-3,5
hard	-5,4,1,-3,1,2,-1
the hard	-1,-1,,,-2,1
^musan	-3,-1,-2,-1,,,-1
musang	-2,-1,-2,-2,,,-1
gua musang	-2,-1,-2,,-2,1,-1
gua	-2,-1,-2,,-2,,-1
my desk	,,,,-2,3
under my desk	,-1,,,-2,3
under my	3,-2,-5,3,-2,2
dell	-2,-3,,,-3,2
our data	-5,-1,-2,-1,-1,-1
hijau	-4,-3,-3,-2,-2,-2,-2
^ladan	-2,-4,-5,-4,-4,1,-2
ladang	-3,-3,-4,-3,-3,,-1
comes	-5,-3,,4
monsoon comes	-3,1,-2,,-1,5
lago ?	-3,-1,,,-1
in lago	-2,-1,-2,-2,-3,-2
means ~proof	3,2,1,-5,2,-3
means ~prove	,-5,-5,,,-3,-1
means =proof	4,-1,-4,-7,-1,-4,-1
proof of	-4,-3,,,1,-1
proof	2,2,-5,-1,,-1
map and	-2,1,-4,1,-2,-1
map	4,3,-3,,-5,-4
with map	1,-2,-3,-3
rider need	5,4
^harco	1,3,-3,-2,-3,-3,-1
harcourt .	-2,4,-1
harcourt	,3,-2,-2,-3,-4,-1
port harcourt .	-2,4
port harcourt	-2,3,-2,-3,-3,-4,-1
^swift	-1,2
^outfi	-1,2,-1,2,-3,-2,-1
outfit	1,3,-3,2,-2,-1
a logistic	-7,,-1,,-1,2
means =troubl	1,-4,-3,-2,-8,1,-2
means =problem	3,2,-8,-2,,2,-1
means =difficulti	3,-4,-1,-3,-5,1,-2
means =challeng	2,-1,,-2,-4,2,-2
^probl	-3,-1,-4,-3,-6,2,-2
problem .	1,-1,,-2,-2,6
problem	,,,-3,-5,3,-1
no problem .	-1,-1,-1,,-2,4
no problem	3,-6,-5,-2,-4,1,-1
okay no	-5,-4,-5,-2,-2,-4,-2
okay	-3,1,-2,1,-2,-6,-2
0199	-3,-2,-4,-1,-4,-4,-2
555 0199	,-4,-4,-2,-2,-4
internet only	-1,-1,-2,,-1
the internet	-3,-1,3,-2,-4,3
on the internet	3,-5,3,-7,-3
everyth on	,1,-3,-3,-2,4
people now	-2,-1,-4,-3,-3,-1
and people	3,2,-4,-1,-1,-3
1978	5,-1,-4,-3,-1
^sivak	1,-7,-1,-7,-5,,-2
sivakasi	,-6,-1,-6,-6,-1,-3
in sivakasi	5,-2,-1,-3,-2,4
wedd card	,-3,,-4,-1
means =click	-4,1,3,-2,2,,-1
means =button	2,-1,2,-3,1,-6,-2
pres	-1,2,1,,-1,-2
have a small	-5,-1,-3,-4,-2
here . i	-1,1,-3,2,1,-1
ask here .	3,-3,-3,-4,,-1
ask here	1,-2,-3,-4,2,-1
to ask here	2,-2,-5,-4,2,-1
me to ask	4,-2,-2,,2
me to	4,-1,-5,2,1,1
told me to	3,2,-3,2,3,2
son told me	4,-1,-5,-3,-1
son told	4,-2,-4,-3,-1
my son told	4,-2,-3,-3,-1
name .	,2,-1,2,-1
my name .	-5,1,-5,-5,-2,-3
is my name	-5,-3,-5,-5,-3,-4,-2
will a	-2,-2,-3,-3,-2,-1
in the even	,-2,2,-2,-1
7 in	-1,-2,-2,-1,2
do it	5,1,-4,1,6,-2
machine do it	-2,,,,3,-1
machine do	-2,,,,4,-1
can a	-3,-8,-5,-5,1,-2
in .	,-2,,-4,5,-3
type them in	1,-2,,,2
type them	1,-2,,,2
type	-2,5,-2,3,1,-6,-1
means =woman	,-2,1,-2,1,-3,-3
girl type	,,2,,4
girl	-3,,2,-2,2,-3,-1
two girl	-1,,,,3
tamil and	2,-1,-1,-1,3
tamil	-1,3,-1,-6,4,-4
in tamil and	-1,-1,-1,-1,3
in tamil	-3,-5,-4,-4,6,-1
week in	,,,2,-1,4
notes	-1,-1,-3,,7,1
delivery notes	,-4,-1,,4
1200	,-2,-3,-5,-2,-3,-2
did .	4,3,3,,5
you did	1,-8,-4,4,1,1
thing you	-2,2,-2,-1,-1,-2
the invoice	-3,-3,-2,-1,-4,-4
about the	-3,3,-7,-6,-4,-7,-1
is about the	-3,2,2,,1,-1
^karai	,-2,-4,-5,-4,-4,-2
karaikudi	-3,-2,-2,-4,-3,-3,-2
^murug	-1,-6,-4,-2,-6,-5,-4
it takes	,1,-1,,-2,-3
what it	-2,2,-1,-1,3,2
me first	-5,-4,-2,-3,-2,-2
tell me first	-2,-3,,-3
spent before	3,-3,-1,-2,-1,-2
spent	-4,2,2,2,3,-5
be spent before	3,-2,,-2,-1,-1
be spent	-1,1,1,-3,1,-2
must be spent	2,,-1,-2,4,-2
means =consent	-3,-1,-1,-7,,,-3
approv	-1,1,1,-4,-4,-2,-1
is approv	-1,2,-1,,-4,2
android .	-4,2,-1,-1,-3,2
from the	-2,5,,1,4,-4,-2
^hanne	,-3,-3,-4,-3,-3,-2
hannelore	3,-2,-3,-3,-2,-2
^surna	4,-1,,-6,-4,-3,-2
surname	,2,2,-3,-4,-3,-1
developer job	-3,-5,-2,-1,,-1
now in	1,3,3,-3,-2,-1,-1
^larav	-2,-2,-2,-2,-2,-2,-1
laravel	1,-2,-2,-2,-2,-2,-2
5 yrs	2,-3
yarn .	-2,-2,,,2,-1
yarn	-3,-5,-4,-4,,-3,-2
^hand-	-3,-4,2
be ?	1,-3,1,3,-6,5
would an	-2,3,1,-1,-7
much would	-2,-1,-3,4,-1,-1
how much would	,-1,-1,5,-1,-1
^bhria	2,-2,-2,-5,-2,-2,-1
bhriain	,-2,1,-3,-2,-2,-1
ní bhriain	3,-2,,-4,-2,-2,-1
ní	,-4,-1,-4,-3,-3,-2
^dingl	1,-2,4,-2,-1
dingle	1,-2,3,-2,-2,1
if it has	,-1,-3,-1,-1,-1
7,500	,1,-2,-2,-3,-2
please !	3,-3,-1,-2,-2,-1
day please	-3,-2,-1,-1,-3,-1
means ~notice	1,1,2,-4,2,-1
^advan	2,-3,1,-3,-2,-2,-1
advance	,-3,,-4,-3,-2,-1
pay advance	4,-1,1,-2
they pay	-1,-1,-1,-3,-4,-3
before they pay	,,-3
means ~award	-4,-2,2,-3,,-4,-1
means =iso	-1,-1,,-3,-1,-3,-1
means =certif	-3,2,-3,-4,-1,-5,-1
^certi	1,1,,-2,-4,-4,-1
certificat	4,-4,-6,,-2,-2
proper website with	3,-1,-2,-1
proper website	4,-1,-2,-5,-1
a proper website	5,-1,-2,-3,-1
for a proper	2,-1,-3
ask for a	2,1,-5,-1,-2,4
^buyer	5,2,-1,1,2,-3
buyer from	7,-2,-5,-2,-1,-2
buyer	3,2,-1,,-2,1,-1
^cashe	3,-5,-1,-5,-2,-3,-1
cashew from	3,-1,-1
cashew	2,-4,-1,-5,-2,-3,-1
m s	-2,-1,2,1,,-1
name m s	-5,-4,-3,-4,-3,-4
name m	-3,-3,-3,-2,-2,-3
company name m	-4,-3,-3,-3,-2,-3
6677	-4,-1,2,-2,-2,,-1
044 2345	-3,-5,-2,-1,-1,-1
044	1,-6,-6,-4,-4,-4,-1
^leban	,-3,-1,-3,-2,-3
^ateli	2,-2,1,-2,-2,-2
atelier	1,-2,,-3,-2,-2
morn i'm	-2,1,-2,-3,-2,-2
good morn i'm	-3,,-1,-3,-2,-2
dms	-5,-3,9,-6,-3,-1
^witho	2,1,1,-9,-6,3,-1
without	2,1,1,-8,-3,,-2
from me	-5,-5,4,-4,-4,2
buy from me	-4,-4,5,-3,-3,-2
buy from	,-4,5,-4,1,-3
to buy from	-1,-4,7,-3,-3,-2
to buy	-3,-6,8,-5,,-5
europe to	4,1,-1,3
us and	2,,5,4,-1,2
the us and	-5,-2,2,-1,1,-1
the us	1,-1,-3,-4,1,-1
people in the	-3,-2,2,-2,-1,-1
people in	-4,,2,1,3,2
want people in	-3,1,-1,-1,-2,-1
want people	6,9,-6,-2,2,-2
i want people	6,-1,-2,-5,-3,-1
555 018	-5,-5,1,-5,-3,7,-2
3 555	-2,-2,1,-1,-1,-2
961	-4,-2,4,-1,-2,-2,-1
all the	-4,4,-5,-3,-1,3
for all	1,-3,1,,-3,-4
app for all	-3,2,-1,-1,-2,-1
one app for	-1,5,-1,-1,-3,-2
one app	-3,6,-3,-1,-4,-2
want one app	-4,3,,-1,-2,-2
under one	-3,,3,-1,-1,-1
are 3	-2,-2,2,-2
we are 3	-3,-3,3,-1
tirupati	-2,-6,-4,-6,-4,-7
nagar	-5,5,-5,3,,-7,-5
^balaj	5,-5,-7,-5,-6,-6,-3
balaji	3,-4,-6,-6,-7,-6,-4
send someone to	-5,-4,-4,-4,-4,-2
send someone	-6,1,-3,-4,-4,-1
^socie	2,3,2,-7,-2,-1,-3
society	2,1,,-6,-2,1,-2
sri	-2,-4,,-3,-5,-1,-6
correspondent	-3,1
garu	-6,-4,-6,-5,-5,-4,-2
^raman	,-6,-2,-5,-4,-4,-2
655	-2,-1,-2,-2,-1,-2,-1
say by	-2,-1,-5,-4,-3,-3
us say	,-2,-3,-2,-2,-1
let us say	,-1,-3,-1,-1,-1
let us	,1,-5,-5,-4,-3
let	-3,-5,3,1,-2,-1,-2
want it for	-5,-1,-3,-3,2,-2
means =sleep	-3,,2,-1,1,1,-1
a month for	1,-4,2,7,-1,1
dollar a month	-2,-2,5,1,-3,2
dollar a	-3,,4,,-4,-1
4,200	-4,,-4,-3,-3,-1
^payin	,1,-3,-4,-4,2
paying 4,200	-2,-1,-3,-3,-2,-1
paying	,,-2,-5,-4,1
means ~unsubscribe	-3,-4,-1,-1,1,-4,-1
means ~pause	-2,-1,2,-2,1,-2
means =stall	3,-3,4,-3,1,-6,-2
stop paying 4,200	-1,-1,-5,-3,-2,-1
stop paying	-2,-2,-3,-3,-2,-1
stop	-3,-4,-3,-2,-2,-1
to stop paying	-2,-1,-3,-3,-2,-1
to stop	1,,-4,-4,3
means ~understand	-1,2,-1,-3,-2,3,-1
understand	3,4,1,1,2,5
who understand	2,4,-2,-1,-1,3
left	1,1,3,-2,1,1
means =terraform	-2,1,-2,-1,-1,2
^terra	-4,-4,6,2,-2,2
^scoti	-4,-3,-4,-1,-3,1,-1
scotia	-4,,-3,-1,-3,,-1
nova scotia	-5,-2,-4,-2,-4,-1,-1
nova	-5,-1,-4,1,-4,2,-1
^halif	-4,-2,-4,-3,-4,-2,-2
halifax nova scotia	-4,-3,-4,-5,-3,-1,-1
halifax nova	-4,,-4,-5,-3,-1,-1
halifax	-4,-3,-5,-5,-6,-4,-3
^healt	-5,4,-5,-3,-7,,-1
health	-2,1,-4,-2,-5,1,-1
^larks	1,-3,-3,-2,-2,3,-1
larkspur	2,-2,-2,-1,-1,3
cto of	-4,-2,-1,-1,-2,3
two month	-1,-3,-2,-8,-5,-6,-1
the next	2,-1,-3,-6,-2,1
in the next	2,-4,-3,-1,-3,1
^sorte	1,1,1,-3,8,2
we'd want	,-2,3,-4,8,-4
same thing	2,-6,1,-4,3,-3
ask same thing	-2,-1,,,2,-1
ask same	-3,-3,-3,-2,5,-1
ah ?	-5,-1,1,2,-1,-2
chatbot for my	-2,,,,7
boss can do	7,,-2,,3
boss can	6,3,-3,,2
molek	-3,-2,-1,-3,-2,-2,-2
taman molek	-3,-3,,-3,-2,-2,-2
taman	-3,,-1,-6,-6,-5,-3
^senyu	-2,-2,-2,1,-2,-2,-1
senyum	-2,-2,-2,1,-2,-1,-1
^pergi	-2,-2,-2,2,-2,-1
pergigian senyum	-2,-1,-1,2,-1,-1
^klini	-4,1,-3,-1,1,-2,-2
klinik pergigian senyum	-2,-1,-1,2,-1,-1
klinik	-5,3,-5,-1,4,-2,-1
kar	-4,-1,-1,3
loh	-4,-3,-3,-3,-2,-2
0192	-4,1,-4,-2,-1,-1,-1
meta	2,-1,-2,-2
and paid	1,,-1,3
^micro	4,-6,-7,-1,-6,1,-2
microsite	9,-2,-2,-3,-1
^stell	-3,-4,-2,,-4,-4,-3
stellenbosch	-4,-6,-1,-1,-5,-5,-4
grand	-7,,-1,-7,-8,-6,-2
^prote	3,-4,,-2,-3,-3,-2
protea	2,-1,-1,1,,-1
^event	1,1,-3,-1,1,-3,-1
hi team	1,-5,1,4,-2
for the site	8,,-3,,-1
the ads	5,-3,3,3,-1,-1
for the ads	2,-1,-1,3,-1,-1
1 october	-3,-2,1,-3,-1,1
0143	-1,-4,-3,-3,-3,-3,-2
555 0143	-1,-3,-2,-2,-3,-3,-2
082 555	1,-3,-3,-2,-3,-3,-2
082	-2,-4,-6,-4,-5,-5,-4
sell online .	-4,,5,-1
want sell online	-3,-2,2,-3,-2,-1
like .	-1,1,,2,-2,2
in bangalore	,-2,-4,-3,4,-2
^andhr	-2,-2,-2,-2,-2,-2,-2
andhra	,-2,-2,-1,-1,-1,-1
^guntu	-2,-4,-3,-2,-1,-5,-4
guntur	-2,-5,-2,-2,-1,-5,-3
prasanna	-1,-4,-1,-2,-2,-2,-1
90000	-3,-2,1,-2,-1,-1
beds .	6,-1,-1,-2,,3
beds	2,-2,-3,,-3,3,-1
^mount	-2,2,-4,2,-3,-2
mountain	-2,2,-4,2,-2,-1
^hiker	-2,2,,2,-2,-1
hiker	-3,2,,4,-3,-1
which tell	,1,,2,2
app which	-1,3,-1,,,-1
an app which	,3,-1,,,-1
idea an app	-1,4,,,-3,-1
idea an	-2,4,,-1,-4,-1
an idea an	-1,5,,,-4,-1
an idea	-2,4,-3,-3,-5,-3
just an idea	-2,4,,-1,-4,-1
just an	,4,,-1,-4,-1
yet just	-4,4,,-2,-1,-1
company yet just	-3,3,1,-1,-1,-1
company yet	-5,2,1,-2,-2,-2,-1
a company	4,2,,-4,1,1
not a company	-1,1,1,-3,-2,-1
here . not	3,1,-1,3,,-1
^tomas	-3,1,-1,-3,-2,1
tomasz	-4,2,-2,-2,-2
saved up	2,,-2,2
next summer	-3,-1,3,-2,-2,-2
someth by	-3,-2,-4,-2,-3,-5
have someth	-3,,-2,-2,-3,-3
cool	,-2,-5,-5,-4,-2,-1
^annou	-3,4,-2,-2,-2,-2
^praye	-3,2,3,-3,-3,-3
prayer times	,3,,,-1
prayer	-3,2,4,-4,-3,-3
^masji	2,6,,-5,-4,-5,-3
masjid	3,5,-2,-5,-5,-4,-3
apps for	1,,-4,-2,-3,-2
apps	1,-1,,1,-5,1
make apps for	-2,5,,,-1
make apps	-4,5,,-1,-1,-1
do you make	-6,5,-4,-3,-3,-2
^alaik	-1,,,1,,-3,-2
alaikum	-1,,2,1,-1,-4,-2
o	,2,2,,-4,1,-1
^asala	-1,2,-1,,-2
^commi	4,-3,,-3,-4,-4,-3
committee	4,-3,-2,-6,-7,-6,-3
fari	-4,-3,-3,-3,-3,-3,-1
ustaz	-8,,-6,-6,-1,-5,-4
0182	-3,4,-3,-3,-3,-3,-2
555 0182	-4,3,-3,-3,-3,-3,-2
019 555	-2,,-2,,-2,-2,-2
thousand ringgit	-5,-2,-2,-6,-1,-2,-1
with 12	2,-2,1,-1
done with	,-1,,-2,1,-1
be done with	-4,-1,-1,-3,-1,-3,-1
^insya	-3,-2,-3,-2,1,-1,-1
insyaallah	-4,-1,-4,-3,1,-2,-1
del	2,3,-5,-4,-3,-3
pay .	-5,5,9,,3,-2
and pay .	-2,1,3,-1,-1,-1
renew and pay	5,-4,-3,-1,,-1
renew and	6,-4,-3,-1,,-1
renew	-1,-5,,-3,-5,-2,-1
where the	2,,-1,-2,-3,-2
site where	-2,-5,1,-2,-4,-3
a site where	-1,-5,2,-1,-3,-1
^assoc	1,3,-7,,-6,-3,-2
association of	3,2,-3,-1,-1,-1
association	3,3,-3,2,-1,-4,-1
our association	5,-1,-6,-1,-2,-1
^miche	-2,-4,-5,,-3,-4,-2
12 march	-3,-3,-2,-2,-1,-2
on 12 march	-3,-2,-2,-2,-2,-2,-1
^assem	-1,-5,-3,-3,-3,-2,-1
assembly	,-1,-4,-2,-3,-1,-1
the assembly	-2,-2,-1,-1,-1,-2
before the assembly	-2,-2,-2,-2,-2,-3,-1
we need seo	-1,,-1,4,-1
number from	-1,2,-3,-3,-1
ur number	-2,-1,-2,3,-2,-1
got ur	-2,-1,-3,4
i got ur	-2,,-2,2
i got	2,1,3,,-1,-1
means =delhi	-1,1,,1,,-3,-6
noida	,1,-6,-5,-5,-1,-3
in noida	3,3,-5,-1,-2,-2
^packe	-1,1,-1,1,-4,-2,-1
packer	-1,-3,-3,3,-2,-3,-1
sai	-2,-4,-2,-1,-5,-5,-3
om sai	,-3,-5,2,-3,-2,-2
om	,-6,-5,2,-4,-2,-2
cost .	,6,1,-3,2,3
^advis	1,2,3,4,3
advise cost .	2,4,-2,-1,,-1
advise cost	1,4,2,-1,1
advise	2,,2,5,3,1
please advise	3,-2,-2,-1,-1
means =except	2,-4,,3,,-2
error .	3,,-2,-1,,-1
error	1,-2,-2,-3,-4,-2
and our old	3,2,-2,-1,,2
and our	1,2,4,-5,,6
online and	3,-4,1,6,-5,-1
give online and	3,-1,-2,-2,-1,-1
give online	3,-1,-4,-2,-1,-1
^donor	4,3,-5,-4,,-2
donor	5,3,-8,-8,1,,-1
^initi	-3,-8,-5,-4,-3,-3,-2
initiative	-1,-3,-5,-4,-3,-3,-2
naira	-4,,,-5,-5,-6,-2
million naira	-1,-4,-2,-2,-2,-2
2.4	-2,1,-3,,-1
^avail	3,-4,-5,1,-1,-3,-1
available	4,-4,-5,1,,-4,-1
fund available	3,1,-1,,-1
work by then	,-4,-5,-2,-1,-3
work by	-2,-4,-1,-2,-1,-3
must work by	1,-4,-5,-2,-1,-2
november must work	-3,-3,-2,-1,-3,-3
november must	-3,-3,-2,-1,-3,-2
30 november must	-3,-3,-2,-1,-3,-3
30 november	2,-1,-2,-1,-2,1
on 30 november	-3,-1,-2,-1,-3,-3
on 30	-1,-1,-3,-1,-3,-5,-1
we have a	-2,1,2,1,2,2
^rajko	4,1,-2,-7,-2,1,-3
rajkot	3,2,,-1,-1,2,-1
in rajkot	-6,2,-4,,-2,2,-1
buyer see	-3,1,3,-1,-1
need b2b	-5,1,6
it 6	-5,-4,-6,-1,-3,-1
make it 6	-4,-3,-5,-1,-3,-1
not 5	-5,-4,-6,-4,-3,-3,-1
99250	-2,-2,-2,-2,-1,-1
and hindi	-2,-1,,,3
ones ?	2,,,-3
ones	-2,-1,-2,1,,-2
means =angri	-1,3,4,-2,-4,1
angry	-3,-2,5,,2,-3
mark the	-2,,-1,,5
means ~record	-3,-2,,-6,-3,2,-1
^recor	-2,1,1,-4,1
recording	5,-5,-2,-2,2,1
^liste	4,-2,-4,3,,2,-1
listen to	-3,4,-4,-1,5,-1
listen	2,-1,-2,-3,4,2
can listen	5,,-4,,-1
ai can	-5,2,-2,,4
you tell me	-2,-3,-6,2,-1,,-1
you tell	-2,,-5,-1,-4,-2,-2
could you tell	-1,-5,-1,,-2
deira	5,-2,1,1,-2,-5,-3
means =oper	,4,-2,-4,2,,-1
^opera	2,3,-1,-1,,2
operation	2,3,,,-1,3
0176	-3,,-2,-2,-1,-2,-1
555 0176	-2,1,-2,-2,-1,-1
04 555	-2,2,-3,-2,-1,-1,-1
means =topic	2,-3,2,-5,-2,-1,-3
^subje	3,,-4,-1,,1
subject	3,1,-4,-1,2,2
250k	1,-1,-4,-3,-4,-1,-1
^thems	3,-1,4,1,2,3
themselv	-1,-1,4,,-1,4
pay themselv	2,-3,5,-5,-1,-2
^reser	1,2,,-6,,-2
reserve and pay	4,-4,3,-2,,-1
reserve and	5,-3,3,-2,,-1
reserve	1,4,-1,-7,-4,-4
can they	,-4,,-3,-3,-3
hour .	,,-2,-3,,2
every hour	4,-2,,-1,-1,1
for every	3,-2,3,-2,,-1
us for	4,-2,2,1,1,-4
ring us	1,-1,-1,-2,-1,-2
people still	4,,,-1,,-1
and people still	3,-1,,-2,,-1
^renta	4,2,-3,-1,-3,-1
rental	1,2,1,,-2,1
hi we	-1,,,1,-4,1
thousand euro	3,-4,4,-4,-2,-1
9 thousand	-3,-1,-5,-4,-2,3
in april	4,-1,-1,-6,-1,1
season open in	3,,-1,-2,-1
season open	2,2,-4,-3,-1,-1
the season open	5,2,-3,-3,-2,-1
when the season	-1,2,-1,3,-1
when the	,1,-3,-2,-6,1,-1
should be there	2,2,-4,3,-3
^thanj	4,-1,-3,-3,6,-1
thanjavur	3,-2,-5,-3,6,-2
in thanjavur	3,-1,-2,-2,6,-1
means =ruin	-2,,,-6,2,-2,-2
means =mess	,,4,-5,1,-1,-2
mess	1,-1,2,-5,-4,-1,-2
website venum	7,-2,-4,-2,-1,-1
^vanak	5,,-6,-4,-2,-2
vanakkam	3,,-5,-5,,-3
anna	-3,-2,-4,-5,1,-4,-2
^selva	-6,2,-6,,-7,-6,-4
selvaraj	-5,-3,-2,1,-3,-2
30 thousand	,-4,-2,,-1,-2
cloud ?	-2,-2,-2,-2,-2,,-1
the cloud ?	-2,-1,-1,-1,-2,5,-1
put it in	-5,-2,,-1,-1,-1
put it	6,-4,1,1,-2,6
to put it	5,-2,-2,-1,-1,1
to put	,3,3,-5,-4,4
it need to	-1,,-3,-1
it need	-6,-3,2,-4,-2,4,-1
what would it	4,-3,-2,,,1
what would	3,2,-6,1,-8,2,-1
^nearl	-4,-1,-3,-3,-2,-2
nearly	-4,-2,-3,-1,-3,-3,-1
^light	7,-2,-4,7,-1
month'	-1,3,-1,-1,,-1
and last	3,2,3,-1,1,1
old and	9,1,-5,-3,-3,-1
year old and	4,1,-4,-3,-2,-2
year old	6,,-3,,3,-1
seven year	,,3
account server	-1,,,,,3
our account	-4,-1,,-1,,1
sdn bhd .	1,-2,-3,-1,-1,3
marine suppli	-1,2,,,-1,1
^bintu	-4,-2,-4,-1,-3,-1,-2
bintulu	-2,,-2,-1,-2,-1,-1
it at	5,-2,-4,2,1,6
head it	-2,-2,-2,-1,-2,1
i head	3,3,,1,-1,4
good day i	-2,1,1
anak	-1,-7,-7,-7,-7,-7,-5
555 017	-3,-1,-3,-2,-2,-1,-1
086	-2,-2,-2,-1,-2,,-1
audit in	-1,-1,,,-2,3
our audit in	-1,-2,-1,,-2,2
our audit	-2,-3,-1,-1,-3,3
before our audit	-1,-3,-1,,-2,2
to finish	-2,1,2,-2,-1,1
wholesale customer	1,-1,2,,-1
wholesale	,2,1,,2,-2
our wholesale	-3,,2,-1,3
three quotation for	4,-2,-2,,-1
three quotation	1,3,-2,,-2,-2
me to get	3,,-1,,1,2
asked me to	1,-2,-6,,-1,1
asked me	2,1,-6,,-1,2
asked	2,-2,1,-1,1,5,-1
employer	-1,,2,-1,3
my employer	-1,-1,4,-1,-1
zł	-3,-3,-3,-4,-4,-4,-3
90 000	1,,-3,-2,-1,-2
on it	7,-4,,5,-3,3,-1
^testi	-4,-3,-4,-4,-6,-3,-2
555 014	-4,-4,-4,-4,-2,-4,-2
600	1,1,2,,4,-3,-1
48	-2,1,2,-2,,1,-1
^socia	-5,-4,-4,5,-3,-2,-1
social media	-2,-3,-4,5,-3,-2,-1
social	-5,-4,-5,3,-4,-2,-1
our social	-5,-1,-2,4
care of	-6,-2,-1,2,-1,-3
take care of	-6,-2,-1,3,-1,-3
take care	-7,-1,,3,-1,-3
there .	3,1,-5,5,2,1
and stay	1,,-2,4,,2
means =plausibl	-2,-4,,2,1,-2,-2
likes	-4,-1,-2,5,,-1
page has	-2,-1,-5,2,-1,-1
facebook page	-2,,2,5
our facebook page	-3,,-2,4
our facebook	,-3,-3,7,-1,-1
children .	4,5,,1
street children	-4,-4,-2,,-1,-1
ngo for	-5,-2,-2,,-1,-1
^luckn	-4,,-6,-3,-5,-5,-4
lucknow	-3,,-6,-2,-4,-4,-3
ghar	4,1,-1,3,-2,-2,-1
^farza	-1,-4,-6,-3,-5,-4,-3
farzana	,-2,-4,-2,-3,-2,-1
8k per month	-1,-1,-1,4,-1,-1
8k per	-1,-1,-1,4,-1,-1
money so	-4,-4,,1,-3
entry	1,,-2,-1,3,-2,-1
make the	-1,-5,2,-2,-4,-1
and make the	-1,-2,-1,,2
and make	-4,-5,-5,-3,4,2
plate	-3,-3,-2,-2,1,-2
register .	-2,1,-2,-1,2
a register	-3,-2,-2,-2,-1,-1
truck	2,8,-3,,2,1,-1
^write	,4,1,-2,6,2
at my	-3,-3,-2,-2,2,-2
guard	-4,5,-3,-2,2,1,-1
^dhill	-4,-3,1,-3,1,-3,-2
dhillon	-4,-3,1,-3,2,-3,-3
^param	-2,-2,-1,-2,1,-2,-1
knit	-5,-2,-5,,-1,,-2
^hosie	-2,-1,3,-2,-1,-1
hosiery	-3,-2,3,-3,1,-2,-1
98140	,-1,-3,-3,-1,-2,-2
order start	-4,-3,,-2,-4,-3
^winte	-1,-5,-3,2,3,-4
winter order start	-2,-3,-6,-1,-2,-2
winter order	-2,-2,-5,-1,-1,-1
winter	-1,-5,-4,,3,-5,-1
the winter order	-2,-3,-6,-2,-3,-2
the winter	-2,-3,-7,3,2,-3
before the winter	-2,-2,-5,-2,2,-1
look .	3,-2,-3,-1,1
means =embarrass	4,3,-6,-3,-1,2
^embar	-3,3,-1,-1,2,-1
embarrass	2,3,-4,,2
and it's	-1,3,3,-3,1,5,-1
is only	3,-1,,-3,1,-1
^coope	-2,2,3,-1,2,-4,-2
cooperative .	1,4
cooperative	1,4,2,-4,3,-2,-1
writ from	-1,-2,-5,-3,-2,2
nizwa	-6,,-1,-5,-2,-1,-2
^harth	-3,-2,-2,-2,-2,1
harthy	-4,-2,-2,-2,,1
al harthy	-4,-3,-2,-2
omr	-4,-5,-2,-3,-5,-4,-4
968	-2,-3,-3,-3,-5,-5,-3
management ?	-2,-1,,5,,-1
ads management ?	-2,-1,,4,,-1
ads management	-2,,,3,,-1
google ads management	-2,,,4
for google ads	-5,-1,,6,-1
for google	5,-1,,6,-1,-2
price for google	-2,,,5
price for	-1,-5,4,1,-7,2
the price for	-1,,-3,4,,3
the price	1,3,3,3,-1,1
is the price	-1,,,4,6
can you tell	-8,-1,-6,,-3
^jayan	-2,-2,-1,-2,-2,-1,-2
jayanagar	-4,-3,,1,2,-2,-1
^lawye	3,1,-2,-5,-1,-5,-2
lawyer	1,-1,,-6,2,-4
a lawyer	-2,-1,4,-2,-2,-1
im a	2,-2,-3,-1,-1,-1
hegde	,-6,1,-5,-6,-5,-4
^chand	-4,-3,,-7,-5,-3,-4
adv .	-9,-6,-7,-3,-6,-2,-3
adv	-7,-6,-7,-4,-5,-3,-4
means =inbox	-7,-4,-5,-4,,-4,-1
gmail dot com	-4,-2,-3,-2,-3,-2,-2
gmail dot	-3,-1,-2,-1,-2,-1
gmail	-5,-3,-4,-4,-4,-5,-1
at gmail dot	-3,-1,-2,-1,-2,-1
at gmail	-4,-2,-3,-1,-2,-2,-1
rush .	-3,-1,,,,-1
rush	-2,-4,,-7,-6,,-3
the december	1,-1,-2,-2,-1,-2
^hopef	4,,6,,-2,-1
hopefully	4,2,5,-1,-1,-1
22k	,-1,1,-7,-2,-2,-1
nz	,-3,-1,-4,3,-3,-1
own site .	,-1,4,-3,-1,3
own site	-3,-4,2,-9,-3,-1
our own site	,-4,5,-3,-3
too from our	-4,-1,3,-2,-2,-2
too from	-4,-1,2,-2,-3,-2
people too from	-3,-1,3,-1,-2,-1
people too	-3,-1,3,-1,-3,-2
to people too	-4,-1,3,-1,-2,-1
to people	-3,-4,3,-4,-3,-4
sell to people	-4,-1,4,-3,-2,-2
sell to	-5,5,5,1,-5,-2
to sell to	-6,-4,8,-3,-3,-2
now we want	-4,3,3,-3,-3,-2
now we	-2,2,,,-3,3
we sell to	2,-3,,1
^parat	1,-3,-4,-3,-2,-3,-2
parata of	-5,-3,-4,-3,-3,-4,-2
parata	1,-3,-4,-4,-3,-4,-2
hemi parata of	-4,-1,-3,-2,-1,-3,-1
hemi parata	1,-1,-2,-2,-2,-3,-1
hemi	-4,-5,-2,-5,-5,2,-3
ora hemi parata	2,-2,-3,-3,-2,-3,-2
ora hemi	-2,-3,-2,-3,-3,3,-1
ora	1,-4,-5,,-3,3,-2
kia ora hemi	-2,-4,-3,-3,-3,2,-2
kia ora	,-3,-3,2,-3,3,-2
kia	,-4,-3,2,-3,2,-2
^badmi	-4,1,-3,-3,-3,-2,-2
badminton	-4,,-2,-2,-3,-1,-1
means =dearer	-2,,-4,-4,-1,-3,-1
^expen	-4,1,-2,-3,,-2
expensive	-1,,-3,-3,-2,-2
for 500	-2,1,3,,-1,-1
means =thirteen	-7,-2,2,-3,-3,-3,-2
13	-7,,3,-3,-3,-3,-2
60 13	-1,,-2,-2,-3,-2,-1
it there	-3,3,-4,-5,-7,-4,-1
show it there	2,-1
show it	-3,-2,-3,-1,2,-2
to show it	,-2,-2,-1,,-2
to show	-1,-4,-3,-2,-5,-4
like to show	-6,-2,2,2,-2,-1
i'd like to	-6,-2,2,,,,-1
agm is	-3,-4,-4,-4,-6,-5
agm	-2,-1,-7,1,-6,,-2
the agm is	-4,-3,-3,-3,-3,-2
the agm	1,-4,-4,3,-3,1
account .	7,,,2,-2,-2
the account	-1,-1,2,-1,2,-3
^what'	-4,-8,-5,-4,-2,-1,-2
what' in	4,4,-1
what'	-4,-7,-5,-4,,-2,-2
^somew	-4,2,-1,-6,-4,8,-1
somewhere	-2,,-2,-6,1,8,-1
it safe	-2,-2,-1,-1,,-1
you call it	,-1,4,1,1
you call	-5,-4,3,-2,,-1
died .	-4,-2,5,-1,,-2
died	-6,-5,5,2,,6
laptop died	-3,-4,-4,-1,-2,1
^becau	3,1,1,4,-2,3,-1
because the	-1,1,-4,-4,-4,2
because	3,,2,2,-1,4,-1
means ~upload	4,-1,,-2,-4,-5,-2
file	-1,-3,1,-1,-6,1
the customer	-5,5,-5,-1,-5,1
lost the	,1,-1,,,2
lost	,,1,1,-6,5,-1
we lost	-2,-2,,5,-4,3
san	2,-3,-2,-3,-3,-1
^quint	6,-2,-2,-2,1,1
us dollar	-2,-2,3,-1,-2,-1
0148	-3,-2,1,-5,-5,-3,-4
insta google	-2,,-2,1
need insta	-3,-1,-2
vashi	-2,,-6,-4,1,-3,-3
^khand	-3,-2,-2,-1,-2,-1,-1
^aanga	-6,-3,1,-4,-4,-4,-2
aangan	-5,-2,1,-3,-3,-2
studio name is	-1,-3,-3,-2,-1,-1
studio name	-3,-3,-3,-2,-1,-2
ad spend	-5,-1,-2,1
ad	5,1,-3,-6,-4,-1
25k monthly	-4,-2,-3,1,-2,-2,-1
from next month	-3,-2,-2,,-1,-2
from next	-4,-3,-3,,-2,-6,-1
start from	-6,-8,,1,-4,-4,-1
place .	,-2,-1,-3,3,-3
want them in	-2,,-1,-2,-2,2
doctor want	-2,3,,-1,-1,-2
report on	-1,3,-1,-1,-2,-1
patient want	-4,4,-1,-3,-3,-1
labs .	-3,4,-2,-2,-2,-2
of 4	-2,2,,-1,-2
group of	-2,3,-1,-1,-2,2
a group of	-3,1,,-1,-3,2
a group	-2,1,-1,-2,-3,1
represent a	1,1,3,-2,-2,-2
i represent a	2,1,3,-2,-2,-2
^bhila	-2,-1,-2,-1,-2,-2,-1
bhilai	-2,-1,-2,-1,-2,-2,-1
^raipu	-1,-4,-1,-3,1,-2,-1
raipur	-2,-4,1,-2,2,-2,-1
hq	-2,,-3,-6,-1,,-2
path	3,-3,-5,-4,-4,-3
^sanje	-1,1,-4,-1,-3,-3,-1
sanjeevani	-1,2,-2,-1,-2,-2,-1
group name	-2,-1,5,1,-1,-1
verma	-2,-1,-2,-3,-3,-1
22l	-1,,-2,-2,-2,-1,-1
means =clear	1,,,-3,-1,-2,-1
means =clean	2,-3,1,2,2,1,-2
clear up to	1,-2,-3,-2,-4,-2,-1
clear up	1,-1,-2,-1,-2
clear	,-1,-2,-3,-1,-2,-1
has clear	-4,1,-3,-2,-3,-2
board has clear	-5,2,-3,-2,-2,-1
board has	-3,-1,-4,-4,1,-3,-1
s3	-3,-2,-3,-3,-2,4
to s3	-3,-2,-3,-3,-2,4
tb	-6,-4,-4,-5,-4,8
12 tb	-3,-2,-3,-3,-1,4
moving 12 tb	-4,-2,-4,-3,-2,4
moving 12	-3,-2,-3,-3,-2,4
for moving 12	-3,-2,-3,-3,-2,4
for moving	-5,-3,-4,-3,-2,5
price for moving	-3,-2,-3,-3,-2,5
^durba	-5,-3,,-3,-4,3
durban	-7,-5,1,-5,-6,4,-2
means =film	4,2,,1,-1,5
film	6,-2,-3,-1,-2,2
^thand	-5,1,-1,2,-3,-3,-2
thandeka	-4,-4,,-4,-4,-2,-1
31 august	-3,-5,-3,-2,-3,5
by 31	1,3,,-3,-4,1
over the year	-2,-3,-2,-2,-3
shopify ?	,,3
do shopify ?	,,3
you do shopify	,,5
question do you	,-1,3,,-3
question do	,,4,,-2
a question	-4,-4,4,-2,-2,3
root	-2,-2,-4,-1,-3,-2
^mello	-4,-2,-2,-3,-2,-2
mellow root	-2,-1,-4,-3,-2,-1
mellow	-3,-2,-3,-3,-3,-2
line mellow root	-2,-2,-3,-2,-2,-2
line mellow	-3,-2,-4,-3,-3,-2
^skinc	1,-2,3,,-1,-1
skincare	2,-2,,3,-2,-2
it's for my	,-5,-4,2,-3,-2
cool .	-4,,-1,-1,1,-1
^tanis	1,-3,-2,-4,-3,-4,-2
of may	3,-2,-3,-1,-2,1
1st of	-1,1,-2,2,-4,-5
the 1st of	-3,-1,,,-1
the 1st	3,-2,-1,1,-1,-2
plann for	2,-1,-1,-1
launch is	1,1,-2,3,-1,-1
lakh i	2,-2,-3,-3,1,-1
3 lakh i	-3,2,-1,-1
four languag	3,3,-2,,3
in four languag	2,2,-3,,3
means ~fashionable	-1,1,-1,-4,-1,-2,-2
^moder	-5,1,3,-2,-2,1
modern	-1,2,3,-2,,1
europe .	5,-1,-1
to europe	,-2,,-2
örme	,-3,-3,-3,-3,-2,-2
yeşim örme	,-3,-4,-3,-3,-2,-1
yeşim	,-3,-4,-3,-3,-3,-1
^tekst	1,-2,-3,-3,-2,-2,-2
tekstil	1,-3,-4,-3,-3,-3,-2
bir	1,-3,2,-3,-3,-2,-1
^bursa	2,,-6,6,-5,-5,-4
bursa'da bir	-1,-2,-3,-2,-2,-2,-1
bursa'da	-1,-3,-3,-3,-2,-2,-1
from bursa'da bir	-1,-2,-3,-2,-2,-2,-1
from bursa'da	-1,-2,-3,-3,-2,-2,-1
^gülşa	,-3,-2,-3,-2,-2,-1
gülşah from bursa'da	-1,-2,-3,-2,-2,-2,-1
gülşah from	-1,-2,-3,-3,-2,-2,-1
gülşah	-3,-3,-3,-3,-3,-3,-1
i'm gülşah from	,-2,-3,-2,-2,-2,-1
i'm gülşah	,-3,-3,-3,-3,-2,-1
vans	1,1,-1,-1,-5,-5
to about	3,-2,-1,,-1
speak to	-3,1,-3,-4,-1
speak	-4,2,-6,-1,-1,-1,-2
i speak to	-3,-4,-3,-3,,2
i speak	1,1,-4,,-2,,-1
do i speak	2,3,-1,2,-1,3
who do i	6,1,-7,3,-4
who do	6,-1,-4,5,-3
^skuda	-6,-3,-4,-3,-5,-4,-2
skudai	-5,-2,-4,-2,-3,-3,-2
boss decid	-2,-1,-3,,-1,-1
i cannot	3,-1,-3,,-1
means =oversea	1,-2,2,-8,1,-1,-1
means =foreign	-1,-1,2,-6,-2,-2,-2
^abroa	-1,-4,4,-2,-6,-5,-1
abroad	1,-3,1,-1,-5,-5,-1
means ~wealthy	1,2,-4,-2,-6,-3
famili	4,3,-4,-1,-3,-2
online so	7,-5,-2,-2,-3,2
put the	1,-5,-1,-2,-2
to put the	2,1,-3,-1,,2
want to put	-1,2,1,-3,-4,5
^paris	3,-2,-2,-3,,-4,-2
parish	2,-2,-2,-4,-1,-4,-2
our parish	2,2,-4,-2,-1,-1
longitude our	3,5,-5,-1,1
dear longitude our	3,4,-2,-1,1
^palac	,1,-2,-3,-2,-2,-2
^sebas	-1,-2,-3,-3,-2,-2,-2
sebastian	-2,-2,-3,-2,-2,-2,-1
fr . sebastian	-1,-2,-3,-3,-2,-2,-1
gives 5 lakh	-3,-3,-4,-2,-3,-1
gives 5	-4,-4,-5,-3,-4,-3,-1
^dioce	-1,-3,-5,-3,-3,-4,-1
diocese gives 5	-3,-4,-4,-3,-3,-2,-1
diocese gives	-4,-4,-5,-3,-3,-2,-1
diocese	,-4,-4,-3,-3,-3,-1
the diocese gives	-3,-3,-4,-2,-3,-2,-1
the diocese	,-4,-5,-4,-3,-3
in august	3,-3,-3,1,-3,-4
feast	-3,-3,1,-2,-2,-2
^year'	-1,2,-1,2,2,3
year'	-1,3,-1,2,2,3
i want that	,4,-1,1,,-1
means =influenc	-4,-4,-3,10,,-1,-1
^tikto	-12,-6,-4,10,-6,-5,-1
tiktok .	-1,-1,-4,4,-1
tiktok	-11,-7,-4,9,-7,-5,-1
on tiktok	-3,-3,-3,6,-3,-3
means =consist	,-5,,4,,-2,-1
everywhere on tiktok	-3,-3,-3,2,-3,-3,-1
everywhere on	-3,-3,-5,3,-3,-3,-1
everywhere	-3,-3,-3,5,-5,,-1
are everywhere on	-3,-3,-4,3,-3,-3,-1
are everywhere	-3,-3,-4,2,-3,-3,-1
glow	-3,-7,-3,3,-6,-5,-3
means ~competitor	2,4,1,7,4,-7,-1
^compe	,4,,4,,-6
competitor	-1,3,-1,3,3,-6
my competitor	4,2,-2,,1,-1
^artis	3,2,2,-3,-3,-3
artist	4,-2,1,-2,-2,-2
yi	-4,-3,-1,-1,-2,-1,-1
xin yi	-3,-2,-2,-1,-1,-1
xin	-4,-3,-1,-2,1,-1,-1
0111	-3,-2,-2,-1,-3,-2,-2
1.5k	-3,-3,-4,-2,-3,-1,-1
read that	-4,-4,3,-1,-1
each .	-3,-4,-1,-2,,1
two days	-7,-2,,-2,4,-1
takes two	-1,,,-2,5
means =draw	2,-4,1,-5,4,6
^drawi	2,-6,-2,-3,4,7
drawing	-1,-2,3,-3,5,6
architect	2,-4,-5,-5,-1,4,-1
hand from	-4,-3,-3,-3,6,-2
by hand from	-5,-4,-3,-3,6,-2
45 people	-4,-2,-3,-5,-2,-1
here 45 people	-3,-4,-4,-5,-3,-4
here 45	-3,-3,-3,-4,-1,-2
^truss	-3,-3,-2,-3,-1,-2
truss here 45	-4,-3,-3,-4,-2,-3
truss here	-3,-4,-3,-5,-2,-3
truss	-4,-4,-4,-5,-2,-4
roof truss here	-3,-3,-3,-4,-3,-3
roof truss	-2,-2,-2,-3,-1,-2
roof	3,-7,-4,-2,-4,-1
namib roof truss	-3,-3,-3,-4,-1,-3
namib roof	-3,-3,-2,-3,-2,-3
namib	-3,-3,-3,-3,-2,-3
^windh	1,-1,-3,-2,-2,-2,-1
windhoek	1,-2,-4,-3,-2,-3,-1
morn from	-3,-2,1,2,1,-1
good morn from	-3,-2,,1,1,-1
means ~heard	-1,3,-3,,3,-3,-1
be found	,-5,-1,4,-4,-2
could be found	-3,-4,-3,-6,-4,-1
could be	3,-2,-1,-3,-5,-1,-2
000 could be	-4,-4,-4,-6,-4,-1
000 could	-4,,-4,-7,-4,-1
350 000 could	-5,-5,-4,-7,-4,-1
350 000	-5,-6,-4,-6,-5,-1
350	3,2,-6,-9,-6,-4,-2
n 350 000	-4,-4,-3,-5,-4,-1
n 350	-4,-5,-4,-6,-5,-1
print .	-2,-2,3,,-1
art	1,,3,-6
wanna sell	-4,,3,-1
wanna	-6,2,4,-2,-2,3
^malho	-8,-6,-6,-5,-5,-5,-2
malhotra	-7,-5,-4,-3,-3,-3,-1
dev malhotra	-6,-5,-4,-4,-4,-3,-2
dev	-2,-1,-9,-6,-7,-7,-2
typo	,1,-3,-2,-2,-2,-1
lakh in	,4,4,1,2,1
1 lakh	4,-5,-2,-7,-9,-6
stor .	-1,6,,-2,-1
cold stor	,-3,-7,-3,-1,-1
^emira	-6,-4,,2,1,-4
emirat	-5,-4,-1,2,,-3
transformation	-3,-3,-5,-2,-1
digital transformation	-3,-3,-6,-3,-2
^khour	1,-2,1,-2,-2,-1
gitex	-3,-1,-4,-3,3,2
at gitex	-6,-1,-1,-1,1,2
spoke at	-2,,-1,-1,-1
we spoke at	-3,,-1
we spoke	-3,6,-2,-3,5,-2
hello !	-2,4,-5,2,1
a supplier	5,1,-1,,-2,-1
driver app	2,5,,-1,-3,-2
a driver app	-1,2,,,-4,-1
a driver	,3,,3,-3,-1
need a driver	1,3,,,-2,-1
1 in	-1,1,2,-3,-1,-1
means ~stages	,-1,1,2,1,-3,-3
means ~process	-1,-5,-3,,,1,-5
means =wave	-2,3,-5,-2,2,-5,-3
means =step	1,-2,-3,,,-2,-4
means =stage	1,,,3,2,-3,-2
means =phase	1,1,-3,-1,-1,1,-1
phase 1 in	3,,,-2,,-1
phase 1	1,-1,-1,-2,4,-1
phase	-1,-4,,,,-1,-1
photographer	-2,-5,-6,-6,-7,-2,-1
pls .	3,3,4,-3,2,-3
website pls	8,-2,-4,3,-1,-1
hui	-2,-4,-5,-4,-1,-3,-2
jia hui	-3,-4,-4,-4,-3,-3,-2
jia	-5,-4,-5,-4,-4,-3,-1
ooi	-3,-4,4,-3,-4,-3,-2
georgetown	2,-4,-5,1,-3,-3,-2
3k ringgit	,-2,-1,2,-1
nov	-1,-2,1,-5,-2,-5,-2
end nov	5,,-1,-1,,-1
does an app	-1,-7,,,-1
does an	-2,-7,-6,-2,-3,-1
long does an	-1,-5,-1,-1
for android	-3,6,-2,-2,-2,-2,-1
if only	-3,5,2,-3,,-3,-1
and if	-6,-1,-5,-7,-7,-3
^netwo	-5,1,-4,-4,-1,-3,-1
network	-6,1,-3,-1,1,-3,-1
without network	-4,,-2,-1,-1
^weigh	-9,,1,-2,2,3
weight	-3,2,3,-1,3,1
record	-9,4,6,-3,1,1
2,000	4,-4,,,6,1
cocoa	-6,,-4,-4,-4,-3
collect cocoa	-2,-3,-2,-2,-2,-2,-1
we collect	-2,,-6,-2,-3,-3
^asant	-3,3,-3,-2,-3,-2
asante . we	-2,-3,-2,-2,-2,-2,-1
asante .	-2,-3,-2,-1,-2,-2,-1
asante	-5,-2,-3,-3,-2,-2
^cleme	-1,-3,-2,-1,-2,-2,-1
clement asante .	-2,-3,-2,-2,-2,-2,-1
clement asante	-3,-3,-3,-1,-2,-1
clement	-2,-2,-2,-1,-2,-1,-1
i'm clement asante	-3,-3,-3,-1,-2,-1
i'm clement	-3,-3,-3,-1,-2,-1
0139	-4,-2,-3,-1,-1
crop	-5,-3,1,-2,1,-1
means =central	-1,-3,2,-1,-3,,-4
main	-1,3,2,3,,-3,-1
gh 150,000	-4,-4,-4,-4,-5,-7,-1
gh	-4,-4,-4,-4,-4,-5,-1
down gh 150,000	-4,-3,-4,-3,-4,-5
down gh	-4,-5,-4,-4,-5,-6,-1
put down gh	-3,-3,-3,-3,-3,-5
put down	-4,-4,-4,-4,-4,-6,-1
can put down	-4,-4,-4,-4,-4,-5
me from	-5,1,-4,-4,-2,-2
^remov	-2,-5,,-1,-3,-3,-1
remove	-2,-4,-5,-6,-4,-2,-1
please remove	-2,,-2,-2,-3,-1
lots	4,1,-3,-2,-2,3
and book	3,-2,-2,1,2,-2
pric and	2,1,-1,-3,-2
buyer to	4,2,,-1,-1
^peppe	-2,,,-2,-3,-2,-1
pepper	3,-1,-3,-1,-4,-1
areca	7,3,-4,-2,-4,-1
sirsi	1,3,1,-3,-5,,-1
producer company	-1,1,2,-2
producer	-2,2,-1,,2,-3,-1
namaskara we are	3,,-2,-2,-3,-2
namaskara we	1,3,-3,-3,-4,-3
namaskara	4,4,-4,-4,-3,-3
app later	9,1,4,4
first app later	7,1,5,-1,-1,-1
first app	10,1,5,-1
bhat	-3,-9,-4,-9,-8,-6,-6
^ganap	-3,-4,1,-3,-4,-3,-2
ganapati	-2,-3,3,-3,-4,-3,-1
94481	,2,-4,-3,,-2,-2
used	3,-2,4,1,-6
must be used	2,2,-1,,3,-1
^12,50	-2,4,-5,-4,-4,-3,-2
12,50,000	-5,-3,-6,-5,-4,-5,-3
sanction 12,50,000	-3,-5,-5,-4,-3,-4,-2
has sanction 12,50,000	-3,-6,-5,-5,-4,-4,-3
^nabar	-3,,2,-4,,-4,-2
nabard has sanction	-2,-6,-6,-5,-4,-5,-3
nabard has	-3,-6,-6,-5,-4,-4,-3
nabard	-5,-1,-2,-5,-1,-5,-3
means =domain	,-4,-4,-4,-7,3
^domai	5,-5,-4,-6,-5
domain	5,-6,-5,-2,-4,-2
the domain	2,-2,,-3,-1,-2
kept the	,-1,3,,,-1
kept	,3,2,-5,-2,1
and the old	3,-1,-1,-2,,-1
hotel in	-3,-2,1,-4,-3,-3,-1
a hotel in	-4,-3,-1,-4,-4,-2,-1
^bough	2,-2,4,1
bought a	,-2,6,-1,-1,-1
bought	3,-2,3,,-1,1
live for the	,2,-2,,-1,-2
live for	-3,6,-2,1,-1,-2
^daruw	-4,-4,-3,-4,-4,-1,-2
daruwalla	-3,-2,-1,-3,-3,1
so ready by	-1,-3,-1,-1,-1,-2
so ready	-1,-3,-1,-1,-1
october so	-4,-4,-6,-3,-1,-4,-1
arrive on	-1,-3,-1,-2,-2,1
arrive	-3,-3,-2,-3,-3,-1
7l	-2,1,-2,-2,1,-2,-1
^paysl	-2,,,,-3,-1
payslip	-2,,-1,,-3,-2
bot that answer	-1,-1,-1,,3
bot that	-1,-1,-2,-1,6,-1
a bot that	-1,-1,-2,,4,-1
want a bot	-4,-1,-3,,4
boss want a	3,,-2
boss want	-4,-1,5,-1,4,-1
my boss want	-3,,-3,-1,2
so my	3,2,2,5,,3
ok so my	3,,2
p	-3,-2,-8,-2,-4,-3,-5
a p	-1,1,-6,,-2,-3,-3
nilai	-1,-5,,-6,1,-4,-1
emas	-1,-3,-4,7,1,-2,-1
fy	-5,-3,,-3,2,2
this fy	-4,-4,-4,-2,-1,-3
^laugh	3,-1,-2,-1,-1,-1
laugh	7,1,-2,-4,-4,3,-1
my daughter	1,-3,4,4,-5,1
2008	7,,2,-2,-1,-2
from 2008	5,,-3,-1,,-1
means =homepag	5,-1,-3,1,-1,-2
^homep	6,-2,-3,1,-2,-1
homepage	6,-2,-4,,-2,-2
^strau	-2,-4,-4,-4,-4,-4,-3
straub	-1,-4,-4,-4,-4,-4,-3
in straub	-1,-4,-4,-4,-4,-4,-3
loibl in straub	-1,-4,-4,-4,-4,-4,-3
loibl in	-2,-4,-5,-5,-4,-4,-3
loibl	1,-4,-5,-4,-4,-4,-2
^schre	,-4,-4,-4,-3,-3,-2
schreinerei loibl in	-2,-5,-5,-5,-4,-4,-3
schreinerei loibl	-2,-3,-4,-3,-3,-3,-1
schreinerei	-4,-4,-4,-4,-4,-4,-2
01	2,-5,5,-3,-3,1,-2
555 01	3,-2,5,-1,-2,2,-1
6000	-3,-4,-2,2,-3,-4,-2
left .	-4,,-5,-4,3
dev left .	-4,-4,-4,-3,-2,-5
dev left	-6,-5,-5,-3,-3,-5
maintenance of	6,2,-2,-1,,-1
to take over	1,2,-2,3,2,1
someone to take	1,3,-2,1,,-2
2k a month	-2,-1,-2,-1,-1,-2
2k	,-5,-6,4,-4,-3,-1
^downl	4,1,1,-3,-4,-1
download	4,,-1,-3,-2,-1
and want a	2,-1,-1,-2,3,1
morbi	5,,-1,,-1,,-2
in morbi	4,-1,-2,-5,-1,-1
showroom in morbi	2,-1,-2,-3
showroom in	-1,,-1,,-4,-1
tiles showroom	-1,-2,-4,1,-1,-1
hello we have	3,-1,-2,-1,-3
^hardi	1,,1,1,-3,-3,-1
hardik	2,,1,,-2,-2,-1
5 to	-5,-5,2,-6,-5,-3
expo	3,-3,-7,,-3,1
^kanma	-4,-2,-6,-3,-1,-2
kanmani	-5,-3,-5,-3,-1,-1
is kanmani	-5,-3,-5,-3,-1,-1
^bouti	-2,-7,2,-2,-7,-5,-3
boutique is	-3,-1,-1,-1
boutique	-2,-6,3,,-6,-4,-2
name of	4,,-1,2,-4,3
^trich	7,-2,-5,-5,-3,-5,-3
trichy	7,-2,-5,-5,-3,-5,-3
in trichy	8,-2,,-2
boutique in	2,-1,6,3
a boutique in	-4,-1,3,1
a boutique	-4,-1,3,1
have a boutique	-3,-1,3,1
and i have	3,4,,-2,2,-2
nadu	-4,3,2,-1,-1
tamil nadu	-4,4,3,-1,-1
online only	-5,-1,,,-1,-1
sare online	-3,-1,2,-2,-1,-1
sell sare	-4,-1,2,-2
1.5 lakh	-1,-6,-3,2,-5,-4,-1
means ~amateur	3,2,,-2,1,-1,-1
from leed .	-2,1,1,-1,-1,-1
from leed	-5,2,2,-1,-2,-1,-1
hey there	2,-5,-4,-3,-2,-2
20 grand	-3,1,-1,-1,-1
company yet .	-3,2,4
no company yet	-6,3,,-2,-2,-2,-1
new season	-1,,-2,-2,,-1
for the new	-2,-2,-3,2,,-1
900 456	-3,-2,-3,-1,-2,-1
07700 900 456	-3,-2,-3,-1,-3,-1
07700 900	-6,-4,-2,-3,-4,-4,-2
07700	-9,-9,-3,-7,-7,-7,-5
30 june .	-2,-1,,,-1,4
30 june	-1,-4,-5,-3,-3,4
ends 30 june	1,-2,-1,,-2,-1
ends 30	1,,2,-1,-2
^frank	-2,-2,3,,-3,-8,-1
frankfurt	-1,-2,1,-1,-1,-7
in frankfurt	-2,-2,-2,-1,-2,-8
a data centre	2,-1,-1,-1,-2,5
a data	-1,-2,-1,-1,-2,2
off a	-3,1,4,3,-1,1
ticket platform	2,,,,-1
our ticket	2,-3,2,-1,2,4
migrate our	-1,-1,,,-2,4
need to migrate	-3,,-1,-2,,5
we need to	,-3,-4,1,-2,4
infrastructure	-2,-2,-2,-1,-2,2
approv for	-3,-1,-3,-1,-1
shop for the	-3,-2,4,-2
^growe	-4,,1,-2,-1,1,-2
grower	-4,-5,2,-2,-4,,-2
250	-6,1,-6,,1,-2,-1
whole day	-2,-4,2,,1,-3
^timin	1,-4,-5,-1,,-5
timing and fees	-1,-1,,,2,-1
timing and	2,-1,,3,2,-1
timing	,-3,-4,-1,-2,-5
ppl	-2,,,3,-1,,-1
whatsapp for	2,-2,-2,-3,2,-2
chatbot on	-2,-1,,4,3,-1
need chatbot	-5,-3,-2,-1,7,-2,-1
bro need	-5,1,,-1,,-1
bro	1,,-7,-4,-6,-7,-3
^andhe	-5,-2,2,-4,-4,-1,-2
andheri	-5,-3,2,-4,-4,-2,-2
^fitne	5,3,-6,-3,-3,-4,-1
fitnes	5,-1,-5,-4,-3,-4,-1
zubin	-5,-2,-4,-3,-1,-2,-1
month itself	-2,,-3,-5,-4,-1
this month itself	-2,1,-3,-5,-2,-2
this month	5,-2,-1,-2,-4,,-1
an app .	2,-3,-4,2,-5,-3
we'd like an	3,2,,,1
and result	3,1,,3,-1
fees and	3,1,-1,,-2,2
for fees	-3,,,,-3,-1
day for	-4,-3,3,3,-1
call the office	-3,3,-1,,,-1
call the	,2,,,-2,-2
^jalan	,,1,,2,-2
jalandhar .	,1,4,3
jalandhar	-1,,1,1,2,-2,-1
in jalandhar	-2,2,-3,-2,3
^publi	1,-3,-1,-5,-3,1,-2
public school	-8,2,1,-4,2,2
public	,2,-1,-8,,2
principal of	3,,-2,,-1
i'm the	-1,-2,1,-6,-1,2,-3
^sandh	1,-5,-6,-4,,-4,-3
sandhu	-5,-3,-4,-2,-4,-3,-1
mrs .	-3,-6,-3,2,-3,-6,-5
mrs	-3,-8,-2,2,-7,-10,-8
above rs	-2,-2,1,-2,-2,-2,-1
above	-1,-1,-5,-2,-3,-2,-2
not above	-1,,-3,-3,2,-2,-1
session in april	-3,1,-1,,,2
0144	,-2,-3,-2,1,-1
555 0144	-2,-2,-3,-2,-1,-2,-1
arabic .	2,4,1,3,-2
in arabic .	3,-1,,4
us in	-7,,-5,5,-2,-3
find us in	-3,-1,-1,1,-3
^jedda	-1,2,3,5,-4,1
jeddah	-1,3,2,6,-3,1
in jeddah	2,1,,1,-2
^ferti	,-1,,4,-2,-3,-1
fertility	2,-1,-2,3,-3,-2
^riyal	-4,1,-2,-1,,,-1
riyal	1,-3,-2,1,-5,1
0127	-3,-2,-3,-2,-2,-3,-2
north	,-4,-4,-3,1,-2,-2
naidoo	-2,-2,1,-3,-3,-2,-1
a law firm	1,-2,-3,1,2,1
a law	1,-3,-2,,2,-3
for a law	3,,,-2,2,-5
vat	-5,,2,-7,-4,-2,-2
excl	1,-2,-3,-3,-3,-1,-2
from now	-4,-3,-3,-3,-6,-1,-1
month from now	-1,-2,-2,-1,,-1
two month from	,-1,-2,-3,1,-2
means ~homework	3,-2,-4,-3,4,-2
^exerc	2,4,-2,,4,-2
exercise	3,2,-2,,4,-1
uses	-1,-2,-5,-3,1,-3
now he	5,-2,5,-1,-2,-1
stock system	3,3,-3,,-5,3
kuch need	-1,-2,-7,-4,-2,-3
in kuch need	2,-2,-7,-4,-3,-3
shop in kuch	1,-2,-5,-4,-3,-3
hardware shop	2,-2,-5,3,-2,-2
^uncle	1,,1,-5,-4,-3
uncle'	2,1,-3,-6,-4,-4
my uncle'	1,-4,-2,-5,-4,-3
^adria	-2,-1,-3,-2,-2,-2
adrian	-2,-2,-4,-3,-3,-2
besi	-6,-4,-3,-4,-1,-3,-2
shop is call	8,-1,-1,-3,-1,-1
his shop	-4,,-4
he says	6,-2,3,,-1,1,-1
and ajman .	,2,1
and ajman	,4,1,-1,-1
sharjah and ajman	,3,1,-1,-1
sharjah and	-1,4,,-1,2
in sharjah	3,-3,1,-4,-5,-2
pharmaci	-3,3,-5,-2,-2,-1,-1
year ?	3,-4,-6,,-8,-2
^takin	2,2,,-2,-3,-2
taking	1,2,1,-1,-2,-2
is your company	-1,-2,-2,-1,-1
hello is	-6,3,-3,-3,-3,1
means ~repeat	2,3,2,-3,-3,-3,-1
^repea	2,4,3,-4,-3,-3,-1
repeat	2,4,4,-3,-3,-3,-1
pharmaci .	-3,-4,-4,-3,-3,-2,-2
noor pharmaci .	-3,-4,-4,-2,-3,-2,-2
noor pharmaci	-3,-3,-3,-2,-2,-1,-2
al noor pharmaci	-3,-4,-4,-2,-2,,-1
shifa al noor	-4,-4,-4,-3,-4,-2,-2
shifa al	-3,-4,-4,-3,-3,-2,-2
shifa	-7,-4,-8,-2,-6,-5,-2
^350,0	1,-1,-2,-3,,2
350,000	,-1,,-3,,2
item .	3,,4,,1
shop on the	-5,-3,8,-1,-1,-2
shop on	-1,3,8,5,-1,3
little shop	8,,6,-1
ghent	5,-4,-1,-2,-1,-1
craft	-2,-4,4,-4,-3
^vanda	-3,2,-4,-4,-4,-4,-2
3500	-3,-4,4,-2,-3,-2,-1
^diffi	-1,,-2,,3
topic	-4,-2,-3,-2,1,-4,-1
them by	3,-1,-1,,1,-2
want ai to	-4,-5,-3,-3,7,-3
want ai	-8,-5,-6,-4,11,-5
we want ai	-2,-3,-1,,5,-2
files	-4,-1,-5,-5,-8,1,-1
question in	-4,,-2,,8,1
^textb	2,,2,,2,-1
textbook	2,,2,,3,-2
publish	-2,-3,-4,-6,,-4,-1
we publish	-1,-1,3,,1,-2
bharati	-2,-1,-1,-2,1,-1
means ~cms	7,-4,-2,,-4,-2,-2
means =editor	-2,-4,-3,3,-4,-2,-1
^edito	-6,-3,-4,,-2,-2,-2
editor	-6,-3,-1,3,-2,-2,-2
^sharm	-3,,-1,1,-1,-5,-4
sharma	-5,-1,1,3,,-4,-2
academic year	-5,4,-4,-3,-2,-2
academic	-5,3,-4,-3,-1,-2
next academic year	-2,3,-1,,-1
next academic	-1,3,-1,,-1
before the next	,-1,,-2,-3,1
includ everyth	-6,-5,-5,-5,-4,-4,-1
lakh includ everyth	-6,-6,-6,-5,-4,-4,-1
lakh includ	-7,-3,-5,-5,-4,-4,-1
8 lakh includ	-6,-5,-5,-5,-3,-4,-1
des	1,-5,-1,2,-3,-2
^festi	5,-3,2,2,-6,-3,-2
festival	5,-1,3,2,-5,-1,-2
^commu	4,,-6,-5,-5,-5,-1
communication	3,-1,-3,-2,-2,-1
i look after	,,1,1,-2,3
^camil	-3,-3,1,-5,-3,-2
work .	1,2,,-1,2,6
the work .	-1,-2,1,-1,,2
the work	2,,-1,-4,-3
love the	-4,5,3,-3,,-2
longitude team	-3,2,4,-1,1,1
hi longitude	1,4,2,-1,-1,2
dying .	2,-2,,-1,-1,6
dying	-8,-4,,,2,6
is dying .	2,-1,,-2,-1,6
is dying	-1,-1,,-3,2,4
present one is	6,,,-1,,-1
et	,-3,-2,-3,-3,-2,-1
entre	,-4,-3,-4,-3,-3,-2
up by then	-3,-2,1,-2,-1,-1
up by	1,-2,4,3,-5,1
be up by	,,1,-4,-3,-2
march so	-1,-5,-1,-3,-6,-4
3 march so	-1,-1,-2,-1,-2,-2
3 march	-2,-3,-3,-3,2,-2
on 3 march	-2,-2,,-1,3,-1
on 3	-1,-2,-6,-3,,-6
announc	-3,2,-1,-2,-2,-2
^casin	8,-3,-5,-6,-2,1
casino ads	4,-1,-1,-6,-1,-3
casino	9,-1,-3,-4,-1,1
show casino ads	4,-1,-1,-4,-1,-3
show casino	5,-1,-1,-5,-1,1
last night	4,-3,,-1,,3
means ~template	10,-6,-1,,-5,-4,-1
means =wordpress	7,-6,1,-6,-4,2,-1
means =cm	8,-4,-3,-4,-4,-2,-2
^wordp	9,-5,-1,-10,-4,,-1
wordpres it	4,-1,-1,-6,-1,-3
wordpres	8,-5,,-6,-3,1
our wordpres it	4,-1,-1,-4,-1,-3
our wordpres	1,-1,1,-4,-1,-3
somebody who can	2,-1,-1,-1,,2
somebody who	5,-2,-1,2,2,1
need somebody who	,-1,-2,2,2,-3
need somebody	1,-3,-8,,-2,-1
^treas	3,-2,-8,-6,-6,-1,-2
treasurer	3,-3,-6,-5,-6,-1,-2
the treasurer	1,-2,-2,-2,-2,1,-1
i'm the treasurer	-4,-1,-2,-2,-3,1,-1
^ilang	1,-4,-4,-3,-3,-2
ilango	1,-3,-3,-2,-2,-1
lot .	2,-2,2,-2,-1,-1
lot	2,,-2,2,-2,-9,-2
the lot .	-1,-2,4,-1,-1,-1
the lot	-5,-4,2,-2,-1,-2
membership	3,2,-4,2,,3
book online	2,-4,-6,-2,-1
need book	4,-2,-4,-2,-1,-1
november and	,-1,,-2,1,3
in abu dhabi	2,1,-3,2,-3,-3,-1
in abu	1,1,-3,2,-4,-3,-1
open a	5,1,3,4,2,3
we're open a	,-3,4,3,-1,-1
we're open	-3,-7,3,2,-4,-3,-1
^ferra	-2,-3,-4,-2,-4,-3,-3
point .	-5,-1,2,3,-2,-1
point	-2,3,1,-4,-5,-4,-3
971 52 555	-1,-2,-2,-2,-2,-2,-1
971 52	-4,-2,-4,-2,-4,-2,-1
^secun	2,-1,-4,-1,-2,-1
secunderabad	2,-1,-5,-2,-2,-2,-1
part shop	-4,,3,-2,-2
spare part shop	-3,-1,-1,-1,-1
auto spare part	-1,-2,-3,1,-2
auto spare	-1,-2,-4,1,-2
auto	3,1,1,2,1,-3,-1
raju	-4,-5,-4,-3,-4,-4,-3
self	7,-3,-5,-3,1,-1
my self	2,-2,-4,,-1,-1
sir my	1,4,-7,2,,-1
hello sir	-7,-2,-1,1,3,1
can give	3,1,-5,-7,1,1,-1
i can give	-6,-1,-4,-6,1,-3,-1
month i can	-3,-3,-2,1,-5,-3
month i	-7,-4,-5,,-6,-3
per month i	-3,-5,-5,-1,-4,-3,-1
5000 per month	-3,-4,-2,-5,-4,-3,-1
5000 per	-2,-4,-2,-5,-3,-3,-1
5000	-5,-8,-2,-3,1,-5,-3
000 .	2,-2,-3,-3,-2,-2
70	2,1,1,-4,-5,-5,-2
means ~earn	1,1,-5,-8,2,-2,-3
means =worthless	,3,-4,-6,-3,2
means =principl	,3,,-2,2,1
value	4,3,-2,-3,-1,3
^indic	4,3,1,-2,3
indicative	3,3,1,-1,3,-1
seek	,,1,1,2,-1
^timbe	2,,-4,-4,-3,-1,-2
timber	,-1,-4,-4,-2,1,-2
^balti	6,3,-7,-3,-2,-3
baltic	5,5,-6,-1,-2,-1
means =concern	-1,-5,-3,,-3,-2,-2
^conce	2,-5,,3,3
concern	,-2,-1,3,,1
it may	-1,-3,1,2,1
whom it may	,-2,1,2,1
whom it	-1,-2,1,3,1,2
whom	-1,-6,-1,2,-5,-1,-2
to whom it	-1,-2,1,2,1,1
to whom	-1,-3,1,1,-1,-1
5555	-4,-4,-3,-3,-3,-1,-1
not later than	-1,-1,1,-3,,2
not later	-1,,2,-2,1,1
jaya .	-2,,-1,3
in petal jaya	-3,-2,-3,3,-2,-1
in petal	-1,-2,2,4,-1
branch in	2,1,,2,,-1,-1
new branch	-6,-1,1,2,-1,-1
bakery'	-1,-1,2,2
want ads	-7,-2,-1,4
jobs ?	4,-1,-2,2
jobs	-1,2,-1,-3,,-2,-1
small jobs	-1,-1,1,2
the bakery	-4,-1,-3,-2,-2,-1
^khadi	-3,-2,-2,,-2,-2,-1
0163	-5,-3,-5,-3,-3,-3,-2
555 0163	-2,-2,-3,,-2,-2,-2
of next month	1,-6,-1,1,,-3
10th	-2,3,4,1,-1,-1
is on the	-2,,-5,-1,2,1
for the first	-3,-3,1,-1,-3,-1
rm 2k	2,-2,-2,3,-1,-1,-1
means =recept	-3,-5,-5,-4,5,-4,-1
^recep	-1,-3,-3,-3,7,-1,-1
reception	-4,-2,-2,-2,2,1
^tunne	-3,-3,-2,,-1
tunnel	-5,-3,-2,,-1
that work	4,5,-2,2,-3,1
app that work	-3,3
android app that	-3,1,,,-3,-2
paper . we	2,1,,,2,-1
paper .	2,3,,,3,2
on paper .	3,3,,-1,1,1
means =checklist	-1,1,-2,3,-1,-3,-2
checklist	-2,5,,,,-2
safety	-1,-2,,,-1,-2
our field	-4,4,,,-1
infra	-7,-3,-3,-2,-2,1
^rohta	-4,-1,-3,-3,-3,-2
^manal	1,3,-1,-1,-1,-1,-1
manali	1,4,-1,-1,-1,-1
^ratho	-1,-4,-3,-2,-2,-1,-1
rathore	-1,-4,-5,-1,-4,-3,-2
vikram rathore	-3,-1,-3,-3,-3,-2,-2
snow comes	-4,-1,-2,-1,-2,-2
snow	,-1,-4,-4,-3,-3
the snow comes	-3,-2,-1,-1,-2,-2
the snow	1,-2,-1,-3,-2,-2
before the snow	-4,-2,-2,-2,-2,-2
use before the	-4,-1,-1,-1,-2,-2
use before	-4,-2,-2,-2,-2,-2
in use before	-4,-2,-2,-2,-2,-2
in use	,-2,-3,-2,-1,-2
be in use	1,-2,-2,-2,,-2
be in	,2,-2,-3,4,2
must be in	1,1,-3,-1,1,1
^sugge	-3,-5,-1,-5,2,-3
suggest	-4,-5,2,-5,5,-2
you suggest	1,-1,-1,-4,3
do you suggest	,-1,-1,-2,-3,-1
what do you	1,-3,2,-3,-3,-3,-1
what do	-9,-4,-1,-9,-5,,-1
messag .	-1,-1,4,-2
lose the	-2,2,-2,,-1,-2
on facebook and	-1,-1,,3
^forei	,-2,2,-1,-1
^negom	3,,,1
negombo	2,,,1
nets	-2,-3,,-1,,-1
^fishi	4,-3,,2,-2,-2
^perer	-2,-4,-5,-4,-4,-5,-3
perera	-3,-4,-4,-4,-4,-5,-4
^dilsh	-1,-2,1,-3,-1,-2
dilshan perera	1,-3,-1,-1,-1,-2,-1
dilshan	-1,-3,2,-2,-2,-3,-1
0771	1,-2,,-1,-1,-2,-1
^500,0	-6,-6,-5,-5,-5,-4,-2
500,000	-6,-6,-6,-5,-5,-4,-2
site ?	-5,-1,-5,-4,,-2
page site	8,-1,-8,-6,-3,-3
for redesign	7,-1,-2,-1,-1,-2
quick one	-4,4,-3,2,,-1
quick	-1,3,,3,-1,-4
tremblay	-3,-1,-4,-4,-3,-4,-3
^jocel	-4,-3,1,-3,-3,-3,-1
jocelyn	-4,-5,-1,-5,-5,-5,-3
no rush	3,-5,-11,-7,-7,-7,-3
^ashwi	1,-2,-4,-4,-3,-2,-2
me only	-2,-3,-3,5,-2,-1,-1
dont call	,-1,-2,-3,-2,-2
dont	-7,,-2,-2,-9,-1,-5
pls dont	-2,,,3
for small	-6,-5,-3,-3,-3,3
^natar	-4,-1,-3,-2,-2,-1,-2
natarajan	-3,,-2,-1,-1,-1,-1
ashwin	2,,-3,-2,-2,-1,-1
30k is ok	-4,-3,-4,-5,-2,-2,-1
30k is	-3,-2,-3,-4,-2,-2,-1
monthly 30k is	-3,-2,-3,-4,-2,-2,-1
monthly 30k	-4,-3,-4,-5,-2,-2,-1
means ~visits	-3,-1,,1,1,-3,-1
visit .	-3,,,-1,4
who visit	,-1,5,-1,-1
people who	-7,3,3,-4,-2,-2
^bottl	-3,-1,5,6,-3,-3
bottl to people	-2,-3,4,-3,-2,-2
bottl to	,-3,,-3,-2,-2
bottl	-1,-1,6,4,-3,-3
ship bottl to	-2,-3,6,-3,-2,-2
ship bottl	-1,-2,4,-2,-1,-1
to ship bottl	-2,-3,5,-2,-2,-2
to ship	-3,-3,6,-3,-3,-2
love to ship	-1,-3,5,-3,-2,-1
love to	-1,-5,2,-4,-1,-3,-1
i'd love to	-3,-2,4,-3,-4,-2,-1
and i'd love	-1,3,1,-1,2,-1
only and	-3,,3,-1,-1
door	1,-2,3,2,,-1,-1
^winer	-2,,2
brno	-6,-6,-5,-6,-5,-5,-3
kč	-5,-5,-5,-5,-1,-4,-4
tisíc kč	-5,-5,-4,-4,-5,-4,-4
tisíc	-4,-4,-4,-4,-4,-4,-3
150 tisíc kč	-5,-4,-5,-4,-4,-4,-3
150 tisíc	-4,-4,-4,-4,-4,-4,-4
post	-3,-4,-4,3,-1,-4,-1
saw a	-3,-1,-1,1,-3
i saw a	-2,,,1,-4
make a site	4,-1,-3,,-2
make a	1,4,-6,-6,1,-3
you make a	2,,-3,-1,1,-1
my mother'	,-3,3,,-1
then my	4,-2,3,-1,,-1
ok . then	4,-2,-3,-1,,-1
^brill	,-2,,-1,-1,-1
brilliant	,-2,-1,-1,-2,-1
enough ?	-7,-1,,-3,-4,-1
500 ringgit	2,-3,,-2,-3,-1
means =damag	1,-2,-2,,5,-2
break .	3,,,,2,2
break	1,-3,,-3,2,-2,-1
know before	-4,-2,-5,-1,7,-6
to know before	-3,-1,-5,-1,7,-6
cnc	5,-1,-2,-1,4
ten	3,-9,-2,-4,-2,-2,-3
lepa	3,-1,-5,-3,2,-4,-2
bayan lepa	4,-2,-4,-3,3,-3,-1
bayan	4,-1,-5,-2,4,-3,-1
means =exactli	-1,-1,-3,4,-3,-2,-2
means =exact	-2,,1,1,-2,-4,-2
^preci	-2,-3,-6,2,,-5,-4
precision	4,2,-2,4,4,-1
here . my	,3,5,-1,4,-1
tan here	-2,,-1,-2,3,1
mr tan	1,-3,-4,-3,1,-3,-1
year already	-3,1,3,,1,-1
^senso	-4,2,2,,8,1
sensor data	-3,3,2,,1,2
sensor	-4,1,2,,9,-1
200k	-8,-5,-6,-5,-2,-2,-1
by august	1,2,-2,-2,-1,-2
^which	,-3,3,,,2
whichever	,-3,2,,-1,1
or rebuild	,-1,5,,,-1
fix or rebuild	,-1,5,,,-2
fix or	3,1,3,-1,,-1
once .	-2,,2,-1,1,-1
at once .	,-1,-4,-1,-1,-1
at once	-2,1,2,-1,1,6
book at	-2,-2,-1,1,-3
50 people	4,-1,-2,-4,-2,-3
than 50	5,,-2,-1,,-2
more than 50	4,,-2,-2,,-3
^whene	-3,-3,-6,-4,-5,-5,-4
whenever	-4,,-5,-5,-5,-4,-3
^break	2,-4,,-1,5,-2
reservation	,,,-3,2,2
guesthouse in	2,-3,-2,-3,-2,-2,-1
guesthouse	,-5,-6,1,-5,-5,-2
a guesthouse in	,-3,-3,-4,-3,-3,-2
a guesthouse	-3,-3,-3,,-3,-3,-1
^lagar	-4,-3,-3,-3,-3,-2,-2
lagarto a guesthouse	-5,-3,-3,-4,-3,-3,-2
lagarto a	-4,-3,-3,-4,-3,-3,-2
lagarto	-4,-3,-3,-3,-3,-3,-2
casa lagarto a	-4,-3,-3,-3,-3,-3,-2
casa lagarto	-4,-2,-2,-3,-2,-2,-2
casa	-1,-6,-8,-1,-4,-5,-4
^monte	-5,1,-6,-3,-6,-3,-1
lucia	-1,-1,-6,-4,-3,-3,-1
before that	2,3,-2,-3,-2,-4,-1
so before that	-2,,1,-4,-4
so before	-1,-3,-3,-5,-4,-3,-1
peak so	2,-3,-3,-2,-1,-1
peak	-2,-4,-4,2,-2,-2
our peak	,-2,-1,-1,,-1
is our peak	-2,-4,-1,-1,-1,-1
is our	,2,3,-3,2
santa	2,-4,2,-2,-2,-2,-1
^seman	2,-2,-2,-1,-2,-1,-1
semana santa	2,-1,-2,-1,-1,-1,-1
semana	2,-1,-2,,-1,-1
means =impress	-2,-1,2,-5,-6,1,-1
view	-1,-1,1,-4,-1,-1
and book a	5,-1,,-1
plan and	4,-1,-1,-2
should see	1,2,3,-1,-5,2
they should see	6,-2,-3,-1,-1,3
they should	6,1,4,-3,2,3
^livin	1,-2,,-4,-3,-2,-1
living in london	-3,-2,-3,-3,-1,-2
living in	,-2,-4,-3,-1,-2
living	,-2,-2,-4,-2,-2,-1
people living in	1,-2,-4,-3,-1,-2
people living	-1,-2,-3,-3,-1,-2
to people living	-2,-2,-3,-3,-1,-2
^sylhe	2,-3,-1,-4,-3,-2
sylhet to people	,-2,-3,-3,-1,-2
sylhet to	,-2,-2,-3,-1,-2
sylhet	2,-3,-1,-4,-3,-2
in sylhet to	,-2,-2,-2,-1,-1
in sylhet	,-2,-3,-3,-1,-2
flat in sylhet	,-2,-3,-2,,-1
flat in	-1,-1,,-4,-3,2
flat	,4,-1,-5,,2
show my	-2,2,-2,6,2,-1
want to show	,,-2,-2,-3,-2
homes	2,-4,-5,3,-2,-1,-1
^chowd	3,-1,-2,,-1,-1
islam	-5,,,-1,-1,1,-1
1711	1,-2,-3,-2,-2,1,-1
880 1711	1,-2,-3,-2,-2
880	-4,-4,-2,-3,,-2,-3
taka	4,-4,-3,1,-4,,-2
bar	,3,,-1,-4,-3,-1
juice bar	-3,7,-3,2,-1
juice	2,8,3,2,-2,2,-1
a juice bar	-1,4,-2,2
a juice	-3,6,-3,2,-1
r a	-2,-3,,4,-3,-2
we r a	-1,-2,,3,-3,-2
we r	2,2,3,1,-5,-6,-2
our insta	-8,,-2,6,-4,-5
run our insta	-6,,-6,5,-4,-3,-1
^ficti	5,-4,-1,,2
pulp	-2,2,-5,1,-2,-1
^bandr	-2,-1,1,,-4,-3,-2
bandra	-2,,,,-4,-4,-2
20k monthly	-3,-2,-2,2,-1,-2,-1
directly .	1,-2,4,-1,-1
directly	,-9,7,1,-5,-3
us directly	4,-4,-4,-5,-4,-2
with us directly	4,-4,-4,-5,-4,-2
with us	4,-6,,-3,,-2
book with us	4,-5,-6,-5,-4,-2
book with	2,-6,-4,-5,-4,-3
to book with	4,-4,-3,-4,-4,-2
guest to book	6,-7,-4,-6,-5,-2
guest to	6,-2,1,-5,-5,-2
want guest to	6,-4,-4,-5,-5,-2
want guest	6,-5,-5,-6,-5,-2
we want guest	6,-5,-5,-5,-4,-2
18 . we	2,-1,-2,-2
18 .	2,-3,-5,,-3,-3
take 18 .	-1,-2,-4,3,-1,-3
take 18	1,-3,,1,-2,-2
they take 18	,-1,-1,3
they take	-3,-2,2,3
and they take	,-1,,3
and they	1,2,3,,,2
booking.com	-2,-7,-5,-4,-4,-4
^throu	-2,4,1,-5,-2,-6,-1
through	-3,3,3,-8,-2,-6,-1
go through	-3,-2,-2,-1,,-1
80 of	3,-1,-2,-2,-1,4
season so by	-1,-2,-3,-2,-2,-2
season so	-5,-1,-5,-4,-3,-1,-1
web system	7,-2,-2,-3,-3,-1
a web system	2,-1,-1
could a	-4,-1,-3,-3,3,-2
none	-2,2,-3,-2,-1,-3,-3
and none	2,-2,-1,1,,2
^sprea	-1,,-5,-2,-6,2
spreadsheet	,,-4,-2,-5,3
^twelv	-3,-2,-1,5,-1,-4,-1
twelve	-3,-1,-1,3,-2,-5,-1
list	,-3,-1,2,-3,-2,-1
stock list	3,-1,-3,2,-1
our stock list	4,-1,-2,3,-1
our stock	1,-2,-2,5,-2
^mango	-5,-4,-1,-3,,-3,-2
fisheri	5,-2,-4,-2,-2,1
book for	3,2,1,-1,1
the book for	-1,-1,2,-1,-1
the book	6,1,5,-1,-2,1
keep the	,-3,-5,-3,1,-4
i keep the	-2,-1,2,-1
i keep	,-3,,-2,1,-1
june so	,-2,1,1,-3,-3
in june so	-3,-4,3,-1,-1,-3
book in	,2,-2,2,-4,-1
our book	,-1,-2,-3,2,-1
close	1,-2,1,-3,-4,1
we close	3,-2,-2,-1,-2,-3
^gurga	-5,,-3,,,1,-3
gurgaon	-6,-1,-4,-3,-1,-3,-3
in gurgaon	-5,,,-3,-5,-1
^picku	-5,12,-1,-3,-2,-2,-1
pickup	-8,10,3,-3,-2,-2
laundry pickup	-2,4,-2,-1,-1,-1
laundry	-1,12,-5,-5,-5,-4,-2
for laundry pickup	-1,5,-1,-1,-1,-1
for laundry	-3,13,-3,-2,-1,-1
need for	-7,-4,-6,-2,2,-3
app need	-3,-4,,-1,,-1
^bansa	,-2,-4,-4,-2,-2
bansal	,-4,-3,-3,-1,-2,-1
launch in 3	-7,-4,-7,-7,-2,-3
8 9	-1,-2,-2,3,-1,-1
a form	4,-1,-1,-3,-3
with pric	4,3,1,-2,-2
like a website	4,-3,-4,-2,-1
question .	-1,2,-3,1,4,2
full of	,-2,-3,-2,1,-1
is full of	3,,-1,-2,3
is full	4,-2,1,-3,3,4
instagram is	5,,-2,-3,-1
and her	-1,-3,-1,-3,-2
wedd cakes	-2,-1,-3,5,-3
makes	-2,-4,1,4
^darre	-2,1,-3,-2,2,-1
darren	-4,-1,-3,-3,1,-3,-2
studio .	2,-1,-2,-2,-2,-1
sugar	,-2,3,-3,-4,-3,-1
busines is	-3,2,1
rm 6k	1,-4,-2,-4,-3,-3,-1
the year .	-3,-1,1,3,3,4
server room	-1,-2,-2,,-2,6
our server room	2,-1,,,-3,4
have to	-1,1,-2,-10,-2,2
we have to	-5,-4,2,1,-3,1
vila	-2,2,-4,-4,-4,2
it at the	4,-4,-1,,1,3
^respo	7,-1,1,,-3,3
responsible for	1,-1,-1,,-1,2
responsible	5,-1,-2,-3,-1,5
ceil is	4,1,3,-1,-1,1
the tender	-2,-1,4,5,-2,-1
aur	-3,5,-2,4,,-1
^lectu	-3,3,-1,,3,-2
lectur	-2,3,,,-1,-1
video	4,5,5,1,1,-3
app chahiye	-3,4,-3,-1,-1,-1
mein	-6,-1,-1,-3,-5,-2,-3
patna	4,-2,-7,-3,-4,-3,-2
ek	4,2,-5,-2,-3,,-1
^hamar	5,2,-2,2,-1,-1
lakshya class	-6,-5,-4,-4,-3,-4,-1
lakshya	-7,-5,-5,-5,-3,-4,-2
sir lakshya class	-5,-5,-4,-4,-3,-4,-1
sir lakshya	-5,-5,-4,-4,-3,-4,-2
^aakas	-5,-5,-5,-4,-4,-5,-3
aakash sir lakshya	-5,-5,-4,-4,-3,-4,-1
aakash sir	-5,-5,-4,-5,-3,-4,-2
aakash	-4,-5,-4,-4,-3,-4,-2
pehle	-4,-3,2,-6,-4,-5,-4
se pehle	-4,-4,4,-6,-5,-5,-3
industrial	-5,-2,-1,1,-2,-4,-1
per month .	-1,1,4,1,3,-1
means ~satisfied	-1,,-6,-1,-2,,-4
means =strapi	-6,1,-4,4,-2,-3,-1
means =satisfi	2,1,-4,2,-2,,-2
means =satisfact	-4,-2,-6,-1,-3,-1,-3
means =saniti	-6,1,-2,4,-2,-2,-1
^conte	-5,1,-2,4,-1,-2,-1
content	-6,,-2,3,-2,-2,-1
like a quote	-1,-2,,-1,-2
means =flow	-1,-1,-2,,,-1,-3
flow	-2,-1,2,-1,2,-2
^kestr	-3,-7,-4,-6,-7,1,-4
kestrel	2,-3,1,-2,-4,3,-1
market manager	5,-1,-3,-1,-1
^garet	2,,-1,-2,2,-4,-2
gareth	2,,1,-3,2,-2,-2
1,800	,-2,-3,2,-2,1
^claim	-3,-4,-4,-4,4,2
claim	-1,-3,-3,-3,4,3
pay ?	-1,-3,-4,-2,-2,-2
we should	2,-1,1,3,-1,1
if we	-2,2,-7,-3,-8,-3
and say	-1,2,-2,-1,,-1
means =hurt	-1,3,-2,-2,2,-2
means =harm	5,-2,-3,,-3,-5,-1
means =compens	-5,-1,-2,-3,1,1,-1
^damag	,3,-4,,3,-1
photo of	-2,-1,-5,2,7,1
your ai	-3,-3,-2,-1,1,-2
could your ai	-1,-1,-2,,2
could your	-1,-1,-3,,5,3
means =park	2,-3,-4,1,-4,-6,-3
park	2,,-3,1,-2,-5,-2
^inves	1,5,,-4,-1
90k	,4,-2,-8,-8,-4,-1
6 week	1,-6,-5,1,-2,-5,-1
in 6 week	1,-1,-1,-3,3,-1
in 6	-1,-1,-1,-3,3,-1
a pilot in	-1,3
a pilot	-3,,-2,-1,8
too ?	-7,-7,5,-5,-2,-2
shop too ?	-4,-3,6,-4,-2,-2
shop too	-4,-4,6,-4,-3,-2
a shop too	-4,-4,6,-4,-2,-2
us a shop	-5,-3,6,-4,-2,-2
us a	6,,2,-5,,-4
make us a	1,-4,5,-1,-3,-2
make us	4,-1,6,3,-5,-3
you make us	1,-4,5,-4,-2,-2
batik in	-4,-1,4
a similar	-4,,3,,,-1
are in a	-1,1,3,,,4
saw your	2,,4,-3,-2,1
i saw your	4,-2,2,-1,-3,-1
^norai	-3,-2,1,1,-3,-1,-2
noraini	-3,-3,1,,-3,-2,-2
0177	-3,-4,-3,-4,-3,,-2
^fifte	,,-2,2,-2,-1
fifteen thousand	-1,,-2,2,-3,-4
fifteen	-1,1,-3,-2,-4,,-1
to fifteen thousand	-8,-5,-5,-6,-2,-4,-1
to fifteen	-7,-4,-4,-5,-2,-3
ten to fifteen	-5,-3,-3,-4,-2,-2,-1
ten to	-5,-2,-4,-6,-2,-3
ombak	-2,-5,-6,-4,-4,-4,-3
dues	,3,,-1,-1,-1
means =complaint	5,5,-5,-4,,-4,-1
complaint	3,2,-3,-2,3,1
^white	-2,,-1,1,-4,-5,-3
whitefield .	-2,2,-2,3,-1,-1
whitefield	1,-1,-3,2,-4,-4,-2
means =scam	-7,-2,-8,1,3,-3,-2
means =recognis	-2,5,-2,-4,8,-3
means =els	2,-4,1,-2,-6,-6,-2
^apart	-1,2,-2,-2,-2,-1
apartment	1,3,-2,-2,-2,-1
our apartment	-3,1,,-1,-1
resident association	-3,1,,-2,-1,-1
^lakev	-3,2,-1,-1,-1,-1
lakeview	-3,2,-1,-1,-1,-1
^prest	-2,-1,,2,-1,-3
prestige	-1,1,-2,3,-1,-2
secretary mr	-4,-1,-1,-1,-2,-2
means =total	-3,-1,2,1,-1,2
lakh total	-3,-2,-5,-2,-2,-2
2.1 lakh	1,-2,-4,-1,,3
2.1	1,5,-4,-1,1,2
pay 500	-2,,-3,-3,,-1
someth before that	-3,-2,-1,-1,-1,-1
someth before	-3,-2,-1,-1,-1,-1
show someth before	-3,-2,-1,-1,-1,-1
show someth	-3,-2,-3,-4,-3,-3
to show someth	-3,-3,-2,-3,-3,-2
december we want	-3,-2,,-1,,-1
december we	-2,-3,,-1,-2,-2
20 december we	-2,-2,,-1,,-1
20 december	-4,-3,-1,-1,-2,-2
on 20 december	-3,-2,,-1,,-1
on 20	,-1,-2,-3,-1,-3
is on 20	-1,,-1,-1,-2,-1
agm is on	-2,-2,-2,-2,-5,-3
^maker	,2,1,-4,-1,-2
maker	1,1,2,3,-2,1
^butte	-5,-3,4,-2,-2,-1
butter	-3,-3,3,-1,-1
shea butter	-5,-3,3,-1,-2,-1
shea	-5,-2,5,,-2,-1
a cooperative of	,-4,,2,-1
a cooperative	-3,,-1,2,5,-2
to sell in	-3,,5,-2
^coopé	-3,2,,-2,-2,-1
coopérative	-3,1,,-2,-3,-2,-1
42	-3,,2,2,,-3,-1
55 01	-2,-1,-4,-3,-2,-3,-2
76	-5,-1,-3,-3,-3,-2
223	-6,-5,-3,-5,-5,-4,-2
fcfa	-5,-4,-5,-4,-4,-4,-2
million fcfa	-5,-4,-5,-4,-4,-4,-2
5 million fcfa	-5,-4,-5,-4,-4,-4,-2
5 million	-2,-4,-6,-5,-4,-4,-2
means =alarm	,1,1,-4,,-3,-1
warn	2,-5,-2,-1,2,-3
means =window	7,-7,-2,,-3,1,-2
browser	8,-2,1,-1,-6,-2
the browser	4,-3,,,,-1
means ~encrypted	5,-2,-2,-2,-2,-3,-1
means ~encrypt	6,-3,-2,-2,-2,-4,-1
secure	5,-2,-1,-2,,-4,-1
on phon	8,3,-1,-4,-1,-3
work on phon	7,-2,-2
^doesn	-3,-1,1,1,2,4,-1
doesn't work	3,-4,1,-2,-2,-2
doesn't	-3,-2,1,1,,4,-1
website doesn't	-6,-3,,-2,-1,-1
clinic'	2,,3,-1,5
our clinic'	3,-1,,,5
hi . our	-2,-2,,3,,-1
^hobar	4,-3,-2,-2,-2
hobart	3,-3,-2,-3,-3,-1,-1
^physi	-1,-1,-6,-1,2,-3,-4
physio	-5,3,-6,3,,-5,-2
^river	-4,-5,-5,-5,-3,1,-3
frost	-3,-2,-1,-2,-2,-1
the financial year	4,-2,-3,-1,-3,-1
the financial	3,-2,-2,-1,-2,-2
of the financial	-2,-1,-2,,-1,-1
happy	-1,-3,-4,-2,-1,1,-3
agency and	1,-1,-1,3,-2,-1
with another agency	3,-2,-1,,-2,-1
with another	5,-2,-3,-1,-2,2
lakh monthly	2,-2,-1,,,3
^spend	-6,-4,-4,6,-2,-1
spend about	-2,,3
fee for	-1,-3,-1,3,-1,-2
your fee	2,-1,-1,2,-2
what' your	5,-6,-4,-3,-4,-2
^bhand	-2,-4,,3,-3,-3,-1
bhandari	-2,-1,-2,,-1,-1
director at	,-2,-2,,1,-2
webshop .	-4,-2,7,-4,-2,-1
^bakke	-5,-6,1,-5,-5,-4,-2
bakkerij	-6,-6,,-6,-5,-5,-3
hallo	-3,3,1,2,-4,-1
^koren	-5,-5,-6,-5,-4,-5,-3
korenaar	-5,-5,-6,-5,-4,-4,-3
de korenaar	-4,-4,-6,-4,-3,-3,-1
bakkerij de korenaar	-4,-4,-4,-3,-3,-3,-1
bakkerij de	-5,-4,-5,-4,-3,-3,-2
7000	1,-5,-4,-4,-3,-4,-2
book pooja	3,-1,-2
donate	7,-2,-4,,-1,-2
how to	-3,-4,,5,-4,1
ask how	,6,-1,-1,-3
^devot	3,-5,,-2,-1,4
devote	3,-4,1,,,2
subramaniar	5,,-3,-1
sri subramaniar	4,,-4,-1
temple	,1,-1,-7,-1,-6,-4
our temple	5,-1,-4,-1
for our temple	5,-1,-2
it's for our	3,-1,-2,-1,-1,-1
means =annoi	-5,5,-5,-3,-5,-2,-1
^bothe	1,2,-3,,,-1
bother	1,2,-2,,,-1
to bother	1,1,-3,-1,-1,-1,-1
sorry to bother	,-2,-3,-1,-1,-1,-1
sorry to	,-3,-3,-1,-1,-1,-1
the committee	3,,3,-2,-4,1
approv by the	-4,-5,-2,-1,-3,-1
approv by	-3,2,-3,,,-1
rm 12,000	-1,-2,-2,,-1
the deadline	3,1,3,,-2
is the deadline	,-1,2,,-1
^thaip	2,-3,,-2,-4,-2
thaipusam is	1,-2,-2,-1,-3,-1
thaipusam	2,-3,-1,-3,-4,-3
your ?	,-3,-3,-1,-4,-1
that at	-2,-1,-2,-2,-2,-1,-1
does that	4,2,-6,-3,-6,-2
who does	-3,4,-2,,,-2,-1
incl .	-3,6,-3,4,-1,1
incl	-1,4,-1,3,-3,-1,-1
someth in	,-2,-2,3
file server to	,,,,,3
file server	-1,,-1,,,6
a file	,-3,-1,,,1
from a	-5,3,2,,1,5
people from	-3,-3,-1,-2,2,2
^gothe	2,2,-3,-1,-2
gothenburg	-2,,-2,-1,-2,,-1
^lindq	-7,-1,-1,-6,1,-1,-2
lindqvist	-6,-1,-4,-4,1,-4,-3
sek	-5,-5,4,-4,-4,-3,-3
quiet	-1,-4,,-2,,-3,-1
when it's	,-2,1,-3,-2,-3,-1
^ibada	-4,2,-4,-4,,-3,-1
ibadan	-4,2,-4,-3,-1,-3,-1
in ibadan	-1,2,-2,-3,2,-1
women in	-3,-1,1,-1,,,-1
women	-5,-2,2,-1,-5,-4,-3
for market	-1,-1,-2,-3,,,-1
kobo	,2,-1,-2
means =smart	-3,-3,-4,,4,-4,-1
means =clever	-5,1,-4,2,6,1,-1
bright	-5,,-3,1,-3,-1,-1
need android app	-2,2,,,-2,-1
need android	-3,2,,,-2,-1
we clos	-3,3,,-2,-2,-1
round	-2,4,-5,3,,-1
^pondi	2,-4,-2,-1,-3,-3,-3
pondicherry	2,-3,,,-2,-2,-1
in pondicherry	1,-1,3,,-1,-1
want similar	5,2,-4,-3,-2,-1
the site for	4,,-2,-1,-2,-1
made the site	1,,-4,-1,-1
you made the	4,-4,-1
you made	,1,-5,-4,-5,-4
means =mislead	1,-5,-3,-1,-4
true you	5,-5,-1,-1
true	,-6,-6,2,-4,-5
it true you	5,-5,-1
it true	-1,-3,-6,3,-3,-4
is it true	3,-4,-6,1,-3,-4
^d'his	-3,-4,-5,-4,-4,-4,-3
d'histoire de	-2,-4,-4,-3,-3,-3,-3
d'histoire	-3,-4,-4,-4,-3,-3,-3
musée d'histoire de	-4,-5,-5,-4,-4,-4,-3
musée d'histoire	-3,-4,-4,-4,-4,-4,-3
jayanthi	2,-4,-3,-4,-3,-3,-1
means =govern	-3,-2,-6,-4,1,2,-3
ministry	3,,-2,-4,-1,4
the ministry	1,-2,-1,-3,-4,4,-1
from the ministry	-4,-1,-3,-3,-4,-4
lakh from the	-1,-5,-2,-2,-3,-3
lakh from	-4,-1,-2,-4,-4,-5,-1
12 lakh from	-6,-5,-4,-2,-4,-3
^retre	,-4,-4,-1,-3,-3,-2
retreat	2,-3,-4,-3,-2,-2,-1
yoga retreat	1,-2,-1,-3,-1,-1
a land page	5,-2,-3,,-2,-2
a land	6,-2,-3,1,-3,-2
need a land	2,-1,-1,,-1
ok i	-5,2,-7,-1,-3,-3,-1
dhara	-3,2,-2,-2,-2,-1,-1
^anand	-6,-6,2,-5,-5,-4,-3
ananda	-4,-4,2,-3,-4,-3,-2
^rishi	3,4,-3,-2,-2,-2,-1
rishikesh	1,4,-3,-2,-2,-2,-1
means ~sample	-2,-5,-5,-5,-2,-5,-2
means =exampl	-3,-3,1,-3,-3,1,-2
means =case	-3,-2,-7,-3,-3,2,-2
example	-6,-4,-4,-4,-4,-3,-2
dot example	-4,-2,-2,-2,-2,-3,-1
40000	-3,-4,-6,-4,,-4
photo .	5,-1,4,-3,,-1
tick	-2,3,,,-1,2
app where they	-1,5,-1,-1,-2,-1
means =late	-2,4,1,-4,4,-4
slip .	,3,2,,-3
slip	-3,1,-2,-3,5,-2
the paper	-2,1,-2,,-2,-2
ain	-4,-4,,,-1,-5,-3
al ain	-6,-3,-1,1,-2,-6,-4
supply	,-1,2,-7,-1,-1,-2
water	2,-1,5,-5,-1,-4,-1
^zamza	-4,,-3,-1,-2,-1
zamzam	-3,,1,-1,-2,-1
khan	-3,-1,3,-5,-4,-3,-1
35 40k	3,2,-2,-1,-1
35	3,-1,-3,-5,-5,,-1
means =workload	-4,2,-1,-3,-1,-2,-1
busy	-6,3,-1,-3,3,-3,-1
it gets	-3,1,-2,-2,-2,1,-1
then it	-2,4,-2,-2,-1,-2,-1
before summer	-5,,-5,-2,-3,-2,-1
^swahi	1,,-1,,3
swahili	2,,-1,,4
do it in	,2,4,,4,-1
bot do	-1,-1,,,4,-1
a bot do	-1,-1,,,5
can a bot	-1,-1,,,4
when can	,-2,-4,-2,2,-1
plant	1,-7,-2,-1,3,-1,-1
what to	-1,1,-4,,6
asking what	,-1,,3,2
day asking	6,,-3,-1,3
us all	-3,-5,-5,-6,,-4,-2
text	2,1,-3,-6,-1,-3,-1
^macha	-1,1,-2,-1,,-2,-1
seed ltd	-3,-3,-3,-2,,-3,-1
seed	3,-1,-8,-7,1,-3,-1
^savan	-1,-4,-5,-2,-4,-5,-3
savannah seed ltd	-3,-2,-2,-2,,-2,-1
savannah seed	-3,-3,-3,-2,-1,-3,-1
savannah	-2,-3,-3,-3,,-3,-1
of savannah seed	-3,-2,-2,-2,,-2
of savannah	-3,-3,-3,-2,-1,-3,-1
mutua of savannah	-2,-2,-2,-2,,-2
mutua of	-2,-2,-2,-2,-1,-2,-1
mutua	-2,-2,-2,-1,1,-2,-1
^mwika	-4,-3,-3,-3,-1,-3,-2
mwikali mutua of	-2,-2,-2,-2,1,-2,-1
mwikali mutua	-3,-3,-3,-2,-1,-3,-1
mwikali	-3,-3,-3,-3,1,-3,-2
is mwikali mutua	-3,-2,-2,-2,,-2,-1
is mwikali	-2,-2,-2,-2,1,-2
this is mwikali	-3,-2,-2,-2,-1,-2,-1
ksh	-5,-3,-2,,-2,-2
before then	,-2,-1,-1,-1
need it before	-5,-3,-6,-4,-4,-5,-1
start in march	-2,-2,-2,-1,-1,-1
rain	1,-4,,-5,-3,1,-2
long rain	-1,4,-1,,,-1
the long rain	-2,2,-2,-1,,-1
the long	,4,-3,-1,,-2
225 555 0142	-4,-4,-4,-2,-3,-3,-2
225 555	-4,-4,-4,-2,-3,-4,-2
225	-5,-5,-5,-3,-3,-4,-3
^cell'	-3,-4,-3,-2,-3,-4,-3
cell' 225 555	-3,-4,-3,-2,-3,-3,-2
cell' 225	-3,-4,-3,-3,-2,-3,-2
cell'	-3,-4,-3,-2,-3,-4,-2
whatever work	-3,-1,-1,4,-1
seo or	-4,,-1,6
ads or	,,,-2
^fixin	-1,1,-3,1,-1,-2
fixing	,,-3,3,-1,-1
i can put	-3,3,2,-1,-1
5 .	-5,1,-1,1,-1,-2,-1
maybe 5	,-1,-1,4,-1,-1,-1
now it's	-1,2,3,1,-1
week now	-4,,-4,4
call a	3,1,1,-1,2
us 40	-5,-6,2,2,-1,-2
to send us	-1,1,,1,-2
to send	1,3,-4,3,-1,-3
used to	1,,2,1,-3,-2
outfit in	-2,,-1,2,,-1
^repai	1,2,-8,2,,-5
repair	,,-7,1,-3,-5
ac repair	,2,-1,2,-1,-2
ac	3,5,-5,4,2,4
^delac	,,2,4
hey .	,4,-2,,2,1
talk .	2,2,1,-4,-3,1
before we	1,3,-6,-1,-1,2
people ask	2,-1,3,,2
means =complianc	-1,-4,-6,-3,-2,2
compliance	-1,,,,3
27001	1,-3,-3,-1,-3,-2
means =standard	,-5,2,-1,-2,-4,-1
iso 27001	-2,-2,-2,,-2,-2
iso	2,-3,-3,-1,-2,-2
team .	-3,-1,2,-1,2,-3
^chann	-4,-3,1,-5,5,-2
channel	-5,-3,,-4,3,-2
in the year	-1,1,-2,-3,4
^triag	-1,-1,,,7
for pilot	-1,-3,-1,,4,-2
400k	-1,-6,-5,3,1,-2,-2
sgd	1,-1,-4,-3,-3,-4,-3
kl office	-8,2,,,-6,-7
your kl office	-5,2,1,1,-3
your kl	-5,1,,2,-3
^ringi	5,-5,4,-1,-5
tried	-3,1,-4,2,3,4
put it on	-2,-1,1,-1,-2,3
think to	-2,-1,4,3,-1
keep crash	5,2,-2,-2,,-2
and keep	-2,,,1,2
box in	-4,4,-3,,-1,6
it's on	,-2,-3,-1,-2,2
kumaran a l	-3,2,-1,-1,-1
kumaran a	-3,1,-1,-2,-1,-1
just brows	-3,-2,-2,-2,-1,-1
the website .	3,-1,2,,4
on the website	-1,-2,2,-2
pay on the	-1,-4,5,-3,-1,-3
pay on	-2,-6,4,-4,-1,-2
and pay on	4,-5,2,-1,,-1
book slot	,-2,-4,-2,,-1
people to book	,,-4,-4,-3,-2
want people to	7,1,-2,-1,1,-1
^kayak	4,,-5
kayak	5,-1,-4,,-1
problem ?	-1,-1,-2,,,-2
a problem ?	,-1,-2,,,-2
a problem	-3,-3,-5,-1,-2,-3
that a problem	-4,-1,-2,,,-2
that a	-3,4,3,4,3,-3
is that a	-3,-1,-3,3,-2,-3
in ras al	3,6,-2,-2,2
in ras	3,7,-4,-2,1
on linkedin	5,-3,-5,-3,-4,1,-1
office on linkedin	-1,,,,,2
saw your dubai	2,-2,-1,-2,,1
^paddl	4,-4,-4,-4,-4,-3,-2
paddle	4,-4,-4,-4,-3,-3,-1
^clair	-3,1,-3,-2,-2,-2,-1
claire	-3,1,-3,-3,-3,-3,-2
by friday	-4,4,-5,-2,-1,-4
stall	3,-5,3,-1,-5,-3
for wedd	6,-4,-4,-5,,-3,-2
ritu	-3,-4,-4,-4,-3,-3,-1
sec	2,-3,-4,-5,-5,-2,-2
gurgaon sec	-2,-2,-3,-3,-3,1,-2
day !	3,3,-3,,-1
labor day	-2,-1,2,-1,-2,-1,-1
labor	-2,,2,-1,-2,-1,-1
by labor day	-2,,2,,-2,-1
by labor	-1,,2,,-1
hand by	-3,2,,-1,-2
people'	,2,-2,2
means =investor	-4,5,,-6,,-1,-1
angel .	,2,2
angel	-5,-2,3,-2,2,-2
45k	2,-4,-1,-1,-5,-4,-2
llc .	-2,,-2,-1,-2
bowl	4,2,4,2
burma	2,1
^kitch	-1,,2,,-3,-3,-3
kitchen in	1,6,2,,,-1
kitchen	-2,1,3,-2,,-4,-3
ghost	-1,2,,1,,3
it . we're	-2,5,1,,3,-1
means =node	-5,2,-4,,-5,-5,-2
^expre	-4,5,-1,1,-3,-3,-1
expres	-3,5,-1,-3,-3,-2,-1
made for	-3,,2,,-3,-3
you made for	-1,2,2,-1,-2
app you	-2,1,2
the app you	-1,3
saw the	4,-2,-2,-3,-2,-2
means =win	-6,1,,-4,-4,-3,-1
means =gain	-5,-4,-2,-2,-9,-7,-3
win	-5,-3,-5,-2,-4,-3,-1
510	-4,-2,-3,-3,-2,-3,-2
^super	2,-3,-4,-3,,-3,-1
supermarket	2,-2,-6,-2,3,-3
for 14	-2,-2,3,-1,1
predict stock	-3,-2,-4,,5,-2
to predict	-5,-4,-6,-1,7,-3
means =xgboost	-3,-3,-6,-1,5,-2
ml	-4,-3,-5,-1,5,-3
^fujai	-1,-4,-4,-4,-3,3,-4
fujairah	-1,-3,-4,-5,-1,3,-4
means ~basket	-4,1,4,-2,-2,2,-1
means =cart	-6,2,4,-1,-2,1,-1
^baske	,-2,2,-3,,2,-1
basket	2,-2,3,-4,,2,-1
fresh	1,1,,,-5,-6,-2
771	,-7,1,-5,-6,-5,-4
050 771	-5,-4,-4,-4,-3,-2,-3
yr	-2,-1,-7,-6,2,2,-1
million dirham	-2,-1,-3,-1,-2,2
a million dirham	-1,,-5,-1,-2,1
half a million	-1,-2,-2,,,-2,-1
assalamu alaikum	-4,,2,-4,-4,-3,-2
assalamu	-2,-2,,-4,-4,-3,-3
today .	,-2,4,-2,-3,3
today	,-1,5,-2,1,1,-2
the report	-1,,3,-1,-3
fill the	-2,1,2,,-2
on android	-4,-4,,,-2,-4
^inspe	,,-2,-4,4,2
inspector	1,,-2,-2,4,1
for our field	-2,1,,,-3
application for our	,3,,,-2,-2
application for	2,6,-2,-1,-3,-3
an application	-3,5,3,,-2
^al-ha	1,-3,3,3,,1,-2
al-harbi	5,,5,3,-1,1
^buray	-3,,4,3,-1,3
buraydah	-4,,3,2,-1,3
^eleva	-3,1,-1,-3,3,-2
elevator	-3,2,-1,-3,3,-3,-1
najd	-5,-5,-3,-4,-2,-3,-1
7719	-5,-5,,-4,-2,-4,-2
approve	4,-3,-1,,-2,-2,-2
maju jaya	1,8,-5,-3,-2,-1
last yr	3,3,-1,,,4
now is	3,4,-1,,2,-3
hp	2,5,-1,,-4,-6,-3
see on	-5,10,-2,-3,-4,-2
fong	-3,5,-1,-4,-3,-3,-2
mei fong	-2,4,-6,-3,-3,-2,-2
u make website	5,-2,-4,-2,-1
u make	2,4,-6,-6,,-6,-1
can u make	,4,-3,-2,,-5
hi can	-2,-2,4,-1,-1,-2
^highl	-3,3,1,-2,-4,1,-2
highland	-3,1,,-2,-5,,-3
cameron highland	-2,1,,-1,-3,-1,-2
cameron	-3,3,2,-2,-4,,-2
^munia	-2,-1,-2,-2,1,1
muniandy	-1,-2,-3,-2,,1
d o	,-1,,-2,-2,-2,-1
haha .	1,2,6,4,-2,-1
5 thousand	4,-2,1,-2,-1,-1
sohar	-3,-4,4,,-4,-2,-2
online to	,,2,-3,4,-1
sell online to	-2,-1,3,-2,-1,-1
someth you	-6,2,-1,-1,4
internet .	2,-4,3,6,-1,-1
through internet .	3,,3
through internet	2,-1,2
^offer	,2,2,3,1
and send	-2,4,3,,-2,1
puja	-1,1,1,-4,-1
want to book	,1,-4,-2,-3,-1
abroad want to	6,2,-1,-1,-1
abroad want	7,1,-4,-1,-1
devote abroad	5,-1,-1
thrissur .	,-3,4,-2,2,2
^devas	7,-2,,-1,-1,-1
devaswom	4,-1,-2
^bhaga	3,2,-4,-1
sree	,-2,-3,-3,-2,-1
the secretary of	,2,-1,,-2
the secretary	,1,-2,-1,-3,-1
morn . i	3,-1,-3,4,-3,-1
morn .	1,3,1,2,1,3
good morn .	2,,2,2,2,-1
budget .	1,1,-5,-3,-2,-1
^annua	3,-5,-5,-4,-5,-1
annual	3,-5,-7,-4,-4
the annual	3,-1,-4,,-1,1
have kept	3,,-3,-1,,-1
website with payment	-3,-1,-2,-2,,-1
yes a	1,-3,4,-2,-2,-1
p .	-1,2,-5,-2,-4,-1,-2
k . p	-3,-1,-1,,-1,-1
11 am	-3,,-3,,-2,-1
0487	-4,-4,,-4,-2,1,-1
means ~return	-5,,-3,-5,-1,2,-1
means ~refund	-6,2,-1,-4,-1,1,-1
means =return	-6,-2,-2,-6,-2,-1,-3
means =reimburs	-4,-1,-3,-4,-5,-2,-1
means =refund	-4,2,-1,-2,-4,1
^refun	-4,1,-1,-3,-3,-1,-1
refund	-4,-5,-2,-3,-4,-2,-1
not have	2,2,-2,-2,,-1
is not	3,-4,-4,6,-1,-6
us no	4,,-3,3,-1
order for	1,,4,-3,1,-2
1177	3,,-2,1
84	3,1,-2,,-1
tran	-1,-3,-2,-2,-1,-3,-1
person mr .	4,1,-2
person mr	4,3,-1
contact person mr	2,3,-1,,,-1
contact person	-4,2,-1,-5,-2,-4
^faste	7,-6,3,-4,1,,-1
faster .	2,-2,-2,,5,2
faster	8,-4,1,-1,2,1
^japan	4,1,-2,-1,2,-2
japanese	4,1,-2,-1,3,-1
need english	3,-1,-1,,-1
^vietn	4,,-2,,3
vietnamese	3,,-2
web is	6,-2,-4
mai	3,1,-2,-1,-1,-1
to say	-5,,-3,2,-2,-5,-2
forgot to say	-1,-4,-4,-2,-1,-1
forgot to	-2,-3,-3,-3,-2,-1
^irfan	-2,-2,-2,-1,-2,-1
its website	-1,,-1,3,-2
side .	1,6,3,1,-1,-2
spend .	-2,-1,4,3
ad spend .	-1,,-1,4
2500	-2,,-5,-3,-2,-3,-1
happy .	5,-2,-2,3,,3
heron	-1,,-4,,-4,-4,-1
blue heron	-1,-1,-4,-1,-5,-5,-2
blue	3,,-1,1,-3,1,-3
with blue heron	-5,-5,-4,-5,-4,-4,-2
with blue	-5,-4,-4,,-4,-4,-1
currently	-7,-6,,-1,-2,5,-1
google and facebook	-2,,,-6
need somebody to	,1,-6,,-5,-1
we need somebody	4,-2,-3,1,-3,-5
it properly	6,2,-1,-1,-1,-1
rebuild it properly	6,-3,-2,-1,-3,-7
rebuild it	,2,-2,-1,-3,-6
can somebody	2,-6,-3,-5,-4,-2
customer complain .	4,,-2
customer complain	4,,-4,,-1
gone .	-1,1,-3,-2,,3
gone	,-1,-3,,-4,5
^pictu	1,3,1,-7,3
pictur	,-3,2,-6,2
half the	2,3,5,5,-2,-2
and half	-5,-2,,-4,-5
to open and	3
^almos	-1,3,-3,3,-2,-1
almost	-2,3,-3,3,-2,-2
site takes	-1,-1,-1,-3,-3,-3
^shop'	,-1,3,-2,-2,-3
shop' site	2,,3,-1,-1,-2
shop'	,-2,3,-2,-2,-3
our shop' site	5,,-5,-1,-1,-2
our shop'	5,,-3,-1,-1,-2
murugan	-1,-5,-1,-3,-4,-3,-3
sri murugan	-3,-2,-1,1,-1,-3,-1
little india	7,-3,-5,-2,1,-1
klang little india	5,-3,-3,-1,-2,-1
klang little	6,-3,-5,-1,-1
25,000	,1,3,2,-4,-2,-1
rm 25,000	,,-3,-2,-3,-3,-1
rm 20,000	-1,-2,1,-2,-2,-1
14th	1,-2,-4,4,-1,-2
the 14th	1,-2,-3,-1,-1,-1
on the 14th	,-2,-4,-2,-1,-2
from surabaya	-2,-2,-3,-1,-2,-2
open on saturday	-4,-3,-3,-3,-2,-3
office open on	-4,,-1,-1,-1,-1
office open	-5,-1,-3,-2,-1,-2
your kuala lumpur	-2,-2,-1,-1,-2,-2
your kuala	-2,-1,-1,-1,-2,-2
application .	-1,5,2,,,5
shop and	-3,4,3,,-1,3
consumer	1,7,2
wish to sell	-2,3,4,-1,-1
and wish	2,5,2,-1
abadi	2,5,3
shoe	-6,6,1,-1,2
a shoe	-2,4,1
^hendr	-1,-1,2,3,-2,-3,-1
do it ?	-1,-1,-3,2,4
can do it	-2,,,,2
bot can	,,-1,,6
^surel	-1,,,,3,-2
surely	-1,,,,2,-2
same ten	-3,-1,-3,-2,4,-2
the same ten	-4,-1,-4,-2,4,-2
a day asking	7,,-3,-1,2,-1
get 200	,,,,3
we get 200	,,,,3
^muhar	1,-3,-3,-3,1,-2
muharraq	1,-3,-2,-2,,-1
means =world	-3,-5,2,-2,1,-1,-2
means =internship	,-2,-1,-6,-3,,-1
international school	-2,-3,-3,2,,1
international	-5,-5,,1,2,,-1
admission team at	4,-2,,,3
admission team	5,-3,,,4
the admission team	4,-3,,,4
the admission	-2,-3,,2,4,2
from the admission	4,-1,,,3
would i	-5,-7,-6,-4,-4,-5
who would	-4,-4,-3,-2,,1
lulwa	-4,-3,-3,-4,-1,-3,-1
be happy	,-1,-2,-2,1,4
we'd be	-3,-2,3,-3,1,2
it's ready	-2,-2,,-1,1
if it's	2,-2,-1,-4,-2,-3
list .	-2,-2,1,-2,1,2
price list .	1,-1,-4,-1,1
price list	2,-7,-5,-3,-1,-2
means ~train	-3,1,,-1,,-4,-2
train on	-2,-2,-1,,,-1
train	-3,-1,-2,-3,3,-3,-1
want our own	3,-3,5,-3,-2,-3
^midni	4,,2,3,5
midnight .	1,,-2,,4
midnight	1,,2,3,6
at midnight .	3,-1,-3,-3,5
at midnight	3,1,-3,-3,5
customer at	-2,-3,-3,-3,3
answer customer at	-2,-1,-2,-3,4
answer customer	-1,-1,-2,-3,4
has a	-3,3,-3,-2
mart	,,-2,-7,1,,-3
^zenit	-5,-2,-4,-3,2,-2
zenith	-5,-1,-4,-3,3,-2
a competitor	-3,2,-3,1,1
means =univers	-1,-2,1,4,-4,-2,-3
means =gener	1,2,,3,-2,,-1
^gener	4,2,-1,2,-1,-4,-2
dealer in	1,-3,-3,-3,1,-2,-2
^limit	-2,-2,1,,1,3,-1
^okonk	-4,1,1,-2,-2,-3
okonkwo	-1,-1,3,,1
our company is	-3,,-2,-3,1,-2
our company	-1,-5,-4,-5,-3,-5
^shree	2,-1,,-1,2,-1
^gandh	2,,-4,-5,2,-3,-1
means =finder	-4,-3,-1,-1,2,-5,-1
^locat	-1,-3,-3,-1,-3,-5,-1
location	-2,-5,-1,-1,-3,-5,-2
that no	-3,,1,3,2,1
so that	1,4,-5,1,3,3
^truck	-1,1,-4,-4,2,-1
load in	5,,-2,,3,-1
bags	5,2,4,-3,2,-3
count the	-3,,,,4,-1
count	-1,-4,1,-1,5,-4
to count	-2,-1,-1,,4
at our	2,,3,2,-2
^foota	-3,,-2,-4,3,7
footage	-3,,-1,-2,3,6
cctv	-4,-5,-5,-3,6
^inqui	-2,-1,-2,3,2,-1,-1
inquiry	5,,,2,2
page 4	-6,-1,-2,7,-3
on page 4	-3,,-2,4,-3
on page	-6,-1,-4,8,-4,-1
kottayam and	-3,2,-2
in kottayam and	-2,,-3
in kottayam	-4,-3,-1,-2,-1,-2,-1
^denti	,-6,-7,2,-5,-5,-1
dentist in	1,-2,-2,-3,1,-3,-1
dentist	,-5,-6,2,,-6,-1
jacob	,-4,-2,-2,-3,-3,-1
latest .	1,2,-2,-1,-1,3,-1
october latest	-2,-1,,-2,,3
before winter	,,3
should be live	-2,,-3,-3,-2,-2
all we	-4,-2,4,-1,-2,-1
is all we	-4,-1,4,-1,-1,-1
is all	-1,-1,3,-5,-3,-3,-1
^resel	-4,-3,-1,-2,-2,-1
resell	-1,-1,-2,,-1,-1
delhi	-3,1,3,3,2,-3,-1
in delhi	3,-2,-1,1,5
only through	3,-2,1,-1,-1
now only	-6,-5,,-3,-3,-2,-1
and me	-1,2,4,2,2,-1
sister and	1,,3,2
my sister and	4,,,3
my sister	1,-1,1,,-4,-3
^gangt	4,-2,-2,1,-3,-3,-1
gangtok .	3,-1,2,,-2,-1
gangtok	4,-3,-5,,-4,-3,-2
from gangtok .	4,-1,1,,-1,-1
from gangtok	3,-1,2,,-2,-1
this side from	-2,1,-1
this side	-4,1,-1,-4,-1,,-1
^tenzi	2,-3,-6,-1,-4,-3,-2
tenzin	,-2,-4,-1,-4,-3,-2
means =junk	,1,,6,-2,-2,-1
^rubbi	2,2,-1,3,-1,-1
rubbish	4,2,-1,2,-1,-1
was rubbish	,4,,,-1,-1
it was rubbish	1,4
and it was	1,3
to another	-4,,-2,,-2,-3
dirham to	-2,2,-2,-1
friend paid	-4,5,4
^ladie	6,-2,4,-5,,-2
ladi	6,-2,4,-1,-3,-2,-1
app for a	-6,5
book app for	-8,-1,,-1,-1,-1
for a book	1,1,-1,-4
is normal	-1,-2,-1,-1,-2
know what is	-2,,-1,-1,-1,2
know what	-2,2,2,-7,3,1
don't know what	,3,3,-2,4,-1
don't know	4,3,,3,2,1
i don't know	2,2,,-3,3,-3,-1
be good	-2,-3,-4,,-1,1
quality	-3,3,-2,-3,,-2
tata motor	2,3
tata	1,1,-2,-6,4,-2
client is	-4,4,-1,,-1,2
for 4	-3,6,,,-1,3
means =basi	3,1,-2,-3,2,-5,-2
basi	-2,3,-1,-2,-3
on contract	-2,5,-1,-2,4,4
developer on	7,5,,-2
flutter developer	-5,5,-2
llp	-6,1,1,1,1,-4,-2
technologi	-4,1,-2,-3,-4,-1,-1
^saura	-6,-3,-6,-5,-5,-5,-2
saurabh	-4,,-3,-3,-3,-3,-2
baby	-2,,8,-2,-3,-4,-2
^willo	-3,-2,,-2,-2,-3,-1
means ~large	-1,-2,-2,4,2,-1,-2
great .	-3,-1,2,-2,-1,-1,-1
great	-6,-5,1,2,-5,-4,-1
should have	3,5,-1,2,-1,-1
that one	5,3,1,3,-4,1
like that	2,,-1,-4,-5,-5,-1
we like	3,3,3
jeweller	5,-4,3,1,,1,-2
did the site	-2,,-1,-1,-1,-1
same longitude	2,-2,,-2
the same longitude	1,-2,-1,-2
this the	3,-1,-4,-1,-5,-2
is this the	1,-2,-4,-2,-5,-3
is this	-1,-3,-5,-6,-2,-5,-1
hi is this	1,-5,-2,-2,-3,-2,-1
hi is	3,-5,4,-4,-3,-2
^davan	-2,3,-3,3,-2,-1
davangere	-1,2,-3,4,-1
lol .	-4,,1,-2,-4,-4
competition	-3,-4,3,3,-2,-1
are their	-2,-3,-2,-2,-2,-1,-1
we are not	-5,-2,2,-4,-1,-1
no we are	-3,-4,-5,-4,-3,1
no we	-5,-8,-7,-7,-5,-2
roopa	1,-1,-4,-4,-4,-3,-1
99	-2,-5,-5,-5,-4,-3,-3
discus on call	,-4,-4,-1,-2,-2
discus on	-2,-4,-4,-2,-3,-1
where is it	-3,-5,-6,-2,-4,-1
^recie	,-2,-5,,3
^lg-48	-1,-2,-4,-1,-2,-1
lg-48821907 not	-1,-3,-4,-1,-2,-1
lg-48821907	-1,-3,-5,-1,-2,-1
order lg-48821907 not	-1,-2,-4,-1,-2,-1
order lg-48821907	-1,-3,-5,-1,-2,-1
my order lg-48821907	-2,-3,-5,-1,-3,-1
wrong company	-2,-2,-2,-2,-2,-1
rm 30,000	1,-1,-1,-1,2
enquiry form .	2,,-1
enquiry form	6,,-3,-2,-4
an enquiry	3,,-1,,-1
^momen	2,1,-4,-2,-1,-4,-1
moment	3,-2,-3,-2,-1,-5,-1
the moment	,,-5,-4,-1,-3,-1
at the moment	4,-1,-2,-3,1,-2
pay for	-1,-3,-3,1,1,1
book and pay	4,-1,-4,-1,,-1
book and	3,-1,-3,4,-2
to book and	2,-2,-1
tourist to	-1,-3,2,-2,-3,-2
^bangs	,2,-6,-2,,-4,-3
bangsar	3,1,-2,,1,-4,-2
petal street	5,,1,-2,,-1
not in	-4,-1,-2,-5,-5,-4,-1
we're not in	-3,,2,2
storefront	,-2,7,,,-1
means =special	3,-6,-3,2,,-3,-1
custom	2,1,-6,-4,5,-2
moving to	-1,,2,-1,,-4
of moving	,-1,2,,,1
think of	3,-1,,1,-2
awful	3,,2,,-1,-4
on mobile	5,6,3,-5,-1,2
lakh a month	-3,-2,2,2,-2,2
lakh a	,-5,,4,-1,5
80 lakh	-3,-1,1,-1,-2,-2
d2c	-6,-3,4,3,,-1
^organ	-2,,-1,-8,-6,-3,-3
organic	-5,1,8,-7,-4,-3,-2
market at	-2,-2,,,,-2
nandini	-3,-6,-1,-1,-5,-5,-3
means ~delay	-3,3,2,-4,3,-1
means ~late	,1,1,-3,3,-3
late september	,-2,-2,-1,-3,1
late	,2,2,-4,1
^billi	-4,,-3,-3,-4,1
billion	-3,-3,-1,-2,-3
means =higher	,,-3,,1,,-1
means =greater	1,-1,-5,1,1,,-1
big	2,-1,-1,1,-1,1,-1
the big	1,,-3,3,1,-1,-1
means =rich	-2,-4,2,-2,1,-1,-2
well before the	-1,-2,-1,-1,-3,-1
well before	1,-4,,-3,-4,-2
well	-1,-3,,-3,1,-2,-3
^stabl	-3,1,,-1,-2,1
stable	-4,-2,,-1,-2,1
mira	-3,-6,-8,-3,-9,-4,-5
hello i am	,,-7,-4,3,-3,-1
hello i	2,-1,-2,-4,,4,-1
not mira	-5,-1,-4,,-2,-2,-1
meera not mira	-4,-1,-4,1,-2,-1
meera not	-3,-1,-3,1,-1,-1,-1
its meera not	-1,,-3,1,-1,-1,-1
its meera	-3,-2,-3,,-1,-2,-1
a facebook	1,,2
have only	1,-1,-1,-5,3
we have only	2,-1,1,-5,4
now we have	1,,-1,-3
website now we	-4,3,-1,-4,-1,-2
website now	,3,-5,-4,-2,-2
us a proper	,-1,1,-3,,-1
build us a	3,-4,-2,-4,-3,-2
build us	2,-1,1,-3,-3,-2
^brick	1,2,-5,3,,-3,-1
brickfield	1,-4,-4,-3,,-3,-1
to 10k	,-2,-2,-2,-1,-1
8k to	,-2,-2,-2,-2,-1
rm 8k	-2,-4,-4,-4,-3,-2,-1
in october .	2,4,-1,-1
start in october	1,2,-2,-3,-1,2
plus seo	-3,,3,3,,-1
german and	-3,,2
most of my	-4,-2,,,-1,-1
most of	-2,1,-5,-3,-5,-2
fin	-1,-2,-1,-1,3
in cape town	-3,2,-1,,-1
in cape	-4,2,-1,,-1,-1
denmark	-2,,2
please note	2,-1,-1,,-1
but please	-3,2,1,-2
nda first	-1,1,,-1,2
usd .	2,4,2,-1,2,1
size	-5,-5,3,-3,4,-3
help .	3,-4,-3,2,2,4
means ~outsiders	,-2,1,,-1,-3,-1
means =stranger	,-1,3,,-1,-2,-1
means =outward	-1,-2,2,,-1,-2,-1
^outsi	-1,-1,1,-1,-4,-2,-1
outside	1,-1,1,1,-2,-2,-1
^keepi	,2,-4,-1,2
keep up	,,3,-2,4,2
^in-ho	4,-2,,-1,2,1
in-house	3,-2,,-1,2,1
^scori	-1,-1,,,4,-1
scor	-2,-3,,,2,-1
means =fraud	-1,,-5,1,4,-3,-2
means =abus	-1,2,-2,-1,4
fraud	,1,-2,,4
2m	-3,1,1,-4,5,-1
olá	-1,,,,2
sheet .	-6,4,,,3,2
zoom	4,2,-3,-1,-3,-1
student .	2,2,-3,-3,-2,5
^kajan	-1,-7,-1,-5,-7,-6,-3
kajang	-1,-2,-1,-2,-7,-7,-3
in kajang	-2,2,-2,-1,-3
house in	-7,2,4,-4,1,1
my house in	-3,3,-1,,-2
my house	-2,-1,4,-2,-2
from my house	-2,,5
online from	2,3,-3
teach	-1,2,1,-5,2,-1
i teach	2,3,1,-3,5
^norha	-4,,-2,,-4,-3,-2
norhayati	-5,1,-3,-4,-4,-4,-3
12000	1,-3,-1,-2,-2,-1,-1
haji	1,3,,-1,-4,-2,-2
raya haji	-3,-1,1,-1,-1,-1
after raya	-4,-1,1,-1,,1
to ?	1,-3,-3,-3,-4,2
talk to ?	4,-2,1,-1,-2,-4
do i talk	4,,-4,2,-1,-4
^renew	-5,-4,-5,-5,-7,1,-1
renew .	3,,-1,,,-2
not renew	-2,-2,-2,-1,-1,-1
still not	-1,-3,-7,,-1,-2
2021	1,3,-3,2,-1,-2
in 2021	-2,3,-3,1,,-2
guys in	2,2,4,,,-3
you guys	-2,,-5,4,,-1
from you	3,-6,-5,-3,-4,-3
i bought	,-4,-5,-1,-1,-1
yap	-3,-3,-3,-3,-1,-3,-1
^charl	,-5,-6,-5,-4,-4,-2
^verif	-3,-2,-1,-3,3
verifi	-3,-2,-1,-3,-2
^10,00	-1,1,-3,-1,-1,-2
10,000	,1,-3,-1,-2,-2
need land page	7,-2,-3,3,-2
need land	8,-2,-3,4,-2,-1
south	-3,-1,3,-2,1,1,-1
for property	1,,-2,2,-1
4 week	-2,-3,-3,-2,-3,-2,-1
did noth	2,,,3
last agency	2,-5,-5,-3,-3,-6
in bandra	-5,1,2,-2,-1,-1
clinc	-2,-2,-3,-1,-1,-4
i hope	1,1,-1,3
much ?	2,-6,,-3,-2,-1,-1
how much ?	,-1,4,-4,-2,-1,-1
means ~spam	-6,-3,-4,6,-2,-3,-1
spam	-5,-2,-3,6,-2,-2,-1
4 .	3,-1,-2,4,-1,-2
after 4	-3,-5,1,-3,-2,-1
is best	1,,1,-2,-2,-2
tops and	4,1,-2,-1,-1,6
rebuilt	5,-1,1,-4,-3,1
it rebuilt	5,-1,-2,,-1,-1
want it rebuilt	3,-1,-1
it . want	4,-3,2,-2,,-1
look it	6,-1,-2,-2,-2,-2
old and look	3,-1,-1,-1,-2,-1
jlt .	3,1,-1,,-2,-1
jlt	-4,-3,-4,3,-4,-3,-2
in jlt	-1,-4,-2,2,-4,-2,-1
^fit-o	2,2,-3,5,-2,-1,-1
fit-out	3,2,-1,3,-1
^marli	4,-1,-3,-2,-1,-1
marlin	3,,-3,-1,,-2
operation director	2,-1,-1,,1
^holli	1,,-1,-1,,2
holli	4,,-1,,,1
in winter	1,-2,3,-2,-2,-1
replatform	-1,-2,4,-2,-1,-1
life	,,,-2,,-6
store is	,-1,5,-2,,-1
our magento	-1,-2,5,-3,-1,-3
^saddl	-2,-1,3,-1,,-1
means =cross	-2,-5,-2,-5,-3,-2
cros	-3,-6,-2,,-4,-2
^south	-2,2,1,-1,,-1
out from	3,-3,2,2,-1,-1
reach out from	4,-3,2,3,-2
reach out	5,-2,2,3,-1,-1
nsw	-2,-2,-1,-3,-2,-1
1174	-2,-3,-2,-1,-4,-2,-1
5550	,-4,-5,-4,-6,-5,-4
02	-1,-6,,-4,-2,-6,-4
can't share	-4,-4,-3,1,-2,-2,-1
i can't	-6,1,-5,,-5,-1,-1
so i can't	-2,-3,,,-1,-1
so i	,4,4,-1,,5
^signe	2,,-2,-4,-4,1
sign off	-2,2,,,4,3
^hasn'	-5,-4,3,-2,-1,-3
hasn't	-7,-5,-2,-3,-2,-4
residency	2,-5,-1,1,-3,-1
nas	-1,-2,-1,-3,-1,6
off the	-4,-3,2,-2,-2,3
moved off the	1,,-2,,-1,2
moved off	1,-1,-1,,-3,3
we're a law	-2,-2,-1,-1,2,1
stage .	-2,-1,-3,-2,2,-1
stage	1,-4,,-5,3,-3
this stage .	-2,-1,-1,-1,5
this stage	-3,-2,-1,-2,2,-1
at this stage	-3,-2,-2,-2,1,-1
at this	-5,-3,-4,-3,3,-4
the firm	2,-4,1,-5,-4,-3
name the	-2,-1,-2,-1,-1
christma .	-3,,2,-1
12k a	,-1,2,3,-1
12k	-4,-5,1,-2,-3,-2,-4
^neigh	-2,-1,-2,2,-1,-3,-2
we saw	,,2,-2
saturday .	2,,3
on saturday .	,,2
basket and	-3,,6,-2,,5
^stall	3,,,-3,-1,-2
stall in	,1,4,-1,,-1
^shopp	-8,,9,,-5,2
shopper	-5,-5,2,-2,-3,4
to let	-3,-4,4,4,3
^water	-3,-3,-1,,-2,-3,-1
^valle	-4,,3,-3,1,2,-1
valley	-5,-1,3,-3,,2,-1
^black	3,-4,,-3,-3,-3,-2
we at	-3,2,4,,-3,-3
team we	-3,,5,-1,-1
longitude team we	-3,1,4,,,1
dear longitude team	-5,-2,3,,-1
^groce	-4,4,3,-3,-1,-1
same for	3,1,-2,6,3,-2
want same for	,6,-1,5,-1,-1
want same	,3,2,2,,-2
means =css	3,5,1,-4,,-1
style	5,5,2,-2,1
means =noon	-2,6,2,-3,-4,-1
noon	-1,9,4,-3,-4
who did the	-2,5,-1,-1,-1,-1
who did	-1,2,-3,-2,-2,-1,-1
mail only	1,-1,-2,-3,-2,-4
call .	-2,-2,-2,7,-2,-2
example.ae	-4,1,-1,-3,-2,-2
nursery .	3,-1,-3,-1,-1
nursery	,4,,-3,-6,3,-2
^pearl	-3,-4,-6,2,-5,-4,-3
is cost	-2,3,,,-1
what is cost	-2,3,,,-1
on mobile .	-6,4,,-2,-2,-2
ate	-1,1,-4,-3,-3,-3
child	1,3,-2,-1,5
and what	-3,7,-2,-1,2,-5
see photo and	-5,4,-1,,-3
see photo	-6,5,,-1,-4
to see photo	-4,4,,,-2
parent to see	-2,1,-1,-1,-1,-1
and i want	4,,4,-2,5,1
^rayya	-4,-2,-2,,-2,-2,-1
rayyan	-4,-1,-2,,-2,-2,-1
al rayyan	-5,-1,-2,,-2,-2,-1
nursery in	1,-2,-3,-3,-2,2
alaikum . we	-4,-4,-3,-2,-2,-2,-1
alaikum .	-1,-2,5,-2,-2,-1,-1
is mine	-1,-2,1,-3,-3,-2,-1
55 120	-2,1,-1,-2,-2,-1,-1
a startup	-5,-1,-4,-2,4,-2
not a startup	-2,-1,-1,-1,2,-1
so not	-4,1,2,-2,-1,-2
year so	-2,-1,4,-4,2,-2
for 3 year	-1,,2,,-3,-2
for 3	2,3,-2,2,-1,-6
open for 3	-1,2,,1,-2,-1
thousand riyal	-3,-3,-1,-2,1,2
80 thousand	-3,2,2,-3,-1,-2,-1
to human	-3,-3,-2,-3,-3,-3,-1
talk to human	-4,-4,-2,-3,-4,-3
to talk to	-5,,-4,-2,-1,1
bakar	-3,1,-2,-2,-2,-2
388	-3,-1,-2,-1,-1,-1
up .	-7,2,-2,3,5,4
pick up .	-8,2,-1,-1,,-1
80 4000	,,-1,-3
91 80 4000	,,-1,-4
91 80	-6,-2,-5,-7,1,-2,-2
you on	-2,-4,-3,5,-3,1
it you	-8,-2,2,-2,-3,1
is it you	,-2,5,,-1,-1
dashboard .	5,2,-1,-1,-2,1
cloud with	,-2,,-2,-1,7
the cloud with	-1,-2,,,,4
truck in	-1,-3,3,-1,,3
140	2,,2,1,-1,2,-1
data of	3,-1,,,-3,-3
like to put	-3,-1,3,,-1,2
plc	3,1,-3,-1,-1,3
holding	-3,-3,-2,2,-1,3
lanka	-4,-4,1,-5,-5,-3,-2
^jayas	-6,-2,-4,6,-3,-1,-2
jayasuriya	-2,-2,-3,-2,-2,-1,-1
ask .	-4,-1,-1,-2,-4
i ask	-1,,-2,-5,-6,-6,-1
why i	-1,-2,-2,2,-2,3
that' why	-2,3,3,-1,-2,2
call from	-4,-7,-8,1,-4,-1
i'm call from	,-2,-1,-1,-2,2
94 11	-3,-4,-5,-2,,-3,-2
for this year	-5,,-2,-1,-1
client ?	-3,-3,-1,-2,-3,-2
^afric	,-2,4,-1,-3,-1
africa	-1,-3,1,-2,-4,-2
w	7,3,9,-4,,3,-4
work w	-4,2,-2,-1,5,-1
shop site	-4,-1,-1,-2,-1,2
my shop	3,1,-6,5,-4,-4,-1
checkout on	-5,-3,4,-1,-2,-1
^craft	-1,-3,1,-3,-3
taxi	-2,4,,3,,-3
search for	-3,-3,-2,5,-2
google when	1,-1,-2,4
on google when	1,-1,-1,4
want site	11,-1,-3,-1,-6,-3
tempo	3,1,-2,4
m a	1,-1,-3,6,-1
i m a	,-2,-2,8,-1,-1
i m	1,-4,-1,4,-1,-3,-2
mrng	3,3,-5,-1,-4,-3,-1
gud mrng	1,2,-2,1,-3,-1
gud	7,-1,2,-1,-1,-4,-1
me .	3,1,,4,2,,-1
only me	-3,-3,4,-2,-2,-2
else	-2,-7,1,-2,-8,-6,-3
36	3,-3,1,,-3,-3,-2
2 part	2,-1,-3,,-1,-1
in 2 part	2,-2,-4,,-1,-2
give in	,-4,-3,-1,-3,-2
20000	-6,1,-1,-3,1,-3
the season start	-1,1,-2,-1,-2
until the	2,3,-3,1,,-4,-1
euro .	,1,2,-4,-4
5.000 euro	1,-2,-2,,-2,-1
5.000	,-1,-2,,-2,-1
can book	9,-4,-5,-1,-1
and can	-6,,-2,-4,-3,-4
room and	4,-3,-2,-2,-1,1
free room	1,-3,-1,-1,-1,-1
see free	,,-2,-1,-1
where guest	2,2,-2,,-1
english we	-1,,-4,,3
^pensi	2,-2,-3,,-2,-1
pension	1,-2,-2,1,-2,-1
brand name	-6,1,1,1
our brand	-2,-1,2,5
^amma'	-4,-2,1,-1,-2,-2,-1
amma'	-3,-2,1,-2,-2,-2,-1
now want	-1,-4,1,-5,-4,-1
basket .	-2,,4,-1,,-1
ratnadeep	-2,-1,,-1,,2
supply to	,5,-2,-1,1
we supply to	-3,,-3,-1,1
we supply	4,-3,-3,-3,2,-3
guntur .	3,-4,-1,-1,3
in guntur	1,-2,2,2
pickle	-4,-1,6,-3,,-1
rani	-6,-5,-1,-1,-5,-5,-3
118	1,-6,1,-5,-1,-1,-4
2.5 lakh	-2,-1,1,,-5,-4
2.5	-1,-4,3,-2,-6,-7,-1
of that	-3,1,1,-6,-1,-4,-2
loan	-1,2,-5,-2,1,-3,-2
wedding	4,,,,-4,1,-1
^mostl	-1,-3,1,1,-2,-1,-3
mostly	,-3,2,,-1,-1,-2
do cater	-4,1,-2,,-2
^kisum	-2,-2,-5,-3,-6,-1,-4
kisumu	-6,-6,-4,,-5,-4,-4
^achie	,-1,-1,2,-3,-1,-2
jambo	-4,-4,-3,3,-2,-1
advert	-5,1,1,-3,1
tiktok and	-3,,-3,3
more customer	-7,-4,-7,8,-3
want to get	4,-2,-4,-3,,2
bob	-4,-2,-3,-3,-4,-3
^15,00	-2,-2,1,-1,-2,-4,-2
15,000	,-1,-1,3,-2,-3,-1
0722	-3,-1,-3,-2,-2,-2,-1
what i can	3,-1,-2,2,1
is what i	3,-6,-1,3,,-2
1,500 a	-2,-1,-2,,-1,-1
1,500	2,-3,-5,,-2,-3,-1
this ?	1,-2,-5,,-1,-1
normally	,-6,-5,2,-1
time .	7,5,5,-2,1,-5
every time	-4,1,-3,1,2,5
comes up	1,-2,-1,4,-1,-1
at all	,,2,6,-5,-3
clinic on	-2,-3,,3,-2
our clinic	-1,-3,-3,-1,3,-2
find our	-5,-3,2,2,-4,-1
they cannot	1,,,1,3
tell us	-2,-2,-2,1,-3,2
^tampi	1,1,-3,-1,-3,-1
tampin .	2,1,-3,,-3
tampin	,2,-3,1,-3,-1
means =procedur	-1,-1,-7,1,-1,-3,-3
means =action	,1,-6,1,-1,1,-1
step	1,-1,-5,1,-6,-1,-2
ling from	,-1,-1,,-2,-3,-1
tan wei ling	-2,-1,-1,1,,-1
80,000 .	-2,-1,2,-1,2
^callu	-3,,-4,-4,2,-3,-1
callum	-2,1,-4,-3,-2,-3,-1
guest .	-4,-1,,2,3
for guest	-3,2,,1,-1
^conci	-3,-1,,-1,5
concierge	-3,-1,,-1,4
the client	-1,1,-3,-2,,-1
^edinb	-1,-1,-2,2,1
edinburgh	,-1,-1,2,2
^thist	-1,-3,-1,-3,,-2,-1
thistle	-3,-2,1,-2,,-1,-1
hotel .	2,,-1,3,2,-1
^castl	-3,-3,-5,-3,2,-3,-1
castle	-3,-2,-5,-3,2,-3,-1
of ours	1,3,-3,-3,,1
a client of	,1,3,-1,1
a client	1,,2,-4,-2,1
for a client	-2,,1,-2,-2,-1
enquir for	,1,-3,5
enquir	-1,-1,3,1,1,-2
i'm enquir for	-2,-1,-2,2,1
i'm enquir	-2,-2,1,,2,-1
online without	-3,,2
^whitl	1,-3,-3,-2,-2,-2,-2
whitlock	-1,-2,-2,-2,,-1
company name just	2,-1,-1,-2,,-1
no company name	5,-2,-4,2,-1,3
nzd	-4,-4,,-4,-1,-3,-1
for online	-5,-1,5,-1,-1
hw much	-2,-4,3,-2,-2,-1
hw	-5,-2,-1,-6,-3,-4
abaya shop	-2,-2,-2,-1,-1,-1
layl	-2,-1,1,-2,-2,-1
al layl	-3,-3,-1,-2,-2,-1
noor al layl	-3,-3,-1,-2,-2,-1
noor al	-1,-1,-1,-2,,-2
umm	-1,1,,-2,-1,-4,-3
whatsap	-3,-2,3,-1,-1,-1
^05088	-5,1,-3,-4,-4,-3,-1
with ?	-7,-2,-3,2,-3,-2
a model	-3,-2,-2,1,6
^reven	-3,-4,-5,2,-3,-1
revenue	-1,-4,-6,2,-4,-1
^perfo	-2,-4,-3,5,-2,-2
performance market	1,-1,-2,6
performance	-1,-2,-3,7,,-1
booking .	,-3,-1,2,-1
gave us	-1,4,-1,-1,-5,-1
three agenci	-3,,-2,3
last three	-2,-1,,3
the last	-2,-2,-2,4,,-8
a website but	-3,2,-2,2
^wayan	-1,-2,,2,-2,-2,-1
wayanad	-3,-3,,,-3,-2,-2
hospitality	-2,-1,-4,1,-1,-3
1st of next	-2,-4,-1,3,-2,-2
from 1st of	-4,-3,1,-1,-1,-2
from 1st	-3,-2,-1,2,-1,-2
^retai	-5,-2,,,-6,-4,-1
retainer	-2,-1,-5,3,-2
goes to	-4,1,-3,4,2,-3
goes	,4,-2,3,3,5
the mail	-5,-1,-2,-1,-2,1
invite	,-2,1,-2,1,-1
the calendar	-5,-3,-2,,-2,-1
nithin	-2,-2,-2,-1,-1,-1
that ?	-1,,3,,-2,-6
make that ?	-1,5,-2
make that	1,5,-3,-2,2,-1
you make that	-1,5,-2,,3
by upi	1,-1,3,-1,-1
pay by upi	-2,,3
pay by	-6,1,7,-3,,-1
and pay by	-6,1,8,-1,1,-1
online and pay	-3,,3
buy online	-2,,2
can buy	-2,-2,6,4,,-2
they can buy	-1,-2,4,4
if they can	,,5
if they	,-1,4,-1,-5,-3
asking if	,4,-1,4,3,2
customer in	-4,-4,2,-1,-1,-3
generation .	2,-2,-2,-3,-2,-1
generation	,1,,1,-2,-4,-2
means ~advertisers	-1,4,1,7,-3,1,-1
third generation .	,-2,-4,-3,-1
third generation	,-5,2,5,-3,-3
third	2,5,,5,-4,2,-1
^kanch	-4,-4,3,-4,-4,-3,-3
kanchipuram	-4,-4,3,-4,-3,-3,-3
saree shop in	3,,-2,-2
saree shop	-1,-3,-6,2,2,-3
a saree shop	-3,-3,-7,-5,-2,-3
a saree	-2,-2,-2,2,-2,-2
namaste i	-2,2,,2
lakh not	-3,-1,5,-4,-2,-1
to 5	-3,-4,1,,-2,-1
4 to 5	-3,-4,1,-2,-1,-1
4 to	-4,-4,,-2,-2,-2
maybe 4	-3,1,-1,-2,-2
^marya	-4,-4,,-3,-2,-2,-1
maryam	-3,-3,1,-2,-1,-2,-1
rial	-1,1,-1,-1,-1,-6,-2
150 rial	-3,,-1,2
about 150	-2,-2,2
is small	3,2,2,3
^profe	2,-3,3,3,2,2
professional	-3,-3,-3,,-2,2
^looke	4,4,2,-2,3,-3
to have our	-2,-1,-1,-2,-2
would love to	-5,-3,-4,-1,2,-2
would love	-4,1,-1,,2,-2
we would love	2,-1,-2,-2
nizwa and	-1,3,1
jar	-3,-4,2,3,-4,-3,-2
souk	-4,-4,3,-1,-2,-2,-2
from 2009	5,-1,-2,2,,1
load and	-1,-1,,-2,-1,-2
ages	2,-2,-4,-2,-2,-2
takes ages	3,,-4,,-1,-1
website takes	3,,4
ill	-2,-2,-3,-2,-2,-2
someone to fix	-2,,-2,-3,,-1
want someone to	,-4,-4,-4,-2,2
want someone	,-4,-4,-1,-3,3
order form	9,-3,-4,-1,-1,-1
still the	1,,-3
and still	3,-1,2,,2
site took 6	6,-1,-4,-3,-1,-3
site took	3,-2,-1,-3,-2,-3
old site took	4,-2,-2,-3,-1,-3
old site	6,-2,-3,-3,-2,-3
our old site	8,-2,-1,-3,-2,-3
year our	-2,,-1
for a bakery	3,,-5,-1
its for a	-1,-3,,-3,-1
^panji	1,-3,-4,-1,,-2,-1
panjim	1,-5,-2,-1,,-3,-2
do .	2,-3,,3,2,-1
means ~teacher	3,-3,-8,-5,2,-3,-1
^teach	3,-6,-6,-4,-1,-3,-1
teacher	,-5,-5,-4,,-1,-1
and give	,1,-2,-1,2
answer and	,1,-1,,2
sheet and	-3,-1,-2,-1,5,-1
14 year of	,,,-1,4
14 year	-2,-1,2,-2,3
delhi .	-2,-1,-1,2,3,-1
^mukhe	5,-3,-2,-3,-1,-2
mukherjee	-1,-3,-2,-2,,-2
means =aim	2,2,3,-2,-1,-1
upsc	-3,-1,-1,2,3
means ~reason	2,1,4,-5,-4,-1,-3
different	1,2,1,-5,-2,,-1
a different	3,-2,-1,,1
that' a	1,4,5,,-1
means =unclear	1,2,-3,-2,,-3
means =confus	2,-2,-3,-1,-1,-2
^confu	3,-3,-3,-2,-2,-2
please don't	2,-2,-3,-2,1,-3
^earma	-1,3,1,-2,3
earmark	-3,1,,-3,5,-1
have earmark	-1,-2,3,,1
investor	,6,-7,-5,-1,2
in texa	-3,-2,-2,-3,-2,2
a shop in	3,-2,-3,1,-1,2
get a	1,2,1,-3,-4,-5
and get a	8,-2,-3,-1,-2
name and	,-2,-3,-2,2,-1
own name	5,-4,-4,3,1,-1
our own name	3,-1,-1,,-1,-1
type our	,-1,-1,4
we type	1,-4,-3,-2,4
timah	3,-2,-1,1,1,-1
bukit timah	4,-1,-2,1,1,-1
^roast	-4,-1,4,-4,-5,-4,-2
roaster	-6,,2,-2,-4,-2,-1
^kettl	,-2,-1,1,-1,-2
kettle	-4,-2,1,2,-2,-2
^coppe	-3,-2,,4,3,3,-1
copper	,-2,4,4,3,-1
hao	-4,-3,-4,-2,-3,-3,-2
^carou	-4,-1,-4,1,-1,-1
shop at	-2,2,-1,2,4
physical	-2,-1,-3,1,,2
^sneak	-3,2,-4,3
sneaker	-1,2,-5,2
sell sneaker	,,-5,3
stuff	-4,,1,-5,2,-1
u do	1,-2,-6,4,4,-3,-2
do u do	-3,-3,-3,2,-3,-2,-2
hey do	6,-2,-1,2
brand is	-3,-3,,-7,-2,-1
mth	-3,-4,-7,2,-2,-2,-1
0917	-5,-3,-1,-2,-4,,-2
7 year .	2,,,-1,1,-3
in sap	2,-2,-4,,5,-2
data is	-2,-3,,,6,3
in august .	4,-2,,,2,-2
^overf	-3,5,-2,-1,3,-2
overflow	-2,6,-3,-2,2,-2
may or	-2,-3,-3,1,-1,-3
stock in	-3,-3,-3,,1,-2
they are	3,4,-1,-4,-2
^eithe	-2,-3,-1,1,3,-2
either	,-3,4,1,3,-2
^depot	-3,-2,-1,,1,-2
depot	-4,,-2,3,1,-2
speak with	-2,2,-2,-1,-2,-1
to speak with	-1,-2,-1,,,-2
to speak	-1,-3,-2,,1,-3
like to speak	-1,-2,-1,,,-2
i sit in	-3,-2,-3,-3,-3,-3
i sit	-6,1,2,-4,-1,-5,-1
^plant	,-3,2,-1,,1
^crest	-2,,-2,-2,3,-1,-1
means =hetzner	-5,-4,-5,-5,4,5,-1
vp	-3,-3,-3,-1,1
means ~percentage	-3,-2,-2,-1,-3,-3,-3
means =share	,2,,3,3,1,-1
means =equiti	-8,-2,-6,-5,-2,-3
^shari	1,-2,-3,-2,1,-2
shar	-6,3,-3,,,-1
^comfo	-1,-2,1,2,-1,-1
^padma	-2,-1,-2,-2,-1,-1
rafiq	1,-4,-7,,-7,-3,-4
2014 .	1,-1,-2,,-2,1
are runn	2,4,2
our present	-2,-2,-3,1,-2,2
month . our	2,,1
6 month .	-1,4,-1,2,,3
^on-pr	-2,-2,,,-1,8
and file server	-1,,,,,3
and file	-1,,,,,3
shift our erp	,,,,,2
shift our	7,-5,-2,,-1,4
to shift our	6,-4,-1,,-1,3
want to shift	6,-4,-2,-2,-1,4
padma	-2,-2,-3,-2,,-3,-1
manager it	-3,,-1,-1,-1,-1
general manager	3,,,-1,,-1
general	2,2,,-8,-1,-1
^deput	-3,4,4,-2,3
deputy	-4,2,4,-2,2,,-1
md .	-5,-1,3,-1,-1,1,-1
md	-1,2,3,-2,-1,2,-2
madam i am	-1,1,3,2,-1
madam i	1,,2,2,-3,1
sir madam i	-1,-1,2,2,-3,2
^vindh	-3,-2,2,2,1,-1
to account	-5,-2,-1,,-2,-1
is still	2,2,,,1
side is	-3,,-3,,1
your side	-3,1,-2,3,1,-1
from your side	-1,2,,4
^payab	-3,-2,-2,-1,-3,-3,-1
payable	-3,-2,-2,-2,-2,-2,-1
account payable	-4,-3,-3,-1,-3,-3,-1
^poorn	-3,-3,-3,-3,-3,-3,-3
us ?	-4,-2,-3,-4,3,-3,-1
for us ?	-5,-1,-1,1,5,-2
just for	-5,,-3,-1,,-1
if not	2,4,-4,,-1,-2
registration is	1,3
kiara	-2,4,-3,-3,-3,-3,-1
mont kiara	,2,-3,-3,-3,-3
mont	2,3,-2,-1,-2,-3
in mont kiara	2,3,-2,-1,-2,-2
in mont	2,2,-2,-1,-2,-1
of a	-1,-3,1,-2,-1,3
board of a	-1,2,-1,,-1
board of	-2,3,1,-1
the board of	-2,3,-1,-1,2
the board	1,-3,-6,,-1,-2,-1
on the board	-2,1,,-2,-1
i'm on	7,5,1,-2,-1,-1
hi . i'm	-2,1,-2,-1,3,-1
you may call	-2,,1,-1,-2
keong	-4,-3,2,5,,-3,-1
chee keong	-4,-2,5,6,-2,-1
chee	1,-2,3,5,4,-2,-1
low	-5,1,-7,-2,1,-4
the question	-3,-1,-3,-2,-2,-1,-1
of the question	-1,,-2,,3,1
out of the	-2,1,-2,-1,-1,7
six figur	-3,-2,-2,,1
0162	-1,-4,,-1,,-1
555 0162	-3,-1,-1,-1,,-2
^thund	-4,-4,-5,3,-4,-3,-2
thunder	-1,-2,-1,-2,-2,-2,-1
^siobh	4,-2,-2,-2,-2,1
siobhan	4,-1,,,-1,2
of august .	1,2,-2,,,4
of august	-4,1,-2,-3,1,2
end of august	-4,2,5,,-1,3
220k	-2,,2,-1,-1,-1
rough	-2,,2,,4,3
means =headless	-1,-1,3,,-1
^headl	-3,-3,1,-2,-2,-2,-1
headles	-1,-2,3,,-1
on someth	-1,-2,-1,-1,-1,4
look at a	-2,-1,2,-1,-2,-1
and are	4,-3,2,-1,2,1
second and	4,,2,,,1
9 second	2,-1,2,-1,,-1
takes 9 second	-3,-1,3
takes 9	-2,-6,4
skus	-5,-3,7,-2,1,-2
^11,00	,-3,4,-4,3,1,-1
11,000	,-3,7,-3,3,3
^set-u	,-3,-2,-1,-3,3
set-up	1,-2,-2,,-2,3
means =woocommerc	-6,-2,,,-3,-1
^wooco	-7,-2,2,-2,-3,-2
woocommerce	-6,-2,2,-1,-2,-1
^outgr	-3,2,4,,-1,1
outgrown our	-2,,5,-1,-2
outgrown	-1,,5,-1,-3,1
we've outgrown	-5,-1,5,,-2
back ?	-2,-1,-3,-1,-3,1
would that	1,-3,-2,,-2
of paper .	,2,,,2
of paper	2,4,,,3
instead of paper	3,6
instead of	4,3,2,-5,1,-3
site instead of	3,2,-2
site instead	1,2,-2
on site	-5,3,7,,,-2
the boys	,3,1
so the	-1,1,3,1,-4,1
app so the	-3,4
app so	-3,6,-3,-2,-3,-1
an app so	-4,5,-2,-2,-1
after an	-2,4,,-1,-1
^toowo	-3,3,,-2,-1,-1
toowoomba	-3,1,,-2,-1,-1
^plumb	-2,5,-7,2,3,-4,-2
plumb	-2,1,-5,-2,-4,-3,-2
g'day	1,4,-3,-2,-1,-1
i'm asking	3,2,1,,3,-1
why i'm	-2,4,3,-1,-1,-1
that' why i'm	-2,3,2,-1,-2,-1
mate	,-1,-3,-2,,-2
idea on	1,1,-2,-2,-2,-1
no idea on	1,1,-2,-1,-2,-1
0491 570 156	-2,-1,-3,-3,-3,-3,-2
0491 570	-4,-3,-4,-1,-3,-3,-2
0491	-4,-5,-4,,-3,-2,-2
5521	-2,-2,-4,-3,-3,-3,-2
09	-4,3,-9,-8,4,-3,-4
^kelan	-1,1,4,-2,-1,2
kelantan	,2,5,-2,,1
seri kelantan	3,,,-2,,1
^hassa	,-5,-7,-6,-1,-4,-3
hassan	-2,-6,-6,-7,-1,-4,-3
azlina binti	,-3,-1,-3,-2,-2,-1
thank you .	-3,-4,-5,-5,-4,3,-2
our office in	5,2,,-1,-1
14 march	,-2,-3,-2,-3,-3
on 14 march	,-2,-3,-3,-2,-2
on 14	2,-1,-4,,-2,-3
means =summari	2,-6,2,,1,1
brief	-3,-4,,-3,-4,-2
to invite	4,,2,-2,-1
^libra	-4,2,-2,-3,4,1
means =state	2,-2,-4,-5,,1,-2
state	,-2,-2,,-1,-3
the state	4,3,-2,-2,1,-1
^revam	10,-2,-3,4,-3,4
revamp	10,-2,-3,3,-2,5
to revamp	6,-1,-2,-2,-1,-1
intend to revamp	3,-1,,-2,-1
our department	2,,-1,-2
advertisement .	3,,-2
advertisement	,1,-3,4,-1,-1
your advertisement	3,1
^khare	-3,2,-3,1,-2,-2,-1
khareef	-3,,-2,-1,-4,-3,-1
in time for	-6,-3,,-2,-2,-2
in time	-5,-3,1,-2,-2,-1
up in	,1,-2,1,-3,-4,-2
should be up	2,-3,-2,-3,-2,-2
1500	5,-7,-3,8,-6,-6,-4
1000	-3,-4,-5,1,-3,-2,-1
husband says	1,-2,-2,-1,-1
my husband says	,-2,,-2,-1,-1,-1
house .	,-4,4,-1,3,2
own website .	-4,-1,1
own website	-3,-5,7,-3,,-3
our own website	4,-2,,1
means ~percent	-2,-5,-3,-1,-6,-3,-2
means =percentag	,-2,-4,-2,-6,-1,-3
means =percent	-2,-2,-3,-2,-6,-4,-1
^perce	-1,-3,-5,-1,-6,-5,-2
percent .	1,4,1,-2,,-1
percent	,,-2,,-4,-3,-1
18 percent	6,-1,-1,-1,-1
takes 18 percent	2,,-1,-1
takes 18	7,-3,-2,-3,-2,-1
booking.com takes 18	2,,-1,-1
booking.com takes	4,-1,-2,-1
room .	2,-5,1,-4,2,-2
^salal	-4,,-1,1,-4,-4,-4
salalah	-4,-1,,,-4,-4,-3
from salalah	1,1,4,3
no that' the	-5,-2,,-3,-2,-2,-1
no that'	-3,-1,,-5,,-2,-1
^killi	5,3,,-2,-1,3
kill us	-4,-1,6,-2,-2,1
kill	-5,1,4,-4,-2,4
fees are	4,-1,2,,,-1
felt	3,-3,-3,-2,-2,-2
^kathm	-2,-3,3,1,-3,-4
kathmandu .	3,,2
kathmandu	1,-3,4,-1,-5,-5,-2
here in	-2,-3,5,3,2,5
is made	6,,2
everyth is	-8,-1,2,-2,-1,2
dubai but	-2,-1,,,,-1
means =canada	-1,-2,-1,-4,2,2,-1
^canad	-1,-1,3,1,-1,-4
canada and	-1,-1,4,,-1,-1
canada	-2,-3,2,,-2,-5
means =stripe	,-4,1,-4,-3,-3,-1
paypal	,-2,-2,-2,-1,-1
own shop	-7,-5,6,-4,-3,-4
^tamra	-4,-2,1,-2,-4,-1
udyog	2,-3,-3,-4,-3,-2,-1
my own name	4,-3,-4,3,2
my own	2,3,,4,3,-4
^taman	-4,-1,-2,-4,-4,-3,-2
tamang	-3,-2,-2,-4,-4,-3,-2
^himal	-1,-2,4,-3,,-2,-1
2093	-4,1,-1,-1,-1,-1
8890	2,-1,-4,-3,-3,-3,-2
251	-2,-3,-4,-3,-3,1,-1
^gudan	-2,-3,-3,-1,-3,-2,-1
gudang	-2,-2,-3,,-2,-2,-1
pasir gudang	-2,-1,-3,,-3,-1,-1
pasir	-3,1,-3,-1,-4,-3,-2
^perin	-2,-1,-3,3,,-1
14 jalan	1,,2,3
lot 14 jalan	2,,2,3,,-1
lot 14	2,,2,3,,-1
huat	2,-1,-1,-2,-4,-2
asst	2,2,3,-2,-2,2
pls quote	6,1,,3,-4,-3
website revamp	4,-1,-2,-1,,2
^phoni	2,1,-1
that people	-1,-1,4,3,-2,-2
website so	3,,-3,,,3
page on	,-2,,2
track page	5,-2,-1
our work	3,-2,-2,,4
to canada	,,-1,3
^amrit	2,-2,-1,3
amritsar	1,-1,,3
sat	-2,-3,-6,-4,-4,-3,-2
^harji	-2,-3,-4,-2,-3,-2
which i	5,-1,2,-2,-2,4
on which	3,1,-2,-3,-2
same number	-1,1,-1,-1,-1,3
insta ads	-4,-2,3,3,-2
do my	-4,-3,-1,-2,-1,-3
track .	-4,4,-1
lose track	-1,-2,2,-1,-1,-1
i lose	-3,-2,,-1,,-1
and i lose	,-1,2,-1
whatsapp and	,2,6,-1,1,4
on whatsapp and	-1,-2,4
come on	-5,2,3,1,1,-1
^dress	4,,1,1
dress	5,,,1
hi from	-3,5,1
000 a month	-1,,-4,2,-1,-1
000 a	-2,-1,-4,3,-2,-1
000 for	,-2,-4,,-2,1
lift .	,2,1,-2,-1,-1
lift	,4,2,-3,2,-1,-1
nobody is	-4,-3,-4,-6,6,-4
bengaluru office	,-4,-2,-4,-3,-2
your bengaluru office	,-2,2,-3,-2,-1
your bengaluru	1,-2,2,2,-4,-1
2200	-7,1,-5,-4,2,-1
4718 2200	-3,-2,-2,-2,5,-1
4718	-3,-2,-2,3,4,-1
080 4718	-2,-1,-1,3,-1,-1
know why	2,-1,-4,-4,,2
dont know	-1,-5,-5,-5,-4,-2,-2
we dont	-3,1,2,2,-1,2
and we dont	,3,,2,,1
to 9 lakh	-5,-4,-4,-5,-2,-3
to 9	-6,-5,-5,-6,-3,-5
after our	-5,-1,3,-2,-2,-2
look after our	-1,-1,2,-2,,1
someone to look	2,2,-2,-2,-4,1
we need someone	-2,,-2,,-2
logistic .	-2,-2,-1,-1,-2,,-1
^brahm	-6,-7,-7,-6,-6,-2,-2
brahmaputra	-3,-3,-4,-4,-4,-3,-2
pharmacy group	,-3,-2,-1,,-2
^horiz	,-1,-2,-2,1,-3
horizon	-2,-2,-2,-2,1,-2
casino .	3,,,,,2
^showi	3,1,-3,-3,-2,-2
hack show casino	3,,,-1,,-1
hack show	2,,,-3,,-1
morn !	-1,5,-1,-2,3,2
since morn	-2,-2,4,-3,-2,1
down since morn	3,-2,-3,-1,-1,-1
website down since	4,-1,-2,-1,-1,-3
website down	5,-1,-2,-1,-1,-3
^jassi	-4,-3,-4,-4,,-3,-2
jassim	-3,-2,-3,-3,-2,-3,-2
it cost	2,-5,1,1,-2,-4
whatever it cost	-2,-2,-3,-2,-1
whatever it	-3,,-1,-4,-3,2
pay and	-4,1,4,-1,,-1
where they pay	-3,1,5,,-1,-1
proper site	3,,-2,,,-1
need a proper	-1,,2,-4,-1
courier .	-6,-2,3
in us and	5,2,2
in us	4,2,1
customer are in	-1,-4,,-3,-3,-3,-1
customer are	-4,-4,,-5,-6,,-1
old customer	-1,-3,3,,-2
of old	-3,3,1,,2,2
on it .	3,,1,3,-2,6
anyth on	,,5,,,-1
school project	-3,-1,1,,-2
6 month and	3,-1,2,-3
it took 6	-4,,1
it took	-1,-1,,-4,,-4
website in 2019	-12,-1,,-2,,-1
some website	-6,,3
fully	-2,3,2
came back	-3,,3,,4,-1
came	6,2,2,-8,3,3
never came	-4,,1,,5
^footf	-1,-2,1,4,-1
footfall	,-1,1,3,-1
^happe	-5,2,2,-1,-7,,-2
happen	-6,-1,1,-1,-7,1
covid	,2,2,2,-1,-2
over for	-4,-1,2,,-2,-1
from all	5,-1,3,,3,4
people came from	-2,-2,1,-3
those	-2,-10,2,-6,-3,-7,-1
in those	-3,-2,1,,-2,-3
t nagar	-3,-1,1,-1,3,-2,-1
in t nagar	-2,1,2,-1,3,-1
in t	-2,1,2,-1,4
1984	-1,-1,1,2
start the	,3,1
father start the	2,2,2
father start	1,1,5
father	4,2,4,-1,-5,-5,-1
my father start	2,2,4
my father	2,3,4,2,-4
sundaram	,-5,-6,,2,-2,-2
^prash	-3,-1,4,-4,-4,-3,-2
prashanth	-1,-3,5,-3,-3,-3,-1
school website	6,-2,-1,-2,-1,-1
online ?	4,-2,,-2,-1,-2
pick the	,3,,,6,2
they pick	-3,-1,1,,-1
someth where	-4,-1,3,,,-1
them .	1,-6,1,-3,4,-1
of them .	-1,-3,-3,-2,5,-2
half of them	-2,-1,-2,-1,-2,-1
half of	,-1,-6,,1,-2,-2
miss	-5,,-5,-2,-2,-3,-2
their order	-2,-4,4,,2,1
people keep	2,,2,4,-1,-2
small bakery in	4,-1,1
small bakery	-1,4,3,-1,-3,-3,-2
a small bakery	2,2,2,2,-1
hi we're	-2,-3,,-2,-2,-2
1204	-5,-3,-2,-3,-4,-2,-2
discuss	2,-2,2,2,,-2
be discuss	2,-1,-1,-1,-2,-1
foundation in	1,-3,-1,,-2,-1
foundation	6,-3,-4,,2,-2
private	,-1,-2,-3,-2,7,-1
discussion	-1,3,,4
^discr	6,,-2,-1
discreet	5,,-2,-1
only shop	2,,1,-1
kena hack	6,,-2
kena	5,-1,-4,-2,-1
means =squarespac	7,-3,-2,-5,-3,-5,-1
wix site	6,,3,,,-1
wix	5,-1,1,-4,-1,-4
907	-1,,-3,-2,-2,-1,-1
before raya	3,-1,-6,-3,-1,-2
0172	4,-4,-2,-4,-4,-2,-2
naira .	2,3,-1,-1,,-1
dont have	-8,-2,2,,-5,,-3
i dont have	-6,-1,4,-1,-2,-1,-1
i dont	-1,-1,1,3,-4
card . i	4,,,3,,-1
people can pay	-2,2,2,-1
people can	,1,3,-3,-1,-4
where people	1,-2,3,-5,-1,-2
proper online	-5,-2,3,-1,,-1
a proper online	-3,,2
on instagram and	,,3
on instagram	-3,-5,1,,-3,-2
chidi	-2,-2,-1,-1,-1,-2
2207	-1,-2,-1,-1,-2,1
^berna	3,-2,-3,-3,-3,2,-1
means =kpi	1,,3,2,-3,3
means =goal	,1,5,-4,-4,-1
^targe	-3,5,2,1,-3,1
target	,2,2,-1,-3,2
capex	-4,-2,2,-2,-4,2
off our	-2,-1,-2,-2,-2,5
tb of drawing	-1,-1,-1,-2,-2,2
tb of	,-1,,-1,-1,3
moving 14	-1,-1,-1,-2,-2,3
pte ltd .	-1,4,-1,-2,2,2
0146	2,,-3,2,-1,-2,-1
555 0146	2,,-2,2,-1,-1
1 september	-3,-3,1,-2,2,-2
live by 1	-6,-4,-5,-5,-3,-3
site live	-2,,-2,,-1,-2
bids	1,-1,6,,2,-2
for bids	3,,,,2
date for bids	2,,-1,,2
date for	,-1,-2,,2,-1
date	-2,-1,,-3,1,-2,-1
clos date for	3,,-1,,2
clos date	3,1,-1,,3
qc	1,1,2,-1,-4
^drupa	5,-1,-2,-1,-2,-2
drupal	4,-1,-2,-2,-2,-2
aa	3,-1,,,,-1
wcag	3,-2,-4,-3,-2,-2
^corpo	,,-7,-5,,1
corporate site	-1,-1,-5,,-1
corporate	1,-3,-5,-6,-1,-5,-1
en	-2,-6,-4,-6,-3,-4,-2
^bilin	5,-1,3,-1,-1,-1
bilingual	5,-1,,-1,-1,-1
november .	5,1,4,-1,-3,-1
of november .	-4,-1,2,,-1,-1
can spend about	-2,,3
^hampe	-5,,5,,,-2
hamper	-5,,4,,,-2
means =abl	1,-1,,-5,-1,,-2
able to order	-3,3,-3,,-1
able to	4,,-1,-4,-3,-1
able	2,-1,,-3,-1,-1
be able to	2,1,,-2,3,-1
be able	3,-2,-2,-3,2,-1
to be able	,-1,-2,-2,3,-1
folk to	-4,,5,1
folk	-2,2,5,-2,-7,-3
want folk to	-4,2,5,-1
want folk	-3,2,4,-2
^chees	-4,-1,3,,-1,-1
cheese	-4,-2,-1,-1,-1,1
we've a	-7,5,3,-1,,4
hiya	-2,-3,-2,-2,-2,3
just check	-5,-6,-4,-2,-5,-2
hi just	1,-2,-2,1,-2
now maybe	-5,-3,-1,-4,-3,-1
noth now	,1,-2,-5,-3,-1,-1
sizes	,,4,5,4
call us	3,2,-4,2,-3,3
a quotation	,,-2,-1,-4,-3
site with a	-2,-2,,-2,-4,-2
catalogue site	7,-1,-6,,-1
a product	3,-3,-5,,-1
spc	-2,3,-2,-2,-1,-2
glas	1,-2,2,4,-2,-1
^alumi	2,-3,-2,3,-2,,-1
aluminium	2,-3,-2,3,-2
area	,-3,,,,-4,-3
industrial area	-4,-3,,-3,4,-1
^windo	,-4,-3,-1,-1,-3,-1
window	,-3,-3,,1,,-1
31 december .	3,-1,-4,-2,-2,-3
31 december	3,,-2,-2,-3,-4,-1
by 31 december	,-4,-1,,-1
spent by 31	,3
spent by	,,2,-4,-1,-2
be spent by	,1,-1,-4,-3,-2
digital .	7,4,-2,,6
for digital	-4,-1,-4,1,-2,-1
rial for	1,1,,3
^sulta	1,,,-5,-5,-4,-3
2031	-2,,-2,-2,-5,-1,-1
or my	-2,-3,2,-1,-3,-1
offer	1,,3,-3,,2
the service	1,5
we want people	-1,1,-1,3,3,-1
^churc	,-2,-6,-7,,-5,-2
church in	-3,3,,-1,3
church	-3,1,-2,-6,,-4,-2
a church	-2,3,-1,,2
urgent .	-2,2,-1,,1,-1
not urgent	-3,3,-1,-1,-1,-2
community	3,-1,-3,-2,-3,-3,-1
^colum	-5,-2,-2,-2,-4,-3,-2
vote	-3,,-3,-4,-3,-3
june the	-4,2,-2,-1,-1,-1
0133	3,-1,-3,-2,-3,-2,-2
9 0	-3,,-2,-3,-3,-2
2 9	-3,-2,-2,-3,-2,-1
2 2	-1,-2,-1,2,,-2
5 5	-5,,-2,-5,1,-4
4 5	-3,-2,-1,-2,-1,-2
1 4	-5,-1,3,1,-1
0 1 4	-3,,4,1
0 1	-5,-4,,-3,,-2
7 0 1	-1,-2,,-1,-2,-1
7 0	-3,-1,,-2,-1,-1
in my	1,2,4,-6,-3,1,-1
see in	,5,-2,,2
in mobile	,4
supervisor	,-2,-1,,-2,1
want system	-3,1,-2,,-1,4
hosur	-2,4,-6,-5,-1,-4,-3
good mrng	4,6,-3,,-1
^gopal	-2,1,,-3,-3,2,-1
gopalakrishnan	,,-3,-1,-2,-2,-1
sri balaji	5,-2,-4,-3,-3,-4
0 5 5	-3,1,-1,-3,-2,-1
0 5	,1,-2,3,-2,-1
0 0	-5,-3,-3,-5,-3,-2
2 0 0	-2,-2,-2,-3,-1
2 0	-3,-2,-2,-3,1,-1
1 2	,-5,,-6,-1,-3
9 4	1,-2,-2,-3,-2,-1
india .	-1,-2,5,-1,4,2
server in	-6,-3,-2,-1,2,7
on cloud	-5,-7,-1,-2,-5,7,-2
^insis	-7,1,,-3,-6,1,-1
insist on	-3,-3,,-2,-3,1
insist	-5,2,,-3,-4,1
^gover	2,-3,,-2,3,-1
government	-1,-4,1,-2,4,-2
^safel	-1,,,,-1,5
safely	,,,-1,-2,4
^wheth	-2,3,3,-1,3
whether you	,2,-3,-4,3,-2
know whether you	-1,4,-2,-1,1,1
know whether	-2,2,-3,-3,-3,-1
to know whether	-2,1,-2,-3,-1,-1
like to know	-5,-2,1,1,-2,-1
cooperative society	-2,-2,3,,,2
our cooperative	2,2,,-1,-1,1
day . our	1,-2,-1,,,1
credit society	-2,-1,-2,-1,-3
rameswaram	,-4,-3,-1,-3
hon . secretary	1,-3,-2,-1,-2
hon .	1,-2,-2,-1,-2
hon	2,-3,-2,-1,-2
^aroki	-5,-2,-2,-2,-3,-1,-1
a .	-4,-1,-5,-3,-3,-1,-2
side ?	,5,-1,-1,-1
wedd season	-3,-1,-1,-4,,-3,-1
the wedd season	-1,-2,-1,-3,-1,-3
the wedd	,-2,-3,3,-2,-3
before the wedd	,,-5,-3,-2,-3
it open	-4,-2,-2,,-1,1
times and	4,-1
there but	4,,-2,-2
^srina	3,-3,-4,-1,-3,-3,-2
srinagar	2,-2,-2,2,-2,-1,-1
^fruit	,3,,-1,-1
fruit	,,-2,-2,3,-1
dry fruit	-1,4,,-1,-1,-1
dry	-1,5,4,-2,-2,-2
you don't	-3,-6,-4,-5,-3,-2
mangalore	-2,-3,2,2,-5,-5,-3
^makeu	-5,-1,-4,,-3,-2,-1
makeup	-3,-1,-6,1,-3,-3,-1
portfolio site	12,-1,-5,2,-4,-3
a portfolio site	4,-1,-4,2,-4,-2
ish	-3,1,-3,-3,-3,-2,-1
sr .	1,-5,-3,-5,-4,-4,-2
sr	2,-2,-7,-1,-6,-6,-3
^hites	-2,-1,-4,-4,-4,-1,-3
hitesh	-2,-1,-5,-4,-4,-1,-3
proposal .	2,1,-3,,-2
your proposal	-2,1,-5,-2,-2,-1
send your	-1,,-1,-1,-1,-3
kindly send	-1,2,-4,-2,-1,-2
to cloud .	-2,-1,-2,-1,-1,5
the plant	-1,-1,,,3,2
server in the	-2,-1,,,1,3
on two	-1,-1,,,-2,3
runs on two	-1,,,,,2
1987 .	-4,-1,-2,-2,1,-1
since 1987 .	-4,-1,,-3
since 1987	-2,-2,,1,1,-1
^manuf	-4,1,6,3,-2,-1
manufacturer	-5,-1,5,3,-1
time with	-3,,-2,-2,-2,-1
waste	-3,-1,1,-1,4,-1
2 3	-3,-1,-3,3,-4,-3,-1
budget 2	4,-1,-2,-1,-1,-4
41	3,1,-5,-2,-3,-2,-1
coop	-3,2,1,-2,-2,-1
^banki	1,4,-1,,-2,-1
core	-2,-2,,-1,-1
kolhapur	-5,2,2,1,-3,-2,-1
patil	-3,-4,-8,-7,-7,-7,-4
ext 12	-3,-1,-3,-3,-2,,-1
person to	-1,-1,-2,-1
frm	-1,6,-4,-5,-1,-1
arun	-4,-5,-6,-6,-3,-1,-4
indu	-4,-1,-1,-2,-1,3,-1
wil	-2,-2,-3,-4,-4,-1
stop .	1,-2,-1,3
that' it	,-4,6,2,-2,3
so that'	-2,-3,-1,-3,-2,-3,-1
it so	4,-4,3,1,-3
for it so	3,-2,,3
collect rm	,-2,-3,,-1
we collect rm	1,-2,-4,,-1
^melat	2,1,-2,-2,-1
melati	2,2,-2,-1,-1,2
taman melati	2,2,-2,,-1
^cante	-3,4,-5,-2,1,-1
canteen	-4,3,-6,-2,-2,-2
payment for	2,-2,,,-1
and payment	4,-2,-2,-2,-2,-2
with calendar	3,1,-1,-1,-1
simple site	1,-4,-4,-2,-4,-1
a simple site	-2,-3,-2,,-3,-1
want a simple	-2,-3,,1,-2
pta	2,-3,-3,,-1
^anyti	-3,-1,-6,-4,-1,-3,-1
anytime	-3,-1,-4,-2,,-2,-1
338	-5,-4,2,-3,-5,-3,-2
evening	-2,-3,-2,-3,-3,-2
15th	1,-4,-5,-2,-3,-4
^final	1,3,3,3,-1
vendor to	3,-2,-1,,-1
is rs .	4,-1,-4
is rs	1,-5,1,-4,-4,-4,-2
118 .	1,-1,-2,-1,1
2024 118	2,,-3,-1,-1,-1
rfq	,,-4,-1,-1,1
document .	,-3,-1,,5,-2
see lots	4,-1,-2,,-1,3
foreign	-1,-1,2,-1
b2b portal where	,-2,6,,-2,-1
^rotte	2,-5,-3,1,-3,-1,-1
rotterdam .	-1,2,-2,-1,-2
rotterdam	1,-6,-6,,-8,-1,-1
^turme	4,-2,-3,-2,,-1
turmeric	3,-1,-3,-2
^chill	1,3,2,-2,-3,-2
chilli	,2,2,-2,-1,-1
we export	2,3,1,,-1
agro export	2,-1,-3,-2,-1,-1
^decca	4,-5,-4,-3,,,-1
deccan	2,-3,-3,-3,-1,1,-1
procurement team at	-1,2,-2,,-1,-2
the procurement	2,3,-1,,-2,-1
from the procurement	,3,-1,,-1
change	3,-2,,1,-5,1
to change	1,-2,,-3,-3,-1
just to	-5,,1,-1,-1,1
own a	1,-1,-8,-1,-4,-2
i own a	2,-2,-5,2,-2,-1
i own	3,-3,-7,-3,-6,-4
right place	-3,,,,2
the right place	-3,,,,2
i'm in the	-3,2,-2,,,-1
sure i'm	-2,,4
not sure i'm	-2,,5
means =suppos	-3,-3,-5,-5
means =assum	-3,-4,-5,-5,,-1,-1
gues	-6,3,-6,-2,3,2,-1
i gues	-2,7,,-1,-4,3
app i	2,,,,-1,2
an app i	-1,5,,,,2
phon an app	-3,5,,,-1
phon an	-3,4
^ranji	-2,1,-3,-4,-3,-2
nilai .	5,,-1,-1,-1,-1
seremban 2	-4,-4,-2,-1,-3,-4,-2
means =purpos	1,-1,1,-5,-5,,-1
means =justifi	-1,-1,2,-7,-1,-5,-1
means =factor	,,,-5,-1,-1,-2
^reaso	1,,,-4,-4,-3,-1
reasonable ?	3,-1,-3,-2,-1,-1
reasonable	3,,-2,-3,-2,,-1
is 1,200	-1,-3,-6,-3,-3,-4,-1
salmiya .	6,3,-5,-2,-1
gulf star	1,-3,-2,-2,-1,-1
must .	,,-2,4,-3
daughter says we	,,-1,2
daughter says	6,-1,-3,-1,-1,-1
my daughter says	5,-1,-3,-1,,-1
but my	-2,-1,,-3,2
year and never	5,-2,-3,-2,,-1
22 year and	5,-2,-3,2
22 year	,2,-1,3,-2,-1
for 22 year	-3,-3,2,4,-2,-1
for 22	-3,-1,2,2,1,-1
we've been	3,3,,,,2
country	-1,-3,-1,5,-2,1
is the shop	2,-2,-4,-3
^mosqu	5,,-5,-2,-2,-2
mosque	3,,-4,-3,-3,-3,-1
pahat	2,,-1,-3,1,-3,-1
batu pahat	3,-1,,-2,1,-3
batu	4,1,1,,,-3,-3
bagi	-3,,-3,-3,-2,-2,-1
stretch a	-3,-2,1,-1,2,-1
could stretch	-2,-5,-4,-5,,-4,-3
first phase	-1,-1,-2,-2,2,-1
usd for	2,3,,,3
people to take	3,-1,-2,-2,6
in july .	3,-1,1,1,3,3
means =layer	-2,1,-2,-2,3,-1
coat	2,-2,-2,-1,3,-1
bit	-1,5,,4,-1,3
recommendation	-6,-1,-2,-5,9,-1
city and	,1,,,3
kuwait city	-4,2,-2,-1,1,1,-1
^modes	-2,1,-1,3,2,-2,-1
10 question	,-1,,,2
same 10	,,,,3
asking same	,-2,,,3
jenny	-4,-3,-2,-3,-1,-2,-2
from kl	-3,-7,-7,-5,-3,-4,-1
r u	-8,-6,-6,-7,-7,-5,-3
my site	1,-2,-2,-1,6,-6
on my site	-7,-1,-3,-3,8,-2
u on	-6,4,-2,-5,6,-2
one like	-4,3,-3,-2,8,-2
chat thing	-1,-1,-1,-1,5,-1
chat	-6,-5,-2,-1,3,-4,-2
travel agency	2,-2,-2,1,4,1
but mine	-4,1,3,,-2
an app like	-2,2,-2,-1,-3,-1
^ashev	-4,2,-2,-1,,-1
asheville	-5,2,-4,-2,,-1
in asheville	-3,4,-2,-1
studio call	-2,1,2,-1
run a yoga	-4,,-3,-2,-1,-1
about money	2,,-3,-1,6
dont know yet	-4,-4,-4,-5,-4,-3,-2
no deadline	3,-1,,,-4,-1
means ~hack	-2,-2,-4,-2,-3,-4,-1
wordpres hack	3,,,-1,,-1
fix wordpres	3,-1,-2,-1,-1,-2
show chinese	2,-1,-1,-7,-1,-1
2 days	,-4,-5,-3,-3,1
for 2	3,-6,-1,3,-1,2
qr	13,-4,-1,-3,-6,-5,-1
w qr	6,2,-2,,-2,-1
hand .	6,-1,1,2,4,-1
by hand .	1,,,,5,-1
sold by	-1,-3,3,,-1,-1
are sold	,-4,2,-2,-1
hill .	3,-4,-1,,-2,-2
hill	4,-5,-4,1,,-1,-4
year in the	3,-4,-3,4
year in	3,3,-2,3,-1,-1
each year	1,-4,,-2,-2,1
means ~raise	1,1,-3,-6,2
i book	-2,-1,-3,,-2,-1
^dimap	6,-3,-2,1,-1,-1
dimapur .	1,-3,2,-3,,-1
dimapur	5,-3,-5,,-2,-1
must open	4,-1,3,-2,-1,-1
ticket must	3,-3,1,-1,-2,-3
dec	,1,,1,-4,1
5 6	,-5,-4,-5,-4,-4
festival is	3,-3,1,-2,-1,-1
tops .	4,2,-1,-1,,-1
4l	2,1,-1,-3,-1,-1
and doha	,3,-1
dubai and doha	,2
in dubai and	-1,1,5
customer in dubai	-1,-1,6
to customer	-4,-4,6,-2,-3,-1
like to sell	-4,-6,9,-1,-3,-1
halwa	-4,-2,1,1,-2,-1
date and	2,-1,,,2
a date	1,-2,1,,5
^khalf	-2,-3,-1,-3,-4,-2,-1
khalfan	-3,-3,-1,-3,-4,-3,-1
said bin	-3,,-4,1,-2,-2,-1
is enough ?	-2,1,-2,-2
five lakh	-2,1,-6,-1,-1
you think	-3,-1,3,-1
do you think	-5,,2,-1
^video	5,4,4,2,-2,-1
video and	-2,3,-1
^uploa	6,,4,-3,-1,-1
upload	7,2,2,-3,-2,-2
they upload	-2,1,4,,,-1
australia .	-2,-1,-1,3,1
and australia	-2,-1,,,2
to children in	3,2,-1
to children	3,2
teach bharatanatyam	1,1,-1,,2
i teach bharatanatyam	1,,-1,,2
^iyeng	-2,-1,-3,-2,-1,1
iyengar	-2,-1,-3,-2,-1,1
^vasun	-3,-1,-2,1,-2,-2,-1
vasundhara	-3,-2,-2,1,-2,-2,-1
now and	3,5,-2,-2,-4,3,-1
number of	-5,-5,,-5,-4,-2
the number of	-1,-2,4,-1,-1,-2
sorry the	5,,-3,-1
cars	4,2,3,1,1,-2,-2
ask about	-3,-2,-2,2,1,-1
this for	1,-1,-4,1,2,-2
like this	1,-5,-7,5,4
i'd want	1,,2,1,5,2
sell ?	-3,-2,2,,6
you sell	-4,-2,-3,-1,1,-1
your chatbot	-4,,-1,-1,4,-1
^shuwa	-3,-3,-3,-3,-2,-3,-1
shuwaikh	-4,-2,-4,-3,-2,-3,-1
it's in	-3,-4,,3,-2,-3
^speak	-3,-1,-3,-3,1,,-1
speak arabic	-2,-2,,-2,-2,-1
^al-mu	,-3,-1,-5,-4,,-3
means =scream	-4,1,1,,-4
^shout	-4,1,1,-2,-2,-4
shout	-4,1,1,-1,-3,-4
^givin	-4,,,-1,,1
giving	-3,,2,3,-1,2
is giving	-4,,1,-3,-1,1
page is	-1,-3,1,4,-4,4
payment page	-4,-1,5,-2,-1
^bluep	2,-4,-4,-4,-3,2
from the digital	-3,-2,-1,-1,2,2
cell	-1,-2,-2,-4,-3,-2
my cell	-3,-1,-1,-1,-1
that my	1,-2,,-2,-3,2
4 7	-1,-2,-1,1,-1,-1
0 4	-4,-4,-2,-4,,-2
1 0	-2,-3,-1,4,-1
1 1	-3,-2,2,-5,-2,-1
5 1	-3,-3,,-2,-2,-1
0 9	-3,-2,-1
8 0	3,-1,-1,-2
order from home	,-3,3,,-2
peopl	2,-3,3,3,-2
also want	1,,2,-1,2,3
i also want	3,-1,3,-2,-2
i also	2,-2,-1,2,-3,-1
mg	-2,-2,4,-4,-2
and 1	1,-2,5,1,-2
medical shop	-2,-2,3,-1,-2
i have one	-4,-4,-1,-3,-3,-2
first website	-5,-7,,5
^sheik	-5,-2,5,-5,1,-4,-1
sheikh	-1,1,3,-3,-1,-2
one .	,3,2,-3,3,-5
my old	-3,1,2,-1,-1
wait that	-1,-2,-2,-2,-2,-2
example.com .	-2,1,-2,-1
trn	,2,-2,-2,4,-2
664	-1,1,-3,-3,-1,-3,-2
9921	-3,-1,-3,-3,-2,-2,-2
trad co	2,1
admin	3,3,2,-1,-4,-1,-1
asst . manager	-2,2,3,-1,-1,-1
asst .	-5,1,4,-2,-3
biju varghese	5,1,-1,2,,2
biju	2,-1,-6,1,-4,,-2
^musaf	-2,1,-4,,1,-3,-1
musaffah	,1,-3,2,,-2,-1
meet at	-2,1,1,-2,-3,1,-1
means =structur	6,1,-6,2,-1,-3
^arran	,-3,,2,1,-1
arrange	1,,,3,1
both .	8,3,3,1,1,1
and website	5,1,-2,2,-1
for erp	-3,1,-1,,-2,2
note we	-1,2,3
kindly note	5,1,-3,2,-1
site like	-7,-3,3,-4,-4,-4
a site like	,-2,-7,-2,-2,-3
10000	3,-2,,5,-1
phone and collect	-1,3,-4
their phone and	4,3,-6,,4,-1
their phone	-2,6,-3,1,-3,-2
from their phone	-4,-1,-1,1,-3
customer order from	,1,-5,,-2
customer order	-2,5,-5,,-2
where customer	1,2,1,-4,-1
thing where	,-4,-4,,4
own thing	1,4,-3
my own thing	1,4,-5
want my own	-6,1,3,,,-1
want my	-3,,5,,-1,-2
i want my	-6,2,1,1,-1,-1
everyth i	,-2,-3,-1,-1,-2
eat	-3,-2,-1,3,-1,-2
^talab	-4,5,-4,-3,-2,-1
talabat	-4,4,-4,-3,-2,-2
in muscat .	-1,,-3,-1,-1,4
cafes	-1,,-3,,4
karak	-1,-3,-7,-4,-2,-1
^natio	-7,1,2,-5,-5,-3
national day	-7,2,3,-4,-4,-3
national	-7,,3,-4,-5,-3
40 crore	2,4,-3,-1,-2,-1
make ?	-2,5,-1
to make ?	-1,5
cost to	5,5,1,,-5,-2
app cost	-2,3,,,-2
darjeel	,1,-1,-1,-1,3
^silig	-2,-4,3,-1,-3,-5,-3
siliguri	-2,-4,1,-3,-4,-5,-3
in siliguri	-1,,5,,-1,-3
cloud kitchen	,1,-3,1,4,-3
have 12	-2,3,-2,-2,-2,-2
haha ok .	-3,,,-1,-1,-2
haha ok	-3,-1,-3,-2,-2,-2
durga puja	-2,1,-1,-1
durga	-3,3,-4,-1
scal	-3,,,,-1,4
or azure	-1,-1,-1,,-1,-2
aws or azure	,,,,-1,-3
aws or	-5,-2,-3,-2,-1,-4
to aws or	-3,,,,-1,3
move to aws	-5,-1,-1,,-1,3
must move	-1,,,,,5
means =function	-4,1,1,-1,-2,-1
means =featur	1,,2
a travel	-1,-1,,3,2,1
time a	-4,-1,-3,-2,-2,6
every time a	-2,,-2,,-1,4
goes down	,2,,-2,-1,1
it goes	-2,,1,,2
vps	-5,-1,-1,-1,-1,5
company'	-3,-3,-3,-3,-3,-3
the main	-1,5,-2,,,-1
properti	3,,-1,3,,1
^havel	-1,2,-4,,-3,-3
haveli	2,-1,-2,-2,-1
^one-t	-2,2,,-2,-1
one-time	-3,1,-1,-2,-1
in mind	2,4,-2,-2,2,-2,-1
i had	1,4,1,4,-4,-3
cost is	-4,-1,-1,-1
40k a month	-2,-2,-1,-2,-1,-4
40k a	-2,-3,-1,-3,-2,-1
price for website	5,-1,-4,-1,,-1
8th	-1,-5,-2,-3,-4,-3
someone told me	-3,-3,2,-1,,-1
someone told	-2,-1,2,,1,-1
one ?	2,-7,-6,-6,-6,-4
basic	7,2,-1,-1,-1,-1
think .	,-5,-6,1,-2
ok will think	-4,-2,-5,-3,-2,-3,-1
ok will	-6,-6,-8,-5,-5,-5,-2
possible .	3,,-2,2,1
demo in	-2,,,,3,-1
rm 45k	-2,-3,-5,-3,-1,-2
^middl	2,,-1,-3,2,-4,-2
middleman	-1,1,1,,4
the middleman	,2,,,4
be the	-2,-2,-3,-1,-3,-2
jb	-2,,-8,-1,-4,-6,-4
in jb	-2,5,-2,-1,2
agency in	1,-5,4,1,,-3
^creat	-3,4,2,-2,,-1
creative	-1,5,1,-1,1
kopi	3,3,-4,,-1,-3,-2
my client	-1,2,,-1,-4,2
me ?	-5,2,-6,2,4,1,-1
using	-6,2,-3,-3,4,2
^scien	-1,,-2,-2,6,-4
school'	-4,3,,,6,1
make an app	-2,5,-1,-3,2
make an	-2,6,-6,-5,6,-1
to make an	-3,3,-1,-2,3
16	1,5,-2,2,2,-4,-1
compani	-2,-2,-3,-1,3,3
said to	2,1,,1,1,-1
my teacher	-3,-1,,,3
i don't have	-2,-1,,-4,2,-2
ponda	-3,,-2,-2,2,-2,-2
u make app	-5,4,-2,-2,-2,-2
^lyngd	-1,-1,-2,-2,-2,-2,-1
lyngdoh	-2,-1,-2,-2,-2,-2,-1
banri lyngdoh	-4,,-3,-3,-3,-2,-1
banri	2,-2,-1,-2,-3,-3,-1
we call it	-6,-2,-5,-3,-3,-1
we call	,1,,-3,-3,-1
week max	-3,-1,-1,-1,-1,-1
^yeste	-3,-1,,-6,-10,-7,-4
yesterday .	,3,1,-3,-3
yesterday	-2,1,1,-4,-10,-4,-3
need people	-4,1,-2,4,2,-1
we need people	-3,2,-2,3,1
the android	-4,3,,,,-1
app crash on	-3,5,,,-1,-5
app crash	-5,-3,,,-1,-5
react native	-6,3,-1,-2,-1,-2
here we	-4,3,1,-5,-3,-2
co-founder of	-4,3,,,,1
tanvi	-8,2,-7,-4,-1,-2,-4
6l	2,6,-2,2,-3,-1,-1
a thing	,-1,-3,-3,4,-1
such a thing	,1,,-1,-2
such a	-4,-1,2,-3,,2
such	2,,-3,-6,4,1
take the	-1,-2,-2,-1,2,-2
can take	2,-1,2,,,2
where they can	-5,-2,-2,-1,-1
^token	-3,-2,-2,-3,-1,-3
the morn	4,-5,5,-1,4,4
in the morn	5,-5,4,-2,4,4
6 in the	1,,2,,,3
husband .	-2,1,2,-2,-2,-2
along	-2,-3,2,-4,3,-1
eye hospital	,,,-1,3,4
eye	-4,-3,-6,-4,4,,-2
anjali deshmukh	-3,-1,-1,-3,-1
dr . anjali	3,3,,1
padwa	,-1,-4,-1,-4,-3,-2
gudi padwa	1,,-2,-2,-3,-3,-2
gudi	-2,-1,-3,-1,-4,-3,-2
runn by	,,2,-1,2,-3
it runn by	-3,1,-3,-1,1,-2
it runn	-3,1,-4,-3,1,-4
have it runn	-2,-2,-1,-2,-2
like to have	,,,-2,-2,1
^anyon	-8,-3,-3,-6,-6,-3,-2
anyone there	,3,-3,-3,-5,-4,-1
anyone	-6,-3,-4,-7,-5,-4,-3
tok	-4,,2,2,-4,-4,-2
tyre shop	5,-3,-8,2,1,-2
tyre	-4,-3,-9,3,3,-5,-2
subramaniam .	-1,-1,-2,-2,-1,-1
so customer	,-3,3,-1
fb ads	-3,-1,,6,-1
fb	-2,-5,-1,13,,-2
and fb	-3,,-1,5
maps and	-4,-1,-2,5,-1
google maps and	-3,-1,-2,4
google maps	-3,-6,-4,,-2,-2
^sebul	-6,-5,-5,10,-5,-4,-4
sebulan	-5,-5,-5,10,-4,-4,-4
1500 sebulan	-4,-4,-3,8,-3,-3,-3
rm 1500 sebulan	-4,-3,-3,7,-4,-4,-4
rm 1500	1,-3,-4,7,-4,-4,-3
long for	5,1,4,-3
how long for	3,-1,-3,-3
3 week	2,-3,-1,-3,-2,-3,-1
erode	-5,-5,-1,-5,-3,-5,-3
ahead .	,1,-3,-1,-1
go ahead	-1,4,-5,-2,,-2
he know	-4,-3,,-5,-4,-3,-1
villag	-4,5,-2,-2,,-2
worker	,6,1,-2,3,-2,-1
want to see	3,6,-3,-3,-2,3,-1
donor want to	-1,3,-1
donor want	,3,-1
our donor	2,4,-3,,-2
ngo .	3,3,-1,-1
an ngo	-4,-1,1,-1,-2,1
^women	-2,1,4,-2,-5,-3
women'	-3,2,4,-3,-4,-3
i'm with the	1,,-2,2,-2,-1
^chatt	-3,1,2,-2,-1,-2
is mira	-4,2,,3,-1,-1
name is mira	-4,1,,-3,-1,-1
mira autocorrect	2,-1,-1,3
not mira autocorrect	-3,-1,-2,3
it's meera not	-3,,-2,-2,-1
it's meera	-4,-2,,-4,-1,-1
sorry it's meera	-3,-1,-2,-3,-1,-1
network .	-6,3,-1,-1,2
no network	-2,3,-1,-1
often	-6,-2,-6,-6,-6,-6,-1
android phon	-2,2,,,,2
cheap android	-1,-1,,,-1,2
the field	1,2,3,,2
^bride	2,-3,-2,2,-1,-1
brid	1,-3,-4,1,-2,-1
found when	-2,-2,-2,5,-2
be found when	-3,-2,-4,5,-3
to be found	-1,-2,1,7,-3,-1
want to be	-6,-3,-4,4,-3,1
^balli	-3,-1,-4,2,-2,-1
ballina	-3,-1,-2,1,-1,-1
make wedd	2,-1,-2,2,-1
would be the	1,-2,-4,,-2
month would be	-2,-3,-3,,-1,-2
month would	-4,-4,-4,1,-3,-2
600 a month	-2,-1,-2,2,-1
600 a	-2,-3,-2,3,,-1
087	3,-2,-2,,-1,-1,-1
^dhomh	-1,-3,-4,-2,-3,-2,-2
dhomhnaill	,-2,-3,-1,-2,-1,-1
ní dhomhnaill	-1,-2,-3,-1,-2,-2,-1
service .	-3,1,,3,-1,3
half .	1,4,-1,1,2,4
gcp	-3,-2,-4,-3,-3,7,-1
on gcp	-1,-2,-3,-2,-2,6
us usd	-2,-3,-2,-2,,3
is kill us	-3,-1,1,-1
is kill	-1,3,2,-2,,2
bill is	-2,-2,2,-5,-3,2
difc	2,-4,-5,-2,,1,-1
not call	-3,,-2,-2,-2
pls email	-2,-1,-1,-2,-2,-1
with us .	2,-3,-2,4,-1
eats 18	3,-3,-2,-3
booking.com eats 18	2,-3,-2,-2
booking.com eats	1,-3,-2,-2
guest house in	2,-2,-1,-2
^aunt'	4,-3,-4,-3
aunt'	3,-3,-3,-2
my aunt'	2,-3,-3,-1
over my	-2,-4,-2,-1
taken over	5,-3,-3,-1
taken	1,-5,-3,,-1,-2
daruwala	-2,-3,-2,-4,-3,1,-1
^kashm	-1,-1,,-3,-3,-3
book calendar	4,-2,-1,-1,-1
website with a	1,-2,1,2,3
put aside	-4,1,,-4,-2,-2
the christma	3,,1,-3
number'	-2,-3,2,-3,-3,-5
0128	4,,-1,,,-3
no that	3,-4,-3,-1,-4,1,-2
it show	-2,-1,-2,-4,-1
and it show	2,,-1,-1,-1
cost me	1,-1,-3,3,,-3
current one	2,-1,-2,2
means =folder	1,-3,-1,-2,-3,4,-2
^drivi	-4,-1,-3,3,-5,-3,-2
driv school	-6,-1,-4,4,-1,2
driv	,-1,-2,3,-5,-1,-2
my driv school	-4,1,-1,-2,-1,-1
my driv	-4,,-1,1,-1,-1
for my driv	-3,,-1,,-1,-1
^toron	3,-1,-3,-3,-4,2
toronto	3,-4,-4,-3,-3,1
turn	-6,-5,5,-1,-3,-3
gill	,3,1,-4,6,-1,-2
harpreet gill	-2,-2,-2,-1,-1,-2
0117	-1,-3,,-2,-2,-2,-1
^adaez	-1,-1,3,-2,-1,-1
adaeze	-3,-1,2,-2,-1,-1
easter .	,-2,4,-4,3
with book	5,-2,-2,-4,-2,-2
site with book	2,,-2,-2,,-1
a fresh	4,-3,-4,1,-4,-3
want a fresh	1,-1,-2,-3,-3,-1
we'd want a	2,1,2,-1,3
the time .	2,2,1,-1,1
the time	,1,,,2,-3
half the time	,3,3,,,-1
broken	1,-1,6,,-1,-4
is broken	3,,-4,,,-1
website form	4,-4,,,,-1
keep ring	,-1,,,-3,-1
patient keep	2,,,,-3
under the name	-1,-1,-1,-3,4,-3
bath	-2,-1,2,-1,-2
in bristol	-3,-3,,-2,-1,-2
run three	1,2,-2,-2
i'm dr	4,1,,3
^webis	10,-7,-5,-4,-7,-6,-2
webiste	9,-8,-3,-4,-7,-7,-2
a webiste	6,-4,-4,-3,-3,-4,-1
ned	7,-3,,-3,-3,-2,-2
its call	-5,-5,3,-5,-4,-3
kuch .	,-2,-1,-2,-2,1,-1
^punja	1,-3,-5,-1,-1,-1
punjabi	2,1,-2,-1,-1
hindi and	2,,-3,,-4
goes .	1,-1,-2,,-1,1
spray	2,2,,,3,-1
drone	-4,-3,-4,-4,2,4
agri	-3,-2,-2,-2,-2,1
but for	-4,10,2,-6,-8,-5
company but for	-2,2,,,-4
company but	1,3,2,4,-5
urban company but	-2,1,,,-3
urban company	-2,2,,-3,-4,-1
urban	-5,,-2,-3,-3,1
same like	-5,3,5,-2,-5,-1
build for	-4,-1,-2,-1,,-1
you build for	-2,-1,-1,,2
private limit	-3,,-2,,2
register as	-5,-3,2,,-2,-1
hisar	-4,-2,-2,5,-2,-1
apart	2,,2,-2,-1,-1
for the app	,3
^raise	1,2,3,-4,-5
rais	1,2,2,-5,-6,1
seed money	-5,-1,-5,-1,-2
ie	-2,-2,-4,-1,-1,-1
season ie	,-2,-3,2,-1,-1
mean .	,,-2,-4,-1
i mean .	1,,-2,-4,-1
lakh i mean	-4,,-2,-2,-1,1
318	2,-2,,-3,3,-3,-1
^bishn	-1,-3,-2,-4,-3,-3,-2
not website	-7,5
for parent to	-4,,,,-1,-1
for parent	-5,3,,-1,-4,-2
app for parent	-4,3,,-1,-3,-2
told already	-2,-3,-1,-2,-2,-2
^vello	,,-3,-3,-3,,-1
vellore	1,1,-6,-3,-2,1,-1
to office	4,,-2,,2,-1
can write	-4,,1,-1,-1,-1
u can	-3,-3,1,1,-2,-2
yanbu	-2,-1,,,1,1
^madin	-1,1,-2,,-4,-1
^insid	1,,1,-4,-3,-2,-1
inside the	-3,-2,-1,-1,-2
inside	2,2,,-1,-3,-5
host inside	4,-1,,-1,-2,-2
sultan	1,1,1,-3,-3,-2
cant	-1,,-3,,-5,-3,-3
azlan	-2,-4,-2,-6,-6,4,-3
^owner	-3,-2,-3,-3,3,-1,-1
owner .	-2,,3,-1,-1,3
pet owner	-5,3,,,1
pet	-1,2,,,,-4,-1
vet	1,2,-3,-4,3,-3,-1
^lisbo	-3,,1,2,,-3,-1
lisbon	-2,1,,3,1,-2
in lisbon	-1,2,2,2,1
month now	-1,2,,,,2
until last	5,2,-2,2,,-1
was in	3,2,2,,-2,-2
^campi	1,-3,3,,-2,-2,-1
the clinic is	-1,,,4,-1
the clinic	-6,3,-2,2,-4,-5,-1
a bit	4,4,-2,1,-3,3
be a	4,4,,-4,-3,-3
could be a	4,1,-1,-2
8 month	3,-2,,-3,-2,2
completion	1,-1,2,-1,-3,3
^55,00	,-5,2,-2,-2,-2,-1
55,000	1,-5,1,-3,-2,-2,-1
kwd	1,1,1,-2,-2,-1,-1
estimat	2,-4,2,-1,-4,-4
al-mutairi	-1,-2,-2,-3,-3,2,-2
kindly contact	-3,-3,-3,4,-2,3
our member	-4,,1,-3,-2,-3
for our member	-6,1,2,-2,-1,-2
with delivery	-6,-3,5,,,-2
order with	-2,-2,-3,,-1
grocery	-2,4,2
^secti	-6,-3,,-3,-2,-2
section	-4,-3,-2,-2,-1,-2
my iphone	-6,-3,-2,-1,-1,-1
^stori	-2,-2,-2,-1,-1,-2
stori	-3,-1,-3,-2,-2,-3
12k usd	-2,-1,-3,-1,,-2
around 12k	-2,-1,-2,-2,-1,-2,-1
means ~deliverable	-4,,-7,-4,-4,-3
deliver	-2,-1,-3,-3,-4,-4,-1
prior	,-1,-1,2,2,-1
over react native	,-4
over react	,-4
dev team	-1,3
need dev	4,-1,-1,-1,-2,-1,-1
^oyela	-6,2,-3,-2,,-1
oyelaran	-5,3,-3,-3,-3
in two	4,3,,-3,-3,-3
off in	-2,-3,-3,-3,-2,-2
kick off in	1,-3,-2,-3,-2,-2
kick off	,-2,-4,-1,-2,-2
kick	-4,-4,-1,-4,-3,-3,-1
the first phase	-1,-1,-1,-2,-2,-1
^highe	-8,-4,-2,2,-5,-5
higher	-5,-2,1,3,-4,-5
go live before	-3,4,1
list and	3,-1,4,-1,-1
price list and	5,,2,,-1
by themselv	-4,-1,2,-1,4
^reord	-1,6,2,-1,-1
reorder	-1,5,2,-1,-1
now want to	-2,-2,1,2
3 .	-2,-1,2,4,,-1
to hotel	-5,1,5,-1
^unifo	,-6,4,-3,2,-2
uniform to	,-1,3,,2,1
uniform	-2,-6,5,-3,3,-3
supply uniform to	,,3,,3,1
supply uniform	,,2,,2
to sales	2,,1,,-3,2
book site	8,-5,-5,-6,-3,2
pemba	-1,-2,-1,-2,-2,-2,-1
9 year	2,-1,-2,2,-3,-1
open since	4,2,-3,-3,-1,-2
977	-4,-3,-2,-5,-3,-3,-1
apps ?	4,6,,,-1,-1
u make apps	-3,5,,-1,-1
from phone	3,6,-1,-1,-3,-1
shud	-5,-7,2,-3,-6,-1
biz	4,-3,-1,-3,-4,-3
a month .	,1,-2,1,5,1
7,000	-1,-1,3,,-1,-1
of february	-5,-6,-1,2,-1,-3
over from	-1,-1,,2,-1,-1
clos .	2,2,-2,2,-1,-4
but they	3,-2,-1,,4
customer of	-2,-4,-6,-3,-4,-1
a customer of	-3,,-6,,-3,-1
was a	-1,-2,-3,-2,-1,-2
sana	2,-2,3,1,-2,-2,-1
medical centre	-3,-2,-2,,-2,-1,-1
means =reduc	-1,1,-4,-5,-4,2,-2
means =cut	,,-3,-4,-1,2,-2
^reduc	-4,-2,-2,-2,-1,2
reduce	-2,-2,-1,-2,-1,3
pls help	2,-1,-5,3,-2,-3
11 lakh	,1,-3,3,,2
is 11	-7,-1,-3,-2,,1
aws bill is	,-2,,-2,-1,2
cant say	-4,,-2,-2,-3,-1,-1
cto at	-3,3,,-1,3,2
blr	-5,-3,-2,-2,-4,-4,-1
qr and	5,5,5,,-2
with qr	5,4
in with	2,3,-3,-2,-3,-1
check in	-1,4
its for my	-7,-3,-1,1,-4,-2
^mirdi	-3,-1,-3,-2,2,-2,-1
mirdif	-4,,-4,-2,2,-2,-1
iron temple	-4,2,-4,-3,-4,-3,-2
iron	-3,2,-10,-7,-8,-3,-6
maybe after	-3,-2,-1,-2,-1,-1
60 000	3,-1,-3,-1,-1
i can spend	3,1,-1,5
when someone	1,1,-2,2,-1,-1
up when	,-1,1,3
come up	-7,-3,-3,6,-2,-3
should come	5,5,-3,1
site and it	3,,-2,1,,-1
him .	,2,3,-1,,-1
him	-1,1,-4,2,-3,-6,-2
with him	-5,-3,-2,2,-1
web page	8,-5,-8,1,-3,-1
our web page	4,-2,-1,2
who built	-3,-1,-2,1,,-1
young	3,-1,-6,3,-2,-2
the young	-1,1,-1,3,-1,-2
^panch	6,-7,-2,-2,-6,-6,-3
^leavi	1,7,1,5,-1,4
leav	-3,5,3,3,,1,-1
thapa	-3,-2,-1,-2,-2,-1,-1
of april	-3,1,-1,1,-1,1
so by the	-3,,-2,,,2
means =weak	-6,-2,4,3,-2,8
means =poor	2,-1,3,-1,1,4,-1
poor	-2,2,-4,2,-1,4
is poor	-3,2,,-1,-1,-1
signal is	1,-3,,,-1
inclusive	3,1,-3,-2,-2,-1
all inclusive	3,-1,-1,-1,-1
charge for a	2,,3,-1
charge for	,-4,3,-1,-1,-2
you charge for	-3,-1,4,-2,,-1
do you charge	-3,-5,3,-4,-1,-2
i can do	1,-5,,3,-5,-2
max i	-3,-1,1,-1
thought .	-2,,-2,-3,2,-1,-1
ok that	-3,1,-1,-1,,-1
tx	4,-2,-4,-2,1,-2
oak	-4,-2,-2,-2,-2,,-1
ember	-4,-4,2,-4,-2
^candl	-1,-5,7,-6,-4,-3,-2
candle	3,-3,6,-3,-1,-1
text me	-4,,2,-3
cse	-2,-2,-2,-2,-2,1,-1
for fresher	-1,-2,-1,-1,-2,-1
^harsh	-4,-2,-3,-2,-2,-2
98	-1,1,-3,-4,-3,-4,-2
39	-2,2,1,-1,,1
33	-1,-2,,-4,-3,-3
is possible	5,-1,2,-2,-1
000 euro	-2,3,2,-1
and 30	-2,,3
25 000	-3,3,3
online boutique	-4,,4,-3
ask for an	1,-3,4,-1,-1
and our customer	-3,2,2,,-2
^maiso	-3,-2,4,-1,-2,-1
maison	-3,-3,3,-2,-3,-2,-1
3.5	-3,1,-5,,-4,-4,-2
deliveri	-4,2,2,,2,-2
see pric	-4,3,-2,3,-3,-1
should be able	3,1,1,,-3,-2
we're based out	-5,2,-1,-1,-3
we're based	-5,3,-1,-1,-3
grower cooperative	-1,-2,-2,,,-2,-1
kamau	-6,3,-4,-4,-6,-3,-2
wanjiru kamau	-4,1,-2,-4,-4,-3,-1
am wanjiru kamau	-3,-2,-3,-3,-3,-2,-1
am wanjiru	-3,-1,-2,-2,-2,-2,-1
i am wanjiru	-3,-1,-3,-3,-3,-2,-1
not come	-2,2,-5,-2,-2,-1
my order no	,-2,-4,-2,-1
^jagge	-3,-2,7,-2
jaggery	-4,-1,8,-2,-1
sites	-8,,3,-4,2,3
shopp	-8,,13,3,-3,-2
but you	-2,-3,4,-2
in kolhapur	-2,1,2,3,-2,-1,-1
message	-5,5,-1,1,4,-2
^sambh	-5,1,-3,-4,-3,-2,-1
sambhaji	-3,1,-1,-2,-2,-2,-1
he is	3,-3,-3,3,4,-2,-1
8826	-4,-4,-2,-2,-3,-1,-1
pls call	3,,-3,3,-5,1
^works	1,-1,-1,,-6,6
workshop	2,-4,-2,1,-5,-4
car workshop	-3,-1,-1,2,-2,-1
sorry its	-3,-2,-1,,-2,-2,-2
our group	2,2,-2,,-1,1
as our	,,1,-4,,3
^backe	-4,1,-4,-3,-3,8
backend on	-2,-1,-1,,-1,4
backend	-4,,-4,-3,-3,8
plus the	5,,6,7,3,2
^guard	1,5,-2,-1,-3,2
security guard	,2,,,,2
app for the	,3,-2,-1,-2,2
need an android	2,3,-1,,-1
means =effort	-3,-2,-2,-2,-3,1
labour	1,-1,,,,2
gate pass	-3,1,,,,2
^odish	,-3,-3,4,-2,2
odisha	,-2,-3,3,-2
^jhars	,1,,3,,2
jharsuguda	,2,,3,,2
steel	1,-2,-3,-4,4,1,-2
shree	,2,-3,-8,-2,-1,-4
94370	-5,-1,-4,-3,-3,1,-2
^debas	,1,-3,-3,-2,,-2
in november .	-1,2,3,,,-1
^shutd	-2,1,-1,-1,,2
shutdown	-2,2,-1,-1,,1
cr .	3,,-2,,-1,-1
can ai read	-4,-2,,,4
can ai	-5,-3,-1,-1,7,-1
and types	-1,-3,,-3,4,-3
account dept	-5,3,-1,-1,-2,-2
^hargr	-2,-4,-5,-1,-4,-3,-2
hargreav	,-4,-5,-3,-3,-3,-1
^pries	-1,-2,,-1,,-1
if you need	-2,,-2,-2,-2,-4,-1
is our customer	,1,-2,,3
hack ! !	2,,,-4,,-1
hack !	2,,,-3,,-1
website hack !	2,,,-3,,-1
website hack	3,,,-4,,-2
are doing	-4,2,-5,,-1,-1
we are doing	-2,3,-3,1
^input	-1,-3,-6,-3,-2,-2,-1
input	-3,-4,-7,-4,-3,-3,-1
^bhoom	-1,,-2,-1,-1,-2,-2
means =green	-1,2,-3,-1,-8,-4,-1
green	,,-1,-1,-7,-5,-2
^lotte	-1,,-2,,3
^utrec	-7,-2,-6,-5,,-4,-1
utrecht	-7,-3,-6,-5,1,-5,-2
in utrecht	-3,1,-2,-2,3,-2
^notar	6,-6,-7,,-2,-3,-3
lotte	4,-1,,,3
ceil .	3,1,-1,,2,-1
8 week	4,3,1,-3,2,-1
^summa	-2,-4,1,-1,8,-1
concept	-3,-2,,,3,-1
of concept	-2,-3,,,1
proof of concept	-3,-3,,,,-1
restaurant is	1,3,,-1,-1
want website with	5,-1,1,-1
want website	9,-8,,-1,-4,-3
we want website	3,-4,-6,-3,-2,-2
2009 .	4,-2,-2,-2,-1,2
^india	,-5,-4,-6,,-4,-1
indian	1,-6,-4,-5,-7,-4,-1
^khoba	-1,-2,1,1,-2,-2,-1
khobar	-1,-2,3,,-2,-2,-1
al khobar	,-2,-5,-3,-2,-2,-1
restaurant in	-3,3,-4,-1,,-2
^shiha	-2,-4,-5,-4,-2,-4,-1
means =won	2,-6,-2,-1,3,-4,-1
means =award	1,-2,2,2,2,-3
award .	,2,1,,3
award	-3,,2,-1,,-2
of award .	,3,,,2
of award	-1,1,,,3
month of	-1,5,,4,1,-1
within 9 month	-1,2,,,3
within 9	1,2,-1,,2
delivery within	-1,2,3,,-1,2
nov .	2,2,6,-3,2
30 nov	-3,1,-2,-1,-2
rfq ref	2,-1,-1,-1
for patient	4,6,,-1
mobile application for	-4,6,-1,,-1
mobile application	-6,8,-1,,-1
^follo	-5,-1,,-1,,-1,-1
follow	,,-4,-4,1,1
means ~expert	-6,4,-5,-3,2,-2
^speci	-2,-5,2,-4,-1,-5,-1
specialist	-4,2,-3,-4,-3,-2
it manager	-3,-4,-4,-5,-3,4
^hisha	-2,-2,-2,-2,1,-2,-1
hisham	-1,-1,-1,-1,2,-2
page 6	-3,,,,-1
are on page	-4,,-1,4,-3
we are on	-4,,-1,3,-3
coorg	,2,2,-2,-3,1
in coorg	,2,-2,1,-2,-1
^madik	2,-3,1,-2,-2,-2
madikeri	1,,2,-2,-1,-1
near madikeri	1,-3,-3,-1,-2,-1
are near	-3,-3,,-1,-2,-2
we are near	-3,-2,1,-2,-1,-1
my no is	,2,-2,-1,-1
you open on	-4,-4,-4,-3,-2,-2
you open	-6,4,-4,-4,,-3
are you open	-4,1,-3,-3,2,-2
one website	7,,2,-1,-1,-1
want one website	6,1,-1,,-1
from hosur	4,1
are from	,-3,5,-4,-3,-2
we are from	1,-4,-2,-3,-3,-4
then . we	4,-1,2,1
to ur	2,-1,-1,-1,-1,-3
come to	6,4,-2,-7,-5,-3
will come	-3,,1,-3,-2,-2,-1
i will come	3,,-1,-1
murugesan	-1,-2,-3,-3,-3,-3,-3
4 1	-3,1,-1,3,-1,-1
4 4	-4,,-4,-4,-4,-3,-1
7 8 9	-1,-1,,2
7 8	-2,-2,,4,-1,-1
email i	1,-1,,-1,-3
need of	-6,-2,-4,-2,-1,-1
no need of	-5,-1,-3,-2,-1,-1
maximum .	3,3,-1
purpose	3
email for	1,-1,-1,-2,-3,-5
need website with	2,-1
yusuf	2,-5,2,-1,-1,1,-3
engr .	3,-1,-4,-3,-2,1,-1
engr	-1,,1,-3,-2,2,-1
^parti	1,-4,1,-1,-2
participate	2,-2,3,,-1,1
you participate	,-2,2,,-1,3
will you participate	,-2,2,,-1,3
will you	3,-6,1,-7,-6
1 .	-3,3,,,-3,-3
^10023	-3,-1,3,-1,3,-1
tender is	2,-1,6,6,-1
to tender	1,1,2,-1,-2,-2
put to	-1,1,3
estimat cost	2,1,3,,-1,-1
^shawl	,-2,5,-1,1
shawl	2,-1,4,-1,1
^weave	-6,-4,1,-4,2,-2,-1
weaver	-3,-4,-1,-4,1,-3,-2
^impha	-3,,6,-3,-2,-1
imphal	-3,,7,-2,-2,-1
directorate of	-1,3,3
directorate	-2,3,1
enquiry .	2,-1,3,-1,-2
^submi	-6,-4,-4,2
submission	-1,-3,,-3,1,-2
date of	-2,-1,3,-1,-1,-2
last date	,-4,-1,-2,-2,1
director .	-3,-3,1,-2,-2,-3
^manam	,-1,-4,-5,4,-3,-2
manama	-1,,-4,-6,5,-3,-3
hamza	-4,-3,,-3,-2,-1,-1
erp on cloud	-5,-3,-3,-1,-3,2,-1
erp on	4,-3,-3,-1,-4,3,-1
do a	1,4,,-3,5,4
ai do	-2,-2,-2,,5
essay	-3,-2,-1,-2,5,-2
^shant	-7,-5,-4,-6,-5,-5,-3
shanti	-3,-3,-3,-3,-1,-2,-2
whole thing	-5,-5,-3,-1,-2,,-1
the whole thing	-3,-3,-4,,-2,,-1
so maybe	-3,-2,-3,-2,,-1
parent pay	4,-5,-2,-1,,-1
exam	-2,-1,-1,-4,,3
go .	2,1,2,-2,,-2,-1
one go	-1,3,,,3,-5
in one go	,4,,,,-5
get an app	,6,-1
get an	-1,6,-1,,1
someone at	-2,2,,-1,2,-1
^diese	3,-1,-4,-1,-4,-4,-1
diesel	3,-1,-4,,-4,-4,-1
cheat	-1,-1,-2,-1,,-1
diary .	-2,1,,,-1
diary	1,3,-1,,-3,-1
trip	-4,-1,-3,-1,-2,-1
and he	4,7,3,-1,1,1
with one	-1,5,2,-3,-3,-1
start with one	2,1,-1
doesnt	-2,,-2,-4,-2,-3,-1
he doesnt	-2,1,-3,2,1
writ for my	3,,1,-1
writ for	1,4,3,1,2,1
am writ for	-2,3,-1
even i am	-4,2,2,2
even i	-2,2,3,2,-1,4
good even i	-2,1,3,2,-1
are between	-3,-1,-2,-2,-2,-1
we are between	-3,-1,-4,-3,-2,-1
the host	-2,-1,-3,,-1
the sale	-1,-2,1,-1,-2
during the	-4,-3,-1,-2,2,2
help our	4,-2,-2,-2,-3,-2
it's mira	,,-4,2,-1,1
hi it's	-2,3,-2,-3,2,-1
^adven	-6,1,-1,-2,-2,-2,-1
advent	-3,-1,-2,-2,-1,-1,-1
solid	-3,-1,-2,-1,-1,5
somewhere solid	-3,-1,-1,-1,,5
it moved	-4,-1,1,,,4
means =grab	,3,-2,-5,-3,-1,-2
uber	-6,7,-5,-3,-4,,-1
like uber	-4,8,-2,-2,-2,-2
stoke	-3,2,-5,-4,-4,-4,-3
35k tops	-3,1,-2,-2,-1
pound .	3,,1
thousand pound .	4,,1
thousand pound	2,1,,-2,-2,-2,-1
to 4	3,,3
3 to	2,-3,2,-2,-1,-1
area .	5,2,,2,3
^leice	2,-2,2,1,-2,3
leicester	1,-2,2,2,-2,3
online order for	2,-2,4,-1,-1
online order	-2,-7,6,-2,-1,-1
site online	4,,1
want a site	5,-3,,4,-4,-2
^junct	-2,-1,-3,1,-6,-5,-3
junction	,-1,1,2,-6,-5,-2
mithai	-1,-1,1,-5,-3,-3,-1
shop here	3,1,1,-1
sweet shop	2,2,,2,-2,-1
a sweet shop	2,-3,-5,-3,-2,-2
a sweet	3,-2,-2,-2,-2,-1
^setti	3,,2
sett up	2,-1,3
sett	4,2,4
and i'm	1,-5,-2,2,-5,1,-1
last year and	1,,1,-3,,-2
last year	2,2,,-1,2,-2
from pune	3,-4,,1,-3,-3
budget 40	7,,-3,1,,-1
google by	2,,-1,3
in google	,-4,-3,4,2,-2
found in google	2,,-2
found in	5,-1,-3,-2,-1,3
also to	2,,2,4
ubud .	4,-1,2,1,,-1
have small	,-2,-3,4,-2,1
i have small	1,-2,-3,5,-1,-1
from bali	4,-1,-1,1,,-1
ayu	3,-1,-1,1,-1,-1
putu	4,-1,-1,1,,-1
^selam	1,1,1,-1,-2,-3
selamat	-1,2,2,-1,-2,-3
quote please	2,-2,-5,-2,-1,-3
fancy .	4,-2,-1,-1
fancy	7,-4,-5,-4,-1,-2
noth fancy .	4,-2,-1,-1
noth fancy	6,-2,-7,-3
site for a	2,-3,-4,,-2
redesign of	2,,2,-1,-1
0137	-3,,-3,-3,-3,-2
555 0137	-3,,-3,-2,-3,-2
21 555	-1,-2,-2,-1,-1,,-1
^other	-3,1,-2,-7,-7,-2,-2
otherwise	-7,-4,-3,-3,,-1,-1
^you'r	1,,1,-3,-4,-1
you're	,1,,-4,-4,-2
if you're	-2,1,3
pip	-3,-1,-3,-2,-2,-2
908	-3,-2,-4,3,-3,-3,-2
logistic llc	-2,-3,-3,-2,-1,-1
fwd	1,,-2,,3
container	5,-3,1,-1,2,-3
need customer	1,-3,,1,4,-1
in nairobi	,,1,1,-2,-2,-1
anyth in	-1,-2,,-2,4,-1
have anyth	-4,-1,-1,-2,-1
the map	-5,-2,-1,-1,,-1
on the map	-4,-1,-1,,,-1
office on the	-3
^eldor	-3,-1,-1,-1,-1,-1
eldoret	-4,-1,-1,-1,-1,-1
ok no	-6,-4,-5,-3,-3,-3,-1
back office	-3,,,2,-1,1
the back office	-1,,,3,-1,1
the back	-1,,,3,-1,1
on aws .	-3,-3,-2,-4,-3,4
system on	-4,-5,-3,,-3,4
put our	1,-1,1,-1,-2,3,-1
to put our	3,,2,,-2,2
ict	-1,3,-2,,-1,-1
^otien	-4,-2,-2,1,-2,-1
otieno	-3,-1,-2,,-1,-1
sacco	-3,1,,-1,-2,2
it would be	-2,-1,-3,,-1,-3
it would	-3,-3,-3,,-1,-3
00871	-2,-1,-1,-2,-2
my invoice	-1,-1,,,-3,-1
hello can i	-2,-3,-2,-2,-3,-1
client .	6,-3,-3,6,-3,-1
i'm an	-4,-2,-3,-2,1,-2
no i'm	-5,-4,-3,-4,-5,-2
germany	-4,-4,1,1,-5,2,-1
in germany	-5,-4,-5,2,-5,1,-1
30 september .	2,2,,,-1,3
ends on 30	-3,-1,,,1,3
ends on	-6,-3,-2,-1,1,3
room before	-1,,,,,3
server room before	-1,,,,,4
own server room	-1,,,,,3
of our own	-4,2,4,,2,-1
out of our	-1,1,-2,-1,-2,2
about forty	-3,,,,3,3
^vogel	-4,-4,-5,-4,-4,-1,-1
vogelsang	-3,-3,-3,-3,-3,-1,-1
^tuttl	-4,-3,-3,-3,-1,,-1
tuttlingen	-5,-3,-3,-3,-2,,-2
please write	-3,-2,,-2,4,1
bus .	-4,3,1,,,-2
fees attendance	-1,3
^wanti	-5,1,2,,-1,-2
want mobile	-2,2,,-1,-2,-1
parent are	-3,-1,,-1,-1,,-1
jyoti	-2,-3,-1,2,-1,,-1
negi	-3,-3,-4,-4,,-2,-1
smt .	-2,-3,4,-3,-3,-3,-2
smt	-3,-2,5,-2,-2,-2,-1
i.e .	2,-4,3,1,1
i.e	2,-2,3,3,1
may be	-2,4,-2,-2,,1
do ?	4,-2,-3,1,-1,3
you'd do	-2,4,,,,1
you'd	-2,3,-1,,-2,1
that someth	-5,-2,-2,-2,2,-2,-1
day is	1,1,2,3,-3,-1
fun	2,-1,-2,-3,-2,-2,-2
^chari	4,1,-6,-7,-4,2,-1
charity	1,3,-5,-4,-2,2
my kids	-3,2,-1,,-1
game	-4,6,-5,-6,-5,6
^iskan	-2,2,,3,1
iskandar	-3,,-1,2,1,-1
^tengk	,3,-3,-1,1,2,-1
tengku	-6,3,-4,-3,,-2,-2
^yayas	5,,-3,-2,-2,-1
yayasan	3,-1,-3,-2,-2,-1,-1
^kothr	1,-3,-2,,-3,-2,-1
kothrud	1,-2,1,1,-2,-1,-1
30k a month	-2,-1,-1,-3,-1,1
30k a	-3,-1,-1,-3,-1
033	-3,-2,-2,,-3,-1
the label	-2,-2,2,4,-2,-2
pay there	-2,-2,2,-1,-1
and pay there	-3,-2,1,-1,-1
on a website	-4,-3,,,-1,-2
order on a	-3,-1,7,-2,-2
order on	-8,4,5,2,-2,-2
to order on	-2,2,-1,,-1
like them to	2,1,-3,,2,-1
i'd like them	,-2,3,,2
me and i	,-1,-2,,-1
me and	3,6,-2,-2,-5,-2,-1
phone me	-1,-6,,-1,-1,1
^polla	,-1,-2,-2,-2,-2
pollachi .	3,-1,-5,,-1
pollachi	2,1,-3,-4,-3,-3,-2
village near	-2,3,3,-1
a village near	-1,,3
a village	-3,1,3,,-1
oils	-1,-1,,-1,5
kadai	-2,-2,-1,-4,-2,-2
digit	2,-5,-5,-2,-2,-1
when they	-2,,-3,8,-5
^butto	4,4,-2,-6,-1,-4,-1
button	4,4,-5,-6,-2,-4,-1
a button	-4,-1,1,,2
pres a button	-2,3,-2,,2
pres a	-2,3,-2,,2
driver to	-6,4,-1,,-3,-3
the driver	-8,1,-3,-1,-5,-2,-1
each one	-1,-1,-1,-2,-2
know where	1,2,-2,-1,-3,-2
to know where	-2,3,,,-2,-1
need to know	-3,2,-3,-2,-2
^damma	-2,1,3,2,1
dammam	-1,2,3,3,,1
of 30	-2,1,-1,,,2
fleet	-5,-1,-3,-2,-3,-4,-1
sir i have	-2,2
singh gill	,3,2,-1,-2,-1,-1
lakh dirham	-3,-2,,,3
i'm think	,2,4,,,-1
do u make	2,-1,-4,-4,,-1
^dilin	-2,-2,-3,-3,-3,-3,-2
dilini	-2,-1,-3,-3,-2,-2,-2
call back	1,2,3,,-2
1190	-5,-2,-3,2,-3,-2,-1
sry	-4,-2,-2,-3,-3,-2,-1
^manju	1,3,-6,-1,-6,-6,-3
manjunath	-2,-1,-4,-3,-4,-4,-3
need new one	5,-1,-2,-2,,-3
^picki	1,2,-3,3,2,-1
pick phone	3,-2,-1,,2
not pick	2,-3,-3,-2,-3,-2
it is not	5,-2,-2,-2,-2
made it	3,-1,,,,3
who made	,-3,,-1,-3
person who	-1,-2,-1,5,-1,-2
the person	3,-2,-1,-2,-1,-1
is show	7,-1,,2
^jhans	-1,3,,-1,-2,-1
jhansi	-1,2,-2,-1,-2,-1
^conve	,-5,3,-5,-8,-4,-2
convent school	4,-3,-4,-1,-1,-1
convent	2,-3,2,-2,-2,-2,-1
mary	-7,2,-3,-3,-4,-3,-1
philomena	2,-2,-1,-5,-4,-3,-2
sr . philomena	2,-2,-3,-2,-2,-1,-1
the shop .	1,-1,3,4
of the shop	-5,-2,-2,-3,-1,-2
picture	4,5,,-2,3
a picture	2,5,1,,4
hour and	1,-3,-2,-1,5,-1
page with	9,-1,-3,-4,-4,-2
simple page	7,-2,-4,,-1
a simple page	9,-3,-5,1,-1
like a simple	3,,-3,-1
i should	1,2,-4,-4,-3,-2
^clock	2,-3,-4,-2,-3,-2,-1
clock .	5,,-1,3
clock	3,3,-5,-1,-2,-3,-1
to you .	1,,-5,-1,2,3
to you	-1,2,-4,-7,1,-3
to write to	,-1,3,-1,2,2
to write	6,,4,1,1,-1
me to write	4,1,-3,-2,2,1
means =wors	4,-3,-2,-1,2,-5,-1
bad	4,-3,,-2,2,-4,-1
^telep	3,4,4,-2,-6,-2
telephone	2,-8,,-2,-5,-3
the telephone	-2,-3,3,-1,-1,-2
e-mail .	3,-1,-1,-1
have no	-3,1,-1,,-5,-3
^point	-1,2,,-2,2,-1
loyalty point	-2,1,2,-1,-2
aling	-2,-2,2,,-2
ni	-2,-2,6,-1,-3,-2,-1
^maric	4,-2,-3,-2,1,-2,-1
maricel	4,,-2,-1,1,-2
po !	-4,-2,5,,-2
po	-4,-7,-2,,-2,-3,-3
peso	-3,-2,-1,-3,-5,-6,-3
million peso	-4,-1,1,-1
means =halfwai	1,-5,,-4,-3,-4,-2
^halfw	-2,-2,4,-1
halfway	-2,-3,3,-2,,-1
give up	-2,-5,4,-3,-3,-4,-1
people give	2,-2,2,-3,-2,-1
charity'	4,-3,-1,-1,,1
it's about our	3,-3,-1,,-1
^abern	6,-4,-1,,,-1
abernathy	4,-4,,,-1
4 pm	-1,-1,-1,,,-3,-2
and 4	2,-2,-3,-1,,-1
2 and	3,-3,-3,-1,,4
between 2 and	3,-2,-3,-1
between 2	2,-2,-2,-1
020 7946	1,-3,-1,-2,-1,-1
020	1,-4,-3,-3,-3,-2,-1
someone ring me	2,-1,-2,-2,-1,-1
someone ring	-1,-1,-2,-2,-1
please have	1,-4,-3,-2,-3,-2
9,500	-3,-2,2,-3,-2,-2
go above	-2,-2,-3,-1,-2,-2
^could	1,-2,-1,2,-2,-2
couldn't go	2,-1,-3,-3,-1,-2
couldn't	,-3,-4,2,-3,-2
that you ?	-1,-2,-4,2,-1
was that	-5,-3,-3,1,-3,-2
somebody from	-1,-3,,4
page 4 .	-2,,-1,4
we're on page	-5,,-2,6
need it .	-3,-3,-3,-2,-1,-2
do need	2,,-5,-3,,6
well i	-7,-1,-3,,-1
^jun-j	-4,-4,-4,-2,-1,-3
jun-jun	-4,-3,-3,-1,-1,-2
builder	,-2,2,3,-2,-2
ride	-1,1,-2,1,-1,-2
^varan	-4,-1,1,-2,-3,-2,-1
varanasi	-4,-1,2,-3,-3,-2,-1
is om	,,-1,2
hello this is	,4,,-3,-2,-4,-1
hello this	-1,3,1,-3,,-4,-1
no time	1,-2,-3,-1,4
but no	,3,2,-1,-1
it but	,-2,3,2,-2,-1
in it	-3,-1,1,-1,-4,-3,-1
he is in	1,5,-1,,-1
^shubh	1,-5,-1,-6,-5,-5,-2
shubham	3,-3,-4,-3,-3,-3,-1
son'	6,3,-2,-1,-1
i tell	-1,-4,-1,-3,2,-1
then i	-2,3,4,-2,,-2
tell price	,-1,-1,-1,3,-1
first tell	1,-4,-3,-5,-4,-3,-1
diwali se pehle	-2,-2,3,-2,-1,-1
diwali se	-2,-3,3,-2,-2,-2
winter .	-2,,3,,2,-1
8 lakh and	2,1,,-1,-1
online instead of	2,-1,-2
online instead	3,-3,-1,,-1
to buyer	,-2,1
directly to	-1,-2,7
ludhiana .	-1,2,,,1
kaur	-1,-2,3,-3,-2,-2,-2
harpreet kaur	3,1,-1
for dental	4,,,2,,-2
^posit	-4,-1,-1,-4,-5,1,-2
that .	7,3,-1,,3,2
do like	2,-2,-5,-1,-1,-1
so pls	-1,-1,3,-1
and it took	4,-2,-3,-3,2,-1
35000 and	-3,-3,-3
35000	-4,-4,-4,-1,-1,-1
boy	3,3,,-1,-3
last time	-1,2,,-3,3,-4
customer can	3,1,-2,,-2
so we want	-2,2,1,-1,-2,-1
^swigg	-2,2,-1,-3,-5,-4,-1
swiggy	-2,3,-3,-2,-5,-4,-1
why you	-4,-2,-2,-3,-2,-3,-2
asking why	-2,,3
on sunday	-2,1,2,-3,-4,1
bhandar	1,-2,4,4,-1,-1
^mista	-2,4,,4,3,-1
am look	-4,1,,-3,,-2
i am look	-3,1,-3,-3,,-2
now i am	-4,-3,1,-2,-1,-1,-1
and now i	1,,2
and now	3,4,7,2,,1
1974	,-1,,-3,-1,-1
in 1974	,,2
sweet shop in	1,1,2
the sweet shop	3,1,1
the sweet	2,2,2
actualy	-2,-2,1,1,-2,-1
not ecommerce	2,1,-2,2,,3
^subha	-4,-3,-1,-3,-3,-3,-1
pm only	-3,,-3,-2,-2,-1
9 pm	-5,-3,-1,-4,1,2
me after	-3,-2,2,-2,2,-1
through an app	-7,5,-1,,-2
through an	-6,4,-2,,-1
mobile phone	-5,2
the mobile	-3,1,,-4,-3,-3,-1
on the mobile	-2,3,,-2,-2
^pooja	-5,,-2,,-3,-2
pooja and pay	-3,-2,1
pooja and	-4,-2,1
able to book	5,,-3,3,-2
palani	,1,-5,-4,-2,-2,-3
temple trust	-1,2,3,-1,,-1
swamy	-3,-2,-2,,-2,2,-2
^arulm	3
means =custodian	-1,1,2,-3,-2,-2,-1
^trust	-5,2,3,-3,,-2
truste	-3,-1,2,-3,1,-1
the truste	,-3,3,-2,1,-1
will .	6,-2,-3,-1,-1,-2
thai	3,-2,3,-1,-1,-1
the board has	-5,-5,-2,-3,2,-2,-1
company i	3,-2,-2,-1,-1
oil	-5,-4,2,-5,-5,-4
that was	-2,1,-3,-5,-3,-4
but that	5,-1,,,-1,-2
for some	-7,,2
in law	,-2,1,5,-2,2
brother in law	-2,-4,4,-2,,3
brother in	,-3,3,-5,-2,3
my brother in	2,-4,2,-5,,3
of 3	-2,2,3,3,-1
2022 and	-1,5,,2
2022	-2,4,-3,3,1,2
in 2022 and	-1,5,-1,2
in 2022	1,3,-1,4,1,2
left in	,3,-3,3,,3
said they	,-3,-2,-1,-1,-1
watchman	-3,4
^passi	-4,-1,-2,,-1
in guwahati	-3,2,,-4,-4,-3
have office in	-4,-2,-2,2,-3,-2
have office	-3,-3,-2,1,-2,-3
u have office	-4,-3,-2,1,-2,-2
u have	-6,-8,-7,3,-5,-5
do u have	-5,-4,-2,-4,-2,-5
hi do u	4,3,1,-4,-2,-1
hi do	3,4,-4,-4,-3,-2,-1
u did	-1,1,-2,4,-1
means ~cheapest	-1,,-4,-2,,-1,-2
means =cheapest	4,-6,-8,-2,-2,-5,-1
^cheap	,,,-6,-5,,-2
cheapest website	-4,,-1,-1
cheapest	-2,-5,-3,-6,-3,-5,-1
the cheapest	-3,-2,,-3,-1,-1
ok . what	-3,6,-3,-1,-2,-2,-1
just asking	-10,-5,-6,-7,-7,-7,-3
no just asking	-5,-3,-3,-3,-3,-3,-1
no just	-5,-4,-5,-4,-4,-4,-1
comes first	,,,3
furniture showroom	2,-1,-1,1,-2
bareilly	1,-2,-1,1,-1,-2
15k per	-1,-1,4,-1
it pls	-4,2,-1
112	-6,-3,-3,-1,2,-3,-1
^jigne	-1,-6,-5,-6,-6,5,-4
jignesh	-1,-6,-5,-6,-2,3,-4
new one .	2,-2,3,-5,-1,-1
a new one	1,-4,-5,-5,-2,-4
on phon .	1,6,1,-1,1
open on phon	5,-2,,-1
not open on	4,-3,,-2
not open	6,-3,-4,3
does not open	3,,,-1
does not	2,1,-2,-2,-4,2
and does	-5,-3,,2,-1,-1,-1
ten year	5,-1,,3,1
poland .	1,-2,2,-1,-3
oman and	4,,-2
morbi .	1,,-1,,3,4
write on	-4,-3,-1,-1,3
i write on	-3,-1,1,-1
dear sir i	4,-1,,1
wipro	-2,-3,-3,,-3,-2
who work at	,3,-1
who work	,2
cousin who	-6,-2,-1,-2
company was	-1,-1,-2,-1,-1,-1
ur company	-3,-3,-3,-1,-1,-1
^flipk	-4,-2,-4,-3,-2,-3,-1
flipkart	-5,-1,-4,-2,-2,-3
cart	-4,2,4,,-2,-3
with cart	-3,-1,5,-2
who not	,,3
and who	-9,-6,,-3,-2,-7
who has	-1,-1,1,2,-1,-2
loose	2,-3,,-1,-3,-2
order is	3,-3,-3,-1
facebook .	4,4,,3
^group	2,1,4,2,-4,2
whatsapp group	-4,4,1,,-3
year now	-5,-4,-4,-4,1,2
11 year	-1,-1,,2,,-3
born	5,-2,-2,-2
was born	5,-1,-1,-1
pls tell	,-5,-4,-4,-2,-1
will take	-2,-2,,-4,-1,-1
it will	2,4,-3,-2,-3,2
much it will	-3,4,-1,-2,-3,-1,-1
much it	-3,5,-2,-2,-3,-1
how much it	-4,3,-1,-2,-3,-1,-1
and 2	,-1,2,3,-3,-2
just me and	-5,3,1,-2,-1,-1
yet just me	-3,3,,-1,-2,-1,-1
bus track	-6,4,,,,-1
school bus track	-5,3
school bus	-5,5,,-1,-1,-1
for school bus	-4,3,,,,-1
for school	-5,2,1,-4,-3,-2
app for school	-3,3,,-1,-1,-1
matriculation school	-4,,,-1,-1,-1
matriculation	-4,1,-1,-2,-2,-1
^teres	-3,2,,-1,-3,-1
teresa	-4,1,-1,-2,-3,-2,-1
^reope	-4,,-5,-6,-5,-5,-2
reopen	-4,,-6,-6,-5,-6,-2
school reopen	-6,4,-2,-4,-3,-3,-1
when school reopen	-2,3
when school	-3,4,,-1
june when school	-2
june when	-3,2,-1,-1,-1
pls mail	-3,-2,-3,-2,-1,-2
presentation	-4,2,-4,1,-4,-2
year clos .	3,-1,-1,-1,-1
year clos	4,-2,-1,-2,-2,-1
financial year clos	2,-1,2,-2,-2
before 31 march	1,-2,-4,-2,-2
before 31	3,-3,-4,-3,-3,-4,-2
tender .	1,-1,-2,-1,-1,-1
decid by	-4,-3,-3
not deliver	-2,-4,-6
^44719	-1,-3,-7,-1,1,-2
wrong chat	-3,-4,-4,-4,-6,-1,-1
sorry wrong chat	-1,-1,-2,-1,-2
^meesh	-1,,4,-2,-1
meesho	-1,,3,-2,-1
this is not	-5,-5,-3,-3,-2,-2,-1
arre	-2,-3,-4,-4,-3,-3,-1
pdfs	-3,-3,4,-2,7,-4
^rohan	-7,-6,2,,-5,1,-3
5 crore	-3,-2,-3,-3,-2,2
cost more	-2,3,1
such as	2,,-4,-1,1
whether a	-3,-1,-1,,2
and whether	-4,-2,-2,,,1
many client	-2
i ask how	-2,4,,,-2
may i ask	-2,4,-1,,-3,1
may i	-4,1,-6,,-5,-4
project on	-2,,-2
doing my	-4,1,-1,-3,-1,-1
^unive	-4,,-2,-1,,-3,-1
university	1,,,,1,-2,-1
student at	-3,-3,-4,-1,-1
a student at	-3,-3,-3,-1,-1
am a student	-2,-2,,,5
way .	2,-2,1,-1,-1,-1
the way .	-3,-2,1,-1,-1,-1
found you	-2,2,3,-5
he only	-3,-1,-2,-2,-2
usa	-3,3,6,-1
said .	2,1,-3,4,-3,-2
son said	-1,3,,,2
my son said	-1,3,,,2
what my	1,1,-2,-1,2,-1
is what my	-5,2,,1,-1
came .	-1,5
lorry	-6,2,-1,,2,-2
many bags	5,7,-2
how many bags	4,6,-2
see from	1,1,-4,,-1,3
on phone	2,11,-2,-6,-5,1
means =algorithm	-1,,-2,-4,3,-1,-1
^compu	-1,,1,-1,,3
computer and	-1,2,-1,,-2,3
computer	-1,1,-1,-1,3,3
everyth in	2,-4,-4,-5,5,2
want everyth	1,3,-1,-1,-1,2
so now i	,2,-1,,2
so now	2,2,3,-2,1
ledger	-4,,-3,-2,2,,-1
also the	6,2,,-2,3,4
4 lakh and	3,1
loan of	-5,2,-2,2,-2
only my	-3,3,,-1,3
runn .	,2,-1,,-1,2
modern rice mill	,,-2,-1,1
modern rice	1,2,-2,-1,1
^naras	2,3,,,,1
narasimha	2,2,,,,1
sri lakshmi	-3,2,-2,-2,-2,,-1
name sri	-2,2,-2,-1,-1
mill at	4,2,-1,,-1,1
rice mill at	2,2,-2,,-1,1
one rice mill	2,3,-1
one rice	3,2
having one rice	3,2,-1
you say	,-3,-1,-3,-5,-2
not one rupee	-2,1,-2,-2,-1
not one	-2,,4,-1
can not	-1,3,-1,,-2
lakh i can	-3,,-1,-1,-1,-1
upto 6	-1,,,-1,2
ok ok	-3,4,-5,-4,-4,-3,-1
here so	-1,,,-2
network is	1,-6,1,-2,,-1
all .	6,3,-2,4,1,-2
that all .	2,-1,-3,-1,-2,-1
that all	-1,,-2,-5,-5,1,-1
want own website	-3,,2,-2
we want own	-1,-2,5,1
dont come	2,-1,-2,4,-1,-1
and then	4,1,7,3,2,-1
roof .	2,-1,-1,-1,-1,-1
the roof	3,,1,1
that the	1,-1,2,-2,-7,3,-1
^tripa	-1,-3,-2,,-3,-1
put in	-3,-3,5,,3
man	4,3,-4,4,-3,1,-1
one photo	2,3,,-1
only one	-1,-3,1,-4,,-3
they cant	2,-3,3,-1
work since	3,,,,,1
and i am	-4,3,1,-2,-1,3
means =cook	-2,-1,-2,1,-2,-3,-2
^cooki	-1,-2,-5,2,-2,-2,-1
cook and	2,2
cook	,,-6,2,-3,-2,-1
ama	,-3,,-2,-2,-1
^aruna	,-2,1,-3,-2,-1
tage	-2,-4,-4,-4,-4,-2,-2
hall .	-1,-2,-3,1,-2
banquet hall	1,-2,-2,2,-2
banquet	-1,-2,-2,2,1,-1
^gwali	5,-4,-4,-4,-4,-4,-2
gwalior	5,-4,-4,-4,-4,-3,-1
^shukl	-4,-3,-3,-3,-3,-3,-2
shukla	-4,-4,-4,-3,-3,-3,-2
that only	3,-2,-2,-2,-1,2
november so	-4,-2,-2,-2,-2,-2
again in	3,-2,-3,,-1
fair is	3,-2,-5,-1,-1,-1
make one	,3,5,-1,-1,-1
kindly make one	,,3,-1
shame	2,-3,-3,-3,-2,-2
is none	1,,-3,-1
there is	3,2,2,-5,-2,-3
had to	-2,,-4,4,-3
i had to	3,-1,-3,-1
means ~redirect	,,-3,-3,2,,-1
means =url	-3,3,2,-5,2,-2
means =ti	-3,2,-1,-4,-1,-2,-1
link	-4,3,3,-4,3,-1
web site	-1,-2,-3,1,-6,-5
for web	-2,3,-3,-1,-2,-2
asked for	3,-5,-1,2,2,3
and asked	-3,1,-3,3
delhi and	,,4,1
the fair	3,,-5,-3,-2,-2,-1
buyer from germany	2,,-3,-1
are call	-1,2,2,,-1
^plate	4,-2,-2,-1,2
plat	4,-1,-1,-1,3
leaf	,-3,2,-3,4,-3
unit of	1,-1,-3,,1
one small	-1,-3,-3,3,-1
my two	1,-2,-3,,2
and start	1,2,-4
purchase officer	-2,-2,-3,-1,-2,,-1
a purchase	,-2,-3,,-2
work as	1,1,2,,,1
you advise	-2,4,-1,5,-3,1
would you advise	-1,4,,,-1,4
would you	-4,-3,2,-4,-2,-5
what would you	-2,-3,-3,,-2,-2
their phon .	-7,4,-1,,-2,-1
appointment on	-1,2,-5,-1,1,-2
see their	6,1,1,-2,,-2
to see their	1,3,3,,-1
like to see	,-5,-1,-2,,-2
erode .	2,1,1,,2
fertility centre	2,1,-1,2,-2,-1
shanthi	-1,,1,-3,-3,-2,-1
for me	-2,5,-6,2,4,1,-1
ask for me	1,1,-2,-1,-4,-1
pan	,-4,-5,-4,-3,-2,-1
means =salesperson	-1,-1,,-4,4,2
^selle	-4,-6,1,-2,1,2
seller	-4,-4,1,-2,2,2
80000	2,,-2,-1
you rebuild	3,-1
^becom	2,-4,-2,-3,2,-2
become	1,-5,-3,-3,-4,-2
book page	,-5,-2,-5,-3,3
our book page	-3,-3,-1,-2,-1,-4
^kasau	1,,3,,-1
kasauli	1,,3
and i run	,-6,-3,-5,-2,-1
even . my	-1,,-1,2,-1
^thaku	-3,2,-2,-1,-1,-1
thakur	-2,2,-1,-1,-1,-1
2 to	1,2,-3,-3,-1,-2
of 2	3,-2,-2,-1,,4
photograph .	-3,-3,,,1
lakh with	-3,5,-1,-1,-1,-1
say 3 lakh	1,-1,4,2
say 3	-2,,2,1,-1,-1
pls make	-8,-2,6,-3,,-1
of last	,-2,,2,-3,-2
copy of	-2,-3,-2,-2,-5,-4
copy	-2,5,,-2,2,-1
are longitude	-2,-2,-2,-2,-1,-1
vika	-7,-6,-4,-3,-3,-6,-2
karna hai	-5,-1,2,3
karna	-3,2,1,3
total .	1,4,3,4,,2
lakh is there	-1,-1,2,2
canada .	-1,-2,1,2,1,-4
went to canada	2,,1,2
went to	4,-5,,2,,2
it went	-2,-1,3,2,,1
doing it	-3,2,3,1,1
who was	-6,-7,-2,-2,-5,-4,-1
nephew who	4,-1,2,2
because my	-2,1,1,,-3,1
mistake .	-1,4,2,2
mistake	-2,3,,4,-4,-1
not even	3,,1,4
which was	,-1,1,4
bad review	3,,2,-3,-1
much and	-1,,,3
^cutti	1,-2,2,2
cutt	,-1,2,2,,1
^amazo	-8,-5,3,1,-1,-8
amazon	-5,-3,3,2,2,-7
on amazon	-3,-1,1,2,,-3
there in	-2,2,,3,-1,-1
brand name is	-2,2,,2
^lockd	3,2,4,1
lockdown	2,2,5,2
^masal	-4,-1,2,2,-2,-2
masala	-4,-1,,3,-2,-2
pc want	-3,-2,-3,,-2,3
old pc want	-3,-1,-2,,-2,2
old pc	-3,-1,-2,-2,-2,4
tara	1,,-1,-5,-4,-3,-2
maa tara	-2,-2,3,-2,-1
maa	-3,2,3,-3,-2,2
see the	1,,-3,-5,4,3
can see the	5,-2,-2,,3,2
a portal where	5,-4,-2,-2,-1,-3
request a	2,-1,,,-2,2
rotterdam and	-1,-5,-1,-1,-1,-1
in rotterdam	2,-3,-4,1,-5,2,-1
buyer in rotterdam	3,-2,-2
buyer in	2,3,3,-2,-3,-1
our buyer	-2,2,,-1,-2,-1
^alapp	2,2,-3,-4,-5,-3,-2
alappuzha .	3,-3,,,-1
alappuzha	3,,-1,-5,-5,-4,-2
coir export	3,-1,-3,-1,,-1
coir	2,,-4,-4,-6,-2
lakh rupe	-4,,2,-3,-3,-1
14 lakh	-1,4,5,,2,-1
on .	-4,,-4,4,3,4
our season	-1,,-3
before january	-2,-2,1,-2,-1,-1
we kept	-2,-2,-1,-1,-1,-1
name we	-5,-1,2,4,-1
^hazar	,,,-2,-1,-1
^bhask	-3,-1,-1,-2,-2,-1,-1
bhaskar	-3,-1,,-2,-1,-1,-1
web site with	-5,,2,-1,,-1
thing .	-6,-7,2,3,,3
the thing	-1,-4,2,,3,-1
that sell	-3,,-2
kilo	-2,5,6,2,-2,1
9000	-3,-3,-1,-3,-3,3
kg	2,-1,3,-3,2,1
^ortho	,-3,-1,3,-2,3
grandfather	-3,,3,3,-2
my grandfather	-3,1,4,2,-2,-1
^jorha	-3,,1,,-1
^garde	5,1,,-2,-1,1
garden	,4,,-3,1,1
a tea	1,-2,4,-1,-1
so by then	-3,-2,-3,-3,-2,5
comes in	,-5,2,-3,-4,2
flush	-4,-3,-1,1,-3,-4
not thought	,-2,-1,-3,-2,-2,-1
batch	-1,2,-3,,-3,-2,-1
eight	-2,-4,,-3,,,-1
for the hospital	-2,1
did for the	6,-3,-1,,-1,-1
did for	5,-5,-2,-1,1,-3
you did for	2,-4,-3,2,-2,-2
project you	6
the project you	3
the project	,-1,-2,,-1,-1
and if the	-3,-3,-2,-3,-3,-2
saturday and	-2,,4,,-1
is open	-3,-2,-2,-4,-1,-2
whether your	1,,,3,-2
me know	-1,2,,-2
let me	-6,4,1,-1,3,1
^incub	2,-3,-2,-2,2,-2,-1
means =graphql	-5,,-4,-2,,-5,-2
api	1,1,-1,-1,1,-4
the model	-2,-2,-2,,-4,-1
build the	,,-4,,1,2
to build the	-1,3,-2,,1,-1
someone to build	1,,,-2,1,-2
leaf photo	3,-4,,-1,3
^disea	-3,-1,,-1,3
disease	-3,,,-1,4
tech	-5,6,-6,-4,5,-5
for tech	-1,,-4,,2
25 lakh for	-2,-4,3,-1
at home .	-1,,-3,-4,4
at home	-5,1,4,-5,5,-1
medicin	-3,1,,,-3
receive	-2,-3,-2,,1,-3
and receive	1,,-3,,2
to upload	,4,-2,-1,2,-2
able to upload	-2,,1,,,-1
people should be	-4,-1,,-2,-1,-1
people should	-1,-2,4,1,-4,-2
tiruppur .	3,-1,-4,,-1,1
coimbatore and	-4,3,-4,3,-2
in coimbatore and	-3,,-4,2,-1
of six	-4,1,-4,,2
run a pharmacy	-2,3,-3
annai	-1,-1,-3,-2,-2,-2,-1
raj	-5,-3,-5,-3,-4,-2,-2
gokul	-5,2,-3,-2,-3,-3,-1
asked: first	-5,-3,3,-4,-4,-2
asked: android	-3,1,,-1,-1,-1
asked: for	4,,,-2,-3,-9,-1
asked: an	-1,9,-2,-5,1,-3
me between	-3,1,1,-2,-1,-1
small ones	-2,-1,-1,-1,-1,-2
means =face	-1,-1,2,-3,3,-4
pictur of	3,,1,,-3
can come	2,-4,-4,-5,-3,-2
so we need	5,-1,-1,-1,,-1
now it is	-1,3,-2,-1,-1,-1
now it	-1,2,-2,-1,-1,2
your website	-10,-2,-3,-5,-1,-1
^minne	,-1,-2,-2,-2,1
minnesota	2,-2,-3,-2,-2,,-1
^weavi	,-3,3,-1,-1,-1
weav	-4,-3,4,-1,-2,-1
and from	6,1,-2,,,1
are an ngo	-5,1,-1
are an	-3,2,-1,-3,-3,-1
we are an	-3,4,-1,-3,-3,-1
^kohim	5,2,-7
kohima	3,1,-6,,-1
prefer mail	-1,-1,-3,-1,-1,-2
i prefer	-1,-3,-1,,,-1
^broch	-5,2,-6,-3,-3
brochure to	-2,-3,-1,-1,-3,-3
brochure	-3,,-6,-3,-2,2
to send a	2,-2,-1,2,-3,-2
mr . arvind	4,-1,2,,-1
fair in	-2,-4,-2,-3,4,-3
trade fair	2,-1,-3,-1,-2
the trade fair	-3,-1,-1,-1,-1
your people	-1,1,-6,-6,,-1
of your people	-4,1,,-1,-1
of your	-7,-2,-6,1,-7,-5
one of your	1,,-5,,-3,-2
one of	-2,1,-5,-3,,-2
rana	-4,-4,-4,-4,-2,-2
it runs	-2,2,-1,-1,,4
after it	2,-1,-1,,-3,2
lakh first	-1,1,,-4,-2,1
money i	-3,3,2,-2
full name	-3,2,-4,-1,2,-4,-1
know me	-4,1,-2,2,-1,-1
everyone	1,-1,,4,-4,,-1
no firm	-1,,,-4,3,-2
rate .	-2,3,,-1,3
ring road	-3,1,3,-1
means =option	2,-1,5,-4,3,1
only from	5,3,-1,-2
lakh per month	-2,2,,1,,1
lakh per	-6,-4,-3,,-4
and its	-4,-1,-4,1,-2,-2
^diamo	-3,-1,-1,-3,-2,-3,-1
diamond	-2,2,1,-2,-1,-3
made an app	-2,4,,-2
made an	-2,3,,-1
he made	4,2,,-1
in surat	-2,,-3,-2,-2,2
frnd	2,,-2,-4,-2,-2,-1
my frnd	3,,-2,-2,-2,-1,-1
me my	4,3,,2
one thing	4,2,-2,,-1,1
bhai	-3,-1,-2,-8,-7,-3,-5
i type	-3,-1,2,,-1,-1
oh .	-5,2,-5,-5,-4,-2,-1
nine eight	-5,-4,-4,-1,-5,-2
^proce	-4,-3,-8,-1,1,-1,-2
procedure	2,-3,-1,-1,-2,-2
time and	-2,-2,1,-3,-1,1
^infor	-6,-1,1,-4,2,-1,-1
inform	2,2,2,,-1,-3
complaint .	1,4,-1,,-1,-1
birth	1,-3,2,-3,-1,-3
put up	1,-1,1,-1,-1,-2
^counc	-1,,-5,1,-1,-3,-2
council	,-1,-7,,1,-3,-1
municipal council	3,-2,-3,-1,-1,2
municipal	-2,3,-5,4,-4,3
^execu	3,-1,-4,-3,-2,-1
executive	,-2,-4,-4,-1,-2
177	1,-2,-3,-3,-2,-2,-1
sanction .	,-4,,-2,-1
and all	1,2,,2,-2,-1
reel and	-4,-1,-2,3,-2,-1
and insta	-2,-4,-4,3,-2,-1
google and insta	-4,,-1,1
from google	-5,,-1,-2,1,-1
how to get	-1,,,3,,3
sees	-2,3,-6,,,-3
but nobody	1,4,-1,1,-1
means =proud	-4,1,,,2,-1
photo are	2,,-1,3,-1
my photo	2,-6,,,-2
follower and	-1,4,4,-2,2
follower	-6,-6,3,1,-3,-4,-1
lakh of	-4,,4,1,3,-1
^coupl	1,3,-1,-5,-5,-3
coupl	5,-2,-2,-1,,-1
i used to	5,-1,2,1
i used	4,-1,2
before i	-2,-3,2,-2,3,1
3 yrs	-2,-2,-2,-1,,-1
pizza	-3,-3,-3,,-3,-1
place is	,,-3,-2,,-2
now that	-3,-2,-1,1,-2,-3
since 2011	1,,,5,,-2
means =honest	-1,1,-1,-3,-5,,-1
^candi	-6,-7,-4,-3,-2,-2,-1
i'm doing	-4,-1,3,3,-1
^cléme	-3,-2,-2,-1,-1,-1
1.2 lakh	2,-7,-1,-5,-5,-4,-2
to 1.2 lakh	-1,-4,-3,-3,-3,-2
to 1.2	-2,-3,-3,-3,-3,-2
alone	-4,-2,-4,-3,-4,-2,-1
video .	5,,-3,-3,-2
that i	-1,-1,-5,2,-1,-2
told that	2,2,-1,3
infosy told	5,-1,-1,-1,-2,-1
at infosy	4,3,3,-1,-2,-1
pay some	2,,-1
^israe	5,,-2,,4
zoom to	6,-3,-4,-1
on zoom to	4,-1,-3,-1
on zoom	6,-3,-3,-1,-3
^aizaw	-3,2,2,-1
aizawl	-3,1,2,-1
^guita	3,-2,2,-1,1
guitar	2,-2,3,-1,1
^lalri	-3,-1,,-1,-1,-1,-1
also ok	2,,-3
not then	2,-1,-4,-2,-1,-2
if not then	2,,-3,-2,-1,-1
have sanction	3,-1,-1,-1,,-1
^guide	,4,2,-1
follow the	-3,-2,-3,-1,-1
^polyt	3,,-1,-2,-1,-1,-1
college	3,-2,-8,-6,4,-1,-1
of january .	2,-1,-4,-2,-3,-1
of january	-2,-3,-5,-6,-3,-4
26th of	-2,-2,-3,3,,-1
the 26th of	-2,-2,-2,4,,-1
the 26th	-2,-2,-3,3,,-1
be live by	-3,-4,4,-2,-2,-1
must be live	-4,3,2,-1,-1,-1
much is	4,3,-5,-1,-2
how much is	4,3,-5,-1,-3,-1
extra ?	-5,-1,-5,-1,-1,-4
extra	1,-4,,1,1,-4
u need	,-5,-5,-5,-2,-4,-2
y u need	-3,-3,-3,-2,-1,-2
y u	-5,-4,-5,-4,-5,-3,-2
y	-5,-4,-5,-4,-6,-4,-1
leave it	-6,-4,-1,1,-6,-5,-1
scan	1,4,3,-1,3,-2,-1
face	2,,-1,-4,4,-3
app w	-5,5,-1,,-4,-2
attendance app	-5,4,,,1,-2
machin .	3,3,-1,,-5,4
tirupur	1,1,-4,1,-4,-3,-1
^garme	1,1,,-4,,-4,-1
garment	-1,-1,,-4,1,-3
amman	1,1,-3,1,-4,-1
88	,-3,1,-2,,1,-1
loss	3,-3,-4,,-2,-2
came in	2,-2,-1,,,1
40 thousand	2,-4,-3,-5,-3,-4
pay 40 thousand	2,-3,-1,-1,,-1
he can	3,-1,-4,-1,-3,-1
mobil .	4,,-1,-1,,2
mobil	2,-3,,-3,3,1
^hussa	2,3,-5,-4,-2,-4,-2
hussain	1,1,-5,-4,,-2
^akhta	5,-2,-2,-1,2,-1,-1
akhtar	5,-2,-1,-1,2,-1
uncle	2,-3,-1,-6,-4,-2,-3
write .	4,-3,-2,3,-3,2
not good	5,-3,2,-1,2
or not .	3,-2,-1,2,4
is ready	3,-4,-1,,,2
see if it	3,-3,-1,,-1
see if	4,-2,-1,,-1
net	3,-5,7,,-6,-5
on net	,-4,3,-2,-5,-2
and he want	5,-2,1,-1,-2
means =menara	3,-3,1,-2,1
tower	3,-5,,-1,1,3
shop of	3,-3,,-2
hav	1,-3,-5,-1,-7,-5,-2
my uncle	,,1,-2,-2,-2
550	1,-2,-3,-3,-2,-2,-1
chat assistant	-2,-1,,,5
voice	-4,,1,-3,11,-3
a voice	-4,-2,-2,-1,3,-2
^wonde	-1,-4,-4,-3,,-2
wonder	-2,-2,-2,-3,,-1
day and	5,3,-4,-1,,-4
a day and	2,1,-2,-1,-2,-2
call a day	4,,,-2,1,-1
ganga	-1,-1,-4,-3,,-2,-1
of shree	,,,,1,5
first year .	-2,-2,-2,-3,5,-1
first year	-4,-5,4,4,3,1
the first year	-2,-1,3,-2,3
lakh for the	1,-4,-5,2,2
^consi	-1,-6,,-3,,-2
consider	-5,-4,-3,-3,-1,-1
^ganga	-4,-3,-4,-2,1,-1
gold rate	4,3,2,-2,-1
gold	,1,-2,4,-2,-6,-2
rajkot .	8,3,4,-1
^ranch	,1,-3,-5,-4,-4,-1
ranchi	-2,-5,-4,-4,-4,-3,-1
^latit	-3,-3,-3,-4,-3,-2
latitude	-3,-3,,-5,-3,-2
tmrw	-5,-4,-4,-5,-4,-4,-2
means ~interview	-4,-4,-4,-4,-4,-5,-1
means =interview	-4,-4,-3,-4,-3,-4,-1
interview	-4,-4,-3,-4,-3,-4,-1
^malna	-4,-3,1,-3,-5,-4,-1
warm	-1,,3,-1,-2
uttara kannada	-2,-4,1,-3,-4,-2,-2
uttara	-2,-5,2,-3,-4,-2,-2
sirsi uttara kannada	-3,-3,2,-1,-2,-1,-1
sirsi uttara	-1,-1,2,-1,-1
in sirsi	-3,4,4,,-2
farm .	-2,2,2,-3,-3,-1
farm	-3,4,2,-2,,-6,-2
the farm	-3,,3,,,-1
that show the	-4,4,2,,-1,-1
that show	,3,1,2,-2,-1
own site with	-3,-1,3,,,-1
on our own	2,-4,2,-2,-3,-5
sold on	-4,,4,2,-1
^carda	-3,,2,2,-2,2
cardamom	-5,,3,2,-1,1,-1
malnad	-6,-5,-2,-4,-5,-4,-1
by feb	1,-2,-3,,-2,-1
before season	1,-2,-2,1,-1,-1
done before	2,,1,2
it be done	5,-3,,2,-2,-3
it be	-1,2,1,-1,-4,-3
can it be	4,-2,,,-2,-4
can it	1,-1,,-2,1,-4
package .	4,,,4,2
me when	-2,,-1,2,-4
want new	1,-2,4,1,-2,-2
^gurud	-2,-4,-5,,-4,3,-2
2017	3,-1,,1
change the	5,-1,-1,2
has now	3,-1,-2,3,-1,-1
a boy	1,5,1,1,,2
made by a	-1,2,-4,1,-2,-1
made by	1,-3,1,,2,-3
was made by	,2,-2,,-3,1
was made	2,1,-2,3,-3,1
website was	3,-2,-4,1,,-2
^permi	-3,-4,-1,-3,-4,1,-1
permit	,-2,-1,1,-1,-1
me for	,4,-1,2,2,-2
coming to	1,3,,1
^makem	4,-3,-3,1,-2,-1
makemytrip	5,-3,-3,-1,-3,-2
is book	-1,-1,,2,-1
everyone is	-1,-3,1,5,-1,-1
bengali	,2,-2,3,1
panda	2,-2,-1,,-2,-2,-1
red	3,-2,-2,2,3,2
2012	3,-1,-2,,1
travel agency in	3,,,2,3
this i	,-2,1,7,-3,1
is like	-3,-3,-2,5,-3
thing is	4,2,2,1,,3
the thing is	5,,3,2,3,3
so the thing	1,,2,3,,3
pema	-2,-2,-2,,-2,-2,-2
half lakh	-5,-2,-1,-4,-3,-3
and half lakh	-4,-3,-2,-3,-2,-2
one and half	1,-2,-4,,-1,-2
one and	-2,-1,-3,2,-2,-4
ecom site	-8,,8,-2,-2,-2
ecom	-11,-8,14,-5,-6,-5,-1
need ecom site	-8,-1,7,-1,-2,-2
need ecom	-6,-1,6,-1,-2,-2
^patia	1,-2,1,-2,-2,-2,-1
^baisa	-3,,-1,-2,-2,-2,-1
baisakhi	-2,,,-1,-2,-1,-1
means ~tied	-1,3,-1,-4,-5,-1,-1
^notic	,1,1,-3,-2,3
notic	2,-1,-3,-4,-5
maintenance bill	-1,2,,,-1
visitor maintenance	-4,1,,,-1
for visitor	-4,,-1,-1,-1,-1
app for visitor	-4,1
the manag	1,-2,,-1,2,-1
flat and	-1,2,,,-1
thane	-4,,-6,4,-4,-3,-2
^housi	1,2,-3,-2,3,-1
hous society	-1,3,-3,-2,-2,-1
our hous society	1,2,-1,,-1
our hous	,2,,,-2
leela	,-2,-2,-2,1,-1
^vasan	,-3,-4,1,-3,-3,-1
^sawan	-4,-3,1,-3,-3,-3,-2
sawant	-3,-2,1,-3,-3,-2,-2
flat per month	-1,3,,-3,-1
flat per	-1,2,,-3
per flat per	-1,2,,-4
per flat	-3,3,,-3
022	-4,-2,-4,-3,1,-1,-2
my book	2,-2,-3,-2,-1
for my book	3,-2,-3,-2
chai	1,3,-5,-1,-6,-5,-2
or what ?	,-5,1,,,1
or what	-5,-3,3,-2,2
it enough	-2,-3,2,-1,-2,-1
is it enough	-2,-3,3,-1,-2,-1
dirham is	2,3,2,-1,-1
the money	-5,-3,2,-2,,-3
give the	-3,-2,-1,-1,3
will give	,-2,5,,2
he will	-3,-1,3,-2,-3,-1
said he	-2,,1
brother in sharjah	3,-2,1,-2
cake	-3,-4,7,-1,-4
^choos	1,3,7,-3,-3,-4
choose	-1,2,7,-2,-2,-1
need someth	4,,,-3,3,-2
i need someth	1,-1,2,,4
phone . i	,,2
on phone .	-3,8,,,1,-2
mother	2,,-3,-2,1,-2,-1
^total	,-1,,-1,,2
totally	,-1,1,-2,,2
^engag	-1,,2,3
so many	-3,-3,1,-2,3,-2,-2
am and i	-1,-1,1,-1,3,1
am and	1,,,-2,2
2 am and	-1,-1,2,,3
2 am	1,-4,2,,4,1
at 2 am	2,-2,2,,6
dm	3,-1,5,-2,,-2,-1
come in	-5,-1,1,,1,1
18k	,-4,2,,-2,,-2
^sugar	-2,-2,3,-2,-1,-2,-1
in kozhikode	2,6,6,-1,-3,-1
^fathi	-3,-2,1,-2,-2,-2
fathima	-3,-3,1,-3,-2,-2,-1
for sure	-2,-1,-1,-1,-2
may come	4,-1,-4,-2,-2,-1
do for	4,-2,-5,-2,5,-2
will do	1,-4,-1,-2,-3,1
a catalogue site	4,,-3,,-1
abroad .	,-3,3,4,-1,-1
buyer abroad	5,,-5,4
^manip	,-4,-1,-4,-4,-3,-1
devi	-4,-2,3,-2,-3,-3,-2
is no	4,-2,-4,-1,-1,-1
one lakh	1,-3,-4,-2,-4,-7
internship in	-3,-1,-2,-1,-6
internship	-6,-3,-5,-2,-4,-1
any internship	-2,-3,-2,-1,-4,-1
2nd	3,,-5,1,-4,,-1
chandigarh	-6,-4,,-4,-4,-3,-1
student from	-2,,-1,-1,-5
cs	-4,-3,-3,-3,-4,-3,-2
8.4	-3,-3,-3,-2,-2,-2,-1
cgpa 8.4	-4,-2,-4,-3,-2,-2
cgpa	-4,-3,-4,-3,-3,-2
^roadl	3,-2,-2,-2,-2,-2,-1
roadlin	2,-2,-1,-1,-1,-1
pod	,3,-3,-1,-3,-1
driver app with	-5,2,,,-3,-1
truck .	-3,1,-1,,1,-2
^bhiwa	-1,1,-3,-2,-4,2,-1
bhiwandi	,2,-2,-2,-5,2
in bhiwandi	-3,-3,,,-4
^sachi	-5,-2,,-3,-3,-2,-1
sachin	-4,-2,,-3,-3,-3,-1
90 days	-3,-3,,-2,-4,2
20 to	-1,-1,-1,-3,-2,,-1
usual	2,-4,-4,2,1,-2
is usual	,-3,-1,-1
fifty	-1,-4,-1,-2,-4,3,-2
bengaluru ?	-2,-1,-2,-4,-2,-1
in bengaluru ?	-2,-1,-2,-3
firm in	7,-2,-6,4,-1,3
for its	6,2,-2,-1,,-2
paid for	-3,-1,-4,-1
^byju'	3,4
byju'	3,4
decid .	-2,-1,-2,-1,-1
has decid	-2,-2,1,,-1,2
when my	3,-2,-2,-1,,3
back when	-2,-2,-1,-1,-2,-2
come back when	-3,-2,-1,-2,-1,-2
shall	-2,-5,-2,-5,-5,2
i shall	-2,-2,-2,-1,-3,-1
see .	-3,-2,-5,-3,-4,-5
i see .	-5,-1,-3,-3,-1,-2
then we	-1,1,1,5,,-1
its in	,1,6,3
if its	-1,2,-2
u tell	3,4,-1,-5,2,-2,-2
dairy	-1,8,-3,-4,-1,-2,-1
is sri	-3,2,-1,-2,-1,-1
our name is	,2,1
our name	-4,1,-1,4,3
not us	,2,-2,-1
why not	-5,,-4,-3,-4,-2
have app	-2,6,-2,-1,,-1
^jerse	7,-1,-2
jersey and	3,1,-2
jersey	5,3,-3
packet	2,2,-1,,-1
milk	-7,5,-2,5,-1,-4,-1
in phone	-2,4,,1
pays	1,1,4,3,4,-6
that customer	-4,4,-2,,-1
want that customer	-2,4,-2
collection	2,4,,-2,-3,1
4 am	,3,-4
to 900	1,4,1,-1,,-2
^vijay	1,,-5,-2,-3,-3,-2
vijayawada	-2,,-4,-1,-3,-3,-1
^srini	-2,-3,-4,-3,-3,-3,-1
srinivasa	-4,-2,-3,-2,-2,-2
code .	2,-1,,,,3
the code	-1,2,-3,-1,-3,-2
company in	4,2,-6,-6,-1,1
one company	3,1,,,,3
site with payment	3,-2,1,-1,,-1
i have to	-5,1,-2,-6,-5,-3
tent	5,-4,-4,-4,-2,-2
gpay	6,-1
sometim	3,-2,1,-2,-3,4
they send	3,,,6
are coming	3,-2,,,-1,-1
people are	5,-2,-3,-4,-2,-4
november to	3,,1,,1
seen	3,,,4,-2,-4
have seen	4,-1,,,-1,-2
must have	1,1,1,-1,-3,4
^flyin	,-2,-5,-1,2,-2
flying	,-2,-5,-1,1,-2
is so	-5,2,-1,-2,-3,-2
river	5,-6,-5,-5,-2,,-3
the river	4,-2,,,-1,1
camp	,-5,-4,-2,-1,,-3
oct	-1,-3,,-6,-1,-4,-2
days . we	-2,,,4,1,1
two days .	-5,,,,-1,2
it died	-2,,,,1,1
and last week	3,-1,-1,,-1
^stair	-2,-2,-1,,,4
stair	-1,-1,-1,,-2,6
the stair	-1,-2,-1,,-1,6
under the stair	-1,-2,-1,,-2,5
machine under	,-1,3,,-3,1
one old machine	,-1,,,-2,2
one old	-3,-3,-2,-1,,5
on one	6,-7,-5,-5,-3,8
lie	-4,-3,-4,1,-3,-2
and files	-1,-1,-1,-3,-2,5
e-mail and	-2,-3,,-1,-1
weighbridge	-2,,-1,,-2,5
^scale	-2,,-1,,-1,2
am call from	-4,-2,-3,-2,-1,-1
goel	-3,-2,,2,-2,-2
within this	1,-1,-3,-2,-1
mine .	-1,-2,4,2,-3
me the price	-3,-3,-1,-3,-3,-2
me the	-4,-9,-4,-1,-6,-3,-1
tell me the	-2,-4,-2,-4,-3,-3
number 080 4718	,,,3
number 080	-2,-1,2,4,-3,-1
your number 080	-2,-1,-3,3,-3,-1
your number	-3,-5,-5,-2,,-2
longitude your	-2,-2,,,3
for app .	-1,3,,-2,-1
back for	-1,4,,,2
^ketak	-4,-2,1,-3,-2,-2,-1
ketaki	-4,-2,1,-4,-3,-3,-2
they call	-1,-5,-3,-4,-6,-3
now they	2,-2,-1,-2,-2
ho	,3,2,-3,-2,-4,-2
holi	-3,-1,1,-3,-3,-1
till now	-3,-2,-2,-2,-1,2
till	-3,-1,3,,,-1,-2
we did	,,2,,3
between us	-2,,2,-2,-1
can collect	-2,-1,1,,-1
^paint	6,-4,-3,,-4,-3,-2
paint .	-1,,2
paint	2,-5,-2,-5,-4,-3,-2
names	-3,-6,,-2,-1,1
my own website	-5,-1,4
so i want	2,,2,2,-4
sleep .	-3,-2,4
sleep	,-1,3,,3,1
could not	-3,,,,-1
i could	2,-4,,5,-2,-3
know i	-1,-1,4,4
came to	3,1,4,,1
i came to	-3,3,1,-1,3,-1
i came	-3,-1,3,-1,3,2
when i	-2,-3,-1,1,-2,-2,-1
website !	1,-1,-3,-3,-1,-1
on her	-3,4,2,,3,3
from us	4,-1,1,,3,-2
from delhi	-3,,3,,1
with me .	-3,,2,,-1
with me	-6,-1,3,2,1,1
^distr	-1,-1,-1,,2,2,-3
district	-4,1,1,1,,-1,-3
bihar .	-4,3,5,,,-1
bihar	-2,2,2,-3,-3,-3,-2
employe	-8,,-2,-4,-7,-4
^railw	-3,3,,-2,-1
railway	-2,4,-2,-2,-1,-1
^findi	-1,2,-1,-4,1,-1
for find	,3,,-1,4
means =attempt	-8,-4,-3,-4,6,-7,-2
try	-7,-4,,-2,5,-6,-1
to try	,-1,3,-1,1
eye .	-1,-1,,,4
by eye .	-1,-1,-1,,4
by eye	-4,-1,-2,,5
inspection	-1,,-2,-3,4
floor	-7,1,-4,1,3,-3,-1
^mahin	-5,1,-4,4,-2,-3,-2
^balan	2,1,-4,-1,-1,1
imran	-7,-2,-6,-6,-6,-4,-5
shown	1,-4,,-4,4,-2
be shown	-4,-3,-1,-2,,-2
what u	3,1,-4,2
app or	5,2,,,1
like that for	4,,-5,-1,-1,-2
everyth from	-3,,-4,-1,-1,-3
people order	-2,1,4,-4,-1
friend in	,-3,-6,-2,-2,-1,-1
my friend in	-3,-2,-5,-2,-2,-1
means =white	-1,3,-1,-4,-1
white	,5,1,-4,1,1,-1
^becam	-1,3,-1,-2
became	-1,3,-1,-1
my hand	,-2,,,-1
flour	-2,,1,-2
call and	3,,-4,3,2
and call	-2,,-4,-2
people call	4,1,-4,,-1
momo	1,-2,-3,,-2,-1
^piece	,-1,,-4,-3,-1
piec	-1,1,3,-3,-3
last year .	3,1,-5,-2,-2,3
shop near	4,,-3,2
small shop	-4,2,-2,1
a small shop	-3,1,-1
took a	-1,1,-3,3,-2,-1
my mother	2,-2,-2,-1,-3,-2,-1
bread	-4,5,,-3,6,-1
bake	1,-6,3,-6,7,-3
i bake	1,-4,4,-4,-3,-2,-1
no name	-3,-5,-3,,-5,-6,-2
dunno	-1,-6,-5,-1,-4,-4,-2
phone camera	-4,2,-4,-2,2
through the	-5,,4,-3,,-2
be seen	-1,3,-2,4,-3
to be seen	,2,,3,-4
the design	-1,2,-4,-1,-2
would like the	2,2,-4,-1,-3
afternoon . i	-3,3,2,-1,-5,-1
^ansar	-6,-4,,-6,-1,-5,-4
ansari	-6,-4,,-6,-2,-5,-4
^shake	-2,-1,,-2,-2,-2,-1
mohd .	-7,-5,-6,-5,-5,-3,-2
rugs	-5,-1,-1,-2,-2,-2,-2
^nonse	-2,-1,-2,-2,-3,-3
site no	-5,-4,-4,-2,-2,-1
partner .	3,2,-4,3,-4,1
ca firm	2,-2,-2,-4,-1,-1
ca	,-3,-6,,2,-2,-1
associat	-3,-7,-4,,-5,-1,-2
this .	-3,1,2,1,1
all this	1,-2,-3,3,-1,-1
my limit	-4,-2,-6,-5,,-3
is my limit	2,,-3,1,-1,-1
in one month	-1,-2,-1,4,-1,-1
^famou	-1,2,-1,3,-1,-1
famou	-1,2,-1,4,-1,-1
please make us	,2,,2
please make	2,1,4,3
only . please	,-1,-1,4,4
follower only	-2,-1,-2,4
daughter in	,,3,2
know .	-2,9,1,1,,1
i know .	2,7,-4,2,-3,1
i know	-2,,-4,-1,-8,4
will i	-3,-3,-3,,-4,-2
what will	4,-2,4,3
means =youtub	1,3,-3,-4,4,1
^youtu	-1,3,-4,-4,3,1
youtube	1,3,-2,-2,3,3
on youtube	1,3,-1,1,-1,4
is asking	-6,-3,-2,-2,-2
and other	4,-1,-3,2
^cutta	5,-1,-3,-1,-2,-2
cuttack	4,-2,-3,-1,-3,-3
main is	-2,-2,-2,,1,-2
named	2,-5,4,2,3,-4
for us .	-1,-1,3,3,1
^hoard	-4,-2,1,3
is doing	-1,1,,4
eastern	-5,,-3,1,-2,-2
name from	2,,-2,1
hello i got	-3,,2,1
sahoo	-3,,-2,-1,-2,-2,-1
^timet	-1,3,-2,-1,-1,-1
timetable	-1,2,-2,-2,-1
the timetable	5,-1
and see the	3,-1,-1
the fees	6,-1,-1
pay the	1,-2,3,-3,-2,1
^mylap	2,-3,-5,-3,-3,1
mylapore	1,-2,-4,-3,-3,1
in mylapore	2,-2,-4,-1,-1
and i teach	-2,-2,3
2020	1,3,5,,-2,3
cloud because	1,,,,,2
is need	4,-1,-1,-1,,3
portal is	2,-2,-4,-1,,1
read it	3,-3,-2,-2,2,-1
minister	2,,-2,-2,-1,1
^showe	1,2,,-1,4,1
show that	1,3
writ in	,3
by mail	3,2,-2,-2
the fish	4,1,-3,-2,-1,1
out .	2,,1,1,-2,2
find out	2,,3,-5,-4,1
to find out	3,-3,4,-3,1,1
to find	-3,,-2,3,2
me to find	,-3,-1,,1,-1
^tripu	3,,,-1,,1
fishery	2,,,,,1
govt	-3,-4,-5,-3,-2,-2,-2
is ur	1,-5,-5,-4,-5,-4,-2
ok sorry	-8,-7,-7,-4,-5,-4,-2
run the	-3,3,1,3,,2
and run	-3,3,-1,-2,,1
finish it	3,2,,,,1
^disap	-3,,-2,-2,-2
disappear	-1,2,-1,,,2
freelancer	1,1,,-4,-2,,-2
^home-	1,3,-3,-1,,1
means ~draft	-4,-3,-3,-3,5
means ~prototype	-6,,-4,-3,5,-1
means =mockup	1,1,3,-2,1
prototype	-3,,-1,,2,1
in indore	-2,,5,-3,,1
three people	-3,,2,,2,1
we're three	-7,2,-1,1,4,-1
for this .	1,-1,-1,-4,-3,3
and about	,3,1,,-1
we rais	-3,-1,3,-1,-2,-1
before that .	1,2,2,-1,,1
february so	-4,2,-1,-2,1,-1
is on 14	1,-1,-2,-1,-3,-3
demo day is	-4,-1,,,-5
demo day	-3,-1,,,-4
own book	8,-3,-2,-3,,-1
want own book	5,1,-1,-1,,-1
ji .	6,2,-3
singh rathore	3,-1,,1
1.75	4,,-3,-4,-3,-3,-2
given	-5,-1,3,-4,4,-3,-1
has given	-2,-1,2,-2,1,-1
can do .	-1,-3,-1,2
ai can do	-1,-3,,,3
that ai can	-1,-1,,,3
old book	-1,2,3,-1,1,3
die	-2,-3,2,-3,-3,5
dream	-3,2,-1,-1,,-1
rain .	-2,4,-2
in the last	-8,-4,-3,-4,2,-5
of them in	-1,-2,2,-1,3
eaten	1,-2,-1,,1,-2
palm	-4,4,-1,,3,-3
^patha	-3,-1,-3,-3,1,-2,-1
96	-2,2
library	-3,2,-3,-2,4,-1
of one	-3,-8,1,4,,-2
^headm	-2,-4,-2,-2,2,-2,-1
das	-3,-2,2,-1,1,-1
255	-2,-4,-3,-4,-2,-1,-3
renewal	-5,-2,-4,-5,-4,-2
gym in	1,4,-2,4,,-1
^thara	-4,-3,-3,1,-3,-3,-3
jobin	-2,-3,-5,-2,-4,-4,-2
8129	-2,-2,2,1,-1,-1
jan 1	-3,,-3,-4,-1,-1
^silch	-2,2,-3
lt	-4,,-1,1,-1,-1
with reference	1,2,-1,2,-2
means =typographi	-6,-1,-1,-7,-5,-2,-1
^lette	-3,-1,-1,-6,-5,,-1
letter	,1,-3,-6,-5,-1,-1
a letter	2,-2,-2,-1,-1,2
office has	3,2,-1
well .	1,-2,-2,2,2,-1,-1
world	-1,-2,1,2,,-2,-1
site was made	1,-1,-4,-1,-3,-2
site was	8,-2,-4,-1,-3,-3
uk .	3,,1,3
and uk	3,,,1
ads in	-1,-2,-4,5
and google ads	2,,-2,3
website and google	7,,,3
export website	7,-1,-7,-1,-1,-1
club of	5,-2,-3,,-2,-3
^getti	2,1,-4,6,-1,-2
gett	2,,-4,7,3,-2
is gett	8,-1,,2
that he is	3,-2,-2,1
that he	3,-3,-4,1,-1
sg	2,-1,-3,-3,-3,-3,-2
bats	,,4,1,-2
one order	2,-1,-4,2,-2,-1
mail and	,-1,2,-1,2,6
paid .	3,-1,2,-1,,1
he never	-3,-2,5,-1,-1,-1
wont	-1,3,-3,1,-1,1,-1
name i	4,4,1,2
whose name	3,-4,,3
whose	1,-8,-5,-2,1,-5
^playe	3,-1,,2,,3
player	2,-1,,2,,4
to one	7,-3,1,3,-3,2
^meeru	,-3,,-1,-3,-3,-3
meerut	-1,-3,,-1,-4,-3,-3
^crick	,5,,,-3,-2,-1
cricket bats	,-1,2,3,-1
cricket	,3,2,-1,-3,-2,-2
1l	,-1,-1,4
^91.98	-7,-6,-7,-6,-6,-5,-3
is mr .	,-2,-3,-2,,-2
is mr	1,2,-5,-2,-1,-2
that time	-3,1,-2,-2,,-3
what did the	-2,-3,-1,-3,-1,-1
in goa	-2,-2,-2,1,-4,-1
your in	-4,4,-1,-1,-1
of your in	-2,2,-1,-1,-1
client of your	-4,1,3,,-2,-2
^forme	,-2,3,-3,-3,-1
office of a	-2
office of	-1,1,-3,-1,2,3
family office	,4,,,-2,2
the family	,-2,3,-2,-2
we're the	-5,-1,3,1,-5,-5
say .	3,2,-5,-3,-3,-4,-1
no thank you	-5,-4,-4,-4,-3,-4,-2
to this	-1,4,-1,-1,-2
can go to	-4,-1,-5,-6,-3
lakh can	1,,-3,-1,-1,-2
from that	1,2,2,-2,-2,-1
^abhis	-1,1,-2,-2,-2
pvt ltd .	-2,1,-3,1,,-3
have made	1,-4,-2
means =flight	-3,1,-3,-2,,2
means =air	-1,-1,-6,3,1,-5,-2
^fligh	-4,-1,-3,-2,2
flight	-4,1,-4,-2,2,1
we send	3,2,3,-1,3
in advance	2,2,3
app should be	-2,3,,3,,-1
app should	-2,4,,2,,-1
think app	-3,3
then i am	2,1,-3,-1
finish .	-2,3,2,,,-1
one day	5,1,-3,-1,,2
a box	-4,2,4,-2,-1,2
in his	,3,2,,1,5
half is	2,3,-1,5
mandi	-2,1,-4,-4,,-3,-1
by the time	3,-2,-4,-2,1,-1
days only	5,1,3,-1,-1
3 days	-2,-1,-3,-3,-2,1
litchi	-2,1,-1,,-1,-1
muzaffarpur	-2,1,,,-1,-1
problem is that	5,1,-2
problem is	2,,2
the problem	,1,-3,2,-1,-3
on a site	-2,-2,,,-1
place their order	-3,-2,4
place their	-3,-3,2
telephone .	5,-3,,-1,-1
order by	-2,5,-2,-3,-6,3
^tailo	-1,6,-2,-2,,-3,-2
tailor	-3,6,-2,-2,,-3,-2
^bella	-5,2,1,3,-1,-1
^bazaa	-5,-1,2,5,-1,-4
bazaar	-7,,,4,,-4,-2
is good	2,-3,2,-2,1,2
a half	-2,-2,,-3,-2
and a half	-2,-2,1,-3,-3,-1
two and a	-4,-1,-2,-3,-2,-2
two and	-3,-2,-2,-3,-3,1
or two	-1,,,,3
lakh or	-3,2,3,-1,-1
two lakh	5,1,,-2,-2,-2
means =bodi	3,,-9,-5,-5,-3,-1
fest	3,-3,-7,-3,1,-3,-1
rock	2,3,-5,-2,-1
^himgi	-2,3,-1,-1,,-1
the bus .	-2,3,1,,,-2
the bus	,3,-1,6,,-1
position	-4,1,-3,-6,-5,,-1
means =homework	2,2,-7,-6,-3,-4
^homew	-1,-3,-1,-3,-3,-2
homework	-5,-3,-1,-3,-2,-2
himgiri	-2,1,-1,-1,,-1
^chauh	-3,-2,,-3,-2,-2,-2
chauhan	-3,-1,-3,-3,-2,-2,-1
means =wide	-2,-1,-3,-3,-3,-2
^exten	-7,-6,-7,-5,-3,-5,-2
extension	-6,-4,-3,-3,-4,-3,-1
230	-4,-1,-3,-3,-1,-3,-2
all online	-3,,5
pause	-2,3,5
e .	,,5
e	-6,-2,8,-5,-4,-4,-3
dabba	-2,1,5,-2,-2,-2
cha	-4,-3,3,-2,-2,-2,-1
2 2.5	-3,2,3,-1,-1,-2
bol raha	4,1,-1,-1,-1
bol	3,2,-2,-1,-1,-1
1999	5,1,-2,,,-1
ho ?	-1,-2,1,,-2,-2,-1
hlo sir	4,,-2,-1,5
hlo	6,-2,-5,-1,,-5,-3
75000	3,,-4,-4,-3,-2
and all .	-1,3,-4
email and	5,3,-2,,2
date is	-5,,-4,-3,-3,-3
see what	2,2,-1,,3,-1
also can	-1,5,-2,-1,-2,-2
customer also	-2,1,2
software on	1,,-3,,-3,2
means =beat	2,1,1,-2,-1,-3
beat	3,1,4,-2,,-3
in other	2,,-3,,1
write in	-2,,-2,,-4,-1
diary and	2,,-1,,-3,-1
in season	-1,1,-3,,-1
23	-4,-2,-1,-3,-3,,-2
my college	,2,-1,,1
audio	-2,4,-3,2,-3
hire	-2,2,,1,-4,-2
^funct	,-2,3,,1
function	,-1,2
for function	1,,3
means ~theme	2,-1,4,-1,2
means =thin	1,-2,-4,-3,-1,-4,-2
light	3,,-1,-2,-4,-3
sound	-2,4,-2,3,,-2,-1
^rajap	,-1,-2,-3,-2,-2,-1
means =prettier	3,-3,2,1,1,-2,-1
^beaut	3,-2,2,2,1,-3,-1
beautiful	2,-3,2,2,-1,-2,-1
can make it	,2,1,-2,2
can make	2,3,2,-2
us whether	1,,-1,,-1,2
open .	4,2,-4,5,3,-2
to open .	5,,-2,-2,-2,-1
a firm	-4,-4,,2,,1
morn . we	2,3,-3,-1,-2,-1
wani	-1,-1,-2,3,,2
week would	1,-1,-4,-2,-3,-1
231	1,-2,-2,-2,-2,-2
will see	-4,-2,-1,-1,-2,-1
means =benefit	-3,-5,-3,-2,1,-6,-3
^allow	1,-5,-6,,,-4,-1
allow	2,-2,-6,2,2,-3
month if	-2,-1,-1,3,,1
they get	-1,-3,-5,6,-1
money and	-3,3,,1
on website	-2,-5,5,-4,-1,-1
be on	7,-1,-3,6,-3,4
should be on	5,-3,-4,5,-2,-1
^telli	-3,3,-3,3,,2
from mumbai	1,-2,-3,-2,-2,-2,-1
60 people	1,,,-2,,4
and there	-4,,3,2
make our	4,2,2,2,-1,-1
from 2014	-6,-2,-2,-4,-2
^grape	4,-1,-1,-1,4,-1
grap	4,-2,-1,-1,5,-1
acres	2,-2,,-2,-1,-1
have 11	7,2,4,,,4
we have 11	6,,4,,,3
^writt	2,-6,-1,-4,-3,-5
^viney	-2,-2,5,-2,-2
vineyard	-2,-1,6,-1,-2
lol . we	-1,5,5,-1,,-1
neighbour	-2,-1,-5,2,-2,-3,-2
our neighbour	2,-2,-5,-2,,-1
afterward	-1,-5,,-5,-5,-2
come from	-1,-2,-1,-6,-2,-3
will come from	-4,-1,4,-1
^mahil	-4,1,5,-2,-1,-1,-1
mahila	-4,1,3,-2,-1,-1,-1
^ambik	-4,-2,2,-2,-2,,-1
take order from	-4,1,2
take order	-1,2,5,-2,3,-1
and take order	-4,2,7,,-1
means =lock	2,,-1,-4,-3,,-3
block	5,-2,3,-1,,-3,-2
same .	-1,-3,-3,4,,-3
ten days	1,-4,3,-2,-4,-1
in ten days	2,-2,3
in ten	2,-1,2,-2,,-2,-1
we sold	-4,-3,4,,1,5
there we	-3,-1,,-1,1
us to	,6,1,-1,-3,7
mat	3,-5,-1,-5,-5,-5,-4
hat	-3,,1,-1
^maran	-5,-1,2,,-1,-1
^presi	,2,1,2,-2,-2,-1
president	-4,-1,3,1,-2,-2,-1
the president	-6,,3,1,-1
dist .	2,2,-2,-2,-1,-2,-1
dist	-1,-2,-4,-5,-4,-5,-3
a temple trust	1,-2,1
a temple	3,-2
malaysia and	-2,-1,,,,-1
^belie	3,1,-3,-1,,-3
believe .	6,1,-3,-1
believe	4,,-5,-3,4,-2
asked: i	4,5,-7,3,-5,-3
i believe	3,3,-2,-1,2
asked: payment	-2,-1,4,-2,,-1
asked: website	15,2,-9,-2,-5,-6,-1
asked: a	5,1,2,,4,-6,-1
seva trust	1,-4,-2,-2,-2,-2,-1
seva	-1,1,-4,-2,-2,,-1
money .	2,-4,-4,2,2
of money	-4,1,-3,,-2
truste have	3,-1,-1,,1
the truste have	4,-1,-1,,2
means =apollo	-7,-6,-4,-3,-1,-2,-1
^apoll	-6,-4,-4,-2,,-1
apollo	-6,-2,-3,-1,,-1
website of	1,-4,3,-4,-2,-5
lakh it	-2,3
many lakh	-2,,-1,-1
and how many	3,-6,-4,-5,-2,-2,-1
is why	5,2,-2,-3
rohtak	-4,,-3,-3,-3,-2
^nursi	,1,-5,-3,-6,-3,-1
nurs home	-2,-1,-3,-3,-3,-1,-1
let it	-5,-3,1,-2,-2,-2
want app for	-3,7,-1,,-2,-2
want app	-11,12,-4,-5,-6,-4
sales team	-2,-1,1,1,2,-2
^chemi	-2,,-1,,1,-4,-1
chemical	,-2,-5,,1,-3,-1
dyes	3,1,-2,-1,-1
vapi	-7,-3,-6,,-4,-4,-3
gidc	-4,,3,-4,-4,-2,-1
^chrom	-1,-1,-2,-2,-1,2,-1
naik	-1,,,-1,-3
^heman	-5,1,-3,-3,-3,,-2
find me	4,-2,4,4,-1,-1
they find	-1,,,5,-1
that they	-4,1,4,4,-3,-3
someth that	-4,-3,1,1,9,5
do someth	4,-3,-2,5,-2,-1
please do	4,,1,3
^burne	4,-1,-1,2,,-1
burn	-1,1,-4,2,-4,2
and came	4
by mistake	-2,-1,-3,2,-2,-1
to him	,,,1,4,1
lady	2,-3,2,-2,-2,2
who is not	,4,,2,-2,-1
means =cent	,-3,-1,-2,-7,-2,-2
sen	1,,-3,1,-1,-1
skin	2,-3,,3,,-1
what happen	-6,,-6,-1,-4,-4
now what	4,,-2,-1
machine .	4,,-1,1,-3,1
laser	2,,,3
35 lakh	-3,1,-2,3,-2,-1
in new	2,1,-2,2,-1
second one	-4,2,2,,1,-2
^opene	-2,1,5,6,1,-1
i open	,-2,-3,1,-1,-1
begin with	-2,-6,-5,1,,-2
begin	,1,-3,1,,-5,-1
1123	1,-1,-3,-2,-3,-2,-1
receptionist	,-2,,,6,-2
my receptionist	-4,-2,,,3,-1
with any	1,-2,3
talk with	-1,,5,-3,-4
can talk	-3,,2,,-1,-1
hers is	-3,-4,2,,-2,-2
hers	-6,-2,5,-3,-3,-4,-1
^chait	-2,-1,1,-3,-1,-2
proper shop	-5,-1,4,-5,-1
i give	-2,-4,-1,-6,-4,-1,-1
means =gatewai	-6,-5,2,-5,-4,-4,-1
^razor	-2,-1,6,-3,-2,-2,-1
razorpay .	-2,,4,-3
razorpay	-2,-2,6,-4,-2,-2,-1
say it	-4,3,1,-3,-1,-2
people say	-2,-1,2,-2,-1
in ur	-3,1,2,-1,-2,-1
^weeke	3,-3,-1,1,-4,3
weekend	1,-3,-3,-1,-4,3,-1
^mille	-5,-3,1,-4,-3,-2,-1
millet	-2,-2,3,-3,-2,-2,-1
with her	-2,-2,1,-2,-2,-1
^bussi	-2,-1,2
bussines	-3,-1,2,-1,-1
tcs	2,-3,-2,-4,-3,1
is not for	-1,,3,,-2
but this is	-6,1,5,1,-1,-1
but this	1,-1,3,-1,-1,-2
iam	4,-1,-2,-3,-2,-2,-1
hi iam	-1,,1,-2,-2,-2,-1
2l	2,2,2,2
us so	-1,-3,1,,-1,1
is big	,3,,1
^sankr	-7,-1,6,-1,1,-1
sankranti	-6,-2,3,-2,1,-2,-1
west .	2,2,-2,1,-1,-1
west	2,-2,-4,-2,-4,-1,-2
part ?	-4,-1,-2,-2,2
question on	-3,-1,2,-3,3,1
bot in	-1,-1,-1,-2,4
whatsapp bot	,-3,-4,-1,13,-1
a whatsapp	-1,6,,,3
^autho	,-3,-5,-2,-3,-1
the most	-1,-3,-5,-4,-4,-2
at the most	,-2,-4,-1,-1,-2
lakh at	-2,,2,-2,1,-1
^parki	-10,-2,-4,-6,-1,-3,-1
park there	-3,-2,-2,-2,-2,-2
^koram	1,-1,-5,-1,-4,-3,-1
koramangala	3,-1,-4,-1,-3,-2,-1
for other	-3,-1,-2,-2,-2,-2
18th	,-3,-3,-4,3,-3,-1
coming from	-6,-3,-2,2,-2,-2
means ~icon	-2,-4,-7,-5,-4,-3
means =spread	-1,-2,-2,-2,-5,,-1
installment	-5,1,-4,-2,,-1
means =outliv	-3,-4,-3,-5,-1,5
^remai	-1,-3,1,-3
remain in	-1,1,-1,,-2,-2
remain	-1,-1,1,-4,-2,1
lakh now and	2,,1,,-1,-1
lakh now	2,-1,3,,2,-1
299	1,-2,-3,-2,-2,-1
car .	4,-1,-2,,-1,-1
a car	-5,-2,-3,-5,-2,-2,-1
^colon	3,,,-2,-1,-2
colony	3,,-5,-3,-2,-2
3400	5,4,,,5
view and	2,,3,-1
video on	2,1,4,3
in youtube	,1,,-1,2
on my phone	-2,-4,-1,,-1,-1
16 year	-2,2,2
^asans	-4,-1,-4,,-3,-3,-2
asansol	-4,-1,-4,,-3,-3,-1
^parve	2,,-2,-2,-2,-2,-1
parveen	2,-1,-1,-1,,-1,-1
ma'am	2,1,,-2,-1,-2,-1
store in	-4,,-2,-1,3,3
by ai	-2,-2,-1,,6,2
^folde	-5,-3,-2,-2,-3,-1
folder	-5,-3,-3,-1,-1,2
all in	2,-3,-5,,-4,-4,-4
means =docx	,-2,-2,-1,2,3
docs	-2,,-2,-1,2,2
eu	2,4,-2,-1,4,1
^tutic	1,-2,-3,-3,2,3
tuticorin	1,-3,-3,-3,2,2
^xavie	1,-1,-3,-2,-2,,-1
xavier	,-3,-3,-2,,1,-1
^anton	1,-3,-6,-3,-1,,-2
antony	-3,-2,-2,-2,,-1,-1
232	-1,-3,-4,-3,,-1,-1
for a new	2,-3,3,1,-1
we should be	1,-3,-4,2,,-1
^stran	2,-2,-3,-2,-3,-1
strange	2,,-3
in 2009 and	3,,,-1
in 2009	1,,2,-1
made in	8,-4,-4,1,-2,-2
was made in	6,-3,-1,3,-2
website that	3,1,2,-2,3,-2
a website that	2,2,1,-1,-2,-1
in which i	4,-2
^monas	3,-2,5,3,-1,-1
^tseri	,-3,-2,-2,-1,-2
tser	-1,-3,-2,-2,-1,-2
^well-	1,-4,-4,-3,-1,-3,-1
km	3,,,,1
home delivery	4,5,-3,-1
^aliga	,4,1,-1,-3
^kiran	-1,3,-5,,,-2
kirana	,4,-5
^pande	3,,-4,1,-2,-1
golu	-4,-1,-3,-3,-3,-2,-1
bas	-2,-3,-3,1,-1,-3,-2
true ?	-5,-3,-3,-2,1,-1
that true	4,,-1,-1
is that true	4,,-1,-2
name as	3,,-4,-2,-1,-1
your name	-1,-2,-4,-3,-1,-2
^menti	1,-5,-5,-2,1,-2,-1
mention	,-5,-4,-3,,-2,-1
on us	-2,,2,-1
^messr	2,-2,-3,-2,-1,-1,-1
messr	2,-1,,-2,-1,-1,-1
^1,18,	-2,-1,-2,,-1,-1
1,18,000	-2,,-2,,-1,-1
^beari	-2,-3,-3,-2,4,2,-1
bearing	,-2,-2,-2,-1,,-1
^bhavn	-3,1,-1,,-3,-2,-1
till then	3,2,-4,-2,-2,3
40 lakh in	2,2,-1,-1,,3
40 lakh	1,1,-6,-3,2,-1,-1
fix .	-1,1,3,-2,-1,3
can fix	1,1,-2,-1,-2,1
it will be	-4,4,-1,-1,-2,2
think it	-3,1,2,,1,2
were think	-2,2,-1,-2,-1,1,-1
we were think	-2,2,-1,-2,-1,3,-1
month ! !	,2,,,,3
month !	,3,6,-1,-1,3
^batte	3,4,-1,-4,-4,,-2
battery	1,-3,-3,-4,-3,1,-2
and app	2,1,,,,3
^ourse	,2,-1,-5,-6,-2
dashbord	-2,1,-2,-1,-1,3
we made	-3,-1,-2,-2,3,2
one know	1,1,,2,3,3
every one	-4,-1,-3,,1,2
is with	,4,1,-1,,5
^frein	-1,2,-1,,,3
freind	-2,2,-1,1,,3
member app	-7,7,-1,,,-2
a member app	-4,3,,,,-1
a member	6,1,3,-1,-1,-2
requir a	-2,3
requir	4,2,-4,,-3,,-1
half of next	-1,,-1,-1,3
second half of	-6,-4,-5,-3,-3,-4
second half	-6,-3,-7,-3,-4,-4
the second half	-5,-3,-5,-2,-2,-3
the second	-2,1,-6,-5,1,-2
in the second	-4,-2,-5,-1,2,-3
for order	-4,1,,-1,5,-1
^banne	-6,-1,2
fb page	-5,-2,1,6,2,-1
xmas	1,-3,6,-2,-2,-2
b4 xmas	3,-1,-2,-1,-1,-1,-1
b4	-3,-6,8,-8,-6,-4,-4
in february .	-4,1,,3,-3
^traff	,-2,-2,-2,-3,-2,-1
traffic	1,-2,-5,-2,-3,-2
grow	-2,,-5,-2,1,1,-2
move it to	3,,,,,3
move it	-1,-1,-2,-2,,4
to move it	4,,,,,2
down at	-3,-1,,,-1,1
^elect	1,1,-1,-7,-9,-1,-3
election	-3,3,,-2,-2
^newsp	-3,,-1,2,-1,-1
newspaper in	-3,,,,-1,-1
newspaper	-5,-1,-1,2,-2,-1
a newspaper	-2,-1,-1,,,1
the computer	-4,-1,,3,-4,-3
after the	,-3,1,,-1,3,-2
longitude i	-2,2,-2,3
dear longitude i	,-1,-1,2
bisht	-3,1,-2,-2,,2,-1
kamal	,3,3,2,-3,2,-2
7500	,5,-2,-2,-3
said no	3,4,-3,-1,-2,3
i said no	-2,-1,-3,-1,-2,-1
i said	-1,,-4,-7,-2,-5,-3
for ads	-2,-2,-4,2,2,-1
month only	2,-1,-3,,,1
9999	3,-3,-3,,-2,-1
boy from	-1,,,,,3
emi	2,-2,-5,-5,-2,-3,-1
with all	4,,2,-1,,1
simple thing	3,,-1,,-3
bought from	5,,,-1,-1
we bought	3,-1,,-2,-1,-1
know we	-2,-1,-2,7,-1,-1
didnt	2,-1,-1,-2
they say	2,3,-4,-1,-2,-1
say yes	1,-5,2,-4,2,-3,-1
i say yes	2,,,-1,5
i say	,3,1,3,2,-2,-1
kya	-4,-3,1,-1,-3,-2,-1
means =swiftui	2,1,-3,-3,-2,-2
means =swift	,2,-1,-1
people come	-1,-5,-3,3,1,-5
driver for	2,2
before that i	4,-2,-1,3,,-1
^stand	-3,1,1,-3,,-1
used cars	8,-1,-1,3,-3
^wardh	3,-2,-4,-2,-2,-1,-1
wardha	3,-2,-3,-2,-1,-1
at nagpur	,-3,-1,-4,-1,-1,-1
yard	1,-1,-5,-3,-3,-2,-1
^faisa	3,1,,-3,-3,2,-1
faisal	1,,,-4,-4,-3,-2
for site	-1,,-2,4,-1,-1
a piece	,-1,-4
45 thousand	-3,-2,2,-3,-2,-2,-1
panchayat	6,-4,,-4,-3,-2
^samit	-4,-3,4,-3,3,2,-2
means ~discount	,1,1,-4,-3,,-3
^disco	-4,-2,2,-2,-6,-7,-2
discount	-6,-1,2,-2,-4,-4,-1
please give	-3,-1,3,-1,-1,-1
so please	4,2,3,-2,2,1
2016	1,2,2,-1,-1,-1
in 2016	4,-1,5,2,-2,-2
took my	,-2,4,,-1
one online	3,-3,2
then please	,,5,,-2,-1
you only	2,-3,3,-2,-1,-2
^infot	-5,1,,-3,-2,-3
infotech	-4,,1,-2,-2,-1
said longitude	-2,-2,7
^fores	2,-1,5,,-1
sir from	-2,-3,2,,-2,-1
900 .	-2,-3,6,6,-1
rupe and	2,4,4
180	-2,,2,-3,3,-2
26	-6,,2,-3,-1,1
my group	1,-2,5,-1
honey and	,-1,6
of all	-2,2,5,2,-1,-1
first of	-2,1,2,-3,-2,-1
will do .	1,-4,4
website will	1,-3,-3
simple website	7,-4,-4,2
a simple website	4,-3,-1,-2
and pay from	2,-3,,,,-2
guest should	2,-4
beach .	2,-2,,,,2
beach	1,3,1,1,-3,2
the beach	,-2,3
has no name	1,-4,-1
has no	2,-3,4,3,-2,2
that has	1,1,4,-1,2
^varka	3,-2,,-1,,-1
varkala	2,-3,,-1,-1,-1
surf school	6,-3,-4,-2,,-1
surf	2,-5,-3,-5,,2,-1
^ishaa	-4,-3,-3,-3,-1,-3,-2
ishaan	-1,-4,-4,-4,-2,-4,-3
day . i'm	-2,-1,,,4
the first of	-2,-2,-2,-1,-2,-1
dutch	,,3,1,-1
use the	,2,-1,2,-2,-1
react developer	-4,-2,-1,-1
of react	-2,-1,-1,-1,-1
^salar	-1,-5,-5,-5,-1,-2
salary	-6,-5,-6,-5,-2,-4
60 days	-3,-4,-1,2,,2
notice	-2,,,-3,2,2
a firm in	2,-4,-4,2,-2,2
lpa	-4,-5,-3,-3,-3,-3
6.5	-5,-4,1,-3,-4,-3
exp	-7,-5,-6,-6,-4,-3,-1
yr exp	-4,-3,-2,-3,-3,-2
i have 3	-6,1,2,-1,-5,-3
^kalit	-4,-2,-4,-3,-4,-4
kalita	-4,-1,-3,-2,-4,-3
^suspe	-3,,-1,,-1,-2
suspend	-2,,-1,,-1,-2
^saffr	-3,-3,4,1,-2,-2
saffron	-2,-2,5,2,-1,-1
dar	-4,-4,1,-4,-1,1,-2
640	-4,2,-3,1,-2,,-1
^deleg	1,5,-1,,-1,-1
delegat	,6,,,,-1
and we need	2,-3,1,-1,-1,2
margao and	1,,1,-1,3
margao	2,-5,,,-2,-3,-2
in margao	1,-1,-2,-4,3,-1
held	1,-2,-2,,-2
forum	3,2,-1
^homeo	,-2,1,-2,-1
savio	,-4,-4,,-4,-4,-2
1 february	7,-2,-2,-2,-1,-1
9 may	-3,,,,,-1
on 9	1,1,-3,-1,-3,-4
pay more	2,-2,-4,5,-1,-1
cannot pay	5,-1,-4,-1,-2
^offse	4,-1,4
offset	4,-1,5
and pays	2,-1,2,3
the proof	1,-1,-4,,-2
sees the	5,4,-2
file on	-2,-1,-3,,-1,-4
the file	1,-1,-2
so want	-4,2,1,-1
of both	6,4,1,-3,-1,-1
front of	-2,-4,-3,3,-4,-4
in front of	1,-4,-3,2,-2,-2
in front	-1,-5,-6,1,-1,-4
hand in	6,,-3,,1
operator	1,3,-2,,-4,-1
customer send	2,,1,-1,5
all customer	2,-1,-3,,-1
now all	-1,,-2,-1,,2
everyth . now	2,,3,-1,,-1
flex	-4,,-4,-1
^samba	-2,-3,8,-4,-3,-2,-1
print pres	2,,1
means ~month-minimum	,3,-2,-3,1
means =smallest	-4,-2,-3,-3,-1,-3,-1
means =shortest	1,-4,-4,-5,1,-3,-2
means =least	-3,,-4,-1,,-3,-1
^minim	-3,-3,-2,-6,,-3,-1
minimum	-1,-5,-3,-4,2,-2
mad .	,3,,-1,-2,4
mad	1,-2,3,-5,-4,2
cousin said	,2,-3,,1
my cousin said	-1,1,-4,,2
man .	3,2,-2,5,,2
one shop	,-1,3,-2
has app	-2,4,-1
mistak	-1,2,-2,,4
^burni	-3,2,-2,1,-1,1
call my	,3,-3,,-2
60 70	-5,2,-3,-2,1,-1
call for	-1,,-5,3,-2,-3
to 11	-2,1,-2,-2,4,-1
9 to	,2,-1,2,4
every night	-1,3,-1,,1,1
batter	2,4,1
selvi	-7,2,-4,-4,-4,,-2
city .	8,6,,-2,5,2
electronic	-3,1,3,-3,-3,2
going to	-2,3,1,-3,-2,-2
in hosur	-4,-1,-4,-2,-2,-4,-1
me and my	1,4,-2,-2,-2
sir .	3,,-3,-1,-2
4 3	-3,-1,3,-2,-1,-1
8 1	-3,-3,,-4,-1,-3
5 0	-2,,-1,-1,,-1
on my own	4,1,,,-3,-2
asking on	4,,-1
i'm asking on	4,-1,-1
zoho	-4,,-3,-3,-4,-6
offer from	5,-2,-3,,,3
you offer	-6,-3,-5,,-2,2
in what you	-2,,,3
in what	-2,-2,-4,2,-2
38 lakh .	2,3,,,,3
38 lakh	1,3,-1,,,2
38	3,3,3,-2,-2,1
^slide	-1,,,-2,-2
slid	-2,,,,-2
company from	1,,,,5
in december .	3,2,-2,1,,1
in december	2,,-3,,-3,1
retire	-1,3,,,,3
who will	,-4,-4,5,-3,-3
clerk	3,-4,-3,-1,-2,-3
upper	-6,-5,-4,-4,-3,-4,-1
^excep	-5,-4,,3,1,-1
except	-5,-3,-1,2,,-2
zoho and	-3,-1,-1,-1,-1,-3
to zoho	,-1,,,-4
year to	-3,-3,,-1,-1
there i	-2,2,-2,,-2
hello there	-6,-3,,-2,-3
permitt	-2,-1,-1,-3,-5,-4,-1
not permitt to	-1,,-2,,-1,-1
not permitt	-1,,-2,,-1,-1
site in english	8,-1,-4,-3,-5,-1
exporter .	3,-1,-4,3,-2
^morad	-2,-3,-3,-3,-5,-4
moradabad	1,-3,-1,-3,-4,-3
bras	4,-3,2,-3,-4,-3,-1
^handi	1,-4,,-4,-4,-4,-1
handicraft	,-4,2,-3,-3,-2
hand ?	-2,-3,-1,1,-2
google in	-2,-3,,3
instagram and google	-3,,-1,1
take our	-3,,-1,,,2
you take our	-3,,-1,1,,1
being	-2,,,,-3,1
we have no	-1,-3,-1,-1,-2
nu	-3,-1,2,1,-2,3
dadar	3,-4,-4,,-4,-3,-2
cater kitchen in	-3,-1,3
cater kitchen	-2,-1,3,1
parsi	4,-2,-5,,-3,-2
and with	1,-1,-1,-3,-3,-8,-2
with .	-1,-1,-1,3,2,-1
for six month	-2,-1,-1,4,-1,-1
for six	-2,2,-1,2,-1
month for six	-2,-1,-1,3,,-1
twenty thousand	,-4,-2,-1,,-1
^kisha	,-1,-4,1,-2,-1
web .	2,2,-2,-6,-1,-2
in web	7,2,,-1,-2
thing in	-1,,1,-1,-2,-2
such thing	1,1,-3,-2,4,-1
do such	3,-1,-2,-1,3
you do such	2,-1,-2,-1,2
if you do	2,3,-1,2,-2,-1
tell if	3
is clos	2,-1,-1,-1,,2
heard	1,-2,-4,3,2,1
i heard	,-2,-2,-2,-1,-1
and it cost	,1,2,2
^purni	1,-1,-4,-3,-2,4
means =blank	3,-3,-2,4,-2,-3
empty	3,-2,-3,4,-1,-2
ok but	1,-4,-2,-4,-2,-2
they tell	3,-1,-1,-1,-1,3
map .	4,1,-2,,-3
on map	2,1,,-1
broken on	6,-2,-2,-1,-1
she can	4,1,1
about one	2,1,1
out about	4,3,-1
find out about	3,3,-1
in this	2,-3,-5,-2,-4,1
respect team	1,1,4,-1,-1,-1
kr	1,-1,-5,-4,-4,-3
hai .	-1,3,1,-4,-1,2
clas book	,-2,-2,-3,-2,-2
come .	-3,1,-1,-1,-1,-1
3rd	-2,-1,-4,-2,-5,-1,-1
^gokul	-3,-3,-3,-3,-3,-2,-1
gokulam	-1,-2,-2,-1,-2,-2,-1
would do	-1,-4,3,,-1,-2
you would do	-1,,3,2
you would	,,3,1,-1
be sold	-4,-3,3,1
pots	-2,-1,4,-1
potter	-2,-4,9,-1,-1
a potter	,-1,5,-1
has it	-6,-5,-4,-3,-4,-5
^pendi	,-6,-2,-5,-5,-4,-2
pend	,-6,-1,-5,-5,-3,-2
18000	-4,-2,-3,-2,-2,,-1
moga	1,,-4,-2,-2,-2
^balwi	-3,,-3,-1,-1
balwinder	-2,,-3,-1,-1,-1
same same	3,-2,1,-1,1
^calic	2,-1,-1,-3,1,-2,-1
ours is	5,-1,-1,3,,1,-2
our museum'	2,-1
quot for	2,-3,-3,-1,-1,1
^webch	3,-2,-3,4,-1
webchutney	3,-2,-2,3
foundry	2,3,-1,-1,-1,-1
means =tracker	,-8,-4,-6,-4,-4,-1
pixel	5,-4,-2,-5,-2,-5,-1
two other	2,4,-1
with two	5,1,5,2,,-2
you with	1,-3,-2,,,-1
compare	-2,-3,2,-1,-2,-2,-1
desai	-4,-4,-3,-4,-4,1,-2
four .	-2,,1,1,4
like it in	-1,-1,-1,,-1,2
daily .	-1,1,,,4
medicine	-4,1,-3,-2,,-3
when will i	-1,1,-2,-1,-1
when will	-3,,-3,-1,-2,-2
cough	,4,-2,,,3
baba	-7,2,4,-1,-3,-1,-1
why is	-5,1,-4,-3,-2,-2
did she	-3,2,-2,-2,-2,-1
ma	-1,-4,2,6,-4,-3,-1
how is	-7,-1,-3,-2,-3,-3
from 10	,3,,1
bengaluru .	,3,-3,2
the children	-3,3,-1,,-1
most of the	-1,2
^barra	-4,,-3,-3,-2,-3,-2
age home	1,3,-1,,,-1
age	-4,-1,,-3,,-1,-1
old age home	,2,,,,-1
old age	1,3,-1
dutta	-4,-3,-4,-3,-2,-3,-1
means =roi	-6,-1,2,-6,1,,-2
means =profit	2,-2,-3,-3,,-3,-3
^debja	-2,1,-3,-2,-2,-2,-1
debjani	-1,1,-3,-2,-2,-2,-1
only now	2,,1,3
web only	6,-2,-3,-2,-1,-1,-1
is there .	7,-1,-1
so that is	3,-2,-2,-1,3
won	-1,-5,-4,-1,-1,-2,-1
we won	3,-2,-2,2,2,-1
lakh we	1,4,2,-1,3,-1
prize	3,-1,-1,,2
for his	5,1,-3,2,-2,-1
they did	3,-1,,,-1,1
because they	5,2,-2,-1
one not	3,-2,,-3,1,-2
^mento	-1,2,-2,-2,,-1
what a	3,-2,,-3,-6,-2
^booke	,-6,-5,-2,-1
excel and	4,-2,2,,-1,-1
form and	-2,-1,-3,-1,,2
google form	1,-1,8,-3,-2
every order	3,-1,,-1
means =loop	-3,,2,3,-4,-5,-1
pattu	,-2,-2,1,-2,-2,-1
for one	2,1,-5,,1,-3
25000	2,-3,-6,-5,-5,-4,-3
^becua	3,2,,,2
becuase	4,2,,,2
with 2	,-4,6,3,,-1
mba	3,-3,-1,-5
hi am	1,-2,-3,-1,-1,-1
mid jan	2,-2,8,-1
so mid	3,-3,4,-1,-1,-1
thai month	2,-2,6,-1,,-1
^muhur	3,-2,8,-4,-1,-1
muhurtham season start	2,-2,6,-3
muhurtham season	3,-2,7,-3,-1
muhurtham	4,-2,7,-3,-1,-1
in clas	2,-3,4,,3
but in	1,8,4,1,,-1
rate card	-3,-1,-5,4,-6,-1
ur rate	-4,-3,-1,-2,-2
need now	-3,,-2,-1,-1,-1
^tezpu	-3,-1,-2,-2,-3,-2,-1
tezpur	-2,-1,-2,-2,-2,-2,-1
^cemen	2,-1,-3,-2,4,-2
cement	,-1,-4,-3,2,-2
bora	-1,-4,-6,-4,-2,-4,-1
will call	-4,-4,-2,3,-1,-1
bihu	-3,2,1,-2,-1
so we would	-3,,2
shop in kota	4,4,-4
am nurul	1,3
not more .	-1,-1,,3
^18,00	-6,-5,-1,,-4,-1,-1
18,000	-5,-5,1,1,-4,-3,-1
around rm	-6,-2,-5,-4,-3,-3
please whatsapp	-2,-1,2,-1,-2,-1
jb .	1,4,-1,3
dead .	4,,,2,,-2
dead	1,-3,-1,9,-4,-5
clinic website	-3,-1,,-1
no email	1,-2,-4,-5,-4,-3
^haula	-7,-1,-7,-5,-5,-3,-3
haulage	-7,-1,-6,-5,-4,-3,-2
order we	,-1,-3
delivery order	,3,4
the delivery	,-3,-4
snap	6,3
jobs and	,3
where to	-2,2,-2,-3,-3,-2
ask where	,3,-1,,-2,-1
to ask where	-1,3,,,-1,-1
day the	-2,,,,3
since 1998	-4,-2,-2,-3,-2,1
been in	2,-4,-4,1,-5,-4
we hav	-2,,-3,1,-2,-1
jian	-5,-4,-5,-4,-3,-1,-2
wei jian	-6,-4,-5,-5,-2,-1,-3
teoh	-2,-5,-5,,-1,-4,-3
kill me	-3,,-3,-2,-1
will kill	-5,-4,-4,-3,-2,1
not my	-5,-3,-4,-4,-2,-2,-1
if you did	3,-1,-1,-1,-1,-1
you if	-1,1,,,,3
emaar	-2,2,-4,-2,,2
long did	-2,-6,-3,-2,-1,-1
how long did	-4,-6,-4,-4,-1,-2
in deira	3,1,-1,2,,-2
busines bay	3,1,-4,3,4,-1
in busines bay	-1,-4,-2,2,4,-1
in busines	1,-5,-6,2,4,-3
is it in	-4,,3,-1,-1
dubai .	-1,4,5,2,-4,-1
in dubai .	-2,-2,-2,2,-2
my direct	-1,-1,-3,,,1
of june .	,-1,3,,1
of june	-4,,,-2,1,-3,-1
end of june	,-1,2,,,-1
finish by	-3,4,-2,-1,-1
must finish	-1,4,-2,,,2
35,000 and	3,2,-2,,-1
is omr	-1,-1,4,,-1
budget approv	-5,,-3,-1,1,-1
the budget approv	-3,-4,-1,,-1
our document	-1,,,,2,1
trust . we	3,1
trust .	2,-3,-2,-1
department of	-2,3,-2,1,-3,-2
in salmiya	-5,1,-2,-1,-2,-2,-1
salon in	-3,-5,-3,-4,-3,-3
rania	-5,3,-3,1,,-3,-1
7788	-1,-4,-2,-3,1,-3,-1
973	-5,1,-4,-4,1,-3,-3
ok ?	2,4,-7,-5,-1,-3,-1
too much for	-5,,-4,-2,2,-1,-1
is too much	2,6,2
that is too	,5
think that	-1,3,-3
but i	-6,5,1,-2,-2,,-1
^costu	-1,2,1,,3
the regular	-1,2,-1,-1,-1,-1
own order app	,3,-5,,,-3
own order	-3,1,5,-1,-1,-1
my own order	,2,-1
^imagi	3,1,-1
imagine	4,5,-1
30 percent	-2,4,-4,-1,,-1
we are open	-2,1,,3,-1
kitchen we	-3,1,-1,,-3,-1,-1
^filip	6,2,-3,-1
filipino	5,2,-3,-1
with my wife	3,,-3
i hav	2,,-5,-4,-4,-3,-1
hi there i	,3
and english .	3,-1,-3,,-1
the registration	3,-1,-5
in amman	2,2,,,-1,-1
afternoon . we	,-2,-1,4,-2,-2
^yasmi	-2,-3,-3,,-3,-3,-3
in april .	-4,,-1,-1,1,2
it ? ?	-1,-1,-4,3,,3
is it ?	2,-3,-5,-3,-2,-1
^88120	,-5,-2,,,-1
^lazad	,-2,4,-2,2,-1
lazada	-2,-1,3,-2
website google ads	4,,,3
^bangu	5,-2,-3,-1,-3,-2,-1
toko	-1,-1,1,-3,-1,-1,-1
surabaya .	4,,,1
pak	-1,2,6,-6,-4,-1,-2
^sumbe	2,-2,-3,-3,-1,-2,-1
sumber	1,-2,-2,-2,-1,-1
^indon	3,1,2
0812	2,1,-3,-3,-3,-2,-1
asleep	-1,,,,2
restaurant on	-1,4,,2
two restaurant	-3,-3,3,-1,2
our two	-2,-1,,4,-1
coral	5,-3,-2,-3,-2,-2
manage market	-1,-1,-3,5
der berg	-2,,-4,-4,-5,-1,-1
van der berg	-3,,-4,,-4,-1,-2
^elean	-2,-3,1,,-1,-1
eleanor	-3,-3,1,-1,-2,-2,-1
12,000 per month	,,,4
12,000 per	,,-1,3
from the first	-2,-3,-2,2,-2,-1
sar .	,2,4
i can pay	7,2,-4,2,1
month ? i	2,,2
month ?	,-5,-4,-3,-5,-5,-1
you do it	3,,-1,-2,-1
est .	,-3,-1,-3,,-1,-2
est	2,-2,1,-2,1,-2,-2
is noor	3,-1,-4,,-1
mall	-5,-3,-4,-3,1,-4,-1
the mall	-2,2,,-2,-1,-1
must show	1,,-2,-1,-4,-2
website must show	5,-1
website must	5,-2,-4,-2,,-1
means =seriou	2,4,-5,-2,2,2
^serio	8,6,-1,1,-1,2
seriou	2,7,,-1,3,3
so this time	-1,-1,2
so this	-2,-2,5,-1,-1
boy in	4,2,-1
website to	-1,-3,4,-1,2
work before	2,-2,,,5
cheapest package	3,-1,-2,-2,-1,-2,-1
ur cheapest	6,-1,-2,-2,-2,-2,-1
and for	-8,-6,1,-5,-4,,-1
usd per	-1,,-3,-2,-1
shopify is	-1,-1,2,-2,-1,-1
web shop .	-6,-4,8,-2
a web shop	-9,-3,8,1,-1,-2
through a	1,-3,3,-2
customer to order	-3,3,5
our customer to	-4,-3,3
like our	-4,2,3,1,1,1
would like our	,-3,1,5,-3
order come on	-1,-2,3
^brune	-2,2,-1,-3,-4,-3,-1
brunei	-2,1,-2,-2,-2,-2
^garag	-1,-1,-4,-1,-4,-3,-1
^banda	,-2,,-4,-4,-4,-2
bandar	-2,-2,3,-4,-4,-4,-2
awang	-2,-1,-3,-1,-2,-3,-1
hj	,,-3,-2,-2,2
15,000 .	3,2,,,,-1
somewhere between	,-4,-2,-3,,-4
2290	-4,-2,-4,-5,-4,-5,-4
871	,-3,-3,-2,-3,-3,-1
673	-2,-2,-2,-2,-2,-2,-1
can ring me	-1,-4,,,-1
can ring	-2,-2,-2,-1,-1,-1
you can ring	-1,-4,-1,-1,-1,-1
^ancho	-5,1,-2,,-1,-1
you tell us	-2,-2,-1,2,-3,-2
on me	-2,-1,2,-1
days and	3,-3,-3,-2,,3
shut down	5,-1,,,-2,1
shut	6,-4,-5,-3,-4,2
a room	,,,,,4
in a room	,,,,,4
server is in	-2,-2,-2,-1,-1,-8
industrial city	-2,1,-2,-1,1
in dammam	,,2,3,,1
logistic firm	-6,-1,,,,2
a logistic firm	-6,,,,,2
as it	-1,,-1,5,-1,-3
the day .	-1,-1,3,-1,-1,-1
the day	6,1,4,-2,-1,-2
of the day	-1,2,4,,-1
greeting of the	,-2,4,,,1
greeting of	,-2,4,,,1
means =passport	3,1,-2,-2,-1,-1
^passp	4,-1,-4,-3,-1,-2
passport	4,-1,-3,-3,-1,-1
my passport	-4,,-2,-1,-2,-1
as in	-4,-3,-2,1,-2,-1
it as	1,1,2,-3,-1,-2
write it	-1,-2,-1,-3,-1,-1
^alexa	-1,3,-1,,3,-1
alexandria	,2,-1,,3
^handm	-2,-2,8,,-2,-1
handmade	-2,-3,6,-2,-2,-2,-1
egp	-6,3,-3,-4,-3,-2,-2
do tiktok	-3,-1,-4,,-1,-1
all do	3,-1,-3,1,-1
u all do	2,,-4,1,-1
u all	1,-1,-3,,-1,2
3 outlet	6,-1,-4,,-1,-3,-1
tea .	4,3,-1
^bubbl	-3,-2,-6,,-5,-4,-2
bubble tea	-4,1,-5,2,-2,-2
bubble	-4,-3,-6,,-4,-4,-2
ok for	-5,6,-2,-3,-1,-2
email only	-3,-4,-3,-2,-3,-2,-2
deliver to	-2,2,-3,-1,-1,-1
we deliver	-3,2,-1,-1,-1,-2
by card	2,-4,7,-4,3,-1
pay by card	-2,-2,5,-1,2,-1
order the	,1,2,-1,2,-1
peple	-3,-1,2,-1
^somth	-4,-2,1,-2,-1
somth	-4,-2,-1,-1,-1
^hahah	4,-1,3,-1
hahaha .	,-1,2,-1,-1,-1
hahaha	4,-1,2,-2,-2,-1,-1
but only	-5,-1,2,-1,1,-3
in nizwa	-2,3,2,-2
of a small	6,-2,-1,,-1,-1
owner of a	3,-1,2,,5,-1
i'm the owner	-2,,1,,-1
salam i'm	1,-2,2,-2
salim bin	-2,,,-2,-1,-1
this one	5,-2,-2,-2,-2,-2
old number	-3,-1,-1,-2,-1,-1
is old	4,-2,2,-2,-2,-2
said that	,-2,-1,-1,-1
grab	3,,3,-1,1,-2
neighbour at	-2,-3,-3,-1,,-1
my neighbour at	-5,-2,-2
my neighbour	-6,-1,1,4,-3
^mayba	-1,-6,-4,-3,1,2
maybank	,-5,-4,-3,-1
petrona	-6,,-5,-6,-4,-2,-1
for petrona	-3,,-1,,,1
anyth for	-3,-2,3,-3,-2,-1
built anyth for	-3,-2,-2,-2,-1
built anyth	-2,-3,-2,-3,-2
have built	,-2
whether you have	-2,-3,-2,-1,2
me whether you	-4,-2,,,-1
me whether	-3,-3,,3
tell me whether	-2,-3,,2
asked: later	-3,-1,-1,-2,-1
asked: curiou	-3,-2,-1,-2,,-1
^curio	-10,-8,-7,-7,-6,-5,-4
curiou .	-3,-3,-2,-2,-2,-2,-1
curiou	-9,-9,-7,-6,-6,-6,-4
asked: only	-6,-6,3,-4,-5,-4,-1
only curiou	-4,-4,-4,-3,-3,-2,-1
asked: am	-5,-3,-3,-4,-3,-2
am only	-6,-1,,-3,-3,2
i am only	-5,-1,,-2,-2,2
old .	6,3,-1,-1,2,-1
year old .	-3,3,3,,2
eleven year	3,-1,-3,-3,,-1
is eleven	2,-2,,,,2
of petal jaya	1,2,-1,-1,-1,-1
behalf of the	,-1,-4,-3,1,-3
rohani	-8,-5,4,-1,-4,-2,-4
puan rohani	-6,-3,4,-3,-2,2
go to tender	1,-2,-3,-2,-1,-2
rm 50,000	-1,1,-4,-4,-3,-3
the ceil	-2,-3,-3,-2,-3,-2
financial year so	-2,,-2,-1,-1
within this financial	,-2,-1,,-1
12 .	-3,-1,,-1,-4
2214	5,-1,-1,,,3
shopp site	-5,-1,10,-1,-1,-1
call in	1,,-2,,4
rm 5k	3,-5,2,-4,-2,-2,-1
maybe rm	2,2,-1
dont want	-2,-3,-4,-2,-2,-2
i dont want	3,-2,-2,-2,-1,-1
new one ?	5,,-3,-1
make new one	3,-2,-3,,-1
make new	7,-1,-6,-2,-1,-2
it very	5,-1,1
guy	8,,-5,1,-3,1,-2
i pay	4,-1,1,7,-1,-3
sell fish	-3,-1,,,,-1
from shah alam	,-5,-4,-3,-2,-3,-1
from shah	-1,-5,-4,-3,-2,-3,-1
helo	2,1,2,4,-5,-4,-1
app on	-4,4,-1,-1,3,-2
an app on	-1,3,,,4
and to	1,1,6,1,1,-1
patient should be	3,1,,3
ain .	-2,-2,5,1,-1
al ain .	-2,-4,6,1,-1
and al	-3,,2,,4
dhabi and al	,,2
group with	-2,5,-1
waha	-2,-2,-6,1,-1,-4,-2
al waha	-4,-1,-3,,,-3,-2
are al	-3,-4,-3,-2,-2,-2,-1
we are al	-3,-4,-3,-2,-2,-2,-1
hessa al	-4,-3,-4,,-4,-3,-1
hessa	-7,-6,-5,-3,-1,-6,-4
all in .	1,-3,-2,-1,-2,-1
about half	1,-1,-3,-1,-1
book system	4,-5,-1,-2,-2,-3
as we are	-3,,-2,-1
as we	,,-3,-1
before may	-1,1,-3,-1,2,1,-1
^alwah	-4,-2,-2,-2,-1,-2,-1
0190	-2,-3,-3,-2,,-2
555 0190	2,-2,-3,-1,,-1
4 555 0190	-2,-2,-2,-2,-1,-1
4 555	-6,,-3,-2,-3,-2
971 4 555	-6,-1,-3,-2,-3,-3
urs ?	-2,-2,-2,-2,-1,-1
urs	-6,-4,-3,-5,-4,-3
number urs	-1,-2,-2,-2,-1,-1
this number urs	-2,-2,-2,-2,-1,-1
agency .	-3,-1,-3,-3,1
property agency	-2,-2,-1,-3
whatsapp .	2,,5,-1,4
for whatsapp	-3,-2,-2,-2,6
chatbot for whatsapp	,,,,4
bayt	2,-1,-1,-1,-2,-1
why ?	-3,-2,-2,-3,-1,-2
start and	-2,-1,-3,-1,-1
year start	-5,1,-1,-2,2,2
school year start	-5,1,1,,-1
school year	-5,1,1,-6,-4,-3
the school year	,-2,-3,-2,-3,-2
befor	-3,-2,-4,-3,-2,,-1
too long	-6,-1,4,-2,-1,-1
and 8	-2,,2,-3,-1
not be	,-1,,3,-5,-2
them . we	4,1,2,-1
^scree	-2,3,2,-3,3,-3
now we are	-2,,-2,1,,-1
student and	,,2,,-3
with 40	2,,-1
whatsapp group with	-3,3
in whatsapp	,1,-2,,4
^lesso	1,3,2,-4,-2,-2
lesson	2,2,3,-4,-3,-2
teacher in	5,,-2,-1,,3
story .	2,3,3,-1
story	2,2,3,,-4,,-1
long story .	2,1,-2,-1,,-1
^mahmo	2,,-1,-1,-1
mahmoud	3,,,-1
photograph and	3,1,,,-2
^jumei	-1,-5,-2,1,-4,-4
jumeirah	-2,,-4,1,-4,-4
in jumeirah	,,3,2,-2
hello my name	-1,,8,,-1
hello my	2,-2,4,2,1,-1
files to cloud	-1,,-1,,,4
files to	-2,,-1,-3,,6
n files to	,,,-2,,3
n files	-1,,,-1,-1,3
email n files	,,,-1,,3
email n	,,,-2,,3
move email n	,,,-1,,3
move email	,,,-1,,3
lian	,1,1,-2,1,-1,-1
hock	,-6,-4,-6,-6,,-4
^raymo	-4,-2,-4,-4,-2,-2,-1
raymond	-3,-2,-4,-4,-2,-2,-1
ah huat	,1,-1,-2,-2,-1
is that you	-2,-1,-4
in jakarta	2,-2,-2,-3,-3,-1
firm call	-6,-1,2,,-3,-1
a firm call	-5,,3
from a firm	-1,-1,,,1,3
have the	,2,7,-5,3,2
i have the	-1,-3,2,-1,-3,-1
50 771	3,-1,1,,,-1
^barak	-4,-1,3,-4,-4,-3,-1
barakat	-3,,1,,-1,-1
of shop	-2,-3,4,-1,,-1
name of shop	-1,-2,3,-1
store that	-2,,2
only whatsapp	-4,-4,2,,-5,-1
we dont have	-1,2,1,2,-1,3
us but	2,-4,3,-2,-1,-1
want to buy	-5,-2,3,-4,-2,-1
they want to	-4,1,5,,-2
they want	-4,,4,-4,,1
and they want	2,2,2,-3,2,-2
home to	-3
go home to	-4,,2,-1
go home	-3,,2,-1,,1
^pilgr	-3,-5,2,-4,-3,-3
pilgrim	-1,-4,1,-3,-2,-2
a shop of	,,2,-3
have a shop	4,-1,-3,-1
normally ?	-3,-5,,-2,-1
it normally	-1,-1,,-2,-1
much is it	-2,,2,-2,-1
inshallah	,-3,-1,-3,-3,-3,-1
hajj	-4,1,4,-1,-3,-1
want before	-1,1,-2,-1,-1,-1
advertis for	-1,,,2
search advertis	-3,,,-4
could you do	4,3,1,4
^lusai	3,-2,-1,,-1
lusail	2,-2,,,-1
a cater	-1,-3,2,-2,-1
run a cater	-4,-3,2,-2,-1
longitude we	-3,2,1,,,2
dear longitude we	-3,2,1,,,3
be comfortable	-1,-2,2,2,-1
would be comfortable	-4,-1,-1,3
khoury	-2,-3,3,-1,-3,-2,-1
you can .	3,-2,-4,-1,-2,1
je	3,-4,-4,-2,-5,-5,-4
surau	-2,-1,-3,-2,-1,-1
not yet	1,-3,-2,-4,-1,-2,-1
budget is not	-5,-3,-3,-4,,-1
he say	2,3,4,-1,1,-1
contract .	-2,-1,-2,3,4,2
do that	-2,-4,6,-2,7,3
hehe	2,-1,4,2,1,-1,-1
^painf	-2,-2,6,-1,1
painful	-2,-3,6,-1,1
eyes	-3,2,-1,,1
my eyes	-4,,-2,,2
am the one	-2,-2,1,-2,1,-1
like 600	,-1,,,2
have like	-5,,-1,,,1
we have like	-4,,-1,,2,1
the invoic	-1,-2,,,4
read the invoic	-1,-1,,,3,-1
read the	-3,-6,-2,-1,2,1
that read the	-2,-1,-1,,3,-1
system that	-4,-1,,,2
ask me to	2,1,-1,,1
ask me	2,,2,-5,,-2
boss mr .	4,-2,-3,-1,2
office here	-2,1,-2,3,3,-1
code 973	-3,-1,,,,-1
rebuilt .	3,-1,2,,-2,-1
crash every	,-1,-1,,-2,-4
it crash	2,-2,,,,-1
six month .	1,1,,2
took them	3,,-1,,,-1
^bangk	-3,-1,3
bangkok	-4,-1,4,-1
built by	-3,2,,-1
was built by	-2,2,,-1
was built	,1,,3,-1
even . our	2,-1,4,-1,2
bayu	,-1,-3,-3,-3,-3,-3
^sudar	,,-2,-2,-1,-1
25,000 .	-2,-2,-2,-2,-2,-2,-1
yrs exp	-8,-4,-3,-4,-1,-1
4 yrs exp	,-3,,-2,-1
4 yrs	-5,-4,-1,-3,4,-2,-1
flutter dev	-1,-2,-1,-1,,-1
hire ?	-3
u hire	-3,-1
do u hire	-3,-1
customer see	1,2,-1,,-1,-1
auto care	-2,4,-2,-1,-2,-1,-1
40k aed	-3,2,,-2,-1,-1
for that we	,3,4
summer .	1,4,-3,-3,,-1
pharmacy in	-3,2,7,-1,-3
our pharmacy	-1,-3,-1,,-3,1
branch of	,1,-1,,-1,4
a second	-7,,8,-2,2,-1
open a second	-4,-3,5,-1,-1
to 8,000	,-3,-2,-2,-2,-1
6,000 to 8,000	-1,-4,-4,-4,-3,-3,-1
6,000 to	-1,-3,,-3,-2,-2,-1
jod	-2,-3,-3,,,-2
^buyin	-5,,4,1,-4,-2,-1
buying	-5,1,2,,-4,-2,-1
is the time	1,,2,2,2
^lebar	-3,-1,2,2,-1,-1
lebaran	-4,-3,2,,-2,-2
dulu	-2,-2,-4,3,-2,-2
40 million	,-1,,3,-1
maybe 40	-3,-1,2,1
the store	-1,1,-2,4,-1
budget for the	1,,-1,3,-1,1
budget for	2,-1,-2,3,2
means =tire	1,-2,2,1,-2,-3
tired	,-1,4,2,-2,-2
meta ads	-2,-1,-2,-2
to run the	-1,,3,3
^webst	1,-4,1,-2,-3,-3,-1
webstore	-3,-2,3,1,-2,-1
year !	,-1,,2
every year	4,-2,-4,,-3,-1
fee is	4,1,-1,1
the admin	1,-1,,3,-1
shopee and	-1,,3,-2
bandung	-2,-1,,2,,-1
min	,-4,,,-6,-1,-1
2210	-3,-1,-2,-1,-1,-2,-1
come out	2,,-1,-2,-1,2
each time	-2,-2,2,-1,-4
in kuch .	-2,,,-1,-1,1
college in	3,-4,-1,,-1,1
^brend	,,-1,,,2
work with the	-2,,-1,,,2
i work with	-2,-1,1,1,,2
^antho	-1,-2,-2,-1,-2,1,-2
anthony	4,-2,-2,-1,-2,,-1
done .	-5,,-1,-1,-1,-1
it can be	2,,-1,2,-1,3
it can	,-1,-3,2,4,2
the march	-2,,-1,2,-2
455	-4,-2,-2,-2,-2,-2,-1
82	2,-3,-1,-1,4
pahat .	-2,-4,3,-3,2,-2
batu pahat .	-2,-3,2,-2,3,-1
431	,-2,,-2,-3,-3,-1
07 431	,-2,2,-2,-3,-3,-1
nile	-2,-1,,,4,2
has only	2,-3,,-1
she has	-1,,4,2,-2,-3
first and	1,-2,-2,4,3
derma	1,6,,3,-1
our competitor	-6,2,-4,1,3,-2
4 and	2,-3,3,,-1,-1
we come	-5,-2,-1,1,-1,-1
^derma	2,-3,,,4
you write	-3,-1,-1,-1,,-1
^anywa	-3,2,-1,5,4,3
anyway	-3,2,-5,4,4,2
^webpa	6,-4,-3,-4,-2,-1
webpage	5,-3,-2,-3,-1,-1
first on	-4,,,1,,-1
each other	-4,,-1,-4,-1
the doctor	-6,3,-1,,-1,-1
cairo	3,-1,-2,-2,-1,-1
a big	-5,1,-5,-2,,4
do the	3,3,-1,,-2,-2
i do the	,,3,1,-2,2
yasmine	-2,-2,-3,2,-3,-2,-1
^niles	-4,-5,-5,-3,-5,-5,-2
^obvio	-4,-1,-2,-5,-3,-2,-3
obviously	-7,-1,-6,-5,-5,,-3
as possible	-2,-3,-3,-1,-4,2
soon as possible	-3,-2,-2,,-2,3
soon as	-2,1,,-1,-3,2
soon	-1,-2,-2,-2,-5,-2,-1
as soon as	-1,-2,,-1,-3,1
as soon	-2,-2,,-1,-3,1
would do .	1,-2,-4,-1,-1,-2
to bengaluru	1,2,-5,-2,-1,-1
^neare	-4,,-4,2,-4,-3
nearest to	-1,-1,-2,3,-1,-1
nearest	-1,1,-4,1,-2
is nearest to	-1,-1,-2
is nearest	-1,-1,-3
offic is	-1,,-3
offic	,-5,-6,-3,-3,-3
which of your	-4,-4,-4,-2,-4,-2
which of	-6,-7,-4,-5,-5,-4
handle	-2,-1,2,-4,-1,-6
you handle	,-4,-1,,-1,-1
know you	-2,-2,,,-2,2
i'll say	-3,-2,-3,-2,-2,-2,-1
riyal .	-2,2,1
two million	-2,2
reserv	-5,3,,,-1
the amount	-2,1,,,-2,3
q3 .	4,,-2,,4,-1
in q3 .	-4,2,,,2
mobile in	-1,,-4,,-1
riyadh .	-2,3,-1,-1,2,1
^al-ot	-4,4,2,-1,-1,-1,-1
al-otaibi	-3,6,3,-1,-1,-1
u take	1,6,-3,-2,-1,-2
many days	4,3,3,6,-5,-2
how many days	3,2,2,4,-4,-2
mobile is	,-6,-3,-3,-1,-1
search .	10,-1,-2,4,3,-1
want new website	3,,-3,-1,,-1
year one	-2,-2,-3,-3
2 year	-4,1,-2,-3,3,-2
customer alway	2,1,,,5
^momba	4,-4,-2,-2,-3,1
mombasa	4,-4,-4,-2,-3,-1
to kochi	1,-1,5,4,,-2
sea	1,3,-1,-3,-3,-3,-1
llc we	6,-1,,3
fresh fish	-1,-2,4,,-1
tool which	-3,-2,,,2
segar	-1,1,1,-1,2,-1
pasar	2,-5,-3,-3,-2,1,-1
penang .	-3,2,5,4,-2,1
hello how	10,-1,-3,-3
ok thx	-4,-3,-3,-3,-3,-2,-2
qr order	7,,,-1,-1,-1
site w	2,-3,6,-4,3,-2
menu site	3,-1,-3,,-1
^cafe'	1,,,2
cafe'	1,,,4
work . we	-1,,-1,-1,2
wit	-4,2,-3,-6,-1,-1
hendrik	-2,-1,3,4,,-1
dollar .	-1,,2,-3,-3,-4,-1
show in	-5,,-1,2,-2,-1
the boat show	-2,,,-1,-1,-1
the boat	-4,2,4,1,8,-2
^curta	5,-2,,-1,2
curtain	5,-2,-2,1,2
more . the	1,,,2,-1,1
no more .	,-1,5,2,-2
no more	,,2,-5,-2
month no more	,-1,-2,,2,2
month no	4,-2,-2,1,1,4
dinar	2,1,-4,-1,-2,-2,-2
year was	-2,-1,-1,1,-1,-1
know us .	-3,-1,-3,4,,-1
know us	4,4,-2,2,1,-1
they know	-3,1,-1,3
and tiktok	,,,2
must be on	-4,-1,2,,,-2
my brother says	,-1,-2,1
^jorda	-1,-2,-4,,-2,-2
jordan	-1,-2,-4,,-2,-1
sofa	1,1,-4,5,-3,-2
hv a	-3,-3,1,-5,-2,-1
hv	-5,-3,-2,2,-4,-2
i hv a	-2,-2,2,-2,-1,-1
i hv	-4,-2,3,1,-3,-2
551	-3,-3,-5,-4,-4,-4,-2
79	-2,-2,4,,-1,-1
^comme	-1,-6,6,-4,-7,1,-1
commercial	-3,-2,2,-2,-3,3
^intra	7,-7,-7,-5,-5,1
intranet	7,-6,-6,-4,-4,-2
an intranet	4,-5,-4,-2,-4,-5
asked: to	2,,-6,2,-4,2
to quote	-1,1,2,-1,-1,-2
asked: we	-4,-2,-4,-1,,2
no date	-4,-3,2,-2,2,-3,-1
app to see	-4,3,-1,,-3
app to	-9,1,-3,-1,-4,-2
parent want	-3,5,,-1,-4,1
hub	-4,-3,4,-3,-4,1,-2
^farid	-5,-1,-1,-2,-2,-1,-2
faridah	-4,2,-3,-3,2,,-1
and someone to	2,,-2,4,3
product pages	-3,,3,5,4,-1
greeting . i	-4,3,-1,,4,3
greeting .	-4,4,,2,7,3
in sohar .	3,1,-2,,,-1
in sohar	-1,3,2,-1,-2,-1
spoil	-3,-2,4,-1
^ventu	2,-1,2,-1,-1,-1
ventur	2,-1,2,-1,-1,-1
are at	-1,-4,-1,-1,-1
we are at	-2,-4,,,-1,-2
durian season	-2,-1,,-2,-2,-1
before next	-1,1,4
want it before	3,,3,,1
he want it	-1,,3,-1
this and	2,1,3
for this and	2,2,3
he got	2,-3
^airbn	6,4,1,4,-2,-1
airbnb	-1,4,1,5,-2
buy .	-3,-1,4,-1,-1
kl and	,3,3,,,2
in kl and	,-1,4
people in kl	-5,-2,3
^bento	-3,-3,1,-3,-3,-2,-1
raub	,-3,-1,-3,-2,-3,-1
marketplace for	-3,-5,6,-1,-4,-1
rahim	1,1,1,-2,-3,-2,-1
datuk	-1,-1,3,,-1,1
again .	3,-3,1,3,4,6
hi my	-6,-2,-3,,-3,1,-2
usual ?	,,-2,-2,-1,-1
month . is	3,-3,-2,-2
that it	3,,-3,-2,1,5
he said	,2,-2,-5,-5,-6,-2
biru	-5,-2,-2,-6,-2,-2
^tanju	2,-3,,-2,-2,-1
tanjung	1,-2,-1,-2,-2,-1
on his	-2,,-3,-3,3
year on	-2,,-1,3,-1
work with you	-3,-2,-2,-2,-1,-1
from kuantan	-1,,2,1,-1
anwar	-3,-3,-2,-2,1,-1
^hawal	-5,,-4,-3,-3,-3,-2
hawally	-4,,-3,-3,-2,-3,-1
and need to	1,-1,4,,,-1
was hack	3,,-1
^swimm	,4
swimm	-1,3
i chair	4,1,-1
aisha	-4,-5,-4,-5,-2,-4,-3
there . i	3,1,-1,-2,-1
^dolph	-3,-1,-4,-3,-1,-1
dolphin	-2,-2,-3,-2,-1,-1
little dolphin	-2,-1,-3,-2,-2,-1
is being	-3,1,3,-1,-1,-1
^spons	1,-3,-4,-3,-3
sponsor	2,-3,-4,-2,-3,1
a sponsor	4,,,-1
eight week .	-2,,3,,1
eight week	-3,1,3,-2,3,-1
110	5,2,-1,,2,2
have maybe	-3,,-1,-1,1,-2
arabic english .	,-2,2,-1,1,-1
arabic english	1,-3,-1,-3,1,-1
urdu	-3,3,-1,-1,3
reply in	-2,,-1,,3,3
robot	-5,-4,-3,-1,4,-1,-1
one robot	,,,,4
only 4	-2,3,-5,1,2,-2
my staff	-1,,,,3,-3
means =visa	-2,2,-3,-3,3,-2
visa	,2,-4,-3,1,-1
bur dubai	-4,4,-1,-4,2,-3
bur	-4,4,3,-4,-1,-2
in bur dubai	-3,2,1,-3,2,-2
in bur	-4,2,-1,-2,3,-1
typing centre	-2,-2,-1,-1,2,-1
help i	-5,,-1,-4,3,-2
plz	-4,-2,-3,-5,,-3,-1
the web .	1,-2,1,-5
ticket and	-3,-1,4,,3
buy ticket	,3,5,-1
taip .	-3,,5,2,-1
rimba	1,-1,3,-1,-1
desk at	-2,,2,,3
zoo	-4,3,3,-2,-1
after it for	-1,,2,-1,,3
look after it	1,-2,-1,1,-2,4
approv .	1,-2,3,,3
has been approv	-1,-1,,,-2,-1
has been	-6,-2,,-6,-2,-3,-1
^75,00	-2,-3,1,2,-3,-1,-1
75,000	,-3,1,2,-3,-1,-1
target .	-1,3,2
holiday in	1,-2,,-1,-2,-1
not show	-5,-4,-2,7,,-1
^gadon	-1,-3,-1,1,-1,-1,-1
gadong	-1,-2,-1,1,-1,-1,-1
^flori	-3,-6,7,-5,-4,,-2
florist	-5,-4,6,-1,-4,,-2
722	-2,1,-4,-2,-3,-3,-3
9087	2,-4,-3,,,-3,-1
sari	1,-2,3,-1,-1,-1
the hr	4,,,,-1,3
first . i	3,-1,-2,,-2
must see	2,-3,-5,-1,-2,-1
is okay	-1,1,,3,-2
say 300	3,,-3,2,-1
our director	1,,-1,-2,-1,-2
want web	-2,-6,5,-4,-5,-3
hang	4,3,2,-2,-4
mb	2,-6,-2,-1,-3,-2
is already	-1,-4,-2,-3,-2,-1
^manpo	2,-1,-4,-3,-1,-3
manpower agency	3,,-1,-1,-1
manpower	2,-2,-3,-2,-1,-2,-1
good day we	3,-1,,,-2
hi good	3,-1,-2,-2,-1
friday ?	-4,-1,-2,,,-1
on friday ?	-3,-1,-2,,,-1
on friday	2,-2,-2,-1,4,4
open on friday	-4,-1,-2,-1,-1,-1
dubai office open	-4,-1,-1,,-1,-2
is your dubai	-2,-1,-1,-2,-1
do you take	1,-1,-9,-7,-4,-3
back .	2,2,-2,-1,3,1
talk to my	-1,2,-2,-1,6,-1
backup .	-1,-1,-1,,-5,2
with backup .	-4,-1,,,-3,2
^elsew	1,-3,-3,-3,-4,-2
elsewhere	,-4,-5,-4,-4,-3
runs on a	-1,-1,,,-3,5
accountant .	-3,-2,-1,-3,-1
^chart	4,-3,-3,-2,-3,3,-1
charter accountant	3,-2,-1,-1,-1,1
charter	,-3,-4,-2,-3,3,-1
^geral	-5,-2,-3,1,-1,,-1
say from	-2,,-1,,-4
tax season	-4,-2,-2,-1
clas .	-5,-2,,-1,3
oasi	-2,-5,-2,-4,-6,-2,-2
but i want	-6,1,2,-1
us with	-5,3,3,1,,4
and leave	-1,3,,,-1,-1
germany and	-3,2,2,,-1,4
to germany	-5,1,2,,-1,-1
travel to	-3,,,-1,-5,-1
the university	-2,2,,,-1
kid	2,,-2,-3,-1
we want app	-2,5,-1,,-1
is the bus	-1,2
where is the	-2,-2,,-1,,-4
^afrai	,1,2,-2,-2,-1
afraid	,-3,2,-3,-3,-2
6th	-3,,-2,-6,-1,-1
a nursery	5,2,-4,-2,-2,-1
have a nursery	3,4
dear i	-7,,4,-2,1,-2
hello dear	3,2,-1,,1
of school	,-2,6
want a small	-4,-1,4,-1,-1
marina .	2,-2,-1,-1,-1
in dubai marina	2,1,-2,2,-1,-1
tower in	3,-1,,,-1
crown	-1,-1,-3,,-2,-2,-1
fifty thousand	-3,-2,-1,1,,1
^petan	1,-1,-2,-6,1,-2,-4
petani	,-4,-4,-4,3,,-2
^sunga	-3,-1,,-3,1,-1,-3
sungai petani	-1,,-1,-4,1,-1,-2
sungai	-1,-1,-1,-4,,-2,-3
ah boon	-3,-2,-1,-1,-2,-1,-1
print house	-1,,,,2
54	,,2,,-1,1
phone ?	-4,-5,3,-1,-3,-1
^snapc	-1,,4,2,-1,-2
snapchat	-2,,4,4,,-1
sixty thousand	3,-2,,1,-2,,-1
sixty	1,-3,-1,-3,-3,-3,-1
think we	-1,-3,2,,-1,2
i think we	-4,,4,,-1
bottle	-4,-1,3,4,-1,-1
price of	3,-3,,3,1,-2
in all	-4,-2,,,1,-3,-1
we want same	-2,-1,3,5,-2
roses	-3,-1,8,,-1
ask them	-2,3,,5,2,-5
means =friendli	-1,-1,-4,1,-7,-1,-4
nice	,-2,-4,-2,-7,-9,-3
very nice	-3,-3,2,-2,-1,-2,-1
^tower	-4,-1,3,2,-3,-2
the website of	2,-3,4,,-1,-3
made the website	-2,,3
who made the	-3,-3,1,,-1
you who made	-2,-2,3
you who	-2,-2,4
it you who	-3,-2,3
^distu	-2,,2,,1
disturb	-2,,3,,1
cyberjaya .	-2,-1,-2,-2,-1,5
in cyberjaya .	-1,-3,-3,,-2,-1
tech .	,2,-2,,,-2
aqua	-3,-2,-3,-3,4,-3,-1
of sales	-1,1,3,,4,3
linkedin .	1,,,3,,2
asked: on	,-6,1,1,1,4
on linkedin .	1,,,3,,2
^campa	-3,-4,-4,7,3,5
campaign	,-5,-2,7,4,3
market and	1,-1,-4,3,-2
asked: the	1,2,4,-2,2,-2
asked: want	1,-5,2,1,1,-5
want a website	4,1,-5,1,-2,1
quarter .	4,-4,1,3,,-3
second quarter	1,-2,-2,1,,-2
the second quarter	,-2,-2,1,,-2
launch in the	4,-1,-2
in total	-2,1,2,-1,2,2
licence ends	-4,-3,-4,-1,-1,2
our licence ends	-3,-2,-4,-1,-1
our licence	-2,-3,,-1,-2,-2,-1
month with	3,-1,-3,-1,-1,3
cost rm	,4
true that	-1,3,-6,-5,-3,-3
it true that	,4,-5,-5,-3,-5
paper on	6,-3,-4,,-3,-2
a paper on	-1,-2,-3,,-1
a paper	2,-1,-2,-1,-4,-1
writ a paper	-2,-3,-3,,-1
writ a	-4,-3,-3,-2,-4,-1
i'm a student	-3,-3,-2,-1,-2,-2
^haven	-1,-6,-5,-5,-4,-2,-1
haven't	-1,-5,-5,-5,-4,-2,-1
event .	-3,1,,,-1
office . i	,,,-1,-1,2
my office	-2,-1,,,-1
cry	-1,-1,-2,-1,-1
^disas	2,-3,-1,-1,,1
disaster	,-2,-2,,,1
lose booking	2,-2,-4,-3,-1,-2
we lose booking	2,-2,-3,-3,,-2
dm and	3,3
in kuwait	-2,1,-1,-1,-2,-1
simple app	-3,6,,,-1,-1
could you build	1,3,-2,,-2,-1
not name	-4,3,-1,-2,,-1
international school in	-1,-3,-2,-1,-5,-2,-1
parent association	-1,2
the parent association	-2,3
^annel	3,2,-2,-2,-1,-2,-1
fair .	2,3,-2,,2
which we	,1,,-2,-2,2
^kinde	-4,3,,,-2,2
kindergarten .	-4,,-1,,-1,-1
kindergarten	-4,4,,-1,-2,-1
fb ads for	-3,-1,-1,2
kecil	2,-2,-4,2,-3,-3
^binta	1,-3,,-2,,-2,-1
bintang	2,-3,-1,-2,-1,-2,-1
^tadik	-2,,-2,-2,-2,-2,-1
ros	-3,-1,-2,-3,-2,-2,-1
cikgu	-3,-1,-4,-3,-4,-3,-1
by then .	2,2,3,3,1,-3
there by then	-1,-1,-1,3,-2
there by	,,1,3,-2,-1
be there by	,2,1,3,-1,-1
in october so	-2,-4,-1
^diver	4,2,-4,1,-3,-1
diver	2,3,-4,4,-2,2
deep	,,1,-1,-2,2
in fujairah	-1,-3,2,-2,-2,3
^divin	4,-3,-4,1,-3,-3,-2
diving	2,-3,-4,2,-3,-3,-2
marri	-1,-2,4,-1,3,-1
^suhai	-7,-5,-5,-4,-4,3,-2
suhail	-4,,,,,2
^capta	1,3,-3,-3,3,-3,-3
captain	3,4,-2,-4,2,-4,-3
is captain	-2,-1,,,3
this is captain	-2,-4,1,,2
person or	-2,-1,-1,-1,-4,-3
real person	-1,,-2,-1,-4
999	-4,-2,-2,-1,-4,-2,-1
jd	3,-2,-2,-3,-2,-1
spend all	3,-1,2,-1
to spend	6,-2,1,,-3,-2
want to spend	4,-1,-2,1,-1
dont want to	5,-2,-3,-2,-2,-1
but i dont	3,,,3,,1
in canada	3,,,,,-1
he was	2,-2,-4,-1,-2,-1
programmer	1,-6,-3,-1,-2,-1
petra	-3,-2,-5,-2,-2,2
the statu	4,1,,,-1
^ladin	4,-1,,,2,-1
lading	2,,,,2
of lading	2,-1,,,2,-1
bill of lading	4,,,,2
bill of	4,-1,,-1,2
one system	3,,,,-1,-1
and email	6,-2,-3,1,-1,-4
website and email	4,-1,-1,,,-2
the website and	8,6,3
own name is	3,-1,-2,2,2
open our	4,1,-1
leave our	3,-1,-1,-1,-1,2
we leave	3,,3,3,-2
my partner	-5,-1,1,-7,-7,-4
and my partner	3,,-1,-1
aqaba	6,-3,-1,-3,,-1
work in the	4,1,,,-1
may so before	,-2,-5,-2,-1,-2
of may so	2,,-2
open 1st	3,-2,-2,-2,-1,-2
a law office	-2,-3,-1,-1,-1,-1
a telephone	4,-3,-5,-1,-2,-1
read on	4,6,-1,,-4,-2
be read on	5,-1,,3,-1
be read	4,-4,-1,3,3,-1
cannot be	3,,-1,,-2
you redo	3,-1,-1,,-1
salma	-3,-4,-3,-3,-2,-3
see a	-3,-2,5,1,,-1
we see	-6,-2,,-4,-4,-3
decide	3,-6,-3,-2,-1,-4
we shall	-3,1,-2,-1,-2,-2
could make	-1,-1,-1,2,-3
you could	-1,,,,5
whether you could	-1,,,,2
may i know	2,-1,-3,-3,-2,-2
setar .	3
^110,0	-2,3,-2,-1,-3,-1
110,000	-2,3,-1,-1,-2,-1
web for	10,-2,-5,-6,-2,-4
grain	,3,,-1,-2,-1
can or not	-1,,2,-2,-2,-1
can or	-1,1,-1,-2,-1,-1
rm 20k	-4,-2,-1,-4,2,-2,-1
rawang .	-1,,1,2,3
rawang	-1,-1,,1,2,-1
kat	-3,3,6,3,,-1
mak	,-1,6,1
dapur	-1,-4,5,-4,-1,-3,-3
my kitchen	1,-2,5
website then	2,-1,6,6,-1
i want them	-4,,7,6,2,-2
them order	,-3,2,,-2,-1
all of them	1,,2,-2,1
and all of	-4,-3,3,-2,-1,-1
klang valley	-1,,3,,,-1
^resto	7,-1,-6,-3,-4,-5,-1
restoran	4,-1,-1,-3,-3,-3,-1
my busines	-1,-2,,-1,-2,-2
rizal	-3,-1,2,1,-1,-2,-1
^talki	3,-3,1,-2,2,-2
was talk	5,1,3
so i was	3,,1,,-3,-1
hey so	-4,3,4,7
boleh ?	2,-3,-2,-3,-4,-1
by which	3,3,-1,,1
consider an app	-1,-5,,,-1
consider an	-1,-4
manama .	-1,,,,7
in manama	-3,-2,,-2,,-1
taxi driver	-3,2,,,2,-1
^indep	-4,-2,-2,-3,-3,,-1
independent	-2,-2,,-3,-4,-3,-2
have collect	-3,,-1,-1,-2,-2,-1
fixed .	3,-3,-1,-1,3,1
count people	-3,-3,-3,-3,5,-1
camera count	-2,-3,-4,-2,5,-1
ai camera count	-1,-2,-3,-1,4,-1
ai camera	-2,-4,-4,-3,5,-2
^fashi	-6,-3,-3,-4,4,-3,-2
fashion	-5,-3,-3,-3,1,-3,-2
did it take	-2,-1,-1,-1,,-1
did it	-4,-4,-4,,-2,3
as they	-2,-1,,,,3
much as	3,-1,-1,,,-1
as much as	3,-1,-2,,1,-1
as much	4,,-1,,1
that cost	-5,,2
noon and	-5,1,-1,-1,-3,-2
i read that	-3,-1,,,-4
asked: journalist	-2,-1,,-1
means ~writer	-3,-6,-6,-7,-7,-5,-2
^journ	,-5,-6,-5,-4,-3,-1
journalist	-8,-5,-5,-4,-4,-3,-1
a journalist	-7,-5,-4,-4,-5,-3,-2
am a journalist	-2,-1,,-1,-1
asked: no	1,-4,-3,-3,-1,-1
no project	-4,-4,-3,-3,-4,-1
the gulf	6,-5,1,,-5,-2
me pak	1,1,-3,-1,-1,-1
money is	-1,3,1,,1
old people	-4,2,-4,-3,,3
dollar per	-4,1,-1,,-1,-1
made app	,3
year we	-1,-1,-1,1,-2,-3,-1
last year we	2,1,1,1
^notif	-3,5,4,,-1
the room	-3,1,-1,-1
hotel the	,1,-2,-1
the hotel	-3,2,-3,-1,-1
schedule	-2,3
^makas	-1,2,,,4
makassar	-1,1,,,4
umrah	-2,2,4,-2,-1,-2
you i	4,1,-2,-4,-2,-2
fax .	-3,-1,1
by fax	2,1,4,2,1
website instead of	-1,-2,2,-2,-1
from a website	-5,-2,4,-4
to order from	-5,2,-5,-2,-2
sharjah industrial	-3,-1,1,-1
make uniform	1,-1,3,,2
we make uniform	,-1,3,,2
even . we	-3,,3
^needl	1,-4,-4,-4,-4,-2,-1
needle	,-4,-3,-4,-4,-2,-1
06	1,-5,-4,-4,-4,-4,-2
salalah .	1,3,5,-3,-1
^hyper	-3,,-2,-1,-2,2
^rando	4,,,-2,2
random	3,,,-1,2
to someone	-1,-1,3,-1,-1,1
thru	-4,2,5,3,-4,-3
put you	-4,,-2,5,1,4
the landline	2,,,,2
^kings	-3,,-1,1
gitex .	,-3,1,2,5,1
see somth	-3,-2,-1,-1,-2,-1
thing that read	-1,-2,,,3
thing that	5,-5,-3,-2,7,-4
ai thing that	-2,-2,,,5
my md	-4,,3,,3
them so	,-1,-3,-2,1,-1
intern	-2,-1,-4,-4,,-1
a week and	-4,,2,-2,4,-2
cvs	-4,-2,-1,-3,5,-1
answer . we	-1,-1,,,2
they never	4,-2,,-1,5,-3
^recru	,-3,-3,-2,2,-2
recruitment	1,-1,-1,,4
dubai team	,-3,-3,-2,,-3
the dubai team	,-2,-1,-1,,-1
the dubai	-6,-7,-7,-5,,-5
is grace	4,-2,-2,,1
twice .	-2,-1,4,-1,-2,1
240	-5,3,,,2,2
^77120	-6,-5,-5,-3,-3,-2,-1
that you made	-1,2,-1,-2,-1,-2
i bought a	-1,-4,-5,-1,-2,-1
kindly help	-5,-1,7,2,-2,-3
wai	-3,-3,-3,2,-2,-3,-1
kok wai	-2,-3,-3,-1,-1,-2,-1
kok	-2,-2,-4,-2,-3,-3,-1
lau	-2,-3,-3,1,-2,-3,-1
330	-3,-4,-4,-1,-4,-2,-2
mina	-3,,-1,-1,-1,1
egypt	3,-2,1,,2,2
that nobody	2,-1,-1,3
left a	2,,5,,,-1
the previou	2,,-1
muar .	2,-1,1,-4,-2,-3,-3
muar	2,-4,-1,-1,-6,-7,-5
in muar .	2,,2,-1
in muar	4,-2,1,-2,,-1
furniture maker	,3,-2
a furniture	2,-3,2,-2,-1,-1
is now	,,3,-2,1
and is now	-1,,3,,3
furniture and	-4,-1,1,,-1
lama	4,-2,-3,-1,-1,-1
jati	-2,,1,,3
used to be	-1,-3,4,-4,2,-2
ng	-3,-3,2,-4,-1,1,-2
^desmo	-1,2,3,-4,-4,-1,-2
desmond	,1,2,-3,-4,,-2
rm 35k	-3,-2,-4,-3,-3,-1
8834	-2,-3,-1,-2,-1,,-1
kavi	-3,-1,,-3,,-2
my saving	-1,,2,,-1
i take	6,-3,-4,,,-2
so budget	3,-2,1,,-1
shop name	-2,1,-3,2,-2,-2,-1
deepavali	-6,-2,1,-5,-4,-2,-1
store for	,-3,5,-5,-3,-2
online store for	-3,-1,5,-4,-2,-1
ask can	,1,5,-1,,1
^aunti	1,,-1,-2,-2,-2,-1
^payno	-6,-1,5,-2
paynow	-6,-2,5,-2,,-1
now the	1,,-2,-2,2,-2
is old school	,-1,2,-1,-1,-1
pooja item	,,4,-1
mums	1,1,,2
hi i need	-3,,-1,-2,,1
tuesday .	1,4,-1,-1,-1
on tuesday .	-3,5,-1,-2
on tuesday	-1,6,1,-5,-4,-2
in from	-5,2,-2,-1,-3,-3
flying in	-2,-2,-2,-1,-1,-1
shall be	1,-1,5,,,3
addres of your	-1,-2,-2,-2,-2,-1
addres of	-5,-2,-2,2,-2,-1
the addres of	-3,-1,,2
the addres	2,-2,-3,,-1,-1
asked: person	-5,-3,-5,-4,-3,-3
person .	2,-2,1,-1,5,-1
asked: in	2,,3,-4,1,-3
in person .	-3,-2,2,,-1,-2
in person	-6,-3,1,-4,-3,-4
asked: discus	-3,2,-4,-2,-1,-1
discus in person	-3,-2,2,-3,-2,-2
discus in	-4,-2,2,-3,-2,-2
every friday	-3,-4,,-1,1,2
luban	-2,1,-6,2,-1,-1
^mutra	-5,1,-8
mutrah	-6,1,-8
100	-6,-8,1,1,,-4,-1
donation .	4,2,-3
way to	3,,-1,-2,-1,-2
modest	-1,1,1,5,,-2,-1
a modest	,3,-2,,,-1
would need	2,-1,-2,,2
^kinab	-3,2,-2,2,-4,-3,-2
kinabalu	-3,1,,3,-4,-3,-2
kota kinabalu .	2,3,,,,1
kota kinabalu	-1,4,-3,3,-2
home for	-2,2,-2,,-3
the good	-3,-2,-5,-1,-2,-1
7,500 .	2,-1,-2,-2,-1
rm 7,500	,-2,1,-3
has promis	-3,-4,-2,-3,-1
^benef	2,-4,-2,-4,-3,-2,-1
^bless	-4,-3,-1,-3,,-2,-1
bless	-2,-2,1,-2,1,-2
would be a	3,4,-4,-2,-2,-2
name yet	,-2,-2,,-3,-3,-1
all is	-1,,2,2
saudi	3,,,2,-2,,-1
in saudi	-1,-1,1,2,,2
advertise	-3,-2,,7,2
want sell direct	,2,1,3
profit	,-3,-2,1,-3,-4
tree	2,-4,-3,-1,-2,-3,-2
of dates	-2,-2,4,1,-1,-1
farm of	-3,-2,3,1,-1,-1
m from	2,,,2
i m from	2,,2,2
local	2,-2,,5,-2,2
a local	2,-1,,,-2,3
you move	-1,,-1,,-1,5
the country	-3,-1,2,-1,,3
data in	-2,4,,,-1,3
to keep	1,-1,-4,-3,-1,5
asks	2,4,1,,3,-2
^circu	1,-2,-4,-5,-2,1,-1
circular	1,-1,-1,-1,-1,3
family medical	-4,-2,-1,-1
sabah	3,-5,-3,-3,,-2,-1
us until	-2,,1,,-2
^dimac	3,-1,-2,-1,-1,-1
dimaculangan	2,-2,-2,-1,-1,-2
and how much	-2,-1,-2,-3,-4,-1
advance .	4,2,-1
pay in	-2,-4,-6,-4,-3,-3
^pelan	-3,-2,-3,-2,-2
pelangi	-3,-2,-3,-2,-2,2
nor azlina	-4,-1,1,-2,-2,-2,-1
nor	-5,2,2,-2,-2,-2,-1
longitude .	,-2,1,-2,-1,3
morn longitude	5,2,-1
good morn longitude	4,1,-2,,-1,-2
perhap a little	3
perhap a	1,-4,-3,-2,,-1
ten week .	,,,,-4
ten week	-5,-3,1,-3,-6,-3
in about	-2,,,-2,-2,-1
app n	7,6,-1,-1,-2,-1
car rental	,5,-2,-2,-1,-2
^wheel	5,-4,-3,-3,-1,-3,-2
wheel	5,-1,-3,-4,-2,-4,-3
^sahar	1,1,-2,-2,-1,-2
37	1,3,,,-1
81	-7,2,,-2
two month .	3,2
in two month	3,1,-5,-2,,-1
finish in	,1,-1,-1,,-3
and finish	-2,1,-3,-2,-1,-1
price and	-6,1,4,1,-1
45000	-4,1,-1,-3,-3,-2,-1
to talk .	-2,2,-2,-1,-2,-1
he told me	1,3
he told	1,3,-1
but he	3,2,1,2,1,-1
fadi	-2,2,-2,2,-2,-2,-1
manager is	,2
manager want	-2,5,-1
the manager	-3,-3,-2,-3,-2,-3
build .	-2,2,1,-2,2,2
^facil	-5,2,-3,-2,4,-1
faciliti	-4,3,-2,-1,,-1
clean company	3,4,-1,,,3
clean	2,-3,1,3,1,4,-1
nepal	-6,1,-5,-4,-2,-3
from nepal	-6,,-5,-4,-3,-3
prakash from	,3
helo sir	-3,3,-3,-3,-1,-2
not tell	-3,2,-2,-2,-3,-1
our accountant	-2,-1,-2,,-1,3
usd 15,000	2,1,-2,-2,,-1
rm 15,000	-4,-1,3,-3,,-2
it rm	-2
sum	,2,3,-2,-1,-2
^certa	-2,3,-2,-1,-2,-2
certain	-4,3,-2,,-1,-1
page that	7,-5,2,-4,4,-1
your page that	3,,-1,,,-1
on your page	2,-3,-1,-3,-2,-2
saw on	-2,,2,-3
keep that	-2
and download	3,-2,,-2
can read	,2,-1,-2,-7,-3
website on	5,-3,-6,-2,-2,-1
a website on	7,-1,-2
^islam	1,3,-2,1
darul	-3,5,-4,-3,-6,-4,-2
hjh	2,,-2,-1,-1,-1
jumeirah 1	-4,-3,-3,1,-2,-1
mgmt	-1,,-4,-2,-2,-2,-1
ig	-5,-3,-3,2,-1
camel	-7,-5,2,,-4,-4,-1
7k	-11,-9,-6,-7,-9,-8,-5
po .	-1,-1,-2,,,2
it look	1,-2,-3,-5,-4,-3
and it look	6,-3,1,,,-1
a freelancer	-3,1,1,-1,-1,-3
apple pay	-6,,4,-3
apple	-4,2,3,-4,4,-1
^messe	-3,-2,2,,-1
messenger	-3,-2,2,,-1
own a small	-7,-2,-3,-2
day po	-1,-2,3,,-1
good day po	-3,-1,3,,-1
one site	-4,-2,-1,-1,-3,5
information	-5,-3,-3,,1,1
our hospital	-2,-4,-1,-2,,6
please quote for	-3,-2,-2,,-3,4
please quote	,-2,-4,,-3,2
the group	-3,-2,,-1,-1,1
for now .	-4,-1,-2,-2,-1,-1
least	-1,3,,1,2
at least	-1,2,-1,-3,1,1
^cempa	-3,1,-1,,-1,1
cempaka	-4,2,-1,,-1
gajah	-1,-3,4,1,-1
is me	-6,-5,2,1,-3
attention of	-1,2,1,,1,3
attention	-3,2,,-2,-2,3,-1
the attention of	-1,,-2,-1,-1,4
the attention	-2,1,-3,-1,-1,4
for the attention	-2,2,,-1,-1,4
cat	3,-3,-3,,-2,2,-1
pet shop	4,,1,3
sms	4,-3,1,-1,,-1
means ~stolen	-3,5,,,,2
means =steal	-3,-1,-2,-4,1,3
steal	-2,4,,,1,-1
because people	2,-1,-1,-4,,-2
it here	-2,1,-1,-1,-3,-1
will not	3,4,-2,-2,1,-1
i will not	-1,2,-4,-1,-1
for app but	-1,5,,-1
idea for app	-1,6,,-1,-1
idea for	1,7,-1,-2,1,-1
have an idea	-1,2,,,-1
i have an	1,2,-2,-1,-1,-1
i think .	1,-2,-4,1,-1,2
3 million	-4,-3,-4,-5,1,1
cost 3	,,3
means =payout	,-2,1,-2,-2,-3
^settl	,-5,-5,-3,-3,-2
5th	3,,-2,-1
talabat ?	-2,-3,-1,-1,-1,-1
app of	-4,1,-2,-1,-2,-1
the app of	-1,-5
that made	-1,-2,,-1
company that	-3,-4,,-1,-1,2
the company that	-2,-4,,-1,-1
^sheri	-1,3,-2
sherif	-2,3,-2,-1,-1,-1
secret	-6,-3,-2,2,-3,-1
asked: is	6,,1,-4,3,-2
idea is	-1,4,,,-1
asked: said	-5,2,-2,-2,-1,-2
through our own	1,,1,2
come through	1,-1,2,2
booking come	2,-1,-2
our booking	3,-1,,2,,3
rum	4,-2,,1,1,-2
wadi rum	3,-1,-5,2,1,-1
camp near	3,1,-3,2
the wadi	,2,,2,-1
hello . i	5,-1,-3,4,3
^autum	2,2,7,-2,-3,-1
autumn season	5,-2,-3,,-1
autumn	1,,4,-3,-6,-2,-1
the autumn	5,1,-3,,-3
ready by the	-3,-4,-4,-2,-3,-3
^mussa	-3,-2,1,-2,-3,-3,-2
mussafah	-3,-4,,,-3,-3,-2
servic llc	,,-1,,-2,-2
cool breeze	-3,-2,-1,,-2,-1
320	2,2,-2,-1,2,-1
054	-3,-3,-1,,-3,-3,-2
02 555	-1,-2,-3,1,-2,-2,-1
and be	1,-2,3,4
euro and	-1,2,-3,,-2,4
^12.00	-5,-5,4,-5,-4,-4,-2
12.000 euro	-1,-1,4,-1
12.000	-5,-5,4,-5,-4,-4,-3
should not	-1,-3,-1,5,-3,-2
it should not	1,-1,,5,-1,-1
indah .	1,5,1
^shipp	3,-3,2,,3,2
shipp	,-4,1,,4,2
with shipp	-1,,5,,-3
webshop with	-3,-1,4,-2,-1,-1
a webshop with	-1,-1,4,-3,-1,-1
we would want	-2,,1,,,-1
realy	-3,-2,1,-1,-2
card and	-2,,3,,-1
want to order	2,3,-2,-1,-1
^nethe	-3,-1,1,,,-1
netherland	-4,-2,1,-1,-2,-2
the small	-2,-2,1,,-1,-1
export to	1,1,2,-3,-1,-1
wife and	,-2,1,-2,-4,-1
my wife and	1,-2,1,-2,-3
^stefa	3,-2,,-2,,-2
^handb	-1,-1,-2,,3,-1
handbook	-1,,,,3
could an	,-2,-4,,6,-1
same question	-3,-3,-1,-1,4,-1
ask the	,-4,,-3,1,-2
staff of	-3,2
otherwise .	-3,,-1,-1,,-2
though the	-3,2,3,-1,,-1
senai	2,-1,-4
in senai	2,-1,-3
plant is in	-3,-1,-1,-1,,-2
plant is	-2,-4,-4,-4,-3,-3,-1
the plant is	-1,-1,,,3
^kelvi	-6,-1,-6,-6,-3,-5,-3
kelvin	-4,-2,-5,-5,-3,-3,-3
for free	-2,-3,-4,,1,5
nvm	-2,-5,-4,-7,-5,-4,-1
ok nvm	-2,-4,-3,-2,-4,-3,-2
to contact	4,-2,-1,-2,-1
consultant	1,-2,-3,-5,-2,1
please ask	,-1,-1,-1,4
14 .	-2,-5,1,-2,,1
lng	-1,,-1,-2,-2
reference to your	-2,4,-1,2,-2
reference to	1,4,,1,-1
with reference to	,3,-1,1,-1
^mahal	-1,1,-2,-3,-2,-1,-1
cotton	-1,-1,,,1,2
delta	-5,3,-2,-2,-1,-1
221	-4,1,-5,-3,-3,-3
riffa bahrain	-4,2,,-1,-2,-1,-1
app 4	-3,2,-2
barber	1,5,-2,-1,-1
bd	-7,-4,-5,-6,-6,-5,-3
9 8	-3,-2,-1,-1,,-1
year . i	-4,-1,4,-2,-2
for half	-5,-2,,1,-3,-2
try for	-3,,,1,-1
rm 1,500	-6,-3,-2,-2,-3,-3
pay rm	-1,1,-1,3,,1
young people	-3,2,-3
also say	-3,,,1,-1
he also	4,-3,-1,-2,-1,-1
ad .	2,,2,-2
to mr	3,,1,,-3
30 year	-3,-3,-3,,3,-1
^sanda	2,-1,-1,,,1
in sandakan	2,-1,,-1,,2
he has a	-6,3,-4,1,-1,-1
he has	-5,3,-2,5,,-2
so good	-3,1,-3,1,-2,-1
not so	-3,-2,-1,-2,-2,-1
father in law	1,4,,5
father in	1,2,,6
my father in	-1,2,,5
doing this	-2,,2,3
site must	7,-2,1,-2,-1,-3
the site must	4,,,,,-2
and the site	8,-5,-1,-4,-1
april and	3,,-1
^putra	-3,2,-2,-2,-2,,-1
putrajaya .	2,2,-1,-2,,2
putrajaya	-4,3,-3,-3,-2,1,-1
in putrajaya	-1,3,-1,-2,-2,1,-1
secretariat	4,-1,-2,-2,-2,-1
the secretariat	4,-1,,-1,-1
i'm from the	3,-3,3,,-1
afternoon i'm	1,-1,4,,-2
good afternoon i'm	-1,-1,4,,-2
nizam	-5,-5,-1,-5,-5,-1,-4
^shahr	-4,-4,-4,-4,,1,-2
shahrul nizam	-3,-3,-3,-3,-3,1,-2
shahrul	-3,-2,-3,-3,-2,2,-1
encik shahrul	,-2,-2,-2,-2,-2,-1
^discl	-6,-6,-7,-6,1,-4,-3
disclose	-4,-4,-4,-3,2,-3,-1
to disclose	-2,,,-1,3
one was	4,3,-2,-1,,-1
old one was	3,,-2,,,-1
the old one	-3,-2,-1,,-1
in your	-1,-4,-5,-4,-1,-6,-1
ahsa	-2,-2,1,-1,-1,-1,-1
al ahsa	-2,-3,2,-2,-2,-2,-1
present .	-4,-1,,-2
asked: at	-6,-3,-3,-3,-2,-3
at present .	-5,-2,-1,-2
asked: new	2,-1,-1,-3
asked: noth	-8,-6,-6,-6,-5,-2,-1
noth new	-5,-1,-5,-3
shop before	-2,-1,5,2
proper online shop	-5,-1,4,-1
oban .	-5,2,3
oban	-5,-1,-2,-2,-3,-2,-1
in oban .	-4,,1
in oban	-4,-3,-3,1,-3,-3,-1
^knitw	-4,-2,,-1,-1,1,-1
knitwear	-4,-1,,,-1,1,-1
^macal	-3,,1
fiona	-4,-5,-5,-5,-4,-4,-4
stretch to	-2,-3,,-4,-2,-4,-2
could stretch to	-2,-5,-5,-4,-3,-3,-2
we could stretch	,-5,-5,-5,-6,-3,-1
we could	4,2,-6,-5,-2,-3,-2
dave	-3,-1,-2,1,-1,1,-1
whatever .	-2,-1,-1,,-1
^fitti	-3,4,-2,,-1,1
pipe	-2,2,-1,-1,1,-1
instead .	-2,-3,4,1,3,-2
to order and	-3,-3,4,-1,-1
long to	-1,2,-2
day long	-1,-1,,,4
all day long	-1,-1,,,5
do wedd	1,-2,-1,-2,,-2
took over	-2,2,1,3,,3
1987 in	-1,-1,3
teh	-3,3,-4,1,-2,-1
mum	-4,1,1,-3,1,-2
my mum	-3,-1,-1,-2,,-1,-1
bit of a	-3,2,-1,3
bit of	,4,-4,2,1,3
aoife	4,-5,2,-4,-4,-3,-2
if that	-1,-4,,-3,-3,-2,-2
euro for	1,-3,2,-2,-5,-1
we have maybe	-3,,,-1,-3,-2
bengaluru and	,,3,,2
or only	-4,-3,-5,1,-3,-3,-1
^state	-3,-1,-1,-1,-2,-1
stat	-1,-1,-1,-3
the unit	-2,,3,2
eleven month .	,,3,-1
eleven month	,-1,3,-1
took the	,2,2,-2,-3,-1
last one	1,3,1,-2,-1,2
our last	-9,,-1,-3,-3,-4
a normal	1,-1,5
long does a	1,3,1,-1
see . and	-3,-1,-1,-2,,-1
compar .	1,-3,-1
only compar	-3,-4,-3,,,-1
yet i	-3,-1,-1,-3
the street	-2,5,3,,-1
acros the	1,1,2,,3
the guy	-3,,-2,-2,3,1,-1
^chair	-1,4,-4,-4,-1,-2,-2
chair in	-2,2
918 555 0137	-4,-3,-4,-3,-4,-3
918 555	-3,,-3,-3,-2,-2
918	-6,-1,-5,-2,-5,-4,-2
1500 a	-3,-2,-2,,-1,-1
harvest .	-3,-3,3
run by	-3,-1,-1,-3,-3,-6
has approv	-3,1,2,-1,1,1,-1
board has approv	-3,-1,-2,-1,1,-1,-1
our board has	-2,3,,,1
our board	,-3,2,3,-2,-1
level	-4,3,-1,,-1,-1
which they	1,2
book on the	4,-4,1,-1,-1
want online book	4,-2,-3,,-1,-2
still on	,2,-2,-1
^carav	4,-4,-2,-2,-2,-1,-1
shaz	-4,-3,-4,-1,-3,-3,-2
thing cost	4,1,-2,-2,,-1
with them	-2,-4,-8,-4,-6,-3
means =skill	-5,,-4,-3,-5,-2,-1
correct ?	-3,-3,,-2,3,-2
nine month	-4,-1,1,,1,1
in nine	,-3,,,,2
^polis	-3,-3,-3,2,-1,-2
polish	-1,-1,-2,1,,-1
built the	-3,-6,2,-2,1
that longitude	,-3,-2,,-2,-1
for them	-8,2,1,1,-4,2
translate	2,-1,-2,-1,-2
would you charge	5,,-1,-1
japan	-3,-2,5,-1,-1
translation	7,-4,,-2,-2,-2
price for the	-2,-1,4,,,-1
a price for	2,-1,-1,-3,-4,5
a price	6,1,1,-2,-3,3
only want	,3,1,1,2,-2
i only want	,5,-2,2,3,-2
i only	4,7,-1,4,1
a shop on	-6,-4,6,-5,-1,-1
and put	-2,-1,-2,2,2,3
purchase order	,-2,-3,,2
gmbh in	-2,-2,1,-2,1,-2
director of	1,-4,3,,3,1
manag director	1,-5,-3,-4,,-5
sorry in english	-3,3,-2,,1
sorry in	-2,4,-3,,1
2027 .	-4,-2,,-2,-1,1
of 2027	-3,1,-3,-2,-2,1
this for the	5,2,-3,,,-1
80,000 and	1,-2,-3,-1,,-1
^meule	-4,2,2,-1,1,1
meulen	-4,1,3,-1,-1,1,-1
der meulen	-5,-1,1,-2,-1,2,-1
van der meulen	-5,2,2,-2,,1
pieter van der	1,-2,-2,-1,,2
^unloc	-3,3
unlock	-3,3
want app so	-1,4,-2,,-1
rental in	-5,,-2,-1,-2,-1
bike rental	-2,1,-1
study	2,-7,,-1,-2
kroner	,-1,-2,-1
oslo	-4,-2,-3,-2,-2,-2
cloud . we	7,-3,,,,1
it all	2,3,5,4,-1,5
says never	-1,-1,3,,-2
boss says	1,-7,-5,-4,1,-3
my boss says	4,-5,-2,-2
the sea	-4,-4,,-3,-2,-2,-1
^termi	-1,-1,-3,-2,1
terminal	-1,,-3,-1
we have our	,4,3,,,2
ferry	3,,-2,-1,,-1
a ferry	3,,-2,-1,-1,-1
before october	,-3,-5,-3,-2,-2
say before	-2,-2,-3,-1
buy the	6,-2,8,4
the shop for	2,,6,,3
^saint	4,-1,3,-1,-1
want website for	3,-4,-1,-2,-2,-1
i want website	2,-3,5,-3,-1
parle	2,,3
bonjour je	2,-2,1,-2,-2,-2,-2
someth like	3,2,-6,-5,-4,-5
your portfolio	-3,-5,,,-1
was the client	-1,-3,-3,-1,-1
was the	-2,-5,-8,-8,-3,-5,-1
who was the	-5,-5,-3,-3,-4,-2
thank you i	-1,-2,-2,-3,-1,-1
with five people	-2,-1,-1,-2,-1
with five	,,-2,-3,1,-1
workshop in	1,-2,-2,-2,-2,-1
a family	2,,,5,-4,-1
are only	-3,-3,-2,-2
555 0148	-3,-2,2,-3,-2,-2,-1
takes 30	-3,,,-1,-1
^bolog	-6,-1,,-5,-5,-4,-3
bologna	-6,-4,-3,-5,-5,-5,-4
^tratt	2,2,-2,-2,-1,-1
trattoria	2,1,-2,-2,-2,-1
marco	1,2,4,,-2
ciao	-1,3,2,2,-2,-2,-2
work need	-2,-1,1,-1,-1
ads not work	-4,,-2,2
ads not	-3,,-1,2
^istan	5,,4,-1,-3
istanbul	4,,3,,-2
month we can	,-1,-2,5,-1
begin with .	,,,2,3
to begin with	-6,-5,-3,1,-1,-1
to begin	-6,-1,-1,1,1,-1
^great	2,-3,-5,-2,3,-4
i would be	,,,3,3
thing i	,1,-1,-1,2,4
do such a	1,,-2,,2
ai ?	-3,-4,,,-1,-1
with ai ?	-2,-3,-1,-1,6
anser	-1,-2,-1,-1,3
there is a	-1,-3,3,-3,3
nephew says	-5,1,,,3,4
my nephew says	-4,2,1,,2,3
i forget	2,-1,,,3
becom	-3,,-1,,3
6 year	4,,-1,-1,2,3
for 6	3,8,-1,2,,1
been sell	-1,2,,,3
i have been	1,2,-1,-3,,3
wanjiku	-3,,-1,,2,-1
good people	-3,,2,2,5
hello good	-5,-1,-4,-1,1,-2
nurseri	1,-3,-2,-5,-2
before the long	-1,3,-2,,,-1
^oyste	-5,-3,6,-2,-3,-2
oyster	-5,-3,5,-2,-4,-2
b	2,4,-2,-4,-5,-1,-4
the bot	6,,-1,-1,-5
the page	-1,-2,-1,-6,1,-3
is at the	-1,-1,-5,-2,-1
i order	5,-1,-6,,-1
the site .	-5,,3,-3,-1,-2
so u	-6,-3,-4,2,-2,-1
ecommerce site	-6,,9,-1,-1
for ecommerce site	-4,,8
for ecommerce	-4,-3,9,-2,-2,-1
214	-5,,-2,-3,,-2,-2
shop no	-2,1,4,-2,-1
^islan	,-7,5,-3,-6,1,-2
island	6,-7,,-2,-7,1,-1
2.5 million	-1,-1,4,-1,-1,-1
rfp	1,,-4,-4,1,-3
transfer .	-1,1,4,,,-1
transfer	-1,1,3,,,-1
means =balanc	,,-3,,-2,1
give our	3,1,,,-1,-1
kumasi .	,,4,,-2
rural	-4,-3,-3,-1,1,-2,-1
32	-6,-3,-1,-2,-3,,-1
disclos	-2,-1,-3,-3,-5,-2,-1
not disclos	-2,-1,-2,-3,-3,-1,-1
^mokoe	-1,-2,,4,-3,-2,-2
mokoena	-1,-3,-1,2,-2,-2,-2
sort by	6,,,,2
lodge	2,-6,-5,,-3,-4,-2
direct book	8,-2,-3,3,-1
with direct book	3,,-1
with direct	3
like our own	-2,2,4
cent	-4,-2,1,-2,-5,-2,-1
^eight	-4,2,,-2,3,-3
eighteen	-2,,-2,,3,-1
nine room	2
house of	3,-2,-1,-1,-1
rupe .	2,-1,3,3,,-1
^lanka	-2,-3,1,-2,-1,-1
lankan	-3,-1,-2,-2,-1,-2
sri lankan	-3,,1,-1,-1,-1
us up	,-6,-1,-1,-2,1
can bring	-2,,,,,3
blog .	5,,,1
noth only	-4,-1,-3,,-2,-2
^pokha	4,-1,-4,,-2,-2,-1
pokhara	2,-1,-4,,-2,-2,-1
man from	3,2,,1,-2
one man	1,1,,3,-1
page 1	-1,,-2,1,-1,-1
all our	-3,-4,-3,2,-4,4
many guest	-1,-1,,,4
yeti	-1,-1,-2,,,-1
^thame	-4,,-1,2,-1,-1
thamel	-3,,,3,-1,-1
in thamel	-3,,,2,-1
annapurna	,,-2,1,-2,-2
be work	-4,-3,-2,-2,3,-2
must be work	-1,-2,-2,,3,-2
so must be	-2,-3,-3,,1,-1
so must	-3,-2,-4,,,-2
in march so	-2,-2,-1,,-2
want b2b	4,-3,3,-2,-3,-3
launch .	1,2,-2,2
for three	-2,-3,-5,7,,2
our facebook and	1,-2,-2,3,-1,-1
to handle	-3,-3,-3,,-2,-4
like someone to	-3,3,-1,-2,,-1
like someone	,2,-1,-2
^iloil	-4,1,-3,-2,-3,-2,-1
iloilo	-4,1,-4,-1,-3,-2,-1
homes .	-1,-3,-1,3,-1
market team at	-2,-3,-4,1
market team	,-2,-4,1
the market team	1,-3,-3,-1
from the market	2,-1,-2,-1
hello po	1,,-2,5
includ ad spend	,,,2
php	2,-1,3,-3,-5
q1 .	-1,-1,1,,3,5
917 555	-3,-4,-4,-2,-3,-3,-2
917	-4,-2,-2,-1,-1,-2,-1
63	-3,2,-5,-4,-4,-4,-3
english website	1,-2,-2,-1,-4
coffee roaster	-5,,-4,1,-4,-3,-1
chao .	-3,3,3,-1,-1,-1
chao	-4,4,5,-3,-2,-1
thi	-3,-3,-3,-3,-3,-3,-2
nguyen thi	-3,-2,-2,-3,-2,-2,-2
^herse	-2,1,-1,-2,-3,-3,-2
herself	,,1,-2,-2,-3
^thera	1,5,-1,,4
and choose	-2,4,1
phone app	1,3,-3,-1,-3,-1
by phone app	1,,-4,,-1
book by phone	-5,2,-1
want the customer	-4,3,-2,,-1
want the	3,4,3,-1,-1,3
i want the	5,2,2,3,-2
the book and	5,1,2,3
write the	-2,-2,-1,,,4
front desk	-4,-2,-3,2,-2,-2
the front desk	-2,-6,-4,,-1,1
the front	-4,-3,-4,,-2,1
at the front	-1,-1,-1,3,-2,-1
just call	-2,,-1,-1
^songk	-3,1,2,-2,-2,-1,-1
^kipro	-3,-1,-2,-1,-1,-1,-1
office or	-2,-1,,1
15k .	,3,,-1,,-1
they paid	-5,-3,-4,-2,-1
month in	-1,-3,4,-4,,-3
^attac	-1,2,-3,-3,-4,-3
attach	1,,-3,-2,-4,-3
^diplo	-3,-1,-1,-1,,-1
diploma	-2,-1,-1,-1,-1,-2
website i	3,,-1,-1,,2
work not	-3,-3,-1,-1,-3,-1
am look for	-2,-3,,-2,1,-1
one look	-2,-1,-2,-3,-1,-2
^reloc	3,-3,-3,-2,-3,1
relocate	-3,-2,-3,-2,-2,-3
can relocate	-3,-2,-3,-2,-2,-4
yen	-1,1,-3,-2,2,-2
million yen	,-2,-1,-1,3,-1
12 million	2,1,2,-2,2,-1,-1
this fiscal year	-2,,-3,-1,2,-2
this fiscal	-3,,-3,-2,1,-1
begin in	-2,-2,-1,-2,2,-3
possible to	,6,5,-3,2
it possible to	-1,5,4,-4,,-1
^scrat	,-3,-3,-2,3,-1
scratch	1,-2,-3,-2,2,-1
use ai	-1,,,,4
to use	-6,,-2,-1,3,-1
co . ltd	-1,-4,-4,-2,-2,,-1
kenji	,4,-2,,4
^globa	-1,-3,3,-3,-3,-1
global	-1,-3,1,-3,-3,-2
^korea	1,2,4,-2,-1
korean	2,2,3,-2
seoul	-1,-2,4,-2,-2
leave the	,,2,,1,3
mil	-7,-2,-3,-4,5,-3,-1
^recif	-2,1,-3,-1,,-1,-1
recife	-3,,-3,-2,,-2,-1
freelancer from	2,2
with a freelancer	,2,,-2,,-1
payment by	-1,,-6,-2,-1,-2
the payment	-1,3,4,,,2
app with the	,4,-1
fit	-7,-2,1,1,-3,-2,-1
they go	1,2,-2,-1
^cance	-3,-2,-2,2,-2,-1,-1
cancel	-2,-2,-2,-4,-3,-2,-1
unit in	-4,,4,-3,,-1
chain 6	-2,1,-1,4,-2,2,-1
gym chain	2,3,-1,-2,,3
a gym	1,-1,-5,-3,-3,-2
^thiag	-3,-1,-1,-2,-2,-2,-2
thiago	-3,-1,-2,-2,-2,-2,-2
sorry english .	3,,1,,4
oi	-4,,-2,-2,-2,-2,-2
0147	-5,-4,-3,-4,-4,-4,-2
zap	-3,1,-2,-2,1,-2,-1
an hour	-3,-3,-3,-1,-1,-2,-1
^hourl	-4,-3,-1,-1,-1,-1
hourly	-3,-3,-2,-2,-2,-1
what your	-6,,-1
draw and	,-1,-2,-1,-1,-1
draw	2,-4,-5,-3,,-2
site of	5,,1,-3,-1,-1
the site of	4,,-3,-2,-1,2
you built the	,-2,,,1
so i have	-2,4,2
i'm writ a	-4,-2,-1,-2,-3
i'm writ	-4,-1,3,,-4,3
university of	,,2,-2,-2,-1
10 .	1,3
^unpai	-3,-3,-3,-3,-2,-2,-1
unpaid	-3,-3,-3,-2,-2,-2,-1
reserve a	6,-5,-5,-5,-3,-2
and reserve	2,-3,-2,-3
visitor to	4,2,,-2,-1
a spreadsheet	5,-3,-2,-1,,2
lives in	1,-1,-2,-1,-1,1
lives	-3,-2,-2,1,-2,2
31 year .	2,-1,-2,,-2
31 year	3,-1,-3,,-2,2
for 31	3,-1,-2,,,1
and have been	,-1,-3,-1,-2
^hay-o	2,-3,1,-4,-3,-2,-1
hay-on-wye	1,-3,1,-3,-3,-2
^books	-5,,,-3,4,-2
bookshop	-2,-2,1,-2,4,-2
an independent	2,-1,1,-1,,1
page .	10,-6,4,-5,-3,-3
is call the	-4,-1,-3,-1,-1
8,000 .	3,3,-2
festival in	4,-1,-3,-1,,-1
the festival	4,-1,2,4,,-1
^whita	-4,2,-2,-2,-1,-1,-1
whitaker	-4,1,-2,-2,-1,-1,-1
^pasto	3,-3,-3,-2,-2,-2
pastor	2,-2,-3,-2,-2,-2,-2
would be nice	-2,-2,-2,-3,-3,-3,-1
easter would	-2,2,1,-2,-2,-2,-1
lots of	-1,,-3,-2,,2
it not	-3,2,-3,-1,-2,1
to make it	-2,2,-4,3,1,2
89	1,-1,-3,-1,-1,2
^godad	1,-3,-4,-4,-4,6
godaddy	,-3,-5,-4,-4,5
lost maybe	-2,,3,,,1
we think	1,4,-3,3,-5,2
and the website	1,-1,-3,-1,,1
goat	-2,-3,,,-1
2019 and	5,-1,-1,-1,,2
in 2019 and	1,-1,-2,,,2
maple	-4,-3,,-2,3,1,-1
^hollo	-4,-3,-4,-3,-3,-2,-2
hollow	-3,-3,-4,-3,-2,-2,-2
thanksgiv	-2,2,,-2,-2,,-1
could do	-1,-2,2,2,4
^passa	1,-1,-2,-1,1,-1
^relev	-2,-3,-2,-2,-2,-1,-1
relevant	-2,-3,-1,-2,-2,-1,-1
an ai that	-1,-2,,-1,3,-1
^judgm	-3,-1,,-2,4
judgment	-2,-1,,-2,3,-1
old judgment	-2,-1,,-3,4,-1
bonjour hello	-4,-2,,,-1
set .	-2,-1,-2,-1,,-1
to rank	-5,-3,-2,8,-4,-2
days to	-3,,-1,7,2
many days to	-1,4,,4,-1
days for	1,,4,5,-5,-2
7 days	-2,-2,-1,4,-1
cousin in	-1,-5,-2,3,-5,-3,-1
my cousin in	-2,-4,-4,3,-4,-2
your ? ill	-2,-2,-2,-1,-3,-1
is your ?	-2,-1,-1,-1,-2,-1
4718 0000 is	-2,-2,-2,-1,-3,-1
4718 0000	-2,-2,-2,2,-3,-1
80 4718 0000	-2,-1,-2,-1,-3,-1
80 4718	-2,-3,-2,-1,4,-1
91 80 4718	-2,-1,-2,,4,-1
3 grand	,-3,,-3,-2,-3
ballarat	2,,-3,-1,,-2
live .	-4,2,5,-1,,5
see it	,4,-1,1,-1,-2
the cloud so	-3,-3,-2,,-4,3
into the cloud	-2,-2,-1,,-2,3
into the	-5,-2,1,-4,-4,2
^packi	2,1,-4,-1,2,1
te	5,-3,-5,,,2
pack	,1,-1,1,2,2
we pack	-1,-1,-1,2,-1,2
^gulfo	2,-4,1,-2,-3,1
gulfood	2,-3,2,-2,-4,1
there for	,2,-2,-2,,1
was there	-2,3,-3,-2,-3
hello i saw	1,1,-1,-3,-1,3
^packh	-3,-1,-2,-1
packhouse	-3,-2,-1,-1
june we're	-3,-3,-3,-3,-1,-3,-1
before june we're	-2,-3,-3,-2,-2,-3,-1
^crate	-2,-6,5,-3,-1,-2
crat	-4,-7,9,-2,-1,-3
ppl to order	-1,-6,6,-1
ppl to	,2,2,2,-4,-2
want ppl to	2,1,1,3,-4,-2
want ppl	4,,2,2,-4,-3
beer	-3,-2,3,1,-2,-2
craft beer	-1,-5,5,-1
hm	-5,-5,-5,-5,-6,-4,-3
on it is	3,,-1,-1,-2
the search	1,,-2,-2,-4
like to replace	1,2,1,-1,-3
dkk	-1,-2,-3,-4,1,6
1 march	4,-3,-4,-4,-2,-3
want seo	3,-2,-3,6,-1,-2
u ?	-6,-3,-4,2,,-3,-1
flyer	-3,-2,-6,1,-3,-2
got your number	6,,-3,3
got your	3,-1,1,3,3,-1
^wolve	-2,-1,-1,3
wolverhampton	-1,-1,,2
do wordpres	6,-3,-4,-3,-1,-2,-1
guys do	6,2,-5,4,3,-2,-1
u guys do	5,2,-3,,4,-1,-1
do u guys	6,1,1,1,-1,-1,-1
for 200	2,,-2,-3,-1,-1
^manil	4,4,-5,,-3,,-1
manila	2,1,-4,-3,-3,,-1
in manila	1,2,-4,,,1
lol no	-3,-4,-4,,-3,-3,-1
and where	3,-2,-2,-2,-2,-1
is nice	1,-2,3
one that	-3,2,-2,-1,2
dog .	5,-1,,3,-2
phone and the	3,-1,-4,3,-2,-1
the phone and	-3,3,-2,,-3
it on the	,3,1,-2,-2
see it on	3,2,-4,-1,-1,-2
in 2014	9,1,-1,-2,-2,-2
room in	-2,-2,,1,-1,1
small hotel	5,-2,-3,1,-1
a small hotel	5,-1,-3,-1,-2
^krist	-5,-5,-2,-5,-5,-5,-3
odd	1,3,1,-1,1,-1
wife says	-4,-3,,-2,-3,-2
my wife says	-3,-3,,-2,-3,-2
was think	,-3,,-2,,-1
the museum	-4,2,,-1,-2
a municipal	-3,2,-3,5,-2,-1
telephon	2,6,2,-1,-3,-1
on their own	3,4,3,1,-2
or madam	,3,-3,-1,2
sir or madam	-1,3,-3,-2,2
sir or	,3,-2,-1,2
dear sir or	,2,-3,-1,1
de la	-5,-4,2,2,-1,-2
antes	1,-2,-2,-2,-2,-1,-1
online for	-5,-1,4,-2
shop online for	-3,,3,-2
olive oil	-3,-1,3,-2,-1,-1
olive	-3,-1,3,-2,-1,-1
means ~against	-3,-2,2,2,-4,-3,-1
means =resist	,-1,1,2,-5,-5,-1
^again	-2,-2,2,2,-4,-2
against	-3,-2,2,1,-4,-2
owe	-3,-1,-1,-1
are with	-4,-3,-3,-3,-2,-3,-1
we are with	-4,-3,-3,-3,-2,-3,-1
bank detail	2,-1,2,,-1
have both	,,3,3,1
^brisb	-3,-1,3,4,-2,-2
brisbane	-2,,3,4,-2,-1
logistic in	-3,-2,-2,-1,1,-2
it could	-1,-2,,-2,-2,-2,-1
end .	-3,3,,3,,3
out at	-2,,-1,,5,-4
only to	4,,,-2,4
the place	-4,-3,,,2,-3
answer in	-4,-1,-1,,1
can he	-2,,-2,-2,4,-2
heard of	-4,-2,-3,4,3,-1
have heard of	1,2,-2,2,5
have heard	1,2,-3,2,6,-1
crazy .	-1,1,,,4,3
thing the	,,3,,3,-1
the same thing	-3,-4,-3,-2,,-2
the world	-1,-2,2,-1,1,-1
tailor in	-1,3,-1,,2
mail from	-1,,,,2,-1
it !	3,,1,,3
trial	-2,-2,-4,2,-2,-2
login .	10,-1,-6,-1,-1,-2
a login	5,-3,-5,-2,-2,-2
^behin	-2,1,1,-5,-3,-1,-1
behind a	,-1,-5,2
behind	-2,,1,-5,-5,-1,-1
tesco	4,-1,-4
our customer are	-1,-3,-5,-3,-4,-3,-1
dried	2,-1,3,2,-1,-1
an offer	,-5,-5,-3,-4,5
see an	2,-2,-2,-2,-2,-2
74	-2,-3,-2,-2,-2,-3,-1
1.2m	-5,-5,-6,-4,-5,-4,-2
sister in	,3,2,-1
my sister in	,1,2,-1
abuja	-4,-2,-3,-2,-2,-2
as longitude	-2,,-2,-1,-1
same as	-7,-3,-1,-6,-3,-5,-2
the same as	-2,-2,5,-2,-2,-1
longitude the same	-4,,-2,-1,-1,-1
longitude the	-1,-1,-2,-1,-1,-1
is longitude the	-4,-1,-1,-1,-1,-1
someth .	-4,-5,-1,,3,-2
please i want	-2,-1,5,-1
please i	-1,-2,3,,-1
bles	-3,-1,-3,-2,-2,-2,-1
god	-1,-4,-5,-1,,-2,-1
you and	-1,-4,-1,-3,-2,-2,-1
it's not	-5,,-5,-4,-2,1
straight to	-1,3,,-1,-1,2
straight	-6,5,,-1,-2
but we'd	-1,-3,3,,-1
buy from us	2,-1,2,,2
^gathe	7,-2,-1,-1,,-1
gather	6,-2,-2,-1,-2,-2
nuts	2,-1,-2,-2,-4
^tamal	-3,-2,-1,-2,-2,-1
tamale	-4,-2,-2,-2,-2,-1
and we make	-1,5
about four month	-3,-1,-2,-3,-2,-2
about four	-3,-2,-3,-4,-1,-2
in about four	-2,-2,-2,-3,-2,-2
grant .	-3,1,-1,-1,,-1
a grant .	-2,1,,,,-1
from a grant	-3,-1,,-1,-1,-1
just say	-4,-1,,-2,-2,-2,-1
follower on	-5,-3,-1,6,-1,-1
^sowet	,,-3
soweto	,,-3
nail from home	5,-1,-3
nail from	3,-1,-3
^lerat	1,-2,-2,-3,-2,-2,-1
lerato	,-2,-2,-2,-2,-1
me lol	-1,,3
0193	-2,-2,-2,-1,-3
555 0193	-2,-2,-2,,-1,1
tue	-2,-1,-1,-1,3,-1
^aucti	10,2,2,-5,-3,-3,-2
auction	8,3,3,-4,-2,-4,-1
eliya	-3,-1,-1,2,-1,-1
^nuwar	-3,-1,,2,-1,-1
nuwara eliya	-3,-1,-1,1,-1,-1
nuwara	-2,-1,,1
plantation	-3,,-3,-2,2,2
4 million	-3,-2,-1,-2,,-2
year i	-4,-2,3,2,-2,-1
bkash	1,,-3,-2
site on	-2,-2,,-1,-1,-1
^meghn	2,-4,-4,-3,-4,-3,-2
meghna	,-3,-3,-2,-3,-3,-1
^nasre	1,,2,2,-1
nasreen	,-1,5,3
professor	3,-6,2,,1
alaikum . i	2,,6,-1
assalamu alaikum .	,-2,2,-2,-2,-2,-1
lakh taka	-2,-2,-2,-2,-1
four lakh	-4,2,-4,-3,-2,-1
and four	2,,-3,-2,-2,-2,-1
want own order	-2,-3,3
^lakes	,2,-5,-7,-4,1
lakeside	3,1,-4,-2,-3,1
pokhara lakeside	4,3,-4
^gurun	-1,-1,-3,2,-3,-2,-1
gurung	1,-1,-4,-2,-3,-2,-1
bikash	-1,1,-1,-2,-1,-1
react or	-3,-3,-2,-1,-2,-1,-1
flutter or	-2,-3,-1,-1,-1,-1
h	-4,-5,,-5,1,-4,-1
95	-2,-3,-1,-1,-2,-2
ourselv	,3,,-6,-7,-2
agency ourselv	-1,3,-1,-4,-1
an agency	,1,2,3,-1,-2
job in	2,,-1,-3
a job	-2,-3,-1
for a job	-2,-2,-1
rupe for	4,-1,-1,3
5000 rupe	-2,,-1,4
asked for an	5,-3,,3
from it	-4,-4,2,-2,-4,-2
somebody call	-2,-2,-2,-2,-2,-2,-1
^55501	-3,-4,2,-2,-3,2,-1
your page is	-2,,,-2,-1
have a question	-1,-1,-1,-1,-4
^multa	1,,-3,-1,-1,-1
multan	1,-2,-2,-1,-1,-1
scam ?	-2,-2,-3,-1,-1
scam	-4,-4,-3,-3,-3,-2,-1
a scam	-2,-2,-2,,-1
it's a	-1,-5,-2,1,-6,-5,-2
keep my	1,-2,-2,-2,-1,-2
^bagui	3,-1,2,1,-1,-2
baguio	3,-1,2,1,-1,-1
tell him	-4,-4,-2,3,3,-1
him ?	-3,-3,-1,-2,-3,-1
^golde	-1,1,,-1,-2,-2,-2
golden	,3,-3,-1,-2,,-1
the agent	1,-2,,-1,-2,-1
lazy	-3,-1,-1,-1
do with	1,2,,5,,-1
the box	2,-3,-2,-2,4,1
china	6,-3,-4,-4,-3,-2
^chant	1,-3,-2,-3,-3,-3,-2
we have the	1,-1,4,-1,1,3
555 0147	-4,-3,-3,-3,-3,-3,-1
66	-4,-4,-3,-2,-3,-1
^ratta	-5,-2,4,-1,-1,-1
april may	-2,-1,1,-1
and has	-1,-2,2,1,-1,-2
a company in	3,-1,-3,-1,-1
one was made	4,,-3,-1
us an	-1,4,1,,-4
make for	-2,,-3,-2,-2,-2
you make for	-1,-3,-3,-1,-1,-1
could you make	5,1,,-1,-1
^overs	-1,-3,-1,-1,-3,-2
kinosaki	1,-2,-2,-2,-1,-1
in kinosaki	2,-2,-2,-2,-1,-1
^ryoka	3,-3,-3,-3,-3,-2,-1
ryokan	3,-4,-4,-4,-4,-3,-2
hello our	3,,-1,-2,-3,-2
includ .	4,-1,5
for 6 month	2,6,-4,3,-2,-3
devs	-4,4,1,-2,1,-1
flutter devs	-2,4,-1,-2,,-2
stock and	-4,1,1,-2,2,-1
we want the	-1,-4,2,-2,-2,1
wear	1,-3,7,-3,-3,-2
^portu	1,2,3,-2,-3,1
influencer	1,,2,3
and my sister	2,,3,1
the story	1,4,4,-1,-2
we have is	4,1,-1,,-1
do apps for	-3,7,,-1,-1,-1
do apps	5,8,,-1,-1,-1
you do apps	-2,7,,-1,,-1
don	-3,,-3,-2,,-2,-1
2,300	-3,2,3,-1,2,-1
have some	-2,,-1,-1
past	-1,2,-4,-3,5,-3
the hour	-2,-1,-2,,1,-1
to understand	-2,-4,-2,,,2
like to understand	-1,-1,-1,,1,4
^boatb	3,-2,-4,-3,,-2
boatbuilder	3,-2,-4,-3,-1,-3
^penha	-2,-2,-1,-2,-1,-2,-2
the yard	2,-2,-4,-1,,-1
some time	,-1,-3
^there	-2,1,5,2,1,-2,-2
there' no hurry	-3,-2,-1,-1,-1
there' no	-2,-2,4,-3,-1,,-1
there'	-2,-1,,3,1,-5,-2
app pls	-2,5,,,,-1
head in	-1,2,,-1,,2
my head	2,2,-1,-1,,-1
4 5k	-2,-3,-3,,-3,-3,-2
no call	-5,3,-3,-2,-2,-1
am afraid	-2,-1,3,,-1,-1
i am afraid	-3,-1,2,-1,-1,-1
since 2021	2,,5,,-1
idea of	-2,-2,1,2,-1,4
the idea	-2,-4,2,,-2,-1
does this	-3,,1,-1,-1
how does	-5,-6,-2,-2,-3,-2
portuguese	3,-2,,-2,-4,2
then the	-1,2,3,-1,,-3
and then the	-2,3,2,,,-1
took a year	3,1,1,,-1,-1
and took	3,1,3,-3,-1,-2
like you	-2,1,-6,-1,8
somebody like	-3,-2,1,-3,-2,-1
or somebody	-2,-1,3,,,2
you or	-7,-2,,-5,-2,-2
with you or	-4,,3
had a	-4,3,4,-5,,-2
he had	-1,,2,,-1
^puebl	1,-1,-1,-1,3
puebla	,-1,-1,-1,3,-1
to tell	-4,2,2,-1,,-1
asked: yes	-3,,3,,1,-2
asked: shop	1,2,3,-6,-3,-2
thousand i	-5,-1,-2,1,-3,-2
11 thousand	-1,1,-3,-2
lads	-2,-4,-3,-4,-1,-3
^would	-4,-2,-3,-4,-3,-2
page i	5,,-1
a page	9,3,2,-7,-7,3
is .	1,6,3,-3,1,-1
van is .	-2,4,-1
van is	-2,4,-1,,-1
the van	-4,4,1,-1
people want to	6,5,,-4,2,2
only after	-2,-4,-1,-4,-3,-2,-1
so i'm	-6,5,2,-1,-1,-2
quot so	-3,2,1,,,3
three quot	-2,,,,,1
county	-4,1,4,1,-3,-1
drive	1,2,5,-4,-1,4
i drive	-1,3,-1
phone so	,-1,-2,-1,-3,1
app on the	,,,,-3,-1
ó	-2,,-3,-2,-2,-3,-1
klcc	-2,-2,-2,,2,-1
near klcc	-2,-1,-2,,,-1
time is	,-2,-1,-1,-2,-2
what time	-4,-2,-2,-1,-2,-3,-1
my card	4,-1,-2,2,-1,-1
walk in .	-1,-3,-1,1,-1
walk in	-2,3,-5,-1,-1,-1
a monthly	-1,1,,2,-1
i've been	1,-3,,-2,-2,1
my name'	-2,-5,2,-5,-5,-1,-3
ten thousand	5,2,-1,-2,-3,-1,-1
my late	2,1,,-2,-1,-4
it's just	-2,-3,1,-3,-1,-1
company it's	-4,-3,-2,-2,-2,-1
no company it's	-3,-2,-1,-2,-1
means =regul	4,-5,-4,-5,-2,1
regulator	-4,-2,-1,,-3,2
our regulator	-2,,-1,,-3,-1
stuff on	-3,-1,-4,-1,-2,2
our stuff	,-1,,-1,-2,2
and left	-3,2,1,-2,-2
it guy	,-1,-1,-2,-2,3
our it	-4,-1,-3,,-1,1
so our	-2,5,-4,-1,-2,1
0166	-3,-4,-3,-2,-2,,-1
without the	-7,-3,,-3,,-2,-1
sign for	-5,-2,-1,-2,-3,-4
can sign	-3,-2,-1
i can sign	-2,-2,-1,,,3
^hocke	-1,-2,-1,-3,-4,-3
hockey	2,-1,-3,-3,-3,-2
^resal	-5,-1,6,-1,-2
resale	-5,-3,6,-1,-2,-1
^taylo	-3,-1,,-1,-1,-1,-1
taylor	-3,-2,,-1,-1,-1,-1
sept	2,-1,,2,-4,2,-1
in sept	-2,1,-1,-1
before season start	-3,-1,-2,-1
sell it	1,-3,4,-2
to sell it	,-1,4,-3,,-1
keen to	2,-2,3,,,-1
keen	3,-3,2,,,-2
and we're	-2,-3,,-1,-1,,-1
branch at	2,-2,2,-1,2,-2
6,500	-3,-2,,-1,-1,-1
voted for	-1,-2,,-2,-1,-1
voted	-2,1,3,-2,-2,-1
news .	-2,1,,-2,-1,-1
the news	2,-1,-1,3,-1
fix ?	5,-1,,3
^cooke	,1,3,-3,-1,-1
cook .	4,-1,,2,-1
nz .	5,,2,-1
couple	-3,2,-1,-6,-4,-3,-1
speak from	-2,3,-1,-1,1,-1
passau	5,-1,-2,-1,1,-1
^handw	-3,-3,,-3,7,-3
wir	-1,-4,,-6,-4,-3,-1
asked: me	-3,-4,-3,-4,-5,-2
asked: photo	2,-5,-3,-2,-4,-2
asked: that	3,,-4,,3,-6
speak of	1,-2,,,,2
did they pay	-4,-2,-5,-4,-3,-2
did they	-7,-4,-4,-5,-4,-4
much did they	-2,-1,-2,-2,-1
was it	-6,-4,-7,-6,-4,-6,-1
tulip	,,-1,2
w the	-2,2,,,,2
case study	1,-5,-2,,-1
case	-1,-2,-4,1,-5,3
^amste	-3,,7,,-1,-1
amsterdam	-3,,6,,-1,-1
ppl in	-3,-3,-4,-3,1,-2
ok . and	-4,-6,2,-2,-3,-2
within the	1,,,,3
team speak	-1,-1,-1,-1,-3
lumpur team	-3,-3,-1,-2,-2,-3
kuala lumpur team	-2,-2,-1,-2,-2,-2
important	1,-3,-3,-2,-1,-3
which one	-7,,-4,-5,-7,-6
are a hospital	-2,,,3,-1
three year	-5,-3,-3,,,-3
can't say .	-1,-2,-2,-2,-2,-1
can't say	-6,-4,-5,-4,-3,2,-1
i can't say	-3,-2,-3,-3,-2,-2,-1
it with	8,3,-3,-2,4,-1
web application	-2,-6,-1,,-1,-2
a web application	5,-2
like a web	5,-3,-1,,-1
by hand in	5,-2,-1,,-1
match them	5,-3,-1
match	-1,-4,-4,-5,,-4,-1
present we	3,2,-2
who speak	2,2,,-1,-2,-2
before 31 december	3,-3,-3,-2,-2,-3,-1
^subsi	1,-1,-4,-3,,-2
subsidy	1,-1,-3,-3,-3,-2
^finla	,-2,1,-1,-1,-2
finland	2,-1,-2
the logo	3,-3,-1,-2,-3,-2,-1
logo only	,-2,-3,-3
a very	-3,3,2,-1,,-1
and pay with	1,-4,4
free and	3,3,-2
is free and	2,4,-1
wich	-4,-5,-6,-4,-7,-3,-1
where you	2,3,-3,1,3,-2
page where	1,-5,5,-2,-1
a page where	7,-3,2
so a	1,-5,4,3,4,-5
ring .	2,,-2
they ring	1,-1,2,-2
it ring	2,-1,-3,,-1
ok english	,3,-3,1,-1
it work	-2,,-4,4,5,-3
when it	,-2,-3,-4,,1
ready in	-1,-3,-5,,,-2,-1
right .	,-3,-2,-1,-2
is right	2,5
^anywh	1,-2,-4,-2,-2,2,-1
anywhere	2,-2,-5,-3,-2,1,-1
us that	2,-1,-1,,1,-2
busines for	-7,-2,-3,-5,-4,-3
in busines for	-7,-2,-3,-6,-3,-2
been in busines	3,-3,-3,-7,-4,-3
have been in	-4,-3,-6,2,-3,-3
^ferre	-5,-3,1,-3,-2,1
noth more .	-2,,-2,-3,-1,-1
noth more	-3,1,-3,-3,-3,-1
asked: google	,-2,-2,5,-4,-1
^appea	-2,-2,-2,1,-4,-1
appear	-2,-4,-2,-1,-3,-1
300 a month	-4,-3,-2,-5,-2,-1
300 a	-4,-3,-3,-5,-3,-2,-1
did that	3,-4,-2,-3,-2,-3
tile	3,-1,-2,2,3,-1
an architect	3,,-1
how quick	-4,-2,1,-1,-4
shop that	-4,3,2,1,,-1
want own shop	,-1,3,,-1,-1
so now we	3,-4,1,-3,-1
reason	-5,-2,1,-2,-4,,-1
no reason	-3,-2,2,-1,-2,-1,-1
for no reason	,,3
for no	,,3
^acoun	-4,-3,,-1,-2,-2
acount	-4,-4,1,,-1,-2
clos our	,1,2
etsy but	-4,-1,9,2,-1
on etsy	-1,,7,-2,-1,-1
sell on	-2,-5,7,-8,-4,-4
we sell on	-1,-1,4,,,-1
town and	-2,,-1,-1,-1,-1
old town	4,-3,-2,1,-2,-3
^gdańs	-5,1,-1,-3,-2,-4
gdańsk	-6,2,-2,-3,-2,-4
^zbign	-2,-1,4,-1,-1,-1
zbigniew	-2,-1,3,-1,-1,-1
^bursz	-3,-3,-2,-2,-2,-3
the appointment	-4,-2,,,1,-1
can an	-2,,-1,-1,2
hair	-4,-1,-4,4,1,-3,-1
^excee	-1,-4,-1,2,-1,-3,-1
exceed	,-4,-3,2,,-2,-1
my house .	1,-4,5,-2
i can see	1,,-3,-1,-1,1
a software	3,-3,,,2
my manager	3,,-1,-2,-2
and i own	2,-2,-3,-1,,-2
am engr .	4,-2,-2
am engr	3,,-1
i am engr	3,,-1
company . i	2,-3,,,,1
^intro	4,-2,3,-1,-1
^niger	2,3,-2,-1,-1,-1
accra .	-2,-3,4
accra	-5,-5,2,-5,-4,-3,-2
^circl	-3,1,,1,-3,-2,-1
circle	-2,3,3,1,-1,-2,-1
second hand	-2,-3,5,2,-2
sell second hand	-1,-2,1,,-1
sell second	-2,-2,1
cedi	-5,,2,-4,-2,-1
guy in	-1,-1,-2,-2,-2,-2,-1
forget it	-5,-5,-3,-4,-4,-3,-2
^robbe	-2,-4,-1,-2,,-1
^their	,4,-5,-4,-1,-2
see your	-3,-2,-2,-1,-3,-2
a whatsapp group	,5,,,-1
everyone says	-3,1,-2,-4,-2,-3
but everyone says	-1,3,,-2,-1,-1
but everyone	-2,3,,-3,-2,1
body	,,-3,-2,-2,-1,-1
treasurer of a	-3,3,,,-1,2
treasurer of	-1,2,,,,1
hope this	-1,3,2,2
^heigh	-4,2,-4,-2,-2,-3,-1
height	-4,-2,-3,-2,-2,-3,-1
r250 000	-5,-2,-4,-3,-2,-2
r250	-5,-2,-5,-3,-2,-2,-1
the kids	-2,,-2,-3,-1,-1
much .	2,3,7,-4,-4,-2,-1
month too	-4,-1,-5,-2
abt	-1,1,-7,-6,5,-7,-2
be runn by	3,-1,3,,1,-2
must be runn	1,-2,-3,-1,2,-2
is when	-5,2,1,-3,-3,-4
ramadan is when	1,,-3,-2,,-1
ramadan is	1,-1,4,-4,-2,-1
means =acknowledg	2,-5,-1,-4,2,-1
receipt .	2,,-3,,,-2
receipt	6,1,,-1,2,-1
^they'	5,1,,,2,1
they'd like to	4,-2,3,,-1
they'd	1,-1,2,,4,-2
york	2,-2,-3,-2,-2,,-1
new york	3,-1,-2,,-1
london and	2,,3
east	-5,-5,-4,-3,-5,2,-3
in east	1,-1,-3,,-1,4
sylhet .	2,-1,-2,-2,-2,-1
longitude i'm	,3,-2,,-1,2
of 9,000	-2,,2,,-1
a ceil of	1,2,,,-1
a ceil	,2
he gave	,-4,,-2,-3,-1
^caref	2,2,2,-3,-3,-3,-1
he'll	-2,-3,4,-2,5,-1
if i	5,1,-6,-6,-4,3
of us .	3,,3,-2,-1
means =dummi	-3,-2,-6,-2,-2,-4,-3
fake	-6,-2,-5,1,-2,-1,-1
first thing	2,,2
him in	-1,-2,,,-1,-1
to bring	-4,,1,1,-3,1
after my	-1,-4,4,-2,-1,-1
back from	2,-1,4,,-2,-1
in register	2,4,2,,-1
and he is	-3,,2,-2,-2,-1
^lahor	-5,2,3,-4,-4,-3,-2
lahore	-6,2,4,-5,-3,-3,-1
in lahore	,3,1,-3,,-1
so october latest	-2,-1,-2,-2,,4
so october	-4,1,,-3,,2
score	-2,-3,-1,-2,-1,-1,-1
qa	2,-3,-1,,3
seat .	-3,-4,-4,-1,3,-1
seat	-3,3,-4,,4,-5,-1
iii	3,-3,-3,-4,-2,-3,-3
^belon	4,-3,-3,-3,-4,1
belong to	5,-1,-3,-2,-1,1
belong	3,-3,-4,-2,-3
i like	-2,-4,4,1,-2,-1
by you ?	-2,-1
me is	5,-1,-1,,-1
tell me is	4,-1,2
like one	4,-3,-1,-2,-3,-1
as well	3,-3,-2,-1,2,-3
i make	-2,-4,8,-6,-1,-4
you can't	1,2,-1,,-1
but it is	2,2,,-1
but it	-1,1,1,-3,-1,2
now our	-1,1,-2,3,-1
please find	-2,3,4,,-3
same time	3,2,-1,,,2
instagram dm	2,3,,-2
the instagram	,3,2,5
spain	,2,1,-2,-2,-1
^franc	1,4,-2,-5,-3,-3
france	-1,,3,-2,-1,-1
^custm	-5,-4,-5,-3,-1,-3,-2
custmer	-6,-3,-3,-3,,-4,-1
^staff	-3,-1,-3,-3,-1,-2,-1
message .	3,3,-1,-1
long message	3,3,1
^excus	4,3,-3,,-1
excuse me	,3,-2,,-1
excuse	5,1,-4,,-1
use my	,-1,-2,-1
^cherr	-3,-3,2,-2,-3,-2,-1
cherry blossom	-2,-2,2,-2,-2,-1,-1
2011 .	1,2,-1,5,-1,-1
co-op	-7,2,2,-3,-3,5
51	,-4,-4,-4,-3,-2,-4
means =bound	1,-1,-3,-3,-5,-3,-1
the eu	1,2,-2,,-3
^trace	3,3,-2,-3,5,-1
traceability	2,2,-1,-1,4
you build us	1,-3,-2,-2,-4,-2
filho	,-3,-3,-1,-3,-3,-2
^santo	-3,-2,-5,-6,-5,-5,-3
santo	-1,-4,-5,-5,-4,-4,-2
dos	,-3,-2,-2,-2,2,-1
^effec	,-3,-3,-2,1,-2
effect	-1,-3,-3,-3,1,-1
sick	-3,1,2,-3,,-1
^tanvi	-4,-5,-6,-5,-5,-4,-3
tanvir	-3,-4,-5,-5,-3,-3,-1
but we are	,-2,-3,-2,-2,-1
^phoen	-2,-1,-2,-1,2,-1
group is call	-1,-3,-1,-2,-2,-1
group is	-4,-3,-1,-2,-1,1
in by	-1,3,-3,-3,6,-2
to hand	2,,-2
what is your	,-3,-3,-3,-4,-3
^begin	-2,1,,,-3,-2
have in	-2,1,-4,-2,-1,-1
did you	-7,-7,-8,-7,-8,-5,-2
much money	2,-4,-3,-2,-1
how much money	1,-2,-2,-2,-1
first customer	-2,-2,,-2,-1
your first	1,-2,,-3,-1
was your	-2,1,-1,-2,-1,-1,-1
what was your	,-4,,-1
what was	,-8,-6,-7,-6
employ	1,-2,-3,-2,-2,-1
start 2	,-1,5,,-1
you start	-3,-3,-5,-1,-4,-1
when did	-6,-2,-3,-3,-4,-3,-1
a real	-1,-2,5,-5,-3
us to ask	-1,5,,,-1
told us to	-1,-1,2,-2,-2,4
dhaka	6,-4,-5,2,-2,-4,-1
grade	-3,2,-1,,5
to take order	-1,-2,2,-3,2,-2
mes	-3,-3,-4,-2,,-1,-1
a year so	2,-2,5,-1,-2,-1
900 a	-3,-3,,,3
the council	2,-3,-4,-2,-2
garage in	,1,1,3,-1,-1
garage	1,-3,-4,,-4,-4,-1
a garage in	-2,4,2,-2,,-1
a garage	-2,4,3,-2,,-1
from a garage	-1,-2,2,-1,-1
chariti	-1,1,-2,-2,-1,-1
work from	-4,-4,-1,,-2,2
take on	3,-2,-2,-4,-1,-1
you take on	2,-3,-2,-1
ask whether	-2,3,-1,,1,-1
to ask whether	-1,4,-1,-1,,-1
like to ask	-2,-1,-1,1,2
asked: somebody	-2,-1,-1,4,-1
when somebody	2,-1,-2,4,-1
asked: found	2,-1,-2,5,-1
asked: mostly	-2,,-3,-2,-2
then ?	-3,-1,-3,-2,-2,1
it'll	1,2,-1,-1,-4
^sette	-2,3,3,-1
while	-3,3,-8,,4
bid	-4,4,,-4,2
thing on	-6,2,-4,-2,3,-1
time !	2,2,-2,-1,,-1
and the time	,2,-2,-2,-2,-2
^posta	2,3,-2,-2
cut	,-1,,-3,-2,3,-1
all on	-2,,-1,,,2
1,100	-5,5,1,,,2
worth	-4,-2,1,-4,1,-4
so me	-3,2,-3,-1,,-1
^alrig	-2,,-2,-2,1,-3
alright	-2,-1,-4,-3,1,-3
we go by	1,,-1,-2,-1,-3
we go	-1,4,-2,3,-3,-4
under ten	-2,-1,-1,-2,-2,-2
gst number	-6,-2,-2,-2,-1,-1
what ur	,-6,-2,-4,-7,-4,-1
^onboa	-4,-3,-3,-3,-3,-2
onboard	-5,-4,-4,-4,-3,-3
not a client	-2,1,,-1,-1,-1
im not	-1,1,-2,-1
15 .	5,-3,,1,2,-3
^accen	,-5,-1,-1,2,-4,-1
accenture	2,-4,-3,,1,-2,-1
among	1,-3,-5,3,1,-2
we're look	3,-1,-2,1,4,-1
^cross	,1,-2,-3,6,1
cross	2,-1,,,3
phase one	1,-4,3,2,-3
^preor	-5,8,-2,2,-2,-2
preorder	-6,9,-1,,-3,-3
to preorder	1,7,-4,,-1,-2
food truck	2,4,-5,-3,-2,-2
4k	-2,-1,2,-2,-5,-7,-2
fell	-2,1,2,3,,-1
want is	-1,,2,,,3
i want is	,4,2,-1,-2
what i want	-2,2,2,4,1
sight	,-3,-3,-3,-1,-1
yrs .	3,-3,-1,,1,3
at it	-1,1,-2,-4,2,3
^monta	2,-2,-2,-3,-4,-1
mornin	-1,3,3,-1,-1
t .	-1,1,-1,1,3,-1
earl	-5,-1,-4,-4,-4,-3
it can't	3,-2,-2,-2,-1
where client	3,-2,-1,,,1
room ends	-1,,,,,2
server room ends	-2,-1,,,,3
the server room	-2,-1,,,,2
on the server	-1,-1,,,,3
figure	,2,1,-1,-4,-2
^mathi	1,-1,2,-2,-3,-2
cad .	2,4,2,-1,-1,-3
30 to	,-4,2,-3,-3,-1
store .	1,-1,9,-5,-3
syrup	-3,-1,4,-1,-1
in it ?	-3,-1,,3,-3
^unles	-3,2,-3,,,-1
unles	-2,3,-3,-1,-1,-1
30 days	-6,-2,1,,-3,-2
in 30 days	-5,-2,5,-1,-2,-1
in 30	-6,-2,5,-2,-2,-1
555 0100	-4,-3,-2,-1,-2,-1
a man	3,-2,-2,,-2,-1
it work .	-2,1,,,2
cost us	-1,2,3,2,1,-1
it cost us	-2,-1,,1,,-1
2004	2,2,-4,-1,,-1
had a website	-5,-1,,-3,-1,-1
we've had	,4,-1,,4
^dulut	-2,-2,-2,-3,-2,-1
duluth	-2,-2,-2,-3,-2,2,-1
as well .	2,1,-2,4,-2,-1
that' what	-1,3,-3,-2,8,-2
does ?	-2,1,-2,-3,-1,-1
that does	1,1,-1,-5,,-1
an app that	-2,5,,-2,-4,-1
term .	4,4,,-2
^aussi	3,-4,-1,2
129	-1,-1,-3,-2,1
nobody know	4,4,3,1,-2,1
and nobody know	,,6,1,-1
pool	-4,-1,2,2,4
the pool	,-1,1,-2,3
swim	-3,4,-1,-2,,-1
swim school	-3,3,-1
of term	-3,-2,-1,-3,-1,-1
start of term	-4,-3,-1,-4,-1,-2
start of	,-4,-5,-2,-1,-2
claim .	-1,,,,4
a claim	,2,-1,-2,-2,-1
and i've a	-2,,1,-2,1
and i've	2,1,3,-4,-1,1
^frema	3,,3,,-1
fremantle	2,,4,,-1
in fremantle	3,,3
sell the	-4,3,7,3,-3,-2
longitude that	-2,,-3,-2,-2
the longitude that	,,-2,,-2
the longitude	-1,,-4,-1,-2,1
you the	-2,-3,-2,3,-3,-3
are you the	-2,-2,-1,-2,-1
wrong longitude	-2,-2,-2,-2,-1,,-1
i've no	-7,2,-5,-2,-3,1
ai that read	-1,-2,-2,,7,-2
027	-3,-1,-2,-3,-2,-2,-1
poc	-5,-5,-4,-3,1,-3,-1
to do with	1,1,1,3
noth to do	4,1,2,2
noth to	3,-2,,1,-1
have noth	4,1,4,-1
means ~revive	6,-1,-1,,,-1
^hamis	-1,,-2,-3,-3,-2,-2
hamish	-1,,-2,-3,-3,-3,-3
thereabout	4,-2,-4,-2,-1,-1,-1
or thereabout .	2,-1,-2,-1
or thereabout	3,-2,-4,-2,-2,-1,-1
six thousand	-3,-2,-2,-2,-1,-2,-1
20 25k	-2,-1,2,,-2,-1,-1
not the	-3,-2,-1,-10,-6,2,-1
for noth .	-2,,3,4
for noth	-2,-1,1,4,-1
^bankr	-2,2,2,,-1
bankrupt	-3,2,2,,-1
half of it	2,3,,-3,-1,1
us half	-1,1,2,,,-1
the price of	-1,-1,-1,4,5
and order	4,-2,10,-2,-4,-1
there and	3,-4,,,-3
shop where	-3,-1,5,,-2
want shop	-6,,6,-1
gone ! !	-2,,4,-1,,3
gone !	-2,,4,,,4
czech	-2,-2,2,-2,-2,-1
in poland	-2,-2,4,-1,-3
florist in	-2,-2,5,,-2
send to	-4,1,,-5,-5,-5
in excel and	1,,2
we make the	-2,-1,3,,-3
start it	-1,3,2
comes from	-2,-3,3,,-1
share of	-2,-6,,-2,-1,-2
what share of	-1,-4,-1,-1,-1,-1
what share	-2,-5,-2,,-1,-1
in bengaluru and	-2,,2,,-2
^stock	-1,4,-2,-3,-1,-2,-1
i'm a journalist	-5,-4,-3,-4,-4,-2,-1
555 012	-3,-4,-2,-3,-3,1,-2
46	4,1,-3,-1,,-1
thursday .	-3,-1,-3,-1,3
an article	-2,-3,-5,,-1,-1
buying anyth	-3,-1,-4,-1,-2
not buying anyth	-3,-1,-5,-1,-2
not buying	-6,-4,-6,-4,-3,-2,-2
i'm not buying	-2,-2,-4,-1,-2,-1,-1
no money	2,7,-3,2,-2
and order .	3,-1,6,,-2
^stick	3,-2,2,,-2,-1
sticker	-2,,3,,-2,-1
its own	4,3,3,3,-2,3
a club	1,-2,3,-2,-3,-1
where a	2,-3,3,,4
plain	-2,1,-4,2,2,1
a plain	-3,3,2,-3,-2
^furth	4,-1,4,2,-2,2
further	4,,4,3,-2,2
^didn'	1,4,1,-3,-1
didn't	3,2,1,-3,-2
your office in	-2,-2,,-1,-3,-3,-1
someone named	,-3,3,,-2
durban .	,-1,1,,-2,5
client are	,,1,,-1,3
javed	-4,-3,-2,-3,-2,-3,-2
begin .	2,1,1,2,-1
dollar to	-3,-2,3,-1,3
no more than	-2,1,-1,-3,-2,-2
week about	,3,,-3,,-2
get 3	1,3,,-3,-2,-1
list i get	-1,-1,,-3
list i	-1,,-1,-3
from ur	-4,,-3,-3,,-1
my number from	-4,,,-5
remove my number	-5,-1,-1,-5
remove my	-5,,-1,-5
pls remove my	-5,-1,-1,-4,,-1
pls remove	-6,-1,-2,-3,,-1
isnt	-4,-2,-2,-1,-1,-1
i never	-4,-3,-4,-2,-3,-2
again ?	-4,-3,-4,3,-3,-4,-1
me again	-4,3,-3,-3,-2,-2,-1
are u	-2,-3,-3,-3,-1,-1,-1
bot on	-4,,-2,-1,6
dm me	-2,-2,6,-2,2
style .	4,-1,2,,2,2
pot	1,-3,2,4,-3,-3,-1
auntie	2,,-1,-2,-2,-2,-1
from 4	-2,-1,,-1,4
save	-2,-1,-4,-2,-4,-5
means ~reject	-2,-5,-3,-3,-3,-5,-1
means =reject	2,,,-5,,-6,-1
means =refus	-4,-1,1,-2,,-4
^refus	,-3,,-1,-4,-2
refuse	-3,-4,,-1,-3,-1
give me	-8,-6,-1,-4,-5,-3,-2
cannot read	1,,-1,,2
reminder for	,,,,3
saw it	5,-2,-1,-1,3,-1
have idea for	,4,,-1,-1
have idea	-1,6,,,-1
i have idea	,8
cape coast	1,-3,,-2,-1,-1
nurse	-4,2,-3,-2,2,-3
^mensa	1,-3,-3,-2,3,-1
efua	-6,-4,-2,-4,-4,-3,-1
if god	1,-2,-2,-1,-2,-2,-1
order online	-5,2,-3,-1,,-1
to order online	-3,-2,1
^aquar	,-1,4,-1,1,-1
aquarium	-2,-2,4,-2,1,-1
sell aquarium	,-2,6,-2,2,-1
^reshm	,2
2013 and	4,-3,-2,-2
from 2013 and	4,-3,-2,-1
from 2013	4,-3,-2,-1
is from 2013	3,-2,-2,-1
site is from	2,-1,-2,-2,-2,-1
coorg .	2,,,,,2
a homestay in	-1,-2,-2,-3,-3,-1
a homestay	2,-4,-4,-5,-3,-2
blue door	1,-4,3,-3,-3,-3
^poova	-1,-2,-3,-3,-3,-2,-1
cloud before	-2,-1,-1,,-2,5
the cloud before	-1,,-1,,-1,6
server are in	-1,-1,-1,,,5
our tally	-1,5,-2,,-4
venkateswara	1,-3,-2,-3,,-1,-1
u help	2
can u help	3,,1
bakery and	-4,-3,2,-2,-1
small bakery and	-4,-4,2,-2
the bus stand	1,,-3,1
near the bus	-2,-3,-2,1
bakery near the	5,-1,-2
bakery near	-4,-2,2
say the	-8,-2,-3,5,-3,-2
just say the	-1,-1,3,-1
name for it	1,-2,-3,2,,-1
no name for	2,-1,-2,-2
334	-1,-1,-1,-2,-5,-1
amir	1,1,-1,-1,,3
and amazon	,-1,4,,,-1
people also	-1,,1,2
do you people	,-1,-2,-3,-2,-2
^webcr	-6,-3,-3,-3,-2,-1
webcraft	-4,-2,-2,-2,-2,-1
i've heard	-1,-2,,,-2,-1
your competitor	5,2,5,-2,-4,-2
who are your	-3,-2,-1,-2,-3,-1
who are	,-4,-4,-3,-4,1
klcc ?	-2,-2,-2,-1,-2,-2
in bangsar	3,4,1,,4,-2
office in bangsar	3,-2,-2,-1,3,-2
deira and	5,3,-2,1,3
in deira and	4,2,-2,-1,3
family'	4,,1,2,,-2
2240	-2,-1,-1,,-1,1
as i said	-3,-5,-4,-4,-2,-2,-1
as i	3,-7,-5,-4,-3,-3,-1
a design studio	2,-2,-1,-1,-1,3
a design	,-2,-2,-3,-3,1
ar	-7,2,-4,-4,-3,,-2
they need	-5,-2,-1,-2,-1,-2
^jithi	-4,-3,-3,-4,-3,-3,-1
jithin	-4,-3,1,-4,-3,-3,-1
^kakka	-2,3,-4,-4,,-3,-2
kakkanad	-2,3,-4,-4,1,-3,-2
will your	-2,-2,-3,-1,-2
use zoho and	-2,-1,-1,,-1,-3
use zoho	-3,-1,-1,-1,-1,-4
we use zoho	-2,-1,-1,-1,-1,-4
montessori	-3,4,-3,,-4,-2,-1
w menu	3,-1,-5,-1
simple web	5,,-4,-1
need a simple	4,-1,-5,2
the chain	-3,-1,3,,,-1
do with the	-2,-1,-5,-1
but noth	1,-1,-4,-2,2
cup	-3,-1,,3,-2,-2
call second	-4,-1,-4,-1,,-1
it's call second	-2,,-5
it's call	1,-4,,3,-3,-3
^tiruc	-1,-1,,,-1,3
dy .	-3,,2,-1,-1,-1
dy	-3,1,3,-1,-1,-1
a mobile application	-5,6,-1
^smoot	,-4,-3,,-2
app is so	-2,5,,,-1
their app	-2,2,-1,,-2
hdfc	-2,1,4,2,-2,-1
^sahak	-2,-1,-4,-2,3,-1,-1
sahakari	-1,3,-2,-2,1,-2,-1
^shiva	3,1,-3,-4,-4,-4,-2
shivamogga	,3,-2,-2,-3,-2,-1
that' us .	3,4
that' us	6,3,-1,-1
^dindi	-4,2,-5,-5,-4,-4,-3
dindigul	-4,2,-4,-4,-4,-3,-3
madurai and	6,2,-1,-3,-1
says we need	1,-1,-2,4,-3
my son says	6,-4,4,1,-2,-1
1962	-1,1,7,-3,2,-2,-1
since 1962	,1,4,-2,3
for ?	-3,-3,-1,-1,-1,-1
you done	-7,-3,-1,-2,-3,-1
have you done	-7,-4,-2,-3,-5,-2
have you	3,-6,-10,-5,-8,-4,-1
us at	-5,2,1,3,-1,-4
our own order	-2,1,-1,,,-4
kitchen .	-6,3,1,1,-5,-5
times .	-1,5,-3,2,3,-4
three times	-2,2,-2,,3,-4
viman nagar	-3,2,-2,-2,-2,-2,-1
viman	-3,2,-3,-3,-3,-2,-1
to 6 lakh	-2,-1,-3,-2,-2,-2,-1
to 6	-5,-3,-3,-6,-4,-4,-1
old one took	3
website old	3,-1,-3,-1,,-1
sorry we	,-1,3,-4
kami	-1,2,-1,,-1,-3,-2
rm 15k	-2,-5,-4,-5,-3
jie	-5,-5,-2,-1,-3,-3,-3
wei jie	-2,-6,,-2,-4,-5,-2
asked: our	1,-4,-1,,2,5
per day	-4,-3,-2,-2,2,1
your own	-4,-1,-3,,,-1
vs	-8,-4,-2,-3,-2,-3,-1
^chatg	-6,-5,-6,,5,-2,-1
chatgpt	-4,-4,-3,1,1,-1
bot for	-3,-3,-4,-3,7,-1
a bot for	-3,-1,-4,,4
like a bot	-2,,-1,,3
fable	-3,-3,4,-2,-2,-2,-2
fern	-3,-3,2,-1
new site .	6,-1,,2,,-1
^al-ba	2,-3,-2,2,,-2,-1
al-balushi	3,-3,-1,2,,-2,-1
sunny	6,,-1,1,-2
4470	,,-3,-3,-3,-3,-3
968 9123	1,-1,-2,-2,-2,-2,-1
paper boat	-3,-3
yes really .	-2,-2,3,-3,-1
yes really	,-3,,-3,-2,-2,-1
the net	4,-4,3,2,-1,-1
on the net	6,-4,3,2,-1,-2
them on	-3,2,-1,-6,-5,4,-1
our cafe	-3,-1,1,-1,-1
house is	1,3,-3,-2
^shame	3,,-1,-1,-1,2
before onam	-3,-4,-5,-5,-4,-2,-2
gym .	-1,5,-2,-1,-1,-1
^hebba	-3,-1,-2,-1,-2,-2,-1
^you'l	-5,3,4,2,1,-2
you'll	-6,2,4,2,2,-3
are a law	3,,-1,-1,-3,4
get off our	-1,,,,,5
get off	-2,-1,,,-1,5
to get off	-2,-2,,,-1,5
advocat	1,-4,-5,2,2,,-1
^sreel	-5,-4,,-4,-3,-2,-2
sreelatha	-4,-3,-3,-3,-3,-1,-2
^ernak	,-1,-3,-2,2,-1
ernakulam	1,,-3,-2,2,-1
store ?	-1,-4,,-2,-1,-1
online store ?	-2,,7
^whang	-3,-1,-1,-2,,-2,-1
and vanish	,,-4,4,-2,-2
system in	3,,,,-2,5
not them	-4,-2,-4,-1,-2,-1
are not them	-2,-2,-4,-2,-2,-1
you are not	-2,-2,-4,-3,-3,-2
so you	-3,2,-5,-3,1,-5
for our school	2,-2,-3,2,-1,-1
we still	2,-3,-3,-4,-3
a bank	8,1,-2,-1,-2,2
which bank	-2,-1,-3,,1
say which	-3,-3,-3,-1,3,3
can't say which	-2,-1,-2,-2,1,3
3 month ?	-4,-3,4,-7,-1,-1
take 3 month	,-3,,-2
take 3	,-3,,-2
^usual	,,5,-6,-2,-1,-1
usually take	,,,-2
usually	-1,,4,-3,-2,-1
^triti	-5,-2,2,-2,-4,-3,-1
tritiya	-5,-2,2,-4,-4,-3,-2
^aksha	-7,-2,,-7,-4,-4,-1
akshaya tritiya	-5,-2,1,-2,-4,-3,-2
akshaya	-6,-1,,-4,-4,-3,-2
instagram google campaign	2,,-1,2
instagram google	1,,-3,3
means =mix	,-6,1,-1,-2,2
mix us	-3,-1,-2,-1,-1,2
mix	2,-2,-2,-1,-1,2
people mix us	-2,-1,-2,-2,-1,2
people mix	1,-2,-2,-1,-1,1
salem .	5,-3,3,,-1,-1
no . we	-4,,-2,1,-1,-1
our own shop	-2,-2,4,-4,,-1
the e-commerce	-2,-2,-2,-1,-2,-3
siew ling	-2,-3,-3,-3,-3,-3,-2
quiz	-5,6,-3,-2,-1
lesson and	-4,4,2,,-2
to kids	2,,-5
we teach	-3,,-2,1,-4,-1,-1
donor gave	2,-1,-3,-3,-2,-1
the donor	4,1,-3,-3,3
is what the	-4,,4,1,1,-1
and my cousin	-1,3,-1,1
heyy	-1,3,-2,-2,-3,-1
none yet	-3,2,-2,-2,-2,-2,-2
urgently	1,-1,-1,,-1,2
website requir	5,-1,-1
leave it .	,-1,5,4
to leave	-5,-3,2,-4,-3,1
want to leave	-3,,4,-2,-1
^vinta	-3,,6,-2
vintage	-4,,5
the other	3,-3,,3,-4,,-1
sri lanka	-4,-3,-4,-4,-4,-3,-1
galle	3,,3,-3,-2,-1
us as	3,-2,,2,1
gst is 29	-2,-2,,-1,-3,-1
gst is	-2,-1,2,-1,-2
my gst is	-3,-2,-1,-1,-2,-1
recommend you .	2,-2,-1,-2,-1,-3
sell laptop	,-2,-7,-1,-2,-2
rapid	3,-2,-2,-1,-1,-1
clay	2,-2,-4,-4,-4,-6
our database	-2,-1,-1,-1,-2,,-1
of nairobi	-1,-1,-1,2,1
10l	-3,,1,-2,-1,-1,-1
website app	,4,,-1,-1,1
similar .	,5,-3,-2,-1,-1
are smaller	1,4,2
we are smaller	2,3,2
guys know	2,3,,-1,,-1
do you guys	2,1,,5,3,1
hi do you	1,4,-1,,1
^toppe	-2,-2,-4,-3,-3,-3,-2
boring road	-4,-2,-3,-1,-2,-1,-1
patna boring road	-3,-2,-3,-1,-2,-1,-1
patna boring	-2,-2,-2,-1,-2,-1,-1
is your bengaluru	-5,-1,-1,-1
number and	2,-1,4,-1,-3,-1
of me	2,-2,-2,-2,-2,-4
front of me	2,-2,-3,-2,-3,-3
march in	1,-1,3,,-2,-1
dated	-3,-1,-1,,-2,-1
^lng-2	-1,-1,,-1,-2,1
9822	-2,-2,-2,,-2,-2
^banan	-2,1,2,-5,-3,-4,-1
banana hai	-3,1,-1,-3,-1,-2,-1
banana	-2,-1,,-5,-3,-3,-1
app banana hai	-2,2,-1,,,-1
app banana	-2,3
where member	5,-2,-1,,-2
for a site	3,-4,-2,-3,-1,-2
besut	,2,-2,,4
kuala besut	1,2,-1,,4
^nelay	3,2,-2,-2,2,-1
nelayan kuala besut	,2,-2,,3
nelayan kuala	2,2,-2,,4
nelayan	4,2,-1,-2,3,-1
^koper	4,6,-5,-4,-4,-3,-1
koperasi nelayan kuala	2,2,-1,-1,-1,-1
koperasi nelayan	3,1,-1,-1,-1,-1
koperasi	3,4,-3,-3,-4,-2
of koperasi	3,-2,1
asking on behalf	4,3,-1,-1,-1
bin zulkifli	1,-3,-2,-1,-1,1
to ask the	,-3,5,-1,-1,-1
need to ask	-2,3,-2,-2,-3,-2,-1
tabl	3,2,-3,-1,-3,-1
book tabl	-5,2,-2,-2,-3,-1
indiranagar .	5,1,1,-2,-1,-1
is noth	-4,-2,-3,,1
kabir	-1,-3,-3,-3,-3,-1,-1
two month ?	2,-1,-3,-1,-1,-1
franchise	1,4,-3,-2,-2,-3
is it a	-3,-1,-3,,-1,-1
are you ?	2,-1,,,,-1
which company	-6,-2,-2,-1,-1,-1
shop website	1,-6,5,-2,,-3
^thang	4,-3,,-4,-2,-2
thangam	1,-2,4,-2,-1,-1
why you need	-2,-1,-1,-2,-1,-3,-1
most .	1,3,-1,3,3,2
at most .	-1,4,,3,3,2
spend half	-2,,-2,-1,-2,-1
app . we	-2,-2,-1
phone app .	-2,3,-4
to book by	1,1,,,2
medical director	-2,-1,,,-1
^shams	-1,,-3,-2,-2,-1
fujairah .	1,3,2,,2,1
from fujairah	-4,-2,-3,,-2,-3,-1
on google maps	-1,-3,-2,1,-2,-2
seen on	3,-1,-1,3,,-1
karur	3,-3,-2,2,-2,-2
tyre shop in	5,-2,-5,,-1
my own shop	-1,,-2,1
for my own	3,,-3,-1,5
asking for my	-6,4,-2,2,2
tyres	-2,-2,-5,-2,-2,-4,-3
kongu	-4,-1,-2,-1,-2,-2
^grani	1,-5,-4,-4,-4,-3,-2
^ongol	1,-3,-3,-3,-3,-2,-1
ongole	2,-3,-3,-3,-3,-2,-2
with catalogue	1,-1,1,-1,-3,-1
asked: site	-4,-2,-1,-4,-2,-6
granit	,-5,-4,-4,-4,-3,-1
went from	-1,-2,,-2,-1,2
bill went	-1,-2,-1,-2,-1,2
aws bill went	-1,-1,,-1,-1,2
here we need	-2,1,-1,-2,-2,-1
zed	-4,-3,-4,-3,-3,-1,-2
^remot	-1,-3,-5,-5,-4,-4,-2
remote	-2,-3,-5,-5,-5,-4,-1
hospital .	-1,1,-1,5,-2,3
a hospital .	-1,,,4,,1
ours is a	4,-2,-2,4,3,3
need proper	-1,-1,-1,3,-1,1,-1
3 lakh for	-3,3,-1,4,3
old agency	,-1,3,4,,-2
our old agency	-1,-1,2,5,,-3
one . we	-6,3,-1,-3,-1
big one .	-2,-2,-1,-3,-1,-1,-1
big one	3,-3,-6,-5,-3,-2,-1
the big one	-2,-2,-2,-4,-1,-1,-1
that' the big	-1,-2,-1,-3,-1,-1,-1
no no that'	-2,-2,1,-2,-1,-1,-1
joy	-8,,1,-6,-2,-5,-3
store please	,,3
online store please	,,2
label is	-2,-1,,4,-1,-1
adeyemi	-2,1,1
does longitude	-7,-2,-4,,-2,-1
^resum	-7,-6,-5,-3,-5,-4
resume	-3,-2,-3,-1,-4,-2
my resume	-2,,-1,,-1
goal	-2,,3
that' too	-2,-3,4,1,-1,-1
a store	1,-4,5,-3,-2,-1
week for a	-6,3,5,-2
week for	-7,-2,4,-2,-2,-2
12 week	-2,1,3
asked: store	-4,-1,5,-3,-2,-1
^parlo	-6,-1,6,-2,-1
parlour	-4,-2,4,-2,-1,-1
website like	-3,-2,1,-4,-1
after me	1,-3,3,-4,-2,-3
^kumba	-1,-4,2,-1,-4,-3,-2
kumbakonam	,-3,2,,-3,-3,-2
^ballp	1,-2,-2,,-1,-4,-1
ballpark	,,-3,-1,1,,-1
^image	-3,-2,-2,,,1
imag	-3,-2,-2,,,2
^kunda	4,-1,,-1,,-1
kundapura	2,,-1,,1
process	1,2,,1,,-2
food llp	-1,-1,3,,1
the firm is	-1,-2,3,-3,-1,-1
a proper shop	-3,-1,5,-6,-1
think of a	2,,-2,-4
far .	,,2,-3
far	-1,-2,2,-6,1,-1,-2
so far .	2,,2,-1
so far	-1,-1,4,-4,3,1,-1
only so far	-1,-1,5,-2
only so	4,-1,3,-4,-1,-1,-1
what we're	3,,2
is what we're	3,,4,-2
^mirro	1,,-1,-3
^shahp	-5,-2,,-1,-3,-1
2.5l	-4,5,2,-3,-2,-1
poem	-2,-2,-3,-3,-3,-2
company sir	-1,-1,-1,-2,-1,-1
speak to ?	-1,-1,-2,-1,-1,3
fy end	-4,-3,4,-2,-2,2
cloud by	-2,-1,,,-1,4
want cloud	1,-3,-2,-2,-2,5,-1
on-prem	-1,-2,,,-1,8
a bit of	2,4,-3,-1,1,4
and a bit	2,4,-3,-1,-1,4
part of the	-5,-4,-6,-1,-1,-1
part of	-5,1,-5,-2,-3,-3
^belag	-4,-5,-5,-5,-5,-2,-3
belagavi	-4,-5,-5,-4,-5,-1,-2
^tudun	-6,-3,-3,4,-1,-2
tudung	-3,-3,-1,5,-1,-2
siti .	-5,-4,1,-4,-3,-3,-2
near me	3,-2,-3,6,-1
they type	,1,,3,-4
when they type	,-2,-2,4,-1
us when they	-2,-3,-2,7,-3,-1
us when	-2,-3,-4,6,-3,-2
find us when	-2,-4,-3,6,-4,-1
should find	4,-3,-3,5,-1
^karam	1,,-2,2,-1
karama .	-4,-1,-3,2,-2,-1
in karama .	-4,-1,-4,2,-2,-1
nbd	3,-1,-1,2
emirat nbd	2,,1,2,-1
means =contradict	-1,,-3,6,-5,-3,-2
^oppos	-2,2,-5,4,-3,-3,-2
opposite	,-2,-3,5,-3,-3,-1
build is	-1,-1,-4,1,2,-1
five six	-4,-1,-1,,-2
charge for the	-4,-2
did you charge	-5,2
much did you	-4,2,,,-1
lulu	-1,-6,-6,1,-4,-4,-2
and do you	-1,-4,-5,-3,-4,-4
want site w	3,-1,,-2,-2
indore .	3,4,,,,3
caterer	-2,-3,-4,,-3,-3
abc	2,-4,-5,3,1,-3,-1
website where people	4,-1,-3,-1,,-2
pala	-2,2,-6,-1,-1,-1
^jude'	2,-1,-3,,-1,2
jude'	2,-1,-3,,-1,3
st . jude'	3,-1,-3,,,2
for st .	1,-2,-3,-1,-1,-2
^ferri	-1,-1,,-2,-3,1
ferri	-3,-1,-3,-3,-4,2,-1
operate	-7,3,-1,-1,-2,-2
boat .	4,1,-4,,6,-1
like it for	6,-1,-2,-1,-2,-2
someth like it	4,,-2,-1,-2,-2
me yesterday	,-1,-2,,-3
^wife'	-4,-3,1,-1,1,-2,-1
wife'	-4,-3,2,1,2,-3,-1
my wife'	-5,-4,1,-2,2,-2,-2
for my wife'	-5,,5
about the website	4,-4,-4,-2,-3,-1
it's about the	3,,-1,-2,-3,-1
agency for	2,4,3,4,-3
an agency for	2,,4,2
market lead	-2,-2,-2,-8,-2
^brook	-5,-3,-3,-4,1,1,-1
bangalore .	2,3,-2
supplier of	2,-1,,-1
^ravin	-4,2,2,-3,,-1
ravindran	-1,3,1,-2,,-1
and parent	-5,2,-1,,4
shoes	,-3,-3,,4
nike	-2,-2,1,-1,2
^footw	-2,-1,-1,-1,2
footwear	-3,-1,-1,-2,2
ambur	,-2,-3,-2,1,-1
3 lac	-4,,-4,-2,-2,-1
this a bot	,,-1,-1,-6
this a	,,-1,-1,-6
is this a	-1,,-1,-1,-7,-1
google ?	-1,,-1,-3,-4,-3
or google ?	,,,-3,-2,-2
or google	,,,-4,-3,-6
^opena	-4,-2,-2,-2,-9,-2,-1
openai or	-1,-1,-1,-3,-6,-1
openai	-4,-2,-2,-3,-8,-1
who makes	-1,-2,4,-2,-2,-1
u use	-3,-5,-1,-2,-6,-1
do u use	-3,-1,-1,-2
must get	-3,-3,4,,5,2
pc and	-3,-3,-3,-1,-3,3
one pc and	-3,-3,-3,-1,-3,3
one pc	-5,-3,-3,-1,-3,6
on one pc	-5,-3,-2,-1,-3,4
runs on one	,1,-2,,1,1
system runs on	,-1,-1,,,3
system runs	,,-1,,,3
sold it	,3,-2,-1,,1
i sold	5,-2,-3,-2,1
by pongal	-1,4,1
kadal	-2,,,-2,-1,-1
come ?	-2,-1,,-2,-1,-1
will the	-3,-4,-3,-2,-5,-3
fze .	2,,-2,,3
at meridian	2,,,,-1
the 3rd	-3,,2,,-1
you on the	-3,-4,,,-2,3
^45000	,,-2,,-1,1
note our	4,,-1,-1,-1,-1
kindly note our	4,-1,,-1,-2,1
want book	,-2,-3,-4,-1
insta page	-3,,1,-3
do nail	4,,-2,-3
i do nail	5,,-3,-3
company only me	-3,-1,2,-1,-1,-1
no company only	-1,-2,-1,-1,-2,-1
15 20k	-2,-3,-2,3,-2,-2,-1
partner to	-2,-3,,2,2,-1
digital at	4,1,-3,,-2,-1
i handle	-2,2,-2,-3,-2,-3
clos 30	1,-2,-3,-1,-2
here want	-2,-3,3,-2,-1,-1
^noon.	-6,-2,3,-3,-2,-2,-1
noon.com	-6,-2,2,-2,-2,-2,-1
company in dubai	-2,,2
on noon	-1,-1,7
store on	-1,-1,5,-3,-2,-1
my store	-1,-1,6,-1,,-1
30 lakh	-3,-2,-5,-4,-3,-2
have 30	2,-2,-3,-1,-2,-2
only have	-5,2,4,-1,-3,-3
we only have	-1,-1,4,,-3,-1
we only	-4,-5,-1,1,-5,-3
for the same	3,-3,-4,-2,-3,-3
to place order	3,2,-6
dealer to place	3,2,-1,2,-1
dealer to	2,2,,3,-1
it is a	-2,-1,-4,-2,-2,-1
ashwini	-1,-2,-2,-2,-2,-2,-1
ramana	-4,-5,-4,-4,-3,-2
kochi .	-2,4,-2,-1,-1
^sciss	-3,6,2
scissor	-3,5,3
the salon	6,5,-1
from yesterday	-3,3,-2,-1,-1,-1,-1
divya	-6,1,-7,-6,-6,-6,-2
its me again	-2,2,-3,-2,-1,-2,-1
its me	-4,1,1,-4,-2,-3,-1
hi its me	-3,5,,-1
hi its	,3,4,1,-3,-2
you do a	-3,2,1,-2,4,4
two in	-2,3,-1,-2,-2,-1
we have two	-2,2,-3,-1,-1,-1
my restaurant	-2,3,2,3
cheaper	2,2,3,-4,-1,1,-1
and azure	,,,,,-2
between aws and	,,,,,-2
between aws	,,,,,-4
difference between aws	,,,,,-2
what' the difference	-3,-2,-3,-1,-1,-4,-1
what' the	-9,-6,-7,-7,-6,-1,-1
a college	-5,-5,-2,-1,-3,-1
before june .	-2,-1,4,,-1
gulf customer	-2,-2,1,-1,-1
^e-sho	-6,-4,10,-5,-5,-4
e-shop	-5,-5,10,-5,-4,-3
our e-shop	-4,-4,8,-4,-4,-4
^pasti	-5,-5,3,-2,-4,-3
exact	-6,-1,,-3,-3,1
be exact	-4,,-3,-5,-3,1
to be exact	-5,-2,-6,-5,-4,1,-1
srl	5,-2,1,-1,3,-1
sri sai	-6,-3,2,-2,-3,-3,-1
^propr	-6,-4,3,1,-2,-1
proprietor of	-5,-2,4,2
proprietor	-5,-2,3,2,-1,-1
sir myself	-6,-1,1,-1,-1,-1
^tumku	2,-3,-3,-3,-3,-3,-2
tumkur	-1,-5,-4,-5,-4,-4,-3
50000	-5,3,-3,-3,-3,-1
lead from	-6,,-2,4,3,-1
^rooft	-2,-3,3,-1,-3,-3,-2
rooftop	-3,-3,5,-2,-3,-3,-2
you give	2,5,,-3,-2,-2
do you give	2,5,-3,-2,-1,-1
month contract	-1,6,-1,,-1,-1
developer for	2,4,4,-2,-1,-2
mobile developer	-2,1,-1,-1
not public	-2,-1,3,-2,-2
is for my	1,-1,2,-3,,3
this is for	,2,2,1,,-1
^rotar	4,1,-3,-3,-2,-2,-1
rotary	4,1,-4,-3,-2,-2,-1
club .	,2,-2,1,-2,-2
the rotary	4,-1,-1,-1,-1
we at the	1,-1,-3,-1,-2,-1
rtn .	-3,1,-2,-2,-2,-1
app can	3,6,,,-1
lemak	4,1,-1,-3,-4,-2,-1
nasi lemak	,2,-2,-4,-4,-3,-1
kak yah	-1,,,-3,-3,-3,-2
kak	-2,-5,7,1,-6,-6,-5
means =riski	3,-3,-3,-5,-1,-2
means =risk	4,-4,-3,-6,-2,-2,-1
risk	-2,,-1,-5,-1,-1
our server are	-1,-1,-2,,-1,1
and says	1,1,1,-1,3
^audit	,-5,-2,-5,2,5,-1
^deloi	-3,1,1,-2,,1
deloitte	-2,2,1,-2,-1,1
p ltd	-3,-3,-3,-2,,-2,-1
introduce	-2,1,2,-1,-1
to introduce	-2,1,3,-1
sorry forgot	-3,2,-4,-1,-2,-1
8900	-3,-1,-2,-2,-1,-1,-1
4567 8900	-4,-1,-3,-3,-2,-1,-1
from mysuru	4,1,-5
you sit	-2,-2,-2,-1,-2,-1
bulk	-2,,2,,,-1
other in	5,3,-2,-2,,-1
pay them	1,,-4,-2,2,3
^prici	-4,-1,2,-2,,-1
pric ?	-2,-3,-4,-2,3,-2
freshwork	-3,-3,-3,-2,-2,-2,-2
you beat	6,-2,3,-3,,-2
can you beat	5,-3,1,-2,-1,-3
asked: bot	,,,,5
^dombi	-3,2,,,,-1
dombivli	-3,1,-1,-1,-1,-1,-1
kalyan	-3,4,-2,-3,-2,-1,-1
we're between	5,,-5,-4,-2,-2
new name	4,-1,-3,-2
since january	2,,,2
suppli .	-3,2,5
lina haddad	-1,-2,1,-2,-1,-1
chai point	-3,1,1,3,-3,-1
^cofou	-4,,-3,-4,3,-3,-1
cofounder	-3,2,2,-2,2,-1,-1
^expir	,,-3,-3,1,-2
expir	,-3,-4,-2,-4,-2
my domain	,-1,-4,,-1,-1
a good	2,-4,-4,1,-2,-2
know a	-1,,-1,,,-2
annapoorna	-2,-3,-1,-4,-4,-3,-3
manipal	-5,-5,-1,-4,-5,-4,-2
555 019	-3,-1,-2,,-1,-2,-1
safari ltd	3,-4,-1,2,-2,-3
software is	3,-2,-3,,,-1
crore .	8,1,-4,,5,2
turnover 40	-1,-3,-3,,-1,-3
society has	,,-3,,,-1
co-op society	-2,-3,-3,-1,-2,1
^carri	8,-2,1,-2,-1
carrier	5,-3,-3,-1,-2,-2
udupi	-8,1,3,-5,-5,-3,-1
will decide	2,-2,-3,,-1
^refre	5,-1,-1,-1,-1
refresh	4,-1,-2,-1,-1
website need	-1,-2,-2,-2,-1,-1
no make	,-2,,-2,-3,-2
to have an	2,3,-3,-1,2
like guest to	,1,3,-1,-1
like guest	,1,2,-1,-2
he'd like	-2,,3,-2,1
he'd	-4,2,,2,3,-1
^udaip	4,1,-3,4,-2,-1
udaipur	1,-1,-3,5,-2,-2,-1
and 40 lakh	-5,-3,-3,-2,-1,-3
and 40	-3,-1,-2,-2,-1,-2
30 and	-4,-2,3,-2,-1,-2
from internet	-4,-2,-4,4
customer from	-3,-2,-1,4
is under	3,-1,-4,,,-1
licence is	2,-1,4
company name .	,3,-1,1,,3
my dog	4,-3,,-1,3
is named	4,-2,-2,1
startup is	3,-6,-3,-3,-3,2,-1
my startup is	2,-4,-4,-4,-4,1,-1
my startup	2,2,-4,-4,-4,1,-1
in ten week	-3,,-3,-2,-1,-3,-1
mvp in	-3,,-2,-2,-1,-2
you use	-5,1,-5,-3,-6,-2,-1
do you use	-5,3,-4,-2,-5,-3,-1
your pric	-2,-3,-2,-1,-1
includ in	-2,-1,-2,-2,-2
18 gst	-2,-1,-1,3,-2,-1
and is the	-3,-2,-2,-1,-2,-2
month or	-4,-2,-1,-3,,-1
per month or	-3,,,-3
1 lakh per	-2,-2,,,-1
titan	-2,-1,1,2,-1
^zubai	-4,-4,1,-5,-3,-3,-1
zubair	-3,-3,,-4,-2,-1
calicut	,-2,,-5,-2,-2,-1
^charm	-3,-2,-1,1,2
charminar	-2,-2,,1,2
camera .	-2,-3,-3,-2,1,-3
try on	-1,-2,-4,-1,5
let customer	3,-3,4,,2
hi noor	,-1,,,2
to longitude	,-2,,,2
you make an	-1,2,-5,,-1
quick q	2,3,3,,-1,-2
ha .	-2,6,1,-2
ha	,4,6,-3,2,-1
early	-4,2,-5,-2,-3,-2,-1
rosli	-4,-2,-3,-2,-3,-3,-2
^cowor	-4,2,,2,-1,-1
google for	-3,-1,-4,,-2,-4
up on google	1,-1,-4,4,-3,-3
up on	4,-5,-1,4,-4,-4
show up	1,-4,-3,4,-2,-1
that' our	,-1,2,3,2
husband'	-3,,3,,-3,-5,-1
my husband'	-3,1,2,2,-1,-1,-1
private .	1,3,,-1,-2
is private .	1,-1,1,-1,-2
is private	1,-1,,-1,-2
delhi public	-4,3,1,-2
teach at	-3,-3,2,-1
i teach at	-3,-3,2
wala	-2,,-5,2,-3,,-3
go to the	1,-2,-4,,-1
to go to	-3,1,2,-1,,1
is 91	-3,3,-2,-1,2
malaysia office	-2,-1,-2,-2,-2,-2
how come	-3,-1,,-1,-2
9 month ?	-3,,,,-1
and that	3,,-3,4,-2
cope	-4,-3,-5,-3,-2,-3
candl .	-3,-2,6,-2,-2,-2,-1
candl	-3,-4,4,-6,-4,-3,-2
make candl	-1,-1,2,-4,-1,-1
lane .	,-1,2,-2
lotu	3,-3,-9,1,,-4,-2
of lotu	-1,,,5,,-2
people of	-4,,,-1,4
the people	1,-3,2,-1,4,-2
1 lakh if	-3,,-1
quoz .	4,,1,3
al quoz .	4,-1,2,4
is in al	-2,5,1,-2,-1,-1
call mr	-1,5,,-1,-1
says so	-2,-2,-3,-2,-5,-1
bosch	5,-2,-4,-2,-5,-2
did you make	-6,-4,-4,-1,-6,-1
long it took	-4,-1,-3,-1,-1,-2
long it	-4,1,-4,-2,-1,-2
how long it	-4,-1,-4,-2,-1,-2
mine ?	-2,-3,-3,2,-3,-2,-2
relat	-3,-1,-2,-1
2 lakh .	3,2,-1
^skyli	-3,-2,-3,-2,-1,-1,-1
skyline	,-2,-3,-2,-2,-2,-1
complain about	-6,-5,-1,,,-1
to complain about	-5,-4,-1
no noth	-6,-3,-5,-3,-2,-1
then sorry	-3,-1,-2,-1,-1,-1
i pass	-4,-1,1,-1
think i	-1,,2,2
i think i	,,2,1
are a small	3,,6,-1,-1,-1
just a bakery	-4,-3,1,-3,-1,-1
a month ?	,-2,-5,2,-1
^lavan	-2,-4,-5,-3,-4,-4,-1
lavanya	-2,-5,-6,-2,-4,-4,-2
your list	-3,,-1,-2,-1
take me	-3,,-2,-1,,-1
please take	-1,2,,,,3
i left	-3,,2,2,2,-2
the dubai office	-1,-3,-1,-1,3,-1
for startup	,,-3,-3,-1,-5
offer for	2,,-2,-3,1,-1
^accep	3,1,,-3,-5,-4,-1
accept	3,-3,-1,-2,-4,-3,-1
you accept	-2,-2,-3,-1,-2
mdec	-6,2,-3,1,-4,-3
from mdec	-3,5,-2,-1,-2,-1
grant from	-4,2,1,-2,-3,-1
rm 5,000	-2,-2,-1,1,-1
uni	-4,-3,-3,-3,-2,-2
^ordin	-1,-3,-1,-3,-3,-2
ordinary	1,-2,-2,-3,-2,-1
price .	1,2,5,-1,-1,-1
your price	-1,-4,-3,,-3,-1
know your	-1,-1,-2,,2
you won't know	,2,-2,-1,-1,-1
you won't	,1,-4,3,-2,-2
who has a	3,-3,-5
friend who has	-2,-3,-4,1
friend who	,,-5
a friend who	-2,-2,-4,-2
for a friend	3,-3,5,-2,-2
next week	-1,-3,-4,-2,-2,-2
^she'l	-1,-3,-2,,2,-2
she'll	-1,-4,-2,1,3,-2
don't need anyth	-5,-3,-4,-3,-1,-1
i don't need	-9,2,3,-3,-3,-3
company name yet	2,,-1
is max	-2,-1,2,-1,-1
3 lakh is	2
for sare	-4,-3,7,-5,-2,-2
is 3 lakh	-6,-4,5,-2,-3,-2
is 3	-7,-9,-1,2,-6
no its	-2,-2,1,-2,-1,-1
can u do	3,2,,-3,6,-1
asked: delivery	-1,4,-4,,-1,-1
asked: my	,-4,-3,-1,-3,-5,-1
need chatbot for	-3,-1,-1,-1,3
^cente	,-4,-6,-3,-3,1,-2
center	-1,-1,-4,-5,-3,,-2
typing center	1,-2,-1,-1,-3,-1,-1
al noor typing	-2,-2,-1,-1,-1,-1
why u need	-3,-3,-2,-3,,-2,-2
why u	-4,-3,-3,-4,-1,-3,-2
kedai emas	-3,-2,-6,7,-2,-1
joby	-4,-2,2,-4,-2,-1,-1
yesterday if	-2,-3,-1,-1,-3,-3,-2
kl ?	-7,-4,-6,-4,-3,-3
and kl ?	-4,-2,-4,-2,-2,-2
and kl	-1,-1,4,-1
date farm	-2,-3,3,-1,4,-1
^busai	-2,-1,-2,-1,-1,-1
busaidi	-3,,-3,-2,-2,-2,-1
al busaidi	-3,-1,-3,-2,-2,-2,-1
800	2,-5,-3,5,-5,-3
pls call me	-2,-2,-1,4,-1,-1
cake shop	-6,1,-1,1
instagram ads for	-5,-1,-5,4
like swiggy	-2,-2,-3,-1,-2,-2
app like swiggy	-2,-2,-2,-1,-2,-1
lakh ok	-2,,-2,-1,-1,-1,-1
3 yrs exp	-5,-2,-2,-2,,-1
name also	-2,-1,2,-2
wrong place	-3,-1,-2,-3
ok wrong	-3,-1,-3,-2,-1
for law firm	-1,,-4,1,-2,-1
for law	-1,,-3,3,-2,-1
^seler	-3,-2,3,-2,,-1,-1
selera	-3,-2,4,-2,,-1,-1
pn	-1,-2,-2,-2,-2,-2
5566	1,4,2,-2,-2,2,-1
^spice	-2,4,6,-3,-3,-2,-1
spic	-2,4,5,-4,-4,-2,-1
wat	-1,-8,-7,-6,-4,-6,-3
customer for	-4,-3,-3,4,-4
need more	-7,-6,-4,9,-4,-2
^tamba	-3,-3,2,1,-2,-2,-2
tambaram	-1,-1,2
other company	-2,-2,3,-2,-1
rm 40k	2,5,-2,-2,-2,-1,-1
app both	4,1,,,,-1
^chera	-4,3,-2,-3,-3,,-2
chera	-5,3,-2,-3,-3,,-2
in jan	-1,-2,-1,-2,-3,-2,-2
read invoic	-1,-1,-1,,3,-3
get 2000	-1,-1,,-3,2,-2
we get 2000	-1,-1,,-2,3,-2
mr prakash	-2,-2,-2,-1,,,-1
the app for	-5,-1,,-1,-3,-2
need whatsapp	-1,-1,-3,-1,7,-1
781 2290	,-2,-2,-2,-2,-2,-2
means =hostag	-2,-1,-4,-2,-3,-3,-2
lock	-2,-4,-2,-1,-3,-3,-1
sell on net	-4,-1,3,-2,-1,-2
to sell on	-4,-1,6,-3,-2,-1
aftr	-5,-2,-2,-2,-2,-2
94433	-1,-3,-5,-1,-4,-1,-2
selvam	-4,1,-5,-4,-4,-4,-3
for my mother	-4,1
for clinic	1,2,2,-3,4
bill ?	,-3,,,-1,2
manjunatha	-2,-3,-2,3,-2,-2,-1
sri manjunatha	-3,-2,-2,3,-1,-1
by other	7,-1,2,-1,-1,-1
took 8 month	3,,-3,-1,-1,3
took 8	2,,-4,-2,-2,2
for office	1,-1,3,,-1,4
backup for	-1,-3,-2,,-2,5
cloud backup for	2,-1,-3,,-4,5
50k a	-2,-1,-2,3,-1
do logo	-4,-3,-2,-5,-2,-1,-1
only logo	-6,-3,-3,-3,-1,-1
website no	-5,-1,-3,-2
no website	1,-2,-2,3,-1,4
gd	-1,2,-3,-3,-2,-1
kiran trust	,2
asha kiran	-3,,-2,-2,-2,-2,-1
asha	-5,-2,-6,-4,-5,-4,-2
very less	-2,-3,1,-2,-2,-2
r in	-7,-4,-5,-4,-2,-3,-1
we r in	-6,-4,-4,-4,-4,-3,-1
need ecommerce	-4,-3,9,-3,-2,-2,-1
i visit	-4,-3,-1,-5,-2,-2
^56000	-5,-4,-5,-4,-3,-3,-2
560001	-4,-3,-4,-3,-3,-3,-2
for hotel	7,-2,,2,4
hotel sea	-4,-3,-1,-2,,-1
^dicks	3,,-2,,,-1
dickson	1,-1,-2,,-1,-1
port dickson	2,,-1,1,-1
asked: pay	-1,,-3,-2
asked: n	,,-2
asked: can	4,-3,-5,-2,-1
milk delivery	-2,2,-5,-1,-2,-2,-1
for milk delivery	-1,1,-4,,,-1
for milk	-1,2,-4,,,-1
jignesh bhai	-3,-3,-4,-3,-4,-5,-2
speed	1,,5,-2,,-3
hospital site	5,,-1,-3,,-2
5 to 6	-2,-3,-2,-4,-2,-2
week can	-1,-4,-2,1,2
this week	2,-2,-6,-6,-8,-5,-3
for church	2,1,-3,-3,-2,-1
website for church	3,-2,-2,-1
emeka	-2,-1,1,-2,-2,-1
^brida	-1,-4,-6,2,-3,-2
bridal makeup	-3,-2,-4,3,-1,-1
bridal	-1,-5,-6,1,-2,-2
painting	5,-3,1,-4,-2,-2
my painting	1,-2,1,-4,-2,-2
sell my painting	-3,-1,3,-2,-1,-1
^casti	-2,-2,-3,-2,-3,3
casting pvt	-3,-2,-2,-1,-2,-1
casting	-1,-4,-3,-4,-4,2,-1
many question	-4,-2,-4,-4,-4,-2,-2
i call	-2,-3,-3,-2,-2,-1
10 days	4,1,-5,-3,-5,-2
^marat	5,1,-6,,-2,-2
marathon	3,2,-2,-2,-2,-1
998	2,-3,-5,,-4,-3,-2
7012	4,-2,-2,2,-1,-1
mobile shop	-1,-5,-4,1
hazar	1,-5,,-3,-3,-4,-2
cn	-4,5,,-2,-1,-1
only online	-3,-1,1,,,-1
12 yrs	2,,1,,,3
clos shop	-2,,1,,,6
my real	-1,-1,-6,-3,5
4 my	-2,1,-3,-5,3,-1
chat bot	-3,-2,-1,-2,5,-1
bay dubai	-2,-2,-3,-1,1
busines bay dubai	-2,-1,-3,-1,1
5 pages	7,-2,-5,-3,-2,-3,-1
for 5	7,4,1,-3,1,-2,-1
^rajah	-2,-4,-4,-2,-4,-3,-2
rajahmundry	-2,-5,-5,-2,-4,-4,-3
^surya	2,-2,-2,-2,-2,-1,-1
me find	-2,4,,-5,-3
boss ask me	1,4,2,-4,-2
boss ask	-1,4,2,-3,-1
my boss ask	-3,4,3,-3,-2
for water	2,1,5,-1,-2,-1
need order	-2,1,4,,-1,-1
1 lac	1,-3,-1,1,-2,-2
114	-2,,-4,-4,-3,1,-2
6380	-2,-2,-2,-2,-3,-2,-1
nest	-1,-4,-5,-1,-4,-5,-3
bird	3,2,-6,-5,,-2
^saraw	1,2,-3,-2,,-3,-2
sarawak	1,2,-1,,1,-2
8 ?	-1,-5,-2,-1,-1,-1
011 2345	-6,-4,-3,-2,-4,-3,-3
^kanda	-3,3,,,-1
kandar	-3,2,1,,-2
nasi kandar	-3,2,2,,-1
for nasi	-4,-2,-1,-1,-2,-1
asked: online	-7,-3,9,,-3,-4,-1
pls see	-3,-3,-3,-2,-1,-4
^kiddi	-4,1,-3,-2,2,-1
kidd	-4,1,-4,-2,1,-1
do u take	-1,-1,-1,-3
al shifa	-3,1,-2,-2,-2,-1,-1
9555	-5,-3,2,-4,-3,-3,-1
cousin paid	2,-2,-2,-2,,-1
my cousin paid	3,-1,-2,-2
for temple	-1,-3,-1,-2,2
that is in	3,,,,,3
tally data	,6,-2,,-4,5
^agarw	-3,-5,-5,1,-4,-3,-2
agarwal	-2,-5,-5,,-4,-3,-2
rajasthan	4,,-1,-1
call pls	-2,-1,-2,-1,-1
no call pls	-2,-1,-2,-1,-1
open ?	-6,-2,-3,-3,-1,-2
madrasa	,3,-1,-1,-1,-1
n website	9,2,-2,-3,,-1
hi sir	1,2,-3,-3,-2,-2
^malap	-2,-1,-2,-3,-1,-3,-3
malappuram	-2,,-3,-3,-1,-3,-3
so 1	2,1,-4,-3,-2
^ramza	1,1,2,-4,-2,-2,-1
ramzan	1,1,,-3,-2,-2,-1
small .	6,-3,-4,3,-1,-1
09 222	-3,,-2,-2,-1,-1
commission	-2,-2,3,-2,-2,-3
gopi	-3,-2,-2,-4,-4,-3,-2
pay in emi	-2,-1,,-2,-1,-1
i pay in	-1,-2,-6,-3,-1,-2
can i pay	,-2,-2,-1,-2,-3
many month	-6,-5,-3,-7,-4,-3
how many month	-6,-4,-3,-8,-4,-2
722 000	1,-3,-3,-3,-2,-2,-3
254 722 000	1,-3,-3,-4,-2,-3,-2
254 722	,1,-5,-4,-4,-3,-1
kenya	-4,-4,-3,-4,-4,-3,-1
savanna	2,2,,1
site noth	-1,-1,6,-2
customer ask	-1,4,4,-2,-2
^mahes	-4,-2,3,-2,-2,-2,-1
^chatu	-5,-4,4,-4,-3,-3
inv	-2,-2,-1,-1,-1,1
u r	-4,-1,-2,-2,-2,-2
longitude travel	-5,-1,-1,-1,-2
^airco	1,-2,-2,7,3,-1
aircond service	-2,1,,,4
aircond	-3,-2,-1,-1,5,-1
3 4 5	,-2,-1,-1,-1,-1
3 3 4	-4,-1,-1,3,-1
3 3	-4,-1,3,3,-1
tutor	,,-3,-1,1,-1
vetri	,-3,-5,-3,-3,-4,-2
karthikeyan	,-2,-4,-3,-3,-3,-2
^maldi	-2,-2,-2,-2,-2,1,-1
maldiv	-2,-2,-3,-2,-2
male	-7,-2,3,-2,-2,-2
inn	-1,-3,-2,-2,-2,-1,-1
ex	2,-2,-3,3,-1,-1
my ex	3,-1,-1,3,,-1
^recov	-5,-2,-4,-5,-3,,-1
331	,-3,4,-3,1,-2,-2
too high	-5,-2,-1,-1,-1,4
is 4	-2,-2,-6
sell abaya	-3,-2,4,-3,-2,-2
need site	4,-2,2,-2,-3,-2
hi dear	-8,-3,,-3,-4,-3
dhabi khalifa city	2,1,-1,-1
abu dhabi khalifa	,-1,,-2,-2,-1,-1
u there	3,-4,-3,-3,-2,-1
topper point	1,-3,-3,-2,-3,-2,-2
topper	-1,-4,-4,-3,-3,-3,-2
cant tell	-1,3,,-3,-2,-1
confidential	1,1,-1,-3,,-2,-1
app idea	-2,7
x	-6,,-2,-4,-1,-4,-3
me x	-4,2,-3,-2,-3,-1
call me x	-3,2,-3,-2,-3,-1
1 crore	4,2,-3,-4,3,-2
siew hoon	-2,3,-1
cny	-1,-6,-5,-2,-7,-7,-3
send brochure	-2,-3,-2,-2,-2,-2
^sanja	-5,,-7,-4,-1,-2,-2
sanjay	-3,,-4,-3,-3,-1,-1
asked: cloud	-5,-3,-3,-2,-3,5,-1
go online	-1,-2,8,-2,,-2
furniture shop	-3,-2,2,-2,-1,-2
so nov	-5,-5,-5,,-3,-2,-1
dec so	3,-5,-5,-3,-1,-4
infosy ?	-4,-3,-4,-2,-2,-2
said u	-6,-1,-2,-2,-2,-1,-1
will come back	-2,-2,-2,-2,-2,-1
farmer to	-1,2,-5,-2,-3,-2
for farmer	-4,2,-1,-1,-3
fpo	-2,-3,-2,-2,-1,-1
mitra	-3,4,-6,-4,-5,-4,-2
^mandy	-1,-5,6,-3,1,-2
mandya	1,-6,5,-3,1,-2
four eight	-4,-3,-3,1,-4,-2,-1
four four	,-2,-3,-2,-3,-2,-1
nine four four	2,-3,-3,-2,-3,-2,-1
nine four	2,-3,-3,-2,-3,-2,-1
1098	-5,-3,-4,3,-4,-4,-4
site hack	2,-1,-1,-1,-1,-3
munnar	1,-3,-4,1,-4,-1
binu	-5,,-4,-4,-3,-3,-2
count people in	-2,-2,-1,-2,4,-1
need ai	-7,-3,-2,-4,2,-5
^footc	-2,-1,3,-1,-2
shop i	-2,2,,-3,-1
for my shop	,,-5,3
^chett	-3,-1,-3,-3,-3,-3,-1
chettiar	-5,,-2,-2,-1,-1
say app	-1,4
080 4000	-3,-1,2,2,-1
try again	-1,-2,-2,-2,-2,-2,-1
asked: just	2,4,-3,-5,-4,-5,-2
baby cloth	-4,-3,6,-4,-2,-2,-1
for baby	2,-3,6,1,-2,-3,-1
ecom for	-3,-5,8,-4,-4,-3,-1
mango	4,-9,-3,1,-1,-4,-2
lil	-3,-2,1,-3,-2,-2,-1
week ?	5,-2,-2,-3,3,1
^bangl	,,,2,-3,-3
narayanganj	-2,,,,,2
google map	3,,-1,5
n google	4,,-2,5,-1
shop want	-1,-1,2,1
michelle	-2,-3,-3,-2,-2,-3,-2
^ambul	3,2,-2,-2,-2,2,-1
ambulance	3,3,-1,-1,-2,2
mishra	-1,-2,-2,,-2,-2,-2
approval	-2,1,-1,,1,-1
i study	-2,,-2,,-4
final yr	-2,-1,-1,-1,7,-1,-1
gram panchayat	5,-3,-7,-2,-2,-2,-1
gram	-1,1,,-5,-4,-3,-2
tai	,-2,-1,-2,-2,-2
lata	-4,-3,-4,-3,-2,-2
^sarpa	5,-1,-3,-1,-1,-1
sarpanch	5,-2,-2,-1,-2,-1
means =redirect	3,,-7,-2,,1,-1
^forwa	2,,-5,-1,,1,-1
forwarder	4,-3,-3,1,-1,-2
ratnagiri	-3,-4,-3,-4,-2,-3,-1
bagh	-2,-3,-3,1,-3,,-1
so april	-4,-3,-1,2,-2,-2
mango season	-2,-1,,-2,-1,-1
in tampin	-3,,,-1,-1,-1
parent app	-4,7,,-2,-4,-3
market for my	-3,-2,-3,4,-1
digital market for	-4,-3,-4,6,-1
ur kl office	-3,-3,-2,,-1,-2
ur kl	-3,-1,-1,,-1,-1
website possible	6,-3,-3
means =gap	,-4,7,-8,-5,2,-1
^godow	2,-1,2,-5,-6,-3,-2
godown	1,-1,3,-4,-4,-3,-2
phone for	-5,7,,-1,3,-1
^gobin	-2,2,-2,-3,-2,-2,-1
gobindgarh	-3,4,-2,-2,-2,-2,-1
mandi gobindgarh	-3,4,-2,-2,-2,-2,-1
^chale	-3,1,-3,-3,-1,-2
can manage	-2,-2,2,1,-1,-2
you can manage	-2,-1,3,-1,,-1
mats	3,-2,-3,-4,-2,-1
coir mats	2,-1,-2,-2,-2,-1
^thenm	-2,-2,,-2,-1,-1
call only	-3,1,4,-1,-1
maps .	-3,-1,2,4,-1,-2
google maps .	1,-1,-1,3,-1,-1
means =colour	-2,-4,3,-1,2,-2
^kanga	6,-1,-1,-1,,4
kangar	5,,,,,4
^highw	9,1,-3,3,-3,-2
highway	8,1,-4,1,-3,-2
the highway	8,1,-3,2,-1,-1
on the highway	5,2,-2,-2,-1,-1
our shop is	-1,2,-1
asap la	-4,-2,-1,,,-1
month and it	4,1,,,-1
8 month and	4,,,,-1
malabar spice	5
there . we	,-1,,,2
hi i saw	1,,-2,,5
week of june	-2,3,,,1,-3
p . k	1,-2,-3,-1,-1,-2,-1
^shabe	-3,-2,2,-1,-2,-2,-1
shabeer	-3,-2,3,-2,-2,-2,-1
15 september	-2,-2,-3,-1,1
order from phone	-1,8,-6,,-2
retailer	-4,,2,3
we need app	,4,-2,,,-1
^chick	3,-1,-3,-1,-1,-1,-1
number 98450	-3,-1,-2,-2,-1,-1
bukit bintang	-2,-2,-1,-1,-2,-1
near bukit	-2,-2,,-2,,-1,-1
drop by	-3,-3,-2,-1,-1,-2
once the	-2,-5,-2,-1,-6,-6,-1
the new site	7,,-3,-1,3,-1
want the new	5,-4,-2
to coimbatore	2,4,-1,-1
chennai to	-1,-3,-3,-3,-2,-4
from chennai to	1,-3,-3,-3,-3,-4
moving from	4,,-1,5,,-3
need online store	-2,,3,,-1
need online	,-6,,-4,-2,-2
kuwait city .	-3,1,,,-1,2
shipp to	4,-1,-2,,-1
product in	-4,-3,-5,-2,-3,-3
to 90k	3,-2,2,-1,-2,-1
spend aed	3,-1,-1,1,-1
^hamda	-5,1,-2,-3,-4,-3,-2
hamdan	-6,,1,-3,-3,-2,-1
31 march so	3,-1,-2
ends 31	2,1,-2,,,-1
in nashik	-1,-4,-1,2,-1
two quarter	-3,-2,-2,1,-1,-2
build that	-1,1,-2,-1,-1,-1
technician	-2,3,-4,-1,1,-2
baru	5,-5,,2,-2,-2,-1
kampung baru	6,-3,,-2,-1,-2,-1
hai saya	4,-3,1
a year .	4,-2,-3,,-3,2
our previou	5,1
take in	6,-1,-2,-1,-2
greater	3,-2,-6,-2,-2,-3
start .	4,2,,,,1
reddy	-5,-5,-5,-6,-5,-5,-3
site before the	-1,,,,,3
site before	3,,-2,,-1,1
own book site	4,-1,-2,-3,-1,-1
22 .	2,-1,2,-1
big portal	1,-2,,-1
the big portal	1,-3,,-1
booking only	3,,,-3
the town	-3,-2,,-2,-4,-3
km from	-4,-2,2,2,-2,-2
hotel at	-3,-1,-1,-1,-1
phone the	5,-5,-1,-1,-1
10 year	2,-2,-2,-3,3,-2
with 10	-1,-1,5
^short	-5,-3,-5
malaysia ?	-2,-1,-1,,-1,-1
you been	3,,-1,-1
have you been	3,,-1,-1
long have you	3,,-1
long have	2,,-1
can't disclose	-4,-2,-3,-2,-4,-1
term begin	-2,3,,-1
new term begin	-2,3
from the phone	-4,3,-4,,-1
want to pay	-1,3,2,3,-4,-1
parent want to	-2,5,-1,,-1,2
is sister	,4,-2
^4,50,	-3,-3,-3,-3,-3,-3,-1
4,50,000	-3,-2,-3,-3,-3,-3,-1
has sanction rs	1,1,-2,-2,-1,-2
a hospital in	-2,1,,,1,2
heard you	,-1,,-1,,3
penang ?	2,-4,-3,-3,-2,-2
in penang ?	3,-3,-3,-3,-2,-1
answer first	-1,-2,-2,-1,-4,-1
need that	1,-3,-3,-3,-3,-3,-2
you need that	-2,-3,-3,-3,-3,-3,-2
okay .	-2,2,,,2,-1
is also	1,-2,-2,,2,-1
ideal	-2,-3,2,-2,1,-1
be ideal	-5,-3,1,-3,1,-2
would be ideal	-5,-3,-2,-3,1,-2
kerala .	-1,-1,,,3
malayalam	-2,1,-2,-3,3,-3
chatbot in	-3,-1,-1,-1,1
nidhi	,-4,-4,-3,-1,-3,-1
it sort	-2,3,1,,6,1
december need	5,-2,1,,,-1
over every	-2,,-2,,-1,4
fall over every	,-1,,,-1,4
^brewe	-1,3,1,-1,-1,-1
brewery	-1,2,1,-1
are travel	1,-2,,,2
ads . we	3,,-1,1
is hack	2,-1,,-1,,-2
554	-2,1,,-3,-3,-2
me now	3,-2,-1,-1,-1
cik	-1,1,2,-3,-2,-2,-1
in ?	-7,-7,-2,-2,1,-1,-1
me which	-2,-2,-1,-2,-1,-1
tell me which	-2,-2,-1,-2,-1,-1
^aabcu	-2,-3,-4,-3,-1,-2
code is	-3,-2,-1,-1,-1
pin code is	-3,-1,-1,-1
my shop'	-1,,3,-1,,-1
anyth else	-5,-2,-3,-2,-1
delivery to	,-2,1
lose half .	2,3,2,,2
lose half	2,3,-1,-1,,-1
we lose half	,3,2,,2
phone call	-4,-4,-4,-3,1,-2
on phone call	-1,-2
are all	-3,-3,-2,3,-2,3
rakhi	-2,1,-3,-1,-2,-1
^chhat	1,-4,1,-3,-1
chhattisgarh	1,-4,1,-3,-1,,-1
days before	1,-2,-1,-1,1,-2
aug	-4,5,-3,-4,-3,-3
is 28	-2,-4,-2,-2,-3,1
^agraw	-1,-2,-2,-2,1,-2
on whatsapp .	1,1,,-1,3
ask the same	-4,-1,-3,-1,3,-1
a clinic	-1,5,,,1,3
we're a clinic	,-1,,,-1,3
2026 .	1,-2,2,-2,,2
see and	-4,-7,5,-2
customer to see	2,-1,-4,-1,-3,-1
we want customer	-3,-4,3,-3
have a furniture	-2,-4,2,-2,-1
you for their	-2,-2,,-2,-3
you for	3,-5,-1,-2,-1,-5
went with	3,-2
^airli	,-3,-2,-1,-4
airlin	-2,-3,-1,-1,-2
ha ha	-1,4,4,,-1
competitor of	-4,1,-4,-3,-4
a competitor of	-2,,-3,-1,-2
not relevant	-2,-3,-2,-2,-3,-1,-1
^kluan	4,1,-4,-3,-3,1
kluang	5,1,-3,-2,-3,2
^rubbe	1,-1,-7,-3,1,1,-2
rubber	-1,2,-7,-4,2,,-2
this is the	3,1,-4,,-1,4
before it	-1,-1,-1,-1,-1,3
us to someth	-1,,,,-1,4
can you take	-5,6,-2,-1,-2,6
bill are	,,,,,4
3 year and	,-1,3,,,3
contract is	-2,,,-2,-2,-1
the full	-2,-3,-3,-2,-2,-1
redo the	2,,-3,-1
banjara	-1,-3,-2,-1,-2,-3
^waran	-6,,-5,-4,-4,-4,-3
warangal	-5,1,-4,-4,-4,-4,-3
^shift	3,-5,-5,-3,-3
in hyderabad	-2,3,-2,-1,1,-1
to be in	-1,2,3,,2,1
we used	,,-2,,,2
whenever no	1,-1,-3,-1,-2,-1,-1
^kakat	-1,1,-1,-2,-1,-1,-1
me on google	2,,-1,1,-1,-1
find me on	3,-1,-1,1,-1,-1
margao .	4,,-2,3
mid november	2,4,2,,-1,-1
by mid november	5,-2,-2
i need it	3,,2
team ?	-3,-6,-3,-4,-1,-3
kl or	-1,-2,,,,-1
that from	2,-3,-1
app . is	-3,3,-2
website says	-8,-2,-1
your website says	-5,-2,-1
asked: boss	-5,-2,5,-1,-2,-1
for my boss	-2,-2,-2,-1,1
asked: decid	-4,-2,-2,-1,-2,-1
to bangalore	,,3
so end of	,3,3,-1,-2,-2
so end	,2,3,-1,-2,-2
obviously !	-3,-1,,-1,-1,-2,-1
7 pm	2,-3,-2,-2,-2,-1
lim wei jie	2,-3,,3
new year .	4,-2,-4,-1
ahead of	-4,-3,1,-1,3,-3
rm 180,000	1,-3,-2,-2,,-2
track portal	3,-3,-2,,,1
^orien	1,,-3,-2,-1,-1
lakh for it	-2,5,2,-2,1,-1
1 lakh for	3,-2,-1,4,-1
manage our	-3,-3,-3,-1,-2,-2
^victo	1,-4,,-2,-3,-3,-1
month can ?	-6,-4,-1,-4,-3,-3
month can	5,-3,-3,-1,,-3
start from 1st	-2,-1,1,2,-1,-1
3 lakh .	2,2,2
to 3 lakh	2,-3,-1,-2,-3,-2,-1
to 3	,-1,-3,-3,-2,-3,-1
^coono	-2,-1,-3,-5,-5,-5,-2
coonoor .	-2,-2,-3,-3,-3,-2,-2
coonoor	,,,-4,-4,-5,-2
nilgiri	1,-2,-5,1,-4,-3,-2
gulfood in	2,-1,-3,-1,-2
at gulfood	3,-3,-2,-1,-1,-2
exhibit	7,-3,-4,-2,-1,-2
by one	-4,2,-2,-1,3,-3
or more	-3,-2,-4,-3,-2,-1
deal	,-3,-3,4,-3,1
old is	,-1,-2,-2,-1,-1
our summer	-4,,-2,-3,-2,-2
by summer	-5,,-3,-2,-2,-2
booking through	2,-3,-1,-2,,-1
aroha	-4,4,3
the company'	,-3,-1,-1,-2
^dabba	-1,2,,,-3
^soone	-2,-1,-3,-6,2,,-1
sooner	-5,-1,-3,-4,-2,1
u tell me	3,3,,-3
is ok .	4,,-1,3
ugadi	2,-3,-4,-4,-1,-3
mill .	1,-1,-2,,-2,3
^maddu	3,-2,,-1,1
maddur	4,-2,-2,-2,3
99001	-3,-3,1,-3,-3,-2,-1
ab	-2,-3,7,-3,3,,-1
vms to	-2,-2,-2,-3,-2,3,-1
vms	-2,-2,-3,-4,-3,6
don't call	,1,-2,-2,3,1
so don't	3,-1,1,3,2,-1
jan so	-4,-3,-4,1,-1,1
meet ?	1,1,-4,1,-1,-1
loyalty app for	-2,2,,-1,-2
teluk	,-1,-3,,,1
year end	-4,-1,-3,2,-2,-3
by year end	-1,-2,-2,3,-2,-1
by year	-1,-3,-2,3,-2,-1
be done by	-3,-2,-1,-2,-1,4
two year	-1,5,-4,,2,1
met your	-3,1,2,,1,-1
met	,-2,,2,2,1
in indiranagar	,1,3,3,-1
the bengaluru office	-2,-2,-1,-1,-2,-1
the bengaluru	-4,-3,-2,-1,-1
page and	-1,-4,4,3,-2
donation page and	-3,-1,3,-1,,-1
the donation page	-4,,4,,,1
the donation	-3,-1,4,,,1
when we	3,-3,5,-1,-2,-4
is when we	-3,-1,,-2,-1,-1
april is	-5,-2,5,-2,-2
buloh	-2,,4
in sungai	4,-2,,-1,5,3
^langa	-4,-1,3,-1
^gurdw	-8,-4,2,-3,-2,,-2
gurdwara	-9,-5,2,-3,-2,-3,-2
660	2,3,-2,-1,-2,3,-1
ones .	-2,3,-1,2,5,4
big ones .	,3,,1,,2
big ones	,2,-1,1,-1,2
of the new	-3,,,3,,1
start of the	3,-1,,1
the start of	1,-2,-1,,-1,-2
the start	,-1,-2,-1,-1
not in india	-4,,3,1
no we're not	3,-2,-6,3
no we're	2,-4,-6,,-2,-2,-1
^disti	1,-3,5,,-1,-1
hello i represent	-3,2,,3,-1
month incl	1,-2,-1,2,-1,-2
outlet .	4,-3
of which	1,2,3,6,-2,-1
chicken	3,1,-2
before school holiday	3,-2,,-1,-1,-2
before school	3,-3,-1,-3,-2,-1
on the site	-3,-2,1,,,-3
appointment book	,-2,-2,-2,-1,-1
on 2nd	2,,,,-1
baner	-1,-2,,-3,-2,1,-1
open at	4,1,-2,-3,,-2
one open	-1,1,-1,3,,-1
physiotherapy	,-1,-3,-4,3,-3,-3
sneha kulkarni	-5,-4,-5,-3,-3,-3
dr . sneha	-2,-3,-2,-3,-3,-2,-2
i'm dr .	3,,,2,-1
your case study	2,,-1
just want to	1,-3,-4,,2,1
just want	4,-4,-4,-1,-1,6
zone .	,1,,,1,3
zone	1,2,1,-2,-3
free zone .	-1,2,,,1,2
free zone	2,,-3,-3,-1
900 per month	-2
900 per	1,,-3,-1,3,-1
lakh ?	7,,-5,-1,-4,-2
plan is	-3,-1,3,,1
between your	,-1,2
i just	-1,-5,-3,-2,-2,2
ok good	-4,2,-1,-2,-3,-1
same price	-2,-1,-3,-1,-2,-2
15th of august	,-2,-4,-2,-2,-2
15th of	,-2,-4,-2,-3,-2
the 15th of	,-3,-4,-2,-3,-2
the 15th	-3,-4,-5,-2,-3,-3
by the 15th	,-4,-4,-2,-3,-2
^mid-s	1,2,2,2,,,-1
mid-september	1,-2,2,2,-2,,-1
season begin	1,-5,-1,2,-3,1
like a site	6,-1,-2,-1,-3
^thimp	3,-1,2,-1,-2,4,-1
thimphu	3,-1,1,-1,-2,4,-1
druk	,-4,1,-2,-2,2,-1
17	2,-4,1,-1,-5,2,-1
975 17	2,-2,3,-1,-1,2,-1
975	2,-2,2,-1,-1,1,-1
my mobile is	-4,-6,-3,-3,-1,-1
ton	-4,-3,,-4,-3,-3,-2
kak ton	-2,-1,,-3,-2,-2,-1
^haldw	4,-1,-2,4,-1
haldwani .	3,1,-1,3,-1,2
haldwani	4,-2,-2,3,-2,1
deliver in	-1,-4,5,-1,-1,-2
website only	4,-2,-2,-4,-2,-2,-1
^lapse	-4,-2,-5,-2,-3,2
laps	-2,,-3,-1
31st march	-2,-4,-3,-4,-4,-3,-1
31st	-6,-6,-5,-5,-4,-4,-1
before 31st march	3,-1,-3
before 31st	3,-2,-3,-1,,-1
rank for	3,-1,-2,5
^thoot	7,-2,-4,4,-1,-1,-1
thoothukudi	7,-2,-4,2,-1,-1
want new one	,,3,-1,-1,-1
of this month	-1,-3,1,4,-1,-1
3 days .	-1,-1,1,-1,1,5
response	-2,,3,-1,-1
5 only	-1,-1,1,-2,-1,-1
is 9	-1,3,1,-1,-1,-1
support is	-2,,2,-2,-2,-1
but their	-1,1,5,1,-1
we had a	-8,,,1,-2,-2
khareef season	-3,-2,1,-2,-1,-1
fly	-3,-3,-2,,1,5,-1
of your offic	2,-2,,,-1,-2
for ramadan	-1,2,1,1
for 2 month	,-1,2,-1,,2
rm 12k	-5,2,4,-2,-1,-2
^recog	-4,-2,-2,-1,6,-1
itself is	-2,-1,-3,2,3,2
auditor	,-5,-3,-5,2,4
our auditor	4,-1,3,-1,2,1
bank is	1,1,-1,,3,-1
from po	-1,-1,-4,-1,2,-1
forge	-2,-1,-4,-2,,-1,-1
because of	,,-3,3,-1,2
means =blocker	-1,-4,-1,-2,-1,-2
stuck	-4,2,-2,-2,-2,-2
printer	5,-1,-4,4,-1
my last	-1,,-2,-1,-1,-3
people work on	4,-1,-3,-2
in french and	1,-1,-1,3,2
hotel group	,-2,-2,-2,1
^mauri	,-2,3,2,-2
mauritiu .	-2,-1,,2
mauritiu	,-1,3,1,1
loui	2,,3,,2
port loui	2,,4,,2
^labua	2,-2,-5,1,-4,-1,-1
labuan .	2,1,,,-1,2
labuan	2,-1,,,-4,1,-1
in labuan	3,-1,-1,-2,-1,4
remote .	3,,-2,-1,,-2
between offic	5,-1,,-1,,-1
that your	-5,-1,-1,-1,-3,-1
a call from	-2,-3,-2,-2,-1,-1
a call	-1,-2,,1,,-1
i got a	-5,4,-2,-1,-1,2
confirm	-2,-6,,-4,2,-1
until you	-2,,-1,-1,-1,-1
krishna	4,1,-1,-1,-2,-1
book on mobile	-6,7,,-1
seva book	-4,4
^darsh	-2,2,-2,-1,-1
darshan	-1,2,-2,-1,-1
live darshan	-3,4,-2,-1,-1
want live	4,4,-2,-1
^anant	-1,-3,-4,-3,-3,-3,-1
418	-5,2,-4,-3,-4,-3,-2
shop need	-4,-1,5,-1
web shop need	-3,,5,-1
^busie	-4,-2,2,-2,-1,-1
^veget	-3,3,1,-1
when our	-4,-2,2,-2,1,-1
need is	3,2,-1,2,,5
i need is	,2,,3
what i need	-2,3,1,6,1,3
you what	-2,1,-1,3
by august .	1,1,-2,-1,-2,-1
^quwai	,1,1,,-3,-2,-2
quwain	,4,-3,1,-2,-2,-1
al quwain	-1,2,,1,-2,-1,-1
umm al quwain	,2,-4,,-3,-3,-2
umm al	,3,1,1,-2,-1,-1
relocat	4,-3,,,,2
^raisi	-2,4,,-3,-3,-1
dubai is	-5,1,,,,2
landlord	5,-4,-2,-3,-5,-1
the move	,-1,,,,3
driv institute	2,2,-2,-2,-2,-2,-1
bengaluru office ?	-4,-3,-1,-1,-2,-1
any open	-2,,-1,-1,-3
react .	5,-2
year experience	-1,,,-1,-2
in hubballi	2,1,,5,,-1
bca	-2,-3,-1
a dealer	2,-1,,,-3
stock on	4,,-3,,-2
^spare	,-6,-1,-5,-4,-4,-2
spar	2,-3,-2,-5,-3,-4,-1
engine	-3,-3,-3,1,7,-2
^bhava	,-4,-4,-4,-4,-4,-3
bhavani	,-3,-3,-3,-3,-3,-3
village is	-3,-3,,-2,-1,-1
^phase	2,1,-2,-2,-2,-2
phas	2,1,-2,-2,-3,-2
over two	1,2,-3,-3,1,-3
rm 90k	-5,6,-3,-2,-2,-3
2020 .	-2,,,2,-1,-2
^reade	-1,2,2,-1,4,-1
reader	1,,2,-1,2,-1
issue	3,-4,-3,-3,-4,-5
a p muniandy	-1,-1,-2,-1,-1,-1
^saras	1,1,1,1,-3
how was	-5,2,-2,-2,-1,-2
in lucknow	-1,3,-1,-1,-1
written ?	-2,1,-1,-1,-1,-1
written	2,-7,-1,-3,-2,-3
and does it	-5,-3,-3,-3,-1,-1,-1
budget ?	-6,-1,-5,-3,-2,-3
you first	-5,-6,-3,-7,-4,-4
earlier .	2,,3,,-2,3
not earlier	-1,1,,,,3
a partner for	-2,5,-2,2,-3,3
20 km	-1,-3,-3,-2,-2,2
rush so	-4,,3,-2,,-1
do an	,4
still write	-3,-3,,,1
bhiwandi .	2,-1,,,,-1
muscat and	1,-2,,,-1,2
dubai muscat and	-3,,2
to dubai muscat	-2,,1
monsoon .	-2,,-1,,4,2
^carto	-7,-1,4,2,-2,-1
carton	-6,,3,3,-2,-1
not only	,,-3,3,-4,-2
and not only	-2,,,4
help me	-5,-2,2,-1,2,-3
you help me	-1,-1,-3,5
^groun	-3,-2,2,3
ground .	,-1,,4
ground	-2,-2,2
minut from	-1,-2,,3
20 minut	-2,-2,,4
is 20	-2,-2,-2,1,-1
from kota	-1,2,-1,4
700 monthly	-3,-1,-2,4,-1,-1
site but	5,,,-4
ahmedabad .	,-1,2,,,-1
in ahmedabad	3,-1,-2,,3
they are in	3,-1,-1,,,-1
is 18	5,-3,-1,4,-2,-1
the current	4,-1,2,2,,-1
with the current	4,-1,2,-1
hetal	,-2,-1,-2,-2,-2,-2
that please	,1,-3,-2,-2,-2
team in	-4,2,-4,-3,-3,2
if u	-3,-2,-2,1,-4,-4
summaris	-2,-2,-1,-1,7
that summaris	-1,-2,-1,-1,4
for ai that	-2,-2,,-1,2,-1
for ai	-2,-4,-1,-1,-6,-2
look for ai	-2,-3,,-1,3
call center	-1,-2,,,3
we in	-1,-2,,,2
week of january	-7,-3,-4,-5,-3,-5
it you ?	-5,-2,-2,-1,-1,2
was it you	-9,,-3,-2,-2,-2
^barsh	-2,,-1,-2,-4,-4,-2
barsha	-3,,,-3,-2,-3,-1
al barsha	-3,-1,-6,,-4,-4,-2
in al barsha	-6,,-1,-1,-1,-2
^ayurv	,1,3,-2,-1,-1
ayurveda	-1,1,2,-3,-1,-1
before november	1,-1,-2,-1
next monsoon	-2,-1,-2,-2,,2
the next monsoon	-1,-1,-2,-1,,2
cloud before the	,,-1,,,3
last december	-3
^perun	,-4,-2,1,-3,-1,-2
a week .	-2,1,-2,2,4,2
twice a week	-4,2,-1,,1,4
twice a	-3,2,-1,-1,1,3
and we deliver	-1,3,-4,,-1
means ~discovery	-2,,-2,-2,-2,-1
discovery	-2,,-3,-2,-3,-2,-1
pets	-3,-3,3,-3,1,-1
quarter itself	-1,,-1,-1,,-2
this quarter itself	-1,,-1,-1,,-2
^maris	5,4,2,-2,-3,-1
marisol	6,2,1,-1,-2,-1
^dhara	5,-2,,-1,-2,-1
need book site	3,-1,-1,-2,-1,-1
^jinen	3,-1,,,,-4
jinendra .	2,-1,,,-1,-4
jinendra	2,,,,,-3
jai jinendra .	2,-1,,,,-3
jai jinendra	2,-1,,,-1,-3
jai	-2,1,-2,-1,-2,-4,-1
now ! !	2,,-4
now !	1,,-4
your partner	-1,-1,-3,-1,-1
your shop	,,-2
not your	1,-3,-2,,-1,-1
chahiye .	5,1,2
pehle chahiye	-2,,3,,-1
se pehle chahiye	-2,,3
their mobile	-2,6,-3,,,3
customer to upload	-4,-1,2,,1
we run three	1,5,-2
i'm writ from	-3,2,-1,-1,,1
want to say	-3,-1,-2,1,-2,-1,-1
of you	-5,-2,-2,-2,-1,-1
^wishi	-1,-4,-4,-2,-2,-2
only wish	,-5,-3,-2,-2,-2
souq	3,-3,1,-3,-1,1
one coming	,-2,-2,-4,-4,-2
adha	-1,-1,1,-3,2,-2
al adha	-3,,,-3,2,-2
eid al adha	-3,-2,,-3,2,-2
eid al	-3,-1,,-3,2,-2
wifi	,-2,-3,,-3,-2
^kodai	4,-3,2,-3,-4,-2
kodaikanal	3,-3,,-2,-4,-2
^premi	,-3,-1,-2,3,5
me but	3,,,-3,-2
they call me	2,-5,-3,-2,-3,-2
requir .	3,1,-1
corp	,3,-1,,2,3
office from	-2,2,-1,,-1,-1
far is your	-4,2,-1,,-1,-1
far is	-4,2,-1,,-1,-1
how far is	-4,1,-1,-1,-1,-1
how far	-5,1,-2,-2,-3,-1
his name	-3,-5,-4,-5,-3,-4,-2
your mr	,-5,,-2,3,1
^sayin	-2,-4,,-4,-3,-3
saying	-3,-5,,-5,-3,-3
we are just	1,1,-2,,-1,-1
on internet .	5,-2,-1,2
to be on	1,-3,-2,3,,6
boat in	6,,-3,3,-1,-1
fish boat	4,-1,-5,2,-1,-1
find it	3,-2,-3,6,-2,-2
releas	-3,1,-1,-1,-1,-1,-1
for 9	2,1,-1,2,-2
^nakur	-2,1,-3,-3,-4,-3
nakuru	-3,,-3,-3,-4,-3,-1
in nakuru	2,-4,-3,-3,-3,-2,-1
tell the	-1,-5,3,-1,-1,-1
noth to buy	-2,-2,-3,-1,-1
just the	-2,-3,-4,-1,-2,-2
january the	1,4
the dream	-2,2,-3,,-1
eve	-2,3,-3,2,,3
new year'	-4,2,-2,-1,,-1
lakh ish	-2,3,-3,-3,-2,-1
with table book	-1,2
with table	3,3,,-2
road .	-4,3,5,-2
your ad	7,,,-5,,-1
12 2026	-4,-3,-4,-1,-2,-3
31 12 2026	-2,-4,-4,-2,-3,-4,-1
31 12	-2,-4,-4,-1,-2,-3
valid	,2,-4,-1,-1,-1
b .	1,-2,-5,-5,-4,-4,-4
^perio	-1,-5,-3,,-2,3,-1
period	-2,-4,-2,,-1,3,-1
complete	-3,-2,-2,-1,-2,-1,-1
up the	-4,4,3,-1,4
sibu	1,-3,-4,-3,-3,2,-2
^harap	,-1,-2,-1,-3
harapan	-1,-1,-2,-2,-2,-2,-1
^220,0	-1,2,1,-1
220,000	,2,2,-1
grant is	-5,-3,2,-1,-1
be finish	-3,,2,,-1,1
grant must be	,-2,-2,-1,-3,-1
grant must	1,-4,-3,-2,-4,-2
per month is	-5,-1,-1,-3,,1
899	,,,,,3
host is	-6,-1,-2,-1,-1,-2
reply to	4,,1,,3,-2
be ready in	-4,-2,-3,2,1,-1
must be ready	-1,-4,3,2,,-2
system for	6,-3,-3,-3,1,1
town .	4,3,5,,1,3
model town	-3,-1,3,3,,-1
i stay	-6,-5,-5,,-4,-3,-1
^gurug	-1,-1,2,,5,-1
gurugram	,-2,3,-1,5,-1
longitude 77	-3,,-2,-1
with longitude	-3,,,-1
anyth to do	-3,-1,-1,-1
anyth to	-2,3,,-2,-1,2
have anyth to	-4,-1,-1,-2
longitude have anyth	-4,,-1,-1
longitude have	-4,-2,-2,-2,-2,-1
does longitude have	-4,-2,-2,-2,-2,-1
seo ?	-4,-3,-3,4,-1,-3,-1
fix our	4,-1,-1,-4,-1,-2
street .	1,6,-1,4,-2
to the old	-2,,,3,-2
send people to	-2,-1,,,4,-1
send people	-3,,,,5
still send	-2,,,3
we moved from	,1,-5,-1,-3,-3
sofia	,,,1,4
the month	-1,1,-2,-4,-1
of the month	-1,-3,-2,-3,-2,-1
on leave	1,2,-4,-1,-1,-1
when i'm	-1,3,3,,-1,-1
app . start	,4
member app .	-1,4
want member	-2,4,-1
^kolla	1,-1,-1,-3,-2,-2,-1
kollam	1,-1,-1,-3,-2,-3,-2
are my	,1,-4,-3,-2,-3
but can	-6,2,-5,-4,-2,-4
that predict	-1,-4,-1,,6,-1
model that	-2,1,,,5,-1
wks	1,-2,-3,-1,-1,-2
^velac	3,1,-3,-4,-3,-2,-1
velachery	4,2,-3,-4,-2,-2,-1
8 pm	-4,-2,2,-2,-2,-2
to 8	-4,-1,1,-4,-3,-3,-1
means ~maths	-4,1,-3,-2,,-2
math	-4,2,-3,-3,,-2
the very	-5,,-1,2,-4,-2
half of 2027	-3,2,-3,-2,-3,-1
first half of	,3,,,4,-1
first half	,2,,-1,4,-1
^ekspr	,4,-1,-1,-1
ekspr	,3,-1,-1,-1,-1
^panta	-2,3,-2,-1,-2,-1
pantai	-1,3,-1,-1,-2,-1
merah	1,1,-3,-5,-2,1
counter	5,5,1,-1,1,-1
6120	-1,-1,-3,-2,-2,,-1
white label	-2,6,-3,-3,-1,3
^ceylo	-3,1,1,1,1
ceylon	-3,1,2,,1
colombo .	-3,1,-4,,-1,3
agency too	-3,5,-1,-1,-1
an agency too	,5,-1
are an agency	-1,4,-2,-1,-1
stand .	-2,3,,-1,-2,-1
opp .	-4,,,-1,-2,-1
opp	-3,-1,,1,-3,-3,-1
22 nov	-5,-1,1,,,3
we need the	3,-2,3,,3,-1
too late	-6,-3,-1,,2,1
baker	6,-2,-3,-1,-2,-2,-1
sell on our	-2,-1,4,,,-1
kidd .	-3,,-3,-1,2
to see where	-6,2,-2,-1,-3,-3
seeb	-3,2,-4,-4,-4,-3,-2
^khuwa	-1,2,6,-2,1,-1
khuwair	-2,3,6,-2,-3,-1
al khuwair	-1,1,5,-3,,-2
^mohal	-3,3,1,,7,-3
mohali	-2,4,-1,2,5,-1
last vendor	-2,1,-2,-2,-2,-2
and you	-4,-4,1,1,-2,1
march and	4,-2,-3,5,-1,-2
in march and	-2,-1,-3,5,,-2
i start	-1,-1,4,2
asked: see	1,-2,4,-2,,1
we'll see	-2,-5,-2,-4,-2
we'll	-1,-6,-6,1,-6,1
asked: erp	-4,-2,-1,-1,-2,2
asked: about	-3,-2,-3,-2,1,4
asked: it's	-6,,-2,2,-1,1,-1
pre order	,5,1
pre	,4
to august	,-2,-2,1,-1,-1
ss2	-3,-2,-2,-3,-2,-2,-2
in old	-3,-2,,2,-2
^stayi	-3,,,2
^mehen	,,-2,1
mehendi	2,,-2
500 rs	-2,-2,-2,1,-2,-1
can you start	-2,-1,-3,1,-2,-2,-1
on the cloud	-3,-2,-1,,-3,5
please put it	,,3,,,4
please put	-2,-1,4,,2,5
chandler	-1,1,-6,-3,1,1
ship chandler	,-3,-5,-3,,1
^climb	-5,4,-3,-4,-3,-3,-2
climb	-3,,2,-2,-1
caves	-2,3,-1,-2,-1,-1
batu caves	-2,2,-2,-3,-2,-2
setapak	-2,2,-2,-1,-1
or 2	-2,,-2,-2,-1,-1
in 1	-6,-4,-2,-4,-1,-2
should be online	-6,-1,3,-3,-1,-1
kite	-4,-4,3,-2,-3,-2,-1
take only	-2,-2,-4,-1
really take only	-3,-3,-3,-1
really take	-2,-3,-4,-1
much was	4,4,,,-1
how much was	3,3,,,-1
thing ?	1,1,-6,-2,-1,-2
tourism	6,,-5,-4,-5,-3,-2
the sabah	3,-1
this the longitude	-3,-1,-3,,-1
^redon	9,-3,-3,2,-3,-2
redone .	3,,,,-1
redone	9,-3,-2,2,-3,-3
^devic	-2,-3,-4,-2,-2,-1
english . we	4,-1,1,,5
can order .	-2,3,4
app so that	-1,3,-1,,-1
meal	,4,-1,2,,1
9425	-3,-3,-3,-3,-3,-3,-2
is 0	-2,,-1,-1,-1
website please .	6,-1,-2,-2
website please	8,-2,-4,-3,-1,-1
fitting	-2,4,-1,,,2
online book for	3,,-2
chan	-2,-4,-4,,-3,-3,-2
a person	-6,-3,3,5,-1,-4
am to	4,6,4,,2
6 am	-3,2,,,2
bot which	,-2,-1,,4
whatsapp bot which	,-1,-1,,3
want whatsapp bot	,-1,-2,,4
want whatsapp	,-1,-2,,6
^namak	1,-3,-3,1,-2,-2,-1
namakkal .	1,-2,,,2
namakkal	,-3,-2,,-1,-1
at 4	-2,-2,3,,1,-1
^poult	-2,-2,-2,-1,-1,-1
poultry farm	,-2,-3,-2,-1,-1
poultry	-2,-2,-3,-2,,-1
lakh maximum	-5,-2,-5,-3,-3,-2
means =fortnight	-1,-5,-4,-5,-4,-3,-2
^fortn	-2,-6,-6,-5,-5,-5,-3
fortnight	-4,-6,-4,-5,-4,-4,-2
means =feed	6,-2,-1,,-1,-3,-1
feed	3,-2,-2,,-4,-3,-1
to brunei	-2,-3,-3,-2,-2,-2
you deliver	-3,-3,-2,-1,-1,-2
bilingual .	4,-1,-1,-1
^dayan	4,-4,-5,-6,-4,-4,-2
dayang	3,-4,-3,-5,-4,-4,-2
rsvp	1,4,-1,-2
websit	4,-5,-2,-3,-2,,-1
daughter'	1,,1,2,-2,-2
my daughter'	3,1,-1,1,-2,-1
that day	-3,1,1,-1,-2,-3
go out	2,-1,2,1,-2,2
^downt	-3,-2,-2,-5,-2,-1
downtime	-3,-2,-1,-5,-3,1
with zero	-1,-2,,,,4
mississauga	-1,2,,-1,,4
^montr	3,-1,-2,,,3
is 60	-3,-1,-1,4,,4
our host	1,,-1,-1,-2,5
leav our	,,-2,,-1,4
period for	1,-1,-1,-4
notice period	-2,-3,-1,3,,4
8 10k	-2,-1,-1,-1,1,1
for your	1,-4,-5,-1,-3,-2
now 3	-4,2,-1,3,-2,-1
24 hour .	-2,-3,,,-1,-1
24 hour	-3,-2,-2,-1,-2,-1
within 24 hour	-2,-3,,,-1,-1
within 24	-2,-3,,,-2,-1
by mr	4,1,,,-2,2
told by mr	4,1,,,-2
launch on	-2,-1,-2,-1,-2,-2
^chira	-3,-3,-1,-2,2,-2,-1
chirala	-1,-1,-2,,-1,-1
in chirala	2,,-1,4
rest	-3,3,2,1,-3,-3
lacs	-8,1,-3,-1,-4,-4,-1
name will be	6,3,-3,1,-2,-1
name will	6,-1,-3,,-1,-1
^tooli	1,-3,-1,,-2
2nd stage	5,,-2,-1
^peeny	3,-2,-4,-3,-2,2
peenya 2nd stage	5,-1,-2,-1,-1
peenya 2nd	6,,-2,-1
peenya	-1,-3,-3,-3,-3
site should be	6,,-2,-1
site should	5,,-1,-1
so the new	3,-1,3,-1,,-2
trade fair is	2,,-1
4417	,-3,-3,-2,-2,-2,-1
karaikudi .	3,-1,2
dental care	-3,2,,,4
else at	1,-1,2,4
everyth else at	1,-1,2,5,-1
everyth else	,-1,3,3,-1
and everyth else	1,-1,3,3
account and	,-1,,2
thenmozhi	-1,-1,,-2,-1,-1
94430	1,-6,,-5,-6,-5,-3
order online .	-2,-2,4
cannot order	-3,-2,4,-1,-1
i and	,,-2,-2,-2,-1,-1
brother and	-1,-3,-1,,2
my brother and	1,,1,,3
kannauj	-3,-2,3,-2,,-1
outside the	,3,-2,3
^perum	-2,-4,1,-1,-2,-3,-1
perumbavoor	-3,-2,1,,-2,-1
^marbl	5,-2,-4,,-3,-2
marbl	6,-2,-2,-2,-2,-1
showroom .	-3,-2,-1,5
our showroom	-1,-1,,1,-3
share your	-2,-1,3,-1
kindly share your	-3,-1,3,-1
people to order	-3,1,5,-2,-2
nahda .	-2,1,,,2
nahda	3,,-3,2,,-1,-1
al nahda .	-1,2,,,2
al nahda	5,1,-4,2,2
in al nahda	,3,-1,2
one i	1,-2,-1,-2,-3,-3
open on mobile	5,-3,,-1
it does	,,-2,-3,,1
in 2011	6,-3,2,3,-3,-2
made in 2011	5,-3,,2,-1
our site was	5,-1,-3,-1,-2,-1
^chaka	1,-4,-5,-4,-3,-2,-2
chakan	1,-4,-5,-4,-4,-2,-2
answer guest	-5,-1,,,4
^khale	-4,-3,-4,-3,-4,-4,-2
before national day	-1,1,5,-1
before national	-1,1,3,-1,,-1
all of it	-3,-3,2,2,-2,2
put all	3,1,-3,,-2,4
you put	-6,-2,1,-4,-2,-2,-1
can you put	-5,,3,-1,-2,-3
^faile	,,,,4,-1
fail .	3,3,,,4,3
next to	-6,1,1,,-2,-1
^cupbo	-3,-2,-3,,-3,4
cupboard	-3,-3,-2,,-3,5
a cupboard	-2,-2,,,-1,4
in a cupboard	,,,,,2
want proper	3,-1,-4,-3,-1,-1
kaam	2,-1,-1,2
kind of	-5,-1,8,-3,-2,-2
same kind of	3,2,-1
same kind	3,2
me you	-1,-2,2,-1,3,-1
told me you	-2,-2,2,,5,-2
they told me	1,,4,2
people know	4,-2,-3,4
say 4	5
minu	-4,-5,,-3,-2,2,-1
asap .	6,,-1,2
start asap	3,1,,3,5
bandra west	3,,-2,2,-2,-2,-1
theory .	4,,2,3,3
crumb	1,,1,,-2,-4,-1
bakery .	1,-3,3,1
fees .	2,-2,-1,,-1
parent want an	-1,,,,-3,-1
palanisamy	-2,,-1,-1,1,-1
take with you	-3,2
take with	-2,3
metro .	,2,3,-3,-2,-1
the metro	-1,-3,1,-4,-2,-2
from the metro	2,-2,-3,-2,-1,-1
dubai office from	3
asking for now	-3,-3,-1,-2,-1,-1
just asking for	-3,-2,-1,-1,-1,-1
on hire	6,-2,-1,-1,-1
^scaff	2,1,-5,-3,-3
scaffold	,3,-6,-3,-3,-2
^ruwai	1,-2,,,-2,1
ruwai	2,-2,,,-2
^whisk	-2,-3,-7,2,-2
spa	-5,-4,2,-3,-5,-4,-1
lakh has	-3,-4,1,-1,,-1
of rs .	,2,1,1,-1
of rs	2,-1,-1,,-1
sum of	-2,2,2,-3
the internet .	-1,-2,1,5,-1,-1
sell through	-3,-3,4
nilgiri tea	-4,-2,-2,-3,-2,-2,-2
the nilgiri	3,,1,-1,-1,-1,-1
latha	3,2,-3,-2,-1,-1
4471902	-1,-3,-6,-1,3,-1
there . my	-4,4,-1,,-1
^misse	-2,-3,1,-3,-3,-2
your number ?	,-1,-2,-1,-3,-1
to rebuild it	-3,2,-1,-1,,-4
somebody to rebuild	-3,2,-1,,-1,-4
every thursday	-3,3
rental .	-4,3,-2,,,-1
968 9212	-2,1,-3,-2,-2,-2,-1
but small	-3,-2,3,2,-2,-1
^triva	-5,1,,3,,-2
trivandrum	-4,-1,-1,-1,-2,-3
rial .	1,2,,-1,3
spend up to	-5,-3,-4,-5,-2,2
spend up	-3,-2,-3,-3,-3,1,-1
can spend up	-2,-2,-2,-2,-2,-2
salalah . i	,,4,-1
in salalah	-2,1,-3,5
road in	3,1,3
^airpo	,-2,1,-4,-3,-2
airport	,-2,2,-4,-4,-3
bait	,-1,-1,-2,-3,-1
the restaurant	2,2,-1,1,-1
and a phone	3
street and	-1,4,,,,2
^kathi	-3,,-3,1,-2,-2,-1
al kathiri	-3,,-3,1,-2,-2
hamed	-2,,-3,-1,-1,1
campaign .	2,,-1,5,-1
run our facebook	2,-1,,4
branch .	4,-1,-2,,-1,2
tender document	-2,2,,,4,-2
our tender	-2,-1,,,3,-1
^guruk	-2,3,-2,-1,-2,-1
gstin 27	2,2,-3,-1,-1,-1
nashik road	-3,-1,-3,1,-1,-1,-1
245	-1,-2,-2,-3,-2,-2,-2
means =sprint	,4
your client	-2,-6,-5,-4,-5,-3
of your client	-4,-2,-1,-2,-2,-1
would a site	-3,,-2,,-1,-1
would a	3,-1,-3,-1,-1,-1
much would a	-4,,-2,-1,-1,-1
^decat	-2,,1
decathlon	-3,,3
^shirt	-4,-1,2,-1
shirt	-5,-2,4,-1,3,-1
in tiruppur	-4,-3,5,-2,4,2
tailor unit	-5,-5,4,-2
^knott	-4,-3,1,-4,-2,-2,-1
sku	3,-2,5,,-3,-2
zone sharjah	-2,-2,-3,-1,-1,-1
dates and	1,4,-1,,-1
website where they	-6,-3,1,-1
mess .	4,1,-1
a mess	-2,2,3,-1,1
is a mess	2,1
by email and	3,3,-2,,2
not before october	-1,,-2
i want app	-5,8,-1,-4,-3,-3
real shop	-1,,4,-5
a real shop	-1,,5,-4
want a real	,,5,-2
whatsapp and we	-1,3,3
3 lakh a	-1,,3,,,4
mother .	-3,1,,,-1
my mother .	-3,-2,3,-1,-1
^helpi	-3,-1,3,-2,-2,-2
help my	3,,-2,1,-1
work at infosy	3,-3,1,-1,-1
used to work	-1,4,3
automatically in	-2,-3,-1,,3
automatically	2,-5,-3,,3,-1
by the board	-5,-4,-2,-2,-3,-1
it online	6,-2,3,4,-2,-2
put it online	8,-2,-3,-2,-2,-2
wire	5,-2,-2,-3,-4,-3
electrical	3,-4,-4,-2,-4,,-2
^sarav	5,2,-4,-4,-3,-3
over ?	2,1,,-2,-2,-3
take over ?	4,,-1
people take	,2,-4,1,,-1
us . can	4,-1,-4,-1
^eatin	4,,2,1,4,-1
eating	2,-1,2,1,3
the bill	-2,-3,-1,-1,-2
faiz	-4,,-2,1,-3,-2,-1
mp	-3,1,-2,4,-4,-2
chaturvedi	-2,-2,-2,-2,-2,-1
nehru	2,-2,-4,-2,-1,-2
my own site	-5,,4,-3,,-1
sell on my	-3,,1,,,-1
too much .	-3,-2,8,-3,-3,-1
takes too much	-3,-3,5,,-2,-1
takes too	-3,-2,5,,-1,-1
amazon and	,-1,3,-2,,-2
^ahluw	3,-2,-2,-1,-1,-1
ahluwalia	3,-2,-3,-1,-1,-1
the lulu	-1,-3,,,,-1
am student	-4,-3,-2,-1,-4,-1
i am student	-4,-3,-2,-1,-3,-1
company i am	3,-1,-1
n .	-1,-2,-4,-1,-4,-4,-2
undersign	-3,4,1,3,-2,1
the undersign	-2,4,1,3,-3,1
website . kindly	2,-2,-2,-3
direct booking	-2,-3,-4,-3,-1,-4
need direct booking	3,-2,-2,-2,,-2
need direct	2,-1,-2,-2,,-1
book . we	1,2,2,,5,-1
on each	2,-3,-1,-1,2
loses	2,-2,1,-2,3,-3
sand	-1,,-5,-7,-2,-3,-1
every even	-2,2,,,-2,3
which the	-1,6,1,,1
in which the	,5,-2,,-1
building	-1,5,-1,,1,-2
^jazee	-1,4
jazeera	-1,5
al jazeera	-1,4
steel trader	-3,-2,-2,-2,1,1,-1
zero . .	-3,-2,-2,-2,-2,-1,-1
double	3,1,-4,-2,-5,-1,-1
only want to	-5,4,,-5,2,-2
and 9 lakh	5
and 9	4,1,-2,-2,-1,-1
month and 9	6,,-1
kart	,1,-4,2
friend' company	-4,-2,-2
friend'	-4,-2,-2,-1
my friend'	-4,,-1
is difference between	,-1,2
is difference	-1,5,2
what is difference	-1,5,3
allow .	,-1,,,2
with ticket	5,-1,-1
january and	3,-2,,,-1,4
a food	5,2,-4,-1,-2,-1
hold a	4,-1,-5,-1,-2,-1
we hold	-3,1,-1,,3,-1
rotary club	5,,-3,-3,-2,-2,-1
the rotary club	5,-2,-1,-2
writ for the	-2,4,-1
i'm writ for	-1,2,-1
paul	-4,-2,1,-2,-2,-2,-1
how fast	-9,,-6,-2,-3,-2
the name .	-2,2,4,-1
noida .	-2,2
consignment	3,-2,-1,,-1,-1
track their	4,,-1,-1,-1
put a	1,5,,,-1
board .	2,-1,-1,-1,-2,-1
the board .	4,-1,,,-2
if you know	4,-2,,,-1,1
computer .	6,1,1,-2,2,-2
no computer	3,4,,,-3,-1
on to	3,-3,-5,-2,-2,-2
the busines	1,2,5,-1,-1,-1
pass the	5,-2,-3,,-1
kaur gill	,-3,-3,-2,-2,-2,-1
ten lakh	-4,-6,-5,-4,,-4,-1
us in google	-3,-1,-1,1,-4
to find us	-4,-2,-3,4,-2,-1
doaba	-2,1,5,2
is aed	-7,,2,,-2,-1
chang it	-3,,-1,-3,-1,-1
has chang	-1,1,,,4
again i wrote	-2,2,-1,-2,,-1
again i	-2,-3,-1,-2,,-1
site pls	-1,-1,-4,-3,-2,-2
abhi	-5,-3,1,-4,-3,-3,-1
in cloud .	-1,-1,,,,3
annual maintenance	4,-1,-2,-1,-1,1
vendor registration	-4,1,-2,-1,-4,-1
our vendor	-4,1,-2,-2,-3,2
sunil	,-1,-6,-6,-5,-3,-1
own store .	,-2,1
want own store	,-2,4,-2,-1,-1
i make candl	-1,-1,2,-3,-1
distributor in	3,-1,-3,,2
distributor	3,,-4,,2,2
mid-size	-1,3,-1,-1,3
a mid-size	,4,-1,,4
month . i'm	-2,-2,2
around 900	,,-2,3
^listi	-1,-4,1,5,-2,-2
google list	-2,-1,,4,,-1
^origi	3,-2,4,3,,-1
original	4,-2,-1,2,,-1
the original	3,-1,-1,3
know the	3,-2,-2,2,,-1
so people	2,-2,,4,-3,-2
highway .	2,-1,-1,4
all over the	2,-1,-1,-1,,-1
^villu	-2,1,3,2,-1,2
villupuram .	,-2,3,1,,2
villupuram	-2,3,3,2,-1,2
opposite the	2,-1,,2,-1,-1,-1
^corne	-4,-2,-4,-2,-1,,-2
corner	1,-2,-4,-3,1,,-2
^degre	1,-2,-1,2,-3,1
degree coffee	3,,,2
degree	1,-2,1,2,-2,-1
kumbakonam degree coffee	2,-1,1,1
kumbakonam degree	3,,2,2
known	-3,-2,,6,-1,-2
people have	-3,-3,-1,1,-1,-2
for ten year	3,,1,2
for ten	3,,,2
you hire	-2,-1,-2,-1,-2
^05066	-3,-1,-2,-1,-2,-2,-1
^vacci	-3,1,,,1
vaccination	-2,2,,,1
see vaccination	-3,3
book through	1,2,-2,-1,-1
^veter	-1,1,-4,2,1,-3
veterinary	,1,-4,3,1,-2
reef	-5,-3,-3,-1,-1,-2
al reef	-3,-2,-2,,-1,-1
stationery	,-1,-2,-3,-3,-2,-2
^mahav	1,-3,-1,-2,,-2,-1
that takes	-1,-3,1,-2,2,-1
site that	4,5,-5,4,5,-1
a site that	4,-2,-5,2,-1
^menez	1,1,-1,-1,3,-1
menez	1,1,-2,-1,2,-2,-1
have a homestay	1,-2,-3,-2,-3
client need	-3,3
deira .	4,2,,4,3,-3
in deira .	-1,3,-1,2
am with	1,2,3,-1,2,2
i myself	-4,1,-1,-1,-2,3
it for a	-3,3,,,2,1
and we sit	-2,4,,,1
the house is	1,3,-2
you do ?	-4,,,-1,-2,-2
on tablet	-2,7,-2,,-4,-2
kutty	-5,4,,-3,-3,-3,-1
^srika	-1,-2,-1,-3,-3,-2
srikanth	-1,-3,-2,-3,-4,-3
the emirat	-4,-3,-2,2,-3,-3
namma	-4,-3,-4,-3,-2,-2,-1
for namma	-2,-3,-2,-1,,-1
ticket for	,,5,,,3
the ticket	-2,3,-5,,-1,4
really build	,-2
did your	-3,-1,-1,-1,-4,-3
before anyth	3,2,-1,-1
brochure .	-1,2,,,,1
you for the	2,-1,,,-1,-1
228	-2,-4,-4,-3,-3,2,-2
for al	-1,-2,-4,-2
corporate website	4,,-3,,-2
online store .	-3,,3
own online store	-1,-2,2,2,-1,-1
want to ship	-1,-2,5,-2,-2,-1
nil	-4,-1,-1,-1,-2,-1
^margi	-5,-1,-1,-3,-3,-5,-2
margin	-3,3,-1,,-1,-3
second generation	-3,-2,2,-1,1
^bhave	-2,-1,-1,,-1,-1
be great	-4,-3,-1,-2,-1,-2,-1
would be great	-5,-4,,-3,-3,-4,-1
^navra	-2,-4,2,-4,-4,-4,-3
navratri	-2,-2,2,-2,-2,-2,-1
^hindu	,-3,,-2,3
hindustan	-4,-3,,-2,2,-1
vendor for	-4,1,-1,3,3,-1
boss asked me	1,-2,,,2,3
boss asked	1,-3,,,1,3
my boss asked	1,-2,,-1,2,3
mine is	2,3,,1,-2,-5,-1
mine or	-2,-1,,-1,-1,-1,-1
means =stream	1,-2,-5,-3,2,-1,-1
^strea	1,-1,-3,-1,2,-1
stream	2,,-4,,3
with live	1,,-2,-1,-1
feast is on	,,-2,-2,-2,-2
feast is	3,-3,-3,-2,-1,-1
the feast is	,-3,-3,-2,-2,-2
the feast	4,-2,-2,-2,-2,-2
who takes	1,-2,-3,-1,,3
i need someone	1,-4,-1,-4,-1
was down	3,-2,-3,,,2
our order	2,-5,-6,2,1
satwa	4,-1,-5,-4,-3,-3,-2
karama and	2,-2,-3,,,-1
in karama and	2,-2,-3,,,-1
carlo	1,-3,-4,-1,2,-1,-1
^carlo	-3,-3,-2,-2,1,-2,-1
vanish .	4,3,1,-2,,2
to some	1,-2,1,,-7,-1,-1
jewel	-3,-3,-4,-4,-2,-2,-1
pages .	6,-2,-6,-2,-1,1
searchable	-2,-3,-2,,6,-1
^magaz	1,2,-1,-1,-2,-1,-1
of its	1,-1,2,2,,1
digital archive	2,-1,-3,,-2,-2
a digital archive	-1,-2,-3,-1,-2,-2
a digital	1,-3,-5,-4,-4,-3
^liter	5,-1,6,1,-1,3
a donor	1,-1,-4,-4,1,-3
^murth	1,,-6,3,3,-1
murthy	2,-1,-1,-1,4,-1
^vasud	2,-1,-3,-1,-1,-1
h .	3,-2,1,-1,-2,,-1
^mushr	2,-3,3,-3,-3,-3,-1
mushroom	3,-4,1,-4,-3,-3,-2
^growi	,-4,-4,,-4,-3,-2
grow mushroom	3,-2,-2,-2,-1,-2,-1
in kl ?	-6,-2,-3,-2,-1,-2
or the	-6,-6,-5,-4,-1,-4
ceo	1,3,-4,-3,3,2
your ceo	-2,-2,-2,-1,5,-1
is your ceo	-2,-1,-1,-2,-2,-2
who is your	-3,-3,-3,-3,-3,-2
^vigne	-2,-5,-5,-4,,-4,-1
vignesh	-1,-5,-5,-5,-5,-3,-1
itself .	3,-4,2,,2,-2
to 40	1,-2,-1,-2,-2,-2
maintenance with	,,,,3
predictive maintenance with	,-1,,,2
predictive maintenance	-1,-2,,,4,-2
for predictive maintenance	,,,,2,-1
for predictive	,,,,3
plant in	-2,-1,-1,-1,-1,1
our plant	-4,-3,-3,-3,3,-2
tvs	,-4,-4,-3,-3,-1,-1
hello team .	-4,-2,1,,1,-2
hello team	-3,2,1,-4,1,1
book pay	,2,-2
sadd	3,-1,-1,,,1
al sadd	4,-2,-1,-1,,1
planner	2,1,-4,-1,-1
party	4,-5,-4,-3,-1,-1
^puduc	-4,-1,-2,-3,-2,-2,-1
puducherry	-4,-2,-2,-4,-3,-3,-2
rs 5 lakh	-2,-3,-2,-1,-2,-3
rs 5	-2,-3,-3,-1,-2,-3
and bangalore	,-1,-2,-1,-1,-1
to 18	-2,1,-2,-1,4
15 to	-4,-1,-1,,-2,-2,-1
rank .	-5,,,4,-1,-1
neet	-4,-1,-3,2,-3,-3
for neet	-2,-1,-4,-4,-1,-1
who left	1,1,-3,-1,-1,-1
two friend	-3,1,2,,-1
are two	1,1,-2,2,3,-1
we are two	-1,1,-2,,3,-2
so basically	6,1,-4
my cofounder	-2,2,,-1,3
first page	-7,,-4,5,-1,-1
not coming	-7,-3,-4,4,-2,-2
site not	,,-5,3,-2,-1
llp .	-4,,-3,4,-1
carton .	-6,,5,4,-1,-1
nilesh	-2,-4,-4,-4,-4,-4,-1
emi ?	3,-3,-1,-3,-1,-1
give emi ?	1,-4,-1,-1
give emi	2,-4,-1,-1
you give emi	2,-4,-1
their app ?	,-6
just curiou	-8,-6,-6,-4,-4,-5,-2
now just	-3,-2,-2,-3,-1,-1,-1
need ?	-6,-4,-5,-2,-3,-5,-2
that need	-2,2,2,-2,-2,-5,-1
would an app	-1,4,-2,,-1
what would an	-1,4,,,-5
their phone .	-4,3,-2,-1,-3
their slot	-2,2,-2,,-1
for ladi	6,3,-1
school for	-2,-2,-1,1,3
^ragha	-7,-5,-5,-6,-1,,-2
today itself	,-1,-2,-1,-3,1
hack .	4,,,,,-2
^borew	,-5,-6,,-3,-1,-1
borewell	,-5,-6,1,-3,-3,-2
whatsapp order	5,-1,-4,-1,-2
and whatsapp	4,1,-6,,1,-1
flood .	,,,,,5
year the	2,-2,,1,-1,1
mumbai .	1,,,,2
fort mumbai .	1,,,,3,1
fort mumbai	1,-1,-3,-2,1,1
fort	,-6,1,-6,-5,-1,-3
in fort mumbai	2,,,,2,1
^mistr	-3,-2,-3,-2,-3,-2,-1
mistry	-2,-1,-2,-2,-2,-2,-2
4418	-4,-2,-3,-1,-3,,-1
dm .	3,-1,-1,1
by instagram	4,,1,-3
sets	5,,,-2
kanpur .	1,-1,3,-1,,-2
brother'	1,,-5,2,,1
my brother'	1,,-4,2,,3
^kalpa	-1,2,-3,-3,-2,-4,-2
kalpataru	1,2,,,,-1
3 sites	-4,1,-1,,1,2
means =amc	,-3,-4,-5,-6,4
amc	-2,-2,-2,-2,-3,5
the ai	-3,,-2,-1,-4,-1
app the	-1,-1,,-1,3,-1
the app the	,1,,,4
first the	4,3,,,3
exercis	-1,5,,,4
start-up	1,5,-1,4,5
a physiotherapy	1,1,-2,-2,4
link .	-5,6,,-1,5
me your	-2,-1,-2,-1,,-2,-1
at tata	3,,,,4
in 10 week	-3,,-2,-1,1,-1
in 10	-3,-2,-4,-2,,-1
^boots	-4,-2,-1,-3,,-3,-2
bootstrapp	-4,-2,,-4,-1,-3,-2
at dubai	-2,2,-1,-1,,-1
trad .	-1,-2,3,,-2
auto part	-6,-4,6,,-2
1988	-2,-3,1,1,-1,-1
since 1988 .	-1,-2,,1,,-1
since 1988	-4,-2,1,1,-1
a google form	,,7,-3,-1
a google	,-1,6,-3,-1
^sourd	-2,-1,6,-3
sourdough	-2,-2,5,-3
bake .	,-2,3,-3,2
i bake .	,-3,3,-4,-1,-1
monday .	,-1,1,4,,-1
admission .	5,-1,-4,-1,1
online admission	4,-1,-4,-1,-1
to collect	-2,1,-1,,,1
hiremath	-1,1,-2,-2,1,-2
^shobh	-6,-5,-5,-5,-5,-4,-2
shobha	-4,-4,-5,-4,-3,-2,-1
shopify .	,,3,-2,,-1
need shopify	-1,-1,3,-3,,-1
48k	2,2,-2,-2
godaddy .	4
with godaddy	-1,,-1,,,5
domain is	-1,-2,-2,-3,-1,6
you my	-3,,,,1
^genui	-3,,-2,-2
genuine ?	-2
genuine	-3,,-3,-2,-1
it genuine ?	-3
it genuine	-2
is it genuine	-3
^lg-20	-1,-3,-2,,-2,-1
14 feb	2,-2,-4,2,-2,-2
on 14 feb	2,-3,-3,2
from someone	1,3,1
a mail	2,2,-1,,-3,-1
i'm their	4,,1,2,,2
qamar	-2,,-2,4,-1,2
much smaller	3,-1,-2,2,-1,-2,-1
the developer	6,4,-6,4,,-1
lead .	,,-1,4,2
land pages	5,,-1,4
for an agency	1,-4,-4,1,2,-1
we're look for	4,-1,-2,1,-2,-1
dirham for	1,-1,-2,3,-2
million dirham for	1,1,,4
the rate	-1,-1,,,-4
tamil .	-1,-1,-1,,3
english arabic .	-1,,3,,-2
english arabic	-1,-1,,-1,-3,-1
presence .	5,-2,3,3,-2,-1
presence	4,-2,4,9,-3,-2
please and	2,2,-2,3,-1
site please	4,,-1,3,-1
past work	-4,-3,-4,2,-3,-2
asks for	2,4,-2,1,-3,-1
everyone asks	1,-1,-1,2,-2,-1
karol bagh	-2,-2,-3,3,-1
karol	-2,-2,-3,1,-2
wedding .	2,-1,2,3,-1
do wedding	-1,3,-1,4,-1
^shaad	1,1,-4,-1,-3,-2,-1
shaadi season	-4,-2,-3,,-1,-1
shaadi	2,1,-3,2,-1
^callb	5,-2,-2,1,-1,-1
callback	5,-1,-2,2,-1,2
means =angular	4,-2
^angul	4,-1,-1
angular	5,-2
me please	-1,-3,5,4,1
asked: answer	-2,-2,-3,-1,-4,-1
parel	4,-3,-2,-2,2,-2,-1
lower parel	3,-2,-2,-1,2,-2
lower	-1,-6,-5,-3,-1,-6,-1
net .	3,,-2,2
the net .	-1,,-2,3
found on	-1,-2,-2,3
be found on	,-2,-2,3
please help	-3,-1,-5,6,-1,-2
the problem .	-1,,-1,3
^exact	-7,-4,4,3,-5,-2,-1
exactly	-7,-3,4,5,-4,-1
^haldi	-4,-4,-1,4,1
you'll have	-4,-1,,4,3
a 90	-5,-1,-3,3,-1,-1
gomti nagar	-2,-2,-2,-1,-2,-2,-2
gomti	-2,-3,-2,-2,-2,-2,-2
lucknow gomti nagar	-3,-3,-2,-1,-3,-2,-2
lucknow gomti	-2,-2,-2,-2,-2,-2,-2
if you make	2,-1,-2,,2
asks if	2,-3,-2,,3,-2
arabia	3,-4,-4,-2,-3,-2
lady of	3,-3,-2,-2,-1,-1
our lady of	4,-3,-2,-2,-2,-1
our lady	4,-3,-2,-3,-2,-1
i'll ask	-3,-1,-2,-3,-3,-3,-2
order on the	-2,-4,5,2
in mangalore	,,3,2,,-1
^bhatk	-3,1,2,-2,-2,-1,-1
bhatkal	-1,,,-2,-3,-2,-1
with my sister	2,-2,2,-2,-1
together with my	3,-1,3
together with	4,-2,1,-2
approx .	4,-1,1,,-1,-3
^quick	2,-1,-2,-4,-3,3,-1
quicker .	-2,1,3,,,1
quicker	-2,1,2,,,2
reading	2,2,,,3
for dairy	-2,5,,-1
again !	4,2,-1
that again	-2,1,-1,-2,,-1
want that again	-3,2,-1,-1
month . i	-3,,2,-2,3
it took 14	-3,,-1,-2,-1,-1
our app	-4,,,-3,-1,-5
made our	5,,-3,-1
half of that	-2,-5,,-2,,-4,-2
^majes	-3,-1,-1,-1,-1,-1
majestic	-2,-2,-1,-2,-1,-1
live near	-6,-3,-5,-3,-1,-2
i live near	-6,-3,-5,-3,-1,-2
people ?	-2,,-2,-6,4,-2
^kendr	4,2,-3,-1,-1,-1,-1
kendra	5,2,-4,-2,-3,-2,-1
^hands	,-5,-1,-1,-6,-2
with order	2,-2,1,-1,-1,-2
marble	3,-1,-4,1,-2,-1
sister .	-3,1,2
haha we	-1,2,,-1
the band	2,-1,-4,-2,-2,-1
in chandigarh	-3,-1,-3,-3,,-2,-1
4 outlet	-1,-4,-3,2,-1,-2
salon chain	-3,2,-1,,-1,-1
9l	1,-2,-3,-4,-4,-3,-2
^energ	6,-6,-4,1,-1,1,-1
energy	,-5,-1,,-1,1
ksa	4,,1,3,,1
drink	-3,,,1,-2,-1
longitude we're	-1,1,-1,4
super slow	4,-3,3,-1,,-1
gems	-4,-2,6,-2,-1,-1,-1
only sales	-1,-1,-3,,-1,-1
^clutc	-5,-5,-2,-3,-4,-4,-3
clutch	-5,-3,-1,-2,-3,-3,-1
it says	5,-4,-4,-2,-1,-4
minimum project size	,,,,-2
there a	-9,-6,-7,-7,-6,-4
is there a	-7,-5,-7,-7,-7,-3
with people	-2,6,,-2,-1,-1
a website in	-10,-2,-8,-4,-1,-2
^treat	2,-4,-3,-2,-3,-2,-1
^vaidy	-1,-3,2,-2,-2,-2,-1
^thula	-3,1,-1,4
father call	3
my father call	3,-1,3
vaidya	-3,-2,-2,-2,-1,-1
month time	-3,-1,-2,-3,-3,-3
1 april	-5,-1,-4,2,-4,-3
rs 40,000	-3,-1,1,2
insta market for	-2,-1,-2,3
insta market	,-2,-3,7,-2,-1,-1
^prabh	-5,-3,-3,,-3,-3,-1
prabhu	-3,-2,-3,,-2,-1
dial	-2,-2,-2,-1,-1
4 555 0100	-3,-3,-1,-1,-2,-1
answer by	-1,-3,-2,-2,2
there was	-3,3,,-1,-1,1
oman ?	2
on the page	-6,-1,-2,-4,-2,-2
see where the	1,-3,-1
gaya	1,-3,-3,,-1,-1,-1
didi	-2,-3,,3,-3,-1,-1
pedal	3,-4,-4,-3,-2,-2
cycle	-3,2,3,-2,-2,-2
we're an	3,3,-3,,2,2
^1,20,	-2,-3,-2,-3,-2,-2
1,20,000	-1,-3,-2,-3,-3,-2,-1
turf	-5,,-2,5,-2,-1
arena	-3,-2,-3,-3,-3,-3,-3
rd	-2,-1,-1,-2,-1,-1,-1
ipl	-3,1,-2,,-1,-1
rial is	4,-1,-3
payment ?	1,-1,-4
small website with	6,-1,-2
to do the	-4,1,1,3,3
somebody to do	-2,,4,3,-1
and somebody to	4,-1,3,5
store and	-3,-5,6,1
^lehen	-1,-1,4
lehenga	-1,-1,3,-1
she'd	1,5,2,1,1
kavya	-3,1,,-4,1,-2,-1
wife' boutique	-3,-2,-4,-2,-3,-2,-2
my wife' boutique	-2,-2,-3,-2,-2,-2,-1
agra .	-3,-1,2,-1,-4
agra	-6,-2,,-4,-5,-3,-1
ur whatsapp	-4,-1,-3,-1,-4,-1
pinto	-3,-3,-5,-3,-5,-4,-3
for website ?	-5,-1,-1
a night	2,3,-2,,-1
now its	-3,3,2,-2,-1
5 am	-1,2,1,,2
phone and we	-1,4,-5,,-1
by 10	4,3,-3,,-1
should order	-1,5,-2,,-1
quwain .	-1,5,-1,2,-1
al quwain .	-2,5,-2,2,-1
the plan	-3,-2,3,,-1,-1
online is	1,1,-6,1
^fabin	-1,-1,3
fabindia	-1,-2,2
plus gst	1,-4,3,-3,-1,-2
lakh plus gst	3,-2,2,-1,-1,-1
lakh plus	2,-2,2,-1,-1,-1
malappuram .	,-2,2,,2
travel agent	-1,-2,4,,2
ai call	-1,-1,-1,,7
of ai	,-1,-1,,4
demo of	-1,-2,,,5
a demo of	-1,-2,,,5
a demo	-5,-2,-1,-1,3,-2
kindly arrange	3,-2,,3,2
nine zero	-3,-3,-3,-2,1,-1,-1
nagar .	1,-1,-3,4,-1,1
^optic	1,-4,1,5,5,-5,-1
optical	2,-4,1,3,4,-4,-1
^drish	-2,-1,-2,5,1,2
drishti	-3,1,-2,4,1,4
optical shop	-2,2,1,4,6,-1
comes to	-2,-1,-2,3,-1,-1
no one	-2,1,-4,3,5
a month i	-2,-2,-2,5,-2,-2
8k a month	-2,-1,-1,5,-1,-1
8k a	-2,-1,-1,5,-1,-1
27001 ?	3,,-1,,-1
iso 27001 ?	3,,-1,,-1
30 november .	5,,,,,1
authority	-2,-2,-2,-2,-1
the portal	-2,-5,-3,-2,,-1
rebuild the	4,,4
name . we	5,2,,2,,-1
a name	,-3,1,2,-2,-2
^penin	-1,-4,2,-3,-3,-4,-2
peninsula	-1,-3,-1,-2,-2,-3,-2
^russi	1,-1,-1,,2
russian	2,,-1,,4
^svetl	4,-2,-2,-1,-1,3
svetlana	3,-2,-2,-2,-1,2
to 30k	,-1,-2,-2,-1,-1
and book .	,3
eco	-2,-1,,3
keep a	,-2,-2,-3,-4,-2
31 july	-4,-3,,-1,-2,1
and into	,,2,,-1,2
auditor want	,,-1,,-1,2
the auditor	-4,-2,-2,-1,,4
font	-5,-1,-3,-1
wave	-2,-3,-3,-2,-1,-2,-1
third wave	-2,-3,-3,-2,-1,-1,-1
you do the	3,-1,-2
did you do	3,-1,-1,-2
mygate is	-2,1
mygate	-2,3,,,-1
run it	-4,-2,6,-4,-2,1
owner association	-3,1,-2,-2,-1,-2
^habit	,-2,-1,-1,2,-2
we lakeside	-1,,,-1,-3,-1
built it	-1,3,-4,4,-1,-1
cdr	,-3,-1,1,-2,-2,-1
6 and	-3,-1,2,-2,-2,-1
between 6 and	-3,1,1,-2,-1,-1
between 6	-2,-1,3,-1,-1
question is	3,,,,-2
a question on	-1,,2,,-3,1
and photo	-1,-3,-3,-3,-5
asked: people	-4,,4,-2,2,-2
other pay ?	-2,-1,-2,-2,-1,,-1
other pay	-2,-1,-3,-2,-1,,-1
with payment by	2,,-4
may to	3,-1,-2,,-1,-1
booking on	1,2,-4,-3,-2
^throt	,-1,-4,-1,-1,-4
throttle	,-1,-4,,-1,-5
himalayan	2,-2,5,-1,-1,-1
stationer	,-3,2,-2,-2,-1
^marri	-2,-3,1,-2,2,-2
this side .	-3,3,1,-1,1
race	-7,1,,-2,-2,-2
^camel	-6,,-1,-2,,-1
how r u	-5,-3,-3,,-2,-2,-2
how r	-6,-4,-4,,-3,-2,-2
hi how	-3,-1,-1,4
for mango	4,-3,,-1,-1
means =ppc	-6,-2,-1,-2,-1,-1
sem	-5,-2,-1,-3,-1,-1
who we are	2,-2,-1,,-1
who we	4,-2,-2,,-1,-1
alway .	4,-2,-2,1,-1
pipes	5,1,-3,-2,-1
^helme	-3,-2,-2,-1,5,-1
helmet	-4,-3,-1,-1,4,-1
need ai to	-3,-2,-1,,5,-1
^jubai	-6,-1,-3,-2,-2,-3
jubail	-7,-2,-4,-2,-3,-3
2217	1,-1,-2,-1,-4,-1,-1
website of our	7,-2,-3,-2,-1,-4
a meet	5,-4,-2,,,1
for a meet	2,-2,-2,,-1,-1
quote pls .	-4,2,,-1,-2,-1
quote pls	-5,1,4,-3,-3,-2
want patient to	-2,4,,-1,-1
want patient	-1,4,,-1,-1
me also	-3,,-3,-4,-2,-2,-1
make me	2,,-2,-4,-4,-2
cuts	-1,5,,,,2
gent	-6,1,-3,-1,-2,-2,-1
^saloo	-2,3,-1,-1,-1
saloon	-2,3,-1,-1,-1
evng .	7,1,-3,-2
evng	7,,-3,-3,-1,-1,-1
dhs	2,-5,-2,-2,-4,-4
15000 dhs	3,1,3,-2
adyar	-1,-2,1,,2
^raghu	-3,-2,,-1,-1,3
2015	-3,-2,4
am not interest	-3,-4,-2,-1,-1
send me	-3,,2,4,-2,1
stop send	-2,-4,-2,-2,-2,-1
set up	-7,-3,-2,-6,-2
could somebody	-4,-1,,-2,-1,-2
whole of	5,-1,2,-1,,-2
the whole of	5,-1,2,-1,,-2
^aurov	-2,-4,5,-4,-2,-3,-1
auroville	-3,-3,5,-3,-2,-3,-1
in auroville	,-1,4,-1,,-1
in a garage	-2,2,2,-1,,-1
brew	-3,-3,-3,-2,-3,-3,-1
1.75 lakh	5,-4,-3,-3,-2,-2,-1
^crore	,-3,-3,-3,-3,-1
cror	-2,-2,-3,-3,-3,1
3 cror	-2
a bad	-2,,-3,-6,-1
^spinn	2,,-3,-2,-2,1
spinner	-3,1,-2,-2,-2,-2
chairman	2,3,-4,-4,,-1
my chairman	-2,-3,,,-1
before my	-1,,,,,3
are not in	1,-1,-2,-1,-1,-1
to visit	,-3,-3,-3,-2,-2
want to visit	1,-2,-1,-3,-2,-1
or no ?	,,,,,4
or no	-5,-2,-3,-3,-1,3
yes or no	-1,-1,-2,-1,-1,3
yes or	-2,-1,-2,-1,-1,4
ndas	-2,-2,,,-1,-1
sign ndas	-2,-2,-1,,,-1
you sign ndas	-3,-1,-1,,2,-1
you sign	-3,1,-1,-1,,-1
do you sign	-2,,,,,-1
means =overview	3,-4,1,1,2
short	3,-3,1,1,3
my question is	4
my question	3,,,3,-2
i said .	1,-2,-2,-2,-1,-1
asked: as	-3,-1,2,-2,-1
it to the	3,-1,,-2,-1,1
send it to	-2,-2,-3,-2,-2,-1
address	-5,-1,-3,1,-2,-1
for aed	,-1,-2,-2,-1,-1
who'	2,-3,-4,,-3,-4
^impos	1,-2,1,2,-1
impossible	1,-2,1,3,-1
says app	3,-4,,,,-1
^attin	-4,-3,-4,3,-2
attingal	-2,-3,-4,3,-2,-1
ponnu	-5,-4,-4,-1,-2,-1
they owe	-3,,-1,-1
to list	-1,,3,,-1
pay you	,-3,,3,-1,-2
number only	-2,-2,-2,-2,-2,-2,-1
their number only	-2,-2,-2,-2,-2,-1
their number	-2,-2,-2,-2,-2,-1
is their number	-2,-3,-2,-2,-2,-2,-1
is their	-2,-3,-2,-2,-2,-2,-1
9898 is their	-2,-2,-2,-2,-2,-2,-1
9898 is	-2,-2,-2,-2,-2,-1
202 9898 is	-2,-3,-2,-2,-2,-2,-1
202 9898	-2,-2,-2,-2,-2,-1,-1
1800 202 9898	-2,-2,-2,-2,-2,-1,-1
1800 202	-2,-2,-2,-2,-2,-1,-1
1800	-5,-1,-4,-4,-1,-3
valid till	,3,-4,,-1
one year	4,-3,-1,1,-2
60 days .	,2,-1,3,-1,-2
for 60	2,2,-4,-2,-1,2
is pend	-2,,-3
all ?	2,,,2,,-2
at all ?	-1,,4
website at	5,,-3,-1
the son	2,1,3
studi	3,4,-2,-2,2,-2
asked: have	2,-1,-1,-2,-1,5
asked: what	3,-1,-1,-1,-1,-1
asked: tell	-4,-1,-1,-3,3,-2
not me	-4,,,4,-5,-2
days ?	2,-1,-1,-2,-3,-1
in 10 days	,-2,,-1,-2
would your	-1,-2,-2,-4,-3,3
^prade	,-2,-2,-2,-1,-1
and pick up	,-1,-2,,-1
and pick	-1,-4,-1,,5
means =drawer	-1,-4,-2,-2,4,1
tray	1,-4,-1,-1,-3,-1
order kuih	-1,-2,3
like people to	-6,1,1,-2,-4,-3
like people	-5,1,2,-1,-3,-3
we'd like people	,-3,-1,,-2,-1
tun	1,-4,3,-2,,-1
in taman	-3,-4,-1,-2,-1,-1
017 882	3,,-1,-1,-1
quid	,-4,4,,-4,-2
^despe	6,-2,-3,-3,-3,-6
practice in	1,1,,-1,3,-3
we're a family	-1,1,,3,-2,-1
took our	-4,-1,,1,,-2
in june and	-1,,-2,2,,-1
agency pixel	,,,,,-2
^bridg	-2,-2,-1,1,-4,-4,-2
of operation	-3,-1,,,-3,-1
^oluwa	-5,3,-2,-3,1,-3,-1
oluwaseun	-6,2,-2,-2,1,-3
driver .	-2,4,,,2
a quotation for	-5,3,,,-2
even when	-3,5
^whitb	-2,2,2,,-1,-1,-1
whitby	-3,,,,-2,-2,-2
buyer .	3,2,,,-1,2
and now want	-4,-1,5,-2,-3
rattan	-4,-1,3,-1,-1
pagi saya	-1,-1,3
pagi	-2,3,1,-4,-2,-3
selamat pagi saya	-1,-1,2
selamat pagi	-2,2,,-4,-3,-3
page ?	5,-1,-6,-3,-1,-2
what did you	-3,-2,-1,-1,,-1
is the dubai	-2,-3,-2,,-2,-2
show .	5,-1,-4,1,-2
2011 and	2,-3,-2,-3,,-2
hello i have	-3,-2,-2,-1,-1,1
dobi expres	-3,3,-2,-1,-1,-1,-1
dobi	2,2,-3,-1,-3,-2,-1
^harro	-4,-2,-5,-2,1,,-1
harrow	1,-1,-3,-1,1,1
three branch	-4,2,3,-1,-3,3
preschool	-1,,-6,1,-3,-3,-1
grove	-3,1,-1,-1,,-1
by 30 june	-2,-3,-3,-1,-1,4
by 30	1,,-5,-2,-4,4
what we need	-2,-3,-3,-2,3,2
and at	2,-3,,-2,5,2
i'm writ on	,-3,-1,-1,-2,3
pj	-4,,-3,-3,-3,-3,-1
below 10k	-1,-3,-1,-2,2,-2
below	-1,1,,-1,,-1,-2
want a shop	-5,-2,6,-4,-5,-1
wedd season so	-1,-2,-1,,-1,-1
before wedd season	-2,-1,,,,-1
before wedd	-2,-2,,-1,-1,-1
dealer .	,3,2,-2,-4,-2
for dealer .	-2,,5,,-1
web shop for	-7,-3,8,-1
catalogue of	-3,-1,2
our catalogue	1,,2,,3
five pages	1,-1,-2,-3,-1
for five	4,-1,-4,-2,-1
they said	6,-1,-3,,-2,-2
you match	4,-2,-2,-1,-2,-2
can you match	5,-1,-2,,,-1
^parro	,-2,1,,-3
parrot	,-2,1,-1,-2,-1
no name yet	-5,-7,-3,-4,-3,-3,-1
000 per	,-1,-1,3,,-1
our ads	-3,-2,,2
you look	4,-2,2,4,-1,-1
could you look	-4,,2,6,-1
the lead	-4,-2,-1,-2,-3,-1
^panel	-2,-2,-2,-3,-2,-4
panel	1,1,-2,-3,,-4
install	1,-6,-3,-2,-3,-1
notary	,-4,-3,2,-3
next door	-2,-3,6,-3,-2
office server	-2,-1,-1,,-1,6
instagram .	2,-2,-2,4,-1
home and	-3,2,5,1,-1,-2
at home and	-2,3,3,-4,-1
yet but	-2,-3,-2,-3,-1
aud	1,1,-3,-3,-1,-2
^lemba	-3,-2,,-2,1,-1
450	1,-2,-3,-2,,-1
a system that	-3,-2,,,3
to build a	,-2,1,-2,2,-3
lembah	-3,-1,1,,2
^agric	-3,5,4,,2,2
agriculture	-3,3,,,2,2
of agriculture	-3,5,,,1,1
^facul	,-1,-2,,3
faculty	,-1,-1,,3
concern the	1,-1,-1,3,2
load on phon	,-4,1,-1
to load on	-1,-3,2,-1
need the website	7,2,-2,-1
you work for	-5,-3,-2,-3,-3,-2
agenci in	-1,-1,-2,-1,-1
on agenci	-3,-2,-2,-1,,-1
^acheb	-2,-2,-2,-2,-2,1,-1
^rosal	-1,-4,-4,,-4,-1,-2
rosalind	,-2,-2,,-3,-1,-1
^sever	1,-2,-5,-2,-2,-3
several	-3,-2,-4,-2,-2,-3
for several	-2,-2,-2,,,-1
^seven	-5,2,,-4,,-2
paws on	-3,-2,-1,-2,-1,-1
one too .	3,4
one too	2,4,-1,-2,-1,-1
we want one	1,-3,-2,-3,-1
^losin	2,-3,1,,5,-2
losing	3,-3,1,,6,-1
has an app	-1,5,,,-1
has an	-4,1,1,-2,-2,-2
palace	-1,,-2,-3,-2,-2,-1
^sunwa	-4,-3,1,1,-3,-3,-1
sunway	-8,-2,2,1,-3,-2
khoo	-4,-3,-1,-3,-3,-3,-2
arriv where is	-1,-2,-3,,-1
arriv where	-1,-2,-3,,-1
still not arriv	,-2,-4,,-1
in eight week	-3,,1,-2,1,-1
a prototype	-1,4,-1,,1
invoic .	3,-1,3,,1
that read invoic	,,,,4,-1
in austin	4,5,4,-1,1
startup in	-2,2,-3,-1,2,-2
a startup in	-1,,-1,,3
i'm with a	-1,1,-1,4,4,2
hey i'm	3,,2,2
^funer	4,-2,-1,-2,-1,-1
funeral home	4,,1
funeral	3,-1,-1,-1,-1
a funeral home	4,,1
a funeral	4,-1,1,-1
^ashdo	-2,-2,-1,-3,-2,-2,-2
serve	-4,-4,-3,-2,-3,-2,-1
koi	-5,-2,3,-3,-2,-2,-1
phone like	-2,4,-3,,-2,-1
ahead from	,2,3,-1
order ahead from	,2,2,-1
want customer order	-2,3,-1
got 4	-4,2,-2,-1,,-2
hols	3,-4,-5,-2,-3,-3,-1
june hols	2,,-2,-1,-1,-1
lose half of	,-1,-2,-1,-5,-1
booking come by	2,,-2,-1
asked: book	-1,-4,-3,-3,-1,-1
asked: they	-1,-2,-2,3
asked: where	1,-3,,-2,2
of ?	-4,3,-1,,-2
friend told	-4,6,-1,-1,-3,-1
with 6	-2,3,-1,-2,,-1
^kopit	7,-1,-5,-2,-2,-2
kopitiam	7,-1,-5,-4,-2,-2
smaller .	-4,-1,1,,3,-1
tan boon keat	-2,1,-3,-2,-3,-2
euro for the	-3,-1,3,-1,-1
15 000	-3,-1,-3,-2,-1,-1
which cloud	,,,,-3,-5
about 40	-1,-1,-1,,-5,5
after that .	2,3,-2,,-2,3
it after	1,4,,,-2,2
december and	2,2,-3,-1,-1,3
leas	-3,-2,-1,-1,2,1
nak website	-2,-4,4,-6,-1,-1
^bengk	-1,-1,-2,3,-1,-1
bengkel	-2,1,-1,3,-1,-1
and old	6,-2,-4,-1,-1,-2
slow and old	4,-2,-4,-1,,-2
site is slow	-3,,3,-1,,-2
shop' site is	-1,,3,,,-2
^threa	-2,-2,,-1,1,-5,-2
five thousand	3,1,5,2,,1
workshop is	-2,1,3,,-1
the workshop is	-2,,3
the workshop	3,-1,1,-1
from kumasi	-3,-1,3,,-1
thread	-2,-2,4,,2,-1
^adink	-4,-1,-3,-1,-1,-1
adinkra	-4,-2,-5,-2,-2,-2
^boate	-4,-1,,1,-2,-3
boateng	-4,-1,,1,-2,-2
kwame	1,2,-1,1,-2,-1
555 0177	,-3,-3,-3,-2,-1,-2
at infosy for	-1,2,1
was at	-2,1,-3,-2,-1,-1
^junio	-2,-3,-4,-2,,-4
junior	-2,-1,-3,-2,3,-2
a junior	-2,,-1,-1,3
work for a	-1,-3,-2,,-1,-2
to kl	-1,4,2,,,2
relocate to	-3,-2,-2,-2,-1,-2
can relocate to	-2,-1,-2,-1,,-2
but can relocate	-3,-2,-3,-2,-1,-3
chief	-5,-2,2,-4,2,-2
look to have	,,-4,-2,1,-2
look to	3,-3,7,,-1
liked it	3,-2,,-1,3,1
liked	-1,-2,-1,3,4,-1
my board	-4,-2,-1,3,4
in manchester	-3,-2,,,5
a talk	-4,-3,,,4,-1
gave a	,-2,4,,4,-1
your mr .	3,-2,1,-1,5,2
brand .	1,,3,2
tiktok ads	-3,,-2,7
^canti	-3,-4,3,-1,-3,-3,-2
^orego	-3,-3,5,-3,-4,-2,-1
oregon	-4,-4,5,-3,-4,-2,-1
moon	-4,-4,2,,-4,-3,-2
own two	-2,-2,3
i own two	-3,-1,4,-1,-1
day would be	-2,1,2,-1,-3,-2,-1
day would	-3,1,1,-1,-3,-2,-1
ndas ?	-2,-3,-1,,1,-1
sign ndas ?	-2,-3,-1,,2,-1
^gradi	-3,-2,-2,-1,4
grad	1,-3,-2,-1,4
breed	-2,-2,1,-2,4,-1
jt	-5,-6,-5,-6,-3,-3,-3
^selat	-1,-3,-3,-3,-3,-3,-2
selatan	,-2,-2,-2,-3,-2,-1
jakarta selatan	-2,-3,-3,-3,-3,-3,-3
a discount	-1,-2,-1,-1,-1,-1
and is there	2,,,,-1
question first	3,-2,-1,-1,3
^refug	-4,-2,-2,-2,-3,-2
second spring	-2,3,-2,-2,-2,-1
malmö	-2,-2,3,-1,-3,-2
^match	-5,,,-3,2,-3
you fix	-4,,-3,3,-1
can you fix	-4,,,3
door down	2,,-1,3
two door down	2,,,3
two door	2,,-1,4
rival	-5,-3,-2,4,1,-5,-1
for us and	2,-1,,4
hour for	-1,1,2,3
show the wrong	-1,-1,,6
^prett	-5,-3,-3,2,-4,-2
pretty	-6,-3,-3,1,-4,-2
^croyd	-5,-4,-5,,-4,-3,-2
croydon	-5,-3,-4,,-3,-3,-2
third quarter	1,-1,-2,-2,-3,-1
the third quarter	1,-1,-2,-3,-3
the third	1,3,-1,2,-2,-1
in the third	1,-1,-1,-3,-3,1
intranet .	5,-3,-3,-2,-5,-4
dune	2,-3,-3,-5,-3,-2,-1
of mine	6,1,-1,,-2,-1
another one	-3,-3,-5,,2,-2
wait that'	3,-2,-3,2,-1,-1
bay .	5,3,-6,-1,4,-1
or similar	-3,-2,1,-1,-1,1
to get a	-1,,6,,-1,-1
look to get	1,-2,,,-1,2
^saltb	-2,-1,1,-1,-2,-2
byron	,2,-2,-2,-2,-1,-1
under 40	2,-2,-1,-2,-2,-3,-1
his own	-3,-1,5,-1,-2
8 year	-4,2,6,-1,3
was on	1,-4,6,-2,-2,-2
uncle' shop in	-7,-2,2,-5,-3,-3
uncle' shop	-6,-3,-2,-5,-3,-3
my uncle' shop	-6,-3,1,-4,-2,-3
^vince	-2,,-2,-3,-3,-3,-2
a seat	-1,-1,-3,,1
licenc	2,-2,1,,-1,2
microsoft	-3,-3,-5,2,-3,,-1
pity .	-5,-3,-4,-4,-4,-2,-1
pity	-5,-4,-5,-4,-2,-3,-2
could someone	-4,-2,-3,-3,,-3
somewhere safe	-3,-3,,,,4
sit on	-5,3,3,-1,,-1
our files	-4,-5,-3,-2,-5,4
hospice	6,-1,-3,,-1
manage it	-1,-1,-1,-1,3
noth else	-4,-5,-5,-2,-4,-3,-2
have a site	9,-1,-3,-1
^amiru	-1,1,-3,-3,-3,-2
amirul	-2,,-3,-2,-2,-2
like i said	-2,-3,-3,-2,-2,-2,-1
like i	-1,-2,-3,-1,-2,-1,-1
seksyen	-2,-2,-2,-1,-2,-2,-2
a dashboard	4,-3,-1,-1,1,-3
was quot	4,,-2,-1,3,-2
i was quot	5,-1,-2,-2,-1,-2
third of	-4,-1,,,1,7
^weath	-2,-2,-3,-2,1,-2
weather	1,-1,-3,-2,,-1
the weather	-4,5,-1,-2,1,-1
a bot ?	,,,,-4
of october .	3,1,,,,1
office manager	-3,1,1,-2,1,-3
dates .	2,1,2,,1
abaya and	-1,2,2,-1
salam .	,-2,3,-5,1,2,-2
hidayah	-2,-2,-2,-2,-2,-2,-1
after two	-2,-3,1,,-1
somebody ring	-3,-3,-2,-3,-2,-2
can somebody ring	-3,-3,-2,-3,-2,-2
asked: it	-3,5,-3,1,-3,-1
usd a month	,-1,,-2,,1
is 11k	,-2,,-2,,2
bill is 11k	,-1,,-2,,2
means =push	-3,3,5,1,-4,-2,-1
means =ping	-1,-4,-6,-3,-4,-1,-1
ping me	-3,-3,-2,-2,-4,-2,-1
ping	-3,,-2,-2,-4,-2,-1
whatsapp bot for	2,-1,-1,,6
orla	3,-2,-1,-2,-2,-1
father' day	-3,-1,1,-1,-1,2
shop open	-4,-1,-5,-3,-2,-3
apps .	-1,1,4,,-1
and ios	-2,4,-1
android and ios	-2,4,-1
team for	5,3,-1,-2,,-3
need a team	-3,4,-1,2,1
friend .	-3,4,-2,,-1,-1
own with	,1,-2,3
someth of	-5,5,-1,-3,-6,-3
kavitha a p	-2,3,-2,,-2,-2,-1
kavitha a	-1,2,,1,,-1
plumber	-1,2,-4,3,,-3,-1
website quote	6,-3,-5,-3,,-2
gas	-4,4,-4,-4,-4
^mcall	-3,,-3,2,-2,-2,-1
mcallister	-4,,-4,2,-3,-3,-1
ours .	8,-1,2,-3,2
for ours	1,-1,2,-2,-1
like someth	4,6,-4,-3,-5,-3
we'd like someth	-4,5,-3,-2,-4,-2
senja	2,2,-2,-2,-2,-1
of hotel	1,-3,-2,-3,-2,-3
true that you	4,-2,-1,-2,-2,-2
^salma	-1,-2,-3,-2,-2,-2
salmah	1,-2,-2,-2,-2,-2,-1
b2b shop	-6,-1,4,-1,-1
lisse	-2,,3,3
bulb	-2,,4,2
small app for	-4,3
small app	-4,2,6
a small app	-3,3
at bukit	2,1,-1,4
^14,00	1,3,-1,-2,3,4
14,000	1,,-1,-2,3,4
^stopp	3,2,4,-2,2,-1
stopp	3,1,5,-2,3,-1
he's	-2,-4,6,-3,2,5,-2
from another	3,-4,1,-1,-1,-1
lark	-2,-2,-1,-2,-1,-2
half finish	-3,,3,-2,,-1
the online shop	-5,-2,4,-2,-1,-1
the online	-5,3,4,-2,-1,-2
booking on our	3,-1,-4,-1,-1
incl ad spend	-1,,,2
a month incl	-3,-1,-1,2
3k a month	-1,-2,5,-3,-2,-1
3k a	-2,-2,2,-2,-2,-2
after cny	1,-3,-1,-2,-2,-1,-1
host in the	2,,,,,2
host in	1,-1,,,-2,5
fed	,-2,-2,-3,-1,-1,-1
advisory .	-1,3,3,-1,,-1
advisory	,3,2,-3,-1,1
^harma	-3,,-1,,-2,-2
harmattan	-3,,-1,,-3,-1
own firm	-4,-1,2,2,2
for them .	-2,,2,1,-1
i consult	-3,-2,,-1
tema	2,4,,,,1
the port	2,,-3,,-3,-2
i'm at	-4,2,1,1,-3,-2
residential	2,-2
^mutua	2,-2,-1,-1,2,-1
mutual	,-1,-1,,4
^penni	3,-1,-3,-1,3,-2,-1
pennine	3,-1,-1,,2,-1,-1
heard of us	1,,-2,4,4
insurer	-1,,,,3,5
what an	,4,,,3
out what	2,-3,1,-3,2
find out what	1,-3,1,-4,2
^tryin	-2,,,1,5
trying to	,,,2,4
trying	-2,,-1,-1,5
^anony	-3,-2,-2,-2,-2,-2,-1
anonymou	-2,-3,-3,-3,-3,-3,-2
stay anonymou	1,-2,-1
the guest	,,-1,-3,-4,-1
^warun	-4,-1,-2,3,-3,-3,-1
warung	-2,-4,-2,1,-4,-3,-2
mau	1,-2,-2,-5,3,-1
^clark	-3,4,-2,-3,-2,-2,-1
^tamsi	-2,1,-3,-2,-2,1
tamsin	-3,3,-3,-3,-2,-1,-1
you different	-3,-2,-2,-1
and your	-7,-5,-4,-5,-4,-4
will get	-2,-1,-2,-1,-2,-1
earl 918 555	-3,-1,-3,-3,-3,-2
earl 918	-3,-2,-3,-3,-3,-2
call earl 918	-3,-1,-3,-3,-3,-2
call earl	-4,-2,-3,-3,-3,-2
cakes .	4,3,-2,-1
^sunri	-6,4,-4,-1,-1,-1,-2
sunrise	-3,4,-5,-1,-2,,-1
did a	-3,-4,,-3,-4,-1
asked: work	4,5,,,-2
ai tutor	-3,-2,,,4
an ai tutor	-2,-1,,,3
s o	1,-2,-4,1,-3,1,-2
in stellenbosch	-2,-2,4,4,,-1
r180 000	2,,2
r180	3,-1,2
one please	5,-1,-1,-1
new one please	3,-1,-1,-1
two .	-1,-3,-4,-2,-3,-2,-1
grown	-3,,4,-3,-1,3
^zanel	4,-4,2,-4,-3,-3
zanele	2,-4,3,-3,-3,-4
logo ?	4,-4,-4,-4,-3,-2,-1
for logo	-3,-3,-3,-2,-2,-2
asked: one	,,-1,-3,4,2
asked: then	6,-2,4,-2,-1,-1
asked: ok	3,-2,,-1,,-1
that take ?	-2,-5,-2,-2,-1,-1
that take	-2,-5,-3,-3,-2,-2
cabin	3,-1,-3,1,,1
hej !	1,-1,2,-1,-1
^krono	2,-1,-1,1,-1,3
kronor	3,,-1,2,-1,3
you do that	-2,-2,6,-2,2
the accountant	,,,,,4
everyday	-2,3,-1,-1,-1
perak	-2,-1,2,-4,-2,2,-1
grant rm	-2,-1,-3,-2,4,-2,-2
kits	3,-1,2,,-2,-1
isn't for	4,,-1,-1,-1
this isn't for	3,-1,-1,-1,-1
this isn't	1,-2,-2,-2,-3,-1,-1
anyone there ?	2,-2,-1,,,-1
is anyone	-1,-4,-3,-4,-3,-1,-1
ring out .	-4
ring out	-5,-3,,-1,3,-1
number on the	-3,-1,-1,,-3
your number on	-5,,-1,,-1
baik	3,-4,-5,2,-3,,-1
janda baik	-1,-2,-2,2,-1
janda	-3,-3,-4,3,-2,1
place in	-3,-2,,3,-3,-1
want to discus	3,-1,-2,2,-2,3
^patro	,1,,,3
patron	1,,,,3,-1
hi . we're	-2,1,,-1,-2,2
^plain	-4,1,-3,-3,-4,-1
the director	3,4,1,-3,-3,-3
to bid	-3,,,,1,-1
out to	-2,-2,,-2,-1,-1
^terat	2,-4,-5,-3,-3,-3,-1
utk	-1,6,-2,-6,-2,-2
ada	5,-5,-4,6,-3,-3,-2
naira and	-3,-4,,-1,-1,-2
stand at	-2,1,,3
enugu	-4,-6,2,-3,-2,-2
400k for	3,1,,,1
just compar	2,-3,-2,-1,-1,-1,-1
client of mine	3,,1,2
they're	2,,,-3,3,-1
name them	-2,-3,-3,-2,2,-1,-1
can't name	1,2,-3,-3,3,-1
obviously .	1,,-3,,,-1,-1
so .	4,,2,-2,,-2
or so .	3,4,2
click and	-2,,4,,3
click	1,-5,1,-3,,-3
sweet .	-3,-2,2,1,-3,-1
in leicester	,,3,2,,3
court book	-1,-3,,-1,-2,-1
make app for	-4,3,-5,-1,-1,-1
to .	-5,-1,,-1,2,4
sale .	-3,-1,-1,,-2,7
on sale	-1,-1,,1,-1,5
act	1,-3,-3,-1,-2,4
^parad	-2,,-3,-3,-3,,-2
for website .	-3,-1,-2,-1
in japan	,-2,3,,-1
1.2k	4,,-4,-3,,-1
saint	2,,3,1,-2,-1
^inkwe	4,-1,-6,-1
inkwell	5,-1,-5
^tatto	3,2,-5,-3,,-1
tattoo	4,2,-4,-1,,-1
web guy	7,,-4,-3,,-1
look 4	3,,-6,-2
follow up	-3,,-1,-2,4,1
gitex . i'm	2,-2,,,5,-2
at gitex .	-5,-2,1,2,4,1
your colleague at	,1,-1,,3
we met your	-2,-2,2,,1,-1
we met	1,-1,,2,3,-1
the bank	-1,1,-1,-2,-2,-4
circl	-3,-2,-3,1,-3,-1
a tyre	-1,2,-2,4
dad	5,1,-7,-1,-3,-2
my dad	5,,-5,1,-1,-1
for my dad	-1,2,-3,1,,-1
6555	-2,-1,-2,-1,-1
dad'	,-1,-2,3,-1,-1
my dad'	-4,-1,-2,3,-1,-1
could go	-1,-2,-4,-1,-2
sign up on	3,-1,-3,,-1,-1
ecommerce .	,-2,3,-1,-1
^woodl	1,,4
woodland	,,5
food .	5,2,2,,-1,-1
autocorrect .	3,,4,4
since 1974	1,-2,-4,-2,-1,-1
busines since	-1,-1,-1,,2
in busines since	-1,-1,,2,2,-1
we've been in	5,,-4,-2
^ludlo	-3,-3,-1,-2,-2,1
ludlow	-3,-3,-1,-3,-2
month is fine	1,-2,-1,-2,-1,-2
^waite	-3,4,-2,-1,,-1
and london	-4,-3,,-2,-3,-2
which better	-2,2,-3,-1,,-1
jahit	-1,5,-1,-1,-1,-1
noth fixed	-3,5,-1,-4,-1
bangsar south	3,1,1,-2,3,-1
cfa	2,-2,-3,-3,-1,-2
million cfa	2,-2,-3,-2,-1,-2
be like	2,,,-1,,3
is beautiful	2,-1,-1,3
site you made	-1,,-3,-1
site you	3,-1,-5,-3,-1,-2
the site you	3,,-3,-2,,-1
dakar .	4,,-1,1
^teran	2,,-5,-1,-1
teranga	1,,-6,-1,-1
^diall	-1,-2,-3,-3,-2,-2,-2
diallo	-1,-2,-3,-2,-3,-3,-3
means =python	-4,-4,-3,-3,2
^pytho	-4,-3,-3,-1,-2,-1
python	-4,-4,-3,-1,-2,-2
do you offer	-5,-2,-5,,-6,2
seng hardware	1,-1,2,-2,-2,1
hup seng hardware	1,-1,-1,-1,-1,2
hup	,1,1,-4,-4,-1,-2
revamp .	4,-1,-3,-1,-1,3
365	1,,,-2,,5
get quotation	2,,,,,3
^jasmi	,-5,3,-4,-3,-2,-1
jasmine	-4,-4,,-3,-3,-3,-2
65 6555	-1,-2,-3,-3,-2,1,-2
start in april	3,-2,-1,-1,2,1
want site where	4,-3,-3,,-2,-2
a site and	3,-1,-1,-2,,-1
at godaddy	-1,,-1,-2,,-2
chap	2,2,,,-2,3
a chap	-4,1,1,,,5
bought the	1,1,,,,-2
story . we	3,,-1,-2,,-1
rowing club	-3,,,4
rowing	,,-1,3
^tidew	-6,-4,-3,3,,3,-2
tideway	-2,-3,-2,2,-2,1,-1
base	-1,-1,1,-2,-2,-2
^secto	-1,,-3,-3,-2,-2,-1
sector	-3,-1,-4,-4,-2,-2,-2
contact for	-3,-3,-2,-2,-2
your contact	-3,-5,1,-4,-2,-2
1.2 million	-5,1,-2,,3,2
school .	-2,-1,,3,-6
back to	-3,-3,4,-1,-3,3
or take	-3,1,1,-3,,-3
give or take	-3,,1,-4,1,-3
give or	-3,,2,-3,1,-3
us an app	-2,3
build us an	,3,1,,-2
margin .	-2,2,3,,,-1
our margin .	-2,3,3,,,-3
our margin	-2,2,3,,,-2
eats our margin	-2,2,3,,-1,-2
eats our	-2,3,2,,,-2
^atlan	2,3,2,-2,-1
atlanta	1,3,1,-1,-1,-1
children and	-3,-1,,,-3,-1
to follow	-3,,-2
^an-nu	-5,,-1,-1,-1,-1,-1
an-nur	-4,-1,-2,-2,-2,-1,-1
^tahfi	-4,,-1,-1,-1
tahfiz	-3,-1,-1,-2,-1,-1
hafiz dari	-4,-3,-3,-3,-2,-2,-2
^stage	2,-5,-2,-3,-2,-1
stag	,-3,-2,-3,-2,3
go in	-3,,3,-1,-1,-1
rm 30	2,4,-1,,-1
friend from	-4,2,3,-1
yes i know	2,-3,-1,1,,-2
yes i	3,-3,,-1,,-1
dies on	-2,-1,,-1,,4
dies	-3,-1,-4,-1,-5,9
our checkout	,-3,3,,,-2
row	-2,-3,,-2,-2,-2,-1
suppose .	2,,,,1
suppose	-3,-7,-3,-6,-7,-4
i suppose .	3,,,,1
i suppose	,1,,-1,-1,5
an ai to	,-3,-1,,3
bean	-4,-2,8,-2,-2,-1
^kilim	3,-2,-2,,1
the october	-5,-3,-5,-2,-1,-3,-1
before the october	-3,-3,-4,-1,,-2
wah	-3,-3,-2,4,-2,1
06 555	-4,-2,-1,-2,-2,-2,-1
^racks	-2,,-2,-1,,5
rackspace	-2,,,-1,-1,5
presently	,-3,2,-2,-1,1
^tanne	3,-3,6,-2,-1
tannery	,-3,5,-2,-1,2
on 31	,1,-3,-1,-2,7
out on	1,-1,-2,-2,-3,4
runs out on	1,-3,-2,-1,-1,5
contract runs	-1,-2,-1,,-1,6
own app .	-1,4
our invoice	-2,-1,-1,,-2,-3
ok i'll	-4,-3,-3,-2,-3,-3,-1
^click	-4,-5,5,1,-3,-1
how long to	,3,-2
means =wirefram	3,3,-1,-1,-2,-2
means =figma	1,2,-2,-1,-2,-2
figma	1,2,-1,,-1,-2
give you	2,2,1,3,-4,-3
quick one .	,3,-1,1,1
beta	-1,-1,-3,-3,-3,-1,-1
karim	2,-3,-1,,-5,-4,-3
ok too	-1,-2,1,-2,-2,-1,-1
english is ok	,-1,2,-1,-2,-1
bikin	3,-1,-3,-3,1
di	-1,-1,-8,5,-1,-5,-3
halo kak	2,,5,4,-1
halo	-2,1,4,5,,-2
^surge	-2,1,-3,1,,5
manager of	-2,-8,-1,-1,-1,2
the practice	3,1,,-1,2,-1
^pappa	-2,1,-2,-3,-4,,-2
pappa	-2,2,-1,-1,-2,-1
before september	-3,-1,-3,-1,-1,-1
not before september	-3,-1,-2,-1,,-1
a photo of	1,2,,,2,-1
a photo	-1,3,-1,-2,4,-1
upload a photo	2,-2,,,4
upload a	1,-2,1,,4
thing where you	1,-1,-2,,3
a thing where	3,-1,-1,,4
kl office ?	-2,-1,-3,,-2,-2
at your kl	-1,3,-1,,-1
to meet	-1,-1,-3,5,-1,-1
that work offline	-4,1,,,-2
mud	2,-2,-1,-2,-3,-2,-1
^tobia	-4,-3,-3,-3,-1,-3,-2
tobia	-4,-3,-3,-3,-1,-1,-2
^panda	-7,-2,3,-3,-1,-1,-1
you not	1,-2,-5,-2,-1,-2,-1
agent in	5,,-2,,1,1
maun	,-1,-3,-1,-1,5,-1
thorn	4,,-4,-1
^umbre	1,2,4,-2,4,-2
umbrella	3,1,4,-1,4,-2
5 page	7,-2,-8,-6,-3,-3,-1
new school year	-2,2,-2,-3,-2,-1,-1
new school	-4,3,-2,-3,-2,-1,-1
time before	,-2,-1,-2,-1,-1
their telephon	2,6,3,-1,-1
on their telephon	2,4,3,-1,-1
parent say	4,-1,-2,-1
^clare	,-1,-1,-2,-2,-2
bernadette	,-2,-3,-1,-2,-1
sister bernadette	2,-1,-2,-1,-1,-1
brand'	-1,,3,1,,-1
well as	-1,-4,1,-1,3,-1
as well as	-1,-5,-1,-1,3
listing	4,-2,-1,-1,-1,-1
with amazon	,,2,,,2
hi can you	-1,-2,5,-1,-1,-1
website has	-2,,-1,,,4
lion	-2,-3,-4,-3,-3,2,-1
yacht	-2,,-4,-1,-2,2
capt .	-3,1,-2,-2,-2,-1,-1
capt	-4,2,-3,-3,-3,-2,-1
^ugand	3,-4,-3,-2,-2,-1,-1
uganda	3,-3,-2,-1,-2,-1,-1
school fees	2,-3,1,-3,-4,-4
you can build	4,-4,-1,,3
kindly advise	3,,,,4
^velve	-2,-3,-4,-3,-3,-2,-1
velvet	,-3,-4,-3,-3,-2,-1
site for the	3,,,-1,2,-1
new site for	5,,-2,-1
uber but for	-3,7,-2,-1,-2,-1
uber but	-3,7,-2,-1,-2,-1
like uber but	-2,7,-2,-1,-2,-1
idea for an	-5,4,,-1,-1,-1
try it	-1,-2,-1,-2,3,-2
you try	-1,-3,,-1,3,-1
pilot with	,4
your article on	-1,-1,,,2
your article	-1,-1,-2,,4
read your	-1,-2,-2,-4,3
^carol	4,,-2,,4
wangi	-2,1,2,2,-1,-1
seri wangi	-1,,2,2,-1,-1
velu	-3,-1,-1,-2,-1,2
subramaniam a l	-3,,-1,-1,-2,-2,-1
subramaniam a	-2,,-1,,-2,-1
get found	-5,-2,-1,7,-3,-1,-1
like to get	,,-1,-2,-3,1
tourist in	-2,-1,-1,1,2,-1,-1
asked: call	-3,-2,-1,3,,-1
asked: think	-2,-1,-1,2
asked: seo	-3,-1,-1,2,-1
in sungai petani	5,-2,-5,,4,3
focal	-2,,,,6
shop kedai	5,,-2,,5
chua	-1,,,2,2
the open	1,-1,-2,2,2
do our	-2,-1,-2,6,3
to do our	-2,,-2,5,2
three thousand	1,,,,-2,5
erp to	-2,-2,-1,-1,-1,4
share company	-3,2,-2,-2,-1,2
org	-2,1,,-1,-2
shop w	-1,-1,8,-2,-3,-1
^kelap	-4,-2,2,-2,,-2,-2
kelapa	-4,-1,2,-1,,-1
11.11	-6,-4,2,-5,-5,-4,-2
means ~promise	-5,-5,-5,1,-1,-5,-2
^guara	-2,-4,-4,-2,-5,-1,-1
guarantee ?	3,-1,-2,,-1
guarantee	1,-3,-4,3,-4,-1,-1
you give a	3,2
key	5,-2,-2,-2,,-1,-1
four week	3,-1,-2,,-4
only that	4,1,-4,1,-1,-1
do only	2,-3,-1,-1,-2
times a day	4,2,-1,-1,6,-1
times a	4,2,-3,-1,6,-1
king	-4,-1,1,-4,,-1
sell durian	,,2,1,2,-1
on an app	-4,6,,-1
you quote	-3,1,1,-3,-1,-2
the office is	,2,,,-1,1
truro	-5,-4,1,-3,-4,-2,-1
nwosu	-1,-4,-5,-3,-4,-2
25 million	2,-1,2,,,-1
whiteboard	-3,,-2,-2,-2,-1
a whiteboard .	-1,-3,-1,-1,-2,-1
a whiteboard	-3,-1,-1,-1,-1
phon ?	3,1,-2,-1
^weste	-1,-2,-1,-2,-1,-1
like yesterday	4,-2,-4,-1,-1,-1,-1
need a real	3,,1
antonio	4,-1,-4,,1
san antonio	4,-1,-4,,1
in san	5,1,-4,,,1
idk	4,-3,-2,-4,-4,-4,-1
210	-3,-4,4,,-2,-4
from longitude	-2,-2,-1,-2,-2,-1
someone from	-3,2,-2,-3,-1,-2
get my	4,-2,-4,2,-2,3
you get	1,-3,-3,7,-2,-6
it off	-5,2,-2,-3,-2,4
i'm not interest	-1,-1,-2,-2,-2,-1
asked: instagram	-3,-1,4,6,,-2
begin in october	-2,,1,-1,-2
other .	2,-2,2,-3,-2,-2
do you handle	,-4,1,,-2,-2
^cheer	-2,3,1,1,2,-3
cheer	-3,2,-2,-3,2,-3
60k .	3,4,,,2
site for my	7,-4,-2,-6,-6,-2
to log	5,3,3,-1,2,2
want farmer	-2,-2,3,,-1
a dairy	-2,3,-1,-1,-1
should run	-2,-1,-1,,,-1
98220	-3,-5,-6,-4,-5,-4,-4
this week .	-2,4,3
i sign	-3,-2,2,,-1,-1
3l	-8,-5,-3,-7,-4,-6,-3
it's under	-3,4,3
for a school	4,-1,-2,-1
charg us	3,-1,-1,2,-2,4
agency charg	,-3,-2,-3,-1,-4
last agency charg	2,-3,-2,-2,-1,-3
the last agency	1,-2,-2,-3,-1,-1
^sekol	4,-2,-3,-3,-3,,-1
sekolah	5,-2,-4,-4,-3,,-1
cuti sekolah	4,-2,-3,-2,-2,-2,-1
cuti	2,-2,-3,-2,-2,-2,-1
kalau boleh	3,-1,1,-1,-1
kalau	3,-2,1,-2,-1,-2,-2
lima	2,3,-2,-1,-1
pokok	-1,,3
i'm nurul	-1,3,2,,,2
time to	-4,,-2,,-4
keep it	1,-4,-2,-4,,-5
page need	3,-2,-2,-2,4,-2
for a land	4,-1,-2,-3,-1,-1
they search .	-3,-1,,6,-1
they search	-4,-3,-3,7,-3,-2
when they search	-6,-2,-2,6,-2
nobody in	3,-1,,5,-1,-1
^mattr	2,-1,-3,3,-2
month is ok	-1,,,4
20k per	-2,-1,3,2,-1,-1
er .	5,-2,-3,-1,-1,-1
er	8,-3,-6,-1,-2,-1
1.5 cr	-3,-4,-1,-1,2,-1
budget 1.5	2,,,4,4
kavita	-4,-4,-5,-4,-1,-3,-2
true that your	-4
6 month ?	-2,-2,-2,-4,-1,-2,-1
month ? 6	-2,-2,6,-2,-1,-1,-1
thousand for the	-2,-1,,3,-2,-2
thousand for	2,-2,-1,3,-3,-2
we cannot	4,-1,-3,-2,-2
due on	1,-2,-4,-2,-2,-2
due	-3,,1,-4,1,1,-1
is due	1,-3,5,-1,2
for onam	,-3,-6,2,-3,-2,-1
after eid	3,,-2,-5,2,-1
open it	-5,1,2,-4,-2,1
to open it	-2,,3
khor	-2,-3,,-2,-2,-1,-1
al khor	-3,1,-2,-2,-3,-2,-1
18 lacs	-2,-2,-1,-3,-1
hurry at all	-1,-2,-3,-2,-3,-2,-1
hurry at	-1,-2,-3,-2,-2,-2,-1
no hurry at	-1,-2,-2,-2,-2,-1,-1
a website ?	3,,,-2
^affor	4,-3,-3,1,2,-3
afford	3,-1,-2,1,3,-1
a month can	6,-2,-2,-1,-1,-3
earn	5,-3,-4,-1,2,-3
i earn	6,,-3,-1
to hold	-1,4,2,,-1
time . we	-2,3,2,,2
all the time	-2,-1,-3,-3,,-2
our donation page	5,-1,-3,-2,-2,-2
our donation	5,-2,-3,-2,-2,-2
dharavi	3,-2,1,-2,-2,-1
^roshn	,-1,-4,-3,-3,-2,-1
roshni	,-1,-4,-3,-3,-2,-2
^three	2,-1,-1,-1,2,-1
u need ?	,-3,-3,-2,-1,-2,-2
what else	1,-2,-2,-1,-1
asked: ads	-3,-2,-2,4,-2,-1
^melaw	-3,-3,-4,-2,-2,-2
melawati	-4,-4,-5,-3,-3,-3,-1
taman melawati	-3,-3,-4,-2,-2,-2,-1
start 1st of	,3,-1,4,-1,-1
start 1st	,1,-3,4,-2,-1
^20.00	-4,-3,-4,-3,-3,-3,-1
20.000 euro	-5,-4,-4,-4,-4,-3
20.000	-4,-3,-4,-3,-3,-3,-1
we'd spend	-1,,-1,3,,-1
thing we	1,,-2,3,1
the shopify	,,2
meer here	,,3
der meer here	,,3
do it for	2,1,-1,-2,1
phagwara	-2,1,3,-1,-1,-1,-1
move us to	-2,,,,-2,3
move us	-3,,,-1,-1,4
present host	-1,,,,,5
our present host	-1,,,,,3
with our present	-2,,-1,3,-1,3
contract with our	-1,-1,-1,,5,4
ringgit .	,3,-4,1
million ringgit	-1,-2,,-1,1,2
3.2	-2,2,1,3,-2,2
kulim	,3,-3,1,-2,-4,-3
50k .	-6,-1,-3,-2,-3,-3
say rm	2,4,-3,-2,-1
budget say	-2,1,-1,-2,-1
^hazaa	-3,-5,-4,1,-4,-2,-2
hazaar	-3,-4,-3,-1,-4,-3,-2
20th	-2,,-7,-4,-5,,-1
must be up	2,-4,-3,-2,-3,-2
april so	-2,-4,1,-3,-2,-4
in april so	1,-2,,-1,-1,-1
new batch	-1,5,-1,-2,-1,-1,-1
for coach centre	-1,-3,-2,4,-1
your place	-2,-2,,-2,-1,1
at your place	-2,-2,,-1,-1,2
rent .	-3,-1,5,,-1,2
than my	3,,3,,-1,3
10k a month	-1,-1,-1,2,-1,-1
10k a	-1,-2,-2,2,-2,-1
very most	,-2,4,-3,-2,-1
the very most	1,-1,3,-2,-2,-1
is the very	-2,-2,-1,-1,-2
online before	-3,3,4
a shop online	-4,,3,-1
^throw	-4,,-2,,,-1
throw	-4,-3,-3,,2,-2
it that	-2,3,-2,3,3,-3
someth on	,6,-1,-1,5,1
build someth	-4,3,-4,-1,3,-1
you build someth	-2,5,-2,,,-1
year are	-3,-2,-2,-2,2,-2
a 5	-4,-1,-1,-1,5,-1
auto spar	1,-3,-1,-1,1,-1
can't .	1,1,,2
^board	-1,-3,-1,-1,1,-1
ramadan please	-1,3
my abaya	,3
for my abaya	,3,-1
want direct booking	-3,-1,-2,,,-1
want direct	-2,-3,-2,4,-1,-1
ready for the	3,-3,-3,-2,-2,-1
ready for	7,-4,-3,-4,-3,-2
^shiri	-5,-5,-1,-2,-5,-4,-3
bajet rm	-3,3,3
tahun	-3,2,5,-2,-1,-1,-1
dah	-2,-2,5,-2,-1,-1
isa	-1,3,2,-2,-1,-1
bin mat	-1,-2,1,-2,-2,-2,-2
let' say	,-3,-5,-4,-4,-2
let'	1,,-5,-4,1,-3,-1
said 3	-4,-2,,-1,-1
when before	-2,3,4
the web shop	-6,2,3,-2
this side of	1,-2,-2,-2,,-2,-1
so after that	-3,-2,,-1,-3,-2
so after	-4,-4,,-2,-3,-1
december so	-1,-3,-4,-3,-1,-3
14 december	4,-1,-2,,,3
for launch	3,4,1,-1
7,500 for	2,,-2
optical .	,,2
sur	-1,,3,-2,-2,-2,-1
9234	-3,-1,-4,,-4,-3,-2
968 9234	-4,-1,-3,-1,-3,-1
500 per	-3,3,,-1,-1
tirur	,-2,-3,-2,-2,-2,-2
sanjeevini	-2,3,-1,,-1,-1,-1
gandhi	-3,1,-3,-2,-4,-2
go-live by	,3,1,,2
in the new	-1,3,-3,-2,-3,-1
start in the	-2,2,1,1
patient app .	-2,4
patient app	-3,3,,-1,-3,-1
the patient	-3,2,3,-1,,-1
month they	-1,3,,-3
of each	-1,6,-5,2,-3,-2
meet on the	-2,3,-2,-1,,-1
meet on	-4,-4,-3,-2,-2,-2
board meet on	-3,,1,-1,-2,-1
the board meet	2,2,,,-1
market of	-5,1,4,9
for insta	-2,-1,-3,3
take .	-1,-2,-1,-2,-1
or take .	-2,-1,,-1,1
distillery	3,-2,7,-1
there we're a	-5,-1,3,,2,-1
there we're	-5,,2,,2,-1
defect	-2,-3,-2,,5
for check	,,-3,,5
make ai	-1,-5,-1,,3
m .	-1,2,-3,-4,-3,1,-1
lah rm	-2,2,-3,-3,,-1
kela	4,5,-2,-4,-1
nak app	-4,3
bangi	-4,1,1,-3,-2,-2,-1
baru bangi	-2,-2,-2,-2,-1,-1
bandar baru	1,-1,-2,-2,-2,-1
15 days	1,2,-1,-1,-3,-1
in 15 days	1,-1,-1,,-2,-1
due in	3,-1,5,,3
am asking	-2,,-4,3,-2,3
i am asking	-3,1,-4,1,-3,4
what budget	-2,-1,,,-1,-1
your time	3,,1,4,-1,5
take your time	-2,-1,-2,-1,-1,3
take your	-1,-1,-1,-1,-1,5
national day is	-1,3
and saudi	2,1,-1,-2,2,-1
limit is	,2,,-4,-2,-2
our limit is	,3
our limit	,3
300k	-3,5,-3,-1,3,2
half thousand	1,-2,-2,-1
a half thousand	2,-2,-2,-1
lottery	-1,,-2,,-1,-1
the spring	-1,-1,-1,3,2
2 someone to	-1,,,4,-1,-2
2 someone	-1,,1,5,,-1
cloud 2	2,,,,,3
mail and files	-1,-1,-1,-3,-1,5
move mail	4,,,4,,3
thing . 1	2,,3,3,-1,3
2 thing .	2,,4,2,,3
need 2 thing	,-1,3,1,5
need 2	1,3,3,2,4,-1
batu gajah	-2,-4,3,1,-2,1
can pay .	-8,-1,5
20 thousand	-4,2,,-3,-1,-1
lakh 20	1,2,4
ready .	-1,5,-2,,2
website must be	4,,-5,-1
admission open	-5,-2,-2,-2,,-2
per year	-1,-2,-4,-3,,-1
college at	4,-2,-1,,-2,-1
shop app	-1,6,-1
a shop app	,3
means =hide	-3,-2,-2,-2,1,-5,-1
cover	-2,1,-2,1,2,-4
thane west	-3,1,-1,-2,-2,-2,-1
asked: order	-1,-2,,-2,-3,-2
día de	-1,-2,1,-3,,-2,-1
día	,-5,2,-2,,-2,-1
para	2,-4,-2,-4,-2,-3,-2
peso .	-1,3,-2,-2,-2,-2,-1
^dasar	-1,-1,-1,-2,-2,-2,-1
dasara	-1,,,-2,-2,-2,-1
incl gst .	3,,1
4.5 lakh	-5,-3,-1,-2,-2,-2
4.5	-6,-4,-1,-2,-3,-3
^agarb	-2,-3,4,-1,-2,-1
agarbatti	-4,-3,6,-1,-1,-1
ecommerce for	-2,-2,7,-1,-1,-1
drawing .	3,,,,3
technical	-3,-2,2,-3,-6,1
next year .	4,2,1,-1,4
bed	-2,7,,1,-2,1
pg	-4,6,-2,-2,-1,-1
within a	-7,-2,-5,,-5,-4,-2
a colleague	-1,-3,-3,-1,-1,-2
in dirham	,,2,,-1
anyway .	4,-3,-3,-3,6,-2
thank anyway	-6,-2,-3,-2,-2,-2
too small	2,-2,-2,-2,-1,-1
after chinese new	1,2,-1
after chinese	1,2,-1
every month for	-2,-1,-1,-5,-1,-1
aside rm	-1,3,-2,-1,4,-1
i put	-8,-4,-4,,-2,-2
^tingg	-5,-2,3,4,-2,-2
tinggi	-5,,4,1,-2,-2
spa in	-2,,4,2
with you people	-4,,-1,-1,,1
site went down	-4,,,,,4
site went	-5,,,-1,,3
fort kochi	-1,-6,-6,-5,-5,-3,-2
want app like	-3,5,,-1,-1,-1
our boat	-1,2,,-2,,2
engine for	-5,-1,-1,-4,6
book engine	6,-3,-2,,-3,-2
kilo .	-1,4,2,,-2,2
a kilo	-2,5,4,,-2
480	-1,5,,,2
and sell to	-2,6,-4,,-1
we grow	,4,-3,-5,-4,-2
the member	1,3,-2,,-2,-2
a society	-3,3,-1,-1,-1,-1
grower society	-4,-2,-1,-2,-2,1
take over our	-2,-2,-1,,-1,4
it . please	2,-2,2,,,2
i'd say	-3,,-2,-3,-4,2,-1
^onwar	-3,-2,-2,,-2
onward	-3,-2,-2,,-2
so from	-3,2,-3,-2,-2,-2
30th	,-5,-5,-5,-4,-4,-1
on 30th	-2,-2,-2,-3,-2,-1
over on	2,-3,-3,3,-1,-4
is over	-2,-2,-1,-2,-5,-6,-2
wing	5,-4,-4,-4,-4,-2,-2
^dhant	-4,-1,3,-3,-2,3
dhantera	-4,-3,3,-3,-3,4
a quarter	-4,2,-2,,-3,-2
they google	,-1,,4,-1
when they google	,-1,-1,2,-2
people to find	-2,-3,-2,3,-3,-1
the same day	,-3,1,-1,-2,-2
site to	5,1,-1,-1,-1,-1
our side	2,2,-3,-1,-2
from our side	3,4,-2,-1,-2
tour .	8,,-1
site need	4,,-2
new academic year	-2,2,-1,-1,-1
new academic	-3,1,-1,-1,-1
for new	-1,-1,-2,3,-1,-1
a page .	7,-2,3,-1,-2,-2
on a page	7,-2,3,-1,-1,-1
late husband'	1,-3,,-2,-2,-3
my late husband'	1,-2,2,-1,-1,-2
67	1,-2,-3,-3,-2,-2,-2
than that	5,-1,-2,-2,-1,-1
more than that	5,-1,-2,-2,-1,-1
^anniv	5,3,,2,-3,-3
anniversary is	2,-4,-3,-3,-1,-3
anniversary	5,2,,1,-2,-3
^sangl	-6,-4,-6,-3,-4,-5,-4
sangli	-5,-4,-5,-3,-4,-5,-3
ringgit i	1,-1,,,4
10k ringgit	,,-1,-2,3,-1
faizah	1,-2,-2,-2,4,-2,-1
me price for	,3,2,-1,-1,-1
me price	-2,-2,7,-2,-3,-3,-1
my product	-4,-3,-3,-3,-3,-3
^halvo	3,,,1,-2,3
move .	-1,,-1,,,2
dollar is	-4,-3,-2,,,2
figur in	-2,2,3,-1,-1,2
five figur	2,-3,-4,-1,-2,2
in the office	-3,-1,-2,,-2,1
is in the	,,-5,-2,-3,-3
nobody is in	-2,,-1,,3
when nobody	-1,,-1,,-1,3
the credit	,-2,-2,,-1,-4
1.25 lakh	1,-3,-2,-2,-2,-2
shd	-5,-1,7,-1,2,1
feb end	-2,-1,,-1,-1,-1
peti	-4,4,,-1,-1,-1
^alpho	1,-2,,-1,-2,-2
for a small	5,,-3,-1
rent a	1,-2,-4,-2,,-2,-1
for eleven year	4,-2,-3,-2,,-1
for eleven	4,-1,-3,-3,,-1
supplier .	2,-1,,,,-1
no that' our	-3,-3,4,,2
folk .	-2,-2,2
^ganpa	-3,3,-2,-1,-1,-1,-1
ganpati	-3,3,-2,-1,-1,-1,-1
^sempo	3,,-2,-1,2
semporna	3,,-2,-1,2
in semporna	4,1,-2,-1,2
want .	1,2,-3,-1,4,-3
website want	4,-2,-2,-2,,-1
^cruis	2,,-5,2,1,-1
cruis	3,-2,-5,-3,2,-2
^punna	1,-2,-2,-2,-1,-1,-1
be live .	3,,,-1
the day we	4,-2,-1,-1,-2,-1
is the day	4,-1,-1,-1,-1,-1
a half lakh	-4,-1,-1,-2,-2,-1
kept aside	2,-1,-3,-2,,-1
website . budget	2,-1,-2,-2
^allep	1,-1,-2,-2,-2,-1
alleppey	2,-1,-2,-3,-2,-1
merch store	-2,-1,8,-2,-1,-1
merch	-2,-1,11,-2,-2,-1
reel .	-2,,4,-1
i charge	2,-1,3,-2,-1,-1
my instagram	-3,,4,-5
^naini	4,-2,5,-1,-2,-1
nainital	4,-2,4,-1,-1,-1
70 80k	,-1,-2,-2,-1,-1,-1
^birth	-5,3,-2,-3,-2,-2
birthday	-4,4,-1,,-1,-1
never again	-4,-2,2,-1,-2,4
took 2	-5,1,-2,-1,-2
on the last	-1,,-3,-2
lakh on	-3,,-1,1,-1
we spent	-1,,,3,,-1
so what	2,-6,-5,-4,-4,,-1
asked: dealer	-5,-2,7,-2,-3,-1
for our dealer	1,-3,2,-3,-1,-2
asked: same	,2,1,-1,-4,-1
tracker	-6,-3,,-1,-1
the one that	-6,1,-1,-1,-1
due monday	-4,-2,-3,-1
^assig	1,1,-4,-2,-1,-2
assignment	-6,-5,-3,-3,-1,-2
doing assignment	-5,-4,-3,-2,,-1
nice .	3,4,-3,-2,-2,-1
and must be	2,1,,,-1
and must	2,1,1,-2,-2,-1
amount is rs	4,-2,-2
amount is	5,-3,-2,,,-1
sanction amount	4,-2,-3
mo	1,-3,-3,5,-2,-2,-2
perundurai	1,-4,-4,-3,-4,-1,-2
thousand .	4,3,-1,-4,,-3,-1
says not	-2,-1,-1,-1,-1
collect point .	-2,3,,,-1
collect point	-2,3,,,-1
book from their	-3,3,,,-2
3 lakh ?	5,-1,-3,,-2,-1
from 3 lakh	-1,,-3
from 3	-2,,-2
your brochure	-3,2,-2,,-1
pric in	-3,3,-1,,3
i'd go	1,-1,-2,-2,-1,-1
candle brand	2,,5,2
we show	-5,-2,-3,-2,,-2
feb is	4,-1,-1,-1,2,-1
for the ai	-2,-2,-1,-1,4,-2
total for	4,-2,-6,-2,,-3
own .	,-1,2,-2
our own .	-3,-1,2,,3
of 5 lakh	-2,-2,-4,-1,1,-1
of 5	,-4,-6,-2,1,-2
^hacka	-1,4,-2,,2
hackathon	-1,2,-2,,1
there' a	,5,,3,2,-1
lakh but	-2,2,,-1,1,-1
the kl office	,2
the kl	-2,3,-2,-2,-1,-2
your work	,-2,-1,-1
tell me your	-1,-3,-1,-3,-3,-2,-1
^equit	-5,1,-3,-3,-5,-2
equity	-5,3,-3,-4,-5,-2
^95,00	,2,1,,3
95,000	1,3,-1,-1,2,1
tender value	3,3,,,,3
insta and google	,-2,-2,2
insta and	-2,-3,2,2
on insta and	-1,-2,2,2
people on	-3,-1,-5,-1,-1,1
jars a	,,4,1
jars	-4,,4
a jar	-3,,4,-1
6612	5,4,5,-1,4,-1
a restaurant	2,1,-3,2,2
^dinar	5,2,-2,-1
what can you	-2,-1,-2,-1,-1
lakh a year	-2,-3,-4,4,,-2
january it	1,,,2
^1,75,	4,-3,,7,-2,-1
1,75,000	4,-3,-2,4,-1
trust here	1,-1,3
vanakkam .	4,4,-2
^simpa	-3,2,-2,3,-2,-2,-1
simpang	-1,-1,-1,3,-1,-1,-1
aircon service	2,-1,-1,6
aircon	1,,-1,9,-2,-1
less .	-2,1,1,6
a month to	-1,,-3,3
6 pm .	2,2,-1,,-1
after 6 pm	3,2,3,-1
after 6	1,,1,-4,3,-2
is reasonable	3,1,-1,-1,-1
take order for	2,1,1,-2,,-1
or a	1,,-1,-4,-7,-5
7 month	2,1,,-2,,-2
took 7 month	,-1,-1,-3,-1,-2
took 7	3,1,,-2,,-1
for 35,000	3,1,-1,2
in lockdown	2,3,2
confidential .	-2,-1,,-1,2,-2,-1
q4 .	3,-2,-1,,2,-1
^kicko	-3,-2,-2,-1,3,-1
kickoff	-3,-1,-2,,3,-1
nahi hai	-2,-1,-3,-3,-1,-1
nahi	2,-8,-6,1,-7,-6,-3
jaldi	3,-2,-4,-3,-2,-1
40k .	6,,-4,-1,-1
for homestay	6,-2,-4,-4,-2,-1
8 thousand	-2,-1,,-4,-1,-2
e-shop for	-4,-1,7,-1
opening	-4,-1,-1,-2
^expec	-7,-4,-6,-6,-1,-3,-1
my salary	5,-1,-2,-2
rm 30k	-4,-3,2,-2,-3,-1
68	-5,,3,2,-1
^gimba	,-3,-3,-3,-3,-2,-1
60 16	-1,1,,-2,-2,-2,-1
done in	6,-2,-4,-3,1,2
be done in	7,-3,-4,-2,-1,3
law practice	-1,-2,,6,-1
my law	1,-1,-1,4,-3
for my law	1,-1,,7,-2
week then	7,-1,-1,-1,-1
a must	-4,-1,-2,-2,-3,-1
^perfe	-5,3,2,,-2,-1
perfect	-2,2,1,-2,-2,-1
be perfect	1,3,2,-1,-2,-1
would be perfect	2,2,1,-1,-1,-1
^mater	,-5,3,3,-3,-1,-1
asked: was	-2,4
was for the	-3,4,,-1,-1,-3
was for	-2,2,2,-4,-3,-4,-1
it was for	2,3,2,-4,-2,-3
work order	-1,-2,,,-1
days from	-1,-1,-6,,-1
180 days	3,-1,-4,,-1,-1
499	-2,2,-1,-1
^kasar	-4,-1,-2,-1,-1,1
kasaragod	-2,-1,-2,-1,-1,1
vishu	-3,-4,-1,,-4,-4,-2
30 june and	-1,-1,,,2,2
in plain	-5,-3,-3,-2,5
answer question	-2,-1,-1,-1,5,-1
shillong .	8,-1,4,-1
in shillong .	7,-1,4,-1
next .	8,4,-2,-1,,2
not look	5,1,-2,-2,-2
cloud for	-4,-5,-2,,-1,5
budget no	-3,1,4,-1,-3,2
npr 3 lakh	3,-1,2
npr 3	2,,2
npr	1,-2,3,3
tiny	3,1,-1,-2,1,,-1
1.8 lakh	2,-3,-4,-3,-4,-3,-2
support for	-4,-1,-1,-1,3,2
competitor in	-2,4,-1,-1,-2
your competitor in	-2,3,-1,-1,-2
about 20	2,2,-2,-1,-2,3
asked: aws	-3,-2,-1,-1,-1,5
we sign	3,2,-1,-3,-3,-1
90 thousand	-5,-4,-2,-5,-3,-4,-1
to 90 thousand	-1,-2,-3,-2,-1,-1
to 90	,-2,-2,-2,-1,-1
i'd pay	-4,3,-2,4,-1,-2
be new	5,1,-3,-1,-1,-2
my portfolio	-3,-1,-2,-2,-1,-1
singh rathore .	4,,,1
wedd photographer	,-1,-3,-4,-4,1
5 month .	6,,-1,-1
personal	1,-5,-5,-2,1,-3
bcoz	-1,-1,-5,-1
salary for	-2,-4,-1,-1,-1
a fair	-4,-1,-2,,3
is 40000	-3,,-1,-2,-1
in salem	3,-2,,-2
lakh to my	-5,-4,-3
6.5 lakh	-3,-2,1,-1,-2,-1
come with	3,-2,,-2,-2,-1
dont need	-3,2,-3,-3,-2,-2
no i dont	-3,-2,-3,-3,-1,-1
rs 2	2,,-1,2
the new one	,,2,5,-1,-1
cost rs	6,,-2,,-1,-1
and cost	2,2,-2,-1,-1,-2
month and cost	4,-1,-2
^nager	,-2,-3,-4,,-4,-1
nagercoil	,-1,-3,-3,,-3,-1
twin	,-1,,-3,-1
and each	-1,2,3,,,-1
thought about	-2,-3,-3,-2,-2,-1
means =offend	-3,3,1,-2,,-1
hurt	-1,,2,-2,1,-1
the shoe	-5,-1,-2,-1
is not the	1,,-5,-1
oh this is	-6,-4,-5,-2,-1,-1
oh this	-5,-5,-5,-3,-3,-1,-1
know . i	1,3,-1
that matter	1,1,-2,-1,-2
none of	-1,3,-3,-2,-1,2
12,500	-2,3,-1,,-1
the licence	5,6,-2,2,,1
twelve year	-2,3,-2,,-1,-2
dirham finish	3,,-1
world cup	-3,-1,-2,2,-2,-2,-1
digital ?	-2,-3,-3,-1,-1,-1
it cover	-3,1,-1,-1,-4,-1,-1
says from	-5,-2,-1,,-1
2 the	-1,-1,3,2,,-1
so ?	3,,-1,-1,,-1
is it so	,-2,,,,-1
two thing	4,-1,3,2,-1,2
80k .	-2,2,-2,-4,-1,5
hmm no	3,-1,-2,-2
it matter	-3,-3,1,-2,-1,-2,-1
civil	1,-2,-3,-2,1,-2,-1
what should i	-2,-4,-2,-1,-1,-5
what should	-4,-5,-3,-2,-1,-5
loan is	-2,,3
begin on	-2,3,,,-2
it's for a	-3,1,-3,-2,-2,-1
we'd rather	-1,2,2
could you give	2,3,4,,-1
^graha	-4,2,-3,-3,-3,1,-2
^annek	1,2,-1,,,-1
3,800	7,,2,,2
rm 3,800	6,,-2,,1
bayar	2,,6,-3,-1
^berap	-1,-4,2,1,-2,-2
berapa	1,-5,-4,-1,-1,-2
harga	4,-2,-2,-1,-1
nanti	-2,-3,2,-3,-2,-2,-1
three week .	2,-2,-1,,-1,3
brother .	-2,4,4,-2,-2,-1
ask my	-1,-2,-1,-3,-5,-2,-1
to ask my	,-3,1,-2,-4,-1
have to ask	,-4,,-3,-5,-3
^dharw	3,,-3,-3,-2,-2
dharwad	2,,-3,-2,-1,-2
^rewri	-6,4,-1,-1,-1,-1
rewrite	-4,4
^ratin	-2,5,-1,5
rating	-4,4,-3,3,-2,-1
4.2	3,3,2,-1,,2
app has	-2,4,-1
our app has	-2,5
kisan	-3,3,-1,-1,2,-1,-1
i'll be	,2,-1,,,5
and i'll	-1,2,,-1,-1,3
2 lakh a	-2,-1,-3,1,,4
instalment ?	,-2,1,1,-1,-1
instalment	1,2,1
in 12	-4,1,-3,,,2
studio'	5,-1,-3,-2,-1
gig	3,-2,4,-1,-1
7th	-2,2,4,-1,-2,3
band .	2,-1,4,-1,-1,-1
you in	2,-3,6,1,-6,-3,-1
1.1	-3,2,,-4,-1,4
^rashe	-3,-2,5,-2,-1,-1
rash	,3
asked: i'm	-3,2,-1,-2,-1,-1
the team	-4,-4,-3,,-3,-5
book site .	4,-1,-2,-2,,-2
cror .	-1,-4,,-1,-3
partner in	-1,-2,-1,-1,-3
an erp	-1,,-2,-1,-1,-2
normal for	3,-1,-2,,,-1
we're just	-4,2,,,-1
dept .	-3,-3,-6,-3,-3,-3,-1
purchase dept .	-2,-3,-6,-2,-2,-3,-1
purchase dept	-6,-4,-8,-3,-3,-4,-1
share rate card	-3,,-3,-1,-1
share rate	-3,1,-3,-1,-1
nu .	1,-1,3,-1,,3
website with book	4,-2,-1,-3,-2,-1
4,500	,-1,-2,-2
our guesthouse	4,-2,,-1,,-1
6 lacs	-3,-2,-3,-3,-2,-2
is inside	-5,-3,1,-1,-2,-1
store of	5,,,,-1
three part	-3,2,-1,-1
the call	-1,-4,1,,,1
for the call	-3,-2,1,,-1,1
^muthu	-3,-2,,-5,-4,-4,-3
paas .	3,-2,-2,-2
paas	2,-3,-2,-3,-1,-1
murthal	,,-5,3,-3,-1
dhaba murthal	3,,-2,4,-1
dhaba	-2,,-3,3,1,-2,-1
app for patient	3,4
need appointment	-2,3,,-1
about cloud	-1,-1,-2,-1,-3,-2,-1
a question about	,-2,-2,-1,-3
it somewhere safe	,-2,,,,2
it somewhere	-4,-3,1,-1,-3,6
keep dying	-3,-2,-1,-2,-3,2
it keep dying	-3,-2,-1,-1,-3,2
it keep	-2,-2,-1,-1,-2,2
and it keep	-3,-2,-1,-1,-3,2
a desk	-2,-2,-1,,-2,3
under a desk	-1,-1,-1,,-1,3
under a	,-2,-1,2,-3,2
near indiranagar	-2,-2,-2,-2,-2,-1
one near	,-1,3,-1
the one near	,-1,2,-2
have my own	3,-3,-3
have my	2,-6,-2,-1,-1,-1
good . i	-3,3,-1,1,-1
said you people	-1,-2,-1
he said you	-2,-1,-2,-1,-1
and he said	2,4,-2
kochi and	5,,1,-2,-3
brother-in-law	2,-3,,-2,-1,-1
my brother-in-law	,-3,,-1,-1,-1
^meado	-5,1,-3,-3,-2,-2
meadow	-4,1,-3,-2,-2,-2
mist	2,-2,-1,-1,-1,-2
with your	5,1,-6,-1,6
our 400	,1,-4,,5,-1
^narma	-4,2,-4,-2,-2,1,-1
narmada	-3,1,-3,,-1,2
do you sit	-2,-1,-1,-1,-1,-1
sell dates	-3,-2,,-1,-1,-1
he sell	3,-1,-2
he has no	-2,-2,-2,,-1
i've saved	-2,,2,2
what i've	2,,1,-1
80k is what	3,-2,2,-2,-1
80k is	2,-2,2,-2,-1
kothrud pune	-2,-1,1,,-1,-1,-1
a flat	-1,,2,-1,-1
out of a	-2,,4,-1
^rukmi	-2,,2,-1,-1,3
rukmini	-3,1,2,-2,-1,3
admission season	-3,,,1,2
pric for	-2,-1,3,-1,4
arts	-5,-3,-1,-4,2,-2
^assum	1,-2,-1,-1,-1,-1
neighbour .	,-3,-2,-2,-2,-2,-1
the neighbour	-4,1,-1,,-1
thousand only	,-2,-1,2,-1,-1
to 50 thousand	3,1,-1,-2,,-1
40 to	3,,-1
shri	-4,-2,-2,-2,-3,1
name of the	-2,-2,-6,-3,-2,3
so much	-7,-5,-4,-4,-4,-5,-2
why so	-6,-6,,,,-3
^orchi	-3,-4,-2,-2,-1,-2,-1
orchid	-2,-3,-1,-1,,-1
my friend at	2,-5,-3,6,-2,-1
you quot	-1,-4,-3,2,,-1
no i don't	-5,-3,-4,-3,-2,-2
pres .	-4,-1,1,,-2
calendar in	,2,-1
talk to me	-5,,-3,-2,,1
is sanction	-2,-1,-2,-1,-1,1
35 40	4,1,-2,-2,-1
our erp to	,,,,,5
i lead	1,4,,,-1,1
^summi	-3,1,-3,-2,2,-1
summit	-1,1,,-1,3,1
tech summit	-1,2,,,2,2
met at the	2,,-3,2,-1,1
met at	1,,-2,2,2
we met at	1,1,-3,2,3,2
tiffin service	2,1,,-1,-1,-1
vijay nagar	-2,-1,-3,-1,-1,-1,-1
vijay	-3,-1,-2,-1,-2,-2
indore vijay nagar	-2,,-2,-1,-1,-1
indore vijay	-1,1,-3,-1,-1,-1
1 lakh tak	,,-3,-1,-1
hi i'm with	4,-2,-1,-4,-2,-2
take 22	3,-1,1,,-1
who take	3,-1,-2,-2,-2,-1
agent who	3,-1,-4,-1,-2,-1
through agent	4,,-4,-1,-1
to 3.5	-1,-3,-3,-3,-3,-3,-2
could go to	-3,-1,-4,-1,-2
and ours	3,,,1,-2,2
so fast	,,3,,-2,3
e-commerce portal	-6,-1,6,6,,-1
want e-commerce	-4,-1,4,-2,,-1
^estab	-1,-2,,-3,-2,-2
establish	-3,-2,1,-3,-2,-2
kannauj .	-5,,3,-2,,-1
wale	-5,,1,1,-2,-2
host it	,-1,-1,-1,-1,4
our domain is	,,-1,-2,,4
our domain	-4,-1,-1,,,3
ok not	2,,-1,,2,3
farida	-3,-2,2,-2,-2,2
site must be	2,-1,1,-2,,-2
^dhruv	-4,-3,-5,-5,-5,-4,-4
mostly . we	-2,-2,-4,3
mostly .	-5,4,1,3,3
yes for	-4,-3,-5,-1
old name	1,-1,2,3,,-1
check .	6,2,4,-1,-2,-1
you have it	-2,-2,-2,-2,-2,-2
nadiad	-4,-3,-1,-2,-2,-3
papa	3,-2,-2,-2,-1
jaye	-1,-1,,-2,-2,-1
^faith	-1,2,2
faithfully	-2,3,2
your faithfully	-2,3,2
be launch	-3,2,-1
to be launch	-4,3,-2,-1,-1,-1
^outla	-3,-3,,-1,-4,-3
outlay rs	-2,-3,-3,-1,-3,-3
outlay	-2,-3,3,,1,-1
develop	-2,1,6,-1,-2,-1
to develop	-3,1,3,,-2
sangh	-4,3,-2,-1,-2,-1,-1
sub	-5,1,-3,-2,-2,1
^repli	-4,-3,1,-2,1,-3
repli to	-2,-2,2,-2,4,-2
repli	-4,-3,1,-2,2,-3
whatsapp bot that	,,,,5
fresh one	3,-2,-2,1,-3,-3
a fresh one	5,-3,-2,2,-3,-3
is embarrass	3,4,,,1
frankly	-1,,,-2,-2
by our	1,-1,5,-1,-1,-1
was done by	5,-1,-1,-1,,-2
was done	5,-1,-1,-1,,-2
into a	1,3,1,-5,-2,-2
^turne	-4,-1,6,2,-2,2
feb .	,-2,1,3,-1
i paid	3,-5,-6,-3,,-1
deliver .	3,-2,-3,,,-1
the shop ?	-3,-1,-4,-2,-1,-1
not the shop	-1,,-3,-1
you're not the	-2,-1,-4,-1
you're not	-2,-1,-4,-1
^ambat	2,-4,-2,-2,-1,3,-1
ambattur	3,-3,-2,-1,-1,3,-1
^palla	-3,-2,,-1,-2,1,-1
1.1 cr	4,,-2,,,4
3 apps	,2,4,,,4
contact .	3,-1,-1,-1,,3
matter for	,-3,2,,,4
your mail	-4,2,,-2,-1,3
ref your	-3,-1,,-1,,2
her .	-5,4,2,-1,-2
beauty	1,-1,-3,-1,2
runs the	-2,-2,3,,1,-2
read it on	-2,-1,,-1,-2
i read it	-1,-4,,,-2
and that it	,-4,,2
paid you	3,-2,-4,-3,-4,-1
sundar	-3,1,-2,-1,-1,-1
kindly advise cost	,4,1,,2
it's now	2,,-3,,-3
page google ads	3,,-1,,-1
page google	6,,-1,,-1
land page google	3,,-1,,-2
^zirak	1,-1,-2,1,-1,-1
zirakpur	,-1,-2,1,-1,-2
monthly for	-3,-1,-1,4,-1,-1
in kannada	3,1,-4,,5
vasudha	2,-1,-3
from mr	1,-1,,,2,-1
contact from mr	,,2
contact from	,,2
got your contact	-3,,4
i got your	,,1,-1,3
talk at	-3,-1,-1,,1,-1
so only	-1,,-4,-2,-4,-3
^scrip	-2,-2,,,4
script	-3,-2,-1,-1,2
marathi	3,,-4
record in	-3,-1,-1,,-2,-1
read scann	-1,-1,,,-5
but only for	,-1,-2,-1,3,-1
tourist to buy	-3,-2,5,-2,-2,-1
jam	-2,-1,3,-3
the lake	-5,-1,3,-3,-1,-1
enquire	,,,-3,-1
asked to	2,1,-3,-2,-3,4
our md	3,2,,-2,-3,-1
processor	-1,-3,-3,,-1
^arock	-3,-2,-3,-3,-2,-3,-2
31 .	,-1,-3,,-1,-1
erp ?	-1,-1,-4,,,-1
^opini	-4,1,-1,-2,-2,4,-1
opinion	-3,-1,-1,-3,-2,1,-1
only collect	-3,-2,-2,-1,-2,-2,-1
in hubballi .	3,,,5,-2
^podca	,-2,-3,5,,-2
podcast studio	2,-2,-1,5
podcast	,-2,-3,5,,-2
a podcast	-1,-2,-2,4,,-2
relation to the	-1,2,3,5,,3
^shrav	3,-3,-3,-3,-2,1
shravan	3,-2,-2,-2,-1,1
see price	4,-1,-5,2,-1,-1
hardware .	5,-2,-3,,,3
to me .	3,-1,-1
basically .	,-3,,-1,-1,3
^empan	-2,,4,-1,-1
vendor .	-3,3,3,,,1
certifi ?	-2,,-1
certifi	-4,-2,3,-1,-1,-3
are you iso	-2,,-1,,,-2
says .	-4,3,5,3,2,1
he says .	-2,-2,4,3,-2,1
pay up to	-1,-1,-2,2
pay up	-2,-1,-3,4,1,-1
will pay	1,,-3,-1,,-1,-1
a five	6,-1,3,,-2
from shillong	2,,2
site visit	3,2,,-1
be rebuilt	2,-2,-3,-2,-2,-1
knit .	,-1,-5,1,1,-2
pain	-3,-2,-1,-3,-2,-2,-1
hum	-2,-1,4,-2,,3
kya aap	-5,-2,2,1,-2,-2,-1
pata	-4,-3,2,-3,-2,-2
6 lakh .	-3,1,,2,,-1
22 year .	-5,2,,2,-1
cane	-4,1,3,,-1
purnima	-2,-2,-3,-2,-2,-2
1.5l	-3,-4,-1,-4,,-3
could i	-3,-3,-3,-1,-4,-1
agenci .	-5,-2,-1,-3,2
i'm doing a	-3,-1,-1,-2,-1,-1
christ university	-3,-1,-3,-1,-1,-1
christ	-3,-2,-3,-1,-2,-1
time on	1,2
9900 yesterday	-2,-1,-2,-1,-1,-1
4123 9900 yesterday	-2,-1,-2,-1,-1,-1
4123 9900	-3,-1,-2,-1,-1,-2
80 4123 9900	-2,-1,-2,-1,-1,-1
80 4123	-2,-1,-2,-2,-1,-1
from 80 4123	-2,-1,-2,-1,-1,-1
from 80	-2,-1,-3,-1,-1,-1
me from 80	-2,-1,-2,-1,-1,-2
rang me from	-2,-1,-2,-1,-1,-1
rang me	-1,-1,-2,-1,-2,-1
karthikeyan rang	-2,-1,-3,-1,-1,-2
mr . karthikeyan	-2,-1,-2,-1,-1,-1
^revat	-4,-3,-3,-2,-2,-2,-1
revathi	-4,-3,-3,-3,-3,-2,-1
chang from	-2,-3,-1,-1,,-1
also our	3,-2,,3
jan .	6,,-5,2,-2
dt	-1,3
lg	-5,-7,-5,-4,-3,-2
the 20th	-2,,-5,-2,,1
from this	1,-2,-3,2,-2,-2
two of us	,3,1,-1,3
two of	,3,1,-2,3,-2
there are	5,2,1,,,-1
police	,3,-2,-2,-1,-1,-1
hu .	-4,1,,-1
hu	-5,,-1,-2,-2,-1
se bol raha	-2,2,,-1,-1
se bol	-3,2,,-1,-1
sab	3,-3,-4,1,-3,-3,-1
7 1	1,-2,-1,-3,-1,-1
7 7	1,-2,-2,-4,-1,-1
8 1 2	-2,-3,-3,-3,,-3
bharani	2,-1,1
meena	,1,-4,-2,-2,-2,-1
the quote	-2,-1,-2,-1,-1,4
9th	1,-5,5,-2,,-3
secretary .	-3,-2,-1,,-2
for a portal	-2,-1,,,,-1
quote for a	1,2,-1,,,-1
app . i	5,-3,,-1
by app	-3,6,-4,-1,-4,-1
dosa	8,-3,-2,-3,,-2
davangere .	-2,1,-2,5
mam	4,-5,-5,-5,-4,-4,-2
will say	-5,1,-3,-3,-2,-2,-1
photographer in	-2,-1,-1,,-4,-1
any good	-2,,-2,-3,-3
out for	,2,,3
joint	3,,-2,3,-1,-1
can't find	3,-1,-2,4,-3
my patient	3,-5,-1,2,,2
shop online .	-5,,5
^siddh	-1,-3,-2,-3,-2,2
pa	-6,-4,,-3,-2,1
his pa	-5,-2,-1,-2,-1,2
only his	-2,2,,,,2
am only his	-2,2,,,,3
d .	2,-1,-2,-2,-1,2
are you in	-4,-1,-2,-2,-3,-1,-1
ai in	,,,,-5
no mail	-3,-2,-3,-3,-2,-1,-1
one !	2,2,-1,,-1
marriage	3,-1,-3,-1,-1,-1
handle market	2,-2,-1,-2
i handle market	2,-2,-1,-2,-1
euro a month	2,,-1,1,,3
euro a	,,-2,1,,3
we need google	-3,,,1
hr .	-3,-1,,-1,3
^outso	-3,-2,-1,-2,,-1
outsource	-4,-2,-1,-3,-1,-1
i'm a freelancer	-4,-3,-2,,-1,-1
under 5 lakh	-1,-1,4,-1,,-1
under 5	-1,-1,5,-1,,-1
tell what	-1,-1,6,,3
and dubai .	,,4
tuna	-2,-1,4,,-2,1
^muham	-3,-2,2,-1,1,-2
after 8 pm	-3,-1,3,-2,,-1
after 8	-5,-2,4,-3,-1,-1
means =vulner	-3,-2,5,-1,-1,-1
means =hole	1,-3,2,-4,-3,2
weak	-2,-3,5
117	-4,-3,1,-2,-3,-3,-2
242	-4,-1,5,-1,-2,-1
^vacat	-2,4,,,,2
vacation	-4,3,,,,3
summer vacation	-3,3,,,,1
to reserve	-2,6,2,-2,-1,-3
need member	-2,5
english only	3,2,-2
hain	,-3,-4,3,-2,2
^combi	-1,-2,-5,-2,-2,-2,-1
guru	2,1,-3,-2,-2,-2
the cafe	4,-1,2,,-1
share in	1,-2,-3,,2
a gym in	2,1,-2
8877	-6,-4,-5,-5,-4,-4,-1
30 .	-3,-1,1,2,-1,-2
rather than	1,1,1,,-4,2
know about	-5,-5,-2,6,-1,-1
to know about	-3
^namke	-1,-1,3,2,,-1
namkeen	-2,-1,4,1
real name	-3,3,7,-1,-1
does .	-3,-1,1,,,-1
not kids	,-2,,-1,-1,-1
plant not kids	3,-3,1,-2,-1,-1
plant not	1,-2,,-1,-1,-1
^hasir	-1,-4,-3,-2,-3,-3,-1
hasiru	-2,-3,-2,-1,-3,-3,-1
website chahiye	7,-2,1,-2,,-2
wala .	3,-1,-1,,,-2
ki	4,4,,-3,-1,2
khud	3,,2,-3,-1
my mba	-2,-3,,-2
for my mba	-3,-2,-1,-2
a bakery in	-5,-5,-3,-4,-2,-2
suppose a	-2,-5,3,,,-1
sign .	2,5,-1,2,-2,-1
ola	4,3,-3,-3,-2,-2
airport .	4,-1
float	3,2,-1,-1,-1,2
we may	2,-1,-1,-1,3,-1
to purchase	1,,-2
card to	,-2,-3,-2,-1
and rate card	,-3,-2,-2,-1
and rate	1,-3,-6,-3,1
profile and rate	-2,-2,-2,-1,-1
we'd pay	-2,3,-2,,,1
bus track .	-1,4
i'm her	3,,-4,-3,-3,-2,-1
400 .	-1,-2,-1,3,,4
^growt	2,,-3,2,-1,-4,-2
growth team at	-1,-2,-1,2,1,-1
growth team	-1,-1,-2,4,1
growth	1,-1,-3,3,,-3,-1
the growth team	,-1,-1,4,1,-1
from the growth	-1,-2,-2,3,1,-1
veena	3,-2,-1
i wish to	-5,-2,-2,,-1,2
i wish	,-2,-3,-1,2,2
retir from	3,1,-2,2
nice site	-5,-2,-4,-5,-3,-2
a nice site	-2,-3,-4,-5,-3,-2
a nice	-2,-3,-4,-5,-4,-2
^diari	-3,-2,5,-1,-1,-1
diari	-3,-2,6,-2,-2,-1
loom	1,-4,5,4,2,-2
^shind	-2,-1,-3,-1,-1
shinde	,-1,-3,-1,-1
^gaikw	-2,-3,-4,-3,-2,-2,-1
gaikwad	-2,-3,-4,-2,-1,-3
want visitor to	-1,4,2,,-2
want visitor	,3,1,,-1
means =insult	-2,-4,1,-1,-3,-1,-1
swear	-2,-3,2,-1,-1,-1
starbuck	-1,2,3,-1
in 2015	,1,4
the story .	2,,4
^here'	1,-1,2
here' the story	-2,-1,4
here' the	-1,,3
so here' the	-1,,3
so here'	1,-1,2
for student	1,4,,-1
hostel	5,1,-5,,-4,-7,-1
who is the	-8,-6,-6,-5,-5,-5,-1
site says	-5,,-2,-3,-2,-1
their site	-2,3,-1,-2,4
since 3	3,-3,-4,-2,-3,-1
owes me	-2,,,2
owes	-2,,,2
tell your	,2
we keep	-6,-3,1,-3,-4,-5
vizag	-1,-2,-3,,-3,-3,-3
as your	-3,,,4,4
same name	1,-1,-4,3,-1,-1
fleet track	-3,4,,,,-1
here do	-2,4,,-1,,-1
i'm here	,3,1,-1,-1,-2
since i'm here	-3,4,2,-1,-1,-2
since i'm	5,5,,-2
here !	1,-2,-3,-2,-2,-2
^scoot	-4,2,,-2,-1,-1
scooter	-3,1,,-2,-1,-1
paisa	,-5,6,-2,-3,-1
fintech .	-2,-2,-1,,4,3
varun	-2,-1,3,-1,-1
and reel	-4,-1,4,5
^e-sto	-4,-2,9,2,-1,-1
e-store	-3,-2,11,1,-2,-2
want small	,3,5,2
yet . want	-4,1,4,3
ctc	,-3,,,-1,-1
in 3 week	-4,,-1,1
for flutter	-2,-2,-1,-1,-1
mail to	,2,-3,4,-1,3
^metro	4,,1,2,-3,-2,-1
heat	-5,-2,2,-2,-1,,-1
means =vagu	-2,-2,2,-2,-2,-1
don't laugh	,2,1,-2,-2,-1
please don't laugh	-3,-1,1,-1,-1
crore ?	-2,-3,-2,,-2,-1
asked you	-3,-3,1,-1,-1,-2,-1
^relia	-2,-3,-1,-1
reliance	-1,-3
14 jan	-3,2,-3,3,,-1
is 14	,4,1,-2,,-2
sept .	2,1,5,5,,3
lakh gst	3,-4,-4,4,-2,2
9 lakh gst	2,-3,-4,4,-1,3
ira	4,-1,-2,4,,3
^ujjai	1,-1,-3,2,-4,,-2
ujjain	2,-1,-4,3,-3,1,-2
hai ?	-3,3,-2,,-1,-1
aapka	-5,-2,-3,-1,-1,-2
asked: parcel	-3,-4,-3,-4,-3,-3,-2
not important	-2,-2,-2,-2,1,-1
name is not	-1,-3,-5,-3,,-1
load .	6,,-2,-2,-1,1
^retur	-5,,,-2,1,-1
return	-5,-1,-3,-2,,1
stock .	3,-3,4,-2,5,2
store plus	,,5,4,3,-1
tide	-4,1,1,-2,3,-2
be call	-1,2,2,-2,2,-1
of what	-2,3,4,-5,4,-1
founder of	-2,1,2,-1,3,-2,-1
the founder	,,1,,4,-1
hi i'm the	,,2,-1,3,2
se .	-4,-3,5,2,-1,-2,-1
silk emporium	-4,-2,5,-2,-2,-2,-1
for vendor	1,-2,-2,-1,-2
part for	2,-2,3
^boile	2,-1,-1,,-1,-1
boiler	2,-2,-2,-1,-2,-2,-1
four two	2,-3,-3,-2,-2,-2,-1
money ?	-3,-2,-2,-2,-1,-5
equity instead of	-1,4
equity instead	-1,3
take equity instead	-1,4
take equity	-1,3
coder	-6,-5,-3,-2,1,-3
that' my name	1,-2,-5,-2,,-1
that' my	3,-4,-5,-4,-2
yes that' my	-2,-2,-5,-2,-1
for less	3,3,,-1,,1
percent so	3,2,-4,-1
book dot com	3,-1,,2
book dot	3,,,2
hostel .	4,,-1,2
means =unhappi	4,3,-1,-1,-2,-2
don't .	-1,3,-1,-1,-1,-1
app and we	,5,,,-1
any website .	,,-2,-1,,-3
any website	-5,-1,-3,-2,-1,-3
in any	-3,-3,-2,-2,2,-1
interest in any	-4,-3,-2,-2,-1
your market	-1,-1,-2,-6
from your market	-1,,-1,-3
20 thousand .	-2,2
offline also	-3,1,-1
coach for	,2,-1,-3
2277	-3,-2,-3,-2,-2,-3,-1
use mail	-2,-2,-2,-1,-2,-3
anyth .	7,3,-1,3,-1
1954	-5,,3,1,-2
since 1954	-6,,3,,-2
^title	-4,-2,7,-1,5,-1
titl	-4,,7,-1,4,-1
^fourt	-5,3,2,-3,-2,4
fourth	-6,2,,-5,-3,-2,-1
for shop	2,3,5,-3
it's the	-2,4,1,-2,-5,1
the past	,3,,-4,5
and as	2,4,-1,,1
is 2	3,3,-1,,-1,-1
quot 9 lakh	-1,-3,-3,-2,-1,-3
quot 9	,-2,-2,-1,,-2
agency quot	3,-2,-2,,,-1
july end	,-2,-3,-1,-2,-2
september so	,-5,4,-3,-3,-1
^telug	-5,3,2,,4,-1
telugu	-4,3,2,,4,-1
please send someone	-7,1,-5,-6,-5,-7
on 14th	1,,-1,4
one from	1,,-4,2,2,1
content .	-1,2,,4
^quill	-4,-1,2,-4,-2,-4,-2
^devik	-2,-3,3,-3,-4,-3,-1
devika	-2,-4,2,-2,-4,-3,-1
make site	3,-1,4,,,-1
if yes	2,-1,,-1,-1
legal to	-4,-1,2,-1,4,-1
it legal to	-2,-1,2,-1,3
it legal	-3,-1,2,-1,4,-1
is it legal	-4,-1,2,-1,3,-1
kiwi	3,-2,-2,-1,-1
valley .	-1,2,1,,,-1
^chequ	-3,-2,1,-1,1
cheque	-2,-2,3,,-1
^frame	-1,1,3,-3,-1
fram	-2,4,4
only do	-2,3,-1,4
of coimbatore	-6,1,-3,-2,-2,-2
camera can	-1,4,-3,,5
pe	6,-3,-3,5,-3,3
dukan	-3,-3,5,5,,-1
what i'm	,1,3,,-1
busines ?	,-2,-3,-1,-3,-2
for how long	1,-2,-4,-2,-1,-1
for how	-1,-4,-7,-4,-3,-3
3.5 lakh	3,-2,-3,-3,-3,-2
3 to 3.5	,-3,-4,-3,-2,-2,-1
job .	-3,-1,-2,-1,-1,-1
pass out	-4,-2,-2,-1,-1
^optio	-4,3,-3,,,4
option	-3,3,-4,-1,-1,4
attach ?	-1,3
it do	1,-2,3,-3,2,2
by diwali	-2,4,3,-3,1
70k .	-2,-2,3,-1,-1,-1
^khurj	-3,-2,6,-2,-2,-2,-1
khurja	-2,-1,5,-1
want a page	8,-6,-5,-5,-6,-3
ask in	3,,,,4
^merge	1,-3,-3,-4,-3,-3,-1
merg	1,-2,-3,-2,-2,-1,-1
from 1 april	-1,-3,-2,3,-1,-2
is public	-1,-3,-2,-3,-1,-2
i have .	1,-3,4,-1,-2
sell .	3,-1,5,3,,-1
^kannu	-5,4,2,2,-2,-1
kannur	-4,3,2,2,-2,-1
guarante	-5,-1,-2,-5
include	-4,6,-4,-5,3,-1
does the	-7,-5,-8,-4,-11,-7,-1
latur	-1,-2,-2,-1,-1,2
co-op .	-3,-3,1,-1,-2,3
ciso	-2,-1,,-1,,2
l .	-3,4,2,-1,-2,2,-1
stay within	-4,-2,-2,-2,1,1
has asked	,-4,-3,-2,-1,4
rbi	-4,-3,-4,-3,1,1
comes .	-4,1,-2,5,,1
want small app	-2,,6
meter	2,3,,,1
^dhana	-3,,-6,-5,-4,-3,-1
dhanasekar	-2,,-3,-3,-3,-3,-1
also my	-3,-2,4,1,-2,-2,-1
mahina	-7,-5,-5,4,-5,-4,-3
what was that	-2,-2
the post	-1,,,-1,,-2
^congr	2,-2,-2,,-1
from nabard	-2,-2,4,-1
has come	-1,-1,2,1
3.2 lakh	-2,2,1,-2,-2,-3
we'd like our	-1,3,2,-2,2
longitude and latitude	-1,,-3
longitude and	-3,-1,-3,,-1
maybe .	3,-2,-3,1,-1,-2
chat maybe	,,-3
are there	-1,-1,-2,-2,2,-1
^satya	-1,,,1,4,-1
venkata	-2,-3,-2,2,3,-2,-1
is long	-1,1,-1,,5
312	-2,4,-1,-1
etc .	-1,3,4,,-1,-2
etc	-2,2,-1,3,2,-2
society .	-4,5,2,,-1,1
you have a	-3,-1,-2,-4
saw you	,,,,,3
noon .	3,-1,-3,,-1,1
not sell	-1,,-5,1,,-1
^theat	,,-1,4,,-3
theatre	1,-1,-3,6,,-2
^mandi	-6,,-5,-3,-5,-4,-3
^fiver	-1,-2,-2,-1,-1,-2
50 times	6,1,-4
of call	-3,-1,1,,-1
instead of call	-3,,,,-1
app instead of	-4,,,,-1
app instead	-3,,-1,,-1
an app instead	-2,3
typing .	-1,-3,-3,-4,-4,-1
the cook	-2,-2,-2,-2,-1
she does	3,2,-1,-3,,-1
^22,50	3,-1,-5,-2,-2,-3
a laundry	-4,-2,-3,-2,-1,-1
hi i run	-4,1,-2,-2,-2,-1
dhobi	2,3,-4,-3,-2,-2,-1
jyothi	-4,-3,-1,-2,-2,-2
^bigro	,,-1,-3,,-2
bigrock	,,-1,-3,,-2
better for	2,-5,3,-5,,-2
is better for	3,-3,4,-3,,-2
which is better	3,-1,,-4,,2
rainy	-4,-1,2,-1,-2
^panka	-3,-2,-2,-2,,-1,-1
pankaj	-2,-1,-2,-2,1,-1
neha	1,-3,-4,5,2,-2
myself and	7,,-2,,3,3
^yearl	-2,-7,3,-3,-5
yearly	-1,-5,,-4,-4,3
^reali	-2,,-6,-5,,-3,-2
realistic	-2,1,-6,-1,1,-1,-1
idea .	-1,3,,-1,-2,1
first flush	-5,-5,-1,-1,-4,-4
aug .	-4,4,-1,-1,,-2
arogya	-1,-1,-2,-1,-1,-1
source code	-5,-2,-3,,5,-2
is regard	-3,-3,-3,,,-1
this is regard	-4,-2,-2,1,,-1
want that .	-2,-1,2,,2,-1
an app to	-4,-1,-3,-1,-2
unit .	1,1,-4,3
^mould	-1,,-1,3,,2
mould	,,-1,4
^plast	-1,-2,-2,1,1,1
plastic	-1,-1,1,3,1,1
reg	1,-2,3,-4,-3,-4,-3
^champ	3,-1,1,-1,-1
app . my	-1,-5
u people	5,-5,-2
noth yet	-5,2,-2,-2,-1,-1
^young	1,-2,3,,,-3,-1
younger	-4,2,-3,2,3,-1,-1
the younger	1,-2,-2,2,-1,-1
want facebook	-3,-2,-4,3,-2
what we want	-1,2,,2,2,1
owned	-6,-5,-6,,-4,-5,-2
brick	-2,-2,-3,5,-1
commission ? 10	-3,-2,-1,-1
commission ?	-3,-2,-1,-1
reseller	-4,-2,,-4,-2,-1
how do i	-1,-4,-4,-7,-5,-3,-1
7740	-3,-1,2,-2,-2,-3,-1
people abroad	,-3,5,-5,-3,-2
to people abroad	-3,-3,4,-5,-2,-2
and we'd love	-5,-1,2,-1
penang lah	-3,-2,-2,-2,-1,-2,-1
^shahu	-2,,-2,,-1,-1
shahul	-2,1,-2,,-1,-1
lunch time	,-1,-2,,2
two times	-4,,,,-1,4
basement to	,,,,,2
our basement	-1,,,,,2
city . we	-1,3,-1,,-2
of ramadan	,-1,-4,-4,-2,-1
^struc	3,-1,-4,-1
fathy	-4,-4,-4,-3,-3,-3,-2
the al	-1,-2,-2,-1,-1,-1
i'll think about	-2,-2,-3,-2,-1,-2,-1
i'll think	-3,-3,-4,-4,-2,-3,-1
90k .	3,-2,-2,-1,-1,-1
day by	4,,-1,-1,,3
order a day	,-1,2,-2,-3
40 order a	,-1,-1,-2
40 order	,-1,-2,-2
that' when	,-2,-1,-2,,-2
it fall over	1,-1,5,-1,-1,-3
it fall	1,-2,3,,-3,-4,-1
parent can't	5,-3,,2,-1
board approv	1,,-3,-1,-2,-1
the board approv	-1,-2,-1,,-1
in google .	-5,,-3,2
from outside	-2,,-3
in marang	-3,,2
rohana	-4,-3,-2,-3,-1,-2,-2
puan rohana	-3,-4,-4,-3,,-3,-1
saya puan	-2,-1,3,-2,-1,-1,-1
800 a month	-2,-1,-2,4,-1,-2
800 a	-2,-1,-1,3,-1,-1
rm 800	4,-2,-2,3,-1,1
you can whatsapp	-2,,,1,-2,-1
need a shop	2,-1,,-1
she need	-4,-2,2
thread .	-3,,2,4,-1
forward	,-1,-3,-3,-3,,-1
asked: from	10,1,-2,-1,4
an answer	-1,-1,,,2
asked: get	-3,-1,-1,3,,2
asked: thing	-2,-1,1,-1,1
to 80 thousand	-3,4,,-2,-1,-2,-1
to 80	-5,4,-3,-3,-4,-2,-1
they still	-3,-3,-3,-1,-2
with shopee	-2,-1,3
order no .	-1,-4,-4
^antoi	-4,-4,,-5,-4,-4,-3
antoine	-3,-4,1,-4,-4,-3,-3
we must have	-1,1,4,-1,-2,1
insist that	-3,1,2,,,-1
^honou	,-1,3,-1,-5
honour	-1,-1,2,-1,-5
take intern	-2,-2,-1
know do	-2,-1,-2,,-2
jk	-7,-2,-4,-5,-4,-5,-1
im from	2,-2,-4,,-2,-1
and no	-1,3,2,-1,-4,4
ads are	-2,-1,,4
kuwait .	3,3,-1,,,-1
^nakhl	-4,2,-1,-2,-2,-1
nakhla	-5,2,-2,-1,-3,-1
after market	-3,,-1,2,-1
look after market	-3,-1,-1,2,-1
i'm look	-4,-4,1,-5,,1
need website .	5,-1,-1,-2,,-1
program	-6,-1,-1,-1,-2,-3,-1
want app where	-2,4,,,,-1
from muscat	4,,-2,5,-2,-2
^exped	-1,3,-1,,-1,-1
expedition	-2,3,-2,,-1,-1
so nice	-5,5,-2,-1
for gulf	-1,2
what you made	-2,2,,-1,-2
so september	-2,,-4,-2,-3,-3,-1
crash .	1,5,,,,-1
45,000 for	2,-2,-2,,1
native ?	,6
screen	-2,3,1,-4,3,-3
when i have	-1,,-1,-1,-2,-1
i'll come back	-2,-3,-2,-2,-3,-2
i'll come	-3,-3,-3,-2,-4,-3
singapore .	-1,4,-1,2,-2,-2
brightwater	-2,-1,3,,,2
mei ling from	,-1,1,,-1,-3
internet with	2,-1,2,2
to all	-1,-3,3,-3
an mvp	,4,,-1,-1
bill .	-1,3,,2,-1,-1
dewa	-2,3,,,2
split	,2,3,-2,-2,-1
jona	-2,-1,,-1,2,-2
put me	-5,-3,-4,-2,-2,-3,-1
card from	-1,,1,,3
one with	,-1,5,-2,-2,-2
the one with	2,-2,3,1,,-1
this longitude ?	-3,-1,-2,-1,-1,-1
this longitude	-5,-2,-4,-2,-1,-1
is this longitude	-4,-1,-4,-2,-1,-1
technical servic	-1,2,,,-2,-1
hvac	-3,4,-2,,-2,-2
0100 on your	-2,-3,-1,,-1
0100 on	-2,-2,-1
555 0100 on	-3,-3,-1,-1,-1
so there'	-3,,3,-2
no app	6,-2,1,-3,1
money rm	4,-2,,,-1
yuen	2,-2,-3,-1,-2,-1
fook	-5,-4,1,4,-4,-2,-1
mr . thoma	-2,2,1,-1,-1,-1
w.l.l . manama	-1,1,,,4
hi want	-4,-2,-3,,-2,-1,-1
can answer	-3,-3,-1,,6
question on whatsapp	-1,-1,,,2
parent keep	-2,2
^besta	-4,,-1,-1,4,-1
bestari	-3,2,,-1,3
no app .	6,-5,,,2
web book	5,-3
spreadsheet .	4,,,,,-1
is on a	3,-4,-1,,-1,2
book is	9,-3,-1
2022 .	3,-3,,-2,1
dubai in	1,-4,-4,-4,-2,-2,-1
and was	-2,2,3,3,3,-2
^carre	3,-4,-4,,4,1
carrefour	3,-5,-5,,3
compete with	-3,-2,-2,-3,-2,-1
compete	-2,-1,-1,-1,-1
we compete with	-2,-1,-2,-2,-1
we compete	-3,-2,-2,-3,-2,-1
because we	-4,-2,-2,-2,-1,-2
asking because	-4,-3,-3,-2,5,-2
wish for	4,-1,,,3
by post	4,-1,3,,1
the application	4,-1
gives out	3,-1,-1,-1,,-1
kasih	3,-2,1,-2,3,-2
speak .	3,-2,-5,3,-1,1
datin	-1,-3,-2,-3,-2,-2,-2
a little over	1,-3,1,-1,-1,-1
03 5550	5,-2,-2,-3,-2,-1,-1
^refil	-2,4,5,,-1
refill	-1,4,5,-1,-1
in oman	5,-2,-2,3,-1
in sharjah .	6,-1,-4,-1,-1,-1
seriously	7,-3,-3,1,-2,-1
100234567800003	-1,-1,,-1,4,-1
trn 100234567800003	-1,-1,,-1,4,-1
you is	1,-1,-2,-1,-2,-1
from you is	3,-1,,-1,-1
only got	5,1,-1
grab but for	-3,4,-3,-1,-3
grab but	-4,5,-3,-1,-3,-1
like grab but	-5,3,-3,-1,-4,-1
like grab	-5,1,-3,-1,-3,-1
me someth	-5,7,,-2,-2,-2
need site with	3,,1,-2,-1
egypt .	2,-1,1,,3,3
sahel	3,1,-3,,,-1,-1
book on our	3,-1,-1,-1,-1
enquir for my	3,1,-2,,-3
souza	-1,-3,-3,-3,-2,-3,-1
de souza	,-3,-3,-3,-2,-2,-1
dubai one ?	-3,-2,-2,-2,-2,-2
dubai one	-4,-3,-4,-4,-3,-2
the dubai one	-3,-2,-3,-3,-3,-3
at the dubai	-2,-1,,,3
park at	-3,-3,-1,-1,-2,-2
weather in	2,-4,-1,-1,1,-2
^rival	-5,-2,-2,3,-4,-3,-1
a print	-3,,4
good . we	-4,-2,-1,-1,-2,3
you're good	-2,2,1,,-1
she says	-6,-2,9,5,-4,-3
^menar	-3,-1,1,-1,-1,-1
menara	-3,-1,,-1,-2,-1
zara	-3,-2,,-1,-1,3
hafizuddin	-3,2,-4,-3,2,2,-1
555 0133	-1,,-1,-2,-2,-2,-2
page so	6,-3,3,,-1
to the big	-2,-4,-1,3
circle .	,1,-3,4
firm ?	-4,-2,-2,1,-2,-2
seo for law	-2,,,5
you guys do	-1,,-1,4,3
month six	-3,-4,-1,1,-2
trade as	-7,-4,-2,-3,-4,-3,-1
retir .	-1,3,,-1,-2,3
he retir	,-3,2,-2,2,-2
before he	-4,,1,-1
i want it	-2,-2,1,-2,,2
part number	-3,-1,1,,1
today it's	,-3,3,,3,-1
shelf	-1,-2,,,-2,-4
in mussafah	-2,-1,2,,-1
end of next	-3,3,-1,-2,-1,1
attach here	-2,3,,,-1,-1
rfp attach	3,2
40 vms	-2,-2,-2,-3,-2,3,-1
expect	-6,-3,-5,-4,-4,-3
lan	-6,-5,-5,-6,-5,-5,-5
siew lan	-5,-4,-4,-5,-4,-4,-3
cny must be	-2,-2,-1,-2,-2,-1,-1
spot	-1,-1,,,3
0119	-2,-2,-5,-3,-2
you ship	-1,,-3,,-1
do you ship	-1,,-3
by your	-1,3,-1
^cover	,-4,2,-5,2,-3
about your	-6,-2,-2,-3,-5,-2
i'm asking about	-3,-1,-2,-2,-1
languag ?	1,-2,1
on their phone	,4,-2,-2,,-1
bee	-3,,1,-2,-4,-3,-1
proposal before	-3,,3,-1,,-1
to sell the	2,-3,8,2,-1,-1
found and	-1,-1,4,4
could you help	4,-1,1,2,-1,-1
is fr .	,1,5,4,-1,-1
is fr	3,1,5,3,-1,-1
this is fr	,1,3,2,-1,-1
elia	-3,,-1,-2,-4,-3,-2
morning	-5,-3,2,1,2,-3,-1
we have one	2,-4,6,3,1
in subang	-2,,,,-1,-2,-1
do tiktok ads	-2,,,6
all can	,,,,,6
you all	-3,-1,,3
la i	1,1,-2,-1,-2,-1
1k	-3,-4,1,-4,-2,-1,-1
be given	-2,1,,,4
name no	3,-2,-2,-1,-2,-1
under my own	5,-1,-4,2
i trade	2,-1,-2,,-1
twelve thousand	-4,-2,2,2,1,-1,-1
to twelve	,2,-1,-1,3
punya	4,-1,-2,-3
^nestl	-3,-1,-3,-2,-1,-2
nestle	,-2,-2,-2,-1,-2
zero one	-4,-2,-2,-1,-3,-2
five zero	-4,-2,-3,-1,2,-1
two five	-3,-2,,-1,-2,-2
one two	-3,-2,-1,-1,-3,-1
zero one two	-4,-2,-2,-1,-3,-2
call little	-2,-4,-3,2,-3,-3
not plant	-2,2,,,-1
^marha	1,,3,2,-1
have no idea	-4,1,-1
for the website	-1,-1,-2,-2,4,-1
give discount	-2,2,-4,-2,-1,-1,-1
tell yet	-1,-2,-1,-2,-2,-1,-1
to 60k	,-2,2,4,3,3
maintenance .	-3,,,,3,-1
every second	2,-4,3,,2,-2
moham	,-2,-1,,2,-2
hey its	3,-4,-1,5,-3,-4,-1
^runne	-4,,-5,-3,-3,-3
runner	-4,1,-5,-4,-4,-3
tho	-1,-3,-4,-3,-3,-3,-2
budget chang	-3,-2,-1,-2,,-1
is in may	-1,-1,-1,-1,-1,-2
asked: boutique	5,-2,-3,-2,-2,-1
casino ads .	3,,,-1,,-1
for customer .	-3,4
for customer	,2,1,2,-2
^hamri	1,,-3,-2,-2,4
hamriyah	,-2,-2,-1,-1,4
possible for	3,-4,-5,-3,2
small site	5,-3,-2
a small site	5,-2,-3,-1
is a small	3,1,-1,-2
and i do	2,1,5,3
can i speak	-2,-2,-2,-3,-3,-3,-1
^quarr	-1,1,-2,-4,-3,2
^stone	-1,-2,5,3
got 3 outlet	6,-3,-4,-1,-1,-1
got 3	4,-3,-1,-2,-1,-1
lucky	3,,-6,-1,-2,-3
say 2	4,-2,2
old vendor	9,-1,2,-3,,-3
long u	5,5,-1
how long u	6,6
ask it	-2,,,,5,2
can ask	,,2,,3
train a model	-1,,,-1,4
train a	-1,,,-1,5
hq is	-3,-3,-2,-2,2,-2
surveyor	-7,-2,-5,-5,,,-2
r . subramaniam	-4,-3,-3,-3,-1,-3,-2
which metro	-2,-3,-4,-2,-2,-1
zayed road	,-2,1,,1
zayed	-2,-3,2,-1,1,-1
sheikh zayed road	-1,-2,1,,1
sheikh zayed	-2,-3,2,-1,1,-1
at his	-3,-3,,-1,-2,-1
he did	-4,2,,-1,,-1
cheaper .	-3,-3,8,,,4
week only	-4,-4,3,-2,-3,1,-1
per week	,-2,3,2,1,-2
um	,-4,7,-2,-2,-2,-1
before then .	1,1,-3,-1
so before then	2,-1,-1
need booking	4,-4,-1
blue lantern	3,-1,-2,-1
dive centre	3,-3,-2,-5,-2,2,-1
dive	4,-3,-5,4,-3,-1,-1
a dive centre	-1,-3,-3,-3,-2,-3
a dive	,-3,-3,1,-3,-3
instructor	2,4,-2,-1,-1
mail files	-4,-1,,,,6
^decen	4,-1,-4,-2,-2
decent	4,1,-6,-2,-2,2
can you move	-1,,-1,,-1,3
^bounc	-2,-2,-1,-1,1,2,-1
been with	-2,-1,-1,3,,6
have been with	-2,-1,-1,2,-1,3
^daman	-4,,-2,-3,-3,-3,-1
damansara	-4,-1,-2,-3,-3,-3,-1
work there	-4,-1,-2,-1,-2,-2
media in	-2,,-2,-3,-2
^utili	-1,-3,-3,-2,-6,-2,-1
kindly confirm	1,-1,-2,,-2,-1
so want own	-3,1,1,-1
mahal	1,-3,-1,2,,-2,-1
uitm	-5,-1,2,-2
izzah	-5,4,4,-2,,2
nurul izzah	-3,4,4,-1,,2
rm 4k	-2,-2,-1,-3,-1,-1
nine .	4,-4,,-2
school and	4,-1,1
uniform for	3,,2,,2
ladi .	,,3,-1,-2,-1
tailor shop in	4,3,-1
tailor shop	5,3,-4,-1,-1
a tailor	-4,1,-3,-2,-2,-1
and open	-1,-1,7,,3
in 2020 and	-3,2,1
in 2020	1,3,4,1,,4
bear	-5,1,-1,3,3,1
aed 18,000	-2,-1,4,2
whatever is	2,3,,-1,-2
pays you	2,,-4,-3
who pays	-2,-1,-4,-1,,-5
one who	-3,1,1,,-1
the one who	-2,1,,,-2
can one	-2,-3
me !	-2,-1,-2,,3
please be	-1,3,,,-1
for old	3,2,-1,-1,-2,-2
hamra	-3,-2,-2,-3,,-3,-1
1 555	-4,-1,-1,-2,-1,-1
from abroad	-3,-2,4,3
vendor form	-8,-4,-4,-2,-5,-3
for vendor form	-3,-1,-2,-1,-1
bank account	-2,-1,-4,,-2,-1
the bank account	-3,-1,,,-1
tell which	-4,2,-1,-3,3,-1
^syafi	-2,-3,1,-1,1,-1
syafiq	-2,-2,,,2,-2
95k	-1,-2,-2,-2,,-2,-2
ups	3,-3,-1,-4,-1,3
maybe a	5,,-1,3,4
20 november	-1,2,1,-2,-2,-1
partner for a	-2,3,,-1,,-1
been asked to	-1,,-1,-2,-2,1
been asked	1,-1,-2,-2,-3,1
takaful	-1,1,-1,-3
barakah	-2,,4,-3,-2,-1
rm 1.2	-3,2,,,-1,-1
shop name is	1,-1,4,3,-1,-1,-1
you . we	,,-2,4,,1
a bubble tea	-1,1,-2,2,-1
a bubble	-1,1,-2,2,-1
from singapore	2,2,2
realistically	-1,-4,-1,-5,-4,-3,-1
share your company	,-1,2,-2
b2b portal for	4,,3,,-1,-1
^yousu	-5,-3,1,1,2,-2,-1
yousuf	-4,-2,2,-1,2,-2,-1
dubai . my	-3,-2,3,-1,-1
general trad	-2,,5
thank .	-5,-5,-5,-4,-3,-2
tour company	5,-2,-2,-3,-1,-1
three of us	,-2,4,-2,-1
three of	,-2,2,-1,-1,3
no appointment	3,-3,-1,,,-1
in batu pahat	3,1,-1,-2,,-1
in batu	5,1,-1,2,-1,-1
pakar	2,3,-1,,-2,-2
hospital pakar	4,-2,-1,,-1,-2
whatever the	-2,-3,-2,-3,-1,2
means =luck	-6,-4,-7,-6,-3,-5,-1
^chanc	-4,-1,-2,-2,-1,-1
chance	-4,,-2,-1,3,-1
any chance	-5,,-2,,-1
^loren	,-3,-2,-3,-2,-2,-1
lorenzo	-1,-4,-2,-4,-3,-2,-2
^lands	3,2,-2,3,-2,-1
landscap	3,-1,-1,2
find someone for	-2,,-1,-2,-3,1
find someone	1,2,-1,-1,-3,2
factori	-4,-3,-1,-2,-5,-2
^glove	2,1,-5,-2,1,-2
glov	2,1,-4,-2,1,-2
rubber glov	-2,-1,-1,-1,1,,-1
glove	-5,1,2,-1,,-1
by internet .	2,-2,4,-1
^burea	,4,,2,-2,-1
bureau	,3,-1,2,-2,-1
they all	2,2,-3,-1,,-1
i bring	-3,-3,,,3,-1
^sterl	-2,-3,-3,-4,-3,-2,-1
sterl	-1,-2,-2,-2,-2,-2,-1
in chera	-2,3,-1,,,1
time we	1,,1,,4,2
go down	-4,-2,2
settle	-1,-2,-4,,-1
answer ?	-1,-1,-2,,,-2
could an ai	,-2,-3,,5
gcc	-1,-2,5,-1,2
for bank	,-1,,,3
kofi	-6,-3,4,-2,1,,-2
to it	-2,-5,-2,3,-4,-3
i'd put	-2,3,-1,2,,-1
in week	-3,-1,-3,-5,,5
the exam	3,-1,-1,-2,,-1
ajman and	,3,-3,-1,-1,1
no shop	1,2,-1,-2,-1,1
phone which	-1,5,-2,-2,-1,-1
people see	,4,-2,-3,-2,-1
give it	4,-1,-2,-1,-1,1
owner'	-1,-2,-2,-2,1,-1,-1
i found	-5,,-1,-5
i'm not a	-1,-3,-2,-1,-2
need 1	7,-2,-1,2
a vet	,,,1,5
10 thousand	-3,-1,-2,5,-1,-1
boss say	-5,,-4,-1,-2,-2
btc	4,-2,-6,-1,-1,-1
would pay	5,-1,2,-2,2
^crypt	2,-1,-6,-1,-1,-1
crypto	2,-1,-6,-1,-1
^gambl	5,-2,-2,-2,-2,-1,-1
gambl	4,-2,-2,-1,-2,-2,-1
shine	5,4,1
i'm start	2,2,-4,,,-1
doha but	,-1,-2,-2,-2,-2,-1
^wambu	5,-2,-4,-1,-1,-1
wambui	5,-2,-2,-2,-1,-2
january so	-3,-5,1,-2,-3,-4
in january so	-3,-3,3,-2,-2,-2
offer to	1,2,-1,,2
we said	3,6,,,,3
phase 2	-3,3,-4,-3,-3,2,-1
the contract	-3,-2,-1,,-1,-1
kaya	-6,-2,4,3,2,-1
^entit	2,-2,-2,-1,2,-1
foo	-1,,-2,-1,3,-2
im the	7,-2,-2,,2,-1
of experience	-1,-1,-2,-2,-2
year of experience	-1,-1,-1,-1,-3,-1
how i	-1,,3,1
so how	-3,-3,,-3,-2,-2,-1
they order	-3,3,2,-1,-1
frankincense	-2,-3,,,-2,-2,-1
300 rial	-2,,-1,2,-1,-1
they took	,-3,1,3,-2,-2
daud	,-1,-3,-2,,-3,-2
kiara .	3,3,-1,-1,-1,-2
mont kiara .	3,2,-1,-2,-1,-2
plaza	5,-2,-3,-2,-1,-2
7 2	-2,,-1,-3,-1,-1
week at	3,5,-2,-1,-1,-1
nursery plant	2,-3,1,,-1
people find	-2,-3,-3,4,-4,-2
he want the	4,-2,-3,2,-3,-2
whatsapp 966	-1,-1,-2,1,-4,2
hourly rate	-2,-2,,-1,-1
c	,-4,-7,-3,-1,-1
ours ?	-2,-2,,,,1
please confirm	-1,-1,-3,,-1
after nda	-2,-1,-1,-2,-2,-1
sin	1,1,,3,-2,-2,-1
people do	7,-1,-3,-2,2
app too	3,-2
^envel	2,-1,1,,3,-1
cash in	4,-4,-1,,-1
lesson on	2
in by phone	-3,5
acces	1,6,-1
miri	-4,4,,1,-3,-3,-2
to other	-1,-3,2,-1,-2,-1
mention it	4,-1,-1,-1,-1,1
farm al	5,-1,2,,,-1
to write .	3,-2,-2,-1,-3,-2
^nasse	2,-3,-3,-2,8,1,-1
nasser	3,-2,-2,-1,3,-1
bin nasser	5,,-2,-1,-1,2
^brigi	-1,-1,-3,-2,-2,-2,-1
on 8	2,-2,-3,-2,1,-2
india or	4,,-5,,-1
do your	-6,-5,-5,-4,-3,-3
where do your	-4,-3,-3,-3,-3,-2
where do	-3,-7,-2,-1,-4,-2,-1
55501	2,-1,-2,-1,-1,-1
vat .	,2,-1,-1,-1,1
yet no	-3,-2,-2,-2,-1
our page	4,-2,-2,2,2
we thought	-1,-3,1,4,2,3
book app .	-5,4
you come	4,,-3,-3,,-2
^yacht	-4,1,-2,,-1,-1
yacht .	-3,2,-1
for mr	-3,1,-2,-1,-1,2
by itself .	-3,-2,3,,2,-1
by itself	-3,-4,4,-3,9,-2
want site with	2,-2,2,-2,-4,-1
phone order	1,2,,,-3
yes like the	2,2,-2,-1,-3
yes like	2,-1,-1,-1,-4
in order	-3,-1,3,,-1,-1
kovil	-1,-2,-4,-1,,-1,-1
maha	-5,-2,-2,-2,,-1,-1
^letch	-3,-2,-1,-2,-2,-2,-1
i had a	1,4,-1,-2,-2
microsoft 365	,,,,,4
^nordl	-5,-3,-4,-4,-4,-4,-3
nordly	-5,-4,-3,-3,-3,-1,-3
land page ?	7,,-2,-2
glow by	-1,-5,-3,,-4,-3,-2
^thesi	-5,-3,-4,-4,-4,-3
thesi at	-3,-1
thesi	-6,-4,-4,-5,-5,-4
a thesi	-1,,,,-4
writ a thesi	-1,,,,-3
used for	-3,,-1,,-2
by phone .	-3,6,-1,,-2
one hour	-1,3
jcb	5,1,-2,-1,-1,-2
crane	4,,-5,2,-2,1
now a	4,-1,-1,,-1,-1
rimal	1,-4,,-3,-3,-4,-2
^concr	1,2,-3,,-2,-1
^upsta	5,-2,-3,-1,-4,-1
upstair	4,-2,-2,-1,-3,-1
did site for	2,,-2,-2,-1,-1
did site	3,,-1,-1
here from the	4,-2,-2,2
kamaruddin	4,1,-5,-1,,-2
spend more than	2,-1,-3,-5,-1,-1
spend more	-1,-1,-3,-3,-1,-1
it's been	-1,-1,6,-1,-1,2
us our	-1,,,,3,1
hatta	-8,-5,6,-5,-5,-4,-1
table .	-6,-1,-3,,2
addi	-7,-2,-5,-5,-5,-5,-4
ourselv .	-1,-3,-4,2,-2
people order from	-1,2,-3,-1,-1
want that people	,2,-4
^hasna	-3,-2,3,-2,-2,-1
hasnah	-3,-3,3,-1,-2,-2,-1
^resou	-2,-2,-3,-2,-1
resourc	-2,-2,-3,-2,-1,-1
now ?	-8,-4,-5,-4,-1,-4
women only	1,5,-1,2,-1,-1
the english	-3,2,,3,-2,-1
^welln	-5,,3,4
wellnes	-4,,2,3
family has	-1,,3,2
our family	-1,,2,3,,3
jeddah .	-2,5,,2
on web	2,-1,2,,-2,-4
means =voucher	-4,,4,2,,1
^vouch	-3,,3,3,,2
voucher	-3,,3,2,,1
^amina	-6,-4,1,2,-4,-3,-2
aminah	-5,-1,4,1,-1,-2,-1
village .	-1,,2,,2
bridge	-1,-3,,,-2,-4,-2
bank in	4,,,,3,2
client a	1,1,,-1,1,2
a developer	4,-1,-1,,2
is half a	-1,-1,,-1,,2
is half	2,-1,-1,4,1,2
chatbot .	-1,-1,-1,-1,6
the document	-3,-1,,,-3,-3
cc	-5,-5,-2,-4,-2,-3
price at	4,,-1,,3
get price	2,-2,-3,-1,3
send photo	-2,-1,-2,,5
^metal	-1,-1,-1,-1,3
metal	-1,-3,-1,-3,,,-2
scrap	1,1,-1,3,2
interest .	-2,-1,-2,-1,1,-1
i'm interest .	-1,-1,-2,-1,2,-1
^unsub	-5,-3,-4,-3,-3,-2,-1
unsubscribe	-3,-3,-3,-2,-3,-2,-1
bint	-4,-4,,-2,-4,-2,-2
white friday	-4,-4,5,-1,-2,-2,-1
woo	-5,,3
bus company	3,1,-2,-1
flash	3,-1,-3,-1
^santh	-2,-1,,-1,,-1
santhi	-3,-1,-1,-2,,-2
at each	-2,1,-2,-1,-3,-2
^seber	-3,-3,-2,-3,,-1
seberang jaya	-3,-2,-2,-2,,-1
seberang	-3,-3,-2,-3,,-1
^perei	2,-2,-4,-1,-2,1,-1
pereira	1,-2,-4,1,-2,-2,-1
lt col	,2
2018	1,2,-2,6
^arame	-4,1,-3,1,-1,-1
aramex	-4,2,-3,1,-2,-1
is he	-6,-3,-2,-1,-2,-2
wind	2,-3,-3,-1,3,1
second wind	5,-1,-2,,-1,-1
choos	3,-1,-5,-1,-2,-5,-1
yet i'm	2,-2,-2,-2
people pay	6,-4,-4,-2
sole	1,,3
qasr al	5,-1,1,2,-1,-1
is qasr	3,-1,,-1,3
company name is	-4,-4,-6,-6,-2,-3
my supervisor	,-5
ok just	-5,-3,-4,-2,-4,-2,-1
order page	-9,-5,11,-2,-1,-1,-1
is busy	-2,4,3
valentine'	-5,-5,7,-2,-3,-2,-2
^stadi	2,-2,-1,-1,,-1
stadium	2,-3,-1,-2,,-1
shop by	-2,1,2
it has no	-1,-2,,,,-3
you host	-5,-2,-4,-1,-3,5
in bali	2,3,-1,,4,2
george town .	3,1,,,,3
george town	1,-1,-2,-4,-3,2,-1
architecture	-1,-1,-1,-2,-2,3
uh	2,,,,,3
rm 1,500 a	-2,-2,-2,-3,-1,-1
phone . we	2,3,2,-1,1,-1
a phone .	3,-1,1,-1
it on a	,3,,-1,-1,1
brother i	-2,-1,,5,1,-2
cab	-5,4,-3,-2,-2,-2
^birgi	-3,-1,-2,2,4,2
they search for	-3,-2,-1,2,-1
we need more	-5,-5,-2,4,-3,-1
you really	-4,-5,-1,-1,-1,-1
did you really	-3,-5,,-1,,-1
and did you	-5,-6
their phon through	,2,-1
the doctor want	-3,1
should sell	-3,-2,4,-1,-1
we should sell	-3,-2,4,-1,-1
^recko	-2,5,5,,-1,3
reckon	-1,4,5,,-1,2
shed	-2,-2,5,-2,-2,1
victoria	1,-3,-3,-2,-2,-2
we want sell	-3,-1,4,-2
^morei	-2,-2,-1,-2,-2,-2,-2
moreira	-4,-2,,-2,-1,-2,-1
sorry my	-2,,5,,1
via	-1,-3,3,4,-1,1
^aurel	2,-3,-5,-3,-2,-1
me how to	,,,-1,,3
the case	,,-1,-1,-2,-1
^48,00	-1,3,1
48,000	-1,3,1
price for a	1,-1,-3,-1,-2,-2
be the same	-4,-1,-2,,-1,-2
would it be	-1,-2,-3,,-1,-2
would not	3,-1,,-1,-1,-1
small thing	-1,-1,-2
web page .	5,-1,-3,-2
a web page	3,-3,-5,-3,-1
been a	3,,,-3
^oberh	-3,-2,-2,1,-2,-1,-1
oberhuber	-1,-1,-1,2,-2,-1
which read	-2,-2,,,4,-2
ai which	-1,-4,,,4,-1
left us	,2,4,-5,,5
bust	-1,,-1,-2,-1,-2
toast	-6,-2,3,-2,-2,-2,-1
or we	-1,1,,-1,-4,-1
need from	2,-2,,-1,4,2
you need from	,-2,-2,-1,,2
the rain	8,-1,,2,-1,3
before the rain	,,-1,,,3
of the basement	-1,-1,,,-1,6
server out of	-2,-1,,-1,,4
server out	-1,-1,,-1,,4
get our	-2,1,-4,4,-1,3
saving and	3,4,,,,3
everyone call me	,1,-3,-3,-1,3
everyone call	1,,-3,-3,-1,3
year at	,,-3,-3,-1
^front	-3,-3,-5,-4,-4,-4,-2
yuki	2,-2,2,-2,-2,-2,-1
near me .	-2,-1,-1,2
someone types	1,1,-2,,-1
to come	2,3,-4,4,-1,-1
want to come	-5,-1,-3,1,,-1
month tops	-4,-1,-1,2,-1,5
a month tops	-2,-1,-1,1,-1,3
quid a month	-1,,-1,2
quid a	-1,,-1,4
call ?	-5,-4,-3,-2,1
^leath	-1,-2,1,-3,-2,-1
leather	-1,,,-3,-4,-2
^kingf	,-2,-2,-2,-1,-1
we own a	,-2,-5,-3,-1,-2
we own	3,-3,-6,2,-2,-2
^nomvu	-4,-6,-7,-7,-6,-6,-5
nomvula	-3,-5,-6,-6,-4,-4,-3
envelope	,4,-2,-1,4,-1
^jean-	2,-4,-6,-6,-4,-5,-4
^decla	2,-1,-3,-2,-2,-3,-1
declan	2,-2,-3,-2,-2,-3,-1
own place	4,-2,-1,3,4,-2
my own place	,-1,3,2,5,-1
one for	-1,3,-3,5,2
did their	1,2,,-1,5
you did their	1,-1,,-1,4
atla	1,-1,-1,-1,3,-1
the one in	2,,-2,-4,1,-2
^ximen	-6,-5,-6,-4,3,-4,-3
ximena	-6,-5,-5,-4,3,-4,-3
shilling	-4,-2,-2,-2,-4,2
a shop ?	-3,-4,5,-2,-2,-2
motorbik	3,-2,3,-2,-1
spare part for	-1,-2,6,,-1
for spare part	-4,-2,5,,1
for spare	-4,-1,4
good . then	-2,-1,2,-2,-4
an ai thing	-1,-2,,,3
invoic a month	,,,,3,-1
invoic a	,-1,,-1,4,-2
the finance	-6,-4,1,-1,2
900k	-2,-1
project took	-5,-1,-1,-1,-1
for tractor	-1,4,-1,1,-2,-1
but for tractor	-1,5,-2,-1,-2,-1
so march	-3,,-3,-3,-2,-2
^sowin	-5,,-4,-3,1,-4,-1
sowing start	-3,,-3,-2,-1,-2
sowing	-5,-1,-4,-4,2,-3,-1
year my	4,-5,,-2,-1,-2
40 year	2,-4,-4,-5,-4,-3
howdy .	7,-4,-5,-2,-2,-2
howdy	7,-3,-4,-2,,-1
don't do	2,,-1,-1,-2,-3
^antwe	,-3,-2,,-2
antwerp	,-3,-1,,-2
customer on	4,2,-2,,-2
we sell in	-3,,-2
^vanco	-3,-2,-4,-1,4,1
vancouver	-4,-1,-3,-1,4,1
closer	,-2,-2,-2,-2,-1
have anyone	-4,-2,-1,,-2,-1
you have anyone	-2,-2,-1,-1,-2,-1
every month .	-1,-1,2,4,2
europe and	3,,-2,1
^ningb	1,-2,-2,-1,-2,-1
ningbo	,-2,-3,-2,-3,-2,-1
the parish	2,-3,-3,-3,1,-2,-1
for the parish	2,-1,-3,-1,-1,-1,-1
^duned	-3,-2,-2,-1,-1,-1
dunedin	-4,-2,-2,-2,-1,-1,-1
good to	-2,-1,-4,,-2,1
that grow	-3,-1,-1,-1,-1,3
host that	-3,,,,,4
cruise	-1,1,-2,-2,-2
whale	4,-3,-3,-3,-1
we take	-2,-4,-3,-3,-4,1
here . i'm	1,2,,4,,1
^overh	-4,-1,-2,,-1,4
^dimit	-3,2,1,,4,-1
in the name	1,-1,,-1,,3
as in the	-2,-2,-1,-4,-1,-1
yes same	1,-3,-4,-2,-3,-2,-1
cheaper ?	2,-2,,,,1
you be	4,1,-4,-3,-2,-2
would you be	-2,3,-1,-1,-2
four month for	1,3,2
quot me	-4,3,-3,,1
a courier	-1,-1,-2,,,2
^usele	-4,-2,-3,-4,,1
useles	-4,-3,-3,-1,-2,1
from my phone	4,-4,,,-1,2
management .	-3,2,-1,-1,3
assistant to	5,,3,,-2
to see a	-1,,4,1,-1
he want to	-3,,-4,1
i'm asking for	1,3,,-3,4
s.a .	-5,,-5,-4,-2,-3,-2
s.a	-3,2,-3,-3,-3,-2,-1
los	-3,1,-3,-3,3,1,-1
^baoba	2,-2,-3,-3,-3,-2,-1
baobab	3,,-2,-2,-3,-2,-1
in windhoek	-5,-1,-2,-3,-2,-2
a patient app	-2,4,,,-2,-1
a patient	2,,-4,-4,-4,-3
like to talk	-1,3,,,-1,-1
^lindi	-3,-4,-6,-5,-4,-4,-2
lindiwe	-3,-4,-5,-5,-4,-4,-2
can help ?	-3,-1,-1,1,-1
can help	,-1,-1,-1,-3,1
ok english .	-3,3,-2,1,-1
salut	7,-1,-2,-1,,-1
tell them	3,-4,-2,-2,-2,-1
^fresc	-3,-5,-3,-2,-1,-1
in german	-5,,2,-1
for a web	-3,-2,-3,-1,-1
is look for	2,3,-1,-1,-2,-1
is look	2,3,-2,-2,-3,2
sidra	4,,-2
internet . i	3,-1,,-1,-1
i took over	-2,2,1,4,,2
i took	1,2,-1,3,,4
how we	,1,2,-3,-2,-2
you how	4,2,4,-1
it just	3,-2,-4,-2,-2,-1
it from	,1,-2,-2
have and	1,-2,1,3
de peso	,-3,-2,-3,-3,-3,-2
millon de peso	,-2,-3,-2,-2,-3,-2
millon	-1,-2,-2,-2,-2,-3,-2
class on	-3,5,-1,-1,-1,3
book class on	-3,3,-1,-1,,3
medellín .	-2,3,2,-1,,-1
longitude my	4,-2,-2,,,-1
dear longitude my	3,-1,-2,,,-1
^towin	-4,4,-3,,3,-1
towing	-4,1,-2,,3,-1
sort of thing	-1,4,-1,,-2
sort of	-6,4,,-3,-2,-3
that sort of	,3,3,-1,-2
that sort	1,2,4,-1,-1
piece .	2,3,,,-1
hear the	,1,1,,-3
hear	-5,1,1,3,1,-4
hold up	-4,4,,-1,-3
but it's	-2,-2,1,-1,-1,-1
august so	,-3,-1,-1,-2,-3
12 august	-5,,-1,-1,-1,-1
^robot	4,-2,-1,-2,-3,1
robot .	-2,,-1,-1,-4,2
name to	-2,,,3,-1,2
don't give	-1,-2,1,,-1,2
app show	-3,6
the auction	-4,-1,4,,2,-1
up from	-1,,-2,2,-1
what people	-1,-1,-2,-2,-1,-1
nino	,-1,-3,,-2,-1
want tourist to	-4,-3,3,-3,-3,-1
want tourist	-3,-3,2,-2,-3,-2
^tbili	-3,-3,-3,-3,-2,-2
tbilisi	-3,-3,-3,-4,-2,-2
in tbilisi	-2,-1,-2,-1,-2,-1
gitex and	-1,-1,-2,,-1
hi i was	2,,-1,1,,-1
^digni	5,-1,-3,-2
be redone	6,-1,-1,-1
is no rush	-2
not with	3,-1,-4,-2,-1
am not with	,-1,-2,-1,,1
page for my	8,-1,-6,-5,-3,-2
a page for	10,-3,-1,-4,-3,-2
ghana	-2,4,2,-4,-3,-3
never again .	-1,-1,2,-1,-1,4
other agency	1,-1,-3,5
the other agency	1,,,6
it . we	6,-3,-2,1,-2,-2
hm ok	-3,,-2,-1,-1,-2
^808.5	-4,-5,-5,-4,-4,-4,-1
808.555.0119	-4,-5,-6,-4,-4,-5,-1
website w menu	2,-2,-2,-1
website w	2,-2,-3,-2
ice	-1,,-4,3,-3,-3
central	-2,-1,-2,,-1,2
i've seen	,-2,3
dollar is what	-4,-3,-1
also someone	-2,4,,3
need website in	4,-1,,,-2
77 555	-1,,-2,-1,-1,1
le	2,,-5,-4,-2,,-3
^yello	6,-4,-5,-6,3,-2,-1
yellow	5,-3,-3,-4,5,-3,-2
the little	-3,-2,3,-2,-1,2
^firew	,-3,1,-3,-2,-1,-1
and around	2,-2,-4,1,1,-1,-1
would like people	-7,2,2,-2,-4,-3
break down	,-2,1,,1,-2
is sold	-3,-2,4,,-1,-2
in the field	-1,3,,,2
out in the	-2,3,,1
of spain	1,2,-1,,-1,-1
port of	3,,-2,-1,2,-1
^realt	-5,-4,-4,-3,-4,-4,-2
realty	-4,-2,-3,-2,-3,-2,-2
30k and	-4,-2,-3,-2,-3,-1
^carni	2,1,-1,1,-3,-1
carnival	,1,-1,1,-2
he says i	2,,1,-1
^woode	-4,-1,3,-1,-2,-1
wooden toys	-2,-1,2,-1,-1,-1
wooden	-2,-1,4,-1,-1,-1
produce	-3,-4,2,-5,-3,-2
when that	-1,,,-3,-1,-1
the stock	-2,1,6,-2,-1,2
in writ	-3,-1,-2,-1,1,1
remind	,-3,,-1,4
an assistant that	-3,-3,,-3,6,-3
someth like that	10,-2,,-2,-2,-2
tell me .	4,4,,,2
holy	2,3,-6,-5,-5,-6,-2
a food truck	5,1,-2,,-1
speak for	3,-1,,-1,,-1
you asked	-2,4,1,4
j .	-1,-3,4,-4,-3,-1
j	-4,-3,3,-5,-3,-2,-1
reg .	2,,-3,-2,,-2,-1
with instagram	-4,-1,-4,4,-1,-1
not on	,-4,,5,-2,2,-1
on iphone	-5,3,4
both on	6,,-3
me not	2,1,3,2,2
in google maps	1,-2,-1,2,-1
he doesn't	,3,2,1,-2,-1
one with the	1,-2,3,2,-1,-1
bros	-5,-4,2,-5,-4,-4,-3
so november	-2,-1,1,-3,-2,-2
door open	1,-1,-1,2,-1,-2
the door	,-1,-1,2,-2,1
up and	4,,-3,4,4,1
the word	2,-2,,3,-2,-1
get the	,-4,2,3,3
to get the	5,,,2,,1
it yet	2,-2,-2,1,,-1
for it yet	1,-2,-3,2,,-1
have a name	,,1,3
i'm open a	4,-1,-3
i'm open	4,-1,-3
ret .	-2,3,-1,3,-1,1
ret	-2,2,-1,3,,3
^vienn	-1,-1,3,,-1,-1
vienna	-2,,2,,-1
in vienna	-1,-1,4,,-1,-1
magazine	-3,2,-1,-1,-2,-1,-1
^roste	-4,4,-2,-1,-1,1
roster	-4,5,-2,-1,-2,2
website for wedd	4,-1,-1,-2,-1
no the	,1,2,-2,-1
place ?	-2,-3,-2,-1,-1,2
900 euro	,-1,-2,-2,-1,1
a guy	5,-3,-3,-2,-2,2
pay a	1,-1,-3,,,3
were with	-2,,-3,3,,3
we were with	-2,,-3,2,,3
^borde	1,-4,-6,-3,-4,-2,-1
clare	-3,,3,-2,-2,-2,-1
from my own	-2,3,4,2,3
sheet music	-3,4,3
able to buy	,,2
teach the	-2,,1
the irish	-2,,2
what does it	2,-1,-2,2,-2,-2
75k .	3,,2,-2,-2,-2
so let' say	2,,-2,-1
so let'	2,-1,-3,-1
^splas	-1,3,,-1
app . i'm	,3,3
school app	-2,-6
otter	-2,3,1
to know .	-1,-3,1,-1,-3,-2
finch	,1,-5,-6,-2,-2,-1
our lawyer	4,1,-3,-1,4,-4
^oaxac	-3,-3,6,3,-3,-2,-1
oaxaca	-3,-3,5,1,-2,-2
sell by	-3,-1,5,-3,,-1
2.1 star	-2,6
ops team	-1,-3,,,,3
the clerk	3,-2,-1
guild	,1,-1,2,-1,-2
originally	-2,-1,5,-1
currency	-1,-1,2,-2
it per month	-2,,,-3
it per	-2,,,-2
is it per	-2,,-1,-3
4,999	-3,,-1,-2,,-1
include the	-2,7,-1,-2,-1
is left	-1,2,-3,3,-1,2
app what	,4,-2
people should see	-4,1,5,-3,-2,-1
name first	-2,2,-1,-1,-1,-1
^hunga	4,5,3,-2,-2,-1
^whoev	3,-3,,3,-3,-3
whoever	2,-1,1,4,-2,-2
i'm look for	-3,-2,-3,-5,1,-2
to sort	-6,-4,-2,-1,4,-1
a computer	-3,-6,2,-2,5,-5
yrs of	-4,-3,-3,-1,8,-2
^mine'	,-2,,-1,-1,-1,-1
when he	4,1,-1
robot to	-4,-2,-2,-1,3,-2
a robot	-1,,-3,-1,-5,-2
and night	,2,-1,,3
day and night	,,,,3
^guang	-1,-2,-2,,1,2
guangzhou	-1,-2,-3,,1,3
i import	2,1,3,3,1
my dear	-3,-2,-4,-2,1,-1
law .	-2,-1,,,-1
because of the	-3,,,,,-1
if your	1,-3,-2,,5,2
a visitor	-3,-2,-2,-3,-1
to gcp	-2,-2,-1,-2,-2,4,-1
dc	-5,-1,-2,-2,-2
f	2,-4,-3,-3,-3,-1,-2
done for	4,5,2
^butch	-6,-2,7,,,3
of september .	2,2,-1,-1
of september	4,2,-1,-1,-2,1
^subco	-4,3,-1,-2,-1,-2
subcontractor	-4,2,,-1
busines partner	5,-1,-4,-1,-2,-1
^locke	2,-5,-2,1,-1,-2
to choose	-1,-3,3,-2,,-1
ha ha .	-4,6,1
in pari	-4,,2,-1,1
am pari	-4,2,1
i am pari	-4,2,1
one'	-5,5,-1,6,-1,-1
normally pay	1,,-7,1
do people	-3,-4,-1,,-1,-2
get their	2,3,5,-1,2,-1
should get their	-1,4,5,-1
should get	-1,4,4,-2,-1,-1
the crew	-2,1,-3,-1,-3,-2
^pirae	1,2,-2,,,-1
piraeu	1,2,-2,,-1,-1
granddaughter	-1,-2,3
pass away	-2,,4
^prepa	2,4,-5,2,-2,-2
bo	-4,-1,-3,-1,4,-1
before school reopen	,-2,,-1,-1,-1
dies .	-2,,-1,,-2,4
it dies	-5,-1,-1,-2,-3,8
files off	,,,,-1,3
^houst	-1,2,2,-1,-2,1
houston	-3,1,2,-1,-2,1
means =banner	-2,3,-3,-2,-4,-2,-2
cookie banner	-3,,-1
cookie	-3
^holla	-2,-2,7,2,-1,-1
holland	-2,-3,7,2,-1,-1
still in	2,-1,1,-1,-1,-1
the shop'	-2,-2,2,-1,-1,-1
lodge .	-2,-2,-1,-1,1
please before	-2,4,5
is in november	-2,-1,-1,-2,,-1
very old	3,-2,-4,-1,-2,1
your be	-2,,-1,-1,-4,4
what would your	,-2,-1,-3,-3,3
12k .	-3,-2,3,,,4
^cloud	-1,-2,3,,,3
had an	-1,-1,-1,,,3
the web and	-2,-2,3,2
lobo	-4,-1,-2,,-2,-1
tres	-5,,2,,-2,-1
says the	-1,,2,-2,-1,-1
^tatia	-4,-2,1,1,-1,-1
tatiana	-4,-3,,,-2,-2,-1
70 thousand	3,-2,-4,-3,,-1
commerce	-1,-5,8,-3,-2,-1
^chamb	,-4,-5,-1,,-6,-2
chamber of	5,-2,-3,-2,-2,-1,-1
chamber	,-4,-5,-1,,-5,-2
the chamber	4,-1,-2
^wende	-4,-3,4,-4,-3,-3,-1
find my	-3,-4,,5,-4
and find	-2,-1,,5,1
people look	-2,-2,2,7,-2
a notary	1,-2,-2,3,-2
and lago	-3,-1
offic in	-4,,-1
in on	1,1,-3,-1,1,-2
bird .	3,-1,-5,-2,-1
the island	-1,-2,-1,,,-1
the volunteer	1,-2
our ceil	3,-2,-2,-2,2,-2
is our ceil	-2,-3,-2,-2,1,-2
a charity	-1,1,-2,-1,-3,-1
gym is	-1,3
6m	4,2,-1,,-1,1
lekki	-5,1,-3,-2,-4,-3,-1
site got hack	2,,,-1,-1,-2
trader .	,2,-3,-1,3,-2
ana	-3,-3,-3,-3,-3,-3,-2
as you can	2,-3,-3,-2,-1,-1
as you	2,-2,-2,-2,-1,-1
a shop .	3,,-1,,-1
hand . i	-2,,3,,4
human ?	,-1,,,-4
a human ?	,-1,,,-5
am i talk	-2,-1,-1,-1,-3,-3
am i	-8,-4,-5,-4,-4,-3
who am i	-5,-1,-1,-1,-2,-2
who am	-6,-1,-2,-2,-3,-3
web page and	3,-1,-2
in the app	-2,-3
you show	1,2,5,,-1
^drift	1,2,-4,1,-2,-2,-1
enough .	4,1,-6,-2,-5,-2
is enough .	5,2,-1
are in dubai	3,1,-1,-1,,-1
let me think	-2,-2,-2,-2,-1,-2
^quisp	-2,-2,-3,-2,-2,-2,-2
quispe	-2,-2,-3,-2,-2,-2,-2
ing .	-4,2,-3,-3,1,1
ing	-4,3,-4,-4,2
with ai for	-1,-3,-3,-1,7
letter ?	-1,,,-4,-4,-2
grandmother'	-1,,,,3
my grandmother'	-2,-1,,-1,2
read my	-4,-4,-1,-2,-1
removal	3,,-1,4
^desir	-2,2,6
you from	-4,-4,3,-3,-2,1
greet	-1,2,2
colleagu	3,-1,4,-1,-3,-1
beginn	,2,2,-1,-1
in app	-3,-2,,-1
^leipz	-4,-2,-4,-3,-3,-4,-3
leipzig	-3,-1,-3,-3,-2,-3,-2
canadian	-2,,-2
find somebody for	3,1,-1,-1
to find somebody	2,2,-1,-2
been told by	-2,,2,,-2,3
been told	-2,3,,-1,-1,4
love it	3,-2,4,-2
system ?	-5,-3,-1,-1,-4,3
your system	-5,-4,-2,,-2,-2
you find	-1,-3,-2,-5,-2,-1
556	-1,-3,-4,-3,-1,-1,-2
mayor	-1,-1,-3,-1,2,-2
one roof	-2,,3,-2,,-1
under one roof	-2,,3,-2,-1,-2
fish market	,3,-2,-1
what .	2,3,-1,,5
and we've	2,,-1,,,2
in zürich	3,-2,,,,3
^steal	-5,2,-3,-3,-3,1,-1
stealth	-4,1,-3,-2,-3,1
in stealth	-3,2,-3,-2,-2,-1,-1
is in stealth	-2,-2,-1,-1,-1,3
startup is in	-5,-4,-3,-2,-2,-1
or someth	3,-2,4,,1,2
pages ?	,-2,-4,-3,-2,-1,-1
cost for	3,3,-1,,2,2
and what would	-1,3,-1,-1,-2
zanzibar	1,1,-2,-1,-1,-2
is her	1,-4,-1,,-2,-1
it stay	-2,-2,-1,-1,-1,2
host our	,-1,,,,5
gemma	,-1,-1,-1,-1,3
^swind	4,-1,-2,-1,-1,1
swindon	4,-1,-1,-1,-1,2
in swindon	5,-1,-2,-1
^acorn	-5,-2,-4,-5,-4,1,-1
acorn nursery	2,-3,1,-2,,3
acorn	-5,-4,-5,-5,-5,1,-2
little acorn	-3,-3,-4,-2,-2,2
i run the	-2,1,1,1,1
down .	,3,5,,-2,3
^site'	3,-3,-3,-2,2,2
site'	4,-2,-6,-2,,2
means ~leak	-1,3,-2,3,-2,4
leak	,1,-2,3,-2,3
mi	-2,-2,-3,-1,-2,-1,-1
catalogue with	-2,-2,4,,,-1
online catalogue with	-1,-1,4,,,-1
online catalogue	-4,-1,6,,,2
still want the	-2,,2,,,1
still want	-2,,2,,,1
14 may	-3,,1,,1,-1
mail of	-2,3,1,,-1,2
to your mail	-3,2,1,-1,,-1
member in	-3,3,-1
viva	-4,-2,-3,-2,4,-2
you have the	-5,-1,4,-2,6
malaysian office	-1,-3,,,-1
malaysian	-4,-6,-4,-4,1,2
your malaysian	-1,-2,,,-1
the phone of	-1,3
604 555	-4,-3,,-3,-2,-1,-1
604	-4,-4,-2,-3,2,-2
much . my	,2,-2,-1,-1
mama	-4,5,2,-2,-3,-2,-2
sew	1,-1,7,-2,,-1
i sew	-5,-1,5,-1,-1,-1
of four	,1,-1,-2,-2,3
youth	3,-3,-4,-3,-3,-2,-1
to run by	-4,-3,-4,-4,-3,-4
has to run	-2,-3,-3,-1,-2,-4
prof . dr	5,-1,,,1
now need	-5,,5,-2,1,-1
same thing for	6,,2,-3,2,-1
ibadan .	-1,1,-1,-1,2,-1,-1
heard from	-2,-2,-1,-1,2,-1
i heard from	-1,,,,3
for abaya	-3,,2,-1
office in kuala	-4,,,,,-1
lakh next	,2,,,2
site is down	3,-2,-5,-5,-4,-2
shop from	4,-5,4
laxmi	-4,-2,3,2,-2,-1,-1
wat is	2,-4,-5,-4,-4,-3,-2
other guy	6,-3,-2,-3,-2,-3,-2
app for water	,3,-3,,-1,-1
by zoya	-3,-1,-1,,-1,-1
it 3	-4,-2,2,-2,-2,-1
it correct	-1,,-1,-2
is it correct	,,,-3
number 91 80	,-2,,-3,5
number 91	-1,-2,-3,-4,5,-1
green leaf	-4,-1,-1,2,-1
kow	-6,-2,1,-2,-4,-3,-1
ah kow	-3,-1,1,-1,-2,-1
tan ah	2,-1,1,-2,-2,-1,-1
asked: sell	2,-1,9,5,-1,-1
emirat ?	-6,-1,-3,-3,-1,-2
for emirat	-4,-1,-3,-3,-1
aed monthly	-2,-2,-2,2,-2,-1
3000 aed	-3,-2,-2,1,-2,-1,-1
take for	3,4,-3,2
u take for	3,4,-3,3
long u take	2,6,-1
for invoic	-1,,,,4,-1
^cupca	-3,-3,4,-6,-2,-2
order cakes	-3,-3,-2,-1
ppl order	-3,-1,2
^it.he	-3,-3,-3,-2,-2,,-1
it.head	-3,-2,-3,-2,-2,,-1
fine no	,-3,-3,-4,-2,-3
wrong chat sorry	-1,-2,-2,-3,-3,-1,-1
nimal	-3,-2,4,-2,-1,-3,-1
who i	-3,-2,,-1,2,-1
waqif	-1,-1,6,-1
sell on internet	-5,-3,7,-5,-1,-2
^manje	2,-3,-2,-2,-2,-2,-1
manjeri	-3,-2,,,-2,-1
hello madam	-4,-2,-3,-2,-2,-2,-1
nitin	-5,1,-4,,-4,-3,-2
open sunday	-3,-2,-2,-1,-1,-1
u open sunday	-3,-2,-1,-1,-1,-1
u open	-5,-3,-2,-3,-1,-2
r u open	-3,-3,-1,-2,-1,-1
till 6	-2,-2,-2,-2,-2,-2,-1
haji ismail	-3,4,1,2,-2,2
hosur and	-2,-1,1,-2,,-2,-1
between hosur and	-3,-4,-3,-2,,-2,-1
between hosur	-1,-4,-4,-3,,-3,-1
abt u	1,-3,-1,-2,-3,-1
cousin in dubai	-2,-2,-1,-2,-2,-1
1 month	-5,-4,3,-5,-2,-2
011 2345 6789	-4,-2,-3,-2,-2,-3,-2
app for student	1,5
asked: plant	-4,-2,6,-3,3,-2
30,000 aed	4,,-1,-2,-2,-1
ther	-2,-3,-4,-3,-2,-3
told to	2,4,2,2,-1,-2
^nello	3,3,-3,-3,-4,-4,-1
nellore	3,3,-2,-2,-2,-3
move to cloud	-2,-2,-1,-1,-3,2
jr	,1,3,-1,-2,2
asked: need	1,2,,,,-1
need redo	2,,,-1,-1
webste	,-2,-2,-2,-1,-2
2 3 4	,-2,-1,-2,-1,-1
1 2 3	2,-2,-1,-2,-1,-1
0 1 2	,-2,-1,-3,-1,-1
bot reply	,,-1,,5
bangalore ?	-3,-3,-3,-4,1,-1
in bangalore ?	-3,-2,-2,-2,1,-1,-1
not company	-5,-4,-5,-4,-3,-3
fb and	-3,-1,-1,,-1
me abt	-3,-1,-2,-2,4,-1
asked: read	-3,-1,-1,-1,3,-1
to 20 lakh	-2,-1,-1,-1
to 20	-2,-1,-1,-1,3
15 to 20	-3,-1,-1,-1
stop asking	1,4,-2,-2,-2,-1
for app ?	-1,3,,,-1,-2,-1
gold shop	3,-1,-7,3,-1,-1
zari	,-1,-5,-2,-3,-2,-1
sun	-1,-2,-2,-1,-2,1
^nagar	-5,-4,,2,3,-3,-1
nagaraj	-1,-1,-1,3
many staff	-2,-2,-1,-1,-2,-1,-1
how many staff	-2,-2,,-1,-1,-1
which year	-5,-4,-5,-5,-5,-3
8 lakh for	,-2,-3,-2,-2
punjab	,-2,-4,,-2,1
kiosk	,-2,-2,1,-3,-2,-1
anna nagar	-3,,-1,-2,-2,-1,-1
5 lakh .	1,-3,-3,-1,-3,-2
means =otp	-3,-3,-2,1,-2,-2
means =mfa	-4,-3,-2,-1,-2,-2
otp	-4,-3,-2,-1,-1,-1
in hurry	-3,-2,1,-2,-2,-2,-1
^aplic	-5,6,-5,-4,-3,-3
aplication	-5,7,-3,-3,-3,-3
kak ros	,-1,-2,-3,-2,-2,-1
rm 10k	-2,3,5,-1,-3,-3,-1
below rm	1,4,-2,-2,-1,-1
recommendation engine	-7,,-2,-4,7,-1
25l	-3,-2,-2,-2,,-2,-1
web n	9,1,-4,8,,-1
treat	3,2,-2,,-2,-1,-1
^nyony	2,-5,2,-4,-4,-4,-2
nyonya	2,-3,,-3,-2,-2,-1
theni	-1,-3,1,-2,1,-2,-1
nope	-6,-4,-6,-5,-4,-3,-1
wll	-2,-2,-3,-2,-3,-1,-1
asked: host	-3,-1,-1,,-1,1
host move	3,-1,-1,,,3
zoho ?	-4,-1,-2,-2,-2,-1
^kampa	-1,-1,,1,-4,-2,-2
kampala	2,-4,,,-4,,-2
than 3	-2,-2,-3,-3,-2,-2,-1
more than 3	-2,-2,-2,-3,-2,-2,-1
cream	-3,3,-3,4,-2,-2
ice cream	-3,3,-2,5,-2,-2
for hospital	-4,-5,-1,-3,,-1
satay	2,-3,,-2,-1,-1
28k	1,3,-3,-3,-2,2,-1
ads on google	-6,,,,-1
ads on	3,-2,-3,4,-1
usd monthly	-2,-2,-1,-2,-2,-2,-1
^ibrah	-3,-1,-3,-1,-1,-1,-1
ibrahim	-3,-2,-4,-1,-2,-2,-1
msg	-5,-2,-4,-4,-3,-2
jaya engineer	-3,-3,-2,-3,-4,-2
bina	1,-4,-2,-2,-2,-1
^jaffn	-5,3,-2,-2,-1,-2
jaffna	-5,1,-2,-3,-2,-2
retail	-4,-6,2,-5,-3,-3
open to	,4,2,-1
be open	-1,3,2
7 lakh and	3
household	-2,2,1,-2,-1,1
our tea	1,,2,-1,-1,2
lakh . we	-1,,2,,,1
in four month	,,5
you people have	-5,-1,-1,-1,-1,-2
company website	7,-2,-2
long for a	-2,,-2
^kassi	-2,2,,-1,-1,-1
kassim	-3,2,1,-2,-1,-1
in 2018	2,1,,3
sistem	,2,2,1,-1,-1
^alloc	2,1,,-1,-1,-1
allocation	3,,,-1,-1,-1
ios .	,3
^majli	5,2,2,-1,-1,-2
majli	4,2,3,-1,-1,-2
does your	-6,-5,4,-6,2,-2
or do we	-3,-1,3,,-3,-1
or do	-3,-4,3,-1,-3,-2
gone and	3,-1,-2,-1,,-1
three old	-1,-1,,,2,2
we'd want our	-3,-2,-1,,1
^inver	-2,-2,-3,-2,,3,-2
and is it	-3,-1,-3,-1
ready to	2,1,-1,,,3
and wait	-3,5,-1,-3
another firm	5,-1,2,-1
90,000 dirham	-3,-1,1,-1,-1
so let	-2,-1,3,3,-2,-1
is gone	-1,-2,2,1,,5
this time .	-2,,2
careful .	3,3,2
careful	3,-1,1,-2,-2,-1
that never	-3,2,2
mithai .	-3,-2,-3,-2,-1,-1
began	3,1,3,-2,-2,2
clinic no	2,-1,,-1,-2,2
227	-1,-2,-2,-1,1,-1
live in the	-3,-2,-3,-1,,-2
be live in	-3,-1,-4,-2,-1,-2
120k .	4,3,1,,,3
up to rm	1,-2,-3,-2,-2,-1
would go	-3,-1,4,,2
he would	-3,,-4,-4,-1,2
refus	3,-1,-2,,,-1
the boss	-3,2,,1,-1,-2
quot rm	-2,4,,-1
vendor in	3,1,4,,-2,-1
a vendor	1,-3,-3,2,-2,-2
catalogue .	3,-3,-2,-1,1,-1
answer the same	,-1,-1,,2
answer the	-2,-3,1,-1,2,-2
maps ?	-1,2,,-3
makes the	-6,-1,2,2
same longitude that	-2,,,-1
you the same	-3,,-1,2
for clas	-3,5,,,-1
and need an	-1,3,-1,-1,,-1
muscat al	-3,-2,1,,1,-1
in muscat and	1,-1,-2,-1,-1,2
^marij	-3,-2,-3,1,-2,-2,-2
start in august	-3,-2,-3,2,,-2
month at most	-2,2,-4,-4,2,2
month at	-2,1,-3,-5,,3
a month at	-1,-2,-1,2,-3,2
can find	5,-4,,1,2
nobody can find	2,,,3,2
bv	-2,-1,-1,2,-1,1
visit your	-4,-3,-1,1,-2,-2
piet	-3,-4,-3,,-3,-3,-1
much is an	-2,-2,2,-1,-1,-1
with razorpay	-3,-2,2,-2,-2,-2,-1
above what	-3,-1,1,-1,-1
ok that'	-2,-2,-1,,-1,1
not any	-1,,3
margao goa	2,-2,-3,-3,-2,-2,-1
vice principal	3,-2,-2,-2,-1,-1
philomena d'souza	1,-1,-3,-3,-3,-2,-1
open on 3	,-2,-5,-3,-1,-2
when the new	,3,-4,-2,-2,-2
^rejec	,-1,4,-1,-1,-1
reject	,-2,3,-1,-1,-2
parent portal	2,-2,,,3
lost .	3,,,,-3,4
what our	3,-1,,,,-1
forward what	3,,,,1
do ai	-3,-1,,-1,1,-2
in umm al	-1,-4,-1,1,,-1
in umm	-1,-6,-2,2,-1,-1
^rawab	,3,-4,-2,,-1
rawabi	,,-4,-2,,-1
it by the	,3,,,-1
using it	-4,,-1,-1,-2,-1
two part	3,-1,-3,-1,-1,-2
in two part	3,-1,-2,-1,-2,-2
60k for	-3,,-2,-1,-2
and one for	,3,-2
the rider	-3,2,-2,-2,-2,-2
^noteb	1,4,-1,,,-1
notebook .	1,4,2,,,-2
notebook	1,4,,,,-2
a notebook	1,2,-1
drove	,-3,-3,-4,-3,-1
year before	,1,2,,,3
runn a	1,-2,-6,-4,-3,-3
been runn	-2,-1,-1,,-1,-3
have been runn	-2,-1,,1
use for	,2,-1,-1,3,-1
i be	-6,-5,-5,-4,-4,-2
will i be	,-1,,-1,-4
in udaipur	-2,-1,,5,-1
wedd photographer in	1,,-1,,-2,-1
a wedd photographer	-4,,,1,-1,2
kunal	-4,2,-1,5,-1,-1
^provi	-4,1,-5,-5,-5,-2,-2
provision	-1,1,-2,-1,-1,-1
over by	3,-3,-3,,-2,3
be over	-4,-2,-3,-2,-3,2,-1
is to be	-3,-1,,-1,-1,1
is to	-4,-1,1,-1,3,3
the migration	,-1,-3,,-1,-2
by 5	,-3,-3,-3,-2,-2
us by	4,,-4,-3,1
85	-3,-2,-1,2,-1,-1
1.4	,-3,2,5,1,1
provider	-2,-4,-3,-3,-2,-7
cloud provider	-1,-1,-1,,,-7
a cloud provider	-1,,-1,,,-4
to a cloud	-1,,,,3,2
server at	-1,-2,,,-1,3
there ? i	3,-3,-4,,-1
i get a	-3,1,-3,,-3,-3
sahu	-1,-4,-2,-2,,-3,-1
my last agency	3,1
how soon	-5,-4,-1,-2,-3,-3
sharmila	-1,3,,,-1
ring him	-2,1,,-1,-1,-1
don't ring	,3,-1,,-1
but don't	-1,3,-3,-1,-2,-1
order . i	3,3
send order	,2,-1,,-2,3
^solap	1,,-3,-2,-3,-3,-2
solapur	1,-2,-3,-3,-3,-3,-2
wholesaler in	-2,-1,3
need only	-3,2,-2,-2,-1
i need only	-3,2,-3,-2,-2
a full	-6,-1,-1,,-1,-2
one can	1,,2,,-1,3
lakh one	-3,-3,-2,-3,-3,-3
for rs .	-1,1,-1,-2,-1
me that	-4,1,2,,4
at bengaluru	3,1
year . my	,2,2
mandir	-2,2,-1,,-2,-2,-1
am having a	-3,,-4,-5,-1,-1,-1
respect sir i	4,1,-1
the rest	,1,2,-3,-2,-1
not giving	-4,-2,,-2,-4,-2
is stuck	-1,-4,-2
we'd want it	-2,2,1,-2,4,-1
^upwor	-5,-2,-1,-1,,-1
^longe	1,-4,,-1,-1,2
longer	,-3,2,-1,-1,2
no longer	-1,-2,,-1,-1,-1
web store	-3,-5,4,-3
a web store	-4,-1
with a web	,-2,2
with it .	2,3,,-1
with it	-2,4,,-1,-3,,-1
and took the	3,2,2,-1,,-1
may and	,3,,,-1,-2
in may and	-1,2,-1,,-1
our agency	-2,-2,4,1,-1,-2
^inher	1,-1,4,-2,3,-1
inherit a	,,2,-3,,-1
inherit	,,3,-3,2,-1
hi i have	-1,-4,1,-1,1
need for a	-2,,-3,,-1,-1
you need for	-3,,-4,,-1,-2
^godav	-2,-2,-3,-2,-2,-2,-1
godavari	-3,-2,-3,-2,-2,-2,-2
turki	-3,,4,-1,-3,1
return in	-2,-1,-1,,,2
auditor return	-1,-1,,,2,1
75,000 .	2,-1,,,,1
cloud with backup	-4,,,,,2
^conso	-4,-2,,-1,1,1
the three	-1,1,-2,-1,3,2
too . the	,3,1,-1,-2,4
in january .	1,-1,3,-1,-1,1
more i	,,,,2,2
i must	-2,-5,3,4,-4,1
one time	-5,-3,-3,1,-2,-2
guest at night	-5,,,3
guest at	-4,-1,,2,,-1
do more	,2,,1
i'll do	3,,-1,1
if it work	-3,,-1,1,4,-1
staff .	3,-2,,-1,-1,-1
^kasav	-3,-3,2,2,-3,2,-1
kasavu	-2,-2,1,3,-2,2
a salon	3,-4,-2,1,-1,-1
she has a	-3,4,-1,2,-1,-1
end ?	,2,-3,,-2,-3
the end ?	-3,2,-2,,-2,-2
at the end	1,-2,,-2,-4,-3
code at the	1,-4,-3,-1,-3,-2
code at	,-3,-3,-1,-2,-2
owns the code	1,2,-2,,-1,-1
all i	-4,,2,,-1
that' all	-7,-2,-2,-1,-5,-4,-2
2 pm	2,-1,-2,-1,-1
^6,50,	3,-1,2,,1
6,50,000	3,-1,3,,1
^assam	1,5,,-1,-2
assamese	1,6,-1,-1,-3
011 1098	-3,-2,-3,2,-2,-2,-2
the school holiday	-3,-1,1,,,-1
till the	2,1,-1,3,4
in a year	-1,,1,2,-2,1
and said	3,1,-1,,,5
85k	-2,3,-1,-1,-1
rm 85k	-1,3,-1
me rm	-2,1,5
third of the	,3,1
a third of	-2,1,-2,3,,-1
order by phone	-6,2,-3,-1,-3,-1
shop order	,2,-5,,,-1
confus	3,1,-3,-2,-2,-1
not to be	1,2,4,-1,-1,-1
dairy .	-1,4,,,-2
seriously .	3,,-2,3
don't take	2,,-3,3
farmer .	-2,,3,,3
one app .	-2,5,,,-2
one town	-2,1,-4,-3,-2,-2
98250	-3,-2,1,2,-3,-3
91 98250	-1,-1,2,2,-2,-1
photography .	,,2,2,-1
spent on	-4,2,2,2,,-1
lakh of which	,3,2,2,-2
the advert	-1,,2,2
place and	3,-3,4,2
want 1	,3,5,4,,3
vindhya	-3,-1,1,2,1,-1
write here .	1,,3,2
write here	,1,1,3
was told to	1,3,3,2,-3,-1
call i	-2,2,2,3,,2
our call	,,2,2,4,-1
^pinna	,-4,-3,-3,-2,-1
pinnacle	-3,-3,-3,-3,-3,-1
september so it	1,-3,3,,-2,1
but he has	1,-2,-1,-2
salzburg	2,-1,-3,-1,-1
a cousin	-3,,-4,-1,-1,1
together .	1,4,-2,4,-1
year that	1,5,-2,-1
15 percent	,-1,-1,-3
typo .	2,-1,-2,-2,-1,-1,-1
amma	-2,-1,-2,3,-1
to ring	1,-3,-1,,3
on leave .	4,,-3,,-1
i hear	1,-5,-2,-1,-2,-1
phone we	4,-2,-2,-1,1
second to open	4,,-2,-2,,-1
second to	4,-2,2,-4,-1,-2
the slow	,-3,3,-2,-1,-2
the ones	-3,-4,1,-2,-4,-2
is friday	2,-1,-2,1,-1,-2
back on	3,-4,-2,,-1
mean the	1,-5,,-5,4,-1
i mean the	,-5,1,-4,4,-1
online shop ?	-3,-1,-1,3
ah ok	-1,,3,-1,-1,-1
means =hardest	,-1,-1,-1,3,1
difficult	,,-1,,2,2
should go	-2,,3,,-2,2
is the ceil	-2,-2,-2,-1,-2,-1
for 18	-1,4,-1,,-1
said six	-1,1,,,2
who want	,3
to two	,2,1
lal	1,,-3,-2,-2,-1
^vidar	-3,1,-1,-1,5,1
vidarbha	-3,1,-1,-1,5,2
a diagnostic	-1,4,,-2,-1
in bahrain	-2,,-1,,3,2
want someth	-1,-4,,-4,2,-1
firm and	-4,-1,-1,4,2,2
law firm and	-3,-1,-1,4,3,1
sense	-3,-1,-1,-3,3
by q3	-8,-6,-6,-5,-4,-5,-3
^pirat	-2,-2,-2,-1,-3,-1
a blog	-1,-2,-2,-1,-2,3
^typic	-5,-1,7,-1,-2,4
typical	-5,,6,-1,-1
a typical	-4,,7
pay for a	2,-1,-3
about digital	-2,,-2,-3,-1
the machine	,3,4,-3,6,2
would save	1,3,-1
pen	-1,-3,-4,-1,-3,1
am on	,-2,,-8,-2,-1
i am on	,-2,-5,-8,-1,-1
the pres	1,-2,-2,-1,-3,-1
you we	-2,,,,3
to you we	-2,,,,4
writ to you	,-4,-5,-4,-2,-4
writ to	,-4,-5,-3,-3,-1
who writ	2,1,2,-3
not who	1,-1,,,3
^bigge	,,,-2,2,3
biggest	1,,,,,2
our biggest	1,,,-1,,3
has pass	1,2,3
guys build	-3,-1,3,-1,-3,-1
big is	-3,-2,,-2,-2,-1
how big is	-2,-3,-1,-3,-2,-2
how big	-4,-2,-2,-4,-4,-3
ringgit of	-2,-1,-2,,-1,-1
investor gave us	-2,6,,-1,-3
investor gave	-2,6,-3,-2,-3,-1
256	-3,3,1,,,1
my director	-2,3,-2,,2,1
hi the	-2,,4,3,,1
of it to	-1,3
we move	1,,-1,-1,3,-3
the power	-4,-1,,-1,,1
price to	-3,,,,,1
the data centre	-2,-1,,,-3,2
the data	-4,-3,-2,,-3,2
again for	2,,-1,-3
down again	7,,,,,2
team the	-3,2,-1,-1
must i	-7,-5,-5,-4,-6,-4
or must	-4,2,-2,-1,-1,-1
website or	6,-2,-2,-1
the text	3,1,-3,-3,-2,-1
with donation	3,-2,-3,,-1,-1
^anima	3,-1,1,-1,3,-1
animal	2,,1,-1,2
customer only	-1,-3,-1,2,,-1
monthly and	,,-2,2,-1
month end	,2,,1,,-1
the agency	-2,-3,-4,,-2,-2
^domin	-2,-2,-1,3,-1,-1,-1
one in al	-1,,,2
gold souk	-4,-2,,2,-1,-1,-1
jeweller .	3,,-2,1,-1,-1
is cheaper	2,-1,-2,-2,-2,-3
which one is	-4,-3,-1,-1,-1,-2
417	-2,-2,1,,-2
separate	2,-3,2,2,-2,-1
6,000 is	-2,-1,3,-1,-1,-1
of rm	-1,,1,3,-1
the last one	-3,1,1,-2,-1
miss the	-2,2,1,-1,-2
sst	-1,-3,1,-1,-2,-1
^exclu	,1,2,-2,-1
the scope	-1,-5,-3
please addres	-1,,,,2
piano	6,-4,-3,-2,-2,-1
in cork	5,-1,-2,4,-1,-1
go over	4,-1,-3,-3,-1,-1
conference in	-2,-1,,-1,3
be at	-1,3
phone 971 4	-2,-2,-1,-1
phone 971	-2,-2,-1,-1
the phone 971	-2,-2
^bashi	,2,-1,,2
bashir	,2,,,3
be talk	,,,3,3
harvest is in	1,3,,-1,2,-1
harvest is	1,,4,-1,1,-1
so we can	-2,-1,-2,2,4,-1
give us	-5,-3,-2,-3,-3,-2,-1
lakh !	-2,4,,,2
itself in	,,,-2,6
call or	-2,-2,-2,-1,4
computer can	-1,,,,5,-2
a computer can	-1,,,,4,-2
boxes .	2,-1,1,,3
^apple	-2,-4,-2,-2,,-1
if i am	-1,,-1,-1,2
know if i	-4,-2,-3,,1,-1
99005	-4,2,,-1,2,-1
^field	,2,3,,1
be in the	-4,2,2,-1,2,5
^khari	-4,1,-4,-3,2,-2,-1
kharif	-5,1,-4,-2,1,-2
also an	6,-2,,-1,2
make it a	1,2
laptop .	,4,3,,2,3
one laptop .	,1,3,,2
one laptop	,-2,5,,-1,2
^detec	-2,-3,-3,-1,6
^agrit	1,1,,3,2,-1
since moved	,1,-1,,3
^shrut	-3,,-2,-2,1,-2,-1
shruti	-3,,-2,-1,1,-2,-1
would have	-4,-4,-2,-2,4,-1
mostly in	,-1,,-1,2
nine year	-1,,,3,,3
kit	-2,,,,,4
on the same	-4,-2,3,-1,-1,2
the partner	-2,-4,-1,-3,3,3
without going to	-2,,-1
without going	-3,,-1
one of the	-1,-1,-3,-3,-3
from one	-3,-4,1,2,-2,4
on 1 may	-1,-1,-1,3,-1,2
off site	-2,,,,1,2
my money	-2,-1,-1,2
last company	-3,-2,-2,-2,-2,-1
market for coach	-5,-2,-2,5,-1
binti wan	-2,-1,-2,-2,-2,-2,-1
rohani binti	-2,-1,2,-2,-1,-1,-1
report to	-3,-2,,-1,2,-2
and the shop	3,-2
pagi .	1,2,2,-3,-1
selamat pagi .	1,2,1,-3,-1,-1
silly	-1,3,-1,-2,-1,-1
office for	-2,-2,-1,2,-1,-1
it then	-2,1,-3,-2,-1,-2
let' do	2,2,-2,,1
in it .	2,6,4,-2,1
we'd put	4,2,-3
i quit	2,1,,,1
that know	,,,5,4,-1
we get a	-2,-1,-3,-1,1,-1
so either	,,2,,1,1
surf camp	-1,-1,-1,-2,-1,3
tiago	-3,-2,-2,-2,1,-1
discount for	,-1,-5,-1,-2,-1
website first	5,3,3,-3,-1
samiti	-2,-1,4,-1,3,-1
pl	-3,-3,4,-3,-2,-1
^pre-b	-1,1,1,,,-2
of work	5,-1,-1,,,2
the date	-1,-3,1,-4,-4,-1
complet within	-1,-1,-2,,3
be complet within	,-1,,,3
lakh . the	-2,1,2,2
exce	-3,-3,1,-1,-2
your firm	-3,-1,2,,-1,-1
experience with	-2,,1,-1,2
have experience with	-1,,-1,-1,3
have experience	-2,,-2,-1
sriniva	-3,-3,-2,-2,1,-2,-2
have a proper	-1,2,1
and for that	,3,1,,-1,1
^birmi	-3,,4,-1,-1
birmingham	-2,-1,4,-1,-1
in birmingham	,-1,-2,-1,-2,-1
bank transfer	-1,,4
accountant mr	,,1,,,2
through instagram	2,,-1
year it	6,,1
start in lockdown	-3,2,2
it start	2,,1,,2
second-hand	-1,-2,3,-1,-3
long .	-5,-3,4,,5
office in singapore	-1,-3,-2,-1,-2,-1
rack	-2,-2,-1,-1,-2,7
own rack	-2,-2,-1,-1,-1,4
our own rack	-2,-2,-1,-1,-1,5
off our own	-2,-1,-1,,-1,6
fastener	-1,-3,3,-3,-5,-3
^walee	-3,1,-2,-2,-1
mid september	-1,2,-2,-1
to learn	-4,-2,-2
work offline .	,2
guid	-2,2,2
for 20	-2,2,3
to do it	-3,2,3,,-1
lines	-1,-2,-3,-2,-3,1,-1
tourism llc	-1,1,-2,-3,-2,-1,-1
is ai	-3,-3,-1,-1,-2,-2,-1
5 6 7	1,-2,-1,-3,2,-1
60 thousand	,-2,-1,-5,-1,-1
person in	,-1,-3,-1,3,-2
slab	3,-1,-1
with video	,4,-2,-1
good site	-3,,,3
indiamart	1,,-1,,4
quarry	-2,-2,-3,-2,1,2,-1
ramesh from	-3,-1,-2,,,-1
is ramesh	-3,,-3
get ?	-2,-3,-3,-2,-2,-2
i get ?	-1,-3,-2,-1,-2,-1
that what	4,-5,-3,-4,-5,-3
tenth	7,,-4,-2,-1,-1
410	-1,3,-1,-1,-1,-2,-1
yeoh	-1,1,2,-2,-3
in june .	1,3,,,,1
tied to	-3,2,,,-3
tied	-4,2,,,-3
and will	2,2,1
it . our	-1,1,-1,2,2
bank for	-2,1,,,1
^manda	-1,2,-4,-5,-1,-5,-2
mandarin	-3,1,-1,-3,,-3
for someth	-6,1,-1,3,-1,1
its own app	-1,3
has its own	1,2,-1,3,,4
has its	-3,2,3,3,,3
digital for	-2,2,2,-2
lead digital	2,2,,,-1,-1
i lead digital	1,2,,,-1,-1
for plumber	-5,3,-1,1,-2,-1
cost per	-3,-2,-1,-2
can try	-1,-1,-2,1,-2,-1
also tell	-1,,,,-2,-2
invest	-3,-2,2,,-1,-1
list what	-1,-1,-1,-2,-3
of your company	-2,-4,-2,-3,-2,-1
your founder	-1,-1,-1,-1,-3
hindu	-1,,-2,-1,-2
read in	,-2,,,-3,-1
so in	-2,,2,-1,,-2
date .	5,-3,3,-2,-4,-2,-1
and sees	3,-3,-3,,-2,-1
they ask	-5,-2,-5,-3,-4,-2
^rajku	2,1,-3,-2,-1,-1
rajkumar	2,1,-3,-2,-2,-1
^himse	-2,,-2,-4,-3,-2,-1
himself	-3,,-2,-4,-3,-3,-1
morning only	-3,-2,,-1,-1,-1,-1
lakh so	,,-2,,,-2
six lakh	-1,,2,2,-1
eighty thousand	-3,-1,2
eighty	-4,1,,-1,-3,-2,-1
one lakh and	-2,-1,1,-1
^bisho	,-2,2,-2,-3,-2,-1
bishop	-4,-2,4,-2,-2,-1
the bishop	-2,-2,3,-2,-3,-2,-1
internet . the	-4,,3
and since	2,-3,2,2,-1
writ .	-1,2,1
support ?	-2,1,-1,,-3
so i know	-1,,,-1,,3
his in	-2,1,-1,-1,-1
the time we	4,,,,2
week is	-3,-3,-1,-3,2,-1
and eight	-3,2,3,,3,-2
table and	2,-1,3,,2
the table	1,-4,4,,2,-2
on the table	2,,-2,,2
data .	-1,-3,-1,,4,-2
means =slower	-7,-1,-5,-1,2,-1
will need	-2,-1,3,-1,5,-1
we will	2,-4,-3,-2,,-2,-1
a website an	-8,6,,-3,2,-1
habit	-2,-1,-1,-1,1,-1
freight forwarder	2,,,2,2
can i see	-5,-3,-2,-1,-2,-1
within ten	-1,-3,,,-3,3
done within	-1,2,,,-1
be done within	-1,2,,,-1
it'd be	3,-1,-5,-2,3
it'd	2,2,-5,-2,2,-1
we don't want	,-5,,3,-2
he won't	2,-2
to google	3,-1,,1,,7
the road	1,1,-3,,-1
acros the road	1,-2,1,1
in 2017	2,-4
a volunteer	2,-4,-1,-1,-1
desk on	2,-3
^co-wo	5,-2,-3,2,-1,-2
co-work space	5,3,,-1,,-1
co-work	6,1,-1,3,,-1
hi . we	-4,-4,2
pc in the	3,2,,,-1,5
pc in	3,2,,,-3,5
the student	-1,-1,2,,-5,1
wait ?	-4,3,,,-1
^stric	2,,,,,-1
for how many	-4,-1,-2,-1,-1,-1
and for how	-2,-1,-1
asks whether	-2,,2,,3
224	-2,-1,-4,-1,-1,2
^kuruv	-3,-2,-4,2,-3,-3,-1
can think of	-2,,,1,,-1
can think	-3,-2,2,1,-1,-3
we can think	-2,1,3,1,,-2
online book of	3,,-1,-1,-1,-2,-1
please not	3,,2,-1,-1,2
is fair	,-5,-1,-3,-2,-2
9 lakh .	-3,,2
account in	-1,-2,3,,,3
^bhakt	4,-2,-2,-2,-1,-2
mvp app	-2,4
need mvp	-2,4,-2,-1,-3,-2
day is 14	-1,3,-1,,-1
founder at	-2,-2,4
add	,-2,5,-2,2,-2
for a year	-1,-1,5,2,-1,-1
month for a	3,,,2
the city	2,1,-5,3,-1,-1
want somebody	3,-1,3,,-2,1
they don't	6,3,-4,-1,-1
owner here	1,,-3,1,-1,4
^honor	-2,-2,-2,-1,-2
honorary secretary	-3,-2,-2,-1,-2,1
honorary	-2,-1,-2,,-1,-1
tin	5,-3,6,-3,-2,-2
your server	,-1,-1,,,-2
asked: of	-5,-2,-2,3,-1,2
asked: out	-4,,,-1,2,3
404	-2,1,-3,-4,-2,-2
a couple	,2,,-5,-1,-2
and could	-3,,2,1,-1
miami	3,1,,,-2
she paid	-3,1,-1,-1
her own	-1,3,-1,-2
in houston	3,2,1,,-1,1
takes a	-6,2,-1,,5,-1
made in 2014	4,-1,,-1,-1,-1
two word	-2,-2,1,-6,-3,-2
1 november	4,1,-1,2,-2,-2
on 1 november	3,1,-2,-1,-1
firm was	4
the dealer	-3,,3
my message	-2,,-2,-3
rules	,5,2,-3,-1,-2
cooperative bank	,2,-2,,4,-1
i work for	-1,-4,-3,,-2,-1
paid rm	6,,-3,-1,,1
mm	-3,-1,,,-1,-1
strap	-2,,,,,-1
i order a	6,-1,-4
maybe ?	-1,-2,-3,,3,-1
answer phone	3,-1,1,,3
designer in	,,4
web designer	-1,,2,-1
now my	-1,2,5,,-1,-2
to perth	2,,4,,,2
dewi .	2,,2,-2
tell me about	-9,-4,-5,-5,-5,-2
point ?	-3,-1,-1,,-3,-1
you make our	,-1,3,,-1,-1
^birya	-2,4,-5,-5,-3,-3,-1
biryani	-2,2,-4,-3,-3,-2,-1
your project	-1,,2,-1,-3
soft launch	-1,,2
soft	-3,2,2,-1,-1
monthly is	-2,-1,-1,-2
industrial area street	-1,,2,-1,-1
oryx	,-3,2,-2,-2,1
you will	-2,5,2
no email .	-3,-1,-2,-3,-3,-2
^bayan	-1,4,,,-1,2
corp .	3,1,-1,,1,3
bayani	-2,4,,,-1,2
inspect	-3,-1,-1,-1,2,2
plan .	,,2,,,2
year' plan	1,-1,,,5,2
this year'	3,-1,-2,3,1,1
in this year'	4,-1,-2,,1
million is	-4,-3,-3,-3,-4,1
where it	-4,-1,-2,,-2,1
^monol	-1,-1,-1,,-1,3
monolith	-1,-2,-1,-1,-2,4
million and	,,3,,4,2
sign with	1,-3,,,-1,2
^prede	,-1,,-1,-2,3
predecessor	,-1,,-1,-1,5
my predecessor	,-1,,-1,-2,3
manila .	-1,3,-4,1,,2
i'm the new	-2,-2,2,-3,1,4
tired of	-2,-2,1,,-2,-2
tell how	-2,,1,-1
on 1st	,1,-1,3,-1
hang .	,3,-1,-1
girl are	-2,2
building in	-2,3,,,,-1
^coffi	3,-1,3,-2,-1
coffin	3,-1,3,-1,-1
hock seng	3,-2,-5,-2,-1,-2
beng	5,-1,-3,-1,5,1
^shara	-1,,,-1,3
also what	-2,-1,2,-3
leave my	-1,-2,-1,-1,,-1
parent app .	-2,5,,,-1,-1
month which	,3,,,,2
per child	,4
an app of	-1,3,-2,,-2
harpreet singh gill	2,1,3
whatsapp pls	-2,-1,,-1,-2,-1,-1
that is my	-3,2,-2,6,-1,-1
bankrupt .	-3,3,,,,2
i'd be	-4,1,-2,-2,-3,-2,-1
chef	-3,,2,-2,-3,-2,-1
my firm is	2,-1,,-2
^kelua	-2,-2,-2,-3,-2,-1,-1
keluarga	-2,-3,-2,-4,-3,-2,-1
mesra	2,2,-2,-1,-2,-1
round .	3,-5,,5,,-1
the assistant	1,,,2,-2,-1
means =doubt	-8,-3,-3,-2,-1,-4,-1
4 pm .	-2,,,2,,-2
submit	-4,-1,-2,1,1,2
eligible	-2,-2,-2,,-1,-1
for digital market	-3,-1,-2,2,-1,-1
^feder	1,,-1,2,-1
^bitco	-5,-4,-6,-3,-2,-2
bitcoin	-5,-4,-6,-3,-2,-2
around .	-6,-2,-2,-2,-3,-2
i move	-1,,-1,-3,,-4
shop has	-3,-2,5
we're after	-3,-1,3,,-1,-1,-1
^weekl	-4,-1,3,-3,-3,1
weekly	-5,-2,2,-4,-2,-1
google form .	4,,6,-2,-2
we've got a	-3,-2,-2,-2,-2,-1
rand	-1,-3,3,-3,-3,-3
all their	-2,-1,1,-1,-2,-1
notes .	-2,-2,2,,4
come as	-3,4,,-1,3
vegetabl	,3,-1
she'	,-3,11,-4,3,-2,-1
office ? we	-2,-1,-1,-2,-1,-1
dubai office ?	-2,-2,-1,-1,-1
clinic app	-2,5,,-1,-1,-1
us about	-2,3,2,-1
11 .	-2,5,-1,-2,3,1
you call me	-4,-3,-4,-2,-2,-1
is one	-1,1,-1,-2,-2,2
three lakh	-3,-2,4,-3,,-2
took two year	3,-1,,,2
took two	5,-2,,,3
it took two	3,-3,,,3
bags .	4
number !	,3,2
left for	-1,3,-2,-2,-3,-2
forgive	1,4,,,-2,1
so forgive	1,5,,,-2,1
languag can	-4,-3,-2,-2,-1
what languag can	-3,-1,,-1,1
what languag	-3,-2,-1,-2,3
visit hour	-1,-3,,,4,-1
patient ask	-2,-3,-1,-1,2,-1
many week for	-5,-2,-1,-1
many week	-6,-4,-1,-2,-5,-1
how many week	-4,-4,-1,-3,-7,-1
compar for	,-3,-1,-1,-1,-1,-1
at 5	-1,-4,3,-3,,2
the freelancer	-1,3,,,,-2
than the	-6,2,-2,-2,-1,-1
you cheaper than	-3,-2,-1
are you cheaper	-2,-2,-1,,,-1
jetty	-1,,-2,-1,3
the jetty	-3,-1,1
clos the	-1,4
65k	-1,,-1,,2
mydin	-1,4,3,-1,-2
as agre	-1,3,1
my site is	8,,-2,-2,-2
means ~vision	-5,-5,-5,-3,1,-4,-1
it there .	-3,4,-1,,-2
so for	4,-4,-2,-2,,-2
restore	6,-1,-1,,,-1
can your ai	-3,-1,,-1,2,-1
an hour .	-1,-2,-1,,-3,-1
that is all	-4,,,-3,-2,-1
a nas	,-2,,-1,,4
^patte	4,,2,,3,1
pattern	3,,3,,3,1
6 tb	-2,,-1,,,2
all our files	-3,-2,-2,,-2,1
to become	-2,-2,-2,-2,-3,-1
shafi	1,-2,-4,1,-3,2
by 1 april	-3,,-4,-4,-2,-2
and i would	3,2
8l	-3,4,-2,-1,-2,-1
^sleep	-3,,2,-3,-3,-3,-1
group that	,3
^borro	1,-4,-1,-1,-3,-1,-1
borrow	1,-3,,-1,-3,-1,-1
park .	4,2,-2,4,1
toy	-2,1,2,3,-1,-1
a toy	-3,2,2,1
^banya	,2,,1,-2,-1,-1
that i'm	-2,4,-2,,-1
till friday	,1,2,,-2
friendly	,-2,-2,-2,-2,-2,-1
ads seo	-2,,-4,3
on our web	4,-1,-4
and want more	-2,-1,-4,2,-1
itself is fine	-2,,-4,4,,2
shop itself	,3,-4,,,1
1.2l	-3,1,-1,-2,-1
of longitude	-3,-3,-2,-1,-1,-2
call from it	-1,-2,-1,-2,-1
someone call	-3,,-3,-3,-2,-1
4567 1200	-3,1
and what do	-3,4,-2,-4,-1,-2
^ishit	,-4,1,-4,-4,-3,-2
ishita	-1,-3,1,-3,-3,-2,-1
leong	,-3,-4,-3,-2,-1
^post.	-3,-2,-2,-2,-2,2
post.example	-2,-1,-2,-1,-1,1
a piano	2,-1
lrt	-2,-2,-3,-1,-1,-1
^citie	-2,-1,2,-3,-1,-1
citi	-4,-1,2,-3,-1,-1
on 4	3,-3,1,-2,-1,-2
flight from	-2,-3,,,-1
air	-1,-4,-5,4,3,-2,-2
behind the	-3,-5,,-3,-2,-2
pay you ?	-2,-1,-4,,-1,-1
sethi	-2,-1,-4,-1,-1,-1
e-commerce .	-2,-1,5,-1,,-1
aarav	-3,1,-1,-1,-1,-1
1100	-2,2,3,,3
cv is	-2,,-1,,-1,-1
my cv is	-3,,-1,,-1,-1
and three	-3,-2,-1,1,4,-1
means =kotlin	-2,2,-2,,-1,-1
please stop	-2,-2,-2,-1,-3,-1
from 080	-3,-2,-2,-2
salesman	1,1,-2,-2,-1
why does	-5,-2,,-2,-1
already have	-3,2,-2,-4,1,2
we already have	-3,3,,-2,-1
we already	-5,4,,-1,-2,2
site it	3,-1,,-1,,2
already have a	-5,1,,-1,4,2
a page in	-1,1,-2,-2,-2,-1
the math	-4,1,-2,-2,-3,-2
do the math	,2,-1
who handl	,-1,-1,2
certificate	-6,-1,1,-3,-4,-2,-1
came on	,3
the build	-2,-1,-2,-1,1,3
or react native	,-2
or react	,-3
flutter or react	,-4
i try	-1,-2,-1,-1,-1
they do	-2,2,-3,1,-1
him to	-2,-1,5
^05011	-3,-3,-3,-1,-2,-2,-1
his number	-3
work in your	-1,,-1,,,-2
petrona ?	-5,-4,-4,-3,-3,-3,-1
and of	-3,-4,2,-1,,-1
of three	4,1,-2
puan sri	1,,-2
i ask for	-3,-2,-4,-3,-1,-1,-1
what' on	,-5,,,,1
decid that	-1,-1,-1,,-1,3
^natur	-5,-6,-5,-5,1,1,-4
a whole	-5,-1,-3,-1,-3
^shipy	-2,1,-1,3,-1,1
shipyard	-2,1,,3,,1
died on	2
and the server	-3,,-1
server and	,,-2,,,3
^bookk	-3,2,-1,-1,-2,2
bookkeeper	-3,,-1,-1,-1,3
dive school	2,3,-2,3,-1,1
^sailo	2,-1,-3,-2,-2,-2
sailor	3,-1,-3,-2,-2,-2
that day .	-2,1,-2
on that	-3,-5,-2,-3,-4
counter .	3,3,,,1,2
28 percent	-2,3,3
talabat and	-2,2,-1,,,-1
between sharjah and	,-1,-2,-1,3
between sharjah	,-1,-2,-1,3
so on	-4,-1,-4,,-3,-1
replac	3,-2,-3,,,-1
we'd like the	1,-5,-6,-2,4,-2
csr money	-1,,-1,,3
csr	-4,-3,-3,-3,1,-2,-1
with kind regard	3,,,-1,1
with kind	2,,,-1,1
first version in	,1,,,-3
iit	-3,-2,-3,-1,2,-1
tell from	-1,,-1,,3
that tell	-2,1,-4,-2,5,-1
our chairman	2,-2,-1,-1,-1
student for	-5,-4,-4,3,-2,-1
to be runn	-1,1,3,,,-1
ninety thousand	-3,1,1,-2,1,-1
he work	-1,,-2,-1,,-3
gets lost	1,-3,,,,-1
by whatsapp and	-2,1,3,,-3,4
^const	-1,-2,-2,-4,,,-1
^imtia	-5,-4,-5,,-4,-4,-2
imtiaz	-5,-4,-5,-1,-3,-4,-3
month before	,-1,3,-5,-1,-1
one month before	-1,-1,3,-2,,-1
in bangsar south	4,-1,1,-1,4
rm 70,000	-2,3,1
the request	-2,-1,1
a salesman	-2,-2,1,-2,-1
^perli	2,2,-1,-3,-2,-2,-1
perli	1,2,1,-2,-1,-1,-1
^backg	-2,1,-2,,6,-2
background	,1,1,,5,-1
project is	-1,-2,-2,-1,-2
^since	3
anniversary on	1,1,-2,2,-2,-1
our anniversary	2,4,-1,2
have no shop	1,3,-1
made .	2,5,-1,,-1
we let	3,-1,,,-4,-1
^krüge	-1,-3,-4,-3,-2,-2,-2
krüger	,-4,-3,-4,-3,-3,-1
at three	,2,,-1,5,5
need at	-1,2,-2,-2,4,-1
appointment by	-2,3,,-2,5
your bot	,,,-2,-2
can your bot	,,,-2,3
98440	-1,-3,-3,-3,-2,-2,-1
to be used	1,,-3,,-1
^grant	-2,1,-2,2,1,2,-1
phone app for	-3,4,,,-2
a phone app	2,4,,,-2
goes to the	-1,2,-1,,2
show us	-5,1,,5,4,-2
and found	-1,1,3,,,2
left the	3,1,-3,,,-2
ababa	-4,-5,-5,-4,-4,-4,-3
addi ababa	-4,-1,-5,-4,-4,-4,-3
from addi ababa	-4,-5,-4,-4,-3,-4,-2
from addi	-3,-5,-4,-3,-3,-3,-2
greeting from addi	-4,-2,-5,-5,-4,-5,-4
provide	-3,2,-2,-1,-2,-1
5.5 lakh	2,-2,-1,-1
for catalogue	4,,-1
quotation in	3,3
three firm	,-1,3,,,-1
a malaysian	-2,,,,3,2
do you recommend	,-1,,,-3,2
moving the	-2,,,,3,4
fourteen	-3,-2,-1,-1,,4
for such a	-1,-1,1,,-2,4
for such	3,-3,1,-1,-2,2
the free	3,1,-2,-1,-1,-3
ajmer	-1,-1,-1,2
^gulmo	-2,-2,-3,-3,1,-3,-2
gulmohar	-1,-2,-2,-3,1,-2,-2
i saw the	5,-2,-1,-2,-2,-2
longitude as	-5,-2,,-1,,-1
our school bus	-2,2,,-1
reopen in june	,3,,-2
reopen in	,-1,-2,-2,-1,-1
whole year	-4,2,-1,,-3,-2
wedd season start	-2,2,-1,,,-2
it over ?	-4,2,-5,-2,,-2
compani ?	3,,-2,-1
with big	-2,-1,-2,-3,7
is useles	-3,-2,-2,-1,-1,-2
overheat	-1,-1,-3,,-1,3
look at our	-3,-2,4,-1,-2,1
you send	1,-4,,-4,-3,-1
need someone for	-2,-1,-1,-3,,3
salam i	5,-1,-4,-2
outlet all in	,3,-1,-1
outlet all	,4
since we	-5,-2,-2,2,-1
^lagoo	-8,-2,-2,,-1,-1
lagoon	-6,-2,-2,,-2,-1
off that	-3,,,,-1,4
^dispa	2,2,-2,,-1,3
dispatch	1,5,-3,,-2,2
from them	-2,-3,-4,-3,-4,-1
in whitefield	-2,-1,2,-1,-1
no then	2,-2,-4,-1,-1,-2
internet where	2,-2,-1
the internet where	3,-2,-1,-1
channapatna	-2,,4
lakh we can	2,-2,2,-1,-1
lalitha	-2,-1,-1,1,-2,-2
patient at night	,,,,3
answer patient at	,,,,4
a chat	3,1,-1,4,5,-1
he want a	1,-2,-2,-1,3,-2
^crumb	-4,-3,3,-3,1,-2,-1
web ?	2,-1,-1,-4,-2,-1
the web ?	3,,,-2
monk	5,,-1,,,-1
pixel monk	6,,-1,-1,,-2
got quot	4,-1,,,-2,-2
compar for now	1,-3,-2,,,-1
ngo asha kiran	-4,1,-2,-2,-1,-1
ngo asha	-4,1,-1,-1,-1,-1
a tiny	1,1,-2,,-1
thing at	,3,-1,,-1,1
do for me	3,-2,-3,-2,5,-1
year without	4,-1,-2,-2,,-1
41 year	5,-1,-5,-2
we should have	3,1,-1,-1
whanganui	-1,-2,-2,-2,-2,-2,-1
it your	-2,-1,,,-1
is it your	-2,-1,,,-2
ok my	-6,,4,-1,-1,-1
^nervo	-2,-1,3,-1,-1,-1
nervou	-1,,1,-2,-1
so i am	1,,3
over before	-1,-2,3,1,,-2
away from	-1,,,,,3
not receiv	-1,-4,-4,-1,-2,-1
farmer in	-3,-6,4,1
tractor .	,5,,-1
bhuj	-1,-2,-1,-1,2
about 400	-1,-3,,,1
types them	1,1,,-2,3,-2
oh and	-1,-2,-5,-2,-2,-3,-1
office in chennai	1,,,3,-1
days for a	4,-2,-2,,-4
^sheel	2,-2,-2,5,-1,-1
sheela	4,-2,-2,5,-2,-1,-1
can learn	-3,3,-1,,5
from koperasi	3,-1,-1,-1,-1,-1
board gave	1,-2,-1,2,-2,-1
what the board	-2,-1,,-1,-1
faster ?	3,-2,2,,-1
^appar	3,1,,-3,1,-2,-1
^amrut	2,-1,-2,2
target is	,,-2,-1,-1,-1
than a	-5,-2,1,1,-3,-2
and was it	-4,-2,-1,-1,,-3
take and	,-1,,,,-4
did that take	-1,-4
long did that	-3,-3,-1,-1
some bank	4
did the app	-1,-4
you did the	1,-2,-2,-2
that you did	-4,-1
a trade	-3,-2,-3,-1,-1
see from home	4,-1,-4,,,3
can see from	4,-2,-4,,-1,4
so i can	-2,-2,-3,-2,-1
data on	-3,-1,-1,,-1,2
30 september so	-1,-2,4,-1,-1,2
current host	,,3,,-1,-1
^hebde	-1,-2,3,,,-1
hebden bridge	2,-2,5
hebden	1,-2,4,,,-2
publisher	7,-1,3,-4,,-1
storefront for	-1,-1,7,,,-1
mode	-3,-4,-2,-1,-1,-1
the two	,4,3,-1,-4,-1
fine . i	-1,4,-1,,-1,-1
al-harthy	-3,-2,5,1,-2,,-1
bin hamad	-2,,-3,-2,-1,-1,-1
koramangala .	-3,-1,,,-1,-1
registration form	-5,-3,-2,,-2,-2
vendor registration form	-6,-3,-2,,-2,-2
his birthday	,-1,-3,1
for his birthday	-3,-1,,3
list on	2,3,-1,4,-1
pls share	-2,1,-1,-2,-2,-1
a react native	-2,2
a react	2,3,,,2
holiday start	2,-1,2
when could	-3,,-2,-3,-1
do this	-1,-1,3,-1,2
can a website	7,,-1
in a book	-2,,-1,,-2
^64101	-4,3,-2,-2,-2
^nimbu	-1,-2,-2,-3,1,-2
nimbu	-1,-2,-2,-3,,-1
^crack	-3,-3,-1,-2,6,2
crack	-3,-3,-1,-2,6,-1
freelance photographer	-7,-5,-5,-5,-6,-5,-1
themselv .	-2,4,2,-2,4,4
dapur kak	-2,-3,3,-2,-2,-1,-1
halal	-3,3,6,,-1
a fortnight	-1,-5,-4,-4,-4,-3,-2
week before that	-4,-1,3,,-1
week before	-6,-1,2,-1,,-1
12 and	-2,-1,2,-1,,-1
at it ?	-5,-1,2,-2,1,2
look at it	-5,-4,,-5,,1
you look at	4,,3,5,,-1
^herma	5,-2,,-2,-2,-1
^chert	-1,-3,-3,-3,-3,-3,-2
cherthala	-3,-3,-4,-3,-3,-3,-1
ayurvedic	-2,,-1
page 3	-4,-1,-1,1,-1,-1
year they	-1,-1,,4,-1
^futta	-3,,-3,,-1
futtaim	-1,,-3,,-1
al futtaim	-3,,-2,,-1
ai with	-1,-1,,,5
samithi	-2,-1,-1,-1,-1,3
raghavendra	-2,-5,-6,-5,-2,1,-2
lamb	-3,-1,5,-2,-3,1
would order	,2,3,,-1
vet practice	-2,2,,-1,3
a farm	-3,1,-1,,-1
^90046	,-2,-1,-1,-1,-1
week of august	-2,-2,-2,-1,2,1
second week	-2,-1,,,2,-2
time our	-5,-2,-2,-3,-2,-2
the time our	-5,-2,-3,-3,-2,-2
murni	-4,-2,-1,,3,1
chinese ads .	1,,,-4
chinese ads	1,,,-3
show chinese ads	1,,,-3
web shop with	-3,,2,2
sorry for the	-4
mein name	-7,-4,-3,-2,-3,-3,-1
want for	,3,-3,-1,-3,-1
he paid	4,,-3,-1
no no .	3,-4,-6,-3,-4,-3,-2
before admission	-2,-1,-1,-2
^khawa	-1,,-3,,3,-1
khawaneej .	-1,1,-3,,3,-1
khawaneej	-1,2,-3,,4,-1
coming in	,2,-2,-2,-3,-1
but a	2,-2,-2,-2,2
for us but	2,,4,-1
fees ?	-2,2,-3,-3,-2,-1
tamil ?	-1,4,-1,,3
cold chain .	-3,-2,,-1,-1,5
rubbish .	4,1,-1,,-1
autumn .	-2,4,4,-1
candidat	-5,-4,-4,-4,-3,-2,-1
i'm from a	-2,,,,2
not by	5,-4,-1,-1,-1
order on phone	,6,-3
tell first	6,-3,-1,-5,-3,-2,-1
you tell first	5,-1,-1,-2,-1,-1,-1
mahalaxmi	-3,2,-1,-3,-2
pump .	,3,-4,,-2,-1
for used	-2,-2,5,,-2
a marketplace for	-2,-4,6,-1,-4,-1
build a marketplace	-2,-3,3,,-3
me and two	-3,,,-1,-1
ringgit from	,-2,1,-1,-1
tender no	,-2,-1,,,2
18 . want	3,-1,,-2,,-1
^sakle	2,,-3,,-1,-1
sakleshpur	3,1,-2,1,-1,-1
feb and	2,-2,-4,-2,-2,-1
from 2016	4,,2,-5
updat	8,3,-5,-3,-1,-2
^polym	-2,-4,-4,-4,-4,-2
polymer	-3,-3,-5,-4,-4,-2
manufactur	1,,3,-2
that open	,-3,-1,1,1,1
in the spring	-2,-1,,,2
reservation .	-2,-2,1,,2
whatsapp that	-3,-2,-4,,5
for whatsapp that	-3,-2,-4,,4
bot for whatsapp	-3,-1,-2,-1,3
30 35k	-3,5,-3,,-2,-2,-1
namaste .	-4,-1,4,-3,-1,-1
smth	3,-4,-4,-3,3,-2
want smth	5,-2,-3,-1,4,-1
^bluew	4,-1,,,-1,-1
^perhe	5,-2,-1,1,-1,-2,-1
perhentian kecil	3,-2,-1,-1,-2,-2,-1
perhentian	3,-2,-1,,-2,-3,-1
azure before	-2,,-1,,-1,3
in march .	-4,-5,,4,4,-1
^bally	-3,-1,-2,,-2,2,-1
it at a	-3,,-1,,4,3
after it at	5,-1,-3,,-2,4
aed 20,000	3,,,2
about aed 20,000	3
so say	1,-4,,1,-2,-2
card payment	2,,3,-1
booking and	4,-1,-5,-1,,2
shree ganesh	1,4,-1,-3,-4,2,-1
maternity	6,-2,-3,3,,-1
a p subramaniam	-1,,-1,-2,-2,-2
between you and	-4,,,-3,-2,-2
between you	-3,1,-2,-2,-1,-1
from anywhere	6,-2,-3,-2,,3
lakh sanction	3,1,,,,-1
tea stall	2,,-3,5,-2,-1
what is it	6,,,2
pwa	6,2,-1
said ask	3,6,-1,-1,-2
don't tell	6,,,-1,-1
parit	,-1,3,-1,-1
workshop is in	,1,3
discus a	1,-1,-3,-1,-2,-2
hong	,-3,3,-1,2,-1,-1
cny latest	,-2,-4,-4,-1,-2,-1
want own site	-6,,4,-3,,-1
ho is	-2,,2,-3,-1,-1,-1
wordpres sites	-3,,-1,-2,-1,4
4111	,-1,-1,,-3,-1
a lot	-3,-2,-6,-7,-5,-5,-2
tidewater	-4,-1,,-1,1,6
weekend in	,2,,,,3
say we should	-2,-2,1,3,-1
open 2	-4,-1,-2,-2,-1,-2
that why	-2,-3,-3,-3,-2,-2
sri raghavendra	-4,-2,-1,-1,-1,2,-1
ready when the	3,3,-3
ready when	1,3,1,-1
be ready when	3,,-3,-2
that tourist	5,-2,-5,-1
liwa	2,-3,-4,-2,3,-1
saeed	4,-3,-3,-2,-3,-2
money in	3,-1,-2
spend on	-3,,1,1
insta .	-3,-1,1,7,-1,-1
on insta .	-4,,2,-2
henna	-5,-1,-3,1,-1,-1
on the 20th	-3,2,-3,-1
a board	4,2,-1,-2,,-2
^nepal	-3,2,-3,-1,-1,-1
nepali rupe	-2,,-3,-1,-2,-1
nepali	-3,1,-4,-2,-2,-2
lakh nepali rupe	-1,3,-2,-1,-1,-1
lakh nepali	-1,3,-1
pasal	6,2,1,-2
^dasha	-4,,-3,-2,-1,-1,-1
dashain	-4,,-3,-3,-2,-2,-1
^bisha	-3,-1,-2,2,-1,-1
bishal	-3,,-2,2,-1,-1
how can i	-3,-2,-2,-5,-1
how can	-5,-7,3,2,-4,-2,-1
after 14	,,,,,4
^webwi	1,-2,-5,-4,-2,-3
webwizard	1,-2,-3,-2,-2,-3
we also	-1,,-2,-1,-3,-1
vans .	-2,3,-1,4
the phone for	-1,3,-2,-1,-1
noraini binti	-1,,2,3
can lol	-2,-1,-1,-1,,3
you can lol	-3,-1,-1,-1,,3
from the site	-2,,2,3
straight from	,4,3
beku	,-2,-2,-2,-3,-2
to load .	6,,-2,-1,,4
second to load	4,-2,,-3,-1,-2
9 second to	3,-1,,-1,,-1
airline ?	2,,,,-1
airline	,-2,,,-3
^kakin	-1,-2,-2,,-2,-3,-2
kakinada	-2,-2,-4,-1,-3,-4,-2
this quarter .	-1,-1,4
associat .	2,-1,,2,,-1
ca firm .	3,-1,-1,-2,,1
for ca firm	5,-1,,-1,,-1
for ca	4,-2,,2,,-1
when ?	-3,-1,3,-2,3,-1
fastener .	-4,1,-1,-2,-2,-1
bolt	1,-2,5,-2,-2,-2,-1
cart .	-4,-1,3,-3,-1,-3
a cart .	-4,,4
a cart	-2,,6,3,,-1
with a cart	-4,-1,5,3,,-1
php thing	5,-2,3,-1,-3,-4
i'd need	5,,4,7,-1,-1
in rishikesh	-1,5,-1
yoga in	1,3,-3
teach yoga in	-1,4,-2
teach yoga	1,4,-2
i teach yoga	,5,-2
u there ?	3,-6,-4,-4,-4,-3,-2
40000 .	-1,-2,-3,-2,-3,-3
know why .	3,-1,-3,-1,-1,1
nobody know why	,-1,,-3,-1,2
^tripl	-1,-1,-1,,-1,5
tripl	-1,-2,-1,,-2,5
please the	-1,-1,2,,-1,2
kishangarh	1,-1,-4,1,-1,-1
show result	-1,-1,-1,-4,-1
be with	-2,,-2,-1,-2,-1
shud be	-2,,-2,-1,-4
1 so	-3,1,-2,-2,-2,-1
june 1	-7,,1,-3,-2,-2
sikar	,-6,3,2,-2,-1
patient want to	-5,3,,-1,-3
im asking	-2,5,3,-3,-1
ten .	-2,-1,1,,2
to advertise	-3,-2,-1,6
stone	-4,-4,-3,-3,-4,-4,-1
is includ	,3,-5,-1
what all	-2,-2,-2,-1,-1,-1
site from	4,,-2,-3,,-2
and if i	3,-1,-3,-2,-1,-1
^funde	-3,1,-3,,-1,1
day from	-3,-1,1,,-2,-2
good day from	-4,,1,,-3,-1
^earth	,-1,-2,-2,2,-2
agree	,1,,1,,2
^talke	-1,3,-2,2,-1,-1
on the first	-2,2,-1,-1
perinthalmanna	-3,-2,-4,4,-1,-1
calv	1,,-2,-2,3,-1
prior to	-3,-3,-1,-1,,-1
^colla	-3,-3,,,3,-2
scientist	,-1,,,4,-2
data scientist	,-1,,,4,-2
884	-5,-2,-2,-3,-1,-2,-1
22nd	-1,-3,-1,-1,-3,-2
the 22nd of	-1,-3,,-1,-1,-1
the 22nd	-1,-3,-2,-2,-3,-2
^bakho	-1,,2,2,-1,-2
bakhoor	-1,,3,3,-1,-1
90 to	-2,,3
oud .	-1,,2,-1
for oud	-1,,1,4,-1,-2
^al-ra	1,2,-1,-1,,3
turki .	-1,-1,3
old bus	-1,-3,-2,-3,-2,-2,-1
for 5 page	3,,-2,-1
read them .	3,-2,-1,-2,-1,3
board and	3,-2,,-2,-3,-2
but on	4,1,-1
work is	,2,-2
the work is	,,-3,,-1
reel ads	-3,-3,-2,3,-2,-3,-1
60k a month	-2,-2,-1,2,-1,2
60k a	-1,-2,-1,,-1,3
review ?	-1,4,-1,-2,-2,-1
app store	,2,-2
the app store	,2
16 week	-4,4,-1,2,-1,-1
read on your	-4,5
i read on	-4,5
graham	-3,-2,-3,-3,-3,1,-2
sitiawan	-2,-2,-4,-1,,1
lawn	-3,-1,4,-2,-1,-1
website already	-3,-1,-3,,,-1
have website	-2,1,-2
daily for	-4,,-2,5
from your list	-3
^jamna	4,-1,1,-2,-1,4
jamnagar	5,,-1,,,4
within 90 days	-2,-2,-2,-1,1,2
within 90	-2,-2,-2,-1,1,1
attention of sales	-3,3,2,,,3
sign nda	-2,1,,-1,-4,-1
you sign nda	,4,,,-1
has done	-3,5,4,-1
nobody has	1,5,-2,-3,-2,-3
from erode	-3,1,-2,-2,-2,-1
money now	-4,-4,-1,,-1
over in	-2,-3,-3,-2,-2,-2
^sunse	-4,,,-1,1
sunset	-5,,,-1,1
do that ?	-2,-3,3,,3
answer at	-1,-1,,,3
today and	-1,-3,,,1,-1
boat are	-1,-1,2,-1,1,2
from may	-1,-2,-3,-1,,-1
that when	2,,,6
june that	-2,4,-1,1,-1,-1
jee	-3,-5,-2,5,-3,-2
need online shop	-3,,4,-2
^kowal	,-3,3,-3,-2,-4
kowalczyk	-5,-4,,-3,-2,-4
marta kowalczyk	-3,-3,-1,-2,-1,-3
typed	-5,-5,-1,-4,,-1
saravanan	-1,-2,-1,-2,-1,-1
said no .	3,5,-1,,,3
18l	-2,4,-1,,2
coming by	6,-2,-1,-1,-2,2
the office of	4,-1,-1,-1,-2,2
from the office	-4,1,,,-1,1
g	4,2,-4,-3,-3,1
as an	-7,-2,2,-3,-4,-3,-1
^recip	-2,-2,,-3,3,-3,-1
recip	1,2,5,-2,5,-1
means =hate	6,-1,-2,-2,-6,-1
since the	2,-2,4,4,,1
^norrs	-2,1,-2,,5,-2
what we'd	3,-1,-2,-1,4,-2
can the	2,,-3,-2,-1,-6
fast fast	3,-2,3,-2,-1,-2
^succe	-4,-4,-1,-2,-2,-2
tq	-1,-4,-5,,-3,-3,-1
ok tq	-5,-3,-4,-3,-3,-3,-1
kyc	-6,,-2,-1,3
bikes .	3,1,-4,,-1,-1
bikes	4,4,-3,,-1,-1
128	-3,-2,-3,-3,-2,-3,-2
it took the	-1,-1,-1,-1,-3
to go online	-2,-1,8,-2
museum shop	-3,-1,1,1
yes the	5,-2,-3,-1,,-1
bronwyn	2,-2,,-2,-2,-2
trivandrum .	-1,2,,3,3
technopark	-1,4,,-2,1,-2
month then	-4,-4,-3,3,-4,1
^bunde	2,1,-4,-2,-2,-1,-1
bahrain .	-2,1,2,,1
fertilizer	,,2,,,3
seed and	2,-2,-4,-3,-1,-1
^karim	1,-2,5,-1,-1,-1,-1
^sarja	-3,-1,-4,-2,-2,-1,-1
sarjapur	-3,-1,-3,-2,-2,-1,-1
people can book	2,-4
site where people	2,-3,2,-1
^touch	6,-4,2,-1,-2,-2
touch in	2,,-2,3,-1
last touch in	1,,-3,1,-1
last touch	1,,-3,2,-1,-2
was last touch	3,,-2,2,-1
was last	3,,-2,2,-1
only bengaluru	-3,,,-1
fernando	3,,,-1
work without	-4,5,-1,2,-1
chattogram	-4,,3,-2,4
from sylhet	-2,-1,2,-2,-2,-1
80 90	-4,-2,-2,-2,-1,-1,-1
it head	5,-1,-1,-1,-2,-2
sent me	-3,,-2
my customer	-1,-1,-4,,-5
cost of	,-9,-2,-2,-5,-2
the cost of	,-3,,-2,-2
the cost	-1,-4,3,-1,-2
is the cost	2,-4,2
chennai for	1,,,3,,-1
in chennai for	,,,4
anoop	-3,1,-2,-1,-1
^nizam	-6,,,-4,,-3,-1
to see the	4,-3,1,-3,-2,-1
kong	-4,-2,1,5,2,-1
that each	1,2,-1,,-2
villag .	-4,3,,-1
which repli	-1,-3,-1,-1,-1,-1
days . can	2,-2,5,,,2
for 3 days	-2,-1,-3,-2,2,-2
to integrate	2,,-6
want loyalty app	-2,4,-1,-1,-2
want loyalty	-3,4,-1,-1,-2
longitude ? is	-1,-1,-3,,-1,-2
of longitude ?	-2,-2,-2,-1,-1,-1
ceo of longitude	-2,-2,-2,-1,-1,-2
the ceo of	-1,1,-1,,-2,-1
the ceo	4,3,-1
bursar	1,,-4,6,-3,-3,-2
the bursar	3,2
quotation .	3,-1,,,-3,-3
page crash	2,-2,,,,-1
of st .	,-2,-3,-1,-2,-2,-1
apna	-2,1,4,-2,,-1
^leave	-6,-4,1,1,1,-3,-1
^bechn	-5,-1,7,-3,,-1
lalji	-3,-3,-2,-5,-2,-2
surname is	1,-3,-1,-3,-3,-2
my surname	1,,-3
photo and a	2,1,-1,,-2
a page with	8,-2,,-2,-5,-1
just want a	-3,-1,-1,-1,-2,2
paddy	-3,-3,-6,-4,-6,-6
by face	2,,-3,-1,5
attendance by	-1,4,-1,,5
guard .	-1,2
not go beyond	-1,,-1,-3,7
not go	-2,-2,,-3,7,-3
i'd not go	-1,,-1,-1,5
i'd not	-1,,-1,-2,5
yes that the	3,-1,-2
^jokin	3,1,,-1,-1,3
joking	2,3,1,-1,-1,2
not joking	-1,-1,-1,,,3
no i'm not	-1,-2,-2,-1,-4,-1
2 4	-1,-2,,-1,-2,-1
she want	2,1,-3,2,3,4
adv . meenakshi	-5,-3,-3,-3,-3,-4,-3
roastery	3,1,4,-3,-1,-1
2291	-5,-3,,,-2,-1
be on google	,,-3,9
kiln	-2,-3,-3,4,-1
type it	-4,1,1,,-1,-1
eight zero	-3,-3,-1,1,-3,-1
four eight zero	-2,-3,-2,1,-2,-1
eight four	-4,-4,-3,,-4,-2
nine eight four	-4,-4,-3,-1,-5,-2
no no that	-4,-3,-1,,1,-2
natural	-4,-3,-1,-2,-4,-2,-1
^mailb	-2,-2,,,-1,3
mailbox .	,,,,,3
mailbox	-2,-1,,,-1,3
^excha	-1,-2,-2,-1,-1,4
exchange	-1,-3,-3,-1,-1,4
tell here .	-1,1,,-2,-3,-1
tell here	-1,,,-1,-2,-1
want people order	,7,-3
dubai office .	-1,,-1,-3
haji abdul	-3,2,3
bakes	-3,-2,6,-3,-2,-1
trainer	,3,-2,-2,-2,3
vicky	2,-1,-2,-1,-1
nit	3,1,-1
karad	3
tourist buy	-1,-2,1,-1,-2
catamaran	3,-1,,-1
blair	-3,-2,-1,-2,-1,-2
cms	1,,-2
you ask for	1,,-2
will you ask	1,,-3,,-1
a list	-1,-1,-2,-3,2,-2
planter	-4,,3,-1,-1,-1,-1
kuriakose	-5,-2,2,-1,-2,-2
and 11	3,,2,-1
after harvest	-5,-3,1,-2,-3,-1
own delivery app	,2,-1
own delivery	,3,-1
the famou	1,3,,,,-1
whatsapp photo	3
akola	-1,-2,-2,-2,-2,-2,-2
^mahad	-2,3,-1,,-2,-2
pro	-1,,-2,-1,-1,-1
asked: bill	3,-2,2,-1,-1,2
donation online	3,-1,-2,-1,-1
pooja book	6,,-2
our temple trust	2,,-1
my wordpres	5,,-1,-2,,-1
fix my wordpres	4,,-1,-1
fix my	2,-1,-1,-3,,-2
catalog	5,-7,1,-3,-3,-2
handicraft .	2,-3,2,-2,-2,-2
both of us	3,-2,-2,-3,-1,-2
both of	4,-2,-2,-2,-1,-1
^lendi	-1,2,,,5,-1
lend	1,2,2,,5,2
^sakth	7,,-1,1,-1,-1
group .	3,-3,-4,1,2,-3
is other	-5,-1,-3,1,-1,-2
no that is	1,-2,-1,1,2,2
sakthi	8,-1,-3,1,-1,-1
play in	-2,-3,-2,1,,-1
play	1,-6,-5,1,-2,-4
open 12	-4,-4,-3,-4,-4,-4,-1
record .	1,-2,-4,,4,1
cold store	,,-4,,-4,2
^attar	-4,-3,1,-4,-2,-2,-1
from aed	-1,-1,-2,,2
it or	5,-2,-2,,-2,-2
idli batter	1,,2
idli	3,4,,-2,-2
dads	7,-3,-2,,-2,-2,-1
889	3,-3,-3,-3,-2,-2,-1
watch .	2,-1,-1,-2,,-1
to beat	-2,4,,2
packer mover	4,,-2,,-1,-2
prince	-4,-5,-2,-3,-3,-2
material	-4,-5,2,-3,-3,-2,-1
mid july	3,-2,-3,-3,-1,-1
aadi sale	-3,-2,-1,-2,-3,-3
aadi	-3,-2,,-2,-3,-3
the juice	5,-2,,-1,,3
paperboat	-1,-1,-1,,1,3
engg	-3,-2,-3,-1,4,2
near murthal	,-2,-2,,-2,-1
2.2	-2,-2,-1
college .	2,-3,-2,-1,-1,-1
registrar	1,,-4,-3,2,-2,-2
^anura	-1,,-3,-3,-3,1,-1
anuradha	1,-2,-2,-1,-2,1
as per	3,-1,1,2,-1,-1
too slow	2,-1,-5,-2,-1,1
voice bot	-1,-1,-1,-2,4
from table	4,-1,,,-1
order from table	5,,-2,,-1
menu and order	8,-1
call no	5,-1,-4,-2
is the owner	4,-1,-3,,-1
tashi	3,-2,4,-2,-2,2,-1
25 days	-2,-1,4,,-1
15 may	-1,,2,-1,,-2
all india	-1,,6,-1,-1
kumar from	-5,-3,1,-2,-2,-2
tea broker	-4,-1,-2,,1
ruwan	-6,2,-3,-1,,-2,-1
need driver	-3,2,,,-1,-1
1 7	-2,-2,,-2,-1,-1
0 1 1	1,-1,,-3,-1,-1
9 9	-3,-2,-2,-3,-1
restaurant .	6,-5,,,-1,-1
nobody comes	-2,2,-3,2
^tolic	-4,,-1,-3,-4,-4,-3
tolichowki	-4,-1,-1,-3,-4,-3,-2
hyd	-3,,-3,-3,-3,-3,-2
payment term	-2,-3,-2
eight ?	-2,-4,,,-1
pls tell me	4,-3,-2,-3,-1
know mr	-1,,,,,-3
you know mr	-1,,,,,-2
pharmacy .	-2,2,-1,,-1,-1
hospital . we	2,-1,,2,,-1
w o	,2,5,-2,-2,-2
^neela	-3,-3,-3,-3,1,-3,-1
neelam	-5,-3,-3,-3,-1,-3,-2
bazar	6,-2,2,3,-1
with tally	-1,-2,5,,-1,2
we've 3	-4,2,,,-1,2
what is that	2,,,,-3,2
don't even	4,,-4,,,3
umiya	-3,-4,-3,-2,-2,-3,-2
matrimony	4,5,,-1,-1
^backp	2,,-5,-1,-1
look into	-1,-1,,,-1,3
noida sec	-4,-3,-3,-3,-3,-1,-2
0712	,-3,-4,-3,-3,-2,-1
prop	-1,-5,1,-4,-4,-3,-1
did the website	4,,-1,1,,-1
chatgpt for	-3,-3,-1,-1,-1
bishnu	,-3,-2,-3,-3,-3,-3
subscriber .	-1,-1,,5
subscriber	-1,3,-1,6,-2,-1
but our	4,-2
p.k .	-3,-1,,,-1,-1
p.k	-3,-1,1,,-1,-1
rude	-1,-1,-1,,-3
i asked	-3,-3,,-1,-2,-2,-1
^matar	-2,1,3,-1
automatic	-2,-1,3,,-1,-1
^balwa	-4,-1,-3,-3,-3,-2,-1
used in	-5,-6,,,,-1
only a customer	-3,-3,-6,,-2
i'm only a	-4,-2,,,-2
chirag	-3,-3,-1,-1,3,-2,-1
^sampl	-2,-2,-2,-2,1,-1,-1
export .	4,,-1
order site	,-4,10,-1,-3,-1
boss is mr	-3,-2,-3,-2,-1,-2
boss is	-3,-2,3,-2,-1,-3
in munnar	-1,-2,-3,-4,-3,-1
in fort kochi	2,-2,-1,-2,-3
the mango	2,,3,-1,-1
raise	3,3,-5,1,4,-2
^briga	,3,2,-2,-2,-2
l&t	,-3,-5,-2,-3,-2
of those	-4,-3,-2,-3,2,-2
is my mother	-2,-2,-1,-1,-2,-1,-1
^dodda	-2,-2,,-2,-2,-2
ipad	-1,5,-1,,-1
^editi	1,2,-2,4,-1,-1
want digital	-3,1,-2,3,-1
^srira	-3,1,-2,-3,-3,-2,-2
doesn't matter	-3,-3,-2,-2,-1,-2
retype	2,1,,,6,-3
we retype	1,1,,,4
904	-3,-1,2,-2,,-2
let' see	-2,-4,-1,-2,1,-1,-1
electrician	2,3,-1,,-1,-1
first in	-4,3,,1
come first	1,-2,-2,5,-2,-1
nandita	1,-3,1,-2,-2,2
on azure .	-1,-1,-1,,-2,4
intranet on	-4,,,,2,3
with your mr	4,-1,-1,,5,2
2 december	3,2,-2
are old	-3,1,-2,,-1,-1
80 4567	-3,-1,-2,-1,-1,-1,-1
91 80 4567	-6,,-3,-2,-1,-1,-1
peth	-2,-1,3,-1,-1,-1,-1
^sadas	-2,-1,3,-2,-1,-1,-1
sadashiv peth	-2,-1,4,-2,-1,-1,-1
sadashiv	-1,-1,2,-2,-1,-1,-1
give .	-1,-2,-4,-4,-2,1,-1
me out	-3,3,3,-1,-1,-1
title	-4,-2,-1,-1,-2,-1
to 8 lakh	-2,,1,-1,-2,-2,-1
7 to 8	-3,,-3,-2,-2,-3,-1
7 to	-4,-1,-4,-3,-3,-1,-1
says you	1,-2,-1,4,-2,-1
^kange	-2,-1,-2,-2,-1,-2,-1
kangeyam	-2,-1,-2,-2,-1,-2,-1
want to take	-4,-3,5,-3,-4,-1
family of	4,-3,4,,-1
^chhot	-2,4,-2,-2,-2,-2,-1
run ads	-3,-2,-3,5
to run ads	-1,-2,-2,3
means =javascript	-3,-2,-3,-2,-2,-2,-1
node	-3,-3,-2,-3,-2,-2
build in	-4,-1,,-2,-3,2
will ask	-2,-2,2,,2,-1
9,999	1,-1,-1,-2,,-2
by mobile	-7,6,,,-1,2
resin	-1,-1,3,-4,-1,-1
^thili	,-1,-1,-3,-1,-1,-1
thilini	,-1,-1,-3,-1,-1,-1
opera	-2,4
chhota	-2,3,-1,-3,-2,-1
a game	-4,5,-2,-2,-2,2
to make a	-2,5,-3,-2,-3,-1
and company	-4,-1,-2,-1,-1,-1
prabha	-3,-2,-1,-2,-2,-1
wrong .	,3,,,4
was wrong	,,3,,3
my earlier	-2,-2,-1,,-2,-1
sales guy	-4,4,-1,,-1
your sales	-2,4,-1,,,-1
5 lakh if	1,-2,-1,-1,1,-1
^forma	-2,-1,-1,,-1,-1
format	-2,-2,-2,,-2,-1
detail for	2,,-3,,-1,-1
check with	-1,-2,-2,,-2,-1
no it's	-6,-5,-5,1,-4,-4,-2
is done	-7,-2,-1,-2,3,-2
or new	3,-1,1
ok ok .	-3,-1,-3,-3,-2,-2,-1
day in	1,2,-2,,-1
hi ! my	1,1,5,,,2
asked: don't	1,-3,-1,-4,-2,-2
asked: page	6,-4,-1,-3,1
different .	-4,-3,1,-1,-2,-2,-1
^sewin	2,-2,1,-1,-3,-2
sewing	3,-1,1,-1,-3,-1
bot or	,,,,-5
page of	-2,-1,2,-2,-2
site has	5,,3,-2,-1,-1
his site	4
bot .	2,-1,,,-5
ok bot	3,-1,,,-1
each time .	8,,1,-1,-1,-2
^potat	5,1,-3,-2,-1
potato	3,1,-4,-3,-1,-2,-1
sadar	3,-2,-1,,-1,-1,-1
by an	3,,-3
made by an	3,,-2
by card .	6,,4,-2,2
^moonp	,-3,-2,-4,-4,-3,-3
workspace	-1,,,-3,,7
google workspace	-1,,,-3,-1,6
to google workspace	,,,-3,,4
site noth fancy	2
book payment	5,1,-1,-2,,-2
just my	-1,-3,-3,-2,-2,-2,-2
start on	-2,-2,-2,,2,-1
same ?	-5,-4,-1,-6
one in dubai	-2,-4,,,-1
in colombo	-2,-4,-3,-1,-1,3
^blogg	-3,-1,-1,-3,-1,-1
blogger	-2,-1,-1,-3,-1,-1
^clust	-4,-4,1,-3,-5,1,-1
cluster	-4,-3,-1,-4,-4,1,-2
away with	1,-3,-3,,-2,-2
ran away with	2,-2,-3,-2,-1,-2
last developer	-2,,-3,,,-1
songket	-2,,2,,-1
salam saya	-4,-4,-5,-4,-3,-3,-3
and look terrible	1,-2,-1,-2,-1,-1
ask for the	,-5,-1,-1,-2,-1
05 807	,,,3,-1,-1
built their	-1,-4,,-1,-1
ur client	-3,-1,-1,3,-1
of ur	-4,-4,-5,-3,-4,-3,-1
in usd	-1,4,-1,,-1
ting	1,-1,2,3,-1
ma .	-4,1,3,,-2
phone only	-4,1,-2,4
45 67	-3,-3,-3,-3,-2,-2,-2
23 45 67	-4,-4,-5,-4,-3,-3,-3
23 45	-2,-2,-3,-2,-2,-2,-2
661	-4,-2,-3,-3,-2,,-2
moms	-3,1,-3,-2,-2,-2
luck	-4,-4,-4,-4,-4,-3,-1
from al	2,,-3,-3,2,-2
nite	-5,-3,-1,-3,1,-2
at nite	-2,-1,-1,,-3,-2
oh ok	-4,-3,-4,-2,-2,-2,-2
i'd like someone	1,3,,-2,,-1
and it still	3,-2,,,-1,-1
our book site	2,,,,,2
shop . we	-2,,2,-2
tuni	-2,-1,-2,,-1
one on	,-5,3,-4,2,-2
construction	2,-4,-2,-4,-4,-2,-3
jr .	-1,3,3,,,2
^bauti	-4,-1,1,-2,-2,1,-1
bautista	-4,-2,1,-2,-2,2,-1
600k	-7,-3,-4,-5,-4,-1
aed .	,1,-4,-3,,-1
are now	,,,3,-3
same like grab	-1,2,,,-1
app same like	-2,4,-1,,-1
app same	-2,4,-1,,-2
in charge	-1,-4,-3,-2,1,-2
^tutor	5,1,-2,-1,1,-1
be there for	-2,-1,-2,-1
for a dental	3,-1,-1,-1,-1
website boleh	-5,-3,3,,-1
saya puan rohani	-5,-1,7,-3,-1,-1,-1
met at gitex	-2,-3,,,2,-1
from your dubai	3,,-1,,-1,-1
ever	-5,-6,-5,-5,-6,-5
you ever	-2,-7,-4,-2,-1,-1
^pampa	,-1,-2,-2,-2,-1
^angel	-2,-1,-1,-1,2
owner to book	-4,3
owner to	-5,4,,,-1,-2
please move	-2,,,,-1,3
9 year old	-2,2,,,-1,1
busines in	-3,3,-2,-1,-2
teo	,-1,4,,-1
thesi on	-3,-3,-2,-3,-2,-2
malaya	-1,,-1,-1,-3
universiti	-1,3,,,-4
bulan	-7,-7,-1,-2,-5,-7,-5
butik	,-1,4
wan .	-2,-1,4
that would	-2,2,-3,-3,-3,-2
moza	,,4
no no i'm	-3,-1,-2
sheikha	-5,-4,-1,-4,-4,-3,-1
7890	-4,-3,-3,-3,-3,-2,-1
3456 7890	-3,-2,-4,-2,-3,-2,-2
812 3456 7890	-3,-2,-5,-2,-3,-2,-2
812 3456	-3,-2,-5,-3,-3,-3,-2
62 812 3456	-3,-2,-4,-2,-3,-2,-1
asked: now	-5,-4,-3,-3,-2,-1
read tender	-2,-1,,,1,-1
half of the	3,,-2,-2,-1,-1
thousand peso	,3,,-1,-1,-1
they should be	1,2,2,,,-1
means ~religion	-1,1,-3,-2,-2,-2,-1
faith	-2,1,-1,-2,-1,-2,-1
need web	7,1,-2,1,,-1
^23456	-5,-4,-3,-4,-3,-3,-2
6 week .	,-3,,-1,2,-1
never had a	6,,,-5
we've been open	1,,-2,-3,,-1
the group is	-4,-2,-1,-2,-2,1
halim	1,-2,-2,-2,-2,,-1
where to send	-2,-1,-2,,-3,-1
for job in	-1,,,-2
for job	-3,2,-2,-3,-1
look for job	-2,-1,-1,-3
rm 3,500	-2,,-1,3,,-1
to see what	5,,,,3,-1
a bank in	5,-1,,,3,3
who i am	-1,-1,2,-1,2
the nda	-3,-3,-2,-3,-1,-1
out by then	-1,3,,3,-1,4
be out by	-4,1,-3,2,-2,2,-1
must be out	-5,,-5,-4,-4,1,-2
open of	2,2,,1
for a loyalty	-1,4
three sister	-5,2,,,-2
ads on facebook	3,,,3
^fridg	-3,-1,-2,-1,-1,-1
bisa	-3,-4,5,3,,-3,-3
attn	,-1,-2,-1,-2,2
khobar .	3,-2,4,2
order themselv	-4,-2,4,,-1
an excel .	-3,-2,3,,-1,-1
an excel	-4,-2,3,,2,-3
sell spare part	-3,,5
sell spare	-2,,2
we sell spare	-2,-1,2,,-1
^autol	-2,-2,-1,-1,-1,-1,-1
autoline	-2,-2,-1,-1,-1,-2,-1
a driv school	-1,,,4
a driv	,,,4
^tagal	,-1,,,6
tagalog	-1,-2,,,7
app run	-1,-5
money but	1,2,-2,-1,-1
photo from	-1,-3,,,-1
look around .	-7,-3,-2,-3,-3,-3
for him .	-2,1,4,-1
for him	-2,,3,-1
legal consultant	-2,-1,-2,-1,2,-1
30 april .	3,,,-1,,1
30 april	1,,-5,,-2,-1,-1
^cutov	-2,-3,-3,-1,-1
cutover	-2,-2,-3,-1,-1,2
^headc	-5,-2,-2,-4,,1
headcount	-5,-2,-3,-4,,1
physical server	-2,,,,,4
saw your ad	2,,,-2
davao	-3,-1,,-1,,-1
sunday .	4,,-5,-1,-2,2
friday is	5,-1,-1,-1,-2,-2,-1
product ?	,-1,5,,-1
500 product	-4,-3,3,-2,-3,-1
shopify or	-1,,8
book their	1,1,-3,-1
marsa	,-4,-2,-1,-2,2
les	4,-5,-5,-3,-2,-2,-1
per hour	-1,-3,-2,-2,-3,-3,-1
rate per	-5,-4,-2,-2,-3,-2
there is .	3,-1
pass .	-1,,-1,,4
^jelut	-4,,-3,-2,-1,,-2
jelutong	-3,1,-2,-2,-1,1,-1
dies every	,,-2,-3,-2,5
premis	3,-2,,-2,3,4
on premis	-1,,,-1,3,4
everybody says	-3,-3,-4,-4,-2,-1
but everybody says	-3,-2,1,-3,-1,1
but everybody	-2,-2,1,-2,-1
says ten	4,-5
encik roslan	1,-4,-5,-4,-4,-4,-3
teguh	3,2,-3,-1,-1,2
bandar .	3,2,3
joking .	3,4,2,,,3
where would	-3,-2,-3,-1,-1,-1
freelancer in	-2,-1,-3,-2,-2,1,-2
2 million dirham	-2,-2
compar agenci	-3,-2,,-1
asked: portal	5,-4,-4,-4,-1,-1
patient portal	,-2,-3,-4,-2,-1
a patient portal	3,-3,-3,-4,-2,-2
we'd want to	,2,-2,,4
je .	4,-2,1,-2,,-1
factory .	2,-3,-2,-1,-2,-2
sorry . i	-2,1,-1,,1
rest of	,,2,,,-1
clean up	3,-2,3,-2,1,2
^gatew	,-3,-1,-1,,-1
gateway	-1,-3,1,-1,-1,-1
payment gateway	-1,-2,-1,-2,-1,-2
rm 2,000	4,-3,-1,-3,-2,-1
00971 56	-2,1,-2,-1,-1,-1
post .	-2,1,,,2
app at	2,4,-4
^senti	-1,,-1,-1,4
sorry autocorrect	-1,-3,-1,-3,-3,-3,-1
umrah packag	-2,-1,3,-2,-1,-1
mandarin ?	-2,-1,-1,-1,-2,-2
speak mandarin ?	-2,-2,-1,-2,-2,-2
speak mandarin	-3,-2,-1,-2,-3,-3
li	,-3,-3,-3,-2,-2
import export	-7,-3,-4,-2,-4,-3,-1
at all .	3,5,-1,1,-1,-1
rush at	,-1,-2,-1,-1,-1
no rush at	-2,-1,-1,-1,-1,-1
a decent	4,-1,-4,-2,-1,-2
^gypsu	-1,-2,-2,-1,-3
gypsum	-2,-2,-2,-1,-4
need our own	5,-1,1
else .	3,-6,-2,-1
someone else	3,,-1,-3
year with	2,-2,3,1,-1,3
last year with	3,-2,2,1,,3
test test	-3,-5,-1,-2,-1,-2,-1
a shopp	-4,3,7,3,-1,-1
manage a	2,4,-1,3,-2
own shop online	-4,,2
before .	,-1,-3,-1,-1,-1
lang	,-2,-3,6,-2,-1,-1
^cosme	-2,,,-2
cosmetic	-2,,1,-5
at gulf	-5,-2,-4,-1,-2
70,000 .	-3,2,,,,2
kuala perli	-1,2,,-2,-1,-2,-1
jumeirah .	1,,3,-2,-1
palm jumeirah	-4,1,-2,-3,-1,-3
bond	-3,1,,-1,-1,-1,-1
^jerom	2,-1,-1,1,,-1
jerome	2,-1,-2,1,-1,-1
bond .	-3,-1,1,-1,-1,-1,-1
october so before	-2,-2,-1,,-1
my laptop	-3,2,2,-1,-2,2
shaun	-4,-4,-4,-4,-3,-4,-2
if a	-5,-2,-2,-1,1,-2
see on their	-3,4,,,-1,1
customer want to	-6,-1,2,-4,-3,-1
customer want	-3,-1,-4,-1,-4,-1
bro my	,1,-2,-5
thousand aed	-6,-5,1,,-3,-3
^silic	,-2,,-2,-2,-2,-2
silicon oasi	,-2,1,-2,-2,-2,-2
silicon	,-2,1,-2,-2,-2,-2
pour	3,2,-4,1,-2,-1
pastry	2,-2,,,-1
140k	3,2,2,-1,-1,1
month to build	3,-2,2,-2,,-2
time so	-2,-1,-1,3,-1
^peran	-2,-2,-1,-2,-3,-2,-1
report broken	2,6,,,-1
i manage a	-1,3,,,-1
someone in	-3,-4,-5,-3,-3,-2
speak to a	-2,-2,-1,-3,-2,-2
appointment app	-4,6,,,-1
quick .	2,-3,1,-3,-1,-3
a tender	2,1,-3,-1,,-3
lost a	-2,-1,-3,-2,-1,-4,-1
9k ringgit	,-2,-1,-1,-1
container .	,-2,-2,,-2,-1
we repair	2,1,-2,-1,-1
a deposit	3,-2,-3,-1,-1,-1
do you accept	-1,,-3
rm 250k	2,2,,-1,-1,-1
set aside rm	,3,-1,-1,1
rating is	-1,2,-1,3
radio	-3,4,-1,-1,-1,-2
tarik	-3,2,-2,-1,-2,-1
from team	1,-1,-2,3,-2,-3
sack	-1,-1,2,-2,-1,-1
^measu	-3,1,-2,-1,2,3
^lengt	-5,-3,-2,-1,1,-1,-1
length	-6,-2,-2,-1,2,-1,-1
says she	1,-2,-3,-1,-2
gold price	-6,,6,-1
want what	-1,2,-5,-3,2
and yes	2,2,-3,-1,-1
thousand rial	-3,1,3,2,-1,-1
teacher .	3,-4
login for	3,-2,4,,-1,-1
we build	,-1,-5,,-2
robotic	4,-2,-1,-2,-4
contact you	2,-2
to contact you	4,-2
1.5k a month	-3,-1,-2,2,-1,-1
1.5k a	-4,-2,-3,1,-2,-2
for the summer	,3,-2,,,-1
a tablet	-1,-1,-2,,3,1
pcs	-5,-2,-5,-1,-2,-1
500 pcs	-2,-1,-3,-2,-2,-1
lagi	,-3,2,-4,-3,-2,-2
tiktok shop	-1,,5,-4
tinggi .	-4,1,5,-2
kota tinggi	-4,-3,4,4,-1,-1
intan	-2,-2,4,-3,,1
^perma	-4,-1,4,-6,-1,-1
has moved	3,,,2,,1
mee	5,-1,,-2,-1,-1
same for my	5,,-2,3
the same for	5,,-1,3,3,-1
want the same	4,2,2,2,-3,1
me who	7,-5,2,-2,-3,-2
tell me who	6,-3,-1,-2,-2,-1
din	-2,3,3,-3,-2,-3,-1
pak long	,3,6,,,3
31 dec	-2,4,-2,,-1,1
bangi .	-4,2,1,-1,-1,-1,-1
license	,-3,-3,-1,,-2
want website .	5,-1,-3,-2,,-1
^salon	-5,-3,-5,-4,-3,-3,-1
so yes	-2,-1,2,-1,-1
website as	3,-1,-3,-1
mas	4,,-3,-3,-3,-2,-2
in bandar	,-3,5
have 4	-1,,-1,-1,-1,-2,-1
i have 4	-1,-3,-1,-1,-1,-1,-1
singer .	-2,-3,2,1,-1,2
the singer .	-2,-3,2,1,-1
the singer	-3,3,2,1,-1,-1
not the singer	-3,-3,3,1,,-1
1 nov	3,,1,,-2,-1
nov so	,2,-1,,-1
i'm grace	4,-1,-2,-1,1
dear .	-1,,-1,-1,3
interest ?	-4,-1,-4,-7,-1
ft	-2,,-1
sq ft	-2,-1,-2,,,-1
sq	-2,-1,-2,,-1,-1
village circle	-3,,-2,4
jumeirah village circle	-2,,-1,4
jumeirah village	-3,,-2,4
estate ?	-1,,-2,3,-1
real estate ?	,,-2,3,-1
20k .	5,-2,-2,-1,-1
am mr	3,-2,-3,-1,-2,1
i am mr	2,-1,-3,-1
hi i'm writ	5,,-2,2
within 2	,-1,,,-2
m sdn bhd	-3,-1,-1,,5
m sdn	-2,-1,-1,,3
can you work	5,,-2,-3,-3,-1
menu on	6,-4,-2,-2,,-1
^musli	1,-8,-6,-5,-5,-5,-2
muslim	3,-4,-5,-4,-3,-3
3.1	-1,,,-2,-1,2
pak din	1,-2,2,-2,-1,-2,-1
new one with	-1,,5,,,-1
old web	-5,,2,,,-1
about 6	-3,-1,,-1,,2
bt	-1,1,-1,-2,-3,-2
3,400	-5,,-2,,-1
the form	-8,-3,2,-1,-2,-2
i fill	-5,-2,1,,-1,-1
ministry of	3,-2,-1,-1,-1,2
1212	4,-3,-1,-1,-1,-1
555 1212	-4,-4,-1,-3,-2,-3,-1
say 6	-1,-1,-1,,-1,3
for my father'	-1,-1,-3,-2,-1
3 plant	3,-1,-2,,-2,2
to know your	-1,-1,-1,,2
sane	-1,4,-1,,-2,3
true you built	-1,-3
^geelo	-6,-1,,,-3,-3,-1
geelong	-3,-1,2,,-1,-1
^dream	-1,-1,1,,-3
cent more	2,-2,-3,-2,-2,-2,-1
a cent more	1,-2,-3,-3,-2,-2,-1
we'd go to	4,-1,-3,-2,,-2
we'd go	4,-2,1,-2,,-2
you charge ?	2,,-1,4
made my	4,-1,-2,,-1
it made	,4,-2,,-2
quote from	6,-2,-4,-1
a quote from	6,,1,-1
got a quote	4,,-3,-1
^adela	3,,3,-1,-1
adelaide	3,,4,,-1
please write to	,,1,,,3
summer holiday	-2,,-1,,,2
work for the	-1,-2,2,,,3
could a bot	,,,,4,-1
day to	1,3,-2,,-1,-2
haven't thought	-2,-3,-3,-3,-2,-1
you by	7,-1,-3,-1,-3,-2
^rosar	4,-2,-2,-2,1,-2,-1
kind regard dr	-1,-1,,,3
^relau	2,-3,,-2,-2,-2
relaunch	1,-3,1,-1,-2,-2
re	-1,-1,5,,-1,1
nah	-3,-3,-3,-3,-3,-3,-2
it this	1,3,-1,,,-2
marine supply	3,-2,-1,,-1
for help	-6,-1,2,2,-3,-2
look for help	-6,-2,1,4,-3,-2
with a firm	,-2,,,2
what it cost	-1,2,,-1,3
shop takes	-3,-1,2
heart	-3,5,6,,-2
small small	-3,,1,-4,-1,-1
funny .	-3,-2,2,4,-1
company is call	3,-2,1,3,-3,-1
not that one	4,-1,,,-1
^perni	,-2,,-1,-2,3
^henri	1,-2,-3,-2,-3,2
^horse	3,-3,-3,-3,2,4
wrong window	2,-2,-2,-3,-1,-2,-1
sorry wrong window	3,-1,-1,-2,-1
won't be	-1,-1,-3,,-1,1
no wait that	-1,-1,-2,-1
and payment .	4,,-5,-2,,-1
aside for	2,-1,-1
set aside for	2,1,-2
app . kindly	-1,4
parent should	-3,5,,,-2
^grube	-3,-3,-2,-1,-1,-1,-1
gruber	-4,-4,-2,-1,,-2
i'm between	5,3,-2,-1
can you get	-1,,4,8,-1,-3
is dead	2,-2,-1,5,-1,-2
cork .	,,-1,5,-1,-1
that be	-4,-4,,,1,2
wix is	-3,,,-1
is a website	-1,,2,-2
much is a	5,-1,-4,-2
open the	-2,5,1,-2,-1,-1
it's chao	-2,3
with 3	-3,4,4,,,-1
the truck	-3,5,-3,-1,-3,-2,-1
may go	2,1
and pric	,-2,-2,,-1,-1
know who	-2,-2,3,-3,-3,-2
until i	-4,-3,-3,,-2,-2
^bäcke	,-2,-3,-3,-2,-2,-2
bäckerei	-1,-3,-4,-4,-3,-2,-1
^jolen	-6,,-2,2,-2,-2,-1
jolene	-5,,-3,3,-2,-2
and the board	-1,1,,3
has heard of	,-1,,4
has heard	,-1,,3
to work with	-4,1,-1,-1,-1
for a quote	-3,-1,3,,,-1
^waiti	-7,3,3,-3,-2,-1
wait for	1,-3,,-2,-3,-1
is spell	-2,-1,1,2,-1
want it by	,-2,-1,-1,-2,-2
the job .	-2,,-2,-1,,-1
the job	-3,-4,-1,-2,-2,-1
else to	-2,-1,-3
and vanish .	1,2
our developer	-4,1
^otter	-2,1,-2,-1,-1,-1
and in the	4,,-2,,-1
the page is	2,-1,-2,-1,-1,-1
llamo	2,-3,-4,-3,-3,-3,-2
me llamo	2,-2,-3,-2,-3,-2,-1
office do	,,6
what does the	-1,-4,-3,-4,-6,-3
i send the	-2,-1,-1,-1,-1,-1
and the customer	-1,2,-1,,-1
in malmö	,-2,5,2,-2,-1
brokerage	,,-3,-1,1
a shipp	1,,-2,,3,1
put us	5,,-4,2,,-5
db	-1,-3,-1,-1,-2,2
mugs	-3,-1,2
detection	-2,-4,-3,-1,5
to add	4,-3,2,-1,3
someone else'	2,-1,-1,1,-1,1
from enugu	-4,-5,-3,-3,-2,-2
ngozi	-4,-3,-1,-3,-2,-2
houston and	2,-1,2,-1,,-1
our last agency	-6,-3,-3,-3,-1,-4
to the board	-1,,,,-2
check before	-1,-1,-3,-1,-4,-1
150,000 .	3,2,1,,4
member should	4,-2
up at	-2,-2,3,-2,-1,-3
with what	-5,-1,-2,-1,-2,-2
happy with	,-2,1,-1,,1
d.o.o .	-2,-3,-5,-3,-3,-2,-1
d.o.o	-2,-3,-5,-3,-4,-3,-3
4k a month	-3,,,2,,-3
4k a	-3,,,2,,-3
for the mobile	-1,2,-1,-1,-1
dear all	-2,3,3,-1,-4,1
and this	-5,-2,1,-1,-1,-1
fish export	-2,-2,-3,-2,-2,-2
on whatsapp that	-3,,,,2
^corri	-2,-4,-2,-2,-2,-2,-1
referenc	-4,-5,-3,-3,-3,-2
have you work	-3,-3,-2,-1,-2,-1
14 november	1,-2,-1,,,-1
on 14 november	2,-1,-1,,,-1
pitch	-6,-5,-4,-2,-5,2
stick	2,-4,-3,,-1
usb	1,-3,-4,-3,3,1
hugo	-1,2,3,-1,-1,-2,-1
people buy	-3,2,3,-2
the gate	,3,4,,,-2
july and	-1,2,3
committee of	-3,3,3
sit on the	-2,3,3,,-2,1
i sit on	-4,3,4,,-1
ok what	-4,-2,-3,-3,-2,-2,-2
to renew	4,-3,4,,,-1
gym iron	-3,1,-1,-1,-1,-1
2 january	,-2,-4,-2,,-3
means =bookmark	-2,-2,-2,-2,-2,-2,-2
^favou	-2,-2,-2,-2,-2,-2,-1
favourite	-3,-2,-3,-2,-2,-2,-2
a company .	3,-1
caps	3,-4,4,,1
choir	6,2,4,-2,-1,1
anke	2,-3,-3,-3,-2,-2,-1
^algor	-2,-1,-2,-1,,-1
algorithm	-2,-2,-3,-1,1,-1
porto .	,,4,-2
but we're	-1,-1,4
confirm receipt	-4,-1,,,1,-2
don't ask	2,3,3,,-1,-1
the nice	-2,-1,,-1,-1
a lady	-2,-1,,,2
that' where	-3,-2,-2,-1,2
suis	-3,-2,-3,-2,-3,-2,-1
je suis	-3,-2,-4,-2,-3,-2,-1
have people in	-4,,-4,-4,-3,-3
have people	-4,-3,-4,-4,-3,-3
you have people	-2,,-2,-2,-1,-1
2 do you	,2,3,,-1
2 do	2,,3,-1,-2,-1,-1
1 do you	,3,3
1 do	,4,3,,-1
a flutter	-1,8
free ?	-5,-2,-1
street dogs	4,-2,-2,,-1
system for the	2,-2,-1,,-2,-1
a book system	7,-5,-1,-2,-2,-3
mensah	3,-1,-1,-1,-1,-1
and that'	7,1,-2,,-1
save us	-2,-2,-2,-1,-4,-5
page with the	2,-3,-4,-1,-2,-1
web page with	1,-2,-2,-2
host says	-4,,1,-1,,-3
^kenda	-3,-3,-3,-2,-2,-2
kendal	-2,-2,-3,-2,-2,-2,-1
the daughter	-1,-2,-4,-2,-2,-1
555 128	-3,-3,-2,-2,-1,-1
01539 555 128	-3,-3,-3,-2,-1,-2
01539 555	-2,-2,-2,-2,-2,-2,-1
01539	-2,-2,-2,-2,-2,-2,-1
google'	-3,-2,-3,4,-1,-3
for someone who	-1,-4,,-3,2,2
im look for	-2,-2,-1,4,2
im look	-3,-3,-1,4,2
maybe 30k	-3,-1,-4,-1,2,-1,-1
june please	-1,-1,-2,-2,,-1
^copen	-2,,4
copenhagen	-3,-1,5
aps	-5,-3,,-3,2,3,-2
means =penetr	-2,-2,-2,,-1,-1
asked: do	-2,3,,4
asked: you	-2,2,-1
asked: if	4,-3,-3,-2,2
asked: know	-6,-4,-5,-5,-4,-3,-2
comment	-5,-3,-3,-4,-4,-3,-2
^choco	-4,-1,4,2,-2,-1
go-live 1	1,3,-2,,-2,-1
agre to	-1,-3,-1,-3,-1,-3
maybe an	4,-5,3,2,,-3
^webfl	4,-2,-3,-2,-3,-2
webflow	3,-3,-4,-2,-3,-3
able to do	3,1,-3,-2,-2,-2
will . will	7,-2,-3,-1,-2,-1
i'm will .	6,-3,-4,-2,-3,-2
i'm will	5,-2,1,-2,-3,-2
5k .	5,-1,,-1,,-1
will power	5,-1,-2,-1,-1,-2
^bulaw	-3,-4,,-2,-2,-2
bulawayo	-4,-5,2,-3,-2,-2
^tenda	,-2,-1,,-2,-2,-1
tendai	1,-2,1,,-2,-2
263 77	-1,-2,2,-3,-2,,-1
263	-1,-1,2,-2,-1
12 june	-1,-2,-2,-1,-2,-1
for wedding	2,,3,-1,,3
actual	-1,-2,-3,1
want ticket	-4,-2,3,-2,-2,-2,-1
at sea	-3,6,-1
pay a deposit	3,-1,-3,-1
and pay a	5,-1,-3,-1
better than	6,4,-1,-1,,-1
want better	6,3
we want better	6,3
did his	4,,-4,6,-1
never asked for	-2,,,,-1,-1
never asked	-2,-3,,,-1,-1
i never asked	-3,,,,-1,-1
in internet	-3,-1,-4,3
linen	5,-3,-5,2,-1,2
hors	1,-3,-2,-3,2,3
a hundr	-3,3,-3,-2,-1,1
a tool	1,-3,-2,-1,3,-2
^aebis	,-4,-2,-4,-4,-3,-2
aebischer	-1,-4,-1,-4,-4,-3,-2
bei	-5,-1,-2,-1,-1,-1
^petit	2,-2,-4,-2,-2,-2,-1
petit	3,-2,-4,-2,-2,-2,-1
11 second	-3,-1,3,-4,-1,-2
they need a	-3,-1,1,-2,-1,-1
should answer	-1,-1,,,5
you do for	-6,-2,-3,,-2,-1
rather you	-2,-2,2,-1,,-1
hey ! we're	-3,-1,2,-1,-1,2,-1
where are you	3,-2,-1,-2,-1,-2
where are	,-3,-4,-2,-1,-2
you mean	2,1,-2,-3,-1,-2
dan	9,5,-1,-4,-4,-3,-2
^skipp	3,3,3,-2,-2,-2,-1
for print	8,,7,-1
in case	-4,,-2,,-1
her on	-2,,1,3
found on google	2,-2,-2,1
but we want	-2,-2,-2,-1
^sensi	-3,-4,-1,,-4,-3
sensitive	-1,-1,1,1,-2,-1
soweto .	,,-3,-1
^plane	,,,-1,-3,-1
^impre	2,-2,-1,,-3
impressive .	3,-2,-1
impressive	1,-2,,,-4
402	1,,-4,-1,-2,3
they pay ?	-2,-2,-3,-2,-1,-1
what did they	-3,-2,-3,-2,-2,-2
^gioll	-2,-2,-1,-1,,-2
giolla	-2,-2,-1,-1,,-2
mac giolla	-1,-2,-1,-1,1,-2
mac	-2,-2,-1,-1,,-2
broke	-5,,-1,-1,-2,-2,-1
nana	-2,-2,3,3,-1,-1
table by	4,-2,-4
you connect	,,3,-2
precise	-3,-1,-2,2,-1,-1,-1
be precise	-3,-2,-2,2,-1,-1,-1
to be precise	-5,-2,-1,2,-1,-1,-1
now half	-2,1,-3,-1,-1,-1,-1
half now half	-2,2,-2,-1,-1
have the phone	,-2,-2,-1,-1
runn before	-3,-1,1,-3,-1,-2
be runn before	-2,-1,3,-1
see only	-4,-1,,-1
i see only	-4,-2,-1,-2,-1,-1
office in hyderabad	-3,-1,-1,-1,-1,-1
someth for	-4,1,-5,3,-4
did someth for	-1,4,,-1,-1,3
did someth	-1,2,,-2,-2,3
you did someth	-1,,,-2,-2,3
again so	3,2,,,2
can't take	-6,-1,6,-1,,3
sit in a	3,,,,-2,4
pest control	-4,-1,-2,4,3,-1
pest	-2,-2,-2,2,3,-2
^quizz	-2,3
quizz	-2,3,,,-1
from you for	1,-3,-1,1,-1,-2
cousin got	2,-1,-2,-2
my cousin got	2,-1,-2,-1
tourist season	-1,-2,-2
long do you	-3,-1,-3,,,-2
long do	-5,-2,-4,-2,-1,-3
how long do	-5,-1,-4,-3,-1,-3
phone not	3,-3,-2,,-1
barber shop	-1,3,-3,-3
max rm	3,,-1
two people	-2,-1,,,2
when two	-2,-1,,-3,-4,-1
our shop in	-4,,3,,,-1
still get	-2,-2,,,-1,-1
don't want a	,,-1,-2,-2
web portal for	1,-2,-3,-2,-1,-2
^marut	-2,-2,-3,-2,-2,-2,-1
my boutique	-2
for my boutique	-2,,-3,1
we're about	3,1,-1,,-1,-1
app from	2,5,-1,1
^flavo	-4,1,2,-3,-1,-2
flavour	-5,-1,3,-3,-1,-2
page where people	,-4,4,-2
what are the	2,-6,-2,-1,,-1
like 2009 .	3,,-1,-1
that does not	1,1,-1,-4,-2,-1
about 900 a	-1,-2,,,3
and fill	5,-3,-3,,4,-1
of app	-3,5,-1,-1,1,-1
budget 3l	-5,-4,-5,-4,-4,-3,-1
swiggy for	-3,-1,-4,-2,-2,-2
like swiggy for	-1,1,-3,-1,-2,-1
portal ?	-5
thing out	-2,-3,-1,,-2
at easter	3,-2,-3,-3,-2,-1
start at easter	1,-1,-3,-1,,-1
start at	,-2,4,-2,-1,-1
7700 900	-6,-1,-6,-4,-4,-4,-3
44 7700 900	-5,-3,-6,-3,-4,-4,-3
need seo .	-2,-1,-1,3,-1
portfolio site for	6
like a portfolio	3,,-3,-1,-1,-1
share company profile	-2,,-2,-1,-1
can i do	-2,-1,-1
vela	,-2,,-2,-2,-2,-1
^godre	-1,1,-2,-3,-4,-2,-2
ngos ?	6,,-2,-1
ngos	6,-1,-3,-1,-1,-1
page is broken	-2,-1,-1,,-1,-1
agoda	3,,-3,-1,-1
2200 is	-1,-1,-1,-1,5,-1
to know the	-1,,-1,2,-1
no only	-1,-3,-3,-4,-4,-2,-1
go live by	,-1,-4,-4,-2,-3
salesmen	3,3,-1,,-1,-1
countri and	1,-1,-2,-1,-1,-1
studio is	-3,-1
ask what	-2,1,4,-1,2
can i ask	-3,-1,-2,-1,-2,-1
the catalogue	-6,1,1
spare part .	-6,,6
out ?	-3,-2,-2,1,-1,-1
work out	-2,-1,-2,3
hi i'm a	-1,-1,-1,,-1,3
pages for our	1,,-2,-1,-1
pages for	6,-1,-2,-2,-2,-2
a site in	4,-1,-2,-1,-2
from godaddy	-3,-3,-2,-2,-3,3
have that	-5,-2,-2,-1,-4,-4
design and	1,4,,2,,-1
upload their	6,-2,2,-1
to upload their	6,-1,2,-1
mysuru .	3,3,-3
sandhya	2,-2,-3,-1,-1,-1,-1
for hotel .	5,,,2,3
see it in	-2,3,,,1
to see it	-1,1,-6,2,-3,-2
got about	-6,,-5,-3,-4,-3,-2
we've got about	-6,,-6,-3,-2,-3,-1
in singapore .	3,1,-2
gear in	-1,1,2,,-3
already so	-1,-1,-2,,,3
suggest ?	2,-1,-4,-2,4,-1
you suggest ?	,,-4,-3,3
dev for	5,2,-1,-1,-2,-2,-1
koperasi guru	3,,-2,-1,-1,-1
binti kamal	-2,1,,-2,,1,-1
^nurha	-1,-3,-1,1,,-1
nurhaliza	-1,-2,-1,1
does one	-4,-1,-1,-3,-1
present vendor	-3,,1,-1,-1,-1
website and the	,4,-1
vendor'	,,,,-3,2
the vendor'	,-1,,,-3,1
everyth off	-1,,,,-1,2
need move	,,,,,5
farm is	-2,-3,1,-3,-2,-2,-1
to 10 thousand	-2,1,,3
a coffee	-2,3,-1,,-3
^restr	5,-3,-2,-2,-2,-2
wordpres .	5,-3,-3,-3,-2,-4
physiotherapy practice	2,-3,-1,-2,-2
a physiotherapy practice	2,-3,-1,-2,-1
look ?	,-3,-2,3,-5,-3
hamriyah free zone	-4,-3,-2,-2,-2
hamriyah free	,-2,-2,-2,-1,2
could you come	-2,,-2,-2,-2,-2
want a web	3,-2,1,-1
management want a	4,-4,-4,-3,-2,-3
management want	4,-3,-3,-2,-1
do all	1,-3,-3,-2,-3,-3
at hamriyah	-3,-3,-2,-2,-2,-1
your company and	-1,-2,-1
was with	3,,-1,4,3
the head	-3,-2,,,4,-1
gurpreet kaur	-4,-1,4,-1,,-1
640 flat	-3
proces	-5,-2,-6,-4,,2,-2
the proces	-1,1,,-1,-1,3
later maybe	-3,3,-1,-1,-2
would love it	2,,-4,-1
ringgit and	-1,-1,-4,,,-1
i already have	-2,-1,2,,3
i already	-3,-1,2,-2,3,-2
for organic	-3,-1,7,-2,-1,-1
a farmer	-4,,,-2,1,-1
call after 6	-4,-3,-2,-3,-3,-2
type here	,1,-2,-1,-1,-2
build apps	-1,4,,,-1
you build apps	-1,3
for staff	3,-3,-1,-1,-5,-2
from nagpur .	-4,-2,-3,-2,-2
from nagpur	-5,-2,-4,-2,-2,2
and noth	-5,3,-1,3,-1,-1
this year and	2,1,,,-2,2
to march	-3,-2,-3,4,-1
till march	2,,-1,4,-1,1
month till	-3,-2,-3,3,-2,-1
lol ok	4,-2,-2,-1,-1,-1,-1
us 11,000	,,,-1,-1,2
aws is	,,,-1,,3
ankit	-2,-1,-1,-1,-1
in website	-5,-1,1,-3,-1,-1
^pandi	,-3,-3,-4,-3,-2
sale in	-1,1,-4,1
ahead of the	-4,-4,-3,2,-1,-2
live ahead of	-2,-2,-4,-1,,-2
live ahead	-2,-3,-3,-1,,-2
70 lakh	2,-4,1,-2,1,-1
leather bags	-2,-1,2,-2,-2,-1
90000 11111	-2,-2,-2,-1,-1
91 90000 11111	-3,-2,-2,-2,-1,-1
91 90000	-3,-2,-2,-2,-1,-1
number 91 90000	-4,-2,-2,-2,-1,-1
gave number 91	-3,-2,-2,-2,-1,-1
he gave number	-3,-2,-2,-2,-1,-1
one rakesh	-2,-2,-1,-2,-1,-1
father says	-4,,-2
mass	2,-3,-2,-2,-1
our volunteer	-6,1,,,3,2
fernandez	-5,,-1,-3,-1,-1
lent	-2,,2,-1,2,-1
application and	-2,3
^hybri	,-6
hybrid	,-5
it cost per	-2,,,2,4
does it cost	4,-1,-4,2,-3,-1
honest	-4,-5,-3,-2,-2
be honest	-5,1,1,-4,-1,-3
^advic	-4,-1,-2,-1,-3,,-1
advice	-4,-1,-2,,-4,-1,-1
glad	,-1,2,-1
be glad	1,-2,2,-1
lakh maybe	-2,-2,-1,-2,1,-1
a lakh	-5,-4,4,1,-2,-3
noth came	-1,2,,-1,-1
^polit	1,-2,-3,-2,,-1
krishnagiri	-4,2,-3,-3,,-3,-1
and krishnagiri	-4,1,-3,-2,,-2,-1
hosur and krishnagiri	-4,2,-3,-2,,-2,-1
do websit	8,,-1,-2
bangsar .	2,-3,-2,,-4,-1,-1
couple of	-3,2,1,-4,-4,-2
a couple of	-3,3,1,-3,-3,-1
handle market for	3,-1,,-2,-1
who can i	-1,-1,5,,,4
i'm back	-2,-1,4,1,-1,-1
now i'm	-4,,4
1962 and	,-1,5
sweet in	-1,-1,6,2
you hold	-2,-2,-2,-1,-2,-1
procurement for	-2,-2,-2,-2,-2,-2
the list	-6,-2,-3,-1,,3
noted	-3,-2,-2,-3,-2,1,-1
hi . website	-2,-1,-4,-2,,-1
currently at	,-2,3,-3
6 yrs	,-3,-3,-1,2,-1
in perth	3,-1,1,-1,2,1
^brann	,-2,,-2,-2,2,-1
brannigan	-3,-1,1,-1,-1,2,-1
rate for	4,-1,,-1,-1
visit is in	,-2,-1,-2,-2,-1,-1
visit is	,-1,-1,-2,-2,-1,-1
naac visit	,-2,-1,-3,-2,-1,-1
greenleaf organic	-6,,-7,-6,-4,-4,-3
greenleaf	-2,,-5,-5,-3,-3,-2
is someone	-4,-4,-4,-5,-3,-3
have 5	-2,-1,-3,,2
assistant on whatsapp	-2,-1,,,4
an assistant on	-5,-1,,-1,6
for our clinic	-3,-1,-2,-3,4,-2
sign nda first	,1,,-1,-2
october and	-1,2,-1,-3,-1,2
organis	-2,-2,-2,-1,-1
we're organis	-2,-2,-2,-1,-1
can wait	4,-1,2,3,,-1
i can wait	-3,1,-1,-2
20 25	-3,-2,-1,-1,-2,-1,-1
to you from	-4,-3,-4,-2,-1,-3
it's good	2,-1,,-2,-2,-1
the reference	-1,-2,,,2,3
own web	,-1,1,-3
ourselv are	2,-1,-3,-1
we ourselv are	2,,-3,-1
we ourselv	2,-1,-3
by some	2,-3,-2,-1,-1
site was done	4,,-1
form to	3,-2
e-invoice	4,-1,,,-1,-1
which is the	-3,-2,-2,-1,-3,-1,-1
thought this	-2,-1,-3,-1,-5
sorry thought	-2,-1,-2,-1,-4
five .	1,-3,,-2,-1,-2
get one	2,-3,3,-2,1,-3
and am	3,4,,-1,-1
without a	2,-4,-4,-3,-2,1
clinic for	6,-2,-3,-3,-2,2
year maybe	-1,,2,4,-1
got noth	4,1,-4,3
^boost	-2,-2,-1,4
boost	,-2,-2,6
website from	7,-4,-3,-2
already in	,5,-2,,2
which of our	,-1,,,1,-2
^jadha	-2,-2,-3,-2,-1,-2
jadhav	-3,-2,-3,-2,-1,-2
you rent	1,-3,-1,-3,-2,-2
do you rent	1,-3,-1,-3,-2,-3
the tower	-3,-1,-2,1,-1,-2
5 page website	-3,,-1
play store	,-3,,-2
don't like	-1,-4,-3,-2,-3,-1
i don't like	-1,-3,-3,-2,-3,-1
^ramgo	-2,-3,-3,-1,-2,-3,-2
ramgoolam	-3,-2,-1,2,-1,-1,-1
market website	-7,,-2,3
lakh all	1,-3,,1,-1,-1
handwrit	-1,-3,,,6
the system	-5,-3,1,,-3,-5
accountant says	-3,-1,-2,,,-1
aquarium fish	2,-1,3,-1,2
sell aquarium fish	,-2,4,-2,1,-1
he's in	-1,,5,-1,-1,2
for the gulf	-1,-3,3,,-2
e-commerce for	-1,-2,6,-1,-2,-2
with somebody	-2,-1,2,3,-2,-1
call with	,,2,,3,-1
to mr .	4,,1,,-1
real ?	-3,,-3,-3
first tell me	-1,-4,-3,-4,-3,-3
template	7,,-2,2
gave me	2,,3,-3,-2
they gave me	5,-1,3,-3,-1,-1
they gave	5,-1,3,-3,-1,-1
^chaud	3,-3,-2,-2,-1,-1
^satis	-2,,-3,-4,-4,-2,-1
on perhentian kecil	1,,,2,-1,-2
on perhentian	1,,-1,3,,-2
school on	1,,-2,,-1,-2
a diving	2,,-1,,-1,-1
question ?	-1,1,-1,-1,-5,-1
work you	-4,-1,-1,-2,-2,-2
the vendor	-7,-1,-5,-3,-5,-1
for the vendor	-5,-2,-2,-1,-2
^mathu	-1,-3,-4,1,-2,-2,-1
ai for our	,,-4,-1,2
you remove	5,,,-2
can you remove	5,,,-1
then no need	-5,-1,-3,-1,-1,-1
then no	-6,-3,-5,-2,-3,-1
organisation	5,1
their saving	4,3
in andheri	-2,-2,-1,-1,-1,-2
^cauti	-4,1,,,-3,-1
cautiou	-3,1,,,-1,-1
last vendor took	-4,1,-1,,-3,-1
our last vendor	-4,1,-1,,-3,-1
gurugram and	,-3,,,3,-1
hard stop	-3,-3,,-1,,-1
^devan	3,-1,-1,,-1
devanahalli	3,-1,,,-1
narayana	1,-2,-3,,-2,-1,-2
study at	,,-1,,-3
ask you	4,4,-1,1,-4
customer service	,-1,,,-3
train ?	-3,-1,-2,-1,-1
arabic too	2,,-4,-1,-3
in arabic too	,1,-2,-2,-3,-1
for the year	-4,-1,-2,5,-3
have left	-1,-1,-3,-1,-2,-3
in mumbai	-1,-3,2,1,-3
surat .	-4,-1,3,,-1
from surat	3,-2,-2,,-1
hi im from	2,-3,-3,2,-1,-2
lace	3,-2,-2,-1,-4,-1
300 dollar	-2,-2,-6,-1,-2,-1
12,000 or thereabout	2,,1,-1
own the	-5,,-6,-1,-2,-3
and if we	-2,-1,-5,-2,-1,-1
ok good .	-3,3,-1,,-1
scal ?	-4,,-2,,-1,3
that scal	-3,,-1,,-1,3
11.11 sale	-2,-3,6,-2,-3,-2
load like	3,-1,-1,-1,-1
meenakshi silk	-5,-2,-1,-2,-2,-2,-2
pls quote for	5,1,,-2,,-1
website very	3,-1,-2,-2,-1,-1
dunno yet	-5,-3,-3,-4,-2,-3,-1
chit	-2,2,,,-1
tht	-3,,-2,,-4
6 to	-3,-2,4,-2,-1
tuan haji	4,1,-1,4
tuan	4,1,,2,-1
need shop online	-2,-3,3,-1,-1,-1,-1
need shop	-3,-1,3,-1,-1,-1,-1
delivry	-2,-4,-3,,-1,-1
^velan	-2,-1,3,-1
velankanni	-2,-2,2,-1
4 brother	-3,-1,,-1
r 4	4,3,,-1
^d'mel	-2,-5,-6,-5,-5,-5,-3
d'mello	-2,-5,-6,-6,-5,-6,-4
teratai	,-3,-6,-1,-3,-2,-1
bite	-6,2,-3,-2,-2,-2
web page for	2,,-3,-3,-2
vasantha	1,-2,-2,-1,,-1
^tiruv	3,-3,-3,-3,-4,-3,-2
valentine	-1,-1,3,-1,-1
bloom florist	-4,-3,-3,-3,-2,-2,-2
desert bloom florist	-4,-3,-3,-2,-2,-2,-2
desert bloom	-3,-3,-2,-2,-2,-2,-1
unni	1,-2,-2,-3,-3,-3,-2
do my own	-3,-2,-2,-1,-1,-2
ooty .	6,-3,,-2,-1,-1,-1
promo	-5,-1,-1,1,,1
a page on	-5,,2
9981	,,-3,-1,-1
addres in	-2,,-1,-2,-1
^pavil	-2,-2,-3,-1,-2,-1
pavilion	-3,-2,-3,-2,-2,-1
is near	-3,1,-1,-3,-1,-2
slow in	-5,,,-1,-2,2
godaddy to	-4,-1,-2,,,6
from godaddy to	-5,,,,,5
chip	-2,-3,2,-2,2,-2
banana chip	-2,-2,3,-2,-1,-2
^segam	3,-1,-2,-1,-1
segamat	4,-1,-2,-1,-1
start june	-4,-1,3,-2,-1,-1
shop can	-1,,,,3
someone call me	-1,3,,-1,,-1
3 shop	-1,,1,3
^kumil	2,-3,-2,-2,-1,2
kumily	3,-2,-1,-3,-1,2
55218	-4,-3,3,-3,-3,-2,-2
nizwa .	-2,-3,-1
our factory	-3,-2,,-2,4,-2
i not	-3,-2,-7,-3,-2,-2
devi from	-4,-2,6,-1,-1,-1
by camera	-2,-4,-3,,6,-1
my cafe	-1,-3,2,1,-1
for my cafe	-1,-3,2,1,-2
^smthi	-2,-4,-4,-3,1,-2
hw many	-3,-2,-3,-4,-1,-2
rm 300	5,-3,-5,-4,-2,-2
no result	-1,-1,,3
backup in	-1,-1,,,-2,2
app for order	,5,-6
from mombasa	5,-1,-3,-2,-1,-1
book room	-1,-3,-2,-1,-1,-1
farm stay	1,-1,-1,2
sawah	3,-3,-4,-3,-2,-2,-1
here ?	-3,-4,-3,,-3,-1,-1
me n	-3,-1,,-2,-1,-1
bandar sunway	-2,-2,4,-1,-1,-1
aed is	-1,,-3
ppl to find	-2,-3,-1,4,-2
jincy	-3,-3,-2,2,-2,-2,-1
yrs old	5,-1,-4,-2,,-2
^chinn	2,-2,5,5,-2,-1,-1
can pay in	-2,-1,-3,-2,-1,-1
orang	-6,-5,,5,-6,-4,-3
^ameer	-2,2,-1,-1,-2,-1
catalog website	4,-1,-3,-2,,-1
need 3	,-2,-2,-3
^jeffr	-2,-5,-6,-1,-5,-3,-2
mohan	-3,-2,,-2,5,-1
gold cover	,,2,-1,-1
ponni	-2,-4,-4,-4,-4,-1
not me .	,3,-2,-1,-1
tanishq	5,,-5,-1,-1,-3
study of	2,-4,,,-1
case study of	1,-5,,,-1
saja	-1,-1,4,-2,-1
nahda sharjah	5,-1,-5,-1,-1,-1,-1
al nahda sharjah	5,,-3,-1,-1
10 am	-4,2,-1,-2,-1,-2
^gulba	,-2,-1,-1,1,-1
noor from	3,3,-3,-1,-1
is miss	-1,3,-4,3,,-2
charge per hour	-2,-2,-1,-1,-1,-2
charge per	-2,-1,-1,-1,-1,-1
^speed	2,-1,-2,-2,3,-2,-1
speedy	3,-1,-1,-1,2,-1,-1
rial a month	-3,-1,-2,3,-1,-1
rial a	-3,-2,-2,2,-3,-2
cake order	-3,-2,5,-1
small bakery near	-3,-2,1
nellore .	3,1,1,-2,-2,-2
^dialy	-2,2,,,,1
dialysi	-2,3,,,-1
u .	-3,,,3,-2,-1,-1
infosy told me	3,-1,-1,-1,-2,-1
who did it	-2,,,-1,,3
design for	-5,-3,-2,-2
^visio	-5,-5,-4,-2,2,-4
vision	-3,-3,-4,-3,2,-3
here about	-4,2,-5,-2,-2,-1
je rm	3,-1,-3,1,-2,-1
everybody call me	-1,-2,-3,-3,-2,-1
everybody call	-1,-2,-1,3,-2,-1
ladder	2,,-2,-2,-1,-1
for ah	-4,,-1,-1,,-1
ling here	-2,3,,-1,-2,-1
grab takes	,1,3
at jalan	-2,-2,,-2,2
^hashi	-2,-2,1,-3,-1,2,-1
hashim	-2,-1,2,-3,-1,2,-1
552	-2,-2,-3,-1,-3,-1
lim brother	,-1,-3,-2,2,-1
at the next	-3,-2,-1,,1
renewal in	3,,-1
the lease	-2,-3,1,-2,-2,4
before the lease	2,,1,,,5
properly on	4,-4,-1,2,,1
open properly on	4,-3,,2
open properly	2,-2,-1,1
doesn't open	3,,-1,2,-1
ago and	6,,1,1
year ago and	6,,,1
the blue	1,-2,-1,-2,-1,-1
can use	4,-2,-1,-1,-1,-1
asking my	-3,2,-2,,-2,-1
ask my husband	,-2,3,-1,-2
oven	-4,-2,4,,-3,-2
the oven	-3,,3,,,-2
cos	-1,-1,1,-2,-2
shop page with	-1,-1,3,-1
shop page	-4,-1,6,-1
bakery with	-2,,4
zest	-1,7,,2,-4,,-1
3 outlet in	3,4,-1,1,,-1
on 2	-3,2,-4,-2,-3,-1
4th	-5,-6,-1,1,-2,-3,-3
anyth ?	-1,-3,-1,4,-1,-1
never order anyth	,-1,-2
never order	,-1,-2,,-1
we never	-3,-2,1,-1,-2,-1
^rohay	2,-2,-3,-1,-1,-1,-1
rohaya	1,-3,-5,-2,-2,-2,-2
in the shop	-2,-5,-4,4,-2,1
computer in the	-1,-1,-1,,-3,1
computer in	-3,-2,-1,,-5,3
we write	-2,-3,-1,-2,-1,4
order at	-2,-3,7,,2
curry	-2,,4,,2
^signb	3,-2,-3,-3,-1,-1
signboard	2,-2,-3,-2,-1,-1
noth above	1,-4,-2,-4,-3,-1,-1
1,000	-2,,-3,1,-2,-1
follower but	2,,3,-1
in kuala terengganu	-3,,2,2,3
wasap	,-1,-3,-1,2,-1
quickly	1,-2,-4,-2,-1,-1
show gambl	5
^bened	-5,-3,-5,-5,-3,6,-2
lor	,-1,,-1,-1,-2,-1
three month at	-1,2,-2,-5,3,1
dental lab	2,-1,-1,4,-2,-1
list for	2,-1,-3,3,-1
qr and order	3,3,4,,-1
scan qr	-1,2,4,,-3,-2
customer scan	-1,4,4,,-2
from blue door	1,,3,-1,-2,-2
from blue	2,1,3,-1,-2,-2
can stretch	-3,-2,1,-3,-4,-1
thousand can	1,-1,1,-1,-1,2
wise	1,1,-1,-2,-4,-2
^cabin	-3,-4,-3,,-3,,-1
team rafiq	5,-2,-5,1,-5,-3
never tell	-2,-2,,-2,-1,-1
ringgit is	,3,-2,-1,,1
after merdeka	3,1,-1,3
pickup .	,5,3,-1
may know us	2,3,,-5,-1,-3
may know	2,3,1,-3,1,-1
you may know	2,4,1,-4,-1,-1
recipe	-4,-3,-4,-2,-2,-2,-1
cantik	-2,-3,-4,,-3,-3,-1
can only	1,2,-1,-1,-1
stuff at	-3,2,1,-2,2,-3
this not	-1,-1,-3,-2,-1,-1
online only .	-3,,4
order start in	-2,-3,3,,-2,-2
in nilai	3,-2,,-1,3,-1
clinic ?	-5,-5,-3,-4,1,-3
u build	,1,-2,-2,2
can u build	1,,-2,-1,3
free to	-4,-4,-4,-4,-1,-3
after that i	1,-3,-4,-1,1,-2
means =hawker	-5,-3,-3,-3,-3,-4
^hawke	-3,-3,-1,-1,-1,-3
hawker	-3,-2,-2,-1,-1,-3
35k .	2,,1,-2,-2,-2,-2
hope you	-3,-3,-5,-3,-2,-1
store room	,-1,-2,,-1,4
in the store	,2,-4
^gomba	,-3,-3,-3,-3,-3,-1
gombak	,-2,-2,-2,-2,-2,-1
50 so	-1,3,-1,,-2
each member	3,-3,1,-1,-2,-1
and online	6,,3,-3
pot cater	1,-1,4,3,-1,-1
copper pot cater	1,-1,2,2,-1
copper pot	-2,-2,2,2,-2,-2
mana	-4,-4,-5,-3,-2,-3
kan	-2,-1,2,-1,-2,-1
far from	,-1,-4,-1,-1,-1
calendar for	3,-2,1,-1
i stop	-1,1,-2,3,-2,-1
lock out	-3,-4,-1,2
feb latest	-3,-1,,-1
1 feb	-3,-1,1,-2,-2,-1
by 1 feb	,-3,2
makan	,-4,-2,-3,-2,-1
boss .	-3,1,4,3,,1
my boss .	,4,,,-1
3rd generation	-1,4,,-1,-1
cannot more	-1,-1,-4,-4,-1,-1
only website	-5,3,-3,-1,,-1
upload photo	-4,-2,,,1
measure	-2,-2,,,2,1
mattres	,,-3,1,-1,-1
sister'	4,,-2,-2,-2,3
my sister'	2,1,-4,-2,,3
are clean	-3,-3,-3,-2,-2,1,-1
we are clean	-3,-3,-2,-2,-2,2,-1
^zaleh	-1,-4,,-4,-4,-3,-2
zaleha	1,-3,,-3,-3,-2,-2
^gasin	-3,-1,3,-1
gasing	-3,,3,-1
jalan gasing	-3,-1,4,-1
a cat	3,,,-2
morn ?	-3,-2,-3,-1,-2,-3,-1
admin .	-1,-1,3,,,2
long you	-1,-1,5
how long you	-1,-1,6
^perod	-3,-2,2,-2,1,2
^allot	,1,-2,2,-2,-3
^e-wal	1,4,-4,,-1,-1
e-wallet	3,1,-4,-1,-2,-1
havelock	-6,2,-2,2,-2,-3
bak	-5,3,3
^pangg	-3,-3,-2,-3,-2,-3,-3
panggil	-3,-3,-2,-3,-3,-3,-2
of our shop	-2,-2,-3,-1,-1,4
name of our	3,-2,1,-1,-1,4
the name of	1,-4,1,-2,-2,5
^willi	,2,1,-2,-1,-2,-1
will to	-2,1,3
middle of	-2,1,-3,-1,-1,-1
middle	-1,-2,-3,-3,-2,-4,-2
yesterday if you	-4,-4,-3,1,-3,-2,-1
frontdesk	-4,-4,-4,-2,-4,-3,-1
piano teacher	2,-5,-1
tok wan	-4,,,3,-1,-1
want it runn	-3,1,-3,-1,2,-3
^rento	,,,5,1
rentokil	-1,-1,-1,4
control .	-2,3,-1,4,-1,-2
for half a	-2,-1,-3,2,-2,-1
ai chatbot	,,,,2
^semes	-4,,-2,-1,-2,-2,-1
semester	-3,-1,-2,-2,-1,-2
example.edu.my	-3,-2,-2,-2,-2,-2,-2
also want to	2,1,1,,2,3
saya ada	1,-1,-3,-3,-1,-1,-1
boleh siap	4,-1,3
saya encik	6,-2
here we do	-5,-3,5,-3,-2,-1
shirin	-3,-5,-1,-2,-4,-4,-3
laundry .	6,-2,-2,1,-1,-1
^kepon	2,-3,-3,-1,-1,-2
kepong	1,-5,-4,-1,-3,-4
here is	-5,-2,-2,1,-2,-2,-1
puts in	1,,-2
puts	-3,-1,-2,2,-2
budget wise	-3,-2,-1,-1,,-1
^gentl	-6,3,2,-1,-2,4
gentle	-3,2,-1,,-1,5
^gunti	-2,2,-1,-1,-1
gunt	-3,,-2,-2,-2,-1,-2
shipp .	3,-1,2,,-1
rm 45,000	-1,,-3,2,-2,-1
2,800	-2,-2,-5,3,-1,-2
rm 2,800	-1,-2,-2,3,-1
2209	-3,1,-3,-2,-2,,-2
seventy thousand	-6,,,-2,,1
seventy	-3,1,4,-2,,-1
pay monthly	7,1,,-1,-2,-1
from you ?	-5,,-1,-2
hi hi	-7,2,-1,-1,,-1
2005	2,,2,-4,-3,-3,-2
in dec	-2,-1,-2,3,1,-2
we shift	-5,-2,-2,-3,-1,-6
after we	-2,-5,2,-1,4,-3
rm 50k	-3,1,-2,-2,1,-2,-1
vaccine	,2,,,2
^sekin	4,-2,-2,-2
sekinchan	3,-2,-2,-1,-1,-1
mum'	3,-2,-2,2,-1,-2
not mine	-2,-2,-4,,-1,-1,-1
from october	-7,-2,-5,-5,-4,-4
end school	-1,-3,-2,,-2,-1
lunch hour	-1,-1,-2,,-1,-2,-1
can move	,,,-1,,5
kee	4,-3,-4,-2,-2,2,-1
last day	-3,-4,-2,-2,-3,,-1
renovation	,-1,-2,-1,-1,-1
nair sons	1,1,-3,2,-2,-2,-1
people keep asking	1,1,3,4
bm	-3,-1,1,-1,4
in bm	-3,,-1,,4
ai to answer	-2,,,,3
cater for	-3,3,,,1
^jonke	-3,-1,2,3,1,-1
jonker	-3,-1,4,3,,-1
rm 18k	-2,-1,-1,-3,-3,-2,-2
n i	-2,2,2
price change	-3,,,-1,-1,-1
in pasir	-3,-1,,,-1
^golds	-3,-1,-3,7,-2,-1,-1
goldsmith	-3,-1,-4,6,-2,-2,-1
la .	1,-2,-5,-2,-3,2,-1
of lakh	-4,2,,-2,-2,-2
couple of lakh	-3,,1,-2,-2,-2
truck driver	-1,2
murthal . truck	-3,1,,2
murthal .	-2,-3,-3,,-2
dhaba on the	,3,-1,-3
ka dhaba	-5,,2,2,1,-1
ji ka dhaba	-1,-1,-2,1,1,-2,-1
ji ka	-2,1,1,2,-1,-2,-1
sharma ji ka	-2,,1,,-1,-2,-1
perfume shop in	-4,,,-1
noor is	-2,-2,-1,-3,-3,-1
al noor is	-3,-3,-1,-3,-3,-1
end of september	2,-2,-2,,-1,1
web stuff at	-2,-1,2,-2,,-3
web stuff	-2,1,,-3,1,-3
after web stuff	,3,-1,-2,2,-2
after web	-1,2,1,-3,2,-2
look after web	,3,,-2,2,-2
hello i look	6,-1,-3,,-1,2
u hv	-3,-1,-2,-2,-1
fees permitt 80k	-3,-1,-2,-1,-2,-2
fees permitt	-2,-2,,-2,-4,-4,-1
school fees permitt	-3,-1,1,-2,-3,-2
kid' school	,,-2,-3,-2,-1
kid'	-2,,2,-3,-2,-2,-1
february and	,1,-3,4,-2
attend	,-1,-2,,-3,-1
3 friend	-3,-2,,-3,-1
^meani	1,-1,2,-3,-1
off .	,4,2,2,4,2
sign off .	,-1,,,5
vms from	,-1,-1,,-1,4
14 vms	,,,,,4
lot of	-4,4,-2,,3
monsoon is over	-1,-1,-3,-1,-1,-2,-1
monsoon is	,-1,-4,,-3,-3,-1
the monsoon is	-1,-1,-3,1,-1,-2,-1
once the monsoon	,,-3,-1,-2,-2,-1
hello hello	3,-2,-1,-2,-2,-1
rs 60,000	3,,,-1,-1
1180	-4,-3,-2,-3,,-3
at zoho	-2
project ?	-3,-2,-3,-2,-3,-1
you take for	-1,-2
long did you	,-3
roughly what	-4,-2,-3,-2,-2,-2
get us	-1,-1,,6,-1,-1
so a week	-2,-1,-2,-1,3,-1
on 12 may	3,-1,-1,1,-1
fair is on	2,-1,-2,,-1,-1
your site says	-4,,-1,-2,-1,-2
^alert	,-1,-4,,-1,1
alert .	-2,3,,-1,-1,1
alert	-2,-3,-3,-2,-3
00971 50	-5,-5,-5,-4,-2,-5,-1
hasn't told	-3,-1,-1,,-3
go till	-1,1,-2,-1,3,-1
line in	-1,-1,-5,-1,1,-1
mere	4,-2,-1
in nov	-4,-3,5,-2,-2,-3
season begin in	3,-2,-3,-1,-1
^loadi	2,-2,-2,-1,-2,-4
software .	-2,-3,,,1,-1
oh you	-3,-4,3,-2,-1,-1
karoo	,-3,3,,1,4
55k	-3,,3,-1,-2
9845	-4,-4,-1,1,-3,-2,-1
asked: should	,-1,6,-1
^periy	-2,-1,-2,-1,-2,-1
1.1 lakh	-3,,-4,-3,-2
quote of	-5,1,-3,-1,-1,-1
70220	-5,-2,-2,-3,-3,-2
91 70220	-4,-3,-2,-3,-3,-2,-1
falcon eye	-3,-3,-1,,-1,-1
add a	,2,4
office pls	-2,-1,-2,-1,-1,-1
where do i	-3,-3,5,,-1,-3
english for	6,-1,-4,,4
a restaurant in	2,,-1,1
i did	-2,,3,-1,1,-1
we talk	3,-2,-4,-3,-2,-1
but i'm	-3,-1,-4,-2,-1,3
is the founder	-1,2,-1
shoot	-3,-1,-3,-1,-3,2
shillong laitumkhrah	1,-2,-3,-1,-1,-1
site is a	3
malabar gold	-5
asking .	2,-2,-3,-2,-1,-1,-1
ai answer	,-2,,-1,5,-1
please no	2,-2,-2,,-1,1
and 5	-4,,-1,-3,-3,-2
was too	-4,,-1,-1,3
on every	,3,-3,3,-2,-2
above that	-2,-1,-2,,-2,-2
we set	-1,,4,1,3,-1
the khareef	-1,-2,,-3,-2,-2
the copper pot	,-2,,-1,-3,-2
the copper	,-2,-1,-2,-3,-1
of the copper	-3,-1,-4,-4,-1,-1
ends in june	-1,,-3,-1,-2,1
licence ends in	-3,-2,-3,-1,-1,2
before us	-1,,,2,-2
most people	-2,-1,-1,-1,-1,-1
to the new	-2,-2,,-2,3,-3
we move to	1,,,,3,-3
themselv on	1,-1,3
is the manager	-1,-2,-1,-2,-1,-2
thank . and	-1,-4,-3,-1
dirham if	-4,-2,,-2,4
^vishn	-5,-4,-3,-1,-4,-4,-3
vishnu	-6,-1,-4,-2,-5,-4,-3
range	-2,-3,-5,-4,-3,,-1
means =draft	-4,1,3,-2,6,-4
^draft	-2,-2,-1,,2,-2
draft	-4,-2,-3,-3,4,-4
and draft	-2,-2,-1,,2,-1
has asked me	1,-2,-1,-2,1
press	-3,-4,-3,-2,3,-1,-1
in riffa	-3,-1,2,-1,4
app for them	-5,1,,,-1
think of an	-2,1,-1,,4,-1
busines bay .	3,3,,,3
lakshmi from	-2,-1,2,3,,-1
my limit is	-2,,-4,-3,-2,-1
ruwi	2,-2,-1,-2,2,-2
for 11	-2,3,1,1,,-1
juma	-2,-2,-3,-3,-3,-2,-1
fair i think	4,-1,-2,-1
fair i	6,-1,-3,-4,-2
2,200	-2,-1,,-2,3,-1
we agre	-3,-2,-3,,-1,-1
used you	-3,,,-1
their mobil	-4,6,-2,,3,2
on their mobil	-5,4,-1,,3,2
go mad	-1,,-3,-1,-2,-1
can you host	-4,,-1,-1,-2,5
^shaba	3,-1,-3,-1,-1,-1
one or	-4,-2,-2,-2,-1,-1
at me	4,,,-1
customer at night	-1,-2,-1,-1,1
answer our	,-2,,,-3
the investor	4,1,-2,,-1
and pay the	3,,,-1
kids school fees	-5,-3,-1,,-2,-2
kids school	-5,-3,,,-1,-2
we reopen	-2,1,-2,-1,-1,-1
falcon and	4,,,-1
we want cloud	-3,-3,-1,-1,-3,2
the mess	-1,-1,-3,,-1
by phone call	-1,1,-3,,-3,-1
asked: their	-4,,-1,-2,2,-1
in jumeirah .	1,,4,-1
thousand ?	2,-2,-1,-2,-1,-1,-1
mid january	-3,-1,1
zero five	-4,,,-1,-1
platform .	4,-2,2,,-2,-2
can stretch to	-3,3,-2,-2,-2,-1
it when	-2,-1,,3,,-1
month for half	-1,-1,-2,4,-1,-1
it too	-2,-1,-1,-1,3,-1
is it too	-2,,,-1,3
i said i	1,-2,-2,-2,-2
discuss with	,-1,-1,,4
the crm	-5,-1,1,-1,4
^kapoo	-1,-4,-5,-3,-2,-4,-2
kapoor	2,-4,-5,-3,-2,-4,-2
pick a	3,-2,5,,-6,-1
people pick	1,,2
fox	-3,-2,-2,2,,-2,-1
go past	3,-1,-2,,-1,-1
that work without	-3,6,,3
on a tablet	-1,-1,-2,,3,1
in every	-4,,,5,-4,-2
form on	2,-1,-3,-1,-1
elevator .	-2,3,,-2,3,-1
includ the	,-3,-2,-1,-3
^corni	-2,-1,1,-2,-2,-1,-1
corniche	-2,-2,,-2,-3,-1,-1
on a laptop	3,-2,,,,1
spent by 30	2,1,-3,-2,-2,-1
the grant	-1,-5,2,-2,-3,-3
208	-2,2,-2,1,-2,-1,-1
sir kindly	-1,-1,-2,-2
al hamra	-4,1,-3,-3,-1,-2,-1
the trial	-2,-2,-1,-1
for the trial	,-1,,-1,2
tank	-1,,-4,-1,-2,-1
hot	-1,3,3,-3,-2,,-1
weekend ?	,-2,,,,3
a weekend	-1,-1,,,,2
weekend of	,-1,-2,,-1
decide .	3,,5
sales from	2,,3,3,,4
40k follower	-5,-7,1,-3,-4,-3,-1
has 40k follower	,-2,4,5,-1
has 40k	,-2,5,5,-1
work from home	-4,-1,-1,,-2,-2
we work	6,-2,,-2,-1,-2
have a hotel	-4,-3,-2,-3,-4,-2,-1
owner is	2,-1,-3,-1,-1,-2
budget to be	-1,4
budget to	-1,6,,-1
must be able	,2,2
^bidde	-3,,-2,-2,-3
bidder	-3,,-2,-3,-4,-1
bros .	-2,1,-1,-1,,1
sajid	-3,-3,-3,-3,,-2,-1
today ! !	3,-1,-2,-1,-2,-2
today !	2,-2,-3,-2,-2,-2,-1
station .	3,2,-1
9 and	,,2,-1
between 9 and	-1,1,3
between 9	,,3
it the	5,-1,-4,-2,-1
is it the	-2,-2,-3,-2
figure yet	-4,-2,-2,,-1
no figure yet	-2,-1
the menu	4,-3,-2,-3,-3,-2
see the menu	3
exist .	-4,,5,-1,3
million dirham .	1,-2,-1,-1
said a	4,-1,6,,2
3 may	-4,2,-4,-2,,-1
on 3 may	-5,,-5,-3,-1,-3
test on	-1,4,-1,-1,-1,-1
jan so before	-3,,-2,-2,-1,-2
barka	-3,1,-2,-3,-2,-2,-1
laptop ?	-2,-3,-4,-2,-3,-3
sell from	-4,,7,-4,-2
two vans	3,-1
we clean	-5,-1,-3
with price	5,,3,,-1
on internet with	3,-1,3,4
greeting i	2,,3
when you	-1,-3,-8,-4,-4,-4
want it moved	-3,,2,,,2
has the password	3,,-1,-2
has the	4,-5,1,-2,,-2
nobody has the	3,-1,-1,-2,,-1
and nobody has	3,,-1,-2,,-1
charlotte	,-3,-2,-2,-1,-1
since 2	-1,,-1,-2,-1
^05677	-4,-3,-3,-3,,-2,-1
push	-1,-3,2,2,,-2
duty roster	-1,4,-1,,-1,-1
duty	-6,5,-3,-1,-1,-3
the duty roster	-1,4,-1,,-1,-1
the duty	-1,6,-2,,-1,-2
asked: 5	,-1,3,-1,-2,-1
comparison	-4,-2,6,-2,-2,-1
a slot .	5,-1,-1,-1,-2
a slot	6,-2,-3,-4,-4,-3
a teacher	-3,-3,,,-2,-1
zoom .	3,-2,,,-3
arabic for	-2,-3,,-1,-3,-1
quran	2,1,-1,,4
hikma	,-1,,,2
paid in	-4,-2,-3,,-2,-1
of the school	4,-1,,,-1
10 k	,-2,-2,-2,,-2,-1
it about	-1,,-2,-1
should know	-3,-3,-4,3,-2,-1
you should know	-3,-2,-3,-2,-1,-1
you should	-3,-2,-3,-2,-1,-1
me so	-4,-2,2,-2,-1
number please	,-2,-1,-2
^penci	2,4,-2,-1,1
pencill in	3,3,-1,,2
pencill	3,4,-2,,1,-1
for next	4,-1,,-1,-4
number for	-3,-4,-3,-1,1
question from	,,,-1,4
start ?	-2,-2,-3,3,-3,-2
asked: registration	-4,-3,-2,-3,-1
asked: general	-4,2,-3,-3,-2,-1
they reach	-3,2,-1
order before	-1,2,-5,,3
karnal highway	-3,1,-1,3
98120	-1,-2,-4,1,-3,-2,-1
every monsoon	-2,-1,,,,3
at sri	-1,,-1,-1,1,-2
monsoon so	-5,-1,-1,-2,-2,-1
^makci	-1,2,,-4,-3,-2
makcik	-2,3,,-4,-3,-2
kedai makcik	-1,4,1,-2,-2,-1
your fee .	3,,,2
includ your	-1,-1,,2
for help with	-5,-1,-1,2,-2,-2
like that ?	-3,,-3,,-1
it i	6,-1,-3,,,-1
simple .	4,-1,2,-1
and 6 lakh	3,,,-1,-1,-1
so latest	-2,-2,-1,-2,-1,-1
5 and	-3,,-1,-2,-2,-1,-1
between 5 and	-3,,-2,-2,-2,-1,-1
between 5	-2,,-1,-2,-2,-1,-1
by 31st march	-3,-3,-1,-2,-3,-2
by 31st	-3,-4,-2,-2,-3,-2
nice one	4,,-1,-2,,-1
from your site	-5,,,-1,3
my ad	-2,,,-2
amazon'	-1,-1,3,,-3,-3
cooker	-1,-3,4,-2,,-1
nithya	,-1,,-2,-2,,-1
keep it under	-2,,3,-1,-1,-1
facebook page is	1,,-3,7
after three	1,-2,2,,-2,-1
can arrange	-4,-3,,-1,-2
company not register	3,2,-2,-3,-1,-1
company not	5,3,-1,-1,-1
by friday .	-4,5,,-1,-2,-2
three vendor	-2,1,,,-1,3
ask when	,,-1,,3
assignment on	-3,-2,-2,-1
it down	-1,-4,-2,-5,-2,6
^madha	2,-1,-4,1,-1,-1
^payro	1,-4,-1,-3
payroll	,-3,-2,-4,-1,-1
shop you	-4,,-7
pahat and	-4,,2
batu pahat and	-3,,2
means =suspici	-4,2,,-3,2,-1
means =sceptic	-4,3,1,-2,2,-1
^doubt	-1,-1,,,3,-1
doubt	-4,-1,1,-1,,-1
to 30	-3,1,2,-2,-1,-1
25 to 30	-1,-2,-3,-2,,-1
25 to	-1,-2,-3,-2,-1,-1
no busines	-3,-1,-3,-3,-2,-2
one page with	4,,-2,-3
just one	,,-1,-3
visit your office	-3,-2,-1,-4,-2,-2
site is fine	-1,,3,,,5
gurukul	-2,3,-1,,-2
of them ?	-3,-2,-2,-1,-2,-1
one of them	-1,-4,1,-1,-2,-3
and eleven	3,1,3,,-2
what is left	-1,-1,-2,,,-1
book page .	6,-2,-2,-2,-1,-1
below 5k	-1,-3,-1,-3,-3,-3,-2
android only .	-4,3
so an app	,4,-1
so an	-1,2,2
perumal	-1,-2,-2,-1,1,-2,-1
l perumal	-1,-3,-1,-1,-1,-2,-1
sejuk	-2,-1,-2,,-3,-1
with card payment	,,4
^muruk	-3,,3,3
murukku	-3,,4,2
the best	-4,-2,4,1,3,-2
open on 1	3,-2,,-1,-1
should look	-1,-1,,2,,3
someone should	-1,,,2,,4
four five	-3,-1,-1,-1,-2,-1
three four five	-3,-2,-2,-1,-2,-1
three four	-3,-2,-1,-1,-3,-1
two three four	-3,-1,-1,-1,-2,-1
two three	-3,-1,-1,-1,-3,-1
one two three	-3,-2,-2,-1,-2,-1
sail school	1,-2,,,3
agreement	-3,-2,-2,-2,-2,-2
zyada nahi	-3,-2,-3,-3,-2,-1,-2
zyada	-3,-3,-2,-3,-3,-3,-2
se zyada	-3,-2,-2,-3,-2,-1,-2
edit	-2,-2,-1,5,-1,-2
^forty	-3,4,-2,,,-2
only . we	-1,2,7
^shopk	-2,2,-1
shopkeeper	-2,2,-1
^vesse	-1,,2,,,-1
vessel	-1,-1,2,,,-1
and patient	1,-2,-1,-1,-2,-1
is not open	4,-3,-1,-2
website is not	3,-2
includ gst .	-2,3
is 6	3,,-4,-1
app . our	4,3,,3
little lamp	,-1,-2,-2,,-1
bengaluru is	2,-1,-2,-1
yes only	-2,-3,-3,2,-1
zest .	-5,2,-3,4,-1,-1
are zest	-4,5,-2,3,,1
we are zest	-3,4,-1,3,,1
15k a month	-3,-2,-1,2,-1,-1
15k a	-3,-2,-1,2,,-1
crowd	-5,-3,2,-2,-3,1
in last	1,-1,-2,,-1,-1
wet	2,1,2,-2,-5,2
the tally	,,,,4,6
sanitary	2,-2,1,-2,-2,-1,-1
money yet	5,-4,-2,-1
^sreej	-4,-3,-3,-3,-2,-2,-1
sreejith	-3,-1,-3,-3,-1,-2
and famili	,1,-3,1
panipat .	1,2,-1,-2,-1
panipat	-1,1,-2,-2,,-1,-1
karnal and	,1,-1,-2
between karnal and	,-1,-2,-2
nh44	-2,1,,2
dhaba is	-3,2,,1,-2
without call	5,-3,-1,-2,-2,-1
slot without call	2,-5,-1,-4,-3,-2
slot without	3,-4,-1,-3,-2,-1
physiotherapist	1,,-2,-1,4,-2
of pharmacy	,2,-1,,2
make them	-4,-1,3,,1
1986	3,-1,,2,2
month before that	,-1,1,-3,-1,-1
sunday ?	-2,-1,-3,-1,,-1
you need to	-1,-3,-1,-1,-1,-1
anyth under	-2,-3,-1,-1
of firm	3,3,-2,,,2
name of firm	3,2,-2,,,2
know it .	3,3,-4,3,-3,-1
happen .	-1,2,,1,,2
miss it	2,-2,1,-1,-1,-2
door is	1,,3
blue door is	1,,3
as such	4,,-3
sit with	-2,2,,-1,,5
only i	4,-2,-2,5,-1,-1
then only	5,4,-3,-1,,-1
doing project on	,,,,-4
doing project	,,,,-4
in 14	3,,,,,2
our trust	3,1,-2,-3,-1,1
^karun	-3,-1,-3,-2,-2,-1,-1
figur please	1,-1,-2
5 figur	-4,1,2,-1,-1,-2
live on	1,3,1,,,1
we live	,-3,-2,-1,-1,1
sept so	-3,,-1,-1,,-1
8 lac	-2,2,-2
in villag	-2,4,-1,,-1,-1
11 at	,,3,,-1
then our	,1,-2,,-1,-1
8 pm only	-2,-1,-4,-1
salleh	,-3,-2,-1,-1,1
^today	1,1,-2,-1,3,-1
today'	2,1,-2,,3
driver need an	,2
from al ain	-2,,-2,-1,2,-1
name yes	,3,-1
on 1 october	-2,-1,2,-2
sofa .	1,-2,4,4
^warni	1,2,-1,-2,-2,-5
has put	3,-1,,,-3
not secure	8,-1,,-2
google all	-1,,-3,1,-1
thousand monthly	-3,-1,-2,3
site made	4,,-2
done properly	4,3,-2,,-1
onam .	3,4,-2,3,,2
before onam .	1,4,-2,-1,,3
our big	-1,2,2,-2,-1,-1
onam is	-2,2,,-2,-1,1,-1
in kerala	1,3,1,3,-1
the hardware	-2,-2,-1,3,-1,1
mind .	,-2,4,,2,2
6 outlet	3,2,-3,-2,3
we throw	-2,-3,-3,,3,-2
predict how much	,-3,-1,,5
predict how	,-4,-1,,6
with domain	5,-2,-2,-2,-1,-4
got in	-3,-1,1,-1,-1,-1
^schem	,1,-2,-3,-1,-3
scheme	1,2,,-2,-1,-1
we got 3	,,3,-1
in december so	-2,-4,-4,-2,-1,-3
ministry is	-3,-4,1,-1,-1,-3
abaya on	-4,-1
day on	,-1,-1,,4,-1
we receive	-3,-2,-1,-1,3,-1
asked: he	2,-3,-5,-3,-2,-2,-1
internet so	5,-1,-2,4,,2
software for	5,,-2,,-2
old shop	-4,-2,-1,-3,,-1
the old shop	-3,-1,,-1,,-1
me on the	-3,,-1
coffee is	-1,-2,-1,5
ads for us	-4,,-2,1
without asking	-2,-4,-4,-3,-4,-3,-1
parish council	1,-2,-1,-2,2,-1
savio d'mello	,-2,-2,-2,-2,-2,-2
month earlier	3,-2,-2
table from	-2,-4,3,-1
a table	-2,-1,-2,-2,2
it if	2,,-1,-1,-3
^armen	1,-1,1,-2,-1,-1
armenian	2,,,-1
22,500	1,-2,-4,-2,-2,-3
we put	-4,1,-2,5,-2,2
8 august	,-1,-2,-2,-1,-1
want chatbot	,-1,,-1,2
month minimum	,,,-4
site itself	-2,-1,6,,-1,3
design on	4,-2
times on	6,-1,,-2,-2
sivakasi .	1,-2,,,-1,2
or mine	3,-2,-2,-3,-2,-3,-2
see when	4,-3,-1,-1,-3,-3
wait .	4,-3,2,3,-2
hit	-1,-1,-3,-1,-1,2
north of	-1,-2,-1,-1,-2
somewhere north of	-2,-2,-1,-1,-1
that date	-6,-3,-2,-3,-2,-2
means =typescript	-2,-2,-2,-2,-2,-2,-1
js	-3,-2,-2,-2,-2,-2,-1
boss i	,1,-7,,-2,-1
pdf .	3,,-1,,3
spent .	-3,3,-1,-1,2
at one	-2,-1,,-2,-1,-1
system and	,,-3
does not know	2,-2,-1,3,-1,-1
asked: web	2,-4,-1,-2
fast can	-3,-1,2
johor .	5,-1,-2,2,-1,-1
a photo and	,,,,2
leave until	-4,,-4,-2,,-1
maternity leave	3,-1,-3,-1,,-1
own site where	2,-1,1
in a month	-1,-1,,-3,,-1
i lost	-3,,-2,-3,-2,-4,-1
be on the	3,4,-1,-1
have to be	-4,-2,-3,-2,4,-3
run with	,1,2,-1,-2
^mapus	1,-1,2,-4,-1
mapusa	1,-1,2,-3,-1
is mrs	1,-1,2,-2
thousand in	,-1,2,-1
in between	-2,-2,4,,,3
christma order	-3,-3,2,,,-2
means =compli	-2,-1,2,,-2
she' in	-1,-4,6,-4,-4,-3
or hers ?	,,-2
two month before	1,-1,-3,-1,-1
thousand to	-4,-3,-2,-4,-2,-2
review .	-2,-2,-1,4,5,-2
remov	-1,,2
sabha	-2,3,-3,-3,-2,1,-1
there some	-3,-1,5,-1,3
is there some	-4,-1,4,-2,2,-1
ring back	-1,-1,-2,,4
80 4718 2200	,-1,,,3
your number 91	,-1,,-2,4
shift from	-4,,-1,-1
say end of	,-3,-3,-1,-1,-1
say end	3,-2,-3,,-1
within reason	1,-2,-3,,-1,-1
web with	2,-1,4,-1,-1
plz make	,2,-1,-2,-2
week i	-1,-2,,2
happen with	-4,-3,-3,-2,-2,-1
what happen with	-5,-4,-3,-2,-2,-2
last update	-3,,,5,,-2
peacock	-3,-3,-2,-2,-2,-1,-2
day'	-3,3,,,-1,2
^ranso	-2,2,-1,,-1,4
8 8	-2,-1,-1,-2,-1
expo and	-4,,,-2,,-1
came to our	-2,,3,-1,-1
it again ?	-1,-1,-1,-2
it again	-2,2,-1,-2,,-2
^dupli	,,-2,-2,3
3 clinic	8,-2,-2,-1,,2
can wait .	1,-2,3,4,-1
lakh is what	3,,5,-1,2,-1
youtube channel	,-2,,-3,,-1
phone to	2,5,,,2
forty-five	-3,-1,-3,-1,-1,-1
^folak	-3,-2,-3,-3,-2,-2
folake	-3,-2,-3,-2,-2,-2
means =surpris	2,-3,-1,-1,-2
^surpr	3,-1,-3,-2
surprise	3,-2,-2,-2
in first	,-1,-2,,-1
buyer want	4,-1,-1,,,2
new jersey	6,,-3
kurup	1,1,-1,-2,-2,,-1
5l	-2,3,-3,-2,1,-1
i'll go	,1,-2,-2,-1,-2
in one app	-2,3,,,-1
^stron	-2,,,2,,3
^telec	-3,-1,-1,-2,2,1
10 12	3,-1,-1
fall on	,-2,-3,1,-1,-3,-1
need with	-1,-4,1,-1,-1
after launch	-4,-2,-8,-4,-2,-1
one question	-3,-4,-3,-2,-4,-1
5 branch .	5,-4
5 branch	4,-3,,,-1
cousin'	3,-2,-5,-2
my cousin'	-2,,-1,-2
it's good .	1,,1,-2,-3,-1
patient of	-4,-1,,-1,-2
cannot tell	-3,-2,-2,-2,-1,-1
wall	-5,5,-2,4,-3,-1
10 april	,-1,,1,3
^batch	-2,4,,,-2,-2
^graaf	,-1,2,,,1
graaff-reinet	,-2,2,-1,-1,2
i'm free	-3,-3,-2,-1,-2,-1,-1
property tax	4,-1,-2
^sanga	-2,-3,-1,-3,-2
no . 14	4,-2,-2,-1,,-3
rto	1,-1,-3,-3,-3,-2
office ? i	-3,,4
i visit your	-3,-3,-1,-5,-2,-2
the ladi	-2,-1,5
kill the	-2,1,4,,,1
i help	2,,3,2,-1
wg cdr retd	1,,3
than half of	-2,,,-2,-1,-1
you even	-1,,,2,-1
more in	1,-1,,3
year and we	2,-1,3,3
45 days of	2,-2,6,,-1
2 doctor	4,-1,,2,,5
moves	-2,2,-2,,-1,4
clinic software	-1,-2,,,-1,4
signature	-2,2,3,-2,-2,-2
forty thousand aed	-4,-3,-2,-3,-2,-1
depend .	-3,-2,,-2,-1,1
aas	-3,-2,-3,-3,-3,-3,-2
pt .	-4,-3,-3,-3,-3,-3,-3
school ?	-3,-1,,-2
raichur	-2,2,-2,-1,2
14 lakh .	,4,2,,-2,-1
the trader	,3,2,-1,-3,-2
^biddi	-2,1,-2,,1
high range	-2,-1,-4,-3,-1,-2,-1
under a lakh	,-3,,1,-2,-2
the phone like	-3,2,2,,-1
from own	-4,-3,5
25th	-6,-1,-5,-4,2,-4
^tunga	,-2,-3,-2,1,-1,-1
8 .	-4,-2,-1,,1
told him	-2,2,-1,,-1,-2
i told him	-2,1,-1,,-1,-2
commitment	-4,-1,-2,-1,3,-2
from the 1st	-3,-1,-1,2,-1,-1
there or	-3,-1,,-1,-2
gst on	1,4,-1,-1,-1,-1
18 gst on	-3,-1,-1,-1,-2,-1,-1
boys .	1,-1,2,-1,-1
130	-3,-1,1,-1,4,-5
^sangh	-5,-1,-3,-4,-4,-2,-1
sangha	-4,1,-1,-3,-3,-3,-2
habba	-3,-4,-3,-2,-1,-2
cats	-5,-1,-2,-3,-2,-2
thousand i mean	-3,-1,,-2,-1
mid june	-3,-2,-3,-1,,-1
^o'lea	5,,,,,-2
o'leary	5,,,,,-2
mother-in-law	-2,-1,-1,3,,-1
^deepi	4,-2,-3,2,-2,-2,-1
deepika	4,-2,-3,3,-2,-2,-1
2 8	-1,-2,-1,-3,-1,-1
wherever	4,-2,-1,-1,-1,1
has agre	-2,,,-2,-2,-1
and the season	1,-1,-2,,-3
it and the	-1,,-2,-1,,2
us a new	3,,-3,1
means =legaci	-1,2,-3,-1,-1,1
^ancie	-3,-2,1,,,2
ancient	-3,-2,,,,2
have three	-4,,,-1,-2
place call	-2,,,3,,2
^bakin	-3,-2,-2,-3,-1,-1
although	-3,,,2
or is	-5,-4,-2,3,-3,-1
should go to	,,,,-1,2
on 31 august	-1,-1,-1,,-1,4
dares	-1,-1,-1,-1,,2
nobody here	-2,-2,-2,-2,2,1
old php	2,-2,-2,-1,-2,-3
on some	3,-1,-1,,-2,3
a bot on	-4,,,,4
not just	-2,-1,-2,,,-3
cart and	-2,-1,2,2
latest by	-1,-2,-5,-4,-1,-2
hey do you	6,-2,3,-2
want to run	-3,-1,-1,3,-1
a figure	-2,-1,2
for a pilot	-1,-2,,-1,3
before a	-3,-2,,,1,-1
gigs	4,,4
ches	4,,-1
proper cloud	-5,-1,,,-1,2
a proper cloud	-3,-1,,,-2,2
onto	-4,-1,2,-1,-2,1
again and	-3,,2,,,1
^dinne	1,,2,-1
dinner	2,,2,-2
ring me at	-2,,6,-2,-1
relocation	,-2,-2,-1,-2,-1,-1
jute	-4,-2,-2,-2,-1
^walki	-1,6,-3,-3,-1,-1
card payment .	1,,4
main one	-2,3,2,,-2,-1
said so .	-2,-2,,-1
said so	-5,-2,-3,-3,-3,-2,-1
really do	2,-2,-1,-1,-1
^lives	4,-1,-2,-5
rafiq we do	2,-3,-1,,-1
rafiq we	2,-2,-1,,-1,-1
team rafiq we	2,-4,-1,,-2,-1
from team rafiq	-1,-1,-2,3,,-2
ourselv and	2,-2,2
i'm told	-3,4,-3,-2
the part	-6,2,3,-2,1,-1
and get the	-4,-2,1,,2
part catalogue	4,-2,-2,,-1
in winter .	-1,,3
who can't	-4,4,3,-2,-1,-1
folk who	-1,,5
two thousand pound	-2,-3,1,-1,-1,-1
two thousand	-3,-3,-1,4,-1,-2
and gst	-4,-2,-2,-2,-1,-1,-1
start as	1,-1,-1,,2
got it	-2,-4,-5,-3,-2,-1
^share	-6,4,2,,1,-1
new financial year	-2,3,-2,-1,-1
new financial	-3,3,-3,-1,-1
my shop name	-2,-4,4,-3,-1,-1,-1
hello sir i	-4,-3,-1,1
client the	1,-2,-3,-3,-2,-1
agency to	,-3,3,-3,-1,2
an agency to	-1,-4,2,-3,-3
^right	-4,-5,-4,-3,-4,-2
it's for the	1,,-2,-1,-2,-2
of feb	,-1,2,-2,-1,-1
it wrong	,,3,,-1
week would be	1,-3,-3,-2,-3,-2
cater .	1,,-3,-2,-1,-1
people did	-4,-3,-3,-2,-2,-1
bus is	-3,2
for the school	-6,-3,-3,-2,-3,-2
our parent	,1,,,,2
curtain .	7,,,-1
question in plain	-2,-1,-2,,4,2
30 year of	-4,-4,-3,-1,5,-2
about 30	-2,,-2,,4
matter .	-3,1,-2,-1,-2,-2
that matter .	-3,3,-2,-1,-2
is the date	1,1,-2,-1,-1,-1
bell	-4,-2,2,-2,-2
foreign card	,,3
which is on	3,,-1,,,3
do i have	-5,3,-4,-2,-2,-1
longitude is	-1,-2,-4,-1,-1
in their	-1,5,2,2,4
onto someth	-3,,2,,,3
exchange server	-1,-1,,,,3
need to get	-1,,,,,3
it sits	-4,-2,1,-1,1,2
leicester and	-1,-1,-3,,-1,3
one by the	3,-1,,-1,-1,-1
one by	2,5,-2,-2,2,-1
asked: or	4,5,-1,,-1,2
know how	1,-2,2,2,3,-1
to know how	1,-2,2,2,-1
2555	3,,-4,-1
hosur road	-4,-2,-4,-2,-2,-1,-1
meet .	4,-1,,,-1,2
^cardb	-3,-1,-2,-1,,-1
cardboard	-2,-1,-2,-1,,-1
uses one	,2,,,5
says to	-2,-2,2,-1
and she'	-2,-1,,,3,1
at rm	3,2,-1
me here	-2,1,-1,-4,-3,-2
that people can	-3,2,4,,,-2
for people who	-4,-1,3,-2,-1
for people	,-2,3,-3,-1,3
^crown	-1,-2,-3,-2,-2,-2
2,400	-3,,3,-1,2,-2
12,000 .	1,2,6
^pocke	-6,4,-5,1,-4,-3,-1
pocket	-5,4,-4,1,-3,-2,-1
phone in	1,-1,1,,3
which takes	-1,-1,-1,,3
pric on	,,-2,,-1
have been told	1,2,,,-3,2
is in october	-3,-2,-2,-1,,-1
sale is	-1,-1,-5,-1,-1,4
the counter .	3,4,,,,2
the counter	2,1,1,,-1,2
under the counter	-2,-2,-1,,,2
the laptop	-3,-4,-3,-1,-2,3
^hungr	-5,-5,-4,-4,-4,-2,-1
hungry	-6,-6,-4,-4,-4,-1,-2
the hungry	-1,-2,,,,2
us the	-1,2,-1,-1,3,2
around 300	-5,-6,-5,-3,-4,-2,-1
^coder	-2,-3,-2,-1,-1,-2
new market	-1,-1,2,-3
the new market	-3,-1,1,-2,,-1
owner want	4,1,-4,-1,,-3
in davao	-2,,1,,-1,-2
means =danger	-1,-1,-2,,-2
you lot	3,3,-2,-2,,-2
hire you	-2,-1,-2,-2,-1,-1
to hire	-2,-2,1,-1,-3,-1
the region	-1,,-3,-1,-1,-1
somewhere in the	1,-3,-2,-1,,-2
somewhere in	-1,-3,-3,-1,-1,-3
this we	-1,2,,2
for this we	,2,,2
instagram and tiktok	,,,3
you've	-1,4,,,-1,-2
the smallest	-2,-1,,-3,-1,-1
once and	-3,3,6,-2,,5
my thesi	-3,-3,-3,-3,-1,-2
compar agenci for	-3,-1,,-1
plus gst .	3,-2,3,,-1
card on	-4,-3,3,-5,-4,-1
^helpe	-7,-3,2,-4,4,-3
helper	-4,-1,3,,5
^pelit	5,-3,,,-1
pelita	4,-3,-1,-1,-1
around for	-1,-2,-1,-2,-1
a few	3,-4,-4,1,-5,-3
and the same	4,-2,,,-1,-1
now and the	2,,,-1,,3
rosie	3,-3,-3,-3,-2,-2,-1
fever	-3,1,-2,-1,-2,-1
somewhere that	-3,,-2,,-1,3
you host it	-4,,-1,-1,-1,4
year and the	1,1,-4,1,-2,2
this chat	-3,-2,-4,-3,-6,-2
i'd want a	1,-1,3,-1,2
the airport	-1,-2,2,-2,-2,-2
2021 .	-2,,-2,2
^maili	,-2,-4,-2,-2,-1
mail list	,,-4,-2,-1
your mail list	-4,,-1,-1,,-1
20 nov	,4,,,-1
you had	-2,-1,-4,-2,-1,-1
^takor	-5,-2,-1,-1,-1,-2,-1
takoradi .	-5,-2,-3,,-1,-2,-1
takoradi	-5,-2,-1,-1,-1,-2,-1
could we	-1,-1,-3,3,-2
a thousand	2,-1,-3,2,-1,-1
a vet practice	-2,,,-1,3
and not a	1,-2,2,-2,-2
whether the	-4,3,1,-2,1,-1
asked whether	-1,-2,3,-1,-2,-1
the chair	-1,-1,-3,-1,,-1
and put in	-1,,,,2,-2
and before	2,1,-1,,,-1
calendar .	2,-2,-1,,-1
but i'd	2,2,-2,-1,6
you no	,2,-1,-1,,2
cio	-3
sauce	-1,,8,-3,-1,-1
can't keep	,,4,-2,3,2
and we can't	,-1,4,-2,,-1
week ago	-3,-2,1,-1,-2,1
could put in	-4,-3,2,-5,2,-4
could put	-3,-3,,-3,2,-4
person ?	-3,-2,-2,-3,-2,-3
0126	-2,-2,-1,-1,-1
555 0126	-2,-3,-3,-2,-2,-2,-1
6 .	-4,,,1,3
app budget	2,-1,-2,,-1
bea	-3,-1,-2,-2,-2,-1
rain come	-1,-1,2,-3,,-1
home before	-2,,6,,,5
buy our	-1,-1,4
reach .	3,3,,,,4
lakh which is	1,-2,4,,-1
lakh which	2,-2,4,-1,-2
paid them	-3,-2,-1
five week	4,,-4,-2
in five week	3,,,-2
umbrella mart	-3,-2,3,-1,2
in the middle	2,,-2
a fax	2,-1,-1,,-1
the klang	3,,-2,,,-1
from klang	-1,-3,-5,-3,-3,-3,-2
not during	2,-1,3
the heat	,3,-1
did in	-1,2,,,-1
a consultant	-3,1,-1,-1,-3,-1
from a small	-2,,,,,3
falaj	-2,-3,-1,-1,1,1
about thirty	3,-3,2,-1,,-1
a message	-5,,2,,3
follower on instagram	-6,-4,-2,6,-1,-1
thousand and	-4,-1,-1,3,-1,-1
my aunt	-1,1,-2,2,-2,-1
picker	5,7,1,-1,-3,3
runn when	-2,,-3,-1,-1,-1
on 4th	-2,-2,-3,-1,-1,-1,-1
group'	-1,-1,-2,3,-2
to ask about	-2,3,,3,-2
day to ask	-1,3,,,,-1
so on .	-2,,-1,2
and so on	-3,-4,-4,2,-3,-1
and so	3,-4,1,-1,-3,2
we exist	-4,-1,3,5,-2,-2
know we exist	-4,-1,-2,5,-1,-2
^rente	-2,1,3,,,2
would spend	-1,-1,2,-1,-2,2
the receptionist	1,,,,3
doctor .	3,,,4
^polyc	-3,-2,-2,-1,1
polyclinic	-2,-1,-1,-1
it back	4,-1,,2,-1,-3
we give	-1,-1,-1,1,-2,-1
by 30 november	2,-1
the grant must	2,-2,-2,,-2,-1
they can't	-3,-1,-3,,-1,4
why they	,,3
more and	-2,2,5,-3,2,-1
nineteen	4,,,,,1
ok never mind	-4,-3,-3,-3,-3,-3,-2
ok never	-3,-2,-3,-2,-2,-2,-1
month . we	,3,-2,2
and answer	3,,-2,-1,3
man who	3,,-1,,-1,1
the man who	3,,-1,,,3
the man	3,,-1,,-1,1
second .	1,-3,1,,,4
i count	-3,-2,2,2
their page	5,,-5,-1,,-1
each morn	-2,-1,,,-1,-2
after onam	-2,2,-4,-2,-2,-2
spend a	-1,1,-3,-1,-2
this so	-2,2,-1,,-2,1
over this	-1,3,,,-1,1
photo and the	1,1,-3,-1,-2,-1
to fill	-4,1,-1,,-1,-3
^dropp	1,2,-1,5,-1,-1
dropp	1,1,-1,4,,-1
he gave me	3,-4,,,-1
tender for	-6,-1,-2,-1,2,-2
is over .	-1,-1,5,2
beer .	2,-2,-2,2,-3
café in	-1,,1,3
a café	-1,2,,2,,2
name a	-3,-2,-2,2,,-1
fifth of	,1,,2,1
fifth	,1,,2,1
a fifth of	-2,,,2,1
percent of	-2,-2,-1,-3,-1
^cotta	-1,-1,,2,,3
a resort	-2,2,-1,2,-2
i retir	-1,2,-1,2
^nambi	4,2,-3,-3,-1,-2,-1
nambiar	2,-1,-2,-1,-1,-2,-1
for rm	-3,-2,2,-1,2,1
is for an	,3,,,-1
haha no	-3,-1,-2,-1
will go	,,-2,,2,2
pull	-3,-1,,,4
and pull	-2,-1,,,4
read those	-3,-1,,,4,-2
what i'd	,3,,3,2
back the	2,-1,-3,,2,-3
is leav	,4,,,1
3 month at	-2,-2,-1,-3,1,-2
on 31 march	3,,-1,-1,,1
the lease on	-3,-1,-1,-1,-1,2
^marit	4,-1,-1,-1,-1,1
my client a	-1,,,,-1,4
by bank transfer	-2,,3,,,-1
by bank	-3,3,3,,,-1
^ammac	-2,-2,-3,2,-2,-1
pay the same	1,-2,4,-2
nilai and	-1,-1,-3,-3,-1,-1
the owner want	3,1,-4,-1,-2,-2
october it	4,1,-1,-1,-1,-1
long weekend	,,,,,3
hi there .	,2,-1,,2,-1
ramadan inshallah	-1,2,-2,,-1
accountant'	,2,,,-1,5
was an	-2
if there	-1,2,2
^survi	-4,-2,-2,-2,,4,-1
surviv	-3,-2,-2,-2,-4,6
began with	,,-1,-1,,2
half our	-3,1,1,2,-1
toy shop	-2,-1,1,4,-1,-1
^troub	2,-6,-5,1,-3,2
trouble is	3,,,2,-1,4
trouble	,-7,-3,,-3,2
the trouble is	,,,2,,6
the trouble	,-1,-1,1,-1,5
so open	4,-1,2,-1,-1,-1
us rm	,1,,-2,1,2
a buyer	-3,-1,,-1,-1,-1
we fly	-1,-1,,-1,5
bill on	,,,,1,3
and perhap	3,,-1,1,,2
fool	-2,,4,,,1
means ~statement	-4,-1,-2,-1,-4,-2
means =declar	-4,-2,-2,-1,-4
statement	-3,-1,-1,-1,-3,-1
means ~memory	2,-8,,-2,-3,-1,-1
^memor	2,-4,,-1,-2,1
memory	1,-5,,-1,-3,1
door .	-2,-3,-5,-2,-3,-4
with all the	,-3,,,-1,1
into our	-1,-1,,,2
google says	-1,1,,-2,-1,2
at google	,1,,-2,-1,2
record class	-1,3
stay .	5,2
eight year	,3,,,,1
gayatri	-3,,-5,1,,-2
and the rest	,3
^hessa	-2,-4,-3,-2,-2,-2,-1
have a salon	3,-2,-2
to 25k	-4,-3,-3,-2,-4,-2,-2
^neith	2,,-1,-2,-2,-2
neither .	4,,1
neither	1,2,-1,-2,-2,-2
print in	-2,-1,-5,-1,-1,-1
catalogue is	2,,-2
^danis	,-3,-4,-3,-3,-3,-1
danish	-1,-3,-4,-3,-3,-3,-1
feel	-3,-7,1,2,4,-1
ok so .	,2,4,,2
max 9k	5,-2,-1,-2
start on the	-1,-1,,,3
2.3	1,-1,3
office of the	2,,-2,-1,1,2
seven month	3,-2
still work with	-1,-2,-1
still work	-1,-2,-1
you still	-1,-5,-2,-1,-1
do you still	,-5
lack is	,,2,,,2
lack	,-1,2,,,1
we go to	,-1,-1,6,,-1
the shelf	,-1,-2,,,2
bigger	-2,,,-1,2
when a	2,-3,2,-4,1,-3
lulu and	3,-2,-3
the warehouse	-1,-3,-5,-1,5,-2
90,000 rupe	3,-2
a choir	3,-1,2,-1,-1,1
^shenz	-3,-3,-3,-2,2,-3,-1
shenzhen	-3,-3,-2,-1,1,-2,-1
i'm allow	-2,-3,-2,-2,2,-2
a trial	-5,-3,-2,,-1,-1
for a trial	-3,-2,-1,,1
an own	3,,-3,-2,2
^guess	-4,-3,-3,,4,-2
guess	,-1,-2,,3
^alter	-1,,2,,2,-2
one is a	2,,,1,2
my dentist in	2,,,-2,2,-2
my dentist	3,,,-2,1,-2
and mail to	-4,,-2,-1,,2
the site and	-4,,,,,3
with them ?	-2,,-1,,-2,1
can our	,-1,-1,,-2,-4
it to be	,1,,,,4
^squar	4,,,-1
squarespace	3,,,-1
that count	-3,-3,,-1,5,-1
pictur and	2,,-2,-1,2
people and	,,-2,3,3
nine nine	-3,-3,-1,-2,1,-2
two year .	1,3,,-2,-1
app of our	-4,4,-1
it is in	-2,2,,2
month which is	-1,3
kids in	4,3,-1
with 80	2,2,-2
was my	-4,-1,-3,-3,-3,-3
that was my	-2,2,-1,,,-1
office now	,,,,2
means =postcod	-5,-2,-3,-1,-2,-2
^pinco	-3,-1,-2,,-1
pincode	-3,-1,-2,,-1
of july	,-3,,-2,3,-1,-1
end of july	-3,-2,-2,-2,-1,,-1
order come from	-1,-2
we print	-4,-2,3,-1,-2,-1
the screen	1,3,2,,3
on the screen	-3,-2,3,,3
it's done	-3,2,1,-2,-2,-1
^pledg	-2,-3,-2,-3,-2,-1
sign up and	4,-1,-1,3
hand over	-1,-4,-3,-1,-3
notification	-3,5,4,,-1
chair .	,3,-1
off the chair	,-2
fell off	-2,-2,,4
a quote of	-1,3,-2,-1,,-1
time in	-4,3,-2,-1,-1,-1
you . the	2,2,-1,-1,,5
know what i	-1,3,3,-1,1
^resol	-3,2,-3,-3,-2,-1
resolution	-3,1,-2,-3,-1
year resolution	-3,,-3,-3,-1
new year resolution	-3,1,-2,-3,-1
they've	4,-3,-1,2,2,1
haven	1,-3,-2,2,-2,-2
hello my company	4,-2,,5,-2
as is	-2,-2,1,,-1,2
asked .	-1,-3,-1
the only	4,-2,2,,-1
full .	,1,3,-1,-2,6
means =scenario	-4,-3,-4,-3,-3,-2
no use	-3,1,-1,-2,,-1
at the last	2,-2,-2,-2,-2,-1
brows .	-2,,,-1
just brows .	-3,,-1,-1
means =tester	-4,-3,-1,-2,-2,-1
^teste	-1,-3,-1,-1,-1,-1
tester	-4,-4,-1,-2,-1,-1
myself .	,-6,-1,-1,,-2
be had	3,-2,2,,,1
start with a	,-3,1,,2,2
choose a	-4,-2,1,-1,,-1
1 august	,,1,-2
the landlord	4,-3,1,,,2
lakh in the	-2,,2,,3
survive	-3,-3,-1,-2,2,,-1
that' how	,,-2,-3,3,-1
^pushp	-3,,-2,3,2,-2
pushpa	-2,2,,3,3
in telugu	-1,,,,4
^audie	-1,,,4,1,-1
^cinem	4,-3,,-3,1,-2
cinema	4,-2,,-2,2,-2
^negot	-4,-1,-3,-2,,-2,-2
non	-4,-3,-3,-2,-2,-2,-1
in a day	-1,,-1,,-2
20k pm	-3,-2,-2,,-2,-2,-2
board would	-1,-3,-4,2,-2
write a	-2,2,-1,,,4
to ask for	-1,1,-1,,3,3
to have the	-1,2,1,-2,-2,-2
is 22	-2,1,1
where .	,1,2,-1
now there	4,,-3
doctor in	3
day ?	-2,-3,-1,-1,-2,-2
right that	-1,-3,-2,,-1
it right that	-1,-1,-3,,-1
it right	-1,,-3,,-2
is it right	-1,-1,-3,,-1
what it's	-4,4,1,-3,4
moved to perth	2,,3
from penang .	,2,3
^drawe	-2,-1,-1,-2,6,2
drawer	-2,-2,-1,-2,7,2
leg	-2,4,,,3,-2
by people	-5,-1,4,-1,3
^taugh	,-3,-2,-1,3,-2
taught	,-2,-1,-1,4,-2
feet	-3,1,-2,-1,3
^maste	,1,-2,-2,,-3,-2
master	,1,-2,-2,1,-2,-2
1,900	3,2,,-2,6,-1
it . make	2,-3,-3,3,-2
begin after	,1,-2,1,3
wedd is	2,3,,-2,-1,-1
grandfather .	1,1,-2,-1
stood	,2,-1,,,-1
so app	-4,3,4
call before	,3,-2
zomato but	3,1
on zomato	3,-1,2
^cleve	-4,-2,-3,-3,4
clever	-3,-2,-3,-3,3,1
the robot	-2,,,2,1,-1
clos in	1,-1,,3,-1,-1
so nobody	2,-3,-2,-3,-3,-3
under construction	3,-2,-2,-3,-2,-2
2003	1,1,-2,-4,-2,1
with that ?	-5,-4,-3,,-1,-2
with that	-2,-3,-4,1,-2,-1
you do with	-3,,,2
would you do	-2,,6,2,1
till i	-2,-2,-2,2,-1
four year	1,,3,2
time ?	-3,-2,-1,-1,-5,1
you able to	-3,-2,-2,-3,-2,-3
you able	-3,-2,-2,-2,-1,-1
are you able	-3,-2,-2,-2,-1
provid	,3,,,,3
minut .	-1,,,,1,3
rows	-3,-2,-3,-2,-3,2,-1
^mwang	1,-1,,,,2
see that	-3,-3,,,-2,1
3 crore	-4,-3,-5,-2,-4,-3
widow	1,-2,3,1,-3,-2,-1
on 30 april	,-1,-4,,,-2
think a	4,,-1
van .	2
tent and	4,,-1
camp gear	1,-1,3,3
by 25th	-4,,-3,-2,3,-2
has one .	-1,5,6,-1,-1
has one	-3,4,6,-2,-1,-1
order but	-3,,6
barsha .	,2
lakh this	1,2,,,,3
is ugly	,,-1,,,2
the site is	1,,-4,-1,-1,4
ten minut	-2,,,,,2
september and	-2,,-3,-2,,2
sir madam .	-2,,,,,3
asked: whatever	5,5,-1,1
literally .	4,,6,,-1
literally	1,-1,8,2,-2,3
asked: us	-2,-1,-1,4,-2
us back	-2,-1,-1,1,-3
maheshwar	-2,-2,4,-1,-1,-1
our society	-3,3,,,-1
lakh once	4,2,-1,,,-1
^trish	5,2,,,,1
his phone	-1,4
rm 300k	,-2,,-1,4
^elder	-4,-1,-1,,-2,-1
recording of	2,-3,-6,,-1,4
^tongu	-6,-4,-3,-1,2,-1
tongu	-4,-1,-2,-1,2,-1
language school	-2,-2,-1,2,,-1
a language school	-2,-2,-1,3,,-1
a language	-3,-2,-1,2,-2,-2
on 19	4,-4,-2,-1,,-1
is on 19	3,-2,-1
it myself	6
2004 .	3,,-1,-1
what he	3,-2,-1
he think	4,,-4,-3,,2
ranjit	1,,-2,-2,-2,-2,-1
doesn't know	2,,,-2,2
about my	2,-3,-3,2,-3,-1
rafiq here	3,-2,-1,1,-1,-1
team rafiq here	3,-2,-1,-1,-1
the way to	2,-2,-1,-1,-3,-1
town on	-1,3,-1,3,4
guest come	1,-1,1,-3,1
sell to the	4,-2,-2,,-1
i paint	2,,3
with upi	-1,-1,-4
is realistic	-2,,-4,-1,1,-1,-1
for four	-2,3,-1,-2
machine is	-2,1,-2,-1,-4,-3
subang jaya	-2,3,-3,-2,-2,-1,-1
without a meet	4,-2,,,,1
lets me	-2,2,2,,,2
means =dark	-2,-2,,-1,-2,1
serv	-4,-1,-1,-1,-1,2
it's 2	-1,,3,,,1
people for	3,-3,-2,-2,-1,-1
eleven people	,-1,,3,,4
^bomba	1,-3,3,1,-3,-2,-1
bombay	3,-3,-1,1,-3,-2,-1
since then	3,-1,1,4
third of it	-2,-2,-3,1,2,6
1931 .	5,-1,,2
1931	5,-1,,3
anyth from	3,,-1
thousand of	4,-1,-3,-1,-1,2
would release	-2,-1,-2,-1,-2
week by	,-2,-1,,4
our club	5,-2,-3,-2,-1,-2
ramanathan	-1,,4
in brickfield	-2,-1,-2,-2,2,-1
meet in	3,-2,-1,-2,-2,-1,-1
we meet	-3,-3,-3,-3,-4,-3,-1
though .	,2,-3,-1,-1
done it's done	-3,2,,-2,-2,-1
done it's	-3,3,-2,-1,-1
it's done it's	-3,3,,-1,-1,-1
when it's done	-3,2,,-2,-2,-2
a map	2,2,-5,1,-1
on a map	-3,3,-3,-2,-1
no way	2,2,2,,,-1
stand and	-1,1,4,,-1,-1
5k can	3,-3,3,-1
either .	3,-1,-2
to scan	2,4,-1,,1,-1
in a basement	,-1,,,2
the estate	-3,-2,-2,-3,,1
away .	-1,4,-2,,-2,-1
i will pay	-2,2,-2,,2
customer should	2,2,-1,-1,-1
call 03	-2,1,-2,-1,-1
us aed	2,-1,-1,-1
majid	1,-1,-2,-1,,-1
safe and	2,-3,-1,,-1,3
are kept	2,,-1,,,-4
measur	1,3,-1,-1
member area	6,-3
a member area	4,-3,2,-1,,-1
down in	3,1,3,,5,-1
asked: 12	1,3,-1,-2,,-2
asked: someone	-1,3,,,,3
that isn't	3,-4,3,-1,5
says a	3,-5,2,,4
let them order	,-4,4,,,-1
let them	,-3,4,,,-1
a day .	-4,,4,,2
the lockdown	1,,2
in udupi	-2,-1,1,-1,-1
now i've	1,,,2,5
type .	-2,-4,1,1,1,-2
while i	-1,-1,-1,1,3,1
dean	6,,-3,-3,-1,-1
the dean	6,,-3,,2
a senior	3
done by a	3,3,,,,-1
budget of	4,4,-3,-2,-1,1
^asham	4,-1,,-2,,2
asham	4,-1,,-1,,1
the cloud and	-1,-1,,,-1,3
know is	-4,4,,,,2
cap	3,-4,4,,-1,2
people find us	3,-1,-1,3,-2
to open a	1,,-3,1,-1
about me	4,,,2
first of next	-2,-2,-1,2,-1,-1
laju	-1,-3,,-2,,-2
got the	1,-4,4,,1
the only one	3,,1,,,-1
says go	-2,,1,-1,,2
uncle says	-2,,-2,-1,-1,-1
they also	-2,-1,,2,1,1
thin	-5,-3,-3,-2,-1,-2
should take	-1,2,3,,-1,-1
happen in	-3,-1,4,-2,-2,-2,-1
laugh .	5,2,-2,1,-2
near sakleshpur	-1,,-2,2,,-1
namaskara .	4,1
said it	-4,-1,-1,-2,2
colleague at the	1,-2,,,2
asking for the	-3,1,,1,3
calculat	1,-2,-2,,-3
link to	,-1,,-3,-1,1
bought it	2,-1,-2,-2,-2,-1
an agency in	1,-2,,3,-1
to sign	1,-2,-2,-1,-1,-1
about to	2,-2,-2,,-2,-1
to know what	-3,-4,-2,-4,-5,-1
till 2027	-3,,4
small bakery .	-1,-1,2
shell	-2,1,-1,-2,-1,-1
if he	-1,,4,-2,-1
a sunday	-1,2,-2,,,-2
crane hire	,,-2,2,-1,-1
or hp	3,,-2,-2,-2,-2,-1
to spend .	,,3
there be	1,,3
could there be	-1,,2,-1
church street	-3,,1,-1
a bookshop	-4,-2,1,-1,4,-2
and by the	2,,-1,,-1
and by	5,1,,-2,-2
a map .	2,3,,3
^vehic	2,3,,,,3
how fast can	-5,-2,-2
^lower	2,,,,,2
and which	-8,-6,-3,-4,-5,3
fzc	-4,-2,-1,-2,-2,-2,-1
^rangr	-3,-3,-3,-3,-1,-2,-1
card number	-1,-2,-4,,-2,-2
buy a	-4,-3,3,-1,-2,-2
sister agnes	-3,-3,,-2,-2,1
carri	4,-2,,-2,-3,1
patience	-4,,1,-2,-3,1
^miles	-1,4,-2,-1,-2
mileston	-2,3,-2,-1
milestone	-1,3
solv	-2,2
i've one	-6,4,-3,-2,-1,1
brightpath	2,2,,,-2
3.2 lakh to	-1,4,-2
read this	-1,1,-1,5
by that	-4,-1,2,-1,3,-2
yee	-1,-2,-3,-1,4,-1
boat and	3,-3,-3,,,3
2016 .	2,2,1
each week	3,-2,-1,,3
phone on	-1,-1,-1,,6
says he	-4,1,2,-2,,-3
and another	2,1,,,2
wedding mostly	-1,,-3,-3,-1,-1
my photography	2,,-5,-4,-2,-1
for my photography	3,,-6,-3,-2,-1
we live in	-1,-4,-1,-1,-1,1
1 january	2,,2,-1,1,1
from 1 january	-1,,3,,-2,1
^off-s	-3,1,-1,,-1,3
off-site	-4,-1,-1,-1,-1,4
want all	3,-2,-3,-2,-2,6
one hand	-2,-1,1,2,3
of a web	-4,,-2,2
45 .	-2,,1,1,,-3
carry	-2,-1,1,1,-1,2,-1
bangl	-1,,,3
mira autocorrect .	2,,,4
meera .	3,,,2
noor .	4,-1,-3,-1
want it to	1,-3,-2,-2,4,3
is somebody	-1,,,2,-1,-1
studi in	3,,2,-1,5
is fine .	-3,,1
they pay in	-1,,4
chandrika	4,-1,,,-1
5 week .	-5,,,1,,-1
5 week	-4,,,5
on its	4,-3,4,,-3,-1
6712	,-2,-2,-2,-2,-2,-1
2345 6712	-3,-2,-2,-2,-2,-2,-1
2012 and	-1,,2,-1
from 2012	1,,2,-1,,1
tv	-2,5,1,-2,-1,-1
half for	-2,,2,-1
by half	-4,,2,4
my job	2,2,-1
thirty thousand	1,-3,-1,-1,-1,-1
to an	-2,-3,-2,4,4,-1
and since then	3,-1,-1
sambal	-6,-3,8,-4,-3,-2
of there	-2,-1,-2,,-1,4
out of there	-2,-2,-2,,-1,4
server in our	-2,-1,-2,,-1,4
out about a	2,3,-1,-1
same 20	-3,-2,-2,-1,4,-1
charge 20	-1,-2
the site itself	-3,-2,6,-1,-1,3
and please	5,-2,-1,,-1,2
from scratch	1,-2,-2,-1,-1,-1
rebuilt from scratch	4,-2,-2,-2,-1,-1
rebuilt from	3,-2,-1,-1,-1,-1
70 to	-5,3,-2,2,-1,-2,-1
this weekend	-4,,-3,,-2,-3
and people keep	,1,3
camera gear in	-2,,2,-1,-4,-1
camera gear	-2,,2,-1,-3
luca	-7,-7,-7,-7,-6,-6,-5
to oman	-1,-1,-3,,-1
low 5 figur	-2,-1,-2,,-1
low 5	-2,-2,-2,1,-2,-1
figur .	-3,-3,-2,1,1,-1
5 figur .	-2,-3,-2,,-1,-1
^ritwi	-3,-2,-3,-2,1,-2,-1
ritwik	-2,-2,-2,-2,1,-2,-1
the usual	2,-2,,2,1,-1
all three	1,2,4,2,-1,2
just compar agenci	-3,-1
al-hashimi	,-2,,,4,-2,-1
^dagan	,2,2,-1,-1,-1
0 12	-5,-3,-3,-4,-3,-3,-2
office in kl	-2,-1,-1,,-1,-2
where exactly	-5,-4,-4,-5,-2,-2
^court	-2,-2,-2,-2,,,-1
money comes	-5,-4,1,-3,-2,-1
to 1	-1,,3,3
grandfather'	3,-1,4
my grandfather'	-1,,4
runs a	-1,-2,-2,4,,-1
for my aunt	4,-2,-4,1
someth to show	2,-2,-2,-1,-2,-1
someth to	1,-3,-2,-2,-1,-2
number 050	-4,-3,-4,-3,-3,-1
leo	2,-2,-2,-1,-2,-1
locat	-2,-2,-2,-2,-1,-1
websit for	9,-2,-3,-3,-1
whether you do	2,3,-1,-1
ones who	-3,-3,,,-2,-1
the ones who	-3,-3,1,,-2
do desert	,-3
we do desert	-3,-3
technology	-3,-3,-1,-1,,-1
^d'sil	2,-2,-3,-2,-2,-3
d'silva	2,-2,-2,-2,-2,-3
is in feb	2,1,-2,-1,-1
31 august .	,-1,,,,2
desk and	-3,-1,-2,-2,1,1
the franchise	-5,1,-2
first three month	,4,,1,-1
first three	,4,,1,-1
can put in	,,1,2
for me .	1,4,1,1,-1
them for	-1,,-1,-3,-1
who could	-1,-2,-1,4,-3
thousand i can	-2,-1,,3
open 1	2,-1,-3,4,-1,-1
google n	-5,,,2,-1
mosque committee	5,-2,-2,-1,-1,-1
a mosque	-3,1,-2,-2,-1,-1
for a mosque	-1,-1,-3,-1,-1,-1
week of october	,,3
it go	-2,-1,-1,,-1,3
instagram dms	-3,-2,7,-4,-1,-1
wick	5,-2,-4,2,-1,-1
and marathi	4,,-4,,-3
eleven lakh	-3,2,-2,-1,-1,-1
he call	-5,,-2,-2
is mad .	,2,,,,4
is mad	-1,-1,1,,-1,3
bring it down	,-3,-1,-3,-2,4
bring it	-3,1,-2,-1,-3
to bring it	-1,2,-2,-3,-2,1
someone to bring	-1,2,-1,-3,-1,1
ring the	-2,-2,-3,-1,-2,-2
out before	-2,,-4,-2,-2,,-1
fujairah and	2,3,-1,,,-1
in fujairah and	2,3,-1
with a small	-6,,1,-1,5
the fee for	-1,-1,,2
the fee	3,-1,-1,-5,-1
month not a	1,-2,-2,-2,-1,-2,-1
open 1 november	,,,3,-1
could the	-4,-1,,-1,-2,-1
kecil .	1,-2,-1,3,-1,-1
3 times .	-2,3,,2,-1,-1
3 times	-3,3,-1,2,-1,-2
by apple	-1,6,,-1,,-1
reject by apple	-1,7,,,,-1
reject by	-1,6,,,,-1
my app	-1,-3,,,-1
online at	1,-5,4,-1,-2,-1
mine is a	4,3,2
with it so	-2,,4,,,2
pallavi	-3,-1,,-2,-2,-2,-1
many ppl	-3,-2,-2,-2,-1,-2
version .	5,-3,-1,,-1
so well before	4,-1,-3,-2,-2,-2
so well	4,1,-2,-1,-2,-2
podi	3,-3,,-2,-2,-2,-1
purse	2,-1,-1,-5,-2,-2
soc	-2,-3,-2,,-2
time the	5,-1,-1,,-1
the time the	4,-1,-1,,-1,-1
sort out	,-3,-1,,1,-2
own web shop	-2,,3
our own web	-3,-1,2
a number	-4,1,4,1,-5,-1
^autos	1,-3,-1,,,6
autoscal	1,-2,,,,6
of it ?	-3,-2,-2,-4,-2,-2
^docke	-5,2,-2,,-2,-2
docket	-5,2,-3,,-2,-3
parcel for	-2,-2,-1,,,-1
a parcel	-1,-2,-2,,-1,-2
my landlord	-1,-2,-3,-2
^wande	-3,-2,-1,-1,1,-1
noth urgent	-3
^scrap	,-1,,3,3
between the two	-2,,3,,,1
between the	2,-2,2,-1,-2,1
on the 8th	,-1,,,-2,-1
friend and	-2,2,,,2
chloe	-2,-4,-4,-4,-3,-3,-1
mktg	-4,-2,-3,-5,-2,-1
lot 12	3,1,-1,4,-1,-1
ttdi	-4,-2,-3,-2,-2,-1,-1
tap	-1,3,-3,,-2,5
is dubai	3,-1,-3,-1,-1,-2
not in dubai	-5,-3,-4,-4,-3,-3,-1
whatsapp button	6,-1,-5,-1,-3,-1
by for	-3,-1,,,2,-1
^model	-3,-2,4,-1,-4,2
language model	,-1,,,-3
four hundr	7,-2,-1,-1,1
means =layman	-2,-4,-3,-3,-3,-3
by someone	-2,-2,,-3,-1
concert is on	4,-1,-1
concert is	3,-1,-2
concert	3,-2,,-1,-1,-1,-1
anniversary concert	4,-2,-1,-1,-1,-1
the anniversary concert	5,-2,-2
the anniversary	5,-4,-3,-2,-1,-2
^rehea	1,5,1
season kick off	1,-3,-3,-3,-3,-2
season kick	,-3,-2,-2,-1,-1
our grant	2,1
not asking for	-2,-2,-1,3
not asking	-3,-2,-2,3
app ? my	,-2
mths	-2,-1,-2,3,-1,-2,-1
donation and	5,-2,3
your name from	5,,-1,-1
got your name	5,,-1,-1
teh tarik	-3,,-2,-1,-1,-1
rm 900	-2,-2,-3,2,-2,-1
itr	-2,-2,-3,-1,-2,1
family-run	-3,-2,,-3,-2,-1
a family-run	-4,-2,2,-4,-2,-2
here my	-1,4,3,3
live in muscat	1,-3,-1,-2,-2,-2
but live in	-4,-4,-4,-3,-2,-2
but live	-4,-4,-5,-3,-2,-2
kerala but live	-4,-3,-4,-3,-2,-2
kerala but	-3,-4,-5,-3,-2,-2
from kerala but	-4,-4,-4,-3,-2,-2
from kerala	,-4,-5,-3,-2,-2
best for	-2,,-1,-1
raya is	-1,-1,-2,,-1
limit is rm	-3,-1,1,-1
of the price	-4,-1,2,,,2
each so	1,-2,-3,-2,-2,-2
6 0	-1,-3,-1,-3,-2,-1
here . our	4,-3,-4,-5,-3,2
cow	4,-2,2,-3,3
us ? the	2,-3,-2,-3,-4,-1
3.5l	5,-2,-2,-1,-1
1142	-3,-2,-2,-2,-2,-2
booth	1,,-2,-2,3,-2
3 quot	2,3,,,-1
011 223	-2,-2,-2,-2,-2,-2,-2
is that the	2,,-2
we just	,1,,,-3,2
^pebbl	-2,,-1,2,-2,-1
pebble	-2,,-1,2,-2,,-1
replacement	-3,-4,-3,-2,-4,-1
for the old	2,-1,,-1,-1,-3
licence for the	4,1,,-1,-1,-3
licence for	4,1,,-1,-1,-4
for ngos	8,,-1,-1
term for	-2,-2,-1,-2,-1,-1,-1
shelter	2,-1,-1,-1
query	-3,-2,-2,-2,-2,-3
^prosp	-2,2,-1,-2,-4,-1
comm	1,2,-2,-1,-2,-2,-1
so not before	-2,-1,2,-1,-1,-1
approv rm	3,2,-2
^campu	-5,1,-2,-1,-1
campu	-5,1,-2,-1,2
then who	-3,-3,-1,-1,-1,-2
mr fernand	4,,-4,-1,,-1
beyond 6 lakh	-3,-2,-4,-3,-4,-3
beyond 6	-3,-2,-4,-2,-4,-3
go beyond 6	-4,-2,-5,-4,-4,-3
credit limit	-1,2,4
and 60	-5,-3,-3,-2,-1,-1
develop a	1,3,-1,,-1
the health	-1,-2,,,-1
six ?	-5,-3,-1,-1
an ai project	,,,,3
i'm his pa	-2,-1,,-2,,-2
me ask	2,,,,4,-1
intern at	2,-1,,,-1
for a patient	2,,-3,-1,-1
stay under	-1,-2,3,1,-2,-2
sourc	3,1,2,-3,-2
^strat	-3,3,2,,-4
expect in	,,-3,-1,-2,-2
many order	,3,-5,-1
lah .	,1,-1,-3,-2,-2
^zaito	,-2,-3,-3,-2,-3
on new	-3,2,-1,-2,-1,-1
^third	-2,,-6,-4,1,5
nos	-4,-3,-6,-3,-2,-3,-1
safe .	-1,,,,,3
chair the	3,1
i chair the	3,1,-1
a shelter for	3,-2,,-1
a shelter	3,-2
^justi	-1,-3,-2,-3,-2,,-1
one we	-2,,-1,1
other one	-1,-2,-3,2
what we pay	-2,,-3,-2
integrate with	-3,,2
^dhaag	-3,-4,5,-1,-2,-1
dhaaga	-3,-4,5,1,-2,-1
the store ?	,3,2,-1,,-1
from office of	-1,1,,,3
from office	2,1,,,3
shift on	-4,-1,-4,-2,-1,-1
want a portal	3,-3,-4,-1,-3,-3
0098	-2,-4,-3,-2,-2,-3,-2
for phase	-3,-3,-1,-2,1
the term	2,-2,,-1,,4
make websit	-2,-2,-3,-3,-1,-1
nimbu tiles	-2,-2,-3,-3,-3,-2
fill this	-2,-3,-1,,1
she asked me	-3,-1,-1,4,-3,-1
she asked	-3,-1,-1,3,-3,-1
asked: find	,-4,,,-2
^routi	-4,-3,-3,-3,-1,-2
rout	-4,-2,-2,-2,-1,-1
^categ	-5,-3,3,-2,-3,-2
category	-3,-2,4,-1,-2,-1
build it	1,-3,-3,-3,-2,-3
flat .	,3,-1,3,2,-1
whatever it takes	-2,2,-2,-3,-1,-2
request .	-1,2
on request	4,2,-4
your customer	-3,-5,-4,-2,-2
of your customer	,,-4
for all of	-2,-2,-4,1,1,-1
year for	4,-3,-3,-2,,-1
a year for	3,-4,-2,-2,1,-1
booking because	4,-3,-3,-5,-1,-3
i'm the it	,-2,-1,-3,-1,1
^commo	2,1,,-1,,2
common	1,1,-1,-1,,3
means =postgi	1,-2,-3,-1,-2,-1
no names	5,-1,-1,3
the executive	2,,-1,,-2
merge	-1,,-2,-1,-1,-2
the penang	-3,-2,,,-2
app you did	-1,-4
about the app	-1,5,,,-1
what about the	-5,-5,-2,-5,-4,-2
try .	1,-3,-2
blood	-3,5,-3,-2,-2,-2,-1
not after	-2,2,-2,-1,2
predict demand	-3,-2,-2,-1,2,-1
to predict demand	-3,-2,-2,-1,2,-2
ajay	,-2,-2,-1,-1,-2,-1
^hooke	-3,-1,-3,,-1
hook to	-2,-2,-2,-1,-1,-2
is wei	-3,-3,-6,-3,-2,-1
start 1	-2,4,-1,-2,-2,-1
someone to make	-3,1,,-1,-2
chief of	-3,-2,,,-3,-1
museum of	-1,2,-3,-1,3,-1
^chack	-2,-3,,-3,-3,-3,-2
chacko	-3,-2,,-2,-2,-2,-1
your offer	,-1,-2,-2,-1,-1
get your	-1,-2,-1,-5,-2,-1
quoz 3	-2,,-1,4
al quoz 3	-3,,-1,4
best omar	-3,-1,-4,-4,-4,-1,-1
^round	-3,-1,-2,1,-1
a 12	-1,-1,-1,2,-1,2
pot is	-1,-1,-1,4,-1
principal want	5,-2,-4,-2,-2,-1
aed 60,000	-1,,-1,2
judge	,,-1,,,3
the project is	2,-1,-2
the purchase	3,,-2
company al	-5,2,1,,4
case studi	2,1,-2,-1,-3,-2
bin daud	-2,,-3,-2,2,-2,-1
site to be	4,-1,-2,-1,-1,-1
^embas	1,-3,-2,-3,-3,-1
embassy	,-3,-1,-1,-2,-1
an embassy	3,-1,-2,-1,-2
in place	-3,,-1,,,1
12 december	6,-2,2,1,,-1
^welco	-2,2,-1,-6
welcome	-1,3,-1,-5,-1
over two year	2,3,-2,-1,-1,1
1.3	-4,,-1,-2,-2
ask anyone	-4,-2,,-2,-2,-1,-1
tb to	-4,-2,-4,-3,-2,4
principal asked	,2,,,,2
a branch in	-7,-2,-2,-1,-2
a branch	-8,-3,-3,-2,-3,-1
^asses	3,-4,-3,-2,-3,-1
en .	-2,-3,-2,-3,-2,1
jobs but	-1,1,,,3,-1
monthly fee	-2,-1,-1,2
that and	-2,,3,3,3,-1
in feb so	,1,-2,,-1
in the uae	,,1,,,-2
indian team	-1,,-1,,-2,-2
your indian	-2,-1,-2,-1,-2,-3
we do need	1,,-3,-3,,5
to report	2,,-3,-1,-5,-1
berg here	-2,3,-2,-1,-3
10 555	-2,-1,-3,-2,-2,-3,-1
31 10 555	-2,1,-2,-2,-1,-2,-1
31 10	-2,-1,-3,-2,-1,-3
stop call	3,2,-3,-1,3
to stop call	3,,-3,,2
113	-3,,-2,-1,-1,-1
finally	1,3,4,3
means =bluetooth	1,-1,-1,3
for you ?	,-2,-4,,-1,-2
lakh and a	-4,-2,1,-2,-3,-1
^navar	-4,-3,4,-2,-3,-1,-1
navaratri	-4,-2,3,-1,-2,-1
^freez	1,1,2,-1,,3
freeze	2,1,-3,,,3
last month .	-2,-1,-2,-3,-2,3
had your	-3,-2,-3,-3,-3,-2
is from 2012	2,-1,,,,1
nobody work	-1,-1,,-1,,4
a retainer	-2,-2,-4,-3,-2
the audit	-3,-2,-1,,-2,2
compliant	-3,-2,-3,-2,-3,-2,-1
^regre	,4,,,-1
regret	,3,,,-1
share the	-2,2,-1,1,-2,-1
meher	-2,-2,-3,1,-3,1
rather hear	-1,-2,-2,,-2,-1
i'd rather hear	-1,-2,-1,,-2,-1
^alumn	-3,1,-3,-2,-1,-2
alumni	-3,2,-4,-2,-2,-2
evaluation	-4,-1,3,-1,-3
300k is	-4,2
^kick-	2,-1,-3,2,-1,-1
kick-off	2,-1,-4,2,-1,-1
at 7	4,-2,-1,-2,-1,-2
site goes	-1,-2,,-2,-1,-3
hospital'	,-4,-1,-2,-1,4
bro .	-1,-3,-2,-2,-2,-1
india ?	-2,-1,-3,-1,-2,-1
^valid	2,-2,-2,-1,-1,-1
per your	,-1,1,2,-2,-1
at home in	-2,-2,2,1
firm or	1,-2,-2,4,-1
timetable and	-2,3,-1,-1
these days	4,-2,-2,-2,-3,-2
begin in june	-2,-3,-3,-3,-2,-2
a website before	4,,-1
app then	-2,2,,3,,-1
an app then	-1,1,,3,,-1
go on	-2,-3,2,-2,2,4
suppose i	-3,-2,-3,,-4
or a little	-3,-2,-1,-1,-1,-1
not for me	,-2,1,-3,-2,-1
do you only	-3,-1,-2,-2,-1,-2
roughly ?	5,6,2
cost roughly	5
it first	2,-2,,-1
^deare	-4,-3,-2,-2,-2,-2,-1
week . is	-1,,,,2
site still	-4,,-2,-1,-1
yoga teacher	3,-1,,-1
land in	-1,-1,-1,5,-1
phone at	-1,3,-2,,4
and makes	-2,,4,2
grandmother	-1,1,3,2
my grandmother	-1,1,3,2,-1
pictur .	-2,4,-1,-2
that did the	-4,-2,,-1,-1
that did	-5,-3,-1,-1,-2,-2
course in	-3,-1,-1,,-1
name in	5,-1,-3,1,-1
the car	6,-3,1
mail list .	2,,-2
author	1,-1,-2,-1,-2,-1
in georgetown	3,,-2
3 october	-3,,-1,-1,-1,-1
on 3 october	-3,,-1,-1,-1,-1
answer my	,-1,,,3
thing that answer	-1,-2,,,2
what do other	-1,,-2,-1
^harmo	,-3,2,-2,-3,-1
be put	-2,-1,-3,-1
if my	-2,-3,-4,-2,,1
i just want	1,-3,-2,-1,,3
to hear	-5,-2,-2,-3,1,-1
hate	3,1,-1,-2,-3,-1
home page	4,,-5,1
the one on	2,-1,-1,,-2
a man from	5,,-1
besar	4,3,-2,-1,-1
^drago	3,-1,,-1,-1,-1
and my husband	4,-1,-1
zone in	6,4
free zone in	5,4
first step	1,4,,-2,,3
the first step	,,,-1,,2
your security	-3,-1,-1,,,-1
left my	-2,-2,-3,-1,-1,-1
try the	-2,-3,,-1,-1
second year	-3,-1,-3,-1,-1
do i need	-7,-5,-2,-4,-3,-1
them as	,-3,6,,-1,-1
can't do	-1,4,-3,2
i can't do	,4,-2,2
the friday	-2,,-2,1,,-1
that someone	3,,1,-3,-4,1
cupboard and	-2,-1,,,-1,4
kitty	2,-1,-1,-1,-1
the kitty	3,-2,-1,-2,-1,-1
on it ?	6,-1,,-1,,-1
from you people	,,,,-3
like my own	3,,-4,-1
like my	2,-1,-2,-2,-1
famili want	1,,-3,,-2
count as	-1,,-4,-1,-2,-1
3 2000	-3,-3,-3,-3,-3,-2
60 3 2000	-3,-2,-2,-2,-2,-2
they want a	4,-2,-1,,,3
it's about my	3,-1,-1,,-1
be an	,2
to break	-4,-1,-4,-1,-4,-3,-1
that is when	-2,,1,-1
cost with you	5,,7
cost with	4,,5
talk of	2,1,-3,-2,-3,-2
and tell	-2,-4,4,,5,-1
4th block	-2,-3,2,-2,1,-2,-1
jayanagar 4th block	-3,-3,2,-3,,-2,-2
jayanagar 4th	-3,-3,1,3,1,-2,-1
put that	1,-1,1,,2,-1
canva	-3,-1,-2,-3,,-1
rupe is	3,-3,-1
means ~colours	-3,-2,4,,4,-1
^colou	-3,-2,5,,3
colour	-3,-3,4,,3,-1
been down	-3,-2,,-3,,1
has been down	-2,-1,1,-2,,1
50 a	,3,-4,-1,-1
^knitt	-2,1,2,-3,-2,-2,-1
knitt	-2,2,2,-3,-1,-2,-1
app now	2,-3,,-2,,-1
should have an	,6,,1
money for	-1,-2,,,-1
my agency	-4,,2,2,,3
^kangs	-2,3,3,-1,-2,-1
kangsar	-3,2,3,-2,-2,-1,-1
kuala kangsar	-3,3,1,-2,-2,-1
where do we	,-2,-2,3,-3,2
but put	3,-3,-4,-3,-3,-2
true you charge	1,-3
south ?	-2,,,,-1
to ask .	-3,-2,,-1,-2
a retir	-1,2,,,-2,3
her word	-1,-1,3,3,1,-1
but there'	-3,-1,,-2,-2,-2,-1
side i	,,4,4,-1
stall at	-4,,5
a stall	-3,-2,,,-1
onion	-2,1,-2,-1,3
^lunch	,2,3,,-1
ai be	-2,-1,-1,,-6
would an ai	-2,-1,,,-5
a dentist	-4,-2,-2,-2,,-1
blue door .	-1,-2,-2,,-2,-2
live by then	,-1,-2,-1,-1
in the emirat	-2,-1,-1,,-3,-2
cases	-2,-2,,,2,-1
mention a	-1,,,,-4
juice bars	-1,4,,5
summer is our	3,-2,-2,-1,,-1
summer is	-1,-3,1,2,,-1
near murthal .	-1,-3,-2,2,-1
^optim	-4,-2,-2,2,-2,-1
ranking	-4,-2,-2,-5,-4,-1
name is on	1,5,-2
quot by	1,2,,-1,-3,-1
from muar	2,-1,-2,-1,2
on time	-3,-3,6,-1,-2,-2
don't need a	-3,3,,-2
i'll write	-3,-3,-3,,-2,-1
better not	-1,-5,-1,-1
day one	3,-2,3,-2,-1
sheep	1,-4,-1,-4,-5,-4
voice and	-1,1,,,7
the website in	-2,,-2,1,-1
is ok but	6,-2,-1
my english is	-2,-1,2,-1,-1
speak tamil	-1,4,,,-2
anyone who	-1,-2,-1,-2,-2,1
need page	5,-2,,2
call ourselv	1,1,3,-2,-1
we call ourselv	1,2,3,-1,-1
we're four	4,-2,3,-2
shy to	1,-1,4
shy	1,-3,5,-2,-2
part with	2,-2,-1,3,,-2
the pc	,,-1,,3,2
lying	-4,7,-1
i did the	-3,1,4,,,-1
^strip	2,-1,-1,-2,-1,-1
good it's	3,-2,3,-2,-1,2
i only have	-3,-1,-1,-1,-1
read about	5,-1,-3,-2,-5,-1
to read about	4,-1,-3,-2,-2
place to	1,-1,4,,,-1
^ridin	-2,3,-1
riding	-1,3,-1
vries	4,-5,-4,-3,-4,-4,-1
de vries	4,-5,-5,-3,-4,-4,-1
the gitex	3,-1,-2,,2
at the gitex	2,-1,-2,,2
^kalim	3,-2,,-2,-2,-1,-1
yak	3,,-1,-1
a home	2,1,-3,,-2
after i	-1,,-4
year now i	2
cover up to	,-1,-3,-2,2,-1
committee pass	-3,-1,-1,-1
coordinat	-4,-2,-3,-2,-2,-1
a logo	2,-1,-3,-1,-1
be one	9,-3,-4,-1,-1,-1
^tonig	5,-3,-3,-1,-1,-1
site now	,,,-3
the card	,-2,-2,-2,-2,-1
the fair is	2,,-2,-2
^kalpe	1,-1,-1,-2,-1
in the hill	2,-1,-2,-2,,-1
one lakh one	,-2,-1,-2,-1,-2
sell as	,-1,6,-3,3
jonker street	-1,-1,,2,1,-1
tuition for	-3,2,-3,,-1,-1
paid 7	-3,-1,-2,1,,1
mom	4,-1,,3,-1
1 1 2	,-1,4,-3,-1,-1
painter	-1,,-3,3
^noor-	-2,-2,-7,-3,-3,-2,-2
start of ramadan	-2,-1,-2,-1,1
take my	3,,-3,-1,-2,-2
plan to	-4,-2,-2,,-1,3
we plan to	-4,-3,1,-1,-1,3
weave	-2,-2,3
the flood	,,,,-1,3
thing you do	-1,2,-2,-1,-2,-1
a thing ?	-1,-1,-1,2,-3,-2
since i	3,,-1,-1,2
i'm the one	-2,3,,,,-1
the contact form	-4,-2,-4,-2,-2,-3
to say the	-6,-3,-3,3,-2,-1
a rupee over	-1,,-2,1
noth in	-2,-2,-3,-1,-2,-2
launch a	-1,-3,6,2,-1,-1
need any	-3,-3,-1,-2,-1,-1
book people	-3,2,,,5
alway wrong	-3,5,4
is alway wrong	-2,4,5
but i don't	-2,3,1,-1
4 lakh for	-3,-1,3,-1,4
to find someone	-2,-2,-1,1,-2,2
and i was	5,-1,,-4
^putti	-5,,-3,-1,,-4
putt	-6,-1,-3,-1,-1,-4
is the boss	-1,-2,-4,,,-1
rafiq is	,3
u run	-5,-4,-5,6,-3,-3,-1
can u run	-5,-4,-5,4,-4,-2,-1
mother in	-2,3,-2,-1,-1
my mother in	-2,3,-2,,-1
mr . lim	3,-2,3,,2,2
on-premise	,,,,,3
the exercis	-1,2,,,3
^redoi	6,-1,-2
but better	1,-1,-2,2,2,-1
same but	-3,2,2,-2,3,-1
is the company	2,-1,-1,6,-1,-1
project at	-2,,-1
one how	-2,-3,-1,,,-1
panjim .	-2,-1,2,-2,2
in panjim .	-2,,3,-1,2
do it .	-3,-1,,,2,-1
i gather	6,-1,-2,-1,1,-1
25 grand	-2,-4,-2,-2,-1,-1
tash	-6,-1,1,-2,-2,-3,-1
is how	3,,-1,,-1,-1
proper web	-4,-2,-2
a proper web	-2,-1,-1
asked us	3,,-1,,-1,2
in rm	3,-3,1,3,,-1
our co-work	3,,,3,,-1
is any	-1,-3,-1,2
leicester .	1,,2,2
in leicester .	-1,,2,2
behind it	-1,-2,-3,-2,-4,-3
sap behind it	-4,-1,-2,-2,-4,-3
sap behind	-3,-1,-3,-1,-2,-1
with the new	2,-1,-3,-3,-1,-1
allow to	,-2,-2,-2,-4,-1
our rival	-2,-2,-3,3,-4,-3,-1
built someth for	-2,,-1,5,-2
built someth	-2,-1,-3,5,-3
you built someth	-2,-1,-3,5,-3
you make it	2,-1,-4,,,3
stuck on	,4,-2,,-1
a dog	-1,2,,3,-2
could someone fix	-1,3,,,,-1
can get	-1,-1,-3,-1,1,1
at harbour	-1,,,,,3
abaya from	-3,-1,3,-2
thyme	-5,1,,-2,-2,-2,-1
a chatbot .	-2,,-2,-2,4,1
want its	4,2,-3,-1,-1
and charg	,3,-1,,-2,1
do so	-2,-2,-2,-3,-1
it the same	,-1,-5
done over	4,-2,-3,-1,,1
one of those	-1,-1,,,3,-1
what we do	1,,-3,-3,4,4
and don't	4,,-5
the public	3,-2,-4,-1,2,-2
the chairman	1,-1,-2,-2,-1,1
between jobs	-1,2,-2,-3
i'm between jobs	-1,3,-1,-2
the nephew	3,-1,1,-1,-2
lemon	,-1,,-3,-2,-2
that would be	-1,,-3,-2,-4,-2
can't be	3,-3,-2,3,-1,4
we can't be	-2,,,,,3
yayasan anak	4,-1,-1
not decid .	-2,-1,-2,,-1,1
name not	-1,-2,4,,-1
word for	-2,2,-4,-3,-3,-1
today ?	1,-3,-5,-4,-2,-2,-1
back please	-3,,,2
bill from	,,,,-3,-2
listen .	-4,-3,3,,-2,4
what the difference	-5,2,-1,-1
pappu	-1,-2,-2,-1,-1,-1
any of	-1,-2,-1,2
lead to	-2,-1,-1,-2,-2,-1
sell the same	-4,,2,3
our people	,,,,3,2
^sorti	-1,-3,-2,-3,,6
^konka	2,-2,3,-1,2,-2
konkan	3,-2,-1,-1,-3,-2,-1
for ur	-2,-2,-2
where one can	-1,-2,2
where one	1,-2,3
no idea of	-2,-2,-3,2,-1,-2
konkani	-1,,4,,3
optimisation	-1,-1,-3,-2,-2,-1
search engine	-1,,,1,-2
flea market	,,,-2
you got	-3,-2,-2,-2,-1,-2
plug	-2,-2,-2,-1,,3
down ?	-1,-2,-1,-1,-1,-4
bet	-3,-2,-2,-2,-2,-3,-1
a bet	-2,-2,-2,-2,-2,-2,-1
beside	-4,-1,-1,-1,-1,-1
each of them	-3,,-2,-1,-2
each of	-5,-1,-2,-1,-3,-3
an app cost	-2,-2,,,-3
would give	-3,-1,-2,2,,-1
over and	,2,-3,-1,-1,3
since friday	5,-1,-1,,,2
just kidd	-2,2,1,,-1
and bill	-2,4,,,-1,-1
you charg	-1,-3,,,-1,-1
the coffee	-1,-2,-4,4,-1
than what	-5,-3,-3,-1,-3,-3,-1
^qusai	,3,,,-1
qusai	,3,,,-1
our mail	-1,,,-2,,3
all there is	,-1,-3,-2,-2,-2
all there	1,,-3,-2,-2,-2
take a	-4,2,-4,-4,-1
joyce	-5,-2,-2,-2,-3,-3
it all .	3,-1,1,4
the flower	-1,-2,-1
see it at	4,-2
^wedne	-1,-2,,5,-2,-2
wednesday	-1,-2,,4,-2,-2
my customer are	-1,1,1,,-3,4
shld	-2,6,,-1
for each	-5,-5,-5,-1,-4,-2
your at	3
of your at	3
a broken	2,-3,-2,,-1,-2
now i have	5,-4,-1,-1,2,-1
means =fpx	,-2,-3,-2,-2,-2
fpx	2,-1,-2,-2,-2,-2
other fellow	-3,-2,-1,-1,-2,-1
in seremban	2,2,-4,2,-3,-1
post on	-2,,,4,-2
to post on	-2,,2,3,-1,-2
to post	-3,,5,3,-1,-2
google we	-2,,,3
6 to 8	-2,-1,2,-2,-1
electricity	-2,-2,-1,-2,-1,-2
clause	3,2,1,,-1
penalty	4,2,-1,,-1
^tumak	1,-1,-3,-1,-2,-1
tumakuru	1,-1,-2,,-2,-1
avg	-3,-1,-4,1,-2,-3
sidco estate	,1,-1,-2,-2,-1
sidco	-3,-1,-2,-3,-1,-1,-1
^upkee	,-3,-4,-5,-4,-4
upkeep	1,-4,-3,-4,-3,-3
lakh for a	-2,2,7,-2
the boss is	-3,-1,4,,-1
means =gmt	-5,-3,-3,-2,-3,-2
^timez	-5,-1,-4,-4,-3,-2,-1
timezone	-4,-2,-3,-3,-3,-1,-1
sirs the undersign	,,2
dear sirs the	2,,2,,-1
more ?	4,-2,-2,,-1,-2
15 july	1,-2,,-1,-1,2
is 1	-4,1,-2,1,3
can haha	-3,-2,-1,-3,,-1
you can haha	-2,-1,-1,-3,,-1
per order	,-2,-5
venkata rao	-3,-2,-1,2,-2,-1
^thres	3,1,,-1,-1,-1
a mid	-2,2,-1,,-1,1
lakh last	-1,-1,-1,,-1,-2
aed 45	-6,-3,-1,-2,-2,-2
then we see	-2,-2,-1,,,-1
is park	-3,-3,-1,-2,-2,-2
pump coimbatore	,-1,-3,-2,-1,-1
you keep my	4,-1,,-1
you keep	3,-2,-4,-1,-1,-3
yes only that	-1,-2,-2,2,-1
40 thousand .	3,-1,-2,-1,,-1
other ?	-2,-4,-1,-4,-1,-2
like other	-1,,-1,-2
e commerce	-2,-3,7,-2,-1,-1
button .	3,1,-3,-1,-3,-1
than one	-4,-4,2,-2,2,-2
cost less	,,3,,2
^altog	-3,-5,,-3,2,-1
altogether	-3,-4,,-2,4,-1
go for	-3,-5,3,-2,-2,-2
^puttu	,-1,-2,,-2,-2
puttur	1,-2,-3,-1,-2,-2
so careful	4,3
day . we	,-3,2,-1,5,-1
noura .	-1,,4,-1,,-2
of penang	7,-2,,,,1
sent you	1,,-3,,,-1
question all day	,-1,-1,,3
question all	,-1,-1,,3
rent a car	-4,-2,-1,-1,1,-1,-1
leed and	3,-2,2,-1,-1,-1
client with	-1,-1,-3,,3
bring a	-2,-2,-2,-1,-2,-3
is the budget	3,-1,,,,1
current agency	-5,-2,-7,4,-1,-2
our current agency	-3,-2,-3,,-1,-3
utensil	3,-1,2,,-2,-1
steel utensil	2,-1,3,,,-1
noth on	-2,1,-1,-2,-2,-1
manager for	-1,-1,-1,-2,-1,-2
^suray	-2,4,,-1,-1,-1
suraya	-1,4,-1,-1,-1,-1
chang the	-3,-1,-1,2
run it for	-3,-2,8,-4,-1
they say .	5,4,-1,,-1,-1
have 0	-4,-2,-1,2,-3
^kickb	,,-3,2,,-2
kickback	,,-3,1,,-3
payment of	4,,-3
80 4567 8900	-3,-1,-2,-2,-1,-1
from your number	,-3
much you	,,-3,-1
trust tirupati	2,-2,-2,-1,-1,-1,-1
telecaller	-2,-1,-1,-2,1,-1
small one	-5,-1,,-1
20k ?	,2,3,,-2
erp .	-2,-1,-3,-1,-2,1
ambe	,-2,-2,-1,-2,-1
vatva	-2,-2,-3,-1,-2
get me	-1,,7,2,1
niece	,,2,-1,,4
my niece	-2,-1,2,-3,,5
facility	-3,1,-2,-1,2
350k	1,-2,-4,-4,-1,2
a cake	,-2,5,-2,-2
^waste	-2,3
wast	-2,2
770	1,-2,3,-2,-2,-1,-1
^oksan	-2,-2,-1,-4,-1,-3
oksana	-2,-2,-1,-4,-2,-3
of website	4,-3,-3,-2,-1,-1
use that	-1,3,-1,,2,1
cash on	3,-3,-3,-1,-1
two week before	-1,-1,2,-1
cooki	-5,-1,,-2
but only after	1,-3,-5,-3,-2,-2,-1
open 10	-4,-2,2,-2,-2
my gym .	-1,4,,,-1
when are	-4,-1,-1,-2,-2,-1
since when	-2
and since when	-3
^mid-m	-1,-3,2,-3,,-2
the basement and	,-2,,,-1,1
^breat	-3,-2,,,,2
breathe	-3,-1,-1,,,2
and a website	5,-1,3,,,-1
venkataraghavan	3,-3,-1,-2,-2
much of	,4,-3,,,-1
and i can	-1,1,-2,-2,-1
in ramadan	,2,,,,-1
what time in	-2,,-1
back a	-1,-1,4,-1
it cost to	4,,-1,1
of december	3,-1,-2,-1,-1,-1
of a school	,-1,,,2
the alumni	-3,4,,-1
need before	2,-1,-2,-1,-1,3
i leave	3,-3,-2,-2,-1,-2
may have	-3,,-1,2,-1
you may have	-2,,-1,2
year not	-1,-1,3
the new year	-4,,-2,1,-1,-1
thu	1,-1,,-2,2,-1
so ads	-5,,,2
page says	-4,-1,-3,-2,-2,-2,-1
your page says	-3,-1,-3,-2,-1,-1,-1
when was	-5,-2,-2,-3,-3,-3
none .	-3,-1,3,-2,-2,-1
by christma .	,1,-2,-1
to stand	2,-2,-3,-2,-2,-1
chain of three	4,-2,-1
so can	2,-2,-3,-2,-1,3
you want to	-1,-1,-2,-3,-2,-1
you want	-3,-3,-4,-2,-4,-3
ahead of that	-1,2,-2,,3
the chatbot	-3,-1,-2,-1,2
a month till	-1,-1,-2,3,-1
month . want	-1,1,,-1,,5
2 hour	2,1,,,-3,3
says 3	-4,-2,-1,-1
not this	-1,-2,2,-1,-2
the green	-4,-3,-4,-2,-4,-1
team is	-2,-1,-1,-2
site has to	7,-1,-1,-2,,-1
1178	2,-2,1,-2,-1,-1
2045	-1,-1,-3,-3,-2,-1
licence of	2,-1,2
the licence of	3,-1,,,,1
mamak	-2,,-4,-2,-1,-1
august and	-2,,1,2,2
^marar	-5,-2,-4,-2,-2,-2
design and pay	-2,,4,-2
as my	4,3,-2,-3,,-3
of order in	,-2,,,4,-1
make our site	6,,-3,,-1
board in	1,-3
call me .	-1,-1,-2,-2,-1,-1
open in dubai	-2,,,-1
law chamber	1,,,2,-1,-6
bench	-3,2,-1,1,-1
you said	-4,-2,4,,-1,-1
1 january .	-1,2,3,,2
sin hup	-3,2,-3,-1,-1,-1
goes out	-1,-2,-2,-1,-2,-1
that goes	,-3,-3,-2,-2,-2
insist .	-2,3,-1,,-3,2
it could be	-3,,-1,-3,-3,-3,-1
if it could	-2,,,-2,-2,-2,-1
phone of the	,2
17th	-1,,,,3,3
when i am	-3,-1,-2,-3,,-1
^broug	-5,1,-2,,-2,1
brought	-5,,-1,-1,-2,1
5 pages .	6,,-1
all night	-1,-3,-1,-2,-1,-1
last year'	-3,-1,2
so dont	3,,1,,-1
sold online	,-3,6,-1
300 call	-2,-2,3
15 november	-2,-1,-2,,-1,-1
new intake	-5,,-2
live with the	4,,-1
live with	6,1,-3,-2,,-1
then we want	1,,-1,3
yes then	-3,-4,-4,-3,-2,-2
hyderabad tolichowki	-4,,2,-3,-3,-3,-2
tax .	2,,-3,,,4
and 15	-4,-2,-3,-2,,4
what do we	-3,1,-2,-3,-2,4
rm 95,000	1,2,-1,,4
^repub	,-2,,-1,1,-2
us before	-2,1,-1,-1,-1,-3
week of july	2,,,,2
21 june	,-2,1,1,-2,-2,-2
sister with	-4,-1,4,2,-1
^eldes	-3,2,-2,-2,-2,-1
eldest	-3,2,-2,-3,-3,-2,-1
the eldest	-3,-3,,-3,-3,-2,-1
20 june	,1,-1,-1,4,-1
ads for a	4,,,2
that an app	-2,3
farid	-5,-3,-4,4,-1,-3
rasa	6,4,-1,-1,-1
tiga	-1,2,-1,-3,-2,-2
burger	-2,,,-2,-1,-1
estate agent	-1,-5,-1,,-3,1
the estate agent	-1,-3,-1,,-2,2
year please	-1,-1,-2,-3,-1,-1
at 9	-2,-2,,-2,4,2
every monday	,,,-1,1,-3
10 year old	1,-1,-2,-3,-2,-2
nairobi .	,,,-1,4
can live	-2,2,-2,-1,,-1
they got	-2,1,-2,1,-2,-3
pen and	-5,-5,-2,,-1,-1
you gave	-1,3
stand by	2,,,-1,-2
to stand by	3,-2,-1,-2,-3,-1
and 10	,-2,-2,-2,-1,-1,-1
audit on	5
only our	1,-2,-2,-2,-1
^auspi	-4,-1,-2,-1,-2,-2
auspiciou	-3,,-2,-1,-1,-1
^enrol	-6,-4,-3,-1,2,-3,-1
enrolment	-5,-4,-3,-4,-1,-3,-3
lease is	-2,-1,1,-1,-2,2
he left	1,-1,-3
a project	-2,-1,-2,-1,2
summer camp	-3,-4,-4,-4,-3,-2
to pick a	4,-2,3,,-3,-1
to pick	2,-2,1,,-3,-2
thankachan	3,-1,1,-2,,-1
said not	1,-2,,-2,-1,-1,-1
^bhati	3,2,-2,-2,-2
not the app	1,-6,5,-2,,-1
place where	-1,-3,4,-2
stall and	-2,-4,,2,-2
we do the	3,4,,-1
godown in	2,-3,2,-2,-4,-1
to find me	,-3,-1,1
very happy .	4,-3,-1,1
very happy	3,-2,-1,,4
generally	-4,-2,-2,-2,-2,-2
in the browser	4,-3,,,,-1
alphonsa	1,-2,,,-1,-1
in thrissur .	2,-1,2,-2,-1,1
to log in	6,-4,2,-1,2,-1
you don't do	-4,-1,-1,,,-2
forgotten	-6,-3,1,2,-1,-3
are all over	,-1,-1,,,3
should fill	-2,1,-2,-2,-3,-2
it look like	,-5,-1,-4,-1,-1
list ?	-4,-1,-2,-2,1,-1
can someth	2,-1,-3,,5
fish .	-2,,3,,2
70k ringgit	-3,,-1,,2,-2
^blind	-3,-1,-1,1,-2,-1
^aren'	3,-2,-1,,-2,2
aren't	5,-2,-1,,-1,3
a table .	-3,-1,-2
kept for	-1,,-2,-2,-2,-2
on our page	-1,-1,2,-2,3
i'd like guest	1,,4,-1
it's call the	3,-2,-2,-2,-2,-1
she want to	,,-2,3
chennai ?	-1,,,3
in chennai ?	-1,-1,-1,3,-1,-1
have a branch	-4,-1,-1,-1,-1
please help .	-2,-1,-2,6,-1,1
9812	-3,2,-1,-2,-2,-1
noth on the	-2,-2,-2,-2,-2,-2
centre on	-5,-3,-2,-3,-2,-2
the slip	-3,-3,-1,-2,5,-1
pay by bank	-1,,4,,,-1
ling i	3,,2,,1
the files	5,-2,,-1,-1,2
run 3	4,-4,-3,-3,-1,3
optician	,-3,-1,2,-2,-2
thing and	3,-1,-1,,2
yes .	-1,-4,-5,-4,,-3
board is	-4,-3,-1,-2,-2,-1
get call	2,,-1,,5
colleg	-2,-1,5,,-1,-1
read by	-2,-4,,-2,6,-1
on havelock	-6,1,-3,-3,-3,-3
at their	-1,-3,-3,2,-1,3
the lift	-3,1,-1,,,-3
05 254	-2,-2,-3,-3,-1
true u	1,-2,,5,-1
it true u	,-1,,5,-1
pager	2,-3,,-5,-1
me no company	-4,-2,-2,-2,-2,-2
me no	-4,-3,-3,-3,-2,-2
just me no	-4,-3,-2,-2,-2,-2
get back	-4,-2,-1,2,-4,-4
thing all day	-4,-1,-3,-1,3,-1
thing all	-3,-1,-3,-2,3,-1
hear of	-3,-2,5,5
opposite .	-4,2,-1,1
a copy of	-2,,,-1,-3,2
a copy	-1,,-1,-1,-2,3
old computer	-2,-1,-1,,-2,5
ponni rice mill	-2,-3,-3,-3,-3,1
ponni rice	-2,-3,-3,-3,-3,2
one digit	-2,-2,-1,-1,-1
magento ?	-2,-1,3,-2,-1,-1
learn from	,-3,-2,-2,-2,-1
boy who	,4,-1,-1
the boy	1,1,-4,-1,-1
i buy	2,-4,-4,-1,-3,-1
fill it	-4,1,-1,-3,-2,-2
say no	3,-5,2,-2,-2,-2,-1
can buy the	3,-2,5,4
^coutu	-2,-2,-1,-2,-2,-1
couture	-3,-3,-2,-1,-2,-1
put it somewhere	,-3,1,,-1,3
stay as	,,2,,,2
one word	-2,-2,-3,4,-3,1
html	3,-3,-2,-3,-1,-1
secretary of the	3,-1
iphone .	,3
photo of a	-3,2,-2,,2,-1
jeffrey	-2,-4,-4,-4,-4,-3,-1
be possible	-4,-3,3,,-2,-1
dhs per	-2,,,5
a lead	-3,,-1,2,-2
rid of	-1,-1,,,2,2
rid	-1,-1,,,2,2
get rid	,,,,3,2
word .	-3,-4,-2,6,3
chat says	-2,-1,-3,-2,-3,4
your chat says	-1,,-1,,-2,4
your chat	,,,,-4,3
logs	2,-5,-5,-2,2,-2
place on	6,-2,-3
be brought	-3,-1,-1,,-1,2
so that it	,3,-1,-2,,5
ketam	-1,-2,-1,,3
handbook .	-1,,,,3
rule	-7,-4,-4,1,3,-1
of 200	-3,-1,2,,-3
or is that	-1,-1,,3
emaar or	-2,,,-1,,2
sister philomena	-2,-1,2,-2,-2,-1,-1
that is not	3,-1,-1,-2,-1
know in	,,,,3,-1
3 am	-4,-1,4,-1,3,-3
at 3 am	-2,-1,,-1,5
at 9 pm	-3,-1,,-1,4,2
we bake	-2,-1,,,5,-1
someth ?	-6,-4,-4,-3,,-2
the portal .	-3,-2,-3,-1,,-2
send me the	-4,,-1
on the bus	3,-1,,4,,-2
at the till	-1,-2,-2,-1,-1
hacker	3,,-2,-1,-1,-2
four five zero	-2,-2,-2,-1,-1
eight four five	-2,-1,-1,-1,-2,-1
^wadhw	-2,-2,-1,-2,-1,-2,-1
only have a	-4,-1,5
choose pay	-2,-1,8
build ?	-1,-1,-5,-1,-1,-1
fine the	-1,-1,,,,6
hundr a	-3,-1,,2,-1,1
mg road	-2,-1,,-3,-1
on mg road	-2,,,-3,-1
on mg	-1,,,-3
^clerk	2,-3,,,,-1
you . he	4,-2
were told	4,-2,,,-1
i stay in	-5,-5,-4,-4,-4,-3,-1
no one know	2,,-1,4,3
a physio	-2,3,,3,-2,-1
browser .	6,-2,,,-2,1
^overr	-4,3,-1,-2,-3,-1
will it	-5,-3,-5,-4,-3,-2
on delivery	3,-2,3
cash on delivery	4,-2,-3,,-1
employe ?	-2,-2,-3,,-1
yang	,-2,-3,5,1,-1
iklan	-2,-2,-4,9,-1,-1
only if	8,-1,-3,1,4,-1
the chat	2,-1,,-2,3
told me .	-3
is set aside	3,,-3,-1
is set	1,,-5,-3,-1
biryani place	-4,2,-1,-2,-1,-1
to get our	,,-3,3,-1,1
tembo	3,-4,-2,-2,-2,-3
sort the	-2,-1,,2,5
site so	6,,-1,-1
monthly incl	-3,,-1,2
is between hosur	-3,-3,-3,-2,-4,-1
us on the	3,-2,,3,-2
^kiosk	3,-1,-1,-1,,-1
buy it	-2,-2,-4,-3,-1,-2
^lourd	-2,1,,-1
lourd	-3,1,,-2,-1,-1
figur only	3,-1,-1
microfinance	-5,-1,-2,-1,-3,-2
china and	1,-2,-5,-3,-2,-1
from china and	,-3,-5,-3,-3,-2
from china	2,-2,-5,-3,-2,-1
i read about	-3,,-2,,-5
98422	-3,-2,-1,-1,-2,-2,-1
glov .	3,1,-3,,1
kapar	,,-1,,1,3
pilot in q3	-1,1,,,-4
baku	4,-5,-1,-1,-1,-1
new one in	-3,1,,1
corridor	-3,-5,-2,-2,-2,-3,-2
2 lakh from	-1,-2,,-1,-2,-2
check if	-1,3
room flood	-2,-1,-1,,-2,1
server room flood	-2,-1,-1,,-2,1
exactly that	,,4,1,-1
because i	,-2,3,-2
area 13	-6,,2,,1
industrial area 13	-5,-1,2,-1
a spa	4,,-2,-2,-1,-1
^sound	-3,-4,-2,3,-1,,-2
need just	4,-2,-1,3
18 to	,-1,-2,-2,1,1
born in	3,,-1,-1
wen	-3,-4,-4,-3,-3,-2,-1
our other	-3,-1,-1,-1
when is	-3,-5,-4,-2,1,-3
hail	,-4,-7,-5,-3,-3
i pick	-3,-2,-3,,-1,3
same for our	-3,-4,-1,6,6,-1
for quotation	-1,-3,-1,,2
can people order	-1,-5,6,-1
can people	-1,-6,5,-1
paisa more	-1,-3,3,-1,-1,-1
a paisa more	-1,-2,4,-1,-1,-1
a paisa	-1,-3,3,-2,-2,-1
not a paisa	-1,-3,3,-2,-2,-1
to 40 thousand	1,-2,-1,-2,-2,-2
35 to	-2,-2,,-2,-1,-1
side we	2,-5,-4,-4,-3,-3,-1
which is cheaper	-3,-2,-1,-1,-1,-2
to keep it	4,-2,,,1
chalet	1,-1,-1,-4,-2,-2
client list	1,,-1,2
morn sir	3,1,2
100k sar	-6,-5,-5,-5,-4,-4,-2
love to talk	,-3,-3,-2,-2,-1
ya not	,,-3,-2,-2,-2,-1
keep in	3,1,-2,,-1,1
to keep in	3,3,-3,,-2
client'	-4,-6,-2,-2,-6,-1,-1
bhi	3,-1
doha now	-4,1,,-2,,-1
in doha now	-3,-2,1,-1,,-1
does it matter	-5,-2,1,-1,-1,-1
fridge	-3,,-2,-1,,-1
settl	1,-5,-2,-2,-2,-1
and need the	2,,-2,4
team on	-4,3,-4,-4,-2,-3
for canada	-3,-2,-4,,-3,-4
venkateswarlu	-7,-6,-7,-7,-6,-6,-4
do i get	-5,-3,-3,-5,-3,-2
the sort	-4,6,-3,-3,-3,6
attack	-3,-1,-1,-1,-1,-1,-1
scuba	-4,-1,,,-1
bubbl	-2,-1,-1,,-1,-1
^andam	4,-2,-3,-1
andaman	5,-2,-3,-1,,-1
shibu	-3,-2,-2,-2,-2,-1,-1
to book tabl	-5,3,-1,-2,-2,-1
lorry driver	-4,-1,-1,,-2,-2
12876	-3,-2,1,-2,-2,-2,-1
94430 12876	-3,-2,1,-2,-2,-2,-1
to shift to	-3,-2,-2,-1,-1,2
ngah	2,-1,2,-1,-1,-1
who runs	-3,1,-3,-1,,-3,-1
asked: before	1,-1,-1,-1,-3,-1
lekki lago	-5,-4,-4,-2,-3,-4,-1
for the clinic	-1,3,,-1,-4,-2
to drop	-2,-1,-1,,-1,-2
its site	2,-1,-4,-1,-2
need its	7,,-4,-1,-2
company of	2,,-1,,-2,-1
the lady	,-4,-2,-1,-1
has allow	,,-1,4,-1
and types them	,,,-3,4,-1
5 figur in	-1,3,4,,-1
^layal	3
layali	4,-1
of her	,-3,3,-2
us on maps	-4,-5,-1,3,-3,-2
from your team	-2,-2,-2,-2,-2,-2
actor	1,,-3,-2,,3
the actor	1,,-3,-2,,3
software ends in	2,2,2,,,-3
software ends	3,1,2,,,-2
of the old	-1,-3,1,-1,-2,2
number of your	,-1,-2,-2
is tell	-2,2,-2,3
the sales	,3,-1,-1,,1
9845012345 and	-3,-2,-3,-2,-4,-1
flipkart ?	-3,-2,-3,-1,-2,-1,-1
able to reserve	5,-1,-3,-1,,-1
the link	-2,,,-2,-1
^giuli	-3,-3,2,-2,-3,-3,-3
giulia	-3,-3,2,-2,-3,-3,-3
is 1.5	-3,4,-1,-1,-2,-1
our charity	3,-3,-2,,-2,3
to us and	-2,-2,3,,-1
^poste	-1,-3,5,3
poster	,-2,3,1,-1
2231	-2,-2,-2,3,-2,-2,-2
van wyk	2,1,-2,-2,-2,-2,-1
happen to	-3,-2,-5,,-1,-2
what happen to	-3,-2,-3,,-1,-3
am enquir	-1,2,-2,4,1
i am enquir	-1,1,-1,3,2
or is it	-3,-1,-2,-2,-2,-1
within 60	-3,1,1,-1,1,-2
has left	-5,-1,-2,-1,,-1
30k ?	1,-2,-3,-3,3,-2
should say	-1,-3,-1,-1,2
driver should	-4,2,-2,-2,-2,-2
mobile number	-1,-5,-2,-2,,-2
that bring	,-1,-1,4,-2
holy week	-6,-4,-5,-4,-4,-5,-1
zhang	-4,-3,-1,-3,-3,-2
1234567890	-2,-3,-1,-1,-1,-1,-1
for app like	-1,3
flutter ?	-1,2,-1,-1,-1,-1,-1
native or	,-4,,,-1
990	-3,-2,-2,-1,-4,-1,-1
letter .	-1,3,-1,-1,-5,-2
hello ji	-1,4,-1,-1
into an	,3,1
website from you	6,-1,-2,-1,,-1
a website from	5,-1,-3,-1,,-1
got a website	-2,-2,-2,,,-2
^sitti	-7,-3,-4,-5,-4,-4
sitt	-5,-3,-4,-4,-4,-4
built in	,-5,-1,-1,-2,-1
that includ	-2,-1,-1,,,-3
and a map	5,-1,-2,-1
outlet acros	,3,,-1
do seo ?	-3,-2,-2,3,-1,-1
3rd year	-1,-2,-1,,-1
contact person in	-2,-2,-2,-2,,-2
your contact person	-2,-1,-2,-2,,-2
is your contact	-2,-1,-2,-2,,-2
asked: talk	-3,-2,-3,-2,-3,-2
first talk	-2,-3,-1,-2,-1
and the new	,2,-1,5,,-1
4 of	-1,1,2,4,-2,-1
from hubli	-2,-4,-4,-3,-3,-3
estimat outlay rs	-1,-2,-2,-1,1,-1
estimat outlay	-3,-4,-3,-1,1,-3
the registrar	-3,-1,,,3,2
our agency in	,-2,3,-1,-1
it vendor	-5,-2,-2,-2,-4,1
name mohd	-2,-4,-4,-4,-4,-3,-1
bill for	-1,-2,,-2,,2
chat here	2,-2,-2,-2,-2,-1
district . we	-2,-3,3
district .	-3,,2,-2,-1,-1,-1
9820	3,2
the yearly	,-6,-4,-3,-3,-3
our website .	1,-1,-2,-2,-2
in the gulf	-2,-2,-3,-2,-2,-1
pric page	-4,-1,-2,-1,-1,-1
whether i	-3,-2,-3,-3,-2,-2
connection	4,-1,-1
better ?	-1,,,1,-3
compar to	-2,-2,-2,-3,-3,-1
tb .	-4,,-2,-2,,4
recovery	-3,-1,-3,-2,-2,1,-1
bangalore office	-2,-2,-1,-1,-1,-1
hasn't said	-3,-2,,-2,-3,-2
clue	-2,-3,1,-1,-1,-1
no clue	-2,-3,1,-1,-1,-1
a month before	-1,-1,2,-3,,-1
maker since	2,-1,1,-1,,-1
and should	-1,-1,-1,-4,-2,-5
^seein	-4,-3,-3,2,-2
seeing	-3,-3,-2,1,-1
^conti	-4,-1,-1,5,-1
sell candl	-4,-2,-1,-2,-3,-1
we sell candl	-4,-3,-3,-2,-3,-1
website 5 pages	-5,,-3,-1
website 5	-6,-1,-3,-2
b4 cny	-1,-1,-3,-2,-1,-2,-1
proper app	-3,4,-1
want him	-1,1,-1,-1,-3
saraswati	-3,,-1,2,-1
must not	1,-2,,,-1
^orgel	2,-2,-2,-2,-2
hi i want	-5,-2,-2,2,-1,-1
and why	-3,3,-2,-2,-1,-1
maji	,-1,-3,-3,,-2,-2
nurul from	-6,-4,-5,-3,-2,1,-1
like an assistant	-3,,,,3
do you sell	,,-4,,,-1
^firm'	2,-1,-3,-1,-2,-1
firm'	3,-1,-4,-1,-3,-1
lago . we	-1,-2,-1,,-1
about you .	3,,,,,2
a brand	2,-3,-2,-2,-1,-1
is not a	3,-1
1 shop	-1,,4,4,-1,-2
best price	-4,-4,-2,1,-4,-5
the shop i	,-2,3,-1,-1
customer ?	,-2,-4,-2,-3
is ravi	-3,-1,-3,-2,-2,-1,-1
thousand if	,-3,-3,-1,-1,-1
is that ?	-3,,-3,-3
say a	1,2,3,-1,1,1
with which	-1,1,,,-2,-1
app with which	,2,,,-3
people all	-3,-1,1,-3
market people	,,-1,-4
shalini bhat	-3,-2,-1,-2,-1,1
whether our	,,,,,3
same build	3,-1,-2,-2,,-2
neem	-3,-3,-4,-3,-3,-3,-2
am asking for	-4,1,-2,1,-1
her shop	4,-1,-1,-2,-1,-1
her name	-4,-4,-2,-3,-1,-1
is hessa	-3,-3,-2,-2,-2,-1
3.5 lakh and	3
is not .	-2,-2,2,3
^forbi	5,-2,-1,-5,-2,-3
forbid	4,-2,,-4,-1,-2
a website we	,4,-2,4
^warde	-3,-4,-3,-1,-2,-2
warden	-5,-4,-3,-3,-2,-3,-2
our bill	-1,,-1,-1,-1,6
audit is	-4,-4,-3,-2,2,-3
now on	-2,1,-2,-1,-2,-1
of dr	2,,,1
hello from the	-1,-3,-3,-5,,3
whether you'd	,2,,,,2
able to pick	3,,4,,-1
lakh from my	-2,,-2,,-2,-2
do better	2,-2,,1
means =lorem	-2,-6,-6,-5,-5,-5,-3
means =ipsum	-1,-4,-5,-4,-4,-4,-2
ipsum	-4,-4,-5,-4,-4,-4,-3
lorem ipsum	-1,-4,-5,-4,-4,-4,-2
lorem	-3,-4,-5,-4,-4,-4,-2
if you don't	4,-2,-1,-2,-1,-2
only if you	7,,-3,,,-2
to be out	1,3,-2,3
you go	-3,-5,3,-2,-2,-2
for moving our	-1,-2,,,,4
in the mail	-2,-1,1,-1,-2,1
019 772	-2,-2,-1,-3,-1,-1
believe in	-3,-4,-2,-2,2,-1
data stay	-2,-2,-2,,-2,-3
down on	3,-1,3,,,-1
had no	3,-2,-3,-3,-3,-2
were on	,-2,-3,-4,-3,-4
with the menu	3,-3,-4,-2,-3,-2
do flutter	-2,5,-2,-3,-3,-1
your form	4,-2,2,4,-1
could be done	1,,-3,-2,-1,1,-1
who'd	2,-3,2
believ	-3,-1,,-2,-3,-3
isn't urgent	-2,-2,,,3,-2
in the phone	-3,6,1,1,-2
aminah binti	-3,-2,2,-3,-1,-2,-1
siti aminah binti	-3,-2,1,-3,-1,-2,-1
siti aminah	-2,-2,2,-2,-1,-1
if she	-1,2,-3,-2,2,-1
to her	4,-3,-3,-1,-2,-2
that load	1,3,-3,,-2
to accept donation	2,,2
to accept	7,3,1
price is	-3,3,-4,-2,1,-2
^merel	-3,-2,-2,-2,1,3
merely	-4,-3,-2,-3,,2
rich	2,-1,-4,-2,-1
i look at	2,,-1,-1,-1,-1
awake	-5,-4,-3,-2,-5,-2
only as	-3,-3,-3,4,-3,-1
there someth	-4,-3,,-2,-3,-1
is there someth	-3,-4,-2,-2,-3,-1
is the same	-1,1,2,-2,-1,-1
change from	3,-1
on the 1st	3,-2,-1,,-1,-1
is we	3,-1,2,-2,3,-2
thing is we	5,-1,2,-1,2,-1
in the same	1,-1,-2,-2,-1,-3
bug	-1,3,-2,,-3,-1
mei yee	-1,-1,-2,,3
not ai-solutions	3,,4,-1,-2,2
files from	,,,,,4
of cctv	,-1,-2,,-1,1
mr anand	-3,-1,,,-5,-1
ever do	-2,-1,,-2,-1,-1
maryam al	-2,-1,1,-1,-1,-1
of land	-3,5,-4,-1
me it's	,,5,,,3
has time	,2,-1,,3,-1
know for	-1,-2,,-1,3,-2
is in sharjah	-3,-1,-1,-2,-3
give more	-3,2,-1,-2
learn to predict	-1,-1,-1,-1,2,-2
learn to	-2,-1,-1,-1,1,-2
machine learn to	-1,-1,-1,,3,-1
and do i	-3,-1
has any	-2,-2,-1,-2,-4,-2
27001 certifi	-4,-2,-2,,-1,-2
iso 27001 certifi	-3,-2,-2,,-1,-2
company falcon eye	-2,-3,-1,,-1,-1
price the	-3,1,1,-1,4
india vs	-6,-1,-2,-1,-1,-1,-1
book lesson	,4,-1,,,-1
aluva	-3,-2,-2,-3,-2,-1,-1
after deepavali	-1,3,-1,-3,-2,-1
9 3	-2,-1,-1,-3,-1,-2
when the boat	-6,3,2,-2,-1,-1
apparently	4,2,-1,-2,1
audit is in	-3,-3,-2,-2,2,-2
a real person	-1,,-2,-1,-2
^fight	-4,-1,-2,-1,-1,-1
please answer	1,-1,-2,-1,-4,-2,-1
in summer	-2,,,-1,-1,-1
mysuru and	,-3,,-1,-1
says it's	2,-1,,-3
figur can	1,-3,-2,-1,-2,-1
somebody else	,-1,,-2
the general	3,-1,-1,-2,-1,-2
when there is	-3,2,4,-1,-3
when there	-3,1,2,-1,-3
what was it	-4,-1,-3,-3,-3,-2
^evide	,-2,-2,-1,-3,-2
to play	,-5,-1,-1
^signi	2,-2,-3,,3,-1
many year	4,-3,-3,-4,-1,-1
how many year	2,-3,-3,-4,-2,-1
your answer first	,-2,-1,,-3
your answer	-1,-1,-3,,-2
would the	-4,-3,-2,-2,-2,-2
^babie	2,1,-2
babi	1,1,-2
whatsapp number	-1,-1,3,-2,-3
tripathi	-1,-2,-2,-2,-1,-1
a . k	-1,-2,-2,,-1,-1
mobile ?	-1,2,-1,-1
a look	-4,-1,,-1,-1
4 times	-3,1
chatt with	-2,-1,-1,-1,-2
chatt	-2,-1,-3,-1,-2,-1
the week	-1,-1,-4,-1,-3,-1
at lunch	-1,-2,-2,,3
please share	3,-1,-1,-1,,-1
wife .	2,,-2,-3,5,-2
my wife .	3,,-3,-2,4,-2
will run	2,-5,,-1,,-2
123 456	-2,-2,4,-2,-2,-2,-2
with online payment	4,,-2
have a project	-1,-1,,-1,2
call for the	-3,-1,-2,-2,-3,-1
or just	1,3,-4,-3,-4,-3,-1
driver and	3,,-1,-1,-2
above the	-2,-2,-2,3,-2,-1,-1
luka	-5,,3,-2,-4,-3
kiel	-3,-2,-3,-4,-3,-4,-1
nordlicht	-2,-2,-2,-2,-2,-2,-1
procurement at	-3,-1,-2,-1,2,-2
get 900	-4,-3,-2,-4,1,-3
we get 900	-4,-3,-2,-5,1,-3
me an	4,-3,-1,-1
rupe per	-2,1,-1,-3
boat go out	-2,,1,-2,,-1
boat go	-2,,1,-3,,-2
^49,99	-2,-1,4,-2,-1,-2
49,999	-3,-1,2,-4,-1,-2
^t-shi	-1,-6,5,-1,2,-1
t-shirt	-1,-5,6,-1,3,-1
print t-shirt	-1,-4,10,-1,1
we print t-shirt	,,6
lunch .	-1,-3,2,,4,-1
good for	-1,-1,-3,-5,-2,-1,-1
a line	1,-3,1,1,-1,-1
on them	-3,-1,-4,-2,-1,-1
of people	-3,-3,-2,-4,-5,-4
per lead	-2,,-1,1,-2
they had	2,-1,3,2,,2
there anyone	-2,-1,-2,-1,-3,1
is there anyone	-1,-2,-1,-1,-3,2
delet	-5,-2,-4,-1,-3,-3
tomorrow ?	-1,-1,-3,,,-1
a share	-1,-2,-3,,-1
student doing project	,,,,-4
suppos	1,-1,-1,,-2
hole	2,-1,-3,-5,-2,1
on its own	4,-3,3,,-2
pet care	-4,-3,-1,-1,-2,-2,-1
in town	-1,-2,-2,-2,-1,-1
which our	2,1,2,,-2,-1
take to	-2,-2,-2,-3,-2
doesn't want	-2,3,,-3,-1,1
because nobody	4,-3,-1,2,3,-2
people a	,,,,-2
pay by phone	-2,3,-1,,-2
app done	,3
to 70	3,,-2,-1
^comma	2,,,,3,-1
the honorary secretary	-1,-2,-1,-1,-2
you work on	-2,-2,-3,-1,-1
60 done	3,,-1
over an	5,3
take over an	5,3
a comparison	-3,-2,-1,-2
for e-commerce	-4,-1,6,5,,-2
chas	-2,3,-2,-1,-1,-1
had to be	-3,3,-2
is in busines	-3,-1,-1,,-2
more than the	-1,-3,,-1,,-1
malayalam ?	,-2,-1,-1,-4,-1
for my brother	,3,-3,,-1
and zero	-1,,5,-1
thing with	4,,-1,,-3
board at	-1,4,,,-2
web design	-5,,-3,-1
be out before	-2,-1,-2,-2,-2,,-1
the designer	-2,-3,-1,-1,-1
for the designer	-1,-3
give me a	-6,,-2,-3,-4,-3,-2
you give me	-3,1,2,-1,-1,-1
sell most	1,,-2
official	-2,-1,5,,-1,-1
vendor who	,,-1,,,2
software that	-2,-3,-1,,6
march by	-5,2,-5,-5,1,-3
shareholder	-3,5,3,,2
easy	-3,1,-2,-1,1,-1
use .	6,-3,,-1,-1,4
page to	1,3,4,-2,-1,3
hospital pakar seri	-2,2,,,-2,-2
the lunch	-1,-2,2,-1,-2
it run	,-4,-3,-1,-3
she had	,-2,,,4
of the clinic	-4,-1,,,-2,-3
gurgaon sector 56	,2,,-1,-2,-1,-1
gurgaon sector	,2,,-1,-1
giant	-5,,-6,-1,-1,-3
means =weakest	-1,,-2,-1,-3,-1,-1
worst	-1,1,-2,,-4
the worst	3,-1,-1,-1,-3,-1,-1
telephone number	3,-2,-3,-1,-2
did longitude	-2,-3,-1,-2,-1
means =rare	1,-3,-1,-2,-1,-1
autumn term	6,-2
the autumn term	6,-1
the beginn	1,-2,-1,-1
a parent	1,3
9911	-5,-2,4,-3,-2,-2
a folder	-4,-1,,,-3,-2
machine can read	-2,-1,-1,-1,-5,-2
machine can	-2,-1,-1,-1,-5,-2
old erp	-3,,-2,-1,-1,-2
tour and	3,-1,3,3
i was on	3,,3,-1,-1,-1
^bille	-6,,-3,,-1,-2
you check	-2,-3,-1,-1,-2,1
or microsoft	,,-3,-2,-1
does the mobile	-1,-2
stock is	-2,,5,-2
is what he	1,-3,-1,-1,,-1
put on	-1,1,-1,,1,3
be your	3,-1,-3,-2,-1,-2
the sum	,1,,-3,-1,-1
quarrel	-2,1,,-3,-2,-1
fr . joseph	-4,-3,-2,-3,-2,-2,-1
hey there !	-3,-1,-2,1,-2,-1
in online store	,,4,5,,-1
in online	,,4,4
interest in online	,,4,4
at hello	-4,-1,4,-4,-1,-1
want to hear	-2,-1,,-2,3
that i can	-3,,,1
sit on a	-3,-1,,-1,,3
^temit	-4,-4,-3,-3,-5,-1
temitope	-4,-4,-3,-3,-4,-1
do they	-9,-5,-5,-1,-7,-4,-1
rather hear your	,-2,-1,,-2
open in spring	-4,-2,-3,-3,-2,-2
part and	-2,2,-3,-1,-1
all your	-1,2,-1,-1,-1,-1
^straw	-1,3,2,-1,-1,2
me in	,,4,1,,1
manager ?	-4,-3,-1,,-2,-1
number 9845012345	-2,-3,-2,-1,-1,-1
24 countri	-3,-1,-2,-2,-1,-1,-1
and 24 countri	-3,-1,-3,-2,-1,-1,-1
and 24	-3,-1,-3,-2,-1,-1,-1
8900 and 24	-3,-1,-2,-2,-1,-1,-1
8900 and	-3,-1,-2,-2,-1,-1,-1
4567 8900 and	-3,,-2,-2,-1,-1
says 91 80	-4,-1,-3,-3,-2,-2,-1
says 91	-3,-1,-2,-2,-1,-1,-1
page says 91	-3,-1,-2,-2,-1,-1,-1
said max	-3,-2,-1,-1,-1,-1
it only	2,2,,,-1,-2
veteran	-4,-1,-2,-2,-1
people google	3,,,3
1188	-4,-2,-3,-2,-1,-2
files off the	,,,,-1,3
up ?	-6,,,,-1
^rankr	-5,-4,-6,-4,-4,-3,-1
harbour light	-5,-3,-2,-3,-4,-3
manager'	-3,4,-2,-2,-2,-2
from abroad .	2,,3,3
machine in	,-1,3,,-3,3
have with me	-2,-3,,-2,-2,-1
have with	,-3,,-2,-2,-3
files in	-2,-1,-1,-1,-1,2,-1
week after	1,-1,-3,-1,-3
how do they	-2,-4,-3,3,-1,-1,-1
do they get	-1,-1,-1,3,-1
mean how	-4,-2,-1,6,-1,-2
i mean how	-2,-2,,6
9447	-3,-3,-2,-2,-1
^senat	,,2,-1,3
senate	,,2,,2
the senate	,,2,-1,3
for which	3,1,3,,1,-1
earth	-2,2,,-2,-1,-1
should be done	-4,-3,-1,-3,-2,-2
at ?	-2,,,,-1
a company ?	-2,3,-2,-2,-2,-1
computer at	-2,-1,,,-3,3
who does the	-1,4,-1,1,-2
on how	,-2,-3,,-1
prepare	1,1,-5,-2,-1,-2
to prepare	3,3,-3,-2,,-1
have to prepare	2,5,-2,-1
what do i	-6,2,-5,-4,-3,-4
^proba	2,-1,-1,3,-1,2
probably	3,,-1,-1,,2
would longitude	-3,-3,-3,-2,-1,-1
^aishw	-4,-3,-3,-3,-3,-3,-3
aishwarya	-3,-2,-3,-2,-2,-2,-2
neela	-5,-3,-2,-3,-1,-2
from may to	2,-1,-2,,,-1
internship for	-1,-1,-2,-1,-2,-1
the piece on	-1,-1,-3,,-2,-1
the piece	-1,-1,-3,,-1,-2
wrote the piece	-1,-1,-3,,,-2
advance payment	3,-1,-1
shibu thoma	-4,-2,-1,-1,-2,-1
to join	-4,2,,,-3,-2
kaveri granit	-7,-3,-3,-4,-2,-2
to book on	4,,,2
says you did	2,,-2,4
and price	3,-1,-2,2,-2
a market	-4,-2,-2,-3,-1
give you the	-2,,2,3
binti yusof	-1,-1,-4,-4,-2,-2,-2
partnership	-1,1,-1,-3,-2
if i have	1,2,-2,,-2
our portal	-2,,-1,,,2
^emerg	-6,-2,-1,,-3
emergency	-5,-2,-1,,-2,1
contact is	-4,-3,-3,-3,-2,-2
react native or	,-3
in retail	-3,-4,-8,-4,-3,-2
writer	-1,,-1,-4,-2,-1
internet ? our	-1,5
internet ?	-2,4
without internet ?	-2,6
without internet	-2,4
work without internet	-2,3
work on it	4,-1,1,-1
budget of the	4,-1,-2
the budget of	4,-2
was the budget	4,-2,-2,-1,-2,-1
what was the	-1,-3,-2,-6,-3,-4
are plann	-2,,7,-1,-2,-1
we are plann	-2,-1,4,-2,-2,-1
recruit	-3,-4,-3,-3,-3,-2
for software	-1,-3,,,2,-1
nda before	-1,-6,,,-1
sign nda before	-1,-5,,,-1
exactly is	-2,-1,-2,-2,-1,-3
our team	5,2,,,,-1
any day	-2,-2,-3,-2,-3,-1
shall i	-2,-4,-1,-2,-2,-1
to print	1,,-4
means =puzzl	-2,3,-1
^riddl	-2,2,-1,,-1
thousand from	-3,-1,-2,-1,-1,-1
includ ?	-2,,-2,-3,,-2
i get my	,-1,-2,,-1
will i get	-1,-3,-2,-1,-1,-1
our phone	-3,-3,-1,-2,3
should we	-9,-8,-7,-7,-7,-3,-1
why should we	-2,-2,-2,-2,-2,-3
why should	-3,-2,-3,4,-2,-3
of five	,,-1,,-3
visit visa	-1,,,-3
happen with my	-2,-3,-1,-1,-3,-1
and 80 thousand	-2,-1,1,-1
60 and 80	-2,-1,-2
a freelance photographer	-5,-3,-4,-4,-4,-3,-1
designer ?	-4,-2,-4,-2,-2,-1,-1
there is one	-3,4,,-2
pound ?	-7,-4,-5,-5,-5,-4,-3
if it was	-5,-2,-4,-2,-1,-1
the names	-3,-2,-1,-1,1,2
alright .	-2,-2,-2,-3,2,-3
keep an	-3,-2,,,-1,-2
member on	-3,,-2,-2,-2,-3,-1
it fast	,,2,,-1,-1
make it fast	1,,3,,,-1
or ours	-1,-3,,,3
where can i	-2,-3,-3,-3,-3,-1
where can	-5,-4,-3,-2,-2,-1
^gdyni	-1,-1,-2,-1,-1,1
gdynia	-2,-2,-3,-2,-2,1,-1
if our	-1,-2,,,-2,-2
minut is	-3,-1,-1,-2
writ about	-1,-1,-1,-2,-4
work on the	-1,-1,-1,,-4
do you fix	-2,-1,-3,-2,-1
shouldn't	-4,-1,-4,-2,-3,-3
we need that	1,-3,,,1,1
how would	-4,-4,-2,-3,-3,-2
can begin	-2,-2,-1,-2,2,-1
day 18	-2,,4,-1,-1,-1
national day 18	-2,-1,3,-1,-1,-1
you manage	-1,-2,-3,4,-1,-4
^condi	-3,-2,-3,5,-1
one do you	-2,-2,-1,4,-1
one do	-2,-3,-1,1,-2,-1
the client of	-2,-2
you rent out	2,-2,-1,-2,-1,-2
head per month	-1,2,-1,-3,-1,-2
head per	-2,3,-1,-2,-1,-2
per head per	-1,2,-1,-2,-1,-1
bots	-1,,,,5
you support	6,,-2,-1,3,-5
do you support	4,,-2,-1,4,-5
to set	-2,,-1,-3
she would like	2,,-2,,-2,-2
she would	3,-1,-1,,-2,-1
learn in	4,,,,-1
have been asked	1,-1,-2,,-1,1
a lakh and	-3,-1,1,-2,-2,-1
do with it	3,,-4,1
i promis	4,1,4,3
month did	,,,-2
lose booking because	2,-2,-4,-3,-1,-2
fire	-1,-1,1,-5
^luxur	-1,,3,-1
luxury	-2,,3,-1
whatever we	2,,4,-3
hundr and	,4,-1,,,3
a hundr and	,5
so i've	,3
^sixty	3,-1,1,-1,-1
^logge	-4,-3,-4,-3,-3,1
logg	-4,-2,-3,-2,-2,1
salt and	4,5,-2,-2,,-1
me about the	-4,-4,-4,-2,2,-2
she mention	,-4,-2,-2,4,-1
times the	,3,-1,,2,-1
ever made	-2,,,,-3
prove	-3,-4,-2,2,-2,-2,-1
whatsapp which	,2,,,3
our kitchen	-1,1,1,-1,2
i am with	2,1,2,-1,1,2
patient files	-2,-1,,,-1,-2
we keep our	-2,-1,3,-1,-1,2
to decide	,-1,-2,,2
alive	3,-4,3,,-1,-2
i own the	,-1,-4,-1,-1,-2
hundr a month	-2,,,3,,2
what does an	-1,-6,-5
five to	-3,-2,-1,-2,-2,-1,-1
so you know	1,,,-2,4,-2
before you	-2,-4,-2,-3,-3,-1
^hande	-4,-3,-2,-1,-3
kick in	-4,-3,-2,-4,,-1
dearest	-2,-2,-1,-1,-1,-1
the dearest	-2,-2,-2,-1,-1,-1
somewhere to	-4,,,-3,,6
somebody'	-2,-1,3,,-5
into it	-4,6,,-1,-3,-2
who gets	-3,-3,-2,2,-2,-1
need for the	-3,,-1,,-1
app how	-2,-3
sharp	-3,3
am enquir for	-1,,-1,3,1
them up	-1,-2,-1,-3,5,-1
be bought	-2,-1,5,-1,-1,2
brand new	-5,-2,-3,-6,-1
you that	3,-2,-2,-1,-1,-1
to ask you	4,1,,1
the ten	1,-4,-3,-2,-1,-2
means =convers	,-3,-2,-2,-4,-1,-1
conversation	3,-3,-1,,-1
week so	4,3,3,-2
somebody at	-1,3,-3,-1,-2
the author	-4,-1,-2,-1,-2,-1
the harbour	-5,-3,-2,-2,-3,-2
how the	,-2
can change	6,-1,,,-1
i can change	6,-1
suppose we	-2,-1,-2,-5,-1,-3
like to go	,-1,1,4,2
see someth	-2,-3,-1,-2,,-2
biscuit tin	3,-1,2,-1,-1,-1
the biscuit	3,-1,1,-1,-1,-1
own and	5,-1,2,2
was never	-4,,,,,-1
28th	-2,,-2,,4
^neces	-3,1,-2,-2,-1,-1
to what	-4,-1,,-3,-2,-2
a new shop	-2,-1,-3,-3,-1,-2
from what	-4,-2,-1,-3,-2,-2
of two	-1,-2,-1,,-1,-2
made to	-2,-1,-2,,-3
for a logo	-4,-2,-2,-2,-1
the buyer	-3,-2,1,-2,,2
is confidential	,2,,-1,-2
up on the	-2,-1,-2,3,-1,-1
did u	-2,-1,-4,-1,,-3
money by	-3,1,,,-1
last week of	-7,-5,-4,-5,-3,-4
the last week	-5,-2,-2,-3,-2,-3
you correct	2
sign anyth	-1,-3,-1,,-2
one opposite	,-3,-2,-2,-2,-2
the one opposite	,-4,-2,-3,-2,-2
clinic in thrissur	-4,-2,-1,-3,-2,-1
a month in	-1,-1,5,-3,,-1
the erp	-2,-1,-2,,-1,-1
start then	-3,-2,-2,-1,-2,-1
login and	,1,2
away with the	-4,-2,-3,-2,-1,-2
work take	-2,-3,-2,-2,-2,-2
hain .	-3,,,2
sort .	-2,-3,-1,-3,1,5
site in arabic	5,-2,-3,-1,-4
hey ! it's	,-3,-3,-3,-2,-2
have money	-2,-4,-1,1,-2,-1,-1
women' group	-4,1,6,-2,-2,-1
88213	-6,-6,-8,-4,-4,-4,-2
between a	-7,-4,-5,-1
difference between a	,-3,-3
to 98450 11223	-2,-1,-1,-1,-1,-1
to 98450	-2,-1,-2,-1,-1,-1
sms to	-2,-3,-2,-1,-3
send sms to	-2,-4,-2,-2,-3,-1
send sms	-2,-3,-2,-1,-3,-1
stop send sms	-2,-3,-1,-1,-2
please stop send	-2,-1,-2,-2,-3,-1
^heimt	1,-3,-1,-3,-3,-3,-1
heimtextil	,-2,-1,-1,-2,-1,-1
month for ads	-3,-1,,2,4
then we'll see	-2,-3,-1,-3,-1,-2
then we'll	-3,-4,-2,-3,-2,-2
^error	3,-1,,,-1
22 25 lakh	-2,-2,-2,-2,-2,-1
22 25	-2,-3,-2,-3,-2,-1
ring my	-2,,-2,-1,-1,-1,-1
in 5 week	-3,,-1,6
share portfolio	-5,-2,2,-3,-1,-2
line ?	-2,-1,-1,,3
to change the	5,-1,-1
g receipt	6,-2,-2,-1,-1,-1
80 g receipt	6,-2,-2,-1,-1,-1
80 g	5,-1,-1,,-1
the camera	3,1,,,4
turn up	-2,-1,,-1,-1
lead are	2,-1,-1,-4,-3,-1
means ~benefits	-3,-3,-3,-2,-3,-1
benefit	1,-3,-2,-2,-3,-2,-1
switch to	-2,-1,-1,-1,,3
we switch	-3,-1,-2,-1,-1,2
handover	-3,1,-2,-3,-2,-1
a c	-2,-1,-4,-1
to 11k	,-1,,2,-1,2
you teach	-5,-2
you have experience	-1,1,-1,,3
dive centre on	-5,-1,-1,-2,-1,-1
the handphone	5,3
year exp	-1,-1,-1,-3
^tea-h	-3,-3,-4,,-2,-2,-1
sa	-2,,4,1,-2,-2,-1
the pearl	-3,-1,1,-1,-2,-2
the customer to	-4,3,-2,,-1
not mei	-3,-3,-3,-4,-2,-2,-1
south .	4,,1,-2,3
and asked me	-3,-1,-2,2
4127	-1,-3,-3,-3,-1,-1,-2
we proces	-1,-2,-4,-1,2,-3
gulf ?	-4,-4,-6,-2,-1,-3
^aplik	-5,1,-3,-2,-1,-2
aplikasi	-5,,-3,-2,-1,-2
^walk-	-5,-4,,6,-4,-3,-2
walk-in	-5,-4,-2,8,-5,-4,-2
mona	-4,2,-4,-3,-3,-4,-2
exp in	-4,-2,-1,-2,-1,-1,-1
healthcare	-4,-4,-1,-2,-2,-4
bhd is	2,-2,,,-2
that is a	-3,-2,-2,-2,1,-2,-1
optik	-5,-2,-2,-2,-2,-2
patient book	-6,-2,-1,-2,-4
end up	-1,-1,-5
the election	-2,-2,2,-1
ask every	-3,-2,-1,-1,2
with a c	-2,-1,-3,-2
wife is	,-1,2,1,-1
a web dashboard	5,2,,,-1,1
do you keep	,-1,-4,-1,-1,-3
hiring you	,1,,-5
error 500	-3,,-1
gives error 500	-3,,-1
gives error	-3,,-1
^couns	4,,,-1,-1
bay ?	-2,-4,,-1,-2
busines bay ?	-3,-5,,-1,-3
is 8	-3
is it and	-1,-3,,2
on their mobile	-1,4,,,,3
worry	-4,-3,-3,-4,-2,-1
the other one	-1,-2,-4
your head office	-2,-1,-1,-1,-1,-3
your head	-2,-1,-1,-1,-1,-3
city is	-2,-2,-2,-2,-2,-2,-1
which city is	-3,-2,-2,-2,-2,-2,-1
which city	-4,-7,-4,-3,-4,-3,-1
help me with	-1,,2,-2
my own .	2,-1,1,-1,-1
you as	-1,,,-3
and he says	-1,,,,,3
for buyer	6,-1,-2,,-1,-1
until i see	-4,-3,-2,4,-1,-1
^karwa	,2,-1,1
br	5,-4,-1,-3,-3,-3,-1
driv .	2,1
what is in	4,-1,-6,-1,-1
was gone	-6,-1,-3,-2,,-2
well ?	-3,-2,-4,-5,-2,-1
as well ?	,,,-3
a cut	-2,-3,-4,-3,-1
take a cut	-2,-3,-4,-3,-1
you take a	-1,,,-3
charg 2	-4,-3,-2,-2,-1,-3
you've seen	,4,,,-1,-2
a 30	3,,-1,,,3
your proces	-4,-2,-1,-3,-4,-4,-2
one week	-3,-2,-2,-1,-3,1
as discuss	3,,2,3
someth on the	1,7,,-2,2,-2
has a nice	-7,-2,-3,-4,-2,-1
safer	1,,-1,,,3
courier and	3,-2,-2
even if	-1,,,3
me directly	-3,-3,4,-2,-3,-2
twelve question	-2,-2,-4,-1,-2,-1
in kisumu	-1,,-2,-4,-3,-3,-1
safi	1,,-3,-3,-3,-3,-2
maji safi	,,-4,-4,-3,-2,-2
get to	-4,-5,1,-3,-4,-2
wrote it	3,-3,1,-3,-3,-4
not a website	-8,9,-1,,-1,-1
the property	-2,-3,-2,-2,1,-1
kept on	-1,3,2,,-1,2
over the internet	-4,4,3,-3,-1,1
no payment	5,,-1,4,-1
long till	-4,-2,-1,-1
our treasurer	1,-1,-3,-2,-2
clip	1,-2,-3,-3,-1,-1
are based out	-6,-3,-3,-2,1,-3
the day'	-3,3,,,-1
see the day'	-1,3,,,-1
means =widen	-3,2,-3,-2,-2,-1,-1
what each	-1,-1,2,-2,3,-1
handset	-2,-3,3,,-6,-2
a handset	2,,3,3,-2,-1
up for	-2,-4,4,-2,-2,-1
^jubil	-1,,-3,,-1,-1
invent	-2,-1,-2,-1,-1
nightly	-2,-2,-2,-1,-2,-1
you answer	-3,-1,-2,-1,-5,-1
call please .	-1,4,-1,-1,-1
call please	-2,2,-2,-1,-2,-1
of the owner	-2,2,4,,-1,1
and more	-2,,4,,-1,2
means =weekdai	-2,-2,-3,4,-2,-1
^weekd	-3,-2,-3,4,-2,-1
weekday	-2,-2,-2,3,-1,-1
it it's	-2,-1,-3,5
^objec	-3,,,-1
for somebody who	1,,-1,-2,-2
no ads	6,,,-1,-1
means =osrm	-1,1,-1,-2,-1,1
^navig	,2,-2,-3,-1,3,-1
navigation	-1,2,-2,-3,-1,1,-1
see each	-3,-3,5,-1
year and are	3,,,-1,,1
i print	-1,-4,5,,3
relativ	-2,-3,-1,-2,-1,-2
come to us	-5,-4,-4,-4,-4,-3
traine	-2,3,-1,,-3,-1
01999	-2,-2,-1
555 01999	-2,-2,-1
4 555 01999	-1,-2,-1
many 971 4	-2,-2,-1
too many 971	-3,-2,-1
digit too many	-2,-1,-1
digit too	-2,-2,-1
one digit too	-2,-1,-1
has one digit	-2,-1,-1
the dubai phone	-2,-1,-1
contact page	-3,-2,-1
your contact page	-3,-2,-1
on your contact	-3,-2,-1,-1
boss of	-1,-3,2
again on 1	-3,-2,3,-3,-1
again on	-3,-1,2,-3,-1,-1
permission	-4,,-2,-1,,3
rotor	-3,-2,-3,3,-2,-1
give me the	-2,-2,-2,-1,-1,-1
can you give	-4,-2,-2,-1,-1,-2
handwritten	-2,,,-3,5,-2
account with	-2,,-1,,-1
enough to	-2,-1,,-3
screen and	-4,-3,-1,,2
nowaday	1,-2,2,,-1
and if you	-4,-2,-2,-3,-1,-2
the source code	-1,-1,-2,,-2,-1
are in the	,-3,-2,-1,-1,-2
themself	5,-3,,,-1
your or	2,-3,-3,-1,-1,-1
ayurveda clinic	1,-1,2,-2,-1
asked services	-3,,-1,2,-1
yrs exp in	-3,-2,-1,-1,-1,-1,-1
two different	-2,-1,-2,,-1
confirm the	-4,-2,,,-2
five to forty	-3,-2,-2,-2,-2,-2,-1
thirty five to	-2,-2,-2,-2,-1,-1,-1
thirty five	-3,-2,-2,-2,-2,-2,-1
we not	-3,-3,-2,-3,-1,-2
riga	3,-2
finance ?	-3,-1,-1,-1,-2
he would like	-1,2,-2,-2,-4,4
director would like	-3,3,1,,-2,-1
director would	3,3,1,,-2,-2
task	3,-4,-2,1
and a web	-1,2,-1,,,-2
am with the	4,-1,,-1,1
in finance	-2,-2,-1,-1,-2,2
board would like	-2,-4,-4,2,-2
society of	-1,1,3,-1,,-2
016 338	-3,-2,-3,-2,-2,-2,-1
she decid	-3,,1
amazon or microsoft	,,-4,,-1
amazon or	,,-3,,-1,1
property tax .	5,,-3
of property tax	5,,-2
of property	4,,-5
payment of property	3,,-2
online payment of	2,,-4
intend to have	2,,-4
council intend to	5,,-3
council intend	3,,-2
the council intend	3,,-3
the head of	-2,-3,,,4,-1
do we need	-7,,-4,-3,-3,-2
to pay for	-2,-1,-4,-2,-1,-1
the result	-5,2,-1,-2,-3,-1
of thing you	-1,2,-1,,-1,-1
the sort of	,2
this the sort	,3
nurs phon	-1,4,-1,,-1,-1
the nurs phon	-1,2,-1,,-1,-1
on the nurs	,2
roster on the	-1,5,-1,,-1,-1
roster on	-1,2,-1,,-1,-1
duty roster on	,3
have the duty	-1,2,-1,,-1,-1
nurse would like	,3,,,-1
nurse would	,2
chief nurse would	-1,2,-1,,-1,-1
our chief nurse	-1,2,-1,,-1,-1
are a bakery	-5,-1,-6,-3,-3,-2
name of your	-4,-3,-2,-2,-1,-2
scratch .	2,-1,-2,-1,-1,-1
from scratch .	2,-2,-2,-1,-1,-1
our vice principal	4,-2,-3,-2,-1,-1
our vice	3,-2,-2,-1,-1,-1
complaint at night	-4,-2,-2,-1,5,-2
complaint at	-3,-2,-2,-1,6,-2
the complaint at	-4,-2,-1,-1,6,-2
the complaint	-3,-2,-1,-1,5,-2
take the complaint	-3,-2,-2,-1,5,-2
to take the	-3,-3,-2,-1,2,-2
robot to take	-4,-2,-2,-1,3,-2
voice robot to	-4,-2,-1,-1,3,-2
voice robot	-4,-3,-1,-1,2,-2
a voice robot	-2,-2,-1,-1,2,-2
want a voice	-4,-2,-2,-1,3,-3
in which city	-5,-3,-4,-4,-4,-3,-1
^cultu	-2,-4,-4,-4,-2,-2
fatima al	3,-2,-3,1,-1,-1,-1
a half .	-3,-1,-3,-2,-2
release a lakh	-2,-1,-2,-1,-2
release a	-3,-4,-3,-2,-2
would release a	-3,-1,-3,-2,-2
treasurer would release	-3,-1,-3,-2,-2,-1
treasurer would	-3,-1,-3,-2,-2,-1
our treasurer would	-2,-1,-3,-2,-2
for the estate	-2,2,-1,,-2
way to us	2,-3,-4,-1,-3,-2
and the way	2,-3,-4,-1,-3,-1
menu photo and	2,-3,-3,-1,-2,-1
menu photo	2,-3,-4,-1,-2,-1
the menu photo	2,-3,-4,-1,-2,-1
owner want a	4,-3,-4,-1,-2,-2
desk of	-1,1,,3,-1
out and	-5,2,,,-1,-1
not answer	2,-1,-1,,-2,-1
^obtai	-4,2,,,-2,-2
obtain	-4,4,,,-1,-2
the board is	-3,-2,-1,,-1
middle east	-3,-2,-3,-2,-1,-3,-2
besid	3,,1
not count	5,,1,-1,-2
fill in your	4,,,-1
run by the	-2,-2,-2,-2,-2,-4
concern our	4,,-2,,-1,-2
may concern our	4,,-2,-1,-1,-2
type in	-1,-4,-2,-2,-3
find out who	-1,-2,-1,2,-1
i upload	-3,,-1,,-1
the sign	-4,4,,,-2,-2
and what was	-5,-2,-1,-5,-2,-4
expert	-2,2,,2,4
^leopo	,-3,-3,-2,-3,-2
leopold	-1,-3,-3,-2,-2,-1
^unter	-4,-5,-5,-5,-5,-3,-4
pick up the	2,-1
^adres	-4,-3,-3,-2,-3,-3,-1
adres	-4,-4,-4,-3,-4,-3,-2
200 a	3,,-6,-1
can't pay	1,-1,-4,4,,-2
the money comes	-3,-4,1,-2,-2,-1
and not to	-2,-1,3,-1,-1,4
her name is	-4,-3,-3,-4,-1,-1
linkedin ads	-5,-1,-1,3,-2,-2
means =gdpr	-2,-2,-2,-1,-3,1
gdpr	-3,-2,-2,,-4,3
^m'app	-3,-2,-2,-2,-2,-2,-2
m'appelle	-3,-2,-3,-2,-2,-2,-2
je m'appelle	-4,-2,-4,-3,-3,-2,-2
bonjour je m'appelle	-2,-2,-2,-2,-2,-2,-2
chat ?	-3,-2,-2,-2,-4,-1,-1
end vcard	-2,-1,,-1,-2,-1
adr	-2,-1,,-1,-2,-1
begin vcard	-2,-2,,-1,-2,-1
damage	-3,,-4,,1
^smart	-3,1,-2,-3,-1,-1
swap	-2,3,,,-2,-1
for in	3,-3,-2,-6,-2,2,-1
of chief	-2,3,-2,-1,-1,-1
behalf of chief	-3,2,-2,-2,-1,-1
that they can	,-4,3,2,-2,-2
the widow	2,-2,2,-2,-2,-2,-1
for our website	5,-1,-3,-1,-2,-1
like us	-3,1,-3,-3,-3,-2
worse	-3,-2,-2,1,-3,-2
say the name	-2,-3,-3,-2,-1,-1
has too	,-2,-1,-1,4
can we keep	-2,,4,-1,,-3
articl	-3,-2,-2,-3,-2,-2
are hiring	-5,-5,-4,-3,-2,-2
threaten	-1,2,,,-1,-2
know which	-2,,,-3,-2,-1
person startup	-4,-3,-4,-1,-3,3
it rain	-2,-1,3,-1,,-1
is someth	,-1,-4,-3,3,-2
^hetzn	-1,-1,,-3,3,6
hetzner	-1,-1,-1,-3,3,6
hour per	-2,-2,-1,,-2,-2
which is it	-4,-3,-2,-2,-3,-2
a designer	-3,-2,-3,-2,-2,-1
use a	-3,-1,-1,,-1,-2
to their	-3,1,-1,-1,,-1
^bundl	-4,-3,-4,-3,-3,2
the cooperative	2,-3,-2,-2,-3,-2
culture	-2,-3,-3,-3,-1,-2
without ring	-4,-5,1,,-2,-2
files are	-3,-2,-1,-1,-3,2
benedicta	-6,-4,-5,-4,-4,5,-3
your contact form	-4,-2,-2,-1
^valpa	-4,2,-2,-1,-1,-1
valparaíso	-5,1,-1,-1
no of	-1,-2,-3,,-1
rahul from	-4,-2,-5,-4,-2,-2
the record	-2,-2,4,,-1,-2
oh and i'm	-3,-2,-4,-1,-1,-2,-1
a record	-4,-3,7,,-5,-2
11k in	-1,-2,-1,,-1,2
much time	-4,-3,-1,-1,-3,-2
how much time	-3,-1,-1,-1,-1,-1
email of	-4,-1,-2,-1,-1,-1
kindly share portfolio	-7,-2,4,-2,-1,-2
one team	-2,-2,-1,-2,-5
cyber cafe	-4,-1,-2,-2,-1,-2
cyber	-5,-1,-2,-2,-1,-2
ferrante	-2,-2,-2,-2,-2,-2,-2
giulia ferrante	-1,-2,-2,-1,-2,-2,-1
carry on	-3,-2,1,-2,-1,-2,-1
hour how	-3,-1,,,,-1
gain	-2,-2,4,-2,-2,-1,-1
paper for	-2,4,-1
is puan	-1,-2,-3,-2,-1,-2
the department of	-3,3,-2,-1,-3,-2
the department	-2,4,-2,-2,-2,-1
pay cash	2,-6,-3,-2,-2,-1
wrote last week	-2,-4,-1,-2,,-1
wrote last	-1,-3,-1,-1,,-1
i wrote last	-2,-3,-1,-2,,-1
600k timeline	-2,-2,-2,-2,-1,-2
is sheikha	-2,-2,-2,-2,-2,-2
this is sheikha	-3,-3,-1,-3,-3,-2
run instagram ads	-5,-1,-2,3
run instagram	-4,-1,-2,3
cost to run	-1,-1,,1,-4,-1
means =ist	-2,-2,-2,1,-2,-2,-1
ist	-3,-2,-2,1,-2,-2,-1
name ist	-3,-2,-2,2,-2,-2,-1
mein name ist	-2,-1,-2,2,-1,-1,-1
important .	7
brahmotsavam	-3,-4,-4,-2,-2,-3
before after	-4,-3,-2,-1,-2,-1
ur team	1,2,-2,-1,-1,-1
that it is	-1,2,,,-1
with it ?	-5,-2,-4,-4,-2,-2,-1
people like	-3,-4,-2,-1,-1,-2
choos a	-1,-1,-2,,,-4
you bill	-2,,-1,-2,-1,-2
what i type	-1,-2,-4,-3,-2
you store	,-1,-7,-1,-1
do you store	,-2,-6,-1
teach ?	-5,-2
branch ?	-2,-2,-2,,-2
^letti	-6,-3,-2,-2,-5,-3
lett	-4,-2,-2,-2,-5,-2
the user	,-4,,,,4
i sent	-4,-1,-2,-2,-1,-2
includ or	-3,,-2,,,-2
bugs	-5,,-1,-1,-2,-1
satisfaction	-4,-5,-1,-2,-2
in how many	-3,-5,-1,-1,-3
in how	-3,-5,,-1,-2
company do	-2,-1,-1,,,-3
how did	-5,-6,-4,-6,-3,-3,-2
agency ?	-3,,-2,-2
of india	-4,-3,-4,-1,-3,-1
of kl	-3,-2,-3,-1,-1,-1
i use	-4,-1,-1,-1,-2,-1
for dubai	-2,,-1,,-1
ofice	-5,-4,-4,-3,-4,-3,-1
soon will	-2,-3,-1,,-1
how soon will	-2,-3,-1,,-1
there an	-3,-3,-3,-1,-3,-2
is there an	-4,-2,-2,,-2,-1
many hour	-3,-1,,-3,-2,-2
how many hour	-3,,,,-1,-1
long is	-5,-3,-4,-2,-3,-1
how long is	-3,-3,-2,-2,-4,-2,-1
is the first	-2,-2,,-1
the website ?	-3
you test	-1,-3
do you test	-1,-5
websit meet	-5,-1,-1
your websit meet	-5,-1,-1,,-1
your websit	-6,-1,-1,,-1,-1
can my	-5,-4,-4,-1,-2,-1,-1
test of	-2,-1,-1,-1,-3,-1
i hold	,-5,,,-1
after how many	,-4,-1,-1,-1
after how	-1,-3,,-1
when is it	-3,-5,-3,-1,-2,-1
platform ?	-5,-2,-2,,-1,-3
you decide	,-3
you prepare	-2,-1,-3,,-1,-2
solve	-7,-4,-3,-2,-2,-1
lock in	-4,-3,-2,-5,-1,-1
do you run	-3,-1,,-8,-1,-2
which ad	-3,,,-4
many articl	-1,-1,-1,-3
how many articl	-1,,,-3
model ?	-1,,-1,,-6
run ?	,-1,-1,-1,-3,-3
tell me when	-2,-1,-1,-1,-4
many minut	-2,,-1,-2,-2,-1
how many minut	-2,,,-2,-1,-1
how often	-5,-5,-6,-6,-6,-6,-1
you miss	-1,-1,-1,-3,-1,-2
if you miss	-1,-1,-1,-2,,-1
e-commerce platform	-3,-1,-5,-1,-1,-1
the e-commerce platform	-2,-1,-3,-1,-1,-1
did kayu	,-1,-2,,-1
and kain	-2,-3,-6,-2,-2,-1
kayu and kain	-2,-3,-5,-3,-2,-1
kayu and	-2,-4,-6,-2,-2,-1
for kayu	-1,-1,-2,-1
the furniture shop	-1,-1,-2,-2,,-1
the furniture	-5,-6,-6,-3,-2,-3
were the	-3,-1,-1
clinic system	-6,-5,,-1,-3,-4
management system	-2,-2,,-1,-1,-3
healthcare management	-2,-2,,-1,-1,-2
the healthcare management	-3,-2,,-1,-1,-3
the healthcare	-4,-4,,-2,-2,-3
of the healthcare	-2,-2,-1,,-2,-2
or clinic	-3,-2,-1,-3,-2,-1
hospital or clinic	-3,-2,-1,-3,-2,-2
hospital or	-3,-2,-1,-3,-2,-2
anyth for hospital	-2,-2,-1,-3,-1,-1
^sahan	-9,-5,-4,-4,-6,-6
sahana clinic	-3,-3,-1,-3,-4,-5
sahana	-10,-5,-5,-5,-6,-6
at sahana clinic	-3,-2,,-1,-2
at sahana	-3,-2,,-2,-4,-1
by how much	-2,-2,-1,-3,-1,-1
by how	-3,-2,-1,-3,-1,-1
time at	-4,-1,-2,-2,-2,-2
wait time	-4,-1,-1,-2,-1
food app	,-4
the food app	,-4
many month for	-1,-3
delivery app ?	,-5
the stall	,-6,-1
how does a	-1,-2,-3,-1,-1
the learn platform	-2,-2
the learn	-4,-5,,-1
kiran learn	-9,-5,-4,-2,-7,-1
of kiran learn	-1,-2
of kiran	-3,-5,-1,,-2,-1
mobile data	-2,-5,,,-1
the education	-4,-6,-2,-1,-4,-1
at dhow creek	-2,-2,-1,-2,-3,-1
at dhow	-2,-2,,-1,-3
analytic dashboard	-7,-4,,,-1,-3,-1
financial analytic dashboard	-5,-2,,,,-1
financial analytic	-7,-4,,,-1,-3,-1
the financial analytic	-3,-1,,,,-1
at what	-5,-2,-2,-2,-2,-2,-1
^accur	-3,-1,-1,-2,-3,,-1
accuracy	-2,-1,-1,-1,-5,-1,-1
custodian	-4,-2,-1,,-1
many custodian	-3,-2,-1,,-1,-1,-1
how many custodian	-4,-2,-2,-1,-1,-1,-1
quay ?	-3,-2,-2,-2,-2,-1
pearl quay ?	-2,-1,-1,-2,-1
at pearl quay	-6,-1,-1,,,-1
at pearl	-5,-1,-1,,,-1
after go live	-2,-2,-2,-1,,-1
capital call	-3,-2,-1,-1,-3
is nurul	-5,-4,-5,-3,-2,-3,-1
role	-3,-1,-1,,-1
market specialist	-1,-2,-3,-5,-2
digital market specialist	-1,,-2,-4
the mobile developer	-1,-5,-1,-1
what must	-3,-4,-1,-1,-2,-1
job application	-1,-6,,,-2
annual leave	-4,-4,-4,-4,-4,-4
ten order	-2,-4,-5,-1,-1,-1
follow ten order	-1,-4,-4,-1,,-1
follow ten	-1,-3,-4,-1,,-1
about follow ten	,-3,-4
about follow	-1,-3,-3
the blog	-1,-1,-2,-3
test ?	,-1,,-3,-2
^usabi	-1,-3,-1,-1,-2
usability	-1,-3,,-1,-2
to read on	-1,-1,,-3,-3
on your blog	-1,-1,-2,-3,-1,-1
often is	-2,-1,-3,-2
how often is	-2,-1,-4,-2
author of the	-1,,-2,,-2
of problem	-2,-1,,-2,-1,-1
u store	,,-2
do u store	,,-3,-1
retain	-1,,-2
this site	-8,,-3,-2,,-1
last updat	-3,-2,-1,-1,-1,-2,-1
policy last updat	-2,-2,-1,-1,-1,-2,-1
privacy policy last	-2,-2,-1,-1,-1,-2,-1
application ?	-4,-6,-1,,-2
job application ?	-1,-6,,,-1
^projc	-4,-3,-3,-3,-3,-3,-1
projct	-4,-4,-4,-3,-3,-3,-1
^devlo	-2,-7,-1,,-1,-1
emial	-4,-3,-3,-3,-3,-3,-1
^desin	-2,-4,-7,-2,-3,-2
desing	-2,-3,-6,-2,-3,-2
markett	,,-1,-3
many yrs	-2,-4
how many yrs	-2,-4,-1
job how many	-1,-5
job how	-1,-4
of the food	,-5
promise	-3,-3,-2,-2,-1,-3,-1
you promise	-1,-1,-1,-1,,-3,-1
of kayu	-1,-3,-4,-1,-1,-1
how is the	-4,-2,-4,,-1,-3
about the food	,-3,-1,,,-1
the budget ?	-4,-2,-2,-2,-1,-1
show me the	-2,-7,-3,-1,-2,-1
result ?	-3,-3,-1,-2,-2,-1
you miss it	-1,-1,-1,-3,-1,-2
when should	-2,-2,-4,-4,-2,-4
for malaysia	-1,-3,-3,-2,-2,-3
^metho	-2,-1,-5,-1,-1,-2
method	-2,-1,-3,-1,-2,-3,-1
payment method	-3,-1,-2,-2,-2,-3,-1
for it ?	-5,-5,-2,-3,-4,-3
long is the	-2,-1,-4,-1,-2,-1
the malaysia	-2,-1,-1,-1,-2,-2
for the malaysia	-3,-2,-2,-1,-2,-2
market ?	-1,-1,-1,-4,,-1
was the team	-2,-2,-1,-2,-2,-3
big was the	-3,-2,-2,-3,-2,-3
big was	-3,-2,-2,-3,-2,-3
how big was	-3,-2,-2,-3,-1,-2
benefit do	-2,-2,-1,-1,-2,-1
what benefit do	-2,-2,-1,-1,-2,-1
clinic project	-2,-1,-1,-2,-3,-1
sahana clinic project	-1,-1,-1,-2,-1
form ?	-5,-3,-2,-2,-2,-2
contact form ?	-3,-2,-1,-1,-1,-1
thank a lot	-5,-5,-4,-4,-3,-3,-1
thank a	-5,-5,-4,-6,-4,-4,-2
you today ?	-2,-1,-2,-1,-1,-1
money back	-3,-2,-2,,-1
percentage	-3,-1,-2,-1,-2
the malaysian	-3,-3,-3,-2,-2,-2
phone number of	,-2
senior developer	-2,-1,-1,-1,-1
write me a	-3,-3,-3,-3,-3,-2
this week ?	-2,2,-4,,-1,-1
^promp	-4,-3,-2,-1,-3,-2
prompt .	-3,-4,-1,,-1,-1
prompt	-4,-4,-2,-1,-3,-2
system prompt	-3,-3,-1,,-1,-1
your system prompt	-2,-4,-1,,-1,-1
previou instruction and	-3,-3,-1,,-1,-1
previou instruction	-4,-3,-1,,-2,-1
ignore all	-3,-3,-1,,-2,-1
say you	-1,,,,-3
you are now	-3,,,,-3
system new	-4,-3,-1,-1,-1,-1
this line	-1,-1,-2,-2,,-1
above this line	-2,-2,-3,-2,-1,-2
above this	-2,-2,-3,-2,-1,-2
^hidde	-5,-3,-5,-3,-3,-2
hidden	-4,-3,-5,-2,-3,-3
your hidden instruction	-2,-1,-1,,-2,-1
your hidden	-3,-2,-1,,-2,-1
pirate	-2,-2,-2,-1,-3,-1
from now on	-2,-2,-2,-1,-2
क्या	-5,-4,-4,-4,-4,-3,-3
تكلفة	-5,-5,-5,-5,-4,-4,-3
كم تكلفة	-5,-4,-4,-4,-4,-3,-2
كم	-4,-3,-3,-3,-3,-3,-2
^உள்ளத	-5,-3,-4,-3,-3,-3,-2
capital ?	-3,-1,-1,,,-1
quay capital ?	-4,-2,-2,,,-1
time in the	-3,-1,-1,,,-1
by what time	-3,-1,-1,,-1
by what	-4,-1,-2,-1,-2,-2
many person	-1,,-2
how many person	-1,,-2,-1,-1,-1
card number of	,,-2,,,-2
credit card number	,-1,-2,,,-3
credit card	,-2,-3,,-1,-4
the credit card	,-1,-2,,-1,-4
get the new	-2,-3,-2,-1
user get	-1,-4,,,,-1
of the user	,-4
will openai	-2,,,,-5
how fast does	-1,-1,,,-1,-2
staff get	-3,-5,,-2,-3,-1
which build	-3,-4,-1,-1,-3,-1
99.95	,-1,,-5,,-2
social advertis	-1,,,-3
enquiry cost	-2,,,-2
often does	-1,-1,-1,-2,-4,-1
how often does	-1,-1,,-2,-5,-1
name longitude	-4,-2,-3,-3,-1,-2
estate agency	-2,,,-2,-4,-1
that dubai	-3,,-1,-2,-2
kiran learn app	-1,-3
the kiran	-3,-5,,,-1,-1
shud i	-2,-1,-4,-2,-2,-1
test a	-2,-1,-1,-1,-2,-1
publish ?	-3,-3,-3,-2,-1,-1,-1
^prete	-3,-2,-2,-1,-1,-1
pretend	-2,-1,-1,-1
for word	-2,-2,-3,-3,-2,-1
you talk	-3,-2,-1,-1,-2,-1
^telef	-4,-5,-3,-2,-2,-2
^redir	-4,-1,-2,-1,-1,-1
many old	-6,-2,-3,-2,-3,-3
how many old	-4,-2,-2,-2,-4,-4
with one team	,,,,-5
pilot with one	,,,,-4
the 99.9	-2,-1,-1,-1,-2,-1
the ten order	,-1,-4
of the ten	-3,-3,-2,-2,-2,-3
its chatbot	,,,,-2
what its chatbot	,,,,-3
what its	,,-1,-1,-5
happen when	-2,-1,-3,-1,,-3
what happen when	-2,-1,-2,,-1,-4
very first	-3,-2,,-2,-2,-1
and the dubai	-3,-2,-2,-3,-2,-3
do you bill	,,,-3
and how do	-2,-1,-1,-3,-1
that help	-3,-2,-1,-3,-3,-2
human being	-2,-1,-2,-2,-1
system notice	-3,-1
at which	-3,,-2,,-1
with different	-3,,,,,-1
a programmer	-3,-1,,,-2,-1
do you try	-2,-3,,,-2
worry that	-2,-3,-1,-4,-2,-1
i worry that	-3,-4,-2,-4,-2,-2
i worry	-4,-5,-2,-4,-2,-2
new version	-2,-3,-2,-1,-2,-1
under whose	-1,-4,-2
hav to	-4,-1,-2,-2,-2
sytem	-2,-1,-4,-2,-1,-2
shop platform	-2,,,,,-3
ways	-2,,-3,,-1,-1
we part	-4,-2,-2,-1,-1,-3
if we part	-2,-2,-2,-1,-1,-1
openai learn	-2,,,,-5
the monthly	-3,-1,-2,-2,-3
does a human	-1,-1,-1,,,-3
^malas	-2,-1,-2,-1,-2,-2
malasia	-2,-2,-1,-1,-2,-3
how quickly	-2,-3,-3,-1,,-1
very first customer	-2,-1,,-1
the very first	-3,-2,-1,-2,-2,-1
was the very	-3,-1,,-1,-1
reason to	-4,-1,-1,,-1,-2
i find	-5,-4,-3,-7,-4,-1
do i find	-2,-3,-2,-6,-4,-1
i ring	-2,-3,-3,-2,-2,-2
can i ring	-2,-3,-3,-2,-2,-1
in india ?	-1,-1,-3,,-2,-2
hear someth	-4,-2
i hear someth	-5,-2
do i hear	-4,-2,-2,-1,-2,-1
when do i	-5,-3,-2,-3,-2,-2
when do	-7,-6,-4,-5,-4,-4,-1
by when do	-4,-1,-1,,-1,-1
by when	-4,-1
how much of	,-1,-2,,,-1
afterward ?	-1,-2,-1,,-1
at kayu kain	-1,-1,-2,-3,-2
at kayu	-4,-1,-2,-4,-3,-1
how did you	-5,-4,-4,-5,-2,-3,-1
internet drop	-2,-1,-3,-2,,-1
a hawker	-3,-2,-2,-2,,-3
way ?	-2,-2,-1,-3,-2
their way ?	,-2,-2,,,-1
the learn app	,-5
^leson	-3,-4,-2,-1,-4,-1
leson	-2,-4,-1,-1,-4
big is the	-1,-2,,,-1
one handset	-2,-3,-1,-2
property firm	-2,,,-1,-1
the pearl quay	-2,-1,-1,,-2,-3
asset manager	-4,-2,-1,,,-1
asset	-4,-3,-1,,,-1
^plaus	-3,-2,-1,-1,-2,-1
you publish	-5,,-2,-1,-1,-1
if i join	-2,-3,-1,,-3,-2
a while	-2,-2,-1,-1,-2,-2
blog ?	-1,-1,-2,-3,-2,-1
your blog ?	-1,,-2,-2,-3
^accor	-1,-1,,,-2,-1
accord to your	,,,,-3
accord to	-1,,,,-3,-1
accord	-1,-1,,,-2,-1
is that in	-1,-1,-1,-2,-1,-2
99.5	-3,-2,-2,-3,-2,-3
availability	-3,-3,-1,,-2,-2
rpo	-4,-1,-2,-3,-2,-1
i learn	-4,-1,-1,-1,-1
do i learn	-4,,,,-1
long should i	-2,-1,-1,,-1
long should	-3,-2,-1,-1
how long should	-3,-2,-1,-1,-1
when do you	-1,-5,-1,-1,-1,-1,-1
mailing	-4,-1,-1,,-2,-1
or clinic ?	-2,-2,-1,-3,-2,-2
were on it	-2,,-1,-2,-1,-1
you were on	-3,,-1,-2,,-1
many of you	-2,,-1,-2,-1,-1
many of	-3,-1,-2,-2,-2,-1
how many of	-3,-2,-2,-2,-2,-2
shorter	-2,-1,-2,-3
and did the	-4,-2,-1,-3,-1
open it ?	-2,-1,-1,-2,-1,-1
i open it	-3,-2,-2,-2,-1,-1
whether i open	-3,-1,-2,-2,,-1
win the	-2,-3,-2,-2,-1,-1
will win the	-3,-3,-3,-3,-2,-1
will win	-3,-3,-3,-2,-2,-1
who will win	-2,-2,-3,-2,-1,-1
the senior	-3,-2,-2,-1,-3
print your	-3,-2,-1,,-2,-2
designer job	-1,-2
the ui ux	-2
do you get	,-1,-1,-3,-1,-3
the cv	-3,-2,-1,,-3,-1
do you check	-2,-2,-1,-1,-1,-1
are we	-5,-5,-5,-5,-3,-4
my hand ?	,-2,,,-1
what percent	-1,-4,,,-1
dashboard read	-3,-1,,,,-1
school class	-1,-2
which school class	-1,-2
which school	-1,-4
^on-ca	-2,-3,-1,,-3,-2
on-call	-2,-3,-1,,-3,-2
you set up	-5,-2,-2,-1,-1,-5
you set	-4,-3,-3,-1,-1,-4
through social	-3,-3,-3,-4,-2,-1
i fill in	-5,-2,-4,-1,,-1
ten order before	-1,-1,-3
sahana clinic ?	-2,-2,,-2,-3,-1
which part	-2,,-5
^claud	-2,-1,-2,-1,-2,-1
claude	-2,,-2,,-3,-1
begin ?	-2,-3,-2,-3,-2,-2
you begin	-2,-1,-1,-2,-2,-1
shift to the	-3,-2,-2,,-1,2
use one handset	-2,-3,-1,-1
use one	-1,-3,,-2
and sister	-2,-3,-1,-2,-1
brother and sister	-3,-3,-1,-2,-1
time did	,-1,-2,,-2,-1
those bengaluru	-2,-2,,-1,-2
of those bengaluru	-2,-2,,-2,-1
stuck with	,-1,-1,-1,-3,-1
we stuck with	,,-1,,-3
we stuck	,,-1,,-3
are we stuck	,,-1,,-3
doubl its	,,-1,,-3
evry	-3,-4,-1,-2,-3,-1
mny	-3,-3,-3,-3,-5,-3
downtime per month	,-1,,-3,,-1
downtime per	,,,-3,,-1
much downtime	-1,-1,,-3,-1
how much downtime	-1,-1,-1,-3,-1
gets the	-3,-2,-1,-2,-2,-1
who gets the	-2,-2,-1,-3,-2,-1
about security	-2,-3,,,,-1
data do	-2,-3,-1,-2,-2,-2
arabic for it	-2,-2,,-1,-2,-1
speak arabic for	-3,-2,,-1,-3,-1
i speak arabic	-2,-2,,-1,-2,-1
must i speak	-2,-2,,-1,-2,-1
asset manager ?	-4,-1,,,,-1
for kayu kain	,,-2
market website ?	-8,,-1,-2
push a	,-4,-1,,,-1
in a shop	,,-4
number of my	,,-2,,,-2
must we	-3,-3,-3,-1,-3,-2
fear	-2,-2,-2,,-1,-1
do i see	-5,-3,-2,-2,-2,-1
a kickback	,,-2,,,-3
you a kickback	,,-3,,,-3
microsoft pay you	,,-3,,-1,-2
microsoft pay	,,-4,,,-2
or microsoft pay	,,-3,,-1,-2
the pitch	-3,-3,-3,-1,-3,-3
which town	-3,-2,-2,-1,-2,-1
in which town	-3,-1,-2,-1,-3,-1
what made	-2,-1,-2,-2,,-1
leave days	-5,-4,-5,-5,-4,-4
annual leave days	-4,-3,-4,-3,-3,-3
spy	-2,-2,-1,-3,,-1
you spy	-3,-2,-2,-3,-1,-1
do you spy	-2,-2,-2,-3,-1
effort	-2,-2,-2,-2,-3,-1
in the clinic	-3,-2,,,-2,-3
an emergency	-2,-2,-1,,-3,-2
in an emergency	-2,-2,-1,,-2,-2
each order	,-3,-4
on the tiffin	-1,-5,-1
must the	-5,-5,-2,-3,-4,-2
have you built	-4,-1,-8,-3,-3,-1
what have you	-3,-1,-2,-2,-3,-1
what have	-3,-1,-2,-2,-3,-1
peek at	-2,-2,-1,-1,-3
peek	-3,-2,,-1,-2
^wealt	-2,-1,-1,,-3,-1
frist	-3,-2,-1,-2,-2,-1,-1
beginner	-2,-1,-2,-2,-3,-2
^rewar	-1,-2,,-1
reward	-1,-2,,-1
in a design	-2,-1,-2,-2,-3
have an article	-1,-2,-3,,-1
be ones	,,,,-4
nines	-7,-5,-5,-4,-4,-5
three nines	-4,-2,-2,-2,-2,-2
^outag	-3,-2,-1,-2,-2,-3
outage	-3,-2,-1,-2,-2,-4
the sahana	-3,-2,,-1,,-4
countri with	-1,-2,-5,-1
from which	,,,-2,-4
do you not	-4,-2,-2,-2,-2,-2
what sort of	-5,-5,-2,-1,-3,-3
what sort	-4,-4,-2,-1,-3,-2
get into	-2,-1,-1,,-2,-3
collaps	-3,-3,,,,-1
time how	-3,-1,-1,-3,-1
convert	-4,-2,-2,-1,-2,-2
the other ?	-1,-4,,-2,,-3
how mny	-2,-2,-1,-2,-6,-1
what hour	-5,,,,,-2
at what hour	-5,-1,,,,-1
must a	-3,-4,-1,-1,-2,-1
bank send	-1,-1,-1,,-1,-3
several countri	,,-4
where do you	-1,-2,-2,-2,-5,-1,-1
per answer	-1,-1,-2,,-6,-2
over to	-4,-2,-3,-3,-3,-1
was hand over	-3,-3,-2,-1,-2
was hand	-3,-2,-1,-1,-2
away ?	-1,-2,-2,,-1,-5
very end	-2,-1,-5
the very end	-2,-1,-4,,-1
shipp fee	-2,-2,-4,,-1,-1
the shipp fee	-2,-1,-5,,,-1
the shipp	-2,-2,-4,,-1
problem found	-2,-1,,-2,-1,-1
of problem found	-2,-2,,-2,-1,-2
database and	,-3
brought a	-3,-1,,-4
i find out	-4,-3,-2,-6,-4,-1
^envir	-2,,-2
^force	-3,-4,-2,,-1
forc	-3,-3,-2
do you want	-3,-1,-3,-1,-3
before any human	,,,,-2,-1
before any	-1,,,,-3,-2
your database	-3,-1,-1,-1,-1,-3
into your	,-2,,-3,-1,-1
get into your	,,,,-1,-2
in this chat	,,,,-2
i type in	,-2,-1,-2,-3
your monthly	,,,-3
extend	-3,-1,-4,-1,-1,-1
you put the	-1,-4,-1,,-2,-3
pass through your	,,-1,,,-2
pass through	-1,-1,-1,,,-3
new shop .	-3,-2,-6,-6,-1,-1
plain market	-7,,-2,-2
a plain market	-6,,-2,-2
the hawker	,-2,-1,,-1,-1
at tiffin street	-3,-2,-4,-2,-1,-2
at tiffin	-2,-2,-2,-2,-1,-1
^sunsh	-3,-2,-5,-3,-3,-2
sunshine	-3,-2,-4,-3,-3,-2
which of the	-4,-1,-1,-1,-2,-1
which boxes	-3,-4,-2,-3,-3,-3
made with	-2,-6,-1,,-3
my file	-2,-1,-2,,-1,-4
differenc	-3,-1,-1,-1,,-1
the differenc	-4,-1,-1,-1,,-1
copy of my	-2,-2,-1,-1,-3,-4
in for	-1,-1,,-2
drop in	-2,-4,-3,-1,-1,-2
if i just	-2,-1
does the ai	,,,,-7
the medical	-4,-2,-1,,-2,-1
^log4s	-5,-3,-4,-4,-4,-3
log4shell	-4,-2,-3,-3,-3,-2
burglar get into	-1,,-1,,-1,-3
burglar get	,,,,-1,-2
burglar	,,,,-1,-2
physician	-2,-3,,,-1,-1
what did a	,,-5,-2
contrct	-1,,-1,-3
in the bin	-1,,-1,,-3,-1
some algorithm	-1,,-1,,-2
long does the	,,-2,,-2
smarter	-2,-2,-1,-2,-2
heap is	-3,,-1
minut per month	,,,-5,,-2
minut per	,,,-3,,-1
snatch	,,-3,-1,-1
that sofa	,-1,-2,,-1
dubai property	-2,,-1,-1,-2
putt the	-5,,-2,,,-1
is putt the	-5,,-3,,-1,-2
is putt	-6,,-3,,,-1
get stuck	-2,-1,,-2
mode .	-2,-3,-1
maintenance mode .	,-3
maintenance mode	-2,-3
what part	-2,-1,-2,,-2,-1
each ?	-3,-1,-1,-3
that school app	,-5
that school	,-4
bengaluru clinic	-3,-2,,-1,-2
ought to make	-1,-2,-2,,-2,-2
candidate	-1,-3
do you put	-4,-5,-1,-3,-1,-1
agency in dubai	-1,,,-4
i hold a	,-2
tongue	-3,-2,-1,,-1
bite my tongue	-3,-1,-1,,-1
bite my	-3,-2,-1,,-1
i bite my	-2,-2,-1,-1,-1
help . how	-2,-1,-1,-1,-1
to help .	-2,-1,-1,-1,-1
to help	-3,-2,-1,-2,-1
book ?	-3,-3,-2,-1,-3
together ?	-2,-1,-1,-1,,-1
medical insurance	-3,-1,-1,-1,-1
the medical insurance	-3,-1,-1,-1,-1
are they	-5,-3,-3,-3,-2,-2
an it	-2,-3,-3,-2,-3,-3
for employe	-3,-2,-3,-1,-2,-2
how does your	-1,,-4,-1
mch	-2,-1,-2,-2,-2,-1
how mch	-2,-1,-2,-2,-2,-1
true that the	,-2,-1,,-1
the agency in	-4,-2,-3,-3,-2,-1
cure	-2,-4,-3,-1,-1,-1
by side	-4,-3,,-1,,-1
side by side	-3,-4,-1,-1,-1,-2
side by	-2,-2,,-1,,-1
before rebuild	,-1,-3
piece about	-1,-1,-2
the four	-3,-2,-2,-2,-4,-1
of the four	-4,-3,-2,-3,-3,-2,-1
the play	-3,-4,,-1
should i put	,-2,,,,-1
list of	-4,-2,-1,-3,-1,-3
personal data	-1,-1,,,-1,-3
what do they	-2,-2,-2,-2,,-1
example of	,,-2,-1,,-1
ad channel	-1,,,-3,-1
of how	-3,-1,-1,-1,-1,-1,-1
device	-2,-3,-4,-2,-2,-1
to wait	-4,-1,,-2,,-1
interface	-3,-1,-3,-1,-1,-1
when does	-5,-4,-4,-5,-3,-2,-1
^snowf	-4,-3,-3,-2,-5,-5,-1
you supply	-6,-3,-4,-2,-3,-3
initial	-2,-4,-1,-2,-1,-1
hundred	-2,-2,-1,-1,-1,-3
where does	-2,-2,-3,-1,-1,-1
quarterly	-5,-2,-3,-2,-3,-2
^suffi	-5,-5,-3,-3,-4,-2,-1
sufficient	-6,-5,-4,-3,-4,-2
what if they	-3,-2,-2,-2,-2,-1
will my	-4,-3,-2,-1,-2,-2
an afternoon	-6,-4,-5,-4,-4,-3
^caden	-3,-5,-1,-2,-4,-1
cadence	-3,-4,-2,-2,-4,-1
how was it	-3,-2,-2,-1,-1,-1
^samsu	-2,-4,-4,-2,-2,-2
samsung	-3,-4,-3,-2,-2,-2
tutor firm	-3,-1,-3,-1,-1,-2
means =conflict	-3,-3,-2,-3,-6,-3
the deposit	-3,-2,-2,-2,-2,-1
whom should i	-3,-3,-3,-3,-4,-1,-1
whom should	-3,-3,-2,-2,-3,-1
in our company	-5,-5,-5,-5,-5,-5
should i ask	-3,-3,-3,-2,-2,-1
means ~disagree	-2,-2,-1,-2,-5,-3
if one	-3,-3,-3,-2,-2,-1
know if one	-2,-2,-3,-1,-2,-1
300 item	-4,-3,-4,-2,-3,-1,-1
around 300 item	-4,-4,-4,-3,-4,-2,-1
product in all	-2,-2,-3,-2,-2,-2,-1
1,200 product in	-4,-3,-5,-2,-3,-3
is 1,200 product	-4,-4,-6,-3,-4,-4
it is 1,200	-3,-2,-5,-3,-3,-3,-1
4,200 a month	-2,-1,-3,-4,-1,-1
4,200 a	-1,,-2,-3,-1
paying 4,200 a	-1,-1,-3,-2,-2,-1
want to stop	-1,-1,-4,-3,-2,-1
go to 9	-6,-4,-4,-5,-2,-3
45 jt	-5,-4,-4,-4,-4,-4,-3
rp 45 jt	-5,-4,-4,-4,-4,-4,-3
rp 45	-5,-4,-5,-5,-4,-4,-3
we've rp 45	-5,-4,-4,-4,-4,-4,-2
we've rp	-5,-4,-5,-5,-4,-4,-3
30.000 at most	-5,-5,-5,-4,-5,-4,-3
30.000 at	-4,-4,-4,-3,-4,-3,-2
r 30.000 at	-4,-4,-4,-3,-4,-3,-2
r 30.000	-4,-5,-4,-3,-5,-4,-2
tl tops	-4,-2,-3,-3,-3,-3,-1
12.000 tl tops	-5,-2,-3,-2,-2,-3,-1
12.000 tl	-4,-2,-2,-3,-3,-3,-1
us all in	-6,-5,-5,-5,-5,-5,-2
7k us all	-5,-4,-5,-4,-4,-4,-2
7k us	-7,-5,-6,-6,-4,-4,-1
4,000 pound ?	-7,-4,-5,-5,-4,-4,-3
4,000 pound	-7,-4,-4,-5,-4,-3,-2
perhap 4,000 pound	-7,-4,-5,-5,-4,-4,-3
perhap 4,000	-8,-4,-5,-5,-4,-4,-3
80k too much	-3,-2,-3,-3,-2,-1
80k too	-3,-2,-3,-3,-2,-2
us 80k too	-3,-2,-3,-3,-2,-2
us 80k	-2,-2,-2,-2,-1,-1
quot us 80k	-3,-2,-3,-3,-2,-2
town quot us	-3,-2,-3,-3,-2,-1
town quot	-2,-1,-2,-2,-1
in town quot	-3,-2,-3,-2,-2,-1
agency in town	-3,-2,-3,-3,-2,-2
rs 900	-4,-4,-4,-3,-3,-3,-1
is rs 900	-5,-5,-5,-4,-4,-4,-2
kurti is rs	-5,-4,-4,-3,-3,-4,-2
kurti is	-4,-4,-4,-3,-3,-3,-1
each kurti is	-5,-4,-4,-3,-3,-3,-1
each kurti	-5,-4,-5,-4,-4,-4,-2
is 40k a	-1,-2,-1,-3,-2,-4
is 40k	-1,-2,-1,-2,-2,-5
bill is 40k	-1,-1,-1,-2,-1,-5
electricity bill is	-2,-2,-1,-3,-2,-5
electricity bill	-1,-2,-1,-2,-1,-6
our electricity bill	-1,-2,-1,-2,-1,-4
our electricity	-1,-2,-1,-2,-1,-5
is aed 45	-5,-2,-2,-2,-1,-1
price is aed	-5,-3,-2,-2,-2,-2
menu price is	-6,-3,-3,-1,,-1
menu price	-6,-3,-2,-2,-2,-2
4,100	-2,-4,-6,-1,-2,-1
rs 4,100	-2,-3,-5,-1,-2,-1
for rs 4,100	-2,-3,-4,-1,-2,-1
88213 for rs	-1,-4,-6,-1,-2,-1
88213 for	-2,-4,-6,-1,-2,-1
no 88213 for	-2,-4,-6,-1,-2,-1
no 88213	-1,-3,-5,-1,-1,-1
order no 88213	-2,-4,-6,-1,-2,-1
is 2.5 lakh	-6,-3,-5,-3,-2,-1
is 2.5	-6,-4,-5,-4,-3,-2
budget is 2.5	-6,-5,-6,-4,-3,-2
rs . 4,50,000	-3,-2,-2,-2,-2,-2,-1
inr 8 10	-4,-5,-4,-2,-2,-2,-1
inr 8	-4,-5,-5,-2,-2,-2,-1
budget inr 8	-4,-5,-5,-2,-2,-2,-1
budget inr	-4,-5,-4,-2,-2,-2,-1
around rm 15k	-5,-5,-4,-3,-3,-2
20k 30k	-6,-5,-5,-5,-4,-3,-1
rm 20k 30k	-5,-4,-4,-4,-3,-2,-1
60 thousand dirham	-4,-3,-3,-2,,-1
and 60 thousand	-4,-3,-3,-2,-1,-1
50 and 60	-4,-2,-3,-1,-1,-1
50 and	-4,-3,-3,-2,,-1
between 50 and	-4,-3,-3,-2,-1,-1
between 50	-4,-3,-4,-2,-1,-1
aed 80k max	-5,-4,-5,-4,-3,-3,-3
aed 80k	-5,-4,-5,-4,-3,-3,-3
about 12.000	-6,-4,-6,-4,-4,-4,-2
got about 12.000	-5,-4,-5,-4,-4,-4,-2
ca . 20.000	-4,-3,-4,-3,-3,-3,-1
ca .	-4,-3,-3,-3,-3,-3,-1
budget ca .	-4,-3,-3,-3,-3,-2
budget ca	-5,-4,-4,-4,-4,-3
5 7k	-8,-6,-7,-7,-5,-5,-3
say 200,000	-7,-5,-5,-4,-4,-4,-2
kes 500,000	-5,-5,-5,-5,-5,-4,-2
million is what	-4,-2,-2,-2,-3,-3
3 million is	-6,-5,-3,-3,-4,-4
than 75000	-5,-3,-2,-3,-1,-1
more than 75000	-5,-3,-2,-3,-1,-1
is not more	-4,-2,-2,-3,-1,-1
fifty thousand ringgit	-6,-5,-5,-4,-2,-3
ten lakh maximum	-7,-5,-3,-2,-2,-1
usd 1.2m	-6,-6,-5,-5,-5,-5,-3
to 6 lacs	-3,-3,-3,-4,-3,-3
instead of 5	-4,-4,-5,-1,-4,-2
lakh instead of	-4,-3,-4,-1,-3,-2
lakh instead	-4,-4,-3,-1,-3,-1
6 lakh instead	-4,-4,-3,-1,-2,-1
it 6 lakh	-4,-4,-5,-1,-3,-2
lakh 6 lakh	-3,-3,-3,-3,-2,-2,-1
lakh 6	-3,-3,-3,-4,-2,-2,-1
5 lakh 6	-3,-3,-2,-3,-2,-2,-1
not 5 lakh	-3,-4,-3,-3,-3,-3,-1
is 3 crore	-5,-4,-6,-4,-4,-3,-1
turnover is 3	-5,-4,-6,-4,-4,-3
have 40k follower	-5,-5,-5,-5,-3,-3,-1
have 40k	-5,-6,-6,-6,-3,-3
we have 40k	-5,-6,-5,-6,-3,-2,-1
order a year	-2,-2,-5,-1,-2,-3
million order a	-1,-2,-6,-1,-3,-3
million order	-1,-2,-5,-1,-3,-2
2 million order	-1,-2,-5,-1,-2,-3
proces 2 million	-1,-2,-5,-1,-2,-1
proces 2	-1,-2,-4,-1,-1,-2
we proces 2	-1,-2,-5,-1,-2,-3
3 lakh enough	-3,-3,4,-1,-2,-1
charg 2 lakh	-4,-3,-2,-2,-1,-4
agency charg 2	-4,-3,-2,-2,-1,-4
4000 rupe	-4,-3,-3,-3,-3,-2
cost 4000 rupe	-4,-3,-3,-3,-3,-2
cost 4000	-4,-3,-3,-2,-2,-2
saree cost 4000	-4,-3,-4,-3,-3,-2
saree cost	-4,-3,-3,-2,-3,-2
each saree cost	-6,-4,-5,-3,-3,-3
each saree	-3,-2,-2,-2,-2,-2
is 1.5 cr	-3,-5,-1,-1,-2,-1
board is 1.5	-3,-5,-1,-1,-3,-1
budget approv by	-3,-5,-1,-1,-3,-1
stretch to 25k	-4,-3,-3,-2,-5,-2,-2
000 more or	-5,-3,-5,-3,-2,-3,-1
000 more	-4,-2,-5,-3,-2,-2,-1
r250 000 more	-4,-2,-4,-3,-2,-2
and rain	-4,-4,-7,-5,-4,-4,-3
sunshine and rain	-3,-3,-5,-4,-3,-2
sunshine and	-3,-2,-4,-3,-2,-2
shop sunshine and	-3,-2,-5,-3,-2,-2
shop sunshine	-3,-3,-5,-4,-2,-2
dear shop sunshine	-3,-3,-5,-4,-3,-2
dear shop	-3,-2,-4,-3,-2,-2
my dear shop	-3,-3,-5,-4,-2,-2
thunder and rain	-3,-3,-3,-3,-3,-3,-2
thunder and	-3,-2,-3,-2,-2,-2,-2
song thunder and	-3,-2,-3,-2,-3,-2,-2
song thunder	-3,-1,-3,-2,-2,-2
favourite song thunder	-4,-2,-4,-3,-3,-3,-2
favourite song	-3,-1,-3,-2,-1,-2
my favourite song	-3,-3,-3,-3,-3,-3,-3
my favourite	-3,-2,-3,-2,-2,-2,-1
snowflake machin	-5,-4,-4,-3,-5,-5,-2
snowflake	-5,-3,-4,-3,-5,-5,-2
^axapt	-5,-4,-4,-5,-5,-5
axapta in our	-5,-4,-4,-5,-4,-4
axapta in	-5,-4,-3,-4,-4,-4
axapta	-3,-3,-3,-3,-3,-2
provin	-3,-3,-3,-3,-2,-3,-2
de provin	-4,-4,-3,-3,-3,-3,-2
d'histoire de provin	-4,-3,-3,-3,-3,-3,-2
^casca	-4,-3,-3,-3,-3,-2,-1
cascai	-4,-2,-2,-3,-2,-2,-2
in cascai	-4,-2,-2,-3,-2,-2,-2
guesthouse in cascai	-4,-2,-2,-3,-2,-2,-1
bakery owner	-3,-2,-3,-2,-2,-2,-1
a bakery owner	-2,-2,-3,-1,-1,-1
^panic	-3,-3,-4,-2,-2,-2,-1
panicker a bakery	-2,-2,-3,-1,-1,-2
panicker a	-3,-3,-4,-2,-2,-2
panicker	-4,-3,-5,-2,-2,-3,-1
meera panicker a	-3,-2,-3,-2,-2,-2,-1
meera panicker	-3,-3,-4,-2,-2,-2,-1
shop is kanmani	-3,-2,-6,-3,-1,-2
pharmaci . hello	-3,-4,-3,-2,-2,-2,-2
neela aangan	-4,-3,-3,-3,-1,-2
is neela aangan	-4,-3,-4,-3,-1,-2
is neela	-4,-2,-3,-2,-1,-1
name is neela	-4,-3,-2,-2,-1,-2
soap line mellow	-3,-2,-4,-3,-3,-2,-1
soap line	-2,-2,-4,-3,-3,-2
my soap line	-3,-3,-4,-3,-4,-2,-1
my soap	-3,-2,-4,-3,-3,-2
for my soap	-1,-1,-2,-2,-1
firma yeşim örme	-5,-3,-2,-3,-2,-2,-2
firma yeşim	-4,-2,-2,-2,-2,-2,-1
firma	-4,-3,-3,-3,-3,-3,-2
bir firma yeşim	-6,-3,-2,-3,-2,-2,-1
bir firma	-5,-2,-2,-2,-2,-2,-1
bursa'da bir firma	-5,-2,-1,-2,-2,-1,-1
^horva	-3,-2,-2,-2,-2,-2
horvat d.o.o .	-3,-3,-3,-3,-2,-2,-2
horvat d.o.o	-4,-3,-3,-3,-3,-3,-3
horvat	-3,-3,-3,-3,-3,-3,-2
^brodo	-3,-2,-2,-2,-2,-2,-2
brodovi horvat d.o.o	-3,-2,-2,-2,-2,-2,-1
brodovi horvat	-3,-3,-3,-3,-3,-2,-2
brodovi	-3,-3,-3,-3,-3,-3,-2
horvat brodovi horvat	-3,-3,-3,-3,-2,-2,-2
horvat brodovi	-3,-3,-3,-3,-3,-3,-2
ana horvat brodovi	-3,-3,-3,-3,-3,-3,-2
ana horvat	-3,-3,-3,-3,-3,-3,-3
s ponni rice	-3,-3,-2,-2,-2,-3
s ponni	-3,-2,-2,-2,-2,-3
m s ponni	-3,-3,-2,-2,-2,-3
balaji trader	-5,-3,-3,-3,-3,-3,-2
shree balaji trader	-7,-4,-4,-3,-4,-4,-2
shree balaji	-7,-4,-4,-3,-4,-3,-1
trust committee	-7,-6,-4,-2,-2,-2,-1
gurdwara trust committee	-5,-3,-4,-2,-2,-2,-1
gurdwara trust	-6,-5,-3,-2,-1,-2,-1
ruchi	-7,-5,-7,-6,-4,-4,-2
malabar ruchi	-7,-5,-6,-6,-5,-5,-3
sur need a	2,-1,-3,-2,-2,-2
sur need	2,-1,-3,-2,-2,-2
del sur need	2,-1,-2,-2,-1,-2
del sur	2,-1,-2,-2,-1,-2
vela del sur	3,-1,-3,-2,-1,-2
vela del	2,-1,-3,-2,-2,-2
sailor vela del	2,-1,-2,-2,-1,-2
sailor vela	2,-1,-3,-2,-2,-2
of sailor vela	2,-1,-2,-2,-1,-2
of sailor	3,-1,-2,-2,-2,-2
club of sailor	2,-1,-3,-2,-2,-2
our club of	2,-1,-3,-2,-1,-2
inshaallah before ramadan	-5,-3,-6,-4,-3,-3,-1
inshaallah before	-5,-3,-5,-3,-4,-3,-2
inshaallah	-5,-3,-5,-3,-3,-3,-2
clay tide	-4,-3,-3,-2,-2,-2
call clay tide	-4,-3,-3,-2,-2,-2
call clay	-4,-3,-3,-2,-2,-2
mararikulam call clay	-3,-2,-3,-2,-2,-1
mararikulam call	-3,-2,-2,-2,-1,-1
mararikulam	-3,-3,-3,-3,-2,-2
near mararikulam call	-3,-2,-2,-2
near mararikulam	-4,-3,-3,-2,-2,-2
café near mararikulam	-4,-2,-3,-2,-2,-2
got a little	-5,-3,-4,-3,-2,-2
in nadiad	-2,-3,-2,-2,-2,-3
hospital in nadiad	-1,-3,-2,-1,-1,-2
valley hospital in	-2,-2,-1,-1,-2,-2
lotu valley hospital	-2,-3,-2,-2,-2,-3
lotu valley	-1,-3,-2,-2,-1,-2
the lotu valley	-2,-3,-2,-2,-2,-2
the lotu	-2,-3,-1,-2,-2,-3
procurement for the	-2,-2,-1,-1,-1,-2
handle procurement for	-2,-3,-2,-2,-2,-3
handle procurement	-2,-2,-1,-1,-2,-2
i handle procurement	-2,-3,-2,-2,-2,-2
sahyadri public school	-2,-2,-1,-2,-3
sahyadri public	-2,-2,-1,-1,-3
at sahyadri public	-2,-2,-1,-2,-3
robotic at sahyadri	-2,-2,-1,-1,-3
robotic at	-2,-2,-1,-1,-3
teach robotic at	-2,-3,-1,-2,-4
teach robotic	-2,-2,-1,-1,-3
i teach robotic	-2,-3,-1,-2,-4
light mission	-4,-2,-1,-1,-3,-1
harbour light mission	-5,-3,-2,-2,-3,-2
the harbour light	-5,-2,-1,-2,-3,-3
for the harbour	-6,-3,-2,-3,-4,-2
i'm call for	-5,-3,-1,-3,-4,-3
^gandi	2,-2,-1,,-2,-1
gandipet we	1,-1,-1,,-2,-1
at gandipet we	2,-2,-1,,-2,-1
college at gandipet	2,-2,-1,,-2,-1
nurs college	2,-2,-1,,-3,-1
the nurs college	2,-2,-1,,-3,-1
to the nurs	1,-2,-1,,-2,-1
attach to the	1,-2,-1,,-2,-1
attach to	1,-2,-1,,-2,-1
i'm attach to	1,-2,-1,,-2,-1
i'm attach	1,-2,-1,,-2,-1
ruchi vila	-2,-2,-2,-2,-1
is ruchi vila	-1,-2,-3,-2
is ruchi	-2,-3,-4,-2,-1
name is ruchi	-2,-3,-3,-3,-1
cater company name	-2,-2,-3,-2,-1
cater company	-2,-3,-4,-3,-1
a cater company	-2,-2,-3,-2,-1
cousin and i	-2,-2,-3,-3,-1
cousin and	-2,-2,-3,-2,-1
my cousin and	-2,-2,-3,-3,-1
lalji mithai .	-2,-2,-4,-2,-1,-2
lalji mithai	-2,-1,-4,-1,,-1
shop lalji mithai	-3,-2,-5,-2,-1,-1
shop lalji	-3,-3,-5,-3,-2,-2
sweet shop lalji	-2,-2,-4,-2,-1,-2
own a sweet	-3,-3,-5,-3,-2,-2
brand new shop	-4,-3,-6,-5,-1,-1
a brand new	-4,-3,-6,-5,-1,-1
have a brand	-3,-2,-6,-5,-1,-1
intranet by june	7,-4,-4,-3,-2,-3
intranet by	3,-3,-3,-3,-2,-3
new intranet by	7,-3,-3,-3,-2,-3
new intranet	4,-3,-3,-3,-2,-2
a new intranet	3,-3,-4,-3,-2,-3
boatbuilder . need	3,-1,-3,-2,-2,-2
boatbuilder .	4,-2,-4,-3,-3,-3
aurelia boatbuilder .	3,-1,-3,-3,-2,-2
aurelia boatbuilder	4,-2,-4,-3,-2,-2
aurelia	3,-2,-4,-3,-3,-3
are aurelia boatbuilder	3,-1,-4,-3,-3,-3
are aurelia	3,-1,-3,-3,-2,-2
we are aurelia	3,-2,-4,-3,-3,-3
^cutte	-4,-2,-3,-2,-2,-3,-1
cutter fujairah	-4,-3,-3,-3,-2,-3,-2
cutter	-3,-3,-3,-2,-2,-3,-2
stone cutter fujairah	-3,-2,-3,-2,-2,-3,-2
stone cutter	-3,-2,-3,-2,-2,-2,-1
petra stone cutter	-3,-2,-2,-2,-2,-2,-1
petra stone	-3,-2,-3,-2,-2,-3,-2
with petra stone	-3,-3,-3,-3,-2,-3,-2
with petra	-4,-3,-3,-3,-2,-3,-1
are with petra	-3,-2,-2,-2,-1,-2
intend to sell	-2,-1,-6,-1
co-operative intend to	-3,-1,-7,-2,-1,-1
co-operative intend	-2,,-7,-1,-1,-1
weaver co-operative intend	-2,,-9,-1,,-1
weaver co-operative	-3,-1,-6,-2,-1,-1
kalyani weaver co-operative	-3,-1,-6,-2,,-1
kalyani weaver	-2,-1,-6,-1,-1,-1
call dinesh	-3,-3,-3,-2,-2,-2
please call dinesh	-2,-2,-3,-2,-2,-1
ltd . please	-3,-3,-3,-2,-3,-1
^rotor	-2,-2,-3,-2,-2,-2
rotor pvt ltd	-3,-3,-3,-2,-2,-2
rotor pvt	-3,-3,-3,-2,-3,-2
acme rotor pvt	-3,-3,-3,-2,-3,-2
acme rotor	-3,-2,-3,-2,-2,-2
^larvi	-4,-3,-3,-3,-3,-2,-1
larvik	-6,-5,-5,-5,-4,-4,-2
of larvik	-6,-4,-5,-5,-4,-4,-1
lamp of larvik	-5,-4,-4,-4,-4,-4,-2
lamp of	-4,-3,-4,-3,-3,-3,-2
bakery in ipoh	-5,-4,-6,-3,-3,-2
family-run dental clinic	-4,-2,-2,-4,-2,-2
family-run dental	-4,-2,-1,-3,-2,-2
a family-run dental	-4,-2,-1,-4,-2,-2
are a family-run	-4,-2,-1,-4,-2,-2
noor is in	-3,-1,-1,-2,-3
clinic al noor	-3,-2,-2,-3,-3,-1
clinic al	-2,-1,-1,-2,-2,-1
our clinic al	-3,-2,-1,-2,-3,-1
call from sagar	-4,-2,-3,-2,-2,-1
heron surveyor	-5,-5,-4,-5,-4,-5,-2
blue heron surveyor	-5,-5,-4,-5,-4,-5,-2
i'm with blue	-5,-4,-4,-4,-3,-3,-1
trust in windhoek	-5,-3,-2,-2,-2,-2
^kavan	-5,-3,-2,-3,-2,-2
kavango trust in	-4,-3,-2,-2,-2,-1
kavango trust	-4,-3,-2,-2,-1,-1
kavango	-4,-3,-2,-2,-1,-1
the kavango trust	-5,-3,-2,-3,-2,-2
the kavango	-5,-4,-2,-3,-2,-2
with the kavango	-4,-3,-2,-2,-2,-2
in kiel	-3,-2,-3,-3,-2,-3
gmbh in kiel	-2,-2,-2,-2,-2,-2
optik gmbh in	-3,-2,-2,-2,-2,-2
optik gmbh	-2,-2,-2,-2,-2,-2
nordlicht optik gmbh	-3,-2,-2,-2,-2,-2
nordlicht optik	-3,-3,-3,-3,-3,-3
for nordlicht optik	-2,-2,-2,-2,-2,-2
for nordlicht	-3,-2,-2,-2,-2,-3
work for nordlicht	-2,-2,-2,-2,-2,-2
roaster kampala	-3,-4,-4,-3,-2,-2,-1
coffee roaster kampala	-3,-4,-5,-4,-3,-3,-2
okapi coffee roaster	-3,-4,-5,-4,-2,-2,-2
okapi coffee	-3,-4,-4,-3,-2,-2,-2
okapi	-4,-4,-5,-4,-3,-3,-2
are okapi coffee	-3,-3,-4,-3,-2,-2,-2
are okapi	-3,-4,-5,-3,-2,-2,-1
we are okapi	-3,-4,-4,-4,-3,-2,-2
ltd . and	3,-3,-1,-2,-1,-2
safari ltd .	3,-4,-1,-1,-2,-3
tembo safari ltd	3,-4,,-2,-1,-2
tembo safari	4,-4,,-2,-2,-3
are tembo safari	3,-4,,-2,-2,-2
are tembo	4,-4,,-2,-1,-2
we are tembo	3,-4,-1,-2,-1,-2
^veron	-3,-1,-2,-1,-1
in verona	-2,-2,-2,-2,-1,-1
restaurant in verona	-2,-2,-3,-2,-1,-1
small restaurant in	-2,-2,-2,-1,-1
small restaurant	-3,-3,-3,-2,-1,-1
a small restaurant	-7,-3,-5,-2,-1,-1
fresca a small	-2,-3,-3,-2,-1,-1
fresca a	-3,-1,-2,-1
fresca	-3,-3,-3,-2,-1,-1
pasta fresca a	-2,-2,-2,-2,-1,-1
pasta fresca	-3,-3,-3,-2,-1,-1
pasta	-3,-3,-3,-2,-1,-1
own pasta fresca	-2,-3,-3,-2,-2,-1
i own pasta	-3,-2,-2,-2,-1,-1
call pasta fresca	-7,-2,-3,-2,-1
call pasta	-6,-2,-3,-2
restaurant call pasta	-6,-2,-3,-2
restaurant call	-6,-2,-3,-2
small restaurant call	-6,-2,-3,-2
polymer pvt ltd	-3,-2,-3,-3,-2,-1
polymer pvt	-3,-2,-3,-3,-2,-1
zenith polymer pvt	-3,-2,-3,-3,-2,-1
zenith polymer	-2,-2,-2,-2,-2,-1
call zenith polymer	-3,-2,-3,-3,-3,-1
call zenith	-3,-2,-3,-3,-3,-1
is call zenith	-3,-2,-2,-2,-2,-1
is kaveri granit	-5,-2,-3,-3,-2,-2
is kaveri	-6,-3,-3,-4,-2,-2
name is kaveri	-4,-2,-2,-3,-1,-1
my company name	-5,-2,-2,-4,-1,-2
engineer sdn .	-2,-3,-1,-2,-3,-1
engineer sdn	-3,-3,-1,-3,-4,-2
jaya engineer sdn	-2,-3,-1,-2,-3,-2
petrona jaya engineer	-2,-2,-1,-1,-3,-1
petrona jaya	-3,-4,-2,-3,-4,-2
company petrona jaya	-2,-3,-1,-2,-3,-2
company petrona	-3,-4,-2,-3,-4,-2
ohg	-3,-3,-3,-3,-3,-3,-2
hofer ohg	-3,-2,-3,-2,-2,-2,-2
hofer	-3,-2,-2,-2,-2,-2,-2
bäckerei hofer ohg	-3,-2,-2,-2,-2,-2,-1
bäckerei hofer	-3,-2,-2,-2,-2,-2,-2
firma bäckerei hofer	-3,-2,-3,-2,-2,-2,-2
firma bäckerei	-3,-2,-2,-2,-2,-2,-2
servic llc abu	-2,-4,-1,,-1,-1
security servic llc	-2,-3,,,-1,-1
eye security servic	-1,-3
eye security	-2,-3,-1,,-1,-1
falcon eye security	-1,-4,-1,,-1,-1
hotel want a	2,-1,-2,-3,-1
hotel want	2,-1,-2,-3,-1
^mirad	2,-2,-2,-3,-1
mirador hotel want	1,-1,-2,-3,-1
mirador hotel	1,-2,-2,-3,-1
mirador	1,-1,-1,-3,-1
at mirador hotel	1,-2,-2,-3,-1
at mirador	1,-1,-1,-3
we at mirador	1,-1,-1,-3,-1
finch we sell	-2,-3,-5,-3,-3,-2,-1
finch we	-1,-2,-4,-2,-3,-1
castle finch we	-2,-3,-5,-3,-3,-2,-1
castle finch	-2,-2,-4,-2,-3,-2,-1
at castle finch	-2,-3,-5,-3,-3,-2,-1
at castle	-2,-2,-5,-2,-2,-2,-1
here at castle	-2,-2,-4,-3,-3,-2,-1
here at	-2,-2,-4,-2,-2,-2,-1
electronic co .	-3,-3,-4,-2,-2,-3,-1
electronic co	-3,-2,-3,-1,-1,-2,-1
haoyu electronic co	-3,-3,-3,-2,-2,-3,-1
haoyu electronic	-3,-3,-3,-2,-2,-3,-2
haoyu	-4,-3,-4,-2,-2,-3,-1
shenzhen haoyu electronic	-3,-2,-2,-1,-1,-2,-1
shenzhen haoyu	-3,-3,-4,-2,-2,-3,-2
represent shenzhen haoyu	-3,-3,-3,-2,-2,-3,-2
represent shenzhen	-4,-3,-4,-2,-2,-3,-2
i represent shenzhen	-3,-2,-2,-1,-2,-2,-1
co ltd	-4,-2,-2,-3,-2,-2,-1
export co ltd	-4,-1,-2,-2,-1,-1
export co	-4,-1,-2,-2,-1,-2
import export co	-3,-2,-2,-2,-2,-2,-1
feida import export	-4,-2,-2,-3,-2,-2,-1
feida import	-3,-1,-2,-1,-1,-1
feida	-4,-2,-3,-3,-2,-2,-1
ningbo feida import	-4,-2,-2,-2,-2,-2,-1
ningbo feida	-3,-2,-2,-2,-1,-2,-1
li ningbo feida	-4,-2,-2,-3,-2,-2,-1
li ningbo	-4,-2,-2,-3,-2,-2,-1
mr li ningbo	-4,-2,-2,-2,-1,-2,-1
mr li	-4,-2,-3,-3,-2,-2,-1
chai junction	-7,-4,-5,-3,-3,-3
of chai junction	-7,-4,-5,-3,-3,-2
of chai	-7,-4,-4,-2,-2,-2
owner of chai	-8,-5,-6,-3,-4,-3
want cloud host	-3,-2,-1,-1,-2,2
^stack	-2,-2,-1,-1,-2,1
stackly . we	-3,-3,-2,-1,-2,2,-1
stackly .	-3,-2,-2,-1,-2,2,-1
stackly	-3,-2,-2,-1,-2,2,-1
at stackly .	-3,-3,-2,-1,-2,2,-1
at stackly	-2,-2,-2,-1,-2,2,-1
co-founder at stackly	-2,-2,-1,-1,-2,2
bloomberry	-3,-2,-2,-8,-2
lead bloomberry	-3,-1,-2,-10,-2
market lead bloomberry	-3,-2,-2,-9,-3
in ranchi	-2,-3,-2,-1,-1,-1
children in ranchi	-2,-3,-1,-1,-1,-1
street children in	-3,-3,-2,-2,-1,-1
with street children	-2,-3,-2,-1,-1,-1
with street	-3,-4,-2,-2,-1,-1
work with street	-3,-2,-1,-1,-1,-1
kiran work with	-3,-3,-2,-1,-1,-1
kiran work	-3,-3,-2,-1,-1,-1
asha kiran work	-2,-3,-2,-1,-1,-1
our ngo asha	-3,-3,-1,-1,-1,-1
print cloth	-3,-2,-5,-1,-2,-1
we print cloth	-2,-2,-5,-1,-1,-1
kumasi we print	-3,-2,-6,-1,-2,-1
kumasi we	-3,-2,-6,-2,-2,-2
in kumasi we	-2,-2,-5,-1,-2,-1
print in kumasi	-3,-2,-5,-1,-2,-1
adinkra print in	-3,-1,-5,-1,-2,-1
adinkra print	-2,-2,-5,-1,-2,-1
from adinkra print	-2,-2,-4,-1,-1,-1
from adinkra	-2,-2,-4,-1,-1,-1
ama from adinkra	-3,-2,-5,-1,-2,-1
ama from	-2,-2,-5,-1,-1,-1
bank lago	-2,-3,-2,-1,-2,-2
microfinance bank lago	-2,-3,-2,-1,-3,-3
microfinance bank	-2,-2,-1,,-2,-2
harmattan microfinance	-2,-3,-2,-1,-2,-3
at harmattan microfinance	-2,-2,-2,-1,-2,-2
it at harmattan	-2,-3,-2,-1,-3,-3
of it at	-2,-2,-2,-1,-2,-2
oluwaseun head of	-2,-2,-1,,-2,-2
oluwaseun head	-2,-3,-2,-1,-2,-3
herb mysuru	-3,-2,-3,-2,-2,-1,-2
tulsi herb mysuru	-4,-2,-3,-3,-2,-2,-2
montessori want an	-1,,,,-3,-1
montessori want	-1,,,,-2,-1
lakeside montessori want	-1,,,,-3,-1
lakeside montessori	-1,,,-1,-3,-1
we lakeside montessori	-1,,,,-3,-1
is in taip	-4,-2,-5,-3,-1
kita is in	-3,-2,-3,-4,-1,-1,-1
kita is	-2,-1,-5,-2
kopi kita is	-3,-2,-3,-4,-1,-1,-1
kopi kita	-2,-2,-3,-3,-1,-1,-1
shop kopi kita	-2,-2,-3,-3,-1,-1,-1
shop kopi	-2,-2,-3,-3,-1,-1,-1
my shop kopi	-2,-2,-2,-3,-1,-1,-1
noor-e-jahan	-2,-2,-7,-5,-3,-2,-1
boutique noor-e-jahan	-3,-2,-6,-3,-3,-2,-2
wife' boutique noor-e-jahan	-3,-2,-6,-3,-3,-2,-1
advocaten in utrecht	-3,-3,-2,-2,-2,-3
advocaten in	-3,-2,-2,-2,-2,-2
advocaten	-3,-3,-3,-3,-2,-3
berg advocaten	-3,-3,-3,-3,-3,-3
der berg advocaten	-3,-3,-3,-3,-3,-3
is van der	-3,-2,-2,-2,-3,-2
is van	-2,-2,-2,-2,-2,-2
firm is van	-2,-2,-2,-2,-2,-1
call little acorn	-5,-4,-4,-3,-2,-2
we're call little	-5,-3,-3,-4,-2,-3
nine yard	-5,-2,-4,-2,-2,-1
as nine yard	-5,-3,-4,-3,-4,-3,-1
as nine	-4,-2,-3,-2,-3,-2,-1
trade as nine	-6,-4,-5,-3,-3,-2
we trade as	-5,-3,-4,-2,-3,-2,-1
we trade	-6,-3,-4,-3,-3,-3,-1
cocoa clay	-3,-2,-4,-1,-1,-1
name cocoa clay	-3,-3,-4,-1,-2,-1
name cocoa	-3,-3,-4,-1,-2,-2
the name cocoa	-3,-4,-4,-2,-1,-2
trad under the	-3,-3,-4,-1,-2,-2
trad under	-3,-3,-3,-1,-2,-1
brand lavanya	-2,-1,-2,-2,-1,-1
the brand lavanya	-3,-2,-2,-3,-1,-1
under the brand	-2,-1,-2,-2,-1,-1
pune under the	-3,-2,-3,-3,-1,-2
pune under	-3,-2,-3,-3,-1,-1
in pune under	-3,-2,-3,-3,-1,-1
salon in pune	-2,-2,-3,-3,-1,-1
3 salon in	-3,-2,-3,-3,-1,-1
3 salon	-3,-2,-3,-3,-1,-1
run 3 salon	-3,-2,-2,-3,-1,-1
i run 3	-2,-1,-2,-3,,-1
tvs motor	-5,-4,-2,-3,-3,-1
from tvs motor	-5,-4,-3,-3,-3,-1,-1
from tvs	-4,-2,-2,-2,-2
am from tvs	-4,-3,-3,-3,-3,-1,-1
them lol	-2,-1,-2,-1,-1
infosy ? we	-2,-2,-2,-1,-1,-1
know infosy ?	-2,-1,-2,-1,-1
know infosy	-2,-2,-3,-1,-1,-1
you know infosy	-2,-2,-2,-1,-1,-1
move to sap	-2,-1,-1,,-1,-4
zoho and want	-2,,-1,-1,-1,-4
brandmatic has a	-6,-2,-3,-4,-3,-1
brandmatic has	-6,-2,-2,-3,-2,-1
brandmatic	-6,-2,-3,-4,-3,-1
competitor brandmatic has	-7,-3,-3,-5,-3,-1
competitor brandmatic	-8,-3,-3,-4,-3,-2
our competitor brandmatic	-7,-3,-4,-5,-3,-1
harbour clinic	-4,-1,,-2,-1,-1
for harbour clinic	-3,-1,,-2,-1,-1
for harbour	-4,-1,,-2,-1,-2
did for harbour	-3,-1,,-1,-1,-1
work you did	-3,-1,,-1,,-1
the work you	-4,-1,,-2,-1,-2
saw the work	-3,-1,-1,-2,-1,-1
webwizard is slow	-4,-2,-4,-4,,-2
webwizard is	-3,-2,-3,-3,-1,-3
agency webwizard is	-4,-2,-5,-4,,-3
agency webwizard	-3,-2,-4,-3,-1,-3
current agency webwizard	-3,-2,-4,-3,-1,-3
sell in dubai	-3,-2,-5,-2,-2,-2
china and sell	-2,-2,-5,-1,-1,-1
import from china	-2,-2,-4,-2,-2,-1
import from	-2,-2,-5,-1,-1,-1
we import from	-2,-2,-6,-2,-2,-1
lg phon	-2,-5,-2,-2,-1
and lg phon	-2,-4,-3,-2,-2,-1
and lg	-2,-7,-5,-2,-1
samsung and lg	-2,-6,-3,-2,-2,-1
samsung and	-2,-7,-5,-2,-2,-1
sell samsung and	-2,-5,-3,-2,-2,-1
sell samsung	-2,-7,-4,-2,-1
we sell samsung	-2,-5,-3,-2,-1,-1
stealth no name	-2,-2,-1,-1,-1,-1
in stealth no	-2,-2,-2,-2,-1,-2,-1
is not decid	-3,-1,-3,-1,-1,-1
we are hiring	-5,-5,-4,-3,-2,-2
organic kochi	-3,-3,-3,-3,-1,-1,-1
its greenleaf organic	-2,-2,-2,-2,-1
its greenleaf	-2,-2,-2,-2,-1,-1
^indiv	-4,-3,-4,-4,-3,-2
individual	-4,-3,-4,-3,-2,-2
company individual	-3,-2,-2,-3,-2,-1
not company individual	-4,-4,-4,-4,-3,-3
^我是深圳宏	-7,-6,-7,-6,-6,-5,-2
我是深圳宏远科技有限公司的李伟	-6,-5,-6,-5,-5,-4,-2
在吉隆坡	-8,-6,-7,-7,-6,-6,-3
我叫陈美玲 在吉隆坡	-9,-7,-8,-7,-6,-6,-3
rajkot vikram	-1,-2,-1,-1,-2,-2
manag director sethi	-1,-2,-1,-1,-2,-2
sethi manag	-1,-1,-1,-1,-2,-2
bursztyn gdańsk	-3,-3,-3,-2,-2,-4
bursztyn	-2,-3,-2,-1,-2,-3
studio bursztyn gdańsk	-2,-3,-3,-2,-1,-3
studio bursztyn	-2,-3,-3,-1,-2,-2
manager studio bursztyn	-2,-3,-3,-1,-1,-3
manager studio	-2,-2,-3,-2,-1,-2
office manager studio	-2,-3,-2,-2,-2,-3
kowalczyk office manager	-2,-2,-2,-1,-1,-3
kowalczyk office	-2,-3,-3,-2,-2,-3
marta kowalczyk office	-2,-3,-3,-1,-1,-3
98422 12345	-3,-2,-1,-1,-2,-2,-1
coimbatore 98422 12345	-3,-2,-1,-1,-1,-2
coimbatore 98422	-3,-2,-1,-1,-2,-2,-1
care coimbatore 98422	-3,-2,-1,-1,-1,-2
care coimbatore	-3,-1,-1,-1,-1,-2,-1
pet care coimbatore	-3,-2,-1,-1,-2,-2,-1
pixel pet care	-3,-1,-1,-1,-1,-1,-1
pixel pet	-3,-2,-1,-1,-1,-1
ravi pixel pet	-4,-2,-1,-1,-1,-1
ravi pixel	-3,-2,-1,-1,-1,-2
florist ajman	-3,-3,-4,-2,-2,-2,-2
bloom florist ajman	-3,-3,-3,-2,-2,-2,-2
zahra desert bloom	-3,-2,-4,-1,-2,-1,-1
zahra desert	-3,-2,-3,-2,-2,-2,-2
al zahra desert	-3,-2,-3,-2,-2,-2,-1
al zahra	-3,-3,-4,-2,-2,-2,-1
fatima al zahra	-4,-3,-4,-2,-2,-1,-1
1142 and nobody	-3,-3,-3,-3,-2,-2
1142 and	-3,-2,-2,-2,-2,-2
2000 1142 and	-3,-3,-3,-3,-3,-2
2000 1142	-2,-2,-2,-2,-2,-2
3 2000 1142	-3,-3,-2,-3,-3,-2
rang 60 3	-3,-3,-3,-3,-3,-2
rang 60	-3,-2,-2,-2,-3,-2
i rang 60	-2,-3,-2,-2,-2,-2
contact page has	-2,-2,-1
phone on your	-2,-2,-1
answer in a	-1,,-1,,-2
11223 your	-1,,-1,,-2
take 98450 11223	-2,-2,-2,-2,-1,-2
take 98450	-3,-2,-2,-2,-1,-1
work take 98450	-3,-2,-2,-2,-1,-2
doesn't work take	-2,-2,-3,-2,-1,-1
landline doesn't work	-2,-2,-2,-2,-1,-1
landline doesn't	-2,-2,-2,-2,-1,-2
my landline doesn't	-2,-2,-2,-2,-1,-2
my landline	-3,-2,-2,-2,-2,-2
leed 07700 900	-4,-2,-3,-1,-2,-1
leed 07700	-3,-2,-3,-1,-2,-1
in leed 07700	-4,-2,-3,-2,-3,-1
am in leed	-3,-1,-3,-1,-2,-1
mail is priya	-1,,-1,-1,,-2
orchardhouse dot example	-3,-2,-1,-2,-2,-2,-1
orchardhouse dot	-2,-1,-1,-1,-1,-2,-1
orchardhouse	-3,-2,-2,-2,-2,-2,-1
at orchardhouse dot	-3,-2,-2,-2,-2,-3,-1
at orchardhouse	-3,-2,-2,-2,-2,-2,-1
john at orchardhouse	-2,-1,-1,-1,-1,-2,-1
john at	-3,-1,-1,-2,-2,-2,-1
k at gmail	-3,-1,-2,-1,-1,-1
k at	-3,-1,-1,-1,-1,-1
underscore k at	-3,-1,-1,-1,-1,-1
underscore k	-3,-1,-1,-1,-1,-1
underscore	-3,-1,-2,-1,-2,-1
ravi underscore k	-3,-1,-2,-2,-2,-2,-1
ravi underscore	-4,-1,-2,-2,-2,-2
is ravi underscore	-3,-1,-2,-2,-2,-1,-1
email is ravi	-3,-1,-2,-1,-2,-1
at gmail.com	-3,-3,-3,-3,-3,-3,-2
ravi.k at gmail.com	-4,-3,-3,-3,-3,-3,-2
ravi.k at	-3,-3,-3,-3,-3,-3,-2
ravi.k	-5,-4,-5,-4,-4,-3,-2
ravi.k gmail.com	-5,-4,-5,-4,-4,-4,-2
^anil1	-3,-3,-3,-3,-2,-2,-1
anil123 gmail.com	-3,-3,-3,-3,-2,-2,-1
anil123	-2,-2,-2,-2,-1,-1
is anil123 gmail.com	-2,-2,-2,-2,-2,-1,-1
is anil123	-3,-2,-3,-2,-2,-1
id is anil123	-3,-3,-3,-3,-2,-2,-1
my id is	-3,-3,-3,-3,-2,-2,-1
my id	-3,-2,-3,-2,-2,-2,-1
js conference	-2,-2,-2,-2,-2,-2
dot js conference	-3,-2,-3,-2,-2,-2,-1
dot js	-3,-3,-3,-3,-3,-2,-1
node dot js	-3,-2,-2,-2,-2,-2
node dot	-2,-2,-2,-2,-2,-2,-1
at node dot	-2,-2,-2,-2,-2,-2,-1
at node	-2,-2,-2,-2,-2,-2
meet at node	-3,-3,-3,-3,-3,-3,-1
we meet at	-3,-2,-3,-2,-3,-2,-1
at booking.com	-6,-5,-4,-5,-3,-5
work at booking.com	-6,-5,-4,-4,-3,-4
example.com please	-5,-2,-3,-4,-4,-4
at example.com please	-4,-1,-2,-3,-2,-3
at example.com	-5,-2,-3,-5,-4,-4
look at example.com	-5,-1,-3,-4,-3,-3
at sagarfoods.example	-9,-1,-3,-3,-3,-3
is at sagarfoods.example	-8,-2,-3,-3,-3,-3
site is at	-7,-1,-2,-2,-2,-2
^teaho	-3,-2,-3,-3,-2,-2,-1
teahouse.example	-3,-2,-3,-3,-3,-2,-1
^mei.b	-2,-1,-2,-2,-2,-2,-1
mei.backup	-1,,-1,-1,-1,-2
or mei.backup teahouse.example	-2,-1,-2,-2,-2,-2,-1
mei teahouse.example or	-2,-1,-2,-2,-2,-2,-1
mei teahouse.example	-4,-3,-4,-4,-3,-4,-1
at mei	-2,-1,-2,-2,-2,-2,-1
me at mei	-2,,-2,-1,-1,-3
tea-house.example	-3,-3,-3,-4,-2,-2,-1
mei tea-house.example	-3,-2,-2,-3,-2,-2
is mei tea-house.example	-3,-2,-3,-3,-2,-2,-1
it is mei	-3,-2,-3,-3,-2,-2
teahouse.example it is	-3,-2,-3,-3,-2,-2,-1
teahouse.example it	-3,-3,-3,-3,-2,-2
mei teahouse.example it	-3,-3,-3,-4,-2,-2,-1
not mei teahouse.example	-3,-3,-3,-3,-2,-2,-1
^bayt.	-5,-4,-4,-4,-4,-4,-3
bayt.example	-4,-4,-4,-4,-4,-4,-3
sara bayt.example	-3,-3,-3,-3,-3,-2,-2
^mailt	-5,-4,-4,-4,-4,-4,-3
mailto sara bayt.example	-4,-3,-4,-3,-3,-3,-2
mailto sara	-4,-3,-3,-3,-3,-3,-2
mailto	-4,-3,-4,-3,-3,-3,-2
dunes.example .	-4,-3,-3,-3,-3,-3,-2
omar dunes.example .	-4,-3,-3,-3,-3,-3,-2
e-mail omar dunes.example	-4,-3,-3,-3,-3,-3,-2
e-mail omar	-5,-3,-4,-3,-4,-3,-2
lakeside.candl	-4,-1,-4,-8,-1,-1
instagram lakeside.candl	-5,-2,-5,-8,-2,-1
on instagram lakeside.candl	-4,-1,-4,-9,-1
am on instagram	-4,-1,-4,-8,-1,-1
is nine eight	-2,-1,-1,-1,-2
is nine	-3,-2,-2,-1,-1
number is nine	-3,-2,-2,-1,-2,-1
^09845	-5,-4,-5,-4,-4,-4,-3
098450 12345	-5,-4,-5,-4,-4,-4,-3
098450	-4,-4,-4,-4,-4,-4,-3
ph 098450 12345	-5,-5,-5,-4,-4,-4,-3
ph 098450	-5,-4,-5,-4,-4,-4,-3
98450 12345	-7,-7,-7,-6,-5,-5,-4
0091 98450 12345	-4,-4,-4,-4,-4,-4,-3
0091 98450	-5,-4,-5,-4,-4,-4,-3
00971 50 123	-4,-4,-4,-3,-2,-4,-2
91 98450 12345	-3,-2,-3,-2,-2,-2,-2
mob 91 98450	-2,-2,-3,-2,-2,-2,-1
91.98450.12345	-7,-6,-6,-6,-6,-5,-3
0 12 345	-3,-2,-2,-2,-2,-2,-1
60 0 12	-3,-2,-2,-2,-2,-1,-1
60 0	-4,-3,-3,-3,-2,-2,-1
6789 from kl	-3,-1,-2,-2,-1,-2,-1
6789 from	-5,-3,-3,-3,-3,-3,-2
2345 6789 from	-4,-2,-3,-2,-2,-2,-2
mobile 98450 12345	-1,-3
mobile 98450	-1,-3
6789 mobile 98450	-2,-4,,,,-1
6789 mobile	-1,-3
2345 6789 mobile	-1,-2
044 2345 6789	-2,-3,-1,-1,-1,-1
office 044 2345	-1,-3
office 044	-1,-3
1234567	-3,-2,-3,-3,-3,-1
050 1234567	-2,-1,-2,-2,-2,-1
number 050 1234567	-2,-2,-2,-2,-2,-1
my number 050	-3,-2,-2,-2,-2,-1
9845012346	-3,-2,-3,-2,-3,-1
not 9845012346	-4,-3,-4,-3,-5,-2
and not 9845012346	-3,-2,-3,-3,-4,-1
9845012345 and not	-3,-2,-3,-2,-4,-1
whatsapp 9845012345 and	-3,-2,-3,-2,-4,-1
whatsapp 9845012345	-3,-2,-3,-2,-4,-1
98450 54321	-3,-1,-1,-2,-1,-1
one 98450 54321	-2,-1,-1,-1,-1
one 98450	-3,-1,-1,-1,-1,-1
12345 new one	-2,-1,-1,-1,-1,-1
12345 new	-2,-1,-1,-1,,-1
number 98450 12345	-2,-1,-1,-1
old number 98450	-3,-1,-1,-2,-1,-1
in our database	-2,-1,-1,-1,-2,-4,-1
rows in our	-2,-1,-1,-1,-2,-4,-1
rows in	-2,-1,-1,-1,-2,-4,-1
9845012345 rows in	-2,-1,-1,-1,-2,-4,-1
9845012345 rows	-2,-1,-1,-1,-3,-5,-1
have 9845012345 rows	-2,-1,-1,-1,-2,-5,-1
have 9845012345	-2,-1,-1,-1,-2,-4,-1
we have 9845012345	-2,-1,-1,-1,-3,-5,-1
track number 9845012345	-3,-5,-1,-1,-1,-1
track number	-4,-5,-2,-2,-1,-1,-1
enrolment no 9845012345	-3,-3,-3,-3,-4,-3,-2
enrolment no	-4,-3,-3,-4,-4,-3,-2
my enrolment no	-4,-3,-3,-3,-4,-3,-2
my enrolment	-3,-3,-2,-3,-3,-2,-1
399 8877	-4,-4,-3,-3,-3,-3
399	-4,-4,-4,-4,-3,-4
04 399 8877	-3,-4,-3,-3,-2,-3
04 399	-4,-5,-4,-4,-3,-4
on 04 399	-4,-4,-4,-3,-3,-3
on 04	-4,-4,-3,-3,-2,-3
me on 04	-4,-4,-4,-4,-3,-4
^20241	-1,-2,-3,,-1
20241234567	-2,-2,-5,-1,-1,-1
no 20241234567	-2,-3,-6,-1,-1,-1
order no 20241234567	-2,-3,-4,-1,-1,-1
abcde1234f1z5 order no	-2,-2,-3,-1,-1,-1
abcde1234f1z5 order	-1,-3,-5,,,-1
29 abcde1234f1z5 order	-2,-3,-3,-1,-1,-1
23456789	-3,-3,-2,-3,-2,-2,-1
151 23456789	-4,-4,-3,-3,-3,-3,-1
151	-4,-4,-3,-3,-2,-3,-1
49 151 23456789	-4,-4,-3,-3,-2,-3,-1
49 151	-4,-4,-4,-4,-3,-3,-1
on 49 151	-4,-4,-3,-4,-3,-3,-1
on 49	-3,-3,-2,-2,-2,-2,-1
me on 49	-3,-3,-2,-2,-2,-2,-1
is my line	-2,-3,-3,-2,-2,-2,-1
4567 is my	-1,-3,-3,-2,-1,-1
4567 is	-2,-3,-3,-2,-2,-2,-1
123 4567 is	-2,-3,-3,-2,-2,-2,-1
0712 345678	-4,-3,-3,-3,-3,-3,-2
nairobi 0712 345678	-4,-4,-3,-3,-3,-2,-1
nairobi 0712	-5,-4,-3,-4,-4,-2,-1
in nairobi 0712	-3,-3,-2,-3,-3,-2,-2
am in nairobi	-4,-4,-3,-4,-3,-2,-1
area 560001	-4,-3,-4,-3,-3,-3,-2
12345 area 560001	-4,-4,-4,-3,-2,-2,-1
12345 area	-4,-4,-4,-3,-2,-2,-1
bus 12345 area	-4,-3,-3,-3,-2,-2,-1
bus 12345	-4,-3,-3,-2,-2,-1,-1
receiv where is	-1,-2,-3,-1,-3,-1
receiv where	-1,-2,-3,-1,-2,-1
not receiv where	-1,-2,-4,-1,-2,-1
lg-48821907 not receiv	-1,-2,-4,-1,-2
page ring out	-2,-2,-1,-1,-1
page ring	-3,-2,-1,-1
your page ring	-3,-2,-1,-1,-1
at 808.555.0119	-5,-4,-5,-4,-4,-5,-1
me at 808.555.0119	-5,-4,-4,-4,-3,-3
^90023	-4,-6,-2,-2,-1,-1
900236	-4,-5,-3,-3,-1,-1
07700 900236	-4,-6,-3,-3,-1,-1
is 07700 900236	-4,-6,-3,-3,-1,-1
is 07700	-3,-4,-2,-2,-1,-1
mobile is 07700	-4,-5,-2,-3,-1,-1
us he gave	-2,-2,-2,-2,-1,-1
one rakesh wrote	-2,-2,-2,-2,-2,-1
kendal 01539 555	-2,-2,-2,-2,-2,-2,-1
in kendal 01539	-2,-2,-2,-2,-2,-2,-1
in kendal	-2,-2,-2,-1,-1,-1
are in kendal	-2,-2,-2,-1,-1,-1
kuch need help	-5,-2,-6,-4,-1,-2
show flat in	-6,-2,-2,-2,-1,-1
show flat	-6,-2,-3,-2,,-1
we show flat	-6,-2,-3,-2,,-1
havelock island	-5,-2,-2,-3,-2,-3
on havelock island	-6,-3,-2,-4,-2,-3
centre on havelock	-5,-2,-1,-3,-2,-2
have a dive	-5,-2,-2,-3,-2,-2
to tirupati	-5,-5,-4,-5,-3,-5
someone to tirupati	-5,-6,-5,-6,-5,-6
in taman melawati	-2,-2,-3,-1,-1,-2
salon in taman	-2,-2,-4,-1,-1,-1
tiny salon in	-3,-3,-4,-2,-2,-2
tiny salon	-3,-3,-3,-2,-1,-2
this tiny salon	-2,-2,-2,-1,-1,-1
this tiny	-2,-3,-3,-2,-1,-2
own this tiny	-2,-3,-4,-2,-1,-1
own this	-3,-3,-3,-2,-2,-2
i own this	-3,-3,-4,-2,-2,-2
shahpura need google	-2,,,1,-1
shahpura need	-3,,,1,-2
shahpura	-2,,,1,-1
in shahpura need	-3,,,1,-1
in shahpura	-3,,,1,-1
dhaba is in	-3,,,1,-1
our dhaba is	-2,,,1,-1
our dhaba	-3,,,1,-1
plant is between	-3,-3,-2,-2,-4,-1
our plant is	-4,-4,-3,-2,-4,-2,-1
make sail	-3,-3,-4,-3,-4,-2
and make sail	-3,-4,-4,-3,-4,-3
^trond	-3,-3,-4,-2,-3,-2
trondheim and make	-3,-4,-5,-3,-4,-3
trondheim and	-3,-4,-5,-3,-4,-3
trondheim	-3,-4,-5,-3,-4,-3
in trondheim and	-3,-3,-4,-3,-4,-3
in trondheim	-3,-4,-5,-3,-4,-3
we're in trondheim	-2,-2,-3,-2,-3,-2
greeting we're in	-3,-4,-5,-3,-4,-3
greeting we're	-3,-3,-5,-3,-4,-3
have godown	-5,-5,-4,-4,-3,-3,-1
we have godown	-5,-5,-4,-3,-3,-2,-1
side we have	-5,-5,-4,-3,-3,-3,-1
^ulhas	-5,-6,-4,-3,-3,-3,-1
ulhasnagar side we	-5,-5,-4,-3,-2,-2,-1
ulhasnagar side	-5,-6,-4,-4,-3,-3,-1
ulhasnagar	-6,-6,-4,-4,-3,-3,-1
^barab	-3,-4,-3,-2,-2,-2,-1
barabanki	-2,-4,-3,-2,-2,-2,-2
of barabanki	-2,-4,-3,-2,-2,-2,-2
native of barabanki	-4,-5,-4,-3,-3,-3,-2
native of	-3,-4,-3,-3,-3,-2,-2
coonoor . hello	-3,-3,-3,-3,-2,-2,-1
trader coonoor .	-4,-3,-3,-3,-2,-2,-2
trader coonoor	-4,-3,-3,-4,-2,-2,-1
tea trader coonoor	-4,-3,-3,-3,-2,-2,-1
tea trader	-3,-3,-3,-3,-2,-2,-1
nilgiri tea trader	-4,-3,-3,-3,-2,-2,-1
in freiburg im	-2,-2,-3,-2,-3,-2,-2
in freiburg	-2,-2,-2,-2,-2,-2,-2
we're in freiburg	-2,-2,-2,-2,-2,-2,-2
di jakarta selatan	-4,-3,-3,-3,-3,-3,-3
di jakarta	-4,-3,-3,-3,-3,-3,-2
kami di jakarta	-4,-3,-3,-3,-2,-3,-2
kami di	-4,-3,-3,-3,-2,-3,-2
^kanto	-4,-3,-3,-3,-2,-3,-2
kantor kami di	-4,-3,-3,-3,-3,-2,-2
kantor kami	-4,-3,-3,-3,-2,-3,-2
kantor	-4,-3,-3,-3,-3,-3,-3
us from nepal	-5,-4,-3,-3,-2,-2
us from	-5,-4,-4,-3,-2,-2
to us from	-4,-4,-4,-3,-2,-2
pilgrim come to	-5,-5,-4,-3,-3,-3
pilgrim come	-5,-5,-4,-4,-3,-3
in trouble	-5,-3,-2,-2,-2,-4
is in trouble	-6,-2,-1,-2,-2,-3
are in retail	-3,-4,-9,-4,-2,-1
out of coimbatore	-7,-3,-3,-3,-3,-3
stay in kota	-4,-4,-4,-5,-3,-2,-1
free zone sharjah	-3,-2,-1,-2,-1,-1
at hamriyah free	-5,-2,-2,-1,-1,-1
locat at hamriyah	-5,-1,-1,-1,-1,-1
locat at	-3,-2,-1,-2,-1,-1
in lekki lago	-6,-5,-4,-3,-4,-4
in lekki	-5,-3,-3,-2,-3,-3
is in lekki	-6,-5,-4,-3,-4,-4
madurai last year	-4,-2,-3,-4,-2,-4
madurai last	-4,-2,-3,-3,-3,-5
to madurai last	-4,-2,-3,-3,-2,-5
to madurai	-4,-2,-3,-4,-3,-4
chennai to madurai	-4,-2,-3,-4,-2,-6
moved from chennai	-4,-3,-3,-4,-3,-5
person in kuala	-1,-1,-2,-2,,-2
runs your	-1,-2,-3,-1,-2,-3,-1
who runs your	-1,-2,-3,-1,-1,-3
for in bengaluru	-2,-2,-2,-2,-1
ask for in	-3,-3,-2,-2,-1,-1,-1
manager for malaysia	-1,-3,-2,-3,-2,-3
the manager for	,-3,-1,-2,-1,-2
dubai in abu	-3,-2,-2,-3,-1,-1,-1
in dubai in	-2,-2,-3,-2,-1,-2,-1
live in doha	-3,-3,-3,-2,-1,-1
am from kerala	-4,-2,-3,-1
city ipoh	-8,-7,-8,-6,-6,-6,-3
location salem	-8,-4,-5,-5,-4,-3,-1
workshop in jaipur	-1,-2,-3,-1,-2,-1
our workshop in	-2,-2,-4,-1,-2,-2
our workshop	-1,-2,-4,-1,-1,-1
from our workshop	-2,-2,-3,-1,-2,-1
london from our	-1,-3,-5,-1,-2,-1
london from	-2,-3,-4,-1,-3,-2
and london from	-1,-2,-3,-1,-1,-1
singapore and london	-2,-2,-4,-1,-2,-1
to singapore and	-2,-2,-5,-1,-2,-1
are in germany	-5,-5,-5,-4,-4,-5,-1
people in penang	-3,-3,-3,-2,-2,-1
is in frankfurt	-2,-2,-2,,-1,-9
the server is	-1,-2,-2,,-1,-8
about your dubai	-3,,,,-5
read about your	-2,,,,-4
head office ?	-2,-1,-1,,-1,-2
lumpur your head	-2,-1,-1,,-1,-2
lumpur your	-2,-1,-1,-1,-1,-3
kuala lumpur your	-2,-1,-1,,-1,-3
is kuala	-2,-1,-1,,,-2
near ooty	-6,-4,-5,-3,-1,-2
live near ooty	-5,-3,-5,-3,-1,-2
kisumu kenya	-5,-4,-2,-4,-3,-3,-2
in kisumu kenya	-6,-4,-2,-4,-3,-3
school in kisumu	-7,-4,-3,-4,-3,-3,-1
in penang lah	-4,-3,-3,-2,-2,-2,-1
are in penang	-3,-2,-2,-2,-1,-1,-1
bentota sri lanka	-3,-3,-2,-3,-3,-2,-1
bentota sri	-3,-3,-3,-3,-3,-2,-1
bentota	-3,-2,-2,-3,-3,-2,-1
in bentota sri	-4,-3,-3,-3,-4,-2,-1
in bentota	-3,-3,-2,-3,-3,-2,-1
hotel in bentota	-3,-3,-2,-3,-3,-2,-1
utrecht !	-5,-5,-5,-4,-4,-4,-2
from utrecht !	-5,-5,-5,-4,-4,-4,-2
from utrecht	-5,-5,-5,-4,-4,-4,-2
hello from utrecht	-6,-5,-5,-5,-4,-4,-3
^hangz	-4,-3,-5,-3,-2,-4
hangzhou	-5,-4,-6,-4,-2,-5
from hangzhou	-3,-3,-4,-3,-2,-3
you from hangzhou	-4,-4,-4,-3,-2,-3
11223 ?	-2,-2,-3,-3,-2,-1
98450 11223 ?	-2,-2,-2,-2,-2,-1
at 98450 11223	-2,-1,-2,-2,-2,-1
at 98450	-2,-2,-2,-2,-2
priyanka at 98450	-2,-2,-2,-3,-2,-1
priyanka at	-2,-2,-3,-3,-2,-1
call priyanka at	-2,-2,-3,-3,-2,-1
call priyanka	-2,-1,-2,-2,-2,-1
someone call priyanka	-2,-1,-3,-3,-2,-1
could someone call	-2,-2,-2,-3,-2,-1
11224 please	-3,-2,-3,-3,-2,-2
11224	-3,-2,-3,-3,-2,-2
98450 11224 please	-3,-3,-2,-3,-2,-2
98450 11224	-3,-3,-2,-3,-2,-2
on 98450 11224	-3,-2,-3,-3,-2,-2
on 98450	-3,-3,-2,-3,-2,-2
anjali on 98450	-3,-3,-3,-3,-2,-2
anjali on	-3,-3,-2,-3,-2,-2
ring anjali on	-3,-3,-3,-3,-2,-2
ring anjali	-3,-3,-3,-3,-2,-3
somebody ring anjali	-3,-2,-2,-3,-1,-2
around . this	-3,-2,-1,-2,-3,-2
am look around	-2,-1,-2,-1,-3,-1
interest . i	-2,-1,-1,-1,-2,-1
^karak	-4,-1,-3,-2,-2,-3,-1
karaka honey	-4,-2,-4,-3,-2,-4,-2
karaka	-4,-2,-4,-2,-2,-3,-1
of karaka honey	-4,-2,-4,-3,-2,-4,-2
of karaka	-4,-2,-4,-2,-2,-3,-1
parata of karaka	-3,-2,-3,-2,-2,-3,-2
grower company	-4,-4,-4,-3,-2,-3
malnad grower company	-4,-3,-3,-3,-2,-3
malnad grower	-3,-3,-2,-2,-2,-2
are malnad grower	-4,-3,-3,-3,-2,-2
are malnad	-4,-4,-4,-2,-1,-2
we are malnad	-4,-3,-3,-3,-2,-3
benedicta d'mello	-5,-4,-5,-4,-3,-4,-2
sister benedicta d'mello	-4,-3,-4,-3,-3,-4,-1
sister benedicta	-5,-3,-4,-3,-3,-4,-1
nordly as	-3,-2,-2,-2,-2,-3,-2
from nordly as	-2,-2,-2,-2,-2,-2,-1
from nordly	-2,-2,-2,-2,-2,-2,-1
aas from nordly	-3,-2,-3,-2,-2,-2,-1
aas from	-3,-2,-2,-2,-1,-2,-1
^sunni	-3,-2,-2,-2,-2,-2,-1
sunniva aas from	-3,-2,-2,-2,-2,-2,-2
sunniva aas	-3,-3,-3,-3,-3,-3,-2
sunniva	-3,-2,-2,-2,-2,-2,-1
longitude sunniva aas	-2,-1,-2,-2,-1,-2,-1
longitude sunniva	-3,-2,-2,-2,-2,-2,-1
hello longitude sunniva	-2,-2,-2,-2,-1,-2,-1
venkateswarlu garu	-6,-5,-6,-5,-5,-5,-3
hostel trust	-3,-3,-1,-1,-1,-1
ramana hostel trust	-3,-3,-1,-1,-1,-1
ramana hostel	-4,-4,-1,-1,-1,-1
sri ramana hostel	-3,-3,-1,-1,-1,-1
sri ramana	-5,-3,-1,-1,-1,-1
warden sri ramana	-4,-4,-1,-2,-1,-1
warden sri	-4,-4,-1,-1,-1,-1
panchal vapi	-4,-3,-4,-4,-3,-3,-3
panchal	-6,-5,-5,-5,-4,-4,-4
dhruvika panchal vapi	-4,-4,-4,-4,-4,-4,-3
dhruvika panchal	-5,-5,-5,-5,-4,-4,-4
dhruvika	-4,-3,-4,-3,-3,-3,-3
00011	-4,-3,-4,-3,-3,-3,-3
98220 00011	-3,-3,-3,-3,-3,-3,-2
mob 98220 00011	-3,-3,-3,-3,-2,-3,-2
mob 98220	-3,-2,-3,-2,-2,-2,-2
^narve	-3,-2,-3,-2,-2,-2,-2
narvekar mob 98220	-3,-3,-3,-3,-2,-3,-2
narvekar mob	-3,-3,-3,-3,-3,-3,-3
narvekar	-4,-4,-4,-4,-3,-4,-3
^sumed	-4,-3,-4,-3,-3,-3,-3
sumedha narvekar mob	-3,-3,-3,-3,-3,-3,-3
sumedha narvekar	-4,-3,-4,-3,-3,-3,-2
sumedha	-4,-3,-4,-3,-3,-3,-2
^bamid	-2,3,,-1,-1,-2
bamidele here we	-2,3,-1,-2,-2,-3
bamidele here	-2,3,,-1,-1,-2
bamidele	-2,3,-1,-2,-2,-2
oyelaran bamidele here	-3,4,-1,-2,-2,-3
oyelaran bamidele	-2,3,-1,-1,-2,-3
from ibadan	-4,-3,-2,-3,-4,-1
call from ibadan	-4,-3,-2,-2,-3,-1
temitope call from	-4,-3,-2,-3,-3,-1
temitope call	-4,-4,-2,-3,-4,-2
am temitope call	-4,-3,-2,-3,-3,-1
am temitope	-4,-4,-2,-3,-4,-1
brows noth else	-5,-2,-2,-2,-2,-1,-1
brows noth	-6,-2,-3,-3,-2,-2,-3
am brows noth	-5,-2,-3,-3,-2,-2,-2
am brows	-5,-2,-3,-3,-2,-2,-3
husk best price	-4,-4,-5,-3,-4,-5
husk best	-4,-4,-5,-4,-5,-5
husk	-4,-4,-5,-4,-5,-5
paddy husk best	-4,-3,-4,-3,-5,-5
paddy husk	-4,-4,-5,-3,-5,-5
keep sheep	-3,-3,-4,-3,-4,-3
we keep sheep	-2,-3,-4,-3,-3,-2
^angha	-3,-3,-4,-3,-4,-3
angharad here .	-3,-3,-4,-4,-4,-3
angharad here	-3,-3,-4,-3,-4,-3
angharad	-2,-2,-3,-2,-3,-3
^shwma	-3,-3,-4,-3,-3,-3
shwmae angharad here	-3,-3,-4,-3,-4,-3
shwmae angharad	-3,-3,-4,-3,-4,-3
shwmae	-2,-3,-3,-3,-3,-3
phone chang it	-2,-3,,-2,-1
phone chang	-2,-3,-1,-2,-1,-1
nikhil phone chang	-3,-4,-1,-1,-1,-1
nikhil phone	-2,-3,,-2,-1
not nikhil phone	-2,-3,-1,-1,-1,-1
not nikhil	-3,-4,-1,-2,-1,-1
nikhila not nikhil	-3,-4,-1,-2,-1,-1
nikhila not	-2,-3,,-2,-1
nikhila	-2,-3,,-2,-1
it's nikhila not	-3,-4,-1,-2,-1,-1
it's nikhila	-3,-4,,-2,-1,-1
no it's nikhila	-3,-4,-1,-2,-1,-1
no no it's	-3,-4,-1,-2,-1,-1
cheat us	-2,-1,-1,-1,-1,-1
^coden	-2,-1,-1,,-2,-1
codenest cheat us	-2,-2,-1,-1,-1,-1
codenest cheat	-2,-1,-1,,-1,-1
codenest	-2,-1,-1,,-1
from codenest cheat	-2,-1,-1,-1,-1,-1
from codenest	-2,-1,-1,,-2,-1
^soumi	-2,-1,-1,,-1,-1
soumitra from codenest	-3,-1,-1,,-2,-1
soumitra from	-2,-1,-1,,-2,-1
soumitra	-3,-2,-1,-1,-2,-1
mr . soumitra	-3,-2,-1,-1,-2,-1
earlier developer mr	-2,-1,-1,-1,-2,-1
earlier developer	-2,-1,,,-2,-1
my earlier developer	-2,-1,,,-1,-1
runn a saree	-3,-3,-6,-4,-2,-3
^barpe	-3,-2,-6,-3,-2,-2
barpeta runn a	-3,-3,-6,-4,-2,-3
barpeta runn	-3,-2,-6,-3,-2,-3
barpeta	-3,-2,-7,-4,-2,-3
from barpeta runn	-3,-3,-6,-4,-2,-3
from barpeta	-3,-3,-6,-3,-2,-3
hail from barpeta	-3,-3,-6,-4,-2,-3
hail from	-3,-3,-6,-4,-2,-3
one hardware shop	-3,-1,-4,-3,-1,-2
one hardware	-3,-1,-4,-2,-1,-2
have one hardware	-4,-1,-4,-2,-2,-3
hubli i have	-4,-1,-4,-2,-2,-3
hubli i	-3,,-5,-2,-2,-2
from hubli i	-3,,-4,-2,-2,-2
venkatesh from hubli	-3,-1,-4,-3,-2,-3
venkatesh from	-3,-1,-4,-3,-2,-2
myself venkatesh from	-3,,-4,-2,-1,-2
myself venkatesh	-4,-1,-4,-3,-2,-3
morn myself venkatesh	-3,,-4,-2,-2,-2
morn myself	-3,-1,-3,-2,-2,-3
good morn myself	-2,,-4,-1,-1,-1
at nagpur .	-2,-2,-1,-3,-1,-1,-1
clas at nagpur	-2,-2,,-2,-1
clas at	-2,-2,-1,-3,-1,-1,-1
coach clas at	-3,-2,-1,-3,-1
a coach clas	-3,-2,-1,-3,-1
deshmukh . i	-2,-2,-1,-2,-1,-1,-1
deshmukh .	-2,-2,-1,-3,-1,-1,-1
anjali deshmukh .	-2,-2,-1,-3,-1,-1,-1
myself anjali deshmukh	-3,-2,-1,-3,-1,-1,-1
myself anjali	-2,-2,,-2
kumar from erode	-3,-2,-3,-2,-1,-1
suresh kumar from	-3,-3,-3,-3,-2,-2
suresh kumar	-4,-3,-3,-3,-2,-1
am suresh kumar	-3,-3,-3,-2,-1,-1
am suresh	-4,-3,-3,-3,-2,-2
i am suresh	-3,-3,-3,-2,-2,-1
hi sir i	-3,-3,-3,-3,-2,-1
nurul from shah	-5,-4,-4,-2,-2,-3,-1
is nurul from	-5,-4,-4,-2,-2,-3,-1
this is nurul	-5,-4,-4,-3,-2,-3,-1
from kajang	-6,-4,-5,-4,-3,-3,-1
here from kajang	-6,-5,-6,-4,-4,-3,-1
nurul here from	-5,-4,-5,-4,-3,-2,-1
hafiz dari kuantan	-4,-4,-5,-4,-3,-3,-3
saya hafiz dari	-5,-4,-6,-3,-3,-3,-2
saya hafiz	-3,-3,-4,-3,-2,-2,-2
salam saya hafiz	-3,-3,-4,-3,-3,-3,-2
di alor setar	-2,-1,-3,-3,-1,-2,-1
di alor	-1,-1,-3,-2,-1,-1,-1
kek di alor	-2,-1,-3,-3,-1,-2,-1
kek di	-2,-1,-3,-3,-1,-1,-1
kedai kek di	-2,-1,-2,-2,-1,-1
ada kedai kek	-2,-1,-3,-3,-1,-1,-1
ada kedai	-2,-1,-3,-3,-1,-2,-1
saya ada kedai	-2,-1,-3,-3,-1,-2,-1
yusof saya ada	-2,-1,-3,-3,-1,-2,-1
yusof saya	-1,-1,-3,-2,-1,-1,-1
binti yusof saya	-2,-1,-3,-3,-1,-2,-1
aminah binti yusof	-2,-1,-3,-2,-1,-2,-1
saya siti aminah	-2,-1,-3,-3,-1,-2,-1
saya siti	-2,-1,-2,-2,-1,-1,-1
nama saya siti	-2,-1,-3,-3,-1,-2,-1
studio in bristol	-3,-3,-3,-2,-1,-2
chloe i run	-3,-3,-3,-3,-2,-2
chloe i	-6,-4,-3,-2,-1,-1
it's chloe i	-3,-3,-3,-2,-1,-2
it's chloe	-3,-3,-3,-3,-2,-2
à lyon	-3,-2,-2,-2,-2,-2,-1
à	-3,-2,-2,-2,-2,-2,-1
suis à lyon	-3,-2,-2,-2,-2,-2,-1
suis à	-3,-3,-3,-3,-2,-2,-2
je suis à	-3,-2,-3,-2,-2,-2,-1
^lefèv	-3,-2,-2,-2,-2,-2,-1
lefèvre je suis	-3,-3,-3,-3,-2,-2,-2
lefèvre je	-3,-3,-3,-3,-2,-2,-2
lefèvre	-3,-2,-2,-2,-2,-2,-1
jean-pierre lefèvre je	-3,-1,-2,-1,-1,-1
jean-pierre lefèvre	-4,-3,-3,-3,-2,-2,-2
jean-pierre	-3,-2,-3,-2,-2,-2,-1
i'm jean-pierre lefèvre	-3,-2,-3,-2,-2,-2,-1
i'm jean-pierre	-3,-2,-2,-2,-2,-2,-1
^bilba	-3,-2,-3,-2,-3,-2,-1
bilbao	-3,-2,-2,-2,-2,-2,-1
de bilbao	-3,-3,-3,-3,-3,-3,-2
^orteg	-3,-2,-3,-2,-2,-2,-2
ortega de bilbao	-3,-2,-3,-2,-3,-2,-2
ortega de	-3,-3,-3,-3,-3,-3,-2
ortega	-2,-2,-2,-2,-2,-2,-1
ximena ortega	-4,-3,-4,-3,-3,-3,-2
llamo ximena ortega	-2,-2,-2,-2,-2,-2,-2
llamo ximena	-3,-2,-3,-2,-3,-2,-2
me llamo ximena	-3,-2,-3,-2,-3,-2,-1
hola me llamo	-3,-2,-3,-2,-2,-2,-2
hola me	-2,-2,-2,-2,-2,-2,-1
^torin	-2,-2,-2,-2,-2,-2,-2
torino	-1,-1,-2,-1,-1,-1,-1
da torino	-2,-2,-3,-2,-2,-2,-2
scrivo da torino	-2,-1,-2,-2,-1,-1,-1
scrivo da	-2,-2,-3,-2,-2,-2,-2
scrivo	-2,-2,-2,-2,-2,-2,-2
e scrivo da	-2,-1,-2,-2,-1,-1,-1
e scrivo	-2,-1,-2,-2,-1,-1,-1
ferrante e scrivo	-2,-2,-3,-2,-2,-2,-2
ferrante e	-2,-2,-3,-2,-2,-2,-2
giulia ferrante e	-2,-2,-2,-2,-2,-2,-2
^chiam	-2,-2,-2,-2,-1,-1,-1
chiamo giulia ferrante	-2,-1,-2,-1,-1,-1,-1
chiamo giulia	-2,-1,-2,-1,-1,-1,-1
chiamo	-2,-2,-3,-2,-2,-2,-2
mi chiamo giulia	-2,-2,-2,-2,-2,-2,-2
mi chiamo	-2,-2,-2,-2,-2,-2,-2
ciao mi chiamo	-2,-2,-2,-2,-2,-2,-2
ciao mi	-2,-2,-3,-2,-2,-2,-2
diallo dakar	-4,-2,-3,-2,-3,-3,-2
aminata diallo dakar	-4,-2,-3,-2,-3,-3,-2
aminata diallo	-5,-2,-4,-3,-3,-3,-2
aminata	-4,-3,-3,-3,-3,-3,-3
m'appelle aminata diallo	-3,-2,-2,-2,-2,-2,-2
m'appelle aminata	-3,-2,-3,-2,-2,-2,-2
je m'appelle aminata	-3,-2,-3,-2,-2,-2,-2
de curitiba	-2,-2,-2,-2,-2,-2,-1
moreira de curitiba	-2,-3,-3,-2,-2,-2,-2
moreira de	-2,-2,-3,-2,-2,-2,-2
thiago moreira de	-2,-2,-2,-2,-2,-2,-2
thiago moreira	-2,-2,-2,-2,-2,-2,-2
é	-2,-2,-3,-2,-2,-2,-2
nome é thiago	-2,-2,-3,-2,-2,-2,-2
nome é	-2,-2,-2,-2,-2,-2,-2
nome	-2,-2,-2,-2,-2,-2,-2
meu nome é	-2,-2,-2,-2,-2,-2,-2
meu nome	-2,-2,-2,-2,-2,-2,-2
meu	-2,-2,-2,-2,-2,-2,-2
oi meu nome	-2,-2,-2,-2,-2,-2,-2
oi meu	-2,-2,-2,-2,-2,-2,-1
writ from enugu	-2,-3,-3,-2,-1,-2
okonkwo-eze writ from	-2,-3,-3,-2,-1,-2
okonkwo-eze writ	-2,-3,-3,-2,-1,-2
okonkwo-eze	-3,-3,-3,-2,-1,-2
chukwuemeka okonkwo-eze writ	-3,-3,-3,-2,-1,-2
chukwuemeka okonkwo-eze	-3,-3,-4,-2,-1,-2
is chukwuemeka okonkwo-eze	-2,-4,-3,-1,,-2
kamau in nakuru	-2,-4,-2,-3,-2,-1,-1
kamau in	-3,-4,-3,-3,-3,-2,-1
wanjiru kamau in	-3,-4,-3,-3,-3,-2,-1
jambo i am	-2,-4,-2,-3,-2,-2,-1
jambo i	-2,-3,-2,-2,-2,-2,-1
name' lindiwe	-4,-3,-4,-4,-2,-3,-1
my name' lindiwe	-5,-4,-5,-4,-3,-3,-2
hi my name'	-5,-4,-5,-4,-3,-4,-2
jie lim	-5,-3,-5,-3,-2,-2
wei jie lim	-5,-3,-5,-3,-2,-2
is wei jie	-5,-3,-5,-3,-2,-2
name is wei	-5,-4,-5,-4,-3,-2
just sam	-2,-2,-2,-1,-1,-1
or just sam	-3,-2,-3,-2,-2,-1
san or just	-3,-2,-3,-2,-2,-1
san or	-2,-2,-2,-1,-2,-1
zhang san or	-2,-2,-2,-2,-2
zhang san	-3,-2,-3,-2,-2,-1
me zhang san	-2,-2,-2,-2,-2
call me zhang	-2,-2,-2,-1,-2,-1
ahmed .	-5,-4,-4,-4,-4,-1
me ahmed .	-6,-5,-5,-5,-5,-2
me ahmed	-6,-4,-5,-4,-4,-2
call me ahmed	-5,-4,-4,-3,-3,-1
rekha pillai	-4,-3,-3,-3,-2,-2
name rekha pillai	-5,-4,-4,-4,-3,-3
name rekha	-6,-5,-5,-4,-3,-3
mohd faizal	-4,-4,-4,-4,-3,-3,-1
name mohd faizal	-5,-5,-5,-5,-4,-4,-1
dentist in udupi	-2,-2,-1,-2,-2,-1
a dentist in	-3,-2,-1,-2,-2,-1
bhat a dentist	-3,-2,-1,-2,-2,-1
bhat a	-2,-2,-1,-2,-2,-1
shalini bhat a	-3,-2,-1,-2,-2,-1
i'm adv .	-8,-4,-4,-5,-4,-4,-2
i'm adv	-5,-3,-3,-3,-3,-3,-2
roslan here	-6,-4,-5,-4,-4,-4,-3
encik roslan here	-8,-5,-6,-5,-5,-4,-2
speak from al	-3,-2,-2,-2,-3,-2
ketbi speak from	-3,-2,-2,-2,-3,-2
ketbi speak	-3,-3,-2,-2,-3,-2
al ketbi speak	-2,-2,-2,-2,-3,-2
sheikha al ketbi	-2,-2,-2,-2,-2,-1
sheikha al	-3,-2,-2,-2,-3,-2
is sheikha al	-3,-3,-2,-2,-3,-2
homestay in munnar	-4,-1,-1,-3,-1,-1
run a homestay	-7,-2,-2,-3,-1,-1
joseph and i	-4,-1,-2,-3,-1,-1
joseph and	-5,-2,-2,-3,-1,-1
husband joseph and	-5,-2,-2,-3,-2,-1
husband joseph	-5,-1,-2,-3,-1,-1
my husband joseph	-6,-1,-2,-3,-1,-1
joyce .	-4,-2,-2,-1,-2,-2
am joyce .	-4,-1,-2,-1,-2,-2
am joyce	-4,-2,-2,-1,-2,-2
i am joyce	-3,-2,-2,-1,-2,-2
write . i	-4,-1,-2,-1,-2,-2
tan asked me	-3,-1,-2,-1,-2,-2
tan asked	-3,-1,-2,-1,-2,-2
mr tan asked	-3,-1,-2,-1,-2,-2
boss mr tan	-4,-2,-2,-1,-2,-3
lot olu	-4,-4,-3,-3,-3,-3,-1
a lot olu	-4,-3,-3,-3,-2,-2
henrietta okafor	3,-1,-3,-2,-2,-3
henrietta	3,,-3,-2,-2,-2
wish henrietta okafor	3,-1,-3,-2,-2,-2
wish henrietta	3,-1,-3,-2,-2,-2
best wish henrietta	4,-1,-3,-2,-2,-2
best wish	3,,-3,-2,-2,-2
website . best	3,-1,-3,-2,-2,-2
polna meble	-1,3,-2,-1,-1,-2
polna	-1,2,-2,-1,,-1
^dyrek	-2,3,-2,-1,-1,-2
dyrektor polna meble	-2,2,-2,-1,-1,-2
dyrektor polna	-2,2,-2,-1,-1,-2
^zieli	-2,2,-2,-1,-1,-2
zieliński dyrektor polna	-1,3,-2,-1,-1,-1
zieliński	-1,3,-1,-1,,-2
tomasz zieliński dyrektor	-1,3,-1,-1,-1,-2
tomasz zieliński	-2,2,-2,-1,-1,-2
regard tomasz	-2,2,-2,-1,-1,-2
app . kind	-2,2,-2,-1,-1,-2
send a quote	-2,2,-2,-1,-1,-2
farm . piet	4,-2,-4,-3,-2,-1
my farm .	4,-2,-3,-3,-1,-1
my farm	2,-2,-4,-3,-1,-1
for my farm	4,-3,-5,-4,-1,-1
help nandini	-4,-3,-1,3,-4,-3
seo help nandini	-3,-2,-2,3,-3,-3
seo help	-3,-2,-1,2,-2,-3
for seo help	-3,-3,-2,3,-3,-3
ewan	,-1,-1,-1,2,-1
cheer ewan	,-1,,-1,3,-1
clinic ? cheer	-1,-1,-1,-2,2,-1
do a chatbot	,-1,-1,-1,4,-1
jens	-4,-3,-3,-3,-2,-3,-1
^vorna	-3,-3,-3,-3,-2,-2,-1
vorname jens	-4,-3,-3,-3,-3,-3,-2
vorname	-4,-3,-4,-3,-3,-3,-1
krüger vorname jens	-3,-3,-3,-3,-3,-3,-2
krüger vorname	-4,-3,-4,-3,-3,-3,-2
name krüger vorname	-3,-3,-3,-3,-3,-3,-2
name krüger	-3,-2,-2,-2,-2,-2,-1
mein name krüger	-4,-3,-3,-3,-2,-2,-1
h rahman	-3,-3,-3,-2,-2,-2
an h rahman	-3,-3,-3,-3,-2,-3,-1
an h	-3,-3,-3,-3,-2,-2
with an h	-3,-3,-4,-2,-2,-2
raman with an	-3,-3,-3,-2,-2,-2
raman with	-3,-2,-3,-2,-2,-2
it's raman with	-2,-3,-4,-2,-2,-2
it's raman	-3,-3,-3,-2,-2,-2
but priyanka	-4,-2,-4,-3,-2,-1
priya but priyanka	-3,-2,-3,-2,-1,-1
priya but	-4,-2,-4,-2,-2,-1
not priya but	-4,-2,-4,-2,-1,-1
sorry not priya	-4,-2,-4,-2,-1,-1
sorry not	-4,-2,-4,-2,-2,-1
not sean	-4,-3,-4,-4,-3,-3,-2
shaun not sean	-4,-4,-4,-4,-4,-4,-2
shaun not	-4,-3,-4,-4,-3,-3,-2
it's shaun not	-4,-3,-4,-4,-3,-3,-2
it's shaun	-3,-2,-2,-3,-2,-2,-1
no it's shaun	-3,-2,-3,-3,-2,-2,-1
catherine with a	-2,-1,-2,-1
catherine with	-2,-1,-2,-1
spell catherine	-2,-1,-2,-1
is spell catherine	-2,-1,-3,-2,-1
correction my name	-2,-1,-3,-2,-1
correction my	-2,-1,-3,-2,-1
bilal by the	-3,-1,-4,-1,-1,-2,-1
bilal by	-3,-2,-4,-1,-1,-2,-1
i'm bilal by	-3,-2,-4,-1,-2,-2,-1
i'm bilal	-3,-2,-4,-1,-1,-2
and i'm bilal	-3,-1,-3,-1,-1,-2,-1
is kavya	-4,-3,-4,-3,-2,-1
name is kavya	-4,-3,-3,-3,-1,-1
btw my name	-5,-3,-5,-3,-1,-1
btw my	-4,-3,-4,-3,-1,-1
deepak rana	-2,-2,-3,-3,-1,-1
is deepak rana	-1,-2,-2,-2,-1,-1
is deepak	-1,-3,-3,-2,-1,-1
name is deepak	-1,-2,-2,-2,-1,-1
is lata	-4,-2,-4,-3
name is lata	-3,-2,-4,-2
sister her name	-3,-2,-4,-2
sister her	-2,-1,-3,-2
my sister her	-4,-2,-3,-2
of my sister	-3,-2,-3,-2
ananya ?	-4,-4,-4,-4,-3,-4,-2
is ananya ?	-3,-4,-3,-3,-3,-3,-2
is ananya	-3,-3,-3,-3,-2,-3,-1
who is ananya	-4,-4,-3,-3,-3,-3,-2
team yesterday	-2,-2,-3,-2,-2,-2
your team yesterday	-1,-2,-3,-2,-1,-1
rahul from your	-2,-3,-3,-2,-2,-2
with rahul from	-2,-2,-3,-2,-2,-2
with rahul	-2,-2,-2,-2,-2,-2
spoke with rahul	-1,-2,-2,-2,-1,-1
am indian	-7,-4,-6,-4,-4,-2,-1
i am indian	-7,-4,-5,-4,-3,-2,-1
desperate our site	6,-1,-2,-1,-2,-4
desperate our	5,-1,-3,-2,-2,-5
desperate	6,-2,-3,-3,-3,-6
i'm desperate our	6,-1,-3,-2,-2,-5
i'm desperate	6,-2,-3,-3,-3,-6
frm pune	-5,-4,-4,-3,-3,-2,-1
am frm pune	-6,-4,-4,-3,-3,-2,-1
am frm	-6,-4,-4,-3,-3,-2,-1
i am frm	-6,-4,-5,-4,-3,-2,-1
growth lol	-5,-4,-4,-5,-4,-4,-2
for growth lol	-5,-4,-3,-4,-3,-3,-2
for growth	-5,-4,-4,-4,-4,-4,-2
hungry for growth	-4,-3,-3,-3,-2,-2
hungry for	-4,-3,-3,-4,-3,-2,-1
i'm hungry for	-5,-4,-4,-5,-4,-4,-2
i'm hungry	-5,-4,-4,-5,-4,-4,-2
muslim owned	-7,-6,-6,-5,-6,-5,-2
we're muslim owned	-7,-5,-6,-5,-5,-5,-2
we're muslim	-6,-5,-7,-4,-4,-4,-1
its abdul	-4,-4,-5,-4,-3,-3,-2
rizal bin abdullah	-2,-1,-2,-1,-1,-1
rizal bin	-3,-1,-3,-1,-1,-2,-1
mohd . rizal	-2,-1,-2,-1,-1,-1,-1
fiona mcallister	-4,-4,-4,-4,-3,-3,-2
sure fiona mcallister	-3,-2,-3,-3,-2,-2,-1
sure fiona	-4,-4,-4,-4,-3,-3,-2
thi lan	-3,-2,-3,-2,-2,-2,-2
nguyen thi lan	-3,-1,-2,-1,-1,-1,-1
dr ramesh	-4,-2,-1,-3,-2,-1
王小明	-5,-4,-4,-4,-4,-4,-2
petalpost.example	-4,-4,-4,-4,-3,-3,-2
divya petalpost.example	-4,-4,-4,-4,-3,-3,-1
divya divya petalpost.example	-4,-4,-4,-3,-3,-3,-2
divya divya	-4,-4,-4,-3,-3,-3,-1
divya here	-4,-4,-3,-3,-3,-3,-2
name ? gopal	-5,-2,-3,-2,-1,-1
98440 12345	-3,-2,-3,-2,-2,-2,-2
gopal 98440 12345	-3,-2,-3,-2,-2,-2,-2
gopal 98440	-5,-3,-5,-4,-3,-3,-2
asked reach	-6,-5,-5,-5,-4,-4,-3
asked need	-6,-5,-6,-5,-5,-5,-4
with linkedin ads	-5,-1,-2,2,-3,-2
with linkedin	-5,-1,-1,2,-2,-2
help with linkedin	-5,-2,-1,2,-3,-2
card on net	-3,-3,2,-2,-4,-1
for card on	-3,-3,2,-2,-3,-1
for card	-3,-3,2,-2,-4,-1
order for card	-7,-4,2,-2,-4,-2
u run our	-4,-3,-3,3,-2,-2,-1
machine break	-2,-1,-5,,6,-5
the machine break	-3,-1,-5,-1,4,-5
before the machine	-3,-1,-5,-1,5,-6
know before the	-2,-1,-5,,4,-5
it show casino	4,-1,-1,-5,-1,-2
wordpres it show	4,-1,-1,-3,,-1
fix our wordpres	4,-1,-1,-6,-1,-1
tb to s3	-3,-2,-3,-3,-2,4
12 tb to	-3,-2,-3,-2,-2,4
need a price	-2,-1,-2,-2,-1,3
the laptop died	-2,-3,-3,-1,-2,1
because the laptop	-2,-3,-3,,-2,1
files because the	-3,-2,-2,-1,-2,1
files because	-2,-3,-2,-1,-2,2
our files because	-3,-3,-2,-1,-2,1
lost all our	-3,-3,-3,-1,-2,1
lost all	-3,-3,-3,-1,-2,1
we lost all	-3,-3,-3,-1,-2,1
rival are everywhere	-2,-2,-3,2,-3,-3,-1
rival are	-2,-2,-3,2,-3,-2,-1
our rival are	-2,-1,-3,3,-2,-2
a slot without	3,-5,-1,-4,-3,-1
reserve a slot	7,-4,-4,-3,-2,-1
should reserve a	4,-5,-1,-3,-3,-1
should reserve	3,-5,-1,-3,-2,-1
patient should reserve	3,-6,-1,-4,-3,-1
my patient should	4,-4,-1,-3,-3,-1
from the slip	-4,-4,-3,-3,5,-1
hand from the	-4,-4,-3,-3,5,-2
in by hand	-4,-4,-3,-3,6,-2
everyth in by	-3,-3,-3,-2,5,-1
type everyth in	-4,-3,-3,-3,5,-2
type everyth	-4,-4,-3,-3,5,-2
we type everyth	-3,-4,-2,-2,5,-1
pc and it	-3,-2,-1,-1,-3,2
are on one	-3,-2,-1,-1,-3,2
files are on	-3,-2,-1,-1,-3,3
our files are	-3,-2,-1,-1,-2,4
more walk-in	-4,-3,-4,7,-3,-2,-2
get more walk-in	-4,-3,-4,7,-3,-2,-1
can we get	-3,-2,-3,8,-3,-1,-1
how can we	-4,-3,-4,7,-4,-2,-1
from me directly	-3,-3,4,-3,-2,-1
i want tourist	-3,-3,5,-2,-2,-2
count bird	-2,4,,-1,-4,-1
that count bird	-2,3,,-1,-4,-1
app that count	-2,4,,,-3,-1
is new	-3,-3,-1,-2,-3
phone is new	-3,-3,-1,-2,-3
our phone is	-3,-3,-2,-2,-3
on our phone	-3,-2,-2,-2,-3
number on our	-2,-2,-1,-1,-2
call us ?	-3,-3,-2,-2,-2
you call us	-2,-2,-2,-2,-2
could you call	-3,-3,-2,-2,-2
mind of people	-1,-1,-1,-1,-5,-2
mind of	-2,-1,-1,-1,-5,-1
the mind of	-2,-1,-1,-1,-6,-2
the mind	-2,-1,-1,-1,-6,-2
read the mind	-2,-1,-1,-1,-5,-3
can read the	-2,-1,-1,-1,-5,-2
a machine can	-2,-1,-1,-1,-6,-3
what a machine	-2,-1,-1,-1,-5,-2
buy cakes online	-2,-2,2,-2,-2,-1
buy cakes	-2,-3,3,-2,-2,-1
to buy cakes	-2,-3,3,-3,-2,-1
my customer want	-2,-3,3,-2,-1,-1
honey over the	-4,-3,3,-3,-1,-2
honey over	-4,-3,3,-3,-1,-1
our honey over	-4,-3,3,-2,-1,-2
our honey	-3,-3,2,-3,-1,-2
sell our honey	-4,-3,2,-2,-2,-2
like sell our	-3,-3,3,-2,-1,-1
like sell	-3,-3,2,-2,-1,-1
would like sell	-3,-3,3,-3,-2,-2
fill it on	-4,1,-1,-1,-1,-1
should fill it	-4,1,-2,-2,-2,-2
driver should fill	-5,1,-2,-2,-3,-2
our driver should	-4,1,-1,-1,-2,-1
mad we want	-3,-2,4,-5,-1,-1
mad we	-3,-2,3,-5,-1,-1
us mad we	-2,-2,3,-5,-1,-1
us mad	-2,-2,4,-4,-1,-1
drive us mad	-2,-1,4,-4,-1,-1
drive us	-3,-2,3,-4,-1,-1
dms drive us	-3,-2,4,-4,-1,-1
dms drive	-3,-2,4,-4,-1,-1
instagram dms drive	-2,-1,4,-4,-1,-1
plan to shift	-3,-1,-2,-1,-1,3
in flutter any	-1,-2,-1,-1,-1,-1,-1
exp in flutter	,-3
have 4 yrs	-1,-2,-1,-1,-1,-1,-1
site with my	2,,-2,-1,-1
portfolio site with	2,,-3,-1,-1
on your website	-5,,,-4
you on your	-5,,,-5
found you on	-5,,,-5
i found you	-5,,,-5
help i found	-6,,,-5
need help i	-5,,,-5
my sare	-2,-1,1,-3,-1,-1
sell my sare	-3,-1,2,-3,-1,-1
for delivery boys	-1,2,,,,-1
higher on google	-3,-2,-1,3,-2,-1
higher on	-2,-1,-1,2,-2,-1
rank higher on	-2,-1,-1,3,-2,-1
rank higher	-3,-2,-1,3,-2,-2
to rank higher	-3,-2,-1,2,-3,-1
look to rank	-3,-2,-1,1,-2,-2
are look to	-3,-1,-1,3,-2,-1
you run instagram	-4,-1,-2,1
for whatsapp for	-1,-1,-1,-2,2,-1
redo our site	5,-2,-3,-5,-4,-5
somebody to redo	5,-1,-2,-5,-3,-4
terrible we want	,-1,-1,-2,-2,-1
terrible we	,-1,-1,-2,-2,-1
look terrible we	,-1,-2,-2,-3,-1
is 10 year	,-1,-1,-2,-2,-1
website is 10	,-1,-1,-2,-2,-1
dan app	6,6,-1,-1,-1,-1,-1
website dan app	6,8,,-1
website dan	6,7,,-1
buat website dan	7,7,-1,-1,-1,-1,-1
banwani hai	3,-1,-3,-2,-1,-2
banwani	3,-2,-4,-3,-1,-3,-1
website banwani hai	2,-2,-3,-3,-1,-2,-1
website banwani	2,-2,-4,-3,-1,-3,-1
ek website banwani	3,-2,-3,-3,-1,-2,-1
ek website	2,-2,-3,-3,-1,-2,-1
mujhe ek website	3,-2,-3,-2,-1,-2,-1
mujhe ek	4,-2,-4,-3,-1,-2
need machine learn	-1,-1,-1,,2
store plus seo	,,7,5
online store plus	,,5,4
e-commerce ?	-3,-3,-7,-4,-3,-3,-3
is e-commerce ?	-2,-2,-8,-3,-2,-1,-1
is e-commerce	-3,-3,-8,-4,-2,-2,-2
what is e-commerce	-2,-1,-6,-2,-1,-1
as a react	-2,-1
a job as	-2,-1,-1
a website now	-5,3,,-1,-1,-2
driver and a	6,3,,,-1,-2
our driver and	2,2,-1,,-1,-2
android application for	2,3,-1,,-1,-2
android application	2,2,-1,,-1,-2
an android application	2,3,-1,,-1,-2
tabl from their	-4,3,-1,-1,-2,-1
tabl from	-8,3,-2,-2,-2,-1
book tabl from	-5,4,-1,-1,-2,-1
center migration	-3,-1,-1,-2,-3,5
data center migration	-3,-1,-1,-2,-2,4
data center	-3,-1,-1,-2,-3,3
with data center	-2,-1,-1,-1,-2,4
with data	-3,-1,-1,-2,-2,4
help with data	-3,-1,-1,-2,-2,3
instagram please	-5,-4,-6,6,-1,-1
on instagram please	-5,-3,-6,4,-1,-1
more follower on	-5,-3,-4,3,-1,-1
more follower	-5,-4,-5,3,-1,-1
entry with ai	-1,-1,-1,-1,2,-1,-1
automate invoice	-1,-1,-1,-1,2,-2,-1
to automate invoice	-1,-1,-1,-1,2,-1,-1
in my store	-1,-1,3,-1,-1,-1
gateway in my	-1,-1,2,-2,-1,-1
gateway in	-2,-1,3,-2,-1,-1
payment gateway in	-1,-1,4,-1,,-1
need payment gateway	-2,-1,3,-2,-1,-2
need payment	-2,-1,3,-1,-1,-2
phon . is	,3
website rebuilt from	1,-2,-2,-2,-1,-1
website rebuilt	1,-2,-2,-2,-1,-1
before the money	-4,-4,-4,-2,-2,-2
vanish before the	-3,-4,-4,-2,-2,-2
vanish before	-3,-4,-5,-2,-2,-2
people vanish before	-4,-4,-4,-2,-2,-2
people vanish	-3,-4,-4,-2,-2,-2
member on 12	-3,-3,-1,-1,-1,-2
of member on	-2,-2,-2,-1,-1,-2,-1
assembly of member	-2,-2,-2,-1,-1,-2,-1
assembly of	-2,-2,-2,-2,-1,-2,-1
the assembly of	-2,-3,-1,-1,-1,-2
ball on 30	-3,-2,-1,-1,-2,-1
ball on	-3,-3,-2,-1,-2,-2
a ball on	-3,-2,-2,-1,-3,-2
a ball	-3,-4,-2,-2,-3,-3
have a ball	-3,-2,-1,-1,-2,-1
ideal noth else	-4,-2,-4,-2,-3,-1
ideal noth	-4,-2,-3,-1,-2,-1
be ideal noth	-4,-3,-4,-2,-3,-2
q2 would be	-4,-3,-4,-2,-3,-2
q2 would	-4,-2,-4,-1,-2,-1
before holy week	-6,-4,-4,-4,-4,-4,-1
before holy	-5,-4,-4,-4,-3,-4,-1
letter a week	-3,-3,-3,-4,-4,-3
letter a	-3,-3,-2,-3,-4,-3
900 letter a	-3,-3,-2,-4,-4,-3
900 letter	-3,-3,-3,-3,-4,-3
get 900 letter	-3,-3,-2,-4,-4,-4
onam please	-4,-2,-5,-3,-2,-2,-1
before onam please	-4,-2,-4,-3,-2,-3,-1
not before onam	-4,-3,-5,-3,-2,-3,-2
lease expir	-4,-2,-2,-2,-2,-4
our lease expir	-4,-2,-2,-3,-2,-4
time our lease	-4,-2,-2,-3,-2,-3
camp begin in	-2,-3,-2,-2,-2,-1
camp begin	-2,-3,-3,-3,-2,-2
summer camp begin	-3,-4,-3,-3,-3,-2
our summer camp	-3,-4,-3,-4,-3,-2
before our summer	-3,-3,-3,-3,-3,-2
half of november	-5,-3,-3,-1,-2,-3
october exhibition	-4,-2,-3,-1,-1,-2
the october exhibition	-4,-1,-2,-1,-1,-1
start from october	-7,-6,-7,-5,-3,-3
12 year now	-6,-3,-4,-4,-4,-3
open 12 year	-5,-2,-4,-3,-3,-3
we're open 12	-6,-2,-4,-5,-3,-3
no luck	-3,-2,-3,-4,-3,-3
had no luck	-3,-3,-3,-4,-3,-3
we had no	-3,-3,-3,-3,-3,-2,-1
year we had	-3,-3,-3,-4,-3,-2
three year we	-4,-4,-4,-4,-4,-3,-1
it before onam	-4,-4,-4,-3,-3,-3,-1
august 2027	-3,-2,-3,-2,-3,-2
of august 2027	-3,-3,-4,-2,-3,-3
is 31 12	-5,-3,-3,-1,-2,-3
deadline end of	-7,-5,-6,-2,-4,-4
deadline end	-7,-4,-6,-2,-4,-4
8 10 week	-6,-3,-3,-2,-3,-2,-1
timeline 8 10	-5,-2,-4,-1,-2,-2
timeline 8	-6,-3,-4,-2,-3,-3,-1
within a fortnight	-5,-5,-4,-3,-3,-3,-1
bulan ramadan	-3,-1,-4,-2,-2,-1
sebelum bulan ramadan	-4,-2,-5,-2,-2,-1
sebelum bulan	-4,-3,-5,-4,-3,-2,-2
siap sebelum bulan	-4,-3,-5,-4,-3,-2,-2
in spring 2027	-4,-2,-4,-4,-3,-2
to open in	-4,-2,-4,-4,-3,-2
need by q3	-8,-6,-6,-5,-7,-5,-3
two month max	-4,-4,-4,-4,-2,-3
busines for 12	-7,-2,-4,-6,-4,-3
office last month	-3,-3,-1,-5,-2,-2
office last	-3,-3,-1,-5,-2,-2
your office last	-3,-3,-1,-5,-2,-2
time for the	-5,-2,-2,-2,-2,-2
live in time	-6,-3,-3,-2,-3,-2
march by april	-5,-4,-5,-5,-4,-3
not march by	-4,-4,-5,-4,-4,-3
not march	-4,-5,-6,-5,-5,-4
3 may so	-3,-2,-3,-2,-1,-2
shop open on	-4,-2,-4,-2,-1,-2
the shop open	-3,-2,-4,-2,-1,-2
next 2 month	-4,-4,-4,-4,-2,-3
next 2	-5,-4,-4,-4,-2,-4
us 6 week	-5,-3,-3,-4,-3,-3,-1
us 6	-6,-4,-4,-5,-4,-4,-2
give us 6	-4,-3,-3,-3,-3,-2,-1
latest by end	-2,-1,-3,-3,-1,-1
vaidya mana	-2,-1,-1,-2,-1
of 6 ayurveda	-2,-1,-1,-2,-1
9447 012 345	-3,-3,-2,-2,-1,-2
9447 012	-4,-3,-3,-3,-1,-2
name . 9447	-3,-2,-2,-2,-1,-1
sreejith is my	-3,-2,-2,-2,-1,-1
sreejith is	-3,-3,-3,-2,-1,-2
can't pay on	2,-1,-2,-3,,-2
people can't pay	2,-1,-4,-4,,-2
people can't	2,,-3,-3,,-2
because people can't	2,-1,-4,-3,,-2
booking because people	2,-1,-3,-3,,-2
cusco and we	1,,-3,-3,,-2
cusco and	2,-1,-3,-3,,-2
cusco	2,-1,-2,-3,,-2
in cusco and	2,-1,-2,-3,,-2
in cusco	1,,-2,-3,,-2
company in cusco	1,,-3,-3,,-2
tour company in	2,,-3,-2,,-2
small tour company	1,-1,-3,-3,,-2
small tour	1,-1,-3,-2,,-2
a small tour	2,,-3,-2,,-2
984 123 456	-2,-1,-2,-2,-2,-2,-2
984	-2,-1,-2,-2,-2,-2,-2
51 984	-2,-1,-2,-2,-2,-2,-2
^andes	-2,-2,-2,-2,-2,-2,-2
andestrails.example	-2,-2,-3,-2,-3,-2,-2
ximena andestrails.example 51	-2,-1,-2,-2,-2,-1,-1
ximena andestrails.example	-2,-2,-3,-2,-2,-2,-2
quispe ximena andestrails.example	-2,-2,-2,-2,-2,-2,-1
quispe ximena	-2,-2,-2,-2,-2,-2,-1
ximena quispe	-2,-2,-3,-2,-3,-2,-2
name' ximena quispe	-2,-2,-2,-2,-2,-2,-2
name' ximena	-2,-1,-2,-2,-2,-2,-1
garage ras al	-3,-4,-3,-2,-2,-2,-1
garage ras	-3,-4,-3,-2,-2,-2,-1
safa garage ras	-3,-4,-3,-2,-2,-2,-1
safa garage	-4,-5,-3,-2,-2,-2,-1
al safa garage	-2,-3,-1,,-1,-1
are al safa	-3,-3,-2,-1,-2,-1,-1
056 443 2211	-2,-2,-2,-2,-1,-1
056 443	-2,-1,-2,-2,,-1
majid 056	-2,-2,-2,-2,-1,-1
contact majid 056	-2,-1,-2,-1,-1,-1
90 thousand aed	-2,-2,-2,-2,-1,-1
nagpur . sneha	-5,-4,-4,-3,-3,-3
are from nagpur	-5,-3,-4,-2,-2,-2
send us a	2,-2,,,-2
please send us	2,-2,,,-1
learn platform .	4,-1,,,-2
develop a learn	2,-2,,,-2
vendor to develop	4,-2
a vendor to	2,-2,,,-2
for a vendor	2,-2,,,-2
bhd is look	2,-2,,,-2
education sdn bhd	4,-1,,,-1
education sdn	2,-2,,,-1
brightpath education sdn	4,-2,,,-2
brightpath education	2,-2,,,-2
company brightpath education	2,-2,,,-2
company brightpath	2,-2,,,-2
my company brightpath	4,-2,,,-2
338 9921	-2,-2,-3,-2,-2,-2,-2
016 338 9921	-3,-3,-3,-2,-2,-2,-2
or 016 338	-3,-3,-3,-2,-2,-2,-2
or 016	-2,-2,-3,-2,-2,-2,-2
brightpath.example or 016	-3,-3,-3,-3,-3,-3,-2
brightpath.example or	-3,-3,-3,-2,-2,-2,-2
^chong	-2,-2,-2,-2,-2,-2,-2
chongbeng brightpath.example or	-2,-2,-2,-2,-2,-2,-2
chongbeng brightpath.example	-2,-2,-2,-2,-1,-1,-1
chongbeng	-3,-2,-3,-2,-2,-2,-2
kingfisher haulage	-3,-2,-2,-2,-2,-2,-1
kingfisher	-3,-2,-2,-2,-2,-2,-1
ops kingfisher haulage	-3,-3,-2,-2,-2,-2,-1
ops kingfisher	-4,-3,-2,-2,-2,-2,-1
^fletc	-3,-2,-2,-2,-2,-2,-1
fletcher ops kingfisher	-3,-2,-2,-2,-2,-2,-1
fletcher ops	-3,-2,-2,-2,-2,-2,-1
fletcher	-3,-2,-2,-1,-2,-2,-1
dan fletcher ops	-3,-3,-2,-2,-2,-2,-1
dan fletcher	-3,-3,-2,-2,-2,-2,-1
sell abroad .	,,-5
sell abroad	,,-4
to sell abroad	,,-4
dakar want to	,,-5
dakar want	,,-5
in dakar want	,,-4
teranga in dakar	,,-4
teranga in	,,-5
boutique teranga in	,,-4
boutique teranga	,,-4
speak . boutique	,,-5
^ndiay	,,-5
ndiaye speak .	,,-3
ndiaye speak	,,-5
ndiaye	,,-4
fatou ndiaye speak	,,-5
fatou ndiaye	,,-3
there fatou ndiaye	,,-5
there fatou	,,-5
hello there fatou	,,-5
leipzig gmbh	-3,-2,-3,-3,-2,-3,-2
^fahrr	-3,-3,-3,-3,-3,-3,-2
fahrradwerk leipzig gmbh	-3,-2,-3,-3,-3,-4,-2
fahrradwerk leipzig	-3,-2,-3,-3,-3,-3,-2
fahrradwerk	-3,-2,-3,-3,-2,-3,-2
brandt fahrradwerk leipzig	-3,-3,-4,-3,-3,-4,-3
brandt fahrradwerk	-3,-3,-3,-3,-3,-4,-3
hann brandt fahrradwerk	-3,-2,-3,-3,-2,-3,-2
hann brandt	-2,-2,-2,-2,-2,-3,-2
hann	-3,-3,-3,-3,-3,-3,-3
kumaresan from klang	-6,-5,-5,-4,-4,-4,-1
kumaresan from	-5,-3,-4,-3,-3,-3,-2
kumaresan	-6,-4,-5,-4,-4,-4,-2
slot online	4,-1,-3,,,-1
a slot online	4,-2,-2,-1,-1,-1
to reserve a	4,-1,-2,-1,,-1
people to be	4,-1,-2,-1,,-1
love people to	4,-1,-1,-1,,-1
love people	4,-1,-2,-1,-1,-1
i'd love people	3,-1,-3
nakuru i'd love	4,-1,-2,-1
nakuru i'd	4,-1,-2,-1,,-1
in nakuru i'd	3,-1,-2,-1,,-1
salon in nakuru	4,-1,-2,-1,,-1
a salon in	3,-1,-3
wambui and i	4,-1,-3
wambui and	3,-1,-3
grace wambui and	2,-1,-1,-1,,-1
grace wambui	4,-1,-3,,,-1
i'm grace wambui	3,-2,-2,-1,,-1
fine . i'm	3,-1,-2,-1
oasi clinic	-4,-3,-3,-4,-3,-2,-1
haddad oasi clinic	-4,-3,-3,-4,-3,-2,-1
haddad oasi	-4,-3,-2,-4,-4,-2,-1
lubna haddad oasi	-3,-2,-2,-4,-3,-2
lubna haddad	-4,-3,-3,-5,-4,-2,-1
lubna	-3,-2,-2,-4,-3,-1
regard lubna haddad	-3,-3,-2,-4,-4,-2,-1
regard lubna	-4,-3,-3,-4,-4,-2,-1
0011	-2,-2,-3,-1,-1,-1
012 889 0011	-2,-1,-3,-1,-1,-1
012 889	-2,-2,-2,-1,-2,-1
tehtarikrepublic.example 012 889	-2,-2,-2,-1,-2,-1
tehtarikrepublic.example 012	-2,-2,-2,-1,-2,-1
jasmine tehtarikrepublic.example	-2,-1,-3,,-1,-1
republic jasmine tehtarikrepublic.example	-2,-2,-2,-1,-1,-1
republic jasmine	-1,-1,-2,,-1,-1
tarik republic	-2,-2,-2,-1,-2,-1
digital teh tarik	-2,-2,-2,-1,-2,-1
of digital teh	-1,-1,-2,,-1,-1
chew head of	-2,-2,-2,-1,-2,-1
jasmine chew head	-2,-2,-3,-1,-2,-1
jasmine chew	-2,-2,-3,-1,-1,-1
book site pls	2,-1,-1,-2,-1,-1
camp need book	2,-1,-1,-2,-1,-1
do surf	2,,-1,-1
bali i do	2,-1,-1,-1,,-1
bali i	2,-1,-1,-1,,-1
shopify rebuild	-3,-1,2,-1,-1,-1,-1
a shopify rebuild	-2,,3
after a shopify	-2,-1,2,-1,-1,-1,-1
we're after a	-3,-1,2,-1,-1,-1,-1
and we're after	-3,-1,2,-1,-1,-1,-1
leed and we're	-2,,4
from leed and	-3,-1,2,-1,-1,-1,-1
co from leed	-3,-1,2,-1,-1,-1,-1
^oddbi	-3,-1,2,-1,-1,-1,-1
oddbin co from	-3,,3
oddbin co	-3,-1,2,-1,-1,-1,-1
oddbin	-2,-1,2,-1,-1,-1,-1
we're oddbin co	-2,-1,2,-1,-1,-1,-1
we're oddbin	-2,-1,2,-1,-1,-1,-1
^ipohf	-1,-1,-3,-2,,-1
ipohfest.example	-1,-2,-2,-2,-1,-2
rohani ipohfest.example	-2,-2,-3,-3,-1,-2
1199 rohani ipohfest.example	-1,-1,-3,-2,,-2
1199 rohani	-1,-2,-2,-2,,-2
1199	-1,-1,-2,-2,,-2
254 1199 rohani	-2,-2,-3,-3,-1,-3
254 1199	-1,-2,-3,-2,-1,-2
05 254 1199	-1,-2,-3,-2,-1,-2
rohani 05 254	-1,-2,-3,-2,,-2
rohani 05	-1,-2,-3,-2,-1,-2
puan rohani 05	-2,-2,-3,-3,-1,-3
is puan rohani	-1,-2,-3,-3,-1,-2
person is puan	-2,-2,-3,-3,-1,-3
person is	-1,-2,-3,-2,,-2
contact person is	-1,-2,-2,-2,,-2
liège	-4,-4,-4,-4,-4,-4,-3
^merci	-4,-4,-5,-4,-4,-4,-3
mercier liège	-4,-3,-4,-4,-3,-3,-3
mercier	-3,-3,-4,-3,-3,-3,-3
immo mercier liège	-3,-3,-3,-3,-3,-2,-2
immo mercier	-3,-3,-4,-3,-3,-3,-2
immo	-3,-3,-4,-3,-3,-3,-3
mercier immo mercier	-4,-3,-4,-3,-3,-3,-3
mercier immo	-4,-4,-4,-4,-4,-4,-3
antoine mercier immo	-3,-3,-4,-3,-3,-3,-3
antoine mercier	-4,-4,-4,-4,-4,-4,-3
london recommend you	-2,-1,-2,-2,-2,-2
london recommend	-2,-1,-2,-2,-2,-2
from sylhet .	-2,-1,-2,-2,-2,-2
tanvir from	-2,-1,-2,-2,-2,-2
flat thane	2,,-1
320 flat thane	3,,-1
320 flat	3,,-1
society 320 flat	3,,-1
society 320	4
do a portal	3,,-1
can do a	3
important . i	3,,-1
not important .	3,,-1
2345678 aluva	-3,-3,-2,-2,-1,-1,-1
2345678	-3,-3,-2,-2,-2,-2,-1
0484 2345678 aluva	-3,-3,-2,-3,-2,-2,-1
0484 2345678	-3,-2,-1,-2,-1,-1,-1
joseph 0484 2345678	-3,-3,-2,-2,-1,-1,-1
joseph 0484	-3,-3,-2,-2,-1,-1,-1
principal fr .	-3,-3,-2,-2,-1,-1,-1
principal fr	-3,-3,-2,-3,-2,-2,-1
contact principal fr	-3,-2,-2,-2,-2,-2,-1
contact principal	-3,-3,-2,-3,-2,-2,-1
12 12	-3,-3,-3,-2,-2,-3,-2
555 12 12	-4,-3,-3,-3,-3,-3,-2
555 12	-3,-2,-2,-2,-2,-2,-1
44 555 12	-3,-2,-2,-2,-1,-2,-1
44 555	-3,-3,-3,-3,-2,-3,-2
0041 44 555	-2,-2,-2,-2,-2,-2,-2
0041 44	-3,-3,-3,-3,-2,-3,-2
0041	-3,-3,-3,-3,-3,-3,-2
^laupe	-2,-2,-2,-2,-1,-2,-1
lauper 0041 44	-3,-3,-3,-3,-3,-3,-2
lauper 0041	-3,-3,-3,-3,-2,-3,-2
lauper	-3,-2,-3,-2,-2,-2,-2
brigitte lauper 0041	-3,-3,-3,-2,-2,-3,-2
brigitte lauper	-3,-3,-3,-3,-3,-3,-2
brigitte	-3,-3,-3,-3,-3,-3,-2
ask for mei	-1,-1,-2
give my mail	-1,,-2
plann a digital	-2,-2,-3,-1,-2,-2
fujairah plann a	-2,-2,-3,-1,-2,-2
fujairah plann	-3,-2,-2,-1,-3,-2
culture in fujairah	-2,-2,-2,-1,-2,-2
culture in	-2,-2,-3,-1,-3,-2
of culture in	-2,-2,-3,-1,-3,-2
of culture	-2,-2,-2,-1,-2,-2
department of culture	-2,-2,-3,-1,-3,-2
we're the department	-2,-2,-2,-1,-3,-2
culture.example.ae	-2,-2,-2,-2,-2,-2
^sharq	-2,-2,-2,-2,-2,-1
sharqi hessa.alsharqi culture.example.ae	-2,-2,-2,-2,-2,-2
sharqi	-2,-2,-2,-2,-2,-1
hessa al sharqi	-2,-2,-2,-2,-2,-1
contact is hessa	-2,-2,-2,-2,-2,-1
neem bloom	-5,-4,-4,-4,-4,-4,-3
bhavani neem bloom	-5,-4,-5,-4,-4,-4,-3
bhavani neem	-5,-4,-4,-4,-4,-4,-3
^neema	-5,-5,-5,-5,-4,-4,-3
neemandbloom.example bhavani neem	-4,-4,-4,-4,-4,-3,-3
neemandbloom.example bhavani	-3,-3,-3,-3,-3,-2,-2
neemandbloom.example	-3,-3,-3,-2,-2,-2,-2
bhavani neemandbloom.example bhavani	-4,-3,-3,-3,-3,-3,-2
bhavani neemandbloom.example	-4,-4,-4,-4,-4,-4,-4
novák brno	-4,-4,-4,-4,-3,-3,-2
novák	-5,-5,-5,-5,-4,-4,-3
^vikto	-5,-4,-4,-4,-4,-3,-2
viktor novák brno	-5,-4,-5,-4,-4,-4,-3
viktor novák	-5,-4,-5,-4,-4,-4,-2
viktor	-6,-5,-6,-6,-5,-5,-4
to the portal	2,-2,-2,-1,,-2
18 to the	2,-1,-1,-1,,-1
pay 18 to	3,-2,-3,-1,,-2
don't pay 18	2,-1,-2,-1
we don't pay	1,-1,-2,-2,,-1
booking so	2,-1,-2,-1,,-1
direct booking so	2,-1,-2,-1,,-1
resort need	2,-2,-3,-2,,-2
beach resort need	2,-1,-2,-2,,-1
beach resort	2,-2,-3,-2,,-2
our beach resort	2,-1,-2,-1,,-1
our beach	2,-2,-3,-2,,-2
mombasa ! our	2,-1,-2,-1,,-1
mombasa !	2,-2,-2,-1,,-2
from mombasa !	1,-2,-3,-2,,-2
greeting from mombasa	1,-2,-3,-2,,-2
^rehem	-5,-3,-3,-3,-3,-2,-1
rehema juma	-3,-2,-2,-2,-2,-1
rehema	-5,-4,-4,-4,-4,-3,-2
gm rehema	-2,-2,-2,-2,-2,-1
the gm rehema	-3,-2,-2,-2,-2,-1
i'm the gm	-2,-1,-1,-2,-1,-1
sand i'm the	-3,-2,-2,-2,-2,-1
sand i'm	-2,-1,-1,-2,-1,-1
^kaska	-4,-4,-4,-3,-3,-3,-3
kaskazi sand i'm	-2,-1,-1,-2,-1,-1
kaskazi	-2,-1,-1,-1,-1,-1
is kaskazi sand	-2,-1,-1,-2,-2,-1
is kaskazi	-2,-1,-2,-2,-2,-1
resort is kaskazi	-2,-2,-1,-2,-2,-1
000 111	-3,-3,-3,-2,-3,-2,-3
722 000 111	-3,-3,-3,-2,-2,-2,-3
kaskazisands.example 254 722	-3,-3,-2,-2,-2,-2,-2
kaskazisands.example 254	-2,-2,-3,-2,-2,-2,-2
kaskazisands.example	-2,-3,-3,-2,-2,-2,-2
rehema kaskazisands.example 254	-3,-3,-3,-2,-2,-2,-2
rehema kaskazisands.example	-3,-3,-3,-2,-2,-2,-2
ship in may	-1,-1,-5,-1,-1,-1
ship in	-2,-2,-3,-2,-3,-2
must ship in	-2,-3,-4,-2,-3,-2,-1
must ship	-3,-3,-4,-2,-3,-3,-1
sek must ship	-2,-3,-3,-2,-3,-2,-1
sek must	-3,-3,-4,-2,-3,-3,-1
400k sek must	-2,-3,-3,-2,-3,-2,-1
400k sek	-2,-2,-6,-2,-3,-2
about 400k sek	-2,-2,-5,-1,-2,-2
about 400k	-3,-3,-3,-2,-3,-3,-1
nomvula stellenbosch	-6,-5,-5,-5,-4,-4,-3
with 80 g	2,,-1
online with 80	3,,-2
accept donation online	2,,-2
tirupati wish to	2,,-1
annapurna seva	2,,-1
concern our trust	2,,-2
before brahmotsavam .	-2,-3,-3,-1,-3,-3
before brahmotsavam	-1,-2,-2,,-2,-2
completion before brahmotsavam	-2,-3,-2,-1,-2,-2
completion before	-2,-3,-2,-1,-3,-3
lakh . completion	-3,-3,-2,-1,-3,-3
outlay rs 5	-2,-3,-2,-1,-3,-3
^22334	-4,-2,-1,-1,-2,-1
2233445	-4,-3,-2,-2,-3,-2,-1
0877 2233445	-3,-2,-1,-2,-2,-1
0877	-4,-3,-1,-2,-3,-2,-1
rao 0877 2233445	-3,-3,-1,-2,-3,-2,-1
rao 0877	-3,-3,-1,-2,-3,-2,-1
venkata rao 0877	-3,-3,-1,-2,-3,-2,-1
k . venkata	-3,-2,-1,-1,-2,-1
secretary k .	-3,-3,-1,-2,-3,-2,-1
secretary k	-3,-2,-1,-1,-2,-1
^pulse	-2,-2,-2,-2,-2,-2,-2
pulsefit.example.ae	-3,-3,-2,-3,-2,-2,-2
yara pulsefit.example.ae	-3,-3,-2,-3,-2,-2,-2
yara	-2,-2,-2,-2,-2,-2,-2
pulsefit yara pulsefit.example.ae	-2,-2,-2,-2,-2,-2,-2
pulsefit yara	-3,-2,-3,-2,-2,-2,-2
pulsefit	-3,-2,-2,-3,-2,-2,-2
haddad pulsefit yara	-3,-3,-2,-3,-2,-2,-2
haddad pulsefit	-2,-2,-2,-2,-2,-2,-2
yara haddad pulsefit	-2,-2,-2,-2,-2,-2,-2
yara haddad	-2,-2,-2,-2,-2,-2,-2
aishwarya.h example.com	-3,-2,-3,-2,-2,-2,-2
aishwarya.h	-3,-2,-3,-2,-2,-2,-2
hegde aishwarya.h example.com	-2,-2,-2,-2,-2,-2,-2
hegde aishwarya.h	-3,-2,-2,-2,-2,-2,-2
aishwarya hegde aishwarya.h	-4,-3,-3,-3,-3,-3,-2
aishwarya hegde	-3,-2,-3,-2,-2,-2,-2
b.v . 31	-1,-2,-2,-1,-1,-2
logistiek b.v .	-1,-2,-2,-1,-1,-2
logistiek b.v	-1,-2,-2,-1,-1,-3
logistiek	-1,-2,-2,-1,-1,-2
haven logistiek b.v	-1,-2,-2,-1,-1,-3
haven logistiek	-1,-2,-2,-1,-1,-2
de haven	-1,-2,-2,-1,-1,-3
manager de haven	-1,-2,-2,-1,-1,-2
it manager de	-1,-2,-2,-1,-1,-2
joost van dijk	-1,-2,-2,-1,-1,-2
dune real estate	-3,-1,-5,-4,-3,-1,-1
dune real	-1,-1,-4,-3,-2
silver dune real	-2,,-4,-3,-3,-1,-1
silver dune	-2,-1,-5,-4,-4,-1
omar silver dune	-3,-1,-5,-4,-3,-1,-1
omar silver	-2,,-4,-3,-2
best omar silver	-2,-1,-5,-4,-3,-1
blumengruber.example .	-2,-2,-2,-1,-2,-1
leo blumengruber.example	-2,-2,-2,-1,-2,-1
leopold gruber .	-2,-2,-2,-1,-2,-1
name' leopold gruber	-2,-2,-2,-1,-2,-1
surabaya fish export	-4,-2,-2,-2,-2,-1
surabaya fish	-5,-3,-3,-2,-2,-2
from surabaya fish	-5,-3,-3,-2,-2,-2
biru from surabaya	-5,-3,-3,-2,-2,-2
biru from	-4,-2,-2,-2,-2,-1
samudra biru from	-4,-2,-2,-2,-2,-1
samudra biru	-5,-2,-2,-2,-1,-1
pt samudra biru	-4,-2,-1,-1,-1,-1
are pt samudra	-5,-3,-3,-2,-2,-2
are pt	-4,-2,-2,-2,-2,-1
we are pt	-4,-2,-3,-2,-2,-1
samudrabiru.example 62 812	-2,-2,-2,-2,-2,-2,-1
samudrabiru.example 62	-2,-2,-3,-2,-2,-2,-2
samudrabiru.example	-2,-2,-2,-2,-2,-2,-1
ratna samudrabiru.example 62	-2,-2,-3,-2,-2,-2,-2
ratna samudrabiru.example	-2,-1,-2,-1,-1,-1
ratna ratna samudrabiru.example	-2,-2,-3,-2,-2,-2,-2
ratna ratna	-2,-2,-3,-2,-2,-2,-1
ibu ratna ratna	-2,-2,-3,-2,-2,-2,-2
jumeirah next month	-3,,,1
jumeirah next	-3,-1,,1
in jumeirah next	-4,-1,-1,2
restaurant in jumeirah	-4,-1,-1,2
open a restaurant	-3,,,2
we open a	-3,,,1
instagram ? we	-4,-1,,1
instagram ?	-4,-1,-1,1
with instagram ?	-3,,,1
us with instagram	-4,-1,,1
help us with	-3,-1,-1,2
998 1234	-4,-3,-4,-4,-3,-3,-2
052 998 1234	-4,-3,-4,-4,-3,-3,-2
052 998	-5,-3,-4,-4,-2,-2,-1
karim 052 998	-3,-3,-3,-3,-2,-2,-2
karim 052	-3,-3,-3,-3,-2,-2,-2
balaji pump coimbatore	1,-2,-3,-2,-1,-1
balaji pump	2,-1,-3,-1,-1,-1
sri balaji pump	2,-1,-3,-1,-1,-1
from sri balaji	2,-2,-3,-2,-1,-1
krishnan from sri	1,-2,-3,-2,-1,-1
krishnan from	2,-2,-3,-2,-1,-2
murali krishnan from	2,-2,-3,-2,-1,-2
murali krishnan	1,-2,-3,-2,-1,-1
dealer . murali	2,-1,-2,-1,-1,-1
our dealer .	1,-1,-2,-1,-1,-1
in poland .	-2,-2,1,-1,-3
gear in poland	-1,-2,2,-1,-3
second-hand camera gear	-1,-1,3,-1,-3
second-hand camera	-2,-2,2,-1,-3
for second-hand camera	-2,-2,2,-1,-4
for second-hand	-2,-1,2,-1,-4
marketplace for second-hand	-1,-2,3,-1,-3
agency to build	-2,-2,2,-1,-3
hire an agency	,-1,3,,-3
hire an	-1,-2,3,-1,-4
to hire an	-1,-1,2,-1,-3
look to hire	-2,-1,2,-1,-3
i'm look to	-2,-2,1,-1,-3
priti	-4,-5,-4,-2,-3,-3,-2
321 priti	-4,-4,-4,-3,-3,-4,-2
900 321 priti	-4,-4,-4,-3,-3,-3,-2
900 321	-5,-5,-5,-2,-3,-4,-2
7700 900 321	-3,-3,-3,-2,-3,-3,-2
officer in turkana	-1,3
officer in	-1,4
field officer	-1,2
apps that work	-1,3
apps that	,3
safi initiative	-3,-3,-3,-3,-3,-2,-2
maji safi initiative	-4,-4,-3,-4,-3,-3,-2
lokai maji safi	-4,-4,-3,-4,-4,-3,-3
lokai maji	-4,-4,-3,-3,-3,-3,-2
lokai	-4,-3,-3,-3,-3,-2,-2
peter lokai maji	-2,-2,-1,-2,-1,-1
peter lokai	-5,-4,-4,-4,-4,-3,-3
9425 011	-2,-2,-2,-2,-2,-2,-2
shukla 9425 011	-3,-3,-3,-3,-3,-3,-2
shukla 9425	-3,-3,-3,-3,-3,-3,-2
pt . shukla	-3,-3,-3,-3,-3,-3,-2
malmö .	-2,-1,3,,-1
in malmö .	-2,-1,2,-1,-2,-1
bags in malmö	-2,-1,2,-1,-1
bags in	-2,-1,3,,-1
leather bags in	-2,-1,3,-1,-1
i make leather	-2,-1,3,-1,-1
too . i	-2,-1,3,-1,-2
ok too .	-2,,2,-1,-1
^webbs	-2,-1,3,-1,-2,-1
webbshop ? my	-1,-1,3,,-1
webbshop ?	-3,-1,3,-1,-2,-1
webbshop	-2,,3,-1,-1
en webbshop ?	-2,-1,3,-1,-2
en webbshop	-2,-1,3,-1,-2
göra en webbshop	-2,-1,2,-1,-1
göra en	-2,-1,2,-1,-1
göra	-2,-1,3,-1,-2
ni göra en	-2,-1,3,-1,-2
ni göra	-2,-1,3,-1,-2
kan ni göra	-3,-1,3,-1,-2,-1
kan ni	-2,-1,3,-1,-1
hej ! kan	-2,-1,2,,-1
ananda kottayam	-4,-3,-2,-2,-3,-1,-1
hotel ananda kottayam	-4,-3,-2,-3,-3,-2,-1
hotel ananda	-3,-2,-2,-2,-2,-1,-1
thoma hotel ananda	-3,-1,-1,-1,-1,-1
thoma hotel	-4,-3,-2,-2,-2,-1,-1
shibu thoma hotel	-4,-3,-3,-2,-3,-2,-1
^loops	-4,-3,-4,-2,-3,-2,-1
loopstack	-4,-3,-4,-2,-3,-3,-1
founder loopstack	-4,-3,-4,-2,-3,-2,-1
reddy founder loopstack	-4,-4,-4,-2,-3,-3,-1
reddy founder	-3,-2,-3,-1,-2,-1
^adity	-3,-3,-3,-2,-2,-2
aditya reddy founder	-4,-4,-4,-3,-3,-3,-1
aditya reddy	-3,-3,-4,-2,-2,-2,-1
aditya	-4,-4,-5,-3,-3,-3,-2
our drupal site	2,-1,-1,-1,-2,-1
maintain our drupal	1,,-1,-2,-2,-2
who can maintain	2,-1,-1,-2,-1,-1
bordeaux . we're	2,-1,-1,-2,-2,-1
bordeaux .	2,-1,-1,-2,-2,-1
de bordeaux	2,-1,-1,-2,-2,-1
mathilde	2,-1,-1,-1,-2,-1
c'est mathilde de	2,,-1,-2,-2,-2
salut c'est	2,,-1,-2,-2,-2
ticket platform .	2,,,,-1,-1
to tender our	2,,,,-1,-1
about to tender	2,,,,-1,-1
we're about to	2,,,,-1,-1
and we're about	2,,,,-1,-1
ferri and we're	2,,,,-1,-1
ferri and	2,,,,-1,-1
^bayli	2,-2,-2,-1,-2,-1
bayline ferri and	2,,,,-1,-1
bayline	2,,,,-1
at bayline ferri	2,,,,-1,-1
at bayline	2,,,,-1,-1
lead digital at	2,,,,-1
studi .	2,,,,-1
case studi .	2,,,,-1,-1
the case studi	2,,,,-1,-1
liked the case	2,,,,-1
liked the	2,,,,-1
and liked the	2,,,,-1,-1
and liked	2,,,,-1
site and liked	2,,,,-1,-1
was on your	2,,,,-1
yes hi i	2
bayline.example oban	-2,-3,-2,-2,-2,-1
bayline.example	-2,-3,-2,-1,-2,-1
^c.mac	-2,-3,-2,-1,-2,-1
c.macleod bayline.example oban	-2,-3,-2,-2,-2,-2
c.macleod	-2,-2,-2,-1,-2,-1
macleod c.macleod bayline.example	-2,-2,-2,-2,-2,-2
macleod	-2,-2,-2,-2,-2,-1
^catri	-2,-3,-2,-1,-2,-1
catriona macleod c.macleod	-2,-2,-1,-1,-2,-1
catriona macleod	-2,-2,-2,-1,-2,-1
catriona	-2,-2,-2,-1,-2,-1
talk . catriona	-2,-3,-2,-2,-2,-2
it this week	-1,3,,,,-1
fix it this	-1,3,,,,-1
samsung phon .	-1,3,,,,-1
samsung phon	-1,3,,,,-1
on samsung	-1,2,,,,-1
crash on samsung	-1,2,,,,-1
android app crash	-1,3,,,,-1
our android app	-1,2,,,,-2
our android	-1,3,,,,-1
singapore 8123 4567	-1,-3,-2,-1,-1,-1,-1
singapore 8123	-2,-3,-2,-1,-1,-1,-1
freshcart singapore 8123	-2,-3,-3,-2,-2,-2,-1
freshcart singapore	-1,-2,-2,-1,-1,-1
freshcart	-2,-3,-3,-2,-2,-2,-2
ho freshcart singapore	-2,-3,-3,-2,-2,-2,-1
ho freshcart	-2,-3,-3,-2,-2,-2,-2
ling ho freshcart	-2,-3,-2,-1,-1,-1,-1
ling ho	-2,-3,-3,-2,-2,-2,-2
ling ling ho	-2,-2,-2,-1,-1,-1
ling ling	-2,-2,-2,-1,-1,-2,-1
shetty manipal	-4,-4,-2,-4,-3,-3,-2
prakash shetty manipal	-4,-4,-2,-3,-3,-3,-2
prakash shetty	-4,-4,-2,-3,-3,-2,-2
dr . prakash	-3,-4,-2,-3,-3,-3,-2
place riyadh	-3,-4,-4,-2,-1,-2
abaya place riyadh	-2,-4,-3,-2,-1,-2
abaya place	-3,-4,-4,-2,-1,-2
habba abaya place	-2,-3,-3,-2,-1,-2
habba abaya	-2,-3,-3,-2,-1,-2
company habba abaya	-1,-2,-2,-2,,-1
company habba	-2,-3,-3,-2,-1,-2
zainab company habba	-3,-4,-4,-2,-2,-3
zainab company	-2,-3,-3,-2,-1,-2
name zainab company	-2,-2,-3,-2,-1,-2
start after eid	-4,-3,-4,-2,-2,-2
25k start after	-4,-3,-4,-3,-2,-2
25k start	-4,-3,-5,-3,-2,-2
sar 25k start	-4,-3,-4,-2,-2,-2
sar 25k	-4,-2,-4,-2,-2,-2
shop takes 9	-4,-2,3,-1
web shop takes	-3,-1,2
^keswi	-4,-2,2
keswick . our	-4,-1,2
keswick .	-2,,3
keswick	-3,-2,2,-1
in keswick .	-3,-2,2
in keswick	-4,-1,4
retailer in keswick	-3,-1,3
retailer in	-3,-1,2
gear retailer in	-4,-2,3
gear retailer	-3,-1,3
camp gear retailer	-3,-2,2
a camp gear	-3,-1,4
a camp	-3,,3
outdoor a camp	-3,-2,3
outdoor a	-3,-1,3
kestrel outdoor a	-3,-1,2
kestrel outdoor	-3,-1,3
are kestrel outdoor	-4,-1,2
are kestrel	-3,-1,2
we are kestrel	-2,-2,2
barraclough	-4,-3,-3,-3,-2,-3,-1
jo barraclough	-4,-3,-3,-3,-3,-3,-2
kestreloutdoor.example jo barraclough	-4,-3,-3,-3,-3,-3,-2
kestreloutdoor.example jo	-4,-3,-3,-3,-3,-3,-2
kestreloutdoor.example	-4,-3,-3,-3,-3,-3,-2
jo kestreloutdoor.example jo	-5,-3,-4,-3,-3,-4,-1
jo kestreloutdoor.example	-4,-3,-3,-3,-3,-3,-3
indore se .	-3,-3,-4,-2,-1,-2,-1
indore se	-2,-2,-3,-2,-1,-1,-1
hai indore se	-3,-3,-4,-3,-1,-2,-2
hai indore	-2,-3,-3,-2,-1,-2,-2
chauhan hai indore	-2,-3,-4,-2,-1,-2,-2
chauhan hai	-2,-3,-3,-2,-1,-2,-1
kavita chauhan hai	-2,-3,-4,-2,-1,-1,-1
kavita chauhan	-3,-3,-4,-3,-1,-2,-2
naam kavita chauhan	-2,-3,-4,-2,-1,-2,-2
naam kavita	-2,-2,-3,-2,,-1,-1
mera naam kavita	-2,-3,-3,-2,-1,-2,-2
namaste mera naam	-2,-3,-3,-2,-1,-2,-2
namaste mera	-2,-3,-3,-2,-1,-2,-2
^rvmaa	-3,-2,-1,-1,-1,-1
rvmaas.example	-3,-2,-1,-1,-2,-2,-1
^maart	-4,-2,-2,-1,-2,-2,-1
maarten rvmaas.example	-4,-3,-2,-2,-2,-2,-1
maarten	-4,-3,-2,-2,-2,-2,-1
secretary maarten rvmaas.example	-4,-2,-1,-1,-2,-1,-1
secretary maarten	-4,-3,-2,-2,-2,-2,-1
vries secretary maarten	-4,-3,-2,-2,-2,-2,-1
vries secretary	-4,-3,-2,-2,-2,-2,-1
de vries secretary	-4,-3,-2,-2,-2,-2,-1
maarten de vries	-4,-3,-2,-2,-3,-2,-1
maarten de	-4,-2,-2,-2,-2,-2,-1
to 11 lakh	-2,-2,-1,-2,,-1
from 8 to	-2,-2,-1,-2,,-1
from 8	-2,-2,-1,-2,,-1
chang from 8	-2,-2,-1,-2,,-1
khaleejdaily.example	-3,-3,-3,-3,-3,-2,-1
^mona.	-4,-4,-4,-4,-4,-3,-2
mona.fathy khaleejdaily.example	-3,-3,-3,-2,-2,-2,-1
mona.fathy	-3,-3,-3,-3,-2,-2,-1
fathy mona.fathy khaleejdaily.example	-4,-4,-4,-3,-3,-3,-2
fathy mona.fathy	-4,-3,-3,-3,-3,-3,-1
mona fathy mona.fathy	-4,-4,-4,-3,-3,-3,-2
mona fathy	-3,-3,-3,-3,-3,-3,-2
school in ajman	-4,-4,-3,-1,-5,-2,-1
sunrise international school	-4,-4,-2,-1,-4,-2
sunrise international	-4,-4,-2,-1,-5,-2
050 765 4321	-3,-2,-3,-3,-2,-2,-2
050 765	-3,-2,-3,-3,-2,-2,-2
rahman 050 765	-3,-3,-3,-3,-2,-2,-2
rahman 050	-2,-2,-2,-2,-2,-2,-1
tania rahman 050	-2,-2,-2,-2,-2,-2,-1
tania rahman	-2,-2,-2,-2,-2,-2,-2
mrs . tania	-2,-2,-2,-2,-2,-2,-2
98920 12345	-3,-3,-1,-3,-3,-2,-2
98920	-3,-3,-1,-3,-3,-2,-1
patil 98920 12345	-2,-2,-1,-2,-2,-1,-1
patil 98920	-4,-3,-2,-4,-4,-3,-2
sneha patil 98920	-3,-3,-2,-3,-3,-2,-1
sneha patil	-4,-3,-2,-3,-3,-2,-2
hollowtree.example	-3,-3,-3,-3,-2,-2,-2
rosie hollowtree.example	-2,-2,-2,-2,-2,-1,-1
coffee rosie hollowtree.example	-3,-3,-3,-3,-2,-1,-1
coffee rosie	-3,-3,-3,-3,-2,-2,-2
tree coffee rosie	-2,-2,-2,-2,-1,-1,-1
tree coffee	-3,-2,-3,-2,-2,-1,-1
hollow tree coffee	-3,-3,-3,-3,-3,-2,-2
hollow tree	-3,-3,-3,-3,-3,-2,-2
rosie hollow tree	-3,-3,-3,-3,-3,-2,-2
rosie hollow	-3,-3,-3,-3,-3,-2,-2
^banko	-2,-3,-3,-3,-2,-2
folake bankole folake.bankole	-2,-3,-3,-2,-2,-2
folake bankole	-2,-2,-2,-2,-2,-2
me folake	-2,-3,-3,-2,-2,-2
is me folake	-2,-2,-2,-2,-1,-1
contact is me	-2,-2,-3,-2,-1,-2
precisiontek	-4,-4,-3,-4,-3,-3,-2
lan precisiontek	-4,-4,-4,-5,-4,-4,-3
siew lan precisiontek	-4,-4,-3,-4,-3,-3,-3
teoh siew lan	-5,-5,-4,-6,-4,-4,-4
teoh siew	-4,-4,-4,-4,-4,-4,-3
network varanasi	-2,-2,-2,-2,-2,-2,-1
youth network varanasi	-3,-4,-4,-3,-2,-3
youth network	-3,-3,-4,-3,-2,-3
ganga youth network	-3,-3,-3,-2,-2,-2,-1
ganga youth	-3,-3,-3,-2,-2,-2,-1
clean ganga youth	-3,-3,-3,-2,-2,-2,-1
clean ganga	-3,-3,-3,-2,-2,-2,-1
are clean ganga	-3,-4,-4,-3,-2,-3
urgent within	3
it's urgent within	4
website ? it's	4
correct the website	2
you correct the	2
eu . can	3
illegal in	3
is illegal in	4
is illegal	4
banner is illegal	3
our cookie	2
said our	3
lawyer said our	2
lawyer said	3
our lawyer said	4
^odens	-2,-2,-2,-3,-3,-3,-2
odense	-2,-2,-3,-3,-3,-3,-2
aps odense	-2,-2,-2,-3,-3,-3,-2
interiør aps odense	-2,-2,-2,-2,-3,-2,-2
interiør aps	-2,-2,-2,-2,-2,-2,-1
interiør	-2,-2,-2,-2,-2,-2
nordhu interiør aps	-2,-2,-2,-3,-3,-3,-2
nordhu interiør	-2,-2,-3,-3,-3,-3,-2
nordhu	-2,-2,-2,-2,-2,-2,-1
^nørga	-3,-2,-4,-3,-4,-3,-2
nørgaard nordhu interiør	-2,-2,-2,-2,-3,-2,-2
nørgaard nordhu	-2,-2,-2,-3,-3,-3,-2
nørgaard	-2,-2,-3,-3,-3,-3,-2
helle nørgaard nordhu	-2,-2,-2,-2,-2,-2,-1
helle nørgaard	-3,-2,-3,-3,-3,-3,-2
helle	-3,-3,-3,-3,-3,-3,-2
31 23 45	-2,-2,-2,-2,-2,-2,-2
45 31	-4,-3,-3,-3,-3,-3,-2
nordhus.example 45 31	-3,-3,-3,-3,-2,-2,-2
nordhus.example 45	-2,-2,-2,-2,-2,-2,-2
nordhus.example	-4,-3,-3,-3,-3,-3,-2
helle nordhus.example 45	-2,-2,-2,-2,-2,-2,-2
helle nordhus.example	-3,-2,-3,-3,-2,-2,-1
11k in a	-1,-1,,,-1,2
parcelo hq in	,-1,,,-1,2
parcelo	,-1,,,-1,2
call parcelo hq	,-1,,,-1,2
a 12 person	-1,,,,,2
parcelo.example	-3,-3,-3,-3,-3,-4,-2
kristjan parcelo.example	-3,-4,-4,-3,-4,-5,-2
kristjan	-3,-3,-3,-3,-4,-4,-2
cto kristjan parcelo.example	-3,-4,-4,-3,-4,-4,-2
cto kristjan	-3,-3,-3,-3,-3,-4,-2
tamm cto kristjan	-3,-3,-3,-2,-3,-4,-2
tamm cto	-4,-4,-4,-3,-4,-5,-2
tamm	-3,-3,-3,-3,-3,-4,-2
kristjan tamm cto	-4,-4,-3,-3,-4,-5,-3
kristjan tamm	-3,-3,-3,-2,-3,-4,-2
mandira mysuru	-4,-4,-4,-3,-3,-3,-2
mandira	-5,-4,-4,-3,-3,-3,-2
ranga mandira mysuru	-5,-4,-4,-4,-3,-3,-2
ranga mandira	-4,-4,-4,-3,-3,-3,-2
ranga	-5,-5,-5,-4,-3,-3,-3
55667 raghavendra	-4,-3,-2,-3,-3,-1
94480 55667 raghavendra	-4,-3,-2,-2,-3,-1
94480 55667	-3,-3,-2,-2,-3,-1
6 94480 55667	-3,-2,-2,-2,-2,-1
6 94480	-3,-2,-2,-2,-2,-1
after 6 94480	-4,-3,-2,-2,-3,-1
harish.pillai	-2,-2,-2,-1,-2,-2,-1
harish pillai	-2,-2,-2,-1,-1,-2,-1
who harish pillai	-2,-1,-2,-1,-1,-2,-1
who harish	-2,-2,-2,-1,-1,-2,-1
timeline 8 month	-3,-2,-2,-3,-1,-2
600k timeline 8	-2,-1,-1,-1,,-1
aed 600k timeline	-3,-2,-2,-2,-1,-1
aed 600k	-3,-2,-2,-3,-1,-1
to aed 600k	-3,-2,-2,-2,-1,-1
budget up to	-3,-2,-2,-2,-1,-1
budget up	-3,-2,-2,-2,-1,-1
way durban	-4,-3,-5,-2,-3,-4
the way durban	-3,-2,-5,-1,-2,-3
zanele by the	-4,-3,-5,-2,-2,-3
zanele by	-5,-3,-6,-2,-2,-4
i'm zanele by	-4,-3,-6,-1,-2,-3
i'm zanele	-3,-1,-4,-1,-1,-2
bursa	-4,-3,-3,-3,-3,-3,-2
tekstil bursa	-4,-3,-3,-3,-3,-3,-2
anadolu tekstil bursa	-3,-2,-2,-2,-2,-2,-1
anadolu tekstil	-3,-2,-3,-3,-3,-2,-2
^demir	-4,-3,-3,-3,-3,-3,-3
demirel anadolu tekstil	-4,-3,-3,-3,-3,-3,-2
demirel anadolu	-4,-3,-4,-3,-3,-3,-3
demirel	-3,-2,-3,-2,-2,-2,-2
yusuf demirel anadolu	-4,-3,-3,-3,-3,-3,-3
yusuf demirel	-5,-3,-4,-4,-3,-3,-3
ltd kolkata	-2,-3,-3,-1,-1,-2
gases ltd kolkata	-2,-2,-3,-1,-1,-2
gases ltd	-3,-3,-4,-2,-2,-3,-1
gases	-2,-2,-2,-1,-1,-2
eastern gases ltd	-2,-2,-3,-1,-1,-2
eastern gases	-3,-2,-3,-1,-1,-2
officer eastern gases	-3,-2,-3,-1,-1,-2,-1
officer eastern	-2,-2,-2,-1,-1,-2
purchase officer eastern	-2,-2,-3,-1,-1,-2
dutta purchase officer	-2,-2,-3,-1,-1,-2,-1
dutta purchase	-3,-2,-3,-1,-2,-2,-1
meghna dutta purchase	-3,-3,-3,-2,-2,-3,-1
meghna dutta	-3,-3,-3,-1,-2,-3,-1
po by end	-2,-3,-3,-3,-2,-2
po by	-1,-2,-2,-2,-2,-1
25 lakh po	-1,-3,-2,-2,-1,-1
approx 22 25	-2,-3,-3,-3,-2,-1
budget approx 22	-2,-3,-2,-2,-2,-1
language school .	-3,-1,,3,-1
for a language	-2,-2,-1,3,-2
for seo for	-2,-2,-1,2,-2
lviv . look	-2,-1,,3,-1
lviv .	-2,-1,-1,3,-1
lviv	-2,-1,-1,2,-1
from lviv .	-2,-1,,3,-1
from lviv	-2,-1,-1,3,-2
oksana from lviv	-2,-1,,3,-1
oksana from	-3,,,4,-1
i'm oksana from	-2,-1,,2,-1
i'm oksana	-2,-2,-1,2,-2
^приве	-3,-1,-1,3,-2
привет i'm oksana	-2,-1,,3,-2
привет i'm	-2,-2,-1,3,-2
привет	-2,-2,-1,3,-2
luca bologna	-6,-6,-7,-5,-5,-5,-4
809 555	-1,-2,-1,-1
or 234 809	-1,-2,-1
8000 or	-1,-2,-1,-1
their container .	-1,-2,-1,-1
my firm handl	-1,-2,-1,-1
omr 900 per	-2
omr 900	-2
roughly omr 900	-3
roughly omr	-2
here about an	-2,3,,-1,-1
ling here about	-2,3,,-1,-1,-1
wei ling here	-2,4,,-1,-1,-1
low wei ling	-2,3,,-1,-1,-1
low wei	-2,3,,-1,-1
about a shop	-1,-3,-4,-1
here about a	-2,-3,-5,-1
fong here about	-2,-3,-5,-1
fong here	-2,-3,-5,-1
mei fong here	-2,-3,-4,-1
long mei fong	-2,-3,-5,-1
long mei	-2,-3,-5,-1
technova ran away	-4,-1,-1,-1,-1,-2
technova ran	-3,-1,-1,-1,-1,-2
from technova ran	-4,-1,-2,-1,-1,-2
with the deposit	-5,-3,-3,-3,-1,-2
pune ran away	-4,-2,-3,-2,-2,-1
pune ran	-4,-2,-2,-2,-1,-1
from pune ran	-5,-2,-2,-2,-1,-2
brightpixel from pune	-4,-3,-3,-2,-2,-2
brightpixel from	-3,-1,-1,-1,-1,-1
brightpixel	-4,-2,-2,-2,-1,-2
agency brightpixel from	-4,-2,-3,-2,-2,-2
agency brightpixel	-4,-2,-3,-2,-1,-1
last agency brightpixel	-4,-2,-3,-2,-1,-2
plugh	-7,-7,-7,-7,-6,-6,-4
xyzzy plugh	-7,-6,-6,-6,-6,-5,-3
xyzzy	-8,-7,-7,-7,-7,-6,-4
qwer	-6,-5,-6,-5,-5,-5,-4
asdf qwer	-5,-4,-5,-5,-4,-4,-4
thursday morn ?	-2,-3,-3,-1,-1,-2
thursday morn	-2,-3,-3,-1,-1,-2
on thursday morn	-2,-3,-3,-1,-1,-2
in on thursday	-2,-3,-3,-1,-1,-2
drop in on	-2,-2,-2,-1,-1,-1
i drop in	-2,-3,-3,-1,-1,-1
i drop	-2,-3,-3,-1,-1,-2
can i drop	-2,-3,-3,-1,-1,-2
^50000	-1,-2,-3,-1,-1,-1
5000000000 .	-1,-2,-3,-2,-1,-1
5000000000	-1,-2,-3,-1,-1,-1
is 5000000000 .	-1,-1,-2,-1,-1,-1
is 5000000000	-1,-2,-3,-1,-1,-1
budget is 5000000000	-1,-2,-3,-1,-1,-1
team in dubai	-1,-2,-2,-1,-1,-1
a team in	-1,-2,-2,-1,-1,-1
is 40000 .	-2,,-1,-2,-1,-1
budget is 40000	-3,,-1,-2,-1
lumpur . my	-3,-1,-1,-3,-1,-1
agency in kuala	-2,,,-2,-1
ideally in ten	-2,-2,-2,-1,-1,-1
ideally in	-2,-2,-2,-1,-2,-1
hosur 9 lakh	-2,-2,-2,-1,-2,-1
in hosur 9	-2,-2,-1,-1,-1,-1
logistic startup	-2,-2,-2,-1,-2,-1
a logistic startup	-1,-2,-1,-1,-1,-1
are brightwell a	-2,-3,-2,-1,-2,-1`;
