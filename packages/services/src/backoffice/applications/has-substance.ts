/**
 * Whether what somebody wrote for the file says something. "ok" and "approved!!!" do not; "Two loans repaid,
 * overtime not counted" does. Beyond policy it is what an approver decides by, and more of it is asked for.
 */
export function hasSubstance(text: string, isBeyondPolicy: boolean): boolean {
  const words = new Set(text.toLowerCase().match(/[\p{L}\p{M}\p{N}]{2,}/gu) ?? []);
  const letters = [...words].join('').length;
  return isBeyondPolicy ? words.size >= 4 && letters >= 20 : words.size >= 2 && letters >= 10;
}
