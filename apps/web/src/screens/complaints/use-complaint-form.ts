import type { Calls, ResponseOf } from '@candor/contract/client';
import { routePath } from '@candor/contract/routes';
import { type FieldFaultLine, useOnline } from '@candor/ui';
import type { FormEvent } from 'react';
import { type PicturesStanding, usePictureWait, useSendAfter } from '../../complaints/use-picture-wait.ts';
import { useHandIn } from '../../complaints/use-hand-in.ts';
import { emptyDraft, useComplaintDraft } from '../../complaints/use-complaint-draft.ts';
import { useFaults } from '../../forms/use-faults.ts';
import { useNavigate } from '../../shell/router/router-context.ts';
import { useAct } from '../../session/use-act.ts';
import type { Subject } from './subject-in.ts';
import { complaintsWords } from './texts.ts';

export type Init = ResponseOf<Calls['problem.init']>;
export type ComplaintFormState = ReturnType<typeof useComplaintForm>;

export const fieldIds = { kind: 'complaint-kind', words: 'complaint-words', pictures: 'complaint-pictures' };

/** What the form knows and does; how it looks is in `complaint-form.tsx`. */
export function useComplaintForm({ draft: earlier, dispute, answerWays }: Init, subject: Subject) {
  const say = complaintsWords.useSay();
  const isOnline = useOnline();
  const navigate = useNavigate();
  const act = useAct('problem.save');
  const { loanId = null, row } = subject;
  const begun = earlier ?? { ...emptyDraft, answerWay: answerWays[0]?.way ?? null };
  const inHand = useComplaintDraft({
    of: row === undefined ? {} : { row },
    start: { ...begun, loanId: loanId ?? begun.loanId, ...(dispute && { kind: 'charge' as const }) },
  });
  const { draft } = inHand;
  const handIn = useHandIn(inHand);
  const pictures = usePictureWait();
  const { faults, show, at, mend } = useFaults();

  const lacking = (): FieldFaultLine[] => [
    ...(draft.kind === null ? [{ fieldId: fieldIds.kind, text: say('kindMissing') }] : []),
    ...(draft.words.trim() === '' ? [{ fieldId: fieldIds.words, text: say('wordsMissing') }] : []),
    ...(pictures.hasFailed ? [{ fieldId: fieldIds.pictures, text: say('pictureFailed') }] : []),
  ];
  const send = async (event?: FormEvent) => {
    event?.preventDefault();
    const lacks = lacking();
    show(lacks);
    const { kind, words, imageIds, answerWay } = draft;
    const isSendable = lacks.length === 0 && isOnline;
    pictures.setWaiting(isSendable && pictures.isUnderWay);
    if (!isSendable || kind === null || pictures.isUnderWay) return;
    const answer = await handIn.run(() =>
      act.run({
        kind,
        words,
        answerWay: answerWay ?? 'app',
        ...(draft.loanId !== null && { loanId: draft.loanId }),
        ...(dispute && { row: dispute.row }),
        ...(imageIds.length > 0 && { imageIds }),
      }),
    );
    // In this one's place: back leads to the list and not to a form that was sent.
    if (answer) navigate(routePath('complaintPage', { reportId: answer.reportId }), { replace: true });
  };
  useSendAfter(pictures, send);
  return {
    ...inHand,
    isKept: inHand.kept.isKept || (!inHand.isTouched && earlier !== null),
    faults,
    faultOf: at,
    change(part: Partial<typeof draft>) {
      if ('kind' in part) mend(fieldIds.kind);
      if ('words' in part) mend(fieldIds.words);
      act.forgive();
      inHand.change(part);
    },
    setPictures(standing: PicturesStanding) {
      if (!standing.hasFailed) mend(fieldIds.pictures);
      pictures.setStanding(standing);
    },
    fault: act.fault,
    /** Also while the next page comes: what was sent must not be sent once more. */
    isSending: handIn.isUnderWay || pictures.isWaiting,
    waitsForPicture: pictures.isWaiting && pictures.isUnderWay,
    isOnline,
    send,
  };
}
