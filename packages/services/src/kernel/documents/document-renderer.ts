/** One document, in words and figures that are ready to print. */
export type DocumentToRender = {
  readonly title: string;
  /** Of its words, as <html lang> has it. */
  readonly language: string;
  readonly lender: string;
  readonly reference: string;
  /** Under the title: version, signature, validity. */
  readonly lines: readonly string[];
  readonly sections: readonly DocumentSection[];
  /** At the foot of each page, with its number. */
  readonly licence: string;
  readonly fingerprint: string;
  /** "Page 2 of 5", in the document's language. */
  readonly pageOf: (page: number, pages: number) => string;
  /** The only time in the file: the same input makes the same bytes on any day. */
  readonly signedAt: Date;
};

export type DocumentSection = {
  readonly heading: string;
  readonly paragraphs: readonly string[];
  readonly rows: readonly PaperRow[];
  readonly table: DocumentTable | null;
};

export type PaperRow = {
  readonly number: string | null;
  readonly label: string;
  readonly value: string;
  readonly isTotal: boolean;
};

export type DocumentTable = {
  readonly heads: readonly string[];
  readonly lines: readonly (readonly string[])[];
  readonly totals: readonly string[];
};

/** Makes a file of a document: a pure function, byte by byte. */
export type DocumentRenderer = (paper: DocumentToRender) => Promise<Buffer>;
