import type { CalendarDate } from '@candor/domain/calendar';
import { isMarketId, markets, type MarketId } from '@candor/markets';
import { findBankImport, sealedFileOf, type BankImport } from '@candor/store/bank-imports';
import { listClearingChannels, readBusinessClock } from '@candor/store/ledger';
import type { ReadTx } from '@candor/store/database';
import type { PersonSeal } from '../../kernel/person-seal.ts';
import { fingerprint } from '../../kernel/commands/fingerprint.ts';
import { dayIn } from '../../kernel/time/market-time.ts';
import { checkBalances, type BalanceFault, type StatementBalances } from '../bank/statement-balances.ts';
import { readStatement, type ReadStatement } from '../transfers/read-statement.ts';
import { fileAbout, openCorrections, readHowOf, type ImportHow } from './import-how.ts';

export type ParsedImport = {
  readonly row: BankImport & { readonly market: MarketId };
  readonly text: string;
  readonly read: ReadStatement;
  readonly balances: StatementBalances | BalanceFault;
  /** Of the lender there; undefined in a market that was never opened. */
  readonly today: CalendarDate | undefined;
  readonly closedThrough: CalendarDate | null;
  /** Stands for everything that the import would do; sent with the start. */
  readonly mark: string;
};

/** The file that somebody is looking at or that is being imported: a hundred thousand lines are read once. */
let kept: { readonly key: string; readonly read: ReadStatement; readonly text: string } | undefined;

/** An import is over: its file is not kept in memory any longer than in the database. */
export function forgetParsed(importId: string): void {
  if (kept?.key.startsWith(importId)) kept = undefined;
}

/** An import with its file as it is read now; undefined where there is none, or its file is gone. */
export async function parseImport(
  tx: ReadTx,
  seal: PersonSeal,
  importId: string,
  now: Date,
): Promise<ParsedImport | undefined> {
  const row = await findBankImport(tx, importId);
  if (!row || !isMarketId(row.market) || row.endedAt !== null) return undefined;
  const { market } = row;
  const clock = await readBusinessClock(tx, market);
  const calendarDay = dayIn(markets[market].timeZone, now);
  const today = clock && (clock.businessDate > calendarDay ? clock.businessDate : calendarDay);
  const channels = await listClearingChannels(tx);
  const how = row.how as ImportHow;
  const corrections = openCorrections(seal, row);
  const mark = fingerprint('bank-import', {
    digest: row.digest,
    how,
    corrections,
    leftOut: row.leftOut,
    channels,
  }).slice(0, 32);
  const key = [importId, mark, today ?? ''].join(' ');
  if (kept?.key !== key) {
    const text = kept?.key.startsWith(importId) ? kept.text : await textOf(tx, seal, importId);
    if (text === undefined) return undefined;
    const by = readHowOf(market, how, today, { corrections, leftOut: row.leftOut });
    kept = { key, text, read: readStatement(text, channels, by) };
  }
  const { read, text } = kept;
  return {
    row: { ...row, market },
    text,
    read,
    balances: checkBalances(withoutLeftOut(read, row), saidIn(how)),
    today,
    closedThrough: clock?.closedThrough ?? null,
    mark,
  };
}

/** What was left out is in no sum: then the bank's own figures can only be compared line by line. */
function withoutLeftOut(read: ReadStatement, { leftOut }: BankImport): ReadStatement {
  const lines = leftOut.flatMap((each) => each.lines);
  if (lines.length === 0) return read;
  const sentence = 'It was left out.';
  return { ...read, faults: [...read.faults, { line: lines[0]!, reason: 'outcome', sentence }] };
}

const saidIn = ({ opening, closing }: ImportHow) => ({
  ...(opening !== undefined && { opening: BigInt(opening) }),
  ...(closing !== undefined && { closing: BigInt(closing) }),
});

async function textOf(tx: ReadTx, seal: PersonSeal, importId: string): Promise<string | undefined> {
  const sealed = await sealedFileOf(tx, importId);
  return sealed === null ? undefined : seal.open(sealed, fileAbout(importId));
}
