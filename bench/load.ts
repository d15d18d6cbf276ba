import autocannon from 'autocannon';

export const CONCURRENCY = 32;
const SECONDS = 4;

/** As somebody types it. */
export const inquiry = {
  firstName: 'Mei',
  lastName: 'Tan',
  email: 'mei.tan@example.com',
  phone: '+60 12 345 6789',
  company: 'Kedai Kita',
  service: 'ecommerce',
  message: 'We would like to sell our batik online, in Malaysia first and in Singapore later. Could you help us from April?',
};
/** What the page adds. */
export const provenance = { sourcePage: '/contact', referrer: 'https://www.example.com/search', locale: 'ms-MY', elapsedMs: 42_000 };

interface OneRequest {
  body?: string;
  headers?: Record<string, string>;
}

/** Requests a second, of several that wait for their answers at a time. Throws when any was answered otherwise than expected: failing fast is not speed. */
export async function load(url: string, method: 'GET' | 'POST', next: () => OneRequest, expected: number): Promise<number> {
  const headers = { ...(method === 'POST' && { 'content-type': 'application/json' }) };
  const result = await autocannon({
    url,
    connections: CONCURRENCY,
    duration: SECONDS,
    requests: [
      {
        method,
        setupRequest: (request) => {
          const { body, headers: more } = next();
          return { ...request, ...(body !== undefined && { body }), headers: { ...headers, ...more } };
        },
      },
    ],
  });
  const answered = result.statusCodeStats as unknown as Record<string, { count: number }> | undefined;
  const others = Object.keys(answered ?? {}).filter((status) => Number(status) !== expected);
  if (others.length > 0 || result.errors > 0) throw new Error(`${url} answered ${others.join(', ')} with ${result.errors} errors`);
  return result.requests.total / result.duration;
}
