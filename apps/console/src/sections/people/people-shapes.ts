import type { Calls, RequestOf, ResponseOf } from '@candor/contract/console-client';

export type Person = ResponseOf<Calls['console.people']>['people'][number];
export type Roles = ResponseOf<Calls['console.roles']>;
export type Role = Roles['roles'][number];

/** What one person does alone: it takes rights away, or gives none. */
export type OwnChange = Exclude<RequestOf<Calls['console.person-save']>['change']['is'], 'name'>;
/** What lets somebody in: one asks, another approves. */
export type AskedChange = Exclude<RequestOf<Calls['console.person-ask']>['change']['is'], 'invite'>;
export type Standing = OwnChange | AskedChange;

export const isAsked = (standing: Standing): standing is AskedChange =>
  standing !== 'disable' && standing !== 'unlock';

/** What can be done with somebody who stands so. */
export function standingsOf({ state, lockedUntil, isYou }: Person): Standing[] {
  if (isYou) return [];
  return [
    ...(state === 'disabled' ? (['enable'] as const) : (['disable'] as const)),
    ...(state === 'invited' ? (['invite-again'] as const) : []),
    ...(state === 'active' ? (['reset'] as const) : []),
    ...(lockedUntil === null ? [] : (['unlock'] as const)),
  ];
}

export const standingWords: Readonly<Record<Standing, { act: string; meaning: string }>> = {
  disable: {
    act: 'Disable',
    meaning:
      'All their sessions, logins in progress and invitations end immediately. Their audit trail stays.',
  },
  unlock: { act: 'Unlock', meaning: 'They can log in again now.' },
  enable: { act: 'Enable', meaning: 'They can log in again as before, with their roles.' },
  'invite-again': {
    act: 'Invite again',
    meaning: 'A new link goes to their mailbox only; the previous link stops working.',
  },
  reset: {
    act: 'Reset login',
    meaning:
      'For a lost phone and recovery codes: password, second factor, passkeys and sessions are reset, and a new link goes to their mailbox.',
  },
};
