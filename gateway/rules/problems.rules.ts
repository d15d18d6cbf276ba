import * as v from 'valibot';

/** What is wrong with an input, by field: the first problem of each. */
export type FieldProblems = Record<string, string>;

export type Checked<Output> = { ok: true; value: Output } | { ok: false; problems: FieldProblems };

/** Holds an input against its rules. Never throws. */
export function check<Schema extends v.GenericSchema>(rules: Schema, input: unknown): Checked<v.InferOutput<Schema>> {
  const result = v.safeParse(rules, input, { abortPipeEarly: true });
  if (result.success) return { ok: true, value: result.output };
  const problems: FieldProblems = {};
  for (const issue of result.issues) {
    const field = v.getDotPath(issue) ?? 'body';
    problems[field] ??= issue.message;
  }
  return { ok: false, problems };
}

/** One plain sentence naming every field at fault. What `problemsIn` reads. */
export function problemsSentence(problems: FieldProblems): string {
  const parts = Object.entries(problems).map(([field, problem]) => `${field} (${problem})`);
  return `Please correct ${parts.join(', ')}.`;
}

/** The problems that a refusal names, by field: of `problemsSentence`, and of a file (`resume: Invalid file type. …`). None where it names none. */
export function problemsIn(refusal: string): FieldProblems {
  const [, file, problem] = /^(\w+): (.+)$/s.exec(refusal) ?? [];
  if (file && problem) return { [file]: problem };
  const parts = refusal.startsWith('Please correct ') ? refusal.slice('Please correct '.length).matchAll(/([\w-]+) \((.*?)\)(?=, [\w-]+ \(|\.$)/gs) : [];
  return Object.fromEntries([...parts].map(([, field, text]) => [field, text]));
}
