import { consoleAuthority } from '../people.ts';
import { consoleLimitAsk } from './limit-ask.ts';
import { consoleLimits } from './limits.ts';
import { consolePeople } from './people.ts';
import { consolePersonAsk } from './person-ask.ts';
import { consolePersonSessions, consolePersonSessionsEnd } from './person-sessions.ts';
import { consolePersonSave } from './person-save.ts';
import { consoleRoleSave } from './role-save.ts';
import { consoleRoles } from './roles.ts';

export const consolePeopleCalls = [
  consolePeople,
  consolePersonSave,
  consoleRoles,
  consoleRoleSave,
  consoleLimits,
  consoleLimitAsk,
  consolePersonAsk,
  consolePersonSessions,
  consolePersonSessionsEnd,
  consoleAuthority,
] as const;
