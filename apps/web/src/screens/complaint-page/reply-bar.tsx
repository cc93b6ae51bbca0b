import { Announce, Icon, screenIcons } from '@candor/ui';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { type ComplaintDraft, emptyDraft } from '../../complaints/use-complaint-draft.ts';
import { useT } from '../../i18n/translation-provider.tsx';
import { faultText } from '../../session/fault.ts';
import type { Complaint } from './complaint.ts';
import { useReply } from './use-reply.ts';
import { complaintWords } from './texts.ts';

type Props = { readonly complaint: Complaint; readonly onSaid: () => Promise<void> };

const PicturesField = lazy(() =>
  import('../../pictures/pictures-field.tsx').then((module) => ({ default: module.PicturesField })),
);

/** Says more; after an answer, or when it was closed, that opens it again. */
export function ReplyBar({ complaint, onSaid }: Props) {
  const [sent, setSent] = useState(0);
  const { mayReply, mayReopen } = complaint;
  if (!mayReply && !mayReopen) return null;
  const said = () => {
    // Empty at once, also where the thread takes its time: what was sent is no draft any more.
    setSent(sent + 1);
    void onSaid();
  };
  const start = sent === 0 ? (complaint.draft ?? emptyDraft) : emptyDraft;
  return <Bar key={sent} complaint={complaint} start={start} onSaid={said} />;
}

type BarProps = {
  readonly complaint: Complaint;
  readonly start: ComplaintDraft;
  readonly onSaid: () => void;
};

function Bar({ complaint, start, onSaid }: BarProps) {
  const t = useT();
  const say = complaintWords.useSay();
  const { mayReply } = complaint;
  const box = useRef<HTMLTextAreaElement>(null);
  const { draft, change, fault, lack, ...reply } = useReply({ complaint, start, box, onSaid });
  const { isOnline, isSending } = reply;
  const [isPicking, setPicking] = useState(draft.imageIds.length > 0);
  const hasPictures = reply.isUnderWay || draft.imageIds.length > 0;
  useEffect(() => fit(box.current, draft.words), [draft.words]);
  const wrong = fault ? faultText(t, fault) : lack && say(lack);
  const told = wrong ?? (reply.isBehind ? say('notKept') : undefined);
  const label = say(mayReply ? 'reply' : 'reopen');
  return (
    <form className="f-reply" noValidate onSubmit={(event) => void reply.send(event)}>
      {told !== undefined && (
        <p className={wrong === undefined ? 'f-line' : 'f-fault'} role="alert" id="reply-told">
          {told}
        </p>
      )}
      <Suspense>
        {isPicking && mayReply && (
          <PicturesField
            id="reply-pictures"
            purpose="problem"
            max={4}
            label={say('pictures')}
            earlier={draft.imageIds}
            onChange={({ imageIds, isUnderWay, hasFailed }) => {
              reply.setPictures({ isUnderWay, hasFailed });
              if (imageIds.join() !== draft.imageIds.join()) change({ imageIds: [...imageIds] });
            }}
          />
        )}
      </Suspense>
      <div className="f-reply-row">
        {mayReply && (
          <button
            type="button"
            className="c-app-bar-icon"
            aria-label={say('addPictures')}
            aria-expanded={isPicking}
            onClick={() => setPicking(!isPicking || hasPictures)}
          >
            <Icon name={screenIcons.camera} />
          </button>
        )}
        <textarea
          ref={box}
          className="c-field-box f-reply-box"
          rows={1}
          aria-label={label}
          placeholder={mayReply ? label : say('reopenShort')}
          maxLength={2000}
          value={draft.words}
          {...(told !== undefined && { 'aria-describedby': 'reply-told' })}
          onChange={({ target }) => change({ words: target.value })}
        />
        <button
          type="submit"
          className={isOnline ? 'c-button c-button-filled' : 'c-button c-button-pale'}
          aria-label={say(isSending ? 'sending' : 'send')}
          {...((isSending || !isOnline) && { 'aria-disabled': true })}
        >
          <Icon name={screenIcons.arrowRight} />
        </button>
      </div>
      <Announce text={isSending ? say('sending') : ''} />
    </form>
  );
}

/** As high as its text, up to what the style allows; as it was where there is none. */
function fit(box: HTMLTextAreaElement | null, text: string): void {
  if (!box) return;
  box.style.height = '';
  if (text !== '') box.style.height = `${box.scrollHeight + 2}px`;
}
