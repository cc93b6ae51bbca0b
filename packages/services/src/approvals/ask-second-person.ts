import type { MarketId } from '@candor/markets';
import { dryRun, insertApproval, insertApprovalWord, type Tx } from '@candor/store';
import type { BorrowingParts } from '../borrowing-parts.ts';
import type { Command, Refusal } from '../commands/command.ts';
import { closingAfter } from '../console/queues/working-time.ts';
import type { ActFigure, ActWithTwo } from './act-with-two.ts';
import { actsWithTwo, type ActInput, type ActKey } from './acts-with-two.ts';
import { approvalAbout } from './approval-seal.ts';
import { isAskedFor } from './is-asked-for.ts';

/** A request lapses when the office closes on the next working day. */
const workingDaysToDecide = 1;

export type AskSecondPerson<Key extends ActKey = ActKey> = {
  readonly requestId: string;
  readonly act: Key;
  /** At whose desk it is asked: its office's hours make the deadline. */
  readonly market: MarketId;
  /** As the audit log files it: `loan:42`. */
  readonly subject: string;
  readonly input: ActInput<Key>;
  /** Why; whoever decides reads it. */
  readonly reason: string;
};

export type AskedSecondPerson = { readonly requestId: string; readonly deadlineAt: string };
export type AskRefusal = 'reason_is_missing' | 'approval_waits_already';

/**
 * Asks somebody else to agree. To be called inside a command of one's own; whoever needs nothing beside it runs `askForApproval`.
 * A refusal must be given back by the command.
 */
export async function askSecondPerson<Key extends ActKey>(
  tx: Tx,
  { seal }: Pick<BorrowingParts, 'seal'>,
  {
    by,
    now,
    figures,
    ...asked
  }: AskSecondPerson<Key> & {
    readonly by: string;
    readonly now: Date;
    /** What whoever asks was shown; null where the act has no figures. */
    readonly figures: readonly ActFigure[] | null;
  },
): Promise<AskedSecondPerson | Refusal<AskRefusal>> {
  const { requestId, act, market, subject, input, reason } = asked;
  if (reason.trim() === '') return { refused: 'reason_is_missing' };
  const { isOneAtATime }: ActWithTwo = actsWithTwo[act];
  if (isOneAtATime && (await isAskedFor(tx, asked, now))) return { refused: 'approval_waits_already' };
  const deadlineAt = closingAfter(market, now, workingDaysToDecide);
  const request = { id: requestId, market, act, subject, input, figures, askedBy: by };
  if (!(await insertApproval(tx, { ...request, askedAt: now, deadlineAt })))
    return { refused: 'approval_waits_already' };
  const sealed = seal.seal(reason, approvalAbout(requestId));
  await insertApprovalWord(tx, requestId, { step: 'asked', staffId: by, sealed, at: now });
  return { requestId, deadlineAt: deadlineAt.toISOString() };
}

/** Somebody asks for an act that takes two. What can't be done as things stand can't be asked for either. */
export const askForApproval = (
  parts: BorrowingParts,
): Command<AskSecondPerson, AskedSecondPerson, AskRefusal | 'act_is_not_possible_now'> => ({
  name: 'approval.ask',
  subject: ({ subject }) => subject,
  async decide(tx, asked, { actor, now }) {
    const act: ActWithTwo = actsWithTwo[asked.act];
    const preview = await previewOf(tx, () => act.preview(tx, asked.input, { parts, now }));
    if ('refused' in preview)
      return { refused: 'act_is_not_possible_now', facts: { act: asked.act, rule: preview.refused } };
    const done = await askSecondPerson(tx, parts, {
      ...asked,
      by: actor.id,
      now,
      figures: preview.figures.length > 0 ? preview.figures : null,
    });
    if ('refused' in done) return done;
    return { output: done, facts: { act: asked.act, request: asked.requestId } };
  },
});

/** Looks at what an act would do, and takes back whatever it wrote meanwhile. */
export async function previewOf<T>(tx: Tx, look: () => Promise<T>): Promise<T> {
  return dryRun(tx, look);
}
