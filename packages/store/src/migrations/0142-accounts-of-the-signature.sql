-- The account of a first loan needs no code of its own: the code that signs the loan stands for the agreement and for the account that it
-- names. Null: no code has confirmed it yet, and nothing can be sent there before one has.
alter table payout_account add column confirmed_at timestamptz;
update payout_account set confirmed_at = added_at;
grant update (confirmed_at) on payout_account to candor_app;
