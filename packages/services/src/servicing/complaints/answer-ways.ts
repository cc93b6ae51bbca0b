import type { AnswerWay } from '@candor/store/complaints';
import type { Database, ReadTx } from '@candor/store/database';
import type { IdentityDeps } from '../../kernel/identity-deps.ts';
import { mailAddressOf } from '../../customers/mail/mail-address.ts';

type Parts = Pick<IdentityDeps, 'seal' | 'ports'>;

/** How somebody can be answered: by mail only who has given an address, by a lender who has e-mail. */
export async function answerWaysOf(
  tx: ReadTx,
  { seal, ports }: Parts,
  borrowerId: string,
): Promise<AnswerWay[]> {
  const hasMail = ports.email !== null && (await mailAddressOf(tx, seal, borrowerId)) !== null;
  return hasMail ? ['app', 'phone', 'email'] : ['app', 'phone'];
}

/** Reads how somebody can be answered, in a transaction of its own. */
export function readAnswerWays(database: Database, parts: Parts, borrowerId: string): Promise<AnswerWay[]> {
  return database.read((tx) => answerWaysOf(tx, parts, borrowerId));
}
