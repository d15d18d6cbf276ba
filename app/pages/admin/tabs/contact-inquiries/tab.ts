import { InquiriesPanel } from './InquiriesPanel.tsx';

export const contactInquiries = { id: 'contact-inquiries', label: 'Contact Inquiries', Panel: InquiriesPanel };
