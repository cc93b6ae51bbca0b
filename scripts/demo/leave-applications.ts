import { products } from '@candor/markets';
import type { Actor } from '@candor/services';
import { setOrderDestination } from '@candor/store';
import { writable } from '@candor/store/tools';
import { borrow } from '../../apps/server/src/testing/borrow.ts';
import { decideSubmitted } from '../../packages/services/src/decisions/decide-submitted.ts';
import { givePictures } from './give-pictures.ts';
import type { MorningDesk, Time } from './morning-desk.ts';
import type { Person } from './people.ts';

/** Of yesterday afternoon and this morning: some that a table has left to a person, some that nobody has looked at. */
export async function leaveApplications(desk: MorningDesk): Promise<void> {
  const { parts, dice, newcomer, spans } = desk.wish;
  const hours: readonly (readonly [number, Time])[] = [
    [1, '13:58'],
    [1, '14:25'],
    [1, '15:10'],
    [1, '15:36'],
    [1, '16:12'],
    [1, '16:55'],
    [1, '17:31'],
    [1, '17:48'],
    [0, '08:07'],
    [0, '08:33'],
    [0, '08:52'],
    [0, '09:14'],
    [0, '09:29'],
  ];
  for (const [nth, [daysAgo, time]] of hours.entries()) {
    const person = await newcomer();
    const now = desk.at(daysAgo, time);
    // One in four has given too few papers.
    if (nth % 4 !== 3) await givePictures(desk.partsAt(now), person, dice);
    const orderId = await applyAt(desk, person, daysAgo, time, nth % 3 === 0 ? 'in-review' : 'submitted');
    if (nth % 3 === 0) continue;
    const { rows } = await writable(parts.database).withTransaction((tx) =>
      tx.query<{ id: bigint }>({
        text: `update outbox set done_at = now() where payload->>'order' = $1 and topic = 'order.submitted' returning id`,
        values: [orderId],
      }),
    );
    const message = { id: rows[0]?.id ?? 0n, attempt: 1 };
    await decideSubmitted(desk.partsAt(new Date(now.getTime() + 60_000)), { orderId }, message);
    await spans.note(now);
  }
}

/** Takes an order of a newcomer as far as asked. */
export async function applyAt(
  desk: MorningDesk,
  person: Person,
  daysAgo: number,
  time: Time,
  stage: Parameters<typeof borrow>[2],
): Promise<string> {
  const { parts, dice, market, spans, staff } = desk.wish;
  const now = desk.at(daysAgo, time);
  const product = dice.pick(products[market]);
  const { min, max, step } = product.terms.amount;
  const orderId = dice.id();
  const office = {
    test: { database: writable(parts.database) },
    identity: { now: () => now },
    actorOf: (command: string): Actor =>
      /submit|sign/u.test(command)
        ? { kind: 'borrower', id: person.borrowerId }
        : { kind: 'staff', id: staff.underwriter },
  };
  const amount = min + BigInt(dice.below(Number((max - min) / step) + 1)) * step;
  const term = dice.pick(product.terms.terms);
  const { borrowerId } = person;
  await borrow(office, { market, borrowerId, productId: product.key, amount, term, orderId }, stage);
  await writable(parts.database).withTransaction((tx) =>
    setOrderDestination(tx, orderId, { accountId: person.account.id, purpose: 'bills' }),
  );
  await spans.note(now);
  return orderId;
}
