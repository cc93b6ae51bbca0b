import {
  httpBureau,
  httpScreening,
  sandboxBureau,
  sandboxIdentity,
  sandboxScreening,
} from '@candor/adapters';
import type { CreditBureau, IdentityCheck, SanctionsScreening } from '@candor/services/kernel/ports';
import { leavesInTheClear } from '@candor/adapters/settings';
import { SettingsFault, type Settings } from './read-settings.ts';

const needs = [
  ['CREDIT_BUREAU', 'CREDIT_BUREAU_URL'],
  ['CREDIT_BUREAU', 'CREDIT_BUREAU_TOKEN'],
  ['SCREENING', 'SCREENING_URL'],
  ['SCREENING', 'SCREENING_TOKEN'],
] as const;

/** What is missing for those whom the settings have us ask, or not safe, each a sentence. */
export function enquiryFaults(settings: Settings): string[] {
  const faults = needs
    .filter(([choice, key]) => settings[choice] === 'http' && settings[key] === '')
    .map(([choice, key]) => `${key} is missing: ${choice}=http needs it.`);
  for (const key of ['CREDIT_BUREAU_URL', 'SCREENING_URL'] as const) {
    if (settings.CANDOR_MODE === 'production' && leavesInTheClear(settings[key]))
      faults.push(`${key} is not an https address: personal data would travel in the clear.`);
  }
  return faults;
}

/**
 * Whom the settings have us ask before a decision. Switched off, every order that would need it goes to a
 * person.
 */
export function enquiryPorts(settings: Settings): {
  bureau: CreditBureau | null;
  screening: SanctionsScreening | null;
  identityCheck: IdentityCheck | null;
} {
  const faults = enquiryFaults(settings);
  if (faults.length > 0) throw new SettingsFault(faults);
  const bureaus = {
    sandbox: () => sandboxBureau,
    http: () => httpBureau({ url: settings.CREDIT_BUREAU_URL, token: settings.CREDIT_BUREAU_TOKEN }),
    off: () => null,
  };
  const screenings = {
    sandbox: () => sandboxScreening,
    http: () => httpScreening({ url: settings.SCREENING_URL, token: settings.SCREENING_TOKEN }),
    off: () => null,
  };
  return {
    bureau: bureaus[settings.CREDIT_BUREAU](),
    screening: screenings[settings.SCREENING](),
    identityCheck: settings.IDENTITY_CHECK === 'sandbox' ? sandboxIdentity : null,
  };
}
