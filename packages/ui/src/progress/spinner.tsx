/**
 * A quarter of a ring that goes round; it stands still for who wants no movement. The word beside it says
 * what happens.
 */
export function Spinner() {
  return (
    <svg className="c-spinner" viewBox="0 0 20 20" aria-hidden="true">
      <circle className="c-spinner-track" cx="10" cy="10" r="8" />
      <path d="M10 2a8 8 0 0 1 8 8" />
    </svg>
  );
}
