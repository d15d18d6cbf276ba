import type { Stat } from '#content/types.ts';
import { useEffect, useRef } from 'react';
import { styled } from 'styled-components';
import { color, font, media, step } from '../theme/tokens.ts';
import { motion } from './motion/motion.ts';

/** What each figure that was seen says with its label: it may come back with its page. */
const seen = new Set<string | null>();

/** Figures in a row, each above what it counts. They count up once, when they are first seen; before there are springs, they are simply read. */
export function Stats({ stats }: { readonly stats: readonly Stat[] }) {
  const row = useRef<HTMLDListElement>(null);
  useEffect(() => {
    let wasLookedAt = false;
    const observer = new IntersectionObserver((items) => {
      for (const { target, isIntersecting } of items) {
        if (!isIntersecting) continue;
        observer.unobserve(target);
        const { textContent } = target;
        // What is on screen with its page stays as it is: nothing moves by itself.
        if (wasLookedAt && !seen.has(textContent)) motion()?.countUp(target.lastChild as HTMLElement);
        seen.add(textContent);
      }
      wasLookedAt = true;
    });
    for (const item of row.current?.children ?? []) observer.observe(item);
    return () => observer.disconnect();
  }, []);
  return (
    <Row ref={row}>
      {stats.map(({ value, label }) => (
        <Item key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </Item>
      ))}
    </Row>
  );
}

const Row = styled.dl`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: 1.75rem 1.25rem;

  ${media.medium} {
    grid-template-columns: repeat(4, minmax(0, 1fr));
  }
`;

const Item = styled.div`
  display: flex;
  flex-direction: column-reverse;
  justify-content: flex-end;
  gap: 0.4rem;

  > dt {
    font-size: ${step.note};
    color: ${color.faded};
  }

  > dd {
    font-family: ${font.display};
    font-size: clamp(2.1rem, 1.5rem + 2.4vw, 3.5rem);
    line-height: 1;
    letter-spacing: -0.02em;
    font-variant-numeric: lining-nums tabular-nums;
  }
`;
