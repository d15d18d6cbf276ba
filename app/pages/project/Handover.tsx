import { portfolio } from '#content/portfolio.ts';
import type { Project } from '#content/types.ts';
import { styled } from 'styled-components';
import { color, media, space } from '../../theme/tokens.ts';
import { Heading } from '../../ui/Heading.tsx';

/** What the product does, beside what the client was given. */
export function Handover({ project }: { readonly project: Pick<Project, 'features' | 'deliverables'> }) {
  const words = portfolio.projectPage;
  return (
    <Pair>
      <Items heading={words.features} items={project.features} />
      <Items heading={words.deliverables} items={project.deliverables} />
    </Pair>
  );
}

function Items({ heading, items }: { readonly heading: string; readonly items: readonly string[] }) {
  return (
    <div>
      <Heading level={2} size="sub">
        {heading}
      </Heading>
      <List role="list">
        {items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </List>
    </div>
  );
}

const Pair = styled.div`
  display: grid;
  gap: 2.5rem ${space.columnGap};

  ${media.medium} {
    grid-template-columns: 1fr 1fr;
  }

  @media print {
    break-inside: avoid;
  }
`;

const List = styled.ul`
  margin-top: 1.1rem;
  border-bottom: 1px solid ${color.line};

  > li {
    padding-block: 0.7rem;
    border-top: 1px solid ${color.line};
    line-height: 1.45;
  }
`;
