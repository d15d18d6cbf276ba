import { expect, test } from 'vitest';
import { exportQuery } from './export-query.ts';

test('a filter stands in the address of its export as the gateway reads it', () => {
  expect(exportQuery('csv', { search: undefined, assignee: undefined })).toBe('format=csv');
  expect(exportQuery('json', { search: 'Mei & Co', states: ['OPEN', 'WON'], unread: true, assignee: null, service: 'web-development', status: 'PENDING' })).toBe(
    'format=json&search=Mei+%26+Co&states=open%2Cwon&unread=true&assignee=nobody&service=web-development&status=pending',
  );
});
