import type { Tx } from '../database/database.ts';
import type { SessionProof } from './sessions.ts';

export async function insertShellCode(
  tx: Tx,
  row: { codeHash: Buffer; sessionId: string; expiresAt: Date },
): Promise<void> {
  await tx.query({
    name: 'shell-code-insert',
    text: 'insert into shell_code (code_hash, session_id, expires_at) values ($1, $2, $3)',
    values: [row.codeHash, row.sessionId, row.expiresAt],
  });
}

export type ShellCodeOwner = SessionProof & { borrowerId: string; market: string; sessionEndsAt: Date };

/** Uses the code up, in one statement: of two who come with it at once one gets it. */
export async function useShellCode(tx: Tx, codeHash: Buffer, at: Date): Promise<ShellCodeOwner | undefined> {
  const { rows } = await tx.query<ShellCodeOwner>({
    name: 'shell-code-use',
    text: `update shell_code c set used_at = $2
           from session s join borrower b on b.id = s.borrower_id
           where c.code_hash = $1 and c.used_at is null and c.expires_at > $2
             and s.id = c.session_id and s.ended_at is null and s.expires_at > $2 and b.deleted_at is null
           returning s.borrower_id as "borrowerId", b.market, s.expires_at as "sessionEndsAt",
                     s.opened_by as "openedBy", s.proved_at as "provedAt"`,
    values: [codeHash, at],
  });
  return rows[0];
}
