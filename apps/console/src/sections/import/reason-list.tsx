type Props = { readonly reasons: readonly { readonly column: string | null; readonly words: string }[] };

/** Why a row is refused, a line for each column. */
export function ReasonList({ reasons }: Props) {
  return (
    <ul className="im-reasons">
      {reasons.map(({ column, words }) => (
        <li key={`${column} ${words}`}>
          {column !== null && <span className="k-reference im-column">{column}:</span>} {words}
        </li>
      ))}
    </ul>
  );
}
