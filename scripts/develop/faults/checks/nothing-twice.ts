import { mustBeEmpty, type Check } from './check.ts';

/** One payout for a loan, each external id credited once, and no more placed than was paid. */
export const nothingTwice: Check = async ({ tx }) => {
  const wrong: string[] = [];
  for (const text of twice) wrong.push(...(await mustBeEmpty(tx, text)));
  return wrong;
};

const twice = [
  `select 'order ' || order_id || ' was paid out ' || count(*) || ' times' as what from payout
   where kind = 'loan' and state = 'left' group by order_id having count(*) > 1`,
  `select 'disbursement ' || payout_id || ' was sent out by ' || count(*) || ' attempts that left' as what
   from payout_intent where state = 'left' group by payout_id having count(*) > 1`,
  `select natural_key || ' was booked ' || count(*) || ' times' as what from ledger_entry
   where natural_key like 'receive:%' group by natural_key having count(*) > 1`,
  `select 'money ' || channel || ' ' || external_id || ' is ' || count(*) || ' payments' as what from payment
   where external_id is not null group by market, channel, external_id having count(*) > 1`,
  `select 'payment ' || p.id || ' of ' || p.amount || ' stands on loans with ' || sum(a.amount) as what
   from payment p join allocation a on a.by = p.id::text and a.until_on is null and a.amount > 0
   group by p.id having sum(a.amount) > p.amount`,
];

/**
 * What the channel paid, the lender knows, or asks for soon; what the lender says has left, the channel has
 * paid.
 */
export const channelAgrees: Check = async ({ tx, since }) => [
  ...(await mustBeEmpty(
    tx,
    `select 'the channel has paid ' || s.id || ', and the lender says ' || coalesce(i.state, 'nothing')
            || coalesce(' and asks again at ' || i.next_at, ' and asks no more') as what
     from sandbox_payout s
     left join lateral (select state, next_at from payout_intent where payout_id = s.id
                        order by (state = 'left') desc, attempt desc limit 1) i on true
     where s.state = 'paid' and i.state is distinct from 'left'
       and (i.next_at is null or i.next_at > now() + interval '1 hour')`,
  )),
  ...(await mustBeEmpty(
    tx,
    `select 'the lender says that ' || i.payout_id || ' has left, and the channel says ' || coalesce(s.state, 'nothing') as what
     from payout_intent i left join sandbox_payout s on s.id = i.payout_id
     where i.state = 'left' and i.intended_at > $1 and s.state is distinct from 'paid'`,
    [since],
  )),
];
