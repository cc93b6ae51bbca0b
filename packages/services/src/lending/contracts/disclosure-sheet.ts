import { aboutIn, disclosureWords } from '@candor/markets';
import type { Cell, CountedThing, DisclosureDocument, Language, MarketId } from '@candor/markets';

/**
 * A cell whose words are words already, and whose amount is a plain number of minor units, as it crosses the
 * wire.
 */
export type SheetCell =
  | { readonly kind: 'amount'; readonly minor: number }
  | { readonly kind: 'percent'; readonly percent: string; readonly per: 'day' | 'month' | 'year' | null }
  | { readonly kind: 'date'; readonly on: string }
  | { readonly kind: 'count'; readonly count: number; readonly of: CountedThing }
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'empty' };

type SheetRow = {
  readonly number: string | null;
  readonly label: string;
  readonly cells: SheetCell[];
  readonly isTotal: boolean;
};

/** A market's disclosure with its words in one language: what a screen shows, and what is kept of it. */
export type DisclosureSheet = {
  readonly title: string;
  readonly issuedOn: string;
  readonly validUntil: string;
  readonly sections: {
    readonly heading: string;
    readonly rows: SheetRow[];
    readonly table: {
      readonly heads: string[];
      readonly lines: SheetCell[][];
      readonly totals: SheetCell[];
    } | null;
  }[];
};

type Words = Readonly<Record<string, string>>;

/**
 * The language that a market's disclosure is written in for a reader: theirs, or English where the market has
 * no words in it.
 */
export function disclosureLanguage(market: MarketId, language: Language): Language {
  return language in disclosureWords[market] ? language : 'en';
}

export function disclosureSheet(
  market: MarketId,
  { title, issuedOn, validUntil, sections }: DisclosureDocument,
  language: Language,
): DisclosureSheet {
  const all: Readonly<Partial<Record<Language, Words>>> = disclosureWords[market];
  const written = disclosureLanguage(market, language);
  const words: Words = all[written] ?? {};
  const say = (key: string) => words[key] ?? missing(market, key);
  const cells = (each: readonly Cell[]) => each.map((cell) => sheetCell(cell, say));
  return {
    title: say(title),
    issuedOn,
    validUntil,
    sections: sections.map(({ heading, rows, table }) => ({
      heading: say(heading),
      rows: rows.map(({ number, label, about, cells: own, isTotal }) => ({
        number,
        label: about === null ? say(label) : `${say(label)}: ${aboutIn(about, written)}`,
        cells: cells(own),
        isTotal,
      })),
      table: table && {
        heads: table.heads.map(say),
        lines: table.lines.map(cells),
        totals: cells(table.totals),
      },
    })),
  };
}

function sheetCell(cell: Cell, say: (key: string) => string): SheetCell {
  if (cell.kind === 'word') return { kind: 'text', text: say(cell.word) };
  return cell.kind === 'amount' ? { kind: 'amount', minor: Number(cell.minor) } : cell;
}

function missing(market: MarketId, key: string): never {
  throw new Error(`the disclosure of ${market} has no word for ${key}`);
}
