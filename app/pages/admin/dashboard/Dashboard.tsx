import { useEffect, useRef } from 'react';
import { styled } from 'styled-components';
import type { MeQuery } from '../../../graphql/generated/graphql.ts';
import { media } from '../../../theme/tokens.ts';
import { Container } from '../../../ui/Page.tsx';
import { Counters } from '../counts/Counters.tsx';
import { LogOutProvider } from '../session/log-out.ts';
import { MeProvider } from '../session/me.ts';
import { Announcer } from '../records/announcer.tsx';
import { beside } from '../records/layout.ts';
import { LiveDesk } from '../live/LiveDesk.tsx';
import { DeskTabs } from './DeskTabs.tsx';
import { LineBar } from './LineBar.tsx';
import { TopBar } from './TopBar.tsx';

interface DashboardProps {
  readonly admin: MeQuery['me'];
  readonly onLogOut: () => void;
  /** The server does not take this token any more. Answers whether the session has ended. */
  readonly onRefused: (token: string) => boolean;
}

/** An instrument: as high as the window where list and record stand side by side, each with its own scroll. */
export function Dashboard({ admin, onLogOut, onRefused }: DashboardProps) {
  const ground = useRef<HTMLDivElement>(null);
  useEffect(() => ground.current?.querySelector('h1')?.focus(), []);
  return (
    <MeProvider value={admin}>
      <LogOutProvider value={onLogOut}>
        <Announcer>
          <LiveDesk onRefused={onRefused} />
          <Ground ref={ground}>
            <TopBar name={admin.name} onLogOut={onLogOut} />
            <Main>
              <LineBar />
              <Counters />
              <DeskTabs />
            </Main>
          </Ground>
        </Announcer>
      </LogOutProvider>
    </MeProvider>
  );
}

const Ground = styled(Container)`
  padding-block: env(safe-area-inset-top) env(safe-area-inset-bottom);

  ${beside} {
    display: flex;
    flex-direction: column;
    max-width: 100rem;
    height: max(100dvh, 42rem);
  }
`;

const Main = styled.main`
  /* No bar lies over the desk, for which every other page makes room here (global.css). */
  ${media.huge} {
    padding-top: 0;
  }

  ${beside} {
    flex: 1;
    display: flex;
    flex-direction: column;
    min-height: 0;
  }
`;
