import type { BookCheck } from './book-check.ts';

/**
 * What is kept beside the books of provisions and tax invoices says the same as the books.
 *   October was posted with 4,250.00 for its loans: account 1290 stands at 4,250.00 in credit.
 *   TI/26-27/0000042 has 54.00 of tax: so has its entry, and 41 numbers of its series stand before it.
 */
export const paperChecks: readonly BookCheck[] = [
  {
    rule: 'a provision is what its loans come to',
    sql: `with class as (
            select market, month, sum(loans) as loans, sum(exposure) as exposure, sum(required) as required, sum(before) as before
            from provision_class group by 1, 2
          ), loan as (
            select market, month, count(*) as loans, sum(exposure) as exposure, sum(required) as required
            from provision_loan group by 1, 2
          ), last as (
            select distinct on (market) market, month, required from provision order by market, month desc
          ), booked as (
            select market, -sum(minor) as minor from ledger_balance where account = 1290 group by 1
          )
          select 'provision ' || p.market || ' ' || p.month as where,
                 format('%s of %s; its classes %s of %s, its loans %s of %s', p.required, p.exposure, c.required, c.exposure,
                        coalesce(l.required, 0), coalesce(l.exposure, 0)) as detail
          from provision p join class c using (market, month) left join loan l using (market, month)
          where (p.exposure, p.required, p.before) <> (c.exposure, c.required, c.before)
             or (c.loans, c.exposure, c.required) <> (coalesce(l.loans, 0), coalesce(l.exposure, 0), coalesce(l.required, 0))
          union all
          select 'account 1290 ' || market, format('stands at %s; the last provision is %s', coalesce(b.minor, 0), coalesce(last.required, 0))
          from booked b full join last using (market)
          where coalesce(b.minor, 0) <> coalesce(last.required, 0)
          order by 1`,
  },
  {
    rule: 'a tax invoice is of its entry and follows the one before',
    sql: `with booked as (
            select i.id, -sum(l.minor) filter (where l.account = 2010) as tax, -coalesce(sum(l.minor) filter (where l.account in (2040, 4020)), 0) as taxable
            from tax_invoice i join ledger_line l on l.entry_id = i.entry_id group by i.id
          ), series as (
            select market, kind, year, max(serial) as last, count(*) as papers from tax_invoice group by 1, 2, 3
          )
          select 'invoice ' || i.number as where,
                 format('%s on %s; booked %s on %s', i.central + i.state + i.integrated, i.taxable, b.tax, b.taxable) as detail
          from tax_invoice i left join booked b using (id)
          where (b.tax, b.taxable) is distinct from
                ((i.central + i.state + i.integrated) * case i.kind when 'invoice' then 1 else -1 end,
                 i.taxable * case i.kind when 'invoice' then 1 else -1 end)
          union all
          select 'tax month ' || market || ' ' || month, format('kept %s; its papers %s', coalesce(k.tax, 0), coalesce(p.tax, 0))
          from (select market, month, papers, taxable, central + state + integrated as tax from tax_month) k
          full join (select market, date_trunc('month', supplied_on)::date as month, count(*) as papers, sum(s.sign * taxable) as taxable,
                            sum(s.sign * (central + state + integrated)) as tax
                     from tax_invoice cross join lateral (select case kind when 'invoice' then 1 else -1 end as sign) s
                     group by 1, 2) p using (market, month)
          where (k.papers::bigint, k.taxable::numeric, k.tax::numeric) is distinct from (p.papers, p.taxable, p.tax)
          union all
          select concat_ws(' ', market, kind, year), format('%s papers up to number %s; the series stands at %s', s.papers, s.last, t.last)
          from series s full join tax_invoice_series t using (market, kind, year)
          where (s.papers, s.last) is distinct from (t.last::bigint, t.last)
          order by 1`,
  },
];
