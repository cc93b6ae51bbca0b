import type { MessageGateway } from '@candor/services/kernel/message-ports';
import { askGateway, refuseUnless } from './ask-gateway.ts';

/**
 * Any vendor that takes `POST {url}` with `{"id", "to", "text"}` and a bearer token, and answers 2xx when it
 * has taken the message. The id is ours and the same at every try, so that it can recognise a message that it
 * has. An SMS whose text is registered with the networks has its `sender` and its `templateId`. `reference`
 * is what it reports by (`http-reports.ts`). An e-mail that carries files names them under `attachments`:
 * name, type and content in base64.
 */
export function httpGateway({
  url,
  token,
}: {
  readonly url: string;
  readonly token: string;
}): MessageGateway {
  return async ({ id, to, title, text, reference, registered, attachments = [] }) => {
    const headers = {
      'content-type': 'application/json',
      authorization: `Bearer ${token}`,
      'idempotency-key': id,
    };
    const files = attachments.map(({ fileName, mediaType, bytes }) => ({
      name: fileName,
      type: mediaType,
      content: bytes.toString('base64'),
    }));
    const body = JSON.stringify({
      id,
      to,
      title,
      text,
      ...(reference !== undefined && { reference }),
      ...(registered && { sender: registered.sender, templateId: registered.number }),
      ...(files.length > 0 && { attachments: files }),
    });
    const answer = await askGateway('the message gateway', url, { headers, body });
    refuseUnless(answer.status >= 200 && answer.status < 300, 'the message gateway', answer);
    return 'taken';
  };
}
