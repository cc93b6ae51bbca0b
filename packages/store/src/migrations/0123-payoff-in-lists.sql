-- What settles a loan on the day that its figures are of, and the oldest day that asks for money: lists show them without reading the loan.
-- Figures that were kept before have neither: such a loan is reckoned until its next day begins.
alter table loan_figure add column payoff bigint, add column next_due_on date, add column has_payoff boolean not null default false;
