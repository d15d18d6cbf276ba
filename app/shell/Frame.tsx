import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Footer } from './Footer.tsx';
import { NavBar } from './NavBar.tsx';
import { LateOfflineBar } from './Outbox.tsx';
import { SkipLink } from './SkipLink.tsx';

/** What surrounds every public page. */
export function Frame({ children }: { readonly children: ReactNode }) {
  return (
    <>
      <SkipLink />
      <NavBar />
      <Main id="main" tabIndex={-1}>
        {children}
      </Main>
      <Footer />
      <LateOfflineBar />
    </>
  );
}

const Main = styled.main`
  min-height: 80vh;
`;
