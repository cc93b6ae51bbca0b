import type { MarketId } from '@candor/markets';
import { saveStepRow } from '@candor/store/kyc';
import { borrowerOf } from './borrow.ts';
import type { IdentityApp } from './identity-app.ts';

/** The first step of certification with nothing in it but a name, for what looks only at that. */
export async function giveName(
  app: IdentityApp,
  who: { readonly market: MarketId; readonly phone: string },
  name: { readonly givenName: string; readonly familyName: string },
): Promise<string> {
  const borrowerId = await borrowerOf(app, who.market, who.phone);
  const values = Object.entries(name).map(([field, value]) => ({ field, value }));
  const sealed = app.identity.seal.seal(JSON.stringify(values), `certification:base:${borrowerId}`);
  const row = {
    step: 'base',
    state: 'accepted',
    sealed,
    refusalsSealed: null,
    changedAt: app.identity.now(),
  } as const;
  await app.test.database.withTransaction((tx) => saveStepRow(tx, borrowerId, row));
  return borrowerId;
}
