import { describe, expect, it } from 'vitest';
import { dueDatesFile } from './due-dates-file.ts';

const file = (title = 'Candor Lending: ₱2,910.19 due', reference = 'CL-G1CT1-JYTPB') =>
  dueDatesFile(
    [{ n: 1, dueOn: '2026-12-16', title }],
    { reference, loan: `Loan ${reference}` },
    'Candor Lending',
    '2026-11-16',
  );

describe('due dates for a calendar', () => {
  it('are whole days with a reminder on the morning before, and name nobody', () => {
    expect(file().split('\r\n')).toEqual(
      expect.arrayContaining([
        'BEGIN:VCALENDAR',
        'UID:cl-g1ct1-jytpb-1@candor-lending',
        'DESCRIPTION:Loan CL-G1CT1-JYTPB',
        'DTSTAMP:20261116T000000Z',
        'DTSTART;VALUE=DATE:20261216',
        String.raw`SUMMARY:Candor Lending: ₱2\,910.19 due`,
        'TRIGGER:-PT15H',
        'END:VCALENDAR',
      ]),
    );
    expect(file()).toMatch(/\r\n$/u);
  });

  it('of two loans on the same day are two entries', () => {
    const uid = (reference: string) => /^UID:.*$/mu.exec(file('due', reference))?.[0];
    expect(uid('CL-G1CT1-JYTPB')).not.toBe(uid('CL-ZQEB7-93NJ8'));
  });

  it('have no line above 75 octets, and no character cut in two', () => {
    const long = file(`${'देय किस्त '.repeat(12)}₱2,910.19`);
    for (const line of long.split('\r\n'))
      expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
    expect(long.replaceAll('\r\n ', '')).toContain('देय किस्त देय');
  });
});
