import { shell } from '#content/shell.ts';
import { useState } from 'react';
import { styled } from 'styled-components';
import { Actions, Button } from '../ui/Button.tsx';
import { PageHeader } from '../ui/Page.tsx';
import { useArrival } from './use-arrival.ts';

/** In place of a page that failed. */
export function FailedPage() {
  const { tryAgain, state } = useReload();
  useArrival(shell.failed.heading);
  return (
    <Room>
      <PageHeader label={shell.failed.label} heading={shell.failed.heading} lede={shell.failed.text}>
        <Actions>
          <Button type="button" aria-disabled={state === 'asking'} onClick={tryAgain}>
            {shell.failed.again}
          </Button>
        </Actions>
        <p role="status">{shell.failed.said[state]}</p>
      </PageHeader>
    </Room>
  );
}

/**
 * The document anew: browsers differ in whether they ever ask again for a module that failed once (Chromium 150 does not,
 * 156 does). Where nothing would answer, what is on screen is better than the browser's own page about that.
 */
function useReload() {
  const [state, setState] = useState<keyof typeof shell.failed.said>('idle');

  async function tryAgain() {
    if (state === 'asking') return;
    setState('asking');
    if (await answers()) location.reload();
    else setState('silent');
  }

  return { tryAgain, state };
}

async function answers(): Promise<boolean> {
  // The service worker has every page.
  if (navigator.serviceWorker?.controller) return true;
  try {
    await fetch(location.href, { method: 'HEAD', cache: 'no-store' });
    return true;
  } catch {
    return false;
  }
}

const Room = styled.div`
  min-height: 70vh;
`;
