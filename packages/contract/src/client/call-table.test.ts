import { describe, expect, it } from 'vitest';
import { calls } from '../calls.ts';
import type { Call } from '../call.ts';
import { callTable } from './call-table.ts';

describe("the client's table of calls", () => {
  it('W2 · has each call of a browser as it was declared, and no other', () => {
    const declared = Object.values<Call>(calls).filter(
      ({ audience, group, file }) =>
        (audience === 'anyone' || audience === 'borrower') &&
        group !== 'operations' &&
        group !== 'console' &&
        !file,
    );
    expect(Object.keys(callTable).toSorted()).toEqual(declared.map(({ key }) => key).toSorted());
    for (const { key, method, path, variant, wireGroup, idempotent } of declared) {
      const entry = callTable[key as keyof typeof callTable];
      expect(entry).toEqual({ method, path, variant, wireGroup, idempotent });
    }
  });
});
