import { assistant } from '#content/assistant.ts';
import type { Memory } from '../../../conversations/conversation.entity.ts';
import { singleFields, type SingleField } from '../../../leads/changed-values.ts';
import type { Finding } from '../../../leads/evidence.ts';
import { isContactInfoCollected } from '../../../leads/lead-status.rules.ts';
import { isSeller } from '../../../leads/reading/sellers.ts';
import { asName, calledIn } from './called.ts';
import { contactWishes, wishShown, type ContactWish } from './contact-wishes.ts';
import { echoOf, heardOf, valueShown, type Words } from './echo.ts';
import { isReachable, type KnownLead } from './known-lead.ts';
import { isOurs } from './ours-repeated.ts';
import { isApplicant, isPromised, promiseFor } from './promised.ts';
import { isAsking } from './told-only.ts';
import { troubleOf } from '../prepared/trouble.ts';

/** A message that may tell something, with what is known when it has been read. */
interface Telling {
  readonly message: string;
  readonly memory: Memory;
  /** Those of the findings that take the place of something else. */
  readonly changed?: readonly Finding[];
  readonly lead?: KnownLead;
}

/** Wishes on how to be reached that are said back at once. */
const MOST_WISHES = 3;

/**
 * Thanks for what was told about the visitor, if anything was, with what is new in it, so that they see what was heard. What somebody needs is
 * said back where they ask for nothing: else it is rather answered. They are called as they call themselves: which part of a name is the
 * family's differs from people to people.
 *
 * @param findings those that are told, and not only asked about
 * @param words what they tell besides, in their own: said back in place of what they need
 */
export function acknowledge(findings: readonly Finding[], telling: Telling, words: readonly Words[] = []): string | undefined {
  const { message, memory, changed = [], lead } = telling;
  const wishes = wishesIn(telling, findings);
  const told = findings.filter((one) => !isOfWish(one, wishes) && !isHeard(one, memory) && !isOurs(one, message, memory.topic));
  const isChanged = (one: Finding) => changed.some(({ field, value }) => field === one.field && value === one.value);
  const withNeeds = !isAsking(message) && !troubleOf(message) && !isApplicant(message, memory.topic, lead) && !isSeller(message, {});
  const news = [...echoOf(told.filter((one) => !isChanged(one)), withNeeds, words), ...wishes.slice(0, MOST_WISHES).map(wishShown)];
  const singles = told.filter(({ field }) => (singleFields as readonly string[]).includes(field));
  if (singles.length === 0 && news.length === 0) return undefined;
  return [thanksFor(telling, singles), news.length > 0 && assistant.noted.echo(news.join(', ')), promiseOf(telling, singles)].filter(Boolean).join(' ');
}

/** How the visitor wishes to be reached. */
export function wishesIn({ message, memory, lead }: Telling, findings: readonly Finding[]): ContactWish[] {
  const addresses = findings.filter(({ field }) => field === 'email' || field === 'phone');
  return contactWishes(message, isReachable(lead) || addresses.length > 0 || memory.asked === 'reach', addresses);
}

/** "Wednesday evening" is when to call, and "no newsletter" is nothing that is to be built. */
const isOfWish = ({ field, start, end }: Finding, wishes: readonly ContactWish[]) => (field === 'timeline' || field === 'requirements' || field === 'purposeOfVisit') && wishes.some((wish) => wish.start < end && start < wish.end);

/** A service that is named once more is nothing new. */
const isHeard = ({ field, value }: Finding, { topic }: Memory) => field === 'servicesInterested' && Boolean(topic?.told?.includes(heardOf(value)));

/** Thanks to who says who they are or how to reach them, or puts something right. */
function thanksFor({ message, changed = [], lead }: Telling, told: readonly Finding[]): string | undefined {
  const { noted } = assistant;
  const name = calledIn(message, told, lead?.name);
  const changes = changed
    .filter(({ field, value }) => told.some((one) => one.field === field && one.value === value))
    .map(({ field, value }) => noted.change(noted.fields[field as SingleField], field === 'name' ? asName(value) : valueShown(field, value)))
    .join(' and ');
  if (changes !== '') return name ? noted.personChanged(name, changes) : noted.thingChanged(changes);
  const introduces = told.some(({ field }) => field === 'name' || field === 'email' || field === 'phone');
  return introduces ? (name ? noted.person(name) : noted.nobody) : undefined;
}

/** That somebody gets in touch is said once, when it is known how and with whom. */
function promiseOf({ message, memory, lead }: Telling, told: readonly Finding[]): string | undefined {
  const completes = told.some(({ field }) => field === 'email' || field === 'phone' || field === 'name');
  return completes && lead && isContactInfoCollected(lead) && !isPromised(memory.topic) ? promiseFor(message, memory.topic, lead) : undefined;
}
