import { startTransition, Suspense, use, useState } from 'react';
import { useLocation } from 'react-router';
import { Pwa } from './pwa/Pwa.tsx';
import { forgetFailures, loadPage, loadedPage, matchRoute, type MatchedRoute } from './routes.tsx';
import { ErrorBoundary } from './shell/ErrorBoundary.tsx';
import { Frame } from './shell/Frame.tsx';
import { usePrefetch } from './shell/use-prefetch.ts';
import { useRouteChange } from './shell/use-route-change.ts';
import { Toasts } from './ui/toast/Toasts.tsx';
import { Tooltips } from './ui/tooltip/Tooltips.tsx';

/** The whole site, within a router. What fails outside of a page, and takes the navigation with it, leaves a way on. */
export function App() {
  const [tries, setTries] = useState(0);
  return (
    <ErrorBoundary key={tries} onFailure={forgetFailures} onRetry={() => setTries(tries + 1)}>
      <Site />
    </ErrorBoundary>
  );
}

function Site() {
  const { pathname } = useLocation();
  const matched = matchRoute(pathname);
  const [tries, setTries] = useState(0);
  usePrefetch(prefetch);
  // Asked when the page is on screen, and its code therefore here.
  useRouteChange(() => loadedPage(matched)?.head.title);
  // A boundary that stays while pages change keeps the old page on screen until the code of the new one is here.
  const page = (
    <Suspense fallback={null}>
      <ErrorBoundary
        key={`${pathname} ${tries}`}
        onFailure={forgetFailures}
        onRetry={() => startTransition(() => setTries(tries + 1))}
      >
        <RoutedPage {...matched} />
      </ErrorBoundary>
    </Suspense>
  );
  return (
    <>
      {matched.route.bare ? page : <Frame>{page}</Frame>}
      <Toasts />
      <Tooltips />
      <Pwa />
    </>
  );
}

function RoutedPage(matched: MatchedRoute) {
  const { Page } = loadedPage(matched) ?? use(loadPage(matched));
  return <Page params={matched.params} />;
}

function prefetch(pathname: string) {
  // A failure shows itself when the page is asked for in earnest.
  loadPage(matchRoute(pathname)).catch(forgetFailures);
}
