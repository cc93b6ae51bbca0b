import type { MutationCase } from './mutate-cases.ts';

const year = 'packages/simulator/src/year';
const story = 'scripts/operate/demo-year.pg.test.ts';

/** What keeps a made-up year true, and away from real borrowers. */
export const demoCases: Readonly<Record<string, MutationCase>> = {
  'demo-nothing-to-come': {
    protects: 'nothing in a made-up year is later than the moment at which it is made',
    edits: [
      {
        file: `${year}/year-clock.ts`,
        from: 'if (on < this.today || this.now >= until) return atMost(wanted, this.now);',
        to: 'if (on <= this.today) return wanted;',
      },
    ],
    test: { file: `${year}/year-clock.test.ts`, title: 'puts nothing later than the moment' },
  },
  'demo-real-borrowers': {
    protects: 'a made-up year replaces no database that serves real borrowers',
    edits: [
      {
        file: `${year}/make-room.ts`,
        from: "if (mode !== 'sandbox') return",
        to: "if (mode === 'nothing') return",
      },
    ],
    test: { file: story, title: 'touches no database that serves real borrowers' },
  },
  'demo-machine-clock': {
    protects: 'what the machine’s clock dated is dated by the year’s',
    edits: [
      {
        file: `${year}/date-back.ts`,
        from: "t.relname <> 'schema_migration'",
        to: "t.relname = 'audit_log'",
      },
    ],
    test: { file: story, title: 'lives days whose books tie' },
  },
};
