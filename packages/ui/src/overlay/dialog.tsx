import type { ReactNode } from 'react';
import { Modal, type ModalProps } from './modal.tsx';

/**
 * A question that must be answered before anything else: one or two sentences, and the answers as buttons.
 */
export function Dialog({ actions, children, ...modal }: ModalProps & { readonly actions: ReactNode }) {
  return (
    <Modal look="dialog" {...modal}>
      <div className="c-modal-body">{children}</div>
      <div className="c-modal-actions">{actions}</div>
    </Modal>
  );
}
