import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { root } from '../root.ts';
import { findSharedClasses } from './find-shared-classes.ts';
import { repositoryFiles } from './source-files.ts';

describe('the classes of the screens', () => {
  it.each([
    ['apps/web/src/', 'apps/devtools/src/'],
    ['apps/console/src/', 'apps/console/src/'],
  ])('in %s and %s are each one screen’s own', (...clients) => {
    const isOurs = (file: string) => clients.some((client) => file.startsWith(client));
    const files = repositoryFiles().filter(
      (file) =>
        (isOurs(file) || file.startsWith('packages/ui/')) &&
        /\.(?:css|tsx)$/.test(file) &&
        !file.endsWith('.test.tsx'),
    );
    expect(files.filter(isOurs).length).toBeGreaterThan(50);
    expect(findSharedClasses(root, files)).toEqual([]);
  });
});

describe('the checker itself', () => {
  let folder = '';
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  function faultsOf(files: Record<string, string>): string[] {
    folder = mkdtempSync(join(tmpdir(), 'candor-classes-'));
    for (const [file, text] of Object.entries(files)) {
      mkdirSync(dirname(join(folder, file)), { recursive: true });
      writeFileSync(join(folder, file), text);
    }
    return findSharedClasses(folder, Object.keys(files)).map(
      ({ name, screens }) => `${name} ${screens.join(', ')}`,
    );
  }

  it('finds letters that two screens begin their classes with, in styles and in markup', () => {
    expect(
      faultsOf({
        'apps/web/src/screens/login/login.css': '.l-form > .c-notice { margin: 0 }',
        'apps/web/src/screens/complaints/form.tsx': 'export const a = <form className="wide l-list" />;',
        'apps/console/src/sections/loans/loans.css': '/* not .l-this */ .loan-form { margin: 0 }',
      }),
    ).toEqual(['l- complaints, login']);
  });

  it('finds them where a condition chooses the class, and on the public page', () => {
    expect(
      faultsOf({
        'apps/web/src/screens/confirm/a.tsx':
          "export const a = (late: boolean) => <p className={late ? 'p-late' : `p-x${1}`} title='q-x' />;",
        'apps/web/src/public-page/page.css': '.p-main { margin: 0 }',
        'apps/web/src/screens/product/product.css': '.q-sums { margin: 0 }',
      }),
    ).toEqual(['p- confirm, public-page']);
  });

  it('lets screens use what the kit and the shell have, and no name of their own twice among it', () => {
    const kit = { 'packages/ui/src/card.css': '.c-card, .c-notice { margin: 0 }' };
    const screen = (name: string, css: string) => ({ [`apps/web/src/screens/${name}/${name}.css`]: css });
    expect(
      faultsOf({ ...kit, ...screen('me', '.m-a > .c-card {}'), ...screen('home', '.h-a > .c-card {}') }),
    ).toEqual([]);
    expect(faultsOf({ ...kit, ...screen('me', '.c-own {}'), ...screen('home', '.c-own {}') })).toEqual([
      'c-own home, me',
    ]);
  });
});
