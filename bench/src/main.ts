// npm run bench: one table, and bench/results.json. Ratios are taken within this run; other machines have other times.
import { writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { buildWebIfStale } from '../../scripts/build-web.ts';
import { startCandor } from '../../e2e/candor-process.ts';
import { benchCalls } from './calls.ts';
import { benchPublicPage } from './public-page.ts';
import { asTable, type Line } from './result.ts';
import { benchStart } from './start-time.ts';

const say = (line: string) => console.error(line);

await buildWebIfStale(say);
const candor = await startCandor();
const lines: Line[] = [];
try {
  lines.push(...(await benchPublicPage(candor.url, say)));
  lines.push(...(await benchCalls(candor.url, say)));
  await candor.interrupt();
  lines.push(...(await benchStart(candor.dataDir, say)));
} finally {
  await candor.dispose();
}
const machine = {
  cores: availableParallelism(),
  node: process.version,
  platform: `${process.platform} ${process.arch}`,
};
writeFileSync(
  join(import.meta.dirname, '..', 'results.json'),
  `${JSON.stringify({ machine, lines }, null, 2)}\n`,
);
console.log(asTable(lines));
if (lines.some(({ holds }) => holds === false)) process.exitCode = 1;
