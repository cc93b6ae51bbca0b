import { statSync } from 'node:fs';
import { join } from 'node:path';
import { ownWireFolder, readSettings, settingTable, type Settings } from './read-settings.ts';

/** The environment, with what a file of settings adds to it. */
export function loadSettings(): Settings {
  loadSettingsFile();
  return readSettings(process.env);
}

/** Where the dictionary is, also for whoever has not decided on all other settings yet. */
export function wireFolder(): string {
  loadSettingsFile();
  return settingTable.WIRE_DIR.kind(process.env['WIRE_DIR'] || ownWireFolder);
}

/** The file that CANDOR_ENV_FILE names, or `.env` in the checkout. What is in the environment stays. */
function loadSettingsFile(): void {
  const file = process.env['CANDOR_ENV_FILE'] || join(import.meta.dirname, '..', '..', '..', '..', '.env');
  if (statSync(file, { throwIfNoEntry: false })?.isFile()) process.loadEnvFile(file);
}
