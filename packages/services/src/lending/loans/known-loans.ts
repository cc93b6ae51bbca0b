import type { CalendarDate } from '@candor/domain/calendar';
import type { KnownLoan } from '../../kernel/acts/approvable-act.ts';
import { isMarketId } from '@candor/markets';
import { listLoansOfIds } from '@candor/store/loans';
import { readLoans } from '@candor/store/end-of-day';
import type { ReadTx } from '@candor/store/database';
import { knownPeople } from '../../customers/borrowers/name-words.ts';
import type { PersonSeal } from '../../kernel/person-seal.ts';
import { businessDateOf } from '../../kernel/time/business-date.ts';
import { loanPosition } from './loan-position.ts';
import { loanNameOf } from './loan-name.ts';

/** Many at once, by their numbers: a handful of queries, however many there are. */
export async function knownLoans(
  tx: ReadTx,
  seal: PersonSeal,
  loanIds: readonly string[],
): Promise<ReadonlyMap<string, KnownLoan>> {
  const numbers = [...new Set(loanIds)].filter((id) => /^\d{1,18}$/u.test(id)).map(BigInt);
  if (numbers.length === 0) return new Map();
  const loans = await listLoansOfIds(tx, numbers);
  const people = await knownPeople(
    tx,
    seal,
    loans.map(({ borrowerId }) => borrowerId),
  );
  const stored = await readLoans(tx, numbers);
  const known = new Map<string, KnownLoan>();
  const days = new Map<string, CalendarDate>();
  for (const { id, orderId, borrowerId, market } of loans) {
    const loan = stored.get(id)?.loan;
    if (!loan || !isMarketId(market)) continue;
    const on = days.get(market) ?? (await businessDateOf(tx, market));
    days.set(market, on);
    const { owed } = loanPosition(loan, on, market);
    const borrower = people.get(borrowerId)?.name ?? null;
    known.set(String(id), { market, name: loanNameOf({ orderId, id }), borrower, owed });
  }
  return known;
}
