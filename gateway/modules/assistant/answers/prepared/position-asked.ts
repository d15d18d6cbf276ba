import { assistant } from '#content/assistant.ts';
import { careers } from '#content/careers.ts';
import { benefits, positions } from '#content/positions.ts';
import type { Action, Position } from '#content/types.ts';
import { pattern } from '../../../language/patterns.ts';
import { ownTrade } from '../../../leads/reading/own-trade.ts';
import { askingSentences } from '../../knowledge/asking.ts';
import { allPassages, kindOf } from '../../knowledge/content.ts';
import { fullText, type Aspect, type Passage } from '../../knowledge/passage.ts';
import type { Question, Topic } from '../../knowledge/question.ts';
import { isOfJobs, positionMeant, tradeNamed } from './position-meant.ts';
import { positionOfTrade } from './position-of-trade.ts';
import { namesOf, type Reckoned } from './reckoned.ts';

// What an applicant asks in a few words, of the position that is talked about or is for their trade: "would that fit?", "what do I send?"

const words = assistant.reckoned.positions;
const { sentences } = assistant;
const careersLink: Action = { label: 'Careers', href: '/careers' };

const opening = '^(?:(?:hi|hello|hey|ok|okay|so|and|but|then|well|great|thanks|cool|nice|now|also|sorry|alright|perfect|good|oh|no|yes|yeah|hm|wait|question|quick question) )*';
const closing = '(?: (?:then|now|please|exactly|there|here|for (?:me|it|that|this|the (?:job|role|position))|with (?:you|that|this)|at (?:you|longitude|your (?:company|place))|in (?:it|that|this|general)|really|again|maybe|also|too|right))*$';
const they = '(?:you|they|it|that|this|(?:the|that|this) (?:job|role|position|work|one|post))';

/** What is asked of a position; the first form that fits. */
type Asked = 'seeks' | 'letters' | 'start' | 'whom' | 'applying' | 'after' | 'extras' | 'pay' | 'where' | 'looks' | 'work';

const forms: readonly (readonly [Asked, RegExp])[] = [
  ['letters', pattern('')`\b(?:take|accept|have|hire|want|need|use|employ) (?:(?:any|some|also|on|in) )*(?:people|persons|students?|interns?|trainees?|freshers?|any ?(?:one|body)|some ?(?:one|body)|me|us)(?: (?:in|just|only|also))* (?:for|in|over|during) (?:the |this |my |a )?(?:summer|semester|vacations?|holidays?|break|gap year|few (?:weeks|months))\b|\b(?:internships?|interns?|summer (?:jobs?|work)|working students?|part ?time|(?<!\b(?:am|im) an? )freelanc\w+)\b`],
  ['start', pattern('')`\b(?:start|starting|begin|beginning|joining|join)(?: ?on)? (?:date|day)\b|\bwhen (?:(?:do|would|can|could|will|should|must|shall|am) )?(?:i|we)(?: to)? (?:start|begin|join)\b|\bhow (?:soon|fast|early|quickly) (?:can|could|would|do|should) i (?:start|begin|join)\b`],
  ['whom', pattern('')`\b(?:who|whom|where) (?:(?:can|do|should|could|must|to|would|may) )?(?:i )?(?:can )?(?:ask|write|call|contact|talk|speak|mail|email|follow up|check|turn|reach|inquire|enquire|go)\b(?! (?:an|the) (?:interview|office))|\b(?:check|know|status|follow up|any (?:news|update)s?)\b.* (?:my|the|that|on|about) (?:application|interview|offer|it)\b|\b(?:hr|recruiter|hiring manager)s? (?:mail|email|e mail|contact|number|address|phone)\b`],
  ['applying', pattern('')`${opening}(?:what|which (?:documents?|papers|files?)|where|how) (?:all )?(?:(?:do|should|must|can|could|shall|would|to) )?(?:i |one )?(?:(?:have to|need to|do|must|should|can) )?(?:i )?(?:send|submit|attach|upload|prepare|include|apply|hand in)(?: (?:it|them|that|my (?:cv|resume|portfolio|application)|in|you|to you|for it|to apply))*${closing}`],
  ['applying', pattern('')`${opening}(?:what|which) (?:do|would|will) ${they} need (?:from|of) me(?: (?:to|for|when) \w+)*${closing}|${opening}how (?:does|do) (?:the )?(?:application|applying|it|that) work${closing}`],
  ['after', pattern('')`${opening}(?:and )?(?:what (?:happens|comes|is|will happen|would happen)|how (?:does|will|would) it (?:go on|continue|work)) (?:next|then|after\w*)(?: (?:i (?:have )?(?:sen[dt]|apply|applied|submit(?:ted)?|did|do)|applying|that|this|it|the (?:application|interview|form)|sending)(?: (?:it|that|this|in|the (?:form|application|cv)|my \w+))*)?${closing}`],
  ['after', pattern('')`${opening}(?:when|how (?:long|soon|fast|quickly)) (?:(?:do|will|would|can|until|till|before|does|it|takes?|take|you|to) )*(?:i |you |they )?(?:(?:will|would|can|do) )?(?:hear|get (?:an? |the )?(?:answer|reply|response|feedback|decision)|know|answer|reply|respond|decide|get back)(?: (?:back|from (?:you|them|someone)|to me|about it|if i|anything|something|more|whether|got it|the job|in|got))*${closing}|\bhow many (?:interviews?|rounds?|steps)\b|\b(?:hiring|interview|selection|recruitment) (?:process|steps|rounds)\b`],
  ['extras', pattern('')`\b(?:benefits?|perks?|extras|fringe)\b|${opening}what (?:(?:extra|extras|else|other things|more) )+(?:do|would|will|can) (?:i|you|we|they)(?: (?:get|have|offer|give|receive|provide)(?: me)?)${closing}|${opening}what (?:do|would|will|can) (?:i|you|they) (?:get|offer|give|have|provide)(?: me)?(?: (?:besides|on top|apart|extra|in return|as extras?|else|beside|from you|as (?:an )?(?:employee|staff)|(?:besides|apart from|beyond|on top of) (?:the )?(?:pay|salary|money|work)))*${closing}`],
  ['pay', pattern('')`\b(?:salary|salaries|ctc|wages?|lpa|compensation|pay ?scale|pay band)\b|\b(?:do|would|will|can|could|does|how much (?:do|would|will|does)|how much|what (?:do|would|will|does|is the)) (?:${they} (?:pay|beat|match)|i (?:earn|make|get paid|be paid)|pay)\b(?!.*\b(?:for (?:an?|the) (?:app|site|website|shop)|clients?|invoice|deposit|advance)\b)|\bi (?:now |currently )?(?:earn|make|get paid|am paid|draw)\b.*\d`],
  ['where', pattern('')`${opening}(?:where|which (?:city|office|town|place|location|country)|what (?:city|place|location|office|country))(?: exactly)?(?: (?:is|are|was|would|will|does|do|it|that|this|the|job|role|position|place|work|office|one|be|is it|in|at|located|based|i|have to|need to|sit|working|for)){0,6}${closing}`],
  ['where', pattern('')`\b(?:can|could|may|would|possible to|allowed to|is it (?:ok|possible) to) (?:i |you |one )?(?:\w+ )?(?:work|do (?:it|this|that|the job|the work)|be|sit|join|live|stay|be based|apply)(?: it)? (?:from|in|at|out of)\b|${opening}(?:is|are|would|will|and|or|also|only|what about|how about|not)?(?: ?(?:it|that|this|the (?:job|role|position|office)|one|be|also|only|in|at|from|based|based in|for|about))* ?\w+(?: (?:also|too|ok|okay|possible|fine|works?|an option|allowed|as well|or not|is))*${closing}`],
  ['looks', pattern('')`${opening}(?:what|which|any)(?: (?:tech|technology|technologies|skills?|stack|tech stack|tools?|languages?|programming languages?|experience|knowledge|qualifications?|background|kind of (?:person|people|skills?|experience|profile)|exactly|all|things|do|does|would|should|must|will|is|are))*(?: (?:${they}|i|one|there))? ?(?:(?:have to|need to|do|must|should) )?(?:want|need|needed|require|required|requirements?|expect|expected|ask(?: for)?|asked(?: for)?|look(?:ing)? for|be able to do|know|bring|wanted|necessary|the requirements|skills|tech|stack|a must|important)(?: (?:to (?:know|have|be|do|apply|get (?:it|in))|from (?:me|people|applicants|candidates)|in (?:a|an)(?: \w+)+|to be able to do|able|of me))*${closing}`],
  ['looks', pattern('')`${opening}(?:and )?(?:the )?(?:requirements?|skills?|qualifications?|tech stack)${closing}`],
  ['work', pattern('')`${opening}(?:what|wat)(?: (?:exactly|all|kind of (?:work|things|projects)|sort of (?:work|things)))? (?:would|will|do|does|should|shall|is|are) (?:i|one|you|we|the person|a person|that|it|this|someone)(?: \w+ly)? (?:be )?(?:do|doing|work(?:ing)? on|build|building|make|making|about|like)(?: (?:there|all day|every ?day|each day|daily|the whole day|on a (?:normal |typical )?day|in (?:the|that|this) (?:job|role|position)|as (?:an? )?(?:\w+ ){1,3}|mostly|actually|at work|day to day))*${closing}`],
  ['work', pattern('')`\b(?:typical|normal|usual|average) (?:work(?:ing)? )?day\b|\bday to day\b|\b(?:daily|my|the) (?:work|tasks?|duties|responsibilit(?:y|ies))\b|${opening}(?:what|tell me) ?(?:is|are|s)? ?(?:about )?(?:the|that|this|your) (?:\w+ ){0,4}?(?:job|role|position|work|one)(?: (?:about|like|all about))?${closing}`],
  ['seeks', pattern('')`\b(?:something|anything|any ?(?:job|work|place|role|position|opening|vacancy|thing)s?|an? (?:job|place|role|position|opening|spot|chance|vacancy)|work|room|use|need|jobs?|opportunit(?:y|ies)|chance) (?:open )?(?:for|of) (?:me|us|my \w+|some(?:one|body) like me|people like me|(?:an? )?\w+(?: \w+)? like me|such (?:people|as me)|that|this|it)\b`],
  ['seeks', pattern('')`${opening}(?:(?:would|could|can|do|does|will|is|am|are|might) )+(?:i|that|this|it|my \w+|someone like me)(?: be)?(?: an?)? ?(?:fit|suit|match|good|enough|ok|okay|help|interest|of (?:use|interest)|useful|qualif(?:y|ied)|suitable|right|apply|work|interesting)(?: \w+ly)?(?: (?:for|to|with|in|at|into))?(?: (?:you|your|team|company|u|us|longitude|apply|somewhere|it|that|work|match|fit|a|enough))*${closing}`],
  ['seeks', pattern('')`\b(?:could|can|would|do|will) (?:you|u)(?: guys)? (?:use|need|want|hire|take|employ|have) (?:me|some(?:one|body) like (?:me|that)|people like (?:me|that)|such people|one like me|(?:an? )?(?:people|developers?|designers?|marketers?|devs?))\b|\bdo (?:you|u)(?: guys| people)?(?: still| also)? (?:hire|recruit|employ)$|\b(?:are|r) (?:you|u) (?:\w+ )?(?:looking for|hiring|searching)(?: \w+){0,3}\b|\b(?:is|are) there (?:an? |any )?(?:(?:open|free) )?(?:jobs?|work|openings?|vacanc(?:y|ies)|roles?|positions?|place)\b|${opening}(?:do|have) (?:you|u) (?:have |got )?(?:any |an |some )?(?:jobs?|work|openings?|vacanc(?:y|ies)|roles?|positions?)${closing}|\b(?:can|could|may) i (?:work|join|apply) (?:for|with|at|to)? ?(?:you|u|longitude|your \w+)\b`],
  ['seeks', pattern('')`${opening}(?:what|which|any)(?: kind of| sort of)? (?:open |free |current )?(?:jobs?|roles?|positions?|openings?|vacanc(?:y|ies)|posts?)\b.*\b(?:for|as|in)\b`],
];

/** Who says more than this asks for something of its own. */
const FEW = 6;
/** These are asked in so special words that the trade alone is enough, or nothing at all. */
const ofTrade: readonly Asked[] = ['seeks', 'letters'];
/** Of all positions alike. */
const ofAll: readonly Asked[] = ['letters', 'start', 'whom', 'applying', 'after', 'extras', 'pay'];

/** What is asked, in few words, of a position or of applying; undefined where it is something else, or the position is not known. */
export function positionAsked(question: Question, topic: Topic): Reckoned | undefined {
  const { plain, entities, aboutJobs, naming } = question;
  const said = question.words.filter((word) => !naming.includes(word));
  const isOf = isOfJobs(topic) || aboutJobs;
  if (said.length > FEW || !(isOf || topic.trade) || entities.some((id) => !['position', 'office', 'service'].includes(kindOf(id))) || question.aboutArticles) return undefined;
  if (wouldHire.test(plain) || ofTheForm.test(plain) || (topic.role === 'client' && !isOfJobs(topic) && !named(question, 'position') && !(topic.trade && aboutJobs))) return undefined;
  const asked = forms.find(([kind, form]) => (isOf || ofTrade.includes(kind)) && form.test(plain) && mayBe(kind, question, topic))?.[0];
  if (!asked) return toldOnly(question, topic);
  const position = positionMeant(question, topic) ?? (asked === 'seeks' ? tradeNamed(plain) : undefined) ?? positions.find(({ slug }) => `position:${slug}` === topic.trade);
  if (asked !== 'seeks' && asked !== 'letters' && aboutJobs && !isOfJobs(topic) && position === undefined) return undefined;
  const text = ofAll.includes(asked) ? ofApplying(asked) : position && ofPosition(asked, position, question);
  return text === undefined ? undefined : { text, links: [careersLink], about: position ? `position:${position.slug}` : 'careers' };
}

/** Whoever would have people of ours work for them looks for no job. */
const wouldHire = /\b(?:to|can i|can we|could i|could we|we|i want to|i) hire\b|\bhire (?:you|one of your)\b/;
/** What is written there, and a stay elsewhere for some weeks, are other matters. */
const ofTheForm = /\b(?:expected|expectations?|in the form|optional|mandatory|have to (?:write|put|say|give|fill)|homework|unpaid|puzzles?)\b|\bfor (?:some|a|a few|few|\d+) (?:time|while|weeks?|months?|days?)\b|\b(?:sometimes|temporar\w+|now and then)\b/;
const named = ({ entities, vague }: Question, kind: string) => entities.some((id) => kindOf(id) === kind && !vague.has(id));

/** "I build apps with Flutter": who says no more hears which position is for such. */
function toldOnly({ said, plain, entities }: Question, topic: Topic): Reckoned | undefined {
  const own = ownTrade(said);
  const position = own?.isSure && topic.need === undefined && entities.every((id) => kindOf(id) !== 'position') ? positionOfTrade(own.trade) : undefined;
  if (!position || said.includes('?') || askingSentences(said).asking.length > 0 || /\b(?:you|your)\b/.test(plain)) return undefined;
  return { text: `${words.inTrade} ${sentences.position(position.title, position.department, position.location, position.type, position.experience)}`, links: [careersLink], about: `position:${position.slug}` };
}

/** "In Dubai?" asks where, as long as a town of ours is in it; and where the work is, is asked of a position. */
function mayBe(kind: Asked, { plain, entities, aboutJobs, words: said, naming }: Question, topic: Topic): boolean {
  const isOfOffice = entities.some((id) => kindOf(id) === 'office');
  if (kind === 'where') return /\b(?:where|which|what (?:city|place|location|office|country))\b/.test(plain) && !isOfOffice ? true : isOfOffice && said.filter((word) => !naming.includes(word)).length <= 2;
  // "Is that right?", of the offices that were just named.
  if (kind === 'seeks' && !isOfJobs(topic) && !aboutJobs && topic.entity !== undefined && !ofThemselves.test(plain)) return false;
  // "Is there a job in Dubai?" is answered with those that are there.
  if (kind === 'seeks' && isOfOffice && topic.trade !== undefined) return true;
  if (kind === 'seeks' && (isOfOffice || (aboutJobs && topic.trade === undefined && tradeNamed(plain) === undefined))) return false;
  return !isOfOffice;
}

const ofThemselves = /\b(?:i|me|my|hire|hiring|recruit|employ|work|people|developers?|designers?|marketers?|devs?)\b/;

const careersPassage = (aspect: Aspect): Passage | undefined => allPassages().find(({ about, aspects }) => about === 'careers' && aspects.includes(aspect));
const textOf = (passage: Passage | undefined): string | undefined => passage && [passage.lead, passage.form === 'entries' ? `${passage.items.map(fullText).join(' ')}` : passage.items.map(({ text }) => text).join(' ')].filter(Boolean).join(' ');

function ofApplying(asked: Asked): string | undefined {
  const [first, , , last] = careers.hiring.steps;
  switch (asked) {
    case 'letters':
      return allPassages().find(({ about, heading }) => about === 'unpublished' && heading.startsWith('internship '))?.items.map(({ text }) => text).join(' ');
    case 'start':
      return `${last.title}: ${last.text} ${sentences.careersMail}`;
    case 'whom':
      return `${sentences.careersMail} ${first.text}`;
    case 'applying':
      return textOf(careersPassage('apply'));
    case 'after':
      return `${sentences.afterApplying} ${careers.hiring.steps.map(fullText).join(' ')}`;
    case 'extras':
      return `${sentences.benefits} ${benefits.map(({ title }) => title).join('; ')}.`;
    case 'pay':
      return textOf(careersPassage('pay'));
    default:
      return undefined;
  }
}

function ofPosition(asked: Asked, position: Position, { entities }: Question): string | undefined {
  const { title, department, location, type, experience, description, requirements, officeIds } = position;
  const summary = sentences.position(title, department, location, type, experience);
  switch (asked) {
    case 'seeks':
      return `${words.inTrade} ${summary} ${sentences.requirements(title)} ${requirements[0]}.`;
    case 'work':
      return `${summary} ${description}`;
    case 'looks':
      return `${sentences.requirements(title)} ${requirements.join('; ')}.`;
    case 'where': {
      const office = entities.find((id) => kindOf(id) === 'office')?.slice('office:'.length);
      const isThere = office !== undefined && officeIds.some((id) => id === office);
      return office === undefined ? words.place(title, location) : isThere ? assistant.remote.yes(title, location) : `${assistant.remote.no(title, location)} ${thereInstead(office)}`.trim();
    }
    default:
      return undefined;
  }
}

/** Which positions are in an office. */
function thereInstead(office: string): string {
  const others = positions.filter(({ officeIds }) => officeIds.some((id) => id === office)).map(({ title }) => title);
  return others.length > 0 ? words.there(namesOf(others)) : '';
}
