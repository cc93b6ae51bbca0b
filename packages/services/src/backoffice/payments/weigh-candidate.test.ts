import { day, workedLoan } from '@candor/domain/testing/worked-loan';
import { describe, expect, it } from 'vitest';
import { loanPosition } from '../../lending/loans/loan-position.ts';
import { weighCandidate } from './weigh-candidate.ts';

const receivedOn = day('2026-10-10');
const loan = workedLoan();
const next = loanPosition(loan, receivedOn, 'ph').next!;

const weigh = (isHere: boolean) =>
  weighCandidate(
    { loan },
    {
      market: 'ph',
      amount: next.amount,
      receivedOn,
      memo: null,
      name: 'Corazon Soriano',
      known: ['number_is_claimed'],
      isHere,
    },
  );

describe('how strongly money speaks for a loan', () => {
  it('is strong where the bank shows the number that the borrower gave', () => {
    expect(weigh(true).strength).toBe('strong');
  });

  it('is never strong on the borrower’s word alone, and says that nobody else shows it', () => {
    const { strength, reasons } = weigh(false);
    expect(strength).toBe('possible');
    expect(reasons).toContainEqual({ agrees: null, words: 'No statement or channel shows this money yet.' });
    expect(reasons.map(({ words }) => words).join(' ')).not.toContain('It came');
  });
});
