import { expect, it } from 'vitest';
import { rollMatrix } from './roll-matrix.ts';

it('a row of the roll-rate matrix comes to what was in its bucket', () => {
  const rows = [
    { was: 0, became: 0, loans: 3, principal: 700 },
    { was: 0, became: 1, loans: 1, principal: 200 },
    { was: 0, became: null, loans: 1, principal: 100 },
    { was: 2, became: 3, loans: 1, principal: 50 },
  ];
  const matrix = rollMatrix(rows);
  expect(matrix[0]).toEqual({ bucket: 0, loans: 5, principal: 1_000, became: [700, 200, 0, 0, 0, 100] });
  expect(matrix[2]?.became).toEqual([0, 0, 0, 50, 0, 0]);
  for (const { principal, became } of matrix)
    expect(became.reduce((sum, part) => sum + part, 0)).toBe(principal);
});
