import { expect, test } from 'vitest';
import { partFaces } from './faces.ts';

const display = '@font-face{font-family:Newsreader;src:url(/assets/newsreader-display-BUZPBjC7.woff2)format("woff2")}';
const italic = '@font-face{font-family:Newsreader;src:url(/assets/newsreader-display-italic-BK8DHEAF.woff2)format("woff2");font-style:italic}';
const text = '@font-face{font-family:Instrument Sans;src:url(/assets/instrument-sans-AJQPMgrf.woff2)format("woff2")}';
const fallback = '@font-face{font-family:Instrument Arial;src:local(Arial)}';

test('the fallbacks alone come with the first picture', () => {
  expect(partFaces(`${display}${italic}${text}${fallback}:root{color:red}`)).toEqual({ first: `${fallback}:root{color:red}`, late: display + italic + text });
});
