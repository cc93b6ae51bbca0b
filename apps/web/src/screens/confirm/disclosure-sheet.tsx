import {
  AmountLine,
  Amounts,
  AmountTable,
  dayText,
  Money,
  shortDayText,
  TornDocument,
  TotalLine,
  useWords,
} from '@candor/ui';
import { useTranslation, useT } from '../../i18n/translation-provider.tsx';
import { rateText } from '../../lending/rate-text.ts';
import { termText } from '../../lending/term-text.ts';
import { useRateText } from './figures/use-rate-text.ts';
import type { Offer } from './use-offer.ts';
import { confirmWords } from './texts.ts';

type Sheet = Offer['disclosure'];
type Section = Sheet['sections'][number];
type Cell = Section['rows'][number]['cells'][number];

/** The market's own disclosure of exactly these figures, line by line as the server wrote it. */
export function DisclosureSheet({ offer }: { readonly offer: Offer }) {
  const words = useWords();
  const say = confirmWords.useSay();
  const { today, disclosure, disclosureLanguage: lang } = offer;
  return (
    <TornDocument
      heading={<span lang={lang}>{disclosure.title}</span>}
      note={say('disclosureNote', { until: dayText(words, disclosure.validUntil, today) })}
    >
      <div lang={lang}>
        {disclosure.sections.map((section) => (
          <SheetSection key={section.heading} section={section} today={today} />
        ))}
      </div>
    </TornDocument>
  );
}

type SectionProps = { readonly section: Section; readonly today: string };

function SheetSection({ section: { heading, rows, table }, today }: SectionProps) {
  const say = confirmWords.useSay();
  const { language } = useTranslation();
  return (
    <>
      {heading !== '' && <h3 className="cf-section">{heading}</h3>}
      {rows.length > 0 && (
        <Amounts>
          {rows.map((row) => (
            <SheetRow key={`${row.number} ${row.label}`} row={row} today={today} />
          ))}
        </Amounts>
      )}
      {table && (
        <details className="cf-annex">
          <summary lang={language}>{say('schedule')}</summary>
          <SheetTable heading={heading} table={table} today={today} />
        </details>
      )}
    </>
  );
}

/** More than this does not fit beside its name: it goes below it. */
const LONG_TEXT = 28;

type RowProps = { readonly row: Section['rows'][number]; readonly today: string };

function SheetRow({ row: { number, label, cells, isTotal }, today }: RowProps) {
  const name = number === null ? label : `${number}\u00a0 ${label}`;
  // Of "one-time, 338.98, taken at once" the amount is what a reader looks for.
  const first = cells.find(({ kind }) => kind === 'amount') ?? cells[0];
  if (!first) return null;
  const others = cells.filter((cell) => cell !== first);
  if (first.kind === 'text' && first.text.length > LONG_TEXT)
    return (
      <div className="c-amount-line cf-long">
        <dt>{name}</dt>
        {cells.map((cell) => (
          <dd key={JSON.stringify(cell)}>
            <CellText cell={cell} today={today} />
          </dd>
        ))}
      </div>
    );
  const value = <CellText cell={first} today={today} />;
  if (isTotal) return <TotalLine label={name} value={value} />;
  const notes = others.map((cell) => (
    <span className="cf-note" key={JSON.stringify(cell)}>
      <CellText cell={cell} today={today} />
    </span>
  ));
  return <AmountLine label={name} value={value} {...(notes.length > 0 && { valueNote: notes })} />;
}

type TableProps = {
  readonly heading: string;
  readonly table: NonNullable<Section['table']>;
  readonly today: string;
};

function SheetTable({ heading, table: { heads, lines, totals }, today }: TableProps) {
  const cellsOf = (line: readonly Cell[], row: string) =>
    line.map((cell, index) => (
      <CellText key={`${row} ${heads[index]}`} cell={cell} today={today} isInTable />
    ));
  return (
    <AmountTable
      caption={heading}
      columns={heads.map((label) => ({ id: label, label }))}
      rows={lines.map((line, index) => ({ id: String(index), cells: cellsOf(line, String(index)) }))}
      {...(totals.length > 0 && { total: cellsOf(totals, 'total') })}
    />
  );
}

/** A figure is still a figure: written here, by the one way amounts, days and rates are written. */
type CellProps = { readonly cell: Cell; readonly today: string; readonly isInTable?: boolean };

function CellText({ cell, today, isInTable = false }: CellProps) {
  const t = useT();
  const words = useWords();
  const rate = useRateText();
  if (cell.kind === 'amount') return <Money amount={BigInt(cell.minor)} unsigned={isInTable} />;
  if (cell.kind === 'date')
    return <time dateTime={cell.on}>{(isInTable ? shortDayText : dayText)(words, cell.on, today)}</time>;
  if (cell.kind === 'text') return <span>{cell.text}</span>;
  if (cell.kind === 'percent')
    return cell.per === null ? rateText(cell.percent) : rate({ percent: cell.percent, per: cell.per });
  if (cell.kind === 'empty') return null;
  const { count, of } = cell;
  if (of === 'number') return count;
  if (of === 'time') return `${count} ×`;
  if (of === 'instalment') return t('loan.payments', { count });
  return termText(t, { instalments: 1, every: { count, unit: of } });
}
