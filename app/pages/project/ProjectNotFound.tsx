import { noProject } from '#content/no-project.ts';
import { projectCards } from '#content/projects/cards.ts';
import { styled } from 'styled-components';
import { space } from '../../theme/tokens.ts';
import { ArrowLink } from '../../ui/ArrowLink.tsx';
import { Container, PageHeader } from '../../ui/Page.tsx';
import { WaysOn } from '../../ui/WaysOn.tsx';

/** Word that there is no project under this number, and the way to those that there are. */
export function ProjectNotFound() {
  const { heading, lede, back, linksLabel } = noProject;
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
        <WaysOn label={linksLabel} links={projectCards.map(({ id, title }) => ({ label: title, href: `/portfolio/${id}` }))} />
      </Container>
    </Room>
  );
}

const Room = styled.div`
  padding-bottom: ${space.section};
`;
