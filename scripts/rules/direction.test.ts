import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { root } from '../root.ts';
import { findWrongDirections } from './find-wrong-directions.ts';
import { sourceFiles } from './source-files.ts';
import { layerOf } from './layers.ts';

describe('the direction of imports', () => {
  it('is downwards in every file of the repository', () => {
    const files = sourceFiles().filter((file) => layerOf(file));
    expect(files.length).toBeGreaterThan(50);
    expect(findWrongDirections(root, files)).toEqual([]);
  });
});

describe('the checker itself', () => {
  let folder = '';
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  /** A little repository with real workspace links, one file of which breaks a rule. */
  function house(files: Record<string, string>): string[] {
    folder = mkdtempSync(join(tmpdir(), 'candor-house-'));
    const pkg = (name: string) => JSON.stringify({ name, exports: { '.': './src/index.ts' } });
    const all: Record<string, string> = {
      'packages/domain/package.json': pkg('@candor/domain'),
      'packages/domain/src/index.ts': 'export const cents = 100;',
      'packages/services/package.json': pkg('@candor/services'),
      'packages/store/package.json': pkg('@candor/store'),
      'packages/store/src/index.ts': 'export const rows = 1;',
      'packages/services/src/index.ts': 'export const pay = 1;',
      'packages/simulator/package.json': pkg('@candor/simulator'),
      'packages/simulator/src/index.ts': 'export const people = 1;',
      ...files,
    };
    for (const [file, text] of Object.entries(all)) {
      mkdirSync(dirname(join(folder, file)), { recursive: true });
      writeFileSync(join(folder, file), text);
    }
    mkdirSync(join(folder, 'node_modules/@candor'), { recursive: true });
    for (const name of ['domain', 'services', 'simulator', 'store']) {
      symlinkSync(join(folder, 'packages', name), join(folder, 'node_modules/@candor', name));
    }
    return findWrongDirections(folder, Object.keys(files)).map(({ reason }) => reason);
  }

  it('refuses a package import that points up', () => {
    const found = house({
      'packages/domain/src/loan.ts': `import { pay } from '@candor/services'; export { pay };`,
    });
    expect(found).toEqual(['packages/domain must not use packages/services']);
  });

  it('refuses the same import spelled as a relative path, a re-export, a type or a dynamic import', () => {
    const found = house({
      'packages/domain/src/a.ts': `import '../../services/src/index.ts';`,
      'packages/domain/src/b.ts': `export { pay } from '@candor/services';`,
      'packages/domain/src/c.ts': `import type { pay } from '@candor/services'; export type A = typeof pay;`,
      'packages/domain/src/d.ts': `export const later = () => import('@candor/services');`,
    });
    expect(found).toEqual(Array.from({ length: 4 }, () => 'packages/domain must not use packages/services'));
  });

  it('refuses a screen that leans on another screen', () => {
    const found = house({
      'apps/web/src/screens/repay/repay.ts': `import '../loan/loan.ts';`,
      'apps/web/src/screens/loan/loan.ts': 'export {};',
    });
    expect(found).toEqual(['the screen repay must not use the screen loan']);
  });

  it('refuses a section of the console that leans on another', () => {
    const found = house({
      'apps/console/src/sections/loans/screen.ts': `import '../books/entry.ts';`,
      'apps/console/src/sections/books/entry.ts': 'export {};',
    });
    expect(found).toEqual(['the screen loans must not use the screen books']);
  });

  it.each([
    ['web', 'screens'],
    ['console', 'sections'],
  ])('refuses in %s what leans on the app, and a shell that leans on %s', (client, screens) => {
    const src = `apps/${client}/src`;
    const found = house({
      [`${src}/app/table.ts`]: `export const later = () => import('../${screens}/loan/screen.ts');`,
      [`${src}/entries/start.ts`]: `import '../app/table.ts';`,
      [`${src}/shell/page.ts`]: `import '../app/table.ts'; import '../${screens}/loan/screen.ts';`,
      [`${src}/${screens}/loan/screen.ts`]: `import '../../app/table.ts'; import '../../shell/page.ts';`,
      [`${src}/lending/money.ts`]: `import type {} from '../app/table.ts';`,
    });
    expect(found).toEqual([
      'shell/ must not use app/, which stands above it',
      `shell/ must not use ${screens}/, which stand above it`,
      `${screens}/ must not use app/, which stands above it`,
      'lending/ must not use app/, which stands above it',
    ]);
  });

  it('lets a client without a shell keep its one folder', () => {
    const found = house({
      'apps/console/src/app/page.ts': 'export {};',
      'apps/console/src/sections/loans/screen.ts': `import '../../app/page.ts';`,
    });
    expect(found).toEqual([]);
  });

  it('refuses a handler that uses the store, and lets its test', () => {
    const found = house({
      'apps/server/src/handlers/loan-calls.ts': `import '../../../../packages/store/src/index.ts';`,
      'apps/server/src/handlers/loan-calls.test.ts': `import '@candor/store';`,
    });
    expect(found).toEqual(['a handler maps what a service reads: it must not use packages/store']);
  });

  it('refuses a sublayer of services that uses a later one, and lets its test', () => {
    const found = house({
      'packages/services/src/kernel/run.ts': `import '../lending/loan.ts';`,
      'packages/services/src/kernel/run.pg.test.ts': `import '../lending/loan.ts';`,
      'packages/services/src/kernel/testing/desk.ts': `import '../../lending/loan.ts';`,
      'packages/services/src/lending/loan.ts': 'export {};',
    });
    expect(found).toEqual([`services' kernel must not use its lending`]);
  });

  it('refuses what is no test and uses what only tests use, in the product, its commands and the simulator', () => {
    const found = house({
      'packages/services/src/lending/testing/desk.ts': 'export {};',
      'packages/services/src/lending/loan.ts': `import './testing/desk.ts';`,
      'packages/services/src/lending/loan.pg.test.ts': `import './testing/desk.ts';`,
      'apps/server/src/testing/app.ts': 'export {};',
      'apps/server/src/http/app.ts': `export const later = () => import('../testing/app.ts');`,
      'packages/simulator/src/lender/lender.ts': `import '../../../../apps/server/src/testing/app.ts';`,
      'scripts/operate/day-end.ts': `import '../../apps/server/src/testing/app.ts';`,
      'scripts/operate/day-end.pg.test.ts': `import '../../apps/server/src/testing/app.ts';`,
      'scripts/develop/walk.ts': `import '../../apps/server/src/testing/app.ts';`,
    });
    expect(found).toEqual(
      Array.from({ length: 4 }, () => 'what is no test must not use what only tests use'),
    );
  });

  it('refuses the simulator in what a lender runs, and lets the demo year, the tests of the server and benchmarks', () => {
    const found = house({
      'apps/server/src/http/app.ts': `import '@candor/simulator';`,
      'apps/server/src/http/app.http.test.ts': `import '@candor/simulator';`,
      'apps/server/src/testing/app.ts': `import '@candor/simulator';`,
      'packages/services/src/lending/loan.ts': `import '@candor/simulator';`,
      'packages/services/src/lending/loan.pg.test.ts': `import '@candor/simulator';`,
      'scripts/operate/day-end.ts': `import '@candor/simulator';`,
      'scripts/operate/demo-year.ts': `import '@candor/simulator';`,
      'bench/src/day-end.ts': `import '@candor/simulator';`,
    });
    expect(found).toEqual([
      'what a lender runs must not use the simulator',
      'what a lender runs must not use the simulator',
      'packages/services must not use packages/simulator',
      'what a lender runs must not use the simulator',
    ]);
  });

  it('refuses a path into another package that its exports do not offer', () => {
    const found = house({
      'packages/services/src/lending/loan.ts': `import '../../../domain/src/index.ts';`,
      'packages/services/src/lending/rate.ts': `import '@candor/domain';`,
    });
    expect(found).toEqual([
      'another package is used through its exports: it must not reach into packages/domain',
    ]);
  });

  it('refuses a Node module in a layer that runs in the browser', () => {
    expect(house({ 'packages/domain/src/now.ts': `import 'node:fs';` })).toEqual([
      'packages/domain must run in a browser',
    ]);
  });

  it('refuses an import that leads nowhere', () => {
    expect(house({ 'packages/services/src/x.ts': `import './gone.ts';` })[0]).toMatch(/can't be found/);
  });

  it('accepts an import that points down', () => {
    expect(house({ 'packages/services/src/x.ts': `import '@candor/domain';` })).toEqual([]);
  });
});
