import type { TableState } from '../../kit/table/column.ts';
import type { Loaded } from './use-load.ts';

const clock = (at: Date, timeZone: string, withSeconds: boolean) =>
  new Intl.DateTimeFormat('en-GB', {
    timeZone,
    hour: '2-digit',
    minute: '2-digit',
    ...(withSeconds && { second: '2-digit' }),
    hourCycle: 'h23',
  }).format(at);

/** What a table says of its rows: old ones carry the time at which they were read. */
export function tableStateOf(loaded: Loaded<unknown>, timeZone: string): TableState {
  const asOf = loaded.read ? clock(loaded.read.at, timeZone, true) : null;
  if (loaded.state === 'failed') return { state: 'failed', asOf, requestId: loaded.fault.requestId };
  if (loaded.state === 'offline')
    return { state: 'offline', since: clock(loaded.since, timeZone, false), asOf };
  return { state: loaded.state };
}
