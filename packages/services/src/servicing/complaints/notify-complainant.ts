import { inEachLanguage } from '@candor/i18n';
import { grievances, isLanguage, type GrievanceRules } from '@candor/markets';
import { noteComplaintStep } from '@candor/store/complaints';
import type { Tx } from '@candor/store/database';
import type { OutboxMessage } from '../../kernel/commands/command.ts';
import type { IdentityDeps } from '../../kernel/identity-deps.ts';
import { writeMessage } from '../../customers/messages/write-message.ts';
import { longDay } from '../../customers/messages/day-words.ts';
import type { KnownComplaint } from './lock-complaint-of.ts';
import { complaintTexts } from './complaint-texts.ts';
import { type ToldComplaintStep } from '../../kernel/outbox/told-steps.ts';

/** What the borrower has just done themselves, or need not act on, is in the inbox and rings no phone. */
const quiet: ReadonlySet<ToldComplaintStep> = new Set([
  'received',
  'disputed',
  'replied',
  'reopened',
  'escalated',
]);

/**
 * Notes a step of a complaint for both sides, and writes to the borrower about it: the words into the inbox,
 * outside only that there is news: by e-mail to whoever chose that.
 */
export async function notifyComplainant(
  tx: Tx,
  { seal, newId }: Pick<IdentityDeps, 'seal' | 'newId'>,
  { complaint, language }: { readonly complaint: KnownComplaint; readonly language: string },
  { step, now }: { readonly step: ToldComplaintStep; readonly now: Date },
): Promise<OutboxMessage[]> {
  const { id, market, borrowerId, promisedBy, answerWay } = complaint;
  await noteComplaintStep(tx, id, { step, day: promisedBy, at: now });
  const news = { topic: `complaint.${step}`, payload: { complaint: id, market } } as const;
  // Who has no account has no inbox: they are answered the way they came.
  if (borrowerId === null) return [news];
  const { regulator }: GrievanceRules = grievances[market];
  const say = (part: 'title' | 'body') =>
    inEachLanguage((of) =>
      complaintTexts(of)(`${step}.${part}`, {
        reference: complaint.reference,
        day: longDay(of, promisedBy),
        regulator: regulator.shortName,
      }),
    );
  const message = {
    id: newId(),
    market,
    borrowerId,
    language: isLanguage(language) ? language : 'en',
    kind: `problem-${step}`,
    channel: quiet.has(step) ? 'inbox' : answerWay === 'email' ? 'email' : 'sms',
    about: { is: 'complaint', id },
    title: say('title'),
    body: say('body'),
  } as const;
  const pointers = await writeMessage(tx, seal, message, now);
  return [...pointers, news];
}
