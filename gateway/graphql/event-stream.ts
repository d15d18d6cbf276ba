import { Readable } from 'node:stream';

/** In milliseconds: proxies close what is silent for longer, commonly after a minute. */
const BEAT_EVERY = 15_000;

/**
 * Results as server-sent events, as GraphQL over SSE has them in its distinct connections mode. It asks for a result
 * when the client has taken the one before, and leaves when the client does.
 */
export function eventStream(results: AsyncIterator<object>): Readable {
  let asking = false;

  async function pull(): Promise<void> {
    if (asking) return;
    asking = true;
    try {
      const { done, value } = await results.next();
      asking = false;
      if (stream.destroyed) return;
      stream.push(done ? 'event: complete\ndata:\n\n' : `event: next\ndata: ${JSON.stringify(value)}\n\n`);
      if (done) stream.push(null);
    } catch (error) {
      stream.destroy(error as Error);
    }
  }

  const stream = new Readable({
    read: () => void pull(),
    destroy(error, done) {
      clearInterval(beat);
      void Promise.resolve(results.return?.()).then(() => done(error), done);
    },
  });
  const beat = setInterval(() => {
    // Who has not even taken the last one needs no other.
    if (stream.readableLength === 0) stream.push(':\n\n');
  }, BEAT_EVERY).unref();
  return stream;
}
