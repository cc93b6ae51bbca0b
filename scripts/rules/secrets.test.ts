import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from '../root.ts';
import { findSecrets } from './find-secrets.ts';
import { repositoryFiles } from './source-files.ts';

/** Files in which long unreadable strings are what they are for. */
const isGenerated = (file: string) =>
  /\.(?:png|jpe?g|webp|avif|ico|woff2?|ttf|pdf|zip|gz|mp4|snap|svg)$/u.test(file) ||
  /(?:^|\/)package-lock\.json$/u.test(file) ||
  /^docs\/(?:sbom\.cdx\.json|third-party-licences\.md)$/u.test(file);

/** What looks like one and is none, by how it begins. */
const known: readonly { readonly begins: string; readonly why: string }[] = [
  { begins: 'smtps://user:password@', why: 'the form of a setting' },
  { begins: 'http://candor:hunter2@', why: 'a setting that is refused' },
  { begins: 'https://user:secret@', why: 'an address of webhooks that is refused' },
  { begins: 'iVBORw0KGgoAAAANSUhEUg', why: 'a picture of one pixel' },
  { begins: 'AKIAIOSFODNN7EXAMPLE', why: 'AWS publishes it to test signatures with' },
  { begins: 'whsec_MfKQ9r8GKYqrTwjUPD', why: 'Standard Webhooks publishes it to test signatures with' },
  { begins: 'BCVxsr7N_eNgVRqvHtD0zTZs', why: 'a public key of RFC 8291' },
  { begins: 'q1dXpw3UpT5VOmu_cf_v6ih0', why: 'a key that RFC 8291 publishes to test with' },
  { begins: 'DGv6ra1nlYgDCS1FRnbzlwAA', why: 'an encrypted notice of RFC 8291' },
  { begins: 'mlMoZIIgDll6e3vCYLocInmY', why: 'its second line' },
  { begins: 'pK4Mqgkf1CXztLVBSt2Ks3oZ', why: 'its third line' },
  { begins: 'ZE9tHB2vLswWanaqjJ1DZQ5H', why: 'a digest that a test works out' },
  { begins: 'kNM7kVpmjQhOavNivVn', why: 'a digest that a test works out' },
  { begins: 'ge4uCv7wCi1JKhhfAnvIz4Cz', why: 'the digest of a file of facts' },
  { begins: 'qxtMU0drV9eLViVD71lhRKoQ', why: 'the digest of a file of facts' },
  { begins: '8+1VFSJ5n4+rN8TUD53J7vvD', why: 'the digest of a file of facts' },
  { begins: 'caW822qnU46/ETmh9AEEZQ2N', why: 'the digest of a file of facts' },
];

const unknown = (file: string) =>
  findSecrets(readFileSync(join(root, file), 'utf8')).filter(
    ({ text }) => !known.some(({ begins }) => text.startsWith(begins)),
  );

describe('no secret', () => {
  it('is in a tracked file', () => {
    const files = repositoryFiles().filter((file) => !isGenerated(file));
    expect(files.length).toBeGreaterThan(3_000);
    const found = files.flatMap((file) =>
      unknown(file).map(({ line, what, text }) => `${file}:${line} ${what} ${text.slice(0, 24)}`),
    );
    expect(found).toEqual([]);
  });

  it('stays in the list of known strings that is gone from the files', () => {
    const all = repositoryFiles()
      .filter((file) => !isGenerated(file) && file !== 'scripts/rules/secrets.test.ts')
      .map((file) => readFileSync(join(root, file), 'utf8'))
      .join('\n');
    expect(known.filter(({ begins }) => !all.includes(begins))).toEqual([]);
  });

  // In parts, or the rule would find them here.
  it.each([
    ['a private key', ['-----BEGIN RSA PRIV', 'ATE KEY-----'].join('')],
    ['an encrypted one', ['-----BEGIN ENCRYPTED PRIV', 'ATE KEY-----'].join('')],
    ['a key of AWS', ['AKIA', 'QWERTYUIOPASDFGH'].join('')],
    ['a token of GitHub', ['ghp_', 'a1B2c3D4e5F6g7H8i9J0a1B2c3D4e5F6g7H8'].join('')],
    ['a token of Slack', ['xoxb-', '123456789012-abcdefghijkl'].join('')],
    ['a key of Stripe', ['sk_live_', '4eC39HqLyjWDarjtT1zdp7dc'].join('')],
    ['a key of Google', ['AIza', 'SyA1b2C3d4E5f6G7h8', 'I9j0K1l2M3n4O5p6Q'].join('')],
    [
      'a signed token',
      ['eyJhbGciOiJIUzI1NiJ9', '.eyJzdWIiOiIxMjM0NTY3ODkwIn0', '.dozjgNryP4J3jVmNHl0w5N_XgL0n3I9P'].join(''),
    ],
    ['a password in an address', ['postgres://candor:', 'Xk29vQpL77', '@db.internal/candor'].join('')],
    ['a long string of chance', `token = '${['q8Zt3vLw9XkPz2Rb', 'Yd7Nf5Hc1Js6Mg4T'].join('')}'`],
  ])('%s is found', (_what, text) => {
    expect(findSecrets(`a line\nconst it = ${text}\n`)).toMatchObject([{ line: 2 }]);
  });

  it.each([
    "import { somethingQuiteLongIndeed } from '@candor/services/customers/pictures';",
    'const id = "7f3c1c1e-58cc-4372-a567-0e02b2c3d479";',
    'DATABASE_URL=postgres://candor_app@db.internal:5432/candor?sslmode=verify-full',
    "'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789'",
    "const words = 'aSentenceWithoutSpacesThatSomebodyWroteByHand';",
  ])('%s is none', (text) => {
    expect(findSecrets(text)).toEqual([]);
  });
});
