/** What pages say to the service worker. */
export type PageMessage =
  /** The visitor wants the new version; in the words that workbox-window uses. */
  | { readonly type: 'SKIP_WAITING' }
  /** A visit has begun: what is missing from the cache, or is broken in there, is to be fetched again. */
  | { readonly type: 'look-after' }
  /** The desk is open and runs from these files: it is to open without a line next time. */
  | { readonly type: 'keep-desk'; readonly files: readonly string[] };
