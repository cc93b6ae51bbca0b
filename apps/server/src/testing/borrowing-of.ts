import {
  memoryPictures,
  pdfPress,
  sandboxBureau,
  sandboxChannel,
  sandboxIdentity,
  sandboxScreening,
  SandboxVendor,
} from '@candor/adapters';
import type { BorrowingParts, IdentityParts } from '@candor/services';

/** The parts that the sandbox would open over a test's database and clock. */
export function borrowingOf(identity: IdentityParts): BorrowingParts {
  const channel = sandboxChannel(new SandboxVendor(identity));
  const payoutChannels = { ph: channel, in: channel };
  return {
    ...identity,
    payoutChannels,
    isSandbox: true,
    bureau: sandboxBureau,
    screening: sandboxScreening,
    identityCheck: sandboxIdentity,
    offerDays: 7,
    standInSeconds: 0,
    press: pdfPress,
    pictures: memoryPictures(),
    fileOrigin: '',
  };
}
