import type { CountryCode } from 'libphonenumber-js/max';

/** Towns by country: those that our visitors come from, and the world's best known. The same list tells a phone number's country. */
const townsByCountry: Readonly<Partial<Record<CountryCode, string>>> = {
  IN: `Bengaluru,Bangalore,Mumbai,Bombay,Delhi,New Delhi,Chennai,Madras,Hyderabad,Secunderabad,Kolkata,Calcutta,Pune,Ahmedabad,Surat,Jaipur,Lucknow,Kanpur,Nagpur,Indore,Bhopal,Patna,
    Vadodara,Baroda,Ludhiana,Agra,Nashik,Faridabad,Meerut,Rajkot,Varanasi,Srinagar,Aurangabad,Dhanbad,Amritsar,Allahabad,Prayagraj,Ranchi,Howrah,Coimbatore,Jabalpur,Gwalior,Vijayawada,
    Jodhpur,Madurai,Raipur,Kota,Guwahati,Chandigarh,Mysuru,Mysore,Hubli,Hubballi,Dharwad,Mangaluru,Mangalore,Belagavi,Belgaum,Tiruppur,Tirupur,Salem,Erode,Trichy,Tiruchirappalli,Tirunelveli,
    Vellore,Thanjavur,Tuticorin,Thoothukudi,Hosur,Ooty,Kochi,Cochin,Ernakulam,Thiruvananthapuram,Trivandrum,Kozhikode,Calicut,Thrissur,Kannur,Kollam,Kottayam,Palakkad,Alappuzha,Malappuram,Goa,Panaji,
    Panjim,Margao,Gurgaon,Gurugram,Noida,Ghaziabad,Dehradun,Shimla,Jammu,Udaipur,Ajmer,Bikaner,Visakhapatnam,Vizag,Guntur,Tirupati,Nellore,Warangal,Bhubaneswar,Cuttack,Puducherry,Pondicherry,
    Navi Mumbai,Thane,Kolhapur,Solapur,Siliguri,Darjeeling,Shillong,Imphal,Kerala,Karnataka,Tamil Nadu,Maharashtra,Gujarat,Rajasthan,Punjab,Telangana,Andhra Pradesh,Odisha,Bihar,Assam,Udupi,Davangere,Shivamogga,Tumakuru,Karur,Sivakasi,Nagercoil,Anantapur,Kurnool,Jamshedpur,Bilaspur,Jalandhar,Patiala,Haridwar,Rishikesh,Aligarh,Bareilly,Gorakhpur,Whitefield,Indiranagar,Koramangala`,
  MY: `Kuala Lumpur,KL,Petaling Jaya,PJ,Shah Alam,Subang Jaya,Klang,Port Klang,Cyberjaya,Putrajaya,Kajang,Puchong,Ampang,Rawang,Bangsar,Cheras,Penang,Pulau Pinang,George Town,Georgetown,Butterworth,Bayan Lepas,
    Ipoh,Taiping,Johor Bahru,JB,Johor,Batu Pahat,Muar,Kluang,Malacca,Melaka,Seremban,Kuantan,Kota Bharu,Kuala Terengganu,Alor Setar,Sungai Petani,Langkawi,Kuching,Miri,Sibu,Bintulu,Kota Kinabalu,KK,
    Sandakan,Tawau,Labuan,Sabah,Sarawak,Selangor,Perak,Kedah,Kelantan,Terengganu,Pahang,Perlis,Negeri Sembilan,Nilai,Bangi,Setia Alam,Iskandar Puteri,Borneo`,
  AE: `Dubai,Abu Dhabi,Sharjah,Ajman,Al Ain,Ras Al Khaimah,RAK,Fujairah,Umm Al Quwain,Deira,Jebel Ali,Business Bay,Jumeirah,Dubai Marina`,
  SG: 'Singapore', SA: 'Riyadh,Jeddah,Dammam,Mecca,Medina,Khobar', QA: 'Doha', KW: 'Kuwait City', BH: 'Manama', OM: 'Muscat,Salalah,Sohar',
  GB: 'London,Manchester,Birmingham,Leeds,Glasgow,Edinburgh,Liverpool,Bristol,Sheffield,Cardiff,Belfast,Oxford,Cambridge,Nottingham,Leicester,York',
  US: 'New York,NYC,Los Angeles,San Francisco,Chicago,Boston,Seattle,Austin,Dallas,Houston,Miami,Atlanta,Denver,Washington,Philadelphia,Phoenix,San Diego,San Jose,Portland,Detroit,New Jersey,California,Texas,Florida',
  CA: 'Toronto,Vancouver,Montreal,Ottawa,Calgary', AU: 'Sydney,Melbourne,Brisbane,Perth,Adelaide,Canberra', NZ: 'Auckland,Wellington,Christchurch', IE: 'Dublin,Cork,Galway',
  DE: 'Berlin,Munich,München,Hamburg,Frankfurt,Cologne,Köln,Stuttgart,Düsseldorf', CH: 'Zürich,Zurich,Geneva,Basel,Bern,Lausanne', AT: 'Vienna,Wien', FR: 'Paris,Lyon,Marseille', ES: 'Madrid,Barcelona,Valencia',
  IT: 'Rome,Milan,Milano,Turin,Naples', NL: 'Amsterdam,Rotterdam,The Hague,Utrecht', BE: 'Brussels,Antwerp', PT: 'Lisbon,Porto', SE: 'Stockholm', NO: 'Oslo', DK: 'Copenhagen', FI: 'Helsinki', PL: 'Warsaw', CZ: 'Prague',
  TR: 'Istanbul,Ankara', RU: 'Moscow', EG: 'Cairo,Alexandria', KE: 'Nairobi,Mombasa', NG: 'Lagos,Abuja', ZA: 'Cape Town,Johannesburg,Durban', GH: 'Accra', TZ: 'Dar es Salaam', ET: 'Addis Ababa', MA: 'Casablanca',
  LK: 'Colombo,Kandy', BD: 'Dhaka,Chittagong', PK: 'Karachi,Lahore,Islamabad', NP: 'Kathmandu', ID: 'Jakarta,Surabaya,Bandung,Bali,Medan', TH: 'Bangkok,Phuket,Chiang Mai', VN: 'Hanoi,Ho Chi Minh City,Saigon',
  PH: 'Manila,Cebu,Davao,Quezon City,Makati', JP: 'Tokyo,Osaka,Kyoto', KR: 'Seoul,Busan', CN: 'Beijing,Shanghai,Shenzhen,Guangzhou', HK: 'Hong Kong', TW: 'Taipei', BN: 'Bandar Seri Begawan', MV: 'Malé',
  BR: 'São Paulo,Sao Paulo,Rio de Janeiro', MX: 'Mexico City', AR: 'Buenos Aires', CL: 'Santiago', CO: 'Bogotá,Bogota', PE: 'Lima', MU: 'Port Louis', JO: 'Amman', LB: 'Beirut', IQ: 'Baghdad,Erbil', IR: 'Tehran', IL: 'Tel Aviv',
};

/** Beside the names that `Intl` gives: what people call their countries. */
const otherCountryNames: Readonly<Record<string, CountryCode>> = { uae: 'AE', emirates: 'AE', 'the emirates': 'AE', uk: 'GB', england: 'GB', scotland: 'GB', wales: 'GB', usa: 'US', america: 'US', 'saudi': 'SA', ksa: 'SA', holland: 'NL', korea: 'KR' };

const countries = (() => {
  const names = new Intl.DisplayNames('en', { type: 'region' });
  const found = new Map<string, CountryCode>(Object.entries(otherCountryNames));
  for (let a = 65; a <= 90; a++) {
    for (let b = 65; b <= 90; b++) {
      const code = String.fromCharCode(a, b);
      const name = names.of(code)?.toLowerCase();
      if (name && name !== code.toLowerCase() && code !== 'ZZ') found.set(name, code as CountryCode);
    }
  }
  return found;
})();

const byName = (() => {
  const found = new Map(countries);
  for (const [code, towns] of Object.entries(townsByCountry)) {
    for (const town of towns.split(',')) found.set(town.trim().toLowerCase(), code as CountryCode);
  }
  return found;
})();

/** Short forms that are words or initials of something else where they are not written in capitals. */
const capitalsOnly = new Set(['kl', 'pj', 'jb', 'kk', 'rak', 'uk', 'goa', 'kota', 'salem', 'cork', 'york', 'perth', 'georgia', 'jordan', 'chad', 'bath', 'mali']);
const initialsOnly = new Set(['kl', 'pj', 'jb', 'kk', 'rak', 'uk']);

const longestFirst = [...byName.keys()].sort((a, b) => b.length - a.length).map((name) => name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
const anyPlace = new RegExp(`(?<![\\p{L}\\d@.])(?:${longestFirst.join('|')})(?![\\p{L}\\d@])`, 'giu');

export interface PlaceName {
  readonly name: string;
  readonly start: number;
  readonly end: number;
  readonly country: CountryCode;
}

/** The places that a text names, in order. */
export function placesIn(text: string): PlaceName[] {
  return Array.from(text.matchAll(anyPlace), ({ 0: name, index }) => ({ name, start: index, end: index + name.length, country: byName.get(name.toLowerCase())! })).filter(({ name }) => {
    const lower = name.toLowerCase();
    if (initialsOnly.has(lower)) return name === name.toUpperCase();
    return !capitalsOnly.has(lower) || /^\p{Lu}/u.test(name);
  });
}

export const isPlace = (text: string): boolean => byName.has(text.trim().toLowerCase());

/** The country that a place lies in. */
export const countryOf = (place: string): CountryCode | undefined => placesIn(place)[0]?.country;
