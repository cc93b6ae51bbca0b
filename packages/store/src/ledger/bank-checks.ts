import type { BookCheck } from './book-check.ts';

/**
 * SQL: what a payment brought, as `factChecks` has it. A part of divided money has no number of its own: the
 * whole has it.
 */
const brought = `case when p.external_id is not null and p.state in ('received', 'matched', 'allocated', 'refunded', 'divided') then p.amount else 0 end`;

/**
 * What the channels and the bank say stands beside the books, and says the same.
 *   Dragonpay has reported three payments of 1,000.00 and remitted two of them: its clearing account holds
 *     1,000.00.
 *   A line of 1,970.00 shows the entry of that remittance, which moved cash at bank by 1,970.00.
 */
export const bankChecks: readonly BookCheck[] = [
  {
    rule: 'clearing is what its channels have not remitted',
    sql: `with kept as (
            select a.number, substr(a.code, 18) as channel, e.market, l.currency, sum(l.minor) as minor
            from ledger_account a join ledger_line l on l.account = a.number join ledger_entry e on e.id = l.entry_id
            left join ledger_line s on s.entry_id = l.entry_id and s.account = 2030
            left join payment p on s.subject = 'payment:' || p.id
            left join channel_settlement c on c.entry_id = l.entry_id
            -- Whatever it received is a payment's, and whatever left it a settlement's: the next rule sees to that.
            where a.number between 1100 and 1199 and (p.id is not null or c.id is not null) group by 1, 2, 3, 4
          ), open as (
            select p.channel, p.market, p.currency, sum(${brought} - p.settled) as minor from payment p group by 1, 2, 3
          )
          select concat_ws(' ', 'clearing of', channel, market) as where,
                 'holds ' || coalesce(kept.minor, 0) || ', its payments that were not remitted are ' || coalesce(open.minor, 0) || ' ' || currency as detail
          from kept full join open using (channel, market, currency)
          where coalesce(kept.minor, 0) <> coalesce(open.minor, 0)
          order by channel, market`,
  },
  {
    rule: 'a settlement is of its payments',
    sql: `with item as (
            select i.settlement_id, sum(i.amount) as amount, bool_and(p.market = s.market and p.channel = s.channel) as is_own
            from channel_settlement_item i join payment p on p.id = i.payment_id join channel_settlement s on s.id = i.settlement_id
            group by i.settlement_id
          ), settled as (
            select payment_id, sum(amount) as amount from channel_settlement_item group by payment_id
          ), booked as (
            select e.id, e.event, -sum(l.minor) filter (where l.account between 1100 and 1199) as amount,
                   coalesce(sum(l.minor) filter (where l.account = 5020), 0) as cost
            from ledger_entry e join ledger_line l on l.entry_id = e.id
            where e.event = 'settle-channel' group by e.id
          )
          select 'settlement ' || coalesce(s.id::text, 'of entry ' || b.id) as where,
                 format('%s less %s; its payments %s, its entry %s less %s', s.amount, s.cost, i.amount, b.amount, b.cost) as detail
          from channel_settlement s
          left join item i on i.settlement_id = s.id
          full join booked b on b.id = s.entry_id
          where (s.amount, s.cost, s.amount, true) is distinct from (b.amount, b.cost, i.amount, i.is_own)
          union all
          select 'payment ' || p.id, format('%s settled; its settlements %s', p.settled, coalesce(s.amount, 0))
          from payment p left join settled s on s.payment_id = p.id
          where p.settled <> coalesce(s.amount, 0)
          order by 1`,
  },
  {
    rule: 'a line of a statement shows the entries that stand on it',
    sql: `with shown as (
            select line_id, sum(minor) as minor, bool_and(b.market = l.market) as is_own
            from bank_entry b join bank_line l on l.id = b.line_id group by line_id
          ), moved as (
            select l.entry_id, sum(l.minor) as minor from ledger_line l where l.account = 1010 group by 1 having sum(l.minor) <> 0
          )
          select 'bank line ' || l.id as where, format('%s; its entries %s', l.amount, coalesce(s.minor, 0)) as detail
          from bank_line l left join shown s on s.line_id = l.id
          where l.is_matched <> (s.line_id is not null) or s.line_id is not null and (l.amount <> s.minor or not s.is_own)
          union all
          select 'entry ' || coalesce(m.entry_id, b.entry_id), format('moved cash at bank by %s; kept %s', m.minor, b.minor)
          from moved m full join bank_entry b on b.entry_id = m.entry_id
          where m.minor is distinct from b.minor
          order by 1`,
  },
];
