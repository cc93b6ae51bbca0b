import type { MarketId } from '@candor/markets';
import type { BorrowerRow } from '@candor/store/borrowers';
import type { Tx } from '@candor/store/database';
import { checkCode, type CodeVerdict } from '../sessions/check-code.ts';
import { isSignedByBorrower, type PasskeyDeps } from './check-passkey.ts';

/** By what somebody who is logged in shows once more that it is them. */
export type Proof = { readonly code: string } | { readonly credential: string };

export type ProofFault =
  | Exclude<CodeVerdict, { readonly is: 'right' }>
  | { readonly is: 'screen_lock_not_accepted' };

export type ProofAsked = {
  readonly borrower: BorrowerRow;
  readonly market: MarketId;
  readonly sessionId: string;
  readonly purpose: 'payout-account' | 'delete' | 'passkey';
  /** Null: none was given. */
  readonly proof: Proof | null;
};

type Right = { readonly is: 'right'; readonly use: () => Promise<void> };

/**
 * Whether a code for just this, or a passkey that signed just this in this session, opens it. As with a code
 * alone: what is wrong is an outcome of the command and no refusal, or its tries and its challenge would be
 * given back.
 */
export async function checkProof(
  tx: Tx,
  deps: PasskeyDeps,
  { borrower, market, sessionId, purpose, proof }: ProofAsked,
  now: Date,
): Promise<Right | ProofFault> {
  const { id: borrowerId, phoneIndex } = borrower;
  if (proof === null || !phoneIndex) return { is: 'code_expired' };
  if ('code' in proof) return checkCode(tx, deps.seal, { phoneIndex, purpose, code: proof.code }, now);
  const what = { market, to: `prove:${purpose}`, sessionId } as const;
  const isSigned = await isSignedByBorrower(
    tx,
    deps,
    { borrowerId, what, credential: proof.credential },
    now,
  );
  return isSigned ? { is: 'right', use: async () => {} } : { is: 'screen_lock_not_accepted' };
}
