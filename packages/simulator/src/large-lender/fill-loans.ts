import { isRefusal } from '@candor/domain/refusals';
import { openLoan } from '@candor/domain/loan';
import { markets, loanAgreement, products, quoteProduct, type MarketId } from '@candor/markets';
import { insertLoan } from '@candor/store/loans';
import type { Tx } from '@candor/store/database';
import { idOf, lenderDay, marketOf, currencyOf, type LenderSize } from './lender-size.ts';

/** Of 10,000.00 in four rows: 2,500.00 and 200.00 of interest each, every thirty days. */
const principal = 250_000;
const interest = 20_000;
const rowsOfLoan = 4;
export const figures = {
  principal,
  interest,
  rowsOfLoan,
  row: principal + interest,
  amount: principal * rowsOfLoan,
};

/**
 * The facts of every loan by its number, from which everything else is made. Older loans have lower numbers.
 * A third of them is late: of those, the old ones are written off; who is not late has paid every row that
 * was due.
 *   number 3 of 1,000 was paid out 361 days ago and is late: nothing was paid after its second row, and it is
 *     written off.
 */
export async function drawLoans(tx: Tx, { loans }: LenderSize): Promise<void> {
  await tx.query({
    text: `create temp table drawn on commit drop as
           select *, case when paid = ${rowsOfLoan} then 'settled' when is_late and age > 200 then 'written-off' else 'active' end as state
           from (select *, case when is_late then greatest(due - 1 - i % 2, 0) else due end as paid
                 from (select i, ${marketOf('i')} as market, ${currencyOf('i')} as currency, ${idOf('order', 'i')} as order_id,
                              ${idOf('borrower', 'i')} as borrower_id, '${lenderDay}'::date - age as paid_out_on, age,
                              least(${rowsOfLoan}, (age - 1) / 30) as due, i % 3 = 0 as is_late
                       from (select i, 3 + (($1::int - i)::bigint * 360 / $1::int)::int as age from generate_series(1, $1::int) i) a) b) c`,
    values: [loans],
  });
  await tx.query({ text: 'analyze drawn' });
}

/** A loan as our own code writes it, for what is the same in every other: its terms, its agreement. */
async function writePattern(
  tx: Tx,
  market: MarketId,
): Promise<{ readonly id: bigint; readonly product: string }> {
  const [product] = products[market];
  const term = product?.terms.terms[0];
  if (!product || !term) throw new Error('there is a product');
  const amount = product.terms.amount.min;
  const quote = quoteProduct(market, product.terms, { amount, term, disbursedOn: lenderDay }, lenderDay);
  if (isRefusal(quote)) throw new Error(quote.refused);
  const id = await insertLoan(tx, {
    orderId: null,
    borrowerId: '00000000-0000-4000-8000-000000000000',
    market,
    currency: markets[market].currency.code,
    productId: product.key,
    productVersion: 1,
    enteredOn: lenderDay,
    disclosed: ['interest'],
    loan: openLoan(quote.schedule, loanAgreement(market, product.terms, quote, lenderDay)),
  });
  return { id, product: product.key };
}

export async function fillLoans(tx: Tx): Promise<void> {
  const patterns = [
    { market: 'ph', ...(await writePattern(tx, 'ph')) },
    { market: 'in', ...(await writePattern(tx, 'in')) },
  ];
  const { rows } = await tx.query<{ last: bigint }>({ text: 'select max(id) as last from loan' });
  const before = rows[0]?.last ?? 0n;
  await tx.query({ text: `alter table drawn add column id bigint` });
  await tx.query({ text: `update drawn set id = i + $1::bigint`, values: [before] });
  await tx.query({
    text: `insert into loan_order (id, market, borrower_id, product_id, product_version, state, amount, instalments, every_count,
             every_unit, submitted_on, most_amount, open_until, applied_at, changed_at)
           select d.order_id, d.market, d.borrower_id, p.product, 1, 'paid-out', ${figures.amount}, ${rowsOfLoan}, 30, 'day',
             d.paid_out_on - 1, ${figures.amount}, d.paid_out_on + 6, d.paid_out_on - interval '1 day' + d.i % 80000 * interval '1 second',
             d.paid_out_on
           from drawn d join unnest($1::text[], $2::text[]) as p (market, product) on p.market = d.market order by d.i`,
    values: [patterns.map(({ market }) => market), patterns.map(({ product }) => product)],
  });
  await tx.query({
    text: `insert into loan (id, order_id, borrower_id, market, currency, product_id, product_version, state, terms, fees, agreement,
             disclosed, amount, disbursed_on, entered_on, rounding_mode, interest_total, credit, next_due_on, grace_days)
           select d.id, d.order_id, d.borrower_id, d.market, d.currency, p.product_id, 1, d.state, p.terms, p.fees, p.agreement,
             p.disclosed, ${figures.amount}, d.paid_out_on, d.paid_out_on, p.rounding_mode, ${rowsOfLoan * interest},
             case when d.state = 'settled' and d.i % 90 = 1 then 5000 else 0 end,
             case when d.state = 'active' then d.paid_out_on + 30 * (d.paid + 1) end, p.grace_days
           from drawn d join loan p on p.id = any ($1::bigint[]) and p.market = d.market order by d.i`,
    values: [patterns.map(({ id }) => id)],
  });
  for (const text of loanParts) await tx.query({ text });
}

const loanParts = [
  `insert into loan_accrual (loan_id, accrued) select id, due * ${interest} from drawn`,
  `insert into loan_plan (loan_id, no, since, cause, charge) select id, 1, paid_out_on, 'payout', 0 from drawn order by i`,
  `insert into loan_row (loan_id, plan_no, n, place, from_on, to_on, due_on, principal, interest, fee, penalty)
   select id, 1, n, n - 1, paid_out_on + 30 * (n - 1), paid_out_on + 30 * n, paid_out_on + 30 * n, ${principal}, ${interest}, 0, 0
   from drawn, generate_series(1, ${rowsOfLoan}) n order by i`,
  `insert into row_standing (loan_id, n, place, due_on, penalty, fee, interest, principal, is_disputed, late_base, late_to,
     late_charged, late_stands)
   select id, n, n - 1, paid_out_on + 30 * n, 0, 0, ${interest}, ${principal}, false, 0, '${lenderDay}', 0, 0
   from drawn, generate_series(paid + 1, ${rowsOfLoan}) n where state = 'active' order by i`,
  // As a day's end would leave them, from the same rows.
  `insert into loan_figure (loan_id, market, state, product_id, principal, disbursed_on, owed, overdue, due_from, max_dpd, restructured_on, as_of, borrower_id, order_id,
     payoff, next_due_on, has_payoff)
   select l.id, l.market, l.state, l.product_id, l.amount, l.disbursed_on,
     case when l.state = 'active' then (${rowsOfLoan} - d.paid) * ${interest + principal} when l.state = 'written-off' then ${figures.amount} else 0 end,
     case when l.state = 'active' then (select count(*) from row_standing r where r.loan_id = l.id and r.due_on < '${lenderDay}') * ${interest + principal} else 0 end,
     coalesce(l.next_due_on, '9999-12-31'), greatest(coalesce('${lenderDay}'::date - l.next_due_on, 0), 0), null, '${lenderDay}', l.borrower_id, l.order_id,
     case when l.state = 'active' then (${rowsOfLoan} - d.paid) * ${interest + principal} end, case when l.state = 'active' then l.next_due_on end, true
   from drawn d join loan l on l.id = d.id order by d.i`,
  `insert into arrears_sum (market, due_from, loans, overdue)
   select market, due_from, count(*), sum(overdue) from loan_figure where due_from < '9999-12-31' group by 1, 2`,
  `insert into write_off (loan_id, written_off_on, reason) select id, paid_out_on + 201, 'Nothing came for months.' from drawn
   where state = 'written-off'`,
  `insert into decision (id, order_id, submission, market, table_version, outcome, reasons, most_amount, decided_on, decided_at)
   select ${idOf('decision', 'i')}, order_id, i, market, 1, 'approve', '[]', ${figures.amount}, paid_out_on - 1, paid_out_on - 1 from drawn`,
  `select setval(pg_get_serial_sequence('loan', 'id'), (select max(id) from loan))`,
];
