import type { CDPSession, Page } from '@playwright/test';

/** A device whose screen lock makes passkeys. Where its owner `hesitates`, what it is asked stays open. */
export async function deviceWithLock(
  page: Page,
  { hesitates = false } = {},
): Promise<{ cdp: CDPSession; id: string }> {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('WebAuthn.enable');
  const { authenticatorId: id } = await cdp.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: !hesitates,
    },
  });
  return { cdp, id };
}
