/** What the allowance moves by: required less provided. Below zero it is released. */
export function provisionMove({
  required,
  before,
}: {
  readonly required: bigint;
  readonly before: bigint;
}): bigint {
  return required - before;
}
