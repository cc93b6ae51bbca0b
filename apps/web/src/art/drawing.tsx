import type { ReactNode } from 'react';

type Props = {
  readonly width: number;
  readonly height: number;
  /** What the picture shows, for who can't see it; left out where the words beside it already say it. */
  readonly description?: string;
  /** `bottom`: stands on the lower edge of its box, as a thing on a table; else centred in it. */
  readonly stand?: 'bottom';
  readonly children: ReactNode;
};

/**
 * Frame of every drawing: a picture with a name, or nothing at all to a screen reader; never something to
 * drag.
 */
export function Drawing({ width, height, description, stand, children }: Props) {
  const named = description ? { role: 'img', 'aria-label': description } : { 'aria-hidden': true };
  return (
    <svg
      {...named}
      className="a-drawing"
      viewBox={`0 0 ${width} ${height}`}
      {...(stand === 'bottom' && { preserveAspectRatio: 'xMidYMax meet' })}
    >
      {children}
    </svg>
  );
}
