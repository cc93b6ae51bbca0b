import {
  bankChannel,
  collectInSandbox,
  memoryPictures,
  pdfRenderer,
  sandboxBureau,
  sandboxChannel,
  SandboxCollector,
  sandboxIdentity,
  sandboxScreening,
  SandboxVendor,
  webhookPost,
} from '@candor/adapters';
import type { LendingDeps, IdentityDeps } from '@candor/services/kernel';

/** The parts that the sandbox would open over a test's database and clock. */
export function borrowingOf(identity: IdentityDeps): LendingDeps {
  const channel = sandboxChannel(new SandboxVendor(identity));
  const disbursementChannels = { ph: channel, in: channel };
  const merchantId = 'CANDOR';
  const collector = new SandboxCollector({ ...identity, merchantId, password: 'sandbox' });
  const dragonpay = collectInSandbox(collector, {
    merchantId,
    passwords: ['sandbox', 'the-one-before'],
    schemes: ['digest', 'signature'],
    email: 'payments@example.ph',
  });
  const account = { holder: 'Candor Lending', bank: 'Sandbox Bank', number: '001234567890', code: null };
  const upi = { payee: 'candor@okbank', name: 'Candor Finance', merchantCode: null };
  const bank = bankChannel({ ph: { bank: account, upi: null }, in: { bank: account, upi } });
  return {
    ...identity,
    disbursementChannels,
    collectChannels: { ph: [dragonpay, bank], in: [bank] },
    sandboxPayer: collector,
    isSandbox: true,
    bureau: sandboxBureau,
    screening: sandboxScreening,
    identityCheck: sandboxIdentity,
    offerDays: 7,
    standInSeconds: 0,
    press: pdfRenderer,
    webhooks: webhookPost({ isLoopbackAllowed: true }),
    pictures: memoryPictures(),
    fileOrigin: '',
  };
}
