import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { color, motion, step, target } from '../../../../theme/tokens.ts';
import { useCounts } from '../../counts/use-counts.ts';
import { inquiryViews, type InquiryView } from './filters.ts';

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
            <span>{view.label}</span> {counts && <Count>{view.countOf(counts)}</Count>}
          </Choice>
        ))}
      </Views>
      {children}
    </Row>
  );
}

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0 1.4rem;
  border-top: 1px solid ${color.line};
  font-size: ${step.note};
`;

const Views = styled.div`
  display: contents;
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
