import type { CalendarDate } from '@candor/domain/calendar';
import { isMarketId } from '@candor/markets';
import { handOverLoan } from '@candor/store/collections';
import { readLoan } from '@candor/store/loans';
import { stoppedLoans } from '@candor/store/reminders';
import type { Command } from '../../kernel/commands/command.ts';
import { businessDateOf } from '../../kernel/time/business-date.ts';
import { loanPosition } from '../loans/loan-position.ts';
import { stopOf } from './plan-day.ts';
import { planOfVersion, type PlanInForce } from './plans-in-force.ts';

export type HandOver = {
  readonly loanId: bigint;
  readonly dueOn: CalendarDate;
  readonly plan: Pick<PlanInForce, 'productId' | 'version'>;
};

type NotHandedOver = 'loan_is_unknown' | 'nothing_of_that_is_owed' | 'step_is_held_back';

/**
 * A step that gives a loan to a person: from then on somebody calls, and the plan of what is sent goes on
 * beside it. Not where the instalment is paid, nor while one of the plan's stop conditions is so. Nothing is
 * sent by it.
 */
export const handOver: Command<HandOver, null, NotHandedOver> = {
  name: 'reminder.hand-over',
  subject: ({ loanId }) => `loan:${loanId}`,
  async decide(tx, { loanId, dueOn, plan: { productId, version } }) {
    const stored = await readLoan(tx, loanId);
    if (!stored || !isMarketId(stored.market)) return { refused: 'loan_is_unknown' };
    const { market, loan } = stored;
    const on = await businessDateOf(tx, market);
    const row = loanPosition(loan, on, market).rows.find((each) => each.dueOn === dueOn);
    if (loan.state !== 'active' || (row?.left ?? 0n) <= 0n) return { refused: 'nothing_of_that_is_owed' };
    const plan = await planOfVersion(tx, market, { productId, version });
    const [stopped] = await stoppedLoans(tx, [loanId], on);
    const why = plan ? stopOf(stopped, plan) : null;
    if (why) return { refused: 'step_is_held_back', facts: { why } };
    const isPlanned = await handOverLoan(tx, { loanId, market, on });
    return { output: null, facts: { dueOn, version, isNew: isPlanned } };
  },
};
