import { Modal, type ModalProps } from './modal.tsx';

/** More about one thing, from the lower edge: near the thumb, the page still in sight. */
export function BottomSheet({ children, ...modal }: ModalProps) {
  return (
    <Modal look="sheet" {...modal}>
      <div className="c-modal-body">{children}</div>
    </Modal>
  );
}
