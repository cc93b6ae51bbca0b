import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from '../root.ts';
import { sourceFiles } from './source-files.ts';

/** What ships: neither tests, nor what only tests and benches use. */
const shipped = sourceFiles().filter(
  (file) =>
    /^(?:apps|packages)\/[^/]+\/(?:src|build)\//u.test(file) &&
    !/\.(?:test|spec)\.tsx?$|\/testing\/|^packages\/simulator\//u.test(file),
);
const texts = new Map(shipped.map((file) => [file, readFileSync(join(root, file), 'utf8')]));

/** Where the sources have it, and what stands in the first group. */
function uses(shape: RegExp): { readonly file: string; readonly what: string }[] {
  return [...texts].flatMap(([file, text]) =>
    [...text.matchAll(shape)].map((match) => ({ file, what: match[1] ?? match[0] })),
  );
}

const beyond = (found: ReturnType<typeof uses>, allowed: readonly string[]) =>
  found.filter(({ file, what }) => !allowed.includes(what) && !allowed.includes(`${what} ${file}`));

describe('what security is made of', () => {
  it('hashes are SHA-256; SHA-1 stands where a scheme of somebody else’s prescribes it', () => {
    const hashes = uses(/create(?:Hash|Hmac)\(\s*'([\w-]+)'/gu);
    expect(hashes.length).toBeGreaterThan(30);
    expect(
      beyond(hashes, [
        'sha256',
        'sha1 packages/services/src/backoffice/staff-login/totp.ts',
        'sha1 packages/adapters/src/dragonpay/dragonpay-digests.ts',
        'sha1 packages/adapters/src/messages/twilio-reports.ts',
      ]),
    ).toEqual([]);
    expect(uses(/create(?:Hash|Hmac)\(\s*[^'\s]/gu)).toEqual([]);
  });

  it('ciphers are AES-256-GCM, which notices a change', () => {
    const ciphers = uses(/create(?:C|Dec)ipheriv\(\s*([^,]+),/gu);
    expect(ciphers.length).toBeGreaterThan(1);
    expect(beyond(ciphers, ["'aes-256-gcm'"])).toEqual([]);
  });

  it('nothing that must not be guessed is drawn by Math.random', () => {
    expect(new Set(uses(/Math\.random/gu).map(({ file }) => file))).toEqual(
      new Set([
        // How long to wait before the next try.
        'packages/services/src/kernel/commands/run-command.ts',
        // Whether a page is measured, and a number for a place in the history of a tab.
        'apps/web/src/telemetry/start-telemetry.ts',
        'apps/web/src/shell/router/place-at.ts',
      ]),
    );
  });

  it('no process is started but by the launcher of the embedded database', () => {
    const starting = uses(/from 'node:child_process'/gu);
    expect(starting.length).toBeGreaterThan(0);
    expect(starting.filter(({ file }) => !file.startsWith('packages/store/src/embedded/'))).toEqual([]);
    expect(uses(/\bshell:\s*true|\bexec(?:Sync)?\(\s*`/gu)).toEqual([]);
  });

  it('no text becomes code, and no text becomes markup but the server’s own page', () => {
    expect(uses(/\beval\(|new Function\(|\.innerHTML\s*=|insertAdjacentHTML|document\.write/gu)).toEqual([]);
    expect(new Set(uses(/dangerouslySetInnerHTML/gu).map(({ file }) => file))).toEqual(
      new Set(['apps/web/src/entries/page-document.tsx', 'apps/web/src/entries/render-public-page.tsx']),
    );
  });

  it('a field for a password is masked, and takes what a password manager or the clipboard brings', () => {
    const fields = uses(/<TextField\b(?:[^>]|=>)*?label="[^"]*[Pp]assword[^"]*"(?:[^>]|=>)*?\/>/gu);
    expect(fields.length).toBeGreaterThan(3);
    expect(fields.filter(({ what }) => !what.includes('type="password"'))).toEqual([]);
    expect(fields.filter(({ what }) => what.includes('autoComplete="off"'))).toEqual([]);
    expect(uses(/onPaste/gu).filter(({ file }) => file.startsWith('apps/console/'))).toEqual([]);
  });
});
