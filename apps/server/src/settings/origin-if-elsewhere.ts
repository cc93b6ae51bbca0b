import type { Settings } from './read-settings.ts';

/** The origin of the calls, where it is another than that of the pages. */
export function originIfElsewhere({ APP_API, APP_H5 }: Settings): string | undefined {
  const api = new URL(APP_API).origin;
  return api === new URL(APP_H5).origin ? undefined : api;
}
