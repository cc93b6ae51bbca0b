import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { applicationReference } from './application-reference.ts';
import { idsOfReference, isLoanNamed, paymentReference, referencesIn } from './payment-reference.ts';

const id = '7f3a91c2-0b4d-4e6f-8a1b-2c3d4e5f6071';

it('is made from the id alone, without what banks drop', () => {
  expect(paymentReference(id)).toMatch(/^CP[0-9A-Z]{10}$/u);
  expect(isLoanNamed(id, applicationReference(id).replaceAll('-', ''))).toBe(true);
});

it('is found in whatever a bank makes of it', () => {
  const name = paymentReference(id);
  for (const text of [
    name,
    name.toLowerCase(),
    `UPI/${name}/ok`,
    `to:${name.slice(0, 6)}-${name.slice(6)} x`,
  ]) {
    expect(referencesIn(text).payments).toContain(name);
  }
  expect(referencesIn(`loan ${applicationReference(id)}`).loans).toEqual([
    applicationReference(id).replaceAll('-', ''),
  ]);
  expect(referencesIn('SALARY NOVEMBER')).toEqual({ payments: [], loans: [] });
});

it('every id lies between the two that its name leads to', () => {
  fc.assert(
    fc.property(fc.uuid(), (any) => {
      const { from, to } = idsOfReference(paymentReference(any));
      expect(from <= any && any <= to).toBe(true);
    }),
  );
});
