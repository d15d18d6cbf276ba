import { resumeProblems } from '#content/field-problems.ts';
import { describe, expect, it } from 'vitest';
import { badInput } from '../errors.ts';
import { tooLarge } from '../modules/applications/inspect-resume.ts';
import { problemsIn, type FieldProblems } from './problems.rules.ts';

describe('problemsIn', () => {
  it.each<FieldProblems>([{ email: 'must be (like) name@example.com' }, { firstName: 'a, b', 'Content-Length': 'is missing', body: 'has (too) many, lines.' }])('reads %j back', (problems) => {
    expect(problemsIn(badInput(problems).message)).toEqual(problems);
  });

  it('reads what is said of a file', () => {
    const { title, description } = resumeProblems.tooLarge;
    expect(problemsIn(tooLarge().message)).toEqual({ resume: `${title}. ${description}` });
  });

  it.each(['', 'Not now.', 'Please log in.', '<html>Please correct this (page).', 'Too many requests. Please try again in 10 minutes.'])('finds none in %j', (refusal) => {
    expect(problemsIn(refusal)).toEqual({});
  });
});
