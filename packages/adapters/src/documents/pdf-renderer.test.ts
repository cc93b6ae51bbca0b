import { inflateSync } from 'node:zlib';
import type { DocumentToRender } from '@candor/services/kernel/documents';
import { describe, expect, it } from 'vitest';
import { pdfRenderer } from './pdf-renderer.ts';

const paper: DocumentToRender = {
  title: 'Loan agreement',
  language: 'en',
  lender: 'Candor Lending Corporation',
  reference: 'CL-FWX93-GGB9Q',
  lines: ['Signed by Maricel Reyes on 16 Nov 2026, 12:00 (Asia/Manila)', 'Version PH-2026-11-01'],
  sections: [
    {
      heading: '1. What you receive',
      paragraphs: ['You borrow ₱8,000.00 and receive ₱7,760.00; in India ₹7,760.00 · आप ₹7,760.00 पाते हैं।'],
      rows: [
        { number: '1', label: 'Loan amount', value: '₱8,000.00', isTotal: false },
        { number: '2', label: 'Net proceeds', value: '₱7,760.00', isTotal: true },
        { number: '3', label: 'मुख्य तथ्य विवरण', value: '₱7,760.00', isTotal: true },
      ],
      table: {
        heads: ['No.', 'Due on', 'You pay'],
        lines: Array.from({ length: 60 }, (_, k) => [String(k + 1), '16 Dec 2026', '2,910.19']),
        totals: ['', 'Total', '8,730.56'],
      },
    },
  ],
  licence: 'SEC Registration No. CS201912345',
  fingerprint: `Fingerprint ${'ab12'.repeat(16)}`,
  pageOf: (page, pages) => `Page ${page} of ${pages}`,
  signedAt: new Date('2026-11-16T04:00:00Z'),
};

/** Every stream of a file that can be unpacked, as text. */
function streamsOf(file: Buffer): string {
  const texts: string[] = [];
  for (let at = file.indexOf('stream\n'); at >= 0; at = file.indexOf('stream\n', at + 1)) {
    try {
      texts.push(inflateSync(file.subarray(at + 7)).toString('latin1'));
    } catch {
      // A font or something that is not packed.
    }
  }
  return texts.join('\n');
}

describe('a signed document as a file', () => {
  it('A8.3 · has the same bytes whenever it is made, and others when a figure is another', async () => {
    const first = await pdfRenderer(paper);
    expect(first.equals(await pdfRenderer(paper))).toBe(true);
    expect(first.equals(await pdfRenderer({ ...paper, reference: 'CL-FWX93-GGB9R' }))).toBe(false);
  });

  it('A8.3 · has no date but the signature’s, embedded fonts, a title and a language', async () => {
    const text = (await pdfRenderer(paper)).toString('latin1');
    expect([...new Set(text.match(/D:\d{14}Z?/gu))]).toEqual(['D:20261116040000Z']);
    expect(text).toContain('/FontFile2');
    expect(text).toContain('/Lang (en)');
    expect(text.match(/\/Type \/Page\n/gu)).toHaveLength(2);
  });

  it('A8.3 · has a letter for every character: pesos, rupees and Devanagari', async () => {
    const maps = streamsOf(await pdfRenderer(paper));
    for (const character of ['₱', '₹', 'म', 'ख', 'य']) {
      const code = character.codePointAt(0)!.toString(16).padStart(4, '0');
      expect(maps).toMatch(new RegExp(code, 'iu'));
    }
  });
});
