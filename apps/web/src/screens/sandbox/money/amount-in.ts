/** What somebody typed, in minor units: "500.5" is 50050. Undefined where it is no amount, or nothing. */
export function amountIn(typed: string): number | undefined {
  const [, whole = '', cents = ''] =
    /^(\d{1,9})(?:\.(\d{1,2}))?$/.exec(typed.trim().replaceAll(',', '')) ?? [];
  const amount = Number(whole + cents.padEnd(2, '0'));
  return whole === '' || amount === 0 ? undefined : amount;
}
