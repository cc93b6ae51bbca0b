import { randomUUID } from 'node:crypto';
import { routePath } from '@candor/contract/routes';
import { PersonSeal, type IdentityDeps, type SpendAlarm } from '@candor/services/kernel';
import { openDatabaseClock, type Database } from '@candor/store/database';
import type { Logger } from 'pino';
import { codeLimits } from './settings/code-limits.ts';
import { messagePorts } from './settings/message-ports.ts';
import { personalDataKeys } from './settings/personal-data-keys.ts';
import type { Settings } from './settings/read-settings.ts';

export type Identity = {
  readonly parts: IdentityDeps;
  /** Has another listener hear of spend alarms too: the metrics. */
  readonly onSpendAlarm: (raise: SpendAlarm) => void;
};

/** What sessions, messages and privacy need, from the settings. */
export async function openIdentity(settings: Settings, database: Database, log: Logger): Promise<Identity> {
  const listeners: SpendAlarm[] = [
    (alarm) => log.error(alarm, "the day's messages are nearly, or entirely, used up"),
  ];
  return {
    onSpendAlarm: (raise) => void listeners.push(raise),
    parts: {
      database,
      seal: new PersonSeal(await personalDataKeys(settings)),
      ports: messagePorts(settings, database),
      now: await openDatabaseClock(database),
      newId: randomUUID,
      lender: settings.APP_EN_NAME,
      consoleAddress: settings.APP_H5 + routePath('console'),
      repayAddress: settings.APP_H5 + routePath('repay', { loanId: '' }),
      appHost: new URL(settings.APP_H5).hostname,
      crowd: settings.CANDOR_MODE === 'sandbox' ? 50 : 1,
      limits: codeLimits(settings),
      messagesADay: settings.MESSAGES_A_DAY,
      onSpend: (alarm) => listeners.forEach((raise) => raise(alarm)),
    },
  };
}
