/**
 * SQLSTATE classes and codes that say "the database is away or busy", not "the statement is wrong":
 * 08 connection exceptions, 53 insufficient resources, 57P0x shutdown and start-up
 * (PostgreSQL manual, appendix A).
 */
const outageStates = /^(08|53|57P0)/;

const outageCodes = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH', 'ENOENT']);

/** What `pg` says without any code when a connection is lost or cannot be had. */
const outageMessages = /connection terminated|timeout exceeded when trying to connect|not queryable|connection ended|query read timeout/i;

/** Whether an error, or what caused it, means that the database cannot be reached at the moment. */
export function isDatabaseOutage(error: unknown): boolean {
  for (let at = error, depth = 0; at instanceof Error && depth < 6; at = at.cause ?? (at as { previous?: unknown }).previous, depth++) {
    const code = (at as { code?: unknown }).code;
    if (typeof code === 'string' && (outageStates.test(code) || outageCodes.has(code))) return true;
    if (outageMessages.test(at.message)) return true;
    if (at instanceof AggregateError && at.errors.some((one) => isDatabaseOutage(one))) return true;
  }
  return false;
}

/** Whether the statement itself was refused (SQLSTATE classes 22 and 23: bad data, broken constraint). */
export function isRefusedByDatabase(error: unknown): boolean {
  for (let at = error; at instanceof Error; at = at.cause ?? (at as { previous?: unknown }).previous) {
    const code = (at as { code?: unknown }).code;
    if (typeof code === 'string' && /^2[23]/.test(code)) return true;
  }
  return false;
}
