/**
 * Words by what is mostly said around them: in each line the numbers of a class among 1,024, of one among 256 and of one among 64,
 * and the words that are in all three. Written by tools/make-word-classes.ts from GloVe's vectors (public domain, PDDL 1.0).
 */
export const wordClassLists = `
0 81 53 the of and in on is with as it by at from an this which their or one new two more first about up there all than over some time years world three only while where now between under through four well both high part home another long five here several around set same top number major six place times added few run open led line least past half every big far today close point become america nearly almost single leading short middle course running biggest runs track rest entire becoming distance closest
1010 239 53 to take put move return turn leave reach drive hopes fast save pick quick pull lift fill ups
0 81 47 for its other those work power working level present practice
281 81 47 that adding
421 81 53 was he his has have were who had been also made being house later however found british although already others once taken having gave recently worked appeared brought spent raised claimed carried previously initially discovered reportedly emerged accompanied occasions
920 81 53 said washington meanwhile gates
281 81 53 be but may still though seen ever changed
120 81 53 are each together except split drawn regularly
281 239 50 not if so did even how say see does might real difficult longer cannot supposed
281 239 53 they could likely
1010 239 47 will help must need continue job meet hold pressure decided needed bring needs raise carry seek follow push clean hoped aside remove deliver handle manage fail tap
876 81 53 after year last during before since day early days held months began ago night hours post reached continued previous australian fall returned followed respectively
191 183 50 we you my good think me know your lot really something things always why ca thing am doing bad feel talk sure anything everything someone felt tell everyone knew anyone happened moment mind else happy wrong guy maybe talking understand happen knows hear learned guys learn thinking feeling everybody seeing whatever remember yes exactly myself nobody happens obviously stuff worry feels mistake definitely absolutely thinks realize wonder anybody somebody tonight forget anywhere realized afraid imagine happening knowing likes listen yourself guess ourselves gotten lucky basically everywhere anyway somewhere luck liked bet anymore minds literally noticed somehow hopefully folks discover whenever lesson ought nowhere wanting surely mess sooner figured believing lately remembers wondering wherever whoever wondered bother anytime realizing wonders imagined fortunately suppose someday dreamed figuring pretending
281 239 47 would should meant unless meantime
847 81 53 when out into just then down back off left took came again went away started minutes coming saw turned eventually leaving finally passed kept broke ran twice headed stopped picked apart watched briefly saved barely
421 81 50 she himself whom
0 76 50 people
471 81 50 her man lives couple
375 99 48 percent billion net versus
920 149 15 government foreign official ministry authorities un defence homeland
281 120 50 no what yet believe fact probably matter idea reason seems true perhaps simply mean nor none answer neither believes indeed prove ultimately impossible aware explain merely
1010 239 50 can them make our get go want come better give enough keep find hard able wanted hope try let chance wants stay ready wo expect lose spend willing wait hoping easier survive harder fix spare shake rid needing
191 239 50 do going look looking watch
920 113 15 president
920 149 47 state officials security office federal department agency administration defense commission staff safety authority experts responsibility agencies offices immigration enforcement
375 98 48 million dollars per dlrs pounds yuan euros trillion pound francs cent pesos nt valued baht rupiah ringgit rand rupees kronor usd mln kroner eur bln guilders
0 239 53 us
0 81 38 most many american best live shared alongside
444 81 53 against managed
847 239 50 him
547 81 15 united dominated
547 81 47 states nation
281 120 53 because clear possibly
916 123 53 city north area west east town near district across land village miles located parts cities valley nearby zone upper northwest towns northeast southwest remote branches suburbs haven nearest
0 81 50 like much whole
308 149 47 national international public based local health council rights human community association project organization civil regional independent status protection foundation environmental fair trust commerce tourism creation partnership initiative municipal establishment organisation educational promotion conservation multi civic advocacy preservation
0 81 15 country
560 9 38 such include various numerous variety notably
902 81 53 second third record lost lead double sets row leads scores
473 149 47 company corporation parent
547 149 47 group members countries european groups non governments abroad membership unions participating sub respective
281 120 47 any whether determined
411 149 15 china chinese taiwan kong asian mainland
440 81 15 war
916 123 15 south central capital region southern northern western border eastern territory southeast regions borders provinces territories autonomous
520 153 15 minister prime premier
920 173 26 police
560 81 53 including
539 175 53 team game season play games league played players football player playing teams competition baseball debut seasons squad clubs appearances hosts coaching lineup roster
876 32 53 week tuesday wednesday monday thursday friday until month sunday saturday following late march june earlier july april september january december october november august weeks february morning ended completed afternoon shortly ending prior mid suspended
333 237 15 told reporters speaking insisted
0 32 53 end
912 113 15 former rival ex
560 120 38 these similar
110 36 19 school student teacher teaching courses colleges elementary grades graduation math graduates enrolled classroom curriculum pupils grammar campuses literacy preparatory kindergarten admissions accredited pupil vocational schooling magnet bilingual prep tertiary graders preschool parochial coeducational montessori
520 113 15 party leader opposition democratic parliament elected ruling coalition pro conservative liberal speaker politician socialist legislators lawmaker legislator
471 81 53 old death survived
684 216 53 news contributed posted
421 81 47 called given
920 193 15 military
0 239 50 way
455 131 38 used developed designed standard design model introduced uses generation models combination techniques designs artificial custom generic newer combining specially marketed incorporate utilized
253 32 53 next expected start summer opening scheduled beginning weekend starting date session spring schedule pre canceled cancelled sometime
980 120 50 very extremely otherwise rarely fairly equally careful absent ironically
237 62 53 york san los angeles atlanta boston chicago francisco houston miami philadelphia detroit toronto seattle dallas diego denver orleans phoenix baltimore montreal vegas buffalo vancouver ottawa
684 149 47 according bureau
554 150 25 court trial justice judge supreme appeal hearing lawyers ruled prosecutors jury courts prosecutor judges appeals tribunal prosecution judicial trials verdict attorneys superior defendants arguments proceedings judgment hearings indictment plea jurors testify defendant courtroom impeachment reversed overturned sentencing reno upheld magistrate recount proceeding presiding contempt rulings pleas recounts procedural corpus appellate motions judgement deposition magistrates testifying indictments tribunals juror verdicts acquittal juries inquest pretrial arraignment rebuttal mistrial probate evidentiary admissibility
986 113 47 political
141 239 50 says makes comes goes gives becomes sees helps puts loses lets
100 23 47 market
471 61 50 family woman mother husband relatives childhood survivor reunited
471 81 38 life
955 149 47 general executive commissioner tuhv
935 207 19 university harvard stanford yale berkeley princeton georgetown cornell johns mit alma uc
421 9 38 known widely referred
902 175 53 points won final win round match race victory fourth goal winning scored beat finished goals fifth straight losing finish score draw defeat spot sixth defeated scoring ranked seventh consecutive tied tie eighth defending chances beating rivals ninth streak finishing triple victories eliminated fastest comeback triumph sweep lone successive contention ace midway dominating
549 110 47 bank regulator
65 237 15 iraq iran
455 131 47 use using applied conventional modified specialized construct engineered devised
547 81 38 among
978 239 53 right face hand stand backs
986 236 47 economic global progress strategy climate reforms strategic broad emerging transition broader wider
684 216 47 report reports reporting
509 173 26 killed killing explosion blast exploded miners wounds explosions blasts injuring blaze perished
549 149 47 business companies financial industry private investment management fund firm finance sector businesses corporate overseas executives banking partners firms venture managing managers accounting enterprises associates enterprise consulting corporations institutional ventures
0 239 47 own
186 64 47 law act legislation
445 76 53 women aged
478 149 47 service services worldwide marketing nationwide
445 76 50 children older girls adults elderly mothers teens teenagers youngsters agers
900 113 47 bush clinton bill republican obama republicans barack gop
744 81 38 show shows scene
955 149 15 chief secretary senior deputy affairs representative
376 131 47 system data systems operating advanced platform signal controls communication tools tool integrated dual apparatus
67 205 46 john george david michael james robert paul lee thomas richard peter martin van tom bob frank jack howard daniel andrew stephen ben patrick harry dean christopher sam alan gordon simon gary anthony stanley roger donald adam bruce douglas dick barry dennis ed steven lawrence wayne burns roy warren fred jonathan norman robin max nicholas ted vincent arnold kenneth clarke oliver lloyd raymond neil leonard jeffrey gregory gilbert lucas timothy joel gerald allan malcolm kirk leslie mann peters gerry noel laurence bert garry pfoutch rickd
580 149 47 support program special programs funding permanent
873 49 38 series film television tv movie stars films directed cast episode actor hollywood classic movies drama comedy actors documentary episodes broadway productions silent portrayed horror cinema animated filmed adaptation serial filming soap cartoon animation creator idol sequel theatrical filmmaker thriller acclaimed screenplay recurring filmmakers remake anime portrayal dramas parody documentaries creators comedies actresses filmmaking scripted comedic sitcoms
356 32 15 meeting summit attend invitation sidelines
684 81 53 reported showed
496 239 53 without stop sign forcing
156 201 53 white black red gold light green blue hot sun silver golden ring orange sky circle wings spots diamond topped
0 9 38 history
547 81 53 men ranks handful
995 109 53 became joined royal formed
554 120 25 case
783 239 47 money
421 109 38 name
702 149 47 trade
308 123 53 center
231 237 15 israel
649 241 32 oil gas products plant industrial fuel supply goods plants materials crude supplies chemical export electricity coal gasoline petroleum mines raw imported grain heating diesel manufactured shipments shipped mineral supplier refinery exporting manufacture deliveries exported fuels quantities shipment exporter petrol ethanol refined refineries fertilizer refining importing petrochemical importer lng liquefied biofuels foodstuffs newsprint petrochemicals biodiesel lpg
980 239 50 too fit tend prefer
845 13 36 al abdullah
801 193 53 air
363 193 26 army artillery marines confederate garrison brigades idf
281 183 50 never done thought person nothing actually certainly convinced unfortunately
894 183 50 little love kind bit sort fun nice touch plenty lots kid sight smile wise bunch joke sorts habit stranger fond
960 193 26 forces armed
751 5 23 de
333 237 47 saying speech stated referring stressed privately
309 81 15 french
273 51 15 peace talks diplomatic accord reconciliation ceasefire truce territorial negotiators mediation brokered koreas mediators mediate mediated
920 193 47 force personnel civilian
469 81 38 great success
547 149 15 union member nations ministers representatives commonwealth counterparts
938 81 53 released records
457 201 53 small large wide size huge tiny sized
411 81 15 japan korean
978 81 53 head behind position cross standing faces stood handed jhaw
942 175 61 cup tournament champions finals qualifying masters semi doubles slam wimbledon uefa semifinals tournaments atp quarterfinals semifinal qualification berth knockout finalist finalists quarterfinal qualifiers fixtures bye garros semis berths midweek teaming seeding warmup decider treble wildcard nit pairings repechage
842 113 15 election elections presidential presidency elect incumbent delegate
955 149 46 director chairman
920 237 47 statement pentagon
995 109 46 born founder
308 236 47 development social environment interests resource unified
547 237 15 leaders allies diplomats observers
0 123 53 along main site places
517 62 53 county california texas florida virginia jersey carolina arizona michigan kansas colorado columbia minnesota iowa tennessee oklahoma louisiana alabama alaska hawaii
676 71 15 france russia republic italy spain turkey ireland poland sweden greece netherlands switzerland ukraine austria norway belgium portugal romania denmark cyprus finland hungary bulgaria belarus slovakia slovenia lithuania estonia luxembourg latvia iceland baltic armenia malta moldova neighbour
920 237 15 spokesman warned demanded
580 32 47 plan plans formal temporary extension
986 81 53 recent
244 113 47 campaign campaigns campaigning
994 193 26 troops deployed peacekeepers reinforcements isaf deploying
216 9 38 music performed artists artist performing classical voices touring performers collaborated
847 183 53 got
231 166 26 israeli palestinian gaza palestinians israelis
580 239 47 free order offer allow intended option extend
415 81 53 hit
336 216 47 information
920 239 47 control
120 123 53 within divided separated
515 11 47 economy recovery accelerated
920 216 15 press
465 201 32 water floating pipe
471 173 53 died buried
539 81 53 career
0 161 53 making
702 32 47 deal settlement
396 166 26 attack attacks terrorist bombing terror bombings raid targeted assassination thwarted foiled
978 201 53 side front body inside hands placed table heads bar eye broken stands lay laid tight chair attached shadow shield
901 81 53 seven eight nine ten dozen hundred thousand twenty twelve eleven thirty fifteen fifty forty thirteen sixteen fourteen eighteen seventeen nineteen
980 81 53 less
443 32 53 due brief departure
377 149 47 committee board panel advisory boards committees oversight subcommittee nonpartisan
398 109 53 building abandoned restored relocated
356 149 15 conference delegation invited
539 109 53 club england
496 237 47 decision calling demanding
865 23 48 stock shares trading stocks bond dow traded benchmark futures yield barrel unchanged commodity mercantile bullion midafternoon midmorning
120 9 38 often unlike frequently occasionally assembled
876 32 47 announced
445 81 50 young boys
445 81 38 age
204 81 15 russian
100 23 48 prices traders sharply yields weighed modestly firmer
685 71 15 india pakistan afghanistan sri lanka bangladesh nepal somalia
333 237 50 asked spoke colleagues commented complaining
708 99 53 total highest below peak attendance
986 120 47 important further change possible term response potential significant critical presence decisions sensitive
509 173 53 fire dead injured victims missing shooting accident crash trapped
285 76 47 population
865 23 53 rose fell dropped tokyo gained overnight hang shed midday closes
182 51 47 nuclear proliferation
959 109 53 street hall hotel manhattan
478 216 47 media internet coverage
102 30 38 different nature physical forms typical description depending aspects objects object definition comparison distinct characteristics aspect geographic varied varying distinguish attributes
399 120 47 issue matters discussion concerning
638 81 53 received
935 36 19 college degree academic taught graduate graduated universities faculty bachelor journalism scholarship mathematics graduating teaches undergraduate professors mba tutor
443 81 53 despite minor marked string subsequent
457 123 53 largest portion
421 81 38 whose latter
676 81 15 germany britain
870 93 53 church
204 81 53 german
959 123 53 station park square beach historic neighborhood
876 109 53 london opened paris
151 149 47 research
620 49 38 story character novel characters theme fiction comic titled script tale mystery novels romantic fantasy adventure comics adapted fictional genre romance shakespeare adventures narrative classics sketch protagonist storyline satire eponymous
676 81 47 europe
863 99 48 sales value retail premium
986 149 47 policy legal reform powers internal
47 32 15 visit arrived
986 81 47 current
816 76 47 workers farmers employers servants skilled
908 113 47 vote majority democrats voters voting ballot voter
620 216 38 book stories entitled
97 161 47 role
110 36 47 students schools teachers secondary instruction placement
986 161 47 process key continuing crucial
273 51 47 agreement sides negotiations solution dialogue agreements compromise negotiating framework resolved stalled negotiated disarmament concessions diplomacy consultations negotiation bargaining indirect
100 99 53 quarter drop
580 81 53 full reserve
515 99 48 growth rate higher rates increases consumption decrease productivity margins decreased shrinking profitability
847 109 53 moved
986 99 47 interest
101 81 7 strong
995 109 38 named founded originally formerly renamed commissioned incorporated founders nicknamed
649 241 47 food energy produce agriculture agricultural
701 81 53 period longest
801 173 53 car plane carrying passengers crashed landed taxi safely
411 71 15 korea asia singapore indonesia vietnam thailand malaysia philippines myanmar jakarta cambodia tibet burma macao laos macau
46 239 50 call ask
986 239 47 future action
496 81 53 taking
95 123 53 island sea coast pacific atlantic shore continental
883 123 53 road route bridge highway trail
978 123 53 outside
1017 9 38 century centuries dating generations revival
865 99 48 share price volume
444 239 50 trying unable tries
938 178 38 album recording albums disc charted
377 113 47 congress senate congressional senators bipartisan caucus
291 23 48 index composite nasdaq nikkei indexes ftse industrials sensex tf bovespa bund gilts eurodollar
676 71 53 australia canada
684 120 47 results account
815 81 53 field
378 239 53 cut
539 26 53 coach
399 149 47 issues
649 241 38 production natural producing
916 123 47 areas rural branch zones proximity
880 123 8 river reservoir watershed
411 81 53 japanese
916 227 15 province
1018 61 50 father son wife daughter brother sister lady sons daughters sisters uncle grandfather grandmother wives grandchildren fathers siblings deceased grandparents cousins companions footsteps adoptive
110 149 47 education
415 173 53 shot threw thrown blew ripped
61 71 15 africa nigeria zimbabwe sudan kenya congo haiti uganda rwanda sierra guinea ethiopia ivory angola algeria tanzania zambia timor chad ghana liberia leone burundi fiji zaire niger cameroon mozambique tunisia senegal drc papua eritrea namibia malawi madagascar mali botswana togo faso sahara burkina gabon guyana mauritania cote bhutan mauritius maldives djibouti equatorial lesotho bissau zanzibar swaziland gambia seychelles rhodesia png leste
708 99 48 average compared percentage lowest gross monthly gdp doubled measured adjusted averaged exceed calculated exceeded comparable yearly digit averaging threshold ranged exceeding totals averages seasonally compares exceeds logged
783 22 48 pay paid insurance paying payments payment pension expense rent taxpayers pays owed compensate taxpayer owes subsidized recoup subsidize reimburse
865 23 47 exchange
676 149 15 eu
515 99 53 low lower overall
588 193 26 soldiers soldier guards servicemen
720 118 47 problems cope
1004 216 38 list names
398 109 30 built constructed housed erected rebuilt demolished renovated
734 236 47 efforts resources improve develop ensure effective promote stability expand achieve infrastructure priority aim encourage improving essential vital contribute aims maintaining enhance adequate ensuring facilitate enhanced flexibility
375 23 48 dollar yen cents euro fetched
546 81 38 included
777 132 4 radio broadcaster jazeera itv rai cbc ntv geo sirius abs xm arabiya cctv univision sic sbs rtl gma dumont ctv cbn globo ard pax azteca atv msg zdf telemundo mbc tvb chum rcn rte cadena ort mediaset kbs bangla wgbh nrk lci cmt tva sportsnet rtr manar caracol itn sabc svt ndtv programing rctv stv starz orf tsn ptv voa rede globovision mediacorp sawa wabc lbc doordarshan wgn foxtel muchmusic ary setanta fsn xtra mynetworktv ytn kanal rtp welle utv rmc ekho moskvy rthk rfi rossiya aaj wbz tvnz vrt ktla newsasia kabc antena tsf wfan wnbc tbn tvbs wcbs ostankino onda wnet yle rds wsb kcal kcbs tve rundfunk tvr sctv wm shariat elshinta atn sveriges telecinco televison knbc xfm rtbf wor etv tolo tvn susteren wnyc rtv wpix ndr eurosport okapi sportschannel dzmm
120 81 38 form usually reserved
547 71 15 african continent
515 99 47 increase demand increased domestic levels reduce increasing reduced significantly
46 81 53 sent
1018 109 3 king
167 22 48 tax taxes bills savings expenses salaries payroll pensions premiums expenditures outlays
902 175 61 title champion winner wins winners standings runner defeating runners unbeaten showdown reigning favorites finishes clinched clinch undefeated duel clinching
902 32 53 ahead
65 127 15 iraqi hussein baath
626 9 38 english language languages spoken
443 120 53 result surprise
938 32 53 release
468 166 26 violence fearing intensified sparking quell
865 32 53 closed closing yesterday
847 239 53 soon forward break quickly pass pushed rush
986 118 47 crisis
363 175 53 division
97 109 53 served
253 175 53 tour
674 109 53 hospital
941 81 53 test
411 149 47 hong
114 131 47 technology technologies
917 216 42 published books journal newspapers article note notes page edition website letters text column papers publication articles distributed pages editorial editors commentary copy print publications magazines printed dated publish headline reader publishers blog columns accompanying reads bulletin publishes newsletter correspondence
65 161 47 weapons
920 32 47 agreed
720 120 47 problem failure
164 149 47 medical care healthcare
539 81 38 star appearance sport
100 110 48 investors
471 76 50 living
220 32 15 signed formally
600 9 38 art collection architecture collections exhibit photography exhibits exhibited
580 131 47 provide provided limited additional direct offers facilities provides offering existing transfer allows facility application
253 59 53 event
167 99 47 cost budget jobs cuts employment reduction
120 239 53 instead either easily normally
216 178 38 band song songs dance
917 216 4 daily newspaper weekly guardian telegraph
478 131 47 available network access commercial product customers communications distribution networks customer channels competitors operators connections developers providers availability marketplace
112 37 47 drug
161 149 47 training operations mission joint activities projects responsible planning organized conduct programme sponsored funded jointly organizing initiated assisted administered oversee overseeing supervised oversaw overseen organising
421 161 47 involved
685 81 15 indian
986 120 7 situation concerns concern positive outcome highlighted implications
960 166 26 fighting offensive resistance sectarian crush
67 205 53 mark captain
151 151 47 study scientists scientific analysis researchers biological
421 81 15 met
192 149 15 relations
920 166 26 anti
69 9 38 popular famous prominent greatest notable contemporary regarded influential earliest respected internationally renowned amongst finest obscure arguably prolific admired pioneering eminent noteworthy
815 123 53 base hill
815 201 53 ground ice foot edge bottom wood pitch pool shell plate grass yard seal pit dashst
100 11 48 markets inflation gains expectations economists steady outlook surge slowdown boosted weaker soaring declines eurozone booming fortunes sluggish indicator surging volatility buoyed brisk rebounding slumping offsetting outlooks
440 109 53 ii
547 76 50 americans
281 120 38 considered appears
917 216 38 wrote magazine guide publishing
444 239 53 fight failed helped tried forced attempt escape capture hunt attempting
891 81 47 currently
657 226 25 charges charged murder crimes committed guilty innocent counts pleaded rape indicted juvenile acquitted offenders convictions prosecuted homicide felony manslaughter negligence pleading misdemeanor prosecutions pleads molestation arraigned pled
580 33 47 aid emergency relief assistance
560 120 25 cases
546 9 38 works original includes produced features contains composed consisted consisting
955 113 15 vice
1000 71 53 mexico
980 9 38 especially
102 30 47 common individual specific define
1009 203 38 space
955 205 46 manager mr
443 99 53 loss
32 76 53 thousands residents tourists
120 120 47 rather closely specifically essentially
802 237 25 accused claims admitting accusation
539 175 61 championship matches soccer basketball super golf junior hockey titles rugby athletic trophy leagues coached majors tier fixture fielded
102 9 38 example refer background historical unique origin examples subjects origins
847 183 50 getting gone looked suddenly
216 81 38 performance
539 149 38 sports professional
580 239 53 allowed
559 239 47 means
469 120 38 personal
779 226 26 arrested prisoners detained apprehended
440 81 53 battle
110 81 38 class
314 120 25 evidence
308 149 38 society youth chapter
253 81 53 stage stages
32 76 47 families millions immigrants
303 131 47 construction maintenance
863 109 53 sold bought purchased
277 123 53 airport
308 127 15 movement
105 111 53 room desk
547 113 47 parties
708 99 47 annual
955 193 53 officer
411 32 15 beijing seoul
678 239 47 remain
994 237 15 nato
678 81 53 remains remained remaining stayed virtually remainder
376 131 9 computer digital electronic computers device applications devices virtual mode hardware manual platforms install navigation controller enables automated positioning setup computerized
625 32 47 contract takeover
995 9 38 created dedicated credited pioneer architects inception
161 32 47 operation launched
253 59 38 events venue
294 127 15 islamic muslim
100 99 48 analysts rise profit earnings rising losses decline profits forecast modest declining forecasts offset owing
333 216 53 interview
445 61 50 child parents boy girl younger teen pregnant teenage teenager classmates ager
444 239 47 effort challenge target attempts defend failing
346 236 47 cooperation exchanges coordination cooperative
46 237 47 calls
802 53 25 investigation alleged corruption allegations allegedly scandal investigating probe inquiry investigate investigations affair accusations questioning suspicion investigated wrongdoing uncovered lewinsky dealings surfaced misconduct implicated irregularities alleging allegation inquiries whitewater alleges allege probes auditors probing disclosures firings enquiry implicating
744 216 38 video picture pictures photo appearing videos highlights
421 120 38 described noted mentioned
794 161 47 toward towards changing shift
620 216 42 written edited illustrated diary
0 9 53 throughout
995 109 47 established newly
336 216 38 associated
863 239 47 buy sell owners
515 81 47 growing
0 118 47 poor
986 32 53 latest
549 110 48 banks funds credit securities assets investments shareholders equity invest investor asset portfolio invested bankers hedge acquisitions fidelity portfolios brokerages
399 120 7 question questions differences regarding
779 226 25 prison arrest convicted jail suspects sentenced custody detention executed detainees jailed prisoner inmates guantanamo imprisoned prisons tortured confessed deported inmate jails detainee extradited convicts interrogated pardoned incommunicado
746 120 50 attention
120 239 50 themselves ones completely freely
120 120 38 itself generally appear similarly
900 113 15 governor
457 131 38 range medium array
465 201 53 wall above feet deep covered filled flat narrow packed stretch blocks rolling lying rough barrier corners sink ditch
960 127 26 rebels taliban militants rebel fighters militant hezbollah insurgents sunni militia kurdish guerrillas tribal separatist insurgency factions guerrilla extremists islamist eta paramilitary extremist militias separatists insurgent pkk farc militiamen sayyaf remnants fundamentalist waged loyalists islamists maoist waging radicals warlords renegade loyalist awakening maoists shadowy paramilitaries sympathizers secessionist janjaweed guerillas guerilla
167 99 48 income spending costs revenue deficit fiscal unemployment household revenues wage surplus wages projected budgets hike borrowing jobless reductions deficits incomes expenditure shrink adjustments shortfall marginal surpluses meager
481 222 57 species animals bird birds humans endangered breeding cats breed prey whales predators elephants mammals seals specimens extinction aquatic monkeys terrestrial dinosaurs frogs turtles hunted migratory butterflies pandas reptiles nesting poaching sightings mammal geese migrating rodents apes primates fishes gorillas wading amphibians chimpanzees waterfowl chimps seabirds orangutans wintering carnivores vagrant seabird nonhuman waterbirds
309 158 15 italian spanish portuguese
720 120 7 serious lack risks blame consequences error odds doubts fault perceived solved proving outset
920 193 26 officers
847 32 53 immediately shut stepped lifted cleared
156 205 46 brown
986 30 47 changes
751 126 23 la gran centro vida libre arte historia museo instituto cid mexicana familia loco partido nuestra artes lucha cine escuela aire ans argentino comercial mujer gato danza raison cultura noche medica campana modo vino amigo gordo espanola caribe consejo planeta voz especial publica distrito leche audiencia fuerza linea abril libro deportiva orden verano doble moskva tema fama militar natura materia futbol manana conjunto gli jeunesse destino orquesta movimiento novela profesional pollo coro paraiso museu letras universo
421 120 53 believed
427 125 61 olympic olympics championships medal bronze competed swimming medals athletics ski sprint relay athlete skating indoor jumping diving freestyle worlds slalom downhill pairs medalist swim hurdles nordic gymnastics vault skate golds swimmer medley rowing heats continents nagano fencing curling paralympics canoe medallist equestrian jerk paralympic breaststroke backstroke springboard swam olympian biathlon synchronized medalists javelin universiade sabre triathlon discus isu snowboarding relays luge asiad kayak speedskating steeplechase silvers moguls lillehammer snowboard preliminaries aquatics decathlon fencer bobsled sculls eights pentathlon heptathlon medallists dressage icf ironman bobsleigh orienteering aerials trampoline halfpipe skeet synchronised albertville pommel eventing coxless keirin epee synchro coxed maccabiah allround prelims fibt scull bompard recurve
674 81 53 heart
814 112 38 award prize honor fame outstanding achievement lifetime honored honour recipient prizes
253 32 47 planned begin launch advance announcement phase delayed upcoming announce preparations underway slated forthcoming
546 49 38 version featured feature featuring segments
902 109 53 grand
935 149 19 institute institution
496 239 47 step seeking steps reverse
162 81 47 rule
520 149 47 labor governing
120 120 50 sometimes
580 81 38 addition
187 205 46 william charles henry joseph alexander sir edward arthur philip walter benjamin francis albert carl samuel earl frederick ralph alfred baron harold abraham jacob hugh herbert leo eugene edgar luther ernest isaac herman milton moses theodore wesley edmund edwin byron joshua conrad clarence rupert sidney phillip geoffrey cecil clifford percy humphrey chamberlain quentin nathaniel horace godfrey tduncan
559 120 47 terms thus measure therefore purpose regardless moreover neutral likewise consequently
162 64 47 rules adopted regulations limits regulation mandate guidelines implemented
415 242 53 ball missed shots hitting kick kicked foul throws grabbed knock basket snapped kicking kicks timed smash
375 81 48 worth
920 81 47 charge
845 237 15 arab syria
471 183 50 friends die herself alive dying
632 166 53 caused
336 120 47 sources details source condition
920 57 47 issued orders customs authorized
101 201 53 heavy solid soft
560 149 47 related
638 239 47 offered grant collect
980 9 7 particularly
801 66 24 aircraft flying pilot planes jets jet carrier airplane chartered grounded airplanes airliner jetliner airliners fated chopper jetliners
632 120 47 risk effect affect
935 213 19 science medicine economics sciences psychology humanities academia
632 118 47 conditions affected potentially affecting
600 109 38 museum library gallery
253 166 53 strike
455 9 38 style modern traditional commonly introduction invented conceived invention modeled incorporating pioneered
722 178 38 rock pop soul bands hip folk genres
794 120 7 view views reflect viewed tone reflected reflects notion impression evident
47 212 47 travel
141 239 53 takes continues returns breaks
759 205 46 smith jones williams johnson jackson scott davis miller taylor lewis wilson morgan carter allen anderson clark stewart nelson harris thompson kelly robinson moore walker hamilton campbell murray adams graham ross ward morris wright foster russell mitchell wells baker roberts perry craig marshall knight turner franklin collins parker evans hunter murphy phillips hughes rogers cooper mcdonald reed richardson wallace butler cole watson stuart stevens cameron harrison fisher sullivan brooks duncan bennett blake montgomery robertson harper mason pierce bailey palmer reynolds hart harvey gibson shaw myers henderson dale spencer ellis wade holmes curtis carroll barnes davies crawford walsh andrews sanders christie newton glen riley webb richards coleman peterson greene newman porter burke morrison elliott hayes griffin booth gibbs freeman berry jenkins patterson johnston tucker marsh dana fletcher jacobs nash carr dixon heath rhodes carson preston owens vernon hicks dunn logan cunningham woodward lowe gardner willis pitt simmons benson boyd williamson watts barber davidson morton chapman garner chandler fuller matthews sutton dawson payne maxwell perkins barrett abbott pearson lambert gill hogan thornton browne drake hanson hawkins clayton walton emerson stevenson bates kerr tate stephens crosby baxter robbins higgins dillon walters brooke ramsey kendall saunders cooke atkins glover mcgee wilkins rickm
32 81 53 hundreds
26 212 53 hour usual routine
632 120 7 cause impact negative reaction harm excessive consequence
1018 61 46 married cousin diana elder nephew
478 216 38 web online
32 123 53 camp homes
473 109 53 owned
162 236 47 measures policies
336 32 15 afp
734 239 47 build create necessary protect maintain secure guarantee
102 120 47 certain appropriate
184 183 50 fans
444 32 47 bid
186 64 15 constitution
204 149 15 canadian
363 193 47 unit units combat duty volunteer
913 173 26 bomb roadside detonated explode detonate booby defused landmine
294 93 38 religious
33 242 53 minute halftime stoppage
684 99 38 figures
496 81 47 upon
469 120 50 experience
955 150 25 attorney counsel coroner
220 32 47 proposed approved draft concluded drafted unveiled unveil
82 53 47 intelligence secret
496 161 47 giving prevent avoid aimed allowing raising keeping considering begun pushing preparing promising extending stepping naming
847 161 53 moving turning breaking pulling
684 237 15 quoted
65 173 26 baghdad
842 113 47 candidate candidates candidacy reelection
95 123 8 lake ocean waters coastal desert inland shores nautical
783 149 47 employees employee
639 9 38 mostly mainly primarily traditionally historically locally exclusively chiefly principally
801 212 24 flight cruise
711 236 47 focus developing promoting expanding encouraging ambitious initiatives strategies explore priorities oriented solving geared
95 62 53 bay
46 216 42 letter malotts
714 177 53 phone
281 99 38 figure
941 71 53 zealand
457 99 48 estimated amounts smallest fraction sizable
320 31 32 cars vans tractors motorbikes flatbed
935 154 19 professor specialist scholar instructor lecturer
432 237 25 refused deny denies refusal denying dismissing flatly categorically
220 216 47 review document
674 248 21 disease patients cancer pain patient illness depression treat stroke symptoms breast lung acute chronic treating diagnosed cure respiratory liver kidney complications diagnosis trauma illnesses prostate cardiac coma traumatic ailments cardiovascular succumbed cured ailment recurrence debilitating prognosis hospitalised inhalation hospitalization complication diabetic recuperating relapse congestive
396 166 47 terrorism linked
308 9 38 culture cultural
920 32 25 ordered
69 81 38 successful
978 81 47 arms positions
273 166 15 conflict
546 131 38 material format versions segment additionally
47 212 53 trip visitors traveling arrive journey arriving trips travels travelling visitor
863 109 47 property
917 216 53 paper reading
986 166 7 threat
336 32 53 confirmed
294 76 47 jewish
336 237 25 comment anonymity
457 99 53 numbers fewer roughly
312 113 15 mayor
457 166 47 mass scale
120 131 53 lines connected
204 28 15 soviet
546 201 53 cover covering
580 81 47 complete
714 216 42 mail messages addresses mails email queries emails
657 226 10 crime commit theft robbery committing offenses petty treason aggravated conspiring possessing offence offences offender racketeering accomplice burglary accessory negligent premeditated felonies dereliction larceny dui misdemeanors
617 237 15 moscow
1000 71 15 brazil argentina cuba colombia venezuela chile peru ecuador panama dominican bolivia uruguay guatemala rica honduras paraguay nicaragua
916 123 35 kilometers kilometres suburb northeastern northwestern southeastern southwestern bordering neighbourhood outlying
120 81 47 separate
468 166 53 amid wave prompting
831 175 53 stadium
520 113 47 leadership lawmakers labour progressive
684 32 53 declined
674 37 21 treatment treatments chemotherapy
5 153 15 cabinet
825 64 47 ban strictly limiting regulate
97 239 53 serve
413 129 24 ship ships fleet vessels submarine merchant uss sailed hms submarines destroyer warships cruiser warship flotilla destroyers frigate amphibious cutter decommissioned towed cruisers admiralty battleship escorting frigates battleships armada brig gunboats gunboat sloop shakedown privateer ironclad midshipman hmas disembarked blockading corvettes recommissioned minesweeper replenishment sortie privateers galleys minesweepers transited berthed oiler usns minesweeping battlecruisers homeport kearsarge merchantmen sortied seabees troopship
1022 71 15 independence bosnia serbia croatia yugoslavia macedonia albania montenegro balkans balkan caucasus republics herzegovina abkhazia hercegovina
955 109 15 appointed testthis
894 120 50 words
938 81 38 recorded tracks
154 93 38 christian
794 113 47 politics
151 9 19 studies
306 180 50 sense faith truth desire pride sacrifice embrace sake happiness conscience
539 49 38 plays
978 161 53 holding
26 81 53 regular
580 57 47 required approval require requires proper partial removal
955 154 25 lawyer inspector clerk investigator solicitor auditor registrar
102 120 38 word particular subject identity unusual instance actual describe
718 110 48 debt bonds loans loan mortgage lending debts deposits bailout lenders creditors default mortgages liquidity borrow subprime downgraded lender borrowers repay fannie collateral foreclosure insured repayment treasuries foreclosures downgrade creditor repaid swaps repurchase indebted refinancing defaults saddled maturing bondholders depositors bailouts defaulted borrower refinance tarp issuers unsecured delinquent debtors payday subordinated repayments downgrades borrowings issuer disbursement tranche fha thrifts treasurys delinquencies homebuyers backstop refinanced nonperforming creditworthiness debentures concessional npls eurobond tranches eurobonds refinancings repayable
363 193 53 guard
588 173 26 wounded civilians attacked gunmen hostage hostages kidnapped policemen unidentified wounding attackers policeman abducted slain gunman stormed checkpoint ambush assailants attacker masked gunned unarmed bodyguards fatally ambushed comrades captors snatched medics unharmed firefight bystanders gunpoint assailant crossfire eyewitnesses unhurt mortally mistook
217 104 15 assembly constituent multiparty
333 237 7 expressed comments acknowledged remarks pointed repeated ignored voiced responding suggestions suggestion reacted echoed hinted commenting remark doubted reacting mentioning regretted
376 131 32 equipment machines storage components electrical transmission mechanical installation grid precision
333 237 25 denied repeatedly dismissed publicly questioned complained asserted apologized consulted
912 61 50 friend
469 236 47 greater balance opportunities competitive achieved survival expertise
538 123 53 port
179 76 15 ethnic minority
0 113 47 primary
39 99 48 amount annually
711 161 47 ways focused focusing actively pursuing shifted concentrate pursued aggressively
399 113 47 debate
1017 81 53 decades decade
431 59 38 festival premiere showcase showcased
466 239 15 join
319 237 15 urged
333 183 50 heard speak telling recalled talked replied afterward answered recalls sounded reminded recalling
308 109 53 centre
112 226 47 illegal
344 173 26 fired gunfire stray sprayed gunshots firebomb
632 118 53 damage causing exposed
46 216 50 message
192 51 15 ties
54 150 25 filed suit lawsuit complaint damages lawsuits sued antitrust litigation plaintiffs arbitration injunction lodged suing plaintiff defamation libel contending aclu wrongful grievance respondent petitioner complainant countersuit
835 113 15 supporters
674 201 21 blood
167 149 47 housing welfare
220 237 47 proposal proposals outlined
917 216 50 read write readers
751 19 23 el telex brasil latina primer mercado dia amor forma estado espanol tiempo presidente comercio uso mexicano revista turismo cielo punto mundial compania mes sistema servicio cambio bajo hombre bgcolor industria frente medio lado hijo pronto siglo fuerte papel gratis sitio poder economico buen desarrollo salud ultimo futuro fondo programa numero proceso clave proyecto ingles oficial derecho gano pequeno mise
501 131 47 search
801 135 53 train bus
399 32 47 discuss
399 216 47 address
192 120 50 relationship
39 22 48 cash fees fee salary credits bonus guaranteed dividend incentive bonuses rewards hefty mileage
281 81 50 alone
231 127 26 hamas fatah settler
186 64 56 laws constitutional amendment provisions provision decree resolutions amendments enacted statute conventions clause proposition amended directive ordinance statutory statutes mandates penal sharia clauses stipulated repealed enactment zoning stipulates limitation promulgated specifies ordinances pursuant constitutions bylaws erisa bylaw repeals doma legislations
881 35 46 analyst economist lynch goldman strategist trader lehman moody barney fitch witter
398 123 30 buildings houses annex
100 99 47 consumer
306 180 47 self respect values principles integrity discipline
520 28 15 communist communists
413 193 24 navy naval admiral escort escorts navies gunnery antisubmarine
469 131 38 quality
894 178 38 sound
657 53 25 criminal obstruction perjury
376 131 53 speed machine
469 11 7 confidence appetite
863 106 48 selling auction buyers dealer purchases discount priced buyer rental sellers seller buys junk discounted auctioned fetch purchasers resale
794 120 53 beyond
730 131 9 software microsoft windows proprietary startup
308 236 15 democracy
546 123 53 section
559 30 47 basis equal depends furthermore desired whereby
396 173 26 suicide suspected bombers airstrike
220 51 47 resolution memorandum outline blueprint
101 81 53 powerful
908 113 53 votes polls poll voted
517 62 15 georgia
658 180 50 god mercy souls mankind
363 193 15 commander
870 93 15 catholic vatican anglican
469 239 47 opportunity ability
620 154 38 writer author
721 112 38 awards nominated nominations guild emmy
46 239 47 send prepared
547 9 47 active
444 120 47 claim
443 118 53 suffered worst experienced sustained spell
308 149 15 alliance federation
253 175 38 host
876 32 15 declared officially
905 118 53 injury sidelined
455 30 38 type concept method technique
478 123 47 sites
835 166 15 protest protests
421 120 47 suggested
863 32 47 sale
920 109 15 headquarters
496 120 47 consider
547 76 47 citizens individuals veterans persons
356 109 15 attended
729 23 48 currency currencies peso greenback interbank ruble pegged peg overvalued depreciated bunds
471 109 53 lived
908 104 53 seats precincts
509 166 53 incident occurred deaths toll
684 216 15 ap xinhua observer
105 201 53 floor door
639 9 47 largely concentrated
794 120 47 approach
837 205 46 mike steve joe jim tony chris brian kevin ray dan tim jeff don eric ryan jason andy alex larry dave matt jerry phil ron jimmy nick rick ken terry greg pat billy jay bobby charlie todd johnny pete jon sean tommy keith rob eddie danny aaron brad glenn doug troy justin chuck rod randy bryan casey jesse josh jeremy lance kenny derek willie brett tracy lou floyd ricky jackie tyler buck valentine mickey kyle buddy stan shawn jake mel brandon norm damon travis vince donovan rodney marty joey bud marvin aka hal rex ronnie bart corey nolan noah gregg lester kris sonny rusty derrick russ melvin nate vic denny alvin darrell butch wally wes johnnie kroyts
1017 28 38 era
101 239 50 tough
538 135 53 traffic routes
845 71 15 egypt saudi arabia kuwait libya morocco yemen
714 216 47 telephone
386 212 53 winter
112 37 21 drugs addiction addicts addictions
232 123 8 km kilometer
977 135 32 railway trains railroad railways locomotives locomotive amtrak tram tramway mainline trolley trams streetcar subways electrification streetcars maglev trolleys interurban trolleybuses
393 123 8 mountain mountains hills ridge canyon ranges scenic
329 103 53 store stores chain
386 130 53 weather
204 158 15 greek turkish dutch swiss polish swedish norwegian danish austrian belgian ukrainian hungarian romanian finnish bulgarian armenian slovak lithuanian estonian latvian slovenian belarusian moldovan belarussian czechoslovak
281 120 7 concerned reasons clearly doubt proved unlikely nevertheless understood proven nonetheless scenario proves
363 193 24 command marine corps assigned patrol infantry regiment brigade squadron battalion stationed cavalry commanded commanding scout airborne enlisted reconnaissance activated legion marshal ranger battalions auxiliary commando regiments parachute squadrons detachment platoon cadet expeditionary reassigned commandant mustered regimental detachments recon dismounted
231 71 15 lebanon
478 132 4 channel broadcasters
908 76 47 census
445 76 38 female male ages
949 113 53 seat
756 131 32 vehicles
675 166 53 spread
308 180 47 freedom collective
65 127 26 saddam ira combatants fedayeen
912 149 47 co partner
620 9 38 writing inspired literature literary poetry authors themes
638 57 47 receive granted receiving obtained permission obtain admission receives
468 166 50 fear scare
912 81 53 retired fellow veteran
95 123 15 gulf peninsula mediterranean
141 183 50 gets looks tells finds brings keeps asks learns
935 109 19 academy oxford cambridge
684 151 47 survey surveys
894 239 50 easy
856 239 50 choice
1010 204 53 add
949 109 53 replaced crown retained
85 9 38 native
955 154 46 assistant consultant coordinator administrator superintendent supervisor warden constable
935 9 38 arts
902 242 53 seconds tying
184 208 53 crowd crowds spectators
242 30 38 complex structure elements element dynamic spectrum concepts settings gameplay
980 183 50 quite seemed seem pretty enjoy comfortable totally hardly truly naturally shy enjoying differently practically seldom accustomed genuinely
961 81 53 entered heading
801 129 24 crew aboard cargo craft tanker boarded
894 81 53 fine
129 149 47 organizations institutions charity donors governmental sponsors nonprofit organisations donor associations entities umbrella charities sponsoring ngos
1022 127 15 kosovo bosnian chechnya breakaway
97 81 53 serving
177 242 53 yards rushing pitches catches
894 183 38 voice magic
744 120 38 shown
1004 109 38 listed
241 237 7 critics criticism strongly stance argues contend criticizing rejecting condemning proponents countered
241 237 25 rejected argued defended challenged arguing objected contends disagreed contended vehemently
894 9 38 rich
469 9 7 influence
478 131 53 stations cable
231 153 15 arafat yasser pna
959 208 53 streets
253 212 53 evening
412 226 38 sex
515 81 53 grew driven
513 173 53 bodies
685 127 15 afghan darfur somali dalai
727 216 46 editor cox
845 81 15 jordan
473 201 53 giant
520 81 53 wing
336 120 38 identified
457 131 47 larger accommodate
510 42 9 optional
496 32 47 re delay signing passage announcing
444 237 47 sought
674 239 47 doctors
814 175 53 earned
830 32 53 gmt
659 64 56 sanctions moratorium indefinite suspending scrapping reimposed
457 131 53 smaller
912 109 53 owner
1018 109 15 prince
695 51 56 treaty protocol kyoto accession treaties ratification nafta npt fta ecfa abm ratifying ctbt nonaggression
101 9 38 highly
920 123 15 interior
50 151 47 tests testing
1022 127 26 serb serbs chechen albanians croat croats
955 97 46 spokeswoman
835 32 53 rally
241 237 47 supported opposed criticized controversial supports advocates oppose considers opposing favour favors advocated lobbied advocating
66 89 15 ambassador envoy annan diplomat negotiator kofi albright condoleezza solana briefed holbrooke envoys
445 183 50 kids blind
336 53 25 documents investigators witness disclosed confidential identities whereabouts
770 241 14 rice corn wheat staple grains soybeans maize sugarcane
120 239 47 directly fully express
443 32 47 initial
834 203 38 earth planet mars astronomers
515 30 47 activity flow
374 42 37 bc gen washn att tk mov safrica transmitido srilanka
237 205 46 louis
422 130 53 storm wind hurricane mph hurricanes kph
241 237 15 backed backing condemned hailed denounced opposes criticised angered
204 109 15 irish
32 76 15 refugees foreigners nationals immigrant impoverished
95 114 15 islands
920 173 15 embassy
46 57 25 request requested requests requesting forwarded
162 131 47 standards
863 109 48 estate
707 59 44 ceremony anniversary birthday eve celebrated wedding celebration celebrate parade occasion marking celebrations millennium ceremonies celebrating inauguration carnival farewell milestone presided billed ceremonial commemorate celebrates honoring centerpiece coincide festivities centennial jubilee countdown groundbreaking commemoration commemorating commemorative unveiling parades homecoming commencement heralded centenary coincides commemorated commemorates coinciding commemorations inaugurate bicentennial bastille inaugurating
676 109 15 kingdom athens quebec
845 158 15 iranian egyptian lebanese syrian jordanian libyan algerian moroccan kuwaiti yemeni arabian tunisian qatari bahraini
432 182 47 accept agree intention declare abandon
386 201 53 cold warm
314 120 53 signs
847 173 53 struck caught pulled walked drove rushed approached burst
336 239 47 contact
65 28 15 regime
121 66 47 airlines airline
571 239 47 safe
196 242 53 penalty
538 131 32 transport
543 32 38 follows
203 61 50 marriage marry divorced spouse husbands marrying secondly childless
469 99 47 gain
444 166 26 threatened
501 33 53 rescue
222 173 53 apparently disappeared vanished
649 241 48 exports imports commodities
744 81 53 showing
101 239 53 fresh
313 106 53 card
801 173 32 vehicle truck loaded
1000 9 38 latin
863 106 38 items
167 22 47 benefits medicare
10 239 26 kill
124 132 38 broadcast
220 9 38 presented
496 161 53 setting putting closer bringing reaching sending striking placing handing
801 17 53 driver
515 131 47 capacity expanded
100 11 53 fed rebound spike unexpectedly
313 201 53 box roll pack pocket lock pen keys
515 236 47 boost improved expansion rapid improvement economies efficiency boosting strengthened accelerate
873 241 38 producer
854 31 53 ford mini pickup mercedes
580 120 47 immediate
398 173 26 destroyed deserted
814 112 53 awarded
1018 61 53 brothers youngest
870 93 3 roman jesuits
961 131 53 via
161 151 47 conducted monitoring
744 9 38 image
1015 97 46 mary elizabeth anne barbara susan sarah jane ann nancy margaret laura jennifer lisa monica linda catherine michelle alice karen helen angela joan ruth martha kate amy carol julie janet lynn ellen marion patricia christine donna diane jo sandra claire beth joyce rebecca connie judy kathleen deborah lauren wendy judith katie jill shirley holly kathy heather liz bonnie laurie debbie shelley sheila gail lea paige lynne christy
580 201 53 block
700 201 53 heat
82 53 53 agent
570 120 7 actions motivated unacceptable justified inappropriate constitute
457 166 53 massive
26 30 47 normal shifts
46 166 47 warning alert
469 239 53 advantage
356 59 47 convention gathering hosting conferences
300 241 53 farm
517 62 41 pennsylvania ohio massachusetts illinois maryland indiana missouri connecticut oregon kentucky utah wisconsin arkansas springs nevada nebraska vermont rhode rapids boulder upstate tallahassee wichita midwestern boise
75 175 53 bowl franchise
356 149 47 meetings forum participants participant
39 239 53 extra earn
102 131 47 basic
100 23 53 slightly
231 123 15 jerusalem
873 128 38 studio disney studios theaters paramount blockbuster theatres
120 123 47 controlled
305 70 46 kim
958 116 53 gun caliber
232 201 53 meters length inches metres height meter lengths
986 131 47 technical link
510 42 53 eds updates
519 81 53 driving passing
478 239 47 consumers
891 81 53 holds carries
400 239 47 promised promise promises
177 81 53 hits
916 123 38 location urban locations
478 128 38 entertainment
938 109 38 uk
515 118 53 slow
97 149 47 acting directors duties supervising
746 183 38 audience
779 173 26 captured escaped murdered captive beheaded
720 118 53 faced facing
900 113 50 mccain gore dole hillary giuliani
1018 109 38 queen noble
99 123 8 forest acres
717 175 61 races champ
580 161 47 providing
403 237 15 journalists
273 32 47 dispute conclude
0 99 53 combined
370 203 24 missile radar satellites ballistic drone unmanned predator sonar drones aegis interceptor radars interceptors uav agni homing prithvi uavs icbm akash hypersonic
88 154 50 doctor
39 131 47 package
421 81 25 admitted
580 32 53 extended suspension
191 118 50 hurt worse
509 118 53 injuries
145 62 53 fort
466 239 47 decide prepare attract introduce gather hire dominate arrange
589 195 32 engine engines steam powered exhaust traction turbine horsepower hydraulic boiler ignition boilers transformer compressor aerodynamics compressors powerplant hydraulics
82 53 25 agents fbi cia secrets investigative interrogation cooperating detectives cooperated interrogations lapd interrogators testifies
873 198 38 fox mtv
1000 158 15 mexican brazilian cuban argentine colombian venezuelan chilean rican
547 109 38 represented
1014 239 53 waiting
980 118 7 increasingly
963 131 47 cell
632 30 38 effects noise
444 161 47 helping aided
638 237 47 accepted
200 222 57 fish crabs shellfish lobsters minke terns shrimps hatcheries
225 13 36 ali bin abu mohammed ahmed muhammad mohamed sheikh omar hassan ibrahim ahmad hamid abdel anwar rahman sheik ismail ibn salem amir saleh amr jamal amin moussa saeed nasser khaled mustafa sami salim kamal mohamad yusuf hamad osman musa khalil adnan mehdi abdallah hamza isa salah datuk samir hashim taha habib ould yousef farouk issa tun abul walid shaker youssef sayed jamil arellano shaikh kamel mufti abdi othman bilal muhammed ala bakr babar idris khin zaki yasin baz nasr gamal farid abdullahi qasim mukhtar sidi halim omer sadiq haj jama bakri sulaiman sherif mustapha hisham azzam seif abou hossam farris thein faruq asha kyaw badri obeid hashem alaa yussef haidar riad adan sayyid myint rachid mohamud mokhtar sayyed abdu yusef altaf ishaq tantawi ghalib abdalla haroun abdelkader faruk naing mamdouh shariff safwat ahmar
901 123 53 approximately
47 109 15 visited travelled
231 123 26 strip
520 104 15 parliamentary deputies mps
899 125 61 tennis boxing wrestling chess ladies volleyball polo badminton wrestler softball competes varsity handball squash lacrosse weightlifting judo karate sumo archery fide taekwondo fiba mma snooker hoops intercollegiate olympiad itf cheerleading grandmaster swimsuit futsal netball iihf billiards bodybuilding wushu kickboxing interscholastic pdc scrabble aau kata mens bandy frisbee gymnastic muay speedo ittf powerlifting womens racquetball qs mahjong ihsa kabaddi ifbb sepak deaflympics
510 42 7 adds repeating repetition
894 30 38 simple personality
216 49 38 musical performer
815 201 30 stone mound
578 241 32 steel copper metals ore aluminum nickel plastics aluminium extraction smelter smelting bauxite alumina nonferrous coking smelters anthracite lignite
783 236 47 benefit
941 175 61 cricket tri internationals odi kiwis aussies
908 120 7 opinion overwhelming
468 166 7 fears widespread controversy prompted mounting rumors spreading alarm heightened provoked rumours provoking
161 161 47 task engaged preparation conducting launching recruiting assisting
469 180 7 strength extraordinary credibility tremendous motivation immense stature
496 120 7 possibility
847 201 53 onto sealed stretched halfway
707 212 44 christmas maiden
336 99 48 accounts
794 30 53 direction directions
863 161 48 buying
720 161 50 trouble
100 81 38 mixed
141 201 53 leaves turns
411 6 53 shanghai
941 229 53 innings
32 173 26 dozens fled evacuated flee fleeing evacuate
900 113 46 senator democrat kerry romney congressman forbes buchanan lieberman rodham palin huckabee mitt
539 175 50 miss
870 15 15 pope archbishop
396 53 38 plot
412 226 25 sexual harassment
980 120 53 relatively
216 142 45 singer songwriter vocalist
902 73 53 leg
250 61 50 baby
916 76 47 communities
156 201 38 dark rings
957 248 21 aids flu virus hiv diseases infected sars strain infection fever epidemic infections swine malaria influenza resistant pandemic strains infectious outbreaks pneumonia plague borne cholera tuberculosis viral polio tb avian hepatitis smallpox dengue ebola contagious coli epidemics meningitis virulent measles salmonella atypical leprosy rabies lyme preventable encephalitis typhoid syphilis communicable dysentery hpv herpes legionnaires colds immunodeficiency hemorrhagic tetanus cjd waterborne diphtheria typhus mrsa mumps bubonic transmissible curable botulism staphylococcus coronavirus staph venereal chlamydia simian fmd gonorrhea gastroenteritis strep rubella enterovirus pylori chickenpox chagas rotavirus stds pneumonic vcjd poliomyelitis
47 81 53 returning
959 109 38 theater
398 201 53 removed
978 201 50 eyes
39 81 53 plus
440 81 26 fought
717 17 61 racing formula nascar gp indy daytona racer cyclist fia mans irl alinghi motorsport indycar constructors motogp ecclestone ppg wrc cortina constructor nhra arca iroc
639 81 53 heavily
538 149 47 transportation
515 239 50 grow
141 32 53 begins ends opens
411 158 15 thai indonesian philippine malaysian vietnamese taiwanese singaporean
400 237 47 demands
186 131 47 code
465 201 8 surface thick sand plain beneath outer mud dirt edges layers slick gravel patches asphalt
377 104 47 legislative legislature
632 118 50 dangerous suffer
652 212 24 flights stopovers roundtrip
330 76 47 poverty
712 113 46 kennedy nixon roosevelt truman eisenhower
386 130 8 rain snow temperatures rainfall freezing fog showers rainy winters cooler warmer melting moisture monsoon thunderstorms humidity humid precipitation blizzard snowfall colder climatic snowstorm breezes coldest patchy gusty snows unseasonably sleet sandstorm driest inclement snowfalls wettest blizzards sandstorms accumulations flurries monsoons rainfalls frosts thundershowers squalls snowpack
496 161 50 finding
559 120 38 meaning existence exception
815 123 47 fields
204 71 15 czech
151 30 38 theory evolution
938 175 61 singles
961 239 53 enter
685 158 15 pakistani sudanese tibetan lankan ethiopian
807 23 53 falling jumped slipped dropping plunged rallied edged touched dragged slid
406 212 44 holiday holidays thanksgiving
559 30 7 difference relative
935 109 38 master
348 123 8 lies situated boundary
443 9 38 rare
937 149 47 administrative centers hospitals departments supervision ministries contracting
509 166 26 blamed casualties deadly feared fires deadliest
66 237 15 blair straw
860 9 38 ancient preserved
801 239 53 fly bound
122 5 40 jose antonio carlos juan luis rodriguez garcia fernando gonzalez martinez lopez manuel mario sanchez ivan pedro miguel cruz roberto hugo rafael perez alberto jorge santiago franco ramos javier gabriel fernandez hernandez felix morales raul ana ramirez ricardo felipe sergio sebastian torres pablo rivera rosa eduardo reyes gomez vicente diaz ramon gil ortiz ruiz julio medina lorenzo andres cesar domingo gutierrez guillermo ernesto moreno flores guerrero alvaro alvarez rey salinas miranda pena alfonso alejandro santana romero joaquin hector jaime enrique navarro castillo vargas marin marcelo ruben jimenez mariano alfredo blanco mendoza cabrera luna ayala ignacio salazar federico rodrigo vega abel delgado guzman molina suarez arias soto emilio rosario freddy marquez garza herrera mora rojas arturo gonzalo armando roque vasquez hidalgo aguilar dominguez fuentes munoz valdes clemente vazquez zamora benito palma lugo mauricio escobar serrano coco aguirre nunez ismael contreras esteban bautista rodolfo camacho guerra acosta solis iglesias prado adolfo salas sandoval valenzuela gregorio rolando humberto duque gerardo ramiro tapia espinoza palacios rincon octavio lohpzh
403 113 15 politicians
546 201 38 piece pieces
452 161 47 creating capable sharing involves establishing forming controlling collecting delivering introducing laying eliminating acquiring employing
187 15 46 lord reverend
473 131 32 electric utility
478 131 9 mobile users connect instant interactive networking
560 53 47 involving relating
313 57 47 check
396 149 47 links
464 129 24 boat vessel sank sailors sinking sunk sailor titanic ashore sighted onboard capsized aground rescues crewmen trawler lifeboat seamen coastguard trawlers lifeboats cheonan shipwrecks greeneville crewmembers shipwrecked inshore coastguards
684 99 47 statistics expects
481 222 53 wild
141 81 53 starts
1014 201 53 walk sat walking
532 120 47 determine identify carefully
473 196 27 stake subsidiary conglomerate breweries
735 96 46 jean pierre claude antoine jules
818 33 47 disaster
995 62 53 usa
509 173 32 mine burning
676 109 53 scotland
515 11 53 pace
865 110 48 treasury
46 237 15 urgent
746 81 53 drew
454 226 25 sentence punishment sentences imprisonment parole probation deportation confinement commuted incarceration lashes
412 76 38 gay lesbian lgbt
336 173 25 witnesses
578 201 32 metal iron
657 81 53 count
591 173 26 seized
396 127 26 qaida laden qaeda
802 226 25 abuse abuses
466 81 38 selected chosen
336 120 53 revealed
114 131 53 tech
949 239 47 replace retain
47 81 15 visiting
821 70 15 chen ma wen chi hui chiang kuomintang
573 109 53 sydney
674 25 21 surgery brain bone underwent stomach bleeding spinal colon undergoes
309 5 53 madrid
1012 241 32 tons
407 123 60 municipality localities
986 239 53 moves
294 76 26 muslims
935 131 19 engineering
916 149 15 provincial
156 30 38 color
571 131 47 alternative expensive reliable suitable flexible affordable
102 180 47 knowledge
744 49 38 screen scenes footage depicted screened portraying
691 22 47 retirement
216 109 38 theatre toured
549 216 47 clients
251 109 53 berlin amsterdam
400 180 47 commitment
863 131 47 purchase
135 67 53 woods
396 53 25 suspect
784 109 22 wales welsh
959 123 30 avenue downtown mall plaza marina seaside
39 99 47 limit maximum minimum
509 118 50 seriously
241 113 53 opponents
707 109 53 memorial
835 208 26 protesters demonstrators riot marched youths clashed protesting marching protestors disperse dispersed marchers rioted scuffled pickets
825 81 15 banned
1017 28 15 revolution monarchy
390 166 26 violent incidents crackdown revenge riots shootings looting assaults rioting assassinations
353 131 38 brand
794 49 38 reality
194 109 30 palace castle
241 161 47 supporting favor
353 9 38 fashion designers
570 226 38 acts
672 123 8 roads
802 53 47 connection involvement
711 183 50 interested constantly
632 118 21 severe
231 153 16 sharon netanyahu peres olmert barak ariel rabin shimon yitzhak
329 140 30 restaurant salon showroom storefront kiosk
440 109 3 empire imperial
552 216 47 advertising
110 123 19 campus
457 30 53 weight
192 236 47 friendly engagement beneficial
156 81 53 pair
378 161 47 cutting
294 127 26 shiite followers moslem shiites sect martyrs fundamentalists moslems
375 99 53 marks
232 123 53 mile
916 123 26 villages frontier
935 9 19 studied studying specializing
403 9 38 writers scholars celebrities
959 201 53 corner
469 236 7 importance advantages insight successes
471 61 38 birth surviving
549 241 32 industries utilities
860 109 30 temple monument
549 241 47 auto telecommunications sectors
894 79 50 perfect quiet moments strange wonderful funny odd pleasant casual touching weird glimpse lovely humble
734 149 47 establish
309 109 15 rome
46 237 50 asking inviting
242 131 47 core external component structured
492 23 53 falls climb drops
300 241 32 manufacturing factory mining factories farming machinery cement textile timber logging pulp lumber fabrication milling jute metallurgy metallurgical metalworking
835 237 26 activists
959 109 30 garden residence cemetery gardens
314 120 47 indicated
1014 183 50 watching sleep listening breath breathe asleep dreaming waking
916 81 53 elsewhere
978 73 53 arm
674 118 50 suffering
440 28 15 invasion occupation wartime indochina
444 118 47 struggle
75 1 53 nfl
705 69 53 tree
101 11 7 sharp
396 161 47 targets
792 62 53 santa
744 216 42 photos
399 237 47 discussed addressed
294 93 44 holy prayer shrine prayers faithful pilgrimage mecca revered sermon devotees holiest patriarchs
995 109 24 operated
120 131 38 typically
904 76 48 households uninsured
100 11 7 weak trend sentiment worries disappointing volatile optimism weakness favorable reflecting greenspan robust indicators weakening expectation fundamentals bolstered reversing inflationary bullish bearish
481 222 38 animal
65 166 47 destruction
145 109 22 st dublin edinburgh westminster windsor
625 57 47 contracts
698 70 15 li wang liu wu han zhu wei deng
294 76 49 jews
69 175 38 favorite
376 131 38 memory instrument
396 29 26 terrorists hijackers operatives
674 81 50 treated
355 33 47 humanitarian logistics logistical manpower contingency preparedness mobilization
794 9 38 ideas influenced mainstream landscape circles
908 76 53 registered
916 123 8 surrounding isolated scattered populated countryside vicinity
853 237 15 putin kremlin
657 226 26 assault
818 173 53 damaged collapsed blown
109 53 25 fraud fixing improper tampering
473 241 27 maker fdch
684 237 7 cited
110 236 38 learning
66 237 46 powell
961 32 53 entry exit
891 149 47 represents maintains
46 32 53 delivered
649 99 48 output reserves
583 48 5 wearing wear dressed wore suits shirts worn uniforms boots glasses masks gloves clad hats helmets outfits camouflage veil robes sunglasses jerseys gowns vests attire sneakers scarves bulletproof cloak hooded sandals donned flak goggles garb fatigues beards sported headscarf pajamas berets hoods slippers wigs spectacles diaper veils donning headscarves burqa disguises eyeglasses regalia camouflaged headgear overalls headdress turbans haircuts capes hijab bikinis swimsuits vestments shawls underpants jumpsuits headbands handkerchiefs kilts aprons shrouds skullcap saris undress tuxedos sweatshirts burqas cloaks undergarments neckties wristbands headdresses niqab burka sashes parkas chaps mittens chador thongs ponchos bandanas mustaches overcoats hazmat raincoats schoolbooks pyjamas bonnets balaclava
870 109 38 saint
152 82 14 wine wines grape pinot cabernet sauvignon chardonnay merlot zinfandel riesling beaujolais vintages syrah varietal varietals sangiovese viognier
865 131 53 delivery
478 131 38 content programming exclusive licensed niche
963 254 11 cells genes organism antibodies microbial somatic recombinant prions monoclonal chloroplasts
309 147 28 milan
625 131 47 options scheme acquisition schemes
473 109 38 acquired
825 64 56 imposed restrictions embargo prohibited banning bans restrict regulated enforced barring censorship prohibit prohibition prohibits restriction restricting sanction permitting regulating prohibiting gag loophole forbids forbidding censors permissible curfews prohibitions outlawing
662 123 53 mount
818 166 53 collapse
801 135 32 passenger
466 239 61 compete
842 104 47 electoral
560 131 38 multiple
399 236 47 agenda
376 203 47 satellite
86 123 53 resort tourist casino
703 224 53 flag
75 175 61 nba playoff playoffs ncaa postseason mvp preseason bowls matchup bcs pennant matchups nonconference homecourt
378 201 48 trim
273 236 47 peaceful
705 69 8 trees pine evergreen pines bushes groves orchards spruce fir hardwood felling ponderosa hardwoods mossy
794 123 53 path opposite
263 7 53 defensive
473 31 32 motor
430 5 23 del sol
618 220 38 religion
216 133 45 opera orchestra composer conductor pianist composers philharmonic operas soprano lyric repertory orchestral choral orchestras soloist operatic soloists recitals
110 36 53 grade
97 123 53 serves
684 237 47 citing
306 9 38 tradition roots
192 236 7 understanding
156 201 5 yellow gray bright pink colored tops
702 109 53 settled
980 9 50 grown tended nowadays
465 201 30 glass concrete surrounded tall lined atop beside pile lining underneath
173 166 26 strikes clashes battles bloody raids fierce retaliation airstrikes ensuing sporadic unleashed simultaneous blitz onslaught sweeps confrontations retaliatory manhunt ferocious bloodiest melee unleashing abortive
313 57 25 file
329 140 53 shop
863 23 48 dealers
814 9 38 recognized distinguished
975 126 23 le du et des les bon rue vie sans nationale salle tout terre internationale lac institut soleil cirque royale parc pointe guerre ville chevalier nom aux femme qui roi dans maison mort deux une musique ley temps faire chez jour gens mille bleu permanente pic sous francaise forges fer noire belles nouvelle sainte fleur conseil domaine homme malo trois jardin dames passe mademoiselle carne fils lettres haut clos histoire vous normale reine nous vive dieu cour sante jeux seigneur cetera loi joie jeune chanson comme cri femmes centrale recherche dux orchestre chemin avec tous chapelle annales bosna gauche caja marquise livre nuit vieux feu danse historique militaire vivre lune piedad fille chambre victoire travail droit montagne bete hommes parlement populaire puy quatre contre ordre normandie nemours fondation sens princesse enfants baie baile sieur mouvement enfant universelle marseillaise maquis cheval gestion lumiere politiques jeu chasse russe paix comunidad neuf riviere rive chemins catholique
407 123 47 districts municipalities
953 14 53 horse rode
396 166 7 threats
870 15 46 bishop deacon
744 131 38 display camera viewing
560 30 38 types
547 120 47 represent
81 26 22 manchester newcastle highbury ibrox parkhead fratton
958 116 26 guns rifle rifles pistols shotguns submachine semiautomatic
684 99 48 estimates estimate quarterly surveyed casualty
873 97 18 actress
1004 30 38 category categories
999 183 50 dream memories forever dreams remembered forgotten miracle
134 1 53 giants kings bears lions avalanche
231 153 36 abbas
346 51 47 bilateral consultation multilateral
853 153 16 yeltsin yushchenko chernomyrdin primakov yanukovych tymoshenko kwasniewski gaidar fradkov
540 241 27 gm aerospace
916 71 15 neighboring neighbouring
759 205 53 bell
292 166 15 coup
646 201 53 hole holes
546 120 38 contained contain
250 250 50 dog
313 106 48 cards
363 20 26 enemy
959 172 30 tower skyline skyscraper
955 154 47 expert
625 149 47 deals financing ownership commissions sponsorship
306 180 38 spirit spiritual intellectual passion pure harmony consciousness imagination essence qualities
835 208 53 gathered
222 120 38 unknown
842 175 53 contest
552 216 38 ad ads
161 239 47 exercise
102 30 7 behavior context situations exact scope relation underlying precise responses alter defining differ similarities illustrate
948 183 50 worried confident surprised disappointed pleased nervous expecting impressed relaxed
97 109 38 principal
182 237 15 tehran pyongyang
178 149 47 monetary
102 216 38 reference
358 11 20 recession downturn bubble crunch meltdown turbulence uncertainties deflation jitters gloom geopolitical overheating doldrums overheated recessions deflationary recessionary
516 204 14 salt pepper cups butter sauce olive flour dressing teaspoon blend tablespoons lemon extract curry mint lime tablespoon ginger vanilla vinegar mustard seasoned paste sesame blended cinnamon spices teaspoons broth coarse powdered zest flakes mayonnaise seasoning saffron puree nutmeg cayenne margarine cumin gelatin vinaigrette buttermilk paprika canola granulated seasonings cornstarch balsamic cornmeal chipotle lard tartar cardamom turmeric confectioners bouillon ghee pickling
566 13 36 khan shah noor mirza rana alam ashraf masood maulana yunus murad wali nasir aga kabir nadir afzal zaman selim aman wazir iman jahangir zafar durrani shams ullah fateh iskandar humayun aly nasim hyder ustad azlan huda naqvi husayn mumtaz agung niazi kazi arslan feisal habibullah vali nazim taib hawa asaf mazari nurul nusrat sanjaya fath nasrullah bano bahri
238 237 25 statements
407 123 33 township townships subdivision
100 11 47 stronger
1014 201 50 sitting
212 140 30 apartment flats condominium condo loft gated bungalow beachfront townhouse duplex brownstone tenement palatial oceanfront lofts rooming highrise
720 236 7 challenges
398 123 26 occupied
232 116 53 mm
684 99 53 predicted tally
400 237 15 pledged vowed
938 128 38 label
466 239 50 choose chose
329 106 53 shopping
547 125 61 athletes
156 73 5 hair
590 36 19 degrees ayp
231 32 47 withdrawal
794 201 38 shape visible
216 59 38 concert performances
344 116 26 rocket firing rockets bullets mortar shells grenade grenades propelled shields mortars launchers cannons stun rained kalashnikov katyusha salvo projectiles barrages teargas rpgs salvos kalashnikovs machinegun machineguns katyushas
554 150 53 circuit
727 216 4 reporter columnist correspondent tabloid newsweek cartoonists
399 51 47 discussions
250 239 50 bear
549 236 47 mutual restructuring
632 30 7 factor factors stress reactions minimal
1010 118 53 struggling recover
443 166 53 wake resulted witnessed
720 118 7 danger difficulties overcome dealt avoided struggles isolation failures encountered persistent spite inability experiencing overcoming
554 150 47 motion
912 154 46 hired farmer colleague
917 216 46 writes
1022 237 15 milosevic
279 15 3 iii iv vi vii viii regent ix xii reigned xiv tsar xiii ascended elector abdicated xxiii confessor hrh mountbatten odo catholicos sixtus wolsey yohannan
744 3 38 images displayed portrait displays depicting photographed displaying prominently icons
659 32 47 resume closure reopen resumes
607 109 53 transferred subsequently succeeded afterwards thereafter whilst
519 17 53 drivers
134 229 17 yankees sox dodgers angels pitcher mets starter pitching braves cubs anaheim mariners rockies astros orioles phillies marlins bullpen padres brewers jays diamondbacks expos dodger yanks
620 92 42 references biography translated translation poem poems writings essay autobiography memoirs pseudonym penned biographical seminal autobiographical biographies
285 99 48 median ratio capita proportion
367 223 52 ah ee uh hah dee ahl roh kah nee bah mah lah yah bee moo sah koh nah ree mee rah kahn boo kuh moh ur kee ih chee noh ahn goh wah tah eh med yoo koo oo duh dah ty zee muh fah doo jah luh doh gah buh hahn loo gee toh yuh kahr vee hoo ay pee shee hy ra meh nih ruh suh yoh sy fay huh hoh loh roo mahr ky sow ihs len nay goo rees bahr nuh bur teh deh lahn bahn tay ehr dur poh puh lev dahl leh deen nas hahm skee mal jahn neh ja soh foo meer ahr behr mer fy boh tur dahn gur rahn rahm ry ly rih kat rook dy meen jee zahn blah mih pah beel smit bree seh chah lahm sel bas mur mis kar ood joh yay hur jed kahl kal oom mohr fil shoo ihl res leed veh heh groh zak ahs roos bohn bayt cheh kuhl pur wahl sil jak jeh sree rohn sahm mihd mook shahr dray loos jih hage azar bil fas maw ven gahr gad ehs tikriti py yak koon seer gool rohm koor haw hih heer grenier rawi poot behn shar vaz bek lohn sood oop poo chay neer uhl moussawi hel dor sten lem tunica goon chap shahl kul kook mew fahm ber kuk hassani mohn doon kel wehr chik ohn pez gree dit mees meed owhali toot vy yow ohr bih mung lehr esh kha slahv moos wyn mut honore lihv roon ruhv stroh kell wohl shel ido hohr wilks chur sor zayd beek ryn yahf hohp skehf yehv kehl eez wy thohr liban tihn jawng hahj boudewijn kir tul leet ahh kek iz voy kas bohg shur jehf burd thay bez zin vit lik sahl gy trias rahng bruhn nashar boor nek lahd zhahng maz lohr eby borch kosh geel lahr bish vel rahr noss bes noy fal hurn zahm soos rahl fahs ded thahl weer etz vehz kvahsh nyev chayng zhoon dyuh chehn zhehl thihr kahlk nihz myoor myehs bruhth zheev grahts mihz eesah moodin rehts waysh ihz tohk nuhv jehp kreet joohm hwahn chihn zhohn shremp shahth trahlt shihm byohrn kahsr zaht shehk fuhz zheed ehsh hahmz ahsh tehf shayr vahm huhfs hoond lihb ahbd wehz tyah grihn jihch nohv tehz hihnz zgray ment klehb besse zehs zheer shmahn pahv ahkh jahb
457 123 47 vast
913 116 26 bombs improvised unexploded landmines incendiary ied ieds claymore
823 198 4 abc nbc cbs cnn anchor espn presenter announcer letterman winfrey leno msnbc showtime anchors cnbc interviewer limbaugh brokaw moderator imus couric nightline announcers russert cronkite pundit lehrer moonves koppel sportscaster schieffer lauer murrow ebersol anchorman gumbel moyers newsman olbermann sportscenter hannity seacrest newscaster weatherman keillor ailes cosell roker arledge kilborn wogan sportsline
538 135 32 rail transit terminal freight terminals railroads hubs transshipment intermodal
134 1 17 rangers cowboys patriots cardinals eagles rays bruins reds raiders devils broncos dolphins hawks islanders falcons panthers rams colts royals steelers packers vikings browns penguins flyers redskins titans chargers ravens oilers texans seahawks coyotes canadiens sabres leafs bengals jaguars ot buccaneers canucks blackhawks thrashers buffaloes metrostars pats avs niners
294 220 15 islam secular
777 198 4 bbc tnt npr tbs gmtv tnn aptv newsreader newsnight anchorwoman
466 149 47 participate sponsor organize
32 76 26 camps tens displaced villagers
938 216 38 chart billboard charts
333 120 50 explained mention
547 149 38 representing
221 19 23 en que se con es lo para una por mas si como dice yo horwitz ser pero uno sus nada este esta entre anos tambien sobre cuando vez todo tiene fue ver ano todos unidos millones asi ciento parte estados haber muy eso durante otros hasta desde paises ahora articulo fait ese donde hace tienen alli puede gobierno porque cada informacion poco mucho antes economia gracias gente toda siempre hacer casi ellos despues menos muchas otra otro costo unos estan segun tanto aunque latinoamericanos mejor algo tomo quien pasado sido quiero habia seria muchos aun caso mismo tengo mais estos creo mientras trabajo nivel debe nunca dinero ahi politica nota naka momento cosas algunos hecho productos estaba hacia nombre yada dano todas pueden tomar otras estas dijo cual nadie pasa tener acerca entonces crecimiento precio esto aqui toki esos pelicula
801 149 47 aviation
492 99 53 jump
986 216 38 profile
600 59 38 exhibition exhibitions showcases showcasing
161 193 53 trained
457 239 50 bigger
763 130 53 earthquake quake
471 118 50 ill ordeal
468 231 20 tensions lingering strife stirred ignited uproar simmering intensifying amidst fuelled furor stoked firestorm igniting rekindled furore
471 226 50 victim
469 81 53 thanks
727 154 15 journalist
678 81 47 maintained
440 28 38 wars
216 239 38 perform
801 173 24 helicopter flew bomber convoy flown ambulance intercepted hijacked collided rammed commandeered
242 30 12 function sequence domain logic corresponding input interaction integral functional dimension dimensions sequences interactions sphere coordinates parameters combinations modes convergence attachment paradigm analogous
794 180 38 vision
5 113 25 resigned sworn appointee
469 236 38 skills
948 239 50 welcome eager keen
110 36 38 classes
469 180 38 reputation ultimate skill abilities prestige
133 241 38 producers
632 248 21 causes induced susceptible
908 113 15 referendum overwhelmingly
415 239 53 catch throw shoot grab snap
1014 239 50 sit
95 129 53 fishing pearl
842 113 53 nomination narrowly primaries
372 127 15 liberation
549 32 47 merger
112 241 47 tobacco
444 226 53 attempted
370 116 24 missiles guided launcher scud trident tomahawk decoy antiaircraft harpoon hellfire minuteman scuds icbms antimissile tomahawks
120 131 47 operate
789 241 14 sugar foods
438 169 47 resolve revive bolster reinforce consolidate
580 123 25 grounds
217 149 53 chamber
906 223 52 oh
986 166 47 ongoing intervention
333 237 53 responded conceded
955 154 15 adviser dr advisor
705 201 53 palm
816 149 47 worker contractors
547 175 53 ranking
590 99 48 rating ratings minus
121 66 27 boeing airways lufthansa qantas sas alitalia ryanair iberia swissair jal valujet usair jetblue sabena aeroflot dhl airasia kingfisher comair easyjet oneworld ansett finnair varig dragonair jetstar asiana crossair aeromexico jas colgan mesaba spanair silkair yemenia braathens avia
101 113 7 moderate
219 32 47 deadline
756 116 24 tank armor apcs
47 212 15 visits arrives entourage
678 173 53 recovered
46 57 47 advice submit instructions
547 161 53 joining
47 32 53 arrival
476 115 28 striker defender midfielder ronaldo vieira zidane midfielders cristiano ronaldinho ballack messi kaka drogba nistelrooy adriano franck anelka robben figo tevez crespo zinedine robinho pires fabregas rivaldo trezeguet casillas romario walcott ribery cisse persie diarra florent juninho batistuta lilian weah saha bergkamp davids adebayor barthez reyna xavi gallas forlan heinze kluivert benzema morientes veron sneijder fabiano iniesta arjen iker kuyt vaart cesc seedorf thuram riquelme edu milito kalou ludovic malouda makaay nani puyol lalas djorkaeff higuain carles desailly aguero pato xabi arshavin hierro simao cafu evra mascherano djibril pauleta wiltord makelele stam alexi bommel saviola zamorano nasri asprilla nemanja morte vidic mido faustino youri govou bebeto simeone kolo giuly guti maicon gourcuff cocu benayoun denilson dugarry dado overmars abidal lizarazu bronckhorst mendieta bastos chamakh agbonlahor aimar solari metzelder lisandro ginola loko elano gaucho hleb candela sagnol geremi diaby sabrosa riera edmilson yoann helguera zenden marchena baraja capdevila eboue arfa quaresma maniche sanneh bixente fabricio flamini tamudo heitinga serginho toulalan caniggia busquets cazorla gago lassana demichelis aquilani burdisso valbuena
162 149 47 practices regulatory
554 53 25 testimony testified
285 76 57 males females
607 109 47 promoted
546 123 38 covers consists sections
539 183 53 fan
685 127 26 kashmir tamil ltte kashmiri
814 180 47 recognition
287 5 40 maria marta cristina margarita
473 132 4 broadcasting affiliate
216 178 45 jazz solo singing musicians piano vocal musician sing sang organ trio duo vocals instrumental tune quartet gospel singers chorus choir ensemble anthem acoustic performs compositions sings tenor duet repertoire rendition songwriting collaborations songwriters ensembles choirs cappella vocalists instrumentalists
678 23 53 fallen
386 201 8 dry wet
730 155 9 apple pc mac vista desktop compatible iphone os linux macintosh app adobe android tablet excel xp unix ipad kindle ios quicken ie smartphone standalone communicator imac zune ubuntu oem wordperfect bookshelf symbian powerbook kde freebsd logitech egghead encarta turbotax netbook
444 166 47 counter
980 236 50 healthy importantly
752 99 53 gap
473 128 46 warner
794 30 38 contrast
445 9 38 adult
1010 166 53 blow
652 106 53 ticket
105 111 30 rooms kitchen bedroom dining tables chairs basement cabin locker tent suite beds gym bathroom makeshift toilet seating shower lounge elevator sidewalk closet stall aisle suites upstairs cafeteria conditioned attic hallway cellar driveway desks bedrooms benches spacious furnished dorm bathrooms cabinets downstairs patio cages drawer hallways bathtub squat restroom bunk pantry canteen closets sauna lockers cupboard windowless cubicle cubicles refreshment unheated lavatory cupboards playroom ceilinged lunchroom
273 180 15 unity
961 161 53 entering completing
237 62 17 cleveland pittsburgh tampa cincinnati oakland milwaukee calgary
678 236 47 stable
824 212 44 dinner dinners lunchtime catered
187 109 3 duke
953 212 53 ride rides
253 32 15 pm postponed
141 81 15 meets
693 110 25 bankruptcy
5 32 25 resignation appointment
204 109 22 scottish
1022 158 15 serbian yugoslav albanian croatian georgian cypriot macedonian montenegrin yugoslavian
97 49 38 roles guest directing
151 203 38 discovery
46 182 47 respond
870 109 22 parish
177 123 53 passes
894 79 38 beautiful interesting humor twist touches authentic lively
1000 237 15 chavez
834 203 53 moon
638 149 47 contributions behalf
65 76 26 iraqis
700 204 14 cook pan mixture combine tender stir lightly oven pour drain mixing baking grill stirring foil evenly batter fry boil bake whipped melted boiling spoon melt softened skillet warmed sprinkle simmer whipping chilled saucepan pans drizzle whisk preheat soak refrigerate saute mixer shortening blender roasting frying browned scatter glaze salted reserving melts sift rinse casserole coals marinade skim brine yolks nonstick thickened grate oiled broiler yolk preheated wok tongs whisking marinate broil sear ladle reheat blanch strainer potting colander griddle knead drippings moistened dente doneness foamy marinating basting ramekins
560 9 47 extensive ranging namely
443 79 38 dramatic
737 208 50 angry
640 217 62 seed seeded federer agassi sampras venus nadal hewitt davenport roddick serena becker hingis spaniard compatriot muster henin clijsters seles novak martina sharapova djokovic johansson courier safin mauresmo ferrero capriati henman patty moya kafelnikov svetlana dementieva jankovic kuznetsova ivanisevic rafter davydenko unseeded nalbandian justine safina huber vicario lleyton ivanovic jelena kuerten ivo hardenne nikolay countryman petrova rusedski steffi marat amelie philippoussis krajicek bjorkman ljubicic kiefer robredo zvonareva schnyder novotna soderling kournikova hantuchova navratilova grosjean bartoli enqvist berdych santoro youzhny edberg verdasco corretja gasquet dokic arantxa potro coria korda tsonga shaughnessy coetzer conchita wozniacki stosur farina baghdatis myskina stich monfils gabriela rosset outlasted canas schuettler gaudio elia ancic pioline bruguera wawrinka chela chanda majoli karlovic kucera wilfried frenchwoman mardy spadea isner malisse querrey cilic sabatini mantilla iva tauziat ginepri gambill sergi escude clo gustafsson wilander rco zvereva tarango zabaleta berasategui verkerk bryans
465 172 30 walls roof pavement
924 127 26 radical
314 120 7 suggest suggests proof attributed indicate suggesting indication indicates pointing predict indicating indications clues likelihood probable cite
339 82 14 coffee beer tea drink bottle drinks champagne soda cigar beers beverages bottled drank vodka rum flavored bourbon whiskey chewing gin ale brew cigars scotch cider whisky tequila distilled espresso malt brewed hops booze snuff shampoo cognac teas smokes scented lemonade lager carbonated brews sodas moonshine cask absinthe liquors kava caffeinated pilsner nonalcoholic fanta liqueurs
759 62 46 austin jefferson
133 241 47 manufacturers makers
659 51 26 cease hostilities
249 20 53 bases
468 11 7 speculation overshadowed
720 161 47 dealing
687 19 23 las tres cinco grandes personas ventas empresas articulos cuatro politicos mujeres inversiones manos metros ocho estudios mayores capitales aerolineas sombrero temas semanal servicios pasar pinos castell caras finanzas hombres ojos trabajadores negocios expertos
473 109 27 owns headquartered dominion
801 203 24 landing
559 131 48 fixed
69 109 38 oldest famed
894 201 50 cool dirty
412 76 7 racial
105 201 30 window doors empty deck
308 109 38 heritage
443 120 7 apparent absence unexpected premature
905 73 53 knee shoulder ankle
344 175 53 rounds
639 120 38 entirely
1004 30 47 map
574 183 50 wish loved proud thank honest sorry appreciate glad deserve grateful deserves deserved remind trusted frankly fortunate ours cared hated theirs honestly wishing forgot realised remembering learnt
734 161 47 effectively assist eliminate aiming
1004 57 47 register designation
894 120 38 familiar
412 113 47 abortion
863 30 38 properties
5 32 15 interim
333 237 38 praised
469 9 38 talent popularity creative valuable artistic talents prominence
50 151 53 tested
411 70 15 taipei hanoi rok
102 120 7 circumstances correct manner extent detail significance
831 109 53 arena
356 59 38 hosted presentation workshop
401 193 24 fighter
101 161 7 aggressive challenging
162 57 47 apply requirements recommended procedures procedure requiring fda adoption voluntary
238 53 25 false
422 130 8 tropical winds waves storms typhoon cyclone meteorological forecasters currents disturbance landfall tornadoes gusts tides cyclones meteorologists thunderstorm swells convection typhoons gust gusting gales extratropical dissipating cyclonic
190 123 33 creek
455 30 47 methods
675 2 47 formation
783 22 47 compensation employer
961 123 53 crossing
632 30 47 resulting
938 155 9 cd
39 201 53 cap caps
192 76 50 neighbors
639 120 7 partly purely
420 217 62 def bt stubbs paes leander woodforde arthurs ilie wozniak bhupathi guccione zimonjic tomic groth liezel erlich ullyett rennae dellacqua mcquillan luczak fromberg sandon bogdanovic derbi lareau
638 216 53 collected
356 113 15 delegates
856 149 47 participation
43 250 53 tiger eagle
95 71 15 caribbean
279 152 3 emperor napoleon constantine augustus cromwell darius bonaparte maximilian cleopatra conqueror maharaja charlemagne genghis casimir sigismund archduke herod sancho demetrius justinian margrave shivaji saladin mehmed selassie zeno kamehameha seti haakon hirohito sigurd murong octavian theodosius vasa adolphus pepin macedon leonidas aurangzeb gustavus antiochus taizong valois hideyoshi valdemar skanderbeg alexios tipu caligula zhuge farnese tutankhamun ramesses babur ramses egbert heraclius vytautas nobunaga xuanzong wenceslaus braganza valens tupou constantius mithridates singha yuwen sobieski agrippa zetian landgrave honorius ladislaus xerxes gaozong offa vespasian kublai komnenos palaiologos mieszko amenhotep domitian dezong keyong bahram bernadotte andronikos nebuchadnezzar toyotomi cathal arnulf nikephoros canute zhaozong lothair gaozu poniatowski pugin peshwa leka generalissimo parthia doukas chakri theodoric shapur trebizond lusignan seleucus romanos hanno tancred xuanwu minos asen thutmose lionheart hohenstaufen antigonus valentinian fulk wenzong xianzong zog vakhtang namgyal corvinus khosrau zhongzong chandragupta menelik
659 166 47 halt
727 216 38 globe
515 118 47 ease
649 98 32 barrels
902 175 50 upset trick
438 236 47 strengthen solve coordinate
684 32 47 preliminary unofficial
444 81 47 successfully
320 173 32 trucks lorry
308 128 38 universal
737 118 7 deeply upsetting
101 166 7 intense
559 30 38 exist defined exists whereas hence possess
560 161 38 besides
674 118 21 mental undergoing breathing suffers undergone
734 169 47 restore sustain assure safeguard
220 51 15 declaration communique
161 149 15 participated
549 118 47 troubled
121 123 53 delta
702 239 47 settle
824 183 50 eat eating
634 229 17 inning homer hitter baseman rbi singled catcher pinch fielder shortstop outfielder homered vaughn piazza mcgwire jeter sosa manny griffey infield leadoff valentin giambi ripken garciaparra matsui slugger edmonds infielder bret huff guillen dh canseco holliday alomar soriano alou bunt helton boggs cora gwynn pujols bonilla bagwell palmeiro knoblauch gabe lofton grieve womack varitek chipper berkman karros tejada longoria hundley ordonez mondesi grissom nomar thome darin erstad tino castilla biggio winn blowers glaus galarraga mcgriff garret beltre eckstein alfonzo olerud utley renteria baines zeile brosius youkilis offerman byrnes wil sizemore cantu tiebreaking burks cedeno duca rolen groundout gant nevin vizquel andruw caminiti pedroia furcal mclemore buhner klesko konerko vizcaino mauer laroche figgins glanville grudzielanek velarde hollandsworth leyritz sorrento hillenbrand kapler morneau baldelli bichette randa victorino blalock molitor gilkey spiezio baerga werth sojo higginson segui torii encarnacion swisher granderson hairston burnitz deshields ellsbury cirillo mientkiewicz spivey elster izturis loney greenwell huskey sexson derosa daubach alicea ausmus iwamura aurilia dunston zobrist aybar surhoff ledee kinsler conine agbayani lemke uggla hatteberg lankford bordick fullmer bloop javy lieberthal hammonds bengie fryman stocker pierzynski spiers brogna tulowitzki hafner magglio counsell veras vidro aramis tatis wigginton disarcina akinori dejesus fick matheny mirabelli durazo ethier taveras francoeur kotsay derrek whiten kreuter damion merloni zaun catalanotto rondell berroa belliard hawpe mramirez shinjo rowand paquette naehring hinske jeromy bellhorn nady podsednik dioner dellucci benard markakis chone ludwick delino stynes votto koskie blauser crede delmon theriot lampkin branyan
116 241 32 waste pollution dumping recycling polluting
802 57 25 complaints scrutiny disclosure
894 204 38 mix
519 173 53 blocked
938 216 42 copies releases
652 106 48 tickets fares discounts booking rentals bookings airfares nonrefundable
999 49 38 hero legend heroes heroine exploits
65 57 47 inspectors
81 26 28 arsenal liverpool chelsea villa celtic bolton ham everton tottenham blackburn aston wigan middlesbrough trafford gunners anfield pompey saracens boro harlequins hibs goodison ewood
32 173 53 survivors stranded
900 113 25 aides cheney gingrich
508 147 28 barcelona fc roma ac juventus monaco marseille lazio bordeaux parma bremen ajax toulouse bologna dortmund palermo genoa fiorentina leverkusen schalke borussia psv lille benfica germain udinese werder sampdoria panathinaikos napoli eindhoven verona etienne siena nantes wolfsburg auxerre bari torino olympiakos rennes feyenoord atalanta metz cagliari perugia brescia aek montpellier chievo hertha galatasaray catania hannover bochum messina kaiserslautern reggina maccabi lecce grenoble caen anderlecht sochaux olympique livorno piacenza eintracht empoli vicenza vfb lorient fenerbahce aris bielefeld breda moenchengladbach hapoel twente shakhtar zenit valenciennes internazionale rosenborg nac treviso alkmaar ahly hansa heerenveen paok cottbus hoffenheim pauli besiktas bastia venezia vitesse roda arminia brugge troyes energie esperance zamalek padova castres ascoli panionios iraklis bate guingamp brive genk brondby cesena msv ofi reggiana anorthosis rkc waalwijk cremonese montauban albi wisla ismailia sepahan ionikos kerkrade monchengladbach karlsruher ethnikos zilina gladbach istres salernitana asteras ferencvaros atromitos
444 237 25 claiming
718 170 47 imf
384 113 15 ally backers staunch
515 131 53 faster
469 120 47 substantial lacked
145 109 53 victoria
263 7 17 quarterback rookie receiver linebacker sophomore receivers cornerback fullback quarterbacks lineman kicker qb linemen tailback linebackers wr undrafted rusher punter halfback redshirt backfield returner cornerbacks seau placekicker wideout tedy
576 101 58 singh sharma patel rahul anil mahendra suresh mishra gautam raju ajay ajit pratap roshan dinesh manoj kohli balaji rohit rathore sandeep venkatesh prabhakar dasgupta ravindra praveen chakravarty chandrasekhar atwal kuldip
465 123 53 underground
746 161 38 drawing
390 29 10 gang killer notorious gangland
337 216 42 reviews
336 120 7 unclear confirm
856 120 38 selection
870 93 30 churches cathedral convent
955 192 27 ceo
955 154 53 resident
554 205 25 simpson
356 59 44 reception televised speeches expo gatherings banquet luncheon keynote attendees
902 113 53 opponent
801 193 24 pilots helicopters
1019 130 8 flood flooding floods rains flooded landslides torrential wildfires inundated wildfire swamped floodwaters mudslides drenched downpour blanketed avalanches mudslide downpours rainstorm rainstorms waterlogged bushfires drenching bushfire windstorm
579 9 38 painting
21 148 57 genus endemic subspecies genera moths subfamily fungi taxa monotypic cultivar amphibian skippers phylum songbird marsupial crustacean neotropical biota protozoa cicada undescribed herbivore diptera pterosaur
894 82 14 sweet
114 241 32 electronics bio semiconductors
802 161 47 handling
356 59 15 attending
539 183 50 coaches teammates
948 237 15 welcomed
986 236 7 developments
329 138 30 restaurants shops
148 216 42 interviews taped excerpts transcript
375 99 38 equivalent
373 204 14 fat
324 175 53 beaten beats trailing trailed rout
95 114 53 cape
213 201 5 plastic bag wrapped sheets wrap blanket folded wrapping tucked
81 175 28 inter
1004 123 53 designated
912 26 50 boss
924 127 15 revolutionary patriotic marxist
675 30 47 occur movements
908 99 48 margin polled
363 193 46 lieutenant colonel
980 120 7 somewhat lacking albeit inevitably sufficiently overlooked
220 236 47 comprehensive
177 7 53 offense sack
134 1 26 tigers warriors
685 90 35 kabul
318 59 44 funeral solemn remembrance tributes candlelight
203 76 50 couples
789 12 14 meat beef vegetables vegetable canned cheeses
432 182 50 recognize refuse refuses intend
319 237 47 encouraged urging
186 149 47 charter
466 175 47 competing
32 33 15 refugee
134 76 49 indians
268 153 15 musharraf
841 178 45 guitar bass drums drum brass strings guitars percussion keyboards trumpet flute saxophone harp fiddle clarinet accordion banjo sax synthesizer harmonica trumpets octave snare drummers lute trombone mandolin violins synthesizers flutes tuba bugle bagpipes sitar stringed ukulele bassoon tambourine edm tabla timpani woodwind bagpipe conga marimba oud continuo trombones taiko saxophones clarinets gongs harmonium cellos woodwinds xylophone percussionists vibraphone bongos dulcimer
816 9 47 employed
878 25 21 skin facial
1014 111 53 bed
101 30 7 extreme
659 182 15 withdraw
46 183 50 please
515 161 47 rapidly gradually
948 118 7 calm
756 20 26 tanks bulldozers
357 30 12 density
559 180 47 principle
5 113 15 chancellor successor predecessor outgoing embattled
254 57 47 license checks registration identification certified applicants clearance
333 120 7 noting describing stating explaining
957 166 21 outbreak
336 237 47 informed
480 161 47 reducing
313 131 9 chip kit plug
390 226 26 killings massacre
496 166 47 threatening sweeping
51 120 50 fate
250 222 57 dogs pets puppies
465 184 8 soil sandy shallow muddy slippery
676 32 15 brussels
997 123 47 protected
86 138 30 hotels amenities baths inns lodges pavilions spas campsites campgrounds marinas amenity
428 109 53 converted
955 154 19 associate counselor
847 145 53 slowly
900 205 46 edwards bradley
466 175 61 qualified qualify contestants
704 113 15 presidents
691 239 50 quit retire skip
791 120 7 politically
794 30 7 atmosphere depth perspective perception tendency
440 193 26 allied battlefield
888 109 53 metropolitan
546 201 42 containing
294 93 26 mosque hindu
223 118 53 badly severely weakened
894 79 7 emotional
711 182 47 pursue
66 153 16 chirac sarkozy schroeder merkel chretien villepin telephoned stephanopoulos zhahk
714 216 37 fax
555 28 10 nazi vichy
853 27 15 vladimir
532 151 47 monitor examine assess monitored evaluate verify
873 49 46 starring starred screenwriter
586 102 53 smoke
685 109 15 delhi
995 154 53 engineer
779 149 15 citizen
581 108 7 anger confusion frustration disappointment enthusiasm anxiety emotions emotion distress sentiments disapproval displeasure evoked
468 166 47 renewed
854 31 27 toyota honda bmw nissan jaguar mazda audi hummer isuzu tesla lamborghini maybach boxster windstar
852 146 53 rio
428 131 53 replacement switch switched
407 123 53 counties boundaries
995 109 15 founding defunct
253 32 38 dates
398 131 32 installed
469 81 50 enjoyed
231 123 47 settlements
162 51 47 implementation
746 183 50 viewers listeners
386 30 8 temperature
150 173 26 compound raided
873 112 38 oscar
778 93 44 jesus christ sacred worship blessing blessed martyr resurrection miracles rites nativity baptism blessings martyrdom immaculate crucifixion rosary sacrament shinto eucharist veneration sacraments worshipping annunciation redeemer intercession sepulchre transfiguration liturgies sepulcher
46 57 50 notice
353 111 5 clothes
253 183 50 tomorrow
276 129 24 boats ferry sailing sail yacht pirate liner anchored tow cruising tug barge docked freighter flagged mv yachts steamer voyages schooner steamship clipper rafts canoes moored sailboat tugboat tugs dinghy freighters steamers catamaran pontoon speedboats speedboat sailboats skiff motorboat supertanker hovercraft crewed steamboats tugboats steamships seagoing schooners dinghies skiffs sloops motorboats dhow hydrofoil oceangoing
916 237 15 disputed
86 123 38 parks attraction
306 180 7 moral belief wisdom genuine tolerance ethical profound grasp
590 99 53 zero
912 113 46 longtime
120 76 50 ordinary belong
238 120 7 argument obvious conclusion facts explanation timing opinions contrary intentions motive assumption explicit judging mistaken implying
112 246 21 alcohol
356 212 50 guests
913 116 47 weapon
1022 90 15 belgrade zagreb ossetia
610 173 26 burned crushed stabbed chased robbed ablaze torched maimed
1000 5 15 puerto castro rico havana
935 220 19 philosophy
220 151 42 detailed
902 166 26 clash
517 62 33 mississippi maine montana dakota delaware alberta idaho wyoming prairie
867 170 15 asean apec americas grouping sadc gcc ecowas mercosur
314 151 7 findings
880 184 8 rivers lakes basin streams ponds gorges draining basins creeks catchment headwaters subterranean aquifer lagoons estuaries orinoco watersheds riverbed aquifers inlets riverbanks deltas watercourses bayous
814 193 53 rank
66 153 15 counterpart
26 166 47 frequent
182 203 32 atomic reactor
808 23 48 turnover totalled
894 178 50 sounds
948 11 7 prospects optimistic mood cautious upbeat pause subdued policymakers tempered muted
520 170 15 bloc
336 57 25 client contacted disclose notified unspecified undisclosed unavailable withheld
963 254 21 gene embryonic mutations mutation embryo mutated deletion
847 118 53 struggled
251 109 15 vienna copenhagen stockholm
47 109 53 traveled
590 49 38 rated
182 241 32 uranium reactors
473 123 47 operates
145 109 46 lincoln
390 226 25 arrests executions detentions
468 166 20 sparked triggered unrest chaos panic spark escalating marred backlash triggering outcry frenzy disturbances outburst
303 33 47 reconstruction relocation
240 13 36 abdul aziz rashid khalid karim maher faisal saad hakim salman rahim saud tariq jalal majid adel ghazi abd yahya rasheed amer hamed razak hadi mohsen mansour jawad jaber sattar shaukat sahhaf zahir dulaimi salih saadi jabbar saif fahim faris nayef naji abdulaziz talal hani khalaf tareq qassim talib jassem adil mansur jalil turki nik basset samad mehmood hashimi abdulla obeidi eddin khamis jarrah attiyah jassim tarek barham rashad yazid bassam rashed nizar kadir azmi kader hatem khalfan harun zubair zeid zaid haroon emad naseem fayez waleed farhan yahia majeed fattah fahad wakil jabr azim jabar esmat raouf jabir qader abdulrahman falah nawaf alawi sahaf qais hazem attar tarik farouq rifai ilah saadoun naseer mutlaq khaliq muktar ouda faqih khair sulayman issawi shawkat razaq naif gulzar baya nabhan suhail jasim saadun amri khali
547 193 15 elite
779 173 15 freed
241 120 47 argue
695 51 15 pact
701 30 47 cycle duration
273 236 7 consensus
638 106 38 gift
547 193 47 divisions volunteers
559 131 47 purposes
550 241 32 carbon greenhouse polluters
605 241 32 feed
731 82 14 fruit fruits grapes apples citrus bananas plum oranges mango pineapple strawberries pear peaches pumpkins cherries grapefruit watermelon lemons melon cranberries figs mangoes blueberries plums raspberries coconuts melons limes avocados watermelons blackberries candied pineapples prunes cantaloupe seedless pomegranates tangerines
913 173 32 explosives
148 201 53 tape
339 246 50 drinking
461 187 46 von karl kurt ludwig heinz hermann fritz
955 113 25 aide
517 62 22 hampshire
443 166 50 shock
824 212 53 lunch
807 23 48 climbed surged soared eased highs tumbled slumped dipped lows rebounded plummeted marginally spiked inched firmed sagged
469 180 48 wealth
735 96 16 jacques francois alain yves guillaume
845 32 15 cairo
878 201 53 mouth
1009 203 47 nasa
473 110 27 holdings
704 149 15 chiefs
145 62 22 ontario norfolk newport durham brunswick lancaster midland
789 82 14 milk peanut yogurt sweetened fermented pasteurized tallow yoghurt
573 109 22 melbourne
858 128 38 dvd
717 125 61 prix cycling endurance uci gs yachting motorcycling midget bmx motocross superbike cams protour karting usac sportscar vendee scca powerboat supercars
151 151 19 laboratory clinical lab analytical
735 206 46 jan
520 113 7 conservatives
26 30 7 constant
794 180 7 attitude reflection ideological
229 151 47 assessment
356 32 53 sessions
994 33 15 peacekeeping
161 193 24 missions exercises maneuvers
273 170 15 geneva
444 205 53 chase
621 213 19 geography demography
353 103 5 clothing shoe footwear fashions lingerie fragrances sneaker toiletries swimwear eyewear hosiery knitwear kitchenware
959 205 46 lane
294 93 15 orthodox
141 239 47 seeks fails manages
212 123 30 residential
695 170 47 wto
961 123 30 entrance
814 236 47 contribution
1006 70 15 hu jiang
85 123 53 lands
1018 61 38 princess inherited companion
654 216 42 files edit
353 154 38 designer
550 99 32 emissions
948 161 7 prospect
978 149 47 posts
515 11 7 momentum pressures coupled
519 212 50 busy
746 216 42 headlines
1017 109 15 colonial
783 239 50 afford
999 180 38 legacy quest glory genius
257 175 61 fifa
678 99 53 quarters
377 113 53 capitol
894 180 38 beauty
263 239 53 tackle
510 42 42 quotes quote edits xxxx rewrites
139 12 14 chicken pork cooked bacon lamb fried pasta smoked grilled steak boiled roast roasted sausage fries noodles steamed stew meats spaghetti burgers chops leftover steaks gravy mashed veal sausages hamburgers tofu dumplings foie scallops spiced macaroni poached boneless sauteed crispy marinated tacos seared meatballs tenderloin brisket mutton risotto patties hams braised fillet salami loin barbecued kebabs venison lasagna uncooked tamales veggies polenta cheeseburger ravioli kebab veggie filet mignon stewed skinless meatloaf rotisserie roasts corned crusted broiled burritos sirloin penne cheeseburgers quiche chorizo undercooked sashimi enchiladas pepperoni curried tripe paella confit nachos calamari teriyaki bratwurst
908 76 38 hispanic
997 226 25 violations
722 178 45 blues hop rhythm rap punk tunes funk disco ballad rhythms reggae ballads bluegrass techno psychedelic dub samba thrash afro combo djs trance cajun electro flamenco guitarists polka anthems ska bop electronica calypso mariachi rockabilly bebop reggaeton bossa dancehall merengue synthpop soca spirituals klezmer metalcore dixieland zydeco dubstep psychedelia cumbia kander electropop
870 93 25 priest priests bishops clergy archdiocese
963 151 25 dna
87 83 47 engineers specialists administrators
75 1 17 nhl homestand alcs nlcs
468 231 7 tension stemmed
220 57 25 submitted recommendation reviewing
231 90 35 tel aviv ramallah
469 120 7 considerable enormous demonstrated lacks
242 30 47 functions representation processes mechanisms complement
963 161 47 stem
571 236 38 excellent
411 123 15 bangkok manila
554 57 25 pending confirmation awaiting
93 154 15 activist laureate
273 182 47 negotiate agreeing
522 216 9 google facebook myspace
399 183 50 conversation
851 180 50 evil beings
880 123 53 canal
691 113 50 succeed
466 76 47 eligible
894 204 14 taste
825 161 21 smoking
878 73 6 legs chest nose bones teeth ear ears tongue knees lip jaw tooth ribs limbs cheek toes forehead hips stitches torso slit amputated thighs protruding gash buttocks prosthetic pinky backswing
703 180 38 symbol motto
746 9 38 attracted audiences
844 69 5 flowers flower roses sprouting daisies irises shrubbery peonies bougainvillea marigolds hydrangeas
898 1 17 lakers bulls knicks nets celtics spurs clippers bucks suns mavericks wizards pistons nuggets pacers blazers hornets sonics cavaliers raptors grizzlies timberwolves sixers mavs supersonics cavs
646 67 53 par strokes birdies bogey
123 201 53 bars
910 158 15 nigerian kenyan rwandan cambodian filipino haitian ugandan peruvian congolese zimbabwean angolan nepali bangladeshi zambian burmese liberian tanzanian bolivian nepalese honduran tajik guatemalan lao timorese mozambican ivorian eritrean nicaraguan zairean senegalese panamanian chadian ghanaian burundian ecuadorian namibian guinean togolese malian mauritanian laotian leonean cameroonian
953 81 53 riding
863 31 30 luxury
935 76 50 educated
112 226 25 possession
1004 216 42 lists classified updated entries
565 73 50 stick
533 195 6 rear wheel wheels fitted steering rotating brakes tubes locks shaft mirrors fuselage lever mounts quad turret axle adjustable rudder bearings shafts aft retractable removable flaps strut stabilizer axles struts undercarriage tricycle outboard shifter cantilever yaw rotors swivel pylon ventilated spoilers bogie bogies detachable ailerons chairlift stabilizers firebox fairing pinion centerline tailplane bevel rudders inboard telescoping
267 216 42 summary digest profiles briefs
554 226 25 execution
124 198 4 aired airing pbs syndicated airs newscast reruns primetime newscasts anchoring telecasts timeslot premiering televise weeknight weeknights airings cinemax eurodollars
847 123 53 crossed
197 76 15 russians
1009 203 24 shuttle astronauts spacecraft mir apollo astronaut manned atlantis capsule endeavour iss robotic soyuz hubble docking spacewalk payload rendezvous orbiter spaceship fossett cosmonauts liftoff lander shuttles canaveral cosmonaut baikonur spaceflight ariane cosmodrome shenzhou sputnik payloads gagarin reentry spacewalkers huygens linkup crewmates kibo vostok stennis spacesuits skylab suborbital kourou salyut submersibles
835 59 26 staged
253 59 47 organizers
861 154 15 businessman
694 250 53 hunting
959 62 41 brooklyn madison queens bronx beverly harlem riverside
894 131 50 smart
560 216 47 worldsources
908 76 49 blacks latino whites hispanics latinos outnumber
941 242 53 balls fielding
481 184 8 wildlife
102 236 7 fundamental practical
85 76 26 settlers
675 30 38 pattern observed patterns phenomenon vary variations uncommon differs
465 201 5 thin bare patch pockets
261 183 50 sick hungry lonely
510 42 62 graf
743 242 28 goalkeeper keeper header crossbar slotted touchline freekick boruc
93 112 15 nobel
995 154 38 architect
377 57 25 sec supervisors
819 128 27 sony kodak jvc
471 120 7 grave
52 118 7 bitter
97 120 25 acted
543 9 38 describes
292 52 15 ousted junta aristide kabila deposed strongman abacha
518 224 53 lights
959 201 30 gate
883 135 53 tunnel interstate connecting freeway northbound
907 180 15 sovereignty motherland
538 241 32 pipeline shipping
727 154 38 critic
10 169 26 destroy
465 123 38 inner
727 77 42 publisher yorker vanity crossword
539 201 53 bench
242 30 30 structures spaces
908 104 25 ballots
1022 90 35 sarajevo ingushetia karabakh krajina nagorno trnc
471 61 53 twin
473 131 27 operator
639 76 50 wealthy
835 166 26 demonstrations demonstration
600 3 38 paintings sculpture artwork
222 201 38 hidden
415 201 53 throwing rolled slip trap
319 237 25 appealed pressured
806 79 53 impressive spectacular stunning
220 99 47 revised
320 135 32 buses motorists taxis wagons carriages cabs lorries minibuses rickshaws shunting busses
701 32 53 lasted shortened
691 182 25 resign voluntarily
192 180 15 friendship
779 28 15 exile
632 118 7 vulnerable damaging withstand
565 73 6 neck finger knife bow fingers pin sticking sword bent toe blade rope bolt fist brace razor ropes weights pins hooks spikes twisting irons dagger buckle strap sling
95 123 24 harbor
560 30 47 kinds
744 3 5 painted nude
908 151 53 polling
994 193 47 deployment troop deploy
1000 5 40 costa salvador guevara peron
130 226 25 torture subjected mistreatment involuntary
744 3 42 photographs photograph poster
465 201 50 lie
351 5 40 da silva santos leonardo luiz serra gomes bernardo pereira pinto oliveira gilberto campos joao lopes andrade almeida mendes henrique alves teixeira lucio rui reina marques leandro barrios joaquim nuno anibal
818 130 53 swept katrina
959 111 30 parking
540 31 27 chrysler motors automaker fiat volkswagen volvo benz porsche vw saab alfa vauxhall skoda chery freightliner iveco
539 125 61 amateur
507 48 5 dress shirt pants jacket silk collar wears fur jackets jeans dresses fitting shorts beard wool coats velvet skirt skirts socks tailored gown vest trousers sleeve knit bra striped sleeves lace sweater scarf beige robe linen oversized bikini embroidered cropped sweaters maroon satin wig denim heeled mustache blazer haircut checkered dyed plaid tweed turban belted khaki stockings tuxedo cashmere beret apron baggy collars bras blouse fleece slacks beaded suede rimmed chiffon ruffled crepe tunic halter blouses lapel cardigan hem braid tights jumpsuit tartan tiara ponytail flannel sleeved shawl cuffs corset pant moustache fedora buttoned sleeveless fringed sweatshirt braided breasted brim pleated knitted sequined collared goatee kimono panties brocade strapless pinstripes braids tunics overcoat pajama headband khakis dreadlocks bib tulle loafers trouser abaya stiletto doped ruffles turtleneck necktie knits leggings kilt spandex brimmed lapels bodice corduroy pinstriped pantyhose rhinestone suspenders slouch quilted frock toga parka neckline tux midriff raincoat breeches miniskirts flecked pleats starched mohair leathers bathrobe taffeta poncho levis lycra cardigans pinstripe pantsuit muslin bandana knickers borscht hemlines bandanna organza frocks stilettos hems sarong pantsuits miniskirt sheepskin pigtails waistcoat waisted jacketed buckskin pullover tassel cinched crocheted bustier necklines pillbox fishnet
2 33 47 prevention emergencies
162 182 47 implement adopt
559 120 7 regard mere precisely
657 53 10 conspiracy espionage
830 32 44 midnight noon
443 166 47 unprecedented
438 182 47 cooperate engage govern initiate
830 173 26 dawn nightfall
997 64 56 violation violate limitations secrecy protections violates safeguards breached neutrality advisories breaching violators trademarks copyrights ipr infringing
949 120 47 assumed
543 30 38 refers
426 182 47 approve cancel propose
509 166 50 tragedy
376 241 32 processing
659 32 53 resumed temporarily halted
457 99 38 generated
574 237 50 personally
549 57 47 regulators
303 131 32 repair
766 118 7 complicated unpredictable daunting
412 76 25 discrimination
239 13 36 mohammad hasan hussain malik ul haq umar iqbal yousuf rehman raza shahid hossain imran abdur mahmood javed latif azhar nazir hameed aftab hannan riaz ebrahim naveed tamim jinnah saleem ahsan ijaz umer junaid asim manzoor omari masud kwik rajin shakeel jamshed sarfraz gomaa
649 170 15 opec
880 123 32 dam
503 241 32 import
501 173 50 searching retrieve
698 70 58 zhang yang yu zhou jin dong yi fu zhao xu peng bo yan shi liang feng shen jia dai ling nan jun tian hua yin xiao luo yun xie tao fang bai lei jing cai hao xiang meng jian pang fei gan bao liao quan ning gu hou cui pei xue shao zhong xin guan rong qiu lun pu xing qu miao qiang duan lian niu jiao huo geng zong zuo ouyang kui hongbo filo haifeng changjiang jianhua yifu
898 136 17 rebounds kidd ewing iverson gretzky messier shaquille lemieux garnett sprewell pippen marbury camby lebron hakeem mutombo starks scottie artest latrell dikembe zhizhi
571 30 47 useful
678 183 50 staying
177 242 17 touchdown saves tackles interception turnovers punt steals fumble fouls fewest fumbles punts completions kickoffs technicals baserunners takeaways
591 173 53 stolen stole
1017 11 53 boom
174 203 32 solar
66 205 46 colin rubin
519 161 26 attacking capturing
251 147 53 munich hamburg
85 109 15 colony annexed
496 120 50 recall
704 193 26 commanders lieutenants
712 113 50 reagan
162 64 56 impose strict mandatory accordance enforce mandated enforcing remedy instituted applicable labeling directives guideline
744 131 9 cameras
112 226 10 trafficking smuggling prostitution pornography
720 231 7 conflicts
533 195 53 mounted
153 154 19 scientist researcher physicist biologist sociologist anthropologist epidemiologist paleontologist entomologist ecologist geneticist prof microbiologist astrophysicist neuroscientist seismologist geophysicist criminologist ethicist climatologist immunologist
520 127 15 nationalist
632 30 21 exposure affects
454 237 25 amnesty
685 153 15 karzai
274 196 27 sa granada grupo elf telefonica endesa edf steelmaker gaz repsol ica stet cemex ypf argos bouygues financiero cvrd eaux enersis sab iberdrola telecomunicacoes lyonnaise brasileiras electricite yuganskneftegaz bic bancomer banesto etisalat ucb gemina valeo carso usinor argentaria bbv femsa cez cointreau
529 205 46 matthew ian marcus owen luke jamie nathan shane julian darren ashley shepherd trevor geoff leigh butcher nigel brendan mick seth sinclair courtney neville richie ashton clive slater lawson alec toby dominic
272 177 9 phones wired telephones radios sync microphones handsets jamming cellphones bluetooth headphones networked headset pagers walkie cordless pda vcrs webcam headsets mobiles stereos pdas hookups scoreboards jammers blackberrys ringtones beepers webcams remotes speakerphone
306 30 7 expression
48 51 15 strait
273 231 47 disputes
997 57 56 copyright patents confidentiality
376 116 53 automatic
539 175 38 sporting
636 161 47 saving protecting securing restoring
242 236 47 solutions mechanism transformation functioning
341 226 25 genocide
376 131 45 instruments
571 131 32 efficient inexpensive usable
376 131 24 equipped
373 254 11 protein kda
707 32 47 landmark
734 120 47 sufficient
475 74 38 poet painter
940 14 53 horses
943 52 15 mugabe mandela
382 155 9 chips graphics intel processor processors amd pentium mb cpu microprocessor megabytes kb dram ic microprocessors mainframe macs pci workstations powerpc workstation supercomputers ati nvidia motherboard megahertz cpus gpu mainframes gigabyte nand risc chipset mmx athlon motherboards mips chipsets celeron microcomputer gigahertz drams itanium vax sparc sram
197 76 26 germans
654 131 9 user customized
908 99 47 thirds
99 184 8 forests habitat farmland habitats flora moist vegetation woodland subtropical freshwater wetlands swamp meadows ecosystem lowland marshes temperate intermittent ecosystems woodlands scrub rainforest everglades inhabit grassland swamps peat wetland deserts pastures degraded montane grasslands bog dune arable mangrove lowlands tropics parkland upland savanna inhabits irrigated steppe bogs inhabiting farmlands mangroves rainforests riparian chaparral prairies shrubland brackish ecoregion floodplain boreal marshland coniferous amazonian sagebrush riverine cropland thickets roadless hollows undergrowth tinder marshlands moorland intertidal fens taiga estuarine bushland heathland pastureland ecoregions pampas scrubland floodplains savannas clearings subalpine mudflats seagrass
564 172 30 wooden pillars pillar plank slab slabs masonry scaffolding timbers earthen prefabricated cinder shingle teak scaffold hewn trestle fireproof pilings
101 120 7 consistent strongest
539 158 61 footballer
940 241 57 cattle poultry
562 6 27 telecom corp bhp pt hutchison tinto tata bhd hongkong billiton telstra sdn cnooc sinopec petrochina ptt telkom temasek citic infosys tenaga unicom itc microelectronics whampoa keppel singtel kt satyam cra swire pldt sime wipro pccw pty genting optus indosat cosco maybank cpo chunghwa wmc pbl garam gudang pte ongc airtel sph brierley telco paykel sampoerna maxis capitaland rtz bumi optronics nigam emaar sabic picc rinker kepco sasol charoen dlf newcrest ytl brambles electricals
565 201 53 wire swing belt tip loose hanging bore
101 233 38 dominant
928 63 23 di castel corso castello osa isola vena koos paglia ildefonso poggio
906 183 50 ok crazy hell cry laugh dear stupid goodbye fool hurry luckily
845 153 15 mubarak
530 177 9 wireless cellular broadband dial modem messaging subscriber bandwidth wi connectivity modems gsm sms handset dsl ethernet prepaid telephony isps isp paging cdma router voip conferencing wifi routers interconnection edi wimax landline isdn phs adsl videoconferencing umts iptv lte onstar reseller gigabit telegraphy wireline gprs
85 76 15 inhabitants peoples indigenous emigrated
538 131 24 carriers
196 64 25 penalties
818 118 53 torn battered crushing
510 42 47 update
492 23 48 rises plunge plunging soar tumbling plummeting dips
82 33 47 surveillance counterterrorism
949 32 15 withdrew
120 32 38 arranged
711 9 38 devoted careers explored
102 236 47 relevant
632 161 7 warming
47 212 38 tours destination
720 183 50 mistakes
815 201 61 clay oval
400 182 47 pledge intends renew
192 30 38 relationships
815 17 61 pole
941 40 53 bat wickets indies overs wicket bowlers batsmen
783 253 48 billions
515 236 7 greatly
657 150 25 conviction plead insanity
449 229 17 pitched hander clemens reliever schilling curt pettitte maddux glavine rhp nomo lefty smoltz relievers percival mussina gagne washburn gooden leiter hideki ashby moyer matsuzaka nagy irabu hitless lackey burkett ishii nen sabathia hershiser sele halladay worrell zambrano lhp millwood wetteland kazmir neagle hendrickson oswalt stottlemyre saberhagen jarrod dreifort lieber weathers papelbon kile benes lefthander appier kolb righthander isringhausen astacio dempster ankiel braden helling foulke eckersley orel bartolo cormier pavano timlin wohlers suppan radke fassero livan lincecum tomko osuna tavarez trachsel buehrle peavy daal lidge loaiza harnisch lidle bedard wickman verlander schoeneweis hamels mlicki yoshii miceli embree haren dotel rusch burba looper bere fetters jaret knuckleball candiotti arrojo slocumb hentgen rueter hermanson quantrill pulsipher lohse okajima heilman tapani halama bonderman sonnanstine mercker ponson meche pineiro elarton knuckleballer qualls schourek odalis greinke ohka harang liriano remlinger orosco seanez ugueth herges bottenfield wasdin bohanon putz outpitched kelvim rupe broxton shuey karsay
538 135 47 airports
470 14 61 stakes derby speedway breeders handicap stud guineas talladega furlong fillies brickyard superspeedway keeneland distaff longchamp futurity millrose
620 178 45 lyrics
533 201 6 frame tube
428 239 47 preferred convert
432 237 50 insists insist complain
300 109 32 mill
376 201 53 clock
735 205 46 bernard marc maurice adrian denis jerome gerard clement
931 132 15 fm
606 236 47 integration awareness sustainable strengthening prosperity innovation achieving enhancing competitiveness encourages promotes mobility combating empowerment enhancement facilitated endeavors
992 166 26 erupted
294 93 49 christians believers devout devoutly
427 14 61 marathon sprints motegi riband
187 5 46 victor
192 51 47 contacts
570 120 47 legitimate deemed
394 57 47 inspection
72 23 48 risen steadily widened fluctuated skyrocketed fluctuating fluctuate
532 239 47 properly
734 180 47 preserve
824 12 14 cooking meal eaten ate barbecue gourmet vegetarian buffet dine leftovers nutritious halal takeout
759 17 46 armstrong
519 161 53 prevented picking stopping approaching clearing catching
473 241 32 manufacturer automotive
847 201 50 stuck
354 187 23 der und buch
82 53 10 spy undercover operative clandestine kgb covert informant mossad counterintelligence stasi
355 131 47 operational capabilities capability
192 9 38 experiences
559 120 50 necessarily assuming
1017 152 3 dynasty kingdoms dynasties
949 161 53 replacing
581 108 50 feelings shame excitement grief
1015 180 46 grace
1015 97 18 anna nicole julia rachel louise betty jessica caroline emily teresa lucy emma paula sara rita frances sally dorothy annie amanda stephanie eva katherine marilyn jenny christina debra melissa tina hannah michele nina cindy eleanor natalie sophie elaine jeanne carolyn pamela cynthia valerie maggie edith samantha mia molly mrs suzanne peggy denise harriet olivia carla irene carrie alicia sylvia alison pauline tara claudia vanessa stella kimberly brenda pam doris erin melanie audrey cathy cheryl jacqueline naomi megan evelyn esther ethan veronica nora juliet danielle lori meg marianne maureen lois marcia eileen joanne mona gina rosie ella hilary patti vivian natasha zoe carole miriam joanna kristin phyllis kathryn katharine renee gwen melinda stacy hazel norma janice betsy constance bridget nikki becky colleen eliza polly roberta jenna kristen lillian fiona loretta tanya marjorie tammy gladys jody angie penelope dolores gabrielle abigail carly geraldine mandy priscilla charlene lesley maxine marsha rachael lynda
472 161 7 tactics engaging
415 175 53 knocked
10 173 26 kills
156 48 5 uniform hat coat purple outfit paired
571 79 50 attractive
153 154 38 historian
336 216 25 interviewed
999 59 38 tribute
411 23 15 straits
891 241 38 produces
32 57 15 asylum
940 241 32 farms livestock
977 135 53 metro subway
134 129 24 pirates
942 67 61 pga ryder titlist foursomes
308 180 53 liberty
8 30 38 visual
734 131 47 generate enable upgrade enabled enabling
118 191 15 dubai dhabi
858 177 9 audio streaming downloads podcasts ringtone vod
443 166 7 sudden
571 106 32 cheap cheapest
85 167 15 tribe
159 183 50 mad
984 253 25 illegally bribed
32 111 30 shelter
519 212 53 stops
353 48 5 shoes makeup leather underwear fabrics wardrobe handbags handbag outerwear
789 204 14 eggs frozen powder egg ingredients batches nonfat
675 30 8 occurs abundance
384 127 26 loyal sadr cleric liners hardliners muqtada moqtada
102 79 38 elaborate
237 62 41 portland petersburg sacramento columbus nashville memphis minneapolis arlington newark jacksonville syracuse hartford louisville providence honolulu tulsa stockton arodriguez
426 113 56 veto
960 28 26 uprising rebellion partisans insurrection
443 239 50 repeat
849 111 32 bags boxes containers luggage crates unattended coolers
358 11 7 uncertainty
959 123 41 suburban heights boulevard
949 81 47 sole
960 180 26 enemies
376 177 7 signals
65 182 26 surrender disarm
516 82 14 cream juice honey spice soy syrup sherry yeast ketchup molasses flavoring anise chilli vermouth
344 208 26 stones tear hurled wielding batons molotov machetes brandishing indiscriminately throwers firebombs truncheons
853 27 16 boris medvedev viktor mikhail ivanov dmitry kuchma lebed leonid zyuganov anatoly gennady kadyrov berezovsky zhirinovsky grachev chubais yulia luzhkov kasyanov kiriyenko stepashin yastrzhembsky nemtsov kulikov rybkin korzhakov seleznyov ilyushin kovalyov nebojsa rodionov fyodorov klima pavkovic gryzlov shoigu stanisic zubkov yegorov alkhanov kravchuk moroz naina khristenko soskovets tikhomirov gennadi sechin voloshin shuvalov shokhin yushenkov ryzhkov
949 175 53 secured
913 116 32 explosive ammunition munitions dynamite gunpowder detonators ammunitions
592 49 38 celebrity persona
863 81 53 fortune
124 212 44 nights weekends sundays saturdays evenings mornings fridays weekdays mondays afternoons tuesdays thursdays
440 20 26 siege invaded armies invading liberated invaders encirclement
778 109 38 virgin
112 239 53 crack
377 149 15 ioc chaired
712 205 46 ronald dwight hoover
834 30 38 universe
580 51 47 arrangements
222 173 26 hiding belonging accidentally escaping mistakenly
133 103 48 retailers wholesalers
638 22 47 donations grants donation donate
567 32 47 delays
469 161 53 gaining
730 255 27 ibm dell hp oracle cisco sap microsystems novell intuit symantec autodesk
319 237 53 pressed
118 71 15 qatar emirates bahrain uae oman brunei emirate
842 113 25 nominee
1004 57 42 listing
400 180 7 determination
353 103 27 brands apparel cosmetics sportswear copier housewares timberland
880 21 8 stream yangtze downstream upstream waterway tributaries drains estuary embankment navigable dammed watercourse
869 201 53 smooth
770 241 32 cotton crops harvest cultivation harvests hemp biofuel fertiliser
156 3 5 colors
465 2 8 rocks
638 109 38 donated
549 53 25 enron
1022 51 15 autonomy
581 166 50 silence
677 237 25 accusing
122 5 53 angel
455 0 38 derived variant
559 236 47 objective depend
987 237 15 reiterated reaffirmed
120 32 47 separately
254 57 56 visa citizenship permits valid licenses visas certification passports authorization licence revoked notification licences
821 70 46 chang lin chung chao
358 118 20 turmoil woes crises reeling gripping
840 29 10 criminals mafia killers thieves cops robbers underworld thugs murderers cheat assassins gangsters culprits outlaws robber bandit hooligans unscrupulous vigilante smuggler syndicates cheats mobsters crooks enforcers troublemakers informers escapees skinheads rapists pedophiles couriers burglars ringleaders yakuza counterfeiters kingpins pimps camorra hitmen sokaiya molesters triads crips evaders hoodlums racketeers wrongdoers klansmen paedophiles rustlers provocateurs fraudsters subversives mafias pickpockets launderers swindlers muggers forgers
303 109 47 restoration
737 183 50 tired excited scared bothered
659 32 15 boycott
625 51 47 arrangement
81 168 22 birmingham leeds sheffield portsmouth leicester cardiff southampton rovers bury nottingham stoke coventry norwich stamford ipswich blackpool watford elland
997 64 25 violated violating liberties
177 136 17 assists
472 237 7 hostile rhetoric
237 62 46 orlando charlotte dayton
560 161 47 involve contributing
336 120 50 reveal unaware
941 175 53 batting opener ashes scoreboard
459 120 7 reasonable acceptable
207 183 50 sad awful horrible
35 183 50 hate
825 57 47 permit restricted permitted
806 79 38 remarkable brilliant memorable spectacle stellar
559 182 50 shall
300 205 46 mills
110 36 50 teach
916 123 30 adjacent neighborhoods sprawling adjoining
948 237 50 assured
46 166 7 warnings
678 201 53 locked intact
50 151 38 samples sample
681 201 5 paint carpet
997 57 47 privacy
738 224 53 flags banner
503 22 48 subsidies subsidy vat levied excise levies
966 237 47 advised
120 53 47 handled
444 118 50 desperate
238 120 50 answers
267 216 38 graphic
377 149 25 ethics
231 76 49 arabs
528 175 25 referee
251 23 53 frankfurt
47 212 50 vacation
454 150 25 bail dismissal pardon reinstated clemency reprieve retrial leniency remanded quashed technicality remand acquittals disbarment
625 110 48 transactions transaction swap buyout multibillion
231 51 15 mideast oslo
403 113 47 advisers
856 120 47 consideration
375 6 48 hk nz
689 57 25 warrant warrants petitions affidavits onlytest
220 57 47 recommendations
467 178 38 dancing
509 141 32 accidents
412 30 7 gender
471 173 50 dies
242 21 38 parallel
659 51 47 freeze resumption restart resuming
720 161 7 difficulty obstacles obstacle
694 123 8 trails
396 38 36 osama
356 216 47 briefing
955 62 25 sheriff
376 195 53 gear
652 212 53 travelers booked
881 196 27 deutsche abn rbs winterthur aib shawmut
735 97 18 marie alexis
387 153 36 mahmoud nouri nuri ayad qurei ragheb
101 118 7 harsh unusually
770 241 48 crop soybean
261 245 50 disabled mentally caring deprived handicapped
938 178 45 recordings demo airplay aria sampled verve
796 153 16 berlusconi kohl prodi hashimoto silvio kaczynski romano ahern papandreou juppe kan aso costas mori ecevit murayama ryutaro simitis ciller dini raffarin yilmaz tusk taro katsav obuchi balladur demirel fogh fini fillon sanader tomiichi mulroney tansu leekpai keizo heseltine caramanlis parizeau eroglu rocard chaowalit
701 212 53 periods shorter
141 123 53 reaches
814 99 48 earning
164 37 21 therapy therapeutic maternity hospice outpatient dialysis contraception psychotherapy prenatal checkup lifesaving checkups icu inpatient palliative immunizations curative detox detoxification gynecological outpatients rehydration
89 201 47 root
303 32 47 completion overhaul
496 161 7 intent
258 205 46 cohen meyer klein hoffman beck roth hansen irving goodman snyder levine keller kramer barnett schultz sloan kaufman abrams
319 169 47 persuade
250 250 57 cat mouse monkey panda bunny cub puppy
665 17 53 lap laps
66 237 25 rumsfeld
241 113 47 favored advocate endorsed touted championed
112 246 32 cocaine marijuana heroin hashish
948 120 50 satisfied
167 118 47 burden finances
711 236 7 emphasis possibilities forefront evolving focussed
54 57 25 filing patent petition filings
604 104 15 governors mayors
870 109 30 chapel
231 127 15 palestine plo
403 149 47 professionals
303 236 47 improvements structural
32 76 50 homeless locals
626 216 42 arabic
217 104 22 constituency commons sabha lok burghs
685 237 15 islamabad ankara
1017 15 3 reign
540 66 27 airbus mcdonnell grumman bombardier fokker embraer industrie eurocopter agusta planemaker
500 93 42 bible koran
720 242 7 errors
856 120 50 choices
754 203 24 expedition viking mururoa
319 182 50 reluctant persuaded unwilling compelled
818 166 7 aftermath
559 239 50 assume
110 9 38 lessons
207 118 50 terrible
394 151 25 examination audit autopsy polygraph
203 61 25 divorce paternity
898 205 46 bryant malone
471 28 25 holocaust
665 17 62 teammate schumacher mclaren montoya massa raikkonen barrichello yamaha villeneuve andretti rubens coulthard astana ralf nico mcrae mika sauber vettel kimi robby labonte jenson dani waltrip castroneves stoner brawn unser hakkinen trulli harvick kenseth fisichella sainz franchitti kanaan ducati schleck mansell rosberg bourdais kubica prost kasey heidfeld mcmurray piquet biffle hornish pedrosa kovalainen kahne fittipaldi zanardi bodine wheldon helio heikki alesi arie vasser brack frentzen ayrton luyendyk rossa junqueira herta pruett panis carpentier scheckter truex lazier heras nemechek irvan allmendinger brundle tagliani mcnish papis keselowski reutimann logano puniet buser patrese
770 69 14 seeds varieties poppy harvested sunflower cassava sorghum flax alfalfa oilseed manioc sisal
473 239 47 acquire
957 37 21 vaccine vaccines mmr pertussis inoculations
672 141 30 bridges tunnels runways sidewalks intersections sewers thoroughfares overpasses taxiways viaducts potholed culverts
192 61 50 neighbor
908 99 7 turnout
164 62 19 clinic
96 109 27 merged
509 248 21 fatal poisoning fatality
649 246 32 chemicals
213 241 32 rubber
659 161 47 lifting withdrawing
390 226 10 kidnapping murders slaying abduction infamous kidnappings perpetrators arson mutiny stabbing slayings abductions rapes disappearances beheading jailbreak
100 99 7 anticipated
845 90 15 beirut
644 21 8 flows drift eastward westward northward southward descends northwards eastwards traversed meandering northerly southwards westerly traverses southerly traversing upriver easterly trending downwind downriver meanders seaward southwesterly
466 131 47 select
684 216 48 bloomberg
167 11 48 stimulus hikes
86 59 30 outdoor
428 115 28 substitute
399 161 47 addressing discussing pressing
377 113 25 judiciary naacp
373 37 21 diet nutritional diets
5 113 47 tenure
563 196 27 bp gazprom yukos petrobras exxonmobil eni lukoil pdvsa conocophillips statoil rosneft transocean chevrontexaco aramco pertamina tnk esso naftogaz oao agip lafarge chinalco caltex orascom skanska adecco totalfinaelf ecopetrol holcim petrovietnam transneft
8 30 7 psychological outcomes behaviors subjective cues
216 30 38 composition
145 205 46 kent
963 151 21 genetic
908 81 53 counted
818 166 20 devastating spawned
396 161 26 targeting
929 70 15 ho sar
538 123 32 ports hub depot
141 99 47 raises
905 25 21 muscle groin calf fracture abdominal fractures tendinitis spasms sprain acl reconstructive hernia arthroscopic soreness arthritic abductor sprains
737 85 50 shocked frustrated confused stunned unhappy delighted uncomfortable embarrassed disturbed thrilled weary fearful frightened bored offended distracted
306 180 25 humanity innocence
818 130 8 drought
182 170 47 iaea
230 183 43 tears crying laughing
863 106 32 sells
639 239 47 rely
253 59 44 calendar
735 5 40 nicolas michel bruno xavier rene elias alexandre fabian ange
50 53 25 doping
290 125 61 competitions wrestlers pageants podiums regattas triathlons nocs
632 30 11 concentration
95 203 47 exploration
836 127 26 jihad outlawed aqsa mujahedeen lashkar offshoot splinter ansar mujahideen shebab mujahedin basij shabaab jundallah turkistan irgun tanzim islamiyya
999 62 53 hometown
492 11 53 slide
571 30 38 ideal
740 170 15 au doha
161 236 38 collaboration
542 151 7 accurate
269 205 46 reid burton mccarthy fitzgerald trent carey norton foley hyde archer daniels webster mack doyle hale jennings barton olson fowler welch nicholson parsons sweeney norris steele paterson reilly sanford watkins bartlett osborne mcbride skinner hayward bullock gilmore watt
959 208 30 crowded
746 237 7 praise
222 239 50 hide destined
273 166 7 confrontation
319 169 50 convince
489 78 4 edt
908 161 53 counting
440 167 15 persian
353 111 30 furniture
738 201 53 hung
50 246 11 substance substances urine testosterone epo semen saliva anabolic nandrolone cera erythropoietin clenbuterol hcg stanozolol
948 120 7 uncertain caution
501 173 26 firefighters searched rescuers dug alerted firemen
362 131 32 battery
360 121 11 acid acids amino fatty glucose residues nutrient fermentation sugars nitric bile benzene cellulose ester dehydrogenase urea anaerobic fructose biosynthesis hydrolysis ldl nucleic lipids metabolites lysine alcohols granules lactose acetic hdl esters intermediates chlorophyll cortisol citric alkaloids lactic metabolite excreted phosphates dha sucrose disulfide nitrates unsaturated amines glycogen homocysteine excretion folate cysteine glycine pyruvate triglycerides carboxylic ketone tannin aldehyde alkaloid tryptophan lipoprotein electrolytes albumin moiety monomers ketones glycerol methionine toluene glutathione lactate anhydride phosphoric starches surfactant arginine aldehydes
559 188 56 legally theoretically
102 30 12 random geographical correspond
959 140 41 ranch uptown
825 57 25 barred
846 222 57 zoo zoos menagerie petting
273 51 7 breakthrough lasting resolving substantive compromises
806 79 50 amazing exciting incredible fantastic terrific unbelievable awesome inspiring
95 149 24 maritime
870 15 40 cardinal monsignor
763 130 8 tsunami earthquakes epicenter quakes jolted tsunamis temblor
432 182 25 refusing reconsider
806 79 7 surprising startling phenomenal
675 9 38 existed evolved originated originating
923 196 27 plc insurer anglo telekom guinness suez italia vivendi vodafone nv asa mittal alcatel lloyds bertelsmann allianz unilever arcelor eurotunnel fortis euronext bskyb kirch lvmh lse olivetti marconi axa scania ahold cit danone ici groupe boerse gdf tui gec norsk enel generali hbos carlsberg tsb mannesmann corus thales csf lagardere mol inbev wpp fininvest omx diageo aviva xstrata aker elsevier sca pinault telenor aegon pernod dsm thyssenkrupp alsthom kpn arcelormittal publicis veba skandia kvaerner severstal swisscom interbrew matra havas railtrack reinsurer accor omv agf ppr domecq teliasonera akzo sabmiller postbank mobilcom veolia pechiney alenia uap telia cegetel powergen lonrho degussa renong sonera hochtief promodes clt grandmet safran holvis kirchmedia centrica mediobanca menatep trafigura intesa vnu sandline viag wahaha endemol fonterra uem manulife asea kymmene gkn richemont boveri danmark vattenfall finmeccanica eutelsat belgacom groep gobain dofasco fisons fortum borse alibaba karstadtquelle schaeffler tomtom aua bezeq sanpaolo ruhrgas rossignol btr clariant fraport gaumont acciona emap antonveneta prisa hre vimpelcom environnement altadis yara ferrovial truckmaker unichem umbro skyguide borsa rentokil gib
960 127 15 faction leftist basque kurdistan
151 213 19 physics chemistry biology ecology comparative genetics researches neuroimaging
1007 12 14 cheese bread pie pizza potato sandwich baked sandwiches hamburger cakes stuffing pancakes tortilla tortillas pancake breads pizzas buns loaves grits pita porridge masa waffles brie souffle matzo omelet crusts hummus sourdough crepes cornbread panini fritters gratin gnocchi gruel latkes roti
112 149 47 gambling
674 118 53 recovering
95 241 32 offshore
178 64 47 tougher tighter
621 9 38 diverse lifestyle styles traditions cultures influences personalities
154 93 26 protestant
543 183 50 explains speaks
927 93 15 buddhist
85 76 49 tribes residing slaves descendants ancestors natives migrated diaspora
464 173 24 rescued
333 237 46 stern
814 112 19 honors prestigious honorary honours excellence conferred
319 182 47 urge
786 237 15 urges warns accuses rejects welcomes slams
267 78 37 undated notoc sidebar attn frontpage ajc nytimes nytns newsmakers technobuddy ptech bbwaa nfk netwatch
178 169 47 curb
222 109 53 belonged
129 149 19 affiliated
881 35 27 merrill sachs citigroup ubs salomon ing fargo barclays prudential suisse stearns nomura schwab amro generale daiwa societe wachovia paribas jpmorgan barings citibank cs warburg lyonnais commerzbank natwest yamaichi dresdner nikko pnc citi weill dreyfus baring lasalle banc kemper peregrine agricole lazard cosmo tokai unicredit bzw norwest csfb broking westlb ltcb indosuez schroders vtb fubon natixis allfirst socgen swedbank
344 173 6 bullet shrapnel
330 166 47 hunger
816 161 47 hiring
145 62 46 hudson hampton tahsh
134 175 53 overtime
674 73 53 wound
703 224 5 bearing colours badge emblem badges bearers swastika emblems
596 27 4 interfax
304 224 30 statue decorated minarets
519 161 47 preventing blocking prevents
216 59 44 concerts
101 236 47 balanced
220 216 25 reviewed
250 250 53 bull
72 99 7 dramatically considerably
842 104 61 contested mayoral senatorial
162 57 56 requirement compliance
432 182 56 reject endorse obliged abstain
852 5 40 paulo lima toledo santo paz belo
384 237 15 ahmadinejad
870 93 41 diocese
393 184 8 rocky plains terrain wilderness plateau slopes peaks slope himalayan valleys cliffs foothills waterfall dunes andes ridges altitudes ravine elevations himalayas topography waterfalls canyons mountainside hillsides vistas riverbank craggy ghats uplands ravines plateaus gullies crags fjords coves mountainsides headlands snowcapped mesas mountaintops
313 131 53 drives
31 51 47 commitments
474 175 61 fa
734 120 7 demonstrate insufficient
995 49 38 dubbed
443 11 7 slight
703 131 38 signature
197 76 49 europeans poles newcomers
888 168 22 borough nhs conurbation tfl
444 180 53 pursuit
571 131 38 sophisticated accessible suited
151 151 38 experiment experimental experiments modeling discoveries
171 183 50 dad mom
399 9 38 topics
501 173 24 crews wreckage searchers
870 93 44 saints congregation episcopal rite basilica communion synod ordination baptized liturgy
659 57 47 inspections
150 123 53 retreat
925 183 50 hearts
241 237 50 openly embraced
411 51 15 dprk
489 78 37 nn enditalic beginitalic toc pst pdt ini hea
581 180 50 joy
390 28 26 brutal
824 212 14 breakfast meals breakfasts
356 9 38 speakers
330 118 32 shortage shortages
540 196 27 ag siemens daimlerchrysler daimler eads opel magna carmaker bae gmbh abb basf puma alstom dassault areva aeronautic thyssen aeg rwe aerospatiale dasa bv shipbuilder faw pirelli maruti spyker geely moet dongfeng sulzer avtovaz boehringer werke steyr holzmann snecma koenigsegg
443 175 53 encounter
668 71 15 azerbaijan kazakhstan uzbekistan kyrgyzstan tajikistan turkmenistan caspian
398 34 53 partially permanently
930 0 38 surname phrase derives
49 22 48 sum installments outlay instalments
1023 236 38 achievements
501 173 8 debris
767 169 47 rebuild
457 241 32 bulk
891 201 30 sits
481 76 57 populations
565 239 53 spin
794 239 53 forth
700 246 11 liquid
1014 208 53 waited
327 172 30 towers ceiling roofs porch staircase storey canopy ceilings bays chimney doorway gable vaulted walkway vaults balconies terraces arched atrium railing caved moat stairway shutters pews chimneys roofed flanking fireplaces rampart stairwell doorways porches storeys eaves paneled railings fronting mezzanine staircases sanctum escalators vestibule skylight mantel parapet veranda exteriors canopies gabled stairways entryway skylights drawbridge hipped seawall pinnacles forecourt stairwells loggia floorboards moats cinderblock padlocked shingled battlements balustrade verandah casement pedestals mansard clerestory bricked panelling ironwork
141 182 50 decides agrees
32 123 15 refuge
249 201 30 fence
304 172 30 brick arch carved marble exterior granite facade flanked arches ornate nave chancel domed pedestal spire stucco fronted domes octagonal edifice facades portico tiled spires whitewashed frieze cupola corinthian transept apse cornice clapboard doric sistine ornamented freestanding pilasters stonework plinth brickwork palladian colonnade cruciform ashlar fieldstone columned frescoed travertine
182 51 32 enrichment
941 40 61 bowling dayers dayer odis
968 62 19 ucla
466 161 47 deciding choosing
883 21 22 junction
746 166 47 publicity
465 201 6 shaped trunk surfaces curtain cracks hollow trench
638 106 44 gifts
100 11 20 slump slew selloff
980 237 7 consistently
445 118 47 aging
59 169 29 threaten disrupt weaken interfere derail jeopardize diminish destabilize endanger complicate hinder hamper curtail lessen prolong impede cripple dilute backfire hasten heighten scuttle aggravate destabilise
799 175 53 holder
1017 9 54 medieval
88 154 19 physician psychologist psychiatrist practitioner orthopedic cardiologist neurologist oncologist endocrinologist
376 151 47 monitors tracking
213 201 42 sheet
403 76 15 businessmen
305 70 23 il mi gon
294 9 38 cult
380 71 15 jamaica samoa barbados tonga grenada
400 180 15 solidarity
708 9 38 nationally
1012 98 32 tonnes cubic gallon kilograms metric ton gallons liters tonne liter kilos litre kilo litres kilogrammes kilotons deadweight
31 51 56 obligations
639 30 47 dependent
559 180 7 absolute
734 51 47 guarantees
538 57 47 postal
570 188 7 unfair disproportionate
543 49 38 presents narrator explores
954 92 42 volumes chapters essays authored scholarly translations paperback nonfiction reprinted bibliography unpublished annals commentaries miscellaneous bestseller periodicals extracts preface periodical anthologies foreword subtitled compendium bestselling serialized monograph catalogues paperbacks folio reprint bestsellers annotated reprints monographs abridged theses facsimile refereed encyclopedias hardback novellas quarto reprinting printings dissertations autobiographies coauthored handbooks afterword tokyopop serialised overprinted anthologized
845 127 15 damascus
815 201 38 crystal
621 76 7 demographics ethnicity
376 130 9 flash
466 182 47 proceed
638 161 25 accepting
544 70 37 na tso
52 118 15 tense
794 118 7 deeper
540 241 32 automobile
894 180 50 comfort pleasure
707 59 61 inaugural
186 150 25 jurisdiction
207 118 7 painful reminder grim horrific
586 201 8 dust cloud
11 221 15 istanbul
1012 98 48 ounce bpd kilogram annum kilogramme
32 80 15 koreans
720 118 20 troubles setbacks
794 30 47 approaches
134 130 53 lightning
162 182 56 comply
732 239 50 emerge
571 131 48 cheaper
689 150 25 extradition subpoena summons subpoenas writ garzon habeas unsealed docket certiorari rehearing
241 113 15 supporter campaigned
648 82 14 chocolate strawberry nut peach pumpkin brandy jelly tart almond icing raspberry cranberry caramel fudge creme candies pickle pecan blueberry apricot cheesecake truffle brownie liqueur tangerine peppermint rhubarb frosted marmalade harvester cobbler mousse marshmallow curd tarts pistachio sorbet confection granola licorice quince pom mocha hazelnut taffy confections toffee smoothie jellies sundae applesauce flavoured bitters lollipops gelato currant smoothies flan macadamia butterscotch roquefort shortcake biscotti sherbet brulee torte
268 153 16 thaksin koizumi sen bhutto mahathir hun pervez erdogan vajpayee abe rudd zia zardari junichiro kumaratunga shinawatra benazir fukuda nawaz atal recep abhisit tayyip hasina manmohan hatoyama wickremesinghe bihari nano erbakan shinzo samak advani khaleda chandrika meles gillard koirala behari gowda narasimha deuba jamali modi karamanlis surayud chavalit vejjajiva chok blunkett somchai gujral prachanda banharn ranil deve alkatiri zafarullah girija kayani yongchaiyudh sundaravej azizah ministership wongsawat karami karameh
759 26 46 ferguson
713 120 7 posed pose poses
428 131 47 conversion
288 17 53 riders
518 173 53 flames
134 61 17 twins
727 50 4 herald tribune gazette advertiser intelligencer mcclatchy picayune
229 131 47 guidance
891 123 38 belongs comprises boasts
442 150 25 hague polanski icty warcrimes
789 241 11 organic
399 216 7 topic
355 193 24 warfare tactical materiel
1010 201 53 burn
161 236 47 intensive coordinated undertaken undertaking
735 205 62 andre
554 150 38 martial
145 62 41 richmond albany alexandria rochester augusta charleston omaha mayo raleigh savannah concord nassau fairfax lafayette burlington camden wilmington huntington fulton trenton
999 9 38 legendary inspiration icon
746 175 38 draws
43 250 46 wolf swan
727 154 0 photographer freelance
151 236 7 advances ecological insights
31 236 47 responsibilities objectives
141 69 8 grows
171 61 50 girlfriend boyfriend lover hers buddies
278 103 27 mart wal retailer sears starbucks macy kmart coles federated penney saks tesco safeway carrefour kfc nordstrom ticketmaster neiman abercrombie roebuck sainsbury ikea cvs costco kroger avis barneys walmart myer yum woolworth woolworths bj asda marshalls drugstores hmv discounters franchised publix mcdonalds compusa maxx foodservice franchisee talbots ralphs payless walgreens isetan walgreen officemax albertsons homebuilder hypermarkets kinko yaohan hypermarket vons sogo discounter hortons morrisons bradlees arby wickes supercenters sephora
835 59 44 rallies
445 61 21 babies infant newborn
607 32 53 till proceeded
36 127 3 clan
948 113 50 hopeful
960 127 35 stronghold
164 36 19 nursing counseling
432 183 50 admit excuse
69 9 50 accomplished
654 202 9 database databases accessed layouts password downloading repository browsing folder passwords upload attachments folders shortcuts keywords spreadsheets newsgroups repositories widgets accesses customizable bookmarks login wieck keystrokes username
976 93 49 catholics anglicans congregants
400 182 7 willingness
913 69 26 planted
39 22 47 incentives reward unlimited
142 149 47 watchdog
520 113 46 mp
727 216 42 chronicle syndicate gossip op obituary
515 11 48 slowed slowing slower
291 6 48 seng ordinaries kospi financials midcap bluechip
960 118 26 battling
842 113 50 mate
573 168 22 queensland wellington auckland brisbane adelaide perth canterbury tasmania nsw christchurch hobart shire otago tasmanian tyne dunedin bangor geelong fremantle waikato sudbury parramatta fitzroy weymouth penrith townsville kitchener palmerston flinders illawarra guelph hutt ballarat launceston northland wollongong bendigo taranaki balmain queenstown wagga renfrew lethbridge tyneside bridgend footscray toowoomba gisborne goulburn sturt brantford jurong cashel bunbury invercargill rockhampton wanganui albury sarnia dandenong manawatu glenelg burnie tauranga mornington frankston randwick bankstown coquitlam carnarvon holyhead maryborough campbelltown masterton geraldton manukau gawler laoghaire redcliffe leichhardt waitakere mildura
784 199 60 voivodeship
639 76 15 predominantly
457 131 32 load
237 62 61 indianapolis
503 161 47 barriers
532 151 25 examined examining
260 205 46 tyson foreman frazier whitaker
931 251 12 frequency pulse directional hz
428 57 47 automatically
779 71 15 expelled
902 175 7 decisive
538 123 47 linking
112 53 10 fake narcotics
456 133 45 symphony mozart bach concerto beethoven violinist opus overture conductors sonata waltz symphonic ellington maestro pavarotti schubert handel tchaikovsky chopin mahler haydn gershwin cellist symphonies brahms liszt stravinsky schumann amadeus rhapsody britten pianists bruckner concertos rem schoenberg ragtime mendelssohn shostakovich sonatas copland tenors quartets debussy serenade carnatic prokofiev elgar ravel basie rachmaninoff rostropovich steinway sibelius barenboim stockhausen vivaldi boulez bso accompanist maazel toscanini thelonious grieg lieder mstislav bartok messiaen waltzes adagio paganini karajan solti philharmonia zubin mussorgsky hindemith yehudi lyricists wurlitzer scherzo stokowski concertgebouw smetana busoni gergiev abbado sinfonietta scriabin palestrina milhaud delius
54 97 25 sue
791 118 50 physically financially
621 236 38 diversity
763 130 7 magnitude seismologists
244 149 47 lobbying
633 201 53 runway
105 149 30 lobby
702 110 47 broker
473 149 27 consortium
929 70 46 chan wong chow
273 166 26 standoff
917 216 48 circulation
407 186 60 commune arrondissement governorates arrondissements
461 187 58 hans franz anton wilhelm ernst wolfgang friedrich josef werner rudolf johannes georg joachim emil juergen christoph herzog ulrich erwin tobias manfred erich horst albrecht theodor norbert konrad hendrik oskar bela joerg reinhard sigmund gert walther gerd eugen edvard urs eberhard caspar alois nikolaus egon nicolai willi kati kaspar jorg erhard karlheinz hieronymus ludvig ignaz klemperer sverdrup
756 193 24 armored armoured motorized mechanized humvees
114 236 47 technological
1005 248 21 syndrome disorder diabetes disorders obesity alzheimer asthma parkinson arthritis inflammatory deficiency autism leukemia alcoholism schizophrenia dementia sufferers allergy hypertension sclerosis allergic symptom dysfunction anemia bipolar cures epilepsy allergies compulsive osteoporosis sickle congenital psychotic lymphoma als familial palsy diagnoses incurable fibrosis degeneration lupus migraine degenerative psychosis autoimmune acne cystic rheumatoid ptsd depressive stuttering symptomatic anorexia affliction adhd hodgkin emphysema glaucoma treatable dystrophy abnormality deafness dyslexia apnea hyperactivity malady cirrhosis postpartum sufferer gout predisposition bulimia infantile syndromes sids macular psoriasis crohn undiagnosed osteoarthritis ocd myeloma asperger reflux sepsis dermatitis preexisting tourette pathogenesis leukaemia neuromuscular dysplasia hemophilia myopia neuropathy colitis etiology nervosa amyotrophic rheumatism eczema mellitus rheumatic musculoskeletal scurvy periodontal idiopathic pancreatitis neurodegenerative fibromyalgia cardiomyopathy ataxia hypoglycemia narcolepsy celiac tinnitus aphasia dissociative dwarfism hodgkins mesothelioma tbi paralytic myeloid
305 70 45 sung
744 201 38 mirror
162 30 47 criteria
411 6 15 kuala lumpur
493 52 16 arroyo fujimori estrada uribe zelaya zedillo moi kirchner menem macapagal samper preval pastrana horta gusmao evo bouteflika basescu yanukovich bachelet deby aleman aliev arap duhalde micheletti iliescu sampaio zeroual paksas bucaram traian tejan xanana tandja montt stoyanov pinera adamkus bolanos constantinescu kocharian rousseff humala rossello cavaco otunbayeva bandaranaike saca liamine mahuad rolandas arnoldo arzu paniagua geidar alckmin valdas roza banzer zhelev wasmosy gasparovic soglo itno morsi manigat tabare sanha zafy petrossian
159 250 57 cow duck pig rat bug rabbit worm sucker
980 118 50 seemingly
2 251 21 radiation
978 242 26 defenders
81 201 53 hull
1014 212 53 walks
628 14 46 trainer baffert
938 49 45 soundtrack
292 28 15 dictator overthrow dictatorship ouster
1004 175 61 rankings
675 30 7 characterized behaviour arise occurrence arises predominant
467 133 45 ballet dancer troupe cabaret choreographed playwrights ballets balanchine bolshoi shakespearean troupes mime pantomime kabuki ailey baryshnikov joffrey nureyev revues diaghilev merce russes petipa
761 237 7 firmly
1020 42 53 lifts
238 30 7 interpretation reasoning
705 69 30 oak
141 30 38 creates
232 201 6 inch
306 183 50 thoughts
621 11 7 trends
59 169 7 undermine
154 93 19 baptist missionary methodist evangelical theological presbyterian lutheran adventist samaritan mennonite nazarene interdenominational nonsectarian
617 109 15 warsaw budapest
555 28 50 hitler
684 216 42 compiled posting
860 2 8 cave mounds
353 106 32 toys
543 236 38 focuses
496 239 50 letting
649 131 32 supplied batch
617 147 15 prague bucharest
657 226 38 lesser
85 76 53 descent
26 212 38 occasional
78 161 53 advancing
55 38 15 kyi suu
608 32 47 bidding
794 123 50 distant
632 99 48 excess
258 153 46 levy
156 46 5 grey stripes
752 169 47 divide
853 27 58 sergei nikolai valery vyacheslav grigory mikhailov sergeyev mironov yegor kudrin yakovlev ustinov kirill zhukov rogozin borodin lukin gromov kozak patrushev kravchenko rumyantsev prikhodko kyuma kolesnikov vasilyev serdyukov klebanov alexeyev koptev baluyevsky potanin filatov tretyakov chaika semyonov davydov rushailo kalugin schoenborn illarionov
253 32 44 autumn rescheduled
412 76 49 minorities gays homosexuals lesbians
549 110 27 shareholder subsidiaries
425 109 22 mumbai
869 237 47 swift
522 255 27 yahoo aol compuserve lycos paypal baidu doubleclick etrade infoseek etoys
863 241 48 purchasing
161 59 15 organised
726 199 35 gmina taluk tehsil stary wielkie thana
659 182 56 suspend unilaterally
619 241 32 drilling prospecting oilfields
231 90 26 hebron
387 153 16 maliki ehud allawi livni lahoud qureia jaafari weizman fayyad siniora tzipi iyad qorei haniyeh berri haniya saniora silajdzic talat haneya gedi ezer chulanont fino majali seniora banny
632 166 7 trigger
393 11 8 steep
508 26 28 bayern psg juve
81 147 28 lyon sunderland charlton fulham hotspur brom qpr
82 49 46 detective
501 173 53 spotted
902 175 47 eventual elimination
452 161 1 removing identifying transferring splitting merging arranging
313 175 61 tag
1018 61 18 widow aunt granddaughter niece estranged remarried stepson nieces granddaughters
444 113 53 unsuccessful
938 161 47 releasing
206 241 27 pharmaceutical pharmaceuticals
412 30 47 separation orientation
224 142 45 guitarist saxophonist keyboardist trumpeter coltrane marsalis sideman wynton mingus setzer ornette
43 250 57 lion deer elephant snake frog crow turtle goose bald moose dolphin elk owl leopard hare crocodile mole lizard gorilla rhino kangaroo bison squirrel coyote alligator parrot sparrow antelope serpent otter toad grizzly horned zebra quail ox boar tortoise crested mink tailed badger ostrich caribou gull pelican vulture longhorn cheetah woodpecker rhinoceros stork stag pygmy weasel shrew grouse raccoon skunk rattlesnake musk giraffe porcupine pheasant possum albino sumatran hippo walrus gazelle barbary iguana foal sloth tern buzzard bobcat hyena cormorant oryx hippopotamus parakeet macaque gaur opossum barnacle angora grebe burro
250 106 57 pet
394 151 47 screening evaluation thorough
561 157 43 loud applause cheers laughter ovation rousing resounding tearful boos boisterous thunderous loudest deafening anguished breathless hushed smattering jeers ovations howls gleeful rapturous eliciting rapt gasps roomful catcalls
303 161 47 rebuilding
766 118 47 costly
141 239 34 sends
881 110 48 brokerage outperform underwriter
383 183 50 quietly happily
900 113 16 schwarzenegger perot presumptive
856 180 7 acceptance
120 161 38 simultaneously
120 30 38 identical
674 173 21 hospitalized
260 175 53 fights bout
808 99 48 accounted excluding totaled pretax excludes fdi
260 175 61 heavyweight rematch ufc knockouts
574 180 50 wishes respects betrayed
510 42 37 ld writethru recasts pvs corrects xxx grafs slug dateline ams subs fixes retransmitting nw recaps inserts reax trims byline sted lede passeriformes clarifies typo thruout deletes refiling apos llion charadriiformes retransmits xxxxx resending drcongo comprar prvs garble divots pelecaniformes refiles otl exclusivas falconiformes
292 127 15 rouge khmer
134 41 50 devil
101 79 7 bold
250 103 38 toy
987 237 7 emphasized expressing regards stressing acknowledging underlined asserting
927 127 15 lama
229 236 47 governance transparency accountability organizational sustainability
101 118 21 mild
99 98 8 hectares
223 118 7 fragile strained shaky deteriorating unaffected
18 0 50 pronounced
1023 180 13 courage bravery heroism intangible
12 236 47 tasks managerial
762 121 11 oxygen compounds hydrogen calcium atom atoms oxide potassium ions chloride solvent phosphate helium ammonia nitrate oxidation salts reactive phosphorus nuclei magnesium ammonium isotopes solids iodine soluble carbonate sulfate methyl inert ether inorganic alkaline chromium fluoride peroxide catalysts ethylene mixtures sulfide protons methanol cadmium acetate ligands gaseous aqueous hydroxide impurities sulfuric bromide alkali boron selenium reagent amine oxidized insoluble electrolyte iodide ethyl xenon hydride reagents nanoparticles acceptor anion barium vapour hydroxyl argon fluorine cation carbonyl hydrochloric catalyzed leaching silicate gallium thorium hydrated acetone antimony alkyl hydrate nitrite phenol deuterium bicarbonate ionized strontium cations oxidizing monomer nadph hexafluoride bismuth bromine halide nadh propylene acetylene chloroform decomposes impurity solute polyvinyl anions halides anhydrous citrate nucleophilic phenolic oxidant hydrazine caesium amide hydrates dimethyl polymeric
549 241 48 profitable
650 183 50 loves admits understands realizes cares reminds hates
364 237 7 regret regrets
443 15 53 succession
927 93 3 monastery monk monasteries monastic franciscan benedictine shaolin cistercian augustinian carmelite kagyu benedictines
263 7 46 freshman
1018 15 3 throne consort
842 113 61 challenger contender gubernatorial challengers hopefuls
244 113 7 partisan
665 17 61 rider ferrari busch motorsports penske ganassi foyt brabham phonak
652 212 48 fare airfare
179 127 26 kurds hutu tutsi sunnis tutsis hutus tribesmen
164 43 38 fitness
691 113 53 retiring
863 106 42 item
631 46 6 tail scales apex fins hind elongated snout spines beak conical antennae pectoral forked appendages mandible stubby carapace incisors vestigial keeled forelimbs mandibles keels telomeres dentition proboscis bitterns columella
217 201 53 chambers
949 32 47 withdrawn
336 53 50 suspicious
714 53 25 conversations
88 154 0 nurse surgeon technician therapist dentist veterinarian pharmacist pediatrician pathologist gynecologist obstetrician neurosurgeon psychotherapist dermatologist nutritionist psychoanalyst ophthalmologist dietitian internist anesthesiologist chiropractor radiologist urologist orthopedist
549 236 48 investing diversified
59 169 47 threatens
530 131 47 provider
398 109 38 transformed
151 151 12 statistical molecular sampling measurement measurements mapping methodology quantitative empirical modelling qualitative phylogenetic
247 53 10 corrupt
883 21 41 ny beltway
465 201 11 layer
639 118 31 poorly
116 166 32 spill
841 178 53 horn
639 149 47 financed
1012 98 61 kg lbs
164 33 47 rehabilitation preventive
938 49 38 debuted
1014 111 50 sleeping slept
196 226 25 fined
938 23 53 peaked peaking
263 131 53 backup
331 204 14 pot jar jars
694 23 53 climbing
145 168 22 bristol glasgow belfast chester kingston plymouth halifax suffolk worcester brighton thames gloucester livingston eden dover winchester carlisle warwick salisbury avon chatham scarborough wight marlborough pembroke arundel
39 106 48 packages purse
658 183 50 heaven
26 30 12 continuous
636 161 26 destroying
478 177 48 subscribers
267 42 37 nyt roundup resend fwd ticker pms backgrounder designator subcategory rugbyl cityline sidebars paginated cgames
1004 151 42 maps
13 9 38 historians
489 42 37 ni tni cng wtc exe bq mna ern tls lbr latam aud stk agas canda ldc europ bnk
26 32 25 lengthy
859 123 38 centered encompasses centred encompassing
378 99 48 lowered slash slashed doubling halved
356 51 47 informal
809 146 28 valencia atletico deportivo sevilla bilbao santander villarreal mallorca zaragoza espanyol betis coruna sociedad valladolid osasuna malaga corinthians celta getafe flamengo tenerife vigo cf braga palmeiras chivas pumas colo murcia cruzeiro fluminense almeria recreativo estudiantes botafogo levante huelva gremio gijon pachuca rayo boavista albacete alaves guimaraes vallecano banfield sarsfield numancia mineiro defensor atlante paranaense necaxa goias lanus belenenses maritimo saprissa asec penarol oboes tecos coritiba emelec figueirense pacos cobreloa gimnastic danubio logrones
86 59 38 venues
550 203 11 mercury
32 33 24 evacuation
116 246 11 toxic radioactive contamination pesticides pesticide toxins dioxin contaminants radioactivity pcbs byproducts fecal effluent
313 17 53 button
995 193 26 recruited
69 79 50 talented
509 173 24 collision crashes
959 140 30 mansion inn courthouse pavilion fountain pier alley waterfront terrace midtown chinatown soho boardwalk promenade
818 118 26 devastated scarred
81 175 61 premiership relegated
942 175 62 qualifier
676 109 46 holland
646 223 52 tee
638 22 48 proceeds
503 241 56 tariffs importation softwood
330 118 20 plagued worsening crippling
718 110 15 sovereign
605 222 57 feeding insects nest larvae feeds worms algae ants beetles nests spiders mating hatched invertebrates forage foraging crustaceans burrow hatching predation caterpillars larval draught termites sponges webs plankton burrowing locomotion arboreal nymphs maggots aphids herbivores pelagic benthic nematodes pollinators tadpoles hatchlings omnivorous krill earthworms gmos hibernate roosting broods barnacles zooplankton pupae planktonic
570 86 7 interference aggression deliberate provocation unjustified unwarranted
468 11 20 fueled spurred fueling
979 195 32 pump vacuum conditioning pumps ballast pressurized
834 203 24 orbit asteroid orbiting transiting interplanetary spaceships geostationary flyby orbited
432 237 7 acknowledge insisting disagree criticize
625 106 47 lucrative
256 140 30 cafe nightclub pub motel tavern bustling diner parlor saloon nightlife bistro firehouse eatery beachside bathhouse waterside delicatessen fairground dockside flatiron alleyway carpark teahouse curio nobu
442 38 16 karadzic radovan gotovina perisic hadzic
501 57 53 checked
931 132 4 broadcasts subchannel chr simulcasts
515 30 32 gauge
916 90 35 outskirts
396 166 15 bali
654 131 32 stored
496 161 25 charging
122 5 46 leon
339 241 27 coca coke beverage brewing bottling
293 169 26 seize
600 138 38 museums
478 106 38 outlets offerings
45 75 58 rabbi hillel ignatz
854 31 32 hybrid chevrolet sedan chassis suv hybrids suvs minivan dealerships pickups prius sedans midsize minivans camry volt guzzling subcompact fords nameplate diesels
422 30 7 intensity
852 146 15 sao aires buenos lisbon
980 105 50 perfectly reasonably
339 241 32 cigarette
319 169 7 warn
302 12 14 greens
954 216 42 editions journals
908 161 38 casting
178 11 7 easing tightening
301 175 53 matched
177 7 17 touchdowns td sacks interceptions passer tds ints
600 91 38 architectural
340 109 22 abbey manor
701 201 53 span
472 28 7 propaganda
713 232 7 inevitable ramifications
300 131 42 printing
313 106 47 tips
870 15 44 benedict pontiff consecrated consecration beatification
980 79 50 surprisingly appealing
420 147 37 vs
957 151 21 detected
184 208 43 greeted cheered cheering booed onlookers jubilant throng showered wishers throngs mingled mobbed jeered adoring thronged passersby jeering
336 216 42 anonymous contents
704 193 15 generals
621 220 7 beliefs tendencies viewpoint
672 141 32 highways queues
646 67 62 birdie birdied bogeyed carded eagled
861 131 38 developer
356 170 15 ministerial ambassadors delegations
212 138 30 apartments residences complexes dwellings cottages villas mansions condominiums condos bungalows townhouses tenements prefab multifamily multistory
1020 84 52 cdy clr intj
695 64 56 binding ratified maastricht cfe
703 3 38 logo
432 182 7 ignore condemn refrain concede
292 152 3 ruler
534 25 21 tissue tumor tissues tumors cervical skeletal lesions cancerous lymph vegetative tumour lesion uterine retinal carcinoma connective scarring atrophy pituitary polyps cyst ovary growths cysts cervix tumours squamous mammary penile thymus fibroids precancerous polyp endometrial regrowth
707 180 7 symbolic
700 201 14 filling
496 237 56 declaring
949 104 15 provisional
151 30 7 theories
703 106 47 stamp
435 49 38 tales epic legends
518 131 32 lighting
835 237 15 protested
440 152 3 ottoman conquest conquered mongol conquests barbarossa peloponnesian carlist
740 90 35 nairobi colombo mogadishu dhaka harare yangon kinshasa bogota algiers abuja penh addis ababa abidjan monrovia kampala tirana lusaka dakar salaam kigali nicosia skopje freetown dili luanda accra rangoon arusha maputo bujumbura brazzaville tegucigalpa lome dushanbe asmara bangui conakry andijan ouagadougou entebbe rambouillet nouakchott ndjamena
968 62 46 dame penn
694 125 61 skiing canoeing windsurfing
840 29 26 gangs bandits vigilantes saboteurs marauding miscreants
141 175 53 picks
828 226 10 sexually abusing raping assaulting underage molested abusers molesting
86 196 27 spa
953 31 61 motorcycle
1004 30 12 classification
685 227 35 karachi aceh mindanao
997 53 25 breach
532 211 47 independently adequately
254 57 25 passport paperwork consular naturalization applicant
199 12 14 recipe dish dishes recipes salad cuisine seafood servings cooks delicious sushi hearty salads tasty sauces delicacy soups savory entrees entree appetizer delicacies appetizers hors tapas stews toppings condiment condiments pastas curries casseroles garnishes
37 6 60 shenzhen
684 205 27 thomson
860 173 53 graves
464 129 49 fishermen stowaways
986 59 7 highlight
763 30 12 measuring
848 25 21 nerve peripheral laryngeal
364 237 25 apology
938 178 42 ep compilation vinyl discography unreleased remixes charting demos compilations lps sampler rarities mixtapes
118 13 36 sultan sabah khalifa emir fahd ras thani bandar zayed hilal maktoum nahyan rania bolkiah qaboos abidine nahayan hassanal
196 22 25 fines
269 53 25 starr
222 79 38 mysterious
763 173 53 shook
820 11 53 drag
618 220 54 christianity religions buddhism teachings judaism hinduism orthodoxy doctrines tenets dogma cults mysticism confucian civilisation jewry heretical freemasonry confucianism taoism paganism mormonism jainism sufism wicca christendom spiritualism creeds monotheistic civilisations shamanism monotheism calvinism judeo zoroastrianism satanism ecumenism abrahamic theosophy gnosticism dogmas trinitarian
459 79 7 realistic
994 193 15 contingent
675 76 47 migration
821 70 58 huang lu cheng chin chu ping ching kung tsai sheng mei chien kuo ting yung chou tseng chiu hsien kao chia hsin ui hsiao chuang hsing shou hsia tsao hsiang hsueh hsiu yueh hsuan
698 70 3 tang mao cao qin qing xiaoping qi sui shu xia shang xian bei zhen zhi huan xun guang dou zhuo zhe jue
854 131 9 compact
949 34 53 stripped
199 154 0 chef
746 239 53 spotlight
373 98 11 grams mg milligrams milligram
47 129 24 departed voyage
519 57 47 checking
666 51 56 timetable paving finalize envisaged envisages modalities
116 88 32 cleaning reuse composting incineration
151 151 24 observation
957 99 21 contracted
37 221 60 guangdong sichuan guangzhou xinjiang kaohsiung tianjin zhejiang fujian shandong yunnan jiangsu chongqing nanjing henan liaoning hainan hunan hebei shanxi chengdu guangxi shaanxi qinghai anhui hubei taichung dalian gansu xiamen wuhan jiangxi hangzhou jilin shenyang harbin heilongjiang qingdao tainan guizhou urumqi kunming pudong uygur changchun suzhou zhuhai ningxia fuzhou hualien hsinchu jinan changsha ningbo chiayi manchuria lanzhou zhengzhou pusan pingtung luoyang izmir taiyuan sanya taitung shijiazhuang keelung mashhad nanning wenzhou haikou nantou guilin pyeongchang zhongshan tabriz dongguan changhua shantou hefei nanchang kashgar yantai tangshan dunhuang wuxi jiu xining guiyang yilan ise danang daqing hohhot foshan chaoyang lijiang datong mianyang quanzhou yinchuan yichang yangzhou tohoku dandong kashiwazaki kaifeng beihai zhanjiang xuzhou dujiangyan yili anshan jiuquan taishan jinhua handan changzhou jiujiang chengde haiphong qinhuangdao baotou yiwu yulin baoding marikina fuyang qiqihar nantong golmud chichen minamata lianyungang jinzhou turpan sinuiju haidian taizhou shaoxing zhangzhou fushun
669 227 35 kandahar basra mosul najaf kirkuk restive aden helmand anbar karbala diyala ramadi bam herat afar samarra khost farah umm basilan kunduz zamboanga baquba ghazni baqouba kut balad kunar haditha paktia diyarbakir zabul bab kufa gardez nineveh hilla amara saada dura diwaniyah taji babil qaim baiji sulaimaniyah zahedan shaab amarah datu jacobabad mahmoudiya karrada pul muthanna abyan marib erbil maysan azamiyah karradah yarmuk adhamiyah shindand asadabad qalat ruz kindi muthana
938 106 38 labels
985 170 59 cpc npc secretariat oau cppcc oic politburo arf presidium shura igad plenum policymaking mpr igc oca sed stuffit unsc jlg ipu cwc cpv amm chogm abac acd wpk keidanren focac ecosoc
571 9 38 mature
639 161 47 solely relying
219 110 48 lease
940 222 57 sheep pigs chickens cows bred herd breeds goats herds hogs camels reared farmed turkeys flocks calves fowl carcasses feral cull lambs domesticated hens donkeys pups graze ponies oxen llamas pelts circuses fowls foals boars litters feedlots sows cloven hoofed burros piglets ruminants
415 173 26 slammed smashed blasted
155 150 25 justices scalia alito rehnquist sotomayor dissenting dissented bork recused clerked
102 131 38 usage
633 203 8 altitude
727 78 42 telegram
412 180 47 equality
845 153 16 assad hosni
326 41 51 dragon monster warrior witch beast batman vampire superman phantom wizard demon nemesis samurai raven hulk python zombie avengers avatar ninja dracula merlin sherlock slayer godzilla raider joker wolverine gotham goliath sorcerer barbarian jedi daredevil scrooge werewolf reaper darth cyborg cupid goblin scarecrow bigfoot bionic ogre valkyrie scorpio voldemort sith warlock punisher mage trickster yoda sorceress xena yeti kryptonite bullseye gollum riddler
779 20 26 surrendered
703 0 38 nickname symbols
957 246 11 bacteria carcinogen listeria
860 2 30 ruins tomb unearthed tombs excavations excavated pyramids quarries habitation earthworks earthwork
431 59 44 festivals reunion gala rehearsal gig fest screenings bash rehearsals auditions extravaganza headlining jamboree webcast headliners firework fete proms comdex encores
713 166 7 imminent impending
473 241 47 monopoly
200 250 14 salmon oyster halibut conch albacore
860 93 44 burial
161 36 47 programmes
230 208 43 shouted shouting hecklers scuffling
863 110 48 holders owning
870 93 46 pastor
399 113 7 debates
380 114 33 nova newfoundland caledonia falkland nevis montserrat shetland kiribati tuvalu micronesia tanganyika anguilla hispaniola niue andros mayotte scilly tokelau rarotonga marquesas futuna melanesia
326 49 38 ghost marvel villain
141 21 53 enters joins
133 110 48 brokers
608 32 48 bids
949 169 53 regain
971 90 35 enclave srebrenica mostar gorazde slavonia zepa jos bekaa brcko mitrovica vukovar prizren pec kosovska prijedor ceuta melilla jebel bor ilidza kukes polje doboj zvornik djakovica jezzine grbavica zenica drenica donji bijeljina foca jajce vakuf badme bosanska drvar lukavica vogosca kizlyar bosanski kodori sanski travnik orahovac bratunac nagorny kraljevo caprivi posavina trebinje grahovo konjic ardoyne zakho crier cacak pancevo gnjilane kiseljak mrkonjic sopore urosevac
600 216 42 archives archive
207 79 7 tragic stark disturbing shocking chilling
129 9 47 societies
703 48 5 trademark ribbon armband
632 254 21 immune localized
133 241 48 automakers exporters importers
666 51 47 implementing groundwork
730 114 9 java
213 201 6 plates
87 83 19 physicians nurses surgeons assistants practitioners educators psychologists counselors lecturers pathologists radiologists
375 23 27 pence
843 106 9 slot saver
313 201 32 rolls
936 99 48 inventory payrolls annualized nonfarm
702 23 48 bargain
565 73 53 grip hammer hook heels
120 237 25 routinely
819 6 27 mitsubishi samsung hyundai nippon nec sumitomo fuji daewoo lg mitsui hitachi ntt fujitsu hynix docomo saic posco tsmc ssangyong foxconn kyocera umc bajaj advantest marubeni tcl baosteel oki rebar tdk itochu sammi kdd elpida gumi gome timex tokyu fudosan doosan jfe
814 180 38 distinction attained
496 57 25 ordering
543 120 50 reveals
936 11 32 inventories durable
948 239 53 poised
820 130 53 tide
339 82 32 bottles liquor distilleries
948 237 7 skeptical cautioned signaled
89 69 14 leaf herb cuttings mulch
120 161 50 altogether
72 99 48 substantially narrowed drastically tripled shrank shrunk
933 237 7 objections rejection assurances insistence reluctance criticisms defying
818 173 30 shattered wrecked
32 76 49 migrants
85 28 10 slave
108 37 21 prescription medicines medication dose pills doses pill prescribed medications antibiotics condoms prescriptions injections therapies overdose antibiotic viagra regimen placebo vioxx aspirin intravenous prescribe tamiflu prescribing prozac fen painkillers antidepressants contraceptive impotence contraceptives alcoholics dosage wrinkle antiviral antidepressant painkiller diabetics methadone botox retroviral azt antiretroviral celebrex heartburn avandia tamoxifen tylenol overdoses tysabri oxycontin statins ritalin regimens cipro nevirapine thalidomide avastin dosages hrt plavix intravenously homeopathic erbitux chemo valium phen ibuprofen antipsychotic claritin depressant zoloft zyprexa inhaler dosing statin paxil taxol herceptin nsaids bextra tranquilizers warfarin progestin gardasil placebos zocor inhalers mifepristone nonprescription arv xanax antihistamine echinacea depressants epogen relenza vicodin antihistamines arvs crestor biologics zantac antipsychotics ssris ambien rezulin fosamax naproxen vytorin
364 180 7 appreciation gesture satisfaction convey sincere encouragement deepest
105 172 30 floors stairs courtyard enclosed balcony enclosure fireplace foyer
306 180 13 loyalty dignity ambition virtue creativity ideals compassion devotion illusion patriotism esteem virtues ethic journalistic abiding manifest embodied decency enjoyment professed
133 241 32 suppliers trucking refiners
559 149 47 entity
927 93 26 monks
150 184 8 jungle caves jungles mountaintop
936 241 48 wholesale
268 153 36 sharif gul badawi najib gilani
711 236 38 innovative
432 182 29 resist tolerate exclude renounce preferring intending budge
966 182 47 recommend inform consult advise
102 30 50 everyday relate
814 112 47 merit
223 118 15 ailing beleaguered
35 86 7 racism prejudice semitism pervasive
174 131 32 generating
273 51 56 accords armistice preconditions denuclearization denuclearisation
997 57 25 immunity
469 169 7 ambitions
5 26 15 sacked
329 103 30 chains upscale bookstore boutique boutiques emporium
625 23 48 trades
397 76 49 africans asians
999 210 50 precious
539 175 28 scorer
348 123 47 extends
754 184 8 arctic glaciers seabed tundra littoral permafrost subarctic
1022 113 15 proclaimed
802 53 20 scandals
86 109 30 lodge
710 208 26 exchanged
429 30 6 angle
500 0 19 hebrew
186 57 56 consent fcc
865 205 46 brent
203 61 18 householder fathered divorcing hemings stepchildren soga eloped
968 7 17 usc
957 216 21 transmitted
339 255 27 cola pepsi bottler snapple bottlers
245 175 61 serie
821 113 15 kmt
105 140 30 garage backyard dormitory hostel rooftop outhouse storeroom
722 178 2 dj indie hardcore rappers rockers grunge tejano supergroup tonk emo bubblegum wop britpop aor
296 52 15 slobodan
546 30 38 alternate consist
390 29 26 mob
929 70 36 tan wan tai kin leung chai fung chua kwok kwong choong haz yiu
555 28 26 nazis bolshevik bolsheviks
347 46 5 pale darker metallic coloured markings dots stripe bodied skinned hue buff reddish streaks forewings plumage translucent yellowish brownish silvery coloration complexion wavy whitish hindwings greenish shading paler speckled tint mottled bluish underparts iridescent colouring pinkish ochre greyish suffused blackish purplish grayish colouration rufous blotches upperparts nape flecks pigmented
183 76 15 poorest
620 49 46 potter
49 99 48 amounted costing accumulated staggering nominal whopping
432 120 7 justify
552 49 38 commercials
78 23 48 losers gainers outnumbered counters decliners outpaced outnumbering
542 120 7 credible
373 241 32 fiber
581 166 7 outrage
302 95 15 sinn fein unionist
148 53 42 tapes transcripts videotapes purportedly memos
473 175 61 competitor
984 188 7 deliberately
1017 91 38 renaissance
795 199 60 pradesh punjab bengal kerala gujarat nadu andhra maharashtra uttar karnataka bihar rajasthan sarawak madhya orissa selangor haryana perak manipur deccan kelantan jharkhand odisha himachal sikkim kedah terengganu pahang chhattisgarh nagaland arunachal uttarakhand visayas saarland pakhtunkhwa telangana sembilan sokoto enugu mizoram kutch kachin perlis finnmark gorica patiala anambra akershus sogn konkan puducherry saurashtra troms fjordane dinajpur hordaland rogaland vidarbha zamfara
953 135 53 bike
400 51 47 pledges pledging
1018 61 3 grandson eldest heir heirs descendant namesake paternal uncles nephews grandsons concubine betrothed predeceased firstborn
1017 109 30 victorian
586 130 8 clouds haze
294 208 44 pilgrims worshippers worshipers
339 246 32 cigarettes
703 210 48 coins coin
994 149 47 multinational
744 201 9 screens
972 128 46 walt
756 201 46 hood
596 50 4 tass itar anatolia kyodo yonhap irna mena petra ansa antara tanjug pap kcna ria tt ina novosti cna bernama pti sana saba jiji apa sapa agence fars kuna isna srna aps efe lusa aap hina wam aip sta ctk wafa anp mti dpa suna turan dogan detikcom semiofficial bss afx ntb notimex fides bta ona unb ena ynet agencia agi newswire angop vna bns rompres nna apcom kpl kosova belga
31 180 56 obligation
517 62 8 midwest
496 57 56 issuing
349 21 8 flowing
783 22 50 generous owe
468 231 53 heated
843 106 48 lottery betting wagers jackpots
684 216 4 quoting reuters
105 109 30 bath
686 7 46 manning cutler galloway dorsey
397 80 49 australians iranians britons mexicans cubans pakistanis egyptians filipinos spaniards saudis indonesians haitians brazilians exiles compatriots westerners kenyans countrymen californians syrians nigerians thais expatriates somalis zimbabweans malaysians colombians argentines venezuelans cambodians zealanders jordanians ethiopians rwandans singaporeans vets liberians algerians lankans kuwaitis kashmiris ricans libyans moroccans gazans bangladeshis peruvians dominicans floridians ugandans chileans yemenis angolans zambians holidaymakers basques jamaicans ivorians guatemalans bolivians salvadorans tunisians eritreans mainlanders tanzanians hondurans alaskans nicaraguans virginians okinawans burundians amputees mozambicans chadians ghanaians ecuadoreans panamanians uruguayans kongers noncitizens carolinians leoneans bahrainis guineans paraguayans malawians nepalis zairians argentinians shrimpers tongans anglos qataris zaireans namibians malians papuans mauritanians
303 141 32 repairs
119 110 7 risky
831 172 30 dome grandstand rotunda rafters
856 113 47 endorsement
957 246 21 lethal anthrax germs
646 67 39 putt bogeys putted parred carding
86 123 30 recreation
533 172 6 panels truss turrets stair bulkhead slats ell
393 21 8 elevation cascades ridgeline
515 123 53 elevated
789 241 32 dairy processed
267 78 42 coxnet trivia nonsubscribers afptv previewing exclusives
178 64 56 imposing tightened stringent stricter curbs restraints draconian toughen toughened toughening strictures quarantines
39 110 48 deposit
659 20 26 blockade
546 123 8 portions
336 216 15 unnamed
711 161 7 shifting
821 113 16 dpp
440 28 26 revolt soviets invasions
364 108 7 sympathy
432 237 15 accuse
814 9 15 recognised
753 63 40 marco paolo stefano mauro dino enrico maurizio enzo aurelio sandro tommaso donato fiore santi ciro emiliano fava hilario grassi agostini ezio silvano
429 30 12 rotation curve angles focal
1000 52 15 fidel
232 46 6 cm diameter width wingspan thickness centimeter circumference diameters widths
685 51 15 transitional
314 30 38 trace
443 118 7 setback disastrous
10 239 50 steal
394 37 21 oral mammograms mammography mammogram
415 73 53 punch
740 191 35 johannesburg
346 51 15 sino
674 57 21 undergo
906 183 2 kiss
196 188 25 punished
513 173 30 rubble charred littered
571 176 50 safer
1004 131 9 codes
740 127 15 khartoum
735 52 16 laurent
403 76 50 alike peers
39 48 5 matching
559 161 47 thereby
744 73 50 naked
141 212 50 stays
1000 71 40 trinidad
837 7 46 brady reeves
784 168 22 yorkshire ulster essex cork somerset sussex lancashire surrey devon cornwall berkshire middlesex midlands cheshire derbyshire galway gloucestershire limerick dorset warwickshire worcestershire lincolnshire waterford staffordshire fife wiltshire northumberland leicestershire derry nottinghamshire kilkenny northamptonshire hertfordshire shropshire oxfordshire glamorgan tipperary buckinghamshire armagh londonderry antrim wexford donegal cumbria cambridgeshire kildare monaghan rutland bedfordshire argyll meath ayrshire sligo lothian herefordshire dumfries tamworth longford offaly monmouthshire cavan lanarkshire anglesey wicklow aberdeenshire strathclyde louth midlothian pembrokeshire gwent carlow roscommon fermanagh westmorland lanark pontypridd kinross westmeath caithness perthshire renfrewshire carmarthenshire coleraine leitrim cotswold enniskillen denbighshire huntingdonshire dungannon flintshire ribble wilts humberside stirlingshire mendip
501 193 24 dispatched
292 52 16 suharto mobutu bertrand ranariddh shevardnadze norodom bakiyev sihanouk ravalomanana gyanendra bloodless seko akayev sese siad kabbah gnassingbe buyoya bainimarama ratsiraka rajoelina sandinista eyadema sassou askar nguesso rakhmonov patasse faure cedras kurmanbek koroma bozize obiang taya lissouba sonthi sandinistas birendra jammeh strasser lansana denard guei bedie bouterse hoxha obote ntibantunganya andry konate abdallahi nkrumah antonescu kerekou bacar senghor rabuka zhivkov gamsakhurdia muhammadu kamuzu voreqe
883 21 53 intersection
31 182 47 fulfill
249 193 26 patrols barracks patrolling
319 182 25 intervene
527 231 20 rivalry feud controversies passions infighting spat rivalries bickering feuding pitting factional discord quarrel squabbling rifts tangle feuds tussle jockeying sniping acrimony squabble recriminations festering squabbles allegiances quarrels intrigues frictions brawls internecine spats hatreds animosities standoffs factionalism wrangles intraparty disharmony intercommunal schisms
318 224 44 mourning procession salute vigil wreath manger cortege pallbearers
384 127 15 hardline ultra
818 118 20 disasters collapsing
189 175 53 tenth
1007 204 14 cake cookie crust toast pastry loaf mash crumbs crumb muffin buttered marshmallows
12 216 47 assignment
583 201 5 protective
305 70 15 jong ki
73 9 38 extensively
906 160 50 hey ai yeah gonna heck okay damn yours gotta someplace
112 29 10 cartel traffickers smugglers cartels busted trafficker narco
1002 9 38 distinctive
783 110 48 insurers homeowners
95 184 8 beaches coral reef coastline sands depths oceans coasts lagoon reefs oceanic shoreline coastlines shorelines
609 28 15 apartheid communism domination
652 212 38 destinations
818 118 50 hardest ruin
586 102 8 ash mist plume plumes thinning muck puddles mists blanketing
984 53 25 secretly lied
96 32 15 dissolved
563 154 32 contractor
816 76 49 unemployed migrant peasants laborers undocumented landowners expatriate landlords occupations labourers landless unskilled indentured
254 57 19 certificate residency
935 205 46 hopkins
116 53 32 leak leaking
551 182 25 punish extradite deport
991 195 32 tires tire faulty
426 182 25 unanimously
438 169 7 confront exerted
652 57 47 reservations
431 49 38 premiered
220 216 42 memo detailing
379 37 21 pregnancy abortions fertility intercourse vitro circumcision fertilization menopause fetuses vaginal hormonal menstrual caesarean insemination ivf trimester breastfeeding orgasm reassignment implantation menopausal ovulation postmenopausal gestational lactation utero ejaculation
339 180 50 spirits
73 218 38 altered
903 251 9 laser sensor infrared microscope metering ultrasonic holographic microscopes
713 118 7 dangers dire dilemma confronting
571 236 47 productive alternatives viable
398 32 30 reopened
519 161 7 avoiding
66 187 16 fischer
33 175 48 aggregate
468 32 38 revived
818 113 53 landslide
917 128 38 dc
310 9 38 documented traced
56 44 53 raced
94 153 16 hariri rafik
325 180 50 patience
162 171 47 epa
730 202 9 server browser servers browsers apps spreadsheet firefox mozilla antivirus powerpoint shareware bsd freeware crm mysql saas netware
797 242 53 capped
423 149 47 oversees
54 22 56 liability
224 142 2 drummer elvis beatles dylan bassist lennon presley sinatra bono rocker bowie springsteen stevie hendrix manson frontman jagger zeppelin marley streisand clapton haggard jimi metallica morrissey janis abba barbra cline osbourne ringo zappa yoko joplin townshend korn gibb jovi aerosmith cobain fiddler roxy herbie radiohead joni beatle allman seeger eno halen nicks gordy raitt ozzy cocker bandmates vedder zandt hagar bandmate belafonte manilow hootie bacharach frampton mellencamp jethro skaggs kristofferson ramone wilco lizzy seger orbison diddley reznor ronson fogerty grohl vai krall daughtry corgan daltrey boney knopfler townes strummer cooder metheny wentz hallyday rundgren axl mcguinn yanni prine albarn zevon winwood mustaine brecker vig crue hynde
309 109 60 venice
432 237 56 outright
341 28 10 atrocities persecution cleansing purge extermination deportations atrocity lynching genocidal purges persecutions pogrom pogroms anfal
177 222 57 bats
774 109 18 florence
260 113 61 boxer
828 226 25 abused minors
207 79 50 ugly nasty
349 102 26 poured
941 40 28 bowler batsman skipper bowled spinner rounder wicketkeeper paceman openers seamer debutant pacer allrounder proteas windies speedster pacemen tailenders
618 9 38 practiced
935 180 19 profession
375 23 46 sterling
550 121 11 dioxide concentrations nitrogen methane sulfur particulate hydrocarbons sulphur hydrocarbon oxides sequestration nitrous nanotubes particulates nox
842 112 25 nominees
943 52 16 mbeki tsvangirai gbagbo zuma kibaki museveni berisha odinga chiluba tutu ouattara mwanawasa mwai bemba klerk kaunda rawlings fonseka sali kenyatta raila soro buthelezi speight kufuor madikizela ershad tshisekedi biya milinkevich jagan besigye nkurunziza buhari tembo uhuru vujanovic dhlakama celestin smuts malu machar olympio kulov viljoen seck hoyte oshiomhole
443 30 7 breakdown
313 155 9 disk notebook printer
406 181 44 easter ramadan feast rituals eid sabbath hajj fasting initiation observance passover midsummer yom birthdays epiphany auspicious kippur hanukkah solstice rosh adha springtime feasts fitr ashura mitzvah puja anniversaries shabbat seder observances mela tet intefadeh feasting ashoura pentecost kristallnacht diwali sukkot paschal purim oktoberfest kwanzaa muharram festivity holi hashana mlk valentines hashanah yatra iftar nowruz penitence jabez fitri fasts kaddish ides songkran krewe
353 210 5 jewelry jewellery
397 80 26 afghans
948 85 7 wary pessimistic reassuring
766 79 7 delicate
470 14 53 downs
891 131 38 employs
591 253 10 stealing loot stash stashed valuables unauthorised plundering
980 113 53 slim
451 11 48 ecb bundesbank
727 78 37 statesman kidsday
433 127 15 rulers
904 36 50 seniors
830 165 53 darkness
744 161 38 presenting
948 85 50 relieved anxious
665 17 46 winston webber earnhardt finn jarrett conner mayfield marlin jimmie leblanc hamlin roush briscoe mears rahal
356 59 19 seminar lectures lecture symposium
658 223 23 sin
791 105 50 technically emotionally
791 118 7 economically
382 101 9 ram
891 212 50 spends
199 106 14 menu
412 28 56 slavery
114 241 27 semiconductor biotech agro agribusiness
801 129 32 haul
883 21 6 loop carriageway
607 32 47 ceased
520 113 49 liberals
473 6 27 ltd inc
370 151 24 aerial
532 182 50 react
722 178 14 jam mixes
101 113 50 minded
238 162 7 conclusions conflicting vague motives exaggerated specifics implied justification incorrect explanations definite whatsoever ambiguous contradictory rationale imply clarified notwithstanding implicit implication hypothetical characterization
518 224 30 lit lighted
427 125 8 alpine
438 244 47 transform
515 169 47 spur
618 220 56 doctrine
941 204 14 toss
329 140 32 warehouse
134 1 57 sharks ducks
24 148 57 moth noctuidae arctiidae tortricidae lycaenidae mordellistena legume nymphalidae crambidae sphingidae hesperiidae mordella tillandsia coleophoridae cichlid pterophoridae blenny leptodactylidae rubiaceae tephritid barbus bromeliad
843 155 9 gaming blackjack keno backgammon baccarat pachinko
447 54 37 pa ga pg aa pr ch pts mk hr bb mod av rep sb bs ol nr ff gf ts br mn hs rt pos ru fw nd ia tm vt dd tn dt cg pl hb nb rec bw eq mmm rbl jv dnp pk xs df dq eo ww dms lr rg ij vb pn bsk cz vide
702 161 53 settling
248 131 50 communicate
331 12 14 soup bun noodle gumbo platters chowder bbq ramen fondue dumpling soba meatball
347 46 38 colour
500 92 42 texts testament quran commandments deuteronomy leviticus pentateuch
937 123 47 centres
509 173 38 critically
540 17 27 renault peugeot
490 229 17 pitchers hitters leaguers catchers leaguer handers outfielders lefties basemen infielders lefthanded shortstops
915 191 61 wta invitational pebble seedings outback tpc biscayne estoril evian doral dunhill usta hardcourts sestriere muirfield garmisch kooyong michelob hazeltine umag ahoy filderstadt grasscourt godo tignes
161 161 26 staging
255 82 14 flavor flavors salty infused aroma flavour aromas fruity concoction scents sugary
425 6 60 bombay
109 53 10 laundering bribery insider graft fraudulent cheating manipulation rigging scam embezzlement misuse forgery bookkeeping kickback improprieties falsification coverup clearstream
801 34 32 transported
571 183 50 decent
523 20 26 bombed besieged flank shelled retreating overrun gunships infiltrated recaptured bombarded counterattack retaliated raiding penetrated overran encircled repelled repulsed repel regrouped confederates infiltrating massing regrouping besieging reoccupied counterattacks rearguard encamped strafed repulse federals
705 62 41 grove oaks
267 151 42 overview
162 161 47 applying adopting
114 131 9 silicon computing
222 120 50 presumably supposedly
535 193 46 sergeant
358 231 20 instability mired debacle upheaval gripped unfolding grips precipitated roiled upheavals tumult roiling engulfing souring maelstrom snowballing reverberations
532 30 50 compare
257 170 15 confederation
804 221 60 prefecture oblast siberia sochi kaliningrad novgorod sakhalin vladivostok ural niigata krai samara rostov perm murmansk smolensk khabarovsk amur nizhny saitama yekaterinburg aichi irkutsk kansai krasnoyarsk tula attica urals okrug novosibirsk shizuoka miyagi kanagawa krasnodar vladikavkaz yushu kagoshima voronezh volgograd tatarstan chelyabinsk yaroslavl pskov stavropol altai mie bashkortostan arkhangelsk omsk saratov tver aomori kumamoto gifu ibaraki vologda yamagata chita wroclaw astrakhan hyogo sverdlovsk kuban tomsk toyama okayama ryazan kemerovo bago tyumen komi kanto chukotka kars kurgan ili kaluga orenburg kostroma bryansk ionia altay vorarlberg primorsky chicoutimi tochigi ulyanovsk tambov kagawa ivanovo tuva yakutia tottori primorye belgorod kutaisi vidin luhansk shimane
571 79 55 intelligent
156 46 53 rounded
938 23 48 platinum
145 93 22 trinity
380 205 46 solomon
980 30 50 tends
18 0 37 romanized abbreviated
520 113 53 leaning
538 129 32 container
229 236 7 effectiveness viability macroeconomic
116 111 32 garbage trash rubbish
294 93 50 pray jew
241 113 7 unpopular favoured favoring
474 150 25 icc
779 127 15 dissidents dissident exiled
532 57 47 specify
633 195 32 overhead
851 41 38 alien villains
370 203 47 launches
362 116 32 batteries
778 181 44 ritual adoration sacrificial penance magi exorcism angelus baptisms eucharistic anointing devotions
571 120 7 helpful
908 104 47 statewide
309 5 40 carlo
532 151 29 detect analyze pinpoint
858 155 9 download formats discs itunes rom dvds disks downloaded cassette deluxe pirated vhs blu downloadable cassettes roms laserdisc vcd vcds divx recordable videocassettes
753 63 46 andrea
485 19 23 ha bien
150 123 30 sanctuary
593 251 12 magnetic voltage particle static electron resonance induction detector electromagnetic scattering flux gravitational diffusion kinetic propagation spectral wavelength coupling polarization elastic pulses dispersal rotational planck spectroscopy photon photons spectra amplification observable higgs valence diffraction inertial synchronous conduction oscillation neutrino diode centrifugal capacitor oscillator tunneling electrostatic relativistic parallax fluorescence voltages dielectric faraday oscillations nmr dipole excitation harmonics inductive analyzer newtonian subatomic oscillating resistor crystallography spectroscopic convective repulsion teleportation boson superconductivity precession electromagnetism magnetization vibrational coulomb wormhole radiative nanoscale cyclotron inverter coronal waveguide resistive superconductor sunspot electrodynamics windings anisotropy adiabatic polarisation
26 32 53 interrupted
522 216 42 youtube websites twitter blogs wikipedia postings
46 237 25 summoned
891 180 50 enjoys
370 20 26 warplanes
979 251 11 fluid filtration distillation coolant cryogenic hydration osmosis exchanger exchangers
18 120 7 interpreted
219 57 56 expired waiver expiration waivers
625 131 48 pricing
134 229 53 yankee
329 103 38 specialty
763 166 26 rocked
302 153 16 likud jospin trimble kadima ozawa clegg dovish mitzna bayrou ignatieff
129 236 47 foundations partnerships grassroots stakeholders
550 246 11 gases ozone pollutants monoxide pollutant aerosols gasses
834 203 28 galaxy
968 207 19 notre rutgers baylor vanderbilt purdue ut bu tulane byu villanova unc pepperdine uw uga msu vmi fiu famu ucsb
359 36 19 alumni fellowship fellows tutelage postdoctoral tenured
916 184 8 mountainous
314 246 38 traces
980 180 50 conscious
619 193 24 drill
386 99 48 seasonal
770 12 14 beans bean peanuts oats millet buckwheat condi
1015 97 40 gloria carmen
96 104 15 governed
427 125 57 butterfly
522 184 8 amazon
725 118 7 inadequate
953 135 32 bicycle
173 166 20 bloodshed spate flurry culminated lull upsurge clampdown
433 104 25 lords
273 51 26 peacefully
948 32 44 awaited
902 175 26 shootout
476 26 28 beckham ruud cantona
111 123 22 harbour
578 70 32 tin
860 2 38 archaeological
473 205 27 amp
101 73 53 stiff
466 193 47 recruit
659 51 56 unilateral unconditional cessation precondition
431 175 44 finale
901 123 15 comprising
736 204 14 dried garlic chopped onion freshly basil finely peeled parsley minced crumbled shredded olives preferably cloves garnish grated chiles toasted diced cilantro thyme almonds parmesan capers walnuts dill clove fennel coarsely unsalted sprinkling pecans oregano shallots quartered scallions thawed sprigs coriander jalapeno chives rind mince rinsed tarragon chilies anchovies ricotta peppercorns caramelized garnished shallot pureed cored sprig fraiche allspice blanched cubed semisweet hazelnuts pancetta jalapenos parmigiano cashews reggiano drizzled breadcrumbs mascarpone scallion
720 118 50 midst
721 112 2 grammy juno brit grammys afi
825 188 47 excluded
937 138 19 libraries
363 139 24 ss redesignated usaf hq anzac dragoons quartermaster usaaf grenadier arvn
32 138 30 shelters
801 222 57 flies
373 98 14 calories
678 118 26 confined
35 86 10 racist bashing slur slurs xenophobic homophobic
69 175 61 favourite
617 221 15 kiev tbilisi minsk
758 191 46 hilton
1023 180 7 exceptional accomplishments accomplishment invaluable
904 22 47 recipients
258 133 46 wagner
112 116 10 firearms
538 135 15 trans
842 113 8 runoff
333 237 26 confronted
883 123 8 corridor
457 123 38 cluster
1003 99 48 layoffs
110 36 24 boarding
427 175 61 podium
960 20 26 battled fronts strongholds
519 175 53 chasing
393 205 46 cliff
329 103 27 supermarket retailing drugstore wholesaler superstore
110 36 12 intermediate
904 22 48 medicaid retirees beneficiaries hmos retiree earners
501 57 25 searches
514 228 47 privatization modernization revitalization
238 79 7 compelling premise
883 21 8 crosses roadway intersecting footpath
241 237 26 resisted
34 10 24 alpha
251 191 27 zurich
329 103 32 grocery outlet staples supermarkets appliance superstores
389 130 8 volcano eruption eruptions trough depressions upwelling
203 61 56 marriages
832 149 47 peer
120 216 38 labeled
501 201 50 dig
467 178 45 dancers dances tango revue minstrel
183 233 15 richest prosperous populous
398 131 47 upgraded
619 203 8 horizon
458 11 48 benefited lagging factored outweighed
133 76 49 merchants
532 182 44 observe
532 30 47 determining
861 154 0 banker entrepreneur
134 1 15 capitals
197 80 49 italians canadians czechs swedes romanians ukrainians georgians norwegians bosnians bulgarians finns belgians macedonians frenchmen brits slovaks croatians yugoslavs estonians kosovars latvians icelanders quebecers easterners serbians montenegrins ossetians mongolians berliners azerbaijanis kazakhs belarusians moldovans quebeckers francophones slovenians
5 182 25 appoint
95 129 8 seas
1023 180 50 worthy deeds sacrifices
821 70 23 su
542 79 7 convincing
632 118 8 prone
207 144 7 unfortunate embarrassing
46 182 25 instructed promptly
838 115 28 winger playmaker flyhalf parlour
286 57 25 oath
544 223 52 ab mil ses dum een prez bouchet wea dahv ow ner tuk
669 90 35 fallujah tikrit tyre jalalabad nasiriyah qasr halabja shifa hillah beiji yarmouk latifiyah pozarevac baqubah khaldiyah khalis mahmudiyah muqdadiyah iskandariyah tuz
890 22 48 allocated sums earmarked allotted earmarks allocations disbursed monies subtracted reinvested refunded
602 27 58 igor yuri alexei maxim oleg sergey dmitri konstantin aleksandr vitaly ilya ruslan andrey stanislav vasily yury valentina vadim smirnov vladislav pyotr fyodor kuznetsov aleksei alexey lyudmila yuriy titov ivanovich serhiy morozov arkady patric pavlov makarov sokolov alexandr stepan nadezhda maksim vladimirovich nikolayevich nikitin nazarov dmitriy anatoli petrovich novikov polyakov gyatso mikhailovich georgiev gleb bogdanov dmytro ihor vlasov tarasov denisov nika alexandrovich tharoor lysenko grigori valeriy sorokin artyom petrenko bulgakov danilov goncharov ilyich
730 203 9 explorer
1007 82 14 candy cookies popcorn pudding biscuits pies crackers cracker chocolates artisan biscuit pastries oatmeal muffins bagels bran gingerbread waffle brownies raisin pretzels cupcakes cupcake oreo scones crisps croissants puddings
532 239 29 adjust
238 202 9 attribution
707 224 44 torch
103 73 5 shoulders dangling leash shackles bandage bandaged
473 109 48 consolidated
779 226 10 ransom murdering hanged murderer absentia incarcerated paroled
386 212 46 summers
478 106 47 distribute
925 25 21 organs brains marrow kidneys transplanted transplantation diseased intestines pancreas livers grafts baboon
987 180 7 restraint urgency necessity demonstrates seriousness overriding
845 90 35 amman tripoli
658 180 38 divine visions
177 229 17 homers batted rbis shutout strikeouts batters triples shutouts slugging strikeout unearned
908 76 7 respondents
249 20 26 guarded defenses checkpoints guarding patrolled outposts defences blockaded garrisons sentries
197 124 49 turks greeks armenians danes austrians hungarians gypsies lithuanians slovenes federalists scandinavians dutchmen sudeten maronites
443 118 20 prolonged spells
870 93 19 seminary canon ordained jesuit priesthood
660 232 7 unnecessary distraction detrimental unintended unavoidable undue mitigating
691 239 47 opted
735 96 40 philippe henri georges raphael baptiste armand alphonse bruguiere
164 138 21 clinics
473 109 24 flagship
396 226 10 plotting hijacking
867 170 8 hemisphere
37 71 15 mongolia
937 151 19 laboratories
112 166 10 piracy
489 126 4 est
46 57 42 reply
396 138 15 embassies
711 161 38 exploring
1019 173 53 dumped
35 120 7 bias
336 53 7 revealing
246 24 12 equation linear quantum theorem algorithm differential geometry equations geometric diagram discrete generalized calculus distributions arithmetic relativity parameter canonical inverse harmonic null approximation conjecture transformations continuum decomposition optimization computation constraint computed analytic decimal compute sequential exponential entropy inversion regression axiom fourier fractions constants sine fractional nonlinear generalization iteration turing euler probabilities summation axioms modal primes stochastic elliptic lorentz gaussian geometrical predicate theorems cosmological singularity dynamical recursive poisson formulae binomial preset partitioning formalism deterministic laplace interpolation bayesian ordinal iterations infinitesimal combinatorial parametric probabilistic estimator bernoulli approximations lagrangian integrals asymptotic iterative automata fermat proportionality perturbation pythagorean macroscopic logarithmic boltzmann diatonic recursion factorization generalised dirichlet trigonometric quantization quantification propositional fibonacci predefined multivariate bayes combinatorics trigonometry invariance axiomatic dimensionless superposition minimization cosine pareto bifurcation wavelet dft
268 101 16 gandhi rao bahadur rajiv indira madhav karunanidhi
232 131 53 speeds
116 33 32 disposal cleanup
953 111 32 trailer carts
46 113 47 incoming
900 185 46 biden rudolph whitman kemp gramm weld cuomo gephardt crist daley jeb corzine quayle keyes dukakis
129 22 47 charitable
714 216 9 chat
329 106 50 shoppers
302 113 16 socialists centrist tory tories stoiber segolene
894 49 50 jokes
346 51 7 constructive mutually fruitful
467 128 38 circus
57 23 48 weighted bourse capitalization barometer indices bourses capitalisation finex
969 32 15 announces
377 104 19 trustees
908 104 7 electorate
815 14 61 turf
292 5 40 marcos augusto batista
780 228 47 consolidation
625 57 56 licensing
375 205 48 penny
85 76 57 colonies
706 68 43 smiling bowed staring kissed stare stared beaming grinning stares nodding glances blinked squinting trembled grimacing expressionless frowning dabbed
459 236 7 meaningful tangible pragmatic imperative prudent coherent
429 195 6 vertical compass parabolic
20 90 35 grozny pristina bihac jaffna goma luka tuzla banja mazar kivu kisangani dubrovnik bukavu bunia baidoa juba irbil kilinochchi bouake knin arbil gori velika tetovo lubumbashi yurt baalbek frontlines tskhinvali kladusa huambo shali argun mingora kikwit gudermes sulaymaniyah uvira timbuktu casamance gisenyi taloqan krupa anlong pailin panjshir jowhar mozdok samawah reka fasher bamut podujevo korhogo visoko kindu samawa kumanovo abeche daloa rutshuru bakara gbarnga cazin tubmanburg kuito wanni
31 182 7 satisfy
81 175 53 relegation
900 185 16 pataki
173 20 26 shelling incursion incursions offensives ambushes bombardments firefights
469 233 7 dominance formidable clout
746 161 47 attracting
86 138 38 attractions
873 198 4 hbo
579 3 42 drawings prints sketches illustrations negatives illustrating engraving caricatures pictorial lithographs lithograph
540 255 27 ge lockheed northrop caterpillar adidas
780 11 48 upward downward contraction lag uptrend
639 120 47 relied
344 116 46 cannon
400 182 15 vows
237 1 17 edmonton
949 104 30 vacant
621 30 7 attitudes demographic differing extremes divergent
207 118 20 nightmare
801 173 30 parked
466 182 50 invite
192 183 50 loving strangers
644 123 8 farther
907 71 15 facto
353 106 48 merchandise
1002 30 38 characteristic traits akin
16 130 8 skies sunshine sunny icy breeze chilly windy cloudy searing frigid scorching sweltering overcast foggy blustery balmy wintry muggy
294 93 3 prophet coptic
869 236 47 transparent timely speedy
354 187 58 den zu vom maur thurn
828 173 50 drunk
213 111 30 tents stacked cots
554 150 56 unanimous
625 22 48 transfers
815 111 30 lawn
457 161 48 weighing
594 220 19 theology jurisprudence
818 118 15 stricken
290 175 61 contests bouts entrants finishers friendlies placings
69 131 38 newest
373 37 11 cholesterol dietary
559 64 56 applies
490 175 17 starters rookies
184 224 43 waving waved
903 203 19 observatory
583 73 5 mask helmet handcuffs
1010 118 50 desperately
759 7 46 moss
1019 102 8 washed torrent overflowed torrents floodwater
187 15 3 ferdinand
429 21 12 axis curves ascending midpoint
348 123 33 hamlet unincorporated
411 173 15 consulate
225 38 36 bashir yassin marwan atta hamdan ramzi bakar nour shami dahir moustafa
781 79 5 colorful
249 172 7 reinforced
780 11 7 turnaround correction gradual reversal deterioration abrupt
552 216 42 advertisements advertisement
292 28 26 toppled overthrown
999 61 50 beloved lovers
121 207 19 ba
968 62 17 cal
35 108 13 hatred americanism
306 220 7 ideology rooted
86 123 8 resorts
75 1 61 afc nl mls nfc acc mlb divisional wnba cfl interleague winningest abl swc ncaas
818 118 8 ravaged weathered
116 246 32 contaminated hazardous wastes manure tailings
834 203 44 lunar eclipse
232 98 53 ft
842 175 61 contenders
621 30 50 habits
532 99 48 weigh
151 30 12 mechanics mathematical dynamics hypothesis evolutionary
703 106 42 stamps postage
231 51 56 pullout roadmap statehood redeployment disengagement wye
438 169 29 unite stabilize heal educate intensify deepen reconcile eradicate broaden exert empower nurture
942 205 46 roland
418 77 27 murdoch
922 242 17 goalie
805 90 35 bethlehem nablus jenin beit rafah jericho tulkarem kfar sderot kiryat hanoun bared nahr yunis neve netanya ashkelon deir qana jabaliya netzarim arba hama qalqilya jalla hanun cana hadera qalqiliya darom katif sabra nabatiyeh jebaliya marjayoun balata afula dekalim tulkarm tingi lahiya nahariya shemona hilweh morag balah jala hamra neftegorsk bureij herceg jabalya byblos saida tubas mugunga shmona
96 218 53 absorbed
182 182 32 scrap
783 57 25 irs
341 166 26 slaughter reprisals reprisal
475 74 0 novelist philosopher sculptor inventor illustrator gardener enthusiast barrister sportsman jurist adventurer thinker traveller essayist storyteller innovator orator engraver scribe dramatist horseman photojournalist conservationist humorist tactician motorcyclist astrologer satirist courtier scriptwriter emigre alchemist aficionado stuntman puppeteer cartographer philologist yachtsman noblewoman freemason churchman racecar folklorist broodmare restorer newspaperman printmaker draughtsman forger classicist diarist balloonist colonist kickboxer antiquary videographer documentarian calligrapher theoretician ghostwriter businessperson polymath pedagogue educationist lexicographer outdoorsman pentathlete preservationist silversmith grammarian portraitist raconteur muralist atlantan genealogist orchestrator miler accordionist ethnographer paralympian
313 201 30 log
142 33 15 unhcr unicef
264 117 52 datafile ahb mahn endit shuh zah sih juh sahn mehd fuh ehl guh ehn tuh heem uhs zuh dool reh brah rahk voh zhahn sheh mahl tih vahn zahr tahr vah zeez kur shoh dahr stah nahn uhn sahd yahng beh wahn ahk vuh kow kohr ahm mahk dih kwah duhl stahn kih bihn zy yahd yahn bahd leem muhn hahr pehr shayk dehl mahd hahk dahm mehn vur bahs lur suhn shahm mahm dehr kaht vih ahf suhl grah mahs meel feh zal wuh droo neen lahk tahl fahr lahl sahb ehf veed raht voo sehn hehr bahk gahn dek sheed bahl seel steh yahr reer kich yel yahp akh druh luhn koht drah pih thah gohr zhee urz zhuh kloh keem kuhb keh zhoo hahb pahk zeer awf gahl pahn gohs zehl hahl zhah foh chuh hym trav zheh lihn ahz gehr vay geh kyoo neet heet ihn jur vehr gih kawf zeye wih leen mihn shehl mayn reen behs lahb nehn ehd frahn zik dahs kus ooz keye faht dahd eem foor barakaat oon rehr zhow kahsh rahb sehr tahn zahd rahs rehl doy deel sihs bruh furt sayf hyoo wahr pek rith sfchron dohr veez shon tahm blee johr rahf thoo yev lahnd tehr styn kahv zeh tsoo ehv leel guhn buhn pruh breh zoh jeer shoy hohs bahg yehr nesh tahk troo kehr tyoo nihn ool skoo stef fow kohs dahk dwan loots shush dree ahg pahr yaht romijn nich ihk publicar krumv eek stamos tohr jeen pree hahf kahm yur proh khah myoo tihl skah stil haron krih zhay dul hil nig jihl yit gry eet eer thuh brith nuhs nem jum yehl gud vehn riz ihp fahz blahs poom yor guhs atriss sehk fohr ihd toom staw peen stuh jow stee hek geht arabiyah feek ryk ayd ook uhm bulz wel jent prohibitivo byoo bif loor ruhs loob stuhr mahz weel nahl wahb uht syf wyd nohr dihn eev nahd stohl hanz heen ehz duhn puhs mik najdi muzahim tyan adewale fith mehk dris eht seye uhk haht neek shahk chech verettes rooz trah vees kihl nool hahs kayl jamaan sihm lekh khee yush teye eeb hez nood veel enh nahf kood zahf mwy zuhl murt kreh dooz kahf khoh vish kwin ahp kahk kehm wayl ahrd vays mlah mahv nohs juhr oor kohv hoor kooch vyn huk vly sahs shoor sahv pehl miht fawl yoor sloh shahrd grih jich mohk hweh nahk muhnt jehn grehn zeht ihb seht kafai sahng goov bihl jahd shtahd gahm krin tawn chel nehk rehs sheeb yawng joob cheen rayn jeel vihn hohl hayr yehn shich heakes zhur bik tisk slah raouhi thoon naht yoos muk doong khuh riht tyen pehk shett sajr yahz bahng dyvz broh feye trahn tehn khaledy lohs skas rahz veets shwin daht bahsh pyuhng skroo hyuhn jeed jahf showeel tuhl jeek stoh kihd shwee tooj rohp oold chuhk yayr sihf chood peeng keeb fuhl zwah bayd plahv trohn lohm dayr vahj tuhp eyet zayr sreh junhg tahb trihk grihs nahzh shloh huhm bemet leht jihn zhor ehg sahk lehd representante dohb ays zahk tzee vart prahnk gihn yool trun mayl grek veet goong nawf oof fayn rahg zint rahj yuhs lehs kez weekender layn hwah wur trown zyn chahm plah baw muhd sihn zeef shoof srih ruhn razh ryd inds nehl drays rakh krys rohl dayn crooz kursh broo dohm gway
524 151 7 accuracy reliability
749 3 42 posters graffiti inscribed engraved caption tombstone indelible autographed gravestone masthead toppers
581 108 20 rage embarrassment euphoria hysteria
999 210 38 treasure
123 138 30 halls stadiums malls establishments cafes booths stalls pubs nightclubs fountains lobbies dormitories workplaces garages kiosks orphanages salons chapels playgrounds motels cathedrals parlors restrooms hostels lounges basements storefronts gyms lodgings hangars eateries dorms courtrooms courthouses stadia taverns saloons cafeterias marketplaces rinks backyards bazaars convents gymnasiums multiplexes graveyards boardrooms morgues auditoriums dugouts chalets coffeehouses attics storehouses saunas canteens clubhouses ballrooms pantries pulpits campfires guesthouses crypts bathhouses granaries
775 92 42 manuscript manuscripts inscription inscriptions extant codex minuscule parchment scrolls gospels domesday papyrus fragmentary cuneiform vellum folios
55 38 36 aung ocalan asahara supremo turabi zakayev nuon deri barghuti geagea hashmi shoko maryam madani balasingham saadat foday sabaya akhmed geelani reinado lwin asari dahal rajavi okah abimael belhadj umarov sekou sesay dirani demir shabir jatuporn antar fofana dokubo cozma veerappan budiman thalib nyi
825 57 56 granting unrestricted
593 30 12 gravity
903 195 6 lens lenses reflex interchangeable rearview telescopic viewfinder rangefinder telephoto
452 57 47 obtaining
492 201 53 leap
7 151 8 geological
825 64 38 forbidden
816 99 47 workforce
735 217 62 frenchman mathieu arnaud
76 201 14 wash brush
303 88 30 renovation demolition renovations landscaping remodeling refurbishment
21 2 57 fossil fossils dinosaur specimen homo fossilized holotype tyrannosaurus hominid erectus hominids theropod mastodon trilobites sauropod
500 93 54 biblical scripture scriptures prophets catechism zoroastrian
574 182 50 wished apologize
565 73 14 sticks
384 153 16 khatami rafsanjani mousavi hawkish karroubi hardliner moussavi
306 180 21 healing
324 1 53 mighty
592 142 2 madonna muse britney glitter
492 42 48 pct qtr
412 236 47 workplace
364 180 47 goodwill
560 120 7 instances
1018 15 15 monarch
96 218 56 abolished formalized
110 36 48 enrollment
731 204 14 tomatoes nuts ripe pears raisins kernels apricots currants
856 236 47 inclusion
249 20 32 installations
774 147 61 turin
878 73 21 throat stab
907 51 15 reunification unification
403 83 19 academics
581 108 25 guilt
532 211 31 thoroughly evaluated periodically
816 131 47 employ
593 251 11 particles plasma electrons compressed neutron electrode cathode neutrons fermi conductive diodes ionization condensate spectrometry superconducting anode pulsed electrochemical positron ionizing insulator synchrotron adsorption piezoelectric superconductors muon
407 104 47 councils constituencies
190 250 8 pond
930 0 42 spelling phrases alphabet pronunciation cyrillic quotation descriptive honorific lowercase
273 51 20 deadlock impasse
955 113 46 treasurer
438 51 47 forge pave
546 131 30 layout
539 212 53 stint
269 97 46 kay bowles
417 169 50 lure
737 166 50 furious
261 118 50 depressed exhausted neglected
95 149 47 fisheries
246 30 12 variable probability variables calculation approximate numerical equilibrium formulation formulas
770 69 32 planting
595 79 50 brave passionate
451 11 7 bernanke
415 242 39 bounced tipped puck grabbing dunk drilled nailed leaping
959 123 8 paradise
403 76 49 entrepreneurs outsiders intellectuals
547 193 50 scouts
863 253 48 borrowed
474 15 3 xi
324 175 61 defeats winless favourites thrashing minnows debutants
473 241 48 reliance
746 85 50 enthusiastic
251 147 28 stuttgart freiburg
230 73 43 shaking fists
552 106 38 promotional
737 118 50 overwhelmed
893 188 7 judged biased
520 127 26 nationalists
313 201 9 bits stack
549 182 27 merge
949 23 53 regained
429 251 6 beam torsion
505 193 24 raf airfield
854 31 46 dodge bentley harley
906 160 2 bang hello daddy wow freak wanna dude mommy alright
860 138 30 temples monuments palaces cemeteries castles altars tombstones gravestones pagodas catacombs edifices mausoleums hearths
271 176 32 lighter heavier greener
111 129 24 dock shipyard mooring scapa dockyards
681 48 5 fabric faux patterned tinted multicolored matte sequins drapes checkerboard tablecloth henna tablecloths tassels
720 237 7 ignoring blaming
937 36 19 institutes academies faculties accrediting
591 253 26 confiscated
164 213 19 nutrition dental holistic
552 237 38 branded
230 157 43 screaming cries yelling shout screamed hug chants screams shouts kisses noises yell barking hugs wailing whistling clapping taunts wailed booing yells curses obscenities uttering tantrums heckling shrieking expletives profanities
293 127 26 oust topple
384 113 7 outspoken
313 201 42 blank envelope
430 126 23 grande sur casa contra alta nueva barrio luz oro isla calle largo camino playa tierra madre loma colonia parque agua puente lago esperanza avenida colegio cristo zona barra dios fuego quinta kama cabana esmeralda paseo bonita frontera corte pampa capitan macarena sangre caliente ribera virgen candelaria ipanema cueva bonito piedra chica cabeza tesoro aventura salto mito duro favela cwm venta cuervo potrero ribeira glace liceo arma pacifico taal arriba
219 228 56 renewal
432 150 25 dismiss
518 59 44 fireworks
589 37 32 injection
250 203 51 robot
705 69 14 cherry maple vine walnut juniper mulberry boxwood
713 118 20 brink
336 53 42 leaked purported
710 51 47 forged
94 127 26 assassinated
141 182 47 prepares
565 62 33 bend
860 210 38 artifacts
285 76 33 cdp
96 193 26 disbanded
873 49 2 comedian sitcom bollywood cameo miniseries flick comedians directorial spoof reprised westerns flicks biopic
219 32 56 expires expire terminated lockout
979 11 32 cooling
200 250 57 whale shark cod trout bait herring perch hunts catfish carp eel squid sturgeon octopus saltwater snapper cutthroat bluefin swordfish fishers humpback mackerel hatchery grouper flounder shad abalone crayfish mullet beluga snipe prawn steelhead urchin turbot plover scallop walleye largemouth bream tilapia smelt coho sunfish sardine rockfish bluefish crappie loggerhead sockeye hake smallmouth redfish bluegill
830 64 26 curfew
223 141 53 disrupted
193 254 11 proteins enzyme molecules synthesis precursor membrane receptor bind molecule rna pathway receptors neurons enzymes pathways binds antagonist inhibit inhibitor catalytic dopamine antibody inhibition kinase transporter cleavage serotonin peptide inhibits antigen stimulates collagen catalyzes inhibiting ligand maturation secreted secretion uptake mrna pcr polymerase extracellular intracellular apoptosis peptides glutamate mitochondria antigens eukaryotic phosphorylation agonist oxidative neurotransmitter splicing endothelial cytoplasm tyrosine inhibitory endogenous secrete eukaryotes cytochrome suppressor macrophages lymphocytes platelet actin acetylcholine synapses mhc angiogenesis gaba methylation cytokines neurotransmitters dendritic synapse cytoplasmic adenosine assays norepinephrine ribosomal kinases catalyze telomerase enzymatic coagulation redox pheromone reuptake myelin mitosis chromatin translocation reticulum activator meiosis cytokine homeostasis phosphatase ribosome glycoprotein polypeptide immunoglobulin trna proteases cytotoxic ligase nmda keratin glial prokaryotes excitatory organelles microtubules postsynaptic
675 30 11 occurring
980 211 7 broadly
372 95 15 anc
698 70 25 gao
715 171 59 faa usda cas ntsb hud mofa tsa cpa cbi coa caa noaa iata nasd cec nrc nhtsa nsc dod osha moea icann cepd iec dhs cma ncc cla hhs mnd acog sba cps puc gsa ferc fsc gio blm omb mof nia sfa bia ndrc rtc cftc cea bocog spc dwp moc csrc sepa ecc doj cne taitra moftec sfo caac coni trc ustr cpsc sfc taipower motc caltrans cwb inec nao dep dfa bma cib nci dmv cga stb icac comelec massport edb cair amcham occ pagasa coc boft itri cbrc fasb zec moj cetra ots teco accc nepa rtd dni dnr imd nub msha sfda csb nro mii nrdc csd dti defra sasac cbp ece kpu athoc dcf sebi dfg sach nbi
159 73 50 bite
457 76 44 masses
912 154 0 mentor lobbyist collaborator
675 30 12 variation varies phenomena
1002 79 7 subtle peculiar
600 31 38 vintage
773 102 14 smell smells
858 106 42 cds teaser
579 3 38 portraits photographic landscapes
519 201 53 blowing
821 70 3 ming
188 101 58 kumar raj prasad chandra lal anand gupta shankar reddy mehta joshi sinha mukherjee dev chopra bose mohan nath prakash shiv narayan sanjay mani pandit ashok sunil ramesh menon arjun arun vikram bharat deepak desai babu pillai acharya ghosh rajendra banerjee gopal basu chatterjee rajesh thakur rajan ranjan verma kaur sarkar bhatt vinod satish kiran jha madan shyam shastri dilip krishnan mukesh malhotra aditya burman kapil jyoti kishore dayal deshmukh rajeev shukla bhatia kapur ramachandran bhaskar rakesh vivek bhattacharya prabhu shekhar kalyan charan arvind bhagat bedi goswami pathak yash narain agarwal mathur bhushan lalit pradhan pradeep srivastava shashi rajaratnam saxena tiwari ratan subhash srinivas bhandari kaul atul balakrishnan gopi nikhil tripathi naresh vishal kulkarni nitin tandon ramiz mehra suman harish vinay dhillon teja sundar tarun ahluwalia sunder sanjeev sengupta batra zhongshu jagdish khosla sudhir misra manish rawat barua surendra siddharth pran pankaj upendra subhas prithviraj rajat gaurav badal
907 70 15 roc
915 191 23 monte bol fontainebleau concours summerlin tenis
588 127 26 kidnappers abductors militiaman
133 106 32 vendors distributors
973 54 37 disambiguation fra ger ita esp rus sw swe jpn tr fg arg jd aut ht nzl cze mdnm ast rl mos rab jh fd cro sbg chn www jdg ukr gj asd pageex swi gk dw knr isr gre rsm gst nvw jm gh svk slo cmr bd blr vls srb gab alm mdul egy cep liq imj djk fdj eus maf kp ach comm qst cof civ alg mrm thr dgs smr zam emf htm yb jpg olo bap chiat unital gha tw acr btl ctt mfc vz ceh pjm opp vac srm
338 193 26 recruits commandos uniformed troopers reservists paratroopers guardsmen gendarmes carabinieri conscript sappers
798 201 53 fold
851 222 57 creatures beasts humanoids cylons
818 34 53 wiped
46 169 7 prompt
10 246 11 poison
1013 185 46 lott hatch helms daschle dodd schumer mcconnell feinstein leahy frist feingold arlen moynihan nunn thurmond durbin cornyn jeffords brownback hagel orrin coburn santorum chafee snowe kucinich murkowski strom thad bayh voinovich demint
789 246 32 consumed
894 79 5 fashioned
174 241 32 renewable hydroelectric hydro hydropower biomass desalination renewables hydroelectricity
1017 220 54 civilization civilizations
390 53 25 disappearance
1006 153 15 jintao zemin
693 110 27 bankrupt nationalized reinsurance icesave
109 253 25 bribes
1014 43 50 practicing outdoors
457 30 38 sizes
900 185 25 ashcroft spitzer sharpton blagojevich miers
466 57 47 prospective
181 224 44 bells
794 11 7 backdrop prevailing
578 246 11 herein
228 240 7 contentious
658 41 38 gods
351 5 9 dos
863 239 27 gamble
789 53 25 tainted
727 198 4 commentator profiled
125 123 33 reservation
856 30 7 preference
958 116 61 pistol paintball
998 79 30 elegant
836 127 15 brotherhood
429 123 12 triangle
241 237 49 environmentalists
815 73 6 cage
874 12 14 potatoes tomato peas spinach cabbage lettuce broccoli asparagus cucumber eggplant sprouts pickles beets kale cucumbers pickled lentils cauliflower chestnuts cob artichoke artichokes couscous chard okra romaine collard kimchi turnip sauerkraut turnips chickpeas radishes watercress butternut creamed radish slaw eggplants russet lentil vidalia endive coleslaw
898 221 17 kobe
635 99 48 projections predicts
552 224 38 slogan
511 163 13 sheer wit clarity warmth simplicity flair breadth sophistication elegance brilliance richness luster artistry grandeur originality modesty candor refinement ferocity bravado freshness individuality nuance audacity subtlety tenderness craftsmanship gusto eloquence heft sensuality immediacy spontaneity eccentricity unpredictability belies lightness virtuosity friendliness sharpness boldness femininity panache incomparable showmanship coolness aplomb brevity poignancy gravitas harshness fluidity ubiquity inventiveness earnestness frankness vigour physicality ardor chutzpah solemnity smoothness exuded solidity cleverness directness stoicism playfulness strangeness irreverence magnificence gentleness newness erudition lustre flamboyance swiftness informality rapidity constancy equanimity musicality bluntness nonchalance sexiness thinness expressiveness vehemence exuding demeanour thoughtfulness lucidity
150 20 30 fortress bunker encampment redoubts
559 30 56 specified
377 104 25 commissioners
883 135 21 bypass
391 205 46 fleming
5 57 47 appointments
156 201 8 dot
373 121 11 sodium saturated carbohydrates gram carbohydrate carbs deg
391 40 46 strauss hayden vaughan mcgrath warne waugh gillespie pollock ambrose gilchrist mckenzie hooper cairns mcmillan gough swann hogg symonds hussey benn samuels alastair bevan brendon bracken plunkett hick sherwin curtly jeetan
469 113 7 credentials
878 25 6 skull muscles cord spine abdomen joints limb scar penis cords palate scalp vertebrae scratches pelvis amputation umbilical hoof genitalia cleft gums extremities testicles vertebra anus eyelid girdle nipple piercings lacerations clitoris cranium jawbone armpit humerus nostril tonsils testicle scrotum
151 151 42 observations analyses
399 237 7 debated
21 222 57 extinct vertebrates vertebrate carnivorous sapiens arthropods lepidoptera invertebrate extinctions domestication herbivorous reptilian flightless insectivorous cephalopods bipedal tetrapods archaeopteryx theropods sauropods
433 1 3 knights monarchs
207 79 55 bizarre scary frightening terrifying wrenching harrowing heartbreaking sobering
192 71 15 neighbours
835 224 26 slogans
32 80 49 seekers evacuees
330 86 10 rampant scourge
212 111 30 rented
66 89 46 boucher petraeus mccormack mullen hadley crocker armitage
675 120 7 arose
311 24 12 matrix graph vector infinite finite algebra bundle symmetry subset algebraic lattice integer polynomial manifold vectors denoted graphs topology symmetric subgroup coefficients homogeneous matrices satisfies tensor multiplication integers cyclic hilbert topological quotient equivalence euclidean invariant polynomials subgroups projective hyperbolic zeros orthogonal maximal quadratic scalar determinant subsets duality riemann algebras planar permutations cartesian hamiltonian embedding boolean conjugate homology manifolds spacetime borel abelian isomorphic affine banach irreducible equivalently multiplicity sheaf permutation dirac isomorphism commutative associative converges subspace cohomology simplex eigenvalues modulus fractal modulo torus cauchy homotopy finitely differentiable logarithm functor nonzero triplet galois symmetries minkowski homomorphism unbounded weyl riemannian invariants separable reductive holomorphic divisor covariance conformal multiplicative morphism eigenvalue lattices solvable hausdorff distributive coxeter automorphism invertible convolution symplectic disjoint congruence covariant morphisms transpose countable sheaves lebesgue cardinality cartan integrable bipartite fermions hamming injective semigroup frobenius definable factorial divisors matroid adjoint nontrivial hopf hermitian
861 74 0 billionaire millionaire tycoon builder financier magnate philanthropist industrialist landowner rancher benefactor businesswoman socialite stockbroker aristocrat multimillionaire restaurateur impresario auctioneer planter executor bookmaker connoisseur prospector caterer hotelier oilman speculator pitchman watchmaker oligarch jeweller swindler shipowner fraudster
707 109 15 inaugurated
481 250 57 hunters
594 36 19 doctorate phd doctoral bachelors majoring
95 201 8 rim
694 216 42 guides
301 175 38 feat
429 201 38 arc
215 217 62 elena nadia anastasia daniela francesca nathalie sugiyama sabine schiavone radek fabrice karol stepanek dinara nieminen melzer katarina azarenka rochus pennetta kirilenko hrbaty flavia bondarenko mirnyi andreev almagro llodra chakvetadze radwanska cornet stanislas schalken dechy shahar emilie agnieszka gisela jarkko tursunov maleeva kohlschreiber molik garrigues vaidisova srebotnik janko likhovtseva testud lapentti virginie gulbis sandrine shuai carlsen dulko hicham sela anke younes sanguinetti anabel aynaoui ruano calleri golovin tipsarevic angelique eleni acasuso damm benneteau razzano spirlea sania rezai aleksandra schett koubek gimelstob arazi haarhuis santangelo safarova gaudenzi montanes meghann seppi hanescu sjeng alona bohdan kimiko daniilidou iveta cibulkova bellucci oudin vacek garbin benesova furlan craybas boetsch vesnina szavay sybille klara mischa bammer karolina dominika schaller loit starace kanepi troicki siemerink ulihrach countrywoman mahut ippon haase halard wickmayer janette portas volandri makarova horna groenefeld ludmila tathiana dragomir pavlyuchenkova lilia clavet kaia prinosil kateryna vania errani voinea mattek pironkova kleybanova vliegen rodionova gicquel bovina nuria alami potito wiesner smashnova yanina meligeni appelmans llagostera alize morigami gagliardi sargsian kunitsyn kudryavtseva bolelli harkleroad corina panova sluiter ernests bethanie mariya dudi eltingh arvidsson istomin aravane vassallo lisicki dushevina barbora morariu granollers rittner kostanic sergiy shvedova asagoe petzschner voltchkov habsudova govortsova chardy sawamatsu weingartner decugis kvitova raoux vinciguerra sargis sprem nagyova bopanna thomaz gabashvili zverev teimuraz paszek tatjana dewulf hlasek cirstea krumm sucha callens dancevic malivai kratochvil tillstrom parmentier goellner niculescu zuzana sorana jarmila camerin tsvetana michaella meilen darcis yaroslava husarova golmard stakhovsky osterloh zuluaga severine sukova fognini magui berrer kveta tamira jacco karbacher phau keothavong czink squillari timea filippini saulnier devvarman hernych oremans raemon amanmuradova anastasiya dosedel chesnokov roitman odesnik bedanova strycova urszula ruxandra bastl olaru domachowska kubot krickstein henrieta roko akgul pless zakopalova schwank denisa bremond varvara baltacha chladkova boutter ioana capdeville flipkens
212 109 30 estates
149 180 25 privilege
937 241 19 forestry
737 79 50 curious
903 251 12 optical optics illumination wavelengths microscopy doppler spectrometer magnification interferometer interferometry
394 151 19 forensic evaluations toxicology
640 97 46 lindsay
883 21 9 connects interchange
528 40 46 umpire
70 22 48 tuition allocation bracket rebate allowance deduction retention deductions allowances reimbursement discretionary amt stipend iras payers increment refundable
272 155 9 portable pcs laptop ipod printers gadgets laptops handheld floppy gadget ipods smartphones peripherals calculators iphones desktops wearable microchips walkman typewriters touchscreen copiers midrange treo netbooks ipads diskettes portables
81 147 61 bundesliga
738 224 26 banners
518 224 44 flame candles candle cauldron bonfires menorah
659 32 25 indefinitely
455 131 24 prototype
778 15 3 patron protector pilate patroness theotokos
238 237 7 denial assertion
746 157 38 buzz
774 109 60 naples
89 46 7 stems
394 36 19 exam exams examinations remediation licensure
314 237 7 speculated confirming
600 106 38 collector collectors
502 114 60 okinawa hokkaido crete luzon leyte azores madeira kyushu andaman samar corfu palawan ibiza negros jeju majorca pulau kona langkawi kish mindoro kushiro shikoku pemba lampedusa honshu ryukyu batam gotland labuan chios samos tinian levu salamis corregidor majuro mazatlan tsushima lingayen izu santorini bornholm lanzarote sipadan lesbos mykonos viti minorca balikpapan wonsan ishigaki mayaguez terceira biak
614 202 9 interface specification functionality api compatibility html interfaces graphical gis xml compiler implementations pdf indexing fonts gui cad gnu frameworks unicode optimized visualization metadata markup wiki sql scripting perl javascript templates bios ascii firmware php lisp emulation apis runtime authoring photoshop toolkit compilers customization drm virtualization multitasking gpl formatting workflow subsystem lifecycle hypertext scalable fortran executable subsystems codec jpeg plugins middleware plugin fps assembler opengl debugging sdk wma annotation workspace rdf gif macros filesystem extensible directx typesetting vm encoder captioning pgp workbench vms codecs realtime bmp lossless sequencer bitmap binaries cobol mashup debug
953 17 61 cart
461 187 3 otto johann gustav heinrich leopold olaf matthias frederik adolph gustaf olav freiherr adalbert engelbert balthasar
802 53 10 spying
313 106 9 click zip handy tab
828 226 26 raped
425 199 35 lahore multan anuradhapura gilgit bhuj mirpur mymensingh abbottabad attock
177 229 53 outs
101 237 7 blunt
600 106 42 catalog memorabilia
779 29 10 fugitive fugitives accomplices rapist nabbed
117 185 16 pelosi boehner armey hoyer udall steny tandjung
933 166 7 condemnation defiance
501 23 53 tracked
948 236 7 supportive
143 205 46 sherman carpenter whitney baldwin hardy weaver everett allison randolph pratt griffith kane garrett randall clyde hitchcock kelley holt barker howe neal seymour burnett howell mccoy gould hammond elliot stafford rodgers forrest shepard sheridan dalton goodwin wilder atkinson burt burgess guthrie ritchie dyke
149 64 56 exceptions loopholes exempted
164 248 21 psychiatric neonatal perinatal
222 183 50 instantly
356 43 38 workshops
480 99 48 lowering reduces
754 21 8 glacier
737 85 7 sympathetic outraged alarmed discouraged dissatisfied
82 57 25 ins interpol
435 220 54 myth mythology
254 57 15 nationality
283 89 16 boutros bildt scheffer brahimi ahtisaari zinni akashi abizaid ashdown lubbers martti pronk janvier gelbard kornblum frowick mestiri chastelain dhanapala holkeri ozkok baril
149 22 56 exempt exemption exemptions farmstead
448 220 54 philosophical discourse enlightenment feminism marxism esoteric queer astrology occult cosmology alchemy humanism metaphysics worldview revisionist anarchism historiography normative kabbalah foundational conceptions naturalism freudian epistemology keynesian poetics dialectic darwinism phenomenology rationalism dialectical theosophical aristotelian rationalist creationist existentialism advaita epistemological positivism pseudoscience materialist constructivism argumentation propounded universalism empiricism libertarianism kabbalistic hermeneutics apologetics
814 112 61 inducted
135 67 62 mickelson els sorenstam duval montgomerie langer englishman scot bjorn faldo wie neumann goosen furyk toms annika ogilvy ballesteros appleby rocca olazabal padraig allenby stricker cink karlsson hoch pavin retief lorena inkster mallon lawrie poulter dimarco creamer parnevik woosnam calcavecchia janzen faxon velde elkington stadler mcilroy stenson mcginley azinger snead seve karrie maruyama zoeller immelman juli verplank maggert sabbatini pettersen mcgann kuchar baddeley sluman beem kuehne pressel kaymer sigel miyazato flesch tway weekley oosthuizen sarazen steinhauer coltart cristie goydos watney mize nobilo lonard pampling catriona levet cejka snedeker gamez fasth lorie sandhu godina micheel begay hjorth trahan wiebe lincicome liselotte goggin lickliter parmar wetterich suzann pernice stankowski mattiace lietzke schwartzel senden leaney glasson mccumber weiskopf ingemar summerhays teske
807 23 26 retreated
893 120 7 flawed
341 151 7 systematic
570 237 7 termed
238 64 7 precedent
314 11 7 predicting predictions
429 201 6 circular
617 221 60 helsinki baku riga leningrad odessa yerevan nis lviv sevastopol kharkiv plovdiv ufa dnipropetrovsk kragujevac poltava kharkov vitebsk pilsen taganrog tiflis khimki tarnovo
2 151 9 detection
333 164 15 thanked
709 221 60 osaka nagoya fukuoka chiba sapporo daegu sendai ulsan
428 131 9 switching
467 49 38 costume costumes stunt puppet
359 207 19 carnegie provost alumnus professorship alumna professorships nieman
196 150 25 disciplinary suspensions reprimand
1004 193 42 numbered
253 32 56 cancellation postponement
639 131 47 relies
249 201 53 positioned
481 79 38 exotic
376 49 42 editing
531 180 7 legitimacy fairness
154 93 15 reformed
852 146 60 janeiro seville monterrey guadalajara quito sul montevideo minas bahia gerais cartagena alegre sucre guayaquil valparaiso recife maracaibo parana horizonte fortaleza barranquilla curitiba preto angra tecate campinas
178 169 56 tighten leeway
31 236 50 accomplish
570 64 56 unconstitutional constitutes
1017 28 47 postwar
513 73 14 flesh
454 166 25 expulsion
329 106 47 convenience
802 53 7 suspicions revelations publicized
606 236 7 globalization impetus conducive socio
444 113 25 unsuccessfully
185 175 50 toughest
713 118 53 verge
120 201 31 tightly
112 166 26 seizure
929 70 16 tung tsang hwa kok yew hau loong yeung
116 173 32 dump
462 155 9 nintendo playstation console xbox arcade sega wii ds consoles atari gamers playable amiga nes gamer ported pinball psp gamecube dreamcast videogame konami tabletop zx amstrad famicom videogames kinect snes mmorpg shogi homebrew msx
873 49 51 trek sequels adaption
208 11 50 bounce
620 49 42 memoir manga anthology satirical narrated chronicled
893 105 38 rendered
461 206 62 andreas stefan boll
905 73 6 wrist elbow thumb thigh bruised heel forearm dislocated bruise cramp pinkie splint
465 201 26 cracked
300 140 41 plantation meatpacking
403 208 38 photographers
483 210 5 diamonds jewels beads porcelain necklace ornaments wares pearls handmade earrings bracelets figurines vases furs necklaces encrusted pendant trinkets medallions statuettes gemstones brooch rubies pewter bangles tableware handcrafted amulets pendants tinsel reliquary sapphires brooches baubles candlesticks
161 131 38 conjunction
706 183 43 listened
538 123 9 gateway
474 1 61 afl nrl cba ipl nbl premierships whl ecac
389 2 8 volcanic crater volcanoes glacial remnant craters tectonic fissure subduction hydrothermal volcanism basaltic pyroclastic volcanos stratovolcano
881 23 48 equities
119 110 48 mergers derivatives speculative bets offs speculators valuation underwriting leveraged riskier hedging writedowns arbitrage buybacks shareholdings writedown corporates repurchases
744 49 42 cartoons clip
635 45 46 nielsen
900 185 50 newt
280 86 55 cruel outrageous frivolous careless dishonest opportunistic undemocratic vile sexist shameless mindless reprehensible hateful callous atrocious gratuitous inexcusable sinful unconscionable unprofessional indefensible odious abhorrent abominable unpatriotic perverted depraved barbarous deceitful injurious underhanded sacrilegious uncivilized scurrilous
26 79 20 endless
899 36 61 collegiate coed
223 118 20 hampered shaken deteriorated paralyzed worsened crippled tarnished hindered hobbled straining blighted
85 208 26 descended
405 166 7 verbal
355 236 47 readiness
883 21 33 terminus sr parkway intersects greenway byway autoroute towpath
294 13 36 imam
655 61 0 servant
597 57 9 id
293 123 30 occupy
573 109 15 canberra
220 64 56 revision revisions wording
798 244 29 align flatten subtract
962 197 46 nichols pollard jewell mcdougal
155 237 7 dissent
570 188 25 accountable constituted
893 53 7 questionable
251 199 33 canton
953 125 61 roller wheelchair
114 155 9 multimedia micro supercomputer microchip vlsi
313 3 5 ink
732 145 50 disappear
925 248 21 transplant transplants
545 185 25 gonzales
392 252 17 torre parcells steinbrenner selig belichick oates pitino lombardi gundy maddon piniella keenan switzer gruden scioscia leyland calipari cashman holmgren tagliabue duquette francona lasorda showalter holtz seifert fassel russa hargrove mchale scotty dungy colangelo gailey ozzie stoops westphal paterno goodell weis ainge mattingly krzyzewski tomlin minaya schottenheimer cowher lemaire harrick sinden vermeil buss martz wilkens dierker mariucci modell mangini jimy tortorella mclane isiah franchione ditka gossage carlesimo lucchino braswell gainey sather milbury schuerholz billick richt beane reinsdorf hunsicker kotite millen kupchak wannstedt kiffin stoneman dorrell lamoriello mcilvaine behring narron gillick brenly loria bowlen grunfeld rozelle rambis feaster bochy skiles mackovic dombrowski vandeweghe gord colletti mazzone accorsi penders norv boeheim bavasi casserly bowa bidwill cleamons tuberville lebeau crennel depodesta petrino garagiola ftorek marinelli coslet frieder demers sabean mcmorris whitsitt gardenhire zampese issel veeck carril fratello polian tomey muckler cowens trottier bickerstaff bugel schiano lovie jauron gilbride bowness amaker lachemann sparano jagodzinski
461 187 16 klaus gerhard helmut eduard rau klestil merz schmidbauer
363 193 9 commands
969 182 34 accepts declares withdraws
875 184 8 dense rugged fertile lush densely forested picturesque wooded dotted arid hilly untouched tracts barren pristine swath sparsely uninhabited grassy inaccessible undeveloped desolate expanse swaths unproductive overgrown undisturbed parched undulating swathes swampy marshy fallow swathe inhospitable thickly verdant windswept expanses unspoiled gobi dotting unpopulated shallows cornfields flatlands boggy treeless denuded swampland cratered deforested terrains scrubby unimproved vegetated
885 92 42 verse verses passages sermons psalms psalm stanza epistle memorized stanzas
86 43 32 recreational
463 68 50 eyed
316 205 46 fraser macdonald darling sutherland parry mackay
508 146 28 porto
335 53 25 andersen
894 79 13 charm
261 118 7 plight
218 168 22 bradford aberdeen dundee wakefield albion exeter northampton swansea oldham peterborough luton wolverhampton huddersfield cheltenham shrewsbury doncaster helens barnsley colchester inverness swindon hereford chesterfield warrington bournemouth crewe keynes kilmarnock thistle salford stockport grimsby falkirk rotherham argyle shamrock rochdale dunfermline wrexham southend hove walsall montrose barnet merseyside berwick caledonian torquay wycombe hartlepool notts brentford gateshead scunthorpe macclesfield aldershot leyton morecambe yeovil dundalk stevenage gainsborough dagenham greenock dumbarton widnes accrington woking featherstone drogheda kidderminster airdrie redbridge workington tipp dewsbury altrincham northwich arbroath chorley forfar linfield academical alloa meads rushden stranraer bramall solent clydebank hunslet darwen peterhead stalybridge havant
650 8 34 recognizes responds avoids confronts informs complains ignores observes assures begs realises admires resists pretends prays perceives forgets relishes reassures forgives yearns adores despises sympathizes grieves loathes
170 111 30 seated
520 113 14 whip
314 120 34 confirms
443 28 20 demise breakup
713 232 20 catastrophe repercussions brunt peril averted calamity insurmountable ruinous gravest cataclysm severest
845 227 35 riyadh
258 187 46 schmidt schneider mueller weber koch mayer berg braun adler ritter frey
515 169 29 stimulate
929 70 52 shin ka shun tam wai dun mun shing hoi kwai fook pui choon heung keung kuen chuen tze
393 123 30 overlooking
223 118 50 hurting
187 14 46 churchill
881 6 27 hsbc
718 110 18 mae
305 70 58 jung min cho yong choi kang ju yoon jae seung hwan kwon suk jeong bong ryu chul choe seo rhee seok chol byung yeon sook woon shim yim myong shik baek paik jeon chon kil kwak chae joong gye
423 131 47 handles
718 169 29 lend
49 98 48 totaling equals amounting totalling approx crore nok lakh crores chf lakhs
459 30 12 logical rational optimal simplest
908 57 42 signatures
161 32 24 embarked
980 211 50 readily
192 49 38 encounters
401 250 24 hawk
859 21 8 stretching spans
79 205 46 quinn shannon flynn brennan wolfe boyle desmond dexter leroy connor mathis terence clancy kenyon terrence almutah
313 73 53 boot
304 91 30 gothic romanesque italianate
464 173 26 drowned
242 30 7 complexity passive
412 22 21 disability
146 79 55 entertaining fascinating intriguing satisfying straightforward ironic quirky sentimental surreal inspirational amusing haunting poignant pleasing enjoyable playful nostalgic imaginative hilarious eerie irresistible bittersweet edgy comforting inventive unforgettable seductive offbeat cautionary believable whimsical flattering ingenious riveting enticing uplifting comical evocative nuanced visuals sensual exhilarating idiosyncratic illuminating macabre endearing insightful lighthearted alluring captivating mesmerizing wondrous enchanting beguiling engrossing suspenseful heartwarming
780 99 48 adjustment
649 30 32 quantity
503 99 56 quota
403 83 47 consultants lobbyists planners
398 140 30 premises disused
464 173 53 wreck
915 67 61 lpga
538 123 24 airspace
51 180 50 destiny
589 195 6 thrust cylinder valve brake torque valves rotary cylinders propeller braking rotor coil piston gearbox recoil propellers pneumatic nozzle pusher mated thrusters crankshaft carburetor nozzles camshaft reverb reciprocating dohc flywheel thruster turbocharger alternator servo cowling turbofan gearboxes sohc solenoid carburetors
370 193 24 patriot
492 129 24 dive
468 11 48 anticipation
633 203 24 balloon
752 231 20 rift widening deepening chasm fissures
423 154 38 specializes
663 204 14 spray
560 53 25 unrelated
565 73 32 strapped
120 211 47 continuously collectively
34 10 11 beta gamma
763 130 17 richter
698 70 36 ji yue xiong zaw biao
818 173 26 tore
963 222 57 mice genetically sperm cloned transgenic homozygous
602 27 62 andrei yevgeny irina popov yelena ekaterina tatyana karpov galina evgeny natalya kramnik oksana volkov sikharulidze ilia berezhnaya aleksey tikhonov yevgeni spassky ivankov yekaterina alexandrov fedor olena alena pavlovich albina zelezny sautin ivanchuk shabalin viacheslav
145 114 22 scotia
141 30 50 fits
632 232 7 adverse impacts severity
358 166 20 fallout
522 78 37 com nexis
313 201 6 pad
161 33 47 coordinating recruitment
192 79 38 intimate
780 236 7 emergence incremental
659 51 7 continuation
235 91 54 abstract aesthetic poetic realism masterpiece symbolism lyrical storytelling conceptual modernist blending stylistic abstraction minimalist modernism realist oratory figurative postmodern romanticism surrealist iconography sculptural milieu expressionist allegorical expressionism naturalistic surrealism compositional minimalism impressionism oeuvre didactic abstractions cubist classicism folkloric representational poetical programmatic choreographic tonality symbolist painterly mannerist alchemical mannerism costuming expressionists soundscape
632 246 11 harmful
1010 169 48 squeeze
570 86 10 intimidation reckless intentional impunity blatant willful wanton
101 73 50 lean
612 37 21 surgical cosmetic implants implant anesthesia acupuncture angioplasty stents hypnosis resuscitation defibrillators pacemakers mastectomy liposuction colonoscopy radiotherapy hysterectomy implantable ophthalmic lasik cardiopulmonary ect anaesthesia biofeedback prophylactic mris endoscopy adjuvant epidural
384 113 26 foes
482 118 20 endured hardships
766 144 50 frustrating
15 127 49 elders clerics
294 93 30 synagogue
46 212 42 accompany
830 212 44 sunset sunrise nighttime
993 62 41 springfield lexington arbor gainesville spokane tacoma bethesda lansing greensboro clearwater lakeland bridgeport peoria duluth topeka bradenton
267 42 61 glance factfile
593 251 32 thermal
643 227 35 lagos padang pontianak
665 17 40 alonso toro senna giancarlo rosso matta ferran fangio servia
412 64 56 affirmative exclusion segregation legalized
754 203 8 polar antarctic
692 52 15 obasanjo
999 180 7 enduring
305 70 52 woo hyun tae kyung kwang eun joon sik kyu hae wook hye kyong taek seong kum seon duk pyo keun hyon hyo woong youn kyun guk hyong ryong
285 243 21 mortality incidence prevalence illiteracy morbidity recidivism
501 244 29 locate scour
615 237 25 sided
348 21 8 stretches bordered separates confluence originates straddling straddles juts
627 170 15 convened
818 118 30 ruined
65 51 56 handover
969 182 56 approves
1017 201 53 bust
432 64 56 explicitly
801 208 24 escorted
683 59 0 organizer organiser
86 43 38 leisure
422 130 24 tornado utc tornados
962 197 25 mcveigh libby madoff spector skilling symington accuser fastow hubbell espy nacchio shanley carruth nifong
821 70 16 shui bian lien chun ying teng hsieh hsu jeou chuan soong siew kun tien kuan hsiung shyi yih
171 61 44 bride groom
66 89 18 madeleine
220 51 7 tentative
979 141 32 pumping pipes ventilation sewer plumbing mains sewerage potable
503 64 56 tariff quotas punitive abolition imposes imposition embargoes countervailing antidumping
680 1 57 wolves rhinos
396 53 10 plots plotted
143 201 46 crane
156 250 57 rainbow
835 208 43 chanted chanting picketed picketers
883 135 30 lanes ramp viaduct overpass underpass
524 30 7 sensitivity
248 244 29 adapt navigate emulate devise replicate publicize invent classify recreate refine validate furnish hone optimize disseminate decipher impart analyse compress juggle popularize visualize assimilate improvise innovate rediscover unearth peddle categorize summarize excavate utilise automate fabricate synchronize authenticate dissect surmount concoct personalize untangle parlay calibrate transcribe distill localize elucidate
625 51 56 concession contractual
77 63 40 giovanni francesco giuseppe luigi pietro luciano dom salvatore rocco marcello domenico giacomo cesare riccardo vito vittorio eugenio conti primo gino pio battista lombardo carmine falcone gaetano grimaldi bellini benedetti doria emanuele moretti girolamo agostino castellano pujol camillo thoma bartolomeo guglielmo bernini alberti diogenes jacopo menotti gaspard conquistador italo amedeo giannini balthazar sebastiano inigo constantino marchetti barberini baltazar rosetti pininfarina pacelli pantano
921 179 58 suzuki sato tanaka hiroshi nakamura kato watanabe takahashi kobayashi yamaguchi yamamoto akira saito takashi aoki takeshi sasaki hideo inoue daisuke koji matsumoto nakajima ishikawa yoshida kenji murakami yamada ando makoto hiroyuki sakakibara takeda hayashi kuroda fujita miki shinji endo hasegawa miura yuki shigeru sakai morita sakamoto kimura koichi ishihara kazuo maki aki kubo takeo masahiro ioannis omi shingo maeda ryo masahiko nakano satoshi miyamoto kazuhiro goto oshima akio ogawa toru kaoru ueda yamasaki fujii okamoto amano yamashita nakayama daya minoru keiji yoshiaki takao masashi takuma nagai aya kyoko tsuyoshi ueno nobutaka yuji katayama tetsuya yutaka okazaki aoyama osamu masaaki atsushi junichi kosuke yiannis kaneko kenichi matsuda masato yoshihiro takeuchi nishimura sengoku masaru naoki matsuura eisuke taku matsuoka ogasawara kenzo yamazaki masao satoru arai kondo tamura kawamura yoshio takagi hirano midori kubota eiji isao taniguchi kiyoshi toshio otsuka shinichi koyama izumi hiroki igarashi masaki takayuki hitoshi yasuhisa kaori hikaru masuda sakurai shoji hattori mamoru akihiko masayuki uchida kojima murata tadashi shigeki yasuhiro ichikawa docherty dimitrios yoshinori kitano hideaki shinya araki tatsuya hajime miho minami ishiba miyake ryuichi shintaro hiromi taguchi yumi imai mitsuo nobuo yamauchi makiko rika kozo kawai hirofumi mayumi tomita sasae masami keisuke kodama jiro yuka akiyama fumio tachibana shiro mizoguchi fujimoto miwa yuichi yokoyama takahiro nobuyuki yoichi noriko matsunaga ishida kawashima haruhiko morimoto saki susumu kazuyoshi hoshino reiko kawakami shibata noboru hisashi azuma adachi tanabe hiroaki haruka sakata hirokazu yamanaka junko yoshinobu murai iwai yoshimura takayama nagashima goro hirose koga suda miyuki kido yannis mitsuru furukawa shimada koichiro kaneda tadao uehara iida hayakawa kenichiro yagi ryuji kazuhiko yoshikawa asano tsukahara kitagawa isamu yoshimi rie kazuya kamui nakazawa tada tamada onishi masanori biran takuya yoshito iwasaki avni hori yusuke keiichi yukari yukiko akihiro toshi kumagai hiyama tsuji norio tatsuo imamura ogura toshiyuki ayako joji sakaguchi
319 182 31 swiftly
628 14 61 jockey colt thoroughbred preakness filly sire sired iditarod smarty
399 231 7 disagreement
492 11 48 dip
532 211 50 correctly
722 142 2 rapper glam gangsta crooner grime
905 73 21 sore
1001 73 39 backward backwards tilted curl
27 167 38 aboriginal
659 32 56 scrapped reopening commence
313 73 6 flip inserted buttons presses
313 178 9 keyboard
501 129 24 salvage divers
387 13 36 mahmud nabil salam suleiman abed mussa mazen fuad zahar dahlan fouad pachachi hammoud yawar
739 62 46 monroe
718 110 46 freddie
367 223 23 hay swahr
332 211 7 positively
1020 63 23 mar
592 49 2 superstar
578 241 11 minerals
39 22 42 supplement
617 147 60 sofia kazan donetsk kyiv metalist
600 138 30 galleries landmarks
142 170 15 osce unesco auspices oas
574 180 7 appreciated
417 169 29 exploit expose inspire deter discourage provoke isolate thwart suppress divert capitalize impress soften fend penetrate induce discredit ignite propel distract restrain appease deflect stifle unleash dispel entice allay soothe dissuade prod neutralize quash instill counteract energize coax placate forestall assuage rekindle pacify buttress foment counterbalance capitalise galvanize
713 166 20 looming
714 216 43 answering
32 76 20 influx
645 211 31 smoothly efficiently appropriately reliably faithfully seamlessly rigorously comprehensively objectively vetted satisfactorily expeditiously humanely amicably speedily rationally organically harnessed profitably justly flawlessly interacted intelligently cooperatively bilaterally instantaneously transparently remedied incrementally prudently robustly equitably haphazardly conscientiously collaboratively impartially concretely autonomously decently litigated sustainably meshed productively judiciously harmoniously competently vicariously flexibly optimally sensitively inexpensively confidentially communally excellently quantitatively pragmatically liaising analytically
1013 185 7 specter
672 21 8 paths winding unpaved rutted crisscross byways
930 92 42 dictionary dictionaries braille glossary
838 26 28 prop strikers flanker springbok wallaby scrumhalf uncapped misfiring talismanic tighthead
292 52 25 pinochet
478 106 48 advertisers subscription subscriptions
880 141 32 irrigation dams diversion
82 149 15 liaison
41 120 7 hint hints
374 223 37 fea tec
85 123 8 inhabited
151 30 19 theoretical
141 8 34 develops builds emerges survives pushes assumes succeeds expands invites
151 251 11 fusion
435 49 51 saga trilogy twilight prequel
253 59 61 organisers
443 32 44 preceded
314 23 53 yielded
543 32 7 concludes
843 138 30 casinos
567 32 32 shutdown
244 59 47 fundraising
901 9 38 countless
838 242 28 midfield forwards scrum backline
852 5 15 caracas
987 236 7 emphasize stresses highlighting emphasizing
86 138 8 pools
5 113 53 helm succeeding
492 23 39 sliding slips climbs plunges hover steeply rocketing tumbles
977 135 24 commuter intercity transcontinental trolleybus railcars railcar lner skytrain
426 161 47 proposes proposing
806 242 53 superb
997 180 56 freedoms
664 29 50 bosses
679 183 7 worrying
102 151 7 comparing
960 127 36 mahdi
173 166 7 escalation
294 138 26 mosques
999 165 38 magical
363 20 24 bombardment
442 38 26 mladic
873 29 10 cop
182 246 32 plutonium enriched stockpile yellowcake
386 130 46 frost
727 216 47 contributor
870 15 3 patriarch xvi pius fr ratzinger baptised excommunicated
473 128 27 llc distributor infinity licensee
957 171 21 cdc
495 26 28 rooney keane shearer dalglish ince gascoigne dallaglio warnock dowie bosnich shilton lineker
95 114 8 archipelago
914 114 22 isle skye
280 144 55 ridiculous absurd insane foolish misguided shameful pathetic pointless vulgar disgusting clumsy insensitive ludicrous scandalous unwise borderline perverse unnatural objectionable incomprehensible deplorable hypocritical preposterous disrespectful disgraceful childish insidious laughable crass illogical demeaning unsavory unhelpful unseemly disingenuous distasteful patently tasteless hurtful repugnant anachronistic pernicious capricious nonsensical repulsive shortsighted diabolical exploitative altruistic idiotic revolting foolhardy amateurish regressive unkind imprudent presumptuous loathsome thoughtless wrongheaded uncalled impolite undignified dehumanizing contemptible nauseating ignoble unrepresentative
469 118 7 morale
222 173 25 presumed
415 113 53 tapped
270 161 7 tactic
44 175 50 loser underdog
968 62 41 auburn northridge
758 128 50 trump
819 255 27 motorola nokia mattel eastman bridgestone acer softbank sanyo lenovo livedoor huawei mga ricoh palmolive epson shougang ddi nkk kajima sankyo
95 203 8 underwater
86 111 30 accommodation picnic cabins
5 153 16 caretaker designate reshuffle sacking reappointed reshuffled reshuffles chancellorship
452 241 32 supplying
390 205 46 savage
503 22 56 taxation
639 188 38 wholly
238 120 42 definitive
195 89 15 mediator
172 255 27 packard hewlett compaq delphi xerox raytheon corning goodyear tyco honeywell aetna hasbro micron qualcomm ual whirlpool emc polaroid deere chipmaker guidant allstate peoplesoft trw goodrich mcafee sunbeam ncr mclennan cray tandy seagate adm maytag aes safeco cigna medtronic sybase borland conseco litton ust adt amway realnetworks corel conagra ibp weyerhaeuser metlife healthsouth cendant unisys chubb aon jds broadcom visteon textron siebel celera ltv broderbund loewen unitedhealth thermo cuc duracell choicepoint cce informix cyrix diebold navistar lennar caremark alliedsignal engelhard rubbermaid cabletron bancshares toymaker clorox fmc cinergy keycorp pacificare rambus uniphase comsat ntp manville allergan vf altera providian lexmark geron ciena psion rocketdyne usx alliant jayhawk gemstar sandisk ivax agilent cordis softkey pulte aep coram aflac cognos firstenergy compuware xilinx freescale nucor biosystems caci immunex huffy ajinomoto
72 11 7 diminished markedly
329 111 30 shelves stocked
698 70 10 gong
658 127 44 salvation
130 236 47 exploitation
653 206 46 erik jensen larsen olsen dane christensen
798 204 14 slice strips sliced dough peel slices chunks thinly chop scoop halves discard cubes scrape platter wedges lengthwise skewers greased dollop invert slivers julienne cheesecloth
283 89 36 elbaradei blix gambari ekeus zalmay egeland lakhdar razali eide hawass beye sahnoun chambas jendayi anbari zahi hedi baradei anyaoku
794 157 7 echo
752 236 7 gaps
867 170 47 industrialized
213 12 14 stuffed
666 161 56 drafting
559 211 47 accordingly
938 128 42 lp
620 9 54 poets
1012 204 14 ounces
629 105 50 incredibly terribly
403 237 7 commentators
258 185 46 levin bauer sheldon zimmer
543 131 38 combines
799 143 46 phelps
178 169 29 rein
588 116 26 sniper
178 182 50 relax
353 106 50 watches
551 226 25 prosecute detain convict
324 173 24 downed
831 111 30 clubhouse hangar bleachers cavernous grandstands bleacher
231 51 35 golan
110 36 30 classrooms
232 46 8 centimeters
942 15 61 crowned
262 152 3 byzantine ce caesar bce babylon persia mughal pharaoh edo mesopotamia nero carthage lucius caliph inca meiji ptolemy gaul claudius caliphate tokugawa athenian babylonian raya chola gaius silla joseon hadrian byzantium tiberius thebes vizier shogunate abbasid sassanid umayyad carolingian trajan dionysius francia goguryeo assyria kamakura scipio punic aurelius severus quintus ashoka diocletian hittite pala parthian carthaginian sulla caesarea publius consulship pandya kongo mamluk goryeo usurper kievan nayak nubia nicaea safavid ieyasu ptolemaic seleucid commandery seljuk kangxi showa praetorian baekje musashi heian achaemenid akhenaten qajar babylonia ashikaga khazar khitan malla valerius crassus cholas gallus pericles qianlong fatimid valerian ahom amarna vijayanagara tikal abyssinia merovingian asuka chalukya morea majapahit pergamon tenochtitlan thessalonica sanhedrin sextus maurya aurelian licinius chalukyas pallava gandhara caracalla vijayanagar thermopylae
628 14 53 ridden
698 70 46 lang
353 255 27 nike
293 20 26 occupying recapture retake surrendering evict dislodge wrested retook
771 201 30 rows maze
217 104 16 duma knesset bundestag mla rada sejm seanad riksdag dail jacksonian
893 162 42 incomplete
148 53 25 videotape confession confessions videotaped
341 28 26 repression massacres suppression
754 201 8 shelf
672 21 30 paved passageway
472 166 7 destructive
987 161 1 recognizing
192 180 50 lifelong
942 146 61 copa libertadores apertura
1017 145 53 faded
452 253 1 distributing
364 180 15 condolences
1021 161 7 pivotal
247 29 10 rogue cabal
363 193 36 brigadier
384 38 36 ayatollah sistani khomeini ruhollah montazeri
112 241 32 opium
517 130 33 thunder carolinas
306 165 38 realm
693 228 47 reorganization
426 182 56 postpone amend authorize withhold revoke defer reinstate waive rescind authorise
46 33 24 dispatch
142 129 24 greenpeace
770 82 14 banana cocoa cane cereal barley cereals grower beet soya cashew arabica cacao robusta oat tapioca harvesters rapeseed basmati
721 112 61 cannes coveted fairest filmfare newbery tonys ballon vezina caldecott berlinale lalique goncourt
852 146 41 fe
841 133 45 violin viola cello baritone virtuoso pianos oboe harpsichord gamelan theremin stradivari
213 48 5 cloth nylon bulky padded rags gauze tarpaulin
187 187 3 julius
291 6 23 te ipsa
633 131 24 controllers
722 48 2 cowboy
258 87 46 friedman schwartz goldberg weiss stein shapiro katz greenberg kaplan goldstein rosenberg rosen berman steinberg epstein altman larson silverman
501 88 8 digging
894 79 55 gentle clever charming
815 229 17 cone
881 110 27 aig mastercard
493 5 40 calderon ortega correa cardoso nestor inacio betancourt obrador cardenas rua portillo mejia rosales cavallo leonel gortari
543 92 42 mentions
475 74 46 playwright
415 173 39 tossed crashing
469 169 47 leverage
794 79 38 sights
860 2 42 fragments
4 162 7 misleading rumor inaccurate assertions distorted unfounded unconfirmed untrue erroneous contradict groundless contradicts contradicting unsubstantiated contentions
691 32 53 abruptly
251 147 60 cologne rotterdam nuremberg utrecht mainz karlsruhe graz augsburg aachen duisburg lugano regensburg braunschweig sankt hof gelsenkirchen ingolstadt dordrecht bremerhaven gouda oberhausen krefeld freising
855 177 32 cables
607 32 24 commenced
301 99 48 surpassed surpass surpassing
144 108 7 skepticism hostility dissatisfaction dislike misgivings
238 180 7 revelation certainty merits
842 113 30 slate
369 41 44 goddess
851 1 61 dragons
598 185 46 rockefeller
787 21 8 tributary huaihe headwater
924 28 10 neo fascist
600 154 19 curator
200 12 14 shrimp tuna crab lobster oysters clams mussels sardines prawns crawfish mahi
254 57 48 certificates
937 131 19 labs
1023 180 44 dedication
133 241 14 growers
927 238 0 guru
317 156 43 joked aloud replies quipped jokingly exclaimed confided retorted inquired replying sighed mused marveled muses grumbled bragged fumed sarcastically chuckled remarking queried rhetorically wryly muttered questioner chimed sniffed chuckling factly wistfully dreamt demurred jest tweeted intoned sheepishly ruefully exclaims blurted scoffs crowed bellowed reminisced raved dryly moaned interjected mumbled hollered exulted dismissively retorts inquires intones mockingly sneered deadpanned tersely paraphrasing exclaim groused helpfully exclaiming coyly grumbles cringed mutters fantasized indignantly reminisces blogged incredulously griped naturedly whined
439 79 55 silly cute wicked goofy creepy wacky
650 237 34 acknowledges
18 0 7 spelled
922 136 17 defenseman goaltender brodeur hasek jagr lindros forsberg bourque hatcher sakic modano belfour guerin dafoe fleury robitaille kariya lehtinen bure selanne salo osgood lecavalier kovalev bruin palffy tkachuk tocchet fedorov bergeron roenick sykora yzerman alfredsson ovechkin arnott jaromir leetch kozlov niedermayer potvin ziggy nieuwendyk samsonov sundin heatley turco elam yashin evgeni leclair daze luongo khabibulin kovalchuk teemu mattias hossa savard turgeon kessel lw storr giguere lapointe mcsorley jere pronger belanger lidstrom koivu dany samuelsson iginla holik primeau chara turek zubov bertuzzi kolzig rolston jokinen recchi chelios smolinski stumpel irbe hogue cloutier redden bondra mogilny naslund olden deadmarsh gonchar weekes dipietro brind fiset stamkos langenbrunner pavol peca vanbiesbrouck desjardins friesen domi lundqvist amonte hagman zetterberg berard larionov biron fuhr demitra tanguay andreychuk straka duchesne briere sydor audette macinnis gaborik axelsson laperriere vokoun dimaio hedberg ranford ronning sundstrom prospal netminder gratton hextall perreault kurri mceachern holmstrom saku datsyuk derian frolov corson bonk jovanovski khristich jarome kuba nylander daigle hartnell kiprusoff cechmanek modin zednik barrasso backstrom comrie norstrom sedin lalime parise milbrett kovalenko rafalski kapanen brenden matvichuk zdeno roloson linemate kasparaitis arturs stastny zhamnov ozolinsh tugnutt reasoner holmqvist rucinsky courtnall czerkawski hudler numminen kaberle boyes garon mellanby preki fedotenko pandolfo gelinas kamensky gramatica klatt hrudey tverdovsky visnovsky gionta kunitz spezza knuble rucchin daneyko havlat raycroft wickenheiser linemates marchment kubina lacher ciccarelli toivonen dubinsky brylin lehtonen renberg boniol tallas esche ohlund mcgillis zhitnik bryzgalov tikkanen cammalleri dineen
891 8 34 retains consumes
353 241 32 packaging appliances textiles manufactures
698 70 17 yao
377 185 47 appropriations
543 216 42 cites
133 83 32 builders shippers shipbuilders assemblers
58 40 46 lara gayle hinds
955 134 15 spokesperson
636 107 1 preserving educating safeguarding rescuing sacrificing attaining liberating reclaiming conserving insuring
725 118 47 bureaucracy
116 57 32 discharge
713 169 20 avert stave
814 180 31 rewarded
480 169 29 minimize
445 36 50 olds
135 67 46 daly harrington ernie irwin nicklaus weir westwood mcdowell hurst crenshaw
396 166 10 sabotage
632 184 8 erosion
782 113 16 pri
258 17 46 berger
571 211 38 commercially
255 204 14 sour crisp texture creamy fluffy crumbly
626 167 54 dialect bengali yiddish kannada punjabi marathi esperanto swahili gujarati assamese pashto oriya nahuatl konkani occitan hokkien rajasthani
141 61 50 discovers
912 175 46 teamed
522 106 27 ebay
35 166 7 extremism
509 173 21 fatalities gunshot sickened
26 57 56 customary
66 173 15 downing
112 253 10 illicit smuggle unregistered
607 218 48 discontinued
415 56 39 knocking slamming
33 229 17 scoreless
404 15 44 papal conclave pontificate episcopate consistory
815 73 5 glove
85 93 49 missionaries
452 88 38 designing
825 53 10 unauthorized
409 38 36 zarqawi mullah masri musab mehsud ayman basayev barghouti imad zawahri amrozi mashaal arian zawahiri shamil binalshibh haqqani rantisi noordin zubaydah baitullah nidal mousa barzan qusai baghdadi zougam awadallah siraj azahari ayyash rantissi raduyev awlaki deif shehhi dadullah savant mumia hakimullah mukhlas janjalani mussab qatada ayash dulmatin raviv rigi shanab shehadeh jalaluddin patek sahab risha baradar meshal balawi shallah
349 102 32 pumped pouring spilled piped
513 73 6 twisted
206 255 27 merck kraft pfizer lilly dupont procter gillette kellogg pepsico nabisco hershey monsanto rjr reebok anheuser schering plough wyeth amgen lauder genentech imclone elan squibb chiron cargill liggett biogen smithkline bausch pharmacia genzyme altria upjohn chiquita revlon drugmakers humana teva idec hormel estee serono lorillard medco warnaco purina ault cephalon maybelline medimmune keebler amatil odwalla clairol mylan
33 183 50 wasted
538 253 32 diverted
802 166 20 stemming
903 203 6 telescope telescopes
56 44 39 spun steered sped bumped veered plowed sprinted crawled skied banked hopped sprinting paces steers blazed barreled swerved hurtling headlong ploughed jogged lapped plows lurched skidding glided erratically careened barreling swerve hurtled careening galloped putters pedaled braked guardrail motored chugged
291 23 27 dax cac
792 97 40 clara
820 201 53 dash
380 114 15 bahamas polynesia
588 53 10 posing
999 93 44 birthplace
673 182 56 abide uphold adhere complied
837 230 46 woody clint dustin
818 28 20 famine
567 232 20 disruption cancellations interruption glitch paralyzing absences hassles hiccups slowdowns inconveniences
694 43 8 hiking boating trekking rafting backcountry snorkeling snowmobiling
1002 79 38 reminiscent resemblance recognizable
907 51 56 quo pntr
396 193 26 squads
273 127 26 warring
626 0 38 accent
208 11 7 upside downside
851 41 57 creature vampires humanoid fairies
786 164 34 condemns praises criticizes dismisses apologizes endorses denounces reiterates reaffirms deplores lauds criticises applauds downplays refutes commends rebuffs decries snubs assails chides
248 120 7 translate
552 106 47 promotions
701 32 44 preceding
735 96 62 olivier julien gilles
206 147 27 bayer
787 123 8 nile
884 142 2 spears usher lil eminem cher selena aguilera timberlake snoop kanye dogg celine rihanna mariah gaga dre nelly beyonce parton gaye minogue stefani kylie aretha shakira miley tori missy blige donny chesney lavigne estefan winehouse fergie norah bieber kravitz morissette labelle badu reba etheridge avril loveless mcentire ludacris jojo iggy outkast rimes ronstadt bjork timbaland furtado garfunkel flack busta alanis pharrell dido cyndi lauper erykah wyclef winans ciara yearwood vandross emmylou aaliyah akon babyface shania minaj leann pitbull maines dupri feist juanes bassey flatts faithfull yoakam anka lovato sugarland wynette difranco wynonna tillis thicke guetta jeezy loggins mraz groban enya scherzinger chesnutt banton phair hamasaki tritt kesha dury kross coolio
894 106 5 fancy
632 169 29 absorb
472 79 7 provocative unconventional
544 54 17 mo
239 73 28 butt
380 114 24 bermuda
980 105 7 overly
124 198 38 daytime
324 175 62 overcame unheralded avenged
652 99 48 arrivals occupancy
565 56 39 spinning
793 216 42 circulated mailed circulating editorials faxed anonymously newsletters
766 118 20 chaotic bureaucratic precarious
901 76 38 comprised comprise
267 42 42 illustration timeline chronology embargoed slugged recap cols
101 233 11 potent
190 21 33 brook fork trailhead
513 173 26 burnt corpses riddled mutilated decapitated
31 180 7 aspirations lofty
1002 46 38 resemble
184 157 43 cheer
1017 113 7 predecessors
148 49 42 clips subtitles narration flashbacks flashback montage featurette featurettes
735 89 16 dominique herve
987 231 7 underscored longstanding underscores anew underscoring
436 165 50 invisible
242 30 8 environments
344 116 14 homemade blanks
492 242 39 jumps dives
181 157 53 whistle
468 166 46 sparks
32 166 20 exodus
475 154 0 translator educator cinematographer theorist
175 34 25 discharged
161 182 47 undertake
114 160 37 hi
967 37 11 hormone supplements hormones insulin lsd irradiation melatonin diuretic progesterone opioid interferon analgesic olestra opiates codeine ghb benzodiazepines opiate mdma diuretics enhancers biologic fentanyl opioids barbiturates anesthetics anticancer nitroglycerin aspartame antifungal oxycodone benzodiazepine
571 131 50 convenient
543 30 12 defines wherein
223 169 7 undermined
254 57 42 documentation receipt
426 64 56 repeal approving enact abolish vetoed authorizing amends amending legalize authorizes nonbinding mandating repealing
141 73 34 pulls
213 111 32 packing
403 216 47 contributors
458 236 47 globally
120 170 15 aligned
539 233 61 powerhouse
949 161 47 retaining
987 182 7 clarify
600 3 30 sculptures
633 195 6 cockpit overshot cymbal
619 129 32 rig rigs deepwater
197 80 15 cypriots
412 226 10 homosexual
908 113 49 independents
953 31 53 cab
249 20 30 fortified perimeter bunkers trenches fortifications forts fortresses emplacements sandbagged
924 9 38 fringe
590 130 8 celsius fahrenheit
1002 201 38 resembles
901 76 53 sixty
232 125 61 metre
141 131 34 delivers
521 62 41 waco
223 118 8 unstable
746 112 38 garnered acclaim
412 220 7 homosexuality activism
429 11 6 spiral
493 5 16 lula
994 166 20 buildup
571 184 8 abundant
851 76 10 aliens
807 23 39 slipping drifted edging hovering dived hovered leapt skidded rocketed steadied fractionally
555 28 3 stalin mussolini tsarist collaborationist rsfsr pathet
173 166 10 vicious tat crackdowns
984 188 25 intentionally improperly wrongly falsely misled knowingly coerced
606 236 19 advancement entrepreneurship
660 118 25 spared
415 73 39 blows slap swinging hooked slapped punched punches racket punching
313 73 50 scratch tricks
66 134 63 fleischer
151 151 7 prediction
1004 106 42 listings
398 109 32 leased
758 128 27 mgm regal lionsgate odeon amusements cineplex
557 20 26 buffer
418 255 27 mci verizon worldcom comcast sbc lucent bellsouth qwest itt cablevision tele nortel gte hollinger tci nynex conrail cingular hca ameritech echostar earthlink adelphia iridium loral newbridge mfs hfs wellpoint outbid airtouch dlj telesis vonage alltel verisign mindspring fleetboston priceline cmgi hsn mediaone webvan uunet nextwave mckesson webmd avaya telus akamai instinet globalstar panamsat idt winstar primestar voicestream pactel grokster
69 36 38 gifted
529 159 46 wilkinson gavin liam rory duff daryl stringer ridley bradshaw horne iain mcgregor elijah coates rhys jonah mathew caleb mervyn kieran micah
629 105 7 remarkably exceptionally comparatively
247 28 15 authoritarian regimes stalinist
245 147 61 liga ligue hc spl superliga eredivisie ifk olympiacos allsvenskan divisione hnl
778 93 30 altar grotto
318 224 5 coffin coffins casket wreaths bouquets hearse caskets
230 156 43 cried yelled loudly softly hysterically
241 237 31 vigorously fiercely
825 36 56 selective
1009 203 9 module
616 13 36 akbar reza hossein ansari rais naimi mohammadi rad aref gholam mostafa izzat nuaimi jawed purnomo karimi asghar shihab shahin javad hammadi bukhari ihab kazem sadeq basit attiya saidi allam baqer ehsan shamkhani seyed fahmi shaalan qamar nasseri abdulkadir samarrai bolani alireza safar najafi hamadi abtahi badran noori shirazi morteza afshar shamsul barkat sadek kerim basri vahidi nafie rasoul nozari
903 151 9 imaging
815 201 32 pits
187 235 46 darwin
899 59 61 pageant
269 185 46 mitch lindsey franks lamar keating barr cochran shelby haley leach lockhart mckinney leavitt goss slade robb barbour lacy pryor
701 30 48 maturity
808 106 48 receipts
519 161 1 delaying
675 30 54 primitive
780 232 7 drastic irreversible
941 40 0 cricketer
340 140 30 barn cottage lighthouse hut farmhouse crypt stables schoolhouse windmill rectory sited grist crematorium octagon storehouse boathouse roundhouse stockade nunnery granary parsonage gazebo meetinghouse manse refectory watermill gristmill smokehouse chantry brickworks smithy schoolroom
131 185 46 byrd
766 241 32 consuming
632 130 8 visibility
779 222 57 captivity
519 173 39 speeding
227 27 28 pavel kovac stojkovic
797 242 28 netted notched quickfire hattrick goalkicking
650 239 50 prefers
66 185 46 mcclellan
47 212 24 departing
417 169 7 portray sway undercut
573 199 33 saskatchewan southland goldfields cariboo algoma riverina kenora
843 175 61 poker
201 205 46 hank sammy
461 187 28 johan bernd lothar prinz
581 108 38 sensation
586 102 5 sweat billowing swirls specks blobs wisps
138 248 21 fatigue pains headache rash headaches diarrhea sickness paralysis exhaustion cough vomiting blindness nausea heartbeat dehydration inducing manic recurrent coughing insomnia cramps amnesia ulcers dizziness aches hypothermia itching hallucinations bronchitis suffocation diarrhoea shortness fevers sores delirium frostbite fainting rashes migraines deformities epileptic asphyxiation coughs obstructive stutter snoring unconsciousness constipation sunburn jaundice indigestion drowsiness urination overeating heatstroke relapses mononucleosis postoperative disfiguring palpitations sleepiness toothache
485 70 15 nam
145 189 41 greenwich fairfield milford somerville guilford
229 57 47 assurance
445 245 50 deaf
701 30 12 phases cycles intervals
810 165 56 void
953 31 32 wagon motorcycles tractor bikes bicycles scooter scooters snowmobiles
151 251 8 atmospheric
955 97 59 chairwoman
706 156 43 laughed smiled paused wept nodded whispered chatted pausing fainted gesturing sobbed tearfully grinned excitedly gasped gestured gladwin giggled wearily winced shyly grimaced shuddered glumly flinched winked motioning
735 5 46 lionel
10 182 29 execute
1002 30 5 shapes
435 49 54 fairy incarnations thrillers epics
809 146 23 nacional universidad internacional azul clube independiente olimpia palmas libertad alianza gimnasia tigres cristal guarani argentinos deportes universitario tigre portuguesa oriente hispano quilmes catolica preta varzim americano porteno jaguares audax esgrima juventude octubre olimpo fenix redonda pasto uniao
806 79 30 magnificent monumental majestic
563 255 27 exxon chevron mobil halliburton texaco amoco kbr bechtel conoco subcontractor schlumberger citgo eskom dyncorp codelco fluor clonaid veco
101 236 7 vigorous
1 125 61 lightweight wwf featherweight tna flyweight nwa bantamweight wbo pba naia euroleague wrestlemania cruiserweight eurobasket cmll strikeforce bellator wec cif ibo ppv slims iwa eurocup bwf shooto
398 34 32 repaired
700 204 39 gently
348 123 53 separating
638 36 19 scholarships
752 21 47 dividing
843 128 38 mega
69 180 7 foremost
50 246 21 steroids injected steroid thg hgh undetectable swab breathalyzer
660 118 26 inflicted
87 83 32 technicians
732 169 7 prevail
149 57 56 privileges
983 116 24 torpedo torpedoes
659 182 29 dismantle
222 180 38 possessed
538 135 44 busiest
609 220 13 capitalism conservatism liberalism modernity secularism pluralism populism theocracy republicanism pacifism relativism regionalism internationalism egalitarianism puritanism absolutism monarchical hegemonism islamism traditionalism
184 59 44 welcoming
929 70 58 lim kai lai tong ng lam lau chong ong yeo yuen heng kei leong cheong yip tsui siu hock teo yau choy keng weng leng hom poon suan beng sze keat chor kerk
632 232 20 catastrophic
470 14 46 anita
242 195 12 configuration configurations
26 212 47 schedules
178 228 56 austerity expansionary qe
82 29 10 spies informants informer securitate
545 185 46 paulson geithner
129 233 47 alliances coalitions
527 231 7 disagreements
1010 169 47 steer
364 30 7 expressions
98 36 19 diploma semester enroll postgraduate proficiency elective grad undergraduates immersion remedial ib diplomas enrolling aptitude baccalaureate cohort maths civics syllabus semesters gcse enrolment coursework matriculation fachhochschule ged valedictorian enrollments educations vidyalaya electives equivalency esl hsc postsecondary fcat mbbs highschool gcses abitur
594 213 19 thesis sociology geology astronomy anthropology linguistics dissertation botany biochemistry zoology astrophysics philology criminology entomology musicology mineralogy habilitation biophysics agronomy egyptology
744 59 44 mock
831 59 30 auditorium
163 98 48 franc lire rubles dinars shillings reais rp naira bolivars rupee pesetas shekels taka reals vnd koruna dirhams shilling kwacha riyals rials patacas zlotys forint ecus guilder peseta rands zloty shekel hryvna drachmas leva forints pfennig kyats litas escudos rial roubles centimes
786 237 34 blames defends
366 148 57 snail gastropod mollusk snails mollusks slugs pulmonate carabidae fabaceae asteraceae cerambycidae mollusc murex operculum gastropods bivalve limpets nudibranch poaceae orchidaceae limpet whelks
766 79 55 awkward boring predictable unfamiliar
905 25 17 hamstring quadriceps
403 83 25 staffers
503 236 7 dependence
792 5 41 mesa ventura balboa
214 120 7 considerations flaws
344 166 26 barrage
647 92 42 readings
390 166 10 spree
359 149 19 endowment
112 253 32 smuggled unlicensed
207 120 7 troubling
212 76 30 tenants
432 182 15 recognise
640 67 62 haas swede mcenroe borg evert lendl rosewall
326 250 57 spider
376 202 9 embedded
957 222 21 viruses vaccinated
532 151 7 accurately
519 161 10 cracking
220 32 7 concluding
438 244 29 integrate collaborate organise reunite cultivate unify formulate reunify
881 35 47 advisors
601 157 43 sounding drawl plaintive raspy guttural droning throaty lilt
595 166 7 relentless
966 57 47 recommends
667 183 50 hurts
854 241 32 automobiles
647 151 48 calculations
853 52 16 saakashvili lukashenko giscard bagapsh
227 5 40 tomas
120 211 31 individually
390 53 10 sting
791 245 55 socially
711 161 1 tackling concentrating
638 253 48 lent
795 62 33 manitoba
776 22 48 dividends unpaid royalty royalties overdue deferred refund dues severance beneficiary lump payoff taxable paycheck lieu payout arrears refunds deductible paychecks winnings upfront payouts annuity deducted policyholders payable deduct exorbitant annuities accrued reimbursements indebtedness deductibles filers disbursements tithes bequests
445 245 21 infants overweight adolescent obese adolescents autistic
224 142 46 mccartney elton costello
937 33 32 sanitation
970 251 11 filter
51 118 50 doomed
463 79 55 handsome youthful
695 51 47 enlargement
8 248 21 disabilities neurological impairment retardation
812 222 57 rats insect bees mosquito mosquitoes pests parasites ticks eaters brood venomous jellyfish lice mites swarms locusts feeders droppings hives stings fleas vermin infestations mosquitos leeches aedes roaches bedbugs
586 165 38 shadows
319 237 26 intervened
588 125 61 shooter
532 151 48 assessed
973 54 28 eng
608 110 48 ipo bidders bidder buyback ipos oversubscribed
304 2 30 pyramid
114 241 19 biotechnology
403 83 49 patrons bureaucrats pundits ceos pollsters panelists watchdogs businesspeople
291 6 27 topix smi aex
891 109 47 presently
347 69 5 shade
393 184 33 highlands gorge bluffs escarpment badlands judean buttes scarp
937 62 25 corrections
690 105 50 famously
844 69 46 bloom
860 210 30 statues parthenon urns
533 16 6 frames movable
1003 32 7 announcements
692 52 16 megawati yudhoyono thabo wahid olusegun bambang susilo habibie soeharto yoweri sukarnoputri mkapa chissano mahinda muluzi sukarno nyerere rajapaksa abdurrahman kalla mutharika mikheil nujoma compaore benigno ratu gayoom kikwete machel kiir emomali jusuf biswas motlanthe bakili soekarnoputri ndayizeye masire festus berdymukhamedov mogae guebuza sejdiu nasheed jakaya guingona fatmir iajuddin bingu premadasa kumba karume atiku malam kucan jagdeo dilma ballen pohamba toumani kgalema kokoity abdala khama domitien enkhbayar saitoti ketumile afwerki diosdado sargsyan moisiu rexhep grimsson ranasinghe ziaur
242 220 7 hierarchy
708 99 14 topping
1018 61 21 maternal
769 186 60 bavaria saxony brittany hesse westphalia holstein brabant schleswig rhineland gotha buda zeeland hainaut hejaz
631 46 37 fin
141 201 34 shoots
473 255 27 edison westinghouse gannett
412 180 7 sexuality
198 174 50 inclined
871 111 32 washing cleaners refrigerators conditioners ovens heaters stoves freezers dishwashers
183 175 38 hottest
1012 98 8 acre hectare dunams
834 203 8 jupiter planets martian asteroids interstellar
398 34 26 dismantled razed
170 201 53 resting
293 169 29 wipe wrest reassert
626 49 38 hindi malayalam
232 30 12 distances
142 170 59 oecd adb ec ngo fao undp intergovernmental ilo unep idb iwc mdgs unctad ebrd wef kedo eca wipo unido escap fatf mdg efta cmag
842 188 61 disqualified
258 35 46 bernstein cantor
591 242 53 possessions
639 211 38 loosely
528 26 46 umpires
355 149 47 procurement
588 154 0 interpreter
629 105 39 wildly perilously tantalizingly agonizingly
184 164 43 applauded saluted applauding
835 175 53 rallying
314 174 7 speculate
965 0 38 variants
170 173 50 unconscious
658 180 44 eternal
310 151 42 analyzed verified radiocarbon
407 93 49 parishes
758 205 46 carlton
25 2 8 limestone deposited sandstone sediment shale sediments sedimentary basalt outcrops karst igneous crevices calcareous sandstones overlying outcropping pumice limestones fluvial overlain
134 7 17 bucs offseason
518 102 50 shine
792 62 41 paso tucson pasadena fresno lauderdale albuquerque dade glendale sarasota scottsdale galveston christi pensacola tempe raton brownsville
924 113 16 populist federalist
539 193 47 scouting
310 42 42 corrected
591 34 26 looted plundered
242 180 7 continuity
5 26 46 replaces
666 161 7 balancing
696 127 15 unita polisario
41 11 7 surprises
924 220 54 feminist anarchist humanist counterculture proletarian espousing individualist neoconservative gandhian nativist
542 11 7 ample
156 123 15 crescent
663 246 11 synthetic gel liquids additive additives dyes insecticide sprays herbicide herbicides aerosol insecticides bleaching detergents powders disinfectant lubricant biodegradable antifreeze preservatives embalming cfcs paraffin fungicide antidotes lubricating nontoxic fungicides fertilisers disinfectants repellents
31 180 50 fulfilled
825 125 61 sanctioned
634 229 23 belle
781 79 55 sexy glamorous gorgeous stylish graceful flashy snappy splashy lifelike
525 99 9 projection
749 3 5 framed stamped pictured etched lettering adorn imprinted embossed cutouts cutout adorning stenciled gracing
665 5 40 marino
529 26 28 robbie
251 51 15 bonn
384 237 26 defiant
904 76 21 smokers
95 130 8 surf seaboard
429 46 6 horizontal curved diagonal transverse longitudinal elliptical rectangle concave airfoil
174 141 32 generators substation substations
904 76 49 affluent poorer widows wealthier
344 130 26 hail
405 166 44 fiery
763 114 35 sumatra
150 20 26 outpost holed hideout hideouts
214 30 7 constraints
88 154 25 examiner
545 89 46 undersecretary crowley panetta mccaffrey mcnulty
912 74 0 promoter confidante
438 233 47 fledgling
987 161 7 demonstrating
655 154 0 salesman accountant mechanic surveyor handler schoolteacher electrician receptionist janitor counsellor notary assessor bookkeeper conservator paralegal actuary
353 106 5 accessories
937 213 19 veterinary
364 212 50 courtesy
52 237 7 bitterly
485 70 60 minh dinh phu tho duong vinh
674 169 29 relieve
95 167 57 hawaiian
754 129 24 whaling amundsen faina
905 25 6 nerves fractured ligament achilles tendon rib ruptured cartilage ligaments cruciate fracturing collarbone biceps rotator tendons femur hairline tibia fibula flexor herniated meniscus kneecap cheekbone sternum labrum metatarsal triceps hamstrings contusion patella lacerated mcl
490 175 61 scorers
597 151 9 scan scanning fingerprint fingerprinting
551 225 26 arresting
492 201 48 float
384 113 16 reformist
621 76 38 backgrounds
711 180 47 guiding
528 175 53 replay
242 30 9 feedback
378 218 31 scaled
636 161 1 abandoning
693 28 56 dissolution capitulation
333 237 43 angrily
126 242 53 sideline
35 220 7 nationalism
543 3 38 depicts
509 166 21 accidental
570 30 12 arbitrary
713 175 61 hurdle
735 115 28 emmanuel didier thierry emile patrice
102 30 42 descriptions
320 195 32 loading loads
406 59 44 halloween weddings festive gras mardi
532 182 32 inspect
283 89 15 ghali
130 86 7 neglect
145 123 33 highland
466 182 56 opt
626 167 19 oriental
162 36 56 compulsory
951 120 7 undoubtedly
357 231 20 friction
992 231 20 raging escalated flared persisted flare ensued erupt arisen erupts tempers swirled rages degenerated erupting reignited simmered fracas pandemonium flaring conflagration skirmishing convulsed brouhaha fomented fistfights festered
900 53 25 rove clintons
600 213 19 smithsonian
274 196 23 banco banque compagnie banca brasileiro adria petroleo companhia bruxelles scotiabank rallye koninklijke
832 236 47 outreach
797 175 48 apiece
609 220 7 socialism
287 97 18 alexandra isabel helena elisabeth agnes regina sophia isabella theresa amelia cecilia beatrice lena josephine gertrude louisa maud margot
410 110 48 vanguard trusts fdic reit reits npl etfs gnma
206 196 27 roche nestle hathaway novartis cadbury glaxo aventis sanofi glaxosmithkline wellcome drugmaker hoechst hennessy ciba astrazeneca pharma poulenc ricard beecham whitbread sandoz roussel schweppes zeneca solvay gsk rorer geigy baan nordisk fresenius tetley syngenta biopharmaceutical rohsh alcon kgaa cotecna
64 184 8 alps
581 166 26 fury wrath
89 69 8 perennial
428 161 1 converting
601 178 45 melody rhythmic melodies melodic soulful cadence jazzy pulsating synth falsetto percussive uptempo bluesy synths crooning syncopated soundscapes bassline anthemic
214 236 7 strengths
199 82 14 tastes dessert tasting tasted desserts concoctions
543 42 38 incorporates
791 105 7 fundamentally profoundly
824 82 14 cocktail snack snacks sweets coffees
948 57 25 await
482 108 20 misery nightmares
639 188 47 indirectly ostensibly
473 140 27 brewery
273 231 20 stalemate
538 141 32 pipelines crossings depots seaports
636 169 1 undermining
229 151 7 assessments
559 30 12 implies corresponds conversely
1019 130 26 lashed heaviest blazes scorched
607 175 53 progressed
565 73 5 nail belts braces
878 68 5 lips eyebrows brow bulging wrinkles navel discolored welts
206 205 46 brewer rohch
33 175 47 ensured
595 79 55 earnest spirited energetic
999 49 44 homage
987 164 7 praising downplayed voicing alluding reiterating emphasised
183 233 38 thriving
312 185 46 rudy councilman riordan rendell
452 161 50 discovering
237 62 22 winnipeg
121 66 9 pal
591 161 26 seizing
830 151 1 observing
254 33 56 quarantine
113 175 7 prevailed
944 211 38 professionally
581 108 43 delight dismay disbelief elicited chagrin amazement jubilation astonishment derision rejoicing bewilderment
1006 153 16 jiabao rongji
727 77 4 hearst newhouse sentinel newsday tabloids esquire enquirer gq courant hemi netizen washingtonian govpx
550 251 32 emission
140 227 35 waziristan jammu swat peshawar sari khyber dir kot dera bazar ahmadabad qala irrawaddy bajaur bara buner bajur sangin poonch maan bugti orakzai mohmand chaman anantnag doda tarin bannu mardan kupwara baramulla malakand marja gali arghandab kohat thar padi sot boldak kurram rajouri hangu panjwayi khas oya gereshk nawa
376 195 9 sensors
266 54 37 ms jp str cb kl ne db ml dp sf ar dl tc sg kc pfg sl jl rr jg rac rw js bg sn alt lm dm jbm djp vj ae hla ns jk bm eb nnnn mag dk pd pq eap gr dg agh jw twx dis rjm rk eg hh kk sj rm lc enditem bh sjs cl ej lak scw kgo ggl dmc tjh jb oc tp kh hg vg pb acw jf lk nf oped sfg jjh sho lv rj kd od docs mcs hl bbl aad swg ws hhr scl aks oa nbt mdr ajs zk yk jmf pmc mef ew mdm fh aet tz apdj wh amb wf mh lexis pw cml cfh gg sz snm cgm jer mra
280 86 7 irresponsible irrational
517 62 26 baton
189 9 38 twentieth nineteenth
743 242 39 volley deflected footed chipped unmarked crease offside curled angled pounced lob flicked cleanly looping dribbled volleyed lofted unguarded misjudged deflecting parried gloved crosscourt swerving backhanded lunge slotting lunging misfired backhander bobbled volleying latching popup pouncing mistimed caromed miscued onrushing lofting muffed fluffed slapshot whiffed
730 31 27 lotus
522 131 9 portal
646 175 62 aces
251 186 60 strasbourg antwerp bern baden kiel ghent essen wiesbaden darmstadt haarlem ruhr ulm leuven neustadt koblenz fribourg fulda annecy mechelen chemnitz emden mulhouse hanau wuppertal schwerin homburg dessau passau bingen giessen halberstadt friedrichshafen
319 169 29 reassure enlist
927 93 44 buddha
286 180 15 allegiance
70 57 56 eligibility
357 251 12 velocity distortion gradient coefficient vibration transient latent saturation inertia amplitude dispersion deformation hardness conductivity velocities refractive elasticity luminosity damping gradients tensile capillary capacitance dissociation roughness refraction attenuation intensities rayleigh hydrostatic volumetric porosity conductance laminar enthalpy luminance inductance compressive hydrodynamic
705 69 41 cedar laurel orchard cypress magnolia hickory sycamore mesquite
1023 79 38 heroic
379 213 21 reproductive
278 103 14 burger
398 218 30 enlarged reconstructed refurbished remodeled redeveloped
587 205 46 calvin evan mckay judd zach lyle jared
774 114 60 sicily sardinia trieste brindisi rimini noto pesaro amalfi fiume ostia
384 237 36 khamenei
762 251 11 ion vapor isotope fission chromatography decays electrolysis mev
746 120 7 comparisons
69 49 38 iconic
830 212 26 daylight
875 201 8 dusty
622 56 39 dragging snapping rounding tossing tipping piling ripping squeezing tripping flipping chipping slicing chopping bumping snatching ducking springing plowing raking mowing mopping nailing fumbling scooping squaring thrusting cranking holing clawing smacking pucks pummeling shoveling cramming stringing lugging sawing dishing tailing flinging tucking dunking bolting teeing panning carting tacking yanking plunk whacking screwing whittling lacing swatting vacuuming jacking balled muscling
250 3 5 doll dolls
854 31 24 jeep corvette seater
267 59 42 preview
746 8 34 attracts
282 76 50 yorkers
697 174 50 dare pretend temptation tempted
320 253 32 transporting
566 101 36 raja suri tunku amanullah jehangir bikram zulfiqar rukh muzaffar shahrukh sikandar
555 187 46 reich
485 70 58 nguyen sai vu tran thanh phan doi dang pham dao xuan vo nong anh mya hoang truong trung ngoc huy bui thuy quoc bua linh trong phuong phuc
313 49 38 puzzle
854 203 24 rover
646 242 39 forehand baseline backhand putts fairway jumpers dunks groundstrokes footer layups threes forehands greenside backhands lobs
183 172 30 tallest
840 76 10 prostitutes
394 151 56 rigorous
855 195 6 wires levers vibrating knobs actuators cogs pulleys actuator
963 222 11 organisms
51 79 55 elusive
493 153 16 aznar zapatero mitterrand scalfaro
48 114 15 gibraltar
883 135 60 expressway
181 224 45 horns rockettes
384 18 55 charismatic
53 73 6 severed
766 144 7 confusing
711 100 50 continually
931 155 9 hd ghz
652 106 32 baggage
412 36 47 affiliation
384 233 15 foe
193 254 7 signaling
329 103 19 pharmacy
571 241 32 cleaner scarce
891 109 41 resides
707 166 44 coincided
440 175 26 victorious
646 242 17 jumper deuce deuces
571 18 55 savvy
524 163 13 consistency competence usefulness durability objectivity comprehension uniqueness rigor attractiveness uniformity cleanliness rigidity predictability practicality remoteness paucity workmanship completeness alertness appropriateness responsiveness maneuverability centrality worthiness adaptability robustness subjectivity acceptability trustworthiness thoroughness homogeneity survivability plausibility probity dependability notability reasonableness unreliability timeliness marketability rigour punctuality flatness opacity relevancy readability unfamiliarity narrowness inaccessibility
468 138 30 communal
453 59 44 lavish
802 53 32 leaks
730 255 9 netscape vmware macromedia
144 108 20 resentment discontent mistrust pessimism frustrations unease nervousness anxieties consternation disillusionment clamor pent unpopularity rancor indecision uneasiness disenchantment engendered undercurrent groundswell estrangement disquiet apprehensions sowed disillusion clamour
938 92 42 vol reissue reissues tracklist pressings tracklisting
967 121 11 vitamin antioxidants folic supplementation hydrochloride oxytocin epinephrine niacin
432 169 29 assert
786 180 34 expresses
779 17 62 briton
694 43 30 camping picnicking
113 23 39 hammered
770 69 8 cultivated
12 36 47 assignments
305 223 52 hee soo joo hyuk nak
484 11 7 dismal bleak uneven gloomy
653 153 16 rasmussen
721 112 42 pulitzer accolades shortlisted shortlist commendations pushcart
698 15 3 empress dowager
679 174 7 anticipate
749 201 12 marker
809 146 41 boca huracan
324 20 26 routed
814 112 42 citation posthumously posthumous
371 158 61 jamaican
85 76 38 ancestry reside
426 150 25 overturn
8 30 19 cognitive
320 20 24 convoys
34 203 51 atlas constellation polaris discoverer nautilus aquarius cygnus
416 151 56 verification
501 239 39 scrambling
10 226 10 kidnap
963 151 12 genome genomic
159 222 57 bugs tick
116 141 32 sewage dumps wastewater discharges landfills incinerators cleanups
908 113 7 undecided
880 141 8 drainage canals reservoirs waterways levees ditches dike dikes embankments damming silting
503 228 56 deregulation harmonisation
984 188 31 exploited unfairly manipulated systematically inadvertently interfered purposely unwittingly deceived selectively obstructed unintentionally recklessly inappropriately unjustly unknowingly covertly willfully cynically carelessly irresponsibly maliciously
754 114 8 antarctica barents
141 182 34 chooses
700 204 8 drained
66 89 7 mccurry
842 104 15 boycotted
1015 217 62 vera
858 49 42 extras pornographic uncut
529 40 46 shaun giles monty dwayne
746 112 50 nod
659 88 1 dismantling ceasing
318 208 44 mourners mourn
746 175 61 newcomer
999 49 50 haunted
555 187 3 adolf himmler richthofen beria heydrich metternich
220 32 56 finalized
452 88 32 installing storing
66 89 16 lavrov patten kouchner zoellick miliband mcchrystal steinmeier talbott mowlam
696 127 26 warlord milf kla lra sla kdp puk spla nkunda interahamwe peshmerga houthi hizbollah
470 14 41 belmont saratoga racetrack aqueduct rockingham martinsville pocono pimlico loudon woodbine chicagoland oaklawn irwindale
746 30 50 viewer
182 116 32 warheads
881 95 59 bnp
565 116 6 arrow
341 166 10 orchestrated retribution expulsions instigated
257 125 61 iaaf federations fina fivb usga fila conmebol
797 40 61 fours
753 17 62 rossi
931 177 9 analog tuned transmitter transmit mhz transmissions transmitting antennas transmitters khz analogue uhf vhf beacons shortwave formatted transponder repeater playlists amps transponders noncommercial repeaters pcm psip uplink transceiver
142 33 59 icrc wfp oxfam msf sos unrwa frontieres taskforce
400 182 26 vowing
653 206 62 jonas magnus kristian timo patrik jonsson steffen olsson soren gade janne ove eriksen moen carin frode barna kulti sascha tine mette savchenko mikkel bengtsson andresen
399 161 1 debating
627 182 15 convene
860 210 54 pottery relics relic artifact artefacts funerary pharaonic sarcophagi
759 35 46 hancock
701 24 12 interval
242 30 29 interact
770 98 14 bushel
666 161 47 envisioned
98 36 47 qualifications
270 193 24 maneuver
14 90 35 phnom kathmandu katmandu chowk maseru maidan zhongnanhai jokhang
238 86 13 nonsense
893 162 7 inconsistent dubious unproven
132 183 50 obsessed
38 168 22 vale neath mersey birkenhead collieries govan kirkby bluebell bramley bathgate
447 223 37 er tok
440 28 44 crusade
11 90 35 sinai haifa mombasa tunis rabat aqaba luxor aleppo taba eilat oran benghazi khobar ashdod beersheba sirte arish budyonnovsk tobruk rishon budennovsk marcoussis taif brak
985 170 15 consultative
869 176 50 quicker
834 203 51 saturn comet titan cosmos neptune mariner pluto voyager meteor galactic moons pathfinder stardust kepler io eros astral ceres uranus extrasolar pulsar ganymede charon phobos
703 46 8 crest
43 148 57 beetle ant
893 118 7 ineffective doubtful
544 223 37 va ik em coo sem
300 241 5 garment
837 7 17 reggie
658 41 50 curse
296 153 16 kostunica talabani djindjic havel izetbegovic tadic denktash vaclav vojislav clerides draskovic meciar dodik kasagic
670 79 38 vibrant
668 158 15 uzbek mongolian kyrgyz kazakh azerbaijani turkmen azeri
330 11 20 runaway stagnant skyrocketing joblessness
768 213 19 disciplines specialising specialization specializations specialisation
232 98 34 weighs
623 26 28 wenger eriksson benitez mourinho maradona capello sven robson hodgson klinsmann scolari domenech mancini hiddink barca pele arsene rudi redknapp lippi ancelotti laporte loew mcclaren venables parreira houllier ranieri strachan bafana guardiola platini hoddle moyes rafa vogts dunga gaal allardyce trapattoni rijkaard hitzfeld deschamps aragones mcleish guus verbeek santini basten zico queiroz souness moores cruyff magath advocaat sacchi jol voeller donadoni gullit mallett berti lemerre guen avram koeman troussier matthaeus laporta lievremont hadden haan bilic cuper curbishley voller zenga toshack arrigo marwijk megson juande mcgeechan spalletti maso puel passarella terim beenhakker prandelli heynckes straeuli tigana gerets jupp pleat zaccheroni babbel berbizier matthaus levein hughton
562 6 32 miner
1014 93 44 praying
359 154 19 trustee emeritus librarian adjunct academician
607 109 38 onwards
656 97 18 ruby lily
378 48 5 trimmed
765 62 46 lowell
135 67 61 golfer kite
635 11 48 forecasting tankan
222 53 10 concealed rumored
145 189 22 bedford elgin bridgewater devonshire
425 199 22 calcutta bangalore kolkata thane howrah noida shillong nalanda simla
682 124 3 romans mongols persians israelites saxons byzantines normans goths venetians huns prussians gauls incas carthaginians avars picts etruscans babylonians scythians jacobites
936 241 32 stockpiles utilization autos distillate distillates durables
262 15 3 consul constantinople viceroy praetor
789 246 14 ingredient laced toothpaste adulterated
402 245 25 competent
997 8 34 protects
627 240 44 recess recesses reconvened adjourns sittings
749 224 30 plaque plastered
402 18 55 disciplined agile nimble resourceful adaptable stingy unselfish undersized skilful streaky fallible generalist
356 43 19 seminars
213 3 5 canvas cardboard pens quilts
963 151 57 cloning
779 80 26 captives
581 108 13 despair irony sadness sorrow curiosity desperation betrayal pity fascination awe utter envy disgust anguish disdain outpouring jealousy ridicule indignation palpable scorn annoyance revulsion adulation elation
957 145 20 spreads
933 237 26 defied
908 113 50 constituents
206 75 46 eli
766 144 55 tricky messy commonplace futile mundane repetitive stressful perilous cumbersome arcane distracting unwieldy convoluted chore muddled bewildering tiresome thankless humdrum
519 88 1 shutting sealing wrecking
508 147 22 sc bayonne
381 212 53 outing
213 111 5 blankets towels pillow stocking mattress diapers mattresses pillows bedding cushions
835 208 44 marches picketing
303 88 32 upgrading retrofit
146 79 38 vivid
303 131 56 modifications
42 197 25 moussaoui padilla schiavo demjanjuk assange berenson
900 113 36 nader
177 242 44 kickoff
109 226 10 evasion extortion solicitation pedophilia dogfighting paedophilia
1021 107 7 shaping
415 242 26 leveled
235 91 38 imagery
849 111 14 cans freezer tray trays
369 238 3 krishna shiva rama devi shri vishnu maha brahma surya indra sita deva siva hanuman purana swamy narayana saraswati ganesha parvati sati horus jagannath hatshepsut smt anak amun perumal yama linga murugan ramana hagia chaitanya karnak lovat
627 150 25 deliberations adjourned deliberated deliberating
2 232 7 hazard hazards
178 64 6 rigid
1006 70 58 qian councilor zeng qiao zou dawei xilai haotian qinghong guoqiang qishan daohan peiyan guangsheng yafei jianxing jianmin jianguo gangchuan xiaoming heping
396 29 10 mastermind conspirators masterminded plotters ringleader unabomber conspirator masterminds plotter
891 99 48 earns
27 167 54 maya slavic germanic mayan javanese yoruba eskimo balinese sindhi seafaring austronesian dravidian zapotec canaanite sundanese mixtec visayan
995 9 49 pioneers
835 28 26 tiananmen
339 246 21 alcoholic
145 17 46 irvine
621 200 7 realities disparate agendas societal viewpoints stances
782 95 16 ldp bjp janata bharatiya dal golkar dpj funcinpec fdp rak parti udf hdz pasok srp peronist fretilin barisan komeito siang sakigake chama akel refounded refoundation pattana sld zajedno suryadi mapinduzi desam samajwadi
354 101 23 das
953 135 30 carriage
251 168 22 hanover hildesheim
54 188 25 liable
140 90 35 srinagar marjah khel bagh wana miran khar miranshah salang jbeil pahalgam slatina
294 124 49 hindus zealots
115 232 20 jeopardy
695 182 56 ratify acceded
258 252 46 shea
87 83 49 trainers accountants clerks keepers translators recruiters pharmacists interpreters dentists veterinarians librarians interns surveyors superintendents caretakers apprentices overseers midwives pediatricians custodians nannies plumbers epidemiologists electricians technologists barbers tailors obstetricians caseworkers nutritionists caterers schoolteachers gynecologists coroners freelancers barristers hairdressers cashiers moderators registrars housekeepers neurologists anesthesiologists chiropractors dermatologists notaries counsellors welders butlers credentialed evaluators mbas doormen concessionaires undertakers ophthalmologists
525 177 9 recorder stereo televisions recorders tivo vcr hdtv tuner talkie decoder dvr ntsc tuners dtv readout multichannel decoders jumbotron
364 180 13 affection gratitude forgiveness sincerity generosity kindness aspiration reverence affirmation repentance
34 10 19 fraternity phi kappa sorority
807 44 39 stumbled floated leaped crept ticked nudged zoomed wobbled
400 182 44 vow
677 226 10 aiding inciting complicity masterminding torturing confessing abetting maiming
831 140 30 ballpark mortuary multipurpose helipad
363 193 50 volunteered
828 173 26 assaulted
792 126 45 alto
891 236 34 contributes
874 204 14 onions peppers carrots carrot celery zucchini wilted leeks arugula leek
47 212 44 depart journeys itinerary unannounced stopover
304 91 45 baroque
472 53 10 abusive
306 220 13 morality morals ethos idealism
208 11 20 swings bottomed breather headwinds rangebound
51 41 51 doom
161 193 47 tasked
129 132 4 affiliates
214 200 7 weaknesses shortcomings myriad disadvantages motivations failings drawbacks
244 127 47 proxy
681 3 5 stained floral quilt wallpaper pastel swatches
328 157 43 laughs scream louder sigh whisper whispers wink hysterical whispering clap bangs howl sighs whine thud barks gasping shudder moaning giggle chuckles hoarse grunt sobs yawn murmur breaths giggles earshot growl sneeze groan growling grunts groans groaning howled silences whimper whoops murmurs moans wails shrieks growls shriek earful grunting inaudible bellowing whoop lol squeal claps snort hoots murmuring squeals cooing gurgling yawns hisses
459 51 7 satisfactory
673 64 56 norms adherence upholding enshrined complying conformity adhered unwritten shariah codified covenants strictest flouted contravene contravened
701 212 44 lasts
1014 111 61 indoors
26 46 12 irregular
251 147 61 basel
838 26 32 replacements
818 130 20 devastation havoc wreaked wreaking
528 83 25 referees
806 79 55 daring fabulous astonishing thrilling dazzling improbable splendid marvelous breathtaking exquisite flawless delightful astounding emphatic sublime heady audacious deft nifty masterful effortless electrifying scintillating rollicking
675 9 7 prevalent
851 41 51 monsters ghosts mortal zombies mutants superheroes undead minions brahman trolls goblins werewolves sprites mecha androids reapers
780 195 12 acceleration
398 34 30 cleaned detached gutted derelict
1012 49 51 oz
676 28 15 czechoslovakia
570 86 13 insult disregard intolerable affront
391 40 28 ponting graeme flintoff kirsten pietersen lehmann capt martyn atherton vettori harmison trescothick mccullum hoggard oram panesar astle lomu styris katich trott sidebottom macgill haddin caddick umaga bichel bopara illingworth mehrtens kasprowicz geraint jaques taibu reiffel defreitas siddle tikolo parore legspinner tuffey ramprakash bresnan hauritz cuffy tufnell olonga hilfenhaus armer hollioake elsom tremlett tatenda chigumbura southee masakadza doull utseya mumm balshaw germon gatting blignaut sackey guptill udal twose cremer
40 167 22 scots
820 201 6 ladder lid
671 29 10 cyber hackers hacker hack spammers phishing scammers
712 153 16 thatcher
26 240 47 scheduling
461 187 27 kaiser
101 23 48 moderately
305 70 36 pak hoon jang sok hak
227 217 62 goran dominik jiri nenad lucic petkovic lukasz minar peschke
417 169 20 defuse
966 149 47 advising
518 165 5 shining
579 3 30 miniature murals
761 26 53 rested
333 156 50 remarked
842 104 44 caucuses nominating
708 99 12 digits
1011 26 28 stade francais joost galthie
570 226 10 unlawful
733 194 16 barroso guterres kyprianou cotti gucht borrell mccreevy kallas
855 177 9 circuits switches plugged converter jacks midi adapter connectors circuitry dials adapters coaxial keypad electromechanical firewire headphone hdmi telegraphs hvdc
344 20 26 pounded
114 236 38 innovations
501 34 32 inspected
52 118 20 turbulent unsettled
260 73 61 holyfield evander
26 43 44 workout workouts
959 189 41 beacon
684 50 4 newswires
501 173 39 scrambled
831 36 19 gymnasium
600 210 54 treasures antiquities
709 221 44 hiroshima
203 57 56 parental
659 161 1 halting
86 140 30 amusement playground rv campground campsite
484 118 50 miserable
254 57 9 registry
320 173 26 ambulances
174 195 32 generator turbines
293 182 29 invade relinquish cede disband revert
745 25 21 lungs tract artery cerebral inflammation arteries nasal intestinal bladder vascular gall digestive clot hemorrhage intestine clots bowel bloodstream urinary blockage sinus gastric spleen aneurysm airway ventricular esophagus venous atrial inoperable corneal blockages lymphatic haemorrhage rectal ocular esophageal hepatic abscess gallbladder stenosis dilated intracranial aneurysms overactive
390 173 26 rampage
1014 111 5 couch
726 123 60 locality
988 226 10 drunken punishable adultery vandalism indecent subversion stalking disorderly sedition stoning blasphemy trespassing lewd desertion shoplifting endangerment apostasy caning bigamy affray
799 40 46 thorpe
207 243 7 alarming
739 58 46 knox benton mckinley dewey garfield ogden carver sumner douglass wadsworth roscoe
918 13 36 syed haji farooq ahmadi ghulam agha azad mohd qadir arif iftikhar tahir ghani sardar hafiz ayub usman qazi asad pir malek mian nabi qadeer jaafar wahab waheed arshad abi juma daud amjad hazrat naeem kamil nadeem alhaji khawaja sayeed husain fazal hanif jafar mansoor rasul qari zahid dawood hajji shaheed gani zainal anas abdirahman abid athar bakhsh farhad yousaf mulla anis mangal maulvi faiz sarwar sajjad seyyed nazar abidin rajab shafiq masoud sabir halil effendi rasool qayyum mohsin khwaja ilyas kazim gazi muhsin ameer pushpa sahar dost awang mazhar rabi saqib ishak salleh shir muhamad imtiaz yusof zakir jaffar burhan metin alim gulab shahab saifullah atif nordin liaquat arifin garba talha fazel hikmet dilawar satar fazil ahmadzai yahaya aqa fauzi hadj efren abdulsalam qadri
113 175 53 comfortably
485 70 35 mai
883 21 37 md cr nh wis
927 43 19 yoga meditation
52 231 7 uneasy
435 49 42 chronicles fictionalized
592 77 4 playboy
703 250 51 mascot
845 38 36 gadhafi kadhafi hafez moammar moamer muammar
590 30 8 latitude
161 33 24 drills
474 168 61 hurling sanfl vodacom ranji nswrl
556 33 47 urgently
844 69 57 flowering grasses blooms orchids ferns seedlings cultivars lilies potted perennials herbaceous tulips annuals hibiscus conifers rhododendron azaleas saplings daffodils peony violets seedling azalea magnolias camellia honeysuckle kudzu pollinated hydrangea clematis lilacs rhododendrons grapevines bakken hermaphrodite houseplants
571 30 7 desirable
780 11 20 accelerating resurgence cyclical stagnation upturn upswing spurt uptick precipitous breakneck meteoric deceleration sluggishness downtrend falloff
426 182 29 dissolve revise invoke renegotiate
291 99 48 cpi
390 86 10 brutality murderous
203 61 57 offspring sibling progeny
647 30 7 scenarios
620 92 54 prose
933 182 56 ultimatum
698 70 62 zheng guo jie shuang
793 57 42 notices
878 73 5 belly waist breasts tattoo scars bruises tattoos
87 83 24 attendants
213 111 39 piled
721 112 44 oscars globes honorees webby
313 177 9 microphone clicks
551 182 29 expel
384 113 49 moderates reformers reformists
513 125 61 skeleton
824 8 34 treats eats
724 9 44 advent
355 116 32 weaponry
916 233 35 heartland
740 227 35 dar harcourt sanaa manama
201 201 6 mantle
897 116 26 knives
348 123 30 occupies
532 151 1 assessing evaluating
71 205 46 dudley
415 242 17 ejected fouled
292 28 37 pol
273 118 7 footing
288 125 61 swimmers skiers skaters racers boxers shooters gymnasts olympians rowers lifters fencers weightlifters balloonists shuttlers
380 71 61 tobago
386 130 14 chill
2 33 7 precautions
600 92 42 catalogue
798 11 39 squeezed
203 22 56 inheritance dowry
466 175 50 mates
740 90 15 pretoria
484 122 55 dull undistinguished faultless
444 183 50 vain
948 100 31 cautiously
873 177 9 fi
378 161 1 slashing
1020 42 37 dec feb sept fri nov oct aug adv thru apr tue sep telefono epga wk yrs
250 205 46 teddy
760 33 56 repatriation
1014 111 32 idle
893 144 7 irrelevant problematic unsatisfactory
460 180 50 ego senses
433 15 3 princes majesty successors reigns popes highness eunuch retinue bedchamber
705 69 19 ivy
600 210 30 antique antiques
991 248 21 defects defect
254 36 19 accreditation credential
966 161 1 selecting
589 31 61 cc
870 93 49 nuns parishioners dioceses laity
385 127 38 styled
604 113 47 administrations
806 79 44 glorious miraculous
880 130 8 tidal
908 104 44 balloting
727 106 0 traveler
249 172 30 fences surround barbed walled ramparts watchtower sandbag watchtowers
565 195 6 blades
769 152 3 prussia duchy principality pomerania bohemia aragon castile habsburg wessex moravia moldavia travancore anjou northumbria epirus mercia wallachia pontus cilicia duchies swabia kalinga voivode cappadocia sanjak meissen buganda sicilies champa frisia cleves kartli mataram piast kuru gondor illyria waldeck lusatia castellan kakheti
963 30 38 reproduction
41 162 50 clue
574 174 50 forgive admire realise sincerely liking dearly
52 240 20 protracted stormy tumultuous bruising acrimonious rancorous
223 188 7 compromised
213 16 6 foam duct insulated encased perforated rattan twine
747 108 13 obsession madness ignorance lust paranoia exuberance unbridled insatiable delusion appetites infatuation
154 93 49 mormon congregations denominations brethren ultraconservative flds
764 108 20 hype hubbub
458 105 7 vastly
31 180 1 fulfilling
564 69 57 bamboo
567 141 20 congestion disruptions jams outages blackouts outage glitches breakdowns overruns interruptions bottlenecks bottleneck stoppages diversions snags snarled snarl backlogs snarls
229 33 47 policing
851 203 9 robots
232 24 12 radius
415 242 50 misses
350 222 57 flock
554 249 56 submission
145 62 33 bergen
238 162 42 authenticity
457 201 48 chunk
652 106 9 slots ticketing
720 232 7 arising disadvantage
963 222 21 embryos
66 134 16 downer
467 208 43 danced
531 188 56 exercised
640 169 46 dent
771 46 8 clusters
802 231 20 dogged
762 236 11 catalyst
1020 54 37 rn sm mon thu jul yr px wt myoung
186 28 56 secession
276 212 24 cruises excursion
358 110 48 sked
817 11 20 fading faltering waning sagging flagging dampened dented moderating dampening sapped dimming stagnating quickening brightening slackening
646 141 6 faults
609 183 13 mentality
842 104 39 grabs uncontested
753 63 28 fabio alessandro luca simone piero massimo nicola filippo vincenzo daniele matteo gianluca fabrizio maldini gennaro natale chiesa ugo moratti damiano pierluigi battaglia alessio pagliuca peruzzi demetrio biagio albertini welton giampaolo livio persico bortolami parisse caracciolo tedesco attilio criminalist costacurta perugini
300 241 8 plantations ranching
976 124 49 protestants buddhists evangelicals sikhs baptists mormons quakers franciscans atheists englishmen progressives puritans lutherans methodists episcopalians pagans hawaiians presbyterians marxists mennonites abolitionists afrikaners druids irishmen dalits adventists shamans pacifists navajos hermits samaritans monarchists jains hasidim polynesians pentecostals punjabis zoroastrians uyghurs unitarians calvinists
564 16 30 bricks plywood corrugated
610 188 26 rigged
723 107 1 reviving consolidating uniting bolstering modernizing reuniting defusing shoring reshaping cementing privatizing mending rejoining enlarging reorganizing reconciling reconstructing ushering propelling salvaging reinventing revitalizing propping ridding redefining remaking derailing resurrecting repositioning solidifying complementing energizing relaunching hastening rejuvenating refocusing fortifying staving modernising reactivating deregulating recasting stunting reunifying righting reasserting reinvigorating colonizing imploding pacifying saddling reestablishing rectifying redeveloping reconfiguring democratizing readjusting fragmenting leapfrogging realigning entrenching
171 61 0 maid roommate classmate housekeeper widower chauffeur homemaker filipina governess bridegroom doting stepbrother
58 40 40 bravo russel chaminda perera aravinda albie chamara dharmasena chandana prasanna tillekeratne hashan romesh farveez bandara jayawardena kapugedera
63 150 25 ito overruled arbitrator chancery brinkema arbitrators sauls matsch cassation mazuz bailiffs judgeship lamberth appellant sporkin
873 49 42 scripts serials screenplays
571 236 32 environmentally economical
403 83 7 insiders watchers
303 92 30 unfinished
938 178 2 remix remixed
725 141 32 unsafe inefficient redundant unprofitable overloaded antiquated
154 93 0 preacher clergyman evangelist layman episcopalian megachurch congregationalist
143 58 46 wheeler yates conway holden avery hubbard eaton bowen bowman reese stanton garland horton kirby wills morse brock dickinson wyatt locke roach cody sawyer haynes otis dickson stephenson baird peck cary harmon jarvis henson ballard zimmerman vance briggs draper collier orr massey kaye willard grady burr hodges barlow sheppard hays harlan singleton wilcox brewster grimes lew sadler farley ripley sargent winslow bancroft huey cummins bronson eyre fisk fenton emmett mulholland sprague
913 116 9 cache
365 211 31 internally randomly remotely categorized uniformly centrally accommodated differentiated classed regionally externally mechanically weakly securely propagated lumped reachable chronologically inextricably irregularly rigidly proportionally dynamically singly distantly sequentially encapsulated identically categorised unevenly viewable attenuated preferentially incubated geometrically optically cleaved dependant delimited scrutinised parsed imaged provincially symmetrically secondarily magnetically buffered
606 163 13 openness wellbeing
452 107 1 transforming communicating integrating cultivating
530 202 9 ip
827 222 57 solitary nocturnal monogamous diurnal
966 149 34 advises
856 30 56 preferences
982 128 2 spielberg
973 205 46 ned
786 6 37 xfdws
466 244 29 assemble
904 76 50 boomers
928 63 40 angelo sant greco ricci fontana martino giuliano vitale gentile garibaldi pasquale gabriele bianco neri croce raffaele felice riva severino benedetto anselmo corrado belli angeli valerio andreu pellegrino marini amaro parisi grau vecchio gargano maggio fortunato borgo galante zacharias castiglione agios casale lupo ferri pastore morelli marzano wolde costanzo ignazio antonelli quintin antinori antonino marchese franchi reale teresita sarkis mongo rubino mazza casal bevilacqua
938 128 27 emi mca bmg
214 232 7 vulnerability deficiencies glaring
617 28 15 ussr
672 135 30 pedestrian ramps
825 110 56 federally
819 196 27 ericsson philips astra infineon kirin stora electrolux upm enso kddi haier minolta konica benq stmicroelectronics grundig outokumpu agfa
482 118 50 endure
653 206 58 anders lars petersen lund fredrik andersson arne gunnar moeller nilsson steen matti kari niels knut uwe einar johansen olof stig ronny poul rune jaeger kjell pekka karsten knudsen thomsen ivar bjoern udo varga ragnar bengt jorgen kristensen magnusson christen hansson helge kristiansen christer egil mikkelsen marika mads ulrik holmberg heiner erling jansson thiam trond arjan espen erdmann dudu hanns jukka thon majewski danielsson maka hjalmar perri svein krogh knud nystrom olle friis falkenberg
371 167 15 scandinavian
313 56 1 tapping
304 210 30 decorative gilded cotta obelisk mosaics statuary chippendale
66 134 58 ari
367 223 36 din nur
655 4 0 gentleman waiter bartender plumber hairdresser trucker midwife pensioner watchman seamstress repairman boarder cabbie masseuse shoeshine cabdriver milkman housemaid beautician barmaid dressmaker
621 30 54 linguistic
721 250 2 dove
435 92 42 histories novelization
559 0 48 translates
57 6 27 nyse liffe subindex
870 15 19 rector chaplain
547 76 15 nationalities
285 76 21 births
403 216 4 correspondents columnists
939 15 3 baronet marquess baronetcy
837 229 46 bernie
650 183 34 hears
152 140 41 vineyard winery
145 94 46 hastings
330 169 29 alleviate
632 232 21 unwanted
275 77 46 putnam schuster morrow houghton doubleday macmillan
670 236 47 inclusive
89 201 14 mold
329 103 47 catering
608 106 48 auctions purchaser
435 92 51 genesis
440 186 24 normandy
735 187 40 pascal raoul thibault adolphe
552 106 42 advertised
198 85 50 unsure
615 150 25 affirmed erred
823 198 2 oprah jock kimmel merv groening shandling paar cokie tesh
968 1 17 bulldogs wildcats trojans lsu gators huskies longhorns tcu clemson uconn aggies usf cougars sooners seminoles spartans wolverines buckeyes asu fsu vols beavers bobcats csun smu badgers jayhawks cornhuskers osu matadors minutemen hokies gophers huskers terrapins boilermakers gamecocks commodores bearcats hoyas terps
440 28 12 partition
758 191 27 marriott ritz westin caesars wyndham radisson banknorth sofitel
707 51 47 cornerstone
86 43 19 hospitality
548 222 57 snakes chicks rabbits swans pigeons lizards foxes crows squirrels crocodiles doves eels leopards vultures parrots alligators kites sparrows gulls otters moles cockroaches caged herons critters toads crickets pelicans tortoises raccoons flamingos woodpeckers warblers lemurs storks manatees bunnies hummingbirds chipmunks egrets giraffes salamanders seagulls finches hyenas cormorants hares zebras urchins baboons hippos peacocks songbirds iguanas ferrets pheasants antelopes fireflies rattlesnakes pythons condors orcas ostriches serpents mammoths rhesus porpoises dragonflies koalas hamsters spoonbills voles macaques ungulates shorebirds cicadas flycatchers hedgehogs honeybees geckos kingfishers cuckoos shrews skunks cetaceans ibises starlings bottlenose marsupials weasels loons plovers albatrosses pterosaurs unicorns octopuses grebes gazelles possums anemones armadillos wrens quails ewes thrushes felines herrings humpbacks macaws sloths tarantulas
609 233 47 capitalist
871 111 14 refrigerator stove fridge dishwasher
348 21 12 bounded
60 175 61 wembley
948 164 43 shrugged
427 143 62 clocked
333 164 39 brushed
415 44 39 swung skipped popped bouncing flipped banged smacked
891 99 34 generates
700 195 6 rack
598 35 27 buffett soros blackstone carlyle kravis kohlberg forstmann
68 58 46 caldwell townsend redmond greenwood holloway sampson cummings shelton mcdermott gibbons mcgraw faulkner mccann mcguire hartley sherwood meyers blackwell underwood wiley spence maynard ingram mckenna donnelly dowd portman flanagan carney platt kirkland mcintyre mccullough devine lowry hobbs quigley grayson gaines mcintosh mahoney purcell corbett raines rankin delaney granger sexton stapleton hobson goode pritchard corbin lonnie kearns cranston vihch
701 32 20 hiatus
753 115 28 toni totti cristian baggio vieri inzaghi zola gianfranco hernan buffon cannavaro cassano mikel giorgos zanetti gianluigi gilardino pirlo nesta materazzi vaio vialli montella gattuso llorente zambrotta ravanelli iaquinta doni canio bergamasco panucci perrotta meola joseba camoranesi masi signori miccoli contepomi baiano casiraghi tulio oddo toldo rocchi ambrosini quagliarella delvecchio amoruso savicevic chiellini mirco baresi stevan samp donati soldado maresca viadana asier
789 223 14 tar
124 33 30 staffed
854 31 48 convertible
214 180 7 inherent
49 49 48 installment
714 57 48 billing
178 64 1 punishing loosening
601 157 5 tones
767 244 29 restructure modernize diversify streamline conserve equip reconstruct renovate revitalize rehabilitate privatize demolish reorganize reshape enlarge replenish augment resurrect reinvent redefine procure divest liberalize refocus redirect cleanse standardize reactivate uproot resuscitate regenerate rejuvenate fortify bankroll reestablish wean purify refurbish nationalize deregulate revolutionize redistribute extricate downsize infuse remodel redevelop modernise outsource invigorate jumpstart offload kickstart unblock reposition retool reintegrate normalise readjust commercialize privatise realign retrain raze reconstitute liberalise centralize revitalise rearm rebalance demobilize restock democratize disinfect expropriate unfreeze rebrand beautify decentralize reorganise replant recapitalize desegregate subsidise
333 156 42 recounted
545 89 47 tenet
514 228 56 liberalization privatisation eradication liberalisation modernisation devolution decentralization reinvestment simplification divestment readjustment promulgation pacification reauthorization demobilisation unionization abolishment reconfiguration codification baathification switchover decentralisation computerization reestablishment reclassification disinvestment rearmament finalization curtailment phaseout reconstitution legalisation
222 173 10 hid escapes
678 32 53 nearing
199 83 14 chefs
605 222 32 consume
364 164 7 conveyed
223 34 32 depleted
518 102 8 sunlight
181 157 43 rang ringing sirens whistles audible unison thumping blaring blared honking cacophony thump wail beep muffled crackling megaphone mayday crackle doorbell hissing crackled bullhorn honk resounded beeps beeping blare chirp whoosh
197 127 26 chechens
159 250 14 goat
588 173 0 bodyguard villager motorist bystander passerby
125 193 24 apache
980 174 50 behave
489 236 37 eco
706 157 43 smiles pleasantries
660 22 48 incurred
238 220 54 interpretations
590 110 61 aaa
5 104 48 vacancy
179 76 49 tamils malays
869 228 47 orderly
647 162 7 assumptions judgments
27 167 15 malay
689 53 25 affidavit subpoenaed wiretap
683 59 44 raiser fundraiser
761 180 7 rests
1021 123 38 crossroads
849 106 32 packs ration curbside
26 151 12 periodic
761 224 34 hangs
228 144 7 divisive
506 63 23 della dei sala capo degli festa badia maddalena nobile
223 11 8 eroded
801 111 24 attendant
27 167 57 islander ewe
778 93 54 conception deities apostles
809 146 61 juniors
438 236 29 strive striving
579 9 54 painters
859 21 38 spanning spanned
35 86 13 injustice intolerance bigotry xenophobia sexism homophobia fanaticism stereotyping sectarianism misogyny chauvinism lesbianism islamophobia
600 43 38 crafts
940 222 26 slaughtered
32 253 10 lured
600 59 44 exposition
437 92 42 encyclopedia handbook viz guidebook encyclopaedia serialization oed
914 123 33 cove
276 129 39 raft rowed moorings rowboat
571 176 9 simpler
701 248 21 onset remission
711 244 29 devote
287 61 3 duchess
223 188 31 harmed curtailed impeded
998 79 8 surroundings
931 177 6 antenna
105 111 32 laundry
23 182 50 reluctantly
438 180 7 utmost
831 62 41 coliseum
576 40 28 tendulkar ganguly dravid kumble sehwag sachin harbhajan virender sourav srinath nehra sreesanth agarkar mongia saurav bangar
543 30 7 relates illustrates
714 177 4 caller
166 82 14 coconut pomegranate agave tamarind guava turpentine copra
75 106 38 franchises
356 216 42 forums
825 64 10 outlaw
184 224 44 greeting
137 231 20 unresolved intractable
945 42 37 italics nsubheds
606 180 7 realization
126 242 39 bounds scramble dribble faceoff dribbling downfield straightaway ruck goalmouth lineout punting handoff onside punted inbounds blitzes maul upfield midcourt tacklers halfcourt breakaways goalpost
543 8 34 introduces discusses identifies captures asserts examines accompanies
474 167 22 gaelic
438 236 7 concerted
233 28 44 auschwitz
735 96 28 marcel luc frederic christophe remy
690 3 38 crafted
725 131 32 outdated obsolete
924 76 26 peasant
425 199 60 hyderabad chennai madras goa penang johor pune lucknow ahmedabad kota mysore agra jaipur bhopal nagpur patna kandy cochin kochi allahabad madurai varanasi amritsar guwahati coimbatore kanpur mangalore faisalabad sialkot coburg chandigarh bydgoszcz sylhet indore thrissur gaya thiruvananthapuram gwalior ipoh kuching baroda kinabalu jodhpur khulna trivandrum kottayam calicut barisal belgaum bhubaneswar aurangabad guntur rajshahi anyang kashi ranchi gurgaon kozhikode aligarh bahru kumasi visakhapatnam ernakulam mathura vijayawada kollam kannur bijapur shimla meerut raipur sargodha ludhiana jalandhar kuantan cuttack udaipur ajmer jabalpur laconia dehradun kolhapur kanyakumari vellore vadodara melaka seremban warangal gujrat secunderabad faizabad palakkad udupi rajkot gorakhpur bahawalpur gujranwala bikaner rangpur larkana fergana sukkur bareilly nashik jhansi cheras comilla tiruchirappalli ujjain nellore haridwar tirupati rampur damansara kurukshetra jamshedpur muar kumbakonam teluk jessore ahmednagar tinggi
18 0 38 coined variously
455 131 9 specifications utilizing
694 43 61 surfing biking mountaineering skateboarding kayaking bicycling skydiving paragliding
997 150 25 infringement
512 213 19 anatomy psychiatry physiology pathology pediatrics epidemiology neuroscience oncology dentistry neurology cardiology microbiology pharmacology obstetrics radiology bioethics informatics immunology chiropractic gynecology regenerative geriatric dermatology ophthalmology neurosurgery osteopathic orthopaedic integrative urology virology midwifery endocrinology orthopedics embryology neurobiology gerontology chaplaincy geriatrics dietetic optometry biomechanics econometrics anesthesiology interventional cnrs gastroenterology hematology neuro apostolate histology kinesiology bacteriology
633 66 24 takeoff refueling glider piloting midair refuelling boxcar copilot overflew medevac overflying vfr
178 64 7 lax
320 135 49 commuters
787 186 33 rhine sava somme weser meuse dnieper drina douro ebro drava mosel terek tagus morava olt tisza saguenay glan graben neretva saale scheldt
817 11 48 dwindling boosts buoyant underpinned
759 58 46 mercer stokes hines
373 195 11 intake
531 150 25 discretion recuse
1004 202 42 directory
203 76 49 spouses
271 176 50 richer healthier happier
242 24 12 dimensional hierarchical
8 213 19 behavioral developmental occupational juridical
763 130 20 rattled aftershocks tremors aftershock jolts morakot temblors
752 21 34 divides widens overlaps
883 21 12 alignment concurrent concurrency cloverleaf milepost
937 171 59 directorate inspectorate
330 108 20 insecurity
953 195 61 coaster
860 2 54 archaeologists archeological petroglyphs megalithic stelae
207 144 55 humiliating unpleasant appalling depressing dreadful horrendous grotesque horrifying hideous sordid sickening ghastly nightmarish horrid sorrowful frightful
222 253 10 disguised
587 17 46 levi
935 133 19 conservatory
415 242 6 wedge
284 177 9 messenger locator
350 44 39 sneak ventured wandered wander peek hurried whisked strolled swooped waded shuttled scurrying trudged snaked trekked scurried clambered trudge trooped stampeded bussed clamber
182 16 32 rods
591 111 30 belongings
625 110 32 leasing
766 118 39 uphill
68 205 46 byrne gallagher buckley lyons mclean farrell connolly duffy pearce goldsmith
303 131 30 additions
423 151 34 conducts
906 25 50 gut
1017 91 54 beginnings antiquity eras
516 12 14 chili kosher horseradish miso masala wasabi
714 106 37 info
660 232 20 hardship inconvenience needless aggravating unforeseen irreparable unanticipated avoidable aggravation precipitating causalities unforeseeable
893 144 55 useless meaningless harmless impractical untenable unattractive imprecise unsuited unfeasible
653 206 36 ole
629 105 55 hugely extraordinarily decidedly immensely painfully mildly strangely tad amazingly excessively admittedly exceedingly awfully hopelessly infinitely pleasantly uncharacteristically unbelievably undeniably impossibly deceptively ridiculously astonishingly shockingly stunningly supremely alarmingly prohibitively outrageously startlingly absurdly unacceptably embarrassingly fabulously darned uncommonly blissfully disturbingly phenomenally fantastically comparably excruciatingly frighteningly insanely frustratingly achingly breathtakingly maddeningly unrealistically grotesquely computationally unbearably larks uncannily terrifically unnaturally devastatingly pathetically laughably staggeringly worryingly inordinately glaringly reassuringly depressingly hideously
463 48 5 haired bearded skinny attired
677 225 1 exposing interfering executing manipulating suppressing infecting betraying strangling associating terrorizing trampling corrupting assassinating retaliating procuring tolerating agitating videotaping imprisoning persecuting mistreating glorifying condoning bankrolling repressing mismanaging rearming sympathizing vandalizing mutilating oppressing desecrating exterminating enslaving defacing terrorising
943 95 16 mdc rainsy sata jeyaretnam
184 208 44 dignitaries greet revelers
994 33 47 stabilization
249 193 8 formations
267 92 42 synopsis summaries
386 130 40 nino
152 186 23 blanc chablis
418 128 27 viacom spinoff diller sfx metromedia
330 248 21 starvation malnutrition
631 46 5 feathers slender manes
578 121 11 zinc titanium polymer cobalt alloys manganese gypsum tungsten polyethylene ferrous ores slag molybdenum beryllium bitumen solder refractory zirconium vanadium germanium electrolytic tantalum talc indium styrene nitride
377 171 59 supervisory nra fec nrcc pde
7 213 19 archaeology geophysical columbian paleontology oceanographic archeology philatelic ornithology ethnology philological linnean geoscience courtauld psychical
677 225 26 resisting targetting massacring
930 0 54 etymology vocabulary terminology slang archaic epithet synonym jargon shorthand spellings lexicon colloquial parlance orthography deriving phonology transliteration pejorative proverb cognate portmanteau alphabets cursive loanwords patronymic etymological toponym idiomatic latinized hyphenated neologism
364 79 7 gestures
842 233 61 vying
248 174 29 interpret characterize conceive quantify discern memorize glean deduce parse generalize extrapolate
732 145 20 fade persist swell deteriorate linger unfold unchecked ebb wane falter unabated evaporate recede subside dwindle lurk fizzle reverberate fester subsiding implode
698 70 35 shan
177 242 39 fastball slider curveball changeup fastballs unassisted grounders deflections curveballs
125 167 33 cherokee navajo iroquois choctaw lakota ute kiowa pequot nez shoshone chickasaw lenape perce powhatan blackfoot dene potawatomi arapaho paiute yaqui muscogee
662 203 51 everest olympus
532 30 12 calculate
837 252 2 doc
199 43 19 culinary
974 125 61 skier skater gymnast rower luger weightlifter titleholder judoka amputee curler
269 185 40 emanuel
242 233 47 backbone
238 151 56 validity
832 236 38 collaborative
656 210 38 jewel
86 49 38 themed
845 153 36 bashar
395 31 40 romeo
565 209 6 needle screw
44 198 61 contestant
83 144 7 coincidence worrisome unwelcome
430 10 23 negro
1019 34 8 submerged marooned
604 83 47 secretaries
3 74 0 outsider reformer follower admirer bureaucrat watcher skeptic drinker showman motivator technocrat pragmatist neophyte disciplinarian idealist sympathizer autocrat swordsman provocateur functionary debater skateboarder propagandist gadfly apologist iconoclast extraordinaire agitator backbencher personage bicyclist scientologist dealmaker
515 236 34 improves
666 107 1 reforming revising embarking overhauling basing crafting formulating rethinking devising simplifying structuring renegotiating finalising envisioning harmonizing standardizing liberalising envisaging
161 109 47 undertook
407 104 30 wards
929 70 23 po chau sau
906 160 23 ya
656 210 5 amber ebony lapis
590 201 48 notch
458 253 48 inflated reaped
502 114 24 guam iwo vieques jima guadalcanal saipan marianas ulithi eniwetok kwajalein rabaul inchon tarawa truk peleliu hollandia
479 178 45 tempo composing instrumentation chords accompaniment drumming improvisation riff solos intro harmonies riffs duets renditions rapping choruses interludes raga instrumentals improvisations tempos scat stylings recitative overdubs accompaniments hooky outro overdubbed
233 226 25 ghraib
65 53 25 doe
288 67 61 golfers
310 246 11 extracted
66 89 25 wolfowitz
862 224 5 bumper
383 156 43 proudly casually cheerfully solemnly ominously playfully innocently impatiently breathlessly somberly haltingly hesitantly reverently
409 13 36 alias faraj atef raed laith
459 79 55 sensible
110 36 42 textbooks
712 53 25 watergate
513 173 5 corpse
124 198 44 nightly specials telecast taping wednesdays rerun
387 89 36 erekat saeb shaath zebari sabri erakat hoshyar meguid
190 250 33 pike beaver crag whitefish roan montezuma tule
110 140 30 nursery
303 228 30 redevelopment
658 160 3 allah thy
992 231 26 raged pitted
513 34 32 discarded
893 176 7 inferior
219 51 56 conditional renegotiation
904 245 49 orphans disadvantaged underprivileged underserved underrepresented widowers neediest sickest nonwhite carers invalids nonreligious pennsylvanians
213 102 14 soaked
704 193 24 captains
437 77 42 isbn lancet almanac
814 112 55 honorable
893 105 55 utterly inherently
559 30 34 determines
110 36 49 freshmen
389 102 8 lava geysers meltwater eddies
61 71 60 benin suriname
718 99 48 yielding
303 131 9 upgrades
659 218 56 phased
568 229 46 boone
419 151 1 analyzing tracing
280 86 10 insulting obscene immoral deceptive cowardly barbaric heinous unethical senseless egregious despicable nefarious deviant homicidal unbecoming dastardly treasonous
636 225 1 freeing harming risking assuring endangering depriving hindering ruining jeopardizing sparing
389 151 12 seismic
13 83 38 enthusiasts
271 176 7 clearer softer sharper
538 106 32 parcel
299 22 56 preferential
462 178 51 sonic
958 116 6 shotgun revolver calibre bayonet revolvers pellet chambered musket bayonets silencer silencers sharps emplacement lances recoilless bushmaster
590 98 44 th
217 104 12 proportional
318 93 44 prayed
7 151 19 astronomical fieldwork
297 0 12 derivative singular verb plural vowel noun prefix vowels verbs syllable suffix endings nouns consonants adjective consonant syllables adjectives pronouns denoting olya suffixes pronoun prefixes voiceless comma possessive inflection genitive phonemes nominative participle infinitive phoneme conjugated accusative phonemic fricative possessor subjunctive tenses diphthongs preposition adverbs dative declension diacritics unstressed syllabic prepositions glottal adverb intransitive
1009 203 51 odyssey galileo gemini beagle cassini spacex spaceshipone zarya hayabusa
924 28 26 zionist
401 66 51 falcon raptor talon duster nighthawk marauder pzl
703 3 30 replica
150 184 26 lawless
736 69 14 sage
357 251 11 decay absorption accumulation diffuse depletion evaporation condensation buoyancy respiration decompression viscosity viscous permeability dissipation sedimentation reactivity crystallization droplet osmotic turbidity acidification buffering
949 104 25 vacated
364 108 13 admiration remorse sympathies
124 99 48 hourly
320 129 24 tankers transports fleets towing disembarking
733 192 16 blatter rogge sepp santer verheugen konare delors havelange nebiolo kinnock barrot hodler dalmiya cinquanta gailhaguet
326 29 10 thief bounty assassin ripper
729 11 48 devaluation revaluation
565 16 6 thread nails screws straps
380 5 40 lucia
904 245 50 needy
457 2 57 mammoth
293 244 29 reclaim conquer carve liberate regroup colonize reoccupy demilitarize
484 11 48 lackluster anemic
198 18 55 naive knowledgeable forgiving discerning unafraid intransigent
849 131 32 kits
294 127 10 falun
295 62 33 erie chesapeake
732 110 48 accumulate
304 210 38 decoration
356 59 42 presentations
154 93 44 preaching pilgrim preached ecumenical interfaith congregational holiness denominational universalist nondenominational
404 93 54 pastoral ecclesiastical liturgical canons patriarchal vocations
109 253 10 bribe bogus phony kickbacks soliciting counterfeiting peddling payoffs slush defraud ponzi koike misappropriation sharking
371 158 15 icelandic
856 92 42 selections
393 172 30 towering panoramic ledge
836 127 10 jemaah jihadist falungong shinri
929 223 52 wee boon yee sha kam choo mak yuk hing swee
931 177 12 frequencies multiplexed
686 7 17 vick favre irvin bledsoe aikman plummer terrell elway simms peyton pennington mcnair tomlinson mcnabb vinny woodson orton gannon deion faulk emmitt testaverde benched roethlisberger westbrook tebow brees flutie wheatley romo humphries warrick culpepper cassel sapp fiedler cris hasselbeck griese burress strahan willingham bettis watters leinart vinatieri brunell givens kanell hostetler dilfer cade arrington applewhite harbaugh oden huard esiason randle bruschi namath dayne weinke clausen keyshawn lett mcnown welker kitna meggett grbac toomer shockey mccown mirer leftwich mcginest murrell paus milloy chrebet portis sehorn thigpen wuerffel rison rix delhomme dorsett peete detmer clarett tommie stallworth romanowski staubach kellen armstead alstott ladainian heupel otton daunte frerotte kordell krieg graziani vrabel byars brister lockett duce boselli schaub beuerlein plaxico soward fouts boller levens polamalu edgerrin gradkowski henne revis urlacher enis mcgahee fryar flacco druckenmiller hambrick boldin friesz vanderjagt harvin grothe theismann fargas tittle kosar
54 171 25 ftc eeoc
591 253 48 amassed unclaimed
640 5 40 rios
947 96 54 picasso gogh monet rembrandt impressionist matisse renoir vermeer degas cezanne rodin caravaggio sartre titian manet corbusier chagall impressionists klimt delacroix magritte courbet ingres giotto botticelli poussin schiele hals seurat corot bruegel
803 6 27 sk siam ufj mizuho dbs westpac icbc kangyo rhb kookmin takushoku icici shinhan ocbc mandiri woori krung minsheng cimb chinatrust hanwha hdfc
249 208 26 roadblocks barricades cordon
891 180 34 possesses
482 108 13 humiliation agony adversity torment abject
617 147 28 dynamo cska spartak lokomotiv
420 54 37 aus rsa zim
220 51 56 outlines
820 73 39 rip bump
846 140 57 aquarium aviary
621 108 7 perceptions
954 92 19 textbook
32 182 29 relocate
151 235 12 einstein
854 31 51 cadillac mustang taurus gmc oldsmobile roadster camaro marque supercharged jetta passat studebaker bugatti altima lada edsel murano miata celica datsun sentra cruze mpv zastava
891 100 26 boasted
306 163 13 honesty manners perfection superiority purity moderation piety
795 199 35 assam
66 89 63 bremer negroponte rifkind galbraith mckinnon wolfensohn bosworth frazer eikenberry malloch kurtzer
452 51 1 forging
869 213 19 humane
584 66 46 piper
85 167 57 ancestral
450 79 55 neat gritty
296 52 16 tudjman walesa lech kagame franjo alija milo djukanovic thaci dzhokhar trajkovski biljana glafcos abashidze bulatovic levon bizimungu ramzan petrosian lilic zelimkhan megret massud svetozar aushev poplasen momir ilyumzhinov rutskoi
658 180 13 redemption goodness righteous humankind righteousness
151 151 9 simulation simulations
930 0 59 acronym iupac
509 135 32 derailed
90 130 39 pounding
219 131 9 extensions
892 69 14 herbs edible fragrant seaweed succulent sumac
771 138 30 squares clustered niches enclosures courtyards
626 0 54 dialects sanskrit patois
329 106 9 vendor checkout retails
555 28 16 gorbachev khrushchev quisling
602 97 62 olga
979 20 26 flush
868 18 55 eccentric arrogant lazy greedy paranoid brash obsessive macho feisty enigmatic pious timid likable inept blooded clueless mannered idealistic willed aloof mischievous cocky fickle manipulative lovable obnoxious stoic sadistic wily affable virtuous mercurial amiable neurotic bumbling intentioned gregarious vengeful delusional crafty impulsive indulgent genial overbearing villainous ebullient sullen temperamental pompous jovial plucky obedient docile opinionated narcissistic surly imperious demented talkative personable uptight irrepressible unflappable domineering undisciplined disapproving industrious unsympathetic bloodthirsty effacing iconoclastic materialistic saintly haughty headstrong rambunctious antisocial dutiful witted submissive conniving swaggering callow amoral inquisitive taciturn pugnacious pushy introverted profligate cantankerous flirtatious aimless petulant addled likeable bossy wisecracking studious sociable irascible brutish finicky streetwise morose uncaring effervescent machiavellian repentant egotistical maniacal excitable boorish humorless shifty impetuous feckless effeminate ornery rapacious miserly disreputable avuncular upstanding snobbish debonair spendthrift thuggish lovelorn forgetful voluble luckless loquacious venal virile pliant fiendish dissolute grouchy dimwitted garrulous spineless extroverted phobic inarticulate incorrigible quarrelsome misogynist egocentric heedless cannibalistic overprotective
681 172 30 tiles tile mahogany woodwork paneling parquet
848 254 11 nucleus olfactory
69 74 0 avid
60 168 22 durban edgbaston hampden headingley lansdowne newlands docklands croke mcg
480 107 1 adjusting stabilizing minimizing relieving eradicating reining diversifying taming alleviating maximizing impacting leveraging stabilising supplementing upping optimizing recouping augmenting minimising
891 233 34 dominates wields
703 210 5 decorations minted medallion
965 30 12 definitions morphological
675 243 7 proportions
12 43 50 basics
374 49 37 sci
336 237 26 spokesmen
333 164 7 echoing lamented
492 23 20 tumble plummet
36 15 3 nobility patronage hereditary peerage barony lordship earldom kingship dukedom hospitaller
376 177 9 gps programmed
247 18 55 secretive reclusive benevolent tyrannical isolationist coterie despotic
354 54 37 im dem sie
116 246 21 asbestos
680 1 28 crusaders brumbies waratahs stormers cheetahs claymores
468 28 31 suppressed
851 41 50 demons
838 159 46 hooker
403 190 61 pros
788 244 29 attach pry deactivate scavenge defrost
663 3 5 wax coloring crayons
302 38 16 haider bossi
330 232 20 worsen compounded scarcity shortfalls compounding overfishing oversupply exacerbating overcapacity overproduction overpopulation
1018 61 56 illegitimate
753 5 28 claudio
194 109 22 buckingham
846 213 19 botanical horticultural horticulture zoological herbarium biodefense cryonics
942 147 61 europa
610 208 26 violently rioters mobs looters stoned pelted ransacked barricaded rampaging torching rampaged
738 224 5 draped balloons floats ribbons decked bunting confetti hoisting spangled festooned fluttering streamers garlands bedecked draping tricolour streamer nooses
604 104 22 councillor councillors
711 107 1 embracing focussing
423 8 34 directs collects participates distributes organizes governs administers selects analyzes donates presides supervises evaluates organises assesses inspects
350 208 30 jammed
814 112 56 awarding
137 162 7 unanswered
107 90 35 slum shantytown casbah
394 151 9 standardized
533 195 61 tandem
80 188 31 tolerated duly arbitrarily disregarded condoned lawfully negated deviated unreasonably unconstitutionally circumvented misconstrued contractually manifestly flagrantly preempted enjoined criminalized wantonly decertified institutionally commited judicially
280 18 55 cynical rude selfish heartless devious vindictive bigoted spiteful misogynistic duplicitous insolent unprincipled traitorous
681 79 5 polished
883 135 22 motorway thruway
745 25 6 vein veins dissection cornea diaphragm aortic aorta carotid rectum ventricle larynx trachea sinuses constriction mitral urethra ventricles perforation systolic orifice windpipe milecastle eardrum
445 76 0 aspiring
540 31 46 royce
793 92 42 manifesto handwritten booklet pamphlets pamphlet condolence dispatches typed bibles obituaries booklets guidebooks blurb missive typewritten
463 68 5 blond clothed gaunt graying balding strapping wrinkled tanned shaven wiry chiseled shrunken spindly cheeked coiffed ashen scraggly bronzed creased
951 183 50 sadly evidently mattered
564 201 32 logs
69 210 57 prized
104 18 55 polite respectful unorthodox discreet forthright introspective businesslike courteous condescending glib contrarian patronizing contemptuous judicious erudite perceptive disinterested laissez amorous brusque empathetic considerate gentlemanly judgmental dispassionate unobtrusive demonstrative deferential uninhibited paternalistic masterly conspiratorial nonchalant reverent unsentimental magnanimous evenhanded lackadaisical fastidious myopic prescriptive fatalistic fatherly adroit moralistic blithe argumentative unimaginative boastful nihilistic humored disdainful reverential unsparing inoffensive flippant jocular emotionless doctrinaire sanctimonious ingratiating oppositional statesmanlike solicitous pedantic prayerful pitiless
691 42 16 resigns
449 229 46 beckett
739 62 41 quincy fairbanks
480 243 48 decreasing estimating efficiencies
231 11 48 pullback
467 59 30 ballroom
321 93 46 augustine
277 135 24 heathrow
339 69 14 gum
337 45 14 rotten
458 23 48 fared lagged outperformed recouped
111 241 32 shipbuilding
145 168 33 cumberland
691 113 25 resigning
305 70 25 hwang
732 145 29 thrive evolve flourish prosper vanish crumble reappear dissipate disintegrate languish diverge brighten resurface wither recur coalesce stagnate regress decelerate slacken
707 240 44 climax culminating culmination culminates
241 164 7 denouncing
435 9 54 folklore
893 131 9 rendering
1003 22 48 withdrawals cutbacks buyouts
189 175 61 eleventh penultimate
655 74 0 apprentice laborer handyman apprenticed decorator picker machinist labourer appraiser schoolmaster welder realtor draftsman litigator bricklayer sommelier copywriter apothecary typist stonemason locksmith logger seminarian landscaper farmhand stenographer articled storekeeper herdsman selectman busboy tradesman publican deliveryman
138 25 21 swelling ache blisters numbness deformity gangrene heartbeats redness
170 73 6 upright crutches
900 73 39 stump
320 111 32 trailers
975 186 23 val pont bois laval porte gare marais richelieu marne ile aix chartres montmartre bains montparnasse lys hautes cotes bretagne
556 193 26 mobilized mobilised
265 182 56 obey desist
561 208 55 noisy
426 244 29 modify reauthorize
1004 42 37 parentheses
513 111 30 piles strewn
81 147 22 wanderers burnley bromwich millwall strugglers
694 212 44 vacations sightseeing getaway excursions
335 35 19 consultancy
241 166 26 spearheaded
383 208 31 hastily
793 224 42 leaflets
103 73 39 pinned elbows fingertips backside crotch
303 30 56 modification
771 172 30 openings rectangular tiers tiered enclosing
501 173 42 retrieved
836 29 10 islamiyah klan aum klux ndrangheta kkk mungiki
713 86 20 menace
555 235 54 marx
474 175 22 munster
898 7 17 payton rodman barkley shaq olajuwon alonzo laker
468 108 7 temper
123 138 32 warehouses crematoria
984 246 10 poisoned
609 28 13 oppression tyranny imperialism colonialism militarism totalitarianism subjugation autocracy stalinism militarist
177 195 6 clutch
179 80 49 tibetans uighurs hmong uzbeks fijians acehnese rohingya turkmens montagnards kikuyus azeris turkomen madurese
1002 0 54 feminine literal stylised
187 185 46 eliot
330 53 20 mismanagement
708 57 1 registering
146 79 42 humorous informative
643 52 35 banda antananarivo
171 61 18 mistress stepfather fiancee widowed fiance stepmother stepdaughter
595 18 55 courageous forceful compassionate ardent articulate hearted fearless resolute shrewd uncompromising tenacious skillful principled cunning astute consummate diligent zealous methodical fanatical hardworking enterprising exacting unrepentant unapologetic canny indefatigable implacable scrupulous obstinate trailblazing remorseless
89 69 57 bark weed weeds shrub fern tuber
452 88 1 constructing repairing assembling experimenting sorting relocating locating equipping
747 86 13 greed folly hubris compulsion selfishness extravagance immorality unrestrained promiscuity glorification depravity perversion hedonism indiscretion wickedness begets avarice gluttony idleness perversity
192 245 50 privileged
137 200 54 mysteries puzzles riddles
401 66 24 hercules jumbo aero piloted supersonic cessna hornet hawker osprey airforce mig havilland turboprop biplane bf airship spitfire antonov warplane choppers superjumbo curtiss kamikaze sikorsky thunderbolt blackhawk liberator harrier dreamliner sukhoi avro fairey tupolev workhorse aeroplane ultralight blimp nimrod eurofighter junkers messerschmitt spitfires airships corsair dornier prowler migs spotter beechcraft seahawk tomcat supermarine learjet gloster seaplanes aeroplanes albatros shootdown aircrafts convair blimps copter turboprops airframes canadair biplanes nieuport jetstream widebody
309 167 15 catalan
626 167 38 mandarin telugu
595 18 10 ruthless
842 104 29 nominate
244 233 20 battleground inroads
213 73 6 mat pads
21 61 3 ancestor
53 169 29 mend
592 49 10 porn
283 89 5 hoop
299 64 56 restrictive discriminatory liberalized enforceable polices
577 164 7 lauded likened decried deplored
848 25 6 lateral anterior cavity frontal posterior medial oblique lobe retina pelvic thoracic cranial hippocampus fascia hemispheres alveolar lumbar parietal proximal jugular plexus ganglia amygdala carpal vertebral cochlear septum cerebellum vestibular foramen femoral plantar maxillary occipital lingual sacral mandibular ulnar pharyngeal articular vagus
987 169 7 underscore underline
906 160 55 dumb damned darn ballgame kinda fella
727 77 38 vogue
685 42 15 govt
261 85 43 terrified
357 195 12 displacement
690 105 31 nicely beautifully alternately brilliantly richly vividly subtly powerfully conspicuously cleverly aptly superbly delicately impressively elegantly elaborately graphically suitably admirably memorably artfully crudely impeccably magnificently crisply grandly bizarrely splendidly infamously authentically attractively colorfully unapologetically stylishly expensively provocatively tastefully poignantly ingeniously acoustically immaculately incongruously gratuitously poetically
890 253 48 loaned coffers appropriated wagered unspent
492 3 39 slides
451 11 16 trichet
390 166 20 carnage mayhem
974 143 61 sprinter semenya
372 127 26 eelam moro zapatista zapatistas
382 54 37 gb
472 169 7 deterrent
155 150 46 roe ginsburg breyer souter antonin thurgood
208 11 48 cushion slack
14 221 35 lhasa shwedagon
194 62 41 olympia
959 104 30 precinct
252 72 41 flint bisbee
1000 61 25 elian
344 208 30 smashing
403 113 7 strategists
567 130 20 blackout
27 167 49 caste maori caucasian inuit turkic bedouin berber brahmin romani sephardic bantu sinhala quechua igbo hausa uyghur maasai papuan oromo ainu dalit xhosa aymara bushmen mapuche orang amerindian mestizo sephardi parsi ndebele dayak yemenite chumash akan circassian taino metis herero miskito
878 68 8 swollen
893 182 29 render
71 97 22 clare
175 34 26 forcibly
130 86 10 cruelty inhuman inhumane hazing cannibalism infanticide entrapment decapitation immolation bestiality harrassment
640 217 40 ferrer
1004 0 42 numbering alphabetical boldface
694 203 24 expeditions
269 58 46 rowland hutchinson moran harding sims mclaughlin greer burrell mead earle dobson willey
358 28 20 downfall
152 184 8 vineyards viticultural
561 79 7 spontaneous
73 3 42 copied
338 193 24 cadets marshals airmen sergeants gendarmerie aviators midshipmen aircrew platoons infantrymen riflemen cavalrymen paratroops
329 140 14 bakery
220 32 31 tentatively
422 130 46 gale ike
250 160 2 mama phat
212 99 48 rents
1002 79 54 metaphor imitation evoke
698 70 50 ye
716 79 50 thrill
481 184 57 fauna
509 226 10 drowning
393 184 30 hillside
646 242 62 tiebreaker unforced
776 110 48 liabilities escrow refunding redemptions surety
201 229 2 babe
14 227 48 reap
754 114 33 greenland spitsbergen
459 236 47 feasible
86 212 30 lodging
320 44 32 hauled
33 175 28 consolation goalless
974 70 62 kwan
588 173 30 occupants
1017 145 20 flourished thrived
960 233 26 entrenched resurgent
12 36 50 homework
531 150 56 legality
17 198 4 wb nickelodeon cw upn ncis newshour cbbc hgtv footy newsradio carolla madtv
806 79 10 sensational
679 11 7 anticipating
30 115 28 dirk
819 155 27 toshiba panasonic htc quanta
314 30 7 attribute
459 144 7 unrealistic
219 57 25 waived
898 138 17 arenas
633 114 24 landings
35 167 10 semitic
927 93 0 nun disciple
871 177 9 microwave
541 75 58 moshe gideon meir shlomo landau avi haim rubinstein regev volker yigal noam avraham dov uzi shmuel yaakov elon eitan saar zvi natan yair shai yuval doron dichter hamada yakov oded zohar yasar amari reuven zalman yaron golda itzhak boim savir rabinovich avner diskin yoram tamir yehoshua sofer yaacov sheetrit emmerson shapira dagan gadi nissim rajko yona pinchas leib tsuchiya segev ovadia ziv tzur malka
854 31 38 crossover
187 229 17 marquis
10 29 10 assassinate
433 190 49 gentlemen magnates courtiers sovereigns overlords bards romanovs emirs
639 236 7 depended
492 203 8 ascent
61 114 33 verde
1014 183 43 woke
484 79 55 respectable mediocre
286 64 25 invoked
258 53 46 ames
905 73 17 sprained
431 125 61 eurovision
152 49 38 noir
584 35 46 donaldson rowe paine matheson
533 135 6 rails
219 110 32 leases
818 231 20 engulfed wracked
834 203 12 orbital planetary orbits ngc apogee ecliptic geosynchronous
892 204 14 mushrooms
183 76 48 wealthiest
556 85 7 vigilant
767 169 29 inject stabilise solidify reinvigorate
552 128 38 hallmark
786 71 15 hails
173 53 10 botched bungled
901 76 49 seventy eighty
992 166 10 brawl
818 172 30 crumbling flattened wrought
933 150 56 objection
464 129 0 fisherman
618 220 3 catholicism protestantism sikhism methodism lutheranism monasticism nicene
544 70 36 wa
177 7 44 receptions
534 248 21 cancers benign abnormal invasive thyroid ovarian malignant abnormalities pancreatic melanoma colorectal warts testicular cataracts cutaneous metastatic asymptomatic sarcoma malignancy
432 237 29 denounce
829 231 20 stumbling wrangling bogged stymied foundered logjam bedeviled dogging stalemated manoeuvring
66 164 16 congratulated
761 8 34 lays onus
121 66 24 twa concorde garuda egyptair saudia inflight avianca concordes
229 180 7 standpoint
363 139 59 pla irgc
302 127 49 unionists
288 17 61 cyclists
222 169 29 disguise
629 118 20 dangerously
2 33 21 precaution bioterrorism bioterror
707 15 44 coronation
52 231 20 embroiled soured polarized riven
960 29 26 mercenaries
188 101 46 vijay ravi
458 236 48 benefiting
470 14 8 mare
532 182 47 supervise
673 182 29 dictate
466 174 29 entertain
636 118 1 risked sustaining
251 221 60 dresden salzburg krakow gothenburg innsbruck trondheim potsdam duesseldorf magdeburg aarhus kassel erfurt greifswald ludwigshafen
946 207 19 dartmouth mater emory brigham amherst loyola wharton tufts mcgill wesleyan fordham bard claremont brandeis nyu erasmus concordia suny cuny mcmaster hofstra oberlin lyceum depaul annenberg vassar morehouse berklee balliol marymount gallaudet swarthmore ryerson mailman grinnell goldsmiths ucsf spelman bucknell poynter widener bodleian sackler ucsd depauw wadham vcu birkbeck trobe
629 118 55 notoriously
677 29 10 collaborating colluding
431 49 45 audition
792 72 41 aurora palo rancho monterey bernardino fremont alameda arcadia bakersfield nuys culver livermore amarillo dorado flagstaff jolla simi pomona yuma menlo modesto merced coronado plano inglewood presidio chino chatsworth carlsbad ocala encino whittier clarita socorro oceanside palmdale oxnard sedona avondale sandia calabasas palos foothill redondo ojai frisco isd kissimmee montebello burlingame camarillo petaluma verdes canoga escondido newhall pleasanton sylmar redlands barstow sausalito tarzana reseda chula milpitas gatos topanga covina capistrano cerritos visalia azusa pacoima cajon agoura cucamonga destin montecito sebastopol temecula anza baytown bellaire marfa arcata tustin moorpark novato yorba larkspur cerrito lewisville poway saguaro alamitos oroville
319 169 1 persuading pressuring
727 216 61 spectator
695 202 9 protocols
828 39 26 harassed
564 172 6 beams framing planks ladders sleepers girder girders sheathed monocoque abutments
164 213 21 hygiene
834 250 57 dwarf
998 122 30 fashionable luxurious rustic stately airy sumptuous opulent
658 180 10 vengeance
552 131 47 branding
159 73 57 bites
1002 201 5 resembling
530 177 32 telecommunication
260 5 40 hoya pacquiao
933 164 25 rebuffed
462 155 24 commodore wargames
860 2 57 prehistoric
187 187 46 hubert edmond
193 254 12 encoded strand activation transcription differentiation replication induces neuron adhesion aggregation neuronal encodes nucleotide synaptic rearrangement nucleotides transmembrane transduction transcriptional elongation epigenetic modulating modulator bessel
746 3 38 casts
893 249 56 invalid unenforceable
231 51 41 annapolis
627 51 25 deadlocked
112 248 21 seizures
973 54 23 bel lux gce dol
347 48 5 shades mane
220 51 42 outlining
813 106 14 packaged
834 251 12 cosmic retrograde redshift
401 66 27 mirage atr rafale gripen siddeley breguet vought
18 188 42 incorrectly erroneously
330 233 20 burgeoning
793 106 42 mailing fliers autograph catalogs brochure brochures mailings mailers circulars
340 2 30 quarry
938 195 9 rpm
484 11 39 paced
837 97 46 frankie
652 212 30 accommodations
296 127 26 dudayev
543 236 34 emphasizes
531 180 1 exercising
21 220 3 lineage
467 47 45 onstage
499 242 39 stride unstoppable
568 58 46 cobb calhoun blount dunham crockett mcneil redding hardin pickett
502 114 57 canary
374 78 37 lat wp bbn fla biz fbn fl ter stp fbc bos oly nytsf bba exp spi dems azr bkc hkn obit bkn releasable glf bbo stl econ bks hns atl rdp mags spe tpe datelined bjt fbo
189 36 44 twelfth
251 207 60 leipzig jena uppsala breslau erlangen muenster
853 38 25 khodorkovsky
484 118 55 erratic
772 240 44 weeklong monthlong daylong climactic unsanctioned rainout intrasquad
962 53 25 abramoff fuhrman
831 125 61 rink
8 245 21 impaired
71 58 46 weston clifton compton bourne pickering
671 202 9 cyberspace spam filtering firewall spyware malware firewalls bots adware
4 162 50 excuses
354 19 4 colspan
458 211 48 domestically diluted
713 231 20 looms quandary
570 169 7 pretext
301 23 48 erased
581 157 7 echoes
491 192 59 uaw teamsters seiu caw goodenow ufw gdl
154 93 48 denomination
365 211 38 grouped
275 77 57 penguin
292 104 15 democratically
73 218 31 radically superseded modernized overhauled rewritten reintroduced modelled reworked supplanted redefined recreated lengthened tweaked reshaped rearranged rewrote reconfigured retooled redone slimmed modernised remodelled helmed restyled reinterpreted deconstructed
822 227 35 chiapas puntland beni ghazal arauca
151 151 21 diagnostic epidemiological
201 142 46 benny
532 182 29 administer
752 21 7 parallels
1017 109 38 circa
959 21 30 avenues
75 1 42 stats
182 169 29 enrich
683 154 0 planner brainchild ordinator
204 186 3 bavarian
238 108 7 understandable
969 150 34 awaits upholds overturns acquits reinstates
787 21 33 danube ganges indus fjord elbe vistula yamuna tiber amu ouse yalu tumen damodar
700 145 14 cooled evaporated
577 164 31 harshly commended ridiculed distanced mocked disliked derided assailed resented snubbed disapproved rebuked roundly chastised irked equated seconded repudiated berated castigated disparaged rankled extolled belittled vociferously excoriated stridently reproached vouched
1014 212 50 waits
735 187 28 theo willy willem
36 127 49 clans
41 232 7 noticeable
297 178 12 chord
873 49 45 musicals soundtracks
578 16 14 coated cookware
30 136 17 finley jermaine odom nowitzki hardaway bibby mcgrady horry exel cassell jamison billups gasol posey stackhouse mobley divac chauncey drexler carmelo smits caron erick redd ratliff kwame malkin rondo bynum jayson mashburn stoudemire stephon mcdyess dwyane stoudamire stojakovic kukoc ceballos mcinnis bosh mccloud lassiter kittles sura peeler granato boozer sabonis vlade mckie cleaves chucky blaylock battier swoopes dampier vaught lafrentz elden juwan jamaal rashard mihm turkoglu ilgauskas peja staal collison szczerbiak schrempf gugliotta lenard edney laettner olowokandi jalen amare radja antawn weatherspoon lorenzen majerle tarpley lue detlef bogut emeka hinrich maggette delk taurasi kapono okafor deron holdsclaw cuttino bryon farmar macculloch tamika mookie catchings eisley horford rajon arvydas scalabrine zydrunas hornacek kaman lamond raef battie telfair fortson ostertag ariza gadzuric radmanovic hammon haslem redick rony wideman afflalo croshere tayshaun hedo keon montross piatkowski powe seikaly iguodala magloire diaw anfernee donyell duhon harpring okur milicic bonzi rafer lucious bluthenthal turiaf moiso devean samaki polynice jelani fizer mccants boykins pavlovic dooling
659 240 44 prelude
933 182 29 defy heed reciprocate renege
87 36 19 instructors principals
737 85 26 enraged
392 252 46 bowden
244 231 40 fray
769 186 15 flanders
697 73 50 swallow
672 138 30 corridors alleys plazas boulevards alleyways driveways passageways airstrips concourses
107 221 60 metropolis boomtown megalopolis
210 195 6 cam
69 29 10 reputed
110 76 49 schoolchildren
358 232 20 shocks ripple contagion weathering spillover downturns dislocation stagflation reemergence
691 161 1 quitting
267 78 4 prohibitive nytrng
337 45 42 reviewer allmusic reviewers ign metacritic erlewine imdb kirkus aggregating booklist
288 83 49 climbers amateurs walkers sportsmen porters boaters motorcyclists bicyclists caddies bodybuilders cavers stewardesses
40 152 3 prussian frankish teutonic maratha burgundian hashemite austro hanoverian gorkha visigothic theban mercian lancastrian angevin
597 106 42 tags
708 11 48 weakest slowest
604 104 56 legislatures parliaments
357 11 48 fluctuations
932 127 15 defected
316 94 46 mackenzie ramsay wallis
729 110 48 denominated devalued renminbi
248 169 29 manipulate
694 43 38 hobby gardening
250 97 24 kitty
448 220 7 critique
493 52 40 aquino frei allende lobo carmona lozada teodoro corazon idriss moscoso balaguer noboa isaias colom aguinaldo chamorro martinelli hipolito porfirio efrain violeta mujica macchi balladares mireya collor heydar batlle trovoada guelleh
174 98 32 mw megawatts kw megawatt kilowatt kilowatts kwh volts twh gwh
752 243 12 inequality differentials
957 33 21 vaccination vaccinations inoculation
851 49 38 supernatural
622 73 39 tearing slapping
62 169 29 erase undo
530 6 27 telecoms
938 128 45 rca
592 247 13 glamour
344 116 32 exploding canisters
651 47 39 wandering barefoot hopping strolling tightrope parading hustling prowl napping awol clubbing hitchhiking aimlessly prowling frolic ramble frolicking cavorting sleepwalking dozing gravitating goofing
543 49 34 portrays
735 17 62 sebastien
121 255 27 fedex branson airtran
455 131 32 patented
736 97 14 rosemary
822 114 60 baja yucatan campeche piedras manzanillo zihuatanejo
144 231 20 deepened dissension rumblings resentments disunity divisiveness
402 79 55 versatile
461 187 18 claus dietrich reinhold
294 167 26 sikh
156 1 5 crimson
489 54 37 cn int comp mex cos hwy erg csr ln agr ent fp cet ngr sof scr uti wg vv
239 40 36 asif younis akhtar akram shoaib inzamam afridi wasim mushtaq sohail razzaq akmal kamran waqar azharuddin ashraful ajmal moin saqlain haque jaffer razzak yasir aamir farhat mortaza shakib siddique hafeez youhana rafique aamer younus misbah miandad shabbir shahadat mushfiqur mashrafe mashud shahriar nafees tahu enamul mahmudullah kapali
18 9 38 popularly
836 70 52 ku kyo
495 115 28 gerrard crouch lampard giggs scholes defoe yorke carew carrick kewell heskey viduka woodgate essien sheringham jermain schwarzer laudrup boateng carragher schmeichel hartson hasselbaink kieron chastain asante riise jeffers wendel mcmanaman nwankwo wynalda okocha cueto benni aiden harkes upson jenas cobi arteta twellman harewood riki huth keown emerton aloisi mcgeady leboeuf bocanegra merson altidore damarcus agoos onyewu lescott juliano agger gravesen rommedahl grewcock mboma bresciano kilbane alpay berrick malbranque yobo freier finnan ameobi unsworth guiza albelda barmby chipperfield iestyn welbeck westermann grella dickov oguchi
31 236 29 attain
927 93 52 zen
752 169 29 widen
588 80 49 takers
958 116 25 handgun
370 125 61 intercontinental
854 218 9 redesigned
948 85 31 restrained
391 40 22 collingwood crawley
737 85 31 intimidated stung energized emboldened humbled displeased flattered gratified
484 11 55 tame tepid lacklustre downbeat
831 229 30 fenway
535 154 0 firefighter attache trainee recruiter paramedic interrogator
9 185 46 comptroller mccall lamont cellucci healey kaine mccollum coakley franken
854 31 61 buick lexus acura infiniti
592 154 0 publicist
578 16 11 fibers pvc composites fibres polypropylene polystyrene
870 93 17 marian
229 236 56 budgetary
541 75 16 shalom mordechai yossi uri beilin gissin burg ayalon avigdor menachem raanan halutz yaalon shahak sneh naveh hanegbi shahal yatom lipkin limor itzik eitam
722 178 6 groove
597 3 12 markers
455 0 12 simplified
480 169 1 curbing
652 80 49 travellers
842 7 61 heisman
109 86 10 deception blackmail collusion misdeeds nepotism plagiarism conspiracies cronyism frauds instigation concealment malfeasance impersonation profiteering
107 184 8 oasis teeming periphery wasteland hinterland urbanized steppes wilds oases snowbound backwaters colonias
357 254 11 degradation
159 248 21 bse wasting bovine encephalopathy spongiform creutzfeldt pox scrapie
35 200 7 stereotypes
179 127 49 sinhalese uighur druze animist tuareg ogoni ijaw secessionists hema druse bosniak lendu banyamulenge
446 53 29 conceal
552 177 9 ubiquitous airwaves
463 25 21 muscular
31 180 13 desires fulfillment
716 108 13 nostalgia angst longing thirst dread loneliness yearning alienation boredom existential craving loathing delusions inevitability heartache introspection hopelessness inferiority helplessness foreboding shyness awkwardness unrequited feigned restlessness indescribable exhilaration inhibitions powerlessness twinge pangs fatalism neurosis homesickness forgetfulness coldness wonderment claustrophobia
351 217 62 ferreira
945 160 37 ital aw itals hmm ouch unitals voila ugh
518 195 6 lamp
910 158 40 uruguayan salvadoran paraguayan ecuadorean
1002 49 54 depiction portrayals
483 210 38 gem gems
979 111 30 toilets
286 59 44 swearing
654 211 9 electronically
803 147 22 orient
363 193 25 subordinate
635 45 19 pew
276 135 24 ferries
909 192 46 ellison wagoner
1023 236 47 endeavor
677 107 1 exploiting
969 32 34 completes
953 250 57 camel pony donkey mule
786 42 37 gov nkorea skorea skorean nkorean
640 26 62 dutchman
625 253 48 multimillion barter
384 113 0 maverick backer
383 100 43 eagerly confidently patiently labored defiantly gleefully dutifully grimly incessantly madly gamely joyfully feasted stoically lunched joyously fasted
242 202 9 modules
334 5 40 gustavo agustin pascual horacio puerta cuevas lino botero marrero vives canizares oswaldo
1002 3 54 depict depictions stylized caricature
812 16 32 traps
209 201 51 cube
1012 54 37 lb
428 34 32 unused
260 125 61 middleweight wbc welterweight ibf wba
10 166 26 avenge
124 212 4 weekday
26 212 44 nonstop commute
290 112 61 trophies
658 129 51 ark
727 230 18 ledger
666 151 47 feasibility
380 114 22 isles antigua kitts orkney hebrides
399 44 39 tackled
1015 103 46 tiffany
17 198 2 seinfeld simpsons cosby frasier tlc eastenders snl mcbeal bandstand berle newhart chappelle emeril serling foxworthy doody cavett
527 200 7 grievances
491 113 59 cio
90 157 43 roar buzzing howling humming rumbling roars thundering thundered reverberated screeching clatter whirring reverberating shuddering
998 122 5 chic
393 79 8 scenery
65 51 1 disarming
518 195 32 lamps
780 30 12 progression trajectory
291 54 37 sp mib
541 75 46 amos
756 116 6 armour
1003 141 20 closures shutdowns walkouts
1015 97 16 sonia
59 169 20 escalate reignite
626 167 43 fluent
305 70 16 dae myung bak ung pil nkosazana
485 70 37 ta ang pho
116 184 8 polluted
212 62 41 homestead
463 4 5 blonde
635 45 4 gallup ipsos zogby gfk homeway circulations arbitron factbook newspoll
419 53 1 interviewing uncovering
961 21 30 exits
1011 242 28 conversions
708 243 48 cumulative percentages broadest viewership steepest attendances
286 249 56 proclamation deed assent excommunication oaths dispensation guardianship proclamations toleration fatwas preemption attainder
170 109 41 interred
710 51 1 exchanging inking
561 240 43 frantic
356 212 44 attends
453 22 48 vouchers rebates windfall perks handouts stipends inheritances
663 251 11 filters staining
604 104 59 chairmen congresses chairpersons
329 106 42 bookstores newsstands
203 61 49 unmarried unwed
431 128 2 sundance encore
664 53 25 superiors subordinates
356 57 44 invitations
615 172 30 siding
709 147 60 yokohama suwon seongnam oita luneng omiya
999 180 13 riches cherished
778 41 38 incarnation
117 185 46 hastert waxman assemblyman harman meek shays
518 11 55 dim
132 105 55 intensely perpetually
112 106 10 counterfeit
518 102 5 glow bathed sparkle sparkles sparkled
5 225 1 appointing
681 210 5 ceramic carpets rugs embroidery ornament enamel chandelier silks lacquer inlaid lacquered beading swarovski rhinestones gilding eggshell enameled
636 236 47 livelihood
1002 79 55 sinister
407 64 56 jurisdictions
600 103 27 sotheby
781 48 5 shiny silhouette oversize skimpy hairstyle silhouettes scantily slinky hairstyles hairdo frilly sparkly bejeweled pompadour
5 104 15 chairmanship
261 245 55 distressed restless helpless powerless insecure defenseless uneducated bereft undernourished
966 57 1 informing notifying daybook
417 55 29 intimidate incite mislead subdue inflate arouse legitimize insulate sidestep burnish mollify smother instigate deflate squelch quench stanch neutralise
739 205 46 rutherford
867 71 8 saharan andean
673 64 29 conform flout
164 43 21 massage rehab grooming massages birthing
589 203 24 propulsion
494 227 60 natal kano kaduna baguio mwanza bundaberg masvingo onitsha tanga gulshan matara
737 85 43 amazed visibly saddened annoyed impatient horrified appalled distraught intrigued puzzled dismayed irritated disgusted startled amused astonished agitated baffled incensed elated exasperated irate overjoyed heartbroken resentful indignant grieved
271 176 5 brighter thinner
487 102 34 fills
405 73 39 biting jabs
49 98 37 rs
402 245 55 inexperienced undermanned
813 246 32 recycled perishable recyclable leaded reformulated
668 221 8 siberian
99 236 8 biodiversity
357 251 9 compression
791 188 10 racially
217 104 44 assemblies
831 111 17 dugout
620 49 54 adaptations
108 37 56 remedies decriminalization
90 44 39 roared rumbled streaking swoops whizzing cascaded screeched chug
213 111 6 bucket
171 4 10 prostitute
1001 99 48 upwards
770 241 46 paddy
913 193 32 ordnance
219 249 56 termination rescinded expiry expiring exclusivity consummated tenancy backdated renewals cpe vesting
144 108 13 distrust bitterness animosity cynicism fervor complacency apathy misplaced apprehension aversion impatience enmity unhappiness ambivalence eagerness preoccupation sensitivities qualms distaste scepticism antagonism antipathy trepidation wariness reticence weariness professing disaffection hesitancy recrimination fervour undertone discouragement credulity defensiveness
148 92 42 deleted diaries excerpt censored declassified snippets unclassified reams verbatim redacted unedited snippet audiotapes
782 95 37 pp ak bn rpt
50 116 32 booster
737 245 49 disgruntled
204 167 15 flemish
595 118 7 stubborn
621 236 54 perspectives
897 116 6 arrows swords spear crossbow bladed catapults
664 29 26 collaborators
331 111 14 pots
604 113 49 congressmen
663 246 14 oils bleach
752 243 20 imbalance disparities
546 92 42 entirety
96 218 24 reorganized transitioned
82 53 0 intern
956 57 25 absentee
697 182 29 hesitate relent capitulate
18 105 31 universally humorously familiarly ambiguously
860 2 32 excavation
737 245 55 spoiled
597 251 32 detectors
529 159 28 gareth damien nicky jonny ronan eoin shanklin gethin
471 140 30 orphanage
219 64 56 deadlines retroactive workweek
732 145 8 disappearing
663 246 5 dye repellent gels shampoos
659 253 48 froze
316 159 46 angus hutton hume livingstone latham maclean cowan beattie mcleod chappell chalmers dermot hamish
259 230 2 eastwood clooney chaplin brando travolta niro stallone carrey depp foxx caine costner spacey pacino midler reprising grammer cagney reprises hasselhoff throb izzard takei shalhoub pesci brynner
472 73 7 posture
761 212 5 wraps
778 93 3 deity venerated martyred saviour
855 195 9 tuning amplifier amplifiers changer converters joystick setups subwoofer
927 15 3 abbot panchen abbess karmapa
295 72 33 niagara potomac allegheny forks humboldt bayou huron susquehanna willamette portage shenandoah champlain platte walla passaic manatee saginaw vicksburg wabash schuylkill yakima genesee lackawanna merrimack marys sandusky sault vermilion albemarle brazos cuyahoga greenbrier calumet chattahoochee okeechobee mackinac tama pecos penobscot pontchartrain gallatin sweetwater wenatchee kanawha ramapo coos apalachicola raritan monongahela mariposa kankakee truckee yuba chickamauga tioga catawba frontenac patuxent rappahannock sheboygan vermillion gunnison tallulah tonawanda housatonic presque kennebec skagit neosho clackamas saco otsego juniata ladoga schoharie assiniboine pembina plaines aroostook tuolumne conestoga lillooet scioto miramichi suwannee dalles muskingum avoca watauga holston oconee smokies mahoning
1022 227 35 dagestan
114 241 47 outsourcing
572 62 41 staten westchester binghamton
715 33 47 fema
758 114 60 regency
966 57 56 recommending
419 107 1 researching adapting interpreting inventing devoting imagining accomplishing publicizing reproducing dedicating classifying scrutinizing revisiting recreating honing replicating analysing melding popularizing delving fashioning rearranging articulating dissecting shepherding deciphering validating rediscovering conceiving pinpointing picturing spotlighting critiquing synthesizing animating assimilating revolutionizing replaying visualizing quantifying litigating innovating ascertaining choreographing fleshing synchronizing meshing exhuming
226 56 39 popping poking sucking shuffling pluck pecking bobbing flailing fiddling flopping cranks slinging nibbling nibble synch nipping jabbing plop jerking wiggling rustle
190 72 33 bluff butte moraine piney glades coldwater elkhorn oxbow
670 236 55 responsive harmonious
883 135 33 turnpike tollway
199 77 42 cookbook
706 156 39 calmly
600 59 42 retrospective curated
121 6 27 cathay sia
133 83 49 promoters marketers truckers exhibitors industrialists shopkeepers salespeople butchers pickers cattlemen hoteliers hawkers homebuilders appraisers shipowners florists blacksmiths beekeepers shoemakers watermen
22 108 7 misunderstanding paradox
143 97 46 meredith
987 162 7 elaborating
636 180 31 sacrificed
861 128 27 mogul
242 254 12 domains inputs
929 6 36 cheung
212 140 0 tenant landlord
705 191 41 aspen cedars
458 211 7 negatively
432 182 26 retaliate
15 93 25 clerical
556 169 29 mobilize spearhead
355 33 24 airlift firefighting logistic interdiction demining airdrop
482 180 10 sins
111 129 32 docks shipyards
232 98 37 sq mins kmph
712 185 46 lyndon mcgovern goldwater
905 248 21 concussion concussions
791 105 31 strategically culturally solidly religiously structurally spiritually ideologically artistically insufficiently vitally functionally stylistically philosophically conceptually thematically logistically
435 200 54 myths
108 37 11 tablets protease blockers penicillin injectable
428 124 11 converts
18 92 42 omitted referenced transcribed
474 147 22 vfl
260 14 46 mosley lennox
231 28 26 intifada
104 79 55 thoughtful lucid
433 15 25 privy
384 233 35 bastion
208 73 39 cue bumps wobbly
823 205 46 mcmahon
557 20 35 frontline demilitarized dmz shebaa militarized
428 242 28 substituted
752 21 20 splits yawning
911 62 41 anchorage juneau
230 86 43 insults
1002 105 38 resembled
71 168 22 mansfield barrow moor chichester grantham ashford beverley buxton telford tipton woodford hallam dales matlock marlow cromer staines rochford ashbourne solway
11 191 35 cancun casablanca sharm giza heiligendamm heliopolis petionville
330 231 20 exacerbated rife beset lawlessness spiraling plaguing fuelling spiralling persisting afflicting mushrooming
485 70 23 ko tu hai che cha duc thi huong naam
810 231 20 limbo anarchy disarray quagmire morass celebre
356 170 44 summits plenary roundtable
378 23 1 shedding
941 40 39 stumps
867 233 49 democracies
86 128 30 disneyland
791 188 55 morally
519 225 1 disrupting intercepting
570 86 56 unreasonable unjust flagrant tantamount unjustifiable
717 31 61 gt supercar dtm
739 214 46 macarthur wilkes zachary ellsworth
752 30 12 overlap
124 42 42 repeats
718 129 48 afloat
838 175 38 pairing
439 144 55 lame annoying pretentious corny gimmicky icky uncool overexposed catty beastly
233 28 2 ghetto
966 57 25 notify
639 76 47 cater
389 21 8 cascade
213 242 14 baskets
241 237 1 endorsing
412 49 38 nudity
821 70 52 shih lan jen yeh sef chih shek yat tsung kuang chieh huei
33 242 1 conceding
551 150 25 prosecuting indict acquit retry
738 224 6 mast hoist flutter
426 150 56 censure
647 24 12 representations rotations computations
567 166 20 walkout
842 104 20 midterm
947 96 18 madame frida christo marceau mapplethorpe arbus delaunay lutyens metzinger bonnard
132 85 50 fascinated
41 162 7 scant firsthand clearest credence
200 241 57 fishery aquaculture
656 210 57 jade slipper
153 154 0 mathematician astronomer chemist archaeologist geologist meteorologist linguist forecaster archivist statistician zoologist archeologist biochemist physiologist technologist oceanographer virologist toxicologist
881 207 19 mellon
472 86 10 bullying meddling subversive anticompetitive
533 111 6 folding compartment armrest
58 40 28 muralitharan lbw villiers kallis jayasuriya jayawardene steyn chanderpaul sangakkara vaas ntini muttiah cronje sanath sarwan nel mahela dilshan atapattu malinga shivnarine morkel ranatunga collymore herschelle tillakaratne samaraweera mendis amla ramnaresh ramdin marvan tharanga wessels nought ashwell thilan klusener upul bucknor khumalo boje nuwan mahanama hansie lasith dilhara maharoof dippenaar rokocoko herath offspinner duminy ajantha denesh langeveldt mauger nonu kaluwitharana zoysa thushara mascarenhas kulasekara krige sulieman boeta runako dhanraj
998 91 38 eclectic
414 79 38 novelty
404 15 3 apostolic vicar titular prefect papacy bishopric curia nuncio vicariate legate lateran archbishopric revd episcopacy chalcedon pastorate exarchate
242 236 12 complementary
509 173 44 stampede
364 22 48 token
857 97 18 iris fran blanche terri jessie faye ethel leah abby chloe vicki edna patsy lucille adele susie jodie robyn eunice belinda jayne jennie rhonda margo laverne bessette
734 236 56 ensures
302 95 22 paisley
414 29 10 gangster
537 50 4 monde figaro pais sera presse pao watan dello diario marca reforma noticias politico matin svenska akhbar gazzetta prensa arabi soir awsat magyar asharq liberte echos bola glas folha canard dimanche zvezda publico jornal nacion agora republica kampuchea borba mercurio gara globus yeni libero alo morgen ecclesia gesta aam rebelde jornada argentinas libera vanguardia telegraaf geneve mlada koha sharq lietuvos eesti youm jone volkskrant helsingin
995 128 27 partnered
837 229 17 darryl
781 18 55 flamboyant suave photogenic
977 135 46 jr
940 184 8 grazing pasture
994 33 24 standby resupply noncombat
248 131 29 utilize
791 105 55 visually technologically intellectually fiscally biologically ecologically aesthetically dissimilar intrinsically theologically demographically nutritionally physiologically educationally innately
970 21 9 routing
313 244 42 insert
325 163 13 instinct prowess instincts resilience charisma professionalism guts zeal temperament toughness inclination persistence vigor humility mastery grit pedigree composure intellect stamina versatility teamwork perseverance uncanny agility swagger poise ingenuity finesse tenacity pragmatism superhuman prodigious aggressiveness brute quickness athleticism acumen foresight fortitude reflexes smarts firmness mettle dexterity resiliency incumbency willpower imparted ruthlessness tact guile assertiveness frugality statesmanship resourcefulness steadfastness faithfulness selflessness outspokenness playmaking undoubted decisiveness oratorical spunk fearlessness forbearance steadiness salesmanship electability exertions gumption unfailing brainpower unerring mothering likability explosiveness magnanimity
574 85 50 ashamed thankful
219 182 56 terminate
552 224 30 billboards
490 242 17 outfield
405 164 7 conciliatory veiled
558 226 10 robberies suicides homicides thefts beheadings burglaries carjacking stabbings arsons muggings carjackings mutilations
565 16 21 needles
771 46 6 triangular cylindrical fused spaced asymmetrical concentric segmented coiled banding pyramidal incised trapezoidal
791 105 26 ethnically
613 54 2 mc
508 147 37 sv az jc kr
518 224 5 flashing brightly neon lanterns torches flickering silhouetted tracers
729 99 48 parity
113 44 39 dashed flopped catapulted chalked reeled fended coasted romped eked staved squeaked breezing
353 241 5 garments
963 41 51 clone mutant
888 62 41 nyc
973 78 37 col tilde nrs
892 12 14 mushroom legumes shiitake glutinous
31 64 7 dictated
370 20 24 intercept
73 218 47 revamped
535 193 26 corporal
152 82 5 sparkling grenache
29 50 4 shimbun haaretz asahi spiegel nihon yomiuri keizai yediot dailies zeitung bild mouthpiece maariv inquirer gazeta corriere berliner deutschland kommersant welt safir repubblica frankfurter ahram ahronot mainichi izvestia ilbo allgemeine rodong neue aharonot pravda parisien sonntag thawra granma sinmun handelsblatt hurriyet broadsheet chosun nahar stampa posten ath dagens oregonian novaya dagbladet weeklies sueddeutsche milliyet jyllands kompas sankei deseret vedomosti politika nyheter tishrin kayhan khaleej yedioth nhan aftonbladet newsweekly joongang expressen wyborcza moskovsky komsomolets tagesspiegel nezavisimaya komsomolskaya ahronoth tennessean editorialized guangming blick aftenposten vremya segodnya okaz jumhuriya ayyam politiken kurier oklahoman rzeczpospolita dagblad radikal sanomat collegian etemad blic rundschau tidende
1002 30 12 similarity trait distinguishing
48 114 24 adriatic dardanelles
544 126 23 pas mano cor tot och amo sono sto tir abo
806 174 50 boast
1004 244 29 duplicate
524 180 7 relevance
957 254 21 bacterial
275 77 42 imprint
377 95 59 pac
966 15 47 entrusted
460 108 13 impulse visceral sensations affections subconscious
679 11 20 bracing
18 0 12 alternatively
364 180 43 congratulations
40 167 3 saxon cossack gallic castilian huguenot aragonese northumbrian livonian pictish ruthenian elven piedmontese
884 97 46 clarkson
113 175 62 cruised
194 207 30 citadel
864 92 42 paragraph footnote quotations footnotes paragraphs disclaimer subtitle explanatory epilogue headings annotations annexes addendum acknowledgments appendices
518 157 43 flashes
586 102 14 splash sprinkles
446 22 56 withholding
711 118 7 coping
884 142 46 dion knowles braxton
480 236 29 maximize
909 128 27 eisner
258 87 63 kessler hess siegel feldman jacobson heller hirsch weiner ackerman lerner pollack blum baum falk horowitz freedman cohn deutsch segal weinberg engel levinson krueger schiff fink hecht ziegler edelman forman farber sanger ratner kauffman sternberg posner greenwald rudin
344 157 43 bursts
431 133 45 pops recital opry
380 71 60 belize
85 109 3 resided
1020 61 44 wed
315 189 22 waterloo kensington stratford newbury newtown hackney mayfair whitehall bromley kew hammersmith lambeth hampstead southwark paddington islington williamstown clarendon brixton guildhall ealing uxbridge abingdon connaught haymarket stormont pancras shaftesbury whitechapel putney hendon charing dulwich eglinton battersea brompton highgate kenilworth finsbury deptford sydenham glebe lewisham redfern wandsworth camberwell gaiety bletchley holborn blackfriars finchley highfield flemington shankill chiswick bloor kingsway hounslow bexley edgware morden beaconsfield eltham kilburn kennington belgrave walthamstow bethnal newgate shoreditch streatham leonards castlereagh burwood bermondsey stretford pocklington elstree hillingdon southbank kingsland
12 33 47 staffing
899 14 61 rodeo
735 187 62 muller cyril
372 95 59 pf nld zanu npa gia mqm cpn ifp inkatha mnlf leninist iaf knu ncp epr ulfa nda sda ssp ndf cuf iu mpla swapo odm dflp udd fln fmln cud qaumi cndp ucpn mpci muttahida cndd fpi ezln nla rdr inla ndi fraph asom mukti jklf nrm madhesi mosop ldk cnd
500 93 19 torah rabbinical
490 42 12 lineups
1014 85 43 awake awoke
172 255 46 rockwell
492 11 34 slows
956 104 56 electors referendums candidacies candidature referenda filibusters acclamation countywide apportionment cloture
799 143 62 hackett gatlin gebrselassie fredericks devers boardman eldredge hoff rahlves hedrick doohan guerrouj ato wariner goebel boldon usain torrence lagat lochte cadel lemond tergat ligety peirsol masai komen kipketer ammann hoogenband kildow eamon asafa lauryn cheruiyot kiplagat shani linford meares morceli daron dragila lysacek moir ndereba dwain lolo klim loroupe lenton britta torri schoeman koznick kosgei khannouchi heyns trickett wotherspoon tanui kiptanui schipper alsgaard lodwick kieren lezak wanjiru krayzelburg frater koech kiprop leisel biedermann kastor wescott adlington carberry gunnell korir lel spearmon
138 108 21 discomfort irritation irritability
286 174 43 swear
550 173 32 trapping
41 79 7 ominous
597 151 5 fingerprints
587 13 36 sid
998 79 55 sober expansive extravagant adventurous understated quintessential classy grandiose wholesome
893 188 1 incapable
15 93 49 rabbis disciples pastors preachers theologians imams jehovah clergymen deacons prelates evangelists seminarians ismaili legionaries bahai
903 54 37 ct
1001 195 6 tilt rotate tilting pivoting
610 39 26 brutally terrorized
287 61 18 countess camilla
112 246 11 cannabis methamphetamine narcotic methamphetamines
270 86 56 sham
387 38 36 nasrallah meshaal mashhadani aweys
233 62 41 correctional penitentiary
609 233 13 supremacy hegemony hegemonic
724 93 3 reformation
572 189 41 woodstock ithaca kettering westport yonkers schenectady utica montclair batavia hempstead groton woodbury belleville poughkeepsie brookfield litchfield elmira wooster morristown moncton newburgh stockbridge haverhill chappaqua plainfield methuen montpelier goshen oakville lawrenceville edgewater fredericton northwood islip scarsdale branford roslyn kenmore shoreham uniondale ridgefield belton mamaroneck stoneham elizabethtown cortland irvington barnstable secaucus maplewood paltz oakdale downstate teaneck millbrook tarrytown farmingdale paramus radnor nyack altamont peekskill mineola northport cranford oneonta lyndhurst manhasset stonington brainerd scituate hamden foundling vestal levittown haddam chiyoda weehawken clarksburg bellefonte eastham maywood berwyn ossining rhinebeck pomfret fairhaven simsbury fishkill colonie bronxville
1002 165 12 imaginary
431 198 61 quiz debuts
618 93 3 pagan
348 123 35 southernmost
230 47 43 begging kissing joking weeping chatting sobbing teasing taunting cursing giggling uncontrollably hollering
434 235 46 poe biographer dickens burroughs ginsberg woolf yeats
466 57 56 ineligible
825 182 56 authorised
703 0 42 initials
730 177 9 blackberry
697 160 29 beg
561 79 44 somber triumphant joyful
536 207 19 polytechnic peking caltech tsinghua monash chulalongkorn iit qinghua ucl ntu universiti fudan collegium witwatersrand keio waseda karolinska aalto makerere technion chengchi renmin tafe jagiellonian thinktank rmit yonsei tribhuvan dongguk sais thammasat shorenstein jiaotong soochow mathematica cmu fairleigh roubini mahidol
894 122 5 fuzzy
43 250 51 cobra panther wildcat scorpion cougar lark manchurian chipmunk
259 230 46 crowe hanks sylvester sheen huston
213 16 58 mats
408 62 41 moines greenville knoxville akron chattanooga huntsville harrisburg lubbock shreveport bloomington tuscaloosa covington evansville
441 30 7 differed
154 93 56 covenant
636 64 56 guaranteeing
90 157 39 roaring shiver squeak cresting squeaking
244 113 48 endorsements
680 26 28 wallabies wasps springboks azzurri socceroos bleus boks baggies toffees cottagers
220 211 56 formulated
499 236 7 strides
970 24 12 binary node asymmetric multiplier automaton schematic endpoint subtraction rgb parser transposition ternary bidirectional classifier hexadecimal
255 16 14 sticky
85 61 49 immigrated
844 69 32 bulbs
299 11 7 favourable unfavorable
658 41 17 satan
48 114 60 aegean kinmen malacca matsu kuril marmara sunda senkaku azov okhotsk kurils kerch
56 173 26 motorcade
212 172 30 dwelling terraced
23 237 56 balked
698 70 52 ding ren zi
25 184 8 soils serpentine alluvial topsoil loess loam landforms sinkholes subsoil
656 48 5 scarlet turquoise fuchsia mauve chartreuse ermine
652 212 44 departures sailings
712 15 10 czar
1009 203 19 aeronautics rocketry
291 70 58 tse
235 79 54 intricate
431 49 43 backstage
563 193 26 blackwater
292 52 35 barre
69 93 44 venerable
588 132 4 cameraman
626 167 42 urdu
795 227 60 sindh balochistan fata
182 141 32 chernobyl
737 61 50 jealous
69 9 54 contemporaries
525 155 9 tvs lcd dolby projectors widescreen crt camcorder videocassette slr minis camcorders cmos dv lcds vga dts ocr betamax megapixel ampex
701 212 12 shortest
782 95 59 nc ppp ndp pfp cpp gnp akp prd sdp np pdp sena pml pdi ccm chp uml unp sps snp svp sds pds apc ccf alp bsp rpr dss pnp cda dap cymru psd mmd samaj pdl dfl upa udp epp jatiya dlp mdp psl ods psoe uup sangh udc srs npp lakas bcp ppd ndc nrp dmk mcp ukip mprp narc rashtriya rpp eprdf uia ucr prs islah sdl dtp nkp unip swp mhp keadilan clp knp pcf nfp upfa pki bdp fpoe sns fru paigc lpr dyp cssd kpd tdp fdc pnv ciu slpp slp
203 61 13 marital motherhood virginity parentage
458 188 31 compensated
696 52 16 rabbani garang burhanuddin
297 24 12 denotes denote negation reflexive conjugation transitive
111 140 30 wharf
263 175 61 standout
25 121 11 crystals crystalline silica aggregates inclusions calcite magnetite olivine pyrite colourless feldspar hematite carbonates humus
497 20 26 hardened
457 201 30 gigantic
3 29 10 foreigner traitor hitman hooligan turncoat
249 138 30 entrances
797 175 61 snatch
182 51 56 nonproliferation decommissioning
229 236 9 macro
21 148 12 taxonomy haplogroup
746 108 13 notoriety
213 73 5 towel rug bandages
678 145 8 dormant
972 128 27 dreamworks miramax amc pixar goldwyn bros skg dic lucasfilm
854 31 41 pontiac chevy sebring
310 151 8 mapped
442 38 36 ratko delic djukic blaskic lukovic otti segers tihomir tolimir djordje
159 187 21 jakob
42 197 18 lindh nowak karr fritzl saberi suleman sgrena kercher yettaw shourd sollecito contemplacion dugard bakley saldivar maga palfrey roxana kissel larose onyango balabagan milingo ashtiani mclauchlan natalee fourniret schindlers lefkow kimes luttig oefelein cantoni
800 22 48 balances cheque overdraft receivable
426 244 56 rewrite
41 157 43 faint nary
656 148 18 daisy
567 145 20 standstill
480 243 1 calculating multiplying halving subtracting underreporting overshooting
396 20 26 infiltration
852 146 40 cali juarez bolivar medellin vila cordoba concepcion caetano branco caldas hermosillo
127 183 50 reminding
672 208 39 pedestrians cobblestones motorcades
482 28 20 horrors pestilence
760 80 48 repatriated
604 170 15 parliamentarians
502 114 8 borneo
808 22 48 depreciation remittances earner amortization ebitda ebit noninterest
232 98 6 knots centimetre
135 67 40 ochoa trevino
725 141 30 overcrowded dilapidated creaking
305 70 37 ri ro sup
941 67 61 aussie
472 18 55 intimidating confrontational assertive belligerent unfriendly antagonistic bellicose warlike interventionist
290 59 44 fairs engagements showings banquets galas
730 66 24 navigator
930 0 12 notation abbreviation nomenclature derivation phonetic numerals punctuation kanji ipa alphabetic katakana placename hiragana
670 176 55 tolerant cohesive livable
897 56 14 grind
472 4 10 bully
4 53 25 fabricated
377 36 19 regents
691 182 29 rejoin opting forgo abdicate
190 69 8 meadow
634 229 40 posada cordero abreu edgardo polanco vina
717 14 61 giro regatta prologue silverstone monza vuelta rolex catalunya remo grands kart tms suzuka imola dauphine downhills roubaix amstel criterium scudetto sidecar libere combi adriatico hockenheim tirreno interlagos horseracing romandie
800 177 48 registers
429 21 8 descending
596 132 4 turk nhk aptn bna ziana nni
474 26 61 captained
818 173 20 collapses
871 16 32 insulation furnaces burners
586 102 11 bubbles droplets thickening superheated
329 140 35 bazaar
32 184 8 sheltered
391 159 46 healy hodge croft mccaw
658 160 44 bless
424 86 13 arrogance incompetence hypocrisy disrespect mockery haste malice deceit stupidity favoritism treachery cowardice appeasement repudiation misrepresentation irresponsibility bluster smacks dishonesty misbehavior ineptitude recklessness carelessness savagery unfairness transgression opportunism victimization overreaching lunacy passivity illegality foolishness flattery laziness duplicity indiscipline politicization elitism officialdom malign inhumanity animus revisionism rudeness disenfranchisement barbarity belligerence demagoguery furtherance vilification sadism timidity tardiness sloppiness laxity connivance premeditation overreach amateurism thuggery obfuscation adventurism inflexibility profligacy scapegoating paternalism undisguised viciousness vigilantism indecisiveness partiality subservience obstinacy
13 83 49 explorers gardeners curators conservationists geologists inventors archeologists mathematicians linguists anthropologists chemists screenwriters sociologists ecologists stylists sportswriters academicians preservationists scribes hobbyists naturalists botanists trappers demographers gatherers astrologers ethicists archivists geneticists conservators ornithologists cinematographers psychics communicators discoverers neuroscientists criminologists sealers creationists engravers experimenters zoologists carvers genealogists entomologists sportscasters
185 144 55 easiest strangest saddest proudest boldest ugliest surest oddest wisest nastiest cruelest bankable
628 17 62 lukas nakatani
897 56 6 grinding
349 102 8 flowed spewing spewed seeps
819 31 27 kia hino daihatsu byd fuso changan
292 63 40 tito
294 138 44 shrines
403 83 9 programmers
783 110 29 insure
304 3 30 mosaic mural frescoes fresco
304 152 3 tudor
737 164 15 infuriated
574 164 16 congratulate
842 104 1 electing
721 112 46 booker
483 3 54 creations
156 59 5 studded
1 198 61 wwe wcw ecw
869 236 56 equitable
94 66 15 lockerbie
232 176 30 taller
555 27 3 lenin suvorov
376 251 9 sensing
731 250 57 skins
852 146 35 tijuana florencia bariloche
766 122 8 murky
987 8 34 attaches underlines
13 83 7 skeptics
653 206 28 henrik jens larsson mikael pedersen sorensen jansen jesper morten svensson ulf carsten poulsen niclas dietmar johnsen antti frisk sammer helveg henriksen hedman laursen nowotny heiko isaksson ebbe
866 63 40 giorgio gianni cavalli pucci ferretti
705 69 46 thorn birch
897 210 6 carving arrowheads
575 69 30 erect
592 74 2 entertainer
615 242 25 faulted
1023 144 55 rewarding commendable
835 237 49 campaigners
198 85 7 hesitant adamant sceptical
816 154 0 hires
27 167 45 gypsy
286 162 56 declarations pronouncement
405 246 11 profanity caustic
416 234 9 iso
121 196 27 klm baa aer lingus
506 126 23 terra prima teatro vita alla delle italiana musica mea porta mala cosa flor italiano carta accademia nazionale deus patria liber romana veritas sola dulce iglesia mundi primavera negra firma lisboa vitae selva cava bamba mestre trop muerte istituto amore moderna regio biblioteca morena bandera cima ruta senhora tru nossa bonne strada voce nuova loca sancti brasileira moda bomba sua tutti sacra colle roja cinta scuola perla nuovo harmonia saya parva domus musicale pon cidade anima queso avanti arti provincia gruppo yn caffe sagrada sanctorum virtus dominus stato popolo jesu escola cala chine feria ballo ius ordo libri bord
285 243 48 expectancy ratios caseload caseloads undercount
78 233 15 heavyweights
232 21 8 kilometre
438 182 29 embark
275 77 27 harpercollins signet hachette idg gruner jahr mondadori
919 193 24 inactive stateside
460 180 13 psychic psyche
1 59 61 fiesta
1002 30 7 contrasts
587 97 18 hanna tracey lacey
760 33 47 resettlement
696 127 59 gam ruf auc rpf fdlr npfl hvo
143 214 46 patton
629 105 31 enormously tremendously predictably spectacularly tragically horribly woefully doubly uncomfortably abundantly perennially disastrously disappointingly irrationally dismally catastrophically
228 113 31 hotly
332 164 43 warmly bluntly
350 111 30 crammed
967 246 11 nicotine vitamins caffeine toxin ricin ingested amphetamines ddt amphetamine stimulants ephedrine bpa heparin mtbe priming preservative carcinogenic radium polonium hallucinogenic antibacterial creatine carcinogens thc botulinum psychoactive ketamine carotene pseudoephedrine phthalates androstenedione andro freon resveratrol quinine thimerosal acrylamide estrogens laxative
467 4 2 clown
817 169 29 erode underpin
820 195 6 gears skid throttle crank shutter cornering restrictor downforce
865 23 32 nymex palladium
444 169 10 evade
442 5 40 ponte
906 160 44 merry
989 44 39 flung shoved bolted poked sneaked scooped limped scraped booted inexplicably yanked clawed shuffled tacked trickled teed chewed ditched snagged hustled maneuvered astray whittled coaxed whacked straightened rapped trotted carted smoothed muscled stomped sawed zipped darted nipped bashed roped blitzed thumped tugged bunched sheared harmlessly snuck elbowed swatted swiped dunked heaved shunted nicked drummed coughed weaved jerked licked pried plunked plopped bobbed paddled wove trod cycled wrenched scampered crunched corralled shoveled strutted bails zips perked jabbed aced jetted wrung socked meandered lugged whizzed nibbled lumbered scamper slogged wriggle retraced whirled peeks ambled squirted burrowed hosed lopped speared urinated pivoted sanded twirled sauntered slither dozed toted shooed munched ricocheting scooted scoot tunneled trots segued warded flamed detoured squirmed winnowed trespassed clattered waltzed
621 220 54 notions philosophies ideologies
78 23 42 advancers
737 208 43 panicked
117 185 40 rangel domenici ney tancredo dornan bingaman dimasi lofgren myrick perata balart fossella dellums regula bilbray
690 105 55 oddly vaguely wonderfully strikingly curiously eerily characteristically exquisitely fittingly unabashedly outwardly distinctively singularly comically deliciously refreshingly unmistakably delightfully improbably gloriously peculiarly hilariously weirdly unfailingly wickedly charmingly marvelously amusingly extravagantly fashionably hauntingly proportioned chillingly irresistibly gorgeously annoyingly intriguingly disarmingly lushly
991 195 6 pedal pedals malfunctioning airbag
332 211 31 favorably favourably unambiguously obliquely unfavorably
26 240 61 grueling
164 33 21 interventions immunization obstetric
72 11 48 stabilized
250 97 2 chick
296 38 16 maskhadov rugova plavsic barzani aslan seselj krajisnik markovic aoun nikolic jumblatt yandarbiyev milorad martic zubak ahmeti doku hawatmeh
79 235 40 dante
467 154 45 choreographer
873 49 13 suspense
791 20 31 militarily
611 111 43 huddled courtside
605 121 11 nutrients photosynthesis phytoplankton
934 146 60 catalonia alicante rioja tarragona extremadura kabylie marbella vizcaya lleida ancash
123 128 30 cinemas
357 243 48 decreases
830 181 44 dusk sundown
434 235 18 hemingway austen salinger capote agatha kafka marlowe angelou bram sayers plath welty sontag pasternak mitford theroux didion trollope styron geisel delillo zora highsmith hurston chabon sendak dashiell wollstonecraft
943 40 28 botha
619 33 32 containment
669 223 35 tal
697 174 29 perceive overlook dared ponder envision underestimate dwell foresee lest contemplate indulge aspire comprehend suffice gladly succumb attest presume savor exaggerate equate revel fathom sympathize loath reckon loathe socialize repent err profess deplore partake despise inhale yearn overstate gravitate eschew concur covet meditate wherewithal shirk desiring overreact flaunt overestimate liken vouch forsake quibble wallow ascribe wont empathize misunderstand bemoan abhor confide surmise overdo detest spurn acquiesce dabble begrudge outgrow obsess feign itemize raring misinterpret overhear cower
924 113 19 libertarian
34 116 6 dart
320 31 44 caravan
792 31 41 malibu
770 88 32 harvesting
868 127 26 rebellious
927 238 36 baba matha meher dargah
178 33 7 vigilance
33 242 28 equalizer levelled equaliser disallowed equalize fightback clincher equalizing equalise equalising
93 74 0 campaigner
223 11 7 impacted
947 96 51 vinci tut enola guernica
877 142 2 dixie
849 99 48 disposable
577 39 31 shunned insulted courted despised reviled maligned scorned vilified frowned feted loathed savaged lampooned distrusted detested skewered pilloried critiqued eulogized disdained caricatured antagonized lionized denigrated abhorred mistrusted outpolled
810 86 13 disgrace unmitigated
154 93 27 quaker
991 31 27 firestone
942 125 61 oceania concacaf confederations partnering lipton tourney tabulated sectional uber foursome clausura hopman sudamericana zonal semifinalists supercup intertoto sudirman titleholders melodifestivalen
15 104 49 guardians
235 79 38 cinematic
316 159 22 stirling firth parnell sobers
969 8 34 removes commits clears frees seizes reverses abandons executes submits secures revives ponders opts detains readies nominates expels certifies ratifies renounces rejoins enacts balks inaugurates notifies defers deports dismantles evacuates restructures waives palaeographically withholds abolishes reclaims reorganizes retracts toughens
860 140 30 mausoleum graveyard
445 26 50 youngster
609 86 20 protectionism excesses marginalization marginalisation
727 78 4 newsroom iht
776 22 25 restitution
677 127 1 arming
250 103 51 barbie
268 52 36 chaudhry
510 42 34 weydert restores
901 98 53 ninety
543 64 34 establishes
168 107 1 altering absorbing simulating depleting harnessing replenishing compressing infusing amplifying regenerating cloaking sweetening
750 182 50 beforehand
951 105 50 invariably
130 226 10 beatings incest mutilation forcible extrajudicial servitude spousal custodial flogging maltreatment enslavement tortures
820 49 2 reel
703 193 5 insignia
893 162 55 unreliable
522 255 9 prodigy napster excite
540 6 11 proton
711 251 11 energies
738 224 32 cranes
852 146 23 ciudad nuevo plata chico poly paulista futebol bellas universidade oeste caxias avellaneda
152 72 41 napa sonoma
769 186 18 lorraine
461 187 62 bernhard axel philipp stephan moritz florian paulus schenk kohlmann
819 179 27 matsushita seiko komatsu aeon suntory daiichi kogyo takara
586 102 39 drifting fireball billowed puddle embers raindrops
691 173 50 prematurely
125 72 33 sioux cheyenne seminole seneca mohawk shawnee oneida klamath chippewa gila laramie natchez osage onondaga winnebago cayuga pawnee rosebud umatilla caddo cochise sauk washoe menominee modoc tuscarora lacs mashpee kickapoo
318 181 44 funerals cremation processions vigils homily interment oration christening graveside reburial
484 242 55 sloppy
791 105 38 uniquely
209 180 51 cradle
50 143 62 landis
10 8 34 destroys
207 226 10 gruesome
842 104 49 incumbents
691 26 16 quits
472 233 7 adversaries adversary
757 207 19 brookings cato sabato lessig chemerinsky jaffee ganis
214 248 21 systemic
718 110 27 countrywide gmac
332 156 7 summed
767 244 47 revamp
241 74 7 proponent
579 3 5 paints pencil pastels crayon easel ballpoint trompe
939 94 22 viscount wentworth napier walpole maitland ormond dundas montagu grosvenor stanhope paget addington jervis egerton grenville curzon sackville lyttelton fitzwilliam woodville cobham onslow hungerford wolseley minto audley cathcart lucan walsingham mountjoy ferrers ponsonby huntly swinburne elphinstone galton malmesbury strafford pakenham delamere dysart wotton macdonnell crofton hotham wemyss lanchester lawley rosebery burghley
971 20 26 enclaves
429 251 12 alternating angular pore axial declination
76 204 14 rub grease
440 28 28 boer
346 51 20 fledged rapprochement detente cooperations
716 214 46 bliss
735 136 17 cedric
814 112 3 bestowed
671 53 10 hoax hacking
309 91 30 deco
287 65 18 ida fanny baroness fatima matilda bertha ursula marguerite johanna antoinette henrietta susanna elisa bernadette bruni adriana therese elsa antonia beatrix luisa juliana elvira angelica dorothea cornelia celeste georgina genevieve eugenia chantal salome wilhelmina elin henriette paulina dona mathilde hedwig inga amalia theodora clementine fernanda philippa gabriella katharina dagmar livia ste infanta amalie leonora marianna hortense octavia eugenie adeline francisca georgiana eleonora gainsbourg suha nirmala leonor ernestine isobel frederica adela ingeborg odette luise aurelia sahagun milena raisa laetitia cecily odile albertina clotilde beata archduchess pavlova freya nikolas catharina toya clementina ulrika yolande sofie
644 21 39 outward detour bends clockwise farthest curving furthest incline westwards veers meander northeastward northwestward northeasterly upwind northwesterly southeasterly southeastward
737 245 31 alienated
867 170 59 sco cis saarc comesa asem acp troika eac nepad maghreb caricom gms weu eas csce ldcs eea unasur cplp
773 246 11 poisonous odor flammable poisons corrosive noxious combustible odors vapors odour inflammable
246 202 12 algorithms clustering categorization algorithmic
450 111 30 cramped plush
585 165 13 aura boundless invisibility
942 191 61 champs
33 242 31 squandered
346 51 56 normalization reciprocal conciliation normalisation
418 17 27 nextel
722 82 14 salsa
814 112 31 honoured
251 191 61 lausanne
176 205 46 gus
293 20 3 ceded
150 29 10 havens
725 241 32 reliant
459 144 50 worthwhile
661 143 62 maier bode ullrich contador vonn kostelic basso paerson tomba valverde mancuso raich mcewen eberharter indurain anja vinokourov goetschl zabel pantani voigt michaela rabobank renate kjus boonen gronholm cancellara freire aamodt seizinger longo lasse leipheimer cuche jalabert petacchi kjetil niemann riesch schild isolde ktm ertl svindal makinen simoni wiberg kostner cipollini strobl biaggi bettini tanja dorfmeister hilde virenque loris katja hushovd hosp hincapie hirvonen ricco menchov bjarne compagnoni gerg alphand walchhofer morgenstern meissnitzer rominger gruenigen liquigas kathrin marlies bjoerndalen harri zabriskie wachter capirossi belmondo nef corsi lampre tommi marit aksel schoenfelder anni melandri goldberger katrin poutiainen pereiro rebellin vande ahonen cunego kalle pernilla poiree baldini auriol olano friesinger garzelli stefania latvala alexia gottwald palander janka kallio goergl zettel malysz ghedina euskaltel manninen savoldelli gerolsteiner schlager casagrande cavagnoud guay montillet zurbriggen kirchen bjorndalen peterhansel federica wurz museeuw tonkov dovizioso oneaustralia kankkunen kloden langen buemi neuner angerer berzin svendsen teichmann moelgg defago mapei despres voeckler milram checa zulle kraushaar nibali fredriksson ogier hannawald buechel schlierenzauer wust vandenbroucke pineau ballan lajunen schifferer rumsas zuelle smigun mascalzone fabris popovych kaisa piepoli kosir stecher bortolo
458 188 48 artificially undervalued
829 240 20 maneuvering fruitless haggling tortuous fitful dealmaking
607 26 24 rejoined
784 7 46 tyrone
152 140 23 chateau
578 34 32 mined
146 79 20 twists
490 193 49 regulars
319 182 56 empowered
258 128 46 weinstein
228 220 54 taboo
854 31 9 versa crossovers
578 16 32 stainless bonded fibre graphite roofing castings
953 195 6 harness mower
732 21 8 descend
79 187 46 oswald cornelius
474 168 22 leinster rfc gaa mcc kilda hawthorn essendon connacht laois wafl itm shinty
195 236 55 indispensable
631 46 57 tails stout tentacles gills crests webbed
258 58 46 rosenthal carlson
530 177 6 optic
89 69 5 rust clump
997 53 56 breaches
823 198 46 colbert fallon smiley gilligan
518 102 42 glowing
633 151 24 simulated
79 97 46 archie
735 97 46 mara
352 215 2 godfather psycho gump brokeback shorty hairspray mamma songbook dreamgirls poppins showgirls braveheart miserables scarface porgy goldfinger tootsie chocolat singin trainspotting goodfellas footloose unforgiven slickers birdcage gaslight exotica shawshank perdition syriana bulworth lebowski joad
261 245 31 starved marginalized traumatized repressed marginalised developmentally
407 218 31 subdivided redrawn
589 251 32 combustion
565 209 12 knot
355 236 32 capacities
178 43 1 relaxing
1013 185 23 lugar
970 177 9 packet asynchronous teletype
854 31 23 coupe maserati
1004 211 31 sorted
235 49 54 erotic
670 180 55 civilized
292 52 40 conte duvalier sylvestre somoza nguema anastasio fulgencio stroessner videla azali
248 53 29 uncover
534 25 12 nodes
885 157 45 chant dirge
464 129 39 adrift overboard colliding intruded capsizes
590 21 12 longitude
979 88 32 drying refrigeration disinfection
272 177 32 clocks
585 163 13 longevity vitality newfound allure familiarity mystique sanity unparalleled serenity civility tranquility fragility semblance bipartisanship cachet unmatched respectability normality dynamism masculinity companionship tranquillity transcended unquestioned calmness togetherness permanence contentment invincibility transcendence nationhood repute modicum inclusiveness vibrancy unsurpassed undying undiminished cohesiveness meritocracy distinctiveness virility comity jewishness unrivalled invulnerability preeminence wholeness
735 206 28 stephane benoit
129 236 19 philanthropy philanthropic
658 165 44 perpetual heavenly
405 130 39 blistering
434 235 2 twain kesey foxe
958 116 9 cartridge cartridges carbine
381 212 44 honeymoon layover
733 5 40 samaranch
965 0 54 meanings nicknames synonyms connotations pseudonyms idioms acronyms usages pronunciations glyphs toponymy euphemisms placenames toponyms etymologies
255 122 55 bland earthy nutty luscious mushy slimy flaky soupy astringent piquant
705 69 57 willow chestnut elm cactus beech clover locust acacia alder elms conifer dogwood firs banyan wattle larch sapling
36 28 3 feudal dynastic
112 245 21 addicted
393 123 33 lookout
378 107 1 scaling
247 28 56 repressive
245 147 22 fk bohemians regionalliga brann fredrikstad divisie esteghlal spvgg dukla aab mohun boldklub ekstraklasa divizia botev
659 51 1 renewing restarting
787 168 22 loch severn humber
991 232 9 flaw
302 95 16 spd shas cdu fianna ump rightwing forza meretz quebecois fidesz yabloko lavalas gaullist hollande eurosceptic pis shinui vvd wafd blok vmro beitenu vlaams beiteinu pvda gesher constitutionalist puea sceptic ghad
173 173 26 gunbattle gunfight
522 53 42 wikileaks
332 100 31 forcefully passionately resolutely earnestly wholeheartedly fervently eloquently coldly ardently persuasively insistently soberly forthrightly heartedly movingly inwardly
1016 187 46 eddy
51 145 20 haunt
679 107 1 contemplating eyeing mulling pondering realising readying inheriting reconsidering gauging relishing heralding digesting savoring mustering reassessing girding foreseeing eying overestimating
800 177 9 teller atm atms
190 2 8 chalk
781 122 5 sleek colourful shimmering chunky gaudy boxy garish flowery resplendent curvy dainty glittery monochromatic wisp gauzy lustrous dressy natty hairdos raggedy
340 93 22 priory friary
113 169 31 decisively
708 243 7 statistically
228 51 20 thorny
296 194 16 zoran bouchard stipe mesic jovanovic vuk zivkovic meri sarkisian dragoljub gligorov covic marovic twagiramungu sainovic bahceli marjanovic pesic
571 241 8 plentiful
344 116 39 blasting lobbed slingshots
538 135 24 transatlantic
47 135 41 overland
676 71 60 liechtenstein scandinavia
513 173 35 morgue
163 23 48 lira
582 145 34 recovers harks
370 66 24 stealth awacs pilotless
426 104 56 override tabled vetoes overrode
285 177 9 penetration
757 35 46 pollster
270 169 7 ploy
502 114 35 atoll phuket anjouan nias yeonpyeong tawi hanish djerba fangataufa samui farallon
588 208 26 protester passers
348 8 34 surrounds encloses
5 73 39 reins
34 10 59 sigma nu psi sacs upsilon
679 85 7 mindful
987 107 1 reinforcing countering emphasising
5 153 25 resignations
441 164 7 contrasted
994 193 24 deployments contingents airpower
402 11 55 resilient
72 218 31 progressively broadened
419 151 42 compiling documenting
18 0 54 synonymous ascribed anglicized anglicised etymologically
309 167 3 venetian florentine
463 245 55 frail sickly emaciated upwardly senile
2 157 20 alarms
544 54 37 ti det gal ek ao pe sis som za ei bul nei lar opa
18 211 31 informally liberally incompletely
716 108 7 seeming
405 79 55 witty eloquent suggestive wry deadpan incisive
8 30 12 spatial physiological
712 89 46 kissinger
655 244 0 tailor
821 97 18 annette
221 19 46 finch
788 195 6 locking
656 69 5 violet lavender indigo lilac marigold
277 96 24 gaulle
672 135 48 tolls
13 83 57 biologists paleontologists
350 208 26 camped converged roamed
498 225 26 ousting
953 195 32 stationary
690 211 5 neatly
673 180 56 respecting
998 103 30 trendy
823 7 17 madden
468 231 26 fanned
817 11 7 diminishing softening
79 159 46 cullen sharpe dunne reuben conroy kelvin mcfadden neale flannery
787 186 35 nord
705 69 5 palms boughs
35 248 21 stigma
178 43 13 relaxation
324 175 20 upsets drubbing
467 49 45 choreography vaudeville burlesque
567 141 48 backlog
612 151 21 mri
395 230 2 coward
213 16 5 woven glue scraps bundles sewn binder pencils padding sheeting waterproof laminated hangers napkins tarps cellophane tarpaulins burlap
201 160 2 papa
846 148 57 orchid
339 37 21 herbal
698 70 2 bing xiu
79 58 46 cain egan gunn barrie mcnally
14 28 35 saigon
72 145 48 swelled dwindled ballooned
752 243 7 narrowing disparity widest
541 75 36 eliezer shaul binyamin ephraim yosef illan yehuda hanan ashrawi dayan amnon rafi dror fatih aharon eyal roni zeev alon yishai abdus shinseki mixon ulvaeus ofer eliyahu yoel buha aleksa menahem eldad yoav mateen lior
559 0 12 derive
150 140 30 hilltop hideaway
505 90 35 bagram airbase
309 191 23 riviera
844 69 8 vines foliage shrubs blooming plantings wildflowers
902 175 29 overtake
96 218 31 reverted restructured successively reconstituted partitioned renumbered reestablished redistributed reorganised divested realigned subsumed formalised disestablished secularized municipally bifurcated
552 106 29 advertise
702 106 48 bargains
192 254 11 affinity
597 151 21 scans
71 94 46 middleton dunbar ives crook forsyth
173 231 26 skirmishes gunbattles gunfights
948 85 43 reassured heartened
433 152 3 dukes emperors pharaohs sultans vassals principalities dominions khans
464 129 8 sinks
76 102 39 spit
694 43 39 horseback jogging paddling treks backpacking sledding sunbathing
875 53 10 shady
224 142 40 duran baez
331 210 46 ware
379 25 21 fetus genital uterus contractions ovaries placenta foetus fistula tubal ectopic
479 43 45 routines
769 187 60 brandenburg
192 51 55 cordial
561 59 44 fanfare sellout impromptu celebratory postgame
693 110 48 liquidation insolvent shareholding debtor
372 125 59 fis
532 182 56 certify
714 177 9 cellphone pager dialing faxes forwarding texting hookup intercom voicemail videoconference helpline
618 93 49 faiths
911 21 33 inlet
364 181 44 greetings
991 141 32 wiring
958 116 46 browning
766 231 39 tangled entangled
310 211 31 researched communicated scientifically scrutinized validated replicated corresponded duplicated disseminated analysed dissected pieced experimentally catalogued ascertained quantified decoded discerned cataloged retrospectively deciphered visualized empirically exhaustively extrapolated elucidated
445 61 0 toddler orphan
881 35 48 forex
231 233 15 blocs
598 96 40 getty
1014 111 39 crawl
499 145 20 progressing blossomed bottoming quickened apace degenerating
52 240 7 inconclusive
960 231 20 militancy
474 125 61 sevens darts camogie nll olympiads
587 252 17 erickson
739 214 41 polk dix folsom westmoreland buren benning bainbridge pershing mchenry tryon tecumseh trumbull minot rusk detrick galt endicott belknap eustis payson delmar chaffee devens
746 145 20 limelight
542 79 55 candid
823 77 4 springer
126 242 17 layup fumbled buzzer timeout timeouts baserunner pickoff
842 113 56 filibuster
750 144 20 unthinkable
634 229 46 rollins
326 198 51 conan
628 74 0 texan breeder
495 159 28 cahill bellamy neill hargreaves milner gregan giteau vickery mortlock obi larkham steed quinton corry tindall tuqiri horgan anderton catt bramble lote gallacher roff ledley johnathan mensah appiah rowntree pressley mcateer hislop charvis earnshaw hendrie nelsen girvan geordan halfpenny ceri hickie vidmar durie godman lynagh etherington lazaridis
714 177 43 callers beeper
442 52 16 beshir milutinovic haradinaj jaruzelski
238 162 56 clarification
103 68 43 mouths thumbs trembling stomachs clenched nags ached
542 150 25 impartial
706 224 39 flashed
258 187 63 steiner vogel
446 53 25 disclosing falsified incriminating mishandled
652 111 30 vip
849 111 5 suitcase backpack buckets briefcase suitcases backpacks tote duffel briefcases pail ashtrays
326 49 51 superhero
128 64 56 restraining abolishing sanctioning legalizing
468 108 20 aroused
152 186 5 burgundy
681 172 5 plaster veneer awning
448 235 54 freud aristotle plato kant nietzsche chomsky hegel descartes leibniz heidegger foucault kierkegaard derrida spinoza schopenhauer husserl
817 11 29 dampen crimp
271 176 55 smarter quieter kinder finer wiser smoother leaner palatable sweeter calmer bolder gentler nicer rarer flatter fresher friendlier slimmer busier funnier grander rougher trickier wallop hipper costlier fancier deadlier truer scarier prettier pricier bleaker likelier rosier subtler meaner uglier luckier sterner whiter edgier duller sexier slicker livelier sadder swifter grimmer nastier purer graver murkier sleeker gloomier dirtier crisper coarser roomier hungrier bloodier scarcer prouder starker briefer flashier grittier braver cozier weirder fainter grayer sunnier
842 104 25 contesting
871 16 14 charcoal briquettes
766 184 8 treacherous
112 37 10 ecstasy
949 107 1 regaining
767 182 29 rethink
604 104 25 appointees
955 154 0 steward staffer
240 50 4 hayat
511 18 55 demeanor inimitable
541 153 36 mofaz
647 3 42 impressions
18 188 31 labelled misidentified misquoted inaccurately
591 244 29 dispose confiscate impound
412 104 56 suffrage
508 147 60 sparta modena rostock piraeus groningen arnhem ado nijmegen aalborg ajaccio odense xanthi tilburg apollon foggia almelo enschede venlo kavala alemannia volendam
737 39 31 humiliated
829 51 7 headway
866 103 5 couture prada menswear dkny
56 31 5 limousine
89 148 57 fungus lichen weevil nematode
875 122 8 sleepy sparse featureless
235 220 54 mystical
34 10 37 pi iota rho sma
350 208 49 flocked flocking bused
249 224 24 picket
424 108 13 indifference partisanship negativity insensitivity vitriol overconfidence condescension disinterest abhorrence
364 162 7 apologies acknowledgment
679 118 1 witnessing encountering
34 70 52 mu
371 167 33 breton acadian emigrant tyrolean
953 73 6 saddle skis skates
1017 28 2 heyday
512 213 21 pediatric equine pathophysiology paediatric psychosomatic bariatric
349 102 43 choked breathed brimming gushed vented exhaled foaming
579 210 54 ceramics tapestries metalwork
300 56 39 weaving
258 7 46 grossman
64 72 33 appalachian yosemite adirondack garda teton ozark catskill squaw boyne lassen ozarks wasatch moab silverton ouachita elsinore inyo leadville siskiyou taconic brule afton pisgah
246 243 12 correlation criterion variance deviations notional
202 252 46 coughlin
650 156 34 concedes confesses listens hesitates dreads
430 146 23 laguna norte cerro lobos toros claro progreso
940 83 49 ranchers meatpackers
679 183 50 guessing
940 250 57 hog reindeer
263 7 37 rb
355 20 26 firepower
231 51 20 peacemaking
622 56 1 wiping skipping rooting hammering leveling dodging pinning messing plugging racking fending bailing stacking flattening cropping sizing pinching nudging weeding plucking morphing gobbling straightening toning pasting shorting zeroing chalking massaging swiping suiting hogging gluing sprucing dumbing throttling forking ferreting
775 2 6 fragment
680 42 37 rugbyu
450 122 30 cozy tidy confines flimsy cluttered nondescript dingy dank
280 144 7 regrettable hasty counterproductive
344 246 32 spraying
771 16 6 mesh threads seams interlocking prongs
712 58 46 mcnamara coolidge
313 106 5 wallet
377 170 56 hoc
245 146 23 primera segunda championnat
859 49 38 revolves
585 180 13 greatness symbolized
32 34 26 evicted
173 240 20 foray postelection
459 162 7 plausible
926 106 48 dime
85 124 49 colonists enslaved emigrants homelands emigrating forebears descendents serfs forefathers freedmen immigrating intermarried
766 118 55 troublesome
49 128 48 grossed grossing
885 92 45 hymn hymns elegy
107 138 35 slums environs
328 68 43 grin frown grins smirk quivering grimace scowl squint agape
518 41 51 lantern
306 220 54 spirituality vocation
897 73 6 axe claw
706 208 43 hugged silently clapped
196 64 56 punishments
75 112 17 cy
171 4 0 nanny housewife waitress hostess caddy newlywed innkeeper babysitter landlady schoolmate hubby
586 102 20 swirling choking swirl enveloped darkening
261 61 43 grieving
987 11 7 signalled
735 5 62 gaston
932 166 20 defection
94 197 36 fayed murtaza kassir sirhan sarraj letelier
261 245 49 starving oppressed illiterate destitute disenfranchised downtrodden stateless dispossessed infirm traumatised uninvolved
763 130 14 shakes
791 211 31 geographically diplomatically mathematically minimally operationally numerically linguistically qualitatively substantively
250 142 2 dolly
613 54 37 lt maj
374 54 37 af fbl soc parf mpm fb cir wd okla mhh
991 246 32 defective
351 219 40 fernandes mello sousa souza soares carvalho rodrigues barros dias machado ribeiro melo pardo fonseca reis barbosa celso silvestre cardozo cabral tavares amado nunes brito amaral mota heredia monteiro barreto edson moreira cunha matias freitas neves diogo moura neto quiroga caceres correia filipe manoel valente azevedo jobim domingos nascimento filho vasconcelos moraes marleau goncalves veloso rego leite duda henriques nogueira aguiar guilherme morais avelino luciana jayantha pessoa assis mateus veiga figueiredo silveira passos coutinho alencar jardim raimundo
587 5 40 saul
788 254 29 activate
501 208 26 cordoned
618 93 25 scientology
183 233 32 mainstay
823 58 46 michaels gifford woodruff
65 20 26 disarmed
792 128 41 burbank buena
392 7 17 shanahan mcdaniels
706 44 39 leaned clicked dodged strode ducked helplessly peered knelt gazed glimpsed gazes peeked blankly menacingly avalos
464 125 24 diver
939 94 46 talbot drummond mortimer granville
871 140 32 furnace
297 0 54 masculine
760 80 49 pows returnees hometowns illegals deportees abductees idps emigres internees noncombatants mias boatpeople ofws
1018 61 29 inherit
606 236 1 facilitating fostering stimulating nurturing
270 247 13 farce gimmicks
436 165 38 unseen
725 131 47 centralized
379 240 24 aborted
694 250 51 safari snowshoe
68 159 46 doherty dempsey fitzpatrick regan griffiths coe henley mcmanus mcallister chisholm
433 124 3 nobles barons eunuchs templars boyars rajas
739 185 46 taft
752 46 12 overlapping
594 207 19 cum divinity laude mfa majored sorbonne bsc juris summa hons honoris licentiate llb nitze
212 106 1 renting
897 16 6 bolts axes scissors rollers saws mallet pegs razors chisel shears fasteners chopsticks pliers loaders zippers grinders surfboards staves soldering horseshoes tweezers wrenches hoists scrapers popsicle
706 68 39 gaze peering
145 189 33 meridian
132 85 43 entertained enthralled mesmerized transfixed
403 164 7 detractors
727 74 0 cartoonist blogger sportswriter freelancer
703 46 7 conspicuous
92 225 56 offending
679 161 1 gearing
3 4 10 liar thug lunatic chauvinist
240 38 36 chalabi qahtani sirivudh
728 118 1 grappling
70 22 56 supplemental entitlement supplementary voucher appropriation allotment entitlements remuneration equalization minimums superannuation gratuity
609 233 20 superpower
992 145 20 unfolded subsided resurfaced lingered fizzled unraveled abated mushroomed spiraled ebbed snowballed spiralled seesawed
654 88 9 copying
103 68 5 shaved clutching noses cheeks chests tattooed shouldered clutched fingernails fingered thorns handkerchief cradling shorn swathed cuffed foreheads waistline gnarled brows unwashed chins comforter scabs caressing
222 68 5 hides
977 135 22 feeder stagecoach mrt tramways gwr septa arriva lrt mtr irt hauptbahnhof bmt busway lswr lnwr overground stadtbahn
852 5 23 campo
773 82 14 scent
729 107 1 intervening appreciating pegging depreciating
588 20 26 snipers intruders infiltrators
811 39 49 persecuted
248 211 29 reproduce
817 233 20 nascent laggard
812 111 57 litter
288 80 49 surfers hikers campers backpackers trekkers torchbearers kayakers snowbirds
746 108 7 ire
349 145 20 trickle sprang evaporating percolating
791 118 55 psychologically
198 85 55 indifferent conflicted oblivious complacent ambivalent attentive coy averse skittish optimist superstitious sanguine unconcerned reticent circumspect uninterested fixated envious picky cognizant uninformed distrustful overconfident remorseful squeamish regretful cagey blase choosy hypersensitive
276 129 6 sails hulled kayaks oars outrigger
169 187 18 lange humbert messner holzer
813 44 39 bundled
306 93 50 believer
779 173 39 handcuffed
461 206 58 markus nils guenther ingo kilian
616 89 36 larijani rowhani zarif
671 86 10 malicious intrusion intrusions hoaxes pirating cyberattacks spamming
482 200 20 tragedies reminders ills disappointments travails midlife misfortunes miseries traumas humiliations ordeals hangovers
14 227 60 jaya sungai baru
214 53 20 lapses
353 210 30 furnishings
1023 79 55 visionary admirable
107 76 49 dwellers
458 110 48 capitalized
600 112 19 guggenheim
458 243 7 underestimated skewed
426 57 1 submitting
327 172 6 projecting masts hatches sill pylons panes pane watertight sloped buttresses conning trusses moldings dormer spars proscenium joists decking cantilevered roofline bulkheads plexiglas transom plexiglass overhangs
660 232 56 burdens entail
749 224 5 adorned stickers emblazoned swastikas decals daubed decal
232 98 35 kms
750 232 13 circumstance extenuating
324 1 17 outscored outshot blanked outrebounded
356 191 61 davos
752 46 7 narrower
812 69 57 pest
412 46 57 sexes
1001 44 39 sideways veer effortlessly flips glides headfirst zooms inwards tapers pivots jut
912 53 25 disgraced
501 151 1 surveying
203 61 21 adulthood unborn wedlock stillborn
37 221 61 busan
807 23 14 dipping
610 34 39 swallowed felled bulldozed dislodged aflame
893 188 25 unfit
945 160 23 um alas presto
535 159 28 seaman
892 246 11 medicinal psilocybin
969 64 34 adopts
19 33 48 lifeline
518 102 39 blazing shone fireballs
92 64 56 forbid circumvent forbade infringe stipulate exempting stipulating exempts criminalize criminalizing enshrining
951 211 50 ideally
8 226 21 bodily
175 34 31 disposed purged sterilized replenished disassembled euthanized readmitted rehired immobilized weaned disinfected offloaded rearrested forthwith refloated ceremonially demobilised transfered reprogrammed reintegrated ransomed
412 76 30 segregated
128 88 1 canceling renaming discontinuing
748 41 51 buffy tardis starbuck gandalf dex eragon
16 184 8 damp snowy misty
384 13 36 hashemi
329 106 30 souvenir showrooms
607 61 50 firstly
623 26 46 keegan
721 112 41 peabody
201 70 58 moe
775 167 3 norse sumerian akkadian
248 55 29 differentiate imitate propagate amplify
911 250 33 labrador yukon
280 245 21 suicidal
130 228 56 abandonment
114 202 9 automation
430 5 40 valle guadalupe cristobal
435 92 54 lore narratives romances fables apocryphal sagas parables homeric folktales
22 162 7 contradiction omission overarching
984 39 31 cheated tricked spied duped defamed impersonated
258 192 40 russo
518 3 30 illuminated
966 182 29 assign instruct
611 172 30 perched stoop carpeted dais perches towered papered alcove
158 137 20 flop
494 227 35 quetta kwazulu trincomalee batticaloa cotabato ambon gulu osh kismayo warri haitien poso terai beichuan minya battambang dodoma dharamsala sihanoukville kitgum pokhara ampara dharmsala maiduguri jacmel karak timika toamasina qena bogra iligan asyut
440 28 56 annexation conscription
979 102 6 vent vents bilge
821 70 59 bi arats hsi sop
123 111 30 kitchens
587 142 2 cyrus chet arnie isaak
771 195 30 revolving
114 213 19 biomedical nanotechnology genomics bioinformatics bioscience bioengineering supercomputing photonics proteomics
958 116 10 firearm taser
146 144 55 apt simplistic contrived outlandish innocuous unreal instructive forgettable banal prescient farcical intoxicating incongruous salacious prosaic enlightening pleasurable cliched trite ghoulish inane enthralling revelatory insipid unfunny overlong
612 25 21 surgeries implanted pacemaker biopsy respirator cataract augmentation quintuple biopsies tracheotomy appendectomy laparoscopic catheterization endoscopic electrocardiogram
825 228 56 redistribution
407 138 30 subdivisions homesteads
475 154 9 programmer
834 165 12 celestial nebulae
227 115 28 miroslav nedved dejan cech josip koller niko mladen mihajlovic klaas davor boban zdenek zvonimir simic popovic branislav modric kranjcar poborsky sinisa klos jankulovski demerit maric vedran rame bucci
73 178 45 mastered
540 35 27 vickers
963 246 11 germ
542 92 42 authoritative voluminous
68 67 46 sheehan
977 135 27 decker csx jnr bnsf stena tranz
356 59 61 biennial
349 138 30 sprung
583 43 5 bathing
765 229 46 upton
1011 96 23 petit
842 104 16 reelected unopposed speakership
183 165 55 brightest
533 73 6 fore flap
714 177 42 alerts relayed chats
513 102 30 heap
570 249 56 lawful impermissible
749 224 44 proclaiming
979 246 11 fluids pressurised refrigerant
403 216 49 bloggers
749 106 5 sticker
890 244 29 allocate expend disburse allot reallocate
606 236 13 entrepreneurial cohesion synergy
182 88 32 centrifuges reprocessing
33 232 20 lapse
610 127 26 massacred
23 100 26 resorted
383 100 31 relentlessly boldly endlessly deftly painstakingly bravely hurriedly discreetly lovingly passively doggedly clandestinely obsessively blithely assiduously courageously ferociously avidly dwelt heroically valiantly clumsily uneasily zealously determinedly fearlessly tenderly ministered tenaciously loyally compulsively ceaselessly laboriously fitfully stealthily gallantly meditated fiddled
227 217 28 petr
398 34 8 reclaimed
954 92 54 treatise treatises fanzines responsa
637 145 34 disappears progresses unfolds fades drags evolves matures vanishes reappears deteriorates falters evaporates stabilizes crumbles morphs dissipates materializes unravels resurfaces darkens disintegrates reverberates wavers sours
19 110 48 infusion
853 197 10 litvinenko
1003 240 20 layoff
661 17 62 loeb aprilia csc solberg jarno riis mikko sastre cofidis sutil gibernau sete liuzzi sordo saunier beloki oriol klien
249 173 26 roadblock
27 167 3 zulu iberian thracian israelite illyrian nubian serer scythian gaulish luba jurchen nri
33 115 28 equalized equalised
192 61 0 acquaintance
938 218 42 reissued remastered
29 216 4 headlined
739 94 46 jasper melville anson
234 110 48 servicing origination
441 9 7 evidenced
430 167 23 pueblo
321 97 18 jude
820 73 6 choke
1013 185 18 dianne landrieu congresswoman alfonse mccaskill kassebaum assemblywoman
440 28 24 wwii wwi
804 199 60 governorate mersin peloponnese akita ioannina wakayama nitra elis pardubice trnava sakha iwate beja penza zakopane hradec pella gunma yamanashi
423 64 34 regulates
958 116 32 handguns ammo
822 227 60 oaxaca tamaulipas antioquia bayelsa mexicali ilocos bauchi putumayo pando ayeyawaddy equatoria abia caqueta tarija choco
764 231 20 intrigue ruckus blogosphere
329 31 32 dealership
797 40 39 sixes snared wicketless
703 3 5 logos likeness
154 93 30 pulpit tabernacle foursquare
178 33 56 precautionary biosecurity
196 188 31 penalized
849 177 9 packets
855 155 9 usb programmable scsi joysticks
596 217 62 jana
23 182 56 renounced
79 58 17 cory
186 249 56 incorporation
137 226 10 unsolved
370 116 32 warhead samoud
149 249 56 afforded accorded perpetuity immunities easements
488 89 36 mottaki gheit kharrazi manouchehr shara douste sacirbey velayati kasuri muhamed aboul muasher moasher paek moallem wirajuda khokhar
933 164 7 rebuke rebuff
951 188 31 rightly consciously incidentally legitimately customarily unconsciously
746 177 50 listener
75 59 61 marquee
542 162 42 eyewitness damning
735 96 58 serge
380 114 60 cayman vanuatu antilles martinique tahiti aruba guadeloupe guiana faroe penghu curacao nicobar balearic surinam gozo sint bonaire arecibo
582 8 34 settles gathers shuts flees swears lures regains intervenes awakens stabs clings cleans heals skips crushes scrambles accumulates breathes injects softens buries relaxes squeezes unleashes shatters panics chokes churns fetches calms retrieves succumbs conquers rebuilds discards compresses carves intrudes blinks bares hurls relents deflects sneezes devours pierces overpowers wreaks flattens topples blackmails nudges pinches resurrects
503 228 13 dependency
703 224 44 bearer symbolizing
962 197 2 combs
422 130 18 charley wilma
637 145 20 persists lingers worsens subsides wanes recedes ebbs dwindles
787 170 33 mekong
114 200 54 inventions advancements
164 43 19 parenting wellness counselling childcare physiotherapy
440 28 3 crusader napoleonic
350 208 10 roaming
4 162 25 baseless contradicted refuted substantiated hearsay
223 233 20 fragmented
858 218 9 digitally
850 38 36 rauf
205 160 43 mantra
288 36 0 novice
85 28 56 emigration
592 4 2 diva wannabe heartthrob impersonator showgirl girlie megastar
773 246 32 fumes
939 214 46 beaumont
750 145 31 unnoticed undone amiss naught materialised
664 83 24 handlers
640 27 62 kasparov
862 91 38 styling
834 2 12 galaxies
231 38 26 shalit
255 12 14 spicy crunchy flavorful tangy morsels
255 79 55 refreshing
1002 105 55 distinctly superficially recognisable stereotypically
232 98 11 nm
774 186 60 piedmont tuscany calabria lombardy veneto pavia lucca friesland apulia friuli trento liguria aosta romagna asti urbino viterbo terme dolomites
675 105 7 characterised
377 185 59 dnc rnc gopac
233 139 2 pow
890 253 1 donating
1001 73 6 bending tack
990 41 51 transformers thor tintin orpheus autobots megatron hawkeye cyclops prometheus lucifer daleks sandman magneto decepticons odysseus hades shockwave luthor excalibur superboy thunderbolts cybertron bumblebee autobot decepticon icarus paladin torchwood amazons dalek homeworld sentinels supervillain asterix lupin proteus krypton apu imperium digimon oni cylon wraith minotaur brainiac kenshin supergirl aquaman arkham mephisto krazy faerie bizarro shazam macross circe thanos slayers cybermen titania jla deadpool robotech taz anubis daedalus soundwave illuminati ghostface ultraman clank galactus terran mandrake metroid skrull galahad
402 242 17 defensively offensively
589 31 9 turbo
695 170 56 signatories signatory gatt schengen ftaa cafta
959 128 41 playhouse
621 76 54 lifestyles
201 142 2 lenny nat smokey koko waylon getz birdman biggie smalls bolan hutomo stitt toots gilley
673 220 56 incompatible gaap
410 110 27 thrift magellan guaranty provident keb underwrote
359 15 19 headmaster
459 30 7 indicative
641 2 8 jurassic cretaceous strata geologic pleistocene triassic permian miocene eocene carboniferous mesozoic glaciation pliocene holocene paleozoic oligocene gondwana precambrian cenozoic
574 174 25 confess
566 152 3 pasha nawab timur pahlavi shahi owain paras ashina
351 5 28 martins
76 16 5 stain brushes comb sandal floss caulk mitts
425 227 35 rawalpindi chittagong
1002 79 5 reflective
622 225 1 stripping scaring snagging
371 158 24 maltese
659 218 31 shelved
984 53 10 conspired
677 225 10 harboring robbing harassing orchestrating fomenting evading abducting instigating impersonating harbouring defaming blackmailing perpetrating slandering drugging sodomizing
482 200 61 triumphs
763 130 21 tremor
309 167 33 bohemian
13 220 54 philosophers thinkers theorists
982 230 18 bergman hayek zsa minghella ephron rossellini benigni wyler ullmann preminger stroman kasdan harlin hallstrom cukor
619 141 20 blowout
688 97 46 rae
180 227 35 sulawesi baluchistan yala narathiwat pattani uruzgan irian wardak maguindanao nangarhar bac paktika giang nusa logar takhar tete baghlan lanao badakhshan hakkari bingol nuristan qar badghis dhi sirnak tunceli laghman nimroz lumbini faryab shabwa kanchanaburi holguin kapisa kampot uige gedo siirt parwan ghor agusan kompong wasit ninevah talas
963 254 12 chromosome chromosomes mitochondrial progenitor phenotype mtdna snps
459 232 7 foreseeable
1002 46 7 contrasting
257 192 59 usoc awb aru socog erb sarfu nhlpa
560 64 56 pertaining
293 233 47 foothold
472 180 10 guise
2 151 1 detecting
969 104 34 appoints
290 212 61 outings
656 210 8 emerald
34 10 51 omega epsilon pleiades ursa xa
303 137 38 makeover
435 165 54 mythical mythic
511 79 13 penchant
886 193 26 ifor ecomog
349 102 20 bursting emanating ripples cascading rippling emanated
492 11 20 surges slumps
731 69 14 berries heirloom bunches ripening ripen ripened poinsettia
717 45 27 michelin
568 214 46 bragg mcpherson
846 184 8 conservancy biosphere
1017 145 39 ushered
761 44 39 squarely
820 209 6 breaker
896 185 46 prescott
289 169 6 clamp
314 232 10 culprit
319 156 43 begged
353 82 5 perfume perfumes
564 122 5 sturdy
412 86 10 profiling
17 49 2 sopranos
256 138 30 frequented
335 35 63 forrester gartner waterhouse lipper dataquest zacks kroll skidmore sucden platts dri booz ifr marwick autodata colliers dataquick bonhams
766 53 13 workings
254 110 48 issuance
564 138 30 huts shacks shanties
324 147 28 lowly thrashed
355 116 24 armament
1017 233 20 flourishing
106 245 50 moms
319 150 25 petitioned
199 106 9 menus
235 91 13 sensibility esthetic
989 229 39 tagged
513 173 1 burying
79 58 63 tobin hickey mackey conley condon trotter ervin myron moriarty priestley mccauley keeler terrance gilroy
294 138 30 synagogues
28 107 1 influencing distorting exerting capitalizing championing distancing prolonging elevating characterizing aligning diluting overshadowing differentiating instilling destabilising perceiving effecting dispelling divesting supplanting constraining manifesting warding dwarfing prioritizing skewing blunting expending allaying rationalizing centralizing accentuating
592 145 2 stardom
319 182 29 summon compel intercede
889 65 18 ingrid erika karin tamara helene dina sonja leila gigi nadine barb kristine marla jeanette astrid tessa karla jodi niki bobbie christiane kristi jeannie corinne mindy caitlin sonya janine tania margie yvette jacky sylvie renata emmanuelle christa vivien trish shari malia joann jeannette helga amina vickie kristy cecile magda valeria rena jillian bobbi meghan bettina sandi kerri daria dede veronique lidia sheri tami leanne trina leticia micheline lise gisele desiree freda irena claudine rosemarie betsey leibovitz yasmin paulette mila georgette cheri krista janelle shana zina siobhan nanette berta aline ilona margret melina klum josefina masha elly katya debi soraya delphine keren shauna liliana marcela maryann sund lorrie marcie cathleen tadesse briana romy marisol maribel noreen jeane suzi karyn saskia sherrie jerri lisbeth jolene nadja daniella jessy torretta antonina venetia malika marcelle johanne kaitlin ilana sondra cecelia madelyn lilli rebeca corrine carola silvana elke
8 254 12 neural sensory stimuli auditory arousal perceptual plasticity autonomic immunological
329 106 32 groceries vending consignment
934 186 60 galicia asturias alsace andalusia limburg pamplona reims wallonia mancha arles navarra limoges cercle poitiers auvergne narbonne girona antofagasta vienne andalucia cantabria badajoz trentino maule picardy carcassonne huesca nimes volhynia roussillon cyrenaica teruel serres
442 70 23 ante
407 186 23 communes
797 242 39 netting hauls powerplay
768 36 19 professions extracurricular curricula accountancy curricular curriculums
356 53 42 briefings
301 242 26 eluded
32 127 26 sheltering
769 133 3 savoy
440 124 49 legions
318 138 30 memorials
349 102 39 taps spilling sucked splashed flushed gushing churn trickling seeping splashing seeped oozing drips rippled spout bubbled wafted coursing scalding dripped wafting trickles spilt sloshing coursed oozed spouts
394 151 48 audits
309 167 60 sicilian
618 220 51 creed
741 97 18 ada
431 49 10 breakout
531 162 25 warranted
395 235 46 wilde
866 103 27 gucci hilfiger burberry jil bulgari ysl
154 93 29 preach
96 211 31 concurrently functioned administrated
199 79 38 assortment
158 82 2 domino
220 164 42 worded
768 131 19 specialised
307 5 40 valdez mendez zapata camilo cipriani lazaro salgado gallardo montero hurtado osvaldo pancho linares
561 208 43 raucous rowdy
523 208 26 massed storming skirmished
201 7 17 famer unitas mathewson stargell havlicek
889 97 18 heidi yvonne erica isabelle marlene shelly gretchen monique adrienne candice darlene
292 52 26 overthrew
668 52 16 nazarbayev aliyev karimov niyazov nursultan ilham saparmurat
64 184 33 yellowstone massif catskills carpathian adirondacks sawtooth carpathians serengeti karoo virunga tongass
414 122 55 retro throwback
71 58 22 craven poole ely stroud selby staunton drayton caulfield
111 172 30 piers
758 13 36 taj
220 92 42 drafts
301 39 31 eclipsed
912 113 0 onetime
452 225 1 administering
872 200 54 reflections innumerable happenings firsts marvels inspirations spinoffs oddities analogies sundry fads superstitions antecedents curiosities embellishments fictions narrators retrospectives maxims recreations catchphrases personae rationales namesakes evolutions plotlines allegories touchstones essences accoutrements
823 189 22 regis
513 56 39 clinging littering
405 164 42 scathing disparaging
5 104 20 vacancies
143 230 46 hopper beatty kline
30 58 46 strickland devin
294 38 36 farrakhan
260 215 2 buster
927 93 54 mystic sufi
61 52 15 tome
782 54 37 ps pv
487 8 34 lends preserves transforms achieves distinguishes concentrates acquires conveys calculates borrows obtains absorbs detects integrates behaves communicates alters mimics interprets adjusts complements classifies manifests accommodates interacts confers advertises conjures exerts installs adapts illuminates simulates manipulates reproduces radiates differentiates penetrates elicits modifies imparts conceals imitates deviates exhausts replicates aligns recycles recreates infuses displaces computes melds utilises emulates propagates flav enlarges
561 157 44 pep
994 33 26 beefed
320 56 32 hauling
705 72 41 redwood myrtle palmetto scotts ironwood
933 51 7 overtures
893 245 55 incompetent unsuitable unqualified unbalanced
666 51 34 envisions foresees
194 186 30 versailles
490 26 28 goalkeepers
944 100 61 wrestled
829 161 1 stalling
83 144 55 trivial unlucky insignificant unsettling tempting fluke puzzling inconvenient jarring irritating omen overblown inexplicable gratifying humbling distressing foregone boggling baffling unnerving implausible disconcerting coincidental confounding unimportant infuriating paradoxical opportune maddening perplexing disheartening heartening inconsequential consequential unfathomable demoralizing fortuitous newsworthy iffy unpalatable galling jolting trifle counterintuitive disquieting bothersome ignominious unappealing disorienting freakish dispiriting lamentable unsurprising unsatisfying exasperating disagreeable inauspicious uninteresting inopportune mystifying anticlimactic serendipitous propitious salutary farfetched dismaying insubstantial apropos pyrrhic inglorious
942 210 61 crowns
663 16 11 coating coatings epoxy adhesives absorbent primers polycarbonate foams shellac glues
781 3 5 glossy sepia
941 26 61 selectors
799 207 19 radcliffe
932 80 49 defectors defecting
114 51 7 breakthroughs
85 71 20 subcontinent
286 228 56 emancipation
372 95 16 awami renamo hurriyat frelimo jvp umma frodebu
360 254 11 metabolism synthesized precursors hemoglobin lipid digestion amyloid platelets oxidase ige serine crp histamine prp
350 208 39 streamed circled queue paraded swarmed swarming herded jostled prowled
289 169 29 loosen nudge sharpen ratchet
183 176 48 safest
587 58 46 cassidy hurley duane blaine bryce hartman claiborne colby
12 83 47 staffs
703 0 54 motif heraldic
599 230 46 maguire downey reeve sandler heston broderick
423 53 34 investigates
65 89 59 unscom
970 202 9 encryption sender authentication bytes cipher decoding synchronization url overlay cryptography tcp cryptographic ssl raster integrator multicast decryption redirection
787 50 4 oder
436 144 55 unheard nonexistent afterthought superfluous anachronism sacrosanct unreachable underappreciated oxymoron nebulous unmanageable nonpolitical eyesore unappreciated unreadable imperceptible uncontroversial
43 250 5 feather chamois
51 32 44 nears
818 172 20 shattering
405 157 43 stinging impassioned mouthed tirade rant retort rants derisive
528 242 28 replays
428 246 14 substitutes
72 176 31 noticeably
427 125 6 quadruple vaulting
913 173 34 explodes
73 9 54 popularized
116 102 20 spills
110 36 0 grader
929 177 9 sim
259 230 18 jolie fonda hepburn kidman angelina streep connelly scarlett keaton affleck dicaprio barrymore pfeiffer bette meryl cusack redgrave paltrow witherspoon swank bogart cate gere stiller demi quaid greta fiennes denzel sarandon farrow huffman theron aniston winslet gwyneth blanchett snipes winona falco brosnan kinnear judi finney wahlberg whoopi harrelson zellweger julianne lemmon goldie nolte tucci kilmer banderas branagh neeson dench hackman latifah devito arquette gyllenhaal mezzo carell sissy weisz garbo bacall mcconaughey spacek keener rourke salma danson poitier bening keanu basinger rowlands dennehy knightley lansbury kyra linney collette maclaine dunst sorvino charlize dunaway hawn margulies swayze binoche garofalo deneuve culkin leoni alda sigourney pickford milla gandolfini tomei dern danner depardieu elfman macdowell matthau gish mcdormand shue mastroianni selleck jada gellar heche paquin langella clift locklear kudrow robards keira azaria mithun ossie garson phillippe ruffalo flockhart stoltz efron mantegna beckinsale burstyn pinkett stritch lupone poehler comedienne stanwyck roxie geena heigl benicio osment ganesan ferrera braff anjelica costanza merman tilda huppert drescher sheedy steenburgen saldana mcteer costar gena cotillard neuwirth verdon calista wiest janeane cardinale andie mohanlal courteney prinze blethyn bisset cattrall palance haasan stockard deol garr borgnine leachman hudgens lapaglia barkin macmurray ringwald bracco plowright jovovich
952 250 57 pigeon pod canine ape terrier kennel rooster cuckoo cock hounds saucer ferret chimpanzee pup albatross retriever grasshopper goldfish chimp koala koi orca nymph cockroach scavenger minnow orangutan hamster dodo spaniel eared tarantula pug hammerhead platypus mako retrievers seahorse mastiff honeybee heifer sheepdog
40 127 26 royalist
431 49 2 glee
401 203 24 orion
949 233 61 undisputed
82 53 59 nsa
411 70 59 hksar
824 33 32 rations
286 64 56 decrees edict decreed invoking fatwa edicts
498 225 1 toppling expelling luring angering enlisting displacing overthrowing silencing confining uprooting avenging purging deserting ditching foiling repelling unseating eluding sidelining fining vaccinating disciplining seducing relegating tricking ransacking evicting deposing subduing ejecting swamping befriending ambushing butchering slitting jettisoning banishing enraging snaring coercing dislodging gifting dismembering obliterating decimating nabbing skinning aborting outplaying annihilating acquitting segregating exiling
732 222 8 migrate
776 22 56 reparations forfeit compensatory indemnity unfunded alimony compensations
89 246 11 spores
358 51 20 thaw
261 248 21 afflicted
244 47 1 courting
521 72 41 carmel sago jonesboro kennesaw
151 213 12 computational
22 108 13 ambiguity inconsistency unspoken misconception disconnection misperception
907 171 59 quasi tra
955 170 59 chairperson
733 89 16 mandelson
584 35 63 burnham oppenheimer harriman jardine templeton needham furman loomis jenrette schaeffer painewebber legg byers nesbitt jefferies stockbrokers wasserstein sayles kidder laing pincus janney refco hoare jaffray cushman kleiner stovall neff gni sassoon renshaw callan bogle nicolaus oppenheim alaron jessop nisbet grubman dain ashworth knowlton meeker jsa goldenberg mattison bache benham selz wako bruyette hoenig martindale crabbe weisel breeden panmure pierpont gruntal perella houlihan greenhill fahnestock doerr tabak merkin steinmetz stringfellow mfr biehl mcdevitt hagedorn malley mobius kelton caufield stifel thornburg perigee mccarter wrightson tilney wanguo schutz blodget ballas klauer weatherly shenyin weeden mcburney josephthal sutro bellew birinyi rittenhouse lanston mcmillin
179 127 15 pashtun kurd
542 162 7 factual conclusive anecdotal unequivocal circumstantial
967 37 21 estrogen morphine anesthetic sedative acetaminophen sedatives cortisone anaesthetic corticosteroids
666 88 1 updating initiating streamlining revamping modifying rewriting phasing retooling expediting
275 77 63 knopf farrar dutton ballantine faber straus berkley cornwell giroux kellerman danko koontz berendt morrie fodor baldacci orman kiplinger heinemann mcsweeney hoag longman harr vreeland regnery
737 85 49 disillusioned disenchanted
474 97 61 currie
617 199 60 vilnius bratislava lodz vilna ganja subotica nakhchivan
839 221 60 tallinn thessaloniki gdansk turku stavanger varna nanking patras tampere ostrava salonica klagenfurt espoo gwangju gdynia oulu timisoara stralsund kosice vyborg oradea iquique
472 144 55 disruptive intrusive
964 62 41 hillsborough broward maricopa tarrant
681 3 30 interiors decorate
501 88 1 inspecting
535 193 0 trooper medic paratrooper reservist guardsman gendarme
359 112 19 endowed fulbright laureates fellowships acm playwriting
201 223 23 sal
942 8 34 qualifies
602 217 62 tatiana korolev ksenia golubev
597 177 42 coded
529 230 46 marlon bale
68 58 63 mccormick goddard mcdonough emery gorman mccabe copeland carmichael bonner tierney clements corcoran biggs cooley kearney motley driscoll dougherty carlin farr whitfield hollis curran stead kirkpatrick lockwood keene magee adamson connell mulligan holman cronin bryson butterfield jeffries coyne britton mullins coyle hutchins waite lovett mcfarland breen dowling aldridge colvin boswell gaffney metcalf pugh dodds harrell ayres robison ivey doran boland phelan mcwilliams edmondson pitney beal choate talley fitzsimmons gaither
1 1 61 aba wac fbs fcs wusa uaap misl ufl superdraft xxix maac xxxv
247 28 16 autocratic
922 242 39 skated
458 22 48 taxed
631 73 6 jaws claws paws hooves
84 187 63 wolff frick harland scholz loewe
454 249 56 eviction revocation banishment commutation amnesties
659 34 32 restarted
724 180 44 rebirth
360 246 11 residue purified formaldehyde ingestion contaminant dioxins
330 232 8 deforestation overgrazing
136 187 58 rolf dieter henning bau achim jann
866 186 41 haute
850 75 36 mehmet
326 74 0 magician
303 88 56 alterations
598 35 23 rothschild
175 218 31 demoted provisionally reconsidered delisted conditionally reassessed retrained reacquired rearmed
550 130 8 smog
90 111 39 rocking
872 200 20 abound plethora comebacks reversals misadventures subplots abounded miscues comings embarrassments aplenty annoyances maneuverings
203 245 21 heterosexual
708 242 31 tallied
258 35 63 billings baer levitt
196 112 42 citations
475 93 0 theologian
871 69 6 bulb
557 90 35 flashpoint erez igman panmunjom kargil chebaa litani battlefront ghajar oromia stari torkham blace morini
808 110 48 inflows outflows
725 245 55 dysfunctional overworked
460 165 13 illusions primal carnal corporeal
766 231 20 fraught
610 34 30 emptied vandalized afire firebombed vandalised
377 104 56 redistricting
738 224 43 placards unfurled brandished
625 253 42 fictitious
294 127 49 shia
758 128 61 pinnacle
998 122 55 cosmopolitan quaint austere serene idyllic staid decadent genteel sedate rarefied stodgy homey ostentatious homespun soulless unglamorous touristy
128 150 56 annulled overturning invalidated
719 55 29 confuse embarrass offend alienate harass betray frighten deceive starve perpetuate seduce displace elude humiliate awaken confine terrorize tempt overpower banish outrun devour exterminate coerce annoy amuse outlast irritate glorify exonerate conspire outdo repress annihilate spook demonize pander befriend upstage afflict marginalize antagonize nourish vindicate enlighten goad suffocate faze absolve confound incriminate persecute immunize outlive cajole segregate scold denigrate disparage infuriate vanquish impersonate dupe agitate dethrone oppress defame endear amaze belittle poach inoculate envelop humanize sterilize outwit clothe pummel unmask decimate subjugate enslave baffle demoralize bludgeon startle mistreat terrify chastise disenfranchise rile captivate sate demean outflank vilify berate incapacitate enrage disown unnerve proselytize whet sensitize fascinate exhort dismember stigmatize evangelize irk outscore outsmart admonish collude ingratiate demote
80 182 29 obligated henceforth hereby
41 174 7 slightest
964 199 60 lublin opole olsztyn kielce wielkopolski sagaing radom konin rawa jihlava kutno grodzisk krosno
480 232 29 mitigate minimise
270 86 10 smear vendetta whitewash disinformation electioneering brainwashing
192 233 20 budding
948 11 20 braced
1002 30 29 mimic
182 88 1 enriching disabling stockpiling
969 42 34 unveils suspends cancels mulls reopens postpones oks clinches revises okays
533 195 30 elevators
771 165 12 spheres
658 41 51 apocalypse grail antichrist incarnate sodom
80 188 56 constitutionally expressly construed nullified precluded overstepped proscribed
679 225 1 discouraging exaggerating suspecting mistaking underestimating balking
753 17 40 dario
182 140 32 yongbyon natanz
828 226 57 juveniles
407 104 22 boroughs ridings
2 254 11 triggers
130 37 56 euthanasia
968 207 17 umass wsu fau unt
545 185 16 napolitano babbitt bentsen mineta
666 244 29 simplify
797 231 20 racked
312 185 40 villaraigosa nagin garcetti ammiano carollo
752 165 2 blur
603 255 27 alcoa coors occidental unocal arco placer newmont dynegy aquila barrick inco cbot ahmanson txu laidlaw entergy pennzoil gtech csn anadarko mcmoran harken fpl tenneco boatmen falconbridge hbc tosco nrg teledyne peco asarco ameriquest mirant exelon calenergy pacificorp westar nstar calpine chandlers livent suncor esmark transcanada revco onex amerada homestake utilicorp kcp sunoco kist sherritt sempra enbridge whx noranda
746 45 2 rave
552 198 32 fodder
93 235 10 rushdie
71 189 22 norwood arden grafton appleton acton pelham broome stow eccles stoughton peckham danvers beeston linwood castleton hartland coombe walworth allerton vesey wenham plympton wilbraham
998 18 55 cheerful gracious worldly elitist carefree unassuming epitome freewheeling frugal easygoing courtly unpretentious approachable urbane congenial unfashionable hedonistic regimented technocratic convivial
587 58 63 tanner bender myles marcy pryce haney hiatt
464 129 30 sunken
319 53 25 behest
919 193 25 combatant
350 212 44 stroll
531 104 56 vested
557 184 8 porous
303 88 47 redesign
742 142 2 motown nirvana temptations smiths moby kool kinks jive coldplay backstreet ramones rascal phish gees supremes blondie byrds beastie monkees depeche yankovic linkin pixies styx stax megadeth zz weezer soundgarden bizkit dmx jacksons erasure skynyrd devo blowfish everly inxs papas isley pantera lynyrd wiggles hollies heartbreakers nonesuch slipknot folkways fugees crowes incubus roadie rza neptunes idlewild gorillaz daz barenaked parlophone nickelback evanescence banshees yardbirds wailers multiplatinum sugababes murphys paramore eurythmics doobie laface albini buzzcocks westlife ramblin nevermind sigur wallflowers
652 106 42 flier
66 89 36 khalilzad jalili
546 92 38 aforementioned
714 33 9 hotline
672 141 8 clogged congested roadways freeways impassable footpaths interstates
611 111 5 sofa couches reclining sofas recliner armchairs
332 100 43 enthusiastically dwelled cordially
378 240 48 capping
822 62 41 laredo
275 77 18 rowling mccourt mayes junger kingsolver suze quindlen bourdain mcelderry
766 240 55 arduous exhausting tedious laborious
238 162 12 analogy
755 224 29 symbolize
608 110 27 stockholders underwriters acquirer
660 232 29 inflict
909 192 63 hurd lutz mulally whitacre ballmer galvin bethune crandall amelio hundt tilton upshaw kellner mulcahy carty bischoff eckert dimon mccoll gelb bouton zander mcnerney semel mcginn lentz fuld stonecipher mcnealy spindler blankenship trotman varley blankfein maffei bollenbach seidenberg willes scherr leiweke lampe fitzsimons mcreynolds allaire schacht otellini crutchfield studer bax forsee kann bostock profumo gilmartin conaway esrey freston balsillie middelhoff halpin kleinfeld wayman zarb bewkes palmisano thoman shames pozen maritz kindler amorello notebaert maughan hindery riggio masback twomey sidgmore camilleri marron ayling cayne syron killinger
944 100 19 lectured collegiately
811 174 31 forgiven
304 202 9 font
154 93 3 lds maronite nestorian confraternity
584 35 16 cowen
824 83 49 diners
1002 144 55 superficial
607 135 44 onward
116 140 32 landfill incinerator
669 227 18 dora
908 104 49 majorities
877 140 30 shack
772 240 20 yearlong runup seesaw washout monthslong
373 246 11 fats calorie
79 60 46 jeremiah
668 52 36 yar
388 5 40 ponce palacio robles trujillo duarte avila villanueva acevedo
223 232 29 adversely
694 43 54 pursuits hobbies pastimes
431 198 44 premieres telethon tapings
796 194 16 persson socrates juncker balkenende gyurcsany schuessel ciampi waigel bulent lafontaine verhofstadt topolanek sezer zeman orban lagarde jaroslaw amato mitsuzuka rajoy carlsson lamberto janez halonen brundtland naoto goeran mesut schaeuble malan dzurinda nastase scharping fabius fico drnovsek parvanov reinfeldt racan oleksy pasqua bondevik schily marcinkiewicz durao dervis vranitzky vanhanen venizelos takemura steinbrueck necmettin necdet dehaene leterme miyazawa westerwelle buzek lenihan tariceanu taoiseach maroni ruehe gyula azeglio mirek belka hata paavo crvenkovski spidla kiet mikulas komorowski yoshiro rop lipponen lazarenko kostov cimoszewicz woerth wulff stanishev lepper geoana medgyessy tarrin jansa amnuay tremonti pisanu rexrodt paroubek archa muentefering rasa fatos aubry georgievski arthuis solyom ilves jagland maehara pawlak glos silpa baykal videnov katsuya tanigaki somare kamei labus fenech lavagna nyrup calin ingvar rini vlado sanan blocher gruevski bertinotti thanong gojko berenger haarde ibarretxe arinc mayawati neeman kiichi chevenement kosor ansip reynders aho ciorbea zalm manasseh eves madelin hortefeux susak yekhanurov pahor ancram borloo majko verdonk adami perben rupo mcguinty sahlin gaymard palaniappan valdis akagi phieu vellu josipovic akis sadakazu oddsson bashkim mastella ouyahia toubon bourassa arsenis ilir ozkan balcerowicz kanther alogoskoufis ljubco
19 130 20 jolt
474 15 61 xv
261 76 49 populace
645 100 31 wisely diligently intensively skillfully mightily energetically socialized capitalised coped sensibly ably thoughtfully masterfully subcontracted coexisted cahoots adroitly
764 137 13 fuss thrills overkill cred mumbo
461 63 58 guido
828 34 31 strangled
385 218 31 resurrected reconciled remade christened reinvented refreshed irrevocably platted repositioned rechristened rededicated reinstalled redecorated
357 130 8 shear
561 157 20 punctuated
17 198 49 housewives
441 11 7 mirrored
733 89 40 lamy almunia
457 243 32 footprint
168 253 1 injecting accumulating dispensing
564 34 32 salvaged
716 247 13 pleasures absurdity gratification sentimentality monotony tedium levity reverie mirth hallucination hilarity sameness ennui merriment reawakening
960 233 10 homegrown
872 247 55 antics gags quotable
189 91 3 eighteenth
933 162 25 denials
144 108 43 hesitation wavering grumbling seething exasperation puzzlement incredulity
940 222 42 culled
844 69 30 ornamental lawns sod
854 17 62 subaru impreza
79 152 3 antony
913 195 6 fuse
414 79 55 futuristic
855 21 6 loops
947 96 2 warhol munch lichtenstein dada duchamp rauschenberg koons basquiat avedon hockney liberace haring chihuly twombly
768 83 47 specialize
962 185 40 condit
320 34 32 unloaded
909 252 63 dolan gilbertson stansky
403 190 43 admirers
654 174 42 subscribe
228 232 7 complicating
537 50 23 mundo het clarin madina razon belgique masry
471 61 21 infancy
130 232 21 deprivation
505 139 24 sac inactivated raaf norad tg rcaf aaf sqn tfs tfw
760 173 26 unaccounted
699 78 46 deans
941 83 49 cricketers
417 174 29 avail
385 52 31 groomed
467 3 5 props
484 11 5 rosy
378 88 1 trimming
275 77 19 scholastic
402 105 55 adept tactically beatable
350 222 8 roam
1003 228 20 downsizing expansions retrenchment privatizations consolidations relocations privatisations cancelation
509 173 35 injures
248 244 45 compose
367 223 6 keel
722 91 45 avant
440 28 33 confederacy
402 105 31 behaved athletically
344 82 14 cocktails
85 167 49 nomadic
575 46 5 hairs petals curly bushy toothed fleshy rosette glandular leathery waxy inflorescences feathery scaly sheaths bracts tuft undersides rosettes downy
214 200 38 multitude
66 89 58 kantor barshefsky dore prueher
462 128 27 ea activision bandai ubisoft thq
10 20 26 infiltrate
545 89 63 perino feith shattuck pascoe eizenstat weinberger perle poindexter orszag haass blackwill
229 51 56 benchmarks
201 97 2 billie
129 241 48 cooperatives
300 43 5 sewing
65 53 42 dossier
198 85 31 preoccupied keenly acutely unsatisfied misinformed
73 211 42 supplemented
484 175 55 lopsided
866 96 5 versace chanel dior lagerfeld galliano gaultier givenchy fendi balenciaga
811 39 31 banished fooled shielded corrupted blinded seduced wooed hounded enticed ruthlessly outlived devoured neutralized tamed mercilessly upstaged usurped bankrolled ostracized cruelly upended brainwashed wronged overpaid blackmailed shamed outdone cowed hemmed snuffed sullied squashed clobbered disowned dissuaded forsaken shortchanged tarred jarred stigmatized mugged slighted consoled patronized demonized jilted encroached monopolized lulled menaced rudely blindsided subjugated legitimized resuscitated outed outmaneuvered fazed pacified subverted scandalized appeased cajoled goaded disrespected muzzled conned hypnotized squelched overplayed spanked stonewalled rationalized grievously encumbered debased impelled entrapped outshone walloped asunder coddled waylaid slandered jeopardised flayed terrorised outflanked hoodwinked bamboozled outwitted nagged assuaged sobered foisted unawares pestered scalped pummelled mollified badgered defiled
181 208 26 loudspeakers
701 240 44 fortnight
90 56 20 creeping
277 135 10 jfk
869 218 6 streamlined
630 136 17 oakley akers halpern longley rooks canty stith devereaux
270 231 20 fiasco mudslinging imbroglio
991 251 12 collisions
348 123 60 northernmost
979 195 6 hose radiator lubrication condenser
195 51 47 intermediary
994 33 12 reinforcement
789 246 11 melamine gluten glycerin
288 74 0 climber hiker
151 91 13 experimentation
843 73 6 pawn
316 153 16 bertie bruton bolger
633 208 39 tarmac
792 53 41 alamos
113 100 39 staked clung toiled eke dueled
763 221 60 nagasaki
951 105 31 coincidentally convincingly plainly symbolically hitherto paradoxically reputedly primed unquestionably crucially unsurprisingly heretofore mercifully indisputably
510 42 29 precede recast overline
737 188 31 misunderstood
505 214 41 pendleton afb langley quantico kirtland oceana macdill nellis westover lackland
488 194 16 kinkel joschka frattini kono cem surin alliot dlamini sikorski kadirgamar babacan granic surakiart pangalos papoulias nakasone musyoka papaconstantinou jeremic schwarzenberg jayakumar huot yakis sathirathai svilanovic rupel namhong geremek wlodzimierz eggleton kasoulides nazif spanta kasit boueiz tuomioja kalonzo deiss mocumbi gonul sumaye michaelides asselborn tarawneh godal
338 127 26 cadres
929 70 14 chew
255 122 8 smoky watery
483 12 14 assorted
154 93 41 zion calvary ame abyssinian
936 11 42 snapshot
5 153 46 exchequer
609 28 54 fascism nazism feudalism
190 184 8 stony brushy
548 1 57 owls
23 164 7 refrained
747 200 13 fantasies vices
472 222 57 predatory
964 199 33 pomeranian masovian lubusz zielona sandomierz podlaski siedlce pinal lubelski sieradz podlaska kartuzy parganas
327 111 30 decks aisles bookshelves bookcase bookcases
395 133 45 verdi libretto requiem sondheim puccini hammerstein chekhov rossini brecht operetta berlioz donizetti bizet monteverdi operettas strindberg bertolt corelli massenet gounod salieri meyerbeer
19 212 20 respite
582 73 39 knocks
280 245 55 unhealthy
667 169 34 strengthens undermines
725 122 55 bloated rudimentary unhygienic
229 228 56 stewardship
82 171 59 dea atf isi
341 226 10 perpetrated plunder gassing
982 230 2 scorsese welles schindler tarantino reiner kubrick coen mamet soderbergh capra shyamalan demme linklater malick haggis luhrmann zemeckis cronenberg cassavetes seagal wenders farrelly lumet bogdanovich karloff labute frears jarmusch verhoeven frankenheimer egoyan jonze aronofsky greengrass figgis solondz eszterhas
113 39 20 overtaken
371 167 22 cornish manx
173 28 20 coups revolts
946 207 46 barnard seton
834 1 17 comets
398 138 30 shuttered
670 236 19 multicultural
866 17 62 valentino
241 164 15 staunchly
54 22 25 malpractice
710 68 31 parted
286 156 43 swore
495 159 46 dyer
468 231 46 fanning
521 226 41 columbine
942 42 61 collated
817 11 1 eroding spurring
94 197 40 diallo massieu gongadze stang calvi biagi gerardi
549 233 27 conglomerates
35 247 13 stereotype overtones undertones
965 200 7 distinctions
801 173 26 minibus
113 145 20 faltered imploded floundered
114 213 9 robotics
881 35 22 macquarie
315 189 41 flushing olney shibuya knightsbridge merion brookwood
340 189 22 grange vicarage
993 72 41 marietta decatur wheeling dearborn ashland roanoke asheville monticello charlottesville medford englewood danville fredericksburg farmington leavenworth bellingham deerfield pawtucket spartanburg provo manassas hillsboro pittsburg lynchburg salina galena atchison blacksburg southfield roseville leesburg elkhart schaumburg gaithersburg rockport waterville alpharetta olathe wyandotte beaverton sylvania springdale hendersonville naperville americus eastland skokie marengo lakeville minnetonka titusville kennewick brooksville harrisonburg warrenton downers orangeburg issaquah summerville middleburg westford farmville orem willits
714 156 43 phoned overheard
192 61 13 upbringing
1023 180 55 exemplary
346 51 54 dialogues
490 190 61 superstars mvps
419 92 1 translating
1003 110 48 bankruptcies
578 195 6 alloy
82 198 2 nypd
905 25 31 healed surgically
658 92 54 prophecy prophetic prophecies
970 202 12 coding encoding identifier byte numeric parsing heuristic segmentation dataset qr parallelism datasets descriptor encapsulation
431 178 45 gigs setlist
171 61 2 sweetheart girlfriends
659 225 1 boycotting
451 171 59 boj pboc rba hkma snb ibra eximbank cbk cdb
864 64 56 specifying stipulations framers drafters
51 180 3 rightful
718 118 48 burdened
933 56 1 bowing
656 250 46 peacock
738 224 39 hoisted strung aloft fluttered
848 25 12 temporal cerebellar
675 21 8 originate
627 59 44 preside culminate
261 144 55 hopeless
229 149 56 auditing
189 15 44 sixteenth
529 229 17 damian
961 44 39 exited
506 65 18 bella
357 232 11 residual
506 5 23 alba
61 114 15 comoros
836 116 26 qassam
937 141 32 sanitary
243 62 41 williamsburg
462 41 51 halo dungeons trojan gundam capcom kombat roleplaying sentai tekken warhammer gta insomniac bushido snk
326 215 51 cinderella frankenstein tarzan puss spiderman rapunzel
365 211 9 manually configured natively
732 231 20 unravel ferment
878 116 6 piercing
189 15 3 thirteenth seventeenth fifteenth
868 208 55 unruly
951 174 31 scarcely guessed rightfully intuitively justifiably naively subconsciously assuredly
830 34 26 extinguished
598 255 27 icahn kerkorian perelman anschutz lebow tracinda tishman vornado bancrofts
771 172 12 brackets
861 61 18 heiress
713 145 20 loom loomed
885 178 45 rhymes lullabies
944 36 19 excelled
150 227 35 bora tora qandil
501 173 21 paramedics
181 56 39 ticking
985 170 44 jirga
198 176 55 receptive accommodating attuned
6 253 6 funnel funnels
600 3 54 artworks
691 26 34 retires
424 86 7 inaction
229 151 48 appraisal
1002 91 54 motifs phallic
1007 189 14 rye
862 172 6 chrome grille grilles
974 206 28 hamm
762 246 11 arsenic chlorine cyanide glycol radon tritium propellants thallium chlorinated phosphorous perchlorate cesium phosgene
430 72 41 alamo brea indio
924 28 15 pacifist agrarian
257 171 59 wada pcb mpaa nfa faz figc nuc kff ifj madd koni ifrc aco wtf
357 121 11 ph corrosion solubility
531 163 13 disposition deference prudence impartiality propriety rationality decorum truthfulness discernment
848 46 6 dorsal anal lobes ventral distal caudal outermost apical suture sutures whorl costal dermal axillary
790 85 20 jittery spooked unnerved
272 83 32 timers
381 240 44 whirlwind courtship fateful tryout fling workday brainstorming workdays swansong
724 228 54 colonization predated rediscovery colonisation
126 7 17 scrimmage
958 31 51 magnum
597 177 9 scanner scanners rfid
906 160 43 kidding expletive fellas
893 110 48 worthless
610 173 39 hacked electrocuted
862 195 32 tyres
758 191 41 hyatt tropicana omni fairmont biltmore foxwoods ramada crowne knickerbocker seaview
389 203 8 undersea
82 27 59 fsb
323 8 34 embraces pursues engages arranges resolves devotes embarks inherits undertakes initiates weaves negotiates consults grapples assembles excels enlists contemplates collaborates educates uncovers mocks dwells shuns entertains delves flirts dedicates wrestles dispenses copes composes seduces revisits invents frowns cultivates bestows woos mediates preys vies indulges solicits infiltrates navigates nurtures juggles grasps decorates retaliates sidesteps redirects frequents formulates prosecutes reconciles categorizes
143 77 46 barron
169 187 63 schwarz hoffmann meier hagen forster gottlieb schiller winkler koenig moser hartmann fuchs stahl reinhardt galen bock kraus hofmann sagan lorenz barth brunner jacobi reuter herrmann goetz kaufmann zimmermann holst heine popper haller zeller trapp raab ewald freund arndt goldschmidt cort luft boehm doren norden lindemann auer fromm beckmann hasse michaelis lichtenberg tauber kummer bohlen kleist veit bethe
145 72 41 monmouth jamestown
810 145 20 obscurity unscathed shambles tatters disuse
658 165 51 immortal eternity sisterhood purgatory
552 107 1 touting
510 107 1 correcting
635 103 48 realtors
327 138 30 skyscrapers arcades patios staterooms
977 135 59 mta mbta prr ttc lirr brt
192 251 11 bonding
306 200 13 truths
461 217 62 rainer jurgen
853 89 16 kozyrev lobov
962 197 10 leeson bulger hanssen kerviel louima pellicano iguchi rezko boesak gacy
956 104 39 staggered getters
962 53 18 plame
613 193 24 ensign
260 187 63 schulz
658 39 43 cursed
732 21 29 converge
893 39 31 discredited
475 15 45 organist
844 69 14 blossom blossoms buds sprout prune sunflowers evergreens
851 41 49 witches elves hobbits supervillains
635 243 12 statistic
214 200 13 contradictions complexities nuances biases misconceptions underpinnings ambiguities vagaries imperfections insecurities foibles handicaps imperatives subtleties inadequacies downsides preconceptions blemishes frailties misperceptions
719 169 29 motivate
177 44 39 rushes
924 226 10 nonviolent
64 186 23 mont
292 52 10 montesinos habre
792 126 23 corona segundo
143 58 63 ferris bingham blanchard foote wilbur kimball proctor sykes osborn paxton whiting gurney gleason squire hickman mcclure tully merrick hillman budd sewell chapin wyman bower ladd rainey ingalls
1003 228 56 realignment reoccupation companywide redeployments
602 97 18 sasha
653 206 3 harald
173 240 26 skirmish
963 155 57 clones
506 126 2 viva
75 233 30 storied
85 80 49 naturalized aborigines emigrate
905 73 39 scratched
524 37 21 efficacy
740 221 35 tashkent
32 173 1 evacuating
970 254 12 substitution localization plasmid
792 5 40 mateo jacinto vallejo hernando
812 246 11 venom allergens allergen
529 58 46 wendell trey
12 22 56 seniority
897 73 5 bows
626 91 54 vernacular
458 211 31 constrained
192 200 13 friendships
614 202 12 kernel template relational schema ontology declarative
631 250 57 winged beaked
455 31 32 prototypes
842 113 16 unseat frontrunner unseated
966 225 1 contacting assigning instructing alerting
824 111 32 necessities
12 43 19 stints secretarial pilates trainings
585 243 13 rarity
261 245 57 orphaned
695 135 59 emu
631 73 5 necks
1015 65 18 lydia bernice
219 141 56 cutoff
745 248 21 coronary pulmonary renal gastrointestinal ulcer circulatory edema thrombosis angina myocardial fibrillation atherosclerosis infarction ischemic arrhythmia embolism ischemia bronchial insufficiency colic malformations tachycardia arrhythmias
693 218 31 privatized
92 55 29 deprive preclude penalize trample supersede entitle pertain encroach obligate impinge disallow
795 71 22 ceylon
763 157 45 rattle
906 160 0 idiot
820 137 9 shuffle
756 44 39 wheeled
133 31 27 carmakers
1013 185 63 grassley mcauliffe kerrey moseley gorton danforth harkin cleland breaux lautenberg chambliss dorgan whitehouse sarbanes wyden hollings dewine coverdell inhofe bair laney pressler sununu thune roemer gillibrand sasser rudman wofford sherrod corker boren tsongas mikulski faircloth saxby fasano exon dockery heflin carper kennelly whitmire metzenbaum
929 73 5 tuck
650 164 34 appreciates disagrees dislikes resents disapproves refrains scolds
619 240 47 exploratory
912 52 16 protege
249 208 30 rooftops ringed barricade sandbags
224 179 58 ono
987 182 29 reaffirm reiterate affirm
248 244 42 compile
300 111 30 sheds
112 4 0 addict
426 218 31 watered resubmitted
178 176 56 harsher stiffer looser
309 91 0 parisian
979 141 8 watering
64 31 41 tahoe
1003 33 8 evacuations
198 245 55 ignorant apathetic gullible
849 111 30 stacks bins drawers airtight safes bathtubs
807 32 53 neared
817 231 20 clouded stoking heightening clouding
189 64 56 fourteenth
313 56 9 clicking
194 191 30 lakeside mahal acropolis esplanade chalet potala malacanang tuileries
600 96 30 louvre
668 167 60 crimean
439 122 55 funky spooky cheesy tacky squeaky jerky cuddly saucy arty kitschy homely artsy zippy boozy vapid girly chummy squishy flirty cutesy punky gnarly trippy
453 106 48 coupons memberships giveaway clunkers giveaways
107 46 8 fringes
491 35 59 ig
991 195 9 accelerator
871 111 30 tub grills tubs jacuzzi countertop
464 44 39 plucked
1014 212 34 wakes
818 34 26 uprooted
822 146 60 veracruz chihuahua puebla sonora sinaloa tabasco jalisco michoacan catarina guanajuato coahuila morelos pernambuco amazonas cochabamba zacatecas colima tampico cuernavaca reynosa akwa aguascalientes huila saltillo tlaxcala espirito carabobo tachira
658 160 2 thou thee almighty godspeed
907 70 59 prc ntr
561 85 43 ecstatic giddy appreciative euphoric delirious exultant
302 217 62 gael
843 106 61 jackpot lotteries wagering powerball
545 89 25 freeh chertoff
210 70 57 dung
531 182 29 confer
667 8 34 eliminates inspires exposes enhances reinforces harms unites angers affords complicates diminishes interferes discourages disrupts overcomes provokes motivates endangers betrays sustains pleases hampers bolsters invades hinders tolerates permeates minimizes compels underlies offends heightens robs impresses deprives undercuts simplifies isolates consolidates pertains craves elevates distorts compensates broadens propels disturbs jeopardizes overshadows validates relieves confuses excites obscures subsidizes overwhelms diverts disappoints suppresses frustrates frightens distracts eludes neglects annoys ails degrades underpins emanates lessens necessitates impedes reaps overrides implicates perpetuates arouses amazes irritates exaggerates rankles infuriates cripples shortens erases impairs paralyzes garners incites overtakes disarms solidifies enriches maximizes baffles glorifies thwarts furthers disregards amplifies stifles irks fascinates disables aggravates mobilizes dilutes prolongs inflates envelops depresses negates saddens engulfs sharpens vindicates detracts
778 15 44 ascension sainthood canonization
122 229 40 beltran
251 207 19 heidelberg leiden wittenberg hochschule technische universiteit
705 189 41 linden
90 157 61 rumble
470 191 41 raceway fairgrounds
364 79 43 heartfelt
357 178 45 ambient
571 211 31 cheaply
963 251 12 microscopic
658 93 44 savior messiah
251 186 61 halle
203 61 0 surrogate commoner grandparent
626 167 45 creole cantonese hindustani bhojpuri
309 158 28 argentinian
1013 185 40 torricelli menendez vitter kuehl
352 215 51 wonderland moonlight gladiator terminator camelot fantasia crouching rambo dummies aladdin clockwork zorro slumdog pinocchio musketeers mockingbird blackbird exorcist bambi gatsby seagull reloaded huckleberry gulliver whisperer hunchback iceman copperfield spartacus ghostbusters mulan groundhog tron dalmatians goldeneye xanadu seabiscuit ronin waterworld gretel hansel goosebumps quills rainmaker goldilocks dumbo potemkin nocturne comandante strangelove zhivago robocop mousetrap changeling azkaban equus desperado inglourious gomorrah vanities sayonara dolittle wuthering pimpernel invictus manhunter maus unchained unsinkable reefer cometh superbad xf nosferatu gremlins zorba appleseed kismet gidget mercies spamalot poltergeist amerika
940 88 1 tending milking
321 93 3 bartholomew apostle assisi columba
261 245 25 retarded
900 185 4 huffington
155 87 63 kagan blackmun silberman
1022 127 35 srpska republika
551 225 1 detaining interrogating deporting convicting extraditing indicting apprehending
132 100 31 acquainted indulged prided unhappily
248 30 29 simulate
848 254 12 cortex cortical nodal
472 86 13 overt
201 229 17 mays dimaggio maris rickey koufax plante musial mccovey yastrzemski marichal tuffy
236 227 60 kerman khorasan khuzestan
403 190 49 entertainers capitalists luminaries tycoons statesmen notables
832 33 25 referral
73 100 31 experimented
62 244 29 dedicate shorten rectify reassess lighten rename straighten delve tweak refresh reintroduce yank restate lengthen formalize sweeten rationalize redraw squander redo rearrange jettison disengage entrust rework enclose reconfigure endow reroute reevaluate codify devolve promulgate reassemble reexamine institutionalize declassify publicise decommission commandeer liven sculpt resubmit freshen appraise recommit reinstall digitize repackage bulldoze divvy bide repaint accomodate electrify unpack deconstruct demystify reprogram refile internationalize reinterpret micromanage induct
171 85 50 mum
824 181 44 supper brunch toasts potluck togethers suppers
988 226 25 sodomy obscenity
624 206 58 karel gabor piotr christos krzysztof zoltan andrej imre henryk tibor jochen sandor alexandros ladislav dariusz pawel horvath molnar nemeth gyorgy witold juraj zsolt svend jozsef
968 126 23 ou
977 135 30 electrified serviced caboose
700 82 14 juices
932 64 56 blacklist
329 103 21 pharmacies
60 191 22 twickenham murrayfield gabba bridgetown kingsmead waca subiaco beausejour selhurst
613 15 3 knighted honourable
214 232 20 imbalances distortions inefficiencies
176 223 36 samson
51 118 7 predicament
436 165 13 devoid embodiment limitless transcendent illusory indivisible immovable inviolable ineffable unknowing undiluted
252 58 46 rowan
36 167 54 aristocratic baronial
636 76 49 livelihoods
855 209 9 timer jammer
924 127 49 leftists antiabortion
497 2 8 bedrock
356 240 44 reunions
132 61 0 befriended
552 128 4 syndication
982 230 40 coppola bertolucci zeffirelli
665 159 46 millar
187 94 46 archibald reginald horatio
691 145 43 masse
332 156 43 politely fondly respectfully candidly profusely heartily optimistically approvingly attentively admiringly cryptically glowingly mischievously
787 21 35 tigris euphrates
248 177 29 interrupt
8 243 12 iq correlates
748 97 46 scully
850 52 16 camara abdoulaye ousmane tassos alassane konan demetris
854 31 18 lola sienna
904 22 21 hmo
55 127 26 tupac amaru
629 144 55 downright puny
727 77 40 conde
837 58 46 davey
588 38 36 hijacker
96 127 31 nominally
205 0 2 moniker catchphrase
490 190 45 greats duos bassists
953 209 39 hitch piggyback
217 104 34 elects
381 240 55 hectic uneventful eventful torturous umpteenth lovemaking
743 44 39 clipped tripped redirected glanced glancing latched stroked looped scurry ricocheted lunged scoresheet outran scuffed palmed agonisingly spooned flubbed
364 174 43 compliment
231 75 36 gilad
45 140 23 har
965 30 54 contexts
247 28 55 oppressive dictatorial
73 195 31 articulated
159 39 39 bitten
135 97 18 loren
823 7 46 packer
103 111 43 doorstep
19 180 13 solace
474 190 49 footballers schoolboys
256 191 30 posh seafront swanky ritzy bullring
472 225 1 resorting
12 43 44 chores
555 139 24 luftwaffe wehrmacht kriegsmarine bundeswehr waffen jasta abwehr
626 0 5 accents accented
42 38 36 megrahi hamdi mounir amiri agca marzook marzuk krekar selamat goeldi bahari hilali
987 164 43 hailing
212 22 48 homeowner
113 175 61 triumphed
407 138 8 hamlets
195 51 15 mediating
70 106 48 coupon invoice
394 151 42 exhaustive questionnaire
617 90 35 novi
282 160 50 beware
116 246 8 groundwater
412 37 21 condom abstinence
472 79 55 menacing
1001 195 39 spins glide
184 47 43 autographs mingling jostling gaggle gawking
832 203 38 horizons
824 111 14 lunches refreshments
114 23 48 bellwether
654 106 1 swapping
89 69 21 rot
746 164 7 lukewarm
967 246 55 addictive
906 160 49 fools lads
936 11 20 glut
192 163 13 intimacy camaraderie
712 207 19 woodrow eagleton
76 73 5 shave shaving
962 197 40 gotti volpe gravano antonini
1003 141 48 closings
467 43 10 stunts
618 124 49 adherents
439 79 2 sly
367 117 52 vich noo eed keer lih ahd kree sayn zahl nyah ohs zow sahr deez eef ees fahn behl bool zoon peh sohr rihs fyoo mits zay pel goy deek grahm vahl payn glih jihg zeem nohrd vahrd
710 51 56 pacts understandings initialed
604 153 61 premiers
446 107 1 compromising
924 220 49 atheist traditionalist salafi
869 18 55 dignified
666 88 56 implements
287 217 62 magdalena silvia
74 77 41 lufkin hotwired
652 249 56 charters
567 231 20 gridlock snag
431 181 44 prom matinee soiree
883 135 9 connector
871 12 14 grilling
775 3 6 scroll
890 99 48 budgeted
223 85 31 gravely sorely
812 184 8 infested
171 190 0 pals
541 75 52 ami eliahu vilnai matan lazlo
587 142 46 garth
721 112 45 cinematography bmi ascap sangeet
542 162 55 persuasive sketchy truthful unambiguous unbiased unvarnished cogent scanty
586 165 8 shrouded obscured
330 141 20 overcrowding crowding underfunding
718 110 31 bailed
8 254 21 stimulation
538 140 35 seaport
98 36 42 introductory
679 233 1 boasting
59 55 29 spoil elevate disturb overwhelm obstruct overshadow distort shatter wreak tarnish frustrate inflame taint degrade subvert impair devastate detract strangle paralyze meddle engulf embolden negate constrain jeopardise stymie imperil deplete politicize hobble preempt engender unsettle monopolize foreshadow augur scupper ameliorate upend retard roil presage polarize bedevil paralyse
328 174 43 shrug weep wince squirm tremble sneer
518 224 26 flares
913 116 6 dummy detonation
55 52 16 savimbi shwe chea marulanda thamilselvan chamlong temaru
662 54 37 mt
681 111 5 curtains linens carpeting upholstered
230 47 5 hugging
635 23 27 ibes
412 37 41 parenthood
932 231 20 defections
717 196 27 psa
811 188 31 swayed deterred misread miscalculated
405 18 55 combative sarcastic irreverent affectionate abrasive natured folksy sardonic deprecating acerbic vitriolic effusive bombastic tongued droll laconic trenchant
393 49 4 panorama
677 225 25 obstructing
732 145 39 stumble creep sputter
513 34 44 cremated
603 255 41 freeport richfield xcel
95 250 8 alaskan
598 58 46 wynn
555 70 26 comrade
679 164 7 hinting
652 66 24 flyer airmail
659 22 34 freezes
625 106 42 signings
725 245 32 ageing
949 218 56 relinquished
962 197 18 tripp bettencourt fleiss brawley talansky kardashian mazzola medlar lachey
570 86 26 indiscriminate unprovoked
45 207 19 yeshiva jamia
964 217 33 lucie
535 74 24 aviator
855 177 12 signalling positional semaphore
73 218 12 augmented standardised
470 168 22 darlington
472 11 56 protectionist
98 36 56 obligatory
696 127 36 aidid amal dostum karuna bodo fikret wahdat
346 23 48 intra
862 195 6 windshield fender headlights aerodynamic spoiler bumpers airbags tailgate bodywork fenders antilock sunroof wishbone windscreen spokes handlebars headlamps wipers absorbers headlight wiper cowl taillights dampers diffuser sprocket vanes
567 200 20 distractions mishaps
487 91 54 blends
147 89 63 eckhard mckiernan reines
242 24 9 modular
998 91 30 decor edwardian
709 147 27 kawasaki
757 58 63 whitehead
513 2 57 skeletons footprints
513 210 57 skulls
192 61 49 acquaintances
624 27 16 aleksander georgi georgy petar oleksandr timoshenko
88 33 0 vet
761 231 20 hinges
748 229 17 mulder
313 202 9 typing calculator
888 24 12 unitary
170 68 39 limp motionless
137 232 20 unexplained
643 114 60 cebu sula faro callao arica palembang funchal ternate sintra noumea
256 178 45 karaoke barbershop
591 106 32 parcels
429 242 6 pointer
998 122 3 spartan
878 68 6 pierced throats aching genitals eyebrow itchy eyelids nipples cheekbones
541 153 16 peretz shamir
937 138 47 bureaus
601 79 55 melancholy hypnotic wistful
608 57 56 approvals
292 52 36 bongo sani idi mengistu najibullah babangida dadis prabowo mainassara fakhruddin ondimba
809 146 40 vasco oviedo velez godoy belgrano olmedo villareal aguila melgar
429 195 12 radial azimuth
552 103 27 merchandising
866 48 5 armani catwalk
347 46 6 underside thorax discal
442 215 3 hannibal
618 220 10 witchcraft heresy
6 253 1 diverting profiting channeling funneling pooling misusing siphoning pocketing depositing doling reselling misappropriating appropriating loaning disbursing stashing pilfering
808 253 48 inflow remittance
618 220 49 sects
2 86 56 avoidance
908 104 56 abstained abstentions abstaining supermajority
129 236 10 transnational
942 196 27 heineken
839 199 60 ljubljana szczecin kaunas tartu pondicherry kalmar tarsus stettin paphos sibiu kristiansand szeged celje grodno flensburg bitola aargau solothurn leeuwarden
822 72 33 panhandle natchitoches kayin
941 26 28 captaincy
698 28 3 zedong
764 137 20 mania craze fad tantrum whirl hanky hullabaloo
129 200 49 affiliations
396 129 24 hijack
171 160 18 grandma grandpa
379 248 21 pregnancies fetal childbirth infertility miscarriage puberty spina miscarriages sterility preterm
941 26 57 kiwi
559 104 50 whichever
454 64 25 lenient
157 60 40 mari rizzo gamboa melia grillo teves hrvoje gorondi coto
320 129 32 unload cargoes cargos
428 44 39 swapped
755 174 29 cling signify embody conjure bask exemplify purport exude extol expound abut epitomize venerate
806 144 20 colossal
781 68 5 toned glistening
324 217 62 overpowered outplayed outclassed stuns routs
606 228 48 diversification
893 165 55 imperfect
820 1 61 breakers
74 77 4 fairchild
791 105 45 musically
79 229 46 larkin
176 187 46 elmer
955 171 25 ombudsman
395 196 27 lear
358 137 20 scares
106 7 49 boomer
472 232 1 destabilizing
859 244 29 encompass
599 230 18 brody kingsley madsen jackman duvall errol campion mortensen ewan duchovny carradine masterson albee dreyfuss attenborough coogan broadbent keitel reiser hartnett voight giamatti walken tobey peet rickman mitchum gielgud fishburne diggs turturro friel piven mcdonagh goldblum eckhart liotta rigg viggo bratt rogen manheim asner sinise astin crudup labeouf spader laughton waterston deschanel polley gambon maclachlan braugher badgley pidgeon rhames lamarr lorre winstone kinski strathairn beery liev widmark palminteri sarsgaard radner durning fierstein spall
458 243 48 attributable outstripped
724 234 59 forerunner
68 185 46 maloney laughlin
179 124 26 rebelled
52 233 7 tenuous
726 238 22 nagar
758 196 27 forte quadrangle tokio
1023 112 55 deserving
227 206 58 marek michal marcin jacek mariusz ilija lewandowski cerny leos
244 59 44 raisers fundraisers
396 29 51 sleeper
592 208 10 paparazzi
480 22 1 taxing deducting
897 26 28 hammers
735 96 18 camille
300 140 32 foundry
137 108 20 nagging
557 51 56 frontiers demarcation delineation
849 106 5 envelopes purses
646 73 39 putter
970 202 42 query
1021 107 1 unifying motivating cusp
950 82 14 martini sipping sip pint iced jug pints latte mints cappuccino martinis gourd sips corks margaritas swilling lattes eggnog kegs cokes thermos crockery corked sugared
998 220 54 bourgeois
927 238 3 jain swami dharma rinpoche ramakrishna athos sangha bhakti dorje gautama swaminarayan dervish samadhi aurobindo maitreya shankara
673 43 13 etiquette
788 177 9 reset
153 74 0 naturalist botanist geographer ornithologist agronomist anatomist mycologist horticulturist egyptologist ethnologist
417 233 29 wield
871 195 6 burner heater washer radiators
679 188 1 contemplated
964 72 33 kern loudoun lycoming osceola pima steuben abbeville tulare allegany hunterdon terrebonne arapahoe mohave elko luzerne yavapai dupage roseau calaveras chelan yolo henrico tillamook marinette itasca coconino
660 243 48 negligible
332 164 31 pointedly emphatically sternly unreservedly
470 14 22 racecourse calder newmarket epsom bathurst ascot paddock goodwood sandown aintree brooklands curragh
816 76 48 subsistence
364 163 13 empathy vindication reassurance grudging contrition benevolence wholehearted
412 245 21 bisexual
326 210 51 mummy
644 21 33 traverse thence empties paralleling
484 144 55 lousy wretched abysmal woeful unremarkable unconvincing pitiful unimpressive disjointed uninspired uninspiring creditable underwhelming
92 188 29 discriminate
171 61 34 marries
303 228 21 regeneration
924 28 49 revolutionaries fascists
467 3 45 puppets
771 122 5 layered
934 114 60 corsica algarve biscay atacama
624 194 3 simeon gediminas
754 129 14 iceberg
511 247 13 humour flourishes pathos whimsy pretensions artifice opulence panoply sartorial embellishment theatricality stagecraft cuteness villainy verisimilitude
858 111 42 boxed
173 86 10 brazen
634 242 17 grounder keyed
755 182 29 proclaim
584 35 27 bain rbc scudder blackrock invesco freres abacus pimco govett kampen mbh kokusai dkb shearson
739 72 41 gettysburg greeley kearny flagler ticonderoga colfax
606 228 13 democratization volunteerism multilateralism socialization
199 43 30 decorating
697 174 14 relish
565 73 10 crooked
741 65 18 kara nana pia teri tia liv alexa kendra debby carina peri pari hala thea lia marija nola lamia lata verna talia rina nona shabana minna kamala ayesha dena bina seema pelle rafe ilse balan gerda sultana sigrid geeta rosita sona jamila lorelei sarita tali liana farida lissa bindi elma nisha chana
513 68 5 bloodied smeared shreds bloodstains
235 91 42 thematic
72 145 20 waned receded languished stagnated stabilised chg
419 240 42 recounting
209 93 51 voodoo
353 82 14 fragrance
710 51 59 mou ftas mous
472 91 7 rhetorical
606 108 20 fostered
223 169 1 hampering
608 57 42 submissions
16 125 8 placid
538 141 8 harbors
155 162 7 reasoned
812 250 57 flea termite
371 74 0 californian aborigine
843 190 49 gamblers bookmakers bookies bettors
848 46 12 basal
851 49 54 protagonists
454 249 25 pardons
803 6 61 anz
911 114 33 puget nunavut acadia kodiak sitka gander baffin salton gambier fundy coromandel aleutians frobisher esquimalt
96 218 22 amalgamated
587 97 46 stacey
606 107 1 broadening furthering combatting
975 186 33 croix loup falaise
463 0 55 diminutive
903 251 11 lasers ultraviolet uv fmri
531 249 56 precedence recourse thereof prerogative unanimity prerogatives adjudication continuance nullification domicile aforesaid
510 78 37 cq clm
849 246 14 capsules
750 145 29 materialize afoot materialise
207 79 10 grisly
992 100 31 sporadically intermittently
818 34 20 decimated
828 188 31 discriminated verbally mistreated
185 242 39 quickest
659 51 29 relaunch
849 111 6 racks crate crib
812 248 57 parasite
175 173 24 airlifted
170 73 39 stretcher
113 17 62 overtook
785 251 12 transitions polarity trajectories hybridization isotopic perturbations amplitudes
877 12 14 taco burrito
628 14 63 frankel drysdale desormeaux mcgaughey stoute tagg
467 91 45 garde improvisational
951 174 29 ordinarily realistically conceivably doubtless aspired plausibly
673 64 13 dictates
771 46 5 strands rectangles
960 233 35 hotbed
57 23 32 gauges
858 92 42 originals bootleg audiobook audiobooks unabridged webisodes
842 104 60 governorship governorships
451 179 16 yasuo
363 139 3 panzer ija
988 232 10 nuisance
432 164 31 implicitly
611 68 5 legged
349 102 11 filtered pus oxygenated
243 189 41 melrose dorchester brentwood westfield astoria brookline roxbury hoboken lenox peachtree westside stuyvesant fairview asbury bowery riverdale southside rockaway euclid germantown freehold oakwood towne lakeview waverly eastside bayside flatbush woodlawn northside glenwood greenbelt oriole tremont sunnyside ridgewood hillcrest morningside riverview wildwood montefiore elmhurst fairmount bayview brookside elmwood allston kenwood rosedale rialto edgewood rosemont greenpoint bushwick roseland camelback inwood blvd embarcadero homewood takoma bleecker emmaus winnetka brickell glencoe rosslyn loretto parkside bensonhurst vineland elysian ashbury mattapan ravenswood wyckoff bayshore cliffside tysons crestwood belair yorkville beechwood
518 224 39 flaming flickered
378 8 34 lowers slashes
362 121 11 lithium
1001 211 6 vertically horizontally
726 199 60 nad rayon raion mandal nowy wola obec taluka gharbi stara nowa brod amphoe rud dasht huta mesto uttara pazar gornja
270 242 20 blunder miscue
938 142 2 reprise mixtape arista polydor
497 231 31 cemented solidified
595 180 7 steadfast
90 56 39 churning cranked galloping crunching whirling swooping bounding revved chugging merrily zigzagging clattering
575 69 5 trunks twigs fronds variegated leafed
766 240 8 bumpy
654 202 42 delete copyrighted directories clearinghouse searchable urls
897 209 6 ax anvil loader screwdriver hilt lathe scalpel oar crowbar scythe planing scraper hacksaw
609 233 49 elites
993 189 41 bellevue waltham andover bethel rockville norwalk framingham smithfield watertown malden yorktown charlestown nashua danbury waterbury northfield brockton woburn renton pittsfield natick morgantown marblehead hopkinton broomfield dunwoody dedham hingham fitchburg marshfield saugus tewksbury ardmore meriden duxbury centreville northbrook newburyport blandford billerica westborough attleboro martinsburg herington amesbury
372 127 37 eln
178 225 1 stifling
132 34 31 immersed
207 165 55 monstrous hellish
282 190 49 millionaires denizens ushers grooms punters multitudes socialites pols bathers hipsters yuppies techies sweepers transients registrants neophytes exercisers fashionistas foodies newbies
414 31 2 vibe
518 102 30 darkened
454 249 61 disqualification
261 85 55 unprepared deathly
245 147 28 dinamo partizan steaua slavia levski hajduk aik trabzonspor apoel tsv legia hammarby omonia bursaspor unirea litex lierse
269 58 63 callahan
550 251 11 emitted emit emitting emits emitter ghg
933 182 7 unwillingness
692 52 36 abubakar adua abdelaziz goodluck taki maumoon shujaat
524 202 9 accessibility portability usability interactivity personalization
991 195 21 malfunction
988 86 10 incitement disobedience mischief habitual banditry hooliganism trespass drunkenness seditious debauchery pervert lascivious counterrevolutionary usury pimping fornication
13 83 19 physicists
503 141 56 monopolies
699 58 22 bray
417 253 29 solicit
597 3 42 scanned blueprints thumbnail photocopy
503 141 32 rationing
44 143 61 finisher
768 12 19 specialties
630 7 46 landry
404 93 19 diocesan pontifical archdiocesan novitiate salesian
17 198 51 fx csi nite hollyoaks gameday noggin mentalist gsn
58 58 46 mathews
1003 22 20 attrition retirements
131 35 46 riggs
1023 18 55 illustrious gallant selfless
38 140 22 colliery steelworks longbridge
514 228 32 industrialization utilisation mechanization
770 98 48 bushels
22 180 13 manifestation
965 0 12 syntax morphology classifications grammatical genders lexical abbreviations phonological grammars splice tunings modifiers derivations dialectal affixes morphemes nonstandard
1021 240 7 juncture
561 240 20 frenzied
420 17 37 gbr
321 15 3 antioch ignatius boniface becket ephesus athanasius sergius seraphim methodius
1009 203 23 esa
915 191 41 gc delray longs pinehurst oakmont montreux annandale shinnecock sawgrass medinah kapalua kingsmill vedra greystone jumeirah crandon varadero longboat wegmans
608 106 42 unsolicited
536 213 19 meteorology aeronautical geophysics seismology oceanography volcanology astronautics weizmann scopus colloquium geosciences
680 1 22 highlanders manly roosters cronulla wests dynamos kaizer centurions souths
832 43 9 instructional tutorial tutorials
325 79 13 knack
268 52 16 rajapakse wiranto qarase leghari zenawi panday whitlam bilawal benflis
962 5 40 cisneros
811 39 43 silenced roused
179 124 49 southerners nomads pashtuns northerners tajiks berbers bosniaks tribals zulus hazaras pygmies tribespeople shias nagas alawites animists tuaregs
168 116 6 penetrating
186 150 56 constitutionality
20 227 35 jolo ituri vavuniya mannar bamiyan veng vedeno martan mullaittivu mullaitivu urus iqlim tuffah mbuji bamyan shatoi
235 79 55 expressive
850 115 28 toure pim diouf keita diop hadji kamara kone traore yaya savio niang savo suazo seydou aruna ibrahima sissoko lua diao souleymane mahamadou briand jeremie maccarone salif bouba diawara
342 115 28 shevchenko klose ibrahimovic andriy zlatan ze berbatov mutu dimitar podolski ljungberg nakata hakan stankovic bierhoff darko baros torsten schweinsteiger yakubu georgios tomasson frings kanoute kuranyi rosicky adu hamann gyan hagi solskjaer stoichkov hristo edmundo gudjohnsen asamoah cabanas suker emre shunsuke recoba neuville alen samaras elber mijatovic bojan nihat huntelaar balotelli sukur olic gekas obafemi djordjevic stelios amoroso deisler balbo vassell boksic bendtner kezman yakin ailton vucinic pavlyuchenko eidur cambiasso inamoto takahara corradi fredi muntari litmanen daei ziege edin sulley iversen basler taye klasnic amauri wanchope wambach chivu nikolaidis prso hesselink tuncay uche vennegoor kahveci okubo mellberg smicer petric borriello pandiani marouane effenberg zigic borgetti mateja hyypia buyten pandev recber kallon pazzini jancker rustu kalu bobic grafite lucarelli arda altintop mpenza petrescu gomis poyet charisteas elmander yeboah shola umit giovane taiwo farfan micoud belletti karagounis forssell arveladze cacau magnin karpin penev dzeko aiyegbeni zalayeta marcelinho obinna naohiro allback viorel postiga benjani pantelic jardel hitzlsperger negredo cavani danijel krkic luyindula dumitrescu belozoglu zahovic kanchelskis
357 246 11 toxicity
834 203 10 ufo
338 193 0 cadre noncommissioned
193 121 11 substrate substrates synthase reductase polymerization vesicles catalysis cofactor hydrogenation dimer
157 60 18 gillian lolita deb lederer raquel feller danica jakes alessandra misha talmadge jamey ciaran hadid gearan corder fabiola deeb jeannine jordans suzan caryn maeve babington aversa pickler alissa ganley garwood isachenkov laub halaby verena barzak evens faiez lekic nakashima sequera baldor stojanovic schreck sadaqat kugler deyoung aoife crites casert nedra yoong loven joelle eliane ahuja faul klapper ambika orkin riechmann rukmini bajak lavie fouhy
346 167 4 indo
296 27 16 nikola dragan akhmad pavle zavgayev sfeir borislav stojan
131 6 46 darby
90 231 20 rattling
540 17 62 citroen
89 69 11 pollen mildew germination fruiting
1020 42 35 locates
454 150 56 reinstatement reconsideration
800 106 48 debit scrip
825 253 48 unregulated
535 29 10 mercenary
851 165 54 realms
283 89 28 jaap pardew
910 158 26 zairian
697 174 43 applaud pretended rejoice brag cringe adore flinch scoff gloat fantasize snicker
897 16 24 cutters
379 61 21 adolescence womb triplets conjoined childbearing
790 85 43 awakened dazed bewildered perplexed unfazed aback comforted disoriented speechless despondent bemused pained mystified astounded miffed awed dejected incredulous disheartened aghast panicky livid flustered dumbfounded queasy freaked tickled flabbergasted frazzled sheepish antsy groggy peeved awestruck bummed chagrined exhilarated crestfallen nauseous
491 112 59 sag wga
618 220 19 practised
772 166 56 emptive
726 227 60 comune mueang chahar
924 127 16 rightist
946 207 41 wellesley scripps drexel bethany bryn mawr holyoke middlebury gresham towson adelphi bowdoin haverford olivet bollettieri beda chaminade
575 46 57 hairy banded spiny hairless rhizomes tufted filamentous
473 35 27 realty
303 88 24 commissioning
8 251 12 adaptive
291 6 37 asx sti ase mibtel
492 44 39 leaps
861 140 0 proprietor
903 195 9 zoom autofocus
190 36 33 keystone
910 158 16 fijian ecuadoran gabonese malawian gambian madagascan maldivian mauritian nigerien comorian
924 74 0 environmentalist abolitionist suffragette
850 153 16 papadopoulos christofias
483 106 5 souvenirs
485 70 26 viet cong
643 146 40 brasilia
954 77 42 hardcover bimonthly editorship
824 43 20 binge
630 58 17 childs thurman maddox dickerson munson roberson passmore
440 71 15 protectorate
207 28 55 dreaded
880 141 30 levee overflow floodgates aqueducts
96 21 31 bypassed
47 212 34 departs
420 67 62 woodbridge moodie stolle
152 63 40 gallo
291 6 59 ipc ppi emas pse klci jci jsx wpi
867 170 49 industrialised nonaligned
230 47 39 spitting shoving masturbating
53 182 29 sever
367 223 57 hen
817 11 11 stimulated
780 232 20 unsustainable continual uncontrolled consequent slippage incipient shakeout
380 114 16 dominica nauru
349 231 20 awash shockwaves
640 67 46 connors
354 75 23 ein durch
464 102 29 drown
459 243 55 manageable achievable attainable
18 156 43 uttered affectionately figuratively derisively
68 214 63 leighton mather wynne moffett stover
128 225 1 postponing dissolving recognising designating cancelling renouncing downgrading deferring petitioning deeming quashing bestowing pardoning vacating impeaching nullifying invalidating censuring voiding
708 11 20 sharpest
869 176 29 freer
823 252 46 donahue
540 187 23 bosch
951 105 55 interestingly tellingly perversely
998 106 55 pricey
928 63 3 titus
769 199 33 silesian mecklenburg moravian franconia garhwal
92 64 29 censor enshrine
880 228 32 reclamation
781 59 5 glittering
36 58 46 gentry
641 2 54 neolithic epoch paleolithic olmec mesoamerica mesolithic faunal palaeolithic
635 151 42 tallies usgs censuses
18 164 7 oft alluded
913 246 11 sarin vx rdx semtex petn
87 83 21 psychiatrists therapists clinicians cardiologists oncologists
324 175 16 trounced
761 169 6 hinge
202 119 63 witt cleaver schell prosser kehoe bayless gerlach carmody jaworski hoke trippi antonovich massimino correll wachs monegan tocco caperton
518 251 11 fluorescent leds halogen
579 3 1 exhibiting
247 28 13 totalitarian
182 221 32 bushehr
320 88 32 unloading
883 21 30 causeway roundabout thoroughfare frontage
803 6 59 nab boc ccb pcl
53 177 31 disconnected
337 45 46 ebert
985 95 59 umno ccp vhp panhellenic cpsu komsomol
651 47 31 behaving
871 248 21 smoker
652 22 48 surcharge surcharges
1019 130 51 inferno
851 41 10 doomsday
781 172 30 gleaming
662 191 41 vail whistler rainier killington
732 222 57 spawn
451 152 3 lombard
705 69 63 hedges
435 235 54 tolkien lovecraft ovid arthurian gogol aesop cyberpunk aristophanes hesiod
47 212 0 vacationing
22 251 12 anomaly
316 230 46 hawke
979 33 32 purification
4 162 31 retracted dispelled unsupported debunked proffered
448 91 54 aesthetics metaphysical cubism deconstruction generative postmodernism philosophic typology futurism constructivist socratic mechanistic existentialist
227 187 58 marko drazen vartan
238 243 7 discrepancy
810 28 20 disintegration
977 135 61 greyhound
651 56 39 circling crawling sneaking treading toiling slog zooming trolling pedaling trudging rummaging slogging jetting romping backpedaling clambering coalescing meting cooped hunkering barging
431 198 4 presenters
280 232 7 undesirable
737 85 55 understandably embittered
953 83 61 jockeys
23 182 31 willingly reneged
833 96 28 pieter lemoine
703 135 5 livery
883 21 1 bypassing terminating
866 230 18 mcqueen
142 171 59 usaid iea hrw ipcc unaids unmovic iom icao imo ocha tdc unfpa europol wmo ipi unodc oie iiss imb asio opcw eurocontrol rspca
28 225 1 isolating alienating neglecting justifying singling compensating thwarting deceiving impeding spoiling subjecting indulging undercutting shunning deterring favouring disregarding reneging crediting perpetuating equating disguising tarnishing censoring discrediting refraining forgoing appeasing circumventing affording eschewing politicizing snubbing withstanding sidestepping allying subverting usurping smearing overstepping forfeiting flaunting disqualifying antagonizing foregoing negating demonizing denigrating deviating reimbursing belittling forsaking delegating legitimizing trumping burdening impairing redistributing dint shirking jeopardising marring repudiating tainting lumping dooming outselling abdicating whitewashing muzzling monopolizing overpaying disrespecting bankrupting kowtowing excusing
1004 36 12 graded
458 218 31 massively
65 28 7 prewar
893 188 31 grossly
792 78 41 tx
185 165 55 darkest
791 188 21 medically
906 145 50 awhile
276 129 32 barges
648 69 14 fig
951 174 55 retrospect oftentimes
261 245 43 mute thirsty
885 92 44 recited recite recitation
41 79 55 fleeting glimpses glimmer tantalizing
152 138 32 wineries
108 254 11 inhibitors
694 43 24 scuba
951 85 43 sensed
457 243 48 sizeable
834 21 8 equator
57 23 59 taiex
903 151 21 ultrasound
1001 21 39 inward outwards counterclockwise inclines
339 31 27 marlboro powerade
486 180 34 symbolizes
733 89 58 rehn camdessus brittan benita broek piebalgs
1017 28 20 revolutions
809 58 46 newell
933 162 56 tacit
472 163 13 persuasion
595 108 43 fervent
127 164 43 thanking scolding imploring admonishing
12 36 19 apprenticeship internship internships
998 76 49 clientele
119 110 20 takeovers
310 92 42 summarized
961 21 39 exiting
349 102 29 suck bathe seep spew
54 249 56 redress injunctions liens matrimonial
91 128 41 avalon
597 151 42 handwriting
590 23 48 intraday
1004 92 42 chronological unsigned ethnologue
537 50 59 nea qods
635 171 59 eurostat csa cbo ine nbs eia dgbas cso nar miti istat bps nso ssb ceni ifpi ibge nabe vda
752 68 5 blurred
886 193 35 unifil
2 232 12 duplication
62 174 29 revisit repudiate prejudge disavow
326 4 51 sidekick lad dreamer chameleon tramp jester
474 170 61 irb
194 94 18 astor
423 110 34 invests
436 165 55 invincible inseparable untouchable existent irreplaceable nameless exalted ephemeral undiscovered faceless omnipresent undefined impervious impersonal otherworldly unrecognizable unattainable indestructible inanimate immaterial impregnable ageless unchanging invulnerable inexhaustible omnipotent unaccountable unknowable omniscient ungovernable godlike unconstrained
732 203 24 collide
94 52 36 sadat amadou mujibur
462 202 9 multiplayer
595 151 55 meticulous
405 164 43 mocking scornful
828 245 21 unprotected underweight circumcised
739 58 41 easton hawthorne cass lanier
869 163 56 unfettered
832 213 19 interdisciplinary multidisciplinary
767 195 6 flex
268 101 36 sher kalam
665 17 27 benetton
713 47 20 lurking
501 100 39 frantically
148 3 42 archival snapshots purporting captions montages
775 0 54 attested textual aramaic runes hieroglyphs
268 101 3 nehru scindia
76 73 6 tread knuckle lightening
788 106 1 tabs
793 106 9 personalized
271 176 39 nearer straighter
605 222 8 spawning
860 2 44 burials stonehenge pompeii
461 187 63 brandt gottfried gunther justus berthold wenzel leonhard gerhardt gebhard helmuth
42 197 36 khadr malvo shahzad woolmer abdulmutallab siddiqui ressam samudra kazemi jeffs zazi haneef ghailani vanunu marri odeh kasab killen kasi lawal brazill aghajari esfandiari birkhead cipel turney budanov sayegh milat imron sutyagin bouyeri patarkatsishvili clemmons terreblanche kassar tajbakhsh hanjour bagri kelkal echegaray kansi afzali
68 58 41 denton
710 51 42 inked communiques memorandums memoranda
906 160 51 mister
435 93 54 pantheon
373 31 32 mpg
764 102 11 adrenaline
758 191 30 sheraton bellagio
463 18 55 dashing burly brooding precocious boyish gruff toothless dapper grizzled beefy telegenic portly spry lithe vivacious pensive bookish brawny scrawny impish gangly rotund stolid svelte leggy comely statuesque buxom wizened rangy sinewy unsmiling pert flinty
706 224 43 beamed
970 24 14 hash
921 229 16 ichiro
912 153 0 confidant
852 191 60 acapulco
942 42 37 rd
696 127 16 hekmatyar dostam gulbuddin goverment
8 254 11 metabolic biochemical pharmacological biotic
592 197 18 lohan
257 234 59 ama bcci itu iba dfb afa amf ffa cwa erc usatf ebu iau ywca cbf uwa ema isf aff iwf ussf wicb fca aza pwg poa wru aaas fota nff eaa cfu cii baf wjc ihf
222 34 31 mysteriously miraculously
317 164 43 scoffed bristled
886 193 59 unprofor monuc sfor kfor
351 63 40 tristan renato bianchi franca coelho motta eusebio angelis laurentiis
621 163 13 mindset
42 197 10 dutroux zacarias kevorkian geoghan cunanan sobhraj triggerman
408 72 33 lehigh buckeye missoula oshkosh muskegon girardeau massillon manitowoc pocatello bloomsburg keokuk sandhills
386 130 20 droughts heatwave snowstorms squall
255 122 14 juicy stale bubbly pungent greasy meaty buttery frothy gooey chewy syrupy pinks starchy peppery briny gummy toasty
968 252 17 spurrier saban summitt
12 243 20 workload workloads
218 159 22 johnstone
324 18 55 hapless
622 242 37 hooking
347 3 5 palette
124 59 44 pregame
177 73 39 snaps
178 236 55 proactive
689 53 56 eavesdropping warrantless
277 62 41 dulles
825 64 34 restricts
292 197 40 noriega
1001 211 39 rotated
710 51 44 handshake
181 157 2 hum
201 252 2 tex donnie whitey lindy rockne spahn knute
646 242 8 fairways
904 234 59 aarp
679 174 1 forgetting doubting bluffing budging
756 208 26 jeeps
592 63 23 bona
6 253 25 solicited
883 135 24 southbound eastbound westbound flyover
316 159 58 alistair phiri
23 100 31 steadfastly upped persistently relented shied grudgingly belatedly strenuously gambled hedged graciously habitually eschewed persevered bargained toyed foolishly acquiesced studiously meekly thereupon gratefully repented impulsively unwisely unwillingly interceded arrogantly stupidly
665 17 17 hendrick childress
31 182 29 fulfil
164 37 56 corrective
934 186 23 provence marche languedoc bourgogne alpes grasse foix
260 7 46 bowe
750 145 20 materialized awry fruition
1017 233 3 empires
72 243 12 multiplied threefold
415 242 10 errant
130 86 13 coercion duress infliction
793 127 42 leaflet
885 108 43 lament
74 58 17 mccarty
385 34 31 rediscovered rehabilitated reassembled regenerated righted extricated
117 185 63 meehan markey weldon murtha gilman dingell oxley skelton sander shuster kasich wexler feeney tauzin lantos kolbe mica allard dreier finneran dicks rogan linder sensenbrenner goodling cardin bonior bachmann pombo bennie nadler toomey rostenkowski paxon sestak stupak bliley delahunt moakley spratt rohrabacher capuano clyburn saxton chabot hollen craddick sabo traficant clinger boehlert lampson tauscher nussle oberstar mcdade devos stenholm klink gelber nethercutt kanjorski enzi souder ehlers canady coble deleo defazio cardoza dower istook travaglini hinchey mollohan rahall ballenger hefley culberson sandlin delauro heineman gallegly teel
146 79 54 timeless fanciful
489 132 4 rss
30 136 23 vin pau
719 174 29 disappoint implore
871 246 32 kerosene
831 69 27 wrigley
509 173 20 mishap
76 73 39 poke rubbing nosed
414 247 13 melodrama zeitgeist smorgasbord escapism apotheosis
112 246 10 contraband meth
245 147 37 nk tps kf usm praha
178 11 34 eases
384 233 0 stalwart
701 240 20 uninterrupted elapsed
34 10 18 zeta
520 95 0 parliamentarian
79 235 46 virgil
381 95 16 nap
860 2 39 digs
343 4 0 surfer cheerleader schoolboy schoolgirl stripper beggar outcast transsexual slacker drifter debutante matron redhead misfit transvestite quadriplegic hotshot artiste tomboy chaperone courtesan floridian spinster bridesmaid gunslinger lookalike gigolo englishwoman boatman stowaway bullfighter penitent beekeeper groupie bostonian dominatrix waif hippy amnesiac sharecropper hottie lodger septuagenarian mugger
712 235 51 ulysses
169 187 52 kuhn kluge
522 202 9 msn portals offline usenet homepage intranet gmail kazaa flickr altavista hotmail toolbar linkedin bookmark geocities
350 208 57 swarm
195 253 32 conduit
843 106 44 bingo
48 114 33 peninsular bering tasman prieta fuca dokdo wilsons peninsulas
453 137 20 bonanza
697 174 49 resent
790 178 45 dizzy
132 39 31 nurtured captivated adored dazzled wowed nourished idolized typecast envied indoctrinated sensitized
875 184 30 secluded shaded landscaped
271 46 6 thicker
204 167 54 slovene
344 102 39 raining
270 137 55 gimmick
150 140 35 airstrip safehouse
866 103 61 vuitton
71 159 46 morley
71 187 33 ness
981 13 36 husseini awad daoud fawzi khatib rubaie taher ammar askari fathi rudeina naim ghassan zakaria darwish tengku safi radwan fadel qassem fadhil janabi essam salameh raad fawaz wael kassem bahar rizvi tayeb uddin baqir taleb assaf shafi nida tamimi tawfiq kadhim hadad baha rida naser ghoul issam amaya shaaban nassar salama brahim ghazali assem nadim hammad riyad radi harb khor hassanein shakir kasim abboud reda rabia kassim sadi rabah essa razek majed shukri lami magomed radhi sadik haitham faleh jubouri madi anan jabari rifaat adham siddiq matar yussuf ayoub dawoud fareed marwa fadi shadi ghaith zuhair abdellah marjan dib ziyad juburi taqi talaat zakariya yousif ameen abadi omran aboud sharaf shehata zeidan nimr mussawi haydar fadil yassine abdo sudi samer
107 141 8 sprawl
957 148 11 bacterium bacillus
45 152 3 judah
994 33 1 dispatching airlifting
739 72 33 clair sevier ringgold
450 122 5 patchwork ragged sterile opaque drab spotless underbelly snug mismatched grimy ratty shapeless
627 170 56 convening
348 184 30 overlooks abutting
12 92 42 manuals
155 87 46 bader
310 188 31 definitively
52 233 20 fractious
883 54 37 sh
706 100 43 nervously intently warily impassively recoiled shivered
438 8 34 strives
269 185 63 hatfield ayers
54 80 49 claimants
799 58 46 merritt
585 145 13 normalcy
11 221 60 jeddah jiddah burgas yalta bukhara yanbu
310 3 42 reproduced
143 94 46 gardiner
513 68 30 blackened
9 185 63 blumenthal kean ehrlich perdue mcclintock engler hevesi florio stockman schaffer madigan lehane hagan harshbarger dewhurst mccaughey vacco whit plouffe gormley difrancesco strayhorn connerly siegelman gantt quackenbush lingle glendening rell millner keeton tenenbaum checchi northup musgrove thornburgh weicker coons hodgman poizner sisco hochberg curren sauerbrey lamontagne treen
499 145 31 matured morphed mellowed regressed
188 101 18 kapoor nair bachchan shetty khanna priya dutta madhu chakraborty dixit abhishek anjali priyanka akshay santosh madhavan naveen radhika kher
710 79 55 parting
394 163 13 diligence sobriety
446 53 39 faked
369 13 36 mina
332 18 43 kindly
682 152 3 ottomans mughals habsburgs marathas xiongnu lombards mamluks pandavas visigoths taira bourbons parthians
14 140 30 pagoda
8 163 12 intrinsic
106 76 49 amish brides
458 76 31 disproportionately
459 51 56 prerequisite timeframe workable
502 114 33 maui oahu kauai aleutian nui elba lombok molokai cocos lantau madura panay moheli sado culebra rapa malaita adak
605 159 57 burrows
182 20 32 arsenals
646 242 32 pars
261 245 21 terminally chronically incapacitated malnourished comatose dehydrated bedridden dyslexic
698 70 60 zhuang
872 49 54 storylines parodies remakes
953 14 61 sled roping karts
791 36 31 academically
668 221 60 crimea
663 37 42 topical
600 91 54 masterpieces
269 214 46 tillman
429 242 39 squared
130 86 55 degrading
459 176 55 preferable amenable tolerable defensible comprehensible likeliest aspirational tenable efficacious
866 103 18 karan
348 184 8 nestled landmass
660 232 12 undetermined undesired
992 208 26 scuffle scuffles
519 47 1 spotting
346 170 15 tripartite
663 241 32 fertilizers
446 253 1 concealing
885 0 45 rhyme
223 200 13 reputations
2 33 56 mitigation
778 190 44 idols
633 20 24 sorties strafing
670 18 55 enlightened multifaceted deliberative collegial individualistic civilised litigious peaceable conformist
380 114 40 palau mariana grenadines
1013 185 36 shaheen nickles
114 236 9 ict
748 8 34 convinces persuades interrupts kidnaps deduces
927 160 51 karma
646 67 61 leaderboard setter
175 182 56 unconditionally
94 153 36 rafiq
272 155 42 notebooks
728 73 29 wrestle
591 210 54 priceless
446 174 29 divulge recant
518 102 43 glare glowed
439 160 46 jolly
386 184 8 climates latitudes appalachians
184 208 49 townspeople hordes busloads
832 43 1 volunteering
481 93 57 primate
249 20 24 airfields airbases
999 61 44 boyhood
968 207 41 marquette wvu
858 198 4 podcast
468 8 34 prompts
412 245 49 transgender
181 157 45 siren chimes knell chime chiming blares
378 23 48 pared hiked
904 70 21 gi
900 185 40 rubio carnahan
143 35 46 aubrey
735 187 18 marius
872 92 42 anecdotes introductions recollections reminiscences
316 159 52 shay lachlan
518 102 34 shines glows
828 245 31 victimized immunized
275 77 51 bantam hyperion grisham flynt fireside albom picador moonstone palgrave
764 157 43 chatter
643 90 35 bishkek managua suva bamako libreville niamey yaounde papeete yamoussoukro nazran nyala hargeisa villavicencio
653 206 63 jacobsen schmitt mathias holm jorgensen moller fleck lindberg lindstrom rasmus nyberg koren nilsen boden wallin anker peder hauge torry timm eggert soerensen arvid eklund ruch neugebauer
602 65 62 natalia
1001 46 6 folds tapered laterally tapering bulges protrude
312 104 46 alderman
431 59 42 previews
805 90 33 galilee samaria tiberias
458 232 7 outweigh
126 111 43 huddle
965 91 54 constructions
71 189 41 bloomfield wilton alton wayland woodburn
800 244 29 redeem
426 104 25 impeach
252 45 63 thom
936 106 32 unsold
788 244 9 unlock
929 70 4 tak
658 165 39 heavens
701 233 53 unbroken
958 73 39 butts
946 168 22 eton
789 204 11 condensed
694 43 44 retreats picnics tailgating
218 147 22 motherwell hibernian gillingham tranmere castleford partick gretna raith shelbourne kotoko brechin cowdenbeath hawthorns fsv tynecastle glentoran
745 25 20 rupture ruptures
157 60 46 flaherty
610 29 26 vandals arsonists
383 100 39 furiously methodically feverishly triumphantly stiffly vainly serenely nimbly fruitlessly
71 58 63 walden bassett worthington linn harlow heaton cowley linton
260 14 40 mayweather hatton quartey
1023 200 44 milestones
599 230 2 redford ferrell connery perlman shatner malkovich wayans mckellen apatow lithgow kutcher cleese belushi oldman aykroyd buscemi sturges caan leguizamo dangerfield nimoy patinkin knotts carvey ving busey noth deniro
530 234 9 ieee mts bpl
175 34 21 quarantined
765 58 46 kendrick
349 204 14 sprinkled
999 233 44 fabled
963 222 29 infect
958 208 26 toting
38 146 41 ave
381 47 44 partying
482 232 20 misfortune untold catastrophes ravages calamities aftereffects
61 71 8 landlocked
9 229 17 lawton
813 111 24 outfitted
745 92 42 appendix
598 128 27 seagram ovitz
1002 247 34 evokes
355 28 24 peacetime
350 100 43 anxiously gravitated clamored partied
298 13 36 qureshi chowdhury aslam andi sherpao agus ramli memon jameel zainuddin soliman oli marzuki yaqub rahmat mahamat baig nisar achmad
610 20 26 cornered
137 58 63 riddle
324 233 49 upstart
247 233 15 erstwhile
132 200 54 intertwined
442 192 16 claes
394 36 32 grading
584 35 48 morningstar
896 77 46 gladstone
506 133 45 scala capella
226 56 43 scratching wringing tugging gnawing scribbling
38 54 37 ind
257 234 61 caf bdo fim akc
1002 211 55 identifiable
422 145 8 dissipated
904 80 49 pensioners
346 51 13 coexistence neighborly neighborliness
341 249 56 confiscation evictions exhumation confiscations
966 156 43 cautions
633 141 24 grounding takeoffs
333 164 25 apologised
799 229 46 joyner
407 138 35 neighbourhoods
16 11 8 choppy
201 75 46 ezra
418 132 27 directv
992 145 43 calmed quieted
36 74 3 nobleman
1014 111 34 sleeps
346 51 9 dialog
954 110 42 indexed
933 164 13 snub denunciation riposte urgings reiteration
89 46 6 cones rhizome
787 186 23 seine ob moselle waal
542 163 13 requisite fullest
332 164 42 elaborated
598 128 2 geffen
6 253 31 channeled pooled siphoned lavished overcharged misappropriated channelled swindled illicitly bilked pilfered
805 93 41 nazareth
611 208 39 chained
762 121 34 reacts
34 203 32 boosters
454 164 25 harshest
598 185 27 zell
658 160 29 unto shalt
983 187 33 bismarck
386 176 8 hotter milder drier wetter
182 244 29 disable reprocess
23 164 31 spurned adamantly tacitly disavowed backtracked
316 159 40 thorne
642 58 63 bowers stratton lyman hawley mallory lovell wylie tuttle brodie swain alden huntley niles sloane dawes fiske findlay prentice murdock abram rigby oakes elkins squires comstock eldridge waldron cotter whaley grubb ricks herrick starkey hartwell rawlins nagle redfield janes sayre weiser kavanaugh tenney haughton ambler pelton pyne shockley tasker merrell giddings bedell bidwell wildman buckman gurley brannon prentiss ledyard stebbins pettis siler calkins hance wilburn perryman
561 79 55 exuberant
693 196 27 parmalat farben
335 35 27 kpmg llp deloitte idc pricewaterhousecoopers mckinsey coopers touche gertz bpi csm lybrand ovum
728 244 29 grapple
98 36 55 proficient
670 245 55 literate colorblind
258 58 63 swanson cramer cleary
5 42 37 vp
33 157 43 gasp
947 96 40 michelangelo goya schnabel miro kahlo modigliani giacometti braque casals gaudi menil
388 219 40 vidal pacheco carrillo rocha espinosa bello alvarado velasco caro cortes araujo cervantes matos montes caballero cuellar gaspar pineda nava ibarra rosas sarmiento lucero cardona paredes gallegos huerta valera kock leal ojeda seguin fuente borja bueno carranza amador alva lasso coll pina dela diez solon keyser canales davila narciso jara beaulieu fajardo pimentel saavedra segura escalante castellanos haro eloy meza macedo vento vilma witte evangelista naranjo viera cota paez tovar saez jaramillo enriquez rueda salcedo vaca hinojosa quinones gallego espada cayetano zavala faria arteaga soule kerlikowske valles patino alcala royer carvajal tolentino belen palmieri dalla meneses cabezas cabello lope arana enrile izquierdo cerda bernardi alcazar tello carneiro farias anaya benavides talavera aguayo barrientos magno alvear landa moncada rundle sabino escobedo pulido barba merlo zinser pisani lerma navarrete cipriano engelbrecht cervera janson antunes trejo fortin manrique perdomo mendonca amparo covarrubias alejo simoes melchor raymundo borda carillo bosse altmann mariscal pareja damas toscano montemayor maza rondeau magalhaes noguera aponte lujan ahumada
881 255 27 nationsbank citicorp bancorp bankamerica suntrust bankboston bofa corestates wamu
578 251 32 welding gasification
716 232 13 unbearable immobility
312 252 63 bratton
429 24 12 spherical inverted perpendicular curvature tangent chromatic ellipse geodesic tangential radii ellipsoid blanking dihedral conic parabola diagonals
232 98 8 millimeters centimetres millimetres
194 63 30 palazzo
905 25 5 cuff
243 140 41 armory ymca galleria
214 162 7 discrepancies inconsistencies omissions
679 85 1 speculating overreacting dreading
35 220 13 fundamentalism zionism radicalism multiculturalism
926 99 48 tenths
576 40 58 dhoni laxman yuvraj gambhir raina karthik ashish javagal sidhu ishant ojha nayan mpofu venkatsai pragyan
485 54 2 tha
558 29 10 heist copycat heists
76 48 5 lipstick eyeliner
955 15 0 postmaster
544 54 23 og var mot ako
653 77 37 tor
246 151 12 estimation predictive
934 186 8 pyrenees
351 89 40 amorim
163 98 59 cfa sek
722 178 54 americana
968 98 59 cu
943 97 18 winnie
138 47 43 sweating
810 165 20 abyss oblivion
975 230 2 beau
222 44 39 strayed
450 140 30 rundown ramshackle
187 15 37 rev
805 140 35 kibbutz gilo
752 51 1 bridging
793 3 42 postcards calendars postcard clippings scrapbook letterhead photocopies photocopied printouts scrapbooks
135 67 0 zealander irishman
68 159 63 manley dyson sanderson dwyer whelan nicholls noonan mchugh pierson jamieson dunning kavanagh milburn taggart
230 56 39 banging
844 69 18 jasmine wisteria
318 85 43 mourned
158 56 10 busting
983 129 24 kursk maru torpedoed rms grt icebreaker mistral dreadnought icebreakers lst barque mavi tirpitz nisshin flotillas
384 127 0 firebrand
103 68 57 tongues
144 228 20 agitation
601 178 55 catchy danceable
752 68 6 gaping
71 58 41 greenfield
458 243 31 overstated dwarfed overestimated proportionately
795 152 3 sultanate
451 194 58 wim pridiyathorn
808 21 48 outflow
735 187 46 kruger
816 83 49 maids artisans craftsmen unionized carpenters helpers workmen loggers janitors nonunion tradesmen cultivators
639 36 34 caters
861 29 10 kingpin
789 111 14 refrigerated
953 173 39 motorbike
654 202 1 accessing uploading
300 16 5 yarn knitting
408 72 41 macon middletown fayetteville youngstown rockford kalamazoo racine biloxi grapevine abilene evanston champaign dubuque johnstown urbana bennington lewiston stillwater houma longview minden crosse williamsport gulfport mcallen gadsden cambria joliet marysville tidewater greensburg texarkana clarksville metroplex kenosha centerville pascagoula hagerstown corvallis wasilla moline hazleton murfreesboro muncie xenia valdosta ypsilanti carbondale harlingen beloit kokomo wv hattiesburg ferndale hillsdale lorain emporia muskogee ruston mankato berea waukesha chillicothe thomasville metairie janesville anniston wausau rolla maryville stephenville parkersburg bluffton steubenville dothan perryville owensboro cleburne indianola centralia goldsboro clearfield hamtramck kingsville bemidji shelbyville kinston kingsport waynesboro kerrville pineville zanesville galesburg
247 28 10 dictators tyrant
858 178 9 playback
316 58 46 muir cartwright
385 218 2 revisited
598 77 27 saatchi helmsley ziff
811 85 31 vindicated daunted forewarned inconvenienced
447 54 9 sd
13 190 49 buffs aficionados gurus novices magicians innovators cynics connoisseurs storytellers visionaries adopters sceptics literati oddsmakers vcs futurists orators businesswomen cognoscenti revisionists prognosticators
820 178 2 hustle
905 231 20 inflamed
792 114 40 catalina
869 122 9 seamless
18 218 31 unofficially deprecated
302 95 37 lib
501 47 39 sniffing
440 28 49 occupiers
285 36 19 dropout
786 255 27 sues
527 208 26 clashing
893 144 10 scapegoat
836 95 59 batasuna uda tahrir hizb uvf herri tehreek boko msm imu tehrik moveon muhammadiyah nahdlatul mko etim nashi
700 102 14 steaming soaking
485 227 60 quang binh hoa nga yai kham
10 55 29 injure behead
817 169 34 weakens
834 203 57 sighting
725 86 55 wasteful
190 250 6 horseshoe
582 44 39 chases stumbles wanders rips sneaks smashes creeps pokes crawls shuffles stuffs shoves hurries flings staggers smooths limps jogs
943 95 59 kanu larouche
666 64 56 enacting instituting
732 211 29 multiply
76 56 39 brushing scrubbing snowing
192 93 12 fraternal
175 188 25 reprimanded excused absolved disbarred
769 199 60 transylvania silesia tyrol thuringia styria carniola carinthia anhalt banat posen thessaly cieszyn achaea bukovina malwa hessen legnica burgenland gallia
941 40 6 seam
35 226 10 separatism
568 214 63 tinker winfield hoyt maury rucker griswold nickerson runyon burnet standish blakely hardee dennison hailey romley winder mccreary millington mccook taliaferro cheatham sweeting shavers trigg dicarlo killebrew
679 47 1 noticing flirting toying reveling hesitating fantasizing
194 140 41 hermitage neverland sanitarium dacha
294 226 44 yasukuni
176 94 46 rufus
11 186 35 ain calais nazaire henares
660 232 1 inflicting entailed incurring
645 211 29 responsibly coexist constructively credibly meaningfully proactively
435 247 54 apocalyptic fable allegory retelling parable fairytale backstory dystopian plotline hagiography picaresque
355 33 26 counterinsurgency
527 108 13 grudge
996 234 9 acorn ics
939 17 62 cavendish
155 185 25 mukasey
556 107 1 mobilizing spearheading mobilising marshaling redoubling
627 240 25 deliberation
797 12 14 bagged
152 186 27 rhone
834 46 8 milky
387 75 36 rabbo rajoub
50 246 10 dope
307 219 40 ocampo cortez lozano cordova maldonado rivas velasquez varela solano velazquez villegas peralta galindo castano arce vela carrasco prieto rivero morel muniz nieves osorio saenz orozco leyva murillo nacho restrepo quintero alfaro otero llosa valdivia quintanilla lorca tamayo limon soler galan bermudez calvo zarate paulino wilfredo almonte ledesma montano manzano acuna cepeda reinaldo macias angulo nazario villalobos esquivel arango millan palomino zuniga roa garces inarritu bustos posadas valdivieso chilavert mosquera tenorio rosado deleon garay orellana jairo ximenes fierro urrutia godin gamarra pudge montalvo olivo roldan cevallos cacho jurado venegas zenon aparicio hoyos aviles narvaez abadia scotti lazo carreno barragan galvan rendon mohler quevedo santacruz galeano porras pelaez arriaga maximiliano santamaria spanos raffi yanez quiros arizmendi cintron rufino montalban dudamel larios bedoya pizzi rodriquez zepeda calero kauffmann
958 195 6 muzzle mountings
116 248 21 untreated
411 139 60 malaya
879 1 57 whalers mustangs terriers stallions cobras jackals stingrays roadrunners
717 83 25 stewards
34 10 23 tau
885 133 45 ode cantata chorale oratorio cantatas preludes oratorios
347 108 5 tinged tinge
316 136 17 smyth
173 233 20 fiercest
255 163 13 sweetness
85 34 49 resettled
188 101 36 seri prem raman amit bhatti choudhury tilak chaudhary parvez arora sivan kedar rawal
36 124 3 aristocracy
488 194 58 ahmet theodoros yashwant davutoglu yohei petros mierlo bakoyannis tella calmy mudenge plassnik erkki wallen vidar seyoum radoslaw verhagen mesfin vollebaek gela hjelm
564 2 8 boulders
584 94 46 barclay
165 190 10 traitors liars
338 208 26 plainclothes
673 202 9 compliant
171 17 0 sitter
714 106 39 swipe
758 128 9 vantage
987 107 7 underlining
974 143 3 haile
233 28 24 internment
637 8 34 prevails thrives endures ceases beckons ignites backfires transpires teeters predominates multiplies brightens languishes
414 247 55 cliche romp pseudo slapstick sideshow esque glorified swashbuckling screwball throwaway highbrow paean escapist whodunit mishmash lowbrow conglomeration sendup
750 240 56 formality
349 102 42 circulate
51 240 13 reckoning
329 103 14 deli
712 97 18 shriver rosalynn
217 104 59 majlis meps unicameral legco verkhovna oireachtas mlas mmp
435 91 54 mythological steampunk chivalric
750 51 56 finalised
492 255 27 ascend
304 210 5 vase gilt crucifix terracotta alabaster polychrome serif
346 51 12 linkage reciprocity twinning
735 153 16 edouard
48 114 8 islets
555 28 60 weimar sudetenland
601 122 55 soothing mellow dreamy bouncy supple sensuous jaunty languid florid punchy tuneful funereal
676 146 60 andorra
656 224 5 bouquet
610 39 39 trampled roughed bludgeoned
269 94 46 erskine
385 218 4 relaunched
285 243 42 readership
451 26 59 bot
621 30 12 socioeconomic
218 230 18 mirren
633 203 9 simulator
760 80 29 repatriate resettle
123 138 15 consulates
495 136 17 beasley
945 162 13 hindsight
890 211 31 generously
778 93 31 worshipped worshiped crucified
813 106 19 hawking
349 102 30 overflowing
254 106 48 registrations
817 107 1 calming tempering rekindling steadying crimping denting reigniting
716 108 2 heartbreak
368 160 39 ass crap mow outta daylights
497 169 29 harden
660 188 31 unnecessarily unduly needlessly
956 104 25 canvassing
944 100 2 auditioned
659 42 34 halts
938 128 61 debuting
385 41 51 reborn
325 100 31 honed
19 137 13 payback cornucopia oomph zing
483 210 13 charms adornment
203 249 56 adoptions visitation remarriage surrogacy
227 115 16 ivica
226 174 43 blink
405 156 43 peppered quips quip
594 234 19 msc
407 104 12 groupings
635 171 37 ons
188 101 16 yadav naidu narendra inder manohar
527 231 13 loyalties
1008 58 63 waller mott boyce chadwick harwood langford inman wray colton jenner mcarthur geary parke reece woodman crowell bagley sanborn randal merriman stoddard wellman darrow boylan culp parkin dorman gandy smithson minton crump seeley colburn lytle latta houck hinkle milam kimbrough waggoner summerfield balch hooton atwell spink maxey
173 28 26 uprisings rebellions
145 72 33 beaufort
1013 185 16 baucus
914 114 41 nantucket alcatraz casco rikers
513 102 14 rotting
93 187 40 elie
679 11 34 anticipates
217 104 56 quorum lawmaking
558 166 10 hijackings
513 173 6 mangled
931 132 9 simulcast dab callsign simulcasting freeview
868 242 55 wayward
355 163 13 deterrence
262 167 3 assyrian aztec dacian saka incan
420 58 46 hanley
820 155 9 warp
258 96 52 wiesenthal
19 246 11 antidote
449 58 46 estes
770 241 8 acreage
96 34 24 disintegrated
694 43 55 pastime
412 228 56 legalization desegregation busing
941 40 49 spinners seamers
373 54 37 stat
499 233 20 moribund juggernaut teetering
460 200 13 impulses moods selves tics psyches
748 58 18 zack
491 192 52 fehr
535 193 24 gunner peacekeeper airman serviceman corpsman
586 82 14 puff puffs
79 115 46 landon
867 167 15 francophone
608 110 56 tenders
716 165 13 solitude contemplation emptiness desolation blackness stillness enchantment unearthly
884 142 18 sheryl dionne mclachlan nicki trisha sheena brightman cece bedingfield
544 19 23 je hara jus
103 68 39 blindfolded pinched puffed gagged clasped patted patting cradled dangle heaving impaled insides blistered butted blindfold thumbed splayed kneed clasping pricked
12 43 1 juggling schoolwork
245 132 37 bk
55 38 16 abiola prabhakaran sankoh ieng khieu mok sary samphan velupillai cerpa sondhi sison ceku moshood otegi paet pakpahan subcomandante
577 164 1 criticising decrying assailing
857 58 63 lazarus
852 146 28 novo grosso
48 114 57 islet diaoyu takeshima
800 23 48 cashed
173 166 57 tit
158 178 2 boogie
729 92 42 banknotes
291 190 48 movers
296 38 36 massoud ganic momcilo massood adem kresimir salamat habash koljevic
525 128 9 imax multiplex
456 178 45 quintet sextet
132 247 54 steeped
36 152 3 princely vassal fief ducal suzerainty hohenzollern daimyo fiefs minamoto maharajah wittelsbach overlordship zamindar matsudaira
595 18 0 tireless
500 92 54 qur talmud hadith discourses midrash vedas mishnah quranic exegesis puranas apocrypha anic tanakh
666 8 34 entails
728 100 31 stubbornly loggerheads sparred feuded chafed tinkered wrangled heatedly squabbled jockeyed
832 36 49 mentors
127 164 1 apologizing congratulating likening lauding exhorting commending lambasting deriding chiding complimenting chastising apologising rebuking
276 195 6 paddle
785 254 12 interacting conserved reversible putative conformation recombination subtypes homologous chromosomal alleles determinants virulence loci polymorphism genotype speciation proximate extrinsic conformational admixture trophic phenotypes
947 96 30 eiffel gehry uffizi
884 97 18 katy liza
324 147 27 archrival
304 3 5 sculpted
534 25 11 gland glands mucus adrenal secretions epithelium mucous nodules subcutaneous salivary follicle adipose
663 121 11 resin pigment polymers solvents pigments resins emulsion
595 108 20 unrelenting
976 220 49 feminists
123 138 10 brothels dens
461 187 2 siegfried
506 63 18 mira
369 41 3 zeus dionysus theseus
1004 0 12 designations
868 245 55 immature deranged schizophrenic harried pampered promiscuous hyperactive irritable unsophisticated underachieving deluded ungrateful inebriated inattentive catatonic inbred neglectful
532 162 29 ascertain
475 142 45 lyricist bandleader
1013 185 25 packwood burris
168 88 1 extracting inserting disposing utilising extinguishing purifying reusing disinfecting refilling
724 228 13 assimilation evangelization secularization decolonization americanization decimation
1016 58 63 dubois boyer
698 70 23 ke mang
338 36 49 trainees
668 71 60 kazakstan kalmykia
339 82 49 drinkers
1017 145 31 prospered
438 51 29 normalize
939 94 63 munro cochrane willoughby godwin parr beauchamp blackwood digby hawkes courtenay rolle latimer eustace cockburn vane dalrymple wilmot saville wingfield corbet legge hervey baillie langton devereux fortescue denman vaux lowther heathcote kemble levett brockman fellowes leake fergusson greville molyneux nevill throckmorton popham marmaduke murry burdett dacre lumsden perceval fitzmaurice giffard sandys everard coote danby chetwynd waldegrave bridgeman annesley acland bogan blackett farrer trevelyan delisle daniell
105 41 51 dungeon
255 121 11 acidic acidity tannins
43 1 57 lynx
75 106 61 rosters
106 245 49 toddlers expectant preschoolers runaways fatherless misbehaving kindergartners motherless
832 43 0 motivational
703 98 48 signifies
26 212 32 commuting
299 243 56 unequal
200 250 24 chinook
472 86 20 provocations
309 91 54 nouveau
561 181 44 joyous
119 11 48 valuations discounting offsets
823 87 63 brinkley arnett greenblatt
829 240 55 painstaking backroom
450 122 55 filthy shabby jumble stuffy clunky roomy smelly claustrophobic ragtag creaky lumpy comfy unadorned musty jumbled cushy threadbare smallish labyrinthine unstructured leaden crummy multilayered grubby clubby flabby untidy uncluttered cosy grungy seamy
924 124 49 anarchists intelligentsia
725 53 10 shoddy
866 196 27 hermes
572 72 41 rochelle rockland hackensack brookhaven carrollton dutchess palmyra edina berkshires plattsburgh piscataway canandaigua lockport plainview braunfels brattleboro slidell belvidere brookville millville
482 200 13 evils joys legacies labors tribulations terrors indignities vicissitudes childhoods torments cruelties agonies
23 156 43 hesitated
34 14 51 pegasus
799 17 46 wiggins
646 168 22 tees
840 29 2 posse
732 145 31 spontaneously magically unpredictably
228 150 56 moot
169 87 63 bloch wiener brenner silber krebs nissen drucker wendt sams schoen engelberg eisenman michelson kerner blomberg gini bohm littlewood gann kastner friedmann scherrer solow
690 100 31 meticulously lavishly smartly expertly shrewdly unashamedly
680 26 49 barbarians
465 48 5 bottoms
200 82 14 caviar
938 45 48 riaa
306 180 29 oneself
531 180 13 irrespective
339 31 51 lite
427 143 61 clocking
76 68 39 rubbed knuckled
111 94 22 canning
556 244 56 expedite
681 102 5 stains
788 107 1 attaching unlocking resetting
207 232 20 unimaginable calamitous
699 78 4 toder farnell ostrow
693 228 56 nationalization reorganisation nationalisation disbandment divestiture
8 202 12 semantic contextual
248 248 21 diagnose
857 65 18 wanda sabrina mimi mildred mabel bianca hilda daphne phoebe nellie minnie vicky cassandra celia juliette ellie nell lulu madeline muriel sallie yolanda elsie lizzie thelma lorna arlene delia elise felicia ramona edie hayley josie cherie dinah irma gemma bessie sadie suzy millie lila candace tess lucinda hermione estelle roxanne juanita rosalind maura myra leona corrie susannah francine moira glenda tricia sybil ginny jacqui ophelia tilly suzie aimee cleo beryl rhoda georgie rosalie lillie deirdre tj germaine doreen winifred hattie trudy clarissa kellie portia mavis eloise keri alyssa claudette myrna mattie elinor abbie kayla layla halliwell viv selina annabel inez marcella lavinia janie cady mamie geri tasha tabitha jemima madge chrissie carlotta gwendolyn mollie jeanie evangeline effie midge rebekah aileen margery frieda lenore imogen velma callie melba rosanna annabelle siddons millicent letitia althea sian emmeline delores shand marnie lucretia alyson becca dewi erma jeri arabella addie clarice dianna guinevere suzette maddie krystal taxman pippa ruthie friedan milly prejean rachelle babs gennifer beals lucile edwina chrissy raghad cicely bettie jaclyn marlena lottie estella rowena rosalyn kalpana mariane queenie brianna maxie thomases rayne hallie bunton trixie sibyl eartha nettie elissa keisha skeeter joanie adrianne
646 217 62 tiebreak
16 181 44 summertime sunsets autumnal moonlit
752 21 33 narrows
209 73 5 rag
76 247 5 gloss
288 1 49 mountaineers
555 27 58 nikita andropov bormann
395 215 51 macbeth tempest quixote othello oedipus falstaff masque ariadne turandot mikado vanya parsifal godot candide metamorphoses commedia pygmalion onegin lohengrin pinafore foxtrot orfeo cosi troilus carmina fidelio
175 150 25 exonerated retried martialed recognizance
113 175 55 unbeatable
531 162 13 presumption
587 187 46 casper
476 50 4 babel
354 223 52 ich zur desh dich
572 62 37 nj
938 155 42 eps
595 245 0 conscientious
1019 130 20 deluge battering buffeted nargis hailstorm
511 108 13 fondness
486 8 34 defies embodies recognises proclaims prides characterizes imagines precedes aspires affirms likens revels exemplifies designates reckons invokes equates purports posits accomplishes attests epitomizes cherishes worships presumes eschews emphasises fancies subscribes symbolises verifies typifies covets enshrines personifies begat encapsulates articulates abhors connotes foreshadows supposes ascribes dramatizes exhorts presupposes extols savors
563 6 27 petronas refiner zte
712 185 63 grover carville shultz haldeman begala meese
743 73 6 jab uppercut
14 191 35 mandalay brdo dusit
979 209 6 drip sprinkler suction faucet sump
459 243 12 measurable optimum predetermined
41 157 13 unmistakable whiff
500 235 17 isaiah
6 253 48 pocketed
136 192 16 koehler pachauri
1023 163 13 feats sportsmanship
624 187 58 jerzy constantin franciszek marinus
544 238 23 om ara bec ora vir bole plas rata
752 200 20 generational inequalities
137 200 20 litany niggling
840 174 25 feds
749 3 30 plaques graced headstone
459 245 55 sane
154 231 20 schism
248 16 5 weave
958 233 6 wielded
929 70 40 fong
739 94 41 calvert denison olmsted
963 151 9 sequencing
430 114 23 punta padre morro brava cayo
930 0 49 surnames
276 129 33 steamboat riverboat riverboats
824 111 9 essentials
756 173 26 bulldozer
447 139 37 xx fs hv jagdgeschwader cav
693 110 56 insolvency receivership recapitalization recapitalisation
72 11 20 moderated
116 102 11 sludge
984 253 31 misused profited
416 228 42 dissemination
223 169 31 jeopardized
836 50 4 quds
842 113 49 superdelegates
778 93 40 lourdes
713 200 20 perils
659 129 24 scuttled
340 93 30 churchyard masonic
598 196 27 cerberus speyer medianews ebner
595 41 51 valiant
1006 70 16 qichen bangguo qinglin lanqing jinping ruihuan pyng liangyu triet keqiang
508 186 28 toulon
103 73 6 ankles wrists outstretched knuckles thrusts cocked
143 252 46 chaney
992 240 10 altercation
613 139 3 obe adjutant hm mbe kbe
458 243 34 lags overstates
726 199 33 panchayat townland wielka
733 206 62 waldner
780 228 20 urbanization intensification gentrification inexorable depopulation
440 41 1 conquering
849 16 6 magnets pouch wrapper lids linings toothbrushes chaff
414 4 0 geek foodie
32 124 49 squatters
73 91 31 perfected
269 7 46 pittman
528 198 44 officiating
476 63 28 pepe
924 220 55 nationalistic reactionary internationalist
712 87 63 schlesinger schlossberg deaver magaziner
892 69 30 leafy
1016 235 40 dumas rousseau
26 43 55 strenuous
613 139 37 vc cbe dso cdr cmg gcb dbe
416 151 9 validation benchmarking
389 52 16 caldera
23 253 10 evaded
897 209 39 shovel rake backhoe
326 165 51 enchanted
663 16 5 latex acrylic inks polyurethane varnish teflon glazes
188 238 58 hari puri dewan giri bharati datta govind
143 229 46 wainwright
739 93 41 revere
206 214 63 ralston searle
441 91 54 exemplified
575 69 14 stalks
142 234 57 iucn
295 72 41 eureka clarion oswego brandywine anacostia cahokia puyallup
568 58 63 thurston dickey hendricks callaway mckee adair haines pappas blanton glynn overton collin holbrook alford pemberton puckett calloway mccracken reardon bushnell grundy nance mckean pomeroy shaver merriam holton brower hemphill crittenden elbert burleson kimble padgett broyles gilmer royster
694 43 0 golfing outfitter
225 70 36 saber maung
214 200 20 missteps pitfalls vulnerabilities misunderstandings dilemmas inequities miscalculations tradeoffs
832 36 19 mentoring tutoring tutors individualized fte mentorship
488 89 16 charette moratinos morin barnier alatas vedrine sharaa kharazi axworthy insulza pahad leotard muallem nzo essy pitsuwan
967 246 21 stimulant inhaled ephedra psychotropic
922 136 46 drury
170 111 43 bedside
439 18 55 hyper naughty cranky adorable sleazy grumpy smug sassy cheeky chatty perky fussy sneaky nerdy brainy wimpy devilish spunky geeky frisky americanized snooty whiny nosy kooky bashful dopey winsome tipsy smarmy snarky masochistic
372 95 36 pflp
157 60 63 devlin guyer gillies hirschfeld lilley pitman klug junius wardell lowy heintz lumpkin kole neuhaus peltz mcguirk stolberg borenstein erlanger kellman deitch satter carley boudreaux gorski dobbin moulson chivers crary lavoie
357 243 12 deviation brightness divergence variability densities throughput dilution latency telecharge
304 210 54 carvings reliefs friezes
596 13 36 ata
492 23 34 soars hovers plummets
437 36 42 yearbook
75 198 17 midseason
892 121 11 aromatic yeasts
928 63 28 ferrara
598 87 17 silverstein
972 215 51 shrek pooh nemo popeye daffy muppet hobbit scooby porky ratatouille incredibles lilo pierrot gromit madhouse merrie piglet boop magoo
201 215 2 louie earp wolfman bugsy
345 87 63 weil rosenfeld asher rosenbaum britt kurtz jaffe shaffer eisenberg mandel rubenstein sorkin shulman wald pyle brodsky lewin geller rothman richman caplan weisman fishman rosenblatt lurie hersh levenson alpert mintz rath waldman finkelstein abramson weingarten angell metzger heyman hollander hurwitz graff schulman steiger rothstein finkel abrahams gerson seitz diehl meister dorfman shiner karp rifkin margolis nigh isaacson weintraub koop cahn aronson glick goldfarb turley neufeld baskin weisberg birnbaum edelstein broder rosenblum lum reimer teeter sussman leibowitz friedlander smalley kunstler neuman gutman reeder buchwald sager nahum schatz rosenzweig hier potok kanter saltzman golub widmer bozell nevins holtzman lowenstein burstein feuer blau pollak krantz rabinowitz bronner lavine thaler blumberg pauly wilner schick dees schechter galanter glasser shalev ober palladino steinman fredric kalman haupt mosher fleishman klinger eisen lye abramowitz tigar sonnenfeld lippman weitzman friedland pollan schorr folkman englander bronstein joffe fricke macleish nathanson grubbs winer kuby lerman pfeifer melnick feder melvyn thacker hirsh applebaum plotkin gittins ettinger kraemer bromberg rapoport kogan scher tobe minsky lederman meyerson braverman bruck klass mandell slavin kaminsky trivedi suskind prager krikorian reif caddell coale levitan salzman brosnahan lapham shull frum kornberg knutson kleinman litt sigler pilon kirschner berke lyles liss medved forst fleischman weinstock charney kurland blumenfeld trost simson sasson meisel pecker appelbaum halper kalish isenberg mctaggart garfinkel schachter greenspun melamed klarsfeld gelbart lobel pomerantz ricker
872 48 5 flops
358 108 20 malaise
330 248 20 homelessness famines
633 125 61 gliding
805 75 60 ilan
414 4 2 hippie kinky
1003 166 20 boycotts
521 221 35 beslan
204 196 27 hellenic
282 59 49 goers
919 139 37 ops
125 65 33 ava
291 17 61 stoxx
283 89 52 odierno mehlis sevan kidwa rood etchegaray
617 158 60 ssr
574 174 29 cherish yourselves whomever commend
527 240 20 sparring dueling boardroom showdowns slugfest fisticuffs
76 82 14 sponge
348 242 39 sandwiched
194 191 22 trafalgar balmoral barbican hippodrome althorp
133 241 49 multinationals
213 68 39 glued
460 163 13 innate intuition telepathy volition psionic
800 106 5 wallets
725 245 11 deficient
834 41 51 dwarfs quasar
1022 182 29 secede
90 157 20 booms crescendo drumbeat rumbles
484 18 55 feeble scrappy dour indecisive unspectacular workmanlike
627 170 44 loya convenes
79 87 46 leary
727 77 27 ridder nast
487 202 9 utilizes
962 185 63 kilpatrick kerik wilkerson sansom sneddon waldholtz
6 253 10 embezzling funneled extort defrauding defrauded embezzled launder laundered extorting extorted swindling bilking misspent
562 6 59 nasional malayan berhad mim hkex
1003 150 25 dismissals
462 116 51 rpg
296 192 16 mcguinness
116 251 11 leakage
675 200 12 occurrences
630 252 17 sutter mullin grier neely lafleur dumars mikan doby
286 163 13 obedience fealty
320 173 24 ferried
597 210 5 bracelet
325 163 55 impeccable
612 37 59 cpr
728 190 37 cons
44 40 0 taker
393 46 8 jagged flanks
405 108 20 outbursts
107 41 51 utopia
436 165 57 vanishing
260 63 61 kos
484 11 14 sizzling
132 39 55 charmed
113 242 20 withstood
968 207 40 gonzaga
247 127 10 clique
591 116 26 caches
160 24 12 vertices convex vertex triangles hexagonal polygon honeycomb tiling quadrilateral polygons polyhedron polyhedra congruent tetrahedral isometric hexagon pentagonal polytope doublet polytopes octahedral tetrahedron curvilinear equilateral
439 160 2 hush
148 49 8 interspersed
24 148 60 geometridae
276 16 6 inflatable gondolas
931 178 45 oldies
324 175 49 underdogs
219 22 9 warranty
196 54 37 roughing
282 80 49 moviegoers vacationers londoners parisians theatergoers iowans atlantans suburbanites muscovites urbanites sarajevans nonsmokers sightseers bostonians angelenos arizonans filmgoers latinas minnesotans beijingers expats transvestites conventioneers beachgoers carters earthlings jobseekers chicagoans washingtonians missourians
531 64 56 precedents purview legislating
586 224 20 pall
174 251 32 geothermal photovoltaic liquefaction thermoelectric
792 67 41 torrance
124 240 44 hourlong
526 217 62 paradorn maegashira srichaphan massu ozeki tamarine hidayat tanasugarn asashoryu taufik dwi kaio jansher danai chiyotaikai linghui tulyaganova santoso joko udomchoke takanonami mamiit widjaja kyokushuzan tochiazuma eyles audina kotooshu kyokutenho
41 162 13 positives inkling soundings
369 238 40 mata geronimo soma
840 226 10 felons
840 29 49 financiers freemen bloods supremacists marksmen mafiosi turncoats highwaymen
575 46 39 branched
274 132 4 televisa venezolana
256 140 10 brothel
595 68 43 watchful
530 233 9 nexus
521 58 41 littleton
497 46 6 brittle
888 29 10 triad
113 145 39 unchallenged petered
1001 209 6 pendulum wobble
573 168 33 kimberley yarra gippsland torrens kamloops rotorua kelowna nanaimo hawkesbury wairarapa taupo nipissing pennines tsavo
602 27 28 petrov valeri gusev artem
926 98 48 pennies
450 48 5 tattered soiled
897 209 5 broom stitch
732 102 29 bleed condense
551 226 10 jailing
381 91 54 formative
996 54 37 eos cnc fac sks ess arb tsc
460 79 55 intuitive
585 247 13 trappings domesticity
689 53 10 wiretapping wiretaps
766 107 1 navigating
519 17 1 overtaking
952 250 51 hound bulldog hedgehog collie croc dipper dingo
752 46 20 bulge
270 145 31 backfired
834 128 27 zenith
871 116 32 propane extinguishers
405 164 55 strident dismissive
867 250 57 eurasian
787 221 60 volga
950 82 5 mug
488 179 58 kawaguchi ikeda machimura yoriko komura yukihiko
709 1 17 swallows hanshin kintetsu chunichi baystars
712 185 16 mondale
721 112 10 palme
90 145 20 boomed
1011 115 28 dimitri sylvain fabien pienaar michalak habana clerc ruan deon pretorius mickael coupet pelous traille yachvili schalk elissalde jauzion dominici danie westhuizen harinordoquy imanol chabal sidibe skrela aurelien betsen rougerie senderos heerden hougaard ouedraogo derick wilmots mexes niekerk loic bakkies hooijdonk easterby bonnaire marconnet castaignede saux gignac ndungane boumsong poitrenaud landreau pichot stransky toulousain nallet sagna mostovoi beauxis
357 251 6 vibrations abrasion warping
874 69 14 pea dandelion cabbages
620 235 42 novella
643 227 60 yogyakarta quezon medan iloilo makassar kabardino manado lucena
938 178 33 mono
405 49 42 monologue
380 58 46 simons
451 192 25 volcker
60 214 46 ashe
441 157 45 amplified
209 250 51 mermaid sphinx troll armadillo
504 148 57 wasp salamander warbler quercus mantis dragonfly gecko conus pinus stingray lemur thrush salvia elegans syn aster flycatcher sedge anemone skink darter petrel japonica scarab goby vesper nettle vitis euphorbia hornbill gracilis swallowtail papilio alga bicolor sinensis bulbul nightshade phlox tanager thresher honeyeater
329 106 0 shopper salesperson
717 31 0 craftsman
353 255 5 converse
855 177 6 plugs
305 70 59 dpr
621 247 13 sensibilities
212 77 30 penthouse
330 243 20 ballooning absenteeism
1023 112 23 valor
275 128 37 touchstone
238 162 13 recollection
872 162 7 pronouncements
475 133 45 arranger clarinetist librettist violist
520 104 0 whig
435 53 54 paranormal
312 185 63 menino vallone schundler yaroslavsky fenty brazile
96 228 22 amalgamation
163 98 5 soles
755 55 29 resonate illuminate animate dramatize accentuate symbolise allude enliven magnify permeate emanate memorialize punctuate saturate outshine inimical personify characterise foretell pervade drench
576 40 36 zaheer pathan irfan jadeja kaif kartik
953 140 30 carousel
96 218 27 rebranded
746 112 1 garnering
395 133 23 carte
94 38 35 arad
92 188 34 deems discriminates
132 245 55 tormented besotted morbidly
564 16 6 fiberglass rusted moveable fibreglass
299 51 56 favours
171 67 0 caddie
395 235 51 faust
725 246 32 substandard
977 234 59 cp
203 226 25 consensual
591 34 31 forfeited expropriated deeded
846 62 41 audubon
404 93 44 gregorian priestly synods
608 153 16 tendered
351 146 40 gama vitor bento chaves
228 18 55 prickly emotive
462 155 51 lego pokemon solitaire warcraft bratz tetris starcraft tamagotchi wargame taito infocom everquest
926 104 12 fifths
584 58 63 rouse pinkerton
513 102 20 smoldering smouldering
30 58 17 durant tinsley
48 6 27 formosa
93 97 18 brigitte
714 137 10 prank
806 79 20 dizzying
1021 240 44 momentous
889 217 62 kristina karina kristie
53 231 20 frayed fraying
951 211 31 reckoned conveniently logically usefully cumulatively unavoidably
150 138 26 sanctuaries
18 174 29 pronounce
601 91 45 textures counterpoint phrasing dissonant
605 222 11 microbes
275 77 41 mifflin riverhead delacorte atheneum
405 122 55 rambling
96 211 60 administratively
513 34 30 decaying undamaged hulks
929 189 22 kowloon tuen
417 164 29 downplay
701 243 21 lifespan
913 116 20 fragmentation bomblets
194 129 24 britannia
398 34 20 disrepair
630 58 63 potts parrish mcdaniel alston coffey garvey langdon mcclain whitmore stillman mcknight howland kennard bullard hough crabtree pruitt teague meeks crispin layne garrity mccutcheon daugherty hightower abernathy colson sealy klebold odell yancey tolbert langham clemons spellman eason traylor purnell martell quarles trask farrington pritchett mcgarry crotty duckett mciver ashbrook guyton pinkney cobbs hickson
787 238 3 ganga
355 241 32 armaments sourcing
566 13 3 bey uthman
816 22 48 salaried
186 104 56 plebiscite
412 86 21 institutionalized
289 64 39 loosened clamped
932 38 0 defector
405 0 55 derogatory
395 215 18 aida evita manon mame antigone karenina lammermoor
921 179 16 yukio ota
859 242 39 centering
407 184 8 contiguous
748 65 18 marge cassie pip lynette cordelia gaby anya leela paulie zeke carmela xander jax meera steph marlo zoey sayid darla sookie melfi jassi chandan maisie armaan viki sandhya prue ziva
247 233 0 pariah
1019 44 39 raked
574 182 29 apologise
182 253 10 undeclared
25 121 8 granular
729 98 48 rmb dinar krona drachma
262 235 3 cicero pliny herodotus josephus plutarch strabo eusebius tacitus livy xenophon pausanias hippocrates diodorus demosthenes suetonius procopius polybius
288 143 61 sprinters
616 134 36 asefi hosseini dabbagh mashal soltanieh bayati elham rahimi azeem
392 252 63 babcock krause auerbach slocum ruff mckeon waddell davie huggins chiarelli wilpon tannenbaum fulmer schoenfeld tubby checketts boudreau tressel hanlon stengel crum dubose tice mcclendon stallings macphail wittman ravitch royle donahoe layden kasten boles linehan wilf solich halas ricciardi lambright keady pioli hamblen hitz croom friedgen mcadoo erhardt colborn dittemore regier purpura
725 245 8 underdeveloped
635 45 9 tracker
7 213 54 sociological anthropological prehistory heraldry ethnography expositions numismatic ornithological entomological philately ethnological
679 47 13 bragging
535 74 0 fireman rescuer deserter sharpshooter patrolman protestor wingman evaluator solider
964 72 41 pinellas dekalb fayette pasco richland pulaski gwinnett brevard sumter volusia hennepin desoto macomb multnomah bexar bartow snohomish surry culpeper spotsylvania rockdale escambia alachua bastrop brazoria kitsap kenedy
260 27 62 klitschko vitali wladimir valuev ibragimov
74 35 63 keefe
300 88 32 stamping tooling
946 207 22 carleton marist magdalen matriculated dalhousie wilberforce laurier oriel ucd caius maynooth keele samford nuffield brasenose canisius newnham islamia
416 202 9 retrieval interoperability archiving transactional computerised geospatial
890 22 31 reimbursed
5 104 25 impeached
226 44 39 smack swipes
893 18 55 untested ineffectual untrustworthy
658 165 13 immortality afterlife earthly everlasting rapture personification natures exaltation
828 188 10 intoxicated
14 238 35 wat
628 250 57 stallion
3 4 0 fanatic gambler healer loner nerd postman everyman executioner junkie hunk spender talker ballplayer southerner troublemaker henchman westerner impostor fixer errand bigot hypocrite charmer peddler psychopath snob womanizer cynic bloke lawman zealot prankster wunderkind escapee demagogue ringmaster snitch scoundrel ventriloquist taskmaster monopolist wonk mafioso imposter honcho sociopath exterminator buffoon drunkard hater worshipper acolyte cheater slob semite torturer clairvoyant survivalist doormat righty hoodlum juggler vivant underachiever headhunter interloper carpetbagger charlatan pickpocket achiever curmudgeon schemer northerner intimidator
989 44 31 prodded shepherded blundered blotted parceled
170 111 6 stool
518 224 14 incense
555 29 10 gestapo
94 52 40 menezes colosio stambolic donaldo
194 191 23 palais copacabana lido cabildo
226 47 39 pacing stomping puffing munching strutting twirling snorting prancing twirl
122 219 40 figueroa borges bernal
277 221 60 taoyuan incheon songshan hongqiao domodedovo
628 229 17 zito
723 231 20 unraveling splintering
927 93 19 confucius
839 186 60 brest mons corinth charleroi namur bastogne bolzano cambrai mura celle hasselt tournai
940 138 57 ranches
717 186 60 liege
1011 147 28 clermont biarritz agen bourgoin montferrand
658 86 10 satanic
597 54 37 ids
312 185 17 ferraro hickenlooper begich
9 185 16 mcgreevey angelides lamm vilsack racicot garamendi codey golisano westly hagelin
881 35 63 grenfell schroder wien cibc kleinwort stockbroking
316 58 63 haskell atwood mackie
408 189 41 scranton allentown frankfort paducah altoona landover chambersburg lewisburg allis pottsville norristown uniontown
192 108 13 closeness
846 69 41 arboretum botanic
238 92 54 authorship
25 2 11 quartz metamorphic dolomite clays porphyry schist
301 107 1 erasing bettering
329 103 5 bridal
293 182 25 vacate
691 218 31 axed
968 1 61 gator hoosiers hawkeyes unranked
340 140 22 distillery workhouse manufactory
608 190 49 suitors
74 223 52 haddad nook
932 29 10 blacklisted
650 174 34 bothers dares
299 176 55 advantageous
185 85 55 happiest
379 245 21 newborns
957 254 11 pathogens pathogen pathogenic subtype
790 44 39 momentarily
160 251 12 prism
779 20 24 interned
628 14 0 racehorse musher
68 198 46 cowell
182 221 60 isfahan arak temelin
926 104 49 fourths
758 189 41 waldorf copley
322 35 59 cmc
275 58 18 fawcett
22 163 13 undeniable randomness commonality vagueness unquestionable imperfection connectedness inborn
1022 46 5 rump
537 19 23 hoy
111 189 22 quay
464 129 57 shipwreck beached
802 53 31 probed
665 17 63 shoemaker schrader menard tyrrell cheever forsythe evernham blaney yarborough gilliland brayton hornaday nadeau ragan carnell sauter surtees
673 64 1 adhering
315 168 22 croydon harrow guildford infirmary enfield marylebone woolwich waverley banbury newington clapham gaol tavistock marple blackheath mitcham ilford newham tooting weybridge romford reigate knowsley downton
550 102 11 soot
918 75 58 kemal
231 140 30 homa
588 173 24 intruder
502 114 41 subic vallarta hilo bahama kure sanibel
765 94 63 laird wren snell duckworth biddle brownlow purvis voorhees isham monro grimshaw tench croker
105 111 6 compartments
463 126 23 petite
82 151 19 forensics
497 16 6 galvanized imbedded
929 70 27 hon
117 78 37 calif neb
766 240 20 agonizing interminable
209 137 45 enigma
194 96 16 elysee
484 240 55 frenetic subpar nervy desultory
451 26 16 duisenberg
855 209 6 socket threaded turntable tether winch pulley gyroscope fastener coupler
158 73 5 sock
943 192 63 hoffa
202 252 17 lavin kerrigan dooley tomjanovich neuheisel majerus singletary haslett kubiak quenneville bellotti rongen backman musselman dinardo
795 221 60 prefectural
179 245 49 disaffected
117 185 41 conyers dirksen
430 114 40 cabo
494 90 35 sidon gonaives muzaffarabad vlora kisumu nakuru eldoret omdurman naivasha vlore durres kibera gizo tizi butare ouzou blida shkodra kasese dharamshala kigoma meulaboh wau machakos lhokseumawe kupang
77 15 3 medici
325 108 13 inexperience
977 135 4 eurostar sncf beeching rer renfe
796 179 58 okada
563 241 32 pemex oilfield
320 193 24 ferrying
451 70 58 bok sheu
817 102 8 receding
341 166 20 bloodbath
597 242 9 pointers
606 254 12 potentials
107 165 30 labyrinth
611 73 39 propped
109 106 10 scams
316 159 63 macleod turnbull goff macpherson horner roderick humphreys shipley marsden bateman rea petrie mcculloch mccallum fergus innes kelleher callaghan coutts rennie inglis llewellyn macgregor pringle mcclelland metcalfe sutcliffe hayman wilkie rowell hardie fitzgibbon ewen coombs eamonn keogh howarth macintyre cowie stoddart maclaren macdougall renwick lunn porterfield euan bulloch fyfe cragg wilmut alister westley
677 253 10 bribing overcharging
16 122 8 tranquil steamy hazy soggy cloudless dappled sunlit slushy
446 216 42 misstated
225 238 36 amar
251 187 22 trier
192 18 55 trusting
140 238 35 bala
1016 26 28 roux lacombe
344 208 32 firecrackers
992 145 31 reappeared reemerged
721 112 43 nods plaudits kudos
903 46 6 aperture
142 128 59 ifc
424 163 13 correctness naivete stubbornness mindedness inclinations ineffectiveness politeness handedness predominance subordination predilection immaturity rectitude meanness humanitarianism pretension irrationality cockiness callousness proclivity
927 220 54 reincarnation taoist vedanta chivalry tantric mahayana theravada bodhisattva tantra wiccan vaishnava vajrayana daoist
402 233 55 fearsome
655 140 0 blacksmith mailroom
687 138 54 locales
800 106 1 cashing
854 31 55 cavalier sporty midsized
575 21 12 branching
953 31 51 bronco skateboards segway moped airstream
296 127 16 ultranationalist
59 232 29 exacerbate necessitate overshoot
896 94 46 balfour
283 150 25 goldstone
168 225 1 shielding discharging discarding smothering contaminating neutralizing dousing implanting immersing puncturing fertilizing disconnecting
727 77 18 elle colette wintour mirabella instyle
647 3 12 diagrams
892 69 57 pods reeds mosses tubers lichens cacti mistletoe
451 170 59 fomc
513 34 31 exhumed dismembered decomposed decayed incinerated reburied embalmed
914 140 41 coney
927 93 49 friars lamas carmelites
238 162 54 allusion
660 232 13 detriment undoing unintentional hindrance incalculable immeasurable pecuniary
527 200 20 egos irreconcilable entanglements tangles irritants divergences mismatches altercations
733 252 17 bettman
35 200 13 manifestations prejudices undercurrents
472 105 55 overtly
758 128 3 ua
567 141 26 blockades
764 137 9 whiz lingo gizmos gizmo
190 40 8 gully
33 231 13 spoils
441 180 13 manifested
699 154 46 weyded
14 238 60 jalan luang taman
762 102 11 molten
368 160 2 bum bitch amen gimme lonesome shit fuck rockin goodnight lovin zap goin hallelujah bro fucking nothin luv heil lotta talkin makin wham comin lowdown movin doin smokin lookin riddance fallin diss zo xmas gettin walkin feelin granddad
828 39 31 bullied drugged preyed brutalized groped sodomized castrated fondled
836 95 36 jamaat jamiat izzedine
544 75 36 mor
200 83 57 anglers
177 229 37 avg
491 83 27 machinists
7 92 54 genealogy encyclopedic
54 64 56 tort
22 249 56 alteration irrevocable abrogation
54 86 10 slander
270 86 13 posturing charade trickery gamesmanship grandstanding brinkmanship subterfuge gerrymandering misadventure chicanery
391 159 28 tait worsley flatley batty howlett rathbone campese borthwick lewsey eales keven mealamu berrigan kefu
756 173 24 humvee
634 229 39 trot flied bunted
50 121 11 serum
470 14 63 travers donn kempton wanamaker
41 11 20 dearth glimmers
181 172 39 rung
155 156 43 concurred
771 200 8 interconnected
154 93 54 unitarian pentecostal puritan evangelism calvinist nonconformist
349 102 5 dripping splashes ooze
204 158 62 slovakian
1006 89 16 jiaxuan zhaoxing plenipotentiary
932 225 56 disbanding
201 248 17 gehrig
898 69 17 wilt
270 144 10 ruse
165 190 49 fanatics kennedys geeks idiots junkies hippies tyrants virgins comers geniuses nerds cowards outcasts savages dreamers punks jocks wannabes ideologues haters imperialists dudes realists romantics hypocrites gals opportunists apologists scoundrels populists pranksters towners slackers groupies lunatics eccentrics apostates whores headhunters bigots nonbelievers snobs pragmatists neutrals idealists wimps diehards crazies charlatans interlopers saviors moralists deniers journeymen hards impostors morons lackeys rednecks propagandists voyagers lifers reactionaries marketeers evildoers doers bashers isolationists debutantes blokes madmen
214 200 54 facets peculiarities typographical sociopolitical commonalities
854 31 0 scion
577 164 43 chided heaped railed scolded bemoaned sympathized
218 147 28 dons
769 186 3 navarre levant gascony
378 244 29 halve
105 111 9 unlocked
202 187 63 schaefer
205 0 58 pun
535 173 0 demonstrator
750 232 31 foreseen
739 214 63 meade millard borden schuyler burnside reade longstreet breckinridge heber meigs whitcomb stilwell caswell fannin stowers candler totten hinkley averell zumwalt deforest
157 60 36 munir zahra sinan sameer karam yacoub bassem juhi zarar bushra aji mirwais mahsud firdaus diaa onur ishtiaq savic
657 29 10 perpetrator felon
908 104 12 plurality
606 245 1 empowering
660 232 48 incur
696 95 59 rcd splm fn fnl fdd opm adf lurd upc mlc slm abri tfg ulimo tng tamileelam sna rra nscn
568 94 63 gage knott grainger bonney
396 200 13 hallmarks
432 188 31 unequivocally
10 80 10 innocents
773 102 43 smelled smelling stench acrid
240 7 36 kareem
534 254 11 membranes epithelial epidermal fibroblasts
459 144 55 conceivable agreeable foolproof expedient doable laudable fallback
185 49 55 funniest
880 88 32 dredging
809 186 23 havre boulogne
834 2 8 meteorite
930 0 1 substituting pronouncing
890 58 63 pell
420 65 18 cara evie
859 123 8 encompassed
135 58 63 redman
624 75 58 andrzej zbigniew miodrag yuli andras micha
312 219 40 newsom albanese delgadillo madero sila alioto ulises hallinan oreja macri gaudin ebrard martelly
94 38 16 fortuyn shakaki hajdari
416 177 9 navigational telemetry
244 107 1 wooing
180 114 35 maluku
446 151 1 verifying
907 223 52 vis
266 54 59 fsa krg
22 232 20 impediment mismatch miscalculation entanglement miscommunication
940 222 49 shepherds herders
678 145 20 languishing
721 112 51 genie nebula logie telly novelette
301 243 62 equaled
764 85 55 hyped
173 29 10 swoop
338 193 22 constabulary
1021 144 55 emblematic transformative unenviable epochal
393 172 8 sloping ledges
434 235 42 mailer orwell kipling rudyard hiaasen
698 70 0 surnamed
501 56 8 combing scouring
521 214 41 roswell stonewall killeen
203 86 10 infidelity
739 97 18 selma
52 51 55 amicable
5 231 20 shakeup
591 137 39 booty
337 45 34 assigns
118 146 40 muscat
820 137 39 bandwagon
987 164 56 affirming reaffirming
1019 130 39 lashing lash pummeled churned
382 2 9 cores
770 98 32 bales
147 134 63 ereli ivanko morrell johndroe janowski kimmitt reeker fratto gunness colville risley montas dujarric hilferty foa schrager stromberg stanzel sochacki mwangura appathurai quereshi bvudzijena garver mcdowall lapan ludin shoval stufflebeem lehner aritonang bergner wilby nesirky duguid wadia gwozdecky keelty horsey eiland leavy landale troyer aberle haselock falt hertling nabarro goksel hattaway martinon roehrkasse mankahlana sylvana cordingley feehery kiraithe
656 250 33 sable
340 138 30 barns outbuildings farmhouses cloisters almshouses
302 95 59 csu dup sdlp lpf
407 0 60 twinned
160 21 12 truncated
488 75 16 silvan
272 209 9 typewriter
195 253 10 intermediaries middleman
289 231 6 sharpened
19 137 20 hangover fright fillip
451 110 48 repo
521 191 41 soweto snowmass
334 217 40 feliciano paola falla
915 125 61 hardcourt wgc claycourt matchplay oneasia
92 174 29 deem
380 168 22 guernsey baronetage
258 63 40 caruso
45 238 3 sahib diwan nanak gobind granth
979 184 8 saline
831 135 30 concourse
764 56 20 clutter
180 227 60 kalimantan cham nakhon cagayan katanga ninh sistan isabela pampanga trang limpopo agri songkhla mpumalanga kampong buri tenggara ngai bicol bengkulu baluchestan ahvaz salta bie aksu balkh pinar khon mardin copperbelt surigao matanzas kien shaba corrientes tigray vung albay phang camarines mino lampung ratchasima udon banten lunda dohuk nyanza thuan masahide zambales samut kaen jambi sawan nampula misiones dak sofala bhola gyeonggi benguet orientale fier
542 18 55 trustworthy
591 253 1 amassing hoarding
488 219 40 pique
396 188 26 targetted
326 41 18 lex bane
887 233 61 powerhouses
585 112 13 renown laurels
68 87 63 lowery coulter
938 177 42 promo
316 89 16 stoltenberg
957 34 31 eradicated
728 174 43 fret grumble bristle chafe
434 235 54 goethe kerouac asimov wordsworth chaucer proust machiavelli ayn dostoyevsky rimbaud petrarch flaubert boccaccio dostoevsky diderot
182 42 37 nuke
829 88 1 tinkering
577 164 16 lambasted
953 29 10 biker
479 88 45 mastering remixing
76 250 33 lick
988 39 10 trumped
52 122 20 frosty
51 247 34 haunts
739 58 63 addison winthrop dewitt seward tompkins tilden wolcott
353 106 42 stationery
22 177 20 disconnect
322 35 63 mackinnon zandi glassman bmo kyser wyss calyon mckeown wachtel schenker fimat schork berner hewson bragman cripps childe kilduff yardeni investec woolfolk cordier nariman acuff vitner gorey bentz halligan guatieri wheeldon lansdown schmieding norrish roose reaser thwaites lindland aboulafia tsubasa grannis burry sowerby yamarone
942 217 61 semifinalist
660 144 45 incidental
173 231 20 incessant bloodletting flareup fightings
3 203 0 seeker
739 189 41 pullman fillmore newberry abington ellicott
656 126 51 aqua
619 241 8 onshore
434 58 63 bradbury mcinerney
858 202 42 uploaded
339 31 61 budweiser
774 147 60 pisa bergamo calcio ancona cremona varese pescara arezzo novara spezia avellino
60 147 28 siro stadio olimpico
655 13 0 shopkeeper
78 6 32 foodstuff
113 113 31 handily
484 130 20 spotty
208 240 44 changeover
344 116 6 projectile
11 227 35 davao dhahran aswan dahab zarqa
940 43 57 rearing herding
699 58 63 coker jacoby
87 83 25 examiners solicitors
84 77 63 brill rinehart
976 76 49 castes
972 215 2 orson looney peckinpah tigger clampett
18 0 31 colloquially spelt interchangeably generically confusingly phonetically
907 220 56 federalism
610 56 39 gunning
43 250 40 boa
831 181 44 bonfire
22 162 13 exaggeration therein indisputable dichotomy ostensible inaccuracy supposition demonstrable unstated
328 156 43 pauses chuckle barked muttering mutter groaned murmured rueful winks growled shrieked sighing mumble hissed sneers
405 130 20 withering
50 248 21 transfusion
579 3 54 calligraphy collage engravings miniatures watercolor reproductions canvases watercolors etchings collages nudes renderings backdrops lifes watercolour watercolours woodcuts tableaux woodcut woodblock illuminations dioramas storyboards altarpieces
160 46 12 argent prismatic
1023 112 13 gallantry valour
662 250 51 condor
855 141 32 grids
268 15 3 bhumibol adulyadej
882 142 22 fleetwood
941 42 42 scorecard
137 145 21 undetected
356 170 1 chairing
326 41 3 horde templar sauron
650 156 43 laments shrugs confides weeps
365 211 32 sourced
652 66 5 frills
19 82 11 tonic
830 173 35 daybreak
591 210 42 trove
473 103 27 behemoth
855 251 9 arrays transistors mems
335 35 9 analytics
700 56 39 scraping
124 216 4 bulletins
378 244 48 pare
881 65 27 bea
283 89 61 solheim
770 121 11 starch
651 44 39 venturing straying attentions strays darting striding berserk hurrying unaided strolls zipping lazily journeying tiptoe scampering amble harking rummage doze
608 61 27 suitor
562 50 4 hindustan
440 114 24 falklands gallipoli
693 110 29 liquidate
453 106 14 goodies
339 82 8 dew
402 176 55 dependable maneuverable electable punctual
618 93 10 polygamy
417 244 29 extinguish orchestrate douse tamp
793 157 42 congratulatory congratulation
946 207 27 colgate
962 197 63 schreiber headley ivins mcnamee jett roeder durst kopp waddle scruggs blackman scanlon flemmi snowden riady allred rader ridgway resnick kaelin shipp mesereau hatfill schuller waksal ferber faneuil tulloch menashe bacanovic meldrum boorda riccio kopper wittig calabrese mitnick tamraz spielman littlejohn mcclinton heene radler rathbun rusnak birkenfeld vannatter scarpa selebi volz pagones meili hunsaker adani desalvo samit
693 34 31 liquidated
544 227 23 meta
723 88 1 renovating rehabilitating patching redesigning
177 242 42 yardage
772 104 44 citywide
430 219 23 corral nido
22 232 7 drawback
800 34 31 redeemed
322 35 36 shum kgi
98 36 49 learners leavers
176 159 18 darcy elvin griff
223 25 21 eyesight
1001 8 34 leans rotates tilts protrudes
598 31 27 hertz
30 136 28 manu ginobili nene hondo gordan
106 190 49 dads cheerleaders achievers underclassmen brats alums upperclassmen grownups twentysomethings tweens chaperones nesters
933 164 43 heeded vehement rebukes entreaties
350 174 43 clamoring
577 208 43 taunted heckled
864 162 42 pertinent caveat disclaimers
962 229 17 boras
344 116 11 pellets
136 187 63 schweitzer kohler gunter gottschalk cott muntz
909 58 63 dunlap
451 179 58 fukui blinder toshihiko shirakawa hayami xiaochuan
904 22 49 dependents workfare enrollees
91 66 24 intrepid
824 106 42 complimentary
771 178 6 grooves
189 91 2 sixties seventies eighties
129 170 59 nongovernmental
836 127 36 dawa shabab hezb jaish faran sunna hizbul sciri jamaa aqim sunnah laskar harakat
166 69 8 eucalyptus
513 210 6 shards
945 160 43 thankfully behold ere
545 53 25 deutch
976 93 19 practising
888 135 51 omnibus
108 246 21 secondhand unapproved
545 185 63 axelrod ickes woolsey morgenthau podesta bolten comey fabiani mosbacher
885 92 43 reciting
429 45 42 slant
340 172 30 fortification thatched cloister steeple belfry gatehouse minaret motte archway vestry palisade sacristy hillock campanile
962 192 63 grasso kozlowski citron causey
1016 96 40 fontaine toussaint cousteau gautier fernand mercier abbe brunet hugues goulet charpentier juste lafitte mortier reynaud hilaire deleuze
619 16 6 casing
854 31 6 corolla hatchback
267 49 42 filmography
371 167 49 samoan polynesian malagasy anglophone tahitian verdean melanesian goan micronesian
73 211 31 complemented utilised melded conceptualized
924 113 26 antiwar
592 74 0 stylist bodybuilder hairstylist trendsetter
590 51 12 normalized
175 218 24 reactivated
724 28 3 inquisition
545 89 58 glickman bertone tarnoff flournoy
274 6 27 centavos telmex cantv banamex siderurgica ganadero bradesco
91 250 51 viper griffon
187 58 46 leland
998 167 55 insular
987 164 27 restated
282 245 10 unsuspecting
817 145 20 dimmed abating ebbing slackened
64 168 22 moors
155 124 49 dissenters
316 206 62 gregor
601 157 57 husky
1016 52 16 trudeau fabre duplessis
966 182 25 inquire
930 0 48 equivalents
624 206 40 artur rosati
23 218 31 controversially nixed
304 91 54 neoclassical ornamentation rococo jacobean
416 228 59 standardization standardisation
440 20 8 battlefields
251 187 60 mannheim eisenach
405 157 42 terse
733 63 40 ruggiero
374 117 52 trv nytr rel anl mkt nireland
116 121 11 byproduct
483 3 30 replicas
603 146 40 petro
681 16 5 molded upholstery stitching cloths linoleum grout drapery dressers draperies rubberized
322 70 58 andya
349 102 14 bubbling
414 247 54 cliches kitsch pastiche travelogue erotica ersatz
745 21 21 arterial
840 222 57 poachers
5 153 22 minster
76 204 5 mop
968 223 52 uf
635 213 19 ifo
924 167 49 aryan afrikaner
618 43 56 practise
194 17 40 gracie
906 160 39 screwed messed stunk
65 13 36 uday
57 54 37 ci
518 165 55 luminous radiant
812 148 57 rodent hive infestation mite
176 97 18 jess
65 53 7 wmd
919 29 10 roving
937 241 57 husbandry
698 179 58 oda
592 97 18 supermodel
282 83 49 waiters waitresses prospectors restaurateurs bartenders cabbies hostesses palates birders concertgoers moviemakers zookeepers
474 70 61 fai
706 47 39 gazing
945 223 37 ref
218 223 22 ayr
577 45 31 panned
800 110 48 depository savers cardholders tradable receivables ious munis depositor
604 104 49 councilors aldermen officeholders prefects burgesses assemblymen councilmen
392 229 17 girardi
567 232 9 overload
862 195 9 dashboard keyless
89 69 20 blight
173 20 39 forays
294 238 36 masjid
316 94 27 dunlop
929 238 36 jai
135 67 63 pate mahan herron gustafson fleisher gullikson triplett gilder wadkins pooley eichelberger matteson deke shippen
822 31 60 durango
643 221 60 bandung almaty surabaya reykjavik makhachkala arequipa naha nalchik cuzco chisinau semarang alor sukhumi calabar simferopol bacolod tiraspol gyeongju chetumal surakarta tuxtla olongapo pasay
201 179 2 yogi
490 190 49 wingers ballplayers standouts
953 14 44 chariot sleigh
563 219 40 valero
75 59 44 doubleheader
974 74 0 thrower snowboarder triathlete bobsledder canoeist decathlete
735 187 16 lucien
303 88 48 upkeep
505 214 63 robins barksdale whiteman tyndall bolling elmendorf carswell bergstrom selfridge offutt goodfellow burridge
36 167 3 chieftain manchu patrician rajput satsuma kshatriya szlachta hawiye boyar
50 53 40 balco
192 163 4 rapport
300 140 30 sawmill kiln tannery
735 63 40 aldo
592 47 5 topless
350 145 43 droves
635 234 59 ism adp rpi phonographic
132 245 31 schooled radicalized
142 95 59 peta
99 69 8 deciduous understory broadleaf
903 68 39 binoculars
446 53 10 mishandling
716 111 13 comforts
817 11 31 curbed crimped damped
937 36 56 departmental
446 253 10 falsifying
712 28 13 fdr
511 165 13 splendor radiance splendour
309 167 30 tuscan
1023 59 44 crowning
201 159 46 alf howie
769 15 3 palatine stadtholder
9 185 40 bustamante jindal deval lungren lacson
605 148 57 parasitic cyanobacteria weevils
833 60 58 rohan
962 58 63 pitts darden agee coulson
146 0 42 cryptic
49 243 48 paltry
365 211 11 chemically industrially thermally
355 141 32 infrastructures
132 211 31 intimately intermingled conversant
595 233 13 vaunted
774 63 60 padua giulia cuneo prato genova
499 145 39 limping sputtered inexorably haywire
578 241 14 wafer
656 250 57 heron pied ibis hyacinth sooty magpie shearwater macaw egret
143 250 63 partridge
42 197 40 motassadeq mzoudi sheinbein pasko moti battisti danton homolka passaro quattrocchi kurnaz scilingo gerhartsreiter
34 41 51 zodiac vulcan hydra primus andromeda centaur perseus draco pisces
606 8 34 facilitates fosters
60 191 41 meadowlands foxboro bangabandhu mestalla
127 174 43 bothering
761 172 6 hinged
56 17 39 peloton limo
663 37 21 silicone tanning ointment whitening
505 140 22 aerodrome
765 159 46 nugent
826 58 63 mooney kinney duggan cavanaugh grogan logue allyn treanor
133 77 49 booksellers
557 140 35 kaesong
277 5 40 guardia
92 225 1 discriminating obliging penalizing
713 107 1 averting
369 238 36 adi osiris lingam
270 144 51 gambit
803 6 18 hana uob
176 252 46 silas
249 140 30 fenced
346 233 49 militaries
630 58 18 hester haden rhett tisdale
654 106 9 browse starbeat
271 11 48 steeper
131 58 63 conn alger smythe higginbotham magnuson
805 227 35 wadi kafr
587 159 63 davison
78 6 27 gainer
542 51 56 verifiable
338 20 26 mutineers sharpshooters mutinous commandoes
4 188 31 misinterpreted
497 231 20 splintered hardening irritant
792 207 41 fullerton
838 242 6 ejection blindside
168 56 1 swallowing abstracting
116 102 32 rainwater
1016 142 18 merle osmond
331 82 14 kettle clam jell
573 168 60 transvaal
1013 185 17 kyl wellstone bunning speier
117 223 52 ros
624 52 16 nicolae
522 177 9 skype podcasting
464 141 20 wrecks
2 232 11 exposures
591 34 3 bequeathed
664 253 10 cronies
607 174 12 lastly
997 188 56 infringed
728 11 43 fretted
427 210 61 bronzes
927 250 57 hermit
249 88 1 erecting
401 66 18 lindbergh
996 234 59 cms bsa psc sme cca mpa aca icg aec wpa crc nsf asc saf mda pca rsc ets sae ccs ptc ico imc iri dci acf csis ssc mrc ima ucc src csl nca smc cei jsc ntc isc pma voc bca cpt aea esc scc cae lcc cse sst tmc csp tca cci grp mtc jac rcs iff lhc cto bcc cmp icp cnt hrc iai dcc mds eis eff cmi rti asm simex dcs kpc mmi dca ccr stc drs mec dba usp slc iap epc aei epi rsi bci aic hcc icd fpg ebs aci cip nmc ietf rcm opc spr smg tpi mbs bpo cdi iti ices spm ibs esi aws fci iaa hse fpa dda ipp cfm sra isg mcd cpl fap edc scm clc asf sib cim rda ies jmc gmp nif lma
858 49 37 unrated
279 179 3 akihito
904 83 49 caregivers
861 29 0 mobster
364 107 1 conveying
809 146 60 salamanca toluca compostela morelia cadiz merida vitoria beira cuenca leiria potosi setubal tolima jujuy academica cucuta amadora queretaro bucaramanga
637 102 34 boils
821 95 59 tsu
828 76 10 trafficked
866 96 28 lacroix
74 58 63 kelso sibley rutledge holcomb downie clack ledbetter bruner wilbert
407 104 33 cantons
61 114 35 bougainville
681 172 14 glazed
206 187 27 gerber
361 168 22 anglia taunton albans falmouth southport yarmouth slough huntingdon chelmsford lewes truro whitby maidstone lichfield loughborough medway horsham hertford aylesbury blenheim harrogate ripon halton ellesmere worthing penzance aberystwyth wirral merthyr kendal harwich tunbridge newry gravesend epping basingstoke folkestone dartford carmarthen brecon leamington margate ryde killarney solihull frome torrington keighley tilbury wareham dartmoor kristiania nuneaton sunbury athlone lowestoft altona bridgwater maidenhead whitehaven ashfield whitchurch lismore runcorn eastleigh northcote lisburn nantwich barnstaple ashburton hexham ballymena hemel aberdare kingstown cowes stourbridge thetford tuam evesham bodmin tiverton ramsgate teesside colne kilbride potteries exmouth grinstead tralee oban leominster pontefract cirencester gosport hythe malton glossop basildon portishead tewkesbury denbigh sevenoaks devizes tydfil maldon worksop felixstowe amersham bracknell chippenham skipton larne kirkcaldy hitchin raglan fingal thanet alnwick bandon caernarfon thirsk llandaff coldfield batley oswestry naas abergavenny wetherby milltown torbay burslem austell asker mumbles linlithgow redditch chepstow chesham pontypool kilmore clontarf bootle clitheroe bromsgrove camberley letterkenny dorking dunkeld totnes morpeth
627 240 42 alternates
739 214 33 custer murchison snelling rosecrans moultrie
575 69 6 stalk
647 162 12 propositions hypotheses inferences extrapolation
213 224 5 umbrellas
933 164 1 prodding heeding rebuffing
369 238 18 lakshmi uma rani minerva radha shanti vidya govinda vesta divya laxmi grandin meenakshi gayatri bhavani gauri
606 228 20 globalisation alleviation
757 87 63 hyman olin rothenberg isaacs heymann stiglitz samuelson gans ornstein shiller catlin kohut rappaport meltzer weissman stoll cordesman wertheimer greenstein josephson weiler fenn alberts steinhardt halperin raskin feldstein dicker noland eskew lichtman zuroff liebman rotenberg bergsten rosenfield sklar mandelbaum pinker shrum schneier kull glantz silverberg colwell klausner winship wittmann spinelli newkirk fairbank dworkin malinowski danziger passel unruh magid leverett kimmelman youk heckman katzman zimbalist lipson schaffner nauman lowenthal garrow skolnick brickman haglund claussen myerson logsdon rudenstine koerner rosenstiel kugel vladeck bucksbaum mathieson glazier varmus beemer horvitz
127 47 19 lecturing
728 107 22 mull
721 112 4 emmys bafta
348 21 13 undivided
351 63 28 flavio
33 242 13 heroics
909 192 40 ghosn graziano biondi corti
893 8 34 renders
610 208 39 alight clubbed
834 165 57 extraterrestrial
25 102 8 silt
232 187 12 mach
189 61 43 twenties
51 200 20 fates
307 229 40 cano
330 86 20 inefficiency overspending
223 141 20 paralysed
181 177 9 loudspeaker dictation tolling
714 111 9 mailbox
1 146 61 campeonato carioca
709 179 58 shimizu toyo
55 142 2 shakur
624 194 16 ferenc jozef branko leszek mircea popescu vasile algirdas waldemar bronislaw petru pavlo apostolos faustin szmajdzinski
483 210 10 busts
862 122 55 warped
595 18 2 steely
507 68 5 lipped puffy
514 228 15 reintegration
463 68 55 lanky chubby pudgy unshaven
430 126 40 blanca estrella
442 38 25 papon
195 233 0 peacemaker
533 209 6 pivot tripod stub plunger flange
727 67 4 scotsman
467 242 45 acrobatic
765 229 17 frye belcher sandberg jenks seaver lowrie pelfrey
57 24 12 exponent
456 133 19 juilliard
903 223 52 ir
1016 96 18 auguste moreau brice gustave marchand curie boulanger leroux papin normand sorel boudin hippolyte tavernier
562 6 22 bukit sembawang
192 220 12 kinship
665 17 28 bowyer minardi ligier gea verstappen
1022 158 26 ossetian abkhaz abkhazian
778 93 2 judas
219 145 56 lapsed
212 76 49 renters
540 63 58 agnelli
76 44 39 shove dusted
16 208 43 braved braving
979 16 6 piping faucets
605 69 57 nectar
176 159 63 davy busby lennie spurlock albus tapp
338 124 49 horsemen irregulars
412 61 56 interracial
598 159 63 glazer gillett
958 31 63 remington delorean
608 110 42 prospectus
385 15 31 anointed canonized beatified
640 217 57 roost
552 106 48 sponsorships
805 102 35 gush
214 200 12 anomalies organisational
704 1 24 admirals
80 188 10 criminally
154 93 46 falwell
957 145 29 mutate
318 224 30 effigy effigies cenotaph
556 100 31 tirelessly strived marshaled
199 92 42 cookbooks
618 220 13 espoused atheism nonviolence vegetarianism bisexuality asceticism
364 144 55 belated
493 219 40 alarcon madrazo maduro ferro cubas roca venecia funes chinchilla robledo sambi arnulfo
419 88 1 photographing retrieving tweaking tallying perfecting duplicating cataloging unearthing memorizing repackaging cataloguing customizing transcribing prepping digitizing automating
840 190 49 beggars oligarchs peddlers strippers drunks agitators hookers vagrants lawmen cultists hustlers profiteers bootleggers trespassers toughs brigands
310 162 42 gleaned
209 215 51 pandora snowman hangman tos fag snowmen
232 3 9 pixels
130 246 25 waterboarding
663 16 6 adhesive filler fillers moulding sealant
947 96 23 cartier kooning rohe maar
868 4 10 crazed womanizing psychopathic
790 85 31 unimpressed undeterred demoralized deflated unmoved unwell chastened perturbed overreacted mortified unruffled unperturbed unbowed flummoxed demoralised
38 6 22 woodside tanjong
305 70 61 pong
836 13 36 badr ezzedine ezzedin
772 116 26 pronged
564 111 32 firewood
655 103 0 cashier florist saleswoman
1002 18 55 stereotypical
521 197 63 hinckley slepian bolles
321 147 22 rc
726 10 23 barangay
1001 11 39 downwards
470 14 27 gulfstream leger
71 94 22 barrington markham broughton spalding leith ludlow melton wick blyth hornsby bourke sefton furness lonsdale selwyn southwell dingle hulme moreland combe wootton chesterton trowbridge keswick holme bradfield roxburgh kells whitefield kirkham higham dalby hansard stretton arkwright boughton wolverton
909 255 27 redstone
357 232 12 resultant
312 70 18 castor
858 3 2 stills
522 43 9 blogging
630 58 46 tatum stiles haywood
228 144 55 politicized touchy polarizing dicey nettlesome ticklish
303 202 9 enhancements
962 192 25 ebbers
275 58 63 workman
498 88 1 demolishing razing gutting axing shuttering bulldozing
246 162 12 inference categorical deductive
492 99 34 shrinks
661 63 40 danilo
289 233 20 stranglehold
619 11 24 buoy
413 114 24 yokosuka
310 162 31 theorized conclusively corroborated disproved traceable
619 209 6 spar riser preventer wellhead borehole
813 37 29 dispense
703 210 54 coinage
56 56 39 plow
589 195 61 inline
16 122 55 breezy dreary sultry changeable
845 52 36 gaddafi
970 251 12 pixel insertion modulation impedance waveform separator multiplexing transducer
726 10 42 tambon
288 190 49 bikers adventurers snowboarders setters maidens sherpas wheelers skateboarders debaters marathoners fiddlers
667 86 34 justifies
681 16 6 shingles fittings bead blinds glazing laminate
21 250 57 reptile moa
404 15 22 archdeacon benefice prebendary
673 8 34 complies adheres cooperates conforms abides supersedes
823 192 63 zucker
692 101 16 patil narayanan pawar sharad pratibha
54 53 25 blower whistleblower
408 207 41 wheaton coppin
997 180 13 sanctity
206 96 27 pasteur
7 91 54 explorations
1008 214 63 thayer radford pease judson dorn thorp spaulding buell acheson loring flinn wilford hollister moffitt flagg semple conant beall worden rockwood riker dabney cabell magruder hargrave forney mosby abell nott newbold willcox sickles whittemore bunnell hoar sattler gaskin altenburg hindman willkie becton sewall collyer wortham
883 21 29 intersect
369 238 51 athena isis artemis mana aphrodite gaia hera bacchus orestes demeter pallas ishtar yuga
394 88 56 vetting
56 135 39 oncoming
184 85 43 admiring
384 233 49 staunchest
482 86 13 injustices wrongs unspeakable depredations
432 174 29 condone
9 159 46 lockyer
502 227 35 sulu
294 227 35 ayodhya
490 136 17 defensemen goalies goaltenders
199 247 13 delights
696 38 16 kony
410 35 27 janus cvc usaa cref ripplewood huson
71 94 63 rowley montague lister marston garrick buckland heywood denham parson wickham ingham yardley thornhill warburton woodley moulton woodhouse seaton crompton haddon hales waddington hylton tappan horsley pearse wold newland southwick shute duffield rothwell hindley hambleton ruggles fordyce holcombe craigie bakewell lynton
869 176 56 fairer
258 119 63 knapp
417 162 29 elicit
929 70 63 yam fok
586 224 5 shroud
972 190 2 stooges
824 100 43 dined
118 191 61 sharjah
113 39 31 soundly vanquished pipped resoundingly sensationally
953 11 1 bucking
33 243 23 nil
316 94 63 milne deane moffat mackintosh whyte finlay geddes mahon urquhart
679 253 1 reaping
750 144 55 inconceivable preordained
183 190 49 billionaires
105 195 30 occupant
233 147 35 nou
699 78 9 finder
792 72 33 mojave mendocino santee ynez
74 78 37 husted minter kleinberg teepen eyman schuett thrasher hap barnhart ringel nethaway longino susman thiel bookman besser erstein mcneely kloer devault clothier parham carvell skube winkeljohn sheeley schlabach kempner edmonson ezell gushee sugiura vejnoska jacki stoda bisher leonhardt ezzard tharpe rhoden bohls dowdow foskett burritt jubera hirschman steffy sider
1012 23 32 unleaded
91 132 51 astro
33 242 45 intermission
753 63 62 davide massimiliano antonella mattia locatelli
337 45 4 nme aggregator zagat
637 231 34 intensifies simmers
610 34 31 doused suffocated pillaged butchered gassed asphyxiated
907 95 16 fatherland
318 75 44 yad
12 43 42 housekeeping
807 23 27 bucked
80 211 31 effected safeguarded adjudicated validly legislatively
68 197 63 fagan
750 144 13 imaginable happenstance
607 156 3 whereupon
722 1 2 philly
447 252 37 lon
69 18 55 esteemed
208 44 39 bounces
790 68 43 numb teary downcast bleary bloodshot
501 184 8 scoured
203 53 10 extramarital
857 206 18 lyn
688 58 63 kip lightfoot
83 232 20 harbinger letdown cataclysmic deflating portend portends
511 144 13 understatement
77 219 40 murat barbera amadeo
819 155 9 nikon casio
989 40 39 stumped
195 51 1 brokering
404 93 3 patriarchate
68 214 46 beale
766 85 55 tiring
303 232 20 necessitated
890 110 48 underwrite
367 223 58 kohn
5 15 0 overseer
268 194 16 chidambaram kengo adhikari saxe sogavare laisenia dondo chatichai gillani mokhehle
490 175 28 goalscorer
680 1 17 magpies
696 95 36 jem
446 22 48 audited
587 119 63 ric ullman sorenson steadman kurtis catlett
654 177 9 encrypted wirelessly
225 171 36 ait
713 240 20 throes
777 132 23 nos
158 209 6 wand wrench guillotine sledgehammer corkscrew crusher slingshot teardrop gyro barbell screamer tourniquet adder
1023 112 24 meritorious
271 176 8 afield denser shallower
544 238 37 bal
710 51 48 multiyear
940 33 57 culling
265 64 56 afoul
291 23 5 merval
822 5 40 quintana
764 137 1 hassle
290 106 61 sweepstakes
451 159 48 boe
317 45 4 opined
762 165 11 elemental
344 242 39 volleys
681 68 5 dresser bleached toenails smudged
365 243 12 correlated
953 111 9 wheelchairs
600 59 23 biennale
9 159 62 ruddock
4 162 20 speculations rumour
261 245 6 deformed
435 187 63 grimm
595 163 13 unwavering unshakable unswerving unstinting unflagging untiring
826 159 63 mcgowan wiseman quinlan spicer cosgrove dodson verity lydon forde dunphy gow brathwaite bicknell halford suckling geraghty shephard bivens mcguigan durrant muirhead dunford telfer dougal kerwin ramage harries wark
263 74 0 journeyman hurler
44 209 0 mover timepiece
509 135 20 derailment
758 255 27 harrah starwood bally loews transamerica doubletree showboat ladbroke
658 181 44 atonement deliverance matrimony
187 187 28 wilfred
116 244 32 recycle
2 33 24 countermeasures
270 200 20 blunders machinations gaffes
803 179 27 ichi yasuda shinsei
994 51 56 stabilisation
17 198 18 roseanne tyra montel
200 100 57 fished
573 221 60 saskatoon gauteng pasig daejeon
705 172 30 gables
117 185 18 molinari doolittle hayworth doggett ileana chenoweth morella lowey renzi romanoff degette
119 106 48 placements markdowns
383 44 39 awkwardly gingerly briskly
630 252 63 esposito hearn mcmullen mcghee tippett newsome shinn wooldridge mendenhall mactavish
998 59 44 glitzy
1022 158 35 somaliland ingush
1002 92 42 distinguishable
190 195 6 knob
606 236 48 smes
932 233 17 holdout
201 67 17 bubba
251 191 60 linz basle amersfoort
470 14 39 furlongs
72 243 48 quadrupled tenfold
73 34 31 reused
233 172 30 gallows cellblock
283 89 25 arbour rapporteur
388 197 40 garrido
953 43 6 treadmill treadmills
532 244 29 scrutinize
765 159 17 gilmour marcum
269 119 63 weller
791 105 21 clinically
14 238 3 angkor
316 214 63 schofield mcneill coffman pirie
590 130 44 warmest
93 38 36 ebadi saro wiwa wilders kadeer mahfouz zana schalit naguib rebiya panahi farinas rotblat
441 3 31 sketched
501 44 39 combed
79 230 46 gilliam
369 238 23 kali maa
771 46 12 symmetrical
875 165 8 sliver uncharted unexplored
463 68 2 shaggy visage
712 197 63 aldrich
42 197 46 skakel
934 186 3 aquitaine poitou armagnac soissons
196 226 10 infractions
194 133 22 covent
181 178 45 jingle
364 162 13 acknowledgement
528 59 44 officiated officiate
859 200 20 revolved
485 194 16 khai muoi
972 74 0 animator
909 192 27 fiorina iger schrempp daft nardelli marchionne zetsche immelt gerstner thain gallois forgeard cofounder bartz jorma bezos iacocca karmazin colas ivester grinstein piech goizueta chernin manzi suttles fourtou mozilo pischetsrieder streiff svanberg pierer tchuruk ollila wiedeking bourguignon ospel
557 227 35 loc
79 159 63 horan corrigan nic woodcock molloy roddy elwood shayne mcloughlin gillen donnell dewayne lahaye jamar
803 35 27 sakura lippo sanwa everbright landesbank danske leumi
80 64 56 delegated legislated
389 102 11 magma
525 251 9 transistor
540 187 27 krupp
658 190 44 messengers
655 93 0 custodian parishioner
743 242 6 deflection headers knockdown fingertip
965 247 54 metaphors tropes
598 26 3 abramovich
716 163 13 futility fullness wildness
36 94 22 earls
228 164 31 sidestepped
658 215 51 armageddon
34 10 12 lambda theta
289 8 34 tightens beefs loosens
843 14 61 lotto
260 252 23 arum
934 146 40 burgos magallanes
786 8 34 renews touts mourns apologises blesses
136 192 63 sommer kasper breuer scheer todt probst sheeran hoey bertini franke oster cordes castellani haug keely otten senn hammerschmidt
628 14 51 dandy fusaichi
94 52 16 gemayel habyarimana melchior juvenal lumumba ndadaye
243 191 41 wilshire riverfront lakefront longwood araneta riverwalk bayfront
8 151 54 anatomical
743 44 31 coolly
823 198 63 dobbs heyward blitzer macneil mccarver harbert ohlmeyer nantz
188 238 16 chand
774 65 60 emilia
896 94 3 josiah haldane hezekiah monck battenberg
575 46 6 tubular bristles whorls oblong florets serrated bulbous stamens sepals silken elongate lobed ovate cilia scalloped tendrils cuticle calyx lanceolate furrows petioles ovoid tubercles peduncle ridged
144 108 31 harbored
919 139 24 echelon aif starfleet
979 16 32 hoses
660 232 31 minimized mitigated exacted
578 48 5 polyester
407 221 60 prefectures
981 75 36 ani rami khader tibi bishara rima raz jabali goldwasser rizk zamir rayan yamin assi
864 107 1 clarifying
468 231 34 stirs
521 197 21 tiller
223 39 31 stifled imperiled hamstrung debilitated
74 78 63 rauscher greig bunn krieger visser ramey leggett streeter hulbert bogue crouse levesque pogue wyche tighe brazelton heisler schwan
1017 2 54 millennia
307 31 51 maxi
831 191 30 amphitheater superdome
317 39 43 teased
458 39 31 benefitted handsomely outspent
553 58 63 roper bartley engle newcomb harty
595 85 31 undaunted
922 206 28 sturm
318 92 44 eulogy
3 29 0 enforcer arsonist saboteur
940 225 1 slaughtering
4 162 10 concocted pretenses
394 36 25 competency
823 198 18 degeneres philbin kathie ricki tarses
578 16 6 tubing welded molding plating drywall shavings billet machined stringers extruded
213 16 14 utensils styrofoam
5 52 16 figurehead
434 235 3 tolstoy baudelaire snorri blavatsky
380 114 35 solomons caicos
100 11 31 digested
29 35 4 argus
712 214 46 haig
763 130 35 epicentre
921 179 60 fukushima miyazaki morioka
459 110 56 negotiable
207 240 55 excruciating
1016 252 63 perrin
183 233 8 untapped
106 61 49 grandmothers roommates newlyweds schoolmates
1002 47 1 imitating mimicking
240 75 36 ziad
479 49 45 uncredited dubbing skits voiceover
5 192 27 cfo
521 90 35 dujail omagh kwangju racak acteal murree
148 162 25 testimonies
182 121 11 fissile
202 87 63 feinberg goldin kass meisner sereno
626 167 4 afrikaans farsi amharic suscribir
76 56 5 peeling
924 220 13 leanings unionism
290 14 61 marathons slaloms derbies
424 243 13 propensity
440 28 54 crusades
354 234 37 bis
579 91 54 tapestry mediums portraiture typography calligraphic needlework
436 105 55 indistinguishable
68 58 18 ennis
124 181 44 bedtime viewings
132 105 31 romantically imbued peopled
680 222 57 kangaroos canaries
79 159 18 aidan conor declan colm
21 10 57 clade suborder
764 59 44 pomp
113 190 49 victors
485 70 52 nai
87 33 49 coordinators responders
994 11 48 drawdown
289 73 39 noose
859 200 54 revolve
793 151 42 questionnaires
988 135 10 vehicular
85 218 31 assimilated
514 228 13 commercialization rejuvenation reinvention rationalization internationalization centralization democratisation militarization committment perpetuation institutionalization islamization reorientation
245 1 61 usl khl elitserien chl qmjhl
666 51 1 finalizing
697 47 43 tease flirt gawk
307 115 28 pizarro luque javi valeron
277 135 22 gatwick stansted
609 86 8 encroachment
766 144 56 onerous
587 252 63 stu tubbs
733 206 58 olli stavros markos
169 192 63 picard
129 83 49 nonprofits nongovernment
704 1 61 colonels
682 124 49 slavs cossacks royalists tatars aztecs assyrians athenians whigs conquerors celts peasantry colonialists rajputs bedouins colonizers boers acadians cherokees huguenots conquistadors pastoralists phoenicians creoles burghers jats mayans latins chetniks homesteaders magyars bavarians philistines manchus sicilians comanches slaveholders aryans mestizos patricians
890 107 1 allocating
123 138 14 bakeries
694 43 1 angling caving
409 38 10 hambali
263 242 17 blocker backcourt goaltending
979 102 11 seawater slurry condensing
146 247 55 lurid subplot artful melodramatic juxtaposition oddball unscripted formulaic cartoonish overwrought fantastical tawdry evocation romanticized dramatization rehash absurdist titillating rending voyeuristic hallucinatory hackneyed spellbinding portentous
958 116 63 mace hotchkiss ruger bren
598 94 63 cabot
494 199 22 bulawayo
577 100 31 counseled stoutly
603 196 27 molson bre valuing potash alcan talisman cme norilsk sibneft rusal labatt hibernia agl cockerill redland
680 147 28 perpignan enyimba
813 37 31 dispensed
259 65 18 lana marisa biel julianna
89 248 21 fungal
381 212 39 leisurely
467 190 49 clowns ballerinas
965 24 12 semantics syntactic orthographic logics
742 128 2 elektra interscope avex
742 215 2 boyz
664 29 10 henchmen executioners torturers instigators
472 86 56 coercive
593 251 51 vortex aether
402 157 55 overpowering
642 214 24 vinson
679 162 7 attributing
563 146 27 petroleos
757 185 63 wolfson luntz
407 10 60 barangays
817 232 20 lessened
850 194 58 dimitris
211 33 59 ems
284 4 0 helper wrecker
31 228 56 undertakings
607 88 44 commencing
861 103 0 marketer grocer jeweler purveyor
606 228 8 uplift
522 128 9 netflix hulu
656 210 51 sapphire amethyst beaker
13 83 54 sculptors illustrators geographers restorers egyptologists
288 43 49 beginners
811 39 39 stalked
578 210 6 plated
931 251 9 rf
871 102 6 dryer
992 157 20 commotion
1011 143 62 joubert toit chavanel
227 206 16 filip
298 153 16 supachai
709 179 17 lotte
712 61 18 onassis
72 243 20 exponentially fivefold fourfold sevenfold sixfold
595 85 43 insistent
325 163 22 wits
556 33 24 readied despatched
152 138 30 cellars
582 102 39 washes wipes spits bores
907 249 49 abode
202 185 63 nye klain
1009 203 44 spacewalks
109 29 10 pedophile rackets paedophile racketeer galleon
839 139 60 danzig
967 163 13 potency
168 88 21 curing
578 255 27 carbide
441 232 20 magnified occasioned presaged
696 54 37 lf
714 156 0 dispatcher
812 246 57 feces faeces
341 86 10 incited unpunished pillaging pillage brutalities
1001 145 39 gracefully spirals
195 170 0 facilitator
1012 23 14 bellies
230 242 39 whistled
278 103 63 dillard albertson bergdorf proffitt belk
91 54 37 ev trac sls cx
113 100 31 handedly flirted savored laboured singlehandedly
284 78 37 keyword
93 27 18 politkovskaya
280 188 31 blatantly
531 165 0 arbiter
749 224 42 scrawled lettered
461 187 40 schmid luxemburg
348 71 39 wedged
568 214 41 aiken kingman ashburn
927 101 3 mahatma siddhartha
953 222 57 mules
379 88 30 erection
733 192 40 monti diack cornelio sommaruga
855 251 6 electrodes resonator
275 77 37 scribner routledge verlag ecco rodale talese reganbooks
1 198 51 smackdown
467 133 18 ballerina
663 82 14 detergent flavorings syrups
348 114 60 westernmost easternmost
294 245 55 observant
929 179 58 yap
210 250 6 bonnet
984 188 10 unlawfully wrongfully abetted negligently
26 240 44 unscheduled
208 232 20 blip dents headwind downdraft
598 192 27 bronfman stronach kerzner
77 63 3 umberto visconti sforza ferdinando cosimo doge borgia ludovico orsini borghese mgr malatesta struve
71 159 22 merton carling
690 79 55 darkly
525 16 39 reels
482 232 13 sufferings enormity indignity
254 83 32 screeners
527 200 12 interplay
325 242 39 footwork
93 38 16 wiesel
434 235 63 crichton kushner huxley updike steinbeck thoreau keats vonnegut halberstam hammett hobbes hitchens carre niven thurber auden gaiman heinlein michener mencken pynchon auster gabler isherwood greenaway gygax doctorow bukowski aldous hazlitt cather gladwell benchley pauling armistead turow adorno goldhagen quine niebuhr ondaatje ackroyd southey foer tallis trumbo hofstadter coupland fenimore
441 105 31 starkly freighted
148 34 31 blacked
989 68 39 bled gouged
369 160 14 granny
577 164 4 trumpeted linescores
591 34 32 impounded
430 63 40 pico maggiore
765 159 63 macfarlane keir pyke
770 69 20 sown sowing
447 160 2 ll
859 200 13 gamut
13 190 54 novelists modernists mavens
103 48 5 slung stitched waists
816 83 32 subcontractors
991 25 6 punctured puncture punctures
320 231 39 shuttling
823 230 18 fey
379 203 29 abort
262 41 3 maximus
154 247 54 confessional
739 58 40 waldo
805 199 35 negev
300 82 49 planters
501 33 24 sniffer
709 147 22 crosstown
747 220 13 superstition materialism individualism consumerism religiosity
839 147 60 bruges maribor salonika rijeka valletta malmo famagusta helsingborg paderborn ventspils zwolle vaduz volos deventer
292 38 36 zaher
999 210 55 treasured
698 152 3 sima
344 73 26 machete
69 83 55 reputable
897 16 39 shovels sliders rakes mops
283 89 58 ogata yasushi churkin terje pillay gallucci sadako eliasson heinonen wisner staffan corell feltman
4 86 13 misinformation fabrications falsehoods
666 141 56 timetables
709 147 57 antlers
188 101 62 mahesh amritraj
1011 229 28 ibanez
319 164 43 implored exhorted
596 223 52 mehr
871 209 9 tester proofing
954 218 42 republished
43 250 6 paw hump
840 190 10 bullies delinquents cheaters pushers pornographers stalkers manipulators
868 18 10 scheming
128 57 56 certifying
270 137 42 playbook
154 220 19 temperance
591 210 48 hoard
483 210 57 marbles faberge seashells
451 6 59 negara pilipinas sbi
365 195 6 electrically hydraulically
62 182 29 retract discontinue reschedule shelve forego backtrack
131 223 52 lees
405 200 54 critiques
405 47 43 banter barbs
850 52 28 mamadou blaise
180 5 60 rizal
670 233 55 multiethnic globalized interdependent capitalistic
623 26 40 bosque pellegrini bielsa luxemburgo valdano metsu pekerman tabarez quique irureta
356 177 4 teleconference
24 148 51 bulbophyllum coleophora scopula elachista utricularia
83 232 12 aberration
334 219 40 parra durand chacon paco villar patricio nieto oliva armas sanz manolo leopoldo quesada coronel vergara elizondo norberto justo scherer florentino merino olivera aranda reynaldo rogelio alcantara puig giraldo marcelino maximo galvez mourad tudela montiel belmonte arevalo frederico jacobo candido virgilio kurtzman escudero galo tellez florencio arrieta rigoberto granados ruy facundo genaro carstens renan dionisio londono aristides ospina lavalle chapa gorka germano bartolome eliseo abelardo petkov vivas cornejo somavia nando borbon pande celestino tio gaitan jaume edgeworth
201 94 46 reg
170 47 39 kneeling writhing
92 182 29 oblige ordain
518 116 6 flashlight sabers
518 130 20 blinding
131 58 18 evers
45 75 63 baruch
130 64 56 desecration
226 137 39 sniff wiggle goof poop peeping slop swish
623 26 61 beckenbauer
871 209 14 thermometer
679 174 29 balk
446 225 1 faking disseminating misrepresenting overstating divulging
232 31 6 wheelbase
1002 247 54 evoking
681 16 30 flooring countertops
591 246 32 stockpiled
755 244 29 transcend populate meld hew delineate crystallize dovetail encapsulate imbue inculcate
897 230 2 spade
877 160 2 fab
195 254 11 antagonists initiator
513 102 39 heaps
370 203 51 codenamed
484 85 55 disorganized listless lethargic directionless
672 21 12 junctions
513 68 39 crumpled
660 144 55 untimely
493 132 40 marti
367 84 52 douri zhan qadi zel fadl naqib zubaidi chabert pakula ruhl sihl muhl skwy tschula duhv
831 213 45 acoustics
52 240 43 testy
309 133 45 viennese
118 146 36 ud
924 167 54 hasidic
483 210 61 silverware
966 83 25 counsels
338 125 61 archers
260 175 62 tko
60 40 22 centurion
525 195 9 projector
136 206 58 armin leif jeroen ericson merk thorsten winfried guber
953 44 39 jog hitched dismount
670 91 54 utopian urbanism
251 199 60 brno katowice poznan bamberg roskilde locarno cracow heilbronn freiberg nyon schweinfurt kusel landshut mitte
944 211 31 sparingly competitively infrequently thrice consecutively inconsistently
551 55 29 disqualify interrogate implicate depose imprison interdict
938 142 45 decca
285 110 48 delinquency
584 35 40 mms hambrecht quist gabelli
138 248 51 vertigo
7 151 42 genealogical topographical
160 46 5 azure fess
662 74 0 mountaineer
934 186 33 loire ardennes rif savinja
962 29 10 gambino capone
209 137 51 veritable blob teapot sandbox doghouse doggie snowflake arcana humongous furby humpty fishbowl goldmine chink slammer lunchbox
368 137 39 whack juiced helter skelter zag bonkers
929 139 59 soe
78 255 27 depositary
80 218 56 retroactively abrogated
460 49 55 onscreen
127 225 1 interrupting summoning trashing ridiculing berating hounding cajoling faxing lavishing
818 34 31 obliterated
434 235 23 verne donne balzac
364 245 49 bereaved
939 185 18 bennet
441 39 31 shadowed confounded furthered mimicked memorialized spotlighted buttressed lightened constricted muddied pervaded satirized kindled insinuated symbolised immortalised evinced outdid
463 46 5 plump stocky
924 29 10 supremacist skinhead
867 35 33 eurasia
703 0 13 signifying
143 230 18 kelsey channing
1018 61 0 grandchild
118 158 36 omani emirati
873 128 20 blockbusters
60 146 23 estadio
442 38 40 duch
321 63 40 bosco borromeo
592 4 20 bombshell
368 160 51 bastard nigger momma fido gringo sweetie humbug runnin boing banzai woof
370 86 56 preemptive
488 89 52 blazy
721 112 12 locus
103 56 1 grasping
423 213 19 specialises
609 28 10 imperialist
114 190 9 startups
335 35 59 npd clsa
936 58 63 cushing
827 145 13 seclusion
531 220 13 primacy
551 29 29 apprehend
584 35 41 capel soundview allendale everen hinsdale nationsbanc okasan
430 126 51 diablo
320 21 29 ply
282 55 49 mingle
1013 185 62 cantwell
286 15 3 knighthood abdication
104 144 55 evasive haphazard incoherent cursory succinct uncomplicated perfunctory alarmist ponderous unfocused insincere facile uncoordinated offhand legalistic surreptitious scattershot praiseworthy vacuous repetitious indiscreet
4 162 29 refute substantiate rebut disprove corroborate debunk
321 93 18 magdalene
635 207 41 quinnipiac
164 33 56 preventative
851 160 51 freaks
79 159 28 niall
73 91 54 revolutionized
947 96 60 dali
747 247 13 indulgence seduction wishful decadence commercialism vulgarity ugliness narcissism eroticism voyeurism banality figment unadulterated
652 135 24 outbound inbound
938 45 4 oricon
622 242 39 fouling
217 104 55 unelected
129 22 19 endowments
53 39 31 sabotaged mended
27 167 33 naga cree frisian ojibwe kmaq haida carib tlingit algonquian salish ojibwa gullah pomo gaeltacht abenaki aleut
792 189 41 westlake lynwood
857 230 18 felicity gilda dandridge kirstie mulgrew
785 24 12 causal indeterminate convergent orbitals alternation isomers constitutive endpoints geometries variances predicates singularities pairwise mappings
568 7 17 pickens
326 41 20 spectre
185 18 55 smartest prototypical bravest meanest
814 112 24 commendation
587 198 46 zane
358 145 20 tailspin freefall
341 28 12 annihilation
394 151 21 autopsies mortem ballistics postmortem
15 83 49 jurists laymen
483 106 10 paraphernalia
780 145 20 hastened
663 198 14 soaps
21 10 12 taxonomic taxon phylogeny subclass monophyletic paraphyletic
541 75 49 ashkenazi
536 75 36 bir
27 167 60 tatar amhara batak
107 247 54 locale
61 114 23 principe
513 68 55 lifeless
182 195 32 centrifuge
184 8 34 greets
77 63 16 giulio
303 129 24 refit
552 202 9 signage
963 254 57 mammalian genomes
984 253 10 fraudulently
670 228 55 decentralized
289 107 1 beefing flexing sharpening stiffening
163 98 18 krone
251 186 22 rouen amiens
14 227 35 klang tanjung siem jinja pyi malai
871 195 32 conditioner cookers
79 7 46 dawkins
380 114 28 maarten faeroe
322 179 58 artd kaji yano nishi sano naito nakanishi yoshino kanazawa masatoshi seki hideyuki akiba shigemi ishibashi takashima makino higashi saburo mizutani tamaki tetsu arima nunan kurokawa ducey muramatsu tsukamoto
642 189 18 stowe
91 31 37 ls amg lx awd sx
342 179 58 nikos yanagisawa
450 68 5 sweaty
725 245 31 underfunded underpaid understaffed overstretched overextended
293 225 1 ceding relinquishing annexing
1016 96 23 comte bernardin brun latour beauvoir anatole
429 10 6 helix
7 125 61 australasian
693 6 27 hanbo nakheel
74 58 46 bundy elmore
8 213 21 pathological psychosocial psychopathology
939 214 63 carrington mahone
500 220 54 vedic rabbinic talmudic scriptural gnostic
813 253 31 procured bartered
256 128 41 tribeca
805 13 35 bint
113 217 62 breezed
107 122 8 squalid hardscrabble
381 212 43 sleepless
518 89 16 strobe
1016 206 62 inge worley matthieu courtois fulke dorin
169 187 17 geiger
729 55 29 devalue depreciate
420 159 62 nicol taufel mapp
91 31 51 xl thunderbird forester avenger nitro wrangler lancer rx highlander caprice silverado bluebird sts firebird trailblazer clio escalade northstar rambler stratus gto gts spyder gx cutlass cabriolet vespa trimaran gtp skylark galant matchless xb mdx hx phaeton optima corsa tourer
715 234 59 mic darpa brac nist ugc soa asic
572 189 33 canaan croton williston riverton saranac whitestone intermountain
499 39 31 rejuvenated reinvigorated refocused revitalised
246 24 11 markov
843 22 48 wager
537 186 23 sud
419 49 42 chronicling
781 165 55 ghostly
463 163 5 physique
40 91 54 elizabethan
198 85 1 leery
195 89 0 emissary
908 174 55 disapprove
731 12 14 avocado yams plantains
640 67 61 laver
346 228 56 facilitation harmonization
889 206 18 susanne lauri lene beate
855 251 12 outputs resistors oscillators
286 93 56 celibacy
930 0 37 pinyin hangul hanja soden devanagari nadp
111 129 22 dockyard
148 150 25 depositions
60 191 28 bernabeu maracana
349 102 1 emptying
346 51 1 normalizing
915 168 22 eastbourne
254 249 56 authorisation clearances formalities admittance cession airworthiness authorizations naturalisation
13 174 49 purists optimists pessimists theorize
121 66 60 gol
63 150 59 icj sjc gacaca
531 144 13 whim
278 103 41 bloomingdale eckerd bendel
451 187 58 tietmeyer
680 168 22 llanelli rabbitohs mamelodi tykes rlfc
883 21 34 terminates bypasses
372 167 35 mau
316 159 16 menzies
169 187 62 gruber
724 222 57 migrations
945 137 55 nutshell
148 122 5 grainy
728 156 43 pondered agonized umbrage
851 165 55 demonic malevolent
9 185 17 pawlenty easley
879 222 57 scorpions piranhas
972 128 9 cgi
190 140 41 knoll
483 106 54 collectibles
872 247 54 replete allusions musings characterizations imitations puns asides spoofs melodramas lampooning extravaganzas satirizing homages farces
243 72 41 lakewood palisades grandview
387 194 16 haris nabih suleyman qanooni hoss debre muratovic yvon bajram rexhepi
103 68 31 shackled flexed
233 186 24 dunkirk
126 209 39 gauntlet
855 16 6 coils sockets harnesses webbing insulators dividers
544 95 59 fo
932 127 26 holdouts
679 85 31 rumoured
68 192 63 donohue
104 92 42 concise
514 228 9 rollout digitization
404 15 0 prelate curate coadjutor
270 198 2 hardball
94 61 18 dodi
474 170 59 wha
392 252 35 shula
686 7 63 hilliard kingsbury shuler mcneal demps riggins
983 195 6 starboard
741 238 18 bibi kumari ratna rona amma gomer moana
1022 199 60 vojvodina transnistria
419 156 1 summing
233 214 52 lejeune
577 164 2 complimented
338 193 49 conscripts gurkha constables auxiliaries privates ncos
147 223 52 valls
962 87 63 swartz nussbaum appel berkowitz pearlman heffernan scheck wigand nadel rosenstein luskin cacheris garabedian
405 3 55 unflattering
175 188 31 summarily censured grata involuntarily ritually
425 227 60 surat
138 25 6 stiffness
829 86 13 intransigence procrastination dithering
491 170 59 saa tuc nybot
227 136 58 jaroslav
185 165 44 hallowed
946 214 63 creighton wingate tarleton
568 119 18 hamill
148 198 31 replayed
877 82 14 doughnuts cheerios doritos pringles
887 190 49 unknowns stalwarts purveyors spenders darlings celebs upstarts rans strongmen gatekeepers laggards copycats despots pariahs underachievers powerbrokers
441 11 20 mirroring
545 185 40 romer lahood yellen
263 136 17 defenceman swingman
709 1 27 seibu bluewave
817 55 29 depress outpace outstrip
1021 162 56 litmus
524 228 13 sufficiency miniaturization
732 165 12 degenerate
328 47 43 whining offstage sob ranting mumbling babbling wincing pout smirking
350 100 31 shopped decamped
622 86 10 gouging
60 59 61 showpiece
437 45 2 mojo
701 181 21 incubation gestation recuperation
670 245 49 multiracial
637 231 20 deepens escalates ensues
15 193 49 chaplains
833 187 58 frans adriaan floris
592 4 51 hustler
896 58 63 layton rawls bristow morrill woodall
6 253 39 siphon skimming
542 162 29 shred tamper
414 220 54 subculture
823 94 63 lorne
979 141 6 leaky
624 194 58 laszlo kovacs radu mihai michalis gerrit istvan janos grzegorz elio andris lajos wouter moise lida miklos teodor csaba wladyslaw navin elmar ismet ljubomir
33 243 12 scoreline
527 100 20 alternated
821 70 60 yunlin
302 75 16 yisrael amram
79 58 18 jameson
337 45 2 pitchfork christgau siskel
501 56 1 sifting
148 177 42 audiotape
284 202 9 http css irc ftp installer bittorrent widget qt daemon notepad caching pics bootstrap ssh teletext
975 191 23 elysees
138 225 1 succumbing
185 160 13 wildest
663 16 14 molds remover beeswax
647 162 42 proofs identifications
531 110 56 fiduciary
1013 58 62 richey
117 185 14 flake
479 100 45 rehearsed
927 93 40 friar
84 119 63 hauser dreyer bernhardt nutter stoller thiele cordell conover smithers rhoads knorr kirke bemis ellerbe friedberg wegner burmeister ede hallowell rhoades greif bamberger musso bowker
557 231 39 minefield
322 35 52 sohn ader
919 86 24 aggressor
53 225 1 severing
321 235 18 nightingale
227 194 28 mirko
422 65 18 lili
250 215 51 elmo
492 102 39 drifts
1020 136 52 sno
65 38 36 odai qusay
976 190 49 traditionalists vegetarians neoconservatives
689 249 56 forfeiture expedited writs overflight confirmations extraditions foia declaratory dmca
966 8 34 instructs
31 165 13 unfulfilled
318 112 44 vashem
806 18 55 gutsy
873 49 23 telenovela telenovelas
1002 46 12 contours foreground
889 60 18 jocelyn traci charmaine jacquelyn
255 46 5 silky
942 240 61 tuneup
890 110 31 subscribed
119 232 48 synergies unrealized divestments
889 65 58 lina marita
362 31 9 charger
556 244 29 redouble prioritize mobilise unswervingly endeavoring gird ordinate
991 232 20 rollover
1012 243 32 tonnage
926 243 48 increments
227 60 58 dusan
568 214 17 buckner grimsley
963 18 55 cultured
601 251 12 resonant
121 66 59 uta ariana skyteam biman boac
7 43 54 interpretive
424 162 13 pretense culpability scruples
407 243 56 constituting
50 37 21 transfusions modafinil
592 4 18 madam
125 215 51 pocahontas
656 69 57 tulip crocus
514 33 56 demobilization antiterrorism
739 214 17 buford
484 240 20 torrid
645 105 31 creatively conservatively
343 4 2 pimp fatale foxy vamp faithless
832 202 42 informational
96 104 56 devolved
993 221 60 qom
413 218 24 reclassified refitted
371 167 60 galician walloon valencian dalmatian calabrian ligurian
107 165 55 faraway
909 89 63 shalikashvili
653 115 28 flo
933 164 56 objecting
150 41 51 lair
530 213 4 pageexpress
320 47 1 plying
426 64 29 legislate
568 214 18 sedgwick
137 137 17 pesky
229 110 20 solvency
350 244 29 cram
566 38 36 mariam azam qutb
884 21 2 criss
182 184 32 yucca
843 209 9 roulette
976 83 49 libertarians healers scientologists laypeople
329 106 4 newsstand
31 8 34 fulfills
877 103 14 doughnut donuts
60 215 22 crucible
225 52 36 nyunt
913 116 11 canister fuses thermonuclear seaborne pyrotechnic
14 221 60 vientiane ulan bator samarkand taksim
132 85 55 enamored inured
672 21 1 converging
800 106 9 tokens
138 102 43 chills
571 176 55 marketable
609 28 49 dictatorships proletariat
631 2 6 bony
697 174 13 crave temerity
864 151 56 checklist
855 209 32 conveyor
602 147 60 larissa
410 135 40 muni
831 128 19 planetarium
958 58 63 wesson
118 186 35 sahel
128 249 56 annulment voided nullify invalidate rescinding
770 69 5 poppies
116 64 56 superfund
637 204 34 dissolves
629 105 43 suspiciously
938 92 2 untitled
374 223 52 mus
158 215 51 twister busters chainsaw snatchers
192 51 13 brotherly
175 229 17 optioned
346 170 56 trilateral sectoral
477 133 45 pinter
885 49 45 monologues
922 235 17 nabokov
656 250 5 teal shag fawn
433 124 49 chieftains aristocrats commoners noblemen freemasons
169 119 63 voss schmitz bachman swenson lenz wolfram renner eller sabin kruse hartwig behrens kunz winkle schulze mazur schenck straub kuntz kling collett schur fleischmann seidel brauer buhl pfaff loeffler norberg walser kurz mandl stillwell gebhardt sievers tonks schultze eberle hedlund neubauer rayman
479 47 45 rehearsing improvising strumming djing
130 43 13 bondage
820 54 37 nip
940 140 57 slaughterhouse
352 215 18 bess addams congeniality
513 250 57 carcass
489 139 37 ret aro drg
1001 68 39 swaying skyward
103 16 6 clutches studs fastened drumsticks
567 141 32 idled
9 185 62 gregoire sharron
914 114 8 shoals sandbar
9 214 63 butterworth
60 191 18 sabina
749 224 6 affixed
346 33 59 interagency
236 199 60 kermanshah podlaskie razavi mazandaran gilan lorestan ardabil sharqi qazvin hormozgan jonubi yazd hamadan markazi zanjan golestan ilam bakhtiari semnan khorramabad chaharmahal bolu sardasht rasht nishapur babak dharwad amol amasya harju
448 213 19 psychoanalysis pedagogy psychoanalytic gestalt cybernetics semiotics
15 93 19 seminaries
945 78 37 ditto
381 43 19 sabbatical
922 27 17 angelos brashear malakhov
725 218 31 deregulated
467 215 2 follies ziegfeld striptease riverdance moonwalk
773 160 14 stink
446 188 31 misrepresented tampered
258 159 63 hynes
540 192 58 toyoda
327 230 18 sills
130 37 21 sterilization masturbation castration
765 58 63 rapp whittle milligan farnsworth foss bannister naylor buchholz varney
4 162 1 disputing refuting
330 184 8 desertification
747 251 11 fixation
70 22 12 redundancy
349 102 34 pours circulates spews
834 2 51 supernova
414 223 52 ish
164 57 21 referrals
953 195 57 coasters
907 249 56 mfn reversion signer
11 189 22 jaffa bandra
157 60 58 vogt malin geir veronika jitendra tomoko hiroko yuasa krishan federman shino izhar eckel kageyama olesen
664 190 49 protectors emissaries functionaries acolytes proteges bouncers bigwigs shipmates mandarins kims
481 148 57 passerine birdlife
339 82 61 gatorade
305 70 62 hyung
251 191 33 lucerne
188 101 2 dutt amitabh
26 144 55 infrequent
765 119 63 lind beyer orville woolley billington doughty mair reichert mcclung gregson fairbairn ammons weems mcgehee tilson clymer barfield freese southworth wilkin osterman goldsworthy simonton klotz
682 124 26 revolted
251 147 22 sion
866 63 23 dolce
851 233 20 superpowers
41 243 7 discernible
138 232 20 uncontrollable
347 68 39 streaked
274 126 23 bolsa vivo caisse empresa energia doce modelo credito seguros valores aeronautica cementos caixa nederlandse corporacion metropolitana ventana
774 147 23 milano
56 73 39 buckled
735 219 40 augustin
177 11 20 recoveries
405 144 55 profane snide intemperate
643 191 41 makati sandton
679 232 7 foresaw
90 44 43 buzzed
542 162 25 alibi admissible facie exculpatory
945 160 36 gosh
499 11 20 sputtering decelerating
644 135 31 rerouted
1016 63 40 colonna joly
518 47 57 basking
528 144 61 refereeing
887 138 20 hotspots
380 114 18 barbuda
965 202 12 constructs descriptors
116 69 14 compost
193 254 1 activating
705 31 41 sequoia
163 35 59 ecu
176 159 28 ollie nau
928 63 27 giordano
42 197 63 reiss graner shipman heim entwistle salvi bigley spann maupin idema markoff peltier clementi lunsford sowell sinnott brunn stayner mauldin eappen druce penry raissi hornbeck huckaby braunstein daliberti kieffer mehserle hunziker dorismond watada mcguckin
869 228 56 piecemeal
40 222 57 siamese
483 106 9 collectible
558 29 26 shootouts
603 185 27 huntsman
931 135 9 kv
871 204 14 cooker
703 0 12 asterisk
717 17 51 moto scuderia
165 20 26 aggressors
407 199 12 vidhan
1006 89 58 jiechi guangya
429 21 6 arcs quadrant hairpin zigzag
765 235 63 dryden
880 209 39 chute
98 36 48 gpa
712 214 63 delano
598 87 63 zuckerman wasserman taubman moskowitz rattner milstein adelson furst leventhal lerach
709 103 27 daiei
352 66 51 starship
480 225 1 subsidizing curtailing inflating
763 171 4 seismological
582 102 34 cools dries warms drowns bleeds oozes soaks condenses flushes
389 233 35 hotspot
624 27 58 gheorghe bogdan alexandru dimitrov janusz deniz veselin dumitru armen vasil semyon anatoliy pavlos oleh vasyl
670 236 54 participatory
81 115 28 utd
566 238 36 begum banu muda saheb eben ula pacha
73 39 31 imitated emulated
54 150 49 petitioners litigants
853 27 3 vlad alexy gusinsky
974 143 62 ohno spitz lipinski slutskaya bekele plushenko hurdler szabo asada yagudin ottey katerina agosto lemay lifter mutola isinbayeva allyson kitajima thanou janica bubka arron kenteris emmons dibaba stojko lazutina laure arakawa slaney belbin karine ivanova kulik pechstein apolo picabo bruijn pedroso perec klassen sunita heike liukin regine speedskater merlene hackl kenenisa kluft manaudou daehlie khorkina muehlegg grete rochette baiul butyrskaya cavic bobek tanith heiden funaki defar lambiel drechsler lebedeva urmanov mizuki despatie anissina yegorova bente roba ponomariov almsick nurmi peizerat bindra buttle skari ohuruogu tirunesh dyken sebrle evora feofanova romme nardiello pippig
362 244 32 recharge
5 104 16 handpicked tempore
451 185 40 fazio
743 39 39 smothered
78 6 48 tael
213 185 30 wicker
169 142 2 krauss
365 105 31 conventionally
140 13 36 bani
633 129 24 gliders refuel radioed refueled snorkel
952 222 57 rabid feline kittens barnyard civet purebred
679 56 1 staking shying hyping biding pencilling
22 243 13 regularity twofold tradeoff overstatement
458 11 20 bodes
76 16 14 lumps peels sandpaper
724 28 13 vestiges
690 105 45 classically
198 85 43 apprehensive unconvinced inquiring noncommittal unenthusiastic
307 229 17 moises torrealba
262 152 54 hellenistic
8 163 13 interpersonal situational acuity communicative
374 6 37 adr
679 164 43 lamenting
595 86 55 merciless
491 95 59 metall cgt nlc cosatu histadrut aftra mineworkers cgil zctu kctu cfdt amfa rmt
739 94 63 brant winton ogle braddock bayard meriwether selden pinckney
589 56 32 powering
320 208 26 truckloads
879 1 41 grays
8 213 12 cognition behavioural translational
712 52 63 agnew
369 238 30 mandir
475 74 3 chronicler
410 110 59 soes calpers cdo
185 160 55 coolest sweetest prettiest luckiest dumbest craziest
326 17 51 kamen
152 199 60 shiraz
487 48 5 wearer
635 45 42 soundscan exhibitor
927 238 58 maharaj bhagwan
137 253 10 unreported
585 8 13 transcends
321 207 19 aquinas
749 92 42 epitaph
575 46 12 inflorescence hyphae
53 218 31 patched
442 226 10 surrenders
790 85 55 jaded fatigued glum homesick despairing dispirited befuddled jumpy woozy shellshocked
94 38 36 zeevi rehavam kantar bertin bakhtiar hobeika mujib
128 182 56 annul
133 253 10 middlemen
577 164 25 admonished
74 87 63 salter unger sauer nagel belkin rosner kimbell greenberger
743 4 0 bouncer
773 102 11 oily
513 116 6 casings
705 69 33 poplar hemlock balsam
404 93 7 doctrinal
491 83 49 steelworkers longshoremen stagehands metalworkers dockworkers autoworkers
736 12 14 cheddar mozzarella pesto feta prosciutto croutons gorgonzola
688 223 52 loy neel pohl begg srinivasan heide bredesen geer muth
277 135 60 narita malpensa
194 140 30 guesthouse
266 54 28 aj
429 243 12 spacing
169 187 58 reiter heisenberg bergmann naumann schlegel frisch cleave wieland bergh fritsch mises
315 135 22 piccadilly euston
165 124 49 zionists infidels liberators racists heretics negroes ninjas stragglers gentiles cannibals resisters unbelievers
211 54 37 etc mss tes
347 122 5 hues
505 139 59 tac paf ghq usafe
203 61 20 divorces
774 114 35 salerno
1016 96 63 girard leakey masson perrot giraud langlois baudouin jourdan
910 158 49 bhutanese guyanese surinamese somalian rwandese
40 250 57 asiatic
276 129 30 rickety
1020 78 37 tba thur
206 37 27 diagnostics
252 214 18 bigelow
1021 144 7 salient
432 164 29 criticise
975 96 23 moulin monsieur galerie pere musee maitre quai academie montaigne vallee
885 92 54 devotional sonnet paraphrase sonnets proverbs haiku meditations edda odes couplets homilies psalter madrigals motets rhymed recitations epigrams lamentations elegies
2 246 11 radiological
774 38 41 lodi
158 137 39 snowball blooper
583 16 5 canes coverings kevlar cleats respirators earplugs visors
55 127 36 misuari
209 209 51 jigsaw shredder eraser pacifier
109 86 13 impropriety
915 191 35 pattaya
276 43 17 tiki
590 246 11 octane
255 82 5 blush
595 245 55 voracious
133 83 0 salesmen
228 200 55 weighty knotty
637 108 34 resonates
196 249 20 demotion
300 83 49 weavers
524 163 12 coherence
437 45 42 britannica wisden fanzine gazetteer weblog
772 33 56 lockdown
923 128 27 polygram
988 64 56 indecency
820 195 9 overdrive
652 135 48 ridership
741 238 36 alia
361 189 22 malvern braintree wallingford taylors tonbridge centrum herne sherborne strathmore ringwood
345 87 18 aron schiffer ritts khouri
256 191 41 hamptons
839 191 60 goteborg sopot hilversum
564 16 14 pebbles
229 243 48 adequacy
915 67 41 torrey
972 128 4 searchlight toei
611 111 0 armchair
943 52 46 sirleaf
135 67 17 mccarron
9 185 52 sebelius fordice
256 103 30 upmarket
709 147 28 kashima gamba urawa marinos jubilo grampus jef verdy kashiwa shide frontale pakhtakor sanfrecce reysol ilhwa guoan ichihara vissel
624 75 16 kazimierz
78 243 48 outpacing
79 94 46 fitz
913 116 1 detonating
148 49 2 cameos
22 243 12 denominator asymmetry
897 56 39 whips
743 115 28 friedel dida dudek cudicini nikopolidis jaaskelainen lloris abbiati palop
442 197 25 priebke bobetko
861 77 0 bookseller
371 158 49 tongan
688 159 52 askew
357 43 11 aerobic
524 254 12 specificity
1018 61 43 aunts
137 8 34 solves
952 122 57 furry marbled
567 141 9 backups
179 127 36 zaidi baluch
129 10 19 fraternities sororities
54 249 3 claimant
922 229 17 hebert legace
316 159 62 hendry
190 72 41 arrowhead
350 208 43 milled queued queuing congregated
442 197 63 einhorn erdemovic
1008 94 63 hinton macaulay phipps beresford halsey ayer fenwick mcdougall eldon ewell willson halstead greenleaf mundy munroe farquhar rawson deering faison darley hodson fenner noyce jessup aspinall burwell bartram shreve breck lorimer fulford storer luttrell hanbury fairweather cresswell hayter knighton heald weedon farish
499 218 31 revitalized speeded
7 162 54 provenance
895 70 36 dara
250 4 51 kitten
833 187 63 tod janssen bakker krug kiely christiaan benno
953 135 24 gondola
516 186 14 dijon
597 202 9 biometric biometrics barcode printout
208 68 43 shrugging
316 26 28 burley
758 214 63 gaylord
487 177 34 transmits
508 147 23 excelsior fortuna graafschap karama africain
661 192 58 ackermann
545 219 40 castaneda romulo creel spero recto
826 119 63 kenney fahey gillis beckman schafer wirth canfield whalen huck dugan malloy vern kowalski finnegan ogilvie monahan wiles cottrell hine slattery mccloskey elson baumgartner danielson hampson whitten rafferty schuler earley rutter fogarty roby cavanagh reinhart dorr rickard treadwell harrigan morello pickard brogan penner durkin nichol hannon keeley haggerty flanigan mottola kapp rushton harbison lawlor groff weigel kamm behan palumbo noone brophy hanke herrington rinaldi hoppe prewitt toole henke lonergan leitch kain poirier donoghue vollmer mellman tynan mcginty scanlan gosselin revell koster kurth conlin seay brubaker dicamillo stauffer lavelle roark reddick cardwell mattson deegan ahearn hagerty mcardle koskinen johanson lavery hanrahan barger snook bergin stumpf jablonski lindquist mcintire landy mckeever jolley pigott jankowski canavan mcbain mccorkle moorhouse wisniewski keil farren dougan boal mcglynn doig sisson lachance devries steinfeld ballinger lustig loughlin raabe hauck baughman fredrickson mcvey blakemore leffler purser denney pulver haugen mcquade borman kamau christenson mcchesney tolan hallman mcnutt mccue lemming lalor aylward scotto thorburn mortenson desimone lessard gabel
1011 96 28 yannick pape jaco
958 17 62 glock
467 91 54 revivals puppetry capoeira
739 214 3 hiram
195 51 56 guarantor guarantors
585 233 13 ascendancy unrivaled fanbase
941 40 46 bradman
768 103 19 speciality
738 48 5 sash drape chequered
642 94 63 somers hardwick beecher starling underhill gorham thacher hawes jewett lowndes sterne browder whalley westcott tilghman burford tye belden parkman lathrop wester haydon manton barringer boyden blackford wetmore talcott demarest galston
764 247 20 hoopla
972 128 2 katzenberg rko bruckheimer warners
152 83 49 winemakers vintners
158 250 51 boomerang
864 162 13 particulars elaboration attesting
751 219 40 zine
407 245 55 gminas
431 142 2 unplugged
431 168 22 glastonbury eisteddfod
243 189 33 hopewell lakeshore fells
628 14 28 barbaro dettori monarchos
672 172 30 cobbled walkways cobblestone pavements
23 182 25 consented
831 62 30 statehouse
813 34 31 scrubbed resold scavenged refilled
414 247 10 orgy
326 4 10 stalker
447 31 37 spec
270 144 20 gaffe
775 93 54 syriac
23 174 31 blindly reflexively
832 140 19 incubator
168 102 1 suffocating
838 26 0 selector goalkeeping
791 188 29 materially
424 86 10 criminality pandering insubordination disloyalty thievery
198 245 49 citizenry aggrieved discontented
74 78 17 stinson
16 18 55 unforgiving
233 207 19 tuskegee tuol
907 180 56 inalienable
303 37 21 facelift
146 162 42 anecdote
9 87 63 boies tolman fieger
572 59 41 cooperstown
860 210 5 urn
123 138 57 nurseries
589 116 11 propellant
229 88 1 budgeting
869 51 56 paves
726 90 35 subdistrict gornji
641 2 57 cambrian devonian
662 238 16 sherpa
880 252 63 dykes
431 198 2 skit emcee
322 35 58 naroff holger guangfa enderle cardillo sieg bando parekh emori halpenny
545 192 16 valenti
990 215 51 stargate galactica smurfs hellboy galatea quatermass
504 148 59 spp
42 197 52 fortier arar horie hassoun sloot lugovoi mijailovic speicher paracha couey wuterich aswat guede maturino laurean lauterbach lileikis newdow sharratt soltys komisarjevsky
9 185 18 pirro granholm rylander
152 171 59 aoc
718 253 48 trillions
717 215 51 toto
18 0 42 misspelled referencing transliterated appended prefixed
733 194 40 rato solbes
553 94 63 luce aitken martel whitworth neilson handley parkes hogarth penrose cocks burney waring beaton carman crossley brackett alcock unwin tristram loder veitch hooke cayley gwynne ballantyne mccrae hopkinson binns seely bickford grierson morland twining dickenson kempe alleyne mowat simonds sugden babbage boothe collings baskerville townley brunton playfair dugdale hepworth ramsden mander bateson finlayson bamber nicoll bayly howitt hoban plowman
276 129 51 mayflower guppy ketch
655 111 0 valet
718 110 1 repaying defaulting
599 58 46 bonham
639 76 49 predominately
209 41 51 colossus leviathan fiend golem gargoyle
234 138 9 ancillary
23 100 43 wavered
1021 107 12 facet
316 252 63 clough
725 144 56 burdensome
322 35 37 mf mcm
723 225 1 sabotaging scuttling nationalizing torpedoing
890 22 56 earmark remit
624 194 40 josep amani vladan
483 253 10 fakes
132 108 13 ingrained
381 240 20 feverish flirtation rollercoaster dalliance lulls agonising
882 94 52 buchan
562 196 27 bharti essar anglogold gallaher berjaya
76 88 1 polishing
946 207 33 duquesne agassiz
380 151 12 dependencies
656 191 57 flamingo
277 114 60 larnaca
70 243 56 allowable thresholds
366 10 57 superfamily
597 246 11 masking
84 159 63 betts hirst boulton nehemiah philp
295 186 33 dauphin montmorency
4 247 13 innuendo
977 135 41 metrolink acela metra metrorail
864 92 56 preamble
768 43 54 tailoring
965 0 10 aliases
89 69 6 pruning galls
896 94 63 bertram falconer ainsworth corwin dewar brough ewart rawlinson bentham denning beveridge tupper harker brereton alphonso smallwood doane ironside macklin fitzhugh wardle arbuthnot bannerman lemuel steuart whitelaw philby giffen macartney trenchard llewelyn collis carden bramwell bowring macbride alvis auchincloss chater osler
1022 158 49 kosovar
416 213 9 audiovisual
854 31 2 camper matchbox
235 91 12 tonal
154 58 46 ebenezer
133 83 14 bakers
660 232 10 grievous
338 80 49 deserters gurkhas soliders solders
573 135 22 cbd
570 162 13 justifiable
840 29 0 burglar
756 214 24 stryker
601 165 55 ethereal
60 168 60 bloemfontein
780 8 34 accelerates
4 162 13 veracity ulterior preconceived misrepresentations pretexts exaggerations misstatements insinuations insinuation
227 27 36 aleksandar
270 240 24 manoeuvres
648 204 14 custard frosting spoonful meringue
206 103 27 pillsbury
824 43 14 vegan
1011 223 52 rik
644 21 34 merges ascends diverges migrates
98 36 9 beginner learner
176 75 36 micky
524 243 48 affordability
628 14 39 gallop
666 218 31 mooted
792 255 41 sunnyvale cupertino emeryville
522 103 10 craigslist
401 129 24 seaplane
316 94 18 tennant
307 63 40 casanova fredy
227 206 28 tomasz polak marcell lubos
816 74 0 itinerant
175 193 26 demobilized
85 34 31 colonized
434 58 46 langston
786 164 16 congratulates
604 83 49 sheriffs assessors headmasters treasurers
619 47 24 surfacing
606 243 13 attainment
1021 107 13 underpinning
381 240 61 gruelling
598 207 19 tisch
750 162 31 transpired
895 250 63 char
74 78 18 kincaid swindell milian crider
18 49 2 parodied
403 208 4 cameramen
53 244 29 reconnect
981 38 36 jibril rdeneh ghanem nusseibeh fadlallah yassir banna marzouk dhari harith agani zubeidi
771 25 6 cavities perforations
972 83 49 animators
629 105 21 abnormally
1016 235 54 voltaire
364 157 43 compliments
354 126 23 auf haus eine zum aan stadt voor geschichte akademie alle zeitschrift einer weg
429 31 12 contour
146 92 42 readable
769 167 60 ashanti rhenish
486 220 34 preaches espouses
929 134 16 hain
490 1 17 kickers
302 27 16 yavlinsky
190 14 33 gulch
57 243 48 fluctuation weighting
207 247 55 numbing gory
582 242 39 tosses
17 198 5 scrubs
867 170 61 australasia benelux
882 94 22 burgh moray savile arran bothwell orford chandos atholl seaforth dingwall coachman hesketh culloden stewarts
914 114 57 galapagos
651 145 39 amok
125 250 33 comanche oglala flathead
627 182 29 reconvene
441 108 43 resonated
182 214 41 hanford
378 56 1 paring
128 249 1 conferring
495 26 22 southgate
175 34 24 deactivated
93 65 18 keiko leyla pankhurst
490 42 61 goalscorers
354 215 51 mein kampf leben liebe oru helsing alles nacht
545 87 63 glaser sperling killian norquist lanny levey hinson gergen paulison diiulio bybee davidow korb
260 219 40 barrera gatti cotto corrales tua ruelas marciano margarito mayorga mysterio carbajal collazo oquendo
882 94 18 dorian calum
748 4 34 befriends
378 243 48 tripling
616 27 36 salehi volodymyr jafari bijan norbu gholamreza siddig
129 22 59 pacs
993 214 41 reston norcross
71 214 63 whitley lovejoy
270 240 20 manoeuvre dogfight brinksmanship
270 240 12 endgame
951 174 43 instinctively
1023 233 54 footballing
74 77 63 krugman
725 122 30 decrepit
21 254 57 lineages archaea multicellular
41 3 5 telltale
899 1 61 gridiron
879 41 51 gladiators
227 194 16 milos
592 137 2 goody
661 206 62 petter hannes hannu heppner silke olofsson sailer egger fischbacher sikora
132 18 55 versed wedded contented
217 104 30 reichstag bicameral
651 14 61 trotting
301 175 62 equalled
927 4 0 devotee
379 25 6 vagina foreskin fallopian
635 171 4 insee destatis
908 243 56 abstention
851 104 49 housemates
142 33 23 medecins
688 197 52 vang petrocelli
247 242 6 fisted
646 157 43 fives
294 181 44 pilgrimages
48 21 33 isthmus intracoastal
338 36 19 rotc
252 58 18 landers
817 110 48 erodes
316 89 63 mayhew
602 235 54 pushkin
175 211 31 orally honorably fingerprinted
591 225 1 confiscating
458 176 31 faring
666 51 29 finalise
756 208 6 phalanx
934 126 33 volta
579 3 9 animations darkroom
664 150 25 accusers
567 141 1 stranding rerouting
176 230 18 kinsey alfie moll dolph orbach
160 242 6 pawns
93 27 16 solzhenitsyn
132 231 31 riveted enmeshed
228 162 13 crux
19 165 13 graces
301 243 1 eclipsing quadrupling
654 92 42 archived
391 67 62 welshman
886 235 23 amis
212 34 48 foreclosed
44 175 61 entrant
176 65 18 linus kiki izzy matty allie gabby bev roz franky reva shep chaz
189 91 54 fifties
60 94 22 loftus thomond
962 27 25 lebedev
143 58 18 woodard
686 119 63 mcelroy krohn kocher
518 68 43 blinking
643 90 60 podgorica douala cotonou banjul iquitos
3 41 51 madman heretic
371 158 0 bahamian trinidadian argentinean barbadian antiguan bermudian
877 191 41 aloha
193 254 31 inhibited
940 44 39 grazed
500 167 60 pali
389 130 35 merapi
371 167 26 corsican
673 107 1 dictating
344 116 42 broadside
568 119 63 hensley whipple chilton lundy parrott hummel conklin whiteside vinton jarrell quin brunson yount searcy wetzel dehaven reay mcentee starke owsley schleicher
687 5 40 casas
762 121 12 ionic
350 138 49 congregate
1007 103 14 bagel
699 94 18 ivor
485 70 36 mong aye khun nhat
40 15 3 jacobite
286 61 44 deathbed
193 254 34 activates
972 49 51 technicolor ova
436 165 8 impenetrable
827 245 49 sedentary transgendered
810 247 13 mediocrity politic academe
41 232 20 momentary letup
115 14 20 jinx
521 173 30 murrah
545 89 40 shalala bodman derbez siazon gurria brownfield cason ricciardone
793 56 4 clipping
597 88 9 tagging
493 52 18 imelda
1002 165 55 idealized
341 33 56 demolitions
447 234 59 ccc
690 48 5 embellished
857 130 18 opal
434 215 51 seuss lecter hornblower
610 39 31 trashed savagely viciously accosted manhandled
907 126 23 jure qua
76 56 33 licking
786 178 2 raps
233 28 10 gulag
184 190 49 vips
152 74 0 winemaker vintner
628 14 57 mares thoroughbreds gelding racehorses foaled
91 181 44 equinox
401 116 24 gunship
292 28 3 ceausescu
357 251 8 salinity subsurface
844 138 39 sprouted
310 162 12 inferred postulated
953 14 51 buggy
714 177 24 intercepts
74 78 42 excerpted
769 167 33 malabar
12 33 1 retraining
340 145 30 wayside
590 110 48 notches
395 126 23 canto traviata cyrano
629 100 31 miserably
433 83 49 proprietors masons
27 124 49 brahmins
602 60 62 alisa
357 254 12 susceptibility
821 70 19 tzu
19 137 55 perk godsend mouthful morsel hankering
591 253 29 amass
326 250 51 unicorn jackal
587 119 46 darnell
223 245 20 stunted
279 52 40 afonso
739 207 41 rensselaer oglethorpe
160 226 10 gules
664 190 10 cohorts underlings goons tormentors
57 132 4 rts
930 91 54 idiom thesaurus
892 222 57 corals waders tits insectivores
229 151 12 metrics
592 77 18 playmate
499 56 39 inching coasting hobbling lurching wobbling
483 210 54 handicrafts heirlooms hoards timepieces
369 203 51 ares
110 36 41 zoned
586 48 5 cocoon
197 208 49 orangemen
321 94 18 cuthbert
485 70 5 thong
467 3 49 costumed
922 136 62 dvorak
346 236 12 linkages
861 42 0 exec
831 1 17 kingdome
454 226 10 meted
507 25 5 sheath
631 48 5 feathered wingtips
19 202 9 shortcut
858 178 45 jukebox
672 141 1 clogging
301 143 62 bettered secs
381 240 51 metamorphosis halcyon
831 191 41 amphitheatre rfk fieldhouse
612 209 21 stent ventilator
121 50 4 uni
609 107 1 encroaching
277 135 41 laguardia
733 187 16 guenter rompuy
781 190 54 beauties
721 112 58 padma
138 243 20 inactivity
205 157 43 exclamation
688 214 63 parris
170 44 39 sprawled
388 185 40 baca negron
524 151 56 suitability
30 58 63 felton dupree corliss mccray hersey
587 142 63 snider
189 145 2 nineties
463 18 5 bespectacled mustachioed
642 87 63 whittaker ketchum bissell hager bearden prichard nesbit wechsler rosenwald kipper pulliam steffens stowell ladner
851 41 54 goddesses
11 221 35 ceyhan
725 144 55 overpriced unsightly uncompetitive underused underutilized uneconomic
1011 159 28 venter olly rossouw liebenberg piri redpath hore weepu maggs sione
354 238 51 ist
305 54 37 kor
256 103 27 steakhouse
289 100 31 ramped jealously shored
849 82 14 carton cartons tins
268 101 19 jawaharlal
716 137 13 deja schadenfreude premonition undertow
953 43 61 skateboard snowmobile
543 235 34 narrates
771 24 12 partitions nested discontinuous
983 111 24 galley
228 162 55 debatable
880 204 32 dredge
1001 145 6 taper
36 27 3 romanov
35 18 55 intolerant
983 203 24 catapult periscope
654 3 42 digitized
748 179 58 hiro
44 41 62 undertaker
537 54 37 tre
681 122 5 textured burnished hued
811 218 31 downsized outgrown scuppered
152 0 23 appellation
998 176 55 hospitable
598 197 63 milken
728 100 20 grappled
728 39 43 quizzed
1012 98 11 ppm micrograms carats grammes ppb milliliter milliliters
13 162 49 doubters
201 58 2 barnum
813 170 32 hushen
839 72 41 smyrna
838 209 28 stopper
879 1 49 renegades eskimos maroons globetrotters colonials lumberjacks rowdies
781 122 55 racy showy cheery bevy tasteful prim voluptuous demure androgynous preppy brassy ungainly girlish snazzy ravishing spiffy ladylike luxuriant
799 58 63 adkins phinney shimer
146 49 12 episodic
896 214 63 jeffery curtin childers hillier truscott bartle stedman smedley creech champlin halleck
764 55 29 dazzle
312 97 18 councilwoman
209 4 10 hatchet
672 135 8 expressways motorways
769 186 33 palatinate laurens lippe
768 57 56 certifications
131 197 10 abner hiss
914 114 33 seashore cay pitcairn hatteras narragansett bight sark alderney comoro lightship barnegat
598 77 63 hefner
21 2 54 assemblage assemblages
219 22 56 enlistment
174 138 32 windmills
849 246 21 syringes
951 100 31 grasped
718 110 56 rescheduling prepayment
325 25 12 gait
251 133 44 bayreuth
934 186 44 avignon
450 122 6 taut
209 137 39 proverbial foxhole
627 172 30 recessed
252 58 63 bellows waterman holley thomason clem youngblood timmons meacham mims lally batson milbank mapes
752 247 13 blurring
499 233 1 floundering
513 68 57 headless entrails
589 31 32 turbocharged powertrain
899 43 19 aerobics
836 29 51 hells ergenekon
326 41 2 vader houdini skywalker
176 41 51 spock snoopy ender sensei
970 202 37 dns ident
864 249 12 articulation
564 129 6 hulls
482 231 20 plagues
410 234 27 aia
202 252 63 adelman haskins mcginnis auriemma izzo cortines nutt noll donnan geno schramm laviolette goossen honeycutt dicicco heinrichs apodaca gansler vanderveer harter pendergast conradt gillispie dalis
298 134 16 peiris chinamasa cicek golez sutarto kanharith anupong supari seiroku
595 18 13 avowed unabashed unyielding indomitable unflinching unbending
611 111 39 abreast
849 246 6 syringe
214 200 10 transgressions
227 38 28 zeljko babic
791 188 31 ethically factually systemically
857 185 18 enid
442 197 16 andreotti karbaschi
342 27 16 voronin
627 34 31 sequestered
433 61 49 princesses
185 222 57 rarest
208 195 6 damper
844 138 30 greenhouses
703 125 61 mascots
366 203 51 triton
22 144 13 inescapable travesty
806 144 55 uncharacteristic superlative marvellous stupendous
792 146 41 obispo miramar ybor
1016 60 63 fournier
497 233 13 bulwark
133 241 27 steelmakers
922 119 63 ott
493 89 40 gaviria
467 215 51 nutcracker
712 58 41 atwater
244 190 49 surrogates
208 23 48 oversold
475 178 45 percussionist
872 49 42 vignettes
962 252 40 mahony
57 23 33 comex
764 247 13 glitz hyperbole wizardry silliness theatrics craziness serendipity moviemaking weirdness glamor bombast histrionics atmospherics pizazz derring gunplay hipness
677 188 10 complicit
979 25 6 ducts
310 254 12 hypothesized
277 75 35 gurion
212 34 30 unoccupied
89 16 6 mould
298 194 16 thapa lakshman suthep bhattarai samy caruana yusgiantoro ratwatte somkid harmoko chavan cemil batic mbabazi daim soomro mahat thaugsuban poudel yaung dinkic boskovski
834 165 11 primordial atmospheres
946 207 63 ruskin brookes fuqua leyden silliman radley goucher
17 215 51 spongebob lassie battlestar deadwood smallville bewitched jackass hazzard rugrats watchmen treehouse dilbert hutch emmerdale squarepants dollhouse gunsmoke bozo futurama spooks columbo rawhide bullwinkle bachelorette doonesbury teletubbies morphin funhouse starstruck tudors starsky waltons allo homefront boondocks jeffersons popstars howser jetsons bigg kojak
907 218 34 reverts
927 41 3 shaman
131 192 63 chavis winnick
107 233 8 backwater
951 85 31 regrettably
277 191 24 changi
436 220 0 agnostic
483 253 48 fetching
234 88 32 spares warehousing offloading
60 90 35 galle
927 238 19 ashram vivekananda
635 171 58 nie
943 153 16 beazley wajed ncube haughey mutambara jayalalitha
599 159 63 cumming gleeson mcshane moloney zwick jarman cullum considine
1017 167 54 moorish
977 135 9 monorail tgv shinkansen
315 215 22 jekyll
474 26 59 rfu
342 206 28 bastian scholl dahlin mertesacker
607 160 3 whence
749 3 6 superimposed
979 209 39 gutter
616 27 58 fedotov aghazadeh tenzin sahin nyima
22 200 63 quirk
663 37 14 creams
297 0 45 coda inflected
501 204 14 sifted
369 238 44 durga pooja
733 143 62 meissner
430 219 40 pilar soledad roxas rojo pola coloma pozo cabrillo
482 137 13 woe
389 2 30 cavern
701 110 48 maturities
664 20 26 proxies
277 191 27 schiphol chek
670 233 30 monolithic
537 13 36 bayan
544 160 23 ve dat
262 152 60 nara
613 94 37 qc frs
91 31 57 tl
436 220 13 anathema
119 243 12 multiples
544 126 59 ars pra
379 232 20 unplanned
943 13 36 moyo nkomo sithole
460 165 54 kindred
276 129 27 maersk cunard
662 72 33 shasta denali pikes antietam alishan lushan
960 233 20 insurgencies
260 14 62 moorer seldon spinks akinwande joppy
77 5 40 carrera infante
904 245 25 indigent
22 228 13 outgrowth realisation transference reappraisal
479 91 54 reworking rudiments contrapuntal
758 165 8 stratosphere
338 171 59 rcmp
725 110 48 underperforming
552 49 42 tagline
811 34 31 consigned jettisoned cleansed exterminated colonised
688 143 58 noguchi
446 53 1 shredding fabricating
974 65 18 tonya lode
275 77 22 bloomsbury hodder
654 244 29 customize peruse
485 223 52 nang hin dil ket
8 228 12 emergent
1016 143 62 romain pelletier gagnon merckx sella hinault bailly aubert killy anquetil britian lauzon
467 83 45 choreographers artistes acrobats jugglers
804 114 60 kola kamchatka
499 233 39 lumbering tottering
699 60 29 abate
193 10 11 subunit subunits
672 177 9 superhighway
365 211 12 calibrated aggregated approximated linearly inversely spatially morphologically recursively interpolated semantically
983 172 6 superstructure waterline amidships
1021 240 20 cliffhanger
64 186 33 jura ticino eifel glarus
728 85 43 fuming tightlipped
895 70 58 pai doan tuan kon kau ende salar daan nim aja zang kaba sanda kou hien darvish
598 252 27 huizenga kroenke mcnall magowan
402 144 55 underrated overrated
975 14 23 triomphe cours
769 152 60 thrace dalmatia dacia edessa pannonia courland vilayet sukhothai
479 105 45 lyrically
179 167 49 kikuyu hazara slav fulani mohajir dinka alawite acholi kalenjin
33 225 1 squandering
33 242 39 evened
754 94 24 shackleton mawson
592 198 4 showbiz
619 209 27 flotation
405 108 13 sarcasm
860 2 22 cairn necropolis
286 249 42 testimonial
312 185 16 dinkins paladino angara
869 251 12 instantaneous
590 110 37 bbb
575 250 57 woolly
914 114 23 capri
563 6 59 cnpc
864 249 56 stipulation
58 40 3 arjuna
477 159 28 coetzee
724 220 54 predates predating railroading
133 83 54 guilds
513 68 31 disfigured
180 221 60 antalya adana bursa chaco kasai batangas pangasinan konya erzurum benguela itza tarlac ecija zhouqu kayseri samsun edirne sivas chonburi gaziantep hamedan malatya foz gangwon nago
430 140 23 hacienda
84 252 63 schott gund pollin
850 136 17 amour
293 20 29 redeploy encircle besiege
896 65 18 maude bester
1022 186 33 dniester
796 194 58 nakagawa takenaka eichel gro guttenberg shiokawa tsutomu noda gref shoichi wataru heizo mantega masajuro goodale vaillant papantoniou ogi villiger wieczorek grasser
926 143 62 hundredths
727 77 37 safire
91 31 23 maxima vue lancia tdi diamante lumina quadra
426 33 56 stopgap
772 55 29 empt
380 114 8 leeward windward atolls
132 85 31 smitten infatuated entranced engrossed enraptured
828 245 45 unaccompanied
985 234 59 pta mpc pcc aipac sclc rcc agm dsb nsg sncc wpc
451 23 48 libor
201 252 17 autry berra marv sparky erving cousy niekro mauch
49 243 4 woreda
129 190 49 benefactors philanthropists personages funders
44 137 0 getter moneymaker
670 220 55 egalitarian
726 221 60 selo
518 251 32 incandescent
662 187 16 donner
880 184 33 caverns
849 246 11 vials vial
513 224 39 stretchers
575 46 8 clumps
1003 11 48 cutback
673 64 34 enforces
963 34 11 fertilized
531 8 13 trumps
545 192 58 rivlin
578 82 14 wafers
195 233 29 counterweight
93 13 36 shirin hirsi gibran
927 92 54 sutra sutras
60 1 41 foxborough
605 46 57 larva
787 148 23 valea
750 232 20 offing untoward eventuality
194 191 2 graceland
624 206 3 attila brahe
453 181 8 bountiful
202 252 40 popovich romar
448 24 12 transcendental gravitation
176 119 58 pelt
131 185 16 mfume
575 68 5 curls ruddy whiskers pointy drooping stubble eyelashes droopy sideburns yellowing matted pubescent freckles stringy tresses
680 159 28 ospreys
872 92 54 sayings satires tomes aphorisms testaments manifestos dedications
410 110 31 underwritten
596 167 4 anatolian
872 200 10 pranks
359 59 44 inductees convocation
467 250 33 hula
116 55 29 pollute contaminate
168 16 6 insulating
228 200 20 vexing thorniest
343 61 18 matriarch
277 168 22 farnborough
91 215 51 matador electra
64 191 60 telluride
181 209 44 gavel
535 129 24 crewman
460 18 55 childlike motherly
256 122 55 seedy
531 53 25 prosecutorial
152 91 54 winemaking
265 188 31 obeyed disobeyed
721 112 19 screenwriting sahitya akademi lasker
914 191 41 bondi candlestick waikiki
321 187 23 alban
699 78 63 lipman oliphant mccardell syre kirchhoff warsh mcgrory rutten auman
63 150 56 overrule overruling
29 198 4 newsmagazine
931 178 9 playlist
732 174 29 perish waver
633 16 24 parachutes
769 187 3 oldenburg
992 173 35 occured
647 162 55 guesses
890 253 31 expended doled remitted
541 194 16 sharansky sarid meridor kahalani arens livnat
701 88 1 lengthening
173 116 26 duels
188 238 60 batu
1020 212 37 hrs
643 114 35 moresby moroni honiara
605 254 11 microorganisms photosynthetic
330 28 20 hyperinflation
831 1 41 astrodome metrodome
833 143 62 dekker
998 91 54 utilitarian midcentury
860 210 57 mummies
832 43 54 nontraditional phonics
385 3 31 immortalized
998 247 13 ambience ambiance
594 112 19 doctorates
683 198 0 panelist showrunner
652 212 42 itineraries
482 56 20 toil
158 160 2 stomp
480 232 1 lessening
975 72 33 coeur
79 159 16 seamus
381 240 45 interlude
693 218 27 privatised nationalised
553 159 63 mcfarlane goodall downes wicks crick rodger paton carruthers trueman uriah watkin ouma hazell birt
527 200 13 taboos grudges
4 162 42 inaccuracies defamatory unverified libelous rebuttals uncorroborated
652 33 56 nonessential
861 197 16 tapie
957 8 34 infects mutates
994 8 34 deploys
922 206 17 nicklas niklas suter
11 186 60 marseilles fez bayeux neuilly
3 4 51 eater maniac voyeur minion
588 173 49 schoolgirls
139 204 14 fillets
752 190 49 nots haves
898 1 49 mystics
670 202 9 centric multifunctional
147 134 40 bunye mattei chartier vivanco
198 188 55 beholden prejudiced
884 230 2 astaire minnelli
666 107 56 liberalizing redrawing
22 165 13 impossibility vestige generality
998 163 55 befitting
354 160 23 til oye
165 190 5 babes
45 75 36 chaim aram aryeh tov eleazar nazrul
697 100 43 longed
595 164 43 vociferous
83 137 55 brainer chump
119 244 29 unwind
435 190 54 heroines
60 14 61 velodrome
663 37 5 sunscreen lotion lotions
871 140 30 hearth
900 61 18 tipper
763 130 39 rattles
1007 206 14 petri
391 40 63 bollinger gooch strang wishart sibanda ervine otieno spearman franklyn kirtley whittall obuya lillee chapple odumbe watkinson gripper fairbrother
131 185 63 liddy kilgore warfield smoot janklow schippers himes
176 63 40 bobo
552 106 4 airtime
915 67 52 ginn
479 133 45 orchestration orchestrations wagnerian coloratura camerawork
990 41 3 odin shogun starscream asgard unicron faustus darkseid sinestro magus galvatron namor
709 6 27 shenhua pohang
482 43 13 rigors
615 172 39 floored
893 86 55 unworthy
896 159 63 golding howells ratcliffe sharman mclellan symons brenton peake elston overstreet bottomley malcom mcphail
681 210 30 chandeliers
699 78 37 geewax kaplow emling slugline roeper nesmith berris florez ferriss mollison rushkoff brindley pera roughton montini drennan natgeo persall vecsey brite meltz tammeus vennochi photoexpress
106 36 49 sophomores dropouts schoolers grads
621 220 13 mores
939 94 3 cornwallis baronets vere montfort kinsman theophilus cholmondeley byng fane aylmer ruthven comyn
343 215 51 geisha romancing stepford pippi
35 220 54 antisemitism
392 252 52 zook
211 139 59 adc ias svr cgs sbu jgr
292 52 52 torrijos houphouet boigny
762 122 11 colorless
818 145 20 ravaging
302 153 4 iraqiya
430 114 60 patagonia loreto praia ensenada
358 209 20 implosion
72 145 31 diverged precipitously appreciably
523 20 31 redeployed garrisoned counterattacked
301 243 48 equaling
463 122 30 hulking
787 114 33 lough huon
672 141 29 clog
712 58 18 kermit
483 82 5 mugs
312 185 18 messinger
376 155 9 avionics
883 172 30 footbridge
403 83 27 execs
306 108 13 instilled
919 165 13 eminence
63 187 63 hiller
728 47 43 fretting gripe reminisce bicker marveling musing crowing griping swooning salivating grousing fussing
363 139 22 yeomanry
453 176 13 luxuries
71 187 22 edmunds
774 199 60 reggio ravenna campania olomouc umbria gorizia viareggio cosenza aveiro middelburg catanzaro
787 238 33 tamar kaveri kura meghna afon
582 160 34 sucks
850 63 40 achille giorgi
826 87 63 curley shafer mendelsohn conlon mcevoy burge kaminski seidman mendelson kiernan hutcheson markowitz halloran hegarty munk peterman saylor kerns clawson margolin buchman
118 147 4 ittihad
87 83 37 reps
944 39 31 mentored scouted tutored cofounded patronised
259 168 22 swinton
642 97 18 blythe
868 86 10 overzealous
45 15 3 rebbe
188 101 44 ganesh
930 0 13 euphemism connotation
228 44 39 skirted
256 140 0 hangout bookshop doorman pizzeria coffeehouse laundromat pawnshop
321 235 3 bede immanuel cyprian chrysostom irenaeus
725 18 55 inflexible
792 191 41 vero hialeah hermosa tiburon colinas
584 87 63 hellman seligman weitz brundage rudnick greenlaw barden
646 242 14 byes
872 200 55 goings coincidences
795 199 33 tripura nordland meghalaya telemark arakan rewa
289 231 20 ratcheted
542 102 42 copious
694 43 4 motoring
351 227 35 abad
251 147 4 rhein
534 251 11 situ
813 203 32 reusable
521 38 41 davidian
975 133 19 conservatoire
630 7 63 staley hillis colston deangelo slaton
168 208 1 dispersing
232 116 6 millimeter millimetre
280 86 42 blasphemous
800 106 29 resell
249 20 8 minefields encircling
611 193 24 sentry
301 243 34 surpasses
529 7 18 zac
147 134 36 nanayakkara zuhri azimi udaya kabalu kanafani bashary barhoum ilanthirayan rasiah jilani bantariza ging mwangi ankunda saaf hartl zabihullah lubis
170 209 39 tethered
371 158 35 okinawan
252 252 63 yost
320 31 5 limousines limos
146 247 13 subtext conceit redemptive
1008 214 41 herndon
309 167 45 neapolitan
968 1 41 unlv ucf
735 206 58 maxime
914 58 41 boynton
446 162 25 recanted
488 223 52 hor
746 157 43 raves
662 72 41 palomar shiloh
728 164 1 mulled disagreeing
168 246 21 inhaling ingesting
331 190 49 shakers
321 235 58 lucian
489 234 59 cns
624 27 40 ioan mihail
239 40 28 kaneria habibul owais naved tanvir
223 145 20 withered
907 137 56 quid
713 137 20 conundrum
893 34 32 unusable
585 220 13 manhood womanhood
175 34 29 recuperate
50 83 9 testers
996 234 27 acs ims bmc iac ppl sema
401 195 24 monoplane airframe engined
838 230 0 understudy
858 218 31 theatrically
338 83 10 wardens
171 61 49 boyfriends
435 247 51 storybook
860 172 30 sarcophagus headstones babri
690 105 43 sweetly dimly faintly rhythmically exuberantly seductively
297 0 60 sofla
793 156 42 scribbled tweet
799 229 17 trammell
679 85 43 panicking smarting
345 87 58 lazar goren hazan
747 247 55 morbid
495 159 22 gower
418 103 27 qvc
535 129 0 lifeguard
530 78 37 wap
310 151 31 pinpointed
204 28 59 gdr
531 104 13 expediency
503 225 56 labelling
413 66 24 nimitz clemenceau
544 171 59 boi
749 224 43 placard
291 23 32 lme
582 43 39 swims
183 112 51 sexiest
528 83 43 ringside
176 142 2 vinnie artie mikey charly
572 191 41 valhalla broadmoor
58 40 62 makhaya charl
883 135 12 interchanges autobahn
505 214 35 manas
911 72 33 bonneville yazoo athabasca kenai ketchikan muskoka broadwater havasu haliburton chilliwack aransas carrizo matagorda
55 95 59 mrta
283 89 40 pinheiro westendorp brammertz lukman mistura dallaire francesc annabi
528 242 39 linesman
195 200 10 liaisons
609 86 13 authoritarianism occupier isolationism expansionist unilateralism barbarism backwardness mccarthyism despotism colonialist tribalism expansionism oppressor
284 215 51 firefly dominator
582 68 34 slaps rears
437 77 27 tsr
127 26 1 impressing
872 200 13 quirks obsessions doings escapades indiscretions pasts intangibles ironies pluses eccentricities slights preoccupations deceptions idiosyncrasies absurdities certainties minuses betrayals neuroses predicaments contortions
592 190 2 divas supermodels impersonators
245 147 23 lega eerste landesliga seconda prva
190 4 2 alum
869 144 55 painless
113 39 62 bested
788 209 6 latch lug toggle padlock cocking lugs interlock
657 86 10 culpable impeachable
22 249 13 signified finality consummation equivocation
758 103 27 paragon thrifty applebee robinsons meridien
1021 243 8 narrowest
679 100 43 relished
830 240 26 predawn
136 196 27 linde
776 253 42 invoices
544 139 23 jag meu
626 167 49 hakka romansh
370 138 32 silos
334 63 40 jordi ubaldo inaki
107 247 30 suburbia
344 208 39 hurl lobbing snowballs
689 171 56 fisa
194 191 44 colosseum
25 165 11 amorphous impermeable
318 224 43 salutes saluting
658 220 54 messianic
721 112 13 accolade
630 119 63 nix rayner broussard bolden morey dykstra poston hassell coghlan munn loyd blackmon mccrary anstey spiller adcock glennon sargeant wirtz barret hornung tidwell donegan hershel
601 18 55 conversational melancholic peppy
992 20 26 quelled
1008 87 63 dietz willett sperry bixby alsop woodworth eggleston keough burdick bostwick millett beaty allee
586 56 14 dusting
844 184 8 greenery
41 243 11 detectable
988 248 21 intoxication
467 43 45 improv acrobatics dramatics
436 165 31 unrecognized
518 3 5 spotlights
957 248 60 marburg
643 191 35 bogor
733 187 58 fischler
879 1 33 echl roughriders stags griffins diamondback firebirds
1004 211 42 alphabetically
887 233 30 bastions
893 144 56 unworkable
926 243 44 hundredth
950 82 43 sipped
199 176 14 healthful
918 227 36 salahuddin
642 58 18 withers youngs
125 152 3 clovis
497 165 11 amalgam
321 235 63 enoch
385 218 5 repainted
663 37 11 formulations
660 86 10 inadvertent
975 207 19 ecole polytechnique
7 74 54 antiquarian
26 212 34 commutes
12 88 31 outsourced
117 185 52 hoekstra isakson shadegg melancon
979 141 21 septic
662 189 41 tabor hermon
928 219 40 noe blas isidro pino lanza siri toma albano gioia camargo basilio delos penna ambrosio urbano cromartie raji chatman soli
291 78 37 gpo napm
588 29 10 kidnapper
741 238 58 kala zeb
489 132 37 cst
879 1 17 argonauts nordiques sounders jags ginebra habs
585 108 13 affluence
921 194 58 seiji masayoshi yoshihiko
123 138 19 kindergartens conservatories preschools
922 136 28 jari gd jussi sivivatu razov dahlen
938 109 53 djlfx
905 11 20 tightness
1007 122 14 crusty
369 65 51 rosetta
1011 40 28 morne fourie matfield mokoena preez jaque corne
201 65 18 timmy corky
245 147 60 cluj debrecen liberec slovan molde extraliga craiova boleslav lovech viborg teplice dnipro vaslui vejle sandefjord gambrinus randers esbjerg sloboda norra eishockey
64 72 41 taos breckenridge loveland snoqualmie chicopee
974 74 61 canoer
80 174 29 deviate
939 26 22 mowbray
277 221 3 ataturk
65 127 49 baathists
696 127 35 abdic mayi
838 242 12 substitutions
599 230 63 hoskins arkin gosling epps schwartzman lyne schwimmer pattinson gossett begley mullan pegg cryer mccrea whitford houseman elwes philpot routh klugman lohman walston
425 140 22 cantonment
170 68 43 shivering
841 155 45 moog korg
111 129 30 jetty
203 163 13 chastity
128 225 56 revoking waiving reinstating annulling
381 181 44 sojourn minicamp christmastime sleepover dinnertime
747 165 13 personified
150 20 35 anaconda
113 233 13 unassailable
769 114 60 jutland istria diemen
196 64 10 infraction
127 47 1 fooling hating socializing phoning shadowing toasting tormenting delighting telephoning frequenting daydreaming freelancing quizzing pestering overhearing
925 210 5 spades
943 238 16 simba zille
435 41 51 narnia greyhawk cthulhu discworld
480 243 13 commensurate
504 148 51 banksia plasmodium nepenthes artemisia prunus salix ulmus vulgaris gipsy saracen ilex grevillea occidentalis brevis amanita sensu orientalis grandis sativa
673 225 56 flouting contravening
833 63 28 bosman tromp
84 87 63 paley feld rohde dey taub hauer currier cohan sass kress folger michell presser dubin lippincott brownstein foerster peto wain stouffer shor
888 234 59 msa uic grc glc
671 56 1 bundling
540 6 27 mahindra
844 69 20 blossoming
971 90 41 portadown
334 214 40 rommel
555 27 16 brezhnev
474 1 52 ohl
921 179 62 ozaki akiko harada aiko naoko ayumi kazuki obata ryoko saori
585 174 13 posterity
203 61 10 unfaithful adulterous
404 15 49 archbishops vicars
544 206 23 ola
307 87 40 garber
962 197 52 geragos quattrone donaghy safavian
133 83 33 millers
585 243 55 enviable
892 82 14 truffles malts
814 112 29 bestow
16 165 5 starry
354 187 63 herr
518 157 6 flicker
76 209 6 hanger toothbrush gouge prick manicure
785 200 12 opposites universes orientations hierarchies behaviours alignments interrelated aberrations complementarity resonances gendered
1008 159 63 shanks chamberlin braithwaite newby holdsworth hewett kellett bayne
898 252 17 dunleavy knick
291 6 11 kse
369 41 51 poseidon medusa selene grendel persephone eurydice
350 34 39 trucked
952 140 57 coop
926 209 42 republish
77 63 58 gian ettore antonius edoardo caio alfons alvar ferruccio
136 187 37 cj
10 55 10 abduct maim
287 65 40 juana beatriz kiko ines consuelo josefa
277 58 17 hartsfield
773 102 21 vomit
225 153 16 sein
671 106 10 telemarketing
477 101 54 tagore
943 134 16 nyan chamisa
793 200 42 tidbits
307 133 40 placido
774 146 60 coimbra
842 104 56 renomination
544 219 40 dag
705 69 58 maples
1017 247 54 bygone
490 190 17 famers sluggers playmakers qbs fullbacks
758 189 22 raffles
656 41 51 orb
836 238 35 haram
14 5 40 putra
433 41 3 pretender thrones
857 66 18 earhart
830 47 44 campfire
289 56 1 ramping clamping ratcheting
769 199 3 gwynedd
994 20 1 stationing
864 174 29 omit
747 102 13 filth
950 204 14 quart quarts
147 134 58 jianchao ueki yakovenko samarasinghe guofang qiyue okabe sarna anda kleiman natalegawa steg reppas scharf saiki panos bangzao rummelhardt berthiaume kamynin pazner karasin munasinghe nesterenko krol palmor peskov mamoepa movladi swanepoel spokeswomen zhaoxu utiashvili navtej gallach balmer panitan chevallier hausmann themba heye beltsov shinohara farhatullah
437 198 19 lampoon
544 137 43 tic
989 39 31 nursed woken gobbled zapped steamrolled weeded trodden
350 100 39 journeyed
693 249 56 expropriation trusteeship conservatorship
915 191 40 valderrama
495 159 63 ricketts harte hardman mangan kinsella babb
556 33 29 vaccinate
696 193 59 updf
672 141 20 potholes gridlocked
991 141 20 malfunctions
864 162 7 caveats
843 1 61 checkers
58 40 36 daren
1021 243 12 predictor yardstick
633 55 29 eject
405 157 55 shrill
601 157 45 mournful throbbing staccato twang lilting melodious cadences
514 228 57 reintroduction
194 191 41 tivoli alhambra ryman gandolfo orpheum capitoline
764 122 20 bustle
230 0 43 epithets
7 151 54 ethnographic
604 190 49 technocrats leaderships commissars
599 159 18 gervais horrocks
467 230 2 fosse
460 18 13 instinctive
939 235 3 coleridge
795 227 35 semiautonomous nwfp
630 94 63 herschel
903 155 9 ccd inkjet leica
627 150 56 adjournment
208 144 20 overdone
864 42 54 extraneous
214 232 56 impediments
183 233 54 preeminent
858 198 42 uncensored
441 105 20 typified
142 234 59 cern cdm csiro drdo ifad gef
568 189 41 windham
903 78 6 reflector
895 70 23 lui chak suo
176 58 63 mcphee
695 229 17 inf
188 101 40 mitra rajkumar
441 165 31 conjured cloaked
331 209 6 grinder
518 172 30 floodlights
866 75 40 mizrahi
233 114 60 bataan
889 60 58 monika nayla
252 159 63 mayne whitlock mcinnes
882 54 37 jj
787 40 33 tana
782 95 9 dsp
142 50 59 rsf
291 23 61 sharemarket
64 126 33 cordillera
919 233 13 echelons
196 115 28 elbowing
197 28 49 baltics
1023 174 13 disservice
929 142 2 diddy
202 119 17 wooten pederson
252 94 63 lindley milliken agate riddell wylde
521 38 26 koresh
610 39 57 mauled
621 76 49 ethnicities
482 93 13 sorrows
518 111 32 flashlights
461 63 40 fausto
251 187 63 berne
958 116 24 howitzer howitzers antitank carbines cwt
228 100 31 broached
453 253 48 ransoms untaxed
408 72 17 bozeman
506 10 23 nostra civitas
194 189 41 schloss belvedere belvoir
384 190 49 diehard
474 171 59 acb
885 181 44 carols vespers horoscope
544 223 27 oy
831 191 44 fleetcenter
482 174 29 relive atone
552 198 4 advert infomercial infomercials
343 4 51 brat wanderer prodigal hitchhiker vixen vagabond duckling caveman lioness hag cherub miser beatnik doppelganger prizefighter
151 151 54 methodologies observational
553 119 63 marr liddell lawler cooney halliday hamer fryer garvin sharkey enright hoyle bowser rimmer gilpin stagg barratt nuttall ferrier whiteley winsor seibert houser moffatt corr quimby ryland kirkman cawley mclendon berryman brittain langan heenan bullen hodgkinson beadle beeson melcher staton wightman hennig cruikshank ungar magill mertz nygaard morell jepson basham wasson baily macey ballou lanning fitton treadway knuth dement ordway delorme grigg
152 82 28 ales
569 84 52 abbasi knauss nurhasyim koda jigme clohessy esparza rend jourdain saiful taheri fhimah menzel hagee bijani benet kikuchi feroz zhvania melania esam shean meijer tsutsumi lakhani ihsan yehiyeh toor qanbar taguba muttawakil mutairi scheuer langevin dezhurov siddiqi libbi malenchenko dziwisz hazim yawer destefano kashyap stojiljkovic glisan jelen hostettler hutto arnaout kalpoe kash lamen seiler chukwu shamsi nordegren jaziri faysal deet benon ruzicka deland paiva philippi renuart saffir ameri yakub marabh sharipov camejo karon choudhary fathur laleh sodhi ghufron takafumi agron chaput lunde krikalev schakowsky timimi reem endres akhund kili thandie inamed ladan hyndman bereuter dupre krist sawalha rabih francke duclos doumani gramlich brabazon wenning cromvoirt shukrijumah wadih moazzam desiderio nuristani marcial goba friso baset lafave hanoud qaqaa kidan kaukonen aicha korzun bena cambone zahrani vlajko muris zakheim kajal javid grn khemais federici balbir fattouh klay jianli novoselic goli alagna aragoncillo neht darleen idina onufrienko pistole hinzman ashqar alavi cizik wassef wisse weyrich hudec nacer jaci argyros koot stakic schaffel hueston wafi qayum slahi homosassa kalai karnei heatwole baduel bongiorno sangpo lefever immokalee racha askariya lustiger menchaca vasilev hussayen shii readdy rihab saffi nimer ossa lithonia farraj zawar makki mjoes elissar baigent hruska shosei sjodin bundchen ahdal muzammil othniel visnjic saomai hamdania croes traunstein kroos harby huhn liviu lazareff kila zubaydi moqrin verfaillie qomi sayd galab oberweis tokage hochul sadeek chanchu mizban soundarya entifadh taricani tawab odighizuwa krystosik essid iyman rancic wuethrich kaixi gorcyca ciechanover biechele delucchi romanow karabilah backen thoraya uzair dordain coutu hajim hendee quiej muhajer abakan maynulet yamaoka ajil boonyaratkalin thammarak milomir kariye bowdre tomenko mahawil weidmann seisint hnida mercieca jhaveri yanyong barbero tetrault slee nahmias placencia rym sipek majoras dorantes alimzhan zango guinsaugon abdelhaleem bettag planche xigris borcz jdey nkem swedan enaam sidhi stephanides yanjin wuerl zubaie stefanyshyn gonu mejakic theisinger sartain amurri genero ramblas ksor valorie sahim jaschan rehaief abderraouf qaissi yukun fackler abbate goudeau heidinger cojocaru danesh mahalia akkal hunte theuner xinping doebbler micale errazuriz mandhai huweish atiya nuradin naghani tanak ogunquit haasis peaster dracut giladi rizgar ahth rupinder oriskany leffall taniwal hesperia lahsh bies qatradullah schuessler haqlaniyah pangandaran salizhan savitskaya jozwiak wempe wielgus brucia wuer hameeduddin cieslewicz farka hyatte serostim takur yahzarah gugasian abuhena reichenhall segro grecula goetzel hamayoun uberuaga elashyi zupancic arutyunian sidani soulias jabril sifrit nazief bunnatine librescu mittleider kihnd wees hyoon shamkhi ajaye griffud abdelraziq escudie mohs robidoux dybas chickasha ehsanul fabrizi eltantawi aghdashloo szuszka schuth noiret styll brkich centanni mohambedou futayyih matiur leola gricar gadison nway ahng tychostup abedin poaches tahng travaligni wucetich grayb salopek yusgiantoto soemadi shihz taybeh szeliga picaridin temin arafa curreri lahs wernecke lagrone maalot shalal cernobbio anousheh ameren hayl kiwa rimantadine rinko shohreh taifour goor farese oskin guixi quoin chitchai reichen karmiel agwunobi fauviau lehmkuhl rish souers playm dhaliwal ginglen perrigo bista huma shatha poutre seery duaik kaavya dahdouh keyrates cicarelli
564 223 52 thatch
626 167 60 tagalog
210 22 10 diem
453 249 56 takings honoraria
371 114 60 ionian
419 56 1 poring sketching penning conjuring piecing retracing cobbling unpacking
277 96 23 orly
430 186 23 eau
603 221 37 merc
113 244 29 leapfrog
800 209 13 checkbook
780 243 20 industrywide shrinkage
260 197 62 golota
1020 98 48 wkts
133 103 27 franchisees jewelers auctioneers
287 179 58 masako
829 56 1 smoothing
131 214 63 alderson yeager connally bankhead dellinger coley karpinski dobie amory chesley pinchot kilby hopson
407 72 33 unorganized
748 174 34 unbeknownst
91 72 41 eldorado
394 151 12 randomized
606 180 59 betterment
752 211 31 bridged
772 59 61 quadrennial
716 165 20 unending
832 202 9 multilingual
854 31 37 cosworth dallara yugo panoz
448 220 19 humanistic creationism eugenics
800 215 51 piggy
45 238 58 nag bhai baal kanda kavi sholom
104 85 55 apologetic tardy contrite
245 54 37 ks
93 235 14 pamuk
176 152 3 brutus shaka octavius
930 3 54 typeface
732 232 20 ensue
531 165 13 totality
597 209 0 checker
486 0 34 alludes
164 43 0 concierge
680 147 49 catalans
521 137 30 schoolyard
345 58 63 mccord ochs
695 182 29 accede
513 34 11 decomposing
716 232 20 burnout unpleasantness
435 92 3 mahabharata
460 55 13 imaginations
247 245 55 recalcitrant
261 245 0 penniless
423 45 42 compiles
881 35 59 cic
508 147 3 heracles
419 200 13 intricacies
972 198 51 joss whedon roddenberry
722 4 2 goth hillbilly
75 198 61 xfl
875 122 30 manicured unlit
383 47 43 idly amiably
119 243 55 outsized
224 19 23 dio
870 93 27 caritas
775 167 54 etruscan phoenician italic mesopotamian alexandrian
826 89 63 prendergast
442 115 28 kovacevic
96 218 1 reverting
1004 218 56 gazetted
536 70 19 sinica
395 235 18 ibsen hedda
226 137 43 peep drool
624 187 52 stanislaw
450 137 55 gargantuan
545 89 18 veneman
860 138 24 lighthouses
148 4 10 jailhouse
514 51 56 demilitarization demilitarisation
714 44 43 dialed
987 174 29 emphasise
157 60 52 jelinek collinson audra daraghmeh hacaoglu selcan parameswaran minshull woollard olad mordonez harmsen
941 233 13 cricketing
359 170 19 bfa
183 233 13 lifeblood
286 249 13 renunciation incapacity absolution approbation
94 187 3 wallenberg
284 155 51 gnome xpress
182 137 37 nukes
270 28 10 putsch
209 250 57 totem
822 199 60 mato oyo negeri zulia ogun katsina borno nayarit negras alagoas osun ekiti kwara ibom
307 65 40 gracia
840 127 49 jihadists
107 140 30 shanty squatter showplace
454 22 44 furlough
611 172 43 lectern
320 208 32 caravans truckload
679 164 1 cautioning downplaying trumpeting regretting bemoaning
626 163 13 fluency
566 152 36 nizam
10 41 29 slay
950 16 14 spoons jugs straws
335 255 27 accenture
260 14 61 undercard
165 4 51 scum
945 160 51 tis nope mj whew geez
440 41 3 overlord
593 251 13 magnetism
48 114 35 tonkin spratlys spratly vihear bakassi malvinas nazca
945 160 2 oops whoa yep hmmm golly hooray
627 240 29 adjourn
138 232 21 overuse whiplash disfigurement
393 2 33 promontory
233 28 35 dachau buchenwald theresienstadt
355 232 56 contingencies
169 206 63 maurer severin ekman
307 194 40 murr
328 160 2 hoot exhale
933 164 20 denunciations condemnations
918 38 36 mujahid husin hagai abdurahman osmani
486 247 13 adage
291 234 59 pmi ibc
929 70 18 yeoh
165 190 2 misfits pretenders maniacs
990 41 16 optimus
339 82 51 sprite
776 22 3 bequest
957 157 57 whooping
250 137 51 beanie
448 36 19 pedagogical
651 100 39 laboring roughshod
382 202 9 architectures
248 177 9 decode
111 135 30 sidings
375 98 37 dlr
805 75 35 hadassah ramat kerem efrat daman gat ofra shemesh
12 43 39 errands
353 43 5 fetish
467 181 44 masquerade
758 101 52 oberoi
74 77 62 kristof
385 218 51 retitled
189 61 55 thirties
662 238 33 kush gunung meru piz
786 42 34 sicherle
381 181 20 slumber wintertime torpor
77 63 62 renzo piller
611 20 39 arrayed
64 189 33 banff pennine
701 200 13 lifetimes
555 235 40 trotsky
434 235 51 stoker spenser ludlum ellroy puzo nostradamus pratchett guin
185 176 55 nicest lightest freshest truest quietest thinnest roughest mildest smoothest
420 42 37 wc
642 58 46 musgrave
321 94 22 wilfrid dunstan
188 101 3 varma nanda ranjit
304 172 6 surmounted pediment lintel tracery
414 103 9 diy
893 162 25 inadmissible
87 245 55 untrained
576 40 51 murali
738 68 5 flapping
17 215 10 dragnet
317 156 63 speculates theorizes opines
982 96 18 godard taymor riefenstahl leni chabrol
733 192 58 lennart kroes miert ueberroth fennell stickler neelie bisignani petritsch kalmadi ljungqvist jagmohan
79 77 63 dominick
531 200 13 whims consciences
34 215 51 starlight libra
74 119 63 toner rosenbloom
573 189 22 brampton mississauga amboy strathcona kanata
260 58 63 toney liston
962 197 27 scrushy platon
209 3 54 tableau origami diorama
534 46 6 pores
208 11 13 softness
321 186 22 gallen
947 96 19 pompidou
203 228 13 fatherhood
251 187 27 gent
688 70 63 gerberding kenan
57 6 59 klse jse sse
9 58 63 beebe guinn
793 249 42 retraction notarized
107 184 33 appalachia seacoast
790 173 31 uninjured
692 101 36 siti
750 34 5 ironed
60 147 22 stadion molineux
497 68 5 waxed
59 232 11 precipitate
76 244 29 sew
1011 206 16 magne
48 21 24 hormuz
283 89 63 duelfer indyk roed greenstock burleigh natsios craddock satterfield doss hamdoon jessen holl frasure lefkowitz nambiar thorvald hannay blondin lemoyne sawers gration vendrell kumalo pipas gillerman otte
760 33 49 seafarers
962 252 63 spano deguerin
194 140 21 sanatorium
882 159 63 glyn blackmore alasdair dougie bremner conran biggar
227 136 28 predrag
526 125 61 yokozuna
715 36 59 lausd
198 245 10 uncooperative
12 43 54 carpentry
360 254 21 clotting
906 160 34 stinks
958 116 39 rifled
195 245 10 unwitting
463 122 55 forlorn scruffy disheveled dowdy unkempt sprightly bedraggled pallid shapely curvaceous frumpy
727 77 63 kristol kinsley wenner remnick sicher baquet
1021 247 55 microcosm bookend
440 20 60 stalingrad
1021 233 1 linchpin
366 222 57 molluscs bivalves
335 234 27 img
169 206 62 baumann eder arn nyman mader stolz
833 194 40 renaud
488 89 40 pettigrew ople tauran
321 93 51 archangel
1016 230 18 adrien
66 89 23 millon
22 247 55 antithesis
325 160 13 hunch
337 58 17 brantley
205 24 12 modus
834 203 20 eclipses
485 126 23 rei mera tera kya
441 211 31 predicated delineated amply gauged diffused indelibly enunciated pencilled
284 209 51 hex crawler
888 141 32 waterworks
300 138 32 kilns sawmills
79 119 63 barnaby thaddeus
722 160 2 honky
643 146 60 asuncion legazpi
301 175 61 equalling
416 151 12 topographic calibration geodetic
219 218 56 renegotiated
332 105 31 vocally diametrically
705 184 8 thicket redwoods
836 223 52 adl
199 12 54 cuisines
915 191 52 gstaad internazionali shriners ordina
317 83 43 interviewers
449 229 40 urbina olivares guardado reynoso nolasco
404 15 60 suffragan eparchy
597 92 54 tarot
164 245 0 caregiver
335 45 4 icm tns metrix yougov sofres
611 100 39 hunkered precariously
217 95 59 mep msp mpp
366 254 6 spindle
12 43 55 menial housework
209 209 0 digger urinal
933 162 13 reassurances
419 47 1 auditioning narrating perusing
642 35 63 whittington gault harkness
869 145 56 unhindered
442 29 10 genovese bonanno
908 124 49 unaffiliated
436 105 31 eternally
104 86 55 purposeful
508 147 57 grasshoppers
579 251 11 etching
817 145 43 brightened
493 198 40 geraldo
19 163 13 sustenance responsiblity
170 174 39 kneel
414 137 51 caper fantasyland
775 91 54 mediaeval
555 187 58 speer goebbels engels hauptmann goering ribbentrop harrer
133 103 49 grocers jewellers
387 52 16 hrawi latortue sleiman burdzhanadze
354 50 4 zeit
595 74 0 crusading
882 159 18 syd
1006 179 58 michiko bingguo zhenhua
828 47 39 groping
764 137 14 fluff sizzle
244 242 39 stumping
673 110 56 conforming
833 219 40 vries boni silvestri lemos violette sande mosca
643 199 60 windhoek blantyre ibadan denpasar lilongwe jayapura imphal paramaribo mbabane grahamstown matsuyama
190 238 35 gora
296 217 16 mirjana
658 190 49 sinners
295 189 33 algonquin rideau glengarry
4 162 55 spurious specious untruthful
404 168 22 deanery archdeaconry
430 72 23 viejo madera seco
93 35 40 bove
709 179 28 iwata
928 214 18 sully
76 137 21 itch
208 172 6 overhang
971 227 35 cabinda
431 133 41 tanglewood
968 1 33 nittany razorbacks utes illini wolfpack utep
522 54 37 org
584 189 22 farnham
889 65 62 brandi alina simona meno
462 215 51 zelda myst naruto virtua simcity
886 170 59 unamid
536 207 60 delft nanyang mada darul nankai masaryk tsukuba
44 137 51 shocker pitfall
799 235 63 ezekiel
599 230 22 cheadle
523 20 29 bombard
656 250 63 quill
568 58 41 kirkwood kenner
224 142 63 lomax cale zorn tull tweedy cantrell weiland portnoy
1016 192 63 gauthier tellier
785 243 12 skew correlations
535 74 28 marksman
202 27 63 browner scoppetta
765 206 63 christiansen rauch
522 45 4 cnet drudge tmz gawker techcrunch
475 74 45 musicologist trombonist instrumentalist flutist harpist flautist luthier
996 234 37 mmc asp aas lca cls bms
506 132 45 vox
169 84 52 sokol runge legendre
90 47 43 snarling purring
778 160 62 sinner
913 209 6 detonator
564 141 32 rusting
566 197 18 shabazz
45 227 35 jabal
146 122 55 blurry kaleidoscopic
13 235 54 biographers
656 15 3 garter
419 43 55 rote
479 174 45 rehearse
972 41 51 reboot
383 188 31 purposefully
228 240 31 publicised
407 104 49 electorates
246 72 41 lagrange
523 39 31 outgunned
617 133 60 kirov
111 138 8 harbours
410 255 27 kkr mbia geico ambac uam ljm
633 155 9 simulators
286 181 44 invocation benediction enthronement
608 104 27 stockholder
492 23 1 spiking
1023 190 55 unsung
284 209 2 ringer
624 101 58 tadeusz
379 245 49 infertile
321 207 28 bonaventure
943 95 36 biti laban enda
1016 15 28 lefebvre
754 114 60 svalbard
211 234 59 atc ais ips cfs crs nps hpa saps nus ncs prt nav nss pps cnr tas tmd nws wic nats naca sss pbc rsl cmb emt scs acu psu rpa gci nema cni nfb aai ncl srt nhi hst nep rnli ags
1002 247 55 archetypal mannerisms
513 102 5 splattered caked spattered
130 248 21 overwork amputations strangulation
699 35 46 crausher
897 190 49 diggers
915 191 22 carnoustie gleneagles lomond lytham birkdale turnberry annes
867 170 56 hemispheric agoa sezs
317 85 43 enthused
117 185 23 tem
670 247 55 anarchic
439 247 55 raunchy campy zany bawdy risque trashy hokey loopy madcap sappy maudlin cloying newfangled saccharine gossipy sophomoric weepy jokey
637 145 43 dawned beckoned
418 252 27 paxson
812 102 57 slime
951 162 55 insofar
612 209 6 catheter prosthesis stethoscope
259 230 40 gooding bardem lindo
809 147 23 etoile
688 119 17 vander
605 219 40 carrion
27 41 51 nomad
370 140 30 silo
48 238 35 preah
185 233 20 costliest
528 40 31 adjudged
799 97 18 kelli
798 21 39 diagonally
848 21 33 extremity sulcus
834 2 57 meteorites
205 247 13 credo
73 218 42 previewed
282 181 44 obamas
22 162 12 fallacy causation priori ontological
662 90 33 kilimanjaro
84 35 4 wertheim
936 111 32 unfilled
598 58 27 debartolo
724 181 44 heralds millennial
712 74 0 speechwriter
983 215 51 chaser
726 138 30 panchayats
586 165 57 speck
521 173 26 davidians
915 191 6 cog
827 91 55 contemplative
956 190 49 signers invitees
482 165 13 glories
15 190 49 sheiks mullahs churchmen sheikhs ayatollahs
862 48 6 visor seatbelt
488 13 36 rafidah khurshid gohar
488 134 36 albar
648 102 14 scoops
523 20 35 retaken
345 219 40 melendez
19 210 33 nugget
635 179 58 zew
841 63 23 piccolo
743 68 39 chested
616 223 52 najjar shahristani saeedi
310 211 12 deduced
884 65 18 marissa bebe thalia ashlee leia raye rosanne solange
442 171 59 ictr
656 94 63 garnet primrose
700 204 6 spatula
419 162 42 summarizing
982 179 58 kurosawa
393 21 33 headland
22 228 56 reassessment
320 141 32 idling
791 105 30 architecturally
175 245 49 conscripted
94 197 18 jonbenet moxley laci trintignant falconio klinghoffer
441 86 31 perpetuated
302 190 49 centrists eurosceptics
805 152 3 judea
55 238 42 daw
82 139 59 oss gru
174 251 11 radiated
136 89 63 schulte hutchings
112 59 54 bullfighting
137 200 31 unconnected
525 128 27 tristar
658 93 54 commandment
226 68 39 eyeball eyeballs winded peeking butting thumbing droop
288 36 49 boarders
301 200 61 bests
557 21 35 karni demilitarised
287 63 62 manuela
541 75 18 gershon miri omri noa yael arik hod
245 126 23 torneo tercera kop sportif
117 185 33 coon
374 117 37 cel spt stg cyc balkariya newsfeature icoast
616 27 16 borisov nateq
942 217 62 walkover quarterfinalist
732 41 29 morph
310 211 42 authenticated
662 14 60 nome
321 207 22 iona
148 178 2 outtakes
270 231 13 politicking
623 26 63 kirwan pfister schaaf graveney shankly
611 202 42 blackboard
173 107 1 quelling
351 65 40 maia
772 170 44 biannual
703 0 56 blazon
860 88 1 excavating
395 133 63 gluck
728 100 29 vied jostle
370 116 6 stinger
763 116 35 detonations
234 88 1 furnishing shelving outfitting restocking subcontracting photocopying
555 38 10 eichmann
710 157 43 handshakes
453 249 13 birthright
799 143 27 garmin
869 249 56 unimpeded
429 102 6 radiating
354 72 41 grosse
17 128 51 roadshow
542 162 13 merited prejudicial preponderance irrefutable actionable corroboration incontrovertible
21 235 57 linnaeus
609 73 6 yoke
634 58 17 hollins
22 247 13 oddity peculiarity theorizing surfeit contrivance incongruity
919 139 19 sandhurst
211 171 59 dps dst nsb cpb bls gac thsrc afm bnd kws egat usps bulog ura fss
60 234 61 supersport
298 101 16 sarath endriartono
696 171 59 slorc
70 228 56 rollback
227 27 58 jovan zdravko frantisek radoslav cermak ilic
1016 219 40 pons leclerc albin
441 49 31 dramatized
730 155 51 solaris droid
436 18 55 apolitical inscrutable earthbound untried estimable
914 250 33 shoal
91 66 27 cirrus daf
699 78 18 dru klas
409 84 52 ghozi diab karmi muhajir sliwa hafs isamuddin riduan ayyub eido guek
518 68 2 twinkle
518 116 45 pyrotechnics
631 172 30 stilts
982 63 40 fellini zanuck vincente batali pasolini
719 55 43 taunt
321 94 63 colman cranmer
569 223 52 fon
270 228 20 destabilization
803 196 27 hypo bbva bayerische eon nederland norske dexia banka hvb seb sberbank kbc imi sch absa ikb nordea kfw creditanstalt hypovereinsbank vereinsbank dnb mbf landsbanki
38 189 22 stockwell ivanhoe athol sellafield panjang
180 114 60 cavite riau bohol darussalam krabi masbate
858 128 42 captioned
670 24 12 heterogeneous multidimensional
666 174 29 envisage
979 108 43 venting
326 41 54 sorcery
556 100 29 strove redoubled endeavored endeavoured
725 233 20 bureaucracies
43 250 33 bighorn formosan chub curlew
725 88 55 outmoded
984 100 31 surreptitiously shamelessly schemed
1017 2 30 antebellum
913 137 32 firecracker
436 245 51 expendable
3 38 0 ideologue
793 162 42 testimonials
690 105 5 intricately
72 145 39 thinned
303 88 1 refurbishing retrofitting refitting repainting
661 206 27 henkel
962 63 63 branca cellini
991 195 24 malfunctioned
796 194 40 acebes castelli remes scajola
368 4 2 whore
723 145 1 disintegrating
208 145 39 lurch wobbles
123 138 9 gateways hotlines
313 155 6 stylus
924 213 19 chicano
834 251 51 quark
1017 28 54 interwar
990 152 3 yamato agamemnon
555 153 16 chancellery
119 243 1 factoring
94 197 10 dink biko halimi
834 251 11 neutrinos antimatter supernovae
505 214 24 ramstein vandenberg futenma eglin rickenbacker holloman hickam misawa
63 84 52 leonie shira scheindlin
246 251 12 thermodynamics thermodynamic
714 110 48 unlisted
750 211 31 rectified
609 124 49 bourgeoisie
905 16 6 blister splints
208 145 20 swoon nosedive spurts
33 26 28 goalscoring
616 194 36 khelil abdollah namdar
45 93 59 chabad
176 87 63 mendel kelman gilly
612 25 6 incision incisions
890 34 31 appraised mortgaged
435 238 54 ramayana
334 217 62 serna arguello carbonell
459 232 13 panacea
705 72 33 cottonwood
833 206 62 vos timmer
40 158 15 rhodesian
733 192 63 finchem mcquaid jordaan gosper kellenberger aigner seibel heiberg rossotti
974 143 18 jayasinghe moceanu strug modahl autissier
555 139 10 nkvd
728 231 20 wrangle
541 75 63 oren foxman nachman eldar wallerstein alpher kadish gerstein brafman halevy maginnis giora
897 116 5 daggers
434 235 43 bellow
739 235 63 peirce
83 144 20 turnabout
789 255 27 sanlu
205 74 0 originator doyen
170 90 35 cot
964 199 16 mazowiecki
436 245 55 impotent immobile
724 152 3 anno reconquista reconquest iconoclasm
459 105 55 eminently
651 4 43 uninvited
695 170 59 unfccc afta eec biosafety
528 240 61 umpiring
647 200 56 timelines
975 91 30 beaux
76 185 60 mascara
953 125 18 sledge
631 68 6 nostrils fangs talons upturned gape
635 83 49 statisticians trackers
235 247 54 metaphorical ritualistic reinterpretation homoerotic
339 137 14 keg
829 51 20 thawing
485 238 3 phra
203 51 56 cohabitation
200 165 57 earths
441 247 13 epitomized
688 70 52 chiao
389 165 8 manmade
673 244 29 harmonize
339 103 27 confectionery
866 96 40 renta ferre ungaro mugler
287 219 40 susana alejandra letizia
618 86 10 proselytizing
765 58 17 grahame sherrill
692 52 40 umaru graca nicanor quirino
483 3 5 mementos knickknacks
21 124 49 neanderthals
89 69 12 pollination
956 104 49 aspirants uncommitted canvassers
626 167 23 lingua
885 215 45 lullaby
963 2 57 neanderthal
15 124 49 sages sufis
58 40 63 cullinan
662 65 18 kitt beulah
611 68 39 hunched ramrod
953 17 0 rickshaw
921 179 3 fujiwara
729 115 28 leu
512 213 27 therapeutics biosciences
619 224 24 buoys
57 218 31 readjusted
391 40 39 plumb nightwatchman
271 176 36 tamer
297 251 12 molar
351 115 28 baptista tiago thiago helder marcio beto conceicao kleber rogerio
484 243 48 meagre
864 162 1 omitting
947 91 45 bauhaus fluxus
853 27 52 vladimiro
106 83 57 sitters
536 207 58 svoboda
790 245 55 unresponsive drowsy fidgety
176 159 2 bucky dickie
401 66 22 westland
619 98 32 recoverable
712 72 41 lbj
252 250 63 leech
27 167 59 jat hydrolases
739 230 2 robeson
787 187 33 maas
483 3 10 forgeries
300 48 5 woolen woollen
329 103 36 harrods
633 249 24 overflights
24 10 23 verbandsgemeinde
441 21 31 paralleled overlapped
879 1 51 thunderbirds vipers phantoms rainbows sidekicks stingers aeros nighthawks trotters
765 229 63 kershaw mcmichael fossum
92 8 34 punishes obliges empowers entitles penalizes
932 124 33 seceded
841 195 6 cymbals
133 83 22 potters
158 209 51 cannonball pogo maggot switchblade
131 87 63 mudd perlmutter neas broaddus sarnoff
252 84 52 howes
683 142 2 geldof
688 84 52 weise libeskind druyun alegria liwei gerstenmaier gadahn stinnett zelikow foggo leonsis dannatt jefferts fugate buttafuoco tomi shaer bogdanos felos kulongoski kamiya prather wecht rosenker steger soichi livengood takeru olivas proenza letourneau flay parazynski archuleta brodhead archambault zachariah hynie mecham hotz risch topinka tere pilatus
498 107 1 emulating reintroducing
849 138 30 mailboxes
764 137 55 makings
321 72 33 stanislaus plaquemines
661 143 58 vik shizuka elli
924 95 16 leftwing monarchist
749 3 39 pasted
688 89 52 johanns
962 84 52 batiste
42 197 21 gilford galea
266 78 37 sig
410 37 59 otc
488 153 16 kabariti
626 156 43 fluently
564 244 29 cobble
483 16 39 baseballs basketballs
810 137 20 rut bedlam quicksand dustbin cesspool
176 235 63 ishmael fagin
611 44 39 crouched squatted bedded
62 55 29 supplant detach obliterate foreclose relegate submerge anoint embellish disassociate apportion consecrate consign dissociate legitimise reassign unplug retrench reappoint reenter
459 243 56 proportionate
833 96 58 piet
463 136 5 brunette
851 165 57 sentient
633 66 39 skids taxiing
673 220 54 precepts practises
909 192 58 enders esser idei pitofsky
774 152 60 mantua taranto benevento
962 185 2 trie
395 133 18 callas ensler
188 238 36 sagar dato darshan
446 8 34 discloses
878 68 39 scrapes
188 101 63 iyer baran subramaniam iyengar sundaram radhakrishnan patnaik chandran
433 233 49 monarchies
499 18 55 plodding
381 181 57 hibernation
656 148 57 hummingbird buttercup
899 191 39 racquet
552 132 4 adverts
558 226 44 hangings
523 20 1 bombarding
154 93 35 chaldean
434 67 18 alcott
827 220 54 ascetic
414 137 55 kiddie
692 66 51 mandala
98 207 19 ade
42 197 22 corby
138 25 20 hemorrhaging spasm
274 255 27 telebras movil harpo eletrobras
431 59 2 headliner lollapalooza
887 106 57 registries
423 196 27 interpublic
260 41 62 riddick cena
587 87 63 applegate crain venturi bornstein
764 200 13 shenanigans niceties
1009 203 59 jpl isro
346 170 33 amity binational
341 86 26 aggressions
373 82 11 carb
339 41 51 potion
543 8 42 summarizes
91 31 27 impala gti integra mtu castrol
313 209 39 cursor
429 202 9 scrolling
441 240 20 foreshadowed
989 242 39 dished
953 209 6 escalator bungee bridle surfboard flume
926 155 9 gigabytes megabyte
305 89 16 gwan
614 155 9 ide ddr emulator quicktime emulators
152 255 27 mondavi beringer
150 20 33 redoubt
248 162 12 infer
953 116 51 chariots
76 102 8 blot
568 252 63 rupp
283 38 36 zaeef
19 107 1 redeeming
967 82 14 sweetener splenda
395 142 2 sade
418 6 27 netcom
829 137 20 muddle
592 4 0 starlet phenom maven pinup paramour
431 126 23 ces
833 187 28 wiese
441 102 31 permeated
946 207 23 ateneo
158 155 9 blaster
280 86 20 overreaction
34 203 24 kosmos
864 87 63 gist
485 70 16 luong manh
655 15 0 bailiff
606 108 13 interdependence
298 101 36 shrestha gurung nasution gamini huq hermogenes senanayake
352 137 2 memento
99 138 8 refuges
488 101 58 jaswant saran aiyar
851 190 49 mortals sorcerers mages
338 20 24 apaches mutinied
215 206 62 kremer
556 174 29 persevere
176 214 63 amon smitty
50 171 59 usada
289 244 29 wring fatten
74 78 41 nacogdoches seabrook gibsonburg newseum
240 60 36 raheem barakat sarhan
662 215 41 rushmore
937 171 25 procuratorate
364 15 3 excellency
633 195 24 autopilot
431 59 41 sxsw
890 88 1 auctioning earmarking
3 247 10 masquerading
359 112 61 inductee
617 229 60 polonia
598 128 41 ringling
939 159 18 sacha
1021 233 20 tightest battlegrounds kingmaker
190 194 58 sylvan
523 34 31 annihilated
821 70 55 gung
332 174 31 truthfully
697 174 39 pounce
248 254 12 encode
205 0 42 trademarked placeholder
630 229 17 wallach
637 165 34 lurks
516 54 37 tsp
624 63 40 antoni
137 77 18 poirot
402 252 17 ballclub
355 228 56 mobilisation
687 126 23 altos cul amigos aguas pueblos souk arcos hermanos juntas
838 209 0 sweeper
71 94 27 bowes
852 219 40 buenaventura
158 215 45 mambo woogie
324 39 31 fancied
277 140 30 djldf
895 70 63 ker
721 112 5 statuette
972 112 2 demille
299 18 55 permissive
755 211 29 correlate
795 227 36 besar
524 249 13 universality
709 1 24 orix
286 92 42 encyclical
972 128 51 acme muppets toho xd gremlin
103 44 39 dangled sewed massaged
36 138 3 manors
490 242 39 fielders
970 254 11 assay neutralization
851 200 54 quests
89 46 11 spore
954 213 42 abstracts
292 52 2 desi
689 150 40 baltasar
190 191 41 bethpage
1002 4 54 archetype
185 233 30 grandest
1016 96 58 camus yvan
585 181 13 infamy
35 220 1 propagating
829 137 56 backdoor
715 132 56 crtc
577 164 29 decry assail
513 165 8 petrified
182 34 32 mothballed reprocessed
1 54 37 div
229 163 13 soundness
552 198 9 promos idents
834 165 8 habitable
982 96 52 damme
799 143 63 batten ulmer
833 187 40 cornelis martens petrus jacobus
797 56 1 notching bagging
882 159 2 pj
368 215 2 grinch dawg swingin
491 192 16 gettelfinger blondel
810 86 25 disrepute
615 172 6 slanted
687 219 23 lomas islas llanos
866 96 27 berge starck
392 159 17 newcombe
276 129 40 lauro
346 228 12 stakeholder
213 209 6 zipper
952 250 5 poodle
982 215 2 corman borat coens
726 126 23 vas plat sveti
647 200 13 manipulations dispositions
291 255 27 amex
119 228 1 unwinding
989 100 31 navigated parlayed delved hashed planed
584 214 33 ord
33 242 17 shorthanded
600 96 54 moma documenta
433 48 5 harem
923 196 61 swatch
449 229 18 billingsley heathcliff
839 191 61 lahti
133 255 27 chipmakers
915 255 27 lomb advanta telcel
209 29 51 cannibal
836 127 60 turkestan
175 100 43 untraded
125 167 49 hopi wampanoag makah
419 248 21 diagnosing
369 238 12 shakti
664 29 59 midlevel
664 44 39 pursuers
946 41 51 hogwarts
725 39 31 mismanaged overtaxed
611 47 39 squatting lounging huddling
395 215 23 tosca boheme rigoletto otello tutte bergerac madama trovatore
963 211 31 sequenced
460 251 12 tactile
296 95 16 tomislav amien
3 18 0 perfectionist opportunist inveterate
315 189 44 hallows
665 17 39 ferraris
831 214 30 pauley
109 86 20 sleaze
297 0 37 neuter
165 144 10 scapegoats
453 181 44 alms
40 139 22 lancers fusiliers
185 247 13 purest
545 84 63 everson
490 138 30 ballparks
664 83 49 publicists coworkers jailers spokespersons
726 140 35 headquarter
348 21 39 astride
922 115 28 hejduk niemi
422 63 40 isidore
907 114 60 reunified
305 89 52 kye
459 174 29 advisable
174 202 9 erp
939 235 63 tennyson strachey
595 144 13 handiwork
511 163 34 exudes
434 159 63 mcewan
252 65 18 rhea
108 37 51 redux
622 129 39 ramming
66 89 52 vershbow
160 46 6 vert
885 41 51 beowulf
25 46 11 fibrous permeable epidermis gelatinous
418 196 27 mtn zain canwest ntl cordiant digicel telewest
109 137 10 swindle payola
694 103 27 outfitters
522 238 3 sina
954 213 54 abstracted
732 145 48 skyrocket
17 215 2 baywatch beavis mayberry flintstones sinbad thirtysomething honeymooners hillbillies howdy sicko osbournes flintstone reagans
555 187 24 hindenburg stauffenberg
106 61 0 teenaged
888 104 19 cantonal
927 207 19 maharishi
168 47 1 showering wetting
303 141 20 infrastructural
499 107 1 transitioning foundering
689 162 42 enquiries
611 100 31 ensconced vacationed roomed
505 114 60 manta
442 197 23 gigante
1002 222 57 anthropomorphic
279 139 3 xviii
656 215 51 harlequin dahlia narcissus howards yonder
624 206 52 jakub
456 126 23 allegro
448 220 13 environmentalism darwinian determinism nihilism dualism mindfulness
989 44 24 parachuted
52 18 55 adversarial
40 139 3 hussars dragoon batavian legionary
737 39 43 riled
721 126 23 premio
833 206 58 toth prins peeters michiel joop cees erben
637 243 20 pales
572 189 22 westbury cranbrook abbotsford seaford
38 65 18 bonny
456 133 61 cliburn
836 127 52 khalq gamaa
284 234 9 bbs
76 251 6 grating
914 189 41 provincetown topsail sheepshead
108 37 13 spanking
74 78 19 lecrone
422 130 21 jtwc
299 232 7 unfavourable
654 88 1 deleting
383 100 1 busily
278 103 18 zara
616 75 36 mykola ramazan
446 162 31 divulged
404 84 40 levada
448 220 55 dogmatic
839 186 33 verdun dieppe narva passchendaele
765 94 57 gibbon
827 4 0 recluse
198 144 55 unaccustomed
84 94 63 wedgwood rolfe herold nicolson wheelwright bodley messrs buckminster henschel
1016 65 18 martine mireille cresson
703 3 6 obverse
943 194 16 crean dissanayake makoni seaga holomisa
782 95 4 rakyat
897 69 6 hoe
736 204 39 dashes
705 69 18 willows
613 139 58 commissar oberleutnant leutnant
176 4 2 mutt
822 146 35 matamoros
871 137 9 toaster
442 38 0 arkan
834 203 54 constellations
321 65 18 barnabas aloysius catharine brigid mackillop
979 141 30 sprinklers gutters hydrants
252 119 63 burch foy brownlee stott bauman griggs machen squier greenlee yoder batt hadfield hite dibble ramo raney rosin
437 45 4 redbook kerrang ljr xxl famitsu
913 116 2 napalm
93 96 18 bardot
155 150 42 concurring
458 232 13 outweighs
833 70 58 henk
887 145 20 proliferated
725 141 31 overburdened
717 146 23 jerez
877 103 2 hooters
108 37 9 generics
298 101 58 pandey ndlovu mahajan pramod sibal kiang suriya siregar
91 31 9 cts quattro
176 94 3 marcellus
764 247 44 pageantry
944 100 31 dabbled
460 165 55 angelic
882 168 22 bute dufferin
420 75 63 nir
48 227 35 abyei
940 80 49 herdsmen
504 10 51 subgenus canis
442 197 28 grobbelaar
322 159 63 dube mellor shepherdson stannard
867 170 41 bretton
76 178 45 licks
813 218 31 repackaged commercialized retrofitted junked repurposed
644 44 39 veering segues
228 200 13 pocketbook
839 114 60 limassol cherbourg lapland ostend narvik constanta lae kotor zeebrugge kronstadt taormina diu
805 84 35 safed jbail
889 67 18 sherri
305 84 52 sisulu
864 162 56 clarifications
647 200 12 generalizations
304 3 54 altarpiece triptych frescos
131 185 40 capps
741 13 36 laila nawal
439 4 55 redneck
265 225 1 obeying disobeying gagging
617 147 22 pfc
568 142 63 kenton
982 5 40 almodovar
994 139 59 sdf centcom
23 39 31 forgave reciprocated atoned flaunted sinned overreached scotched
78 23 45 risers
126 188 31 penalised
192 220 54 platonic
822 72 60 nogales
836 38 36 kahane kach harkat aksa
1019 130 43 deluged
849 16 5 lighters pouches binders wheaties totes
88 154 21 debakey
312 153 16 veltroni
331 204 12 sieve
817 39 31 reined blunted allayed
613 139 24 brevet usn clasp usmc cef usnr uscg
885 0 54 rhyming mantras
338 193 59 bsf crpf
446 3 42 doctored
872 190 13 galore
975 186 41 vincennes
880 102 8 dredged artesian
890 22 29 defray
563 171 59 noc nnpc koc
169 187 28 hildebrand
369 4 0 priestess
91 191 33 gl
933 174 29 countenance
882 142 63 oldfield frith ruffin wakeman
758 126 23 shangri
889 96 18 francoise
514 228 8 greening afforestation reforestation
945 160 13 ifs
23 20 31 capitulated
188 238 3 ananda rishi vijaya venkata
385 39 31 dethroned unmasked reincarnated undressed disassociated
177 54 37 yd
497 204 14 crystallized
300 43 54 woodworking handicraft
527 249 56 jurisdictional
817 163 20 sapping
91 103 27 esprit
799 143 18 kersee deena
274 146 23 espana norge minera
578 24 12 lemma
203 65 18 thirdly
307 214 40 bonifacio
247 127 26 baathist
25 46 5 ribbed
712 140 30 rayburn
851 165 10 ufos
136 89 18 schori
42 38 52 carriles zeidi
35 86 54 antisemitic
748 41 3 loki aragorn baltar
277 59 44 airshow
183 165 0 inhabitant
888 186 33 micropolitan
725 22 32 subsidised
3 209 0 manipulator solver puncher
698 70 16 ziyang
48 21 29 straddle
86 247 45 entertainments
354 133 45 musik
71 119 63 peebles
495 187 28 beardsley
447 223 51 rin
947 96 45 gauguin mondrian kandinsky pissarro koolhaas berio cassatt
1005 254 21 recessive autosomal
183 176 55 cleanest healthiest
404 93 22 presbytery
742 202 9 ecm
699 78 33 hiawatha
298 194 36 zerhouni somsak aridi muhyiddin kartasasmita alwi anura dati kamanda
907 51 27 cepa
434 235 16 thackeray
943 52 59 jomo
447 54 51 vr mx mab hep
862 16 6 rims bindings grooved collapsible exoskeleton wingtip
566 238 3 jahan jarl mansa
855 251 11 capacitors
414 247 51 celluloid cavalcade
44 240 55 threesome twosome
833 96 16 hertzberg
693 228 48 restatement
170 34 30 entombed
338 208 5 helmeted
19 82 14 balm
70 22 52 payer
176 235 3 cassius remus
133 83 9 licensees
369 238 58 gita mahadev
946 207 5 stetson
163 98 27 schillings markkaa
274 6 59 ctc
42 84 52 hijazi nashiri halabi issac tanweer ganji kampusch klebnikov moayad kovtun tokhtakhounov yaser meiwes ujaama natascha hadayet abdelghani girouard haouari higazy joran wiig resendiz mehalba haleigh carlie badat sadequee mijailo aafia osthoff chessani devecchio welshofer soltan dieteman dziekanski mickens
407 10 35 subdistricts
699 60 62 bousquet
611 16 6 stools
340 168 22 ironworks scone
506 126 51 mondo missa acqua aurea
119 242 48 disposals
903 16 6 magnifying reflectors compasses
1001 172 6 jutting
9 252 17 arpaio sundquist
732 55 29 intrude proliferate darken overheat ravage
435 235 51 iliad aeneid
386 130 33 dakotas
726 19 23 enzymology
179 227 36 ampatuan
131 119 63 purdy hollingsworth matson wegener tallon
182 189 33 millstone
970 0 12 numeral modality glyph modifier alphanumeric plaintext codon
436 165 2 unbreakable
270 232 20 misstep
785 254 11 symbiotic heredity exogenous analogs
450 247 55 hodgepodge dickensian
76 8 34 rubs
851 41 9 avatars
962 197 58 riza horiuchi radomski
453 190 49 givers
562 54 37 tcs
776 22 29 accrue
441 243 31 rivaled paled
114 190 37 coms
345 192 63 burk
502 114 40 manus rota espiritu ponta noronha
993 189 22 oshawa
45 157 23 allahu
826 27 63 pettit
522 92 42 tweets
914 191 8 hammock
103 16 5 knotted shoelaces
169 206 28 ganz helmholtz
324 175 1 trouncing
395 90 35 medea
522 77 52 brin
834 203 19 observatories
668 220 4 bolivarian
107 28 49 ghettos
942 116 37 qf
867 190 49 peacemakers
630 159 17 darrin claxton brooking
210 250 57 mallard
274 6 23 telefonos
80 211 56 enumerated
997 86 56 infringements
188 238 40 lala deo kumara srinivasa
171 4 18 godmother
307 115 40 sorin ezequiel perea juanito pavon
899 43 61 intramural
401 41 51 invader
8 232 21 impairments
287 63 40 chiara paloma margherita elisabetta grazia
359 112 63 naismith
393 2 8 outcrop outcroppings
1013 185 52 inouye akaka nighthorse
942 143 62 runnerup
107 138 30 shantytowns downtowns
252 223 52 dozier
545 192 63 mehlman connaughton
321 187 3 anselm
670 220 13 pluralistic pluralist
764 160 45 vibes
622 68 39 prying stroking
985 170 37 fms
832 110 19 microfinance microcredit
70 22 59 ssi
124 132 4 rebroadcast
617 235 54 gorky
692 13 36 hamzah shahabuddin
953 111 39 stroller
833 63 23 gros
903 214 51 scopes
572 72 33 darien chautauqua shelburne
631 222 57 tusks beaks swifts canines perching
76 160 6 tickle
330 232 31 alleviated
304 181 44 triumphal
1 234 61 awa ifl njcaa
6 44 39 skimmed
575 46 11 filaments
107 122 55 bucolic
880 196 32 nabucco
831 251 51 collider
289 68 31 stiffened
765 119 58 andrus wale
787 199 33 godavari brahmaputra jhelum vardar narmada
419 177 1 relaying
63 215 51 dredd
692 84 52 vike freiberga
357 195 6 airflow
413 228 24 inactivation
553 214 63 ingersoll doak stockdale parkhurst taube lupton glidden
136 192 58 hein piot okuda bacher toepfer hartmut ridsdale sarrazin
522 87 63 zuckerberg
103 170 5 untied
787 221 35 songhua
1009 27 63 thagard
834 96 18 halley
688 84 58 tani
5 228 20 reshuffling
637 247 34 abounds
525 3 9 monochrome
658 160 51 hereafter
945 160 59 aha
343 58 63 comer
668 158 60 kazak moldavian
413 34 24 requisitioned
447 126 23 cv
726 199 22 upazila lubin sadar
773 102 57 excrement
909 119 63 lundgren heyer
464 129 1 intruding
890 8 34 allocates
823 58 63 littlefield
761 165 13 uppermost
348 21 1 skirting
286 164 43 admonition
800 83 49 tellers
778 165 44 apparition
395 65 18 giselle violetta
477 235 63 heaney
147 134 17 aiello
359 133 19 directorship
829 163 13 slowness
335 35 22 purvin
362 155 11 rechargeable
271 176 0 fitter
48 221 60 bohai nakhodka
962 119 63 beamer whitehurst bopp gritz
4 162 56 justifications
78 23 27 adrs
615 25 6 faulting
252 67 2 auld
617 152 3 khanate
447 42 37 dnf ote
205 139 51 codename
919 51 56 ambassadorial
67 154 46 rickc chuckh
771 200 54 interwoven intertwining
322 192 4 foutch
879 1 22 harriers alouettes stampeders ramblers rattlers gaels bisons shamrocks
271 176 48 fatter
672 184 8 crisscrossed roadsides
714 106 10 solicitations
843 16 39 dominoes
827 43 1 unsupervised
22 232 13 blemish shortcoming irregularity inequity longterm concomitant diminution prolongation misjudgment
602 54 58 kaz
425 168 22 darjeeling
320 254 11 transporters
272 177 2 talkies
93 12 36 orhan
590 243 55 middling
342 230 28 brolin
322 87 58 volk fels palash agordon
705 250 30 rosewood
263 136 28 rebounder
338 83 49 lifeguards foresters
850 194 16 zurab sylla
256 140 41 buckhead houseboat roadhouse
152 126 23 cru brut noirs chandon
624 60 18 dalia
623 26 62 jacquet
233 140 35 birkenau
202 35 63 schapiro
312 5 40 cuauhtemoc
610 44 39 barged mowed knifed
828 4 10 abuser molester
878 46 6 slits
686 7 41 weatherford
451 227 40 singson
586 165 5 enveloping inky
193 254 24 rnas
884 206 18 laine
974 101 62 viswanathan
391 40 36 sajid irani
107 245 49 underclass
485 238 60 khao
764 137 51 bling
741 65 36 aisha kaya asma zainab samira fatma ayo
887 107 1 proliferating
887 233 54 mainstays
119 137 55 dud
868 18 0 workaholic
416 104 56 delimitation
926 98 44 millionth
770 82 57 ginseng
800 253 48 infusions cheques greenbacks
483 210 14 fillings glassware trimmings
9 75 18 jeanine
275 77 28 celestine cussler
312 52 16 labastida mockus
339 246 14 smokeless
836 127 45 salafist
488 134 16 vaile mcmullan bussereau voulgarakis collenette yade
524 243 13 eighteens lethality
434 235 41 longfellow sandburg
12 43 24 refresher
846 138 57 aquariums aquaria
414 49 2 slasher mockumentary
1012 98 62 kgs fineness
488 134 4 newsmen
488 101 16 pranab natwar
682 167 3 genoese
844 48 5 flowered
839 72 33 livonia
858 202 9 expander unlockable
692 194 16 tarja vaira chakib ruutel arpad costis elbegdorj boediono toomas
433 61 10 mistresses
453 253 10 inducements bounties overcharges
213 209 5 napkin
833 84 52 sabliere
656 46 5 magenta tawny petal pearly cyan
368 137 43 raving
596 134 4 accuweather
787 187 58 arno
479 88 12 layering
278 255 27 mbna tjx ameritrade equifax supervalu
423 103 27 omnicom
270 137 57 shoestring
486 174 34 professes
45 238 60 kampung
235 91 55 meditative impressionistic surrealistic
227 217 17 slava
747 43 21 dieting
209 2 30 monolith
441 163 13 belied
498 56 1 devouring coaxing catapulting
453 106 42 handout
829 86 10 bungling
490 7 17 safeties rushers frontcourt
604 104 16 presidencies
721 112 63 pritzker
1011 192 23 plessis
424 174 13 reproach
987 164 31 reasserted reconfirmed
282 124 49 townsfolk englanders victorians
1 139 3 xxi xix xvii xxii xxiv xxxiii
171 160 2 dearest
1016 94 17 mouton
719 55 31 endeared
934 227 60 abruzzo ayacucho
829 162 1 backtracking
714 53 10 bugging wiretapped
667 248 21 afflicts
1016 206 40 tremblay
19 165 51 elixir
123 138 23 discos
28 164 1 terming restating
166 69 14 papaya betel plantain persimmon verbena
673 211 31 scrupulously conformed
136 159 63 mannion kevan meron
484 68 55 unsteady
203 197 25 federline
514 228 1 rebranding
991 141 1 overloading
201 119 17 milt
257 13 36 hammam safa
777 132 41 pacifica
750 174 43 anyhow
259 230 36 farrah
712 52 58 spiro
138 248 20 convulsions
523 20 24 beachhead
42 63 40 maciel
118 52 52 sihamoni
195 86 10 instigator
233 84 52 landstuhl
518 116 11 tracer
598 35 63 vinik lindner neuberger gores schwarzman
647 110 48 appraisals
1022 196 27 sfr
655 94 0 yeoman
866 96 23 atelier
707 112 44 honouring
730 234 9 osi
849 137 5 wad
982 96 58 besson tati
479 200 12 repetitions
805 207 41 herzliya
860 93 54 buddhas
662 207 19 keck
958 209 6 breech rivet
866 63 5 gabbana ferragamo missoni
775 92 54 contemporaneous genealogies septuagint vulgate papyri codices hieroglyphics hieroglyphic
836 95 4 islami
952 215 51 wag flipper pussy tadpole
866 96 63 blass kors beene
733 219 40 dimas marchi
954 50 4 biweekly fortnightly
441 231 20 accentuated reawakened
17 215 49 untouchables
137 200 56 technicalities
79 235 18 cormac
422 130 59 nhc jma
541 75 62 harel lajoie
426 225 1 vetoing
505 227 35 incirlik
189 102 43 forties
858 95 59 dlc
34 214 51 aries
1016 84 16 charest
599 223 52 udi
24 148 23 eupithecia odostomia
911 191 41 montego
892 250 57 starfish
493 194 16 brazauskas serpa
202 192 58 lapierre
91 31 41 zephyr
456 10 45 fugue
497 18 55 subservient malleable pliable
154 220 54 polity
787 184 33 zambezi
934 126 60 comarca
867 170 54 bric
750 247 13 actuality
536 207 3 brunel sejong
266 54 27 jt
578 16 62 steels
209 140 30 beehive
233 90 35 evin bucca woomera insein jasenovac mauthausen sangatte potocari gorleben khiam
260 219 62 tarver
663 246 32 lubricants
810 165 39 precipice
843 138 61 racetracks
850 192 59 oumar
293 20 1 retaking
945 174 43 dont
895 54 37 gar bou
130 226 21 electrocution
635 243 48 forecasted
934 219 60 segovia
591 34 1 safekeeping
234 106 9 aftermarket
369 65 18 lilith adonis kira berenice
15 224 49 robed
200 74 0 angler
317 156 31 surmised snorted regretfully
127 107 1 extolling entrusting expounding
252 87 63 kiley
83 251 12 anomalous
369 152 3 romulus bharata
777 37 4 tcm
778 210 14 chalice
316 94 22 hornby nairn
96 135 56 renumbering
851 124 49 dwarves martians orcs
93 223 52 maathai
407 149 38 dehestan
596 234 4 ats
12 171 0 temp
889 101 58 ivana
424 232 56 noncompliance
1003 232 56 redundancies pullbacks
1005 108 21 phobia
833 40 28 merwe
165 190 57 suckers jokers
165 174 49 naysayers
612 195 21 defibrillator
34 128 51 tropic
196 86 10 unsportsmanlike
176 94 18 lancelot wilding loe
395 230 45 stoppard
882 159 58 bligh
798 204 1 heaping
76 56 1 ironing
728 68 43 bristling
553 87 63 lundberg sobel clapp varian morison nitschke rivkin spengler mcnary musser ogg marquardt frawley mulford farwell breitbart thorndike gillman mackler tattersall
584 35 22 charterhouse
887 190 54 imitators offshoots novelties hangouts progenitors metropolises totems
303 88 54 restorations remodelling
1018 61 49 grandfathers
709 215 2 wiz
338 139 59 ruc kopassus fdny
395 133 60 offenbach
226 68 43 wagging quaking
41 176 55 tiniest
904 22 55 unaffordable
434 77 2 mcmurtry
64 199 33 harz himalaya valais zug
681 16 14 dressings sawdust
564 2 30 quarried
312 96 52 tiberi
298 134 58 bachtiar hosoda pastika rambukwella nirupama sudarsono buyukanit ljajic okello koy rugunda yiannakis
770 184 8 paddies
542 162 54 evidences corroborating
653 206 18 lindgren poli balazs
864 92 34 omits
260 119 63 pavlik ingle leija
208 16 6 cushioned
352 215 23 amistad paradiso basterds bagdad volver amores
30 136 36 shareef zaza
835 208 5 shirted
728 100 43 reveled rejoiced quarreled bickered despaired haggled seethed
897 25 6 shank
1 41 51 xtreme nxt
647 91 54 astrological
972 223 51 toon
384 127 16 secularist
426 249 56 authorising tabling
132 200 31 entwined
534 254 21 endocrine necrosis metastasis
280 86 13 unforgivable intents sacrilege
240 84 52 alwan obaid jubeir ghanim
760 253 1 repatriating
131 219 63 beckwith macmahon
774 59 41 spoleto
595 144 55 quixotic
205 210 3 midas
402 85 55 overmatched
772 240 55 topsy turvy ballyhooed
19 37 13 nourishment
956 104 5 slates
63 87 63 fogel fidler korman wolin
7 165 13 patrimony
877 255 27 frito tupperware
799 65 18 kirsty
190 94 33 stoney
722 133 45 troubadour
724 181 3 domini
106 4 55 frat twentysomething
40 74 33 virginian
175 39 31 sedated flogged prepped medicated renominated caned debriefed deputized
592 197 40 trevi
448 235 3 wittgenstein copernicus gurdjieff
297 0 6 hyphen apostrophe palatal velar
967 254 11 antioxidant antimicrobial leptin enhancer phage androgen agonists
947 96 52 klee lautrec
459 176 56 practicable
605 102 11 detritus
981 84 52 sabbah kaddoumi magdy mouwafak sakher zaanoun
50 17 10 festina
613 234 23 cie
176 235 18 philo
772 240 42 semiannual
857 58 18 breslin hannigan
377 104 59 subcommittees
394 45 42 ofsted
829 86 1 stonewalling
226 56 6 shearing crunches
245 147 62 viktoria elfsborg
508 147 63 haag
633 251 12 airspeed
958 136 17 gatling
690 218 31 fleshed
619 140 41 heliport
787 168 33 derwent foyle taff liffey stour usk esk
544 142 2 oi boz
289 55 29 stiffen
117 54 37 mich nev minn
972 198 2 bochco
1016 196 27 perrier legrand
647 200 54 reconstructions omens barometers attributions
188 238 18 arya anu
658 160 34 hath
616 38 52 yazdi
328 242 39 heave
480 244 29 maximise
15 127 59 ulema
315 189 2 notting
688 87 63 randi sommers squyres reisman
952 25 57 cadaver
909 214 63 monson munger
1009 203 6 spektr airlock
182 170 56 teheran
168 107 45 fusing
165 190 51 rogues tramps heros godfathers
224 230 2 connick
64 250 33 loon
391 159 17 mcalister
335 45 27 comscore poors dentsu acnielsen
195 190 49 facilitators interlocutors
822 186 60 wuerttemberg belfort
72 243 31 correspondingly
597 251 12 tomography
816 28 10 sweatshop
595 86 13 unremitting unceasing
209 209 6 contraption haystack hourglass pentagram trapdoor tumbler
402 122 55 serviceable
915 67 22 troon
728 231 43 abuzz
860 34 26 desecrated
557 20 31 demarcated policed
107 91 30 cityscape streetscape
804 221 33 baikal karelia
836 127 49 sympathisers jihadi sahwa sipah
106 111 39 strollers
180 146 60 uva
332 174 43 humbly
158 137 6 whammy kink bobble
977 66 59 lms
3 152 3 despot
747 163 13 altruism frailty machismo libido filial perfectionism infirmity
453 22 13 largesse largess
504 238 51 australis mirabilis
741 238 35 nadi
590 98 12 centigrade
278 103 22 olde
673 249 56 contravention
284 250 57 gopher
462 128 51 namco rockstar enix lucasarts aibo
433 139 3 entente
839 186 35 ypres arras
107 108 13 squalor
637 240 34 commences
784 199 22 powys
729 170 59 erm
614 202 42 postscript
725 228 56 centralised
270 250 10 baiting
982 148 57 loach
270 86 20 mongering destabilisation
989 100 39 zeroed juggled sweated surfed bulked
889 134 62 myriam
645 188 31 inadequately
738 224 30 flagpole lampposts
889 136 18 deanna
44 144 55 longshot
586 246 11 powdery
88 26 0 physiotherapist
1016 159 62 piccard
545 87 58 kallstrom garten
391 40 62 blewett
404 92 54 epistles missal
13 91 54 exponents
903 132 4 mitre
628 14 36 godolphin
552 178 45 jingles
782 132 4 trt
805 189 41 adumim
609 18 55 militaristic
252 199 58 behar
927 189 41 druid
416 213 19 hydrology actuarial climatology geotechnical
343 4 18 bimbo weds stepsister
337 45 17 gamespot
437 43 54 cookery
86 228 8 ecotourism
14 152 3 taiping ayutthaya
309 63 3 milanese
623 26 55 antic
631 172 6 rostrum
911 184 33 prudhoe
200 148 57 mussel cuttlefish
474 234 59 icl ifa arl pfa gir
604 70 3 chancellors
867 170 60 subregion boao
470 14 18 sheba
474 26 22 captaining
164 33 12 triage
44 4 0 housemate giver houseguest renter pursuer
956 104 12 transferable
728 156 6 frets
709 147 17 yakult
550 241 11 emitters
626 234 61 asl
940 222 32 slaughterhouses
840 245 49 preying
881 35 41 comerica asb
300 2 32 quarrying
228 85 31 vexed
824 138 44 barbecues
379 16 5 dimes
296 192 52 ejup
437 92 51 miscellany
797 56 39 levelling
60 191 61 croquet italico quadrangular gymkhana
514 228 27 franchising
874 119 63 rabe
623 192 58 bruyneel
587 215 51 gonzo
911 90 35 poti
236 186 52 tarn
933 249 56 rejections ultimatums refusals
111 168 22 devonport quays sheerness
613 139 22 kcb
409 38 52 khattab libi mughniyeh kaing eav xiros
202 192 59 sloc
433 233 3 triumvirate
658 165 55 unholy
83 137 20 hiccup
405 247 54 polemic wordplay
1 147 61 coppa
84 196 63 pilkington
431 72 41 coachella
931 132 27 cumulus
135 67 18 dottie kember
757 87 19 dershowitz guttmacher
732 145 49 predominate
87 83 43 dispatchers
979 87 18 seltzer
500 235 19 maimonides
523 20 33 bridgehead
131 159 63 baugh greaves tunney fain
286 15 44 investiture
938 45 45 gramophone
942 0 61 wildcards
776 22 0 retainer
200 250 63 haddock
634 136 17 jacque bako
522 80 49 netizens
453 106 44 splurge raffle
49 106 48 grosses
1009 27 40 vinogradov solovyov
724 155 9 gutenberg
1006 70 63 deming
131 197 63 dahmer seale bobbitt mccomb mccloy lewy eagleson
439 157 43 scratchy
485 227 35 phong khe
836 29 26 zetas
771 202 12 buffers overlays
932 233 55 holdover
135 206 62 pettersson
195 4 0 gatekeeper matchmaker enabler
899 140 19 dojo
287 97 16 mcaleese
185 137 55 scariest weirdest surefire helluva
36 233 31 fiefdoms
1016 143 18 remi
598 103 63 burkle
604 104 23 officio alcalde
575 48 5 necked pith
288 83 24 navigators spotters
157 60 35 salaheddin nahal
165 86 49 infidel
447 139 51 ub
227 101 58 wojciech karic
939 63 40 petre
887 233 20 rivaling flashpoints hotbeds
622 56 6 buckling threading
828 100 31 plied
354 187 59 gesellschaft
344 208 1 pelting
293 107 1 recapturing wresting
1009 27 62 foale
958 116 37 bl
844 122 13 profusion
577 164 3 laud
927 238 51 shree bodhi narada
109 39 10 ensnared
368 137 14 mush
775 93 30 baptismal
910 158 3 swazi
294 80 49 copts
671 190 39 hacks
903 238 37 ef
395 133 2 ost
1020 181 37 wknd
623 126 23 aime
568 119 17 larue
323 230 34 reunites
687 229 23 feliz
248 244 11 synthesize metabolize
613 207 19 dsc
766 122 55 monotonous twisty
957 54 37 std
331 121 14 agar
328 206 43 moan
298 134 36 cheema jalali noureddine guler naidoo shaban barman yildirim adwan khattak esperon cherif ikimi sofyan maina daukoru mannan mahara trad bhuiyan judeh mangala surapong muttaqi
602 143 62 yana leitner yuliya lyubov platov evgenia totmianina marinin sokolova
617 147 51 persepolis
696 38 36 wamba fazlullah atto huthi
27 167 36 baloch iwi
544 31 37 supra
660 88 1 necessitating
389 2 33 geyser
714 39 43 bugged
209 4 5 mannequin
931 54 11 hf
136 35 63 eck
827 245 55 cloistered disordered
392 252 40 dupuy tarkanian
975 7 23 ronde
748 214 18 adama
36 233 3 fiefdom
175 129 24 disembark
590 243 12 percentile
904 33 59 americorps
288 190 51 chasers
1016 96 27 garnier coubertin
458 225 1 benefitting
626 167 35 dari
915 191 27 dfs movistar shoprite
886 171 59 unmik unmee slmm unamsil eulex unficyp nrf unmil unama
593 251 6 filament absorber annular workpiece vortices armature
316 87 63 paulsen
1003 240 48 midyear
662 223 52 ghar
414 190 13 yesteryear
169 206 58 bohr cortese pfeffer
371 167 54 faroese andalusian sardinian asturian greenlandic
922 136 52 reichel
558 137 10 holdup
268 13 36 shahbaz ashfaq zulfikar
483 16 5 buckles footballs saucers dentures
909 67 62 schwarzkopf
467 43 0 standup
34 66 51 helios virgo
327 48 5 wraparound
498 124 49 rebelling
742 66 51 argo
882 94 63 pye sandford astley macrae brion jeffreys brooker raine cadogan cann burl fripp abernethy blakeney dalziel godley bickerton creswell warder humphry rowles burges claypool
296 206 16 levan
209 215 2 pussycat
846 140 41 dispensary stockyards
911 168 33 selkirk simcoe
368 160 44 hurrah
260 159 62 calzaghe eubank
349 68 43 welling welled
785 247 13 dissonance
338 208 59 bdr
721 112 54 recognitions
909 192 52 capellas isdell schoomaker
84 116 63 heckler
63 150 63 penfield rakoff
534 37 21 erectile
820 160 9 rewind
389 148 33 nunatak
448 200 54 methodological
12 43 13 indoctrination telecommuting
146 107 55 invigorating
280 137 55 subliminal
803 179 58 saxo resona
277 227 35 muang
505 114 33 mcmurdo
1016 159 63 rolland duhamel callender
33 100 31 deservedly
307 221 60 soria
950 116 51 goblet
245 147 59 cfr olimpija tff
623 26 58 ottmar rehhagel rummenigge hoeness stange
672 141 6 obstructions roundabouts
513 48 5 bloodstained
395 215 2 groucho
176 94 63 elisha spooner goring hedley roden vanden
688 66 63 rutan
349 44 39 shivers
28 108 1 arousing
899 111 30 billiard
283 84 52 moustapha mekdad fayssal
911 168 22 moreton
93 112 10 xiaobo
689 177 29 eavesdrop
693 110 51 jusen
686 58 63 crowder
749 137 2 topper
968 4 51 aggie
923 192 27 arnault
683 59 41 macworld
627 104 49 conferees
518 68 5 shined twinkling gleam glint
93 112 16 sakharov
210 250 60 lop
275 77 8 krakauer
962 197 36 tanzi shaik
725 141 21 unsanitary
846 69 57 wildflower bonsai topiary
764 247 55 shtick kilter
529 159 63 callum cunliffe huw
227 115 58 florin sasa
85 80 29 immigrate
525 202 9 tiff mpeg
507 210 5 earring jeweled
930 167 54 slavonic
245 139 61 oberliga
944 218 31 latterly trialled
688 65 18 nettles kym usha
14 238 23 noi
724 55 54 predate
934 152 3 hispania
283 187 58 detlev
464 129 33 ehime
975 91 23 moderne
849 16 14 wrappers
618 220 29 espouse
89 87 63 borer
956 80 49 uncounted
345 230 18 cates
596 198 4 upi
232 243 13 girth
683 70 59 convener
682 124 54 ancients
68 77 63 deluca
896 189 22 kennett
88 67 63 jobe
954 3 42 banknote
733 134 63 nielson reding herren valcke
14 199 35 petaling
312 96 23 mucha
561 122 55 sombre riotous
982 133 63 papp sellars hytner
624 84 52 ryszard
954 200 54 imprints
169 187 12 gauss
8 213 56 ergonomics
576 101 3 chauhan rudra
169 143 62 herbst hempel
514 228 44 centrepiece beautification
279 52 3 mswati
755 102 29 radiate
164 140 30 daycare
558 141 20 pileup
658 18 55 merciful
437 77 4 businessweek kodansha bmj
98 36 34 enrolls
888 104 23 mayoralty
410 110 34 insures
956 16 5 chads
644 21 12 diverging equidistant
642 159 63 haworth wheelock gwyn caton lyall mcauley tyrell gass timms sankey gammon
773 102 5 stinking
893 188 55 unsound
84 58 63 mumford
604 15 3 consuls
2 33 32 decontamination
672 21 39 snaking blacktop
236 199 33 kohgiluyeh subcarpathian romsdal urmia karun
672 176 55 passable
749 224 31 defaced
943 185 63 backus
626 0 55 intelligible
414 4 5 hipster cowgirl
1016 96 62 dupuis leconte phillipe gatien boros
456 252 63 masur
276 65 18 mariel
583 224 5 armbands
293 55 29 usurp overfly
522 77 27 expedia orbitz travelocity
165 222 49 scavengers
64 191 33 sugarloaf kananaskis whiteface neuchatel
225 219 40 lage
260 197 17 mcneeley
138 163 13 exertion
654 177 1 subscribing
984 29 10 colluded
436 34 8 uninhabitable
291 23 51 ibex
997 217 25 incrimination
257 126 23 deutscher
111 114 60 sasebo wilhelmshaven
381 144 20 reappearance
248 3 31 duplicates
1009 27 58 whitson culbertson bowersox
105 111 39 dumpster
178 11 1 firming
824 43 44 tastings
488 52 16 khaddam
757 87 58 fauci erikson reischauer zweig asch rogoff alterman romberg kandel
817 145 31 budged
612 88 21 resurfacing
647 162 56 judgements determinations
436 232 55 transitory
810 165 13 bottomless nothingness insignificance
909 77 63 sulzberger
93 38 2 jingsheng
904 228 48 homeownership
822 227 40 puno
251 147 41 dusseldorf kunsthalle
952 4 51 junkyard lass bloodhound
579 43 54 sculpting cartooning
226 47 6 waxing tickling
576 101 27 ambani cipla
769 126 60 germania
851 121 11 quarks
981 87 63 khoury
277 191 35 suvarnabhumi tempelhof congonhas
686 7 3 aeneas
202 58 63 blakey dailey
739 72 22 harford
728 100 39 pored tussled
206 255 41 gilead
504 238 3 rajah
514 228 26 counteroffensive
1023 200 54 endeavours
385 15 3 enthroned
879 1 61 nasl whitecaps wranglers greyhounds usfl
348 140 35 adjoins
289 16 6 clamps concertina
1012 98 27 carat
305 217 62 taik
352 41 51 infernal
79 87 63 demarco
558 248 21 hospitalizations
693 225 1 liquidating
138 48 5 sweats
182 88 56 disablement
136 84 52 tedeschi
451 185 63 thiessen
774 63 40 carrara fano bassano
287 206 18 margrethe
692 52 60 salva
812 254 57 microbe
43 250 0 trapper
147 134 23 senor
441 220 31 expounded
849 209 6 flask dispenser ashtray receptacle knapsack rucksack
1009 203 21 weightlessness
628 142 2 corea fatboy
447 10 37 pab pld samiti melayu
453 82 11 sweeteners
914 189 33 montauk
739 214 30 barrack
952 240 57 mauling
889 206 62 larisa stefanie jenni annemarie fabienne evi
793 157 43 telegrams missives
21 213 57 systematics
150 184 35 pankisi
764 137 42 chock
610 39 10 lynched
23 188 31 brazenly overstayed rashly
115 174 29 unturned
877 72 41 tupelo
555 28 51 perestroika
45 179 58 gaon oyama
470 186 41 chantilly
142 171 63 cpj
665 143 62 lauda aldrin clary julich
753 63 18 arianna maren
524 108 13 inadequacy
854 31 62 reynard
526 67 62 thongchai akebono takanohana jaidee arbi wakanohana thaworn prayad
514 228 20 industrialisation reactivation urbanisation rationalisation
486 64 34 prescribes
108 37 27 lipitor
279 61 18 coretta
853 89 58 losyukov
601 91 13 diction
368 160 49 bastards
915 179 61 mizuno
354 50 17 kleine
133 82 27 distillers
217 104 33 rajya bundesrat
866 103 37 ck
558 224 10 burnings
690 3 31 juxtaposed
839 90 60 osijek zadar godhra
310 34 31 lain
227 194 58 zlatko matic
537 126 23 hora nin polska riche semana refi seu naya novy nouvelles polski chronicon
714 177 0 switchboard
930 0 3 darreh
169 187 40 boas
841 178 61 trios
354 250 23 sei
911 186 22 sherbrooke
849 16 32 pallets
45 95 59 parishad
93 95 36 geert
290 1 61 regionals
88 207 19 deaconess
326 4 0 sleuth
872 174 13 ilk
763 227 35 wenchuan
1006 15 3 procurator
748 159 18 cartman stewie
414 165 51 kaleidoscope
4 144 55 unscientific inexact
4 164 31 rebutted
284 41 51 quicksilver robo orc
437 41 54 fandom
798 16 6 skewer
290 181 44 tryouts graduations bullfights luncheons
599 58 18 delany
352 230 18 brockovich
660 243 13 inordinate
505 179 58 yokota
354 223 23 sich
303 91 54 refinements
318 214 41 herzl
945 137 37 upshot
209 210 51 onyx figurine
364 249 56 reaffirmation
11 227 60 trabzon latakia dammam tondo gwadar
719 244 29 immerse familiarize acquaint
694 43 57 birding safaris birdwatching
558 47 10 mugging orgies
694 14 39 piste
972 128 41 shubert
1011 206 28 yann koen heymans
219 106 9 warranties
768 163 13 competencies
796 179 16 hosokawa
70 249 56 allotments easement deferral exclusions deferment
813 176 31 sanitized
1009 203 27 arianespace intelsat
513 172 30 pocked pockmarked roofless
915 186 61 artois
594 126 23 causa
430 238 30 machu picchu
63 171 59 nlrb
918 13 58 rustam
430 114 33 gorda puna
19 176 55 shrift
458 243 1 outstripping
389 232 8 subsidence
419 247 13 minutiae
63 94 63 emmet
477 52 36 soyinka
488 194 36 wirayuda bweiz benaissa sartaj driss
619 203 24 submersible
201 29 2 dillinger
42 197 57 pickton
343 4 55 yuppie hunky ingenue libertine lovesick dotty
662 125 61 qomolangma
312 16 17 nickels
1016 60 18 paradis
236 186 60 savoie calvados dordogne oise gironde limousin picardie aude vaucluse charente ferrand yonne indre
823 159 63 ingraham
203 61 29 remarry
575 122 5 spiky
458 23 31 underperformed
585 100 13 craved
924 190 49 rightists
725 88 32 unneeded
368 160 23 ooh moron livin basta adios
541 75 28 magen
652 188 31 ticketed
307 146 40 cienfuegos
179 127 35 ogaden
19 238 29 salve
963 148 57 drosophila
103 68 13 bosom crosshairs
931 254 12 allele
45 238 36 aliyah yahweh shem
953 16 39 sleds
321 15 22 tammany
846 1 57 lambeau
982 87 63 emmerich mankiewicz
395 110 29 underperform
945 19 23 ooo oui
834 102 8 meteors
459 200 56 prerequisites
932 253 10 contras
17 215 22 gosford
721 238 6 chakra
463 47 43 shirtless leering
662 90 60 ararat
337 45 63 maslin crowther bosley popmatters yanow jurek
260 217 62 haye outpointed hasim
138 43 21 cardio
322 206 62 kowalczyk
497 116 31 explosively
51 232 20 befell
479 157 45 belting patter
200 184 57 kelp
933 249 13 acquiescence
491 150 42 amicus
854 31 5 convertibles cadillacs bmws nameplates roadsters
693 39 31 bankrupted
233 140 41 lockup dimona sachsenhausen tuwaitha
106 160 43 grandkids
22 144 12 corollary
866 65 18 vivienne twiggy
903 251 6 lithography altimeter binocular
972 106 51 topps
962 6 10 hamanaka
521 58 63 bly
288 200 8 ascents
683 206 58 angelopoulos gianna
511 163 55 outsize
671 83 49 telemarketers
316 119 63 lepage mcnab
877 103 27 krispy kreme bacardi
609 86 10 misrule warmongering
232 98 43 decibels
938 114 45 naxos
880 172 6 spillway
335 58 63 meagher
1002 245 55 stereotyped
950 210 5 claret goblets
584 35 58 smbc giga guotai
829 39 31 sidetracked
982 206 58 ingmar grazer
601 24 12 monotone
733 87 63 eschenbach
77 133 45 madrigal muti
623 63 40 basile moggi zoff
462 126 23 ultima
114 190 49 techs
558 129 10 firebombing
584 35 59 cfc ncb tcw
567 240 20 downtime hitches postponements
347 46 12 forewing upperside
205 137 51 doodle freebie
303 141 56 overhauls
880 244 8 irrigate
35 228 49 intermarriage
463 122 5 glassy rumpled wispy pasty
467 4 45 trapeze
119 232 20 devaluations
365 251 12 modulated
11 191 60 marrakech marrakesh deauville fes hasharon
765 207 17 fogg
117 185 37 ariz
791 105 8 geologically seismically
889 63 40 maja
45 75 3 rav
296 134 36 arman
741 206 62 jani kis
408 168 22 latrobe
819 17 27 radioshack
439 160 55 freaky groovy stinky shucks
880 172 30 sluice
872 86 13 utterances
44 190 51 fittest
738 66 24 tricolor
60 191 51 millenium
449 229 28 borowski
140 199 35 ladakh mandi chitral kalan mansehra medak
972 75 58 bakshi
751 13 23 ojo
233 214 35 cropper
776 249 56 reparation
602 27 3 yaroslav vasili
490 190 51 rounders
869 176 55 speedier expeditious
694 129 24 watercraft
976 80 49 churchgoers secularists objectors aboriginals transsexuals lepers caucasians bisexuals
511 91 13 lyricism eclecticism
117 65 18 nita tillie
698 27 58 zhai
203 181 44 nuptials betrothal
1008 159 18 gaynor janeway
921 179 40 valli
789 82 32 dairies
209 4 51 pixie hobo leprechaun
414 137 2 porno ditty knockoff
1020 42 51 airdate
667 8 13 pervades
836 127 59 gspc ttp islamiya aqap
458 23 1 outperforming
919 139 0 commissary paymaster
996 234 51 imp rit
915 14 61 maurier kitzbuehel bormio prefontaine wengen magny mugello
599 119 63 scofield mangold
425 199 3 thanjavur
775 2 3 stele stela
605 56 1 scavenging
979 138 30 latrines cisterns
172 255 9 iomega sgi
299 86 10 monopolistic
809 146 19 unam
583 3 5 mannequins
387 84 52 asfour
324 1 1 outscoring
792 219 40 salk sepulveda borrego verdugo
582 145 39 grinds
506 238 23 mio pura polis tala
342 115 58 vassilis munteanu
76 16 6 putty sanding sealer tacks caulking
823 214 63 winchell
567 141 39 detours
889 206 58 birgit kerstin jasmin ulrike
928 63 17 sacco
965 200 54 tweaks paradigms archetypes guises mythologies resemblances
505 114 24 aviano thule
123 138 54 conveniences bookshops
83 0 55 misnomer
686 7 18 maroney
11 191 41 hyannis tropez
849 244 29 refill
793 249 56 notifications
165 190 55 blondes
138 108 20 lethargy
434 235 45 jonson verlaine
278 103 30 filene jcpenney supercenter
83 247 20 foreshadowing
907 19 23 chinas noes
909 87 63 cerf sheffer sorrell minow scardino
849 16 2 cribs
277 229 40 barajas
888 54 37 postcode
696 234 59 ssa spdc lpc
982 230 58 reitman apted mifune
1021 107 55 galvanizing
843 177 9 turnstiles
548 1 14 yellows
800 245 13 pocketbooks
828 39 5 impregnated
236 186 63 landes
910 158 35 dagestani comoran
460 165 6 innermost
296 13 36 khalili
475 91 54 futurist
627 240 34 reconvenes
803 238 27 grameen
616 134 58 ramin mehmanparast shieh
535 4 0 policewoman mourner masseur
956 104 31 apportioned
896 15 16 hollingworth
799 119 63 spillane carvin
19 137 39 backseat
190 69 41 glade
284 77 51 jeeves
41 232 13 appreciable perceptible
28 56 1 shouldering
420 40 36 aleem
928 63 63 barone testa pisano fusco
838 159 62 helmsman
832 43 13 experiential
483 190 5 duds barbies
277 13 58 hatta
956 104 29 canvass
434 235 17 franzen
974 143 58 kostas
300 88 5 dyeing
442 197 40 hass provenzano basson akayesu
260 74 0 southpaw
11 114 60 tangier algeciras agadir
176 229 17 benji
1021 200 13 cornerstones
799 159 63 bayley beckford pinsent emyr
346 213 19 intercultural interreligious
56 14 39 backstretch
441 85 13 piqued
267 42 56 retransmission
833 119 63 hamel frantz canter carle renard mariani geyer brinkman wessel ledoux baur gilson treacy traynor hoffer vliet blain strother doucet
335 159 63 wilmer bracewell
880 221 60 tarim
727 190 42 talkers
280 188 55 disloyal
347 46 57 dusky pupa
601 163 45 timbre
878 25 5 pubic abrasions
450 165 30 bowels
201 63 2 corleone
776 22 49 ratepayers
310 162 54 posited
235 247 13 aural
158 160 51 lollipop
8 248 12 affective
17 4 0 moonlighting
871 209 39 thermostat hydrant
839 90 35 homs ohrid megiddo
195 35 12 fulcrum
541 75 40 gabi
226 47 43 chattering spouting mouthing chomping winking squirming panting drooling clowning huffing potshots fidgeting
316 35 63 mcalpine
332 156 31 succinctly sympathetically phrased prefaced affirmatively
247 233 13 oligarchy
939 94 18 boleyn lumley hardwicke algernon gaskell linley
354 187 18 frau
226 25 6 twitch
857 142 18 etta
298 70 16 tendai
467 119 2 tharp
163 158 36 afghani
643 221 35 batumi
76 37 21 smears
642 119 63 noyes hyland cogan lusk coverdale bamford mccandless haigh hearne hickok reitz cutts becher dillingham breedlove hazelton olmstead allin mckelvey nkosi lansdale monteith upham cockrell mcwhorter brockway humes hibbard fernald dreher slayton scoville sparkman
953 14 13 coattails
203 245 49 consenting heterosexuals
518 246 5 retardant
470 191 61 sepang
123 83 4 newsrooms
418 177 27 teleport
883 209 6 divider
576 101 18 chawla
642 214 63 hazen storrs edgerton mangum
354 187 37 kunst
558 43 10 sprees
436 162 55 infallible
1016 94 63 denys martineau frere orme rous grice
933 145 43 unheeded
155 249 56 concurrence
827 93 49 celibate polygamous
642 2 63 barrows
958 116 14 pounder
513 222 21 cadavers
152 96 23 gris
879 190 51 marauders daredevils furies blasters
409 84 36 farooqi
896 94 16 fredrick asquith brumby denzil
91 155 51 dx altair radeon pix xt
305 54 28 kj
446 53 42 dossiers
290 43 9 quizzes
182 228 56 dismantlement
841 219 40 carreras
477 235 18 lessing naipaul gordimer
698 230 52 ziyi
714 78 37 hotton
40 139 12 hessian
138 37 21 incontinence sedation
947 96 63 rothko mies ansel stieglitz bresson dyck peale spiegelman escher gropius soane lewitt steichen
463 4 0 trusty
479 92 45 transcriptions
962 197 17 furrow dotson chmura cowlings
456 133 18 menuhin
545 5 40 ermita
106 190 2 sweethearts
413 139 24 hmcs ijn sealift
833 134 63 gaillard wiegand
526 217 36 basuki
594 238 3 magister
381 43 39 naps
318 156 43 bade
245 125 61 superleague
522 202 42 webpage newsgroup
579 91 19 printmaking
771 16 39 hollowed
341 86 13 outrages butchery
635 196 27 sgs
234 33 32 onsite
359 18 19 professorial
769 114 22 netherland
75 125 61 pennants
176 17 63 sturgis
423 128 27 bbdo
914 114 24 fob
773 102 2 rancid
900 113 0 segregationist
641 167 54 mesoamerican
742 128 9 roadrunner
972 155 51 pippin
366 251 57 auger
667 225 34 precludes
405 247 55 satiric pithy ribald mordant repartee scatological
715 132 4 ofcom
872 16 54 yarns
170 165 13 repose
787 94 22 leven
871 246 11 flue
982 96 40 antonioni salles
841 195 45 basses dobro
316 192 63 crozier barwick tew vallance
405 68 43 slurred accusatory
851 190 51 immortals ghouls
340 140 33 townsite creamery blockhouse
914 172 33 breakwater
831 87 63 javits
918 101 36 bhat tuanku sirajuddin bahman
827 18 55 chaste godly
34 114 33 capricorn
927 238 30 stupa
889 119 18 lepore
136 206 63 albers schweizer cleve
486 164 34 dubs bemoans
1016 96 5 lacoste
252 187 58 marton
63 89 16 joulwan
803 90 22 christiania
733 65 18 bonino viviane mariann
506 126 24 regia
593 251 9 accelerators
545 214 63 stimson bellinger
836 127 27 tawhid
773 246 55 unclean
867 170 23 fora francophonie
813 34 32 rationed
19 144 55 cathartic
416 151 24 hydrographic
304 172 5 sculptured
283 214 63 dobbins
420 159 63 jonathon ellwood huss
750 176 55 humanly bearable
833 194 58 bernier schalkwyk
895 70 16 chui
936 243 48 unadjusted annualised
521 168 22 dunblane
748 94 36 roslin
334 96 40 calatrava niemeyer
491 48 5 dockers
31 200 20 unmet
644 21 55 circuitous
724 165 13 dawning immemorial
799 143 61 brier caster
664 190 43 confidants
405 86 13 invective
227 252 58 petrovic hlinka
174 98 9 gw
800 16 39 zeroes
965 0 42 notations
673 211 56 harmonized
40 168 22 anglian
956 74 0 aspirant
602 179 58 yuko nikolaos nagata
158 209 39 ricochet floater clothesline
125 191 33 mohegan
259 223 52 sevigny
335 35 62 abt
648 137 14 snickers
972 230 2 raimi fincher
544 139 58 eto
601 0 12 intonation
320 17 32 forklift
896 87 63 vann harkins milgram bonar
439 157 55 lusty
796 75 16 lapid
956 68 5 dimpled dimples
887 190 20 behemoths incubators
774 221 60 udine ragusa alessandria vercelli savona
205 24 51 operandi
136 17 63 prudhomme
834 165 6 kuiper
234 43 24 shipboard
602 27 63 orlov tsibliyev
358 213 20 geopolitics
598 197 27 rigas
312 96 16 delanoe
14 147 60 bagan
338 139 26 jna
721 112 18 novello obie addy donatello
103 68 6 grafted midsection forearms shins forefinger torsos cupped creases crossbones armpits
80 170 56 congressionally
118 38 36 alwaleed
80 188 29 answerable
634 119 58 steinbach
257 10 59 uil
989 218 31 penciled spruced
43 250 63 marten
489 198 4 cdt
247 86 10 apostate
1021 228 13 transformational
175 34 39 unceremoniously
563 19 23 mexicanos
14 50 4 merdeka
732 44 39 stagger
20 184 33 nuba
733 134 58 carrard velappan gyulai casella
365 232 20 localised
1016 87 63 kirsch lefevre perron
42 84 63 gonsalves
402 228 55 orientated
130 144 55 dishonorable
434 235 22 wodehouse maugham
895 152 3 oba
553 159 18 opie
442 197 36 lubanga lukic khazraji krsmanovic
359 18 0 worshipful
726 184 35 shomali
34 238 51 centauri
854 31 59 emd
1016 96 36 verges
958 116 27 bofors oerlikon
109 110 27 backdating
211 135 59 cta rta translink bts
84 189 41 owings
410 196 27 tpg
712 89 63 scowcroft brzezinski aspin
381 181 39 jaunt
433 15 22 abbots
915 42 37 uspga
641 2 11 quaternary
325 163 45 musicianship
778 238 23 kami
408 168 33 berks
521 28 33 katyn
335 192 63 ritterbusch
2 249 56 abatement
434 77 18 plimpton
503 64 1 levying
537 10 23 acta
36 61 3 descendent
953 16 5 saddles snowshoes
439 176 55 dumber
219 181 0 probationary
500 92 19 koranic
526 70 62 yining liqin hakuho guoliang yaping
584 35 2 mathers
772 181 44 tipoff reenactment midwinter islandwide noontime witching lenten candlelit yearend shootaround nuptial bullfight nightcap hartal
850 52 36 lamine cheikh abdou
623 26 36 briatore
171 36 0 headmistress
40 167 60 transylvanian
223 39 20 destabilized
765 60 63 hulse
956 202 9 tabulation
653 206 17 joakim klemm berglund
74 7 17 suggs
279 94 3 theobald
256 4 0 backpacker
172 255 37 lsi intl
922 136 58 kreis lubomir johnsson
90 102 39 lapping
672 56 1 crisscrossing
958 116 58 beretta mauser
251 147 58 thun
871 16 6 washers vacuums
882 181 44 yule
841 46 45 octaves
226 190 39 jerks
562 70 27 teck
924 18 54 proto
803 6 48 oversea
71 94 33 ridgeway
697 174 40 cant
950 102 39 squirt
525 195 45 phonograph
18 156 31 metaphorically
447 40 37 gibberish
195 29 10 foils
576 101 16 mohandas
826 214 63 mitchel
275 87 63 grunwald
158 16 5 fuzz
576 101 62 gavaskar randhawa jeev milkha
34 65 3 lyra
821 70 36 jui chiou
266 54 2 ez
14 199 60 gaborone putrajaya subang naypyidaw thimphu prabang patan
799 17 62 bayliss
355 33 56 nonmilitary
614 234 9 aac mpi
228 136 17 feely
491 83 0 teamster
699 217 62 dlouhy kerber
911 189 22 harpers timmins
257 221 60 nha
712 192 63 mclarty
370 16 57 decoys
271 176 21 sicker
52 240 55 tempestuous
286 144 13 utterance
665 159 63 blundell
305 40 28 tshabalala
762 24 12 chiral
389 184 8 seafloor sinkhole
334 67 62 vilas
748 41 18 anakin sylar lestat morgana
22 200 54 paradoxes fallacies
1016 136 17 marchant
527 47 10 brawling
251 189 41 platz
150 138 30 encampments
550 243 27 polluter
131 52 52 kweisi
821 70 62 hsun
726 238 23 qaleh katha vrh
297 31 11 aspirated
816 138 49 sweatshops
911 114 60 charlottetown
977 135 60 termini funicular
741 101 18 meena rekha amrita
111 94 63 yarrow
623 179 58 uli
459 232 55 controllable
662 125 33 klondike
989 34 39 stowed
993 103 41 bentonville
893 242 8 unplayable
788 116 29 reload
346 210 6 faceted
291 42 37 gip transmiten djia
582 56 34 messes
173 20 20 sieges
153 154 63 demographer
721 19 23 nuestro
785 121 11 hydrophobic analogues
436 86 13 abomination
203 37 56 premarital
483 16 14 cutlery
126 240 61 warmups
276 203 24 circumnavigation
635 134 63 dergarabedian
671 148 57 carnivore
289 56 29 gobble
226 43 6 potty
300 210 51 gemstone
236 186 33 vosges aisne orne doubs manche eure
816 80 49 farmworkers retrenched
807 145 39 tanked
754 102 8 icebergs
1005 200 21 maladies phobias
90 69 57 rustling
982 96 2 truffaut gondry
276 17 62 skippered
6 225 1 redirecting
664 249 0 executors
849 102 30 manhole
199 83 49 tasters
775 235 51 archimedes
686 94 63 garrard
270 209 13 sleight
748 156 34 overhears teases implores
19 247 13 catharsis wellspring reminiscence comeuppance
785 254 13 mimicry
827 245 31 closeted
357 243 11 stratospheric
57 6 37 vn tsx
575 68 39 arching shriveled
764 181 44 revelry
758 128 41 gramercy
889 89 18 noelle
555 187 16 waldheim adenauer
175 80 49 furloughed
871 116 39 extinguisher
155 171 24 clapper
459 122 55 hygienic
243 219 40 haight
930 0 58 kana
535 43 19 marksmanship
274 19 23 electricidad industrias cifra
312 194 16 rutelli antanas alemanno
474 147 59 vfa
164 117 23 childrens
763 243 12 magnitudes
48 21 8 bosporus
593 254 12 circadian
696 139 59 kpa fardc
144 231 43 hackles
1004 45 42 nrhp
328 160 43 holler gulp
633 43 39 parachuting
790 39 31 invigorated soothed numbed awoken
54 83 10 whistleblowers
127 47 43 reminiscing consoling conversing peppering lunching gossiping tweeting needling
436 34 31 unaltered inoperative
434 235 58 roald
764 240 20 wracking fevered
33 88 1 fulltime
284 187 51 arp
25 2 2 tuff marl
728 137 43 brainstorm tizzy
58 219 40 jehan
263 209 45 peerless
206 159 27 tomkins
195 253 11 conduits
243 189 22 yonge boylston westgate kingswood cortlandt frankford northgate beekman westheimer
5 249 56 reappointment
739 214 40 beauregard
958 116 5 muskets
1008 94 18 lovelace
895 223 23 kamp
1016 96 45 cocteau jarre brel
844 224 5 carnations chrysanthemums
555 139 59 comintern
896 94 33 harney
757 75 58 boaz efraim
107 233 35 breadbasket wartorn
796 52 16 craxi
864 162 54 excepting
284 155 9 acrobat iis
697 100 29 yearned
133 106 9 resellers
1012 98 6 teus
885 156 34 recites
38 159 22 southall
506 219 40 kino vara
529 159 62 alun
688 223 63 dann
217 95 16 dravida kazhagam munnetra
827 211 31 circumscribed
601 122 8 gravelly
881 110 41 indymac
214 200 29 underlie
733 63 16 buttiglione
91 31 30 hardtop
521 140 41 cornfield
176 75 63 mordecai
982 63 45 ennio
760 225 1 resettling
50 36 39 flunked
379 248 52 bifida
168 165 1 obscuring
60 191 23 foro alpi
164 249 13 restorative
974 143 0 vaulter biathlete marathoner
765 87 63 mcadams
544 54 39 fro
528 83 49 refs linesmen
974 143 52 pistorius
939 94 52 buller
826 60 63 hennessey
771 141 12 voids
226 209 39 jig flail
312 197 52 cianci
597 155 9 specs
111 129 41 drydock
743 56 39 flicking
623 192 28 galliani
628 14 27 cide
232 8 34 attains
99 165 8 primeval
60 189 22 comiskey
904 37 60 medi
3 137 55 rabble wimp wacko crackpot
362 34 31 recharged
18 211 42 summarised
524 249 56 applicability
493 197 40 echeverria
76 16 39 treads
545 63 40 sodano
648 12 14 chutney guacamole
542 102 13 unfiltered
453 243 55 pittance
518 210 44 votive
895 70 52 gai
668 227 35 adzharia
710 31 56 compacts
658 232 20 foretold
513 34 57 mummified
365 202 9 optionally
107 4 55 backwoods
890 110 29 reinvest
485 238 23 sora
188 101 52 hemant
460 163 12 telepathic
391 40 18 mullally tisha
292 52 58 enver
146 144 54 illustrative
590 243 43 decibel
298 194 40 rubalcaba
858 3 42 microfilm
662 114 33 kumgang
152 213 19 viticulture
527 190 30 cliques
366 114 33 pyramidellidae muricidae conidae
726 199 34 nowe
527 240 61 jousting
224 142 36 numan
575 69 57 twig sessile
413 116 24 asw
85 245 31 naturalised
1008 74 63 bloomer
93 84 52 giuliana elfriede
784 168 33 coalfield rhondda ceredigion connemara
651 47 1 dabbling meditating congregating subsisting
521 127 41 polygamist
630 159 63 hibbert kersey crabb jerald
142 238 51 navi
7 213 4 astrophysical
599 230 40 olmos
298 75 36 naik hilmi
290 43 19 symposia
307 38 40 abrego
628 14 2 pincay mandella dory puller
38 215 51 aur
731 69 57 acorns
769 221 60 bessarabia
633 125 24 aerobatic aerobatics
544 238 59 sama mam
190 252 33 reedy
822 227 33 cauca kordofan artibonite
247 233 49 chaebol
54 150 42 smithee
612 220 54 divination
244 240 44 barnstorming
733 119 58 frieden grandi
897 16 32 excavators
260 67 62 tszyu hearns hagler
953 250 23 llama
502 114 23 cozumel canaria comore abaco maio
359 213 19 curatorial regius docent lectureship
954 247 54 reportage
351 146 28 viana baia
463 18 0 octogenarian
536 207 63 deakin millikin
373 243 11 caloric
656 82 14 carnation
482 107 1 reliving
98 36 41 mcas
113 100 43 basked
1009 119 58 shuttleworth
190 238 33 ghat
202 65 18 karolyi
198 174 29 predisposed disinclined
852 221 60 manaus oporto belem
624 206 28 maciej tamas
953 16 6 mowers
947 206 58 saarinen eero
977 135 0 taxicab
748 159 22 walford
977 135 51 trax tomorrowland
407 10 12 subfamilies thesaban
816 83 29 unionize
176 159 51 phineas
785 200 54 affinities temperaments pathologies
780 228 21 discontinuation
291 23 9 xetra
442 197 17 krstic
418 255 9 webtv
45 10 35 kula
896 194 16 muldoon diefenbaker askin
566 142 2 chaka fela
609 4 0 crony
745 209 6 shunt
275 77 23 villard jove verso
871 16 5 dryers
500 238 54 veda bhagavad upanishads bhagavata
833 206 63 flemming dijk brouwer jost blom streit walder goossens
915 134 40 mutua
271 176 6 dimmer trimmer sounder
408 72 51 hoosier
829 86 20 backsliding
568 229 41 strasburg
203 61 3 naruhito
450 122 2 nitty
298 179 58 shiozaki
661 206 58 juha
888 228 12 agglomeration
1017 28 3 czarist
749 3 51 monogram
176 159 17 micheal blackie hosea
203 4 18 divorcee
623 194 16 gunes
764 162 13 guesswork
843 190 10 changers
169 235 18 blume
618 86 13 idolatry
198 39 31 disengaged
609 28 56 serfdom
45 238 59 khalsa ela gurdwara
1 125 5 shimmer
295 214 33 appomattox
805 75 58 itamar
922 136 4 kron
310 24 12 conjectured
939 189 22 mandeville
209 4 2 doggy
63 219 40 zobel
279 65 18 leto
163 98 3 riel mbar koku
371 167 3 cretan
852 90 35 pisco
936 11 48 resales
170 47 1 urinating
683 153 36 panitchpakdi
849 111 42 unopened
91 31 2 deville
177 242 6 sinker overhand
282 208 44 revellers
664 83 43 spokespeople
205 0 1 coining
505 139 33 cfb
619 102 8 slicks
28 231 1 inflaming
289 44 39 jacked
641 2 49 mississippian anasazi
221 19 58 eran
57 6 8 mdax
479 91 45 polyphonic virtuosic
463 68 39 stooped
595 240 55 herculean
688 185 52 geren
850 115 36 coulibaly
699 87 63 caputo krasner landman reidy mohl abelson
63 150 52 kollar kotelly
663 37 55 antiseptic
834 165 51 intergalactic
164 43 5 corsets
255 231 20 welter
833 206 40 felder coughlan simonsen
202 219 40 drago fontes
822 146 40 negri
545 185 58 kempthorne
1006 70 3 enlai
928 63 58 galli petrucci uriel landi
93 197 36 nasreen
355 33 10 counternarcotics
957 211 31 inoculated
255 122 5 velvety patina rubbery
464 129 34 collides
708 243 20 turnouts
305 89 58 yon
84 168 22 bingley
588 74 0 tribesman
962 159 63 lafferty
379 251 12 dilation fertilisation
45 187 0 herder
370 171 59 nmd
658 160 36 manna
967 37 59 tpa ppa
603 6 27 meralco petron jinro
573 189 33 burnaby glens etobicoke
148 218 31 excised
256 140 35 discotheque nightspot
918 52 36 shehu
40 147 60 hanseatic
176 137 63 rube
608 249 56 delisting consents
180 199 60 bulacan kolar drenthe gelderland chitwan
809 147 28 xerez sfaxien
135 159 63 broadhurst hetherington calderwood
366 25 6 keyhole
992 240 20 climaxed
956 34 31 postmarked
805 84 52 shomron
1003 22 56 furloughs
573 72 33 okanagan
871 251 11 microwaves pasteurization
522 50 4 tamilnet
765 27 58 walz
442 84 52 ojdanic
641 2 3 ordovician minoan silurian mycenaean paleocene runestones moche
611 47 30 poolside
477 238 51 oe
282 106 10 scalpers
495 94 28 kitson
193 251 12 kinetics
25 210 6 obsidian
643 114 23 pago
169 235 12 feynman
71 197 22 tunstall
248 202 29 embed
327 172 8 overhanging
368 137 13 baloney hogwash
19 249 56 inducement
106 190 51 playmates
298 179 16 kajiyama nonaka
37 6 27 baoshan
872 200 43 gripes
775 124 54 hebrews
997 170 56 ramsar
626 4 45 cockney
123 138 21 dispensaries hospices
787 126 33 oka rubicon aller
544 54 58 tek bem tol ved
944 112 42 despatches
236 186 23 gard leer sarthe
651 129 39 homeward
467 43 54 quilting
148 49 4 newsreel
393 138 8 hilltops
499 233 31 prospering
166 0 45 qal
365 3 5 overlaid
73 218 54 popularised
381 240 42 followup
117 214 63 mccurdy
337 214 63 canby
391 159 62 vermeulen
164 43 44 bereavement
564 34 31 pulverized
64 186 61 chamonix
721 112 59 apra dga
234 202 9 provisioning
836 170 59 ulama
774 227 60 puglia caserta trapani
299 234 56 gsp
118 191 30 burj
369 238 60 toa
628 14 62 pletcher curlin stablemate zenyatta afleet medaglia
416 141 12 hydrological
275 19 51 pelzer
497 8 34 cements hardens
164 25 21 ambulatory
813 246 11 irradiated
582 157 39 snatches
790 18 55 unhinged
977 135 33 trackage gotthard skyway
362 88 32 recharging
285 243 20 birthrate
64 199 60 vaud karlovy
176 142 63 chas
982 70 58 yimou
914 140 33 cannery bodega
195 20 49 belligerents
646 24 12 tiebreakers
512 89 63 satcher
544 234 59 nama
513 34 39 rotted
671 56 10 snooping
590 45 45 elo
434 87 63 sheehy stine zinn schlosser alexie
649 121 11 feedstock liquified
647 104 49 scorecards
924 95 49 trotskyist
864 189 56 proviso
394 240 21 debriefing
111 72 41 bremerton mayport
165 160 49 bums niggers
460 157 43 disembodied
106 245 55 impressionable preteen
664 61 26 pyrams
277 96 4 bourget
35 228 20 radicalization
860 221 60 grottoes
74 207 63 embry
929 54 37 mui
846 128 41 seaworld
1011 186 28 clichy
60 240 61 bledisloe
800 56 1 minding
405 86 43 diatribe tirades diatribes
668 28 60 biafra
275 235 63 eggers tyndale follett
113 145 31 coalesced
90 137 39 zig
884 65 2 lupe
126 7 39 blitzing
810 228 20 obsolescence
16 102 8 sodden
729 244 29 revalue
834 46 11 globular
290 138 61 ovals
348 21 33 bisected bisects
555 52 16 broz
605 246 29 ingest
886 95 59 amisom
991 200 20 separations blowouts teething
19 137 2 fizz
298 143 16 jowell
668 221 35 ashgabat adjara
842 190 49 frontrunners
159 254 57 prion
768 43 19 residencies apprenticeships hairdressing cosmetology
721 112 33 nandi
569 134 52 kubba
927 148 57 capuchin
395 235 3 rasputin
351 219 28 couto
138 232 13 dryness overexposure
982 84 52 henze anurag
111 138 30 wharves jetties
130 228 10 dismemberment
982 133 45 morricone
662 114 41 mauna kea
833 96 63 eames paulin mangano maire dufour lapin ambroise
870 226 10 defrocked
787 65 33 darya jamuna bega
157 60 28 gera
765 7 17 witten
841 147 6 harps
163 98 60 birr
939 94 33 lytton carteret
270 144 24 diversionary
420 40 28 koertzen
603 203 27 busang
965 82 14 flavours
597 202 12 identifiers
884 142 45 bocelli
205 0 51 mnemonic sobriquet anagram salutation
409 75 52 hussam
535 139 19 nco
435 92 31 retold
578 88 32 machining steelmaking
700 204 34 thickens
368 137 51 daydream gotcha quack bullshit
322 119 58 irv seto grabowski
307 230 40 estevez
998 144 55 quintessentially
629 188 31 demonstrably
19 209 6 crutch
51 55 29 befall
832 43 44 matchmaking
972 128 63 lasseter lantz bluth nederlander lorber
945 190 37 ers
49 125 61 wsop
389 90 35 mayon pinatubo
251 207 37 eth
299 249 56 exclusionary fairtrade extraterritorial
850 194 28 antonis
721 112 0 honoree
619 1 32 drillers
434 142 18 helfgott
441 164 31 couched glossed
256 227 35 kuta
778 200 44 apparitions
53 44 39 straddled
290 43 61 rodeos
699 78 52 radin chante
592 65 18 steinem
470 14 51 yearling
882 159 28 goulding hayne
641 238 54 sangam
462 235 51 crusoe
871 16 9 mixers toasters
716 165 55 blissful
245 126 59 ue
867 170 44 ibero
833 197 40 graaf
138 73 21 cramping
433 61 3 concubines godparents
247 220 56 theocratic
878 16 6 fingernail
45 238 4 kol
290 138 44 carnivals sellouts
348 21 35 abuts
11 147 22 bnei
687 72 41 cruces
764 233 20 tinseltown
55 219 40 arnaldo
787 72 33 neva
617 27 4 taras
138 68 21 sneezing runny
408 214 41 morehead
223 34 31 irreparably
883 21 31 intersected
798 242 28 rowspan
810 184 20 mire
158 209 0 beater
200 250 51 barracuda wahoo
914 72 41 tarpon windermere rehoboth pompano wellfleet
90 102 45 pulsing
603 196 33 aran
1 170 61 wcc
524 243 12 selectivity tolerances heterogeneity
757 119 63 hecker garin schnur brownell delong paal mcfaul guth
864 10 12 subsection
782 104 59 cvp
24 140 30 mordellidae
489 234 37 mst bst hcp
321 194 16 christodoulos
147 134 16 udugov eisin yakushkin blankley cassoulides lamassoure bazak dromi nhek
3 220 55 purist
658 220 13 bloodline oneness
925 88 1 transplanting
185 110 55 riskiest
775 235 42 scrivener
797 190 10 scalps
58 40 17 muliaina mils wavell drakes jonty symcox daryll
436 122 55 inconspicuous
1016 14 57 hamelin
849 7 5 satchel
798 242 6 somersault
800 110 42 promissory
451 75 58 issing frenkel otmar
453 249 54 indulgences
302 194 16 salmond gysi
741 160 18 auntie
646 242 6 topspin knockdowns
133 82 14 roasters
135 217 62 reneberg
757 206 62 riedel
497 233 55 ascendant
755 160 2 hark
148 211 31 spliced
977 222 57 emus
1016 197 18 gougne
855 202 9 interconnect cabling
611 126 23 chaise
288 20 24 lookouts
785 200 13 destinies
460 200 54 postures
138 68 6 tingling
897 16 5 brooms slings hoes crochet
246 209 12 triangulation
70 249 3 tithe
322 206 63 koss
504 148 21 aureus fusarium
87 213 19 actuaries
943 192 16 hayatou ramaphosa luyt
13 92 54 chroniclers
724 190 54 forerunners
362 195 6 gyroscopes
24 148 0 gracillariidae
166 69 40 aloe
623 26 22 gatland pulis
301 122 55 unblemished
270 86 55 jibe
374 42 61 wcup
833 206 28 kees joris
943 94 63 verney
866 63 18 donatella
354 187 51 gott
391 159 35 palu
194 207 41 athenaeum
278 103 11 iga
96 152 60 viceroyalty
326 210 6 amulet
17 215 18 delilah cybill mannix
601 0 55 unintelligible
401 18 55 stealthy
117 119 63 gunderson
45 13 36 shaykh
670 122 55 homogenous homogenized
833 94 18 alix
919 74 0 objector dignitary invitee
430 72 33 llano salado
1016 119 63 turpin maes acker leduc vachon
291 181 44 atx
22 86 13 misinterpretation falsehood
813 39 31 peddled
798 209 14 toothpick
354 87 63 herz
535 139 51 rifleman
53 34 31 reconnected irretrievably
593 254 11 eeg
822 184 33 sonoran kalahari
295 168 33 kootenay welland nepean conwy
7 213 33 sssi
656 250 51 topaz calico bumble trillium
896 153 3 disraeli
788 209 29 destruct cinch
662 52 16 tenzing norgay
147 134 35 gourmelon kalima
756 139 24 mechanised motorised
806 247 55 bravura
45 238 23 bene fidelis cacique
467 48 2 blackface
844 232 43 wilting
700 204 29 thicken
15 36 19 madrassa
950 82 32 casks
208 200 20 gyrations
915 14 41 gardena
157 60 37 fram espo bodeen
862 16 30 windshields
641 2 12 stratum
460 165 51 beholder
206 6 27 ranbaxy
630 197 63 akins cowart
381 181 21 convalescence
990 235 51 oberon
1008 119 63 tilley lipscomb massie doty haslam pattison raynor hemming pullen spangler corley snodgrass rosser sneed chipman luckett varner bolin dowell larrabee grigsby lattimore blevins tarr irby hillard sarno blodgett talbert zeigler wardlaw haviland barbee pinder
228 174 29 broach
181 135 44 tolled
48 21 60 bosphorus
732 69 29 germinate
832 48 5 bespoke
998 122 23 luxe
155 84 52 gehman
885 10 45 bwv
603 110 27 lilco
896 192 63 eddington erastus
812 137 51 grub
599 230 52 mcavoy caviezel
368 190 51 rascals
718 110 9 securitization
826 65 18 keeling mccool
599 58 63 naughton
991 16 6 ergonomic changeovers welds
513 16 6 splinters
132 165 55 thrall
305 255 27 asan
886 33 59 minustah unamir
470 191 22 donington
74 78 9 eudora
656 69 3 chrysanthemum
787 70 33 phraya kosi
972 87 63 pressman selznick lunt lasky
850 206 16 addo
435 41 54 mythos
355 33 32 equipments
49 240 51 instalment
686 16 17 moulds
514 228 19 popularization
200 129 39 trawling
958 147 41 wacker
895 75 58 messer dori vong henny
227 7 62 novacek
775 46 6 lectionary
335 94 27 bradstreet
541 134 52 adom
957 248 20 pandemics
248 244 9 configure
633 141 6 chutes
988 47 10 loitering panhandling
807 23 20 nosedived
945 160 33 yup
405 91 54 polemical
929 70 33 tsing
750 174 29 anyplace
406 181 40 fermin
880 21 33 seaway
98 36 1 imparting
507 68 39 slicked
927 220 19 aikido qigong
775 210 6 shard
451 192 58 welteke gerashchenko
92 64 34 infringes
850 134 58 shota
895 219 40 lora noli mola nata
201 136 17 gordie
383 56 39 noisily
633 195 30 cockpits
643 52 60 malabo
656 250 35 mamba
189 181 44 fiftieth
950 16 11 vats
280 254 55 aberrant
732 157 6 vibrate
600 96 41 moca
787 70 3 huai
482 86 10 wrongdoings
301 225 1 besting
403 80 49 interviewees
623 252 40 zagallo
602 84 52 dmitriev
117 219 40 becerra grijalva
952 4 0 pooch zookeeper dachshund
531 249 13 imprimatur
586 16 5 snowflakes
297 42 34 catalyses
741 101 58 didi amrit
544 54 2 cee
205 126 23 meme culpa adieu fandango
257 234 27 isl naral
316 159 18 donal
453 22 9 residuals
194 168 22 sandringham holyrood
106 4 0 deadbeat schooler
929 223 23 soi
42 197 28 trabelsi weinrich
164 37 19 ayurvedic rehabilitative
885 167 51 waka
90 56 1 revving
176 215 2 rollin biff spanky carlito
716 37 21 cravings
322 87 63 teitelbaum lipsky freeland karlin phillippi beutel kloza mundell matus neidl
359 35 19 capstone
408 72 3 nauvoo
121 66 28 cayard
748 238 18 kalyani
848 254 6 axons axon ganglion
926 98 12 milliseconds
609 190 49 oppressors
45 235 36 baraka
522 196 27 daum
57 11 12 coincident
810 55 13 dishonor
981 19 23 haya
485 227 23 tum
537 146 23 juventud
541 27 58 eisenstein
673 188 31 abided
339 82 1 distilling
265 182 29 disobey
340 191 33 carillon
275 215 51 lemony snicket
388 197 63 berk
775 2 54 runic
483 210 51 emeralds
76 68 6 tummy tingle
864 42 42 herewith
699 78 12 topkin
169 217 62 verner popp
533 176 6 legroom headroom
331 126 23 toi
485 160 23 thang bom yea
442 197 10 vesco lauck
555 139 51 afrika korps
803 35 58 chuo ibj
338 190 49 joes draftees
939 94 41 lisle eastlake
661 143 28 slipstream
977 168 22 chiltern
749 3 34 adorns
914 140 3 leper
14 223 35 taw
545 134 63 siewert gorelick
96 34 31 depopulated reentered
136 87 63 hoge storch simonson wasser
982 142 2 django
692 219 40 figueres higuchi sixto
294 220 49 haredi
209 209 14 pretzel
585 163 54 bloodlines
770 95 37 nlp
846 221 57 wolong
509 135 34 derails
688 61 52 dannielynn
926 56 39 whisker
833 63 40 carbone martelli coster
170 68 21 prostrate
389 114 33 etna kilauea
616 194 16 lari
282 208 49 partygoers celebrants gawkers
576 101 36 munaf
757 252 63 kennan
743 40 39 midwicket
758 132 4 metropole
648 38 2 cutie
945 10 37 hellip ndash
163 234 59 sdr
205 247 54 dictum rubric trope aphorism
416 91 54 acoustical
483 37 54 potions
84 235 63 rossetti
450 111 55 overstuffed
630 230 63 renfro
334 219 58 budi
568 35 63 bibb
562 6 16 bakrie
507 209 6 toed
998 220 55 puritanical
844 55 29 fertilize
810 102 39 underfoot
79 159 17 brien toews
747 245 55 ravenous
548 80 49 samoans
689 249 25 summonses pleadings
651 4 2 incognito
111 141 32 marshalling
57 19 35 sez
298 194 58 evangelos yosano megat cetin mumba widodo ginandjar eka hartono kunda pik mulyani
113 231 20 teetered
778 47 44 worshiping
104 122 55 stilted unpolished unhurried joyless
64 31 33 tatra
553 77 63 cowles cookson graydon
726 160 23 papi
626 167 62 tulu
446 244 29 falsify
819 171 27 tepco
798 209 6 floured
84 75 36 emin
810 232 13 irrelevance
404 139 19 legation
80 104 31 overridden
138 108 13 disorientation tiredness
527 47 20 quarreling
157 60 62 danilova nataliya
414 74 0 auteur
384 127 49 sadrists
930 0 9 romanization
211 234 27 apl
270 28 51 blitzkrieg
564 2 57 driftwood
493 84 52 endara
326 4 2 knievel
614 234 59 ansi
491 234 59 iam iww alpa ctu twu
287 63 18 giovanna caterina vittoria rosina
203 18 55 incestuous
526 146 62 musashimaru
328 68 6 quiver
827 245 0 paraplegic
77 63 23 origen agricola
723 228 1 fledging reordering
22 24 12 causality postulate discontinuity
612 16 5 prosthetics
584 35 18 atticus
270 137 51 smokescreen phoney
977 39 31 egged
290 104 61 runoffs houseguests
848 25 11 prefrontal hypothalamus mucosa
354 139 23 deutsches
321 187 52 diarmuid
334 17 28 meira
897 195 6 paddles
537 96 4 nouvel
709 1 3 bayi
600 128 54 masterworks
507 48 45 bolero
381 240 43 goodbyes
982 230 63 winterbottom friedkin boorman gibney ramis
748 41 36 frodo
624 119 63 farkas
662 126 23 apo
108 65 18 allegra
251 133 58 oper
107 189 33 nether
474 234 61 ofc nsl cws knvb wsc
666 228 1 rebalancing
244 88 9 kickstarter
529 159 37 dafydd
211 207 19 ubc dav
115 86 56 accompli
872 247 13 polemics platitudes exhortations daydreams ruminations entendres
57 23 9 premarket
477 142 36 kuti
185 233 55 dirtiest mightiest liveliest
152 82 23 chianti grappa
813 31 9 souped
504 250 57 mongoose sandpiper
946 199 60 stellenbosch
142 45 59 tselem
969 217 62 ousts
88 74 0 clinician optometrist
195 74 0 troubleshooter interlocutor conciliator
233 13 36 gharib
556 211 31 prioritized
441 122 31 enlivened
611 47 43 cowering lounged
175 44 39 stretchered
788 16 6 velcro latches rivets handrails fastening
914 129 51 buccaneer
343 74 0 londoner kansan evacuee
6 56 39 ploughing
846 140 22 elks
1020 191 5 osr
260 192 63 duva
618 220 0 adherent
983 129 0 whaler
181 208 43 honked megaphones
64 167 33 bernese
89 25 6 grafting
6 188 31 misdirected
882 63 3 rollo
381 240 10 tryst trysts
773 165 11 impure
985 139 59 vfw
689 202 56 permissions
201 197 17 rizzuto
962 63 18 barbieri
83 240 55 denouement
15 93 56 rabbinate
732 145 11 decompose
785 247 12 symbiosis
665 17 18 lita
584 35 19 babson
502 114 63 bonin
291 23 44 footsie
932 190 49 holdovers
698 38 10 hongzhi
617 139 60 petrograd
612 248 21 appendicitis hospitalisation
282 174 55 uninitiated
430 19 23 tipo poblacion perdido
462 10 3 apg
93 117 52 wangari
271 11 55 steadier
389 2 3 vesuvius
613 139 59 dfc
119 200 39 gambles
866 187 18 furstenberg
368 137 2 psych mosh
710 68 5 singed
573 72 22 catharines
927 213 19 ayurveda
245 168 22 isthmian tippeligaen
233 226 10 sobibor detainment
739 214 22 farragut
535 139 0 infantryman parachutist signalman scoutmaster sapper
849 209 9 dispensers
929 13 36 dein
201 198 40 arsenio
34 196 27 tetra
210 238 23 bada
106 245 57 tots
5 36 19 headteacher
300 82 14 artisanal
107 227 35 hinterlands heartlands
810 209 6 stasis
131 94 63 colley bendix huddleston banister
558 243 21 incidences
967 95 59 pcp
486 107 1 embodying
195 233 16 powerbroker
17 230 2 smothers
277 203 24 spaceport
42 197 58 hofer simonyi hoyzer
595 240 20 ceaseless
453 22 6 stubs
699 77 18 schlessinger
760 80 39 busload
233 42 37 gitmo
798 204 39 crosswise
608 88 56 tendering
146 165 55 dreamlike
757 214 63 covey battelle
456 142 45 brubeck
210 171 59 dac
462 137 51 wipeout sudoku
300 16 32 foundries
690 156 43 slyly
211 139 4 rfa
927 36 19 madrasa
968 1 22 uab
15 138 49 madrassas
771 172 6 semicircular fluted semicircle
888 59 44 triennial
27 167 63 shona
726 75 36 kandi
568 72 33 hocking
447 234 37 fff cert aq
199 247 54 gastronomic
1020 243 37 spf
315 94 22 stepney wigmore
103 68 55 contorted
86 138 54 touristic
91 126 51 borealis futura
768 200 54 specialities
62 244 39 retrace
770 246 11 starlink unprocessed
728 47 20 haggle
194 140 22 armoury
263 242 0 tackler
1020 199 37 dist
439 137 55 loony teeny critter bitty pollyanna
349 102 13 froth perspiration
210 190 23 finders
765 136 17 maltby cassels
564 172 39 rungs
211 202 9 dma
30 136 27 wolters
803 50 4 melli
1013 185 58 stabenow
18 144 55 overused
798 12 14 baguette
584 119 63 siebert kanon dakin
524 107 13 desirability
252 227 60 bata
699 94 63 pender
371 167 51 klingon
578 2 57 guano
379 254 12 asexual
697 174 1 presuming
106 190 5 santas hunks
395 230 51 iago shylock
453 106 49 freebies
651 56 29 hunker
138 47 13 feigning
391 159 22 botham
335 171 59 pwc jbc
844 69 31 pruned
194 238 58 bhavan
121 74 27 shipper
234 209 6 pallet
38 207 22 tiffin teater
1013 84 52 klobuchar
416 213 54 cartography
661 63 62 rinaldo simoncelli
619 209 20 pothole
155 159 63 lj
429 24 6 helical
882 94 3 cowper brougham camber ormonde maccarthy darnley
899 219 40 sambo
91 210 51 coronet
987 164 1 deploring
534 46 11 follicles
721 112 23 riba femina outland
60 199 60 mohali
170 189 11 abney
370 203 62 topol
137 253 32 uncollected
93 38 40 paya mastrogiacomo
773 254 11 pheromones
710 51 26 ceasefires
340 48 5 smock
493 194 40 fraga
117 87 63 jerrold
283 89 23 guehenno yvo levitte
658 126 23 damnation
939 186 3 blois
297 254 12 causative
127 39 31 apprised
544 159 2 reo
138 157 21 wheezing
435 244 29 narrate
754 114 57 aral
844 145 31 bloomed
366 10 3 aland
190 181 8 vernal
414 49 4 docudrama
882 159 0 joiner
850 27 62 irakli
799 252 63 guidry
485 186 23 dien
136 192 52 arpey
182 203 59 iter
809 126 23 sportive
553 60 63 millward schreiner
670 79 9 immersive
664 190 3 retainers
485 70 59 naa
126 242 6 backboard uprights
146 105 55 watchable
680 147 37 mazembe
526 70 36 yani
322 213 19 macroeconomics
71 159 63 hallett
680 168 28 scarlets
840 80 49 lawbreakers parolees
933 108 13 protestations
742 190 49 drifters
921 179 18 hitomi megumi
247 220 54 hermetic
820 209 39 chicane
1009 83 24 spacewalking
927 124 51 heathen
176 119 63 enos stanfield jud malachi mell herc
76 209 5 deodorant
245 147 14 lig
968 207 33 grambling alcorn mcneese
886 234 59 cdf unmin unikom
169 206 40 helmer
705 255 27 spyglass
53 16 5 clogs
450 144 55 dodgy
442 38 10 riina
895 219 23 lis
561 215 43 spellbound
408 186 41 lenoir bossier
767 55 29 entrench
175 244 29 reapply rehire
288 125 49 paddlers
19 137 51 fistful greenlight trifecta
1005 54 37 rh
368 160 55 yummy
656 69 27 pabst
892 122 55 hothouse
679 47 43 gloating
619 20 24 launchpad
803 255 27 nbd
121 66 0 stewardess
507 16 5 laces
896 94 18 ellery custis
866 103 62 miu
184 39 43 serenaded
357 220 12 stratification
1021 21 35 crossroad
209 137 9 toolbox
945 198 4 amanpour
773 144 55 fishy
322 187 58 moltke
911 146 33 gatineau guanabara
991 209 6 balky
850 41 51 momo
315 221 60 shinjuku
257 60 59 fam
688 67 18 kilroy rickie
239 101 36 elahi alok
477 235 40 neruda
718 110 11 collateralized cdos
159 4 0 jogger
854 31 30 coupes
601 178 6 vibrato
488 194 40 robaina matutes
729 228 56 convertibility
536 101 19 birla
433 190 3 czars consorts
321 235 51 bunyan
370 116 34 spearheads
871 16 11 thermometers
53 141 6 corroded
733 192 59 verbruggen bolkestein
499 145 29 afresh
256 240 10 barroom
316 194 63 copps mccully
623 26 16 whatmore osim boothroyd
485 94 63 haft
275 77 2 sedaris
741 75 36 ewa ulla amira
993 191 41 kennebunkport
680 37 45 haka
736 82 14 unsweetened pistachios
14 223 52 anmen
464 129 29 capsize
408 185 41 moorhead
13 83 0 decorators
289 209 6 vise
15 220 54 wahhabi
812 16 5 lint
634 214 17 mabry
721 112 40 magsaysay
395 235 45 euripides sophocles moliere
286 247 13 exhortation
410 234 59 bda gic etf pnb opic epf
154 43 44 evangelistic
84 60 63 metzler lardner burling
602 27 27 deripaska
1021 91 54 exemplar
163 90 60 pula
300 135 32 haulage
226 56 1 wallowing
637 243 34 fluctuates
456 190 45 violinists
379 181 21 menstruation
389 10 23 loa
895 223 52 lek hout
651 47 43 beckoning pining
1005 37 21 baldness
331 210 14 earthenware stoneware
833 159 63 simmonds geoghegan gaughan bolland
670 106 9 paperless
22 200 13 incompatibility
805 189 33 maale
964 221 60 miaoli
619 102 20 gusher
615 143 62 bakke
788 16 29 fasten
34 10 45 sinfonia
205 137 55 buzzword catchall
255 247 54 melange
820 195 39 revs
22 0 12 antecedent
799 17 18 hemmings
979 195 11 intakes
758 128 51 epcot
655 65 0 caseworker
342 179 28 hidetoshi
911 114 23 vella
892 189 14 portobello
234 249 56 conveyance requisition
886 66 24 eufor
631 16 6 flippers jointed
619 234 59 btc
414 91 54 subgenre masterwork
768 213 54 gastronomy
997 249 56 violator
771 209 6 troughs
877 103 51 donut
664 156 43 questioners
889 134 58 pascale
98 238 23 sekolah
680 40 28 sundowns
419 56 6 fingering
608 83 48 acceptances
257 170 59 pata sanzar
810 4 10 pauper
38 168 60 hamar
919 245 55 unattached
277 179 60 haneda
624 152 3 hetman
203 61 1 fathering
25 2 4 shales
566 60 3 llywelyn gruffydd
454 249 49 paroles
57 23 23 kosdaq
608 83 49 consortia
895 70 18 dian luk
318 140 44 gravesite
799 179 62 soni
185 137 51 granddaddy
862 209 6 splitter gasket clamshell muffler
137 144 55 unrecorded
785 232 11 deleterious
233 226 3 treblinka
752 8 34 blurs
199 144 55 delectable
497 209 6 appendage
63 150 40 olmo
765 119 17 eldred hutcherson kinkade
994 107 1 redeploying
604 240 44 tenures
166 69 57 ficus ginkgo
647 151 12 enumeration cladistic
724 145 20 eons
743 209 6 rifling
234 88 56 siting
813 137 14 prepackaged
388 219 23 concha cuesta barco joya
787 119 33 rother
30 136 40 najera scola delfino
872 240 56 enactments
671 137 57 smut
542 165 55 untainted
1011 207 63 cornel
247 233 34 archenemy
387 127 36 sadrist
831 191 40 alamodome
981 70 36 neda
979 102 8 seepage
451 234 59 eib
619 184 8 anwr
1016 117 52 gouveia
635 151 9 databank
118 147 28 ahli
339 82 27 absolut smirnoff
823 252 17 caray
58 238 28 suraj
395 96 2 piaf
819 6 59 sdi
103 209 9 clipboard
593 135 9 levitation
484 85 31 untroubled
630 7 17 hutson stubblefield kearse deshaun wilfork tuggle hennings
695 249 56 decertification readmission ratifications
562 6 11 hcl
633 135 6 taxiway
115 137 55 legit pushover nonstarter
914 191 27 sentosa
964 199 22 kalisz gniezno koszalin
3 137 43 pleaser
939 235 42 pepys
619 209 39 spigot
211 171 60 ife
495 207 41 sidwell
498 20 1 overrunning
877 178 2 juke
998 245 55 westernized
279 197 3 welby
304 16 6 moulded
799 60 63 tyree
683 84 52 daskalaki
739 94 22 dunmore havelock wollaston kingsford
550 102 32 smokestacks
602 27 17 fetisov konstantinov
662 214 33 bridger
602 63 58 konstantinos
733 75 58 steinitz frits
896 96 63 schuman
665 17 58 aguri
137 44 39 dodges
850 206 40 ndiaye
866 96 0 couturier
379 107 1 weaning
527 190 49 oppositions
697 47 39 urinate
45 87 36 akiva
715 171 58 donen
357 46 12 albedo
30 65 18 alana mose
681 134 63 formica
290 43 44 symposiums
256 191 51 dreamland
354 75 58 sefer einem
613 139 2 oberst
436 211 31 unencumbered
754 206 24 cartographers
821 70 4 nien
853 27 0 spymaster
653 206 37 hed
354 199 60 sind
965 3 54 typefaces
944 36 1 excelling
919 15 51 inquisitor
977 135 23 locos atocha
60 191 35 rustenburg gerland versfeld
147 134 18 byrs
558 86 10 lynchings
171 61 55 philandering
420 206 62 knowle aspelin anca
669 223 52 zubayr
956 200 49 absentees
437 202 42 rulebook
993 119 41 eagan
25 251 6 accretion
198 150 25 committal
982 230 51 lugosi
418 66 27 intermedia
25 34 8 compacted
670 251 12 stratified
499 34 31 irreversibly
634 7 17 pokey
173 86 34 combats
391 159 63 pocock snape hassett randell casson hadlee mckechnie vickerman tovey giffin
112 222 57 cockfighting
728 56 20 chafing
60 191 16 bellerive
630 214 63 boykin
938 45 42 heatseekers
44 137 20 stunner
113 44 31 leapfrogged
379 249 56 procreation
317 156 34 concurs brags
321 126 23 wort
252 214 63 batchelor conger denby arvin swanton
947 235 54 eakins vasari
699 65 18 jenn
136 192 27 bertarelli spinetta
108 37 39 slimming
247 4 0 stooge
733 252 58 granik
895 75 59 ori
518 165 13 afterglow
586 102 32 belching
558 246 10 poisonings
40 41 3 vandal
852 186 23 castelo
401 66 58 heinkel
83 165 55 bedfellows
357 232 20 inbreeding
903 187 6 zeiss
136 187 16 hartz delamuraz
395 63 18 prospero
398 218 31 outgrew
409 38 40 orejuela yarkas
25 34 31 uplifted
365 24 12 divisible
851 172 51 gargoyles
121 84 52 sibir
869 21 39 unobstructed
451 170 16 eurogroup
943 95 23 gana
266 196 27 bnl
1003 232 20 dislocations desertions
998 233 49 moneyed
424 247 13 sensationalism snobbery nastiness reeks frivolity idiocy
154 92 42 hymnal
885 247 55 elegiac soliloquy
943 238 22 tambo
200 16 6 blubber
495 230 28 delon
952 70 60 taiji
155 74 0 dissenter
958 73 6 holster
153 235 19 coauthor
467 126 45 rumba
796 187 16 gusenbauer
436 165 12 immutable undifferentiated
631 25 6 molars constrictor
1019 130 57 twisters
558 232 20 drownings
1021 176 55 winnable
956 100 31 canvassed
334 132 40 canale
903 24 12 fresnel
566 235 36 rumi
624 217 36 damir
267 155 9 decompress
215 179 62 shinobu
437 184 51 asap
724 10 12 pdb
365 157 43 resonating
550 64 56 tailpipe
861 35 40 coldwell
599 230 58 statham dorff
416 33 23 peacebuilding
544 160 2 neu
252 206 62 kiraly
745 25 12 lumen occlusion
770 16 14 husk
22 144 1 misreading
256 126 23 brasserie cantina
233 207 35 sleng
596 96 4 capa
758 35 63 claridge morgans
534 25 6 testes discoloration
13 133 54 dramatists
558 20 26 infiltrations
895 230 18 bana rossum
152 108 43 fume
764 102 39 adrenalin
44 61 0 breadwinner
467 133 2 steppenwolf
662 65 62 vlasic
304 2 3 runestone
733 192 18 defrantz
8 254 55 nonverbal
181 157 51 screech reveille
283 89 18 frechette
449 229 45 isuzuki
365 172 31 bracketed
833 126 23 groot
913 116 24 munition
380 206 57 petrels
937 200 56 apparatuses
34 196 51 hellas
584 189 41 bessemer
934 199 60 kalamata bystrica cusco labem arta awadh molise blagoevgrad alentejo latium basilicata
107 4 0 dweller
38 189 63 maida
18 156 42 paraphrased
271 176 43 angrier
115 41 51 checkmate
488 159 28 modise
54 83 49 complainants
453 43 13 makeovers
408 199 33 muhlenberg
896 252 63 eubanks devaney
387 194 36 fayad
536 207 37 hec
139 12 5 boned
40 124 22 greys
610 34 26 dynamited
742 128 51 chrysalis
1008 230 18 arbuckle
764 251 13 wattage
503 228 32 exportation
340 209 30 sundial
850 84 52 hesham abedi
420 94 62 dally
797 147 44 matchday
19 249 13 vicarious recompense anticipatory
146 247 42 vignette
462 250 51 piranha
456 133 51 kronos
712 185 18 adlai
57 171 59 dsi
425 147 60 tikva petah bengaluru
903 209 9 hologram
131 143 63 wile
810 137 13 straitjacket byword
996 128 27 bfi
688 65 62 muna
962 252 17 tellem moorad
24 148 34 turbonilla harpalus
201 219 40 campanella
772 188 56 empted
169 119 18 bier
895 206 58 zan huynh
205 54 51 cypher
475 74 54 orientalist
922 136 51 chimera
673 93 56 precept
884 142 63 mccready stansfield gahan
389 251 12 tectonics
787 221 33 huangpu
833 192 63 jager
989 34 31 snowed
658 137 51 brimstone
320 139 24 despatch
270 249 6 takedown
289 16 39 prods
688 192 63 inaba
226 68 6 innards twitching
698 133 45 previn
204 158 24 czechoslovakian
19 47 43 ribbing
305 40 36 msimang
160 172 6 polygonal
91 255 27 xe
485 199 60 kita
136 119 63 michels bartels charron greiner junker
628 14 21 gored
405 157 5 throated
420 217 60 madugalle
504 148 23 indica subsp nigra carex canadensis
967 246 13 aphrodisiac
646 195 6 quads
454 249 13 exoneration
850 27 52 serdar
477 219 40 saramago
974 206 62 topalov
25 122 6 spongy
1008 197 63 mudge broadus
224 142 17 tyner
287 187 18 hildegard
598 252 63 yawkey ellman roski
944 125 61 swum
104 46 55 obtuse
889 235 62 arendt
16 176 8 climes
872 181 44 remembrances
772 137 56 quickie
332 85 31 skeptically guardedly
833 63 63 grote
664 124 49 kinsmen clansmen
982 213 19 shoah
354 215 23 nach
979 102 32 drinkable
121 114 23 austral
74 159 63 mcnaughton
407 104 56 reapportionment
486 24 12 postulates
833 134 40 mende swart
265 150 29 mete
294 93 36 ahmadiyya
307 146 60 palencia
474 74 0 sportsperson
643 191 60 apia
420 217 2 miz
658 235 44 prophesied
709 147 40 cerezo
764 190 49 yore
831 16 8 astroturf
451 159 16 gono
833 252 17 whittingham
791 105 54 anatomically
618 220 34 anglicanism
317 85 31 intimated
713 176 20 stiffest
748 152 3 ravana
524 247 13 characterisation
434 94 63 wegman
748 94 63 pym mainwaring
488 134 17 ouellet
74 78 28 sturrock
491 83 59 patrolmen
70 22 42 itemized
19 144 13 undeserved
857 35 18 bronte
601 157 55 discordant breathy tinny sonorous
1013 78 37 tenn
889 143 18 inger
555 179 58 tojo sugihara
55 95 16 mangosuthu
450 122 8 fetid
449 126 23 marte
544 215 2 chitty
504 148 18 candida
284 202 31 tabbed
748 119 63 butters
272 209 5 wristwatch
741 238 22 marg
55 38 62 keke
117 185 17 largent
1020 204 14 sany
750 34 31 imminently
831 191 22 skydome
716 47 20 stupor
805 147 28 beitar
748 41 63 dumbledore
633 209 6 spinnaker backflip
895 94 22 royston
889 75 63 darrel
928 63 41 paoli
201 252 63 harwell
133 83 27 liquidators
877 137 14 whopper
93 38 18 aubenas
502 179 58 shima
653 159 2 tosh
330 232 13 underdevelopment wastage
1003 240 61 eliminations
278 103 23 printemps
688 13 36 sada fakir
301 34 31 expunged
899 217 62 kamsky
210 54 37 chit
622 56 9 booting
201 230 2 jolson
940 176 1 fattening
928 192 40 montezemolo annunziata
321 207 63 wycliffe yerkes
315 128 22 pinewood
630 136 63 goodson salley
1016 136 62 huet
770 246 57 gmo
850 13 36 adamu youssouf
229 213 19 cybersecurity
833 192 58 wulf
627 181 44 parley
159 215 51 hatter
326 215 2 catwoman
190 69 33 briar
888 41 51 holby
798 68 6 thickest
1016 159 18 bouvier
451 219 40 meirelles
430 146 60 cabos estero princesa ceiba
605 69 11 algal
287 65 41 christiana
683 192 59 convenor
717 14 1 handicapping
283 84 36 ruffinen
834 84 52 enceladus
365 218 31 transposed
771 46 55 sinuous
754 214 63 peary
361 114 60 pasir
810 145 31 abeyance
630 119 17 mclain denson tolliver
983 139 24 battlecruiser
804 179 60 shiga
42 159 63 fattal
159 12 57 offal
803 196 4 erste
688 194 58 maran
15 171 59 waqf
17 132 4 syfy
296 75 58 vesna slavko
838 7 17 benching
836 139 26 haganah
271 176 20 fiercer
181 157 57 chirping
96 218 60 uyezd
334 115 58 neuer
848 25 40 fossa
374 78 52 scotus ladn
651 100 31 lockstep
490 190 0 closers
129 138 54 collectives
701 152 3 interregnum
800 88 1 minting
548 114 57 komodo
107 227 60 borderlands
1016 96 0 ducasse
956 249 56 postmark disqualifications postmarks
321 135 22 nevsky
706 44 43 vomited motioned glared hooted
903 3 5 watermark
643 199 35 gauhati
406 181 23 carnaval fiestas
957 148 21 streptococcus
787 115 28 kennet
626 167 57 pidgin
188 60 18 vikas
623 252 28 slaven
434 65 18 willa
178 228 55 accommodative
619 246 11 dispersants dispersant
805 158 26 gazan
927 41 51 coven
805 140 33 moshav
967 197 21 propofol
990 165 51 unbound
1020 72 33 alb
148 177 9 prerecorded
526 143 62 gunawan hendra susi jingjing wijaya susanti
91 155 9 macbook thinkpad razr
227 52 16 stjepan
158 242 6 scissor
768 244 29 specialise
848 209 6 prong
879 190 49 pipers collegians midgets trailblazers cowgirls
429 190 6 straights
623 206 58 lagerback
179 158 15 sahrawi
115 10 51 sedis incertae
57 84 52 chinext
57 23 37 micex
170 224 44 pyre
291 95 59 gpc pce
514 228 51 rectification masterplan
227 230 63 balaban
974 143 63 runyan boitano
334 191 40 cobo
71 230 22 northam eccleston
260 63 28 savarese
850 13 28 vahid
495 40 28 radebe
739 94 33 lyell troup preble
227 136 62 vanek
877 14 27 lube
834 203 11 transits
664 74 0 jailer
555 95 59 nsdap
470 14 23 seca
579 48 5 batik
733 27 40 ottavio
254 171 0 screener
827 18 54 peripatetic
349 141 34 overflows
74 78 16 passy
422 119 63 kenna
926 243 55 measly
914 126 41 yerba
152 147 28 girondins
212 34 31 repossessed
900 97 18 matalin
93 197 18 nasrin harbury
670 18 54 polyglot
854 31 31 outsold badged
741 234 59 eda ila asta
38 189 41 hazelwood
712 214 18 tubman
884 75 63 twitty
371 167 0 alsatian
996 95 59 msi cpm
811 39 13 dulled
449 207 18 glendon
911 189 33 granby newfield
321 159 22 ninian
822 221 60 rakhine bullhead villahermosa
592 77 51 centerfold
951 174 13 inasmuch
970 202 11 ciphers
54 244 29 arbitrate
1011 209 37 buf
251 186 23 bourges beauvais
563 95 59 pln
259 159 18 sinead
50 246 5 swabs
196 249 25 reprimands
836 223 59 mek
334 40 40 asoka
357 130 12 barometric
328 137 43 babble cuss
853 27 25 skuratov
94 38 3 dipendra
1003 249 20 removals
341 55 29 perpetrate
729 225 1 devaluing
166 0 0 cheshmeh
477 235 54 rabindranath achebe
745 25 11 interstitial capillaries cerebrospinal pleural
195 89 36 pointman
278 45 27 ladbrokes
1003 243 48 headcount
909 133 63 slatkin
982 187 58 liman fassbinder toffler
166 210 57 sandalwood
872 247 43 superlatives jibes wisecracks
836 29 49 bandidos
279 187 3 reuss
493 52 0 convalescing
599 230 17 favreau phifer
730 202 40 debian
94 65 18 safra
850 219 36 habibi
709 175 17 valign
742 160 2 mamas
1016 186 23 rochefort esch moyne
506 186 23 cinque
1019 225 1 submerging
787 228 8 hipc
252 60 58 shanker
884 65 58 inna
836 54 59 jmb
296 134 58 krasniqi
259 101 18 aishwarya jayaram
601 79 45 wordless
165 80 49 castaways
557 114 33 siachen
775 172 42 uncial
83 176 55 pickings
405 116 54 broadsides
705 16 8 hammocks
824 137 14 takeaway
194 191 35 miraflores
933 225 1 spurning
841 126 45 clef
1007 137 14 fruitcake
128 198 1 televising
63 58 63 hopwood
226 47 13 preening
424 232 13 inattention
1011 70 58 zyl trinh
934 186 40 nevers
946 207 28 hahnemann
785 195 12 displacements inversions
642 207 63 kipp
577 174 29 deride
210 48 23 bolo
361 167 22 kentish
922 252 17 carbonneau
888 41 12 multiverse
275 94 51 egmont
123 111 5 wardrobes
952 75 57 titi
722 74 0 deejay
967 246 10 tasers
335 66 5 outplacement
321 186 40 roch
513 244 29 exhume
361 168 33 weald lunenburg clwyd pictou
816 245 49 underemployed
370 223 52 fajr
212 140 41 amud
326 74 2 illusionist
654 78 42 inbox
245 148 51 klub
84 63 58 blin
827 165 55 weightless
366 4 32 hauler
31 163 13 fulfilment
18 0 11 qarah
288 47 49 joggers
179 127 63 krahn
337 45 18 taran kael
158 116 51 bazooka
348 199 60 exclave
641 2 33 orogeny ecozone
757 13 36 kian
410 104 27 nonvoting
505 114 41 whidbey
288 83 57 mushers
262 63 3 flavius
136 96 63 wein
74 136 63 lindell
77 96 40 vilar azcarraga
152 82 11 organics
176 215 51 spud cressida
909 84 52 greifeld nabors
946 186 19 louvain
431 59 45 sanremo cmj bonnaroo
334 194 40 sharan trillo
136 96 52 ripert
209 140 51 masada igloo
774 152 3 capua gaeta aquileia
970 209 12 datum
1002 243 12 dimorphism
764 247 9 gadgetry
282 83 5 wearers
875 165 55 untamed
839 221 27 tsingtao
440 186 23 alamein
592 190 49 starlets
182 240 34 restarts
486 8 55 befits
126 242 20 scrums
907 228 13 redefinition
84 187 58 leiber
338 139 24 grenadiers
526 17 62 sekiwake
541 87 63 bradlee
176 136 63 quint
419 247 1 parodying
451 132 58 sentral
208 11 55 overbought
368 190 2 swingers
294 172 30 kaaba
56 224 5 popemobile
813 218 9 licenced
385 188 31 divinely
799 94 63 ainslie
988 36 10 truancy
1016 219 23 prat
919 193 0 paratroop
136 133 63 lorin
504 250 51 kestrel creeper
957 145 1 mutating
754 65 51 nansen
609 220 54 patriarchy atheistic postcolonial
695 186 23 trianon
495 206 62 iwan
200 204 14 anchovy
652 106 10 scalping
748 185 18 cuddy
979 172 30 cistern
505 114 35 kadena
956 185 16 superdelegate
612 88 54 tattooing
623 26 41 coppell
278 196 27 experian seiyu
828 245 49 emancipated
98 139 59 bef
928 63 18 fiorentino ripa bille
423 128 59 ddb
583 48 61 nines
555 139 3 manchukuo mowt
741 206 58 jaan
555 28 13 glasnost
602 206 58 angelika
944 7 31 redshirted
272 16 9 turntables samplers
943 26 16 lekota
760 137 39 boatload
809 146 57 esporte
788 55 29 handcuff shackle
40 167 33 swabian franconian danubian
994 139 24 deployable
544 6 23 chem
164 189 41 convalescent
550 232 11 anthropogenic
255 102 14 soapy
619 102 24 macondo
61 71 4 cameroun
523 139 26 nva
462 190 9 mods
345 252 63 holzman feuerstein
967 82 11 menthol
778 93 1 ministering
694 181 44 getaways
670 233 9 borderless
158 137 10 milkshake
370 117 52 taepodong
446 36 41 nonpublic
104 240 55 furtive
1 31 61 imsa
166 246 14 khat
886 33 49 verifiers
19 198 4 tailwind
91 203 51 sojourner
662 238 59 seva
381 181 13 moviegoing wanderings
434 119 63 proulx
664 4 0 captor tormentor
118 66 27 etihad
991 31 20 rollovers toyotas
663 16 54 waxes
267 42 10 chrono
596 134 59 offical
168 122 55 nourishing
295 215 33 cimarron
836 29 60 zemun
911 186 33 maritimes
828 47 1 fondling
627 240 1 adjourning
895 87 58 khoo rowse dorf
193 254 29 modulate
718 190 49 originators
890 218 31 repurchased reallocated
254 225 1 overstaying
345 87 27 andreessen
19 43 13 pampering
591 253 31 hoarded
793 156 43 emailed
28 107 13 transcending
119 110 31 unwound
628 119 63 matz
476 219 40 navas
819 6 23 halla
18 39 31 bandied spoofed
249 208 39 cordons
836 95 2 milli
602 206 62 gelfand resch
911 250 57 buzzards
952 138 57 kennels stilt
851 69 57 gnomes
147 134 52 lyndin
203 220 13 monogamy
778 249 54 sacramental
590 45 31 normalised
57 11 48 stockmarket
701 181 20 dormancy
624 96 4 fawkes
233 38 35 omarska
312 221 60 lipa
889 65 40 katia graciela camila
564 209 30 culvert
201 119 63 clanton tubb gowdy rollie
1016 235 51 genet
946 207 17 mccombs
598 27 27 prokhorov
1003 200 20 turnarounds reorganizations restructurings restatements
882 94 2 johnsons
285 243 13 illegitimacy
201 215 51 wonka hughie
798 56 39 handfuls
321 159 33 mungo
726 238 63 ranga
45 191 60 tanah
572 215 41 pleasantville
93 112 18 menchu
731 16 14 husks
1019 184 8 inundating
885 0 12 couplet
186 64 5 steagall
911 90 33 whitehorse
232 98 51 kev
125 167 54 zuni
990 132 51 pinoy
909 192 62 burghardt
164 213 9 telemedicine
36 39 3 ennobled
305 230 58 yul
723 51 1 normalising
74 77 17 barnicle
788 225 1 chaining
603 72 41 crematory
1009 213 11 microgravity
506 234 51 xo
792 215 41 lantana
176 235 51 ahab
987 163 13 keenness
334 75 58 briceno
918 75 36 arieh
354 238 58 dass
247 225 1 coddling
245 221 60 kontinental azadegan
851 165 49 extraterrestrials
1003 243 56 systemwide
201 238 37 reb
169 206 52 mayr
54 124 49 householders
354 54 23 vor
903 235 63 kurzweil
284 42 37 spool
875 165 13 vastness
298 238 36 awan
106 215 51 tween
974 206 58 polgar
450 138 30 nooks
202 75 58 zev
797 43 1 wining
436 245 31 blameless
1006 134 36 yuxi
56 209 39 wheelbarrow
103 211 39 snugly
166 130 14 durian
981 63 36 oun
290 240 61 ballgames
252 89 63 randt
525 195 6 speedometer pitot
872 3 54 likenesses ephemera panoramas doodles
354 50 23 deutschen
30 136 63 stuckey
772 198 4 turnoff
864 176 42 legible
633 195 23 ils
165 209 6 hoppers
646 200 39 twos
236 26 52 gers
662 238 18 kailash
932 225 1 blacklisting seceding
437 77 51 fhm idw spirou wildstorm
864 92 54 glosses
53 107 1 reconnecting
17 133 2 welk
671 247 9 spoofing
312 65 63 skyler
688 119 63 yarbrough echols crippen giddens
349 34 31 vaporized
788 8 34 unlocks
410 54 37 bz
550 165 32 smokestack
764 94 63 jinks
291 6 60 ibovespa
774 186 3 cassino
748 44 34 awakes
895 238 23 satya pha mati
514 33 32 fumigation
726 238 0 headman
922 136 63 aucoin
188 238 63 murthy
388 84 52 quiroz
800 0 48 redeemable
918 119 36 snr
414 144 55 orwellian
928 63 57 dall
804 221 35 magadan
709 69 57 sanga
368 4 0 slut
521 191 35 jonestown
939 168 22 lambton picton
578 172 6 cladding
525 210 9 tft
849 209 10 stoppers hypodermic
232 98 12 nanometers micrometers nanometer
420 142 2 leppard
116 141 8 stormwater
91 31 11 lh
943 38 36 ble goude
741 19 23 kiri aku
334 95 40 amaury
126 200 39 coverages
616 227 58 aydin
450 202 9 multilevel
896 214 3 burgoyne
846 72 33 argonne
887 178 45 combos
548 250 57 howler wildebeest
968 207 37 unh
114 6 19 tecdax
177 60 18 wides
647 162 54 conjectures estimations
322 119 63 rossiter merkle toprak middlebrook
18 248 21 misdiagnosed
633 193 24 aircrews
226 157 43 squealing squawking
79 230 2 letts
202 133 62 salonen
956 119 63 daggett
998 247 55 workaday
613 94 22 kcmg
765 40 63 brandes
615 242 56 offsides
839 196 60 koper
175 208 31 frisked
63 252 40 osteen
943 52 36 kromah
136 143 63 knaus
551 150 34 indicts
164 33 23 responder
771 200 20 mazes
82 4 0 profiler
597 137 22 rorschach
662 143 51 matterhorn
404 249 56 concordat ordinations
18 156 34 utters
962 35 40 rohatyn
623 26 0 physio
193 254 57 histone
491 10 59 num
612 37 19 homeopathy
335 94 63 mckim steptoe
833 87 63 ries lalonde
929 70 2 cheech
409 38 0 klansman bombmaker
345 75 63 blatt hasson
699 251 57 cristodero
477 87 63 pinsky
1021 233 39 toehold
300 16 6 spindles
880 232 8 inundation
157 60 4 shepardson raum sidoti gulden stobart
589 209 6 fuze injector
388 126 23 ronda follette
662 78 41 nob
63 214 63 mattis taney
589 195 9 supercharger rotax drivetrain cvt
945 117 52 doesn
6 100 34 doles
981 84 36 azizi
324 190 49 archrivals
42 197 16 adamov cantat pojaman okruashvili
853 134 16 karaha
9 185 33 manchin
575 4 55 horny
958 187 58 dahlgren
1011 96 17 aubin
201 252 18 bagger
448 220 60 leninism
1013 185 57 muskie
968 252 58 schembechler
368 160 43 freaking everytime psyched pissed
981 197 36 lutfi
506 215 51 semper bonjour ciao
292 52 3 bokassa derg letsie
302 95 0 backbench
896 119 63 bannon henshaw cruickshank gove laycock ormsby crosbie
738 224 29 unfurl
205 215 13 endearment
17 198 52 lagasse
785 46 12 patterning
844 34 31 replanted
407 168 22 shires
87 83 45 organists
325 137 13 moxie
545 119 63 eakin
861 4 0 bookie
226 43 39 squats
459 211 31 obtainable
121 66 5 tans
276 129 55 seaworthy
829 56 39 feelers
498 225 10 bludgeoning
393 44 39 treetops
119 83 49 managements
209 155 51 rubik
202 206 58 soderberg
965 254 12 isoforms
992 240 39 fistfight
827 249 44 conjugal
799 94 62 flatt
201 87 63 lansky
956 150 56 revote
442 197 18 fashanu
895 219 58 luan araya ionescu
887 138 49 followings
548 222 49 centenarians
165 200 49 persuasions
334 235 40 tocqueville
589 88 6 deactivation
401 139 24 superfortress escadrille
33 247 13 blushes
419 162 1 debunking
504 45 4 populus
323 156 34 elaborates
627 240 20 inconclusively
374 78 4 newsfeatures
788 16 10 snares
318 157 43 eulogies
695 181 56 waitangi
391 40 37 wkt
256 103 60 ginza
648 82 51 godiva
296 75 36 rasim agim
405 18 43 fawning
788 137 39 snooze snip
681 3 52 papier
598 87 27 milberg
1011 5 40 vguerrero
275 77 11 atria
160 16 12 prisms
930 0 5 unisex
787 186 60 neckar
446 56 1 doctoring fudging
836 220 10 shinrikyo
958 88 1 reloading
975 186 52 flintridge bourg
553 252 63 wetherell pardee houk
826 134 63 hoagland
447 66 51 xy
347 46 55 indistinct
359 10 19 alumnae
589 195 24 subsonic turbojet
131 52 16 honasan
357 254 21 hypoxia
583 181 5 finery
683 74 0 attendee
181 190 49 ringers
537 78 23 nocera
320 31 30 rvs
795 227 33 pilbara
929 70 37 hei
624 136 16 sitiveni
64 215 33 tonto
947 96 58 houten piaget
688 235 40 wilber
493 54 16 alu
277 54 37 lod
335 77 27 rubicam skadden
323 244 34 devises
486 156 34 pronounces
871 241 32 naphtha
104 162 55 equivocal
683 202 9 scheduler
202 197 63 graber
568 214 51 bullitt
174 121 32 biogas
4 92 42 plagiarized
753 63 58 panagiotis mauri
136 143 62 bucher
488 89 58 mamedov helgesen
194 191 61 bercy
915 191 14 toray
877 13 36 hanes
528 63 62 collina
379 61 18 octuplets
412 225 1 ordaining
914 215 51 castaway pickwick
424 108 20 disorganization
586 56 39 cobwebs
755 105 55 antithetical
755 55 13 belie
923 77 27 omnimedia
158 137 51 steamroller
858 142 42 bootlegs
940 39 31 milked fattened
350 100 34 roams
123 224 5 crucifixes
662 94 33 snowdon
929 70 22 tsuen kwun
392 252 58 macha
349 156 43 shudders gushes
741 54 37 cen
504 148 11 pseudomonas clostridium synthetase
45 179 51 mishima
598 96 63 brinker
596 135 4 telerate
524 232 13 unavailability
467 190 2 minstrels
252 16 63 tapper
283 89 33 pelletreau
751 170 23 sica
368 181 44 crashers
972 198 63 milch
782 234 59 pes ppc
843 209 6 turnstile
410 22 27 pbgc
190 87 63 bluestone
616 179 58 muto
608 190 27 consortiums
188 101 19 ambedkar
930 42 37 oxidoreductase
257 125 59 aiba fih
892 246 44 peyote
962 94 63 leckie
106 80 49 dieters adoptees xers
738 66 5 parasol
61 71 59 nyasaland
347 46 21 pigmentation
771 251 12 interlaced
788 56 39 hitching
645 174 29 litigate
482 247 13 drudgery
612 16 6 catheters prostheses
460 190 49 publics
255 122 13 aftertaste
260 14 63 pernell
819 6 9 pilipino
433 138 3 abbeys
504 213 19 africana
788 16 11 etch
136 74 0 denier
359 133 45 concertmaster
322 192 58 brusca pieper
1005 245 21 asthmatic intersex
885 91 54 metrical
494 199 33 turkana
451 179 60 riksbank
628 197 63 antley
209 3 5 mache
1006 70 36 yongkang
896 94 58 seddon
449 136 17 hammel probert
540 6 59 avic
321 15 52 wojtyla
373 88 11 salting
544 238 35 kani
810 108 13 ostracism disfavor opprobrium
564 172 8 berm berms
467 133 19 strasberg
460 25 6 cybernetic
44 245 55 spoilt undeserving
505 234 41 afs
77 152 3 moctezuma
668 167 8 tupi
545 27 17 mccarrick
748 4 51 smurf
1016 38 36 diya
482 200 21 afflictions
941 40 17 righthanded
36 104 3 plebeian lordships
947 96 6 eyck
589 195 37 kn
334 219 23 milagros
781 247 55 rigueur
298 75 58 kasem huseyin
914 191 57 nudist
545 171 59 adminstration
235 91 45 polyphony atonal
772 240 56 prearranged multistate
209 165 51 hoodoo amoeba
741 179 58 eri mami takako nami
562 6 58 vanke ekran
609 228 13 neoliberal
369 238 16 bintang tris
78 211 48 transacted
764 137 45 razzle
494 199 60 pietermaritzburg tangerang matabeleland ndola polokwane
1020 0 12 birthdate
51 39 31 befallen
785 16 12 couplings
637 181 44 dawns
437 155 9 ebook
13 124 49 humanists
687 186 23 tus
579 43 19 photojournalism
227 187 28 enke
1006 70 40 amat
504 41 51 katana
738 224 1 unfurling
667 86 10 deters
630 87 63 seeman kroc
71 189 63 barnwell
605 222 49 subsist
155 80 49 servicemembers
321 215 10 strangler
277 135 59 klia
510 229 17 micabrera
424 228 56 bilingualism
256 138 35 nightspots
505 214 52 dyess
1009 48 5 spacesuit
354 119 63 geist
291 90 35 ibb
895 238 58 pou tashi keo tham thao
915 191 33 vanier
857 197 18 knoller wilbanks
335 234 59 hok dla
424 165 13 whiteness
234 88 55 uncompleted
849 253 5 wads
3 137 51 swinger
183 233 61 freest
91 41 51 banshee starfire
914 184 8 foreshore
850 186 40 sylva
256 191 2 cbgb
326 29 0 underboss
527 233 56 duopoly
441 100 31 telegraphed plumbed
934 186 35 colmar
292 52 27 nol
950 209 14 beaters
753 67 62 costantino
341 222 57 slaughters
305 40 52 manto
741 65 58 nori margareta gudrun
64 66 33 pamir
371 114 33 patagonian
154 255 27 connexion
953 31 57 buggies atvs
260 187 62 schmeling
474 191 22 kiwanis
185 181 44 blackest
302 115 28 linke
298 219 63 artis
877 16 5 kleenex
982 63 18 argento
626 28 42 serbo
687 96 23 gelder
944 218 61 umpired
94 197 63 finucane marchal holmer mcdavid
733 89 63 boel
345 101 58 sethi
596 112 4 avn
163 98 49 afghanis
958 116 21 tranquilizer
27 167 40 iban
956 209 6 indentation dimple
169 27 63 ginzburg
483 246 10 counterfeits
921 217 62 nishikori
327 16 6 grates sheathing
227 27 40 radomir
760 228 56 repatriations
368 160 37 bleep yer git meds
566 227 36 zadran
324 55 29 trounce
4 162 54 refutation
94 252 17 durocher
4 86 10 slanderous
121 66 23 cubana
788 0 29 affix
272 177 5 earphones
4 164 1 rebutting
773 122 14 moldy
557 186 35 shatt
896 206 58 reith
963 88 1 patenting
33 242 6 netter
434 235 52 stephenie
451 252 63 moskow
821 153 16 shiuan
896 134 63 firman
312 119 63 gabrieli badillo
934 186 22 douai
895 63 23 sotto dau
1 6 27 rothmans
126 242 10 bookable
307 136 17 janikowski
343 245 49 biracial mulatto
742 142 45 kraftwerk creedence
9 119 63 devore michaud mccrory cagle jepsen
754 167 33 chukchi
535 197 0 cellmate
584 35 57 amaranth
22 232 56 contributory
13 190 0 sleuths
307 219 60 mondragon
166 82 5 glo
792 72 52 hueneme
165 220 55 godless
903 3 9 stereoscopic holograms
1011 63 28 andries calvisano
915 143 61 davidoff
985 10 59 mensa
805 75 33 etzion eretz
131 7 63 mcduffie
36 29 10 lucchese
909 206 62 dahlberg
389 103 33 seamount
320 190 32 haulers guzzlers
107 181 44 idyll
914 250 57 cockatoo porpoise marmot
946 213 19 chouinard
599 60 63 flavin
177 200 20 breakups
154 74 0 spiritualist televangelist
72 105 31 immeasurably
414 181 44 yuletide
850 60 28 boubacar
234 66 1 chartering
7 213 22 antiquaries
434 60 63 frommer
952 74 0 poacher
307 206 28 gimenez
518 116 24 searchlights
44 215 2 heartbreaker
467 74 0 thespian
895 60 36 wani
58 230 18 arnaz
524 69 13 hardiness
19 160 13 tidings
787 254 11 mirna
107 191 30 zocalo
354 215 58 rheingold unter
208 137 6 blips
558 208 39 rampages
113 145 1 triumphing
1016 139 24 foch
103 48 6 waistband
287 143 62 franziska
206 191 27 lancome
785 121 12 covalent
537 66 4 afrique
668 196 51 gorgon
822 219 60 ondo
347 46 22 hindwing
271 176 30 sturdier
14 28 60 edsa
573 199 60 kalgoorlie mashonaland potchefstroom qld
592 137 0 celeb
1019 130 36 sidr
937 42 37 dept
104 247 55 boilerplate magisterial preachy prurient moralizing sensationalist ritualized
771 200 31 interlinked
943 50 18 slovo
94 38 41 medgar
71 214 41 beckley
19 137 44 wakeup
357 232 6 breakage
168 25 1 rupturing
467 215 45 marionette
895 134 36 tsering
282 55 29 beckon
813 137 51 unwrapped
334 219 36 saman
55 238 36 veera
692 95 16 kesri sitaram
681 69 5 sunburst
316 142 63 gillan
579 91 0 storyboard
1003 110 56 divestitures
233 215 51 stalag
243 184 41 parklands
217 104 60 landtag
562 6 23 chalco
534 254 12 deletions
209 137 20 blowup
697 243 29 understate
197 190 49 ultranationalists
545 84 52 principi
926 48 5 eighths
59 55 5 ruffle
777 84 52 alhurra
839 206 60 eger
522 106 42 classifieds
131 66 63 sullenberger
354 137 37 ergo
1011 159 63 howley
12 202 9 troubleshooting
614 66 51 algol
159 137 57 scab
416 171 56 investigatory
128 107 1 formalizing
321 93 41 malankara
94 67 40 sobero
805 147 35 sheva
462 179 51 yoshi
831 128 30 soundstage
905 242 1 spraining
25 2 33 quartzite greenstone gneiss chert
482 200 54 labours scourges
264 117 37 qa
1016 235 63 perrault
352 215 40 gigli
924 164 31 virulently
536 207 23 sapienza
201 250 18 tweety
9 185 25 verniero
106 48 5 bridesmaids
138 247 21 flatulence
671 190 9 senders
853 194 58 nukaga maslyukov
379 240 12 copulation
895 87 23 kahan
850 194 40 spyros
787 132 35 shabelle
321 94 3 cluny
502 114 52 tutuila
534 254 57 placental
331 137 2 crock
209 209 10 chessboard
787 126 23 aar nieuwe
965 202 54 primitives vocabularies
41 243 20 dropoff
604 207 19 rectors
337 45 58 maltin
983 114 60 lusitania
662 238 3 annapurna
658 224 1 symbolising
491 115 28 longshore
656 210 3 sceptre
598 119 63 scaife lampert dingman
94 206 36 ostro
166 65 36 eko
611 209 5 chalkboard
826 101 18 maddy
593 251 8 ionosphere
864 247 43 generalities
119 110 55 illiquid
624 13 36 makhdoom
335 45 58 bellona
176 238 18 zar
348 21 34 encircles
710 51 31 initialled
945 160 55 ahem thats
19 137 43 spiel
321 238 3 hus albertus
725 141 56 grandfathered
497 145 31 leaderless
663 254 11 melanin
760 234 59 idp
343 215 2 zoot
531 190 54 arbiters
1003 20 20 mutinies
255 247 13 redolent
526 139 51 komusubi
155 156 25 sandretto
19 16 6 cushioning
126 240 39 gantlet
210 227 60 khanh phuoc
360 211 11 metabolized
582 56 39 chews
44 243 58 grosser
626 167 51 geordie
958 116 2 buckshot
227 206 62 leko ondrej novotny
637 240 20 climaxes
603 206 63 lundin
736 214 14 caraway
848 25 60 thalamus medulla
879 234 61 wps
712 94 63 longworth
182 218 29 verifiably
425 199 33 tirunelveli
840 80 10 crossers
586 184 8 underbrush
611 140 30 tented
725 105 55 underpowered
266 54 60 zomba
17 19 23 diff
981 134 36 malki rudeineh sobeih
416 202 42 bibliographic
354 143 62 auch
28 225 55 shaming
601 157 42 garbled
25 122 5 grained chalky
667 232 34 exacerbates
604 185 0 committeeman
974 67 21 louganis
788 209 39 baited
887 220 54 subcultures
928 126 23 quinto fiori
612 251 21 ablation
487 243 12 approximates
742 142 41 fairport
967 160 11 hes
699 78 42 malott antonya
733 134 40 silguy merode
846 43 54 beekeeping taxidermy
656 69 51 wormwood
362 202 9 expandable
975 133 45 etudes
924 91 54 revivalist
612 16 21 ventilators
331 16 14 kettles
938 218 31 rereleased
472 86 55 obstructionist
578 210 11 ingots
209 4 0 lumberjack bruiser
824 12 44 buffets
115 78 37 tbd
692 132 16 kiro
103 68 36 rayed
463 48 49 turbaned
446 162 1 retracting
1020 191 37 dn
312 126 23 fiorello
132 39 13 internalized
12 137 13 housecleaning
287 206 58 katarzyna
813 208 5 hawked
194 191 3 gemelli
448 220 51 praxis
391 40 3 solanki
354 115 40 macht
892 165 57 inedible
337 92 42 teleplay
630 142 2 mayall
950 247 54 potpourri
919 249 1 tasking
485 70 40 hanh
260 96 18 winky
36 249 56 primogeniture manorial
37 221 41 xinglong
841 250 45 lyre
297 10 12 isomer
194 35 23 altamira
210 94 52 prevost fairlie
741 179 18 kath
774 63 23 duomo sicilia
394 37 44 physicals
442 63 40 radic
721 45 59 glaad
420 54 51 pips
777 128 4 funimation
1007 8 14 bakes
942 178 61 rubbers
772 249 56 emption
826 197 63 mccluskey
914 159 63 ashmore bunce
321 96 18 cyr
107 165 13 netherworld
485 38 23 thich
45 93 36 lubavitch
36 148 3 gotra
602 235 63 ostrovsky
689 228 56 declassification
257 192 58 gulati
36 4 0 serf
55 52 36 miron
94 136 17 dele
233 96 21 mengele
112 228 10 bootlegging
176 252 40 augie
427 191 44 holmenkollen
577 185 31 cosponsored
80 249 31 excepted
226 156 43 jot sniffs
30 136 18 vujacic isadora
66 183 50 bessonette
957 95 59 siv
603 146 27 socal
148 3 4 newsreels
836 189 33 lehi
785 228 13 intergenerational
265 8 34 obeys
522 202 0 webmaster
205 0 23 nomen
45 126 23 pater
413 139 51 uscgc
831 214 41 ebbets
37 140 30 amoy
957 80 49 hemophiliacs
548 190 2 mermaids
929 206 58 hann
107 231 20 tinderbox
514 88 1 replanting
202 7 17 hybl
362 215 51 energizer
169 187 27 rohr
770 241 11 cellulosic
451 159 63 bollard
24 148 3 gelechiidae
130 249 56 torts
480 211 31 maximized
827 43 54 bdsm
328 18 43 sneering
370 116 51 sidewinder
859 8 34 sprawls
252 87 58 karas
321 187 18 malachy
846 214 41 mote
642 235 63 durrell gaddis
773 122 5 perfumed
144 39 31 harboured
705 184 33 barrens
1012 121 11 abv
477 101 58 lahiri
750 137 55 cakewalk
1016 96 4 malbrunot
189 104 44 thirtieth
975 28 3 ancien
970 42 37 smtp
489 251 12 keying
701 243 12 timescale durations
895 119 63 moy selman
270 137 10 junket
98 36 37 sats
544 75 58 lom aliya
804 167 33 karelian
611 145 39 lurked
592 238 18 shilpa
117 84 52 studds
673 234 59 astm
289 64 56 reimpose
331 221 60 tamale
199 45 0 taster
94 75 36 tueni
688 142 63 carnes
575 68 43 furrowed
40 167 54 muscovite
419 225 1 concocting partaking categorizing botching memorializing
1020 19 23 abierto
374 215 37 oj
60 125 61 floodlit
226 137 6 windup
1019 130 60 ketsana
154 72 41 saddleback
956 104 6 officership
952 137 51 meow teacup
276 203 51 mothership
251 187 58 landsberg
221 19 37 notas
56 240 39 homestretch
848 21 6 midline
262 235 54 thucydides
528 252 17 hirschbeck
395 230 18 desdemona
667 243 34 outstrips underestimates
125 250 5 paintbrush
498 217 1 outlasting
491 192 63 orza trumka yokich
965 200 12 correspondences
298 214 63 innis
776 22 1 accruing
388 63 40 medeiros carpio
312 214 41 moscone
953 135 9 carpool
368 137 55 bummer
866 191 30 catwalks
42 197 3 kumaritashvili
593 24 12 isotropic bosons brownian
795 238 36 menteri
918 134 36 mujahed hakimi
710 51 20 truces
9 114 40 mahe
557 244 29 demarcate
25 2 31 metamorphosed
17 49 51 dramedy
982 96 23 malle
811 245 55 unloved
867 90 35 visegrad
601 247 1 insinuating
74 194 58 moni
321 84 58 ignace
299 110 56 concessionary
84 214 63 northrup moncrief
76 16 63 walling
252 54 51 gn
831 251 11 hadron
879 1 60 redhawks
553 238 63 sankara
506 63 40 sasso tasso
721 112 17 butkus
755 24 12 approximating
634 84 52 bourn
479 24 12 progressions
748 58 63 bodie
968 1 51 bama
136 179 27 heuer
166 12 14 sorrel
274 191 23 alpe
715 249 56 rulemaking
741 238 59 aoi desa
45 215 51 bambino
883 94 22 watling
42 197 62 barot
624 187 3 zygmunt potocki
977 135 37 superfast
327 172 5 awnings
190 250 57 vole
572 255 41 parsippany
437 49 51 webcomic
748 199 22 soham
16 130 14 broiling
369 197 18 ammon
83 243 31 underreported
19 232 55 disincentive
283 134 36 thant
879 124 33 mohawks
829 47 1 bartering
320 31 24 mks
800 56 39 maxed
279 206 3 sverre
14 134 58 sule
482 181 44 christmases
1009 203 58 jaxa
499 39 39 throttled
775 235 63 oxyrhynchus
401 66 57 sopwith
855 209 43 teleprompter
598 219 63 maloof
670 233 12 multipolar
205 137 5 swag
436 165 11 odorless
203 200 13 infidelities
710 249 56 prenuptial
446 55 29 misrepresent
803 6 60 utama
270 200 13 ploys
812 37 21 malarial
174 221 60 dabhol
252 60 63 shackelford
136 197 36 hamdani
55 187 16 honecker
833 238 36 sayer
483 247 54 knockoffs
926 98 9 megabits kilobits billionth kilobytes
1016 186 62 meunier barras
463 68 43 impassive toothy scowling disbelieving
614 88 9 prototyping porting
338 139 22 coldstream
810 108 20 destitution
166 0 60 tappeh
624 13 58 femi
601 133 45 contralto
789 121 11 whey
887 190 13 presences
785 2 12 stratigraphic
826 206 63 ahrens
287 65 3 nefertiti agrippina
757 235 63 mcluhan
407 167 33 cadastral
279 27 3 vsevolod
722 2 2 prog
177 242 37 stumpings
91 234 59 hdi
504 254 11 escherichia
45 238 51 zed sadhu
647 243 12 predictors
408 207 19 reformatory
903 132 51 pentax
362 139 58 rha
474 35 59 oha
646 209 6 salchow
424 249 13 usurpation
522 45 43 yelp
459 137 13 commonsense
853 27 40 barrionuevo
983 125 24 coxswain
1016 84 52 haagen
882 114 22 islay
757 65 18 lani
252 78 63 dufresne
24 148 63 meyrick
284 202 51 morpheus kiva
383 156 39 nonchalantly
979 37 11 hyperbaric
617 235 35 babi
790 68 55 sunburned
45 87 63 jami
13 74 0 hobbyist
209 210 54 grecian
857 214 18 mitzi
14 191 22 sanam
601 157 6 trill
611 111 6 bunks
758 140 18 panisse
531 150 29 adjudicate
833 219 23 seda haar
447 139 3 gruppe legio
1016 187 58 galland
245 147 51 beograd hsv
848 46 11 lamina
921 143 62 haga
872 190 54 pedigrees
788 56 2 joneses
804 27 58 kalinin
950 44 39 uncorked
637 8 20 spawns
36 167 0 marcher
662 235 51 heyerdahl
248 137 39 segue
321 72 41 pauls
729 98 28 escudo
104 18 13 uncritical
626 167 37 bahasa
861 74 27 distiller confectioner
977 31 27 alco
562 234 59 pvt
298 206 58 pasi
612 37 54 aromatherapy
147 75 58 arnon
298 95 16 swaraj
851 55 29 exorcise
210 227 23 thien
963 24 12 diploid haploid
3 18 55 doer
774 126 60 satu
940 160 39 asses
726 10 60 frazione
181 209 39 stopwatch
522 54 42 faq
813 247 14 leavened
392 252 16 singirok
668 158 62 ukranian
852 227 23 indias
158 10 51 banger
290 181 23 finales
928 93 40 egidio
938 133 45 grammophon
44 143 44 torchbearer
94 194 16 rafic
1009 203 60 plesetsk xichang
962 197 41 hatley angleton
274 196 59 ues
921 219 58 lalo
53 209 6 broomstick
810 232 20 ignominy
810 233 55 laughingstock
11 207 41 nanterre
656 94 3 gawain
337 235 63 pevsner
604 104 35 selectmen
928 63 60 karo
255 134 36 minty
239 40 60 kayes
467 133 51 nijinsky
929 35 63 liew
858 45 42 vevo
635 24 51 mercator
210 159 6 stirrup
1 14 61 eliminator
883 135 6 hov
7 2 12 stratigraphy
545 214 18 mcpeak
76 116 6 rapier
774 238 60 susa dua
245 10 51 ethniki
312 152 3 andal
843 155 61 craps
853 194 16 zadornov marchuk mohajerani tarasyuk
879 83 49 mounties
977 139 22 reichsbahn
185 190 49 initiators
91 234 51 nimbus
49 98 23 livres
521 72 33 garvaghy
544 98 37 urbe
983 10 51 lcs
850 89 58 koffi
824 47 1 snacking
803 234 27 tcf
608 255 27 delist
626 36 56 ebonics
735 96 4 chesnot
64 21 33 karakoram surmounting
710 162 56 counterproposal
178 232 55 stimulative
928 119 63 bushman vaccaro catalano engelhardt pagano
467 83 49 puppeteers
270 137 20 misfire snafu
511 137 23 brio
147 60 63 colum
848 25 33 gyrus limbic
361 186 22 ladysmith
307 214 63 venable
136 206 52 ake fert
753 217 62 pozzi
924 208 26 antigovernment
57 234 59 nse msci dse
743 242 17 misplayed
370 203 28 ghauri
74 219 40 frias
499 145 55 rudderless
692 185 40 drilon
90 251 39 arcing
176 197 63 costin
172 255 6 handspring
305 38 36 yop
778 39 31 sanctified
15 152 3 caliphs
354 179 58 alte
741 63 18 erna sanna
404 220 13 infallibility
697 55 29 patronize
996 132 59 cti
490 141 20 tailbacks
491 171 59 acftu gmb afscme
80 249 56 legalised thereto
22 247 34 truism
168 16 20 kindling
166 69 11 creosote camphor jatropha
391 159 18 lawford
98 36 59 cbse aicte
3 137 0 bogeyman soapbox weirdo
738 209 51 gantry
90 122 5 hither
323 21 34 plies
692 52 18 bartlet
695 225 56 acceding
937 139 59 commissariat
321 168 22 lindisfarne asaph
897 16 14 toothpicks jigs
504 148 58 mycobacterium
446 92 42 ledgers
812 137 11 splatter
366 148 14 tephritidae
77 63 27 piaggio
30 197 63 finnerty
341 181 10 roundups
612 25 12 excision
226 137 35 stoplight
545 87 40 ellsberg
182 121 32 mox
521 197 18 grunow
284 4 51 crypto
804 147 60 tirol
828 55 29 molest
896 153 16 attlee
321 187 58 demetrios
65 215 10 sexed
25 209 8 crevice
504 94 3 africanus
977 21 22 trackbed
84 235 41 taliesin
947 133 45 ligeti
463 167 13 mien
1011 219 40 califano
239 40 58 rubel tushar
343 68 43 blushing
45 191 36 merah
896 67 22 rumford
185 176 8 remotest
341 28 20 repressions
872 200 39 flotsam
904 22 56 afdc
94 197 49 mccanns
435 41 3 gilgamesh
285 243 12 underemployment
169 96 63 bellman
345 87 40 gelman
857 65 23 mme
362 16 6 replaceable
34 46 51 sagittarius
364 110 13 unreserved
836 127 23 jund
510 50 37 typos
793 68 5 yellowed
910 50 4 myanma
361 168 60 drammen kongsberg
206 54 27 ortho
660 232 34 inflicts incurs
579 3 12 stencil
635 54 37 bds
760 33 24 airlifts planeload planeloads
64 207 33 laurentian
629 105 13 augurs
605 46 34 pupation
855 209 39 odometer
176 187 58 esau
56 31 39 chauffeured
822 40 33 doctrove
119 11 20 selloffs
380 84 52 eustatius
107 138 23 favelas
823 198 17 summerall
106 83 49 homemakers
278 103 52 marts
174 6 60 bakun
1006 191 60 diaoyutai
425 199 39 beeline
602 27 40 aleksandrovich sergeyevich
862 31 9 titleist
181 157 39 clanging
652 106 12 metered
335 87 63 burson
993 255 41 armonk
996 35 27 dmg
114 59 22 cebit
103 209 39 cradles
462 252 17 rummy
971 90 60 lurgan karlovac
889 179 18 mariko
741 75 58 ophir dahan
956 46 8 indented
166 6 41 indah
431 133 22 glyndebourne
696 52 36 baid aideed
693 54 59 hos
45 189 41 ghneim
582 68 39 tucks shaves
850 96 63 kojo
41 137 20 carryover
887 29 10 blacklists
688 215 2 madea
87 83 59 officals
810 137 39 nilly
555 28 56 anschluss
688 192 36 gou
773 122 55 putrid
358 200 20 meltdowns debacles
586 41 51 ember
1016 194 16 lamour groza
597 16 6 wands
1006 152 3 agong
803 6 4 markt
1012 129 24 dwt
71 72 33 mingo
604 104 42 chairmanships
836 130 59 weathermen
932 20 26 vietcong
926 176 55 thousandth
13 190 51 solvers
851 3 57 animatronic
495 115 18 foudy
996 171 59 perc
617 191 41 azadi
930 213 54 phonetics
895 70 59 tei
656 165 51 gossamer
688 70 58 perkin
544 119 63 edd
804 238 60 toba
200 56 39 trawl
760 253 32 consignments
982 206 45 vangelis
483 247 5 centerpieces
834 206 3 tycho
205 0 13 misspelling
302 95 62 rodina
626 213 54 literatures
343 18 55 virginal
84 136 27 dunant
628 252 17 pegram
200 250 33 grayling
990 41 63 dibiase
350 138 43 doorsteps
805 75 41 givat
726 227 35 ruda
208 102 39 ruts
362 31 32 electrics
757 207 63 ogletree macmanus morici
209 137 5 keepsake shoebox
125 41 33 liangshan
950 82 11 fermenting
775 2 33 qumran
573 207 22 conservatorium
136 119 58 dyk
331 4 5 bellied
569 117 52 rabeei maati khaneqin shukur haili gadid zuhayr hindiya jadiriyah yasein jahl hirsuta giovino viiv shoos kouloheras gunturi muttaqui holien marwyn wrang deylam yelovich brotodiningrat geathers ayuthaya himno moongk
275 77 4 rizzoli
718 110 49 servicers
651 181 44 walkabout trooping
140 20 35 checkpost
7 2 54 paleontological
322 101 58 nakai
194 133 41 mariinsky
872 16 6 contraptions
564 16 39 sawn
709 179 27 rakuten
541 134 58 peled
927 199 45 gharana
77 96 3 robespierre galilei
510 160 37 unquote
886 249 24 majeure
850 65 16 agathe
748 96 34 valjean
312 227 16 sutiyoso
15 87 36 hanafi
929 189 60 tsim
915 191 37 hertogenbosch bcr
227 101 40 rade
889 87 63 jenifer
877 31 5 pampers
922 136 40 damphousse poulin corvo
131 252 63 usery
499 56 1 tanking winnowing
836 190 49 ultras
656 70 51 pansy
834 55 29 circumnavigate
790 68 6 ajar
829 144 55 halfhearted
635 35 27 teikoku
800 200 29 lifelines
945 160 52 didn
224 74 2 bluesman
748 238 3 bilbo
147 119 63 dinger ratcliff
1001 145 20 rightward
974 143 40 maggi kwiatkowski
601 247 55 propulsive
973 54 59 kpk
751 126 61 belleza
92 249 56 entitling
265 235 12 ohm
945 54 37 ibid
575 68 55 misshapen
853 84 16 riess
345 27 63 liberman
764 165 13 firmament
748 65 34 pingu
430 227 35 oued
153 119 63 elst
788 56 43 scribble
488 134 58 stoere stubb
1019 55 8 inundate
259 230 55 miscast
982 112 63 thalberg
602 27 11 butane
17 215 0 minder
521 197 49 ramseys
601 0 13 inflections
18 0 55 grammatically euphemistically
811 55 31 bygones
972 235 36 capp
535 29 0 legionnaire
331 74 0 teachta
155 162 42 dissents
15 93 45 choristers
789 121 14 hydrogenated
544 17 52 mugen
470 214 41 chancellorsville
337 45 12 cladogram
631 148 57 shrike
548 103 57 coots
136 171 63 winograd
437 77 37 appetit
41 243 13 slimmest barest
500 213 19 judaic
401 66 40 farman
381 240 13 escapade quarterbacking
334 143 62 carmelita petey
224 142 18 arlo
404 136 40 pontius
903 54 5 infra
809 146 37 cienciano millonarios alajuelense bolognesi firpo
591 138 26 armories
617 189 41 spandau
996 251 11 emp
414 137 13 monstrosity
899 125 24 tailhook
850 26 28 dabo
422 130 40 jimena
155 159 36 macaskill
808 6 48 nodx
527 240 56 intrastate
924 20 6 pincer
833 186 63 orde
451 74 0 policymaker
952 83 57 wags
769 152 33 dahomey
201 47 2 shoeless
252 2 63 mcnaught
464 129 20 capsizing
641 200 54 epochs
270 86 14 underhand
136 206 28 rost
642 197 63 mcmillen
490 242 20 ejections
463 165 51 elfin
841 210 45 stradivarius
45 93 19 yeshivas
477 60 36 wole
834 65 51 callisto
750 162 13 unsaid
829 56 12 hashing
914 72 33 manitou chincoteague
882 142 52 hazlewood
656 3 5 crayola
587 214 18 barloon
131 219 40 debs
378 243 39 overheads
321 207 41 cabrini
28 247 1 dramatizing
370 27 36 iskander
913 8 34 detonates
176 252 17 jimbo
263 1 17 steeler
904 245 30 nonsmoking
624 194 62 razvan
641 2 4 pennsylvanian
895 179 58 gau
170 14 39 unplaced
1005 25 21 malformation
868 144 55 insufferable
275 250 57 puffin
887 137 55 moneymaking
467 47 39 gyrating
227 179 58 bosko
907 250 33 statelet
872 247 2 impersonations bloopers
7 200 54 heritages
816 124 49 sharecroppers
17 235 63 barris
355 139 24 sustainment
317 156 0 onlooker
974 179 58 risa
448 96 54 lacan
647 181 12 timings
841 31 45 stratocaster
846 96 30 hirshhorn
420 139 24 rar
772 33 44 immunisation
646 67 1 bogeying
234 129 24 embarkation berthing
352 215 5 petticoat
453 22 56 gratuities
401 66 59 jsf
19 137 0 lifesaver
495 119 63 findley
321 60 40 josephs
651 145 1 reappearing
41 108 20 stirrings
662 238 51 parnassus
8 151 12 phenotypic
836 126 23 colina
662 238 44 amarnath
506 238 51 bibliotheca
989 39 39 shorted gnawed
897 250 57 antler
176 219 40 dicky
183 176 51 greenest
288 190 39 descents
774 14 60 assen
37 227 60 johore
22 162 55 arguable
499 44 39 partway
106 190 54 prodigies
628 14 6 grindstone
414 247 2 punchline schlock
518 16 5 orbs
566 206 3 birger
118 146 23 sadd
374 126 23 pres
748 215 2 krusty
593 74 0 experimenter
60 234 22 scg
277 44 39 enroute
928 227 35 marra
822 199 33 benue gombe roraima tocantins
17 45 2 trl
338 129 24 frogmen
613 139 0 boatswain
808 243 27 deflator
163 98 43 liras
892 16 14 gourds
165 160 51 bitches
201 18 3 godson
654 202 29 encrypt
872 240 43 farewells
395 133 51 godunov meistersinger
467 244 29 choreograph
974 143 51 annus
522 234 59 wikimedia
628 143 62 asmussen
899 125 56 supranational
576 139 58 vvs
799 206 63 deckers
964 60 41 larimer
741 65 51 fifi
405 240 44 valedictory
118 114 22 hauraki
60 42 22 safrican
826 192 63 rudge mccafferty everitt akinola
92 182 56 abrogate
896 27 58 soames
55 38 40 granda tiro
616 38 36 duri rezaei mortazavi guliyev
36 167 12 matrilineal
382 155 51 geforce
339 82 55 fizzy
77 63 18 ponti lucrezia
624 197 58 hausner
553 94 1 tilling
404 15 19 curacy
924 87 58 schlafly
969 249 34 revokes
963 254 1 reprogramming
977 139 59 gnr
896 159 51 blackadder
839 114 3 louisbourg
521 197 2 chasen
787 235 33 periyar
771 172 5 inset
981 219 36 basha nima
217 104 61 trinamool
434 77 63 fallows malamud
1019 130 52 bilis
284 148 51 ambrosia
163 98 37 dirham riyal
820 14 2 rupaul
391 40 2 rikki
853 27 63 akchurin
972 230 63 sennett
914 215 22 shortland
928 52 40 cojuangco
44 243 48 decliner
366 148 51 jezebel
256 4 51 bordello
757 27 58 dhawan
175 100 31 recuperated
342 115 40 etcheverry
138 219 21 comas
276 181 44 processional
726 223 52 wala
389 148 57 nunataks
603 136 17 lwalker
315 189 63 belasco
527 240 44 joust
889 219 40 julieta
836 38 37 euskadi
598 58 63 newmark
147 192 63 scudamore
841 238 45 veena
169 136 63 prater
495 159 17 longwell
3 14 0 goer
1016 96 28 mendy
796 134 16 dacic
176 160 51 sarge
190 209 8 crevasse
911 221 60 yellowknife
889 75 18 avital
628 159 63 murtagh
914 168 22 agincourt
624 52 58 todor
619 141 9 subsea
499 145 8 midstream
866 75 36 slimane
810 247 20 verging
673 200 13 abcs
1016 65 23 sauvage
312 87 58 doctoroff
354 160 51 nicht uns wir
325 43 54 sleuthing horsemanship penmanship
321 191 3 wenceslas
392 252 23 monfort
395 235 54 aeschylus
996 98 9 bpm
404 91 54 ecclesiastic
14 189 22 durbar ampang
76 55 29 scorch
866 96 18 lanvin
888 138 49 asylums
64 90 35 interlaken
982 13 36 johar
608 162 27 counteroffer
800 137 55 clunker
205 215 51 memoriam
459 162 55 quantifiable
970 234 59 lga
652 171 59 boardings
673 8 56 contravenes
504 126 23 motu suis maritima
742 190 2 playboys
826 206 18 crone
58 40 58 ashwin
11 13 36 delmas
626 167 36 ladin
841 209 6 tremolo
664 47 43 minders
545 252 63 allbaugh
803 168 22 clydesdale
553 235 63 dennett clowes
992 145 21 recurred
98 139 37 ocs
776 249 13 nonpayment
983 129 6 pontoons
38 94 35 langat
474 234 22 cecafa
343 4 57 damsel
897 209 0 excavator
283 96 63 duddy
823 230 2 rickles
227 13 36 milovan
169 235 63 schelling
34 126 51 orbis canopus
642 94 18 perrine
597 137 5 rolodex
157 60 19 crutsinger
24 209 51 copelatus
651 47 2 waltzing
914 12 33 dungeness
205 181 13 watchword
981 87 36 khalidi
387 75 16 weisglass
450 165 6 airless
903 155 51 obscura
74 78 55 impolitic
964 189 22 effingham
160 224 5 saltire
793 44 39 paged
556 211 29 liaise
152 96 18 margaux
188 192 63 englund
642 65 63 marci
84 189 63 lanham
74 60 63 nilson
1008 219 63 elkin
741 238 23 chitra naja
204 139 5 belorussian
404 124 49 metropolitans
747 137 13 wanderlust
341 151 20 exhumations
152 163 13 terroir
488 134 63 rammell
661 219 40 diniz
617 27 60 sfsr
357 251 13 loudness
945 117 37 isn
958 172 30 casemates
205 48 5 swoosh
152 138 23 chateaux
441 107 31 premised
312 252 40 morial
449 206 17 veres
813 0 57 unmodified
423 63 37 tbwa
785 232 12 synergistic
277 238 51 ninoy
425 221 60 malang
736 44 39 snipped
982 96 45 rohmer
944 142 2 guested
709 179 60 tosa
298 101 18 kaczmarek
92 244 29 legalise
132 47 49 holidaying
419 88 13 memorization
441 145 31 predominated
589 195 12 zf
132 176 29 acclimated
60 26 22 eastlands
1021 233 55 tossup
279 63 3 numa
834 2 11 quasars
896 159 58 philemon
180 227 23 abra
929 230 18 kenobi
535 139 37 sgt
84 103 63 hannaford thornycroft harrod
322 35 41 shinko
497 114 28 sates
506 196 27 popolare
612 54 37 asr
158 210 6 scepter
904 245 55 advantaged creditworthy homebound
275 41 51 sasquatch
828 37 21 overdosed
979 209 30 latrine
544 98 48 condita
262 2 54 teotihuacan
604 104 33 freeholders
749 210 5 locket
757 179 58 fukuyama
176 187 18 sipowicz
981 75 63 kalb harari
321 133 44 vitus
566 238 18 sarai
109 29 9 hawala
754 250 2 howlin
76 137 5 smudge blinders
952 148 57 louse centipede
500 92 12 parashah concordance
94 119 17 westergaard
13 190 61 grandmasters
671 33 10 cybercrime
210 94 23 manda
989 56 39 mopped
787 65 18 ure
84 196 27 reckitt
748 238 51 timon
395 41 51 wotan
741 143 62 dita wami
321 14 63 silvester
420 217 51 germinal
952 39 31 neutered
389 221 8 dongting
40 139 51 hussar
442 124 49 indictees
442 27 3 groer
927 235 54 pythagoras
41 176 43 faintest
419 86 10 unmasking
127 247 1 skewering
919 249 0 ambassadorship
974 65 62 comaneci
239 115 36 zidan
939 235 52 charteris
698 217 62 tiantian
619 232 20 spillage
841 179 45 koto
77 63 54 palladio
923 101 58 mallya
553 197 18 dando
895 63 58 pozzo pati
965 222 57 vocalizations
118 227 23 khaimah
846 191 41 petco
12 88 32 janitorial
379 251 11 amniotic
946 207 51 principia
106 190 0 chums
263 7 28 ruckman
212 103 27 timeshare
1 139 51 xxv
169 187 3 reichenbach
609 220 55 absolutist
705 148 37 koa
36 124 49 landholders
797 112 61 mcca
355 116 55 nonlethal
312 119 40 barletta
322 192 63 ballew gensler
374 42 52 yearender
952 69 57 daffodil
479 202 9 qwerty
366 148 22 mallow
343 4 5 flapper
194 133 23 fenice
813 246 31 bootlegged mislabeled
795 238 57 javan
1009 27 24 fincke budarin
109 43 10 bookmaking
106 160 29 spank
1012 82 14 unrefined
159 69 57 canker
841 16 45 fiddles washboard
17 139 37 mnf
642 66 52 wrights
889 143 62 brydon jutta
952 4 5 tabby
402 68 39 limber
829 56 13 waffling
17 54 37 pjs
256 140 51 speakeasy
872 164 43 admonitions
114 6 27 optoelectronics
45 234 59 vishwa
915 191 62 fbr
617 52 3 kossuth
945 42 34 backspin
754 203 51 breitling
63 60 18 arbel
544 160 37 bbox
582 156 34 faints
819 221 60 delco
919 112 56 watchlist
77 63 28 ferrante marigny
803 191 27 raiffeisen
772 240 31 circuited
451 26 28 noyer
2 254 21 biomarkers
500 162 54 historicity
245 199 22 warszawa
696 139 37 vrs
887 190 9 bellwethers
958 116 54 calibers
724 228 3 christianization
434 235 0 terkel
982 215 63 murnau
477 87 58 menken
282 245 49 unwary
160 211 12 meshes
210 84 52 laminitis
842 221 60 mayorship
680 146 23 desafio
504 148 12 minima
317 156 42 reread
899 125 54 kendo
447 10 51 iia
224 197 2 hutchence
983 214 24 forrestal
668 38 36 sadirov
11 90 60 tangiers
748 101 3 raghu
758 207 51 argosy
741 130 18 nari
456 24 45 octet
338 66 24 parachutists
716 200 13 yearnings
895 137 51 ther
686 136 17 subbing
671 94 52 berners
441 8 34 dovetails
557 186 33 maginot
453 232 20 windfalls
728 47 1 obsessing
298 159 22 mufamadi
1 1 59 aafc
12 43 0 babysitting
25 46 8 blotch
899 247 61 pigskin
624 194 28 puskas
165 190 12 outliers
735 89 58 rodolphe
118 84 36 heli
631 222 6 bladders
799 159 18 eadie
937 138 59 bureaux
121 66 58 nusantara
699 77 9 juanico
3 85 55 pessimist
193 254 37 rrna
350 44 31 browsed
194 133 58 staatsoper
126 172 39 centerfield
653 206 60 barat
896 142 63 burdon
451 171 58 bangko
843 137 39 pingpong
747 228 13 impoverishment
1012 98 24 teu
983 209 6 jib
956 4 37 veep
952 4 57 rottweiler
598 255 63 wyly
562 6 0 banpu
895 54 58 tou
910 158 33 belizean
593 130 8 geomagnetic
477 63 58 coppi
877 48 5 crocs
279 238 3 karna
251 126 23 messe
505 189 41 wendover
653 119 63 wimmer
137 41 51 rebus
190 221 33 taihu coulee
251 90 35 dannenberg
788 137 29 cuddle
616 84 36 bahlul
536 207 36 najah
176 230 51 clouseau
439 137 51 dinky
772 228 10 ordinated
733 35 63 langa
982 215 51 lelouch
817 8 34 dampens dims
884 119 63 birdsong
566 197 36 masih lodhi
190 189 33 clarks
644 21 44 perihelion
271 176 63 blacker
38 94 63 marden
36 114 60 bailiwick
990 148 3 asura
776 22 34 policyholder
964 199 35 wadowice
544 199 60 ves
243 146 41 chapultepec
804 27 60 nikolayev lvov
743 157 39 rasping
525 132 9 weta
688 179 58 yui
201 235 18 ransome
305 89 36 ngcuka
757 197 58 shimomura
137 41 18 scarpetta
76 12 14 slathered
947 63 40 veronese
370 116 11 unguided
965 0 45 ragas
38 238 22 ulu
371 167 45 fado
299 144 55 disadvantageous
739 214 18 nathanael
834 165 3 jovian
754 250 33 weddell
849 34 39 unpacked
603 255 33 abitibi borax
956 104 30 judgeships
1006 70 60 zhili
541 194 36 hamadeh
488 70 16 akol banh
17 137 43 squawk
210 114 33 rann
416 151 54 cartographic
897 44 39 bobs
371 2 45 aeolian
129 27 54 philanthropies
748 164 34 berates
24 148 19 hydrolase
300 11 27 homebuilding
158 209 45 metronome
352 215 1 deconstructing
2 209 6 countermeasure
25 251 11 electrophoresis
121 66 63 braniff
662 126 33 baldy
55 52 40 severo
887 200 54 buzzwords monikers
82 33 59 counterterror
939 94 23 mond warr
1016 217 62 suchet
211 95 59 napocor nsp
407 184 33 townlands
460 247 13 referential
260 143 62 mundine casamayor
850 219 40 borge
850 52 40 heidar
1003 249 56 terminations pullouts
927 93 27 trappist
407 104 3 baronies
833 119 58 bunge
322 75 58 dalal
298 134 62 vanstone
555 228 56 collectivization
521 207 41 shanksville
500 235 3 rashi avicenna
489 42 34 digests
172 126 23 unum
344 116 43 fusillade
558 231 20 stampedes
972 238 40 tezuka
642 206 63 sapir
774 114 24 anzio
335 213 19 econometric
133 103 44 merchandisers
884 230 18 dioguardi
9 197 63 smaltz
195 29 0 unindicted
259 223 18 nique
764 47 1 schmoozing
972 235 51 mccay
875 184 55 weedy
928 238 23 nasi
315 191 41 isleworth
787 152 3 bhima
211 132 4 vns ert
458 196 27 undervalues
16 102 14 drizzling
979 195 9 hvac
233 186 52 belsen
479 10 45 minuet
857 119 63 jaye
584 35 23 wedd zoete
77 96 23 geoffroy
131 214 40 tibbets
414 215 2 blaxploitation
776 209 0 adjuster
800 56 43 checkbooks
358 130 20 buffeting
956 126 23 undervotes
738 44 39 flapped
1005 248 11 hypersensitivity
305 115 28 seol hyeon owusu
13 14 57 sires
362 34 21 operable
885 126 45 chansons
34 238 40 marga
619 222 57 skimmers
637 145 39 lurches
1021 137 0 steppingstone
22 228 12 decoupling
1 194 58 chikara
211 234 19 chs
688 94 18 manningham
504 215 51 ursus
1011 136 23 hola
296 134 16 demaci
940 48 5 alpaca
320 135 5 taxicabs
439 247 54 hoary
809 146 33 motagua
193 254 21 motility
926 208 39 carloads
939 94 40 monckton
850 52 23 vall
414 91 23 verite
299 218 31 liberalised
228 39 31 politicised
526 13 36 myo
605 16 57 baits
662 250 33 vimy
345 119 63 kunkel trainor orth spivak guttman
125 189 41 garo
442 38 28 sljivancanin
661 196 27 assa
321 13 36 allama
245 132 51 invicta
693 249 0 liquidator
1008 192 63 novelli
38 219 40 saldanha
953 16 51 snowboards
136 63 40 reto
437 198 51 beano
866 96 2 halston
982 38 36 kiarostami kusturica
1 132 9 jbl
210 186 51 charcot
975 19 23 ont
416 55 29 abet
867 148 57 palearctic
435 215 51 genji monogatari
436 144 13 unacknowledged
1021 233 0 lynchpin
321 63 63 maron
667 39 31 undid
964 94 41 paulding pitkin
579 204 14 tempera
929 199 60 tain
155 150 63 mikva
983 129 39 astern
760 253 31 absconded
813 155 9 miniaturized
234 172 30 infill
130 181 44 flagellation
785 10 12 clades
371 158 60 aruban portugese
879 72 33 razorback
249 138 35 perimeters
879 179 58 dinos
45 38 3 schneerson
148 198 42 unaired
741 238 51 amba hikari
889 219 18 oberman
321 96 52 lazare
489 42 44 jst
36 14 12 lineal
656 179 51 almirante
575 209 6 handlebar
437 215 51 comix
905 88 1 rehabbing
775 24 12 synoptic
185 10 6 topmost
836 167 59 ummah
956 104 0 officeholder
433 249 10 peerages
442 230 52 reubens
772 240 61 leadup
201 252 0 groundskeeper
662 14 2 ventoux
277 207 41 teterboro
190 78 33 turners
934 14 60 rieti
298 13 58 mustapa
521 93 41 drumcree
157 60 22 pogatchnik
613 229 37 broberts
321 119 63 simo
598 38 27 chey
414 247 9 muzak
729 179 62 kroon
84 255 27 donnelley
517 62 52 haramirez
90 100 43 hummed
981 194 36 fassi
401 16 5 dusters
888 135 4 ratp
681 210 6 inlay
446 150 1 superseding
953 209 51 lawnmower
240 84 36 hazmi
524 163 9 scalability
899 238 54 silat
836 137 2 goodie
544 223 23 sou sak
566 75 58 dima
502 167 60 munda
619 251 24 tunnelling
1009 159 63 garriott
726 234 59 vdc
57 23 14 crudes
157 60 29 heckle
946 189 22 repton
166 69 23 mimosa
803 6 37 tbc
381 181 55 restful
726 148 54 frazioni
928 87 63 lauria
628 94 63 baze piggott
648 82 52 dazs
578 251 11 extrusion graphene
522 96 40 bebo
834 251 8 magnetosphere
833 159 18 birkin ashleigh
205 132 51 gogo
416 213 12 metrology
589 195 11 injectors rectifier
354 87 58 licht schatten
194 189 22 wawel
797 242 12 pinfall
857 215 51 mammy
491 87 63 reuther
362 139 11 nimh
854 31 28 yaris
176 31 63 lebaron
410 35 59 tiaa
504 148 37 oxy
651 145 31 unmolested
956 240 44 hustings
833 179 58 louw
334 115 40 aitor
24 148 12 ortsgemeinde
504 54 37 waza
371 0 9 luxembourgish
127 156 43 punctuating
298 219 36 manan moosa
721 196 27 citra
972 126 23 ilm
885 235 18 rilke
53 25 31 reattached
754 130 8 floes
405 209 0 sidearm
245 186 23 veneta
144 47 43 carping
947 187 63 grosz
566 65 36 fatimah
185 108 13 fondest
544 160 51 omg
211 132 59 nta
827 47 5 micromollusk
373 223 52 lihk
518 68 20 flickers
106 69 49 mums
1016 186 33 dardenne
710 51 12 hudna
829 249 20 climbdown
1020 42 41 uslpga
736 124 3 maccabees
871 195 9 thermostats
993 93 41 westboro
885 92 23 cantos
278 103 58 aldi
572 255 27 amana
392 252 33 coryell
758 155 41 tweeter
202 67 63 leadbetter
887 83 27 reinsurers
296 38 3 raznatovic
448 174 54 posit
951 156 31 hypothetically
401 18 51 dauntless
354 50 58 junge
918 179 58 haruna erol
1012 98 59 bcm
172 155 9 presario
826 219 63 carlile
205 10 51 aleph
131 84 63 sikes
826 159 18 hartigan pini
514 249 56 rezoning
858 137 9 teasers
724 181 13 tribulation
729 218 31 revalued
913 116 56 antipersonnel
483 190 54 playthings
3 247 51 antihero
557 34 31 hermetically
176 238 58 miko septimus
236 72 33 alborz
895 134 52 palli
502 114 45 nootka
949 104 56 unexpired
831 191 17 keyarena
182 182 29 readmit
504 69 57 geranium gorse
412 228 13 mainstreaming
48 114 41 ysidro
55 38 63 calley
299 86 56 inequitable
613 159 63 oam
60 191 52 bung
405 92 42 laudatory
37 221 35 taegu huairou
40 28 10 fenian
878 73 29 amputate
206 77 27 southam
126 242 33 endzone
247 220 51 juche
727 159 4 magnier
489 42 59 agd
6 253 13 gobs
52 231 31 polarised
19 137 10 enticement
233 191 60 partenkirchen
277 191 37 cks
982 27 58 mikhalkov zaks
84 133 63 heifetz
810 145 2 superstardom
981 219 40 zein
553 134 63 goodridge
470 94 41 langhorne
271 176 13 smidgen
834 234 37 msl
202 159 63 charlesworth
972 101 51 satyajit
795 167 33 thuringian
793 110 42 prospectuses
312 87 40 mastro
854 31 39 porsches chevrolets hummers
41 137 55 tidbit
198 174 55 desirous
939 152 3 plantagenet bolingbroke
256 72 33 onsen
672 56 54 signposts
1011 223 37 bru
453 200 13 enticements
334 65 40 ayu
965 3 5 palettes liveries
448 28 51 satyagraha
282 142 49 dubliners
964 189 41 herkimer
210 41 58 sabu
775 210 5 tanzanite
182 31 32 ignalina
257 192 63 rupa saporta
108 37 14 advil
846 171 59 spca
553 207 63 tepper
946 93 41 ursuline
21 34 31 extirpated
851 41 3 devas
89 209 6 trellis
123 138 49 kibbutzim
557 20 55 undefended
605 244 29 incubate
616 121 11 bod
826 207 63 newberg
535 67 0 bugler
245 66 51 telstar
91 31 33 taunus
494 199 35 mutare
819 103 27 shiseido
555 152 3 horthy
688 250 57 puffer
169 209 58 zamboni
42 197 0 scaramella
897 209 32 threshing
945 160 18 ive
389 2 6 crustal
430 179 23 mita
166 148 57 dogfish
974 125 5 curlers
1001 56 39 somersaults
83 247 55 portent
787 90 33 ibar
709 238 58 tero
259 192 18 brenneman
918 27 36 ilhan
767 110 1 noncore
562 6 37 misc
890 39 31 availed
208 145 34 sags
334 115 28 andoni taffarel
831 191 60 luzhniki
915 147 60 halmstad
430 146 40 rivadavia
302 95 49 backbenchers peronists
135 94 63 crampton
226 47 1 cuddling
371 245 49 expat
27 167 58 ngati
407 21 8 muban
544 54 59 ose
3 4 2 geezer evel
146 176 55 appetizing digestible relatable
813 202 9 interoperable customised
748 101 58 santino
252 255 27 timken
592 137 51 dotcom
90 157 2 thunders
506 4 51 machina
833 187 62 rogier
327 179 41 quarterdeck
715 139 59 jcs
690 211 31 minutely imaginatively
757 134 63 gunaratna samore
668 27 8 tengiz
623 26 23 aulas
395 96 45 rameau
320 16 32 forklifts
343 4 45 chanteuse
270 137 2 bungle
665 17 49 mclarens
757 35 63 dederick
765 214 63 elihu
368 4 59 nappy
633 44 39 taxied
757 87 18 trachtenberg
274 222 57 maquiladoras
410 110 49 bumiputera
694 43 14 snowshoeing
741 65 41 celina
667 163 13 corrupts
334 187 40 carolus
541 187 58 sydow
950 137 14 suds
887 200 13 menaces
257 192 40 grondona
578 246 32 vermiculite
275 235 14 walsch
477 235 58 kertesz
897 69 51 ploughs
160 0 12 parenthesis
854 218 31 rebadged
56 17 61 dragster
13 83 45 arrangers
753 219 40 jair
502 114 22 tortola
782 95 49 smallholders
183 190 55 fattest
862 31 36 jaz
36 138 54 landholdings
918 84 58 molla
599 230 45 ayckbourn
903 209 6 spectrograph
813 211 31 retailed
55 38 3 ngawang
983 129 51 hunley cutty seawolf
70 22 49 preparers
182 246 11 heu
724 209 41 brassiere
370 148 57 silkworm
627 249 44 inquests
194 126 23 rivoli
50 246 29 retest
996 207 59 nsu
1016 157 43 trilling
166 210 11 myrrh
664 200 55 intimates
810 145 39 unstuck unglued
518 141 30 streetlights
24 34 31 pterostichinae
787 14 33 swale
778 215 51 stigmata
741 234 37 oma
613 139 28 goc
562 6 33 timah
656 215 27 xyz
804 152 3 muscovy
662 191 51 snowbird
592 45 2 fave
661 42 62 expectable
436 0 55 illegible
897 116 14 pestle
188 199 58 dhar
982 119 63 delbert cimino
368 137 57 roadkill
690 172 30 ornately
16 122 44 drizzly
451 179 59 kdb
611 100 49 cowered
299 245 55 imbalanced
38 126 23 ouvrage
1020 1 37 nym
245 146 61 primeira
632 81 53 hohst
385 39 3 deified
885 190 54 troubadours
312 27 16 wowereit sobchak
103 112 6 clasps
926 137 55 zillion
862 16 5 seatbelts
283 223 52 paye
76 209 0 cleanser
919 139 61 makuuchi
104 68 55 jaundiced
709 146 23 gata
44 209 6 biter
40 167 40 gascon
771 221 12 quadrants
699 60 52 witz
1011 115 58 jannie
42 38 40 vagni palmera
721 112 49 awardees
430 146 33 sierras
136 87 58 orin
174 238 33 bassa
756 14 51 scimitar
952 157 34 foghorn
254 234 59 enplanements
807 102 39 spurted
282 181 49 trippers
14 210 3 axum
45 206 36 isak
833 40 58 wyk
295 199 33 hooghly
450 200 13 crannies
548 190 57 blackbirds chameleons
985 170 33 pugwash
205 238 51 tabula
784 199 33 coalfields
22 174 13 suffices
166 0 36 sheykh
662 221 60 huangshan
416 198 4 infotainment
566 143 58 abebe
819 126 23 mando
500 238 60 sutta
87 83 9 installers
872 137 54 bookends
927 220 3 nichiren
321 136 17 cosmas
896 214 2 tedder
658 165 0 preserver
670 165 63 cranny
811 105 31 shamefully
42 65 18 jaycee
40 133 45 divan
342 27 28 todorov
776 83 6 adjusters
335 101 59 arup
836 116 36 kassam
260 89 63 holum
597 92 42 atlases
158 91 54 arabesque
903 234 59 dpi
29 235 4 barnea
723 141 20 paralysing
164 43 34 caregiving
925 25 6 corneas
91 31 22 caterham
1 72 33 ovw
343 245 55 anorexic stepchild
799 19 62 crear
926 98 2 sixpence
589 235 40 carnot
645 100 42 prolifically
260 27 63 brazier
290 200 44 inaugurations
929 70 59 yok
335 45 63 netratings realtytrac flom
573 159 22 hindmarsh
27 75 59 asli
453 164 44 bashes
1006 27 58 xiaoyu
420 77 63 sheff
914 181 44 siesta
84 45 63 shearman
479 56 45 riffing
485 96 23 naw
877 12 51 skippy
72 68 5 waistlines
962 60 63 barboza
911 94 33 otway palliser
354 26 28 arbeit
508 206 28 buckler
410 110 18 ginnie
928 238 40 vico
341 253 57 culls
890 22 44 zakat
436 66 24 airworthy
337 45 9 gamerankings
166 54 37 qat
491 75 59 yesha
408 58 41 cullman
183 176 8 densest
490 138 39 bullpens
267 78 9 fpc
500 156 12 gemara
850 179 58 ilias
628 14 33 congaree
324 147 62 unfancied
260 14 33 zab
6 34 31 unblocked
131 252 40 budig
405 162 43 rejoinder
800 110 34 cardholder
914 238 23 yas
971 186 35 presevo
834 10 51 gliese
609 86 56 encroachments
680 147 51 gor
750 176 56 soonest
185 160 51 littlest
408 255 41 weirton
578 2 32 bituminous
354 234 59 ihr
14 171 59 msar
98 36 13 taas
226 137 13 heartstrings
982 119 18 baumbach
210 52 3 nhu
804 227 60 shusha
653 194 58 halvorsen
92 249 29 pertained
879 1 27 marlboros victorias purefoods
597 48 5 wristband
500 220 19 fiqh
578 2 33 ironstone
743 39 28 binned
15 116 11 efps
84 207 63 langone
158 68 6 shimmy
993 136 41 chamblee
264 117 51 buddleja
21 148 51 australopithecus
841 167 45 kora
270 144 55 feint
741 126 23 misa
126 44 39 goalposts
194 191 60 istana
823 252 63 dibella enberg
301 253 31 cashes
578 16 5 billets
953 31 6 recumbent
937 200 59 directorates
905 73 1 dislocating
904 132 52 schip
36 220 12 patrilineal
185 200 20 bitterest
931 140 30 unstaffed
553 65 18 harmer
137 145 20 unaddressed
106 245 0 truant
284 74 0 tipster
338 29 10 warders
833 134 62 vasseur
477 38 36 nizami
989 156 43 jotted
687 219 40 calles
628 252 63 dutrow
582 126 23 pares
844 69 29 pollinate
431 181 2 ozzfest
833 134 23 parfait
1009 203 36 omid
650 164 50 oxidoreductases
616 95 59 sairi
929 101 58 cheah jit
54 77 27 countersued
80 39 31 railroaded
106 4 13 girlhood
545 197 36 griles
800 209 12 accumulator
166 148 60 cassia
983 129 58 ady
822 214 60 peay
656 112 5 bauhinia
165 137 51 lemmings
1 191 61 summerslam
882 65 23 marchioness
598 252 17 ilitch
345 217 62 okun
888 141 22 wildland
882 41 51 blackbeard
439 56 31 jazzed
210 126 23 coq
201 187 18 loman
154 170 59 elca
723 107 20 unravelling
61 126 23 ivoire
169 119 2 raff
136 192 18 josette
453 253 49 junkets
692 194 58 awori
741 65 23 ane
236 54 33 taf
688 97 18 euna
683 112 61 sportswoman
93 197 40 estemirova
707 181 44 bicentenary
651 56 1 eking
622 88 1 plastering
945 137 39 poof
810 145 29 smithereens
975 126 51 papillon
792 72 60 calexico
838 40 28 openside
877 137 35 jiffy
46 134 7 tearsheet
189 240 44 fortieth
190 190 33 dregs
844 181 5 bloomers
572 215 51 amityville
890 104 31 alloted
985 134 58 ihsanoglu
907 86 10 splittist
595 100 1 persevering
64 191 41 timberline
381 43 20 binges
137 145 31 unmentioned
553 219 40 arion
63 150 18 lenglen
93 197 63 tatchell
577 164 34 ridicules
453 141 20 cutoffs
944 198 4 commentating
252 142 63 ament
889 159 63 bronwyn
775 210 63 ossuary
185 200 55 trickiest
639 109 30 howmeh
506 139 59 tcg
848 254 60 brainstem
209 209 39 spanner
65 162 13 wmds
686 229 17 feeley
656 167 3 phrygian
226 137 14 nibbles
799 159 62 mottram
728 145 43 swooned
53 8 34 severs
996 37 21 cbt
38 135 22 railhead
424 228 13 criminalization
125 114 33 transkei
210 223 52 floch
895 126 23 kom
9 192 63 mange suozzi
201 142 57 adderley
548 12 57 sandpipers
1016 219 63 bourdon
925 191 16 sirikit
451 132 60 perng
662 214 63 greely
25 2 12 facies
673 165 56 ambit
880 195 33 impoundment
882 119 63 nowell
788 16 39 stapled
448 235 34 habermas
833 63 18 carli
635 213 61 oceanian
202 192 63 whitmarsh
833 67 62 djtgv
118 152 35 transjordan
882 142 2 iver
982 101 58 wajda
557 191 22 ledra
284 209 6 ouija
181 157 6 jangling clang
698 143 62 xiaopeng
799 143 58 engen
1020 234 37 lonj
947 96 28 rijksmuseum
760 253 39 boatloads
462 148 51 earthworm
927 238 59 iskcon
194 191 16 chequers
63 150 58 fujisaki
545 89 14 condoleeza
647 190 54 oracles
673 228 56 nondiscrimination
272 177 6 earpiece
872 247 39 romps
233 191 35 scheveningen
977 199 60 pkp
522 45 42 personals
367 70 52 ahrt
123 138 45 cabarets
826 94 63 pentland mckellar
103 68 29 caress
302 220 19 reconstructionist
975 126 52 oranje vil
172 119 27 fisker
38 189 33 vihar
55 134 58 nattawut
194 189 60 potsdamer
603 126 51 tejas
872 249 44 visitations
165 190 13 fiends
803 234 59 bsn
968 1 31 outgained
225 223 36 wuhr
367 223 46 chahs
269 223 52 vrtiska
705 5 52 vehs
1016 126 23 iles
22 220 13 predestination
176 238 23 absalom
619 209 12 blowback
862 195 5 cutaway
911 235 33 lovelock
518 46 5 halos
420 134 63 mackin
661 63 28 fassa
899 215 51 dodgeball
651 56 55 hellbent
322 134 58 kotecha
1016 187 63 barbier
200 232 57 bycatch
2 232 10 bioterrorist
290 240 44 scrimmages
107 245 8 overpopulated
1008 94 33 whetstone
38 135 63 woodhead
338 139 19 jrotc
119 35 48 categorias
687 19 62 periodicos
758 96 27 tussauds
534 245 57 uninfected
505 214 51 crosley
90 8 34 hums
338 139 49 yeomen
209 238 51 calliope
782 139 59 trs
572 168 22 armidale
1001 68 6 swiveling
434 112 61 vardon
30 235 17 fowles
159 209 57 wart
958 16 6 ivs
38 168 33 witham
537 227 35 jadida
562 6 41 westmont
84 206 63 homan
194 189 30 mews
448 220 12 phenomenological
256 140 27 microbrewery
320 16 24 boxcars
322 35 61 mtb
952 140 0 abattoir
154 93 22 hillsong
118 147 60 wahda
463 68 31 buffed
210 96 23 serre
915 191 51 copperhead
36 167 60 chiefdom
334 75 40 obradovic
774 219 60 reus
175 37 21 relapsed
764 47 43 schmooze chitchat
175 139 24 federalized
18 238 3 yek
611 56 49 livings
726 238 51 veliki
528 74 0 adjudicator
545 27 58 tarcisio
819 221 27 jiangling
653 60 58 arundhati
813 209 31 lubricated
947 96 3 holbein
646 1 17 overtimes
733 194 58 poettering
125 124 49 pequots
260 219 17 pazienza
724 93 44 tridentine
672 141 24 flyovers
497 25 6 vitreous
136 63 28 sorrentino
827 247 55 multigenerational
553 235 40 luria
599 230 51 wyle
57 188 31 milanka
914 41 51 deadman
924 95 59 africanist
359 172 6 bencher
163 67 58 aust
526 219 58 setiawan
887 190 28 pacesetters
70 22 0 preparer
137 235 3 apollonius
7 213 57 cetacean
558 141 10 holdups
1019 130 3 megi
623 252 17 blazevic
537 132 4 maroc
974 197 18 foschi
331 235 54 rime
361 184 22 cotswolds
424 220 13 realpolitik
721 45 23 premios
152 190 54 appellations
990 190 51 wreckers
45 238 40 nadar
742 19 23 menudo
742 142 33 siouxsie
505 140 24 quonset
799 143 0 brakeman
44 74 0 pacesetter endorser
136 185 58 hoeven
166 148 51 melaleuca
726 199 18 barda
152 82 40 malbec
9 134 63 stutzman ayotte
545 89 16 hamre
624 219 40 bordon
371 122 55 topflight
699 230 46 nytsyn
154 167 0 rastafarian
63 192 63 batts
799 185 62 ryun
841 19 23 pipa
795 227 59 armm
365 211 45 notated
996 255 27 icn
630 65 18 renaldo
816 83 23 maquiladora
628 35 51 appaloosa
665 17 23 corse
929 194 16 kheng
895 197 58 saari
886 114 59 ramsi
165 137 49 mongers
337 87 63 futterman
202 206 63 koschnick
885 0 6 iambic
656 122 5 aquamarine
437 213 42 plos
409 29 10 btk
437 40 59 aotearoa
113 34 31 destructed
788 211 31 cued
75 191 61 bislett
8 200 12 stressors
57 202 12 harmonised
442 235 18 kundera
977 31 24 trainsets
982 192 58 ghai
757 87 40 claybrook
44 247 13 upmanship
757 63 58 baldassare
705 69 51 oleander
252 238 18 andra
125 168 33 broads
461 75 58 kobi
482 243 13 expectancies
49 98 59 inr
727 247 4 muckraking
388 119 63 pagani
99 184 33 mallee
245 186 60 eccellenza
662 126 51 umbra
717 234 61 pbr
527 86 13 vendettas
190 189 41 sagamore
777 27 4 kiselyov
521 214 63 luby
733 192 36 lorgat
682 124 24 corsairs
205 0 54 eponym
913 139 59 eod
877 82 2 daddies
525 128 51 cinerama cinemascope
244 228 49 antismoking
885 148 57 satyr
618 86 54 heresies
557 107 1 delineating
820 195 37 redline
462 77 51 eidos
462 155 17 zynga
256 103 41 spago
850 27 16 arturas
726 139 59 comitatus
185 191 23 buc
224 67 63 lesh
887 190 2 heavies
619 203 51 driller
236 199 22 ganj
1013 185 41 lauch
541 194 58 trittin
887 233 41 sunbelt
774 167 14 bolognese
956 162 6 indentations
913 16 6 cased
504 95 51 libertas
252 217 62 moorehead
792 148 41 bellflower
402 211 31 resourced
915 17 52 alai
887 233 29 footholds
402 39 31 marshalled
880 138 30 weirs
165 190 52 siders
603 35 41 gsc
896 152 3 wangchuck
104 91 54 discursive
803 35 22 sealand
504 87 58 pica
947 96 27 tussaud
670 220 54 jeffersonian
689 249 42 curiae
626 215 51 spanglish
612 251 11 ecg
17 190 51 cavemen
623 252 63 macqueen
1012 98 44 mbd
24 167 60 woredas
354 4 23 mensch
803 234 33 norges
493 185 40 roco
147 134 4 doutriaux
416 177 4 telegraphic
777 132 22 grampian
427 125 62 alekhine
62 218 31 rethought
952 83 49 fanciers
849 111 39 wheelbarrows
276 138 30 houseboats
841 146 14 bassoons
13 124 54 surrealists
483 200 54 keepsakes
981 38 52 sirri
726 78 37 gewog
404 74 0 choirmaster
148 47 43 intercut
50 34 31 retested
613 15 23 intendant
749 3 43 scrawl
864 174 55 germane
234 140 27 concessionaire
910 158 61 kazakhstani
179 38 36 uzan
797 229 17 multihomer
885 235 54 sappho
1016 96 52 perret
414 215 51 chiller
277 191 22 prestwick
437 198 61 masterchef
982 143 58 haneke
366 48 5 miter
514 228 34 offshoring
782 238 37 smk
38 189 18 bijou
1016 115 28 carriere
505 95 59 toxics
371 74 33 carolinian
256 12 14 falafel
833 35 58 aurel
564 16 32 clinker
346 51 59 tifa
833 19 23 vanna
592 247 0 doyenne
312 75 40 lito
557 39 31 controled
940 83 57 feedlot
699 159 63 mcbee
194 133 45 zarzuela
922 206 58 rian turcotte
748 215 51 quasimodo
905 242 6 dogleg
709 70 60 hongyuan
391 40 17 arthurton hoiles rigdon
990 27 51 imperator
98 36 23 ysgol
479 43 39 calisthenics
119 243 48 markups
48 114 23 pedra
895 13 36 bashi
93 74 18 taslima
361 199 22 sedgefield
160 234 59 mvc
811 152 31 reconquered
886 219 40 mul
605 16 5 cocoons
447 215 51 jap
921 197 58 mineo
662 215 51 jiminy
566 227 35 bacha
977 189 22 spadina
526 38 36 konishiki
604 199 60 capitols
136 119 52 tempel
236 221 60 abadan
36 184 3 demesne
1 213 19 interamerican
209 137 44 creche
753 115 40 centeno
232 98 57 microns
904 110 56 medigap
550 55 29 sequester
681 172 6 unpainted
205 0 3 regnal
957 248 37 xdr
647 50 4 horoscopes
895 87 63 gast
55 63 40 calisto
584 214 63 mahaffey
361 199 33 vestfold
180 170 60 tunas
406 235 54 haggadah
827 22 49 nonresident
389 2 20 eruptive
827 145 55 quiescent
355 33 55 antidrug
202 252 58 raeder
45 187 58 bubis
895 119 23 mele
310 162 1 extrapolating
754 181 8 calving
325 43 13 soldiering
190 114 33 vaal
406 181 36 ramadhan
361 199 60 moshi
414 128 55 arthouse
436 249 31 unrecognised
849 37 21 refills
209 148 57 phallus
619 72 41 mechanicsburg
857 235 18 caryl
748 101 18 mohinder
979 88 8 snowmaking
680 1 59 tvm
176 215 23 pappy
754 246 58 ronne
1008 94 22 formby
368 209 6 humps
630 209 6 wheelhouse
757 87 41 worldwatch
215 217 23 rossana
939 250 57 brome
951 145 31 fleetingly
544 206 58 carbo
385 211 31 dissociated
765 207 63 marvell
381 47 55 carousing
803 171 59 exim
518 157 39 flashbulbs
456 187 58 brendel
982 219 40 cuaron
185 4 51 baddest
422 130 39 gusted
367 62 52 gwih
315 140 22 donmar
810 144 55 unwinnable
624 96 58 antal
17 215 23 parkers
851 148 51 mech
656 35 51 edelweiss
895 134 58 kohen
768 163 56 competences
327 68 39 slanting
287 65 23 lalla
337 209 0 monger
665 17 22 brm
803 142 27 kaupthing
536 238 60 kebangsaan
800 110 12 exchangeable
787 152 33 omo
297 0 13 entendre
86 191 33 waterpark
741 238 3 maharani
337 45 19 adarsh
391 159 11 boric
276 209 6 hyperspace
673 202 12 conformance
425 54 37 jn
277 94 63 sangster
128 117 52 llamar
166 0 11 qareh
500 220 56 halakha
497 39 31 galvanised
889 84 18 sibel
952 10 51 poi
91 137 51 lightyear
928 38 40 canosa
277 96 52 roissy
332 85 43 askance
582 44 34 shies
566 60 18 gruffudd
710 51 24 codeshare
771 10 12 helices
724 177 9 arpanet
841 142 45 saxophonists
298 192 36 triesman
884 142 58 kumi
757 101 58 sahni
896 89 18 chalker
251 234 41 fermilab
370 203 31 indigenously
536 137 37 nth
19 55 13 succor
724 69 20 phylloxera
651 68 39 slouching
19 157 39 swig
760 253 49 marcoses
926 176 10 cybertimes
259 230 51 balto
952 148 51 gnat
1001 39 39 loosed
233 139 23 sanh
508 147 59 osc
653 206 40 edel
563 27 58 rosatom
629 160 55 doggone
887 233 0 bioweapons
731 82 11 honeydew
350 56 12 queueing
446 125 61 tabulate
630 235 63 watterson
945 10 12 ellipsis
929 194 36 suen
600 171 41 lacma
335 255 41 yucaipa
772 188 31 emptively
958 40 63 weatherby
1011 159 17 allister
748 142 2 gob
30 219 40 maceo
836 29 59 islamiah
233 221 35 escravos
265 60 18 garchik
525 46 12 anamorphic
94 219 40 prats
453 137 0 boondoggle
1011 35 28 rensburg
952 31 51 corgi
809 148 57 homolog
345 192 58 landesman
598 87 40 goodby
772 249 12 peremptory
176 181 51 endymion
158 103 5 shoppe
111 35 63 werft
322 136 63 broadfoot
889 134 18 kalin
671 209 51 botnet
616 84 58 afshin
895 70 40 ngan
772 225 1 empting
504 238 58 tulsi
27 74 49 pastoralist
601 0 45 legato
318 209 6 caisson
748 41 41 sunnydale
950 16 6 flasks
808 249 48 amortisation
210 238 3 jabba
573 191 41 homebush
692 63 40 rosalia
940 82 57 beehives
205 181 44 urbi
168 246 11 incapacitating
771 141 1 interconnecting
132 100 43 regaled
981 206 36 kadri
289 137 13 bloat
462 125 61 deathmatch
642 199 63 chittenden
588 29 0 infiltrator
661 139 62 vitantonio
726 140 60 haveli
121 199 60 tarom
803 199 33 canara
724 233 13 ascendance
985 171 59 commitee
295 132 33 delmarva
553 24 63 kripke
996 6 27 eci
963 121 11 gametes
176 41 3 lysander
407 227 60 regencies
379 135 21 cesarean
135 67 58 forsman
1022 221 60 transdniestr
138 200 20 irritations
418 132 4 fios
982 96 36 chahine
742 10 4 musume
871 82 14 roaster
965 202 9 minigames
857 119 18 dorris
982 67 2 jewison
152 82 49 chardonnays
451 194 16 guynn
416 209 9 timekeeping
22 137 12 outlier
616 101 58 karat
887 190 55 mouthpieces
190 207 33 lomonosov
84 189 22 woodhull
512 154 19 cardiothoracic
703 210 6 armorial
147 214 63 hagenbeck
495 54 28 mpls
224 159 63 peart
787 238 23 oude
431 191 2 budokan
506 126 60 panna
970 121 12 chroma
138 25 55 spastic
664 190 13 enablers
118 54 37 ksa
76 68 14 moisturizer
210 197 52 sirven
256 96 40 boulud
757 75 63 shikaki
1006 134 58 tiankai
857 41 51 huntress
460 165 29 thine
826 87 2 kirshner
782 167 3 clann
354 160 2 fuehrer
449 39 62 outdueled
488 101 36 morshed
451 27 58 dubinin
425 238 58 sawai
754 129 39 floe
850 63 28 takis
858 181 9 webcasts
733 206 63 hohmann
855 254 9 adaptor
391 40 6 crookes
757 192 63 mankiw
866 96 62 miuccia
899 125 28 quidditch
495 134 63 boxx
906 160 37 ltda
506 77 23 longa
138 157 43 profuse
379 254 11 ligation
370 152 3 regulus
626 0 9 putonghua
544 137 51 eee
189 46 57 instar
499 100 39 stuttered
130 37 45 sterilizations
166 191 14 wintergreen
57 110 48 repurchasing
915 234 61 avp
733 171 59 consob
323 100 34 dines
201 238 58 sain
477 65 18 makeba
318 15 44 beatify
502 238 60 eilean
527 240 24 dogfights
839 186 51 austerlitz
627 150 22 assizes
836 179 58 baader
335 35 58 pvm
637 157 34 crackles
136 206 62 lindahl
157 60 17 mellgren
919 18 55 servile
284 190 51 crawlers
953 31 27 schwinn
760 33 20 airdrops
30 142 62 jordin
198 47 1 erring
624 136 58 rostislav
1020 117 52 unch
862 31 6 telecaster
107 184 60 amazonia
758 103 44 megastore
758 191 9 skybox
12 144 55 backbreaking
754 142 2 ertegun
618 93 54 santeria
850 115 40 bakari
11 186 22 rheims
73 218 51 reimagined
94 80 4 hrant
787 223 52 wey
470 189 41 wilkesboro
379 61 31 miscarried
450 122 11 breathable
341 20 56 quartering
921 101 58 kunio chetan
209 137 57 peeps
136 75 58 hasler
364 249 13 sincerest
1 1 37 xxxi
107 186 33 borderland
536 235 63 mickiewicz
889 119 63 zaleski
342 206 58 gunnarsson
86 191 41 legoland
1011 206 58 bekker
64 114 33 titicaca zermatt
553 94 22 caxton
391 159 51 samo
879 124 49 cajuns
368 160 45 craw
409 38 51 yehiya
185 165 54 noblest
813 12 31 reheated
169 179 58 hase
153 75 0 volcanologist
302 219 16 montealegre
365 211 6 longitudinally
600 59 54 juried
234 88 9 turnkey
506 126 18 contessa
755 247 13 prophesy
37 221 3 cixi
879 1 23 gauchos
836 167 36 kuki
135 67 36 geiberger
27 167 18 romany
326 65 18 batgirl
245 147 17 jokerit
1021 137 39 signpost
687 19 54 latinoamericanas
262 4 54 philistine
430 90 35 tulum
482 100 31 relived
284 202 37 admin
352 126 23 perros
611 111 30 windowsill
210 38 52 prigent
76 102 43 lather
1016 66 23 voisin
107 72 41 koreatown
290 126 23 participations
346 170 61 subregional
45 10 23 elohim
210 137 52 tock
234 43 1 wholesaling
158 238 51 muzik
257 87 63 ebel
661 146 40 kelme
926 47 39 carload
974 27 62 karelin
628 119 2 mcanally
448 213 54 jungian
656 215 14 bough
236 227 62 kaki
11 126 23 classico
77 17 40 bandini
434 230 2 lapine
952 41 51 tigress
1016 96 16 lesage
693 228 27 demerger
651 129 24 unescorted
437 78 37 issn
564 16 5 balsa
826 119 58 schreyer rydell
157 60 42 clendenning
131 197 36 azizan
119 190 48 paydays
3 38 36 basher
598 187 58 gaydamak
741 238 52 agata
77 63 63 manfredi
812 232 11 spoilage
201 235 45 bix
754 196 27 stx
582 209 39 dangles
526 179 58 fukuhara
614 0 11 mahalleh
504 65 18 betula
718 110 21 counterparty
858 92 51 boxset
643 186 60 castries
277 191 41 dfw
537 186 4 ouest
943 101 36 lovemore
136 89 58 pleuger
456 10 23 andante
871 43 14 barbecuing
895 65 58 popa
174 98 12 mwe
202 119 58 edy
760 80 10 absconding
885 235 63 pindar
884 94 18 colter
521 114 33 chappaquiddick
209 48 5 biohazard
927 167 54 vodou
341 228 20 widescale
841 159 63 strum
430 238 3 palenque
929 70 35 sheung
836 95 10 pagad
712 78 46 rroeper
769 2 33 craton
741 37 18 alka
283 112 58 param
928 63 52 gari
914 14 41 surfside
38 75 33 wawa
871 209 6 burp
334 206 40 stoica
804 167 60 chuvash
437 235 51 almanack
467 190 45 marionettes
233 43 39 reeducation
925 191 61 scotties
380 114 59 fids
937 141 19 procuratorial
943 52 40 avendano
22 232 12 karmic
74 192 63 ostrowski
641 101 59 norian
290 144 55 noncompetitive
136 134 58 hersman
974 197 58 nodar
312 219 58 atienza
118 196 36 sidek
14 96 60 grauman
131 75 63 kem
352 250 57 muskrat
335 77 63 arps
92 93 3 transferases
210 119 63 nicholl
312 54 37 oth
271 119 63 brasher
769 10 23 verbandsliga
836 10 36 saraya
372 10 59 moksha
778 228 13 sanctification
170 18 55 supine
369 238 22 venkateswara
148 142 2 outtake
416 139 9 sigint
504 148 6 fantail
381 137 51 playtime
1016 96 57 delage
94 197 4 listyev
1020 189 41 strasse
951 156 43 anecdotally
246 235 12 ramanujan
536 238 58 nagarjuna
693 168 22 stationers
741 167 52 kwa
389 184 33 magellanic
692 89 36 mlambo
474 125 22 interprovincial
252 199 60 secunda
788 209 34 resets
530 54 37 idd
564 2 39 cobbles
544 238 51 ys
118 196 27 diphosphate
343 209 0 trig
140 60 35 parachinar
787 1 33 daugava
22 231 20 mixup
616 206 36 ioannou
64 168 33 exmoor
42 52 36 boumediene
370 116 36 abdali
251 132 4 bahnhof
416 249 44 attestation
368 37 17 yaz
25 25 6 callus
728 56 1 stewing
624 194 36 abderrahmane
851 190 12 npcs
337 45 52 pareles
502 238 40 tiga
725 144 29 uneconomical
624 65 36 nihal
760 83 49 domestics
692 192 40 michelman
185 240 55 briefest
320 224 5 hearses
240 194 36 bakhit
91 31 5 xwb
251 196 27 ingelheim
833 96 27 ferranti
287 65 33 albertine
748 40 51 telemachus
63 220 56 judicature
921 119 58 vetter
295 160 33 fightin
234 244 29 subcontract
500 235 54 eliade
619 204 14 greasing
952 190 51 poodles
885 13 36 salat
965 10 12 subsections
130 249 49 chattel
190 189 22 brae
947 235 3 houbraken
93 112 62 rigoberta
833 63 62 marzio
662 142 2 cudi
696 158 35 karenni
979 121 11 lox
930 0 55 unprintable
886 139 59 oif
331 12 2 jambalaya
234 91 54 unbuilt
494 114 35 hedland
297 0 42 uppercase
76 160 39 piss
166 10 23 sanctus
813 24 12 personalised
656 46 6 scapular
9 75 36 galligan
886 54 37 sle
117 192 40 forti
`;
