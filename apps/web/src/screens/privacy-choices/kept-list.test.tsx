import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Translation } from '../../i18n/translation.ts';
import { KitWordsProvider } from '../../i18n/kit-words-provider.tsx';
import { TranslationProvider } from '../../i18n/translation-provider.tsx';
import { KeptList } from './kept-list.tsx';
import { choiceWords } from './texts.ts';

it('The law that asks to keep something is marked as English on a page in Chinese', async () => {
  const translation = new Translation();
  await Promise.all([translation.activate('zh'), choiceWords.load('zh')]);
  const why = 'Companies Act, 2013, section 128(5): books of account are kept eight years.';
  const html = renderToStaticMarkup(
    <TranslationProvider translation={translation}>
      <KitWordsProvider>
        <KeptList kept={[{ what: '账目', why, until: null, years: 8 }]} />
      </KitWordsProvider>
    </TranslationProvider>,
  );
  expect(html).toContain(`<p lang="en">${why}</p>`);
});
