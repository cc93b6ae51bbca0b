/** A command of a release: what it is for, in one line, and how it is run. */
type ReleaseCommand = {
  readonly says: string;
  readonly run: () => Promise<unknown>;
  /** What `npm run` calls it in a checkout, where that is another name. */
  readonly inCheckout?: string;
};

/**
 * Everything that `bin/candor` of a release does. Each one is loaded when it is asked for; it reads its own
 * arguments.
 */
export const releaseCommands: Readonly<Record<string, ReleaseCommand>> = {
  start: {
    says: 'serves the pages, the console and the calls; also does the background work unless WORKER=off',
    run: async () => (await import('@candor/server')).main(),
  },
  worker: {
    says: 'does the background work in a process of its own, beside servers with WORKER=off',
    run: async () => (await import('@candor/server')).mainWorker(),
  },
  wire: {
    says: 'makes the dictionary of names in WIRE_DIR (--seed), or adds words for the calls of a new version',
    run: () => import('../wire/wire.ts'),
    inCheckout: 'wire:generate',
  },
  migrate: {
    says: 'brings the tables up to date, with DATABASE_OWNER_URL; refuses before it changes anything',
    run: () => import('../migrate.ts'),
  },
  doctor: {
    says: 'looks at settings, database, vendors, clocks, worker and backups and says what to do (--json)',
    run: () => import('../doctor/doctor.ts'),
  },
  restored: {
    says: 'after the database’s files were copied back: nothing leaves until every channel was asked',
    run: () => import('../restored.ts'),
  },
  'verify-books': {
    says: 'proves the books and the chain, and prints the trial balance; exit 1 if anything does not tie',
    run: () => import('../verify-books.ts'),
  },
  'day-end': {
    says: 'ends every business day that is over; the worker does the same by itself',
    run: () => import('../day-end.ts'),
  },
  staff: {
    says: 'makes the first admin (add-admin), lists, disables, enables, unlocks and resets staff',
    run: () => import('../staff.ts'),
  },
  'products-seed': {
    says: 'gives each offered market the products that a new lender starts with',
    run: () => import('../products-seed.ts'),
    inCheckout: 'products:seed',
  },
  'page-set': {
    says: 'changes what the company page says',
    run: () => import('../page-set.ts'),
    inCheckout: 'page:set',
  },
  reseal: {
    says: 'puts personal data under the newest key, so that an old one can be retired (--check)',
    run: () => import('../reseal.ts'),
  },
  documents: {
    says: 'moves signed files out of the database into the store, checks and repairs them (--check, --repair)',
    run: () => import('../documents/documents.ts'),
  },
  'payout-batch': {
    says: 'prepares disbursement files for a bank, saves released ones, reads the bank’s result',
    run: () => import('../payout-batch.ts'),
  },
  'bank-statement': {
    says: 'reads a statement of the lender’s own account, and shows what waits for a person',
    run: () => import('../bank-statement.ts'),
  },
  'odd-money': {
    says: 'lists reconciliation breaks, unreadable callbacks and credits to refund, and closes them',
    run: () => import('../odd-money.ts'),
  },
  hardship: {
    says: 'lists and decides what borrowers who can’t pay have asked for',
    run: () => import('../hardship.ts'),
  },
  'reminder-plan': {
    says: 'replays the reminder plan, and a changed one, over the past year: sent, held back, by which rule',
    run: () => import('../reminder-plan.ts'),
  },
  reclassify: {
    says: 'shows, or books, what changed rules of asset classification mean for the loans there are',
    run: () => import('../reclassify.ts'),
  },
};

/** A sentence that names a command of a checkout, as it is typed where a release is installed. */
export function inReleaseWords(text: string): string {
  const names = Object.entries(releaseCommands).map(
    ([name, { inCheckout }]) => [inCheckout ?? name, name] as const,
  );
  const known = new Map<string, string>(names);
  return text
    .replaceAll(/\bnpm run (?:-s )?([a-z]+(?:[:-][a-z]+)*)( --(?= ))?/gu, (said, name: string) =>
      known.has(name) ? `candor ${known.get(name)}` : said,
    )
    .replaceAll(/\bnpm start\b/gu, 'candor start')
    .replaceAll(/\brun npm run build\b/gu, 'unpack the release again');
}

/** What `candor help` prints: one line for each command. */
export function helpText(version: string): string {
  const width = Math.max(...Object.keys(releaseCommands).map((name) => name.length));
  return [
    `Candor ${version}. candor <command> [options]`,
    '',
    ...Object.entries(releaseCommands).map(([name, { says }]) => `  ${name.padEnd(width)}  ${says}`),
    '',
    'Settings come from the environment and from CANDOR_ENV_FILE (/etc/candor/candor.env if it is there).',
  ].join('\n');
}
