/**
 * Asks once more for a file of ours that did not come. Some browsers remember that (the module map of the HTML standard: Firefox, and
 * Chromium 150) and never ask for it again under its own address, so that a second press would be in vain.
 *
 * @param error what the first `import()` was rejected with; where it names no file (Safari), it is thrown again
 */
export async function importAgain<Module>(error: unknown): Promise<Module> {
  const [file] = /https?:\/\/\S+\.js/.exec(String(error)) ?? [];
  if (!file) throw error;
  return (await import(/* @vite-ignore */ `${file}?${Date.now()}`)) as Module;
}
