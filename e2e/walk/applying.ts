import type { BorrowerByApi, Term, Wish } from '../borrower-by-api.ts';
import type { Dice } from '../dice.ts';
import type { Sandbox } from './sandbox.ts';

type Offered = {
  products: { productId: string; least: number; most: number; step: number; terms: Term[] }[];
};

/** What becomes of an application, as a person at the lender decides it. */
const verdicts = [
  { name: 'approved', weight: 4 },
  { name: 'approved for less', weight: 3 },
  { name: 'returned for correction', weight: 2 },
  { name: 'declined', weight: 2 },
] as const;
export type Verdict = (typeof verdicts)[number]['name'];

export const anyVerdict = (dice: Dice): Verdict => dice.weighted(verdicts).name;

/** Any product, amount and term that this borrower is shown; nothing where none is. */
export async function anyWish(borrower: BorrowerByApi, dice: Dice): Promise<Wish | undefined> {
  const { products } = await borrower.get<Offered>('product/push');
  if (products.length === 0) return undefined;
  const { productId, least, most, step, terms } = dice.of(products);
  const amount = least + step * dice.below(Math.floor((most - least) / step) + 1);
  return { productId, amount, term: dice.of(terms) };
}

/** Applies, and a person decides; where the table decides by itself, that holds. Says what became of it. */
export async function applyFor(
  borrower: BorrowerByApi,
  sandbox: Sandbox,
  { wish, verdict }: { readonly wish: Wish; readonly verdict: Verdict },
): Promise<{ readonly orderId: string; readonly state: string }> {
  return sandbox.without('decides', async () => {
    const orderId = await borrower.apply(wish);
    return { orderId, state: await decided(borrower, sandbox, { orderId, wish, verdict }) };
  });
}

/** What was returned is handed in once more, corrected, and decided again. */
export async function applyAgain(
  borrower: BorrowerByApi,
  sandbox: Sandbox,
  { orderId, wish, verdict }: { readonly orderId: string; readonly wish: Wish; readonly verdict: Verdict },
): Promise<string> {
  return sandbox.without('decides', async () => {
    await borrower.certify();
    await borrower.post('product/apply', { ...wish, orderId });
    return decided(borrower, sandbox, { orderId, wish, verdict });
  });
}

const ended = ['approved', 'refused', 'sent-back'];

async function decided(
  borrower: BorrowerByApi,
  sandbox: Sandbox,
  { orderId, wish, verdict }: { readonly orderId: string; readonly wish: Wish; readonly verdict: Verdict },
): Promise<string> {
  const state = await borrower.until(orderId, 'in-review', ...ended);
  if (state !== 'in-review' || !(await isReferred(borrower, sandbox, orderId)))
    return borrower.until(orderId, ...ended);
  // Half of it, in whole thousands as products step; where that is not offered the whole is.
  const less = Math.floor(wish.amount / 200_000) * 100_000;
  const decisions = {
    approved: { decision: 'approve' },
    'approved for less': { decision: 'approve', amount: less },
    'returned for correction': { decision: 'send-back' },
    declined: { decision: 'refuse' },
  };
  const isDone = await sandbox.mayAct('decide', { orderId, ...decisions[verdict] });
  // What was handed in again may be decided by the table meanwhile.
  if (!isDone) await sandbox.mayAct('decide', { orderId, decision: 'approve' });
  return borrower.until(orderId, ...ended);
}

/** The table has had its turn: it left the application to a person, or has decided by itself. */
async function isReferred(borrower: BorrowerByApi, sandbox: Sandbox, orderId: string): Promise<boolean> {
  for (let looks = 0; looks < 2000; looks += 1) {
    if (await sandbox.isReferred(orderId)) return true;
    if ((await borrower.until(orderId, 'in-review', ...ended)) !== 'in-review') return false;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`${orderId} stays in review, and nobody is asked to decide it`);
}
