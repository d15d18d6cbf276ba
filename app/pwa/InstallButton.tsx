import { pwa } from '#content/pwa.ts';
import { useState, useSyncExternalStore } from 'react';
import { styled } from 'styled-components';
import { color, step, target } from '../theme/tokens.ts';
import { Button } from '../ui/Button.tsx';
import { Container } from '../ui/Page.tsx';
import { dismiss, install, installation } from './install-prompt.ts';
import { IosSteps } from './IosSteps.tsx';

const words = pwa.install;

/** Below the footer, where the browser can install the site and nobody has said no. */
export function InstallButton() {
  const way = useSyncExternalStore(installation.subscribe, installation.read, () => 'no' as const);
  const [open, setOpen] = useState(false);
  const [gone, setGone] = useState(false);
  if (way === 'no' || gone) return null;

  function onDismiss() {
    dismiss();
    setGone(true);
  }

  return (
    <Strip aria-label={words.place}>
      <Container>
        <Line>
          <p>{words.text}</p>
          <span>
            <Small type="button" $look="quiet" aria-expanded={way === 'steps' ? open : undefined} onClick={() => (way === 'steps' ? setOpen(!open) : void install())}>
              {way === 'steps' ? words.how : words.button}
            </Small>
            <No type="button" onClick={onDismiss}>
              {words.no}
            </No>
          </span>
        </Line>
        {way === 'steps' && open && <IosSteps />}
      </Container>
    </Strip>
  );
}

const Strip = styled.aside`
  padding-bottom: max(1.25rem, env(safe-area-inset-bottom));
  font-size: ${step.note};
  color: ${color.faded};

  @media print {
    display: none;
  }
`;

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 0.75rem 1.5rem;
  /* The round button of the chat has the right-hand end. */
  padding: 1.25rem 4.5rem 0 0;
  border-top: 1px solid ${color.line};

  > span {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0 1.25rem;
  }
`;

const Small = styled(Button)`
  padding-block: 0.4em;
  font-size: ${step.note};
`;

const No = styled.button`
  min-height: ${target};
  padding: 0;
  border: 0;
  background: none;

  &:hover {
    color: ${color.signal};
  }
`;
