import type { OwnOrigins } from '../http/refuse-foreign-origin.ts';
import type { Settings } from './read-settings.ts';

/** The origin of the calls, where it is another than that of the pages. */
export function originIfElsewhere({ APP_API, APP_H5 }: Settings): string | undefined {
  const api = new URL(APP_API).origin;
  return api === new URL(APP_H5).origin ? undefined : api;
}

/**
 * Where pages of ours come from, besides the host that a request names: a proxy in front may have given it
 * another.
 */
export function ownOriginsOf({ APP_API, APP_H5, MARKET_HOSTS }: Settings): OwnOrigins {
  const scheme = new URL(APP_H5).protocol;
  const hosts = Object.keys(MARKET_HOSTS).map((host) => `${scheme}//${host}`);
  const api = new URL(APP_API).origin;
  return { app: new Set([api, new URL(APP_H5).origin, ...hosts]), console: new Set([api, ...hosts]) };
}
