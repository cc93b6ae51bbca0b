import type { PaperRow, DocumentSection } from '@candor/services/kernel/documents';
import { drawTable } from './draw-table.ts';
import { doubleRule, ink, inner, keepTogether, page, rule, type Sheet } from './sheet.ts';

const gap = 14;
const numberWidth = 40;

/** A heading with what stands under it; never a heading alone at the foot of a page. */
export function drawSection(sheet: Sheet, { heading, paragraphs, rows, table }: DocumentSection): void {
  sheet.font('strong').fontSize(11.5);
  keepTogether(sheet, sheet.heightOfString(heading, { width: inner }) + 46);
  sheet.fillColor(ink.strong).text(heading, page.side, sheet.y, { width: inner });
  sheet.y += 4;
  for (const paragraph of paragraphs) drawParagraph(sheet, paragraph);
  const hasNumbers = rows.some(({ number }) => number !== null);
  rows.forEach((row, k) => drawRow(sheet, row, { hasNumbers, isUnderTotal: rows[k - 1]?.isTotal === true }));
  if (table) drawTable(sheet, table);
  sheet.y += gap;
}

function drawParagraph(sheet: Sheet, paragraph: string): void {
  sheet.font('plain').fontSize(9.6);
  const options = { width: inner, lineGap: 2.2 };
  keepTogether(sheet, Math.min(sheet.heightOfString(paragraph, options), 60));
  sheet.fillColor(ink.text).text(paragraph, page.side, sheet.y, options);
  sheet.y += 5;
}

/**
 * What, and how much: the label left, the figure right, a hair line between two; a double line under a total.
 */
function drawRow(
  sheet: Sheet,
  { number, label, value, isTotal }: PaperRow,
  { hasNumbers, isUnderTotal }: { readonly hasNumbers: boolean; readonly isUnderTotal: boolean },
): void {
  sheet.font(isTotal ? 'strong' : 'plain').fontSize(9.4);
  const left = page.side + (hasNumbers ? numberWidth : 0);
  const labelWidth = (inner - (hasNumbers ? numberWidth : 0)) * 0.5 - 8;
  const valueWidth = page.width - page.side - left - labelWidth - 16;
  const [asLabel, asValue] = [
    { width: labelWidth, lineGap: 1.6 },
    { width: valueWidth, lineGap: 1.6, align: 'right' },
  ] as const;
  const height = Math.max(sheet.heightOfString(label, asLabel), sheet.heightOfString(value, asValue));
  keepTogether(sheet, height + 14);
  const { y } = sheet;
  if (isTotal && !isUnderTotal) rule(sheet, y, 0.7, ink.strong);
  if (number !== null) sheet.fillColor(ink.quiet).text(number, page.side, y + 5, { width: numberWidth });
  sheet.fillColor(isTotal ? ink.strong : ink.quiet).text(label, left, y + 5, asLabel);
  sheet.fillColor(ink.strong).text(value, left + labelWidth + 16, y + 5, asValue);
  sheet.y = y + height + 10;
  if (isTotal) {
    doubleRule(sheet, sheet.y);
    sheet.y += 7;
  } else rule(sheet, sheet.y, 0.4, ink.rule);
}
