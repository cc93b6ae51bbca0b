/**
 * Whether an amount is within a limit of which some is used: "up to ₱500.00" is ₱500.00 too. The one
 * comparison for everybody who acts or approves alone; null is no limit.
 */
export function isWithinLimit(limit: bigint | null, used: bigint, amount: bigint): boolean {
  return limit === null || used + amount <= limit;
}

/** What is left of a limit: never less than nothing, also where it was lowered since. */
export function leftOfLimit(limit: bigint, used: bigint): bigint {
  return used > limit ? 0n : limit - used;
}
