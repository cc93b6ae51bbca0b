import { describe, expect, it } from 'vitest';
import { runCalculator } from './run-calculator.ts';

const run = (args: string[], input: string) => runCalculator(args, () => Promise.resolve(input));
const ask = async (command: string, request: unknown) => {
  const { out, err, exitCode } = await run([command], JSON.stringify(request));
  return { answer: JSON.parse(out) as Record<string, unknown>, err, exitCode };
};

const apr = {
  convention: 'eir-monthly',
  advances: [{ amount: '4750', date: '2026-01-01' }],
  payments: [{ amount: '1325', count: 4, date: '2026-01-08', every: { count: 1, unit: 'week' } }],
};
const schedule = {
  amount: '10000.00',
  currency: 'INR',
  disbursedOn: '2026-01-01',
  instalments: 2,
  every: { count: 1, unit: 'month' },
  firstDueOn: null,
  interest: { rate: '7.0', per: 'month', method: 'declining-equal-instalment', dayCount: 'equal-periods' },
  fees: [{ name: 'processing', percent: '3.0', fixed: '0.00', taxPercent: '0', taken: 'deducted' }],
  rounding: { mode: 'half-even', to: '0.01' },
  market: 'in',
};

describe('the calculator', () => {
  it('answers a rate', async () => {
    expect(await ask('apr', apr)).toEqual({
      answer: { rate: '20.915829', unit: 'percent', per: 'month', convention: 'eir-monthly' },
      err: '',
      exitCode: 0,
    });
  });

  it('answers a schedule, money with two decimals', async () => {
    const { answer, exitCode } = await ask('schedule', schedule);
    expect(exitCode).toBe(0);
    expect(answer).toMatchObject({
      rows: [
        {
          n: 1,
          dueOn: '2026-02-01',
          days: 31,
          principal: '4830.92',
          interest: '700.00',
          fee: '0.00',
          total: '5530.92',
          balance: '5169.08',
        },
        { n: 2, dueOn: '2026-03-01', days: 28, principal: '5169.08', total: '5530.92', balance: '0.00' },
      ],
      totals: {
        principal: '10000.00',
        interest: '1061.84',
        fee: '0.00',
        total: '11061.84',
        deducted: '300.00',
        cost: '1361.84',
      },
      netReceived: '9700.00',
    });
    expect(answer['rates']).toMatchObject({
      'eir-monthly': { rate: '9.224168', unit: 'percent', per: 'month', convention: 'eir-monthly' },
      'nominal-12': { rate: '110.690019', per: 'year' },
      'effective-annual': { rate: '188.286932', per: 'year' },
    });
    expect(Object.keys(answer)).toEqual(['rows', 'totals', 'netReceived', 'rates']);
  });

  it('needs neither fees nor a first due date nor a market', async () => {
    const { fees: _fees, firstDueOn: _first, market: _market, ...plain } = schedule;
    const { answer } = await ask('schedule', plain);
    expect(answer['netReceived']).toBe('10000.00');
  });

  it('moves the first due date', async () => {
    const { answer } = await ask('schedule', { ...schedule, firstDueOn: '2026-02-15' });
    expect(answer['rows']).toMatchObject([{ dueOn: '2026-02-15' }, { dueOn: '2026-03-15' }]);
  });

  it('answers a list with a list, a problem in the place of the request that has it', async () => {
    const { answer, err, exitCode } = await ask('apr', [apr, { ...apr, convention: 'xirr' }, apr]);
    expect(answer).toMatchObject([{ rate: '20.915829' }, { field: '[1].convention' }, { rate: '20.915829' }]);
    expect(err).toMatch(/^\[1\]\.convention: one of eir-monthly, .+ For example eir-monthly\n$/);
    expect(exitCode).toBe(2);
    expect(await ask('apr', [])).toMatchObject({ answer: [], exitCode: 0 });
  });

  it('prints a table for a person, and the arithmetic when asked', async () => {
    const table = await run(['schedule', '--table'], JSON.stringify(schedule));
    expect(table.out).toContain(
      '| 2 | 2026-03-01 |   28 |   5169.08 |   361.84 | 0.00 |  5530.92 |    0.00 |',
    );
    expect(table.out).toContain('received 9700.00, repaid 11061.84, cost 1361.84');
    expect(table.out).not.toContain('Instalment:');
    const working = await run(['schedule', '--arithmetic'], JSON.stringify(schedule));
    expect(working.out).toContain('Instalment: 5530.917874… → 5530.92 (half-even, to 0.01)');
    expect(working.out).toContain('By nominal-12:');
    expect((await run(['apr', '--table'], JSON.stringify(apr))).out).toBe(
      '20.915829 % per month (eir-monthly)\n',
    );
  });

  it('shows its shapes, reading nothing', async () => {
    const never = () => Promise.reject(new Error('nothing should be read'));
    const { out, exitCode } = await runCalculator(['--help'], never);
    expect(exitCode).toBe(0);
    expect(out).toContain('"actuarial-unit-period"');
    expect(out).toContain('"first-instalment"');
    expect((await runCalculator(['apr', '--help'], never)).out).not.toContain('"first-instalment"');
  });

  it.each([[[]], [['interest']], [['apr', '--tabel']], [['apr', 'schedule']], [['constructor']]])(
    'ends with 2 and its usage when it is asked for %j',
    async (args) => {
      const { out, err, exitCode } = await run(args, '{}');
      expect([out, exitCode]).toEqual(['', 2]);
      expect(err).toContain('npm run -s calc -- <apr|schedule');
    },
  );
});

describe('a flow says when', () => {
  const rate = async (convention: string, when: object, extra: object = {}) => {
    const start = Object.keys(when)[0] === 'period' ? { period: 0 } : { years: '0' };
    const advances = [{ amount: '5000', ...start }];
    const { answer } = await ask('apr', {
      convention,
      ...extra,
      advances,
      payments: [{ amount: '230', ...when }],
    });
    return answer['rate'];
  };

  it('by unit periods and a fraction, one period apart', async () => {
    expect(
      await rate('actuarial-unit-period', { period: 1, fraction: '0', count: 24 }, { periodsPerYear: '12' }),
    ).toBe('9.685708');
  });

  it('by years, which are 12 months and as many unit periods as a year has', async () => {
    const years = { years: '1/12', everyYears: '1/12', count: 24 };
    expect(await rate('actuarial-unit-period', years, { periodsPerYear: '12' })).toBe('9.685708');
    expect(await rate('nominal-12', years)).toBe('9.685708');
    expect(await rate('eir-monthly', years)).toBe('0.807142');
    expect(await rate('effective-annual', years)).toBe('10.127465');
  });

  it('by dates that come back after a short month', async () => {
    const { answer } = await ask('apr', {
      convention: 'eir-monthly',
      advances: [{ amount: '1000', date: '2026-01-31' }],
      payments: [
        { amount: '10', count: 2, date: '2026-02-28', every: { count: 1, unit: 'month' } },
        { amount: '1010', date: '2026-04-30' },
      ],
    });
    // 28 February is one month; the next payment, on 28 March, is 1 month and 28 days.
    expect(answer['rate']).toBe('1.000221');
  });
});
