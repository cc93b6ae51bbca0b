import { dayIn } from '../../kernel/time/market-time.ts';
import { markets, type MarketId } from '@candor/markets';
import { findApplicationOfLoan } from '@candor/store/loans';
import { markTryCalled, type DebitTry, type Mandate, type MandateDebit } from '@candor/store/mandates';
import { findPayment } from '@candor/store/payments';
import { lease } from '../../kernel/commands/lease.ts';
import { runCommand } from '../../kernel/commands/run-command.ts';
import type { LendingDeps } from '../../kernel/lending-deps.ts';
import type { DebitStanding, DebitToMake } from '../../kernel/mandate-ports/mandate-channel.ts';
import { applicationReference } from '../../kernel/references/application-reference.ts';
import { creditReport } from '../callbacks/credit-report.ts';
import { noteUncounted } from '../payments/note-uncounted.ts';
import { hearDebit, type HearDebit } from './hear-debit.ts';
import { schemeOfMandate, type DebitingChannel } from './scheme-of.ts';

type Parts = Pick<LendingDeps, 'database' | 'now' | 'collectChannels'>;

type Open = {
  readonly mandate: Mandate;
  readonly debit: MandateDebit;
  readonly open: DebitTry;
  readonly channel: DebitingChannel;
};

/** Before that a request may still be on its way: three times as long as a call can last. */
const believedAfterMs = 60_000;

/**
 * Makes a request that is stored, or asks what became of it. One that was called is asked about as if its
 * answer had been lost; it is made again, under the same ids, only when the channel says late enough that it
 * does not have it.
 */
export async function callOrAsk(parts: Parts, at: Open): Promise<void> {
  const { open, channel } = at;
  const asked = await toMake(parts, at);
  if (open.calledAt === null) return make(parts, at, asked);
  const said = await channel.mandates.askDebit(asked);
  if (said.is !== 'not-known') return hearStanding(parts, at, said);
  const isLate = parts.now().getTime() - open.calledAt.getTime() > believedAfterMs;
  if (isLate) await make(parts, at, asked);
}

async function make(parts: Parts, at: Open, asked: DebitToMake): Promise<void> {
  await lease(parts.database, 'mandate.claim', (tx) => markTryCalled(tx, at.open, parts.now()));
  const said = await at.channel.mandates.debit(asked);
  if (said.heard === 'bounced') await hearStanding(parts, at, { is: 'bounced', why: said.why });
}

/** What a channel says of a request: money is credited like any other, a bounce is heard. */
export async function hearStanding(
  parts: Parts,
  { mandate, debit, open, channel }: Open,
  said: DebitStanding,
): Promise<void> {
  if (said.is === 'collected' && said.amount !== null) {
    const { market } = schemeOfMandate(mandate);
    const { externalId, amount } = said;
    const money = { market, channel: channel.id, externalId, amount };
    const credited = await creditReport(parts, { ...money, txnId: open.paymentId, heardAt: parts.now() });
    if (credited.is === 'refused') await noteUncounted(parts, money, 'here');
  } else if (said.is !== 'bounced') return;
  const { debitId, paymentId, n } = open;
  const input: HearDebit = {
    mandateId: mandate.id,
    debitId,
    paymentId,
    n,
    said: said.is === 'bounced' ? { is: 'bounced', why: said.why } : { is: 'collected' },
  };
  const actor = { kind: 'channel', id: channel.id } as const;
  const heard = await runCommand(parts.database, hearDebit, { input, actor, now: parts.now() });
  if (heard.kind !== 'done') throw new Error(`debit ${debit.id}: ${heard.kind}`);
}

async function toMake({ database, now }: Parts, { mandate, open }: Open): Promise<DebitToMake> {
  const { market } = schemeOfMandate(mandate);
  const { payment, orderId } = await database.read(async (tx) => ({
    payment: await findPayment(tx, open.paymentId),
    orderId: await findApplicationOfLoan(tx, mandate.loanId),
  }));
  if (!payment) throw new Error(`the request of ${open.paymentId} has no payment`);
  return {
    ...idsOf(mandate, open),
    amount: payment.amount,
    currency: payment.currency,
    on: dayOf(market, now()),
    label: debitLabel(orderId),
  };
}

/** What the payer's bank shows. */
export const debitLabel = (orderId: string | undefined): string =>
  `Instalment ${orderId === undefined ? '' : applicationReference(orderId)}`.trim();

const dayOf = (market: MarketId, at: Date) => dayIn(markets[market].timeZone, at);

/** By what a channel knows a request. */
export const idsOf = (
  { id: mandateId, scheme }: Pick<Mandate, 'id' | 'scheme'>,
  { paymentId, n }: Pick<DebitTry, 'paymentId' | 'n'>,
) => ({ mandateId, scheme, paymentId, n });
