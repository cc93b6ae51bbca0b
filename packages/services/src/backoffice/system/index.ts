export { acknowledge } from './acknowledge.ts';
export { type AlarmKind, alarmKinds } from './alarm-kinds.ts';
export { checkChain } from './check-chain.ts';
export { keepAlarm, openAlarmsByKind } from './keep-alarm.ts';
export { noteClock, skewAtMostMs } from './note-clock.ts';
export { readSystemStatus } from './read-system-status.ts';
export { type BusinessFigures, processRoles, readBusinessFigures } from './read-business-figures.ts';
