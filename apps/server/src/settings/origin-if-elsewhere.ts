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

/** A host that has anything else on it would be no host of its own. */
export function filesOriginFaults({
  FILES_ORIGIN,
  APP_API,
  APP_H5,
  MARKET_HOSTS,
  CANDOR_MODE,
}: Settings): string[] {
  if (FILES_ORIGIN === '') return [];
  const { host, origin, protocol } = new URL(FILES_ORIGIN);
  const taken = [new URL(APP_API).host, new URL(APP_H5).host, ...Object.keys(MARKET_HOSTS)];
  const faults: string[] = [];
  if (origin !== FILES_ORIGIN)
    faults.push(`FILES_ORIGIN must be an origin without a path, such as ${origin}.`);
  if (taken.includes(host))
    faults.push('FILES_ORIGIN must be a host of its own: pages or calls are there already.');
  if (CANDOR_MODE === 'production' && protocol !== 'https:')
    faults.push('FILES_ORIGIN is not an https address.');
  return faults;
}
