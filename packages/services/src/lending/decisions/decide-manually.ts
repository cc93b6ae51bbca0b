import { dateOfDayNumber, dayNumber } from '@candor/domain/calendar';
import type { OfferedTerm } from '@candor/domain/product';
import type { FormStep } from '@candor/markets/certification';
import { lockApplication } from '@candor/store/applications';
import type { LendingDeps } from '../../kernel/lending-deps.ts';
import { refuseStep } from '../../customers/kyc/judge-step.ts';
import { acceptSavedSteps } from '../../customers/kyc/accept-saved-steps.ts';
import type { Command, Refusal } from '../../kernel/commands/command.ts';
import { businessDateOf } from '../../kernel/time/business-date.ts';
import { approveOrder } from '../applications/approve-application.ts';
import type { ApplicationAnswer } from '../applications/application-answer.ts';
import { reasonsFor, stepsToMend } from '../applications/application-reasons.ts';
import { refuseApplication } from '../applications/refuse-application.ts';
import { sendBackApplication } from '../applications/send-back-application.ts';

export type DecideManually = {
  readonly orderId: string;
  readonly decision: 'approve' | 'refuse' | 'send-back';
  /** The most that is offered; null for what was asked for. */
  readonly mostAmount: bigint | null;
  /** Of an approval: over which term; null or nothing for the one that was asked for. */
  readonly term?: OfferedTerm | null;
  readonly reasons: readonly string[];
  /**
   * Of an approval: which steps of the KYC whoever decides has looked at. They are accepted with it, and no
   * other.
   */
  readonly accepts: readonly FormStep[];
};

type Codes<C extends (...args: never[]) => Promise<unknown>> = Extract<
  Awaited<ReturnType<C>>,
  Refusal
>['refused'];

/**
 * A person decides: with an offer, against it, or asks for something to be mended. Reasons that nobody has
 * words for are not taken. Sending back marks the certification steps in question with what to mend, in the
 * same transaction.
 */
export const decideManually = (
  parts: Pick<LendingDeps, 'seal' | 'offerDays'>,
): Command<
  DecideManually,
  ApplicationAnswer,
  | Codes<typeof approveOrder>
  | Codes<typeof refuseApplication>
  | Codes<typeof sendBackApplication>
  | 'reason_is_unknown'
> => ({
  name: 'order.decide-by-hand',
  subject: ({ orderId }) => `order:${orderId}`,
  async decide(tx, { orderId, decision, mostAmount, term = null, reasons, accepts }, context) {
    const order = await lockApplication(tx, orderId);
    if (!order) return { refused: 'order_is_unknown', facts: { order: orderId } };
    const { borrowerId } = order;
    if (decision === 'approve') {
      const on = await businessDateOf(tx, order.market);
      const openUntil = dateOfDayNumber(dayNumber(on) + parts.offerDays);
      const approved = await approveOrder(
        tx,
        { orderId, mostAmount: mostAmount ?? order.amount, term, openUntil },
        context,
      );
      if ('refused' in approved) return approved;
      await acceptSavedSteps(tx, borrowerId, context, accepts);
      return { ...approved, recorded: { as: 'order.approve' } };
    }
    const known: readonly string[] = reasonsFor[decision];
    if (reasons.some((code) => !known.includes(code))) return { refused: 'reason_is_unknown' };
    if (decision === 'refuse') {
      const refused = await refuseApplication(tx, { orderId, reasons }, context);
      return 'refused' in refused ? refused : { ...refused, recorded: { as: 'order.refuse' } };
    }
    const sentBack = await sendBackApplication(tx, { orderId, reasons }, context);
    if ('refused' in sentBack) return sentBack;
    for (const { step, refusals } of stepsToMend(reasons, order.market)) {
      await refuseStep(parts.seal)(tx, { borrowerId, step, refusals }, context);
    }
    return { ...sentBack, recorded: { as: 'order.send-back' } };
  },
});
