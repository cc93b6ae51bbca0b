import { permissionKeys, permissions } from '@candor/contract';
import { newToken, readPeople, runCommand, savePerson, withReason, type PersonView } from '@candor/services';
import { listRoles } from '@candor/store';
import type { CallHandlers, HandlerParts } from '../handler-parts.ts';

type PeopleCalls = CallHandlers<'console.people' | 'console.person-save' | 'console.roles'>;

/** A15.5, A15.6, A15.9: who works here, and what each may do. */
export function consolePeopleCalls({ staff: parts }: HandlerParts): PeopleCalls {
  const { database, seal, now, newId } = parts;
  return {
    'console.people': async ({ cursor }, { staff: me }) => {
      const after = cursor !== undefined && uuid.test(cursor) ? cursor : null;
      const { people, next } = await database.withTransaction((tx) =>
        readPeople(tx, seal, { after, now: now() }),
      );
      return { people: people.map((person) => personAnswer(person, me.staffId)), nextCursor: next };
    },

    'console.person-save': async ({ change, reason }, { staff: { staffId }, requestId }) => {
      const token = newToken();
      const answer = await runCommand(database, withReason(savePerson(parts), seal), {
        input: { change, newStaffId: newId(), token, reason },
        actor: { kind: 'staff', id: staffId },
        requestId,
        now: now(),
      });
      if (answer.kind === 'refused') {
        const { refused } = answer.refusal;
        const isLink = refused === 'role_needs_second_person' && change.is === 'invite-again';
        return { refused, ...(isLink && { detail: linkOfSecond }) };
      }
      if (answer.kind !== 'done') throw new Error(`a change of a person was answered with ${answer.kind}`);
      const { invitedUntil, ...saved } = answer.output;
      return { ...saved, invitation: invitedUntil === null ? null : { token, endsAt: invitedUntil } };
    },

    'console.roles': async () => {
      const roles = await database.withTransaction((tx) => listRoles(tx));
      return {
        roles: roles.map(({ key, name, does, permissions: held, version, people }) => ({
          key,
          name,
          does,
          permissions: permissionKeys.filter((each) => held.includes(each)),
          version,
          people,
        })),
        permissions: permissionKeys.map((key) => ({ key, does: permissions[key] })),
      };
    },
  };
}

const linkOfSecond =
  'No link was made: they are a second person, and whoever held it would be two. Whoever runs the servers makes one.';

const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/u;

function personAnswer({ staffId, name, email, state, ...person }: PersonView, me: string) {
  return {
    staffId,
    name,
    email,
    state,
    roles: [...person.roles],
    lastSeenAt: person.lastSeenAt?.toISOString() ?? null,
    lockedUntil: person.lockedUntil?.toISOString() ?? null,
    hasSecondFactor: person.hasSecondFactor,
    isYou: staffId === me,
  };
}
