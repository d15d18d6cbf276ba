import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { color, motion, step, target } from '../../../../theme/tokens.ts';
import { useCounts } from '../../counts/use-counts.ts';
import { offPaper } from '../../records/layout.ts';
import { inquiryViews, type InquiryView } from './filters.ts';

const exact = new Intl.NumberFormat('en-GB');
const short = new Intl.NumberFormat('en-GB', { notation: 'compact' });
/** Large ones in short: exact figures stand in the counters. */
const brief = (count: number) => (count < 10_000 ? exact : short).format(count);

interface ViewRowProps {
  readonly chosen: InquiryView;
  readonly onChoose: (view: InquiryView) => void;
  /** At the end of the line. */
  readonly children?: ReactNode;
}

/** Which inquiries are shown, each choice with how many there are. */
export function ViewRow({ chosen, onChoose, children }: ViewRowProps) {
  const { counts } = useCounts();
  return (
    <Row>
      <Views role="group" aria-label="Show">
        {inquiryViews.map((view) => (
          <Choice key={view.label} type="button" aria-pressed={view === chosen} onClick={() => onChoose(view)}>
            <span>{view.brief ? <><Wide>{view.label}</Wide><Narrow>{view.brief}</Narrow></> : view.label}</span> {counts && <Count title={exact.format(view.countOf(counts))}>{brief(view.countOf(counts))}</Count>}
          </Choice>
        ))}
      </Views>
      {children}
    </Row>
  );
}

const phone = '@media not all and (min-width: 40em)';

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0 clamp(0.9rem, 2vw, 1.4rem);
  border-top: 1px solid ${color.line};
  font-size: ${step.note};
  ${offPaper}
`;

const Views = styled.div`
  display: contents;

  /* On a phone the tools take the line while something is being selected. */
  ${phone} {
    &:has(+ [data-selecting='true']) {
      display: none;
    }
  }
`;

const Choice = styled.button`
  min-width: ${target};
  min-height: ${target};
  padding: 0;
  border: 0;
  background: none;
  text-align: left;
  color: ${color.faded};

  > :first-child {
    padding-block: 0.3em;
    border-bottom: 2px solid transparent;
    transition: border-color ${motion.quick};
  }

  &:hover {
    color: ${color.ink};
  }

  &[aria-pressed='true'] {
    font-weight: 600;
    color: ${color.sea};
  }

  &[aria-pressed='true'] > :first-child {
    border-color: ${color.sea};
  }
`;

const Count = styled.span`
  margin-left: 0.15em;
  font-variant-numeric: tabular-nums;
`;

const Wide = styled.span`
  ${phone} {
    display: none;
  }
`;

const Narrow = styled.span`
  @media (min-width: 40em) {
    display: none;
  }
`;
