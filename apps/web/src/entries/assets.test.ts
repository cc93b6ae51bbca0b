import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { screenKeys } from '../app/screens.ts';
import { readAssets } from './assets.ts';

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

describe('what a page loads', () => {
  it('is one script, and behind it each chunk once, however deep it hangs', () => {
    const { script, chunks } = readAssets(manifest);
    expect(script).toBe('/assets/start-1.js');
    expect(chunks.public).toEqual(['/assets/public-2.js', '/assets/kit-4.js', '/assets/react-5.js']);
    expect(chunks.app.toSorted()).toEqual([
      '/assets/app-3.js',
      '/assets/kit-4.js',
      '/assets/react-5.js',
      '/assets/router-6.js',
    ]);
  });

  it('of a screen is what it needs beyond the app', () => {
    expect(readAssets(manifest).screen('gallery', 'en')).toEqual([
      '/assets/gallery-7.js',
      '/assets/more-8.js',
    ]);
  });

  it('of a screen is found in the folder that is called as its route is', () => {
    const everywhere = new Proxy(manifest, {
      get: (chunks, source: string) => Reflect.get(chunks, source) ?? { file: source },
    });
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
