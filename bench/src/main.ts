// npm run bench: one table, and bench/results.json. Ratios are taken within this run; other machines have
// other times.
//   npm run bench -- --full            with a million cases of every law and a million loans: hours
//   npm run bench -- --only ledger     one section (or several: --only ledger,arithmetic); the others keep their figures
import { writeFileSync, readFileSync } from 'node:fs';
import { availableParallelism, loadavg } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { withMeasured } from './results/performance-page.ts';
import { readResults, writeResults } from './results/results-file.ts';
import { asTable, type Line } from './result.ts';
import { sections } from './sections.ts';

const file = join(import.meta.dirname, '..', 'results.json');
const say = (line: string) => console.error(line);
const { values } = parseArgs({
  options: { full: { type: 'boolean', default: false }, only: { type: 'string' } },
});
const names = values.only?.split(',') ?? Object.keys(sections);
const unknown = names.find((name) => !(name in sections));
if (unknown !== undefined) {
  say(`There is no section "${unknown}"; there are ${Object.keys(sections).join(', ')}.`);
  process.exit(2);
}

const page = join(import.meta.dirname, '..', '..', 'docs', 'performance.md');
/** How busy it was says how far a figure can be trusted: the load is that of the minute before. */
const machine = () => ({
  cores: availableParallelism(),
  node: process.version,
  platform: `${process.platform} ${process.arch}`,
  load: Math.round((loadavg()[0] ?? 0) * 10) / 10,
  on: new Date().toISOString().slice(0, 10),
});
const measured: Line[] = [];
for (const name of names) {
  const at = machine();
  const lines = (await sections[name]?.({ isFull: values.full, say })) ?? [];
  if (lines.length === 0) continue;
  measured.push(...lines);
  // After each: what was measured is kept, whatever happens to the rest.
  const before = readResults(file);
  writeResults(
    file,
    { ...before, [name]: { machine: at, isFull: values.full, lines } },
    Object.keys(sections),
  );
  writeFileSync(page, withMeasured(readFileSync(page, 'utf8'), readResults(file)));
}
console.log(asTable(measured));
if (measured.some(({ holds }) => holds === false)) process.exitCode = 1;
