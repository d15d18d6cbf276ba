/** Written by `npm run train:answers`: what each sign says for a passage, in thousandths (gateway/modules/learning/weights.ts). */
export const learnt = `
score	156
log score	269
score long	72
log score long	126
score short	140
log score short	298
score named	122
log score named	157
score known	92
log score known	86
score aspect	75
log score aspect	89
place by score	116
place by score long	53
place by score short	67
place by score named	15
place by score known	68
place by score aspect	19
1. by score	64
like	37
log like	26
like long	28
log like long	26
like short	-31
log like short	-95
like named	-9
log like named	-31
like known	-15
log like known	-64
like aspect	-10
log like aspect	-28
place by like	54
place by like long	42
place by like short	-70
place by like named	10
place by like known	-12
place by like aspect	-29
alone	38
log alone	48
alone long	36
log alone long	48
alone short	-122
log alone short	-202
log alone named	-9
alone known	-17
log alone known	-44
alone aspect	-23
log alone aspect	-34
place by alone	54
place by alone long	47
place by alone short	-177
place by alone named	-18
place by alone known	-26
place by alone aspect	-20
asking	39
log asking	20
asking long	31
log asking long	24
asking short	-31
log asking short	-95
asking named	-4
log asking named	-26
asking known	-15
log asking known	-80
asking aspect	-6
log asking aspect	-24
place by asking	78
place by asking long	70
place by asking short	-70
place by asking named	49
place by asking known	-2
place by asking aspect	-25
item	39
log item	58
item long	29
log item long	42
item short	-44
log item short	-73
item named	-21
log item named	-52
log item known	13
item aspect	-21
log item aspect	-46
place by item	58
place by item long	45
place by item short	-46
place by item named	15
place by item known	-3
place by item aspect	-40
4. by item	48
passage	58
log passage	83
passage long	27
log passage long	35
passage short	25
log passage short	36
passage named	-13
log passage named	-49
passage known	15
log passage known	30
passage aspect	-20
log passage aspect	-45
place by passage	103
place by passage long	50
place by passage short	-8
place by passage named	24
place by passage known	19
place by passage aspect	10
thing	53
log thing	62
thing long	34
log thing long	39
thing short	15
log thing short	10
thing named	15
log thing named	17
thing known	18
log thing known	28
thing aspect	34
log thing aspect	36
place by thing	136
place by thing long	64
place by thing short	52
place by thing named	72
place by thing known	61
place by thing aspect	85
matched	91
log matched	35
place by matched	154
amount	214
log amount	132
place by amount	291
2. by amount	6
coverage	73
log coverage	97
place by coverage	126
rest	167
log rest	56
place by rest	225
4. by rest	31
head	108
log head	23
place by head	159
meaning	205
meaning below the likeliest	204
meaning long	41
meaning below the likeliest long	42
meaning short	80
meaning below the likeliest short	75
meaning named	18
meaning below the likeliest named	19
meaning known	104
meaning below the likeliest known	98
meaning aspect	53
meaning below the likeliest aspect	51
place by meaning	125
place by meaning long	42
place by meaning short	-50
place by meaning named	4
place by meaning known	16
place by meaning aspect	33
wording alone	317
wording alone below the likeliest	313
wording alone long	108
wording alone below the likeliest long	108
wording alone short	87
wording alone below the likeliest short	71
wording alone named	-157
wording alone below the likeliest named	-157
wording alone known	143
wording alone below the likeliest known	137
wording alone aspect	-10
wording alone below the likeliest aspect	-15
place by wording alone	163
place by wording alone long	38
place by wording alone short	42
place by wording alone named	59
place by wording alone known	82
place by wording alone aspect	-16
like itself	-15
like squared	-66
coverage itself	52
rest itself	130
head itself	55
held	103
fit	-35
tells	83
of it	6
tells of it	18
stands out	47
named	-108
of the same as the best	121
of the same kind as the best	11
project	-114
project, of us	-127
project, a number	28
how many: project	-115
how many: has money	92
how many: has number	268
how many: has person	-287
how many: has name	-85
how many: tells price	40
how many: tells duration	-6
how many: tells team	72
how many: tells client	-155
you: project	-138
you: has money	-34
you: has span	67
you: has number	-24
you: has person	-29
you: has name	71
you: tells price	53
you: tells duration	-66
you: tells team	119
you: tells client	-198
wanted	122
wanted team	318
tells price	50
tells duration	-26
tells team	15
tells client	-305
length	-48
items	-104
2. by score	146
1. by like	20
1. by alone	31
1. by asking	73
1. by item	42
1. by passage	78
1. by thing	90
1. by matched	216
1. by amount	310
1. by coverage	93
1. by rest	181
1. by head	195
1. by meaning	87
1. by wording alone	151
another is named	167
of the same as the likest	45
of the same kind as the likest	-33
company	55
company, of us	146
company, a number	-25
how many: company	87
how many: tells figure	-107
you: company	73
you: tells figure	-98
wanted figure	-558
tells figure	-77
3. by score	13
5. by like	-11
5. by alone	-51
5. by asking	-18
2. by thing	109
3. by amount	23
2. by rest	95
how many: has no	-84
how many: has us	22
how many: has you	-22
how many: tells overview	-26
you: has no	49
you: has us	51
you: has you	127
you: tells overview	-322
tells overview	-254
tells overview instead	-134
lacks team	-682
lacks figure	-8
lacks example	-152
entries	-18
4. by score	-27
3. by like	25
3. by alone	-16
3. by asking	36
3. by item	-34
3. by thing	7
3. by matched	-56
5. by coverage	-8
5. by rest	29
2. by head	-35
3. by meaning	22
how many: tells list	-83
you: tells list	13
tells list	-44
5. by score	-23
4. by thing	30
2. by matched	-49
4. by amount	12
4. by coverage	24
3. by rest	81
how many: tells example	-271
you: tells example	-232
wanted example	-125
tells example	-195
5. by passage	-5
5. by thing	-20
tells duration instead	-33
tells list instead	-32
5. by item	37
4. by matched	-7
3. by head	28
4. by meaning	85
careers	14
careers, of us	-91
careers, a number	114
how many: careers	78
you: careers	-97
4. by like	14
4. by alone	6
4. by asking	-22
2. by passage	62
5. by amount	25
unpublished	206
unpublished, of us	54
unpublished, a number	117
how many: unpublished	280
how many: tells contact	65
you: unpublished	260
you: tells contact	48
tells contact	75
tells contact instead	261
2. by like	72
2. by alone	89
2. by asking	17
2. by item	43
4. by passage	13
2. by coverage	89
4. by wording alone	-15
another of its kind is named	-40
how many: tells challenge	-186
you: tells challenge	-84
tells challenge	-35
tells challenge instead	-179
how many: has date	323
you: has date	10
3. by wording alone	66
5. by wording alone	-53
tells price instead	-53
3. by passage	24
how many: tells result	-71
you: tells result	-83
tells result	52
tells result instead	-15
service	49
service, of us	-42
service, a number	-78
how many: service	-121
how many: tells feature	5
you: service	6
you: tells feature	62
tells feature	-26
tells feature instead	-54
5. by matched	-27
4. by head	-5
5. by meaning	30
how many: has reason	90
you: has reason	103
how many: tells process	-174
you: tells process	109
tells process	80
tells process instead	42
2. by meaning	38
2. by wording alone	42
5. by head	-51
article	-86
article, of us	-67
article, a number	25
how many: article	40
you: article	-164
company, nothing named	192
how: company	112
how: has number	-123
how: tells figure	-599
how: tells team	190
do: company	109
do: has number	12
do: tells figure	-47
do: tells team	213
how: has us	-219
how: tells overview	-53
do: has us	36
do: tells overview	-321
careers, nothing named	40
how: careers	195
do: careers	-73
project, nothing named	-70
how: project	130
how: has money	213
how: has span	143
how: has person	69
how: has name	32
how: tells price	258
how: tells duration	129
how: tells client	-193
do: project	-120
do: has money	217
do: has span	225
do: has person	144
do: has name	-73
do: tells price	102
do: tells duration	-2
do: tells client	-202
unpublished, nothing named	246
how: unpublished	-412
how: has no	511
how: has you	87
how: tells contact	-329
do: unpublished	263
do: has no	203
do: has you	55
do: tells contact	182
how: tells process	8
do: tells process	-15
how: has reason	-127
do: has reason	85
service, nothing named	-77
how: service	-14
how: tells question	126
do: service	-54
do: tells question	26
you: tells question	194
tells question	99
tells question instead	82
article, nothing named	-177
how: article	79
do: article	-119
how: has question	243
do: has question	21
how: tells challenge	725
do: tells challenge	93
how: tells feature	176
do: tells feature	-81
how: tells technology	-72
do: tells technology	-50
you: tells technology	26
tells technology	15
tells technology instead	-26
how: tells not-for	-124
do: tells not-for	116
you: tells not-for	153
tells not-for	134
tells not-for instead	-31
how: tells deliverable	-40
do: tells deliverable	46
you: tells deliverable	-9
tells deliverable	14
tells deliverable instead	16
can: company	190
can: has number	-144
can: tells figure	-143
can: tells team	-54
i: company	146
i: has number	137
i: tells team	-86
can: unpublished	184
can: has no	3
can: has us	-9
can: tells contact	-170
i: unpublished	216
i: has no	-85
i: has us	389
i: tells contact	32
can: project	-231
can: tells overview	162
can: tells client	-203
can: tells example	-105
i: project	-251
i: tells overview	-30
i: tells client	-141
i: tells example	-93
tells client instead	-84
tells example instead	-121
can: has money	-417
i: has money	-147
can: has person	-84
can: has name	-31
can: tells list	-9
i: has person	-347
i: has name	-49
i: tells list	-233
can: has reason	-32
i: has reason	-18
can: has span	-32
can: has date	-19
i: has span	175
i: has date	27
can: has you	-114
i: has you	268
can: careers	64
i: careers	-148
tells team instead	26
can: tells duration	-93
i: tells duration	-169
can: tells price	-22
i: tells price	-73
privacy	-5
privacy, of us	123
privacy, a number	-115
privacy, nothing named	-47
how many: privacy	-71
how many: tells privacy	-78
can: privacy	21
can: tells privacy	30
i: privacy	66
i: tells privacy	-10
tells privacy	-9
tells privacy instead	-10
how many: has question	-34
can: article	-157
can: has question	-18
i: article	221
can: service	124
i: service	-255
how many: tells deliverable	347
can: tells deliverable	93
lacks experience	-380
how many: tells experience	-42
how many: tells place	-209
you: tells experience	-161
you: tells place	-64
wanted experience	400
tells experience	-122
tells place	-69
you: privacy	71
you: tells privacy	83
offices	-26
offices, of us	30
offices, a number	78
offices, nothing named	-112
how many: offices	71
how many: tells requirement	-75
you: offices	25
you: tells requirement	29
tells requirement	-24
tells requirement instead	-119
how many: tells technology	-79
how many: tells question	88
how many: tells opinion	-496
you: tells opinion	-96
tells opinion instead	-228
how many: tells benefit	-39
you: tells benefit	-29
tells benefit	31
tells benefit instead	121
how many: tells retention	-7
you: tells retention	-105
tells retention	62
tells retention instead	-36
how many: tells date	-184
you: tells date	-62
tells date	-96
tells date instead	-104
which: offices	-238
which: has number	-61
which: has person	337
which: has us	-217
which: has name	176
which: tells place	-32
which: tells list	100
do: offices	-96
do: tells place	-36
do: tells list	4
wanted place	104
which: company	-256
which: tells overview	-236
lacks place	255
which: privacy	-144
which: has date	-64
which: has no	-162
which: has you	-380
which: tells privacy	-137
do: privacy	144
do: has date	-22
do: tells privacy	178
which: unpublished	497
which: tells contact	488
which: careers	-16
which: has money	-180
which: has span	318
which: tells benefit	-61
do: tells benefit	-8
which: service	106
which: has question	-243
which: tells question	-76
which: tells price	68
which: has reason	-103
which: tells phone	378
do: tells phone	32
you: tells phone	420
tells phone	-7
tells phone instead	43
which: tells feature	-337
which: project	-76
which: tells deliverable	-375
which: tells figure	-54
which: tells team	-379
tells figure instead	-33
which: tells client	-210
which: tells example	612
do: tells example	-272
which: tells technology	315
which: article	-16
which: tells hours	220
do: tells hours	-131
you: tells hours	213
tells hours	-70
tells hours instead	-137
what: company	23
what: has number	-373
what: tells figure	-163
what: tells team	-6
what: project	-231
what: has person	-120
what: has no	-122
what: has us	-228
what: tells opinion	-237
what: has span	-79
what: has reason	-226
what: tells overview	-309
what: unpublished	276
what: has money	70
what: has you	-144
what: tells contact	163
what: service	161
what: tells deliverable	-252
what: tells result	-89
what: has name	-292
what: tells example	-184
what: article	160
what: tells feature	-119
what: tells challenge	231
what: tells price	113
what: tells list	-127
what: privacy	-70
what: tells privacy	-151
what: tells question	176
what: tells process	203
how much: service	16
how much: has number	213
how much: has reason	148
how much: has us	83
how much: tells overview	-194
how much: has money	-265
how much: has span	592
how much: has you	-114
how much: tells deliverable	56
how much: article	-111
how much: has no	246
how much: tells question	-18
how much: tells feature	-57
how much: has date	-80
how much: has person	197
how much: tells author	-57
how much: tells date	-57
you: tells author	-71
tells author	-96
tells author instead	-83
blog	21
blog, of us	90
blog, a number	114
how much: blog	-9
how much: has name	274
how much: has question	-147
you: blog	118
how much: company	-172
how much: tells figure	73
how much: tells team	-287
how much: tells not-for	-107
how much: tells technology	22
how much: project	-183
how much: tells result	201
how much: tells duration	195
how much: tells place	543
tells place instead	14
how much: tells contact	224
blog, nothing named	104
how many: tells visit	-47
you: tells visit	-43
tells visit	258
tells visit instead	-196
which: tells opinion	48
do: tells opinion	15
which: tells not-for	-30
which: tells requirement	-28
do: tells requirement	-146
which: tells duration	30
which: tells process	471
we: company	391
we: has number	-115
we: has person	-148
we: has reason	-182
we: has us	106
we: tells list	-22
we: tells figure	-199
we: tells team	-173
we: unpublished	-267
we: has no	-422
we: tells contact	-355
we: tells overview	59
we: has you	97
we: has span	22
we: article	-262
we: service	315
we: has name	-168
we: tells technology	-68
we: has money	86
we: has date	-193
we: tells process	377
we: tells duration	-295
we: tells question	57
we: tells example	-71
we: privacy	-76
we: tells privacy	-75
do: tells apply	-11
we: careers	-79
you: tells apply	-60
tells apply	-173
tells apply instead	-199
we: offices	23
we: has question	69
position	-165
position, of us	-64
position, nothing named	-178
do: position	-238
do: tells experience	-163
you: position	-78
why: company	408
why: has reason	1110
why: has no	710
why: has us	473
why: has you	525
why: tells overview	177
why: article	-48
why: has span	-239
why: has number	-234
why: unpublished	38
why: tells contact	-231
why: has question	-12
why: privacy	-155
why: has person	50
why: tells privacy	-158
assistant	-92
assistant, of us	-27
assistant, nothing named	-98
why: assistant	-17
do: assistant	-97
why: project	60
why: has name	-385
why: tells challenge	224
why: has money	-223
why: offices	-17
why: tells requirement	-8
why: tells example	-11
why: has date	-35
why: tells phone	-285
why: tells result	-6
do: tells result	75
why: service	-228
why: tells deliverable	-73
why: tells process	-154
why: tells duration	-40
why: tells price	-12
how: has date	612
how: tells list	-51
what: has date	51
what: has question	157
what: tells technology	63
what: tells duration	-119
what: tells not-for	72
must: company	6
must: has no	-178
must: has us	-49
must: has you	-62
must: tells overview	-100
why: tells question	-44
must: service	38
must: has number	48
must: tells question	-60
i: tells question	89
must: unpublished	-53
must: tells contact	-184
why: tells technology	272
must: has reason	305
must: tells technology	-69
i: tells technology	-64
must: has span	-434
must: tells process	62
i: tells process	-100
must: article	205
must: has money	-204
must: tells deliverable	-138
must: tells example	-160
must: has name	-76
must: has person	-197
must: project	-68
must: tells challenge	6
i: tells challenge	-91
why: tells opinion	-49
must: tells opinion	-15
i: tells opinion	-487
why: tells not-for	8
must: tells not-for	252
i: tells not-for	157
must: has question	-34
must: tells duration	-87
why: tells feature	-107
must: tells feature	160
i: tells feature	-193
why: careers	-27
why: tells apply	-2
must: careers	-94
must: tells apply	-75
i: tells apply	-47
why: position	-9
why: tells place	-195
why: tells experience	-3
must: position	56
must: tells place	-53
must: tells experience	-237
i: position	221
i: tells place	126
i: tells experience	-212
can: tells process	-123
can: tells question	102
can: tells technology	-92
position, a number	-23
how many: position	-26
can: position	-109
can: tells place	236
can: tells experience	436
tells experience instead	-152
can: tells requirement	-553
can: tells not-for	157
can: tells pay	149
you: tells pay	-137
tells pay	-85
can: tells benefit	159
can: assistant	-321
you: assistant	-25
can: tells feature	196
can: tells challenge	-32
what: offices	-231
what: tells requirement	38
what: assistant	51
if: service	156
if: has span	263
if: has number	-133
if: has question	385
if: tells question	63
if: company	318
if: has us	-30
if: tells overview	-102
if: has reason	-144
if: has no	-51
if: has you	-60
if: tells feature	-153
we: tells feature	104
if: tells figure	-30
if: tells team	-18
if: article	-363
if: has money	-112
if: has name	-436
if: project	-18
if: tells challenge	123
we: project	-154
we: tells challenge	-47
if: tells deliverable	317
we: tells deliverable	195
if: tells result	-37
we: tells result	82
if: tells process	476
if: tells not-for	-75
we: tells not-for	35
if: position	-45
if: tells requirement	-109
we: position	-46
we: tells requirement	-43
if: careers	-174
if: tells benefit	104
we: tells benefit	-350
if: has person	-91
we: tells opinion	-79
what: careers	-282
what: tells benefit	-83
what: tells hours	180
we: tells hours	79
office	-86
office, of us	115
office, nothing named	209
what: office	198
what: tells place	-374
what: tells phone	107
what: tells email	-73
we: office	-7
we: tells place	-46
we: tells phone	-22
we: tells email	-5
you: office	108
you: tells email	-43
tells email	-192
what: tells visit	-61
what: tells author	-145
what: tells date	-140
we: tells author	-251
we: tells date	-242
company, of jobs	213
when: company	122
when: has number	80
when: has no	21
when: has you	139
when: tells not-for	198
wanted not-for	741
when: has person	-66
when: has reason	107
when: has us	-86
when: tells overview	7
lacks not-for	-590
careers, of jobs	266
when: careers	59
when: has name	24
when: tells list	-78
must: tells list	-110
position, of jobs	-366
when: position	-32
when: tells place	23
when: tells experience	-5
when: tells figure	-33
when: tells team	-113
must: tells figure	-71
must: tells team	-54
when: tells example	-254
when: tells contact	37
service, of jobs	-173
when: service	35
when: has span	439
unpublished, of jobs	217
when: unpublished	-224
article, of jobs	-20
when: article	-53
when: has money	-196
when: has question	72
when: tells question	29
when: tells process	-83
when: tells technology	185
when: tells apply	-147
when: tells benefit	4
must: tells benefit	111
when: tells deliverable	246
project, of jobs	-58
when: project	36
when: tells client	-228
must: tells client	-163
tells email instead	62
what: tells retention	295
where: office	242
where: has number	363
where: has person	204
where: has no	213
where: has us	-192
where: has name	203
where: tells place	337
where: tells phone	266
where: tells hours	233
where: tells contact	-168
where: tells overview	220
do: office	78
do: tells email	-104
where: offices	-44
where: tells list	104
where: company	95
where: has reason	-129
where: privacy	-47
where: tells privacy	-47
where: unpublished	-257
where: careers	-14
where: tells experience	308
where: has you	130
where: tells example	-18
where: project	-64
where: has money	741
where: tells client	-55
where: has span	-274
where: tells benefit	-9
where: position	293
where: has date	99
where: tells price	880
where: tells duration	-55
where: tells team	-49
where: tells challenge	-105
where: article	490
wanted phone	-1006
lacks phone	709
score story	62
log score story	105
place by score story	-36
like story	15
log like story	-32
place by like story	-9
alone story	49
log alone story	79
place by alone story	-7
asking story	23
log asking story	-62
place by asking story	108
item story	24
log item story	56
place by item story	8
passage story	36
log passage story	67
place by passage story	-74
thing story	94
log thing story	117
place by thing story	-63
meaning story	89
meaning below the likeliest story	89
place by meaning story	116
wording alone story	182
wording alone below the likeliest story	182
place by wording alone story	-74
wording asking	155
wording asking below the likeliest	155
wording asking long	101
wording asking below the likeliest long	101
wording asking named	117
wording asking below the likeliest named	117
wording asking known	-197
wording asking below the likeliest known	-197
wording asking aspect	65
wording asking below the likeliest aspect	65
wording asking story	155
wording asking below the likeliest story	155
place by wording asking	72
place by wording asking long	90
place by wording asking named	86
place by wording asking known	-97
place by wording asking aspect	-79
place by wording asking story	72
1. by wording asking	33
2. by wording asking	-17
3. by wording asking	66
5. by wording asking	-22
what: tells client	-295
4. by wording asking	30
what: tells apply	-33
what: tells reply	-18
do: tells reply	-78
tells reply	27
tells reply instead	-57
wanted hours	225
lacks hours	181
do: tells visit	-188
you: tells reply	-190
do: tells retention	-183
can: offices	55
can: tells visit	871
i: offices	126
i: tells visit	912
wanted visit	131
can: office	-388
can: tells phone	-104
can: tells email	-210
can: tells hours	-320
i: office	120
i: tells phone	81
i: tells email	68
i: tells hours	17
lacks visit	-107
can: tells result	-251
i: tells result	-15
i: tells benefit	8
i: assistant	-165
how long: offices	-107
how long: has span	-159
how long: has number	-41
how long: has no	-10
how long: has you	53
how long: tells contact	-206
how long: tells hours	-111
how long: tells reply	-129
if: offices	368
if: tells contact	-265
if: tells hours	3
if: tells reply	174
can: tells reply	-296
i: tells reply	16
wanted reply	794
lacks reply	-875
assistant, a number	-110
how long: assistant	-186
how long: has us	-295
how long: tells overview	150
if: assistant	-173
how long: service	29
how long: has question	360
how long: tells question	156
how long: unpublished	-79
if: unpublished	-153
how long: project	222
how long: has money	-316
how long: has name	-65
how long: tells result	-93
how long: has reason	133
how long: careers	130
how long: tells process	-154
how long: tells requirement	-21
i: tells requirement	184
how long: privacy	-72
how long: tells privacy	-58
if: privacy	16
if: tells privacy	-123
how long: article	-21
how long: tells deliverable	171
how long: tells duration	-212
if: tells duration	-52
how long: tells not-for	-87
how long: tells feature	285
how long: company	-124
how many: tells hours	-698
lacks list	-278
office, a number	-875
how many: office	-989
how many: tells phone	-546
how many: tells email	-951
how many: tells reply	-6
must: tells requirement	188
must: privacy	-112
must: tells privacy	-103
must: assistant	-14
must: tells retention	-51
i: tells retention	65
must: tells hours	108
must: tells reply	-19
how long: tells price	2
lacks duration	-53
how long: has person	-21
how long: tells list	-296
how long: has date	-33
how long: tells author	-53
how long: tells date	-53
do: tells author	-68
do: tells date	-50
how long: tells challenge	-128
wanted duration	200
can: tells opinion	-403
wanted process	-313
lacks process	376
how long: tells figure	-24
how much: unpublished	393
lacks price	62
how much: tells process	-16
how much: tells price	-172
if: tells price	-350
we: tells price	-140
wanted price	-47
how much: tells example	267
if: tells example	-70
how much: privacy	391
how much: tells privacy	452
lacks upkeep	-158
what: tells upkeep	-215
do: tells upkeep	-151
wanted upkeep	93
tells upkeep	15
when: tells duration	-138
when: tells feature	-183
when: tells price	177
we: tells client	-238
when: tells challenge	-165
when: privacy	-23
when: tells privacy	15
do: blog	54
wanted list	-318
which: assistant	-46
which: blog	180
i: blog	20
we: blog	-56
how much: tells client	-439
how much: tells challenge	-183
how much: offices	644
how much: tells hours	-1184
how much: careers	-68
how much: tells benefit	-40
how much: position	-71
how much: tells experience	-100
who: service	50
who: has reason	-399
who: has no	-181
who: has you	-136
who: tells question	-86
who: has span	350
who: has us	198
who: has question	-397
who: has number	266
who: has name	253
who: tells feature	-86
who: article	131
who: has money	-271
who: tells deliverable	256
who: company	-244
who: tells process	-248
who: tells duration	-43
who: tells overview	-241
who: tells technology	-88
who: unpublished	36
who: tells contact	-125
who: project	120
who: tells challenge	133
who: privacy	95
who: tells privacy	97
who: position	-28
who: tells place	429
who: tells experience	-76
wanted technology	1162
lacks technology	-1117
how long: tells technology	-18
must: tells price	-71
why: tells author	-7
why: tells date	-7
i: tells author	-186
i: tells date	-179
why: tells list	-25
why: blog	-4
which: tells result	-303
which: tells challenge	308
wanted deliverable	86
lacks deliverable	-67
how much: tells upkeep	-159
how much: tells retention	-287
how much: tells requirement	-81
which: position	-316
what: position	-572
if: tells technology	241
if: tells upkeep	-53
i: tells upkeep	425
if: tells retention	141
you: tells upkeep	-27
how many: tells not-for	-59
how: position	-337
how: tells requirement	-423
how: tells upkeep	471
how: tells example	-434
where: service	-365
where: tells feature	-630
where: tells deliverable	-176
where: tells process	-65
where: tells technology	68
where: tells result	-10
when: tells upkeep	-56
tells upkeep instead	-53
when: tells result	83
when: tells requirement	-78
who: tells requirement	-43
who: has person	579
who: tells price	-126
who: tells example	-324
who: careers	-404
who: has date	139
who: tells pay	-10
who: offices	583
who: tells list	276
what: blog	-75
how long: tells example	-26
how long: tells team	52
how long: tells client	31
how long: tells retention	-13
how much: tells opinion	-84
lacks retention	-329
can: tells retention	-321
we: tells retention	-16
wanted retention	430
can: tells apply	-115
if: tells list	-328
how: tells place	-31
when: has date	440
how: tells result	-395
how: tells author	-100
how: tells date	-96
how: blog	-9
how: tells experience	-32
wanted result	534
lacks result	-527
how many: tells author	-185
who: tells not-for	-39
when: blog	-64
must: blog	-80
must: tells result	-57
when: tells author	-3
when: tells date	52
must: has date	-67
must: tells author	-218
must: tells date	-216
lacks email	1959
which: tells retention	-42
which: tells email	-266
wanted email	-1961
how: assistant	-10
how: tells privacy	-2
which: tells upkeep	-74
how many: tells upkeep	116
can: tells upkeep	257
we: tells upkeep	75
score after	52
log score after	49
score after, known alone	104
log score after, known alone	159
log score after, meant alone	-49
place by score after	-23
place by score after, known alone	28
place by score after, meant alone	-10
like after	5
log like after	-44
like after, known alone	15
log like after, known alone	-19
like after, meant alone	-17
log like after, meant alone	-36
place by like after	-45
place by like after, meant alone	-47
alone after	3
log alone after	-17
alone after, known alone	-6
log alone after, known alone	30
alone after, meant alone	-15
log alone after, meant alone	-24
place by alone after	-19
place by alone after, known alone	-21
place by alone after, meant alone	-44
asking after	5
log asking after	-54
asking after, known alone	14
log asking after, known alone	-24
asking after, meant alone	-17
log asking after, meant alone	-36
place by asking after	-17
place by asking after, known alone	8
place by asking after, meant alone	-44
item after	11
log item after	-26
item after, known alone	14
log item after, known alone	-22
item after, meant alone	-18
log item after, meant alone	-38
place by item after	-9
place by item after, known alone	20
place by item after, meant alone	-34
passage after	-3
log passage after	-33
passage after, known alone	13
log passage after, known alone	-10
passage after, meant alone	-21
log passage after, meant alone	-43
place by passage after	-72
place by passage after, known alone	-35
place by passage after, meant alone	-43
thing after	60
log thing after	32
thing after, known alone	61
log thing after, known alone	42
log thing after, meant alone	-13
place by thing after	-44
place by thing after, known alone	-9
place by thing after, meant alone	-33
meaning after	5
meaning below the likeliest after	22
meaning after, known alone	-68
meaning below the likeliest after, known alone	-60
meaning after, meant alone	-32
meaning below the likeliest after, meant alone	-30
place by meaning after	39
place by meaning after, known alone	-52
place by meaning after, meant alone	-26
meaning after below the likeliest	111
meaning after long	-39
meaning after below the likeliest long	-35
meaning after short	13
meaning after below the likeliest short	68
meaning after after	87
meaning after below the likeliest after	111
meaning after after, known alone	27
meaning after below the likeliest after, known alone	64
meaning after after, meant alone	-9
meaning after below the likeliest after, meant alone	-6
meaning after known	32
meaning after below the likeliest known	55
place by meaning after long	5
place by meaning after short	168
place by meaning after after	105
place by meaning after after, known alone	43
place by meaning after known	60
1. by meaning after	19
wording alone after	62
wording alone below the likeliest after	63
wording alone after, known alone	23
wording alone below the likeliest after, known alone	20
wording alone after, meant alone	-52
wording alone below the likeliest after, meant alone	-50
place by wording alone after	51
place by wording alone after, known alone	40
place by wording alone after, meant alone	-3
wording after	26
wording after below the likeliest	45
wording after long	-135
wording after below the likeliest long	-132
wording after short	151
wording after below the likeliest short	190
wording after after	26
wording after below the likeliest after	45
wording after after, known alone	41
wording after below the likeliest after, known alone	54
wording after after, meant alone	-64
wording after below the likeliest after, meant alone	-62
wording after known	55
wording after below the likeliest known	65
place by wording after	45
place by wording after long	-73
place by wording after short	215
place by wording after after	45
place by wording after after, known alone	150
place by wording after after, meant alone	-11
place by wording after known	79
1. by wording after	15
spoken of	18
spoken of, nothing named	60
service, after	-58
how often: service	-2
how often: has number	-64
how often: has us	17
how often: tells deliverable	89
2. by meaning after	139
2. by wording after	-27
how often: has reason	279
how often: has no	55
how often: has you	-603
how often: tells feature	-28
3. by meaning after	85
3. by wording after	132
how often: has money	19
how often: has span	745
5. by meaning after	-16
4. by wording after	16
something else spoken of	20
article, after	-57
how often: article	-48
5. by wording after	40
how often: has question	228
how often: tells overview	394
how often: has name	-173
how often: tells process	-72
how often: tells not-for	-23
blog, after	-12
how often: blog	791
how often: project	-22
how often: tells result	601
how often: tells challenge	-338
careers, after	-49
how often: careers	-13
how often: tells benefit	-5
how often: tells duration	-38
how often: tells question	-16
unpublished, after	181
how often: unpublished	-16
how often: tells contact	-21
company, after	62
how often: company	-27
4. by meaning after	-3
privacy, after	7
how often: privacy	-515
how often: tells retention	-29
how long: position	-19
if: has date	-44
if: tells author	-15
if: tells date	-14
if: blog	4
how long: tells place	-9
how long: tells opinion	-54
who: tells client	-440
wanted client	-1189
who: tells opinion	813
lacks client	-561
who: tells team	-41
who: tells result	95
who: tells benefit	10
wanted challenge	618
lacks challenge	-618
how much: tells visit	-524
how much: assistant	-70
how much: tells pay	-139
what: tells pay	-421
tells pay instead	-13
how: offices	-42
when: offices	61
when: tells visit	-5
how: office	-5
how: tells phone	-5
how: tells email	-4
how: tells hours	-8
when: office	86
when: tells phone	52
when: tells email	69
when: tells hours	121
what: tells experience	-692
who: tells figure	-153
when: tells retention	-157
wanted opinion	694
lacks opinion	-694
who: blog	-210
who: tells author	193
who: tells date	192
assistant, of jobs	-29
privacy, of jobs	-151
offices, of jobs	-222
blog, of jobs	-16
do: tells pay	-355
where: tells question	579
where: tells not-for	-58
which: tells experience	491
which: tells pay	-20
which: tells apply	-667
which: tells author	-13
which: tells date	-11
wanted requirement	756
lacks requirement	-752
lacks apply	133
wanted apply	-352
must: tells pay	-51
i: tells pay	-49
how many: tells apply	-112
how many: tells pay	-13
how: tells retention	-537
how: tells pay	-24
how: tells benefit	-26
which: tells reply	-43
if: tells apply	-136
how long: tells apply	-31
wanted benefit	-670
lacks benefit	639
how many: assistant	-79
office, of jobs	-12
which: office	308
article, of articles	302
blog, of articles	331
service, of articles	-325
company, of articles	-135
wanted author	540
lacks author	-491
assistant, of articles	-9
who: assistant	228
privacy, of articles	511
offices, of articles	159
project, of articles	-355
unpublished, of articles	-368
how often: tells privacy	-671
how often: tells technology	-11
how often: offices	-10
how often: tells reply	-17
how often: has date	-103
position, of articles	-7
when: assistant	-88
wanted date	293
wanted privacy	812
lacks date	-29
lacks privacy	-771
who: tells hours	-436
who: tells reply	-854
who: tells retention	3
can: blog	214
who: tells phone	21
if: office	-237
if: tells place	491
if: tells phone	-196
if: tells email	-125
careers, of articles	-22
when: tells reply	361
how much: tells reply	209
can: tells author	-54
can: tells date	-53
where: has question	468
score pointing back	52
log score pointing back	144
place by score pointing back	-54
like pointing back	93
log like pointing back	46
place by like pointing back	64
alone pointing back	3
log alone pointing back	-79
place by alone pointing back	-37
asking pointing back	96
log asking pointing back	47
place by asking pointing back	100
item pointing back	102
log item pointing back	59
place by item pointing back	116
passage pointing back	57
log passage pointing back	6
place by passage pointing back	-32
thing pointing back	129
log thing pointing back	74
place by thing pointing back	19
meaning pointing back	-77
meaning below the likeliest pointing back	-47
place by meaning pointing back	97
meaning after pointing back	80
meaning after below the likeliest pointing back	107
meaning after aspect	-13
meaning after below the likeliest aspect	15
place by meaning after pointing back	171
place by meaning after aspect	111
wording alone pointing back	24
wording alone below the likeliest pointing back	38
place by wording alone pointing back	-52
wording after pointing back	112
wording after below the likeliest pointing back	120
wording after aspect	-169
wording after below the likeliest aspect	-166
place by wording after pointing back	18
place by wording after aspect	39
spoken of, pointed back to	100
meaning after named	61
meaning after below the likeliest named	61
place by meaning after named	-3
wording after named	33
wording after below the likeliest named	33
place by wording after named	-75
office, after	10
offices, after	-30
position, after	-52
assistant, after	-30
how long: tells benefit	-24
if: tells client	-80
meaning after story	-92
meaning after below the likeliest story	-92
place by meaning after story	5
wording asking short	-639
wording asking below the likeliest short	-639
wording asking after	-78
wording asking below the likeliest after	-78
wording asking after, known alone	-112
wording asking below the likeliest after, known alone	-112
wording asking after, meant alone	28
wording asking below the likeliest after, meant alone	28
place by wording asking short	-417
place by wording asking after	-62
place by wording asking after, known alone	-52
place by wording asking after, meant alone	30
wording after story	-303
wording after below the likeliest story	-303
place by wording after story	-322
wanted pay	-773
lacks pay	909
must: tells upkeep	-47
if: tells pay	-91
we: tells pay	-6
we: assistant	-32
how long: tells experience	-4
how often: has person	-171
how long: tells email	-3
why: tells pay	-5
when: tells pay	-13
when: tells opinion	-63
how: tells opinion	-69
we: tells reply	-28
if: tells opinion	-16
why: office	-336
why: tells email	-325
why: tells hours	-284
why: tells benefit	-31
why: tells figure	-18
why: tells client	-3
we: tells experience	-26
where: tells author	281
where: tells date	281
must: office	329
must: tells phone	216
must: tells email	263
how much: office	-457
how much: tells phone	-439
how much: tells email	-411
how often: tells client	-470
how often: tells example	-397
how often: tells team	-67
how often: tells opinion	-123
how often: tells list	-34
why: tells team	-15
how long: tells phone	-4
if: tells experience	-74
where: blog	-8
wording asking pointing back	200
wording asking below the likeliest pointing back	200
place by wording asking pointing back	36
lacks feature	143
wanted feature	-143
why: tells reply	-4
how often: tells author	-300
how often: tells date	-300
who: office	12
who: tells email	31
how long: tells upkeep	-24
office, of articles	367`;
