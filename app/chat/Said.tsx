import { styled } from 'styled-components';
import { media } from '../theme/tokens.ts';
import { Unbroken, Unit } from '../ui/Unbroken.tsx';
import { contactRuns } from './contacts.ts';
import { NARROW } from './panel-room.ts';

/** What the assistant says: plain text, in which nothing can be pressed but our own addresses and numbers. */
export function Said({ children }: { readonly children: string }) {
  return contactRuns(children).map(({ text, href }, index) =>
    // oxlint-disable-next-line react/no-array-index-key -- the runs of a text have no other name
    href ? <Contact key={index} href={href} text={text} /> : <Unbroken key={index}>{text}</Unbroken>,
  );
}

/** In letters so large that a line is too short for it, an address goes on after its sign, or before its end. */
function Contact({ href, text }: { readonly href: string; readonly text: string }) {
  return (
    <Ours as="a" href={href}>
      {text.split(/(?<=@)|(?=\.\w+$)/).map((part, index) => [index > 0 && <wbr key={part} />, part])}
    </Ours>
  );
}

const Ours = styled(Unit)`
  outline-offset: 1px;

  wbr {
    display: none;
  }

  ${media.huge} {
    display: inline-block;

    wbr {
      display: inline;
    }
  }

  ${NARROW} {
    display: inline-block;

    wbr {
      display: inline;
    }
  }
`;
