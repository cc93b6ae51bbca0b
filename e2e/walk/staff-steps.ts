import { sandboxPays } from '../repay-page.ts';
import type { Desk } from './desk.ts';
import { hardshipOf } from './loan-steps.ts';
import type { Person } from './person.ts';
import type { Done } from './steps.ts';
import type { World } from './world.ts';

type Outcome = { outcome: 'done' | 'asked'; approvalId: string | null } | { refused: string };
type Loan = { loan: string; rows: { waivable: { penalty: number } }[] };
type Preview = {
  mark: string;
  later: { overdue: number; toPay: number };
  schedule?: { after: { dueOn: string; total: number }[] } | null;
};

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

/** Nobody agrees to their own: the approver sees the same and says yes. */
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
    ? `refused to the approver, ${JSON.stringify(answer)}`
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
  const how = await agreed(outcome as Outcome, controller);
  // It is nobody's now, and no longer shown to who paid it.
  if (how.startsWith('done')) who.payments.splice(who.payments.indexOf(paymentId), 1);
  return { did: `finance takes the last payment off: ${how}` };
}

/** The channel takes its word back, days after it was counted. */
export async function reverseStep({ who }: World): Promise<Done | undefined> {
  const paymentId = await lastCounted(who);
  if (paymentId === undefined) return undefined;
  await sandboxPays(who.looker.page, paymentId, { act: 'reverse' });
  for (let looks = 0; ; looks += 1) {
    const { state } = await who.borrower.get<{ state: string }>('loan/payment-status', { paymentId });
    if (state !== 'allocated' || looks > 1000)
      return { did: `the channel takes the last payment back: ${state}` };
    await who.looker.page.waitForTimeout(50);
  }
}

/** Somebody answers a dispute: the charge is waived, or it stands. */
export async function answerDisputeStep({ who, dice, sandbox }: World): Promise<Done | undefined> {
  const reportId = who.disputes.pop();
  if (reportId === undefined) return undefined;
  const act = dice.of(['waive', 'let-stand']);
  const words = 'We have looked at it with your bank.';
  const isDone = await sandbox.mayAct('problem-act', { reportId, act, words });
  return { did: `the dispute is answered (${act}): ${isDone ? 'done' : 'not possible'}` };
}

/**
 * Support decides on a request of somebody who can't pay; a plan takes the risk approver, and then the
 * borrower's own code.
 */
export async function decideHardshipStep({ who, dice, support, risk }: World): Promise<Done | undefined> {
  type Requests = { requests: { requestId: string; loan: string; option: string }[] };
  const loanId = await who.activeLoan();
  const { requests } = await support.read<Requests>('hardships', { market: who.market });
  const asked = requests.find(({ loan }) => loan === loanId);
  if (!asked) return undefined;
  const { requestId, option } = asked;
  const words = 'Spoke on the phone; the letter is in the file.';
  if (dice.below(4) === 0) {
    const answer = await support.act('hardship-decide', {
      requestId,
      decision: 'refuse',
      reason: 'plan_would_not_hold',
      words,
    });
    return { did: `support refuses ${option}: ${JSON.stringify(answer)}` };
  }
  const hasPlan = option === 'delay' || option === 'smaller-instalments';
  const preview = hasPlan ? await support.see<Preview>('hardship-preview', { requestId }) : undefined;
  if (preview && 'refused' in preview)
    return { did: `support would grant ${option}: refused, ${preview.refused}` };
  const outcome = await support.act<{ state: string; approvalId: string | null }>('hardship-decide', {
    requestId,
    decision: 'grant',
    words,
    ...(preview && { seen: preview.mark }),
  });
  if ('refused' in outcome) return { did: `support would grant ${option}: refused, ${outcome.refused}` };
  const how = await agreed({ outcome: 'asked', approvalId: outcome.approvalId }, risk);
  return { did: `support grants ${option}: ${how}`, faults: await offeredAsShown(who, preview, how) };
}

/** Support offers other instalments, the risk approver agrees, and the borrower has to accept. */
export async function restructureStep({ who, dice, support, risk }: World): Promise<Done | undefined> {
  const loanId = await who.activeLoan();
  if (loanId === undefined) return undefined;
  const instalments = dice.of([4, 8, 12]);
  const wish = {
    market: who.market,
    loan: loanId,
    act: 'restructure',
    instalments,
    rate: dice.of(['own', 'none']),
  };
  const preview = await support.see<Preview>('loan-preview', { ...wish, instalments: String(instalments) });
  if ('refused' in preview) return undefined;
  const outcome = await support.act<Outcome>('loan-act', {
    ...wish,
    reason: 'hardship',
    words: 'In hospital since Monday.',
    seen: preview.mark,
  });
  const how = await agreed(outcome as Outcome, risk);
  return {
    did: `support offers ${instalments} instalments, rate ${wish.rate}: ${how}`,
    faults: await offeredAsShown(who, preview, how),
  };
}

/** What the borrower reads is what the lender's two people saw. */
async function offeredAsShown(who: Person, preview: Preview | undefined, how: string): Promise<string[]> {
  const loanId = await who.activeLoan();
  if (how !== 'done by two' || loanId === undefined || !preview?.schedule) return [];
  const { offer } = await hardshipOf(who, loanId);
  if (!offer) return ['a new plan was approved, and the borrower is offered none'];
  const shown = planOf(preview.schedule.after);
  const read = planOf(offer.after.rows);
  return shown === read ? [] : [`the lender saw the plan ${shown}, and the borrower reads ${read}`];
}

const planOf = (rows: readonly { dueOn: string; total: number }[]) =>
  rows.map(({ dueOn, total }) => `${dueOn} ${total}`).join(', ');

/** What nobody will collect any more leaves the books, by two; the borrower goes on owing it. */
export async function writeOffStep({ who, support, controller }: World): Promise<Done | undefined> {
  const late = (await who.orders()).find(
    ({ loanState, daysLate }) => loanState === 'active' && daysLate > 90,
  );
  if (!late?.loanId) return undefined;
  const wish = { market: who.market, loan: late.loanId, act: 'write-off' };
  const preview = await support.see<Preview>('loan-preview', wish);
  if ('refused' in preview) return undefined;
  const outcome = await support.act<Outcome>('loan-act', {
    ...wish,
    reason: 'not-collectable',
    words: 'Moved abroad; nobody can be reached.',
    seen: preview.mark,
  });
  const how = await agreed(outcome as Outcome, controller);
  const { stands } = await support.read<{ stands: object }>('loan', { market: wish.market, loan: wish.loan });
  const isAsShown = JSON.stringify(stands) === JSON.stringify(preview.later);
  const faults =
    how === 'done by two' && !isAsShown
      ? [`a write-off was to leave ${JSON.stringify(preview.later)}, and left ${JSON.stringify(stands)}`]
      : [];
  return { did: `support writes off: ${how}`, faults };
}
