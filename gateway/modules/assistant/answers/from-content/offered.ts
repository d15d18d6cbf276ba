import { pattern } from '../../../language/patterns.ts';
import { askedWords, isWeak, stem } from '../../../language/words.ts';
import { allPassages, kindOf } from '../../knowledge/content.ts';
import type { Found } from '../../knowledge/knowledge.ts';
import { textOf, type Aspect } from '../../knowledge/passage.ts';
import type { Question } from '../../knowledge/question.ts';
import { renderAnswer } from './render-passage.ts';

const doing = '(?:do|make|build|create|develop|design|code|offer|provide|handle|sell|set up|run|manage|help with|take on)';
/** "Do you guys also do apps?", "can you build us a shop", "is seo something you offer", "so you make websites right". */
const asked = pattern('')`
  \b(?:do|can|could|would) (?:you|u)(?: (?:guys|people|also|even|still|only))* (?:not )?${doing}\b
  |\b(?:is|are) .{1,60}\b(?:something|a thing|things|one of the things) (?:that )?(?:you|u)(?: (?:guys|people|also))* (?:can )?${doing}\b
  |^(?:so |ok |and )*(?:you|u)(?: (?:guys|people|also|can))* ${doing}\b.*\b(?:right|yes|correct|or not)$
`;
/** Whether somebody asks if we do something. */
export const isWhetherOffered = ({ asking, plain }: Question): boolean => asked.test(asking ?? plain);

/** "Do you only do websites?" has no plain yes. */
const onlyThat = /\b(?:only|just|or|without|besides|other than|free|for free|cheap|cheaper)\b/;

/** Whether somebody asks if we do what the best passage is the overview of, so that "yes" is the answer. */
export const isOffered = ({ passage: { about, aspects } }: Found, { asking, plain, entities, vague }: Question): boolean =>
  kindOf(about) === 'service' && aspects.includes('overview') && entities.includes(about) && entities.every((id) => id === about || vague.has(id)) && asked.test(asking ?? plain) && !onlyThat.test(asking ?? plain);

/** "Do you have an office in Dubai?" */
const officeIn = /\b(?:do (?:you|u)(?: (?:guys|people|also))* (?:have|got)|is there|are there|(?:have )?(?:you|u) (?:got|have)) (?:an? |any |your |some )?(?:offices?|branch(?:es)?)\b/;

/** The office that somebody asks for, and that we have. */
export function officeOffered(found: readonly Found[], { asking, plain, entities }: Question): Found | undefined {
  const [office, another] = entities.filter((id) => kindOf(id) === 'office');
  return office && !another && officeIn.test(asking ?? plain) && !otherwise.test(asking ?? plain) ? found.find(({ passage }) => passage.about === office && passage.aspects.includes('place')) : undefined;
}

const joining = '(?:connect|integrate|link|hook up|plug|sync|work|use|know|support|include|cover|add|put|have|host|deploy|operate|maintain)';
/** "Can you connect Shopify with Odoo?", "does it include push messages?", "do we get a style guide?", "are backups included?" */
const whether = pattern('')`
  \b(?:do|can|could|would|will) (?:you|u)(?: (?:guys|people|also|even|still|ever))* (?:${doing}|${joining})\b
  |\b(?:do|does|will|would|can) (?:it|that|this|the \w+|your \w+)(?: also)? (?:include|have|come with|cover|support|work with|connect)\b
  |\b(?:do|will|would|can) (?:i|we)(?: also)? get\b
  |^(?:(?:and|so|ok|also) )*(?:is|are) .{1,40}\b(?:included|part of it|part of that)\b
`;
/** "Can my secretary change the texts?" */
const theirOwn = /^(?:(?:and|so|ok|also) )*(?:can|could|may|will) (?:i|we|(?:my|our) (?:own )?(?<who>\w+)|(?:my|our) \w+ (?<second>\w+)) (?:\w+ )?(?:change|edit|update|alter|add|correct)\b/;
const asTheirOwn = /\byour own staff can\b/;
/** There a yes would be to something else than what is listed. */
const otherwise = /\b(?:not|no|never|instead|replace|rid|better|more|less|faster|best|all|every|any|how|what|which|why|when|who|where|already|yet|before|ever|certified|partners?|resell\w*)\b/;
const ofLists: readonly Aspect[] = ['technology', 'feature', 'deliverable'];
/** They say what is done with a thing, or of what kind it is, and are in no list. */
const besides = new RegExp(`^(?:${doing}|${joining}|work(?:ing)? with|get|included?|part|please|also|website|site|web|app|apps|shop|store|system|project|tool|software|thing|us|need|want)s?$`);

/** Nothing but the very question is so like one that is known (knowledge.ts). */
const KNOWN = 3;

/** Whether a list of what we work with, or of what is included, names all that somebody asks for, so that "yes" is the answer; never where a word of it is in no such list. */
export function isAmongOffers(best: Found, { asking, plain, words, naming, entities, vague }: Question): boolean {
  const { about, aspects, items } = best.passage;
  const text = asking ?? plain;
  const own = theirOwn.exec(text)?.groups;
  if (kindOf(about) !== 'service' || items.length === 0 || !aspects.some((aspect) => ofLists.includes(aspect)) || !(whether.test(text) || own) || onlyThat.test(text) || otherwise.test(text)) return false;
  if (entities.some((id) => id !== about && !vague.has(id))) return false;
  const [shown] = renderAnswer([best]);
  const told = new Set(stemsOf(shown!.text));
  if (own && !asTheirOwn.test(shown!.text)) return false;
  const tools = new Set(allPassages().filter((one) => one.about === about && one.aspects.includes('technology')).flatMap((one) => stemsOf(textOf(one))));
  // So it is known to be asked, word for word.
  if (best.like >= KNOWN && !own && renderAnswer([best])[0]!.tells.length === 1) return true;
  const spoken = new Set(text.split(' '));
  const things = words.filter((word) => spoken.has(word) && !besides.test(word) && !isWeak(stem(word)) && word !== own?.who && word !== own?.second && !(naming.includes(word) && entities.includes(about)));
  return things.some((word) => told.has(stem(word))) && things.every((word) => told.has(stem(word)) || tools.has(stem(word)));
}

const stemsOf = (text: string) => askedWords(text).map(stem);
