import { describe, expect, it } from 'vitest';
import { decideRepay } from '../decisions/decide-repay.ts';
import type { Loan } from '../loan/loan.ts';
import { rational, zero } from '../numbers/rational.ts';
import { after, day, lateLoan, workedLoan, workedTerms } from '../testing/worked-loan.ts';
import { settlementQuote } from './settlement-quote.ts';

const pay = (loan: Loan, on: string, amount: bigint) =>
  after(
    loan,
    decideRepay(loan, { by: `${on} ${amount}`, amount, receivedOn: day(on), surplus: 'keep' }, day(on)),
  );
const firstPaid = pay(workedLoan(), '2026-10-18', 291_019n);
const fee = (taken: 'first-instalment' | 'spread') => ({
  name: 'processing',
  percent: zero,
  fixed: 24_000n,
  taxPercent: zero,
  taken,
});

describe('settling early', () => {
  it.each([
    ['2026-10-18', 544_981n, 37_056n],
    ['2026-10-19', 545_772n, 36_265n],
    ['2026-11-15', 567_132n, 14_905n],
    ['2026-11-18', 569_505n, 12_532n],
    ['2026-12-18', 582_037n + 14_065n, 0n], // the row of 18 November is late by then
  ])('on %s takes %s and saves %s', (on, total, saves) => {
    expect(settlementQuote(firstPaid, day(on))).toMatchObject({ total, saves });
  });

  it('of a flat loan owes the elapsed periods in full and the running one by days', () => {
    const flat = pay(
      workedLoan({ interest: { ...workedTerms.interest, method: 'flat' } }),
      '2026-10-18',
      302_667n,
    );
    expect(settlementQuote(flat, day('2026-11-15'))).toMatchObject({
      parts: { principal: 533_333n, interest: 32_516n },
      saves: 36_000n - 32_516n + 36_000n,
    });
  });

  it('owes fees that were only taken in parts, in full', () => {
    const spread = workedLoan({ fees: [fee('spread')] });
    expect(settlementQuote(spread, day('2026-09-18')).parts).toMatchObject({ fee: 24_000n, interest: 0n });
  });

  it('costs a charge on the principal that is repaid before its day, where the product has one', () => {
    const charged = pay(
      workedLoan({}, { earlySettlement: { chargePercent: rational(2n) } }),
      '2026-10-18',
      291_019n,
    );
    const quote = settlementQuote(charged, day('2026-10-25'));
    expect(quote).toMatchObject({ charge: 10_900n, total: 561_419n }); // 2 % of 5,449.81; interest 55.38
    expect(quote.plan.charge).toBe(10_900n);
  });

  it('never costs more than paying to the end: the charge stops at the rebate', () => {
    const charged = pay(
      workedLoan({}, { earlySettlement: { chargePercent: rational(4n) } }),
      '2026-10-18',
      291_019n,
    );
    expect(settlementQuote(charged, day('2026-11-18'))).toMatchObject({ charge: 11_139n, saves: 1_393n });
    expect(settlementQuote(charged, day('2026-12-17'))).toMatchObject({ charge: 418n, saves: 0n });
  });

  it('gives back interest that was paid beyond the day', () => {
    // 300.00 on 20 October paid the whole interest of the row, 245.24, of which 15.82 were earned.
    const ahead = pay(firstPaid, '2026-10-20', 30_000n);
    const quote = settlementQuote(ahead, day('2026-10-20'));
    expect(quote.parts).toMatchObject({ interest: 1_582n - 24_524n, principal: 544_981n - 5_476n });
    expect(quote.total).toBe(settlementQuote(firstPaid, day('2026-10-20')).total - 30_000n);
    const settled = pay(ahead, '2026-10-20', quote.total);
    expect(settled.state).toBe('settled');
  });

  it('counts the credit that the borrower has', () => {
    const credited = pay(firstPaid, '2026-10-18', 100_000n);
    expect(settlementQuote(credited, day('2026-10-18'))).toMatchObject({
      total: 544_981n,
      fromCredit: 100_000n,
      toPay: 444_981n,
    });
  });

  it('of a late loan takes the late charges with it', () => {
    const late = pay(pay(lateLoan(), '2026-09-12', 285_294n), '2026-10-20', 100_000n);
    expect(settlementQuote(late, day('2026-11-18'))).toMatchObject({
      parts: { principal: 713_752n, interest: 31_946n, fee: 0n, penalty: 8_991n },
      total: 754_689n,
      saves: 11_898n,
    });
  });
});
