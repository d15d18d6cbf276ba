import { defineEntity, p } from '@mikro-orm/core';

/** What is left of a submission whose person was erased: enough to answer a replay, nothing of the person. */
export const ErasedSubmission = defineEntity({
  name: 'ErasedSubmission',
  tableName: 'erased_submission',
  properties: {
    kind: p.text().primary(),
    submissionKey: p.text().primary(),
    submissionHash: p.blob(),
    /** The id that the erased row had, which the first answer named. */
    recordId: p.uuid(),
  },
});
