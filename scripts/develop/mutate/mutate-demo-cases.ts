import type { MutationCase } from './mutate-cases.ts';

const demo = 'scripts/operate/demo';
const story = 'scripts/operate/demo-year.pg.test.ts';

/** What keeps a made-up year true, and away from real borrowers. */
export const demoCases: Readonly<Record<string, MutationCase>> = {
  'demo-nothing-to-come': {
    protects: 'nothing in a made-up year is later than the moment at which it is made',
    edits: [
      {
        file: `${demo}/year-clock.ts`,
        from: 'if (on < this.today || this.now >= until) return atMost(wanted, this.now);',
        to: 'if (on <= this.today) return wanted;',
      },
    ],
    test: { file: `${demo}/year-clock.test.ts`, title: 'puts nothing later than the moment' },
  },
  'demo-real-borrowers': {
    protects: 'a made-up year replaces no database that serves real borrowers',
    edits: [
      {
        file: `${demo}/make-room.ts`,
        from: "if (mode !== 'sandbox') throw new Refused(",
        to: "if (mode === 'nothing') throw new Refused(",
      },
    ],
    test: { file: story, title: 'touches no database that serves real borrowers' },
  },
  'demo-machine-clock': {
    protects: 'what the machine’s clock dated is dated by the year’s',
    edits: [
      {
        file: `${demo}/date-back.ts`,
        from: "t.relname <> 'schema_migration'",
        to: "t.relname = 'audit_log'",
      },
    ],
    test: { file: story, title: 'lives days whose books tie' },
  },
};
