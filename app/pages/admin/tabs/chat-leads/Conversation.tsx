import { Fragment, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { color, step } from '../../../../theme/tokens.ts';
import { laterTime } from '../../records/when.ts';
import { fieldNames, type Message, type Quote } from './evidence.ts';
import { useLight } from './light.ts';
import { QuoteNumber } from './QuoteNumber.tsx';
import { runsOf } from './runs.ts';

interface ConversationProps {
  readonly messages: readonly Message[];
  readonly quotes: readonly Quote[];
}

/** The conversation that a lead came from, with what was taken from it marked. Its words are text, whatever they look like. */
export function Conversation({ messages, quotes }: ConversationProps) {
  return (
    <Lines aria-label="Conversation">
      {messages.map(({ id, sender, text, createdAt }, place) => (
        <Line key={id} data-sender={sender}>
          <Label>
            {sender === 'visitor' ? 'Visitor' : 'Assistant'} <time dateTime={createdAt}>{laterTime(createdAt, messages[place - 1]?.createdAt)}</time>
          </Label>
          <Words dir="auto">
            {runsOf(text, quotes.filter(({ messageId }) => messageId === id)).map(({ text: words, within, ending }, index, runs) => (
              // oxlint-disable-next-line react/no-array-index-key -- the runs of a text have no other name
              <Fragment key={index}>
                {within.length > 0 ? <Underlined quotes={within} words={words} afterNumber={Boolean(runs[index - 1]?.ending.length)} /> : words}
                {ending.map((quote) => (
                  <Note key={quote.number} quote={quote} />
                ))}
              </Fragment>
            ))}
          </Words>
        </Line>
      ))}
    </Lines>
  );
}

/** After a number the line begins with the words, not with the space before them. */
function Underlined({ quotes, words, afterNumber }: { readonly quotes: readonly Quote[]; readonly words: string; readonly afterNumber: boolean }) {
  const bare = afterNumber ? words.trimStart() : words;
  return (
    <>
      {words.slice(0, words.length - bare.length)}
      {bare && <Marked quotes={quotes}>{bare}</Marked>}
    </>
  );
}

/** Words that lie within several quotes belong to the field of the shortest. */
function Marked({ quotes, children }: { readonly quotes: readonly Quote[]; readonly children: string }) {
  const [first, ...others] = [...quotes].sort((a, b) => a.end - a.start - (b.end - b.start));
  const inner = first && <Mark quote={first}>{children}</Mark>;
  // Each of the others lights it as well.
  return others.reduce((content, quote) => <Mark quote={quote}>{content}</Mark>, inner);
}

function Mark({ quote, children }: { readonly quote: Quote; readonly children: ReactNode }) {
  const { isLit, listeners } = useLight(quote.field);
  return (
    <Lit data-lit={isLit} data-field={quote.field} {...listeners}>
      {children}
    </Lit>
  );
}

function Note({ quote: { field, number, quote } }: { readonly quote: Quote }) {
  const { idAt, listeners } = useLight(field);
  return (
    <Tied {...listeners}>
      <QuoteNumber id={idAt('words', number)} number={number} label={`${fieldNames[field] ?? field}: ${quote}`} leadsTo={idAt('field', number)} />
    </Tied>
  );
}

const Lines = styled.ol`
  list-style: none;
  max-width: 42rem;
  margin-top: 0.25rem;
  padding: 0;
`;

const Line = styled.li`
  padding-block: 0.7rem 0.8rem;

  & + & {
    border-top: 1px solid ${color.line};
  }

  &[data-sender='assistant'] {
    color: ${color.faded};
  }
`;

const Label = styled.p`
  font-size: ${step.note};
  font-variant-numeric: tabular-nums;
  color: ${color.brass};

  time {
    margin-left: 0.4em;
    color: ${color.faded};
  }
`;

const Words = styled.p`
  font-size: 1rem;
  line-height: 1.6;
  overflow-wrap: anywhere;
  white-space: pre-wrap;
  unicode-bidi: isolate;
`;

/* A number does not stand on the next line without its words, nor a comma that follows it. */
const Tied = styled.span`
  &::before,
  &::after {
    content: '\\2060';
  }
`;

const Lit = styled.mark`
  background: none;
  color: inherit;
  text-decoration: underline;
  text-decoration-color: ${color.brass};
  text-decoration-thickness: 2px;
  text-underline-offset: 0.25em;

  &[data-lit='true'] {
    background: color-mix(in srgb, ${color.brass} 26%, transparent);
  }
`;
