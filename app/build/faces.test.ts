import { expect, test } from 'vitest';
import { facePreload, partFaces } from './faces.ts';

const display = '@font-face{font-family:Newsreader;src:url(/assets/newsreader-display-BUZPBjC7.woff2)format("woff2")}';
const italic = '@font-face{font-family:Newsreader;src:url(/assets/newsreader-display-italic-BK8DHEAF.woff2)format("woff2");font-style:italic}';
const text = '@font-face{font-family:Instrument Sans;src:url(/assets/instrument-sans-AJQPMgrf.woff2)format("woff2")}';
const fallback = '@font-face{font-family:Instrument Arial;src:local(Arial)}';

test('only the face of the headings and the fallbacks come with the first picture', () => {
  expect(partFaces(`${display}${italic}${text}${fallback}:root{color:red}`)).toEqual({ first: `${display}${fallback}:root{color:red}`, late: italic + text });
});

test('the face of the headings is asked for at once, and no other', () => {
  const files = ['assets/index-B1.css', 'assets/newsreader-display-italic-BK8DHEAF.woff2', 'assets/newsreader-display-BUZPBjC7.woff2', 'assets/instrument-sans-AJQPMgrf.woff2'];
  expect(facePreload(files)).toBe('<link rel="preload" href="/assets/newsreader-display-BUZPBjC7.woff2" as="font" type="font/woff2" crossorigin>');
});
