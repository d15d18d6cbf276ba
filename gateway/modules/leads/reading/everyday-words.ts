/**
 * Words that people put after "I am", beside a number or at the end of a message, and that nobody is called: how somebody
 * feels, what a number is for, how a letter ends. They are no names where nothing else says so.
 */
export const everydayWords: ReadonlySet<string> = new Set(
  `
afraid alone anxious available aware awake beginner brief careful certain clueless comfortable confident confused correct curious desperate different done eager excited familiar fed final foreign forward free
frustrated full game glad good grateful hesitant honest hopeful human hungry ill impatient independent keen late lazy local lost mad nervous novice open out overwhelmed poor proud puzzled quick ready retired rich sad
satisfied serious short sick sincere skeptical sceptical slow small solo stuck sure surprised technical thankful tired unable unaware uncertain unhappy unsure upset worried yours ready ready-made afresh
vorname nachname surname firstname lastname emel courriel correo office offices ph phn mobile mob cell cel cellphone telephone landline fax extn ext extension direct personal residence shop clinic hotline helpline desk reception switchboard helpdesk line digits alternate alternative
alternatively primary secondary emergency private official primary handphone hp hpno whatsap watsapp wattsapp wa viber telegram signal skype wechat line insta fb linkedin twitter tel telefon telefono téléphone handy
nombor nomor telefone
understood received noted agreed perfect excellent fantastic awesome brilliant lovely amazing wonderful cool super superb terrific fine alright okay okey yep yup yeah yea nope nah hmm hm oh aha wow lol haha hehe
interesting impressive congrats congratulations welcome bye goodbye cya ciao hola bonjour hallo guten tag salut namaskar namaskaram vanakkam salaam assalamualaikum waalaikumsalam alaikum selamat pagi petang malam
habari jambo karibu merhaba privet ola oi hej moin servus gruezi thx tnx ty tks tq danke gracias merci obrigado obrigada grazie shukran dhanyavad dhanyavaad terima kasih nandri asante
warm warmest warmly cordially respectfully gruß grüße gruss gruesse freundlichen saludos cordialement mfg lg vg bg salutations
enquiry inquiry quotation proposal estimate details detail info information question questions query purpose message messages reply response meeting demo brochure catalogue catalog portfolio pricing rates package packages plan plans
shopping selling booking delivery payment payments order orders stock store invoices invoice stuff things etc regarding reg wrt fyi ps nb cc bcc tbc tbd faq rfp rfq rfi nda sow kpi roi poc mvp beta demo alpha ceo
client-side website webpage homepage landing logo branding banner video content domain server hosting backend frontend software hardware database login signup checkout cart plugin theme template bug bugs fix
perfume jewellery jewelry clothing clothes fashion pickles honey spices mangoes sarees batik handicraft furniture carpets flowers cakes cookies snacks pizza burgers restaurant salon gym yoga tuition coaching
weekday weekend week evening noon midnight sunday saturday
let lets let's say says said saying tell tells told ask asks asked get gets got getting give gives gave given go goes going gone went come comes coming came take takes took taken make makes made making put puts keep keeps kept
see sees seen saw look looks looked find finds found think thinks thought know knows known knew want wants wanted wanting need needed use uses used send sends sent show shows showed shown try tries tried mean means meant meet
help helps helped talk talks talked speak spoke spoken start starts started stop stops stopped open opens opened close closes closed buy buys bought pay pays paid sell sells sold build builds built run runs ran grow grows grew
book books booked order ordered ship ships shipped deliver deliver delivers delivered launch launches launched create creates created design designs designed redesign redesigned rebuild rebuilt fix fixes fixed move moves moved
replace replaced improve improved increase increased reduce reduced manage manages managed handle handles handled support supports supported offer offers offered include includes included require requires required
prefer prefers preferred expect expects expected hope hopes hoped wish wishes wished love loves loved like likes liked hate hates hated check checks checked confirm confirms confirmed discuss discusses discussed explain
explained share shares shared add adds added change changes changed remove removes removed update updates updated correct corrected read reads write writes wrote written hear hears heard
just simply basically honestly frankly obviously apparently hopefully probably possibly perhaps maybe definitely absolutely certainly surely truly totally completely fully partly mostly mainly nearly roughly exactly
please kindly quickly slowly soonest earlier sooner later latest recently lately usually normally generally typically especially particularly specifically additionally furthermore moreover besides anyway anyways however
therefore thus hence meanwhile otherwise instead although though unless whereas whether either neither both each every any some many much more most few fewer less least several enough such same other others another
one two three four five six seven eight nine ten eleven twelve twenty thirty forty fifty sixty seventy eighty ninety hundred dozen couple half quarter double triple first second third fourth fifth last next previous
big bigger biggest large larger largest small smaller smallest little tiny huge long longer short shorter high higher low lower fast faster slow slower cheap cheaper cheapest expensive premium basic simple complex
modern old older new newer fresh clean nice nicer better best worse worst great greater easy easier hard harder main major minor top bottom left right front online offline digital virtual physical local global international
national regional public official corporate commercial industrial residential rural urban custom bespoke ready professional personal individual single multiple various full-time part-time
customers clients users visitors guests patients students pupils parents teachers members staff employees workers drivers agents dealers vendors suppliers partners investors founders owners managers directors people
team teams company companies business businesses firm firms shop shops store stores outlet outlets branch branches factory factories warehouse warehouses clinic clinics school schools hotel hotels project projects
apps sites pages websites systems platforms tools features functions options issues problems ideas goals needs requirements designs logos photos pictures videos texts languages products items goods things tasks jobs
north south east west central upper lower downtown uptown
namaskara adaab vanakam kia ora aloha dumela sawubona sannu salve czesc ahoj hei moi terve tere labas sveiki zdravo bok buna szia yassou kalimera shalom mingalaba sawasdee konnichiwa annyeong nihao kumusta mabuhay merhaba selam shwmae kaixo gott dia duit
herbst sommer frühjahr frühling januar februar märz mai juni juli oktober dezember automne été hiver printemps
hail hails hailing reporting messaging texting dropping browsing checking inquiring enquiring reaching contacting hoping btw asap imo tho cos coz cuz bcoz bcz becoz wanna gonna gotta lemme gimme dunno dont doesnt didnt cant couldnt wont wouldnt isnt arent wasnt werent havent hasnt hadnt shouldnt ive youre theyre thats whats heres theres nm nme naam
also too very really quite rather pretty almost already still yet even again once twice always never often sometimes ever since ago now then here there everywhere somewhere anywhere nowhere today tomorrow yesterday
vegan vegetarian married divorced pregnant newbie noob naive blind deaf disabled elderly young junior senior native fluent bilingual halal kosher organic muslim christian hindu sikh jewish buddhist catholic
frm fr pls plz plss kindly req reqd reqmt urgently urgent asap approx upto minimum maximum min max lakh lakhs lac lacs crore crores cr thousand million juta ribu dirham dirhams riyal ringgits rupee euro euros dollar pound pounds
hai hain hoon hu ho mera meri mere main mein hum ham mujhe mujhko humko hame aap kya kaise kitna kitne karna chahiye chahte banana banwana banwani ki ka ke ko se bhi aur lekin acha accha theek thik haan nahi nahin ji bhai
saya kami kita ada adalah yang dengan untuk dari di ke tak tidak boleh nak mahu hendak perlu apa berapa bila mana macam juga sudah dah belum lah lor leh meh kat sini situ awak anda encik puan cik tuan bagi bukan sahaja je
ich wir sie du er es ein eine einen der die das und oder nicht mit für von bei aus auf bin sind ist haben hat habe brauchen brauche möchten suchen suche bitte danke
je nous vous il elle un une le la les et ou avec pour par sur dans suis sommes avons avez besoin voudrais cherche cherchons merci
yo soy somos nosotros tengo tenemos necesito necesitamos quiero queremos busco por para con una unos los las favor hola buenas dias
`
    .trim()
    .split(/\s+/),
);

/** What people do for a living, and other words that many a surname is: these are no names where they stand first or are written small. */
export const surnamesToo: ReadonlySet<string> = new Set(
  `
love little small sharp english west north short strong noble bright early moody savage sweet power winter summer day field banks brooks bridges woods waters rivers hall park parks marsh heath lane
actor agent analyst architect artist author baker banker barber bookseller broker builder butcher buyer captain carpenter caterer chef chemist coach contractor cook dealer dentist distributor driver editor
electrician exporter farmer fisherman florist gardener grower guide hairdresser homemaker hotelier housewife importer instructor investor jeweller journalist landlord lecturer librarian maker manufacturer mechanic
merchant model musician novice nurse nutritionist optician organiser organizer painter pastor pensioner pharmacist photographer physician physiotherapist pilot planner plumber poet potter priest printer producer
professor programmer psychologist realtor recruiter reporter representative researcher retailer reseller sailor salesman scientist seller singer soldier specialist startup supplier surgeon surveyor tailor tourist trader
trainer translator tutor vendor vet veterinarian volunteer waiter weaver wholesaler writer
`
    .trim()
    .split(/\s+/),
);
