import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from '../root.ts';
import { repositoryFiles } from './source-files.ts';

type Manifest = Partial<
  Record<'dependencies' | 'devDependencies' | 'optionalDependencies', Record<string, string>>
>;

const manifests = repositoryFiles()
  .filter((file) => /(^|\/)package\.json$/.test(file))
  .map((file) => JSON.parse(readFileSync(join(root, file), 'utf8')) as Manifest);
const dependencies = manifests
  .flatMap((manifest) => [manifest.dependencies, manifest.devDependencies, manifest.optionalDependencies])
  .flatMap((group) => Object.entries(group ?? {}))
  .filter(([name]) => !name.startsWith('@candor/'));

it('every dependency has its reason in docs/dependencies.md, and only those', () => {
  const text = readFileSync(join(root, 'docs', 'dependencies.md'), 'utf8');
  const explained = [...text.matchAll(/^\| (`.*?) \|/gm)].flatMap(([, cell]) =>
    [...(cell ?? '').matchAll(/`([^`]+)`/g)].map(([, name]) => name),
  );
  expect([...new Set(explained)].toSorted()).toEqual(
    [...new Set(dependencies.map(([name]) => name))].toSorted(),
  );
});

it('every version is exact, and the same wherever it is named', () => {
  const versions = Map.groupBy(dependencies, ([name]) => name);
  for (const [name, entries] of versions) {
    expect(new Set(entries.map(([, version]) => version)).size, name).toBe(1);
    expect(entries[0]?.[1], name).toMatch(/^\d+\.\d+\.\d+(-[\w.]+)?$/);
  }
});
