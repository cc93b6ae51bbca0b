import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Translation } from '../../i18n/translation.ts';
import { KitWordsProvider } from '../../i18n/kit-words-provider.tsx';
import { TranslationProvider } from '../../i18n/translation-provider.tsx';
import type { Complaint } from './complaint.ts';
import { OutsideCard } from './outside-card.tsx';
import { complaintWords } from './texts.ts';

it('The name and the address of a regulator are marked as English on a page in Chinese', async () => {
  const translation = new Translation();
  await Promise.all([translation.activate('zh'), complaintWords.load('zh')]);
  const regulator = {
    name: 'Securities and Exchange Commission',
    shortName: 'SEC',
    line: '您可以随时申诉。',
    website: 'https://sec.example',
    phone: null,
    address: 'Makati City, for the attention of the desk',
    howTo: [],
  };
  const complaint = { state: 'open', regulator } as unknown as Complaint;
  const html = renderToStaticMarkup(
    <TranslationProvider translation={translation}>
      <KitWordsProvider>
        <OutsideCard complaint={complaint} />
      </KitWordsProvider>
    </TranslationProvider>,
  );
  expect(html).toContain(`<strong lang="en">${regulator.name}</strong>`);
  expect(html).toContain(`<span lang="en">${regulator.address}</span>`);
});
