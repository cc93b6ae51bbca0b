import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Button } from './button.tsx';
import { openDrawer } from './keys/hidden-drawer.ts';
import { useKeys } from './keys/keyboard.ts';
import { useOverflow } from './use-overflow.ts';

/** The work area's main part. Panes are split by hairlines and scroll by themselves. */
export function Pane({ children }: { readonly children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  const overflows = useOverflow(box);
  return (
    <div className="k-pane" ref={box} {...(overflows && { tabIndex: 0 })}>
      {children}
    </div>
  );
}

type HeadProps = { readonly title: ReactNode; readonly children?: ReactNode };

/** The page's name, and in a sentence how it stands: "47 wait. 2 are past their deadline." */
export function PaneHead({ title, children }: HeadProps) {
  return (
    <header className="k-pane-head">
      <h1>{title}</h1>
      {children}
    </header>
  );
}

/** The name of a part of the page, what it says of itself, and what acts on it at the right. */
export function PartHead({ title, words, children }: HeadProps & { readonly words?: ReactNode }) {
  return (
    <header className="k-part-head">
      <h2>{title}</h2>
      {words && <span className="k-part-words">{words}</span>}
      {children}
    </header>
  );
}

/** A frame of its own: a chart, a table among others. */
export function Panel({ head, children }: { readonly head?: ReactNode; readonly children: ReactNode }) {
  return (
    <section className="k-panel">
      {head && <header className="k-panel-head">{head}</header>}
      {children}
    </section>
  );
}

type SideProps = {
  readonly label: string;
  /** `wide` holds a form with its preview. */
  readonly width?: 'normal' | 'wide';
  /** Of one that somebody asked for: open from the start, on a narrow screen too, until it is closed. */
  readonly onClose?: () => void;
  readonly children: ReactNode;
};

/**
 * What stands beside, on the sunk tone. On a narrow screen it is a drawer, behind a button in the pane's
 * corner.
 */
export function SidePane({ label, width, onClose, children }: SideProps) {
  const [isOpen, setOpen] = useState(onClose !== undefined);
  const opener = useRef<HTMLDivElement>(null);
  const drawer = useRef<HTMLElement>(null);
  const close = () => {
    // What is hidden can't keep the focus: it goes back to the button that opened the drawer.
    if (drawer.current?.contains(document.activeElement)) opener.current?.querySelector('button')?.focus();
    setOpen(false);
    onClose?.();
  };
  useEffect(() => {
    const element = drawer.current;
    const open = () => setOpen(true);
    element?.addEventListener(openDrawer, open);
    return () => element?.removeEventListener(openDrawer, open);
  }, []);
  useKeys(label, isOpen ? [{ keys: 'Escape', words: 'close', run: close }] : []);
  return (
    <>
      {!onClose && (
        <div className="k-side-open" ref={opener}>
          <Button size="small" icon="pane" isExpanded={isOpen} onClick={() => setOpen(true)}>
            {label}
          </Button>
        </div>
      )}
      <aside
        ref={drawer}
        className="k-side"
        data-width={width}
        data-open={isOpen ? '' : undefined}
        aria-label={label}
      >
        <div className="k-side-close">
          <Button size="small" look="quiet" icon="close" onClick={close}>
            Close
          </Button>
        </div>
        {children}
      </aside>
    </>
  );
}

/** One part of the side pane. */
export function SidePart({ title, about, children }: HeadProps & { readonly about?: ReactNode }) {
  return (
    <section className="k-side-part">
      <h2>
        {title}
        {/* None of them is said too. */}
        {(about || about === 0) && <span className="k-side-about"> · {about}</span>}
      </h2>
      {children}
    </section>
  );
}
