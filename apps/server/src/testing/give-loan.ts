import type { PersonSeal } from '@candor/services/kernel';
import type { TestDatabase } from '@candor/store/testing';

/**
 * A loan's bare row, for what looks only whether there is one: no schedule, no entries. It was paid out on
 * 2026-10-01 and its last day was 2026-11-01.
 */
export async function giveLoan(
  test: TestDatabase,
  phone: string,
  seal: PersonSeal,
  state: 'active' | 'settled',
): Promise<string> {
  await test.sql("insert into product (id, market) values ('bare', 'ph') on conflict do nothing");
  await test.sql(
    `insert into product_check (market, fingerprint, law_on, verdict, breaches)
     values ('ph', terms_fingerprint('{}'), '2026-01-01', 'lawful', '[]') on conflict do nothing`,
  );
  await test.sql(
    `insert into product_version (product_id, version, market, terms, valid_from)
     values ('bare', 1, 'ph', '{}', '2026-01-01') on conflict do nothing`,
  );
  const { rows } = await test.sql(
    `insert into loan (borrower_id, market, currency, product_id, product_version, state, terms, fees, agreement, disclosed,
       amount, disbursed_on, entered_on, rounding_mode, interest_total, next_due_on)
     select id, market, 'PHP', 'bare', 1, $2, '{}', '[]', '{}', '[]', 100000, '2026-10-01', '2026-10-01', 'half-even', 0, '2026-11-01'
     from borrower where phone_index = $1 returning id::text`,
    [seal.index('phone', 'ph', `+63${phone.slice(1)}`), state],
  );
  return String(rows[0]!['id']);
}

/** They have no entries, and the books would rightly complain. */
export async function deleteTestLoans(test: TestDatabase): Promise<void> {
  await test.owner.withTransaction(async (tx) => {
    // A loan is for ever; only whoever owns the whole server can look away from that.
    await tx.query({ text: 'set local session_replication_role = replica' });
    await tx.query({ text: "delete from loan where product_id = 'bare'" });
  });
}
