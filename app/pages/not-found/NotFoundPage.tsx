import { notFound } from '#content/not-found.ts';
import { styled } from 'styled-components';
import { ButtonLink } from '../../ui/Button.tsx';
import { Container, PageHeader } from '../../ui/Page.tsx';
import { space } from '../../theme/tokens.ts';
import { WaysOn } from '../../ui/WaysOn.tsx';
import { NullIsland } from './NullIsland.tsx';

export const head = { ...notFound.head, canonical: null };

export default function NotFoundPage() {
  const { heading, lede, position, chart, sea, home, linksLabel, links } = notFound;
  return (
    <Room>
      <PageHeader label={position} heading={heading} lede={lede}>
        <ButtonLink to={home.href}>{home.label}</ButtonLink>
      </PageHeader>
      <NullIsland words={chart} sea={sea} />
      <Container>
        <WaysOn label={linksLabel} links={links} />
      </Container>
    </Room>
  );
}

const Room = styled.div`
  padding-bottom: ${space.section};
`;
