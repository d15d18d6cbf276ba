import type { DeskEventsSubscription } from '../../../graphql/generated/graphql.ts';
import { saidBy } from './event-stream.ts';

export type DeskEvent = DeskEventsSubscription['deskEvents'];

/** How it stands with the stream: `open` from its first event on; `closed` when it ended or was refused for now; `silent` when nothing answered. */
export type StreamState = 'open' | 'closed' | 'silent';

interface Following {
  readonly url: string;
  readonly query: string;
  readonly token: () => string | undefined;
  readonly onEvent: (event: DeskEvent) => void;
  readonly onState: (state: StreamState) => void;
  /** The server does not take this token any more. Answers whether that is the end; otherwise another token is on its way. */
  readonly onRefused: (token: string) => boolean;
}

/** Milliseconds before a stream that was lost is opened again; each time without success doubles it, up to the longest. */
const FIRST = 1_000;
const LONGEST = 60_000;
/** The gateway says something every 15 s. A line that has been silent for this long, in milliseconds, is dead, though nobody said so. */
const DEAD_AFTER = 45_000;

/**
 * Hears what happens to the desk's records, over server-sent events, which `EventSource` cannot do with a bearer token. What is lost is
 * opened again: after a wait, and at once when the browser says that it is online.
 *
 * @returns ends it
 */
export function followDesk(following: Following): () => void {
  const { token, onEvent, onState, onRefused } = following;
  const ended = new AbortController();
  let wait = FIRST;
  let wake: (() => void) | undefined;

  void follow();
  addEventListener('online', hurry);
  return () => {
    removeEventListener('online', hurry);
    ended.abort();
    wake?.();
  };

  async function follow() {
    while (!ended.signal.aborted) {
      const held = token();
      if (!held) return;
      const answer = await listen(held);
      if (ended.signal.aborted) return;
      if (answer.state === 'refused' && onRefused(held)) return;
      onState(answer.state === 'silent' ? 'silent' : 'closed');
      await rest(Math.max(answer.retryAfter, wait));
      wait = Math.min(wait * 2, LONGEST);
    }
  }

  /** Opens the stream and reads it to its end. */
  async function listen(held: string): Promise<{ state: 'closed' | 'silent' | 'refused'; retryAfter: number }> {
    const line = new AbortController();
    const signal = AbortSignal.any([ended.signal, line.signal]);
    let dead = setTimeout(() => line.abort(), DEAD_AFTER);
    let state: 'closed' | 'silent' = 'silent';
    try {
      const headers = { authorization: `Bearer ${held}`, 'content-type': 'application/json', accept: 'text/event-stream' };
      const response = await fetch(following.url, { method: 'POST', headers, body: JSON.stringify({ query: following.query }), credentials: 'include', cache: 'no-store', signal });
      if (response.status === 401) return { state: 'refused', retryAfter: 0 };
      state = 'closed';
      if (!response.ok || !response.body) return { state, retryAfter: 1000 * (Number(response.headers.get('retry-after')) || 0) };
      for await (const said of saidBy(response.body)) {
        clearTimeout(dead);
        dead = setTimeout(() => line.abort(), DEAD_AFTER);
        if (said === 'beat') continue;
        if (said.event === 'next' && !ended.signal.aborted) take(said.data);
      }
    } catch {
      // Broken off, refused by the network, or ended by us.
    } finally {
      clearTimeout(dead);
    }
    return { state, retryAfter: 0 };
  }

  function take(data: string) {
    const event = (JSON.parse(data) as { data?: DeskEventsSubscription | null }).data?.deskEvents;
    if (!event) return;
    if (event.change === 'OPENED') {
      wait = FIRST;
      onState('open');
    }
    onEvent(event);
  }

  function rest(milliseconds: number): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, milliseconds);
      wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }

  function hurry() {
    wait = FIRST;
    wake?.();
  }
}
