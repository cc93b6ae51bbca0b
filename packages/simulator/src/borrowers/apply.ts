import { privacyRules } from '@candor/markets';
import { randomUUID } from 'node:crypto';
import type { LightMyRequestResponse } from 'fastify';
import type { KycBorrower } from './kyc-borrower.ts';
import { keyed } from '../lender/desk.ts';
import type { SimulatedLender } from '../lender/simulated-lender.ts';

export const bureauConsent = { textVersion: privacyRules.ph.consents.bureau.version };

/** Sends an application as the app would: with a consent to ask the bureau unless told otherwise. */
export function apply(
  app: SimulatedLender,
  { who, suffix, asked }: KycBorrower,
  change: object = {},
  key: string = randomUUID(),
): Promise<LightMyRequestResponse> {
  return app.post(`product/apply${suffix}`, { ...asked, bureauConsent, ...change }, keyed(who, key));
}

type Standing = {
  readonly state: string;
  readonly reasons: readonly string[];
  readonly most: string | null;
  readonly until: string | null;
  readonly outcome: string | null;
  readonly why: readonly string[] | null;
  readonly version: number | null;
};

/** What is stored of an order: its state, reasons and offer, and its last decision. */
export async function standingOf(app: SimulatedLender, orderId: string): Promise<Standing> {
  const { rows } = await app.test.sql(
    `select o.state, o.reasons, o.most_amount::text as most, o.open_until::text as until, d.outcome,
            d.reasons as why, d.table_version as version
     from loan_order o left join lateral
       (select * from decision where order_id = o.id order by submission desc limit 1) d on true
     where o.id = $1`,
    [orderId],
  );
  return (rows[0] ?? {}) as Standing;
}

/** Applies, lets the worker work, and tells how it ended. */
export async function decided(app: SimulatedLender, borrower: KycBorrower, change: object = {}) {
  const answer = await apply(app, borrower, change);
  if (answer.statusCode !== 200) throw new Error(answer.body);
  const { orderId } = answer.json() as { orderId: string };
  await app.work();
  return { orderId, ...(await standingOf(app, orderId)) };
}
