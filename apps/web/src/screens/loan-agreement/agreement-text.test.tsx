import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Translation } from '../../i18n/translation.ts';
import { TranslationProvider } from '../../i18n/translation-provider.tsx';
import type { Agreement } from './loan-agreement-screen.tsx';
import { AgreementText } from './agreement-text.tsx';
import { agreementWords } from './texts.ts';

it('Every word of an agreement that binds is marked as English on a page in Chinese: its headings beside the Chinese ones and the heads of its table too', async () => {
  const translation = new Translation();
  await Promise.all([translation.activate('zh'), agreementWords.load('zh')]);
  const section = {
    heading: '还款日',
    bindingHeading: 'When you pay',
    inShort: '何时还款',
    paragraphs: ['You pay on these days.'],
    table: { heads: ['No.', 'Due on'], lines: [['1', '2026-12-16']], totals: ['', '1.00'] },
  };
  const agreement = { note: '以英文为准', sections: [section] } as unknown as Agreement;
  const html = renderToStaticMarkup(
    <TranslationProvider translation={translation}>
      <AgreementText agreement={agreement} />
    </TranslationProvider>,
  );
  expect(html).toContain('<h2>还款日<span lang="en"> (When you pay)</span></h2>');
  expect(html).toContain('<p lang="en">You pay on these days.</p>');
  expect(html).toContain('<span lang="en">Due on</span>');
  expect(html).toMatch(/<p class="r-short">何时还款/u);
});
