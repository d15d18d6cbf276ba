import type { Position } from '#content/types.ts';
import * as v from 'valibot';
import { applicationRules } from '../../../gateway/modules/applications/application.rules.ts';
import { check } from '../../../gateway/rules/problems.rules.ts';

/** The gateway's rules, and the file that it asks for besides. What file will do is told when one is chosen. */
export const applicationFormRules = v.object({
  ...applicationRules.entries,
  resume: v.pipe(
    v.instance(File, 'please attach your résumé'),
    v.check(({ size }) => size > 0, 'please attach your résumé'),
  ),
});

export type Application = v.InferOutput<typeof applicationFormRules>;

export const checkApplication = (input: unknown) => check(applicationFormRules, input);

/** The application that a form holds, with the position it is for. */
export function readApplication(fields: FormData, { title, department, location }: Position): Record<string, unknown> {
  return { ...Object.fromEntries(fields), position: title, department, location };
}
