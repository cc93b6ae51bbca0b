-- Loans that have ended, in the order in which they were paid out: of three states together no other index has one.
create index loan_figure_ended on loan_figure (market, disbursed_on, loan_id) where state in ('settled', 'cancelled', 'recovered');

-- What is owed to third parties: a few lines among the balances of all loans.
create index ledger_balance_parties on ledger_balance (market, subject) include (minor) where account = 2040;
