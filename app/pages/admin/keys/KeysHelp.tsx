import { useRef } from 'react';
import { styled } from 'styled-components';
import { color, font, media, step, target } from '../../../theme/tokens.ts';
import { Button } from '../../../ui/Button.tsx';
import { TextButton } from '../controls/TextButton.ts';
import { deskKeys, useDeskKeys, useKeysAreOn } from './desk-keys.ts';

const keys = [
  ['j, k', 'next and previous record'],
  ['o, Enter', 'open the record'],
  ['Escape', 'close the record, back to its row'],
  ['m', 'mark as read, or as unread'],
  ['x', 'select for marking many'],
  ['/', 'search'],
  ['?', 'this help'],
] as const;

/** Which keys do what, and the switch for those whom single keys hinder. */
export function KeysHelp() {
  const dialog = useRef<HTMLDialogElement>(null);
  const on = useKeysAreOn();
  useDeskKeys((key) => {
    if (key === '?') dialog.current?.showModal();
    else if (key === '/') document.querySelector<HTMLElement>('[data-desk-search]')?.focus();
    else return false;
    return true;
  });
  return (
    <>
      <Opener $look="plain" type="button" onClick={() => dialog.current?.showModal()}>
        Keys
      </Opener>
      <Sheet ref={dialog} aria-label="Keys of the desk">
        <h2>Keys of the desk</h2>
        <dl>
          {keys.map(([key, does]) => (
            <div key={key}>
              <dt>{key}</dt>
              <dd>{does}</dd>
            </div>
          ))}
        </dl>
        <label>
          <input type="checkbox" checked={on} onChange={({ target: { checked } }) => deskKeys.turn(checked)} /> Single keys are on
        </label>
        <Button type="button" $look="quiet" onClick={() => dialog.current?.close()}>
          Close
        </Button>
      </Sheet>
    </>
  );
}

const Opener = styled(TextButton)`
  display: none;
  font-size: ${step.note};

  ${media.wide} {
    display: inline-flex;
    margin-right: 0.75rem;
  }
`;

const Sheet = styled.dialog`
  width: min(26rem, 100% - 2rem);
  padding: 1.5rem;
  border: 1px solid ${color.edge};
  border-radius: 2px;
  color: ${color.ink};
  background: ${color.sheet};

  &::backdrop {
    background: rgb(8 14 26 / 55%);
  }

  h2 {
    font-family: ${font.display};
    font-size: ${step.sub};
  }

  dl {
    margin-block: 0.75rem;
  }

  dl > div {
    display: grid;
    grid-template-columns: 6rem 1fr;
    padding-block: 0.4rem;
    border-top: 1px solid ${color.line};
  }

  dt {
    font-weight: 600;
  }

  label {
    display: flex;
    align-items: center;
    gap: 0.6em;
    min-height: ${target};
    margin-bottom: 0.75rem;
  }

  input {
    width: 1.1rem;
    height: 1.1rem;
    accent-color: ${color.sea};
  }
`;
