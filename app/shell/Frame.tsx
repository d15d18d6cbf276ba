import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Footer } from './Footer.tsx';
import { LateFrameParts } from './LateParts.tsx';
import { NavBar } from './NavBar.tsx';
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
      <LateFrameParts />
    </>
  );
}

const Main = styled.main`
  min-height: 80vh;
`;
