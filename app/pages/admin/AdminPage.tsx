import { company } from '#content/company.ts';
import { ApolloProvider } from '@apollo/client/react';
import type { PageHead } from '../../lib/page.ts';
import { Dashboard } from './dashboard/Dashboard.tsx';
import { LoginScreen } from './login/LoginScreen.tsx';
import { CheckingScreen, UnreachableScreen } from './session/WaitingScreens.tsx';
import { useKeptDesk } from './session/use-kept-desk.ts';
import { useSession } from './session/use-session.ts';

export const head: PageHead = { title: `Dashboard · ${company.name}`, description: `For the staff of ${company.name}.`, canonical: null };

export default function AdminPage() {
  const { session, client, verify, logIn, logOut, refuse } = useSession();
  useKeptDesk(session.state);
  switch (session.state) {
    case 'checking':
      return <CheckingScreen />;
    case 'unreachable':
      return <UnreachableScreen message={session.message} onRetry={verify} onLogOut={logOut} />;
    case 'out':
      return <LoginScreen notice={session.notice} logIn={logIn} />;
    case 'in':
      return (
        <ApolloProvider client={client}>
          <Dashboard admin={session.admin} onLogOut={logOut} onRefused={refuse} />
        </ApolloProvider>
      );
  }
}
