/**
 * A vendor's answer as it may be kept: runs of six and more digits (also with gaps) are account or phone numbers, and only
 * their last two stay. A reference of the vendor's that is all digits loses its own the same way; it is kept beside.
 */
export function withoutNumbers(raw: string): string {
  return raw
    .slice(0, 2_000)
    .replaceAll(/(?<![0-9a-f-])\d(?:[ -]?\d){5,}(?![0-9a-f-])/giu, (digits) => `••••${digits.slice(-2)}`);
}
