import { Fragment, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { color, step } from '../../../../theme/tokens.ts';
import { Unbroken } from '../../../../ui/Unbroken.tsx';
import { Value } from '../../records/Facts.tsx';
import { laterTime } from '../../records/when.ts';
import { fieldNames, type Message, type Quote } from './evidence.ts';
import { useLight } from './light.ts';
import { Numbers, QuoteNumber } from './QuoteNumber.tsx';
import { runsOf } from './runs.ts';
import { shownWords, withMarkedLines } from './shown-words.ts';

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
          {sender === 'visitor' ? <Said text={text} quotes={quotes.filter(({ messageId }) => messageId === id)} /> : <Answer text={text} />}
        </Line>
      ))}
    </Lines>
  );
}

/** What a visitor has typed stays as it was typed, but for blank lines without end and signs that would turn it backwards. */
function Said({ text, quotes }: { readonly text: string; readonly quotes: readonly Quote[] }) {
  return (
    <Words dir="auto">
      {runsOf(withMarkedLines(text), quotes).map(({ text: words, within, ending }, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- the runs of a text have no other name
        <Fragment key={index}>
          <Marked quotes={within}>{shownWords(words)}</Marked>
          {ending.length > 0 && <Notes quotes={ending} within={within.filter((quote) => !ending.includes(quote))} />}
        </Fragment>
      ))}
    </Words>
  );
}

/** An answer has its parts in lines of their own, each in the direction of its own script, as in the chat (chat/Entry.tsx). */
function Answer({ text }: { readonly text: string }) {
  return text.split(/\n+/).map((paragraph, index) => (
    // oxlint-disable-next-line react/no-array-index-key -- what was said stays as it is
    <Words key={index} dir="auto">
      <Value>{paragraph}</Value>
    </Words>
  ));
}

/** Words that lie within several quotes belong to the field of the shortest. */
function Marked({ quotes, children }: { readonly quotes: readonly Quote[]; readonly children: string }) {
  // Each of the others lights it as well.
  return shortestFirst(quotes).reduce<ReactNode>((content, quote) => <Mark quote={quote}>{content}</Mark>, <Unbroken>{children}</Unbroken>);
}

function Mark({ quote, children }: { readonly quote: Quote; readonly children: ReactNode }) {
  const { isLit, listeners } = useLight(quote.field);
  return (
    <Lit data-lit={isLit} data-field={quote.field} {...listeners}>
      {children}
    </Lit>
  );
}

/** The numbers of what ends here. A quote that goes on has its line run on below them, or what is left of it would look like one of its own. */
function Notes({ quotes, within }: { readonly quotes: readonly Quote[]; readonly within: readonly Quote[] }) {
  const numbers = (
    <Numbers>
      {quotes.map((quote) => (
        <Note key={quote.number} quote={quote} />
      ))}
    </Numbers>
  );
  return shortestFirst(within).reduce<ReactNode>((content, quote) => <Passed quote={quote}>{content}</Passed>, numbers);
}

/** Lit with its quote, and lights nothing: the number in it belongs to another field. */
function Passed({ quote: { field }, children }: { readonly quote: Quote; readonly children: ReactNode }) {
  const { isLit } = useLight(field);
  return (
    <Lit data-lit={isLit} data-field={field}>
      {children}
    </Lit>
  );
}

function Note({ quote: { field, number, quote } }: { readonly quote: Quote }) {
  const { idAt, listeners } = useLight(field);
  return <QuoteNumber id={idAt('words', number)} number={number} label={`${fieldNames[field] ?? field}: ${quote}`} leadsTo={idAt('field', number)} listeners={listeners} />;
}

const shortestFirst = (quotes: readonly Quote[]) => [...quotes].sort((a, b) => a.end - a.start - (b.end - b.start));

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

  /* Marks can be piled up without end: they stay off what is not theirs. No script that is written reaches so far. */
  @supports (overflow-clip-margin: 1px) {
    overflow: clip;
    overflow-clip-margin: 0.6em;
  }

  & + & {
    margin-top: 0.5rem;
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

    a {
      color: ${color.ink};
    }
  }
`;
