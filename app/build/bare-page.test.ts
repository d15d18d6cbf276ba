import { expect, test } from 'vitest';
import { barePage } from './bare-page.ts';

const styles =
  '<style data-styled="true" data-styled-version="6.6.0">.fLhFWJ{color:red;}/*!sc*/\n' +
  '.fLhFWJ:hover .sc-17ifg4-1{color:blue;}/*!sc*/\n' +
  'data-styled.g1[id="sc-8wyqeg-0"]{content:"fLhFWJ,"}/*!sc*/\n' +
  '@media (min-width: 60em){.bHaBGT{color:green;}}/*!sc*/\n' +
  'data-styled.g2[id="sc-17ifg4-1"]{content:"bHaBGT,"}/*!sc*/\n</style>';

test('the rules of a page stay, in their order, without the list of their names', () => {
  expect(barePage({ html: '', styles }).css).toBe('.fLhFWJ{color:red;}.fLhFWJ:hover .sc-17ifg4-1{color:blue;}@media (min-width: 60em){.bHaBGT{color:green;}}');
});

test('a class goes that no rule names', () => {
  const html = '<p class="sc-8wyqeg-0 fLhFWJ"><em class="sc-17ifg4-1 bHaBGT hands">1</em><b class="sc-17ifg4-10">2</b></p>';
  expect(barePage({ html, styles }).html).toBe('<p class="fLhFWJ"><em class="sc-17ifg4-1 bHaBGT hands">1</em><b>2</b></p>');
});

test('a text that speaks of classes stays as it is', () => {
  const html = '<p> class=&quot;sc-8wyqeg-0&quot;</p>';
  expect(barePage({ html, styles }).html).toBe(html);
});
