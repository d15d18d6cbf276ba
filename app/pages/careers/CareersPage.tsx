import { careers } from '#content/careers.ts';
import { company } from '#content/company.ts';
import { benefits, positions } from '#content/positions.ts';
import { styled } from 'styled-components';
import { useOutboxAtHand, useSaved } from '../../forms/use-outbox.ts';
import { media, step } from '../../theme/tokens.ts';
import { Closing } from '../../ui/Closing.tsx';
import { LabelHeading } from '../../ui/LabelHeading.tsx';
import { NumberedList } from '../../ui/NumberedList.tsx';
import { PageHeader } from '../../ui/Page.tsx';
import { Section } from '../../ui/Section.tsx';
import { Benefits } from './Benefits.tsx';
import { PositionEntry } from './PositionEntry.tsx';
import { PositionIndex } from './PositionIndex.tsx';

export const head = careers.head;

export default function CareersPage() {
  const { heading, lede, hiring, closing } = careers;
  useOutboxAtHand();
  const saved = useSaved('application');
  // A position that is no longer there: the words are not lost for that.
  const its = saved && (positions.find(({ title }) => title === saved.payload['position']) ?? positions[0]);
  return (
    <>
      <PageHeader label={company.officesLine} heading={heading} lede={lede}>
        <PositionIndex positions={positions} />
      </PageHeader>
      <Section label={<LabelHeading>{careers.positions.heading}</LabelHeading>} across>
        <Positions>
          {positions.map((position) => (
            <PositionEntry key={position.slug} position={position} apply={careers.positions.apply} saved={position === its ? saved : undefined} />
          ))}
        </Positions>
      </Section>
      <Section label={careers.benefits.label} heading={careers.benefits.heading} across>
        <Benefits benefits={benefits} />
      </Section>
      <Section label={hiring.label} heading={hiring.heading}>
        <NumberedList items={hiring.steps.map(({ title, text }) => ({ key: title, title, body: <p>{text}</p> }))} />
      </Section>
      <Closing heading={closing.heading} text={closing.text} actions={[closing.action]} promise={closing.promise} />
    </>
  );
}

/* The label of the section has a line of its own: the first position begins beside it, and its facts below it. */
const Positions = styled.div`
  --label: calc(2.05 * ${step.note} + 1.25rem);

  ${media.wide} {
    margin-top: calc(-1.25rem - var(--label));

    > :first-child > dl {
      padding-top: var(--label);
    }
  }
`;
