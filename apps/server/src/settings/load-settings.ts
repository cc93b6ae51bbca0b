import { statSync } from 'node:fs';
import { join } from 'node:path';
import { readSettings, type Settings } from './read-settings.ts';

/** The environment, with what a `.env` file in the checkout adds to it. */
export function loadSettings(): Settings {
  const file = join(import.meta.dirname, '..', '..', '..', '..', '.env');
  if (statSync(file, { throwIfNoEntry: false })?.isFile()) process.loadEnvFile(file);
  return readSettings(process.env);
}
