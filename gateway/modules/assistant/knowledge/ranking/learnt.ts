/** Written by `npm run train:answers`: what each sign says for a passage, in thousandths (gateway/modules/learning/weights.ts). */
export const learnt = `
score	189
log score	351
score long	96
log score long	176
score short	46
log score short	172
score named	125
log score named	182
score known	129
log score known	176
score aspect	84
log score aspect	93
place by score	129
place by score long	70
place by score short	-48
place by score named	8
place by score known	83
place by score aspect	-12
1. by score	64
like	70
log like	80
like long	44
log like long	50
like short	-9
log like short	-10
like named	-16
log like named	-33
like known	24
log like known	9
log like aspect	-12
place by like	73
place by like long	64
place by like short	-58
place by like named	-44
place by like known	17
place by like aspect	-19
alone	49
log alone	74
alone long	39
log alone long	52
alone short	-96
log alone short	-79
alone named	-30
log alone named	-41
alone known	13
log alone known	20
alone aspect	-42
log alone aspect	-62
place by alone	51
place by alone long	55
place by alone short	-157
place by alone named	-52
place by alone aspect	-65
asking	75
log asking	79
asking long	51
log asking long	54
asking short	-9
log asking short	-10
asking named	-2
log asking named	-17
asking known	25
asking aspect	9
log asking aspect	-4
place by asking	105
place by asking long	96
place by asking short	-58
place by asking known	28
place by asking aspect	-5
item	52
log item	74
item long	34
log item long	50
item short	-35
log item short	-55
item named	-56
log item named	-91
item known	20
log item known	27
item aspect	-21
log item aspect	-48
place by item	66
place by item long	45
place by item short	-31
place by item named	-47
place by item known	16
place by item aspect	-17
4. by item	65
passage	121
log passage	161
passage long	59
log passage long	77
passage short	47
log passage short	68
passage named	10
log passage named	-16
passage known	72
log passage known	91
passage aspect	13
place by passage	189
place by passage long	101
place by passage short	-20
place by passage named	77
place by passage known	100
place by passage aspect	49
thing	57
log thing	64
thing long	37
log thing long	42
thing short	9
log thing short	12
thing named	12
log thing named	16
thing known	25
log thing known	28
thing aspect	31
log thing aspect	37
place by thing	181
place by thing long	109
place by thing short	16
place by thing named	50
place by thing known	99
place by thing aspect	59
matched	109
log matched	51
place by matched	160
amount	207
log amount	107
place by amount	284
2. by amount	-11
coverage	87
log coverage	111
place by coverage	108
rest	154
log rest	36
place by rest	183
4. by rest	59
head	97
log head	39
place by head	135
meaning	241
meaning below the likeliest	241
meaning long	51
meaning below the likeliest long	51
meaning short	122
meaning below the likeliest short	122
meaning named	43
meaning below the likeliest named	43
meaning known	141
meaning below the likeliest known	141
meaning aspect	42
meaning below the likeliest aspect	42
place by meaning	130
place by meaning long	20
place by meaning short	46
place by meaning named	-78
place by meaning known	40
place by meaning aspect	-15
like itself	24
like squared	-27
coverage itself	66
rest itself	124
head itself	55
held	143
fit	-36
tells	75
of it	-16
tells of it	12
stands out	27
named	-93
of the same as the best	147
of the same kind as the best	32
project	-113
project, of us	-140
project, a number	21
how many: project	-82
how many: has money	16
how many: has span	-43
how many: has number	301
how many: has person	-266
how many: has name	-84
how many: tells price	-6
how many: tells duration	-45
how many: tells team	70
how many: tells client	-184
you: project	-162
you: has money	49
you: has span	66
you: has number	19
you: has person	-21
you: has name	111
you: tells price	27
you: tells duration	-64
you: tells team	116
you: tells client	-138
wanted	145
wanted team	225
tells price	35
tells duration	-22
tells client	-337
length	-41
items	-130
2. by score	178
1. by like	38
1. by alone	25
1. by asking	98
1. by item	53
1. by passage	160
1. by thing	121
1. by matched	200
1. by amount	307
1. by coverage	62
1. by rest	121
1. by head	158
1. by meaning	66
another is named	175
of the same as the likest	94
of the same kind as the likest	6
company	74
company, of us	138
company, a number	33
how many: company	143
how many: tells figure	-31
you: company	92
you: tells figure	-59
wanted figure	-502
tells figure	-39
3. by score	23
5. by like	-17
5. by alone	-45
5. by asking	-12
2. by thing	144
3. by amount	9
3. by coverage	21
2. by rest	135
how many: has no	-115
how many: has us	-37
how many: has you	-55
how many: tells overview	-25
you: has no	-15
you: has us	89
you: has you	151
you: tells overview	-182
tells overview	-243
tells overview instead	-132
lacks team	-603
lacks figure	75
lacks example	-80
entries	-52
4. by score	-34
3. by like	46
3. by alone	-15
3. by asking	16
3. by item	-62
3. by thing	13
3. by matched	-71
5. by coverage	-15
5. by rest	64
2. by head	-29
3. by meaning	75
how many: tells list	-63
you: tells list	23
tells list	-38
5. by score	-35
4. by thing	33
2. by matched	9
4. by amount	15
4. by coverage	5
3. by rest	15
how many: tells example	-256
you: tells example	-164
wanted example	-123
tells example	-207
5. by passage	-17
5. by thing	-13
tells duration instead	-48
tells list instead	-39
5. by item	10
4. by matched	-14
3. by head	32
4. by meaning	125
careers	22
careers, of us	-29
careers, a number	62
how many: careers	8
you: careers	-25
4. by like	27
4. by alone	12
4. by asking	-9
2. by passage	99
5. by amount	37
unpublished	231
unpublished, of us	75
unpublished, a number	32
how many: unpublished	231
how many: tells contact	25
you: unpublished	245
you: tells contact	83
tells contact	92
tells contact instead	214
2. by like	65
2. by alone	91
2. by asking	41
2. by item	60
4. by passage	31
2. by coverage	111
another of its kind is named	-91
how many: tells challenge	-233
you: tells challenge	-67
tells challenge	-34
tells challenge instead	-186
how many: has date	311
you: has date	107
tells price instead	-68
3. by passage	24
how many: tells result	-25
you: tells result	-124
tells result	98
tells result instead	5
service	51
service, of us	-23
service, a number	-94
how many: service	-143
how many: tells feature	22
you: service	39
you: tells feature	44
tells feature	-6
tells feature instead	-21
5. by matched	-49
4. by head	20
5. by meaning	63
how many: has reason	170
you: has reason	93
how many: tells process	-140
you: tells process	120
tells process	57
tells process instead	11
2. by meaning	59
5. by head	-45
article	-99
article, of us	-94
article, a number	76
how many: article	45
you: article	-210
company, nothing named	187
how: company	275
how: has number	-29
how: tells figure	-521
how: tells team	113
do: company	109
do: has number	10
do: tells figure	-36
do: tells team	164
how: has us	-100
how: tells overview	39
do: has us	-93
do: tells overview	-307
careers, nothing named	69
how: careers	-62
do: careers	-71
project, nothing named	-92
how: project	280
how: has money	2
how: has span	105
how: has person	115
how: has name	-38
how: tells price	340
how: tells duration	153
how: tells client	-154
do: project	-126
do: has money	218
do: has span	201
do: has person	129
do: has name	-57
do: tells price	105
do: tells client	-274
unpublished, nothing named	288
how: unpublished	-662
how: has no	500
how: has you	-80
how: tells contact	-487
do: unpublished	318
do: has no	210
do: has you	58
do: tells contact	236
how: tells process	-37
do: tells process	-44
how: has reason	-105
do: has reason	84
service, nothing named	-39
how: service	-96
how: tells question	135
do: service	-57
do: tells question	27
you: tells question	181
tells question	115
tells question instead	52
article, nothing named	-214
how: article	161
do: article	-133
how: has question	281
do: has question	11
you: has question	-73
how: tells challenge	924
do: tells challenge	91
how: tells feature	151
do: tells feature	-56
how: tells technology	-119
do: tells technology	-39
you: tells technology	-29
tells technology	-33
tells technology instead	-69
how: tells not-for	-199
do: tells not-for	129
you: tells not-for	183
tells not-for	157
how: tells deliverable	-70
do: tells deliverable	-59
you: tells deliverable	-6
tells deliverable	-3
tells deliverable instead	35
can: company	252
can: has number	-86
can: tells figure	-144
can: tells team	-109
i: company	191
i: has number	18
i: tells figure	29
i: tells team	-142
can: unpublished	226
can: has no	-31
can: has us	36
can: tells contact	-118
i: unpublished	308
i: has no	-74
i: has us	299
i: tells contact	155
can: project	-168
can: tells overview	102
can: tells client	-268
can: tells example	-125
i: project	-299
i: tells overview	-39
i: tells client	-157
i: tells example	-100
tells client instead	-121
tells example instead	-162
can: has money	-306
i: has money	-121
can: has person	-84
can: has name	10
can: tells list	65
i: has person	-411
i: has name	-110
i: tells list	-260
can: has reason	-123
i: has reason	111
can: has span	19
can: has date	13
i: has span	94
i: has date	109
can: has you	-156
i: has you	351
can: careers	124
i: careers	-127
tells team instead	13
can: tells duration	-131
i: tells duration	-212
can: tells price	-132
i: tells price	-34
privacy	-28
privacy, of us	76
privacy, a number	-110
privacy, nothing named	-39
how many: privacy	-22
how many: tells privacy	-28
can: privacy	-123
can: tells privacy	-89
i: privacy	33
i: tells privacy	2
tells privacy	-21
tells privacy instead	-3
how many: has question	-89
can: article	-139
can: has question	-7
i: article	294
i: has question	89
can: service	80
i: service	-328
how many: tells deliverable	364
can: tells deliverable	133
i: tells deliverable	-51
lacks experience	-341
how many: tells experience	37
how many: tells place	-175
you: tells experience	-127
you: tells place	4
wanted experience	362
tells experience	-123
tells place	-54
you: privacy	51
you: tells privacy	104
offices	-35
offices, of us	8
offices, a number	71
offices, nothing named	-117
how many: offices	59
how many: tells requirement	-94
you: tells requirement	-42
tells requirement	-15
tells requirement instead	-103
how many: tells technology	-68
how many: tells question	38
how many: tells opinion	-457
you: tells opinion	-214
tells opinion	-25
tells opinion instead	-277
how many: tells benefit	-129
you: tells benefit	63
tells benefit	24
tells benefit instead	159
how many: tells retention	-4
you: tells retention	-203
tells retention	24
tells retention instead	-57
how many: tells date	-158
you: tells date	-37
tells date	-91
tells date instead	-102
which: offices	-172
which: has person	392
which: has us	-138
which: has name	177
which: tells place	-109
which: tells list	61
do: offices	-98
do: tells place	-41
do: tells list	-25
wanted place	25
which: company	-253
which: tells overview	-134
lacks place	375
which: privacy	-163
which: has date	27
which: has no	-228
which: has you	-363
which: tells privacy	-158
do: privacy	123
do: has date	38
do: tells privacy	168
which: unpublished	464
which: tells contact	481
which: careers	21
which: has money	-235
which: has span	286
which: tells benefit	-103
do: tells benefit	8
which: service	82
which: has question	-249
which: tells question	-34
which: tells price	5
which: has reason	-87
which: tells phone	369
do: tells phone	-60
you: tells phone	406
tells phone	8
tells phone instead	-59
which: tells feature	-226
which: project	-47
which: tells deliverable	-339
which: tells figure	-89
which: tells team	-277
tells figure instead	-16
which: tells client	-95
which: tells example	565
do: tells example	-292
which: tells technology	173
which: article	72
which: tells hours	184
do: tells hours	-142
you: tells hours	318
tells hours	-40
tells hours instead	-155
what: company	50
what: has number	-262
what: tells figure	-155
what: tells team	-16
what: project	-257
what: has person	-95
what: has no	-136
what: has us	-249
what: tells opinion	-38
what: has span	69
what: has reason	-274
what: tells overview	-258
what: unpublished	348
what: has money	73
what: tells contact	195
what: service	202
what: tells deliverable	-188
what: tells result	-35
what: has name	-288
what: tells example	-109
what: article	141
what: tells feature	-162
what: tells challenge	128
what: tells price	108
what: tells list	-77
what: privacy	-76
what: tells privacy	-185
what: tells question	137
what: tells process	164
named vaguely	11
how much: service	21
how much: has number	239
how much: has reason	119
how much: has us	-64
how much: tells overview	-193
how much: has money	-147
how much: has span	577
how much: has you	-109
how much: tells deliverable	72
how much: article	6
how much: has no	207
how much: tells question	11
how much: tells feature	-54
how much: has date	-170
how much: has person	86
how much: tells author	-84
how much: tells date	-80
you: tells author	-43
tells author	-108
tells author instead	-121
blog	21
blog, of us	137
blog, a number	206
how much: blog	-15
how much: has name	247
how much: has question	-186
how much: tells list	-76
you: blog	155
how much: company	-170
how much: tells figure	106
how much: tells team	-118
how much: tells not-for	-100
how much: tells technology	-2
how much: project	-140
how much: tells result	210
how much: tells duration	184
how much: tells place	452
tells place instead	-7
how much: tells contact	201
blog, nothing named	95
how many: blog	17
how many: tells visit	-31
you: tells visit	-22
tells visit	356
tells visit instead	-192
which: tells opinion	22
do: tells opinion	77
which: tells not-for	42
which: tells requirement	-35
do: tells requirement	-81
which: tells duration	9
which: tells process	320
we: company	355
we: has number	-128
we: has person	13
we: has reason	-83
we: has us	173
we: tells figure	-198
we: tells team	-195
we: unpublished	-236
we: has no	-451
we: tells contact	-357
we: tells overview	107
we: has you	130
we: has span	-22
we: article	-231
we: service	360
we: has name	-173
we: tells technology	-172
we: has money	191
we: has date	-159
we: tells process	290
we: tells duration	-270
we: tells question	136
we: tells example	-48
we: privacy	-98
we: tells privacy	-95
we: careers	-335
you: tells apply	-37
tells apply	-185
tells apply instead	-183
we: offices	6
we: has question	229
position	-170
position, of us	-121
position, nothing named	-89
do: position	-186
do: tells experience	-202
you: position	-141
why: company	283
why: has reason	1533
why: has no	656
why: has us	717
why: has you	399
why: tells overview	-21
why: article	-60
why: has span	-157
why: has number	-65
why: unpublished	179
why: tells contact	-277
why: has question	-16
why: privacy	-46
why: has person	52
why: tells privacy	-47
assistant	-137
assistant, of us	-67
assistant, nothing named	-177
why: assistant	-18
do: assistant	-57
why: project	128
why: has name	-1003
why: tells challenge	388
why: has money	-291
why: offices	-16
why: tells requirement	-12
why: tells example	73
why: has date	-41
why: tells phone	-330
why: tells result	-5
do: tells result	147
why: service	-329
why: tells deliverable	-46
why: tells process	-188
why: tells duration	-56
why: tells price	-37
how: has date	705
how: tells list	-78
what: has question	127
what: tells technology	70
what: tells duration	-84
what: tells not-for	41
must: company	-113
must: has no	-81
must: has us	-12
must: has you	6
must: tells overview	-331
why: tells question	-46
must: service	-62
must: has number	252
must: tells question	-81
i: tells question	148
must: unpublished	-259
must: tells contact	-262
why: tells technology	57
must: has reason	353
must: tells technology	-110
i: tells technology	-140
must: has span	-458
must: tells process	40
i: tells process	-212
must: article	474
must: has money	-159
must: tells deliverable	-293
must: tells example	-240
must: has name	-51
must: has person	-336
must: project	-92
must: tells challenge	158
i: tells challenge	-144
must: tells opinion	-19
i: tells opinion	-539
why: tells not-for	-13
must: tells not-for	401
i: tells not-for	225
must: has question	-86
must: tells duration	-120
why: tells feature	-158
must: tells feature	133
i: tells feature	-174
why: careers	-29
why: tells apply	-2
must: careers	-43
must: tells apply	32
i: tells apply	-20
why: position	-19
why: tells place	-266
why: tells experience	-3
must: position	380
must: tells place	-138
must: tells experience	-290
i: position	281
i: tells place	161
i: tells experience	-207
can: tells process	-116
can: tells question	36
can: tells technology	-148
position, a number	-6
can: position	-145
can: tells place	225
can: tells experience	368
tells experience instead	-104
can: tells requirement	-495
can: tells not-for	112
can: tells pay	176
you: tells pay	-251
tells pay	-95
can: tells benefit	146
can: assistant	-709
you: assistant	-78
can: tells feature	237
can: tells challenge	20
what: offices	-204
what: tells requirement	62
what: assistant	-63
if: service	182
if: has span	294
if: has number	-18
if: has question	405
if: tells question	21
if: company	163
if: has us	8
if: tells overview	-227
if: has reason	-145
if: has no	-136
if: has you	-58
if: tells feature	-166
we: tells feature	135
if: tells figure	-37
if: tells team	-25
if: article	-351
if: has money	-240
if: has name	-323
if: project	7
if: tells challenge	130
we: project	-92
we: tells challenge	-40
if: tells deliverable	424
we: tells deliverable	165
if: tells result	-61
we: tells result	80
if: tells process	467
if: tells not-for	-46
we: tells not-for	59
if: tells requirement	-173
we: position	-59
we: tells requirement	-63
if: careers	-66
if: tells benefit	83
we: tells benefit	-475
if: has person	-57
we: tells opinion	-37
what: careers	-306
what: tells benefit	-145
what: tells hours	200
we: tells hours	87
office	-85
office, of us	269
office, nothing named	17
what: office	126
what: tells place	-306
what: tells phone	150
what: tells email	-98
we: office	-10
we: tells place	-46
we: tells phone	-37
we: tells email	-8
you: office	257
you: tells email	45
tells email	-218
what: tells visit	-3
what: tells author	-162
what: tells date	-157
we: tells author	-109
we: tells date	-106
company, of jobs	136
when: company	195
when: has number	113
when: has no	-34
when: has you	54
when: tells not-for	159
wanted not-for	793
when: has person	-80
when: has reason	170
when: has us	-116
when: tells overview	47
lacks not-for	-638
careers, of jobs	368
when: careers	36
when: has name	-72
when: tells list	-96
must: tells list	-178
position, of jobs	-366
when: position	-26
when: tells place	-3
when: tells experience	-13
when: tells figure	-67
when: tells team	-127
must: tells figure	-52
must: tells team	-40
when: tells example	-290
when: tells contact	66
service, of jobs	-135
when: has span	357
unpublished, of jobs	212
when: unpublished	-290
article, of jobs	-59
when: article	-101
when: has money	-285
when: has question	275
when: tells question	203
when: tells process	-213
when: tells technology	-4
when: tells apply	-265
when: tells benefit	-7
must: tells benefit	105
when: tells deliverable	231
when: project	100
when: tells client	-258
must: tells client	-222
tells email instead	-56
what: tells retention	402
where: office	265
where: has number	240
where: has person	185
where: has no	290
where: has us	328
where: has name	98
where: tells place	276
where: tells phone	294
where: tells hours	255
where: tells contact	-113
where: tells overview	260
do: office	-53
do: tells email	-228
where: offices	-46
where: tells list	528
where: company	497
where: has reason	-78
where: privacy	-59
where: tells privacy	-58
where: unpublished	-196
where: careers	-22
where: tells experience	159
where: has you	-260
where: tells example	-18
where: project	-70
where: has money	549
where: tells client	-26
where: has span	72
where: position	103
where: has date	55
where: tells price	605
where: tells duration	-40
where: tells team	-18
where: tells challenge	-157
where: article	461
wanted phone	-737
lacks phone	652
score story	74
log score story	170
place by score story	-70
like story	60
log like story	41
alone story	53
log alone story	91
place by alone story	-2
asking story	86
log asking story	40
place by asking story	176
item story	11
log item story	50
place by item story	-71
passage story	111
log passage story	177
thing story	146
log thing story	179
place by thing story	-27
meaning story	168
meaning below the likeliest story	168
place by meaning story	26
what: tells client	-263
what: tells apply	-29
what: tells reply	-29
do: tells reply	-58
tells reply	60
tells reply instead	-73
wanted hours	235
lacks hours	-18
do: tells visit	-188
you: tells reply	-166
do: blog	47
can: offices	72
can: tells visit	938
i: offices	140
i: tells visit	1136
wanted visit	216
can: office	-531
can: tells phone	-179
can: tells email	-242
can: tells hours	-329
i: office	7
i: tells phone	3
i: tells email	-15
i: tells hours	-12
lacks visit	-187
can: tells result	-227
i: tells result	-65
i: tells benefit	-25
i: assistant	-352
how long: offices	-55
how long: has span	-87
how long: has number	55
how long: has no	134
how long: has you	6
how long: tells contact	-173
how long: tells hours	-49
how long: tells reply	-157
if: offices	417
if: tells contact	-183
if: tells hours	-29
if: tells reply	184
can: tells reply	-347
i: tells reply	44
wanted reply	1168
lacks reply	-936
assistant, a number	-103
how long: assistant	-144
how long: has us	-309
how long: tells overview	36
if: assistant	-109
how long: service	-25
how long: has question	365
how long: tells question	178
how long: unpublished	-77
if: unpublished	-145
how long: project	165
how long: has money	-243
how long: has name	-214
how long: tells result	-120
how long: has reason	53
how long: careers	124
how long: tells process	-59
how long: tells requirement	-19
i: tells requirement	202
how long: privacy	-41
how long: tells privacy	-10
if: privacy	27
if: tells privacy	-86
how long: tells deliverable	135
how long: tells duration	-207
if: tells duration	7
how long: tells not-for	-82
how long: tells feature	298
how many: tells hours	-484
lacks list	-161
office, a number	-698
how many: office	-712
how many: tells phone	-461
how many: tells email	-683
how many: tells reply	-11
must: offices	39
must: tells requirement	531
must: privacy	-48
must: tells privacy	-35
must: assistant	-12
must: tells retention	-65
i: tells retention	2
must: tells hours	137
must: tells reply	-22
how long: company	-106
how long: tells price	-55
lacks duration	-74
how long: has person	-68
how long: tells list	-249
how long: has date	-88
how long: tells author	-133
how long: tells date	-133
do: tells author	-74
do: tells date	-57
how long: tells challenge	-143
wanted duration	158
can: tells opinion	-348
wanted process	-383
lacks process	450
how long: tells figure	-32
how much: unpublished	390
lacks price	-47
how much: tells process	61
how much: tells price	-123
if: tells price	-385
we: tells price	-186
wanted price	46
how much: tells example	59
if: tells example	-53
how much: privacy	185
how much: tells privacy	267
lacks upkeep	-148
what: tells upkeep	-67
do: tells upkeep	-77
wanted upkeep	97
tells upkeep	53
do: tells retention	-237
when: tells duration	-213
when: tells feature	-87
when: tells price	202
we: tells client	-103
when: tells challenge	-154
when: privacy	-5
when: tells privacy	-17
wanted list	-330
which: assistant	-65
which: blog	90
i: blog	71
we: blog	-122
how much: tells client	-285
how much: tells challenge	-231
how much: offices	411
how much: tells hours	-876
how much: careers	-207
how much: tells benefit	-120
who: service	113
who: has reason	-409
who: has no	-213
who: has you	-151
who: tells question	-110
who: has span	280
who: has us	75
who: has question	-397
who: has number	228
who: has name	281
who: tells feature	-74
who: article	-67
who: has money	-324
who: tells deliverable	273
who: company	-237
who: tells process	-76
who: tells duration	-176
who: tells overview	-212
who: tells technology	-120
who: unpublished	77
who: tells contact	-89
who: project	33
who: tells challenge	184
who: privacy	124
who: tells privacy	125
who: position	-28
who: tells place	360
who: tells experience	-55
wanted technology	1138
lacks technology	-1096
how long: tells technology	-25
must: tells price	-107
i: tells author	-231
i: tells date	-220
why: tells list	-17
why: blog	-3
which: tells result	-324
which: tells challenge	339
wanted deliverable	241
lacks deliverable	-212
how much: tells upkeep	-117
how much: tells experience	-65
how much: position	-90
how much: tells retention	-340
how much: tells requirement	-89
which: position	-368
what: position	-560
if: tells technology	118
if: tells upkeep	-70
i: tells upkeep	425
if: tells retention	274
how many: tells not-for	-52
how: position	-330
how: tells requirement	-390
how: tells upkeep	761
how: tells example	-452
where: service	-657
where: tells feature	-442
where: tells deliverable	-182
where: tells process	-56
where: tells technology	112
where: tells result	-13
tells upkeep instead	-42
when: tells result	98
when: tells requirement	-91
who: tells requirement	-38
who: has person	435
who: tells price	-165
who: tells example	-331
who: careers	-240
who: has date	156
who: tells pay	-28
who: offices	450
who: tells list	272
what: blog	-99
how long: tells example	-39
how long: tells team	-11
how long: tells client	-26
how much: tells opinion	-65
lacks retention	-297
can: tells retention	-292
we: tells retention	-33
wanted retention	282
can: tells apply	60
if: tells list	-280
how: tells place	-55
when: has date	359
how: tells result	-413
how: tells author	-109
how: tells date	-106
how: blog	-5
how: tells experience	-54
wanted result	244
lacks result	-268
how many: tells author	-162
who: tells not-for	-111
when: blog	-94
must: blog	-176
must: tells result	-184
when: tells author	-30
when: tells date	22
must: has date	-83
must: tells author	-403
must: tells date	-398
lacks email	1812
which: tells retention	-34
which: tells email	-137
wanted email	-1835
how: assistant	-17
how: privacy	-26
how: tells privacy	-12
how many: tells upkeep	142
can: tells upkeep	337
we: tells upkeep	50
how often: service	-26
how often: has number	-180
how often: has us	-112
how often: tells deliverable	108
how often: has money	139
how often: has span	855
how often: has no	211
how often: has you	-754
how often: has reason	307
how often: tells feature	-17
how often: article	-82
how often: has question	248
how often: has name	-195
how often: tells overview	534
how often: privacy	-688
how often: tells retention	-79
how often: tells process	-86
how often: project	-60
how often: tells challenge	-238
how often: company	-22
how often: has person	-178
how often: tells question	-18
how often: tells not-for	-38
how often: tells duration	-44
if: has date	-34
if: tells author	-23
if: tells date	-23
if: blog	5
how long: tells place	-13
how long: tells opinion	-113
who: tells client	-454
wanted client	-708
who: tells opinion	509
lacks client	-613
who: tells team	-91
who: tells result	113
who: tells benefit	36
wanted challenge	688
lacks challenge	-688
how much: assistant	-48
how much: tells pay	-341
what: tells pay	-469
tells pay instead	-16
how: offices	-38
when: offices	90
how: tells phone	-145
how: tells email	-124
how: tells hours	-88
when: office	49
when: tells phone	11
when: tells email	33
when: tells hours	140
what: tells experience	-740
who: tells figure	-191
when: tells retention	-39
wanted opinion	693
lacks opinion	-693
who: blog	-172
assistant, of jobs	-32
privacy, of jobs	-193
offices, of jobs	-189
blog, of jobs	-16
do: tells pay	-367
where: tells question	-91
where: tells not-for	22
which: tells experience	363
which: tells pay	-20
which: tells apply	-561
which: tells author	-45
which: tells date	-40
wanted requirement	664
lacks requirement	-667
lacks apply	138
wanted apply	-503
must: tells pay	-5
i: tells pay	-39
how many: tells apply	-24
how many: tells pay	-12
how: tells retention	-646
how: tells benefit	-112
if: tells apply	-27
how long: tells apply	-66
wanted benefit	-940
lacks benefit	840
how many: assistant	-97
office, of jobs	-19
which: office	260
article, of articles	337
blog, of articles	316
service, of articles	-305
who: tells author	164
who: tells date	164
wanted author	459
lacks author	-431
assistant, of articles	-16
who: assistant	191
privacy, of articles	115
offices, of articles	50
project, of articles	-367
unpublished, of articles	-99
how often: blog	984
how often: tells privacy	-783
how often: tells technology	-16
how often: offices	-49
how often: tells contact	-51
how often: careers	-27
how often: tells result	693
how often: unpublished	-28
how often: has date	-95
how often: tells benefit	-7
position, of articles	-9
company, of articles	-178
when: assistant	-109
wanted date	342
wanted privacy	992
lacks date	-24
lacks privacy	-864
who: tells hours	-272
who: tells retention	15
can: blog	490
if: office	-329
if: tells place	564
if: tells phone	-272
if: tells email	-179
careers, of articles	-139
when: tells reply	448
how much: tells reply	126
can: tells author	-66
can: tells date	-64
where: has question	444
score after	16
log score after	266
score pointing back	-16
log score pointing back	198
place by score after	-135
place by score pointing back	-159
like after	65
log like after	92
like pointing back	33
log like pointing back	50
place by like after	65
place by like pointing back	5
alone after	-74
alone pointing back	-93
log alone pointing back	-21
place by alone after	-92
place by alone pointing back	-132
asking after	65
log asking after	92
asking pointing back	33
log asking pointing back	50
place by asking after	65
place by asking pointing back	5
item after	58
log item after	74
item pointing back	19
log item pointing back	19
place by item after	114
place by item pointing back	84
passage after	80
log passage after	131
passage pointing back	38
log passage pointing back	77
place by passage after	24
place by passage pointing back	-22
thing after	51
log thing after	60
thing pointing back	73
log thing pointing back	84
place by thing after	25
place by thing pointing back	141
meaning after	189
meaning below the likeliest after	-119
meaning pointing back	-71
meaning below the likeliest pointing back	-71
place by meaning after	97
place by meaning pointing back	7
meaning after below the likeliest	189
meaning after long	40
meaning after below the likeliest long	40
meaning after short	52
meaning after below the likeliest short	52
meaning after after	189
meaning after below the likeliest after	189
meaning after pointing back	137
meaning after below the likeliest pointing back	137
meaning after known	42
meaning after below the likeliest known	42
meaning after aspect	19
meaning after below the likeliest aspect	19
place by meaning after long	9
place by meaning after short	18
place by meaning after after	97
place by meaning after pointing back	120
place by meaning after known	30
place by meaning after aspect	-5
4. by meaning after	170
spoken of	195
spoken of, pointed back to	125
spoken of, nothing named	208
its kind spoken of	163
service, after	-200
3. by meaning after	135
something else spoken of	-184
company, after	107
5. by meaning after	27
privacy, after	-32
1. by meaning after	-40
project, after	264
2. by meaning after	154
article, after	-141
careers, after	-10
meaning after named	307
meaning after below the likeliest named	307
place by meaning after named	87
office, after	678
offices, after	-25
unpublished, after	-127
position, after	277
assistant, after	-10
how long: tells benefit	-34
blog, after	-105
if: tells client	-58
meaning after story	-35
meaning after below the likeliest story	-35
place by meaning after story	-289
who: tells phone	-27
wanted pay	-694
lacks pay	842
must: tells upkeep	-34
if: tells pay	-22
we: assistant	-42
how long: position	-6
why: tells pay	-7
when: tells pay	-23
when: tells opinion	-79
how: tells opinion	-102
we: tells reply	-12
if: tells opinion	-30
why: office	-380
why: tells email	-379
why: tells hours	-352
why: tells benefit	-54
why: tells figure	-18
we: tells experience	-40
where: tells author	355
where: tells date	355
must: office	229
must: tells phone	111
must: tells email	121
how much: office	-368
how much: tells phone	-367
how much: tells email	-323
why: tells client	-4
why: tells team	-16
if: tells experience	168
where: blog	-22
lacks feature	-11
wanted feature	11
how often: tells author	-315
how often: tells date	-315
who: office	-67
who: tells email	-22`;
