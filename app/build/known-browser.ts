/**
 * What packages ask for, and every browser of this site has or has not: the code for the others is left out (0.25 kB of every visit).
 * For the browser's bundle alone, since the prerenderer and the tests run elsewhere.
 */
export const knownBrowser = {
  'typeof window': '"object"',
  'typeof document': '"object"',
  'typeof reportError': '"function"',
  process: 'undefined',
  setImmediate: 'undefined',
  SC_DISABLE_SPEEDY: 'false',
  __webpack_nonce__: 'undefined',
};
