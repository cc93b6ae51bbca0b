import { presentedKey } from './recognise-program.ts';
import type { Check } from './refuse-before.ts';
import type { CookieRules } from './session-cookie.ts';

export interface OwnOrigins {
  /** Of the borrowers' app and its calls. */
  readonly app: ReadonlySet<string>;
  /** Of the lender's console, which lives where the calls do. */
  readonly console: ReadonlySet<string>;
}

const none: OwnOrigins = { app: new Set(), console: new Set() };

/**
 * What changes something and comes from a page, comes from one of ours: a browser says where from, and no
 * script can make it say otherwise. The marker header, CORS and the cookie's SameSite stand against other
 * sites too; this one needs none of them to be right. A program with a key and a channel that signs its
 * callbacks are no browsers, and have no page.
 */
export function refuseForeignOrigin(own: OwnOrigins = none, { isSecure }: CookieRules): Check {
  return (request) => {
    const { call, needsMarker } = request.routePlan!;
    const { origin, 'sec-fetch-site': site } = request.headers;
    const bringsKey = call.audience === 'staff' && presentedKey(request.headers) !== null;
    if (!needsMarker || bringsKey) return null;
    if (origin === undefined) return site === 'cross-site' ? { refused: 'origin_is_foreign' } : null;
    const ours = call.group === 'console' ? own.console : own.app;
    // The page that the request's own host served; over https there is no page of ours without it.
    const hosts = isSecure
      ? [`https://${request.host}`]
      : [`http://${request.host}`, `https://${request.host}`];
    return ours.has(origin) || hosts.includes(origin) ? null : { refused: 'origin_is_foreign' };
  };
}
