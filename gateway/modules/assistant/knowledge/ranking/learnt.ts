/** Written by `npm run train:answers`: what each sign says for a passage, in thousandths (gateway/modules/learning/weights.ts). */
export const learnt = `
score	190
log score	352
score long	98
log score long	180
score short	45
log score short	171
score named	124
log score named	183
score known	130
log score known	176
score aspect	84
log score aspect	92
place by score	129
place by score long	71
place by score short	-48
place by score named	2
place by score known	83
place by score aspect	-12
1. by score	63
like	70
log like	80
like long	45
log like long	50
like short	-9
log like short	-10
like named	-17
log like named	-34
like known	24
log like known	9
log like aspect	-13
place by like	73
place by like long	64
place by like short	-59
place by like named	-48
place by like known	16
place by like aspect	-19
alone	48
log alone	74
alone long	39
log alone long	52
alone short	-96
log alone short	-79
alone named	-30
log alone named	-41
alone known	13
log alone known	19
alone aspect	-43
log alone aspect	-64
place by alone	51
place by alone long	57
place by alone short	-157
place by alone named	-53
place by alone aspect	-64
asking	75
log asking	79
asking long	51
log asking long	54
asking short	-9
log asking short	-10
asking named	-5
log asking named	-19
asking known	25
asking aspect	8
log asking aspect	-5
place by asking	106
place by asking long	97
place by asking short	-59
place by asking named	-6
place by asking known	29
place by asking aspect	-7
item	51
log item	73
item long	34
log item long	50
item short	-35
log item short	-55
item named	-56
log item named	-91
item known	20
log item known	26
item aspect	-21
log item aspect	-48
place by item	66
place by item long	46
place by item short	-31
place by item named	-46
place by item known	15
place by item aspect	-15
4. by item	66
passage	121
log passage	161
passage long	60
log passage long	79
passage short	47
log passage short	68
passage named	11
log passage named	-15
passage known	72
log passage known	91
passage aspect	13
place by passage	189
place by passage long	103
place by passage short	-21
place by passage named	75
place by passage known	99
place by passage aspect	49
thing	57
log thing	63
thing long	37
log thing long	41
thing short	9
log thing short	12
thing named	12
log thing named	16
thing known	25
log thing known	28
thing aspect	30
log thing aspect	37
place by thing	180
place by thing long	109
place by thing short	16
place by thing named	49
place by thing known	100
place by thing aspect	56
matched	109
log matched	50
place by matched	160
amount	207
log amount	107
place by amount	283
2. by amount	-10
coverage	87
log coverage	111
place by coverage	107
rest	154
log rest	35
place by rest	184
4. by rest	56
head	98
log head	38
place by head	137
meaning	239
meaning below the likeliest	239
meaning long	52
meaning below the likeliest long	52
meaning short	121
meaning below the likeliest short	121
meaning named	41
meaning below the likeliest named	41
meaning known	138
meaning below the likeliest known	138
meaning aspect	46
meaning below the likeliest aspect	46
place by meaning	137
place by meaning long	32
place by meaning short	42
place by meaning named	-56
place by meaning known	42
like itself	24
like squared	-27
coverage itself	66
rest itself	123
head itself	55
held	144
fit	-35
tells	75
of it	-15
tells of it	15
stands out	26
named	-93
of the same as the best	145
of the same kind as the best	30
project	-114
project, of us	-137
project, a number	23
how many: project	-85
how many: has money	15
how many: has span	-41
how many: has number	301
how many: has person	-268
how many: has name	-87
how many: tells price	-7
how many: tells duration	-49
how many: tells team	78
how many: tells client	-188
you: project	-164
you: has money	44
you: has span	69
you: has number	15
you: has person	-16
you: has name	112
you: tells price	26
you: tells duration	-63
you: tells team	111
you: tells client	-138
wanted	144
wanted team	239
tells price	36
tells duration	-22
tells client	-332
length	-41
items	-130
2. by score	176
1. by like	37
1. by alone	24
1. by asking	99
1. by item	53
1. by passage	160
1. by thing	120
1. by matched	201
1. by amount	306
1. by coverage	61
1. by rest	124
1. by head	161
1. by meaning	75
another is named	174
of the same as the likest	96
of the same kind as the likest	7
company	74
company, of us	138
company, a number	28
how many: company	143
how many: tells figure	-18
you: company	90
you: tells figure	-63
wanted figure	-487
tells figure	-37
3. by score	26
5. by like	-15
5. by alone	-45
5. by asking	-13
2. by thing	144
3. by amount	7
3. by coverage	20
2. by rest	132
how many: has no	-119
how many: has us	-44
how many: has you	-45
how many: tells overview	-34
you: has no	-13
you: has us	88
you: has you	155
you: tells overview	-181
tells overview	-241
tells overview instead	-134
lacks team	-618
lacks figure	72
lacks example	-85
entries	-54
4. by score	-33
3. by like	46
3. by alone	-16
3. by asking	16
3. by item	-61
3. by thing	14
3. by matched	-71
5. by coverage	-14
5. by rest	64
2. by head	-29
3. by meaning	68
how many: tells list	-63
you: tells list	22
tells list	-37
5. by score	-35
4. by thing	32
2. by matched	8
4. by amount	16
4. by coverage	5
3. by rest	16
how many: tells example	-258
you: tells example	-163
wanted example	-119
tells example	-202
5. by passage	-16
5. by thing	-12
tells duration instead	-50
tells list instead	-38
5. by item	9
4. by matched	-16
3. by head	31
4. by meaning	139
careers	23
careers, of us	-26
careers, a number	64
how many: careers	8
you: careers	-24
4. by like	27
4. by alone	12
4. by asking	-10
2. by passage	99
5. by amount	36
unpublished	230
unpublished, of us	73
unpublished, a number	35
how many: unpublished	234
how many: tells contact	28
you: unpublished	250
you: tells contact	88
tells contact	91
tells contact instead	216
2. by like	65
2. by alone	91
2. by asking	40
2. by item	61
4. by passage	32
2. by coverage	113
another of its kind is named	-92
how many: tells challenge	-229
you: tells challenge	-62
tells challenge	-33
tells challenge instead	-182
how many: has date	298
you: has date	101
tells price instead	-67
3. by passage	24
how many: tells result	-20
you: tells result	-127
tells result	94
tells result instead	6
service	54
service, of us	-26
service, a number	-94
how many: service	-143
how many: tells feature	22
you: service	40
you: tells feature	40
tells feature	-9
tells feature instead	-20
5. by matched	-49
4. by head	18
5. by meaning	51
how many: has reason	171
you: has reason	92
how many: tells process	-143
you: tells process	123
tells process	57
tells process instead	10
2. by meaning	56
5. by head	-46
article	-99
article, of us	-95
article, a number	76
how many: article	45
you: article	-213
company, nothing named	189
how: company	268
how: has number	-21
how: tells figure	-537
how: tells team	92
do: company	109
do: has number	14
do: tells figure	-39
do: tells team	156
how: has us	-98
how: tells overview	58
do: has us	-88
do: tells overview	-301
careers, nothing named	70
how: careers	-60
do: careers	-72
project, nothing named	-94
how: project	284
how: has money	3
how: has span	98
how: has person	118
how: has name	-13
how: tells price	333
how: tells duration	146
how: tells client	-152
do: project	-130
do: has money	221
do: has span	207
do: has person	129
do: has name	-63
do: tells price	100
do: tells duration	-3
do: tells client	-261
unpublished, nothing named	287
how: unpublished	-645
how: has no	493
how: has you	-91
how: tells contact	-468
do: unpublished	314
do: has no	221
do: has you	59
do: tells contact	234
how: tells process	-40
do: tells process	-44
how: has reason	-122
do: has reason	93
service, nothing named	-38
how: service	-96
how: tells question	127
do: service	-51
do: tells question	27
you: tells question	178
tells question	115
tells question instead	49
article, nothing named	-217
how: article	142
do: article	-133
how: has question	275
do: has question	12
you: has question	-76
how: tells challenge	929
do: tells challenge	84
how: tells feature	142
do: tells feature	-58
how: tells technology	-121
do: tells technology	-35
you: tells technology	-28
tells technology	-33
tells technology instead	-69
how: tells not-for	-198
do: tells not-for	141
you: tells not-for	175
tells not-for	160
how: tells deliverable	-70
do: tells deliverable	-57
you: tells deliverable	-5
tells deliverable	-3
tells deliverable instead	32
can: company	250
can: has number	-95
can: tells figure	-142
can: tells team	-112
i: company	189
i: has number	20
i: tells figure	27
i: tells team	-139
can: unpublished	226
can: has no	-26
can: has us	49
can: tells contact	-120
i: unpublished	304
i: has no	-76
i: has us	302
i: tells contact	149
can: project	-165
can: tells overview	109
can: tells client	-255
can: tells example	-116
i: project	-293
i: tells overview	-45
i: tells client	-161
i: tells example	-109
tells client instead	-120
tells example instead	-161
can: has money	-302
i: has money	-120
can: has person	-68
can: has name	4
can: tells list	67
i: has person	-403
i: has name	-109
i: tells list	-266
can: has reason	-114
i: has reason	117
can: has span	27
can: has date	10
i: has span	100
i: has date	98
can: has you	-172
i: has you	351
can: careers	132
i: careers	-127
tells team instead	14
can: tells duration	-135
i: tells duration	-213
can: tells price	-125
i: tells price	-26
privacy	-28
privacy, of us	74
privacy, a number	-108
privacy, nothing named	-39
how many: privacy	-20
how many: tells privacy	-26
can: privacy	-121
can: tells privacy	-89
i: privacy	34
i: tells privacy	4
tells privacy	-22
tells privacy instead	-3
how many: has question	-94
can: article	-138
can: has question	-12
i: article	297
i: has question	87
can: service	85
i: service	-333
how many: tells deliverable	367
can: tells deliverable	126
i: tells deliverable	-46
lacks experience	-338
how many: tells experience	36
how many: tells place	-175
you: tells experience	-118
you: tells place	8
wanted experience	359
tells experience	-119
tells place	-53
you: privacy	50
you: tells privacy	104
offices	-35
offices, of us	11
offices, a number	69
offices, nothing named	-117
how many: offices	54
how many: tells requirement	-93
you: offices	2
you: tells requirement	-39
tells requirement	-15
tells requirement instead	-104
how many: tells technology	-68
how many: tells question	31
how many: tells opinion	-465
you: tells opinion	-199
tells opinion	-18
tells opinion instead	-274
how many: tells benefit	-128
you: tells benefit	67
tells benefit	24
tells benefit instead	159
how many: tells retention	-2
you: tells retention	-207
tells retention	26
tells retention instead	-53
how many: tells date	-155
you: tells date	-35
tells date	-90
tells date instead	-102
which: offices	-170
which: has number	-5
which: has person	397
which: has us	-133
which: has name	164
which: tells place	-110
which: tells list	66
do: offices	-99
do: tells place	-38
do: tells list	-24
wanted place	23
which: company	-255
which: tells overview	-135
lacks place	380
which: privacy	-164
which: has date	31
which: has no	-219
which: has you	-362
which: tells privacy	-159
do: privacy	124
do: has date	34
do: tells privacy	168
which: unpublished	455
which: tells contact	474
which: careers	25
which: has money	-235
which: has span	288
which: tells benefit	-104
do: tells benefit	9
which: service	82
which: has question	-241
which: tells question	-38
which: tells price	7
which: has reason	-89
which: tells phone	372
do: tells phone	-57
you: tells phone	409
tells phone	7
tells phone instead	-59
which: tells feature	-225
which: project	-60
which: tells deliverable	-340
which: tells figure	-89
which: tells team	-279
tells figure instead	-16
which: tells client	-98
which: tells example	565
do: tells example	-275
which: tells technology	173
which: article	92
which: tells hours	186
do: tells hours	-141
you: tells hours	317
tells hours	-40
tells hours instead	-155
what: company	51
what: has number	-263
what: tells figure	-154
what: tells team	-14
what: project	-259
what: has person	-98
what: has no	-144
what: has us	-249
what: tells opinion	-49
what: has span	69
what: has reason	-272
what: tells overview	-263
what: unpublished	348
what: has money	74
what: has you	2
what: tells contact	197
what: service	198
what: tells deliverable	-190
what: tells result	-27
what: has name	-287
what: tells example	-113
what: article	147
what: tells feature	-164
what: tells challenge	126
what: tells price	114
what: tells list	-76
what: privacy	-76
what: tells privacy	-184
what: tells question	137
what: tells process	165
named vaguely	5
how much: service	20
how much: has number	237
how much: has reason	116
how much: has us	-77
how much: tells overview	-198
how much: has money	-146
how much: has span	578
how much: has you	-109
how much: tells deliverable	69
how much: article	3
how much: has no	209
how much: tells question	9
how much: tells feature	-41
how much: has date	-172
how much: has person	86
how much: tells author	-84
how much: tells date	-80
you: tells author	-41
tells author	-107
tells author instead	-120
blog	20
blog, of us	134
blog, a number	198
how much: blog	-15
how much: has name	249
how much: has question	-183
how much: tells list	-81
you: blog	150
how much: company	-174
how much: tells figure	107
how much: tells team	-116
how much: tells not-for	-104
how much: project	-127
how much: tells result	230
how much: tells duration	183
how much: tells place	450
tells place instead	-8
how much: tells contact	192
blog, nothing named	94
how many: blog	19
how many: tells visit	-29
you: tells visit	-21
tells visit	352
tells visit instead	-192
which: tells opinion	18
do: tells opinion	80
which: tells not-for	26
which: tells requirement	-35
do: tells requirement	-81
which: tells duration	16
which: tells process	332
we: company	360
we: has number	-119
we: has person	12
we: has reason	-81
we: has us	170
we: tells list	-3
we: tells figure	-201
we: tells team	-194
we: unpublished	-252
we: has no	-460
we: tells contact	-366
we: tells overview	112
we: has you	134
we: has span	-18
we: article	-226
we: service	358
we: has name	-170
we: tells technology	-178
we: has money	194
we: has date	-150
we: tells process	291
we: tells duration	-273
we: tells question	138
we: tells example	-50
we: privacy	-96
we: tells privacy	-93
we: careers	-339
you: tells apply	-36
tells apply	-186
tells apply instead	-185
we: offices	2
we: has question	233
position	-172
position, of us	-119
position, nothing named	-91
do: position	-186
do: tells experience	-202
you: position	-134
why: company	278
why: has reason	1505
why: has no	653
why: has us	702
why: has you	407
why: tells overview	-13
why: article	-62
why: has span	-163
why: has number	-61
why: unpublished	175
why: tells contact	-280
why: has question	-15
why: privacy	-48
why: has person	52
why: tells privacy	-49
assistant	-137
assistant, of us	-67
assistant, nothing named	-176
why: assistant	-19
do: assistant	-57
why: project	135
why: has name	-963
why: tells challenge	386
why: has money	-292
why: offices	-16
why: tells requirement	-13
why: tells example	69
why: has date	-43
why: tells phone	-337
why: tells result	-5
do: tells result	136
why: service	-320
why: tells deliverable	-47
why: tells process	-186
why: tells duration	-55
why: tells price	-39
how: has date	697
how: tells list	-72
what: has question	125
what: tells technology	69
what: tells duration	-86
what: tells not-for	39
must: company	-113
must: has no	-98
must: has us	-14
must: has you	9
must: tells overview	-333
why: tells question	-48
must: service	-60
must: has number	242
must: tells question	-74
i: tells question	152
must: unpublished	-268
must: tells contact	-269
why: tells technology	61
must: has reason	351
must: tells technology	-120
i: tells technology	-143
must: has span	-465
must: tells process	43
i: tells process	-211
must: article	470
must: has money	-147
must: tells deliverable	-296
must: tells example	-247
must: has name	-54
must: has person	-330
must: project	-93
must: tells challenge	169
i: tells challenge	-139
must: tells opinion	-17
i: tells opinion	-505
why: tells not-for	-14
must: tells not-for	399
i: tells not-for	224
must: has question	-88
must: tells duration	-119
why: tells feature	-158
must: tells feature	127
i: tells feature	-179
why: careers	-30
must: careers	-37
must: tells apply	32
i: tells apply	-20
why: position	-20
why: tells place	-272
why: tells experience	-3
must: position	365
must: tells place	-130
must: tells experience	-278
i: position	286
i: tells place	167
i: tells experience	-188
can: tells process	-111
can: tells question	35
can: tells technology	-148
position, a number	-6
can: position	-165
can: tells place	218
can: tells experience	361
tells experience instead	-107
can: tells requirement	-496
can: tells not-for	109
can: tells pay	177
you: tells pay	-253
tells pay	-96
can: tells benefit	145
can: assistant	-709
you: assistant	-77
can: tells feature	224
can: tells challenge	10
what: offices	-203
what: tells requirement	65
what: assistant	-62
if: service	187
if: has span	300
if: has number	-27
if: has question	408
if: tells question	16
if: company	166
if: has us	3
if: tells overview	-227
if: has reason	-147
if: has no	-147
if: has you	-44
if: tells feature	-167
we: tells feature	138
if: tells figure	-37
if: tells team	-26
if: article	-355
if: has money	-249
if: has name	-310
if: project	6
if: tells challenge	141
we: project	-92
we: tells challenge	-44
if: tells deliverable	431
we: tells deliverable	168
if: tells result	-68
we: tells result	92
if: tells process	470
if: tells not-for	-45
we: tells not-for	56
if: position	-3
if: tells requirement	-171
we: position	-59
we: tells requirement	-63
if: careers	-62
if: tells benefit	74
we: tells benefit	-482
if: has person	-59
we: tells opinion	-37
what: careers	-306
what: tells benefit	-145
what: tells hours	198
we: tells hours	78
office	-85
office, of us	270
office, nothing named	17
what: office	121
what: tells place	-309
what: tells phone	143
what: tells email	-103
we: office	-10
we: tells place	-47
we: tells phone	-37
we: tells email	-8
you: office	259
you: tells email	49
tells email	-216
what: tells visit	-3
what: tells author	-164
what: tells date	-159
we: tells author	-103
we: tells date	-100
company, of jobs	135
when: company	195
when: has number	116
when: has no	-31
when: has you	56
when: tells not-for	155
wanted not-for	788
when: has person	-79
when: has reason	172
when: has us	-121
when: tells overview	48
lacks not-for	-633
careers, of jobs	371
when: careers	36
when: has name	-70
when: tells list	-97
must: tells list	-170
position, of jobs	-366
when: position	-27
when: tells place	-3
when: tells experience	-13
when: tells figure	-67
when: tells team	-129
must: tells figure	-48
must: tells team	-36
when: tells example	-289
when: tells contact	67
service, of jobs	-134
when: service	-9
when: has span	365
unpublished, of jobs	214
when: unpublished	-285
article, of jobs	-61
when: article	-96
when: has money	-289
when: has question	271
when: tells question	199
when: tells process	-216
when: tells technology	-3
when: tells apply	-267
when: tells benefit	-7
must: tells benefit	101
when: tells deliverable	231
project, of jobs	-5
when: project	103
when: tells client	-256
must: tells client	-227
tells email instead	-51
what: tells retention	397
where: office	265
where: has number	234
where: has person	184
where: has no	263
where: has us	321
where: has name	93
where: tells place	273
where: tells phone	295
where: tells hours	254
where: tells contact	-108
where: tells overview	258
do: office	-50
do: tells email	-224
where: offices	-46
where: tells list	518
where: company	489
where: has reason	-73
where: privacy	-59
where: tells privacy	-59
where: unpublished	-188
where: careers	-21
where: tells experience	157
where: has you	-255
where: tells example	-19
where: project	-68
where: has money	548
where: tells client	-26
where: has span	77
where: position	102
where: has date	36
where: tells price	603
where: tells duration	-40
where: tells team	-17
where: tells challenge	-154
where: article	459
wanted phone	-737
lacks phone	656
score story	79
log score story	179
place by score story	-74
like story	60
log like story	40
alone story	52
log alone story	89
asking story	86
log asking story	40
place by asking story	180
item story	8
log item story	47
place by item story	-71
passage story	113
log passage story	180
thing story	145
log thing story	177
place by thing story	-31
meaning story	170
meaning below the likeliest story	170
place by meaning story	89
what: tells client	-264
what: tells apply	-29
what: tells reply	-31
do: tells reply	-59
tells reply	60
tells reply instead	-70
wanted hours	229
lacks hours	-13
do: tells visit	-187
you: tells reply	-160
do: blog	50
can: offices	68
can: tells visit	929
i: offices	137
i: tells visit	1128
wanted visit	214
can: office	-526
can: tells phone	-177
can: tells email	-239
can: tells hours	-328
i: office	4
i: tells phone	2
i: tells email	-11
i: tells hours	-16
lacks visit	-185
can: tells result	-219
i: tells result	-61
i: tells benefit	-27
i: assistant	-351
how long: offices	-56
how long: has span	-103
how long: has number	52
how long: has no	149
how long: has you	7
how long: tells contact	-179
how long: tells hours	-50
how long: tells reply	-159
if: offices	416
if: tells contact	-183
if: tells hours	-32
if: tells reply	200
can: tells reply	-347
i: tells reply	50
wanted reply	1159
lacks reply	-933
assistant, a number	-103
how long: assistant	-144
how long: has us	-324
how long: tells overview	34
if: assistant	-109
how long: service	-25
how long: has question	364
how long: tells question	175
how long: unpublished	-88
if: unpublished	-147
how long: project	171
how long: has money	-248
how long: has name	-216
how long: tells result	-121
how long: has reason	51
how long: careers	124
how long: tells process	-62
how long: tells requirement	-19
i: tells requirement	201
how long: privacy	-42
how long: tells privacy	-9
if: privacy	24
if: tells privacy	-87
how long: tells deliverable	123
how long: tells duration	-214
how long: tells not-for	-83
how long: tells feature	307
how many: tells hours	-485
lacks list	-167
office, a number	-698
how many: office	-711
how many: tells phone	-462
how many: tells email	-681
how many: tells reply	-10
must: offices	52
must: tells requirement	522
must: privacy	-48
must: tells privacy	-35
must: assistant	-12
must: tells retention	-60
must: tells hours	134
must: tells reply	-22
how long: company	-105
how long: tells price	-64
lacks duration	-71
how long: has person	-67
how long: tells list	-243
how long: has date	-89
how long: tells author	-133
how long: tells date	-133
do: tells author	-75
do: tells date	-58
how long: tells challenge	-126
wanted duration	156
can: tells opinion	-285
wanted process	-383
lacks process	447
how long: tells figure	-33
how much: unpublished	382
lacks price	-46
how much: tells process	66
how much: tells price	-126
if: tells price	-388
we: tells price	-179
wanted price	44
how much: tells example	53
if: tells example	-56
how much: privacy	182
how much: tells privacy	268
lacks upkeep	-149
what: tells upkeep	-73
do: tells upkeep	-75
wanted upkeep	94
tells upkeep	58
do: tells retention	-237
when: tells duration	-213
when: tells feature	-88
when: tells price	198
we: tells client	-101
when: tells challenge	-148
when: privacy	-5
when: tells privacy	-18
wanted list	-325
which: assistant	-65
which: blog	109
i: blog	65
we: blog	-104
how much: tells client	-289
how much: tells challenge	-235
how much: offices	406
how much: tells hours	-878
how much: careers	-201
how much: tells benefit	-123
who: service	112
who: has reason	-411
who: has no	-227
who: has you	-163
who: tells question	-103
who: has span	292
who: has us	72
who: has question	-411
who: has number	232
who: has name	289
who: tells feature	-77
who: article	-88
who: has money	-332
who: tells deliverable	289
who: company	-227
who: tells process	-83
who: tells duration	-176
who: tells overview	-205
who: tells technology	-119
who: unpublished	75
who: tells contact	-92
who: project	45
who: tells challenge	179
who: privacy	123
who: tells privacy	124
who: position	-28
who: tells place	359
who: tells experience	-55
wanted technology	1139
lacks technology	-1096
how long: tells technology	-25
must: tells price	-89
i: tells author	-232
i: tells date	-221
why: tells list	-17
why: blog	-3
which: tells result	-320
which: tells challenge	324
wanted deliverable	239
lacks deliverable	-209
how much: tells upkeep	-119
how much: tells experience	-65
how much: position	-91
how much: tells retention	-358
how much: tells requirement	-90
which: position	-371
what: position	-563
if: tells technology	121
if: tells upkeep	-70
i: tells upkeep	450
if: tells retention	270
you: tells upkeep	-3
how many: tells not-for	-53
how: position	-337
how: tells requirement	-398
how: tells upkeep	767
how: tells example	-435
where: service	-653
where: tells feature	-440
where: tells deliverable	-182
where: tells process	-56
where: tells technology	110
where: tells result	-13
tells upkeep instead	-43
when: tells result	96
when: tells requirement	-92
who: tells requirement	-38
who: has person	441
who: tells price	-165
who: tells example	-336
who: careers	-240
who: has date	163
who: tells pay	-32
who: offices	455
who: tells list	277
what: blog	-94
how long: tells example	-38
how long: tells team	-28
how long: tells client	-41
how much: tells opinion	-65
lacks retention	-293
can: tells retention	-288
we: tells retention	-35
wanted retention	281
can: tells apply	62
if: tells list	-284
how: tells place	-46
when: has date	363
how: tells result	-409
how: tells author	-111
how: tells date	-107
how: blog	-4
how: tells experience	-58
wanted result	282
lacks result	-303
how many: tells author	-159
who: tells not-for	-110
when: blog	-96
must: blog	-161
must: tells result	-166
when: tells author	-25
when: tells date	26
must: has date	-100
must: tells author	-393
must: tells date	-389
lacks email	1820
which: tells retention	-35
which: tells email	-132
wanted email	-1843
how: assistant	-19
how: privacy	-22
how: tells privacy	-7
how many: tells upkeep	140
can: tells upkeep	390
we: tells upkeep	46
how often: service	-29
how often: has number	-184
how often: has us	-113
how often: tells deliverable	107
how often: has money	137
how often: has span	837
how often: has no	213
how often: has you	-736
how often: has reason	308
how often: tells feature	-15
how often: article	-82
how often: has question	249
how often: has name	-197
how often: tells overview	515
how often: privacy	-667
how often: tells retention	-76
how often: tells process	-89
how often: project	-59
how often: tells challenge	-240
how often: company	-22
how often: has person	-179
how often: tells question	-19
how often: tells not-for	-39
how often: tells duration	-45
if: has date	-37
if: tells author	-24
if: tells date	-23
if: blog	4
how long: tells place	-13
how long: tells opinion	-85
who: tells client	-454
wanted client	-710
who: tells opinion	509
lacks client	-606
who: tells team	-91
who: tells result	120
who: tells benefit	30
wanted challenge	689
lacks challenge	-689
how much: assistant	-48
how much: tells pay	-343
what: tells pay	-471
tells pay instead	-16
how: offices	-34
how: tells visit	-2
when: offices	87
how: tells phone	-36
how: tells email	-31
how: tells hours	-32
when: office	50
when: tells phone	12
when: tells email	33
when: tells hours	138
what: tells experience	-745
who: tells figure	-196
when: tells retention	-38
wanted opinion	687
lacks opinion	-687
who: blog	-169
assistant, of jobs	-32
privacy, of jobs	-192
offices, of jobs	-187
blog, of jobs	-16
do: tells pay	-369
where: tells question	-90
where: tells not-for	20
which: tells experience	362
which: tells pay	-21
which: tells apply	-564
which: tells author	-35
which: tells date	-32
wanted requirement	676
lacks requirement	-678
lacks apply	136
wanted apply	-504
must: tells pay	-5
i: tells pay	-39
how many: tells apply	-22
how many: tells pay	-12
how: tells retention	-657
how: tells benefit	-105
if: tells apply	-28
how long: tells apply	-66
wanted benefit	-942
lacks benefit	844
how many: assistant	-97
office, of jobs	-16
which: office	263
article, of articles	332
blog, of articles	303
service, of articles	-298
who: tells author	160
who: tells date	160
wanted author	451
lacks author	-423
assistant, of articles	-16
who: assistant	193
privacy, of articles	142
offices, of articles	48
project, of articles	-369
unpublished, of articles	-95
how often: blog	966
how often: tells privacy	-761
how often: tells technology	-16
how often: offices	-44
how often: tells contact	-51
how often: careers	-29
how often: tells result	694
how often: unpublished	-30
how often: has date	-94
how often: tells benefit	-8
position, of articles	-9
company, of articles	-191
when: assistant	-111
wanted date	337
wanted privacy	991
lacks date	-23
lacks privacy	-865
who: tells hours	-268
who: tells retention	15
can: blog	450
if: office	-334
if: tells place	559
if: tells phone	-275
if: tells email	-182
careers, of articles	-147
when: tells reply	445
how much: tells reply	191
can: tells author	-71
can: tells date	-68
where: has question	446
score after	19
log score after	271
score pointing back	-17
log score pointing back	193
place by score after	-130
place by score pointing back	-162
like after	67
log like after	94
like pointing back	33
log like pointing back	50
place by like after	70
alone after	-74
alone pointing back	-94
log alone pointing back	-21
place by alone after	-89
place by alone pointing back	-135
asking after	67
log asking after	94
asking pointing back	33
log asking pointing back	50
place by asking after	70
item after	60
log item after	76
item pointing back	19
log item pointing back	19
place by item after	118
place by item pointing back	83
passage after	82
log passage after	133
passage pointing back	37
log passage pointing back	76
place by passage after	29
place by passage pointing back	-24
thing after	52
log thing after	61
thing pointing back	73
log thing pointing back	84
place by thing after	26
place by thing pointing back	140
meaning after	203
meaning below the likeliest after	-120
meaning pointing back	-71
meaning below the likeliest pointing back	-71
place by meaning after	148
place by meaning pointing back	4
meaning after below the likeliest	173
meaning after long	28
meaning after below the likeliest long	28
meaning after short	60
meaning after below the likeliest short	60
meaning after after	173
meaning after below the likeliest after	173
meaning after pointing back	146
meaning after below the likeliest pointing back	146
meaning after known	31
meaning after below the likeliest known	31
meaning after aspect	14
meaning after below the likeliest aspect	14
place by meaning after short	22
place by meaning after after	83
place by meaning after pointing back	122
place by meaning after known	19
4. by meaning after	197
spoken of	199
spoken of, pointed back to	122
spoken of, nothing named	211
its kind spoken of	165
service, after	-201
3. by meaning after	140
something else spoken of	-187
company, after	109
5. by meaning after	17
privacy, after	-30
1. by meaning after	-48
project, after	267
2. by meaning after	120
article, after	-140
careers, after	-13
meaning after named	321
meaning after below the likeliest named	321
place by meaning after named	90
office, after	674
offices, after	-25
unpublished, after	-130
position, after	274
assistant, after	-10
how long: tells benefit	-33
blog, after	-103
if: tells client	-61
meaning after story	-103
meaning after below the likeliest story	-103
place by meaning after story	-450
who: tells phone	-31
wanted pay	-698
lacks pay	843
must: tells upkeep	-39
if: tells pay	-25
we: assistant	-44
how long: position	-6
why: tells pay	-7
when: tells pay	-23
when: tells opinion	-77
how: tells opinion	-105
we: tells reply	-13
if: tells opinion	-30
why: office	-389
why: tells email	-387
why: tells hours	-359
why: tells benefit	-57
why: tells figure	-18
we: tells experience	-41
where: tells author	353
where: tells date	353
must: office	223
must: tells phone	107
must: tells email	162
how much: office	-366
how much: tells phone	-364
how much: tells email	-323
why: tells client	-4
why: tells team	-16
if: tells experience	163
where: blog	-23
lacks feature	-17
wanted feature	17
how often: tells author	-314
how often: tells date	-314
who: office	-70
who: tells email	-26`;
