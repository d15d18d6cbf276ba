import { assistant } from '#content/assistant.ts';
import { aspectsIn } from '../knowledge/aspects.ts';
import { kindOf } from '../knowledge/content.ts';
import type { Topic } from '../knowledge/question.ts';

/** Who asks about these buys nothing: when nothing is left to ask, nothing is suggested. */
const noBusiness: readonly string[] = ['careers', 'position', 'privacy', 'article', 'blog'];

/** What may be asked next of what was talked about, without what has been asked of it. */
export function suggestionsFor({ entity = '', asked = [] }: Topic = {}): readonly string[] {
  const { suggestions } = assistant;
  const kind = kindOf(entity);
  const all: readonly string[] = Object.hasOwn(suggestions, kind) ? suggestions[kind as keyof typeof suggestions] : suggestions.usual;
  const left = all.filter((suggestion) => !isAsked(suggestion, asked));
  return left.length > 0 || noBusiness.includes(kind) ? left : suggestions.usual.filter((suggestion) => !isAsked(suggestion, asked));
}

function isAsked(suggestion: string, asked: readonly string[]): boolean {
  const aspects = [...aspectsIn(suggestion.toLowerCase())];
  return aspects.length > 0 && aspects.every((aspect) => asked.includes(aspect));
}
