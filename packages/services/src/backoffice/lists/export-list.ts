import { isMarketId, type MarketId } from '@candor/markets';
import {
  emptyExportsBefore,
  emptyListExport,
  findListExport,
  insertListExport,
  lockListExport,
  type ListExport,
} from '@candor/store/lists';
import type { Tx } from '@candor/store/database';
import type { LendingDeps } from '../../kernel/lending-deps.ts';
import { reasonAbout } from '../../kernel/commands/with-reason.ts';
import type { Command, CommandContext, Done, Refusal } from '../../kernel/commands/command.ts';
import { businessDateOf } from '../../kernel/time/business-date.ts';
import { requestApproval } from '../approvals/request-approval.ts';
import { releaseExport } from './release-export.ts';

/** More is not one look at a list, and takes an approver whoever is in it. */
const rowsByOnePerson = 200;

/** What a spreadsheet still opens at once; more is asked for by a narrower filter. */
export const exportedAtMost = 10_000;

export type ExportContent = {
  readonly heads: readonly string[];
  readonly rows: readonly (readonly string[])[];
};

export type ExportList = {
  readonly exportId: string;
  readonly requestId: string;
  readonly market: MarketId;
  readonly list: string;
  /** What the act is filed under: `list:loans`, or the loan whose trail it is. */
  readonly subject: string;
  readonly query: string;
  readonly hasPeople: boolean;
  readonly content: ExportContent;
  readonly reason: string;
};

export type MadeExport = {
  exportId: string;
  state: ListExport['state'];
  rows: number;
  decidedBy: string | null;
};

/** So long a copy waits for its maker. */
const keptMs = 7 * 86_400_000;

const forgetOld = (tx: Tx, now: Date) => emptyExportsBefore(tx, new Date(now.getTime() - keptMs));

/** What is sealed and whose it is. */
const exportAbout = (exportId: string) => `export:${exportId}`;

type ExportRefusal = 'export_is_too_large' | 'reason_is_missing' | 'approval_waits_already';

/** Accounts past due and the log itself have had their own names in the log from the beginning. */
const ownNames: Readonly<Record<string, Pick<Done<MadeExport>, 'recorded'>>> = {
  collections: { recorded: { as: 'collection.export' } },
  audit: { recorded: { as: 'audit.export' } },
  trail: { recorded: { as: 'audit.export' } },
};

/** A copy of a list, with a reason. */
export const exportList = (parts: LendingDeps): Command<ExportList, MadeExport, ExportRefusal> => ({
  name: 'export.make',
  subject: ({ subject }) => subject,
  async decide(tx, input, context) {
    const done = await setAside(tx, parts, input, context);
    return 'refused' in done ? done : { ...done, ...ownNames[input.list] };
  },
});

/**
 * Sets a copy of a list aside for whoever asks. Few rows without people can be taken at once; people in it,
 * or many rows, wait for an approver. The reason is sealed for the subject that the act is filed under.
 */
async function setAside(
  tx: Tx,
  parts: LendingDeps,
  input: ExportList,
  { actor, now }: CommandContext,
): Promise<Done<MadeExport> | Refusal<ExportRefusal>> {
  const { exportId, market, list, query, hasPeople, content, reason } = input;
  if (reason.trim() === '') return { refused: 'reason_is_missing' };
  await forgetOld(tx, now);
  const before = await findListExport(tx, exportId);
  if (before) return { output: { exportId, state: before.state, rows: before.rows, decidedBy: null } };
  const rows = content.rows.length;
  if (rows > exportedAtMost) return { refused: 'export_is_too_large' };
  const needsApproval = hasPeople || rows > rowsByOnePerson;
  const state = needsApproval ? 'waiting' : 'ready';
  const bytes = Buffer.from(JSON.stringify(content));
  await insertListExport(tx, {
    id: exportId,
    market,
    list,
    query,
    rows,
    hasPeople,
    state,
    madeAt: now,
    staffId: actor.id,
    content: parts.seal.sealBytes(bytes, exportAbout(exportId)),
  });
  const facts = { market, rows, people: hasPeople, filter: query };
  const why = parts.seal.seal(reason.trim(), reasonAbout(input.subject));
  if (!needsApproval) return { output: { exportId, state, rows, decidedBy: null }, facts, why };
  const asked = await requestApproval(tx, parts, {
    requestId: input.requestId,
    act: releaseExport,
    market,
    subject: `export:${exportId}`,
    input: { exportId },
    reason,
    by: actor.id,
    now,
    figures: null,
  });
  if ('refused' in asked) return asked;
  return {
    output: { exportId, state, rows, decidedBy: asked.deadlineAt },
    facts: { ...facts, request: asked.requestId },
    why,
  };
}

export type TakenExport = { fileName: string; heads: string[]; rows: string[][] };

/** A file says whose figures it has and of which day there: loans-ph-2026-11-18. */
const fileNameOf = async (tx: Tx, name: string, market: string) =>
  isMarketId(market) ? `${name}-${market}-${await businessDateOf(tx, market)}` : name;

export type NoteFile = {
  readonly market: MarketId;
  /** `trial-balance`. */
  readonly name: string;
  readonly rows: number;
  readonly reason: string;
};

/** Somebody saves figures of a screen as a file: who, which, how many rows and why are in the audit trail. */
export const noteFile = ({
  seal,
}: Pick<LendingDeps, 'seal'>): Command<NoteFile, { fileName: string }, 'reason_is_missing'> => ({
  name: 'export.save-file',
  subject: ({ name }) => `file:${name}`,
  async decide(tx, { market, name, rows, reason }) {
    if (reason.trim() === '') return { refused: 'reason_is_missing' };
    const fileName = await fileNameOf(tx, name, market);
    const why = seal.seal(reason.trim(), reasonAbout(`file:${name}`));
    return { output: { fileName }, facts: { file: `${fileName}.csv`, market, rows }, why };
  },
});

/** Hands a copy over to whoever asked for it, once: then it is no longer here. */
export const takeExport = ({
  seal,
}: Pick<LendingDeps, 'seal'>): Command<
  { readonly exportId: string },
  TakenExport,
  'not_found' | 'export_waits' | 'export_was_taken'
> => ({
  name: 'export.take',
  subject: ({ exportId }) => `export:${exportId}`,
  async decide(tx, { exportId }, { actor, now }) {
    await forgetOld(tx, now);
    const made = await lockListExport(tx, exportId);
    if (!made || made.staffId !== actor.id) return { refused: 'not_found' };
    if (made.state === 'waiting') return { refused: 'export_waits' };
    if (made.state !== 'ready' || made.content === null) return { refused: 'export_was_taken' };
    const content = JSON.parse(
      seal.openBytes(made.content, exportAbout(exportId)).toString(),
    ) as ExportContent;
    await emptyListExport(tx, exportId, 'taken', now);
    return {
      output: {
        fileName: await fileNameOf(tx, made.list, made.market),
        heads: [...content.heads],
        rows: content.rows.map((cells) => Array.from(cells)),
      },
      facts: { list: made.list, rows: made.rows, people: made.hasPeople },
    };
  },
});
