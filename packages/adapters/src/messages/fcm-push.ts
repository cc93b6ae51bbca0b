import { createSign } from 'node:crypto';
import { GatewayDown, type MessageGateway } from '@candor/services/kernel/message-ports';
import { askGateway, refuseUnless } from './ask-gateway.ts';

/** What Google's console gives as a service account's key file. */
export type FcmAccount = {
  readonly project_id: string;
  readonly client_email: string;
  readonly private_key: string;
  readonly token_uri: string;
};

type Options = { readonly account: FcmAccount; readonly baseUrl: string; readonly now: () => Date };

const scope = 'https://www.googleapis.com/auth/firebase.messaging';
const grantType = 'urn:ietf:params:oauth:grant-type:jwt-bearer';
const tokenLivesSeconds = 3_600;

/**
 * FCM HTTP v1. The account signs a statement about itself (RS256), which buys an access token for an hour;
 * with it messages are sent. A device that is no more is answered UNREGISTERED: whoever sent then forgets its
 * token. Data values are strings.
 */
export function fcmPush({ account, baseUrl, now }: Options): MessageGateway {
  let access: { token: string; until: number } | undefined;

  const accessToken = async (): Promise<string> => {
    const at = Math.floor(now().getTime() / 1_000);
    if (access && access.until > at + 60) return access.token;
    const assertion = signedStatement(account, at);
    const body = new URLSearchParams({ grant_type: grantType, assertion }).toString();
    const headers = { 'content-type': 'application/x-www-form-urlencoded' };
    const answer = await askGateway('FCM', account.token_uri, { headers, body });
    const token = (answer.body as { access_token?: unknown } | null)?.access_token;
    if (answer.status !== 200 || typeof token !== 'string')
      throw new GatewayDown(`FCM gave no access: ${answer.status}`);
    access = { token, until: at + tokenLivesSeconds };
    return token;
  };

  return async ({ id, to, text }) => {
    const headers = { 'content-type': 'application/json', authorization: `Bearer ${await accessToken()}` };
    const message = { token: to, notification: { body: text }, data: { messageId: id } };
    const url = `${baseUrl}/v1/projects/${account.project_id}/messages:send`;
    const answer = await askGateway('FCM', url, { headers, body: JSON.stringify({ message }) });
    if (isUnregistered(answer.body)) return 'gone';
    if (answer.status === 401) access = undefined;
    refuseUnless(answer.status === 200, 'FCM', answer);
    return 'taken';
  };
}

function signedStatement({ client_email, private_key, token_uri }: FcmAccount, at: number): string {
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const claims = { iss: client_email, scope, aud: token_uri, iat: at, exp: at + tokenLivesSeconds };
  const statement = `${part({ alg: 'RS256', typ: 'JWT' })}.${part(claims)}`;
  return `${statement}.${createSign('RSA-SHA256').update(statement).sign(private_key, 'base64url')}`;
}

function isUnregistered(body: unknown): boolean {
  const details = (body as { error?: { details?: unknown } } | null)?.error?.details;
  return (
    Array.isArray(details) &&
    details.some((detail) => (detail as { errorCode?: unknown } | null)?.errorCode === 'UNREGISTERED')
  );
}
