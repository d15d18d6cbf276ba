import { styled } from 'styled-components';
import { color, font, step } from '../../../../theme/tokens.ts';
import { beside } from '../../records/layout.ts';
import { Acts } from './Acts.tsx';
import { AdminList } from './AdminList.tsx';
import { EndSessions } from './EndSessions.tsx';
import { NewAdminForm } from './NewAdminForm.tsx';
import { PasswordForm } from './PasswordForm.tsx';

/** Who has access to the desk, one's own access, and what was done with it. */
export function StaffPanel() {
  return (
    <Sheets>
      <section aria-labelledby="staff-access">
        <h2 id="staff-access">Who has access</h2>
        <AdminList />
        <NewAdminForm />
      </section>
      <section aria-labelledby="staff-own">
        <h2 id="staff-own">Your own access</h2>
        <PasswordForm />
        <EndSessions />
      </section>
      <section aria-labelledby="staff-acts">
        <h2 id="staff-acts">What was done</h2>
        <Acts />
      </section>
    </Sheets>
  );
}

const Sheets = styled.div`
  display: grid;
  gap: 2.5rem clamp(1.5rem, 3vw, 3rem);
  padding-block: 1.25rem 3rem;
  border-top: 1px solid ${color.ink};

  > section {
    min-width: 0;
  }

  > section > h2 {
    margin-bottom: 0.75rem;
    font-family: ${font.display};
    font-size: ${step.sub};
    line-height: 1.2;
  }

  ${beside} {
    flex: 1;
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr) minmax(0, 1.25fr);
    align-content: start;
    min-height: 0;
    overflow-y: auto;
    scrollbar-width: thin;
  }
`;
