import { company } from '#content/company.ts';
import { shell } from '#content/shell.ts';
import type { Action } from '#content/types.ts';
import { useId } from 'react';
import { styled } from 'styled-components';
import { color, media, space } from '../theme/tokens.ts';
import { Actions, ButtonLink } from './Button.tsx';
import { CoordinateLabel } from './CoordinateLabel.tsx';
import { Heading } from './Heading.tsx';
import { Columns, Container, Stack } from './Page.tsx';
import { Lede } from './Text.tsx';

interface ClosingProps {
  /** What it promises; when we reply to enquiries, unless it says something else. */
  readonly promise?: string;
  readonly heading: string;
  readonly text: string;
  /** The first is the one to take. */
  readonly actions: readonly Action[];
}

/** The last word of a page: an invitation to write, with what it promises in the margin. */
export function Closing({ heading, text, actions, promise = shell.reply(company.replyPromise) }: ClosingProps) {
  const id = useId();
  return (
    <Part aria-labelledby={id}>
      <Container>
        <Ruled>
          <Margin>{promise}</Margin>
          <Stack>
            <Heading level={2} size="title" id={id}>
              {heading}
            </Heading>
            <Lede>{text}</Lede>
            <Actions>
              {actions.map(({ label, href }, index) => (
                <ButtonLink key={label} to={href} $look={index === 0 ? 'primary' : 'quiet'}>
                  {label}
                </ButtonLink>
              ))}
            </Actions>
          </Stack>
        </Ruled>
      </Container>
    </Part>
  );
}

const Part = styled.section`
  padding-bottom: ${space.section};

  /* An invitation to press something is no use on paper. */
  @media print {
    display: none;
  }
`;

const Ruled = styled(Columns)`
  padding-top: 1.25rem;
  border-top: 3px double ${color.ink};

  ${media.wide} {
    padding-top: 1.75rem;
  }
`;

const Margin = styled(CoordinateLabel)`
  ${media.wide} {
    padding-top: 0.75em;
  }
`;
