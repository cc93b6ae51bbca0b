import { Button } from '../button.tsx';
import { Dialog } from '../dialogs/dialog.tsx';
import { saveText } from './save-text.ts';

/** A file of the lender's own store, as somebody was given it. */
export type OpenedFile = { readonly fileName: string; readonly mediaType: string; readonly base64: string };

/** A document is saved: it is read in whatever the person reads documents with. False: it is a picture. */
export function saveIfDocument({ fileName, mediaType, base64 }: OpenedFile): boolean {
  if (mediaType !== 'application/pdf') return false;
  saveText(
    fileName,
    Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0)),
    mediaType,
  );
  return true;
}

export function OpenedPicture({
  file,
  onClose,
}: {
  readonly file: OpenedFile;
  readonly onClose: () => void;
}) {
  return (
    <Dialog
      title={file.fileName}
      about="That you opened it is in the audit trail."
      width="wide"
      onClose={onClose}
      buttons={
        <Button keys="Escape" onClick={onClose}>
          Close
        </Button>
      }
    >
      <img
        className="k-attached-picture"
        src={`data:${file.mediaType};base64,${file.base64}`}
        alt={file.fileName}
      />
    </Dialog>
  );
}
