import { findStep } from '@candor/store/kyc';
import type { AnswerWay } from '@candor/store/complaints';
import type { Database, ReadTx } from '@candor/store/database';
import type { PersonSeal } from '../../kernel/person-seal.ts';
import { openValues } from '../../customers/kyc/step-seal.ts';

/** How somebody can be answered: by mail only who has given an address. */
export async function answerWaysOf(tx: ReadTx, seal: PersonSeal, borrowerId: string): Promise<AnswerWay[]> {
  const row = await findStep(tx, borrowerId, 'personal');
  const hasMail =
    row && openValues(seal, borrowerId, row).some(({ field, value }) => field === 'email' && value);
  return hasMail ? ['app', 'phone', 'email'] : ['app', 'phone'];
}

/** Reads how somebody can be answered, in a transaction of its own. */
export function readAnswerWays(
  database: Database,
  seal: PersonSeal,
  borrowerId: string,
): Promise<AnswerWay[]> {
  return database.read((tx) => answerWaysOf(tx, seal, borrowerId));
}
