import { portfolio, portfolioStats, technologyOverview } from '#content/portfolio.ts';
import { styled } from 'styled-components';
import { space } from '../../theme/tokens.ts';
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
      <Opening>
        <PageHeader label={portfolio.label} heading={portfolio.heading} lede={portfolio.lede}>
          <Figures>
            <Stats stats={portfolioStats} />
          </Figures>
        </PageHeader>
      </Opening>
      <Work />
      <Section label={technology.label} heading={technology.heading} lede={technology.lede}>
        <AreaTable areas={technologyOverview} />
      </Section>
      <Closing heading={closing.heading} text={closing.text} actions={[closing.action]} />
    </>
  );
}

/* On wide screens the figures stand in the margin, so that the first covers are in the first picture. */
const Opening = styled.div`
  @media (min-width: 75em) {
    > header {
      padding-block: calc(${space.bar} + 3rem) 3rem;
    }

    > header > div > div {
      position: relative;
    }
  }
`;

const Figures = styled.div`
  align-self: stretch;
  padding-top: 1rem;

  @media (min-width: 75em) {
    position: absolute;
    inset: auto auto 0 0;
    width: ${space.labelColumn};

    > dl {
      grid-template-columns: repeat(2, minmax(0, 1fr));
    }
  }
`;
