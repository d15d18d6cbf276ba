interface Letter {
  readonly subject: string;
  /** Its lines end in CR LF. */
  readonly body: string;
}

/** Characters of a prepared letter at most: programs refuse longer addresses. */
const MAX_LETTER = 1500;

/** The address of a mail to somebody; undefined where there is no mail address in the text. */
export function mailHref(email: string, letter?: Letter): string | undefined {
  const at = email.lastIndexOf('@');
  if (at < 1 || at === email.length - 1) return undefined;
  const prepared = letter ? `?subject=${encode(letter.subject)}&body=${encode(letter.body.slice(0, MAX_LETTER))}` : '';
  return `mailto:${encode(email.slice(0, at))}@${encode(email.slice(at + 1))}${prepared}`;
}

/** A chat by a number that names its country, with the first words written; undefined for other numbers. */
export function whatsAppHref(phone: string, words: string): string | undefined {
  const digits = phone.trim().replace(/^00/, '+').replaceAll(/[^\d+]/g, '');
  return /^\+\d{7,15}$/.test(digits) ? `https://wa.me/${digits.slice(1)}?text=${encode(words)}` : undefined;
}

/** The address of a call: the digits, and the plus in front. Undefined where there are no digits. */
export function callHref(phone: string): string | undefined {
  const digits = phone.replaceAll(/\D/g, '');
  if (digits === '') return undefined;
  return `tel:${/^\D*\+/.test(phone) ? '+' : ''}${encode(digits)}`;
}

/** Text of a stranger's is not always well-formed, on which encodeURIComponent throws. */
function encode(text: string): string {
  return encodeURIComponent(text.toWellFormed());
}

/** The address of a web page; undefined for anything that leads elsewhere, or runs. */
export function webHref(text: string): string | undefined {
  const url = URL.parse(text.trim());
  return url && /^https?:$/.test(url.protocol) ? url.href : undefined;
}
