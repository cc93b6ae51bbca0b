import type { JournalEntry } from '@candor/store/ledger';
import type { ActPosting } from './approvable-act.ts';

/** A line of an entry, as whoever decides reads it. */
export function postingOf({ number, name, minor }: JournalEntry['lines'][number]): ActPosting {
  const amount = String(minor < 0n ? -minor : minor);
  return { account: `${number} ${name}`, side: minor > 0n ? 'debit' : 'credit', amount };
}
