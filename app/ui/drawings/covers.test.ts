import { expect, test } from 'vitest';
import { covers } from './covers.ts';

test.for(Object.entries(covers))('nothing on the cover %s is a line without a length, which is drawn as a dot', ([, paths]) => {
  expect(Object.values(paths).join(' ').match(/[hv]-?0(?![\d.])/g)).toBeNull();
});
