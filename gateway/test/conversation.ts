import type { Memory } from '../modules/conversations/conversation.entity.ts';
import { changedValues } from '../modules/leads/changed-values.ts';
import { isContactInfoCollected } from '../modules/leads/lead-status.rules.ts';
import { readHeard } from '../modules/leads/reading/read-heard.ts';
import { actOf } from '../modules/assistant/answers/talk/acts.ts';
import { respond, type BuiltInReply } from '../modules/assistant/answers/respond.ts';
import type { KnownLead } from '../modules/assistant/answers/telling/known-lead.ts';
import { toldBy } from '../modules/assistant/answers/talk/small-talk.ts';
import { knowledgeOfContent } from '../modules/assistant/knowledge/knowledge.ts';

/** A Friday, 9:30 in Dubai, 11 in Bengaluru, 13:30 in Kuala Lumpur. */
export const at = new Date('2026-11-20T05:30:00Z');

export const knowledge = knowledgeOfContent();
export const told = async (message: string) => toldBy(knowledge, message, actOf(message), await readHeard(message));

/** The assistant's reply to the last message of a conversation. */
export async function say(...messages: string[]): Promise<BuiltInReply> {
  let reply: BuiltInReply | undefined;
  for (const message of messages) reply = await respond(knowledge, { message, memory: reply?.memory ?? {}, findings: await told(message), at });
  return reply!;
}

type Lead = { -readonly [Key in keyof KnownLead]: KnownLead[Key] };

/** The replies of a conversation, and the lead that it makes, as hear-message.ts and record-lead.ts keep it. */
export async function converse(...messages: string[]): Promise<{ readonly replies: BuiltInReply[]; readonly lead: KnownLead | undefined }> {
  const replies: BuiltInReply[] = [];
  let memory: Memory = {};
  let lead: Lead | undefined;
  for (const message of messages) {
    const findings = toldBy(knowledge, message, actOf(message), await readHeard(message, { ...lead, asked: memory.asked, services: lead?.servicesInterested }));
    const changed = changedValues(findings, lead);
    if (findings.some(({ retracted }) => !retracted)) lead = { servicesInterested: [], isContactInfoCollected: false, ...lead };
    for (const { field, value, retracted } of lead ? findings : []) {
      if (field === 'servicesInterested') lead!.servicesInterested = [...new Set([...lead!.servicesInterested, ...(retracted ? [] : [value])])];
      else if (field === 'requirements') lead!.requirements = [lead!.requirements, value].filter(Boolean).join('\n');
      else if (!retracted && !(field === 'purposeOfVisit' && lead!.purposeOfVisit)) lead![field] = value;
    }
    if (lead) lead.isContactInfoCollected = isContactInfoCollected(lead);
    const reply = await respond(knowledge, { message, memory, findings, changed, lead: lead && { ...lead }, at });
    memory = JSON.parse(JSON.stringify(reply.memory)) as Memory;
    replies.push(reply);
  }
  return { replies, lead };
}
