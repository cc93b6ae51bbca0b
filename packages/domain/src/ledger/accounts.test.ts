import { expect, it } from 'vitest';
import { accountKind, accounts } from './accounts.ts';

const leading = { asset: 1, liability: 2, income: 4, expense: 5, memo: 9 } as const;

it.each(Object.entries(accounts))(
  '%s has a number of its own that tells its kind',
  (code, { number, kind }) => {
    expect(Math.floor(number / 1000)).toBe(leading[kind]);
    const others = Object.entries(accounts).filter(([other]) => other !== code);
    expect(others.map(([, other]) => other.number)).not.toContain(number);
    expect(number < 1100 || number > 1199).toBe(true); // those belong to the channels
  },
);

it("a channel's clearing account is an asset", () => {
  expect(accountKind('channel-clearing:gcash')).toBe('asset');
  expect(accountKind('suspense')).toBe('liability');
});
