import { createServer, type AddressInfo, type Server } from 'node:net';
import { GatewayDown } from '@candor/services/kernel/message-ports';
import { afterEach, describe, expect, it } from 'vitest';
import { smtpGateway } from './smtp-gateway.ts';

type Took = { readonly said: string[]; mail: string };

let server: Server | undefined;
afterEach(() => server?.close());

/** As much of a mail server as a message needs; `answers` replaces one of its words. */
async function mailServer(answers: Readonly<Record<string, string>> = {}) {
  const took: Took = { said: [], mail: '' };
  server = createServer((socket) => {
    let isMail = false;
    socket.write('220 mail.example ESMTP\r\n');
    socket.on('error', () => {});
    socket.on('data', (bytes) => {
      const text = bytes.toString();
      if (isMail) {
        took.mail += text;
        if (!took.mail.endsWith('\r\n.\r\n')) return;
        isMail = false;
        socket.write('250 queued\r\n');
        return;
      }
      for (const line of text.split('\r\n').filter(Boolean)) {
        took.said.push(line);
        const word = line.split(/[ :]/u)[0]!.toUpperCase();
        isMail = word === 'DATA';
        socket.write(`${answers[word] ?? (isMail ? '354 go on' : '250 ok')}\r\n`);
      }
    });
  });
  await new Promise<void>((resolve) => server!.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { took, url: `smtp://127.0.0.1:${port}` };
}

const message = {
  id: 'a2d7c1f0-0000-4000-8000-000000000001',
  market: 'ph',
  to: 'paolo@lender.example',
  title: 'Your login',
  text: 'Set your password here: https://loans.example.ph/console/welcome#token',
} as const;

describe('a mail server', () => {
  it('takes a message for its receiver and nobody else, under our own id', async () => {
    const { took, url } = await mailServer();
    const from = 'Candor <no-reply@lender.example>';
    expect(await smtpGateway({ url, from })(message)).toBe('taken');
    expect(took.said.filter((line) => line.startsWith('RCPT'))).toEqual(['RCPT TO:<paolo@lender.example>']);
    expect(took.mail).toContain(`Message-ID: <${message.id}@lender.example>`);
    expect(took.mail).toContain('welcome#token');
  });

  it('carries a file beside the text, as the bytes that it was given', async () => {
    const { took, url } = await mailServer();
    const bytes = Buffer.from('%PDF-1.7 the agreement');
    const attachments = [{ fileName: 'A-1-agreement.pdf', mediaType: 'application/pdf', bytes }] as const;
    await smtpGateway({ url, from: 'no-reply@lender.example' })({ ...message, attachments });
    expect(took.mail).toContain('Content-Type: application/pdf');
    expect(took.mail).toContain('filename=A-1-agreement.pdf');
    expect(took.mail).toContain(bytes.toString('base64'));
  });

  it('is given no second receiver by what a name or an address holds', async () => {
    const { took, url } = await mailServer();
    const from = 'no-reply@lender.example';
    const sly = { ...message, title: 'Hello\r\nBcc: thief@evil.example' };
    await smtpGateway({ url, from })(sly);
    expect(took.said.filter((line) => line.startsWith('RCPT'))).toHaveLength(1);
    expect(took.mail).not.toMatch(/^Bcc:/mu);
  });

  it('that knows no such mailbox says so, and nobody tries it again', async () => {
    const { url } = await mailServer({ RCPT: '550 paolo@lender.example: no such mailbox' });
    expect(await smtpGateway({ url, from: 'no-reply@lender.example' })(message)).toBe('gone');
  });

  it('that refuses is an outage, and its words repeat neither address nor link', async () => {
    const { url } = await mailServer({ RCPT: '451 paolo@lender.example: try later' });
    const sent = smtpGateway({ url, from: 'no-reply@lender.example' })(message);
    await expect(sent).rejects.toThrow(GatewayDown);
    await expect(sent).rejects.not.toThrow(/paolo|welcome/u);
  });

  it('elsewhere is told nothing in the clear', async () => {
    const gone = smtpGateway({ url: 'smtp://mail.invalid:25', from: 'no-reply@lender.example' })(message);
    await expect(gone).rejects.toThrow(GatewayDown);
  });
});
