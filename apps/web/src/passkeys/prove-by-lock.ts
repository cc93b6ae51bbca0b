import type { Client } from '@candor/contract/client';
import { hasPasskeyHere } from './passkey-notes.ts';

/**
 * What this phone's passkey signs in place of a code for one purpose; undefined where there is none, its
 * window was closed, or it could not be asked: then a code does it.
 */
export async function proveByLock(
  client: Client,
  purpose: 'payout-account' | 'passkey' | 'delete',
): Promise<string | undefined> {
  if (!hasPasskeyHere()) return undefined;
  try {
    const [{ signByPasskey }, { options }] = await Promise.all([
      import('./screen-lock.ts'),
      client.call('session.passkey-proof', { purpose }),
    ]);
    const given = await signByPasskey(options);
    return 'credential' in given ? given.credential : undefined;
  } catch {
    return undefined;
  }
}
