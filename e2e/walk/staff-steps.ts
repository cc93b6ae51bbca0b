import { sandboxPays } from '../repay-page.ts';
import type { Desk } from './desk.ts';
import type { Person } from './person.ts';
import type { Done } from './steps.ts';
import type { World } from './world.ts';

type Outcome = { outcome: 'done' | 'asked'; approvalId: string | null } | { refused: string };
type Loan = { loan: string; rows: { waivable: { penalty: number } }[] };
type Preview = { mark: string; later: { overdue: number; toPay: number } };

/** Support waives a late charge, or a part of it; above their limit somebody else looks and agrees. */
export async function waiveStep({ who, dice, support, controller }: World): Promise<Done | undefined> {
  const loanId = await who.activeLoan();
  if (loanId === undefined) return undefined;
  const of = { market: who.market, loan: loanId };
  const { rows } = await support.read<Loan>('loan', of);
  const most = rows.reduce((all, { waivable }) => all + waivable.penalty, 0);
  if (most === 0) return undefined;
  const amount = dice.of([most, Math.ceil(most / 2)]);
  const wish = { ...of, act: 'waive', part: 'penalty', amount };
  const { mark, later } = await support.read<Preview>('loan-preview', { ...wish, amount: String(amount) });
  const outcome = await support.act<Outcome>('loan-act', {
    ...wish,
    reason: 'goodwill',
    words: 'Said on the phone that the bridge was closed.',
    seen: mark,
  });
  const how = await agreed(outcome as Outcome, controller);
  if (how.startsWith('refused')) return { did: `support waives ${amount}: ${how}` };
  const { stands } = await support.read<{ stands: Preview['later'] }>('loan', of);
  const faults =
    stands.overdue === later.overdue && stands.toPay === later.toPay
      ? []
      : [
          `a waiver was to leave ${later.overdue} late and ${later.toPay} to pay, and left ${stands.overdue} and ${stands.toPay}`,
        ];
  return { did: `support waives ${amount}: ${how}`, faults };
}

/** Nobody agrees to their own: the second person sees the same and says yes. */
async function agreed(outcome: Outcome, second: Desk): Promise<string> {
  if ('refused' in outcome) return `refused, ${outcome.refused}`;
  if (outcome.outcome === 'done' || outcome.approvalId === null) return 'done by one';
  const requestId = outcome.approvalId;
  const { preview } = await second.read<{ preview: { seen: string } }>('approval', { requestId });
  const answer = await second.act('approval-decide', {
    requestId,
    verdict: 'agree',
    word: '',
    seen: preview.seen,
  });
  return 'refused' in (answer as object)
    ? `refused to the second person, ${JSON.stringify(answer)}`
    : 'done by two';
}

async function lastCounted({ borrower, payments }: Person): Promise<string | undefined> {
  for (const paymentId of payments.toReversed()) {
    const { state } = await borrower.get<{ state: string }>('loan/payment-status', { paymentId });
    if (state === 'allocated') return paymentId;
  }
  return undefined;
}

/** Finance takes a payment off the loan that it was not for. */
export async function takeOffStep({ who, finance, controller }: World): Promise<Done | undefined> {
  const paymentId = await lastCounted(who);
  if (paymentId === undefined) return undefined;
  await finance.read('me');
  const outcome = await finance.act<Outcome>('money-take-off', {
    paymentId,
    reason: 'The bank says that it was for somebody else',
  });
  return { did: `finance takes the last payment off: ${await agreed(outcome as Outcome, controller)}` };
}

/** The channel takes its word back, days after it was counted. */
export async function reverseStep({ who }: World): Promise<Done | undefined> {
  const paymentId = await lastCounted(who);
  if (paymentId === undefined) return undefined;
  await sandboxPays(who.looker.page, paymentId, { act: 'reverse' });
  for (;;) {
    const { state } = await who.borrower.get<{ state: string }>('loan/payment-status', { paymentId });
    if (state !== 'allocated') return { did: `the channel takes the last payment back: ${state}` };
    await who.looker.page.waitForTimeout(50);
  }
}
