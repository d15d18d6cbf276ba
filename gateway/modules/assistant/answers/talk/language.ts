import { pattern } from '../../../language/patterns.ts';

/** Function words that tell a language written in Latin letters, none of them English. */
const tellingWords: Readonly<Record<string, string>> = {
  ms: 'anda saya apa apakah di mana yang boleh berapa adakah tidak untuk dengan kami kita ini itu dan ada nak bagaimana selamat pagi petang terima kasih harga buat laman awak macam bila siapa kenapa tolong mahu hendak dari pejabat perkhidmatan bayar ansur ansuran tak',
  hi: 'aap aapka aapki aapke hai hain kya kaise kitna kitne kitni kaha kahan mein mujhe hum humein humko ka ki ke ko se karna karte karo banana banane chahiye lagega hoga nahi nahin bhai paisa aur kab kyun mera meri apna liye batao bataiye namaste ji',
  es: 'el los las una unos para por con como cuanto cuánto cuesta donde dónde esta está tienen tiene ustedes usted qué que es son su sus hola gracias en y oficina hacen quiero necesito de la',
  fr: 'le les des une est vous nous je avec pour combien coûte où dans que qui quoi sur bonjour merci faites avez votre vos et du au aux quel quelle quels il elle sont',
  de: 'der die das und ist sie wir ich mit für wie was wo kostet haben eine ein einen nicht auf guten tag bitte machen können ihre ihr sind zu',
  tl: 'po ang ng sa mga ko ninyo niyo kayo namin natin aming inyong ba para magkano saan kailan paano gusto kong ako wala hindi kami magpagawa pwede salamat naman',
  sw: 'nataka kujua bei ya kwa na wa za la duka langu yangu wangu tovuti kutengeneza gani lini wapi habari tafadhali ninaomba naomba mna mnaweza sana je ni hii hiyo kuhusu',
  other: 'enikku enik ente ningal njan njangal oru venam ethra evide engane cheythu tharumo aakum anu aanu kooduthal illa mattum ninge nimma beku eshtu maadoke maadthira enu hege yaavaga elli neenga enna enga evlo ungal irukku venum epdi meeru ela ekkada enti entha kavali undi il sono quanto siete per dove olá você vocês quanto custa fazer onde uma tem não selam nasıl ne kadar',
};

const words: readonly (readonly [string, ReadonlySet<string>])[] = Object.entries(tellingWords).map(([language, list]) => [language, new Set(list.split(' '))]);

/** Whether a word is one of the little ones by which a language is told, and none of English. */
export const isTelling = (word: string, language: string): boolean => !english.has(word) && Boolean(words.find(([name]) => name === language)?.[1].has(word));

/** Some of these are English as well, or names: they tell nothing alone. */
const english = new Set(
  'a an the is are was were do does did you your we our i my me it this that what how when where who which why can could will would should for with from to in on at of and or not have has need want please hello hi about any there they them be been so if as by tell much many long'.split(' '),
);

const scripts: readonly (readonly [string, RegExp])[] = [
  ['hi', /\p{Script=Devanagari}/u],
  ['ar', /\p{Script=Arabic}/u],
  ['ta', /\p{Script=Tamil}/u],
  ['zh', /\p{Script=Han}/u],
  ['other', /(?!\p{Script=Latin})\p{L}/u],
];

/** Letters of another script in a message, from which on it is written in that script. */
const SHARE = 0.3;

/**
 * The language a message is written in, if it is plainly not English: an ISO 639 code, or `other`.
 * By its script, or, in Latin letters, by the little words that every sentence needs.
 */
export function foreignLanguage(message: string): string | undefined {
  // What stands in quotes, addresses and names of places says nothing: only letters count.
  const letters = message.match(/\p{L}/gu) ?? [];
  for (const [language, script] of scripts) {
    if (letters.filter((letter) => script.test(letter)).length > letters.length * SHARE) return language;
  }
  const said = message.toLowerCase().match(/\p{L}+/gu) ?? [];
  const inEnglish = said.filter((word) => english.has(word)).length;
  let best: { language: string; count: number } | undefined;
  for (const [language, list] of words) {
    // "Per month or per year?" says one of them twice.
    const count = new Set(said.filter((word) => list.has(word) && !english.has(word))).size;
    if (count > (best?.count ?? 0)) best = { language, count };
  }
  return best && best.count >= 2 && best.count > inEnglish && best.count >= said.length * SHARE ? best.language : undefined;
}

/** "Ok English then.", "in english please:": what is said of the tongue before something else. */
const ofTongue = pattern('iu')`
  ^\W*(?:(?:ok(?:ay)?|alright|fine|sorry|yes|sure|well|then|no problem|right|so|and)\b[\s,.]*)*(?:(?:let['’]?s|lets|we can|i (?:will|can|['’]?ll)|can we|shall we|please) )?(?:(?:speak|talk|write|use|continue|chat|go|switch|do(?: it| this)?) )?(?:(?:in|to|on|with) )?english\b(?:
    [\s,]+(?:then|please|pls|only|now|it is|is (?:fine|ok(?:ay)?|good)|instead|lah|la)
  )*\s*(?:[.,:;!–—-]+|\n)\s*(?=\p{L})
`;

/** A message in which such an opening is blanked out; every other character stands at its place. */
export const withoutTongue = (message: string): string => message.replace(ofTongue, (opening) => ' '.repeat(opening.length));
