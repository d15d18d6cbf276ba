import { useEffect } from 'react';
import { bringFarParts } from './far-parts.ts';
import { OfflineBar } from './OfflineBar.tsx';
import { Underway } from './Underway.tsx';

export function FrameParts() {
  useEffect(bringFarParts, []);
  return (
    <>
      <Underway />
      <OfflineBar />
    </>
  );
}
