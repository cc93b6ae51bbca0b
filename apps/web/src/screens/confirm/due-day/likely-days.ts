type Day = { readonly firstDueOn: string; readonly isUsual: boolean; readonly isPayDay: boolean };

/** Days of the month on which wages and rents are paid; the last one of a month is the one before a first. */
const ROUND_DAYS = new Set(['01', '05', '10', '15', '20', '25']);

/**
 * The days that most people would choose from, so that a short list does: round days of the month and its
 * last, a payday that was named, the usual one and the one in force.
 */
export function likelyDays<D extends Day>(days: readonly D[], inForce: string | undefined): D[] {
  return days.filter(
    ({ firstDueOn, isUsual, isPayDay }, k) =>
      isUsual ||
      isPayDay ||
      firstDueOn === inForce ||
      ROUND_DAYS.has(firstDueOn.slice(-2)) ||
      days[k + 1]?.firstDueOn.endsWith('-01') === true ||
      firstDueOn.endsWith('-31'),
  );
}
