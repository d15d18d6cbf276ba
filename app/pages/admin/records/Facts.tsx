import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { withoutTurns } from '../../../lib/direction.ts';
import { color, media, step, target } from '../../../theme/tokens.ts';
import { VisuallyHidden } from '../../../ui/Text.tsx';
import { Unbroken, Unit } from '../../../ui/Unbroken.tsx';
import { callHref, mailHref } from './reach.ts';

export interface Fact {
  readonly name: string;
  /** Nothing, or an empty text: a dash. */
  readonly value: ReactNode;
  /** Takes a row of its own, as long as it is. */
  readonly long?: boolean;
}

/** Names and values as a ruled table, in two columns where there is room. */
export function Facts({ facts }: { readonly facts: readonly Fact[] }) {
  return (
    <Table>
      {facts.map(({ name, value, long }) => (
        <div key={name} data-long={long}>
          <dt>{name}</dt>
          <dd>{value ? <Value>{value}</Value> : <Nothing />}</dd>
        </div>
      ))}
    </Table>
  );
}

/** Somebody's own words, in which figures and joined words stay whole. */
export function Value({ children }: { readonly children: ReactNode }) {
  return typeof children === 'string' ? <Unbroken>{withoutTurns(children)}</Unbroken> : children;
}

/** Where it does not fit, it breaks after its sign, and not wherever the line ends. */
export function MailLink({ email }: { readonly email: string | null | undefined }) {
  if (!email) return <Nothing />;
  const at = email.lastIndexOf('@') + 1;
  return (
    <Reach href={mailHref(email)}>
      {email.slice(0, at)}
      <wbr />
      {email.slice(at)}
    </Reach>
  );
}

export function CallLink({ phone }: { readonly phone: string | null | undefined }) {
  if (!phone) return <Nothing />;
  return <Reach href={callHref(phone)}>{phone.length > LONGEST_PHONE ? phone : <Unit>{phone}</Unit>}</Reach>;
}

/** Characters of a phone number that has room in a line of a phone. */
const LONGEST_PHONE = 18;

/** Without an address to go to, it is a text. */
function Reach({ href, children }: { readonly href: string | undefined; readonly children: ReactNode }) {
  return href ? <Link href={href}>{children}</Link> : children;
}

function Nothing() {
  return (
    <>
      <Dash aria-hidden="true">–</Dash>
      <VisuallyHidden>Not given</VisuallyHidden>
    </>
  );
}

const Dash = styled.span`
  color: ${color.faded};
`;

const Table = styled.dl`
  display: grid;
  column-gap: 2rem;
  border-bottom: 1px solid ${color.line};
  font-size: 0.9375rem;
  line-height: 1.5;

  > div {
    display: grid;
    grid-template-columns: minmax(5.5rem, 30%) minmax(0, 1fr);
    column-gap: 0.75rem;
    align-items: baseline;
    min-height: 2.4rem;
    padding-block: 0.45rem;
    border-top: 1px solid ${color.line};
  }

  dt {
    font-size: ${step.note};
    color: ${color.brass};
  }

  dd {
    min-width: 0;
    overflow-wrap: anywhere;
    white-space: pre-wrap;
    font-variant-numeric: tabular-nums;
    /* Of any script: each line runs as it does, and begins where the others do. */
    text-align: left;
    unicode-bidi: plaintext;
  }

  /* An id has room for its 36 letters on a phone too, below its name. */
  > [data-long='true'] > dd {
    grid-column: 1 / -1;
    font-size: min(${step.note}, 4.7cqi);
  }

  /* A value has the whole width where it would be left a word or two. */
  ${media.huge} {
    > div {
      grid-template-columns: minmax(0, 1fr);
    }

    > [data-long='true'] > dd {
      font-size: ${step.note};
    }
  }

  /* Links of two rows do not lie on each other. */
  @media (pointer: coarse) {
    > :has(> dd a) {
      align-content: center;
      min-height: calc(${target} + 1px);
    }
  }

  @container (min-width: 30rem) {
    > div {
      grid-template-columns: 8.5rem minmax(0, 1fr);
    }

    > [data-long='true'] > dd {
      grid-column: auto;
      font-size: inherit;
    }
  }

  @container (min-width: 46rem) {
    grid-template-columns: repeat(2, minmax(0, 1fr));

    /* What nothing stands beside has the row to itself. */
    > [data-long='true'],
    > :nth-child(odd):is(:last-child, :has(+ [data-long='true'])) {
      grid-column: 1 / -1;
    }
  }
`;

/* High enough for a finger by what it has around it, which moves nothing in its line: what follows stays beside its last word. */
const Link = styled.a`
  @media (pointer: coarse) {
    padding-block: calc((${target} - 1.2em) / 2);
  }
`;
