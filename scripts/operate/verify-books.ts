// Proves the books and prints a trial balance and everything that is wrong; exit 1 if anything is.
//   npm run -s verify-books [-- --market ph] [--as-of 2026-10-31] [--csv] [--all]
// Where days are signed, what was proved before is believed by its signed checkpoint: links, numbers, authors
// and signatures since then are followed. --all believes nothing, and re-adds every line there is.
import { parseArgs } from 'node:util';
import { amountText } from '@candor/domain/money';
import { isRefusal } from '@candor/domain/refusals';
import { parseCalendarDate, type CalendarDate } from '@candor/domain/calendar';
import { marketIds } from '@candor/markets';
import { booksSeal, loadSettings, openStore } from '@candor/server/command-line';
import {
  keepCheckpoint,
  readWithPlace,
  verifyChain,
  type ChainProof,
} from '@candor/services/backoffice/chain';
import { databaseNow, openDatabase, type ReadTx } from '@candor/store/database';
import {
  readBusinessClock,
  trialBalance,
  verifyBooks,
  verifyGuards,
  type BooksProof,
  type Difference,
  type TrialBalanceRow,
  type WhichTrialBalance,
} from '@candor/store/ledger';
import { readClearingAges } from '@candor/store/channel-settlements';
import { Refused, runCommandLine } from './command-line.ts';

const dayMs = 86_400_000; // Adding up years of lending may take a while; it never holds anybody up.
const toldAtMost = 50;

type Wish = { readonly which: WhichTrialBalance; readonly asCsv: boolean; readonly all: boolean };

function readWish(args: readonly string[]): Wish {
  const { values } = parseArgs({
    args: [...args],
    options: {
      market: { type: 'string' },
      'as-of': { type: 'string' },
      csv: { type: 'boolean', default: false },
      all: { type: 'boolean', default: false },
    },
  });
  const asOf = values['as-of'] === undefined ? undefined : readDate(values['as-of']);
  return {
    which: { ...(values.market !== undefined && { market: values.market }), ...(asOf && { asOf }) },
    asCsv: values.csv,
    all: values.all,
  };
}

function readDate(text: string): CalendarDate {
  const date = parseCalendarDate(text);
  if (isRefusal(date)) throw new Refused(`--as-of must be a day like 2026-10-31, but is "${text}".`);
  return date;
}

async function prove({ which, asCsv, all }: Wish): Promise<void> {
  const settings = loadSettings();
  const store = await openStore(settings, () => {});
  const database = openDatabase({ url: store.directUrl, max: 1, statementTimeoutMs: dayMs });
  try {
    const seal = await booksSeal(settings);
    const { rows, chain, proof, clearing, now } = await readWithPlace(database, seal, async (tx, place) => {
      const followed = await verifyChain(tx, { place, all });
      return {
        rows: await trialBalance(tx, which),
        chain: followed,
        proof: followed.since === null ? await verifyBooks(tx) : await verifyGuards(tx),
        clearing: await clearingOf(tx, which.market),
        now: await databaseNow(tx),
      };
    });
    if (asCsv) console.log(csvOf(rows));
    else for (const table of tablesOf(rows, which.asOf)) console.log(`${table}\n`);
    const say = asCsv ? console.error : console.log; // A spreadsheet gets the table alone.
    for (const line of clearing) say(line);
    say(chainWords(chain));
    const differences = [...proof.differences, ...chain.differences];
    say(verdictOf({ ...proof, differences }, chain.since));
    if (differences.length > 0) process.exitCode = 1;
    else if (seal) await keepCheckpoint(seal, chain, now);
  } finally {
    await database.close();
    await store.close();
  }
}

/** What was followed, and whether anybody could say that a whole chain was made anew. */
function chainWords({ entries, acts, days, waiting, since }: ChainProof): string {
  const from = since === null ? 'from the beginning' : `since ${since}, when all before was proved`;
  const signed =
    days === null
      ? 'Days are NOT SIGNED: set BOOKS_KEYS and BOOKS_ROOTS_DIR, or whoever rewrites the whole chain is not noticed.'
      : `Signed days checked: ${days}.`;
  const open = waiting.entries + waiting.acts;
  return [
    `${entries} entries and ${acts} lines of the audit log were followed link by link, ${from}.`,
    signed,
    ...(open > 0n
      ? [`Not linked yet: ${waiting.entries} entries, ${waiting.acts} lines of the audit log.`]
      : []),
  ].join(' ');
}

/**
 * What each channel holds, and how long: it is what its payments that were not remitted come to, or the proof
 * says so.
 */
async function clearingOf(tx: ReadTx, only: string | undefined): Promise<string[]> {
  const lines: string[] = [];
  for (const market of marketIds.filter((each) => only === undefined || each === only)) {
    const clock = await readBusinessClock(tx, market);
    const ages = clock ? await readClearingAges(tx, market, clock.businessDate) : [];
    for (const { number, channel, balance, today, oneDay, threeDays, older, oldestOn } of ages)
      lines.push(
        `Clearing ${number} ${channel} of ${market}: ${grouped(balance)}; today ${grouped(today)}, 1 day ${grouped(oneDay)}, ` +
          `2 to 3 days ${grouped(threeDays)}, older ${grouped(older)}${oldestOn === null ? '' : `, the oldest of ${oldestOn}`}`,
      );
  }
  return lines;
}

/** One table a market and currency. */
function tablesOf(rows: readonly TrialBalanceRow[], asOf: CalendarDate | undefined): string[] {
  const books = Map.groupBy(rows, ({ market, currency }) => `${market} in ${currency}`);
  return [...books].map(([book, inIt]) => {
    // As the console's trial balance has it: what is kept off the books is no part of the total.
    const [memo, counted] = [inIt.filter(isMemo), inIt.filter((row) => !isMemo(row))];
    const lines = [
      ['', 'account', 'debit', 'credit'],
      ...counted.map(cellsOf),
      totalOf('total', counted),
      ...(memo.length > 0
        ? [['', 'memo accounts, not counted', '', ''], ...memo.map(cellsOf), totalOf('memo total', memo)]
        : []),
    ];
    const widths = [0, 1, 2, 3].map((column) =>
      Math.max(...lines.map((cells) => cells[column]?.length ?? 0)),
    );
    const text = lines.map((cells) =>
      cells
        .map((cell, column) =>
          column < 2 ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0),
        )
        .join('  ')
        .trimEnd(),
    );
    return [
      `Trial balance of ${book}, ${asOf ? `at the end of ${asOf}` : 'with everything posted'}`,
      ...text,
    ].join('\n');
  });
}

const isMemo = ({ kind }: TrialBalanceRow) => kind === 'memo';

const cellsOf = ({ number, name, debit, credit }: TrialBalanceRow) => [
  String(number),
  name,
  shown(debit),
  shown(credit),
];

function totalOf(words: string, rows: readonly TrialBalanceRow[]): string[] {
  const sum = (side: 'debit' | 'credit') => rows.reduce((total, row) => total + row[side], 0n);
  return ['', words, grouped(sum('debit')), grouped(sum('credit'))];
}

const grouped = (minor: bigint) => amountText(minor).replace(/\B(?=(\d{3})+\.)/g, ',');
const shown = (minor: bigint) => (minor === 0n ? '' : grouped(minor));

function csvOf(rows: readonly TrialBalanceRow[]): string {
  const cells = rows.map(({ market, currency, number, account, name, kind, debit, credit }) =>
    [market, currency, number, account, `"${name}"`, kind, amountText(debit), amountText(credit)].join(','),
  );
  return ['market,currency,number,account,name,kind,debit,credit', ...cells].join('\n');
}

function verdictOf({ entries, lines, balances, differences }: BooksProof, since: string | null): string {
  const read =
    since === null
      ? `${entries} entries, ${lines} lines and ${balances} balances were re-added`
      : 'What was written since is as it was sealed, and the guards were asked for';

  if (differences.length === 0) return `${read}: the books tie.`;
  const byRule = Map.groupBy(differences, ({ rule }) => rule);
  return [
    `${read}: THE BOOKS DO NOT TIE. Differences: ${differences.length}`,
    ...[...byRule].map(([rule, broken]) => brokenRule(rule, broken)),
  ].join('\n');
}

function brokenRule(rule: string, broken: readonly Difference[]): string {
  const told = broken.slice(0, toldAtMost).map(({ where, detail }) => `    ${where}: ${detail}`);
  if (broken.length > toldAtMost) told.push(`    and ${broken.length - toldAtMost} more`);
  return [`  broken: ${rule}`, ...told].join('\n');
}

await runCommandLine(async () => prove(readWish(process.argv.slice(2))));
