import type { Calls, RequestOf } from '@candor/contract/client';
import type { Stored } from '../storage/storage-registry.ts';

type Apply = RequestOf<Calls['product.apply']>;

/** What is being borrowed, as far as it is chosen: it goes along from the price to the decision. */
export type ChosenLoan = Pick<Apply, 'productId' | 'amount' | 'term'> & {
  /** Under which text the credit bureau may be asked, where that was ticked. */
  readonly agreedTo: string | undefined;
  /** As the price said when it was applied for. */
  readonly figures: { readonly receive: number; readonly repay: number } | undefined;
  /** It was applied for at a price, and goes on by itself when nothing is missing any more. */
  readonly isAsked: boolean;
};

const units = ['day', 'week', 'half-month', 'month'] as const;

export function chosenLoan(stored: Stored<'productDetail'> | undefined): ChosenLoan | undefined {
  if (!stored) return undefined;
  const { productId, amounts, days, states } = stored;
  const unit = units.find((each) => each === states['unit']);
  const [amount, instalments, count] = ['amount', 'instalments', 'count'].map((key) => Number(amounts[key]));
  if (!unit || !amount || !instalments || !count) return undefined;
  const [receive, repay] = [Number(amounts['receive'] ?? 0), Number(amounts['repay'] ?? 0)];
  const isAsked = receive > 0 && repay > 0;
  return {
    productId,
    amount,
    term: { instalments, every: { count, unit } },
    agreedTo: days['bureau'],
    figures: isAsked ? { receive, repay } : undefined,
    isAsked,
  };
}
