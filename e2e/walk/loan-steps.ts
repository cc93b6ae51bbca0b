import { isRefused } from '../borrower-by-api.ts';
import type { Person } from './person.ts';
import type { Done } from './steps.ts';
import type { World } from './world.ts';

type PayTypes = { payTypes: { payTypeId: string; isDown: boolean }[] };
type Leaving = PayTypes & { isOpen: boolean; payBack: number };
type Moving = PayTypes & {
  quote: { quoteKey: string; n: number; newDueOn: string; moved: number; fee: number } | null;
};
type Sheet = { paymentId: string; amount: number; state: string };
type Row = { n: number; dueOn: string; total: number; state: string; mayDispute: boolean };
type Details = { item: { loanState: string; outstanding: number | null }; rows: Row[] };
type Plan = { rows: { dueOn: string; total: number }[] };
type Hardship = {
  request: { state: string } | null;
  offer: { offerId: string; about: string; after: Plan } | null;
  options: { option: string; latestOn: string | null }[];
};

const detailsOf = ({ borrower }: Person, loanId: string) => borrower.get<Details>('loan/details', { loanId });
export const hardshipOf = ({ borrower }: Person, loanId: string) =>
  borrower.get<Hardship>('loan/hardship', { loanId });

/** The whole of it, through the sandbox's channels. */
async function payInFull(
  { who, sandbox }: World,
  { paymentId }: Sheet,
  counted: () => Promise<boolean>,
): Promise<boolean> {
  who.payments.push(paymentId);
  if (!(await sandbox.mayAct('pay', { paymentId, act: 'pay' }))) return false;
  // The channel's word takes a moment to be counted.
  for (let looks = 0; looks < 400; looks += 1) {
    if (await counted()) return true;
    await who.looker.page.waitForTimeout(50);
  }
  return false;
}

const anyWay = ({ payTypes }: PayTypes, { dice }: World) =>
  dice.of(payTypes.filter(({ isDown }) => !isDown)).payTypeId;

/** Leaves within the cooling-off days for exactly what was shown: nothing is owed then. */
export async function cancelStep(world: World): Promise<Done | undefined> {
  const { who } = world;
  const { borrower } = who;
  const loanId = await who.activeLoan();
  if (loanId === undefined) return undefined;
  const leaving = await borrower.get<Leaving>('loan/cancel-detail', { loanId });
  if (!leaving.isOpen || leaving.payTypes.length === 0) return undefined;
  const { payBack } = leaving;
  const sheet = await borrower.ask<Sheet>('loan/cancel', {
    loanId,
    payBack,
    payTypeId: anyWay(leaving, world),
  });
  if (isRefused(sheet)) return { did: `would cancel for ${payBack}: refused, ${sheet.refused}` };
  const isOver = async () => (await detailsOf(who, loanId)).item.loanState !== 'active';
  const isCounted = await payInFull(world, sheet, isOver);
  const { item } = await detailsOf(who, loanId);
  const faults: string[] = [];
  if (sheet.amount !== payBack)
    faults.push(`cancelling was to cost ${payBack}, and the code is for ${sheet.amount}`);
  if (isCounted && (item.loanState !== 'cancelled' || (item.outstanding ?? 0) !== 0))
    faults.push(`cancelled for ${payBack}, and it is ${item.loanState} with ${item.outstanding} owed`);
  if (!isCounted) faults.push(`${payBack} was paid to cancel, and the loan is ${item.loanState}`);
  return { did: `cancels within the cooling-off days for ${payBack}: ${item.loanState}`, faults };
}

/** Moves the next instalment for its fee: the row falls due on the day that was announced. */
export async function extendStep(world: World): Promise<Done | undefined> {
  const { who } = world;
  const { borrower } = who;
  const loanId = await who.activeLoan();
  if (loanId === undefined) return undefined;
  const moving = await borrower.get<Moving>('loan/delay-detail', { loanId });
  const { quote } = moving;
  if (!quote || moving.payTypes.length === 0) return undefined;
  const sheet = await borrower.ask<Sheet>('loan/delay-accept', {
    loanId,
    quoteKey: quote.quoteKey,
    payTypeId: anyWay(moving, world),
  });
  if (isRefused(sheet)) return { did: `would extend: refused, ${sheet.refused}` };
  const dueOn = async () => (await detailsOf(who, loanId)).rows.find(({ n }) => n === quote.n)?.dueOn;
  const before = await dueOn();
  const isCounted = await payInFull(world, sheet, async () => (await dueOn()) !== before);
  const faults: string[] = [];
  if (sheet.amount !== quote.fee)
    faults.push(`the extension was to cost ${quote.fee}, and the code is for ${sheet.amount}`);
  const after = await dueOn();
  if (after !== quote.newDueOn)
    faults.push(`instalment ${quote.n} was to move to ${quote.newDueOn}, and falls due on ${after}`);
  return { did: `extends instalment ${quote.n} to ${quote.newDueOn}: ${isCounted}`, faults };
}

/** Does not agree with a late charge: nothing grows on it until somebody has answered. */
export async function disputeStep({ who }: World): Promise<Done | undefined> {
  const loanId = await who.activeLoan();
  if (loanId === undefined) return undefined;
  const { rows } = await detailsOf(who, loanId);
  const row = rows.find(({ mayDispute }) => mayDispute)?.n;
  if (row === undefined) return undefined;
  const answer = await who.borrower.ask<{ reportId: string }>('problem/save', {
    kind: 'charge',
    loanId,
    row,
    words: 'I paid in time. My bank says so.',
    answerWay: 'app',
  });
  if (isRefused(answer)) return { did: `would dispute a charge: refused, ${answer.refused}` };
  who.disputes.push(answer.reportId);
  return { did: `disputes the charge of instalment ${row}` };
}

/** Says that they can't pay, and asks for one of what is there. */
export async function hardshipStep({ who, dice }: World): Promise<Done | undefined> {
  const loanId = await who.activeLoan();
  if (loanId === undefined) return undefined;
  const { request, offer, options } = await hardshipOf(who, loanId);
  if (offer || options.length === 0 || request?.state === 'considered') return undefined;
  const { option, latestOn } = dice.of(options);
  const answer = await who.borrower.ask<{ state: string }>('loan/hardship-ask', {
    loanId,
    option,
    words: 'I lost my work in October.',
    ...(option === 'promise-to-pay' && latestOn && { promisedOn: latestOn }),
  });
  return { did: `asks for ${option}: ${isRefused(answer) ? answer.refused : answer.state}` };
}

/**
 * Accepts the new plan with a code for exactly its figures, or declines it. What was offered is what holds
 * then.
 */
export async function planStep({ who, dice, candor }: World): Promise<Done | undefined> {
  const { borrower } = who;
  const loanId = await who.activeLoan();
  if (loanId === undefined) return undefined;
  const { offer } = await hardshipOf(who, loanId);
  if (!offer) return undefined;
  const { offerId, about, after } = offer;
  if (dice.below(4) === 0) {
    const answer = await borrower.ask('loan/restructure-answer', { loanId, offerId, answer: 'decline' });
    return { did: `declines the new plan: ${JSON.stringify(answer)}` };
  }
  // Codes are not sent one upon the other.
  await candor.pass(60);
  await borrower.post('session/step-up-code', { purpose: 'new-plan', by: 'sms', about });
  const answer = await borrower.ask<{ state: string }>('loan/restructure-answer', {
    loanId,
    offerId,
    answer: 'accept',
    about,
    code: await borrower.code(),
  });
  if (isRefused(answer)) return { did: `would accept the new plan: refused, ${answer.refused}` };
  const { rows } = await detailsOf(who, loanId);
  const holds = byDay(rows.filter(({ state }) => state !== 'paid'));
  const offered = byDay(after.rows);
  const faults = holds === offered ? [] : [`a plan of ${offered} was accepted, and ${holds} holds`];
  return { did: 'accepts the new plan with a code', faults };
}

/** What is to be paid on each day. */
function byDay(rows: readonly { readonly dueOn: string; readonly total: number }[]): string {
  const days = Map.groupBy(rows, ({ dueOn }) => dueOn);
  return [...days]
    .map(([day, due]) => `${day} ${due.reduce((sum, { total }) => sum + total, 0)}`)
    .toSorted()
    .join(', ');
}
