/** Fields that hold one value: another takes its place. */
export const singleFields = ['name', 'company', 'email', 'phone', 'location', 'budget', 'timeline'] as const;

/** What a lead holds of its visitor's words. */
export const leadFields = ['name', 'company', 'email', 'phone', 'location', 'purposeOfVisit', 'servicesInterested', 'requirements', 'budget', 'timeline'] as const;

export type SingleField = (typeof singleFields)[number];
export type LeadField = (typeof leadFields)[number];

/** Characters that a field of one value holds at most; what is longer is rather none. */
export const longest: Readonly<Record<SingleField, number>> = { name: 100, company: 200, email: 254, phone: 40, location: 200, budget: 200, timeline: 200 };
