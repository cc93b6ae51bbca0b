import { setTimeout as sleep } from 'node:timers/promises';
import type { Dice } from '@candor/simulator/dice';
import type { Debtor } from '@candor/simulator/payers';
import { samplePicture } from '../../../../e2e/sample-picture.ts';
import type { Caller } from '../caller.ts';
import { count } from '../journal.ts';
import { Desk } from './desk.ts';

type Staff = {
  readonly dice: Dice;
  readonly debtors: readonly Debtor[];
  readonly longLate: readonly Debtor[];
  /** What the channel says of a disbursement to somebody who calls it. */
  readonly atTheChannel: (payoutId: string) => Promise<string | undefined>;
};
type Office = Staff & {
  readonly support: Desk;
  readonly finance: Desk;
  /** Payments whose money the channel has told the lender of. */
  readonly payments: () => readonly string[];
  /** Debits of autopay that the channel has told the lender of: some came too late, and go back. */
  readonly debits: () => readonly string[];
  /** Taken off a loan, and nobody's since. */
  readonly inSuspense: string[];
};
type Outcome = { readonly outcome?: string; readonly approvalId: string | null };
type Act = (office: Office) => Promise<Outcome | null>;

const acts: Readonly<Record<string, Act>> = {
  'waived a late charge': waive,
  'took a payment off': takeOff,
  'sent a payment back': sendPaymentBack,
  'sent a late debit back': sendDebitBack,
  'sent a credit back': sendCreditBack,
  'offered new terms': restructure,
  'wrote a loan off': writeOff,
};

/**
 * Support and finance do what comes up, and what takes two a second agrees to. Before anything else they see
 * to disbursements that failed: they ask the channel what became of the money.
 */
export async function workAgainAndAgain(caller: Caller, staff: Staff): Promise<void> {
  const { journal } = caller;
  const { dice } = staff;
  const desk = (email: string) => new Desk(caller, dice, email);
  const controller = desk('lina@lender.example');
  const office = {
    ...staff,
    support: desk('asha@lender.example'),
    finance: desk('marco@lender.example'),
    payments: () => [...journal.heard.keys()],
    debits: () => [...journal.debited.keys()],
    inSuspense: [],
  };
  const work = async (name: string, act: Act) => {
    const outcome = await act(office);
    if (!outcome) return;
    count(journal.lives, name);
    if (outcome.approvalId) await agree(controller, outcome.approvalId);
  };
  while (!journal.isOver) {
    await work('saw to a failed disbursement', seeToFailed);
    const name = dice.pick(Object.keys(acts));
    await work(name, acts[name] ?? waive);
    await sleep(200 + dice.below(800));
  }
}

const reason = 'The bank says that it was for somebody else';

async function takeOff({ finance, payments, inSuspense, dice }: Office): Promise<Outcome | null> {
  const known = payments().slice(-200);
  if (known.length === 0) return null;
  const paymentId = dice.pick(known);
  const done = await finance.act<Outcome>('money-take-off', { paymentId, reason });
  if (done) inSuspense.push(paymentId);
  return done;
}

/** Where money goes whose payer has shown that the account is theirs. */
const account = {
  kind: 'wallet',
  institution: 'GCSH',
  number: '09171234567',
  holder: 'Maricel Reyes',
  proof: 'Her letter with a picture of the wallet',
  files: [{ name: 'wallet.jpg', base64: samplePicture.toString('base64') }],
} as const;

async function sendPaymentBack({ finance, inSuspense }: Office): Promise<Outcome | null> {
  const paymentId = inSuspense.shift();
  if (paymentId === undefined) return null;
  return finance.act('money-refund', { of: { is: 'payment', paymentId }, account, reason });
}

/** Whether it counts on its loan or waits to be sent back, whoever tries is told. */
async function sendDebitBack({ finance, debits, dice }: Office): Promise<Outcome | null> {
  const known = debits();
  if (known.length === 0) return null;
  const of = { is: 'payment', paymentId: dice.pick(known) };
  return finance.act('money-refund', { of, account, reason: 'Debited after it was paid otherwise' });
}

type Credits = { readonly credits: readonly { readonly loanId: string; readonly isAsked: boolean }[] };

async function sendCreditBack({ finance, dice }: Office): Promise<Outcome | null> {
  const page = await finance.read<Credits>('refunds', { market: 'ph' });
  const open = (page?.credits ?? []).filter(({ isAsked }) => !isAsked);
  if (open.length === 0) return null;
  const { loanId } = dice.pick(open);
  return finance.act('money-refund', {
    of: { is: 'credit', loanId },
    account,
    reason: 'Paid more than was left of the loan',
  });
}

type Payouts = { readonly items: readonly { readonly payoutId: string; readonly state: string }[] };
type Payout = {
  readonly may: readonly string[];
  readonly attempts: readonly { readonly attempt: number }[];
};

async function seeToFailed({ finance, atTheChannel, dice }: Office): Promise<Outcome | null> {
  const failed: { readonly payoutId: string; readonly said: string | undefined }[] = [];
  for (const show of ['waiting', 'failed']) {
    const list = await finance.read<Payouts>('payouts', { market: 'ph', show });
    for (const { payoutId, state } of list?.items ?? [])
      if (state === 'failed') failed.push({ payoutId, said: await atTheChannel(payoutId) });
  }
  if (failed.length === 0) return null;
  const paid = failed.filter(({ said }) => said === 'paid');
  const { payoutId, said } = dice.pick(paid.length > 0 ? paid : failed);
  const payout = await finance.read<Payout>('payout', { payoutId });
  const attempt = Math.max(0, ...(payout?.attempts ?? []).map((each) => each.attempt));
  const maySend = payout?.may.includes('send') ?? false;
  // Sent again it keeps its id: a channel that has paid it says so.
  if (payout?.may.includes('outcome') && said === 'paid' && !(maySend && dice.below(2) === 0))
    return finance.act('payout-outcome', {
      payoutId,
      attempt,
      outcome: 'paid',
      reason: 'The channel says on the phone that it was paid after all',
    });
  return maySend ? finance.act('payout-send', { payoutId, reason: 'The channel is at work again' }) : null;
}

type Loan = { readonly rows: readonly { readonly waivable: { readonly penalty: number } }[] };

async function waive(office: Office): Promise<Outcome | null> {
  const { support, debtors, dice } = office;
  const { loanId } = dice.pick(debtors);
  const page = await support.read<Loan>('loan', { market: 'ph', loan: loanId });
  const most = (page?.rows ?? []).reduce((all, { waivable }) => all + waivable.penalty, 0);
  if (most === 0) return null;
  const amount = dice.below(2) === 0 ? most : Math.ceil(most / 2);
  return onLoan(support, loanId, { act: 'waive', part: 'penalty', amount }, 'goodwill');
}

async function restructure({ support, debtors, dice }: Office): Promise<Outcome | null> {
  const wish = { act: 'restructure', instalments: 4 + dice.below(3) };
  return onLoan(support, dice.pick(debtors).loanId, wish, 'hardship');
}

async function writeOff({ finance, longLate, dice }: Office): Promise<Outcome | null> {
  return onLoan(finance, dice.pick(longLate).loanId, { act: 'write-off' }, 'not-collectable');
}

/** What the preview shows is done, or nothing. */
async function onLoan(
  desk: Desk,
  loan: string,
  act: Readonly<Record<string, string | number>>,
  why: string,
): Promise<Outcome | null> {
  const wish = { market: 'ph', loan, ...act };
  const asText = Object.fromEntries(Object.entries(wish).map(([name, value]) => [name, String(value)]));
  const seen = await desk.read<{ mark: string }>('loan-preview', asText);
  if (!seen) return null;
  const words = 'Said on the phone that the bridge was closed.';
  return desk.act('loan-act', { ...wish, reason: why, words, seen: seen.mark });
}

async function agree(second: Desk, requestId: string): Promise<void> {
  const asked = await second.read<{ preview: { seen: string } | null }>('approval', { requestId });
  const seen = asked?.preview?.seen ?? '';
  await second.act('approval-decide', { requestId, verdict: 'agree', word: '', seen });
}
