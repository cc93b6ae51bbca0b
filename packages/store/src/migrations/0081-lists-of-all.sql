-- What lists are narrowed and sorted by, each with an index that a page is read from.
create index complaint_by_received on complaint (market, asked_at, id);
create index complaint_by_due on complaint (market, promised_by, id);
create index complaint_by_change on complaint (market, changed_at, id);
create index complaint_by_kind on complaint (market, kind, asked_at, id);
create index complaint_intake_channel on complaint_intake (channel, complaint_id);

create index payout_by_amount on payout (market, state, amount, id);

create index approval_request_asked on approval_request (market, asked_at, id);
create index approval_request_deadline on approval_request (market, deadline_at, id);
create index approval_request_by_act on approval_request (market, act, asked_at, id);
create index approval_request_by_outcome on approval_request (market, state, decided_at, id) where state <> 'waiting';
create index approval_request_by_maker on approval_request (asked_by, asked_at, id);

-- Money of some days by its amount, and the other way round.
create index payment_by_day_amount on payment (market, received_on, amount, id) where received_on is not null;
