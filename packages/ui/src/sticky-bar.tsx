import type { ReactNode } from 'react';

/** The one action of a screen, at the thumb. It ends the flow of the page, so it never covers the last line. */
export function StickyBar({ children }: { readonly children: ReactNode }) {
  return <div className="c-sticky-bar">{children}</div>;
}
