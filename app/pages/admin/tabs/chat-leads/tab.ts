import { ChatLeadsPanel } from './ChatLeadsPanel.tsx';

export const chatLeads = { id: 'chat-leads', label: 'Chat Leads', Panel: ChatLeadsPanel };
