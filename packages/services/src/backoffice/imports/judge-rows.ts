import { readName } from '@candor/domain/names';
import type { CalendarDate } from '@candor/domain/calendar';
import type { ProductTerms } from '@candor/domain/product';
import { documents, type IdentityDocument, type MarketId } from '@candor/markets';
import {
  borrowersByPhones,
  knownReferences,
  ownersOfDocuments,
  type ImportReason,
} from '@candor/store/imports';
import { listProducts, type ProductVersion } from '@candor/store/products';
import type { ReadTx } from '@candor/store/database';
import type { PersonSeal } from '../../kernel/person-seal.ts';
import { namesOf } from '../../customers/borrowers/names-of.ts';
import { businessDateOf } from '../../kernel/time/business-date.ts';
import { productTermsOf } from '../../lending/applications/product-terms-of.ts';
import { openRow, type OpenedRow } from './open-row.ts';
import { placesOf, type ImportLine } from './read-import-file.ts';
import { readImportRow, type ImportedRow } from './read-import-row.ts';

export type GoodRow = OpenedRow & {
  readonly row: ImportedRow;
  readonly version: ProductVersion;
  /** Whose account the telephone number opens already; null for somebody new. */
  readonly borrowerId: string | null;
};
type Verdict = { readonly good: GoodRow } | { readonly reasons: readonly ImportReason[] };
/** With the loan's number in the earlier system, as it was typed. */
export type JudgedRow = ImportLine & { readonly reference: string } & Verdict;

type Product = { readonly version: ProductVersion; readonly terms: ProductTerms };
/** What the database knew of some rows when it was asked. */
type Known = {
  readonly borrowerOf: (row: ImportedRow) => string | null;
  readonly against: (row: ImportedRow) => ImportReason[];
};
type Read = { readonly at: ImportLine; readonly row: ImportedRow };
type World = Pick<RowJudge, 'market' | 'asOf' | 'today'> & {
  readonly products: ReadonlyMap<string, Product>;
};

/** Judges the rows of one file, a few hundred at a time; what it has seen before in the file it remembers. */
export class RowJudge {
  readonly market: MarketId;
  readonly asOf: CalendarDate;
  /** The business day. */
  readonly today: CalendarDate;
  readonly #products: ReadonlyMap<string, Product>;
  readonly #places: ReturnType<typeof placesOf>;
  readonly #seal: PersonSeal;
  readonly #lines = new Map<string, number>();
  readonly #people = new Map<string, { readonly line: number; readonly who: string }>();

  private constructor(seal: PersonSeal, heads: readonly string[], { market, asOf, today, products }: World) {
    this.#seal = seal;
    this.#places = placesOf(heads);
    this.market = market;
    this.asOf = asOf;
    this.today = today;
    this.#products = products;
  }

  static async open(
    tx: ReadTx,
    seal: PersonSeal,
    file: { readonly market: MarketId; readonly asOf: CalendarDate; readonly heads: readonly string[] },
  ): Promise<RowJudge> {
    const today = await businessDateOf(tx, file.market);
    const versions = await listProducts(tx, file.market);
    const products = new Map(
      versions.map((version) => [version.productId, { version, terms: productTermsOf(version, today) }]),
    );
    return new RowJudge(seal, file.heads, { ...file, today, products });
  }

  async judge(tx: ReadTx, lines: readonly ImportLine[]): Promise<JudgedRow[]> {
    const read = lines.map((at) => ({ at, row: readImportRow(this.market, at.cells, this.#places) }));
    const readable = read.flatMap(({ at, row }) => ('reference' in row ? [{ at, row }] : []));
    const known = await this.#known(tx, readable);
    const judged: JudgedRow[] = [];
    for (const { at, row } of read) {
      const { line, cells } = at;
      const reference = (cells?.[this.#places.get('external_reference') ?? -1] ?? '').slice(0, 60);
      const found = 'reference' in row ? this.#verdict({ at, row }, known) : { reasons: row };
      judged.push({ line, cells, reference, ...found });
    }
    return judged;
  }

  #verdict({ at, row }: Read, known: Known): Verdict {
    const product = this.#products.get(row.productId);
    const reasons = [
      ...this.#seenBefore({ at, row }),
      ...known.against(row),
      ...(product ? [] : [this.#noProduct()]),
    ];
    const opened = product && openRow(this.market, product.terms, row, this);
    if (opened && !('loan' in opened)) reasons.push(...opened);
    if (reasons.length > 0 || !product || !opened || !('loan' in opened)) return { reasons };
    return { good: { ...opened, row, version: product.version, borrowerId: known.borrowerOf(row) } };
  }

  #noProduct(): ImportReason {
    return {
      column: 'product',
      words: `There is no such product here. There is ${[...this.#products.keys()].join(', ')}.`,
    };
  }

  /** The same loan twice in the file; one number with two names, one document with two numbers. */
  #seenBefore({ at: { line }, row }: Read): ImportReason[] {
    const reasons: ImportReason[] = [];
    const before = this.#lines.get(row.reference);
    if (before === undefined) this.#lines.set(row.reference, line);
    else reasons.push({ column: 'external_reference', words: `It is in line ${before} already.` });
    const claims = [
      { key: `phone ${row.phone}`, who: nameKey(row), column: 'phone', words: 'with another name' },
      ...(row.document && isWhole(this.market, row.document.kind)
        ? [
            {
              key: `${row.document.kind} ${row.document.kept}`,
              who: row.phone,
              column: 'document_number',
              words: 'with another telephone number',
            },
          ]
        : []),
    ];
    for (const { key, who, column, words } of claims) {
      const first = this.#people.get(key);
      if (!first) this.#people.set(key, { line, who });
      else if (first.who !== who) reasons.push({ column, words: `It is in line ${first.line} ${words}.` });
    }
    return reasons;
  }

  /** What is here already, asked at once for all rows. */
  async #known(tx: ReadTx, read: readonly Read[]): Promise<Known> {
    const { market } = this;
    const phoneOf = ({ phone }: ImportedRow) => this.#seal.index('phone', market, phone);
    const documentOf = ({ document }: ImportedRow) =>
      document && isWhole(market, document.kind)
        ? this.#seal.index(`document:${document.kind}`, market, document.kept)
        : null;
    const rows = read.map(({ row }) => row);
    const references = await knownReferences(
      tx,
      market,
      rows.map(({ reference }) => reference),
    );
    const accounts = await borrowersByPhones(tx, market, rows.map(phoneOf));
    const owners = await ownersOfDocuments(
      tx,
      market,
      rows.flatMap((row) => documentOf(row) ?? []),
    );
    const names = await namesOf(tx, this.#seal, [...accounts.values()]);
    const borrowerOf = (row: ImportedRow) => accounts.get(phoneOf(row).toString('hex')) ?? null;
    return {
      borrowerOf,
      against: (row: ImportedRow): ImportReason[] => {
        const account = borrowerOf(row);
        const name = account === null ? undefined : names.get(account);
        const document = documentOf(row);
        const owner = document ? owners.get(document.toString('hex')) : undefined;
        return [
          ...(references.has(row.reference)
            ? [{ column: 'external_reference', words: 'Already imported: a loan is imported once.' }]
            : []),
          ...(name !== undefined && wordsOf(name) !== nameKey(row)
            ? [{ column: 'phone', words: 'It belongs to an account here that has another name.' }]
            : []),
          ...(owner !== undefined && owner !== account
            ? [
                {
                  column: 'document_number',
                  words: 'It belongs to another account here, with another number.',
                },
              ]
            : []),
        ];
      },
    };
  }
}

function isWhole(market: MarketId, kind: string): boolean {
  const accepted: Readonly<Record<string, IdentityDocument>> = documents[market];
  return accepted[kind]?.keeps === 'whole';
}

function nameKey({ givenName, familyName }: ImportedRow): string {
  return wordsOf(familyName === null ? givenName : `${givenName} ${familyName}`);
}

function wordsOf(name: string): string {
  return readName(name).words.toSorted().join(' ');
}
