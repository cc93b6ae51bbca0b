import { trialBalance, closePeriod, type ClosingRefusal } from '@candor/store/ledger';
import type { CalendarDate } from '@candor/domain/calendar';
import type { MarketId } from '@candor/markets';
import type { Decide } from '../../kernel/commands/command.ts';

export type CloseBooks = { readonly market: MarketId; readonly through: CalendarDate };

type Rule = ClosingRefusal['refused'] | 'trial_balance_does_not_tie';

/** Closes the books of a market through a day. Books that do not tie are not closed over. */
export const closeBooks: Decide<CloseBooks, { readonly closedThrough: string }, Rule> = async (
  tx,
  { market, through },
) => {
  const closed = await closePeriod(tx, { market, through });
  if ('refused' in closed) return { refused: closed.refused, facts: { through } };
  const rows = await trialBalance(tx, { market, asOf: through });
  const debit = rows.reduce((sum, row) => sum + row.debit, 0n);
  const credit = rows.reduce((sum, row) => sum + row.credit, 0n);
  if (debit !== credit) return { refused: 'trial_balance_does_not_tie', facts: { through } };
  return {
    output: { closedThrough: through },
    facts: { through },
  };
};
