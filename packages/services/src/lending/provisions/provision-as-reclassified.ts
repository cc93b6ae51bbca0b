import type { CalendarDate } from '@candor/domain/calendar';
import type { MarketId } from '@candor/markets';
import { listLoansToProvide, listProvisionLoans, listProvisions } from '@candor/store/provisions';
import type { ReadTx } from '@candor/store/database';
import { provisionOfLoan } from './provision-figures.ts';

export type ProvisionDifference = {
  readonly loanId: bigint;
  readonly before: { readonly class: string; readonly required: bigint };
  readonly after: { readonly class: string; readonly required: bigint };
};

/**
 * What the last posted month would have asked for with loans classified as they are now, loan by loan.
 * Nothing is posted for it: every month's provision moves the books to what its loans ask for, so the next
 * one takes the difference up, before two people.
 */
export async function provisionAsReclassified(
  tx: ReadTx,
  market: MarketId,
  npaSince: ReadonlyMap<bigint, CalendarDate>,
): Promise<{ readonly month: CalendarDate | null; readonly differences: readonly ProvisionDifference[] }> {
  const [last] = await listProvisions(tx, market);
  if (!last) return { month: null, differences: [] };
  const { month, asOf } = last;
  const posted = await listProvisionLoans(tx, { market, month, class: null }, null);
  const before = new Map(posted.map((each) => [each.loanId, each]));
  const loans = await listLoansToProvide(tx, market, asOf);
  const differences = loans.flatMap((loan) => {
    const since = npaSince.get(loan.loanId);
    const known = since !== undefined && since <= asOf ? { ...loan, npaSince: since } : loan;
    const after = provisionOfLoan(market, asOf, known);
    const was = before.get(loan.loanId);
    return was && (was.class !== after.class || was.required !== after.required)
      ? [{ loanId: loan.loanId, before: was, after }]
      : [];
  });
  return { month, differences };
}
