import type { Shape } from '../faults/shape-fault.ts';

/** A paper by which a borrower is known, as data. */
export interface IdentityDocument {
  readonly name: string;
  readonly issuer: string;
  /** Of the bare number: capitals, no spaces, no dashes. */
  readonly shapes: readonly [Shape, ...Shape[]];
  /** Beyond the shape, such as a check digit. */
  readonly isRight?: (number: string) => boolean;
  /** Written as on the paper. */
  readonly example: string;
  readonly sentence: string;
  /** Another number of the same paper, easily mistaken for this one, which we must not have. */
  readonly neverTake?: { readonly pattern: RegExp; readonly sentence: string };
  /**
   * The part of it that is its holder's own, where papers write more behind it: only this is kept and
   * compared.
   */
  readonly ownDigits?: number;
  /** What may be kept of the number; it is encrypted in either case. */
  readonly keeps: 'whole' | 'last-four';
  readonly law: string;
}
