import { expect, it } from 'vitest';
import { inquiryRules } from '../../gateway/modules/inquiries/inquiry.rules.ts';
import { check } from '../../gateway/rules/problems.rules.ts';
import { MAX_FORM_MESSAGE } from './form-length.ts';

it('is what the form takes, and no more', () => {
  const problemsOf = (length: number) => {
    const checked = check(inquiryRules, { firstName: 'Mei', lastName: 'Tan', email: 'mei@kedai.example', message: '🧭'.repeat(length) });
    return checked.ok ? [] : Object.keys(checked.problems);
  };
  expect([problemsOf(MAX_FORM_MESSAGE), problemsOf(MAX_FORM_MESSAGE + 1)]).toEqual([[], ['message']]);
});
