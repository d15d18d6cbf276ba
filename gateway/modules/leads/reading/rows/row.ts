import type { LeadField } from '../../evidence.ts';
import type { Circumstances } from '../circumstances.ts';

/** A message, the fields that it yields and no others, and what the assistant had asked for. The tagger learns from them, and the tests hold them. */
export type Row = [message: string, lead: Readonly<Partial<Record<LeadField, string>>>, asked?: Circumstances['asked']];
