import { badInput } from '../../errors.ts';
import { check } from '../../rules/problems.rules.ts';
import { type Person, personRules } from './person.rules.ts';

/** Throws BAD_INPUT. */
export function soundPerson(input: unknown): Person {
  const checked = check(personRules, input);
  if (!checked.ok) throw badInput(checked.problems);
  return checked.value;
}
