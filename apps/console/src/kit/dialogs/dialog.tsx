import { useCover } from '@candor/ui';
import { type ReactNode, useEffect, useId, useLayoutEffect, useRef } from 'react';
import { type Binding, commitKey } from '../keys/key-map.ts';
import { useKeys } from '../keys/keyboard.ts';

type Props = {
  readonly title: ReactNode;
  /** A line under the title: whom it is about. */
  readonly about?: ReactNode;
  /** Right of the title: "needs approval". */
  readonly beside?: ReactNode;
  /** `wide` holds a preview: figures, terms and schedules, with what was checked beside them. */
  readonly width?: 'normal' | 'narrow' | 'wide';
  readonly onClose: () => void;
  /** What Ctrl Enter does, if it may be done now. */
  readonly onCommit?: () => void;
  /** It changes nothing but the view: Enter in a field commits too. */
  readonly isHarmless?: boolean;
  /** What the commit is called in the key bar. */
  readonly commitWords?: string;
  /** Beside those two: letters that choose, never one that commits. */
  readonly keys?: readonly Binding[];
  readonly note?: ReactNode;
  readonly buttons?: ReactNode;
  readonly children: ReactNode;
};

/**
 * Only for acting, never for reading: it asks one thing and keeps the page behind it in sight. Esc leaves.
 */
export function Dialog(props: Props) {
  const {
    title,
    about,
    beside,
    width,
    onClose,
    onCommit,
    isHarmless = false,
    commitWords,
    keys = [],
    note,
    buttons,
    children,
  } = props;
  const own = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  useCover();
  useEffect(() => {
    own.current?.showModal();
  }, []);
  useLayoutEffect(() => {
    const dialog = own.current;
    // The browser gives the focus back to what opened a dialog when it is closed, and not when it is only
    // taken off the page.
    return () => dialog?.close();
  }, []);
  useKeys(
    'Dialog',
    [
      ...keys,
      ...(onCommit ? [{ keys: commitKey, words: commitWords ?? 'commit', inBar: true, run: onCommit }] : []),
      { keys: 'Escape', words: 'close', inBar: true, run: onClose },
    ],
    'modal',
  );
  return (
    <dialog
      ref={own}
      className="k-dialog"
      tabIndex={-1}
      aria-describedby={about ? `${titleId}-about` : undefined}
      data-width={width}
      aria-labelledby={titleId}
      onCancel={(event) => {
        // Esc reaches the keys above; only a phone's back gesture comes this way.
        event.preventDefault();
        onClose();
      }}
      onKeyDown={(event) => {
        const isPlain =
          event.key === 'Enter' && !event.ctrlKey && !event.metaKey && !event.nativeEvent.isComposing;
        if (isHarmless && isPlain && event.target instanceof HTMLInputElement) onCommit?.();
      }}
    >
      <div className="k-dialog-frame">
        <header className="k-dialog-head">
          <div>
            <h1 id={titleId}>{title}</h1>
            {about && (
              <p className="k-dialog-about" id={`${titleId}-about`}>
                {about}
              </p>
            )}
          </div>
          {beside}
        </header>
        <div className="k-dialog-body">{children}</div>
        {(buttons || note) && (
          <footer className="k-dialog-foot">
            <p className="k-dialog-note">{note}</p>
            {buttons}
          </footer>
        )}
      </div>
    </dialog>
  );
}
