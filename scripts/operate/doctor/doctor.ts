// npm run doctor [-- --json]
// Looks at settings, secrets, folders, vendors, the database, clocks, the worker and backups, changes
// nothing, and says of each what it means and what to do. Exit 1 if anything is at fault.
import { parseArgs } from 'node:util';
import { examine, loadSettings, SettingsFault, type Finding } from '@candor/server/command-line';
import { runCommandLine } from '../command-line.ts';

async function findings(): Promise<readonly Finding[]> {
  try {
    return await examine(loadSettings(), process.env);
  } catch (error) {
    if (!(error instanceof SettingsFault)) throw error;
    const remedy = 'Correct it and ask again: nothing else was looked at.';
    return error.faults.map((says) => ({ check: 'settings', verdict: 'fault', says, remedy }));
  }
}

await runCommandLine(async () => {
  const { values } = parseArgs({ options: { json: { type: 'boolean', default: false } } });
  const found = await findings();
  const count = (verdict: Finding['verdict']) => found.filter((each) => each.verdict === verdict).length;
  if (values.json) console.log(JSON.stringify(found, null, 2));
  else {
    for (const { check, verdict, says, remedy } of found)
      console.log(
        `${verdict.padEnd(7)}  ${check.padEnd(12)}  ${says}${remedy === undefined ? '' : `\n${' '.repeat(23)}${remedy}`}`,
      );
    console.log(`${count('ok')} ok, ${count('warning')} warnings, ${count('fault')} faults`);
  }
  if (count('fault') > 0) process.exitCode = 1;
});
