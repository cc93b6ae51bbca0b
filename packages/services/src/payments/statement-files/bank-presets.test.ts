import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { transferRules } from '@candor/markets/transfers';
import { readStatementFile } from './read-statement-file.ts';

const all = Object.entries(transferRules).flatMap(([market, { statement }]) =>
  statement.presets.map((preset) => ({ market, name: preset.name, preset, presets: statement.presets })),
);

describe('the files of the banks of each market', () => {
  it.each(all)('$market: $name is known by its heads and read as it is meant', ({ preset, presets }) => {
    const read = readStatementFile(preset.sample.join('\r\n'), { presets });
    expect(read.faults).toEqual([]);
    expect(read.layout).toMatchObject({ preset: preset.key, isDateOrderAsked: false });
    expect(read.rows.map(({ amount }) => amount)).toEqual([142_647n, -2_000_000n]);
    const hasBalance = preset.columns.some(([, becomes]) => becomes === 'balance');
    expect(read.rows.map(({ balance }) => balance)).toEqual(
      hasBalance ? [301_844_210n, 299_844_210n] : [null, null],
    );
    const day = preset.dates === 'month-first' ? '2026-11-12' : '2026-12-11';
    expect(read.rows.map(({ valueOn }) => valueOn)).toEqual([day, day]);
    expect(read.rows.every(({ narration }) => narration !== '')).toBe(true);
  });

  it('no two presets of a market are for the same heads', () => {
    for (const { preset, presets } of all) {
      const { layout } = readStatementFile(preset.sample.join('\n'), { presets: presets.toReversed() });
      expect(layout?.preset).toBe(preset.key);
    }
  });

  it('has five banks in each, and each is told of with where its heads are from', () => {
    const told = readFileSync(join(import.meta.dirname, '../../../../../docs/bank-files.md'), 'utf8');
    for (const { statement } of Object.values(transferRules)) {
      expect(statement.presets.length).toBeGreaterThanOrEqual(5);
      for (const { key, heads } of statement.presets) expect(told).toContain(`| \`${key}\` | ${heads} |`);
    }
  });
});
