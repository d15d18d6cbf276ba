import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { asDesk } from '../../test/desk.ts';
import { aDoc, aDocx, anApplication, aPdf, aZip, DOCX_TYPE, multipart, type FilePart } from '../../test/factories.ts';
import { ADMIN, startTestGateway, type TestGateway } from '../../test/test-gateway.ts';
import { MAX_RESUME_BYTES } from './resume.rules.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startTestGateway({ rateLimitScale: 1000 });
});
afterAll(() => gateway.close());

function apply(fields: Record<string, string>, files: FilePart[], headers: Record<string, string> = {}, server = gateway.server) {
  const form = multipart(fields, ...files);
  return server.inject({ method: 'POST', url: '/api/job-applications', payload: form.payload, headers: { ...form.headers, ...headers } });
}

async function download(id: string) {
  return gateway.get(`/api/admin/job-applications/${id}/resume`, await gateway.adminToken());
}

describe('POST /api/job-applications', () => {
  it.each([
    ['a PDF', aPdf()],
    ['a Word document', aDoc()],
    ['a docx', aDocx()],
    ['a PDF of exactly 5 MB', aPdf(MAX_RESUME_BYTES)],
    ['a PDF whose type the browser does not know', { ...aPdf(), type: 'application/octet-stream' }],
    ['a name in other letters', { ...aPdf(), name: 'रवि मेनन (2026).PDF' }],
  ])('stores %s and gives it back byte for byte', async (_what, file) => {
    const answer = await apply(anApplication(), [file]);
    expect(answer.statusCode).toBe(201);
    const { id } = answer.json() as { id: string };
    const copy = await download(id);
    expect(copy.rawPayload.equals(file.content)).toBe(true);
    expect(copy.headers['content-disposition']).toBe(`attachment; filename*=UTF-8''${encodeURIComponent(file.name).replace(/[()]/g, (c) => (c === '(' ? '%28' : '%29'))}`);
    expect(copy.headers['x-content-type-options']).toBe('nosniff');
    expect(copy.headers['content-security-policy']).toContain('sandbox');
  });

  it('keeps all fields, and takes position, department and location as sent', async () => {
    const fields = anApplication({ position: 'Harbour pilot', location: '', portfolioUrl: 'ravi.example', expectedSalary: '₹ 24 lakh', noticePeriod: '60 days' });
    const { id } = (await apply(fields, [aPdf()])).json() as { id: string };
    const list = (await gateway.get('/api/admin/job-applications', await gateway.adminToken())).json() as { id: string }[];
    expect(list.find((one) => one.id === id)).toMatchObject({ ...fields, location: null, resumeName: 'ravi-menon.pdf', resumeSize: 2000 });
  });

  const zip = aZip('readme.txt');
  it.each([
    ['a missing résumé', anApplication(), [], 400, /resume/],
    ['an empty picker', anApplication(), [{ name: '', type: 'application/octet-stream', content: Buffer.alloc(0) }], 400, /resume/],
    ['a missing field', anApplication({ phone: '' }), [aPdf()], 400, /phone/],
    ['several faults at once', anApplication({ email: 'x', experience: ' ' }), [], 400, /email.*experience.*resume/],
    ['NUL in a field', anApplication({ coverLetter: 'a\0b' }), [aPdf()], 400, /coverLetter/],
    ['one byte over 5 MB', anApplication(), [aPdf(MAX_RESUME_BYTES + 1)], 413, /File too large.*smaller than 5MB/],
    ['another type of file', anApplication(), [{ name: 'me.png', type: 'image/png', content: Buffer.from('\x89PNG') }], 415, /Invalid file type.*PDF or Word/],
    ['a program named as a PDF', anApplication(), [{ ...aPdf(), content: Buffer.from('MZ\x90\0') }], 415, /Invalid file type/],
    ['a name and a type that disagree', anApplication(), [{ ...aPdf(), type: DOCX_TYPE }], 415, /Invalid file type/],
    ['any ZIP as a docx', anApplication(), [{ name: 'me.docx', type: DOCX_TYPE, content: zip }], 415, /Invalid file type/],
    ['half a ZIP as a docx', anApplication(), [{ ...aDocx(), content: aDocx().content.subarray(0, 60) }], 415, /Invalid file type/],
    ['an empty file', anApplication(), [{ ...aPdf(), content: Buffer.alloc(0) }], 415, /Invalid file type/],
    ['two files', anApplication(), [aPdf(), aPdf()], 400, /one file/],
    ['many files', anApplication(), [aPdf(), aPdf(), aPdf()], 400, /one file|parts/],
    ['a form that is too large as a whole', anApplication(), [aPdf(7_000_000)], 413, /too large/i],
    ['a file in another field', anApplication(), [{ ...aPdf(), field: 'photo' }], 400, /photo/],
    ['__proto__ as a field', anApplication({ ['__proto__x'.slice(0, 9)]: 'x' }), [aPdf()], 400, /not allowed/],
  ] as [string, Record<string, string>, FilePart[], number, RegExp][])('refuses %s', async (_what, fields, files, status, sentence) => {
    const before = await gateway.count('job_application');
    const answer = await apply(fields, files);
    expect(answer.body).toMatch(sentence);
    expect(answer.statusCode).toBe(status);
    expect(answer.headers['content-type']).toMatch(/^text\/plain/);
    expect(await gateway.count('job_application')).toBe(before);
    expect(await gateway.count('resume')).toBe(before);
  });

  it.each([
    ['JSON', { 'content-type': 'application/json' }, '{}', 415],
    ['a form cut off in the middle', { 'content-type': 'multipart/form-data; boundary=x' }, '--x\r\nContent-Disposition: form-data; name="email"\r\n\r\nravi', 400],
    ['a form without a boundary', { 'content-type': 'multipart/form-data' }, 'x', 400],
  ])('answers %s with a sentence', async (_what, headers, payload, status) => {
    const answer = await gateway.server.inject({ method: 'POST', url: '/api/job-applications', payload, headers });
    expect(answer.statusCode).toBe(status);
  });

  it('gives the first answer to the same key and content, though boundaries change', async () => {
    const key = { 'idempotency-key': 'application-1' };
    const first = await apply(anApplication(), [aPdf()], key);
    const again = await apply(anApplication(), [aPdf()], key);
    expect([again.statusCode, again.json()]).toEqual([201, first.json()]);
    expect((await apply(anApplication(), [aPdf(2001)], key)).statusCode).toBe(422);
    expect((await apply(anApplication({ phone: '1' }), [aPdf()], key)).statusCode).toBe(422);
  });

  it('makes one row of 20 sends at once on two replicas', async () => {
    const replicas = [gateway.server, await gateway.replica()];
    const before = await gateway.count('job_application');
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) => apply(anApplication(), [aPdf(100_000)], { 'idempotency-key': 'twenty' }, replicas[index % 2])),
    );
    expect(new Set(answers.map((answer) => answer.statusCode))).toEqual(new Set([201]));
    expect(new Set(answers.map((answer) => answer.body)).size).toBe(1);
    expect([await gateway.count('job_application'), await gateway.count('resume')]).toEqual([before + 1, before + 1]);
  });
});

it('a résumé that does not exist is not found', async () => {
  for (const id of ['0196f0a0-0000-7000-8000-000000000000', 'x']) expect((await download(id)).statusCode).toBe(404);
});

it('who downloads a résumé is written down, and not whose it is', async () => {
  const acts = async () => (await asDesk(gateway)<{ deskActs: { items: object[] } }>('{ deskActs(first: 100) { items { adminName act subject } } }')).deskActs.items;
  const before = await acts();
  const { id } = (await apply(anApplication(), [aPdf()])).json() as { id: string };
  await download(id);
  await download('0196f0a0-0000-7000-8000-000000000000');
  expect(await acts()).toEqual([{ adminName: ADMIN.name, act: 'resume-downloaded', subject: 'a résumé' }, ...before]);
  expect(JSON.stringify(await gateway.orm.em.getConnection().execute('select * from desk_act'))).not.toMatch(new RegExp(`${id}|ravi`, 'i'));
});
