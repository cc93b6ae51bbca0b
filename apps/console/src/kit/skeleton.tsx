type Props = { readonly lines?: number };

/** Something is being read that is no table: bones in its place, after 300 ms, and never a spinner. */
export function Skeleton({ lines = 3 }: Props) {
  return (
    <div aria-busy="true">
      <span className="k-spoken">Loading</span>
      {Array.from({ length: lines }, (_, at) => (
        <p key={at} className="k-skeleton-line" aria-hidden="true">
          <span className="k-bone" data-width={4 + ((at * 2) % 3)} />
        </p>
      ))}
    </div>
  );
}
