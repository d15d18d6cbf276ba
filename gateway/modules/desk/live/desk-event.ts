import { recordKinds, type RecordKind } from '../records/record-kinds.rules.ts';

/** `opened`: from here on nothing is missed. `missed`: something may have been. */
export const deskChanges = ['opened', 'added', 'changed', 'removed', 'missed'] as const;
export type DeskChange = (typeof deskChanges)[number];

/** What happened to records of the desk. It names them, and says nothing of what is in them. */
export interface DeskEvent {
  change: DeskChange;
  /** Undefined: any. */
  kind?: RecordKind;
  /** Empty: more than are named one by one. */
  ids: string[];
}

/** What the database says of a change (migration `desk-events`), or whose sessions have ended. */
export type DeskMessage = { event: DeskEvent } | { endedSessionsOf: string };

/** Reads `inquiry added id,id` or `session ended id`; anything else, of a later version, is nothing. */
export function readDeskMessage(payload: string): DeskMessage | undefined {
  const [what, change, ids = ''] = payload.split(' ');
  if (what === 'session' && change === 'ended') return { endedSessionsOf: ids };
  const kind = recordKinds.find((one) => one === what);
  const known = deskChanges.find((one) => one === change);
  return kind && known ? { event: { change: known, kind, ids: ids ? ids.split(',') : [] } } : undefined;
}
