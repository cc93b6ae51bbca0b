import { dateOfDayNumber, dayNumber } from '@candor/domain/calendar';
import { formSteps } from '@candor/markets/certification';
import type { DecisionFacts } from '@candor/markets/decision';
import { hasDecision, insertDecision } from '@candor/store/decisions';
import { lockApplication, type LoanApplication } from '@candor/store/applications';
import type { Tx } from '@candor/store/database';
import type { LendingDeps } from '../../kernel/lending-deps.ts';
import { acceptSavedSteps } from '../../customers/kyc/accept-saved-steps.ts';
import type { Command, CommandContext, Done, OutboxMessage } from '../../kernel/commands/command.ts';
import { businessDateOf } from '../../kernel/time/business-date.ts';
import { approveOrder } from '../applications/approve-application.ts';
import type { ApplicationAnswer } from '../applications/application-answer.ts';
import { applicationAnswer } from '../applications/application-answer.ts';
import { refuseApplication } from '../applications/refuse-application.ts';
import { decisionAbout, type DecisionGrounds } from './decision-grounds.ts';
import type { Judgement } from '../decision-tables/evaluate-table.ts';
import { limitFor, type AskedFacts } from './gather-facts.ts';
import { judgeByTable } from './judge-by-table.ts';
import { beginTables } from '../decision-tables/table-in-force.ts';

export type DecideByTable = {
  readonly orderId: string;
  /** Which sending of the order: the outbox message that asks for it. */
  readonly submission: bigint;
  readonly asked: AskedFacts;
};

export type DecidedByTable = ApplicationAnswer & { readonly outcome: Judgement['outcome'] };

type Parts = Pick<LendingDeps, 'seal' | 'newId' | 'offerDays' | 'isSandbox' | 'standInSeconds'>;

/**
 * Turns facts into an offer, a refusal, or a case for a person, by the market's table. The decision is kept
 * with its facts and its trace, and is made once for each sending of an order.
 */
export const decideByTable = (
  parts: Parts,
): Command<DecideByTable, DecidedByTable, 'order_is_not_in_review' | 'is_decided'> => ({
  name: 'order.decide',
  subject: ({ orderId }) => `order:${orderId}`,
  async decide(tx, { orderId, submission, asked }, context) {
    const order = await lockApplication(tx, orderId);
    if (!order || order.state !== 'in-review') return { refused: 'order_is_not_in_review' };
    if (await hasDecision(tx, orderId, submission)) return { refused: 'is_decided' };
    const judgedOrder = await judgeByTable(tx, parts.seal, order, asked);
    const { market, on, tableVersion, table, facts, judged } = judgedOrder;
    await beginTables(tx, market, on);
    const acted = await act(tx, parts, { order, judged, facts }, context);
    const id = parts.newId();
    const grounds: DecisionGrounds = {
      facts,
      limit: facts ? await limitFor(table, facts) : null,
      rows: acted.judged.rows,
      trace: acted.judged.trace,
    };
    await insertDecision(tx, {
      id,
      orderId,
      submission,
      market,
      tableVersion,
      outcome: acted.judged.outcome,
      reasons: acted.judged.reasons,
      mostAmount: acted.mostAmount,
      sealed: parts.seal.seal(JSON.stringify(grounds), decisionAbout(id)),
      decidedOn: on,
      decidedAt: context.now,
    });
    const { outcome, reasons } = acted.judged;
    return {
      output: { ...acted.done.output, outcome },
      facts: { on, outcome, reasons, tableVersion },
      changes: acted.done.changes ?? [],
      outbox: acted.done.outbox ?? [],
      ...(outcome !== 'refer' && {
        recorded: { as: outcome === 'approve' ? 'order.approve' : 'order.refuse' },
      }),
    };
  },
});

type Acted = {
  readonly judged: Judgement;
  readonly mostAmount: bigint | null;
  readonly done: Done<ApplicationAnswer>;
};

async function act(
  tx: Tx,
  parts: Parts,
  { order, judged, facts }: { order: LoanApplication; judged: Judgement; facts: DecisionFacts | null },
  context: CommandContext,
): Promise<Acted> {
  const { id: orderId } = order;
  if (judged.outcome === 'refuse') {
    const done = await refuseApplication(tx, { orderId, reasons: judged.reasons }, context);
    if ('refused' in done) throw new Error(`order ${orderId} could not be refused: ${done.refused}`);
    return { judged, mostAmount: null, done };
  }
  if (judged.outcome === 'approve' && facts) {
    const mostAmount = BigInt(facts.affordableAmount);
    const on = await businessDateOf(tx, order.market);
    const openUntil = dateOfDayNumber(dayNumber(on) + parts.offerDays);
    const done = await approveOrder(tx, { orderId, mostAmount, openUntil }, context);
    if (!('refused' in done)) {
      // A table may do without a look at who it is; that does not make it one.
      const looked = formSteps.filter((step) => step !== 'base' || facts.identity === 'looked-at');
      await acceptSavedSteps(tx, order.borrowerId, context, looked);
      return { judged, mostAmount, done };
    }
    // The law of today may forbid what was lawful yesterday: nothing is offered, and a person looks.
    const why: Judgement = { ...judged, outcome: 'refer', reasons: ['offer_needs_a_person'] };
    return { judged: why, mostAmount: null, done: referred(order, parts, context.now) };
  }
  return { judged, mostAmount: null, done: referred(order, parts, context.now) };
}

/**
 * Stays in review. The borrower hears that a person looks at it; in the sandbox nobody would, so a stand-in
 * does.
 */
function referred(order: LoanApplication, parts: Parts, now: Date): Done<ApplicationAnswer> {
  const payload = { order: order.id, market: order.market, borrower: order.borrowerId };
  const outbox: OutboxMessage[] = [{ topic: 'order.referred', payload }];
  return {
    output: applicationAnswer(order),
    outbox: parts.isSandbox ? [...outbox, simulatorDecides(order.id, parts.standInSeconds, now)] : outbox,
  };
}

/** Has the sandbox's stand-in decide a referred order, after a moment. */
export function simulatorDecides(orderId: string, seconds: number, now: Date): OutboxMessage {
  const message = { topic: 'sandbox.decide', payload: { order: orderId } } as const;
  return seconds === 0 ? message : { ...message, notBefore: new Date(now.getTime() + seconds * 1_000) };
}
