import { isRefusal } from '@candor/domain/refusals';
import { parseCalendarDate } from '@candor/domain/calendar';
import { isMarketId, markets, type MarketId } from '@candor/markets';
import type { DecisionTable } from '@candor/markets/decision';
import type { ReadTx, Tx } from '@candor/store/database';
import type { ActCheck, ActTerm, ApprovableAct } from '../../kernel/acts/approvable-act.ts';
import type { PersonSeal } from '../../kernel/person-seal.ts';
import type { Judgement } from '../../lending/decision-tables/evaluate-table.ts';
import { dayWords } from '../../customers/messages/day-words.ts';
import { saveDecisionTable } from '../../lending/decision-tables/save-decision-table.ts';
import { tableDifferences } from './table-breaks.ts';
import { tableOfVersion, tableVersions } from './read-tables.ts';
import { testTable } from './test-table.ts';

/** What a new version is made with. `table` is the table itself, as JSON. */
export type TableChange = {
  readonly market: string;
  /** The newest version when the draft was begun. */
  readonly basedOn: number;
  readonly table: string;
  readonly validFrom: string;
};

/** Another way to decide takes two people: one who writes it, and one who agrees. */
export const changeTable = {
  key: 'table.change',
  name: 'Change the decision table',
  asks: 'table.change',
  // Credit policy is risk's to approve: neither whoever runs the books nor whoever writes the table.
  decides: 'application.override',

  async line(tx, change) {
    const { market, terms } = await read(tx, change);
    const cells = `${terms.length} ${terms.length === 1 ? 'cell' : 'cells'}`;
    const place = { section: 'tables', id: String(change.basedOn) };
    return {
      about: `${markets[market].countryName} · from ${dayWords(dayOf(change.validFrom), 'en')}`,
      size: cells,
      place,
    };
  },

  async preview(tx, change, { parts, now }) {
    const { market, table, terms } = await read(tx, change);
    const before = await tableOfVersion(tx, market, change.basedOn);
    const tested = before && (await backTest(tx, parts.seal, { market, before: before.table, after: table }));
    const saved = await save(tx, change, now);
    if ('refused' in saved) return saved;
    const from = dayWords(dayOf(change.validFrom), 'en');
    return {
      title: `Decide by another table in ${markets[market].countryName} from ${from}?`,
      commits: `Save version ${saved.version}`,
      figures: [],
      terms,
      checks: [
        { is: 'kept', words: 'Rests only on facts that a decision may rest on' },
        { is: 'kept', words: 'Refuses children, and approves nobody who is not screened as clear' },
        ...(tested ?? []),
        { is: 'look', words: `Decides every application from ${from} on; what was decided stays` },
      ],
      postings: [],
      sent: null,
    };
  },

  async carryOut(tx, change, { now }) {
    const saved = await save(tx, change, now);
    return 'refused' in saved ? saved : { facts: { version: saved.version, validFrom: change.validFrom } };
  },
} as const satisfies ApprovableAct<TableChange>;

const testedDays = 90;

/**
 * What whoever approves sees of the table before it decides anything: what it would have done with the
 * applications of the last months.
 */
async function backTest(
  tx: Tx,
  seal: PersonSeal,
  tables: { readonly market: MarketId; readonly before: DecisionTable; readonly after: DecisionTable },
): Promise<ActCheck[]> {
  const { retried } = await testTable(tx, seal, { ...tables, days: testedDays });
  const over = `Back-test over ${testedDays} days`;
  if (retried.length === 0)
    return [
      { is: 'look', words: `${over}: no application was decided by the table, nothing can be compared` },
    ];
  const count = (which: 'before' | 'after', outcome: Judgement['outcome']) =>
    retried.filter((each) => each[which].outcome === outcome).length;
  const moved = retried.filter(({ before, after }) => before.outcome !== after.outcome).length;
  const lines = (['approve', 'refer', 'refuse'] as const).map(
    (outcome) => `${outcomeWords[outcome]} ${count('before', outcome)} → ${count('after', outcome)}`,
  );
  return [
    {
      is: 'look',
      words: `${over}: ${moved} of ${retried.length} decided otherwise (${lines.join(', ')})`,
    },
  ];
}

const outcomeWords = { approve: 'approved', refer: 'manual review', refuse: 'declined' } as const;

/** Nothing of what somebody else has saved meanwhile is lost unseen. */
async function save(tx: Tx, change: TableChange, now: Date) {
  const { market, table } = await read(tx, change);
  const [newest] = await tableVersions(tx, market);
  if (newest?.version !== change.basedOn) return { refused: 'decision_table_was_changed' } as const;
  const actor = { kind: 'system', id: 'approvals' } as const;
  const input = { market, table, validFrom: dayOf(change.validFrom) };
  const done = await saveDecisionTable(tx, input, { actor, now });
  return 'refused' in done ? done : done.output;
}

async function read(
  tx: ReadTx,
  change: TableChange,
): Promise<{ readonly market: MarketId; readonly table: DecisionTable; readonly terms: ActTerm[] }> {
  const { market, basedOn } = change;
  if (!isMarketId(market)) throw new Error(`${market} is no market`);
  const table = JSON.parse(change.table) as DecisionTable;
  const before = await tableOfVersion(tx, market, basedOn);
  return { market, table, terms: before ? tableDifferences(market, before.table, table) : [] };
}

function dayOf(text: string) {
  const day = parseCalendarDate(text);
  if (isRefusal(day)) throw new Error(`${text} is no day`);
  return day;
}
