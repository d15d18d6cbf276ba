import { Fragment, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { color, step } from '../../../../theme/tokens.ts';
import { fullTime } from '../../records/when.ts';
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
      {messages.map(({ id, sender, text, createdAt }) => (
        <Line key={id} data-sender={sender}>
          <Label>
            {sender === 'visitor' ? 'Visitor' : 'Assistant'} <time dateTime={createdAt}>{fullTime(createdAt)}</time>
          </Label>
          <Words dir="auto">
            {runsOf(text, quotes.filter(({ messageId }) => messageId === id)).map(({ text: words, within, ending }, index) => (
              // oxlint-disable-next-line react/no-array-index-key -- the runs of a text have no other name
              <Fragment key={index}>
                {within.length > 0 ? <Marked quotes={within}>{words}</Marked> : words}
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
    <span {...listeners}>
      <QuoteNumber id={idAt('words', number)} number={number} label={`${fieldNames[field] ?? field}: ${quote}`} leadsTo={idAt('field', number)} />
    </span>
  );
}

const Lines = styled.ol`
  list-style: none;
  max-width: 42rem;
  margin-top: 0.75rem;
  padding: 0;
`;

const Line = styled.li`
  padding-block: 0.7rem 0.8rem;
  border-top: 1px solid ${color.line};

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
