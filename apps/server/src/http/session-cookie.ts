import type { FastifyReply } from 'fastify';
import type { IncomingHttpHeaders } from 'node:http';

/**
 * Where a session travels: in a browser's cookie, which no script can read and no other site can have sent along with a form; or,
 * for a native shell, in `Authorization: Bearer`. Over https the cookie's name begins with __Host-, which a browser takes only
 * when it is secure and of this very host.
 */
export type CookieRules = { readonly isSecure: boolean };

const tokenForm = /^[\w-]{43}$/u;

const nameOf = ({ isSecure }: CookieRules) => (isSecure ? '__Host-session' : 'session');

/** The token that a request came with, if it looks like one. */
export function presentedToken(headers: IncomingHttpHeaders, rules: CookieRules): string | null {
  const bearer = /^Bearer ([\w-]{43})$/u.exec(headers.authorization ?? '')?.[1];
  if (bearer !== undefined) return bearer;
  const prefix = `${nameOf(rules)}=`;
  const pair = (headers.cookie ?? '').split(/; */u).find((part) => part.startsWith(prefix));
  const token = pair?.slice(prefix.length) ?? '';
  return tokenForm.test(token) ? token : null;
}

export function keepSession(
  reply: FastifyReply,
  rules: CookieRules,
  { token, endsAt }: { readonly token: string; readonly endsAt: string },
): void {
  const expires = new Date(endsAt).toUTCString();
  reply.header('set-cookie', `${nameOf(rules)}=${token}; Expires=${expires}; ${attributes(rules)}`);
}

export function dropSession(reply: FastifyReply, rules: CookieRules): void {
  reply.header('set-cookie', `${nameOf(rules)}=; Max-Age=0; ${attributes(rules)}`);
}

function attributes({ isSecure }: CookieRules): string {
  return `Path=/; HttpOnly; SameSite=Lax${isSecure ? '; Secure' : ''}`;
}
