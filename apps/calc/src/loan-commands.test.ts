// early, delay and allocate: what is asked about a loan that has lived for a while.
import { describe, expect, it } from 'vitest';
import { runCalculator } from './run-calculator.ts';

const run = (args: string[], input: string) => runCalculator(args, () => Promise.resolve(input));
const ask = async (command: string, request: unknown) => {
  const { out, err, exitCode } = await run([command], JSON.stringify(request));
  return { answer: JSON.parse(out) as Record<string, unknown>, err, exitCode };
};

const loan = {
  amount: '8000.00',
  currency: 'PHP',
  disbursedOn: '2026-09-18',
  instalments: 3,
  every: { count: 1, unit: 'month' },
  interest: { rate: '4.5', per: 'month', method: 'declining-equal-instalment', dayCount: 'equal-periods' },
  fees: [{ name: 'processing', fixed: '240.00', taken: 'deducted' }],
  rounding: { mode: 'half-even', to: '0.01' },
  market: 'ph',
};
const early = { loan, on: '2026-11-15', repayments: [{ on: '2026-10-18', amount: '2910.19' }] };
const late = { kind: 'percent', percent: '5', per: 'month', graceDays: 0 };
const delayTerms = { times: 1, days: 14, percent: '1.5', fixed: '0.00', daysBefore: 5, daysAfter: 0 };
const delay = { ...early, lateCharge: late, delay: delayTerms };
const allocate = { ...early, amount: '2910.19' };

describe('settling early', () => {
  it('takes interest to the day and says what it saves', async () => {
    expect(await ask('early', early)).toEqual({
      answer: {
        on: '2026-11-15',
        rows: [
          {
            n: 2,
            dueOn: '2026-11-18',
            penalty: '0.00',
            fee: '0.00',
            interest: '221.51',
            principal: '2664.95',
            total: '2886.46',
          },
          {
            n: 3,
            dueOn: '2026-12-18',
            penalty: '0.00',
            fee: '0.00',
            interest: '0.00',
            principal: '2784.86',
            total: '2784.86',
          },
        ],
        totals: { penalty: '0.00', fee: '0.00', interest: '221.51', principal: '5449.81', total: '5671.32' },
        charge: '0.00',
        total: '5671.32',
        fromCredit: '0.00',
        toPay: '5671.32',
        ifPaidToTheEnd: '5820.37',
        saves: '149.05',
      },
      err: '',
      exitCode: 0,
    });
  });

  it('with a charge, with a credit, with late charges', async () => {
    const charged = { ...early, earlySettlement: { chargePercent: '1' } };
    expect((await ask('early', charged)).answer).toMatchObject({ charge: '54.50', total: '5725.82' });
    const kept = { ...early, repayments: [{ on: '2026-10-18', amount: '3000.00' }] };
    expect((await ask('early', kept)).answer).toMatchObject({ fromCredit: '89.81', toPay: '5581.51' });
    const overdue = { loan, on: '2026-10-28', lateCharge: late };
    expect((await ask('early', overdue)).answer).toMatchObject({ totals: { penalty: '43.65' } });
  });

  it('reads a table and its arithmetic', async () => {
    const { out } = await run(['early', '--arithmetic'], JSON.stringify(early));
    expect(out).toContain('| 2 | 2026-11-18 |   2664.95 |   245.24 |');
    expect(out).toContain('to settle on 2026-11-15: 5671.32 instead of 5820.37, saves 149.05');
    expect(out).toContain('Interest from 2026-10-18 to 2026-11-15: 245.24 × 28/31 → 221.51');
    expect(out).toContain('principal 5449.81 + interest 221.51 + fees 0.00');
  });
});

describe('a delay', () => {
  it('is told beside paying on time and being late', async () => {
    expect((await ask('delay', delay)).answer).toEqual({
      n: 2,
      dueOn: '2026-11-18',
      newDueOn: '2026-12-02',
      moved: '2910.19',
      fee: '43.65',
      timesLeft: 1,
      days: [
        { on: '2026-11-15', onTime: '0.00', delayed: '43.65' },
        { on: '2026-11-18', onTime: '2910.19', delayed: '0.00' },
        { on: '2026-12-02', onTime: '0.00', delayed: '2910.19' },
        { on: '2026-12-18', onTime: '2910.18', delayed: '2910.18' },
      ],
      totals: { onTime: '5820.37', delayed: '5864.02' },
      ifLate: '63.05',
      ifPartIsPaidNow: '62.10',
      nearest: { dueOn: '2026-12-18', daysApart: 16 },
      costToTheEnd: '1014.21',
      mostCost: '8000.00',
    });
  });

  it('has no ceiling where no law and no limit is named', async () => {
    const { market: _, ...plain } = loan;
    expect((await ask('delay', { ...delay, loan: plain })).answer).toMatchObject({ mostCost: null });
  });

  it('reads as a table', async () => {
    const { out } = await run(['delay', '--table'], JSON.stringify(delay));
    expect(out).toContain('| 2026-12-02 |    0.00 | 2910.19 |');
    expect(out).toContain('from 2026-11-18 to 2026-12-02 for 43.65');
  });
});

describe('dividing a repayment', () => {
  it('pays the instalment that is running', async () => {
    expect((await ask('allocate', allocate)).answer).toMatchObject({
      divided: [{ n: 2, dueOn: '2026-11-18', interest: '245.24', principal: '2664.95', total: '2910.19' }],
      charge: '0.00',
      credit: '0.00',
      settles: false,
      owedAfter: '2910.18',
      rows: [{ left: '0.00' }, { paid: '2910.19', left: '0.00' }, { left: '2910.18' }],
    });
  });

  it('prepays, keeps, or settles with what is over', async () => {
    const more = { ...allocate, amount: '4000.00' };
    expect((await ask('allocate', { ...more, surplus: 'smaller' })).answer).toMatchObject({
      owedAfter: '1753.81',
      credit: '0.00',
    });
    expect((await ask('allocate', more)).answer).toMatchObject({ owedAfter: '2910.18', credit: '1089.81' });
    expect((await ask('allocate', { ...allocate, amount: '5671.33' })).answer).toMatchObject({
      settles: true,
      credit: '0.01',
      owedAfter: '0.00',
    });
  });

  it("in the product's own order, of late charges too, whatever the order of the repayments in the request", async () => {
    const order = ['principal', 'interest', 'fee', 'penalty'];
    const asked = { loan, on: '2026-10-28', lateCharge: late, amount: '3000.00' };
    expect((await ask('allocate', asked)).answer).toMatchObject({
      divided: [{ penalty: '43.65' }, { n: 2 }],
    });
    const own = await ask('allocate', { ...asked, amount: '2600.00', paymentOrder: order });
    expect(own.answer).toMatchObject({
      divided: [{ principal: '2550.19', interest: '49.81', penalty: '0.00' }],
    });
    const repayments = [
      { on: '2026-10-18', amount: '2910.19' },
      { on: '2026-10-01', amount: '10.00' },
    ];
    expect((await ask('allocate', { ...allocate, repayments })).answer).toMatchObject({ credit: '10.00' });
  });

  it('reads as a table', async () => {
    const { out } = await run(['allocate', '--table'], JSON.stringify(allocate));
    expect(out).toContain('| 3 | 2026-12-18 |   2784.86 |   125.32 |');
    expect(out).toContain('owed 2910.18, credit 0.00');
  });
});

describe('all three', () => {
  it.each(['early', 'delay', 'allocate'])('%s shows its shape', async (command) => {
    const never = () => Promise.reject(new Error('nothing should be read'));
    const { out, exitCode } = await runCalculator([command, '--help'], never);
    expect([exitCode, out.includes('"repayments"'), out.includes('"periodsPerYear"')]).toEqual([
      0,
      true,
      false,
    ]);
  });

  it('answer a list with a list, a problem in the place of the request that has it', async () => {
    const { answer, exitCode } = await ask('early', [early, { ...early, on: 'today' }]);
    expect(answer).toMatchObject([{ saves: '149.05' }, { field: '[1].on' }]);
    expect(exitCode).toBe(2);
  });

  it.each<[command: string, field: string, request: unknown]>([
    ['early', 'request', 12],
    ['early', 'loan', { on: '2026-11-15' }],
    ['early', 'loan', { ...early, loan: [] }],
    ['early', 'loan.amount', { ...early, loan: { ...loan, amount: '1e309' } }],
    ['early', 'loan.amount', { ...early, loan: { ...loan, amount: '0.00' } }],
    ['early', 'loan.fees', { ...early, loan: { ...loan, fees: [{ ...loan.fees[0], fixed: '8000.00' }] } }],
    [
      'early',
      'loan.interest.rate',
      { ...early, loan: { ...loan, interest: { ...loan.interest, rate: -1 } } },
    ],
    [
      'early',
      'loan.rounding.to',
      { ...early, loan: { ...loan, rounding: { mode: 'half-even', to: '10000.00' } } },
    ],
    ['early', 'on', { ...early, on: undefined }],
    ['early', 'on', { ...early, on: '2026-11-31' }],
    ['early', 'on', { ...early, on: '2026-09-17', repayments: [] }],
    ['early', 'prepay', { ...early, prepay: {} }],
    ['early', '__proto__', JSON.parse('{"__proto__": 1}')],
    ['early', 'repayments', { ...early, repayments: {} }],
    [
      'early',
      'repayments',
      { ...early, repayments: Array.from({ length: 1001 }, () => early.repayments[0]) },
    ],
    ['early', 'repayments[0]', { ...early, repayments: ['2910.19'] }],
    ['early', 'repayments[0].amount', { ...early, repayments: [{ on: '2026-10-18', amount: 2910.19 }] }],
    ['early', 'repayments[0].amount', { ...early, repayments: [{ on: '2026-10-18', amount: '0' }] }],
    ['early', 'repayments[0].amount', { ...early, repayments: [{ on: '2026-10-18', amount: '-1' }] }],
    ['early', 'repayments[0].on', { ...early, repayments: [{ on: '2026-11-16', amount: '1' }] }],
    ['early', 'repayments[0].on', { ...early, repayments: [{ on: '2026-09-17', amount: '1' }] }],
    [
      'early',
      'repayments[0].surplus',
      { ...early, repayments: [{ ...early.repayments[0], surplus: 'longer' }] },
    ],
    ['early', 'earlySettlement.chargePercent', { ...early, earlySettlement: { chargePercent: 1 } }],
    ['early', 'lateCharge.kind', { ...early, lateCharge: {} }],
    ['early', 'lateCharge.fixed', { ...early, lateCharge: { ...late, fixed: '1.00' } }],
    ['early', 'lateCharge.percent', { ...early, lateCharge: { ...late, percent: '5 %' } }],
    ['early', 'lateCharge.graceDays', { ...early, lateCharge: { kind: 'fixed', fixed: '1.00' } }],
    ['early', 'paymentOrder', { ...early, paymentOrder: ['penalty', 'fee', 'interest'] }],
    ['early', 'paymentOrder', { ...early, paymentOrder: ['penalty', 'fee', 'interest', 'tax'] }],
    ['early', 'limits.mostCost', { ...early, limits: { mostCost: 8000 } }],
    ['early', 'limits.mostLatePercentPerMonth', { ...early, limits: { mostLatePercentPerMonth: 'five' } }],
    ['delay', 'delay', early],
    ['delay', 'delay', { ...delay, delay: { ...delayTerms, percent: '2.34' } }],
    ['delay', 'delay', { ...delay, lateCharge: null }],
    ['delay', 'delay.days', { ...delay, delay: { ...delayTerms, days: 91 } }],
    ['delay', 'delay.times', { ...delay, delay: { ...delayTerms, times: 0 } }],
    ['delay', 'on', { ...delay, on: '2026-11-12' }],
    ['delay', 'repayments', { ...delay, repayments: [{ on: '2026-10-18', amount: '9000.00' }] }],
    ['delay', 'limits.mostCost', { ...delay, limits: { mostCost: '1014.20' } }],
    ['allocate', 'amount', { ...allocate, amount: undefined }],
    ['allocate', 'amount', { ...allocate, amount: '0.00' }],
    ['allocate', 'amount', { ...allocate, amount: '2910.195' }],
    ['allocate', 'amount', { ...allocate, amount: 2910 }],
    ['allocate', 'surplus', { ...allocate, surplus: 'refund' }],
  ])('%s refuses with the field, the rule and an example: %s', async (command, field, request) => {
    const { answer, err, exitCode } = await ask(command, request);
    expect([answer['field'], exitCode]).toEqual([field, 2]);
    expect(Object.keys(answer)).toEqual(['field', 'rule', 'example']);
    expect([answer['rule'], answer['example']].includes('')).toBe(false);
    expect(err).toContain(`${field}: `);
  });

  it('are exact where a double is not: 9,007,199,254,740,993 minor units', async () => {
    const large = { ...loan, amount: '90071992547409.93', market: undefined, fees: [], instalments: 1 };
    const { answer } = await ask('early', { loan: large, on: '2026-09-18' });
    expect(answer).toMatchObject({ total: '90071992547409.93' });
  });
});
