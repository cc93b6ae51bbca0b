import { faultOf } from '@candor/client';
import { routePath } from '@candor/contract/routes';
import { chosenLoan } from '../lending/chosen-loan.ts';
import type { AppServices } from '../session/services.ts';
import { nextMissing, stepHref } from './step-routes.ts';

/** Of an application whose answer has not come: asked again with the same key, there is one order. */
const APPLY_KEY = 'apply-key';

/**
 * Where an application goes on: to the next step that is missing; when none is, what was applied for is sent
 * and its order is next. Whoever has not applied yet chooses first.
 */
export async function wayOn(services: AppServices): Promise<string> {
  const { client, store } = services;
  const loan = chosenLoan(store.read('productDetail'));
  const { steps } = await client.call('certification.list', { ...(loan && { amount: loan.amount }) });
  const next = nextMissing(steps);
  if (next) return stepHref(next);
  if (!loan) return routePath('certification');
  if (!loan.isAsked) return routePath('product', { productId: loan.productId });
  return applied(services, loan);
}

async function applied(
  { client, store, drafts, tell }: AppServices,
  { productId, amount, term, agreedTo }: NonNullable<ReturnType<typeof chosenLoan>>,
): Promise<string> {
  const idempotencyKey = (drafts.get(APPLY_KEY) as string | undefined) ?? crypto.randomUUID();
  drafts.set(APPLY_KEY, idempotencyKey);
  const bureauConsent = agreedTo === undefined ? undefined : { textVersion: agreedTo };
  try {
    const wish = { productId, amount, term, ...(bureauConsent && { bureauConsent }) };
    const { orderId } = await client.call('product.apply', wish, { idempotencyKey });
    tell('product.applied', { outcome: 'done' });
    drafts.delete(APPLY_KEY);
    store.forget('productDetail');
    return routePath('loanDetail', { orderId });
  } catch (error) {
    const { code } = faultOf(error);
    tell('product.applied', { outcome: code });
    if (code === 'broken') throw error;
    drafts.delete(APPLY_KEY);
    // What stands against it is said where it was chosen, or by the one that is there already.
    return code === 'borrower_has_an_open_order' ? routePath('orders') : routePath('product', { productId });
  }
}
