import type { FastifyInstance } from 'fastify';
import type { JobApplicationRow } from '../modules/applications/job-application.entity.ts';
import { wantedApplications } from '../modules/applications/list-applications.ts';
import { exportRoute } from '../modules/desk/export/export.rest.ts';
import type { InquiryRow } from '../modules/inquiries/inquiry.entity.ts';
import { wantedInquiries } from '../modules/inquiries/list-inquiries.ts';
import type { ChatLeadRow } from '../modules/leads/chat-lead.entity.ts';
import { wantedLeads } from '../modules/leads/list-leads.ts';
import { wantedSubscribers } from '../modules/newsletter/list-subscribers.ts';
import type { NewsletterSubscriptionRow } from '../modules/newsletter/newsletter-subscription.entity.ts';

/** `GET /api/admin/<list>/export`, for each list of the desk */
export function exportRoutes(admin: FastifyInstance): void {
  exportRoute<InquiryRow>(admin, {
    list: 'inquiries',
    filters: ['search', 'service', 'states', 'unread', 'spam', 'assignee', 'from', 'until'],
    fields: ['id', 'createdAt', 'firstName', 'lastName', 'email', 'phone', 'company', 'service', 'message', 'isRead', 'isSpam', 'state', 'dueAt', 'repliedAt', 'source'],
    wanted: wantedInquiries,
  });
  exportRoute<ChatLeadRow>(admin, {
    list: 'chat-leads',
    filters: ['search', 'qualified', 'service', 'states', 'assignee', 'from', 'until'],
    fields: ['id', 'createdAt', 'name', 'company', 'email', 'phone', 'location', 'leadStatus', 'isContactInfoCollected', 'purposeOfVisit', 'servicesInterested', 'requirements', 'budget', 'timeline', 'sessionId', 'state', 'dueAt', 'repliedAt'],
    wanted: wantedLeads,
  });
  exportRoute<JobApplicationRow>(admin, {
    list: 'job-applications',
    filters: ['search', 'position', 'statuses', 'assignee', 'from', 'until'],
    fields: ['id', 'createdAt', 'position', 'department', 'location', 'firstName', 'lastName', 'email', 'phone', 'currentLocation', 'experience', 'coverLetter', 'portfolioUrl', 'expectedSalary', 'noticePeriod', 'status', 'resumeName', 'resumeSize'],
    wanted: wantedApplications,
  });
  exportRoute<NewsletterSubscriptionRow>(admin, {
    list: 'subscribers',
    filters: ['search', 'status', 'from', 'until'],
    fields: ['id', 'createdAt', 'email', 'status', 'consentText', 'consentAt', 'sourcePage', 'confirmedAt'],
    wanted: wantedSubscribers,
  });
}
