import { type ReactNode, useId } from 'react';

type Props = { readonly heading?: ReactNode; readonly note?: string; readonly children: ReactNode };

const TEETH = 26;

/** As many teeth at any width, so that the edge always begins and ends at a corner. */
const edge = `M0 0v1${'l.5-1 .5 1'.repeat(TEETH)}V0`;

/** A document one keeps: a statement, a slip, a receipt. Nothing else is torn. */
export function TornDocument({ heading, note, children }: Props) {
  const id = useId();
  return (
    <article className="c-torn" {...(heading !== undefined && { 'aria-labelledby': id })}>
      <div className="c-torn-sheet">
        {heading !== undefined && <h2 id={id}>{heading}</h2>}
        {note !== undefined && <p className="c-torn-note">{note}</p>}
        {children}
      </div>
      <svg className="c-torn-edge" viewBox={`0 0 ${TEETH} 1`} preserveAspectRatio="none" aria-hidden="true">
        <path d={edge} />
      </svg>
    </article>
  );
}
