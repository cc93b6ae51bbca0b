import type { CalendarDate } from '@candor/domain/calendar';
import type { MarketId } from '@candor/markets';
import { decisionFacts, decisionTables, isFactName, type DecisionTable } from '@candor/markets/decision';
import { findDecisionTable, listDecisionTables } from '@candor/store/decisions';
import { listApprovalsAbout } from '@candor/store/approvals';
import type { Database, ReadTx } from '@candor/store/database';
import { factKind, factNames, factWords, type FactKind } from '../../lending/decision-tables/fact-names.ts';
import { businessDateOf } from '../../kernel/time/business-date.ts';
import { reasonsFor, reasonWords } from '../../lending/applications/application-reasons.ts';

export type TableVersionLine = {
  readonly version: number;
  readonly validFrom: CalendarDate;
  readonly savedAt: Date | null;
  readonly standing: 'coming' | 'in-force' | 'past';
};

/**
 * Every version, newest first. Before the first decision there is the default, which begins when it is
 * needed.
 */
export async function tableVersions(tx: ReadTx, market: MarketId): Promise<TableVersionLine[]> {
  const on = await businessDateOf(tx, market);
  const rows = await listDecisionTables(tx, market);
  if (rows.length === 0) return [{ version: 1, validFrom: on, savedAt: null, standing: 'in-force' }];
  const inForce = rows.find(({ validFrom }) => validFrom <= on)?.version ?? 0;
  return rows.map(({ version, validFrom, savedAt }) => ({
    version,
    validFrom,
    savedAt,
    standing: version === inForce ? 'in-force' : validFrom > on && version > inForce ? 'coming' : 'past',
  }));
}

/** One version; the first is the default also before it was needed. */
export async function tableOfVersion(
  tx: ReadTx,
  market: MarketId,
  version: number,
): Promise<{ readonly table: DecisionTable; readonly validFrom: CalendarDate } | undefined> {
  const line = (await tableVersions(tx, market)).find((each) => each.version === version);
  if (!line) return undefined;
  const stored = await findDecisionTable(tx, market, version);
  return {
    table: stored ? (stored.content as DecisionTable) : decisionTables[market],
    validFrom: line.validFrom,
  };
}

/** The act under which a new version is asked for. */
export const tableChangeSubject = (market: MarketId) => `decision-table:${market}`;

async function tableChangeWaits(tx: ReadTx, market: MarketId): Promise<boolean> {
  const asked = await listApprovalsAbout(tx, tableChangeSubject(market));
  return asked.some(({ state }) => state === 'waiting' || state === 'asked-back');
}

/** The columns that a table may have. */
export function tableColumns(): {
  readonly fact: string;
  readonly name: string;
  readonly kind: FactKind;
  readonly words: string[];
  readonly says: string;
}[] {
  return Object.entries(decisionFacts).flatMap(([fact, { says }]) =>
    isFactName(fact)
      ? [
          {
            fact,
            name: factNames[fact],
            kind: factKind(fact),
            words: factWords(fact).map((word) => word.replaceAll('-', ' ')),
            says,
          },
        ]
      : [],
  );
}

/** What a row may give as its reason, as the borrower reads it. */
export function tableReasons(market: MarketId): {
  readonly code: string;
  readonly outcome: 'refuse' | 'refer';
  readonly sentence: string;
}[] {
  return (['refuse', 'refer'] as const).flatMap((outcome) =>
    reasonsFor[outcome].map((code) => ({
      code,
      outcome,
      sentence: reasonWords(code, 'en', market).sentence,
    })),
  );
}

export type TableHistory = {
  readonly versions: readonly TableVersionLine[];
  readonly isChangeWaiting: boolean;
};

/** Every version, and whether a further one waits for an approver. */
export function readTableHistory(database: Database, market: MarketId): Promise<TableHistory> {
  return database.read(async (tx) => ({
    versions: await tableVersions(tx, market),
    isChangeWaiting: await tableChangeWaits(tx, market),
  }));
}

/** One version, in a transaction of its own. */
export function readTableVersion(
  database: Database,
  market: MarketId,
  version: number,
): ReturnType<typeof tableOfVersion> {
  return database.read((tx) => tableOfVersion(tx, market, version));
}
