import type { Finding } from '../../../leads/evidence.ts';

/** A name of more characters than this is rather none that anybody is called by. */
const LONGEST_NAME = 60;

/** Titles that are kept before a name, as everybody writes them. */
const titles = 'dr|prof|mr|mrs|ms|miss|mx|mdm|encik|puan|cik|tuan|datuk|datin|shri|smt|sheikh|ustaz';
const titleBefore = new RegExp(String.raw`(?<![\p{L}\d])(?<title>${titles})\.?[ \t]+$`, 'iu');
/** "Ask for Ms Halabi", "attn: Mr Gopal": who is meant is not who writes. */
const askedFor = new RegExp(String.raw`\b(?:ask(?:ing)? for|att(?:n|ention)|c/o)\W*(?:(?:${titles})\.?\s+)?$`, 'i');
/** These stay small within a name. */
const particles: ReadonlySet<string> = new Set(['bin', 'binti', 'bt', 'bte', 'van', 'von', 'der', 'den', 'de', 'da', 'la', 'al', 'el', 'ibn', 'a/l', 'a/p']);

/** How somebody is called who calls themselves so: "anita" is written as a name, what has a capital as they write it. */
export function asName(name: string): string {
  if (name !== name.toLowerCase()) return name;
  return name
    .split(/(\s+)/)
    .map((word, place) => (place > 0 && particles.has(word) ? word : word.replace(/(?<![\p{L}\p{M}'’])\p{L}/gu, (letter) => letter.toUpperCase())))
    .join('');
}

/**
 * How to call the visitor, with the title that they give themselves with their name; undefined where that is not known.
 *
 * @param findings of the message
 * @param known what they are called as far as it is known
 */
export function calledIn(message: string, findings: readonly Finding[], known: string | null | undefined): string | undefined {
  const told = findings.find(({ field }) => field === 'name');
  const before = told ? message.slice(0, told.start) : '';
  const name = known ?? told?.value;
  if (!name || name.length > LONGEST_NAME || askedFor.test(before)) return undefined;
  const title = told && titleBefore.exec(before)?.groups?.title;
  return title ? `${title[0]!.toUpperCase()}${title.slice(1).toLowerCase()} ${asName(name)}` : asName(name);
}
