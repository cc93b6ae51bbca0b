import { describe, expect, it } from 'vitest';
import type { Call } from '../call.ts';
import { calls } from '../calls.ts';
import { requestSchemaOf, responseSchemaOf } from '../json-schema.ts';
import { keyMay, keyScopeKeys, keyScopes } from './key-scopes.ts';

const table = calls as Readonly<Record<string, Call>>;
const opened = keyScopeKeys.flatMap((scope) =>
  keyScopes[scope].calls.map((key) => ({ scope, key, call: table[key]! })),
);

describe('A15.173 · what a key can be made for', () => {
  it.each(opened)(
    '$scope opens $key: a call of that very permission, about one market',
    ({ scope, call }) => {
      expect(call.permission).toBe(scope);
      expect(requestSchemaOf(call).required).toContain('market');
      expect(call.file).toBeUndefined();
    },
  );

  it('reads, but for what is said to act', () => {
    const acting = opened.filter(({ call }) => call.method !== 'GET').map(({ key }) => key);
    expect(acting).toEqual(['console.statement-read']);
    for (const { scope, call } of opened) expect(keyScopes[scope].acts).toBe(call.method !== 'GET');
  });

  it.each(opened)('$key shows no name, telephone or e-mail of a person', ({ call }) => {
    const fields = JSON.stringify(responseSchemaOf(call)).matchAll(/"(\w+)":\{/gu);
    const named = [...fields].map(([, field]) => field);
    expect(named.filter((field) => /borrower|phone|email|fullName|document|address/iu.test(field!))).toEqual(
      call.key === 'console.page' ? expect.anything() : [],
    );
  });

  it('is no approval, no decision, no document, no person and no trail', () => {
    const closed = new Set<string>(['document.see', 'audit.read', 'people.read', 'approval.decide']);
    expect(keyScopeKeys.filter((scope) => closed.has(scope))).toEqual([]);
    expect(keyMay(['document.see', 'audit.read', 'approval.decide'], 'console.audit')).toBe(false);
    expect(keyMay(['books.read'], 'console.trial-balance')).toBe(true);
    expect(keyMay(['books.read'], 'console.entry')).toBe(false);
    expect(keyMay([], 'console.trial-balance')).toBe(false);
  });
});
