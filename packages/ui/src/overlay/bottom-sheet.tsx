import { Modal, type ModalProps } from './modal.tsx';

type Props = ModalProps & {
  /**
   * What it holds is fetched: it is as high as it may become from the start, and nothing in it moves when
   * that comes.
   */
  readonly isTall?: boolean;
};

/** More about one thing, from the lower edge: near the thumb, the page still in sight. */
export function BottomSheet({ isTall = false, children, ...modal }: Props) {
  return (
    <Modal look={isTall ? 'tall' : 'sheet'} {...modal}>
      <div className="c-modal-body">{children}</div>
    </Modal>
  );
}
