import type { Calls, ResponseOf } from '@candor/contract/console-client';
import { safeCsv } from '@candor/contract/console-client';
import { type MoneyWay, plainFigure } from '../../../kit/words/money-words.ts';

export type LedgerLine = ResponseOf<Calls['console.journal-file']>['lines'][number];
export type LedgerFormat = 'csv' | 'quickbooks' | 'xero' | 'tally';
export type LedgerFile = { readonly name: string; readonly text: string };

export const formatNames: Readonly<Record<LedgerFormat, string>> = {
  csv: 'CSV',
  quickbooks: 'QuickBooks',
  xero: 'Xero',
  tally: 'Tally XML',
};

/** The lines of a hand-over as one package takes them; where it takes few at once, in several files. */
export function ledgerFiles(
  format: LedgerFormat,
  name: string,
  lines: readonly LedgerLine[],
  money: MoneyWay,
): LedgerFile[] {
  if (format === 'tally') return [{ name: `${name}-tally.xml`, text: tallyXml(lines, money) }];
  if (format === 'csv') return [{ name: `${name}.csv`, text: generalCsv(lines, money) }];
  if (format === 'quickbooks') return [{ name: `${name}-quickbooks.csv`, text: quickBooksCsv(lines, money) }];
  const parts = partsOf(oneWay(lines), xeroLinesAtMost);
  return parts.map((part, at) => ({
    name: `${name}-xero${parts.length === 1 ? '' : `-${at + 1}-of-${parts.length}`}.csv`,
    text: xeroCsv(part, money),
  }));
}

const debitOf = ({ debit }: LedgerLine, money: MoneyWay) => (debit === 0 ? '' : plainFigure(debit, money));
const creditOf = ({ credit }: LedgerLine, money: MoneyWay) =>
  credit === 0 ? '' : plainFigure(credit, money);
const there = ({ codeName, code, name }: LedgerLine) => codeName || code || name;
const words = ({ event, key }: LedgerLine) => `${event} ${key}`;

const generalHeads = [
  'Journal no',
  'Date',
  'Event',
  'Account',
  'Account name',
  'Code',
  'Code name',
  'Currency',
  'Debit',
  'Credit',
  'Key',
];

const generalCsv = (lines: readonly LedgerLine[], money: MoneyWay) =>
  safeCsv(
    generalHeads,
    lines.map((line) => [
      line.no,
      line.businessDate,
      line.event,
      String(line.number),
      line.name,
      line.code ?? '',
      line.codeName ?? '',
      line.currency,
      plainFigure(line.debit, money),
      plainFigure(line.credit, money),
      line.key,
    ]),
  );

/** Month first, as its import asks for. */
const usDay = (day: string) => `${day.slice(5, 7)}/${day.slice(8)}/${day.slice(0, 4)}`;
const dayFirst = (day: string) => `${day.slice(8)}/${day.slice(5, 7)}/${day.slice(0, 4)}`;

const quickBooksCsv = (lines: readonly LedgerLine[], money: MoneyWay) =>
  safeCsv(
    ['Journal No.', 'Journal Date', 'Account Name', 'Description', 'Debits', 'Credits'],
    oneWay(lines).map((line) => [
      line.no,
      usDay(line.businessDate),
      there(line),
      words(line),
      debitOf(line, money),
      creditOf(line, money),
    ]),
  );

/** So many lines are imported from one file. */
const xeroLinesAtMost = 300;

const xeroHeads = [
  'Narration',
  'Date',
  'Description',
  'AccountCode',
  'TaxRate',
  'Amount',
  'TrackingName1',
  'TrackingOption1',
  'TrackingName2',
  'TrackingOption2',
];

const xeroCsv = (lines: readonly LedgerLine[], money: MoneyWay) =>
  safeCsv(
    xeroHeads,
    lines.map((line) => [
      `Journal ${line.no}`,
      dayFirst(line.businessDate),
      words(line),
      line.code ?? '',
      'Tax Exempt',
      plainFigure(line.credit === 0 ? line.debit : -line.credit, money),
      '',
      '',
      '',
      '',
    ]),
  );

function tallyXml(lines: readonly LedgerLine[], money: MoneyWay): string {
  const vouchers = [...Map.groupBy(oneWay(lines), ({ no }) => no)].map(([no, those]) => {
    const [first] = those;
    const entries = those.map((line) => {
      const isDebit = line.debit > 0;
      const amount = plainFigure(isDebit ? -line.debit : line.credit, money);
      return `<ALLLEDGERENTRIES.LIST><LEDGERNAME>${xml(there(line))}</LEDGERNAME><ISDEEMEDPOSITIVE>${isDebit ? 'Yes' : 'No'}</ISDEEMEDPOSITIVE><AMOUNT>${amount}</AMOUNT></ALLLEDGERENTRIES.LIST>`;
    });
    return [
      '<TALLYMESSAGE xmlns:UDF="TallyUDF">',
      '<VOUCHER VCHTYPE="Journal" ACTION="Create" OBJVIEW="Accounting Voucher View">',
      `<DATE>${first?.businessDate.replaceAll('-', '') ?? ''}</DATE>`,
      '<VOUCHERTYPENAME>Journal</VOUCHERTYPENAME>',
      `<VOUCHERNUMBER>${xml(no)}</VOUCHERNUMBER>`,
      '<PERSISTEDVIEW>Accounting Voucher View</PERSISTEDVIEW>',
      `<NARRATION>${xml(first ? words(first) : '')}</NARRATION>`,
      ...entries,
      '</VOUCHER>',
      '</TALLYMESSAGE>',
    ].join('\n');
  });
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<ENVELOPE>',
    '<HEADER><TALLYREQUEST>Import Data</TALLYREQUEST></HEADER>',
    '<BODY><IMPORTDATA>',
    '<REQUESTDESC><REPORTNAME>Vouchers</REPORTNAME></REQUESTDESC>',
    '<REQUESTDATA>',
    ...vouchers,
    '</REQUESTDATA>',
    '</IMPORTDATA></BODY>',
    '</ENVELOPE>',
    '',
  ].join('\n');
}

const xml = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

/** An entry may touch an account on both sides: there a line has one. */
const oneWay = (lines: readonly LedgerLine[]): LedgerLine[] =>
  lines.flatMap((line) =>
    line.debit > 0 && line.credit > 0
      ? [
          { ...line, credit: 0 },
          { ...line, debit: 0 },
        ]
      : [line],
  );

/** Whole entries together, so many lines at most; an entry that is longer is a file of its own. */
function partsOf(lines: readonly LedgerLine[], atMost: number): LedgerLine[][] {
  const parts: LedgerLine[][] = [[]];
  for (const those of Map.groupBy(lines, ({ no }) => no).values()) {
    const last = parts.at(-1)!;
    if (last.length > 0 && last.length + those.length > atMost) parts.push([...those]);
    else last.push(...those);
  }
  return parts;
}
