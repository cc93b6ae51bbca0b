import { findMailCode } from '@candor/store/mail-confirmation';
import type { Database } from '@candor/store/database';
import type { IdentityDeps } from '../../kernel/identity-deps.ts';
import { secondsAfter } from '../sessions/session-rules.ts';
import { statedMailOf } from './mail-address.ts';
import { mailCodeTries, mailResendSeconds } from './mail-code-rules.ts';

export type OwnMail = {
  readonly address: string;
  readonly isConfirmed: boolean;
  /** When the code that can still be typed was sent. */
  readonly codeSentAt: Date | null;
  readonly resendInSeconds: number;
};

/** A borrower’s own address, confirmed or not; null: they gave none, or the lender has no e-mail. */
export function readMail(
  database: Database,
  { seal, ports, now }: Pick<IdentityDeps, 'seal' | 'ports' | 'now'>,
  borrowerId: string,
): Promise<OwnMail | null> {
  return database.read(async (tx) => {
    const stated = ports.email && (await statedMailOf(tx, seal, borrowerId));
    if (!stated) return null;
    const { address, index, isConfirmed } = stated;
    const sent = isConfirmed ? undefined : await findMailCode(tx, borrowerId);
    const at = now();
    if (!sent?.addressIndex.equals(index))
      return { address, isConfirmed, codeSentAt: null, resendInSeconds: 0 };
    const isUsable = sent.expiresAt > at && sent.tries < mailCodeTries;
    const next = secondsAfter(sent.sentAt, mailResendSeconds);
    return {
      address,
      isConfirmed,
      codeSentAt: isUsable ? sent.sentAt : null,
      resendInSeconds: Math.max(0, Math.ceil((next.getTime() - at.getTime()) / 1_000)),
    };
  });
}
