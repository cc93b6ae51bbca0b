import type { MessageGateway, OutgoingMessage } from '@candor/services/kernel/message-ports';
import { askGateway, refuseUnless } from './ask-gateway.ts';

export type TwilioAccount = {
  readonly baseUrl: string;
  readonly accountSid: string;
  readonly authToken: string;
  /** The number or sender that messages come from. */
  readonly from: string;
  /** Where it says what became of a message; absent: nowhere. */
  readonly reportTo?: string;
};

/**
 * `POST /2010-04-01/Accounts/{sid}/Messages.json`: To, From, Body, as a form; 201 with a sid when it is
 * queued.
 */
export function twilioSms(account: TwilioAccount): MessageGateway {
  return (message) => post(account, 'Messages.json', message, { Body: message.text });
}

/** `POST …/Calls.json` with what to say as TwiML. */
export function twilioVoice(account: TwilioAccount): MessageGateway {
  return (message) => {
    const twiml = `<Response><Say>${escapeXml(message.text)}</Say></Response>`;
    return post(account, 'Calls.json', message, { Twiml: twiml });
  };
}

async function post(
  { baseUrl, accountSid, authToken, from, reportTo }: TwilioAccount,
  resource: string,
  { to, reference }: OutgoingMessage,
  fields: Readonly<Record<string, string>>,
): Promise<'taken'> {
  const credentials = Buffer.from(`${accountSid}:${authToken}`).toString('base64');
  const headers = {
    'content-type': 'application/x-www-form-urlencoded',
    authorization: `Basic ${credentials}`,
  };
  // The address itself says which attempt it is about: it is signed, and known before the answer is.
  const reported =
    reportTo !== undefined && reference !== undefined
      ? { StatusCallback: `${reportTo}?reference=${reference}` }
      : {};
  const body = new URLSearchParams({ To: to, From: from, ...fields, ...reported }).toString();
  const url = `${baseUrl}/2010-04-01/Accounts/${accountSid}/${resource}`;
  const answer = await askGateway('Twilio', url, { headers, body });
  const sid = (answer.body as { sid?: unknown } | null)?.sid;
  refuseUnless(answer.status === 201 && typeof sid === 'string', 'Twilio', answer);
  return 'taken';
}

function escapeXml(text: string): string {
  return text.replace(/[&<>"']/gu, (character) => `&#${character.codePointAt(0)};`);
}
