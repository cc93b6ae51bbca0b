import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { screenKeys } from '../app/screens.ts';
import { readAssets, shownFirst } from './assets.ts';

const screens = join(import.meta.dirname, '..', 'screens');

const manifest = {
  'src/entries/start.ts': { file: 'assets/start-1.js' },
  'src/public-page/hydrate-public-page.tsx': {
    file: 'assets/public-2.js',
    imports: ['_kit.js', '_react.js'],
  },
  'src/app/hydrate-app.tsx': { file: 'assets/app-3.js', imports: ['_kit.js', '_react.js', '_router.js'] },
  '_kit.js': { file: 'assets/kit-4.js', imports: ['_react.js', 'src/entries/start.ts'] },
  '_react.js': { file: 'assets/react-5.js' },
  '_router.js': { file: 'assets/router-6.js', imports: ['_react.js', '_kit.js'] },
  '../devtools/src/screens/gallery/screen.ts': {
    file: 'assets/gallery-7.js',
    imports: ['_kit.js', '_react.js', '_more.js'],
  },
  '_more.js': { file: 'assets/more-8.js', imports: ['src/app/hydrate-app.tsx'] },
  ...Object.fromEntries(
    ['en.ts', 'zh.json', 'fil.json', 'hi.json'].map((file) => [
      `src/i18n/texts/${file}`,
      { file: `assets/${file.split('.')[0]}.js` },
    ]),
  ),
};

/** A build that holds whatever is asked for. */
const everywhere = new Proxy(manifest, {
  get: (chunks, source: string) => Reflect.get(chunks, source) ?? { file: source },
});

describe('what a page loads', () => {
  it('is one script, and behind it each chunk once, however deep it hangs', () => {
    const { script, chunks } = readAssets(manifest);
    expect(script).toBe('/assets/start-1.js');
    // What it stands on comes before it.
    expect(chunks.public).toEqual(['/assets/react-5.js', '/assets/kit-4.js', '/assets/public-2.js']);
    expect(chunks.app.toSorted()).toEqual([
      '/assets/app-3.js',
      '/assets/kit-4.js',
      '/assets/react-5.js',
      '/assets/router-6.js',
    ]);
  });

  it('of a screen is what it needs beyond the app', () => {
    expect(readAssets(manifest).screen('gallery', 'en')).toEqual([
      '/assets/more-8.js',
      '/assets/gallery-7.js',
    ]);
  });

  it('of a screen is found in the folder that is called as its route is', () => {
    const { screen } = readAssets(everywhere);
    const files = new Set(
      screenKeys.filter((key) => key !== 'gallery').flatMap((key) => screen(key, 'en').slice(0, 1)),
    );
    const lost = [...files].filter((file) => !existsSync(join(import.meta.dirname, '..', '..', file)));
    expect(files.size).toBeGreaterThan(20);
    expect(lost).toEqual([]);
  });

  it('of a screen with words of its own is those of one language', () => {
    const { screen } = readAssets({
      ...manifest,
      'src/screens/login/screen.ts': { file: 'assets/login-9.js', imports: ['_react.js'] },
      'src/screens/login/texts/hi.json': { file: 'assets/login-hi.js' },
      'src/screens/login/texts/zh.json': { file: 'assets/login-zh.js' },
    });
    expect(screen('login', 'hi')).toEqual(['/assets/login-9.js', '/assets/login-hi.js']);
  });

  it('of a screen is also what it shows first, each chunk once', () => {
    const { screen } = readAssets({
      ...manifest,
      'src/screens/repay/screen.ts': { file: 'assets/repay-9.js', imports: ['_react.js', '_more.js'] },
      'src/screens/repay/divided-view.tsx': {
        file: 'assets/divided-10.js',
        imports: ['_more.js', '_rows.js'],
      },
      '_rows.js': { file: 'assets/rows-11.js' },
    });
    expect(screen('repay', 'en')).toEqual([
      '/assets/more-8.js',
      '/assets/repay-9.js',
      '/assets/rows-11.js',
      '/assets/divided-10.js',
    ]);
  });

  it('of a page that holds its answer is also what reads that', () => {
    const { screen } = readAssets(everywhere);
    const file = '/src/app/take-answer.ts';
    expect([screen('home', 'en', []), screen('home', 'en')].map((all) => all.includes(file))).toEqual([
      true,
      false,
    ]);
    expect(existsSync(join(import.meta.dirname, '..', '..', file))).toBe(true);
  });

  it('what is shown first is where it is said to be', () => {
    const lost = Object.values(shownFirst)
      .flat()
      .filter((part) => !existsSync(join(import.meta.dirname, '..', '..', part)));
    expect(lost).toEqual([]);
  });

  it('of a screen that speaks of loans holds the words for it', () => {
    const sources = globSync('*/screen.ts', { cwd: screens }).filter((file) =>
      readFileSync(join(screens, file), 'utf8').includes('withLendingWords'),
    );
    const { screen } = readAssets(everywhere);
    const having = new Set(
      screenKeys
        .filter((key) => screen(key, 'en').some((file) => file.startsWith('/src/lending/texts/')))
        .map((key) => `${key.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}/screen.ts`),
    );
    expect(sources.length).toBeGreaterThan(3);
    expect([...having].toSorted()).toEqual(sources.toSorted());
  });

  it('includes the words of each language', () => {
    expect(readAssets(manifest).catalogues).toEqual({
      en: '/assets/en.js',
      zh: '/assets/zh.js',
      fil: '/assets/fil.js',
      hi: '/assets/hi.js',
    });
  });

  it('names what an incomplete build lacks', () => {
    expect(() => readAssets({})).toThrow(
      'The client build has no src/i18n/texts/en.ts: build the web app again.',
    );
  });
});
