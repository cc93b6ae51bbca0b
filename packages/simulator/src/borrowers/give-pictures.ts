import { randomUUID } from 'node:crypto';
import type { IdentityApp } from './identity-app.ts';

export type PicturePurpose = 'identity-front' | 'identity-back' | 'selfie' | 'income-proof';

/** A picture that a borrower has sent, without its bytes: for what looks only at whether it is there. */
export async function givePicture(
  { test, identity }: IdentityApp,
  borrowerId: string,
  purpose: PicturePurpose,
): Promise<string> {
  const id = randomUUID();
  await test.sql(
    `insert into picture (id, borrower_id, purpose, media_type, width, height, bytes, sha256, store_key, created_at)
     values ($1, $2, $3, 'image/jpeg', 800, 600, 1000, decode(repeat('00', 32), 'hex'), $4, $5)`,
    [id, borrowerId, purpose, `test/${id}`, identity.now()],
  );
  return id;
}
