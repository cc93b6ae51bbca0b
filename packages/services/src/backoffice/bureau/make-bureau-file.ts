import { dateOfDayNumber, dayNumber, type CalendarDate } from '@candor/domain/calendar';
import type { MarketId } from '@candor/markets';
import { bureauRules, reportingDay, reportingDayBefore, type BureauRules } from '@candor/markets/bureau';
import { countCorrections, snapshotBureau, type BureauTotals } from '@candor/store/bureau';
import {
  insertBureauFile,
  lastBureauDay,
  noteBureauGroups,
  noteBureauTotals,
  type BureauGroups,
} from '@candor/store/bureau-files';
import { readEndOfDay } from '@candor/store/end-of-day';
import { trialBalance } from '@candor/store/ledger';
import type { ReadTx } from '@candor/store/database';
import type { Command } from '../../kernel/commands/command.ts';
import { businessDateOf } from '../../kernel/time/business-date.ts';
import { bureauTogether } from './bureau-together.ts';

export type MakeBureauFile = {
  readonly fileId: string;
  readonly market: MarketId;
  readonly day: CalendarDate;
  /** The file that the law wants of that day, or one with nothing but what is to be put right. */
  readonly kind: 'due' | 'corrections';
};

export type MadeBureauFile = BureauGroups & {
  readonly fileId: string;
  readonly day: string;
  readonly covers: 'all' | 'changes' | 'corrections';
  readonly since: string;
  readonly sendBy: string;
  readonly rows: number;
  readonly leftOut: number;
  readonly unchanged: number;
  readonly outstanding: string;
  readonly leftOutstanding: string;
  readonly sameOutstanding: string;
  readonly overdue: string;
  readonly ledger: string;
};

type Rule =
  | 'reporting_day_is_not_over'
  | 'not_a_reporting_day'
  | 'bureau_file_is_made'
  | 'bureau_file_does_not_tie'
  | 'nothing_to_correct';

/** Ten minutes: a hundred thousand loans are looked at once. */
const longMs = 10 * 60_000;

/**
 * Writes down how every loan stood as a reporting day ended, once for ever; the worker then writes the file.
 * Looked at beforehand as a dry run of the very same. A file whose loans do not come to what the books say is
 * not made: 31,421,144.22 here and there, or nothing.
 */
export const makeBureauFile: Command<MakeBureauFile, MadeBureauFile, Rule> = {
  name: 'bureau.make',
  subject: ({ market }) => `bureau:${market}`,
  async decide(tx, { fileId, market, day, kind }, { actor, now }) {
    const today = await businessDateOf(tx, market);
    const end = await readEndOfDay(tx, { market, day });
    if (day >= today || (end && !end.isFinished)) return { refused: 'reporting_day_is_not_over' };
    const plan = await planOf(tx, { market, day, kind, today });
    if ('refused' in plan) return plan;
    const madeBy = actor.kind === 'staff' ? actor.id : null;
    const file = { id: fileId, market, day, madeBy, madeAt: now, ...plan };
    if (!(await insertBureauFile(tx, file))) return { refused: 'bureau_file_is_made' };
    await tx.waitUpTo(longMs);
    const { needsConsent, documentKinds }: BureauRules = bureauRules[market];
    const totals = await snapshotBureau(tx, { fileId, market, day, ...plan, needsConsent, documentKinds });
    const ledger = await receivables(tx, market, day);
    await noteBureauTotals(tx, fileId, { ...totals, ledger });
    if (bureauTogether(totals) !== ledger)
      return {
        refused: 'bureau_file_does_not_tie',
        facts: { day, ...inText(totals), ledger: String(ledger) },
      };
    const groups = await noteBureauGroups(tx, fileId);
    const facts = { file: fileId, day, covers: plan.covers, rows: totals.rows, leftOut: totals.leftOut };
    return {
      output: {
        fileId,
        day,
        ...plan,
        ...inText(totals),
        ledger: String(ledger),
        ...groups,
      },
      facts: { ...facts, outstanding: String(totals.outstanding), ledger: String(ledger) },
      outbox: [{ topic: 'bureau.write', payload: { fileId } }],
    };
  },
};

type Plan = {
  readonly covers: 'all' | 'changes' | 'corrections';
  readonly since: CalendarDate;
  readonly sendBy: CalendarDate;
};

async function planOf(
  tx: ReadTx,
  { market, day, kind, today }: Omit<MakeBureauFile, 'fileId'> & { readonly today: CalendarDate },
): Promise<Plan | { readonly refused: 'not_a_reporting_day' | 'nothing_to_correct' }> {
  const before = (await lastBureauDay(tx, market, day)) ?? reportingDayBefore(market, day).day;
  if (kind === 'due') {
    const wanted = reportingDay(market, day);
    return wanted
      ? { covers: wanted.covers, since: before, sendBy: wanted.sendBy }
      : { refused: 'not_a_reporting_day' };
  }
  // What is put right between two files is told as it stood last evening.
  if (dayNumber(day) + 1 !== dayNumber(today)) return { refused: 'not_a_reporting_day' };
  if ((await countCorrections(tx, market)) === 0) return { refused: 'nothing_to_correct' };
  return { covers: 'corrections', since: before, sendBy: dateOfDayNumber(dayNumber(today)) };
}

/** What the trial balance has under receivables of loans: principal, interest, fees, late charges. */
async function receivables(tx: ReadTx, market: MarketId, asOf: CalendarDate): Promise<bigint> {
  const rows = await trialBalance(tx, { market, asOf });
  return rows
    .filter(({ number }) => number >= 1210 && number <= 1240)
    .reduce((sum, { debit, credit }) => sum + debit - credit, 0n);
}

function inText({ outstanding, leftOutstanding, sameOutstanding, overdue, ...counts }: BureauTotals) {
  return {
    ...counts,
    outstanding: String(outstanding),
    leftOutstanding: String(leftOutstanding),
    sameOutstanding: String(sameOutstanding),
    overdue: String(overdue),
  };
}
