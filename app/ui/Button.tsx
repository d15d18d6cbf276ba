import { Link } from '../lib/router.tsx';
import { css, styled } from 'styled-components';
import { color, motion, step, target } from '../theme/tokens.ts';

interface Look {
  /** `primary` is the one call to action of its place; `quiet` stands beside it. */
  readonly $look?: 'primary' | 'quiet';
}

const quiet = css`
  color: ${color.ink};
  background: transparent;
  border-color: ${color.edge};

  &:hover {
    color: ${color.ink};
    border-color: ${color.ink};
    background: color-mix(in srgb, ${color.ink} 6%, transparent);
  }
`;

const face = css<Look>`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: 0.6em;
  min-height: ${target};
  padding: 0.62em 1.25em;
  border: 1px solid ${color.signal};
  border-radius: 2px;
  color: ${color.onSignal};
  background: ${color.signal};
  font-size: ${step.body};
  font-weight: 600;
  line-height: 1.25;
  text-align: center;
  text-decoration: none;
  transition:
    background ${motion.quick},
    border-color ${motion.quick};

  &:hover {
    color: ${color.onSignal};
    background: ${color.signalDeep};
    border-color: ${color.signalDeep};
  }

  &:disabled {
    cursor: default;
    opacity: 0.6;
  }

  ${({ $look }) => $look === 'quiet' && quiet}
`;

export const Button = styled.button<Look>`
  ${face}
`;

/** A link that looks like a button. */
export const ButtonLink = styled(Link)<Look>`
  ${face}
`;

/** Buttons side by side, one below the other where there is no room. */
export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0.75rem;
`;
