import type { Circumstances } from '../circumstances.ts';
import { readByPatterns } from '../read-by-patterns.ts';
import type { Told } from '../tagger/examples.ts';
import { type NeedSign, needSignsBySentence, needSignsOf } from './need-signs.ts';
import type { NeedExample } from './train-needs.ts';

/** A conversation's messages and sentences by their signs, with the services that it asks for. */
export function needExampleOf({ turns, lead, also = {} }: Told): NeedExample {
  const services: string[] = [];
  const messages: string[][] = [];
  const sentences: string[][] = [];
  for (const turn of turns) {
    const [message, asked] = typeof turn === 'string' ? [turn.trim(), undefined] : [turn.say.trim(), turn.asked];
    const circumstances = { asked, services: [...services] } as Circumstances;
    const hints = readByPatterns(message, circumstances);
    services.push(...hints.filter(({ field, retracted }) => field === 'servicesInterested' && !retracted).map(({ value }) => value));
    messages.push(namesOf(needSignsOf(message, circumstances, hints)));
    sentences.push(...needSignsBySentence(message, circumstances, hints).map(namesOf));
  }
  return { messages, sentences, services: stringsOf(lead['services']), debatable: stringsOf(also['services']) };
}

const namesOf = (signs: readonly NeedSign[]): string[] => signs.map(({ sign }) => sign);

const stringsOf = (values: unknown): string[] => (Array.isArray(values) ? values.filter((value) => typeof value === 'string') : []);
