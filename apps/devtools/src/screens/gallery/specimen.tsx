import type { ReactNode } from 'react';

/** One part in one state, under the name of that state. */
export function Specimen({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <div className="g-specimen">
      <p className="g-name">{name}</p>
      {children}
    </div>
  );
}

/** A screen's worth of parts in a frame, as they stand on a phone. */
export function Phone({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <section className="g-phone" aria-label={label}>
      {children}
    </section>
  );
}
