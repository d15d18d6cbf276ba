/** A file as it is kept and sent: never a File, because Safari uploads an empty body from one that was stored. */
export interface KeptFile {
  readonly name: string;
  readonly type: string;
  readonly bytes: ArrayBuffer;
}

/** The fields of a form by their names, as the rules passed them. */
export type Payload = Readonly<Record<string, string | number | KeptFile | undefined>>;

/** `sending` that outlives its sender counts as waiting: whoever sends holds the item's lock. */
export type ItemState = 'waiting' | 'sending' | 'attention' | 'received';

export interface Item {
  /** A UUID; also the idempotency key. */
  readonly id: string;
  /** A name from the registry in deliver.ts. */
  readonly kind: string;
  /** Empty once it is received: nothing of the person stays. */
  readonly payload: Payload;
  /** Milliseconds since 1970, as `Date.now()` gives them; so are the other times. */
  readonly createdAt: number;
  readonly attempts: number;
  readonly state: ItemState;
  readonly nextTryAt: number;
  readonly lastProblem?: Problem;
  /** The code that the visitor can name, where the gateway gave an id. */
  readonly receipt?: string;
  /** The older item that this one was edited from. That one is not sent any more. */
  readonly replaces?: string;
}

/** Why it is still here. Without a status there was no answer at all. */
export interface Problem {
  readonly status?: number;
  /** What the gateway said. */
  readonly text?: string;
}

export function isKeptFile(value: Payload[string]): value is KeptFile {
  return typeof value === 'object';
}

/** Still on its way, with or without help. */
export function isUnsent({ state }: Item): boolean {
  return state !== 'received';
}
