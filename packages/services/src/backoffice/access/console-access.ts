import { findConsoleAccess } from '@candor/store/staff-login';
import type { Database, ReadTx } from '@candor/store/database';
import { isWithin } from './networks.ts';

/** How the console is reached, until two people change it: from everywhere. */
const firstAccess = { networks: [] as readonly string[], confirmMinutes: 15 } as const;

export type ConsoleAccess = {
  readonly networks: readonly string[];
  /** So old a login, or a confirmation since, may be for an act that needs one. */
  readonly confirmMinutes: number;
  readonly changedAt: Date | null;
};

export async function consoleAccess(tx: ReadTx): Promise<ConsoleAccess> {
  const row = await findConsoleAccess(tx);
  if (!row) return { ...firstAccess, changedAt: null };
  return { networks: row.networks, confirmMinutes: row.confirmMinutes, changedAt: row.at };
}

export function readConsoleAccess(database: Database): Promise<ConsoleAccess> {
  return database.read(consoleAccess);
}

/** Whether the console may be used from an address. */
export async function isConsoleOpenTo(database: Database, address: string): Promise<boolean> {
  return isWithin((await readConsoleAccess(database)).networks, address);
}
