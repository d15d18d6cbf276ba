import { styled } from 'styled-components';
import { color, step } from '../../../theme/tokens.ts';

/** Two places on a chart, and the line between them that is broken. */
export function BrokenLine({ from, to }: { readonly from: string; readonly to: string }) {
  return (
    <Drawing viewBox="0 0 320 96" role="img" aria-label={`No line between ${from} and ${to}`}>
      <g stroke={color.line}>
        {[40, 100, 160, 220, 280].map((x) => (
          <path key={x} d={`M${x} 8v58`} />
        ))}
        <path d="M8 20h304M8 54h304" />
      </g>
      <path d="M40 37h92M188 37h92" stroke={color.brass} strokeWidth="2" strokeDasharray="7 5" />
      <path d="m150 27 20 20m0-20-20 20" stroke={color.signal} strokeWidth="2" />
      <g fill={color.paper} stroke={color.ink} strokeWidth="2">
        <circle cx="40" cy="37" r="6" />
        <circle cx="280" cy="37" r="6" />
      </g>
      <text x="40" y="88">
        {from}
      </text>
      <text x="280" y="88" textAnchor="end" dx="32">
        {to}
      </text>
    </Drawing>
  );
}

const Drawing = styled.svg`
  width: 100%;
  max-width: 22rem;
  fill: none;
  stroke-linecap: round;

  text {
    fill: ${color.faded};
    font-size: ${step.note};
  }

  text:first-of-type {
    transform: translateX(-32px);
  }
`;
