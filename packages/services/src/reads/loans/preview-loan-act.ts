import { isRefusal, type Refusal } from '@candor/domain/refusals';
import type { MarketId } from '@candor/markets';
import type { Database } from '@candor/store/database';
import { authorityNow } from '../../approvals/act-or-ask.ts';
import { previewOf } from '../../backoffice/approvals/request-approval.ts';
import type { UsedToday } from '../../backoffice/authority/authority.ts';
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

type SeenWithAuthority = SeenLoanAct & { readonly isAlone: boolean; readonly today: UsedToday | null };

/**
 * What an act on a loan would do, and whether whoever looks may do it alone; undefined for an unknown loan.
 */
export function previewLoanAct(
  database: Database,
  { market, loan, act, input: asked, staffId, now }: PreviewLoanAct,
): Promise<SeenWithAuthority | Refusal<LoanActRefusal> | undefined> {
  return preview(database, async (tx) => {
    const [loanId] = await loansNamed(tx, market, loan);
    if (loanId === undefined) return undefined;
    const input = { loanId: String(loanId), ...asked };
    const acted = await previewOf(tx, () => seeLoanAct(tx, act, input));
    if (isRefusal(acted)) return acted;
    const waiver = { act: 'loan.waive', market, input } as const;
    if (act !== 'waive') return { ...acted, isAlone: false, today: null };
    return { ...acted, ...(await authorityNow(tx, waiver, staffId, now)) };
  });
}
