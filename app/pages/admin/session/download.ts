import { NoAnswerError, RefusalError } from '../../../graphql/answer-error.ts';
import { wordsOf } from '../../../lib/words-of.ts';
import { readToken } from './admin-token.ts';

/** Milliseconds that the browser is given to begin saving. */
const KEPT = 60_000;

/**
 * Saves a file that only staff may read. The token goes in a header and stands in no address; whatever the file says of
 * itself, it is saved as plain bytes and never opened here.
 *
 * @param body is posted as JSON, for what no address should name
 * @throws RefusalError, NoAnswerError
 */
export async function download(url: string, name: string, body?: object): Promise<void> {
  const content = await read(url, body);
  const address = URL.createObjectURL(content.slice(0, content.size, 'application/octet-stream'));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), KEPT);
}

/** As a blob: a long list does not have to fit into memory. */
async function read(url: string, body: object | undefined): Promise<Blob> {
  const posted = body && { method: 'POST', body: JSON.stringify(body) };
  const type = body && { 'content-type': 'application/json' };
  let response: Response;
  try {
    response = await fetch(url, { ...posted, headers: { ...type, authorization: `Bearer ${readToken() ?? ''}` }, credentials: 'include', cache: 'no-store' });
  } catch (error) {
    throw new NoAnswerError(error);
  }
  if (!response.ok) throw new RefusalError(response.status, wordsOf(response, await response.text()));
  try {
    return await response.blob();
  } catch (error) {
    throw new NoAnswerError(error);
  }
}
