import { isRefusal } from '@candor/domain/refusals';
import { readProductTerms } from '@candor/domain/product';
import type { CalendarDate } from '@candor/domain/calendar';
import { checkProduct, type Breach, type MarketId } from '@candor/markets';
import type { ProductFault } from '@candor/domain/product';
import type { LendingDeps } from '../../kernel/lending-deps.ts';
import {
  requestApproval,
  previewOf,
  type RequestedApproval,
} from '../../backoffice/approvals/request-approval.ts';
import type { Command, Json } from '../../kernel/commands/command.ts';
import { changeProduct, type ChangeProduct } from '../../lending/products/change-product.ts';

export type AskProductChange = {
  readonly requestId: string;
  readonly market: MarketId;
  readonly change: Omit<ChangeProduct, 'market'>;
  readonly reason: string;
};

type AskRule =
  | 'product_is_of_another_market'
  | 'product_starts_in_the_past'
  | 'product_starts_before_another'
  | 'product_is_as_it_was'
  | 'product_has_no_name'
  | 'product_terms_are_unfit'
  | 'product_breaks_the_law'
  | 'reason_is_missing'
  | 'approval_waits_already';

/**
 * Asks an approver to agree to new terms. What could not be saved now can't be asked for either, and the
 * refusal says why.
 */
export const askProductChange = (
  parts: LendingDeps,
): Command<AskProductChange, RequestedApproval, AskRule> => ({
  name: 'product.ask',
  subject: ({ change }) => `product:${change.productId}`,
  async decide(tx, { requestId, market, change, reason }, { actor, now }) {
    const input = { ...change, market };
    const seen = await previewOf(tx, () => changeProduct.preview(tx, input, { parts, now }));
    if ('refused' in seen)
      return { refused: seen.refused as AskRule, ...(seen.facts && { facts: seen.facts }) };
    const subject = `product:${change.productId}`;
    const asked = await requestApproval(tx, parts, {
      requestId,
      act: changeProduct,
      market,
      subject,
      input,
      reason,
      by: actor.id,
      now,
      figures: null,
    });
    if ('refused' in asked) return asked;
    const terms: Json = seen.terms.map(({ name, before: was, after: is }) => ({ name, was, is }));
    return { output: asked, facts: { request: requestId, startsOn: change.startsOn, terms } };
  },
});

/** Why terms can't be asked for, term by term: for the fields of a form. */
export function productFaultsOf(
  market: MarketId,
  terms: unknown,
  on: CalendarDate,
): { readonly faults: readonly ProductFault[]; readonly breaches: readonly Breach[] } {
  const read = readProductTerms(terms, on);
  if (isRefusal(read)) return { faults: read.faults, breaches: [] };
  return { faults: [], breaches: checkProduct(market, read, on)?.breaches ?? [] };
}
