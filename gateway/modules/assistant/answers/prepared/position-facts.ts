import { assistant } from '#content/assistant.ts';
import { careers } from '#content/careers.ts';
import { positions } from '#content/positions.ts';
import type { Action, Position } from '#content/types.ts';
import { sentencesOf } from '../../../language/sentences.ts';
import { pattern } from '../../../language/patterns.ts';
import { isWeak, stem, stemsOf } from '../../../language/words.ts';
import { kindOf } from '../../knowledge/content.ts';
import type { Aspect } from '../../knowledge/passage.ts';
import type { Question, Topic } from '../../knowledge/question.ts';
import { positionAsked } from './position-asked.ts';
import { isOfJobs, positionMeant } from './position-meant.ts';
import { dayOf, namesOf, type Reckoned } from './reckoned.ts';

// One fact of the position that is talked about, and whether somebody has the years that it asks for.

const words = assistant.reckoned.positions;
const careersLink: Action = { label: 'Careers', href: '/careers' };

const posted = /\bwhen (?:was|were|did|is)\b.*\b(?:post\w*|publish\w*|advertis\w*|listed|put (?:up|online)|announc\w*|open\w*)\b|\b(?:post\w*|listed|advertis\w*|open) since\b|\bhow (?:long|old)\b.*\b(?:been (?:posted|listed|open|online|up|advertised|vacant)|(?:is|are) (?:the|this|that|your) (?:ad|advert|listing|posting|vacancy|job|position))\b|\bwhen (?:was|is) (?:it|that|this) from\b|\b(?:posting|posted) date\b|\bdate (?:of|it was) post\w*\b/;
const stillOpen = /\b(?:still|yet|already)\b.*\b(?:open|available|vacant|free|there|hiring|looking|filled|taken|gone|active|going|accepting)\b|\b(?:is|are|was)\b.*\b(?:filled|taken|closed)\b/;
const filled = /\b(?:filled|taken|gone|closed)\b/;
const numbers: Readonly<Record<string, number>> = { no: 0, zero: 0, half: 0, one: 1, a: 1, two: 2, three: 3, four: 4, five: 5, six: 6, seven: 7, eight: 8, nine: 9, ten: 10 };
const count = String.raw`(?<years>\d{1,2}(?:\.\d)?|no|zero|half|one|a|two|three|four|five|six|seven|eight|nine|ten)`;
/** "I have 2 years only", "4 yrs exp", "no experience", "with two years". */
const ownYears = pattern('i')`
  \b(?:i|i['’]?ve|have|got|with|only|just|my|mine|about|around|me)\b[^.?!]{0,30}?\b${count}\+? ?(?:and a half )?(?:y(?:ea)?rs?\b|years?['’]? )
  |\b${count.replace('<years>', '<exp>')}\+? ?(?:y(?:ea)?rs?|years?)?(?:['’]? of)? (?:work |job |relevant |professional |prior |previous )?(?:exp\b|experience)
  |\b(?:i am|i['’]?m|im|as) an? (?<fresher>fresher|beginner|fresh graduate|newbie)\b
`;
/** "Our site is three years old" tells of no work of theirs. */
const ofTheirFirm = /\b(?:we|we['’]ve|our|us|ours|warranty|guarantee|contract|leave|bond|stay|probation)\b/i;
/** What asks is theirs to be answered, though it has no mark. */
const asksIfEnough = /\b(?:enough|ok|okay|fine|a no|no go|problem|possible|chance|qualif\w*|eligible|apply|try|too (?:little|few|less|junior|young)|fit|suit\w*|only|just|still|should i|can i|could i|may i|worth|short)\b/i;
const asksOfYears = /\b(?:how (?:many|much)|what|which)\b.*\b(?:years?|experience)\b/;
const needs = pattern('')`
  \b(?:do|does|would|will|must|should) (?:i|one|you|we|they|it|applicants?) (?:really |also |actually |all )*(?:need|have|know|speak|require|want|ask|be able)\b
  |\b(?:is|are|was)\b.*\b(?:required|needed|necessary|mandatory|a must|must|compulsory|obligatory|essential|important|a plus|welcome|wanted|expected)\b
  |\bmust (?:i|one)\b|\b(?:need|require)d?\b.*\b(?:for (?:it|that|this)|or not)\b|\bwithout (?:an? )?\w+\b.*\b(?:ok|okay|possible|apply|fine|too)\b
`;
/** Words of such a question that name nothing that is needed. */
const asking = /^(?:speak|speaking|know|knowing|knowledge|have|having|require[ds]?|requirements?|mandatory|necessary|compulsory|obligatory|essential|important|must|plus|welcome|wanted|expected|expect|fluent|able|good|certificates?|skills?|language|languages|role|job|jobs|position|post|apply|candidates?|applicants?|really|ask|asks|long|write|writing|understand|minimum|formal|any|special|without|possible|fine|person|want|university|college)$/;
const languages = /\b(?:arabic|malay|hindi|tamil|kannada|telugu|english|urdu|mandarin|chinese|french|german|languages?)\b/;
const degree = /\b(?:degrees?|diplomas?|graduat\w*|bachelor\w*|masters?|b ?tech|mba|university|college|certificates?)\b/;
const everyDay = /\b(?:every ?day|each day|daily|all (?:the )?days?|full time|days? (?:a|per) week|physically)\b.*\b(?:office|there|home|in person)\b|\b(?:office|there|home|in person)\b.*\b(?:every ?day|each day|daily|all (?:the )?days?|full time|days? (?:a|per) week|some days)\b|\bhybrid\b|\b(?:have to|must|need to) (?:come|be|go|sit|work) (?:in|to|at|into|from) (?:the |an |your )?office\b/;
const pay = /\b(?:salar(?:y|ies)|pay|paid|wages?|ctc|package|compensation|earn)\b/;

/** Who says more than this besides tells a story, and asks for something else with it. */
const LONG = 24;
const ofYearsAsked: readonly Aspect[] = ['experience', 'requirement', 'apply', 'figure', 'not-for', 'duration', 'list', 'place'];
/** Who says more than this besides asks for something of its own. */
const FEW = 3;

/** A fact of a position, as far as the careers page has it; undefined where something else is asked. */
export function positionFact(message: string, question: Question, topic: Topic): Reckoned | undefined {
  const { plain, entities, aboutJobs } = question;
  if (entities.some((id) => !['position', 'office', 'service'].includes(kindOf(id))) || !(aboutJobs || isOfJobs(topic))) return positionAsked(question, topic);
  const position = positionMeant(question, topic);
  const isOfAll = /\b(?:which|any of|all|jobs|roles|positions|vacancies|openings|compare\w*|between)\b/.test(plain) && !entities.some((id) => kindOf(id) === 'position');
  const one = isOfAll ? undefined : position;
  const told = (text: string, of = one): Reckoned => ({ text, links: [careersLink], about: of ? `position:${of.slug}` : 'careers' });
  if (posted.test(plain) && !pay.test(plain)) return told(one ? words.posted(one.title, dayOf(one.posted)) : `${words.allPosted} ${positions.map(({ title, posted: day }) => `${title} ${dayOf(day)}`).join('; ')}.`);
  if (one && stillOpen.test(plain)) return told(words.stillOpen(filled.test(plain), one.title, one.location, one.type, one.experience, dayOf(one.posted)));
  const isOfYears = !ofTheirFirm.test(message) && !pay.test(plain) && !/\bremote\w*\b/.test(plain) && [...question.aspects].every((aspect) => ofYearsAsked.includes(aspect)) && message.split(/\s+/).length <= LONG;
  const years = isOfYears ? (yearsIn(message) ?? (topic.trade ? bareYears(message) : undefined)) : undefined;
  const asksWhich = asksOfYears.test(plain);
  // "I'm a React developer with 4 years, any openings?": who says what they do asks for that.
  const ofTrade = positions.find(({ slug }) => topic.trade === `position:${slug}`);
  const answers = sentencesOf(message).flatMap(({ text }) => (yearsIn(text) !== undefined || asksIfEnough.test(text) || /\b(?:years?|experience)\b/i.test(text) ? [text] : []));
  if (years !== undefined && one && entities.filter((id) => kindOf(id) === 'position').length <= 1) return { ...told([ofYears(one, years, topic), asksWhich ? lookedFor(one) : undefined].filter(Boolean).join('\n')), answers };
  // What beginners are told stands on the site.
  if (years !== undefined && !asksWhich && !/\b(?:fresher|beginner|newbie|graduate)\b/i.test(message)) return isOfJobs(topic) || asksIfEnough.test(message) || ofTrade ? { ...told(ofTrade ? ofYears(ofTrade, years, topic) : ofAnyYears(years), ofTrade), answers } : undefined;
  if (one && everyDay.test(plain)) return told(words.everyDay(one.title, one.location, one.remoteWithin !== undefined));
  return positionAsked(question, topic) ?? (one && needs.test(plain) ? needed(one, question, told) : undefined);
}

/** The years of work that somebody tells of themselves. */
function yearsIn(message: string): number | undefined {
  const { years, exp, fresher } = ownYears.exec(message)?.groups ?? {};
  const said = (years ?? exp)?.toLowerCase();
  if (fresher) return 0;
  return said === undefined ? undefined : (numbers[said] ?? Number(said));
}

/** "2 years", of whoever has said what they do. */
function bareYears(message: string): number | undefined {
  const said = /^\W*(?:(?:about|around|only|just|like|almost|over|since|for)\s+)*(?<years>\d{1,2}(?:\.\d)?|one|two|three|four|five|six|seven|eight|nine|ten)\+?\s?(?:years?|yrs?)\b(?:\s+(?:only|now|so far|exp\w*|of experience|of that))*\W*$/i.exec(message)?.groups?.years?.toLowerCase();
  return said === undefined ? undefined : (numbers[said] ?? Number(said));
}

/** What is looked for with the years. */
function lookedFor({ title, requirements }: Position): string | undefined {
  const asked = requirements.filter((requirement) => /\byears\b/.test(requirement));
  return asked.length > 0 ? `${assistant.sentences.requirements(title)} ${asked.join('; ')}.` : undefined;
}

const yearsOf = ({ experience }: Position) => Number(/\d+/.exec(experience)?.[0] ?? 0);

/** Whether they have the years that a position asks for; of who has fewer the site does not say that it is a no. */
function ofYears(position: Position, years: number, { trade }: Topic): string {
  const short = yearsOf(position) - years;
  if (short <= 0) return words.enough(position.title, position.experience, position.location);
  // A developer is helped with no place for a marketer.
  const others = positions.filter((one) => trade === undefined && one !== position && yearsOf(one) <= years).map(({ title, experience }) => `${title} (${experience})`);
  return [words.short(position.title, position.experience), others.length > 0 ? words.lessElsewhere(namesOf(others)) : undefined, careers.hiring.steps[0].text, words.letters].filter(Boolean).join(' ');
}

/** The same of none in particular. */
function ofAnyYears(years: number): string {
  const fitting = positions.filter((one) => yearsOf(one) <= years);
  const [least] = positions.toSorted((a, b) => yearsOf(a) - yearsOf(b)) as [Position, ...Position[]];
  const list = (some: readonly Position[]) => namesOf(some.map(({ title, experience }) => `${title} (${experience})`));
  return fitting.length > 0 ? `${words.fitting} ${list(fitting)}.` : `${words.least(least.title, least.experience)} ${careers.hiring.steps[0].text} ${words.letters}`;
}

/** Whether something is asked for, in the words of what is looked for; or that it is not named there. */
function needed({ title, requirements }: Position, question: Question, told: (text: string) => Reckoned): Reckoned | undefined {
  const { plain } = question;
  const said = question.words.filter((word) => !asking.test(word) && !isWeak(stem(word)) && !stemsOf(title).includes(stem(word)));
  if (said.length > FEW) return undefined;
  const found = requirements.filter((requirement) => said.some((word) => stemsOf(requirement).includes(stem(word))));
  if (found.length > 0) return told(`${assistant.sentences.requirements(title)} ${found.join('; ')}.`);
  if (degree.test(plain)) return told(words.noDegree(title));
  const [language] = languages.exec(plain) ?? [];
  return language && said.length <= 1 ? told(words.notNamed(title, language[0]!.toUpperCase() + language.slice(1))) : undefined;
}

