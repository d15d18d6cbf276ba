import { groupsOf } from '../../../language/thesaurus.ts';
import { sentencesOf } from '../../../language/sentences.ts';
import { wordClassOf } from '../../../language/word-classes.ts';
import { isEmpty, isWeak, stem } from '../../../language/words.ts';
import { asks } from '../../knowledge/asking.ts';
import { foreignLanguage, isTelling } from './language.ts';

/** What decides a question in a language that people mix with English, and what they then ask us for mostly. */
const particles: Readonly<Record<string, string>> = {
  hi: 'kitna=how-much kitne=how-many kitni=how-much kab=when kahan=where kaha=where kidhar=where kaise=how kaun=who kyun=why kyu=why paisa=cost paise=cost kharcha=cost daam=price keemat=price lagega= lagta= lagenge= din=days mahine=months mahina=month samay=time dukaan=shop dukan=shop banana=build banane=build banwana=build banwani=build banate=build chahiye=need madad=help naukri=job',
  ms: 'berapa=how-much harga=price kos=cost bila=when mana=where bagaimana=how siapa=who kenapa=why lama=long masa=time bina=build buat=build kedai=shop laman= web=website aplikasi=app telefon=phone pejabat=office kerja=job hari=days bulan=months boleh=can',
};
/** Said by two words together: "for how long", "which time". */
const joint: readonly (readonly [RegExp, string])[] = [
  [/\bberapa lama\b|\blama masa\b|\bkitne din\b|\bkitna (?:time|samay)\b/g, 'how long'],
  [/\blaman web\b/g, 'website'],
  [/\bdi mana\b/g, 'where'],
];
const meanings = new Map(Object.entries(particles).map(([language, list]) => [language, new Map(list.split(' ').map((pair) => pair.split('=') as [string, string]))]));

/**
 * The English in a message that mixes it with Hindi or Malay in Latin letters: its English question, if it has one, or else its English words with
 * the few others that decide what is asked ("kitna": how much). Undefined where there is none.
 */
export function englishPart(message: string, language: string): { readonly text: string; readonly isSentence: boolean } | undefined {
  const known = meanings.get(language);
  if (!known || /[^\p{Script=Latin}\P{L}]/u.test(message)) return undefined;
  const inEnglish = sentencesOf(message).filter(({ text }) => asks(text) && foreignLanguage(text) === undefined && !isMostly(text, language));
  if (inEnglish.length > 0) return { text: inEnglish.map(({ text }) => text).join(' '), isSentence: true };
  const put = joint.reduce((text, [phrase, meant]) => text.replace(phrase, meant), message.toLowerCase());
  const words = (put.match(/[\p{L}\d]+/gu) ?? []).flatMap((word) => (known.has(word) ? known.get(word)!.replace('-', ' ') : isTelling(word, language) || !isEnglish(word, message) ? [] : word)).filter(Boolean);
  return words.length > 1 ? { text: words.join(' '), isSentence: false } : undefined;
}

const isMostly = (text: string, language: string) => {
  const words = text.toLowerCase().match(/\p{L}+/gu) ?? [];
  return words.filter((word) => isTelling(word, language)).length * 2 >= words.length;
};

/** Rare words are none of English, unless they are ours or stand for something: "UPI". */
const isEnglish = (word: string, message: string) => /^\d/.test(word) || isEmpty(word) || isWeak(stem(word)) || groupsOf(word).length > 0 || wordClassOf(word) !== undefined || new RegExp(String.raw`\b${word.toUpperCase()}\b`).test(message);
