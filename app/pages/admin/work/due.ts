const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

export interface Due {
  readonly words: string;
  readonly overdue: boolean;
}

/** What is left of the time in which a reply is promised: `5 h 10 min left`, `2 d 3 h overdue`. */
export function dueIn(dueAt: string, now: Date): Due {
  const left = new Date(dueAt).getTime() - now.getTime();
  return { words: `${span(Math.abs(left))} ${left < 0 ? 'overdue' : 'left'}`, overdue: left < 0 };
}

/** In the two largest units that say something. */
function span(milliseconds: number): string {
  const days = Math.floor(milliseconds / DAY);
  const hours = Math.floor((milliseconds % DAY) / HOUR);
  const minutes = Math.floor((milliseconds % HOUR) / MINUTE);
  if (days > 0) return `${days} d${hours > 0 ? ` ${hours} h` : ''}`;
  if (hours > 0) return `${hours} h${minutes > 0 ? ` ${minutes} min` : ''}`;
  return `${minutes} min`;
}
