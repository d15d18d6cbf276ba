import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { color, step, target } from '../../../theme/tokens.ts';
import { VisuallyHidden } from '../../../ui/Text.tsx';
import { callHref, mailHref } from './reach.ts';

export interface Fact {
  readonly name: string;
  /** Nothing, or an empty text: a dash. */
  readonly value: ReactNode;
}

/** Names and values as a ruled table, in two columns where there is room. */
export function Facts({ facts }: { readonly facts: readonly Fact[] }) {
  return (
    <Table>
      {facts.map(({ name, value }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value || <Nothing />}</dd>
        </div>
      ))}
    </Table>
  );
}

export function MailLink({ email }: { readonly email: string | null | undefined }) {
  return email ? <Reach href={mailHref(email)}>{email}</Reach> : <Nothing />;
}

export function CallLink({ phone }: { readonly phone: string | null | undefined }) {
  return phone ? <Reach href={callHref(phone)}>{phone}</Reach> : <Nothing />;
}

/** Without an address to go to, it is a text. */
function Reach({ href, children }: { readonly href: string | undefined; readonly children: string }) {
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

  @container (min-width: 30rem) {
    > div {
      grid-template-columns: 8.5rem minmax(0, 1fr);
    }
  }

  @container (min-width: 46rem) {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;

const Link = styled.a`
  @media (pointer: coarse) {
    display: inline-flex;
    align-items: center;
    min-height: ${target};
    margin-block: -0.4rem;
  }
`;
