/** Milliseconds before the first try; each later one waits twice as long, up to a minute. */
const FIRST = 1_000;
const LONGEST = 60_000;

/**
 * Asks again and again until there is an answer, and at once when the browser says that it is online: it says so before
 * every part of the line is up, and says nothing at all when a server comes back.
 *
 * @param ask what to ask; undefined when nothing answered
 * @returns ends it
 */
export function askUntilAnswered<Answer>(ask: () => Promise<Answer | undefined>, onAnswer: (answer: Answer) => void): () => void {
  let wait = FIRST;
  let timer = setTimeout(again, wait);
  let asking = false;
  let ended = false;

  async function again() {
    asking = true;
    const answer = await ask();
    asking = false;
    if (ended) return;
    if (answer !== undefined) return onAnswer(answer);
    timer = setTimeout(again, wait);
    wait = Math.min(wait * 2, LONGEST);
  }

  function online() {
    wait = FIRST;
    if (asking) return;
    clearTimeout(timer);
    void again();
  }

  addEventListener('online', online);
  return () => {
    ended = true;
    clearTimeout(timer);
    removeEventListener('online', online);
  };
}
