import { describe, expect, it } from 'vitest';
import { runCalculator } from '../run-calculator.ts';

const run = (args: string[], request: unknown) =>
  runCalculator(args, () => Promise.resolve(JSON.stringify(request)));
const ask = async (request: unknown, command = 'limits') => {
  const { out, err, exitCode } = await run([command], request);
  return { answer: JSON.parse(out) as Record<string, unknown>, err, exitCode };
};

const fee = {
  name: 'processing',
  percent: '0',
  fixed: '600.00',
  taxPercent: '0',
  taken: 'deducted',
  payee: 'lender',
};
/** ₱10,000.00 for 30 days at 6 %, 600.00 deducted. */
const product = {
  amount: { min: '10000.00', max: '10000.00', step: '500.00' },
  terms: [{ instalments: 1, every: { count: 30, unit: 'day' } }],
  interest: { rate: '6', per: 'month', method: 'declining-equal-instalment', dayCount: '30/360' },
  fees: [fee],
  lateCharge: { kind: 'percent', percent: '5', per: 'month', graceDays: 0 },
  delay: null,
  coolingOffDays: 1,
  earlySettlement: { chargePercent: '0' },
  paymentOrder: ['penalty', 'fee', 'interest', 'principal'],
  rounding: { mode: 'half-even', to: '0.01' },
};

describe('the limits of a market', () => {
  it.each([
    ['2026-04-01', '535.71', 'ph-eir-12'],
    ['2026-03-31', '782.60', 'ph-eir-15'],
  ])(
    'on %s the largest lawful fee of 10,000.00 over 30 days at six percent: %s',
    async (on, largestLawful, limit) => {
      const dear = { ...product, fees: [{ ...fee, fixed: '900.00' }] };
      const { answer, exitCode } = await ask({ market: 'ph', on, product: dear });
      expect(exitCode).toBe(0);
      expect(answer).toMatchObject({ market: 'ph', on, lawful: false });
      expect((answer['breaches'] as unknown[])[0]).toEqual({
        term: 'fees[0].fixed',
        limit,
        rule: 'effective_rate_is_above_the_ceiling',
        set: '900.00',
        value: '16.483516',
        ceiling: limit === 'ph-eir-12' ? '12.000000' : '15.000000',
        largestLawful,
        leastLawful: null,
        worst: { amount: '10000.00', instalments: 1, every: { count: 30, unit: 'day' }, disbursedOn: on },
      });
    },
  );

  it('a lawful product is told so, with every limit, its scope, its day and its law', async () => {
    const { answer } = await ask({ market: 'ph', on: '2026-11-15', product: { ...product, fees: [] } });
    expect(answer).toMatchObject({ lawful: true, breaches: [] });
    expect(answer['limits']).toContainEqual({
      id: 'ph-eir-12',
      kind: 'effective-rate',
      value: '12',
      unit: 'percent per month, eir-monthly',
      scope: { security: 'unsecured', mostAmount: '10000.00', mostMonths: 4 },
      validFrom: '2026-04-01',
      validUntil: null,
      law: 'SEC Memorandum Circular 14, series of 2025, under section 6(a) of Republic Act 11765',
      says: expect.stringContaining('12 % per month') as unknown,
      note: 'Confirm with counsel.',
    });
  });

  it('without a product are listed and nothing is checked', async () => {
    const { answer } = await ask({ market: 'in', on: '2026-11-15' });
    expect(answer).toMatchObject({ lawful: null, breaches: [] });
    expect(
      (answer['limits'] as { id: string; value: unknown }[]).map(({ id, value }) => [id, value]),
    ).toEqual([
      ['in-key-facts', null],
      ['in-penal-charges', null],
      ['in-cooling-off', '1'],
      ['in-own-account', null],
      ['in-limit-raise', null],
      ['in-contact-hours', '08:00–19:00'],
      ['in-contact-persons', ['borrower', 'guarantor']],
    ]);
    expect((await ask({ market: 'ph', on: '2019-01-01' })).answer['limits']).toEqual([]);
  });

  it('are printed for a person', async () => {
    const { out } = await run(['limits', '--table'], { market: 'ph', on: '2026-11-15', product });
    expect(out).toContain('ph-nominal-6: 6 percent per month (since 2022-03-03;');
    expect(out).toContain(
      'fees[0].fixed is 600.00; ph-eir-12 says 12.000000, this comes to 12.765957; at most 535.71',
    );
    const cooling = await run(['limits', '--table'], {
      market: 'in',
      on: '2026-11-15',
      product: { ...product, coolingOffDays: 0 },
    });
    expect(cooling.out).toContain('coolingOffDays is 0; in-cooling-off says 1, this comes to 0; at least 1');
    const lawful = await run(['limits', '--table'], { market: 'in', on: '2026-11-15', product });
    expect(lawful.out).toContain('Lawful: every loan of this product keeps to them.');
    const hopeless = { ...product, fees: [fee, { ...fee, name: 'stamp', fixed: '1.00' }] };
    const { out: text } = await run(['limits', '--table'], {
      market: 'ph',
      on: '2026-11-15',
      product: hopeless,
    });
    expect(text).toContain('no value of this term alone makes it lawful');
    expect((await run(['limits', '--table'], { market: 'ph', on: '2026-11-15' })).out).not.toContain('awful');
  });
});

describe('a question about limits that can not be answered', () => {
  it.each<[field: string, request: unknown]>([
    ['request', 'ph'],
    ['market', { on: '2026-11-15' }],
    ['market', { market: 'us', on: '2026-11-15' }],
    ['on', { market: 'ph' }],
    ['on', { market: 'ph', on: '2026-02-30' }],
    ['day', { market: 'ph', on: '2026-11-15', day: 1 }],
    ['product', { market: 'ph', on: '2026-11-15', product: 'dear' }],
    [
      'product.amount.min',
      { market: 'ph', on: '2026-11-15', product: { ...product, amount: { ...product.amount, min: 1 } } },
    ],
    [
      'product.fees[0].percent',
      { market: 'ph', on: '2026-11-15', product: { ...product, fees: [{ ...fee, percent: '1e3' }] } },
    ],
    ['product.colour', { market: 'ph', on: '2026-11-15', product: { ...product, colour: 'red' } }],
    ['product.delay', { market: 'ph', on: '2026-11-15', product: { ...product, delay: undefined } }],
  ])('%s', async (field, request) => {
    const { answer, err, exitCode } = await ask(request);
    expect(exitCode).toBe(2);
    expect(Object.keys(answer)).toEqual(['field', 'rule', 'example']);
    expect(answer['field']).toBe(field);
    expect(err).toContain(field);
  });

  it('at the end of the calendar is a problem, not a crash', async () => {
    const { answer, exitCode } = await ask({ market: 'ph', on: '9999-12-15', product });
    expect([exitCode, answer['field']]).toEqual([2, 'product.terms[0]']);
    expect((await ask({ market: 'ph', on: '9999-12-01', product })).exitCode).toBe(0);
  });
});

describe('a schedule with a market', () => {
  const loan = {
    amount: '10000.00',
    currency: 'PHP',
    disbursedOn: '2026-11-15',
    instalments: 3,
    every: { count: 1, unit: 'month' },
    interest: { rate: '6', per: 'month', method: 'declining-equal-instalment', dayCount: 'equal-periods' },
    rounding: { mode: 'half-even', to: '0.01' },
    market: 'ph',
  };
  const withFee = (percent: string) => ({ fees: [{ name: 'processing', percent, taken: 'deducted' }] });

  it.each<[string, Record<string, unknown>, string | undefined]>([
    ['is answered if it is lawful there', {}, undefined],
    [
      'is refused above the nominal ceiling',
      { interest: { ...loan.interest, rate: '6.1' } },
      'interest.rate',
    ],
    [
      'is not, without a market',
      { interest: { ...loan.interest, rate: '6.1' }, market: undefined },
      undefined,
    ],
    [
      'is not, beyond four months',
      { interest: { ...loan.interest, rate: '6.1' }, instalments: 5 },
      undefined,
    ],
    [
      'is not, beyond 10,000.00',
      { interest: { ...loan.interest, rate: '6.1' }, amount: '10000.01' },
      undefined,
    ],
    ['is refused above the effective ceiling', withFee('11'), 'fees'],
    ['is not, before it was lowered', { ...withFee('11'), disbursedOn: '2026-03-31' }, undefined],
  ])('%s', async (_, change, field) => {
    const { answer, exitCode } = await ask({ ...loan, ...change }, 'schedule');
    expect([exitCode, answer['field']]).toEqual(field === undefined ? [0, undefined] : [2, field]);
  });
});
