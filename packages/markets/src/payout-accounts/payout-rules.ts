import type { Words } from '@candor/i18n';
import type { Shape } from '../faults/shape-fault.ts';

export type PayoutKind = 'bank' | 'wallet';

export interface Institution {
  /** What an account at it is filed under; never changed once it is given out. */
  readonly code: string;
  readonly name: string;
}

/** An account's number as it was typed, without the gaps: whether it can be one. */
interface NumberRule {
  readonly pattern: RegExp;
  readonly fewest: number;
  readonly most: number;
  readonly example: string;
  /** It is the holder's mobile number: most people have it under the one with which they log in. */
  readonly isMobile?: boolean;
  readonly label: Words;
  readonly hint: Words;
  readonly sentence: Words;
}

/** Where the bank is found from a code on the borrower's papers instead of being chosen from a list. */
interface BankCodeRule {
  readonly shape: Shape;
  readonly length: number;
  readonly example: string;
  readonly label: Words;
  readonly malformed: Words;
  readonly unknown: Words;
  /** "HDFC0000001" → HDFC; undefined: no bank has it. */
  readonly find: (code: string) => Institution | undefined;
}

export interface PayoutKindRule {
  readonly kind: PayoutKind;
  readonly label: Words;
  readonly number: NumberRule;
  /** Chosen from these; empty where a code finds the bank. */
  readonly institutions: readonly Institution[];
  /** Codes of those that most people have, the most common first: a list offers them before its letters. */
  readonly common?: readonly string[];
  readonly bankCode: BankCodeRule | null;
}

/** Where money can be sent in one market. */
export interface PayoutRules {
  readonly why: Words;
  readonly use: Words;
  readonly kinds: readonly [PayoutKindRule, ...PayoutKindRule[]];
  /** Whether banks here write "Lakshmi R" for Lakshmi Ramanathan: then a family name may be a letter. */
  readonly familyNameMayBeInitial: boolean;
}
