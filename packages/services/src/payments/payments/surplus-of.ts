import { extraOf, surplusRules } from '@candor/domain/repayment';
import { beyondCredit, borrowerCredit, creditWaits } from '@candor/domain/loan';
import type { CalendarDate } from '@candor/domain/calendar';
import type { Loan } from '@candor/domain/loan';
import type { SurplusRule } from '@candor/domain/repayment';
import { lending, type MarketId } from '@candor/markets';
import type { ChosenRepayment, RepaymentWish } from './chosen-repayment.ts';
import { previewRepayment, type RepaymentPreview } from '@candor/domain/repayment';

export type SurplusOption = Pick<
  RepaymentPreview,
  'toCredit' | 'fromCredit' | 'owedAfter' | 'nextDue' | 'endsOn' | 'left' | 'recut'
> & {
  readonly rule: SurplusRule;
  /** Less is owed than if the rest only waited: as much less. */
  readonly saves: bigint;
  /** The extra and all that is left after it: what is still to be paid. */
  readonly total: bigint;
};

/**
 * Where more is paid than is asked for by now: what each rule makes of the rest, the cheapest first. None of
 * them takes credit that waits for a later instalment. None where they all do the same.
 */
export function surplusOptions(loan: Loan, chosen: ChosenRepayment, on: CalendarDate): SurplusOption[] {
  const extra = chosen.meantFor === 'repayment' ? extraOf(loan, chosen.amount, on) : 0n;
  if (extra === 0n) return [];
  const all = surplusRules.map((rule) => {
    const { toCredit, fromCredit, owedAfter, nextDue, endsOn, left, recut, prepaid } = previewRepayment(
      loan,
      { ...chosen, surplus: rule },
      on,
    );
    return { rule, toCredit, fromCredit, owedAfter, nextDue, endsOn, left, recut, prepaid };
  });
  const [kept, shorter, smaller] = all;
  if (!kept || shorter?.prepaid === 0n) return [];
  // With one instalment left it can't end sooner.
  const isSame = shorter?.endsOn === kept.endsOn && shorter.owedAfter === smaller?.owedAfter;
  return all
    .filter(({ rule }) => rule !== 'shorter' || !isSame)
    .toSorted((a, b) => Number(a.owedAfter - b.owedAfter))
    .map((one) => Object.assign({ saves: lessThan(kept, one), total: one.owedAfter + extra }, one));
}

/** How much less is owed after one of them than after the other. */
function lessThan(one: Pick<SurplusOption, 'owedAfter'>, other: Pick<SurplusOption, 'owedAfter'>): bigint {
  const less = one.owedAfter - other.owedAfter;
  return less > 0n ? less : 0n;
}

/** An instalment that is paid before its day costs the same: what the same money could save instead. */
export type EarlyInstead = { readonly dueOn: CalendarDate; readonly saves: bigint };

/**
 * Of the next instalment, chosen before its day.
 *   2,910.19 on the day of the payout: it waits for 18 October; the same repaid at once saves interest.
 *   2,910.19 on 15 November for the 18th: nothing would save any, for it is what runs.
 */
export function earlyInstead(
  { loan, on }: { readonly loan: Loan; readonly on: CalendarDate },
  choice: RepaymentWish['choice'],
  chosen: ChosenRepayment,
): EarlyInstead | null {
  if (choice !== 'instalment' || loan.state !== 'active') return null;
  const next = beyondCredit(loan).find(({ row }) => row.dueOn >= on);
  if (!next || next.row.dueOn === on) return null;
  const [cheapest] = surplusOptions(loan, chosen, on);
  return { dueOn: next.row.dueOn, saves: cheapest?.saves ?? 0n };
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

type DayAmount = RepaymentPreview['left'][number];

export type CoveragePreview = RepaymentPreview & {
  /** What is more than anything asks for by now. */
  readonly extra: bigint;
  /** Credit that stood before and is left alone, and the first instalment that it waits for. */
  readonly waiting: DayAmount | null;
  /** What would be left if the extra were not paid: the plan that each way to use it is compared with. */
  readonly planned: { readonly left: readonly DayAmount[]; readonly total: bigint };
};

/** What an amount would do if it came today, and what it is compared with. */
export function previewCoverage(
  { loan, on }: { readonly loan: Loan; readonly on: CalendarDate },
  chosen: ChosenRepayment,
  surplus: SurplusRule,
): CoveragePreview {
  const preview = previewRepayment(loan, { ...chosen, surplus }, on);
  const extra = chosen.meantFor === 'repayment' ? extraOf(loan, chosen.amount, on) : 0n;
  const due = chosen.amount - extra;
  const left =
    due > 0n
      ? previewRepayment(loan, { ...chosen, amount: due, surplus: 'keep' }, on).left
      : beyondCredit(loan).map(({ row, asks }) => ({ dueOn: row.dueOn, amount: asks }));
  return {
    ...preview,
    extra,
    waiting: waitingCredit(loan, preview.usedCredit),
    planned: { left, total: left.reduce((sum, { amount }) => sum + amount, 0n) },
  };
}

function waitingCredit(loan: Loan, used: bigint): DayAmount | null {
  const amount = borrowerCredit(loan) - used;
  if (amount <= 0n || loan.state !== 'active') return null;
  let before = used;
  const first = creditWaits(loan).find((each) => {
    const isLeft = each.amount > before;
    before -= each.amount;
    return isLeft;
  });
  return first ? { dueOn: first.dueOn, amount } : null;
}
