import { permissionKeys, permissions } from '@candor/contract';
import {
  askForPerson,
  readPeople,
  readRoles,
  savePerson,
  type PersonView,
} from '@candor/services/backoffice/staff';
import { endSessionsOfStaff, readStaffSessions } from '@candor/services/backoffice/staff-login';
import { idOfWords } from '@candor/services/payments/payments';
import { actSides, explainImpossible } from '@candor/services/approvals';
import { keepApprovers, ruleOfRefusal } from '@candor/services/backoffice/authority';
import { type Refusal, runCommand, withReason } from '@candor/services/kernel/commands';
import type { CallHandlers, HandlerParts } from '../handler-parts.ts';
import { keyRefused } from '../key-refused.ts';

type PeopleCalls = CallHandlers<
  | 'console.people'
  | 'console.person-save'
  | 'console.person-ask'
  | 'console.person-sessions'
  | 'console.person-sessions-end'
  | 'console.roles'
>;

/** A15.5, A15.6, A15.9, A15.21, A15.24, A15.25: who works here, and what each may do. */
export function consolePeopleHandlers({ staff: parts, borrowing, offered }: HandlerParts): PeopleCalls {
  const { database, seal, now } = parts;
  return {
    'console.people': async ({ cursor }, { staff: me }) => {
      const after = cursor !== undefined && uuid.test(cursor) ? cursor : null;
      const { people, next } = await readPeople(database, seal, { after, now: now() });
      return { people: people.map((person) => personAnswer(person, me.staffId)), nextCursor: next };
    },

    'console.person-save': async ({ change, reason }, { staff: { staffId }, requestId }) => {
      const command = keepApprovers(withReason(savePerson(parts), seal), actSides());
      const answer = await runCommand(database, command, {
        input: { change, reason },
        actor: { kind: 'staff', id: staffId },
        requestId,
        now: now(),
      });
      if (answer.kind === 'refused') return whyRefused(answer.refusal);
      if (answer.kind !== 'done') throw new Error(`a change of a person was answered with ${answer.kind}`);
      return answer.output;
    },

    'console.person-ask': async (
      { market, change, reason },
      { staff: { staffId: by }, requestId, idempotencyKey },
    ) => {
      if (!offered.includes(market)) return { refused: 'market_not_offered' };
      const answer = await runCommand(database, askForPerson(borrowing), {
        input: { requestId: idOfWords(`person-ask ${by} ${idempotencyKey}`), market, change, reason },
        actor: { kind: 'staff', id: by },
        requestId,
        now: now(),
        idempotencyKey,
      });
      if (answer.kind === 'done') return { ...answer.output, told: [...answer.output.told] };
      if (answer.kind === 'refused') return { refused: answer.refusal.refused };
      return keyRefused(answer.kind);
    },

    'console.person-sessions': async ({ staffId }, { staff: { sessionId } }) => ({
      sessions: await readStaffSessions(database, { staffId, thisId: sessionId, now: now() }),
    }),

    'console.person-sessions-end': async ({ staffId, sessionId, reason }, { staff, requestId }) => {
      const answer = await runCommand(database, withReason(endSessionsOfStaff('staff.end-sessions'), seal), {
        input: { staffId, sessionId, except: staff.sessionId, reason },
        actor: { kind: 'staff', id: staff.staffId },
        requestId,
        now: now(),
      });
      return answer.kind === 'done' ? answer.output : { refused: 'not_found' };
    },

    'console.roles': async () => {
      const roles = await readRoles(database);
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

function whyRefused<Code extends string>(refusal: Refusal<Code>) {
  const { refused } = refusal;
  if (refused !== 'nobody_left_to_approve') return { refused };
  return { refused, detail: `Nothing was changed. ${explainImpossible(ruleOfRefusal(refusal))}` };
}

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
