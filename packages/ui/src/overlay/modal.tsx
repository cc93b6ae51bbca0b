import {
  type MouseEvent,
  type ReactNode,
  type RefObject,
  type SyntheticEvent,
  useContext,
  useEffect,
  useEffectEvent,
  useId,
  useRef,
} from 'react';
import { Icon } from '../icon.tsx';
import { useCover } from '../steady/uncovering.ts';
import { BackClosesContext } from './back-closes.ts';
import { useWords } from '../words/use-words.ts';

export type ModalProps = {
  readonly isOpen: boolean;
  /** Escape, the cross, a tap beside it, the phone's back gesture. */
  readonly onClose: () => void;
  readonly title: string;
  readonly children: ReactNode;
};

type Look = {
  readonly look: 'dialog' | 'sheet' | 'tall' | 'full';
  /** Takes the focus instead of the heading, where reading comes second. */
  readonly firstFocus?: RefObject<HTMLElement | null>;
};

/**
 * The browser's own modal dialog: it keeps the focus inside, makes the rest of the page inert, closes on
 * Escape and gives the focus back to where it came from. What it holds is there only while it is open.
 */
export function Modal({ look, isOpen, onClose, title, firstFocus, children }: ModalProps & Look) {
  const words = useWords();
  useCover(isOpen);
  const titleId = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    const element = dialog.current;
    if (!isOpen || !element) return;
    element.showModal();
    (firstFocus?.current ?? heading.current)?.focus();
    return () => element.close();
  }, [isOpen, firstFocus]);
  const backCloses = useContext(BackClosesContext);
  const close = useEffectEvent(onClose);
  useEffect(() => (isOpen ? backCloses?.(() => close()) : undefined), [isOpen, backCloses]);
  const cancel = (event: SyntheticEvent) => {
    // A file chooser inside that was left without a file says `cancel` too, and that one bubbles.
    if (event.target !== event.currentTarget) return;
    event.preventDefault();
    onClose();
  };
  // A browser may close it without asking first: twice back on a phone.
  const closed = () => {
    if (isOpen && dialog.current?.open === false) onClose();
  };
  // The dialog's own area is its backdrop; everything that is drawn in it lies in the sheet inside.
  const closeBeside = (event: MouseEvent) => {
    if (event.target === event.currentTarget) onClose();
  };
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- Escape does the same
    <dialog
      className={`c-modal c-modal-${look}`}
      aria-labelledby={titleId}
      ref={dialog}
      onCancel={cancel}
      onClose={closed}
      onClick={closeBeside}
    >
      {isOpen && (
        <div className="c-modal-box">
          <header className="c-modal-head">
            <h2 id={titleId} tabIndex={-1} ref={heading}>
              {title}
            </h2>
            <button type="button" className="c-app-bar-icon" aria-label={words.close} onClick={onClose}>
              <Icon name="close" />
            </button>
          </header>
          {children}
        </div>
      )}
    </dialog>
  );
}
