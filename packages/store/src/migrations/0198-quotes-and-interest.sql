-- Two more papers about a loan: what settles it by a day (`until_on`, `amount`), and the interest that was paid on it in a
-- tax year (`from_on` to `until_on`).
alter table issued_document add column amount bigint;
alter table issued_document drop constraint issued_document_kind_check;
alter table issued_document drop constraint issued_document_check;
alter table issued_document add constraint issued_document_kind_check
  check (kind in ('statement', 'certificate', 'settlement-quote', 'interest-certificate'));
alter table issued_document add constraint issued_document_days_check
  check ((from_on is not null) = (kind in ('statement', 'interest-certificate')) and (until_on is null) = (kind = 'certificate'));
alter table issued_document add constraint issued_document_amount_check
  check ((amount is not null) = (kind = 'settlement-quote') and amount > 0);
