import type { ComplaintState } from '@candor/domain/states';
import { updateComplaint } from '@candor/store/complaints';
import type { Command } from '../../kernel/commands/command.ts';
import type { IdentityDeps } from '../../kernel/identity-deps.ts';
import { lockComplaintOf } from '../complaints/lock-complaint-of.ts';
import { notifyComplainant } from '../complaints/notify-complainant.ts';
import { sayInComplaint } from '../complaints/say-in-complaint.ts';

export type WriteInComplaint = {
  readonly reportId: string;
  readonly staffName: string | null;
  readonly words: string;
};

/**
 * Staff write to whoever complained without answering: that it was read, what is still needed, or something
 * after the answer. The first such words are the first response; the day of the answer stays what it was.
 */
export const writeInComplaint = (
  parts: Pick<IdentityDeps, 'seal' | 'newId'>,
): Command<
  WriteInComplaint,
  { reportId: string; state: ComplaintState },
  'complaint_is_unknown' | 'complaint_is_closed'
> => ({
  name: 'problem.write',
  subject: ({ reportId }) => `complaint:${reportId}`,
  async decide(tx, { reportId, staffName, words }, { now }) {
    const locked = await lockComplaintOf(tx, reportId, null);
    if (!locked) return { refused: 'complaint_is_unknown' };
    const { state, messages, news } = locked.complaint;
    if (state === 'closed') return { refused: 'complaint_is_closed' };
    await sayInComplaint(tx, parts, locked.complaint, {
      author: 'staff',
      staffName,
      words,
      imageIds: [],
      now,
    });
    const complaint = { ...locked.complaint, messages: messages + 1, news: news + 1, changedAt: now };
    await updateComplaint(tx, complaint);
    const outbox = await notifyComplainant(tx, parts, { ...locked, complaint }, { step: 'wrote', now });
    return { output: { reportId, state }, facts: { state, isAfterAnswer: state === 'answered' }, outbox };
  },
});
