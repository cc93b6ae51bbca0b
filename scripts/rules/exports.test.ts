import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from '../root.ts';

/** More than this is a barrel: nobody reads it, and whoever imports one name loads them all. */
const most = 40;

/** Folders that offer more: how many names, which may only become fewer. */
const still: Readonly<Record<string, number>> = {};

function namesIn(text: string): string[] {
  return [...text.matchAll(/export (?:type )?\{([^}]*)\}/gu)].flatMap(([, names = '']) =>
    names.split(',').flatMap((name) => name.trim() || []),
  );
}

describe('what a folder offers to other packages', () => {
  it.each(globSync('packages/{domain,store,services,simulator}/src/*{,/*}/index.ts', { cwd: root }))(
    '%s names it, and not too much',
    (file) => {
      const text = readFileSync(join(root, file), 'utf8');
      expect(text, 'by name').not.toMatch(/export \*/u);
      const limit = still[file] ?? most;
      const { length } = namesIn(text);
      expect(length).toBeLessThanOrEqual(limit);
      if (still[file] !== undefined) expect(length, 'write the smaller number down').toBe(limit);
    },
  );
});
