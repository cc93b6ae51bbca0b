-- A payment is looked for by what a caller remembers of it: its amount, or how its number begins.
create index payment_by_amount on payment (market, amount, received_on desc, id desc) where received_on is not null;
create index payment_by_number on payment (market, external_id text_pattern_ops) where external_id is not null and received_on is not null;
