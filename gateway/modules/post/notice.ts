import { letters } from '#content/letters.ts';
import { serviceOptions } from '#content/service-options.ts';
import type { JobApplicationRow } from '../applications/job-application.entity.ts';
import type { InquiryRow } from '../inquiries/inquiry.entity.ts';
import type { ChatLeadRow } from '../leads/chat-lead.entity.ts';

/** What staff and their programs are told of a record. */
export interface Notice {
  readonly event: 'inquiry.received' | 'lead.qualified' | 'application.received';
  readonly title: string;
  /** Label and value, in the order in which they are read. */
  readonly facts: readonly (readonly [string, string])[];
  /** What the person wrote at length. */
  readonly text: string;
  readonly person: { readonly name: string; readonly email: string | null };
  readonly receivedAt: Date;
  readonly dueAt: Date | null;
  /** The record's fields, for programs. */
  readonly record: Readonly<Record<string, unknown>>;
  /** Where it is on the desk, from the site's root. */
  readonly path: string;
}

const { labels } = letters.staff;
const serviceLabel = (value: string) => serviceOptions.find((option) => option.value === value)?.label ?? value;

export function inquiryNotice(inquiry: InquiryRow): Notice {
  const { id, firstName, lastName, email, phone, company, service, message, source, createdAt, dueAt } = inquiry;
  const name = `${firstName} ${lastName}`;
  return {
    event: 'inquiry.received',
    title: letters.staff.inquiry({ name, company }),
    facts: factsOf({ name, email, phone, company, service: service && serviceLabel(service) }),
    text: message,
    person: { name, email },
    receivedAt: createdAt,
    dueAt: dueAt ?? null,
    record: { id, firstName, lastName, email, phone, company, service, message, source, createdAt, dueAt },
    path: `/admin?record=${id}`,
  };
}

export function leadNotice(lead: ChatLeadRow): Notice {
  const { id, name, company, email, phone, location, purposeOfVisit, servicesInterested, requirements, budget, timeline, createdAt, dueAt } = lead;
  const known = name ?? '';
  return {
    event: 'lead.qualified',
    title: letters.staff.lead({ name: known, company }),
    facts: factsOf({ name, email, phone, company, location, purposeOfVisit, services: servicesInterested.map(serviceLabel).join(', '), budget, timeline }),
    text: requirements ?? '',
    person: { name: known, email: email ?? null },
    receivedAt: createdAt,
    dueAt: dueAt ?? null,
    record: { id, name, company, email, phone, location, purposeOfVisit, servicesInterested, requirements, budget, timeline, createdAt, dueAt },
    path: `/admin?tab=chat-leads&record=${id}`,
  };
}

export function applicationNotice(application: JobApplicationRow): Notice {
  const { id, firstName, lastName, email, position, coverLetter, createdAt } = application;
  const name = `${firstName} ${lastName}`;
  const { department, location, phone, currentLocation, experience, portfolioUrl, expectedSalary, noticePeriod, resumeName } = application;
  return {
    event: 'application.received',
    title: letters.staff.application({ name }, position ?? letters.staff.anyPosition),
    facts: factsOf({ name, email, phone, position, currentLocation, experience, portfolioUrl, expectedSalary, noticePeriod }),
    text: coverLetter,
    person: { name, email },
    receivedAt: createdAt,
    dueAt: null,
    record: { id, firstName, lastName, email, phone, position, department, location, currentLocation, experience, coverLetter, portfolioUrl, expectedSalary, noticePeriod, resumeName, createdAt },
    path: `/admin?tab=job-applications&record=${id}`,
  };
}

function factsOf(values: Partial<Record<keyof typeof labels, string | null>>): (readonly [string, string])[] {
  return Object.entries(values).flatMap(([field, value]) => (value ? [[labels[field as keyof typeof labels], value] as const] : []));
}
