import { endClaimOf } from '@candor/store/transfers';
import type { PaymentRule } from '@candor/domain/states';
import type { Command } from '../../kernel/commands/command.ts';
import { movePayment } from '../payments/move-payment.ts';
import type { PaymentAnswer } from '../payments/payment-answer.ts';

/** A person has looked, and the bank shows no such transfer. The borrower may give another number. */
export const refuseClaim: Command<
  { readonly paymentId: string },
  PaymentAnswer,
  PaymentRule | 'payment_is_unknown'
> = {
  name: 'payment.refuse-claim',
  subject: ({ paymentId }) => `payment:${paymentId}`,
  async decide(tx, { paymentId }, context) {
    const moved = await movePayment.decide(tx, { paymentId, event: 'refuse' }, context);
    if ('refused' in moved) return moved;
    await endClaimOf(tx, paymentId, { state: 'refused', why: 'no_such_transfer', at: context.now });
    return moved;
  },
};
