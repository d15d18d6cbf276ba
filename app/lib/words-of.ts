import { wordless } from '#content/wordless.ts';

/** What an answer that is no success says (specification, section 8): its body, or its status text. Markup is for no reader. */
export function wordsOf({ headers, statusText }: Pick<Response, 'headers' | 'statusText'>, body: string): string {
  const words = body.trim();
  // Some pages come as plain text.
  const isPage = words.startsWith('<') || /html/i.test(headers.get('content-type') ?? '');
  return isPage && words !== '' ? wordless : words || statusText;
}
