import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type GatewayProcess, runBuiltGateway } from '../gateway/test/built-gateway.ts';

export const ADMIN = { email: 'asha.rao@longitude.example', password: 'a-long-enough-password', name: 'Asha Rao' };

export interface BuiltGateway {
  readonly url: string;
  stop(): Promise<void>;
}

/**
 * The gateway as it was built, on an empty database of its own and with one admin.
 *
 * @param main its program, with the site that it serves beside it
 * @param settings more of its environment
 */
export async function startBuiltGateway(main?: string, settings: Record<string, string> = {}): Promise<BuiltGateway> {
  const folder = await mkdtemp(join(tmpdir(), 'longitude-e2e-'));
  const clear = () => rm(folder, { recursive: true, force: true });
  let gateway: GatewayProcess;
  try {
    gateway = await runBuiltGateway(folder, { ADMIN_EMAIL: ADMIN.email, ADMIN_PASSWORD: ADMIN.password, ADMIN_NAME: ADMIN.name, ...settings }, main);
  } catch (error) {
    await clear();
    throw error;
  }
  return {
    url: gateway.url,
    stop: async () => {
      await gateway.stop();
      await clear();
    },
  };
}
