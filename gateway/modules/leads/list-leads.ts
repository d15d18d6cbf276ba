import type { Context } from '../../context.ts';
import { readPage, type Page } from '../../database/read-page.ts';
import type { PageRequest } from '../../rules/page.rules.ts';
import { requireAdmin } from '../admins/require-admin.ts';
import { ChatLead, type ChatLeadRow } from './chat-lead.entity.ts';

/** Leads from the chat, newest first. Throws UNAUTHENTICATED. */
export async function listLeads(ctx: Context, page: PageRequest): Promise<Page<ChatLeadRow>> {
  await requireAdmin(ctx);
  return readPage<ChatLeadRow>(ctx.em, ChatLead, {}, page);
}
