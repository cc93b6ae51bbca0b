import { isRefusal, type Refusal } from '@candor/domain/refusals';
import type { MarketId } from '@candor/markets';
import type { Database } from '@candor/store/database';
import { isWithinAuthority } from '../../approvals/act-or-ask.ts';
import { previewOf } from '../../backoffice/approvals/request-approval.ts';
import { preview } from '../../kernel/commands/preview.ts';
import type { LoanActInput, LoanActKind, LoanActRefusal } from '../../lending/loans/change-by-act.ts';
import { seeLoanAct, type SeenLoanAct } from '../../lending/loans/loan-act-preview.ts';
import { loansNamed } from '../../lending/loans/loan-name.ts';

export type PreviewLoanAct = {
  readonly market: MarketId;
  readonly loan: string;
  readonly act: LoanActKind | 'settle';
  readonly input: Omit<LoanActInput, 'loanId'>;
  readonly staffId: string;
  readonly now: Date;
};

/**
 * What an act on a loan would do, and whether whoever looks may do it alone; undefined for an unknown loan.
 */
export function previewLoanAct(
  database: Database,
  { market, loan, act, input: asked, staffId, now }: PreviewLoanAct,
): Promise<(SeenLoanAct & { readonly isAlone: boolean }) | Refusal<LoanActRefusal> | undefined> {
  return preview(database, async (tx) => {
    const [loanId] = await loansNamed(tx, market, loan);
    if (loanId === undefined) return undefined;
    const input = { loanId: String(loanId), ...asked };
    const acted = await previewOf(tx, () => seeLoanAct(tx, act, input));
    if (isRefusal(acted)) return acted;
    const waiver = { act: 'loan.waive', market, input } as const;
    const isAlone = act === 'waive' && (await isWithinAuthority(tx, waiver, staffId, now));
    return { ...acted, isAlone };
  });
}
