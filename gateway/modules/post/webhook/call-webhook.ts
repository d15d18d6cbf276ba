import { Undelivered } from '../undelivered.ts';
import type { Notice } from '../notice.ts';
import type { Pace } from '../pace.ts';
import type { WebhookSettings } from '../post-settings.ts';
import { signature } from './sign.ts';

/**
 * Tells another program what came in. Any answer of 200 to 299 says that it has it. A redirect is not followed: what
 * is signed for one address goes to no other, and to none that this machine alone can reach.
 *
 * @param id of the letter: the same at every attempt
 * @param answerWithin in seconds, for the whole call
 * @throws Undelivered
 */
export async function callWebhook({ url, secret }: WebhookSettings, id: string, notice: Notice, publicUrl: string, { answerWithin }: Pick<Pace, 'answerWithin'>): Promise<void> {
  const body = JSON.stringify({
    id,
    event: notice.event,
    receivedAt: notice.receivedAt,
    // Slack shows this and leaves the rest.
    text: `${forSlack(notice.title)}\n${publicUrl}${notice.path}`,
    record: notice.record,
    url: `${publicUrl}${notice.path}`,
  });
  let status: number;
  try {
    const answer = await fetch(url, {
      method: 'POST',
      redirect: 'manual',
      headers: { 'content-type': 'application/json', 'user-agent': 'Longitude', 'x-longitude-delivery': id, 'x-longitude-signature': signature(secret, body, new Date()) },
      body,
      signal: AbortSignal.timeout(answerWithin * 1000),
    });
    status = answer.status;
    // Whatever it says, however long: nobody reads it.
    await answer.body?.cancel();
  } catch (error) {
    throw new Undelivered(codeOf(error));
  }
  if (status < 200 || status > 299) throw new Undelivered(`HTTP ${status}`);
}

/** Angle brackets would call people or make links there. */
const forSlack = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

function codeOf(error: unknown): string {
  if (error instanceof Error && error.name === 'TimeoutError') return 'ETIMEDOUT';
  const { code } = ((error as Error).cause ?? error) as { code?: unknown };
  return typeof code === 'string' ? code : 'UNKNOWN';
}
