import type {
  AllocatedMoney,
  AllocationLine,
  LateCharge,
  Loan,
  LoanRow,
  Plan,
  Recovery,
} from '@candor/domain/loan';
import type { LoanTerms } from '@candor/domain/schedule';
import type { ReadTx, Statement } from '../database/database.ts';
import { fromLendingJson } from './lending-json.ts';
import { chargeFreezeOf, chargeFreezeSql, type Stillness } from './charge-freeze.ts';

type Facts = Pick<Loan, 'plans' | 'allocations' | 'lateCharges' | 'disputes' | 'pauses' | 'recoveries'>;

/** What happened to a loan, each kind in the order in which it happened. */
export async function loadFacts(tx: ReadTx, loanId: bigint, ownTerms: LoanTerms): Promise<Facts> {
  return {
    plans: await loadPlans(tx, loanId, ownTerms),
    allocations: await loadAllocations(tx, loanId),
    lateCharges: (await factsOf<LateChargeRecord>(tx, loanId, lateCharges)).map(lateChargeOf),
    ...chargeFreezeOf(await factsOf<Stillness>(tx, loanId, stillness)),
    recoveries: await factsOf<Recovery>(tx, loanId, recoveries),
  };
}

/** As it is stored: only a charge by hand has a code. */
export type LateChargeRecord = Omit<LateCharge, 'code'> & { readonly code: string | null };

export function lateChargeOf({ n, on, amount, why, code }: LateChargeRecord): LateCharge {
  return { n, on, amount, why, ...(code !== null && { code }) };
}

const lateCharges: Statement<LateChargeRecord> = {
  name: 'loan-late-charges',
  text: 'select n, charged_on as "on", amount, why, code from late_charge where loan_id = $1 order by id',
};
const stillness: Statement<Stillness> = {
  name: 'loan-disputes-and-pauses',
  text: `select n, since, until_on as until from (${chargeFreezeSql('loan_id = $1')}) s order by id`,
};
const recoveries: Statement<Recovery> = {
  name: 'loan-recoveries',
  text: `select by, counts_from as "on", amount, until_on as until from recovery where loan_id = $1 order by id`,
};

async function factsOf<Fact extends object>(
  tx: ReadTx,
  loanId: bigint,
  statement: Statement<Fact>,
): Promise<Fact[]> {
  const { rows } = await tx.query<Fact>({ ...statement, values: [loanId] });
  return rows;
}

type PlanRecord = Omit<Plan, 'terms' | 'rows'> & { no: number; terms: unknown };

async function loadPlans(tx: ReadTx, loanId: bigint, ownTerms: LoanTerms): Promise<Plan[]> {
  const plans = await factsOf<PlanRecord>(tx, loanId, {
    name: 'loan-plans',
    text: `select no, since, until_on as until, cause, by, charge, terms
           from loan_plan where loan_id = $1 order by no`,
  });
  const rows = await factsOf<LoanRow & { planNo: number }>(tx, loanId, {
    name: 'loan-rows',
    text: `select plan_no as "planNo", n, from_on as "from", to_on as "to", due_on as "dueOn",
                  principal, interest, fee, penalty
           from loan_row where loan_id = $1 order by plan_no, place, n`,
  });
  const planned = ({ no, terms, ...plan }: PlanRecord): Plan => ({
    ...plan,
    terms: terms === null ? ownTerms : fromLendingJson<LoanTerms>(terms),
    rows: rows.flatMap(({ planNo, ...row }) => (planNo === no ? [row] : [])),
  });
  return plans.map(planned);
}

type AllocationRecord = Omit<AllocatedMoney, 'lines' | 'endedAfter'> & {
  id: bigint;
  endedAfter: number | null;
};
type LineRecord = AllocationLine['parts'] & { allocationId: bigint; n: number };

async function loadAllocations(tx: ReadTx, loanId: bigint): Promise<AllocatedMoney[]> {
  const allocations = await factsOf<AllocationRecord>(tx, loanId, {
    name: 'loan-allocations',
    text: `select id, by, counts_from as "on", until_on as until, ended_after as "endedAfter", amount, charge,
                  to_credit as "toCredit"
           from allocation where loan_id = $1 order by id`,
  });
  if (allocations.length === 0) return [];
  const lines = await factsOf<LineRecord>(tx, loanId, {
    name: 'loan-allocation-lines',
    text: `select l.allocation_id as "allocationId", l.n, l.penalty, l.fee, l.interest, l.principal
           from allocation a join allocation_line l on l.allocation_id = a.id
           where a.loan_id = $1 order by l.allocation_id, l.place`,
  });
  const divided = ({ id, endedAfter, ...allocation }: AllocationRecord): AllocatedMoney => ({
    ...allocation,
    ...(endedAfter !== null && { endedAfter }),
    lines: lines.flatMap(({ allocationId, n, ...parts }) => (allocationId === id ? [{ n, parts }] : [])),
  });
  return allocations.map(divided);
}
