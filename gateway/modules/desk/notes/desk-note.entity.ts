import { defineEntity, p, type InferEntity } from '@mikro-orm/core';
import { Admin } from '../../admins/admin.entity.ts';
import { JobApplication } from '../../applications/job-application.entity.ts';
import { Inquiry } from '../../inquiries/inquiry.entity.ts';
import { ChatLead } from '../../leads/chat-lead.entity.ts';

/** What an admin wrote down about one record; it goes when the record goes. */
export const DeskNote = defineEntity({
  name: 'DeskNote',
  tableName: 'desk_note',
  properties: {
    /** UUID v7: sorts by time. */
    id: p.uuid().primary(),
    inquiry: () => p.manyToOne(Inquiry).nullable().deleteRule('cascade'),
    lead: () => p.manyToOne(ChatLead).nullable().deleteRule('cascade'),
    application: () => p.manyToOne(JobApplication).nullable().deleteRule('cascade'),
    author: () => p.manyToOne(Admin).nullable().deleteRule('set null'),
    /** As it was then: who has left is still named. */
    authorName: p.text(),
    text: p.text(),
    createdAt: p.datetime(3),
  },
  checks: [{ name: 'desk_note_of_one', expression: 'num_nonnulls(inquiry_id, lead_id, application_id) = 1' }],
  indexes: [
    { name: 'desk_note_inquiry', properties: ['inquiry'], where: 'inquiry_id is not null' },
    { name: 'desk_note_lead', properties: ['lead'], where: 'lead_id is not null' },
    { name: 'desk_note_application', properties: ['application'], where: 'application_id is not null' },
  ],
});

export type DeskNoteRow = InferEntity<typeof DeskNote>;
