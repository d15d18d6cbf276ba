import { pattern } from '../../../language/patterns.ts';
import { feasts, unitOfTime } from '../times.ts';

/** What tells a time or a sum, and stands beside others that do. */
export type Measure = 'month' | 'time' | 'unit' | 'money' | 'count';

const month = /^(?:jan|feb|mar|apr|may|june?|july?|aug|sep|oct|nov|dec)/;
/** Words for when something is to be there, months as our visitors' other languages call them among them. */
const time: ReadonlySet<string> = new Set([
  ...feasts,
  ...`
eid haji aidilfitri sankranti khareef syawal season festival exhibition expo fair holidays harvest election elections exams intake batch tournament peak summer winter
spring autumn fall monday tuesday wednesday thursday friday saturday sunday today tonight tomorrow now asap urgent urgently immediately yesterday q1 q2 q3 q4 diciembre
dezember décembre dicembre natale noel weihnachten januar januari enero janvier febrero juillet julho julio junio agosto septiembre octubre noviembre maret mei juni juli
oktober desember
`
    .trim()
    .split(/\s+/),
]);
const unit = new RegExp(`^(?:${unitOfTime}|fortnights|hours?|hrs?|minggu|bulan|hari|tahun|mahine|din|hafte|saal|semanas?|meses|mes|wochen?|monate?n?)$`);
/** Fewer than a figure may stand beside (amounts.ts): by themselves "try", "pen" and "won" are other words. */
const money = pattern('')`
  ^(?:
    rm|rs|inr|usd|aed|myr|sgd|eur|gbp|qar|sar|omr|kwd|bhd|lkr|thb|idr|php|chf|cad|aud|nzd|jpy|zar|ngn|kes|egp|nok|sek|dkk|pln|brl
    |mxn|dhs?|dirhams?|ringgits?|rupees?|rupiahs?|dollars?|euros?|pounds?|quid|bucks|riyals?|rials?|dinars?|francs?|baht|pesos?
    |rand|yen|kr|shillings?|naira|cfa|fcfa|k|lakhs?|lacs?|crores?|cr|l|millions?|mn|m|grand|thousand|hundred|ribu|juta|mil|budget
    |bajet|kd|mnok
  )$
`;
const count = pattern('')`
  ^(?:
    one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|eighteen|twenty|thirty|forty
    |fifty|sixty|seventy|eighty|ninety|half|couple|few|dozen|first|second|third|dua|tiga|do|teen|char
  )$
`;
/** "9th", "28.6.", "4/11". */
const day = /^\d{1,2}(?:st|nd|rd|th|[./]\d{1,2}\.?)$/;

/** @param lower a word or a number, in lower case */
export function measuresOf(lower: string): Measure[] {
  if (/^\d/.test(lower)) return day.test(lower) ? ['time'] : [];
  const measures: (Measure | false)[] = [month.test(lower) && 'month', time.has(lower) && 'time', unit.test(lower) && 'unit', money.test(lower) && 'money', count.test(lower) && 'count'];
  return measures.filter((measure) => measure !== false);
}
