/** The address of a mail to somebody; undefined where there is no mail address in the text. */
export function mailHref(email: string): string | undefined {
  const at = email.lastIndexOf('@');
  if (at < 1 || at === email.length - 1) return undefined;
  return `mailto:${encode(email.slice(0, at))}@${encode(email.slice(at + 1))}`;
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
