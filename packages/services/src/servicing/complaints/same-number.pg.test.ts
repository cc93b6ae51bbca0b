import { randomUUID } from 'node:crypto';
import { openBusinessClock } from '@candor/store/ledger';
import { createTestDatabase, type TestDatabase } from '@candor/store/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { PersonSeal } from '../../kernel/person-seal.ts';
import { runCommand } from '../../kernel/commands/run-command.ts';
import { saveComplaint } from './save-complaint.ts';

let test: TestDatabase;
beforeAll(async () => {
  test = await createTestDatabase();
});
afterAll(() => test.drop());

it('A9.4 · two complaints never have one number: the second takes another id', async () => {
  const borrowerId = randomUUID();
  await test.database.withTransaction(async (tx) => {
    await openBusinessClock(tx, 'ph', '2026-11-16' as never);
    await tx.query({ text: 'insert into borrower (id, market) values ($1, $2)', values: [borrowerId, 'ph'] });
  });
  /** Ids that begin alike, and so lead to one number, once more than there are complaints. */
  const alike = ['0', '1'].map((end) => `7f3a91c2-0b4d-4c1e-9a57-1d2e3f40516${end}`);
  const seal = new PersonSeal([Buffer.alloc(32, 1)]);
  const references: string[] = [];
  for (const first of alike) {
    const ids = [first];
    const command = saveComplaint({ seal, newId: () => ids.pop() ?? randomUUID() });
    const answer = await runCommand(test.database, command, {
      input: {
        borrowerId,
        market: 'ph',
        kind: 'app',
        orderId: null,
        row: null,
        words: 'Empty.',
        imageIds: [],
        answerWay: 'app',
      },
      actor: { kind: 'borrower', id: borrowerId },
      now: new Date('2026-11-16T04:00:00Z'),
    });
    if (answer.kind === 'done') references.push(answer.output.reference);
  }
  expect(references[0]).toBe('C-2026-FWX93');
  expect(references[1]).toMatch(/^C-2026-/u);
  expect(new Set(references).size).toBe(2);
});
