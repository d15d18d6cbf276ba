import { notFound } from '#content/not-found.ts';
import { styled } from 'styled-components';
import { ButtonLink } from '../../ui/Button.tsx';
import { Container, PageHeader } from '../../ui/Page.tsx';
import { space } from '../../theme/tokens.ts';
import { NullIsland } from './NullIsland.tsx';
import { WaysOn } from './WaysOn.tsx';

export const head = { ...notFound.page.head, canonical: null };

export default function NotFoundPage() {
  const { heading, lede, home, links } = notFound.page;
  return (
    <Room>
      <PageHeader label="0.00° N 0.00° E" heading={heading} lede={lede}>
        <ButtonLink to={home.href}>{home.label}</ButtonLink>
      </PageHeader>
      <NullIsland />
      <Container>
        <WaysOn links={links} />
      </Container>
    </Room>
  );
}

const Room = styled.div`
  padding-bottom: ${space.section};
`;
