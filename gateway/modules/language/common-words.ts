/** Everyday English: words that are no slips, and no names either. */
export const commonWords: readonly string[] = `
able above accept access accident account across act action active actual add advice afraid age agree air alive allow almost alone along already although always among amount angry
animal anyone anybody anything anyway apart appear area arm around arrive art asleep attack aunt average away awful baby bad bag ball band bar base basic bath bear beat beautiful
became become bed beer before begin behind believe below bend beside beyond bike bill bird birth bit black blame block blood blow blue board boat body boil bone born boss bother
bottle bottom bowl box boy brain branch brave bread break breakfast breath bright bring broad broke broken brother brown burn bus busy butter cake camera camp capital captain car
card career careful carry cash cat catch cause cell centre center century certain chain chair chance cheap check cheese chicken chief choice choose church circle citizen clean clear
clever climb clock cloth clothes coat coffee cold collect colour color comfort common compare complain complete computer concern condition continue control cook cool copy corner
correct cough country couple course cousin cover cow crazy cream create cricket crime cross crowd cry culture cup cut daily dance danger dark date daughter dead deal dear death
debt decide deep degree depend desk destroy develop die diet difference dinner direct direction dirty discuss disease dish distance divide dog door doubt down dozen draw dream dress
drink drive drop dry due during dust duty ear early earth ease east easy eat edge effect effort egg eight either electric else empty end enemy energy engine enjoy enough enter entire
equal escape evening event everyone everything evil exam exact excellent except excited exercise exist expect explain extra eye face fact fail fair faith fall false familiar family
famous far farm farther fast fat father fault fear feed feel female fever fight fill film final fine finger finish fire fish fit five fix flag flat flight floor flow flower fly fold
follow fool foot football force foreign forest form former forward four free freedom fresh friend front fruit full fun funny future game garden gas gate gave gentle gift girl glad
glass god gold gone grand grass gray green grew ground group grow guess guest guide gun guy hair half hall hand handle happen happy hat hate head hear heart heat heavy height held hello
here herself hide high hill himself history hit hobby hold hole holy home honest hope horse hospital hot hotel house however huge human hundred hungry hunt hurry hurt husband ice idea
ill important inch inside instead interest iron island issue itself jewel join joke journey joy judge juice jump just justice key kill kitchen knee knife knock lady lake lamp land large
laugh law lay lazy lead leaf lean learn least left leg lend lesson letter level lie life lift light limit line lion lip list listen literature live load loan local lock lonely lose loss lost
loud love low luck lucky lunch machine mad magic male man mark market marriage married marry mass master match matter meal mean meant meat medal medicine medium memory men mention middle
mile milk mind minister minute miss mistake mix moment month moon moral morning mother mountain mouse mouth movie music myself narrow nation nature near nearly neck neighbour neither
nervous never news newspaper next nice night nine nobody noise none noon north nose note nothing notice novel nurse ocean odd offer often oil old once onto open opinion opposite orange
order ordinary organ original other otherwise outside own page pain paint pair paper parent park parking party pass passenger past path patient pattern peace pen pencil perfect perhaps period photo piece
pilot pink place plain plan plane planet plant plate play player please plenty pocket poem poet poetry point poison police polite political politics pool poor popular population possible
potato pour power practice praise prayer president press pretend pretty prevent prime prince prison private prize probable produce profession program proof proper proud prove public pull
pure purpose push quarter queen quick quiet quite race radio rail rain raise ran rather raw ready real recipe red religion rent repeat rest rice rich ride right ring rise river road rock roof room
rough round row rule run sad safe salt same sand save school science sea season seat second secret seem sell send sense separate serious serve seven several sex shake shape sharp sheep sheet
ship shirt shoe shoot short shot shoulder shout shut sick side sign silence silver simple since sing singer single sister sit six size skin sky sleep slow smart smell smile smoke snow social
soft soldier solve somebody someone something sometimes somewhere son song sorry soul sound soup south space spare speak special speed spell spend sport spread spring square stand star
state station stay steal steel stick still stone stood stop storm straight strange stream strength strong study stupid subject succeed success sudden suffer sugar suggest suit summer sun
supper suppose surface surprise sweet swim table tail tall taste tax taxi tea teach tear television temple ten terrible thank themselves thick thin third thirty thousand three throat through
throw thus ticket tie tiger till time tiny tired title toe together tomorrow tonight tongue tooth top total touch tour toward towards town toy trade train travel tree trial trip trouble true trust
truth turn twelve twenty twice uncle under understand union unit united until upon upper upset useful usual valley value variety various verse very victory video view village violence visit
voice vote wait wake walk wall war warm wash waste watch water wave weak wealth wear weather wedding week weight welcome west wet wheel white wide wife wild win wind window wine winter wise
wish woman women wonder wood word world worry worse worst worth wrong yard year yellow yesterday yet young zero actor ahead album anniversary apple arabic banana birthday bubble chess
christmas code coupon cricket crypto diwali dollar essay euro exam football france german guitar horoscope hindi hobby homework joke kannada lyrics malay math movie paris penalty pizza prime ramadan
rupee salad sing stock story stories tamil telugu temperature tennis tourist translate visa vlog yoga`
  .trim()
  .split(/\s+/);
