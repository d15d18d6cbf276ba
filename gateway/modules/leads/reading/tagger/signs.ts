import type { Finding } from '../../evidence.ts';
import type { Circumstances } from '../circumstances.ts';
import { townsIn } from '../town-names.ts';
import { classSignsOf } from './class-signs.ts';
import { caseOf, formOf, kindsOf } from './kinds.ts';
import { measuresOf } from './measures.ts';
import { beginsLine, marked, piecesOf, runsOf, sentencesOf, wordsAround } from './surroundings.ts';
import type { Token } from './tokens.ts';

/** A message of more words than this is just long. */
const LONG = 6;
const SHORT = 4;
const FAR_IN = 3;
/** What a visitor may have told before. */
const told = ['name', 'company', 'location', 'budget', 'timeline', 'email'] as const;

/**
 * What can be told of each word of a message and of where it stands: each sign has a weight for each tag (tagger.ts).
 *
 * @param hints what the patterns have found in the message
 */
export function signsOf(message: string, tokens: readonly Token[], { asked, purposeOfVisit, services = [], ...circumstances }: Circumstances, hints: readonly Finding[]): string[][] {
  const kinds = tokens.map(kindsOf);
  const cases = tokens.map(caseOf);
  const towns = marked(tokens, townsIn(message));
  const hinted = marked(tokens, hints, ({ field }) => field);
  const sentences = sentencesOf(message, tokens);
  const pieces = piecesOf(message, tokens, kinds);
  const runs = runsOf(tokens, kinds, cases);
  const classSigns = classSignsOf(tokens);
  const known = told.filter((field) => circumstances[field]);
  const small = /\p{Lu}/u.test(message) ? '' : ' small';
  const turn = asked || known.length > 0 || purposeOfVisit || services.length > 0 ? 'later' : 'first';
  const [size, few] = [Math.min(tokens.length, LONG), Math.min(tokens.length, SHORT)];
  return tokens.map((token, at) => {
    const { text, lower } = token;
    const word = (offset: number) => tokens[at + offset]?.lower ?? (offset < 0 ? '<' : '>');
    const kind = (offset: number) => kinds[at + offset]?.join() ?? '#';
    const [here, as] = [kind(0), cases[at]!];
    const piece = pieces[at]!;
    const signs = [
      '', `w ${lower}`, `form ${formOf(token)}`, ...[2, 3, 4].flatMap((length) => [`^${length} ${lower.slice(0, length)}`, `$${length} ${lower.slice(-length)}`]),
      ...[-3, -2, -1, 1, 2].map((offset) => `w${offset} ${word(offset)}`),
      `w-1,0 ${word(-1)} ${lower}`, `w0,1 ${lower} ${word(1)}`, `w-2,-1 ${word(-2)} ${word(-1)}`, `w1,2 ${word(1)} ${word(2)}`, `w-3,-1 ${word(-3)} ${word(-2)} ${word(-1)}`,
      `case ${as}${small}`, `case-1 ${cases[at - 1]} ${as}`, `case1 ${as} ${cases[at + 1]}`, `case,w-1 ${as} ${word(-1)}`, `case,w-2 ${as} ${word(-2)} ${word(-1)}`,
      `kind ${kind(-1)}|${here}|${kind(1)}`, `kind-2 ${kind(-2)}|${word(-1)}|${here}`, `kind,w-1 ${word(-1)}|${here}|${as}`,
      `size ${size} ${Math.min(at, FAR_IN)}`, `turn ${turn} ${few} ${as}`, `turn,kind ${turn} ${few} ${here}`,
      `sentence ${sentences[at]}`, `sentence,kind ${sentences[at]} ${here}`,
      ...piece.flatMap((one) => [`piece ${one}`, `piece ${one} ${here}`]), `piece ${piece.join()} ${as}`, `piece ${piece.join()} ${turn}`,
      ...runs[at]!.flatMap((one) => [`run ${one}`, `run ${one} ${here}`]),
      ...kinds[at]!.flatMap((one) => [`is ${one}`, `is ${one} ${as}`, `is ${one} after ${word(-1)}`, `is ${one} before ${word(1)}`]),
      ...(kinds[at - 1] ?? []).flatMap((one) => [`after ${one}`, `after ${one} ${here}`]),
      ...(kinds[at + 1] ?? []).flatMap((one) => [`before ${one}`, `before ${one} ${here}`]),
      ...known.flatMap((one) => [`known ${one}`, `known ${one} ${here}`]),
      ...[-1, 0, 1].flatMap((offset) => {
        const hint = hinted[at + offset];
        return hint ? [`hint${offset} ${hint}`, `hint${offset} ${hint} ${as}`, `hint${offset} ${hint} after ${word(-1)}`, `hint${offset} ${hint} ${here}`] : [`hint${offset}`];
      }),
      ...classSigns(at, kind, as),
    ];
    const telling = measuresOf(lower)[0] ?? (as === 'aa' || as === '..' ? undefined : as);
    if (telling) signs.push(...wordsAround(tokens, at).map((one) => `${one} of ${telling}`));
    if (towns[at]) signs.push(`town ${towns[at]}`, `town ${towns[at]} ${as}`, `town ${towns[at]} after ${word(-1)}`, `town ${here}`);
    if (towns[at - 1]) signs.push('after town');
    if (towns[at + 1]) signs.push('before town');
    if (as === '00') signs.push(`digits ${text.replace(/\D/g, '').length}`, `digits before ${word(1)}`, `digits after ${word(-1)}`);
    if (beginsLine(message, tokens, at)) signs.push('line', `line ${as}`, `line ${here}`);
    if (asked) signs.push(...['', here, size, as, ...piece, `at ${Math.min(at, FAR_IN)} ${as}`, `after ${word(-1)}`, lower].map((one) => `asked ${asked} ${one}`));
    return signs;
  });
}
