import { OfflineBar } from './OfflineBar.tsx';
import { Underway } from './Underway.tsx';

export function FrameParts() {
  return (
    <>
      <Underway />
      <OfflineBar />
    </>
  );
}
