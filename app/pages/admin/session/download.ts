import { NoAnswerError, RefusalError } from '../../../graphql/answer-error.ts';
import { readToken } from './admin-token.ts';

/** Milliseconds that the browser is given to begin saving. */
const KEPT = 60_000;

/**
 * Saves a file that only staff may read. The token goes in a header and stands in no address; whatever the file says of
 * itself, it is saved as plain bytes and never opened here.
 *
 * @throws RefusalError, NoAnswerError
 */
export async function download(url: string, name: string): Promise<void> {
  const content = await read(url);
  const address = URL.createObjectURL(content.slice(0, content.size, 'application/octet-stream'));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), KEPT);
}

/** As a blob: a long list does not have to fit into memory. */
async function read(url: string): Promise<Blob> {
  let response: Response;
  try {
    response = await fetch(url, { headers: { authorization: `Bearer ${readToken() ?? ''}` }, credentials: 'include', cache: 'no-store' });
  } catch (error) {
    throw new NoAnswerError(error);
  }
  if (!response.ok) throw new RefusalError(response.status, (await response.text()) || response.statusText);
  try {
    return await response.blob();
  } catch (error) {
    throw new NoAnswerError(error);
  }
}
