import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { WireDictionary } from '@candor/contract/client';
import { describe, expect, it } from 'vitest';
import dictionary from '../../../config/wire/current.json' with { type: 'json' };
import { withParts } from './cut-wire-parts.ts';

const cut = (code: string) =>
  withParts(dictionary satisfies WireDictionary, code, 'screen.ts', ({ packed }) => packed);

describe('the names that a screen has with itself', () => {
  it('W2 · are those of its calls, and the way to the whole dictionary is gone', () => {
    const code = cut(
      "import { callsPart } from '../../wire/calls-part.ts';\nwire: [callsPart(\n  'order.list',\n  'order.withdraw',\n)],",
    );
    expect(code).not.toContain('calls-part');
    expect(code).toContain('unpackPart(["order.list","order.withdraw"], [');
    expect(code).toContain(` cursor ${dictionary.groups.loanOrder.cursor} `);
    expect(code).not.toContain(` costCeiling ${dictionary.groups.loanOrder.costCeiling} `);
  });

  it('W2 · are of one group: names of two could share a word', () => {
    expect(() => cut("callsPart('order.list', 'session.list')")).toThrow('calls of one group');
  });

  it('W2 · are cut for every screen that names its calls', () => {
    const folder = join(import.meta.dirname, '..', 'src', 'screens');
    const naming = globSync('*/screen.ts', { cwd: folder })
      .map((file) => readFileSync(join(folder, file), 'utf8'))
      .filter((code) => code.includes('callsPart'));
    expect(naming.length).toBeGreaterThan(15);
    for (const code of naming) expect(cut(code)).not.toContain('callsPart');
  });
});
