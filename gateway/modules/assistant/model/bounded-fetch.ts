/** Bytes of an answer; what we ask for has a few thousand. */
const MOST_BYTES = 1_000_000;

/** The web's `fetch`, which follows nobody elsewhere with a visitor's words, and reads no answer without an end. */
export const boundedFetch: typeof fetch = async (input, init) => {
  const response = await fetch(input, { ...init, redirect: 'error' });
  let left = MOST_BYTES;
  const counted = new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
    transform(chunk, controller) {
      left -= chunk.byteLength;
      if (left < 0) controller.error(new Error('too many bytes'));
      else controller.enqueue(chunk);
    },
  });
  return new Response(response.body?.pipeThrough(counted), response);
};
