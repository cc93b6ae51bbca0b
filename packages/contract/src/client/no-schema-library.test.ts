import { readFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';

/** What is loaded when a file is, once the types are gone: its own imports, and theirs. */
function loadedBy(file: string, seen = new Set<string>()): Set<string> {
  if (seen.has(file)) return seen;
  seen.add(file);
  if (!file.startsWith('/')) return seen;
  const code = stripTypeScriptTypes(readFileSync(file, 'utf8'));
  for (const [, from] of code.matchAll(/^\s*(?:import|export)\s[^;]*?from '([^']+)';/gmu)) {
    loadedBy(from!.startsWith('.') ? join(dirname(file), from!) : from!, seen);
  }
  return seen;
}

it('the console gets its client without a schema library, and without the dictionary', () => {
  const loaded = [...loadedBy(join(import.meta.dirname, '..', 'console-client', 'index.ts'))];
  expect(loaded.filter((file) => !file.startsWith('/'))).toEqual([]);
  expect(loaded.map((file) => file.split('/').at(-1))).not.toContain('codec.ts');
});

it('the browser gets the client without a schema library', () => {
  const loaded = [...loadedBy(join(import.meta.dirname, 'index.ts'))];
  expect(loaded.filter((file) => !file.startsWith('/'))).toEqual([]);
  expect(loaded.map((file) => file.split('/').at(-1))).toContain('codec.ts');
});
