import { chatWidget } from '#content/chat-widget.ts';
import { offices } from '#content/offices.ts';
import { styled } from 'styled-components';
import { useNow } from '../lib/clock.ts';
import { officeTime } from '../lib/office-hours.ts';
import { CoordinateLabel } from '../ui/CoordinateLabel.tsx';
import { Note } from '../ui/Text.tsx';
import { Unbroken } from '../ui/Unbroken.tsx';
import { atWork } from './at-work.ts';
import { LOWEST_PANEL } from './panel-room.ts';

/** Whether a person could answer now, and when one will. */
export function Hours() {
  const now = useNow();
  if (!now) return null;
  const { open, next } = atWork(offices, now);
  const { hours } = chatWidget;
  const office = open[0] ?? next?.office;
  return (
    <Above>
      {office && (
        <CoordinateLabel>
          {office.city} {office.coordinates}, {officeTime(office, now).time}
        </CoordinateLabel>
      )}
      <Note>
        {open.length > 0 && `${hours.open(open.map(({ city }) => city))} `}
        {next && `${hours.closed(next.office.city, next.hour, next.day)} `}
        <Unbroken>{hours.reply}</Unbroken>
      </Note>
    </Above>
  );
}

const Above = styled.div`
  padding-top: 0.7rem;

  /* There the first questions need the line, and the next says who opens when. */
  ${LOWEST_PANEL} {
    > :not(:last-child) {
      display: none;
    }
  }
`;
