import { styled } from 'styled-components';
import { color } from '../../theme/tokens.ts';

const mark = (step: number, from: number, to: number) => {
  const angle = (step * Math.PI) / 30;
  const at = (radius: number) => `${(120 + radius * Math.sin(angle)).toFixed(1)} ${(120 - radius * Math.cos(angle)).toFixed(1)}`;
  return `M${at(from)}L${at(to)}`;
};
const minutes = Array.from({ length: 60 }, (_, step) => mark(step, step % 5 === 0 ? 88 : 95, 100)).join('');

/** A marine chronometer in its gimbals, at nine o'clock: when the offices open. */
export function Chronometer() {
  return (
    <Sheet viewBox="0 0 240 240" aria-hidden="true">
      <circle cx="126" cy="126" r="100" className="tint" />
      <circle cx="120" cy="120" r="112" />
      <circle cx="120" cy="120" r="104" />
      <path d={minutes} />
      <circle cx="120" cy="160" r="24" />
      <path d="M120 138v4M120 178v4M98 160h4M138 160h4M120 160l12-12" />
      <path d="M120 120v-72m0 0l-4 10h8zM120 120h-46m0 0l10-4v8z" className="hands" />
      <circle cx="120" cy="120" r="4" className="hands" />
      <path d="M0 120h8M232 120h8M2 112v16M238 112v16" />
    </Sheet>
  );
}

const Sheet = styled.svg`
  width: 100%;
  height: auto;
  fill: none;
  stroke: ${color.ink};
  stroke-width: 1.1;

  .tint {
    fill: color-mix(in srgb, ${color.brass} 22%, transparent);
    stroke: none;
  }

  .hands {
    stroke-width: 2;
    fill: ${color.ink};
  }
`;
