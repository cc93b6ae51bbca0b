import { routePath } from '@candor/contract/routes';
import { describe, expect, it } from 'vitest';
import { safeReturn } from './safe-return.ts';

describe('R2 · the way back from the error page', () => {
  it('leads to a page of ours, with what it was asked', () => {
    expect(safeReturn(routePath('officialPage'))).toBe('/');
    expect(safeReturn('/?market=in')).toBe('/?market=in');
  });

  it('drops the part behind the hash', () => {
    expect(safeReturn('/?a=b#c')).toBe('/?a=b');
  });

  it.each([
    ['nothing', null],
    ['an empty address', ''],
    ['another site', 'https://evil.example/'],
    ['another site without its scheme', '//evil.example'],
    ['another site behind a backslash', String.raw`/\evil.example`],
    ['another site behind a tab', '/\t/evil.example'],
    ['another site behind a dot', '/.//evil.example'],
    ['a script', 'javascript:alert(1)'],
    ['a script that looks like a path', '/javascript:alert(1)'],
    ['data', 'data:text/html,x'],
    ['an address that is relative', 'evil'],
    ['a page that does not exist', '/nowhere'],
    ['the error page itself', routePath('errorPage')],
    ['the error page by a detour', '/x/../noticed'],
    ['a call', '/api/page/config'],
    ['a name that every object has', '/constructor'],
  ])('does not lead to %s', (_what, from) => {
    expect(safeReturn(from)).toBeUndefined();
  });
});
