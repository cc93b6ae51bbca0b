/**
 * A table in which each row repairs one fault of the row above: the first has them all, the last only one.
 * What is refused first is then the rule that stands first.
 */
export function faultLadder<Input>(
  good: Input,
  faults: readonly (readonly [rule: string, fault: (input: Input) => Input])[],
): [rule: string, input: Input][] {
  return faults.map(([rule], index) => [
    rule,
    // From the last to the first, so that of two faults of one field the one that stands first is seen.
    faults.slice(index).reduceRight((input, [, fault]) => fault(input), good),
  ]);
}
