import { describe, expect, test } from 'vitest';
import { facesOf, partFaces } from './faces.ts';

const display = '@font-face{font-family:Newsreader;src:url(/assets/newsreader-display-BUZPBjC7.woff2)format("woff2")}';
const italic = '@font-face{font-family:Newsreader;src:url(/assets/newsreader-display-italic-BK8DHEAF.woff2)format("woff2");font-style:italic;font-weight:400}';
const text = '@font-face{font-family:Instrument Sans;src:url(/assets/instrument-sans-AJQPMgrf.woff2)format("woff2")}';
const fallback = '@font-face{font-family:Instrument Arial;src:local(Arial)}';

test('the fallbacks alone come with the first picture', () => {
  expect(partFaces(`${display}${italic}${text}${fallback}:root{color:red}`)).toEqual({ first: `${fallback}:root{color:red}`, late: [display, italic, text] });
});

describe('with the faces that a page shows', () => {
  const css = '.kEfpsV em{font-style:italic}.jrigKI{font-size:17px;font-style:italic}';
  const late = [display, italic, text];

  test.each(['<h1 class="big kEfpsV">From <em>here</em></h1>', '<p class="jrigKI">noon</p>'])('the italic is one of them in %s', (html) => {
    expect(facesOf(late, { html, css })).toEqual([display + italic + text, '']);
  });

  test.each(['<h1 class="big kEfpsV">From here</h1>', '<p class="jrigKI-not">noon <em>here</em></p>', ''])('the italic is kept for other pages in %s', (html) => {
    expect(facesOf(late, { html, css })).toEqual([display + text, italic]);
  });
});
