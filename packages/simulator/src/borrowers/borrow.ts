import { randomUUID } from 'node:crypto';
import { isRefusal } from '@candor/domain/refusals';
import type { OfferedTerm } from '@candor/domain/product';
import { quoteProduct, type MarketId } from '@candor/markets';
import {
  approveOrder,
  disclosureFingerprint,
  refuseApplication,
  signApplication,
  startReview,
  submitApplication,
} from '@candor/services/lending/applications';
import { businessDateOf } from '@candor/services/kernel/time';
import { fillProducts, productOffers } from '@candor/services/lending/products';
import {
  disbursementIdOfApplication,
  settlePayout,
  startDisbursement,
} from '@candor/services/payments/disbursements';
import { runCommand, type Actor, type Json } from '@candor/services/kernel/commands';
import type { WritableDatabase } from '@candor/store/tools';
import { asCommand, type Runnable } from '@candor/services/testing';
import type { IdentityApp } from './identity-app.ts';

/** Where the lender's people work: its books and its clock. */
type Desk = {
  readonly test: { readonly database: WritableDatabase };
  readonly identity: Pick<IdentityApp['identity'], 'now'>;
  /** Who does what, by the name of the command; somebody at the desk if not told. */
  readonly actorOf?: (command: string) => Actor;
};

export type Borrowed = {
  readonly market: MarketId;
  readonly borrowerId: string;
  readonly productId: string;
  readonly amount: bigint;
  readonly term: OfferedTerm;
  /** Any if not told. */
  readonly orderId?: string;
};

/** How far an order is taken. */
const stages = ['submitted', 'in-review', 'approved', 'confirmed', 'paying-out', 'paid-out'] as const;
type Stage = (typeof stages)[number] | 'refused';

export const months = (instalments: number): OfferedTerm => ({
  instalments,
  every: { count: 1, unit: 'month' },
});

/** The products that a new lender starts with, in both markets. */
export async function openShop(app: IdentityApp): Promise<void> {
  for (const market of ['ph', 'in'] as const) await done(app, fillProducts, { market });
}

/** The account that a number belongs to. */
export async function borrowerOf(app: IdentityApp, market: MarketId, phone: string): Promise<string> {
  const { rows } = await app.test.sql('select id from borrower where market = $1 and phone_index = $2', [
    market,
    app.identity.seal.index('phone', market, phone),
  ]);
  return String(rows[0]?.['id']);
}

/** Runs a command as staff; a refusal fails the test. */
export async function done<Input, Output extends Json, Code extends string>(
  { test, identity, actorOf }: Desk,
  run: Runnable<Input, Output, Code>,
  input: Input,
): Promise<Output> {
  const command = asCommand(run);
  const actor = actorOf?.(command.name) ?? ({ kind: 'staff', id: 'desk' } as const);
  const answer = await runCommand(test.database, command, { actor, input, now: identity.now() });
  if (answer.kind === 'done') return answer.output;
  throw new Error(`${command.name}: ${JSON.stringify(answer)}`);
}

/** An order of a borrower's, taken as far as asked; as staff and the borrower would, without the screens. */
export async function borrow(app: Desk, asked: Borrowed, until: Stage): Promise<string> {
  const { market, productId, amount, term } = asked;
  const orderId = asked.orderId ?? randomUUID();
  await done(app, submitApplication, { ...asked, orderId, missingSteps: [] });
  if (until === 'submitted') return orderId;
  await done(app, startReview, { orderId });
  if (until === 'in-review') return orderId;
  if (until === 'refused') {
    await done(app, refuseApplication, { orderId, reasons: ['income_is_too_low'] });
    return orderId;
  }
  const { on, terms } = await app.test.database.withTransaction(async (tx) => {
    const today = await businessDateOf(tx, market);
    const offers = await productOffers(tx, { market, language: 'en', on: today });
    return { on: today, terms: offers.find((offer) => offer.productId === productId)!.terms };
  });
  await done(app, approveOrder, { orderId, mostAmount: amount, openUntil: on });
  if (until === 'approved') return orderId;
  const quote = quoteProduct(market, terms, { amount, term, disbursedOn: on }, on);
  if (isRefusal(quote)) throw new Error(quote.refused);
  const { netReceived, totals, rows } = quote.schedule;
  const agreementVersion = '2026-11';
  await done(app, signApplication, {
    orderId,
    amount,
    term,
    shown: { netReceived, totalToRepay: totals.total, firstDueOn: rows[0]!.dueOn },
    hasReadDisclosure: true,
    acceptsAgreement: true,
    hasRightCode: true,
    accountIsOwn: true,
    disclosureFingerprint: disclosureFingerprint(market, terms, quote, agreementVersion),
    agreementVersion,
  });
  if (until === 'confirmed') return orderId;
  const payoutId = disbursementIdOfApplication(orderId);
  await done(app, startDisbursement, { orderId, payoutId });
  if (until === 'paid-out') await done(app, settlePayout, { payoutId });
  return orderId;
}
