/** Written by `npm run train:answers`: what each sign says for a passage, in hundredths (gateway/modules/learning/weights.ts). */
export const learnt = `
score	18
log score	38
place by score	10
score long	9
log score long	18
place by score long	6
score short	3
log score short	16
place by score short	-9
score named	9
log score named	16
score known	16
log score known	35
place by score known	10
score aspect	6
log score aspect	13
place by score aspect	-4
1. by score	4
like	8
log like	11
place by like	6
like long	5
log like long	6
place by like long	6
log like short	3
place by like short	-9
log like named	-3
place by like named	-5
like known	6
log like known	8
place by like known	4
place by like aspect	-5
alone	5
log alone	7
place by alone	4
alone long	4
log alone long	5
place by alone long	5
alone short	-9
log alone short	-8
place by alone short	-18
log alone named	-2
place by alone named	-5
alone known	4
log alone known	5
place by alone known	3
alone aspect	-4
log alone aspect	-5
place by alone aspect	-8
asking	8
log asking	11
place by asking	9
asking long	6
log asking long	7
place by asking long	10
log asking short	3
place by asking short	-9
log asking named	-2
asking known	6
log asking known	8
place by asking known	6
place by asking aspect	-4
item	5
log item	8
place by item	7
item long	3
log item long	5
place by item long	6
place by item short	-7
item named	-5
log item named	-9
place by item named	-4
item known	4
log item known	6
place by item known	5
log item aspect	-3
4. by item	5
passage	14
log passage	19
place by passage	21
passage long	7
log passage long	9
place by passage long	11
passage short	8
log passage short	13
place by passage short	-4
passage named	3
place by passage named	12
passage known	11
log passage known	14
place by passage known	15
passage aspect	3
log passage aspect	3
place by passage aspect	4
thing	7
log thing	8
place by thing	19
thing long	4
log thing long	4
place by thing long	12
thing short	4
log thing short	5
place by thing short	-4
place by thing named	8
thing known	5
log thing known	6
place by thing known	12
thing aspect	4
log thing aspect	5
place by thing aspect	8
matched	13
log matched	9
place by matched	16
amount	19
log amount	11
place by amount	28
coverage	8
log coverage	10
place by coverage	10
rest	14
place by rest	15
4. by rest	5
head	9
log head	6
place by head	14
like itself	6
like squared	7
coverage itself	6
rest itself	11
head itself	7
held	13
fit	-3
tells	14
tells of it	10
named	-8
of the same as the best	15
of the same kind as the best	4
project	-11
project, of us	-13
how many: project	-11
how many: has span	-9
how many: has number	28
how many: has person	-18
how many: has name	3
how many: tells price	-3
how many: tells duration	-9
how many: tells team	10
how many: tells client	-23
you: project	-15
you: has money	6
you: has span	4
you: has name	13
you: tells duration	-5
you: tells team	17
you: tells client	-11
wanted	23
wanted team	33
tells duration	-3
tells client	-32
length	-3
items	-8
2. by score	16
1. by asking	7
1. by item	6
1. by passage	19
1. by thing	13
1. by matched	19
1. by amount	31
1. by coverage	4
1. by rest	9
1. by head	20
another is named	17
of the same as the likest	12
of the same kind as the likest	4
company	6
company, of us	12
company, a number	6
how many: company	17
how many: tells figure	4
you: company	8
you: tells figure	-4
wanted figure	-49
tells figure	-3
3. by score	6
2. by thing	14
3. by amount	-4
2. by rest	14
how many: has no	-15
how many: has us	-14
how many: has you	-6
how many: tells overview	-2
you: has no	-6
you: has us	12
you: has you	13
you: tells overview	-13
tells overview	-17
tells overview instead	-14
lacks team	-40
lacks figure	11
lacks example	-8
entries	-4
4. by score	-5
3. by like	5
3. by asking	5
3. by item	-2
3. by thing	3
3. by matched	-7
3. by coverage	6
5. by rest	6
2. by head	-8
how many: tells list	-4
tells list	-5
how many: tells example	-28
you: tells example	-18
wanted example	-11
tells example	-18
4. by thing	3
2. by matched	3
5. by thing	2
tells duration instead	-4
tells list instead	-4
3. by head	3
careers	4
careers, of us	-2
careers, a number	6
how many: careers	4
4. by asking	-2
2. by passage	10
5. by amount	6
unpublished	17
unpublished, of us	13
how many: unpublished	10
how many: tells contact	5
you: unpublished	29
you: tells contact	10
tells contact	7
tells contact instead	12
2. by like	7
2. by alone	8
2. by asking	4
2. by item	5
2. by coverage	11
another of its kind is named	-10
how many: tells challenge	-23
you: tells challenge	-4
tells challenge	-4
tells challenge instead	-18
how many: has date	27
you: has date	11
tells price instead	-5
you: tells result	-18
tells result	6
service	5
service, a number	-11
how many: service	-16
how many: tells feature	3
you: service	5
you: tells feature	4
5. by matched	-4
how many: has reason	17
you: has reason	-2
how many: tells process	-17
you: tells process	10
tells process	3
5. by head	-3
article	-12
article, of us	-14
article, a number	6
how many: article	4
you: article	-25
company, nothing named	17
how: company	20
how: has number	12
how: tells figure	-57
do: company	11
do: has number	14
do: tells figure	-4
do: tells team	12
how: has us	-10
how: tells overview	-5
do: has us	-3
do: tells overview	-20
careers, nothing named	5
how: careers	-12
do: careers	-5
project, nothing named	-4
how: project	31
how: has money	-24
how: has span	15
how: has person	17
how: tells price	26
how: tells duration	11
how: tells client	-23
do: project	-8
do: has money	16
do: has span	25
do: has person	13
do: has name	-7
do: tells price	6
do: tells duration	-5
do: tells client	-28
unpublished, nothing named	10
how: unpublished	-58
how: has no	58
how: has you	-4
how: tells contact	-38
do: unpublished	13
do: has no	21
do: has you	4
do: tells contact	10
how: tells process	-8
do: tells process	-4
how: has reason	-18
do: has reason	-4
service, nothing named	-3
how: service	-9
how: tells question	17
do: service	-2
do: tells question	6
you: tells question	18
tells question	11
tells question instead	4
article, nothing named	-25
how: article	12
do: article	-13
how: has question	39
do: has question	6
you: has question	-4
how: tells challenge	108
do: tells challenge	12
how: tells feature	7
do: tells feature	-6
how: tells technology	-8
do: tells technology	-6
tells technology	-3
tells technology instead	-7
how: tells not-for	-28
do: tells not-for	12
you: tells not-for	20
tells not-for	18
how: tells deliverable	-8
tells deliverable instead	4
can: company	25
can: has number	-7
can: tells figure	-15
can: tells team	3
i: company	14
i: has number	9
can: unpublished	16
can: has us	8
can: tells contact	-2
i: unpublished	39
i: has us	35
i: tells contact	35
can: project	-13
can: tells overview	25
can: tells client	-20
can: tells example	-21
i: project	-27
i: tells overview	3
i: tells client	-6
i: tells example	-12
tells client instead	-10
tells example instead	-14
can: has money	-24
i: has money	-12
can: has name	4
can: tells list	4
i: has person	-39
i: has name	-6
i: tells list	-27
can: has reason	-22
i: has reason	11
can: has span	14
can: has date	-3
i: has span	16
i: has date	8
can: has you	2
i: has you	30
can: careers	4
i: careers	-12
tells team instead	3
can: tells duration	-3
i: tells duration	-16
privacy, of us	11
privacy, a number	-2
privacy, nothing named	3
how many: privacy	12
how many: tells privacy	12
can: privacy	-14
can: tells privacy	-5
i: privacy	5
i: tells privacy	5
tells privacy instead	4
how many: has question	-10
can: article	-23
can: has question	-6
i: article	22
i: has question	6
can: service	11
i: service	-39
how many: tells deliverable	37
can: tells deliverable	13
i: tells deliverable	-11
how many: tells opinion	-42
can: tells opinion	-37
i: tells opinion	-71
tells opinion	-6
tells opinion instead	-29
lacks experience	-16
how many: tells place	-3
you: tells experience	-12
you: tells place	-5
wanted experience	15
tells experience	-12
you: privacy	9
you: tells privacy	15
offices, of us	-4
how many: offices	-6
how many: tells requirement	-3
you: offices	-6
you: tells requirement	-4
tells requirement instead	-2
how many: tells technology	-10
how many: tells question	5
you: tells opinion	-24
how many: tells benefit	-6
you: tells benefit	2
tells benefit instead	12
you: tells retention	-20
tells retention	4
how many: tells date	-17
you: tells date	-4
tells date	-10
tells date instead	-15
which: offices	8
which: has person	31
which: has us	-8
which: has name	27
which: tells place	-13
do: offices	-6
do: tells place	-2
do: tells list	-5
wanted place	21
which: company	-29
which: tells overview	-11
lacks place	6
which: privacy	-14
which: has no	-24
which: has you	-37
which: tells privacy	-14
do: privacy	12
do: has date	9
do: tells privacy	18
which: unpublished	50
which: tells contact	46
which: careers	12
which: has money	-14
which: has span	32
which: tells benefit	-15
which: service	4
which: has question	-27
which: tells question	-12
which: tells price	-10
which: has reason	-12
which: tells phone	4
do: tells phone	8
you: tells phone	7
tells phone	12
tells phone instead	-6
which: tells feature	-23
which: project	-6
which: tells deliverable	-24
which: tells figure	-12
which: tells team	-35
which: tells client	-16
which: tells example	50
do: tells example	-28
which: tells technology	24
which: article	3
which: tells hours	-6
do: tells hours	-9
you: tells hours	19
tells hours	7
tells hours instead	-19
what: company	3
what: has number	-30
what: tells figure	-16
what: tells team	4
what: project	-23
what: has person	-3
what: has no	-16
what: has us	-18
what: tells opinion	-12
what: has span	10
what: has reason	-31
what: tells overview	-22
what: unpublished	15
what: has money	6
what: has you	5
what: tells contact	8
what: service	18
what: tells deliverable	-15
what: tells result	-4
what: has name	-23
what: article	9
what: tells example	-13
what: tells feature	-17
what: tells challenge	12
what: tells price	14
what: tells list	-8
what: privacy	-6
what: tells privacy	-19
what: tells question	8
what: tells process	16
what: has date	18
what: tells author	-25
what: tells date	-24
you: tells author	-4
tells author	-11
what: tells not-for	3
named vaguely	3
how much: has number	24
how much: has reason	15
how much: has us	-5
how much: tells overview	-20
how much: has money	-20
how much: has span	55
how much: has you	-9
how much: tells deliverable	15
how much: article	-4
how much: has no	20
how much: tells question	-3
how much: tells feature	-3
how much: has date	-3
how much: has person	4
how much: tells author	-7
how much: tells date	-6
tells author instead	-15
blog, of us	8
blog, a number	9
how much: has name	23
how much: has question	-17
how much: tells list	-5
you: blog	9
how much: company	-16
how much: tells figure	11
how much: tells team	-14
how much: tells not-for	-10
how much: tells technology	-6
how much: project	-14
how much: tells result	24
how much: tells duration	14
how much: tells place	42
how much: tells contact	17
blog, nothing named	4
how many: blog	-17
how many: tells visit	-3
you: tells visit	-2
tells visit	26
tells visit instead	-24
which: tells not-for	3
which: tells requirement	-2
do: tells requirement	-2
which: tells process	22
we: company	32
we: has number	-11
we: has reason	-10
we: has us	14
we: tells list	3
we: tells figure	-22
we: tells team	-26
we: unpublished	-17
we: has no	-41
we: tells contact	-37
we: tells overview	5
we: has you	18
we: has span	-5
we: article	-24
we: service	40
we: has name	-14
we: tells technology	-14
we: has money	17
we: has date	-26
we: tells process	24
we: tells duration	-31
we: tells question	13
we: tells example	-4
we: privacy	-11
we: tells privacy	-10
do: tells apply	5
we: careers	-43
you: tells apply	-5
tells apply	-11
tells apply instead	-4
we: has question	29
we: offices	-4
position	-15
position, of us	-14
position, nothing named	-7
do: position	-13
do: tells experience	-15
you: position	-15
why: company	46
why: has reason	174
why: has no	89
why: has us	92
why: has you	54
why: tells overview	17
why: article	-13
why: has span	-27
why: has number	-11
why: unpublished	6
why: tells contact	-50
why: has question	-6
why: privacy	-13
why: has person	11
why: tells privacy	-13
assistant, of us	3
assistant, nothing named	5
why: assistant	26
why: project	19
why: has name	-106
why: tells challenge	46
why: has money	-30
why: offices	-6
why: tells example	19
why: has date	-6
why: tells phone	-53
do: tells result	11
why: service	-34
why: tells deliverable	-5
why: tells process	-24
why: tells duration	-7
how: has date	56
how: tells list	-6
what: has question	11
what: tells technology	4
what: tells duration	-6
must: company	-21
must: has no	-11
must: tells overview	-36
why: tells question	-8
must: has number	30
must: tells question	-5
i: tells question	12
must: unpublished	-11
must: tells contact	-18
why: tells technology	8
must: has reason	32
must: tells technology	-11
i: tells technology	-14
must: has span	-44
must: tells process	-7
i: tells process	-22
must: article	46
must: has money	-13
must: tells deliverable	-27
must: tells example	-18
must: has name	3
must: has person	-39
must: project	-9
must: tells challenge	8
i: tells challenge	-17
must: tells not-for	43
i: tells not-for	22
must: tells duration	-13
why: tells feature	-24
must: tells feature	17
i: tells feature	-11
why: careers	-6
must: careers	-2
i: tells apply	4
why: tells place	-45
must: position	40
must: tells place	-15
must: tells experience	-29
i: position	28
i: tells place	22
i: tells experience	-16
can: tells process	-11
can: tells question	3
can: tells technology	-20
position, a number	-2
how many: position	-2
can: position	-13
can: tells place	17
can: tells experience	35
tells experience instead	-11
can: tells requirement	-50
can: tells not-for	32
can: tells pay	-3
you: tells pay	-7
tells pay	14
can: tells benefit	11
can: assistant	6
you: assistant	5
can: tells feature	22
what: offices	-9
what: tells requirement	12
what: assistant	-7
if: service	16
if: has span	19
if: has question	41
if: tells question	-5
if: company	16
if: tells overview	-33
if: has reason	-26
if: has no	-14
if: has you	-6
if: tells feature	-10
we: tells feature	21
if: tells figure	-9
if: tells team	-6
if: article	-36
if: has money	-26
if: has name	-38
if: tells challenge	15
we: project	-10
we: tells challenge	-4
if: tells deliverable	49
we: tells deliverable	16
if: tells result	-7
we: tells result	8
if: tells process	38
if: tells not-for	3
we: tells not-for	13
if: careers	-8
we: tells benefit	-59
if: tells requirement	-20
we: position	-5
we: tells requirement	-5
if: has person	-11
we: tells opinion	-9
what: careers	-4
what: tells benefit	-6
what: tells hours	20
office	14
office, of us	7
what: office	23
what: tells place	-23
what: tells phone	23
what: tells email	29
we: office	-13
we: tells place	-6
we: tells phone	-30
you: office	7
tells email	12
company, of jobs	16
when: company	15
when: has number	6
when: has you	4
when: tells not-for	25
wanted not-for	82
when: has person	-5
when: has reason	18
when: has us	-22
lacks not-for	-68
careers, of jobs	44
when: has name	-9
when: tells list	-7
must: tells list	-19
position, of jobs	-30
when: position	-3
when: tells place	-3
when: tells figure	-10
when: tells team	-13
must: tells figure	-6
must: tells team	-5
when: tells example	-33
when: tells contact	11
service, of jobs	-9
when: service	5
when: has span	39
unpublished, of jobs	-12
when: unpublished	-24
article, of jobs	-4
when: article	-9
when: has money	-29
when: has question	29
when: tells question	23
when: tells process	-19
when: tells technology	-4
when: tells apply	-22
when: tells benefit	-3
must: tells benefit	16
when: tells deliverable	23
when: project	10
when: tells client	-27
must: tells client	-15
tells email instead	-8
what: tells retention	46
where: office	5
where: has number	19
where: has person	16
where: has no	25
where: has us	45
where: tells place	17
where: tells phone	6
where: tells email	6
where: tells hours	5
where: tells contact	-8
where: tells overview	21
do: office	6
where: tells list	66
where: company	61
where: privacy	-9
where: tells privacy	-9
where: unpublished	-11
where: careers	-2
where: tells experience	11
where: has you	-34
where: project	-8
where: has money	65
where: has date	3
where: position	7
where: tells price	66
where: tells duration	-3
where: tells challenge	-15
where: article	47
wanted phone	29
lacks phone	-12
score story	9
log score story	35
place by score story	-10
like story	8
log like story	11
place by like story	-6
alone story	8
log alone story	15
asking story	9
log asking story	13
place by asking story	10
log item story	4
place by item story	-9
passage story	13
log passage story	21
place by passage story	4
thing story	17
log thing story	21
what: tells client	-22
what: tells reply	-3
do: tells reply	-10
tells reply	4
tells reply instead	-7
wanted email	-18
lacks email	19
which: office	-7
which: tells email	10
must: office	7
must: tells phone	3
must: tells email	-4
must: tells hours	3
i: office	18
i: tells phone	8
i: tells email	-2
i: tells hours	5
i: offices	7
must: privacy	-11
must: tells privacy	-9
must: tells requirement	55
i: tells requirement	21
which: tells apply	3
which: blog	9
must: blog	-20
i: blog	7
which: assistant	10
must: assistant	-9
wanted hours	5
lacks hours	17
do: tells visit	-39
you: tells reply	-13
do: tells retention	-28
do: blog	4
can: offices	-14
can: tells visit	64
i: tells visit	106
wanted visit	-8
can: office	-34
can: tells phone	-36
can: tells email	-22
can: tells hours	-35
lacks visit	8
can: tells result	-21
i: tells result	-6
i: tells benefit	2
how long: offices	-7
how long: has span	-8
how long: has number	8
how long: has no	20
how long: tells contact	-25
how long: tells hours	-7
how long: tells reply	-15
if: offices	38
if: tells contact	-26
if: tells hours	-15
if: tells reply	21
can: tells reply	-30
i: tells reply	3
wanted reply	122
lacks reply	-96
assistant, a number	-8
how long: assistant	-24
how long: has us	-31
how long: tells overview	8
if: assistant	-27
how long: has question	29
how long: tells question	15
how long: unpublished	-11
if: unpublished	-6
how long: project	12
how long: has money	-27
how long: has name	-20
how long: tells result	-10
how long: has reason	4
how long: careers	10
how long: tells process	-6
how long: tells privacy	-5
if: privacy	10
if: tells privacy	-10
how long: tells deliverable	5
how long: tells duration	-18
how long: tells not-for	-10
how long: tells feature	38
lacks challenge	-65
wanted challenge	52
wanted privacy	120
lacks privacy	-84
which: tells retention	-2
which: tells challenge	34
lacks list	6
office, a number	-3
how many: office	2
how many: tells phone	-3
how many: tells email	3
must: tells retention	-10
i: tells retention	-8
how long: company	-4
how long: tells price	-10
lacks duration	-3
how long: has person	-10
how long: tells list	-20
how long: tells author	-16
how long: tells date	-16
do: tells author	-10
do: tells date	-9
how long: tells challenge	-17
wanted duration	12
wanted process	-49
lacks process	58
how long: tells figure	-6
how much: unpublished	42
lacks price	-4
how much: tells process	3
how much: tells price	-15
if: tells price	-53
we: tells price	-29
wanted price	4
how much: tells example	4
if: tells example	-5
how much: privacy	12
how much: tells privacy	18
how much: tells challenge	-26
lacks upkeep	-23
what: tells upkeep	-2
do: tells upkeep	7
wanted upkeep	9
tells upkeep	10
when: tells duration	-21
when: tells feature	-11
when: tells price	16
we: tells client	-11
when: tells challenge	-12
when: privacy	-6
when: tells privacy	-9
wanted list	-41
we: tells author	-11
we: tells date	-10
we: blog	-12
how much: tells client	-29
how much: careers	-5
how much: tells benefit	-7
how much: offices	50
how much: tells hours	-90
who: service	6
who: has reason	-20
who: has no	-13
who: has you	-9
who: tells question	-16
who: has span	41
who: has us	-9
who: has question	-45
who: has number	34
who: has name	25
who: article	-17
who: has money	-35
who: tells deliverable	40
who: company	-25
who: tells process	-15
who: tells duration	-17
who: tells overview	-31
who: tells technology	-12
who: unpublished	56
who: tells contact	18
who: project	-4
who: tells challenge	-6
who: privacy	14
who: tells privacy	14
who: position	-3
who: tells place	27
who: tells experience	-18
wanted technology	102
lacks technology	-96
how long: tells technology	-3
must: tells price	-14
i: tells author	-26
i: tells date	-24
why: tells list	-3
which: tells result	-33
wanted deliverable	18
lacks deliverable	-15
how much: tells upkeep	-16
how much: tells experience	-4
how much: position	-3
how much: tells retention	-29
how much: tells requirement	-3
which: position	-39
what: position	-42
if: tells technology	19
if: tells upkeep	-10
i: tells upkeep	39
if: tells retention	49
you: tells upkeep	-3
how many: tells not-for	-7
how: position	-29
how: tells requirement	-34
how: tells upkeep	115
how: tells example	-49
where: service	-79
where: tells feature	-57
where: tells deliverable	-18
where: tells process	-3
where: tells technology	7
tells upkeep instead	-3
when: tells result	7
when: tells requirement	-10
who: tells requirement	-4
who: has person	43
who: tells price	-16
who: tells example	-22
who: careers	-35
who: has date	3
who: tells pay	-2
who: offices	44
who: tells list	32
what: blog	-11
how long: tells example	-5
how long: tells team	-5
how long: tells client	-5
how long: tells retention	10
how much: tells opinion	-10
lacks retention	-29
can: tells retention	-53
we: tells retention	-6
wanted retention	9
can: tells apply	6
if: tells list	-24
how: tells place	-3
when: has date	42
how: tells result	-42
how: tells author	-9
how: tells date	-9
how: tells experience	-4
wanted result	43
lacks result	-43
how many: tells author	-18
who: tells not-for	-14
when: blog	-7
must: tells result	-16
when: tells author	7
when: tells date	10
must: has date	-12
must: tells author	-45
must: tells date	-44
how: assistant	-5
how: privacy	-6
how: tells privacy	24
how many: tells upkeep	36
can: tells upkeep	52
we: tells upkeep	4
how often: service	-6
how often: has number	-27
how often: has us	-14
how often: tells deliverable	8
how often: has money	13
how often: has span	93
how often: has no	26
how often: has you	-79
how often: has reason	28
how often: article	-5
how often: has question	25
how often: has name	-20
how often: tells overview	45
how often: privacy	-74
how often: tells retention	-9
how often: tells process	-7
how often: project	-13
how often: tells challenge	-23
how often: company	-2
how often: has person	-18
how often: tells question	-2
how often: tells not-for	-4
how often: tells duration	-4
if: has date	-4
how long: tells opinion	-9
who: tells client	-39
wanted client	-73
who: tells opinion	45
lacks client	-53
who: tells team	-7
who: tells result	10
who: tells benefit	2
how much: assistant	-13
how much: tells pay	-5
what: tells pay	92
how: offices	-2
when: offices	7
how: office	-10
how: tells phone	-9
how: tells email	-7
how: tells hours	-7
when: tells phone	-3
when: tells hours	8
what: tells experience	-63
who: tells figure	-19
when: tells retention	3
wanted opinion	73
lacks opinion	-73
who: blog	-14
privacy, of jobs	-16
do: tells pay	-4
where: tells question	-6
where: tells not-for	3
which: tells experience	32
wanted requirement	66
lacks requirement	-64
lacks apply	16
wanted apply	-44
i: tells pay	-5
how many: tells apply	-2
how: tells retention	-135
how: tells benefit	-16
if: tells apply	-6
how long: tells apply	-8
wanted benefit	-94
lacks benefit	100
office, of jobs	-25
article, of articles	30
blog, of articles	30
service, of articles	-31
who: tells author	16
who: tells date	16
wanted author	48
lacks author	-48
assistant, of articles	-5
who: assistant	7
privacy, of articles	15
project, of articles	-4
unpublished, of articles	-35
how often: blog	104
how often: tells privacy	-87
how often: offices	-4
how often: tells contact	-5
how often: careers	-2
how often: tells result	64
how often: has date	-9
company, of articles	-21
when: assistant	-14
wanted date	43
who: tells hours	-28
who: tells retention	-3
can: blog	46
if: office	-66
if: tells place	52
if: tells phone	-53
if: tells email	-39
careers, of articles	-11
when: tells reply	40
how much: tells reply	8
can: tells author	-6
can: tells date	-5
where: has question	38
score after	-3
log score after	10
place by score after	-15
score pointing back	-2
log score pointing back	15
place by score pointing back	-16
like after	9
log like after	13
place by like after	9
like pointing back	6
log like pointing back	9
place by like pointing back	6
alone after	-10
log alone after	-6
place by alone after	-8
alone pointing back	-9
log alone pointing back	2
place by alone pointing back	-14
asking after	9
log asking after	13
place by asking after	9
asking pointing back	6
log asking pointing back	9
place by asking pointing back	6
item after	8
log item after	12
place by item after	9
item pointing back	5
log item pointing back	7
place by item pointing back	10
passage after	11
log passage after	19
place by passage after	8
passage pointing back	8
log passage pointing back	14
place by passage pointing back	6
thing after	8
log thing after	10
place by thing after	4
thing pointing back	7
log thing pointing back	8
place by thing pointing back	15
spoken of	24
spoken of, pointed back to	11
spoken of, nothing named	25
its kind spoken of	23
service, after	-20
something else spoken of	-23
company, after	12
project, after	29
article, after	-10
careers, after	-9
office, after	52
offices, after	-12
unpublished, after	-10
position, after	30
assistant, after	-15
how long: tells benefit	-3
blog, after	-11
if: tells client	-5
who: tells phone	-28
wanted pay	144
lacks pay	-136
must: tells upkeep	-12
if: tells pay	-4
we: assistant	-8
why: tells pay	-3
when: tells pay	-5
when: tells opinion	-9
how: tells opinion	-8
if: tells opinion	-3
why: office	-59
why: tells email	-58
why: tells hours	-58
why: tells benefit	-8
we: tells experience	-3
where: tells author	36
where: tells date	35
how much: office	-59
how much: tells phone	-57
how much: tells email	-55
if: tells experience	7
lacks feature	34
wanted feature	-34
how often: tells author	-28
how often: tells date	-28
who: office	-44
who: tells email	-26`;
