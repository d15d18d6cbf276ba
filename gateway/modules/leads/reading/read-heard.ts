import type { Finding } from '../evidence.ts';
import { readMessage, type Circumstances } from './read-message.ts';
import { sharedTagger } from './tagger/word-tagger.ts';

/** What a message tells, as `readMessage` reads it with what the word tagger hears in it. */
export async function readHeard(message: string, circumstances: Circumstances = {}, tagger = sharedTagger()): Promise<Finding[]> {
  return readMessage(message, circumstances, await tagger.hear(message, circumstances));
}
