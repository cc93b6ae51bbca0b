import type { ReactNode } from 'react';

type Props = {
  readonly label: string;
  /** At the end of the label's line: "2 of 3". */
  readonly aside?: ReactNode;
  readonly children: ReactNode;
};

/**
 * The one thing on a screen that matters most, on the lender's colour. Weight makes the order here; nothing
 * is muted.
 */
export function Hero({ label, aside, children }: Props) {
  return (
    <section className="c-hero">
      <h2 className="c-hero-head">
        <span>{label}</span>
        {aside !== undefined && <span>{aside}</span>}
      </h2>
      {children}
    </section>
  );
}
