import type { DocumentRenderer, DocumentToRender } from '@candor/services/kernel/documents';
import { drawSection } from './draw-section.ts';
import { ink, inner, openSheet, page, rule, type Sheet } from './sheet.ts';

/**
 * Prints a document as a PDF with embedded fonts. The same document gives the same bytes, today and in ten
 * years' time.
 */
export const pdfRenderer: DocumentRenderer = (paper) =>
  new Promise((resolve, reject) => {
    const sheet = openSheet(paper);
    const pieces: Buffer[] = [];
    sheet.on('data', (piece: Buffer) => pieces.push(piece));
    sheet.on('end', () => resolve(Buffer.concat(pieces)));
    sheet.on('error', reject);
    drawTitle(sheet, paper);
    for (const section of paper.sections) drawSection(sheet, section);
    drawFeet(sheet, paper);
    sheet.end();
  });

function drawTitle(sheet: Sheet, { title, lender, reference, lines }: DocumentToRender): void {
  const top = page.top - 14;
  sheet.font('strong').fontSize(10).fillColor(ink.strong);
  sheet.text(lender, page.side, top, { width: inner / 2 });
  sheet.font('plain').fillColor(ink.quiet);
  sheet.text(reference, page.side + inner / 2, top, { width: inner / 2, align: 'right' });
  rule(sheet, top + 19, 0.7, ink.strong);
  sheet.font('strong').fontSize(22).fillColor(ink.strong);
  sheet.text(title, page.side, top + 34, { width: inner });
  sheet.font('plain').fontSize(9.6).fillColor(ink.quiet);
  for (const line of lines) sheet.text(line, page.side, sheet.y + 1, { width: inner });
  sheet.y += 18;
}

/** Drawn last, when it is known how many pages there are. */
function drawFeet(sheet: Sheet, { licence, fingerprint, pageOf }: DocumentToRender): void {
  const { start, count } = sheet.bufferedPageRange();
  for (let k = start; k < start + count; k += 1) {
    sheet.switchToPage(k);
    // The foot lies below the margin, where text would otherwise begin a page of its own.
    sheet.page.margins.bottom = 0;
    const top = page.height - page.bottom + 26;
    rule(sheet, top, 0.4, ink.rule);
    sheet.font('plain').fontSize(7.4).fillColor(ink.quiet);
    sheet.text(licence, page.side, top + 7, { width: inner - 90, lineGap: 1 });
    sheet.text(pageOf(k - start + 1, count), page.width - page.side - 80, top + 7, {
      width: 80,
      align: 'right',
    });
    sheet.text(fingerprint, page.side, page.height - 30, { width: inner, lineBreak: false });
  }
}
