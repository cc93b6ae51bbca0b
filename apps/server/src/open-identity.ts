import { randomUUID } from 'node:crypto';
import { isIP } from 'node:net';
import { routePath } from '@candor/contract/routes';
import type { IdentityDeps, SpendAlarm } from '@candor/services/kernel';
import type { PasskeyPlace } from '@candor/services/kernel/passkeys';
import { openDatabaseClock, type Database } from '@candor/store/database';
import type { Logger } from 'pino';
import { raiseAlarm } from './alarms/alarms.ts';
import { codeLimits } from './settings/code-limits.ts';
import { lenderNames } from './settings/lender-names.ts';
import { messagePorts } from './settings/message-ports.ts';
import { personSeal } from './settings/personal-data-keys.ts';
import type { Settings } from './settings/read-settings.ts';

export type Identity = {
  readonly parts: IdentityDeps;
  /** Has another listener hear of spend alarms too: the metrics. */
  readonly onSpendAlarm: (raise: SpendAlarm) => void;
};

/** What sessions, messages and privacy need, from the settings. */
export async function openIdentity(settings: Settings, database: Database, log: Logger): Promise<Identity> {
  const listeners: SpendAlarm[] = [
    ({ channel, sent, cap, isReached }) =>
      raiseAlarm(log, 'message-spend', {
        about: channel,
        detail: isReached ? `all ${cap} of the day are used up` : `${sent} of ${cap} of the day are used`,
      }),
  ];
  const isSandbox = settings.CANDOR_MODE === 'sandbox';
  return {
    onSpendAlarm: (raise) => void listeners.push(raise),
    parts: {
      database,
      seal: await personSeal(settings),
      ports: messagePorts(settings, database),
      now: await openDatabaseClock(database),
      newId: randomUUID,
      lender: settings.APP_EN_NAME,
      lenderIn: lenderNames(settings),
      consoleAddress: settings.APP_H5 + routePath('console'),
      repayAddress: settings.APP_H5 + routePath('repay', { loanId: '' }),
      appHost: new URL(settings.APP_H5).hostname,
      passkeys: passkeyPlace(settings.APP_H5, isSandbox),
      crowd: isSandbox ? 50 : 1,
      limits: codeLimits(settings),
      messagesADay: settings.MESSAGES_A_DAY,
      onSpend: (alarm) => listeners.forEach((raise) => raise(alarm)),
    },
  };
}

/**
 * A browser binds a passkey to a host name, and takes no bare address for one; the sandbox is then reached as
 * localhost.
 */
function passkeyPlace(address: string, isSandbox: boolean): PasskeyPlace | null {
  const { hostname, origin, port } = new URL(address);
  if (isIP(hostname) === 0) return { host: hostname, origins: [origin] };
  return isSandbox ? { host: 'localhost', origins: [`http://localhost${port && `:${port}`}`] } : null;
}
