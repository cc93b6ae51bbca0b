import { mustBeEmpty, type Check } from './check.ts';

/** All that was acknowledged is there: codes, money, signatures, complaints, every act by its key. */
export const nothingLost: Check = async ({ tx, journal }) => {
  const { codes, heard, signed, complaints, acknowledged, forged, believed } = journal;
  const lists = {
    codes: await mustBeEmpty(
      tx,
      `select 'the code of payment ' || w.id || ' was given and is not there' as what
       from unnest($1::text[], $2::bigint[]) as w (id, amount)
       left join payment p on p.id::text = w.id left join payment_code c on c.payment_id = p.id
       where c.made_at is null or p.amount <> w.amount`,
      [[...codes.keys()], [...codes.values()]],
    ),
    heard: await mustBeEmpty(
      tx,
      `select 'money of payment ' || w.id || ' was acknowledged and never noted' as what
       from unnest($1::text[], $2::text[]) as w (id, reference)
       where not exists (select from channel_event e where e.txn_id = w.id and e.external_id = w.reference and e.says = 'paid')`,
      [[...heard.keys()], [...heard.values()]],
    ),
    signed: await mustBeEmpty(
      tx,
      `select 'order ' || w.id || ' was signed and is ' || coalesce(o.state, 'not there') as what
       from unnest($1::uuid[]) as w (id) left join loan_order o on o.id = w.id
       where o.state is null or not exists (select from loan_order_step s where s.order_id = w.id and s.state = 'confirmed')`,
      [[...signed]],
    ),
    complaints: await mustBeEmpty(
      tx,
      `select 'complaint ' || w.id || ' was taken and is not there' as what from unnest($1::uuid[]) as w (id)
       where not exists (select from complaint c where c.id = w.id)`,
      [[...complaints]],
    ),
    acts: await mustBeEmpty(
      tx,
      `select 'the act under key ' || w.key || ' (' || w.call || ') was acknowledged and is not there' as what
       from unnest($1::text[], $2::text[]) as w (key, call)
       where not exists (select from idempotency_key k where k.key = w.key)`,
      [[...acknowledged.keys()], [...acknowledged.values()].map(({ call }) => call)],
    ),
    forged: await mustBeEmpty(
      tx,
      `select 'a forged callback for payment ' || e.txn_id || ' was noted as genuine' as what
       from channel_event e join unnest($1::text[], $2::text[]) as w (id, reference)
         on w.id = e.txn_id and w.reference = e.external_id`,
      [[...forged.keys()], [...forged.values()]],
    ),
  };
  return [
    ...Object.values(lists).flat(),
    ...believed.map((each) => `a forged callback was believed: ${each}`),
  ];
};

/** The money that was acknowledged is credited when nothing is on its way any more. */
export const moneyArrived: Check = ({ tx, journal: { heard } }) =>
  mustBeEmpty(
    tx,
    `select 'money of payment ' || w.id || ' was acknowledged and is ' || coalesce(p.state, 'not there') as what
     from unnest($1::text[]) as w (id) left join payment p on p.id::text = w.id
     where p.state is null or p.state in ('created', 'pending', 'expired', 'failed')
        or (select count(*) from ledger_entry l where l.natural_key = concat_ws(':', 'receive', p.market, p.channel, p.external_id)) <> 1`,
    [[...heard.keys()]],
  );
