import { acknowledgeAlarm, lockAlarm } from '@candor/store/system';
import type { Command } from '../../kernel/commands/command.ts';

type Acknowledge = { readonly alarmId: string };

/** A person has looked: the row is theirs from now on, and if it happens again a new one opens. */
export const acknowledge: Command<
  Acknowledge,
  { readonly alarmId: string },
  'act_is_not_possible_now' | 'not_found'
> = {
  name: 'alarm.acknowledge',
  subject: ({ alarmId }) => `alarm:${alarmId}`,
  async decide(tx, { alarmId }, { actor, now }) {
    const alarm = await lockAlarm(tx, alarmId);
    if (!alarm) return { refused: 'not_found' };
    if (!alarm.isOpen) return { refused: 'act_is_not_possible_now' };
    await acknowledgeAlarm(tx, { id: alarmId, by: actor.id, at: now });
    return { output: { alarmId }, facts: { kind: alarm.kind, about: alarm.about } };
  },
};
