/**
 * What the gateway is measured against: Fastify and pg, one statement a request, nothing else. No validation, no
 * limits, no idempotency, no ORM. Run as a process of its own: `node bench/bare-server.ts <database url> <port>`.
 */
import { randomUUID } from 'node:crypto';
import Fastify from 'fastify';
import pg from 'pg';

const [databaseUrl, port] = process.argv.slice(2);
const pool = new pg.Pool({ connectionString: databaseUrl, max: 16 });
await pool.query(`create table if not exists bare_inquiry (
  id uuid primary key, first_name text not null, last_name text not null, email text not null, phone text, company text,
  service text, message text not null, created_at timestamptz not null default now())`);

const server = Fastify();
const insert = 'insert into bare_inquiry (id, first_name, last_name, email, phone, company, service, message) values ($1, $2, $3, $4, $5, $6, $7, $8)';

server.post('/inquiry', async (request, reply) => {
  const body = request.body as Record<string, string>;
  const id = randomUUID();
  await pool.query(insert, [id, body.firstName, body.lastName, body.email, body.phone, body.company, body.service, body.message]);
  return reply.code(201).send({ id });
});

server.get('/inquiries', async () => {
  const { rows } = await pool.query('select * from inquiry order by id desc limit 50');
  return rows;
});

await server.listen({ port: Number(port), host: '127.0.0.1' });
