import { test as base, type ServerName, type ShiftedCandor } from './servers.ts';

/** A story in which time must pass: the real thing, with a clock that the story can move forward. */
export const test = base.extend<ServerName & { baseURL: string; candor: ShiftedCandor }>({
  ownServer: ['', { option: true }],
  settings: [{}, { option: true }],
  candor: async ({ servers, ownServer, settings }, use, { file }) =>
    use(await servers.shifted({ ownServer, settings }, file)),
  baseURL: async ({ candor }, use) => use(candor.url),
});

export { expect, type ShiftedCandor } from './servers.ts';
