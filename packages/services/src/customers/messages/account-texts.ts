import { defineTexts, inEachLanguage, type Language, type Words } from '@candor/i18n';
import type { Said } from './said.ts';
import translations from './account-texts.json' with { type: 'json' };

/** What a borrower reads of the account itself. `new-message` is all that a push notice says. */
export const accountTexts = defineTexts(
  {
    'new-message': 'You have a new message. Open the app to read it.',
    'session-opened.title': 'You logged in',
    'new-device.title': 'New login on another device',
    'session-opened.body': 'On {device}. Not you? Log out everywhere.',
    'new-device.body':
      '{device}, for the first time. Not you? Open Me, choose “Log out everywhere” and write to us.',
    'device.unknown': 'Another device',
    device: '{browser} on {system}',
    'passkey-added.title': 'Screen lock login is on',
    'passkey-added.body':
      '{device} now logs in without a code. Not you? Open Me, remove it and log out everywhere.',
    'account-added.title': 'A payout account was added',
    'account-added.body': '{bank} {masked}. Not you? Remove it and log out everywhere.',
    'document-elsewhere.title': 'Someone entered your ID in another account',
    'document-elsewhere.body':
      'We did not accept it there, and showed nothing of this account. Was it you? Continue here: one person has one account. Not you? Contact us.',
    'export-ready.title': 'Your data is ready',
    'export-ready.body': 'You can download it for seven days, under Privacy choices.',
  },
  translations,
);

/**
 * What a browser says of itself, by name: no version, no model, nothing that tells one device from another of
 * its kind. Null: it did not say.
 */
export type DeviceFacts = { readonly browser: string | null; readonly system: string | null };

type Message<Kind extends string, Channel extends string> = {
  readonly kind: Kind;
  readonly channel: Channel;
  readonly title: Words;
  readonly body: Words;
  readonly said: Said;
};

/**
 * A device in as few words as tell a person which one it was: "Chrome on Android", "Android 上的 Chrome". Facts
 * are stored and put into words where they are read, so that whoever changes the language reads it in that
 * one.
 */
export function deviceWords({ browser, system }: DeviceFacts): Words {
  if (browser !== null && system !== null) return accountTexts.all('device', { browser, system });
  const known = browser ?? system;
  return known === null ? accountTexts.all('device.unknown') : inEachLanguage(() => known);
}

/** Stands in the inbox after every login, so that a stranger's does not go unnoticed. */
export function newSessionWords(device: DeviceFacts): Message<'session-opened', 'inbox'> {
  return { kind: 'session-opened', channel: 'inbox', ...onDevice('session-opened', device) };
}

/** The phone rings for it: a device that was never seen before may be a stranger's. */
export function newDeviceWords(device: DeviceFacts): Message<'new-device', 'sms'> {
  return { kind: 'new-device', channel: 'sms', ...onDevice('new-device', device) };
}

/** The phone rings for it: what logs in without a code from now on may be a stranger's. */
export function passkeyAddedWords(device: DeviceFacts): Message<'passkey-added', 'sms'> {
  return { kind: 'passkey-added', channel: 'sms', ...onDevice('passkey-added', device) };
}

function onDevice(event: 'session-opened' | 'new-device' | 'passkey-added', facts: DeviceFacts) {
  const device = deviceWords(facts);
  return {
    title: accountTexts.all(`${event}.title`),
    body: inEachLanguage((language) => accountTexts(language)(`${event}.body`, { device: device[language] })),
    said: { template: event, values: (language: Language) => ({ device: device[language] }) },
  };
}

/** So that an account which a stranger added does not go unnoticed. */
export function accountWords(bank: string, masked: string): Message<'account-added', 'inbox'> {
  const body = accountTexts.all('account-added.body', { bank, masked });
  const title = accountTexts.all('account-added.title');
  const said = { template: 'account-added', values: () => ({ bank, masked }) } as const;
  return { kind: 'account-added', channel: 'inbox', title, body, said };
}

/**
 * To the account that a document belongs to, when somebody gives it in another one: its owner, or whoever
 * found it.
 */
export const documentElsewhereWords: Message<'document-elsewhere', 'inbox'> = {
  kind: 'document-elsewhere',
  channel: 'inbox',
  title: accountTexts.all('document-elsewhere.title'),
  body: accountTexts.all('document-elsewhere.body'),
  said: { template: 'document-elsewhere', values: () => ({}) },
};
