import { isRefusal } from '@candor/domain/refusals';
import { readProductTerms } from '@candor/domain/product';
import type { CalendarDate } from '@candor/domain/calendar';
import { isMarketId, judgeProduct } from '@candor/markets';
import {
  currentProductVersion,
  lastProductVersion,
  productNamesOf,
  saveProductNames,
} from '@candor/store/products';
import { loansByVersion } from '@candor/store/portfolio';
import type { ReadTx, Tx } from '@candor/store/database';
import type { ActCheck, ActPreview, ApprovableAct } from '../../kernel/acts/approvable-act.ts';
import type { Facts, Json, Refusal } from '../../kernel/commands/command.ts';
import { judgementWords } from './judgement-words.ts';
import { saveProduct } from './save-product.ts';
import { termChanges } from './term-changes.ts';

/** What somebody asks for: terms as a person writes them, and the day from which they hold. */
export type ChangeProduct = {
  readonly productId: string;
  readonly market: string;
  readonly terms: Json;
  readonly startsOn: string;
  /**
   * By language: of a new product, or where they change. They are for reading, and no loan hangs on them:
   * they hold at once.
   */
  readonly names: Readonly<Record<string, string>>;
};

/** New terms of a product: one person asks, another agrees, and only then are they saved. */
export const changeProduct = {
  key: 'product.change',
  name: 'Change product',
  asks: 'product.change',
  decides: 'setup.approve',

  async line(tx, input) {
    const { name, changes } = await difference(tx, input);
    const size = changes.length === 1 ? '1 term' : `${changes.length} terms`;
    return { about: name, size, place: { section: 'products', id: input.productId } };
  },

  async preview(tx, input, { now }) {
    const { name, changes, isNew } = await difference(tx, input);
    const saved = await save(tx, input, now);
    if ('refused' in saved) return saved;
    const version = String(saved.facts['version']);
    const title = isNew ? `Offer ${name}?` : `Change ${name} to version ${version}?`;
    const begins = { name: 'First day', before: '–', after: input.startsOn };
    return {
      title,
      commits: isNew ? `Offer ${name}` : `Save version ${version}`,
      figures: [],
      terms: [...changes, begins],
      checks: await checksOf(tx, input),
      postings: [],
      sent: null,
    } satisfies ActPreview;
  },

  async carryOut(tx, input, { now }) {
    return save(tx, input, now);
  },
} as const satisfies ApprovableAct<ChangeProduct & Facts>;

type Saved = { readonly facts: Facts; readonly outbox: NonNullable<SaveDone['outbox']> };
type SaveRule =
  | Extract<Awaited<ReturnType<typeof saveProduct>>, Refusal>['refused']
  | 'product_is_as_it_was'
  | 'product_has_no_name';
type SaveDone = Extract<Awaited<ReturnType<typeof saveProduct>>, { output: unknown }>;

async function save(tx: Tx, input: ChangeProduct, now: Date): Promise<Saved | Refusal<SaveRule>> {
  const { productId, market, terms, startsOn, names } = input;
  if (!isMarketId(market)) throw new Error(`${market} is no market`);
  const wish = { productId, market, terms, startsOn: startsOn as CalendarDate };
  // Who stands behind it is in the log of the decision; the rules of saving ask nobody.
  const done = await saveProduct(tx, wish, { actor: { kind: 'system', id: 'approvals' }, now });
  if ('refused' in done) return done;
  const before = await productNamesOf(tx, productId);
  const named = Object.keys(names).filter((language) => names[language] !== before[language]);
  if (done.facts?.['isNew'] === false && named.length === 0) return { refused: 'product_is_as_it_was' };
  if (names['en'] === undefined && before['en'] === undefined) return { refused: 'product_has_no_name' };
  await saveProductNames(tx, productId, names);
  return { facts: { ...done.facts, ...done.output, named }, outbox: done.outbox ?? [] };
}

async function difference(tx: ReadTx, { productId, terms, names }: ChangeProduct) {
  const last = await lastProductVersion(tx, productId);
  const before = (await currentProductVersion(tx, productId)) ?? last;
  const held = await productNamesOf(tx, productId);
  const renamed = Object.entries(names)
    .filter(([language, name]) => held[language] !== name)
    .map(([language, name]) => ({ name: `name.${language}`, before: held[language] ?? '–', after: name }));
  return {
    name: held['en'] ?? names['en'] ?? productId,
    isNew: last === undefined,
    changes: [...renamed, ...termChanges(before?.terms ?? null, terms)],
  };
}

async function checksOf(
  tx: ReadTx,
  { productId, market, terms, startsOn }: ChangeProduct,
): Promise<ActCheck[]> {
  const on = startsOn as CalendarDate;
  const read = readProductTerms(terms, on);
  if (isRefusal(read) || !isMarketId(market)) return [];
  const limits = judgeProduct(market, read, on).map((judged): ActCheck => ({
    is: judged.breaches.length > 0 ? 'broken' : 'kept',
    words: judgementWords(judged),
  }));
  const kept = (await loansByVersion(tx, market, productId)).reduce((sum, { loans }) => sum + loans, 0);
  const last = await lastProductVersion(tx, productId);
  const words = `${kept} loans that run keep the version that they were made under`;
  return last ? [...limits, { is: 'kept', words }] : limits;
}
