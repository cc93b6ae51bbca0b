import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { accounts, type FixedAccountCode } from './accounts.ts';
import { balanceSheet, profitAndLoss, type AccountBalance } from './financial-statements.ts';

const codes = (Object.keys(accounts) as FixedAccountCode[]).filter((code) => accounts[code].kind !== 'memo');
const anyAmount = fc.bigInt(-(10n ** 14n), 10n ** 14n);

/** Books that tie: whatever the others hold, cash holds the rest. */
const anyBooks = fc.array(anyAmount, { minLength: codes.length, maxLength: codes.length }).map((amounts) => {
  const rest = amounts.slice(1).reduce((sum, amount) => sum + amount, 0n);
  return codes.map((account, at): AccountBalance => {
    const { number, kind, name } = accounts[account];
    return { number, account, kind, name, minor: at === 0 ? -rest : amounts[at]! };
  });
});

it('books that tie give a balance sheet that balances, whatever is in them', () => {
  fc.assert(
    fc.property(anyBooks, anyBooks, anyBooks, (at, yearBegan, other) => {
      const sheet = balanceSheet([
        { at, yearBegan },
        { at: other, yearBegan: [] },
      ]);
      expect(sheet.liabilitiesAndEquity).toEqual(sheet.totalAssets);
    }),
  );
});

it('the profit of the year is the equity line of the balance sheet, and the sum of its parts', () => {
  fc.assert(
    fc.property(anyBooks, anyBooks, anyBooks, (yearBegan, between, at) => {
      const { profit } = profitAndLoss([
        { before: yearBegan, at: between },
        { before: between, at },
        { before: yearBegan, at },
      ]);
      expect(profit[0]! + profit[1]!).toBe(profit[2]);
      expect(balanceSheet([{ at, yearBegan }]).profit[0]).toBe(profit[2]);
    }),
  );
});

it('totals are the sums of the rows above them, costs negative', () => {
  const at = codes.map((account): AccountBalance => {
    const { number, kind, name } = accounts[account];
    const minor = {
      'interest-income': -1_000n,
      'channel-costs': 200n,
      'write-off-expense': 300n,
      'cash-at-bank': 500n,
    };
    return { number, account, kind, name, minor: minor[account as keyof typeof minor] ?? 0n };
  });
  const statement = profitAndLoss([{ before: [], at }]);
  expect([statement.totalIncome, statement.margin, statement.profit]).toEqual([[1_000n], [800n], [500n]]);
  expect(statement.creditLosses.find(({ number }) => number === 5010)?.amounts).toEqual([-300n]);
});
