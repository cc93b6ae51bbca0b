import type { ReactNode } from 'react';
import { Button } from './button.tsx';
import { Icon } from './icon.tsx';
import { useKeys } from './keys/keyboard.ts';

type ErrorProps = {
  /** What could not be done; nothing is said that is not known. */
  readonly what?: string;
  /** What is safe. */
  readonly safe?: string;
  readonly onAgain?: () => void;
};

/** Above what could not be read again: what happened, what is safe, one way on. */
export function ErrorLine({
  what = 'The list could not be read.',
  safe = 'Nothing is lost.',
  onAgain,
}: ErrorProps) {
  useKeys(
    'After an error',
    onAgain ? [{ keys: 'Ctrl+r', words: 'load again', inBar: true, run: onAgain }] : [],
  );
  return (
    <div className="k-stateline" data-kind="error" role="alert">
      <Icon name="warning" />
      <p>
        <strong>{what}</strong> {safe}
      </p>
      {onAgain && (
        <Button size="small" keys="Ctrl+R" onClick={onAgain}>
          Load again
        </Button>
      )}
    </div>
  );
}

type OfflineProps = { readonly since: string; readonly onAgain?: () => void };

/** Reading goes on, acting stops. */
export function OfflineLine({ since, onAgain }: OfflineProps) {
  return (
    <output className="k-stateline" data-kind="offline">
      <Icon name="link" />
      <span>
        <strong>No connection since {since}.</strong> You can read, not act.
      </span>
      {onAgain && (
        <Button size="small" onClick={onAgain}>
          Try now
        </Button>
      )}
    </output>
  );
}

/** An empty tray, drawn with the hairlines of the house. */
function Tray() {
  return (
    <svg className="k-empty-drawing" viewBox="0 0 96 60" aria-hidden="true">
      <path className="k-empty-ground" d="M8 55.500h80" />
      <path className="k-empty-paper" d="M27 8.500h42l9 24v17a4 4 0 0 1-4 4H22a4 4 0 0 1-4-4v-17z" />
      <path d="M18 32.500h18c1.500 0 2.500 1 3 2.500 1 3.500 4 6 9 6s8-2.500 9-6c.500-1.500 1.500-2.500 3-2.500h18" />
      <path className="k-empty-mark" d="m40 19.500 6 6 11-12" />
    </svg>
  );
}

type EmptyProps = { readonly title: string; readonly children?: ReactNode; readonly buttons?: ReactNode };

/** Says why there is nothing, and what to do next. */
export function Empty({ title, children, buttons }: EmptyProps) {
  return (
    <div className="k-empty">
      <Tray />
      <p className="k-empty-title">{title}</p>
      {children && <p>{children}</p>}
      {buttons && <div className="k-buttons">{buttons}</div>}
    </div>
  );
}
