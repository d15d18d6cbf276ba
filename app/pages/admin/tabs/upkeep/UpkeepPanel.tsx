import { styled } from 'styled-components';
import { color } from '../../../../theme/tokens.ts';
import { beside } from '../../records/layout.ts';
import { FailedLetters } from './FailedLetters.tsx';
import { PersonData } from './PersonData.tsx';

/** What has to be looked after now and then: letters that did not arrive, and people who ask for their data. */
export function UpkeepPanel() {
  return (
    <Sides>
      <FailedLetters />
      <PersonData />
    </Sides>
  );
}

const Sides = styled.div`
  display: grid;
  align-content: start;
  gap: 2.5rem clamp(2rem, 5vw, 4.5rem);
  border-top: 1px solid ${color.ink};
  padding-block: 1.5rem 2rem;

  ${beside} {
    flex: 1;
    grid-template-columns: minmax(0, 1.25fr) minmax(0, 1fr);
    min-height: 0;
    overflow-y: auto;
    scrollbar-width: thin;
  }
`;
