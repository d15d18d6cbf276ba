import { Suspense, use, useEffect } from 'react';
import { PageView } from './analytics/PageView.tsx';
import { ChatButton } from './chat/ChatButton.tsx';
import { useLocation } from './lib/router.tsx';
import { Pwa } from './pwa/Pwa.tsx';
import type { ReadyPage } from './lib/page.ts';
import { forgetFailures, loadPage, loadedPage, matchRoute, type MatchedRoute } from './routes.tsx';
import { ErrorBoundary } from './shell/ErrorBoundary.tsx';
import { Frame } from './shell/Frame.tsx';
import { useArrival } from './shell/use-arrival.ts';
import { usePrefetch } from './shell/use-prefetch.ts';
import { Motion } from './ui/motion/Motion.tsx';
import { Toasts } from './ui/toast/Toasts.tsx';
import { Tooltips } from './ui/tooltip/Tooltips.tsx';

/** The whole site, within a router. What fails outside of a page, and takes the navigation with it, leaves a way on. */
export function App() {
  return (
    <ErrorBoundary onFailure={forgetFailures}>
      <Site />
    </ErrorBoundary>
  );
}

function Site() {
  const { pathname, key } = useLocation();
  const matched = matchRoute(pathname);
  usePrefetch(prefetch);
  // A boundary that stays while pages change keeps the old page on screen until the code of the new one is here.
  const page = (
    <Suspense fallback={null}>
      <ErrorBoundary key={pathname} visit={key} onFailure={forgetFailures}>
        <RoutedPage {...matched} />
      </ErrorBoundary>
    </Suspense>
  );
  return (
    <>
      {matched.route.bare ? (
        page
      ) : (
        <>
          <Frame>{page}</Frame>
          <ChatButton />
        </>
      )}
      <Toasts early={matched.route.bare ?? false} />
      <Tooltips />
      <Motion />
      <Pwa />
    </>
  );
}

/** No other hook here: one that follows a `use` that is not always called fails when React draws a page anew that has come meanwhile. */
function RoutedPage(matched: MatchedRoute) {
  return <ShownPage page={loadedPage(matched) ?? use(loadPage(matched))} />;
}

function ShownPage({ page }: { readonly page: ReadyPage }) {
  useArrival(page.head.title);
  useEffect(markInteractive, []);
  return (
    <>
      {page.draw()}
      {import.meta.env.ANALYTICS_PROVIDER && <PageView canonical={page.head.canonical} />}
    </>
  );
}

/** For those who measure (bench/pages): from here on everything on the first page answers. */
function markInteractive() {
  if (performance.getEntriesByName('interactive').length === 0) performance.mark('interactive');
}

function prefetch(pathname: string) {
  // A failure shows itself when the page is asked for in earnest.
  loadPage(matchRoute(pathname)).catch(forgetFailures);
}
