import type { Language, MarketId } from '@candor/markets';
import {
  deleteBorrowerPasskey,
  insertBorrowerPasskey,
  listBorrowerPasskeys,
  type BorrowerPasskeyRow,
} from '@candor/store/passkeys';
import { lockBorrower } from '@candor/store/borrowers';
import { findSession } from '@candor/store/sessions';
import type { Database, ReadTx } from '@candor/store/database';
import type { Command } from '../../kernel/commands/command.ts';
import { readMadePasskey } from '../../kernel/passkeys/read-passkey.ts';
import type { DeviceFacts } from '../messages/account-texts.ts';
import { passkeyAddedWords } from '../messages/account-texts.ts';
import { writeMessage } from '../messages/write-message.ts';
import { secondsAfter } from '../sessions/session-rules.ts';
import type { PasskeyDeps } from './check-passkey.ts';
import { checkProof, type Proof, type ProofFault } from './check-proof.ts';
import { takeChallenge } from './passkey-challenge.ts';

/** Who proved a moment ago who they are is not asked again before they make a passkey. */
const freshSeconds = 600;

type Own = { readonly borrowerId: string; readonly sessionId: string; readonly market: MarketId };

const isFresh = async (tx: ReadTx, sessionId: string, now: Date): Promise<boolean> => {
  const session = await findSession(tx, sessionId);
  return session !== undefined && session.provedAt > secondsAfter(now, -freshSeconds);
};

/** A borrower's passkeys, and whether making another takes a code first. */
export function readOwnPasskeys(
  database: Database,
  { borrowerId, sessionId }: Pick<Own, 'borrowerId' | 'sessionId'>,
  now: Date,
): Promise<{ readonly passkeys: readonly BorrowerPasskeyRow[]; readonly takesCode: boolean }> {
  return database.read(async (tx) => ({
    passkeys: await listBorrowerPasskeys(tx, borrowerId),
    takesCode: !(await isFresh(tx, sessionId, now)),
  }));
}

export type AddPasskey = Own & {
  readonly passkeyId: string;
  readonly messageId: string;
  readonly language: Language;
  readonly device: DeviceFacts;
  readonly credential: string;
  readonly proof: Proof | null;
};

type Added =
  | { readonly is: 'added'; readonly passkeyId: string }
  | { readonly is: 'screen_lock_not_accepted' }
  | ProofFault;

/**
 * Keeps a passkey that the borrower's device made. A session that somebody left open makes none: who did not
 * prove who they are a moment ago gives a code. The phone rings for it: a stranger's would be a way in.
 */
export const addBorrowerPasskey = (deps: PasskeyDeps): Command<AddPasskey, Added> => ({
  name: 'passkey.add',
  subject: ({ borrowerId }) => `borrower:${borrowerId}`,
  async decide(tx, input, { now }) {
    const { borrowerId, sessionId, market, passkeyId, credential, proof } = input;
    const { passkeys } = deps;
    const borrower = await lockBorrower(tx, borrowerId);
    if (!borrower?.phoneIndex || !passkeys) return { output: { is: 'screen_lock_not_accepted' } };
    if (proof !== null || !(await isFresh(tx, sessionId, now))) {
      const asked = { borrower, market, sessionId, purpose: 'passkey', proof } as const;
      const verdict = await checkProof(tx, deps, asked, now);
      if (verdict.is !== 'right') return { output: verdict };
      await verdict.use();
    }
    const what = { market, to: 'add', sessionId } as const;
    const challenge = await takeChallenge(tx, deps.seal, { what, credential }, now);
    const asked = challenge === null ? null : { challenge, credential, isPersonChecked: true };
    const made = asked && (await readMadePasskey(passkeys, asked));
    const row = made && { ...made, counter: BigInt(made.counter), ...input.device, madeAt: now };
    const isNew = row && (await insertBorrowerPasskey(tx, { id: passkeyId, borrowerId, ...row }));
    if (!isNew) return { output: { is: 'screen_lock_not_accepted' }, facts: { outcome: 'not accepted' } };
    const words = passkeyAddedWords(input.device);
    const message = { id: input.messageId, market, borrowerId, language: input.language, ...words };
    return {
      output: { is: 'added', passkeyId },
      facts: { passkeyId },
      outbox: await writeMessage(tx, deps.seal, message, now),
    };
  },
});

export type RemovePasskey = Own & { readonly passkeyId: string; readonly proof: Proof | null };

type Removed = { readonly is: 'removed' } | ProofFault;

/** Takes a passkey away, confirmed by a code or by a passkey, which may be the same. */
export const removeBorrowerPasskey = (deps: PasskeyDeps): Command<RemovePasskey, Removed, 'not_found'> => ({
  name: 'passkey.remove',
  subject: ({ borrowerId }) => `borrower:${borrowerId}`,
  async decide(tx, { borrowerId, sessionId, market, passkeyId, proof }, { now }) {
    const borrower = await lockBorrower(tx, borrowerId);
    const isThere = (await listBorrowerPasskeys(tx, borrowerId)).some(({ id }) => id === passkeyId);
    if (!borrower?.phoneIndex || !isThere) return { refused: 'not_found' };
    const asked = { borrower, market, sessionId, purpose: 'passkey', proof } as const;
    const verdict = await checkProof(tx, deps, asked, now);
    if (verdict.is !== 'right') return { output: verdict };
    await verdict.use();
    await deleteBorrowerPasskey(tx, borrowerId, passkeyId);
    return { output: { is: 'removed' }, facts: { passkeyId } };
  },
});
