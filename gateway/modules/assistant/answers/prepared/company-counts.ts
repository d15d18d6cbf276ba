import { assistant } from '#content/assistant.ts';
import type { Action } from '#content/types.ts';
import { sentencesOf } from '../../../language/sentences.ts';
import { pattern } from '../../../language/patterns.ts';
import { kindOf } from '../../knowledge/content.ts';
import type { Question, Topic } from '../../knowledge/question.ts';
import { besides, type Reckoned } from './reckoned.ts';

// How many we are, how big and how old, as ordinary people ask it.

const words = assistant.reckoned.company;
const aboutLink: Action = { label: 'About', href: '/about' };

const us = '(?:you|you (?:guys|all|people)|your (?:company|firm|agency|team|studio|business|organi[sz]ation|outfit)|the (?:company|firm|agency|studio|business|team)|longitude|this (?:company|firm|agency))';
const howMany = pattern('')`
  \b(?:how many|number of)\b.*\b(?:of you|people|persons?|employees|staff|heads|members|colleagues|workers)\b.*\b(?:are (?:you|there|u)|you are|do you have|have you|you have|work (?:there|here|for you|at|with you)|in (?:total|all|${us})|altogether|${us})\b
  |\b(?:how many|number of) (?:of you|people|employees|staff)\b(?: (?:are there|in total|in all|altogether|there|are you|work|then|now))+$
  |^(?:(?:and|so|ok|wait) )*how many of you$
  |\bhow many are (?:you|u)\b
`;
const howBig = pattern('')`\bhow (?:big|large|small) (?:is|are) ${us}\b|\b(?:are|is) ${us} (?:an? )?(?:really |very |quite |rather |still )*(?:big|large|small|tiny|huge|medium|mid ?size\w*|one man|solo|startup|freelanc\w*)\b|\bsize of ${us}\b`;
const howOld = pattern('')`\bhow (?:old|young|new) (?:is|are) ${us}\b|\bhow long (?:have|has|are|is) ${us} (?:been )?(?:around|in business|exist\w*|operating|there|doing (?:this|it)|in the (?:market|field|industry)|running|active)\b|\b(?:since when|for how long) (?:do|does|have|has|are|is) ${us} (?:been |exist\w*|around|in business|operat\w*|running)\b|\b(?:are|is) ${us} (?:an? )?(?:brand |very |quite )*(?:new|young|old|established)(?: (?:company|firm|agency|one))?$`;
/** "I don't want a 2 person shop." */
const dreadsSmall = pattern('')`\b(?:not|dont|do not|hope|are you|another|some|just|only|is it|are you|are u|you are|too)\b.*\b(?:(?:one|two|three|1|2|3)[ -](?:man|men|person|people|guy|guys|woman)(?: (?:shop|show|band|company|firm|agency|outfit|team|army|business|startup))?|(?:two|one|2|1|three|3) guys)\b|\b(?:are you|is it|just|only|is this)(?: \w+){0,3} (?:freelancers?|solo|one person|one man)\b`;
/** Asked beside it, this is the same. */
const ofSize = /\bhow (?:many|big|large)\b|\bwho are (?:you|u)\b/i;
const asking = /^(?:people|persons?|employees|staff|heads?|members|colleagues|workers|big|large|small|tiny|huge|medium|size|sized|old|young|new|established|company|firm|agency|studio|business|team|outfit|longitude|total|altogether|work|working|around|exist|existed|existing|operating|running|active|market|field|industry|freelancers?|freelance|startup|solo|serious|proper|real|shop|show|band|man|men|guys?|person|one|two|three|1|2|3|many|number|brand|currently|wait|roughly|approx\w*|want|hire|trust|deal|quite|rather|actually|long|since|hope|garage|basement|bedroom|scared|afraid|worried|prefer)$/;
/** "All 25 on ours?" */
const onTheirs = /^(?:(?:and|so|ok|okay|wow|then|but) )*(?:are |is |do |will )?(?:all |the |these )*(?:\d+|twenty(?: five)?|that many|all)(?: (?:of (?:you|them)|people|persons|of your people))?(?: (?:would|will|are|work|working|be|sit))* (?:on|for|in) (?:ours|mine|my (?:project|app|site|shop)|our (?:project|app|site|shop)|one project|it|each project)$/;
/** Of a project, or of work to be done, a team is told. */
const ofWork = /\b(?:on (?:it|that|this|mine|ours|our|my|the)|worked|built|build|would|will|mine|for (?:me|us|a|an|my|our)|project|projects|thing like|begin\w*|began|start\w*|at first|first|originally|founded|with (?:me|us))\b/;

/** What the company's figures say of its size or age; undefined where more is asked, or of something else. */
export function companyCount(question: Question, { entity = '', need }: Topic): Reckoned | undefined {
  const { plain, entities, said } = question;
  // A "two-person shop" is no shop that we would build; what else is asked with it is answered as well.
  if (dreadsSmall.test(plain) && !question.aboutJobs && entities.every((id) => kindOf(id) === 'service')) return { text: `${words.people} ${words.teams}`, links: [aboutLink], about: 'company', answers: sentencesOf(said).flatMap(({ text }) => (dreadsSmall.test(text.toLowerCase().replace(/['’]/g, '')) || ofSize.test(text) ? [text] : [])) };
  // "So 25 people on ours?"
  if (onTheirs.test(plain) && !question.aboutJobs && kindOf(entity) !== 'project') return { text: words.teams, links: [aboutLink] };
  if (entities.length > 0 || question.aboutJobs || besides(question, asking).length > 0) return undefined;
  // What they want stays what is spoken of.
  const told = (text: string): Reckoned => ({ text, links: [aboutLink], about: need === undefined ? 'company' : undefined });
  if (howOld.test(plain)) return told(words.age);
  if (howBig.test(plain)) return told(/\bteam\b/.test(plain) ? `${words.teams} ${words.people}` : `${words.people} ${words.projects}`);
  // "How many people?" of a project is asked of that.
  if (!howMany.test(plain) || ofWork.test(plain) || (kindOf(entity) === 'project' && !/\b(?:you|your|longitude|company|firm|agency)\b/.test(plain.replace(/\bof you\b/, '')))) return undefined;
  return told(`${words.people} ${words.teams}`);
}
