import { allPassages } from '../../knowledge/content.ts';
import { passageKey, type Passage } from '../../knowledge/passage.ts';
import { timesOf } from './times-only.ts';

let byKey: ReadonlyMap<string, Passage> | undefined;

/** What was told under a key, as long as the content still says it: a conversation remembers keys alone (render-passage.ts). */
export function passageTold(key: string): Passage | undefined {
  byKey ??= new Map(allPassages().flatMap((passage) => (passage.ofTime === undefined ? [passage] : [passage, timesOf(passage, passage.ofTime)])).map((passage) => [passageKey(passage), passage]));
  return byKey.get(key);
}
