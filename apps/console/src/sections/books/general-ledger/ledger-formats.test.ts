import { describe, expect, it } from 'vitest';
import { ledgerFiles, type LedgerFormat, type LedgerLine } from './ledger-formats.ts';

const money = { sign: '₱', minorDigits: 2, grouping: 'thousands' } as unknown as Parameters<
  typeof ledgerFiles
>[3];

const line = (no: string, number: number, code: string, codeName: string, minor: number): LedgerLine => ({
  no,
  businessDate: '2026-10-31',
  event: 'disburse',
  key: 'disburse:7',
  number,
  name: `Account ${number}`,
  code,
  codeName,
  currency: 'PHP',
  debit: Math.max(minor, 0),
  credit: Math.max(-minor, 0),
});

const lines = [
  line('41', 1210, '120', 'Loans & advances', 1_850_000),
  line('41', 1050, '110', 'Payouts:Clearing', -1_850_000),
];
const texts = (format: LedgerFormat) =>
  ledgerFiles(format, 'general-ledger-ph-3', lines, money).map(({ text }) =>
    text
      .replace(/^\uFEFF/u, '')
      .replaceAll('\r\n', '\n')
      .trim(),
  );

describe('a hand-over as accounting packages take it', () => {
  it('QuickBooks Online: a row a line, month first, debits and credits apart', () => {
    expect(texts('quickbooks')).toEqual([
      [
        'Journal No.,Journal Date,Account Name,Description,Debits,Credits',
        '41,10/31/2026,Loans & advances,disburse disburse:7,18500.00,',
        '41,10/31/2026,Payouts:Clearing,disburse disburse:7,,18500.00',
      ].join('\n'),
    ]);
  });

  it('Xero: by code, day first, a credit is negative', () => {
    expect(texts('xero')).toEqual([
      [
        'Narration,Date,Description,AccountCode,TaxRate,Amount,TrackingName1,TrackingOption1,TrackingName2,TrackingOption2',
        'Journal 41,31/10/2026,disburse disburse:7,120,Tax Exempt,18500.00,,,,',
        'Journal 41,31/10/2026,disburse disburse:7,110,Tax Exempt,-18500.00,,,,',
      ].join('\n'),
    ]);
  });

  it('Tally: a voucher an entry, a debit deemed positive and negative', () => {
    expect(texts('tally')).toEqual([
      `<?xml version="1.0" encoding="UTF-8"?>
<ENVELOPE>
<HEADER><TALLYREQUEST>Import Data</TALLYREQUEST></HEADER>
<BODY><IMPORTDATA>
<REQUESTDESC><REPORTNAME>Vouchers</REPORTNAME></REQUESTDESC>
<REQUESTDATA>
<TALLYMESSAGE xmlns:UDF="TallyUDF">
<VOUCHER VCHTYPE="Journal" ACTION="Create" OBJVIEW="Accounting Voucher View">
<DATE>20261031</DATE>
<VOUCHERTYPENAME>Journal</VOUCHERTYPENAME>
<VOUCHERNUMBER>41</VOUCHERNUMBER>
<PERSISTEDVIEW>Accounting Voucher View</PERSISTEDVIEW>
<NARRATION>disburse disburse:7</NARRATION>
<ALLLEDGERENTRIES.LIST><LEDGERNAME>Loans &amp; advances</LEDGERNAME><ISDEEMEDPOSITIVE>Yes</ISDEEMEDPOSITIVE><AMOUNT>-18500.00</AMOUNT></ALLLEDGERENTRIES.LIST>
<ALLLEDGERENTRIES.LIST><LEDGERNAME>Payouts:Clearing</LEDGERNAME><ISDEEMEDPOSITIVE>No</ISDEEMEDPOSITIVE><AMOUNT>18500.00</AMOUNT></ALLLEDGERENTRIES.LIST>
</VOUCHER>
</TALLYMESSAGE>
</REQUESTDATA>
</IMPORTDATA></BODY>
</ENVELOPE>`,
    ]);
  });

  it('a long hand-over is several files for Xero, and no entry is torn apart', () => {
    const many = Array.from({ length: 250 }, (_, at) => [
      line(String(at + 1), 1210, '120', 'Loans', 100),
      line(String(at + 1), 1050, '110', 'Clearing', -100),
    ]).flat();
    const files = ledgerFiles('xero', 'x', many, money);
    expect(files.map(({ name }) => name)).toEqual(['x-xero-1-of-2.csv', 'x-xero-2-of-2.csv']);
    const rows = files.map(({ text }) => text.trim().split(/\r?\n/u).slice(1));
    expect(rows.map((part) => part.length)).toEqual([300, 200]);
    for (const part of rows)
      for (const those of Map.groupBy(part, (row) => row.split(',')[0]).values())
        expect(those).toHaveLength(2);
  });
});
