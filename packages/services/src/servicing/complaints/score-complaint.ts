import { noteComplaintStep, updateComplaint } from '@candor/store/complaints';
import type { Command } from '../../kernel/commands/command.ts';
import type { IdentityDeps } from '../../kernel/identity-deps.ts';
import { scoredAbout } from './complaint-seal.ts';
import { lockComplaintOf } from './lock-complaint-of.ts';

export type ScoreComplaint = {
  readonly borrowerId: string;
  readonly reportId: string;
  readonly score: number;
  readonly words: string | null;
};

/**
 * The borrower says whether it is solved, 1 to 5. Who changes their mind says it again: the last word counts.
 */
export const scoreComplaint = ({
  seal,
}: Pick<IdentityDeps, 'seal'>): Command<
  ScoreComplaint,
  { reportId: string; score: number },
  'complaint_is_unknown' | 'only_an_answered_complaint_is_scored'
> => ({
  name: 'problem.score',
  subject: ({ reportId }) => `complaint:${reportId}`,
  async decide(tx, { borrowerId, reportId, score, words }, { now }) {
    const locked = await lockComplaintOf(tx, reportId, borrowerId);
    if (!locked) return { refused: 'complaint_is_unknown' };
    const { complaint } = locked;
    if (complaint.state !== 'answered' && complaint.state !== 'closed')
      return { refused: 'only_an_answered_complaint_is_scored' };
    const scoreSealed = words === null ? null : seal.seal(words, scoredAbout(complaint.id));
    await updateComplaint(tx, { ...complaint, score, scoreSealed });
    // Once for each answer: who changes their mind ten times has still scored it.
    if (complaint.score === null)
      await noteComplaintStep(tx, reportId, { step: 'scored', day: null, at: now });
    return { output: { reportId, score }, facts: { score } };
  },
});
