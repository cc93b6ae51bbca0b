import type { Client } from 'pg';
import { dial, Servers } from './servers.ts';

/**
 * Whether a pooler answers instead of the database. Each tells at the start by which number it can be asked
 * to break a statement off; a pooler makes that number up, since its sessions change.
 */
export async function isBehindPooler(client: Client): Promise<boolean> {
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
  return rows[0]?.pid !== (client as Client & { readonly processID?: number }).processID;
}

/** The same of an address, on a connection of its own. */
export async function leadsToPooler(url: string): Promise<boolean> {
  const client = await dial(new Servers(url), { connectionTimeoutMillis: 10_000 });
  try {
    return await isBehindPooler(client);
  } finally {
    await client.end();
  }
}
