import { describe, expect, it } from 'vitest';
import { marketOf } from './market-of.ts';
import type { MarketClues } from './market-of.ts';

const nothingKnown: MarketClues = {
  hostname: 'localhost',
  search: '',
  cookie: undefined,
  marketHosts: { 'candor.example.ph': 'ph', 'candor.example.in': 'in' },
  sandbox: true,
  offered: ['ph', 'in'],
};

describe('the market of a page', () => {
  /** Each row adds one clue to the row above, or takes one away. */
  it.each<[string, Partial<MarketClues>, string]>([
    ['nothing is known: the first one offered', {}, 'ph'],
    ['another one is offered first', { offered: ['in', 'ph'] }, 'in'],
    ['a cookie keeps an earlier choice', { cookie: 'in' }, 'in'],
    ['the address asks, in the sandbox', { cookie: 'ph', search: '?market=in' }, 'in'],
    ['the address asks without its question mark', { search: 'channel=app&market=in' }, 'in'],
    ['the address asks, in production: not heard', { sandbox: false, search: '?market=in' }, 'ph'],
    [
      'the host name decides over all of them',
      { hostname: 'candor.example.in', cookie: 'ph', search: '?market=ph' },
      'in',
    ],
    ['the host name has a port and capitals', { hostname: 'Candor.Example.IN:8080' }, 'in'],
    [
      'a market that is not offered is passed over',
      { offered: ['ph'], cookie: 'in', search: '?market=in' },
      'ph',
    ],
    ['a host whose market is not offered', { offered: ['ph'], hostname: 'candor.example.in' }, 'ph'],
    ['rubbish in the address and the cookie', { cookie: 'xx', search: '?market=__proto__' }, 'ph'],
    ['a host named like a property of every object', { hostname: 'constructor' }, 'ph'],
  ])('%s', (_, clues, market) => {
    expect(marketOf({ ...nothingKnown, ...clues })).toBe(market);
  });
});
