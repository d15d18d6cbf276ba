/** Written by `npm run train:answers`: what each sign says for a passage, in thousandths (gateway/modules/learning/weights.ts). */
export const learnt = `
score	188
log score	350
score long	93
log score long	169
score short	49
log score short	179
score named	124
log score named	179
score known	130
log score known	177
score aspect	82
log score aspect	90
place by score	130
place by score long	68
place by score short	-45
place by score named	9
place by score known	84
place by score aspect	-13
1. by score	65
like	69
log like	78
like long	42
log like long	47
like short	-9
log like short	-10
like named	-17
log like named	-34
like known	23
log like known	9
log like aspect	-15
place by like	74
place by like long	62
place by like short	-57
place by like named	-39
place by like known	18
place by like aspect	-21
alone	49
log alone	73
alone long	37
log alone long	49
alone short	-95
log alone short	-79
alone named	-31
log alone named	-41
alone known	14
log alone known	20
alone aspect	-44
log alone aspect	-66
place by alone	52
place by alone long	54
place by alone short	-155
place by alone named	-51
place by alone aspect	-68
asking	73
log asking	77
asking long	48
log asking long	50
asking short	-9
log asking short	-10
asking named	-4
log asking named	-19
asking known	24
log asking known	-2
asking aspect	7
log asking aspect	-6
place by asking	102
place by asking long	89
place by asking short	-57
place by asking named	-4
place by asking known	27
place by asking aspect	-7
item	52
log item	74
item long	32
log item long	48
item short	-36
log item short	-55
item named	-55
log item named	-89
item known	20
log item known	27
item aspect	-23
log item aspect	-50
place by item	66
place by item long	41
place by item short	-30
place by item named	-46
place by item known	15
place by item aspect	-23
4. by item	66
passage	118
log passage	157
passage long	56
log passage long	73
passage short	48
log passage short	69
passage named	9
log passage named	-18
passage known	71
log passage known	90
passage aspect	11
log passage aspect	-3
place by passage	188
place by passage long	99
place by passage short	-18
place by passage named	80
place by passage known	100
place by passage aspect	47
thing	56
log thing	63
thing long	36
log thing long	41
thing short	9
log thing short	13
thing named	10
log thing named	14
thing known	25
log thing known	28
thing aspect	30
log thing aspect	36
place by thing	179
place by thing long	103
place by thing short	17
place by thing named	58
place by thing known	101
place by thing aspect	61
matched	108
log matched	49
place by matched	161
amount	208
log amount	109
place by amount	281
2. by amount	-9
coverage	86
log coverage	110
place by coverage	109
rest	156
log rest	38
place by rest	184
4. by rest	60
head	97
log head	38
place by head	137
meaning	251
meaning below the likeliest	251
meaning long	92
meaning below the likeliest long	92
meaning short	111
meaning below the likeliest short	111
meaning named	34
meaning below the likeliest named	34
meaning known	137
meaning below the likeliest known	137
meaning aspect	58
meaning below the likeliest aspect	58
place by meaning	133
place by meaning long	46
place by meaning short	38
place by meaning named	-18
place by meaning known	34
place by meaning aspect	-21
like itself	23
like squared	-27
coverage itself	66
rest itself	126
head itself	55
held	142
fit	-35
tells	70
of it	-17
tells of it	12
stands out	29
named	-90
of the same as the best	141
of the same kind as the best	27
project	-114
project, of us	-139
project, a number	11
how many: project	-85
how many: has money	16
how many: has span	-41
how many: has number	289
how many: has person	-267
how many: has name	-83
how many: tells price	-5
how many: tells duration	-43
how many: tells team	78
how many: tells client	-177
you: project	-164
you: has money	45
you: has span	53
you: has number	29
you: has person	-29
you: has name	107
you: tells price	24
you: tells duration	-64
you: tells team	111
you: tells client	-154
wanted	140
wanted team	216
tells price	37
tells duration	-21
tells client	-341
length	-42
items	-135
2. by score	178
1. by like	40
1. by alone	28
1. by asking	93
1. by item	52
1. by passage	161
1. by thing	120
1. by matched	202
1. by amount	303
1. by coverage	64
1. by rest	122
1. by head	159
1. by meaning	63
another is named	181
of the same as the likest	95
of the same kind as the likest	5
company	76
company, of us	138
company, a number	38
how many: company	135
how many: tells figure	-27
you: company	99
you: tells figure	-51
wanted figure	-485
tells figure	-35
3. by score	19
5. by like	-16
5. by alone	-44
5. by asking	-9
2. by thing	143
3. by amount	10
3. by coverage	17
2. by rest	134
how many: has no	-111
how many: has us	-29
how many: has you	-58
how many: tells overview	-30
you: has no	-20
you: has us	79
you: has you	152
you: tells overview	-191
tells overview	-246
tells overview instead	-134
lacks team	-600
lacks figure	87
lacks example	-87
entries	-51
4. by score	-33
3. by like	42
3. by alone	-13
3. by asking	19
3. by item	-64
3. by thing	13
3. by matched	-70
5. by coverage	-14
5. by rest	64
2. by head	-26
3. by meaning	82
how many: tells list	-66
you: tells list	16
tells list	-39
5. by score	-34
4. by thing	34
2. by matched	10
4. by amount	14
4. by coverage	4
3. by rest	18
how many: tells example	-254
you: tells example	-171
wanted example	-114
tells example	-211
5. by passage	-20
5. by thing	-13
tells duration instead	-44
tells list instead	-38
5. by item	8
4. by matched	-18
3. by head	35
4. by meaning	132
careers	26
careers, of us	-24
careers, a number	63
how many: careers	8
you: careers	-23
4. by like	26
4. by alone	10
4. by asking	-9
2. by passage	96
5. by amount	41
unpublished	231
unpublished, of us	72
unpublished, a number	34
how many: unpublished	227
how many: tells contact	19
you: unpublished	235
you: tells contact	75
tells contact	93
tells contact instead	218
2. by like	64
2. by alone	86
2. by asking	39
2. by item	64
4. by passage	31
2. by coverage	110
another of its kind is named	-96
how many: tells challenge	-252
you: tells challenge	-76
tells challenge	-34
tells challenge instead	-189
how many: has date	298
you: has date	104
tells price instead	-68
3. by passage	25
how many: tells result	-25
you: tells result	-116
tells result	104
tells result instead	11
service	52
service, of us	-20
service, a number	-92
how many: service	-138
how many: tells feature	21
you: service	36
you: tells feature	48
tells feature	-8
tells feature instead	-23
5. by matched	-55
4. by head	17
5. by meaning	50
how many: has reason	168
you: has reason	100
how many: tells process	-140
you: tells process	124
tells process	59
tells process instead	13
2. by meaning	62
5. by head	-49
article	-99
article, of us	-90
article, a number	78
how many: article	51
you: article	-204
company, nothing named	185
how: company	318
how: has number	-11
how: tells figure	-494
how: tells team	86
do: company	118
do: has number	4
do: tells figure	-32
do: tells team	161
how: has us	-102
how: tells overview	57
do: has us	-85
do: tells overview	-305
careers, nothing named	70
how: careers	-55
do: careers	-73
project, nothing named	-90
how: project	230
how: has money	18
how: has span	69
how: has person	109
how: has name	-74
how: tells price	307
how: tells duration	133
how: tells client	-207
do: project	-133
do: has money	220
do: has span	198
do: has person	124
do: has name	-57
do: tells price	106
do: tells client	-290
unpublished, nothing named	287
how: unpublished	-647
how: has no	500
how: has you	-94
how: tells contact	-477
do: unpublished	318
do: has no	211
do: has you	49
do: tells contact	238
how: tells process	-22
do: tells process	-44
how: has reason	-86
do: has reason	77
service, nothing named	-39
how: service	-98
how: tells question	121
do: service	-55
do: tells question	34
you: tells question	185
tells question	120
tells question instead	50
article, nothing named	-215
how: article	163
do: article	-137
how: has question	274
do: has question	13
you: has question	-76
how: tells challenge	903
do: tells challenge	97
how: tells feature	151
do: tells feature	-56
how: tells technology	-121
do: tells technology	-36
you: tells technology	-31
tells technology	-33
tells technology instead	-69
how: tells not-for	-194
do: tells not-for	130
you: tells not-for	179
tells not-for	157
tells not-for instead	3
how: tells deliverable	-71
do: tells deliverable	-66
you: tells deliverable	-4
tells deliverable	-5
tells deliverable instead	36
can: company	253
can: has number	-57
can: tells figure	-124
can: tells team	-75
i: company	183
i: has number	19
i: tells figure	24
i: tells team	-124
can: unpublished	231
can: has no	-28
can: has us	19
can: tells contact	-109
i: unpublished	318
i: has no	-76
i: has us	293
i: tells contact	156
can: project	-169
can: tells overview	76
can: tells client	-243
can: tells example	-114
i: project	-287
i: tells overview	-53
i: tells client	-144
i: tells example	-106
tells client instead	-130
tells example instead	-171
can: has money	-297
i: has money	-107
can: has person	-83
can: has name	19
can: tells list	58
i: has person	-397
i: has name	-100
i: tells list	-262
can: has reason	-110
i: has reason	116
can: has span	11
can: has date	23
i: has span	95
i: has date	100
can: has you	-130
i: has you	341
can: careers	125
i: careers	-122
tells team instead	15
can: tells duration	-121
i: tells duration	-203
can: tells price	-117
i: tells price	-18
privacy	-30
privacy, of us	68
privacy, a number	-105
privacy, nothing named	-38
how many: privacy	-22
how many: tells privacy	-29
can: privacy	-120
can: tells privacy	-79
i: privacy	30
i: tells privacy	11
tells privacy	-21
tells privacy instead	-5
how many: has question	-71
can: article	-127
can: has question	-6
i: article	291
i: has question	84
can: service	86
i: service	-325
how many: tells deliverable	368
can: tells deliverable	130
i: tells deliverable	-45
lacks experience	-352
how many: tells experience	42
how many: tells place	-177
you: tells experience	-137
you: tells place	-3
wanted experience	374
tells experience	-125
tells place	-56
you: privacy	53
you: tells privacy	113
offices	-35
offices, of us	16
offices, a number	79
offices, nothing named	-113
how many: offices	70
how many: tells requirement	-95
you: offices	10
you: tells requirement	-39
tells requirement	-13
tells requirement instead	-105
how many: tells technology	-68
how many: tells question	49
how many: tells opinion	-457
you: tells opinion	-211
tells opinion	-34
tells opinion instead	-272
how many: tells benefit	-131
you: tells benefit	75
tells benefit	30
tells benefit instead	165
you: tells retention	-229
tells retention	19
tells retention instead	-57
how many: tells date	-154
you: tells date	-39
tells date	-92
tells date instead	-102
which: offices	-171
which: has number	-2
which: has person	398
which: has us	-133
which: has name	164
which: tells place	-113
which: tells list	64
do: offices	-104
do: tells place	-33
do: tells list	-24
wanted place	37
which: company	-252
which: tells overview	-133
lacks place	375
which: privacy	-161
which: has date	35
which: has no	-221
which: has you	-352
which: tells privacy	-156
do: privacy	122
do: has date	40
do: tells privacy	162
which: unpublished	458
which: tells contact	474
which: careers	17
which: has money	-228
which: has span	292
which: tells benefit	-104
do: tells benefit	9
which: service	89
which: has question	-234
which: tells question	-17
which: tells price	7
which: has reason	-87
which: tells phone	362
do: tells phone	-68
you: tells phone	409
tells phone	5
tells phone instead	-55
which: tells feature	-229
which: project	-59
which: tells deliverable	-348
which: tells figure	-88
which: tells team	-275
tells figure instead	-14
which: tells client	-92
which: tells example	573
do: tells example	-303
which: tells technology	172
which: article	88
which: tells hours	176
do: tells hours	-132
you: tells hours	305
tells hours	-39
tells hours instead	-154
what: company	38
what: has number	-245
what: tells figure	-148
what: tells team	-7
what: project	-257
what: has person	-100
what: has no	-121
what: has us	-249
what: tells opinion	-78
what: has span	68
what: has reason	-260
what: tells overview	-267
what: unpublished	353
what: has money	78
what: has you	-2
what: tells contact	201
what: service	215
what: tells deliverable	-179
what: tells result	-41
what: has name	-282
what: tells example	-110
what: article	134
what: tells feature	-153
what: tells challenge	137
what: tells price	111
what: tells list	-73
what: privacy	-79
what: tells privacy	-175
what: tells question	127
what: tells process	166
named vaguely	13
how much: service	27
how much: has number	234
how much: has reason	118
how much: has us	-68
how much: tells overview	-180
how much: has money	-139
how much: has span	553
how much: has you	-115
how much: tells deliverable	72
how much: article	-3
how much: has no	223
how much: tells question	7
how much: tells feature	-50
how much: has date	-168
how much: has person	82
how much: tells author	-84
how much: tells date	-80
you: tells author	-46
tells author	-108
tells author instead	-119
blog	16
blog, of us	121
blog, a number	182
how much: blog	-16
how much: has name	243
how much: has question	-190
how much: tells list	-84
you: blog	139
how much: company	-174
how much: tells figure	106
how much: tells team	-120
how much: tells not-for	-101
how much: tells technology	2
how much: project	-126
how much: tells result	193
how much: tells duration	186
how much: tells place	457
tells place instead	-4
how much: tells contact	210
blog, nothing named	88
how many: blog	22
how many: tells visit	-27
you: tells visit	-19
tells visit	333
tells visit instead	-188
which: tells opinion	26
do: tells opinion	60
which: tells not-for	34
which: tells requirement	-33
do: tells requirement	-80
which: tells duration	12
which: tells process	322
we: company	353
we: has number	-131
we: has person	27
we: has reason	-89
we: has us	166
we: tells list	3
we: tells figure	-200
we: tells team	-187
we: unpublished	-228
we: has no	-444
we: tells contact	-354
we: tells overview	109
we: has you	123
we: has span	-33
we: article	-230
we: service	352
we: has name	-177
we: tells technology	-168
we: has money	190
we: has date	-162
we: tells process	284
we: tells duration	-252
we: tells question	132
we: tells example	-57
we: privacy	-95
we: tells privacy	-93
we: careers	-337
you: tells apply	-37
tells apply	-188
tells apply instead	-188
we: offices	3
we: has question	220
position	-174
position, of us	-130
position, nothing named	-85
do: position	-178
do: tells experience	-198
you: position	-143
why: company	268
why: has reason	1492
why: has no	644
why: has us	675
why: has you	388
why: tells overview	-18
why: article	-54
why: has span	-153
why: has number	-79
why: unpublished	179
why: tells contact	-249
why: has question	-14
why: privacy	-37
why: has person	54
why: tells privacy	-38
assistant	-135
assistant, of us	-65
assistant, nothing named	-176
why: assistant	-19
do: assistant	-56
why: project	131
why: has name	-1012
why: tells challenge	387
why: has money	-291
why: offices	-16
why: tells requirement	-12
why: tells example	54
why: has date	-41
why: tells phone	-329
why: tells result	-5
do: tells result	151
why: service	-328
why: tells deliverable	-45
why: tells process	-188
why: tells duration	-56
why: tells price	-40
how: has date	729
how: tells list	-72
what: has date	-11
what: has question	105
what: tells technology	77
what: tells duration	-78
what: tells not-for	42
must: company	-111
must: has no	-97
must: has us	-13
must: has you	-27
must: tells overview	-311
why: tells question	-49
must: service	-51
must: has number	233
must: tells question	-90
i: tells question	153
must: unpublished	-264
must: tells contact	-277
why: tells technology	41
must: has reason	354
must: tells technology	-104
i: tells technology	-136
must: has span	-475
must: tells process	33
i: tells process	-209
must: article	468
must: has money	-161
must: tells deliverable	-276
must: tells example	-227
must: has name	-57
must: has person	-341
must: project	-80
must: tells challenge	160
i: tells challenge	-140
must: tells opinion	-17
i: tells opinion	-539
why: tells not-for	-14
must: tells not-for	399
i: tells not-for	223
must: has question	-101
must: tells duration	-128
why: tells feature	-156
must: tells feature	139
i: tells feature	-178
why: careers	-29
why: tells apply	-2
must: careers	-38
must: tells apply	31
i: tells apply	-23
why: position	-18
why: tells place	-265
why: tells experience	-3
must: position	359
must: tells place	-147
must: tells experience	-305
i: position	264
i: tells place	138
i: tells experience	-230
can: tells process	-114
can: tells question	36
can: tells technology	-138
position, a number	-4
how many: position	3
can: position	-141
can: tells place	174
can: tells experience	295
tells experience instead	-101
can: tells requirement	-426
can: tells not-for	99
can: tells pay	179
you: tells pay	-249
tells pay	-95
can: tells benefit	159
can: assistant	-706
you: assistant	-76
can: tells feature	239
what: offices	-209
what: tells requirement	65
what: assistant	-59
if: service	185
if: has span	297
if: has number	-12
if: has question	380
if: tells question	20
if: company	166
if: has us	8
if: tells overview	-220
if: has reason	-140
if: has no	-130
if: has you	-57
if: tells feature	-168
we: tells feature	129
if: tells figure	-36
if: tells team	-24
if: article	-354
if: has money	-241
if: has name	-331
if: project	6
if: tells challenge	126
we: project	-89
we: tells challenge	-41
if: tells deliverable	421
we: tells deliverable	163
if: tells result	-62
we: tells result	78
if: tells process	488
if: tells not-for	-49
we: tells not-for	59
if: position	2
if: tells requirement	-179
we: position	-57
we: tells requirement	-73
if: careers	-60
if: tells benefit	91
we: tells benefit	-466
if: has person	-56
we: tells opinion	-35
what: careers	-302
what: tells benefit	-142
what: tells hours	209
we: tells hours	89
office	-85
office, of us	269
office, nothing named	14
what: office	131
what: tells place	-297
what: tells phone	136
what: tells email	-90
we: office	-9
we: tells place	-43
we: tells phone	-37
we: tells email	-8
you: office	240
you: tells email	40
tells email	-214
what: tells visit	-3
what: tells author	-159
what: tells date	-154
we: tells author	-105
we: tells date	-102
company, of jobs	138
when: company	204
when: has number	104
when: has no	-34
when: has you	59
when: tells not-for	162
wanted not-for	799
when: has person	-76
when: has reason	157
when: has us	-104
when: tells overview	52
lacks not-for	-639
careers, of jobs	369
when: careers	35
when: has name	-70
when: tells list	-97
must: tells list	-179
position, of jobs	-375
when: position	-26
when: tells experience	-12
when: tells figure	-68
when: tells team	-128
must: tells figure	-48
must: tells team	-36
when: tells example	-291
when: tells contact	70
service, of jobs	-133
when: service	8
when: has span	351
unpublished, of jobs	203
when: unpublished	-286
article, of jobs	-58
when: article	-103
when: has money	-285
when: has question	299
when: tells question	215
when: tells process	-212
when: tells apply	-266
when: tells benefit	-7
must: tells benefit	103
when: tells deliverable	226
project, of jobs	3
when: project	79
when: tells client	-260
must: tells client	-200
tells email instead	-44
what: tells retention	346
where: office	260
where: has number	248
where: has person	196
where: has no	310
where: has us	305
where: has name	101
where: tells place	268
where: tells phone	287
where: tells hours	249
where: tells contact	-123
where: tells overview	272
do: office	-39
do: tells email	-213
where: offices	-45
where: tells list	503
where: company	476
where: has reason	-81
where: privacy	-57
where: tells privacy	-57
where: unpublished	-209
where: careers	-22
where: tells experience	161
where: has you	-236
where: tells example	-17
where: project	-74
where: has money	526
where: tells client	-24
where: has span	40
where: position	112
where: has date	112
where: tells price	590
where: tells duration	-37
where: tells team	-16
where: tells challenge	-157
where: article	472
wanted phone	-747
lacks phone	664
score story	60
log score story	131
place by score story	-78
like story	48
log like story	25
place by like story	-5
alone story	44
log alone story	78
place by alone story	-5
asking story	71
log asking story	22
place by asking story	148
item story	7
log item story	44
place by item story	-80
passage story	93
log passage story	151
place by passage story	-7
thing story	133
log thing story	163
place by thing story	-62
meaning story	344
meaning below the likeliest story	344
place by meaning story	148
what: tells client	-260
what: tells apply	-28
what: tells reply	-30
do: tells reply	-51
tells reply	58
tells reply instead	-76
wanted hours	238
lacks hours	-19
do: tells visit	-182
you: tells reply	-167
do: blog	52
can: offices	47
can: tells visit	873
i: offices	128
i: tells visit	1087
wanted visit	165
can: office	-535
can: tells phone	-174
can: tells email	-234
can: tells hours	-327
i: office	16
i: tells phone	5
i: tells hours	-10
lacks visit	-142
can: tells result	-215
i: tells result	-54
i: tells benefit	-19
i: assistant	-350
how long: offices	-54
how long: has span	-83
how long: has number	53
how long: has no	121
how long: has you	17
how long: tells contact	-165
how long: tells hours	-47
how long: tells reply	-149
if: offices	418
if: tells contact	-188
if: tells hours	-26
if: tells reply	172
can: tells reply	-358
i: tells reply	41
wanted reply	1183
lacks reply	-939
assistant, a number	-103
how long: assistant	-145
how long: has us	-284
how long: tells overview	34
if: assistant	-107
how long: service	-28
how long: has question	380
how long: tells question	178
how long: unpublished	-78
if: unpublished	-148
how long: project	166
how long: has money	-229
how long: has name	-211
how long: tells result	-116
how long: has reason	69
how long: careers	126
how long: tells process	-63
how long: tells requirement	-21
i: tells requirement	204
how long: privacy	-50
how long: tells privacy	-20
if: privacy	25
if: tells privacy	-88
how long: article	13
how long: tells deliverable	136
how long: tells duration	-211
if: tells duration	33
how long: tells not-for	-82
how long: tells feature	282
how many: tells hours	-497
lacks list	-172
office, a number	-711
how many: office	-727
how many: tells phone	-460
how many: tells email	-698
how many: tells reply	-10
must: offices	53
must: tells requirement	539
must: privacy	-71
must: tells privacy	-54
must: assistant	-12
must: tells retention	-80
i: tells retention	-23
must: tells hours	138
must: tells reply	-22
how long: company	-109
how long: tells price	-44
lacks duration	-77
how long: has person	-59
how long: tells list	-260
how long: has date	-90
how long: tells author	-131
how long: tells date	-131
do: tells author	-73
do: tells date	-57
how long: tells challenge	-141
wanted duration	164
can: tells opinion	-367
wanted process	-373
lacks process	440
how long: tells figure	-31
how much: unpublished	399
lacks price	-48
how much: tells process	76
how much: tells price	-127
if: tells price	-398
we: tells price	-184
wanted price	44
how much: tells example	78
if: tells example	-56
how much: privacy	152
how much: tells privacy	238
lacks upkeep	-137
what: tells upkeep	-77
do: tells upkeep	-78
wanted upkeep	89
tells upkeep	52
do: tells retention	-223
when: tells duration	-216
when: tells feature	-87
when: tells price	202
we: tells client	-98
when: tells challenge	-173
when: tells privacy	-24
wanted list	-317
which: assistant	-64
which: blog	82
i: blog	45
we: blog	-123
how much: tells client	-269
how much: tells challenge	-223
how much: offices	413
how much: tells hours	-880
how much: careers	-206
how much: tells benefit	-118
who: service	117
who: has reason	-410
who: has no	-211
who: has you	-135
who: tells question	-130
who: has span	290
who: has us	71
who: has question	-403
who: has number	229
who: has name	276
who: tells feature	-74
who: article	-58
who: has money	-329
who: tells deliverable	279
who: company	-247
who: tells process	-53
who: tells duration	-160
who: tells overview	-225
who: tells technology	-119
who: unpublished	64
who: tells contact	-103
who: project	37
who: tells challenge	198
who: privacy	128
who: tells privacy	129
who: position	-29
who: tells place	363
who: tells experience	-55
wanted technology	1136
lacks technology	-1095
how long: tells technology	-22
must: tells price	-107
i: tells author	-226
i: tells date	-215
why: tells list	-16
why: blog	-3
which: tells result	-325
which: tells challenge	325
wanted deliverable	237
lacks deliverable	-208
how much: tells upkeep	-119
how much: tells experience	-64
how much: position	-83
how much: tells retention	-357
how much: tells requirement	-82
which: position	-365
what: position	-553
if: tells technology	118
if: tells upkeep	-64
i: tells upkeep	429
if: tells retention	284
how many: tells not-for	-51
how: position	-334
how: tells requirement	-400
how: tells upkeep	739
how: tells example	-472
where: service	-640
where: tells feature	-429
where: tells deliverable	-186
where: tells process	-57
where: tells technology	105
where: tells result	-13
tells upkeep instead	-44
when: tells result	101
when: tells requirement	-93
who: tells requirement	-40
who: has person	444
who: tells price	-176
who: tells example	-356
who: careers	-243
who: has date	144
who: tells pay	-27
who: offices	442
who: tells list	270
what: blog	-94
how long: tells example	-39
how long: tells team	-4
how long: tells client	-20
how long: tells retention	6
how much: tells opinion	-63
lacks retention	-282
can: tells retention	-313
we: tells retention	-26
wanted retention	265
can: tells apply	57
if: tells list	-301
how: tells place	-58
when: has date	368
how: tells result	-417
how: tells author	-90
how: tells date	-87
how: blog	-9
how: tells experience	-48
wanted result	184
lacks result	-211
how many: tells author	-159
who: tells not-for	-112
when: blog	-92
must: blog	-179
must: tells result	-179
when: tells author	-17
when: tells date	31
must: has date	-106
must: tells author	-394
must: tells date	-390
lacks email	1817
which: tells retention	-34
which: tells email	-143
wanted email	-1836
how: assistant	-15
how: privacy	-25
how: tells privacy	-14
how many: tells upkeep	128
can: tells upkeep	326
we: tells upkeep	42
how often: service	-32
how often: has number	-247
how often: has us	-94
how often: tells deliverable	108
how often: has money	132
how often: has span	772
how often: has no	205
how often: has you	-684
how often: has reason	310
how often: tells feature	-20
how often: article	-89
how often: has question	247
how often: has name	-205
how often: tells overview	467
how often: privacy	-602
how often: tells retention	-187
how often: tells process	-89
how often: project	-58
how often: tells challenge	-248
how often: company	-23
how often: has person	-178
how often: tells question	-19
how often: tells not-for	-42
how often: tells duration	-45
if: has date	-34
if: tells author	-24
if: tells date	-23
how long: tells place	-11
how long: tells opinion	-101
who: tells client	-469
wanted client	-705
who: tells opinion	508
lacks client	-620
who: tells team	-90
who: tells result	115
who: tells benefit	37
wanted challenge	687
lacks challenge	-687
how much: assistant	-46
how much: tells pay	-337
what: tells pay	-467
tells pay instead	-17
how: offices	-41
when: offices	91
how: tells phone	-203
how: tells email	-174
how: tells hours	-119
when: office	49
when: tells phone	12
when: tells email	32
when: tells hours	141
what: tells experience	-736
who: tells figure	-198
when: tells retention	-9
wanted opinion	694
lacks opinion	-694
who: blog	-165
assistant, of jobs	-33
privacy, of jobs	-187
offices, of jobs	-186
blog, of jobs	-18
do: tells pay	-368
where: tells question	-84
where: tells not-for	19
which: tells experience	372
which: tells pay	-21
which: tells apply	-570
which: tells author	-42
which: tells date	-37
wanted requirement	669
lacks requirement	-671
lacks apply	130
wanted apply	-509
must: tells pay	-5
i: tells pay	-38
how many: tells apply	-24
how many: tells pay	-13
how: tells retention	-644
how: tells benefit	-92
if: tells apply	-25
how long: tells apply	-69
wanted benefit	-941
lacks benefit	837
how many: assistant	-96
office, of jobs	-17
which: office	254
article, of articles	338
blog, of articles	258
service, of articles	-316
who: tells author	163
who: tells date	163
wanted author	447
lacks author	-420
assistant, of articles	-14
who: assistant	196
privacy, of articles	130
offices, of articles	59
project, of articles	-368
unpublished, of articles	-87
how often: blog	918
how often: tells privacy	-650
how often: tells technology	-19
how often: offices	-30
how often: tells contact	-48
how often: careers	-31
how often: tells result	682
how often: unpublished	-34
how often: has date	-93
how often: tells benefit	-7
position, of articles	-8
company, of articles	-134
when: assistant	-106
wanted date	326
wanted privacy	951
lacks date	-24
lacks privacy	-829
who: tells hours	-288
who: tells retention	18
can: blog	388
if: office	-337
if: tells place	560
if: tells phone	-278
if: tells email	-184
careers, of articles	-91
when: tells reply	455
how much: tells reply	106
can: tells author	-57
can: tells date	-55
where: has question	481
score after	20
log score after	273
score pointing back	-14
log score pointing back	199
place by score after	-127
place by score pointing back	-153
like after	64
log like after	89
like pointing back	30
log like pointing back	46
place by like after	66
alone after	-73
log alone after	-4
alone pointing back	-92
log alone pointing back	-22
place by alone after	-91
place by alone pointing back	-131
asking after	64
log asking after	89
asking pointing back	30
log asking pointing back	46
place by asking after	66
item after	56
log item after	71
item pointing back	16
log item pointing back	13
place by item after	115
place by item pointing back	83
passage after	79
log passage after	129
passage pointing back	34
log passage pointing back	72
place by passage after	24
place by passage pointing back	-28
thing after	51
log thing after	60
thing pointing back	72
log thing pointing back	83
place by thing after	26
place by thing pointing back	140
meaning after	194
meaning below the likeliest after	-132
meaning pointing back	-80
meaning below the likeliest pointing back	-80
place by meaning after	95
place by meaning pointing back	-2
meaning after below the likeliest	194
meaning after long	39
meaning after below the likeliest long	39
meaning after short	64
meaning after below the likeliest short	64
meaning after after	194
meaning after below the likeliest after	194
meaning after pointing back	143
meaning after below the likeliest pointing back	143
meaning after known	39
meaning after below the likeliest known	39
meaning after aspect	30
meaning after below the likeliest aspect	30
place by meaning after long	8
place by meaning after short	21
place by meaning after after	95
place by meaning after pointing back	117
place by meaning after known	25
4. by meaning after	146
spoken of	192
spoken of, pointed back to	119
spoken of, nothing named	202
its kind spoken of	158
service, after	-202
3. by meaning after	146
something else spoken of	-181
company, after	110
5. by meaning after	31
privacy, after	-33
1. by meaning after	-32
project, after	268
2. by meaning after	129
article, after	-144
careers, after	-2
meaning after named	296
meaning after below the likeliest named	296
place by meaning after named	74
office, after	656
offices, after	-25
unpublished, after	-130
position, after	278
assistant, after	-10
how long: tells benefit	-32
blog, after	-105
if: tells client	-61
meaning after story	-49
meaning after below the likeliest story	-49
place by meaning after story	-295
who: tells phone	-27
wanted pay	-693
lacks pay	845
must: tells upkeep	-33
if: tells pay	-21
we: assistant	-38
how long: position	-6
why: tells pay	-7
when: tells pay	-23
when: tells opinion	-75
how: tells opinion	-82
we: tells reply	-11
if: tells opinion	-28
why: office	-380
why: tells email	-378
why: tells hours	-352
why: tells benefit	-55
why: tells figure	-18
we: tells experience	-37
where: tells author	369
where: tells date	369
must: office	251
must: tells phone	130
must: tells email	205
how much: office	-367
how much: tells phone	-366
how much: tells email	-323
why: tells client	-3
why: tells team	-15
if: tells experience	183
where: blog	-23
lacks feature	-12
wanted feature	12
how often: tells author	-310
how often: tells date	-310
who: office	-66
who: tells email	-22`;
