// Ends every business day that is over, market by market and day by day, and shows how far it is. The worker
// does the same by itself; running it by hand beside it does no harm. Exit 1 if a day could not be ended, a
// loan was left out, or the books and the loans don't agree afterwards.
//   npm run day-end [-- --market ph]
import { parseArgs } from 'node:util';
import { loadSettings, openStore } from '@candor/server/command-line';
import {
  endDaysThatAreOver,
  type EndDay,
  type EndedDay,
  type UnendedDay,
} from '@candor/services/lending/end-of-day';
import { runCommandLine } from './command-line.ts';

const tellEveryMs = 1_000;

function teller(): NonNullable<EndDay['onProgress']> {
  let last = 0;
  return ({ market, day, chunks, chunksDone }) => {
    const now = Date.now();
    if (now - last < tellEveryMs && chunksDone < chunks) return;
    last = now;
    console.error(`${day} in ${market}: ${chunksDone} of ${chunks} chunks`);
  };
}

function told({ market, day, facts }: EndedDay): string {
  const words = Object.entries(facts).map(([name, value]) => `${name} ${shown(value)}`);
  return `${day} in ${market} has ended: ${words.join(', ')}`;
}

function toldUnended({ market, day, why }: UnendedDay): string {
  return `${day} in ${market} could not be ended: ${why instanceof Error ? why.message : String(why)}`;
}

/** The books and the loans don't agree, or a loan was left out: the audit log says which and why. */
function needsAPerson({ facts }: EndedDay): boolean {
  const { differences = [], stuckLoans = '0' } = facts;
  return JSON.stringify(differences) !== '[]' || stuckLoans !== '0';
}

const shown = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value));

async function run(): Promise<void> {
  const { values } = parseArgs({ options: { market: { type: 'string' } } });
  const store = await openStore(loadSettings(), () => {});
  const stopping = new AbortController();
  process.once('SIGINT', () => stopping.abort());
  try {
    const { ended, unended } = await endDaysThatAreOver(store.database, {
      signal: stopping.signal,
      onProgress: teller(),
      ...(values.market !== undefined && { markets: [values.market] }),
    });
    for (const each of ended) console.log(told(each));
    for (const each of unended) console.error(toldUnended(each));
    if (ended.length + unended.length === 0)
      console.log('No business day is over that was not ended already.');
    if (unended.length > 0 || ended.some(needsAPerson)) process.exitCode = 1;
  } finally {
    await store.close();
  }
}

await runCommandLine(run);
