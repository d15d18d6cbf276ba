import { kindOf } from './content.ts';
import { fullText, textOf, type Passage } from './passage.ts';
import type { Question, Topic } from './question.ts';
import { cues, handedOver, instead, ofModels, ofProduct, ofTeachers, ofTheirs, ofWish, spoken, taught } from './unsaid-cues.ts';

const isOfJobs = ({ aboutJobs }: Question, { entity = '' }: Topic) => aboutJobs || /^(?:careers|position)/.test(entity);
const isOfWork = ({ entities }: Question, { entity = '', need }: Topic) => need !== undefined || ['service', 'project'].includes(kindOf(entity)) || entities.some((id) => ['service', 'project'].includes(kindOf(id)));

/** How far a passage of what the site does not say is meant: of us, as it says; hardly; or as what the site says of its work. */
type Meant = 'so' | 'hardly' | { readonly as: RegExp };

/** @param isKnown people ask this very question for it */
function meantOf(passage: Passage, question: Question, topic: Topic, isKnown: boolean): Meant {
  const key = keyOf(passage);
  const { plain, entities, vague } = question;
  const { asks = [], but, isOfUs = false, isOfWhatIsMade = false } = cues[key] ?? {};
  if (but?.test(plain)) return 'hardly';
  if (key === 'training' && (ofTeachers.test(plain) || ofModels.test(plain))) return 'hardly';
  if (key === 'training' && handedOver.test(plain) && !taught.test(plain)) return { as: instead.training! };
  if (isKnown) return 'so';
  if (key === 'languages') {
    if (isOfJobs(question, topic)) return 'hardly';
    return spoken.test(plain) || !(isOfWork(question, topic) || ofProduct.test(plain) || ofTheirs.test(plain)) ? 'so' : { as: instead.languages! };
  }
  // "Do you have an office in KL?": there is one.
  if (key === 'office' && entities.some((id) => kindOf(id) === 'office' && !vague.has(id)) && !/\b(?:others?|else|more|besides|apart|new|another|near|only|open|plan\w*|expan\w+)\b/.test(plain)) return 'hardly';
  return asks.some((cue) => !cue.test(plain)) || (isOfUs && ofTheirs.test(plain)) || (isOfWhatIsMade && ofWish.test(plain)) ? 'hardly' : 'so';
}

/** What is hardly meant, of what its words let expect; and what none of the heading's words is said for. */
const SELDOM = 0.02;
const WORDLESS = 0.3;
/** What the site says of the very thing that is spoken of comes before what it does not say, if that is asked for nearly as much in such words, */
const RATHER = 0.5;
const NEARLY = 0.9;
/** and if they do not stand in its heading mostly. */
const HALF = 0.5;

interface Candidate {
  readonly passage: Passage;
  readonly chance: number;
  readonly score: number;
  readonly like: number;
  readonly head: number;
  readonly items: readonly number[];
  /** People ask this very question for it. */
  readonly isKnown: boolean;
}

/** What was found, where what the site does not say is likely only as far as a question means it. */
export function asMeant<One extends Candidate>(found: readonly One[], question: Question, topic: Topic): One[] {
  const subject = new Set([...question.entities.filter((id) => !question.vague.has(id)), ...(question.entities.length === 0 ? [topic.entity, topic.need] : [])]);
  const ofSubject = Math.max(0, ...found.map(({ passage, like }) => (subject.has(passage.about) ? like : 0)));
  let meant: One[] = [...found];
  for (const one of found) {
    const { passage, chance, like, head, isKnown } = one;
    if (kindOf(passage.about) !== 'unpublished') continue;
    const so = meantOf(passage, question, topic, isKnown);
    if (typeof so === 'object') meant = withThose(meant, so.as, chance, subject);
    const isRather = ofSubject >= like * NEARLY && head < HALF && !cues[keyOf(passage)]?.isOfProjects;
    const factor = so === 'so' ? (isKnown ? 1 : head === 0 ? WORDLESS : isRather ? RATHER : 1) : SELDOM;
    // What is hardly meant is no answer that comes near either.
    meant = meant.map((other) => (other.passage === passage ? { ...other, chance: other.chance * factor, ...(so !== 'so' && { score: other.score * SELDOM, like: like * SELDOM }) } : other));
  }
  const whole = meant.reduce((sum, { chance }) => sum + chance, 0) || 1;
  return meant.map((one) => ({ ...one, chance: one.chance / whole }));
}

/** A chance is theirs whose words say it of what is made, of the thing that is spoken of if any of them is, by how likely each is. */
function withThose<One extends Candidate>(found: readonly One[], words: RegExp, chance: number, subject: ReadonlySet<string | undefined>): One[] {
  const say = found.filter(({ passage }) => kindOf(passage.about) !== 'unpublished' && words.test(textOf(passage)));
  const ofSubject = say.filter(({ passage }) => subject.has(passage.about));
  const theirs = new Set(ofSubject.length > 0 ? ofSubject : say);
  const sum = [...theirs].reduce((all, one) => all + one.chance, 0) || 1;
  return found.map((one) => (theirs.has(one) ? { ...one, chance: one.chance * (1 + chance / sum), head: 0, items: one.passage.items.map((item) => Number(words.test(fullText(item)))) } : one));
}

const keyOf = ({ heading }: Passage) => heading.split(' ', 1)[0]!;
