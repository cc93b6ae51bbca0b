import type { MarketId } from '@candor/markets';
import { requestApproval, previewOf, type RequestedApproval } from '../approvals/request-approval.ts';
import { isAskedFor } from '../approvals/is-asked-for.ts';
import type { LendingDeps } from '../../kernel/lending-deps.ts';
import type { PersonSeal } from '../../kernel/person-seal.ts';
import type { Command } from '../../kernel/commands/command.ts';
import { idOfWords } from '../../payments/payments/id-of-words.ts';
import type { PersonRefusal } from './add-person.ts';
import { changePerson, sealInvitee, type PersonAct } from './change-person.ts';
import { emailIndex } from '../staff-login/count-tries.ts';

export type AskForPerson = {
  readonly requestId: string;
  /** At whose desk: its office's hours make the deadline. */
  readonly market: MarketId;
  readonly change:
    | {
        readonly is: 'invite';
        readonly email: string;
        readonly name: string;
        readonly roles: readonly string[];
      }
    | { readonly is: 'invite-again' | 'enable' | 'reset'; readonly staffId: string };
  readonly reason: string;
};

/** `told`: what the approver is asked to look at, which whoever asks reads too. */
type AskedForPerson = RequestedApproval & { readonly told: readonly string[] };

type Rule = PersonRefusal | 'approval_waits_already' | 'reason_is_missing';

/**
 * An e-mail leads to one id: of two who ask for the same person at once, the second finds the first's
 * request.
 */
const staffIdOf = (seal: PersonSeal, email: string) =>
  idOfWords(`staff ${emailIndex(seal, email).toString('hex')}`);

/**
 * The maker's side of what lets somebody in: see change-person.ts. A command of its own, because what is kept
 * of somebody new is sealed, other bytes each time, while the same request must be the same when it is sent
 * again.
 */
export const askForPerson = (parts: LendingDeps): Command<AskForPerson, AskedForPerson, Rule> => ({
  name: 'staff.ask-for-person',
  subject: ({ change }) => `staff:${subjectOf(parts.seal, change)}`,
  async decide(tx, { requestId, market, change, reason }, { actor, now }) {
    const staffId = subjectOf(parts.seal, change);
    if (staffId === actor.id) return { refused: 'staff_is_yourself' };
    const input: PersonAct =
      change.is === 'invite'
        ? {
            is: 'invite',
            staffId,
            market,
            roles: change.roles,
            sealed: sealInvitee(parts.seal, staffId, change),
          }
        : { is: change.is, staffId, market };
    const subject = `staff:${staffId}`;
    if (await isAskedFor(tx, { act: 'person.change', subject }, now))
      return { refused: 'approval_waits_already' };
    const preview = await previewOf(tx, () => changePerson.preview(tx, input, { parts, now }));
    if ('refused' in preview) return { refused: preview.refused as PersonRefusal };
    // Nobody could agree to it: one mailbox has one login.
    if (preview.checks.some(({ is }) => is === 'broken')) return { refused: 'staff_is_known' };
    const request = { requestId, act: changePerson, market, subject, input, reason } as const;
    const done = await requestApproval(tx, parts, { ...request, by: actor.id, now, figures: null });
    if ('refused' in done) return done;
    const told = preview.checks.filter(({ is }) => is === 'look').map(({ words }) => words);
    return {
      output: { ...done, told },
      facts: { act: 'person.change', change: change.is, request: requestId },
    };
  },
});

const subjectOf = (seal: PersonSeal, change: AskForPerson['change']) =>
  change.is === 'invite' ? staffIdOf(seal, change.email) : change.staffId;
