-- Whom nobody calls, because they have promised a day that has not passed: few, found by that day.
create index hardship_request_promised_on on hardship_request (promised_on, loan_id) where state = 'granted' and promised_on is not null;
