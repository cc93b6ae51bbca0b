import type { ActFigure, ActTerm } from '../../kernel/acts/approvable-act.ts';

/** What an act changes, under the names that requests have kept it by since the first release. */
type KeptChange = {
  readonly name: string;
  readonly now: string;
  readonly then: string;
  readonly isTotal?: true;
};

export function keptChange({ name, before, after, ...rest }: ActFigure | ActTerm): KeptChange {
  // oxlint-disable-next-line unicorn/no-thenable -- the names that are stored
  return { ...rest, name, now: before, then: after };
}

/** The figures that whoever asked was shown, as a request keeps them; null where the act has none. */
export function figuresOfRequest(kept: unknown): readonly ActFigure[] | null {
  if (kept === null) return null;
  return (kept as readonly KeptChange[]).map(({ name, now, then, isTotal }) =>
    isTotal ? { name, before: now, after: then, isTotal } : { name, before: now, after: then },
  );
}
