/** What a stream of server-sent events (WHATWG HTML, 9.2) has said: an event, or a sign of life. */
export type Said = { readonly event: string; readonly data: string } | 'beat';

/** Reads a stream of server-sent events, whose lines end in LF or CR LF, until it ends. Fails as the stream does. */
export async function* saidBy(body: ReadableStream<Uint8Array<ArrayBuffer>>): AsyncGenerator<Said, void> {
  const reader = body.pipeThrough(new TextDecoderStream()).getReader();
  let rest = '';
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      const blocks = (rest + value.replaceAll('\r', '')).split('\n\n');
      rest = blocks.pop() ?? '';
      for (const block of blocks) yield readBlock(block);
    }
  } finally {
    // Whoever stops reading lets go of the connection.
    await reader.cancel().catch(() => undefined);
  }
}

function readBlock(block: string): Said {
  let event = 'message';
  const data: string[] = [];
  for (const line of block.split('\n')) {
    const [, name, value = ''] = /^([^:]*)(?:: ?(.*))?$/s.exec(line) ?? [];
    if (name === 'event') event = value;
    if (name === 'data') data.push(value);
  }
  return data.length > 0 || event !== 'message' ? { event, data: data.join('\n') } : 'beat';
}
