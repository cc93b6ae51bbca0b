/** Minor units as the engine counts them: exact, or a fault. */
export function counted(minorUnits: bigint): number {
  const number = Number(minorUnits);
  if (!Number.isSafeInteger(number)) throw new Error('an amount is larger than a decision can count');
  return number;
}
