import { wishes } from '../borrower-by-api.ts';
import { anyVerdict, anyWish, applyAgain, applyFor } from './applying.ts';
import type { Order } from './person.ts';
import type { Done } from './steps.ts';
import type { World } from './world.ts';

const isRunning = ({ loanState }: Order) => loanState === 'active';
/** An order that is neither a loan nor over. */
const isOpen = ({ loanState, state }: Order) =>
  loanState === null && !['refused', 'withdrawn', 'expired'].includes(state);

/**
 * Goes on from wherever an application stands: certifies, applies, corrects, signs, leaves an offer, names
 * another account.
 */
export async function applyStep(world: World): Promise<Done | undefined> {
  const { who, sandbox, dice, candor } = world;
  const { borrower, market } = who;
  const orders = await who.orders();
  const open = orders.find(isOpen);
  if (!open) return applyAnew(world, orders);
  const { orderId, state } = open;
  switch (state) {
    case 'sent-back': {
      const after = await applyAgain(borrower, sandbox, {
        orderId,
        wish: wishes[market],
        verdict: anyVerdict(dice),
      });
      return { did: `corrects what was returned: ${after}` };
    }
    case 'approved': {
      if (dice.below(5) === 0) {
        await borrower.post('order/withdraw', { orderId });
        return { did: 'leaves the offer' };
      }
      await candor.pass(120);
      await borrower.sign(orderId);
      return { did: `signs the offer: ${await borrower.until(orderId, 'paid-out')}` };
    }
    case 'payout-failed': {
      // Codes are not sent one upon the other.
      await candor.pass(120);
      const accountId = await borrower.addAccount();
      await borrower.post('loan/payout-account', { orderId, accountId });
      return { did: `names another account: ${await borrower.until(orderId, 'paid-out', 'payout-failed')}` };
    }
    default:
      return undefined;
  }
}

/** Who owes nothing borrows again; who paid a loan back may have two at once. */
async function applyAnew(
  { who: { borrower }, sandbox, dice, candor }: World,
  orders: readonly Order[],
): Promise<Done | undefined> {
  const { canApply, steps } = await borrower.get<{ canApply: boolean; steps: { state: string }[] }>(
    'certification/list',
  );
  if (!canApply) {
    await candor.pass(120);
    await borrower.certified();
    return { did: `certifies what was missing of ${steps.length} steps` };
  }
  const wish = await anyWish(borrower, dice);
  if (!wish) return undefined;
  const { state } = await applyFor(borrower, sandbox, { wish, verdict: anyVerdict(dice) });
  const beside = orders.some(isRunning) ? ' beside the loan that runs' : '';
  return { did: `applies for ${wish.amount} of ${wish.productId}${beside}: ${state}` };
}
