import { verifyChain } from '@candor/services/backoffice/chain';
import type { Check } from './check.ts';

/** Both chains from their first link, and every day that was signed: no checkpoint is believed. */
export const chainFits: Check = async ({ tx, place, judged }) => {
  const { entries, acts, days, differences } = await verifyChain(tx, { place, all: true });
  judged.set('links of the chain', entries + acts);
  judged.set('signed days', days ?? 0);
  return differences.map(({ rule, where, detail }) => `${rule}: ${where}: ${detail}`);
};
