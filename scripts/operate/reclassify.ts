// Puts right since when loans do not perform, by the market's rules as they are now. Without --book it only
// shows, loan by loan and in sum, what would change: the class, the interest that is suspended, and what the
// last posted provision would have asked for. Run it before the first day-end after an upgrade that changed
// the rules; a second run finds nothing.
//   npm run reclassify [-- --market in]
//   npm run reclassify -- --book [--market in]
import { userInfo } from 'node:os';
import { parseArgs } from 'node:util';
import { amountText } from '@candor/domain/money';
import { isMarketId, marketIds, type MarketId } from '@candor/markets';
import { loadSettings, openStore } from '@candor/server/command-line';
import { provisionAsReclassified, type ProvisionDifference } from '@candor/services/lending/provisions';
import {
  reclassifyLoan,
  seeReclassification,
  type Reclassification,
} from '@candor/services/lending/classification';
import { runCommand } from '@candor/services/kernel/commands';
import { loansToReclassify } from '@candor/store/loan-lists';
import { openDatabaseClock, type Database } from '@candor/store/database';
import { readBusinessClock } from '@candor/store/ledger';
import { Refused, runCommandLine } from './command-line.ts';

const actor = { kind: 'staff', id: `reclassify:${userInfo().username}` } as const;
const atOnce = 200;

/** Page by page, each in a short transaction of its own: nobody waits for it. */
async function changesOf(database: Database, market: MarketId): Promise<Reclassification[]> {
  const changes: Reclassification[] = [];
  for (let after = 0n; ;) {
    const page = await database.read(async (tx) => {
      const clock = await readBusinessClock(tx, market);
      if (!clock) return [];
      const ids = await loansToReclassify(tx, market, { on: clock.businessDate, after, limit: atOnce });
      for (const id of ids) {
        const change = await seeReclassification(tx, id);
        if (change) changes.push(change);
      }
      return ids;
    });
    const last = page.at(-1);
    if (last === undefined) return changes;
    after = last;
  }
}

function told({ loanId, class: id, since, interest }: Reclassification): string {
  return `loan ${loanId}: ${id} since ${since.after} (stored: ${since.before ?? 'performing'}), interest to suspend ${amountText(interest)}`;
}

function toldProvision({ loanId, before, after }: ProvisionDifference): string {
  const more = amountText(after.required - before.required);
  return `loan ${loanId}: provision ${before.class} → ${after.class}, required ${amountText(before.required)} → ${amountText(after.required)} (${more})`;
}

const sum = (amounts: readonly bigint[]) => amountText(amounts.reduce((all, each) => all + each, 0n));

async function show(database: Database, market: MarketId, changes: readonly Reclassification[]) {
  for (const change of changes) console.log(told(change));
  const newly = changes.filter(({ since }) => since.before === null).length;
  console.log(
    `${market}: ${changes.length} loans to reclassify, ${newly} of them stored as performing; interest to suspend ${sum(changes.map(({ interest }) => interest))}`,
  );
  const since = new Map(changes.map((change) => [change.loanId, change.since.after]));
  const { month, differences } = await database.read((tx) => provisionAsReclassified(tx, market, since));
  for (const difference of differences) console.log(toldProvision(difference));
  if (month !== null)
    console.log(
      `${market}: the provision of ${month.slice(0, 7)} would have asked for ${sum(differences.map(({ before, after }) => after.required - before.required))} more; the next one that is posted takes it up`,
    );
}

async function book(database: Database, market: MarketId, changes: readonly Reclassification[]) {
  const now = (await openDatabaseClock(database))();
  let done = 0;
  for (const { loanId } of changes) {
    const input = { loanId: String(loanId) };
    const answer = await runCommand(database, reclassifyLoan, { input, actor, now });
    if (answer.kind === 'refused')
      throw new Refused(
        `loan ${loanId}: refused: ${answer.refusal.refused}. ${done} were booked before it and stay so.`,
      );
    if (answer.kind === 'done' && answer.output.isChanged) done += 1;
  }
  console.log(`${market}: ${done} loans were reclassified and booked`);
}

async function run(): Promise<void> {
  const { values } = parseArgs({
    options: { market: { type: 'string' }, book: { type: 'boolean', default: false } },
  });
  if (values.market !== undefined && !isMarketId(values.market))
    throw new Refused(`--market must be one of ${marketIds.join(', ')}, but is "${values.market}".`);
  const store = await openStore(loadSettings(), () => {});
  try {
    for (const market of values.market === undefined ? marketIds : [values.market]) {
      const changes = await changesOf(store.database, market);
      await show(store.database, market, changes);
      if (values.book) await book(store.database, market, changes);
    }
    if (!values.book) console.log('Nothing was booked. With --book it is.');
  } finally {
    await store.close();
  }
}

await runCommandLine(run);
