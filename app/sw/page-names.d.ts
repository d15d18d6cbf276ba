/** The outbox runs in pages as well, and asks where it is. There is never a document here. */
declare const document: { readonly visibilityState: 'visible' | 'hidden' } | undefined;
