import { leavesTheMachine } from '@candor/adapters/settings';
import { readAddress } from '@candor/store/database';
import type { Settings } from './read-settings.ts';

/** What the driver encrypts with, and asks the server's certificate for. */
const encrypted: ReadonlySet<string> = new Set(['require', 'verify-ca', 'verify-full']);

/**
 * Production's books are on a server that a lender keeps up to date and backs up: the embedded one is a
 * pre-release build, run by the application itself and with every right. And they don't cross a network in
 * the clear: an address of another machine asks for TLS.
 */
export function databaseFaults(settings: Settings): string[] {
  const addresses = ['DATABASE_URL', 'DATABASE_URL_DIRECT', 'DATABASE_OWNER_URL'] as const;
  if (settings.CANDOR_MODE !== 'production') return [];
  if (settings.DATABASE_URL === 'embedded')
    return [
      'DATABASE_URL is embedded: that PostgreSQL is a pre-release build for trying things out. Name a server of your own, for example postgres://candor_app@db.internal:5432/candor?sslmode=verify-full (docs/operations.md)',
    ];
  return addresses
    .filter((key) => isUnencrypted(settings[key]))
    .map(
      (key) =>
        `${key} leads to another machine without TLS: add ?sslmode=verify-full (and sslrootcert=… for a certificate authority of your own)`,
    );
}

function isUnencrypted(address: string): boolean {
  if (address === 'embedded' || address === '') return false;
  try {
    return readAddress(address).urls.some(leavesInTheClear);
  } catch {
    // What can't be read as an address is refused elsewhere, when it is used.
    return false;
  }
}

function leavesInTheClear(address: string): boolean {
  const url = new URL(address);
  const host = url.searchParams.get('host') ?? url.hostname;
  if (host.startsWith('/') || host === '' || !leavesTheMachine(host)) return false;
  return !encrypted.has(url.searchParams.get('sslmode') ?? '');
}
