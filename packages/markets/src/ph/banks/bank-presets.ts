import type { BankPreset } from '../../transfers/bank-preset.ts';

/** The statement files of the large Philippine banks: months first, money in and out apart. */
export const bankPresets = [
  {
    key: 'bdo',
    name: 'BDO Corporate, CSV',
    dates: 'month-first',
    heads: 'assumed',
    columns: [
      ['Posting Date', 'date'],
      ['Description', 'narration'],
      ['Reference No', 'reference'],
      ['Debit', 'debit'],
      ['Credit', 'credit'],
      ['Running Balance', 'balance'],
    ],
    sample: [
      'Account Number:,007710001234',
      'Posting Date,Description,Reference No,Debit,Credit,Running Balance,Branch',
      '11/12/2026,INSTAPAY A TUAZON,240102147739,,"1,426.47","3,018,442.10",0187',
      '11/12/2026,DISB FILE 287,,"20,000.00",,"2,998,442.10",0187',
    ],
  },
  {
    key: 'bdo-online',
    name: 'BDO Online, CSV',
    dates: 'day-first',
    heads: 'seen',
    columns: [
      ['Book date', 'date'],
      ['Description', 'narration'],
      ['Amount', 'amount'],
      ['Credit/debit indicator', 'direction'],
    ],
    sample: [
      'Account number(BBAN),Book date,Description,Amount,Credit/debit indicator',
      '007710001234,11-12-2026,INSTAPAY A TUAZON,1426.47,credit',
      '007710001234,11-12-2026,DISB FILE 287,20000.00,debit',
    ],
  },
  {
    key: 'bdo-before-2025',
    name: 'BDO Online before March 2025, CSV',
    dates: 'month-first',
    heads: 'seen',
    columns: [
      ['Posting Date', 'date'],
      ['Description', 'narration'],
      ['Debit Amount', 'debit'],
      ['Credit Amount', 'credit'],
    ],
    sample: [
      'Posting Date,Description,Debit Amount,Credit Amount',
      '"Nov 12, 2026",INSTAPAY A TUAZON,,"1,426.47"',
      '"Nov 12, 2026",DISB FILE 287,"20,000.00",',
    ],
  },
  {
    key: 'bpi',
    name: 'BPI BizLink, CSV',
    dates: 'month-first',
    heads: 'assumed',
    columns: [
      ['Transaction Date', 'date'],
      ['Transaction Description', 'narration'],
      ['Debit Amount', 'debit'],
      ['Credit Amount', 'credit'],
      ['Running Balance', 'balance'],
    ],
    sample: [
      'Transaction Date,Transaction Description,Debit Amount,Credit Amount,Running Balance',
      '11/12/2026,INSTAPAY L NAVARRO REF NO IP20261112004187,,PHP 1426.47,3018442.10',
      '11/12/2026,SERVICE CHARGE,PHP 20000.00,,2998442.10',
    ],
  },
  {
    key: 'unionbank',
    name: 'UnionBank The Portal, CSV',
    dates: 'month-first',
    heads: 'assumed',
    columns: [
      ['Posted Date', 'date'],
      ['Transaction Description', 'narration'],
      ['Transaction ID', 'reference'],
      ['Debit', 'debit'],
      ['Credit', 'credit'],
      ['Ending Balance', 'balance'],
    ],
    sample: [
      'Transaction Date,Posted Date,Transaction ID,Transaction Description,Check Number,Debit,Credit,Ending Balance',
      '11/12/2026 08:15:02 AM,11/12/2026,UB10029388,PESONET J ESPIRITU,,,1426.47,3018442.10',
      '11/12/2026 09:00:00 AM,11/12/2026,UB10029389,PAYROLL,,20000.00,,2998442.10',
    ],
  },
  {
    key: 'metrobank',
    name: 'Metrobank Business Online, CSV',
    dates: 'month-first',
    heads: 'assumed',
    columns: [
      ['Date', 'date'],
      ['Transaction', 'narration'],
      ['Check No.', 'reference'],
      ['Withdrawals', 'debit'],
      ['Deposits', 'credit'],
      ['Balance', 'balance'],
    ],
    sample: [
      'Date,Transaction,Check No.,Withdrawals,Deposits,Balance',
      '11/12/2026,INSTAPAY CREDIT 20261112000123,,,"1,426.47","3,018,442.10"',
      '11/12/2026,CHECK ISSUED,0000412345,"20,000.00",,"2,998,442.10"',
    ],
  },
  {
    key: 'landbank',
    name: 'LANDBANK weAccess, CSV',
    dates: 'month-first',
    heads: 'assumed',
    columns: [
      ['Transaction Date', 'date'],
      ['Transaction Details', 'narration'],
      ['Reference Number', 'reference'],
      ['Amount', 'amount'],
      ['Dr/Cr', 'direction'],
      ['Book Balance', 'balance'],
    ],
    sample: [
      'Transaction Date,Transaction Details,Reference Number,Branch,Amount,Dr/Cr,Book Balance',
      '11/12/2026,PESONET CREDIT,LB2026111200871,0012,"1,426.47",CR,"3,018,442.10"',
      '11/12/2026,DEBIT MEMO,LB2026111200872,0012,"20,000.00",DR,"2,998,442.10"',
    ],
  },
] as const satisfies readonly BankPreset[];
