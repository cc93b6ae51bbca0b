import type { Command, Refusal } from '../../kernel/commands/command.ts';
import { matchMoney, type MatchMoney } from '../../payments/transfers/match-money.ts';
import type { PaymentAnswer } from '../../payments/payments/payment-answer.ts';
import { previewMatch } from './preview-match.ts';

export type MatchAsSeen = MatchMoney & {
  /** Of the effect that whoever matches was shown. */
  readonly seen: string;
};

type Rule = Extract<Awaited<ReturnType<typeof matchMoney.decide>>, Refusal<string>>['refused'];

/**
 * Matches money if that still does what was shown: a day that ended or a payment that came meanwhile changes
 * what is booked.
 */
export const matchAsSeen: Command<MatchAsSeen, PaymentAnswer, Rule | 'figures_have_changed'> = {
  ...matchMoney,
  async decide(tx, { seen, ...input }, context) {
    const { paymentId, orderId } = input;
    const now = orderId === null ? undefined : await previewMatch(tx, { paymentId, orderId }, context);
    // What is refused is refused by its own rule.
    if (now && now.refused === null && now.seen !== seen) return { refused: 'figures_have_changed' };
    return matchMoney.decide(tx, input, context);
  },
};
