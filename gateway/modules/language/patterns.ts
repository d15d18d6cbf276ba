/**
 * The source of a pattern that is written over several lines: where a line breaks, and how far the next is indented, is no part of it.
 * Spaces within a line are. As a tag of a template: `source\`…\``.
 */
export function source(strings: TemplateStringsArray, ...parts: readonly string[]): string {
  return String.raw({ raw: strings.raw.map((text) => text.replace(/\n */g, '')) }, ...parts);
}

/** A pattern that is written over several lines, as `source` reads them: `pattern('i')\`…\``. */
export const pattern = (flags: string) => (strings: TemplateStringsArray, ...parts: readonly string[]): RegExp => new RegExp(source(strings, ...parts), flags);
