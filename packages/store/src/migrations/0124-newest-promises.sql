-- The newest promise of each loan is read in the order of this index, for all loans at once and without their rows.
create index hardship_request_newest_promise on hardship_request (loan_id, asked_at desc, id)
  include (promised_on, promised_amount, outcome) where state = 'granted' and promised_on is not null;
