import { markets } from '@candor/markets';
import { unregisteredTexts } from '@candor/services/customers/templates';
import { readBusinessFigures } from '@candor/services/backoffice/system';
import {
  databaseNow,
  loginFault,
  openDatabase,
  pendingMigrations,
  type Database,
} from '@candor/store/database';
import { startEmbedded } from '@candor/store/embedded';
import { countOpenAlarms, listClockReadings, readServerFacts } from '@candor/store/system';
import { readWireShelf } from '../http/read-wire-shelf.ts';
import { startFaults } from '../start-faults.ts';
import { wireFaults } from '../settings/wire-faults.ts';
import type { Environment, Settings } from '../settings/read-settings.ts';
import { checkServer } from './check-database.ts';
import {
  checkBackup,
  checkChoices,
  checkEndpoint,
  checkFolder,
  checkProxies,
  checkSecretFiles,
  endpointsOf,
} from './check-machine.ts';
import { checkDocuments } from './check-documents.ts';
import { checkClock, checkRegisters, checkWork } from './check-work.ts';
import { fault, ok, type Finding } from './finding.ts';

/**
 * Everything that can be looked at without changing anything, in the order in which one thing rests on
 * another. A check that could not be made is a fault of its own.
 */
export async function examine(settings: Settings, environment: Environment): Promise<Finding[]> {
  return [
    ...(await checkSettings(settings)),
    ...checkSecretFiles(environment),
    checkProxies(settings),
    ...checkChoices(settings),
    checkFolder('data', settings.DATA_DIR),
    ...(settings.BOOKS_ROOTS_DIR === '' ? [] : [checkFolder('signed days', settings.BOOKS_ROOTS_DIR)]),
    ...(settings.CANDOR_MODE === 'production' ? [checkBackup(settings.BACKUP_STAMP, Date.now())] : []),
    ...(await Promise.all(endpointsOf(settings).map(({ check, address }) => checkEndpoint(check, address)))),
    ...(await checkDatabase(settings)),
  ];
}

async function checkSettings(settings: Settings): Promise<Finding[]> {
  const shelf = await readWireShelf(settings.WIRE_DIR).catch((error: unknown) =>
    String((error as Error).message),
  );
  if (typeof shelf === 'string') return [fault('wire', shelf, 'Make the dictionary before anything else.')];
  const unfit = startFaults(settings, shelf);
  const wordless = wireFaults(shelf);
  return [
    ...(unfit.length === 0
      ? [ok('settings', `${settings.CANDOR_MODE}, ${settings.MARKETS.join(' and ')}`)]
      : unfit
          .filter((sentence) => !wordless.includes(sentence))
          .map((sentence) => fault('settings', sentence, 'A start would stop here.'))),
    ...(wordless.length === 0
      ? [ok('wire', `dictionary ${shelf.current.version} has a word for every name`)]
      : wordless.map((sentence) => fault('wire', sentence, 'Run candor wire.'))),
  ];
}

async function checkDatabase(settings: Settings): Promise<Finding[]> {
  const embedded =
    settings.DATABASE_URL === 'embedded' ? await startEmbedded({ dataDir: settings.DATA_DIR }) : undefined;
  const url = embedded?.url ?? settings.DATABASE_URL;
  try {
    const pending = await pendingMigrations({ url });
    if (pending.length > 0)
      return [
        fault(
          'tables',
          `${pending.length} migrations are pending, from ${pending[0]} on`,
          'Run candor migrate with DATABASE_OWNER_URL.',
        ),
      ];
    const database = openDatabase({ url, max: 2 });
    try {
      return [ok('tables', 'up to date'), ...(await checkOpen(database, settings))];
    } finally {
      await database.close();
    }
  } catch (error) {
    return [
      fault(
        'database',
        `can't be used: ${error instanceof Error ? error.message || String((error as NodeJS.ErrnoException).code) : String(error)}`,
        'Look at DATABASE_URL, the network in between, and PostgreSQL’s log.',
      ),
    ];
  } finally {
    await embedded?.stop();
  }
}

async function checkOpen(database: Database, settings: Settings): Promise<Finding[]> {
  const login = await loginFault(database);
  const { facts, readings, alarms, skewMs, now } = await database.read(async (tx) => {
    const asked = Date.now();
    const time = await databaseNow(tx);
    const answered = Date.now();
    return {
      now: time,
      skewMs: Math.round((asked + answered) / 2 - time.getTime()),
      facts: await readServerFacts(tx),
      readings: await listClockReadings(tx),
      alarms: (await countOpenAlarms(tx)).reduce((sum, { open }) => sum + Number(open), 0),
    };
  });
  return [
    login === undefined
      ? ok('login', `${facts.login}, who owns nothing`)
      : fault('login', login, 'Put candor_app into DATABASE_URL, the owner into DATABASE_OWNER_URL.'),
    ...checkServer(facts, settings.CANDOR_MODE === 'production'),
    checkClock(skewMs),
    ...checkWork({ readings, figures: await readBusinessFigures(database), alarms, now }),
    ...(await checkDocuments(database, settings)),
    ...checkRegisters(await registersOf(database, settings)),
  ];
}

/** The markets offered whose networks ask for an ID of each SMS, and how many have none there. */
async function registersOf(database: Database, { MARKETS }: Settings) {
  const asking = MARKETS.flatMap((market) => {
    const register = markets[market].smsRegister?.name;
    return register === undefined ? [] : [{ market, register }];
  });
  return Promise.all(
    asking.map(async ({ market, register }) => ({
      market,
      register,
      missing: (await database.read((tx) => unregisteredTexts(tx, market))).length,
    })),
  );
}
