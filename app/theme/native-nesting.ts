/**
 * In the browser this stands in the place of stylis (vite.config.ts), which unfolds what styled-components are given into flat
 * rules: 3.7 kB for something that every browser that knows `light-dark()` does by itself. The prerenderer keeps the real one.
 * The names are those that styled-components call.
 */
export const RULESET = 'rule';

/** One rule, as it was written. */
export function compile(rule: string): string[] {
  return [rule];
}

export function serialize(rules: readonly string[], callback: (rule: string) => void) {
  rules.forEach((rule) => callback(rule));
}

/** Only the last one is wanted: it collects the rules. */
export function middleware(steps: readonly ((rule: string) => void)[]): (rule: string) => void {
  return (rule) => steps.at(-1)?.(rule);
}

export function rulesheet(collect: (rule: string) => void): (rule: string) => void {
  return collect;
}

export function stringify() {}

export function prefixer() {}
