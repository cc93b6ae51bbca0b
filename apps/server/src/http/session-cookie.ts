import type { FastifyReply } from 'fastify';
import type { IncomingHttpHeaders } from 'node:http';

/**
 * Where a session travels: in a browser's cookie, which no script can read and no other site can have sent
 * along with a form; or, for a native shell, in `Authorization: Bearer`. Over https the cookie's name begins
 * with __Host-, which a browser takes only when it is secure and of this very host. Staff have a cookie of
 * their own, which no link from elsewhere sends along either, and no other way to bring a token: neither
 * opens what is the other's.
 */
export type CookieRules = { readonly isSecure: boolean };

export type SessionKind = 'borrower' | 'staff';
/** A staff member's browser is known by a cookie that outlives its sessions, and opens nothing by itself. */
type CookieKind = SessionKind | 'staffDevice';

const tokenForm = /^[\w-]{43}$/u;

const kinds = {
  borrower: { name: 'session', sameSite: 'Lax' },
  staff: { name: 'staff-session', sameSite: 'Strict' },
  staffDevice: { name: 'staff-device', sameSite: 'Strict' },
} as const satisfies Record<CookieKind, object>;

const nameOf = ({ isSecure }: CookieRules, kind: CookieKind) =>
  (isSecure ? '__Host-' : '') + kinds[kind].name;

/** The token that a request came with, if it looks like one. */
export function presentedToken(
  headers: IncomingHttpHeaders,
  rules: CookieRules,
  kind: CookieKind = 'borrower',
): string | null {
  const bearer = /^Bearer ([\w-]{43})$/u.exec(headers.authorization ?? '')?.[1];
  if (bearer !== undefined && kind === 'borrower') return bearer;
  const prefix = `${nameOf(rules, kind)}=`;
  const pair = (headers.cookie ?? '').split(/; */u).find((part) => part.startsWith(prefix));
  const token = pair?.slice(prefix.length) ?? '';
  return tokenForm.test(token) ? token : null;
}

/**
 * What a native shell has put into its web view beside the page that it opens there; a link that somebody was
 * sent can't bring it along. The shell sets it, so it has one name everywhere.
 */
export function presentedShellKey(headers: IncomingHttpHeaders): string | null {
  const pair = (headers.cookie ?? '').split(/; */u).find((part) => part.startsWith('shell='));
  const key = pair?.slice('shell='.length) ?? '';
  return tokenForm.test(key) ? key : null;
}

export function keepSession(
  reply: FastifyReply,
  rules: CookieRules,
  { token, endsAt }: { readonly token: string; readonly endsAt: string },
  kind: CookieKind = 'borrower',
): void {
  const expires = new Date(endsAt).toUTCString();
  reply.header(
    'set-cookie',
    `${nameOf(rules, kind)}=${token}; Expires=${expires}; ${attributes(rules, kind)}`,
  );
}

export function dropSession(reply: FastifyReply, rules: CookieRules, kind: SessionKind = 'borrower'): void {
  reply.header('set-cookie', `${nameOf(rules, kind)}=; Max-Age=0; ${attributes(rules, kind)}`);
}

function attributes({ isSecure }: CookieRules, kind: CookieKind): string {
  return `Path=/; HttpOnly; SameSite=${kinds[kind].sameSite}${isSecure ? '; Secure' : ''}`;
}
