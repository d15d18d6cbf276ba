import { singleFields } from '../../leads/changed-values.ts';
import type { Finding, LeadField } from '../../leads/evidence.ts';
import { isJobSeeker } from '../../leads/reading/job-seekers.ts';
import { outside } from '../../leads/reading/read-by-patterns.ts';
import { isOfOtherMatter, worthKeeping, type Circumstances } from '../../leads/reading/read-message.ts';
import { isRefused } from '../../leads/reading/refusals.ts';
import { actOf } from '../answers/talk/acts.ts';
import { toldBy } from '../answers/talk/small-talk.ts';
import type { Knowledge } from '../knowledge/knowledge.ts';

/** These hold one thing, and what a visitor has told stands until they say otherwise themselves. */
const heldOnce: readonly LeadField[] = [...singleFields, 'purposeOfVisit'];
/** A whole sentence may hold other things. */
const wholeSentences: readonly LeadField[] = ['purposeOfVisit', 'requirements'];

export interface Noting {
  readonly message: string;
  /** What a model noted of it. */
  readonly notes: readonly Finding[];
  /** What our own reading found in it. */
  readonly read: readonly Finding[];
  /** What is known of the visitor by now: a slow model may speak of a message that others have followed. */
  readonly known: Circumstances;
}

/** The notes that a lead may keep: on what it holds nothing of yet, and only what would be kept if we had read it ourselves. */
export function soundNotes(knowledge: Knowledge, { message, notes, read, known }: Noting): readonly Finding[] {
  const seeksJob = isJobSeeker(message, known);
  const isNews = ({ field }: Finding) => !(heldOnce.includes(field) && known[field as keyof Circumstances]);
  const isTheirs = (one: Finding) => !isOfOtherMatter(message, one, seeksJob, known) && !isRefused(message, one.field) && !(seeksJob && one.field === 'servicesInterested');
  const stretches = read.filter(({ field }) => !wholeSentences.includes(field));
  const isApart = (one: Finding) => !(singleFields as readonly LeadField[]).includes(one.field) || outside([one], stretches).length > 0;
  const sound = notes.filter((one) => isNews(one) && isTheirs(one) && isApart(one));
  const fields = new Set(sound.map(({ field }) => field));
  // Beside what was read: whose an address is, and what a wish is worth, shows from what stands around it.
  return toldBy(knowledge, message, actOf(message), worthKeeping(message, [...read, ...sound], known)).filter(({ field }) => fields.has(field));
}
