import { aboutIn } from '../disclosure/cells.ts';
import { amountText } from '@candor/domain/money';
import type {
  Cell,
  DisclosureDocument,
  DisclosureRow,
  DisclosureSection,
} from '../disclosure/disclosure-document.ts';

type Words = Readonly<Record<string, string>>;

/**
 * A disclosure as a page that a reviewer can read; screens and the PDF have their own way of showing the same
 * rows.
 */
export function disclosureMarkdown(document: DisclosureDocument, words: Words): string {
  const { title, issuedOn, validUntil, sections } = document;
  return [
    `# ${wordOf(title, words)}`,
    '',
    `Issued on ${issuedOn}, valid until ${validUntil}.`,
    ...sections.map((section) => sectionText(section, words)),
    '',
  ].join('\n');
}

function sectionText({ heading, rows, table }: DisclosureSection, words: Words): string {
  const lines = rows.map((row) => `| ${rowTexts(row, words).join(' | ')} |`);
  const list = lines.length === 0 ? [] : ['| no. | what | how much |', '|---|---|---|', ...lines];
  const cells = (texts: readonly string[]) => `| ${texts.join(' | ')} |`;
  const grid = table
    ? [
        '',
        cells(table.heads.map((head) => wordOf(head, words))),
        `|${table.heads.map(() => '--:').join('|')}|`,
        ...[...table.lines, table.totals].map((line) => cells(line.map((cell) => cellText(cell, words)))),
      ]
    : [];
  return ['', `## ${wordOf(heading, words)}`, '', ...list, ...grid].join('\n').replace(/\n{3,}/g, '\n\n');
}

function rowTexts({ number, label, about, cells, isTotal }: DisclosureRow, words: Words): string[] {
  const text = cells.map((cell) => cellText(cell, words)).join(', ');
  const name = about === null ? wordOf(label, words) : `${wordOf(label, words)}: ${aboutIn(about, 'en')}`;
  return [number ?? '', name, isTotal ? `**${text}**` : text];
}

function cellText(cell: Cell, words: Words): string {
  switch (cell.kind) {
    case 'amount':
      return amountText(cell.minor);
    case 'percent':
      return `${cell.percent} %${cell.per === null ? '' : ` per ${cell.per}`}`;
    case 'date':
      return cell.on;
    case 'count':
      return cell.of === 'number' ? String(cell.count) : `${cell.count} × ${cell.of}`;
    case 'text':
      return cell.text;
    case 'word':
      return wordOf(cell.word, words);
    case 'empty':
      return '';
  }
}

function wordOf(key: string, words: Words): string {
  const word = words[key];
  if (word === undefined) throw new Error(`there is no word for ${key}`);
  return word;
}
