import type { Calls, ResponseOf } from '@candor/contract/console-client';
import { InternalNote } from '../kit/records/internal-note.tsx';
import { MomentText } from '../kit/words/day-text.tsx';
import { useDesk } from '../shell/me.ts';
import { AttachmentButton } from './attachment-button.tsx';
import './customer.css';

type Note = ResponseOf<Calls['console.customer-notes']>['notes'][number];

/** What staff wrote on a borrower, newest first, with the files that they attached. */
export function CustomerNotes({ notes }: { readonly notes: readonly Note[] }) {
  const { market } = useDesk();
  return notes.map(({ noteId, by, words, at, attachments }) => (
    <InternalNote
      key={noteId}
      by={by}
      when={<MomentText at={new Date(at)} timeZone={market.timeZone} today={market.businessDate} />}
    >
      <p className="k-attached-words">{words}</p>
      {attachments.length > 0 && (
        <div className="k-buttons">
          {attachments.map((file) => (
            <AttachmentButton key={file.attachmentId} file={file} />
          ))}
        </div>
      )}
    </InternalNote>
  ));
}
