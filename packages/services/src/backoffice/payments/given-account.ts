import type { ReadTx } from '@candor/store/database';
import { attachmentsOf } from '../../customers/file/keep-attachments.ts';
import {
  openRefundAccount,
  refundAccountSubject,
  staffBehindAccount,
  type StaffHolder,
} from '../../customers/payout-accounts/refund-account.ts';
import type { ActCheck, ActTerm } from '../../kernel/acts/approvable-act.ts';
import type { PersonSeal } from '../../kernel/person-seal.ts';

export type GivenAccountSeen = {
  /** "Bank of the Philippine Islands •••• 7890, Juan Cruz". */
  readonly words: string;
  readonly terms: readonly ActTerm[];
  readonly checks: readonly ActCheck[];
};

/**
 * An account that somebody in finance typed, as whoever approves judges it: whose it is said to be, what
 * proves it, and that it is no colleague's. Undefined: it is not kept, or not any more.
 */
export async function seeGivenAccount(
  tx: ReadTx,
  seal: PersonSeal,
  accountId: string,
): Promise<GivenAccountSeen | undefined> {
  const to = await openRefundAccount(tx, seal, accountId);
  if (!to) return undefined;
  const subject = refundAccountSubject(accountId);
  const files = (await attachmentsOf(tx, seal, [subject])).get(subject) ?? [];
  const words = `${to.institutionName} ${to.masked}, ${to.holder}`;
  return {
    words,
    terms: [
      { name: 'Account', before: '–', after: words },
      { name: 'Proof', before: '–', after: [to.proof, ...files.map(({ name }) => name)].join(' · ') },
    ],
    checks: [
      staffCheck(await staffBehindAccount(tx, seal, to)),
      files.length === 0
        ? { is: 'broken', words: 'No document proves whose account it is: it has to be requested anew' }
        : { is: 'look', words: `It goes to ${words}: compare it with the proof` },
    ],
  };
}

/** Nobody may say yes to it: the way out is another account. */
function staffCheck(staff: StaffHolder | undefined): ActCheck {
  if (!staff) return { is: 'kept', words: 'The account is no staff member’s' };
  const why =
    staff.by === 'holder'
      ? `The account holder has the name of ${staff.name}, a member of staff`
      : `This account number was given before as that of ${staff.name}, a member of staff`;
  return { is: 'broken', words: `${why}: decline, and have another account given` };
}
