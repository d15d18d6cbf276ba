/** Fields that hold one value: another takes its place. */
export const singleFields = ['name', 'company', 'email', 'phone', 'location', 'budget', 'timeline'] as const;

/** What a lead holds of its visitor's words. */
export const leadFields = ['name', 'company', 'email', 'phone', 'location', 'purposeOfVisit', 'servicesInterested', 'requirements', 'budget', 'timeline'] as const;

export type SingleField = (typeof singleFields)[number];
export type LeadField = (typeof leadFields)[number];
