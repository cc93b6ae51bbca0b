import type { Json } from '../../kernel/commands/command.ts';
import { totalsOf, type ImportSummary, type ImportSums } from './check-import.ts';

/** Amounts are minor units in decimal. */
export type KeptSums = { readonly loans: number } & {
  readonly [Part in 'principal' | 'interest' | 'fee' | 'penalty']: string;
};
export type KeptSummary = Omit<ImportSummary, 'products'> & {
  readonly products: { readonly [product: string]: KeptSums };
};

/** What is owed beyond principal and interest: fees and late charges. */
export function chargesOf({ fee, penalty }: KeptSums): bigint {
  return BigInt(fee) + BigInt(penalty);
}

/** A summary as it is kept and sent. */
export function keptSummary(summary: ImportSummary): {
  readonly summary: KeptSummary;
  readonly totals: KeptSums;
} {
  const products = Object.fromEntries(
    Object.entries(summary.products).map(([product, sums]) => [product, keptSums(sums)]),
  );
  return { summary: { ...summary, products }, totals: keptSums(totalsOf(summary)) };
}

/** The same, read back. */
export function summaryOf(kept: unknown): { readonly summary: KeptSummary; readonly totals: KeptSums } {
  const summary = kept as KeptSummary;
  const sum = (part: 'principal' | 'interest' | 'fee' | 'penalty') =>
    String(Object.values(summary.products).reduce((all, each) => all + BigInt(each[part]), 0n));
  const loans = Object.values(summary.products).reduce((all, each) => all + each.loans, 0);
  const [principal, interest, fee, penalty] = [sum('principal'), sum('interest'), sum('fee'), sum('penalty')];
  return { summary, totals: { loans, principal, interest, fee, penalty } };
}

export function summaryJson(summary: KeptSummary): Json {
  return { ...summary, products: { ...summary.products } };
}

function keptSums({ loans, principal, interest, fee, penalty }: ImportSums): KeptSums {
  return {
    loans,
    principal: String(principal),
    interest: String(interest),
    fee: String(fee),
    penalty: String(penalty),
  };
}
