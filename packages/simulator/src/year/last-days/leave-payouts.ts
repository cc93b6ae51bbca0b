import {
  holdDisbursement,
  disbursementIdOfApplication,
  raiseException,
} from '@candor/services/payments/disbursements';
import { prepareDisbursementBatch } from '@candor/services/backoffice/disbursements';
import type { BureauRecord } from '@candor/services/kernel/ports';
import type { LastDesk } from './last-desk.ts';
import { applyFor, decideByTable, signOffer } from '../originate.ts';
import { clock, type Time } from '../year-clock.ts';

const clean: BureauRecord = { standing: 'found', openLoans: 1, worstStatus: 'current', enquiries: 1 };
const ways = ['prepared', 'prepared', 'file', 'file', 'held', 'concern'] as const;

/**
 * In a file that waits for its release, to be put into the next, held, and one that somebody must look at.
 */
export async function leavePayouts(desk: LastDesk): Promise<void> {
  const { market } = desk.office.wish;
  if (!desk.isDay(0)) return;
  for (const [nth, way] of ways.entries()) {
    const time = clock(8, 10 + nth * 7);
    // The first two are in a file that finance has prepared and the controller has not released yet.
    if (nth === 2) await prepareFile(desk);
    const { payoutId } = await signedBySomebody(desk, time);
    if (way === 'held')
      await desk.run(
        holdDisbursement,
        {
          payoutId,
          isHeld: true,
          reason: 'Account was changed an hour after signing. Calling them first.',
        },
        'finance',
        '09:12',
      );
    if (way === 'concern')
      await desk.run(
        raiseException,
        { market, payoutId, orderId: null, why: 'no_file_was_made' },
        'finance',
        '09:20',
      );
  }
}

/** Somebody with a clean file applies, is approved by the table, and signs within the hour. */
async function signedBySomebody(desk: LastDesk, time: Time): Promise<{ readonly payoutId: string }> {
  const { office } = desk;
  for (let tried = 0; tried < 20; tried += 1) {
    const person = await desk.newcomer();
    office.wish.files.set(person.phone, clean);
    const at = desk.at(time);
    const orderId = await applyFor(office, { ...person, letsBureauBeAsked: true }, at);
    if (orderId === undefined || (await decideByTable(office, orderId, office.after(at, 1))) !== 'approved')
      continue;
    await signOffer(office, { orderId, person }, office.after(at, 3));
    return { payoutId: disbursementIdOfApplication(orderId) };
  }
  throw new Error('the table approves nobody');
}

async function prepareFile(desk: LastDesk): Promise<void> {
  const { parts, market, dice, staff } = desk.office.wish;
  const reason = 'Both owners confirmed their accounts in the app with a code.';
  const input = { market, requestId: dice.id(), maker: staff.finance, reason };
  await desk.run(prepareDisbursementBatch(parts.seal), input, 'finance', '08:21');
}
