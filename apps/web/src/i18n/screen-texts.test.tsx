import { readdirSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { languages } from '@candor/markets';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { createTranslation } from './create-translation.ts';
import { screenWords } from './screen-texts.ts';
import { TranslationProvider } from './translation-provider.tsx';

const english = { hello: 'Hello, {name}.', bye: 'Bye.' } as const;
const words = screenWords<typeof english>({
  './texts/en.ts': async () => ({ en: english }),
  './texts/zh.ts': async () => ({ zh: { hello: '你好，{name}。', bye: '再见。' } }),
  './texts/fil.ts': async () => ({ fil: { hello: 'Kumusta, {name}.', bye: 'Paalam.' } }),
  './texts/hi.ts': async () => ({ hi: { hello: 'नमस्ते {name}।', bye: 'अलविदा।' } }),
});

function Greeting() {
  const say = words.useSay();
  return (
    <p>
      {say('hello', { name: 'Ana' })} {say('bye')}
    </p>
  );
}

const source = join(import.meta.dirname, '..');
const folders = readdirSync(source, { recursive: true, encoding: 'utf8' })
  .filter((path) => basename(path) === 'texts' && !path.startsWith('i18n') && !path.includes('gallery'))
  .map(dirname);

/** Words that are names, addresses or signs, and the same everywhere. */
const sameEverywhere = new Set(['.', 'English', '中文', 'Filipino', 'हिन्दी']);

async function textsOf(folder: string) {
  const all = await Promise.all(
    languages.map(async (language) => {
      const module = (await import(join(source, folder, 'texts', `${language}.ts`))) as Record<
        string,
        Record<string, string>
      >;
      return [language, module[language] ?? {}] as const;
    }),
  );
  return Object.fromEntries(all);
}

const placeholders = (text: string) => [...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name).toSorted();

describe('the words of a screen', () => {
  it('X10 · are spoken in the language of the page', async () => {
    const translation = createTranslation();
    await Promise.all([translation.activate('zh'), words.load('zh')]);
    const page = (
      <TranslationProvider translation={translation}>
        <Greeting />
      </TranslationProvider>
    );
    expect(renderToStaticMarkup(page)).toBe('<p>你好，Ana。 再见。</p>');
  });

  it('that were not loaded are a fault, not an empty screen', async () => {
    const translation = createTranslation();
    await translation.activate('hi');
    const page = (
      <TranslationProvider translation={translation}>
        <Greeting />
      </TranslationProvider>
    );
    expect(() => renderToStaticMarkup(page)).toThrow('were not loaded');
  });

  it.each(folders)('X10 · %s says the same things in all four languages, plainly', async (folder) => {
    const { en = {}, ...others } = await textsOf(folder);
    expect(Object.keys(en).length).toBeGreaterThan(0);
    for (const [language, texts] of Object.entries(others)) {
      expect(Object.keys(texts), language).toEqual(Object.keys(en));
      for (const [id, text] of Object.entries(texts)) {
        const original = en[id] ?? '';
        expect(placeholders(text), `${language} ${id}`).toEqual(placeholders(original));
        if (sameEverywhere.has(original)) continue;
        expect(text, `${language} ${id}`).not.toBe(original);
        expect(text, `${language} ${id}`).not.toMatch(/[!！']/);
        if (language === 'zh') expect(text, id).toMatch(/\p{Script=Han}|^[^a-z]*$/u);
        if (language === 'hi') expect(text, id).toMatch(/\p{Script=Devanagari}|^[^a-z]*$/u);
      }
    }
    for (const [id, text] of Object.entries(en)) expect(text, id).not.toMatch(/[!']/);
  });
});
