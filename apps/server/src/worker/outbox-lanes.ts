import { Unfit } from '@candor/adapters/settings';
import { usualLanes, type OutboxLanes } from './outbox-relays.ts';
import { slowTopics } from './slow-topics.ts';

/** Each with lanes of its own; `money` is all that leads to a disbursement. */
export const laneNames: readonly string[] = ['money', ...slowTopics.map(({ topic }) => topic)];

const mostLanes = 64;

/** `2,message.deliver=8`: eight lanes for messages, two for everything else. */
export function outboxLanes(text: string): OutboxLanes {
  let { usual } = usualLanes;
  const byTopic: Record<string, number> = {};
  for (const part of text.split(',').map((each) => each.trim())) {
    const [name = '', count] = part.includes('=') ? part.split('=', 2) : [undefined, part];
    const lanes = /^\d{1,3}$/u.test(count ?? '') ? Number(count) : 0;
    if (lanes < 1 || lanes > mostLanes) throw new Unfit(`must have numbers from 1 to ${mostLanes}`);
    if (name === '') usual = lanes;
    else if (laneNames.includes(name)) byTopic[name] = lanes;
    else throw new Unfit(`names a lane that is not there (known: ${laneNames.join(', ')})`);
  }
  return { usual, byTopic };
}
