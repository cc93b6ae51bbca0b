// Changes what the company page says: npm run page:set -- ph comName="Araw Credit" email=help@araw.example
import { loadSettings, openStore, sayAndExit } from '@candor/server/command-line';
import type { MarketId } from '@candor/markets';
import { configurePage } from '@candor/services/customers/pages';
import { runCommand, type CommandAnswer, type Json } from '@candor/services/kernel/commands';
import { readPageChange, Refused } from './page-change.ts';

/** A refusal's own words, or what to do when there was none. */
function whyNot(
  answer: CommandAnswer<
    Json,
    'market_has_no_page' | 'page_is_faulty' | 'page_has_changed' | 'licence_takes_two_people'
  >,
  market: MarketId,
): string {
  const busy = 'Somebody else was changing it: try again.';
  if (answer.kind !== 'refused') return busy;
  const { refused, facts } = answer.refusal;
  if (refused === 'page_has_changed') return busy;
  if (refused === 'page_is_faulty') return [facts?.['faults'] ?? []].flat().join('\n');
  return `${market} has no page yet: start the server once with MARKETS=${market}.`;
}

async function setPage(args: readonly string[]): Promise<void> {
  const { market, change } = readPageChange(args);
  const store = await openStore(loadSettings(), () => {});
  try {
    const answer = await runCommand(store.database, configurePage, {
      input: { market, change },
      actor: { kind: 'system', id: 'page:set' },
    });
    if (answer.kind !== 'done') throw new Refused(`Nothing was changed. ${whyNot(answer, market)}`);
    console.log(`The page of ${market} shows it now (version ${answer.output.version}).`);
  } finally {
    await store.close();
  }
}

try {
  await setPage(process.argv.slice(2));
} catch (error) {
  if (!(error instanceof Refused)) sayAndExit(error);
  console.error(error.message);
  process.exitCode = 1;
}
