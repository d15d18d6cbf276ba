import { wordless } from '#content/wordless.ts';

/** What an answer that is no success says (specification, section 8): its body, or its status text. Markup is for no reader, however it is declared. */
export const wordsOf = ({ statusText }: Pick<Response, 'statusText'>, body: string): string => (/<[a-z!?]/i.test(body) ? wordless : body.trim() || statusText);
