/** Written by `npm run train:answers`: what each sign says for a passage, in thousandths (gateway/modules/learning/weights.ts). */
export const learnt = `
score	188
log score	347
score long	98
log score long	179
score short	32
log score short	141
score named	131
log score named	196
score known	128
log score known	170
score aspect	76
log score aspect	76
place by score	128
place by score long	71
place by score short	-56
place by score named	10
place by score known	83
place by score aspect	-20
1. by score	64
like	69
log like	79
like long	45
log like long	50
like short	-13
log like short	-15
like named	-18
log like named	-35
like known	22
log like known	6
log like aspect	-14
place by like	72
place by like long	65
place by like short	-59
place by like named	-49
place by like known	13
place by like aspect	-21
alone	54
log alone	80
alone long	40
log alone long	53
alone short	-76
log alone short	-53
alone named	-26
log alone named	-35
alone known	19
log alone known	27
alone aspect	-34
log alone aspect	-53
place by alone	58
place by alone long	58
place by alone short	-131
place by alone named	-50
place by alone known	6
place by alone aspect	-52
asking	74
log asking	78
asking long	51
log asking long	54
asking short	-13
log asking short	-15
asking named	-6
log asking named	-21
asking known	23
log asking known	-4
asking aspect	7
log asking aspect	-6
place by asking	106
place by asking long	98
place by asking short	-59
place by asking named	-6
place by asking known	26
place by asking aspect	-8
item	51
log item	73
item long	34
log item long	50
item short	-38
log item short	-57
item named	-57
log item named	-92
item known	18
log item known	24
item aspect	-22
log item aspect	-48
place by item	63
place by item long	46
place by item short	-44
place by item named	-47
place by item known	10
place by item aspect	-21
4. by item	71
passage	118
log passage	158
passage long	59
log passage long	78
passage short	40
log passage short	59
passage named	9
log passage named	-18
passage known	68
log passage known	87
passage aspect	9
log passage aspect	-5
place by passage	186
place by passage long	103
place by passage short	-30
place by passage named	73
place by passage known	94
place by passage aspect	45
thing	56
log thing	62
thing long	36
log thing long	41
thing short	7
log thing short	10
thing named	8
log thing named	11
thing known	24
log thing known	27
thing aspect	30
log thing aspect	35
place by thing	181
place by thing long	109
place by thing short	25
place by thing named	47
place by thing known	101
place by thing aspect	59
matched	111
log matched	53
place by matched	165
amount	208
log amount	105
place by amount	284
2. by amount	-9
coverage	85
log coverage	109
place by coverage	105
rest	155
log rest	34
place by rest	182
4. by rest	56
head	100
log head	36
place by head	138
meaning	245
meaning below the likeliest	245
meaning long	46
meaning below the likeliest long	46
meaning short	231
meaning below the likeliest short	231
meaning named	17
meaning below the likeliest named	17
meaning known	154
meaning below the likeliest known	154
meaning aspect	85
meaning below the likeliest aspect	85
place by meaning	134
place by meaning long	32
place by meaning short	21
place by meaning named	-60
place by meaning known	43
place by meaning aspect	5
like itself	22
like squared	-33
coverage itself	65
rest itself	124
head itself	58
held	143
fit	-32
tells	73
of it	-16
tells of it	-3
stands out	25
named	-93
of the same as the best	145
of the same kind as the best	28
project	-113
project, of us	-140
project, a number	15
how many: project	-85
how many: has money	16
how many: has span	-52
how many: has number	304
how many: has person	-274
how many: has name	-86
how many: tells price	-14
how many: tells duration	-60
how many: tells team	86
how many: tells client	-192
you: project	-166
you: has money	44
you: has span	74
you: has number	19
you: has person	-12
you: has name	109
you: tells price	33
you: tells duration	-63
you: tells team	107
you: tells client	-136
wanted	143
wanted team	271
tells price	33
tells duration	-23
tells client	-332
length	-40
items	-130
2. by score	172
1. by like	38
1. by alone	26
1. by asking	100
1. by item	48
1. by passage	159
1. by thing	121
1. by matched	205
1. by amount	307
1. by coverage	59
1. by rest	121
1. by head	159
1. by meaning	59
another is named	169
of the same as the likest	97
of the same kind as the likest	9
company	75
company, of us	139
company, a number	27
how many: company	135
how many: tells figure	5
you: company	91
you: tells figure	-74
wanted figure	-451
tells figure	-35
3. by score	26
5. by like	-14
5. by alone	-43
5. by asking	-12
2. by thing	147
3. by amount	9
3. by coverage	21
2. by rest	133
how many: has no	-125
how many: has us	-46
how many: has you	-41
how many: tells overview	-42
you: has no	-9
you: has us	88
you: has you	157
you: tells overview	-183
tells overview	-245
tells overview instead	-143
lacks team	-649
lacks figure	66
lacks example	-76
entries	-59
4. by score	-33
3. by like	46
3. by alone	-12
3. by asking	16
3. by item	-64
3. by thing	12
3. by matched	-72
5. by coverage	-14
5. by rest	64
2. by head	-22
3. by meaning	73
how many: tells list	-67
you: tells list	25
tells list	-39
5. by score	-34
4. by thing	30
2. by matched	11
4. by amount	14
4. by coverage	5
3. by rest	17
how many: tells example	-253
you: tells example	-166
wanted example	-133
tells example	-202
5. by passage	-16
5. by thing	-14
tells duration instead	-51
tells list instead	-39
5. by item	10
4. by matched	-19
3. by head	34
4. by meaning	141
careers	19
careers, of us	-23
careers, a number	53
you: careers	-20
4. by like	27
4. by alone	15
4. by asking	-11
2. by passage	91
5. by amount	35
unpublished	231
unpublished, of us	74
unpublished, a number	41
how many: unpublished	244
how many: tells contact	39
you: unpublished	250
you: tells contact	84
tells contact	89
tells contact instead	216
2. by like	62
2. by alone	99
2. by asking	38
2. by item	64
4. by passage	32
2. by coverage	112
another of its kind is named	-94
how many: tells challenge	-231
you: tells challenge	-61
tells challenge	-32
tells challenge instead	-176
how many: has date	263
you: has date	108
tells price instead	-73
3. by passage	27
how many: tells result	-14
you: tells result	-134
tells result	100
tells result instead	7
service	53
service, of us	-26
service, a number	-91
how many: service	-152
how many: tells feature	19
you: service	40
you: tells feature	42
tells feature	-10
tells feature instead	-23
5. by matched	-46
4. by head	15
5. by meaning	59
how many: has reason	185
you: has reason	88
how many: tells process	-144
you: tells process	123
tells process	55
tells process instead	3
2. by meaning	73
5. by head	-46
article	-98
article, of us	-94
article, a number	78
how many: article	59
you: article	-212
company, nothing named	190
how: company	270
how: has number	-30
how: tells figure	-561
how: tells team	86
do: company	113
do: has number	15
do: tells figure	-47
do: tells team	150
how: has us	-94
how: tells overview	60
do: has us	-88
do: tells overview	-307
careers, nothing named	63
how: careers	-87
do: careers	-82
project, nothing named	-91
how: project	285
how: has money	9
how: has span	89
how: has person	119
how: has name	-4
how: tells price	338
how: tells duration	148
how: tells client	-148
do: project	-126
do: has money	223
do: has span	214
do: has person	115
do: has name	-67
do: tells price	100
do: tells duration	-3
do: tells client	-260
unpublished, nothing named	289
how: unpublished	-648
how: has no	494
how: has you	-86
how: tells contact	-465
do: unpublished	313
do: has no	222
do: has you	61
do: tells contact	233
how: tells process	-46
do: tells process	-45
how: has reason	-123
do: has reason	90
service, nothing named	-37
how: service	-97
how: tells question	133
do: service	-52
do: tells question	27
you: tells question	182
tells question	119
tells question instead	52
article, nothing named	-213
how: article	138
do: article	-131
how: has question	272
do: has question	12
you: has question	-78
how: tells challenge	923
do: tells challenge	83
how: tells feature	144
do: tells feature	-63
how: tells technology	-120
do: tells technology	-34
you: tells technology	-35
tells technology	-36
tells technology instead	-67
how: tells not-for	-199
do: tells not-for	139
you: tells not-for	174
tells not-for	162
how: tells deliverable	-69
do: tells deliverable	-59
you: tells deliverable	-3
tells deliverable	-3
tells deliverable instead	31
can: company	247
can: has number	-98
can: tells figure	-149
can: tells team	-115
i: company	193
i: has number	14
i: tells figure	23
i: tells team	-139
can: unpublished	233
can: has no	-25
can: has us	38
can: tells contact	-129
i: unpublished	309
i: has no	-80
i: has us	298
i: tells contact	148
can: project	-165
can: tells overview	96
can: tells client	-253
can: tells example	-123
i: project	-292
i: tells overview	-51
i: tells client	-158
i: tells example	-117
tells client instead	-122
tells example instead	-161
can: has money	-303
i: has money	-114
can: has person	-66
can: has name	-2
can: tells list	71
i: has person	-401
i: has name	-105
i: tells list	-264
can: has reason	-110
i: has reason	119
can: has span	31
can: has date	10
i: has span	97
i: has date	96
can: has you	-170
i: has you	349
can: careers	138
i: careers	-126
tells team instead	10
can: tells duration	-128
i: tells duration	-213
can: tells price	-131
i: tells price	-25
privacy	-26
privacy, of us	72
privacy, a number	-99
privacy, nothing named	-36
how many: privacy	-19
how many: tells privacy	-26
can: privacy	-121
can: tells privacy	-87
i: privacy	36
i: tells privacy	4
tells privacy	-20
tells privacy instead	3
how many: has question	-83
can: article	-139
can: has question	-13
i: article	301
i: has question	99
can: service	89
i: service	-340
how many: tells deliverable	364
can: tells deliverable	126
i: tells deliverable	-47
lacks experience	-322
how many: tells experience	38
how many: tells place	-173
you: tells experience	-118
you: tells place	9
wanted experience	345
tells experience	-117
tells place	-52
you: privacy	48
you: tells privacy	98
offices	-37
offices, of us	15
offices, a number	70
offices, nothing named	-115
how many: offices	54
how many: tells requirement	-89
you: offices	7
you: tells requirement	-41
tells requirement	-17
tells requirement instead	-104
how many: tells technology	-65
how many: tells question	26
how many: tells opinion	-465
you: tells opinion	-200
tells opinion	-17
tells opinion instead	-281
how many: tells benefit	-140
you: tells benefit	66
tells benefit	22
tells benefit instead	159
how many: tells retention	2
you: tells retention	-190
tells retention	15
tells retention instead	-49
how many: tells date	-141
you: tells date	-30
tells date	-93
tells date instead	-123
which: offices	-179
which: has number	9
which: has person	400
which: has us	-116
which: has name	148
which: tells place	-111
which: tells list	66
do: offices	-102
do: tells place	-37
do: tells list	-32
wanted place	41
which: company	-238
which: tells overview	-145
lacks place	360
which: privacy	-161
which: has date	33
which: has no	-216
which: has you	-364
which: tells privacy	-158
do: privacy	130
do: has date	33
do: tells privacy	164
which: unpublished	455
which: tells contact	476
which: careers	19
which: has money	-228
which: has span	293
which: tells benefit	-99
do: tells benefit	9
which: service	81
which: has question	-246
which: tells question	-44
which: tells price	19
which: has reason	-97
which: tells phone	374
do: tells phone	-82
you: tells phone	409
tells phone	7
tells phone instead	-50
which: tells feature	-225
which: project	-66
which: tells deliverable	-339
which: tells figure	-93
which: tells team	-274
tells figure instead	-17
which: tells client	-99
which: tells example	563
do: tells example	-279
which: tells technology	163
which: article	82
which: tells hours	187
do: tells hours	-143
you: tells hours	319
tells hours	-37
tells hours instead	-158
what: company	45
what: has number	-265
what: tells figure	-151
what: tells team	-10
what: project	-247
what: has person	-98
what: has no	-151
what: has us	-247
what: tells opinion	-37
what: has span	70
what: has reason	-271
what: tells overview	-273
what: unpublished	347
what: has money	75
what: has you	-8
what: tells contact	196
what: service	193
what: tells deliverable	-189
what: tells result	-21
what: has name	-285
what: tells example	-104
what: article	150
what: tells feature	-170
what: tells challenge	129
what: tells price	111
what: tells list	-86
what: privacy	-74
what: tells privacy	-176
what: tells question	131
what: tells process	166
how much: service	28
how much: has number	236
how much: has reason	103
how much: has us	-76
how much: tells overview	-192
how much: has money	-142
how much: has span	586
how much: has you	-106
how much: tells deliverable	70
how much: has no	202
how much: tells question	10
how much: tells feature	-50
how much: has date	-163
how much: has person	105
how much: tells author	-71
how much: tells date	-67
you: tells author	-36
tells author	-111
tells author instead	-144
blog	19
blog, of us	135
blog, a number	201
how much: blog	-14
how much: has name	253
how much: has question	-183
how much: tells list	-82
you: blog	151
how much: company	-183
how much: tells figure	105
how much: tells team	-101
how much: tells not-for	-104
how much: project	-125
how much: tells result	218
how much: tells duration	195
how much: tells place	452
tells place instead	-8
how much: tells contact	194
blog, nothing named	89
how many: blog	22
how many: tells visit	-29
you: tells visit	-21
tells visit	356
tells visit instead	-189
which: tells opinion	18
do: tells opinion	77
which: tells not-for	26
which: tells requirement	-38
do: tells requirement	-86
which: tells duration	18
which: tells process	330
we: company	362
we: has number	-113
we: has person	18
we: has reason	-84
we: has us	167
we: tells list	-8
we: tells figure	-209
we: tells team	-194
we: unpublished	-260
we: has no	-465
we: tells contact	-389
we: tells overview	122
we: has you	130
we: has span	-11
we: article	-229
we: service	362
we: has name	-163
we: tells technology	-170
we: has money	193
we: has date	-143
we: tells process	297
we: tells duration	-265
we: tells question	137
we: tells example	-50
we: privacy	-95
we: tells privacy	-92
do: tells apply	13
we: careers	-337
you: tells apply	-36
tells apply	-168
tells apply instead	-177
we: offices	3
we: has question	228
position	-174
position, of us	-119
position, nothing named	-95
do: position	-179
do: tells experience	-190
you: position	-134
why: company	255
why: has reason	1488
why: has no	641
why: has us	697
why: has you	384
why: tells overview	-47
why: article	-61
why: has span	-143
why: has number	-38
why: unpublished	204
why: tells contact	-259
why: has question	-14
why: privacy	-43
why: has person	47
why: tells privacy	-44
assistant	-141
assistant, of us	-74
assistant, nothing named	-184
why: assistant	-15
do: assistant	-59
why: project	130
why: has name	-967
why: tells challenge	382
why: has money	-290
why: offices	-13
why: tells requirement	-14
why: tells example	66
why: has date	-42
why: tells phone	-323
why: tells result	-5
do: tells result	156
why: service	-324
why: tells deliverable	-46
why: tells process	-185
why: tells duration	-55
why: tells price	-42
how: has date	701
how: tells list	-74
what: has date	-15
what: has question	120
what: tells technology	69
what: tells duration	-81
what: tells not-for	40
must: company	-116
must: has no	-107
must: has us	-5
must: has you	9
must: tells overview	-342
why: tells question	-47
must: service	-57
must: has number	249
must: tells question	-77
i: tells question	152
must: unpublished	-266
must: tells contact	-268
why: tells technology	72
must: has reason	371
must: tells technology	-116
i: tells technology	-140
must: has span	-456
must: tells process	43
i: tells process	-215
must: article	478
must: has money	-137
must: tells deliverable	-299
must: tells example	-250
must: has name	-56
must: has person	-343
must: project	-93
must: tells challenge	173
i: tells challenge	-140
must: tells opinion	-17
i: tells opinion	-497
why: tells not-for	-14
must: tells not-for	396
i: tells not-for	223
must: has question	-81
must: tells duration	-124
why: tells feature	-154
must: tells feature	129
i: tells feature	-178
why: careers	-28
must: careers	-37
must: tells apply	31
i: tells apply	-11
why: position	-22
why: tells place	-257
why: tells experience	-3
must: position	340
must: tells place	-132
must: tells experience	-285
i: position	269
i: tells place	165
i: tells experience	-196
can: tells process	-110
can: tells question	54
can: tells technology	-162
position, a number	-5
how many: position	3
can: position	-172
can: tells place	217
can: tells experience	354
tells experience instead	-111
can: tells requirement	-498
can: tells not-for	114
can: tells pay	182
you: tells pay	-251
tells pay	-95
can: tells benefit	146
can: assistant	-731
you: assistant	-86
can: tells feature	230
can: tells challenge	10
what: offices	-200
what: tells requirement	57
what: assistant	-80
if: service	184
if: has span	286
if: has number	-8
if: has question	440
if: tells question	15
if: company	158
if: has us	3
if: tells overview	-229
if: has reason	-139
if: has no	-139
if: has you	-36
if: tells feature	-165
we: tells feature	141
if: tells figure	-36
if: tells team	-26
if: article	-348
if: has money	-239
if: has name	-310
if: project	5
if: tells challenge	138
we: project	-92
we: tells challenge	-45
if: tells deliverable	436
we: tells deliverable	165
if: tells result	-67
we: tells result	92
if: tells process	460
if: tells not-for	-23
we: tells not-for	68
if: position	-3
if: tells requirement	-168
we: position	-59
we: tells requirement	-62
if: careers	-54
if: tells benefit	74
we: tells benefit	-485
if: has person	-57
we: tells opinion	-33
what: careers	-307
what: tells benefit	-144
what: tells hours	211
we: tells hours	78
office	-83
office, of us	267
office, nothing named	-19
what: office	136
what: tells place	-299
what: tells phone	158
what: tells email	-78
we: office	-9
we: tells place	-47
we: tells phone	-34
we: tells email	-8
you: office	258
you: tells email	55
tells email	-213
what: tells visit	-3
what: tells author	-196
what: tells date	-190
we: tells author	-95
we: tells date	-93
company, of jobs	136
when: company	194
when: has number	116
when: has no	-33
when: has you	85
when: tells not-for	166
wanted not-for	788
when: has person	-67
when: has reason	167
when: has us	-125
when: tells overview	55
lacks not-for	-633
careers, of jobs	364
when: careers	37
when: has name	-86
when: tells list	-105
must: tells list	-181
position, of jobs	-361
when: position	-27
when: tells place	-3
when: tells experience	-14
when: tells figure	-78
when: tells team	-137
must: tells figure	-47
must: tells team	-35
when: tells example	-305
when: tells contact	66
service, of jobs	-133
when: service	-19
when: has span	365
unpublished, of jobs	210
when: unpublished	-285
article, of jobs	-62
when: article	-81
when: has money	-297
when: has question	295
when: tells question	208
when: tells process	-207
when: tells technology	-21
when: tells apply	-272
when: tells benefit	-7
must: tells benefit	102
when: tells deliverable	234
project, of jobs	-5
when: project	108
when: tells client	-250
must: tells client	-230
tells email instead	-51
what: tells retention	378
where: office	268
where: has number	246
where: has person	185
where: has no	263
where: has us	311
where: has name	91
where: tells place	260
where: tells phone	298
where: tells hours	258
where: tells contact	-97
where: tells overview	255
do: office	-62
do: tells email	-226
where: offices	-46
where: tells list	505
where: company	478
where: has reason	-84
where: privacy	-55
where: tells privacy	-55
where: unpublished	-172
where: careers	-21
where: tells experience	133
where: has you	-240
where: tells example	-18
where: project	-70
where: has money	525
where: tells client	-25
where: has span	80
where: position	76
where: has date	48
where: tells price	595
where: tells duration	-38
where: tells team	-17
where: tells challenge	-157
where: article	466
wanted phone	-769
lacks phone	681
score story	79
log score story	179
place by score story	-74
like story	61
log like story	41
place by like story	4
alone story	54
log alone story	93
place by alone story	-3
asking story	88
log asking story	43
place by asking story	186
item story	8
log item story	47
place by item story	-68
passage story	112
log passage story	178
thing story	145
log thing story	177
place by thing story	-31
meaning story	173
meaning below the likeliest story	173
place by meaning story	84
what: tells client	-252
what: tells apply	-29
what: tells reply	-32
do: tells reply	-61
tells reply	63
tells reply instead	-69
wanted hours	227
lacks hours	-16
do: tells visit	-185
you: tells reply	-162
do: blog	33
can: offices	61
can: tells visit	932
i: offices	143
i: tells visit	1133
wanted visit	213
can: office	-530
can: tells phone	-176
can: tells email	-238
can: tells hours	-338
i: office	6
i: tells phone	4
i: tells email	-9
i: tells hours	-16
lacks visit	-184
can: tells result	-222
i: tells result	-63
i: tells benefit	-26
i: assistant	-364
how long: offices	-57
how long: has span	-55
how long: has number	49
how long: has no	164
how long: has you	6
how long: tells contact	-173
how long: tells hours	-51
how long: tells reply	-158
if: offices	426
if: tells contact	-195
if: tells hours	-22
if: tells reply	219
can: tells reply	-357
i: tells reply	55
wanted reply	1190
lacks reply	-951
assistant, a number	-100
how long: assistant	-144
how long: has us	-285
how long: tells overview	41
if: assistant	-104
how long: service	-10
how long: has question	346
how long: tells question	180
how long: unpublished	-83
if: unpublished	-147
how long: project	138
how long: has money	-275
how long: has name	-228
how long: tells result	-129
how long: has reason	54
how long: careers	99
how long: tells process	-68
how long: tells requirement	-19
i: tells requirement	193
how long: privacy	-19
how long: tells privacy	-17
if: privacy	16
if: tells privacy	-93
how long: tells deliverable	119
how long: tells duration	-207
if: tells duration	-20
how long: tells not-for	-87
how long: tells feature	291
how many: tells hours	-477
lacks list	-157
office, a number	-696
how many: office	-709
how many: tells phone	-484
how many: tells email	-676
how many: tells reply	-11
must: offices	50
must: tells requirement	509
must: privacy	-43
must: tells privacy	-31
must: assistant	-12
must: tells retention	-60
i: tells retention	-17
must: tells hours	130
must: tells reply	-21
how long: company	-86
how long: tells price	-82
lacks duration	-65
how long: has person	-107
how long: tells list	-256
how long: has date	-81
how long: tells author	-221
how long: tells date	-221
do: tells author	-109
do: tells date	-92
how long: tells challenge	-132
wanted duration	149
can: tells opinion	-291
wanted process	-363
lacks process	449
how long: tells figure	-40
how much: unpublished	381
lacks price	-49
how much: tells process	61
how much: tells price	-124
if: tells price	-373
we: tells price	-185
wanted price	47
how much: tells example	57
if: tells example	-55
how much: privacy	180
how much: tells privacy	264
lacks upkeep	-164
what: tells upkeep	-74
do: tells upkeep	-62
wanted upkeep	110
tells upkeep	61
do: tells retention	-225
when: tells duration	-220
when: tells feature	-85
when: tells price	184
we: tells client	-100
when: tells challenge	-152
when: privacy	-11
when: tells privacy	-34
wanted list	-332
which: assistant	-60
which: blog	114
i: blog	57
we: blog	-97
how much: tells client	-274
how much: tells challenge	-224
how much: offices	405
how much: tells hours	-874
how much: careers	-198
how much: tells benefit	-127
who: service	107
who: has reason	-408
who: has no	-243
who: has you	-164
who: tells question	-108
who: has span	306
who: has us	71
who: has question	-403
who: has number	241
who: has name	292
who: tells feature	-74
who: article	-85
who: has money	-333
who: tells deliverable	293
who: company	-227
who: tells process	-70
who: tells duration	-166
who: tells overview	-201
who: tells technology	-121
who: unpublished	77
who: tells contact	-99
who: project	45
who: tells challenge	182
who: privacy	120
who: tells privacy	123
who: position	-29
who: tells place	357
who: tells experience	-55
wanted technology	1145
lacks technology	-1103
how long: tells technology	-23
must: tells price	-90
i: tells author	-241
i: tells date	-229
why: tells list	-15
why: blog	-3
which: tells result	-319
which: tells challenge	352
wanted deliverable	230
lacks deliverable	-200
how much: tells upkeep	-121
how much: tells experience	-66
how much: position	-91
how much: tells retention	-340
how much: tells requirement	-90
which: position	-369
what: position	-562
if: tells technology	129
if: tells upkeep	-69
i: tells upkeep	446
if: tells retention	266
you: tells upkeep	-5
how many: tells not-for	-54
how: position	-337
how: tells requirement	-397
how: tells upkeep	762
how: tells example	-434
where: service	-653
where: tells feature	-436
where: tells deliverable	-183
where: tells process	-51
where: tells technology	110
where: tells result	-13
tells upkeep instead	-44
when: tells result	97
when: tells requirement	-93
who: tells requirement	-39
who: has person	435
who: tells price	-158
who: tells example	-353
who: careers	-231
who: has date	163
who: tells pay	-33
who: offices	449
who: tells list	278
what: blog	-108
how long: tells example	-41
how long: tells team	-48
how long: tells client	-57
how long: tells retention	32
how much: tells opinion	-64
lacks retention	-260
can: tells retention	-279
we: tells retention	-38
wanted retention	238
can: tells apply	52
if: tells list	-284
how: tells place	-46
when: has date	397
how: tells result	-407
how: tells author	-115
how: tells date	-111
how: blog	-11
how: tells experience	-58
wanted result	333
lacks result	-349
how many: tells author	-145
who: tells not-for	-113
when: blog	-93
must: blog	-183
must: tells result	-175
when: tells author	9
when: tells date	54
must: has date	-114
must: tells author	-424
must: tells date	-419
lacks email	1810
which: tells retention	-41
which: tells email	-136
wanted email	-1835
how: assistant	-18
how: privacy	-3
how: tells privacy	-5
how many: tells upkeep	141
can: tells upkeep	365
we: tells upkeep	47
how often: service	-25
how often: has number	-183
how often: has us	-115
how often: tells deliverable	109
how often: has money	114
how often: has span	846
how often: has no	210
how often: has you	-736
how often: has reason	301
how often: tells feature	-16
how often: article	-87
how often: has question	242
how often: has name	-213
how often: tells overview	524
how often: privacy	-668
how often: tells retention	-78
how often: tells process	-88
how often: project	-59
how often: tells challenge	-261
how often: company	-21
how often: has person	-171
how often: tells question	-19
how often: tells not-for	-38
how often: tells duration	-43
if: has date	-37
if: tells author	-24
if: tells date	-23
how long: tells place	-12
how long: tells opinion	-75
who: tells client	-452
wanted client	-719
who: tells opinion	479
lacks client	-612
who: tells team	-91
who: tells result	115
who: tells benefit	25
wanted challenge	677
lacks challenge	-677
how much: assistant	-48
how much: tells pay	-341
what: tells pay	-468
tells pay instead	-16
how: offices	-20
when: offices	80
how: tells phone	-34
how: tells email	-29
how: tells hours	-31
when: office	49
when: tells phone	11
when: tells email	32
when: tells hours	129
what: tells experience	-732
who: tells figure	-202
when: tells retention	-8
wanted opinion	687
lacks opinion	-687
who: blog	-170
assistant, of jobs	-31
privacy, of jobs	-179
offices, of jobs	-196
blog, of jobs	-15
do: tells pay	-369
where: tells question	-84
where: tells not-for	5
which: tells experience	358
which: tells pay	-20
which: tells apply	-566
which: tells author	-33
which: tells date	-29
wanted requirement	677
lacks requirement	-679
lacks apply	99
wanted apply	-463
must: tells pay	-5
i: tells pay	-39
how many: tells apply	-22
how many: tells pay	-12
how: tells retention	-746
how: tells benefit	-102
if: tells apply	-29
how long: tells apply	-61
wanted benefit	-958
lacks benefit	854
how many: assistant	-91
office, of jobs	-14
which: office	265
article, of articles	328
blog, of articles	309
service, of articles	-299
who: tells author	162
who: tells date	162
wanted author	454
lacks author	-426
assistant, of articles	-15
who: assistant	185
privacy, of articles	135
offices, of articles	52
project, of articles	-372
unpublished, of articles	-85
how often: blog	967
how often: tells privacy	-761
how often: tells technology	-17
how often: offices	-43
how often: tells contact	-50
how often: careers	-27
how often: tells result	717
how often: unpublished	-29
how often: has date	-88
how often: tells benefit	-8
position, of articles	-8
company, of articles	-188
when: assistant	-117
wanted date	316
wanted privacy	976
lacks date	-22
lacks privacy	-854
who: tells hours	-282
who: tells retention	11
can: blog	448
if: office	-338
if: tells place	562
if: tells phone	-278
if: tells email	-183
careers, of articles	-141
when: tells reply	441
how much: tells reply	199
can: tells author	-75
can: tells date	-73
where: has question	431
score after	15
log score after	260
score pointing back	-16
log score pointing back	200
place by score after	-118
place by score pointing back	-145
like after	71
log like after	101
like pointing back	40
log like pointing back	60
place by like after	81
place by like pointing back	29
alone after	-25
log alone after	62
alone pointing back	-48
log alone pointing back	38
place by alone after	-26
place by alone pointing back	-70
asking after	71
log asking after	101
asking pointing back	40
log asking pointing back	60
place by asking after	81
place by asking pointing back	29
item after	65
log item after	88
item pointing back	28
log item pointing back	33
place by item after	108
place by item pointing back	91
passage after	87
log passage after	143
passage pointing back	45
log passage pointing back	88
place by passage after	22
place by passage pointing back	-21
thing after	53
log thing after	61
thing pointing back	70
log thing pointing back	79
place by thing after	64
place by thing pointing back	159
meaning after	211
meaning after below the likeliest	192
meaning after long	33
meaning after below the likeliest long	33
meaning after short	75
meaning after below the likeliest short	75
meaning after after	192
meaning after below the likeliest after	192
meaning after pointing back	150
meaning after below the likeliest pointing back	150
meaning after known	58
meaning after below the likeliest known	58
meaning after aspect	43
meaning after below the likeliest aspect	43
place by meaning after	137
place by meaning after long	5
place by meaning after short	16
place by meaning after after	85
place by meaning after pointing back	113
place by meaning after known	19
place by meaning after aspect	-18
4. by meaning after	197
spoken of	193
spoken of, pointed back to	128
spoken of, nothing named	213
its kind spoken of	181
service, after	-203
3. by meaning after	211
something else spoken of	-182
company, after	119
5. by meaning after	34
privacy, after	-16
1. by meaning after	-75
project, after	265
2. by meaning after	130
article, after	-117
careers, after	-39
meaning after named	370
meaning after below the likeliest named	370
place by meaning after named	114
office, after	685
offices, after	-38
unpublished, after	-139
position, after	264
assistant, after	-15
how long: tells benefit	-32
blog, after	-123
if: tells client	-61
meaning after story	-20
meaning after below the likeliest story	-20
place by meaning after story	-447
who: tells phone	-20
wanted pay	-692
lacks pay	846
must: tells upkeep	-37
if: tells pay	-25
we: assistant	-48
how long: position	-6
why: tells pay	-6
when: tells pay	-24
when: tells opinion	-76
how: tells opinion	-106
we: tells reply	-12
if: tells opinion	-30
why: office	-376
why: tells email	-375
why: tells hours	-341
why: tells benefit	-52
why: tells figure	-19
we: tells experience	-40
where: tells author	367
where: tells date	367
must: office	215
must: tells phone	99
must: tells email	156
how much: office	-353
how much: tells phone	-352
how much: tells email	-312
why: tells client	-4
why: tells team	-17
if: tells experience	164
where: blog	-20
meaning below the likeliest after	656
lacks feature	41
wanted feature	-41
how often: tells author	-293
how often: tells date	-293
who: office	-54
who: tells email	-16`;
