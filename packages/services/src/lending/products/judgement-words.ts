import type { LimitJudgement } from '@candor/markets';

const names: Readonly<Record<string, string>> = {
  'nominal-rate': 'Nominal interest per month',
  'effective-rate': 'Effective rate, worst case',
  'late-charge': 'Late charge per month',
  'total-cost': 'Total cost cap, % of principal',
  'cooling-off': 'Cooling-off period, days',
  'prepayment-always-allowed': 'Early repayment is always allowed',
  'disclosed-charges-only': 'Every contingent charge stands in the key facts statement',
  'no-charge-on-a-charge': 'Contingent charges bear no interest and are not capitalised',
};

/** One limit in a line, for whoever decides: "Effective rate, worst case: 7.73 of 12.00 %". */
export function judgementWords({ kind, value, ceiling }: LimitJudgement): string {
  const name = names[kind] ?? kind;
  if (ceiling === null) return name;
  if (value === null) return `${name}: no loan of it falls under the limit of ${hundredths(ceiling)}`;
  if (kind === 'cooling-off') return `${name}: ${value}, at least ${ceiling}`;
  return `${name}: ${hundredths(value)} of at most ${hundredths(ceiling)} %`;
}

/**
 * Two decimals, and never less than it is: 7.729469 → 7.73, 12.000001 → 12.01, 4.500000 → 4.50. What is no
 * such figure stays.
 */
function hundredths(figure: string): string {
  const [, whole = '', cents = '', beyond = ''] = /^(\d+)(?:\.(\d{1,2})(\d*))?$/u.exec(figure) ?? [];
  if (whole === '') return figure;
  const up = /[1-9]/u.test(beyond) ? 1n : 0n;
  const all = String(BigInt(whole + cents.padEnd(2, '0')) + up).padStart(3, '0');
  return `${all.slice(0, -2)}.${all.slice(-2)}`;
}
