import { expect, test } from 'vitest';
import { saidBy, type Said } from './event-stream.ts';

function streamOf(...pieces: readonly string[]): ReadableStream<Uint8Array<ArrayBuffer>> {
  return new ReadableStream({
    start(controller) {
      for (const piece of pieces) controller.enqueue(new TextEncoder().encode(piece));
      controller.close();
    },
  });
}

async function all(...pieces: readonly string[]): Promise<Said[]> {
  return Array.fromAsync(saidBy(streamOf(...pieces)));
}

test('events are read however they come in pieces', async () => {
  const text = 'event: next\ndata: {"a":1}\n\n:\n\nevent: complete\ndata:\n\n';
  const expected = [{ event: 'next', data: '{"a":1}' }, 'beat', { event: 'complete', data: '' }];
  expect(await all(text)).toEqual(expected);
  expect(await all(...text)).toEqual(expected);
  expect(await all(...text.replaceAll('\n', '\r\n'))).toEqual(expected);
});

test('what was not said to its end is not heard', async () => {
  expect(await all('data: whole\n\n', 'event: next\ndata: torn')).toEqual([{ event: 'message', data: 'whole' }]);
});
