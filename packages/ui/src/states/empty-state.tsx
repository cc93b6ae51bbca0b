import type { ReactNode } from 'react';

type Props = {
  /** A drawing; it says nothing that the words don't. */
  readonly drawing?: ReactNode;
  readonly title: string;
  readonly children: ReactNode;
  /** What to do next. */
  readonly action?: ReactNode;
};

/** Nothing is here yet: why, and what to do next. */
export function EmptyState({ drawing, title, children, action }: Props) {
  return (
    <div className="c-state">
      {drawing}
      <h2>{title}</h2>
      <p>{children}</p>
      {action}
    </div>
  );
}
