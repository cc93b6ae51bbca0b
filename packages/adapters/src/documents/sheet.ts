import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { DocumentToRender } from '@candor/services/kernel/documents';
import { create } from 'fontkit';
import Pdf from 'pdfkit';

/** A4, in points. */
export const page = { width: 595.28, height: 841.89, side: 54, top: 60, bottom: 92 } as const;
export const inner = page.width - 2 * page.side;
export const ink = { text: '#14231f', quiet: '#55645f', rule: '#c9d2cf', strong: '#14231f' } as const;

/** pdfkit takes a font that is read already, though its types do not say so. */
type FontSource = Parameters<PDFKit.PDFDocument['registerFont']>[1];

function readFont(weight: '400Regular' | '600SemiBold'): FontSource {
  const file = import.meta.resolve(`@expo-google-fonts/noto-sans/${weight}/NotoSans_${weight}.ttf`);
  return create(readFileSync(fileURLToPath(file))) as unknown as FontSource;
}

/** Read when the first document is made, and once: reading its tables is most of the work. */
let fonts: { readonly plain: FontSource; readonly strong: FontSource } | undefined;

export type Sheet = PDFKit.PDFDocument;

/**
 * An empty document with its fonts. Its dates are the signature's, so it has the same bytes whenever it is
 * made.
 */
export function openSheet({ title, lender, language, reference, signedAt }: DocumentToRender): Sheet {
  fonts ??= { plain: readFont('400Regular'), strong: readFont('600SemiBold') };
  const sheet = new Pdf({
    size: 'A4',
    margins: { top: page.top, bottom: page.bottom, left: page.side, right: page.side },
    bufferPages: true,
    lang: language,
    displayTitle: true,
    pdfVersion: '1.7',
    info: {
      Title: `${title} · ${reference}`,
      Author: lender,
      Creator: lender,
      Producer: lender,
      CreationDate: signedAt,
      ModDate: signedAt,
    },
  });
  sheet.registerFont('plain', fonts.plain).registerFont('strong', fonts.strong);
  return sheet.font('plain').fillColor(ink.text);
}

/** Begins a new page where a block of this height would no longer fit. */
export function keepTogether(sheet: Sheet, height: number): void {
  if (sheet.y + height > page.height - page.bottom) sheet.addPage();
}

export function rule(
  sheet: Sheet,
  y: number,
  weight: number,
  colour: string,
  from: number = page.side,
): void {
  sheet
    .moveTo(from, y)
    .lineTo(page.width - page.side, y)
    .lineWidth(weight)
    .strokeColor(colour)
    .stroke();
}

/** Under a total, as in a ledger. */
export function doubleRule(sheet: Sheet, y: number): void {
  rule(sheet, y, 0.7, ink.strong);
  rule(sheet, y + 2.2, 0.7, ink.strong);
}
