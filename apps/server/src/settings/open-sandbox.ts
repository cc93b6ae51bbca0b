import { isIP } from 'node:net';
import { isLoopback } from '@candor/adapters';
import type { Settings } from './read-settings.ts';

type Mode = Pick<Settings, 'CANDOR_MODE' | 'HOST'>;

/** Whether only this machine reaches the server. A name other than localhost may mean any address. */
export function listensToThisMachineAlone({ HOST }: Pick<Settings, 'HOST'>): boolean {
  return HOST === 'localhost' || (isIP(HOST) !== 0 && isLoopback(HOST));
}

/**
 * Events may go to a receiver on this machine only in a sandbox that nobody else reaches: with the published
 * password anybody else could have it ask, and read the answers of, whatever listens here.
 */
export function maySendEventsToThisMachine(settings: Mode): boolean {
  return settings.CANDOR_MODE === 'sandbox' && listensToThisMachineAlone(settings);
}

/** What whoever starts a sandbox for more than their own machine must know, a sentence each. */
export function openSandboxWarnings(settings: Mode): string[] {
  if (settings.CANDOR_MODE !== 'sandbox' || listensToThisMachineAlone(settings)) return [];
  return [
    `WARNING: this sandbox listens on ${settings.HOST}, and whoever reaches it may do everything: the passwords of its people are published, and anybody may move its clock and say that money came. Put nothing real into it; HOST=127.0.0.1 keeps it to this machine.`,
    'Webhooks to this machine are refused for as long as others can reach the sandbox.',
  ];
}
