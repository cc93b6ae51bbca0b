import { isMarketId } from '@candor/markets';
import { latestClaimOf } from '@candor/store/transfers';
import type { Payment } from '@candor/store/payments';
import type { LendingDeps } from '../../kernel/lending-deps.ts';
import { runCommand } from '../../kernel/commands/run-command.ts';
import { businessDateOf } from '../../kernel/time/business-date.ts';
import { movePayment } from '../payments/move-payment.ts';
import { reverseChargedBack } from '../reversals/reverse-charged-back.ts';
import type { PayAct } from '../../kernel/ports/sandbox-payer.ts';
import { creditLine } from './credit-line.ts';
import { paymentReference } from '../../kernel/references/payment-reference.ts';

type Parts = Pick<LendingDeps, 'database' | 'now' | 'seal'>;

const actor = { kind: 'sandbox', id: 'page' } as const;

/**
 * In the sandbox somebody transfers the money, and the bank's statement shows it with our reference: under
 * the number that the borrower has claimed, or one made from the payment's id. False if that can't happen to
 * this payment.
 */
export async function payAsSimulator(
  parts: Parts,
  payment: Payment,
  { act, amount }: { readonly act: PayAct; readonly amount: bigint | null },
): Promise<boolean> {
  const { database, seal, now } = parts;
  const { id: paymentId, market } = payment;
  if (!isMarketId(market)) return false;
  const move = async (event: 'expire' | 'fail') =>
    (await runCommand(database, movePayment, { input: { paymentId, event }, actor, now: now() })).kind ===
    'done';
  const show = async (shown: bigint) => {
    const { reference, valueOn } = await database.read(async (tx) => ({
      reference: (await latestClaimOf(tx, paymentId))?.utr ?? numberOf(paymentId),
      valueOn: await businessDateOf(tx, market),
    }));
    const input = { market, reference, amount: shown, valueOn, narration: paymentReference(paymentId) };
    return (await runCommand(database, creditLine(seal), { input, actor, now: now() })).kind === 'done';
  };
  switch (act) {
    case 'pay':
      return show(payment.amount);
    case 'pay-other-amount':
      return show(amount ?? payment.amount + 100n);
    case 'pay-late':
      await move('expire');
      return show(payment.amount);
    case 'call-back-twice':
      return (await show(payment.amount)) && show(payment.amount);
    case 'reverse':
      return payment.receivedOn !== null && reverseChargedBack(database, { paymentId, actor, now: now() });
    case 'expire':
    case 'fail':
      return move(act);
  }
}

/** Twelve digits, as UPI numbers transfers. */
function numberOf(paymentId: string): string {
  const twelve = 10n ** 12n;
  return String(BigInt(`0x${paymentId.replaceAll('-', '')}`) % twelve).padStart(12, '0');
}
