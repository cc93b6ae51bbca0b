import { join } from 'node:path';
import { build } from 'vite';
import { describe, expect, it } from 'vitest';
import { loadTexts } from './load-texts.ts';

const folder = import.meta.dirname;

/** Builds the translation as the app does, without writing it anywhere. */
async function builtChunks() {
  const result = await build({
    root: folder,
    configFile: false,
    logLevel: 'silent',
    mode: 'production',
    build: { write: false, lib: { entry: join(folder, 'translation.ts'), formats: ['es'] } },
  });
  const [bundle] = Array.isArray(result) ? result : [result];
  if (bundle === undefined || !('output' in bundle)) throw new Error('nothing was built');
  return bundle.output.filter((file) => file.type === 'chunk');
}

describe('the texts in a build', () => {
  it('X10 · are one chunk per language, and what loads them has no text of any', async () => {
    const chunks = await builtChunks();
    const lazy = chunks.filter(({ isEntry }) => !isEntry).map(({ name }) => name);
    // Twice: what is said on every screen, and the words for refusals.
    expect(lazy.toSorted()).toEqual(['en', 'en', 'fil', 'fil', 'hi', 'hi', 'zh', 'zh']);
    const entry = chunks.find(({ isEntry }) => isEntry)?.code ?? '';
    for (const word of ['返回', 'Bumalik', 'Go to home']) expect(entry).not.toContain(word);
  });
});

describe('texts', () => {
  const files = {
    './en.ts': async () => ({ en: { left: '{n, plural, one {# day} other {# days}} left' } }),
    './hi.json': async () => ({ default: { left: '{n, plural, one {# दिन} other {# दिन}} बाकी' } }),
  };

  it('X10 · are said in the language, with its plurals', async () => {
    const say = await loadTexts(files, 'hi');
    expect([say('left', { n: 100_000 }), say('nothing')]).toEqual(['1,00,000 दिन बाकी', undefined]);
  });

  it('that a language does not have are said in English, by the rules of English', async () => {
    const say = await loadTexts(files, 'fil');
    expect([1, 2].map((n) => say('left', { n }))).toEqual(['1 day left', '2 days left']);
  });
});
