import multipart from '@fastify/multipart';
import type { FastifyInstance } from 'fastify';
import { idempotencyKeyOf } from '../../rest/idempotency-key.ts';
import { listQueryOf } from '../../rest/list-query.ts';
import { bearerAuth, createdId, failures, idempotencyHeader, listQuery, nullableText, record, schemaOf, text, time, uuid } from '../../rest/schemas.ts';
import { applicationRules } from './application.rules.ts';
import { listApplications } from './list-applications.ts';
import { readResume } from './read-resume.ts';
import { receiveMultipart } from './receive-multipart.ts';
import { MAX_RESUME_BYTES } from './resume.rules.ts';
import { submitApplication } from './submit-application.ts';

/** Bytes of one field. */
const MAX_FIELD_BYTES = 64 * 1024;

const applicationBody = () => {
  const fields = schemaOf(applicationRules);
  return {
    ...fields,
    properties: { ...fields.properties, resume: { type: 'string', contentMediaType: 'application/octet-stream', description: 'PDF, doc or docx, at most 5 MB' } },
    required: [...fields.required, 'resume'],
  };
};

const application = record({
  id: uuid,
  position: nullableText,
  department: nullableText,
  location: nullableText,
  firstName: text,
  lastName: text,
  email: text,
  phone: text,
  currentLocation: text,
  experience: text,
  coverLetter: text,
  portfolioUrl: nullableText,
  expectedSalary: nullableText,
  noticePeriod: nullableText,
  resumeName: text,
  resumeSize: { type: 'integer' },
  createdAt: time,
});

/** `POST /api/job-applications` */
export async function jobApplicationRoutes(api: FastifyInstance): Promise<void> {
  api.removeAllContentTypeParsers();
  await api.register(multipart, {
    // One byte over the limit tells a file that is too large from one that just fits.
    limits: { files: 2, fields: 40, parts: 42, fieldNameSize: 100, fieldSize: MAX_FIELD_BYTES, fileSize: MAX_RESUME_BYTES + 1 },
    throwFileSizeLimit: false,
  });
  api.post('/job-applications', {
    schema: {
      summary: 'Apply for a position',
      tags: ['visitors'],
      consumes: ['multipart/form-data'],
      headers: idempotencyHeader,
      body: applicationBody(),
      response: { 201: createdId, ...failures(400, 413, 415, 422, 429) },
    },
    handler: async (request, reply) => {
      const { fields, file } = await receiveMultipart(request);
      const receipt = await submitApplication(request.ctx, fields, file, idempotencyKeyOf(request.headers));
      return reply.code(201).send(receipt);
    },
  });
}

/** `/api/admin/job-applications…` */
export function applicationRoutes(admin: FastifyInstance): void {
  admin.get('/job-applications', {
    schema: {
      summary: 'Job applications, newest first',
      tags: ['staff'],
      security: bearerAuth,
      querystring: listQuery,
      response: { 200: { description: 'The list', type: 'array', items: application }, ...failures(400, 401) },
    },
    handler: async (request) => (await listApplications(request.ctx, listQueryOf(request.query))).items,
  });

  admin.get('/job-applications/:id/resume', {
    schema: {
      summary: "An applicant's résumé",
      tags: ['staff'],
      security: bearerAuth,
      params: record({ id: uuid }),
      response: { 200: { description: 'The file', content: { 'application/octet-stream': { schema: { type: 'string', format: 'binary' } } } }, ...failures(401, 404) },
    },
    handler: async (request, reply) => {
      const file = await readResume(request.ctx, (request.params as { id: string }).id);
      return (
        reply
          .type(file.mediaType)
          .header('content-disposition', attachmentNamed(file.name))
          // Should a browser show it all the same, nothing in it may run or call out.
          .header('content-security-policy', "default-src 'none'; sandbox")
          .header('cache-control', 'no-store')
          .serializer((content) => content)
          .send(file.content)
      );
    },
  });
}

/** RFC 6266 with RFC 8187's encoding, so that no name can break out of the header. */
function attachmentNamed(name: string): string {
  const encoded = encodeURIComponent(name).replace(/['()*]/g, (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`);
  return `attachment; filename*=UTF-8''${encoded}`;
}
