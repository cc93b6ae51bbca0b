import type { Words } from '@candor/i18n';

/** A step that somebody who transfers money takes, with what is true of this transfer. */
export type TransferStep = (
  facts: Readonly<Record<'amount' | 'reference' | 'holder' | 'bank' | 'number', string>>,
) => Words;

/** A way to send money to the lender's own account. */
export interface TransferWay {
  /** What follows the channel's name in the id of the way: never changed once it is given out. */
  readonly key: string;
  readonly kind: 'upi' | 'bank-transfer';
  readonly name: Words;
  readonly speed: 'minutes' | 'same-day';
  readonly least: bigint;
  /** Null: as much as anybody wants. */
  readonly most: bigint | null;
  /** One after the other. */
  readonly steps: readonly TransferStep[];
}

/** How borrowers send money to the lender's account, and what the number of such a transfer looks like. */
export interface TransferRules {
  readonly ways: readonly [TransferWay, ...TransferWay[]];
  /** Of a number without gaps, its letters large: fits if one of these does. */
  readonly numberShapes: readonly [RegExp, ...RegExp[]];
  readonly numberExample: string;
}
