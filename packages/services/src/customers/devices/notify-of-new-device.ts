import { isLanguage, type MarketId } from '@candor/markets';
import { findDevice, noteKnownDevice } from '@candor/store/privacy';
import type { BorrowerRow } from '@candor/store/borrowers';
import type { Tx } from '@candor/store/database';
import type { PersonSeal } from '../../kernel/person-seal.ts';
import type { OutboxMessage } from '../../kernel/commands/command.ts';
import type { IdentityDeps } from '../../kernel/identity-deps.ts';
import type { DeviceFacts } from '../messages/account-texts.ts';
import { newDeviceWords } from '../messages/account-texts.ts';
import { writeMessage } from '../messages/write-message.ts';

type Facts = Readonly<Record<string, string>>;

type Told = {
  readonly borrower: BorrowerRow;
  readonly market: MarketId;
  readonly upload: { readonly facts: Facts; readonly seenAs: DeviceFacts };
};

/**
 * Tells a borrower that their account is used on a device that was never seen before: what they let us know
 * the device for. The first device is nobody's news, nor is one that was there before.
 *   SM-A145F, then iPhone: told. SM-A145F with Android 15, then 16, then turned on its side: the same phone.
 */
export async function notifyOfNewDevice(
  tx: Tx,
  { seal, newId }: Pick<IdentityDeps, 'seal' | 'newId'>,
  { borrower, market, upload }: Told,
  now: Date,
): Promise<OutboxMessage[]> {
  // Whoever told a device before devices were counted has one that is known.
  const last = await findDevice(tx, borrower.id);
  if (last) {
    const facts = JSON.parse(seal.open(last.sealed, `device:${borrower.id}`)) as Facts;
    await noteKnownDevice(tx, borrower.id, {
      deviceIndex: indexOf(seal, borrower.id, facts),
      at: last.notedAt,
    });
  }
  const deviceIndex = indexOf(seal, borrower.id, upload.facts);
  const { isNew, others } = await noteKnownDevice(tx, borrower.id, { deviceIndex, at: now });
  if (!isNew || others === 0) return [];
  const language = isLanguage(borrower.language) ? borrower.language : 'en';
  const message = {
    id: newId(),
    market,
    borrowerId: borrower.id,
    language,
    ...newDeviceWords(upload.seenAs),
  };
  return writeMessage(tx, seal, message, now);
}

/**
 * What stays the same of a phone that is updated, carried abroad or turned on its side. Bound to the
 * borrower: two with one model share nothing.
 */
function indexOf(
  seal: PersonSeal,
  borrowerId: string,
  { model = '', system = '', screen = '' }: Facts,
): Buffer {
  const name = system.replace(/[\d.]+/gu, '').trim();
  const sides = screen.split('x').toSorted().join('x');
  return seal.index('device', borrowerId, JSON.stringify([model, name, sides]));
}
