export { consentViews, loginConsents } from './consent-view.ts';
export { setConsent } from './set-consent.ts';
export { consentTextOf } from './consent-view.ts';
