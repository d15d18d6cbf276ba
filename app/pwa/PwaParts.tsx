import { useEffect } from 'react';
import { ConsentBar } from '../analytics/ConsentBar.tsx';
import { followTheme } from '../shell/follow-theme.ts';
import { loadToaster } from '../ui/toast/toaster.ts';
import { InstallButton } from './InstallButton.tsx';
import { followLaunches } from './launches.ts';
import { followReleases } from './release.ts';
import { UpdateBar } from './UpdateBar.tsx';

export function PwaParts() {
  useEffect(() => {
    followLaunches();
    void followReleases().then(async (isKept) => {
      // Without a worker nothing else would be there to say that the line is lost.
      if (!isKept) await loadToaster().catch(() => undefined);
    });
  }, []);
  // Of the shell and of analytics, what can wait until the page has come to rest as well.
  useEffect(followTheme, []);
  return (
    <>
      <InstallButton />
      <UpdateBar />
      {import.meta.env.ANALYTICS_ASKS && <ConsentBar />}
    </>
  );
}
