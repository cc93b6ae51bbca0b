import { keepPreference } from '../cookies/preference-cookies.ts';

/** Read here and not by `readPreference`, which would bring every market along to the login. */
const answerHere = () => /(?:^|; )screenLock=(on|off)(?:;|$)/.exec(document.cookie)?.[1];

/** This phone has a passkey of somebody's. Whose, only the phone knows; a wrong guess costs one tap. */
export const hasPasskeyHere = (): boolean => answerHere() === 'on';

/** Whether it was ever answered: an offer is made once, and from then on Me has it. */
const wasAnswered = (): boolean => answerHere() !== undefined;

export const notePasskeyHere = (): void => keepPreference('screenLock', 'on');
export const noteNoPasskeyHere = (): void => keepPreference('screenLock', 'off');

/** In the tab and with it gone. */
const KEY = 'login-by-code';

/** Shortly after a login the server takes a passkey without another code: an offer comes well before then. */
const OFFER_WITHIN_MS = 8 * 60_000;

export function noteLoginByCode(): void {
  try {
    sessionStorage.setItem(KEY, String(Date.now()));
  } catch {}
}

/** Whether it may be time for an offer: a code was typed in this tab, and nobody has answered before. */
export function mayOfferPasskey(): boolean {
  try {
    const wasCode = sessionStorage.getItem(KEY) !== null;
    return wasCode && !wasAnswered() && 'PublicKeyCredential' in window;
  } catch {
    return false;
  }
}

/** Whether that code was typed a moment ago. */
export const isOfferDue = (): boolean =>
  mayOfferPasskey() && Date.now() - Number(sessionStorage.getItem(KEY)) < OFFER_WITHIN_MS;
