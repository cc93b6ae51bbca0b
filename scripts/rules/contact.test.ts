import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from '../root.ts';
import { sourceFiles } from './source-files.ts';

const files = sourceFiles().filter(
  (file) => /^(?:packages|apps)\/.*\.tsx?$/u.test(file) && !/\.test\.tsx?$|\/testing\//u.test(file),
);
const using = (pattern: RegExp) =>
  files.filter((file) => pattern.test(readFileSync(join(root, file), 'utf8'))).toSorted();

describe('nobody is written to around the function that says whether they may be', () => {
  it('a message is put into the table by the one function that asks for the permit, and by codes', () => {
    expect(using(/\binsertMessage\(/u)).toEqual([
      'packages/services/src/customers/mail/send-mail-code.ts',
      'packages/services/src/customers/messages/write-message.ts',
      'packages/services/src/customers/sessions/make-code.ts',
      'packages/store/src/messages/messages.ts',
    ]);
  });

  it('a gateway is handed a message where its delivery is asked about once more, a code, a colleague’s invitation, and what staff try on themselves', () => {
    expect(using(/\bports(?:\.(?:sms|voice|push|email)\(|\[\w+\])/u)).toEqual([
      'packages/services/src/backoffice/channels/test-channel.ts',
      'packages/services/src/backoffice/staff/invitation-mail.ts',
      'packages/services/src/customers/messages/deliver-message.ts',
      'packages/services/src/customers/sessions/send-code.ts',
    ]);
  });

  it('a permit is made in one place', () => {
    expect(using(/as ContactPermit\b/u)).toEqual(['packages/services/src/customers/contact/may-contact.ts']);
  });

  it('the law’s hours are asked about in one place', () => {
    expect(using(/\bcheckContact\(/u)).toEqual([
      'packages/markets/src/law/check-contact.ts',
      'packages/services/src/customers/contact/contact-hours.ts',
    ]);
  });
});
