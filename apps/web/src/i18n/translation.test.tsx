import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, describe, expect, expectTypeOf, it, vi } from 'vitest';
import { type Language, type ValuesOf } from '@candor/i18n';
import { loadCatalogue, type Translate, Translation } from './translation.ts';
import type { en } from './texts/en.ts';
import { TranslationProvider, useT } from './translation-provider.tsx';

afterEach(() => vi.unstubAllGlobals());

const broken = () => Promise.reject(new Error('the connection broke'));

/** As it is loaded, but for one language. */
const except =
  (one: Language, load: () => ReturnType<typeof loadCatalogue>): typeof loadCatalogue =>
  (language) =>
    language === one ? load() : loadCatalogue(language);

function BackLink() {
  return <a href="#top">{useT()('shell.back')}</a>;
}

/** Never called: each line must not compile. */
const wrong = (t: Translate) => {
  // @ts-expect-error: the time is missing
  t('notice.talkUntil');
  // @ts-expect-error: another name
  t('notice.talkUntil', { hour: '20:00' });
  // @ts-expect-error: nothing to fill in
  t('shell.back', { time: '20:00' });
  // @ts-expect-error: no such message
  t('shell.bak');
};

describe('the translation', () => {
  it.each([
    ['en', 'Back'],
    ['zh', '返回'],
    ['fil', 'Bumalik'],
    ['hi', 'वापस'],
  ] as const)('X10 · in %s the way back is called %s', async (language, word) => {
    const { activate, t } = new Translation();
    await activate(language);
    expect(t('shell.back')).toBe(word);
  });

  it('fills in values', async () => {
    const { activate, t } = new Translation();
    await activate('hi');
    expect(t('notice.talkUntil', { time: '20:00' })).toBe('20:00 तक खुला है');
  });

  it('asks for exactly the values that the English text names', () => {
    expectTypeOf<ValuesOf<(typeof en)['notice.talkUntil']>>().toEqualTypeOf<
      [values: { readonly time: string | number }]
    >();
    expect(wrong).toBeTypeOf('function');
  });

  it('tells the document its language', async () => {
    const documentElement = { lang: 'en' };
    vi.stubGlobal('document', { documentElement });
    await new Translation().activate('zh');
    expect(documentElement.lang).toBe('zh-Hans');
  });

  it('keeps speaking as before when a language can’t be loaded', async () => {
    const { activate, t } = new Translation(except('hi', broken));
    await activate('fil');
    await expect(activate('hi')).rejects.toThrow('the connection broke');
    expect(t('shell.help')).toBe('Tulong');
  });

  it('speaks the language chosen last, whichever arrives last', async () => {
    const { promise: late, resolve: arrive } = Promise.withResolvers<void>();
    const { activate, t } = new Translation(except('zh', () => late.then(() => loadCatalogue('zh'))));
    const slow = activate('zh');
    await activate('hi');
    arrive();
    await slow;
    expect(t('shell.help')).toBe('मदद');
  });

  it('gives a component its words', async () => {
    const translation = new Translation();
    await translation.activate('fil');
    const page = (
      <TranslationProvider translation={translation}>
        <BackLink />
      </TranslationProvider>
    );
    expect(renderToStaticMarkup(page)).toBe('<a href="#top">Bumalik</a>');
  });
});
