import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';

/** A letter as the server took it. */
export interface ReceivedMail {
  from: string;
  to: string[];
  /** Unfolded, names in lower case. */
  headers: Record<string, string>;
  text: string;
}

/** Refuses with an SMTP answer such as 451, hangs up, or takes the connection (or the letter as well) and never says a word about it. */
export type MailBehaviour = 'takes' | 'hangs up' | 'never greets' | 'never confirms' | number;

/** A real mail server on this machine's loopback. */
export interface MailServer {
  url: string;
  mails: ReceivedMail[];
  /** Connections that wait for a word that does not come. */
  readonly hanging: number;
  /** What happens with the next letters, by recipient if given. */
  behave(behaviour: MailBehaviour, to?: string): void;
  close(): Promise<void>;
}

/** @param port a certain one, to come back where another was */
export async function startMailServer(port = 0): Promise<MailServer> {
  const mails: ReceivedMail[] = [];
  const behaviours = new Map<string | undefined, MailBehaviour>();
  let hanging = 0;
  const server = new SMTPServer({
    authOptional: true,
    closeTimeout: 100,
    disabledCommands: ['STARTTLS'],
    logger: false,
    onConnect: (_session, done) => (behaviours.get(undefined) === 'never greets' ? void hanging++ : done()),
    onRcptTo: ({ address }, session, done) => {
      const behaviour = behaviours.get(address) ?? behaviours.get(undefined) ?? 'takes';
      if (behaviour === 'takes' || behaviour === 'never confirms') return done();
      if (typeof behaviour === 'number') return done(Object.assign(new Error(`${address} is not wanted here`), { responseCode: behaviour }));
      for (const connection of server.connections) if ((connection as unknown as { session: { id: string } }).session.id === session.id) connection.close();
    },
    onData: (stream, session, done) => {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        if (behaviours.get(undefined) === 'never confirms') return void hanging++;
        const { mailFrom, rcptTo } = session.envelope;
        mails.push({ from: mailFrom ? mailFrom.address : '', to: rcptTo.map(({ address }) => address), ...readMail(Buffer.concat(chunks).toString()) });
        done();
      });
    },
  });
  server.on('error', () => {});
  server.listen(port, '127.0.0.1');
  await once(server.server, 'listening');
  return {
    url: `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`,
    mails,
    get hanging() {
      return hanging;
    },
    behave: (behaviour, to) => void behaviours.set(to, behaviour),
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

function readMail(raw: string): Pick<ReceivedMail, 'headers' | 'text'> {
  const [head = '', ...body] = raw.split('\r\n\r\n');
  const headers = Object.fromEntries(
    head.replace(/\r\n[ \t]+/g, ' ').split('\r\n').map((line) => {
      const colon = line.indexOf(':');
      return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()];
    }),
  );
  const encoded = body.join('\r\n\r\n');
  return { headers, text: decoded(encoded, headers['content-transfer-encoding']) };
}

function decoded(body: string, encoding = '7bit'): string {
  if (encoding === 'base64') return Buffer.from(body, 'base64').toString();
  if (encoding !== 'quoted-printable') return body;
  const bytes = body.replace(/=\r\n/g, '').replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  return Buffer.from(bytes, 'latin1').toString();
}
