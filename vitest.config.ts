import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

const everywhere = ['packages', 'apps', 'scripts', 'bench'];
const unit = everywhere.map((folder) => `${folder}/**/*.test.{ts,tsx}`);
const withDatabase = everywhere.map((folder) => `${folder}/**/*.{pg,http}.test.ts`);
const never = ['**/node_modules/**', '**/dist/**'];

/**
 * Names on the wire, controls, colours and the repository's own rules: nothing that knows a day. Asked in one
 * zone.
 */
const knowsNoDay = [
  'apps/server/src/http/{wire,bad-input,mount-calls}.test.ts',
  'packages/{contract,ui,theme}/**',
  'scripts/**',
];

/**
 * Every law is asked the same cases in every run, so that a failure is somebody's change and not somebody's
 * luck; and an alarm fails a test.
 */
const setupFiles = ['scripts/develop/seed-laws.ts', 'scripts/develop/fail-on-alarm.ts'];

/**
 * When something hangs. No test is wrong for being slow: beside other work a process may take a minute to
 * begin, so this is the only limit there is, and no test sets one of its own. Whoever asks for a million
 * cases waits for them.
 */
const hangsAfterMs = process.env['CANDOR_CASES'] ? 86_400_000 : 600_000;
const limits = {
  testTimeout: hangsAfterMs,
  hookTimeout: hangsAfterMs,
  expect: { poll: { timeout: hangsAfterMs / 2 } },
};

/** The files that take longest: they begin first, so that at the end no core waits for one of them. */
const longest = [
  'http/permissions.http',
  'http/refused-by-handler.http',
  'http/one-person.http',
  'console/list-plans.http',
  'console/contact-sweep.http',
  'scripts/operate/demo-year.pg',
  'loans/model.pg',
  'http/refusals.http',
  'http/edge-days.http',
  'payments/races.pg',
  'console/restructures.http',
  'http/other-borrower.http',
  'scripts/generate/add-market.pg',
  'scripts/generate/market-registry',
  'rate/rates.property',
];

/** The same order in every run, whatever failed or took long in the one before. */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const place = ({ moduleId }: TestSpecification) => {
      const at = longest.findIndex((name) => moduleId.includes(`/${name}.test.`));
      return String(at < 0 ? longest.length : at).padStart(2, '0');
    };
    const key = (file: TestSpecification) => `${file.project.name} ${place(file)} ${file.moduleId}`;
    const keys = new Map(files.map((file) => [file, key(file)]));
    return files.toSorted((one, other) => (keys.get(one)! < keys.get(other)! ? -1 : 1));
  }
}

/**
 * A day begins at another instant in each: code that asks the machine for its zone fails in one of the two.
 */
const unitIn = (name: string, env: Record<string, string>, besides: readonly string[] = []) => ({
  test: {
    name,
    include: unit,
    exclude: [...never, ...withDatabase, ...besides],
    env,
    setupFiles,
    // Loading the modules anew for each file would take longer than the tests: nothing here leaves anything
    // behind.
    isolate: false,
    ...limits,
  },
});

export default defineConfig({
  test: {
    // One worker for each of two cores: the smallest machine that the whole run is measured on.
    maxWorkers: 2,
    sequence: { sequencer: LongestFirst },
    projects: [
      unitIn('unit-manila', { TZ: 'Asia/Manila' }),
      unitIn('unit-new-york', { TZ: 'America/New_York', CANDOR_SECOND_ZONE: '1' }, knowsNoDay),
      {
        test: {
          name: 'database',
          include: withDatabase,
          exclude: never,
          setupFiles,
          isolate: false,
          globalSetup: ['packages/store/src/testing/global-setup.ts'],
          ...limits,
        },
      },
    ],
  },
});
