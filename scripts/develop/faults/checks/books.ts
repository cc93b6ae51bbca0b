import { verifyBooks } from '@candor/store/ledger';
import type { Check } from './check.ts';

/** The proof that every lender runs, over everything there is. */
export const booksTie: Check = async ({ tx }) => {
  const { differences } = await verifyBooks(tx);
  return differences.map(({ rule, where, detail }) => `${rule}: ${where}: ${detail}`);
};
