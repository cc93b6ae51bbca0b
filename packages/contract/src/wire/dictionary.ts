/** The groups of fields that travel under scrambled names, as the specification lists them. */
export const wireGroups = [
  'login',
  'product',
  'loanOrder',
  'repaymentPlan',
  'certification',
  'contacts',
  'deviceAndLocation',
  'problemReport',
] as const;

export type WireGroup = (typeof wireGroups)[number];

/** Plain name to scrambled name; within one group no two names share a word. */
export type WireNames = Readonly<Record<string, string>>;

/**
 * What both ends need to speak scrambled names. It hides nothing from someone who reads the app's source: it
 * keeps field names and addresses out of casual sight, as the specification asks, and is no protection of any
 * data.
 */
export interface WireDictionary {
  /**
   * Travels as `x-wire-version`. The same seed has the same version: names may be added, none ever changes.
   */
  readonly version: string;
  /** Tells whether a dictionary came from a given seed without holding the seed. */
  readonly seedFingerprint: string;
  readonly groups: Readonly<Record<WireGroup, WireNames>>;
  /** Plain API path to scrambled API path, each variant of a call with a word of its own. */
  readonly paths: WireNames;
}
