import { describe, expect, it } from 'vitest';
import { runCalculator } from './run-calculator.ts';

const ask = async (command: string, input: string) => {
  const { out, err, exitCode } = await runCalculator([command], () => Promise.resolve(input));
  return { answer: JSON.parse(out) as Record<string, unknown>, err, exitCode };
};

const flow = { amount: '1000', period: 0 };
const apr: Record<string, unknown> = {
  convention: 'eir-monthly',
  advances: [flow],
  payments: [{ amount: '1100', period: 1 }],
};
const interest = { rate: '7.0', per: 'month', method: 'flat', dayCount: 'equal-periods' };
const fee = { name: 'processing', percent: '3.0', taken: 'deducted' };
const schedule: Record<string, unknown> = {
  amount: '10000.00',
  currency: 'PHP',
  disbursedOn: '2026-01-01',
  instalments: 6,
  every: { count: 1, unit: 'month' },
  interest,
  rounding: { mode: 'half-even', to: '0.01' },
};

/** Which field the problem names; every one also has a rule, an example and exit code 2. */
async function fieldAtFault(command: string, input: string): Promise<unknown> {
  const { answer, err, exitCode } = await ask(command, input);
  expect(exitCode).toBe(2);
  expect(Object.keys(answer)).toEqual(['field', 'rule', 'example']);
  expect(answer['rule']).not.toBe('');
  expect(answer['example']).not.toBe('');
  expect(err).toContain(answer['field']);
  return answer['field'];
}

describe('a request that is no request', () => {
  it.each(['', 'abc', '{', '"text"', '12', 'null', '{"convention": "eir-monthly"'])('%s', async (input) => {
    expect(await fieldAtFault('apr', input)).toBe('request');
  });

  it('is found in a list too', async () => {
    expect((await ask('apr', '[1]')).answer).toMatchObject([{ field: '[0].request' }]);
  });
});

describe('what the language would read too kindly', () => {
  const json = JSON.stringify(schedule);
  const written = (before: string, after: string) => {
    expect(json).toContain(before);
    return json.replace(before, after);
  };

  it.each([
    ['amount', '"amount":"10000.00"', '"amount":"10000.00","amount":"20000.00"'],
    ['amount', '"amount":"10000.00"', '"amount":"10000.00","am\\u006funt":"10000.00"'],
    ['interest.rate', '"rate":"7.0"', '"rate":"7.0","per":"month","rate":"8.0"'],
  ])('%s said twice: %s, %s', async (field, before, after) => {
    expect(await fieldAtFault('schedule', written(before, after))).toBe(field);
  });

  it('a name said twice inside a list, and in one request of several: the others are answered', async () => {
    const twice = '[{"amount":"1000","period":0,"period":1}]';
    const bad = JSON.stringify(apr).replace(JSON.stringify([flow]), twice);
    expect(await fieldAtFault('apr', bad)).toBe('advances[0].period');
    const { answer } = await ask('apr', `[${JSON.stringify(apr)}, ${bad}, ${JSON.stringify(apr)}]`);
    expect(answer).toMatchObject([
      { rate: '10.000000' },
      { field: '[1].advances[0].period' },
      { rate: '10.000000' },
    ]);
  });

  it('the same name in two objects, or as a value, is no repetition', async () => {
    const fees = [{ ...fee, name: 'name' }, fee];
    expect((await ask('schedule', JSON.stringify({ ...schedule, fees }))).exitCode).toBe(0);
  });

  it.each(['2.0000000000000001', '1.9999999999999999999', '2e0', '0.2e1'])(
    'instalments that only a float takes for a whole number: %s',
    async (figure) => {
      expect(await fieldAtFault('schedule', written('"instalments":6', `"instalments":${figure}`))).toBe(
        'instalments',
      );
    },
  );

  it('2.0 is a whole number', async () => {
    expect((await ask('schedule', written('"instalments":6', '"instalments":2.0'))).exitCode).toBe(0);
  });
});

describe('a rate that can not be asked for so', () => {
  it.each<[field: string, change: Record<string, unknown>]>([
    ['convention', { convention: 'irr' }],
    ['convention', { convention: undefined }],
    ['rounding', { rounding: '0.01' }],
    ['__proto__', JSON.parse('{"__proto__": 1}') as Record<string, unknown>],
    ['periodsPerYear', { periodsPerYear: '12' }],
    ['periodsPerYear', { convention: 'actuarial-unit-period' }],
    ['periodsPerYear', { convention: 'actuarial-unit-period', periodsPerYear: '0' }],
    ['periodsPerYear', { convention: 'actuarial-unit-period', periodsPerYear: 12 }],
    ['advances', { advances: [] }],
    ['advances', { advances: flow }],
    ['payments', { payments: undefined }],
    ['advances[0]', { advances: ['1000'] }],
    ['advances[0]', { advances: [{ amount: '1000' }] }],
    ['advances[0]', { advances: [{ amount: '1000', period: 0, years: '0' }] }],
    ['advances[0].when', { advances: [{ ...flow, when: 'now' }] }],
    ['advances[0].every', { advances: [{ ...flow, every: { count: 1, unit: 'month' } }] }],
    ['advances[0].amount', { advances: [{ amount: 1000, period: 0 }] }],
    ['advances[0].amount', { advances: [{ amount: 'abc', period: 0 }] }],
    ['advances[0].amount', { advances: [{ amount: '1e309', period: 0 }] }],
    ['advances[0].amount', { advances: [{ amount: '-1', period: 0 }] }],
    ['advances[0].period', { advances: [{ amount: '1000', period: 0.5 }] }],
    ['advances[0].period', { advances: [{ amount: '1000', period: '0' }] }],
    ['advances[0].fraction', { advances: [{ ...flow, fraction: '30/30' }] }],
    ['advances[0].fraction', { advances: [{ ...flow, fraction: '-1/30' }] }],
    ['advances[0].fraction', { advances: [{ ...flow, fraction: 0.5 }] }],
    ['advances[0].count', { advances: [{ ...flow, count: 0 }] }],
    ['advances[0].count', { advances: [{ ...flow, count: 10_001 }] }],
    ['payments[0].everyYears', { payments: [{ amount: '1', years: '1', count: 2 }] }],
    ['payments[0].years', { payments: [{ amount: '1', years: '1/0' }] }],
    ['payments[0].years', { payments: [{ amount: '1', years: '1000001' }] }],
    [
      'payments[0].date',
      { advances: [{ amount: '1', date: '2026-01-01' }], payments: [{ amount: '1', date: '2026-02-29' }] },
    ],
    ['payments[0].every', { payments: [{ amount: '1', date: '2026-01-01', count: 2 }] }],
    [
      'payments[0].every.unit',
      { payments: [{ amount: '1', date: '2026-01-01', every: { count: 1, unit: 'year' } }] },
    ],
    [
      'payments[0].every.count',
      { payments: [{ amount: '1', date: '2026-01-01', every: { count: 0, unit: 'day' } }] },
    ],
    [
      'payments[0].count',
      { payments: [{ amount: '1', date: '9999-12-01', count: 2, every: { count: 1, unit: 'month' } }] },
    ],
    ['advances[0]', { payments: [{ amount: '1100', date: '2026-02-01' }] }],
    [
      'advances[0].date',
      {
        convention: 'actuarial-unit-period',
        periodsPerYear: '12',
        advances: [{ amount: '1', date: '2026-01-01' }],
        payments: [{ amount: '1', date: '2026-02-01' }],
      },
    ],
    ['advances[0].period', { convention: 'effective-annual' }],
    ['advances', { advances: [{ amount: '0', period: 0 }] }],
    ['payments', { payments: [{ amount: '0.00', period: 1 }] }],
    ['advances', { payments: [{ amount: '1000', period: 0 }] }],
  ])('%s: %j', async (field, change) => {
    const given = Object.defineProperties({ ...apr }, Object.getOwnPropertyDescriptors(change));
    expect(await fieldAtFault('apr', JSON.stringify(given))).toBe(field);
  });
});

describe('a schedule that can not be asked for so', () => {
  it.each<[field: string, change: Record<string, unknown>]>([
    ['amount', { amount: '0' }],
    ['amount', { amount: '-1' }],
    ['amount', { amount: 10_000 }],
    ['amount', { amount: 'abc' }],
    ['amount', { amount: '1e309' }],
    ['amount', { amount: '10000.005' }],
    ['amount', { amount: undefined }],
    ['currency', { currency: 'peso' }],
    ['currency', { currency: 'INR', market: 'ph' }],
    ['market', { market: 'us' }],
    ['disbursedOn', { disbursedOn: '2026-02-29' }],
    ['disbursedOn', { disbursedOn: '01/02/2026' }],
    ['instalments', { instalments: 0 }],
    ['instalments', { instalments: '6' }],
    ['instalments', { disbursedOn: '9999-10-01' }],
    ['every', { every: 'month' }],
    ['every.unit', { every: { count: 1, unit: 'year' } }],
    ['firstDueOn', { firstDueOn: '2026-01-01' }],
    ['firstDueOn', { firstDueOn: '2026-02-30' }],
    ['interest.rate', { interest: { ...interest, rate: '-1' } }],
    ['interest.rate', { interest: { ...interest, rate: 7 } }],
    ['interest.method', { interest: { ...interest, method: 'rule-of-78' } }],
    ['interest.dayCount', { interest: { ...interest, dayCount: 'actual/366' } }],
    ['interest.per', { interest: { ...interest, per: 'week' } }],
    ['interest.compounding', { interest: { ...interest, compounding: 'daily' } }],
    ['fees', { fees: fee }],
    ['fees', { fees: [{ ...fee, percent: '100' }] }],
    ['fees', { fees: [{ ...fee, percent: '250' }] }],
    ['fees[0]', { fees: [{ name: 'processing', taken: 'deducted' }] }],
    ['fees[0].name', { fees: [{ ...fee, name: undefined }] }],
    ['fees[1].taken', { fees: [fee, { ...fee, taken: 'later' }] }],
    ['fees[0].fixed', { fees: [{ ...fee, fixed: '1.001' }] }],
    ['fees[0].tax', { fees: [{ ...fee, tax: '18' }] }],
    ['rounding', { rounding: undefined }],
    ['rounding.mode', { rounding: { mode: 'bankers', to: '0.01' } }],
    ['rounding.to', { rounding: { mode: 'half-even', to: '0' } }],
    ['rounding.to', { rounding: { mode: 'half-even', to: '0.001' } }],
    ['fee', { fee: '3.0' }],
  ])('%s: %j', async (field, change) => {
    expect(await fieldAtFault('schedule', JSON.stringify({ ...schedule, ...change }))).toBe(field);
  });
});

describe('a number that a float has already spoilt', () => {
  it.each([
    ['amount', '"10000.00"', '1e309'],
    ['amount', '"10000.00"', '9007199254740993'],
    ['instalments', '"instalments":6', '"instalments":1e309'],
    ['every.count', '"count":1', '"count":1.5'],
  ])('%s: %s written as %s', async (field, right, wrong) => {
    expect(await fieldAtFault('schedule', JSON.stringify(schedule).replace(right, wrong))).toBe(field);
  });
});

describe('what looks wrong and has a right answer', () => {
  const rows = async (change: Record<string, unknown>) => {
    const { answer, exitCode } = await ask('schedule', JSON.stringify({ ...schedule, ...change }));
    expect(exitCode).toBe(0);
    return answer;
  };

  it('0 %', async () => {
    const answer = await rows({ interest: { ...interest, rate: '0' } });
    expect(answer['rates']).toMatchObject({ 'eir-monthly': { rate: '0.000000' } });
  });

  it('one instalment after one day', async () => {
    const answer = await rows({ instalments: 1, every: { count: 1, unit: 'day' } });
    expect(answer['rows']).toMatchObject([
      { dueOn: '2026-01-02', days: 1, total: '10023.01', balance: '0.00' },
    ]);
  });

  it('29 February', async () => {
    const answer = await rows({
      disbursedOn: '2024-02-29',
      every: { count: 12, unit: 'month' },
      instalments: 1,
    });
    expect(answer['rows']).toMatchObject([{ dueOn: '2025-02-28' }]);
  });

  it('9,007,199,254,740,993 minor units', async () => {
    const answer = await rows({ amount: '90071992547409.93', interest: { ...interest, rate: '0' } });
    expect(answer['totals']).toMatchObject({ total: '90071992547409.93' });
  });

  it('a fee larger than the loan, spread over its instalments', async () => {
    const answer = await rows({ fees: [{ ...fee, percent: '250', taken: 'spread' }] });
    expect(answer['totals']).toMatchObject({ fee: '25000.00' });
  });

  it('a fee of 90 % for one day, of which one rate can not be stated', async () => {
    const answer = await rows({
      instalments: 1,
      every: { count: 1, unit: 'day' },
      fees: [{ ...fee, percent: '90' }],
    });
    expect(answer['rates']).toMatchObject({
      'eir-monthly': { per: 'month' },
      'effective-annual': { refused: expect.stringContaining('above 10^300 %') as string },
    });
  });
});
