import { internationalMobile, privacyRules, type MarketId } from '@candor/markets';
import {
  latestConsents,
  replaceReferencePersons,
  saveDevice,
  saveLocation,
  savePushToken,
  type HoldingPurpose,
} from '@candor/store/privacy';
import { lockBorrower } from '@candor/store/borrowers';
import type { ReadTx, Tx } from '@candor/store/database';
import type { PersonSeal } from '../../kernel/person-seal.ts';
import type { Command } from '../../kernel/commands/command.ts';
import type { IdentityDeps } from '../../kernel/identity-deps.ts';
import type { DeviceFacts } from '../messages/account-texts.ts';
import { consentTextOf } from '../consents/consent-view.ts';
import { notifyOfNewDevice } from './notify-of-new-device.ts';

type ReferencePerson = {
  readonly name: string;
  readonly phone: string;
  readonly relation: string;
  readonly source: 'typed' | 'picker';
};

/** Where a browser is reached, and the two keys that a notice is encrypted with. */
type PushSubscription = { readonly endpoint: string; readonly p256dh: string; readonly auth: string };

/** What a browser's subscription is kept as, beside the devices that FCM reaches. */
export const webPushPlatform = 'web-push';

export type Upload =
  | { readonly purpose: 'push'; readonly fcmToken: string; readonly platform: string }
  | { readonly purpose: 'push'; readonly subscription: PushSubscription }
  | { readonly purpose: 'location'; readonly latitude: number; readonly longitude: number }
  | {
      readonly purpose: 'device';
      readonly facts: Readonly<Record<string, string>>;
      /** What its browser says of itself, for the notice. */
      readonly seenAs: DeviceFacts;
    }
  | { readonly purpose: 'references'; readonly persons: readonly ReferencePerson[] };

export type KeepUpload = { readonly borrowerId: string; readonly market: MarketId; readonly upload: Upload };

/** More than this is a phone book. */
const personsAtMost = 5;

export type UploadRefusal =
  | 'not_asked_in_this_market'
  | 'consent_missing'
  | 'too_many_reference_persons'
  | 'contact_picker_not_allowed'
  | 'phone_is_not_of_this_market';

/**
 * Keeps what a borrower lets us know, if the law lets us ask, if they agreed, and as little of it as serves:
 * a place of 14.5547, 121.0244 is kept as 14.55, 121.02. What comes without its consent is not even looked
 * at.
 */
export const keepUpload = ({
  seal,
  newId,
}: Pick<IdentityDeps, 'seal' | 'newId'>): Command<KeepUpload, null, UploadRefusal> => ({
  name: 'privacy.keep-upload',
  subject: ({ borrowerId }) => `borrower:${borrowerId}`,
  async decide(tx, { borrowerId, market, upload }, { now }) {
    const { purpose } = upload;
    if (!consentTextOf(market, purpose)) return { refused: 'not_asked_in_this_market', facts: { purpose } };
    // Locked first, so that a withdrawal or a deletion is either seen here or sees what is kept here.
    const borrower = await lockBorrower(tx, borrowerId);
    if (!borrower || !(await hasConsent(tx, borrowerId, purpose)))
      return { refused: 'consent_missing', facts: { purpose } };
    if (upload.purpose === 'references') {
      const fault = personsFault(market, upload.persons);
      if (fault) return { refused: fault, facts: { purpose, count: upload.persons.length } };
    }
    // Asked before this one is kept, which takes the place of the last.
    const outbox =
      upload.purpose === 'device'
        ? await notifyOfNewDevice(tx, { seal, newId }, { borrower, market, upload }, now)
        : [];
    await save(tx, seal, { borrowerId, market, upload }, now);
    return { output: null, facts: { purpose }, outbox };
  },
});

async function hasConsent(tx: ReadTx, borrowerId: string, purpose: HoldingPurpose): Promise<boolean> {
  const latest = await latestConsents(tx, borrowerId);
  return latest.some((entry) => entry.purpose === purpose && entry.isGiven);
}

function personsFault(market: MarketId, persons: readonly ReferencePerson[]): UploadRefusal | undefined {
  // Where the law lets no page open a phone's contacts this call has no use: people are typed into the form.
  if (!privacyRules[market].hasContactPicker) return 'contact_picker_not_allowed';
  if (persons.length > personsAtMost) return 'too_many_reference_persons';
  return persons.every(({ phone }) => internationalMobile(market, phone))
    ? undefined
    : 'phone_is_not_of_this_market';
}

async function save(
  tx: Tx,
  seal: PersonSeal,
  { borrowerId, market, upload }: KeepUpload,
  now: Date,
): Promise<void> {
  switch (upload.purpose) {
    case 'push': {
      const { name, to, platform } = deviceOf(upload);
      const tokenIndex = seal.index('push', market, name);
      const tokenSealed = seal.seal(to, `push:${tokenIndex.toString('hex')}`);
      return savePushToken(tx, { borrowerId, tokenIndex, tokenSealed, platform, at: now });
    }
    case 'location':
      return saveLocation(tx, borrowerId, {
        latitude: String(roundedDegrees(upload.latitude)),
        longitude: String(roundedDegrees(upload.longitude)),
        notedAt: now,
      });
    case 'device':
      return saveDevice(tx, borrowerId, {
        sealed: seal.seal(JSON.stringify(upload.facts), `device:${borrowerId}`),
        notedAt: now,
      });
    case 'references':
      return replaceReferencePersons(tx, borrowerId, {
        places: personsAtMost,
        sealed: upload.persons.map((person) => seal.seal(JSON.stringify(person), `reference:${borrowerId}`)),
        at: now,
      });
  }
}

/** A browser that makes new keys for the same address is the same device. */
function deviceOf(upload: Extract<Upload, { readonly purpose: 'push' }>) {
  if ('fcmToken' in upload) return { name: upload.fcmToken, to: upload.fcmToken, platform: upload.platform };
  const { endpoint, p256dh, auth } = upload.subscription;
  return {
    name: endpoint,
    to: JSON.stringify({ endpoint, p256dh, auth }),
    platform: webPushPlatform,
  };
}

/** Two decimals of a degree are about a kilometre. */
export function roundedDegrees(degrees: number): number {
  return Math.round(degrees * 100) / 100;
}
