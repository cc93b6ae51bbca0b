import type { CallbackAsCame } from './collect-channel.ts';

/** What somebody on the sandbox's page may let happen to a payment. */
const payActs = [
  'pay',
  'fail',
  'expire',
  'pay-late',
  'pay-other-amount',
  'call-back-twice',
  'reverse',
] as const;
export type PayAct = (typeof payActs)[number];

/**
 * Stands in for payers and the channel: the callbacks to be delivered, or null where it knows no such payment
 * or it can't be.
 */
export type SandboxPayer = {
  readonly act: (
    paymentId: string,
    act: PayAct,
    amount: bigint | null,
  ) => Promise<readonly CallbackAsCame[] | null>;
};
