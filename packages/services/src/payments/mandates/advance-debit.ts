import { isDisputed } from '@candor/domain/loan';
import { rowStates } from '@candor/domain/instalments';
import { decideDebit, owedOfDue, type DebitStep, type LocalMoment } from '@candor/domain/mandates';
import { isRefusal } from '@candor/domain/refusals';
import { debitStates, nextState, type DebitState } from '@candor/domain/states';
import type { ReadTx, Tx } from '@candor/store/database';
import { shelterOfLoans } from '@candor/store/hardship';
import { readLoan, type StoredLoan } from '@candor/store/loans';
import {
  insertNotice,
  insertTry,
  latestNotice,
  lockDebit,
  lockMandate,
  messageSentAt,
  skipsOf,
  updateDebit,
  updateNotice,
  type DebitNotice,
  type Mandate,
  type MandateDebit,
} from '@candor/store/mandates';
import { insertPayment } from '@candor/store/payments';
import type { Command, OutboxMessage } from '../../kernel/commands/command.ts';
import { idOfWords } from '../payments/id-of-words.ts';
import { momentOn, toldSince } from './moments.ts';
import { schemeOfMandate } from './scheme-of.ts';

export type AdvanceDebit = {
  readonly mandateId: string;
  readonly debitId: string;
  /** Whoever keeps the account is told too, before anything is debited. */
  readonly isAnnounced: boolean;
};

type Advanced = { readonly did: DebitStep['do']; readonly state: DebitState };

/**
 * What is to be done about a debit now is decided on the loan as it is now, and done: the borrower is told,
 * or the request is stored, with the payment that it asks for, before anybody is called. While a request is
 * open nothing is decided.
 */
export const advanceDebit: Command<AdvanceDebit, Advanced, 'debit_is_unknown'> = {
  name: 'mandate.advance-debit',
  subject: ({ debitId }) => `debit:${debitId}`,
  async decide(tx, { mandateId, debitId, isAnnounced }, { now }) {
    const mandate = await lockMandate(tx, mandateId);
    const debit = await lockDebit(tx, debitId);
    if (!mandate || debit?.mandateId !== mandateId)
      return { refused: 'debit_is_unknown', facts: { debit: debitId } };
    const about = await lookAtDebit(tx, { mandate, debit, now, isAnnounced });
    const { step } = about;
    const { state, outbox } = await carryOut(tx, about);
    return {
      output: { did: step.do, state },
      facts: { did: step.do, state, on: about.at.on, ...('why' in step && { why: step.why }) },
      outbox,
    };
  },
};

type Looked = {
  readonly mandate: Mandate;
  readonly debit: MandateDebit;
  readonly stored: StoredLoan;
  readonly notice: DebitNotice | null;
  readonly now: Date;
  readonly at: LocalMoment;
  readonly step: DebitStep;
};

/** The same for looking: whoever finds that nothing is to be done does nothing. */
export async function lookAtDebit(
  tx: ReadTx,
  {
    mandate,
    debit,
    now,
    isAnnounced,
  }: Pick<Looked, 'mandate' | 'debit' | 'now'> & Pick<AdvanceDebit, 'isAnnounced'>,
): Promise<Looked> {
  const stored = await readLoan(tx, mandate.loanId);
  if (!stored) throw new Error(`mandate ${mandate.id} has no loan`);
  const { market, debits: rules } = schemeOfMandate(mandate);
  const at = momentOn(market, stored.on, now);
  const notice = await readNotice(tx, debit);
  const step = decideDebit({
    debit: {
      ...debit,
      // Told to nobody yet, no hour of the notice has passed.
      notice: notice && {
        amount: notice.amount,
        firstOn: notice.firstOn,
        at: toldSince(notice, { isAnnounced, market }) ?? at,
      },
    },
    mandate: { ...mandate, skips: await skipsOf(tx, mandate.id) },
    due: { dueOn: debit.dueOn, owed: owedOfDue(stored.loan, debit.dueOn) },
    isOnHold: await isOnHold(tx, { stored, debit, at }),
    rules,
    now: at,
  });
  return { mandate, debit, stored, notice, now, at, step };
}

/** With the moment at which the borrower's message was really handed over, once it was. */
export async function readNotice(tx: ReadTx, { id }: MandateDebit): Promise<DebitNotice | null> {
  const notice = await latestNotice(tx, id);
  if (!notice) return null;
  return { ...notice, toldAt: notice.toldAt ?? (await messageSentAt(tx, notice.messageId)) };
}

/** Whoever asked for help, promised a day or disputes this due is left alone by the debit too. */
async function isOnHold(
  tx: ReadTx,
  { stored, debit, at }: Pick<Looked, 'stored' | 'debit' | 'at'>,
): Promise<boolean> {
  const row = rowStates(stored.loan).find((each) => each.row.dueOn === debit.dueOn)?.row;
  if (row && isDisputed(stored.loan, row.n)) return true;
  return (await shelterOfLoans(tx, [stored.id], at.on)).length > 0;
}

type Moved = { readonly state: DebitState; readonly outbox: readonly OutboxMessage[] };

async function carryOut(tx: Tx, about: Looked): Promise<Moved> {
  const { debit, step } = about;
  switch (step.do) {
    case 'wait':
      return { state: debit.state, outbox: [] };
    case 'notify':
      return tell(tx, about, step);
    case 'request':
      return request(tx, about);
    case 'drop':
    case 'give-up': {
      const why = step.do === 'drop' ? step.why : (debit.why ?? 'too_late');
      const moved = { ...debit, state: stateAfter(debit, step.do), why };
      await updateDebit(tx, moved);
      return { state: moved.state, outbox: [] };
    }
  }
}

function stateAfter(debit: MandateDebit, event: 'notify' | 'request' | 'drop' | 'give-up'): DebitState {
  const state = nextState(debitStates, debit.state, event);
  if (isRefusal(state)) throw new Error(`debit ${debit.id}: ${state.refused}`);
  return state;
}

/** Another amount is another payment: what was told before is void. */
async function tell(
  tx: Tx,
  { debit, now }: Looked,
  { amount, firstTry }: Extract<DebitStep, { readonly do: 'notify' }>,
): Promise<Moved> {
  const n = debit.notices + 1;
  const paymentId = idOfWords('debit-payment', debit.id, String(n));
  const messageId = idOfWords('debit-notice', paymentId);
  const firstOn = firstTry.on;
  await insertNotice(tx, { paymentId, debitId: debit.id, n, amount, firstOn, messageId, writtenAt: now });
  const state = stateAfter(debit, 'notify');
  await updateDebit(tx, { ...debit, state, why: null, notices: n });
  return {
    state,
    outbox: [{ topic: 'debit.told', payload: { debit: debit.id, payment: paymentId, of: 'notice' } }],
  };
}

async function request(tx: Tx, { mandate, debit, stored, notice, at, now }: Looked): Promise<Moved> {
  if (notice === null) throw new Error(`debit ${debit.id} was told to nobody`);
  const { paymentId, amount } = notice;
  // Messages are forgotten; that it was handed over in time is not.
  await updateNotice(tx, notice);
  await insertPayment(tx, {
    id: paymentId,
    market: stored.market,
    currency: stored.currency,
    channel: mandate.channel,
    externalId: null,
    amount,
    state: 'created',
    loanId: stored.id,
    meantFor: 'repayment',
    surplus: 'keep',
    receivedOn: null,
    reportedOn: null,
    expiresAt: null,
  });
  const n = debit.tries + 1;
  await insertTry(tx, { debitId: debit.id, n, paymentId, requestedAt: now });
  const state = stateAfter(debit, 'request');
  await updateDebit(tx, { ...debit, state, tries: n, lastTriedOn: at.on });
  return { state, outbox: [] };
}
