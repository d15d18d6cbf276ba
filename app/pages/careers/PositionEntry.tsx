import { careers } from '#content/careers.ts';
import type { Position } from '#content/types.ts';
import { styled } from 'styled-components';
import type { SavedSubmission } from '../../forms/use-outbox.ts';
import { color, media, space, step } from '../../theme/tokens.ts';
import { Heading } from '../../ui/Heading.tsx';
import { Prose } from '../../ui/Text.tsx';
import { ApplyButton } from './ApplyButton.tsx';

interface PositionEntryProps {
  readonly position: Position;
  /** The words of the button. */
  readonly apply: string;
  /** An application for it that is saved on this device and is to be edited. */
  readonly saved?: SavedSubmission;
}

/** A position with its facts in the margin. */
export function PositionEntry({ position, apply, saved }: PositionEntryProps) {
  const words = careers.positions.facts;
  const facts = [
    [words.department, position.department],
    [words.location, position.location],
    [words.type, position.type],
    [words.experience, position.experience],
  ] as const;
  return (
    <Entry id={position.slug}>
      <Heading level={3} size="title">
        {position.title}
      </Heading>
      <Facts>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </Facts>
      <Words>
        <Prose>
          <p>{position.description}</p>
        </Prose>
        <Requirements>
          {position.requirements.map((requirement) => (
            <li key={requirement}>{requirement}</li>
          ))}
        </Requirements>
        <ApplyButton position={position} saved={saved}>{apply}</ApplyButton>
      </Words>
    </Entry>
  );
}

const Entry = styled.article`
  display: grid;
  gap: 1.5rem ${space.columnGap};
  padding-block: 1.25rem clamp(3rem, 6vw, 5.5rem);
  border-top: 1px solid ${color.line};

  ${media.wide} {
    grid-template-columns: ${space.labelColumn} minmax(0, 1fr);
    padding-top: 1.75rem;

    > h3 {
      grid-column: 2;
    }
  }

  &:first-child {
    border: 0;
    padding-top: 0;
  }

  &:last-child {
    padding-bottom: 0;
  }
`;

const Facts = styled.dl`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: 0.9rem 1.25rem;
  align-self: start;
  font-size: ${step.note};
  line-height: 1.45;

  dt {
    color: ${color.brass};
  }

  ${media.wide} {
    grid-template-columns: minmax(0, 1fr);
    grid-area: 1 / 1 / span 2;
    padding-top: 0.55em;
  }
`;

const Words = styled.div`
  display: flex;
  flex-direction: column;
  align-items: flex-start;
  gap: 1.5rem;
  min-width: 0;
`;

const Requirements = styled.ul.attrs({ role: 'list' })`
  align-self: stretch;
  border-bottom: 1px solid ${color.line};

  > li {
    padding-block: 0.65em;
    border-top: 1px solid ${color.line};
    line-height: 1.45;
    color: ${color.faded};
  }
`;
