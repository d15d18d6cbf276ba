import { contact } from '#content/contact.ts';
import { officeAddresses } from '#content/office-addresses.ts';
import { styled } from 'styled-components';
import { color, font, media, space, step, target } from '../../theme/tokens.ts';
import { CoordinateLabel } from '../../ui/CoordinateLabel.tsx';
import { fromWest } from '../../ui/meridian/window.ts';
import { OfficeClock } from '../../ui/meridian/OfficeClock.tsx';
import { OfficeStatus } from '../../ui/meridian/OfficeStatus.tsx';
import { TimeZone } from '../../ui/meridian/TimeZone.tsx';
import { Container } from '../../ui/Page.tsx';
import { channelsOf } from './channels.tsx';

/** The three offices from west to east, in the order in which they stand on the chart above. */
export function OfficeCards() {
  const { timeLabel, stateLabel } = contact.offices;
  const { emailLabel } = contact.details;
  return (
    <Container>
      <Row>
        {fromWest.map(({ office }) => (
          <article key={office.id}>
            <div>
              <CoordinateLabel>{office.coordinates}</CoordinateLabel>
              <h3>{office.country}</h3>
              <address>
                {officeAddresses[office.id].lines.map((line) => (
                  <span key={line}>{line}</span>
                ))}
              </address>
            </div>
            <Facts>
              <div>
                <dt>{timeLabel}</dt>
                <dd>
                  <OfficeClock office={office} /> <small>
                    <TimeZone office={office} />
                  </small>
                </dd>
              </div>
              <div>
                <dt>{stateLabel}</dt>
                <dd>
                  <OfficeStatus office={office} />
                </dd>
              </div>
              <div>
                <dt>{emailLabel}</dt>
                <dd>
                  <a href={`mailto:${office.email}`}>{office.email}</a>
                </dd>
              </div>
              {channelsOf(office).map(({ label, link }) => (
                <div key={label}>
                  <dt>{label}</dt>
                  <dd>{link}</dd>
                </div>
              ))}
            </Facts>
          </article>
        ))}
      </Row>
    </Container>
  );
}

const Row = styled.div`
  display: grid;
  gap: 3rem ${space.columnGap};
  padding-block: clamp(2rem, 4vw, 3.5rem) ${space.section};

  h3 {
    margin-block: 0.7rem 0.85rem;
    font-family: ${font.display};
    font-size: ${step.title};
    line-height: 1.1;
  }

  address {
    font-style: normal;
    color: ${color.faded};
  }

  address > span {
    display: block;
  }

  /* Between a phone and a desktop each office is a row: where it is, and beside that how to reach it. */
  ${media.medium} {
    > article {
      display: grid;
      grid-template-columns: minmax(0, 2fr) minmax(0, 3fr);
      gap: ${space.columnGap};
    }
  }

  ${media.wide} {
    grid-template-columns: repeat(3, minmax(0, 1fr));

    > article {
      display: block;
    }

    address {
      min-height: 4.8em;
    }
  }
`;

const Facts = styled.dl`
  margin-top: 1.25rem;
  font-variant-numeric: tabular-nums;

  > div {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    min-height: ${target};
    border-top: 1px solid ${color.line};
  }

  dt {
    flex: 0 0 5.5rem;
  }

  /* Where letters are large and the window small, it goes below. */
  dd {
    flex: 1 1 7rem;
    min-width: 0;
  }

  dt,
  small {
    font-size: ${step.note};
    color: ${color.faded};
  }

  a {
    display: inline-flex;
    align-items: center;
    min-height: ${target};
    overflow-wrap: anywhere;
  }
`;
