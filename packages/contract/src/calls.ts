import type { Call } from './call.ts';
import { eventBuriedPoints } from './calls/event-buried-points.ts';
import { eventSave } from './calls/event-save.ts';
import { messageList } from './calls/message-list.ts';
import { messageRead } from './calls/message-read.ts';
import { operationsHealthz } from './calls/operations-healthz.ts';
import { operationsReadyz } from './calls/operations-readyz.ts';
import { orderUserMenu } from './calls/order-user-menu.ts';
import { pageConfig } from './calls/page-config.ts';
import { privacyConsentSet } from './calls/privacy-consent-set.ts';
import { privacyConsents } from './calls/privacy-consents.ts';
import { privacyDeletion } from './calls/privacy-deletion.ts';
import { privacyExport } from './calls/privacy-export.ts';
import { privacyExportArchive } from './calls/privacy-export-archive.ts';
import { privacyExportState } from './calls/privacy-export-state.ts';
import { privacyPolicy } from './calls/privacy-policy.ts';
import { reportStoreScore } from './calls/report-store-score.ts';
import { reportUnionError } from './calls/report-union-error.ts';
import { sandboxClock } from './calls/sandbox-clock.ts';
import { sandboxClockMove } from './calls/sandbox-clock-move.ts';
import { sandboxOutbox } from './calls/sandbox-outbox.ts';
import { sessionEnd } from './calls/session-end.ts';
import { sessionList } from './calls/session-list.ts';
import { sessionLogin } from './calls/session-login.ts';
import { sessionLoginInit } from './calls/session-login-init.ts';
import { sessionLogout } from './calls/session-logout.ts';
import { sessionShellCode } from './calls/session-shell-code.ts';
import { sessionShellExchange } from './calls/session-shell-exchange.ts';
import { sessionSmsCode } from './calls/session-sms-code.ts';
import { sessionStepUpCode } from './calls/session-step-up-code.ts';
import { sessionUserDelete } from './calls/session-user-delete.ts';
import { sessionVoiceCode } from './calls/session-voice-code.ts';
import { uploadContacts } from './calls/upload-contacts.ts';
import { uploadDeviceInfo } from './calls/upload-device-info.ts';
import { uploadFcmToken } from './calls/upload-fcm-token.ts';
import { uploadLocation } from './calls/upload-location.ts';

/** A table keyed by each call's own `group.name`, so that a key can't drift from its call. */
export function tableOf<const L extends readonly Call[]>(
  list: L,
): { readonly [C in L[number] as C['key']]: C } {
  return Object.fromEntries(list.map((call) => [call.key, call])) as never;
}

/** Every call there is. Adding one is a line here, its declaration, and a handler. */
export const calls = tableOf([
  sessionLoginInit,
  sessionSmsCode,
  sessionVoiceCode,
  sessionLogin,
  sessionLogout,
  sessionUserDelete,
  sessionShellExchange,
  sessionList,
  sessionEnd,
  sessionShellCode,
  sessionStepUpCode,
  orderUserMenu,
  eventSave,
  eventBuriedPoints,
  uploadFcmToken,
  uploadLocation,
  uploadDeviceInfo,
  uploadContacts,
  reportUnionError,
  reportStoreScore,
  privacyConsents,
  privacyConsentSet,
  privacyExport,
  privacyExportState,
  privacyExportArchive,
  privacyDeletion,
  privacyPolicy,
  pageConfig,
  messageList,
  messageRead,
  sandboxOutbox,
  sandboxClock,
  sandboxClockMove,
  operationsHealthz,
  operationsReadyz,
]);

export type Calls = typeof calls;
