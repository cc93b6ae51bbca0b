-- A day is closed in bounded steps: its flows are added up range by range, so a sum that is there is added to; and every worker asks
-- often which days are open.
grant update on portfolio_flow, portfolio_account to candor_app;
create index day_end_open on day_end (market, business_date) where finished_at is null;
