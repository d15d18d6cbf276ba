import { useEffect } from 'react';
import { InstallButton } from './InstallButton.tsx';
import { followLaunches } from './launches.ts';
import { followReleases } from './release.ts';
import { UpdateBar } from './UpdateBar.tsx';

export default function PwaParts() {
  useEffect(() => {
    followLaunches();
    void followReleases();
  }, []);
  return (
    <>
      <InstallButton />
      <UpdateBar />
    </>
  );
}
