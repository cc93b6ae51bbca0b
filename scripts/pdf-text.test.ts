import { expect, it } from 'vitest';
import { pdfPress } from '../packages/adapters/src/documents/pdf-press.ts';
import { pdfText } from '../e2e/walk/pdf-text.ts';

it('What a paper says is read from its file as it was printed: pesos, rupees and Devanagari', async () => {
  const file = await pdfPress({
    title: 'Statement',
    language: 'en',
    lender: 'Candor Lending Corporation',
    reference: 'CL-FWX93-GGB9Q',
    lines: ['Maricel Reyes'],
    sections: [
      {
        heading: 'आपका ऋण',
        paragraphs: ['You receive ₱7,760.00; in India ₹7,760.00.'],
        rows: [{ number: null, label: 'Still owed', value: '₱8,730.56', isTotal: true }],
        table: { heads: ['Day', 'Change'], lines: [['16 Dec 2026', '−2,910.19']], totals: ['', '5,820.37'] },
      },
    ],
    licence: 'SEC Registration No. CS201912345',
    fingerprint: 'ab12',
    pageOf: (page, pages) => `Page ${page} of ${pages}`,
    signedAt: new Date('2026-11-16T04:00:00Z'),
  });
  const lines = pdfText(file).split('\n');
  expect(lines).toContain('You receive ₱7,760.00; in India ₹7,760.00.');
  expect(lines[lines.indexOf('Still owed') + 1]).toBe('₱8,730.56');
  for (const said of ['आपका ऋण', '−2,910.19', '5,820.37', 'Page 1 of 1']) expect(lines).toContain(said);
});
