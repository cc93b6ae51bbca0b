import type { CalendarDate } from '@candor/domain/calendar';
import type { FeeLine, LoanTerms } from '@candor/domain/schedule';
import type { Loan, LoanAgreement, Plan } from '@candor/domain/loan';
import type { LoanState } from '@candor/domain/states';
import type { ReadTx, Tx } from '../database/database.ts';
import { factColumns, factsOfRecord, type FactsRecord } from './load-facts.ts';
import { fromLendingJson } from './lending-json.ts';
import { scheduleOfPlan } from './schedule-of-plan.ts';
import type { StoredLoan } from './stored-loan.ts';

/** With the day that its market's books are on. */
export type LoanOnDay = StoredLoan & { readonly on: CalendarDate };

type LoanRecord = Omit<StoredLoan, 'loan'> &
  FactsRecord & {
    on: CalendarDate | null;
    state: LoanState;
    terms: unknown;
    fees: unknown;
    agreement: unknown;
    accrued: bigint;
    writtenOffPenalty: bigint | null;
    writtenOffFee: bigint | null;
    writtenOffInterest: bigint | null;
    writtenOffPrincipal: bigint | null;
  };

const columns = `id, borrower_id as "borrowerId", market, currency, product_id as "productId",
  product_version as "productVersion", entered_on as "enteredOn", disclosed, fee_charged as "feeCharged",
  npa_since as "npaSince", state, terms, fees, agreement, loan.accrued as accrued, written_off_penalty as "writtenOffPenalty",
  written_off_fee as "writtenOffFee", written_off_interest as "writtenOffInterest",
  written_off_principal as "writtenOffPrincipal",
  (select c.business_date from business_clock c where c.market = loan.market) as "on",
  ${factColumns}`;

/** The loan as the domain knows it, locked: what is decided on it is decided on what is stored. */
export async function loadLoan(tx: Tx, id: bigint): Promise<LoanOnDay | undefined> {
  await lockLoan(tx, id);
  return readLoan(tx, id);
}

/**
 * The end of the day takes this lock too, a thousand at a time. What is read after it is what the one before
 * has left.
 */
export async function lockLoan(tx: Tx, id: bigint): Promise<void> {
  await tx.query({
    name: 'loan-lock',
    text: 'select 1 from loan_accrual where loan_id = $1 for no key update',
    values: [id],
  });
}

/** The same for looking: nothing is locked, and it may be old a moment later. */
export async function readLoan(tx: ReadTx, id: bigint): Promise<LoanOnDay | undefined> {
  const { rows } = await tx.query<LoanRecord>({
    name: 'loan-read',
    text: `select ${columns} from loan where id = $1`,
    values: [id],
  });
  return rows[0] && assembled(rows[0]);
}

function assembled(record: LoanRecord): LoanOnDay {
  const { state, terms, fees, agreement, accrued, ...beside } = record;
  const { writtenOffPenalty, writtenOffFee, writtenOffInterest, writtenOffPrincipal, ...known } = beside;
  const { plans, rows, allocations, lateCharges, stillness, recoveries, on, ...stored } = known;
  if (on === null) throw new Error(`the market ${stored.market} has no business clock`);
  const ownTerms = fromLendingJson<LoanTerms>(terms);
  const facts = factsOfRecord({ plans, rows, allocations, lateCharges, stillness, recoveries }, ownTerms);
  const loan: Loan = {
    state,
    schedule: scheduleOfPlan(ownTerms, fromLendingJson<FeeLine[]>(fees), firstOf(facts.plans)),
    agreement: fromLendingJson<LoanAgreement>(agreement),
    ...facts,
    accrued,
    writtenOff:
      writtenOffPenalty === null
        ? null
        : {
            penalty: writtenOffPenalty,
            fee: writtenOffFee ?? 0n,
            interest: writtenOffInterest ?? 0n,
            principal: writtenOffPrincipal ?? 0n,
          },
  };
  return { ...stored, on, loan };
}

function firstOf([plan]: readonly Plan[]): Plan {
  if (!plan) throw new Error('a loan has the plan that it was paid out with');
  return plan;
}

/** Every loan of a borrower, oldest first. */
export async function listLoanIds(tx: ReadTx, borrowerId: string): Promise<bigint[]> {
  const { rows } = await tx.query<{ id: bigint }>({
    name: 'loan-list',
    text: 'select id from loan where borrower_id = $1 order by id',
    values: [borrowerId],
  });
  return rows.map(({ id }) => id);
}

/** How late the borrower's worst loan is on a day, by what is scheduled and left; 0 if nothing is overdue. */
export async function worstDaysLate(tx: ReadTx, borrowerId: string, on: CalendarDate): Promise<number> {
  const { rows } = await tx.query<{ days: number }>({
    name: 'loan-worst-late',
    text: `select coalesce(max($2::date - s.due_on), 0)::int as days
           from loan l left join row_standing s on s.loan_id = l.id and s.due_on < $2
             and s.fee + s.interest + s.principal > 0
           where l.borrower_id = $1 and l.state = 'active'`,
    values: [borrowerId, on],
  });
  return rows[0]?.days ?? 0;
}
