import { offices } from '#content/offices.ts';
import { styled } from 'styled-components';
import { color, media, step, target } from '../../theme/tokens.ts';
import { CoordinateLabel } from '../../ui/CoordinateLabel.tsx';
import { Heading } from '../../ui/Heading.tsx';
import { OfficeStatus } from '../../ui/meridian/OfficeStatus.tsx';
import { TimeZone } from '../../ui/meridian/TimeZone.tsx';

/** The three offices as lines of a ledger. */
export function OfficeList() {
  return (
    <ul role="list">
      {offices.map((office) => (
        <Line key={office.id}>
          <div>
            <Heading level={3}>{office.city}</Heading>
            <CoordinateLabel>{office.coordinates}</CoordinateLabel>
          </div>
          <Hours>
            <OfficeStatus office={office} />
            <TimeZone office={office} />
          </Hours>
          <Mail href={`mailto:${office.email}`}>{office.email}</Mail>
        </Line>
      ))}
    </ul>
  );
}

const Line = styled.li`
  display: grid;
  gap: 0.5rem 1.5rem;
  align-items: baseline;
  padding-block: 1.1rem;
  border-top: 1px solid ${color.line};

  ${media.medium} {
    grid-template-columns: minmax(0, 5fr) minmax(0, 4fr) minmax(0, 4fr);
  }
`;

const Hours = styled.p`
  display: grid;
  font-size: ${step.note};
  color: ${color.faded};
`;

const Mail = styled.a`
  display: inline-flex;
  align-items: center;
  justify-self: start;
  min-height: ${target};
  font-size: ${step.note};
  overflow-wrap: anywhere;

  ${media.medium} {
    justify-self: end;
  }
`;
