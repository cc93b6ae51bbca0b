import type { DeviceFacts } from '../messages/account-texts.ts';
import { insertSession, type SessionProof } from '@candor/store/sessions';
import type { Tx } from '@candor/store/database';
import { daysAfter, sessionLivesDays } from './session-rules.ts';

export type NewSession = {
  readonly id: string;
  readonly tokenHash: Buffer;
  readonly keptIn: 'cookie' | 'header';
  /** What the borrower sees, in their own words, in the list of sessions. */
  readonly device: DeviceFacts;
};

/**
 * Always a new one: whatever token a caller came with opens nothing after it logged in. One that comes of
 * another ends with it.
 */
export async function openSession(
  tx: Tx,
  { id, tokenHash, keptIn, device }: NewSession,
  borrowerId: string,
  now: Date,
  { expiresAt = daysAfter(now, sessionLivesDays), proof }: { expiresAt?: Date; proof?: SessionProof } = {},
): Promise<Date> {
  await insertSession(tx, { id, borrowerId, tokenHash, keptIn, ...device, startedAt: now, expiresAt, proof });
  return expiresAt;
}
