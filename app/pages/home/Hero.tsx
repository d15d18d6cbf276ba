import { company } from '#content/company.ts';
import { home } from '#content/home.ts';
import { styled } from 'styled-components';
import { media, space, step } from '../../theme/tokens.ts';
import { Actions, ButtonLink } from '../../ui/Button.tsx';
import { CoordinateLabel } from '../../ui/CoordinateLabel.tsx';
import { Heading } from '../../ui/Heading.tsx';
import { MeridianStrip } from '../../ui/meridian/MeridianStrip.tsx';
import { Columns, Container } from '../../ui/Page.tsx';
import { Lede, Note } from '../../ui/Text.tsx';

/** The first picture: the promise above the chart. The text column begins on the first office's meridian. */
export function Hero() {
  return (
    <Opening>
      <Container>
        <Columns>
          <Corner as="div">
            <p>{company.officesLine}</p>
            <p>{company.businessHours}</p>
          </Corner>
          <Promise>
            <Heading level={1}>{home.heading}</Heading>
            <div>
              <Lede>{home.lede}</Lede>
              <Actions>
                <ButtonLink to={home.quote.href}>{home.quote.label}</ButtonLink>
                <ButtonLink to={home.work.href} $look="quiet">
                  {home.work.label}
                </ButtonLink>
              </Actions>
            </div>
          </Promise>
        </Columns>
      </Container>
      <MeridianStrip />
      <Container>
        <Caption>
          <Heading level={2} size="sub">
            {home.strip.heading}
          </Heading>
          <Note>{home.strip.text}</Note>
        </Caption>
      </Container>
    </Opening>
  );
}

const Opening = styled.div`
  padding-block: calc(${space.bar} + clamp(1.75rem, 2.4vw, 2.5rem)) ${space.section};
`;

const Corner = styled(CoordinateLabel)`
  display: flex;
  flex-wrap: wrap;
  gap: 0 1.5em;

  ${media.wide} {
    flex-direction: column;
    padding-top: 1.1em;
  }
`;

const Promise = styled.div`
  padding-bottom: clamp(2rem, 3.2vw, 3rem);

  &,
  > div {
    display: grid;
    gap: clamp(1.25rem, 2.2vw, 1.9rem);
  }

  /* What it says stands beside the headline, where it has the room, so that the chart with its three offices is in the first picture. */
  @media (min-width: 78em) {
    display: flex;
    flex-wrap: wrap;
    padding-bottom: 1.5rem;

    > h1 {
      width: calc(7.4 * ${step.display});
    }

    > div {
      flex: 1 14rem;
      padding-top: 1.1rem;
    }

    p {
      font-size: ${step.body};
      text-wrap: pretty;
    }
  }
`;

const Caption = styled.div`
  display: grid;
  gap: 0.75rem ${space.columnGap};
  padding-top: clamp(1.5rem, 3vw, 2.5rem);

  ${media.wide} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
    margin-left: calc(${space.labelColumn} + ${space.columnGap});
  }
`;
