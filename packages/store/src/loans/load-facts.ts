import type {
  AllocatedMoney,
  LateCharge,
  Loan,
  LoanRow,
  Plan,
  PlanCause,
  Recovery,
} from '@candor/domain/loan';
import type { CalendarDate } from '@candor/domain/calendar';
import type { LoanTerms } from '@candor/domain/schedule';
import { fromLendingJson } from './lending-json.ts';
import { chargeFreezeOf, chargeFreezeSql, type Stillness } from './charge-freeze.ts';
import { rowsOfPlans } from './plans/plan-rows.ts';

type Facts = Pick<Loan, 'plans' | 'allocations' | 'lateCharges' | 'disputes' | 'pauses' | 'recoveries'>;

/** Each fact a list, in the order below; amounts are texts, since JSON's numbers are floats. */
export type FactsRecord = {
  readonly plans: unknown;
  readonly rows: unknown;
  readonly allocations: unknown;
  readonly lateCharges: unknown;
  readonly stillness: unknown;
  readonly recoveries: unknown;
};

const listOf = (fact: string, order: string, from: string) =>
  `(select coalesce(json_agg(json_build_array(${fact}) order by ${order}), '[]') from ${from})`;

/** What happened to a loan, each kind in the order in which it happened: columns for a query of `loan`. */
export const factColumns = [
  `${listOf('p.no, p.since, p.until_on, p.cause, p.by, p.charge::text, p.terms, p.gone', 'p.no', 'loan_plan p where p.loan_id = loan.id')} as plans`,
  `${listOf(
    'r.plan_no, r.place, r.n, r.from_on, r.to_on, r.due_on, r.principal::text, r.interest::text, r.fee::text, r.penalty::text',
    'r.plan_no, r.place, r.n',
    'loan_row r where r.loan_id = loan.id',
  )} as rows`,
  `${listOf(
    `a.by, a.counts_from, a.until_on, a.ended_after, a.amount::text, a.charge::text, a.to_credit::text, ${listOf(
      'x.n, x.penalty::text, x.fee::text, x.interest::text, x.principal::text',
      'x.place',
      'allocation_line x where x.allocation_id = a.id',
    )}`,
    'a.id',
    'allocation a where a.loan_id = loan.id',
  )} as allocations`,
  `${listOf('c.n, c.charged_on, c.amount::text, c.why, c.code', 'c.id', 'late_charge c where c.loan_id = loan.id')} as "lateCharges"`,
  `${listOf('s.n, s.since, s.until_on', 's.id', `(${chargeFreezeSql('loan_id = loan.id')}) s`)} as stillness`,
  `${listOf('v.by, v.counts_from, v.amount::text, v.until_on', 'v.id', 'recovery v where v.loan_id = loan.id')} as recoveries`,
].join(',\n  ');

type PlanFact = [
  number,
  CalendarDate,
  CalendarDate | null,
  PlanCause,
  string | null,
  string,
  unknown,
  number[] | null,
];
type RowFact = [
  number,
  number,
  number,
  CalendarDate,
  CalendarDate,
  CalendarDate,
  string,
  string,
  string,
  string,
];
type LineFact = [number, string, string, string, string];
type AllocationFact = [
  string,
  CalendarDate,
  CalendarDate | null,
  number | null,
  string,
  string,
  string,
  LineFact[],
];
type LateChargeFact = [number, CalendarDate, string, LateCharge['why'], string | null];
type StillnessFact = [number | null, CalendarDate, CalendarDate | null];
type RecoveryFact = [string, CalendarDate, string, CalendarDate | null];

export function factsOfRecord(record: FactsRecord, ownTerms: LoanTerms): Facts {
  const stillness = (record.stillness as StillnessFact[]).map(([n, since, until]): Stillness => ({
    n,
    since,
    until,
  }));
  return {
    plans: plansOf(record.plans as PlanFact[], record.rows as RowFact[], ownTerms),
    allocations: (record.allocations as AllocationFact[]).map(allocationOf),
    lateCharges: (record.lateCharges as LateChargeFact[]).map(([n, on, amount, why, code]) =>
      lateChargeOf({ n, on, amount: BigInt(amount), why, code }),
    ),
    ...chargeFreezeOf(stillness),
    recoveries: (record.recoveries as RecoveryFact[]).map(([by, on, amount, until]): Recovery => ({
      by,
      on,
      amount: BigInt(amount),
      until,
    })),
  };
}

/** As it is stored: only a charge by hand has a code. */
export type LateChargeRecord = Omit<LateCharge, 'code'> & { readonly code: string | null };

export function lateChargeOf({ n, on, amount, why, code }: LateChargeRecord): LateCharge {
  return { n, on, amount, why, ...(code !== null && { code }) };
}

function plansOf(plans: readonly PlanFact[], rows: readonly RowFact[], ownTerms: LoanTerms): Plan[] {
  const rowsOf = rowsOfPlans(
    plans.map(([no, , , , , , , gone]) => ({ no, gone })),
    rows.map(([planNo, place, ...row]) => ({ planNo, place, row: rowOf(row) })),
  );
  return plans.map(([, since, until, cause, by, charge, terms], nth): Plan => ({
    since,
    until,
    cause,
    by,
    charge: BigInt(charge),
    terms: terms === null ? ownTerms : fromLendingJson<LoanTerms>(terms),
    rows: rowsOf[nth] ?? [],
  }));
}

type FiguresOfRow = RowFact extends [number, number, ...infer Rest] ? Rest : never;

function rowOf([n, from, to, dueOn, principal, interest, fee, penalty]: FiguresOfRow): LoanRow {
  return {
    n,
    from,
    to,
    dueOn,
    principal: BigInt(principal),
    interest: BigInt(interest),
    fee: BigInt(fee),
    penalty: BigInt(penalty),
  };
}

function allocationOf([
  by,
  on,
  until,
  endedAfter,
  amount,
  charge,
  toCredit,
  lines,
]: AllocationFact): AllocatedMoney {
  return {
    by,
    on,
    until,
    ...(endedAfter !== null && { endedAfter }),
    amount: BigInt(amount),
    charge: BigInt(charge),
    toCredit: BigInt(toCredit),
    lines: lines.map(([n, penalty, fee, interest, principal]) => ({
      n,
      parts: {
        penalty: BigInt(penalty),
        fee: BigInt(fee),
        interest: BigInt(interest),
        principal: BigInt(principal),
      },
    })),
  };
}
