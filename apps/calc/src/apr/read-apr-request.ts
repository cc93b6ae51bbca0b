import { actuarialUnitPeriod, effectiveAnnual, eirMonthly, nominal12 } from '@candor/domain/rate';
import { multiply, rational } from '@candor/domain/numbers';
import type { CalendarDate } from '@candor/domain/calendar';
import type { ConventionId, RateConvention, TimedFlow, TimedFlows } from '@candor/domain/rate';
import type { Rational } from '@candor/domain/numbers';
import { refuse } from '../problem.ts';
import { fieldOf, has, pathOf, readObject } from '../read/read-object.ts';
import type { Fields } from '../read/read-object.ts';
import { readChoice, readFraction } from '../read/read-values.ts';
import { readFlows } from './read-flows.ts';
import type { FlowRead } from './read-flows.ts';

export type AprRequest = { readonly convention: RateConvention; readonly flows: TimedFlows };

const names = ['convention', 'periodsPerYear', 'advances', 'payments'];
const conventionIds: readonly ConventionId[] = [
  'eir-monthly',
  'nominal-12',
  'effective-annual',
  'actuarial-unit-period',
];
const example =
  '{"convention": "eir-monthly", "advances": [{"amount": "9464.29", "date": "2026-01-01"}], "payments": [{"amount": "10600.00", "date": "2026-01-31"}]}';

export function readAprRequest(request: unknown): AprRequest {
  const fields = readObject(request, '', names, example);
  const convention = readConvention(fields);
  const advances = readFlows(fieldOf(fields, 'advances'), 'advances');
  const payments = readFlows(fieldOf(fields, 'payments'), 'payments');
  const start = startOf(advances, payments);
  const timed = (flow: FlowRead): TimedFlow => ({
    amount: flow.amount,
    time: timeOf(flow, convention, start),
  });
  return { convention, flows: { advances: advances.map(timed), payments: payments.map(timed) } };
}

function readConvention(fields: Fields): RateConvention {
  const id = readChoice(fields, 'convention', conventionIds);
  if (id !== 'actuarial-unit-period' && has(fields, 'periodsPerYear')) {
    refuse(
      pathOf(fields, 'periodsPerYear'),
      'only for actuarial-unit-period',
      '"convention": "actuarial-unit-period"',
    );
  }
  switch (id) {
    case 'eir-monthly':
      return eirMonthly;
    case 'nominal-12':
      return nominal12;
    case 'effective-annual':
      return effectiveAnnual;
    case 'actuarial-unit-period': {
      const perYear = readFraction(fields, 'periodsPerYear', 'unit periods in a year', '12');
      if (perYear.num <= 0n) refuse(pathOf(fields, 'periodsPerYear'), 'more than 0', '365/255');
      return actuarialUnitPeriod(perYear);
    }
  }
}

/**
 * Dates are counted from the first advance. Beside other ways of saying when, nobody could tell where those
 * begin.
 */
function startOf(advances: readonly FlowRead[], payments: readonly FlowRead[]): CalendarDate | undefined {
  const all = [...advances, ...payments];
  const dated = all.find(({ when }) => when.way === 'date');
  const undated = all.find(({ when }) => when.way !== 'date');
  if (dated && undated) refuse(undated.path, 'either all flows have a date or none', '"date": "2026-01-10"');
  const days = advances.flatMap(({ when }) => (when.way === 'date' ? [when.date] : []));
  return days.reduce<CalendarDate | undefined>(
    (first, day) => (first && first < day ? first : day),
    undefined,
  );
}

function timeOf(
  { when, path }: FlowRead,
  convention: RateConvention,
  start: CalendarDate | undefined,
): Rational {
  switch (when.way) {
    case 'period':
      if (convention.timeUnit === 'year') {
        refuse(
          `${path}.period`,
          `${convention.id} measures time in years: give years or date`,
          '"years": "1/12"',
        );
      }
      return when.periods;
    case 'years':
      return multiply(when.years, unitsInAYear(convention));
    case 'date': {
      if (convention.timeBetween === null || start === undefined) {
        return refuse(
          `${path}.date`,
          `${convention.id} takes no dates: give period and fraction`,
          '"period": 1',
        );
      }
      const { num, den } = convention.timeBetween(start, when.date);
      return rational(BigInt(num), BigInt(den));
    }
  }
}

function unitsInAYear({ timeUnit, statedTimes }: RateConvention): Rational {
  return { month: rational(12n), year: rational(1n), 'unit-period': statedTimes }[timeUnit];
}
