import { asSeen } from '../backoffice/approvals/as-seen.ts';
import type { MarketId } from '@candor/markets';
import {
  requestApproval,
  previewOf,
  type RequestedApproval,
  type AskRefusal,
} from '../backoffice/approvals/request-approval.ts';
import type { ApprovableAct } from '../kernel/acts/approvable-act.ts';
import type { LendingDeps } from '../kernel/lending-deps.ts';
import type { Command } from '../kernel/commands/command.ts';
import { ruleOfRefusal } from '../backoffice/authority/keep-approvers.ts';
import { approvableActs, type ActInput, type ActKey } from './approvable-acts.ts';

export type RequestApproval<Key extends ActKey = ActKey> = {
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

/** Somebody asks for an act that takes two. What can't be done as things stand can't be asked for either. */
export const askForApproval = (
  parts: LendingDeps,
): Command<RequestApproval, RequestedApproval, AskRefusal | 'act_is_not_possible_now'> => ({
  name: 'approval.ask',
  subject: ({ subject }) => subject,
  async decide(tx, asked, { actor, now }) {
    const act: ApprovableAct = approvableActs[asked.act];
    const preview = await previewOf(tx, () => act.preview(tx, asked.input, { parts, now }));
    if ('refused' in preview)
      return { refused: 'act_is_not_possible_now', facts: { act: asked.act, rule: ruleOfRefusal(preview) } };
    const done = await requestApproval(tx, parts, {
      ...asked,
      act,
      by: actor.id,
      now,
      figures: preview.figures.length > 0 ? preview.figures : null,
    });
    if ('refused' in done) return done;
    return { output: done, facts: { act: asked.act, request: asked.requestId } };
  },
});

/** Asks an approver for what whoever asks was shown, and for nothing else. */
export const askAsSeen = (parts: LendingDeps) =>
  asSeen(askForApproval(parts), (tx, { act, input }, { now }) => {
    const known: ApprovableAct = approvableActs[act];
    return known.preview(tx, input, { parts, now });
  });
