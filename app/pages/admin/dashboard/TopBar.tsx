import { company } from '#content/company.ts';
import { Link } from '../../../lib/router.tsx';
import { styled } from 'styled-components';
import { ThemeSwitch } from '../../../shell/ThemeSwitch.tsx';
import { color, font, media, step, target } from '../../../theme/tokens.ts';
import { TextButton } from '../controls/TextButton.ts';
import { KeysHelp } from '../keys/KeysHelp.tsx';
import { offPaper } from '../records/layout.ts';
import { RefreshButton } from './RefreshButton.tsx';

interface TopBarProps {
  readonly name: string;
  readonly onLogOut: () => void;
}

export function TopBar({ name, onLogOut }: TopBarProps) {
  return (
    <Bar>
      <Brand to="/">{company.name}</Brand>
      <Title tabIndex={-1}>Dashboard</Title>
      <KeysHelp />
      <RefreshButton />
      <Name>{name}</Name>
      <ThemeSwitch />
      <Out $look="plain" type="button" onClick={onLogOut}>
        Log out
      </Out>
    </Bar>
  );
}

/** Of phones, and of wider windows with larger letters: what has no room goes on in the next line. */
const narrowest = '@media (max-width: 24em)';

const Bar = styled.header`
  display: flex;
  align-items: center;
  gap: 0 clamp(0rem, 5vw - 1rem, 0.75rem);
  min-height: 3.75rem;

  > button {
    flex: none;
  }

  ${narrowest} {
    flex-wrap: wrap;
    justify-content: flex-end;
  }

  ${offPaper}
`;

const Brand = styled(Link)`
  display: inline-flex;
  align-items: center;
  min-height: ${target};
  font-family: ${font.display};
  font-size: min(1.4375rem, 9vw);
  line-height: 1;
  letter-spacing: -0.02em;
  text-decoration: none;

  ${narrowest} {
    margin-right: auto;
  }
`;

const Title = styled.h1`
  margin: 0 auto 0 0.6rem;
  padding-left: 0.6rem;
  border-left: 1px solid ${color.edge};
  font-size: ${step.note};
  line-height: 1.6;
  color: ${color.brass};

  ${narrowest} {
    position: absolute;
    clip-path: inset(50%);
  }
`;

const Name = styled.p`
  display: none;
  max-width: 16rem;
  margin-left: 0.75rem;
  overflow: hidden;
  font-size: ${step.note};
  white-space: nowrap;
  text-overflow: ellipsis;
  color: ${color.faded};

  ${media.medium} {
    display: block;
  }
`;

const Out = styled(TextButton)`
  justify-content: center;
  margin-right: -0.5rem;
  padding: 0 0.5rem;
  font-size: ${step.note};
  white-space: nowrap;
`;
