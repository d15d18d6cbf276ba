import { assistant } from '#content/assistant.ts';
import { isJobSeeker } from '../../../leads/reading/job-seekers.ts';
import { kindOf } from '../../knowledge/content.ts';
import type { Topic } from '../../knowledge/question.ts';
import type { KnownLead } from './known-lead.ts';

/** What is remembered of the promise that somebody gets in touch: it is made once in a conversation. */
export const PROMISED = 'promised';

/** Whether it was made before. */
export const isPromised = ({ told = [] }: Topic = {}): boolean => told.includes(PROMISED);

/** Whether it was made last, so that what is asked of nothing is asked of that: "will it be tomorrow?" */
export const isPromisedLast = ({ told = [] }: Topic = {}): boolean => told[0] === PROMISED;

/** Whether a text makes it. */
export const promises = (text: string): boolean => [assistant.noted.complete, assistant.noted.applied].some((promise) => text.includes(promise));

/** These are about work here. */
const ofJobs: readonly string[] = ['careers', 'position'];

/** Whether somebody looks for work with us: from whom they hear, and when, is another matter. */
export function isApplicant(message: string, topic: Topic = {}, lead: KnownLead | undefined): boolean {
  const services = lead?.servicesInterested ?? [];
  return services.length === 0 && (ofJobs.includes(kindOf(topic.entity ?? '')) || isJobSeeker(message, { purposeOfVisit: lead?.purposeOfVisit, services }));
}

/** What who can be reached is promised. */
export const promiseFor = (message: string, topic: Topic | undefined, lead: KnownLead | undefined): string => (isApplicant(message, topic, lead) ? assistant.noted.applied : assistant.noted.complete);
