import { createTransport } from 'nodemailer';
import { GatewayDown, type MessageGateway } from '@candor/services/kernel/message-ports';

/** A mail server says yes or no sooner than this. */
const timeoutMs = 8_000;

/**
 * Any mail server, by SMTP: `smtps://user:password@mail.example.ph` (encrypted from the first byte) or
 * `smtp://…:587`, which is encrypted before anything is said, or nothing is. Only on this very machine it may
 * stay in the clear. The id is ours and the same at every try.
 */
export function smtpGateway({ url, from }: { readonly url: string; readonly from: string }): MessageGateway {
  const { protocol, hostname, port, username, password } = new URL(url);
  const isSecure = protocol === 'smtps:';
  const isHere = /^(?:127(?:\.\d{1,3}){3}|localhost|\[::1\])$/u.test(hostname);
  const transport = createTransport({
    host: hostname.replace(/^\[|\]$/gu, ''),
    port: port === '' ? (isSecure ? 465 : 587) : Number(port),
    secure: isSecure,
    requireTLS: !isSecure && !isHere,
    ...(username !== '' && {
      auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) },
    }),
    connectionTimeout: timeoutMs,
    greetingTimeout: timeoutMs,
    socketTimeout: timeoutMs,
    // A message is text and nothing else: no name in it is ever opened as a file or an address.
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  const domain = from.split('@')[1]?.replace(/>$/u, '') ?? 'localhost';
  return async ({ id, to, title, text, attachments = [] }) => {
    try {
      const messageId = `<${id}@${domain}>`;
      // As an object: what is in it can't become a second receiver.
      await transport.sendMail({
        from,
        to: { name: '', address: to },
        subject: title,
        text,
        messageId,
        attachments: attachments.map(({ fileName, mediaType, bytes }) => ({
          filename: fileName,
          contentType: mediaType,
          content: bytes,
        })),
      });
    } catch (error) {
      if (isNoMailbox(error)) return 'gone';
      // What the server said may repeat the address, and what it was sent.
      throw new GatewayDown('the mail server did not take the message');
    }
    return 'taken';
  };
}

/** It refused the receiver for good: there is no such mailbox, or none that takes mail. */
function isNoMailbox(error: unknown): boolean {
  const { code, responseCode } = error as { readonly code?: unknown; readonly responseCode?: unknown };
  return (
    code === 'EENVELOPE' && typeof responseCode === 'number' && responseCode >= 550 && responseCode < 554
  );
}
