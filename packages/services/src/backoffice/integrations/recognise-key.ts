import { findPresentedKey, touchApiKey } from '@candor/store/integrations';
import { takeRateLimitTokens } from '@candor/store/rate-limits';
import type { Database } from '@candor/store/database';
import { lease } from '../../kernel/commands/lease.ts';
import type { IdentityDeps } from '../../kernel/identity-deps.ts';
import { permit } from '../../kernel/rate-limits/limits.ts';
import { network } from '../../kernel/rate-limits/network.ts';
import { isSecretOf, readKey } from './api-key-form.ts';

type RecognisedKey = {
  readonly id: string;
  readonly name: string;
  readonly market: string;
  readonly scopes: readonly string[];
};

export type KeyAnswer = { readonly key: RecognisedKey } | { readonly wait: number } | null;

/** Its last use is noted once a minute: more often tells nobody anything. */
const touchSeconds = 60;

type Parts = Pick<IdentityDeps, 'seal' | 'now' | 'crowd'> & { readonly database: Database };

/**
 * Which key a program came with. Null for one that is unknown, wrong, ended, too old, or that an approver has
 * not agreed to: it is not told which. Each key has a bucket of its own; whoever tries wrong ones has one by
 * address.
 */
export async function recogniseKey(
  { database, seal, now, crowd }: Parts,
  presented: string,
  address: string,
): Promise<KeyAnswer> {
  const at = now();
  const read = readKey(presented);
  return lease(database, 'limit.count', async (tx) => {
    const found = read ? await findPresentedKey(tx, read.id) : undefined;
    const isRight = read !== null && isSecretOf(read.secret, found?.secretHash);
    if (!isRight || !found || found.endedAt !== null || found.openedAt === null || found.expiresAt <= at) {
      const wait = await takeRateLimitTokens(
        tx,
        [permit(seal, 'wrongKeyByAddress', network(address), crowd)],
        at,
      );
      return wait > 0 ? { wait } : null;
    }
    const wait = await takeRateLimitTokens(tx, [permit(seal, 'callByKey', read.id)], at);
    if (wait > 0) return { wait };
    if (found.lastUsedAt === null || at.getTime() - found.lastUsedAt.getTime() > touchSeconds * 1_000)
      await touchApiKey(tx, read.id, at);
    return { key: { id: read.id, name: found.name, market: found.market, scopes: found.scopes } };
  });
}
