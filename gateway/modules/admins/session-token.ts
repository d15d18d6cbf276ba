import { createSecretKey, type KeyObject } from 'node:crypto';
import jwt from 'jsonwebtoken';

/** One algorithm, issuer, audience and type; a token that differs in any is not ours. */
const ALGORITHM = 'HS256';
const ISSUER = 'longitude';
const AUDIENCE = 'longitude-desk';
const TYPE = 'admin-session+jwt';

export interface SessionClaims {
  adminId: string;
  tokenVersion: number;
}

/** The key that sessions are signed with. Made once: jsonwebtoken would parse a bare string at every call. */
export function sessionKey(secret: string): KeyObject {
  return createSecretKey(secret, 'utf8');
}

/** @param hours how long the token is good for (`SESSION_HOURS`) */
export function signSessionToken(claims: SessionClaims, key: KeyObject, hours: number): string {
  return jwt.sign({ ver: claims.tokenVersion }, key, {
    algorithm: ALGORITHM,
    issuer: ISSUER,
    audience: AUDIENCE,
    subject: claims.adminId,
    expiresIn: Math.round(hours * 3600),
    header: { alg: ALGORITHM, typ: TYPE },
  });
}

/** What a token says, or nothing if it is forged, expired or not one of ours. */
export function readSessionToken(token: string, key: KeyObject): (SessionClaims & { expiresAt: Date }) | undefined {
  try {
    const { header, payload } = jwt.verify(token, key, { algorithms: [ALGORITHM], issuer: ISSUER, audience: AUDIENCE, complete: true });
    if (header.typ !== TYPE || typeof payload === 'string') return undefined;
    const { sub, ver, exp } = payload as { sub?: unknown; ver?: unknown; exp?: unknown };
    if (typeof sub !== 'string' || typeof ver !== 'number' || typeof exp !== 'number') return undefined;
    return { adminId: sub, tokenVersion: ver, expiresAt: new Date(exp * 1000) };
  } catch {
    return undefined;
  }
}
