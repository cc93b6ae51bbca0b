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

type SessionKind = 'borrower' | 'staff';
/**
 * A staff member's browser is known by a cookie that outlives its sessions, and a borrower's number by
 * another; neither opens anything by itself.
 */
type CookieKind = SessionKind | 'staffDevice' | 'knownNumber';

const tokenForm = /^[\w-]{43}$/u;
/** Sealed: five parts, of which the last is as long as a number. */
const sealedForm = /^[\w.-]{40,200}$/u;

const kinds = {
  borrower: { name: 'session', sameSite: 'Lax' },
  staff: { name: 'staff-session', sameSite: 'Strict' },
  staffDevice: { name: 'staff-device', sameSite: 'Strict' },
  knownNumber: { name: 'known-number', sameSite: 'Strict' },
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
  const token = valueOf(headers, nameOf(rules, kind));
  return tokenForm.test(token) ? token : null;
}

/**
 * What a native shell has put into its web view beside the page that it opens there; a link that somebody was
 * sent can't bring it along. The shell sets it, so it has one name everywhere.
 */
export function presentedShellKey(headers: IncomingHttpHeaders): string | null {
  const key = valueOf(headers, 'shell');
  return tokenForm.test(key) ? key : null;
}

/** The number that was last used in this browser, sealed. */
export function presentedNumber(headers: IncomingHttpHeaders, rules: CookieRules): string | null {
  const sealed = valueOf(headers, nameOf(rules, 'knownNumber'));
  return sealedForm.test(sealed) ? sealed : null;
}

function valueOf({ cookie = '' }: IncomingHttpHeaders, name: string): string {
  const prefix = `${name}=`;
  const pair = cookie.split(/; */u).find((part) => part.startsWith(prefix));
  return pair?.slice(prefix.length) ?? '';
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

export function dropSession(reply: FastifyReply, rules: CookieRules, kind: CookieKind = 'borrower'): void {
  reply.header('set-cookie', `${nameOf(rules, kind)}=; Max-Age=0; ${attributes(rules, kind)}`);
}

function attributes({ isSecure }: CookieRules, kind: CookieKind): string {
  return `Path=/; HttpOnly; SameSite=${kinds[kind].sameSite}${isSecure ? '; Secure' : ''}`;
}
