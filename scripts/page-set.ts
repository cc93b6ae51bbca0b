// Changes what the company page says: npm run page:set -- ph comName="Araw Credit" email=help@araw.example
import { loadSettings, openStore, sayAndExit } from '@candor/server';
import { isMarketId, markets, type MarketId } from '@candor/markets';
import { configurePage, runCommand, type PageChange } from '@candor/services';
import { listPageConfigurations, type PageConfiguration } from '@candor/store';
import { checkTheme, deriveTheme, isHex } from '@candor/theme';

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
    else if (isOneOf(themeFields, field))
      change.theme = { ...change.theme, [field]: readColour(field, value) };
    else if (isOneOf(licenceFields, field)) change.licence = { ...change.licence, [field]: value };
    else
      throw new Refused(
        `${field} is not a field of the page: it has ${[...textFields, ...themeFields, ...licenceFields].join(', ')}.`,
      );
  }
  if (change.email !== undefined && !/^[^\s@]+@[^\s@]+$/.test(change.email)) {
    throw new Refused(`email must be an address like help@candorlending.example, but is "${change.email}".`);
  }
  return change;
}

function readColour(field: string, value: string): string {
  if (!isHex(value))
    throw new Refused(`${field} must be a colour of # and six hexadecimal digits, but is "${value}".`);
  return value;
}

function isOneOf<const T extends string>(names: readonly T[], name: string): name is T {
  return names.some((one) => one === name);
}

/** What the page would be then; refused if nobody could read it or if the licence would be no licence. */
function assertSensible(market: MarketId, current: PageConfiguration, change: PageChange): void {
  const unreadable = checkTheme(deriveTheme({ ...current.theme, ...change.theme }));
  const unlicensed = markets[market].licenceFaults({ ...current.licence, ...change.licence });
  const sentences = [...unreadable, ...unlicensed].map(({ sentence }) => sentence);
  if (sentences.length > 0) throw new Refused(`Nothing was changed.\n${sentences.join('\n')}`);
}

async function setPage([market, ...pairs]: readonly string[]): Promise<void> {
  if (market !== undefined && !isMarketId(market))
    throw new Refused(`${market} is not a market of ours. ${usage}`);
  if (market === undefined || pairs.length === 0) throw new Refused(usage);
  const change = readChange(pairs);
  const store = await openStore(loadSettings(), () => {});
  try {
    const current = (await store.database.withTransaction(listPageConfigurations)).find(
      (page) => page.market === market,
    );
    if (!current)
      throw new Refused(`${market} has no page yet: start the server once with MARKETS=${market}.`);
    assertSensible(market, current, change);
    const answer = await runCommand(store.database, configurePage, {
      input: { market, change },
      actor: { kind: 'system', id: 'page:set' },
    });
    if (answer.kind !== 'done') throw new Refused('The page could not be changed: try again.');
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
