import { useEffect, type CSSProperties } from 'react';
import { styled } from 'styled-components';
import { color, font, media, step } from '../../../theme/tokens.ts';
import { offPaper } from '../records/layout.ts';
import { FailureBar } from '../records/Notice.tsx';
import { showUnread } from './badge.ts';
import { useCounts } from './use-counts.ts';

const figures = new Intl.NumberFormat('en-GB');
const written = (value: number | undefined) => (value === undefined ? '–' : figures.format(value));

/** How many letters of a figure a cell has room for because of its label. */
const LABEL = 3.5;

/** The first line: the four counters of the specification, section 9. */
export function Counters() {
  const { counts, error, retry } = useCounts();
  const unread = counts?.unreadInquiries;
  useEffect(() => {
    if (unread !== undefined) showUnread(unread);
  }, [unread]);

  const cells = [
    { label: 'Total inquiries', value: counts?.inquiries },
    { label: 'Chat leads', value: counts?.chatLeads },
    { label: 'Qualified leads', value: counts?.qualifiedLeads },
    { label: 'Unread inquiries', value: counts?.unreadInquiries, asks: true },
  ];
  const letters = cells.reduce((sum, { value }) => sum + Math.max(written(value).length, LABEL), 0);
  return (
    <Part aria-label="Counters">
      <Line style={{ '--letters': letters } as CSSProperties}>
        {cells.map(({ label, value, asks }) => (
          <Cell key={label} data-asks={asks && Boolean(value)}>
            <dt>{label}</dt>
            <dd>{value === undefined ? <span aria-label="Not known yet">–</span> : written(value)}</dd>
          </Cell>
        ))}
      </Line>
      {error && <FailureBar title="Failed to fetch unread count" message={error} onRetry={retry} />}
    </Part>
  );
}

const Part = styled.section`
  ${offPaper}
`;

/* On a phone all four stand in one line, each as wide as its figure or label, and the figures are as large as leaves room for that.
   With letters so large that the labels alone fill the line, they stand two by two. */
const Line = styled.dl`
  display: grid;
  grid-template-columns: repeat(4, auto);
  justify-content: space-between;
  gap: 0.75rem;
  padding-block: 0.5rem 0.75rem;
  border-top: 1px solid ${color.ink};

  ${media.huge} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }

  ${media.medium} {
    grid-template-columns: repeat(4, minmax(0, 1fr));
    justify-content: stretch;
    gap: 1.5rem;
    padding-block: 0 0.75rem;
    border-top: 0;
  }
`;

const Cell = styled.div`
  display: flex;
  flex-direction: column-reverse;
  justify-content: flex-end;
  gap: 0.35rem;

  /* Of two words, one below the other. */
  > dt {
    width: min-content;
    font-size: ${step.note};
    line-height: 1.25;
    color: ${color.faded};
  }

  > dd {
    font-family: ${font.display};
    font-size: min(1.875rem, (100vw - 6.5rem) / (0.55 * var(--letters)));
    margin-left: -0.03em;
    line-height: 1;
    letter-spacing: -0.02em;
    font-variant-numeric: lining-nums tabular-nums;

    /* Half of them share a line. */
    ${media.huge} {
      font-size: min(1.875rem, (100vw - 4.5rem) / (0.28 * var(--letters)));
    }
  }

  &[data-asks='true'] > dd {
    color: ${color.signal};
  }

  ${media.medium} {
    flex-direction: column;
    gap: 0.6rem;
    padding-top: 0.6rem;
    border-top: 1px solid ${color.ink};

    > dt {
      width: auto;
    }

    > dd {
      padding-bottom: 0.1em;
      font-size: clamp(2.25rem, 1.5rem + 1.9vw, 3.25rem);
      line-height: 0.86;
    }
  }
`;
