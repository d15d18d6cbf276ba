import { positions } from '#content/positions.ts';
import { expect, it } from 'vitest';
import type { FoundPage } from './page.ts';
import { jobPosting } from './things.ts';

it('keeps the signs of a position’s text out of the HTML around it', () => {
  const page = { origin: 'https://longitude.example', pathname: '/careers' } as FoundPage;
  const { description } = jobPosting({ ...positions[0]!, description: 'Answers in <200 ms.', requirements: ['R&D'] }, page);
  expect(description).toBe('<p>Answers in &#60;200 ms.</p><ul><li>R&#38;D</li></ul>');
});
