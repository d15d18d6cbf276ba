import { createHmac } from 'node:crypto';

/**
 * What stands in `X-Longitude-Signature`: `t=<seconds>,v1=<hex>`, an HMAC-SHA256 over `<seconds>.<body>`. Whoever
 * receives it makes the same with the secret that both know, compares, and refuses what is older than a few minutes.
 */
export function signature(secret: string, body: string, at: Date): string {
  const seconds = Math.floor(at.getTime() / 1000);
  return `t=${seconds},v1=${createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex')}`;
}
