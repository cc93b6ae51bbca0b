import { borrowerCredit } from '@candor/domain/loan';
import { rowStates } from '@candor/domain/instalments';
import { loanSubject } from '@candor/domain/ledger';
import type { Loan } from '@candor/domain/loan';
import { balancesOf } from '@candor/store/ledger';
import type { StoredLoan } from '@candor/store/loans';
import type { ReadTx } from '@candor/store/database';

export type LoanBalances = Record<'principal' | 'interest' | 'fee' | 'penalty' | 'credit', bigint>;

/** What the books must hold of a loan, from the domain's value alone; fees as far as they were charged. */
export function expectedBalances(loan: Loan, feeCharged: bigint): LoanBalances {
  const credit = borrowerCredit(loan);
  if (loan.state === 'cancelled' || loan.writtenOff) {
    return { principal: 0n, interest: 0n, fee: 0n, penalty: 0n, credit };
  }
  const states = rowStates(loan);
  const sum = (amounts: readonly bigint[]) => amounts.reduce((a, b) => a + b, 0n);
  return {
    principal: sum(states.map(({ left }) => left.principal)),
    interest: loan.accrued - sum(states.map(({ paid }) => paid.interest)),
    fee: feeCharged - sum(states.map(({ paid }) => paid.fee)),
    penalty: sum(states.map(({ left }) => left.penalty)),
    credit,
  };
}

/** Nothing of a loan that performs is only noted, and of one that doesn't nothing is counted on. */
export async function misplacedInterest(tx: ReadTx, { id, npaSince }: StoredLoan): Promise<bigint> {
  const balances = await balancesOf(tx, loanSubject(String(id)));
  const wrong =
    npaSince === null ? ['npa-interest', 'npa-penalty'] : ['interest-receivable', 'penalty-receivable'];
  const misplaced = balances.filter(({ account, minor }) => wrong.includes(account) && minor > 0n);
  return misplaced.reduce((sum, { minor }) => sum + minor, 0n);
}

/** What they hold. Interest that is only noted is owed all the same. */
export async function bookedBalances(tx: ReadTx, id: bigint): Promise<LoanBalances> {
  const balances = await balancesOf(tx, loanSubject(String(id)));
  const of = (code: string) => balances.find(({ account }) => account === code)?.minor ?? 0n;
  return {
    principal: of('principal-receivable'),
    interest: of('interest-receivable') + of('npa-interest'),
    fee: of('fee-receivable'),
    penalty: of('penalty-receivable') + of('npa-penalty'),
    credit: -of('borrower-credit'),
  };
}
