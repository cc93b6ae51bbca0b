import type { Words } from '@candor/i18n';

/** What a borrower can agree to, one by one. Only `account` is needed for an account. */
export const consentPurposes = [
  'account',
  'push',
  'location',
  'device',
  'references',
  'offers',
  'bureau',
] as const;
export type ConsentPurpose = (typeof consentPurposes)[number];

export interface ConsentText {
  /** The day of this wording: a consent to one text is none to another. */
  readonly version: string;
  readonly title: Words;
  /** Said by the borrower, of the lender with its name. */
  readonly text: (lender: string) => Words;
  /** What withdrawing it deletes. */
  readonly deletes: Words;
}

/** What the law makes a lender keep of somebody who left. */
export interface Retention {
  /** What somebody did with the lender and who they are, or the books, which name nobody. */
  readonly of: 'dealings' | 'books';
  readonly what: Words;
  readonly law: string;
  /** After the last loan ended; without a loan nothing of it exists. */
  readonly years: number;
}

interface DataAnswer {
  readonly within: number;
  readonly countedIn: 'days' | 'working-days';
  readonly law: string;
}

export interface PrivacyRules {
  readonly law: string;
  readonly policyVersion: string;
  /** What the law lets us ask for at all, in the order of the screen. */
  readonly consents: Readonly<Partial<Record<ConsentPurpose, ConsentText>>> & {
    readonly account: ConsentText;
  };
  /** Whether a page may open the device's contact picker, for one person at a time. */
  readonly hasContactPicker: boolean;
  /** A number that was silent for so long may have been given to somebody else. */
  readonly numbersChangeHandsAfterDays: number;
  /** By when somebody who asks for their data has it. */
  readonly dataAnswer: DataAnswer;
  readonly retention: readonly Retention[];
}
