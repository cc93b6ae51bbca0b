import type { CodeLimits } from '@candor/services/kernel/rate-limits';
import type { Settings } from './read-settings.ts';

const perMinute = (atOnce: number, aMinute: number) => ({ atOnce, everySeconds: 60 / aMinute });

/** How many codes and logins are let through, as the settings say it. */
export function codeLimits(settings: Settings): CodeLimits {
  return {
    codeByAddress: perMinute(settings.OTP_ADDRESS_BURST, settings.OTP_ADDRESS_PER_MINUTE),
    codeOverall: perMinute(10 * settings.OTP_PER_MINUTE, settings.OTP_PER_MINUTE),
    newcomerByAddress: perMinute(settings.OTP_NEW_ADDRESS_BURST, settings.OTP_NEW_ADDRESS_PER_MINUTE),
    newcomerOverall: perMinute(10 * settings.OTP_NEW_PER_MINUTE, settings.OTP_NEW_PER_MINUTE),
    loginByAddress: perMinute(settings.LOGIN_ADDRESS_BURST, settings.LOGIN_ADDRESS_PER_MINUTE),
  };
}
