import { positions } from '#content/positions.ts';
import { describe, expect, it } from 'vitest';
import { check } from '../../../gateway/rules/problems.rules.ts';
import { applicationFormRules, readApplication } from './application.ts';

const [position] = positions;
if (!position) throw new Error('no position');

function filled(changes: Record<string, string | File> = {}): FormData {
  const fields = new FormData();
  const values = {
    firstName: 'Aisyah',
    lastName: 'Rahman',
    email: 'aisyah@mail.example',
    phone: '+60 3 0000 0000',
    currentLocation: 'Penang',
    experience: 'Six years',
    coverLetter: 'Dear all,',
    portfolioUrl: '',
    expectedSalary: '',
    noticePeriod: '',
    resume: new File(['%PDF-1.7'], 'cv.pdf', { type: 'application/pdf' }),
    ...changes,
  };
  for (const [name, value] of Object.entries(values)) fields.set(name, value);
  return fields;
}

const checked = (fields: FormData) => check(applicationFormRules, readApplication(fields, position));

describe('an application', () => {
  it('names the position, its department and its location', () => {
    expect(checked(filled())).toMatchObject({
      ok: true,
      value: { position: position.title, department: position.department, location: position.location },
    });
  });

  it('wants each required field and a file', () => {
    const empty = filled(Object.fromEntries([...filled().keys()].map((name) => [name, ''])));
    empty.set('resume', new File([], ''));
    const result = checked(empty);
    if (result.ok) throw new Error('accepted');
    expect(Object.keys(result.problems).toSorted()).toEqual(
      ['coverLetter', 'currentLocation', 'email', 'experience', 'firstName', 'lastName', 'phone', 'resume'].toSorted(),
    );
  });
});
