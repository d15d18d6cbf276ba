import { articlePage } from '#content/article-page.ts';
import { styled } from 'styled-components';
import { color, step, target } from '../../theme/tokens.ts';

/** Two ways to take an article into a meeting: its address, and paper. Not drawn where no script runs. */
export function PassOn({ title }: { readonly title: string }) {
  const { share, print } = articlePage;
  return (
    <Row data-scripted="">
      <button type="button" onClick={() => void passOn(title)}>
        <svg width="16" height="16" viewBox="0 0 16 16" fill="none" stroke="currentColor" strokeWidth="1.4" aria-hidden="true">
          <path d="M8 10V1M4.5 4.5 8 1l3.5 3.5M3 7v8h10V7" />
        </svg>
        {share}
      </button>
      <button type="button" onClick={() => window.print()}>
        <svg width="16" height="16" viewBox="0 0 16 16" fill="none" stroke="currentColor" strokeWidth="1.4" aria-hidden="true">
          <path d="M4 5V1h8v4M4 12H1V5h14v7h-3M4 9.5h8V15H4z" />
        </svg>
        {print}
      </button>
    </Row>
  );
}

async function passOn(title: string) {
  const url = location.origin + location.pathname;
  // Firefox on a desktop has none.
  const { share } = navigator as Partial<Navigator>;
  // Whoever closes the sheet again has shared nothing, and knows it.
  if (share) await share.call(navigator, { title, url }).catch(() => undefined);
  else (await import('./copy-address.ts')).copyAddress(url);
}

const Row = styled.div`
  display: flex;
  gap: 1.5rem;
  font-size: ${step.note};

  > button {
    display: inline-flex;
    align-items: center;
    gap: 0.6em;
    min-width: ${target};
    min-height: ${target};
    padding: 0;
    border: 0;
    background: none;
    font-weight: 600;
  }

  > button:hover {
    color: ${color.signal};
  }

  @media print {
    display: none;
  }
`;
