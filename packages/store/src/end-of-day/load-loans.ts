import type { FeeLine, LoanTerms } from '@candor/domain/schedule';
import type { Loan, LoanAgreement, Parts, Recovery } from '@candor/domain/loan';
import type { ReadTx } from '../database/database.ts';
import { fromLendingJson } from '../loans/lending-json.ts';
import { scheduleOfPlan } from '../loans/schedule-of-plan.ts';
import { chargeFreezeOf } from '../loans/charge-freeze.ts';
import type { StoredLoan } from '../loans/stored-loan.ts';
import { factsOfLoans, type FactsOfLoans } from './facts-of-loans.ts';

type LoanRecord = Omit<StoredLoan, 'loan'> &
  Pick<Loan, 'accrued' | 'state'> & { terms: unknown; fees: unknown; agreement: unknown };

const columns = `id, borrower_id as "borrowerId", market, currency, product_id as "productId",
  product_version as "productVersion", entered_on as "enteredOn", disclosed, fee_charged as "feeCharged",
  npa_since as "npaSince", state, terms, fees, agreement, loan.accrued as accrued`;

/**
 * Many active loans at once, as `loadLoan` gives one: a handful of statements, however many there are. They
 * must be locked. (What was written off or recovered has no day: those loans are not active.)
 */
export async function loadActiveLoans(tx: ReadTx, ids: readonly bigint[]): Promise<StoredLoan[]> {
  if (ids.length === 0) return [];
  const { rows } = await tx.query<LoanRecord>({
    name: 'day-end-loans',
    text: `select ${columns} from loan where id = any ($1) and state = 'active' order by id`,
    values: [ids],
  });
  const facts = await factsOfLoans(tx, ids);
  return rows.map((record) => storedLoan(record, facts, neverWrittenOff));
}

type AfterTheEnd = Pick<Loan, 'writtenOff' | 'recoveries'>;
const neverWrittenOff: AfterTheEnd = { writtenOff: null, recoveries: [] };

type WriteOffRecord = Parts & { id: bigint };

/** Many loans at once, as `readLoan` gives one: nothing is locked. */
export async function readLoans(tx: ReadTx, ids: readonly bigint[]): Promise<Map<bigint, StoredLoan>> {
  if (ids.length === 0) return new Map();
  const { rows } = await tx.query<LoanRecord>({
    name: 'loans-read',
    text: `select ${columns} from loan where id = any ($1)`,
    values: [ids],
  });
  const facts = await factsOfLoans(tx, ids);
  const ended = await afterTheEnd(
    tx,
    rows.flatMap(({ id, state }) => (state === 'active' ? [] : [id])),
  );
  return new Map(
    rows.map((record) => [record.id, storedLoan(record, facts, ended.get(record.id) ?? neverWrittenOff)]),
  );
}

async function afterTheEnd(tx: ReadTx, ids: readonly bigint[]): Promise<Map<bigint, AfterTheEnd>> {
  if (ids.length === 0) return new Map();
  const { rows } = await tx.query<WriteOffRecord>({
    name: 'loans-written-off',
    text: `select id, written_off_penalty as penalty, coalesce(written_off_fee, 0) as fee,
             coalesce(written_off_interest, 0) as interest, coalesce(written_off_principal, 0) as principal
           from loan where id = any ($1) and written_off_penalty is not null`,
    values: [ids],
  });
  const { rows: recoveries } = await tx.query<Recovery & { of: bigint }>({
    name: 'loans-recoveries',
    text: `select loan_id as "of", by, counts_from as "on", amount, until_on as until
           from recovery where loan_id = any ($1) order by id`,
    values: [ids],
  });
  return new Map(
    rows.map(({ id, ...writtenOff }) => [
      id,
      { writtenOff, recoveries: recoveries.flatMap(({ of, ...each }) => (of === id ? [each] : [])) },
    ]),
  );
}

function storedLoan(
  { terms, fees, agreement, accrued, state, ...stored }: LoanRecord,
  facts: FactsOfLoans,
  ended: AfterTheEnd,
): StoredLoan {
  const { id } = stored;
  const ownTerms = fromLendingJson<LoanTerms>(terms);
  const plans = (facts.plans.get(id) ?? []).map((plan) =>
    Object.assign(plan, { terms: plan.terms === null ? ownTerms : fromLendingJson<LoanTerms>(plan.terms) }),
  );
  const [first] = plans;
  if (!first) throw new Error('a loan has the plan that it was paid out with');
  const loan: Loan = {
    state,
    schedule: scheduleOfPlan(ownTerms, fromLendingJson<FeeLine[]>(fees), first),
    agreement: fromLendingJson<LoanAgreement>(agreement),
    plans,
    allocations: facts.allocations.get(id) ?? [],
    lateCharges: facts.lateCharges.get(id) ?? [],
    ...chargeFreezeOf(facts.stillness.get(id) ?? []),
    accrued,
    ...ended,
  };
  return { ...stored, loan };
}
