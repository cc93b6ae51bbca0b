import { timingSafeEqual } from 'node:crypto';
import { countTry, findLatestCode, lockCodes, markCodeUsed, type CodePurpose } from '@candor/store/sessions';
import { noteNumberProved } from '@candor/store/borrowers';
import type { Tx } from '@candor/store/database';
import type { PersonSeal } from '../../kernel/person-seal.ts';
import { codeTries } from './session-rules.ts';

export type CodeClaim = {
  readonly phoneIndex: Buffer;
  readonly purpose: CodePurpose;
  readonly code: string;
  /** What exactly is to be opened; a code that was asked for anything else does not open it. */
  readonly about?: string;
};

export type CodeVerdict =
  | { readonly is: 'right'; readonly use: () => Promise<void>; readonly countTry: () => Promise<void> }
  | { readonly is: 'code_wrong'; readonly triesLeft: number }
  | { readonly is: 'code_expired' | 'code_spent' };

/**
 * Whether these digits open this purpose for this phone. A command that needs a step-up asks here first and
 * calls `use` when it goes through with it; then the code is gone. A wrong one is counted in `tx`, so a
 * command must not answer it with a refusal, which would take the count back: it answers with an outcome.
 */
export async function checkCode(
  tx: Tx,
  seal: PersonSeal,
  { phoneIndex, purpose, code, about }: CodeClaim,
  now: Date,
): Promise<CodeVerdict> {
  await lockCodes(tx, { phoneIndex, purpose });
  const row = await findLatestCode(tx, { phoneIndex, purpose });
  const isUsable = row !== undefined && row.usedAt === null && row.expiresAt > now;
  if (!isUsable) return { is: 'code_expired' };
  if (row.about !== (about ?? null)) return { is: 'code_expired' };
  if (row.tries >= codeTries) return { is: 'code_spent' };
  if (!timingSafeEqual(seal.codeHash(row.id, purpose, phoneIndex, code), row.codeHash)) {
    await countTry(tx, row.id);
    const triesLeft = codeTries - row.tries - 1;
    return triesLeft === 0 ? { is: 'code_spent' } : { is: 'code_wrong', triesLeft };
  }
  return {
    is: 'right',
    use: async () => {
      // The borrower's row first, as everywhere.
      await noteNumberProved(tx, { market: row.market, phoneIndex, at: now });
      await markCodeUsed(tx, row.id, now);
    },
    countTry: () => countTry(tx, row.id),
  };
}
