// Changes what the company page says: npm run page:set -- ph comName="Araw Credit" email=help@araw.example
import { loadSettings, openStore, sayAndExit } from '@candor/server';
import { isMarketId, type MarketId } from '@candor/markets';
import { configurePage, runCommand, type CommandAnswer, type Json, type PageChange } from '@candor/services';

const textFields = ['comName', 'email', 'address', 'copyright', 'servicePhone'] as const;
const themeFields = ['background', 'bgFontColor', 'fontColor'] as const;
const licenceFields = ['corporateName', 'registrationNo', 'authorityNo'] as const;
const usage =
  'Say what to change, for example: npm run page:set -- ph comName="Araw Credit" background=#FFC72E';

class Refused extends Error {}

function readChange(pairs: readonly string[]): PageChange {
  const change: { [K in (typeof textFields)[number]]?: string } & Pick<PageChange, 'theme' | 'licence'> = {};
  for (const pair of pairs) {
    const [field = '', ...rest] = pair.split('=');
    const value = rest.join('=').trim();
    if (value === '') throw new Refused(`${field} must not be empty. ${usage}`);
    if (isOneOf(textFields, field)) change[field] = value;
    else if (isOneOf(themeFields, field)) change.theme = { ...change.theme, [field]: value };
    else if (isOneOf(licenceFields, field)) change.licence = { ...change.licence, [field]: value };
    else
      throw new Refused(
        `${field} is not a field of the page: it has ${[...textFields, ...themeFields, ...licenceFields].join(', ')}.`,
      );
  }
  return change;
}

function isOneOf<const T extends string>(names: readonly T[], name: string): name is T {
  return names.some((one) => one === name);
}

/** A refusal's own words, or what to do when there was none. */
function whyNot(
  answer: CommandAnswer<Json, 'market_has_no_page' | 'page_is_faulty' | 'page_has_changed'>,
  market: MarketId,
): string {
  const busy = 'Somebody else was changing it: try again.';
  if (answer.kind !== 'refused') return busy;
  const { refused, facts } = answer.refusal;
  if (refused === 'page_has_changed') return busy;
  if (refused === 'page_is_faulty') return [facts?.['faults'] ?? []].flat().join('\n');
  return `${market} has no page yet: start the server once with MARKETS=${market}.`;
}

async function setPage([market, ...pairs]: readonly string[]): Promise<void> {
  if (market !== undefined && !isMarketId(market))
    throw new Refused(`${market} is not a market of ours. ${usage}`);
  if (market === undefined || pairs.length === 0) throw new Refused(usage);
  const change = readChange(pairs);
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
