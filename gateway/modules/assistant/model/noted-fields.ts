import type { ChatCompletionMessage } from 'openai/resources/chat/completions';
import * as v from 'valibot';
import { serviceOptions } from '#content/service-options.ts';
import { leadFields, type Finding } from '../../leads/evidence.ts';
import { readContactDetails } from '../../leads/reading/contact-details.ts';
import { isOwnName } from '../../leads/reading/own-names.ts';

const noted = v.object({ fields: v.array(v.object({ field: v.picklist(leadFields), quote: v.pipe(v.string(), v.trim(), v.minLength(2), v.maxLength(500)), service: v.optional(v.string()) })) });

/** Fields that a model may add at a time. */
const MOST = 12;
/** Characters of what is no whole sentence. */
const SHORT = 80;

/**
 * What a model noted of the visitor's latest message. Only what stands there word for word is taken, and only in fields
 * that our own reading left empty; an address or a number only if it is one by our own reading.
 */
export function notedFields(calls: ChatCompletionMessage['tool_calls'], message: string, read: readonly Finding[]): Finding[] {
  const findings: Finding[] = [];
  for (const call of calls ?? []) {
    if (call.type !== 'function' || call.function.name !== 'note_lead') continue;
    const parsed = v.safeParse(noted, parse(call.function.arguments));
    if (!parsed.success) continue;
    for (const { field, quote, service } of parsed.output.fields.slice(0, MOST)) {
      const start = wordsAt(message, quote);
      if (start === -1 || [...read, ...findings].some((one) => one.field === field)) continue;
      const finding = field === 'servicesInterested' ? serviceFinding(service) : contactFinding(field, quote);
      if (finding !== undefined) findings.push({ field, value: finding, start, end: start + quote.length });
    }
  }
  return findings;

  function contactFinding(field: Finding['field'], quote: string): string | undefined {
    if (field !== 'email' && field !== 'phone') return looksLike(field, quote) ? quote : undefined;
    return readContactDetails(message, undefined).find((one) => one.field === field && message.slice(one.start, one.end) === quote)?.value;
  }
}

/** Where the quote stands in whole words, or -1. */
function wordsAt(message: string, quote: string): number {
  for (let start = message.indexOf(quote); start !== -1; start = message.indexOf(quote, start + 1)) {
    if (!joint.test(message.slice(start - 1, start + 1)) && !joint.test(message.slice(start + quote.length - 1, start + quote.length + 1))) return start;
  }
  return -1;
}

/** Two signs within one word. */
const joint = /^[\p{Script=Latin}\p{N}]{2}$/u;

/** What can be told from the words alone. */
function looksLike(field: Finding['field'], quote: string): boolean {
  if (field === 'requirements' || field === 'purposeOfVisit') return true;
  if (quote.length > SHORT || /[\n@]/.test(quote) || isOwnName(quote)) return false;
  if (field === 'name') return /^\p{L}[\p{L}\p{M}.'’ -]*$/u.test(quote);
  return field !== 'budget' || /\p{N}|\b(?:hundred|thousand|lakhs?|crores?|million)\b/iu.test(quote);
}

const serviceFinding = (service: string | undefined) => serviceOptions.find(({ value }) => value === service && value !== 'other')?.value;

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
