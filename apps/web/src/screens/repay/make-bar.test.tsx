import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Translation } from '../../i18n/translation.ts';
import { TranslationProvider } from '../../i18n/translation-provider.tsx';
import { MakeBar } from './make-bar.tsx';
import { repayWords } from './texts.ts';

it('While the figures are on their way the bar holds the place of its words, so that nothing moves when they come', async () => {
  const translation = new Translation();
  await Promise.all([translation.activate('fil'), repayWords.load('fil')]);
  const make = {
    isBusy: false,
    fault: undefined,
    isStale: false,
    run: async () => undefined,
    forgive: () => undefined,
  };
  const html = renderToStaticMarkup(
    <TranslationProvider translation={translation}>
      <MakeBar make={make} request={undefined} preview={undefined} way={undefined} isCounting />
    </TranslationProvider>,
  );
  expect(html).toMatch(/class="c-button-rest" aria-hidden="true">Magbayad ng \S*99,999\.99</u);
  expect(html).toMatch(/class="c-sticky-held" aria-hidden="true">\D*<strong>\S*99,999\.99</u);
  expect(html).toContain('Kinukuwenta');
});
