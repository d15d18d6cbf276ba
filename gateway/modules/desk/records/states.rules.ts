/** How far staff are with an inquiry or a lead. Only a reply stops the clock of the reply promise. */
export const dealStates = ['open', 'replied', 'won', 'lost'] as const;
export type DealState = (typeof dealStates)[number];

/** How far staff are with an application. */
export const applicationStatuses = ['new', 'reviewed', 'shortlisted', 'declined'] as const;
export type ApplicationStatus = (typeof applicationStatuses)[number];

/** Whether one state may follow another. Nothing is won or lost that nobody replied to; every step can be taken back. */
export function canFollow(now: DealState, next: DealState): boolean {
  return now !== 'open' || next === 'open' || next === 'replied';
}
