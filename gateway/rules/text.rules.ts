import { notAnEmail, tooLong } from '#content/field-problems.ts';
import * as v from 'valibot';

/**
 * Text that PostgreSQL can store and give back exactly as it was sent: no NUL
 * (PostgreSQL has no such character) and no lone surrogates (not UTF-8).
 * Lengths are counted in code points, as PostgreSQL's `char_length` does.
 */
function storable(maxLength: number) {
  return v.pipe(
    v.string('must be text'),
    v.check((text) => !text.includes('\0'), 'must not contain a NUL character'),
    v.check((text) => text.isWellFormed(), 'must be well-formed Unicode text'),
    v.check((text) => text.length <= maxLength || [...text].length <= maxLength, tooLong(maxLength)),
  );
}

/** Required text of 1 to `maxLength` code points, not only white space; kept exactly as sent. */
export function requiredText(maxLength: number, missing: string) {
  return v.pipe(
    // Missing is blank: one sentence says both.
    v.optional(storable(maxLength), ''),
    v.check((text) => text.trim() !== '', missing),
    v.metadata({ required: true, maxLength }),
  );
}

/** The same, kept without the white space around it, and counted so: as much as a browser lets somebody write. */
export function trimmedText(maxLength: number, missing: string) {
  return v.pipe(
    v.optional(v.pipe(v.string('must be text'), v.trim(), storable(maxLength)), ''),
    v.check((text) => text !== '', missing),
    v.metadata({ required: true, maxLength }),
  );
}

/** Optional text; `null` and the empty string mean that it was not given. */
export function optionalText(maxLength: number) {
  return v.pipe(
    v.nullish(storable(maxLength)),
    v.transform((text) => (text ? text : undefined)),
    v.metadata({ maxLength }),
  );
}

/** Facts a browser adds by itself: kept when they are sound, dropped when not, never a cause of refusal. */
export function incidentalText(maxLength: number) {
  return v.fallback(optionalText(maxLength), undefined);
}

/** An e-mail address as HTML's `type=email` understands it (WHATWG HTML), at most 254 octets (RFC 5321), its domain as DNS has it. */
export function emailAddress(missing: string) {
  return v.pipe(
    requiredText(254, missing),
    v.transform(withAsciiDomain),
    v.rfcEmail(notAnEmail),
    v.check((address) => address.length <= 254, tooLong(254)),
  );
}

/** `info@müller.example` as `info@xn--mller-kva.example`: Chromium's fields hand it over so, those of other browsers as it was typed. */
function withAsciiDomain(address: string): string {
  const [, before, domain] = /^([^@]*@)([\w.\-\u0080-\uffff]+)$/.exec(address) ?? [];
  if (!before || !domain || /^[\w.-]+$/.test(domain)) return address;
  try {
    return before + new URL(`https://${domain}`).hostname;
  } catch {
    return address;
  }
}
