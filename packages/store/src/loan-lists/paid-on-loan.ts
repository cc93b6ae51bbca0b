import type { CalendarDate } from '@candor/domain/calendar';
import type { ReadTx } from '../database/database.ts';

/** What was paid on a loan between two days, as the books have it; what was taken back is off again. */
export type PaidOnLoan = {
  readonly principal: bigint;
  readonly interest: bigint;
  readonly fees: bigint;
  readonly lateCharges: bigint;
  /** Fees with their tax that were kept back from the payout. */
  readonly deducted: bigint;
  /** Paid after the loan had been written off: it is divided no more. */
  readonly recovered: bigint;
  /** All of it together. */
  readonly total: bigint;
  /** Of the fees that were charged in these days, deducted or not, what was owed to the state. */
  readonly tax: bigint;
};

type Asked = { readonly loanId: bigint; readonly from: CalendarDate; readonly until: CalendarDate };

/** Added up from the lines of the ledger, by the day on which an entry was booked. */
export async function paidOnLoan(tx: ReadTx, asked: Asked): Promise<PaidOnLoan> {
  const { deducted, deductedTax } = await deductedFees(tx, asked);
  const parts = await paidParts(tx, asked);
  const afterWriteOff = await recovered(tx, asked);
  const { principal, interest, fees, lateCharges } = parts;
  const total = principal + interest + fees + lateCharges + deducted + afterWriteOff;
  const tax = (await taxCharged(tx, asked)) + deductedTax;
  return { ...parts, deducted, recovered: afterWriteOff, total, tax };
}

/**
 * What repayments and credit paid stands on the loan's receivables and on what was only noted (9010, 9030); a
 * mirror counts as the entry that it undoes.
 */
async function paidParts(
  tx: ReadTx,
  { loanId, from, until }: Asked,
): Promise<Pick<PaidOnLoan, 'principal' | 'interest' | 'fees' | 'lateCharges'>> {
  const { rows } = await tx.query<Pick<PaidOnLoan, 'principal' | 'interest' | 'fees' | 'lateCharges'>>({
    name: 'ledger-paid-on-loan',
    text: `select coalesce(-sum(l.minor) filter (where l.account = 1210), 0)::bigint as principal,
             coalesce(-sum(l.minor) filter (where l.account in (1220, 9010)), 0)::bigint as interest,
             coalesce(-sum(l.minor) filter (where l.account = 1230), 0)::bigint as fees,
             coalesce(-sum(l.minor) filter (where l.account in (1240, 9030)), 0)::bigint as "lateCharges"
           from ledger_line l join ledger_entry e on e.id = l.entry_id left join ledger_entry o on o.id = e.reverses
           where l.subject = 'loan:' || $1::bigint and e.business_date between $2 and $3
             and coalesce(o.event, e.event) in ('allocate', 'apply-credit')`,
    values: [loanId, from, until],
  });
  return rows[0]!;
}

/**
 * A deducted fee and its mirror name their loan in the key alone: `deduct-fee:42:processing`,
 * `reverse:deduct-fee:42:processing`. A semicolon follows the colon in the order of letters.
 */
async function deductedFees(
  tx: ReadTx,
  { loanId, from, until }: Asked,
): Promise<{ readonly deducted: bigint; readonly deductedTax: bigint }> {
  const { rows } = await tx.query<{ deducted: bigint; deductedTax: bigint }>({
    name: 'ledger-deducted-on-loan',
    text: `select coalesce(-sum(l.minor) filter (where l.account in (2010, 2040, 4020)), 0)::bigint as deducted,
             coalesce(-sum(l.minor) filter (where l.account = 2010), 0)::bigint as "deductedTax"
           from ledger_entry e join ledger_line l on l.entry_id = e.id
           where e.business_date between $2 and $3
             and ((e.natural_key >= 'deduct-fee:' || $1::bigint || ':' and e.natural_key < 'deduct-fee:' || $1::bigint || ';')
               or (e.natural_key >= 'reverse:deduct-fee:' || $1::bigint || ':'
                 and e.natural_key < 'reverse:deduct-fee:' || $1::bigint || ';'))`,
    values: [loanId, from, until],
  });
  return rows[0]!;
}

/** A recovery is income as a whole, known by the payment that it came with. */
async function recovered(tx: ReadTx, { loanId, from, until }: Asked): Promise<bigint> {
  const { rows } = await tx.query<{ minor: bigint }>({
    name: 'ledger-recovered-on-loan',
    text: `select coalesce(-sum(l.minor), 0)::bigint as minor
           from payment_entry p join ledger_entry o on o.id = p.entry_id and o.event = 'recover'
           join ledger_entry e on e.id = o.id or e.reverses = o.id
           join ledger_line l on l.entry_id = e.id
           where p.loan_id = $1 and l.account = 4040 and e.business_date between $2 and $3`,
    values: [loanId, from, until],
  });
  return rows[0]!.minor;
}

/** Of fees that were not deducted. */
async function taxCharged(tx: ReadTx, { loanId, from, until }: Asked): Promise<bigint> {
  const { rows } = await tx.query<{ minor: bigint }>({
    name: 'ledger-tax-on-loan',
    text: `select coalesce(-sum(t.minor), 0)::bigint as minor
           from ledger_line t join ledger_entry e on e.id = t.entry_id
           where t.account = 2010 and e.business_date between $2 and $3
             and t.entry_id in (select l.entry_id from ledger_line l where l.subject = 'loan:' || $1::bigint)`,
    values: [loanId, from, until],
  });
  return rows[0]!.minor;
}
