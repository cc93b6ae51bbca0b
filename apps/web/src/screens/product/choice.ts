import { nearestOffered, offeredPart } from '@candor/domain/product';
import type { Stored } from '../../storage/storage-registry.ts';
import type { Detail } from './product-screen.tsx';

export type Card = Detail['card'];
export type Term = Card['terms'][number];
export type Chosen = { readonly amount: number; readonly term: Term };

/** With the version of the text under which the credit bureau may be asked, where that was ticked. */
export type KeptChoice = Chosen & {
  readonly agreedTo?: string | undefined;
  /** The price as it stood there when it was applied for. */
  readonly asked?: { readonly netReceived: number; readonly totalToRepay: number } | undefined;
};

const rangeOf = ({ least, most, step }: Card) => ({
  min: BigInt(least),
  max: BigInt(most),
  step: BigInt(step),
});

/** What is kept or typed may be no amount at all. */
export function isOffered(card: Card, amount: number): boolean {
  return Number.isSafeInteger(amount) && nearestTo(card, amount) === amount;
}

export function isSameTerm(a: Term, b: Term): boolean {
  return a.instalments === b.instalments && a.every.count === b.every.count && a.every.unit === b.every.unit;
}

/**
 * A third of the way, over the second term, as the example on the home screen has it: nobody is talked into
 * more than they came for.
 */
export function startOf(card: Card): KeptChoice {
  const term = card.terms[1] ?? card.terms[0];
  if (!term) throw new Error('a product offers at least one term');
  return { amount: Number(offeredPart(rangeOf(card), 3n)), term };
}

/** The nearest amount that is offered: where the slider stands while something else is typed. */
export function nearestTo(card: Card, amount: number): number {
  return Number(nearestOffered(rangeOf(card), BigInt(amount)));
}

export function keptChoice(
  { productId, currency }: Card,
  { amount, term, agreedTo, asked }: KeptChoice,
  at: Date,
): Stored<'productDetail'> {
  const { instalments, every } = term;
  return {
    savedAt: at.toISOString(),
    productId,
    currency,
    amounts: {
      amount: String(amount),
      instalments: String(instalments),
      count: String(every.count),
      ...(asked && { receive: String(asked.netReceived), repay: String(asked.totalToRepay) }),
    },
    days: agreedTo === undefined ? {} : { bureau: agreedTo },
    states: { unit: every.unit },
  };
}

/** What was chosen of this product before, if it is still offered. */
export function storedChoice(
  card: Card,
  stored: Stored<'productDetail'> | undefined,
): KeptChoice | undefined {
  if (stored?.productId !== card.productId) return undefined;
  const amount = Number(stored.amounts['amount']);
  const term = card.terms.find(
    ({ instalments, every }) =>
      String(instalments) === stored.amounts['instalments'] &&
      String(every.count) === stored.amounts['count'] &&
      every.unit === stored.states['unit'],
  );
  return term && isOffered(card, amount) ? { amount, term } : undefined;
}
