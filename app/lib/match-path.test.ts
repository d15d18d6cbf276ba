import { expect, it } from 'vitest';
import { matchPath } from './match-path.ts';

it.for([
  ['/', '/', {}],
  ['/about', '/about', {}],
  ['/about', '/about/', {}],
  ['/portfolio/:id', '/portfolio/3', { id: '3' }],
  ['/portfolio/:id', '/portfolio/caf%C3%A9', { id: 'café' }],
  ['/portfolio/:id', '/portfolio/%', { id: '%' }],
  ['*', '/no/where', {}],
] as const)('%s is at %s', ([pattern, path, params]) => {
  expect(matchPath(pattern, path)).toEqual(params);
});

it.for([
  ['/', '/about'],
  ['/about', '/About'],
  ['/about', '/about/us'],
  ['/portfolio/:id', '/portfolio'],
  ['/portfolio/:id', '/services/3'],
] as const)('%s is not at %s', ([pattern, path]) => {
  expect(matchPath(pattern, path)).toBeUndefined();
});
