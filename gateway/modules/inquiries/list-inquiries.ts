import type { Context } from '../../context.ts';
import { readPage, type Page } from '../../database/read-page.ts';
import type { PageRequest } from '../../rules/page.rules.ts';
import { requireAdmin } from '../admins/require-admin.ts';
import { Inquiry, type InquiryRow } from './inquiry.entity.ts';

export interface InquiryFilter {
  /** Only those that fell into a trap; without it, only those that did not. */
  spam?: boolean;
  unread?: boolean;
}

/** Inquiries, newest first. Throws UNAUTHENTICATED. */
export async function listInquiries(ctx: Context, page: PageRequest, filter: InquiryFilter = {}): Promise<Page<InquiryRow>> {
  await requireAdmin(ctx);
  return readPage<InquiryRow>(ctx.em, Inquiry, { isSpam: filter.spam ?? false, ...(filter.unread && { isRead: false }) }, page);
}
