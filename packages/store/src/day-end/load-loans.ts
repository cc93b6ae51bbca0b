import type { FeeLine, Loan, LoanAgreement, LoanTerms } from '@candor/domain';
import type { Tx } from '../database.ts';
import { fromLendingJson } from '../loans/lending-json.ts';
import { scheduleOfPlan } from '../loans/schedule-of-plan.ts';
import { stillnessOf } from '../loans/stillness.ts';
import type { StoredLoan } from '../loans/stored-loan.ts';
import { factsOfLoans, type FactsOfLoans } from './facts-of-loans.ts';

type LoanRecord = Omit<StoredLoan, 'loan'> &
  Pick<Loan, 'accrued'> & { terms: unknown; fees: unknown; agreement: unknown };

/**
 * Many active loans at once, as `loadLoan` gives one: a handful of statements, however many there are. They must be
 * locked. (What was written off or recovered has no day: those loans are not active.)
 */
export async function loadActiveLoans(tx: Tx, ids: readonly bigint[]): Promise<StoredLoan[]> {
  if (ids.length === 0) return [];
  const { rows } = await tx.query<LoanRecord>({
    name: 'day-end-loans',
    text: `select id, borrower_id as "borrowerId", market, currency, product_id as "productId",
             product_version as "productVersion", entered_on as "enteredOn", disclosed, fee_charged as "feeCharged",
             npa_since as "npaSince", terms, fees, agreement, loan.accrued as accrued
           from loan where id = any ($1) and state = 'active' order by id`,
    values: [ids],
  });
  const facts = await factsOfLoans(tx, ids);
  return rows.map((record) => storedLoan(record, facts));
}

function storedLoan(
  { terms, fees, agreement, accrued, ...stored }: LoanRecord,
  facts: FactsOfLoans,
): StoredLoan {
  const { id } = stored;
  const ownTerms = fromLendingJson<LoanTerms>(terms);
  const plans = (facts.plans.get(id) ?? []).map((plan) =>
    Object.assign(plan, { terms: plan.terms === null ? ownTerms : fromLendingJson<LoanTerms>(plan.terms) }),
  );
  const [first] = plans;
  if (!first) throw new Error('a loan has the plan that it was paid out with');
  const loan: Loan = {
    state: 'active',
    schedule: scheduleOfPlan(ownTerms, fromLendingJson<FeeLine[]>(fees), first),
    agreement: fromLendingJson<LoanAgreement>(agreement),
    plans,
    allocations: facts.allocations.get(id) ?? [],
    lateCharges: facts.lateCharges.get(id) ?? [],
    ...stillnessOf(facts.stillness.get(id) ?? []),
    accrued,
    writtenOff: null,
    recoveries: [],
  };
  return { ...stored, loan };
}
