import type { FormStep } from '@candor/markets/certification';
import { deleteDraft, findStep } from '@candor/store/kyc';
import { lockBorrower } from '@candor/store/borrowers';
import { returnRateLimitTokens } from '@candor/store/rate-limits';
import { lease } from '../../kernel/commands/lease.ts';
import { notifyDocumentOwner } from '../borrowers/notify-document-owner.ts';
import type { Command, CommandAnswer } from '../../kernel/commands/command.ts';
import { runCommand } from '../../kernel/commands/run-command.ts';
import type { IdentityDeps } from '../../kernel/identity-deps.ts';
import { forgetUnkeptPictures } from '../pictures/erase-pictures.ts';
import { permit, takeAll } from '../../kernel/rate-limits/limits.ts';
import { bringsNumber } from './keep-documents.ts';
import { saveStep, type SaveStep, type SaveStepRefusal } from './save-step.ts';
import { openValues } from './step-seal.ts';

type Parts = Pick<IdentityDeps, 'database' | 'seal' | 'now' | 'newId'>;

export type HandedIn =
  | CommandAnswer<null, SaveStepRefusal>
  | { readonly kind: 'too-many-documents'; readonly waitSeconds: number };

/**
 * A borrower hands in a step, and what follows of a refusal. Each document that is brought tells whether
 * somebody has it already, so they are counted before anything is looked up; a step that is sent back for
 * another reason costs nothing. Whoever has the document hears of it, once a day; of somebody too young
 * nothing is kept.
 */
export async function handInStep(parts: Parts, input: SaveStep, requestId: string): Promise<HandedIn> {
  const { database, seal, now } = parts;
  const actor = { kind: 'borrower', id: input.borrowerId } as const;
  const permits = (await isLookedUp(parts, input))
    ? [permit(seal, 'documentByBorrower', input.borrowerId)]
    : [];
  const waitSeconds = await takeAll(database, permits, now());
  if (waitSeconds > 0) return { kind: 'too-many-documents', waitSeconds };

  const answer = await runCommand(database, saveStep(seal), { input, actor, requestId, now: now() });
  if (answer.kind !== 'refused') return answer;
  const { refused, facts = {} } = answer.refusal;
  if (refused === 'document_belongs_to_another_account') {
    await tellOwner(parts, String(facts['owner']), requestId);
    return answer;
  }
  await lease(database, 'limit.count', (tx) => returnRateLimitTokens(tx, permits));
  if (refused === 'too_young')
    await runCommand(database, forgetTooYoung, { input, actor, requestId, now: now() });
  return answer;
}

async function isLookedUp({ database, seal }: Parts, input: SaveStep): Promise<boolean> {
  const { borrowerId, step, values } = input;
  const row = await database.read((tx) => findStep(tx, borrowerId, step));
  return bringsNumber(input, row ? openValues(seal, borrowerId, row) : [], values);
}

async function tellOwner(parts: Parts, ownerId: string, requestId: string): Promise<void> {
  const { database, seal, now, newId } = parts;
  const isTold = await takeAll(database, [permit(seal, 'documentHintByOwner', ownerId)], now());
  if (isTold > 0) return;
  await runCommand(database, notifyDocumentOwner(seal), {
    input: { ownerId, messageId: newId() },
    actor: { kind: 'system', id: 'certification' },
    requestId,
    now: now(),
  });
}

/** Nothing is kept of somebody who may not borrow. */
const forgetTooYoung: Command<{ readonly borrowerId: string; readonly step: FormStep }, null> = {
  name: 'certification.forget-too-young',
  subject: ({ borrowerId }) => `borrower:${borrowerId}`,
  async decide(tx, { borrowerId, step }, { now }) {
    await lockBorrower(tx, borrowerId);
    await deleteDraft(tx, borrowerId, step);
    return { output: null, facts: { step }, outbox: await forgetUnkeptPictures(tx, borrowerId, now) };
  },
};
