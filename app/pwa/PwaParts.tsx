import { useEffect } from 'react';
import { ConsentBar } from '../analytics/ConsentBar.tsx';
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
  return (
    <>
      <InstallButton />
      <UpdateBar />
      {/* Another bar that can wait until the page has come to rest. */}
      {import.meta.env.ANALYTICS_ASKS && <ConsentBar />}
    </>
  );
}
