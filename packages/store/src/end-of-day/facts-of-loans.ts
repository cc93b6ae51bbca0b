import type { AllocatedMoney, AllocationLine, LateCharge, LoanRow, Plan } from '@candor/domain/loan';
import type { ReadTx, Statement } from '../database/database.ts';
import { lateChargeOf, type LateChargeRecord } from '../loans/load-facts.ts';
import { chargeFreezeSql, type Stillness } from '../loans/charge-freeze.ts';
import { rowsOfPlans, type StoredRow } from '../loans/plans/plan-rows.ts';

/**
 * What happened to many loans, each kind by loan and in the order in which it happened; as `loadFacts` gives
 * it for one.
 */
export type FactsOfLoans = {
  readonly plans: ReadonlyMap<bigint, readonly StoredPlan[]>;
  readonly allocations: ReadonlyMap<bigint, readonly AllocatedMoney[]>;
  readonly lateCharges: ReadonlyMap<bigint, readonly LateCharge[]>;
  readonly stillness: ReadonlyMap<bigint, readonly Stillness[]>;
};

/** `terms` as they are stored: null where they are the loan's own. */
type StoredPlan = Omit<Plan, 'terms'> & { readonly terms: unknown };

export async function factsOfLoans(tx: ReadTx, ids: readonly bigint[]): Promise<FactsOfLoans> {
  return {
    plans: await plansOf(tx, ids),
    allocations: await allocationsOf(tx, ids),
    lateCharges: await factsOf<LateCharge, LateChargeRecord>(tx, ids, lateCharges, lateChargeOf),
    stillness: await factsOf<Stillness>(tx, ids, stillness, ({ n, since, until }) => ({ n, since, until })),
  };
}

const lateCharges: Statement<LateChargeRecord & { of: bigint }> = {
  name: 'day-end-late-charges',
  text: `select loan_id as "of", n, charged_on as "on", amount, why, code
         from late_charge where loan_id = any ($1) order by id`,
};
const stillness: Statement<Stillness & { of: bigint }> = {
  name: 'day-end-disputes-and-pauses',
  text: `select loan_id as "of", n, since, until_on as until from (${chargeFreezeSql('loan_id = any ($1)')}) s order by id`,
};

/** Rows by what they belong to, without that number in them. */
async function factsOf<Fact extends object, Record extends object = Fact>(
  tx: ReadTx,
  ids: readonly bigint[],
  statement: Statement<Record & { of: bigint }>,
  factIn: (record: Record) => Fact,
): Promise<Map<bigint, Fact[]>> {
  const { rows } = await tx.query<Record & { of: bigint }>({ ...statement, values: [ids] });
  const facts = new Map<bigint, Fact[]>();
  for (const record of rows) {
    const before = facts.get(record.of);
    if (before) before.push(factIn(record));
    else facts.set(record.of, [factIn(record)]);
  }
  return facts;
}

async function plansOf(tx: ReadTx, ids: readonly bigint[]): Promise<Map<bigint, StoredPlan[]>> {
  const rows = await factsOf<StoredRow, LoanRow & { planNo: number; place: number }>(
    tx,
    ids,
    {
      name: 'day-end-rows',
      text: `select loan_id as "of", plan_no as "planNo", place, n, from_on as "from", to_on as "to", due_on as "dueOn",
                    principal, interest, fee, penalty
             from loan_row where loan_id = any ($1) order by loan_id, plan_no, place, n`,
    },
    ({ planNo, place, n, from, to, dueOn, principal, interest, fee, penalty }) => ({
      planNo,
      place,
      row: { n, from, to, dueOn, principal, interest, fee, penalty },
    }),
  );
  const plans = await factsOf<PlanOfLoan, PlanOfLoan>(
    tx,
    ids,
    {
      name: 'day-end-plans',
      text: `select loan_id as "of", no, since, until_on as until, cause, by, charge, terms, gone
             from loan_plan where loan_id = any ($1) order by loan_id, no`,
    },
    ({ no, since, until, cause, by, charge, terms, gone }) => ({
      no,
      since,
      until,
      cause,
      by,
      charge,
      terms,
      gone,
    }),
  );
  return new Map(
    [...plans].map(([of, own]) => {
      const rowsOf = rowsOfPlans(own, rows.get(of) ?? []);
      return [
        of,
        own.map(({ no: _no, gone: _gone, ...plan }, nth) => ({ ...plan, rows: rowsOf[nth] ?? [] })),
      ];
    }),
  );
}

type PlanOfLoan = Omit<StoredPlan, 'rows'> & { readonly no: number; readonly gone: readonly number[] | null };

async function allocationsOf(tx: ReadTx, ids: readonly bigint[]): Promise<Map<bigint, AllocatedMoney[]>> {
  const lines = await factsOf<AllocationLine, AllocationLine['parts'] & { n: number }>(
    tx,
    ids,
    {
      name: 'day-end-allocation-lines',
      text: `select l.allocation_id as "of", l.n, l.penalty, l.fee, l.interest, l.principal
             from allocation a join allocation_line l on l.allocation_id = a.id
             where a.loan_id = any ($1) order by l.allocation_id, l.place`,
    },
    ({ n, penalty, fee, interest, principal }) => ({ n, parts: { penalty, fee, interest, principal } }),
  );
  return factsOf<
    AllocatedMoney,
    Omit<AllocatedMoney, 'lines' | 'endedAfter'> & { id: bigint; endedAfter: number | null }
  >(
    tx,
    ids,
    {
      name: 'day-end-allocations',
      text: `select loan_id as "of", id, by, counts_from as "on", until_on as until, ended_after as "endedAfter", amount, charge,
                    to_credit as "toCredit"
             from allocation where loan_id = any ($1) order by id`,
    },
    ({ id, by, on, until, endedAfter, amount, charge, toCredit }) => ({
      by,
      on,
      until,
      ...(endedAfter !== null && { endedAfter }),
      amount,
      charge,
      toCredit,
      lines: lines.get(id) ?? [],
    }),
  );
}
