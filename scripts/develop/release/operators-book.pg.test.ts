import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { LendingDesk } from '@candor/services/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { releaseCommands } from '../../operate/candor/commands.ts';
import { root } from '../../root.ts';
import { runScriptHere } from '../testing/run-script.ts';

const read = (file: string) => readFileSync(join(root, file), 'utf8');
const book = read('docs/operations.md');
const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };

/** Blocks of the book, each by its first line, and what tries it. */
const blocks: Readonly<Record<string, string>> = {
  'useradd --system':
    'makes users and folders of the machine; `npm run release -- --check` does the same elsewhere',
  'create role candor login': '`npm run restore-drill` and `npm run ha-drill` make the same logins',
  'wal_level = replica': '`npm run restore-drill` runs with these settings',
  'pg_basebackup -h db.internal': '`npm run restore-drill` makes a base backup in the same way',
  'restore_command =': '`npm run restore-drill` recovers with these settings',
  'DATABASE_URL=postgres://candor_app:…@db1': '`failover.pg.test.ts`',
  'DATABASE_URL=postgres://candor_app:…@pgbouncer': '`open-pooled-store.pg.test.ts`',
  'pool_mode = transaction': '`npm run ha-drill` and `pooler.pg.test.ts`',
  'Approvals in 365 days': 'what `npm run demo-year` printed',
  'curl -H "Authorization': 'an address of an example; `other-market-key.http.test.ts` calls with keys',
  'webhook-id: 0198a7c2': '`sign-webhook.test.ts` reads it here and checks it',
  'import { createHmac': '`sign-webhook.test.ts` reads it here and runs it',
};

/** Commands that are not run here, and what runs them or why nothing does. */
const notHere: readonly (readonly [pattern: RegExp, why: string])[] = [
  [/^candor$/u, 'a name'],
  [
    /^(?:npm start|candor (?:start|worker|migrate|wire|doctor|products-seed|staff add-admin)\b)/u,
    '`npm run release -- --check`',
  ],
  [/^npm run (?:migrate|staff -- add-admin)\b/u, '`npm run release -- --check`, `staff.pg.test.ts`'],
  [
    /^npm run (?:release|restore-drill|ha-drill|deploy-drill|faults|fuzz|bench|demo-year|backup)\b/u,
    'takes minutes, or the machine: run by hand',
  ],
  [/^npm run payout-batch -- --(?:file|result)\b/u, 'needs a released file: `payout-batch.pg.test.ts`'],
  [/^npm run payout-batch -- --market in --maker/u, 'needs a person who may: `payout-batch.pg.test.ts`'],
  [
    /^npm run bank-statement -- --market in --read/u,
    'needs a statement: `bank-statement` of `statement-parts.pg.test.ts`',
  ],
  [/^(?:candor|npm run) reseal$/u, '`reseal.pg.test.ts`'],
  [/^candor page-set$/u, 'needs a change: `page-change.test.ts`'],
  [
    /^(?:candor|npm run) (?:staff|payout-batch|bank-statement|odd-money|hardship|reminder-plan)$/u,
    'a name; with arguments it is run below',
  ],
];

/** What stands in backticks and is typed at this product's own prompt. */
const commands = [
  ...new Set(
    [
      ...book.matchAll(
        /`((?:sudo -u candor )?(?:\/opt\/\S+\/bin\/)?(?:candor|npm run|npm start)\b[^`_<{-]*(?:--? ?[^`]*)?)`/gu,
      ),
    ]
      .map(([, typed = '']) => typed.replace(/^sudo -u candor /u, '').replace(/^\/opt\/\S+\/bin\//u, ''))
      .filter((typed) => !/^candor[-_.]/u.test(typed)),
  ),
].map((typed) => typed.replace(/^npm run -s /u, 'npm run ').trim());

/** The script of a command: `npm run day-end -- --market ph`, `candor products-seed` → products:seed. */
function scriptOf(typed: string): { readonly file: string; readonly args: readonly string[] } {
  const [, program = '', name = '', rest = ''] =
    /^(candor|npm run) ([a-z][a-z:-]*)(?: --(?= ))?(.*)$/u.exec(typed) ?? [];
  const key = program === 'candor' ? (releaseCommands[name]?.inCheckout ?? name) : name;
  const file = /bootstrap\.mjs (\S+\.ts)$/u.exec(scripts[key] ?? '')?.[1] ?? '';
  const args = [...rest.matchAll(/"([^"]*)"|(\S+)/gu)].map(([, quoted, plain]) => quoted ?? plain ?? '');
  return { file, args };
}

let desk: LendingDesk;
beforeAll(async () => {
  desk = await LendingDesk.open('ph', '2026-11-16');
});
afterAll(() => desk.test.drop());

describe('a block of the operator’s book', () => {
  it('is tried somewhere, and the list says where', () => {
    const found = [...book.matchAll(/^ *```\w*\n([\s\S]*?)^ *```$/gmu)].map(([, text = '']) => text.trim());
    const keys = Object.keys(blocks);
    expect(found.length).toBe(keys.length);
    expect(found.filter((text) => !keys.some((key) => text.startsWith(key)))).toEqual([]);
  });

  it('and every test and drill that the lists name is there', () => {
    const tests = new Set(
      globSync('{packages,apps,scripts}/**/*.test.ts', { cwd: root, exclude: ['**/node_modules/**'] }).map(
        (file) => file.split('/').at(-1),
      ),
    );
    const said = [...Object.values(blocks), ...notHere.map(([, why]) => why)].join(' ');
    const named = [...said.matchAll(/`([\w.-]+\.test\.ts)`/gu)].map(([, name]) => name!);
    expect(named.filter((name) => !tests.has(name))).toEqual([]);
    const drills = [...said.matchAll(/`npm run ([\w-]+)/gu)].map(([, name]) => name!);
    expect(drills.filter((name) => !Object.hasOwn(scripts, name))).toEqual([]);
  });
});

describe('a command of the operator’s book', () => {
  it('takes the options that are written there', () => {
    expect(commands.length).toBeGreaterThan(25);
    for (const typed of commands) {
      const { file, args } = scriptOf(typed);
      const options = args.filter((word) => word.startsWith('--')).map((word) => word.slice(2));
      if (options.length === 0) continue;
      const own = /\/(?:operate|develop)\/[^/]+\.ts$/u.test(file)
        ? [file]
        : globSync(`${dirname(file)}/*.ts`, { cwd: root });
      const source = own.map((each) => read(each)).join('\n');
      for (const option of options)
        expect(source, `${typed}: --${option}`).toMatch(
          new RegExp(`['"]?${option}['"]?: \\{|--${option}\\b`, 'u'),
        );
    }
  });

  const run = commands.filter((typed) => !notHere.some(([pattern]) => pattern.test(typed)));
  it.each(run)('runs: %s', async (typed) => {
    const { file, args } = scriptOf(typed);
    expect(file, 'it has no script').not.toBe('');
    const name = file.replace(/^scripts\/operate\/|\.ts$/gu, '');
    const env = {
      DATABASE_URL: desk.test.url,
      DATABASE_OWNER_URL: desk.test.url,
      PERSONAL_DATA_KEYS: 'ab'.repeat(32),
      LOG_LEVEL: 'silent',
    };
    const { status, stderr } = await runScriptHere(name, args, env);
    expect(stderr).not.toMatch(/^\s+at /mu);
    // 1 says that something waits for a person; 2 that it was typed wrongly.
    expect([0, 1], stderr).toContain(status);
  });

  it('is not named among those that are run elsewhere without being there', () => {
    expect(notHere.filter(([pattern]) => !commands.some((typed) => pattern.test(typed)))).toEqual([]);
  });
});

describe('what else the operator’s book names', () => {
  const statements = [...book.matchAll(/`((?:select|update|delete|insert) [^`]+)`/gu)].map(
    ([, text = '']) => text,
  );

  it.each(statements)('is a statement that the database takes: %s', async (text) => {
    await desk.test.sql(text.replaceAll('…', '0'));
  });

  it('is a setting that there is', () => {
    const known = new Set(
      [...read('.env.example').matchAll(/^# ([A-Z][A-Z0-9_]*)=/gmu)].map(([, name]) => name!),
    );
    const named = [...book.matchAll(/`([A-Z][A-Z0-9]*(?:_[A-Z0-9]+)+)(?:=[^`]*)?`/gu)].map(
      ([, name]) => name!,
    );
    expect(named.length).toBeGreaterThan(40);
    const unknown = named.filter((name) => !known.has(name) && !known.has(name.replace(/_FILE$/u, '')));
    expect([...new Set(unknown)]).toEqual(['CANDOR_ENV_FILE']);
  });

  it('is a file that there is', () => {
    const named = [...book.matchAll(/`((?:deploy|config|docs|scripts|packages|apps)\/[\w./-]+)`/gu)].map(
      ([, file]) => file!,
    );
    expect(named.length).toBeGreaterThan(5);
    expect(named.filter((file) => !existsSync(join(root, file)))).toEqual([]);
  });
});
