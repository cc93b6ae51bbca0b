import { dropHold, insertHandDecision, listApplicationHolds, lockOrder } from '@candor/store';
import type { BorrowingParts } from '../../borrowing-parts.ts';
import type { Command, Refusal } from '../../commands/command.ts';
import { decideByHand, type DecideByHand } from '../../decisions/decide-by-hand.ts';
import type { OrderAnswer } from '../../orders/order-answer.ts';
import { idleSince } from '../queues/queue-office.ts';
import { handDecisionAbout } from './application-history.ts';
import { borneOutReasons } from './lawful-reasons.ts';
import { lastDecision } from './read-application.ts';

export type DecideApplication = DecideByHand & {
  /** Why, for the file. */
  readonly note: string;
};

type Parts = Pick<BorrowingParts, 'seal' | 'offerDays' | 'newId'>;

type ByHandRefusal = Extract<
  Awaited<ReturnType<ReturnType<typeof decideByHand>['decide']>>,
  Refusal
>['refused'];

export type DecideApplicationRefusal = ByHandRefusal | 'reason_not_borne_out' | 'item_is_taken';

/**
 * Somebody at the lender decides on an application and says why. As `decideByHand`, and beyond it: a refusal gives only reasons that
 * what is known bears out, nobody decides on what a colleague has in hand, and who decided, and why, is kept with the order.
 */
export const decideApplication = (
  parts: Parts,
): Command<DecideApplication, OrderAnswer, DecideApplicationRefusal> => ({
  name: 'application.decide',
  subject: ({ orderId }) => `order:${orderId}`,
  async decide(tx, input, context) {
    const { orderId, decision, note, mostAmount } = input;
    const reasons = decision === 'approve' ? [] : input.reasons;
    const order = await lockOrder(tx, orderId);
    if (!order) return { refused: 'order_is_unknown' };
    const [hold] = await listApplicationHolds(tx, [orderId], idleSince(context.now));
    if (hold && hold.staffId !== context.actor.id)
      return { refused: 'item_is_taken', facts: { by: hold.staffId, name: hold.name } };
    if (decision === 'refuse') {
      const last = await lastDecision(tx, parts.seal, orderId);
      const borneOut = await borneOutReasons(last?.table ?? { rules: [] }, last?.grounds?.facts ?? null);
      const untrue = reasons.filter((code) => !borneOut.has(code));
      if (untrue.length > 0) return { refused: 'reason_not_borne_out', facts: { reasons: untrue } };
    }
    const done = await decideByHand(parts).decide(tx, { orderId, decision, mostAmount, reasons }, context);
    if ('refused' in done) return done;
    const id = parts.newId();
    await insertHandDecision(tx, {
      id,
      orderId,
      decision,
      amount: decision === 'approve' ? (mostAmount ?? order.amount) : null,
      reasons,
      sealed: parts.seal.seal(note, handDecisionAbout(id)),
      staffId: context.actor.id,
      decidedAt: context.now,
    });
    for (const queue of ['applications', 'referred'])
      await dropHold(tx, { queue, itemId: orderId }, context.actor.id);
    return { ...done, facts: { ...done.facts, decision, handDecision: id } };
  },
});
