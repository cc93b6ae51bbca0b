import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { createTranslation } from '../i18n/create-translation.ts';
import { TranslationProvider } from '../i18n/translation-provider.tsx';
import { sampleConfig } from '../entries/testing/sample-page.ts';
import { ScreenFrame } from './screen-frame.tsx';

it('A licence is English on a page in Chinese too, and says so to whoever reads it aloud', async () => {
  const translation = createTranslation();
  await translation.activate('zh');
  const html = renderToStaticMarkup(
    <TranslationProvider translation={translation}>
      <ScreenFrame config={sampleConfig} bar={null}>
        {null}
      </ScreenFrame>
    </TranslationProvider>,
  );
  expect(html).toMatch(/<footer[^>]* lang="en"[^>]*>\s*<span>/u);
});
