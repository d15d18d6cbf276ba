/**
 * A mail server and a webhook's receiver that take whatever comes, on this machine's loopback. Run as a process of its
 * own, so that it takes nothing from the one that measures; its first line says where they are: `node bench/letters/sinks.ts`.
 */
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo, Server } from 'node:net';
import { SMTPServer } from 'smtp-server';

const smtp = new SMTPServer({
  authOptional: true,
  disabledCommands: ['STARTTLS'],
  logger: false,
  onData: (stream, _session, done) => {
    stream.resume().on('end', () => done());
  },
});
// Of a gateway that is stopped.
smtp.on('error', () => {});

const hook = createServer((request, response) => {
  request.resume().on('end', () => response.writeHead(204).end());
});

const listening = async (server: Server) => {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return (server.address() as AddressInfo).port;
};
console.log(JSON.stringify({ smtpUrl: `smtp://127.0.0.1:${await listening(smtp.server)}`, hookUrl: `http://127.0.0.1:${await listening(hook)}` }));
