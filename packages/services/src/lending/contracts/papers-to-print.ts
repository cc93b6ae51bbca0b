import { shownPercent } from '@candor/domain/rate';
import { htmlLang, marketFigures, marketMoney, markets, type Language, type MarketId } from '@candor/markets';
import type { SignedDocumentKind } from '@candor/store/contracts';
import { dayIn, timeIn } from '../../kernel/time/market-time.ts';
import type { SheetCell } from './disclosure-sheet.ts';
import type { DocumentSection, DocumentToRender } from '../../kernel/documents/document-renderer.ts';
import { printedIn } from './paper-texts.ts';
import type { SignedPapers } from './signed-papers.ts';

/** When it was signed; of a draft, when it was made. */
type Signature = { readonly fingerprint: string } & (
  | { readonly signedAt: Date }
  | { readonly signedAt: null; readonly madeAt: Date }
);

/**
 * The agreement and the disclosure as they are printed: the same words and figures as on the screen that was
 * signed.
 */
export function paperToPrint(
  papers: SignedPapers,
  kind: SignedDocumentKind,
  signature: Signature,
): DocumentToRender {
  const { market, agreement, printed, borrower, lender, reference, licence } = papers;
  const language: Language = kind === 'agreement' ? 'en' : printed.language;
  const words = printedIn(language);
  const { timeZone } = markets[market];
  const at = signature.signedAt ?? signature.madeAt;
  const moment = `${words.day(dayIn(timeZone, at))}, ${timeIn(timeZone, at)} (${timeZone})`;
  const isAgreement = kind === 'agreement';
  return {
    title: isAgreement ? agreement.title : printed.sheet.title,
    language: htmlLang[language],
    lender,
    reference,
    lines: [
      words.t(signature.signedAt === null ? 'draft-for' : 'signed-by', { name: borrower, moment }),
      isAgreement
        ? `${words.t('version')} ${agreement.version}`
        : words.t('valid-until', { day: words.day(printed.sheet.validUntil) }),
    ],
    sections: isAgreement ? agreementSections(papers) : disclosureSections(papers),
    licence,
    fingerprint: `${words.t('fingerprint')} ${signature.fingerprint}`,
    pageOf: words.pageOf,
    signedAt: at,
  };
}

function agreementSections({ agreement }: SignedPapers): DocumentSection[] {
  return agreement.clauses.map(({ heading, paragraphs, table }) => ({
    heading,
    paragraphs,
    rows: [],
    table,
  }));
}

function disclosureSections({ market, printed: { language, sheet } }: SignedPapers): DocumentSection[] {
  const text = (cell: SheetCell) => cellText(cell, market, language);
  // The column's head stands over amounts of one currency: its sign in every cell would be noise.
  const bare = (cell: SheetCell) =>
    cell.kind === 'amount' ? marketFigures(market, BigInt(cell.minor)) : text(cell);
  return sheet.sections.map(({ heading, rows, table }) => ({
    heading,
    paragraphs: [],
    rows: rows.map(({ number, label, cells, isTotal }) => ({
      number,
      label,
      value: cells
        .map(text)
        .join(', ')
        .replaceAll(/([:：]), /gu, '$1 '),
      isTotal,
    })),
    table: table && {
      heads: table.heads,
      lines: table.lines.map((line) => line.map(bare)),
      totals: table.totals.map(bare),
    },
  }));
}

function cellText(cell: SheetCell, market: MarketId, language: Language): string {
  const words = printedIn(language);
  switch (cell.kind) {
    case 'amount':
      return marketMoney(market, BigInt(cell.minor));
    case 'percent':
      return `${shownPercent(cell.percent)} %${cell.per === null ? '' : ` ${words.t(`per.${cell.per}`)}`}`;
    case 'date':
      return words.day(cell.on);
    case 'count':
      return cell.of === 'number' ? String(cell.count) : words.t(`counted.${cell.of}`, { count: cell.count });
    case 'text':
      return cell.text;
    case 'empty':
      return '';
  }
}
