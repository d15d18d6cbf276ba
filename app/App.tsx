import { Suspense, use } from 'react';
import { useLocation } from './lib/router.tsx';
import { Pwa } from './pwa/Pwa.tsx';
import { forgetFailures, loadPage, loadedPage, matchRoute, type MatchedRoute } from './routes.tsx';
import { ErrorBoundary } from './shell/ErrorBoundary.tsx';
import { Frame } from './shell/Frame.tsx';
import { usePrefetch } from './shell/use-prefetch.ts';
import { useRouteChange } from './shell/use-route-change.ts';
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
  const { pathname } = useLocation();
  const matched = matchRoute(pathname);
  usePrefetch(prefetch);
  // Asked when the page is on screen, and its code therefore here.
  useRouteChange(() => loadedPage(matched)?.head.title);
  // A boundary that stays while pages change keeps the old page on screen until the code of the new one is here.
  const page = (
    <Suspense fallback={null}>
      <ErrorBoundary key={pathname} onFailure={forgetFailures}>
        <RoutedPage {...matched} />
      </ErrorBoundary>
    </Suspense>
  );
  return (
    <>
      {matched.route.bare ? page : <Frame>{page}</Frame>}
      <Toasts />
      <Tooltips />
      <Motion />
      <Pwa />
    </>
  );
}

function RoutedPage(matched: MatchedRoute) {
  return (loadedPage(matched) ?? use(loadPage(matched))).draw();
}

function prefetch(pathname: string) {
  // A failure shows itself when the page is asked for in earnest.
  loadPage(matchRoute(pathname)).catch(forgetFailures);
}
