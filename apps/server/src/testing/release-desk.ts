import { randomUUID } from 'node:crypto';
import type { MarketId } from '@candor/markets';
import {
  bookBankResult,
  prepareDisbursementBatch,
  readBankResult,
  releaseFile,
  type PreparedBatch,
} from '@candor/services/backoffice/disbursements';
import { runCommand, type Command } from '@candor/services/kernel/commands';
import type { DisbursementDesk } from './disbursement-desk.ts';

/** Somebody who prepares disbursements and somebody who releases them, without a login. */
export async function makerAndChecker({ ph }: DisbursementDesk): Promise<{ maker: string; checker: string }> {
  const add = async (email: string, role: string, permission: string) => {
    const id = randomUUID();
    await ph.test.sql(
      `insert into staff (id, email, name, state, password_hash, made_at) values ($1, $2, $2, 'active', 'scrypt$', now())`,
      [id, email],
    );
    await ph.test.sql(
      `insert into staff_role (key, name, does, permissions, version, changed_at) values ($1, $1, '', array[$2], 1, now())`,
      [role, permission],
    );
    await ph.test.sql('insert into staff_has_role (staff_id, role_key, given_at) values ($1, $2, now())', [
      id,
      role,
    ]);
    return id;
  };
  return {
    maker: await add('maker@lender.example', 'maker', 'payout.act'),
    checker: await add('checker@lender.example', 'checker', 'payout.release'),
  };
}

export async function prepare(
  { database, seal, now }: DisbursementDesk,
  market: MarketId,
  maker: string,
): Promise<PreparedBatch> {
  const answer = await runCommand(database, prepareDisbursementBatch(seal), {
    input: { market, maker, requestId: randomUUID(), reason: 'The next file' },
    actor: { kind: 'staff', id: maker },
    now: now(),
  });
  if (answer.kind !== 'done')
    throw new Error(`to prepare a file was answered with ${JSON.stringify(answer)}`);
  return answer.output;
}

/** What an approval does, without the request for it. */
export async function release(
  { database, seal, now }: DisbursementDesk,
  batchId: string,
  by: string,
): Promise<void> {
  const released: Command<null, null, string> = {
    name: 'test.release',
    subject: () => `payout-batch:${batchId}`,
    async decide(tx, _input, context) {
      const done = await releaseFile(tx, seal, { batchId, by, now: context.now });
      return 'refused' in done && done.refused !== undefined ? { refused: done.refused } : { output: null };
    },
  };
  const answer = await runCommand(database, released, {
    input: null,
    actor: { kind: 'staff', id: by },
    now: now(),
  });
  if (answer.kind !== 'done') throw new Error(`the release was answered with ${JSON.stringify(answer)}`);
}

/** What an approved bank result does, told by the number of its lines. */
export async function bookResult({ database, seal, now }: DisbursementDesk, text: string, by: string) {
  const read = readBankResult(text);
  type Booked = { left: number; failed: number; again: number; faults: { line: number; fault: string }[] };
  const booked: Command<null, Booked> = {
    name: 'test.result',
    subject: () => 'payout-batches:in',
    async decide(tx, _input, context) {
      const { outbox, left, failed, again, faults } = await bookBankResult(tx, seal, read.lines, context);
      const all = [...read.faults, ...faults].toSorted((a, b) => a.line - b.line);
      const output = { left: left.length, failed: failed.length, again, faults: [...all] };
      return { output, outbox };
    },
  };
  const answer = await runCommand(database, booked, {
    input: null,
    actor: { kind: 'staff', id: by },
    now: now(),
  });
  if (answer.kind !== 'done') throw new Error(`the result was answered with ${JSON.stringify(answer)}`);
  return answer.output;
}
