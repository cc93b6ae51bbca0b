import type { ReactNode } from 'react';

type Props = {
  readonly label: string;
  /** 0 to 100. */
  readonly percent: number;
  readonly size?: 'small' | 'large';
  /** Stands in the middle of a large one. */
  readonly children?: ReactNode;
};

/**
 * How much of something is done. The circle's length is called 100, so the drawn part is the percentage
 * itself.
 */
export function ProgressRing({ label, percent, size = 'small', children }: Props) {
  const shown = Math.round(Math.min(100, Math.max(0, percent)));
  return (
    <span className={`c-ring c-ring-${size}`}>
      <progress className="c-unseen" aria-label={label} max={100} value={shown} />
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <circle className="c-ring-track" cx="12" cy="12" r="10" />
        {shown > 0 && (
          <circle
            className="c-ring-done"
            cx="12"
            cy="12"
            r="10"
            pathLength={100}
            strokeDasharray={`${shown} ${100 - shown}`}
            transform="rotate(-90 12 12)"
          />
        )}
      </svg>
      {children !== undefined && <span className="c-ring-text">{children}</span>}
    </span>
  );
}
