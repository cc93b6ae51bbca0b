import type { BankPreset } from '../../transfers/bank-preset.ts';

/** The statement files of the large Indian banks: days first. */
export const bankPresets = [
  {
    key: 'sbi',
    name: 'SBI, text with tabs',
    dates: 'day-first',
    columns: [
      ['Value Date', 'date'],
      ['Description', 'narration'],
      ['Ref No./Cheque No.', 'reference'],
      ['Debit', 'debit'],
      ['Credit', 'credit'],
      ['Balance', 'balance'],
    ],
    sample: [
      'Account Number\t:\t_00000031234567890',
      'Txn Date\tValue Date\tDescription\tRef No./Cheque No.\t        Debit\tCredit\tBalance',
      '11 Dec 2026\t11 Dec 2026\tBY TRANSFER-UPI/CR/412345678901\t412345678901\t \t1,426.47\t30,18,442.10',
      '11 Dec 2026\t11 Dec 2026\tTO TRANSFER-NEFT\tN345260001\t20,000.00\t \t29,98,442.10',
    ],
  },
  {
    key: 'hdfc',
    name: 'HDFC Bank, CSV',
    dates: 'day-first',
    columns: [
      ['Value Dat', 'date'],
      ['Narration', 'narration'],
      ['Chq/Ref Number', 'reference'],
      ['Debit Amount', 'debit'],
      ['Credit Amount', 'credit'],
      ['Closing Balance', 'balance'],
    ],
    sample: [
      'Date,Narration,Value Dat,Debit Amount,Credit Amount,Chq/Ref Number,Closing Balance',
      '11/12/26,UPI-MARIA-412345678901-CPFWX,11/12/26,0.00,1426.47,0000412345678901,3018442.10',
      '11/12/26,NEFT DR-RENT,11/12/26,20000.00,0.00,N345260001,2998442.10',
    ],
  },
  {
    key: 'icici',
    name: 'ICICI Bank, CSV',
    dates: 'day-first',
    columns: [
      ['Value Date', 'date'],
      ['Transaction Remarks', 'narration'],
      ['Cheque Number', 'reference'],
      ['Withdrawal Amount (INR )', 'debit'],
      ['Deposit Amount (INR )', 'credit'],
      ['Balance (INR )', 'balance'],
    ],
    sample: [
      'DETAILED STATEMENT',
      'S No.,Value Date,Transaction Date,Cheque Number,Transaction Remarks,Withdrawal Amount (INR ),Deposit Amount (INR ),Balance (INR )',
      '1,11/12/2026,11/12/2026,-,UPI/412345678901/Payment,0.0,1426.47,3018442.10',
      '2,11/12/2026,11/12/2026,-,BIL/INFT/RENT,20000.0,0.0,2998442.10',
    ],
  },
  {
    key: 'axis',
    name: 'Axis Bank, CSV',
    dates: 'day-first',
    columns: [
      ['Tran Date', 'date'],
      ['PARTICULARS', 'narration'],
      ['CHQNO', 'reference'],
      ['DR', 'debit'],
      ['CR', 'credit'],
      ['BAL', 'balance'],
    ],
    sample: [
      'Tran Date,CHQNO,PARTICULARS,DR,CR,BAL,SOL',
      '11-12-2026,-,IMPS/P2A/412345678901/MARIA, ,1426.47,3018442.10,004',
      '11-12-2026,-,SERVICE CHARGES,20000.00, ,2998442.10,004',
    ],
  },
  {
    key: 'kotak',
    name: 'Kotak Mahindra Bank, CSV',
    dates: 'day-first',
    columns: [
      ['Value Date', 'date'],
      ['Description', 'narration'],
      ['Chq / Ref No.', 'reference'],
      ['Amount', 'amount'],
      ['Dr / Cr', 'direction'],
      ['Balance', 'balance'],
    ],
    sample: [
      'Sl. No.,Transaction Date,Value Date,Description,Chq / Ref No.,Amount,Dr / Cr,Balance,Dr / Cr',
      '1,11-12-2026,11-12-2026,UPI/MARIA/412345678901,UPI-412345678901,"1,426.47",CR,"30,18,442.10",CR',
      '2,11-12-2026,11-12-2026,RENT,NACH-10029,"20,000.00",DR,"29,98,442.10",CR',
    ],
  },
] as const satisfies readonly BankPreset[];
