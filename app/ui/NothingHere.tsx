import type { Action } from '#content/types.ts';
import { styled } from 'styled-components';
import { space } from '../theme/tokens.ts';
import { ArrowLink } from './ArrowLink.tsx';
import { Container, PageHeader } from './Page.tsx';
import { WaysOn } from './WaysOn.tsx';

interface NothingHereProps {
  readonly heading: string;
  readonly lede: string;
  /** To the list of what there is. */
  readonly back: Action;
  /** What the links are, for a screen reader. */
  readonly linksLabel: string;
  readonly links: readonly Action[];
}

/** Word that there is no such thing among those of its kind, and the way to those that there are. */
export function NothingHere({ heading, lede, back, linksLabel, links }: NothingHereProps) {
  return (
    <Room>
      <PageHeader
        label={
          <ArrowLink to={back.href} back>
            {back.label}
          </ArrowLink>
        }
        heading={heading}
        lede={lede}
      />
      <Container>
        <WaysOn label={linksLabel} links={links} />
      </Container>
    </Room>
  );
}

const Room = styled.div`
  padding-bottom: ${space.section};
`;
