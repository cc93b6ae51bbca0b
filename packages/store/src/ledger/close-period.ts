import type { CalendarDate } from '@candor/domain/calendar';
import type { Refusal } from '@candor/domain/refusals';
import type { Tx } from '../database/database.ts';

export type ClosingRefusal = Refusal<'market_has_no_clock' | 'period_not_over' | 'period_already_closed'>;

/**
 * From now on nothing of that day or an earlier one is posted in that market. Waits for postings on their way
 * and holds new ones up until this transaction ends: close in a short one.
 */
export async function closePeriod(
  tx: Tx,
  { market, through }: { readonly market: string; readonly through: CalendarDate },
): Promise<{ readonly closedThrough: CalendarDate } | ClosingRefusal> {
  const { rows } = await tx.query<{ outcome: 'closed' | ClosingRefusal['refused'] }>({
    name: 'ledger-close-period',
    text: 'select close_period($1, $2) as outcome',
    values: [market, through],
  });
  const outcome = rows[0]?.outcome ?? 'market_has_no_clock';
  return outcome === 'closed' ? { closedThrough: through } : { refused: outcome, facts: { market, through } };
}
