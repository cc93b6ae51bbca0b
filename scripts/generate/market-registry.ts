// A market is a folder of packages/markets/src. What the code must know about all of them is written from
// those folders by `npm run docs:generate`, so that a new market is a new folder and no edit elsewhere.
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

const folder = 'packages/markets/src';

/**
 * What every market's folder has: the file, what it exports, under which name all markets' are found, of
 * which type.
 */
const aspects = [
  { file: 'profile', name: 'profile', all: 'markets', type: 'MarketProfile', from: './market-profile.ts' },
  { file: 'limits', name: 'limits', all: 'limits', type: 'readonly Limit[]', from: './law/limit.ts' },
  {
    file: 'citations',
    name: 'citations',
    all: 'citations',
    type: 'Readonly<Record<string, Citation>>',
    from: './law/limit.ts',
  },
  { file: 'lending', name: 'lending', all: 'lending', type: 'LendingRules', from: './lending-rules.ts' },
  {
    file: 'arrears',
    name: 'arrears',
    all: 'arrears',
    type: 'ArrearsRules',
    from: './arrears/arrears-rules.ts',
  },
  {
    file: 'calendar',
    name: 'calendar',
    all: 'calendars',
    type: 'WorkingCalendar',
    from: './calendar/working-calendar.ts',
  },
  {
    file: 'documents',
    name: 'documents',
    all: 'documents',
    type: 'Readonly<Record<string, IdentityDocument>>',
    from: './documents/identity-document.ts',
  },
  {
    file: 'grievance',
    name: 'grievance',
    all: 'grievances',
    type: 'GrievanceRules',
    from: './grievance-rules.ts',
  },
  {
    file: 'complaints/complaint-report',
    name: 'complaintReport',
    all: 'complaintReports',
    type: 'ComplaintReporting',
    from: './problems/complaint-report.ts',
  },
  {
    file: 'disclosure',
    name: 'disclosure',
    all: 'disclosures',
    type: 'DisclosureForm',
    from: './disclosure/disclosure-form.ts',
  },
  {
    file: 'disclosure-texts',
    name: 'disclosureWords',
    all: 'disclosureWords',
    type: 'DisclosureWords',
    from: './disclosure/disclosure-words.ts',
  },
  {
    file: 'products',
    name: 'products',
    all: 'products',
    type: 'readonly DefaultProduct[]',
    from: './default-product.ts',
  },
  {
    file: 'privacy',
    name: 'privacy',
    all: 'privacyRules',
    type: 'PrivacyRules',
    from: './privacy/privacy-rules.ts',
  },
] as const;

/**
 * What no page's script may carry: each has a registry of its own, which only its own sub-path of the package
 * leads to.
 */
const serverAspects = [
  {
    file: 'authority',
    name: 'authority',
    all: 'authorityLimits',
    type: 'AuthorityLimits',
    from: './authority/authority-limits.ts',
    folder: 'authority',
  },
  {
    file: 'offers/due-day',
    name: 'dueDay',
    all: 'dueDayRules',
    type: 'DueDayRules',
    from: './due-day/due-day-rules.ts',
    folder: 'due-day',
  },
  {
    file: 'offers/mandates',
    name: 'mandates',
    all: 'mandateRules',
    type: 'MandateRules',
    from: './mandates/mandate-rules.ts',
    folder: 'mandates',
  },
  {
    file: 'offers/messages',
    name: 'messages',
    all: 'messageWays',
    type: 'MessageWays',
    from: './messages/message-ways.ts',
    folder: 'messages',
  },
  {
    file: 'bureau',
    name: 'bureau',
    all: 'bureauRules',
    type: 'BureauRules',
    from: './bureau/bureau-rules.ts',
    folder: 'bureau',
  },
  {
    file: 'agreement',
    name: 'agreement',
    all: 'agreements',
    type: 'AgreementForm',
    from: './agreement/agreement-form.ts',
    folder: 'agreement',
  },
  {
    file: 'certification',
    name: 'certification',
    all: 'certifications',
    type: 'CertificationForms',
    from: './certification/certification-forms.ts',
    folder: 'certification',
  },
  {
    file: 'cities.generated',
    name: 'cities',
    all: 'cityBooks',
    type: 'CityBook',
    from: './cities/city-book.ts',
    folder: 'cities',
  },
  {
    file: 'identity/identity-codes',
    name: 'identityCodes',
    all: 'identityCodes',
    type: 'IdentityCodes',
    from: './identity-codes/identity-codes.ts',
    folder: 'identity-codes',
  },
  {
    file: 'places/common-cities',
    name: 'commonCities',
    all: 'commonCities',
    type: 'CommonCities',
    from: './cities/common-cities.ts',
    folder: 'cities',
  },
  {
    file: 'places/common-cities',
    name: 'cityOtherNames',
    all: 'cityOtherNames',
    type: 'CityOtherNames',
    from: './cities/common-cities.ts',
    folder: 'cities',
  },
  {
    file: 'products',
    name: 'importExample',
    all: 'importExamples',
    type: 'ImportExample',
    from: './imports/import-example.ts',
    folder: 'imports',
  },
  {
    file: 'profile',
    name: 'mobileWords',
    all: 'mobileWordings',
    type: 'MobileWords',
    from: './mobile/mobile-words.ts',
    folder: 'mobile',
  },
  {
    file: 'payout-accounts',
    name: 'payoutAccounts',
    all: 'payoutRules',
    type: 'PayoutRules',
    from: './payout-accounts/payout-rules.ts',
    folder: 'payout-accounts',
  },
  {
    file: 'provisions',
    name: 'provisions',
    all: 'provisionRules',
    type: 'ProvisionRules',
    from: './provisions/provision-rules.ts',
    folder: 'provisions',
  },
  {
    file: 'market-texts',
    name: 'regulatorWords',
    all: 'regulatorWordings',
    type: 'RegulatorWords',
    from: './regulator/regulator-words.ts',
    folder: 'regulator',
  },
  {
    file: 'service-desk',
    name: 'serviceDesk',
    all: 'serviceDesks',
    type: 'ServiceDesk',
    from: './help/service-desk.ts',
    folder: 'help',
  },
  {
    file: 'service-desk',
    name: 'localQuestions',
    all: 'localQuestions',
    type: 'readonly FaqEntryId[]',
    from: './help/faq-entries.ts',
    folder: 'help',
  },
  {
    file: 'tax',
    name: 'tax',
    all: 'taxRules',
    type: 'TaxRules',
    from: './tax/tax-rules.ts',
    folder: 'tax',
  },
  {
    file: 'transfers',
    name: 'transfers',
    all: 'transferRules',
    type: 'TransferRules',
    from: './transfers/transfer-rules.ts',
    folder: 'transfers',
  },
  {
    file: 'decision',
    name: 'decision',
    all: 'decisionTables',
    type: 'DecisionTable',
    from: './decision/decision-table.ts',
    folder: 'decision',
  },
] as const;

interface Market {
  readonly id: string;
  /** What the path of a call ends with in this market. */
  readonly callSuffix: string;
}

/** The generated files, by their path in the repository whose root is given. */
export async function marketFiles(root: string): Promise<Record<string, string>> {
  const found = await marketsIn(root);
  return {
    [`${folder}/registry.generated.ts`]: renderRegistry(found, aspects),
    ...Object.fromEntries(
      [...Map.groupBy(serverAspects, (each) => each.folder)].map(([name, some]) => [
        `${folder}/${name}/registry.generated.ts`,
        renderRegistry(found, some).replaceAll(" from './", " from '../"),
      ]),
    ),
    'packages/contract/src/market-suffix.generated.ts': renderSuffixes(found),
  };
}

async function marketsIn(root: string): Promise<Market[]> {
  const names = readdirSync(join(root, folder), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && existsSync(join(root, folder, entry.name, 'profile.ts')))
    .map(({ name }) => name);
  const found = await Promise.all(names.map((name) => readMarket(root, name)));
  const twice = found.find(({ callSuffix }, k) =>
    found.slice(0, k).some((other) => other.callSuffix === callSuffix),
  );
  if (twice)
    throw new Error(`${twice.id}/profile.ts: callSuffix "${twice.callSuffix}" is another market's already.`);
  // The market of the plain paths comes first, because it is the default; the others follow by name.
  return found.toSorted((a, b) => (sortKey(a) < sortKey(b) ? -1 : 1));
}

function sortKey({ id, callSuffix }: Market): string {
  return callSuffix === '' ? '' : id;
}

async function readMarket(root: string, id: string): Promise<Market> {
  if (!/^[a-z]{2}$/.test(id))
    throw new Error(`${folder}/${id}: a market is named by its country's two letters.`);
  const missing = [...aspects, ...serverAspects].find(
    ({ file }) => !existsSync(join(root, folder, id, `${file}.ts`)),
  );
  if (missing) throw new Error(`${folder}/${id} has no ${missing.file}.ts, which exports ${missing.name}.`);
  const address = pathToFileURL(join(root, folder, id, 'profile.ts')).href;
  const { profile } = (await import(/* @vite-ignore */ address)) as { profile: Market };
  if (profile.id !== id) throw new Error(`${folder}/${id}/profile.ts says that its id is "${profile.id}".`);
  if (!/^(-[a-z]+)?$/.test(profile.callSuffix)) {
    throw new Error(
      `${folder}/${id}/profile.ts: callSuffix is empty or like "-yd", not "${profile.callSuffix}".`,
    );
  }
  return { id, callSuffix: profile.callSuffix };
}

const heading =
  "// Generated by `npm run docs:generate` from the markets' folders: change those, not this file.\n";

type Aspect = { readonly [part in 'file' | 'name' | 'all' | 'type' | 'from']: string };

function renderRegistry(found: readonly Market[], some: readonly Aspect[]): string {
  const own = found.flatMap(({ id }) =>
    some.map(({ file, name }) => ({
      from: `./${id}/${file}.ts`,
      line: `import { ${name} as ${aliasOf(id, name)} } from './${id}/${file}.ts';`,
    })),
  );
  const typeFiles = [...new Set(some.map(({ from }) => from))].map((from) => {
    const names = some.filter((each) => each.from === from).map(({ type }) => baseType(type));
    return { from, line: `import type { ${names.toSorted().join(', ')} } from '${from}';` };
  });
  const imports = [...own, ...typeFiles]
    .toSorted((a, b) => (a.from < b.from ? -1 : 1))
    .map(({ line }) => line);
  const tables = some.map(({ name, all, type }) => {
    const entries = found.map(({ id }) => `  ${id}: ${aliasOf(id, name)},`);
    return `export const ${all} = {\n${entries.join('\n')}\n} as const satisfies Readonly<Record<string, ${type}>>;\n`;
  });
  return `${heading}${imports.join('\n')}\n\n${tables.join('\n')}`;
}

function renderSuffixes(found: readonly Market[]): string {
  const entries = found.map(({ id, callSuffix }) => `  ${id}: '${callSuffix}',`);
  const ids = found.map(({ id }) => `'${id}'`);
  return `${heading}export const marketSuffix = {\n${entries.join('\n')}\n} as const;\n\nexport const marketIds = [${ids.join(', ')}] as const;\n`;
}

/** "in" alone is a word of the language; "inProfile" isn't. */
function aliasOf(id: string, name: string): string {
  return `${id}${name.charAt(0).toUpperCase()}${name.slice(1)}`;
}

/** "Readonly<Record<string, Citation>>" → "Citation". */
function baseType(type: string): string {
  return /(\w+)(?:\[\]|>>)?$/.exec(type)?.[1] ?? type;
}
