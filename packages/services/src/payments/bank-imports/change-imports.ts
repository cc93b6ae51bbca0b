import type { MarketId } from '@candor/markets';
import { statementOfDigest } from '@candor/store/bank';
import {
  endBankImport,
  importUnderWay,
  insertBankImport,
  lastHowOfHeads,
  lockBankImport,
  noteImportStarted,
  saveHowOfImport,
  type BankImport,
} from '@candor/store/bank-imports';
import { readBusinessClock } from '@candor/store/ledger';
import type { ReadTx } from '@candor/store/database';
import type { PersonSeal } from '../../kernel/person-seal.ts';
import type { Command } from '../../kernel/commands/command.ts';
import { digestOf } from '../bank/keep-statement.ts';
import { nameOf } from '../reconciliation/settle-break.ts';
import { readStatementFile } from '../statement-files/read-statement-file.ts';
import {
  fileAbout,
  headsOf,
  openCorrections,
  readHowOf,
  sealCorrections,
  type ImportHow,
} from './import-how.ts';
import { judgeLines } from './doubtful-lines.ts';
import { saidBefore } from '../bank/said-before.ts';
import { parseImport } from './parsed-import.ts';

export type OpenImport = {
  readonly importId: string;
  readonly market: MarketId;
  readonly file: string;
  readonly text: string;
};

export type OpenedImport = { readonly importId: string };
type OpenRule = 'market_has_no_clock' | 'statement_was_imported';

/**
 * A file is handed in. It is kept sealed, and read as a file with the same columns was read the last time.
 * The same file while it is under way is the same import; once it was imported it is named.
 */
export const openImport = (seal: PersonSeal): Command<OpenImport, OpenedImport, OpenRule> => ({
  name: 'bank.import-open',
  subject: ({ market }) => `bank:${market}`,
  async decide(tx, { importId, market, file, text }, { actor, now }) {
    const clock = await readBusinessClock(tx, market);
    if (!clock) return { refused: 'market_has_no_clock', facts: { market } };
    const digest = digestOf(text);
    const before = await statementOfDigest(tx, market, digest);
    if (before)
      return {
        refused: 'statement_was_imported',
        facts: { at: before.readAt.toISOString(), by: before.readBy },
      };
    const plain = readStatementFile(text.slice(0, 20_000), readHowOf(market, {}, clock.businessDate));
    const heads = headsOf(plain.format, plain.layout);
    const how = await rememberedHow(tx, market, heads);
    const row = {
      id: importId,
      market,
      file: file.slice(0, 200),
      digest,
      bytes: Buffer.byteLength(text),
      sealed: seal.seal(text, fileAbout(importId)),
      heads,
      how,
      openedBy: nameOf(actor),
      openedAt: now,
    };
    if (await insertBankImport(tx, row))
      return { output: { importId }, facts: { import: importId, file: row.file, bytes: row.bytes } };
    const same = await importUnderWay(tx, market, digest);
    return { output: { importId: same?.id ?? importId }, facts: { again: true } };
  },
});

/** The columns and the order of dates; balances and single lines are of one file alone. */
async function rememberedHow(tx: ReadTx, market: MarketId, heads: string): Promise<ImportHow> {
  const {
    opening: _opening,
    closing: _closing,
    repeats: _repeats,
    numbers: _numbers,
    ...how
  } = ((await lastHowOfHeads(tx, market, heads)) as ImportHow | undefined) ?? {};
  return how;
}

export type ChangeImport = {
  readonly importId: string;
  /** Each replaces what was said before; absent: it stays. */
  readonly how?: ImportHow | undefined;
  readonly correct?: { readonly line: number; readonly text: string } | undefined;
  /** All lines that can't be read for this reason. */
  readonly leaveOut?: { readonly reason: string; readonly why: string } | undefined;
};

type ImportRule = 'bank_import_is_unknown' | 'bank_import_is_under_way' | 'bank_import_has_no_such_line';

const isOpen = (row: BankImport | undefined): row is BankImport => row?.state === 'open';

const rowsOf = async (tx: ReadTx, seal: PersonSeal, { id }: BankImport, now: Date): Promise<number> =>
  (await parseImport(tx, seal, id, now))?.text.split(/\r\n|\n|\r/u).length ?? 0;

/** How a file is read, one line as it should be, or lines that are left out: before it is imported. */
export const changeImport = (seal: PersonSeal): Command<ChangeImport, OpenedImport, ImportRule> => ({
  name: 'bank.import-change',
  subject: ({ importId }) => `bank-import:${importId}`,
  async decide(tx, { importId, how, correct, leaveOut }, { actor, now }) {
    const row = await lockBankImport(tx, importId);
    if (!row) return { refused: 'bank_import_is_unknown' };
    if (!isOpen(row)) return { refused: 'bank_import_is_under_way' };
    if (correct && correct.line > (await rowsOf(tx, seal, row, now)))
      return { refused: 'bank_import_has_no_such_line' };
    const leftOut = leaveOut
      ? [...row.leftOut, ...(await linesLeftOut(tx, seal, row, { ...leaveOut, by: nameOf(actor), now }))]
      : row.leftOut;
    const corrections = correct
      ? sealCorrections(seal, importId, { ...openCorrections(seal, row), [correct.line]: correct.text })
      : row.corrections;
    // Lines that were corrected or left out were those of the file as it was read then.
    await saveHowOfImport(tx, importId, { how: { ...(row.how as ImportHow), ...how }, corrections, leftOut });
    const facts = {
      ...(how && { how: Object.keys(how) }),
      ...(correct && { corrected: correct.line }),
      ...(leaveOut && { leftOut: leftOut.at(-1)?.lines.length ?? 0, reason: leaveOut.reason }),
    };
    return { output: { importId }, facts };
  },
});

async function linesLeftOut(
  tx: ReadTx,
  seal: PersonSeal,
  { id }: BankImport,
  {
    reason,
    why,
    by,
    now,
  }: { readonly reason: string; readonly why: string; readonly by: string; readonly now: Date },
): Promise<BankImport['leftOut']> {
  const parsed = await parseImport(tx, seal, id, now);
  const lines = parsed?.read.faults.filter((fault) => fault.reason === reason).map(({ line }) => line) ?? [];
  return lines.length === 0 ? [] : [{ reason, lines, why, by }];
}

export type StartImport = {
  readonly importId: string;
  readonly seen: string;
  /** Somebody has seen that it opens with another balance than the last one closed with. */
  readonly confirm?: boolean | undefined;
};
type StartRule =
  | ImportRule
  | 'figures_have_changed'
  | 'statement_has_faults'
  | 'statement_balances_differ'
  | 'statement_has_no_lines'
  | 'statement_opens_with_another_balance'
  | 'statement_may_repeat_lines';

/** From here on the worker does it; whoever started it may leave. */
export const startImport = (seal: PersonSeal): Command<StartImport, OpenedImport, StartRule> => ({
  name: 'bank.import-start',
  subject: ({ importId }) => `bank-import:${importId}`,
  async decide(tx, { importId, seen, confirm = false }, { actor, now }) {
    const row = await lockBankImport(tx, importId);
    const parsed = row && (await parseImport(tx, seal, importId, now));
    if (!parsed) return { refused: 'bank_import_is_unknown' };
    if (!isOpen(row)) return { refused: 'bank_import_is_under_way' };
    if (parsed.mark !== seen) return { refused: 'figures_have_changed' };
    if ('sentence' in parsed.balances) return { refused: 'statement_balances_differ' };
    const { faults, movements, credits } = parsed.read;
    if (faults.length > 0) return { refused: 'statement_has_faults', facts: { lines: faults.length } };
    const gap = await saidBefore(tx, parsed.row.market, parsed);
    if (gap && !confirm)
      return {
        refused: 'statement_opens_with_another_balance',
        facts: { on: gap.on, balance: String(gap.balance) },
      };
    if (movements.length === 0 && parsed.read.balanceDays.length === 0)
      return { refused: 'statement_has_no_lines' };
    const how = row.how as ImportHow;
    const { doubtful, numbers } = await judgeLines(tx, row.market, parsed.read, how.repeats);
    if (doubtful.length > 0)
      return { refused: 'statement_may_repeat_lines', facts: { lines: doubtful.length } };
    if (numbers.size > 0)
      await saveHowOfImport(tx, importId, { ...row, how: { ...how, numbers: Object.fromEntries(numbers) } });
    await noteImportStarted(tx, importId, { by: nameOf(actor), at: now, transfers: credits.length });
    return {
      output: { importId },
      facts: {
        file: row.file,
        lines: movements.length,
        transfers: credits.length,
        ...(gap && { confirmed: 'opens with another balance' }),
        ...(how.repeats && { repeats: how.repeats }),
      },
      outbox: [{ topic: 'statement.import', payload: { importId } }],
    };
  },
});

/** Before the first line is posted: nothing of the file is kept then. */
export const cancelImport: Command<{ readonly importId: string }, OpenedImport, ImportRule> = {
  name: 'bank.import-cancel',
  subject: ({ importId }) => `bank-import:${importId}`,
  async decide(tx, { importId }, { now }) {
    const row = await lockBankImport(tx, importId);
    if (!row || row.endedAt !== null) return { refused: 'bank_import_is_unknown' };
    if (row.statementId !== null) return { refused: 'bank_import_is_under_way' };
    await endBankImport(tx, importId, { state: 'cancelled', at: now });
    return { output: { importId }, facts: { file: row.file } };
  },
};
