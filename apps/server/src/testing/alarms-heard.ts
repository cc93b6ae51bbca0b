import { onAlarm, type Alarm } from '../alarms/alarms.ts';

const heard: Alarm[] = [];
onAlarm((alarm) => heard.push(alarm));

/** What was raised since somebody last asked; a test that raises one on purpose takes it from here. */
export function takeAlarms(): Alarm[] {
  return heard.splice(0);
}
