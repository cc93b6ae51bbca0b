import type { Words } from '@candor/i18n';
import type { BankPreset } from './bank-preset.ts';

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

/** What banks here write into their statements. */
interface StatementWords {
  /** Before an amount, the longer of two that begin alike first. */
  readonly signs: readonly [string, ...string[]];
  /** Before the number of a transfer, where it stands among other words. */
  readonly numberNames: readonly string[];
  /** The files of the banks that lenders here are likely to have their account with. */
  readonly presets: readonly BankPreset[];
}

/** How borrowers send money to the lender's account, and what the number of such a transfer looks like. */
export interface TransferRules {
  /**
   * The lender's own account as its setting is written: what stands between the bars, and an example; and
   * what people call the code of a bank, where transfers need one.
   */
  readonly ownAccount: { readonly form: string; readonly example: string; readonly codeName: string | null };
  readonly statement: StatementWords;
  readonly ways: readonly [TransferWay, ...TransferWay[]];
  /** Of a number without gaps, its letters large: fits if one of these does. */
  readonly numberShapes: readonly [RegExp, ...RegExp[]];
  readonly numberExample: string;
}
