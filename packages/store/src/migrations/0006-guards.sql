-- What has happened to money does not un-happen: not by a mistake of ours, and not by hand. npm run verify-books asks whether
-- these guards stand.

-- Money that has left is gone: neither its amount nor its day nor the fact can change.
create function refuse_change_of_left() returns trigger language plpgsql as $$
begin
  if new is distinct from old then
    raise exception 'payout % has left: it is not changed', old.id using errcode = 'restrict_violation';
  end if;
  return new;
end
$$;
create trigger payout_stays_left before update on payout
  for each row when (old.state = 'left') execute function refuse_change_of_left();

-- Money that is here keeps what its channel said of it. Where it belongs may change; that it came may not.
create function refuse_change_of_received() returns trigger language plpgsql as $$
begin
  if (new.market, new.currency, new.channel, new.external_id, new.amount, new.received_on)
     is distinct from (old.market, old.currency, old.channel, old.external_id, old.amount, old.received_on) then
    raise exception 'payment % is here: what its channel said of it is not changed', old.id
      using errcode = 'restrict_violation';
  end if;
  if new.state in ('created', 'pending', 'expired', 'failed', 'claimed', 'refused') then
    raise exception 'payment % is here: it is not % again', old.id, new.state using errcode = 'restrict_violation';
  end if;
  return new;
end
$$;
create trigger payment_stays_received before update on payment
  for each row when (old.received_on is not null) execute function refuse_change_of_received();

-- Its loan has begun.
create function refuse_change_of_paid_out() returns trigger language plpgsql as $$
begin
  raise exception 'order % is paid out: its state is not changed', old.id using errcode = 'restrict_violation';
end
$$;
create trigger loan_order_stays_paid_out before update on loan_order
  for each row when (old.state = 'paid-out' and new.state <> old.state) execute function refuse_change_of_paid_out();
