import { eventCategories } from '@candor/contract';
import { describe, expect, it } from 'vitest';
import { createBrowserStore } from './browser-store.ts';
import { storageKeys, storageRegistry } from './storage-registry.ts';
import type { StorageKey, Stored } from './storage-registry.ts';

/** A browser's storage; `room` is how many characters it takes. */
function diskOf(room = Number.POSITIVE_INFINITY, items = new Map<string, string>()) {
  const storage = {
    getItem: (key: string) => items.get(key) ?? null,
    setItem(key: string, value: string) {
      if (value.length > room) throw new DOMException('full', 'QuotaExceededError');
      items.set(key, value);
    },
    removeItem: (key: string) => void items.delete(key),
  } as Storage;
  return { items, storage };
}

const blocked = (): Storage => {
  throw new DOMException('blocked', 'SecurityError');
};

const figures = {
  currency: 'PHP',
  amounts: { due: '291019' },
  days: { dueOn: '2026-11-18' },
  states: { order: 'active' },
};
const savedAt = '2026-11-15T09:41:00.000Z';

const samples: { [Key in StorageKey]: Stored<Key> } = {
  main: { savedAt, ...figures },
  login: { maskedPhone: '•••• 4567' },
  order: { savedAt, rows: [{ orderId: 'o-1', ...figures }] },
  productDetail: { savedAt, productId: 'p-1', ...figures },
  public: {
    comName: 'Candor Lending',
    email: 'help@candorlending.example',
    address: 'Makati City 1227',
    copyright: '© 2026 Candor',
    servicePhone: '(02) 8123 4567',
  },
  personal: { step: 2 },
  job: { step: 0 },
  ext: { step: 1 },
  bank: { step: 99 },
  enum: { employment: [{ value: 'full-time', label: 'Full time' }] },
  txt: { 'faq.fees': 'Which fees are there?\nNone that you do not see.' },
  citySelect: {
    version: '2026-09-30',
    regions: [{ name: 'Metro Manila', cities: [{ code: 'PH-MNL', name: 'Maynila' }] }],
  },
  day: { storeScore: '2026-11-15' },
};

describe('what the browser keeps', () => {
  it('R20 · the keys are the specification’s, in its order', () => {
    expect(storageKeys).toEqual([
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
    ]);
    expect(Object.keys(storageRegistry)).toEqual(storageKeys);
  });

  it('R20 · the same keys are the categories of analytics events', () => {
    expect(storageKeys).toEqual(eventCategories);
  });

  it.each(storageKeys)('R20 · %s survives a reload', (key) => {
    const { storage } = diskOf();
    expect(createBrowserStore(() => storage).keep(key, samples[key])).toBe(true);
    expect(createBrowserStore(() => storage).read(key)).toEqual(samples[key]);
  });

  it('R20 · a full phone number is not kept, a masked one is', () => {
    const { items, storage } = diskOf();
    const store = createBrowserStore(() => storage);
    for (const maskedPhone of ['09171234567', '0917 ••• 4567', '••• 34567', 'Maricel']) {
      expect(store.keep('login', { maskedPhone })).toBe(false);
    }
    expect(items.size).toBe(0);
  });

  it('R20 · what a key does not list never reaches the disk, however it is handed over', () => {
    const { items, storage } = diskOf();
    const store = createBrowserStore(() => storage);
    const answer = { ...samples.main, name: 'Maricel Santos', amounts: { due: '1' }, phone: '09171234567' };
    const form = { step: 1, employer: 'Araw Bakery' };
    store.keep('main', answer);
    store.keep('job', form);
    expect([...items.values()].join()).not.toMatch(/Maricel|09171234567|Araw/);
    expect(store.read('job')).toEqual({ step: 1 });
    expect(store.keep('main', { ...samples.main, states: { name: 'Maricel Santos' } })).toBe(false);
  });

  it.each([
    ['no JSON', '{"version":1,"data":'],
    ['another shape', '{"version":1,"data":{"step":"two"}}'],
    ['a number out of range', '{"version":1,"data":{"step":100}}'],
    ['another version', '{"version":0,"data":{"step":1}}'],
    ['no version', '{"step":1}'],
    ['null', 'null'],
    ['a list', '[]'],
  ])('R20 · %s counts as nothing and is cleared away', (_, entry) => {
    const { items, storage } = diskOf(undefined, new Map([['job', entry]]));
    expect(createBrowserStore(() => storage).read('job')).toBeUndefined();
    expect(items.size).toBe(0);
  });

  it('R20 · with storage full or blocked the page goes on in memory', () => {
    for (const open of [() => diskOf(0).storage, blocked]) {
      const store = createBrowserStore(open);
      expect(store.keep('job', { step: 3 })).toBe(true);
      expect(store.read('job')).toEqual({ step: 3 });
      store.forget('job');
      expect(store.read('job')).toBeUndefined();
    }
  });

  it('R20 · a newer value that did not fit is not followed by an older one after a reload', () => {
    const { items, storage } = diskOf(40);
    const store = createBrowserStore(() => storage);
    store.keep('day', {});
    expect(items.size).toBe(1);
    store.keep('day', { storeScore: '2026-11-15', lowRate: '2026-11-15' });
    expect(store.read('day')).toEqual({ storeScore: '2026-11-15', lowRate: '2026-11-15' });
    expect(createBrowserStore(() => storage).read('day')).toBeUndefined();
  });

  it('R20 · logging out forgets every key, and touches no other', () => {
    const { items, storage } = diskOf(undefined, new Map([['another app', 'x']]));
    const store = createBrowserStore(() => storage);
    for (const key of storageKeys) store.keep(key, samples[key]);
    expect(items.size).toBe(14);
    store.forgetAll();
    expect([...items]).toEqual([['another app', 'x']]);
  });
});
