import type { Words } from '@candor/i18n';
import type { Language } from './language.ts';

/** Everything that differs between markets, as data: no other code asks which market it is in. */
export interface MarketProfile extends LicenceRule {
  readonly id: string;
  /** What the path of a call ends with here; the market whose paths are plain has none. */
  readonly callSuffix: string;
  readonly countryName: string;
  /** The country as it stands in a sentence, after "in". */
  readonly place: string;
  /** The specification's setting that holds the company's name here. */
  readonly nameSetting: 'appEnName' | 'appYDName';
  readonly currency: {
    readonly code: string;
    readonly sign: string;
    /**
     * Files, documents and refusals write amounts with two decimals (X5): a currency with none or three can't
     * be lent in.
     */
    readonly minorDigits: 2;
    /** What else people write before or after an amount. */
    readonly marks: readonly string[];
    /** How people here group the figures: 1,234,567 or 12,34,567. */
    readonly grouping: 'thousands' | 'lakhs';
  };
  /** IANA name; the business day of this market begins and ends in it. */
  readonly timeZone: string;
  /**
   * Offered in this order; the first is the default. Any other language may still be chosen by its reader.
   */
  readonly languages: readonly [Language, ...Language[]];
  readonly mobile: MobileRule;
  /**
   * Where networks carry the SMS of registered texts alone: how people call the register, and how its senders
   * and its numbers of texts look. Null: whatever is handed over is sent.
   */
  readonly smsRegister: {
    readonly name: string;
    readonly sender: RegExp;
    readonly number: RegExp;
    /** What either of them looks like, for whoever types them. */
    readonly senderSays: string;
    readonly numberSays: string;
  } | null;
  /** What a bank's number of a transfer is called here: a UTR, or whatever reference the bank gives. */
  readonly transferNumber: 'utr' | 'reference';
  /** What the official page says of the ways to repay here, in English like the rest of it. */
  readonly repayBanner: { readonly title: string; readonly text: string };
  readonly regulator: { readonly name: string; readonly shortName: string };
  readonly statement: StatementWords;
}

/** What the page on which one signs says of the market's disclosure. */
interface StatementWords {
  readonly title: Words;
  /** What is in it, in a few words. */
  readonly about: Words;
  /** What a borrower ticks; it is kept with the signature. */
  readonly ticked: Words;
  /** Whether the lender and its registration stand above the figures. */
  readonly namesLenderFirst: boolean;
}

export interface MobileRule {
  readonly countryCode: string;
  /** What stands before the national number in any accepted form. */
  readonly bare: RegExp;
  /** Of the bare number: no spaces, no dashes. */
  readonly pattern: RegExp;
  /** How one begins as people here write it, any of them equally long. */
  readonly starts: readonly [string, ...string[]];
  /** Length as people here write it. */
  readonly digits: number;
  readonly example: string;
  readonly sentence: string;
}

/** What a lender states about itself in one market. */
export type LicenceFacts = {
  readonly corporateName: string;
  readonly registrationNo: string;
  readonly authorityNo?: string;
  /** The number that a tax invoice is issued under. */
  readonly gstin?: string;
};

export interface LicenceFault {
  readonly fact: string;
  readonly sentence: string;
}

export interface LicenceRule {
  /**
   * Why these facts can't be shown as a licence of this market, unknown ones included; empty when they can.
   */
  readonly licenceFaults: (facts: Readonly<Record<string, string | undefined>>) => LicenceFault[];
  /** The licence lines that end every page, each ready to show. */
  readonly licenceLines: (facts: LicenceFacts, language?: Language) => string[];
  /** The sentence of "About us" that says who provides the loans. */
  readonly providedBy: (facts: LicenceFacts, language?: Language) => string;
}
