import type { CalendarDate } from '@candor/domain/calendar';
import { duesAhead } from '@candor/domain/mandates';
import { isRefusal } from '@candor/domain/refusals';
import { mandateStates, nextState, type MandateRule } from '@candor/domain/states';
import type { MarketId } from '@candor/markets';
import type { Tx } from '@candor/store/database';
import {
  debitsOfLoan,
  insertSkip,
  latestMandate,
  lockMandate,
  skipsOf,
  updateMandate,
  type Mandate,
} from '@candor/store/mandates';
import type { Command, Decide, Refusal } from '../../kernel/commands/command.ts';
import { ownLoan, type OwnLoan } from '../../lending/loans/own-loan.ts';

export type OfLoan = { readonly borrowerId: string; readonly market: MarketId; readonly orderId: string };

type MissingRule = 'loan_is_unknown' | 'there_is_no_mandate';
type Changed = { readonly mandate: string; readonly state: Mandate['state'] };

/** The mandate of a borrower's own loan: the one that runs, else the last one. */
async function ownMandate(
  tx: Tx,
  input: OfLoan,
): Promise<{ readonly own: OwnLoan; readonly mandate: Mandate } | Refusal<MissingRule>> {
  const own = await ownLoan(tx, input, input.orderId);
  if (!own) return { refused: 'loan_is_unknown' };
  const latest = await latestMandate(tx, own.id);
  const mandate = latest && (await lockMandate(tx, latest.id));
  return mandate ? { own, mandate } : { refused: 'there_is_no_mandate' };
}

const moved =
  (event: 'pause' | 'resume' | 'cancel'): Decide<OfLoan, Changed, MissingRule | MandateRule> =>
  async (tx, input, { now }) => {
    const found = await ownMandate(tx, input);
    if ('refused' in found) return found;
    const { mandate } = found;
    const state = nextState(mandateStates, mandate.state, event);
    if (isRefusal(state)) return state;
    await updateMandate(tx, { ...mandate, state }, now);
    return { output: { mandate: mandate.id, state }, facts: { mandate: mandate.id, before: mandate.state } };
  };

type Moving = Command<OfLoan, Changed, MissingRule | MandateRule>;

/** Nothing is debited until the borrower goes on. What was requested by then can't be taken back. */
export const pauseMandate: Moving = {
  name: 'mandate.pause',
  subject: ({ orderId }) => `order:${orderId}`,
  decide: moved('pause'),
};

export const resumeMandate: Moving = {
  name: 'mandate.resume',
  subject: ({ orderId }) => `order:${orderId}`,
  decide: moved('resume'),
};

/** One tap, whatever it was waiting for: from then on nothing is requested. The channel is told. */
export const cancelMandate: Moving = {
  name: 'mandate.cancel',
  subject: ({ orderId }) => `order:${orderId}`,
  decide: moved('cancel'),
};

type SkipDue = OfLoan & { readonly dueOn: CalendarDate };

type SkipRule = MissingRule | MandateRule | 'due_is_unknown' | 'due_is_being_debited';

/** The borrower pays this due by themselves. It is debited by no mandate any more. */
export const skipDue: Command<SkipDue, { readonly skips: readonly string[] }, SkipRule> = {
  name: 'mandate.skip',
  subject: ({ orderId }) => `order:${orderId}`,
  async decide(tx, input, { now }) {
    const { dueOn } = input;
    const found = await ownMandate(tx, input);
    if ('refused' in found) return found;
    const { own, mandate } = found;
    const isRunning = mandate.state === 'active' || mandate.state === 'paused';
    if (!isRunning) return { refused: 'only_a_running_mandate_ends', facts: { state: mandate.state } };
    const isAhead = duesAhead(own.loan, own.on).some((due) => due.dueOn === dueOn);
    if (!isAhead) return { refused: 'due_is_unknown', facts: { dueOn } };
    const debit = (await debitsOfLoan(tx, own.id)).find((each) => each.dueOn === dueOn);
    if (debit && (debit.state === 'requested' || debit.state === 'collected'))
      return { refused: 'due_is_being_debited', facts: { state: debit.state } };
    await insertSkip(tx, mandate.id, { dueOn, at: now });
    await updateMandate(tx, mandate, now);
    const skips = await skipsOf(tx, mandate.id);
    return { output: { skips }, facts: { mandate: mandate.id, dueOn } };
  },
};
