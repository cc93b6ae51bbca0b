import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Translation } from '../../i18n/translation.ts';
import { KitWordsProvider } from '../../i18n/kit-words-provider.tsx';
import { TranslationProvider } from '../../i18n/translation-provider.tsx';
import { Conditions } from './conditions.tsx';
import type { Detail } from './product-screen.tsx';
import { productWords } from './texts.ts';

it('Where a ceiling of the law stands is marked as English on a page in Hindi', async () => {
  const translation = new Translation();
  await Promise.all([translation.activate('hi'), productWords.load('hi')]);
  const law = 'SEC Memorandum Circular 3, series of 2022';
  const ceilings = [{ name: 'ब्याज', value: '6 %', law }];
  const detail = { whoCanApply: [], ceilings } as unknown as Detail;
  const html = renderToStaticMarkup(
    <TranslationProvider translation={translation}>
      <KitWordsProvider>
        <Conditions detail={detail} />
      </KitWordsProvider>
    </TranslationProvider>,
  );
  expect(html).toContain(`<span lang="en">${law}</span>`);
});
