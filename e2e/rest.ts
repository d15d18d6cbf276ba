import { ADMIN } from './gateway.ts';
import { siteUrl } from './site.ts';

export interface Answer {
  readonly status: number;
  readonly type: string;
  readonly text: string;
  json<Shape>(): Shape;
}

/** Over real HTTP, to the built gateway. */
export async function ask(method: string, path: string, { body, headers = {}, token }: { body?: BodyInit; headers?: Record<string, string>; token?: string } = {}): Promise<Answer> {
  const url = path.startsWith('http') ? path : siteUrl() + path;
  const answer = await fetch(url, { method, body, headers: { ...headers, ...(token && { authorization: `Bearer ${token}` }) }, redirect: 'manual' });
  const text = await answer.text();
  return { status: answer.status, type: answer.headers.get('content-type') ?? '', text, json: () => JSON.parse(text) };
}

export function send(method: string, path: string, body: unknown, headers: Record<string, string> = {}): Promise<Answer> {
  return ask(method, path, { body: typeof body === 'string' ? body : JSON.stringify(body), headers: { 'content-type': 'application/json', ...headers } });
}

let known: string | undefined;

/** One for the whole file: a login takes the gateway a tenth of a second of nothing but work, and some tests ask over and over. */
export async function adminToken(): Promise<string> {
  if (known && (await ask('GET', '/api/admin/verify', { token: known })).status === 200) return known;
  const answer = await send('POST', '/api/admin/login', { email: ADMIN.email, password: ADMIN.password });
  known = answer.json<{ token: string }>().token;
  return known;
}

export interface StoredInquiry {
  readonly id: string;
  readonly email: string;
  readonly isRead: boolean;
  readonly isSpam: boolean;
}

export async function storedInquiries(email: string, spam = false): Promise<StoredInquiry[]> {
  const answer = await ask('GET', `/api/admin/inquiries?spam=${spam}`, { token: await adminToken() });
  return answer.json<StoredInquiry[]>().filter((inquiry) => inquiry.email === email);
}

/** Also what was sent in haste, which is flagged and kept all the same. */
export async function allStoredInquiries(email: string): Promise<StoredInquiry[]> {
  return [...(await storedInquiries(email)), ...(await storedInquiries(email, true))];
}
