/* eslint-disable */
import * as types from './graphql';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';

/**
 * Map of all GraphQL operations in the project.
 *
 * This map has several performance disadvantages:
 * 1. It is not tree-shakeable, so it will include all operations in the project.
 * 2. It is not minifiable, so the string of a GraphQL query will be multiple times inside the bundle.
 * 3. It does not support dead code elimination, so it will add unused operations.
 *
 * Therefore it is highly recommended to use the babel or swc plugin for production.
 * Learn more about it here: https://the-guild.dev/graphql/codegen/plugins/presets/preset-client#reducing-bundle-size
 */
type Documents = {
    "\n  query DeskCounts {\n    deskCounts {\n      inquiries\n      unreadInquiries\n      spamInquiries\n      chatLeads\n      qualifiedLeads\n    }\n  }\n": typeof types.DeskCountsDocument,
    "\n  query Me {\n    me {\n      id\n      name\n      email\n    }\n  }\n": typeof types.MeDocument,
    "\n  mutation Login($email: String!, $password: String!) {\n    login(email: $email, password: $password) {\n      token\n      admin {\n        id\n        name\n        email\n      }\n    }\n  }\n": typeof types.LoginDocument,
    "\n  query ChatLeads($after: ID) {\n    chatLeads(first: 50, after: $after) {\n      items {\n        id\n        name\n        company\n        email\n        phone\n        location\n        leadStatus\n        isContactInfoCollected\n        purposeOfVisit\n        servicesInterested\n        requirements\n        budget\n        timeline\n        sessionId\n        createdAt\n      }\n      endCursor\n      hasMore\n    }\n  }\n": typeof types.ChatLeadsDocument,
    "\n  query Inquiries($after: ID, $filter: InquiryFilter) {\n    inquiries(first: 50, after: $after, filter: $filter) {\n      items {\n        id\n        firstName\n        lastName\n        email\n        phone\n        company\n        service\n        message\n        isRead\n        isSpam\n        createdAt\n        source {\n          page\n          referrer\n          utmSource\n          utmMedium\n          utmCampaign\n          utmTerm\n          utmContent\n          locale\n        }\n      }\n      endCursor\n      hasMore\n    }\n  }\n": typeof types.InquiriesDocument,
    "\n  mutation MarkInquiryRead($id: ID!) {\n    markInquiryRead(id: $id) {\n      id\n      isRead\n    }\n  }\n": typeof types.MarkInquiryReadDocument,
};
const documents: Documents = {
    "\n  query DeskCounts {\n    deskCounts {\n      inquiries\n      unreadInquiries\n      spamInquiries\n      chatLeads\n      qualifiedLeads\n    }\n  }\n": types.DeskCountsDocument,
    "\n  query Me {\n    me {\n      id\n      name\n      email\n    }\n  }\n": types.MeDocument,
    "\n  mutation Login($email: String!, $password: String!) {\n    login(email: $email, password: $password) {\n      token\n      admin {\n        id\n        name\n        email\n      }\n    }\n  }\n": types.LoginDocument,
    "\n  query ChatLeads($after: ID) {\n    chatLeads(first: 50, after: $after) {\n      items {\n        id\n        name\n        company\n        email\n        phone\n        location\n        leadStatus\n        isContactInfoCollected\n        purposeOfVisit\n        servicesInterested\n        requirements\n        budget\n        timeline\n        sessionId\n        createdAt\n      }\n      endCursor\n      hasMore\n    }\n  }\n": types.ChatLeadsDocument,
    "\n  query Inquiries($after: ID, $filter: InquiryFilter) {\n    inquiries(first: 50, after: $after, filter: $filter) {\n      items {\n        id\n        firstName\n        lastName\n        email\n        phone\n        company\n        service\n        message\n        isRead\n        isSpam\n        createdAt\n        source {\n          page\n          referrer\n          utmSource\n          utmMedium\n          utmCampaign\n          utmTerm\n          utmContent\n          locale\n        }\n      }\n      endCursor\n      hasMore\n    }\n  }\n": types.InquiriesDocument,
    "\n  mutation MarkInquiryRead($id: ID!) {\n    markInquiryRead(id: $id) {\n      id\n      isRead\n    }\n  }\n": types.MarkInquiryReadDocument,
};

/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 *
 *
 * @example
 * ```ts
 * const query = graphql(`query GetUser($id: ID!) { user(id: $id) { name } }`);
 * ```
 *
 * The query argument is unknown!
 * Please regenerate the types.
 */
export function graphql(source: string): unknown;

/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query DeskCounts {\n    deskCounts {\n      inquiries\n      unreadInquiries\n      spamInquiries\n      chatLeads\n      qualifiedLeads\n    }\n  }\n"): (typeof documents)["\n  query DeskCounts {\n    deskCounts {\n      inquiries\n      unreadInquiries\n      spamInquiries\n      chatLeads\n      qualifiedLeads\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Me {\n    me {\n      id\n      name\n      email\n    }\n  }\n"): (typeof documents)["\n  query Me {\n    me {\n      id\n      name\n      email\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation Login($email: String!, $password: String!) {\n    login(email: $email, password: $password) {\n      token\n      admin {\n        id\n        name\n        email\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation Login($email: String!, $password: String!) {\n    login(email: $email, password: $password) {\n      token\n      admin {\n        id\n        name\n        email\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ChatLeads($after: ID) {\n    chatLeads(first: 50, after: $after) {\n      items {\n        id\n        name\n        company\n        email\n        phone\n        location\n        leadStatus\n        isContactInfoCollected\n        purposeOfVisit\n        servicesInterested\n        requirements\n        budget\n        timeline\n        sessionId\n        createdAt\n      }\n      endCursor\n      hasMore\n    }\n  }\n"): (typeof documents)["\n  query ChatLeads($after: ID) {\n    chatLeads(first: 50, after: $after) {\n      items {\n        id\n        name\n        company\n        email\n        phone\n        location\n        leadStatus\n        isContactInfoCollected\n        purposeOfVisit\n        servicesInterested\n        requirements\n        budget\n        timeline\n        sessionId\n        createdAt\n      }\n      endCursor\n      hasMore\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Inquiries($after: ID, $filter: InquiryFilter) {\n    inquiries(first: 50, after: $after, filter: $filter) {\n      items {\n        id\n        firstName\n        lastName\n        email\n        phone\n        company\n        service\n        message\n        isRead\n        isSpam\n        createdAt\n        source {\n          page\n          referrer\n          utmSource\n          utmMedium\n          utmCampaign\n          utmTerm\n          utmContent\n          locale\n        }\n      }\n      endCursor\n      hasMore\n    }\n  }\n"): (typeof documents)["\n  query Inquiries($after: ID, $filter: InquiryFilter) {\n    inquiries(first: 50, after: $after, filter: $filter) {\n      items {\n        id\n        firstName\n        lastName\n        email\n        phone\n        company\n        service\n        message\n        isRead\n        isSpam\n        createdAt\n        source {\n          page\n          referrer\n          utmSource\n          utmMedium\n          utmCampaign\n          utmTerm\n          utmContent\n          locale\n        }\n      }\n      endCursor\n      hasMore\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation MarkInquiryRead($id: ID!) {\n    markInquiryRead(id: $id) {\n      id\n      isRead\n    }\n  }\n"): (typeof documents)["\n  mutation MarkInquiryRead($id: ID!) {\n    markInquiryRead(id: $id) {\n      id\n      isRead\n    }\n  }\n"];

export function graphql(source: string) {
  return (documents as any)[source] ?? {};
}

export type DocumentType<TDocumentNode extends DocumentNode<any, any>> = TDocumentNode extends DocumentNode<  infer TType,  any>  ? TType  : never;