import { expect } from 'vitest';
import type { IdentityApp } from './identity-app.ts';

/** A line as a preview shows it and as the books hold it. */
type Line = { readonly account: string; readonly side: 'debit' | 'credit'; readonly amount: number };

/** The lines that were posted about a subject since an entry, in the order in which they stand in the books. */
async function bookedSince(app: IdentityApp, subject: string, above: string): Promise<Line[]> {
  const { rows } = await app.test.sql(
    `select a.number || ' ' || a.name as account, x.minor
     from ledger_entry e join ledger_line x on x.entry_id = e.id join ledger_account a on a.number = x.account
     where e.id > $2 and exists (select from ledger_line s where s.entry_id = e.id and s.subject = $1)
     order by e.id, x.n`,
    [subject, above],
  );
  return rows.map(({ account, minor }) => ({
    account: String(account),
    side: BigInt(minor as bigint) > 0n ? 'debit' : 'credit',
    amount: Math.abs(Number(minor)),
  }));
}

async function newestEntry(app: IdentityApp): Promise<string> {
  const { rows } = await app.test.sql('select coalesce(max(id), 0)::text as id from ledger_entry');
  return String(rows[0]?.['id'] ?? '0');
}

/**
 * Does what a preview showed and proves that the books hold those lines, no other and no fewer. The books have no order of their own between the lines of
 * one entry, so both are sorted.
 */
export async function expectPreviewIsBooked(
  app: IdentityApp,
  { subject, postings }: { readonly subject: string; readonly postings: readonly Line[] },
  act: () => Promise<void>,
): Promise<void> {
  const above = await newestEntry(app);
  await act();
  const sorted = (lines: readonly Line[]) =>
    lines.map(({ account, side, amount }) => `${account} ${side} ${amount}`).toSorted();
  expect(sorted(await bookedSince(app, subject, above))).toEqual(sorted(postings));
}
