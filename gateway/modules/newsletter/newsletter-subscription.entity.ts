import { defineEntity, p, type InferEntity } from '@mikro-orm/core';
import { searchedIn, searchIndex } from '../desk/records/found-by.ts';

/** `pending` until the address's owner has followed the link that confirms it; only then are letters sent. */
export const subscriptionStatuses = ['pending', 'confirmed'] as const;

export type SubscriptionStatus = (typeof subscriptionStatuses)[number];

/** Who leaves is deleted: there is no status for them. */
export const NewsletterSubscription = defineEntity({
  name: 'NewsletterSubscription',
  tableName: 'newsletter_subscription',
  properties: {
    /** UUID v7: sorts by the time of the first request. A link that confirms names it. */
    id: p.uuid().primary(),
    /** As it was written last, for the envelope. */
    email: p.text(),
    /** The same in the form in which addresses are compared. */
    emailKey: p.text().unique(),
    /** What a link that unsubscribes names: made of the address, and the same again for whoever leaves and comes back. */
    reference: p.blob().unique(),
    status: p.text().$type<SubscriptionStatus>(),
    consentVersion: p.text(),
    /** The wording itself, as it was agreed to. */
    consentText: p.text(),
    consentAt: p.datetime(3),
    /** The page on which it was given, as the browser told. */
    sourcePage: p.text().nullable(),
    confirmedAt: p.datetime(3).nullable(),
    createdAt: p.datetime(3),
    submissionKey: p.text().nullable().unique(),
    submissionHash: p.blob().nullable(),
    ...searchedIn('email'),
  },
  indexes: [searchIndex('newsletter_subscription')],
});

export type NewsletterSubscriptionRow = InferEntity<typeof NewsletterSubscription>;
