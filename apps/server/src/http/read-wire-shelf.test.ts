import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readWireShelf } from './read-wire-shelf.ts';
import { shelf } from './testing/test-app.ts';

describe('the dictionaries of a folder', () => {
  it('are read, the previous one if there is one', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'wire-'));
    try {
      await expect(readWireShelf(folder)).rejects.toThrow('Make it with npm run wire:generate -- --seed');
      await writeFile(join(folder, 'current.json'), JSON.stringify(shelf.current));
      expect(await readWireShelf(folder)).toEqual({ current: shelf.current, previous: undefined });
      await writeFile(join(folder, 'previous.json'), JSON.stringify(shelf.previous));
      expect(await readWireShelf(folder)).toEqual(shelf);
      await writeFile(join(folder, 'current.json'), '{"version":');
      await expect(readWireShelf(folder)).rejects.toThrow('is not JSON');
    } finally {
      await rm(folder, { recursive: true });
    }
  });
});
