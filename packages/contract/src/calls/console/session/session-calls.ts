import { consoleLogin } from '../session.ts';
import { consoleLogout } from './logout.ts';
import { consoleMe } from './me.ts';
import { consolePasskeyAdd } from './passkey-add.ts';
import { consolePasskeyChallenge } from './passkey-challenge.ts';
import { consolePasskeyOptions } from './passkey-options.ts';
import { consolePasskeyRemove } from './passkey-remove.ts';
import { consolePasskeys } from './passkeys.ts';
import { consolePasswordChange } from './password-change.ts';
import { consoleSecondFactor } from './second-factor.ts';
import { consoleSetPassword } from './set-password.ts';
import { consoleSessions, consoleSessionsEnd } from './staff-sessions.ts';

export const consoleSessionCalls = [
  consoleLogin,
  consoleSecondFactor,
  consoleLogout,
  consoleMe,
  consoleSetPassword,
  consolePasswordChange,
  consolePasskeys,
  consolePasskeyOptions,
  consolePasskeyAdd,
  consolePasskeyRemove,
  consolePasskeyChallenge,
  consoleSessions,
  consoleSessionsEnd,
] as const;
