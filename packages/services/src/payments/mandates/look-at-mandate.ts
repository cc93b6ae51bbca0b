import { dayNumber, type CalendarDate } from '@candor/domain/calendar';
import { duesAhead } from '@candor/domain/mandates';
import { isRunningMandate } from '@candor/domain/states';
import type { Loan } from '@candor/domain/loan';
import type { ReadTx } from '@candor/store/database';
import { readLoan } from '@candor/store/loans';
import {
  debitsOfLoan,
  insertDebit,
  lockMandate,
  skipsOf,
  updateMandate,
  type Mandate,
} from '@candor/store/mandates';
import type { Command } from '../../kernel/commands/command.ts';
import { idOfWords } from '../payments/id-of-words.ts';
import { schemeOfMandate } from './scheme-of.ts';

type Looked = { readonly state: Mandate['state']; readonly planned: readonly string[] };

/**
 * What the clock makes of a mandate: it ends with its last day, with its loan, or when nobody confirmed it in
 * time; while it holds, the next due gets its debit shortly before the borrower is told.
 */
export const lookAtMandate: Command<{ readonly mandateId: string }, Looked, 'mandate_is_unknown'> = {
  name: 'mandate.look',
  subject: ({ mandateId }) => `mandate:${mandateId}`,
  async decide(tx, { mandateId }, { now }) {
    const mandate = await lockMandate(tx, mandateId);
    if (!mandate) return { refused: 'mandate_is_unknown', facts: { mandate: mandateId } };
    const { why, dues } = await whatIsDue(tx, mandate, now);
    if (why !== null) {
      await updateMandate(tx, { ...mandate, state: 'expired', why }, now);
      return { output: { state: 'expired', planned: [] }, facts: { why } };
    }
    for (const dueOn of dues) {
      const { loanId } = mandate;
      await insertDebit(tx, { id: idOfWords('debit', String(loanId), dueOn), loanId, mandateId, dueOn });
    }
    return { output: { state: mandate.state, planned: dues }, facts: { planned: dues } };
  },
};

/** Why it is over, or which dues get their debit now: whoever finds neither does nothing. */
export async function whatIsDue(
  tx: ReadTx,
  mandate: Mandate,
  now: Date,
): Promise<{ readonly why: string | null; readonly dues: readonly CalendarDate[] }> {
  const stored = await readLoan(tx, mandate.loanId);
  if (!stored) throw new Error(`mandate ${mandate.id} has no loan`);
  const { loan, on: today } = stored;
  const why = whyOver(mandate, { loan, today, now });
  if (why !== null || mandate.state !== 'active') return { why, dues: [] };
  const known = (await debitsOfLoan(tx, mandate.loanId)).map(({ dueOn }) => dueOn);
  const left = new Set([...known, ...(await skipsOf(tx, mandate.id))]);
  // Not sooner than it is told: what is moved, paid or rests until then was never planned, nor called off.
  const days = schemeOfMandate(mandate).debits.noticeDaysBefore;
  const dues = duesAhead(loan, today).filter(
    ({ dueOn }) => dayNumber(dueOn) - dayNumber(today) <= days && !left.has(dueOn),
  );
  return { why, dues: dues.map(({ dueOn }) => dueOn) };
}

function whyOver(
  { state, confirmBy, lastDay }: Mandate,
  { loan, today, now }: { readonly loan: Loan; readonly today: CalendarDate; readonly now: Date },
): string | null {
  if (!isRunningMandate({ state })) return null;
  if (loan.state !== 'active') return 'loan_has_ended';
  if (state === 'asked') return now >= confirmBy ? 'not_confirmed_in_time' : null;
  return today > lastDay ? 'last_day_is_over' : null;
}
