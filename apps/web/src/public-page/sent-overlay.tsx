import { useEffect, useRef } from 'react';
import { Letter } from '../art/letter.tsx';

type Props = { readonly email: string; readonly onClose: () => void };

/**
 * The confirmation picture. Its words promise nothing that did not happen: the form sends nothing, so whoever
 * wants an answer in writing is told where to write. A modal dialog keeps the focus inside and gives it back;
 * a click anywhere on it, its backdrop included, and Escape all close it.
 */
export function SentOverlay({ email, onClose }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const closer = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    const element = dialog.current;
    if (!element) return;
    // The second click of a double click on the button lands here, and means nothing.
    const close = ({ detail }: MouseEvent) => detail < 2 && element.close();
    element.showModal();
    closer.current?.focus();
    element.addEventListener('click', close);
    return () => {
      element.removeEventListener('click', close);
      element.close();
    };
  }, []);
  return (
    <dialog
      className="p-sent"
      ref={dialog}
      aria-labelledby="sent-title"
      aria-describedby="sent-text"
      onClose={onClose}
    >
      <div className="p-sent-art">
        <Letter description="An open envelope with a letter in it, and a tick" />
      </div>
      <div className="p-sent-words">
        <h2 id="sent-title">Thank you</h2>
        <p id="sent-text">
          For a written answer, mail <a href={`mailto:${email}`}>{email}</a>.
        </p>
        <button type="button" className="p-sent-close" ref={closer}>
          Tap anywhere to close
        </button>
      </div>
    </dialog>
  );
}
