import { borrowerCredit } from '@candor/domain/loan';
import { surplusRules } from '@candor/domain/repayment';
import type { CalendarDate } from '@candor/domain/calendar';
import type { Loan } from '@candor/domain/loan';
import type { SurplusRule } from '@candor/domain/repayment';
import { lending, type MarketId } from '@candor/markets';
import type { ChosenRepayment, RepaymentWish } from './chosen-repayment.ts';
import { previewRepayment, type RepaymentPreview } from '@candor/domain/repayment';

export type SurplusOption = Pick<
  RepaymentPreview,
  'toCredit' | 'fromCredit' | 'owedAfter' | 'nextDue' | 'endsOn'
> & {
  readonly rule: SurplusRule;
  /** Less is owed than if the rest only waited: as much less. */
  readonly saves: bigint;
};

/**
 * Where more is paid than has begun to run: what each rule makes of the rest, the cheapest first. Credit that
 * stands pays an instalment that is to come, and nothing takes it from there unasked: where there is some,
 * waiting is first. None where they all do the same.
 */
export function surplusOptions(loan: Loan, chosen: ChosenRepayment, on: CalendarDate): SurplusOption[] {
  const all = surplusRules.map((rule) => {
    const preview = previewRepayment(loan, { ...chosen, surplus: rule }, on);
    const { toCredit, fromCredit, owedAfter, nextDue, endsOn } = preview;
    return { rule, toCredit, fromCredit, owedAfter, nextDue, endsOn };
  });
  const [kept, shorter, smaller] = all;
  if (!kept || kept.toCredit === 0n || shorter?.toCredit === kept.toCredit) return [];
  // With one instalment left it can't end sooner.
  const isSame = shorter?.endsOn === kept.endsOn && shorter.owedAfter === smaller?.owedAfter;
  const isLast = ({ rule }: (typeof all)[number]) => borrowerCredit(loan) > 0n && rule !== 'keep';
  return all
    .filter(({ rule }) => rule !== 'shorter' || !isSame)
    .toSorted((a, b) => Number(isLast(a)) - Number(isLast(b)) || Number(a.owedAfter - b.owedAfter))
    .map((one) => Object.assign({ saves: lessThan(kept, one) }, one));
}

/** How much less is owed after one of them than after the other. */
function lessThan(one: Pick<SurplusOption, 'owedAfter'>, other: Pick<SurplusOption, 'owedAfter'>): bigint {
  const less = one.owedAfter - other.owedAfter;
  return less > 0n ? less : 0n;
}

/**
 * What becomes of the rest where the borrower has not said: of an amount of their own the first option. Of an
 * instalment that is paid before its time it is credit, which pays that very instalment.
 *   3,500.00 where 2,910.19 run: keeping 589.81 leaves 2,320.37 to pay, repaying principal with it 2,278.49:
 *     it repays.
 */
export function surplusOf(
  { loan, market, on }: { readonly loan: Loan; readonly market: MarketId; readonly on: CalendarDate },
  choice: RepaymentWish['choice'],
  chosen: ChosenRepayment,
): SurplusRule {
  const { surplus } = lending[market].defaults;
  return choice === 'own' ? (surplusOptions(loan, chosen, on)[0]?.rule ?? surplus) : surplus;
}
