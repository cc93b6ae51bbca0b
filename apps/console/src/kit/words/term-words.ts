const names: Readonly<Record<string, string>> = {
  'amount.min': 'Amount from',
  'amount.max': 'Amount to',
  'amount.step': 'Amount step',
  terms: 'Terms',
  'interest.rate': 'Interest',
  'interest.per': 'Interest for each',
  'interest.method': 'Interest method',
  'interest.dayCount': 'Interest days',
  lateCharge: 'Late charge',
  'lateCharge.kind': 'Late charge kind',
  'lateCharge.percent': 'Late charge rate',
  'lateCharge.per': 'Late charge for each',
  'lateCharge.fixed': 'Late charge, fixed',
  'lateCharge.graceDays': 'Late charge grace, days',
  contingentCharges: 'Contingent charges',
  delay: 'Payment extension',
  'delay.times': 'Extensions allowed',
  'delay.days': 'Extension, days each',
  'delay.percent': 'Extension fee, % of amount moved',
  'delay.fixed': 'Extension fee, fixed',
  'delay.daysBefore': 'Extension, days before due',
  'delay.daysAfter': 'Extension, days after due',
  coolingOffDays: 'Cooling-off period, days',
  'earlySettlement.chargePercent': 'Early settlement charge, %',
  paymentOrder: 'What is paid first',
  'rounding.mode': 'Rounding',
  'rounding.to': 'Rounded to',
};
const feeParts: Readonly<Record<string, string>> = {
  name: 'name',
  percent: '% of amount',
  fixed: 'fixed',
  taxPercent: 'tax, %',
  taken: 'taken',
  payee: 'goes to',
};

const chargeParts: Readonly<Record<string, string>> = {
  code: 'code',
  amount: 'amount each time',
  times: 'at most, times',
};

/** A term's path as people say it: fees[0].percent → "Fee 1, % of amount". */
export function termWords(path: string): string {
  const fee = /^fees\[(\d+)\]\.(\w+)$/u.exec(path);
  if (fee) return `Fee ${Number(fee[1]) + 1}, ${feeParts[fee[2] ?? ''] ?? fee[2]}`;
  const charge = /^contingentCharges\[(\d+)\]\.(\w+)(?:\.(\w+))?$/u.exec(path);
  if (charge) {
    const part = charge[2] === 'names' ? `name (${charge[3] ?? ''})` : chargeParts[charge[2] ?? ''];
    return `Contingent charge ${Number(charge[1]) + 1}, ${part ?? charge[2]}`;
  }
  return names[path] ?? path;
}

const limitNames: Readonly<Record<string, string>> = {
  'nominal-rate': 'Nominal interest a month',
  'effective-rate': 'Effective rate, worst case',
  'late-charge': 'Late charge a month',
  'total-cost': 'Total cost cap, % of principal',
  'cooling-off': 'Cooling-off period, days',
  'prepayment-always-allowed': 'Early repayment',
  'disclosed-charges-only': 'Contingent charges are in the key facts',
  'no-charge-on-a-charge': 'No interest on charges, not capitalised',
};

export const limitWords = (kind: string): string => limitNames[kind] ?? kind;
