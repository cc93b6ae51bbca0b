import { parseCalendarDate } from '@candor/domain/calendar';
import type { CalendarDate } from '@candor/domain/calendar';
import { languages } from '@candor/markets';
import { describe, expect, it } from 'vitest';
import { csvLine, readCsvLine } from './csv-line.ts';
import { disbursementFaults, disbursementFaultWords } from '../../kernel/ports/disbursement-fault-texts.ts';
import { disbursementIdOfApplication } from './disbursement-id-of-application.ts';
import {
  paidOutWords,
  disbursementFailedWords,
  payoutLine,
  signedWords,
} from '../disbursement-notices/disbursement-texts.ts';

describe('what a borrower reads of a payout', () => {
  it('names the sum and the first due date', () => {
    const first = { dueOn: parseCalendarDate('2026-12-16') as CalendarDate, total: 282_000n };
    const { title, body } = paidOutWords({ market: 'ph', amount: 776_000n, first });
    expect(title.en).toBe('₱7,760.00 is paid out to you');
    expect(body.en).toBe('Your first instalment, ₱2,820.00, is due on Wed 16 December.');
    expect(signedWords({ market: 'in', amount: 19_600_000n }).title.hi).toContain('₹1,96,000.00');
  });

  it('has words for every reason in every language, and tells what to do', () => {
    for (const why of disbursementFaults) {
      for (const language of languages) {
        const reason = disbursementFaultWords(why, language);
        expect(reason).not.toBe('');
        expect(disbursementFailedWords({ why }).body[language]).toContain(reason);
        expect(payoutLine({ state: 'failed', why }, language)).toContain(reason);
      }
    }
    expect(disbursementFaultWords('something new', 'en')).toBe(
      disbursementFaultWords('channel_gave_no_reason', 'en'),
    );
  });
});

describe('the id of a payout', () => {
  it('follows from its order, and from nothing else', () => {
    const order = '0192f1c4-7d1e-4c4b-8000-000000000001';
    expect(disbursementIdOfApplication(order)).toBe(disbursementIdOfApplication(order));
    expect(disbursementIdOfApplication(order)).not.toBe(
      disbursementIdOfApplication('0192f1c4-7d1e-4c4b-8000-000000000002'),
    );
    expect(disbursementIdOfApplication(order)).toMatch(
      /^[0-9a-f]{8}-[0-9a-f]{4}-8[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/u,
    );
  });
});

describe('a line of a bank’s file', () => {
  it.each(['=HYPERLINK("http://x")', '+1', '-1', '@SUM(A1)'])('%s is text to a spreadsheet', (cell) => {
    expect(csvLine([cell])).toBe(`"'${cell.replaceAll('"', '""')}"\r\n`);
  });

  it('keeps zeros at the front, quotes and commas, and nothing breaks a line', () => {
    expect(csvLine(['004512341234', 'Cruz, "Mia"', 'a\nb'])).toBe('"004512341234","Cruz, ""Mia""","a b"\r\n');
  });

  it('is read with quotes and without; quotes that do not close are no line', () => {
    expect(readCsvLine('"a, ""b""",c')).toEqual(['a, "b"', 'c']);
    expect(readCsvLine('a, b ,')).toEqual(['a', 'b', '']);
    expect(readCsvLine('"a,b')).toBeUndefined();
    expect(readCsvLine('a"b,c')).toBeUndefined();
  });
});
