-- Whether money has left for an account before: asked for every payee of a disbursement file.
create index payout_intent_left on payout_intent (account_id) where state = 'left';
