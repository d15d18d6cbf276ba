/** Written by `npm run train:answers`: what each sign says for a passage, in thousandths (gateway/modules/learning/weights.ts). */
export const learnt = `
score	192
log score	303
score long	100
log score long	171
score short	44
log score short	36
score named	160
log score named	190
score known	135
log score known	127
score aspect	59
log score aspect	-32
place by score	127
place by score long	75
place by score short	-32
place by score named	67
place by score known	93
place by score aspect	-8
1. by score	44
like	69
log like	70
like long	58
log like long	63
like short	-41
log like short	-79
like named	-20
log like named	-50
log like known	-40
like aspect	-17
log like aspect	-34
place by like	90
place by like long	92
place by like short	-96
place by like aspect	-39
alone	97
log alone	141
alone long	72
log alone long	95
alone short	-70
log alone short	-72
log alone named	-21
alone known	13
log alone known	30
alone aspect	-26
log alone aspect	11
place by alone	116
place by alone long	105
place by alone short	-138
place by alone named	4
place by alone known	2
place by alone aspect	-35
asking	78
log asking	76
asking long	67
log asking long	71
asking short	-41
log asking short	-79
asking named	-8
log asking named	-36
asking known	4
log asking known	-48
asking aspect	-10
log asking aspect	-26
place by asking	119
place by asking long	121
place by asking short	-96
place by asking named	40
place by asking known	11
place by asking aspect	-24
item	59
log item	75
item long	49
log item long	67
item short	-37
log item short	-82
item named	-57
log item named	-102
item known	40
log item known	39
item aspect	-13
log item aspect	-25
place by item	45
place by item long	59
place by item short	-94
place by item named	-41
place by item known	27
place by item aspect	-27
4. by item	58
passage	119
log passage	146
passage long	68
log passage long	85
passage short	40
log passage short	24
passage named	6
log passage named	-38
passage known	78
log passage known	89
passage aspect	29
log passage aspect	27
place by passage	170
place by passage long	103
place by passage short	29
place by passage named	79
place by passage known	115
place by passage aspect	46
thing	84
log thing	99
thing long	42
log thing long	46
thing short	86
log thing short	102
thing named	-7
log thing named	-6
thing known	52
log thing known	63
thing aspect	18
log thing aspect	23
place by thing	206
place by thing long	118
place by thing short	36
place by thing named	55
place by thing known	108
place by thing aspect	47
matched	115
log matched	148
place by matched	141
amount	204
log amount	74
place by amount	248
2. by amount	-24
coverage	87
log coverage	113
place by coverage	105
rest	135
log rest	-16
place by rest	158
4. by rest	29
head	54
log head	43
place by head	88
meaning	261
meaning below the likeliest	259
meaning long	73
meaning below the likeliest long	73
meaning short	98
meaning below the likeliest short	92
meaning named	-46
meaning below the likeliest named	-45
meaning known	89
meaning below the likeliest known	83
meaning aspect	24
meaning below the likeliest aspect	18
place by meaning	175
place by meaning long	53
place by meaning short	124
place by meaning known	59
place by meaning aspect	56
like squared	-92
coverage itself	67
rest itself	98
head itself	-7
held	114
fit	17
tells	76
of it	27
tells of it	-55
stands out	87
named	-153
of the same as the best	72
of the same kind as the best	-20
project	-31
project, of us	-144
project, a number	58
how many: project	-125
how many: has money	119
how many: has span	114
how many: has number	319
how many: has person	-138
how many: has name	13
how many: tells price	210
how many: tells duration	129
how many: tells team	37
how many: tells client	-242
you: project	-160
you: has money	-7
you: has span	102
you: has number	-15
you: has person	-19
you: has name	127
you: tells price	-21
you: tells duration	-130
you: tells team	143
you: tells client	-69
wanted	181
wanted team	453
tells price	24
tells duration	18
tells team	124
tells client	-207
length	-30
items	-132
2. by score	150
1. by like	51
1. by alone	84
1. by asking	89
1. by item	17
1. by passage	147
1. by thing	138
1. by matched	171
1. by amount	274
1. by coverage	58
1. by rest	121
1. by head	84
1. by meaning	108
another is named	122
of the same as the likest	76
of the same kind as the likest	9
company	37
company, of us	217
company, a number	-67
how many: company	130
how many: tells figure	-58
you: company	144
you: tells figure	-59
wanted figure	-522
tells figure	-94
3. by score	91
2. by like	67
2. by alone	99
2. by asking	78
3. by item	7
2. by thing	148
3. by amount	7
2. by coverage	101
2. by rest	89
how many: has no	-227
how many: has us	-45
how many: has you	47
how many: tells overview	-86
you: has no	14
you: has us	186
you: has you	58
you: tells overview	-132
tells overview	-265
tells overview instead	-142
lacks team	-681
lacks figure	-73
lacks example	-753
entries	-16
4. by score	-10
4. by like	49
4. by alone	-37
4. by asking	14
3. by thing	24
3. by matched	-95
5. by coverage	-41
5. by rest	40
2. by head	39
3. by meaning	44
how many: tells list	-130
you: tells list	10
tells list	-83
5. by score	18
5. by passage	44
4. by thing	10
2. by matched	51
4. by amount	48
3. by rest	30
how many: tells example	-167
you: tells example	-26
wanted example	562
tells example	-210
5. by like	-6
5. by alone	4
5. by asking	-13
5. by thing	31
5. by meaning	59
tells duration instead	-105
tells list instead	-14
4. by matched	-63
careers	14
careers, of us	-53
careers, a number	37
how many: careers	-73
you: careers	-48
3. by like	36
3. by alone	24
3. by asking	14
2. by item	38
4. by passage	15
3. by coverage	42
another of its kind is named	-54
how many: tells challenge	-156
you: tells challenge	-69
tells challenge	-43
tells challenge instead	-147
2. by passage	64
5. by amount	35
unpublished	262
unpublished, of us	14
unpublished, a number	316
how many: unpublished	285
how many: tells contact	63
you: unpublished	215
you: tells contact	178
tells contact	106
tells contact instead	180
how many: has date	290
you: has date	22
2. by meaning	124
tells price instead	-162
service	-11
service, of us	-35
service, a number	-155
how many: service	-9
how many: tells feature	4
you: service	30
you: tells feature	87
tells feature	31
tells feature instead	-9
how many: tells process	-109
you: tells process	66
tells process	69
tells process instead	-35
3. by passage	6
how many: tells result	-98
you: tells result	-112
tells result	111
tells result instead	63
5. by matched	-17
4. by head	2
4. by meaning	48
how many: has reason	80
you: has reason	64
5. by head	-49
article	-81
article, of us	-119
article, a number	74
how many: article	15
you: article	-249
company, nothing named	145
how: company	342
how: has number	33
how: tells figure	-594
how: tells team	23
do: company	62
do: has number	-19
do: tells figure	-51
do: tells team	253
how: has us	-123
how: tells overview	107
do: has us	-39
do: tells overview	-295
careers, nothing named	42
how: careers	3
do: careers	32
project, nothing named	138
how: project	272
how: has money	172
how: has span	341
how: has person	51
how: tells price	200
how: tells duration	-23
how: tells client	-363
do: project	77
do: has money	82
do: has span	151
do: has person	169
do: has name	-73
do: tells price	-15
do: tells duration	-12
do: tells client	-69
unpublished, nothing named	118
how: unpublished	-512
how: has no	457
how: has you	-99
how: tells contact	-562
do: unpublished	162
do: has no	102
do: has you	-15
do: tells contact	180
how: tells process	235
do: tells process	107
how: has reason	-108
do: has reason	-33
service, nothing named	-98
how: service	-92
how: tells question	38
do: service	-167
do: tells question	-122
you: tells question	105
tells question	56
tells question instead	112
article, nothing named	-159
how: article	90
do: article	-77
how: has question	223
do: has question	34
you: has question	-143
how: tells challenge	800
do: tells challenge	91
how: tells feature	249
do: tells feature	-81
how: tells not-for	-250
do: tells not-for	133
you: tells not-for	53
tells not-for	101
how: tells technology	8
do: tells technology	-41
you: tells technology	-76
tells technology	-95
tells technology instead	-91
how: tells deliverable	-46
do: tells deliverable	-11
you: tells deliverable	49
tells deliverable	46
tells deliverable instead	18
can: company	250
can: has number	-89
can: tells figure	-275
can: tells team	-128
i: company	144
i: has number	-38
i: tells figure	13
i: tells team	-127
can: unpublished	536
can: has no	-36
can: has us	-65
can: tells contact	-53
i: unpublished	252
i: has no	-126
i: has us	382
i: tells contact	29
can: has person	-103
can: has name	-123
can: tells list	-27
can: tells example	-403
i: has person	-341
i: has name	-180
i: tells list	-136
i: tells example	-314
tells example instead	-154
can: project	-266
can: tells overview	7
can: tells client	-315
i: project	-415
i: tells overview	-28
i: tells client	-213
tells client instead	-116
can: has money	-178
i: has money	-138
can: has reason	-137
i: has reason	-60
can: has span	103
can: has date	-28
i: has span	87
i: has date	13
can: has you	155
i: has you	290
can: careers	101
i: careers	64
tells team instead	-12
can: tells duration	-165
i: tells duration	-239
can: tells price	-157
i: tells price	-60
privacy	-51
privacy, of us	28
privacy, a number	-116
privacy, nothing named	-80
how many: privacy	-99
how many: tells privacy	-116
can: privacy	-42
can: tells privacy	-30
i: privacy	89
i: tells privacy	29
tells privacy	-42
tells privacy instead	-12
how many: has question	-87
can: article	-245
can: has question	-124
i: article	282
can: service	-121
i: service	-360
how many: tells deliverable	338
can: tells deliverable	149
i: tells deliverable	-42
how many: tells opinion	-481
can: tells opinion	-303
i: tells opinion	-586
tells opinion	15
tells opinion instead	-211
lacks experience	-525
how many: tells experience	40
how many: tells place	-160
you: tells experience	-171
you: tells place	26
wanted experience	476
tells experience	-124
tells place	-80
offices	-106
offices, of us	-98
offices, a number	-40
offices, nothing named	-184
how many: offices	-132
how many: tells requirement	-143
you: offices	-128
you: tells requirement	203
tells requirement	-6
tells requirement instead	-155
you: privacy	-13
you: tells privacy	8
how many: tells question	104
you: tells opinion	-79
how many: tells technology	-73
how many: tells benefit	-89
you: tells benefit	-30
tells benefit	20
tells benefit instead	42
you: tells retention	-119
tells retention	2
tells retention instead	-47
how many: tells date	-190
you: tells date	-132
tells date	-88
tells date instead	-106
which: offices	-203
which: has number	-37
which: has person	327
which: has us	-175
which: has name	145
which: tells place	-112
which: tells list	25
do: offices	-25
do: tells place	-14
do: tells list	-78
wanted place	43
which: company	-97
which: tells overview	-129
lacks place	194
which: privacy	-230
which: has date	255
which: has no	-258
which: has you	-338
which: tells privacy	-226
do: privacy	29
do: has date	-2
do: tells privacy	69
which: unpublished	208
which: tells contact	293
which: careers	8
which: has money	-90
which: has span	227
which: tells benefit	-122
do: tells benefit	15
which: service	233
which: has question	-190
which: tells question	-114
which: has reason	-170
which: tells price	120
which: tells phone	139
do: tells phone	-21
you: tells phone	332
tells phone	45
tells phone instead	-108
which: tells feature	-248
which: project	-71
which: tells deliverable	-21
which: tells client	-280
which: tells example	525
do: tells example	-135
which: tells figure	-183
which: tells team	-409
tells figure instead	-13
which: tells technology	247
which: article	33
which: tells hours	-60
do: tells hours	-229
you: tells hours	467
tells hours	-72
tells hours instead	-147
what: company	40
what: has number	-177
what: tells figure	-257
what: tells team	-51
what: project	-181
what: has person	-89
what: has no	-75
what: has us	-210
what: tells opinion	-269
what: has span	96
what: has reason	-201
what: tells overview	-319
what: unpublished	105
what: has money	50
what: has you	-48
what: tells contact	100
what: service	271
what: has name	-122
what: tells deliverable	-185
what: tells example	-292
what: tells result	105
what: article	147
what: tells feature	-86
what: tells price	18
what: tells question	295
what: tells challenge	185
what: tells list	-76
what: privacy	-121
what: tells privacy	-179
what: tells process	250
what: tells duration	-181
named vaguely	-202
how much: service	-123
how much: has number	-98
how much: has reason	19
how much: has us	41
how much: tells overview	-298
how much: has money	-145
how much: has span	398
how much: has you	-271
how much: tells deliverable	58
how much: article	-20
how much: has no	166
how much: tells question	-42
how much: tells feature	-39
how much: has date	-55
how much: has person	190
how much: tells author	-100
how much: tells date	-100
you: tells author	-142
tells author	-85
tells author instead	-88
blog	36
blog, of us	164
blog, a number	82
how much: blog	-46
how much: has name	238
how much: has question	-161
how much: tells list	-122
you: blog	187
how much: company	-333
how much: tells figure	-126
how much: tells team	23
how much: tells technology	145
how much: tells price	-270
how much: tells duration	49
how much: tells example	-62
how much: project	94
how much: tells result	243
how much: tells place	550
tells place instead	-19
how much: tells contact	265
how much: tells process	-41
blog, nothing named	105
how many: blog	-19
how many: tells visit	-46
you: tells visit	79
tells visit	236
tells visit instead	-226
which: tells opinion	32
do: tells opinion	80
which: tells not-for	18
which: tells requirement	27
do: tells requirement	-111
which: tells duration	45
which: tells process	200
we: company	565
we: has number	-87
we: has person	53
we: has reason	-201
we: has us	-131
we: tells list	-79
we: tells figure	-346
we: tells team	-237
we: has you	347
we: tells overview	122
we: unpublished	-144
we: has no	-123
we: tells contact	-141
we: has span	-26
we: article	-115
we: has name	-147
we: service	73
we: tells technology	-206
we: tells example	147
we: has date	-33
we: has money	129
we: tells process	267
we: tells duration	-278
we: tells question	225
we: privacy	-105
we: tells privacy	-99
do: tells apply	130
we: careers	-234
we: tells apply	-11
you: tells apply	-76
tells apply	-238
tells apply instead	-319
position	-108
position, of us	130
position, nothing named	-90
do: position	-160
do: tells experience	-214
you: position	129
why: company	643
why: has reason	1056
why: has no	439
why: has us	781
why: has you	175
why: tells overview	193
why: article	-315
why: has span	-245
why: has number	-96
why: unpublished	333
why: tells contact	-246
why: has question	-312
why: privacy	-51
why: has person	25
why: tells privacy	-52
why: tells price	453
assistant	-204
assistant, of us	-54
assistant, nothing named	-241
why: assistant	-25
do: assistant	-47
why: project	77
why: has name	-418
why: tells challenge	259
why: tells example	-49
why: offices	-20
why: tells phone	-512
why: tells requirement	-19
why: has money	-155
why: has date	-176
why: tells result	-11
do: tells result	168
why: service	-504
why: tells deliverable	-35
why: tells process	-201
why: tells duration	400
why: tells place	-289
why: tells list	-83
how: has date	717
how: tells list	-94
what: has date	-10
what: has question	45
what: tells technology	-45
what: tells not-for	71
must: company	69
must: has no	-137
must: has us	-263
must: has you	-25
must: tells overview	-294
why: tells question	-341
must: service	-223
must: has number	276
must: tells question	-158
i: tells question	141
must: tells contact	-350
why: tells technology	12
must: has reason	302
must: tells technology	-157
i: tells technology	-130
must: unpublished	-332
must: article	475
must: has money	-268
must: has span	-469
must: tells process	54
i: tells process	-147
must: tells example	-151
must: tells deliverable	-345
must: has name	-35
must: has person	-287
must: project	-151
must: tells challenge	139
i: tells challenge	-152
why: tells not-for	-259
must: tells not-for	559
i: tells not-for	127
must: tells opinion	-19
must: has question	-21
must: tells duration	-22
why: tells feature	109
must: tells feature	127
i: tells feature	-217
why: position	-30
why: tells experience	-12
must: position	339
must: tells place	-200
must: tells experience	-425
i: position	312
i: tells place	105
i: tells experience	-149
can: tells process	72
can: tells question	187
can: tells technology	-338
position, a number	6
how many: position	29
can: position	13
can: tells place	299
can: tells experience	619
tells experience instead	-132
can: tells requirement	-678
can: tells not-for	30
can: tells pay	139
you: tells pay	-242
tells pay	-48
can: tells benefit	233
can: assistant	-715
you: assistant	-61
can: tells feature	197
can: tells challenge	85
what: offices	-346
what: tells requirement	101
what: assistant	-125
if: service	394
if: has span	354
if: has number	-61
if: has question	483
if: tells question	209
we: has question	9
if: company	131
if: has us	84
if: tells overview	-311
if: has reason	18
if: has no	-143
if: has you	-99
if: tells feature	-189
we: tells feature	129
if: tells figure	-68
if: tells team	-61
if: article	-348
if: has money	-137
if: has name	-355
if: project	-76
if: tells challenge	97
we: project	-101
we: tells challenge	-110
if: tells deliverable	447
we: tells deliverable	86
if: tells result	-86
we: tells result	24
if: tells process	336
if: tells not-for	-37
we: tells not-for	-74
if: position	-27
if: tells requirement	-171
we: position	-93
we: tells requirement	-98
if: careers	-104
if: tells benefit	140
we: tells benefit	-256
if: has person	180
we: tells opinion	-55
what: careers	-425
what: tells benefit	-135
what: tells hours	191
we: offices	-179
we: tells hours	-212
office	-33
office, of us	461
office, nothing named	364
what: office	254
what: tells place	-201
what: tells phone	187
what: tells email	-80
we: office	-70
we: tells place	-92
we: tells phone	-99
we: tells email	-59
you: office	496
you: tells email	201
tells email	-148
what: tells visit	-22
we: tells visit	-159
company, of jobs	-86
when: company	159
when: has number	78
when: has no	14
when: has you	67
when: tells not-for	355
wanted not-for	383
when: has person	-125
when: has reason	274
when: has us	-93
when: tells overview	-5
lacks not-for	-397
careers, of jobs	283
when: careers	256
when: has name	-97
when: tells list	-85
must: careers	145
must: tells list	-155
position, of jobs	-258
when: position	-265
when: tells place	-102
when: tells experience	-247
when: tells figure	-59
when: tells team	-183
must: tells figure	-106
must: tells team	-75
when: tells example	-298
when: tells contact	-32
service, of jobs	-141
when: service	3
when: has span	537
when: tells process	-101
unpublished, of jobs	375
when: unpublished	-280
article, of jobs	-95
when: article	-110
when: has money	-189
when: has question	222
when: tells question	127
when: tells technology	188
when: tells benefit	-57
must: tells benefit	476
when: tells apply	-288
must: tells apply	208
when: tells deliverable	248
project, of jobs	-98
when: project	9
when: tells client	-366
must: tells client	-158
tells email instead	-86
what: tells retention	176
where: office	-35
where: has number	541
where: has person	65
where: has no	719
where: has us	-347
where: has name	-284
where: tells place	253
where: tells phone	-18
where: tells email	-2
where: tells hours	-30
where: tells contact	183
where: tells overview	95
do: office	-108
do: tells email	-147
where: tells figure	-91
where: offices	-562
where: tells list	-406
where: company	-81
where: has reason	-89
where: careers	-307
where: tells experience	311
where: unpublished	251
where: has you	571
where: privacy	-222
where: tells privacy	-219
where: tells example	-51
where: has span	-161
where: tells benefit	-332
where: position	426
where: project	275
where: has money	490
where: tells client	-95
where: has date	-91
where: tells price	478
where: tells duration	-54
where: tells team	-48
where: article	318
where: service	-22
where: has question	601
where: tells question	582
wanted phone	-592
lacks phone	490
score story	101
log score story	95
place by score story	-75
like story	60
log like story	25
place by like story	58
alone story	66
log alone story	116
place by alone story	-34
asking story	115
log asking story	58
place by asking story	230
item story	-6
log item story	23
place by item story	-124
passage story	90
log passage story	136
place by passage story	-78
thing story	112
log thing story	137
place by thing story	-38
meaning story	88
meaning below the likeliest story	88
place by meaning story	174
what: tells client	-388
what: tells apply	-480
what: tells reply	-80
do: tells reply	-120
tells reply	56
tells reply instead	53
wanted hours	25
lacks hours	159
do: tells visit	-127
can: offices	362
can: tells visit	992
i: offices	298
i: tells visit	1113
wanted visit	323
can: office	-434
can: tells phone	317
can: tells email	-288
can: tells hours	-286
i: office	-86
i: tells phone	291
i: tells email	-83
i: tells hours	-13
lacks visit	-239
can: tells result	-286
i: tells result	-80
i: tells benefit	91
i: assistant	-373
how long: offices	-165
how long: has span	-47
how long: has number	-19
how long: has no	152
how long: has you	151
how long: tells contact	-99
how long: tells hours	-162
how long: tells reply	-248
if: offices	133
if: tells contact	-239
if: tells hours	-31
if: tells reply	205
can: tells reply	-199
i: tells reply	305
wanted reply	491
assistant, a number	-107
how long: assistant	-152
how long: has us	-363
how long: tells overview	79
if: assistant	-116
lacks reply	-851
how long: service	152
how long: has question	567
how long: tells question	57
how long: unpublished	98
if: unpublished	-170
how long: project	278
how long: has money	-246
how long: has name	-99
how long: tells result	-105
how long: has reason	105
how long: careers	27
how long: tells process	156
how long: tells requirement	-21
i: tells requirement	205
how long: privacy	-31
how long: tells privacy	156
if: privacy	70
if: tells privacy	-36
how long: article	-42
how long: tells deliverable	85
how long: tells duration	-166
if: tells duration	-154
how long: tells not-for	-69
how long: tells feature	168
how many: tells hours	-462
lacks list	-545
office, a number	-671
how many: office	-742
how many: tells phone	-695
how many: tells email	-665
how many: tells reply	-11
must: offices	90
must: tells requirement	645
must: privacy	-59
must: tells privacy	-50
must: tells email	38
must: tells retention	-70
i: tells retention	6
must: assistant	-68
must: tells hours	101
must: tells reply	-42
i: tells apply	21
how long: company	-312
how long: tells price	119
lacks duration	-3
how long: has person	223
how long: tells list	-414
how long: has date	-52
how long: tells author	153
how long: tells date	153
do: tells author	51
do: tells date	58
how long: tells challenge	-136
wanted duration	301
how long: tells figure	27
wanted process	-181
lacks process	209
lacks price	65
how much: unpublished	415
if: tells price	-248
we: tells price	-175
wanted price	-19
if: tells example	-57
how much: privacy	254
how much: tells privacy	298
how much: tells challenge	-113
lacks upkeep	-77
what: tells upkeep	-110
do: tells upkeep	-35
wanted upkeep	151
tells upkeep	-10
do: tells retention	-212
needed	208
another is needed	-229
when: tells duration	-225
when: tells price	16
when: tells feature	-121
we: tells client	96
when: tells challenge	-88
when: privacy	-27
when: tells privacy	21
do: blog	89
wanted list	-560
which: assistant	-52
we: tells author	118
we: tells date	110
we: blog	-82
how much: tells client	-213
what: tells author	-208
what: tells date	-200
how much: offices	695
how much: tells hours	-1230
how much: careers	-16
who: service	51
who: has reason	63
who: has no	436
who: has you	70
who: tells question	251
who: has span	303
who: has us	-140
who: has question	-521
who: has number	-47
who: has name	-116
who: tells feature	-141
who: article	-96
who: has money	-513
who: tells deliverable	228
who: company	-9
who: tells process	36
who: tells duration	-141
who: unpublished	347
who: tells contact	7
who: tells overview	-53
who: tells technology	-169
who: project	-60
who: tells challenge	43
who: privacy	-100
who: tells privacy	-164
who: position	-133
who: tells place	216
who: tells experience	-225
needed, nothing named	451
wanted technology	809
lacks technology	-700
how long: tells example	-88
how long: tells technology	-35
must: tells price	-132
needed, pointed back to	361
why: tells author	-305
why: tells date	-305
i: tells author	-152
i: tells date	-149
why: blog	-20
i: blog	71
why: careers	-71
which: tells result	-330
which: tells challenge	362
wanted deliverable	178
lacks deliverable	-165
how much: tells upkeep	88
how much: tells experience	-68
how much: position	-169
how much: tells retention	-259
how much: tells requirement	-194
which: position	-487
what: position	49
if: tells technology	293
if: tells upkeep	-31
i: tells upkeep	385
if: tells retention	212
you: tells upkeep	-150
how many: tells not-for	-81
how: position	-479
how: tells requirement	-381
how: tells upkeep	445
how: tells example	-593
where: tells feature	-638
where: tells challenge	-178
where: tells deliverable	160
where: tells process	-54
where: tells technology	643
where: tells requirement	-119
where: tells result	-83
when: tells upkeep	-66
tells upkeep instead	-105
when: tells result	74
who: has person	366
who: tells price	-380
who: tells example	-320
who: tells requirement	-184
who: careers	-312
who: has date	-51
who: tells pay	-70
who: offices	968
who: tells list	267
what: blog	-65
how long: tells team	355
how long: tells client	245
how long: tells retention	-205
how much: tells opinion	-98
lacks retention	-151
can: tells retention	-198
we: tells retention	-46
wanted retention	156
if: tells list	-154
how: tells place	-126
when: has date	419
how: tells result	-252
how: tells author	292
how: tells date	260
how: blog	620
how: tells experience	-268
wanted result	678
lacks result	-766
how many: tells author	-191
who: tells not-for	-97
when: blog	-85
must: blog	-159
must: tells result	-233
when: tells author	-26
when: tells date	27
must: has date	-132
must: tells author	-330
must: tells date	-326
when: tells requirement	-195
lacks email	1701
which: tells email	-182
wanted email	-1890
which: tells retention	-48
which: blog	141
how: assistant	-17
how: privacy	-325
how: tells privacy	-332
we: assistant	-445
which: tells upkeep	-26
how many: tells upkeep	183
can: tells upkeep	325
we: tells upkeep	-83
score after	33
log score after	-79
score after, known alone	169
log score after, known alone	129
log score after, meant alone	-66
place by score after	-48
place by score after, known alone	113
place by score after, meant alone	-8
like after	3
log like after	-20
like after, known alone	-59
log like after, known alone	-130
like after, meant alone	-5
log like after, meant alone	-28
place by like after	-41
place by like after, known alone	-58
place by like after, meant alone	-39
alone after	66
log alone after	121
alone after, known alone	-61
log alone after, known alone	28
alone after, meant alone	11
log alone after, meant alone	22
place by alone after	30
place by alone after, known alone	-59
place by alone after, meant alone	-17
asking after	13
log asking after	-13
asking after, known alone	-56
log asking after, known alone	-128
asking after, meant alone	-4
log asking after, meant alone	-27
place by asking after	-10
place by asking after, known alone	-47
place by asking after, meant alone	-35
item after	14
log item after	12
item after, known alone	43
log item after, known alone	27
item after, meant alone	-4
log item after, meant alone	-25
place by item after	-69
place by item after, known alone	54
place by item after, meant alone	-36
passage after	40
log passage after	56
passage after, known alone	93
log passage after, known alone	121
passage after, meant alone	-2
log passage after, meant alone	-22
place by passage after	-56
place by passage after, known alone	57
place by passage after, meant alone	-32
thing after	68
log thing after	68
thing after, known alone	75
log thing after, known alone	81
thing after, meant alone	26
log thing after, meant alone	16
place by thing after	-9
place by thing after, known alone	67
place by thing after, meant alone	13
meaning after	27
meaning below the likeliest after	215
meaning after, known alone	-70
meaning below the likeliest after, known alone	-82
meaning after, meant alone	16
meaning below the likeliest after, meant alone	17
place by meaning after	-12
place by meaning after, known alone	9
place by meaning after, meant alone	31
meaning after below the likeliest	46
meaning after long	-61
meaning after below the likeliest long	-60
meaning after short	176
meaning after below the likeliest short	171
meaning after after	50
meaning after below the likeliest after	46
meaning after after, known alone	48
meaning after below the likeliest after, known alone	38
meaning after after, meant alone	-15
meaning after below the likeliest after, meant alone	-12
meaning after known	-7
meaning after below the likeliest known	-14
place by meaning after long	-31
place by meaning after short	70
place by meaning after after	31
place by meaning after known	-6
2. by meaning after	79
spoken of	220
spoken of, nothing named	202
its kind spoken of	3
service, after	-103
how often: service	-41
how often: has number	-21
how often: has us	-128
how often: tells deliverable	174
1. by meaning after	-41
how often: has reason	356
how often: has no	13
how often: has you	-619
how often: tells feature	-87
3. by meaning after	153
how often: has money	304
how often: has span	877
5. by meaning after	70
something else spoken of	-85
article, after	-89
how often: article	52
how often: has question	345
how often: tells overview	352
how often: has name	-190
how often: tells process	-183
blog, after	-33
how often: blog	732
how often: tells not-for	-47
how often: tells question	-42
project, after	165
how often: project	21
how often: tells result	622
how often: tells challenge	-257
careers, after	27
how often: careers	-26
how often: tells benefit	-23
how often: tells duration	-81
company, after	-43
how often: company	-87
unpublished, after	131
how often: unpublished	-23
how often: tells contact	-42
4. by meaning after	-32
privacy, after	-25
how often: privacy	-590
how often: tells retention	-80
if: has date	105
if: tells author	277
if: tells date	267
if: blog	-16
how long: tells place	-12
how long: tells opinion	-56
who: tells client	-192
wanted client	-776
who: tells opinion	704
lacks client	-924
who: tells team	156
who: tells result	-30
who: tells benefit	154
wanted challenge	759
lacks challenge	-759
how much: tells visit	-420
how much: assistant	-24
how much: tells pay	10
what: tells pay	-309
tells pay instead	28
how: offices	-62
how: tells visit	-3
when: offices	180
when: tells visit	-39
how: office	-66
how: tells phone	-48
how: tells email	-43
how: tells hours	-31
when: office	25
when: tells phone	-200
when: tells email	14
when: tells hours	354
what: tells experience	-218
who: tells figure	120
when: tells retention	-211
wanted opinion	1292
lacks opinion	-1236
who: blog	-196
privacy, of jobs	-45
assistant, of jobs	-38
offices, of jobs	-159
blog, of jobs	-57
where: tells pay	-6
do: tells pay	-129
where: tells apply	-14
where: tells not-for	-207
which: tells experience	348
which: tells pay	-36
which: tells apply	-598
which: tells author	-82
which: tells date	-74
wanted requirement	754
lacks requirement	-830
lacks apply	-19
wanted apply	-257
must: tells pay	-104
i: tells pay	-111
how many: tells apply	-82
how many: tells pay	-10
how: tells apply	1400
how: tells reply	-104
how: tells retention	-348
how: tells pay	-218
how: tells benefit	-250
which: tells reply	-24
can: tells apply	45
if: tells apply	-33
how long: tells apply	-64
wanted benefit	-551
lacks benefit	466
how many: assistant	-96
office, of jobs	-66
which: office	95
you: tells reply	-174
article, of articles	355
blog, of articles	204
service, of articles	-226
who: tells author	150
who: tells date	149
wanted author	487
lacks author	-517
assistant, of articles	-11
who: assistant	195
privacy, of articles	383
offices, of articles	44
project, of articles	-543
unpublished, of articles	-87
how often: tells privacy	-641
how often: tells technology	-10
how often: offices	-58
how often: has date	-81
position, of articles	-33
company, of articles	-222
when: assistant	321
wanted date	354
wanted privacy	814
lacks date	-51
lacks privacy	-132
if: office	-512
if: tells place	216
if: tells phone	-421
if: tells email	-296
when: tells reply	468
how much: tells reply	405
can: blog	324
can: tells author	-64
can: tells date	-62
where: tells opinion	-23
score pointing back	-22
log score pointing back	-62
place by score pointing back	-151
like pointing back	86
log like pointing back	79
place by like pointing back	44
alone pointing back	57
log alone pointing back	58
place by alone pointing back	-4
asking pointing back	105
log asking pointing back	104
place by asking pointing back	94
item pointing back	55
log item pointing back	47
place by item pointing back	-29
passage pointing back	82
log passage pointing back	91
place by passage pointing back	-37
thing pointing back	98
log thing pointing back	70
place by thing pointing back	-2
meaning pointing back	71
meaning below the likeliest pointing back	86
place by meaning pointing back	146
meaning after pointing back	54
meaning after below the likeliest pointing back	66
meaning after aspect	98
meaning after below the likeliest aspect	88
place by meaning after pointing back	115
place by meaning after aspect	56
spoken of, pointed back to	297
meaning after named	245
meaning after below the likeliest named	245
place by meaning after named	15
office, after	171
offices, after	-65
position, after	73
assistant, after	-159
how long: tells benefit	-58
if: tells client	-54
meaning after story	-345
meaning after below the likeliest story	-345
place by meaning after story	-112
who: tells retention	-216
who: tells phone	-217
wanted pay	-766
lacks pay	951
where: assistant	-21
must: tells upkeep	12
if: tells pay	-49
we: tells pay	-181
how long: position	-19
why: tells pay	-12
why: tells apply	-3
when: tells pay	-85
when: tells opinion	-101
how: tells opinion	-95
who: tells upkeep	-114
we: tells reply	-121
if: tells opinion	-66
why: office	-596
why: tells email	-578
why: tells hours	-469
why: tells benefit	-63
why: tells figure	698
we: tells experience	-55
where: tells author	135
where: tells date	127
must: office	118
must: tells phone	18
how much: office	-269
how much: tells phone	-243
how much: tells email	-247
how often: tells client	-575
how often: tells example	-396
how often: has person	-348
how often: tells price	-150
how often: tells list	-17
why: tells client	114
why: tells team	93
if: tells experience	146
who: tells email	-232
careers, of articles	-95
lacks feature	298
wanted feature	-358
why: tells reply	-17
why: tells upkeep	147
how often: tells author	-266
how often: tells date	-266
who: tells hours	-83
who: office	-239
if: tells visit	926
how long: tells upkeep	-6
office, of articles	643
who: tells reply	1322`;
