import 'reflect-metadata';
import type { GraphQLSchema } from 'graphql';
import { buildSchemaSync, type PubSub } from 'type-graphql';
import { AdminResolver } from '../modules/admins/admin.graphql.ts';
import { ApplicationResolver } from '../modules/applications/application.graphql.ts';
import { ChatResolver } from '../modules/assistant/chat.graphql.ts';
import { DeskResolver } from '../modules/desk/desk.graphql.ts';
import { ActsResolver } from '../modules/desk/acts/acts.graphql.ts';
import { LiveResolver } from '../modules/desk/live/live.graphql.ts';
import { NotesResolver } from '../modules/desk/notes/notes.graphql.ts';
import { PlotsResolver } from '../modules/desk/plots/plots.graphql.ts';
import { RelatedResolver } from '../modules/desk/related/related.graphql.ts';
import { InquiryResolver } from '../modules/inquiries/inquiry.graphql.ts';
import { LeadResolver } from '../modules/leads/lead.graphql.ts';
import { PostResolver } from '../modules/post/post.graphql.ts';
import { PrivacyResolver } from '../modules/privacy/privacy.graphql.ts';
import { NewsletterResolver } from '../modules/newsletter/newsletter.graphql.ts';
import { SubscribersResolver } from '../modules/newsletter/subscribers.graphql.ts';

/** Asked for where there are subscriptions. Ours bring their own sources, which hear of other replicas. */
const noPubSub: PubSub = {
  publish: () => refusePubSub(),
  subscribe: () => refusePubSub(),
};

function refusePubSub(): never {
  throw new Error('Events come from the database.');
}

/** The schema, code first; `schema.graphql` is printed from it. The use cases hold inputs against their rules. */
export function buildSchema(): GraphQLSchema {
  return buildSchemaSync({
    resolvers: [ActsResolver, AdminResolver, ApplicationResolver, ChatResolver, DeskResolver, InquiryResolver, LeadResolver, LiveResolver, NewsletterResolver, NotesResolver, PlotsResolver, PostResolver, PrivacyResolver, RelatedResolver, SubscribersResolver],
    validate: false,
    pubSub: noPubSub,
  });
}
