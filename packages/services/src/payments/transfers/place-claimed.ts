import { isRefusal } from '@candor/domain/refusals';
import { nextState, paymentStates } from '@candor/domain/states';
import type { Refusal } from '@candor/domain/refusals';
import { isMarketId } from '@candor/markets';
import { endClaimOf, lineOfPayment } from '@candor/store/transfers';
import { updatePayment, type Payment } from '@candor/store/payments';
import type { Tx } from '@candor/store/database';
import type { PersonSeal } from '../../kernel/person-seal.ts';
import type { Facts, OutboxMessage } from '../../kernel/commands/command.ts';
import { loanFacts, loanMessages } from '../../lending/loans/loan-answer.ts';
import { placePayment, type PlaceRefusal } from '../payments/place-payment.ts';
import { narrationAbout } from './narration-about.ts';
import { ownerOfMoney } from './owner-of-money.ts';

export type PlacedMoney = {
  readonly paymentId: string;
  readonly facts: Facts;
  readonly outbox: readonly OutboxMessage[];
};

/**
 * The bank told of the money before the borrower did: it stands in suspense under an id of its own. If the
 * claim makes clear whose it is, it is put on the loan for what the payment was meant; the payment that was
 * asked for is not awaited any more. Undefined: it waits for a person, as before.
 */
export async function placeClaimed(
  tx: Tx,
  seal: PersonSeal,
  { claimed, money, at }: { readonly claimed: Payment; readonly money: Payment; readonly at: Date },
): Promise<PlacedMoney | Refusal<PlaceRefusal> | undefined> {
  const { market, externalId, receivedOn, amount } = money;
  const { loanId, meantFor, surplus } = claimed;
  const line = await lineOfPayment(tx, money.id);
  if (!isMarketId(market) || externalId === null || receivedOn === null || loanId === null || !line)
    return undefined;
  const narration = seal.open(line.sealed, narrationAbout(line));
  const { owner } = await ownerOfMoney(tx, { market, reference: externalId, amount, narration });
  if (owner?.paymentId !== claimed.id) return undefined;
  const placed = await placePayment(
    tx,
    { ...money, receivedOn, loanId, meantFor, surplus },
    { askedAs: claimed.id },
  );
  if (isRefusal(placed)) return placed;
  await endClaimOf(tx, claimed.id, { state: 'found', foundAs: money.id, at });
  const state = nextState(paymentStates, claimed.state, 'refuse');
  if (isRefusal(state)) return state;
  await updatePayment(tx, { ...claimed, state });
  return {
    paymentId: money.id,
    facts: { foundAs: money.id, ...loanFacts(placed.changed) },
    outbox: [
      { topic: 'payment.allocated', payload: { payment: money.id, market } },
      ...loanMessages(placed.changed),
    ],
  };
}
