import { wishes, type BorrowerByApi } from '../borrower-by-api.ts';
import type { Dice } from '../dice.ts';
import type { Market } from '../identity-page.ts';
import { anyWish, applyFor, type Verdict } from './applying.ts';
import type { Sandbox } from './sandbox.ts';

type Arriving = {
  readonly market: Market;
  readonly borrower: BorrowerByApi;
  readonly sandbox: Sandbox;
  readonly dice: Dice;
};

/** How far somebody has come when the walk meets them. */
export type Arrival = {
  readonly name: string;
  readonly weight: number;
  readonly bring: (arriving: Arriving) => Promise<unknown>;
};

const decidedAs =
  (verdict: Verdict) =>
  async ({ market, borrower, sandbox }: Arriving) => {
    await borrower.certified();
    return applyFor(borrower, sandbox, { wish: wishes[market], verdict });
  };

/** With a loan of any product, amount and term that is offered. */
async function running({ borrower, dice, market }: Arriving): Promise<void> {
  await borrower.certified();
  const orderId = await borrower.apply((await anyWish(borrower, dice)) ?? wishes[market]);
  const state = await borrower.until(orderId, 'approved', 'refused', 'sent-back');
  // Beyond what they can afford the table says no: that is a state to walk in too.
  if (state !== 'approved') return;
  await borrower.sign(orderId);
  await borrower.until(orderId, 'paid-out');
}

async function payoutFailed({ market, borrower, sandbox }: Arriving): Promise<void> {
  await borrower.certified();
  const orderId = await borrower.apply(wishes[market]);
  await borrower.until(orderId, 'approved');
  await sandbox.without('paysOut', async () => {
    await borrower.sign(orderId);
    await borrower.until(orderId, 'paying-out');
    const { item } = await borrower.get<{ item: { reference: string } }>('loan/details', { orderId });
    const payoutId = await sandbox.payoutOf(item.reference);
    await sandbox.act('payout-outcome', { payoutId, outcome: 'failed' });
    await borrower.until(orderId, 'payout-failed');
  });
}

export const arrivals: readonly Arrival[] = [
  { name: 'new', weight: 1, bring: async () => undefined },
  {
    name: 'half certified',
    weight: 2,
    bring: ({ borrower, dice }) =>
      borrower.certify({}, dice.of([['base'], ['base', 'personal'], ['base', 'personal', 'job']])),
  },
  { name: 'returned for correction', weight: 1, bring: decidedAs('returned for correction') },
  { name: 'declined', weight: 1, bring: decidedAs('declined') },
  { name: 'with an offer that waits', weight: 1, bring: decidedAs('approved') },
  { name: 'with an offer lower than asked', weight: 2, bring: decidedAs('approved for less') },
  { name: 'with a payout that failed', weight: 2, bring: payoutFailed },
  { name: 'with a loan', weight: 4, bring: running },
];
