/** Written by `npm run train:answers`: what each sign says for a passage, in hundredths (gateway/modules/learning/weights.ts). */
export const learnt = `
score	21
log score	38
place by score	15
score long	10
log score long	17
place by score long	7
score short	5
log score short	16
place by score short	-4
score named	14
log score named	22
place by score named	2
score known	15
log score known	21
place by score known	10
score aspect	9
log score aspect	9
1. by score	9
like	9
log like	10
place by like	8
like long	5
log like long	5
place by like long	6
place by like short	-4
log like named	-4
place by like named	-7
like known	4
log like known	3
place by like known	4
place by like aspect	-4
alone	6
log alone	9
place by alone	6
alone long	4
log alone long	6
place by alone long	5
alone short	-10
log alone short	-8
place by alone short	-15
log alone named	-3
place by alone named	-4
alone known	3
log alone known	4
place by alone known	2
alone aspect	-4
log alone aspect	-6
place by alone aspect	-7
asking	9
log asking	10
place by asking	12
asking long	5
log asking long	6
place by asking long	9
place by asking short	-4
log asking named	-3
asking known	4
place by asking known	5
place by asking aspect	-3
item	6
log item	9
place by item	7
item long	3
log item long	5
place by item long	4
item short	-2
log item short	-3
item named	-6
log item named	-10
place by item named	-5
item known	3
log item known	4
place by item known	3
log item aspect	-4
4. by item	7
passage	16
log passage	21
place by passage	23
passage long	7
log passage long	9
place by passage long	11
passage short	7
log passage short	10
passage named	3
place by passage named	11
passage known	10
log passage known	13
place by passage known	14
passage aspect	3
log passage aspect	2
place by passage aspect	4
thing	7
log thing	7
place by thing	19
thing long	4
log thing long	5
place by thing long	11
place by thing short	3
place by thing named	4
thing known	3
log thing known	3
place by thing known	10
thing aspect	3
log thing aspect	4
place by thing aspect	9
matched	13
log matched	8
place by matched	17
amount	20
log amount	12
place by amount	29
2. by amount	-2
coverage	9
log coverage	12
place by coverage	11
rest	14
place by rest	16
4. by rest	6
head	9
log head	5
place by head	13
like itself	4
coverage itself	7
rest itself	11
head itself	6
held	15
fit	-4
tells	10
tells of it	4
named	-8
of the same as the best	16
of the same kind as the best	5
project	-11
project, of us	-16
how many: project	-10
how many: has span	-9
how many: has number	35
how many: has person	-25
how many: has name	-12
how many: tells duration	-7
how many: tells team	11
how many: tells client	-22
you: project	-19
you: has money	6
you: has span	8
you: has name	16
you: tells price	-2
you: tells duration	-7
you: tells team	8
you: tells client	-16
wanted	16
wanted team	23
tells duration	-3
tells client	-31
length	-3
items	-8
2. by score	17
1. by like	4
1. by alone	3
1. by asking	11
1. by item	6
1. by passage	18
1. by thing	12
1. by matched	21
1. by amount	32
1. by coverage	6
1. by rest	11
1. by head	15
another is named	17
of the same as the likest	10
company	7
company, of us	14
company, a number	5
how many: company	15
how many: tells figure	3
you: company	9
you: tells figure	-6
wanted figure	-42
tells figure	-3
3. by score	2
5. by alone	-4
2. by thing	16
3. by coverage	3
2. by rest	12
how many: has no	-19
how many: has us	-6
how many: has you	-4
how many: tells overview	-9
you: has no	-2
you: has us	10
you: has you	14
you: tells overview	-12
tells overview	-21
tells overview instead	-14
lacks team	-64
lacks figure	4
lacks example	-25
entries	-3
4. by score	-5
3. by like	6
3. by asking	5
3. by item	-4
3. by matched	-9
5. by rest	7
2. by head	-2
how many: tells list	-4
tells list	-5
5. by score	-3
4. by thing	2
2. by matched	3
how many: tells example	-29
you: tells example	-17
tells example	-17
tells duration instead	-6
tells list instead	-5
3. by head	3
careers, of us	-3
careers, a number	9
how many: careers	8
you: careers	-2
4. by like	3
4. by alone	2
2. by passage	13
5. by amount	5
unpublished	23
unpublished, of us	8
unpublished, a number	5
how many: unpublished	22
you: unpublished	26
you: tells contact	11
tells contact	9
tells contact instead	25
2. by like	7
2. by alone	10
2. by asking	3
2. by item	6
4. by passage	4
2. by coverage	12
another of its kind is named	-8
how many: tells challenge	-23
tells challenge	-2
tells challenge instead	-19
how many: has date	31
you: has date	13
tells price instead	-7
3. by passage	3
you: tells result	-17
tells result	8
service	5
service, a number	-10
how many: service	-16
how many: tells feature	2
you: service	6
you: tells feature	4
5. by matched	-4
how many: has reason	19
you: has reason	9
how many: tells process	-16
you: tells process	12
tells process	4
5. by head	-4
article	-10
article, of us	-12
article, a number	5
how many: article	5
you: article	-24
company, nothing named	21
how: company	23
how: has number	-7
how: tells figure	-57
do: company	11
do: has number	4
do: tells figure	-3
do: tells team	15
how: has us	-6
do: has us	-6
do: tells overview	-28
careers, nothing named	6
how: careers	-16
do: careers	-10
project, nothing named	-8
how: project	33
how: has money	-14
how: has span	9
how: has person	15
how: tells price	35
how: tells duration	12
how: tells client	-20
do: project	-11
do: has money	22
do: has span	21
do: has person	13
do: has name	-9
do: tells price	8
do: tells client	-24
unpublished, nothing named	28
how: unpublished	-61
how: has no	49
how: has you	-14
how: tells contact	-44
do: unpublished	30
do: has no	19
do: has you	5
do: tells contact	21
how: tells process	-7
do: tells process	-2
how: has reason	-15
do: has reason	6
service, nothing named	-6
how: service	-9
how: tells question	11
do: service	-6
you: tells question	16
tells question	11
tells question instead	4
article, nothing named	-21
how: article	14
do: article	-11
how: has question	30
do: has question	2
you: has question	-8
how: tells challenge	104
do: tells challenge	13
how: tells feature	12
do: tells feature	-6
how: tells technology	-9
do: tells technology	-5
tells technology	-3
tells technology instead	-8
how: tells not-for	-26
do: tells not-for	13
you: tells not-for	15
tells not-for	16
how: tells deliverable	-8
do: tells deliverable	-7
tells deliverable instead	4
can: company	26
can: has number	-6
can: tells figure	-16
can: tells team	-16
i: company	17
i: tells figure	2
i: tells team	-18
can: unpublished	16
can: has no	3
can: tells contact	-13
i: unpublished	29
i: has no	-10
i: has us	33
i: tells contact	19
can: project	-17
can: tells overview	11
can: tells client	-30
can: tells example	-14
i: project	-29
i: tells overview	-5
i: tells client	-15
i: tells example	-8
tells client instead	-10
tells example instead	-14
can: has money	-33
i: has money	-12
can: has person	-9
can: has name	2
can: tells list	6
i: has person	-46
i: has name	-13
i: tells list	-27
can: has reason	-5
i: has reason	9
can: has date	3
i: has span	10
i: has date	9
can: has you	-13
i: has you	37
can: careers	11
i: careers	-12
can: tells duration	-15
i: tells duration	-22
can: tells price	-13
i: tells price	-3
privacy, of us	8
privacy, a number	-9
privacy, nothing named	-2
how many: privacy	-2
how many: tells privacy	-3
can: privacy	-9
can: tells privacy	-6
i: privacy	7
i: tells privacy	3
tells privacy	-2
how many: has question	-10
can: article	-16
i: article	28
i: has question	8
can: service	7
i: service	-37
how many: tells deliverable	35
can: tells deliverable	19
i: tells deliverable	-7
lacks experience	-22
how many: tells experience	3
how many: tells place	-21
you: tells experience	-11
wanted experience	22
tells experience	-12
tells place	-4
you: privacy	5
you: tells privacy	11
offices	-6
offices, a number	8
offices, nothing named	-17
how many: offices	6
how many: tells requirement	-10
you: tells requirement	-4
tells requirement instead	-10
how many: tells technology	-9
how many: tells question	5
how many: tells opinion	-42
you: tells opinion	-21
tells opinion	-3
tells opinion instead	-28
how many: tells benefit	-3
you: tells benefit	4
tells benefit instead	15
you: tells retention	-25
tells retention	5
tells retention instead	-3
how many: tells date	-16
you: tells date	-3
tells date	-10
tells date instead	-15
which: offices	-11
which: has number	-3
which: has person	38
which: has us	-13
which: has name	27
which: tells place	-6
do: offices	-7
do: tells place	-6
do: tells list	-4
wanted place	3
which: company	-27
which: tells overview	-6
lacks place	28
which: privacy	-19
which: has date	5
which: has no	-23
which: has you	-41
which: tells privacy	-19
do: privacy	12
do: has date	7
do: tells privacy	17
which: unpublished	45
which: tells contact	47
which: careers	6
which: has money	-12
which: has span	26
which: tells benefit	-13
which: service	11
which: has question	-28
which: tells question	-9
which: tells price	-4
which: has reason	-10
which: tells phone	41
do: tells phone	-3
you: tells phone	38
tells phone	9
tells phone instead	-5
which: tells feature	-24
which: project	-8
which: tells deliverable	-24
which: tells figure	-11
which: tells team	-35
tells figure instead	-3
which: tells client	-13
which: tells example	53
do: tells example	-27
which: tells technology	22
which: article	10
which: tells hours	16
do: tells hours	-17
you: tells hours	40
tells hours	-8
tells hours instead	-18
what: company	4
what: has number	-23
what: tells figure	-16
what: project	-23
what: has person	-10
what: has no	-19
what: has us	-23
what: tells opinion	-4
what: has span	7
what: has reason	-25
what: tells overview	-19
what: unpublished	29
what: has money	10
what: has you	2
what: tells contact	20
what: service	22
what: tells deliverable	-19
what: has name	-29
what: tells example	-9
what: article	15
what: tells feature	-17
what: tells challenge	14
what: tells price	10
what: tells list	-9
what: privacy	-8
what: tells privacy	-20
what: tells question	11
what: tells process	17
named vaguely	4
how much: service	2
how much: has number	23
how much: has reason	12
how much: has us	-8
how much: tells overview	-18
how much: has money	-12
how much: has span	53
how much: has you	-15
how much: tells deliverable	14
how much: has no	16
how much: tells question	3
how much: tells feature	-4
how much: has date	-15
how much: has person	7
how much: tells author	-6
how much: tells date	-5
you: tells author	-4
tells author	-10
tells author instead	-15
blog, of us	15
blog, a number	20
how much: blog	-2
how much: has name	26
how much: has question	-18
how much: tells list	-7
you: blog	17
how much: company	-16
how much: tells figure	12
how much: tells team	-9
how much: tells not-for	-11
how much: tells technology	-5
how much: project	-10
how much: tells result	24
how much: tells duration	16
how much: tells place	41
how much: tells contact	16
blog, nothing named	9
how many: tells visit	-7
you: tells visit	-5
tells visit	43
tells visit instead	-22
which: tells opinion	3
do: tells opinion	8
which: tells not-for	4
which: tells requirement	-2
do: tells requirement	-12
which: tells duration	2
which: tells process	21
we: company	34
we: has number	-11
we: has reason	-12
we: has us	15
we: tells list	2
we: tells figure	-20
we: tells team	-23
we: unpublished	-22
we: has no	-40
we: tells contact	-39
we: tells overview	9
we: has you	16
we: has span	-6
we: article	-24
we: service	42
we: has name	-12
we: tells technology	-16
we: has money	21
we: has date	-24
we: tells process	24
we: tells duration	-29
we: tells question	14
we: tells example	-4
we: privacy	-11
we: tells privacy	-11
do: tells apply	4
we: careers	-44
you: tells apply	-5
tells apply	-16
tells apply instead	-14
we: has question	26
position	-16
position, of us	-12
position, nothing named	-10
do: position	-22
do: tells experience	-18
you: position	-13
why: company	46
why: has reason	174
why: has no	80
why: has us	87
why: has you	51
why: tells overview	17
why: article	-13
why: has span	-30
why: has number	-13
why: unpublished	4
why: tells contact	-52
why: has question	-3
why: privacy	-10
why: has person	13
why: tells privacy	-11
assistant	-13
assistant, of us	-3
assistant, nothing named	-16
why: assistant	-6
do: assistant	-8
why: project	20
why: has name	-99
why: tells challenge	48
why: has money	-34
why: offices	-4
why: tells example	17
why: has date	-5
why: tells phone	-42
do: tells result	12
why: service	-33
why: tells deliverable	-6
why: tells process	-22
why: tells duration	-7
why: tells price	-3
how: has date	68
how: tells list	-7
what: has question	13
what: tells technology	5
what: tells duration	-9
what: tells not-for	4
must: company	-19
must: has no	-4
must: has you	4
must: tells overview	-33
why: tells question	-5
must: service	-3
must: has number	32
must: tells question	-3
i: tells question	14
must: unpublished	-22
must: tells contact	-23
why: tells technology	7
must: has reason	32
must: tells technology	-11
i: tells technology	-15
must: has span	-43
must: tells process	-7
i: tells process	-23
must: article	48
must: has money	-14
must: tells deliverable	-31
must: tells example	-19
must: has name	3
must: has person	-37
must: project	-9
must: tells challenge	9
i: tells challenge	-16
must: tells opinion	-2
i: tells opinion	-64
must: tells not-for	43
i: tells not-for	24
must: has question	-2
must: tells duration	-12
why: tells feature	-23
must: tells feature	16
i: tells feature	-13
why: careers	-4
must: tells apply	2
i: tells apply	4
why: tells place	-36
must: position	42
must: tells place	-14
must: tells experience	-29
i: position	30
i: tells place	21
i: tells experience	-18
can: tells process	-9
can: tells question	6
can: tells technology	-23
can: position	-9
can: tells place	30
can: tells experience	43
tells experience instead	-11
can: tells requirement	-52
can: tells not-for	12
can: tells pay	16
you: tells pay	-27
tells pay	-9
can: tells benefit	13
can: assistant	-56
you: assistant	-3
can: tells feature	21
can: tells challenge	4
what: offices	-23
what: tells requirement	-4
if: service	15
if: has span	22
if: has number	-3
if: has question	37
if: tells question	-2
if: company	13
if: tells overview	-28
if: has reason	-22
if: has no	-12
if: has you	-5
if: tells feature	-10
we: tells feature	20
if: tells figure	-5
if: tells team	-3
if: article	-34
if: has money	-25
if: has name	-35
if: tells challenge	15
we: project	-9
we: tells challenge	-4
if: tells deliverable	47
we: tells deliverable	16
if: tells result	-6
we: tells result	8
if: tells process	38
we: tells not-for	15
if: position	2
if: tells requirement	-18
we: position	-4
we: tells requirement	-3
if: careers	-4
if: tells benefit	5
we: tells benefit	-61
if: has person	-8
we: tells opinion	-9
what: careers	-34
what: tells benefit	-18
what: tells hours	21
we: tells hours	12
office	-5
office, of us	30
what: office	16
what: tells place	-27
what: tells phone	29
what: tells email	-10
we: office	-3
we: tells place	-5
we: tells phone	-7
we: tells email	-2
you: office	29
tells email	-20
what: tells author	-23
what: tells date	-22
we: tells author	-11
we: tells date	-10
company, of jobs	13
when: company	16
when: has number	7
when: has you	7
when: tells not-for	25
wanted not-for	84
when: has person	-4
when: has reason	16
when: has us	-20
when: tells overview	4
lacks not-for	-70
careers, of jobs	39
when: careers	3
when: has name	-11
when: tells list	-7
must: tells list	-19
position, of jobs	-40
when: position	-3
when: tells figure	-9
when: tells team	-12
must: tells figure	-6
must: tells team	-5
when: tells example	-35
when: tells contact	5
service, of jobs	-15
when: service	4
when: has span	40
unpublished, of jobs	28
when: unpublished	-32
article, of jobs	-5
when: article	-10
when: has money	-30
when: has question	30
when: tells question	24
when: tells process	-19
when: tells technology	-6
when: tells apply	-24
must: tells benefit	15
when: tells deliverable	26
when: project	11
when: tells client	-26
must: tells client	-17
tells email instead	-6
what: tells retention	40
where: office	24
where: has number	22
where: has person	17
where: has no	21
where: has us	44
where: has name	5
where: tells place	30
where: tells phone	28
where: tells hours	23
where: tells contact	-11
where: tells overview	26
do: office	-12
do: tells email	-32
where: offices	-4
where: tells list	65
where: company	60
where: has reason	-4
where: privacy	-8
where: tells privacy	-8
where: unpublished	-18
where: tells experience	16
where: has you	-33
where: tells example	-3
where: project	-6
where: has money	63
where: tells client	-3
where: has span	-2
where: position	9
where: has date	2
where: tells price	69
where: tells duration	-5
where: tells challenge	-17
where: article	51
wanted phone	-54
lacks phone	55
score story	9
log score story	18
place by score story	-6
like story	6
log like story	5
place by like story	-5
alone story	7
log alone story	11
asking story	8
log asking story	3
place by asking story	12
log item story	4
place by item story	-11
passage story	16
log passage story	24
place by passage story	6
thing story	18
log thing story	22
what: tells client	-22
what: tells apply	-3
what: tells reply	-2
do: tells reply	-6
tells reply	7
tells reply instead	-6
wanted hours	-6
lacks hours	27
do: tells visit	-22
you: tells reply	-14
do: blog	5
can: offices	12
can: tells visit	111
i: offices	20
i: tells visit	126
wanted visit	14
can: office	-65
can: tells phone	-23
can: tells email	-33
can: tells hours	-36
i: office	-4
i: tells email	-5
lacks visit	-12
can: tells result	-22
i: tells result	-6
i: tells benefit	-3
i: assistant	-28
how long: offices	-6
how long: has span	-5
how long: has number	10
how long: has no	19
how long: tells contact	-23
how long: tells hours	-6
how long: tells reply	-15
if: offices	40
if: tells contact	-26
if: tells hours	-3
if: tells reply	24
can: tells reply	-29
i: tells reply	5
wanted reply	119
lacks reply	-95
assistant, a number	-12
how long: assistant	-19
how long: has us	-31
how long: tells overview	10
if: assistant	-17
how long: has question	30
how long: tells question	16
how long: unpublished	-10
if: unpublished	-12
how long: project	11
how long: has money	-27
how long: has name	-19
how long: tells result	-12
how long: careers	9
how long: tells process	-5
i: tells requirement	22
how long: privacy	3
how long: tells privacy	-3
if: privacy	8
if: tells privacy	-10
how long: article	-3
how long: tells deliverable	5
how long: tells duration	-17
if: tells duration	3
how long: tells not-for	-10
how long: tells feature	38
how many: tells hours	-47
lacks list	-31
office, a number	-73
how many: office	-72
how many: tells phone	-46
how many: tells email	-70
must: offices	4
must: tells requirement	60
must: privacy	-8
must: tells privacy	-6
must: tells retention	-9
i: tells retention	-2
must: tells hours	12
must: tells reply	-3
how long: company	-3
how long: tells price	-8
lacks duration	-9
how long: has person	-8
how long: tells list	-21
how long: tells author	-16
how long: tells date	-16
do: tells author	-9
do: tells date	-8
how long: tells challenge	-17
wanted duration	15
can: tells opinion	-31
wanted process	-40
lacks process	49
how long: tells figure	-6
how much: unpublished	37
lacks price	-10
how much: tells price	-11
if: tells price	-44
we: tells price	-22
wanted price	9
how much: tells example	2
if: tells example	-5
how much: privacy	17
how much: tells privacy	25
lacks upkeep	-15
what: tells upkeep	-5
do: tells upkeep	-5
wanted upkeep	7
tells upkeep	6
do: tells retention	-27
when: tells duration	-22
when: tells feature	-12
when: tells price	16
we: tells client	-10
when: tells challenge	-13
when: privacy	-2
when: tells privacy	-5
wanted list	-35
which: assistant	-10
which: blog	11
i: blog	7
we: blog	-14
how much: tells client	-24
how much: tells challenge	-25
how much: offices	49
how much: tells hours	-75
how much: careers	-21
how much: tells benefit	-8
who: service	14
who: has reason	-38
who: has no	-25
who: has you	-12
who: tells question	-12
who: has span	23
who: has us	2
who: has question	-44
who: has number	27
who: has name	33
who: tells feature	-3
who: article	-12
who: has money	-34
who: tells deliverable	31
who: company	-26
who: tells process	-14
who: tells duration	-20
who: tells overview	-23
who: tells technology	-14
who: unpublished	13
who: tells contact	-5
who: tells challenge	13
who: privacy	14
who: tells privacy	15
who: tells place	34
who: tells experience	-5
wanted technology	106
lacks technology	-100
how long: tells technology	-3
must: tells price	-15
i: tells author	-26
i: tells date	-25
why: tells list	-3
which: tells result	-34
which: tells challenge	35
wanted deliverable	25
lacks deliverable	-22
how much: tells upkeep	-12
how much: tells experience	-7
how much: position	-14
how much: tells retention	-35
how much: tells requirement	-13
which: position	-39
what: position	-61
if: tells technology	15
if: tells upkeep	-6
i: tells upkeep	45
if: tells retention	43
how many: tells not-for	-7
how: position	-25
how: tells requirement	-31
how: tells upkeep	84
how: tells example	-47
where: service	-78
where: tells feature	-56
where: tells deliverable	-20
where: tells process	-4
where: tells technology	12
tells upkeep instead	-3
when: tells result	7
when: tells requirement	-8
who: tells requirement	-2
who: has person	46
who: tells price	-15
who: tells example	-25
who: careers	-22
who: has date	12
who: tells pay	-2
who: offices	47
who: tells list	29
what: blog	-11
how long: tells example	-4
how long: tells team	-3
how long: tells client	-2
how long: tells retention	10
how much: tells opinion	-8
lacks retention	-28
can: tells retention	-34
we: tells retention	-5
wanted retention	27
can: tells apply	8
if: tells list	-23
how: tells place	-4
when: has date	43
how: tells result	-39
how: tells author	-8
how: tells date	-7
how: tells experience	-4
wanted result	41
lacks result	-43
how many: tells author	-17
who: tells not-for	-14
when: blog	-7
must: blog	-20
must: tells result	-17
when: tells author	7
when: tells date	10
must: has date	-12
must: tells author	-46
must: tells date	-46
lacks email	184
which: tells retention	-5
which: tells email	-12
wanted email	-186
how: assistant	-3
how: privacy	-4
how: tells privacy	3
how many: tells upkeep	14
can: tells upkeep	46
we: tells upkeep	3
how often: service	-4
how often: has number	-25
how often: has us	-12
how often: tells deliverable	11
how often: has money	12
how often: has span	84
how often: has no	25
how often: has you	-72
how often: has reason	29
how often: article	-7
how often: has question	25
how often: has name	-22
how often: tells overview	49
how often: privacy	-64
how often: tells retention	-9
how often: tells process	-9
how often: project	-10
how often: tells challenge	-24
how often: company	-3
how often: has person	-18
how often: tells question	-2
how often: tells not-for	-4
how often: tells duration	-4
if: has date	-4
how long: tells opinion	-8
who: tells client	-39
wanted client	-73
who: tells opinion	48
lacks client	-52
who: tells team	-7
who: tells result	18
who: tells benefit	4
wanted challenge	59
lacks challenge	-59
how much: assistant	-9
how much: tells pay	-38
what: tells pay	-41
how: offices	-3
when: offices	11
how: tells phone	-8
how: tells email	-7
how: tells hours	-7
when: office	5
when: tells email	3
when: tells hours	14
what: tells experience	-70
who: tells figure	-18
wanted opinion	79
lacks opinion	-79
who: blog	-17
assistant, of jobs	-4
privacy, of jobs	-22
offices, of jobs	-19
do: tells pay	-33
where: tells question	-7
where: tells not-for	3
which: tells experience	36
which: tells pay	-2
which: tells apply	-39
which: tells author	-2
which: tells date	-2
wanted requirement	68
lacks requirement	-68
lacks apply	7
wanted apply	-44
i: tells pay	-3
how many: tells apply	-3
how: tells retention	-90
how: tells benefit	-18
if: tells apply	-4
how long: tells apply	-8
wanted benefit	-96
lacks benefit	84
how many: assistant	-10
office, of jobs	-7
which: office	23
article, of articles	34
blog, of articles	32
service, of articles	-31
who: tells author	19
who: tells date	19
wanted author	55
lacks author	-52
who: assistant	18
privacy, of articles	20
offices, of articles	9
project, of articles	-41
unpublished, of articles	-8
how often: blog	98
how often: tells privacy	-73
how often: offices	-4
how often: tells contact	-6
how often: careers	-3
how often: tells result	66
how often: unpublished	-4
how often: has date	-9
company, of articles	-22
when: assistant	-13
wanted date	48
wanted privacy	104
lacks privacy	-95
who: tells hours	-12
can: blog	49
if: office	-37
if: tells place	58
if: tells phone	-30
if: tells email	-20
careers, of articles	-13
when: tells reply	41
how much: tells reply	14
can: tells author	-5
can: tells date	-5
where: has question	42
log score after	26
place by score after	-16
log score pointing back	20
place by score pointing back	-19
like after	9
log like after	13
place by like after	9
like pointing back	7
log like pointing back	11
place by like pointing back	5
alone after	-8
place by alone after	-10
alone pointing back	-12
log alone pointing back	-5
place by alone pointing back	-17
asking after	9
log asking after	13
place by asking after	9
asking pointing back	7
log asking pointing back	11
place by asking pointing back	5
item after	9
log item after	13
place by item after	9
item pointing back	6
log item pointing back	9
place by item pointing back	9
passage after	12
log passage after	19
place by passage after	9
passage pointing back	9
log passage pointing back	15
place by passage pointing back	5
thing after	5
log thing after	5
place by thing after	5
thing pointing back	7
log thing pointing back	7
place by thing pointing back	14
spoken of	21
spoken of, pointed back to	13
spoken of, nothing named	20
its kind spoken of	24
service, after	-21
something else spoken of	-20
company, after	14
project, after	27
article, after	-10
careers, after	-9
office, after	105
offices, after	-8
unpublished, after	-20
position, after	32
assistant, after	-3
how long: tells benefit	-4
blog, after	-11
if: tells client	-6
who: tells phone	-3
wanted pay	-62
lacks pay	75
must: tells upkeep	-8
if: tells pay	-2
we: assistant	-5
when: tells pay	-3
when: tells opinion	-9
how: tells opinion	-9
if: tells opinion	-3
why: office	-47
why: tells email	-47
why: tells hours	-47
why: tells benefit	-7
we: tells experience	-4
where: tells author	36
where: tells date	36
must: office	18
must: tells phone	7
must: tells email	3
how much: office	-42
how much: tells phone	-42
how much: tells email	-38
if: tells experience	14
where: blog	-3
lacks feature	34
wanted feature	-34
how often: tells author	-30
how often: tells date	-30
who: office	-10
who: tells email	-3`;
