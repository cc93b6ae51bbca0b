-- The business day on which the lender could first know of money: when a channel reported it or its statement was brought in. Its value date
-- stays what the bank says; the deadline for saying whose it is runs from here. What came before keeps the day on which the bank got it.
alter table payment add column known_on date;
update payment set known_on = received_on where received_on is not null;
alter table payment add constraint payment_is_known check (received_on is null or known_on is not null);

create function note_known_money() returns trigger language plpgsql as $$
begin
  new.known_on := (select business_date from business_clock where market = new.market);
  return new;
end
$$;
create trigger payment_becomes_known before insert or update of received_on on payment for each row
  when (new.received_on is not null and new.known_on is null) execute function note_known_money();

-- A part of a transfer is known as long as the whole.
grant update (known_on) on payment to candor_app;
create function keep_known_day() returns trigger language plpgsql as $$
begin
  update payment p set known_on = whole.known_on from payment whole where p.id = new.payment_id and whole.id = new.part_of;
  return null;
end
$$;
create trigger payment_part_is_known after insert on payment_part for each row execute function keep_known_day();

drop index payment_unmatched;
create index payment_unmatched on payment (market, known_on, id) where state in ('received', 'matched');

create or replace function exit_payment() returns trigger language plpgsql as $$
begin
  perform note_exit('money', old.id, old.market, l.borrower_id, l.order_id, null, null, arrived_on => old.known_on)
  from (select) nothing left join loan l on l.id = new.loan_id;
  return null;
end
$$;
