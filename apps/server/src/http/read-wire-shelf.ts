import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { SettingsFault } from '../settings/read-settings.ts';
import { parseDictionary, type WireDictionary, type WireShelf } from '@candor/contract';

/**
 * The dictionaries of a folder such as `config/wire`: `current.json`, and `previous.json` if there was one
 * before.
 */
export async function readWireShelf(folder: string): Promise<WireShelf> {
  const current = await read(join(folder, 'current.json'));
  if (!current)
    throw new SettingsFault([
      `${folder}, which WIRE_DIR names, holds no current.json. Make it with npm run wire:generate -- --seed <a word of yours>.`,
    ]);
  return { current, previous: await read(join(folder, 'previous.json')) };
}

async function read(file: string): Promise<WireDictionary | undefined> {
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined;
    throw error;
  });
  if (text === undefined) return undefined;
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new Error(`${file} is not JSON. Make it again with: npm run wire:generate`);
  }
  return parseDictionary(value, file);
}
