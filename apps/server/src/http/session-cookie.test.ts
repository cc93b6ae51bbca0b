import type { FastifyReply } from 'fastify';
import { describe, expect, it } from 'vitest';
import { keepSession, presentedToken } from './session-cookie.ts';

const token = 'T'.repeat(43);

/** What a browser is handed a session as. */
function cookieOf(isSecure: boolean, kind: 'borrower' | 'staff'): string {
  const set: string[] = [];
  const reply = { header: (_name: string, value: string) => set.push(value) } as unknown as FastifyReply;
  keepSession(reply, { isSecure }, { token, endsAt: '2026-12-01T00:00:00Z' }, kind);
  return set.join();
}

describe('over https', () => {
  it.each([
    ['borrower', '__Host-session', 'Lax'],
    ['staff', '__Host-staff-session', 'Strict'],
  ] as const)('the cookie of a %s is of this very host, secure, and no script’s', (kind, name, site) => {
    expect(cookieOf(true, kind)).toBe(
      `${name}=${token}; Expires=Tue, 01 Dec 2026 00:00:00 GMT; Path=/; HttpOnly; SameSite=${site}; Secure`,
    );
  });

  it('a cookie without the prefix, which any neighbour could have set, is no session', () => {
    const rules = { isSecure: true };
    expect(presentedToken({ cookie: `session=${token}` }, rules)).toBeNull();
    expect(presentedToken({ cookie: `__Host-session=${token}` }, rules)).toBe(token);
    expect(presentedToken({ authorization: `Bearer ${token}` }, rules, 'staff')).toBeNull();
  });
});
