import type { Calls, RequestOf, ResponseOf } from '@candor/contract/console-client';

export type Person = ResponseOf<Calls['console.people']>['people'][number];
export type Roles = ResponseOf<Calls['console.roles']>;
export type Role = Roles['roles'][number];
type Change = RequestOf<Calls['console.person-save']>['change'];

export type Standing = Exclude<Change['is'], 'invite' | 'name'>;

/** What can be done with somebody who stands so. */
export function standingsOf({ state, lockedUntil, isYou }: Person): Standing[] {
  if (isYou) return [];
  return [
    ...(state === 'disabled' ? (['enable'] as const) : (['disable'] as const)),
    ...(state === 'invited' ? (['invite-again'] as const) : []),
    ...(lockedUntil === null ? [] : (['unlock'] as const)),
  ];
}

export const standingWords: Readonly<Record<Standing, { act: string; meaning: string }>> = {
  disable: {
    act: 'Disable',
    meaning:
      'Every session, half-finished login and invitation of theirs ends at once. What they did stays in the audit trail.',
  },
  enable: { act: 'Enable', meaning: 'They can log in again as before, with the roles that they have.' },
  unlock: { act: 'Unlock', meaning: 'The wrong tries are forgotten: they can log in now.' },
  'invite-again': {
    act: 'Invite again',
    meaning: 'A new link is made; the one before it opens nothing any more.',
  },
};
