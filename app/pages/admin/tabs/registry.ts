import type { ComponentType } from 'react';
import { chatLeads } from './chat-leads/tab.ts';
import { contactInquiries } from './contact-inquiries/tab.ts';
import { figures } from './figures/tab.ts';
import { jobApplications } from './job-applications/tab.ts';
import { staff } from './staff/tab.ts';
import { subscribers } from './subscribers/tab.ts';
import { upkeep } from './upkeep/tab.ts';

export interface DeskTab {
  /** In the address. */
  readonly id: string;
  readonly label: string;
  readonly Panel: ComponentType;
}

/** The tabs of the dashboard, in their order: the only such list. The first is open at first, and the first two stand in plain sight on every screen. */
export const deskTabs: readonly [DeskTab, ...DeskTab[]] = [contactInquiries, chatLeads, jobApplications, subscribers, figures, upkeep, staff];

/** Where there is no room for all, as many stand before the word that unfolds the others. */
export const ALWAYS_IN_SIGHT = 2;
