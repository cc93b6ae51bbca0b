-- A borrower takes the certificate of full payment in the app: then nobody of the lender gave it out.
alter table issued_document alter column issued_by drop not null;
