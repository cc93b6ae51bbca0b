/** The fields of the identity form that stand on a document in a form that machines read. */
export type ReadField = 'documentNumber' | 'givenName' | 'familyName' | 'bornOn';

/**
 * Why a field has to be checked before the others: only the number's end is in the code, the name stands
 * there in one piece, only the year does, a check digit does not fit, or the line was too short for the name.
 */
export type Doubt = 'last-four' | 'one-name' | 'year-only' | 'unclear' | 'cut-off';

/** What a document says of its holder. A claim like one that is typed: no signature is checked. */
export interface ReadDocument {
  readonly documentKind: string;
  /** As the form takes them, a day as 1996-03-14. What could not be read is not there. */
  readonly fields: Readonly<Partial<Record<ReadField, string>>>;
  readonly doubts: Readonly<Partial<Record<ReadField, Doubt>>>;
  /** The end of a number that stands in the code no further. */
  readonly lastFour?: string;
}

/** Where a document speaks to machines: by a square code, or by the lines below a passport's picture. */
export interface Carrier {
  readonly by: 'code' | 'zone';
  readonly side: 'front' | 'back';
  /** Of this side no picture may be kept: it is read on the phone and goes nowhere. */
  readonly isOnlyRead?: true;
}

/** What machines can read on the documents of a market. */
export interface IdentityCodes {
  readonly law: string;
  /** By the document's kind; of one that is not here nothing can be read. */
  readonly carriers: Readonly<Record<string, Carrier>>;
  /** What a square code says, or nothing: a code of something else, cut off, or made to harm. */
  readonly readCode: (text: string) => Promise<ReadDocument | undefined>;
  /** The state that a passport of this market names, in its three letters. */
  readonly passportState: string;
}
