import { readFileSync } from 'node:fs';
import {
  fcmPush,
  httpGateway,
  httpReports,
  sandboxGateway,
  smtpGateway,
  twilioReports,
  twilioSms,
  twilioVoice,
  webhookPost,
  webPush,
  type FcmAccount,
} from '@candor/adapters';
import type { MessagePorts } from '@candor/services/kernel/message-ports';
import type { Database } from '@candor/store/database';
import { calls, pathsOf } from '@candor/contract';
import { routePath } from '@candor/contract/routes';
import { marketIds } from '@candor/markets';
import { leavesInTheClear } from '@candor/adapters/settings';
import { maySendEventsToThisMachine } from './open-sandbox.ts';
import { priceSettingOf, SettingsFault, type Settings } from './read-settings.ts';

const twilioUrl = 'https://api.twilio.com';
const fcmUrl = 'https://fcm.googleapis.com';

/** What each gateway needs beside its own name. */
const needs: Readonly<Record<string, readonly (keyof Settings)[]>> = {
  'SMS_GATEWAY=http': ['SMS_HTTP_URL', 'MESSAGE_HTTP_TOKEN'],
  'VOICE_GATEWAY=http': ['VOICE_HTTP_URL', 'MESSAGE_HTTP_TOKEN'],
  'SMS_GATEWAY=twilio': ['TWILIO_ACCOUNT_SID', 'TWILIO_AUTH_TOKEN', 'TWILIO_FROM'],
  'VOICE_GATEWAY=twilio': ['TWILIO_ACCOUNT_SID', 'TWILIO_AUTH_TOKEN', 'TWILIO_FROM'],
  'PUSH_GATEWAY=fcm': ['FCM_ACCOUNT_FILE'],
  'EMAIL_GATEWAY=http': ['EMAIL_HTTP_URL', 'MESSAGE_HTTP_TOKEN'],
  'EMAIL_GATEWAY=smtp': ['EMAIL_SMTP_URL', 'EMAIL_FROM'],
};

/** What is missing for the gateways that were chosen, or not safe to use, each a sentence. */
export function messageFaults(settings: Settings): string[] {
  const chosen = (['SMS_GATEWAY', 'VOICE_GATEWAY', 'PUSH_GATEWAY', 'EMAIL_GATEWAY'] as const).map(
    (key) => `${key}=${settings[key]}`,
  );
  const missing = chosen.flatMap((choice) =>
    (needs[choice] ?? [])
      .filter((key) => settings[key] === '')
      .map((key) => `${key} is missing: ${choice} needs it.`),
  );
  const inTheClear = (['SMS_HTTP_URL', 'VOICE_HTTP_URL', 'EMAIL_HTTP_URL'] as const)
    .filter((key) => settings.CANDOR_MODE === 'production' && leavesInTheClear(settings[key]))
    .map((key) => `${key} is not an https address: what it carries would travel in the clear.`);
  const contact = settings.WEB_PUSH_CONTACT;
  const unnamed =
    settings.WEB_PUSH_KEY !== '' && !/^(?:mailto|https):/u.test(contact)
      ? [
          contact === ''
            ? 'WEB_PUSH_CONTACT is missing: WEB_PUSH_KEY needs it.'
            : 'WEB_PUSH_CONTACT must be a mailto: or https: address: push services take no other.',
        ]
      : [];
  return [...missing, ...inTheClear, ...unnamed];
}

/**
 * The gateways that the settings choose. Without one for e-mail nothing is taken for it: what needs it is
 * refused.
 */
export function messagePorts(settings: Settings, database: Database): MessagePorts {
  const faults = messageFaults(settings);
  if (faults.length > 0) throw new SettingsFault(faults);
  const token = settings.MESSAGE_HTTP_TOKEN;
  const twilio = {
    baseUrl: twilioUrl,
    accountSid: settings.TWILIO_ACCOUNT_SID,
    authToken: settings.TWILIO_AUTH_TOKEN,
    from: settings.TWILIO_FROM,
    reportTo: twilioReportsTo(settings),
  };
  const push = {
    sandbox: () => sandboxGateway(database, 'push'),
    off: () => null,
    fcm: () =>
      fcmPush({ account: readAccount(settings.FCM_ACCOUNT_FILE), baseUrl: fcmUrl, now: () => new Date() }),
  };
  const sms = {
    sandbox: () => sandboxGateway(database, 'sms'),
    http: () => httpGateway({ url: settings.SMS_HTTP_URL, token }),
    twilio: () => twilioSms(twilio),
  };
  const voice = {
    sandbox: () => sandboxGateway(database, 'voice'),
    http: () => httpGateway({ url: settings.VOICE_HTTP_URL, token }),
    twilio: () => twilioVoice(twilio),
  };
  const email = {
    sandbox: () => sandboxGateway(database, 'email'),
    smtp: () => smtpGateway({ url: settings.EMAIL_SMTP_URL, from: settings.EMAIL_FROM }),
    http: () => httpGateway({ url: settings.EMAIL_HTTP_URL, token }),
    off: () => null,
  };
  const isOfTwilio = settings.SMS_GATEWAY === 'twilio' || settings.VOICE_GATEWAY === 'twilio';
  const secret = settings.MESSAGE_REPORT_SECRET;
  return {
    reports: {
      ...(isOfTwilio && {
        twilio: twilioReports({
          authToken: settings.TWILIO_AUTH_TOKEN,
          address: twilioReportsTo(settings),
        }),
      }),
      ...(secret !== '' && { http: httpReports({ secret, now: () => new Date() }) }),
    },
    prices: Object.fromEntries(marketIds.map((market) => [market, settings[priceSettingOf(market)]])),
    sms: sms[settings.SMS_GATEWAY](),
    voice: voice[settings.VOICE_GATEWAY](),
    push: push[settings.PUSH_GATEWAY](),
    webPush: webPushOf(settings),
    email: email[settings.EMAIL_GATEWAY](),
  };
}

/** Twilio signs the whole address: it is told the one that it is checked against. */
function twilioReportsTo(settings: Settings): string {
  const paths = pathsOf(calls['message.report-twilio']).map(({ path }) => path);
  return settings.APP_API + paths.join('');
}

function webPushOf(settings: Settings) {
  if (settings.WEB_PUSH_KEY === '') return null;
  return webPush({
    key: settings.WEB_PUSH_KEY,
    contact: settings.WEB_PUSH_CONTACT,
    link: routePath('inbox'),
    post: webhookPost({ isLoopbackAllowed: maySendEventsToThisMachine(settings) }).post,
  });
}

function readAccount(file: string): FcmAccount {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as FcmAccount;
  } catch {
    throw new SettingsFault([`FCM_ACCOUNT_FILE must name the key file that Google's console gives.`]);
  }
}
