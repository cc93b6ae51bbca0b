import { buildIfStale } from '../../scripts/develop/build-apps.ts';
import { startCandor } from '../../e2e/candor-process.ts';
import { benchArithmetic } from './arithmetic.ts';
import { benchBorrowerScreens } from './pages/borrower-screens.ts';
import { benchCalls } from './calls.ts';
import { benchCapacity } from './capacity/bench-capacity.ts';
import { benchConsoleBytes } from './console-bytes.ts';
import { benchConsoleLists } from './console/bench-lists.ts';
import { benchDayEnd } from './day-end.ts';
import { benchHelp } from './help.ts';
import { benchIdentity } from './identity.ts';
import { benchLaws } from './laws.ts';
import { benchLedger } from './ledger.ts';
import { benchPublicPage } from './pages/public-page.ts';
import type { Line } from './result.ts';
import { benchScreenBytes } from './screen-bytes.ts';
import { benchStart } from './start-time.ts';
import { benchStatements } from './statements/bench-statements.ts';

export type Section = (wish: { isFull: boolean; say: (line: string) => void }) => Promise<Line[]>;

/** What can be measured by itself, in the order of the table. */
export const sections: Readonly<Record<string, Section>> = {
  web: async ({ say }) => {
    await buildIfStale(say);
    const candor = await startCandor();
    try {
      const lines = await benchPublicPage(candor.url, say);
      await candor.interrupt();
      return [...lines, ...(await benchStart(candor.dataDir, say))];
    } finally {
      await candor.dispose();
    }
  },
  calls: async ({ say }) => {
    await buildIfStale(say);
    const candor = await startCandor();
    try {
      return await benchCalls(candor.url, say);
    } finally {
      await candor.dispose();
    }
  },
  screens: async ({ say }) => {
    await buildIfStale(say);
    const candor = await startCandor();
    try {
      return await benchBorrowerScreens(candor.url, say);
    } finally {
      await candor.dispose();
    }
  },
  bytes: async ({ say }) => {
    await buildIfStale(say);
    return [...benchScreenBytes(), ...benchConsoleBytes()];
  },
  arithmetic: ({ say }) => benchArithmetic(say),
  ledger: ({ isFull, say }) => benchLedger(isFull, say),
  statements: ({ say }) => benchStatements(say),
  'day-end': ({ isFull, say }) => benchDayEnd(isFull, say),
  capacity: ({ say }) => benchCapacity(say),
  console: ({ say }) => benchConsoleLists(say),
  help: async ({ say }) => benchHelp(say),
  identity: ({ say }) => benchIdentity(say),
  laws: async ({ isFull, say }) => (isFull ? benchLaws(say) : []),
};
