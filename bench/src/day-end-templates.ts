import { randomUUID } from 'node:crypto';
import { dateOfDayNumber, dayNumber, type CalendarDate } from '@candor/domain/calendar';
import { decideRepay } from '@candor/domain/decisions';
import { isRefusal } from '@candor/domain/refusals';
import { makeEntry } from '@candor/domain/ledger';
import { openLoan, type Loan } from '@candor/domain/loan';
import { loanAgreement, products, quoteProduct } from '@candor/markets';
import { insertLoan, loadLoan } from '@candor/store/loans';
import { moveBusinessClock, openBusinessClock, postEntries, readBusinessClock } from '@candor/store/ledger';
import { outsideCommands } from '@candor/store/database';
import { openWritable, type WritableDatabase } from '@candor/store/tools';
import { endDay } from '@candor/services/lending/end-of-day';
import { record } from '@candor/services/testing/act-on-loan';
import { simulatedInstant } from '@candor/services/composition/sandbox';

/** The day that is measured first. */
export const measuredDay = '2026-10-15' as CalendarDate;
/** What the portfolio is made of, so many times over: by their numbers, the first eight are late. */
export const templates = 100;
const late = 8;

/**
 * A hundred real loans of the Philippine instalment product, lived through our own code up to the evening of
 * a day: paid out within the last 44 days (the late ones before that, and never paid), repaid on their due
 * dates, three or four of them today.
 */
export async function makeTemplates(url: string): Promise<void> {
  const database = openWritable({ url, cause: outsideCommands, max: 4 });
  const owner = openWritable({ url, cause: outsideCommands, as: 'owner', max: 1 });
  await makeGround(owner);
  const start = dayBefore(measuredDay, 75);
  await database.withTransaction((tx) => openBusinessClock(tx, 'ph', start));
  const payouts = Array.from({ length: templates }, (_, index) =>
    dayBefore(measuredDay, index < late ? 46 + index * 3 : 1 + ((index * 7) % 44)),
  );
  const punctual: Punctual[] = [];
  for (const [index, disbursedOn] of payouts.entries()) {
    const loan = loanOf(index, disbursedOn);
    const id = await payOut(database, loan);
    if (index >= late) punctual.push({ id, dueDates: loan.schedule.rows.map(({ dueOn }) => dueOn) });
  }
  // A day that is left out is made up by the next: this keeps a loan's history short enough to be copied a
  // million times.
  for (const daysBefore of [40, 20, 1]) await endThe(database, dayBefore(measuredDay, daysBefore), punctual);
  await repayWhatIsDue(database, punctual, measuredDay);
  await database.close();
  await owner.close();
}

export async function makeGround(owner: WritableDatabase): Promise<void> {
  await owner.withTransaction(async (tx) => {
    for (const text of [
      `insert into business_clock (market, business_date) values ('ph', '2026-01-01') on conflict do nothing`,
      `insert into borrower (id, market) values ('00000000-0000-4000-8000-000000000001', 'ph')`,
      `insert into product_check (market, fingerprint, law_on, verdict, breaches)
       values ('ph', terms_fingerprint('{}'), '2026-01-01', 'lawful', '[]')`,
      `insert into product (id, market) values ('instalments', 'ph')`,
      `insert into product_version (product_id, version, market, terms, valid_from)
       values ('instalments', 1, 'ph', '{}', '2026-01-01')`,
    ]) {
      await tx.query({ text });
    }
  });
}

export function loanOf(index: number, disbursedOn: CalendarDate): Loan {
  const product = products.ph[1]?.terms;
  const term = product?.terms[index % 2 === 0 ? 2 : 3];
  if (!product || !term) throw new Error('there is an instalment product');
  const amount = product.amount.min + product.amount.step * BigInt(index % 12);
  const quote = quoteProduct('ph', product, { amount, term, disbursedOn }, disbursedOn);
  if (isRefusal(quote)) throw new Error(quote.refused);
  return openLoan(quote.schedule, loanAgreement('ph', product, quote, disbursedOn));
}

export async function payOut(database: WritableDatabase, loan: Loan): Promise<bigint> {
  const { disbursedOn } = loan.schedule.terms;
  return database.withTransaction(async (tx) => {
    const id = await insertLoan(tx, {
      orderId: null,
      borrowerId: '00000000-0000-4000-8000-000000000001',
      market: 'ph',
      currency: 'PHP',
      productId: 'instalments',
      productVersion: 1,
      enteredOn: disbursedOn,
      disclosed: ['interest', 'late-charge', 'fee:processing'],
      loan,
    });
    const occasion = { market: 'ph', currency: 'PHP', businessDate: disbursedOn };
    const [fee] = loan.schedule.fees;
    const posted = await postEntries(tx, [
      makeEntry('disburse', occasion, { loan: String(id), amount: loan.schedule.terms.amount }),
      makeEntry('deduct-fee', occasion, {
        loan: String(id),
        name: 'processing',
        fee: fee?.fee ?? 0n,
        tax: fee?.tax ?? 0n,
      }),
    ]);
    if ('refused' in posted) throw new Error(posted.refused);
    return id;
  });
}

type Punctual = { readonly id: bigint; readonly dueDates: readonly CalendarDate[] };

async function endThe(
  database: WritableDatabase,
  day: CalendarDate,
  loans: readonly Punctual[],
): Promise<void> {
  const clock = await database.withTransaction((tx) => readBusinessClock(tx, 'ph'));
  const from = clock?.businessDate ?? day;
  for (let at = dayNumber(from); at <= dayNumber(day); at += 1)
    await repayWhatIsDue(database, loans, dateOfDayNumber(at));
  await database.withTransaction((tx) => moveBusinessClock(tx, { market: 'ph', from, to: day }));
  await endDay(database, { market: 'ph', day, now: simulatedInstant(morningAfter(day)), lanes: 1 });
}

async function repayWhatIsDue(
  database: WritableDatabase,
  loans: readonly Punctual[],
  on: CalendarDate,
): Promise<void> {
  for (const { id } of loans.filter(({ dueDates }) => dueDates.includes(on))) {
    await database.withTransaction(async (tx) => {
      const stored = await loadLoan(tx, id);
      const row = stored?.loan.plans[0]?.rows.find(({ dueOn }) => dueOn === on);
      if (!stored || !row) throw new Error(`loan ${id} has a row that is due`);
      const by = randomUUID();
      const amount = row.principal + row.interest + row.fee;
      const events = decideRepay(stored.loan, { by, amount, receivedOn: on, surplus: 'keep' }, on);
      if (isRefusal(events)) throw new Error(events.refused);
      await record(tx, id, { events, on, by });
    });
  }
}

export function morningAfter(day: CalendarDate): Date {
  return new Date(Date.parse(`${day}T00:00:00Z`) + 24 * 3_600_000); // 08:00 in Manila
}

function dayBefore(day: CalendarDate, days: number): CalendarDate {
  return dateOfDayNumber(dayNumber(day) - days);
}
