import { services } from '#content/services/index.ts';
import type { Finding } from '../../../leads/evidence.ts';
import type { Topic } from '../../knowledge/question.ts';

/** What the page of the one service that somebody wants asks of them to begin with, once in a conversation. */
export function beginWith(findings: readonly Finding[], { told = [] }: Topic): { readonly text: string; readonly key: string } | undefined {
  const wanted = new Set(findings.flatMap(({ field, value, retracted }) => (field === 'servicesInterested' && !retracted ? [value] : [])));
  const service = wanted.size === 1 ? services.find(({ id }) => wanted.has(id)) : undefined;
  const key = `begin:${service?.id}`;
  return service && !told.includes(key) ? { text: service.callToAction, key } : undefined;
}
