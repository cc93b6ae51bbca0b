// npm run wire:generate [-- --seed S] [--to FOLDER]
// Adds the names of new calls to the wire dictionary or, with another seed, makes a new one and keeps the old
// one for the pages that are still open. They go to config/wire unless told otherwise.
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { root } from '../root.ts';
import { rotateWire } from '../operate/rotate-wire.ts';

const { values } = parseArgs({ options: { seed: { type: 'string' }, to: { type: 'string' } } });
const told = await rotateWire(values.to ?? join(root, 'config', 'wire'), values.seed);
if ('refused' in told) {
  console.error(told.refused);
  process.exit(1);
}
for (const line of told.done) console.log(line);
