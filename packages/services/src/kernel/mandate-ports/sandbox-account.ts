import type { CallbackAsCame } from '../ports/collect-channel.ts';

/**
 * What somebody may let happen where the account is: to a mandate, by its id, or to a debit, by its
 * payment's. `pay-late`: paid, after it was said to have failed.
 */
export const mandateActs = ['allow', 'decline', 'rest', 'go-on', 'withdraw'] as const;
export type MandateAct = (typeof mandateActs)[number];
export const debitActs = [
  'pay',
  'pay-late',
  'find-too-little',
  'find-closed',
  'find-withdrawn',
  'fail',
] as const;
export type DebitAct = (typeof debitActs)[number];

/**
 * Stands in for payers and whoever keeps their accounts: the callbacks to be delivered, or null where it
 * knows no such id or it can't be.
 */
export type SandboxAccount = {
  /** A mandate that waits: its ceiling, and how it is confirmed. */
  readonly look: (mandateId: string) => Promise<{ readonly most: bigint; readonly state: string } | null>;
  readonly act: (id: string, act: MandateAct | DebitAct) => Promise<readonly CallbackAsCame[] | null>;
};
