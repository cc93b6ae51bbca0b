import { routePath } from '@candor/contract/routes';
import { isRefused } from '../borrower-by-api.ts';
import { paymentIn, sandboxPays } from '../repay-page.ts';
import type { Person } from './person.ts';
import type { Done } from './steps.ts';
import type { World } from './world.ts';

type Choices = {
  everything: { pay: number } | null;
  overdue: { pay: number } | null;
  instalment: { pay: number } | null;
  own: { least: number; most: number } | null;
};
type Preview = { amount: number; owedAfter: number; surplus: { rule: string }[] };
type Sheet = { state: string; amount: number; owedAfter: number | null; takesUtr: boolean };

/**
 * What becomes of a code: it is paid, in time or late, with another amount, twice, not at all, or said to be.
 */
const acts = [
  { act: 'pay', weight: 6 },
  { act: 'call-back-twice', weight: 2 },
  { act: 'fail', weight: 1 },
  { act: 'nothing', weight: 2 },
  { act: 'expire', weight: 1 },
  { act: 'pay-late', weight: 1 },
  { act: 'pay-other-amount', weight: 2 },
  { act: 'claim', weight: 2 },
] as const;

const settled = new Set(['allocated', 'failed', 'expired', 'refunded', 'reversed']);

/**
 * Chooses what and how by taps and keys, gets a code, and pays it or lets it be: what was announced is what
 * happens.
 */
export async function payStep({ who, dice }: World): Promise<Done | undefined> {
  const loanId = await who.activeLoan();
  if (loanId === undefined) return undefined;
  const choices = await who.borrower.get<Choices>('loan/choices', { loanId });
  const open = (['instalment', 'overdue', 'own', 'everything'] as const).filter((name) => choices[name]);
  if (open.length === 0) return undefined;
  // Who pays everything walks on without a loan: not as often as the rest.
  const wish = dice.of(
    ['instalment', 'overdue', 'own', 'own', 'everything'].filter((name) => open.includes(name as 'own')),
  );
  const typed = wish === 'own' && choices.own ? wholeUnits(choices.own, dice.below(1000)) : undefined;
  const { phone } = who;
  const { page } = phone;
  await phone.go(routePath('repaymentChoice', { loanId }));
  await phone.tap(page.locator(`label:has(input[name="choice"][value="${wish}"])`));
  if (typed !== undefined) {
    await phone.tap(page.locator('#own-amount'));
    await page.locator('.c-keypad').waitFor();
    // What was typed before and not paid is still there, as it should be.
    while ((await page.locator('#own-amount').inputValue()) !== '')
      await phone.tap(page.locator('.c-keypad-aside').last());
    for (const digit of String(typed))
      await phone.tap(page.locator('.c-keypad-keys').getByRole('button', { name: digit, exact: true }));
    await phone.tap(page.locator('.c-keypad-done'));
  }
  await phone.settle();
  const ways = page.locator('label:has(input[name="way"])');
  await phone.tap(ways.nth(dice.below(await ways.count())));
  await phone.settle();
  const pay = page.locator('.c-sticky-bar button');
  const wished = { loanId, choice: wish, ...(typed !== undefined && { amount: typed * 100 }) };
  const { surplus: rules } = await who.borrower.get<Preview>('loan/init-pay-type', wished);
  const surplus = rules.length > 0 ? dice.of(rules).rule : undefined;
  // What is more than due is decided on beside what it covers.
  if (surplus !== undefined) {
    await phone.tap(pay);
    await phone.tap(page.locator(`label:has(input[name="surplus"][value="${surplus}"])`));
    await phone.settle();
  }
  const asked = { ...wished, ...(surplus !== undefined && { surplus }) };
  const announced = await who.borrower.get<Preview>('loan/init-pay-type', asked);
  await phone.tap(pay);
  const paymentId = await paymentIn(page);
  who.payments.push(paymentId);
  await phone.settle();
  const { act } = dice.weighted(acts);
  const what = [wish, typed, surplus].filter((part) => part !== undefined).join(' ');
  if (act === 'nothing') return { did: `begins to pay ${what} and leaves it`, isFresh: true };
  if (act === 'claim') return claim({ who, dice }, paymentId, what);
  const begun = await who.borrower.get<Sheet>('loan/payment-status', { paymentId });
  const faults: string[] = [];
  if (begun.amount !== announced.amount)
    faults.push(`${announced.amount} was announced, and the code is for ${begun.amount}`);
  const other = { amount: Math.max(100, Math.floor((begun.amount * dice.of([50, 90, 150])) / 100)) };
  await sandboxPays(page, paymentId, { act, ...(act === 'pay-other-amount' && other) });
  const sheet = await sheetOf(who, paymentId);
  await page.reload();
  await phone.settle();
  const isAsAnnounced = act === 'pay' || act === 'call-back-twice';
  if (isAsAnnounced && sheet.state === 'allocated' && sheet.owedAfter !== announced.owedAfter)
    faults.push(`${announced.owedAfter} was announced as owed after it, and ${sheet.owedAfter} is`);
  if (isAsAnnounced && sheet.state !== 'allocated') faults.push(`it was paid, and is ${sheet.state}`);
  return { did: `pays ${what} (${act}): ${sheet.state}`, isFresh: true, faults };
}

/**
 * Says that it was transferred, under a number that no bank has shown; where the way takes none, leaves it.
 */
async function claim(
  { who, dice }: Pick<World, 'who' | 'dice'>,
  paymentId: string,
  what: string,
): Promise<Done> {
  const { takesUtr } = await who.borrower.get<Sheet>('loan/payment-status', { paymentId });
  if (!takesUtr) return { did: `begins to pay ${what} and leaves it`, isFresh: true };
  const utr = Array.from({ length: 12 }, () => dice.below(10)).join('');
  const answer = await who.borrower.ask<Sheet>('loan/submit-utr', { paymentId, utr });
  return { did: `says that ${what} was transferred: ${isRefused(answer) ? answer.refused : answer.state}` };
}

/** Between the least and the most, in whole pesos or rupees: what somebody types. */
function wholeUnits({ least, most }: { least: number; most: number }, share: number): number {
  const [from, to] = [Math.ceil(least / 100), Math.floor(most / 100)];
  return from + Math.floor(((to - from) * share) / 1000);
}

/**
 * Once it is settled, or nobody would wait for it any longer: the channel's word takes a moment to be
 * counted.
 */
async function sheetOf({ borrower, phone: { page } }: Person, paymentId: string): Promise<Sheet> {
  for (let looks = 0; ; looks += 1) {
    const sheet = await borrower.get<Sheet>('loan/payment-status', { paymentId });
    if (settled.has(sheet.state) || looks > 200) return sheet;
    await page.waitForTimeout(50);
  }
}
