import { statSync } from 'node:fs';
import { isMarketId, marketIds, type MarketId } from '@candor/markets';
import {
  parseMessagePrice,
  type MessageCost,
  type MessagePrices,
} from '@candor/services/kernel/message-ports';

/** Thrown by a kind when a value does not fit; the words complete the sentence "APP_API …". */
export class Unfit extends Error {}

/** A kind of setting: turns the text of the environment into a value, or says what is wrong with it. */
export type Kind<T> = (text: string) => T;

export const webAddress: Kind<string> = (text) => {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (!url || !/^https?:$/.test(url.protocol)) throw new Unfit('must be an absolute http or https address');
  if (url.pathname !== '/' || url.search || url.hash) throw new Unfit('must be an address without a path');
  return url.origin;
};

export const colour: Kind<string> = (text) => {
  if (!/^#[0-9a-f]{6}$/i.test(text)) throw new Unfit('must be a colour of # and six hexadecimal digits');
  return text.toUpperCase();
};

export const name: Kind<string> = (text) => {
  if (text.trim() === '') throw new Unfit('must not be empty');
  if (text.length > 60) throw new Unfit('must have at most 60 characters');
  return text.trim();
};

export const phoneNumber: Kind<string> = (text) => {
  if (!/^\+?[\d ()-]{5,24}$/.test(text)) throw new Unfit('must be a phone number');
  return text;
};

export const folder: Kind<string> = (text) => {
  if (text.trim() === '') throw new Unfit('must not be empty');
  return text;
};

export const port: Kind<number> = (text) => {
  const number = /^\d{1,5}$/.test(text) ? Number(text) : Number.NaN;
  if (!(number <= 65_535)) throw new Unfit('must be a port, 0 to 65535');
  return number;
};

export const databaseAddress: Kind<string> = (text) => {
  if (text !== 'embedded' && !/^postgres(ql)?:\/\/./.test(text)) {
    throw new Unfit('must be a postgres:// address, or the word embedded');
  }
  return text;
};

export const ownerAddress: Kind<string> = (text) => {
  if (text !== '' && !/^postgres(ql)?:\/\/./.test(text)) throw new Unfit('must be a postgres:// address');
  return text;
};

export const markets: Kind<readonly [MarketId, ...MarketId[]]> = (text) => {
  const [first, ...rest] = [...new Set(text.split(',').map((part) => part.trim()))];
  const unknown = [first, ...rest].find((part) => part === undefined || !isMarketId(part));
  if (unknown !== undefined || first === undefined) {
    throw new Unfit(`names a market that is not there (known: ${marketIds.join(', ')})`);
  }
  return [first, ...rest] as [MarketId, ...MarketId[]];
};

export const marketHosts: Kind<Readonly<Record<string, MarketId>>> = (text) =>
  Object.fromEntries(
    text
      .split(',')
      .filter(Boolean)
      .map((pair) => {
        const [market, host] = pair.split('=').map((part) => part.trim());
        if (!market || !isMarketId(market) || !host) throw new Unfit('must be pairs of market and host name');
        return [host.toLowerCase(), market];
      }),
  );

export const onOff: Kind<boolean> = (text) => {
  if (text !== 'on' && text !== 'off') throw new Unfit('must be on or off');
  return text === 'on';
};

export const oneOf =
  <const T extends string>(...values: readonly T[]): Kind<T> =>
  (text) => {
    const value = values.find((candidate) => candidate === text);
    if (value === undefined) throw new Unfit(`must be one of ${values.join(', ')}`);
    return value;
  };

/** Long enough that nobody guesses it; nothing where none is set. */
export const accessToken: Kind<string> = (text) => {
  const token = text.trim();
  if (token !== '' && !/^[\w.~+/=-]{16,200}$/u.test(token))
    throw new Unfit('must be 16 to 200 letters, digits or signs without a space');
  return token;
};

/** Where somebody is reached; nothing where none is set. */
export const contactAddress: Kind<string> = (text) => {
  const address = text.trim();
  if (address !== '' && !/^(?:mailto:[^\s@]+@[^\s@]+|tel:\+?[\d-]{5,24}|https:\/\/\S+)$/u.test(address))
    throw new Unfit('must be a mailto:, tel: or https: address');
  return address;
};

/** Keys of 32 bytes, in hexadecimal or base64, newest first; or the word generated. */
export const dataKeys: Kind<readonly Buffer[] | 'generated'> = (text) => {
  if (text === 'generated') return text;
  const keys = text.split(',').map((part) => {
    const key = part.trim();
    return /^[0-9a-f]{64}$/iu.test(key) ? Buffer.from(key, 'hex') : Buffer.from(key, 'base64');
  });
  if (keys.some((key) => key.length !== 32))
    throw new Unfit('must be keys of 32 bytes each, in hexadecimal or base64');
  return keys;
};

/** One such key, or nothing. */
export const dataKey: Kind<Buffer | undefined> = (text, ...rest) => {
  if (text === '') return undefined;
  const keys = dataKeys(text, ...rest);
  if (keys === 'generated' || keys.length !== 1) throw new Unfit('must be one key of 32 bytes');
  return keys[0];
};

/** The same, or the word none where nothing is signed. */
export const signingKeys: Kind<readonly Buffer[] | 'generated' | 'none'> = (text, ...rest) =>
  text === 'none' ? text : dataKeys(text, ...rest);

/** A key of 32 bytes as it is written; nothing where none is set. */
export const pushKey: Kind<string> = (text) => {
  const key = text.trim();
  if (key !== '' && !/^(?:[0-9a-f]{64}|[\w-]{43})$/iu.test(key))
    throw new Unfit('must be a key of 32 bytes, in hexadecimal or base64url');
  return key;
};

export const wholeNumber =
  (least: number, most: number): Kind<number> =>
  (text) => {
    const number = /^\d{1,9}$/.test(text) ? Number(text) : Number.NaN;
    if (!(number >= least && number <= most)) throw new Unfit(`must be a whole number, ${least} to ${most}`);
    return number;
  };

/** Where a gateway is posted to, path and all; nothing where none is used. */
export const gatewayAddress: Kind<string> = (text) => {
  const address = text.trim();
  if (address === '') return '';
  if (!URL.canParse(address) || !/^https?:$/.test(new URL(address).protocol))
    throw new Unfit('must be an absolute http or https address');
  return address;
};

export const mailServer: Kind<string> = (text) => {
  const address = text.trim();
  if (address === '') return '';
  if (!URL.canParse(address) || !/^smtps?:$/.test(new URL(address).protocol) || !new URL(address).hostname)
    throw new Unfit('must be an address that begins with smtps:// or smtp://');
  return address;
};

/** A base address, or the sandbox's own. */
export const disbursementAddress: Kind<string> = (text) =>
  text.trim() === 'sandbox' ? 'sandbox' : gatewayAddress(text).replace(/\/+$/u, '');

/** A path after a base address, with a place to put something in. */
export const pathHolding =
  (place: string): Kind<string> =>
  (text) => {
    const path = text.trim();
    if (!path.startsWith('/') || !path.includes(place))
      throw new Unfit(`must be a path that begins with / and holds ${place}`);
    return path;
  };

export const statusPath = pathHolding('{txnId}');

/** Comma separated; none where nothing is set. */
export const words: Kind<readonly string[]> = (text) =>
  text
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean);

export const someOf =
  <const T extends string>(...values: readonly T[]): Kind<readonly [T, ...T[]]> =>
  (text) => {
    const [first, ...rest] = words(text).map((word) => oneOf(...values)(word));
    if (first === undefined) throw new Unfit(`must name at least one of ${values.join(', ')}`);
    return [first, ...rest];
  };

/**
 * Holder, bank, number and the bank's code if it has one, with | between them; nothing where there is no
 * account.
 */
export const ownAccount: Kind<
  {
    readonly holder: string;
    readonly bank: string;
    readonly number: string;
    readonly code: string | null;
  } | null
> = (text) => {
  if (text.trim() === '') return null;
  const [holder = '', bank = '', number = '', code = '', ...more] = text
    .split('|')
    .map((part) => part.trim());
  if (!holder || !bank || !/^[0-9A-Za-z -]{6,34}$/u.test(number) || more.length > 0)
    throw new Unfit('must be holder|bank|account number, and |bank code where there is one');
  return { holder, bank, number, code: code || null };
};

/** A UPI address; nothing where there is none. */
export const upiAddress: Kind<string> = (text) => {
  const address = text.trim();
  if (address !== '' && !/^[\w.-]{2,64}@[a-z][a-z0-9]{1,63}$/iu.test(address))
    throw new Unfit('must be a UPI address, name@bank');
  return address;
};

export const anyText: Kind<string> = (text) => text.trim();

export const existingFile: Kind<string> = (text) => {
  if (!statSync(text, { throwIfNoEntry: false })?.isFile()) throw new Unfit('must name a file that is there');
  return text;
};

const priced = ['sms', 'voice', 'push', 'email'] as const;

/** `sms 0.35 PHP, voice 1.2 PHP`: each way once, its price exact to a millionth. */
export const messagePrices: Kind<MessagePrices> = (text) => {
  const prices: { -readonly [Way in keyof MessagePrices]: MessagePrices[Way] } = {};
  for (const entry of text.split(',').filter((each) => each.trim() !== '')) {
    const [, named = '', said = ''] = /^\s*(\S+)\s+(.+)$/u.exec(entry) ?? [];
    const way = priced.find((each) => each === named);
    const price = parseMessagePrice(said);
    if (!way || !price || prices[way])
      throw new Unfit(
        'must be a list such as “sms 0.35 PHP, voice 1.2 PHP”: each way once, with its currency',
      );
    prices[way] = price;
  }
  return prices;
};

/** `5000 PHP`; empty: no limit. */
export const messageCost: Kind<MessageCost | null> = (text) => {
  if (text.trim() === '') return null;
  const cost = parseMessagePrice(text);
  if (!cost || cost.micros === 0n)
    throw new Unfit('must be an amount above zero with its currency, such as “5000 PHP”');
  return cost;
};
