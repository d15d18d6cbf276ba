import { setImmediate } from 'node:timers/promises';
import { readHeard } from './read-heard.ts';
import type { WordTagger } from './tagger/word-tagger.ts';

/** Between them they come to most of what is looked for. */
const examples = [
  'Hello',
  'Hi, I am Priya Raman from Sagar Foods in Mysuru. We want to sell pickles online, our budget is 15 lakh, before Diwali; ring me on 98765 43210.',
  'my shop is near tenkasi, nobody finds us on google',
  'Actually it is Meera, not Mira. meera at kedai dot example',
  `Good morning! My name is Farah binti Osman and I look after the online side of Kedai Buku Rimba, a bookshop with two branches in Ipoh and one in Penang. We
have had the same website since 2015: it is slow on a phone, nobody finds us on Google, and the stock in the shops never agrees with what the page says. What we
would like is a new shop that is joined to our till, with payment by FPX and card, and if possible an app later on for our reading club, which has about 1,200
members. Somebody quoted RM 180,000, which is far too much for us; we can spend around RM 60k to RM 75k this year, and perhaps RM 20,000 more in the next. It has
to be ready before the school holidays in December, at the latest by the end of the month. Could you tell me how long such a thing takes, and who would look after
it? You can reach me at farah@kedaibukurimba.example or on 012-345 6789 after 3 pm, please no calls before that. Thank you very much, Farah`,
];

/** Reads a few messages beforehand, giving way to everything else: the first visitor's would wait until every pattern is compiled. */
export async function prepareReading(tagger: WordTagger): Promise<void> {
  for (const example of examples) {
    await readHeard(example, {}, tagger);
    await setImmediate();
  }
}
