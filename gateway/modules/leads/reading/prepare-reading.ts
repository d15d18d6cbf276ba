import { setImmediate } from 'node:timers/promises';
import { readMessage } from './read-message.ts';

/** Between them they come to most of what is looked for. */
const examples = [
  'Hello',
  'Hi, I am Priya Raman from Sagar Foods in Mysuru. We want to sell pickles online, our budget is 15 lakh, before Diwali; ring me on 98765 43210.',
  'my shop is near tenkasi, nobody finds us on google',
  'Actually it is Meera, not Mira. meera at kedai dot example',
];

/** Reads a few messages beforehand, giving way to everything else: the first visitor's would wait until every pattern is compiled. */
export async function prepareReading(): Promise<void> {
  for (const example of examples) {
    readMessage(example);
    await setImmediate();
  }
}
