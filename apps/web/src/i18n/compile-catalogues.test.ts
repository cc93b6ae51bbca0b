import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';
import { describe, expect, it } from 'vitest';
import { compileCatalogues, compiledModule } from './compile-catalogues.ts';

const folder = import.meta.dirname;

/** Builds the translation as the app does, without writing it anywhere. */
async function builtChunks() {
  const result = await build({
    root: folder,
    configFile: false,
    logLevel: 'silent',
    mode: 'production',
    define: { 'process.env.NODE_ENV': '"production"' },
    plugins: [compileCatalogues()],
    build: { write: false, lib: { entry: join(folder, 'create-translation.ts'), formats: ['es'] } },
  });
  const [bundle] = Array.isArray(result) ? result : [result];
  if (bundle === undefined || !('output' in bundle)) throw new Error('nothing was built');
  return bundle.output.filter((file) => file.type === 'chunk');
}

describe('the catalogues in a build', () => {
  it('X10 · are one chunk per language, already compiled, and the ICU parser is in none of them', async () => {
    const chunks = await builtChunks();
    const lazy = chunks.filter(({ isEntry }) => !isEntry).map(({ name }) => name);
    // Twice: what is said on every screen, and the words for refusals.
    expect(lazy.toSorted()).toEqual(['en', 'en', 'fil', 'fil', 'hi', 'hi', 'zh', 'zh']);
    const chinese = chunks.find(({ name, code }) => name === 'zh' && code.includes('notice.'))?.code ?? '';
    expect(chinese.replaceAll(/\s/g, '')).toContain('"notice.talkUntil":["服务至",["time"]]');
    const modules = chunks.flatMap(({ moduleIds }) => moduleIds);
    expect(modules.filter((id) => /message-?(?:utils|format)/.test(id))).toEqual([]);
    expect(modules.some((id) => id.endsWith('/speaker.ts'))).toBe(true);
    const entry = chunks.find(({ isEntry }) => isEntry)?.code ?? '';
    expect(entry).not.toContain('返回');
    expect(entry).not.toContain('Bumalik');
  });

  it('a message with a syntax error stops the build', () => {
    expect(() => compiledModule('en', { broken: 'Open until {time' })).toThrow();
  });

  it('every catalogue file exports its language under its own name, where the plugin looks for it', () => {
    for (const file of readdirSync(join(folder, 'texts'))) {
      expect(readFileSync(join(folder, 'texts', file), 'utf8')).toContain(
        `export const ${file.replace('.ts', '')}`,
      );
    }
  });
});
