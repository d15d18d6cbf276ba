/** Written so that a person reads an address in it, and a program does not: "evil dot com", "evil[.]com", "evil . com". */
const disguised: readonly (readonly [form: RegExp, plain: string])[] = [
  [/\s*[[({<]\s*(?:dot|[.․•·])\s*[\])}>]\s*/gi, '.'],
  [/(?<=[\p{L}\p{N}])\s+dot\s+(?=\p{L})/giu, '.'],
  [/\s*[[({<]\s*(?:at|@)\s*[\])}>]\s*/gi, '@'],
  [/(?<=[\p{L}\p{N}])[․•·](?=\p{L})/gu, '.'],
  [/(?<=[\p{L}\p{N}])\s+\.\s+(?=\p{L})/gu, '.'],
  // No sentence begins with a small letter; what follows a shortened word may.
  [/(?<!\b(?:e\.g|i\.e|etc|vs|approx|incl|no))(?<=\p{L}\p{L})\.\s+(?=\p{Ll}+\b)/gu, '.'],
];

const scheme = /\b[a-z][a-z\d+.-]*:\/\/\S+|\b(?:mailto|tel|javascript|data):\S+/gi;
/** Anything with an @: an address of e-mail, or somebody's name at another service. */
const withAt = /[^\s@,;()<>"“”]*@[^\s@,;()<>"“”]+/g;
/** Two names or more with points between; the last is no single letter, as in "a.m." and "U.A.E.". */
const dotted = /(?<![\p{L}\p{N}@.-])[\p{L}\p{N}][\p{L}\p{N}-]*(?:\.[\p{L}\p{N}-]+)*\.\p{L}[\p{L}\p{N}-]+(?:[:/?#][^\s,;)]*)?/gu;

/** Names of tools that look like addresses. No domain ends in ".js". */
const tool = /^(?:[\p{L}\d]+\.js|asp\.net|vb\.net|socket\.io)$/iu;

/** The first address of an answer that leads to anywhere but what the facts name, if there is one. */
export function addressElsewhere(answer: string, facts: string): string | undefined {
  const known = new Set(addressesIn(facts));
  return addressesIn(answer).find((address) => !known.has(address) && !tool.test(address));
}

function addressesIn(text: string): string[] {
  const undisguised = disguised.reduce((read, [form, plain]) => read.replace(form, plain), text);
  return [scheme, withAt, dotted].flatMap((form) => undisguised.match(form) ?? []).map((address) => address.toLowerCase().replace(/[.,:;!?)'"”’]+$/, ''));
}
