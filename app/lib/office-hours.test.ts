import { offices } from '#content/offices.ts';
import { describe, expect, it } from 'vitest';
import { officeTime } from './office-hours.ts';

const office = (id: string) => {
  const found = offices.find((each) => each.id === id);
  if (!found) throw new Error(`no office ${id}`);
  return found;
};

describe('officeTime', () => {
  it('reads the clock of the office, half hours included', () => {
    const now = new Date('2026-11-18T06:00:00Z'); // a Wednesday
    expect(officeTime(office('dubai'), now)).toEqual({ time: '10:00', open: true, opensNext: undefined });
    expect(officeTime(office('india'), now)).toEqual({ time: '11:30', open: true, opensNext: undefined });
    expect(officeTime(office('malaysia'), now)).toEqual({ time: '14:00', open: true, opensNext: undefined });
  });

  it('opens at nine and is closed at six sharp', () => {
    const dubai = office('dubai');
    expect(officeTime(dubai, new Date('2026-11-18T04:59:59Z'))).toMatchObject({ time: '08:59', open: false, opensNext: '9AM' });
    expect(officeTime(dubai, new Date('2026-11-18T05:00:00Z'))).toMatchObject({ time: '09:00', open: true });
    expect(officeTime(dubai, new Date('2026-11-18T13:59:59Z'))).toMatchObject({ time: '17:59', open: true });
    expect(officeTime(dubai, new Date('2026-11-18T14:00:00Z'))).toMatchObject({ time: '18:00', open: false, opensNext: 'Thu 9AM' });
  });

  it('takes the weekday of the office and not that of the visitor', () => {
    const sundayNightInLondon = new Date('2026-11-23T01:30:00Z');
    expect(officeTime(office('malaysia'), sundayNightInLondon)).toMatchObject({ time: '09:30', open: true });
    expect(officeTime(office('dubai'), sundayNightInLondon)).toMatchObject({ time: '05:30', open: false, opensNext: '9AM' });
  });

  it('looks over the weekend', () => {
    const fridayEvening = new Date('2026-11-20T16:00:00Z');
    expect(officeTime(office('india'), fridayEvening)).toMatchObject({ time: '21:30', open: false, opensNext: 'Mon 9AM' });
  });

  it('writes midnight as 00', () => {
    expect(officeTime(office('dubai'), new Date('2026-11-18T20:05:00Z')).time).toBe('00:05');
  });
});
