import type { CalendarDate } from '@candor/domain/calendar';
import { expect, it } from 'vitest';
import { suggestRemittance } from './suggest-remittance.ts';

const paid = (reference: string, on: string, amount: bigint) => ({
  paymentId: reference,
  reference,
  receivedOn: `2026-11-${on}` as CalendarDate,
  amount,
});
const valueOn = '2026-11-17' as CalendarDate;
const monday = [paid('A', '16', 100_000n), paid('B', '16', 250_000n), paid('C', '16', 150_000n)];

it('a remittance is for whole days, and what the channel kept is what is missing', () => {
  const open = [...monday, paid('D', '17', 999_900n)];
  expect(suggestRemittance(open, { net: 495_000n, valueOn, costEach: null })).toMatchObject({
    payments: monday,
    gross: 500_000n,
    cost: 5_000n,
    missing: null,
  });
});

it('with the cost of each payment known, only what fits to the centavo is suggested', () => {
  expect(suggestRemittance(monday, { net: 495_500n, valueOn, costEach: 1_500n })).toMatchObject({
    cost: 4_500n,
    isCostKnown: true,
  });
  expect(suggestRemittance(monday, { net: 495_400n, valueOn, costEach: 1_500n })).toBeNull();
});

it('names the payment that a short remittance leaves out', () => {
  const short = suggestRemittance(monday, { net: 347_000n, valueOn, costEach: 1_500n });
  expect(short?.missing).toMatchObject({ reference: 'C', amount: 150_000n });
  expect(short?.payments.map(({ reference }) => reference)).toEqual(['A', 'B']);
  expect([short?.gross, short?.cost]).toEqual([350_000n, 3_000n]);
});

it('an older payment that was left out before does not hide the day that was remitted', () => {
  const open = [paid('OLD', '12', 70_000n), ...monday];
  expect(suggestRemittance(open, { net: 495_500n, valueOn, costEach: 1_500n })?.payments).toEqual(monday);
});

it('what came back from a channel is taken off what it remits', () => {
  const open = [paid('BACK', '16', -100_000n), ...monday];
  expect(suggestRemittance(open, { net: 396_000n, valueOn, costEach: null })).toMatchObject({
    gross: 400_000n,
    cost: 4_000n,
  });
});

it('suggests nothing where nothing is believable', () => {
  expect(suggestRemittance(monday, { net: 600_000n, valueOn, costEach: null })).toBeNull();
  expect(suggestRemittance(monday, { net: 200_000n, valueOn, costEach: null })).toBeNull();
  expect(suggestRemittance([], { net: 1n, valueOn, costEach: 0n })).toBeNull();
});
