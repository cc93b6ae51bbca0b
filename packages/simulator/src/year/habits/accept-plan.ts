import { readOwnHardship } from '@candor/services/servicing/hardship';
import { answerRestructure } from '@candor/services/lending/restructures';
import { makeCode } from '@candor/services/customers/sessions';
import type { Office } from '../office.ts';
import type { LivedLoan } from '../servicing.ts';

/**
 * The borrower reads the new schedule that two people offer, and says yes with a code for exactly it, or no.
 * Gives whether the loan has it now.
 */
export async function answerPlan(
  office: Office,
  { orderId, person }: Pick<LivedLoan, 'orderId' | 'person'>,
  answer: 'accept' | 'decline',
  at: Date,
): Promise<boolean> {
  const { parts, market, dice } = office.wish;
  const { seal, database } = parts;
  const { borrowerId, phone } = person;
  const offer = (await readOwnHardship({ database, seal }, { borrowerId, market }, orderId))?.offer;
  if (!offer) return false;
  const { offerId, about } = offer;
  const whose = { borrowerId, market, orderId, offerId };
  if (answer === 'decline') {
    await office.run(answerRestructure(parts), { ...whose, answer }, person, at);
    return false;
  }
  const phoneIndex = seal.index('phone', market, phone);
  const code = String(100_000 + dice.below(900_000));
  const id = dice.id();
  const purpose = 'new-plan';
  const asked = { id, messageId: dice.id(), market, phoneIndex, purpose, by: 'sms' } as const;
  const codeHash = seal.codeHash(id, purpose, phoneIndex, code);
  const sent = { ...asked, language: 'en', codeHash, about, isNewcomer: false } as const;
  await office.run(makeCode(parts), sent, person, at);
  const answered = await office.run(
    answerRestructure(parts),
    { ...whose, answer, about, code },
    person,
    office.after(at, 2),
  );
  if (answered.is !== 'accepted') throw new Error(`a new plan was not accepted: ${answered.is}`);
  return true;
}
