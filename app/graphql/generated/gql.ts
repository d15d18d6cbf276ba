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
    "\n  query DeskCounts {\n    deskCounts {\n      inquiries\n      unreadInquiries\n      spamInquiries\n      chatLeads\n      qualifiedLeads\n      overdue\n      jobApplications\n      newApplications\n      subscribers\n    }\n  }\n": typeof types.DeskCountsDocument,
    "\n  subscription DeskEvents {\n    deskEvents {\n      change\n      kind\n      ids\n    }\n  }\n": typeof types.DeskEventsDocument,
    "\n  query Me {\n    me {\n      id\n      name\n      email\n    }\n  }\n": typeof types.MeDocument,
    "\n  mutation Login($email: String!, $password: String!) {\n    login(email: $email, password: $password) {\n      token\n      admin {\n        id\n        name\n        email\n      }\n    }\n  }\n": typeof types.LoginDocument,
    "\n  query ChatLeads($after: ID, $filter: ChatLeadFilter, $order: ListOrder! = NEWEST) {\n    chatLeads(first: 50, after: $after, filter: $filter, order: $order) {\n      items {\n        id\n        name\n        company\n        email\n        phone\n        location\n        leadStatus\n        isContactInfoCollected\n        purposeOfVisit\n        servicesInterested\n        requirements\n        budget\n        timeline\n        sessionId\n        createdAt\n        ...LeadWork\n      }\n      endCursor\n      hasMore\n    }\n  }\n\n  fragment LeadWork on ChatLead {\n    id\n    state\n    dueAt\n    repliedAt\n    assignee {\n      id\n      name\n    }\n  }\n": typeof types.ChatLeadsDocument,
    "\n  mutation ChangeLead($id: ID!, $change: ChatLeadChange!) {\n    changeLead(id: $id, change: $change) {\n      ...LeadWork\n    }\n  }\n": typeof types.ChangeLeadDocument,
    "\n  query LeadConversation($id: ID!) {\n    chatLead(id: $id) {\n      conversation {\n        id\n        sender\n        text\n        createdAt\n      }\n      evidence {\n        field\n        value\n        quote\n        messageId\n        start\n        end\n      }\n    }\n  }\n": typeof types.LeadConversationDocument,
    "\n  query Inquiries($after: ID, $filter: InquiryFilter, $order: ListOrder! = NEWEST) {\n    inquiries(first: 50, after: $after, filter: $filter, order: $order) {\n      items {\n        ...InquiryParts\n      }\n      endCursor\n      hasMore\n    }\n  }\n\n  fragment InquiryParts on Inquiry {\n    id\n    firstName\n    lastName\n    email\n    phone\n    company\n    service\n    message\n    isRead\n    isSpam\n    createdAt\n    ...InquiryWork\n    source {\n      page\n      referrer\n      utmSource\n      utmMedium\n      utmCampaign\n      utmTerm\n      utmContent\n      locale\n    }\n  }\n\n  fragment InquiryWork on Inquiry {\n    id\n    state\n    dueAt\n    repliedAt\n    assignee {\n      id\n      name\n    }\n  }\n": typeof types.InquiriesDocument,
    "\n  query Inquiry($id: ID!) {\n    inquiry(id: $id) {\n      ...InquiryParts\n    }\n  }\n": typeof types.InquiryDocument,
    "\n  mutation MarkInquiryRead($id: ID!) {\n    markInquiryRead(id: $id) {\n      id\n      isRead\n    }\n  }\n": typeof types.MarkInquiryReadDocument,
    "\n  mutation MarkInquiries($ids: [ID!]!, $read: Boolean!) {\n    markInquiries(ids: $ids, read: $read) {\n      id\n      isRead\n    }\n  }\n": typeof types.MarkInquiriesDocument,
    "\n  mutation MarkSpam($ids: [ID!]!, $spam: Boolean!) {\n    markSpam(ids: $ids, spam: $spam) {\n      id\n      isSpam\n    }\n  }\n": typeof types.MarkSpamDocument,
    "\n  mutation ChangeInquiry($id: ID!, $change: InquiryChange!) {\n    changeInquiry(id: $id, change: $change) {\n      ...InquiryWork\n    }\n  }\n": typeof types.ChangeInquiryDocument,
    "\n  query DeskPlots {\n    deskPlots {\n      weeks {\n        start\n        inquiries\n        leads\n      }\n      services {\n        service\n        inquiries\n        leads\n      }\n      pages {\n        page\n        inquiries\n      }\n      otherPages\n    }\n  }\n": typeof types.DeskPlotsDocument,
    "\n  query JobApplications($after: ID, $filter: JobApplicationFilter, $order: ListOrder! = NEWEST) {\n    jobApplications(first: 50, after: $after, filter: $filter, order: $order) {\n      items {\n        ...ApplicationParts\n      }\n      endCursor\n      hasMore\n    }\n  }\n\n  fragment ApplicationParts on JobApplication {\n    id\n    position\n    department\n    location\n    firstName\n    lastName\n    email\n    phone\n    currentLocation\n    experience\n    coverLetter\n    portfolioUrl\n    expectedSalary\n    noticePeriod\n    resumeName\n    resumeSize\n    status\n    createdAt\n    assignee {\n      id\n      name\n    }\n  }\n": typeof types.JobApplicationsDocument,
    "\n  query JobApplication($id: ID!) {\n    jobApplication(id: $id) {\n      ...ApplicationParts\n    }\n  }\n": typeof types.JobApplicationDocument,
    "\n  query JobPositions {\n    jobPositions {\n      position\n      applications\n    }\n  }\n": typeof types.JobPositionsDocument,
    "\n  mutation ChangeJobApplication($id: ID!, $change: JobApplicationChange!) {\n    changeJobApplication(id: $id, change: $change) {\n      id\n      status\n      assignee {\n        id\n        name\n      }\n    }\n  }\n": typeof types.ChangeJobApplicationDocument,
    "\n  query DeskActs($after: ID) {\n    deskActs(first: 50, after: $after) {\n      items {\n        id\n        adminName\n        act\n        subject\n        createdAt\n      }\n      endCursor\n      hasMore\n    }\n  }\n": typeof types.DeskActsDocument,
    "\n  mutation AddAdmin($input: NewAdminInput!) {\n    addAdmin(input: $input) {\n      id\n      name\n    }\n  }\n": typeof types.AddAdminDocument,
    "\n  mutation RemoveAdmin($id: ID!, $current: String!) {\n    removeAdmin(id: $id, current: $current) {\n      id\n    }\n  }\n": typeof types.RemoveAdminDocument,
    "\n  mutation ChangePassword($current: String!, $next: String!) {\n    changePassword(current: $current, next: $next) {\n      token\n    }\n  }\n": typeof types.ChangePasswordDocument,
    "\n  mutation EndSessions {\n    endSessions {\n      id\n    }\n  }\n": typeof types.EndSessionsDocument,
    "\n  query Subscribers($after: ID, $filter: SubscriberFilter, $order: ListOrder! = NEWEST) {\n    subscribers(first: 50, after: $after, filter: $filter, order: $order) {\n      items {\n        id\n        email\n        status\n        sourcePage\n        consentText\n        consentAt\n        confirmedAt\n        createdAt\n      }\n      endCursor\n      hasMore\n    }\n  }\n": typeof types.SubscribersDocument,
    "\n  query FailedLetters {\n    failedLetters {\n      total\n      items {\n        id\n        kind\n        about\n        name\n        problem\n        attempts\n        failedAt\n      }\n    }\n  }\n": typeof types.FailedLettersDocument,
    "\n  mutation TryLettersAgain($ids: [ID!]!) {\n    tryLettersAgain(ids: $ids)\n  }\n": typeof types.TryLettersAgainDocument,
    "\n  query HeldRecords($email: String, $phone: String) {\n    heldRecords(email: $email, phone: $phone) {\n      mentions\n      records {\n        kind\n        id\n        createdAt\n      }\n    }\n  }\n": typeof types.HeldRecordsDocument,
    "\n  mutation ErasePerson($email: String, $phone: String) {\n    erasePerson(email: $email, phone: $phone) {\n      inquiry\n      lead\n      application\n      subscriber\n      conversation\n    }\n  }\n": typeof types.ErasePersonDocument,
    "\n  query Admins {\n    admins {\n      id\n      name\n      email\n    }\n  }\n": typeof types.AdminsDocument,
    "\n  query DeskNotes($kind: PersonKind!, $id: ID!) {\n    deskNotes(kind: $kind, id: $id) {\n      id\n      authorName\n      text\n      createdAt\n    }\n  }\n": typeof types.DeskNotesDocument,
    "\n  mutation AddDeskNote($kind: PersonKind!, $id: ID!, $text: String!) {\n    addDeskNote(kind: $kind, id: $id, text: $text) {\n      id\n    }\n  }\n": typeof types.AddDeskNoteDocument,
    "\n  query RelatedRecords($kind: PersonKind!, $id: ID!) {\n    relatedRecords(kind: $kind, id: $id) {\n      kind\n      id\n      name\n      about\n      state\n      sameEmail\n      samePhone\n      createdAt\n    }\n  }\n": typeof types.RelatedRecordsDocument,
};
const documents: Documents = {
    "\n  query DeskCounts {\n    deskCounts {\n      inquiries\n      unreadInquiries\n      spamInquiries\n      chatLeads\n      qualifiedLeads\n      overdue\n      jobApplications\n      newApplications\n      subscribers\n    }\n  }\n": types.DeskCountsDocument,
    "\n  subscription DeskEvents {\n    deskEvents {\n      change\n      kind\n      ids\n    }\n  }\n": types.DeskEventsDocument,
    "\n  query Me {\n    me {\n      id\n      name\n      email\n    }\n  }\n": types.MeDocument,
    "\n  mutation Login($email: String!, $password: String!) {\n    login(email: $email, password: $password) {\n      token\n      admin {\n        id\n        name\n        email\n      }\n    }\n  }\n": types.LoginDocument,
    "\n  query ChatLeads($after: ID, $filter: ChatLeadFilter, $order: ListOrder! = NEWEST) {\n    chatLeads(first: 50, after: $after, filter: $filter, order: $order) {\n      items {\n        id\n        name\n        company\n        email\n        phone\n        location\n        leadStatus\n        isContactInfoCollected\n        purposeOfVisit\n        servicesInterested\n        requirements\n        budget\n        timeline\n        sessionId\n        createdAt\n        ...LeadWork\n      }\n      endCursor\n      hasMore\n    }\n  }\n\n  fragment LeadWork on ChatLead {\n    id\n    state\n    dueAt\n    repliedAt\n    assignee {\n      id\n      name\n    }\n  }\n": types.ChatLeadsDocument,
    "\n  mutation ChangeLead($id: ID!, $change: ChatLeadChange!) {\n    changeLead(id: $id, change: $change) {\n      ...LeadWork\n    }\n  }\n": types.ChangeLeadDocument,
    "\n  query LeadConversation($id: ID!) {\n    chatLead(id: $id) {\n      conversation {\n        id\n        sender\n        text\n        createdAt\n      }\n      evidence {\n        field\n        value\n        quote\n        messageId\n        start\n        end\n      }\n    }\n  }\n": types.LeadConversationDocument,
    "\n  query Inquiries($after: ID, $filter: InquiryFilter, $order: ListOrder! = NEWEST) {\n    inquiries(first: 50, after: $after, filter: $filter, order: $order) {\n      items {\n        ...InquiryParts\n      }\n      endCursor\n      hasMore\n    }\n  }\n\n  fragment InquiryParts on Inquiry {\n    id\n    firstName\n    lastName\n    email\n    phone\n    company\n    service\n    message\n    isRead\n    isSpam\n    createdAt\n    ...InquiryWork\n    source {\n      page\n      referrer\n      utmSource\n      utmMedium\n      utmCampaign\n      utmTerm\n      utmContent\n      locale\n    }\n  }\n\n  fragment InquiryWork on Inquiry {\n    id\n    state\n    dueAt\n    repliedAt\n    assignee {\n      id\n      name\n    }\n  }\n": types.InquiriesDocument,
    "\n  query Inquiry($id: ID!) {\n    inquiry(id: $id) {\n      ...InquiryParts\n    }\n  }\n": types.InquiryDocument,
    "\n  mutation MarkInquiryRead($id: ID!) {\n    markInquiryRead(id: $id) {\n      id\n      isRead\n    }\n  }\n": types.MarkInquiryReadDocument,
    "\n  mutation MarkInquiries($ids: [ID!]!, $read: Boolean!) {\n    markInquiries(ids: $ids, read: $read) {\n      id\n      isRead\n    }\n  }\n": types.MarkInquiriesDocument,
    "\n  mutation MarkSpam($ids: [ID!]!, $spam: Boolean!) {\n    markSpam(ids: $ids, spam: $spam) {\n      id\n      isSpam\n    }\n  }\n": types.MarkSpamDocument,
    "\n  mutation ChangeInquiry($id: ID!, $change: InquiryChange!) {\n    changeInquiry(id: $id, change: $change) {\n      ...InquiryWork\n    }\n  }\n": types.ChangeInquiryDocument,
    "\n  query DeskPlots {\n    deskPlots {\n      weeks {\n        start\n        inquiries\n        leads\n      }\n      services {\n        service\n        inquiries\n        leads\n      }\n      pages {\n        page\n        inquiries\n      }\n      otherPages\n    }\n  }\n": types.DeskPlotsDocument,
    "\n  query JobApplications($after: ID, $filter: JobApplicationFilter, $order: ListOrder! = NEWEST) {\n    jobApplications(first: 50, after: $after, filter: $filter, order: $order) {\n      items {\n        ...ApplicationParts\n      }\n      endCursor\n      hasMore\n    }\n  }\n\n  fragment ApplicationParts on JobApplication {\n    id\n    position\n    department\n    location\n    firstName\n    lastName\n    email\n    phone\n    currentLocation\n    experience\n    coverLetter\n    portfolioUrl\n    expectedSalary\n    noticePeriod\n    resumeName\n    resumeSize\n    status\n    createdAt\n    assignee {\n      id\n      name\n    }\n  }\n": types.JobApplicationsDocument,
    "\n  query JobApplication($id: ID!) {\n    jobApplication(id: $id) {\n      ...ApplicationParts\n    }\n  }\n": types.JobApplicationDocument,
    "\n  query JobPositions {\n    jobPositions {\n      position\n      applications\n    }\n  }\n": types.JobPositionsDocument,
    "\n  mutation ChangeJobApplication($id: ID!, $change: JobApplicationChange!) {\n    changeJobApplication(id: $id, change: $change) {\n      id\n      status\n      assignee {\n        id\n        name\n      }\n    }\n  }\n": types.ChangeJobApplicationDocument,
    "\n  query DeskActs($after: ID) {\n    deskActs(first: 50, after: $after) {\n      items {\n        id\n        adminName\n        act\n        subject\n        createdAt\n      }\n      endCursor\n      hasMore\n    }\n  }\n": types.DeskActsDocument,
    "\n  mutation AddAdmin($input: NewAdminInput!) {\n    addAdmin(input: $input) {\n      id\n      name\n    }\n  }\n": types.AddAdminDocument,
    "\n  mutation RemoveAdmin($id: ID!, $current: String!) {\n    removeAdmin(id: $id, current: $current) {\n      id\n    }\n  }\n": types.RemoveAdminDocument,
    "\n  mutation ChangePassword($current: String!, $next: String!) {\n    changePassword(current: $current, next: $next) {\n      token\n    }\n  }\n": types.ChangePasswordDocument,
    "\n  mutation EndSessions {\n    endSessions {\n      id\n    }\n  }\n": types.EndSessionsDocument,
    "\n  query Subscribers($after: ID, $filter: SubscriberFilter, $order: ListOrder! = NEWEST) {\n    subscribers(first: 50, after: $after, filter: $filter, order: $order) {\n      items {\n        id\n        email\n        status\n        sourcePage\n        consentText\n        consentAt\n        confirmedAt\n        createdAt\n      }\n      endCursor\n      hasMore\n    }\n  }\n": types.SubscribersDocument,
    "\n  query FailedLetters {\n    failedLetters {\n      total\n      items {\n        id\n        kind\n        about\n        name\n        problem\n        attempts\n        failedAt\n      }\n    }\n  }\n": types.FailedLettersDocument,
    "\n  mutation TryLettersAgain($ids: [ID!]!) {\n    tryLettersAgain(ids: $ids)\n  }\n": types.TryLettersAgainDocument,
    "\n  query HeldRecords($email: String, $phone: String) {\n    heldRecords(email: $email, phone: $phone) {\n      mentions\n      records {\n        kind\n        id\n        createdAt\n      }\n    }\n  }\n": types.HeldRecordsDocument,
    "\n  mutation ErasePerson($email: String, $phone: String) {\n    erasePerson(email: $email, phone: $phone) {\n      inquiry\n      lead\n      application\n      subscriber\n      conversation\n    }\n  }\n": types.ErasePersonDocument,
    "\n  query Admins {\n    admins {\n      id\n      name\n      email\n    }\n  }\n": types.AdminsDocument,
    "\n  query DeskNotes($kind: PersonKind!, $id: ID!) {\n    deskNotes(kind: $kind, id: $id) {\n      id\n      authorName\n      text\n      createdAt\n    }\n  }\n": types.DeskNotesDocument,
    "\n  mutation AddDeskNote($kind: PersonKind!, $id: ID!, $text: String!) {\n    addDeskNote(kind: $kind, id: $id, text: $text) {\n      id\n    }\n  }\n": types.AddDeskNoteDocument,
    "\n  query RelatedRecords($kind: PersonKind!, $id: ID!) {\n    relatedRecords(kind: $kind, id: $id) {\n      kind\n      id\n      name\n      about\n      state\n      sameEmail\n      samePhone\n      createdAt\n    }\n  }\n": types.RelatedRecordsDocument,
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
export function graphql(source: "\n  query DeskCounts {\n    deskCounts {\n      inquiries\n      unreadInquiries\n      spamInquiries\n      chatLeads\n      qualifiedLeads\n      overdue\n      jobApplications\n      newApplications\n      subscribers\n    }\n  }\n"): (typeof documents)["\n  query DeskCounts {\n    deskCounts {\n      inquiries\n      unreadInquiries\n      spamInquiries\n      chatLeads\n      qualifiedLeads\n      overdue\n      jobApplications\n      newApplications\n      subscribers\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  subscription DeskEvents {\n    deskEvents {\n      change\n      kind\n      ids\n    }\n  }\n"): (typeof documents)["\n  subscription DeskEvents {\n    deskEvents {\n      change\n      kind\n      ids\n    }\n  }\n"];
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
export function graphql(source: "\n  query ChatLeads($after: ID, $filter: ChatLeadFilter, $order: ListOrder! = NEWEST) {\n    chatLeads(first: 50, after: $after, filter: $filter, order: $order) {\n      items {\n        id\n        name\n        company\n        email\n        phone\n        location\n        leadStatus\n        isContactInfoCollected\n        purposeOfVisit\n        servicesInterested\n        requirements\n        budget\n        timeline\n        sessionId\n        createdAt\n        ...LeadWork\n      }\n      endCursor\n      hasMore\n    }\n  }\n\n  fragment LeadWork on ChatLead {\n    id\n    state\n    dueAt\n    repliedAt\n    assignee {\n      id\n      name\n    }\n  }\n"): (typeof documents)["\n  query ChatLeads($after: ID, $filter: ChatLeadFilter, $order: ListOrder! = NEWEST) {\n    chatLeads(first: 50, after: $after, filter: $filter, order: $order) {\n      items {\n        id\n        name\n        company\n        email\n        phone\n        location\n        leadStatus\n        isContactInfoCollected\n        purposeOfVisit\n        servicesInterested\n        requirements\n        budget\n        timeline\n        sessionId\n        createdAt\n        ...LeadWork\n      }\n      endCursor\n      hasMore\n    }\n  }\n\n  fragment LeadWork on ChatLead {\n    id\n    state\n    dueAt\n    repliedAt\n    assignee {\n      id\n      name\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ChangeLead($id: ID!, $change: ChatLeadChange!) {\n    changeLead(id: $id, change: $change) {\n      ...LeadWork\n    }\n  }\n"): (typeof documents)["\n  mutation ChangeLead($id: ID!, $change: ChatLeadChange!) {\n    changeLead(id: $id, change: $change) {\n      ...LeadWork\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query LeadConversation($id: ID!) {\n    chatLead(id: $id) {\n      conversation {\n        id\n        sender\n        text\n        createdAt\n      }\n      evidence {\n        field\n        value\n        quote\n        messageId\n        start\n        end\n      }\n    }\n  }\n"): (typeof documents)["\n  query LeadConversation($id: ID!) {\n    chatLead(id: $id) {\n      conversation {\n        id\n        sender\n        text\n        createdAt\n      }\n      evidence {\n        field\n        value\n        quote\n        messageId\n        start\n        end\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Inquiries($after: ID, $filter: InquiryFilter, $order: ListOrder! = NEWEST) {\n    inquiries(first: 50, after: $after, filter: $filter, order: $order) {\n      items {\n        ...InquiryParts\n      }\n      endCursor\n      hasMore\n    }\n  }\n\n  fragment InquiryParts on Inquiry {\n    id\n    firstName\n    lastName\n    email\n    phone\n    company\n    service\n    message\n    isRead\n    isSpam\n    createdAt\n    ...InquiryWork\n    source {\n      page\n      referrer\n      utmSource\n      utmMedium\n      utmCampaign\n      utmTerm\n      utmContent\n      locale\n    }\n  }\n\n  fragment InquiryWork on Inquiry {\n    id\n    state\n    dueAt\n    repliedAt\n    assignee {\n      id\n      name\n    }\n  }\n"): (typeof documents)["\n  query Inquiries($after: ID, $filter: InquiryFilter, $order: ListOrder! = NEWEST) {\n    inquiries(first: 50, after: $after, filter: $filter, order: $order) {\n      items {\n        ...InquiryParts\n      }\n      endCursor\n      hasMore\n    }\n  }\n\n  fragment InquiryParts on Inquiry {\n    id\n    firstName\n    lastName\n    email\n    phone\n    company\n    service\n    message\n    isRead\n    isSpam\n    createdAt\n    ...InquiryWork\n    source {\n      page\n      referrer\n      utmSource\n      utmMedium\n      utmCampaign\n      utmTerm\n      utmContent\n      locale\n    }\n  }\n\n  fragment InquiryWork on Inquiry {\n    id\n    state\n    dueAt\n    repliedAt\n    assignee {\n      id\n      name\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Inquiry($id: ID!) {\n    inquiry(id: $id) {\n      ...InquiryParts\n    }\n  }\n"): (typeof documents)["\n  query Inquiry($id: ID!) {\n    inquiry(id: $id) {\n      ...InquiryParts\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation MarkInquiryRead($id: ID!) {\n    markInquiryRead(id: $id) {\n      id\n      isRead\n    }\n  }\n"): (typeof documents)["\n  mutation MarkInquiryRead($id: ID!) {\n    markInquiryRead(id: $id) {\n      id\n      isRead\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation MarkInquiries($ids: [ID!]!, $read: Boolean!) {\n    markInquiries(ids: $ids, read: $read) {\n      id\n      isRead\n    }\n  }\n"): (typeof documents)["\n  mutation MarkInquiries($ids: [ID!]!, $read: Boolean!) {\n    markInquiries(ids: $ids, read: $read) {\n      id\n      isRead\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation MarkSpam($ids: [ID!]!, $spam: Boolean!) {\n    markSpam(ids: $ids, spam: $spam) {\n      id\n      isSpam\n    }\n  }\n"): (typeof documents)["\n  mutation MarkSpam($ids: [ID!]!, $spam: Boolean!) {\n    markSpam(ids: $ids, spam: $spam) {\n      id\n      isSpam\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ChangeInquiry($id: ID!, $change: InquiryChange!) {\n    changeInquiry(id: $id, change: $change) {\n      ...InquiryWork\n    }\n  }\n"): (typeof documents)["\n  mutation ChangeInquiry($id: ID!, $change: InquiryChange!) {\n    changeInquiry(id: $id, change: $change) {\n      ...InquiryWork\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query DeskPlots {\n    deskPlots {\n      weeks {\n        start\n        inquiries\n        leads\n      }\n      services {\n        service\n        inquiries\n        leads\n      }\n      pages {\n        page\n        inquiries\n      }\n      otherPages\n    }\n  }\n"): (typeof documents)["\n  query DeskPlots {\n    deskPlots {\n      weeks {\n        start\n        inquiries\n        leads\n      }\n      services {\n        service\n        inquiries\n        leads\n      }\n      pages {\n        page\n        inquiries\n      }\n      otherPages\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query JobApplications($after: ID, $filter: JobApplicationFilter, $order: ListOrder! = NEWEST) {\n    jobApplications(first: 50, after: $after, filter: $filter, order: $order) {\n      items {\n        ...ApplicationParts\n      }\n      endCursor\n      hasMore\n    }\n  }\n\n  fragment ApplicationParts on JobApplication {\n    id\n    position\n    department\n    location\n    firstName\n    lastName\n    email\n    phone\n    currentLocation\n    experience\n    coverLetter\n    portfolioUrl\n    expectedSalary\n    noticePeriod\n    resumeName\n    resumeSize\n    status\n    createdAt\n    assignee {\n      id\n      name\n    }\n  }\n"): (typeof documents)["\n  query JobApplications($after: ID, $filter: JobApplicationFilter, $order: ListOrder! = NEWEST) {\n    jobApplications(first: 50, after: $after, filter: $filter, order: $order) {\n      items {\n        ...ApplicationParts\n      }\n      endCursor\n      hasMore\n    }\n  }\n\n  fragment ApplicationParts on JobApplication {\n    id\n    position\n    department\n    location\n    firstName\n    lastName\n    email\n    phone\n    currentLocation\n    experience\n    coverLetter\n    portfolioUrl\n    expectedSalary\n    noticePeriod\n    resumeName\n    resumeSize\n    status\n    createdAt\n    assignee {\n      id\n      name\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query JobApplication($id: ID!) {\n    jobApplication(id: $id) {\n      ...ApplicationParts\n    }\n  }\n"): (typeof documents)["\n  query JobApplication($id: ID!) {\n    jobApplication(id: $id) {\n      ...ApplicationParts\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query JobPositions {\n    jobPositions {\n      position\n      applications\n    }\n  }\n"): (typeof documents)["\n  query JobPositions {\n    jobPositions {\n      position\n      applications\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ChangeJobApplication($id: ID!, $change: JobApplicationChange!) {\n    changeJobApplication(id: $id, change: $change) {\n      id\n      status\n      assignee {\n        id\n        name\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation ChangeJobApplication($id: ID!, $change: JobApplicationChange!) {\n    changeJobApplication(id: $id, change: $change) {\n      id\n      status\n      assignee {\n        id\n        name\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query DeskActs($after: ID) {\n    deskActs(first: 50, after: $after) {\n      items {\n        id\n        adminName\n        act\n        subject\n        createdAt\n      }\n      endCursor\n      hasMore\n    }\n  }\n"): (typeof documents)["\n  query DeskActs($after: ID) {\n    deskActs(first: 50, after: $after) {\n      items {\n        id\n        adminName\n        act\n        subject\n        createdAt\n      }\n      endCursor\n      hasMore\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation AddAdmin($input: NewAdminInput!) {\n    addAdmin(input: $input) {\n      id\n      name\n    }\n  }\n"): (typeof documents)["\n  mutation AddAdmin($input: NewAdminInput!) {\n    addAdmin(input: $input) {\n      id\n      name\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RemoveAdmin($id: ID!, $current: String!) {\n    removeAdmin(id: $id, current: $current) {\n      id\n    }\n  }\n"): (typeof documents)["\n  mutation RemoveAdmin($id: ID!, $current: String!) {\n    removeAdmin(id: $id, current: $current) {\n      id\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ChangePassword($current: String!, $next: String!) {\n    changePassword(current: $current, next: $next) {\n      token\n    }\n  }\n"): (typeof documents)["\n  mutation ChangePassword($current: String!, $next: String!) {\n    changePassword(current: $current, next: $next) {\n      token\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation EndSessions {\n    endSessions {\n      id\n    }\n  }\n"): (typeof documents)["\n  mutation EndSessions {\n    endSessions {\n      id\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Subscribers($after: ID, $filter: SubscriberFilter, $order: ListOrder! = NEWEST) {\n    subscribers(first: 50, after: $after, filter: $filter, order: $order) {\n      items {\n        id\n        email\n        status\n        sourcePage\n        consentText\n        consentAt\n        confirmedAt\n        createdAt\n      }\n      endCursor\n      hasMore\n    }\n  }\n"): (typeof documents)["\n  query Subscribers($after: ID, $filter: SubscriberFilter, $order: ListOrder! = NEWEST) {\n    subscribers(first: 50, after: $after, filter: $filter, order: $order) {\n      items {\n        id\n        email\n        status\n        sourcePage\n        consentText\n        consentAt\n        confirmedAt\n        createdAt\n      }\n      endCursor\n      hasMore\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query FailedLetters {\n    failedLetters {\n      total\n      items {\n        id\n        kind\n        about\n        name\n        problem\n        attempts\n        failedAt\n      }\n    }\n  }\n"): (typeof documents)["\n  query FailedLetters {\n    failedLetters {\n      total\n      items {\n        id\n        kind\n        about\n        name\n        problem\n        attempts\n        failedAt\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation TryLettersAgain($ids: [ID!]!) {\n    tryLettersAgain(ids: $ids)\n  }\n"): (typeof documents)["\n  mutation TryLettersAgain($ids: [ID!]!) {\n    tryLettersAgain(ids: $ids)\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query HeldRecords($email: String, $phone: String) {\n    heldRecords(email: $email, phone: $phone) {\n      mentions\n      records {\n        kind\n        id\n        createdAt\n      }\n    }\n  }\n"): (typeof documents)["\n  query HeldRecords($email: String, $phone: String) {\n    heldRecords(email: $email, phone: $phone) {\n      mentions\n      records {\n        kind\n        id\n        createdAt\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ErasePerson($email: String, $phone: String) {\n    erasePerson(email: $email, phone: $phone) {\n      inquiry\n      lead\n      application\n      subscriber\n      conversation\n    }\n  }\n"): (typeof documents)["\n  mutation ErasePerson($email: String, $phone: String) {\n    erasePerson(email: $email, phone: $phone) {\n      inquiry\n      lead\n      application\n      subscriber\n      conversation\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Admins {\n    admins {\n      id\n      name\n      email\n    }\n  }\n"): (typeof documents)["\n  query Admins {\n    admins {\n      id\n      name\n      email\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query DeskNotes($kind: PersonKind!, $id: ID!) {\n    deskNotes(kind: $kind, id: $id) {\n      id\n      authorName\n      text\n      createdAt\n    }\n  }\n"): (typeof documents)["\n  query DeskNotes($kind: PersonKind!, $id: ID!) {\n    deskNotes(kind: $kind, id: $id) {\n      id\n      authorName\n      text\n      createdAt\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation AddDeskNote($kind: PersonKind!, $id: ID!, $text: String!) {\n    addDeskNote(kind: $kind, id: $id, text: $text) {\n      id\n    }\n  }\n"): (typeof documents)["\n  mutation AddDeskNote($kind: PersonKind!, $id: ID!, $text: String!) {\n    addDeskNote(kind: $kind, id: $id, text: $text) {\n      id\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query RelatedRecords($kind: PersonKind!, $id: ID!) {\n    relatedRecords(kind: $kind, id: $id) {\n      kind\n      id\n      name\n      about\n      state\n      sameEmail\n      samePhone\n      createdAt\n    }\n  }\n"): (typeof documents)["\n  query RelatedRecords($kind: PersonKind!, $id: ID!) {\n    relatedRecords(kind: $kind, id: $id) {\n      kind\n      id\n      name\n      about\n      state\n      sameEmail\n      samePhone\n      createdAt\n    }\n  }\n"];

export function graphql(source: string) {
  return (documents as any)[source] ?? {};
}

export type DocumentType<TDocumentNode extends DocumentNode<any, any>> = TDocumentNode extends DocumentNode<  infer TType,  any>  ? TType  : never;