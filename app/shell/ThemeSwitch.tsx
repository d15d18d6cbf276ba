import { shell } from '#content/shell.ts';
import { styled } from 'styled-components';
import { target } from '../theme/tokens.ts';
import { switchTheme, useTheme } from './theme.ts';

/** Half day, half night. */
export function ThemeSwitch() {
  const theme = useTheme();
  const { unknown, toLight, toDark } = shell.theme;
  const label = theme === undefined ? unknown : theme === 'dark' ? toLight : toDark;
  return (
    <Face type="button" data-scripted="" aria-label={label} data-tip={label} onClick={switchTheme}>
      <svg width="20" height="20" viewBox="0 0 20 20" aria-hidden="true">
        <circle cx="10" cy="10" r="8" fill="none" stroke="currentColor" strokeWidth="1.4" />
        <path d="M10 2a8 8 0 0 1 0 16z" fill="currentColor" />
      </svg>
    </Face>
  );
}

const Face = styled.button`
  display: grid;
  place-items: center;
  width: ${target};
  height: ${target};
  /* Its drawing ends where the page's content does. */
  margin-right: -12px;
  padding: 0;
  border: 0;
  background: none;
`;
