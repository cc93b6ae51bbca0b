import { statSync } from 'node:fs';
import { join } from 'node:path';
import type { AddressInfo } from 'node:net';
import { routePath } from '@candor/contract/routes';
import { markets } from '@candor/markets';
import { demoPassword, demoPeople } from '@candor/services';
import { alarmOnUnhandledRejections } from './alarms.ts';
import { makeLog } from './make-log.ts';
import { sayAndExit } from './say-and-exit.ts';
import { openServer, type Server } from './server.ts';
import { readSettings, type Settings } from './settings/read-settings.ts';
import { stopOnSignal } from './stop-on-signal.ts';

const say = (line: string) => console.error(line);

/** Builds, listens, says where, and stops in order. */
export async function main(): Promise<void> {
  try {
    const settings = loadSettings();
    const log = makeLog(settings.LOG_LEVEL);
    alarmOnUnhandledRejections(log);
    const opening = openServer(settings, log, say);
    // From the very first moment: a start that is broken off leaves nothing running either.
    const { isStopping } = stopOnSignal(async () => (await opening).close(), say);
    const server = await opening;
    if (isStopping()) return;
    const address = await listenOrClose(server, settings);
    console.log(welcome(settings, address));
  } catch (error) {
    sayAndExit(error);
  }
}

/** The environment, with what a `.env` file in the checkout adds to it. */
export function loadSettings(): Settings {
  const file = join(import.meta.dirname, '..', '..', '..', '.env');
  if (statSync(file, { throwIfNoEntry: false })?.isFile()) process.loadEnvFile(file);
  return readSettings(process.env);
}

async function listenOrClose(server: Server, { HOST, PORT }: Settings): Promise<string> {
  try {
    await server.app.listen({ host: HOST, port: PORT });
  } catch (error) {
    await server.close();
    throw error;
  }
  const { address, port } = server.app.server.address() as AddressInfo;
  return `http://${address.includes(':') ? `[${address}]` : address}:${port}`;
}

/** Who can try the console: nobody outside the sandbox. */
function demoLines(): string[][] {
  const [{ email }] = demoPeople;
  return [
    ...demoPeople.map((person) => [`  ${person.role}`, person.email]),
    ['  password', demoPassword],
    ['  code', `npm run -s staff -- code --email ${email}`],
  ];
}

function welcome(
  { CANDOR_MODE, MARKETS, WORKER, DATABASE_URL, DATA_DIR, API_DOCS }: Settings,
  address: string,
): string {
  const lines = [
    ['Public page', `${address}/`],
    ...(CANDOR_MODE === 'sandbox'
      ? MARKETS.slice(1).map((market) => [`  ${markets[market].countryName}`, `${address}/?market=${market}`])
      : []),
    ['Console', `${address}${routePath('console')}`],
    ...(CANDOR_MODE === 'sandbox' ? demoLines() : []),
    ...(API_DOCS ? [['The calls', `${address}/api-docs`]] : []),
    ['Health', `${address}/healthz  ${address}/readyz`],
    ['Database', DATABASE_URL === 'embedded' ? `embedded, in ${DATA_DIR}` : 'the one of DATABASE_URL'],
    ['Worker', WORKER ? 'in this process' : 'elsewhere: npm run worker'],
  ];
  const rows = lines.map(([what = '', where = '']) => `  ${what.padEnd(14)} ${where}`);
  return `\nCandor is ready (${CANDOR_MODE}). Ctrl-C stops it.\n\n${rows.join('\n')}\n`;
}
