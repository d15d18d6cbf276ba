import { useEffect } from 'react';
import { styled } from 'styled-components';
import { color, font, media, step } from '../../../theme/tokens.ts';
import { FailureBar } from '../records/Notice.tsx';
import { showUnread } from './badge.ts';
import { useCounts } from './use-counts.ts';

const figures = new Intl.NumberFormat('en-GB');

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
  return (
    <section aria-label="Counters">
      <Line>
        {cells.map(({ label, value, asks }) => (
          <Cell key={label} data-asks={asks && Boolean(value)}>
            <dt>{label}</dt>
            <dd>{value === undefined ? <span aria-label="Not known yet">–</span> : figures.format(value)}</dd>
          </Cell>
        ))}
      </Line>
      {error && <FailureBar title="Failed to fetch unread count" message={error} onRetry={retry} />}
    </section>
  );
}

const Line = styled.dl`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: 1rem 1.5rem;
  padding-block: 0.25rem 1rem;

  ${media.medium} {
    grid-template-columns: repeat(4, minmax(0, 1fr));
  }
`;

const Cell = styled.div`
  display: flex;
  flex-direction: column;
  gap: 0.75rem;
  padding-top: 0.6rem;
  border-top: 1px solid ${color.ink};

  > dt {
    font-size: ${step.note};
    color: ${color.faded};
  }

  > dd {
    font-family: ${font.display};
    font-size: clamp(2.25rem, 1.6rem + 2.2vw, 3.75rem);
    margin-left: -0.03em;
    line-height: 0.86;
    padding-bottom: 0.1em;
    letter-spacing: -0.02em;
    font-variant-numeric: lining-nums tabular-nums;
  }

  &[data-asks='true'] > dd {
    color: ${color.signal};
  }
`;
