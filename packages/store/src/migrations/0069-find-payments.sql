-- A payment is looked for by how its number begins.
create index payment_by_number on payment (market, external_id text_pattern_ops) where external_id is not null and received_on is not null;
