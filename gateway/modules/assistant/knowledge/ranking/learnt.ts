/** Written by `npm run train:answers`: what each sign says for a passage, in thousandths (gateway/modules/learning/weights.ts). */
export const learnt = `
score	175
log score	331
score long	81
log score long	160
score short	93
log score short	265
score named	114
log score named	191
score known	124
log score known	177
score aspect	89
log score aspect	92
place by score	123
place by score long	58
place by score short	16
place by score named	31
place by score known	81
place by score aspect	31
1. by score	54
like	67
log like	76
like long	46
log like long	53
like short	-11
log like short	-15
like named	-19
log like named	-37
like known	27
log like known	14
log like aspect	-16
place by like	67
place by like long	67
place by like short	-49
place by like named	-53
place by like known	21
place by like aspect	-31
alone	73
log alone	102
alone long	50
log alone long	67
alone short	-88
log alone short	-102
alone named	4
alone known	27
log alone known	29
alone aspect	-9
log alone aspect	-27
place by alone	93
place by alone long	76
place by alone short	-175
place by alone named	22
place by alone known	26
place by alone aspect	-11
asking	77
log asking	84
asking long	57
log asking long	64
asking short	-11
log asking short	-15
asking named	-5
log asking named	-20
asking known	30
log asking known	9
asking aspect	11
log asking aspect	-5
place by asking	101
place by asking long	102
place by asking short	-49
place by asking named	-13
place by asking known	33
place by asking aspect	-7
item	40
log item	54
item long	28
log item long	41
item short	-43
log item short	-69
item named	-54
log item named	-92
item known	16
log item known	16
item aspect	-25
log item aspect	-54
place by item	51
place by item long	39
place by item short	-19
place by item named	-34
place by item known	18
place by item aspect	-39
4. by item	67
passage	111
log passage	144
passage long	54
log passage long	70
passage short	57
log passage short	80
passage named	-4
log passage named	-35
passage known	68
log passage known	81
passage aspect	19
place by passage	176
place by passage long	93
place by passage short	19
place by passage named	47
place by passage known	100
place by passage aspect	49
thing	52
log thing	57
thing long	29
log thing long	33
thing short	26
log thing short	34
log thing named	-4
thing known	31
log thing known	33
thing aspect	25
log thing aspect	27
place by thing	160
place by thing long	88
place by thing short	-4
place by thing named	60
place by thing known	91
place by thing aspect	36
matched	107
log matched	72
place by matched	160
amount	203
log amount	92
place by amount	277
2. by amount	-2
coverage	90
log coverage	117
place by coverage	119
rest	154
log rest	47
place by rest	188
4. by rest	53
head	102
log head	34
place by head	138
meaning	241
meaning below the likeliest	241
meaning long	38
meaning below the likeliest long	38
meaning short	120
meaning below the likeliest short	120
meaning named	-15
meaning below the likeliest named	-15
meaning known	145
meaning below the likeliest known	145
meaning aspect	40
meaning below the likeliest aspect	40
place by meaning	174
place by meaning long	49
place by meaning short	38
place by meaning named	-18
place by meaning known	72
place by meaning aspect	17
like itself	27
like squared	-14
coverage itself	69
rest itself	128
head itself	52
held	140
fit	-50
tells	86
of it	-26
tells of it	-16
stands out	20
named	-86
of the same as the best	143
of the same kind as the best	33
project	-128
project, of us	-145
project, a number	59
how many: project	-58
how many: has money	-8
how many: has span	-29
how many: has number	268
how many: has person	-229
how many: has name	-111
how many: tells price	3
how many: tells duration	-66
how many: tells team	80
how many: tells client	-211
you: project	-180
you: has money	81
you: has span	82
you: has number	13
you: has name	109
you: tells price	34
you: tells duration	-65
you: tells team	91
you: tells client	-162
wanted	140
wanted team	215
tells price	40
tells duration	-30
tells team	-21
tells client	-342
length	-46
items	-143
2. by score	186
1. by like	30
1. by alone	65
1. by asking	85
1. by item	31
1. by passage	142
1. by thing	107
1. by matched	198
1. by amount	297
1. by coverage	67
1. by rest	130
1. by head	175
1. by meaning	115
another is named	150
of the same as the likest	80
of the same kind as the likest	2
company	52
company, of us	131
company, a number	37
how many: company	135
how many: tells figure	8
you: company	110
you: tells figure	-74
wanted figure	-472
tells figure	-45
3. by score	25
5. by like	-6
5. by alone	-59
5. by asking	-7
2. by thing	131
3. by amount	-3
3. by coverage	34
2. by rest	124
how many: has no	-175
how many: has us	-65
how many: has you	-43
how many: tells overview	-85
you: has no	-31
you: has us	90
you: has you	155
you: tells overview	-164
tells overview	-229
tells overview instead	-125
lacks team	-578
lacks figure	50
lacks example	-298
entries	-84
4. by score	-32
3. by like	59
3. by alone	-6
3. by asking	34
3. by item	-21
3. by thing	18
3. by matched	-66
5. by coverage	-12
5. by rest	42
2. by head	-69
3. by meaning	51
how many: tells list	-61
you: tells list	-5
tells list	-42
5. by score	-30
4. by thing	24
2. by matched	8
4. by amount	3
4. by coverage	16
3. by rest	31
how many: tells example	-287
you: tells example	-187
wanted example	14
tells example	-189
5. by passage	-17
5. by thing	-4
tells duration instead	-56
tells list instead	-22
5. by item	8
4. by matched	-11
3. by head	50
4. by meaning	98
careers	23
careers, of us	-40
careers, a number	57
how many: careers	4
you: careers	-38
4. by like	18
4. by alone	4
4. by asking	-25
2. by passage	106
5. by amount	50
unpublished	214
unpublished, of us	88
unpublished, a number	25
how many: unpublished	268
how many: tells contact	65
you: unpublished	247
you: tells contact	97
tells contact	94
tells contact instead	216
2. by like	61
2. by alone	103
2. by asking	51
2. by item	49
4. by passage	21
2. by coverage	114
another of its kind is named	-102
how many: tells challenge	-214
you: tells challenge	-85
tells challenge	-31
tells challenge instead	-157
how many: has date	280
you: has date	106
tells price instead	-69
3. by passage	15
how many: tells result	-7
you: tells result	-126
tells result	62
tells result instead	6
service	71
service, of us	-26
service, a number	-134
how many: service	-161
how many: tells feature	12
you: service	39
you: tells feature	50
tells feature	-21
tells feature instead	-38
5. by matched	-53
4. by head	37
5. by meaning	24
how many: has reason	156
you: has reason	83
how many: tells process	-178
you: tells process	114
tells process	44
tells process instead	-5
2. by meaning	104
5. by head	-66
article	-85
article, of us	-80
article, a number	90
how many: article	33
you: article	-213
company, nothing named	156
how: company	383
how: has number	44
how: tells figure	-505
how: tells team	89
do: company	81
do: has number	26
do: tells figure	-20
do: tells team	178
how: has us	-22
how: tells overview	85
do: has us	-109
do: tells overview	-236
careers, nothing named	92
how: careers	-37
do: careers	-107
project, nothing named	-94
how: project	274
how: has money	-19
how: has span	184
how: has person	109
how: has name	-107
how: tells price	297
how: tells duration	132
how: tells client	-217
do: project	-102
do: has money	181
do: has span	143
do: has person	120
do: has name	-56
do: tells price	67
do: tells duration	-12
do: tells client	-185
unpublished, nothing named	271
how: unpublished	-713
how: has no	555
how: has you	-159
how: tells contact	-485
do: unpublished	290
do: has no	210
do: has you	72
do: tells contact	205
how: tells process	-54
do: tells process	-44
how: has reason	-55
do: has reason	71
service, nothing named	-27
how: service	-173
how: tells question	101
do: service	-27
do: tells question	36
you: tells question	175
tells question	123
tells question instead	90
article, nothing named	-222
how: article	193
do: article	-124
how: has question	279
do: has question	15
you: has question	-74
how: tells challenge	986
do: tells challenge	140
how: tells feature	94
do: tells feature	-99
how: tells technology	-57
do: tells technology	-20
you: tells technology	-10
tells technology	-12
tells technology instead	-56
how: tells not-for	-210
do: tells not-for	188
you: tells not-for	157
tells not-for	184
how: tells deliverable	-64
do: tells deliverable	-58
you: tells deliverable	-34
tells deliverable	-14
tells deliverable instead	26
can: company	149
can: has number	-94
can: tells figure	-198
can: tells team	-133
i: company	148
i: has number	29
i: tells figure	16
i: tells team	-164
can: unpublished	224
can: has no	-41
can: has us	5
can: tells contact	-104
i: unpublished	286
i: has no	-63
i: has us	323
i: tells contact	133
can: project	-154
can: tells overview	92
can: tells client	-246
can: tells example	-142
i: project	-331
i: tells overview	-20
i: tells client	-169
i: tells example	-107
tells client instead	-143
tells example instead	-174
can: has money	-236
i: has money	-123
can: has person	-51
can: has name	32
can: tells list	-18
i: has person	-396
i: has name	-118
i: tells list	-272
can: has reason	-148
i: has reason	34
can: has span	-7
can: has date	12
i: has span	52
i: has date	130
can: has you	-44
i: has you	368
can: careers	146
i: careers	-119
can: tells duration	-164
i: tells duration	-226
can: tells price	-60
i: tells price	-62
privacy	-25
privacy, of us	78
privacy, a number	-118
privacy, nothing named	-39
how many: privacy	-23
how many: tells privacy	-42
can: privacy	-102
can: tells privacy	-48
i: privacy	50
i: tells privacy	46
tells privacy	-27
tells privacy instead	-17
how many: has question	-97
can: article	-134
can: has question	12
i: article	298
i: has question	38
can: service	114
i: service	-289
how many: tells deliverable	377
can: tells deliverable	76
i: tells deliverable	-57
lacks experience	-391
how many: tells experience	47
how many: tells place	-171
you: tells experience	-118
you: tells place	-3
wanted experience	345
tells experience	-132
tells place	-34
you: privacy	71
you: tells privacy	134
offices	-38
offices, of us	-16
offices, a number	64
offices, nothing named	-118
how many: offices	6
how many: tells requirement	-79
you: offices	-28
you: tells requirement	-25
tells requirement	-24
tells requirement instead	-104
how many: tells technology	-82
how many: tells question	44
how many: tells opinion	-346
you: tells opinion	-138
tells opinion	-26
tells opinion instead	-248
how many: tells benefit	-91
you: tells benefit	59
tells benefit	38
tells benefit instead	173
how many: tells retention	28
you: tells retention	-252
tells retention	20
tells retention instead	-79
how many: tells date	-163
you: tells date	-42
tells date	-78
tells date instead	-66
which: offices	-125
which: has number	37
which: has person	392
which: has us	-159
which: has name	152
which: tells place	-9
which: tells list	35
do: offices	-79
do: tells place	-17
do: tells list	-35
wanted place	41
which: company	-320
which: tells overview	-172
lacks place	372
which: privacy	-141
which: has date	-18
which: has no	-221
which: has you	-377
which: tells privacy	-139
do: privacy	119
do: has date	45
do: tells privacy	158
which: unpublished	505
which: tells contact	498
which: careers	45
which: has money	-183
which: has span	345
which: tells benefit	-109
do: tells benefit	-21
which: service	94
which: has question	-240
which: tells question	-93
which: tells price	12
which: has reason	-131
which: tells phone	431
do: tells phone	-79
you: tells phone	337
tells phone	67
tells phone instead	-50
which: tells feature	-288
which: project	-135
which: tells deliverable	-350
which: tells figure	-92
which: tells team	-307
tells figure instead	-16
which: tells client	-99
which: tells example	619
do: tells example	-228
which: tells technology	133
which: article	137
which: tells hours	215
do: tells hours	-165
you: tells hours	269
tells hours	-10
tells hours instead	-144
what: company	-3
what: has number	-250
what: tells figure	-169
what: tells team	-58
what: project	-255
what: has person	-94
what: has no	-102
what: has us	-225
what: tells opinion	-181
what: has span	49
what: has reason	-247
what: tells overview	-292
what: unpublished	477
what: has money	68
what: has you	32
what: tells contact	299
what: service	139
what: tells deliverable	-163
what: tells result	-18
what: has name	-283
what: tells example	-116
what: article	178
what: tells feature	-175
what: tells challenge	167
what: tells price	118
what: tells list	-99
what: privacy	-61
what: tells privacy	-144
what: tells question	138
what: tells process	139
named vaguely	-3
how much: service	50
how much: has number	286
how much: has reason	71
how much: has us	-119
how much: tells overview	-206
how much: has money	-127
how much: has span	563
how much: has you	-104
how much: tells deliverable	25
how much: article	65
how much: has no	199
how much: tells question	82
how much: tells feature	-37
how much: has date	-199
how much: has person	65
how much: tells author	-82
how much: tells date	-77
you: tells author	-49
tells author	-97
tells author instead	-80
blog	24
blog, of us	107
blog, a number	170
how much: blog	-8
how much: has name	180
how much: has question	-150
how much: tells list	-82
you: blog	119
how much: company	-182
how much: tells figure	101
how much: tells team	-179
how much: tells not-for	-106
how much: project	-105
how much: tells result	274
how much: tells duration	155
how much: tells place	487
tells place instead	5
how much: tells contact	140
blog, nothing named	109
how many: blog	-3
how many: tells visit	-47
you: tells visit	-46
tells visit	325
tells visit instead	-164
which: tells opinion	-19
do: tells opinion	16
which: tells not-for	62
which: tells requirement	-51
do: tells requirement	-105
which: tells duration	22
which: tells process	358
we: company	245
we: has number	-144
we: has person	-6
we: has reason	-74
we: has us	82
we: tells list	-66
we: tells figure	-171
we: tells team	-149
we: unpublished	-252
we: has no	-428
we: tells contact	-350
we: tells overview	66
we: has you	156
we: has span	-125
we: article	-208
we: service	391
we: has name	-151
we: tells technology	-185
we: has money	138
we: has date	-157
we: tells process	253
we: tells duration	-293
we: tells question	151
we: tells example	-66
we: privacy	-103
we: tells privacy	-101
do: tells apply	-108
we: careers	-253
we: tells apply	-5
you: tells apply	-31
tells apply	-176
tells apply instead	-161
we: offices	-3
we: has question	194
position	-185
position, of us	-99
position, nothing named	-83
do: position	-163
do: tells experience	-148
you: position	-108
why: company	328
why: has reason	1489
why: has no	764
why: has us	456
why: has you	220
why: tells overview	-6
why: article	-86
why: has span	14
why: has number	-3
why: unpublished	354
why: tells contact	-110
why: has question	-43
why: privacy	-92
why: has person	81
why: tells privacy	-93
assistant	-112
assistant, of us	-60
assistant, nothing named	-147
why: assistant	-34
do: assistant	-64
why: project	72
why: has name	-1120
why: tells challenge	408
why: has money	-137
why: offices	-17
why: tells requirement	-13
why: tells example	13
why: has date	-69
why: tells phone	-388
why: tells result	-8
do: tells result	44
why: service	-420
why: tells deliverable	-66
why: tells process	-242
why: tells duration	-73
why: tells price	-44
how: has date	861
how: tells list	-83
what: has date	12
what: has question	85
what: tells technology	75
what: tells duration	-83
what: tells not-for	-12
must: company	-186
must: has no	-178
must: has us	-3
must: has you	8
must: tells overview	-365
why: tells question	-45
must: service	-59
must: has number	264
must: tells question	-75
i: tells question	187
must: unpublished	-288
must: tells contact	-289
why: tells technology	51
must: has reason	294
must: tells technology	-108
i: tells technology	-119
must: has span	-476
must: tells process	24
i: tells process	-168
must: article	571
must: has money	-246
must: tells deliverable	-323
must: tells example	-225
must: has name	-79
must: has person	-327
must: project	-96
must: tells challenge	128
i: tells challenge	-138
must: tells opinion	-21
i: tells opinion	-453
why: tells not-for	-12
must: tells not-for	373
i: tells not-for	179
must: has question	-84
must: tells duration	-77
why: tells feature	-196
must: tells feature	118
i: tells feature	-225
why: careers	-28
why: tells apply	-3
must: careers	-53
must: tells apply	17
i: tells apply	-37
why: position	-20
why: tells place	-289
why: tells experience	-3
must: position	375
must: tells place	-163
must: tells experience	-404
i: position	303
i: tells place	147
i: tells experience	-185
can: tells process	-131
can: tells question	129
can: tells technology	-167
how many: position	5
can: position	-60
can: tells place	219
can: tells experience	441
tells experience instead	-127
can: tells requirement	-452
can: tells not-for	144
can: tells pay	183
you: tells pay	-351
tells pay	-100
can: tells benefit	120
can: assistant	-675
you: assistant	-67
can: tells feature	266
what: offices	-202
what: tells requirement	-74
what: assistant	-58
if: service	163
if: has span	249
if: has number	-6
if: has question	338
if: tells question	59
if: company	176
if: has us	79
if: tells overview	-238
if: has reason	-88
if: has no	-137
if: has you	19
if: tells feature	-146
we: tells feature	130
if: tells figure	-35
if: tells team	-21
if: article	-311
if: has money	-331
if: has name	-276
if: project	-19
if: tells challenge	140
we: project	-79
we: tells challenge	-54
if: tells deliverable	433
we: tells deliverable	174
if: tells result	-106
we: tells result	126
if: tells process	442
if: tells not-for	-106
we: tells not-for	97
if: tells requirement	-182
we: position	-58
we: tells requirement	-59
if: careers	-88
if: tells benefit	43
we: tells benefit	-387
if: has person	-59
we: tells opinion	-33
what: careers	-318
what: tells benefit	-153
what: tells hours	137
we: tells hours	89
office	-15
office, of us	240
office, nothing named	81
what: office	73
what: tells place	-272
what: tells phone	67
what: tells email	-136
we: office	-12
we: tells place	-51
we: tells phone	-42
we: tells email	-10
you: office	221
you: tells email	32
tells email	-191
what: tells visit	-2
what: tells author	-106
what: tells date	-103
we: tells author	-109
we: tells date	-105
company, of jobs	106
when: company	181
when: has number	142
when: has no	-102
when: has you	60
when: tells not-for	197
wanted not-for	741
when: has person	-93
when: has reason	185
when: has us	-112
when: tells overview	28
lacks not-for	-596
careers, of jobs	336
when: careers	48
when: has name	-18
when: tells list	-83
must: tells list	-158
position, of jobs	-395
when: position	-42
when: tells place	-21
when: tells experience	-23
when: tells figure	-71
when: tells team	-123
must: tells figure	-67
must: tells team	-53
when: tells example	-235
when: tells contact	12
service, of jobs	-81
when: service	-12
when: has span	445
unpublished, of jobs	247
when: unpublished	-283
article, of jobs	-141
when: article	-97
when: has money	-241
when: has question	199
when: tells question	140
when: tells process	-159
when: tells technology	63
when: tells apply	-278
when: tells benefit	17
must: tells benefit	89
when: tells deliverable	171
project, of jobs	-31
when: project	81
when: tells client	-242
must: tells client	-204
tells email instead	-43
what: tells retention	288
where: office	189
where: has number	300
where: has person	222
where: has no	135
where: has us	-149
where: has name	154
where: tells place	330
where: tells phone	223
where: tells email	223
where: tells hours	203
where: tells contact	-140
where: tells overview	276
do: office	-83
do: tells email	-235
where: offices	-41
where: tells list	129
where: company	118
where: has reason	-87
where: privacy	-46
where: tells privacy	-46
where: unpublished	-227
where: careers	-15
where: tells experience	304
where: has you	126
where: tells example	-22
where: project	-70
where: has money	769
where: tells client	-25
where: has span	-100
where: tells benefit	-10
where: position	291
where: has date	-33
where: tells price	820
where: tells duration	-52
where: tells team	-23
where: tells challenge	-166
where: article	477
wanted phone	-636
lacks phone	575
score story	58
log score story	172
place by score story	-76
like story	86
log like story	87
place by like story	49
alone story	85
log alone story	131
place by alone story	66
asking story	136
log asking story	128
place by asking story	219
item story	3
log item story	35
place by item story	-80
passage story	93
log passage story	147
place by passage story	-31
thing story	127
log thing story	158
place by thing story	-9
meaning story	142
meaning below the likeliest story	142
place by meaning story	205
what: tells client	-301
what: tells apply	-24
what: tells reply	-30
do: tells reply	-57
tells reply	44
tells reply instead	-61
wanted hours	309
lacks hours	-53
do: tells visit	-170
you: tells reply	-155
do: blog	30
can: offices	6
can: tells visit	866
i: offices	131
i: tells visit	1189
wanted visit	154
can: office	-482
can: tells phone	-169
can: tells email	-225
can: tells hours	-323
i: tells phone	4
i: tells email	-25
i: tells hours	3
lacks visit	-128
can: tells result	-224
i: tells result	-73
i: tells benefit	-40
i: assistant	-273
how long: offices	-62
how long: has span	-118
how long: has number	36
how long: has no	150
how long: has you	-21
how long: tells contact	-191
how long: tells hours	-56
how long: tells reply	-173
if: offices	434
if: tells contact	-179
if: tells hours	-41
if: tells reply	187
can: tells reply	-312
i: tells reply	70
wanted reply	1119
lacks reply	-824
assistant, a number	-92
how long: assistant	-136
how long: has us	-402
how long: tells overview	57
if: assistant	-123
how long: has question	342
how long: tells question	171
how long: unpublished	-128
if: unpublished	-167
how long: project	248
how long: has money	-245
how long: has name	-206
how long: tells result	-104
how long: has reason	-21
how long: careers	139
how long: tells process	-79
how long: tells requirement	-21
i: tells requirement	214
how long: privacy	-40
how long: tells privacy	-11
if: privacy	47
if: tells privacy	-70
how long: article	-42
how long: tells deliverable	134
how long: tells duration	-259
if: tells duration	24
how long: tells not-for	-90
how long: tells feature	317
how many: tells hours	-503
lacks list	-116
office, a number	-652
how many: office	-682
how many: tells phone	-539
how many: tells email	-654
how many: tells reply	-8
must: offices	17
must: tells requirement	673
must: privacy	-73
must: tells privacy	-63
must: assistant	-16
must: tells retention	-59
i: tells retention	-29
must: tells hours	122
must: tells reply	-24
how long: company	-162
how long: tells price	-53
lacks duration	-66
how long: has person	-61
how long: tells list	-229
how long: has date	-127
how long: tells author	-81
how long: tells date	-81
do: tells author	-20
how long: tells challenge	-97
wanted duration	127
can: tells opinion	-202
wanted process	-340
lacks process	403
how long: tells figure	-48
how much: unpublished	296
lacks price	-84
how much: tells process	55
how much: tells price	-100
if: tells price	-370
we: tells price	-125
wanted price	79
how much: tells example	64
if: tells example	-73
how much: privacy	109
how much: tells privacy	236
lacks upkeep	-66
what: tells upkeep	-62
do: tells upkeep	-122
wanted upkeep	35
tells upkeep	33
do: tells retention	-213
when: tells duration	-181
when: tells feature	-53
when: tells price	151
we: tells client	-95
when: tells challenge	-120
when: privacy	11
when: tells privacy	-14
wanted list	-558
which: assistant	-73
which: blog	85
i: blog	74
we: blog	-87
how much: tells client	-358
how much: tells challenge	-195
how much: offices	496
how much: tells hours	-979
how much: careers	-245
how much: tells benefit	-110
who: service	92
who: has reason	-452
who: has no	-268
who: has you	-182
who: tells question	-103
who: has span	331
who: has us	28
who: has question	-453
who: has number	228
who: has name	246
who: tells feature	-60
who: article	-146
who: has money	-332
who: tells deliverable	349
who: company	-214
who: tells process	-39
who: tells duration	-129
who: tells overview	-217
who: tells technology	-138
who: tells contact	-108
who: project	167
who: tells challenge	155
who: privacy	102
who: tells privacy	103
who: position	-29
who: tells place	374
who: tells experience	-54
wanted technology	1157
lacks technology	-1047
how long: tells technology	-26
must: tells price	-143
why: tells author	-7
why: tells date	-7
i: tells author	-217
i: tells date	-205
why: tells list	-16
why: blog	-3
which: tells result	-338
which: tells challenge	382
wanted deliverable	188
lacks deliverable	-156
how much: tells upkeep	-76
how much: tells experience	-69
how much: position	-88
how much: tells retention	-476
how much: tells requirement	-96
which: position	-324
what: position	-689
if: tells technology	123
if: tells upkeep	-84
i: tells upkeep	402
if: tells retention	346
you: tells upkeep	-67
how many: tells not-for	-66
how: position	-265
how: tells requirement	-303
how: tells upkeep	787
how: tells example	-490
where: service	-389
where: tells feature	-621
where: tells deliverable	-205
where: tells process	-75
where: tells technology	111
where: tells result	-11
when: tells upkeep	-69
tells upkeep instead	-54
when: tells result	58
when: tells requirement	-104
who: tells requirement	-41
who: has person	498
who: tells price	-198
who: tells example	-342
who: careers	-195
who: has date	133
who: tells pay	-47
who: offices	448
who: tells list	281
what: blog	-66
how long: tells example	-44
how long: tells team	-42
how long: tells client	-55
how long: tells retention	-7
how much: tells opinion	-84
lacks retention	-266
can: tells retention	-325
we: tells retention	-24
wanted retention	201
can: tells apply	93
if: tells list	-282
how: tells place	-33
when: has date	316
how: tells result	-396
how: tells author	-115
how: tells date	-113
how: blog	-6
how: tells experience	-42
wanted result	329
lacks result	-336
how many: tells author	-167
who: tells not-for	-108
when: blog	-59
must: blog	-124
must: tells result	-58
when: tells author	-36
when: tells date	37
must: has date	-101
must: tells author	-355
must: tells date	-349
lacks email	2060
which: tells retention	-41
wanted email	-2072
how: assistant	-22
how: privacy	-89
how: tells privacy	-78
which: tells upkeep	-82
how many: tells upkeep	93
can: tells upkeep	314
we: tells upkeep	55
how often: service	-70
how often: has number	-93
how often: has us	-66
how often: tells deliverable	82
how often: has money	208
how often: has span	960
how often: has no	167
how often: has you	-850
how often: has reason	354
how often: tells feature	-22
how often: article	-39
how often: has question	311
how often: has name	-175
how often: tells overview	624
how often: privacy	-818
how often: tells retention	-63
how often: tells process	-88
how often: project	39
how often: tells challenge	-237
how often: company	-20
how often: has person	-215
how often: tells question	-31
how often: tells not-for	-51
how often: tells duration	-38
if: has date	-42
if: tells author	-26
if: tells date	-25
if: blog	-13
how long: tells place	-15
how long: tells opinion	-89
who: tells client	-515
wanted client	-1009
who: tells opinion	627
lacks client	-697
who: tells team	-119
who: tells result	181
who: tells benefit	25
wanted challenge	777
lacks challenge	-777
how much: tells visit	-571
how much: assistant	-32
how much: tells pay	-410
what: tells pay	-391
tells pay instead	-15
how: offices	-34
when: offices	120
when: tells visit	-38
how: office	-54
how: tells phone	-46
how: tells email	-40
how: tells hours	-43
when: office	21
when: tells phone	-13
when: tells email	11
when: tells hours	133
what: tells experience	-710
who: tells figure	-150
when: tells retention	-34
wanted opinion	673
lacks opinion	-673
who: blog	-168
assistant, of jobs	-24
privacy, of jobs	-141
offices, of jobs	-156
blog, of jobs	-17
do: tells pay	-366
where: tells question	531
where: tells not-for	-3
which: tells experience	436
which: tells pay	-17
which: tells apply	-621
which: tells author	-42
which: tells date	-36
wanted requirement	717
lacks requirement	-716
lacks apply	180
wanted apply	-552
must: tells pay	-5
i: tells pay	-41
how many: tells apply	-22
how many: tells pay	-10
how: tells retention	-555
how: tells reply	-5
how: tells pay	-37
how: tells benefit	-164
which: tells reply	-25
if: tells apply	-22
how long: tells apply	-63
wanted benefit	-795
lacks benefit	937
how many: assistant	-82
office, of jobs	-21
which: office	313
article, of articles	353
blog, of articles	290
service, of articles	-227
who: tells author	175
who: tells date	172
wanted author	448
lacks author	-427
assistant, of articles	-21
who: assistant	321
privacy, of articles	-12
offices, of articles	52
project, of articles	-276
unpublished, of articles	-183
how often: blog	1052
how often: tells privacy	-971
how often: tells technology	-12
how often: offices	-57
how often: tells contact	-51
how often: tells requirement	-50
how often: careers	-21
how often: tells result	671
how often: unpublished	-21
how often: tells reply	-28
how often: has date	-131
how often: tells benefit	-8
position, of articles	-9
company, of articles	-208
when: assistant	-87
wanted date	360
wanted privacy	969
lacks date	-20
lacks privacy	-780
who: tells hours	-489
who: tells reply	-588
who: tells retention	4
can: blog	510
if: office	-311
if: tells place	585
if: tells phone	-251
if: tells email	-179
careers, of articles	-145
when: tells reply	497
how much: tells reply	102
can: tells author	-72
can: tells date	-70
where: has question	465
who: tells phone	-131
if: tells client	-77
wanted pay	-601
lacks pay	806
must: tells upkeep	-57
if: tells pay	-28
we: tells pay	-4
we: assistant	-44
how long: position	-7
how long: tells benefit	-32
why: tells pay	-7
when: tells opinion	-85
how: tells opinion	-73
we: tells reply	-21
if: tells opinion	-30
why: office	-438
why: tells email	-424
why: tells hours	-391
why: tells benefit	-53
why: tells figure	-24
we: tells experience	-50
where: tells author	349
where: tells date	349
must: office	247
must: tells phone	159
must: tells email	164
how much: office	-338
how much: tells phone	-333
how much: tells email	-261
how often: tells client	-689
how often: tells example	-651
how often: tells team	-42
how often: tells list	-29
why: tells client	-53
why: tells team	-24
if: tells experience	127
where: blog	-18
when: tells pay	-11
who: office	-188
who: tells email	-104
how often: tells author	-323
how often: tells date	-323
lacks feature	62
wanted feature	-62
score after	8
log score after	76
score after, known alone	66
log score after, known alone	208
score after, meant alone	5
log score after, meant alone	23
score pointing back	3
log score pointing back	179
place by score after	-62
place by score after, known alone	-6
place by score pointing back	-109
like after, known alone	19
log like after, known alone	21
like after, meant alone	-15
log like after, meant alone	-18
like pointing back	65
log like pointing back	90
place by like after	-44
place by like after, known alone	9
place by like after, meant alone	-47
place by like pointing back	111
alone after	25
log alone after	57
alone after, known alone	15
log alone after, known alone	91
alone after, meant alone	-12
log alone after, meant alone	-9
alone pointing back	-27
log alone pointing back	-56
place by alone after	32
place by alone after, known alone	30
place by alone after, meant alone	-34
place by alone pointing back	-8
asking after	15
log asking after	15
asking after, known alone	24
log asking after, known alone	27
asking after, meant alone	-13
log asking after, meant alone	-16
asking pointing back	95
log asking pointing back	128
place by asking after	-24
place by asking after, known alone	14
place by asking after, meant alone	-46
place by asking pointing back	153
item after	-32
log item after	-50
item after, known alone	-5
log item after, known alone	-17
item after, meant alone	-22
log item after, meant alone	-28
item pointing back	6
log item pointing back	13
place by item after	-50
place by item after, known alone	27
place by item after, meant alone	-51
place by item pointing back	41
passage after	27
log passage after	36
passage after, known alone	50
log passage after, known alone	66
passage after, meant alone	-7
log passage after, meant alone	-9
passage pointing back	59
log passage pointing back	92
place by passage after	-5
place by passage after, known alone	29
place by passage after, meant alone	-13
place by passage pointing back	60
thing after	21
log thing after	12
thing after, known alone	38
log thing after, known alone	38
thing after, meant alone	3
thing pointing back	89
log thing pointing back	107
place by thing after	-12
place by thing after, meant alone	-29
place by thing pointing back	88
meaning after	-51
meaning below the likeliest after	77
meaning after, known alone	9
meaning below the likeliest after, known alone	9
meaning after, meant alone	-14
meaning below the likeliest after, meant alone	-14
meaning pointing back	-24
meaning below the likeliest pointing back	-24
place by meaning after	-10
place by meaning after, known alone	19
place by meaning after, meant alone	-15
place by meaning pointing back	135
meaning after below the likeliest	62
meaning after long	-91
meaning after below the likeliest long	-91
meaning after short	130
meaning after below the likeliest short	130
meaning after after	62
meaning after below the likeliest after	62
meaning after after, known alone	105
meaning after below the likeliest after, known alone	105
meaning after after, meant alone	-25
meaning after below the likeliest after, meant alone	-25
meaning after pointing back	111
meaning after below the likeliest pointing back	111
meaning after known	53
meaning after below the likeliest known	53
meaning after aspect	-23
meaning after below the likeliest aspect	-23
place by meaning after long	-36
place by meaning after short	87
place by meaning after after	37
place by meaning after after, known alone	36
place by meaning after after, meant alone	-30
place by meaning after pointing back	112
place by meaning after known	24
place by meaning after aspect	-33
3. by meaning after	69
spoken of	-7
spoken of, pointed back to	82
spoken of, nothing named	55
its kind spoken of	-3
service, after	57
2. by meaning after	38
something else spoken of	5
company, after	11
5. by meaning after	9
privacy, after	-59
1. by meaning after	-24
project, after	-70
4. by meaning after	143
article, after	-66
careers, after	8
meaning after named	-3
meaning after below the likeliest named	-3
place by meaning after named	78
office, after	381
offices, after	-39
unpublished, after	117
position, after	-107
assistant, after	-43
blog, after	28
meaning after story	-308
meaning after below the likeliest story	-308
place by meaning after story	-48`;
