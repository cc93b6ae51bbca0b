import { useOnline } from '@candor/ui';
import { type FormEvent, type RefObject, useState } from 'react';
import { type ComplaintDraft, useComplaintDraft } from '../../complaints/use-complaint-draft.ts';
import { useHandIn } from '../../complaints/use-hand-in.ts';
import { usePictureWait, useSendAfter } from '../../complaints/use-picture-wait.ts';
import { useAct } from '../../session/use-act.ts';
import type { Complaint } from './complaint.ts';

type Options = {
  readonly complaint: Complaint;
  readonly start: ComplaintDraft;
  readonly box: RefObject<HTMLTextAreaElement | null>;
  readonly onSaid: () => void;
};

/**
 * What the bar knows and does; how it looks is in `reply-bar.tsx`. A closed complaint is opened again, any
 * other replied to.
 */
export function useReply({ complaint: { reportId, mayReply }, start, box, onSaid }: Options) {
  const isOnline = useOnline();
  const inHand = useComplaintDraft({ of: { reportId }, start });
  const { draft, change } = inHand;
  const handIn = useHandIn(inHand);
  const pictures = usePictureWait();
  const [lack, setLack] = useState<'replyMissing' | 'pictureFailed'>();
  const reply = useAct('problem.reply');
  const reopen = useAct('problem.reopen');
  const act = mayReply ? reply : reopen;
  const send = async (event?: FormEvent) => {
    event?.preventDefault();
    if (!isOnline) return;
    const { words, imageIds } = draft;
    const lacks = words.trim() === '' ? 'replyMissing' : pictures.hasFailed ? 'pictureFailed' : undefined;
    setLack(lacks);
    pictures.setWaiting(lacks === undefined && pictures.isUnderWay);
    if (lacks !== undefined) return box.current?.focus();
    if (pictures.isUnderWay) return;
    const shown = imageIds.length > 0 && { imageIds };
    const answer = mayReply
      ? await handIn.run(() => reply.run({ reportId, words, ...shown }))
      : await handIn.run(() => reopen.run({ reportId, words }));
    if (answer) onSaid();
  };
  useSendAfter(pictures, send);
  return {
    draft,
    isBehind: inHand.kept.isBehind,
    isOnline,
    isSending: handIn.isUnderWay || pictures.isWaiting,
    fault: act.fault,
    lack,
    isUnderWay: pictures.isUnderWay,
    setPictures: pictures.setStanding,
    send,
    /** Whatever was wrong is being mended. */
    change(part: Partial<ComplaintDraft>) {
      setLack(undefined);
      act.forgive();
      change(part);
    },
  };
}
