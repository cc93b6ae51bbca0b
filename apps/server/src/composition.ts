// What a server is put together from, for whoever puts another one together: the simulator, with a clock and
// vendors of its own.
export { damageAlarm } from './alarms/damage-alarm.ts';
export { callHandlers } from './handlers/call-handlers.ts';
export { buildApp, type AppOptions } from './http/app.ts';
export { LiveStreams, type LiveOptions } from './live/live-streams.ts';
export { makeLog } from './make-log.ts';
export { openBorrowing } from './open-borrowing.ts';
export { openIdentity } from './open-identity.ts';
export { fillFirstRoles, openStaff, staffRecognition } from './open-staff.ts';
export type { PageBook } from './pages/page-book.ts';
export { readPageFile } from './pages/read-page-file.ts';
export { outboxHandlers } from './worker/outbox-handlers.ts';
export { paymentChannels } from './settings/payment-channels.ts';
export { disbursementSettingOf, readSettings } from './settings/read-settings.ts';
