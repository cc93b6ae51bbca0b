import type { DocumentTable } from '@candor/services/kernel/documents';
import { doubleRule, ink, inner, keepTogether, page, rule, type Sheet } from './sheet.ts';

const lineHeight = 18;
const padding = 5;

/** A schedule: figures right under figures, its heads again on each page, a double line under the sums. */
export function drawTable(sheet: Sheet, { heads, lines, totals }: DocumentTable): void {
  const widths = columnWidths(sheet, [heads, ...lines, totals]);
  const draw = (cells: readonly string[], font: 'plain' | 'strong', colour: string) => {
    sheet.font(font).fontSize(9).fillColor(colour);
    let x: number = page.side;
    const { y } = sheet;
    cells.forEach((cell, k) => {
      const width = widths[k]!;
      const place = k === 1 ? ({ align: 'left' } as const) : ({ align: 'right' } as const);
      sheet.text(cell, x + padding, y + 4, { width: width - 2 * padding, lineBreak: false, ...place });
      x += width;
    });
    sheet.y = y + lineHeight;
  };
  const drawHeads = () => {
    draw(heads, 'plain', ink.quiet);
    rule(sheet, sheet.y, 0.7, ink.strong);
  };
  keepTogether(sheet, 3 * lineHeight);
  drawHeads();
  for (const line of lines) {
    if (sheet.y + lineHeight > page.height - page.bottom) {
      sheet.addPage();
      drawHeads();
    }
    draw(line, 'plain', ink.text);
    rule(sheet, sheet.y, 0.4, ink.rule);
  }
  keepTogether(sheet, lineHeight + 4);
  rule(sheet, sheet.y, 0.7, ink.strong);
  draw(totals, 'strong', ink.strong);
  doubleRule(sheet, sheet.y + 1);
  sheet.y += 8;
}

/** As wide as the widest cell; what is left over is shared out evenly. */
function columnWidths(sheet: Sheet, lines: readonly (readonly string[])[]): number[] {
  sheet.font('strong').fontSize(9);
  const columns = Math.max(...lines.map((line) => line.length));
  const widest = Array.from({ length: columns }, (_, k) =>
    Math.max(...lines.map((line) => sheet.widthOfString(line[k] ?? '') + 2 * padding + 1)),
  );
  const left = inner - widest.reduce((sum, width) => sum + width, 0);
  return widest.map((width) => width + left / columns);
}
