import { portfolio, portfolioStats, technologyOverview } from '#content/portfolio.ts';
import { styled } from 'styled-components';
import { AreaTable } from '../../ui/AreaTable.tsx';
import { Closing } from '../../ui/Closing.tsx';
import { PageHeader } from '../../ui/Page.tsx';
import { Section } from '../../ui/Section.tsx';
import { Stats } from '../../ui/Stats.tsx';
import { Work } from './Work.tsx';

export const head = portfolio.head;

export default function PortfolioPage() {
  const { technology, closing } = portfolio;
  return (
    <>
      <PageHeader label={portfolio.label} heading={portfolio.heading} lede={portfolio.lede}>
        <Figures>
          <Stats stats={portfolioStats} />
        </Figures>
      </PageHeader>
      <Work />
      <Section label={technology.label} heading={technology.heading} lede={technology.lede}>
        <AreaTable areas={technologyOverview} />
      </Section>
      <Closing heading={closing.heading} text={closing.text} actions={[closing.action]} />
    </>
  );
}

const Figures = styled.div`
  align-self: stretch;
  padding-top: 1rem;
`;
