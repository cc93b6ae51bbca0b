import { describe, expect, it } from 'vitest';
import { cashTies, profitTies } from './statement-rows.ts';

type Read = Parameters<typeof cashTies>[0] & Parameters<typeof profitTies>[0];

const read = (closing: number, yearToDate: number) =>
  ({
    cash: { rows: [], parts: [], opening: [100, 40], movement: [50, 60], closing: [closing, 100] },
    sheet: { assets: [{ number: 1010, name: 'Cash at bank', amounts: [150, 100] }], profit: [70, 30] },
    profit: { profit: [40, 30, yearToDate] },
  }) as unknown as Read;

describe('financial statements that belong together', () => {
  it('cash ends at the balance sheet, by adding up and by the account', () => {
    expect(cashTies(read(150, 70))).toBe(true);
    expect(cashTies(read(151, 70))).toBe(false);
  });

  it('the profit of the year is the line of equity', () => {
    expect(profitTies(read(150, 70))).toBe(true);
    expect(profitTies(read(150, 71))).toBe(false);
  });
});
