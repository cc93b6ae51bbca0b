import { list, map, object, text, wholeNumber } from './codec.ts';
import type { Codec, Decoded } from './codec.ts';

/**
 * Everything the app may keep in the browser, by key. The same words are the screen categories of analytics
 * events. Nothing here can hold what identifies a person: amounts, days, codes and the lender's own published
 * texts have patterns that a name or a full phone number doesn't fit. Drafts of forms live on the server,
 * encrypted.
 */
export const storageKeys = [
  'main',
  'login',
  'order',
  'productDetail',
  'public',
  'personal',
  'job',
  'ext',
  'bank',
  'enum',
  'txt',
  'citySelect',
  'day',
] as const;

export type StorageKey = (typeof storageKeys)[number];

interface Entry<T> {
  /** Raised when the shape changes: an older value is then dropped, not guessed at. */
  readonly version: number;
  readonly codec: Codec<T>;
}

const word = /^[a-z][a-zA-Z-]{0,39}$/;
const id = text(/^[\w-]{1,64}$/);
const code = text(/^[\w.-]{1,40}$/);
const instant = text(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d{1,3})?Z$/);
const label = text(/^[^\p{Cc}]{1,300}$/u);

const figures = {
  currency: text(/^[A-Z]{3}$/),
  /** Minor units, as text: exact at any size. */
  amounts: map(word, text(/^-?\d{1,19}$/)),
  days: map(word, text(/^\d{4}-\d\d-\d\d$/)),
  states: map(word, text(word)),
};

/** Which step of a form one is at; what was typed is not here. */
const progress = { version: 1, codec: object({ step: wholeNumber({ max: 99 }) }) };

export const storageRegistry = {
  main: { version: 1, codec: object({ savedAt: instant, ...figures }) },
  /** The last phone, masked: at most its last four digits. */
  login: { version: 1, codec: object({ maskedPhone: text(/^[•*]{3,12} ?\d{0,4}$/) }) },
  order: {
    version: 1,
    codec: object({ savedAt: instant, rows: list(object({ orderId: id, ...figures }), { max: 200 }) }),
  },
  productDetail: { version: 1, codec: object({ savedAt: instant, productId: id, ...figures }) },
  /** The lender's page configuration. */
  public: {
    version: 1,
    codec: object({ comName: label, email: label, address: label, copyright: label, servicePhone: label }),
  },
  personal: progress,
  job: progress,
  ext: progress,
  bank: progress,
  /** Option lists of forms. */
  enum: { version: 1, codec: map(word, list(object({ value: code, label }), { max: 500 })) },
  /** The lender's texts, by their id. */
  txt: { version: 1, codec: map(/^[\w.-]{1,64}$/, text(/^[^\0]{1,5000}$/)) },
  /** Every city of the market, by region, and which edition of the list it is. */
  citySelect: {
    version: 2,
    codec: object({
      version: text(/^[\w .:-]{1,40}$/),
      regions: list(object({ name: label, cities: list(object({ code, name: label }), { max: 5000 }) }), {
        max: 500,
      }),
    }),
  },
  /** What is asked at most once a day, and when it was asked last. */
  day: { version: 1, codec: map(word, text(/^\d{4}-\d\d-\d\d$/)) },
} satisfies Record<StorageKey, Entry<unknown>>;

export type Stored<Key extends StorageKey> = Decoded<(typeof storageRegistry)[Key]['codec']>;
