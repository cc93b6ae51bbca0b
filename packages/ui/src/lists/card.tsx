import type { ReactNode } from 'react';

type Props = { readonly heading?: string; readonly children: ReactNode };

/**
 * A thing by itself: a surface with a line around it, no shadow. No landmark: a screen of cards would be
 * nothing else.
 */
export function Card({ heading, children }: Props) {
  return (
    <div className="c-card c-card-roomy">
      {heading !== undefined && <h2 className="c-card-heading">{heading}</h2>}
      {children}
    </div>
  );
}
