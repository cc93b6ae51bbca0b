// npm run wire:generate [-- --seed S] [--to FOLDER]
// The first time, makes a dictionary of names for the wire from a seed. Then adds words for the names of new
// calls, without the seed, and changes none that is there: before the migration of an upgrade. With another
// seed it makes a new one and keeps the old one for the pages that are still open. It is kept in WIRE_DIR.
import { parseArgs } from 'node:util';
import { wireFolder } from '@candor/server/command-line';
import { Refused, runCommandLine } from '../command-line.ts';
import { rotateWire } from './rotate-wire.ts';

await runCommandLine(async () => {
  const { values } = parseArgs({ options: { seed: { type: 'string' }, to: { type: 'string' } } });
  const told = await rotateWire(values.to ?? wireFolder(), values.seed);
  if ('refused' in told) throw new Refused(told.refused);
  for (const line of told.done) console.log(line);
});
