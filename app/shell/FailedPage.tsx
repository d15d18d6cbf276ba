import { shell } from '#content/shell.ts';
import { useState } from 'react';
import { styled } from 'styled-components';
import { space } from '../theme/tokens.ts';
import { Actions, Button } from '../ui/Button.tsx';
import { Heading } from '../ui/Heading.tsx';
import { Container, Stack } from '../ui/Page.tsx';
import { Lede } from '../ui/Text.tsx';
import { useArrival } from './use-arrival.ts';

/** In place of a page that failed. */
export function FailedPage() {
  const { tryAgain, state } = useReload();
  useArrival(undefined);
  return (
    <Container>
      <Room>
        <Heading level={1}>{shell.failed.heading}</Heading>
        <Lede>{shell.failed.text}</Lede>
        <Actions>
          <Button type="button" aria-disabled={state === 'asking'} onClick={tryAgain}>
            {shell.failed.again}
          </Button>
        </Actions>
        <p role="status">{shell.failed.said[state]}</p>
      </Room>
    </Container>
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

const Room = styled(Stack)`
  min-height: 70vh;
  padding-block: calc(${space.bar} + 4rem) ${space.section};
`;
