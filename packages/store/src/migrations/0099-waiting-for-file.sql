-- Disbursements that no worker sends by itself: they wait for somebody to put them into a file for the bank. Every count of what waits asks
-- for them, and few of all attempts that there ever were are among them.
create index payout_intent_by_hand on payout_intent (payout_id) where state = 'intended' and next_at is null;
