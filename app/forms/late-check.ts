import { useEffect } from 'react';
import type { GenericSchema, InferOutput } from 'valibot';
import type { Checked } from '../../gateway/rules/problems.rules.ts';
import { atRest } from '../lib/at-rest.ts';

/** Holds what a form says against its rules. The answer comes later where the rules have to come first. */
export type Check<Output> = (input: unknown) => Checked<Output> | Promise<Checked<Output>>;

export interface LateCheck<Output> extends Check<Output> {
  readonly load: () => Promise<unknown>;
}

/** A check whose rules are no part of the page: nobody needs them before something is sent. */
export function lateCheck<Rules extends GenericSchema>(loadRules: () => Promise<Rules>): LateCheck<InferOutput<Rules>> {
  let here: ((input: unknown) => Checked<InferOutput<Rules>>) | undefined;
  const load = async () => {
    const [rules, { check }] = await Promise.all([loadRules(), import('../../gateway/rules/problems.rules.ts')]);
    return (here = (input) => check(rules, input));
  };
  return Object.assign((input: unknown) => here?.(input) ?? load().then((check) => check(input)), { load });
}

/** Has the rules fetched when the page is at rest, so that whoever loses the line right after it can still write. */
export function useCheckAtHand({ load }: LateCheck<unknown>) {
  useEffect(() => atRest(() => void load().catch(() => undefined)), [load]);
}
