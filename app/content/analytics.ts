import type { Action } from './types.ts';

// The words around the counting of page views. A build is made for one service, or for none (docs/operations.md).

/** The bar that asks, where asking is needed. */
export const consent = {
  label: 'Statistics',
  question: 'May we count your visit?',
  text: 'If you say yes, Google Analytics sets two cookies and tells us which pages are read. If not, it is not even loaded.',
  yes: 'Yes, count it',
  no: 'No, thank you',
  more: { label: 'The details', href: '/privacy-policy#analytics' },
} as const satisfies Record<string, string | Action>;

/** In the privacy policy: what is done on this very site. */
export const nobodyCounts = 'No such service is switched on for this site at present: nothing of the kind is loaded, and you are not asked.';
export const withGa4 = [
  'On this site the service is Google Analytics 4, of Google Ireland Limited and Google LLC. It is loaded only after you have said yes. It then sets two cookies, _ga and one whose name begins with _ga_, by which it knows your browser again for up to 13 months, and is told the address and title of each page that you open, where you came from, and the technical facts that your browser sends with any request. Google may process them in the United States. Its functions for advertising are switched off.',
  'If you say no, or later take your yes back, the cookies are deleted and nothing more is sent. Your answer is kept in your browser until you change it here or delete it.',
];
export const withPlausible = [
  'On this site the service is Plausible Analytics. It sets no cookies and does not know you again on another day. It is told the address of each page that you open, where you came from, and the technical facts that your browser sends with any request; your network address is not stored. That is why you are not asked first. You can say no all the same, and nothing more is sent; that answer is kept in your browser.',
];

/** The switch beneath, by how things stand in this browser. */
export const choice = {
  staff: 'Nothing is counted in this browser, because a member of staff is logged in.',
  refused: 'Your browser asks all sites not to track you (Do Not Track or Global Privacy Control). We take that as a no: nothing is counted, and you are not asked.',
  open: 'You have not answered yet, and nothing is counted.',
  yes: 'Your page views are counted in this browser.',
  no: 'Your page views are not counted in this browser.',
  allow: 'Count my page views',
  stop: 'Do not count them',
} as const;
