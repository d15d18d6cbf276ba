import { about } from '#content/about.ts';
import { servicesOverview } from '#content/services-overview.ts';
import { pattern } from '../../../language/patterns.ts';
import { allPassages, kindOf } from '../../knowledge/content.ts';
import type { Found } from '../../knowledge/knowledge.ts';
import { textOf, type Passage } from '../../knowledge/passage.ts';
import type { Question, Topic } from '../../knowledge/question.ts';
import { serviceMeant } from './another-service.ts';
import { isTold } from './render-passage.ts';

/** Who says more than this besides asks for something of its own. */
const SHORT = 4;
const RATHER_SHORT = 7;
/** So likely, and of the very service, that nothing else is meant. */
const SURE = 0.8;
/** The same where no service is spoken of. */
const SURELY = 0.9;

const opening = '^(?:(?:hi|ok|okay|so|and|but|then|well|great|thanks|cool|nice|now|also|what about|sorry|alright|perfect|good) )*';
const closing = '(?: (?:then|now|please|exactly|for (?:us|me|that|this|it)|with (?:you|us|me|that|this)|here|there|first|next|from (?:here|there)|if we (?:say yes|start|begin)))*$';
const needed = '(?:what|which|anything|any) (?:(?:all|else|exactly|info|information|details|data|things|kind of info) )*(?:(?:do|would|will|should|must|shall|can) )?(?:(?:you|u) (?:need|want|require|have to know|need to know|have to have)|(?:i|we) (?:have to |need to )?(?:send|bring|prepare|give|tell|provide|have ready))';
const work = '(?:it|this|that|the (?:work|project|job|site|website|app|shop)|my (?:project|app|site|website)|our (?:project|app|site|website))';

type AnswersOf = (own: readonly Passage[]) => readonly (Passage | undefined)[];

interface Asked {
  readonly form: RegExp;
  /** What answers it of the service that is spoken of, and where none is. */
  readonly of: AnswersOf;
  readonly ofAny?: AnswersOf;
  /** Nothing else can be meant by it, however likely that is. */
  readonly isPlain?: boolean;
  /** What was told already is left out, where there is more. */
  readonly isOnce?: boolean;
}

/** What is asked of a piece of work before it begins, in few words. */
const asked: readonly Asked[] = [
  {
    form: pattern('')`${needed}\b.* (?:for|to (?:make|give|get|prepare|write|send|do)) (?:(?:me|us|you|an?|the|my|our|first|rough) )*(?:quote|quotation|estimate|price|offer|proposal)${closing}`,
    of: (own) => [own.find(isBeginning), consultation()],
    ofAny: () => [formFields(), consultation()],
    isPlain: true,
    isOnce: true,
  },
  {
    form: pattern('')`${opening}(?:(?:do|will|would) (?:you|u) (?:need|want|require) (?:anything|something|much)|${needed})(?: (?:you|of me|of us))*(?: (?:from (?:me|us|my side|our side)|to (?:start|begin|get started)|before (?:you|we|u)(?: can| could)? (?:start|begin|get started|get going)|at the (?:start|beginning)))+${closing}`,
    of: (own) => [own.find(isBeginning), own.find(isStep)],
    ofAny: () => [discovery(), consultation()],
    isPlain: true,
  },
  { form: pattern('')`${opening}${needed}(?: (?:to )?(?:you|of me|of us|to know))*${closing}`, of: (own) => [own.find(isBeginning)], ofAny: () => [formFields(), consultation()] },
  {
    form: pattern('')`\b(?:what(?: is| s| are| would be)? (?:the|your|our) (?:first|next|very first) (?:steps?|things?)|(?:first|next) steps?|what (?:happens|comes) (?:first|next|now|then)|how (?:do|would|can|could|should) (?:we|i|you) (?:start|begin|proceed|go on|go ahead|go from here|move forward|get started)|where (?:do|would) (?:we|i|you) (?:start|begin))${closing}`,
    of: (own) => [consultation(), own.find(isStep)],
    ofAny: () => [consultation(), discovery()],
    isPlain: true,
  },
  { form: pattern('')`${opening}how (?:does|would|will|do) (?:it|that|this|the work|the process|you) (?:work|go|run)(?: step by step)?${closing}`, of: (own) => [own.find(isProcess), own.find(isStep)] },
  { form: pattern('')`${opening}(?:how (?:does|would|will) ${work} end|what (?:happens|comes) (?:at|in) the end|what (?:happens|comes) after (?:the |we )?(?:launch|go live))${closing}`, of: (own) => [own.findLast(isStep)], isPlain: true },
  { form: pattern('')`\b(?:who (?:will|would|is|s)(?: be)? (?:my|our|the) contact|(?:one|single|same|fixed|my|our|the) (?:contact person|point of contact|contact(?! (?:form|page|us|you|details|number|info\w*|data|section)))|contact person)\b(?!.*\bname)`, of: () => [oneTeam(), team()], ofAny: () => [oneTeam(), team()] },
  { form: pattern('')`${opening}who (?:all )?(?:would|will|does|is going to|do|builds?|makes?)(?: (?:actually |really |be )*(?:do|doing|build|building|make|making|work|working|handle|handling|run|design|develop)(?: on)?)?(?: (?:it|that|this|the (?:work|site|app|shop|job|project|building)))?(?: (?:on|from|at) your side)?${closing}`, of: () => [team()], isPlain: true },
  // Whether those whom they meet stay.
  { form: pattern('')`\b(?:is|are|will|would|stays?|be)(?: (?:it|that|this|they|there|always|be))* (?:the )?same (?:team|people)$|\bsame (?:team|people|person|persons|developers?|crew|contact|faces?)\b.*\b(?:until|till|to|through\w*|whole|all (?:the )?(?:way|time|along)|end|always|entire|during|launch|from (?:start|beginning|first)|stays?|after)\b|\b(?:does|do|will|would) (?:the )?(?:team|people)(?: \w+)? (?:change|stay|switch|rotate)\b`, of: () => [team()], ofAny: () => [team()], isPlain: true },
  { form: pattern('')`\b(?:the team size|how (?:big|large) (?:(?:is|would be|will be) the team|(?:would|will) (?:the|a|your) team)|how many (?:people|persons|developers|engineers|of you)(?: would| will)? (?:work|sit|be)(?: working)? on ${work})`, of: () => [development()], ofAny: () => [development()], isPlain: true },
  { form: pattern('')`${opening}(?:have (?:you|u) (?:ever )?(?:done|made|built)|did (?:you|u) (?:do|make|build)|who (?:else )?(?:have|did|do) (?:you|u) (?:done|do|did|make|made|build|built)|any(?:one|body)? (?:you|u) (?:have )?(?:done|did|built|made)) (?:it|that|this|one|something like (?:it|that|this)|such (?:a thing|things?)|these|those)(?: (?:for|before|already|yet|any(?:one|body)|others?|some(?:one|body)|who|so far))*${closing}`, of: (own) => [own.find(isSeen)] },
  { form: pattern('')`${opening}what (?:exactly )?(?:do|would|will) (?:we|i) (?:get|receive|have)(?: (?:in the end|for (?:the|that|our|my) (?:money|price|fee)))?${closing}`, of: (own) => [own.find(isGiven)] },
  // Those who are to work with it.
  { form: pattern('')`\b(?:train|teach|instruct)(?:ing)? (?:(?:for|also|up) )*(?:my|our|the|us|me)\b(?! (?:models?|data|ai|bots?)\b)(?!.*\b(?:courses?|class(?:es)?|workshops?|react|python|coding|programming|programmers|developers|excel|seo)\b)`, of: (own) => [own.find(isHandover) ?? handover()], ofAny: () => [handover()], isPlain: true },
  // How one meets, near or far.
  { form: pattern('')`\b(?:come|go|travel|visit|fly|meet\w*|meetings?|do it|done|do this|talk|calls?)\b.*\b(?:zoom|online|video|remotely|skype|teams|virtual(?:ly)?|google meet|from (?:here|home|afar|abroad))\b|\b(?:zoom|online|video|skype|virtual) (?:calls?|meetings?)\b`, of: () => [visiting(), seenWeekly()], ofAny: () => [visiting(), seenWeekly()] },
  { form: pattern('')`\b(?:get|bring|find|win|give) (?:me|us) (?:(?:more|new|some|many) )*(?:customers|clients|leads|visitors|orders|sales|enquiries|patients|students|bookings|traffic|business)\b`, of: () => [marketing()], ofAny: () => [marketing()], isPlain: true },
];

const isOf = (aspect: Passage['aspects'][number], form: Passage['form']) => (passage: Passage) => passage.form === form && passage.aspects.includes(aspect);
const isBeginning = isOf('contact', 'sentences');
const isProcess = isOf('process', 'entries');
const isStep = isOf('process', 'sentences');
const isGiven = isOf('deliverable', 'entries');
const isSeen = isOf('example', 'sentences');

const isHandover = ({ form, items: [item] }: Passage) => form === 'sentences' && item!.text.startsWith('A handover');
const handover = () => allPassages().find(isHandover);

/** "The people you meet do the work." */
const [, who] = about.reasons.items;
const saying = (words: string) => allPassages().find((passage) => passage.form === 'sentences' && textOf(passage).startsWith(words));
const team = () => saying(`${who!.title}. `);
const oneTeam = () => saying(servicesOverview.lede);
const [first, , building] = servicesOverview.process.steps;
const discovery = () => saying(`${first.title}. ${first.text}`);
const development = () => saying(`${building.title}. ${building.text}`);
const consultation = () => allPassages().find(({ about: of, aspects }) => of === 'company' && aspects.includes('contact') && aspects.includes('price'));
const formFields = () => allPassages().find(({ about: of, aspects }) => of === 'offices' && aspects.includes('contact') && aspects.includes('requirement'));
const visiting = () => allPassages().find(({ about: of, aspects }) => of === 'offices' && aspects.includes('visit'));
/** By which programs we talk with clients is not said; that they see each week's version is. */
const seenWeekly = () => allPassages().find(({ about: of, heading }) => of === 'unpublished' && heading.startsWith('slack '));
const marketing = () => allPassages().find(({ about: of, aspects }) => of === 'service:digital-marketing' && aspects.includes('overview'));

/** What answers a short question that any piece of work has, of the service that is talked about or wanted, or of any; nothing where it is no such question. */
export function ofTheirService([best]: readonly Found[], question: Question, topic: Topic): Found[] {
  const meant = serviceMeant(question, topic);
  const plain = question.asking ?? question.plain;
  const found = asked.find(({ form }) => form.test(plain));
  if (!found || question.words.length > (found.ofAny ? RATHER_SHORT : SHORT)) return [];
  const answers = meant ? found.of : mayBeAny(question, topic) ? found.ofAny : undefined;
  const own = allPassages().filter(({ about: of }) => of === meant);
  const all = (answers?.(own) ?? []).flatMap((passage) => (passage ? [whole(passage)] : []));
  const isSure = best !== undefined && (meant ? best.passage.about === meant && best.chance >= SURE : best.chance >= SURELY);
  if (isSure && !found.isPlain && all.every(({ passage }) => passage !== best.passage)) return [];
  const untold = found.isOnce ? all.filter((one) => !isTold(one, topic)) : all;
  return untold.length > 0 ? untold : all;
}

/** Whether nothing is spoken of that has such steps of its own. */
const mayBeAny = ({ entities, aboutJobs }: Question, { entity = '', role }: Topic) =>
  !aboutJobs && (role ?? 'client') === 'client' && entities.every((id) => kindOf(id) === 'service') && !['project', 'position', 'careers', 'privacy', 'blog', 'article'].includes(kindOf(entity));

/** A passage as it is told to whom all of it is meant. */
const whole = (passage: Passage): Found => ({ passage, chance: 1, score: 1, tells: true, coverage: 1, held: 1, head: 1, rest: 1, like: 1, items: passage.items.map(() => 0), signs: new Map() });
