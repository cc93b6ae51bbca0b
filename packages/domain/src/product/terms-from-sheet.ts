import type {
  ContingentCharge,
  LateChargeTerms,
  OfferedTerm,
  PaidPart,
  ProductFee,
  ProductTerms,
} from './product-terms.ts';
import { parseMoney } from '../money/parse-money.ts';
import { parseDecimal } from '../numbers/parse-decimal.ts';
import type { Rational } from '../numbers/rational.ts';
import { isRefusal } from '../refusals/refusal.ts';
import type { InterestTerms, RoundingTerms } from '../schedule/loan-terms.ts';

/** The terms as `productTermsJson` writes them: amounts and percentages are decimals in text. */
export interface TermsSheet {
  readonly amount: { readonly min: string; readonly max: string; readonly step: string };
  readonly terms: readonly OfferedTerm[];
  readonly interest: Omit<InterestTerms, 'rate'> & { readonly rate: string };
  readonly fees: readonly SheetFee[];
  readonly lateCharge: SheetLateCharge | null;
  readonly contingentCharges?: readonly InText<ContingentCharge, 'amount'>[] | undefined;
  readonly delay: SheetDelay | null;
  readonly coolingOffDays: number;
  readonly earlySettlement: { readonly chargePercent: string };
  readonly paymentOrder: readonly PaidPart[];
  readonly rounding: { readonly mode: RoundingTerms['mode']; readonly to: string };
}

type InText<Terms, Name extends keyof Terms> = Omit<Terms, Name> & { readonly [N in Name]: string };
type SheetFee = InText<ProductFee, 'percent' | 'fixed' | 'taxPercent'>;
type SheetDelay = InText<NonNullable<ProductTerms['delay']>, 'percent' | 'fixed'>;
type SheetLateCharge =
  | InText<Extract<LateChargeTerms, { kind: 'percent' }>, 'percent'>
  | InText<Extract<LateChargeTerms, { kind: 'fixed' }>, 'fixed'>;

/**
 * Terms that a server of ours sent, as the domain has them. They were checked when they were saved, so
 * nothing is checked here but that they can be read: a phone that quotes need not carry the rules for whoever
 * writes a product. `readProductTerms` gives the same for the same sheet, but for charges by hand: no price
 * depends on them.
 */
export function termsFromSheet(sheet: TermsSheet): ProductTerms {
  const {
    amount,
    interest,
    fees,
    lateCharge,
    contingentCharges: _,
    delay,
    earlySettlement,
    rounding,
    ...same
  } = sheet;
  return {
    ...same,
    amount: { min: money(amount.min), max: money(amount.max), step: money(amount.step) },
    interest: { ...interest, rate: percent(interest.rate) },
    fees: fees.map(feeOf),
    lateCharge: lateCharge && lateChargeOf(lateCharge),
    delay: delay && { ...delay, percent: percent(delay.percent), fixed: money(delay.fixed) },
    earlySettlement: { chargePercent: percent(earlySettlement.chargePercent) },
    rounding: { mode: rounding.mode, to: money(rounding.to) },
  };
}

function feeOf({ name, taken, payee, ...fee }: SheetFee): ProductFee {
  return {
    name,
    percent: percent(fee.percent),
    fixed: money(fee.fixed),
    taxPercent: percent(fee.taxPercent),
    taken,
    payee,
  };
}

function lateChargeOf(late: SheetLateCharge): LateChargeTerms {
  return late.kind === 'percent'
    ? { ...late, percent: percent(late.percent) }
    : { ...late, fixed: money(late.fixed) };
}

function money(text: string): bigint {
  const minor = parseMoney(text);
  if (typeof minor === 'bigint') return minor;
  throw new Error(`${text} is no number`);
}

function percent(text: string): Rational {
  const decimal = parseDecimal(text);
  if (!isRefusal(decimal)) return decimal;
  throw new Error(`${text} is no number`);
}
