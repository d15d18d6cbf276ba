/** Written by `npm run train:answers`: what each sign says for a passage, in hundredths (gateway/modules/learning/weights.ts). */
export const learnt = `
score	23
log score	35
place by score	14
score long	12
log score long	19
place by score long	7
score short	9
log score short	11
score named	15
log score named	3
place by score named	3
score known	18
log score known	25
place by score known	12
score aspect	10
log score aspect	12
1. by score	5
like	9
log like	11
place by like	9
like long	6
log like long	7
place by like long	6
like named	-4
log like named	-8
place by like named	-7
like known	5
log like known	5
place by like known	5
place by like aspect	-3
alone	8
log alone	10
place by alone	7
alone long	6
log alone long	7
place by alone long	7
alone short	-7
log alone short	-6
place by alone short	-11
alone named	-2
log alone named	-3
alone known	4
log alone known	6
place by alone known	4
place by alone aspect	-8
asking	10
log asking	11
place by asking	11
asking long	6
log asking long	7
place by asking long	8
asking named	-3
log asking named	-7
asking known	5
log asking known	5
place by asking known	6
asking aspect	2
item	5
log item	7
place by item	5
item long	4
log item long	5
place by item long	3
item short	-2
log item short	-5
item named	-6
log item named	-11
item known	3
log item known	4
place by item known	3
item aspect	-2
log item aspect	-6
4. by item	5
passage	19
log passage	25
place by passage	27
passage long	10
log passage long	14
place by passage long	15
passage short	6
log passage short	8
log passage named	-2
place by passage named	10
passage known	12
log passage known	16
place by passage known	16
passage aspect	5
log passage aspect	4
place by passage aspect	6
thing	10
log thing	10
place by thing	25
thing long	7
log thing long	7
place by thing long	16
log thing short	-3
place by thing short	4
thing named	-5
log thing named	-7
thing known	4
log thing known	5
place by thing known	13
thing aspect	6
log thing aspect	7
place by thing aspect	12
matched	13
log matched	3
place by matched	12
amount	20
log amount	3
place by amount	24
2. by amount	-3
coverage	10
log coverage	12
place by coverage	12
rest	17
place by rest	17
4. by rest	5
head	6
log head	4
place by head	8
like itself	5
like squared	3
coverage itself	8
rest itself	15
head itself	8
held	14
fit	-8
tells	12
named	-14
of the same as the best	13
project	-12
project, of us	-11
how many: project	-16
how many: has money	-4
how many: has span	3
how many: has number	31
how many: has person	-26
how many: has name	-18
how many: tells price	-6
how many: tells duration	-5
how many: tells team	10
how many: tells client	-19
you: project	-10
you: has money	3
you: has span	11
you: has number	-3
you: has name	14
you: tells price	-4
you: tells duration	-7
you: tells client	-20
wanted	17
wanted team	23
tells duration	-4
tells client	-31
items	-11
2. by score	21
1. by like	4
1. by alone	3
1. by asking	10
1. by item	4
1. by passage	23
1. by thing	15
1. by matched	14
1. by amount	26
1. by coverage	7
1. by rest	12
1. by head	9
another is named	27
of the same as the likest	7
of the same kind as the likest	-3
company	2
company, of us	20
how many: company	12
you: company	16
you: tells figure	-7
wanted figure	-37
tells figure	-7
3. by score	8
5. by like	-2
5. by alone	-4
5. by asking	-3
2. by thing	17
3. by coverage	4
2. by rest	14
how many: has no	-19
how many: has you	-10
how many: tells overview	-7
you: has us	6
you: has you	16
you: tells overview	-4
tells overview	-24
tells overview instead	-11
lacks team	-47
lacks figure	6
lacks example	-22
4. by score	-2
3. by like	5
3. by alone	4
3. by asking	3
3. by thing	8
3. by matched	-6
5. by coverage	-3
5. by rest	4
how many: tells list	-8
you: tells list	-4
tells list	-7
5. by score	-4
4. by thing	4
2. by matched	5
3. by rest	-4
how many: tells example	-7
you: tells example	-17
wanted example	-3
tells example	-20
tells duration instead	-9
tells list instead	-7
careers, of us	-5
careers, a number	14
how many: careers	8
you: careers	-4
4. by like	2
2. by passage	13
5. by amount	5
unpublished	25
unpublished, of us	7
unpublished, a number	6
how many: unpublished	21
how many: tells contact	5
you: unpublished	17
you: tells contact	5
tells contact	11
tells contact instead	21
2. by like	6
2. by alone	10
2. by asking	2
4. by passage	3
2. by coverage	8
another of its kind is named	-16
how many: tells challenge	-21
you: tells challenge	3
tells challenge	-3
tells challenge instead	-14
how many: has date	18
you: has date	5
tells price instead	-14
3. by passage	3
how many: tells result	-12
you: tells result	-6
tells result	12
service	4
service, of us	11
service, a number	-13
how many: service	-8
how many: tells feature	-5
you: service	18
you: tells feature	4
tells feature instead	2
4. by head	4
how many: has reason	15
how many: tells process	-9
you: tells process	19
tells process instead	-4
5. by head	-6
article	-2
article, of us	-35
article, a number	8
you: article	-44
company, nothing named	11
how: company	13
how: has number	14
how: tells figure	-42
how: tells team	-9
do: company	8
do: tells figure	-17
do: tells team	12
how: has us	-11
how: tells overview	-11
do: has us	-4
do: tells overview	-20
careers, nothing named	6
do: careers	-14
project, nothing named	-6
how: project	43
how: has money	-20
how: has span	13
how: has name	-3
how: tells price	22
how: tells client	-25
do: project	-9
do: has money	20
do: has span	19
do: has person	15
do: has name	-10
do: tells price	11
do: tells client	-19
unpublished, nothing named	11
how: unpublished	-56
how: has no	34
how: has you	11
how: tells contact	-48
do: unpublished	33
do: has no	8
do: has you	6
do: tells contact	28
how: tells process	-24
do: tells process	-4
how: has reason	-32
do: has reason	-4
service, nothing named	7
how: service	-19
how: tells question	-15
do: service	-7
do: tells question	6
you: tells question	5
tells question	9
tells question instead	6
article, nothing named	-14
how: article	27
do: article	-6
how: has question	26
do: has question	11
you: has question	-15
how: tells challenge	74
do: tells challenge	2
how: tells feature	27
how: tells technology	-13
do: tells technology	-10
you: tells technology	-3
tells technology	-9
tells technology instead	-12
how: tells not-for	-12
do: tells not-for	12
you: tells not-for	13
tells not-for	20
tells not-for instead	8
how: tells deliverable	12
do: tells deliverable	-11
you: tells deliverable	19
tells deliverable	3
can: company	23
can: has number	-6
can: tells figure	-21
can: tells team	-7
i: company	15
i: has number	4
i: tells figure	-2
i: tells team	-17
can: unpublished	6
can: has no	8
can: has us	-12
can: tells contact	-18
i: unpublished	2
i: has no	-6
i: has us	29
i: tells contact	4
can: project	-13
can: tells client	-31
can: tells example	-4
i: project	-24
i: tells overview	-2
i: tells client	-16
tells client instead	-15
tells example instead	-15
can: has money	-26
i: has money	-14
can: has person	-24
can: has name	-5
can: tells list	-6
i: has person	-29
i: has name	-19
i: tells list	-17
can: has reason	-10
i: has reason	-10
can: has span	9
i: has span	4
can: has you	-12
i: has you	45
can: careers	32
i: careers	11
tells team instead	-4
can: tells duration	-11
i: tells duration	-19
can: tells price	-14
i: tells price	-7
privacy	-4
privacy, of us	6
privacy, a number	-8
privacy, nothing named	-4
how many: privacy	-3
how many: tells privacy	13
can: privacy	-11
can: tells privacy	-5
i: privacy	11
i: tells privacy	12
tells privacy	-2
how many: has question	-10
can: article	-4
can: has question	-9
i: article	31
i: has question	17
can: service	-4
i: service	-30
how many: tells deliverable	35
can: tells deliverable	8
i: tells deliverable	-15
lacks experience	23
how many: tells experience	-22
how many: tells place	-26
you: tells experience	2
you: tells place	5
wanted experience	-24
tells experience	-10
you: privacy	4
you: tells privacy	4
offices	-8
offices, of us	-2
offices, a number	6
offices, nothing named	-17
how many: offices	10
how many: tells requirement	25
you: offices	-15
you: tells requirement	-9
tells requirement	-2
tells requirement instead	-5
how many: tells technology	-10
how many: tells question	4
how many: tells opinion	-30
you: tells opinion	-3
tells opinion	-2
tells opinion instead	-25
how many: tells benefit	-6
you: tells benefit	-5
tells benefit instead	6
how many: tells retention	-44
you: tells retention	20
tells retention	3
how many: tells date	-12
you: tells date	-5
tells date	-14
tells date instead	-18
which: offices	-5
which: has person	57
which: has us	-11
which: has name	25
which: tells place	13
do: offices	4
do: tells place	-6
do: tells list	-7
wanted place	7
which: company	-14
which: tells overview	-21
lacks place	22
which: privacy	-22
which: has no	-16
which: has you	-27
which: tells privacy	-22
do: privacy	6
do: has date	9
do: tells privacy	14
which: unpublished	83
which: tells contact	75
which: careers	13
which: has money	-15
which: has span	40
which: tells benefit	-13
which: service	13
which: has question	-27
which: tells question	-21
which: tells price	34
which: has reason	-14
which: tells phone	53
do: tells phone	-9
you: tells phone	31
tells phone	14
tells phone instead	-5
which: tells feature	-37
which: project	-50
which: tells deliverable	-21
which: tells figure	-7
which: tells team	-12
which: tells client	-18
which: tells example	36
do: tells example	-24
which: tells technology	15
which: article	14
which: tells hours	8
do: tells hours	-20
you: tells hours	16
tells hours	-11
tells hours instead	-16
what: company	-7
what: has number	-12
what: tells figure	-28
what: tells team	17
what: project	-15
what: has person	2
what: has us	-11
what: tells opinion	13
what: has span	17
what: has reason	-14
what: tells overview	-27
what: unpublished	33
what: has money	6
what: has you	-4
what: tells contact	19
what: tells deliverable	-19
what: tells result	5
what: has name	-8
what: tells example	-27
what: article	30
what: tells feature	-19
what: tells challenge	20
what: tells price	16
what: tells list	-13
what: tells privacy	5
what: tells question	-2
what: tells process	28
how much: service	13
how much: has number	40
how much: has reason	23
how much: has us	-10
how much: tells overview	-17
how much: has money	-22
how much: has span	35
how much: has you	-5
how much: tells deliverable	9
how much: article	-7
how much: has no	17
how much: tells question	15
how much: tells feature	-4
how much: has date	-5
how much: tells author	-11
how much: tells date	-10
you: tells author	-6
tells author	-13
tells author instead	-14
blog	-5
blog, of us	12
blog, a number	19
how much: blog	-2
how much: has name	14
how much: has question	-12
you: blog	14
how much: company	-19
how much: tells figure	3
how much: tells team	-16
how much: tells not-for	-2
how much: tells technology	-5
how much: project	-11
how much: tells result	36
how much: tells duration	11
how much: tells place	57
tells place instead	3
blog, nothing named	-3
how many: blog	-7
how many: tells visit	-9
you: tells visit	-9
tells visit	28
tells visit instead	-17
do: tells opinion	26
which: tells not-for	-19
which: tells requirement	-3
do: tells requirement	-24
which: tells duration	28
which: tells process	31
we: company	22
we: has number	-9
we: has person	4
we: has reason	4
we: tells list	3
we: tells figure	-21
we: tells team	5
we: unpublished	3
we: has no	-25
we: tells contact	-20
we: tells overview	-5
we: has you	9
we: has span	-9
we: article	11
we: service	43
we: has name	-13
we: tells technology	-10
we: has date	-34
we: tells process	17
we: tells duration	-19
we: tells question	16
we: privacy	-33
we: tells privacy	-32
do: tells apply	2
we: careers	-24
you: tells apply	-20
tells apply	-14
tells apply instead	-14
we: offices	-11
we: has question	30
position	-18
position, of us	-4
position, nothing named	-4
do: position	-39
do: tells experience	-18
you: position	-6
why: company	55
why: has reason	158
why: has no	71
why: has us	89
why: has you	43
why: tells overview	21
why: article	-13
why: has span	-26
why: has number	-17
why: unpublished	6
why: tells contact	-50
why: has question	41
why: privacy	-9
why: has person	-20
why: tells privacy	-8
assistant	-7
assistant, of us	8
assistant, nothing named	-4
why: assistant	-17
do: assistant	14
why: project	7
why: has name	-62
why: tells challenge	62
why: has money	-45
why: offices	-4
why: has date	-16
why: tells phone	-30
do: tells result	11
why: service	-32
why: tells deliverable	-7
why: tells process	-11
why: tells duration	-40
why: tells price	-37
how: has date	56
how: tells list	-8
what: has date	5
what: has question	6
what: tells technology	4
what: tells not-for	-26
must: has no	-9
must: has us	19
must: has you	14
must: tells overview	-19
why: tells question	-4
must: service	-11
must: has number	27
must: tells question	-7
i: tells question	6
must: unpublished	-34
must: tells contact	-6
why: tells technology	9
must: has reason	22
must: tells technology	-12
i: tells technology	-13
must: has span	-35
must: tells process	-2
i: tells process	-7
must: article	45
must: has money	-4
must: tells deliverable	-21
must: tells example	-25
must: has name	15
must: has person	-34
must: tells challenge	-3
i: tells challenge	-16
must: tells opinion	-17
i: tells opinion	-61
must: tells not-for	26
i: tells not-for	16
must: has question	14
must: tells duration	-5
why: tells feature	-18
must: tells feature	28
i: tells feature	9
why: careers	-4
must: careers	5
must: tells apply	-15
i: tells apply	-13
why: tells place	-19
must: position	37
must: tells place	-6
must: tells experience	-12
i: position	2
i: tells place	26
i: tells experience	12
can: tells process	-14
can: tells question	3
can: tells technology	-18
position, a number	13
how many: position	15
can: position	6
can: tells place	14
can: tells experience	22
can: tells requirement	-32
can: tells not-for	50
can: tells pay	4
you: tells pay	-15
tells pay	-15
can: tells benefit	27
can: assistant	-40
you: assistant	11
can: tells feature	17
can: tells challenge	8
what: offices	-24
what: tells requirement	-8
what: assistant	9
if: has question	20
if: company	21
if: has us	-4
if: tells overview	-27
if: has reason	-24
if: has no	-8
if: has you	-7
if: tells feature	20
if: tells team	-6
if: article	-20
if: has money	-12
if: has name	-43
if: project	11
if: tells challenge	9
we: project	-39
we: tells challenge	-29
if: tells deliverable	35
we: tells deliverable	17
if: tells result	-10
we: tells result	-15
if: tells process	14
if: tells not-for	5
we: tells not-for	30
if: position	-64
if: tells requirement	-25
we: position	-3
we: tells requirement	-2
if: careers	-6
we: tells benefit	-46
if: has person	-10
we: tells opinion	-19
what: careers	-40
what: tells benefit	-13
what: tells hours	13
we: tells hours	7
office, of us	18
office, nothing named	-6
what: office	30
what: tells place	-20
what: tells phone	39
what: tells email	-4
we: office	-4
we: tells place	-5
we: tells phone	-6
we: tells email	-3
you: office	19
you: tells email	-2
tells email	-14
what: tells visit	-5
what: tells author	-18
what: tells date	-17
we: tells author	-14
we: tells date	-14
company, of jobs	-2
when: company	19
when: has number	12
when: has no	9
when: has you	15
when: tells not-for	-9
wanted not-for	80
when: has person	8
when: has reason	-6
when: has us	-43
when: tells overview	-10
lacks not-for	-70
careers, of jobs	28
when: has name	-20
when: tells list	-9
must: tells list	-14
position, of jobs	-50
when: position	-6
when: tells figure	-6
when: tells team	-17
must: tells figure	-5
must: tells team	-4
when: tells example	-42
when: tells contact	-18
service, of jobs	-8
when: service	17
when: has span	33
unpublished, of jobs	52
when: unpublished	-37
article, of jobs	-19
when: article	-13
when: has money	-31
when: has question	8
when: tells question	13
when: tells process	2
when: tells technology	-6
when: tells apply	-18
when: tells benefit	-3
must: tells benefit	-4
when: tells deliverable	48
when: project	10
when: tells client	-41
must: tells client	-23
tells email instead	-5
what: tells retention	17
where: office	21
where: has number	28
where: has person	-18
where: has no	33
where: has us	34
where: has name	14
where: tells place	61
where: tells phone	30
where: tells email	25
where: tells hours	22
where: tells contact	-17
where: tells overview	21
do: office	-18
do: tells email	-35
where: tells figure	-5
where: offices	-5
where: tells list	47
where: company	42
where: has reason	20
where: privacy	-41
where: tells privacy	-41
where: unpublished	-18
where: careers	-6
where: tells experience	7
where: has you	9
where: tells example	-10
where: project	2
where: has money	65
where: tells client	-22
where: has span	-85
where: position	6
where: has date	-7
where: tells price	63
where: tells duration	-13
where: tells team	-21
where: tells challenge	23
where: article	21
wanted phone	-38
lacks phone	38
score story	6
log score story	13
place by score story	-11
like story	9
log like story	11
place by like story	-6
alone story	9
log alone story	7
asking story	10
log asking story	10
place by asking story	4
item story	2
log item story	6
place by item story	-14
passage story	22
log passage story	31
place by passage story	11
thing story	21
log thing story	26
place by thing story	8
what: tells client	-19
what: tells apply	-13
what: tells reply	-7
do: tells reply	-10
tells reply instead	-6
wanted hours	-24
lacks hours	36
do: tells visit	-21
you: tells reply	-16
do: blog	-4
can: offices	-18
can: tells visit	80
i: offices	16
i: tells visit	100
wanted visit	42
can: office	-49
can: tells phone	-17
can: tells email	-28
can: tells hours	-51
i: office	10
i: tells phone	19
i: tells email	3
i: tells hours	-7
lacks visit	-34
can: tells result	-22
i: tells result	-11
i: tells benefit	4
i: assistant	-26
how long: offices	-15
how long: has number	12
how long: has no	32
how long: has you	-11
how long: tells contact	-35
how long: tells hours	-16
how long: tells reply	-20
if: offices	43
if: tells contact	-13
if: tells hours	7
if: tells reply	18
can: tells reply	-11
i: tells reply	4
wanted reply	53
lacks reply	-14
assistant, a number	-13
how long: assistant	-14
how long: has us	-47
if: assistant	-17
how long: service	-9
how long: has question	32
how long: tells question	12
how long: unpublished	-14
if: unpublished	-14
how long: project	20
how long: has money	-18
how long: has name	-18
how long: tells result	-5
how long: careers	17
how long: tells process	-17
how long: tells requirement	-3
how long: privacy	2
how long: tells privacy	4
if: privacy	8
if: tells privacy	-10
how long: article	4
how long: tells deliverable	21
how long: tells duration	-20
if: tells duration	-6
how long: tells not-for	-22
how long: tells feature	45
how many: tells hours	-40
lacks list	-41
office, a number	-65
how many: office	-73
how many: tells phone	-41
how many: tells email	-70
how many: tells reply	-3
must: offices	9
must: tells requirement	67
must: privacy	-12
must: tells privacy	-10
must: assistant	-18
must: tells retention	-10
i: tells retention	2
must: tells hours	5
must: tells reply	-5
how long: company	-11
how long: tells price	-20
lacks duration	-20
how long: has person	-4
how long: tells list	-15
how long: tells author	-13
how long: tells date	-13
do: tells author	-8
do: tells date	-6
how long: tells challenge	-18
wanted duration	32
can: tells opinion	-25
wanted process	-13
lacks process	18
how long: tells figure	-4
how much: unpublished	18
lacks price	-17
how much: tells process	2
how much: tells price	-15
if: tells price	-32
wanted price	13
if: tells example	-12
how much: privacy	16
how much: tells privacy	43
lacks upkeep	3
do: tells upkeep	6
wanted upkeep	16
tells upkeep	8
do: tells retention	-21
when: tells duration	-17
when: tells price	13
we: tells client	-4
when: tells challenge	17
when: privacy	-3
when: tells privacy	-31
wanted list	-37
which: assistant	-16
which: blog	-13
i: blog	-16
we: blog	-26
how much: tells client	-27
how much: tells challenge	-30
how much: offices	41
how much: tells hours	-54
how much: careers	-4
how much: tells benefit	-8
who: service	6
who: has reason	-34
who: has no	-23
who: tells question	-6
who: has span	26
who: has us	-16
who: has question	-35
who: has number	11
who: has name	34
who: tells feature	24
who: article	-5
who: has money	-48
who: tells deliverable	11
who: company	-6
who: tells process	-24
who: tells duration	-16
who: tells overview	-21
who: tells technology	-14
who: unpublished	4
who: tells contact	-8
who: project	20
who: tells challenge	25
who: privacy	-28
who: tells privacy	-28
who: position	28
who: tells place	9
who: tells experience	-34
wanted technology	101
lacks technology	-53
how long: tells technology	-3
must: tells price	-22
i: tells author	-19
i: tells date	-19
why: tells list	-6
why: blog	-3
which: tells result	-36
which: tells challenge	20
wanted deliverable	32
lacks deliverable	-31
how much: tells upkeep	5
how much: tells experience	65
how much: position	7
how much: tells retention	-88
how much: tells requirement	-10
which: position	-52
what: position	-57
if: tells upkeep	-10
i: tells upkeep	63
if: tells retention	37
you: tells upkeep	-16
how many: tells not-for	-4
how: position	-27
how: tells requirement	-32
how: tells upkeep	59
how: tells example	-38
where: service	-19
where: tells feature	-59
where: tells deliverable	-3
where: tells process	-4
where: tells technology	13
where: tells result	-32
when: tells upkeep	42
tells upkeep instead	15
when: tells result	-10
when: tells requirement	-23
who: tells requirement	34
who: has person	22
who: tells price	-7
who: tells example	-6
who: careers	-13
who: has date	16
who: tells pay	4
who: offices	14
who: tells list	16
what: blog	-8
how long: tells example	-8
how long: tells team	8
how long: tells client	6
how much: tells opinion	-6
lacks retention	-9
can: tells retention	-45
we: tells retention	-6
wanted retention	5
can: tells apply	3
if: tells list	-19
how: tells place	-5
when: has date	28
how: tells result	-11
how: tells author	-7
how: tells date	-7
how: blog	-63
how: tells experience	-7
wanted result	28
lacks result	-34
how many: tells author	-13
who: tells not-for	18
when: blog	-7
must: blog	-22
must: tells result	-12
when: tells author	3
when: tells date	7
must: has date	-17
must: tells author	-36
must: tells date	-36
lacks email	77
which: tells retention	-8
which: tells email	-16
wanted email	-181
how: assistant	-8
how: tells privacy	6
which: tells upkeep	-12
how many: tells upkeep	9
can: tells upkeep	26
we: tells upkeep	2
how often: has number	-5
how often: has us	-39
how often: tells deliverable	6
how often: has money	16
how often: has span	43
how often: has no	-6
how often: has you	-40
how often: has reason	22
how often: tells feature	66
how often: article	-8
how often: has question	28
how often: has name	-35
how often: tells overview	53
how often: privacy	-72
how often: tells retention	-13
how often: tells process	-46
how often: project	-15
how often: tells challenge	-64
how often: company	-9
how often: has person	-14
how often: tells question	-12
how often: tells not-for	-34
how often: tells duration	-7
if: has date	-12
if: tells author	-4
if: tells date	-4
if: blog	-5
how long: tells place	-4
how long: tells opinion	-10
who: tells client	-30
wanted client	-57
who: tells opinion	35
lacks client	-43
who: tells team	-2
who: tells benefit	40
wanted challenge	68
lacks challenge	-68
how much: assistant	-10
how much: tells pay	-14
what: tells pay	-58
tells pay instead	-3
how: offices	-12
when: offices	-4
how: office	-4
how: tells phone	-5
how: tells email	-3
how: tells hours	-20
when: office	4
when: tells hours	12
what: tells experience	-64
who: tells figure	-22
when: tells retention	68
wanted opinion	63
lacks opinion	-63
who: blog	-36
assistant, of jobs	-4
privacy, of jobs	-11
offices, of jobs	-19
blog, of jobs	-13
do: tells pay	-41
where: tells question	-9
where: tells not-for	47
which: tells experience	42
which: tells pay	-3
which: tells apply	-10
which: tells author	-29
which: tells date	-25
wanted requirement	95
lacks requirement	-86
lacks apply	16
wanted apply	-44
must: tells pay	-9
i: tells pay	-10
how many: tells apply	-6
how many: tells pay	-4
how: tells apply	58
how: tells retention	-64
how: tells reply	-3
how: tells pay	-3
how: tells benefit	21
which: tells reply	-9
if: tells apply	-3
how long: tells apply	-4
wanted benefit	-77
lacks benefit	63
how many: assistant	-14
office, of jobs	-13
which: office	16
article, of articles	42
blog, of articles	14
service, of articles	-23
who: tells author	11
who: tells date	11
wanted author	42
lacks author	-40
assistant, of articles	-6
who: assistant	47
privacy, of articles	5
offices, of articles	21
project, of articles	-24
unpublished, of articles	-22
how often: blog	130
how often: tells privacy	-89
how often: tells technology	-4
how often: offices	-9
how often: tells contact	-12
how often: careers	-11
how often: tells result	85
how often: unpublished	-8
how often: has date	-10
how often: tells benefit	-10
position, of articles	-3
company, of articles	-18
when: assistant	-23
wanted date	38
wanted privacy	63
lacks date	-4
lacks privacy	-55
who: tells hours	-29
who: tells reply	-32
can: blog	23
if: office	-17
if: tells place	15
if: tells phone	-14
if: tells email	-10
careers, of articles	-9
when: tells reply	33
how much: tells reply	3
can: tells author	-11
can: tells date	-11
where: has question	38
log score after	5
place by score after	-14
score pointing back	8
log score pointing back	25
place by score pointing back	-9
like after	7
log like after	11
place by like after	8
like pointing back	6
log like pointing back	10
alone after	-6
place by alone after	-13
alone pointing back	-9
log alone pointing back	-4
place by alone pointing back	-16
asking after	8
log asking after	12
place by asking after	8
asking pointing back	7
log asking pointing back	11
item after	4
log item after	8
place by item after	6
item pointing back	4
log item pointing back	8
place by item pointing back	9
passage after	12
log passage after	19
place by passage after	4
passage pointing back	7
log passage pointing back	14
place by passage pointing back	-7
thing after	8
log thing after	10
place by thing after	11
thing pointing back	9
log thing pointing back	9
place by thing pointing back	24
spoken of	29
spoken of, pointed back to	10
spoken of, nothing named	25
its kind spoken of	23
service, after	-26
something else spoken of	-27
company, after	-8
privacy, after	6
project, after	21
article, after	-5
careers, after	8
office, after	98
offices, after	-6
unpublished, after	-10
position, after	32
assistant, after	32
how long: tells benefit	-7
blog, after	-25
if: tells client	-14
who: tells phone	-42
wanted pay	-97
lacks pay	103
must: tells upkeep	-14
if: tells pay	-9
we: tells pay	-4
we: assistant	-10
how long: position	-6
when: tells pay	-7
when: tells opinion	-14
how: tells opinion	-15
who: tells upkeep	61
we: tells reply	-10
if: tells opinion	-4
why: office	-32
why: tells email	-31
why: tells hours	-32
why: tells benefit	-4
we: tells experience	-3
where: tells author	-3
where: tells date	-3
must: office	6
must: tells email	-6
how much: office	-13
how much: tells phone	-11
how much: tells email	-11
how often: tells client	-65
how often: tells example	-61
how often: tells price	-16
how often: tells team	-6
how often: tells list	-10
why: tells client	-43
why: tells team	-57
how long: tells phone	-5
who: tells apply	-5
if: tells experience	-55
where: blog	-13
where: assistant	-6
why: tells retention	-9
wanted feature	-17
how often: tells author	-16
how often: tells date	-16
who: office	-62
who: tells email	-43
how long: tells upkeep	-8
office, of articles	14`;
