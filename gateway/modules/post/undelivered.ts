/** An attempt that failed. It carries a code and nothing that the other side said, which may name people. */
export class Undelivered extends Error {
  override readonly name = 'Undelivered';
  /** Another attempt would fail as well. */
  readonly forGood: boolean;

  /** @param code such as `ECONNREFUSED`, `SMTP 550` or `HTTP 500` */
  constructor(code: string, { forGood = false } = {}) {
    super(/^[A-Z0-9_ ]{1,60}$/.test(code) ? code : 'UNKNOWN');
    this.forGood = forGood;
    // It is written into the runner's own table.
    this.stack = undefined;
  }
}
