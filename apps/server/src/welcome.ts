import { routePath } from '@candor/contract/routes';
import { markets } from '@candor/markets';
import { demoPassword, demoPeople } from '@candor/services/backoffice/staff';
import type { Settings } from './settings/read-settings.ts';

/** Who can try the console: nobody outside the sandbox. */
function demoLines(): string[][] {
  const [{ email }] = demoPeople;
  return [
    ...demoPeople.map((person) => [`  ${person.role}`, person.email]),
    ['  password', demoPassword],
    ['  code', `npm run -s staff -- code --email ${email}`],
  ];
}

/** What is where, for whoever started it. */
export function welcome(
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
