/** Written by `npm run train:answers`: what each sign says for a passage, in thousandths (gateway/modules/learning/weights.ts). */
export const learnt = `
score	185
log score	335
score long	89
log score long	161
score short	123
log score short	345
score named	126
log score named	163
score known	123
log score known	149
score aspect	82
log score aspect	95
place by score	129
place by score long	68
place by score named	44
place by score known	77
place by score aspect	-12
1. by score	58
like	63
log like	70
like long	45
log like long	49
like short	-25
log like short	-32
like named	-26
log like named	-45
like known	14
log like known	-8
like aspect	-8
log like aspect	-20
place by like	63
place by like long	62
place by like short	-66
place by like named	-37
place by like known	8
place by like aspect	-43
alone	79
log alone	108
alone long	55
log alone long	75
alone short	-108
log alone short	-158
alone named	-9
log alone named	-12
alone known	22
log alone known	27
alone aspect	3
log alone aspect	4
place by alone	93
place by alone long	72
place by alone short	-174
place by alone named	-16
place by alone known	13
place by alone aspect	4
asking	73
log asking	75
asking long	56
log asking long	57
asking short	-25
log asking short	-32
asking named	-11
log asking named	-27
asking known	17
log asking known	-21
log asking aspect	-12
place by asking	113
place by asking long	110
place by asking short	-66
place by asking named	19
place by asking known	27
place by asking aspect	-25
item	42
log item	65
item long	32
log item long	49
item short	-62
log item short	-95
item named	-60
log item named	-98
item known	12
log item known	20
item aspect	-36
log item aspect	-61
place by item	51
place by item long	44
place by item short	-53
place by item named	-25
place by item known	10
place by item aspect	-49
4. by item	73
passage	105
log passage	144
passage long	55
log passage long	74
passage short	50
log passage short	72
passage named	-15
log passage named	-49
passage known	59
log passage known	77
passage aspect	18
log passage aspect	7
place by passage	164
place by passage long	91
place by passage short	25
place by passage named	9
place by passage known	85
place by passage aspect	63
thing	56
log thing	60
thing long	35
log thing long	39
thing short	13
log thing short	16
thing named	9
log thing named	12
thing known	28
log thing known	32
thing aspect	38
log thing aspect	44
place by thing	156
place by thing long	83
place by thing short	43
place by thing named	50
place by thing known	75
place by thing aspect	71
matched	119
log matched	79
place by matched	171
amount	218
log amount	117
place by amount	286
coverage	92
log coverage	119
place by coverage	121
rest	167
log rest	33
place by rest	206
4. by rest	56
head	97
log head	43
place by head	135
meaning	239
meaning below the likeliest	239
meaning long	45
meaning below the likeliest long	45
meaning short	139
meaning below the likeliest short	139
meaning named	-10
meaning below the likeliest named	-10
meaning known	125
meaning below the likeliest known	125
meaning aspect	32
meaning below the likeliest aspect	32
place by meaning	153
place by meaning long	38
place by meaning named	-16
place by meaning known	49
place by meaning aspect	16
like itself	14
like squared	-35
coverage itself	68
rest itself	140
head itself	44
held	142
fit	-52
tells	98
of it	2
tells of it	-5
stands out	32
named	-89
of the same as the best	162
of the same kind as the best	49
project	-101
project, of us	-126
project, a number	38
how many: project	-103
how many: has money	9
how many: has span	37
how many: has number	338
how many: has person	-298
how many: has name	-143
how many: tells price	17
how many: tells duration	-20
how many: tells team	82
how many: tells client	-180
you: project	-161
you: has money	7
you: has span	99
you: has number	12
you: has person	-22
you: has name	80
you: tells price	36
you: tells duration	-61
you: tells team	147
you: tells client	-176
wanted	139
wanted team	348
tells price	25
tells duration	-48
tells team	14
tells client	-326
length	-54
items	-132
2. by score	186
1. by like	17
1. by alone	62
1. by asking	100
1. by item	32
1. by passage	136
1. by thing	103
1. by matched	197
1. by amount	296
1. by coverage	67
1. by rest	153
1. by head	154
1. by meaning	111
another is named	142
of the same as the likest	64
of the same kind as the likest	-17
company	68
company, of us	168
company, a number	-8
how many: company	109
how many: tells figure	-76
you: company	102
you: tells figure	-79
wanted figure	-500
tells figure	-72
3. by score	28
5. by alone	-46
5. by asking	-10
2. by thing	129
3. by amount	42
3. by coverage	32
2. by rest	115
how many: has no	-69
how many: has us	-16
how many: has you	-19
how many: tells overview	-46
you: has us	70
you: has you	126
you: tells overview	-264
tells overview	-252
tells overview instead	-113
lacks team	-682
lacks figure	-31
lacks example	-197
entries	-70
4. by score	-38
3. by like	61
3. by alone	-22
3. by asking	61
3. by item	-60
3. by thing	5
3. by matched	-61
5. by coverage	10
5. by rest	52
2. by head	-33
3. by meaning	23
how many: tells list	-84
you: tells list	-6
tells list	-48
5. by score	-32
4. by thing	32
2. by matched	39
4. by amount	17
4. by coverage	25
3. by rest	26
how many: tells example	-272
you: tells example	-219
wanted example	-61
tells example	-215
5. by passage	-10
5. by thing	-16
tells duration instead	-54
tells list instead	-31
5. by item	20
4. by matched	-14
3. by head	72
4. by meaning	82
careers	25
careers, of us	-65
careers, a number	118
how many: careers	73
you: careers	-68
4. by like	20
4. by alone	11
4. by asking	-17
2. by passage	72
5. by amount	40
unpublished	218
unpublished, of us	52
unpublished, a number	100
how many: unpublished	344
how many: tells contact	90
you: unpublished	266
you: tells contact	80
tells contact	79
tells contact instead	218
2. by like	73
2. by alone	110
2. by asking	28
2. by item	60
4. by passage	12
2. by coverage	111
another of its kind is named	-77
how many: tells challenge	-206
you: tells challenge	-67
tells challenge	-22
tells challenge instead	-159
how many: has date	349
you: has date	60
tells price instead	-71
3. by passage	33
how many: tells result	-22
you: tells result	-130
tells result	78
tells result instead	10
service	35
service, of us	-52
service, a number	-112
how many: service	-159
how many: tells feature	15
you: service	28
you: tells feature	79
tells feature	-9
tells feature instead	-31
5. by matched	-52
4. by head	16
5. by meaning	60
how many: has reason	76
you: has reason	128
how many: tells process	-136
you: tells process	100
tells process	64
tells process instead	26
2. by meaning	65
5. by head	-29
article	-84
article, of us	-73
article, a number	68
how many: article	13
you: article	-205
company, nothing named	183
how: company	226
how: has number	-64
how: tells figure	-631
how: tells team	119
do: company	104
do: has number	11
do: tells figure	-15
do: tells team	213
how: has us	-120
how: tells overview	43
do: has us	-69
do: tells overview	-311
careers, nothing named	72
how: careers	32
do: careers	-97
project, nothing named	-107
how: project	275
how: has money	49
how: has span	174
how: has person	162
how: has name	-33
how: tells price	295
how: tells duration	152
how: tells client	-154
do: project	-130
do: has money	192
do: has span	164
do: has person	166
do: has name	-92
do: tells price	64
do: tells duration	-21
do: tells client	-216
unpublished, nothing named	316
how: unpublished	-643
how: has no	508
how: has you	-29
how: tells contact	-468
do: unpublished	376
do: has no	201
do: has you	43
do: tells contact	264
how: tells process	34
do: tells process	-27
how: has reason	-126
do: has reason	42
service, nothing named	-60
how: service	-81
how: tells question	136
do: service	-101
do: tells question	-21
you: tells question	172
tells question	101
tells question instead	44
article, nothing named	-202
how: article	148
do: article	-120
how: has question	308
do: has question	6
you: has question	-49
how: tells challenge	856
do: tells challenge	86
how: tells feature	162
do: tells feature	-107
how: tells technology	-118
do: tells technology	-25
you: tells technology	11
tells technology	-5
tells technology instead	-53
how: tells not-for	-212
do: tells not-for	142
you: tells not-for	180
tells not-for	139
tells not-for instead	-15
how: tells deliverable	-63
do: tells deliverable	16
tells deliverable	-3
tells deliverable instead	4
can: company	266
can: has number	-87
can: tells figure	-215
can: tells team	-114
i: company	179
i: has number	54
i: tells figure	-4
i: tells team	-115
can: unpublished	86
can: has no	-64
can: has us	-63
can: tells contact	-158
i: unpublished	275
i: has no	-99
i: has us	379
i: tells contact	139
can: project	-240
can: tells overview	177
can: tells client	-269
can: tells example	-135
i: project	-370
i: tells overview	-22
i: tells client	-177
i: tells example	-125
tells client instead	-117
tells example instead	-145
can: has money	-389
i: has money	-132
can: has person	-88
can: has name	2
can: tells list	30
i: has person	-407
i: has name	-94
i: tells list	-252
can: has reason	-88
i: has reason	73
can: has span	-27
can: has date	-7
i: has span	111
i: has date	44
can: has you	-132
i: has you	401
can: careers	145
i: careers	-123
tells team instead	-4
can: tells duration	-151
i: tells duration	-217
can: tells price	-59
i: tells price	-65
privacy	-36
privacy, of us	101
privacy, a number	-128
privacy, nothing named	-58
how many: privacy	-39
how many: tells privacy	-53
can: privacy	-39
can: tells privacy	-38
i: privacy	58
i: tells privacy	47
tells privacy	-10
tells privacy instead	17
how many: has question	-78
can: article	-155
can: has question	8
i: article	275
i: has question	33
can: service	127
i: service	-263
how many: tells deliverable	291
can: tells deliverable	120
i: tells deliverable	-38
lacks experience	-344
how many: tells experience	-40
how many: tells place	-245
you: tells experience	-178
you: tells place	-37
wanted experience	367
tells experience	-143
tells place	-70
you: privacy	69
you: tells privacy	128
offices	-4
offices, of us	28
offices, a number	110
offices, nothing named	-119
how many: offices	121
how many: tells requirement	-141
you: offices	18
you: tells requirement	12
tells requirement	-9
tells requirement instead	-108
how many: tells technology	-74
how many: tells question	71
how many: tells opinion	-509
you: tells opinion	-190
tells opinion	15
tells opinion instead	-261
how many: tells benefit	-60
you: tells benefit	8
tells benefit	19
tells benefit instead	127
how many: tells retention	15
you: tells retention	-257
tells retention	30
tells retention instead	-20
how many: tells date	-173
you: tells date	-51
tells date	-86
tells date instead	-97
which: offices	-180
which: has number	36
which: has person	400
which: has us	-144
which: has name	176
which: tells place	-75
which: tells list	58
do: offices	-74
do: tells place	-7
do: tells list	-32
wanted place	68
which: company	-248
which: tells overview	-216
lacks place	365
which: privacy	-186
which: has date	-19
which: has no	-250
which: has you	-396
which: tells privacy	-181
do: privacy	126
do: has date	-12
do: tells privacy	174
which: unpublished	440
which: tells contact	424
which: careers	14
which: has money	-250
which: has span	284
which: tells benefit	-98
do: tells benefit	-34
which: service	74
which: has question	-313
which: tells question	-107
which: tells price	77
which: has reason	-102
which: tells phone	301
do: tells phone	77
you: tells phone	410
tells phone	-2
tells phone instead	46
which: tells feature	-259
which: project	-31
which: tells deliverable	-358
which: tells figure	-99
which: tells team	-347
tells figure instead	-42
which: tells client	-195
which: tells example	634
do: tells example	-271
which: tells technology	171
which: article	94
which: tells hours	109
do: tells hours	-143
you: tells hours	297
tells hours	-69
tells hours instead	-125
what: company	42
what: has number	-281
what: tells figure	-223
what: tells team	-63
what: project	-235
what: has person	-65
what: has no	-137
what: has us	-302
what: tells opinion	44
what: has span	-17
what: has reason	-332
what: tells overview	-258
what: unpublished	323
what: has money	56
what: has you	-73
what: tells contact	172
what: service	156
what: tells deliverable	-254
what: tells result	-61
what: has name	-285
what: tells example	-165
what: article	225
what: tells feature	-196
what: tells challenge	185
what: tells price	88
what: tells list	-96
what: privacy	-109
what: tells privacy	-187
what: tells question	174
what: tells process	154
named vaguely	4
how much: service	12
how much: has number	257
how much: has reason	89
how much: has us	-39
how much: tells overview	-199
how much: has money	-185
how much: has span	645
how much: has you	-159
how much: tells deliverable	35
how much: article	-29
how much: has no	212
how much: tells question	-10
how much: tells feature	-37
how much: has date	-135
how much: has person	163
how much: tells author	-82
how much: tells date	-79
you: tells author	-60
tells author	-95
tells author instead	-96
blog	29
blog, of us	109
blog, a number	168
how much: blog	-9
how much: has name	283
how much: has question	-159
how much: tells list	-56
you: blog	123
how much: company	-205
how much: tells figure	64
how much: tells team	-221
how much: tells not-for	-109
how much: tells technology	-9
how much: project	-111
how much: tells result	260
how much: tells duration	195
how much: tells place	507
tells place instead	5
how much: tells contact	171
blog, nothing named	115
how many: blog	26
how many: tells visit	-39
you: tells visit	-31
tells visit	338
tells visit instead	-150
which: tells opinion	14
do: tells opinion	101
which: tells not-for	-12
which: tells requirement	-26
do: tells requirement	-157
which: tells duration	27
which: tells process	404
we: company	397
we: has number	-134
we: has person	-38
we: has reason	-88
we: has us	136
we: tells list	-14
we: tells figure	-258
we: tells team	-333
we: unpublished	-319
we: has no	-475
we: tells contact	-390
we: tells overview	108
we: has you	169
we: has span	-57
we: article	-254
we: service	412
we: has name	-180
we: tells technology	-120
we: has money	172
we: has date	-144
we: tells process	310
we: tells duration	-335
we: tells question	147
we: tells example	-39
we: privacy	-100
we: tells privacy	-97
do: tells apply	-11
we: careers	-228
you: tells apply	-35
tells apply	-204
tells apply instead	-202
we: offices	-22
we: has question	155
position	-164
position, of us	-99
position, nothing named	-145
do: position	-226
do: tells experience	-157
you: position	-110
why: company	310
why: has reason	1519
why: has no	628
why: has us	612
why: has you	354
why: tells overview	94
why: article	-40
why: has span	-215
why: has number	-74
why: unpublished	65
why: tells contact	-452
why: privacy	-76
why: has person	83
why: tells privacy	-66
assistant	-108
assistant, of us	-82
assistant, nothing named	-138
why: assistant	-13
do: assistant	-61
why: project	117
why: has name	-829
why: tells challenge	332
why: has money	-263
why: offices	-19
why: tells requirement	-12
why: tells example	70
why: has date	-36
why: tells phone	-412
why: tells result	-7
do: tells result	76
why: service	-257
why: tells deliverable	-44
why: tells process	-185
why: tells duration	-57
why: tells price	-24
how: has date	674
how: tells list	-109
what: has date	74
what: has question	118
what: tells technology	76
what: tells duration	-154
what: tells not-for	114
must: company	-189
must: has no	-201
must: has us	-19
must: has you	19
must: tells overview	-348
why: tells question	-28
must: service	-4
must: has number	198
must: tells question	-73
i: tells question	174
must: unpublished	-281
must: tells contact	-253
why: tells technology	30
must: has reason	340
must: tells technology	-140
i: tells technology	-133
must: has span	-542
must: tells process	40
i: tells process	-149
must: article	503
must: has money	-226
must: tells deliverable	-291
must: tells example	-206
must: has name	-95
must: has person	-284
must: project	-84
must: tells challenge	153
i: tells challenge	-124
must: tells opinion	-35
i: tells opinion	-680
why: tells not-for	-13
must: tells not-for	359
i: tells not-for	163
must: has question	-48
must: tells duration	-73
why: tells feature	-117
must: tells feature	202
i: tells feature	-217
why: careers	-28
why: tells apply	-2
must: tells apply	35
i: tells apply	-26
why: position	-15
why: tells place	-287
why: tells experience	-3
must: position	255
must: tells place	-149
must: tells experience	-403
i: position	346
i: tells place	120
i: tells experience	-272
can: tells process	-152
can: tells question	126
can: tells technology	-152
position, a number	-41
how many: position	-52
can: position	-107
can: tells place	292
can: tells experience	454
tells experience instead	-150
can: tells requirement	-510
can: tells not-for	116
can: tells pay	227
you: tells pay	-164
tells pay	-89
can: tells benefit	202
can: assistant	-555
you: assistant	-97
can: tells feature	265
what: offices	-207
what: tells requirement	32
what: assistant	-89
if: service	179
if: has span	288
if: has number	-53
if: has question	405
if: tells question	25
if: company	205
if: has us	-59
if: tells overview	-244
if: has reason	-116
if: has no	-149
if: has you	-44
if: tells feature	-131
we: tells feature	186
if: tells figure	-39
if: tells team	-28
if: article	-321
if: has money	-193
if: has name	-414
if: project	-34
if: tells challenge	134
we: project	-149
we: tells challenge	-45
if: tells deliverable	415
we: tells deliverable	211
if: tells result	-66
we: tells result	63
if: tells process	422
if: tells not-for	-75
we: tells not-for	44
if: position	-101
if: tells requirement	-182
we: position	-57
we: tells requirement	-47
if: careers	-60
if: tells benefit	166
we: tells benefit	-446
if: has person	-42
we: tells opinion	-76
what: careers	-299
what: tells benefit	-126
what: tells hours	164
we: tells hours	28
office	-133
office, of us	187
office, nothing named	140
what: office	183
what: tells place	-297
what: tells phone	211
what: tells email	-75
we: office	-5
we: tells place	-46
we: tells phone	-22
we: tells email	-5
you: office	170
you: tells email	6
tells email	-221
what: tells visit	-3
what: tells author	-144
what: tells date	-139
we: tells author	-86
we: tells date	-83
company, of jobs	47
when: company	163
when: has number	144
when: has no	57
when: has you	13
when: tells not-for	200
wanted not-for	1000
when: has person	-80
when: has reason	282
when: has us	-145
when: tells overview	-10
lacks not-for	-830
careers, of jobs	330
when: careers	86
when: has name	27
when: tells list	-80
must: tells list	-133
position, of jobs	-333
when: position	-91
when: tells place	3
when: tells experience	-11
when: tells figure	-54
when: tells team	-106
must: tells figure	-40
must: tells team	-35
when: tells example	-235
when: tells contact	-6
service, of jobs	-144
when: service	35
when: has span	510
unpublished, of jobs	213
when: unpublished	-281
article, of jobs	-48
when: article	-128
when: has money	-238
when: has question	171
when: tells question	136
when: tells process	-129
when: tells technology	98
when: tells apply	-203
when: tells benefit	-39
must: tells benefit	128
when: tells deliverable	227
project, of jobs	30
when: project	100
when: tells client	-247
must: tells client	-195
tells email instead	57
what: tells retention	277
where: office	240
where: has number	343
where: has person	179
where: has no	194
where: has us	113
where: has name	204
where: tells place	328
where: tells phone	272
where: tells hours	231
where: tells contact	-151
where: tells overview	227
do: office	20
do: tells email	-166
where: offices	-45
where: tells list	427
where: company	388
where: has reason	-28
where: privacy	-38
where: tells privacy	-38
where: unpublished	-224
where: careers	-19
where: tells experience	300
where: has you	-87
where: tells example	-18
where: project	-77
where: has money	930
where: tells client	-32
where: has span	-144
where: tells benefit	-13
where: position	266
where: has date	-13
where: tells price	904
where: tells duration	-59
where: tells team	-28
where: tells challenge	-155
where: article	508
wanted phone	-905
lacks phone	707
score story	44
log score story	103
place by score story	-47
like story	56
log like story	22
place by like story	35
alone story	80
log alone story	136
place by alone story	38
asking story	108
log asking story	45
place by asking story	281
item story	-15
log item story	22
place by item story	-93
passage story	93
log passage story	162
place by passage story	-47
thing story	122
log thing story	152
place by thing story	-40
meaning story	160
meaning below the likeliest story	160
place by meaning story	130
what: tells client	-286
what: tells apply	-21
what: tells reply	-35
do: tells reply	-52
tells reply	55
tells reply instead	-70
wanted hours	258
lacks hours	-10
do: tells visit	-167
you: tells reply	-158
do: blog	42
can: offices	131
can: tells visit	1213
i: offices	116
i: tells visit	1174
wanted visit	73
can: office	-441
can: tells phone	-169
can: tells email	-221
can: tells hours	-348
i: office	37
i: tells phone	-3
i: tells email	7
i: tells hours	-8
lacks visit	-56
can: tells result	-290
i: tells result	-61
i: tells benefit	-10
i: assistant	-238
how long: offices	-57
how long: has span	-115
how long: has number	13
how long: has no	148
how long: has you	42
how long: tells contact	-228
how long: tells hours	-46
how long: tells reply	-145
if: offices	341
if: tells contact	-213
if: tells hours	30
if: tells reply	242
can: tells reply	-368
i: tells reply	62
wanted reply	1154
lacks reply	-838
assistant, a number	-126
how long: assistant	-186
how long: has us	-330
how long: tells overview	93
if: assistant	-152
how long: service	28
how long: has question	354
how long: tells question	148
how long: unpublished	-140
if: unpublished	-173
how long: project	238
how long: has money	-349
how long: has name	-144
how long: tells result	-54
how long: has reason	176
how long: careers	178
how long: tells process	-85
how long: tells requirement	-32
i: tells requirement	290
how long: privacy	-90
how long: tells privacy	-39
if: privacy	75
if: tells privacy	-116
how long: article	-6
how long: tells deliverable	131
how long: tells duration	-256
if: tells duration	-51
how long: tells not-for	-106
how long: tells feature	340
how many: tells hours	-672
lacks list	-247
office, a number	-850
how many: office	-915
how many: tells phone	-454
how many: tells email	-885
how many: tells reply	-11
must: offices	20
must: tells requirement	522
must: privacy	-79
must: tells privacy	-72
must: assistant	-12
must: tells retention	-51
i: tells retention	-46
must: tells hours	103
must: tells reply	-27
how long: company	-189
how long: tells price	-20
lacks duration	-74
how long: has person	-20
how long: tells list	-299
how long: has date	-82
how long: tells author	-68
how long: tells date	-68
do: tells author	-43
do: tells date	-25
how long: tells challenge	-136
wanted duration	163
can: tells opinion	-387
wanted process	-294
lacks process	369
how long: tells figure	-41
how much: unpublished	342
how much: tells process	26
how much: tells price	-120
if: tells price	-315
we: tells price	-132
wanted price	-7
how much: tells example	208
if: tells example	-90
how much: privacy	273
how much: tells privacy	339
lacks upkeep	-200
what: tells upkeep	-224
do: tells upkeep	-122
wanted upkeep	59
tells upkeep	22
do: tells retention	-220
when: tells duration	-180
when: tells feature	-113
when: tells price	141
we: tells client	-194
when: tells challenge	-103
when: privacy	-6
when: tells privacy	-38
wanted list	-459
which: assistant	-54
which: blog	158
i: blog	62
we: blog	-81
how much: tells client	-390
how much: tells challenge	-182
how much: offices	475
how much: tells hours	-1151
how much: careers	-111
how much: tells benefit	-67
who: service	49
who: has reason	-328
who: has no	-85
who: has you	-122
who: tells question	-116
who: has span	235
who: has us	218
who: has question	-448
who: has number	238
who: has name	232
who: tells feature	-74
who: article	26
who: has money	-330
who: tells deliverable	213
who: company	-297
who: tells process	-169
who: tells duration	-122
who: tells overview	-198
who: tells technology	-116
who: unpublished	93
who: tells contact	-69
who: project	14
who: tells challenge	132
who: privacy	72
who: tells privacy	73
who: position	-32
who: tells place	362
who: tells experience	-75
wanted technology	1087
lacks technology	-1045
how long: tells technology	-26
must: tells price	-96
why: tells author	-5
why: tells date	-6
i: tells author	-197
i: tells date	-187
why: tells list	-22
why: blog	-3
which: tells result	-323
which: tells challenge	504
wanted deliverable	157
lacks deliverable	-115
how much: tells upkeep	-188
how much: tells experience	-83
how much: position	-59
how much: tells retention	-281
how much: tells requirement	-59
which: position	-358
what: position	-512
if: tells technology	186
if: tells upkeep	-50
i: tells upkeep	437
if: tells retention	324
you: tells upkeep	-11
how many: tells not-for	-84
how: position	-273
how: tells requirement	-330
how: tells upkeep	829
how: tells example	-473
where: service	-628
where: tells feature	-698
where: tells deliverable	-192
where: tells process	-83
where: tells technology	82
where: tells result	-16
when: tells upkeep	-69
tells upkeep instead	-22
when: tells result	93
when: tells requirement	-134
who: tells requirement	-51
who: has person	495
who: tells price	-161
who: tells example	-341
who: careers	-303
who: has date	91
who: tells pay	-43
who: offices	526
who: tells list	287
what: blog	-104
how long: tells example	-53
how long: tells team	20
how long: tells client	3
how long: tells retention	-5
how much: tells opinion	-78
lacks retention	-212
can: tells retention	-314
we: tells retention	-33
wanted retention	215
can: tells apply	12
if: tells list	-303
how: tells place	-38
when: has date	414
how: tells result	-331
how: tells author	-114
how: tells date	-110
how: blog	-7
how: tells experience	-47
wanted result	428
lacks result	-460
how many: tells author	-178
who: tells not-for	-84
when: blog	-66
must: blog	-123
must: tells result	-156
when: tells author	-43
when: tells date	15
must: has date	-74
must: tells author	-297
must: tells date	-295
lacks email	1981
which: tells retention	-36
which: tells email	-187
wanted email	-1990
how: assistant	-21
how: privacy	-59
how: tells privacy	-47
which: tells upkeep	-37
how many: tells upkeep	160
can: tells upkeep	347
we: tells upkeep	11
how often: service	-22
how often: has number	-78
how often: has us	-46
how often: tells deliverable	122
how often: has money	152
how often: has span	877
how often: has no	95
how often: has you	-745
how often: has reason	338
how often: tells feature	-18
how often: article	-76
how often: has question	246
how often: has name	-219
how often: tells overview	457
how often: privacy	-638
how often: tells retention	-68
how often: tells process	-108
how often: project	49
how often: tells challenge	-251
how often: company	-34
how often: has person	-193
how often: tells question	-27
how often: tells not-for	-44
how often: tells duration	-51
if: has date	-46
if: tells author	-28
if: tells date	-26
if: blog	-10
how long: tells place	-14
how long: tells opinion	-83
who: tells client	-471
wanted client	-1095
who: tells opinion	651
lacks client	-624
who: tells team	-63
who: tells result	165
who: tells benefit	72
wanted challenge	839
lacks challenge	-839
how much: tells visit	-516
how much: assistant	-40
how much: tells pay	-249
what: tells pay	-434
tells pay instead	-18
how: offices	-34
how: tells visit	-2
when: offices	78
when: tells visit	-22
how: office	-34
how: tells phone	-32
how: tells email	-26
how: tells hours	-28
when: office	65
when: tells phone	15
when: tells email	49
when: tells hours	160
what: tells experience	-667
who: tells figure	-156
when: tells retention	7
wanted opinion	760
lacks opinion	-760
who: blog	-171
assistant, of jobs	-58
privacy, of jobs	-126
offices, of jobs	-178
blog, of jobs	-36
do: tells pay	-371
where: tells question	391
where: tells not-for	36
which: tells experience	459
which: tells pay	-17
which: tells apply	-707
which: tells author	-28
which: tells date	-24
wanted requirement	834
lacks requirement	-838
lacks apply	275
wanted apply	-633
must: tells pay	-7
i: tells pay	-50
how many: tells apply	-37
how many: tells pay	-16
how: tells retention	-510
how: tells benefit	-102
which: tells reply	-81
if: tells apply	-54
how long: tells apply	-65
wanted benefit	-731
lacks benefit	645
how many: assistant	-112
office, of jobs	-10
which: office	196
article, of articles	360
blog, of articles	324
service, of articles	-277
who: tells author	169
who: tells date	167
wanted author	493
lacks author	-447
assistant, of articles	-16
who: assistant	559
privacy, of articles	366
offices, of articles	65
project, of articles	-492
unpublished, of articles	-160
how often: blog	949
how often: tells privacy	-814
how often: tells technology	-17
how often: offices	-68
how often: tells contact	-65
how often: careers	-24
how often: tells result	699
how often: unpublished	-36
how often: tells reply	-34
how often: has date	-102
how often: tells benefit	-9
position, of articles	-8
company, of articles	-252
when: assistant	-107
wanted date	319
wanted privacy	893
lacks date	-16
lacks privacy	-827
who: tells hours	-236
who: tells reply	-774
who: tells retention	8
can: blog	362
if: office	-294
if: tells place	506
if: tells phone	-229
if: tells email	-149
careers, of articles	-128
when: tells reply	530
how much: tells reply	294
can: tells author	-64
can: tells date	-63
where: has question	519
score after	17
log score after	33
score after, known alone	95
log score after, known alone	191
score after, meant alone	-17
log score after, meant alone	-57
score pointing back	-27
log score pointing back	180
place by score after	-67
place by score after, known alone	3
place by score after, meant alone	-30
place by score pointing back	-130
like after	-14
log like after	-29
like after, known alone	12
log like after, known alone	8
like after, meant alone	-30
log like after, meant alone	-38
like pointing back	73
log like pointing back	109
place by like after	-80
place by like after, known alone	12
place by like after, meant alone	-74
place by like pointing back	89
alone after	36
log alone after	64
alone after, known alone	14
log alone after, known alone	64
alone after, meant alone	-23
log alone after, meant alone	-21
alone pointing back	-7
log alone pointing back	-15
place by alone after	25
place by alone after, known alone	30
place by alone after, meant alone	-60
place by alone pointing back	-3
log asking after	-25
asking after, known alone	16
log asking after, known alone	8
asking after, meant alone	-29
log asking after, meant alone	-37
asking pointing back	99
log asking pointing back	141
place by asking after	-17
place by asking after, known alone	36
place by asking after, meant alone	-69
place by asking pointing back	176
item after	-28
log item after	-30
item after, known alone	3
log item after, known alone	-2
item after, meant alone	-34
log item after, meant alone	-42
item pointing back	30
log item pointing back	59
place by item after	-68
place by item after, known alone	44
place by item after, meant alone	-55
place by item pointing back	39
passage after	-7
log passage after	4
passage after, known alone	24
log passage after, known alone	34
passage after, meant alone	-30
log passage after, meant alone	-40
passage pointing back	57
log passage pointing back	106
place by passage after	-81
place by passage after, known alone	-15
place by passage after, meant alone	-56
place by passage pointing back	26
thing after	33
log thing after	32
thing after, known alone	46
log thing after, known alone	53
thing after, meant alone	-3
log thing after, meant alone	-6
thing pointing back	90
log thing pointing back	108
place by thing after	-43
place by thing after, known alone	-7
place by thing after, meant alone	-38
place by thing pointing back	64
meaning after	-61
meaning below the likeliest after	79
meaning after, known alone	-21
meaning below the likeliest after, known alone	-21
meaning after, meant alone	-44
meaning below the likeliest after, meant alone	-44
meaning pointing back	43
meaning below the likeliest pointing back	43
place by meaning after, known alone	-34
place by meaning after, meant alone	-45
place by meaning pointing back	88
meaning after below the likeliest	109
meaning after long	-42
meaning after below the likeliest long	-42
meaning after short	153
meaning after below the likeliest short	153
meaning after after	109
meaning after below the likeliest after	109
meaning after after, known alone	76
meaning after below the likeliest after, known alone	76
meaning after after, meant alone	-10
meaning after below the likeliest after, meant alone	-10
meaning after pointing back	147
meaning after below the likeliest pointing back	147
meaning after known	45
meaning after below the likeliest known	45
meaning after aspect	-38
meaning after below the likeliest aspect	-38
place by meaning after long	-7
place by meaning after short	123
place by meaning after after	61
place by meaning after after, known alone	21
place by meaning after after, meant alone	-13
place by meaning after pointing back	171
place by meaning after known	19
place by meaning after aspect	-16
3. by meaning after	48
spoken of	-16
spoken of, pointed back to	92
spoken of, nothing named	30
its kind spoken of	-11
service, after	-84
2. by meaning after	50
something else spoken of	10
company, after	55
5. by meaning after	31
privacy, after	-31
1. by meaning after	16
project, after	-10
4. by meaning after	-36
article, after	-57
careers, after	-18
meaning after named	60
meaning after below the likeliest named	60
place by meaning after named	2
office, after	-66
offices, after	20
unpublished, after	179
position, after	-20
assistant, after	-10
how long: tells benefit	-37
blog, after	-16
if: tells client	-107
meaning after story	-240
meaning after below the likeliest story	-240
place by meaning after story	-4
who: tells phone	-22
wanted pay	-808
lacks pay	1046
must: tells upkeep	-34
if: tells pay	-36
we: tells pay	-5
we: assistant	-32
how long: position	-7
why: tells pay	-6
when: tells pay	-37
when: tells opinion	-78
how: tells opinion	-73
we: tells reply	-46
if: tells opinion	-40
why: office	-490
why: tells email	-474
why: tells hours	-414
why: tells benefit	-43
why: tells figure	-22
we: tells experience	-49
where: tells author	305
where: tells date	305
must: office	222
must: tells phone	106
must: tells email	163
how much: office	-458
how much: tells phone	-438
how much: tells email	-400
how often: tells client	-605
how often: tells example	-560
how often: tells team	-81
how often: tells list	-53
why: tells client	-4
why: tells team	-17
how long: tells phone	-6
if: tells experience	36
where: blog	-23
lacks feature	10
wanted feature	-10
why: tells reply	-4
how often: tells author	-277
how often: tells date	-277
who: office	-50
who: tells email	-11
how long: tells upkeep	-7
office, of articles	592`;
