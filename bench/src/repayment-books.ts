import { dateOfDayNumber, dayNumber, type CalendarDate } from '@candor/domain/calendar';
import { outsideCommands } from '@candor/store/database';
import { openWritable, type WritableDatabase } from '@candor/store/tools';
import { creditReport } from '@candor/services/payments/callbacks';
import { copyAll } from './day-end-portfolio.ts';
import { loanOf, makeGround, payOut } from './day-end-templates.ts';
import { benchDate } from './ledger-books.ts';

/** Loans that are repaid, all alike: what is asked of the database for one is what is asked for any. */
export const repaidLoans = 1_000;
/** Their numbers begin where no loaded entry's do. */
export const firstLoan = 900_000_001;
/** Codes that were given out and not paid yet; each is paid once. */
export const askedPayments = 200_000;
const repaidAmount = 500n;
const repaidChannel = 'bench-1';

export const paymentIdOf = (n: number) => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`;
export const referenceOf = (n: number) => `REF${String(n).padStart(12, '0')}`;
export const loanOfPayment = (n: number) => firstLoan + (n % repaidLoans);

const noon = new Date(`${benchDate}T04:00:00Z`); // in Manila

/**
 * A channel reports that the money of a payment has come: the whole way, as a callback or a question to the
 * channel leads to it.
 */
export async function credit(database: WritableDatabase, n: number): Promise<void> {
  const credited = await creditReport(
    { database, now: () => noon },
    {
      market: 'ph',
      channel: repaidChannel,
      txnId: paymentIdOf(n),
      externalId: referenceOf(n),
      amount: repaidAmount,
      heardAt: noon,
    },
  );
  if (credited.is !== 'credited') throw new Error(`payment ${n}: ${credited.why}`);
}

/**
 * One real loan, ten days old and repaid once today, so that its interest is booked up to now; its copies
 * with their whole books; and the payments that were asked for, in turn of each of them.
 */
export async function plantRepayments(url: string): Promise<void> {
  const owner = openWritable({
    url,
    cause: outsideCommands,
    as: 'owner',
    max: 1,
    statementTimeoutMs: 3_600_000,
  });
  await makeGround(owner);
  await owner.withTransaction((tx) =>
    tx.query({ text: `select setval(pg_get_serial_sequence('loan', 'id'), $1, false)`, values: [firstLoan] }),
  );
  const database = openWritable({ url, cause: outsideCommands, max: 1 });
  const id = await payOut(database, loanOf(9, daysBefore(10)));
  if (id !== BigInt(firstLoan)) throw new Error(`the first loan is ${id}`);
  await ask(owner, 0, 0);
  await credit(database, 0);
  await owner.withTransaction((tx) => copyAll(tx, repaidLoans - 1, 1));
  await ask(owner, 1, askedPayments);
  await database.close();
  await owner.close();
}

function ask(owner: WritableDatabase, from: number, to: number): Promise<unknown> {
  return owner.withTransaction((tx) =>
    tx.query({
      text: `insert into payment (id, market, currency, channel, amount, state, loan_id, meant_for, surplus, expires_at)
             select ('00000000-0000-4000-8000-' || lpad(n::text, 12, '0'))::uuid, 'ph', 'PHP', $3, $4, 'pending',
               $5::bigint + n % $6::bigint, 'repayment', 'keep', '2027-01-01'
             from generate_series($1::bigint, $2::bigint) n`,
      values: [from, to, repaidChannel, repaidAmount, firstLoan, repaidLoans],
    }),
  );
}

function daysBefore(days: number): CalendarDate {
  return dateOfDayNumber(dayNumber(benchDate) - days);
}
