/**
 * The lender's mark: a double rule, the sign of a final sum, on a rounded square. The name always stands
 * beside it.
 */
export function LenderMark() {
  return (
    <svg className="c-mark" viewBox="0 0 28 28" aria-hidden="true">
      <rect x="0.5" y="0.5" width="27" height="27" rx="6.5" />
      <path d="M8 11.25h12M8 16.75h12" />
    </svg>
  );
}
