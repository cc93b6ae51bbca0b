import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { day, workedLoan } from '@candor/domain/testing/worked-loan';
import { PersonSeal } from '../../kernel/person-seal.ts';
import { mayContact } from '../contact/may-contact.ts';
import { openLendingWorld, type LendingWorld } from '../../lending/loans/testing/lending-world.ts';
import { writeMessage, type NewMessage } from './write-message.ts';

const seal = new PersonSeal([Buffer.alloc(32, 1)]);
const now = new Date('2026-10-15T01:00:00Z'); // 09:00 in Manila
const words = { en: 'Pay', zh: '还款', fil: 'Magbayad', hi: 'चुकाएँ' };
let world: LendingWorld;
beforeAll(async () => {
  world = await openLendingWorld();
});
afterAll(() => world.close());

describe('a message about a debt', () => {
  it('is not written without the permit for just that: for this kind and this borrower', async () => {
    await world.setDay('ph', workedLoan().schedule.terms.disbursedOn);
    const loanId = await world.openLoan(workedLoan(), 'ph');
    await world.setDay('ph', day('2026-10-15'));
    await world.database.withTransaction(async (tx) => {
      const permit = await mayContact(tx, { about: 'collection', market: 'ph', loanId, now });
      if ('refused' in permit) throw new Error(permit.refused);
      const borrowerId = permit.borrower.id;
      const common = { id: randomUUID(), market: 'ph', borrowerId, language: 'en', channel: 'sms' } as const;
      const content = { ...common, title: words, body: words };
      // @ts-expect-error: without a permit it does not compile.
      const bare: NewMessage = { ...content, kind: 'collection' };
      // @ts-expect-error: nor with that for another kind.
      const swapped: NewMessage = { ...content, kind: 'loan-settlement', permit };
      const stranger: NewMessage = { ...content, borrowerId: randomUUID(), kind: 'collection', permit };
      for (const message of [bare, swapped, stranger])
        await expect(writeMessage(tx, seal, message, now)).rejects.toThrow('without its permit');
      await writeMessage(tx, seal, { ...content, kind: 'collection', permit }, now);
      const { rows } = await tx.query({ text: 'select kind, loan_id from message' });
      expect(rows).toEqual([{ kind: 'collection', loan_id: loanId }]);
    });
  });
});
