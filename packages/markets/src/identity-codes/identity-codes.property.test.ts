import { gzipSync } from 'node:zlib';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { marketIds } from '../markets.ts';
import type { ReadDocument } from './identity-codes.ts';
import { readZone } from './read-zone.ts';
import { identityCodes } from './registry.generated.ts';
import { passportZone, philSysCode, secureAadhaarCode } from './testing/index.ts';
import { decimalOf } from './testing/sample-codes.ts';

const anyMarket = fc.constantFrom(...marketIds);
const samples = [philSysCode(), await secureAadhaarCode(), await secureAadhaarCode({ version: 'V2' })];

/** Whatever was read is something that the form could have been given by hand. */
function expectFillable(read: ReadDocument | undefined): void {
  for (const value of Object.values(read?.fields ?? {})) {
    expect(value.length).toBeGreaterThan(0);
    expect(value.length).toBeLessThanOrEqual(60);
    expect(value).toMatch(/^[\p{L}\p{M}\d.,'’<\- ]+$/u);
  }
}

/** Nested as deep as a code has room for. */
const deep = fc
  .integer({ min: 1, max: 3_900 })
  .map((depth) => `${'{"subject":'.repeat(Math.floor(depth / 11))}{}${'}'.repeat(Math.floor(depth / 11))}`);

const anyCode = fc.oneof(
  fc.string({ maxLength: 4_000, unit: 'binary' }),
  fc.json(),
  deep,
  fc.stringMatching(/^\d{100,400}$/u),
  fc.uint8Array({ minLength: 50, maxLength: 2_000 }).map(decimalOf),
  fc.uint8Array({ maxLength: 2_000 }).map((bytes) => decimalOf(gzipSync(bytes))),
  fc
    .record({ of: fc.constantFrom(...samples), at: fc.nat(), sign: fc.string({ maxLength: 2 }) })
    .map(({ of, at, sign }) => of.slice(0, at % of.length) + sign + of.slice((at % of.length) + 1)),
);

describe('a code from a stranger', () => {
  it('is read or is nothing, whatever stands in it', async () => {
    await fc.assert(
      fc.asyncProperty(anyMarket, anyCode, async (market, text) => {
        expectFillable(await identityCodes[market].readCode(text));
      }),
    );
  });

  it('packed so that it would fill a phone’s memory is left where it begins', async () => {
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 40_000, max: 4_000_000 }), fc.nat(255), async (size, byte) => {
        const bomb = decimalOf(gzipSync(Buffer.alloc(size, byte)));
        expect(await identityCodes.in.readCode(bomb)).toBeUndefined();
      }),
      { numRuns: 20 },
    );
  });
});

describe('lines that were recognised on a page', () => {
  it('are read or are nothing, and one wrong sign in a number never goes unseen', () => {
    const anyPage = fc.oneof(
      fc.string({ maxLength: 500 }),
      fc.array(fc.stringMatching(/^P?[A-Z0-9<]{30,50}$/u), { maxLength: 6 }).map((lines) => lines.join('\n')),
    );
    fc.assert(
      fc.property(anyMarket, anyPage, (market, text) => expectFillable(readZone(market, text, 2026))),
    );
    fc.assert(
      fc.property(fc.nat(8), fc.integer({ min: 1, max: 9 }), (place, by) => {
        const zone = passportZone('PHL', '123456789');
        const at = 45 + place;
        const wrong = zone.slice(0, at) + ((Number(zone[at]) + by) % 10) + zone.slice(at + 1);
        const isSeen = readZone('ph', wrong, 2026)?.doubts.documentNumber === 'unclear';
        // Weights of 7, 3 and 1 see every single wrong digit: none of them shares a factor with ten.
        expect(isSeen).toBe(true);
      }),
    );
  });
});
