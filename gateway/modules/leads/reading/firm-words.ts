import { pattern } from '../../language/patterns.ts';

/** Firms are called by what they do or are, in the tongues of our visitors, and end in their legal form: one of these words makes a firm of a name. */
const known = `
musée museo museu instituto institut istituto asociación associação sociedade sociedad cooperativa fundación fundação fondation collectif colectivo pesantren perumahan danışmanlık ticaret sanayi tekstil gıda inşaat otel turizm mimarlık perfumers pty publications attorneys dental pharmacies clinics casa vinařství infra projects precision festival guesthouse growers farmers producers planters society nets winery dairies schools colleges academies salons gyms bakeries kitchens cafés cafes coopérative cooperativa koperativ bakkerij slagerij retreats batik songket tenun keropok kuih kelab persatuan ghar aangan niketan kutir bhandar mess fab knit knits knitting rubber roofing trusses archive archives honey ghee dhaba schreinerei tischlerei metzgerei wäscherei pelle vinos viandes örme iplik mobilya madencilik andhra malabar konkan deccan chettinad coromandel marwar mewar awadh himalayan packers movers initiative cashews filling bodegas bodega apicoltori bibliothek stadtbibliothek bibliothèque biblioteca masjid surau gereja parish mission convent gurukul kalyanamandapam versicherung versicherungen manufaktur stiftung verein verband alliance authority board commission connect federation forum initiative kommune gemeente league mandira network networks union volunteers youth
ab academia academy accessories accountants adventure adventures advisor advisors advocaten advocates ag agency agri agritech agro aircon airline airlines airways analytics apotheke apparel
appliances aps architects asa ashram associates association assurance attorneys auditor auditors auto automation automotive aviation ayurveda azienda bags bakers bakery bakes bancorp bank barristers
batteries bazaar bearings beauty bengkel berhad beverages bhavan bhawan bhd bike bikes biscuits bistro boats boatyard bodega bodegas book books boulangerie boutique brauerei brewers brewery brewing
brokers builder builders buku butchers butik bv bäckerei cafe café capital car care career careers cares cargo cars carwash castings catering cement ceramic ceramics chambers chandlers charity
chemicals childcare chocolate chocolates chocolatier chocolatiers city classes cleaners cleaning clearing clinic clinics cloud club co co-operative coaching coffee collective college company
components concept concepts construction constructions consultancy consultant consultants consulting contracting contractors controls cooperative corp corporation cosmetics cotton cottons council
counseling counselling courier couriers craft crafts cranes creation creations credit crockery crèche créche customs cutlery cv cycles doo dairy data daycare decor dental dentistry dentists
department depot dermatology design designs desserts detailing diagnostics diamonds digital distillery diving dmcc drones druckerei dynamics education edutech eldercare electrical electricals
electronics elektro elevators embroidery emporio emporium energy engineering engineers enterprise enterprises equipment estate estates eurl events expeditions export exports express exteriors
eyecare eyewear fabrics fabrik farm farms fashion fashions fasteners feeds ferretería fertilisers fertilizers fertility figli films finance financial fintech fisheries fishing fitness fleet florist florists
flowers food foods footwear forge forgings forwarders foundation foundries foundry fragrances fratelli freight furniture fz fzc fzco fze gallery games garden gardens garments gartengeräte gas
gasthof gbr gerai ggmbh ginning glass global gmbh gold granite granites greengrocers grill groceries grocers group gurudwara gym handel handicraft handicrafts handloom handlooms hardware hatcheries
hatchery haulage health healthcare healthtech hearing herbal herbals hermanos holding holdings holidays home homecare homes homeschool horticulture hospedaria hospital hospitality hospitals hostel
hotel hotels house hub hvac hôtel import imports inc incorporated industries infotech inn innovation innovations institute instruments insurance interior interiors international investment
investments ivf jabatan jeweler jewelers jewelery jeweller jewellers jewellery juice kk kanzlei karyalaya kedai kendra kft kg kgaa kids kilang kindergarten kitchen kitchens klinik knitwear
konditorei koperasi kopi llc lab labs ladang lamps land landscapes landscaping laundromat laundry law lda learning leasing leather legal librairie librería lifts lighting lights limited linen
linens lines livraria llc llp lodge logistics looms ltd ltda machinery machines madrasa mahal maison majlis mandir marble marbles marine market mart masjid maternity meble media medical metal metals
metzgerei microfinance mill mills mineral minerals mining ministry mobility montessori mosque motion motor motors moulin moulins movers museum music mutt möbel network networks ngo nilayam nonprofit
notaries npc npo nurseries nursery nutrition nv ohg oil ooo opc optical opticals optics optik organic organics orthodontics orthopaedics outfitters oy packaging padaria paediatrics paints panadería
partners pasticceria pay payments pejabat perabot perfume perfumes perniagaan persatuan perusahaan pet pets pharma pharmaceuticals pharmacy photography physio physiotherapy pictures pizza pizzeria
planners plantation plantations plastics playschool plc point polymers polytechnic ports pottery poultry power praxis preschool press print printers printing prints productions properties provisions
pt pte pty publishers publishing pumps pusat pvt pâtisserie quarries quarry radiology realtors realty rechtsanwälte records recruiters recruitment refineries refinery refrigeration rehab relief
rental rentals resort resorts restaurant restaurants restoran retail retreat ristorante roasters roastery robotics route sa sl srl sro sa sabha sadan safari safaris salon samiti sangam
sangh saoc saree sarees sarl sartoria sas sasu scaffolding school seafood seafoods securities security seeds sekolah services shipping shipyard shoes shop silk silks society soft software solar
solicitors solutions spares spices sport sports srl staffing star stationer stationers stationery steel stevedores stones storage store stores studio studios suites supermarket surau surgeons
surgery surveyors sweets switchgear syarikat systems tailor tailors takaful talent taller tbk tea tech technik technologies technology telecom temple terminal terminals textile textiles theatre
therapies therapy threads tiles timber toko tools tour tourism tours toys trader traders trading transformer transformers transport transports trattoria travel travels trust tuition tutors tyre
tyres udyog ug uhren uniforms university utensils valves vastralaya venture ventures verlag vertrieb vet veterinary vidyalaya vidyapeeth villa villas vof wll warehouse warehousing warung watches
water weavers weaves weddings weingut wellness werke wholesale wireless wll works world yacht yachts yayasan yoga zrt éditions
`;

const firmWords = new Set(known.trim().split(/\s+/));
/** Legal forms of several words. */
const forms = /\b(?:private limited|sdn\.? ?bhd|sp\.? z o\.? ?o|car wash)\b/i;

/** A trade in one German word. */
const trades = pattern('u')`
  (?<!\p{L})\p{Lu}\p{Ll}{2,}(?:
    erei|werk|werke|haus|technik|handel|betriebe?|verlag|klinik|schule|stube|hof|manufaktur|versicherung|gesellschaft
    |genossenschaft|stiftung|verein|verband|zentrum|büro|kerij|derij
  )(?!\p{L})
`;

/** "Perfumers", "Boatbuilders", "Joinery": who makes or trades, but for surnames. */
const makers = pattern('iu')`
  ^(?!
    (?:
      rog|sand|pet|my|chamb|pow|wat|riv|bow|saund|sumn|ray|sell|ay|flow|wint|somm|jag|danv|ead|brav|alt|toll|naz|wand|stand|monst
      |cyb|soph|chapt|summ|numb|lett|matt|ord|off|serv|paint|cust|memb|us|oth|visit|anoth|broth|sist|moth|fath|farm|driv|lead|own
      |work|play|teach|read|danc|sing|writ|listen
    )ers$
  )\p{L}{3,}(?:
    mers|bers|pers|ters|ners|kers|ders|vers|yers|smiths|wrights|inery|rators|cators|butors
  )$
`;

/** Whether one of a name's words is one that firms are called by. */
export const hasFirmWord = (text: string): boolean =>
  forms.test(text) || trades.test(text) || text.split(/[\s,/&+]+/).some((word) => (/^\p{Lu}/u.test(word) && makers.test(word) && /\s/.test(text)) || firmWords.has(word.toLowerCase().replace(/^[^\p{L}\d]+|[^\p{L}\d]+$/gu, '').replace(/['’]s$/, '').replace(/\./g, '')));
