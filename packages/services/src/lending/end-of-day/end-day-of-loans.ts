import { isRefusal } from '@candor/domain/refusals';
import { makeEntry, type Entry } from '@candor/domain/ledger';
import { dateOfDayNumber, dayNumber, type CalendarDate } from '@candor/domain/calendar';
import { loadActiveLoans, saveChargedLoans, takenKeys, type ChargedLoan } from '@candor/store/end-of-day';
import { nextNaturalKeys, postEntries } from '@candor/store/ledger';
import { saveFigures, type StoredLoan } from '@candor/store/loans';
import type { Tx } from '@candor/store/database';
import type { OutboxMessage } from '../../kernel/commands/command.ts';
import { loanMessages } from '../loans/loan-answer.ts';
import { passDay } from '../loans/pass-day.ts';
import { dayOfLoan } from './day-of-loan.ts';

export type DecidedLoans = {
  readonly charged: number;
  /** A credit was used, a class was crossed, a loan was settled. */
  readonly changed: number;
  /** What the law or the books forbid is not done, and a person must look. */
  readonly refused: readonly { readonly loan: string; readonly rule: string }[];
  readonly messages: readonly OutboxMessage[];
};

/**
 * Ends the day of loans to which it may bring more than interest. They are read together and decided one by
 * one. What is only charged is written together: all entries in one statement, all loans in three. The rest
 * is rare and goes the way of every command.
 */
export async function endDayOfLoans(tx: Tx, ids: readonly bigint[], on: CalendarDate): Promise<DecidedLoans> {
  const entries: Entry[] = [];
  const charged: ChargedLoan[] = [];
  const others: bigint[] = [];
  const refused: { loan: string; rule: string }[] = [];
  const listed: ListedLoan[] = [];
  for (const stored of await loadActiveLoans(tx, ids)) {
    const { id, market, currency, loan: before } = stored;
    const day = dayOfLoan(stored, on);
    const isMore = !isRefusal(day) && day.brings === 'more';
    if (!isMore)
      listed.push({ id, market, loan: !isRefusal(day) && day.brings === 'charges' ? day.after : before });
    if (isRefusal(day)) refused.push({ loan: String(id), rule: day.refused });
    else if (day.brings === 'more') others.push(id);
    else if (day.brings === 'charges') {
      const occasion = { market, currency, businessDate: on };
      entries.push(...day.drafts.map(({ event, facts }) => makeEntry(event, occasion, facts)));
      charged.push({ id, before, after: day.after, feeCharged: day.feeCharged });
    }
  }
  await post(tx, on, entries);
  await saveChargedLoans(tx, on, charged);
  const messages: OutboxMessage[] = [];
  for (const id of others) {
    const changed = await passDay(tx, id);
    if (isRefusal(changed)) refused.push({ loan: String(id), rule: changed.refused });
    else messages.push(...loanMessages(changed));
  }
  await listNextMorning(tx, [...listed, ...(await loadActiveLoans(tx, others))], on);
  return { charged: charged.length, changed: others.length, refused, messages };
}

type ListedLoan = Pick<StoredLoan, 'id' | 'market' | 'loan'>;

/** In lists they stand from now on as the next day begins: what was due on this one is late then. */
async function listNextMorning(tx: Tx, loans: readonly ListedLoan[], on: CalendarDate): Promise<void> {
  const morning = dateOfDayNumber(dayNumber(on) + 1);
  for (const [market, its] of Map.groupBy(loans, (each) => each.market))
    await saveFigures(tx, market, morning, its);
}

/**
 * A repayment of the same day may have charged the loan before: then the key says that it is the second time.
 */
async function post(tx: Tx, on: CalendarDate, entries: readonly Entry[]): Promise<void> {
  const taken = await takenKeys(
    tx,
    entries.map(({ naturalKey }) => naturalKey),
  );
  const next = await nextNaturalKeys(tx, taken);
  const keys = new Map(taken.map((key, place) => [key, next[place]]));
  const posted = await postEntries(
    tx,
    entries.map((entry) => ({ ...entry, naturalKey: keys.get(entry.naturalKey) ?? entry.naturalKey })),
  );
  if ('refused' in posted) throw new Error(`the books refuse the end of ${on}: ${posted.refused}`);
}
