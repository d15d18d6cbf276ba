/**
 * The option that an address asks for, however it is written there: people type addresses, too. The first where it asks for
 * none. What is asked for and not there stands for itself.
 */
export function optionIn(options: readonly string[], asked: string | null): string {
  const written = (asked || options[0]) ?? '';
  return options.find((option) => option.toLowerCase() === written.toLowerCase()) ?? written;
}
